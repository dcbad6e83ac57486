//! Which games there are, and the names of their actions.

use std::collections::BTreeMap;

use ai::Levels;
use game::Setup as _;
use pyo3::prelude::*;
use serde::Serialize;
use steps::Steps;

use crate::table::{Playable, by_name, each};
use crate::to_python;

#[derive(Serialize)]
struct Entry {
    players: Vec<u8>,
    variants: Vec<&'static str>,
    actions: usize,
    bots: Vec<&'static str>,
}

fn entry<G: Playable>() -> Entry {
    Entry {
        players: G::Setup::PLAYERS.collect(),
        variants: G::Setup::VARIANTS.to_vec(),
        actions: G::ACTIONS,
        bots: <G as Levels>::level_names(),
    }
}

macro_rules! entries {
    ({} $($name:ident::$game:ident),+) => {
        BTreeMap::from([$((<games::$game as game::Game>::ID, entry::<games::$game>())),+])
    };
}

/// The games by name: how many can play, the variants (the default first), the number of actions, and the bots.
#[pyfunction]
pub(crate) fn catalog(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    to_python(py, &games::all!(entries {}))
}

/// The name of each action of a game.
#[pyfunction]
pub(crate) fn action_names(game: &str) -> PyResult<Vec<String>> {
    let names = by_name!(game, Chosen => (0..Chosen::ACTIONS).map(Chosen::action_name).collect::<Vec<_>>())?;
    Ok(each!(names, names => names))
}
