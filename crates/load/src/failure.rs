//! [`Failure`]: why a command did not do what it was asked, in words for people and an exit code for scripts.

use std::fmt::Display;
use std::io;
use std::process::ExitCode;

use load::LoadError;
use load::volume::VolumeError;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments make no sense, or cannot be followed here: exit code 2.
    Input {
        /// What is wrong.
        message: String,
        /// What to do about it.
        hint: &'static str,
    },
    /// Anything else: exit code 1.
    Other(String),
    /// Whoever read our output has had enough, as `head` has. That is no failure to speak of.
    NobodyListens,
}

impl Failure {
    /// Wrong usage.
    pub(crate) fn input(message: impl Display, hint: &'static str) -> Self {
        Self::Input { message: message.to_string(), hint }
    }

    /// Anything that better arguments would not mend.
    pub(crate) fn other(message: impl Display) -> Self {
        Self::Other(message.to_string())
    }

    /// Says it on stderr and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Input { message, hint } => {
                eprintln!("error: {message}\nhint: {hint}");
                ExitCode::from(2)
            }
            Self::Other(message) => {
                eprintln!("error: {message}");
                ExitCode::FAILURE
            }
            Self::NobodyListens => ExitCode::SUCCESS,
        }
    }
}

impl From<io::Error> for Failure {
    /// Of writing to stdout; everything else says what it was about.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyListens,
            _ => Self::other(format_args!("cannot write the output: {error}")),
        }
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        match &error {
            LoadError::Level { .. } => Self::input(error, "name another level with --level, or one game with --game"),
            LoadError::Volume(VolumeError::NotRoot) => Self::input(error, "run it as root"),
            LoadError::Volume(VolumeError::Refused(_)) => {
                Self::input(error, "run it as root where file systems can be mounted")
            }
            LoadError::Process(_)
            | LoadError::Client(_)
            | LoadError::Io { .. }
            | LoadError::Volume(VolumeError::Io(_)) => Self::other(error),
        }
    }
}
