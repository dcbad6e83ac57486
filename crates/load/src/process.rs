//! A server as a child process: started, killed, stopped and inspected.
//!
//! It ends with this program, however that ends: our own server stops when its standard input ends; another program is killed
//! by the system when its parent dies (on Linux; elsewhere only if this program ends by itself).

use std::fs::{self, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use server::client::Client;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

/// How long a server may take to say where it listens, and then to be ready.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a server may take to stop.
const FAREWELL: Duration = Duration::from_secs(30);
/// How much of the log a failure quotes.
const QUOTED_LINES: usize = 12;

/// Why a server could not be started or stopped.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// There is no such program, or it cannot be run.
    #[error("the server cannot be started: {0}")]
    Start(#[from] io::Error),
    /// It ended, or said something else.
    #[error("the server did not say where it listens; its log ends with:\n{0}")]
    NoAddress(String),
    /// It listens but never was ready.
    #[error("the server was not ready within {PATIENCE:?}; its log ends with:\n{0}")]
    NotReady(String),
    /// It did not stop when asked to.
    #[error("the server did not stop within {FAREWELL:?}")]
    NoStop,
}

/// How to start a server.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Another `orrery` than the server that is part of this program.
    pub program: Option<PathBuf>,
    /// The folder that it keeps everything in.
    pub data: PathBuf,
    /// The address of a PostgreSQL database, in place of the folder.
    pub database: Option<String>,
    /// The file that its log is appended to.
    pub log: PathBuf,
    /// As which node it is started; none if it is alone with its folder.
    pub node: Option<NodeLaunch>,
    /// Whether clients may do as much as they like. Another program has the limits that it has.
    pub is_generous: bool,
}

/// How to start a node.
#[derive(Clone, Debug)]
pub struct NodeLaunch {
    /// The name of the node.
    pub name: String,
    /// Its lease.
    pub lease: Duration,
}

/// A running server.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
    /// From starting the process until it said that it is ready.
    pub ready_after: Duration,
}

impl Launch {
    /// Starts the server and waits until it is ready.
    pub async fn start(&self) -> Result<Served, ProcessError> {
        let started = Instant::now();
        let mut served = self.spawn().await?;
        let mut client = Client::new(served.address);
        let ready = async {
            loop {
                if client.get("/healthz").await.is_ok_and(|answered| answered.status.is_success()) {
                    return;
                }
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(PATIENCE, ready).await.map_err(|_| ProcessError::NotReady(self.end_of_log()))?;
        served.ready_after = started.elapsed();
        Ok(served)
    }

    /// Starts the process and waits until it says where it listens, which is before it is ready.
    ///
    /// The thread that calls this must live as long as the server: see [`run_instead`].
    pub async fn spawn(&self) -> Result<Served, ProcessError> {
        let mut command = self.command()?;
        let log = OpenOptions::new().create(true).append(true).open(&self.log)?;
        // A group of its own: Ctrl-C is for this program, which then ends the server.
        command.process_group(0).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(log);
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        // Dropping this future kills the process.
        let mut served = Served { child: command.spawn()?, address: nowhere, ready_after: Duration::ZERO };
        let (told, address) = oneshot::channel();
        if let Some(stdout) = served.child.stdout.take() {
            std::thread::spawn(move || {
                let (mut lines, mut first) = (BufReader::new(stdout), String::new());
                let _ = lines.read_line(&mut first);
                let _ = told.send(first.trim().rsplit("http://").next().and_then(|address| address.parse().ok()));
                // The rest of its output is read, so that it never blocks.
                let _ = io::copy(&mut lines, &mut io::sink());
            });
        }
        match timeout(PATIENCE, address).await {
            Ok(Ok(Some(address))) => {
                served.address = address;
                Ok(served)
            }
            _ => Err(ProcessError::NoAddress(self.end_of_log())),
        }
    }

    fn command(&self) -> io::Result<Command> {
        let mut command = Command::new(std::env::current_exe()?);
        match &self.program {
            None => {
                command.arg("serve").args(self.is_generous.then_some("--generous"));
            }
            Some(program) => {
                command.args(["run-instead", "--"]).arg(program);
                command.args(["serve", "--listen", "127.0.0.1:0", "--log", "warn"]);
            }
        }
        match &self.database {
            None => command.arg("--data").arg(&self.data),
            Some(address) => command.arg("--database").arg(address),
        };
        if let Some(NodeLaunch { name, lease }) = &self.node {
            command.args(["--node", name, "--lease", &lease.as_millis().to_string()]);
        }
        Ok(command)
    }

    /// The last lines of the log.
    #[must_use]
    pub fn end_of_log(&self) -> String {
        let text = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<&str> = text.lines().collect();
        lines[lines.len().saturating_sub(QUOTED_LINES)..].join("\n")
    }
}

/// Becomes another program, which the system kills when our parent thread dies. Returns only if that fails.
#[must_use]
pub fn run_instead(program: &Path, arguments: &[String]) -> io::Error {
    #[cfg(target_os = "linux")]
    {
        let parent = rustix::process::getppid();
        if let Err(error) = rustix::process::set_parent_process_death_signal(Some(Signal::KILL)) {
            return error.into();
        }
        // It may have died before the system knew.
        if rustix::process::getppid() != parent {
            return io::Error::other("whoever started this has ended");
        }
    }
    Command::new(program).args(arguments).exec()
}

/// Returns when standard input ends: the parent process is gone.
pub async fn input_ended() {
    let (end, ended) = oneshot::channel();
    // A thread of its own: the runtime would wait for one of its own to come back from reading.
    std::thread::spawn(move || {
        let mut bytes = [0; 64];
        while io::stdin().read(&mut bytes).is_ok_and(|read| read > 0) {}
        let _ = end.send(());
    });
    let _ = ended.await;
}

impl Served {
    /// The process.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// What `kill -9` does; returns when the process is gone.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Pauses it, or lets it go on.
    pub fn pause(&self, is_paused: bool) -> io::Result<()> {
        Ok(kill_process(Pid::from_child(&self.child), if is_paused { Signal::STOP } else { Signal::CONT })?)
    }

    /// Tells it to stop, and waits until it has.
    pub async fn stop(mut self) -> Result<ExitStatus, ProcessError> {
        kill_process(Pid::from_child(&self.child), Signal::TERM).map_err(io::Error::from)?;
        let gone = async {
            loop {
                match self.child.try_wait() {
                    Ok(None) => sleep(Duration::from_millis(5)).await,
                    Ok(Some(status)) => return Ok(status),
                    Err(error) => return Err(error.into()),
                }
            }
        };
        timeout(FAREWELL, gone).await.map_err(|_| ProcessError::NoStop)?
    }

    /// The seconds of processor time that it has used, where the system tells.
    #[must_use]
    pub fn cpu_seconds(&self) -> Option<f64> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id())).ok()?;
        // The name in parentheses may contain anything; behind it come the state and ten more fields before the times.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        Some(ticks as f64 / rustix::param::clock_ticks_per_second() as f64)
    }

    /// The memory it uses now, in bytes, where the system reports it.
    #[must_use]
    pub fn memory(&self) -> Option<u64> {
        memory_of(self.id())
    }
}

/// The bytes of memory that a process holds, where the system tells.
#[must_use]
pub fn memory_of(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}

impl Drop for Served {
    fn drop(&mut self) {
        self.end();
    }
}
