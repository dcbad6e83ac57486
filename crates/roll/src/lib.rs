//! The rules of *Roll for the Galaxy*, the base game, for two to five players.
//!
//! Everyone secretly rolls dice and assigns them to phases. Each player selects one phase, and all selected phases
//! happen for all players. Dice are the workers, and money buys them back. The numbered rules are in
//! `docs/rules/roll.md`; comments cite them as L-3.1.
//!
//! # Tour
//!
//! | file | what it holds |
//! | --- | --- |
//! | `dice` | the dice: colors, faces, bags of dice |
//! | `tiles/*` | the 55 tiles, 9 factions and 9 home worlds, as typed constants |
//! | `setup`, `position` | the options of a game, the deal, and a table to begin from instead |
//! | `galaxy` | everything on the table |
//! | `assign/*` | plans: what they are, what can be wrong with one, how to make one step by step |
//! | `round` | the order of the phases, and the end |
//! | `phase/*` | the phases, one file each: powers, how it begins, the legal answers, what an answer does |
//! | `options` | the legal answers of a seat: listed, or drawn at random |
//! | `scoring` | points and the result |
//! | `prompt`, `moves`, `illegal`, `event`, `view` | the vocabulary of the game |
//! | `look`, `imagine`, `snapshot` | what searches, tests and tools need |
//!
//! # Design
//!
//! A *plan* (`assign/`) is one sealed move: the selecting die, the columns of wild dice, and every use of a power in order.
//! There are too many to list, so [`Assigning`] builds one step by step and offers every legal step; the same steps check a whole
//! plan. Develop and Settle share `phase/build`.
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
//! The random source is asked only for the following, in this order:
//!
//! 1. The deal: a faction tile for each seat, a home world for each seat, then two tiles for each seat, always in seat
//!    order. Each is one [`Chance::pick`] of the number minus 1 (tile 12 of the data file is 11).
//! 2. The start of every round: for each seat in seat order, for each die in its cup in the order of [`Color::ALL`],
//!    one [`Chance::below`] 6, the index of the face in [`Color::faces`].
//! 3. Reveal, with two players: one `below` 6, the index of the face of the extra Home die.
//! 4. Each drawn tile: one `pick` of its number minus 1 among the tiles in the bag. Tiles are drawn in timing order: a
//!    Scout draws once all earlier seats are done with Explore.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod assign;
mod dice;
mod event;
mod galaxy;
mod illegal;
mod imagine;
mod look;
mod moves;
mod options;
mod phase;
mod position;
mod presets;
mod prompt;
mod round;
mod scoring;
mod setup;
mod snapshot;
mod tiles;
mod view;

pub use assign::{
    AssignPower, Assigned, Assigning, Change, Columns, Gate, MOST_PLANS, MOST_SHIFTS, Plan, PlanChange, PlanFault,
    PlanStep, Powers, Reassignment, Rolled, Select, Selection, Shift, Shifts, Use, Worker,
};
pub use dice::{Color, Dice, Face, Phase};
pub use event::{Cause, Event};
pub use galaxy::{DiePlace, MOST_CREDITS};
pub use game::Timing;
pub use illegal::Illegal;
pub use look::{Look, PlayerLook};
pub use moves::{Crew, Move, Shipment};
pub use options::{DiceChoice, Options};
pub use phase::build::Building;
pub use phase::develop::DevelopPower;
pub use phase::empire::Managing;
pub use phase::explore::{Doing, ExplorePower, STOCK, scouted_tiles};
pub use phase::produce::ProducePower;
pub use phase::settle::SettlePower;
pub use phase::ship::{Gain, ShipPower, Shipping};
pub use position::{Luck, PlayerPosition, Position};
pub use presets::{Criterion, Preset, Used, presets, usual_shipper};
pub use prompt::{CreditsAfter, DieOption, ExploreOption, Need, Origin, Prompt, Reason, ShipOption};
pub use round::{SQUARES_TO_END, Step};
pub use scoring::{Bonus, Holdings, Score, Scoring};
pub use setup::{POOL_PER_PLAYER, Setup, Variant};
pub use snapshot::{PlayerSnapshot, Snapshot};
pub use tiles::index::Sums;
pub use tiles::{Immediate, Kind, PRINTS, Place, Power, Print, SQUARES, STARTS, Side, Square, TILES, Tile, WorldColor};
pub use view::{ExploringView, OwnView, PlayerView, ShortageView, StackView, StageView, View};

use game::{BadSetup, BySeat, Chance, Game, Imagine, Legal, Observer, Outcome, Seat, Seats, Setup as _, Sink};
use serde::{Deserialize, Serialize};

use galaxy::Galaxy;
use phase::Stage;

/// A game of Roll for the Galaxy in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// Everything on the table.
    galaxy: Galaxy,
    /// The open questions, and each seat's progress.
    stage: Stage,
    /// The seats that must answer now. It follows from `stage`.
    asked: Seats,
}

impl Roll {
    /// The complete state, for tests and tools, never for players.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.galaxy)
    }

    /// What a seat may know, borrowed from the state.
    #[must_use]
    pub fn look(&self, seat: Seat) -> Look<'_> {
        Look::new(self, seat)
    }

    /// The legal answers of a seat, if it is asked.
    fn options(&self, seat: Seat) -> Option<Options<'_>> {
        if self.asked.contains(seat) { self.stage.options(&self.galaxy, seat) } else { None }
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
        Ok(setup.clone().deal(chance, out))
    }

    fn setup(&self) -> &Setup {
        &self.galaxy.setup
    }

    fn asked(&self) -> Seats {
        self.asked
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if self.asked.contains(seat) { self.stage.prompt(&self.galaxy, seat) } else { None }
    }

    fn play(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        self.answer(seat, answer, out)
    }

    fn view(&self, observer: Observer) -> View {
        view::view(self, observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| scoring::outcome(&self.galaxy))
    }

    fn round(&self) -> u32 {
        self.galaxy.round.into()
    }

    fn chance(&self) -> &Chance {
        &self.galaxy.chance
    }

    fn scores(&self) -> BySeat<i32> {
        self.galaxy.players.map(|_, player| scoring::total(player))
    }

    fn sealed(&self) -> Seats {
        self.stage.sealed()
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }
}

impl Legal for Roll {
    /// Every legal answer. With many dice and powers there are too many plans: those listed are [`Assigning::plans`].
    fn moves(prompt: &Prompt) -> Vec<Move> {
        prompt.moves()
    }

    fn lists_all(prompt: &Prompt) -> bool {
        !matches!(prompt, Prompt::Assign(_))
    }

    fn only_move(prompt: &Prompt) -> Option<Move> {
        prompt.only_move()
    }

    fn is_secret(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Open { .. } | Prompt::Assign(_) | Prompt::Give { .. })
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if let Some(options) = self.options(seat) {
            options.each(|answer| into.push(answer));
        }
    }

    /// A random legal move, all equally likely, except for plans: those follow [`Assigning::random`].
    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        self.options(seat)?.random(chance)
    }
}

impl Imagine for Roll {
    fn imagine(view: &View, chance: Chance) -> Self {
        imagine::imagine(view, chance)
    }

    fn reseed(&mut self, chance: Chance) {
        self.galaxy.chance = chance;
    }
}
