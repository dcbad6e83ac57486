//! What the command-line programs of Orrery share: failures, printing, counting.
//!
//! [`Failure`] says why a command did not do what it was asked, [`run`] prints and turns what came of a command into an exit code.

mod failure;

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use serde::Serialize;

pub use self::failure::Failure;

/// Standard output, written in large pieces.
pub type Output = BufWriter<StdoutLock<'static>>;

/// Runs the program and returns its exit code. Failures go to stderr.
pub fn run(work: impl FnOnce(&mut Output) -> Result<ExitCode, Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let code = work(&mut out);
    // Flush what was printed, so it appears before the error message.
    let flushed = out.flush();
    match code.and_then(|code| Ok(flushed.map(|()| code)?)) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}

/// Prints a value as JSON that people can read too.
///
/// # Errors
///
/// If nobody can or wants to read it.
pub fn print_json(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(Failure::other)?;
    writeln!(out, "{text}")?;
    Ok(())
}

/// `3 players`, and so on for any noun that takes an s.
pub fn count(number: impl Into<u64>, noun: &str) -> String {
    let number = number.into();
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
