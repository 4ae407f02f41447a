//! What may stand at a place of the notation or of the data file.

table::dues! {
    GOOD: "due-good", "food, clothes, cutlery or lamps";
    MARKER: "due-marker", "an action marker";
    SHADE: "due-shade", "a shade";
    TABLE: "due-table", "a table";
    LIST: "due-list", "a list";
    WHOLE_NUMBER: "due-whole-number", "a whole number";
    TEXT: "due-text", "a text in quotation marks";
    ROW: "due-row", "one W or more, then M, three in all at the most";
    SPACES: "due-spaces", "four of # and .";
    LEVEL: "due-level", "a level from 1 to 4";
    DRAWN_MARKER: "due-drawn-marker", "machinery, quality or distribution";
    SOURCE: "due-source", "printed, derived, web or reconstructed";
    CONFIDENCE: "due-confidence", "high, medium or low";
}
