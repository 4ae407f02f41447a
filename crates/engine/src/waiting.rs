//! The lines that came while the engine was thinking.

use std::collections::VecDeque;

use crate::{MOST_IN_LINE, split_prefix};

/// Lines in the order in which they came.
///
/// Each line is looked at once for the `stop` that ends the thinking under way, however many
/// come: what was looked at is neither a `stop` nor a `go`.
#[derive(Default)]
pub(crate) struct Waiting {
    lines: VecDeque<String>,
    /// How many lines were looked at.
    looked: usize,
    /// Whether the next line to look at belongs to a record or a batch that is being sent.
    in_record: bool,
    /// How often a line was looked at.
    #[cfg(test)]
    looks: usize,
}

impl Waiting {
    /// Puts a line behind the others.
    pub(crate) fn push(&mut self, line: &str) {
        self.lines.push_back(line.to_owned());
    }

    /// The line that came first.
    pub(crate) fn pop(&mut self) -> Option<String> {
        let line = self.lines.pop_front()?;
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
            let verb = is_request.then(|| split_prefix(line).1.split_whitespace().next());
            match verb.flatten() {
                Some("stop") => return self.lines.remove(self.looked),
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
            false if line.len() > MOST_IN_LINE => false,
            false => {
                let words: Vec<&str> = split_prefix(line).1.split_whitespace().take(3).collect();
                words == ["position", "record"] || words == ["batch"]
            }
        }
    }
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
        lines.iter().for_each(|line| waiting.push(line));
        waiting
    }

    #[test]
    fn a_line_is_looked_at_once_however_many_wait() {
        const LINES: usize = 32_000;
        let mut waiting = Waiting::default();
        for _ in 0..LINES {
            waiting.push("legal");
            assert_eq!(waiting.take_stop(), None);
        }
        assert_eq!(waiting.looks, LINES);
        waiting.push("#7 stop");
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
}
