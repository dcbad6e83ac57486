//! A PostgreSQL of one's own: a temporary cluster that is reached over a Unix socket and ends with the process that started it. The tests
//! of `server` and `cli` include this file, too.
//!
//! `ORRERY_TEST_POSTGRES` names a running one instead, as a URL without parameters, whose user may create schemas.
#![allow(dead_code)] // Those who include it use different parts of it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use tempfile::TempDir;

/// Makes a cluster in `$3` and runs it until standard input ends, which happens however the process that started it ends. `$1` is its
/// home, with socket and log, and `$2` are the folders in which Debian keeps the programs; the rest are settings. Whatever ends
/// PostgreSQL once it was ready, it is started again, as by a service manager. The line `restart` kills it first.
const RUN: &str = r#"
home=$1 data=$3
PATH=$PATH:$2
shift 3
initdb --pgdata "$data" --auth trust --username orrery --encoding UTF8 --locale C --wal-segsize 1 --no-sync >"$home/log" 2>&1 ||
    { cat "$home/log"; exit 1; }
{ echo "local all locked scram-sha-256"; cat "$data/pg_hba.conf"; } >"$home/hba" && mv "$home/hba" "$data/pg_hba.conf"
while :; do
    postgres -D "$data" -k "$home" -c listen_addresses= -c max_connections=200 "$@" >>"$home/log" 2>&1 </dev/null
    [ -e "$home/ready" ] && [ ! -e "$home/end" ] || exit 0
    sleep 0.1
done &
ready() {
    until psql --host "$home" --username orrery --dbname postgres --command "SELECT 1" >/dev/null 2>&1; do
        kill -0 $! 2>/dev/null || { cat "$home/log"; exit 1; }
        sleep 0.1
    done
    touch "$home/ready"
    echo ready
}
main() { head -n 1 "$data/postmaster.pid" 2>/dev/null; }
ready
while read -r order; do
    old=$(main)
    [ -z "$old" ] || kill -QUIT "$old"
    while [ -n "$old" ] && kill -0 "$old" 2>/dev/null; do sleep 0.02; done
    ready
done
touch "$home/end"
while kill -0 $! 2>/dev/null; do
    last=$(main)
    [ -z "$last" ] || kill -INT "$last" 2>/dev/null
    sleep 0.05
done
wait
rm -rf "$home" "$data"
"#;

/// A running PostgreSQL.
pub(crate) struct Cluster {
    /// Its address, without parameters.
    url: String,
    parameters: String,
    /// Its own process and folder, unless it was there before. One of its own lets the user `locked` in only with a password.
    pub(crate) own: Option<Own>,
}

/// What a cluster of one's own consists of.
pub(crate) struct Own {
    child: Child,
    orders: Option<ChildStdin>,
    told: BufReader<ChildStdout>,
    home: TempDir,
}

impl Cluster {
    /// One that nobody cuts the power of: durability costs time.
    pub(crate) fn start() -> Self {
        Self::named().unwrap_or_else(Self::make)
    }

    /// One that nobody else uses.
    pub(crate) fn make() -> Self {
        Self::own(None, &["fsync=off"]).unwrap_or_else(|why| panic!("{why}"))
    }

    /// The one that the environment names.
    pub(crate) fn named() -> Option<Self> {
        let url = std::env::var("ORRERY_TEST_POSTGRES").ok().filter(|url| !url.is_empty())?;
        let (url, parameters) = url.split_once('?').map_or((url.as_str(), ""), |parts| parts);
        Some(Self { url: url.into(), parameters: parameters.into(), own: None })
    }

    /// One of one's own, with its data in a new folder at a place, or in its home.
    pub(crate) fn own(data: Option<&Path>, settings: &[&str]) -> Result<Self, String> {
        let home = tempfile::Builder::new().prefix("orrery-postgres-").tempdir().map_err(|error| error.to_string())?;
        let data = data.map_or_else(|| home.path().join("data"), Path::to_path_buf);
        let mut command = Command::new("sh");
        command.args(["-c", RUN, "sh"]).arg(home.path()).arg(programs()).arg(&data);
        command.args(settings.iter().flat_map(|setting| ["-c", setting]));
        not_as_root(&mut command, &[home.path(), data.parent().unwrap_or(&data)])?;
        // Ctrl-C is for the process that starts this. When that ends, this ends.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
        let (orders, stdout) = (child.stdin.take(), child.stdout.take().ok_or("nothing is heard of it")?);
        let mut own = Own { child, orders, told: BufReader::new(stdout), home };
        own.ready().map_err(|why| {
            format!(
                "PostgreSQL does not start: {why}\nInstall it (Debian: apt install postgresql), or name a running one by ORRERY_TEST_POSTGRES"
            )
        })?;
        let parameters = format!("host={}&user=orrery", own.home.path().display());
        Ok(Self { url: "postgres:///postgres".into(), parameters, own: Some(own) })
    }

    /// Kills it, as `pg_ctl restart -m immediate` does, and returns when it is there again.
    pub(crate) fn restart(&mut self) -> Result<(), String> {
        let own = self.own.as_mut().ok_or("a PostgreSQL that was there before is not restarted")?;
        let orders = own.orders.as_mut().ok_or("it has ended")?;
        orders.write_all(b"restart\n").map_err(|error| error.to_string())?;
        own.ready()
    }

    /// The address of the whole database, with more parameters.
    pub(crate) fn address(&self, more: &str) -> String {
        let all: Vec<&str> = [self.parameters.as_str(), more].into_iter().filter(|some| !some.is_empty()).collect();
        format!("{}?{}", self.url, all.join("&"))
    }

    /// The address of a schema that does not exist yet, and its name.
    pub(crate) fn schema(&self) -> (String, String) {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Relaxed));
        // The name of the application tells the connections of one test from those of another.
        (self.address(&format!("options[search_path]={name}&application_name={name}")), name)
    }
}

impl Own {
    /// Waits until it says that it is ready.
    fn ready(&mut self) -> Result<(), String> {
        let mut line = String::new();
        let _ = self.told.read_line(&mut line);
        if line.trim() == "ready" {
            return Ok(());
        }
        let _ = self.told.read_to_string(&mut line);
        Err(line)
    }
}

impl Drop for Own {
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.child.wait();
    }
}

/// The folders with PostgreSQL's programs that Debian keeps out of the path, the newest first.
fn programs() -> String {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    folders.iter().map(|folder| folder.display().to_string()).collect::<Vec<_>>().join(":")
}

/// PostgreSQL refuses to run as root.
fn not_as_root(command: &mut Command, folders: &[&Path]) -> Result<(), String> {
    use std::os::unix::fs::MetadataExt as _;
    let home = folders.first().ok_or("no folder")?;
    if std::fs::metadata(home).map_err(|error| error.to_string())?.uid() != 0 {
        return Ok(());
    }
    let id = |flag: &str, user: &str| {
        let told = Command::new("id").args([flag, user]).output().ok().filter(|told| told.status.success())?;
        String::from_utf8(told.stdout).ok()?.trim().parse::<u32>().ok()
    };
    let user = ["postgres", "nobody"].into_iter().find_map(|user| Some((id("-u", user)?, id("-g", user)?)));
    let (user, group) = user.ok_or("there is no user other than root")?;
    for folder in folders {
        std::os::unix::fs::chown(folder, Some(user), Some(group)).map_err(|error| error.to_string())?;
    }
    std::os::unix::process::CommandExt::gid(command, group);
    std::os::unix::process::CommandExt::uid(command, user);
    // Where such users live, they may not look.
    command.current_dir(home);
    Ok(())
}
