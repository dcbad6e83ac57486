//! How a command reaches a running server: over a loopback port, with a token that only readers of the data folder can know.
//!
//! One line of JSON goes each way. A browser cannot speak that, and only readers of the folder know the token.

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
use crate::folder::{Folder, FolderError, private};
use crate::identity::is_secret;
use crate::metrics::Metrics;
use crate::server::own_key;
use crate::store::{DATABASE, Store};
use crate::world::World;

/// The file in the data folder that says where a server accepts commands.
const CONTROL: &str = "control";
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

/// Listens for commands. Dropping it removes the file.
#[derive(Debug)]
pub(crate) struct Control {
    file: PathBuf,
    task: JoinHandle<()>,
}

impl Control {
    /// Starts to accept commands.
    pub(crate) async fn open(app: App, folder: &Path) -> io::Result<Self> {
        let listener = TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], 0))).await?;
        let place = Place { address: listener.local_addr()?, token: app.world.random_hex::<32>() };
        let file = folder.join(CONTROL);
        write(&file, &place)?;
        let task = tokio::spawn(listen(app, listener, place.token.into()));
        Ok(Self { file, task })
    }
}

impl Drop for Control {
    fn drop(&mut self) {
        self.task.abort();
        if let Err(error) = fs::remove_file(&self.file) {
            tracing::warn!(%error, file = %self.file.display(), "could not be removed");
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

/// Runs a command in the server of a folder, or in this process if no server runs there.
pub fn order<'a>(folder: &'a Path, order: AdminCommand) -> BoxFuture<'a, Result<AdminReply, HostError>> {
    Box::pin(async move {
        if !folder.join(DATABASE).exists() {
            return Err(FolderError::Empty(folder.display().to_string()).into());
        }
        let mut tries = TRIES;
        loop {
            match Folder::take(folder) {
                Ok(taken) => return alone(taken, order).await,
                Err(FolderError::InUse(_)) => {}
                Err(error) => return Err(error.into()),
            }
            match reach(folder).await {
                Ok((stream, token)) => return by_server(folder, stream, token, order).await,
                // A server that is starting or stopping has the folder but does not listen. Soon it has both or neither.
                Err(_) if tries > 0 => tries -= 1,
                Err(why) => return Err(HostError::NoControl { folder: folder.display().to_string(), why }),
            }
            sleep(PAUSE).await;
        }
    })
}

/// No server uses the folder.
async fn alone(folder: Folder, order: AdminCommand) -> Result<AdminReply, HostError> {
    // A killed server has left it behind.
    let _ = fs::remove_file(folder.path.join(CONTROL));
    let app = app(&folder, Config::new(&folder.path)).await?;
    let outcome = execute(&app, order).await;
    app.matches.stop().await;
    app.store.close().await;
    drop(folder);
    Ok(outcome?)
}

/// What the functions of a server need, without a running server.
pub(crate) async fn app(folder: &Folder, config: Config) -> Result<App, HostError> {
    let (metrics, world) = (Arc::new(Metrics::default()), World::REAL);
    let store = Store::open(&folder.path, &world, Arc::clone(&metrics)).await?;
    own_key::<HostError>(&folder.key, &folder.path, &store).await?;
    Ok(Shared::new(config, world, folder.key.clone(), store, metrics))
}

/// A connection to the server of a folder, and the token it requires.
async fn reach(folder: &Path) -> Result<(TcpStream, String), String> {
    let file = folder.join(CONTROL);
    let about = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
    let text = fs::read_to_string(&file).map_err(|error| about(&error))?;
    let Place { address, token } = serde_json::from_str(&text).map_err(|error| about(&error))?;
    let stream = TcpStream::connect(address).await.map_err(|error| format!("{address}: {error}"))?;
    Ok((stream, token))
}

async fn by_server(
    folder: &Path,
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
    let deaf = |why: String| HostError::NoControl { folder: folder.display().to_string(), why };
    let reply = asked.await.map_err(|error| deaf(error.to_string()))?;
    let outcome: Result<AdminReply, AdminError> =
        serde_json::from_str(&reply).map_err(|_| deaf("it did not answer".into()))?;
    Ok(outcome?)
}
