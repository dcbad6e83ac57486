//! A PostgreSQL of the tests' own: a temporary cluster that is reached over a Unix socket and ends with the process that started it.
//!
//! `ORRERY_TEST_POSTGRES` names a running one instead, as a URL without parameters, whose user may create schemas.

use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use tempfile::TempDir;

/// Makes a cluster in `$1` and runs it until standard input ends, which happens however this process ends. `$2` are the folders in
/// which Debian keeps the programs. Durability costs time, and nobody cuts the power of a test.
const RUN: &str = r#"
PATH=$PATH:$2
initdb --pgdata "$1/data" --auth trust --username orrery --encoding UTF8 --locale C --no-sync >"$1/log" 2>&1 || { cat "$1/log"; exit 1; }
{ echo "local all locked scram-sha-256"; cat "$1/data/pg_hba.conf"; } >"$1/hba" && mv "$1/hba" "$1/data/pg_hba.conf"
postgres -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c max_connections=200 >>"$1/log" 2>&1 </dev/null &
until psql --host "$1" --username orrery --dbname postgres --command "SELECT 1" >/dev/null 2>&1; do
    kill -0 $! 2>/dev/null || { cat "$1/log"; exit 1; }
    sleep 0.1
done
echo ready
cat >/dev/null
kill -INT $!
wait
rm -rf "$1"
"#;

/// A running PostgreSQL.
pub(crate) struct Cluster {
    /// Its address, without parameters.
    url: String,
    parameters: String,
    /// Its own process and folder, unless it was there before. One of the tests' own lets the user `locked` in only with a password.
    pub(crate) own: Option<(Child, Option<ChildStdin>, TempDir)>,
}

impl Cluster {
    pub(crate) fn start() -> Self {
        match std::env::var("ORRERY_TEST_POSTGRES") {
            Ok(url) if !url.is_empty() => {
                let (url, parameters) = url.split_once('?').map_or((url.as_str(), ""), |parts| parts);
                Self { url: url.into(), parameters: parameters.into(), own: None }
            }
            _ => Self::make(),
        }
    }

    /// One that nobody else uses.
    pub(crate) fn make() -> Self {
        let folder = tempfile::Builder::new().prefix("orrery-postgres-").tempdir().expect("a folder");
        let mut command = Command::new("sh");
        command.args(["-c", RUN, "sh"]).arg(folder.path()).arg(programs());
        not_as_root(&mut command, folder.path());
        // Ctrl-C is for the tests. When they end, this ends.
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let (stdin, mut told) = (child.stdin.take(), BufReader::new(child.stdout.take().expect("it is piped")));
        let mut line = String::new();
        told.read_line(&mut line).expect("it says when it is ready");
        if line.trim() != "ready" {
            let _ = told.read_to_string(&mut line);
            panic!(
                "PostgreSQL does not start: {line}\nInstall it (Debian: apt install postgresql), or name a running one by ORRERY_TEST_POSTGRES"
            );
        }
        let parameters = format!("host={}&user=orrery", folder.path().display());
        Self { url: "postgres:///postgres".into(), parameters, own: Some((child, stdin, folder)) }
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

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some((child, stdin, _)) = &mut self.own {
            drop(stdin.take());
            let _ = child.wait();
        }
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
fn not_as_root(command: &mut Command, folder: &Path) {
    use std::os::unix::fs::MetadataExt as _;
    if std::fs::metadata(folder).expect("it is there").uid() != 0 {
        return;
    }
    let id = |flag: &str, user: &str| {
        let told = Command::new("id").args([flag, user]).output().ok().filter(|told| told.status.success())?;
        String::from_utf8(told.stdout).ok()?.trim().parse::<u32>().ok()
    };
    let user = ["postgres", "nobody"].into_iter().find_map(|user| Some((id("-u", user)?, id("-g", user)?)));
    let (user, group) = user.expect("a user other than root");
    std::os::unix::fs::chown(folder, Some(user), Some(group)).expect("given away");
    std::os::unix::process::CommandExt::gid(command, group);
    std::os::unix::process::CommandExt::uid(command, user);
    // Where such users live, they may not look.
    command.current_dir(folder);
}
