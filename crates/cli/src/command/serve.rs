//! `orrery serve`: the games in the browser.

use std::io::{self, IsTerminal as _, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr as _;
use std::time::Duration;

use clap::Args;
use server::{Asset, Assets, BadNode, Config, Limits, Node, ServeError, Server, StoreError};
use terminal::Failure;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use super::data::{about_database, about_folder, data};
use super::retention::RetentionArguments;

/// The default address: only this machine can reach it.
const LISTEN: &str = "127.0.0.1:7070";

/// Serve the games to browsers, with everything stored in one folder or one PostgreSQL database
///
/// There is nothing else to set up: the page, the bots and a database are part of this program. Games in progress survive
/// a restart, a crash and a power cut.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  orrery serve                                     # for this computer: http://127.0.0.1:7070
  orrery serve --listen 0.0.0.0:7070               # for everyone on the network
  orrery serve --keep-finished 365d                # deletes finished games after a year
  orrery serve --think 300                         # for a small machine with many tables
  orrery serve --behind-proxy --origin https://orrery.example
  orrery serve --database postgres://orrery@localhost/orrery
  orrery serve --database postgres://orrery@10.0.0.9/orrery --listen 10.0.0.1:7070 --node one

Monitoring: /healthz and, only for this machine unless a token is set, /metrics (Prometheus).
docs/hosting.md explains how to run a server for others.
Exit codes: 0 stopped by Ctrl-C or SIGTERM, 1 failed, 2 wrong usage, an address, a folder or a
database that cannot be used.")]
pub(crate) struct Serve {
    /// The address and port to listen on; port 0 picks a free one
    #[arg(long, value_name = "ADDR", default_value = LISTEN)]
    listen: SocketAddr,

    /// The data folder [default: orrery in the platform's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// A PostgreSQL database instead of a folder, as in postgres://USER@HOST/DATABASE; for a URL with a password prefer the
    /// environment, which `ps` does not show [env: ORRERY_DATABASE]
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    database: Option<String>,

    /// Be one of several servers that share the database, under a name of its own
    #[arg(long, value_name = "NAME")]
    node: Option<String>,

    /// Where the other nodes reach this one, as in http://10.0.0.1:7070 [default: where it listens]
    #[arg(long, value_name = "URL", requires = "node")]
    at: Option<String>,

    /// How long a node may act without hearing from the database, and how long the others wait for it, in milliseconds
    /// [default: 5000]
    #[arg(long, value_name = "MS", requires = "node", value_parser = clap::value_parser!(u32).range(200..=60_000))]
    lease: Option<u32>,

    /// The public address of this server, such as `https://orrery.example`; required if the name has a dot; repeatable
    #[arg(long = "origin", value_name = "URL")]
    origins: Vec<String>,

    /// Trust X-Forwarded-For, X-Forwarded-Host and X-Forwarded-Proto: only behind a proxy that sets them
    #[arg(long)]
    behind_proxy: bool,

    /// The longest thinking time of a searching bot per decision or hint, in milliseconds [default: 1000]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(1..))]
    think: Option<u32>,

    /// In how many imagined games the review of a match measures each decision [default: 48]
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..=1000))]
    review_samples: Option<u32>,

    /// Deal the same games each time, for tests and demonstrations: whoever knows the seed knows every card
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Serve metrics at a separate address, such as 127.0.0.1:9090
    #[arg(long, value_name = "ADDR")]
    metrics_listen: Option<SocketAddr>,

    /// The token that requests for metrics must send (Authorization: Bearer TOKEN); prefer the environment, which `ps` does not show
    #[arg(long, value_name = "TOKEN", env = "ORRERY_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,

    /// Switch the chat off: nobody can say anything at any table
    #[arg(long)]
    no_chat: bool,

    /// Change a limit, as in connections-per-address=500; repeatable; an unknown name lists all limits
    #[arg(long = "limit", value_name = "NAME=N")]
    limits: Vec<String>,

    #[command(flatten)]
    keep: RetentionArguments,

    /// What to log to stderr: error, warn, info, debug or trace, optionally per module, as in warn,server=debug
    #[arg(long, value_name = "FILTER", default_value = "info")]
    log: String,

    /// Log JSON, one object per line
    #[arg(long)]
    log_json: bool,
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            listen: LISTEN.parse().expect("an address"),
            data: None,
            database: None,
            node: None,
            at: None,
            lease: None,
            origins: Vec::new(),
            behind_proxy: false,
            think: None,
            review_samples: None,
            seed: None,
            metrics_listen: None,
            metrics_token: std::env::var("ORRERY_METRICS_TOKEN").ok(),
            no_chat: false,
            limits: Vec::new(),
            keep: RetentionArguments::default(),
            log: "info".into(),
            log_json: false,
        }
    }
}

impl Serve {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        self.start_log()?;
        let config = self.config()?;
        let kept = config.data.to_string();
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| Failure::other(format_args!("cannot start threads: {error}")))?;
        runtime.block_on(async {
            let server = Server::bind(config).await.map_err(refusal)?;
            writeln!(out, "Orrery is at http://{}", server.address())?;
            writeln!(out, "Everything is kept in {kept}. Ctrl-C stops.")?;
            if self.seed.is_some() {
                writeln!(out, "With --seed, games can be foreseen: do not let people play here.")?;
            }
            if !page::is_built() {
                writeln!(out, "This build has no page: build it without ORRERY_NO_PAGE.")?;
            }
            out.flush()?;
            server.run(Box::pin(told_to_stop())).await.map_err(refusal)?;
            Ok(ExitCode::SUCCESS)
        })
    }

    fn config(&self) -> Result<Config, Failure> {
        let mut config = Config::new(data(self.data.as_deref(), self.database.as_deref())?);
        config.node = self.node()?;
        config.retention = self.keep.retention();
        config.listen = self.listen;
        config.origins.clone_from(&self.origins);
        config.behind_proxy = self.behind_proxy;
        if let Some(samples) = self.review_samples {
            config.review_samples = samples;
        }
        if let Some(think) = self.think {
            config.think = Duration::from_millis(think.into());
        }
        config.seed = self.seed;
        config.metrics_listen = self.metrics_listen;
        config.metrics_token = self.metrics_token.clone().filter(|token| !token.is_empty());
        config.chat = !self.no_chat;
        config.assets = Assets(asset);
        for wish in &self.limits {
            set_limit(&mut config.limits, wish)?;
        }
        Ok(config)
    }

    fn node(&self) -> Result<Option<Node>, Failure> {
        let Some(name) = &self.node else { return Ok(None) };
        if self.at.is_none() && self.listen.ip().is_unspecified() {
            return Err(Failure::input(
                format_args!("--node {name}: nobody can reach it at {}", self.listen),
                "say where the other nodes reach this one with --at http://HOST:PORT",
            ));
        }
        let node = Node::new(name, self.at.as_deref()).map_err(|error| {
            let hint = match &error {
                BadNode::Name(_) => "use up to 40 letters, digits and hyphens",
                BadNode::Address(_) => "write it as http://HOST:PORT; what passes between nodes is not encrypted",
            };
            Failure::input(&error, hint)
        })?;
        Ok(Some(match self.lease {
            Some(lease) => node.with_lease(Duration::from_millis(lease.into())),
            None => node,
        }))
    }

    fn start_log(&self) -> Result<(), Failure> {
        let targets = Targets::from_str(&self.log).map_err(|error| {
            Failure::input(
                format_args!("--log {}: {error}", self.log),
                "use a level such as info, or warn,server=debug",
            )
        })?;
        let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
        let started = if self.log_json {
            tracing_subscriber::registry().with(targets).with(lines.json()).try_init()
        } else {
            tracing_subscriber::registry().with(targets).with(lines).try_init()
        };
        started.map_err(Failure::other)
    }
}

/// Sets a limit as `--limit` names it.
fn set_limit(limits: &mut Limits, wish: &str) -> Result<(), Failure> {
    let (name, value) = wish.split_once('=').unwrap_or((wish, ""));
    limits.set(name, value).map_err(|error| {
        let known: Vec<String> = Limits::default().named().map(|(name, value)| format!("{name}={value}")).collect();
        Failure::input(format_args!("--limit {wish}: {error}"), format_args!("the limits are {}", known.join(", ")))
    })
}

/// A file of the page, as the server hands it out.
fn asset(path: &str) -> Option<Asset> {
    let file = page::find(path)?;
    Some(Asset {
        mime: file.mime.into(),
        plain: file.plain.map(Into::into),
        brotli: file.brotli.map(Into::into),
        gzip: file.gzip.map(Into::into),
        tag: file.tag.into(),
        immutable: path.starts_with("assets/"),
    })
}

fn refusal(error: ServeError) -> Failure {
    match &error {
        ServeError::Folder(folder) => Failure::input(&error, about_folder(folder)),
        ServeError::Address { .. } => Failure::input(error, "name a free address with --listen ADDR"),
        ServeError::NodeInFolder => Failure::input(error, "name a database with --database URL, or leave --node out"),
        ServeError::Evicted { .. } => {
            Failure::input(error, "give every node a name of its own with --node NAME, and start this one again")
        }
        ServeError::Store(StoreError::Postgres(database)) => Failure::input(&error, about_database(database)),
        ServeError::Store(_) => Failure::other(error),
    }
}

/// Ctrl-C, or what service managers send.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
