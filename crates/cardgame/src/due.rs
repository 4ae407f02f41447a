//! What may stand at a place of the notation or of the data file.

table::dues! {
    GOOD: "card-due-good", "food, clothes, cutlery or lamps";
    TRACK: "card-due-track", "quality, distribution, cards, machinery, ship or stock";
    LATER_TRACK: "card-due-later-track", "the later of the two in the order quality, distribution, cards, machinery, ship, stock";
    CARD: "card-due-card", "a development card";
    QUALITY: "card-due-quality", "values of quality cards, the highest first, or 0";
    STOREHOUSE: "card-due-storehouse", "small or big";
    SHIFT: "card-due-shift", "shift";
    CARD_OR_BOARD: "card-due-card-or-board", "either a card or a development on the board";
    MOST_APPEAL: "card-due-most-appeal", "a number from 1 to 30";
    COUNTED_FROM_1: "card-due-counted-from-1", "a number that is counted from 1";
    ARROWS: "card-due-arrows", "a list of borders, or a table with 'from' and a 'to' that is not below it";
    BORDER: "card-due-border", "a border by the appeal below it, which is less than the highest";
    OTHER_BORDER: "card-due-other-border", "a border that is not in the list yet";
    DEMAND: "card-due-demand", "a list of demand values, or a table with 'steps' and 'highest'";
    DEMAND_LENGTH: "card-due-demand-length", "a demand track of at most 80 steps";
}
