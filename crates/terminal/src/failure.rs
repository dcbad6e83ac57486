//! [`Failure`]: why a command did not do what it was asked, in words for people and an exit code for scripts.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// The arguments or a file make no sense: exit code 2.
    Input {
        /// What is wrong.
        message: String,
        /// What to do about it.
        hint: String,
    },
    /// Anything else: exit code 1.
    Other {
        /// What went wrong.
        message: String,
    },
    /// The reader of our output has closed it, as `head` does. That is not worth reporting.
    NobodyListens,
}

impl Failure {
    /// Wrong usage or unreadable input.
    pub fn input(message: impl Display, hint: impl Display) -> Self {
        Self::Input { message: message.to_string(), hint: hint.to_string() }
    }

    /// Anything that better arguments would not mend.
    pub fn other(message: impl Display) -> Self {
        Self::Other { message: message.to_string() }
    }

    /// The same, with the name of the file in front.
    pub fn about(self, file: &str) -> Self {
        match self {
            Self::Input { message, hint } => Self::Input { message: format!("{file}: {message}"), hint },
            Self::Other { message } => Self::Other { message: format!("{file}: {message}") },
            Self::NobodyListens => Self::NobodyListens,
        }
    }

    /// Says it on stderr and gives the exit code.
    pub fn report(self) -> ExitCode {
        match self {
            Self::Input { message, hint } => {
                eprintln!("error: {message}\nhint: {hint}");
                ExitCode::from(2)
            }
            Self::Other { message } => {
                eprintln!("error: {message}");
                ExitCode::FAILURE
            }
            Self::NobodyListens => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    /// Writing to stdout failed. Errors with other files name the file.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyListens,
            _ => Self::other(format_args!("cannot write the output: {error}")),
        }
    }
}
