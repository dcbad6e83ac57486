//! [`Proxy`]: a way to PostgreSQL on which connections end and answers are late, at the boundaries of statements, as a seed says.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use std::time::Duration;

use game::{Chance, Seed};
use sqlx::postgres::PgConnectOptions;
use tempfile::TempDir;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::{TcpStream, UnixListener, UnixStream};
use tokio::task::JoinHandle;

/// What goes wrong at a boundary, in percent of them.
const CUT_BEFORE: u32 = 2;
const CUT_AFTER: u32 = 2;
const AWAY: u32 = 1;
const LATE: u32 = 5;
/// How late an answer is at most, in milliseconds.
const MAX_DELAY: u32 = 20;
/// How many connections are refused at most when the database is away.
const MAX_REFUSED: u32 = 4;

/// A proxy that ends with this.
pub(crate) struct Proxy {
    /// Holds the socket.
    folder: TempDir,
    faults: Arc<Faults>,
    task: JoinHandle<()>,
}

/// What went wrong so far.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    /// Statements that never arrived.
    pub(crate) before: AtomicU32,
    /// Statements that were carried out and never answered.
    pub(crate) after: AtomicU32,
    /// Connections that were refused.
    pub(crate) refused: AtomicU32,
    /// How many more connections are refused.
    away: AtomicU32,
    /// Nothing goes wrong at the moment.
    is_calm: AtomicBool,
}

impl Proxy {
    /// In front of the database at an address.
    pub(crate) fn before(url: &str, seed: u64) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let to: PgConnectOptions = url.parse().expect("an address");
        let listener = UnixListener::bind(folder.path().join(format!(".s.PGSQL.{}", to.get_port()))).expect("a socket");
        let faults = Arc::<Faults>::default();
        let shared = Arc::clone(&faults);
        let task = tokio::spawn(async move {
            for number in 0.. {
                let Ok((stream, _)) = listener.accept().await else { return };
                let (to, faults) = (to.clone(), Arc::clone(&shared));
                let chance = Chance::seeded(Seed::from_number(seed).derive(number));
                tokio::spawn(async move { drop(pass(stream, &to, chance, &faults).await) });
            }
        });
        Self { folder, faults, task }
    }

    /// The address of the same database, by way of this.
    pub(crate) fn address(&self, url: &str) -> String {
        format!("{url}&host={}", self.folder.path().display())
    }

    pub(crate) fn faults(&self) -> &Faults {
        &self.faults
    }

    /// From now on nothing goes wrong.
    pub(crate) fn calm(&self) {
        self.faults.is_calm.store(true, SeqCst);
    }

    /// From now on things go wrong.
    pub(crate) fn storm(&self) {
        self.faults.is_calm.store(false, SeqCst);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Faults {
    /// Statements that did not come to their end.
    pub(crate) fn cuts(&self) -> u32 {
        self.before.load(SeqCst) + self.after.load(SeqCst)
    }
}

async fn pass(stream: UnixStream, to: &PgConnectOptions, chance: Chance, faults: &Faults) -> io::Result<()> {
    let is_away = faults.away.fetch_update(SeqCst, SeqCst, |more| more.checked_sub(1)).is_ok();
    if is_away && !faults.is_calm.load(SeqCst) {
        faults.refused.fetch_add(1, SeqCst);
        return Ok(());
    }
    match to.get_socket() {
        Some(folder) => {
            let socket = folder.join(format!(".s.PGSQL.{}", to.get_port()));
            both_ways(stream, UnixStream::connect(socket).await?, chance, faults).await
        }
        None => both_ways(stream, TcpStream::connect((to.get_host(), to.get_port())).await?, chance, faults).await,
    }
}

/// Passes on what both say, until the connection ends.
async fn both_ways(
    near: UnixStream,
    far: impl AsyncRead + AsyncWrite,
    chance: Chance,
    faults: &Faults,
) -> io::Result<()> {
    let (mut from_near, mut to_near) = tokio::io::split(near);
    let (mut from_far, mut to_far) = tokio::io::split(far);
    let is_mute = AtomicBool::new(false);
    let back = async {
        let mut bytes = vec![0; 16 * 1024];
        loop {
            let read = from_far.read(&mut bytes).await?;
            // What is answered now, nobody hears.
            if read == 0 || is_mute.load(SeqCst) {
                return Ok(());
            }
            to_near.write_all(&bytes[..read]).await?;
        }
    };
    tokio::select! {
        passed = statements(&mut from_near, &mut to_far, chance, faults, &is_mute) => passed,
        passed = back => passed,
    }
}

/// Passes on what the server says, message by message, and lets things go wrong where a statement ends.
async fn statements(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    mut chance: Chance,
    faults: &Faults,
    is_mute: &AtomicBool,
) -> io::Result<()> {
    // The first message has no type.
    let mut kind = None;
    loop {
        let mut message: Vec<u8> = kind.into_iter().collect();
        let length = from.read_u32().await?;
        message.extend(length.to_be_bytes());
        let head = message.len();
        message.resize(head + (length as usize).saturating_sub(4), 0);
        from.read_exact(&mut message[head..]).await?;
        // Sync and Query.
        if matches!(kind, Some(b'S' | b'Q')) && !faults.is_calm.load(SeqCst) {
            let drawn = chance.below(100);
            if drawn < CUT_BEFORE {
                faults.before.fetch_add(1, SeqCst);
                return Ok(());
            } else if drawn < CUT_BEFORE + CUT_AFTER {
                is_mute.store(true, SeqCst);
                faults.after.fetch_add(1, SeqCst);
            } else if drawn < CUT_BEFORE + CUT_AFTER + AWAY {
                faults.away.store(1 + chance.below(MAX_REFUSED), SeqCst);
                return Ok(());
            } else if drawn < CUT_BEFORE + CUT_AFTER + AWAY + LATE {
                tokio::time::sleep(Duration::from_millis(chance.below(MAX_DELAY).into())).await;
            }
        }
        to.write_all(&message).await?;
        kind = Some(from.read_u8().await?);
    }
}
