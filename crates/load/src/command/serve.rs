//! The server within this program, for its other commands alone: `load serve`, and `load run-instead` for another program.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use load::process::{input_ended, run_instead};
use server::{Config, Data, DatabaseAddress, Limits, Node, Server};
use terminal::Failure;
use tokio::signal::unix::{SignalKind, signal};

/// Serve at a free port of loopback until standard input ends
#[derive(Args, Clone, Debug)]
pub(crate) struct Serve {
    /// The folder that everything is kept in
    #[arg(long, required_unless_present = "database")]
    data: Option<PathBuf>,

    /// The PostgreSQL database that everything is kept in
    #[arg(long, conflicts_with = "data")]
    database: Option<DatabaseAddress>,

    /// The name of the node
    #[arg(long, requires = "database")]
    node: Option<String>,

    /// The lease of the node, in milliseconds
    #[arg(long, default_value_t = 5000)]
    lease: u32,

    /// Put no limits on clients
    #[arg(long)]
    generous: bool,
}

impl Serve {
    pub(crate) async fn run(self, out: &mut impl Write) -> Result<ExitCode, Failure> {
        let log = tracing_subscriber::fmt().with_writer(io::stderr).with_ansi(false);
        let _ = log.with_max_level(tracing_subscriber::filter::LevelFilter::WARN).try_init();
        let database = self.database.map(Data::Database);
        let mut config = Config::new(database.unwrap_or(Data::Folder(self.data.unwrap_or_default())));
        if let Some(name) = &self.node {
            let node = Node::new(name, None).map_err(Failure::other)?;
            config.node = Some(node.with_lease(Duration::from_millis(self.lease.into())));
        }
        config.listen = SocketAddr::from(([127, 0, 0, 1], 0));
        if self.generous {
            config.limits = Limits::generous();
        }
        let mut terminated = signal(SignalKind::terminate()).map_err(Failure::other)?;
        let server = Server::bind(config).await.map_err(Failure::other)?;
        writeln!(out, "Orrery is at http://{}", server.address())?;
        out.flush()?;
        let stop = async move {
            tokio::select! {
                () = input_ended() => {}
                _ = terminated.recv() => {}
            }
        };
        server.run(Box::pin(stop)).await.map_err(Failure::other)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Run another program that ends together with the parent of this one
#[derive(Args, Clone, Debug)]
pub(crate) struct RunInstead {
    /// The program
    program: PathBuf,

    /// Its arguments
    #[arg(allow_hyphen_values = true)]
    arguments: Vec<String>,
}

impl RunInstead {
    pub(crate) fn run(self) -> Result<ExitCode, Failure> {
        let error = run_instead(&self.program, &self.arguments);
        Err(Failure::other(format_args!("{}: {error}", self.program.display())))
    }
}
