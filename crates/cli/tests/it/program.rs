//! Running the program, and what holds for every run.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The result of a run.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_orrery"));
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program. It never panics and always ends.
pub(crate) fn orrery(arguments: &[&str]) -> Run {
    finish(command(arguments))
}

/// [`orrery`] with a text on standard input.
pub(crate) fn orrery_reading(arguments: &[&str], input: &str) -> Run {
    let mut command = command(arguments);
    let mut child = command.stdin(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    drop(stdin);
    ended(child.wait_with_output().expect("the program ends"))
}

fn finish(mut command: Command) -> Run {
    ended(command.output().expect("the program starts"))
}

pub(crate) fn ended(output: std::process::Output) -> Run {
    let run = Run {
        code: output.status.code().expect("no signal ended the program"),
        stdout: String::from_utf8(output.stdout).expect("the output is text"),
        stderr: String::from_utf8(output.stderr).expect("the errors are text"),
    };
    assert!(!run.stderr.contains("panicked"), "{run:?}");
    run
}

/// Runs the program, which must succeed, and returns its output.
pub(crate) fn succeed(arguments: &[&str]) -> String {
    let run = orrery(arguments);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{arguments:?}: {run:?}");
    run.stdout
}

/// [`succeed`] with `--json`.
pub(crate) fn json(arguments: &[&str]) -> Value {
    let text = succeed(&[arguments, &["--json"]].concat());
    serde_json::from_str(&text).expect("the output is JSON")
}

/// Runs the program, which must refuse with this exit code, say all of `words`, and print nothing.
pub(crate) fn refuse(arguments: &[&str], code: i32, words: &[&str]) {
    let run = orrery(arguments);
    assert_eq!(run.code, code, "{arguments:?}: {run:?}");
    assert!(run.stderr.starts_with("error: "), "{arguments:?}: {run:?}");
    for word in words {
        assert!(run.stderr.contains(word), "{arguments:?} does not say {word:?}: {run:?}");
    }
    assert_eq!(run.stdout, "", "{arguments:?}");
}

/// The path as an argument.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().expect("the path is text")
}

/// Plays one game with random bots and returns the text of its record.
pub(crate) fn record(game: &str, players: &str) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["simulate", game, "--games", "1", "--bots", "random", "--players", players];
    succeed(&[&arguments[..], &["--records", text(folder.path())]].concat());
    std::fs::read_to_string(folder.path().join(format!("{game}-0-0.json"))).expect("the record was written")
}
