//! One game: `orrery.Game` builds on it.

use game::{Game as _, Observer, RecordError, Seat, Seed};
use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use steps::{Refused, returns};

use crate::memory::Memory;
use crate::table::{Table, Wanted, any, by_name, each};
use crate::{to_json, to_python, wrong};

create_exception!(orrery, IllegalMove, PyValueError, "A move or an action that the rules do not allow now.");
create_exception!(orrery, GameOver, PyRuntimeError, "The game is over, so nothing more can be played.");

type AnyTable = any!(Table);

/// One game in progress.
#[pyclass(subclass, module = "orrery._orrery")]
pub(crate) struct Game {
    pub(crate) table: Box<AnyTable>,
}

/// The exception for a refused action.
pub(crate) fn refused(why: Refused) -> PyErr {
    match why {
        Refused::Over => GameOver::new_err(why.to_string()),
        Refused::Unknown { .. } | Refused::Masked { .. } => IllegalMove::new_err(why.to_string()),
    }
}

/// A seed as 64 hexadecimal digits.
pub(crate) fn seed_of(text: &str) -> PyResult<Seed> {
    text.parse().map_err(|_| {
        wrong(&format!("a seed is a number from 0 to 2**64 - 1, or 64 hexadecimal digits, not \"{text}\""))
    })
}

impl Game {
    fn seat(&self, seat: u8) -> PyResult<Seat> {
        let players = each!(&*self.table, table => table.players());
        if seat >= players {
            let message = format!("there is no seat {seat}: seats are numbered from 0 to {}", players - 1);
            return Err(PyIndexError::new_err(message));
        }
        Ok(Seat::new(seat))
    }

    fn is_over(&self) -> bool {
        each!(&*self.table, table => table.stepper.seat().is_none())
    }
}

#[pymethods]
impl Game {
    #[new]
    fn new(game: &str, players: u8, variant: Option<String>, seed: &str, max_rounds: Option<u16>) -> PyResult<Self> {
        let (wanted, seed) = (Wanted { players, variant, max_rounds }, seed_of(seed)?);
        let table: AnyTable = by_name!(game, Chosen => {
            let setup = wanted.setup::<Chosen>().map_err(|why| wrong(&why))?;
            Table::<Chosen>::new(setup, seed).map_err(|why| wrong(&why))?
        })?;
        Ok(Self { table: Box::new(table) })
    }

    /// A game from its record, as JSON.
    #[staticmethod]
    fn of_record(text: &str) -> PyResult<Self> {
        let game = game::record::game_of(text).map_err(|why| wrong(&why))?;
        let replayed = |why: RecordError| wrong(&why);
        let table: AnyTable = by_name!(game.as_str(), Chosen => Table::<Chosen>::of(text).map_err(replayed)?)?;
        Ok(Self { table: Box::new(table) })
    }

    /// The record of the game, as JSON.
    fn record_json(&self) -> PyResult<String> {
        each!(&*self.table, table => table.record()).map_err(|why| wrong(&why))
    }

    fn copy(&self) -> Self {
        Self { table: self.table.clone() }
    }

    #[getter]
    fn name(&self) -> &'static str {
        each!(&*self.table, table => table.name())
    }

    #[getter]
    fn players(&self) -> u8 {
        each!(&*self.table, table => table.players())
    }

    #[getter]
    fn variant(&self) -> &'static str {
        each!(&*self.table, table => table.variant())
    }

    #[getter]
    fn seed(&self) -> String {
        each!(&*self.table, table => table.seed.to_string())
    }

    #[getter]
    fn round(&self) -> u32 {
        each!(&*self.table, table => table.stepper.game().round())
    }

    #[getter]
    fn to_move(&self) -> Option<u8> {
        each!(&*self.table, table => table.stepper.seat()).map(Seat::number)
    }

    #[getter]
    fn asked(&self) -> Vec<usize> {
        each!(&*self.table, table => table.stepper.game().asked()).iter().map(Seat::index).collect()
    }

    #[getter]
    fn taken(&self) -> Vec<usize> {
        each!(&*self.table, table => table.stepper.taken().iter().map(|&action| action.into()).collect())
    }

    #[getter]
    fn scores(&self) -> Vec<i32> {
        each!(&*self.table, table => table.stepper.game().scores().values().copied().collect())
    }

    /// What a seat may know; without a seat, what everyone may know.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<u8>) -> PyResult<Bound<'py, PyAny>> {
        let observer = match seat {
            Some(seat) => Observer::Seat(self.seat(seat)?),
            None => Observer::Public,
        };
        each!(&*self.table, table => to_python(py, &table.view(observer)))
    }

    /// The question put to a seat.
    fn prompt<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        each!(&*self.table, table => to_python(py, &table.stepper.game().prompt(seat)))
    }

    /// The legal moves of a seat.
    fn moves<'py>(&self, py: Python<'py>, seat: u8) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat(seat)?;
        each!(&*self.table, table => to_python(py, &table.legal(seat)))
    }

    /// Plays a move of a seat.
    fn play_move(&mut self, seat: u8, answer: &Bound<'_, PyAny>) -> PyResult<()> {
        if self.is_over() {
            return Err(refused(Refused::Over));
        }
        let (seat, text) = (self.seat(seat)?, to_json(answer)?);
        each!(&mut *self.table, table => table.play(seat, &text)).map_err(IllegalMove::new_err)
    }

    /// Takes an action for the seat to move. Returns the move that it completed, if it did.
    fn take<'py>(&mut self, py: Python<'py>, action: i64) -> PyResult<Option<Bound<'py, PyAny>>> {
        let action = usize::try_from(action).unwrap_or(usize::MAX);
        each!(&mut *self.table, table => {
            let made = table.step(action).map_err(refused)?;
            made.map(|(_, made)| to_python(py, &made)).transpose()
        })
    }

    /// Forgets the actions of the answer in the making.
    fn start_over(&mut self) {
        each!(&mut *self.table, table => table.stepper.start_over());
    }

    /// The actions that make a move of the seat to move.
    fn actions_of(&self, answer: &Bound<'_, PyAny>) -> PyResult<Vec<usize>> {
        if self.is_over() {
            return Err(refused(Refused::Over));
        }
        let text = to_json(answer)?;
        each!(&*self.table, table => table.actions(&text)).map_err(IllegalMove::new_err)
    }

    /// The actions that are possible now.
    fn possible(&self) -> Vec<usize> {
        each!(&*self.table, table => table.stepper.mask().iter().collect())
    }

    #[getter]
    fn action_count(&self) -> usize {
        each!(&*self.table, table => table.action_count())
    }

    #[getter]
    fn observation_size(&self) -> usize {
        each!(&*self.table, table => table.stepper.observation_size())
    }

    /// What each number of an observation is.
    fn observation_names(&self) -> Vec<String> {
        each!(&*self.table, table => table.stepper.observation_names())
    }

    /// Writes a 1 for every possible action into an array.
    fn write_mask(&self, array: &Bound<'_, PyAny>) -> PyResult<()> {
        let memory = Memory::<i8>::of(array, "the mask", "int8", self.action_count())?;
        let mask = each!(&*self.table, table => table.stepper.mask());
        memory.fill(|slice| mask.write(slice));
        Ok(())
    }

    /// Writes what a seat may know into an array.
    fn write_observation(&self, seat: u8, array: &Bound<'_, PyAny>) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let memory = Memory::<i8>::of(array, "the observation", "int8", self.observation_size())?;
        memory.fill(|slice| each!(&*self.table, table => table.stepper.observe(seat, slice)));
        Ok(())
    }

    #[getter]
    fn input_size(&self) -> usize {
        each!(&*self.table, table => table.inputs(Seat::new(0)).told())
    }

    /// Writes what our networks are told about a seat's position into an array.
    fn write_inputs(&self, seat: u8, array: &Bound<'_, PyAny>) -> PyResult<()> {
        let inputs = each!(&*self.table, table => table.inputs(self.seat(seat)?));
        let memory = Memory::<f32>::of(array, "the inputs", "float32", inputs.told())?;
        memory.fill(|slice| {
            slice.fill(0.0);
            inputs.active().iter().for_each(|&(at, value)| slice[usize::from(at)] = value);
        });
        Ok(())
    }

    /// Each seat's chance to win, in seat order, and the lead in points, as a seat's network estimates them.
    fn estimate(&self, seat: u8) -> PyResult<(Vec<f32>, f32)> {
        let from = self.seat(seat)?.index();
        let estimate = each!(&*self.table, table => table.estimate(self.seat(seat)?).map_err(|why| wrong(&why)))?;
        // The network counts from the observer.
        let players = usize::from(self.players());
        let wins = (0..players).map(|seat| estimate.wins[(seat + players - from) % players]).collect();
        Ok((wins, estimate.margin))
    }

    /// The result, once the game is over.
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        each!(&*self.table, table => to_python(py, &table.stepper.outcome()))
    }

    /// What each seat got: nothing before the end.
    fn returns(&self) -> Vec<f32> {
        match each!(&*self.table, table => table.stepper.outcome()) {
            Some(outcome) => returns(&outcome).collect(),
            None => vec![0.0; self.players().into()],
        }
    }
}
