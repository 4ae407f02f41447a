//! What the facts of this box speak of, beside the phrases that every game uses.

::data::phrases! {
    /// A part of the sentence about a broken fact.
    pub enum Phrase {
        CostRange { from: u8, to: u8 }: "fact-cost-range", "from the lowest price, {from}, to {to}";
        BetterQuality: "fact-better-quality", "better quality at every level";
        WorkersAndMachines { workers: u8, machines: u8 }: "fact-w-and-m", "{workers} W and {machines} M";
        RowSpaces: "fact-row-spaces", "one to three spaces, at least one of them W";
        SpacesInRows { count: u8, rows: usize }: "fact-spaces-in-rows", "{count} spaces in the first {rows} rows";
        MachinesInRows { count: u8, rows: usize }: "fact-m-in-rows", "{count} M in the first {rows} rows";
        GoodsInRows { count: u8, rows: usize }: "fact-goods-in-rows", "{count} goods in the first {rows} rows";
        Machine: "fact-machine", "a machine";
        Machines { count: u8 }: "fact-machines", "{count} machines";
        NoRowsMakeThree: "fact-no-rows-make-three", "no rows of level I or II that make 3 goods";
        FoodMakesThree: "fact-food-makes-three", "a food factory that makes 3";

        FallingWage: "fact-falling-wage", "a wage that falls from one row to the next";
        RisingWages: "fact-rising-wages", "wages that rise with employment";
        WithDemand { number: u8, demand: u8, good: &'static str }: "fact-with-demand", "{number} with demand for {demand} {good}";
        TooFewNumbers { count: u8, good: &'static str }: "fact-too-few-numbers", "fewer than {count} numbers for {good}";
        Demand { count: u8 }: "fact-demand", "demand for {count}";

        Spaces { count: usize }: "fact-spaces", "{count} spaces";
        SpacesWorth { count: usize, value: u8 }: "fact-spaces-worth", "{count} spaces worth £{value}";

        SomeLevel: "fact-some-level", "a level";
        OtherLevel: "fact-other-level", "another level";
        NoLevel: "fact-no-level", "no level";
        TooHighLevel: "fact-too-high-level", "the current level or a higher one";
        NoneBefore { year: u16 }: "fact-none-before", "none before {year}";
        Level { level: u8 }: "fact-level", "level {level}";
        LowerLevels: "fact-lower-levels", "levels below the current one";

        Rising { from: u8, to: u8 }: "fact-rising", "rising, from {from} to {to}";
        InTheBox { count: u8 }: "fact-in-the-box", "{count} in the box";
        Seats { count: usize }: "fact-seats", "{count} seats";
        Times { count: usize, marker: String }: "fact-times", "{count} times {marker}";
        TimesAtMost { count: u8 }: "fact-times-at-most", "{count} times at the most";
        OtherMarker: "fact-other-marker", "another marker";
        DrawnMarker: "fact-drawn-marker", "light machinery, quality or distribution";

        EconomyMarker { importer: u8, workers: u8 }: "fact-economy-marker", "one with importer {importer} and {workers} workers";
        NoEconomyMarker { importer: u8, workers: u8 }: "fact-no-economy-marker", "no marker with importer {importer} and {workers} workers";
        EconomyMarkersLeft { count: usize, workers: u8 }: "fact-economy-markers-left", "{count} markers without those with {workers} workers";
        LightSpaces { count: u16 }: "fact-light-spaces", "{count} spaces in rows I and II";
        DarkSpaces { count: u16 }: "fact-dark-spaces", "{count} spaces in rows III and IV";
        Crew { count: u8 }: "fact-crew", "a crew of {count}";
        NoCrew { count: u8 }: "fact-no-crew", "no crew of {count}";
    }
}
