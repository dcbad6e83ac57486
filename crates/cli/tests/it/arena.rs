//! `orrery arena`: the same seed gives the same result, and whatever a program does, the games go on.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::GAMES;
use crate::program::{Run, json, orrery, succeed, text};

/// What does not depend on the seed.
const TIMES: [&str; 3] = ["ms_per_decision", "ms_longest", "late"];

/// The report without times.
fn figures(mut report: Value) -> Value {
    let timing = report.as_object_mut().and_then(|report| report.remove("timing")).expect("timing is told");
    for key in ["seconds", "threads", "games_per_second"] {
        assert!(timing[key].as_f64().is_some_and(|number| number > 0.0), "{key}: {timing}");
    }
    for bot in report["bots"].as_array_mut().expect("a list of bots") {
        for key in TIMES {
            let time = bot.as_object_mut().and_then(|bot| bot.remove(key));
            assert!(time.is_some_and(|time| time.as_f64().is_some_and(|time| time >= 0.0)), "{key}: {bot}");
        }
    }
    report
}

fn arena(game: &str, players: &str, bots: &str, more: &[&str]) -> Vec<String> {
    let arguments = ["arena", game, "--players", players, "--bots", bots];
    arguments.iter().chain(more).map(ToString::to_string).collect()
}

/// Plays, expecting no errors.
fn play(game: &str, players: &str, bots: &str, more: &[&str]) -> Value {
    let arguments = arena(game, players, bots, more);
    figures(json(&arguments.iter().map(String::as_str).collect::<Vec<_>>()))
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn threads_change_nothing_and_the_seed_changes_everything() {
    for (game, players) in [("defenders", "2"), ("race", "3"), ("roll", "4")] {
        let run =
            |seed, threads| play(game, players, "easy,random", &["--games", "7", "--seed", seed, "--threads", threads]);
        let once = run("5", "1");
        assert_eq!((&once["games"], &once["deals"], &once["games_asked"]), (&8.into(), &4.into(), &7.into()));
        assert_eq!(once, run("5", "2"), "{game}");
        assert_eq!(once, run("5", "3"), "{game}");
        assert_ne!(once["bots"], run("6", "1")["bots"], "{game}");
    }
}

#[test]
fn the_figures_add_up() {
    for (game, bots) in [("defenders", "random,easy,random"), ("race", "easy,random"), ("roll", "random,easy")] {
        let report = play(game, "3", bots, &["--games", "18"]);
        let contestants = report["bots"].as_array().expect("a list of bots");
        let names: Vec<&str> = contestants.iter().filter_map(|bot| bot["name"].as_str()).collect();
        assert_eq!(names.join(","), bots);
        let shares: f64 = contestants.iter().map(|bot| number(&bot["win_share"])).sum();
        assert!((shares - 1.0).abs() < 1e-9, "{report}");
        let decisions: f64 = contestants.iter().map(|bot| number(&bot["decisions"])).sum();
        assert_eq!(decisions, number(&report["decisions"]), "{report}");
        assert!((number(&report["par"]) * names.len() as f64 - 1.0).abs() < 1e-9);
        for bot in contestants {
            let [low, high] = [0, 1].map(|end: usize| number(&bot["ci95"][end]));
            assert!(low <= number(&bot["win_share"]) && number(&bot["win_share"]) <= high, "{bot}");
            for fault in ["illegal", "timeouts", "forfeits"] {
                assert_eq!(bot[fault], 0, "{bot}");
            }
        }
        let best =
            contestants.iter().max_by(|one, other| number(&one["win_share"]).total_cmp(&number(&other["win_share"])));
        assert_eq!(best.expect("somebody")["name"], "easy", "{report}");
        assert!(report["setup"].is_object() && report["rounds"]["max"].is_u64(), "{report}");
    }
}

/// The first time a deal is played is the game with that index in `simulate`. A deterministic bot plays a deal against
/// itself the same way in both seats, so neither is better.
#[test]
fn the_arena_plays_as_simulate_does() {
    let report = play("roll", "2", "medium,medium", &["--games", "10", "--seed", "9"]);
    let simulated = json(&["simulate", "roll", "--bots", "medium", "--games", "5", "--seed", "9"]);
    assert_eq!(report["rounds"], simulated["rounds"]);
    assert_eq!(number(&report["decisions"]), 2.0 * number(&simulated["decisions"]));
    for bot in [0, 1].map(|index: usize| &report["bots"][index]) {
        assert_eq!((&bot["win_share"], &bot["mean_score"]), (&0.5.into(), &simulated["score"]["mean"]), "{report}");
    }
}

#[test]
fn people_get_a_table_with_bars() {
    let text = succeed(&["arena", "race", "--bots", "easy,random@250ms", "--games", "6"]);
    for word in ["6 games, 3 deals", "easy", "random@250ms", "95% interval", "█", "ms/decision", "would win 50.0% each"]
    {
        assert!(text.contains(word), "{word}: {text}");
    }
}

/// Our own bots play the same as processes and in-process.
#[test]
fn a_process_plays_as_its_level_does() {
    for (game, level) in GAMES.into_iter().flat_map(|game| ["random", "easy"].map(|level| (game, level))) {
        let process = format!("stdio:'{}' bot {game} --level {level}", env!("CARGO_BIN_EXE_orrery"));
        let more = ["--games", "4", "--seed", "3"];
        // With three seats, a process plays two of them.
        let [mut within, mut without] =
            [level, process.as_str()].map(|bot| play(game, "3", &format!("random,{bot}"), &more));
        assert_eq!(without["bots"][1]["name"], process.as_str());
        for report in [&mut within, &mut without] {
            report["bots"][1]["name"] = Value::Null;
        }
        assert_eq!(within, without, "{game} {level}");
    }
}

fn python() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if !found {
        eprintln!("SKIPPED: there is no python3 here, so bots written in Python are not tested");
    }
    found
}

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py")
}

#[test]
fn the_example_in_python_plays_all_games() {
    if !python() {
        return;
    }
    let bot = format!("stdio:python3 '{}'", text(&example()));
    for (game, players) in [("defenders", "3"), ("race", "2"), ("roll", "2")] {
        let bots = format!("easy,{bot}");
        let run = || play(game, players, &bots, &["--games", "4", "--think", "20000"]);
        let report = run();
        let python = &report["bots"][1];
        assert_eq!((&python["name"], &report["games"]), (&bot.as_str().into(), &4.into()));
        for fault in ["illegal", "timeouts", "forfeits"] {
            assert_eq!(python[fault], 0, "{report}");
        }
        assert_eq!(report, run(), "its seed decides everything");
    }
}

/// Runs `easy` against a Python program given as text, for two games.
fn against(program: &str, more: &[&str]) -> Option<(Value, Run)> {
    if !python() {
        return None;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad, \"bot\".py");
    fs::write(&file, program).expect("a file");
    let bots = format!("easy,stdio:python3 -u '{}'", text(&file));
    let mut arguments = arena("defenders", "2", &bots, &["--games", "2", "--threads", "1", "--json"]);
    arguments.extend(more.iter().map(ToString::to_string));
    let run = orrery(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    if run.code != 0 {
        return Some((Value::Null, run));
    }
    let report: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {run:?}"));
    assert_eq!((&report["games"], &report["interrupted"]), (&2.into(), &false.into()), "{report}");
    assert_eq!((&report["bots"][0]["illegal"], &report["bots"][0]["forfeits"]), (&0.into(), &0.into()), "{report}");
    Some((report["bots"][1].clone(), run))
}

const HELLO: &str = "
import json, sys, time
print(json.dumps({'type': 'hello', 'protocol': 3}))
sys.stdin.readline()
";

#[test]
fn illegal_answers_are_counted_and_replaced() {
    let program = format!(
        "{HELLO}
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'prompt':
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': {{'fly': 9}}}}))
    if message['type'] == 'error':
        assert message['code'] == 'malformed' and 'not a move' in message['message']
        print('told', message['id'], file=sys.stderr)
"
    );
    let Some((bot, run)) = against(&program, &[]) else { return };
    assert!(bot["decisions"].as_u64().is_some_and(|decisions| decisions > 10), "{bot}");
    assert_eq!((&bot["illegal"], &bot["timeouts"], &bot["forfeits"]), (&bot["decisions"], &0.into(), &0.into()));
    assert!(run.stderr.contains(".py'] answers {\"fly\":9}, which is not a move"), "{run:?}");
    assert!(run.stderr.contains("] told 1\n") && run.stderr.contains("] (further mistakes"), "{run:?}");
}

#[test]
fn moves_of_another_moment_are_refused_by_the_rules() {
    let program = format!(
        "{HELLO}
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'prompt':
        first = message['moves'][0] if message['id'] == 1 else first
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': first}}))
    if message['type'] == 'error':
        assert message['code'] == 'illegal', message
"
    );
    let Some((bot, run)) = against(&program, &[]) else { return };
    assert!(bot["illegal"].as_u64().is_some_and(|illegal| illegal > 0), "{bot}");
    assert!(bot["forfeits"] == 0 && run.stderr.contains("which the rules refuse"), "{bot} {run:?}");
}

#[test]
fn nonsense_is_counted_and_replaced() {
    let program = format!(
        "{HELLO}
for number, line in enumerate(sys.stdin):
    if json.loads(line)['type'] == 'prompt':
        sys.stdout.buffer.write([b'what?\\n', b'\\xff\\xfe\\n', b'[1]\\n', b'{{\\n', b'x' * 5000000 + b'\\n'][number % 5])
        sys.stdout.flush()
"
    );
    let Some((bot, _)) = against(&program, &[]) else { return };
    assert_eq!((&bot["illegal"], &bot["timeouts"], &bot["forfeits"]), (&bot["decisions"], &0.into(), &0.into()));
}

#[test]
fn silence_is_waited_for_three_times_and_not_longer() {
    let program = format!("{HELLO}\ntime.sleep(600)");
    let Some((bot, run)) = against(&program, &["--think", "1"]) else { return };
    assert_eq!((&bot["timeouts"], &bot["forfeits"], &bot["illegal"]), (&6.into(), &2.into(), &0.into()), "{bot}");
    assert!(run.stderr.contains("does not answer within 1002 ms"), "{run:?}");
}

#[test]
fn an_answer_that_comes_too_late_is_not_taken_for_the_next_one() {
    let program = format!(
        "{HELLO}
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'prompt':
        if message['id'] == 2:
            time.sleep(1.5)
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': message['moves'][0]}}))
"
    );
    let Some((bot, _)) = against(&program, &["--think", "20"]) else { return };
    // A busy machine may make other answers late too, but none is illegal.
    assert!(bot["timeouts"].as_u64().is_some_and(|timeouts| timeouts >= 1), "{bot}");
    assert_eq!((&bot["illegal"], &bot["forfeits"]), (&0.into(), &0.into()), "{bot}");
}

#[test]
fn a_program_that_dies_forfeits_its_game_and_is_restarted() {
    let program = format!(
        "{HELLO}
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'prompt':
        if message['id'] == 3:
            raise SystemExit('I am lost')
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': message['moves'][0]}}))
"
    );
    let Some((bot, run)) = against(&program, &[]) else { return };
    assert_eq!((&bot["forfeits"], &bot["illegal"], &bot["timeouts"]), (&2.into(), &0.into(), &0.into()), "{bot}");
    assert_eq!(run.stderr.matches("] I am lost\n").count(), 2, "{run:?}");
    assert_eq!(run.stderr.matches("forfeits a game: it has ended").count(), 2, "{run:?}");
}

#[test]
fn programs_that_cannot_play_are_refused_before_anything_is_played() {
    let other = format!("it speaks version 99 of the protocol, not {}", stdio::message::PROTOCOL);
    for (program, words) in [
        ("", "it ends without saying hello"),
        ("print('hi')", "instead of hello it says \"hi\""),
        ("print('{\"type\": \"hello\", \"protocol\": 99}')", &other),
        ("print('{\"type\": \"error\", \"message\": \"no\"}')", "it refuses: no"),
    ] {
        let Some((_, run)) = against(program, &[]) else { return };
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.contains("cannot play") && run.stderr.contains(words), "{run:?}");
    }
    for (bots, words) in [
        ("easy,stdio:/no/such/program", "cannot start /no/such/program"),
        ("easy,stdio:", "cannot be read"),
        ("easy,stdio:program 'open", "cannot be read"),
        ("easy,nobody", "nobody"),
        ("easy", "has no opponent"),
        ("easy,easy,easy", "3 bots for 2 seats"),
    ] {
        let run = orrery(&["arena", GAMES[0], "--bots", bots]);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
        assert!(run.stderr.starts_with("error: ") && run.stderr.contains("hint: "), "{run:?}");
        assert!(run.stderr.contains(words), "{words}: {run:?}");
    }
    let wrong = format!("easy,stdio:'{}' bot roll", env!("CARGO_BIN_EXE_orrery"));
    let run = orrery(&["arena", "race", "--bots", &wrong]);
    assert!(run.code == 2 && run.stderr.contains("this bot plays roll, not race"), "{run:?}");
}

/// Ctrl-C reaches everything started from a terminal except the bots: a game in progress needs them.
#[cfg(unix)]
#[test]
fn ctrl_c_prints_what_was_played_so_far() {
    use std::os::unix::process::CommandExt as _;
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use crate::program::{command, ended};

    if !python() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let (program, ends) = (folder.path().join("bot.py"), folder.path().join("ends"));
    let code = format!(
        "{HELLO}
for line in sys.stdin:
    message = json.loads(line)
    if message['type'] == 'prompt':
        print(json.dumps({{'type': 'move', 'id': message['id'], 'move': message['moves'][0]}}))
    if message['type'] == 'end':
        print('over', file=open(sys.argv[1], 'a'))
"
    );
    fs::write(&program, code).expect("a file");
    let bots = format!("easy,stdio:python3 -u '{}' '{}'", text(&program), text(&ends));
    let arguments = ["arena", "race", "--games", "1000000", "--threads", "1", "--json", "--bots", &bots];
    let child = command(&arguments).process_group(0).spawn().expect("the program starts");
    let begun = Instant::now();
    while fs::read_to_string(&ends).unwrap_or_default().lines().count() < 5 {
        assert!(begun.elapsed() < Duration::from_secs(60), "no games are played");
        sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", "--", &format!("-{}", child.id())]).status().expect("kill runs");
    assert!(sent.success());
    let run = ended(child.wait_with_output().expect("the program ends"));
    assert_eq!((run.code, run.stderr.as_str()), (130, ""), "{run:?}");
    let report: Value = serde_json::from_str(&run.stdout).expect("the output is JSON");
    let (games, deals) = (number(&report["games"]), number(&report["deals"]));
    assert!(report["interrupted"] == true && games >= 4.0 && games == 2.0 * deals, "{report}");
    assert_eq!((&report["bots"][1]["illegal"], &report["bots"][1]["forfeits"]), (&0.into(), &0.into()), "{report}");
}
