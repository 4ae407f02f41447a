//! A data file as a form: its numbers and words are cells, everything else stays as it is.
//!
//! The form does not know what the numbers mean; the game's own reader says
//! what is wrong with them. What was read is written back byte for byte but
//! for the cells that were changed, so comments and layout stay.

/// The keys that say where the numbers of a block come from; they are shown, not edited.
const PROVENANCE: [&str; 5] = ["source", "derived", "reconstructed", "confidence", "note"];

/// A data file with cells to edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataForm {
    pieces: Vec<Piece>,
    cells: Vec<Cell>,
    blocks: Vec<FormBlock>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Fixed(String),
    Cell(usize),
}

/// A value that can be edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Block, key and place, such as `factory.food.cost.2`.
    pub path: String,
    /// Whether it is a number; otherwise it is a word in quotation marks.
    pub is_number: bool,
    /// What it says now.
    pub value: String,
}

/// A block of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FormBlock {
    /// Its name, such as `factory.food`.
    pub name: String,
    /// The line of its name, counted from 1.
    pub line: usize,
    /// Its values.
    pub entries: Vec<FormEntry>,
    /// Where its numbers come from: key and texts, in the order of the file.
    pub provenance: Vec<(String, Vec<String>)>,
}

impl FormBlock {
    /// What the block says of its provenance under a key.
    pub fn says(&self, key: &str) -> &[String] {
        let entry = self.provenance.iter().find(|(name, _)| name == key);
        entry.map_or(&[], |(_, texts)| texts)
    }
}

/// A key with its value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FormEntry {
    /// The key.
    pub key: String,
    /// The lines of the value, each with its parts from left to right.
    pub lines: Vec<Vec<FormPart>>,
}

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormPart {
    /// The name of what follows.
    Word(String),
    /// A cell.
    Cell(usize),
}

impl DataForm {
    /// Reads a file. Whatever cannot be a cell is kept as it is, so any text is a form.
    pub fn read(text: &str) -> DataForm {
        let mut reader = Reader {
            text,
            kept: 0,
            form: DataForm {
                pieces: Vec::new(),
                cells: Vec::new(),
                blocks: Vec::new(),
            },
        };
        let mut byte = 0;
        let mut line = 1;
        while byte < text.len() {
            let end = text[byte..]
                .find('\n')
                .map_or(text.len(), |end| byte + end + 1);
            let next = match reader.head(byte, end, line) {
                true => end,
                false => reader.entry(byte, end).unwrap_or(end),
            };
            line += text[byte..next].matches('\n').count();
            byte = next;
        }
        reader.keep(text.len());
        reader.form
    }

    /// The file as it is now.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Fixed(fixed) => text.push_str(fixed),
                Piece::Cell(cell) => text.push_str(&self.cells[*cell].value),
            }
        }
        text
    }

    /// The blocks in the order of the file.
    pub fn blocks(&self) -> &[FormBlock] {
        &self.blocks
    }

    /// All cells in the order of the file.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Writes into a cell. Only what a cell can hold gets in: digits into a
    /// number, and nothing into a word that would end it.
    pub fn set(&mut self, cell: usize, value: &str) {
        if let Some(cell) = self.cells.get_mut(cell) {
            let is_number = cell.is_number;
            let fits = |letter: &char| match is_number {
                true => letter.is_ascii_digit(),
                false => !letter.is_control() && !matches!(letter, '"' | '\'' | '\\'),
            };
            cell.value = value.chars().filter(fits).take(40).collect();
        }
    }

    /// The block in which a line stands, counted from 1.
    pub fn block_of_line(&self, line: usize) -> Option<usize> {
        self.blocks.iter().rposition(|block| block.line <= line)
    }

    /// For each cell what it says in another file, if it says something else there.
    pub fn against(&self, other: &DataForm) -> Vec<Option<String>> {
        let there = |cell: &Cell| {
            let same = other.cells.iter().find(|there| there.path == cell.path)?;
            (same.value != cell.value).then(|| same.value.clone())
        };
        self.cells.iter().map(there).collect()
    }
}

/// Walks through the text and cuts the cells out of it.
struct Reader<'a> {
    text: &'a str,
    /// Up to where the text is in the pieces.
    kept: usize,
    form: DataForm,
}

impl Reader<'_> {
    /// Keeps the text up to this byte as it is.
    fn keep(&mut self, byte: usize) {
        if byte > self.kept {
            let fixed = self.text[self.kept..byte].to_owned();
            self.form.pieces.push(Piece::Fixed(fixed));
            self.kept = byte;
        }
    }

    /// Makes these bytes a cell.
    fn cell(&mut self, start: usize, end: usize, path: String, is_number: bool) -> usize {
        self.keep(start);
        let cell = self.form.cells.len();
        self.form.cells.push(Cell {
            path,
            is_number,
            value: self.text[start..end].to_owned(),
        });
        self.form.pieces.push(Piece::Cell(cell));
        self.kept = end;
        cell
    }

    /// Reads a line such as `[factory.food]`.
    fn head(&mut self, start: usize, end: usize, line: usize) -> bool {
        let content = self.text[start..end].trim();
        let name = content
            .strip_prefix('[')
            .and_then(|rest| rest.split_once(']'));
        let Some((name, _)) = name else {
            return false;
        };
        self.form.blocks.push(FormBlock {
            name: name.trim().to_owned(),
            line,
            ..FormBlock::default()
        });
        true
    }

    /// Reads `key = value`; the byte after it, or `None` if there is no such thing in a block.
    fn entry(&mut self, start: usize, end: usize) -> Option<usize> {
        let (key, _) = self.text[start..end].split_once('=')?;
        let value = start + key.len() + 1;
        let key = key.trim();
        if key.is_empty() || key.starts_with('#') {
            return None;
        }
        let block = self.form.blocks.last()?.name.clone();
        let tokens = tokens(self.text, value);
        let after = tokens.last().map_or(end, |token| token.end);
        let after = self.text[after..]
            .find('\n')
            .map_or(self.text.len(), |end| after + end + 1);
        if PROVENANCE.contains(&key) {
            let texts = tokens.iter().filter(|token| token.kind == Kind::Text);
            let texts = texts
                .map(|token| self.text[token.start..token.end].to_owned())
                .collect();
            let entry = (key.to_owned(), texts);
            self.form.blocks.last_mut()?.provenance.push(entry);
            return Some(after);
        }
        let mut entry = FormEntry {
            key: key.to_owned(),
            lines: vec![Vec::new()],
        };
        let mut count = 0;
        for token in tokens {
            let part = match token.kind {
                Kind::NewLine => {
                    entry.lines.push(Vec::new());
                    continue;
                }
                Kind::Mark => continue,
                Kind::Name => FormPart::Word(self.text[token.start..token.end].to_owned()),
                Kind::Number | Kind::Text => {
                    count += 1;
                    let path = format!("{block}.{key}.{count}");
                    let is_number = token.kind == Kind::Number;
                    FormPart::Cell(self.cell(token.start, token.end, path, is_number))
                }
            };
            if let Some(line) = entry.lines.last_mut() {
                line.push(part);
            }
        }
        entry.lines.retain(|line| !line.is_empty());
        self.form.blocks.last_mut()?.entries.push(entry);
        Some(after)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Number,
    /// A text without its quotation marks.
    Text,
    Name,
    /// A bracket, comma or equals sign.
    Mark,
    NewLine,
}

struct Token {
    start: usize,
    end: usize,
    kind: Kind,
}

/// The tokens of a value, which ends with its line unless a bracket is open.
fn tokens(text: &str, start: usize) -> Vec<Token> {
    let bytes = text.as_bytes();
    let mut tokens = Vec::new();
    let mut depth = 0usize;
    let mut byte = start;
    while let Some(&letter) = bytes.get(byte) {
        let from = byte;
        byte += 1;
        let kind = match letter {
            b'\n' if depth == 0 => break,
            b'\n' => Kind::NewLine,
            b'#' => {
                // A comment; its line feed is looked at again.
                while bytes.get(byte).is_some_and(|letter| *letter != b'\n') {
                    byte += 1;
                }
                continue;
            }
            b'[' | b'{' => {
                depth += 1;
                Kind::Mark
            }
            b']' | b'}' => {
                depth = depth.saturating_sub(1);
                Kind::Mark
            }
            b',' | b'=' => Kind::Mark,
            quote @ (b'"' | b'\'') => {
                while bytes
                    .get(byte)
                    .is_some_and(|letter| ![quote, b'\n'].contains(letter))
                {
                    byte += 1;
                }
                if bytes.get(byte) == Some(&quote) {
                    tokens.push(Token {
                        start: from + 1,
                        end: byte,
                        kind: Kind::Text,
                    });
                    byte += 1;
                    // The quotation mark is part of the value, so that what follows is not.
                    tokens.push(Token {
                        start: byte - 1,
                        end: byte,
                        kind: Kind::Mark,
                    });
                }
                continue;
            }
            letter if is_name(letter) => {
                while bytes.get(byte).copied().is_some_and(is_name) {
                    byte += 1;
                }
                match text[from..byte]
                    .bytes()
                    .all(|letter| letter.is_ascii_digit())
                {
                    true => Kind::Number,
                    false => Kind::Name,
                }
            }
            _ => continue,
        };
        tokens.push(Token {
            start: from,
            end: byte,
            kind,
        });
    }
    tokens
}

fn is_name(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, b'_' | b'-')
}

#[cfg(test)]
mod tests {
    use arkwright::{COMPILED, Components, provenance};

    use super::*;

    fn cell(form: &DataForm, path: &str) -> usize {
        let found = form.cells().iter().position(|cell| cell.path == path);
        found.unwrap_or_else(|| panic!("no cell {path}"))
    }

    #[test]
    fn what_was_read_is_written_back_byte_for_byte() {
        assert_eq!(DataForm::read(COMPILED).text(), COMPILED);
        // Damaged files too: every form of the file with some bytes taken out or put in.
        let mut rng = table::Rng::new(7);
        let letters = b"\"'[]{}#=,\n0a\\";
        for _ in 0..2000 {
            let mut bytes = COMPILED.as_bytes().to_vec();
            for _ in 0..4 {
                let place = (rng.next() % bytes.len() as u64) as usize;
                bytes[place] = letters[(rng.next() % letters.len() as u64) as usize];
            }
            if let Ok(text) = String::from_utf8(bytes) {
                assert_eq!(DataForm::read(&text).text(), text);
            }
        }
    }

    #[test]
    fn a_changed_cell_changes_its_number_and_nothing_else() {
        let mut form = DataForm::read(COMPILED);
        let cost = cell(&form, "factory.food.cost.4");
        form.set(cost, "15");
        assert_eq!(
            form.text(),
            COMPILED.replacen("cost = [8, 10, 12, 14]", "cost = [8, 10, 12, 15]", 1)
        );
        let components = Components::parse(&form.text()).expect("15 is as good as 14");
        assert_eq!(components.factories[0].cost, [8, 10, 12, 15]);
        let before = form.against(&DataForm::read(COMPILED));
        assert_eq!(before[cost].as_deref(), Some("14"));
        assert_eq!(before.iter().flatten().count(), 1);
    }

    #[test]
    fn every_block_has_cells_and_the_provenance_that_the_game_reads() {
        let form = DataForm::read(COMPILED);
        let known = provenance(COMPILED).expect("the compiled file is sound");
        assert_eq!(form.blocks().len(), known.len());
        for provenance in known {
            let block = form
                .blocks()
                .iter()
                .find(|block| block.name == provenance.block);
            let block = block.unwrap_or_else(|| panic!("no block {}", provenance.block));
            assert!(!block.entries.is_empty(), "{}", block.name);
            assert_eq!(block.says("source"), [provenance.source.word()]);
            assert_eq!(block.says("confidence"), [provenance.confidence.word()]);
            assert_eq!(block.says("note"), [provenance.note]);
            assert_eq!(block.says("derived"), provenance.derived);
            assert_eq!(block.says("reconstructed"), provenance.reconstructed);
        }
    }

    #[test]
    fn lines_and_names_of_a_value_are_kept_apart() {
        let form = DataForm::read(COMPILED);
        let block = |name: &str| form.blocks().iter().find(|block| block.name == name);
        let food = block("factory.food").expect("it is there");
        let lengths = |entry: &FormEntry| entry.lines.iter().map(Vec::len).collect::<Vec<_>>();
        assert_eq!(food.entries[2].key, "output");
        assert_eq!(lengths(&food.entries[2]), [4, 4, 4, 4]);
        let seats = &block("predetermined.2").expect("it is there").entries[0];
        assert_eq!(seats.lines.len(), 2);
        assert_eq!(seats.lines[0][0], FormPart::Word("factories".into()));
        let line = form
            .blocks()
            .iter()
            .position(|block| block.name == "wages")
            .expect("it is there");
        assert_eq!(form.block_of_line(form.blocks()[line].line + 4), Some(line));
        assert_eq!(form.block_of_line(1), None);
    }

    #[test]
    fn nothing_gets_into_a_cell_that_would_leave_it() {
        let mut form = DataForm::read(COMPILED);
        let (cost, rows) = (
            cell(&form, "factory.food.cost.1"),
            cell(&form, "factory.food.rows.1"),
        );
        form.set(cost, "-1]\n[x]");
        form.set(rows, "W\"M\\\n");
        assert_eq!(form.cells()[cost].value, "1");
        assert_eq!(form.cells()[rows].value, "WM");
    }
}
