//! Starting other programs.

use std::ffi::OsString;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::tree;

/// The cargo that runs us, so that children stay on the pinned toolchain.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(program);
    command.args(args).current_dir(tree::root());
    command
}

/// The command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = command.get_program().to_string_lossy();
    let name = program.rsplit(['/', '\\']).next().unwrap_or(&program);
    let mut line = name.to_owned();
    for arg in command.get_args() {
        let arg = arg.to_string_lossy();
        line.push(' ');
        if arg.is_empty() || arg.contains(' ') {
            line.push_str(&format!("'{arg}'"));
        } else {
            line.push_str(&arg);
        }
    }
    line
}

/// Runs a command that shows its output; anything but success is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    succeeded(command, status)
}

/// Runs a command that shows its output, and hands back what it said on both streams.
pub(crate) fn run_and_listen(command: &mut Command) -> Result<String> {
    let (heard, status) = hear(command)?;
    succeeded(command, status)?;
    Ok(heard)
}

/// Runs a command that shows its output; hands back what it said, and whether it ended well.
pub(crate) fn listen(command: &mut Command) -> Result<(String, bool)> {
    let (heard, status) = hear(command)?;
    Ok((heard, status.success()))
}

fn hear(command: &mut Command) -> Result<(String, ExitStatus)> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    let out = child.stdout.take().expect("stdout was piped above");
    let err = child.stderr.take().expect("stderr was piped above");
    let out = thread::spawn(move || pass_on(out, std::io::stdout()));
    let err = thread::spawn(move || pass_on(err, std::io::stderr()));
    let heard = [out, err].map(|stream| stream.join().expect("passing on does not panic"));
    let status = child
        .wait()
        .with_context(|| format!("lost `{}`", shown(command)))?;
    Ok((heard.concat(), status))
}

fn pass_on(from: impl Read, mut to: impl Write) -> String {
    let mut heard = String::new();
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    while matches!(from.read_until(b'\n', &mut line), Ok(1..)) {
        // A closed terminal must not stop the child.
        let _ = to.write_all(&line).and_then(|()| to.flush());
        heard.push_str(&String::from_utf8_lossy(&line));
        line.clear();
    }
    heard
}

/// A command that runs beside others, its output in a file until somebody waits for it.
pub(crate) struct Beside {
    child: Child,
    line: String,
    log: PathBuf,
    since: Instant,
}

impl Beside {
    /// Starts it.
    pub(crate) fn start(command: &mut Command, log: &Path) -> Result<Beside> {
        let file =
            fs::File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
        let twin = file
            .try_clone()
            .context("a file can be written from two ends")?;
        let child = command
            .stdin(Stdio::null())
            .stdout(file)
            .stderr(twin)
            .spawn();
        let line = shown(command);
        let child = child.with_context(|| format!("cannot start `{line}`"))?;
        let (log, since) = (log.to_owned(), Instant::now());
        Ok(Beside {
            child,
            line,
            log,
            since,
        })
    }

    /// Waits for its end and says how long it took in all; where it failed, shows what it said.
    pub(crate) fn wait(mut self) -> Result<Duration> {
        let status = self.child.wait();
        let status = status.with_context(|| format!("lost `{}`", self.line))?;
        if !status.success() {
            eprint!("{}", fs::read_to_string(&self.log).unwrap_or_default());
            bail!("`{}` failed ({status})", self.line);
        }
        Ok(self.since.elapsed())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // Whoever fails before it was waited for leaves nothing running; one that has ended stays so.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a command and hands back what it wrote to stdout.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    succeeded(command, output.status)?;
    String::from_utf8(output.stdout)
        .with_context(|| format!("`{}` did not write UTF-8", shown(command)))
}

/// Whether a command ends with success, its output unseen, within the given time.
pub(crate) fn works(command: &mut Command, within: Duration) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else {
        return false;
    };
    let end = Instant::now() + within;
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) if Instant::now() < end => thread::sleep(Duration::from_millis(20)),
            _ => {
                // It may have ended by itself just now; either way it is gone afterwards.
                let _ = child.kill();
                let _ = child.wait();
                return false;
            }
        }
    }
}

fn succeeded(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_shown_as_one_would_type_it() {
        let mut command = Command::new("/opt/rust/bin/cargo");
        command.args(["run", "--", "act", "hire food 2"]);
        assert_eq!(shown(&command), "cargo run -- act 'hire food 2'");
    }

    #[test]
    fn listening_hears_what_the_child_said() {
        let heard = run_and_listen(&mut cargo(&["--version"])).unwrap();
        assert!(heard.starts_with("cargo "), "{heard}");
    }

    #[test]
    fn a_failing_child_is_named_with_its_command() {
        let error = run_and_listen(&mut cargo(&["no-such-subcommand"])).unwrap_err();
        assert!(error.to_string().contains("cargo no-such-subcommand"));
    }

    #[test]
    fn a_missing_program_does_not_work() {
        let mut missing = Command::new("no-such-program-anywhere");
        assert!(!works(&mut missing, Duration::from_secs(1)));
    }
}
