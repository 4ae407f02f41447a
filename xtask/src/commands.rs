//! The commands of cargo's that the gate runs.

/// Whether rustfmt would change anything.
pub(crate) const FORMAT: &[&str] = &["fmt", "--all", "--check"];
/// All crates but the page, which is compiled for the browser only.
pub(crate) const CLIPPY: &[&str] = &[
    "clippy",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--all-targets",
    "--",
    "-D",
    "warnings",
];
/// What can be looked at while the page is still being compiled.
pub(crate) const CLIPPY_BESIDE_PAGE: &[&str] = &[
    "clippy",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--exclude",
    "server",
    "--exclude",
    "cli",
    "--exclude",
    "browser-tests",
    "--all-targets",
    "--",
    "-D",
    "warnings",
];
pub(crate) const CLIPPY_PAGE: &[&str] = &[
    "clippy",
    "--locked",
    "--package",
    "web",
    "--target",
    "wasm32-unknown-unknown",
    "--",
    "-D",
    "warnings",
];
pub(crate) const BUILD_PROGRAMS: &[&str] = &[
    "build",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--bins",
];
pub(crate) const BUILD_TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--no-run",
];
/// All tests but the browser's, where nextest is missing.
pub(crate) const TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--exclude",
    "browser-tests",
    "--no-fail-fast",
    "--lib",
    "--bins",
    "--tests",
];
pub(crate) const NEXTEST: &[&str] = &[
    "nextest",
    "run",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--no-fail-fast",
    "--no-tests",
    "pass",
    "--filterset",
];
/// All tests but those that share browsers, which want one process.
pub(crate) const NOT_BROWSER: &str = "not binary_id(browser-tests::browser)";
/// Tests of the page as it is served, which needs one.
pub(crate) const NEED_PAGE: &str =
    "package(server) | package(browser-tests) | (package(cli) & test(/^page::/))";
/// The page in browsers, some windows at a time, each used again for the next test.
pub(crate) const BROWSER_TESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--test",
    "browser",
];
pub(crate) const DOCTESTS: &[&str] = &[
    "test",
    "--locked",
    "--workspace",
    "--exclude",
    "web",
    "--doc",
];
/// The gate runs the quick ones with all other tests; a full run all of them.
pub(crate) const ALL_BROWSER_TESTS: &[&str] = &[
    "test",
    "--locked",
    "--package",
    "browser-tests",
    "--features",
    "full",
    "--test",
    "browser",
];
/// The toy game of docs/a-new-game.md, which nobody gets, through terminal and protocol. What knows every
/// game is compiled again with it, and quickly.
pub(crate) const TOY: &[&str] = &[
    "test",
    "--locked",
    "--config",
    "profile.dev.package.bots.opt-level=0",
    "--config",
    "profile.dev.package.cli.opt-level=0",
    "--config",
    "profile.dev.package.engine.opt-level=0",
    "--config",
    "profile.dev.package.games.opt-level=0",
    "--package",
    "cli",
    "--features",
    "toy",
    "--test",
    "toy",
];
/// The same in the page, and what it adds to the table of another game.
pub(crate) const TOY_PAGE: &[&str] = &[
    "test",
    "--locked",
    "--package",
    "browser-tests",
    "--package",
    "server",
    "--features",
    "browser-tests/toy",
    "--test",
    "browser",
    "--test",
    "it",
    "toy",
];
pub(crate) const DENY: &[&str] = &["deny", "check", "bans", "licenses", "sources"];

/// A command of cargo's as one would type it.
pub(crate) fn typed(args: &[&str]) -> String {
    let mut line = "cargo".to_owned();
    for arg in args {
        line += &match arg.contains([' ', '(', '|']) {
            true => format!(" '{arg}'"),
            false => format!(" {arg}"),
        };
    }
    line
}
