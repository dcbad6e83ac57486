//! [`Position`]: a table to begin from instead of a deal, for lessons.
//!
//! A game can begin in the middle: with given tableaus, hands, goods and chips, and with draws that are named in advance. Everything
//! that is not named is drawn from the seed, as in any other game.

use game::{BadPosition, BySeat, Chance, Element, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::cards::index::START_WORLDS;
use crate::cards::{Card, Sort};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Goods, Player, Tableau};
use crate::phase::Stage;
use crate::round::{CARDS_TO_END, HAND_LIMIT, Pick, Step, steps};
use crate::setup::POOL_PER_PLAYER;
use crate::{Race, Setup};

/// What lies on the table when the game begins. The first question is which action to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round that begins, from 1.
    pub round: u16,
    /// Points left in the pool.
    pub pool: i16,
    /// What belongs to each player, by seat.
    pub players: Vec<PlayerPosition>,
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The tableau in the order it was placed, the start world first.
    pub tableau: Vec<Card>,
    /// The hand.
    pub hand: Vec<Card>,
    /// The worlds that carry a good. The cards under them are drawn from the seed.
    pub goods: Vec<Card>,
    /// Points in chips.
    pub vp: u16,
    /// The cards that the player draws first, in order: to the hand or while exploring. Nobody else draws them.
    pub draws: Vec<Card>,
}

impl Position {
    /// Every card that it names, as often as it names it.
    fn named(&self) -> impl Iterator<Item = Card> {
        let of = |player: &PlayerPosition| [&player.tableau[..], &player.hand, &player.draws].concat();
        self.players.iter().flat_map(of)
    }

    /// Whether a game with these options can begin from it.
    pub(crate) fn check(&self, setup: &Setup) -> Result<(), BadPosition> {
        if self.players.len() != usize::from(setup.players) {
            return Err(BadPosition::Players);
        }
        BadPosition::check_round(self.round, setup.round_cap)?;
        let mut seen = Set::EMPTY;
        for card in self.named() {
            if seen.contains(card) {
                return Err(BadPosition::Twice { piece: card.to_string() });
            }
            seen.insert(card);
        }
        self.players.iter().try_for_each(PlayerPosition::check)?;
        let is_over = self.pool <= 0 || self.players.iter().any(|player| player.tableau.len() >= CARDS_TO_END.into());
        if self.round == 0 || is_over { Err(BadPosition::Over) } else { self.check_amounts() }
    }

    /// There are no more points and cards than in the box.
    fn check_amounts(&self) -> Result<(), BadPosition> {
        let chips: usize = self.players.iter().map(|player| usize::from(player.vp)).sum();
        let all = usize::from(POOL_PER_PLAYER) * self.players.len();
        BadPosition::limit("points", chips + usize::from(self.pool.unsigned_abs()), all)?;
        // A good is a card that is not named.
        let goods: usize = self.players.iter().map(|player| player.goods.len()).sum();
        BadPosition::limit("goods", self.named().count() + goods, Card::ALL.len() as usize)
    }
}

impl PlayerPosition {
    fn check(&self) -> Result<(), BadPosition> {
        let misplaced = |card: Card| BadPosition::Misplaced { piece: card.to_string() };
        let tableau: Set<Card> = self.tableau.iter().copied().collect();
        let copied = |(index, card): (usize, &Card)| {
            let earlier = &self.tableau[..index];
            card.face().sort == Sort::Development && earlier.iter().any(|other| other.design() == card.design())
        };
        if let Some(index) = self.tableau.iter().enumerate().position(copied) {
            return Err(BadPosition::Twice { piece: self.tableau[index].to_string() });
        }
        // Every tableau grew from a start world.
        if let Some(&card) = self.tableau.first().filter(|card| !START_WORLDS.contains(**card)) {
            return Err(misplaced(card));
        }
        if self.tableau.is_empty() {
            return Err(BadPosition::Players);
        }
        // A round begins after the hand limit of the one before.
        BadPosition::limit("cards in a hand", self.hand.len(), HAND_LIMIT as usize)?;
        let mut carriers = Set::EMPTY;
        for &card in &self.goods {
            if !tableau.contains(card) || card.face().kind().is_none() {
                return Err(misplaced(card));
            }
            if carriers.contains(card) {
                return Err(BadPosition::TooMany { of: format!("goods on {card}") });
            }
            carriers.insert(card);
        }
        Ok(())
    }

    fn player(&self) -> Player {
        Player {
            hand: self.hand.iter().copied().collect(),
            tableau: Tableau::of(&self.tableau),
            vp: self.vp,
            ..Player::default()
        }
    }
}

/// Lays out a position that was checked, and reports it.
pub(crate) fn lay_out(setup: Setup, position: &Position, chance: Chance, out: &mut impl Sink<Event>) -> Race {
    let lines: Vec<Vec<u32>> = position.players.iter().map(|player| numbers(&player.draws)).collect();
    let reserved: Set<Card> = position.players.iter().flat_map(|player| player.draws.iter().copied()).collect();
    let placed: Set<Card> = position.named().filter(|card| !reserved.contains(*card)).collect();
    let players = setup.players;
    let picks = BySeat::new(players, |_| Pick::default());
    let mut galaxy = Galaxy {
        setup,
        round: position.round - 1,
        step: Step::HandLimit,
        steps: steps(&picks),
        picks,
        players: BySeat::new(players, |seat: Seat| position.players[usize::from(seat.number())].player()),
        goods: Goods::default(),
        deck: Card::ALL.without(placed),
        discard: Set::EMPTY,
        open_discards: Set::EMPTY,
        pool: position.pool,
        chance: chance.arranged(0, &lines, reserved.bits()),
    };
    galaxy.tell_deal(out);
    for (seat, player) in galaxy.players.seats().zip(&position.players) {
        for &world in &player.goods {
            galaxy.place_good(seat, world, Cause::Windfall, out);
        }
    }
    let mut race = Race { galaxy, stage: Stage::Over, asked: Seats::NONE };
    race.begin_round(out);
    race
}

fn numbers(cards: &[Card]) -> Vec<u32> {
    cards.iter().map(|card| card.number().into()).collect()
}
