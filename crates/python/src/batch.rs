//! Many games at once: `orrery.VectorEnv` builds on it.

use game::{Chance, Seed};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use steps::{Batch as Games, BatchRefused, Rows};

use crate::game::{IllegalMove, seed_of};
use crate::memory::{Memory, check_disjoint};
use crate::table::{Wanted, any, by_name, each};
use crate::wrong;

type AnyGames = any!(Games);

/// The arrays that a step writes, as they are passed: observations, masks, seats, rewards, ends.
type Passed<'py> = [Bound<'py, PyAny>; 5];

/// Many games of one setup.
#[pyclass(module = "orrery._orrery")]
pub(crate) struct Batch {
    games: AnyGames,
    /// For random actions.
    chance: Chance,
}

/// The arrays that a step writes.
struct Arrays {
    observations: Memory<i8>,
    masks: Memory<i8>,
    seats: Memory<i8>,
    rewards: Memory<f32>,
    ended: Memory<u8>,
}

#[pymethods]
impl Batch {
    #[new]
    fn new(
        game: &str,
        players: u8,
        variant: Option<String>,
        seed: &str,
        max_rounds: Option<u16>,
        count: usize,
    ) -> PyResult<Self> {
        if count == 0 {
            return Err(PyValueError::new_err("num_envs must be at least 1"));
        }
        let (wanted, seed) = (Wanted { players, variant, max_rounds }, seed_of(seed)?);
        let games: AnyGames = by_name!(game, Chosen => {
            let setup = wanted.setup::<Chosen>().map_err(|why| wrong(&why))?;
            Games::<Chosen>::new(setup, count, seed).map_err(|why| wrong(&why))?
        })?;
        Ok(Self { games, chance: choices(seed) })
    }

    #[getter]
    fn count(&self) -> usize {
        each!(&self.games, games => games.games())
    }

    #[getter]
    fn observation_size(&self) -> usize {
        each!(&self.games, games => games.observation_size())
    }

    #[getter]
    fn players(&self) -> usize {
        each!(&self.games, games => games.players())
    }

    #[getter]
    fn action_count(&self) -> usize {
        const fn of<G: crate::table::Playable>(_: &Games<G>) -> usize {
            G::ACTIONS
        }
        each!(&self.games, games => of(games))
    }

    /// What each number of an observation is.
    fn observation_names(&self) -> Vec<String> {
        each!(&self.games, games => games.game(0).map(steps::Stepper::observation_names).unwrap_or_default())
    }

    /// Begins all games again.
    fn restart(&mut self, seed: &str) -> PyResult<()> {
        let seed = seed_of(seed)?;
        self.chance = choices(seed);
        each!(&mut self.games, games => games.restart(seed)).map_err(|why| wrong(&why))
    }

    /// Writes where all games stand.
    fn look(&self, into: Passed<'_>) -> PyResult<()> {
        self.arrays(into)?.fill(|rows| each!(&self.games, games => games.look(rows)));
        Ok(())
    }

    /// Takes one action in each game and writes where they stand then.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>, into: Passed<'_>, threads: usize) -> PyResult<()> {
        let actions = numbers(actions)?;
        let arrays = self.arrays(into)?;
        let games = &mut self.games;
        let stepped = arrays.fill(|rows| py.detach(|| each!(games, games => games.step(&actions, rows, threads))));
        stepped.map_err(|why| refused(&why))
    }

    /// Writes a random possible action for each game.
    fn sample(&mut self, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let memory = Memory::<i64>::of(actions, "the actions", "int64", self.count())?;
        let chance = &mut self.chance;
        memory.fill(|actions| each!(&self.games, games => games.sample(chance, actions)));
        Ok(())
    }
}

/// Random actions have nothing to do with the luck of the games.
fn choices(seed: Seed) -> Chance {
    Chance::seeded(seed.derive(u64::MAX))
}

fn refused(why: &BatchRefused) -> PyErr {
    match why {
        BatchRefused::Actions { .. } => wrong(why),
        BatchRefused::Game { .. } => IllegalMove::new_err(why.to_string()),
    }
}

/// The numbers of an array. They are copied, so that nobody can change them meanwhile.
fn numbers(array: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    let buffer = pyo3::buffer::PyBuffer::<i64>::get(array)
        .map_err(|_| PyTypeError::new_err("the actions must be a NumPy array of int64"))?;
    buffer.to_vec(array.py())
}

impl Batch {
    fn arrays(&self, [observations, masks, seats, rewards, ended]: Passed<'_>) -> PyResult<Arrays> {
        let count = self.count();
        let arrays = Arrays {
            observations: Memory::of(&observations, "the observations", "int8", count * self.observation_size())?,
            masks: Memory::of(&masks, "the masks", "int8", count * self.action_count())?,
            seats: Memory::of(&seats, "the seats", "int8", count)?,
            rewards: Memory::of(&rewards, "the rewards", "float32", count * self.players())?,
            ended: Memory::of(&ended, "the ends", "uint8", count)?,
        };
        check_disjoint(&mut [
            arrays.observations.range(),
            arrays.masks.range(),
            arrays.seats.range(),
            arrays.rewards.range(),
            arrays.ended.range(),
        ])?;
        Ok(arrays)
    }
}

impl Arrays {
    /// Lets the rows be written.
    fn fill<R>(&self, write: impl FnOnce(Rows<'_>) -> R) -> R {
        let Self { observations, masks, seats, rewards, ended } = self;
        observations.fill(|observations| {
            masks.fill(|masks| {
                seats.fill(|seats| {
                    rewards
                        .fill(|rewards| ended.fill(|ended| write(Rows { observations, masks, seats, rewards, ended })))
                })
            })
        })
    }
}
