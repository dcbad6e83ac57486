//! [`migrate`]: everything that a server stores, from a folder into a PostgreSQL database, or back.

use std::fs::File;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use futures_util::future::LocalBoxFuture;
use serde::Serialize;
use tokio::time::sleep;

use super::check::{key_in, key_of};
use super::files::{about, sync_folder_of};
use super::{CORRUPT, HostError, Progress, Watch, code};
use crate::data::{Data, FINGERPRINT, SECRET, database_in};
use crate::folder::{self, FolderError, MIGRATING, RESTORING};
use crate::identity::Key;
use crate::store::{Archive, DATABASE, LOG, PostgresError, Source, Standing, StoreError, Target, Transfer};
use crate::world::World;

/// How many matches are moved at a time. It begins with one, so that a slow network shows its pace early.
const MAX_MATCHES: u32 = 64;
/// How long one batch may take. A network that swallows everything must not keep a host waiting for ever.
const BATCH_TIMEOUT: Duration = Duration::from_secs(300);
/// How soon an interruption is noticed.
const TICK: Duration = Duration::from_millis(50);

/// What was moved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Migrated {
    /// How many matches.
    pub matches: u64,
    /// How many of them an interrupted attempt had moved already.
    pub there_before: u64,
    /// How many log entries: moves and other table events.
    pub entries: u64,
    /// How many other rows: players, recovery links, blocks and facts.
    pub others: u64,
}

/// What is moved, held by this process.
struct From {
    archive: Archive,
    key: Key,
    _lock: Option<File>,
}

/// Where it goes, held by this process.
struct To {
    target: Target,
    _lock: Option<File>,
}

/// Moves everything that a server stores: matches, players, and the key that signs cookies and links. No server may run on either side.
///
/// The source is only read. Everything is read back and compared as it arrives. An interrupted migration goes on when it is repeated, and
/// no server opens the target until it is complete.
pub fn migrate<'a>(
    from: &'a Data,
    to: &'a Data,
    watch: &'a mut Watch<'_>,
) -> LocalBoxFuture<'a, Result<Migrated, HostError>> {
    Box::pin(async move {
        if is_same(from, to) {
            return Err(HostError::SamePlace(from.to_string()));
        }
        let From { archive, key, _lock: _from } = open_source(from, watch).await?;
        let source = Source::of(archive).await.map_err(|error| watch.explain(error, from))?;
        let fingerprint = key.fingerprint();
        let To { mut target, _lock: _to } = open_target(to, &key, watch).await?;
        may_go_there(&mut target, to, &fingerprint, watch).await?;
        let sides = Sides { from, to };
        let begun = within(watch, Transfer::begin(source, target, &fingerprint)).await;
        let mut transfer = begun.map_err(|error| sides.explain(error, watch))?;
        let (mut migrated, mut all) = (Migrated::default(), 0);
        let finished = match move_all(&mut transfer, &mut migrated, &mut all, sides, watch).await {
            Ok(()) => finish(&mut transfer, &key, sides, watch).await,
            Err(error) => Err(error),
        };
        transfer.close().await;
        let finished = finished.and_then(|()| if let Data::Folder(to) = to { name(to, &key) } else { Ok(()) });
        match finished {
            Ok(()) => Ok(migrated),
            Err(HostError::Stopped) => Err(HostError::Stopped),
            Err(cause) => Err(HostError::HalfMigrated { cause: Box::new(cause), done: migrated.matches, all }),
        }
    })
}

/// Whether both name the same place, as far as that can be seen. Otherwise its lock shows it.
fn is_same(from: &Data, to: &Data) -> bool {
    match (from, to) {
        (Data::Folder(from), Data::Folder(to)) => {
            let real = |folder: &Path| folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
            real(from) == real(to)
        }
        (Data::Database(from), Data::Database(to)) => from == to,
        _ => false,
    }
}

async fn open_source(from: &Data, watch: &mut Watch<'_>) -> Result<From, HostError> {
    watch.tell(Progress::Reading)?;
    let (mut archive, lock) = match from {
        Data::Folder(path) => {
            let file = database_in(path)?;
            let lock = folder::lock(path)?;
            if path.join(RESTORING).exists() {
                return Err(FolderError::HalfRestored(path.display().to_string()).into());
            }
            (watch.open(&Data::Folder(file)).await?, Some(lock))
        }
        Data::Database(address) => {
            let archive = Source::of_database(address, &World::REAL).await?;
            (watch.usable(archive, from).await?, None)
        }
    };
    let read = async {
        let mut faults = archive.faults().await?;
        faults.extend(archive.orphans().await?);
        Ok((faults, archive.fact(FINGERPRINT).await?, archive.fact(SECRET).await?))
    };
    let (faults, fingerprint, secret) = read.await.map_err(|error| watch.explain(error, from))?;
    let damaged = |why: String| HostError::Damaged { path: from.to_string(), why };
    if let Some(fault) = faults.into_iter().next() {
        return Err(damaged(fault));
    }
    let key = match from {
        Data::Folder(path) => key_in(path, fingerprint)?,
        Data::Database(_) => key_of(secret, fingerprint).map_err(damaged)?,
    };
    Ok(From { archive, key, _lock: lock })
}

async fn open_target(to: &Data, key: &Key, watch: &Watch<'_>) -> Result<To, HostError> {
    match to {
        Data::Folder(path) => {
            folder::make(path).map_err(about(path))?;
            let lock = folder::lock(path)?;
            is_free(path, key)?;
            let draft = path.join(MIGRATING);
            let target = Target::in_file(&draft).await.map_err(|error| watch.explain(error, to))?;
            let given = File::open(&draft).and_then(|draft| folder::give_to_owner(&draft, path));
            given.map_err(about(&draft))?;
            Ok(To { target, _lock: Some(lock) })
        }
        Data::Database(address) => {
            let target = Target::in_database(address).await.map_err(|error| watch.explain(error, to))?;
            Ok(To { target, _lock: None })
        }
    }
}

/// Refuses a folder that holds anything that a server needs.
fn is_free(path: &Path, key: &Key) -> Result<(), HostError> {
    let shown = path.display().to_string();
    if path.join(RESTORING).exists() {
        return Err(FolderError::HalfRestored(shown).into());
    }
    let own = Key::read(path)?;
    let has_data = path.join(DATABASE).exists() || path.join(LOG).exists();
    match own {
        Some(own) if own == *key && has_data => Err(HostError::Arrived(shown)),
        _ if has_data => Err(HostError::Occupied(shown)),
        // Cookies of another server may need it, such as one whose database lies elsewhere for now.
        Some(own) if own != *key => Err(HostError::Occupied(shown)),
        _ => Ok(()),
    }
}

/// Refuses a target that holds anything but a part of this source.
async fn may_go_there(target: &mut Target, to: &Data, key: &str, watch: &Watch<'_>) -> Result<(), HostError> {
    let looked = async { Ok((target.is_newer().await?, target.standing().await?)) };
    let (is_newer, standing) = looked.await.map_err(|error| watch.explain(error, to))?;
    if is_newer {
        return Err(HostError::Newer(to.to_string()));
    }
    match standing {
        Standing::Empty => Ok(()),
        Standing::Unfinished(of) if of == key => Ok(()),
        Standing::Unfinished(_) => Err(HostError::OtherMigration(to.to_string())),
        // The draft was complete, and only its name was missing.
        Standing::Full(of) if matches!(to, Data::Folder(_)) && of.as_deref() == Some(key) => Ok(()),
        Standing::Full(_) if matches!(to, Data::Folder(_)) => Err(HostError::OtherMigration(to.to_string())),
        Standing::Full(of) if of.as_deref() == Some(key) => Err(HostError::Arrived(to.to_string())),
        Standing::Full(_) => Err(HostError::Occupied(to.to_string())),
    }
}

/// Moves all rows, and compares them.
async fn move_all(
    transfer: &mut Transfer,
    migrated: &mut Migrated,
    all: &mut u64,
    sides: Sides<'_>,
    watch: &mut Watch<'_>,
) -> Result<(), HostError> {
    *all = within(watch, transfer.matches()).await.map_err(|error| sides.explain(error, watch))?;
    let (mut after, mut most) = (String::new(), 1);
    loop {
        watch.tell(Progress::Matches(migrated.matches, *all))?;
        let batch = within(watch, transfer.batch(&after, most)).await;
        let batch = batch.map_err(|error| sides.explain(error, watch))?;
        let Some(last) = batch.last else { break };
        migrated.matches += batch.matches;
        migrated.entries += batch.entries;
        migrated.there_before += batch.there;
        (after, most) = (last, MAX_MATCHES.min(most * 2));
    }
    within(watch, transfer.forget_deleted()).await.map_err(|error| sides.explain(error, watch))?;
    for table in transfer.apart() {
        within(watch, transfer.clear(table)).await.map_err(|error| sides.explain(error, watch))?;
        let (mut last, mut is_done) = (None, false);
        while !is_done {
            watch.tell(Progress::Rows(migrated.others))?;
            let moved = within(watch, transfer.rows(table, last.as_ref())).await;
            let (next, number) = moved.map_err(|error| sides.explain(error, watch))?;
            migrated.others += number;
            (last, is_done) = (next, number == 0);
        }
    }
    watch.tell(Progress::Comparing)?;
    stoppable(watch, transfer.compare()).await.map_err(|error| sides.explain(error, watch))
}

/// Brings the tables up to date and stores the key. Then a database is open to servers.
async fn finish(transfer: &mut Transfer, key: &Key, sides: Sides<'_>, watch: &mut Watch<'_>) -> Result<(), HostError> {
    stoppable(watch, transfer.update()).await.map_err(|error| sides.explain(error, watch))?;
    watch.tell(Progress::Finishing)?;
    let secret = matches!(sides.to, Data::Database(_)).then(|| key.to_hex());
    let finished = stoppable(watch, transfer.finish(&key.fingerprint(), secret.as_deref())).await;
    finished.map_err(|error| sides.explain(error, watch))
}

/// Gives the key and the database in a folder their names. Then the folder is open to servers.
fn name(folder: &Path, key: &Key) -> Result<(), HostError> {
    key.write_draft(folder).map_err(about(&folder.join(Key::DRAFT)))?;
    Key::keep_draft(folder).map_err(about(&folder.join(Key::FILE)))?;
    let (draft, name) = (folder.join(MIGRATING), folder.join(DATABASE));
    File::open(&draft).and_then(|draft| draft.sync_all()).map_err(about(&draft))?;
    std::fs::rename(&draft, &name).map_err(about(&name))?;
    sync_folder_of(&name)
}

/// Both places.
#[derive(Clone, Copy)]
struct Sides<'a> {
    from: &'a Data,
    to: &'a Data,
}

impl Sides<'_> {
    fn explain(self, halted: Halted, watch: &Watch<'_>) -> HostError {
        let error = match halted {
            Halted::Stopped => return HostError::Stopped,
            Halted::TooLong => {
                let why = format!("nothing was answered within {} seconds", BATCH_TIMEOUT.as_secs());
                StoreError::from(PostgresError::Unreachable(why))
            }
            Halted::Failed(error) => error,
        };
        match (self.from, self.to, code(&error)) {
            (from, _, Some(CORRUPT)) => watch.explain(error, from),
            (_, Data::Database(address), None) | (Data::Database(address), _, None) => {
                watch.explain(address.explain(error), self.to)
            }
            (_, to, _) => watch.explain(error, to),
        }
    }
}

/// Why a step was not done.
enum Halted {
    Stopped,
    TooLong,
    Failed(StoreError),
}

/// Does something unless it is stopped. Whatever it was about to write is rolled back then.
async fn stoppable<T>(watch: &Watch<'_>, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Halted> {
    let stopped = async {
        while !watch.stop.load(Relaxed) {
            sleep(TICK).await;
        }
    };
    tokio::select! {
        biased;
        done = work => done.map_err(Halted::Failed),
        () = stopped => Err(Halted::Stopped),
    }
}

/// The same, unless it takes too long.
async fn within<T>(watch: &Watch<'_>, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, Halted> {
    tokio::time::timeout(BATCH_TIMEOUT, stoppable(watch, work)).await.unwrap_or(Err(Halted::TooLong))
}
