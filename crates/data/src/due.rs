//! What may stand at a place of any data file.

table::dues! {
    TABLE: "due-table", "a table";
    LIST: "due-list", "a list";
    WHOLE_NUMBER: "due-whole-number", "a whole number";
    TEXT: "due-text", "a text in quotation marks";
    SOURCE: "due-source", "printed, derived, web or reconstructed";
    CONFIDENCE: "due-confidence", "high, medium or low";
}
