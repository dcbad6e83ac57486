//! Everything on the table, small enough to copy without the heap.

use game::{BySeat, Chance, Seat, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::board::ByDefender;
use crate::conversions::{BillNumber, Conversions};
use crate::event::{Event, Gained};
use crate::illegal::Illegal;
use crate::payment::{Means, Payment, Purse};
use crate::scoring::STACKS_TO_END;
use crate::{ControlTile, Defender, Energy, Order, Place, Planet, Robot, Setup, Side, Technology, TileSide};

/// Everything on the table, and what was done this turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Galaxy {
    pub(crate) setup: Setup,
    pub(crate) planets: [Planet; 9],
    pub(crate) defenders: ByDefender<Place>,
    /// Which side of each control tile is up.
    pub(crate) tiles: [TileSide; 3],
    pub(crate) stacks: Stacks,
    pub(crate) deck: TechnologyDeck,
    pub(crate) display: Display,
    /// The field of the resource track with the marker.
    pub(crate) marker: u8,
    pub(crate) reserve: Energy,
    pub(crate) players: BySeat<Player>,
    pub(crate) turn: Turn,
    pub(crate) round: u16,
    pub(crate) chance: Chance,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) energy: Energy,
    pub(crate) batteries: u16,
    pub(crate) robots: Set<Robot>,
    pub(crate) technologies: Set<Technology>,
}

/// Whose turn it is, and what was done in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    pub(crate) seat: Seat,
    /// Main actions taken.
    pub(crate) mains: u8,
    /// Extra actions taken.
    pub(crate) extras: u8,
    /// Control tiles used, as bits.
    pub(crate) used: u8,
    /// Defenders moved, as bits.
    pub(crate) moved: u8,
}

impl Turn {
    pub(crate) fn of(seat: Seat) -> Self {
        Self { seat, mains: 0, extras: 0, used: 0, moved: 0 }
    }

    pub(crate) fn has_used(&self, tile: ControlTile) -> bool {
        self.used & (1 << tile as u8) != 0
    }

    pub(crate) fn has_moved(&self, defender: Defender) -> bool {
        self.moved & (1 << defender as u8) != 0
    }

    /// Whether nothing was done yet, so the turn can still be a Rest (D-3.5).
    pub(crate) fn is_fresh(&self) -> bool {
        self.mains == 0 && self.extras == 0
    }
}

/// A pile of at most `N` cards, the last one on top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pile<T, const N: usize> {
    // Slots past `height` hold the default, which keeps the derived equality correct.
    cards: [T; N],
    height: u8,
}

/// The robots at one side of the board, the face-up one last.
pub(crate) type Stack = Pile<Robot, 5>;

/// The face-down technologies, the next one last.
pub(crate) type TechnologyDeck = Pile<Technology, 23>;

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self { cards: [T::default(); N], height: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    pub(crate) fn put(&mut self, card: T) {
        self.cards[usize::from(self.height)] = card;
        self.height += 1;
    }

    pub(crate) fn take(&mut self) -> Option<T> {
        self.height = self.height.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[usize::from(self.height)]))
    }

    pub(crate) fn top(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    pub(crate) fn height(&self) -> u8 {
        self.height
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.cards[..usize::from(self.height)]
    }
}

impl<T: Copy + Default + Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<T>::deserialize(deserializer)?;
        if cards.len() > N {
            return Err(serde::de::Error::custom(format!("a pile of at most {N} cards, not {}", cards.len())));
        }
        let mut pile = Self::default();
        cards.into_iter().for_each(|card| pile.put(card));
        Ok(pile)
    }
}

/// The four stacks of robots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Stacks(pub(crate) [Stack; 4]);

impl std::ops::Index<Side> for Stacks {
    type Output = Stack;
    fn index(&self, side: Side) -> &Stack {
        &self.0[side.index()]
    }
}

impl std::ops::IndexMut<Side> for Stacks {
    fn index_mut(&mut self, side: Side) -> &mut Stack {
        &mut self.0[side.index()]
    }
}

/// The face-up technologies. Once the deck is empty, slots stay empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Display(pub(crate) [Option<Technology>; 4]);

impl Galaxy {
    /// The player whose turn it is.
    pub(crate) fn active(&self) -> &Player {
        &self.players[self.turn.seat]
    }

    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.seat]
    }

    /// What the player whose turn it is can pay with.
    #[inline]
    pub(crate) fn means(&self) -> Means {
        let Player { energy, batteries, technologies, .. } = *self.active();
        Means::of(Purse { energy, batteries, conversions: Conversions::of(technologies) })
    }

    /// The current order of a control tile.
    pub(crate) fn order(&self, tile: ControlTile) -> Order {
        tile.order(self.tiles[tile as usize])
    }

    pub(crate) fn planet(&self, place: Place) -> Planet {
        self.planets[place.index()]
    }

    /// Hands over a payment, if it is one of the ways to settle the bill.
    #[inline]
    pub(crate) fn settle(&mut self, bill: BillNumber, payment: &Payment) -> Result<(), Illegal> {
        if !self.means().allows(bill, payment) {
            return Err(Illegal::WrongPayment);
        }
        self.pay(payment);
        Ok(())
    }

    /// Hands over a payment that was already checked.
    pub(crate) fn pay(&mut self, payment: &Payment) {
        let player = self.active_mut();
        player.energy -= payment.energy;
        player.batteries = player.batteries.saturating_add_signed(-i16::from(payment.batteries));
        self.reserve += payment.energy;
    }

    /// Gives cubes and batteries from the reserve, with a battery for each missing cube (D-5.10).
    pub(crate) fn gain(&mut self, energy: Energy, batteries: u8, why: Gained, out: &mut impl Sink<Event>) {
        let given = energy.least(self.reserve);
        let instead = (energy - given).total() as u8;
        self.reserve -= given;
        let player = self.active_mut();
        player.energy += given;
        player.batteries = player.batteries.saturating_add(u16::from(batteries + instead));
        let seat = self.turn.seat;
        if !(given == Energy::NONE && batteries + instead == 0) {
            out.everyone(|| Event::Gained { seat, why, energy: given, batteries, instead });
        }
    }

    /// How many stacks are empty.
    pub(crate) fn empty_stacks(&self) -> usize {
        self.stacks.0.iter().filter(|stack| stack.height() == 0).count()
    }

    /// Whether the game ends with this round as things stand (D-9.1).
    pub(crate) fn is_last_round(&self) -> bool {
        self.empty_stacks() >= STACKS_TO_END || self.setup.round_cap == Some(self.round)
    }
}
