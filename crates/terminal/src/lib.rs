//! What the binaries of Orrery share as programs of the command line: how they fail, how they print, how they count.
//!
//! [`Failure`] says why a command did not do what it was asked, [`run`] prints and turns what came of a command into an exit code.

mod failure;

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use serde::Serialize;

pub use self::failure::Failure;

/// Standard output, written in large pieces.
pub type Output = BufWriter<StdoutLock<'static>>;

/// Does what the program is for, and gives its exit code. Failures are said on stderr.
pub fn run(work: impl FnOnce(&mut Output) -> Result<ExitCode, Failure>) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let code = work(&mut out);
    // What was printed before a failure belongs in front of its message.
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
