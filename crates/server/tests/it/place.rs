//! Where a test's server keeps everything: a folder, or a schema of a PostgreSQL database.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use server::Data;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection, Row as _};
use tempfile::TempDir;

use crate::cluster::Cluster;

/// Set while the tests run on PostgreSQL: `postgres` for servers that are alone, `nodes` for nodes.
const ON: &str = "ORRERY_TEST_ON";

/// The PostgreSQL of this process. It is named by the environment, so nothing has to be stopped.
static CLUSTER: LazyLock<Option<Cluster>> = LazyLock::new(|| std::env::var_os(ON).map(|_| Cluster::start()));

/// Whether every server of the tests is a node.
pub(crate) fn are_nodes() -> bool {
    std::env::var_os(ON).is_some_and(|on| on == "nodes")
}

/// Everything above, once more with a PostgreSQL database. Tests about files, and about copying them, are left out.
#[test]
fn all_of_this_on_postgres() {
    all_of_this("postgres", &[]);
}

/// And once more with servers that are nodes. Tests about a server that has its database alone are left out too, and the one about
/// connections of an address, which nodes leave to the load balancer.
#[test]
fn all_of_this_on_nodes() {
    let alone =
        ["nodes::", "migrate::", "postgres::a_se", "host_admin::without_a_server", "protection::an_address_has"];
    all_of_this("nodes", &alone.map(|test| ["--skip", test]).concat());
}

fn all_of_this(on: &str, skipped: &[&str]) {
    if std::env::var_os(ON).is_some() {
        return;
    }
    let cluster = Cluster::start();
    let mut tests = Command::new(std::env::current_exe().expect("this program"));
    tests.args(["--skip", "disk::", "--skip", "folder::", "--skip", "host::", "--quiet"]).args(skipped);
    tests.env(ON, on).env("ORRERY_TEST_POSTGRES", cluster.address(""));
    let ran = tests.output().expect("the tests");
    let told = [ran.stdout, ran.stderr].map(|told| String::from_utf8_lossy(&told).into_owned()).concat();
    assert!(ran.status.success(), "{told}");
}

/// Where a server keeps everything.
#[derive(Clone, Debug)]
pub(crate) enum Place {
    Folder(PathBuf),
    Schema { url: String, name: String },
}

/// A place that is deleted with this, or with the whole database.
#[derive(Debug)]
pub(crate) struct Own {
    pub(crate) place: Place,
    folder: Option<TempDir>,
}

impl Own {
    /// An empty one.
    pub(crate) async fn fresh() -> Self {
        let Some(cluster) = &*CLUSTER else { return tempfile::tempdir().expect("a folder").into() };
        let (url, name) = cluster.schema();
        let mut connection = connection(&url).await;
        execute(&mut connection, format!("CREATE SCHEMA {name}")).await;
        connection.close().await.expect("closed");
        Self { place: Place::Schema { url, name }, folder: None }
    }

    pub(crate) fn data(&self) -> Data {
        self.place.data()
    }

    /// The folder, for tests about files.
    pub(crate) fn path(&self) -> &Path {
        self.folder.as_ref().expect("a folder").path()
    }
}

impl From<TempDir> for Own {
    fn from(folder: TempDir) -> Self {
        Self { place: Place::Folder(folder.path().into()), folder: Some(folder) }
    }
}

impl Place {
    pub(crate) fn data(&self) -> Data {
        match self {
            Self::Folder(folder) => folder.clone().into(),
            Self::Schema { url, .. } => Data::Database(url.parse().expect("an address")),
        }
    }

    /// The folder, for tests about files.
    pub(crate) fn folder(&self) -> &Path {
        match self {
            Self::Folder(folder) => folder,
            Self::Schema { .. } => panic!("this test is about files"),
        }
    }

    /// What a server leaves behind that is killed now.
    pub(crate) async fn copy(&self) -> Own {
        let to = Own::fresh().await;
        match (self, &to.place) {
            (Self::Folder(from), Self::Folder(to)) => {
                for file in ["orrery.db-wal", "orrery.db", "key"] {
                    // Copy the log first: anything newer is then in the database, or in neither.
                    if from.join(file).exists() {
                        std::fs::copy(from.join(file), to.join(file)).expect("a copy");
                    }
                }
            }
            (Self::Schema { url, name: from }, Self::Schema { name: to, .. }) => {
                let mut connection = connection(url).await;
                execute(&mut connection, "BEGIN ISOLATION LEVEL REPEATABLE READ".into()).await;
                let sql = "SELECT tablename::text FROM pg_tables WHERE schemaname = $1";
                let tables = sqlx::query(sql).bind(from).fetch_all(&mut connection).await.expect("the tables");
                assert!(!tables.is_empty(), "there is nothing to copy");
                for table in tables.iter().map(|row| row.get::<String, _>(0)) {
                    let create = format!("CREATE TABLE {to}.{table} (LIKE {from}.{table} INCLUDING ALL)");
                    execute(&mut connection, create).await;
                    execute(&mut connection, format!("INSERT INTO {to}.{table} SELECT * FROM {from}.{table}")).await;
                }
                // Nobody is there any more.
                execute(&mut connection, format!("DELETE FROM {to}.nodes")).await;
                execute(&mut connection, "COMMIT".into()).await;
                connection.close().await.expect("closed");
            }
            _ => unreachable!("all places are of one kind"),
        }
        to
    }

    /// Changes what is stored directly. Returns how many rows that were.
    pub(crate) async fn tamper(&self, sql: impl Into<String>) -> u64 {
        let sql = sql.into();
        match self {
            Self::Folder(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.join("orrery.db")).foreign_keys(false);
                let mut connection = options.connect().await.expect("a connection");
                let changed = sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.expect("changed");
                let changed = changed.rows_affected();
                connection.close().await.expect("closed");
                changed
            }
            Self::Schema { url, .. } => {
                let mut connection = connection(url).await;
                let changed = execute(&mut connection, sql).await;
                connection.close().await.expect("closed");
                changed
            }
        }
    }

    /// The key that signs cookies and links.
    pub(crate) async fn key(&self) -> Vec<u8> {
        match self {
            Self::Folder(folder) => std::fs::read(folder.join("key")).expect("a key"),
            Self::Schema { .. } => {
                let digits = self.fact("secret").await;
                let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).expect("two digits");
                (0..digits.len()).step_by(2).map(byte).collect()
            }
        }
    }

    /// Where a server accepts commands.
    pub(crate) async fn control(&self) -> String {
        match self {
            Self::Folder(folder) => std::fs::read_to_string(folder.join("control")).expect("a file"),
            Self::Schema { .. } if are_nodes() => {
                self.text("SELECT control FROM nodes WHERE control IS NOT NULL").await
            }
            Self::Schema { .. } => self.fact("control").await,
        }
    }

    /// Everything that is stored, table by table, each row as JSON with its columns in order.
    pub(crate) async fn rows(&self) -> BTreeMap<String, Vec<String>> {
        let mut all = BTreeMap::new();
        match self {
            Self::Folder(folder) => {
                let options = SqliteConnectOptions::new().filename(folder.join("orrery.db"));
                let mut connection = options.connect().await.expect("a connection");
                let sql = "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c \
                    WHERE m.type = 'table' AND m.name <> '_sqlx_migrations' ORDER BY 1, 2";
                let columns = sqlx::query_as(sql).fetch_all(&mut connection).await.expect("columns");
                for (table, columns) in by_table(columns) {
                    let sql = format!("SELECT json_array({columns}) FROM {table}");
                    let found: Result<Vec<String>, _> =
                        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await;
                    all.insert(table, sorted(&found.expect("rows")));
                }
                connection.close().await.expect("closed");
            }
            Self::Schema { url, name } => {
                let mut connection = connection(url).await;
                let sql = "SELECT table_name::text, column_name::text FROM information_schema.columns \
                    WHERE table_schema = $1 AND table_name <> '_sqlx_migrations' ORDER BY 1, 2";
                let columns = sqlx::query_as(sql).bind(name).fetch_all(&mut connection).await.expect("columns");
                for (table, columns) in by_table(columns) {
                    let sql = format!("SELECT json_build_array({columns})::text FROM {table}");
                    let found: Result<Vec<String>, _> =
                        sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut connection).await;
                    all.insert(table, sorted(&found.expect("rows")));
                }
                connection.close().await.expect("closed");
            }
        }
        all
    }

    /// [`Place::disconnect`] where nothing can be waited for.
    pub(crate) fn disconnect_from_a_thread(&self) -> u64 {
        let place = self.clone();
        let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        std::thread::spawn(move || runtime().block_on(place.disconnect())).join().expect("done")
    }

    async fn fact(&self, name: &str) -> String {
        self.text(&format!("SELECT value FROM facts WHERE name = '{name}'")).await
    }

    async fn text(&self, sql: &str) -> String {
        let Self::Schema { url, .. } = self else { panic!("a folder has files for that") };
        let mut connection = connection(url).await;
        let row = sqlx::query(AssertSqlSafe(sql.to_string())).fetch_one(&mut connection).await;
        connection.close().await.expect("closed");
        row.expect("a row").get(0)
    }

    /// Ends all connections of a server to its PostgreSQL database, as a restart of that does. Returns how many.
    pub(crate) async fn disconnect(&self) -> u64 {
        let Self::Schema { url, .. } = self else { panic!("this test is about PostgreSQL") };
        let mut connection = connection(url).await;
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
        let ended = sqlx::query(sql).fetch_all(&mut connection).await.expect("ended").len() as u64;
        connection.close().await.expect("closed");
        ended
    }
}

/// The columns of each table, in order.
fn by_table(columns: Vec<(String, String)>) -> BTreeMap<String, String> {
    let mut tables = BTreeMap::<String, Vec<String>>::new();
    for (table, column) in columns {
        tables.entry(table).or_default().push(column);
    }
    tables.into_iter().map(|(table, columns)| (table, columns.join(", "))).collect()
}

/// Rows as both databases would write them.
fn sorted(rows: &[String]) -> Vec<String> {
    let read = |row: &String| serde_json::from_str::<serde_json::Value>(row).expect("JSON").to_string();
    let mut rows: Vec<String> = rows.iter().map(read).collect();
    rows.sort();
    rows
}

/// A folder with empty tables of an older version, and the key of a current one.
pub(crate) async fn old(current: &Path, folder: &Path, version: i64) {
    std::fs::copy(current.join("key"), folder.join("key")).expect("a copy");
    let options = SqliteConnectOptions::new().filename(folder.join("orrery.db")).create_if_missing(true);
    let mut connection = options.connect().await.expect("a connection");
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut files: Vec<_> =
        std::fs::read_dir(scripts).expect("migrations").map(|file| file.expect("a file").path()).collect();
    files.sort();
    for file in files.iter().take(version as usize) {
        let script = std::fs::read_to_string(file).expect("a script");
        sqlx::raw_sql(AssertSqlSafe(script)).execute(&mut connection).await.expect("made");
    }
    let attach = format!("ATTACH DATABASE '{}' AS current", current.join("orrery.db").display());
    let copy =
        format!("CREATE TABLE _sqlx_migrations AS SELECT * FROM current._sqlx_migrations WHERE version <= {version}");
    for sql in [attach, copy] {
        sqlx::query(AssertSqlSafe(sql)).execute(&mut connection).await.expect("copied");
    }
    connection.close().await.expect("closed");
}

async fn connection(url: &str) -> PgConnection {
    url.parse::<PgConnectOptions>().expect("an address").connect().await.expect("a connection")
}

async fn execute(connection: &mut PgConnection, sql: String) -> u64 {
    sqlx::query(AssertSqlSafe(sql)).execute(connection).await.expect("done").rows_affected()
}
