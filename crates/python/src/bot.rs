//! Our bots as policies: `orrery.bot` builds on it.

use std::sync::Mutex;
use std::time::Duration;

use ai::{Brief, Levels};
use game::Observer;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

use crate::game::{Game, refused, seed_of};
use crate::table::{Any, any, by_name};
use crate::{to_python, wrong};

type Thinker<G> = Mutex<Box<dyn game::Bot<G>>>;
type AnyBot = any!(Thinker);

/// Lets a bot think about a table of the same game.
macro_rules! think_at {
    ({ $py:ident, $bot:expr, $table:expr } $($name:ident::$game:ident),+) => {
        match ($bot, $table) {
            $((Any::$game(bot), Any::$game(table)) => think($py, bot, &table.stepper),)+
            _ => Err(wrong(&"this bot plays another game: make one with orrery.bot for each game")),
        }
    };
}

/// One of our bots.
#[pyclass(module = "orrery._orrery")]
pub(crate) struct Bot {
    bot: AnyBot,
}

#[pymethods]
impl Bot {
    #[new]
    fn new(game: &str, level: &str, think_ms: u32, seed: &str) -> PyResult<Self> {
        let brief = Brief { seed: seed_of(seed)?, think: Duration::from_millis(think_ms.into()) };
        let bot: AnyBot = by_name!(game, Chosen => {
            Mutex::new(Chosen::bot_within(level, brief).map_err(|why| wrong(&why))?)
        })?;
        Ok(Self { bot })
    }

    /// The bot's move for the seat to move. It is given the seat's view and question, nothing else.
    fn choose<'py>(&self, py: Python<'py>, game: &Game) -> PyResult<Bound<'py, PyAny>> {
        games::all!(think_at { py, &self.bot, &*game.table })
    }
}

fn think<'py, G: crate::table::Playable>(
    py: Python<'py>,
    bot: &Thinker<G>,
    stepper: &steps::Stepper<G>,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(seat) = stepper.seat() else { return Err(refused(steps::Refused::Over)) };
    let view = stepper.game().view(Observer::Seat(seat));
    let Some(prompt) = stepper.game().prompt(seat) else { return Err(refused(steps::Refused::Over)) };
    let answer = py.detach(|| bot.lock().map(|mut bot| bot.choose(&view, &prompt)).ok());
    let answer = answer.ok_or_else(|| PyRuntimeError::new_err("the bot failed before: make a new one"))?;
    to_python(py, &answer)
}
