//! What may stand at a place of the notation or of the data file.

table::dues! {
    SPACE: "kanal-due-space", "a route space from h11 to h44 or from v11 to v35";
    PLOT: "kanal-due-plot", "a structure space from a1 to c4";
    BASIC: "kanal-due-basic", "wood, clay or ore";
    ROUTE: "kanal-due-route", "path, road, rail or canal";
    BUILDING: "kanal-due-building", "path, road, rail, canal or bridge";
    TRIGGER: "kanal-due-trigger", "routes or bridges";
    PRICE: "kanal-due-price", "right or free";
    FREE: "kanal-due-free", "free";
}
