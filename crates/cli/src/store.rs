//! [`store`]: a file that is written whole or not at all.

use std::path::Path;
use std::{fs, io};

/// Writes a file whole or not at all: who reads it meanwhile, or after a crash, sees the old one or the new one.
pub(crate) fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let unfinished = path.with_file_name(format!(".{name}.{}.unfinished", std::process::id()));
    fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, path)).inspect_err(|_| {
        // If it cannot be removed either, the first error is still the one to tell.
        let _ = fs::remove_file(&unfinished);
    })
}
