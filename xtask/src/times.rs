//! How long single tests took, read off what the runners say.

use std::fs;
use std::path::Path;

/// Names the file into which each test that drives a browser writes its seconds and its name.
pub(crate) const BROWSER_TIMES: &str = "MILLWRIGHT_TEST_TIMES";

/// A test and how long it took.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Test {
    pub(crate) name: String,
    pub(crate) seconds: f64,
}

/// The tests that nextest names with their times; one that failed counts too.
pub(crate) fn of_nextest(heard: &str) -> Vec<Test> {
    let test = |line: &str| {
        let (verdict, rest) = line.trim().split_once('[')?;
        if !matches!(verdict.split(' ').next()?, "PASS" | "FAIL") {
            return None;
        }
        let (seconds, name) = rest.split_once("s]")?;
        let mut words: Vec<&str> = name.split_whitespace().collect();
        words.drain(..words.len().saturating_sub(2));
        Some(Test {
            name: words.join(" "),
            seconds: seconds.trim().parse().ok()?,
        })
    };
    heard.lines().filter_map(test).collect()
}

/// The tests that wrote their times into a file, `SECONDS NAME` a line; one with several browsers has
/// several lines, which add up.
pub(crate) fn of_browsers(file: &Path) -> Vec<Test> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let mut tests: Vec<Test> = Vec::new();
    for line in text.lines() {
        let Some((seconds, name)) = line.split_once(' ') else {
            continue;
        };
        let Ok(seconds) = seconds.parse::<f64>() else {
            continue;
        };
        match tests.iter_mut().find(|test| test.name == name) {
            Some(test) => test.seconds += seconds,
            None => tests.push(Test {
                name: name.to_owned(),
                seconds,
            }),
        }
    }
    tests
}

/// The slowest first.
pub(crate) fn slowest(mut tests: Vec<Test>, count: usize) -> Vec<Test> {
    tests.sort_by(|one, other| other.seconds.total_cmp(&one.seconds));
    tests.truncate(count);
    tests
}

/// The tests that failed, by what nextest or cargo test said.
pub(crate) fn failed(heard: &str) -> Vec<String> {
    let name = |line: &str| {
        let line = line.trim();
        if line.starts_with("FAIL [") || line.starts_with("TIMEOUT [") {
            return of_nextest(&line.replacen("TIMEOUT", "FAIL", 1))
                .pop()
                .map(|test| test.name);
        }
        let name = line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?;
        Some(name.to_owned())
    };
    let mut names: Vec<String> = heard.lines().filter_map(name).collect();
    names.sort();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEARD: &str = "\
        PASS [   0.014s] (   1/2400) arkwright::it sale::importer_sells_last
        PASS [  12.500s] (   2/2400) bots::it kanal::it_wins
        FAIL [   1.000s] (   3/2400) cli::it serve::it_ends
        SLOW [> 60.000s] bots::it kanal::it_wins
     Summary [  77.000s] 2400 tests run: 2399 passed, 1 failed, 0 skipped
test canal::a_bridge ... FAILED
";

    #[test]
    fn the_slowest_come_first() {
        let slowest = slowest(of_nextest(HEARD), 2);
        let names: Vec<&str> = slowest.iter().map(|test| test.name.as_str()).collect();
        assert_eq!(names, ["bots::it kanal::it_wins", "cli::it serve::it_ends"]);
        assert_eq!(slowest[0].seconds, 12.5);
    }

    #[test]
    fn failures_are_named_in_both_dialects() {
        assert_eq!(failed(HEARD), ["canal::a_bridge", "cli::it serve::it_ends"]);
    }

    #[test]
    fn the_browsers_of_a_test_add_up() {
        let file = std::env::temp_dir().join(format!("xtask-times-{}", std::process::id()));
        fs::write(&file, "1.5 a\n3.25 b\n2.0 a\nhalf a line\n").unwrap();
        let tests = of_browsers(&file);
        fs::remove_file(&file).unwrap();
        let seconds: Vec<f64> = tests.iter().map(|test| test.seconds).collect();
        assert_eq!(seconds, [3.5, 3.25]);
    }
}
