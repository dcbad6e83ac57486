//! The binary `typescript`: regenerates `web/src/generated`.

use std::process::ExitCode;
use std::{fs, io};

fn main() -> ExitCode {
    let folder = typescript::folder();
    match fs::remove_dir_all(&folder).or_else(if_missing).and_then(|()| typescript::write(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: cannot write {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

/// What is not there need not be removed.
fn if_missing(error: io::Error) -> io::Result<()> {
    if error.kind() == io::ErrorKind::NotFound { Ok(()) } else { Err(error) }
}
