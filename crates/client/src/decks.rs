//! Decks of the owner's: what is wrong with a file, word by word, and the list of those that are
//! kept.

use games::Error;
use table::{GameInfo, Message, Unfit};

/// Something that is wrong with a file, at its word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong and what to try.
    pub message: Message,
    /// Where it stands, if it is in a line.
    pub place: Option<FaultPlace>,
}

/// A word in a line of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultPlace {
    /// The line, counted from 1.
    pub line: usize,
    /// Where the word begins in it, counted in letters from 1.
    pub column: usize,
    /// What stands before the word.
    pub before: String,
    /// The word; all that is in the line where none is named.
    pub word: String,
    /// What stands behind it.
    pub behind: String,
}

/// What ends a word in a file.
const ENDS: [char; 8] = [':', ';', ',', '{', '}', '"', '\'', ']'];

impl FaultPlace {
    fn of(text: &str, line: usize, column: Option<usize>) -> FaultPlace {
        let source = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        let indent = source.len() - source.trim_start().len();
        let byte = |column: usize| {
            let mut letters = source.char_indices().skip(column.saturating_sub(1));
            letters.next().map_or(source.len(), |(byte, _)| byte)
        };
        let start = column.map_or(indent, byte);
        let (before, rest) = source.split_at(start);
        let end = match column {
            None => rest.trim_end().len(),
            Some(_) => word_in(rest),
        };
        let (word, behind) = rest.split_at(end);
        FaultPlace {
            line,
            column: before.chars().count() + 1,
            before: before.to_owned(),
            word: word.to_owned(),
            behind: behind.to_owned(),
        }
    }
}

/// How many bytes the word has with which a text begins; a sign that ends words is one itself.
fn word_in(text: &str) -> usize {
    let ends = |letter: char| letter.is_whitespace() || ENDS.contains(&letter);
    match text.chars().next() {
        Some(first) if ends(first) => first.len_utf8(),
        Some(_) => text.find(ends).unwrap_or(text.len()),
        None => 0,
    }
}

/// The option of a game that stands for a deck of the owner's: its name, the value that does, and
/// the name of the file.
pub fn deck_option(info: &GameInfo) -> Option<(&'static str, &'static str, &'static str)> {
    info.options.iter().find_map(|option| {
        let (own, file) = option.own_file?;
        Some((option.name, own, file))
    })
}

/// The data files of a game with component numbers: all but a deck.
pub fn number_files(info: &GameInfo) -> impl Iterator<Item = &'static str> + use<> {
    let deck = deck_option(info).map(|(_, _, file)| file);
    let files = info.data_files.iter().copied();
    files.filter(move |file| Some(*file) != deck)
}

/// Everything that is wrong with a deck of the owner's; an error if it cannot even be looked at.
pub fn faults_of_deck(info: &GameInfo, text: &str) -> Result<Vec<Fault>, Error> {
    let Some((_, _, file)) = deck_option(info) else {
        return Ok(Vec::new());
    };
    let text = table::without_byte_order_mark(text);
    let fault = |unfit: Unfit| Fault {
        place: unfit
            .line
            .map(|line| FaultPlace::of(text, line, unfit.column)),
        message: unfit.message,
    };
    let unfit = games::faults(info.id, &info.own_file(file, text))?;
    Ok(unfit.into_iter().map(fault).collect())
}

/// Whether a text looks like a data file, which neither a record nor a link does: a line of it is
/// the head of a table.
pub fn looks_like_data(text: &str) -> bool {
    let is_head = |line: &str| line.starts_with('[') && line.trim_end().ends_with(']');
    text.lines().any(is_head)
}

/// A deck of the owner's that is kept, without its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptDeck {
    /// Names it among those kept.
    pub id: String,
    /// Which game of the catalogue it is for.
    pub game: String,
    /// When it was kept, in milliseconds since 1970.
    pub at: i64,
    /// The short hash that a game with it and the released numbers has.
    pub data: String,
    /// What it is called.
    pub name: String,
}

/// The decks of a list: one line each, the latest first.
pub fn kept_decks(list: &str) -> Vec<KeptDeck> {
    let read = |line: &str| {
        let mut words = line.splitn(5, '\t').map(str::to_owned);
        Some(KeptDeck {
            id: words.next()?,
            game: words.next()?,
            at: words.next()?.parse().ok()?,
            data: words.next()?,
            name: words.next()?,
        })
    };
    list.lines().filter_map(read).collect()
}

/// The list without this deck, and with another one before all, if one is given.
pub fn with_deck(list: &str, without: &str, deck: Option<&KeptDeck>) -> String {
    let line = |deck: &KeptDeck| {
        let name = deck.name.replace(['\t', '\n', '\r'], " ");
        let KeptDeck {
            id, game, at, data, ..
        } = deck;
        format!("{id}\t{game}\t{at}\t{data}\t{name}")
    };
    let is_other = |line: &&str| line.split('\t').next() != Some(without);
    let others = list.lines().filter(is_other).map(str::to_owned);
    let lines: Vec<String> = deck.map(line).into_iter().chain(others).collect();
    lines.join("\n")
}
