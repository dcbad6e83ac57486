//! [`Data`]: where a server keeps everything, and [`Home`]: the same, held and open.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use crate::folder::{Folder, FolderError, MIGRATING};
use crate::identity::Key;
use crate::metrics::Metrics;
use crate::nodes::Node;
use crate::store::{Change, DATABASE, DatabaseAddress, Disk, Postgres, Sqlite, Store, StoreError};
use crate::world::World;

/// The fact that is the key, in a PostgreSQL database: a server needs nothing but the address. In a folder it is a file.
pub(crate) const SECRET: &str = "secret";
/// The fact that is the key's fingerprint, in every database.
pub(crate) const FINGERPRINT: &str = "key";

/// Where a server keeps everything.
#[derive(Clone, Debug)]
pub enum Data {
    /// A folder of its own.
    Folder(PathBuf),
    /// A PostgreSQL database.
    Database(DatabaseAddress),
}

impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(address) => address.fmt(f),
        }
    }
}

impl From<PathBuf> for Data {
    fn from(folder: PathBuf) -> Self {
        Self::Folder(folder)
    }
}

impl From<&Path> for Data {
    fn from(folder: &Path) -> Self {
        Self::Folder(folder.into())
    }
}

impl From<&str> for Data {
    fn from(folder: &str) -> Self {
        Self::Folder(folder.into())
    }
}

impl From<DatabaseAddress> for Data {
    fn from(address: DatabaseAddress) -> Self {
        Self::Database(address)
    }
}

/// What a server keeps, held by this process alone.
#[derive(Debug)]
pub(crate) struct Home {
    pub(crate) key: Key,
    pub(crate) store: Store,
    pub(crate) held: Hold,
}

/// Keeps other servers away while it lives. A PostgreSQL database is held by the connection that writes to it.
#[derive(Debug)]
pub(crate) struct Hold {
    _folder: Option<Folder>,
}

impl Home {
    /// Opens the data, and creates what is missing. Waits this long for another server to leave a database; a folder is free at once.
    pub(crate) async fn open<E>(
        data: &Data,
        node: Option<&Node>,
        patience: Duration,
        world: &World,
        metrics: &Arc<Metrics>,
    ) -> Result<Self, E>
    where
        E: From<FolderError> + From<StoreError>,
    {
        match data {
            Data::Folder(path) => {
                let folder = Folder::take(path)?;
                let disk = Disk::Sqlite(Sqlite::open(path).await?);
                let store = Store::on(disk, world, Arc::clone(metrics)).await?;
                own_key::<E>(&folder.key, path, &store).await?;
                Ok(Self { key: folder.key.clone(), store, held: Hold { _folder: Some(folder) } })
            }
            Data::Database(address) => {
                if address.is_far() {
                    tracing::warn!("what passes between orrery and {address} is not encrypted");
                }
                let database = match node {
                    Some(node) => Postgres::share(address, &node.name, patience).await?,
                    None => Postgres::open(address, patience, world).await?,
                };
                let disk = Disk::Postgres(database);
                let store = Store::on(disk, world, Arc::clone(metrics)).await?;
                let key = stored_key(&store).await?;
                Ok(Self { key, store, held: Hold { _folder: None } })
            }
        }
    }
}

/// The key in a database. The first server creates it.
async fn stored_key(store: &Store) -> Result<Key, StoreError> {
    if let Some(secret) = store.fact(SECRET).await? {
        return Key::from_hex(&secret).ok_or_else(|| StoreError::Damaged("the key is not one".into()));
    }
    let key = Key::fresh();
    let facts = [(SECRET, key.to_hex()), (FINGERPRINT, key.fingerprint())];
    // Of several nodes that start at the same time, the first one's key counts.
    let changes = facts.map(|(name, value)| Change::FirstFact { name, value }).into();
    store.write(crate::store::Transaction { changes, ..Default::default() }).await?;
    let stored = store.fact(SECRET).await?.and_then(|secret| Key::from_hex(&secret));
    stored.ok_or_else(|| StoreError::Damaged("the key was not stored".into()))
}

/// A database remembers which key it belongs to.
pub(crate) async fn own_key<E>(key: &Key, folder: &Path, store: &Store) -> Result<(), E>
where
    E: From<FolderError> + From<StoreError>,
{
    let fingerprint = key.fingerprint();
    match store.fact(FINGERPRINT).await? {
        Some(known) if known == fingerprint => Ok(()),
        Some(_) => Err(FolderError::OtherKey(folder.join(Key::FILE).display().to_string()).into()),
        None => Ok(store.write(Change::Fact { name: FINGERPRINT.into(), value: fingerprint }).await?),
    }
}

/// The database file in a folder, if there is one.
pub(crate) fn database_in(folder: &Path) -> Result<PathBuf, FolderError> {
    let path = folder.join(DATABASE);
    if path.exists() {
        return Ok(path);
    }
    let shown = folder.display().to_string();
    Err(if folder.join(MIGRATING).exists() { FolderError::HalfMigrated(shown) } else { FolderError::Empty(shown) })
}
