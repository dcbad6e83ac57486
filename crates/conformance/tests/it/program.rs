//! Running the program, and what holds whatever it is asked.

use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

/// Runs the program with a text on standard input. It never panics and always ends by itself.
pub(crate) fn conformance(arguments: &[&str], input: &str) -> Run {
    let mut command = Command::new(env!("CARGO_BIN_EXE_conformance"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin.write_all(input.as_bytes()).expect("the program reads");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let run = Run {
        code: output.status.code().expect("no signal ended the program"),
        stdout: String::from_utf8(output.stdout).expect("the output is text"),
        stderr: String::from_utf8(output.stderr).expect("the errors are text"),
    };
    assert!(!run.stderr.contains("panicked"), "{run:?}");
    run
}

/// Checks a file of traces, in which nothing may differ, and gives the report.
pub(crate) fn report(game: &str, file: &str) -> Value {
    let run = conformance(&[game, file, "--json"], "");
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{run:?}");
    serde_json::from_str(&run.stdout).expect("the output is JSON")
}

/// Runs one game; gives the first divergence, if there is one.
pub(crate) fn divergence(game: &str, trace: &Value) -> Option<Value> {
    let run = conformance(&[game, "-", "--json"], &format!("{trace}\n"));
    let mut report: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {run:?}"));
    assert_eq!(report["divergences"] == 1, run.code == 1, "{run:?}");
    assert_eq!(report["divergences"] == 0, run.code == 0, "{run:?}");
    (run.code == 1).then(|| report["first"].take())
}

/// Runs a text that is no trace: it is refused with words, and nothing is printed.
pub(crate) fn refused(game: &str, text: &str, words: &[&str]) {
    let run = conformance(&[game, "-"], text);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
    for word in words {
        assert!(run.stderr.contains(word), "no {word} in {}", run.stderr);
    }
}
