//! The rules of *Roll for the Galaxy*, the base game, for two to five players.
//!
//! Everyone secretly rolls dice and assigns them to phases; each player selects one phase, and all selected phases happen for
//! all. Dice are the workers, the money buys them back. The numbered rules are in `docs/rules/roll.md`; comments cite them as
//! L-3.1.
//!
//! # Tour
//!
//! | file | what it holds |
//! | --- | --- |
//! | `dice` | the dice: colors, faces, bags of dice |
//! | `tiles/*` | the 55 tiles, 9 factions and 9 home worlds, as typed constants |
//! | `setup` | what is agreed, and the deal |
//! | `table` | the state |
//! | `assign/*` | plans: what they are, what is wrong with one, how to make one step by step |
//! | `round` | rolling, assigning, revealing, the order of the phases, the end |
//! | `phase/*` | the phases, one file each, with their powers |
//! | `empire` | recruiting and recalling |
//! | `scoring` | points and the result |
//! | `prompt`, `moves`, `illegal`, `event`, `view` | the words of the game |
//! | `questions` | the prompts, built from the table |
//! | `imagine`, `playout`, `snapshot` | what searches, tests and tools need |
//!
//! # A first round
//!
//! ```
//! use game::{Chance, Game, Seat, Seed, Setup as _};
//! use roll::{Move, Prompt, Roll, Setup};
//!
//! let setup = Setup::of(2, "first-game")?;
//! let mut game = Roll::new(&setup, Chance::seeded(Seed::from_number(7)), &mut ())?;
//!
//! // A plan is made step by step, and given as one sealed answer.
//! let Some(Prompt::Assign(mut assigning)) = game.prompt(Seat::new(0)) else { panic!("dice were rolled") };
//! while !assigning.can_finish() {
//!     let step = assigning.steps()[0];
//!     assigning.take(step)?;
//! }
//! let (plan, _) = assigning.finish()?;
//! game.play(Seat::new(0), &Move::Assign(Box::new(plan)), &mut ())?;
//! assert_eq!(game.asked().first(), Some(Seat::new(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Scripted games
//!
//! Chance is asked, in this order and for nothing else:
//!
//! 1. the deal: a faction tile for each seat, a home world for each seat, two tiles for each seat, always in seat order, each
//!    one [`Chance::pick`] of the number less 1 (tile 12 of the data file is 11);
//! 2. at the start of every round: for each seat in seat order, for each die of its cup in the order of [`Color::ALL`], one
//!    [`Chance::below`] 6, the place of the face in [`Color::faces`];
//! 3. at Reveal, with two players: one `below` 6, the place of the face of the extra Home die;
//! 4. whenever a tile is drawn: one `pick` of its number less 1 among the tiles of the bag. Tiles are drawn in the order of
//!    timing: a Scout draws once all seats before it are done with Explore.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod assign;
mod dice;
mod empire;
mod event;
mod illegal;
mod imagine;
mod moves;
mod phase;
mod playout;
mod prompt;
mod questions;
mod round;
mod scoring;
mod setup;
mod snapshot;
mod table;
mod tiles;
mod view;

pub use assign::{
    AssignPower, Assigned, Assigning, Columns, Gate, MOST_PLANS, MOST_SHIFTS, Plan, PlanFault, PlanStep, Powers,
    Reassignment, Rolled, Select, Selection, Shift, Shifts, Use, Worker,
};
pub use dice::{Color, Dice, Face, Phase};
pub use empire::Managing;
pub use event::{Cause, Event};
pub use illegal::Illegal;
pub use moves::{Crew, Move, Shipment};
pub use phase::build::Building;
pub use phase::develop::DevelopPower;
pub use phase::explore::{Doing, ExplorePower, STOCK};
pub use phase::produce::ProducePower;
pub use phase::settle::SettlePower;
pub use phase::ship::{Gain, ShipPower, Shipping};
pub use prompt::{DieOption, ExploreOption, Need, Origin, Prompt, Reason, ShipOption};
pub use round::{SQUARES_TO_END, Step};
pub use scoring::{Bonus, Holdings, Score, Scoring};
pub use setup::{POOL_PER_PLAYER, Setup, Timing, Variant};
pub use snapshot::{PlayerSnapshot, Snapshot};
pub use table::{DiePlace, MOST_CREDITS};
pub use tiles::{Immediate, Kind, PRINTS, Place, Power, Print, SQUARES, STARTS, Side, Square, TILES, Tile, WorldColor};
pub use view::{ExploringView, OwnView, PlayerView, ShortageView, StackView, StageView, View};

use game::{
    BadSetup, BySeat, Chance, Enumerate, Game, Imagine, Observer, Outcome, Playout, Seat, Seats, Setup as _, Sink,
};
use serde::{Deserialize, Serialize};

/// A game of Roll for the Galaxy in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Roll(table::Table);

impl Roll {
    /// The whole truth, for tests and tools, never for players.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.0.snapshot()
    }
}

impl Game for Roll {
    const ID: &'static str = "roll";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Prompt = Prompt;
    type Move = Move;
    type Illegal = Illegal;
    type Event = Event;
    type View = View;

    fn new(setup: &Setup, chance: Chance, out: &mut impl Sink<Event>) -> Result<Self, BadSetup> {
        setup.check()?;
        Ok(Self(setup.deal(chance, out)))
    }

    fn setup(&self) -> &Setup {
        &self.0.setup
    }

    fn asked(&self) -> Seats {
        self.0.asked
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.0.prompt(seat)
    }

    fn play(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        phase::answer(&mut self.0, seat, answer, out)
    }

    fn view(&self, observer: Observer) -> View {
        self.0.view(observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.0.stage == round::Stage::Over).then(|| scoring::outcome(&self.0))
    }

    fn round(&self) -> u32 {
        self.0.round.into()
    }

    fn chance(&self) -> &Chance {
        &self.0.chance
    }

    fn scores(&self) -> BySeat<i32> {
        self.0.players.map(|_, player| scoring::score(player).total())
    }

    fn sealed(&self) -> Seats {
        self.0.stage.sealed()
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }
}

impl Enumerate for Roll {
    /// Every legal answer. Plans are too many to list with many dice and powers: see [`Assigning::plans`].
    fn moves(_: &View, prompt: &Prompt) -> Vec<Move> {
        prompt.moves()
    }

    fn only_move(_: &View, prompt: &Prompt) -> Option<Move> {
        prompt.only_move()
    }
}

impl Imagine for Roll {
    fn imagine(view: &View, chance: Chance) -> Self {
        Self(table::Table::imagine(view, chance))
    }

    fn reseed(&mut self, chance: Chance) {
        self.0.chance = chance;
    }
}

impl Playout for Roll {
    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.0.legal_moves(seat, into);
    }

    /// One legal move, each equally likely, but for plans: those are drawn as [`Assigning::random`] says.
    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        self.0.random_move(seat, chance)
    }
}
