//! The browser for the tests of the page, and what is made with it.

use std::process::{Command, ExitCode};
use std::time::Duration;

use anyhow::{Result, bail};

use crate::{child, tree};

pub(crate) const HELP: &str = "\
Installs what the browser tests need, where it can: Chromium with its driver, a font that the page
names, Node.js and npm by apt, and axe-core by npm into the target folder. Elsewhere it says what to install.

Usage: cargo xtask browser
";

pub(crate) const SCREENSHOTS_HELP: &str = "\
Takes pictures of a dozen moments at 1440 and 390 pixels, light and dark, and puts them into contact
sheets in target/screenshots.

Usage: cargo xtask screenshots
";

pub(crate) const SPEED_HELP: &str = "\
Measures the page in Chromium: bytes sent, time to the first table, time from a click to the drawn
board (tables); decisions per second in the worker beside native (share); how long bots that judge by a
net take for a turn in the worker, and what keeps the page from answering meanwhile (levels).

Usage: cargo xtask page-speed [tables] [share] [levels]
";

/// What can be measured alone.
pub(crate) const SPEED_PARTS: &[&str] = &["tables", "share", "levels"];

/// What to do by hand where nothing can be installed.
const BY_HAND: &str = "\
elsewhere install Chrome or Chromium with the chromedriver of the same version, the Liberation fonts, and \
Node.js with npm";

/// The font of the page's list that every system can have. Letters are as wide in every run then: the
/// tests of the layout measure them, and what a bare system falls back to is a fifth wider.
const FONT: &str = "Liberation Sans";

/// Programs that the browser tests start, the font, and Debian's packages of them.
const NEEDED: &[(&[&str], &str)] = &[
    (&["chromium", "google-chrome"], "chromium"),
    (&["chromedriver"], "chromium-driver"),
    (&[FONT], "fonts-liberation"),
    (&["node"], "nodejs"),
    (&["npm"], "npm"),
];

/// The version of axe-core that the tests were written with.
const AXE: &str = "axe-core@4.14.0";

/// Installs what is missing, by its own command.
pub(crate) fn run() -> Result<ExitCode> {
    println!("{}", install()?);
    Ok(ExitCode::SUCCESS)
}

/// Installs what is missing; says what there is.
pub(crate) fn install() -> Result<String> {
    let missing = missing_packages(is_there);
    if !missing.is_empty() {
        apt(&missing)?;
    }
    let axe = tree::target()?.join("axe");
    let script = axe.join("node_modules/axe-core/axe.min.js");
    if !script.is_file() {
        std::fs::create_dir_all(&axe)?;
        let mut npm = Command::new("npm");
        npm.current_dir(&axe).args([
            "install",
            "--no-audit",
            "--no-fund",
            "--no-package-lock",
            AXE,
        ]);
        child::run(&mut npm)?;
    }
    Ok("chromium, chromedriver, a font, node, axe-core".to_owned())
}

/// The packages of which no program is there.
fn missing_packages(is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let missing = |programs: &[&str]| !programs.iter().any(|program| is_there(program));
    NEEDED
        .iter()
        .filter(|(programs, _)| missing(programs))
        .map(|(_, package)| *package)
        .collect()
}

fn is_there(program: &str) -> bool {
    if program == FONT {
        return has_font();
    }
    // Some wrappers print nothing useful, but all of them start.
    let named = match program {
        "chromedriver" => std::env::var_os("CHROMEDRIVER"),
        "chromium" => std::env::var_os("CHROMIUM"),
        _ => None,
    };
    named.is_some() || works(program, &["--version"])
}

/// Whether the font is there, where fonts can be asked for.
fn has_font() -> bool {
    let families = Command::new("fc-list").args([":", "family"]).output();
    families.map_or(!cfg!(target_os = "linux"), |listed| {
        String::from_utf8_lossy(&listed.stdout).contains(FONT)
    })
}

fn works(program: &str, args: &[&str]) -> bool {
    child::works(Command::new(program).args(args), Duration::from_secs(20))
}

/// Installs packages by apt, which only the super-user can.
fn apt(packages: &[&str]) -> Result<()> {
    let is_root = Command::new("id").arg("-u").output();
    let is_root = is_root.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if !is_root || !works("apt-get", &["--version"]) {
        bail!(
            "the browser tests need more than is here: on Debian and Ubuntu `sudo apt-get install {}`; {BY_HAND}",
            packages.join(" ")
        );
    }
    // Old lists may still do; the install itself says if they do not.
    let _ = child::run(Command::new("apt-get").args(["update", "-qq"]));
    let mut install = Command::new("apt-get");
    install
        .env("DEBIAN_FRONTEND", "noninteractive")
        .args(["install", "-y", "-qq", "--no-install-recommends"])
        .args(packages);
    child::run(&mut install)
}

/// Takes the pictures.
pub(crate) fn screenshots() -> Result<ExitCode> {
    install()?;
    let folder = tree::target()?.join("screenshots");
    let mut take = child::cargo(&["run", "--quiet", "--locked", "--package", "browser-tests"]);
    take.args(["--bin", "screenshots", "--"]).arg(&folder);
    child::run(&mut take)?;
    Ok(ExitCode::SUCCESS)
}

/// Measures the page, or the parts of it that are named.
pub(crate) fn speed(parts: &[String]) -> Result<ExitCode> {
    install()?;
    let mut measure = child::cargo(&["run", "--quiet", "--locked", "--release"]);
    measure.args(["--package", "browser-tests", "--bin", "page-speed", "--"]);
    measure.args(parts);
    child::run(&mut measure)?;
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_machine_lacks_every_package() {
        let bare = [
            "chromium",
            "chromium-driver",
            "fonts-liberation",
            "nodejs",
            "npm",
        ];
        assert_eq!(missing_packages(|_| false), bare);
    }

    #[test]
    fn either_browser_will_do() {
        let there =
            |program: &str| matches!(program, "google-chrome" | "chromedriver" | FONT | "npm");
        assert_eq!(missing_packages(there), ["nodejs"]);
    }
}
