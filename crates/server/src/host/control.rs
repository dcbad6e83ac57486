//! How a command reaches a running server: over a loopback port, with a token that only readers of the data can know.
//!
//! Port and token are in a file in the data folder, or a fact in the database. One line of JSON goes each way. A browser cannot
//! speak that, and only readers of the data know the token.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use std::{fs, io};

use futures_util::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::admin::execute;
use super::commands::{AdminCommand, AdminError, AdminReply};
use super::{HostError, files};
use crate::app::{App, Shared};
use crate::config::Config;
use crate::data::{Data, Hold, Home, database_in};
use crate::folder::{FolderError, private};
use crate::identity::is_secret;
use crate::metrics::Metrics;
use crate::store::{Archive, Change, DatabaseAddress, PostgresError, StoreError};
use crate::world::World;

/// The file in the data folder, or the fact in the database, that says where a server accepts commands.
pub(crate) const CONTROL: &str = "control";
/// The longest command, in bytes.
const MAX_BYTES: u64 = 64 * 1024;
/// How long a client may take to send its command, and how long the command may take.
const READ_TIMEOUT: Duration = Duration::from_secs(10);
const COMMAND_TIMEOUT: Duration = Duration::from_secs(600);
/// How many commands run at the same time.
const AT_ONCE: usize = 8;
/// How long to wait before trying again when the system has no connection, or a server does not listen yet.
const PAUSE: Duration = Duration::from_millis(100);
/// How often to try a server that has the folder but does not respond.
const TRIES: u32 = 100;

/// Where a server accepts commands, and the token that authorizes them.
#[derive(Serialize, Deserialize)]
struct Place {
    address: SocketAddr,
    token: String,
}

#[derive(Serialize, Deserialize)]
struct Request {
    token: String,
    order: AdminCommand,
}

/// Listens for commands. Dropping it removes the file. In a database the place stays: it counts only while a server holds that.
#[derive(Debug)]
pub(crate) struct Control {
    file: Option<PathBuf>,
    task: JoinHandle<()>,
}

impl Control {
    /// Starts to accept commands.
    pub(crate) async fn open(app: App) -> Result<Self, HostError> {
        let failed =
            |cause: io::Error| HostError::NoControl { place: app.config.data.to_string(), why: cause.to_string() };
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let place = Place { address, token: app.world.random_hex::<32>() };
        let file = match &app.config.data {
            Data::Folder(folder) => {
                let file = folder.join(CONTROL);
                write(&file, &place).map_err(failed)?;
                Some(file)
            }
            Data::Database(_) => {
                let value = serde_json::to_string(&place).map_err(|error| failed(error.into()))?;
                if let Some(nodes) = &app.nodes {
                    nodes.take_orders(&value).await?;
                    let task = tokio::spawn(listen(Arc::clone(&app), listener, place.token.into()));
                    return Ok(Self { file: None, task });
                }
                app.store.write(Change::Fact { name: CONTROL.into(), value }).await?;
                None
            }
        };
        let task = tokio::spawn(listen(app, listener, place.token.into()));
        Ok(Self { file, task })
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        self.task.abort();
        let Some(file) = &self.file else { return };
        if let Err(error) = fs::remove_file(file) {
            tracing::warn!(%error, file = %file.display(), "could not be removed");
        }
    }
}

fn write(file: &Path, place: &Place) -> io::Result<()> {
    use io::Write as _;
    let draft = files::beside(file, ".new");
    // A leftover file may have other permissions.
    let _ = fs::remove_file(&draft);
    let mut open = private(fs::OpenOptions::new().write(true).create_new(true)).open(&draft)?;
    open.write_all(serde_json::to_string(place)?.as_bytes())?;
    fs::rename(&draft, file)
}

async fn listen(app: App, listener: TcpListener, token: Arc<str>) {
    let places = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        match listener.accept().await {
            Ok((stream, _)) => {
                let (app, token) = (Arc::clone(&app), Arc::clone(&token));
                tokio::spawn(async move {
                    if let Err(error) = hear(&app, stream, &token).await {
                        tracing::debug!(%error, "a command could not be read");
                    }
                    drop(place);
                });
            }
            Err(error) => {
                tracing::warn!(%error, "a command connection could not be accepted");
                sleep(PAUSE).await;
            }
        }
    }
}

async fn hear(app: &App, mut stream: TcpStream, token: &str) -> io::Result<()> {
    let (reader, mut writer) = stream.split();
    let mut line = String::new();
    let mut reader = BufReader::new(reader.take(MAX_BYTES));
    timeout(READ_TIMEOUT, reader.read_line(&mut line)).await.map_err(|_| io::ErrorKind::TimedOut)??;
    let request: Request = serde_json::from_str(&line)?;
    if !is_secret(token, &request.token) {
        tracing::warn!("a command with a wrong token was refused");
        return Err(io::ErrorKind::PermissionDenied.into());
    }
    let outcome = match timeout(COMMAND_TIMEOUT, execute(app, request.order)).await {
        Ok(outcome) => outcome,
        Err(_) => Err(AdminError::Failed { why: "it took too long".into() }),
    };
    let mut reply = serde_json::to_string(&outcome)?;
    reply.push('\n');
    writer.write_all(reply.as_bytes()).await?;
    writer.shutdown().await
}

/// Runs a command in the server that uses a folder or a database, or in this process if none does.
pub fn order(data: &Data, order: AdminCommand) -> BoxFuture<'_, Result<AdminReply, HostError>> {
    Box::pin(async move {
        exists(data).await?;
        let mut tries = TRIES;
        loop {
            match app(Config::new(data.clone())).await {
                Ok((app, held)) => return alone(&app, held, order).await,
                Err(error) if is_in_use(&error) => {}
                Err(error) => return Err(error),
            }
            match reach(data).await {
                Ok((stream, token)) => return by_server(data, stream, token, order).await,
                // A server that is starting or stopping has the folder but does not listen. Soon it has both or neither.
                Err(_) if tries > 0 => tries -= 1,
                Err(why) => return Err(HostError::NoControl { place: data.to_string(), why }),
            }
            sleep(PAUSE).await;
        }
    })
}

/// Whether there is anything to manage: a command creates no data.
async fn exists(data: &Data) -> Result<(), HostError> {
    match data {
        Data::Folder(folder) => Ok(database_in(folder).map(|_| ())?),
        Data::Database(address) => {
            let archive = Archive::of_database(address).await?;
            let is_ours = archive.is_ours();
            archive.close().await;
            if is_ours { Ok(()) } else { Err(StoreError::from(PostgresError::Empty(data.to_string())).into()) }
        }
    }
}

fn is_in_use(error: &HostError) -> bool {
    matches!(
        error,
        HostError::Folder(FolderError::InUse(_))
            | HostError::Store(StoreError::Postgres(PostgresError::InUse(_) | PostgresError::HeldByNodes(_)))
    )
}

/// No server uses the data.
async fn alone(app: &App, held: Hold, order: AdminCommand) -> Result<AdminReply, HostError> {
    if let Data::Folder(folder) = &app.config.data {
        // A killed server has left it behind.
        let _ = fs::remove_file(folder.join(CONTROL));
    }
    let outcome = execute(app, order).await;
    app.matches.stop().await;
    app.store.close().await;
    drop(held);
    Ok(outcome?)
}

/// What the functions of a server need, without a running server.
pub(crate) async fn app(config: Config) -> Result<(App, Hold), HostError> {
    let (metrics, world) = (Arc::new(Metrics::default()), World::REAL);
    let Home { key, store, held } =
        Home::open::<HostError>(&config.data, None, Duration::ZERO, &world, &metrics).await?;
    Ok((Shared::new(config, world, key, store, metrics, None), held))
}

/// A connection to the server that uses the data, and the token it requires.
async fn reach(data: &Data) -> Result<(TcpStream, String), String> {
    let (texts, place) = match data {
        Data::Folder(folder) => {
            let file = folder.join(CONTROL);
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            (vec![text], file.display().to_string())
        }
        Data::Database(address) => {
            let texts = stored_places(address).await.map_err(|error| error.to_string())?;
            (texts, "what is stored about it".to_string())
        }
    };
    let mut why = "it has not said where it listens".to_string();
    // Any node that runs on this machine can take an order.
    for text in texts {
        let Place { address, token } = serde_json::from_str(&text).map_err(|error| format!("{place}: {error}"))?;
        match TcpStream::connect(address).await {
            Ok(stream) => return Ok((stream, token)),
            Err(error) => {
                why = match data {
                    Data::Folder(_) => format!("{address}: {error}"),
                    Data::Database(_) => format!("{address}: {error}; run this on the machine that the server runs on"),
                };
            }
        }
    }
    Err(why)
}

/// Where the nodes take orders that share a database, or the server that has it alone.
async fn stored_places(address: &DatabaseAddress) -> Result<Vec<String>, StoreError> {
    let mut archive = Archive::of_database(address).await?;
    let places = async {
        let nodes = archive.controls().await?;
        if nodes.is_empty() { Ok(archive.fact(CONTROL).await?.into_iter().collect()) } else { Ok(nodes) }
    };
    let places = places.await;
    archive.close().await;
    places
}

async fn by_server(
    data: &Data,
    mut stream: TcpStream,
    token: String,
    order: AdminCommand,
) -> Result<AdminReply, HostError> {
    let asked = async {
        let mut request = serde_json::to_string(&Request { token, order })?;
        request.push('\n');
        stream.write_all(request.as_bytes()).await?;
        let mut reply = String::new();
        stream.read_to_string(&mut reply).await?;
        Ok::<String, io::Error>(reply)
    };
    let deaf = |why: String| HostError::NoControl { place: data.to_string(), why };
    let reply = asked.await.map_err(|error| deaf(error.to_string()))?;
    let outcome: Result<AdminReply, AdminError> =
        serde_json::from_str(&reply).map_err(|_| deaf("it did not answer".into()))?;
    Ok(outcome?)
}
