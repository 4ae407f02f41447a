//! How a command ends when it cannot do what it was asked.

use std::io;

use table::excerpt_of;

/// The most letters that are told of a failure, whatever it quotes.
const MOST_OF_TEXT: usize = 1000;

/// One line for stderr and the exit code that goes with it.
#[derive(Debug)]
pub(crate) struct Failure {
    /// 1 if a record or an action is illegal, 2 for everything about the call itself.
    pub(crate) code: u8,
    /// What went wrong, where, and what to try; `None` if it was told already.
    pub(crate) text: Option<String>,
}

impl Failure {
    /// The call cannot be carried out: a wrong option, a missing file.
    pub(crate) fn usage(text: impl Into<String>) -> Failure {
        Failure {
            code: 2,
            text: Some(text.into()),
        }
    }

    /// Stdin cannot be read.
    pub(crate) fn reading(error: &io::Error) -> Failure {
        Failure::usage(format!(
            "cannot read stdin: {error}; is it a file, a pipe or a terminal?"
        ))
    }

    /// The record or the action is illegal.
    pub(crate) fn illegal(text: impl Into<String>) -> Failure {
        Failure {
            code: 1,
            text: Some(text.into()),
        }
    }

    /// Something was illegal, and stderr has its line.
    pub(crate) fn told() -> Failure {
        Failure {
            code: 1,
            text: None,
        }
    }
}

/// Whoever reads our output may leave early, as `head` does; that is no failure.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure {
                code: 0,
                text: None,
            },
            _ => Failure::usage(format!(
                "cannot write the output: {error}; is there room on the disk?"
            )),
        }
    }
}

/// Tells a failure on stderr, on one line whatever the text holds.
pub(crate) fn tell(text: &str) {
    use std::io::Write;
    let line = excerpt_of(text, MOST_OF_TEXT);
    // With stderr closed there is nobody left to tell.
    let _ = writeln!(io::stderr(), "millwright: {line}");
}
