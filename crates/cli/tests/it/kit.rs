//! Starts `millwright` and catches what it says.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The binary.
pub(crate) const MILLWRIGHT: &str = env!("CARGO_BIN_EXE_millwright");

/// What a call came to.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// The output of a call that went well and had nothing to complain about.
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""));
        self.out
    }

    /// The output as the one JSON object that it has to be.
    pub(crate) fn json(self) -> Value {
        let out = self.ok();
        assert_eq!(out.trim_end().lines().count(), 1, "{out}");
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// The complaint of a call that printed nothing, held to be one line with this exit code.
    pub(crate) fn complaint(self, code: i32) -> String {
        assert_eq!(self.code, code, "{}", self.err);
        assert_eq!(self.out, "");
        let line = self.err.strip_suffix('\n').unwrap_or(&self.err);
        assert!(!line.contains('\n') && !line.contains("panicked"), "{line}");
        let text = line.strip_prefix("millwright: ");
        text.unwrap_or_else(|| panic!("not ours: {line}"))
            .to_owned()
    }
}

/// Calls millwright without input.
pub(crate) fn millwright(args: &[&str]) -> Ran {
    millwright_reading(args, "")
}

/// Calls millwright with this text on stdin.
pub(crate) fn millwright_reading(args: &[&str], input: &str) -> Ran {
    let mut call = Command::new(MILLWRIGHT);
    run(call.args(args), input)
}

/// Runs a command that calls millwright, with this text on stdin.
pub(crate) fn run(call: &mut Command, input: &str) -> Ran {
    let mut child = call
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary was built with the tests");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A call that needs no input may have ended already.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("the binary ends by itself");
    writer.join().expect("writing cannot panic");
    Ran {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("complaints are UTF-8"),
    }
}

/// A path of our own for a test's file.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A path of our own where nothing is yet.
pub(crate) fn fresh(name: &str) -> String {
    let path = path(name);
    // What an earlier run left is usually not there.
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("the path is text").to_owned()
}

/// A folder of our own with nothing in it.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = path(name);
    // What an earlier run left is usually not there.
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the tests' folder can be written");
    path
}

/// Writes a file of our own and gives its path.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = path(name);
    std::fs::write(&path, text).expect("the tests' folder can be written");
    path.to_str().expect("the path is text").to_owned()
}

/// The record of a new predetermined game.
pub(crate) fn new(players: &str) -> String {
    let args = ["new", "spinning-jenny", "--players", players, "--seed", "a"];
    let args = [args.as_slice(), &["--set", "setup=predetermined"]].concat();
    millwright(&args).ok()
}

/// A folder with a data file that differs from ours in one number that no rule book states.
pub(crate) fn own_data(name: &str) -> String {
    let data = millwright(&["data", "spinning-jenny"]).ok();
    let changed = data.replacen("[3, 3, 2, 2]", "[3, 3, 2, 3]", 1);
    assert_ne!(data, changed);
    let folder = path(name);
    std::fs::create_dir_all(&folder).expect("the tests' folder can be written");
    std::fs::write(folder.join("arkwright.toml"), changed).expect("the folder is there");
    folder.to_str().expect("the path is text").to_owned()
}
