//! What may stand at a place of the notation or of the data file.

table::dues! {
    GOOD: "card-due-good", "food, clothes, cutlery or lamps";
    TRACK: "card-due-track", "quality, distribution, cards, machinery, ship or stock";
    CARD: "card-due-card", "a development card";
    QUALITY: "card-due-quality", "values of quality cards, the highest first, or 0";
    STOREHOUSE: "card-due-storehouse", "small or big";
    SHIFT: "card-due-shift", "shift";
}
