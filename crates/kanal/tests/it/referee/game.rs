//! The game: set-up, rounds, preparation, solo game and campaign.

use std::collections::{BTreeMap, BTreeSet};

use crate::referee::board::{Area, Route, Space};
use crate::referee::deck::{Card, Resource, STAGES, Stage, stage};
use crate::referee::engine::{Next, Seen, SeenPlayer, Setting};
use crate::referee::scoring;
use crate::referee::spaces::Deed;
use crate::referee::supply::Supply;
use crate::referee::turn::Turn;

#[derive(Clone, Debug)]
pub(crate) struct Player {
    pub(crate) supply: Supply,
    pub(crate) area: Area,
    /// Starting routes that are still to be placed.
    to_place: Vec<Route>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// The start player is drawn.
    Start,
    /// Structures are dealt or refilled.
    Deal,
    Place(usize),
    Choose(usize),
    Act(usize),
    /// Step 2 of the preparation; whether this player has turned.
    Wheel(usize, bool),
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Game {
    pub(crate) cards: BTreeMap<u8, Card>,
    is_blank: bool,
    is_campaign: bool,
    pub(crate) players: Vec<Player>,
    part: u8,
    round: u8,
    start: usize,
    /// Action spaces chosen in this round, in order.
    discs: Vec<u8>,
    blocked: u8,
    thaler: [u16; 7],
    pub(crate) stacks: [u8; 3],
    pub(crate) display: Vec<u8>,
    pub(crate) raised_this_round: u8,
    /// With one player: structures still to be drawn in this refill.
    to_draw: u8,
    /// Stacks that were empty at the last refill.
    was_empty: [bool; 3],
    pub(crate) is_last: bool,
    /// Structures that came up in this game, and in the games of the campaign before.
    shown: BTreeSet<u8>,
    shown_before: BTreeSet<u8>,
    aside: BTreeSet<u8>,
    totals: Vec<i16>,
    phase: Phase,
    pub(crate) turn: Option<Turn>,
    /// Whether the last choice was one for any time.
    pub(crate) is_after_anytime: bool,
    /// What happened, for the count of rare events.
    pub(crate) events: BTreeMap<&'static str, u64>,
}

/// The blocking disc's way, chapter 08.
const BLOCKED: [[u8; 7]; 3] = [
    [1, 2, 3, 4, 5, 6, 7],
    [1, 5, 2, 6, 3, 7, 4],
    [4, 3, 2, 1, 7, 6, 5],
];

impl Game {
    pub(crate) fn new(setting: &Setting) -> Game {
        let mut game = Game {
            cards: crate::referee::deck::read(&setting.deck),
            is_blank: setting.is_blank,
            is_campaign: setting.is_campaign,
            players: vec![Player::start(setting.is_blank); usize::from(setting.players)],
            part: 1,
            round: 0,
            start: 0,
            discs: Vec::new(),
            blocked: 0,
            thaler: [0; 7],
            stacks: [0; 3],
            display: Vec::new(),
            raised_this_round: 0,
            to_draw: 0,
            was_empty: [false; 3],
            is_last: false,
            shown: BTreeSet::new(),
            shown_before: BTreeSet::new(),
            aside: BTreeSet::new(),
            totals: Vec::new(),
            phase: Phase::Start,
            turn: None,
            is_after_anytime: false,
            events: BTreeMap::new(),
        };
        game.set_up();
        if game.is_solo() {
            game.phase = Phase::Deal;
        }
        game
    }

    /// A turn that begins on an action space with this industrial area, for examples.
    pub(crate) fn amid(deck: &str, space: u8, area: Area) -> Game {
        let mut game = Game::new(&Setting {
            players: 2,
            is_blank: false,
            is_campaign: false,
            deck: deck.to_owned(),
            seed: String::new(),
        });
        game.players[0].area = area;
        game.turn = Some(Turn::on(space));
        game.phase = Phase::Act(0);
        game
    }

    pub(crate) fn witness(&mut self, event: &'static str) {
        *self.events.entry(event).or_default() += 1;
    }

    fn is_solo(&self) -> bool {
        self.players.len() == 1
    }

    /// Chapter 04.
    fn set_up(&mut self) {
        let count = self.players.len();
        self.players = vec![Player::start(self.is_blank); count];
        self.round = 0;
        self.discs.clear();
        self.thaler = [1, 1, 1, 1, 0, 0, 0];
        self.display.clear();
        self.raised_this_round = 0;
        self.was_empty = [false; 3];
        self.is_last = false;
        self.shown.clear();
        self.stacks = [9, 7, 8];
        if self.is_solo() {
            self.stacks = [6, 5, 7];
            self.to_draw = 4;
            self.block(BLOCKED[usize::from(self.part - 1)][0]);
        }
    }

    /// Puts the blocking disc on a space; its thaler go back.
    fn block(&mut self, space: u8) {
        self.blocked = space;
        self.thaler[usize::from(space - 1)] = 0;
    }

    /// Whose decision it is.
    fn seat(&self) -> usize {
        match self.phase {
            Phase::Place(seat) | Phase::Choose(seat) | Phase::Act(seat) | Phase::Wheel(seat, _) => {
                seat
            }
            Phase::Start | Phase::Deal | Phase::Over => panic!("nobody is asked"),
        }
    }

    pub(crate) fn own(&self) -> &Player {
        &self.players[self.seat()]
    }

    pub(crate) fn own_mut(&mut self) -> &mut Player {
        let seat = self.seat();
        &mut self.players[seat]
    }

    /// What comes next; a dealer's face is left open.
    pub(crate) fn next(&self) -> Next {
        match self.phase {
            Phase::Start => Next::Dealer("start".to_owned()),
            Phase::Deal => Next::Dealer("structure".to_owned()),
            Phase::Over => Next::Over(
                self.players
                    .iter()
                    .map(|player| {
                        let pad = scoring::pad(player, &self.cards);
                        let total = match self.is_campaign {
                            true => self.totals.iter().sum(),
                            false => pad.iter().sum(),
                        };
                        (pad, total)
                    })
                    .collect(),
            ),
            _ => Next::Choice(self.seat() as u8 + 1, self.choices()),
        }
    }

    fn choices(&self) -> Vec<String> {
        match self.phase {
            Phase::Place(_) => self.placings(),
            Phase::Choose(_) => {
                let is_open = |space: &u8| !self.discs.contains(space) && self.blocked != *space;
                let spaces = (1..=7)
                    .filter(is_open)
                    .map(|space| format!("space {space}"));
                spaces.chain(Game::at_any_time(self.own())).collect()
            }
            Phase::Act(_) => self.turn_choices(),
            Phase::Wheel(_, has_turned) => {
                let mut choices = Game::at_any_time(self.own());
                if !has_turned && self.own().supply.can_turn() {
                    choices.push("turn free".to_owned());
                }
                choices.push("done".to_owned());
                choices
            }
            Phase::Start | Phase::Deal | Phase::Over => Vec::new(),
        }
    }

    fn placings(&self) -> Vec<String> {
        let own = self.own();
        let types: BTreeSet<Route> = own.to_place.iter().copied().collect();
        let mut choices = Vec::new();
        for route in types {
            let spaces = Space::all()
                .into_iter()
                .filter(|space| space.is_for_start());
            let free = spaces.filter(|space| !own.area.routes.contains_key(space));
            choices.extend(free.map(|space| format!("place {route} {space}")));
        }
        choices
    }

    /// Turns up what the dealer shows; a word on what is wrong with it otherwise.
    pub(crate) fn reveal(&mut self, face: &str) -> Result<(), String> {
        match (self.phase, face.split(' ').collect::<Vec<_>>().as_slice()) {
            (Phase::Start, ["start", seat]) => {
                let seat: usize = seat.parse().map_err(|_| "a seat")?;
                self.start = seat - 1;
                self.phase = Phase::Deal;
            }
            (Phase::Deal, ["structure", number]) => {
                let number: u8 = number.parse().map_err(|_| "a number")?;
                self.draw(number)?;
            }
            (phase, face) => return Err(format!("{face:?} in {phase:?}")),
        }
        Ok(())
    }

    fn draw(&mut self, number: u8) -> Result<(), String> {
        let from = self
            .stacks
            .iter()
            .position(|cards| *cards > 0)
            .expect("a stack with cards");
        if !self.cards.contains_key(&number) || stage(number) != STAGES[from] {
            return Err(format!("{number} is no card of {:?}", STAGES[from]));
        }
        if !self.shown.insert(number) {
            return Err(format!("{number} came up before"));
        }
        self.may_come_again(number)?;
        if self.shown_before.contains(&number) {
            self.witness("blue came back");
            self.aside.clear();
        }
        self.stacks[from] -= 1;
        self.display.push(number);
        if self.is_solo() {
            self.display.sort_unstable();
            self.to_draw -= 1;
        }
        if self.needs_no_more() {
            self.dealt();
        }
        Ok(())
    }

    /// In a campaign structures are new; one blue one of those set aside comes back in the third game.
    fn may_come_again(&self, number: u8) -> Result<(), String> {
        if !self.shown_before.contains(&number) {
            return Ok(());
        }
        let is_third_blue = self.part == 3 && stage(number) == Stage::Blue;
        let again = self
            .shown
            .iter()
            .filter(|card| self.shown_before.contains(card))
            .count();
        match is_third_blue && again == 1 && self.aside.contains(&number) {
            true => Ok(()),
            false => Err(format!("{number} came up in an earlier game")),
        }
    }

    /// Counts down what one player draws; an emptied stack adds a card of the next stage.
    fn needs_no_more(&mut self) -> bool {
        if self.stacks == [0; 3] {
            self.to_draw = 0;
            return true;
        }
        if !self.is_solo() {
            let target = match self.stacks {
                [0, 0, _] => 6,
                [0, ..] => 5,
                _ => 4,
            };
            return self.display.len() >= target;
        }
        for at in 0..2 {
            if self.stacks[at] == 0 && !self.was_empty[at] {
                self.was_empty[at] = true;
                self.to_draw += 1;
            }
        }
        self.to_draw == 0
    }

    fn dealt(&mut self) {
        if self.round > 0 {
            self.begin_wheel();
        } else if self.is_blank {
            self.phase = Phase::Place(self.start);
        } else {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        self.round += 1;
        self.discs.clear();
        self.raised_this_round = 0;
        self.is_last = match self.is_solo() {
            true => self.round == 7,
            false => self.stacks[2] == 0 || self.round == 40,
        };
        if !self.is_solo() && self.round == 40 && self.stacks[2] > 0 {
            self.witness("fortieth round");
        }
        self.phase = Phase::Choose(self.start);
    }

    /// Carries out a choice.
    pub(crate) fn act(&mut self, words: &str) {
        let words: Vec<&str> = words.split(' ').collect();
        self.is_after_anytime = words[0] == "buy" || words == ["turn"];
        match (self.phase, words.as_slice()) {
            (_, ["buy", basic, amount]) => {
                let basic = Resource::named(basic).expect("a basic material");
                let amount = amount.parse().expect("a number");
                self.own_mut().supply.buy(basic, amount);
            }
            (_, ["turn"]) => {
                let supply = &mut self.own_mut().supply;
                supply.pay(&BTreeMap::from([(Resource::Thaler, 2)]));
                supply.turn();
            }
            (Phase::Place(seat), ["place", route, space]) => {
                let route = Route::named(route).expect("a type of route");
                self.place(seat, route, Space::named(space).expect("a space"));
            }
            (Phase::Choose(seat), ["space", space]) => {
                self.choose(seat, space.parse().expect("a number"));
            }
            (Phase::Act(_), words) => self.act_in_turn(words),
            (Phase::Wheel(seat, false), ["turn", "free"]) => {
                self.own_mut().supply.turn();
                self.phase = Phase::Wheel(seat, true);
            }
            (Phase::Wheel(seat, _), ["done"]) => self.wheel_done(seat),
            (phase, words) => panic!("{words:?} in {phase:?}"),
        }
        self.settle();
    }

    /// Goes on where nothing is left to choose.
    fn settle(&mut self) {
        loop {
            match self.phase {
                Phase::Act(seat) => match self.settle_turn() {
                    true => return,
                    false => self.end_turn(seat),
                },
                Phase::Wheel(seat, _) if self.choices() == ["done"] => self.wheel_done(seat),
                _ => return,
            }
        }
    }

    fn place(&mut self, seat: usize, route: Route, space: Space) {
        let player = &mut self.players[seat];
        let at = player
            .to_place
            .iter()
            .position(|left| *left == route)
            .expect("a route to place");
        player.to_place.remove(at);
        player.area.routes.insert(space, route);
        if route == Route::Path {
            player.area.imprinted.insert(space);
        }
        if player.to_place.is_empty() {
            let next = (seat + 1) % self.players.len();
            match next == self.start {
                true => self.begin_round(),
                false => self.phase = Phase::Place(next),
            }
        }
    }

    fn choose(&mut self, seat: usize, space: u8) {
        self.discs.push(space);
        let thaler = std::mem::take(&mut self.thaler[usize::from(space - 1)]);
        self.players[seat].supply.gain(Resource::Thaler, thaler);
        let turn = Turn::on(space);
        self.turn = Some(turn);
        self.phase = Phase::Act(seat);
    }

    /// Chapter 06: with structures on all spaces, who takes the action of raising places the topmost
    /// card of the stack in the box instead. Rulings: of the first stack that has cards.
    pub(crate) fn box_card(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.deeds.push(Deed::Raise);
        }
        let at = self.stacks.iter().position(|cards| *cards > 0);
        let at = at.expect("a stack with cards");
        self.stacks[at] -= 1;
        self.witness(match (self.is_solo(), STAGES[at]) {
            (true, _) => "full board, solo",
            (false, Stage::Blue) => "full board, blue",
            (false, _) => "full board, not blue",
        });
    }

    fn end_turn(&mut self, seat: usize) {
        self.turn = None;
        let actions = if self.is_solo() { 4 } else { 5 };
        if self.discs.len() < actions {
            self.phase = Phase::Choose((seat + 1) % self.players.len());
            return;
        }
        if self.is_last {
            self.begin_wheel();
            return;
        }
        if self.is_solo() {
            // Chapter 08: the lowest ones go unless two structures were raised.
            let removed =
                usize::from(2u8.saturating_sub(self.raised_this_round)).min(self.display.len());
            self.display.drain(..removed);
            self.to_draw = 2;
        }
        self.phase = Phase::Deal;
        if self.needs_no_more() {
            self.begin_wheel();
        }
    }

    fn begin_wheel(&mut self) {
        self.phase = Phase::Wheel(self.start, false);
        self.settle();
    }

    fn wheel_done(&mut self, seat: usize) {
        let next = (seat + 1) % self.players.len();
        if next != self.start {
            self.phase = Phase::Wheel(next, false);
        } else if self.is_last {
            self.end();
        } else {
            self.distribute();
            self.start = (self.start + 1) % self.players.len();
            self.begin_round();
        }
    }

    /// Step 3 of the preparation.
    fn distribute(&mut self) {
        for space in 1..=7 {
            if space <= 4 || !self.discs.contains(&space) && self.blocked != space {
                self.thaler[usize::from(space - 1)] += 1;
            }
        }
        if self.is_solo() {
            self.block(BLOCKED[usize::from(self.part - 1)][usize::from(self.round)]);
        }
    }

    fn end(&mut self) {
        self.phase = Phase::Over;
        if !self.is_campaign {
            return;
        }
        self.totals
            .push(scoring::pad(&self.players[0], &self.cards).iter().sum());
        if self.part == 3 {
            return;
        }
        self.shown_before.extend(&self.shown);
        self.aside.extend(
            self.display
                .iter()
                .filter(|card| stage(**card) == Stage::Blue),
        );
        self.part += 1;
        if self.part == 3 && self.aside.is_empty() {
            // Rulings, campaign: then any blue structure that was seen can come back.
            let seen = self
                .shown_before
                .iter()
                .filter(|card| stage(**card) == Stage::Blue);
            self.aside = seen.copied().collect();
            self.witness("no blue set aside");
        }
        self.set_up();
        self.phase = Phase::Deal;
    }

    /// What lies on the table. Conventions: structures set aside are there until one came back,
    /// the total of the last game is not noted, and the golden disc lies until the next round.
    pub(crate) fn seen(&self) -> Seen {
        let mut totals = self.totals.clone();
        if self.phase == Phase::Over {
            totals.truncate(2);
            totals.resize(3, 0);
        }
        Seen {
            part: self.part,
            round: self.round,
            start: self.start as u8 + 1,
            golden: self.discs.last().copied().unwrap_or(0),
            blocked: self.blocked,
            thaler: self.thaler.iter().map(|thaler| *thaler as u8).collect(),
            stacks: self.stacks.to_vec(),
            display: self.display.clone(),
            aside: self.aside.iter().copied().collect(),
            totals,
            players: self.players.iter().map(Player::seen).collect(),
        }
    }
}

impl Player {
    fn start(is_blank: bool) -> Player {
        let mut player = Player {
            supply: Supply::start(),
            area: Area::default(),
            to_place: vec![Route::Path, Route::Path, Route::Rail, Route::Canal],
        };
        if !is_blank {
            player.to_place.clear();
            // The file of numbers, since the rule book only has a picture.
            let paths = [Space::Horizontal(1, 2), Space::Vertical(3, 4)];
            player.area.imprinted.extend(paths);
            let mut printed = BTreeMap::from(paths.map(|space| (space, Route::Path)));
            printed.insert(Space::Vertical(1, 1), Route::Rail);
            printed.insert(Space::Horizontal(4, 3), Route::Canal);
            player.area.routes.clone_from(&printed);
            player.area.printed = printed;
        }
        player
    }

    fn seen(&self) -> SeenPlayer {
        use crate::referee::deck::MATERIALS;
        let area = &self.area;
        SeenPlayer {
            materials: MATERIALS
                .iter()
                .map(|material| self.supply.of(*material) as u8)
                .collect(),
            thaler: self.supply.of(Resource::Thaler),
            prestige: self.supply.of(Resource::Prestige),
            routes: area
                .routes
                .iter()
                .map(|(space, route)| (space.to_string(), route.to_string()))
                .collect(),
            imprinted: area.imprinted.iter().map(ToString::to_string).collect(),
            bridges: area.bridges.iter().map(ToString::to_string).collect(),
            structures: area
                .structures
                .iter()
                .map(|(plot, number)| (plot.to_string(), *number))
                .collect(),
        }
    }
}
