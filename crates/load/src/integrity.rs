//! What SQLite itself says of the database that a stopped server left behind.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

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
