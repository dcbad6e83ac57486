//! [`Look`]: what one seat may know of a state, borrowed from it.
//!
//! A search looks at millions of states. Building a [`View`](crate::View) of each would take most of its time. A look
//! borrows the state and reveals nothing that the seat's view would not hold: only the sizes of other hands, no cards
//! under goods, no deck.

use game::{Observer, Seat, Seats, Set};

use crate::Race;
use crate::cards::Card;
use crate::galaxy::{Player, Tableau};
use crate::moves::Move;
use crate::options::Options;
use crate::payment::{Offers, Settler};
use crate::phase::Stage;
use crate::phase::consume::{self, ConsumePower, Consuming, Due, Reward};
use crate::phase::develop::Develop;
use crate::phase::placing::{Bill, Placing};
use crate::phase::produce::Producing;
use crate::phase::settle::Settle;
use crate::phase::{develop, trade};
use crate::round::{self, Pick, Step};
use crate::scoring;
use crate::setup::Setup;
use crate::view;

/// What one seat may know of a state.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    race: &'a Race,
    seat: Seat,
}

/// What everyone can see of a player.
#[derive(Clone, Copy, Debug)]
pub struct PlayerLook<'a> {
    player: &'a Player,
    /// What the player chose this round, once revealed.
    pub pick: Pick,
}

/// A player's progress in the Consume phase. All of it is public.
#[derive(Clone, Copy, Debug)]
pub struct ConsumingLook {
    /// Whether the player still has to sell a good.
    pub selling: bool,
    /// The unused powers: the bits are indices into [`CONSUMERS`](crate::CONSUMERS).
    pub left: u64,
    /// What the player takes from the deck once all lower seats are done.
    pub due: Option<Due>,
    /// Whether the player has declined the remaining optional powers.
    pub stopped: bool,
}

impl<'a> Look<'a> {
    pub(crate) fn new(race: &'a Race, seat: Seat) -> Self {
        Self { race, seat }
    }

    /// The seat that looks.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The options of the game.
    #[must_use]
    pub fn setup(self) -> &'a Setup {
        &self.race.galaxy.setup
    }

    /// The round, from 1; 0 before the first.
    #[must_use]
    pub fn round(self) -> u16 {
        self.race.galaxy.round
    }

    /// Whether the game would end with this round as things stand.
    #[must_use]
    pub fn is_last_round(self) -> bool {
        round::is_last_round(&self.race.galaxy)
    }

    /// Whether everyone chooses actions now.
    #[must_use]
    pub fn is_choosing_actions(self) -> bool {
        matches!(self.race.stage, Stage::Actions(_))
    }

    /// Points left in the pool.
    #[must_use]
    pub fn pool(self) -> i16 {
        self.race.galaxy.pool
    }

    /// The current phase.
    #[must_use]
    pub fn step(self) -> Step {
        self.race.galaxy.step
    }

    /// The seats that must answer now.
    #[must_use]
    pub fn asked(self) -> Seats {
        self.race.asked
    }

    /// How many cards the deck has.
    #[must_use]
    pub fn deck(self) -> u8 {
        self.race.galaxy.deck.len() as u8
    }

    /// How many cards the discard pile has.
    #[must_use]
    pub fn discard(self) -> u8 {
        self.race.galaxy.discard.len() as u8
    }

    /// The cards of the discard pile that were discarded face up.
    #[must_use]
    pub fn open_discards(self) -> Set<Card> {
        self.race.galaxy.open_discards
    }

    /// The cards of the discard pile that the looker discarded.
    #[must_use]
    pub fn discarded(self) -> Set<Card> {
        self.race.galaxy.players[self.seat].discarded
    }

    /// The looker's own answer, if it is still sealed.
    #[must_use]
    pub fn sealed(self) -> Option<Move> {
        self.race.stage.sealed_answer(self.seat)
    }

    /// How many explored cards a player is looking at.
    #[must_use]
    pub fn drawn_by(self, seat: Seat) -> u8 {
        view::drawn(&self.race.stage, seat).len() as u8
    }

    /// A player's progress with the card placed in this phase.
    #[must_use]
    pub fn bill(self, seat: Seat) -> Bill {
        match &self.race.stage {
            Stage::Develop(Develop(Placing::Paying(bills))) | Stage::Settle(Settle(Placing::Paying(bills))) => {
                bills[seat]
            }
            Stage::Develop(_)
            | Stage::Settle(_)
            | Stage::Discard(_)
            | Stage::Actions(_)
            | Stage::Explore(_)
            | Stage::Consume(_)
            | Stage::Produce(_)
            | Stage::Over => Bill::Nothing,
        }
    }

    /// A player's progress in the Consume phase; `None` in other phases.
    #[must_use]
    pub fn consuming(self, seat: Seat) -> Option<ConsumingLook> {
        let Stage::Consume(phase) = &self.race.stage else { return None };
        let Consuming { selling, left, due, stopped } = phase.0[seat];
        Some(ConsumingLook { selling, left, due, stopped })
    }

    /// A player's progress in the Produce phase; `None` in other phases.
    #[must_use]
    pub fn producing(self, seat: Seat) -> Option<Producing> {
        if let Stage::Produce(phase) = &self.race.stage { Some(phase.0[seat]) } else { None }
    }

    /// What everyone can see of a player.
    #[must_use]
    pub fn player(self, seat: Seat) -> PlayerLook<'a> {
        PlayerLook { player: &self.race.galaxy.players[seat], pick: self.race.galaxy.picks[seat] }
    }

    /// What everyone can see of the looker.
    #[must_use]
    pub fn own(self) -> PlayerLook<'a> {
        self.player(self.seat)
    }

    /// What everyone can see of each player, in seat order.
    pub fn players(self) -> impl Iterator<Item = (Seat, PlayerLook<'a>)> {
        self.race.galaxy.players.seats().map(move |seat| (seat, self.player(seat)))
    }

    /// The looker's hand.
    #[must_use]
    pub fn hand(self) -> Set<Card> {
        self.race.galaxy.players[self.seat].hand
    }

    /// The explored cards the looker chooses from.
    #[must_use]
    pub fn drawn(self) -> Set<Card> {
        view::drawn(&self.race.stage, self.seat)
    }

    /// The cards the looker cannot locate.
    #[must_use]
    pub fn unseen(self) -> Set<Card> {
        view::unseen(self.race, Observer::Seat(self.seat))
    }

    /// The looker's legal answers, if it is asked.
    #[must_use]
    pub fn options(self) -> Option<Options> {
        self.race.options(self.seat)
    }

    /// What a development costs the looker now.
    #[must_use]
    pub fn development_cost(self, card: Card) -> u8 {
        develop::cost(&self.race.galaxy, self.seat, card)
    }

    /// Every way the looker could settle a world in hand.
    #[must_use]
    pub fn offers(self, world: Card) -> Offers {
        Settler::choosing(&self.race.galaxy.players[self.seat]).offers(world)
    }

    /// How many cards the looker would draw for selling the good of a world.
    #[must_use]
    pub fn sale(self, world: Card) -> u8 {
        trade::value(self.own().tableau().sums(), world, true)
    }

    /// What using a Consume power on these goods would bring the looker.
    #[must_use]
    pub fn reward(self, power: ConsumePower, goods: Set<Card>) -> Reward {
        consume::reward(&self.race.galaxy, self.seat, power, goods)
    }

    /// The looker's unused Consume powers, each with its card and its index among the card's powers.
    pub fn consume_powers_left(self) -> impl Iterator<Item = (Card, u8, ConsumePower)> {
        let left = if let Stage::Consume(consume) = &self.race.stage { consume.0[self.seat].left } else { 0 };
        consume::powers(self.own().tableau().cards(), left)
    }
}

impl<'a> PlayerLook<'a> {
    /// The face-up cards.
    #[must_use]
    pub fn tableau(self) -> &'a Tableau {
        &self.player.tableau
    }

    /// The worlds that carry a good.
    #[must_use]
    pub fn goods(self) -> Set<Card> {
        self.player.goods
    }

    /// Points in chips.
    #[must_use]
    pub fn vp(self) -> u16 {
        self.player.vp
    }

    /// Hand cards known to everyone that cannot have left the hand unseen since.
    #[must_use]
    pub fn shown(self) -> Set<Card> {
        self.player.shown
    }

    /// The points so far.
    #[must_use]
    pub fn points(self) -> i32 {
        scoring::total(self.player)
    }

    /// How many cards are in hand.
    #[must_use]
    pub fn hand_size(self) -> u8 {
        self.player.hand_size() as u8
    }
}
