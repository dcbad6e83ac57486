//! The options of a game, and the deal. Rules of section 2.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{BadPosition, BySeat, Chance, Seat, Seats, Set, Sink, Timing};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::Roll;
use crate::dice::{Color, Dice};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Player};
use crate::phase::Stage;
use crate::phase::opening::{self, Opening};
use crate::position::{Position, lay_out};
use crate::round::Step;
use crate::tiles::{Immediate, Place, STARTS, Side, Square, Tile};

/// The number of players and the rules they play by.
///
/// ```
/// use game::Setup as _;
/// use roll::{Setup, Timing, Variant};
/// let setup = Setup::of(5, "standard").unwrap();
/// assert_eq!((setup.variant, setup.timing), (Variant::Standard, Timing::Together));
/// assert_eq!(Setup::of(6, "standard").unwrap_err().to_string(), "2 to 5 can play, not 6");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to five.
    pub players: u8,
    /// Standard or first game.
    #[serde(default)]
    pub variant: Variant,
    /// Whether seats with something to decide wait for each other.
    #[serde(default)]
    pub timing: Timing,
    /// Ends the game after this many rounds. `None` for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round_cap: Option<u16>,
    /// What lies on the table at the beginning, instead of a deal. It tells what is hidden, so states and views are without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub position: Option<Arc<Position>>,
}

/// The rules of the game.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, EnumString, IntoStaticStr, VariantNames,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// Everyone chooses which of two tiles is the development.
    #[default]
    Standard,
    /// The cheaper sides are face up (L-2.5).
    FirstGame,
}

/// Points in the pool for each player (L-2.1).
pub const POOL_PER_PLAYER: u8 = 12;
/// Credits at the start (L-2.3).
const START_CREDITS: u8 = 1;
/// Home dice at the start, in the cup and in the Citizenry (L-2.6).
pub(crate) const START_DICE: [u8; 2] = [3, 2];

impl game::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    type Variant = Variant;

    fn plain(players: u8, variant: Variant) -> Self {
        Self { players, variant, timing: Timing::default(), round_cap: None, position: None }
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn rules(&self) -> Variant {
        self.variant
    }

    fn round_cap(&self) -> Option<u16> {
        self.round_cap
    }

    fn capped(self, rounds: u16) -> Self {
        Self { round_cap: Some(rounds), ..self }
    }

    fn timing(&self) -> Option<Timing> {
        Some(self.timing)
    }

    fn timed(self, timing: Timing) -> Self {
        Self { timing, ..self }
    }

    fn check_position(&self) -> Result<(), BadPosition> {
        self.position.as_ref().map_or(Ok(()), |position| position.check(self))
    }
}

/// A faction tile or home world to deal.
#[derive(Clone, Copy)]
struct Start(u8);

impl game::Element for Start {
    type Bits = u32;
    fn number(self) -> u8 {
        self.0
    }
    fn from_number(number: u8) -> Self {
        Self(number)
    }
}

impl Setup {
    /// Lays out the table and reports what was dealt.
    ///
    /// The random source is asked for a faction tile for each seat, then a home world for each seat, then two tiles for
    /// each seat. All go in seat order, each as one [`Chance::pick`] among those left, by number minus 1.
    pub(crate) fn deal(mut self, mut chance: Chance, out: &mut impl Sink<Event>) -> Roll {
        if let Some(position) = self.position.take() {
            return lay_out(self, &position, chance, out);
        }
        let (players, variant) = (self.players, self.variant);
        let deal = |chance: &mut Chance| {
            let mut left: Set<Start> = Set::from_bits((1 << STARTS) - 1);
            BySeat::new(players, |_| left.draw(chance).map_or(1, |start| start.0 + 1))
        };
        let factions = deal(&mut chance);
        let homes = deal(&mut chance);
        let mut bag = Tile::ALL;
        let pairs = BySeat::new(players, |_| {
            let mut pair = [(); 2].map(|()| bag.draw(&mut chance).unwrap_or_default());
            pair.sort_unstable();
            pair
        });
        let first = factions.iter().min_by_key(|(_, number)| **number).map_or(Seat::new(0), |(seat, _)| seat);
        let mut galaxy = Galaxy {
            setup: self,
            round: 0,
            step: Step::Opening,
            first,
            phases: Set::EMPTY,
            extra_die: None,
            players: BySeat::new(players, |_| Player::default()),
            bag,
            abandoned: Set::EMPTY,
            pool: i16::from(POOL_PER_PLAYER) * i16::from(players),
            chance,
        };
        for seat in factions.seats() {
            let (faction, home) = (factions[seat], Square::home(homes[seat]));
            out.everyone(|| Event::Dealt { seat, faction, home });
            galaxy.lay_out(seat, faction, home, out);
            out.only(seat, || Event::SawPair { seat, tiles: pairs[seat] });
        }
        let (opening, mut asked) = Opening::begin(pairs);
        if variant == Variant::FirstGame {
            opening::open_all(&mut galaxy, &pairs, pairs.map(|_, pair| cheaper(*pair)), out);
            asked = Seats::NONE;
        }
        let mut roll = Roll { galaxy, stage: Stage::Opening(opening), asked };
        roll.go_on(out);
        roll
    }
}

/// The tile of the pair that must be the development for the cheaper sides to be face up (L-2.5).
fn cheaper(pair: [Tile; 2]) -> Tile {
    let cost = |tile: Tile, side| tile.side(side).print().cost;
    let costs = |[development, world]: [Tile; 2]| {
        let development = cost(development, Side::Development);
        (development + cost(world, Side::World), development)
    };
    if costs([pair[1], pair[0]]) < costs(pair) { pair[1] } else { pair[0] }
}

impl Galaxy {
    /// Lays out a seat's start tiles, with what they bring (L-2.6).
    fn lay_out(&mut self, seat: Seat, faction: u8, home: Square, out: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.credits = START_CREDITS;
        player.cup = Dice::of(Color::Home, START_DICE[0]);
        player.citizenry = Dice::of(Color::Home, START_DICE[1]);
        let [left, right] = Square::faction(faction);
        for square in [left, right, home] {
            self.players[seat].tableau.place(square);
            for &effect in square.print().immediate {
                self.gain(seat, square, effect, out);
            }
        }
    }

    /// Applies an immediate effect that gains something. The phases handle removing a die.
    pub(crate) fn gain(&mut self, seat: Seat, square: Square, effect: Immediate, out: &mut impl Sink<Event>) {
        match effect {
            Immediate::RemoveDie(_) => {}
            Immediate::GainDice { color, count, to } => {
                let (player, dice) = (&mut self.players[seat], Dice::of(color, count));
                match to {
                    Place::Cup => player.cup = player.cup.plus(dice),
                    Place::Citizenry => player.citizenry = player.citizenry.plus(dice),
                    Place::ThisWorld => {
                        let at = usize::from(player.tableau.len()) - 1;
                        dice.iter().for_each(|color| player.tableau.put_good(at, color));
                    }
                }
                out.everyone(|| Event::GainedDice { seat, dice, to, square });
            }
            Immediate::GainCredits(credits) => self.earn(seat, credits, Cause::Placed(square), out),
            Immediate::StartCredits(credits) => self.players[seat].credits = credits,
        }
    }
}
