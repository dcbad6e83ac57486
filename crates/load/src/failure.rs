//! What a command says when a run could not be made.

use terminal::Failure;

use crate::LoadError;
use crate::volume::VolumeError;

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        match &error {
            LoadError::Level { .. } => Self::input(error, "name another level with --level, or one game with --game"),
            LoadError::Volume(VolumeError::NotRoot) => Self::input(error, "run it as root"),
            LoadError::Volume(VolumeError::Refused(_)) => {
                Self::input(error, "run it as root where file systems can be mounted")
            }
            LoadError::Postgres(_) => Self::input(error, "install PostgreSQL, or leave --postgres out"),
            LoadError::Process(_)
            | LoadError::Client(_)
            | LoadError::Io { .. }
            | LoadError::Volume(VolumeError::Io(_)) => Self::other(error),
        }
    }
}
