//! Every path that the command line takes: the binary's own tests hold this list against its definition.

/// An argument that takes a path.
pub(crate) struct PathArg {
    /// The command and the argument, as `play save`; what every command takes has no command.
    pub(crate) name: &'static str,
    /// Whether something may be written there.
    pub(crate) is_written: bool,
    /// A call that is sound but for `PATH`, which stands for what is handed over.
    pub(crate) call: &'static [&'static str],
}

const fn read(name: &'static str, call: &'static [&'static str]) -> PathArg {
    PathArg {
        name,
        is_written: false,
        call,
    }
}

const fn written(name: &'static str, call: &'static [&'static str]) -> PathArg {
    PathArg {
        name,
        is_written: true,
        call,
    }
}

pub(crate) const PATHS: &[PathArg] = &[
    read("data", &["games", "--data", "PATH"]),
    read("net", &["games", "--net", "PATH"]),
    read(
        "new deck",
        &[
            "new",
            "oranienburger-kanal",
            "--players",
            "1",
            "--deck",
            "PATH",
        ],
    ),
    read("show record", &["show", "PATH"]),
    read("legal record", &["legal", "PATH"]),
    read("act record", &["act", "PATH", "done"]),
    read("replay records", &["replay", "PATH"]),
    read("forecast record", &["forecast", "PATH"]),
    read(
        "sim deck",
        &[
            "sim",
            "oranienburger-kanal",
            "--players",
            "1",
            "--games",
            "1",
            "--deck",
            "PATH",
        ],
    ),
    read(
        "ladder deck",
        &[
            "ladder",
            "oranienburger-kanal",
            "--players",
            "1",
            "--blocks",
            "1",
            "--bots",
            "random",
            "--deck",
            "PATH",
        ],
    ),
    written(
        "ladder file",
        &[
            "ladder",
            "spinning-jenny",
            "--players",
            "2",
            "--blocks",
            "1",
            "--bots",
            "random,greedy@20n",
            "--file",
            "PATH",
        ],
    ),
    read(
        "train deck",
        &[
            "train",
            "oranienburger-kanal",
            "--players",
            "1",
            "--minutes",
            "0",
            "--openings",
            "1",
            "--deck",
            "PATH",
        ],
    ),
    written(
        "train out",
        &[
            "train",
            "spinning-jenny",
            "--players",
            "2",
            "--minutes",
            "0",
            "--openings",
            "1",
            "--out",
            "PATH",
        ],
    ),
    read(
        "train from",
        &[
            "train",
            "spinning-jenny",
            "--players",
            "2",
            "--minutes",
            "0",
            "--openings",
            "1",
            "--from",
            "PATH",
        ],
    ),
    read(
        "train exploit",
        &[
            "train",
            "spinning-jenny",
            "--players",
            "2",
            "--minutes",
            "0",
            "--openings",
            "1",
            "--exploit",
            "PATH",
        ],
    ),
    read(
        "train against",
        &[
            "train",
            "spinning-jenny",
            "--players",
            "2",
            "--minutes",
            "0",
            "--openings",
            "1",
            "--against",
            "PATH",
        ],
    ),
    read("engine deck", &["engine", "--deck", "PATH"]),
    read("deck check file", &["deck", "check", "PATH"]),
    written("page folder", &["page", "PATH"]),
    read(
        "play deck",
        &[
            "play",
            "oranienburger-kanal",
            "--players",
            "1",
            "--hotseat",
            "--deck",
            "PATH",
        ],
    ),
    written("play resume", &["play", "--hotseat", "--resume", "PATH"]),
    written(
        "play save",
        &[
            "play",
            "spinning-jenny",
            "--seed",
            "a",
            "--hotseat",
            "--save",
            "PATH",
        ],
    ),
];
