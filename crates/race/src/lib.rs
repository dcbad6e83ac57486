//! The rules of *Race for the Galaxy*, the base game in its first edition, for two to four players, with the first game and
//! the advanced game for two.
//!
//! Everyone secretly chooses a phase. All chosen phases happen for all players, with a bonus for those who chose them.
//! Cards are worlds, developments, money and goods at once. The numbered rules are in `docs/rules/race.md`; comments
//! cite them as R-7.3.
//!
//! # Tour
//!
//! | file | what it holds |
//! | --- | --- |
//! | `cards/*` | the 114 cards, as typed constants |
//! | `action` | the action cards |
//! | `setup`, `position` | the options of a game, the deal, and a table to begin from instead |
//! | `galaxy` | everything on the table |
//! | `round` | the order of the phases, and the end |
//! | `phase/*` | the phases, one file each: powers, how it begins, the legal answers, what an answer does |
//! | `options` | the legal answers of a seat: listed, counted, drawn at random |
//! | `payment`, `military` | every way to settle a world |
//! | `scoring` | points and the result |
//! | `prompt`, `moves`, `illegal`, `event`, `view` | the vocabulary of the game |
//! | `combinations` | choosing some of several cards |
//! | `consumption` | everything consumed at once, by a stated criterion |
//! | `look`, `imagine`, `snapshot` | what searches, tests and tools need |
//!
//! # Design
//!
//! `round` runs one step after another; a phase is a value that holds everyone's progress. Simultaneous secret choices are a
//! [`game::SealedChoice`]. Everyone is asked what to place, even with nothing to place, because not being asked would tell the
//! others. Automatic steps run in seat order, and decisions wait for lower seats only under [`game::Timing::InOrder`]. So no draw
//! depends on who answers first, and both timings give the same game when seats answer in order.
//!
//! # A first round
//!
//! ```
//! use game::{Chance, Game, Seat, Seed, Setup as _};
//! use race::{Action, Move, Prompt, Race, Setup};
//!
//! let setup = Setup::of(2, "first-game")?;
//! let mut game = Race::new(&setup, Chance::seeded(Seed::from_number(7)), &mut ())?;
//!
//! // Everyone chooses at once; nothing is revealed before the last answer.
//! game.play(Seat::new(0), &Move::Choose(Action::Develop), &mut ())?;
//! assert_eq!(game.asked().first(), Some(Seat::new(1)));
//! game.play(Seat::new(1), &Move::Choose(Action::Develop), &mut ())?;
//!
//! // The prompt carries every option, with its cost and what made it so: the bonus takes one card off.
//! let Some(Prompt::Develop { options, .. }) = game.prompt(Seat::new(0)) else { panic!("phase II comes now") };
//! assert_eq!(options[0].cost.cost, options[0].cost.printed - 1);
//!
//! // A refused move says why and changes nothing.
//! let before = game.clone();
//! assert!(game.play(Seat::new(0), &Move::Stop, &mut ()).is_err());
//! assert_eq!(game, before);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Scripted games
//!
//! The random source is asked only for cards. Every start world, dealt card, drawn card, good and gambled card is one
//! [`Chance::pick`] among the numbers of the possible cards, so [`Chance::scripted`] with the numbers
//! ([`game::Element::number`]) of the cards in order replays any game. First comes a start world for each place (in
//! seat order, if the first one is the lowest), then six cards for each seat. A good for Alpha Centauri comes after the
//! opening discards. The deck is a set: there is no shuffle, not even when the discard pile becomes the deck.
#![forbid(unsafe_code)]
#![deny(clippy::wildcard_enum_match_arm)]

mod action;
mod cards;
mod combinations;
mod consumption;
mod event;
mod galaxy;
mod illegal;
mod imagine;
mod look;
mod military;
mod moves;
mod options;
mod payment;
mod phase;
mod position;
mod prompt;
mod round;
mod scoring;
mod setup;
mod snapshot;
mod view;

pub use action::Action;
pub use cards::index::{CONSUMERS, Consumer, Sums};
pub use cards::{
    CARDS, Card, Color, DESIGNS, Design, FACES, Face, Filter, Good, Keyword, Kind, Phase, Power, Price, Sort, Source,
    Start,
};
pub use consumption::{Consumption, consumption_after_sale, consumptions};
pub use event::{Cause, Event};
pub use galaxy::Tableau;
pub use game::Timing;
pub use illegal::Illegal;
pub use look::{ConsumingLook, Look, PlayerLook};
pub use moves::Move;
pub use options::Options;
pub use payment::{Offer, Offers, Way};
pub use phase::consume::{CONSUME_DOUBLE, ConsumePower, Due, Reward, winning};
pub use phase::develop::{DEVELOP_BONUS, DevelopPower};
pub use phase::explore::{EXPLORED, ExplorePower, KEPT, explore_bonus};
pub use phase::placing::Bill;
pub use phase::produce::{At, ProducePower, Producing};
pub use phase::settle::{SETTLE_BONUS, SettlePower};
pub use phase::trade::TradePower;
pub use phase::uses::{Choice, Use, Uses};
pub use position::{PlayerPosition, Position};
pub use prompt::{
    ActionOption, AfterPlacing, ConsumeChoice, ConsumeOption, ConsumeUse, Cost, DevelopOption, Now, Origin, Prompt,
    Reason, SaleOption, SettleOption, Strength, Unavailable, WayOption, Why, WindfallOption,
};
pub use round::{CARDS_TO_END, HAND_LIMIT, Pick, Step};
pub use scoring::{Match, Score, Scoring, SixCostScore, general_military};
pub use setup::{DEALT, OPENING_DISCARD, POOL_PER_PLAYER, Setup, Variant};
pub use snapshot::{PlayerSnapshot, Snapshot};
pub use view::{ConsumingView, OwnView, PlayerView, PowerView, StageView, View};

use game::{BadSetup, BySeat, Chance, Game, Imagine, Legal, Observer, Outcome, Seat, Seats, Setup as _, Sink};
use serde::{Deserialize, Serialize};

use galaxy::Galaxy;
use phase::Stage;

/// A game of Race for the Galaxy in progress.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Race {
    /// Everything on the table.
    galaxy: Galaxy,
    /// The open questions, and each seat's progress.
    stage: Stage,
    /// The seats that must answer now. It follows from `stage`.
    asked: Seats,
}

impl Race {
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
    #[must_use]
    pub fn options(&self, seat: Seat) -> Option<Options> {
        if self.asked.contains(seat) { self.stage.options(&self.galaxy, seat) } else { None }
    }
}

impl Game for Race {
    const ID: &'static str = "race";
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
        matches!(self.stage, Stage::Over).then(|| scoring::outcome(&self.galaxy))
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

impl Legal for Race {
    fn moves(prompt: &Prompt) -> Vec<Move> {
        prompt.moves()
    }

    fn only_move(prompt: &Prompt) -> Option<Move> {
        Options::from(prompt).only()
    }

    fn is_secret(prompt: &Prompt) -> bool {
        match prompt {
            Prompt::Choose { .. } | Prompt::ChoosePair { .. } | Prompt::Develop { .. } | Prompt::Settle { .. } => true,
            Prompt::Discard { cause, .. } => *cause == Cause::Deal,
            Prompt::Keep { .. }
            | Prompt::Pay { .. }
            | Prompt::PayWorld { .. }
            | Prompt::Sell { .. }
            | Prompt::Consume { .. }
            | Prompt::Produce { .. } => false,
        }
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        if let Some(options) = self.options(seat) {
            options.each(|answer| into.push(answer));
        }
    }

    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        self.options(seat)?.random(chance)
    }
}

impl Imagine for Race {
    fn imagine(view: &View, chance: Chance) -> Self {
        imagine::imagine(view, chance)
    }

    fn reseed(&mut self, chance: Chance) {
        self.galaxy.chance = chance;
    }

    /// What a card costs depends on its own seat alone (R-5.2, R-6.1: all cards are placed before anyone pays).
    fn foresee(&mut self, seat: Seat, answer: &Move) -> bool {
        let pass = if matches!(answer, Move::Develop(Some(_))) {
            Move::Develop(None)
        } else if matches!(answer, Move::Settle(Some(_))) {
            Move::Settle(None)
        } else {
            return false;
        };
        for other in self.asked().iter().filter(|&other| other != seat) {
            if self.play(other, &pass, &mut ()).is_err() {
                break;
            }
        }
        match (self.prompt(seat), answer) {
            (Some(Prompt::Pay { card, .. }), Move::Develop(Some(placed))) => card == *placed,
            (Some(Prompt::PayWorld { world, .. }), Move::Settle(Some(placed))) => world == *placed,
            _ => false,
        }
    }
}
