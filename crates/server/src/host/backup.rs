//! [`backup`]: everything in one file, with or without a running server.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use serde::Serialize;
use tokio::time::{MissedTickBehavior, interval};

use super::files::{Draft, beside};
use super::{HostError, Progress, Watch};
use crate::data::{Data, FINGERPRINT, database_in};
use crate::folder::FolderError;
use crate::identity::Key;
use crate::store::{Archive, Counts};
use crate::world::World;

/// How often the progress of a copy is reported.
const PAUSE: Duration = Duration::from_millis(100);
/// The keys of a backup's metadata.
const KEY: &str = "key";
const MADE: &str = "made";
const PROGRAM: &str = "program";

/// What a backup contains.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Backup {
    /// Where it is.
    pub file: PathBuf,
    /// How many matches.
    pub matches: u64,
    /// How many log entries: moves and other table events.
    pub entries: u64,
    /// How large it is.
    pub bytes: u64,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// The version of the program that made it.
    pub program: String,
}

/// Writes everything that a server stores into one file: matches, players, and the key that signs cookies and links.
///
/// The file is consistent even while games go on. It is read back and checked before it gets its final name, so it is complete
/// or absent. An existing file is kept unless `replace` is set.
pub fn backup<'a>(
    folder: &'a Path,
    file: &'a Path,
    replace: bool,
    watch: &'a mut Watch<'_>,
) -> LocalBoxFuture<'a, Result<Backup, HostError>> {
    Box::pin(async move {
        let database = Data::Folder(database_in(folder)?);
        if file.is_dir() || (file.exists() && !replace) {
            return Err(HostError::Exists(file.display().to_string()));
        }
        let key_file = || folder.join(Key::FILE).display().to_string();
        let key = Key::read(folder)?.ok_or_else(|| FolderError::NoKey(key_file()))?;
        let mut archive = watch.open(&database).await?;
        let own = archive.fact(FINGERPRINT).await.map_err(|error| watch.explain(error, &database))?;
        if own.is_some_and(|own| own != key.fingerprint()) {
            return Err(FolderError::OtherKey(key_file()).into());
        }
        let mut draft = Draft::new(beside(file, ".part"))?;
        let least = copy(&mut archive, &database, &mut draft, watch).await?;
        archive.close().await;
        let label = BTreeMap::from([
            (KEY, key.to_hex()),
            (MADE, World::REAL.now().to_string()),
            (PROGRAM, env!("CARGO_PKG_VERSION").to_string()),
        ]);
        Archive::set_label(draft.path(), &label).await.map_err(|error| watch.explain(error, &draft.path().into()))?;
        draft.sync()?;
        let (held, _) = inspect(draft.path(), watch).await?;
        if held.matches < least.matches || held.entries < least.entries {
            let why = format!(
                "it holds {} matches and {} entries instead of at least {} and {}",
                held.matches, held.entries, least.matches, least.entries
            );
            return Err(HostError::Damaged { path: draft.path().display().to_string(), why });
        }
        draft.keep(file)?;
        Ok(Backup { file: file.to_path_buf(), ..held })
    })
}

/// Copies the database. Returns how much the copy contains at least.
async fn copy(
    archive: &mut Archive,
    database: &Data,
    draft: &mut Draft,
    watch: &mut Watch<'_>,
) -> Result<Counts, HostError> {
    let before = archive.counts().await.map_err(|error| watch.explain(error, database))?;
    let mut pause = interval(PAUSE);
    pause.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let copied = {
        let mut copying = std::pin::pin!(archive.copy_to(draft.path()));
        loop {
            tokio::select! {
                copied = &mut copying => break copied,
                // Stopping makes the copy itself fail, so nothing writes to the file any more when it is removed.
                _ = pause.tick() => drop(watch.tell(Progress::Copied(draft.len().min(before.bytes), before.bytes))),
            }
        }
    };
    copied.map_err(|error| match watch.explain(error, database) {
        HostError::NoRoom(_) => HostError::NoRoom(draft.path().display().to_string()),
        other => other,
    })?;
    watch.tell(Progress::Copied(before.bytes, before.bytes))?;
    // Matches may have been deleted in the meantime.
    let after = archive.counts().await.map_err(|error| watch.explain(error, database))?;
    Ok(Counts {
        matches: before.matches.min(after.matches),
        entries: before.entries.min(after.entries),
        bytes: before.bytes,
    })
}

/// Reads a backup to its end. Returns its contents and its key.
pub(super) async fn inspect(file: &Path, watch: &mut Watch<'_>) -> Result<(Backup, Key), HostError> {
    watch.tell(Progress::Reading)?;
    let shown = || file.display().to_string();
    let damaged = |why: String| HostError::Damaged { path: shown(), why };
    let place = Data::from(file);
    let mut archive = watch.open(&place).await?;
    let read = async {
        let label = archive.label().await?;
        let mut faults = archive.faults().await?;
        faults.extend(archive.orphans().await?);
        Ok((label, faults, archive.fact(FINGERPRINT).await?, archive.counts().await?))
    };
    let (label, faults, fingerprint, counts) = read.await.map_err(|error| watch.explain(error, &place))?;
    archive.close().await;
    if let Some(fault) = faults.into_iter().next() {
        return Err(damaged(fault));
    }
    let key = label.get(KEY).ok_or_else(|| HostError::NotABackup(shown()))?;
    let key = Key::from_hex(key).ok_or_else(|| damaged("its key is not one".into()))?;
    if fingerprint.is_some_and(|fingerprint| fingerprint != key.fingerprint()) {
        return Err(damaged("its key does not belong to its matches".into()));
    }
    let backup = Backup {
        file: file.to_path_buf(),
        matches: counts.matches,
        entries: counts.entries,
        bytes: counts.bytes,
        made: label.get(MADE).and_then(|made| made.parse().ok()).unwrap_or_default(),
        program: label.get(PROGRAM).cloned().unwrap_or_default(),
    };
    Ok((backup, key))
}
