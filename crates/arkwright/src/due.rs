//! What may stand at a place of the notation or of the data file.

table::dues! {
    GOOD: "due-good", "food, clothes, cutlery or lamps";
    PLACE: "due-place", "column and a good, or line";
    DEVELOPER: "due-developer", "developer";
    INVENTOR: "due-inventor", "inventor";
    EXTRA: "due-extra", "extra";
    BY: "due-by", "by";
    FLEET: "due-fleet", "1, 2 or both";
    PAYING: "due-paying", "paying";
    SHIP: "due-ship", "ship";
    REPLACING: "due-replacing", "replacing";
    MARKER: "due-marker", "an action marker";
    SHADE: "due-shade", "a shade";
    ROW: "due-row", "one W or more, then M, three in all at the most";
    SPACES: "due-spaces", "four of # and .";
    LEVEL: "due-level", "a level from 1 to 4";
    DRAWN_MARKER: "due-drawn-marker", "machinery, quality or distribution";
    TILE: "due-tile", "a development tile";
    EVENT: "due-event", "an event";
    GREY_MARKER: "due-grey-marker", "machinery, quality, distribution or production";
    SHIP_OR_MARKER: "due-ship-or-marker", "a ship or a marker, not both";
}
