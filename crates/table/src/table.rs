//! [`Table`]: its state, how it is created, and what can be read from it.

use game::{BySeat, Game, Legal, Observer, Outcome, Record, Recording, Seat, Seats, Seed, Setup as _};
use serde::Serialize;

use crate::chair::{Chair, Player};
use crate::clock::{Time, Watch};
use crate::history::{History, Line};
use crate::log::{LogEntry, RestoreError};
use crate::{BadTable, Holder, TableSetup};

/// One match of a game: who sits where, what was played, what was announced, and whose clock runs.
///
/// Everything in it follows from setup, seed and the [`LogEntry`] entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table<G: Game> {
    pub(crate) setup: TableSetup<G::Setup>,
    pub(crate) seed: Seed,
    pub(crate) chairs: BySeat<Chair<G>>,
    /// The game, once every seat is taken.
    pub(crate) recording: Option<Recording<G>>,
    pub(crate) version: u32,
    pub(crate) history: History<G::Event>,
    pub(crate) chart: Vec<RoundEnd>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<BySeat<Holder>>,
}

/// The scores at the end of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RoundEnd {
    /// How many moves had been made.
    pub(crate) moves: usize,
    pub(crate) scores: BySeat<i32>,
}

/// The state of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "status", rename_all = "snake_case")]
pub enum Status<'a> {
    /// Not every seat is taken.
    Waiting,
    /// The game is in progress.
    Playing,
    /// The match is over.
    Over {
        /// The result. Seats that resigned are ranked behind all others.
        outcome: &'a Outcome,
        /// The seats that resigned.
        resigned: Seats,
    },
}

impl<G: Legal> Table<G> {
    /// A table where nobody sits yet.
    ///
    /// The seed determines all random draws. It should come from the operating system and stay secret until the end.
    pub fn new(setup: TableSetup<G::Setup>, seed: Seed) -> Result<Self, BadTable> {
        setup.check()?;
        let players = setup.game.players();
        let watch = Watch::new(setup.clock);
        Ok(Self {
            chairs: BySeat::new(players, |_| Chair { watch, automatic: setup.answers_forced, ..Chair::default() }),
            history: History::new(players),
            setup,
            seed,
            recording: None,
            version: 0,
            chart: Vec::new(),
            outcome: None,
            rematch: None,
        })
    }

    /// The table that these entries lead to. Call [`Table::resume`] and run its effects before going on.
    pub fn restore(
        setup: TableSetup<G::Setup>,
        seed: Seed,
        entries: impl IntoIterator<Item = LogEntry<G::Move>>,
    ) -> Result<Self, RestoreError> {
        let mut table = Self::new(setup, seed)?;
        for (index, entry) in entries.into_iter().enumerate() {
            table.replay(index, &entry)?;
        }
        Ok(table)
    }

    /// What was agreed.
    #[must_use]
    pub fn setup(&self) -> &TableSetup<G::Setup> {
        &self.setup
    }

    /// The state of the match.
    #[must_use]
    pub fn status(&self) -> Status<'_> {
        match (&self.outcome, &self.recording) {
            (Some(outcome), _) => Status::Over { outcome, resigned: self.resigned() },
            (None, Some(_)) => Status::Playing,
            (None, None) => Status::Waiting,
        }
    }

    /// A number that grows with every move and undo. Commands name the version that their sender saw.
    #[must_use]
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The public state of the seats.
    #[must_use]
    pub fn players(&self, now: Time) -> BySeat<Player> {
        self.chairs.map(|_, chair| Player {
            holder: chair.holder.clone(),
            away: chair.away,
            resigned: chair.resigned,
            automatic: chair.automatic,
            wants_rematch: chair.wants_rematch,
            clock_ms: if chair.is_person() { chair.watch.left(self.setup.clock, now) } else { None },
            clock_runs: chair.watch.running().is_some(),
        })
    }

    /// The seat that a person holds.
    #[must_use]
    pub fn seat_of(&self, id: &str) -> Option<Seat> {
        let holds = |chair: &Chair<G>| matches!(&chair.holder, Holder::Person { id: holder } if holder == id);
        self.chairs.iter().find(|(_, chair)| holds(chair)).map(|(seat, _)| seat)
    }

    /// The game, once it has begun: the full state, which no player may see.
    #[must_use]
    pub fn game(&self) -> Option<&G> {
        self.recording.as_ref().map(Recording::game)
    }

    /// An observer's view of the game, once it has begun.
    #[must_use]
    pub fn view(&self, observer: Observer) -> Option<G::View> {
        self.game().map(|game| game.view(observer))
    }

    /// The seats that must answer.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.seats_where(|chair| chair.question.is_some())
    }

    /// The question put to a seat.
    #[must_use]
    pub fn prompt(&self, seat: Seat) -> Option<&G::Prompt> {
        self.chairs.get(seat)?.question.as_ref().map(|question| &question.prompt)
    }

    /// An observer's lines, starting at its own line number `from`: 0 for all, or the number of lines already seen.
    pub fn history(&self, observer: Observer, from: u32) -> impl Iterator<Item = (u32, &Line<G::Event>)> {
        self.history.since(observer, from)
    }

    /// The number of the first line that a seat heard since its person last decided something; 0 for other observers.
    #[must_use]
    pub fn since(&self, observer: Observer) -> u32 {
        match observer {
            Observer::Seat(seat) => self.chairs.get(seat).map_or(0, |chair| chair.since),
            Observer::Public => 0,
        }
    }

    /// The points that each seat has gained since a seat's person last decided something. `None` before that, and for other observers.
    #[must_use]
    pub fn scored(&self, observer: Observer) -> Option<BySeat<i32>> {
        let Observer::Seat(seat) = observer else { return None };
        let before = self.chairs.get(seat)?.scores.as_ref()?;
        Some(self.game()?.scores().map(|seat, now| now - before[seat]))
    }

    /// How many lines an observer has.
    #[must_use]
    pub fn history_len(&self, observer: Observer) -> u32 {
        self.history.len(observer)
    }

    /// The scores by seat after each round; the last entry is the end of the match.
    pub fn chart(&self) -> impl Iterator<Item = &BySeat<i32>> {
        self.chart.iter().map(|end| &end.scores)
    }

    /// The record of the game, once it has begun. It contains the seed: show it to nobody before the end.
    #[must_use]
    pub fn record(&self) -> Option<&Record<G>> {
        self.recording.as_ref().map(Recording::record)
    }

    /// Who sits where in the next match, once everyone wants one.
    #[must_use]
    pub fn rematch(&self) -> Option<&BySeat<Holder>> {
        self.rematch.as_ref()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.recording.is_some() && self.outcome.is_none()
    }

    pub(crate) fn resigned(&self) -> Seats {
        self.seats_where(|chair| chair.resigned)
    }

    pub(crate) fn seats_where(&self, mut is: impl FnMut(&Chair<G>) -> bool) -> Seats {
        let mut seats = Seats::NONE;
        for (seat, chair) in self.chairs.iter() {
            if is(chair) {
                seats.insert(seat);
            }
        }
        seats
    }
}
