//! The steps of a turn, one file each.
//!
//! | step | asks | file |
//! | --- | --- | --- |
//! | act | which action next, or none | [`act`] |
//! | main action | tile, place, payment | [`main_action`] |
//! | upgrade | technology, payment | [`upgrade`] |
//! | capture | robot, payment | [`capture`] |
//! | rest, end of turn | | [`end_turn`] |
//! | activate | | [`activate`] |
//! | energy of choice | which cubes | [`take`] |
//! | resource track | whether the marker moves on | [`track`] |
//! | trade | whether to trade | [`trade`] |
//! | energy above the limit | which cubes to return | [`return_energy`] |
//!
//! Each file holds how the step begins, the legal answers, and what an answer does. A step is a value that holds its
//! own progress. An answer consumes it and returns the next question.

pub(crate) mod act;
pub(crate) mod activate;
pub(crate) mod capture;
pub(crate) mod end_turn;
pub(crate) mod main_action;
pub(crate) mod return_energy;
pub(crate) mod take;
pub(crate) mod track;
pub(crate) mod trade;
pub(crate) mod upgrade;

use game::{Chance, Sink};
use serde::{Deserialize, Serialize};

use crate::galaxy::Galaxy;
use crate::options::Options;
use crate::{Event, Illegal, Move, Prompt};

/// A question for the player whose turn it is.
pub(crate) trait Asking {
    /// The legal answers, as a type of their own: a search draws a move without matching on the step twice.
    type Options<'a>: Options;

    /// The legal answers.
    fn options(self, galaxy: &Galaxy) -> Self::Options<'_>;

    /// The same as a question, with the consequences of each option.
    fn prompt(self, galaxy: &Galaxy) -> Prompt;

    /// Checks an answer, then carries it out. On `Err` nothing has changed. Returns the next question.
    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal>;
}

/// The open question, and its progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    Act(act::Act),
    Take(take::Take),
    Track(track::Track),
    Trade(trade::Trading),
    Return(return_energy::Return),
    /// Nothing: the game is over.
    Over,
}

/// Runs the same expression on whichever question is open.
macro_rules! with_asking {
    ($stage:expr, $asking:ident => $do:expr, over => $over:expr) => {
        match $stage {
            Stage::Act($asking) => $do,
            Stage::Take($asking) => $do,
            Stage::Track($asking) => $do,
            Stage::Trade($asking) => $do,
            Stage::Return($asking) => $do,
            Stage::Over => $over,
        }
    };
}

impl Stage {
    /// Calls `found` for every answer.
    pub(crate) fn each(self, galaxy: &Galaxy, found: impl FnMut(Move)) {
        with_asking!(self, asking => asking.options(galaxy).each(found), over => {});
    }

    /// A random answer, all equally likely.
    #[inline]
    pub(crate) fn random(self, galaxy: &Galaxy, chance: &mut Chance) -> Option<Move> {
        with_asking!(self, asking => asking.options(galaxy).random(chance), over => None)
    }

    pub(crate) fn prompt(self, galaxy: &Galaxy) -> Option<Prompt> {
        with_asking!(self, asking => Some(asking.prompt(galaxy)), over => None)
    }

    #[inline]
    pub(crate) fn answer(
        self,
        galaxy: &mut Galaxy,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Self, Illegal> {
        with_asking!(self, asking => asking.answer(galaxy, answer, out), over => Err(Illegal::Over))
    }
}
