//! How sure we are of a printed value.

use serde::{Deserialize, Serialize};

/// Where a value comes from. The page shows players which values are not printed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// The rulebook states it.
    Printed,
    /// It follows from the rulebook's counts and examples.
    Deduced,
    /// Made up to fit everything that is published. It is not the printed card.
    Reconstructed,
}
