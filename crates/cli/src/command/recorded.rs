//! Records as files: reading them, and the errors for those that cannot be used.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use game::{RecordError, Seat};
use terminal::Failure;
use words::Phrase;

/// Why a record is refused.
pub(super) fn refuse(file: &Path, error: &RecordError) -> Failure {
    let hint = match error {
        RecordError::Truncated { .. } | RecordError::Damaged(_) => "take another copy of the file",
        RecordError::Foreign => "give a file that orrery simulate --records wrote",
        RecordError::Format { .. } | RecordError::Game { .. } | RecordError::Rules { .. } => {
            "use the orrery that wrote the file, or one of the same version"
        }
        RecordError::Setup(_)
        | RecordError::StartDiffers
        | RecordError::Illegal { .. }
        | RecordError::Differs { .. }
        | RecordError::OutcomeDiffers { .. } => "take an unaltered copy of the file",
    };
    Failure::input(format_args!("{}: {error}", shown(file)), hint)
}

/// A player by number, as the arguments name one.
pub(super) fn named(seat: Seat) -> Phrase {
    Phrase::new("seat").number("number", seat.number())
}

/// The name of a file in messages.
pub(super) fn shown(file: &Path) -> String {
    if file == Path::new("-") { "standard input".to_string() } else { file.display().to_string() }
}

/// The text of a record; `-` is standard input.
pub(super) fn read(file: &Path) -> Result<String, Failure> {
    let name = shown(file);
    if file.is_dir() {
        return Err(Failure::input(format_args!("{name} is a folder"), "name one of the records in it"));
    }
    let mut bytes = Vec::new();
    let done = if file == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(drop)
    } else {
        fs::read(file).map(|read| bytes = read)
    };
    done.map_err(|error| {
        Failure::input(format_args!("cannot read {name}: {error}"), "name a record that exists and that you may read")
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let byte = error.utf8_error().valid_up_to();
        Failure::input(format_args!("{name} is not text (see byte {byte})"), "a record is a JSON file")
    })?;
    if text.trim().is_empty() {
        return Err(Failure::input(
            format_args!("{name} is empty"),
            "give a file that orrery simulate --records wrote",
        ));
    }
    Ok(text)
}
