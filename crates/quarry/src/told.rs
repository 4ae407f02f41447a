//! What Quarry says of itself beyond its rules.

use table::{
    Amount, DataFile, DataTrouble, GameInfo, Message, OptionInfo, Order, Question, Say, Seat,
    SeriesInfo, SmallQuestion, StandingQuestion, Told, Unfit, Unit,
};

use crate::{Action, Board, Components, DATA, Event, Phase, Quarry, Stone};

const POINTS: Unit = Unit("points");

const NUMBERS: &str = "quarry.txt";

const INFO: GameInfo = GameInfo {
    id: "quarry",
    players: 1..=4,
    options: &[OptionInfo::new("market", &["two", "three"])],
    shorthands: &[],
    data_files: &[NUMBERS],
    questions: &[StandingQuestion::new("polish-last", "turn", Order::Ask)],
    texts: &["quarry"],
    phrases: &[],
    guided: None,
    challenge: None,
};

/// The data file does not hold four numbers.
struct Incomplete;

impl DataTrouble for Incomplete {
    fn line(&self) -> Option<usize> {
        None
    }

    fn is_unreadable(&self) -> bool {
        true
    }
}

impl Say for Incomplete {
    fn say(&self) -> Message {
        Message::new("quarry-data-incomplete")
    }
}

impl std::fmt::Display for Incomplete {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("quarry.txt needs four numbers: stones of weight 1, 2 and 3, and rounds")
    }
}

impl Told for Quarry {
    type Forecast = ();

    const INFO: &'static GameInfo = &INFO;

    const SERIES: &'static [SeriesInfo] = &[SeriesInfo {
        id: "weight",
        unit: POINTS,
    }];

    const NOTATION_WORDS: &'static str = "WEIGHT is 1, 2 or 3.";

    fn set_up(players: u8, options: &[(String, String)], _: Option<&str>) -> Quarry {
        let game = Quarry::new(players);
        match options.iter().any(|(_, value)| value == "three") {
            true => game.with_big_market(),
            false => game,
        }
    }

    fn set_up_with(
        players: u8,
        options: &[(String, String)],
        files: &[DataFile],
    ) -> Result<Quarry, Unfit> {
        let game = Quarry::set_up(players, options, None);
        let [file, ..] = files else {
            return Ok(game);
        };
        match Components::parse(&file.text) {
            Some(_) => Ok(game.with_data(&file.text)),
            None => Err(Incomplete.into()),
        }
    }

    fn released(file: &str) -> Option<&'static str> {
        (file == NUMBERS).then_some(DATA)
    }

    fn question(&self, board: &Board) -> Question {
        let (id, section) = match board.phase {
            Phase::Fill => ("quarry-ask-fill", "1"),
            Phase::Choose => ("quarry-ask-choose", "2"),
            Phase::Over => ("quarry-ask-over", "4"),
        };
        Question {
            message: Message::new(id),
            section,
        }
    }

    fn small_question(&self, board: &Board) -> Option<SmallQuestion<Action>> {
        let is_last = board.phase == Phase::Choose && board.taken == 2 && !board.polished;
        is_last.then_some(SmallQuestion::new(
            "polish-last",
            Action::Polish,
            Action::Done,
        ))
    }

    fn passing(&self, _: &Board) -> Option<Action> {
        Some(Action::Done)
    }

    fn choice_alone(&self, board: &Board, action: Action) -> Board {
        let mut after = *board;
        if action != Action::Done {
            self.apply(&mut after, action, &mut ());
        }
        after
    }

    fn caption_from(&self, _: &Board, _: &Board, _: &Event) -> Option<String> {
        None
    }

    fn say_event(&self, event: &Event) -> Message {
        match *event {
            Event::TurnedUp(weight) => Message::new("quarry-turned-up").with("weight", weight),
            Event::Took(seat, weight) => Message::new("quarry-took")
                .with("seat", seat)
                .with("weight", weight),
            Event::Polished(seat) => Message::new("quarry-polished").with("seat", seat),
            Event::Forced(seat) => Message::new("quarry-forced").with("seat", seat),
        }
    }

    fn say_action(&self, action: Action) -> Message {
        match action {
            Action::Take(Stone(weight)) => Message::new("action-take").with("weight", weight),
            Action::Polish => Message::new("action-polish"),
            Action::Done => Message::new("action-done"),
        }
    }

    fn concerns(&self, event: &Event) -> Option<Seat> {
        match *event {
            Event::TurnedUp(_) => None,
            Event::Took(seat, _) | Event::Polished(seat) | Event::Forced(seat) => Some(seat),
        }
    }

    fn purse(&self, board: &Board, seat: Seat) -> Vec<Amount> {
        vec![points(self.points(board, seat))]
    }

    fn moved(&self, event: &Event) -> Vec<Amount> {
        match *event {
            Event::Took(_, weight) => vec![points(weight.into())],
            Event::Polished(_) => vec![points(self.shine())],
            Event::TurnedUp(_) | Event::Forced(_) => Vec::new(),
        }
    }

    fn foreseen(&self, _: &Board) -> Option<()> {
        None
    }

    fn values(&self, board: &Board, seat: Seat) -> Vec<i64> {
        vec![self.points(board, seat)]
    }

    fn point(&self, before: &Board, after: &Board) -> Option<String> {
        (before.round != after.round).then(|| format!("round {}", after.round))
    }

    fn samples(&self) -> Vec<Message> {
        let seat = Seat::new(0);
        let events = [
            Event::TurnedUp(2),
            Event::Took(seat, 2),
            Event::Polished(seat),
            Event::Forced(seat),
        ];
        let plain = [
            "quarry-ask-fill",
            "quarry-ask-choose",
            "quarry-ask-over",
            "quarry-data-incomplete",
            "quarry-two-taken",
            "quarry-polished-already",
            "quarry-nothing-to-polish",
            "quarry-market-full",
        ];
        let weighed = ["quarry-no-such-stone", "quarry-no-such-stone-left"];
        events
            .iter()
            .map(|event| self.say_event(event))
            .chain(Action::ALL.map(|action| self.say_action(action)))
            .chain(plain.map(Message::new))
            .chain(weighed.map(|id| Message::new(id).with("weight", 3)))
            .collect()
    }
}

fn points(count: i64) -> Amount {
    Amount {
        unit: POINTS,
        count,
    }
}

impl Quarry {
    fn points(&self, board: &Board, seat: Seat) -> i64 {
        i64::from(board.weight(seat)) + i64::from(board.shine[seat.index()])
    }
}
