//! What a catalogue says of a game before it is set up: plain data, without its rules.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize, Serializer};

use crate::DataFile;

/// What the catalogue says of a game.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// Its name on the command line and in records, such as `spinning-jenny`.
    pub id: &'static str,
    /// How many can play.
    #[serde(serialize_with = "as_pair")]
    pub players: RangeInclusive<u8>,
    /// Its options.
    pub options: &'static [OptionInfo],
    /// Words that stand for several options at once, where a game is set up by hand.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub shorthands: &'static [Shorthand],
    /// The names of the data files that an owner can replace; the component numbers come first.
    pub data_files: &'static [&'static str],
    /// The small questions that a player can answer once and for all.
    #[serde(skip)]
    pub questions: &'static [StandingQuestion],
    /// The folders of its sentences; a later one goes before an earlier one.
    #[serde(skip)]
    pub texts: &'static [&'static str],
    /// What in its captions is one name of several words, such as `end of game`.
    #[serde(skip)]
    pub phrases: &'static [&'static str],
    /// How the guided first game is set up, if there is one.
    #[serde(skip)]
    pub guided: Option<GuidedGame>,
    /// How a challenge is set up, which is the same game for everybody, if there is one.
    #[serde(skip)]
    pub challenge: Option<ChallengeSetup>,
}

/// The name tells games apart.
impl PartialEq for GameInfo {
    fn eq(&self, other: &GameInfo) -> bool {
        self.id == other.id
    }
}

impl Eq for GameInfo {}

impl GameInfo {
    /// The name of the file with the component numbers.
    pub fn data_file(&self) -> &'static str {
        self.data_files.first().copied().unwrap_or_default()
    }

    /// A data file of the owner's, as a record carries it.
    pub fn own_file(&self, name: &str, text: &str) -> DataFile {
        DataFile {
            name: (name != self.data_file()).then(|| name.to_owned()),
            text: text.to_owned(),
        }
    }

    /// The names and numbers of which a caption consists, such as `1770`, `start player`.
    pub fn names_in<'a>(&self, caption: &'a str) -> Vec<&'a str> {
        let mut names = Vec::new();
        let mut rest = caption.trim_start();
        while !rest.is_empty() {
            let phrase = self.phrases.iter().find(|name| rest.starts_with(**name));
            let word = || rest.find(' ').unwrap_or(rest.len());
            let (name, behind) = rest.split_at(phrase.map_or_else(word, |name| name.len()));
            names.push(name);
            rest = behind.trim_start();
        }
        names
    }

    /// The options with every shorthand among them spelled out; what is named besides goes before
    /// what a shorthand stands for. A value that a shorthand does not have stays as it is.
    pub fn spelled_out(&self, chosen: &[(String, String)]) -> Vec<(String, String)> {
        let means = |(name, value): &(String, String)| {
            let named = self.shorthands.iter().find(|word| word.name == name);
            named.and_then(|word| word.means(value))
        };
        let (short, mut spelled): (Vec<_>, Vec<_>) =
            chosen.iter().cloned().partition(|one| means(one).is_some());
        for (name, value) in short.iter().filter_map(means).flatten() {
            if spelled.iter().all(|(other, _)| other != name) {
                spelled.push(((*name).to_owned(), (*value).to_owned()));
            }
        }
        spelled
    }

    /// The question with this id, if the game asks it.
    pub fn question(&self, id: &str) -> Option<&'static StandingQuestion> {
        self.questions.iter().find(|question| question.id == id)
    }
}

/// A word that stands for several options at once, such as `expert=yes`. Records never have it:
/// they name the options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Shorthand {
    /// Its name, as in `--set name=yes`.
    pub name: &'static str,
    /// The options that `yes` stands for; `no` stands for none of them.
    pub options: &'static [(&'static str, &'static str)],
}

impl Shorthand {
    /// The values it can have; the first is the default, as in an option.
    pub const VALUES: [&'static str; 2] = ["no", "yes"];

    /// The options that a value of it stands for, if it can have it.
    pub fn means(&self, value: &str) -> Option<&'static [(&'static str, &'static str)]> {
        let [no, yes] = Shorthand::VALUES;
        match value {
            value if value == no => Some(&[]),
            value if value == yes => Some(self.options),
            _ => None,
        }
    }
}

/// An option of a game.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name, as in `--set name=value`.
    pub name: &'static str,
    /// The values it can have; the first is the default.
    pub values: &'static [&'static str],
    /// The option and the value of it that this one belongs to, if it does not always apply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only_with: Option<(&'static str, &'static str)>,
    /// The value that stands for a data file of the owner's, and the name of that file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own_file: Option<(&'static str, &'static str)>,
}

impl OptionInfo {
    /// An option that always applies; the first value is the default.
    pub const fn new(name: &'static str, values: &'static [&'static str]) -> OptionInfo {
        OptionInfo {
            name,
            values,
            only_with: None,
            own_file: None,
        }
    }

    /// The same option, which applies only where another one has this value.
    #[must_use]
    pub const fn only_with(mut self, option: &'static str, value: &'static str) -> OptionInfo {
        self.only_with = Some((option, value));
        self
    }

    /// The same option, of which a value stands for a data file of the owner's.
    #[must_use]
    pub const fn own_file(mut self, value: &'static str, file: &'static str) -> OptionInfo {
        self.own_file = Some((value, file));
        self
    }

    /// The values that stand for no file of the owner's, which everybody has.
    pub fn shared_values(&self) -> impl Iterator<Item = &'static str> {
        let own = self.own_file.map(|(own, _)| own);
        let shared = self.values.iter().copied();
        shared.filter(move |value| own != Some(*value))
    }

    /// Whether it applies beside these options, where what is not named has its default.
    pub fn applies(&self, all: &[OptionInfo], chosen: &[(String, String)]) -> bool {
        let Some((needed, value)) = self.only_with else {
            return true;
        };
        let named = chosen.iter().find(|(name, _)| name == needed);
        let default = all.iter().find(|option| option.name == needed);
        match (named, default) {
            (Some((_, chosen)), _) => chosen == value,
            (None, Some(option)) => option.values.first() == Some(&value),
            (None, None) => false,
        }
    }
}

/// What a player says to a small question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// The usual answer, without being asked.
    #[default]
    Always,
    /// The other answer, without being asked.
    Never,
    /// Being asked each time.
    Ask,
}

impl Order {
    /// All orders, in the order in which they are shown.
    pub const ALL: [Order; 3] = [Order::Always, Order::Never, Order::Ask];

    /// Its word, which is part of its message id.
    pub const fn word(self) -> &'static str {
        match self {
            Order::Always => "always",
            Order::Never => "never",
            Order::Ask => "ask",
        }
    }
}

/// A small question that a standing order can answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandingQuestion {
    /// Which question; also its message id.
    pub id: &'static str,
    /// With which others it is shown; also a message id.
    pub group: &'static str,
    /// What a player who never said anything wants.
    pub begins: Order,
    /// Whether one can never want it; otherwise there is only to be asked.
    pub has_never: bool,
}

impl StandingQuestion {
    /// A question of a group with the order it begins with.
    pub const fn new(id: &'static str, group: &'static str, begins: Order) -> StandingQuestion {
        StandingQuestion {
            id,
            group,
            begins,
            has_never: true,
        }
    }

    /// The same where nobody can never want it.
    #[must_use]
    pub const fn without_never(mut self) -> StandingQuestion {
        self.has_never = false;
        self
    }

    /// The orders that can be given for it.
    pub fn orders(&self) -> impl Iterator<Item = Order> + use<> {
        let has_never = self.has_never;
        let orders = Order::ALL.into_iter();
        orders.filter(move |order| has_never || *order != Order::Never)
    }
}

/// How the guided first game is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuidedGame {
    /// How many play.
    pub players: u8,
    /// The options that are not at their default.
    pub options: &'static [(&'static str, &'static str)],
    /// The seed of a game that meets early what is explained; empty for a new one each time.
    pub seed: &'static str,
}

fn as_pair<S: Serializer>(range: &RangeInclusive<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    (range.start(), range.end()).serialize(serializer)
}

/// How a challenge is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeSetup {
    /// How many play.
    pub players: u8,
    /// The options that are the same for everybody.
    pub options: &'static [(&'static str, &'static str)],
    /// The option that a player chooses; a value that stands for a file of the owner's is none.
    pub choice: &'static str,
}

#[cfg(test)]
mod tests {
    use super::*;

    const INFO: GameInfo = GameInfo {
        id: "toy",
        players: 1..=2,
        options: &[
            OptionInfo::new("wind", &["no", "yes"]),
            OptionInfo::new("rain", &["no", "yes"]),
            OptionInfo::new("board", &["front", "back"]),
        ],
        shorthands: &[Shorthand {
            name: "storm",
            options: &[("wind", "yes"), ("rain", "yes")],
        }],
        data_files: &[],
        questions: &[],
        texts: &[],
        phrases: &[],
        guided: None,
        challenge: None,
    };

    fn spelled_out(chosen: &[(&str, &str)]) -> Vec<String> {
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let chosen: Vec<(String, String)> = chosen.iter().map(own).collect();
        let spelled = INFO.spelled_out(&chosen).into_iter();
        spelled
            .map(|(name, value)| format!("{name}={value}"))
            .collect()
    }

    #[test]
    fn a_shorthand_stands_for_its_options() {
        assert_eq!(spelled_out(&[("storm", "yes")]), ["wind=yes", "rain=yes"]);
        assert_eq!(
            spelled_out(&[("board", "back"), ("storm", "no")]),
            ["board=back"]
        );
    }

    #[test]
    fn what_is_named_goes_before_what_a_shorthand_stands_for() {
        assert_eq!(
            spelled_out(&[("storm", "yes"), ("wind", "no")]),
            ["wind=no", "rain=yes"]
        );
    }

    #[test]
    fn what_is_no_value_of_a_shorthand_is_left_for_whoever_checks_options() {
        assert_eq!(spelled_out(&[("storm", "maybe")]), ["storm=maybe"]);
    }
}
