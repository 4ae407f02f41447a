//! What can be wrong with a deck beside its words, and what to do about it.

data::phrases! {
    /// A part of the sentence about a fault.
    pub enum CardPhrase {
        TooManyTests { most: usize }: "fault-too-many-tests", "more than {most} conditions";
        TooManyRows { most: usize }: "fault-too-many-rows", "more than {most} rows";
        TooManySteps { most: usize }: "fault-too-many-steps", "more than {most} steps";
        TooManyOptions { most: usize }: "fault-too-many-options", "more than {most} options";
        TooManyPrices { most: usize }: "fault-too-many-prices", "more than {most} prices";
        WriteFewer: "fault-write-fewer", "write fewer";
        TooLong { letters: usize }: "fault-too-long", "{letters} letters";
        AtMostLetters { most: usize }: "fault-at-most-letters", "{most} letters at the most";
        NoLetters: "fault-no-letters", "no letters";
        SomeLetters: "fault-some-letters", "a name on one line";
        Bytes { bytes: usize }: "fault-bytes", "{bytes} bytes";
        AtMostBytes { most: usize }: "fault-at-most-bytes", "{most} bytes at the most";

        AlsoBehindCertain: "fault-also", "'also' behind a step that cannot fail";
        CommaAlone: "fault-comma-alone", "write a comma alone";
        GainsLast: "fault-gains-last", "let the additional gains come last, joined by 'and'";
        ChoiceInChoice: "fault-choice", "a choice inside a choice";
        OneList: "fault-one-list", "write all options into one list";
        OneOption: "fault-one-option", "a choice of one option";
        MoreOptions: "fault-more-options", "write at least two options with a semicolon between them";
        RowTwice: "fault-row-twice", "two rows for one number";
        OneRow: "fault-one-row", "let every number have one row at the most";
        Twice { resource: &'static str }: "fault-twice", "{resource} twice";
        AddUp: "fault-add-up", "add it up";
        NoSuchPlace: "fault-no-such-place", "a place that this cannot have";
        LeaveOut: "fault-leave-out", "leave it out";
        GivesBack { resource: &'static str }: "fault-gives-back", "a trade that gives back the {resource} it takes";
        Difference: "fault-difference", "write the difference alone";
        PaysForItself: "fault-pays-for-itself", "a trade without end, since its proceeds buy its price again";
        Limit: "fault-limit", "give less for it, or say how often";

        Effects { count: usize }: "fault-effects", "{count} effects";
        EffectsDue { most: usize }: "fault-effects-due", "1 to {most} effects";
        CardInstructions { count: usize }: "fault-card-instructions", "{count} instructions on one card";
        DeckInstructions { count: usize }: "fault-deck-instructions", "{count} instructions in all";
        AtMostInstructions { most: usize }: "fault-at-most-instructions", "{most} instructions at the most";
        Decisions { count: usize }: "fault-decisions", "{count} decisions at one activation";
        AtMostDecisions { most: usize }: "fault-at-most-decisions", "{most} decisions at the most";
        Cards { count: usize, stage: &'static str }: "fault-cards", "only {count} {stage}";
        AtLeastCards { count: usize }: "fault-at-least-cards", "{count} at the least";
        Sources { count: usize }: "fault-sources", "{count} sources";
        NoSource: "fault-no-source", "no source";
        Source: "fault-source", "a source";
        SourcesDue { most: usize }: "fault-sources-due", "1 to {most} sources where something is published";
        SourceNotDue: "fault-source-not-due", "none where nothing is published";
        MarkedSo { mark: String }: "fault-marked", "marked {mark}";
        MarkDue { mark: String }: "fault-mark-due", "{mark}, by what it says is published";
    }
}
