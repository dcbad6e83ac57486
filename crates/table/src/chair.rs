//! The state of one seat: `Chair`; and its public part: [`Player`].

use game::{BySeat, Game};
use serde::{Deserialize, Serialize};

use crate::clock::Watch;
use crate::undo::TakeBack;
use crate::{Away, By, Holder};

/// The public state of a seat, apart from the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Who holds it.
    pub holder: Holder,
    /// Why a stand-in plays for the person, if one does.
    pub away: Option<Away>,
    /// Whether the person gave up.
    pub resigned: bool,
    /// Whether forced questions are answered automatically.
    pub automatic: bool,
    /// Whether the person wants a rematch.
    pub wants_rematch: bool,
    /// Milliseconds left, if there is a clock and a person in the seat.
    pub clock_ms: Option<u64>,
    /// Whether the clock is running.
    pub clock_runs: bool,
}

/// A question that was put to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Question<P> {
    /// The version at which it was first asked.
    pub(crate) version: u32,
    pub(crate) prompt: P,
}

/// The last answer of a seat, to recognize it when it is sent twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LastMove<M> {
    /// The version that the command named.
    pub(crate) version: u32,
    pub(crate) answer: M,
    /// Who gave it: a stand-in's answer is not a repeat of the person's.
    pub(crate) by: By,
}

impl<M: PartialEq> LastMove<M> {
    pub(crate) fn is_sent_again(&self, version: u32, answer: &M, by_bot: bool) -> bool {
        self.version == version && self.answer == *answer && by_bot == matches!(self.by, By::Bot | By::StandIn)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair<G: Game> {
    pub(crate) holder: Holder,
    pub(crate) away: Option<Away>,
    pub(crate) resigned: bool,
    pub(crate) automatic: bool,
    pub(crate) wants_rematch: bool,
    pub(crate) watch: Watch,
    pub(crate) question: Option<Question<G::Prompt>>,
    pub(crate) last: Option<LastMove<G::Move>>,
    /// The rest of a chain: what the person has already answered to the next questions. Nobody else knows it.
    pub(crate) held: Vec<G::Move>,
    /// The version after the seat's own last move or undo. An undo must come from someone who has seen it.
    pub(crate) last_change: u32,
    /// How many lines the seat had heard when its person last decided something. What follows is new to the person.
    pub(crate) since: u32,
    /// Everyone's points at that time, before what was decided had any effect.
    pub(crate) scores: Option<BySeat<i32>>,
    /// The moves that can be taken back; the last one goes first.
    pub(crate) take_backs: Vec<TakeBack>,
    /// How many entries other than moves the seat has caused.
    pub(crate) other_entries: u32,
}

impl<G: Game> Default for Chair<G> {
    fn default() -> Self {
        Self {
            holder: Holder::Open,
            away: None,
            resigned: false,
            automatic: false,
            wants_rematch: false,
            watch: Watch::default(),
            question: None,
            last: None,
            held: Vec::new(),
            last_change: 0,
            since: 0,
            scores: None,
            take_backs: Vec::new(),
            other_entries: 0,
        }
    }
}

impl<G: Game> Chair<G> {
    pub(crate) fn is_person(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }

    /// Whether the person in the seat makes its moves.
    pub(crate) fn plays_in_person(&self) -> bool {
        self.is_person() && self.away.is_none() && !self.resigned
    }

    /// The level of the bot that makes the seat's moves.
    pub(crate) fn bot<'a>(&'a self, stand_in: &'a str) -> Option<&'a str> {
        match &self.holder {
            Holder::Open => None,
            Holder::Person { .. } => (!self.plays_in_person()).then_some(stand_in),
            Holder::Bot { level } => Some(level),
        }
    }
}
