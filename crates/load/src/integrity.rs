//! What is wrong with the database that a stopped server left behind: as SQLite says itself, or as `orrery check` finds on PostgreSQL.

use std::path::Path;
use std::sync::Arc;

use server::host::{self, Watch};
use server::{Data, DatabaseAddress};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

/// What is wrong with a PostgreSQL database: nothing, if all is well.
pub async fn faults_of(address: &str) -> Vec<String> {
    let address: DatabaseAddress = match address.parse() {
        Ok(address) => address,
        Err(error) => return vec![format!("{error}")],
    };
    let watch = &mut Watch { stop: Arc::default(), tell: &mut |_| {} };
    match host::check(&Data::Database(address), watch).await {
        Ok(checked) => {
            let named = |fault: host::Fault| format!("{}: {}", fault.id.unwrap_or_default(), fault.problem);
            checked.faults.into_iter().map(named).collect()
        }
        Err(error) => vec![format!("the database cannot be examined: {error}")],
    }
}

/// What is wrong with the database in a folder: nothing, if all is well.
pub async fn faults(folder: &Path) -> Vec<String> {
    match examine(folder).await {
        Ok(faults) => faults,
        Err(error) => vec![format!("the database cannot be examined: {error}")],
    }
}

async fn examine(folder: &Path) -> Result<Vec<String>, sqlx::Error> {
    let options = SqliteConnectOptions::new().filename(folder.join("orrery.db")).create_if_missing(false);
    let mut connection = options.connect().await?;
    let mut faults = Vec::new();
    for row in sqlx::query("PRAGMA integrity_check").fetch_all(&mut connection).await? {
        let said: String = row.try_get(0)?;
        if said != "ok" {
            faults.push(format!("integrity: {said}"));
        }
    }
    for row in sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await? {
        let table: String = row.try_get(0)?;
        faults.push(format!("a row of {table} refers to nothing"));
    }
    connection.close().await?;
    Ok(faults)
}
