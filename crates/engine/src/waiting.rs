//! The lines that came while the engine was busy.

use std::collections::VecDeque;

use crate::{MOST_BYTES, MOST_IN_LINE, split_prefix};

/// The most lines that wait, and their most bytes; what belongs to a request of several lines comes on top,
/// until that is too long itself.
pub(crate) const MOST_LINES: usize = 10_000;
pub(crate) const MOST_WAITING: usize = 4 << 20;

/// Lines in the order in which they came.
///
/// Each line is looked at once for the `stop` that ends the thinking under way, however many
/// come: what was looked at is neither a `stop` nor a `go`.
#[derive(Default)]
pub(crate) struct Waiting {
    lines: VecDeque<String>,
    bytes: usize,
    /// How many lines were looked at.
    looked: usize,
    /// Whether the next line to look at belongs to a record or a batch that is being sent.
    in_record: bool,
    /// To what the next line to come belongs.
    tail: Tail,
    /// How often a line was looked at.
    #[cfg(test)]
    looks: usize,
}

/// To what a line belongs that comes behind all others.
#[derive(Clone, Copy, Default)]
enum Tail {
    #[default]
    Request,
    /// To a record or a batch, of which so many bytes wait.
    Part(usize),
    /// To a record or a batch that found no room.
    Refused,
}

impl Waiting {
    /// Puts a line behind the others; `false` if there is no room for this request. Lines of a record or a
    /// batch that found none are passed over, and so is what comes when one is too long already.
    pub(crate) fn push(&mut self, line: &str) -> bool {
        match self.tail {
            Tail::Refused => {
                if ends_record(line) {
                    self.tail = Tail::Request;
                }
                return true;
            }
            Tail::Part(bytes) => {
                self.tail = match ends_record(line) {
                    true => Tail::Request,
                    false => Tail::Part(bytes + line.len() + 1),
                };
                if bytes <= MOST_BYTES || ends_record(line) {
                    self.keep(line);
                }
                return true;
            }
            Tail::Request => {}
        }
        let begins = begins_record(line);
        let is_full = self.lines.len() >= MOST_LINES || self.bytes + line.len() > MOST_WAITING;
        if is_full && !self.is_stop_at_once(line) {
            if begins {
                self.tail = Tail::Refused;
            }
            return false;
        }
        if begins {
            self.tail = Tail::Part(0);
        }
        self.keep(line);
        true
    }

    fn keep(&mut self, line: &str) {
        self.bytes += line.len();
        self.lines.push_back(line.to_owned());
    }

    /// Whether this is a `stop` of the thinking under way, which waits for nothing.
    fn is_stop_at_once(&self, line: &str) -> bool {
        self.looked == self.lines.len() && verb(line) == Some("stop")
    }

    /// Whether nothing waits.
    pub(crate) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The line that came first.
    pub(crate) fn pop(&mut self) -> Option<String> {
        let line = self.lines.pop_front()?;
        self.bytes -= line.len();
        match self.looked.checked_sub(1) {
            Some(looked) => self.looked = looked,
            None => self.in_record = self.is_in_record_behind(&line),
        }
        Some(line)
    }

    /// The `stop` that is meant for the thinking under way: one behind a further `go` is not.
    pub(crate) fn take_stop(&mut self) -> Option<String> {
        while let Some(line) = self.lines.get(self.looked) {
            #[cfg(test)]
            {
                self.looks += 1;
            }
            let is_request = !self.in_record && line.len() <= MOST_IN_LINE;
            match is_request.then(|| verb(line)).flatten() {
                Some("stop") => {
                    let stop = self.lines.remove(self.looked)?;
                    self.bytes -= stop.len();
                    return Some(stop);
                }
                // It stays the next to look at, until it is carried out itself.
                Some("go") => return None,
                _ => self.in_record = self.is_in_record_behind(line),
            }
            self.looked += 1;
        }
        None
    }

    /// Whether what comes behind this line belongs to a record or a batch.
    fn is_in_record_behind(&self, line: &str) -> bool {
        match self.in_record {
            true => !ends_record(line),
            false => begins_record(line),
        }
    }
}

/// The first word of a request.
fn verb(line: &str) -> Option<&str> {
    split_prefix(line).1.split_whitespace().next()
}

/// Whether lines of a record or a batch come behind this one.
fn begins_record(line: &str) -> bool {
    if line.len() > MOST_IN_LINE {
        return false;
    }
    let words: Vec<&str> = split_prefix(line).1.split_whitespace().take(3).collect();
    words == ["position", "record"] || words == ["batch"]
}

/// Whether this is the line behind the last one of a record or a batch.
pub(crate) fn ends_record(line: &str) -> bool {
    line.trim() == "end"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(lines: &[&str]) -> Waiting {
        let mut waiting = Waiting::default();
        assert!(lines.iter().all(|line| waiting.push(line)));
        waiting
    }

    #[test]
    fn a_line_is_looked_at_once_however_many_wait() {
        const LINES: usize = MOST_LINES;
        let mut waiting = Waiting::default();
        for _ in 0..LINES {
            assert!(waiting.push("legal"));
            assert_eq!(waiting.take_stop(), None);
        }
        assert_eq!(waiting.looks, LINES);
        assert!(waiting.push("#7 stop"));
        assert_eq!(waiting.take_stop().as_deref(), Some("#7 stop"));
        assert_eq!(waiting.looks, LINES + 1);
    }

    #[test]
    fn a_go_is_all_that_is_looked_at_again() {
        let mut waiting = waiting(&["legal", "go", "stop"]);
        for _ in 0..1000 {
            assert_eq!(waiting.take_stop(), None);
        }
        assert_eq!(waiting.looks, 1001, "one of them was before the go");
    }

    #[test]
    fn a_stop_behind_a_further_go_waits_for_it() {
        let mut waiting = waiting(&["legal", "#2 go greedy", "show", "#3 stop"]);
        assert_eq!(waiting.take_stop(), None);
        assert_eq!(waiting.pop().as_deref(), Some("legal"));
        assert_eq!(waiting.take_stop(), None);
        assert_eq!(waiting.pop().as_deref(), Some("#2 go greedy"));
        assert_eq!(waiting.take_stop().as_deref(), Some("#3 stop"));
        assert_eq!(waiting.pop().as_deref(), Some("show"));
        assert_eq!(waiting.pop(), None);
    }

    #[test]
    fn the_lines_of_a_record_are_no_requests() {
        let record = ["#4 position record", "#1 stop", "go", "end", "stop"];
        let mut all = waiting(&record);
        assert_eq!(all.take_stop().as_deref(), Some("stop"));
        assert_eq!(all.take_stop(), None);
        // The same if the record was begun before anything had to be looked at.
        let mut begun = waiting(&record);
        begun.pop();
        assert_eq!(begun.take_stop().as_deref(), Some("stop"));
        assert_eq!(begun.pop().as_deref(), Some("#1 stop"));
    }

    /// Lines until none is taken any more, and how many bytes wait then.
    fn fill(waiting: &mut Waiting, line: &str) -> usize {
        while waiting.push(line) {}
        waiting.bytes
    }

    #[test]
    fn only_so_many_lines_and_bytes_wait() {
        let mut short = Waiting::default();
        fill(&mut short, "show");
        assert_eq!(short.lines.len(), MOST_LINES);
        let mut long = Waiting::default();
        let bytes = fill(&mut long, &format!("fly {}", "x".repeat(100_000)));
        assert!(
            bytes <= MOST_WAITING && bytes > MOST_WAITING - 200_000,
            "{bytes}"
        );
        // What has room again is taken again.
        assert!(!short.push("legal"));
        short.pop();
        assert!(short.push("legal"));
    }

    #[test]
    fn a_stop_is_heard_however_many_wait() {
        let mut waiting = Waiting::default();
        fill(&mut waiting, "show");
        assert_eq!(waiting.take_stop(), None);
        assert!(waiting.push("#7 stop"));
        assert_eq!(waiting.take_stop().as_deref(), Some("#7 stop"));
        // One that is meant for a further thinking waits like all others.
        let mut waiting = Waiting::default();
        waiting.push("go");
        fill(&mut waiting, "show");
        assert_eq!(waiting.take_stop(), None);
        assert!(!waiting.push("stop"));
    }

    #[test]
    fn a_record_without_room_is_passed_over_to_its_end() {
        let mut waiting = Waiting::default();
        fill(&mut waiting, "show");
        assert!(!waiting.push("#3 position record"));
        for line in ["millwright record 1", "stop", "batch", "end"] {
            assert!(waiting.push(line));
        }
        assert_eq!(waiting.lines.len(), MOST_LINES);
        assert!(!waiting.push("show"), "the record is over");
    }

    #[test]
    fn a_record_that_waits_is_kept_up_to_its_limit() {
        let mut waiting = Waiting::default();
        assert!(waiting.push("position record"));
        let line = "#".repeat(100_000);
        for _ in 0..1000 {
            assert!(waiting.push(&line));
        }
        assert!(waiting.push("end"));
        assert!(waiting.bytes < MOST_BYTES + 300_000, "{}", waiting.bytes);
        assert!(waiting.bytes > MOST_BYTES, "{}", waiting.bytes);
        assert_eq!(waiting.lines.back().map(String::as_str), Some("end"));
    }
}
