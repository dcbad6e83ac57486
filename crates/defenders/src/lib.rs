//! The rules of *Planet Defenders*, for two to four players, with the advanced variant.
//!
//! Three Defenders, shared by all players, travel a board of nine planets. Batteries move them, planets give energy,
//! and energy captures runaway robots. The numbered rules are in `docs/rules/defenders.md`; comments cite them as
//! D-4.2.
//!
//! # Tour
//!
//! | file | what it holds |
//! | --- | --- |
//! | `energy`, `board`, `control`, `planets`, `robots`, `technologies` | the pieces, as typed constants |
//! | `provenance` | which of the pieces' values are printed, deduced or reconstructed |
//! | `setup`, `position` | the options of a game, the deal, and a table to begin from instead |
//! | `galaxy` | everything on the table |
//! | `step/*` | the steps of a turn, one file each: how it begins, the legal answers, what an answer does |
//! | `options` | the legal answers: listed, counted, drawn at random |
//! | `payment`, `conversions`, `choices` | every way to pay a bill |
//! | `scoring` | points and the result |
//! | `prompt`, `moves`, `illegal`, `event`, `view` | the vocabulary of the game |
//! | `look`, `imagine` | what searches need |
//!
//! # Design
//!
//! An answer uses up a step and gives the next. A cube is worth two batteries wherever a conversion is allowed, so all ways to
//! settle a bill have the same worth. They depend only on the bill and the technologies: they are computed once, and a purse
//! selects those it can afford. Each piece states its provenance: printed, deduced or reconstructed.
//!
//! # A first turn
//!
//! ```
//! use defenders::{Defenders, Move, Payment, Prompt, Setup};
//! use game::{Chance, Game, Seat, Seed, Setup as _};
//!
//! let setup = Setup::of(2, "base")?;
//! let mut game = Defenders::new(&setup, Chance::seeded(Seed::from_number(7)), &mut ())?;
//! let seat = Seat::new(0);
//!
//! // The prompt carries every option: here the first control tile and the first place its Defender can go to.
//! let Some(Prompt::Act(act)) = game.prompt(seat) else { panic!("a turn begins with a choice of action") };
//! let main = &act.mains[0];
//! let stop = &main.places[0];
//! assert_eq!(stop.payments[0].payment, Payment::batteries(1));
//! game.play(seat, &Move::Main { tile: main.tile, to: stop.to, payment: stop.payments[0].payment }, &mut ())?;
//!
//! // A refused move says why and changes nothing.
//! let before = game.clone();
//! assert!(game.play(seat, &Move::Rest, &mut ()).is_err());
//! assert_eq!(game, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod board;
mod choices;
mod control;
mod conversions;
mod energy;
mod event;
mod explain;
mod galaxy;
mod illegal;
mod imagine;
mod look;
mod moves;
mod numbered;
mod options;
mod payment;
mod planets;
mod position;
mod prompt;
mod provenance;
mod robots;
mod scoring;
mod setup;
mod step;
mod technologies;
mod view;

pub use board::{ByDefender, NoSuchPlace, Place, Places, Side, Sides, reach};
pub use control::{ControlTile, Defender, Order, TileSide};
pub use conversions::Conversions;
pub use energy::{Color, Energy};
pub use event::{Event, Gained};
pub use illegal::Illegal;
pub use look::Look;
pub use moves::Move;
pub use payment::{BATTERIES_PER_CUBE, Bill, Payment, Purse};
pub use planets::{
    Planet, PlanetEffect, PlanetType, TRACK, TRACK_PROVENANCE, TRACK_STEP_BATTERIES, TRACK_STEPS, Trade, die_gain,
    track_color,
};
pub use position::{PlayerPosition, Position, StackPosition};
pub use prompt::{
    Act, CaptureOption, CaptureWay, Closed, Destination, EndOption, Holdings, Lack, Left, MainOption, PaymentOption,
    Prompt, ReturnOption, TakeOption, Target, UpgradeOption, Why,
};
pub use provenance::Provenance;
pub use robots::{ROBOTS, Robot, RobotBonus, RobotCard, RobotType};
pub use scoring::{MOST_TECHNOLOGIES, STACKS_TO_END, Score, TECHNOLOGY_POINTS, TYPE_POINTS};
pub use setup::{Rulings, START_BATTERIES, Setup, Variant};
pub use step::act::{MAINS, extras};
pub use step::end_turn::FILL_TO;
pub use step::return_energy::ENERGY_LIMIT;
pub use technologies::{Effect, TECHNOLOGIES, TECHNOLOGY_BATTERIES, Technology, TechnologyCard};
pub use view::{Asking, PlayerView, StackView, TileView, TurnView, View};

use game::{BadSetup, BySeat, Chance, Game, Imagine, Legal, Observer, Outcome, Seat, Seats, Setup as _, Sink};
use serde::{Deserialize, Serialize};

use galaxy::Galaxy;
use step::Stage;

/// A game of Planet Defenders in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Defenders {
    /// Everything on the table, and what was done this turn.
    galaxy: Galaxy,
    /// The question for the player whose turn it is.
    stage: Stage,
}

impl Defenders {
    /// What a seat may know, borrowed from the state.
    #[must_use]
    pub fn look(&self, seat: Seat) -> Look<'_> {
        Look::new(self, seat)
    }

    fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }
}

impl Game for Defenders {
    const ID: &'static str = "defenders";
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
        if self.is_over() { Seats::NONE } else { Seats::only(self.galaxy.turn.seat) }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if seat == self.galaxy.turn.seat { self.stage.prompt(&self.galaxy) } else { None }
    }

    fn play(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let turn = self.galaxy.turn.seat;
        if seat != turn && !self.is_over() {
            return Err(Illegal::NotYourTurn(turn));
        }
        self.stage = self.stage.answer(&mut self.galaxy, answer, out)?;
        Ok(())
    }

    fn view(&self, observer: Observer) -> View {
        view::view(self, observer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| scoring::outcome(&self.galaxy))
    }

    fn round(&self) -> u32 {
        self.galaxy.round.into()
    }

    fn chance(&self) -> &Chance {
        &self.galaxy.chance
    }

    fn scores(&self) -> BySeat<i32> {
        self.galaxy.players.map(|_, player| Score::of(player.robots, player.technologies).total())
    }

    fn sealed(&self) -> Seats {
        // Players take turns, and nothing is decided in secret.
        Seats::NONE
    }

    fn reveals(event: &Event, to: Seat) -> bool {
        event.reveals(to)
    }
}

impl Legal for Defenders {
    fn moves(prompt: &Prompt) -> Vec<Move> {
        prompt.moves()
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if seat == self.galaxy.turn.seat {
            self.stage.each(&self.galaxy, |answer| into.push(answer));
        }
    }

    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        if seat == self.galaxy.turn.seat { self.stage.random(&self.galaxy, chance) } else { None }
    }
}

impl Imagine for Defenders {
    fn imagine(view: &View, chance: Chance) -> Self {
        imagine::imagine(view, chance)
    }

    fn reseed(&mut self, chance: Chance) {
        self.galaxy.chance = chance;
    }
}
