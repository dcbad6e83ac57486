//! [`store`]: a file that is written completely or not at all.

use std::io::{self, Write as _};
use std::path::Path;

use tempfile::Builder;

/// Writes a file completely or not at all: a reader, even after a crash, sees either the old file or the new one.
pub(crate) fn store(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut unfinished = Builder::new();
    unfinished.prefix(".").suffix(".unfinished");
    // Like any other file: temporary ones are readable only by their owner.
    #[cfg(unix)]
    unfinished.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut file = unfinished.tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.persist(path)?;
    Ok(())
}
