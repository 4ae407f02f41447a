//! What a bot says of a position to people: what everybody can expect, and the turn it would make.
//!
//! The bot thinks elsewhere and answers in the lines of docs/protocol.md; here they are read.

use bots::{BotName, Outlook};
use games::AnyPlay;
use table::{Arg, Message, Turn, Unit, WarningKind};

/// What was heard of a position so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// What each seat can expect as things stand; empty where no net says it.
    pub seats: Vec<Outlook>,
    /// The best turn so far, in notation; empty before one was found or if nobody is asked.
    pub turn: Vec<String>,
    /// What the asked seat can expect behind that turn.
    pub best: Option<Outlook>,
    /// The same behind the turn that is considered besides, judged in the same way.
    pub considered: Option<Outlook>,
    /// The best turns that were found, the best first, once the thinking has come to its end and if
    /// they were asked for.
    pub alternatives: Vec<Vec<String>>,
    /// How many positions were thought about.
    pub nodes: u64,
    /// Whether the thinking has come to its end.
    pub is_done: bool,
}

/// A pair of numbers.
fn pair(words: &str) -> Option<Outlook> {
    let (score, lead) = words.split_once(' ')?;
    Some(Outlook {
        score: score.parse().ok()?,
        lead: lead.parse().ok()?,
    })
}

fn turn_of(words: &str) -> Vec<String> {
    let actions = words.split("; ").filter(|action| !action.is_empty());
    actions.map(str::to_owned).collect()
}

impl Advice {
    /// Hears a line of the answer, without its job number. Says whether anything is new.
    pub fn hear(&mut self, line: &str) -> bool {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "outlook" => self
                .seats
                .extend(rest.split_once(' ').and_then(|(_, numbers)| pair(numbers))),
            "best" => self.best = pair(rest),
            "considered" => self.considered = pair(rest),
            "alternative" => self
                .alternatives
                .extend(rest.split_once(' ').map(|(_, turn)| turn_of(turn))),
            "nodes" => self.nodes = rest.parse().unwrap_or(self.nodes),
            "thinking" => {
                let (nodes, turn) = rest.split_once(' ').unwrap_or((rest, ""));
                self.nodes = nodes.parse().unwrap_or(self.nodes);
                self.turn = turn_of(turn);
            }
            "bestturn" => {
                self.turn = turn_of(rest);
                self.is_done = true;
            }
            _ => return false,
        }
        true
    }
}

/// How many turns are heard of, so that one of them begins without a loss.
const ALTERNATIVES: usize = 64;

/// How long the strongest bot looks at a turn at the most before it advises somebody, in milliseconds.
pub const HINT: u32 = 4000;

/// The bot that people at a table are advised by.
pub fn adviser_at(play: &AnyPlay) -> BotName {
    let setup = play.setup();
    bots::adviser_for(setup.game, setup.players, !play.own_files().is_empty())
}

/// What the adviser is asked for a turn, each line to stand behind a job number; whoever asks for the same
/// board hears the same turn. `None` where nobody is asked, no bot thinks about the game, or the game was
/// not begun with its set-up.
pub fn asks_for_turn(play: &AnyPlay) -> Option<Vec<String>> {
    let adviser = adviser_at(play);
    if play.asked().is_none() || adviser == BotName::Random {
        return None;
    }
    let transcript = play.transcript()?;
    let name = adviser.info().name;
    Some(vec![
        format!("position record\n{transcript}end"),
        format!("go {name} within {HINT}ms seed 1 alternatives {ALTERNATIVES}"),
    ])
}

impl Advice {
    /// The best of the turns whose first step leads to no loss, such as an emergency sale, on this board;
    /// the best of all where each does.
    pub fn turn_without_loss(&self, play: &AnyPlay) -> &[String] {
        let begins_well = |turn: &&Vec<String>| {
            let first = turn
                .first()
                .map_or_else(Vec::new, |step| play.warnings(step));
            first
                .iter()
                .all(|warning| warning.kind != WarningKind::Loss)
        };
        let turns = || std::iter::once(&self.turn).chain(&self.alternatives);
        turns().find(begins_well).unwrap_or(&self.turn)
    }
}

/// The turn that leaves out what may be left out, as a confirmation without a choice would make it;
/// `None` if something has to be chosen, or nobody is asked.
pub fn passing_turn(play: &AnyPlay) -> Option<Vec<String>> {
    let begun = play.turn();
    let mut passed = play.clone();
    let mut turn = Vec::new();
    while passed.turn() == begun && matches!(begun, Turn::Ask { .. }) {
        let passing = passed.passing()?;
        passed.act(&passing).ok()?;
        turn.push(passing);
    }
    (!turn.is_empty()).then_some(turn)
}

/// What a turn loses besides, such as shares that are sold in need, each as it is in the end: until a payment
/// is made, every step of an action changes what has to be sold for it.
pub fn losses_of(play: &AnyPlay, turn: &[String]) -> Vec<Message> {
    let mut play = play.clone();
    let mut losses: Vec<Message> = Vec::new();
    for step in turn {
        for warning in play.warnings(step) {
            if warning.kind == WarningKind::Loss {
                losses.retain(|loss| !is_same_loss(loss, &warning.message));
                losses.push(warning.message);
            }
        }
        if play.act(step).is_err() {
            break;
        }
    }
    losses
}

/// Whether two messages tell of one loss: of the same good, and from the same place.
fn is_same_loss(one: &Message, other: &Message) -> bool {
    let told_by = |message: &Message| {
        let args = message.args.iter();
        let tells = |(name, _): &&(&str, Arg)| ["good", "from"].contains(name);
        (message.id, args.filter(tells).cloned().collect::<Vec<_>>())
    };
    told_by(one) == told_by(other)
}

/// Whether people may be advised at this table. A challenge is the same game for everybody, so its
/// results are compared: there it has to be over.
pub fn may_be_advised(play: &AnyPlay) -> bool {
    play.challenge().is_none() || play.turn() == Turn::Over
}

/// What scores are counted in: the first value that is plotted is of what companies or boards are
/// worth, which scores are made of.
pub fn score_unit(play: &AnyPlay) -> Unit {
    let first = play.series().first();
    first.map_or(Unit("points"), |series| series.unit)
}
