//! A finished game looked through by a bot: what everybody could expect at each turn, and which
//! turns cost most.
//!
//! Every turn of the seats in question is held against the best one of a quick bot first; the
//! costliest are then looked at again by the strongest. Both times the turn that was made and the
//! better one are judged in the same way. The bot thinks elsewhere: [`Review::question`] is what it
//! is asked next, and [`Review::hear`] takes its answer line by line.

use bots::{BotName, Outlook};
use games::{AnyEntry, AnyPlay};
use table::{Seat, Turn};

use crate::advice::Advice;

/// How many of the costliest turns are looked at again.
pub const MOST_COSTLY: usize = 8;

/// The bot that looks at every turn: the quickest one that sees all of it.
pub const FIRST_LOOK: BotName = BotName::Foreman;

/// How long the strongest bot looks at a turn at the most, in milliseconds.
const AGAIN: u32 = 3000;

/// A turn that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedTurn {
    /// Who made it.
    pub seat: Seat,
    /// After how many entries it began.
    pub begins: usize,
    /// After how many entries it was over.
    pub ends: usize,
    /// Its decisions, in notation.
    pub actions: Vec<String>,
}

/// The turns of a game, in order.
pub fn played_turns(play: &AnyPlay) -> Vec<PlayedTurn> {
    let mut turns: Vec<PlayedTurn> = Vec::new();
    let mut under_way = None;
    for (n, entry) in play.entries().enumerate() {
        let AnyEntry::Act { seat, action } = entry else {
            under_way = None;
            continue;
        };
        let turn = play.turn_after(n);
        match turns.last_mut().filter(|_| under_way == Some(turn)) {
            Some(last) => {
                last.actions.push(action);
                last.ends = n + 1;
            }
            None => turns.push(PlayedTurn {
                seat,
                begins: n,
                ends: n + 1,
                actions: vec![action],
            }),
        }
        under_way = Some(turn);
    }
    turns
}

/// A turn beside a better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The better turn, in notation.
    pub better: Vec<String>,
    /// What was to be expected behind it.
    pub best: Outlook,
    /// What was to be expected behind the turn that was made.
    pub made: Outlook,
    /// Whether the strongest bot has looked at it.
    pub is_looked_at_again: bool,
    /// Whether there is no rival, so that only the score counts.
    pub is_alone: bool,
}

impl Compared {
    /// What it cost in points, rounded down: score and lead count half each, as the bots have it;
    /// alone it is the score. Nothing if the turn was as good.
    pub fn cost(&self) -> i32 {
        self.twice() / 2
    }

    fn twice(&self) -> i32 {
        let twice = match self.is_alone {
            true => 2 * (self.best.score - self.made.score),
            false => self.best.twice() - self.made.twice(),
        };
        twice.max(0)
    }
}

/// What is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// What everybody can expect before a turn, or at the end; and how good the turn was if it is
    /// one of those in question.
    Turn(usize),
    /// A turn again, by the strongest bot.
    Again(usize),
}

/// A finished game as far as it was looked through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    turns: Vec<PlayedTurn>,
    /// Whose turns are in question.
    seats: Vec<Seat>,
    /// Whether there is no rival.
    is_alone: bool,
    /// The strongest bot.
    adviser: BotName,
    /// How many entries there are.
    entries: usize,
    /// What each seat could expect before each turn, and at the end.
    outlooks: Vec<Vec<Outlook>>,
    /// By turn, as far as it is known.
    compared: Vec<Option<Compared>>,
    /// The costliest turns of the first look, and how many of them were looked at again.
    again: Option<(Vec<usize>, usize)>,
    /// What was heard in answer to the present question.
    heard: Advice,
    /// Whether there is no net for this game, so that nothing can be said.
    lacks_net: bool,
}

impl Review {
    /// Nothing was looked at so far.
    pub fn new(play: &AnyPlay, seats: Vec<Seat>) -> Review {
        let setup = play.setup();
        let turns = played_turns(play);
        let has_own_numbers = !play.own_files().is_empty();
        Review {
            compared: vec![None; turns.len()],
            adviser: bots::adviser_for(setup.game, setup.players, has_own_numbers),
            is_alone: setup.players == 1,
            entries: play.entries().len(),
            turns,
            seats,
            outlooks: Vec::new(),
            again: None,
            heard: Advice::default(),
            lacks_net: has_own_numbers || !bots::is_net_for(setup.game, setup.players),
        }
    }

    /// Whether there is no net for this game, so that nothing can be said.
    pub fn lacks_net(&self) -> bool {
        self.lacks_net
    }

    /// Whether there is no rival, so that only the score counts and nothing is said of a lead.
    pub fn is_alone(&self) -> bool {
        self.is_alone
    }

    /// The strongest bot, which looks at the costliest turns.
    pub fn adviser(&self) -> BotName {
        self.adviser
    }

    /// The turns of the game.
    pub fn turns(&self) -> &[PlayedTurn] {
        &self.turns
    }

    /// What each seat could expect before each turn and at the end, as far as it is known.
    pub fn outlooks(&self) -> &[Vec<Outlook>] {
        &self.outlooks
    }

    fn step(&self) -> Option<Step> {
        if self.lacks_net {
            return None;
        }
        match &self.again {
            None => Some(Step::Turn(self.outlooks.len())),
            Some((costly, done)) => costly.get(*done).copied().map(Step::Again),
        }
    }

    /// Whether everything was looked at that can be.
    pub fn is_done(&self) -> bool {
        self.step().is_none()
    }

    /// How many steps are done, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        let first = self.turns.len() + 1;
        match &self.again {
            None => (self.outlooks.len(), first + MOST_COSTLY),
            Some((costly, done)) => (first + done, first + costly.len()),
        }
    }

    /// The lines of the next question, each to stand behind a job number; the lines of the record
    /// that comes with it are not. `None` if there is nothing left to ask.
    pub fn question(&mut self, play: &AnyPlay) -> Option<Vec<String>> {
        let step = self.step()?;
        self.heard = Advice::default();
        let ask = |entries: usize, rest: Vec<String>| {
            let transcript = play.at(entries).transcript()?;
            let mut lines = vec![format!("position record\n{transcript}end")];
            lines.extend(rest);
            Some(lines)
        };
        let go = |bot: BotName, limit: &str, turn: &PlayedTurn| {
            let (bot, actions) = (bot.info().name, turn.actions.join("; "));
            format!("go {bot}{limit} seed 1 telling considering {actions}")
        };
        match step {
            Step::Turn(number) => match self.turns.get(number) {
                Some(turn) if self.seats.contains(&turn.seat) => {
                    let quick = go(FIRST_LOOK, "", turn);
                    ask(turn.begins, vec!["outlook".to_owned(), quick])
                }
                Some(turn) => ask(turn.begins, vec!["outlook".to_owned()]),
                None => ask(self.entries, vec!["outlook".to_owned()]),
            },
            Step::Again(number) => {
                let turn = &self.turns[number];
                let limit = format!(" within {AGAIN}ms");
                ask(turn.begins, vec![go(self.adviser, &limit, turn)])
            }
        }
    }

    /// Hears a line of the answer, without its job number. Says whether that was the last one.
    pub fn hear(&mut self, line: &str) -> bool {
        self.heard.hear(line);
        if line.starts_with("error ") {
            // Without a net nothing more can be asked.
            self.lacks_net = true;
            return true;
        }
        let players = self.heard.seats.len();
        match self.step() {
            Some(Step::Turn(number)) => {
                let wants_turn = self
                    .turns
                    .get(number)
                    .is_some_and(|turn| self.seats.contains(&turn.seat));
                let is_whole = match wants_turn {
                    true => self.heard.is_done,
                    false => players > 0 && line == "ok",
                };
                if is_whole {
                    self.take_turn(number);
                }
                is_whole
            }
            Some(Step::Again(number)) => {
                if self.heard.is_done {
                    self.take_again(number);
                }
                self.heard.is_done
            }
            None => true,
        }
    }

    fn take_turn(&mut self, number: usize) {
        self.outlooks.push(std::mem::take(&mut self.heard.seats));
        if let Some(compared) = self.compared.get_mut(number) {
            *compared = compare(&self.heard, false, self.is_alone);
        }
        if self.outlooks.len() > self.turns.len() {
            self.again = Some((self.costliest_turns(), 0));
        }
    }

    fn take_again(&mut self, number: usize) {
        if let Some(again) = compare(&self.heard, true, self.is_alone) {
            self.compared[number] = Some(again);
        }
        if let Some((_, done)) = &mut self.again {
            *done += 1;
        }
    }

    /// The turns that cost something, the costliest first; of equal ones the first of the game.
    fn costliest_turns(&self) -> Vec<usize> {
        let cost = |number: &usize| self.compared[*number].as_ref().map_or(0, Compared::cost);
        let mut costly: Vec<usize> = (0..self.turns.len()).collect();
        costly.retain(|number| cost(number) > 0);
        costly.sort_by_key(|number| std::cmp::Reverse(cost(number)));
        costly.truncate(MOST_COSTLY);
        costly
    }

    /// The costliest turns with better ones, the costliest first. Behind the second look it is those
    /// that were looked at again and still cost something.
    pub fn costliest(&self) -> Vec<(&PlayedTurn, &Compared)> {
        let numbers = match &self.again {
            None => self.costliest_turns(),
            Some((again, _)) => {
                let cost =
                    |number: &usize| self.compared[*number].as_ref().map_or(0, Compared::cost);
                let mut numbers = again.clone();
                numbers.retain(|number| cost(number) > 0);
                numbers.sort_by_key(|number| std::cmp::Reverse(cost(number)));
                numbers
            }
        };
        let pairs = numbers.into_iter().filter_map(|number| {
            let compared = self.compared[number].as_ref()?;
            Some((&self.turns[number], compared))
        });
        pairs.collect()
    }

    /// What the turns in question cost on average, in tenths of a point; `None` before all of them
    /// were looked at.
    pub fn mean_cost(&self, seat: Seat) -> Option<i32> {
        self.again.as_ref()?;
        let pairs = self.turns.iter().zip(&self.compared);
        let costs: Vec<i32> = pairs
            .filter(|(turn, _)| turn.seat == seat)
            .filter_map(|(_, compared)| compared.as_ref())
            .map(Compared::twice)
            .collect();
        let count = i32::try_from(costs.len()).ok().filter(|count| *count > 0)?;
        Some(costs.iter().sum::<i32>() * 5 / count)
    }
}

fn compare(heard: &Advice, is_looked_at_again: bool, is_alone: bool) -> Option<Compared> {
    Some(Compared {
        better: heard.turn.clone(),
        best: heard.best?,
        made: heard.considered?,
        is_looked_at_again,
        is_alone,
    })
}

/// Whether a game can be looked through: it is over, and was begun with its set-up.
pub fn can_be_reviewed(play: &AnyPlay) -> bool {
    play.turn() == Turn::Over && play.transcript().is_some()
}
