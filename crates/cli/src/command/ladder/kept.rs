//! [`Results`]: the deals that were played, and the file that keeps them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use terminal::Failure;

use super::schedule::Piece;
use crate::store;

/// What determines the results. A file that was kept for anything else does not fit.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Terms {
    pub(super) game: String,
    pub(super) rules_version: u32,
    pub(super) setup: Value,
    pub(super) levels: Vec<String>,
    pub(super) seed: u64,
    pub(super) think_ms: u64,
}

/// How many sixtieths of a win the first bot of a pair got in each deal, by pair and number.
pub(super) type Results = BTreeMap<(usize, u64), u64>;

#[derive(Serialize, Deserialize)]
struct File {
    terms: Terms,
    /// Pair, deal, sixtieths.
    played: Vec<(usize, u64, u64)>,
}

/// What a file has kept; nothing if there is no file.
///
/// # Errors
/// It cannot be read, or was kept for something else.
pub(super) fn load(path: &Path, terms: &Terms) -> Result<Results, Failure> {
    if !path.exists() {
        return Ok(Results::new());
    }
    let broken = |why: &dyn std::fmt::Display| {
        Failure::input(format_args!("cannot go on with {}: {why}", path.display()), "name another file with --keep")
    };
    let text = fs::read_to_string(path).map_err(|error| broken(&error))?;
    let file: File = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    if file.terms != *terms {
        return Err(broken(&"it holds games of another setup, seed or list of levels"));
    }
    Ok(file.played.into_iter().map(|(pair, deal, won)| ((pair, deal), won)).collect())
}

/// Keeps the results.
pub(super) fn save(path: &Path, terms: &Terms, results: &Results) -> Result<(), Failure> {
    let played = results.iter().map(|(&(pair, deal), &won)| (pair, deal, won)).collect();
    let text = serde_json::to_string(&File { terms: terms.clone(), played }).unwrap_or_default();
    let unwritten = |error| Failure::other(format_args!("cannot write {}: {error}", path.display()));
    store::store(path, text.as_bytes()).map_err(unwritten)
}

/// Whether a piece was played already.
pub(super) fn holds(results: &Results, piece: Piece) -> bool {
    results.contains_key(&(piece.pair, piece.deal))
}
