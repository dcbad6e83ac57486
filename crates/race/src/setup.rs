//! The options of a game, and the deal. Rules of section 2.

use std::ops::RangeInclusive;
use std::sync::Arc;

use game::{BadPosition, BySeat, Chance, Seat, Seats, Set, Sink, Timing};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantNames};

use crate::Race;
use crate::cards::index::{START_WORLDS, WINDFALLS};
use crate::cards::{Card, FACES};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Goods, Player, Tableau};
use crate::phase::Stage;
use crate::phase::discard::{Discard, Occasion};
use crate::position::{Position, lay_out};
use crate::round::{Pick, Step};

/// The number of players and the rules they play by.
///
/// ```
/// use game::Setup as _;
/// use race::{Setup, Timing, Variant};
/// let setup = Setup::of(2, "advanced").unwrap();
/// assert_eq!((setup.variant, setup.timing), (Variant::Advanced, Timing::Together));
/// let refused = Setup::of(3, "advanced").unwrap_err();
/// assert_eq!(refused.to_string(), "the variant \"advanced\" is for 2 players, not 3");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four.
    pub players: u8,
    /// Standard, first game or advanced.
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
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Variant {
    /// Six cards are dealt and two discarded.
    #[default]
    Standard,
    /// Everyone begins with the four cards that carry the number of their start world (R-2.7).
    FirstGame,
    /// Two players choose two actions each (section 11).
    Advanced,
}

/// Cards dealt to each player (R-2.4).
pub const DEALT: u32 = 6;
/// How many of them are discarded (R-2.5).
pub const OPENING_DISCARD: u32 = 2;
/// Points in the pool for each player (R-2.1).
pub const POOL_PER_PLAYER: u8 = 12;

impl game::Setup for Setup {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
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

    fn players_of(variant: Variant) -> RangeInclusive<u8> {
        match variant {
            Variant::Standard | Variant::FirstGame => Self::PLAYERS,
            Variant::Advanced => 2..=2,
        }
    }

    fn check_position(&self) -> Result<(), BadPosition> {
        self.position.as_ref().map_or(Ok(()), |position| position.check(self))
    }
}

impl Setup {
    /// Lays out the table and reports what was dealt.
    ///
    /// The random source is asked only for cards, each as one [`Chance::pick`] among the possible cards: first a start
    /// world for each place at the table, then six cards for each seat. Alpha Centauri's good comes last, after the
    /// discards.
    pub(crate) fn deal(mut self, mut chance: Chance, out: &mut impl Sink<Event>) -> Race {
        if let Some(position) = self.position.take() {
            return lay_out(self, &position, chance, out);
        }
        let worlds = self.deal_start_worlds(&mut chance);
        let mut deck = Card::ALL.without(worlds.values().copied().collect());
        let mut players = worlds.map(|_, &world| Player { tableau: Tableau::of(&[world]), ..Player::default() });
        for seat in worlds.seats() {
            players[seat].hand = match self.variant {
                Variant::FirstGame => preset_hand(worlds[seat]),
                Variant::Standard | Variant::Advanced => (0..DEALT).filter_map(|_| deck.draw(&mut chance)).collect(),
            };
            deck = deck.without(players[seat].hand);
        }
        let variant = self.variant;
        let galaxy = Galaxy {
            round: 0,
            step: Step::HandLimit,
            picks: BySeat::new(self.players, |_| Pick::default()),
            steps: 0,
            players,
            goods: Goods::default(),
            deck,
            discard: Set::EMPTY,
            open_discards: Set::EMPTY,
            pool: i16::from(POOL_PER_PLAYER) * i16::from(self.players),
            chance,
            setup: self,
        };
        galaxy.tell_deal(out);
        let (stage, asked) = match variant {
            Variant::FirstGame => (Stage::Over, Seats::NONE),
            Variant::Standard | Variant::Advanced => {
                let (discard, asked) = Discard::begin(&galaxy, Occasion::Opening);
                (Stage::Discard(discard), asked)
            }
        };
        let mut race = Race { galaxy, stage, asked };
        race.go_on(out);
        race
    }

    /// One start world for each place. The place with the lowest one is seat 0, and the others follow clockwise
    /// (R-2.8).
    fn deal_start_worlds(&self, chance: &mut Chance) -> BySeat<Card> {
        let mut worlds = match self.variant {
            Variant::FirstGame => first_game_worlds(self.players),
            Variant::Standard | Variant::Advanced => START_WORLDS,
        };
        let dealt = BySeat::new(self.players, |_| worlds.draw(chance).unwrap_or_default());
        let lowest = dealt.iter().min_by_key(|(_, world)| **world).map_or(0, |(place, _)| place.number());
        dealt.map(|seat, _| dealt[Seat::new((seat.number() + lowest) % self.players)])
    }
}

/// The start worlds 1 to the number of players (R-2.6).
fn first_game_worlds(players: u8) -> Set<Card> {
    let wanted = |card: &Card| card.face().start.is_some_and(|start| (1..=players).contains(&start.number));
    START_WORLDS.iter().filter(wanted).collect()
}

/// The cards that carry a start world's number. Of two copies, the first carries it (R-2.7).
fn preset_hand(world: Card) -> Set<Card> {
    let number = world.face().start.map(|start| start.number);
    FACES
        .iter()
        .filter(|face| face.preset_hand.is_some() && face.preset_hand == number)
        .map(|face| face.design.card())
        .collect()
}

impl Galaxy {
    pub(crate) fn tell_deal(&self, out: &mut impl Sink<Event>) {
        for (seat, player) in self.players.iter() {
            let (start, others) = player.tableau.as_slice().split_at(1);
            start.iter().for_each(|&card| out.everyone(|| Event::StartWorld { seat, card }));
            others.iter().for_each(|&card| out.everyone(|| Event::Placed { seat, card }));
        }
        for (seat, player) in self.players.iter() {
            self.tell_cards(seat, player.hand, Cause::Deal, out);
        }
    }

    /// Puts a good on every start world that comes with one, before the first round (R-2.9).
    pub(crate) fn place_first_goods(&mut self, out: &mut impl Sink<Event>) {
        for seat in self.players.seats() {
            for world in self.players[seat].tableau.cards().intersection(WINDFALLS).iter() {
                self.place_good(seat, world, Cause::Windfall, out);
            }
        }
    }
}
