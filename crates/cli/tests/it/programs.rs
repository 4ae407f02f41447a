//! Programs from outside at the tables of `sim` and `ladder`.

use crate::kit::{Ran, file, fresh, millwright};

/// The bot that the documentation shows.
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/bot.py");

fn sim(bots: &str, more: &[&str]) -> Ran {
    let fixed = ["sim", "spinning-jenny", "--players", "2", "--threads", "1"];
    millwright(&[&fixed[..], &["--bots", bots], more].concat())
}

/// A program of a few lines of Python.
fn python(name: &str, code: &str) -> String {
    format!("python3 {}", file(name, code))
}

/// What every program here begins with: `ask` gives the lines of an answer.
const ASK: &str = "\
import sys
def ask(line):
    print(line, flush=True)
    answer = []
    for line in sys.stdin:
        line = line.strip()
        if line == 'ok' or line.startswith('error '):
            return answer + [line]
        answer.append(line)
";

#[test]
fn the_bot_of_the_documentation_plays_whole_games_against_greedy() {
    let bots = format!("python3 {BOT},greedy");
    let report = sim(&bots, &["--games", "2", "--json", "--clock", "60s"]).json();
    assert_eq!(report["games"], 2);
    assert_eq!(report["seats"][0]["bot"], format!("python3 {BOT}"));
    let score = report["seats"][0]["mean_score"].as_f64();
    assert!(score > Some(100.0), "it plays with sense: {score:?}");
    assert!(report["decisions"].as_u64() > Some(100));
}

#[test]
fn the_bot_of_the_documentation_plays_every_game_against_chance() {
    for game in ["water-frame", "card-game", "oranienburger-kanal"] {
        let bots = format!("random,python3 {BOT}");
        let args = ["sim", game, "--players", "2", "--games", "1", "--json"];
        let args = [&args[..], &["--bots", &bots, "--clock", "60s"]].concat();
        let report = millwright(&args).json();
        assert_eq!(report["seats"][1]["wins"], 1.0, "{game}: {report}");
    }
}

/// The smallest program: a choice at a time, always the first.
#[test]
fn a_turn_can_be_played_choice_by_choice() {
    let code = format!(
        "{ASK}
for line in sys.stdin:
    if line.startswith('turn '):
        first = ask('legal')[0]
        assert ask(first.replace('legal', 'play', 1)) == ['ok']
"
    );
    let program = python("first.py", &code);
    let report = sim(&format!("{program},random"), &["--games", "2", "--json"]).json();
    assert_eq!(report["games"], 2);
}

/// A program is told of its games, and keeps running from one to the next.
#[test]
fn a_program_is_told_where_it_sits_and_how_it_ended() {
    let heard = fresh("heard.txt");
    let code = format!(
        "{ASK}
heard = open(r'{heard}', 'w')
for line in sys.stdin:
    heard.write(line)
    heard.flush()
    if line.startswith('turn '):
        first = ask('legal')[0]
        ask(first.replace('legal', 'play', 1))
"
    );
    let program = python("hearing.py", &code);
    sim(&format!("random,{program}"), &["--games", "2"]).ok();
    let heard = std::fs::read_to_string(heard).expect("the program wrote it");
    let games: Vec<&str> = heard
        .lines()
        .filter(|line| line.starts_with("game "))
        .collect();
    assert_eq!(games.len(), 2, "{heard}");
    assert!(games[0].starts_with("game spinning-jenny players 2 seat 2 rules "));
    assert!(games[0].ends_with(" set setup=free"), "{}", games[0]);
    assert_eq!(heard.lines().filter(|line| *line == "over").count(), 2);
    let scores = heard.lines().filter(|line| line.starts_with("score "));
    assert_eq!(scores.count(), 4);
}

#[test]
fn a_program_sees_no_seed_and_nothing_face_down() {
    let heard = fresh("seen.txt");
    let code = format!(
        "{ASK}
heard = open(r'{heard}', 'a')
for line in sys.stdin:
    if line.startswith('turn '):
        heard.write('\\n'.join(ask('record') + ask('go greedy')) + '\\n')
        heard.flush()
        turn = ask('go greedy')[-2].replace('bestturn', 'play', 1)
        assert ask(turn) == ['ok'], turn
"
    );
    let program = python("peeking.py", &code);
    let args = ["--games", "1", "--seed", "a secret of the dealer"];
    sim(&format!("{program},random"), &args).ok();
    let heard = std::fs::read_to_string(heard).expect("the program wrote it");
    assert!(heard.contains("record game: spinning-jenny"), "{heard}");
    assert!(
        !heard.contains("secret") && !heard.contains("seed:"),
        "{heard}"
    );
}

#[test]
fn a_program_that_is_late_stops_the_run_and_is_quoted() {
    let code = format!(
        "{ASK}
ask('fly')
for line in sys.stdin:
    pass
"
    );
    let program = python("late.py", &code);
    let args = ["--games", "3", "--clock", "400ms", "--seed", "x"];
    let complaint = sim(&format!("{program},random"), &args).complaint(1);
    assert!(
        complaint.contains("on seat 1 took longer than 400 ms in turn 1"),
        "{complaint}"
    );
    assert!(complaint.contains("seed 'x/0'"), "{complaint}");
    assert!(complaint.contains("its last line was 'fly'"), "{complaint}");
}

#[test]
fn nonsense_is_answered_with_errors_until_the_time_is_over() {
    let code = "
import sys
for line in sys.stdin:
    if line.startswith('turn '):
        print('play fly', flush=True)
";
    let program = python("nonsense.py", code);
    let args = ["--games", "1", "--clock", "300ms"];
    let complaint = sim(&format!("{program},random"), &args).complaint(1);
    assert!(
        complaint.contains("its last line was 'play fly', answered by 'error no action begins"),
        "{complaint}"
    );
}

#[test]
fn a_program_that_ends_stops_the_run() {
    let code = "
import sys
print('legal', flush=True)
sys.stdin.readline()
sys.exit(3)
";
    let program = python("ending.py", code);
    let ran = sim(&format!("random,{program}"), &["--games", "1"]);
    let complaint = ran.complaint(1);
    assert!(
        complaint.contains("on seat 2 ended (exit status: 3)"),
        "{complaint}"
    );
}

#[test]
fn a_program_that_cannot_be_started_is_a_wrong_call() {
    let complaint = sim("./nowhere,random", &["--games", "1"]).complaint(2);
    assert!(
        complaint.starts_with("cannot start './nowhere': "),
        "{complaint}"
    );
    assert!(complaint.ends_with("check the command"), "{complaint}");
    let complaint = sim("cmd: ,random", &["--games", "1"]).complaint(2);
    assert!(complaint.contains("it names no program"), "{complaint}");
}

/// The engine answers far more than a pipe holds; the clock is kept all the same.
#[test]
fn a_program_that_does_not_read_is_late_and_blocks_nobody() {
    let code = "
import sys, time
for _ in range(3000):
    print('show', flush=True)
time.sleep(60)
";
    let program = python("deaf.py", code);
    let begun = std::time::Instant::now();
    let args = ["--games", "1", "--clock", "1s"];
    let complaint = sim(&format!("{program},random"), &args).complaint(1);
    assert!(
        complaint.contains("took longer than 1000 ms"),
        "{complaint}"
    );
    assert!(begun.elapsed().as_secs() < 30);
}

#[test]
fn a_ladder_rates_a_program_beside_bots() {
    let path = fresh("program-ladder.jsonl");
    let program = format!("python3 {BOT}");
    let bots = format!("random,{program}");
    let args = [
        "ladder",
        "spinning-jenny",
        "--players",
        "2",
        "--blocks",
        "1",
    ];
    let args = [&args[..], &["--bots", &bots, "--file", &path, "--json"]].concat();
    let report = millwright(&args).json();
    assert_eq!(report["bots"][0]["bot"], program);
    assert_eq!(report["games"], 2);
}

/// The most memory that a call and what it starts ever took, in MiB, with its output.
#[cfg(target_os = "linux")]
fn measured(args: &[&str]) -> (u64, Ran) {
    const WATCH: &str = "\
import resource, subprocess, sys
code = subprocess.run(sys.argv[2:]).returncode
with open(sys.argv[1], 'w') as told:
    told.write(str(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss))
sys.exit(code)
";
    let (watch, told) = (file("watch.py", WATCH), fresh("watched.txt"));
    let mut call = std::process::Command::new("python3");
    call.args([&watch, &told, crate::kit::MILLWRIGHT])
        .args(args);
    let ran = crate::kit::run(&mut call, "");
    let kilobytes = std::fs::read_to_string(&told).expect("it was written");
    let kilobytes: u64 = kilobytes.parse().expect("it is a number");
    (kilobytes / 1024, ran)
}

/// Whoever asks without a pause and reads nothing is late; what he is told does not pile up meanwhile, nor
/// does what he says.
#[cfg(target_os = "linux")]
#[test]
fn a_program_that_floods_costs_no_more_memory_than_another() {
    const UNREAD: &str = " and does not read its answers";
    for (name, said, due) in [
        ("show", "'show\\n' * 1000", UNREAD),
        ("nonsense", "'x' * 1000000 + '\\n'", ""),
        ("waiting", "'go master\\n' + 'show\\n' * 100000", ""),
        ("batch", "'batch\\n' + 'show\\n' * 300000 + 'end\\n'", ""),
    ] {
        let code = format!(
            "
import signal, sys
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
sys.stdin.readline()
while True:
    sys.stdout.write({said})
"
        );
        let program = python(&format!("flood-{name}.py"), &code);
        let bots = format!("{program},random");
        let args = [
            "sim",
            "spinning-jenny",
            "--players",
            "2",
            "--threads",
            "1",
            "--games",
            "1",
            "--clock",
            "2s",
            "--bots",
            &bots,
        ];
        let (mebibytes, ran) = measured(&args);
        let says = ran.complaint(1);
        assert!(says.contains("took longer than 2000 ms"), "{name}: {says}");
        assert!(says.contains(due), "{name}: {says}");
        assert!(mebibytes < 200, "{name}: {mebibytes} MiB");
    }
}
