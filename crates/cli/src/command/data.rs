//! What the commands of a host share: the data folder, progress, and why something could not be done.

use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use directories::ProjectDirs;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use server::host::{HostError, Progress, Watch};
use server::{Data, DatabaseAddress, FolderError, PostgresError, StoreError};
use terminal::Failure;

use super::many::{INTERRUPTED, stop_on_ctrl_c};

/// The environment variable that names a PostgreSQL database.
const DATABASE: &str = "ORRERY_DATABASE";

/// Where a server keeps everything, as arguments.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Place {
    /// The folder of the server [default: orrery in the platform's data folder, as for orrery serve]
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,

    /// The PostgreSQL database of the server, instead of a folder [env: ORRERY_DATABASE]
    #[arg(long, value_name = "URL", global = true, conflicts_with = "data")]
    database: Option<String>,
}

impl Place {
    pub(super) fn data(&self) -> Result<Data, Failure> {
        data(self.data.as_deref(), self.database.as_deref())
    }

    /// The folder, for what only a folder needs.
    pub(super) fn folder(&self) -> Result<PathBuf, Failure> {
        match self.data()? {
            Data::Folder(folder) => Ok(folder),
            Data::Database(address) => Err(Failure::input(
                format_args!("orrery backup and orrery restore are for folders, not for {address}"),
                "use pg_dump --format=custom --file FILE, and pg_restore; a dump holds everything, with the key",
            )),
        }
    }
}

/// Where everything is kept: what the command line names, else the database of the environment, else the platform's folder.
pub(super) fn data(folder: Option<&Path>, database: Option<&str>) -> Result<Data, Failure> {
    let from_environment = || std::env::var(DATABASE).ok().filter(|address| !address.is_empty());
    match (folder, database.map(str::to_string).or_else(from_environment)) {
        (Some(folder), _) => Ok(Data::Folder(folder.to_path_buf())),
        (None, Some(address)) => named(&address),
        (None, None) => ProjectDirs::from("", "", "orrery")
            .map(|folders| Data::Folder(folders.data_dir().to_path_buf()))
            .ok_or_else(|| Failure::input("this platform has no default data folder", "name one with --data DIR")),
    }
}

fn named(address: &str) -> Result<Data, Failure> {
    let parsed = address.parse::<DatabaseAddress>();
    Ok(Data::Database(parsed.map_err(|error| Failure::input(&error, about_database(&error)))?))
}

/// A folder, or a PostgreSQL database by its address: what an option names.
pub(super) fn place(option: &str, name: &str) -> Result<Data, Failure> {
    match name {
        "" => Err(Failure::input(format_args!("{option} names nothing"), "name a folder or a PostgreSQL database")),
        address if address.contains("://") => named(address),
        folder => Ok(Data::Folder(folder.into())),
    }
}

/// What to do about a folder that cannot be used.
pub(super) fn about_folder(error: &FolderError) -> &'static str {
    match error {
        FolderError::Io { .. } => "name a folder that you may write to with --data DIR",
        FolderError::Empty(_) => "name the folder of a server: --data DIR, or --from DIR to migrate",
        FolderError::InUse(_) => "stop the other one first, or name another folder with --data DIR",
        FolderError::HalfRestored(_) => "run orrery restore FILE again",
        FolderError::HalfMigrated(_) => {
            "run the same orrery migrate again; to give it up instead, delete orrery.db.migrating there"
        }
        FolderError::NoKey(_) | FolderError::OtherKey(_) | FolderError::BadKey(_) => {
            "put the key back from a backup (orrery restore FILE brings database and key together)"
        }
    }
}

/// What to do about a PostgreSQL database that cannot be used.
pub(super) fn about_database(error: &PostgresError) -> &'static str {
    match error {
        PostgresError::Address(_) => {
            "write it as postgres://USER@HOST:PORT/DATABASE, or postgres:///DATABASE?host=/run/postgresql"
        }
        PostgresError::Tls => "reach it over a Unix socket, loopback, WireGuard or an SSH tunnel, with sslmode=disable",
        PostgresError::Unreachable(_) => "see that PostgreSQL runs there and takes connections: psql URL",
        PostgresError::Full(_) => "make room on the disk of PostgreSQL",
        PostgresError::Busy(_) => {
            "end other connections, or allow more: max_connections, ALTER ROLE or ALTER DATABASE with CONNECTION LIMIT"
        }
        PostgresError::Refused { .. } => {
            "give the password in the URL, in PGPASSWORD or in ~/.pgpass, and see pg_hba.conf"
        }
        PostgresError::Missing(_) => "create it: createdb --encoding UTF8 --template template0 DATABASE",
        PostgresError::NoRights(_) => "let this user own the database: ALTER DATABASE name OWNER TO user",
        PostgresError::Encoding { .. } => "create another: createdb --encoding UTF8 --template template0 DATABASE",
        PostgresError::Standby(_) => "name the primary server",
        PostgresError::Foreign(_) => "name a database or a schema of its own for orrery",
        PostgresError::Empty(_) => "name the database of the server with --database URL",
        PostgresError::Newer(_) => "use the orrery that wrote it, or a newer one",
        PostgresError::HalfMigrated(_) => {
            "run the same orrery migrate again; to give it up instead, drop the database or its schema and create it again"
        }
        PostgresError::InUse(_) => "stop the other one first, or name another database with --database URL",
        PostgresError::HeldByNodes(_) => "stop the nodes first, or make this one a node with --node NAME",
        PostgresError::OldNodes(_) => {
            "stop all of them first: the first one of this version brings the tables up to date"
        }
        PostgresError::NameTaken { .. } => "give this one another name with --node NAME, or stop the other one first",
        PostgresError::Passed(_) => "start it again",
    }
}

/// Runs something with a progress bar. Ctrl-C stops it with exit code 130.
pub(super) fn run<T>(
    json: bool,
    work: impl AsyncFnOnce(&mut Watch<'_>) -> Result<T, HostError>,
) -> Result<Result<T, ExitCode>, Failure> {
    run_saying("stopped: nothing was left half done", json, work)
}

/// The same for what goes on where it stopped.
pub(super) fn run_again<T>(
    json: bool,
    work: impl AsyncFnOnce(&mut Watch<'_>) -> Result<T, HostError>,
) -> Result<Result<T, ExitCode>, Failure> {
    run_saying("stopped: run the same command again, and it goes on from here", json, work)
}

fn run_saying<T>(
    stopped: &str,
    json: bool,
    work: impl AsyncFnOnce(&mut Watch<'_>) -> Result<T, HostError>,
) -> Result<Result<T, ExitCode>, Failure> {
    let stop = stop_on_ctrl_c();
    let bar = bar(json);
    let mut tell = |progress| show(&bar, progress);
    let outcome = runtime()?.block_on(work(&mut Watch { stop: Arc::<AtomicBool>::clone(&stop), tell: &mut tell }));
    bar.finish_and_clear();
    match outcome {
        Ok(done) => Ok(Ok(done)),
        Err(HostError::Stopped) => {
            eprintln!("{stopped}");
            Ok(Err(ExitCode::from(INTERRUPTED)))
        }
        Err(error) => Err(refusal(error)),
    }
}

/// What has arrived stays there, whatever has happened.
fn half_migrated(error: &HostError, cause: &HostError) -> Failure {
    let what = match cause {
        HostError::Store(StoreError::Postgres(database)) => about_database(database),
        HostError::NoRoom(_) => "make room",
        _ => "see what is wrong (orrery check examines the source)",
    };
    Failure::other(format_args!("{error}\nhint: {what}; then run the same command again: it goes on where it stopped"))
}

pub(super) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Runtime::new().map_err(|error| Failure::other(format_args!("cannot start threads: {error}")))
}

/// What went wrong, and what to do about it.
pub(super) fn refusal(error: HostError) -> Failure {
    let hint = match &error {
        HostError::Folder(folder) => about_folder(folder),
        HostError::Store(StoreError::Postgres(database)) => about_database(database),
        HostError::Exists(_) => "name another file or folder, or allow replacing it: see --help",
        HostError::Busy(_) => "wait for the other one, or name another file",
        HostError::Foreign(_) | HostError::NotABackup(_) => "name a file that orrery backup wrote",
        HostError::Newer(_) => "use the orrery that wrote it, or a newer one",
        HostError::Damaged { .. } => "use another backup; orrery check examines a folder",
        HostError::File { .. } => "name a file or folder that you may use",
        HostError::Refused(_) => "orrery admin list shows the tables, orrery admin players the players",
        HostError::SamePlace(_) => "name two different places",
        HostError::Occupied(_) => "name an empty folder, database or schema with --to",
        HostError::Arrived(_) => "start the server there; or, to move the data again, name an empty place with --to",
        HostError::OtherMigration(_) => "finish that one with its own --from, or name an empty place with --to",
        HostError::HalfMigrated { cause, .. } => return half_migrated(&error, cause),
        HostError::Store(_) | HostError::NoRoom(_) | HostError::Stopped | HostError::NoControl { .. } => {
            return Failure::other(error);
        }
    };
    Failure::input(&error, hint)
}

/// A progress bar at a terminal; hidden for programs.
fn bar(json: bool) -> ProgressBar {
    if json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    bar.enable_steady_tick(Duration::from_millis(250));
    bar
}

fn show(bar: &ProgressBar, progress: Progress) {
    let (done, all, style) = match progress {
        Progress::Copied(done, all) => {
            (done, Some(all), "{wide_bar} {bytes} of {total_bytes}, {bytes_per_sec}, {eta} left")
        }
        Progress::Matches(done, all) => (done, Some(all), "{wide_bar} {pos}/{len} matches, {per_sec}, {eta} left"),
        Progress::Reading => (0, None, "{spinner} reading the file to its end, {elapsed}"),
        Progress::Rows(done) => (done, None, "{spinner} {pos} other rows, {per_sec}, {elapsed}"),
        Progress::Comparing => (0, None, "{spinner} comparing both sides, {elapsed}"),
        Progress::Finishing => (0, None, "{spinner} finishing"),
    };
    // Another kind of work begins, with a rate of its own.
    if bar.length() != all || bar.message() != style {
        bar.reset();
        bar.set_style(ProgressStyle::with_template(style).unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_message(style);
        match all {
            Some(all) => bar.set_length(all),
            None => bar.unset_length(),
        }
    }
    bar.set_position(done);
}

/// A size as people read it.
pub(super) fn size(bytes: u64) -> String {
    indicatif::BinaryBytes(bytes).to_string()
}
