//! Phase IV, Consume: the sale of those who chose Trade, then everyone's powers. Rules of section 7.

use game::{BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::uses::{Choice, Use, Uses, each_bit, owner, power_bit};
use super::{Asking, Next, advance, trade};
use crate::action::Action;
use crate::cards::index::CONSUMERS;
use crate::cards::{Card, Filter};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Tableau};
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::{ConsumeChoice, ConsumeOption, ConsumeUse, Prompt, Reason, SaleOption};

/// A power of phase IV.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum ConsumePower {
    /// Spend goods, up to `uses` times `goods` of them.
    Goods {
        /// Which goods.
        kind: Filter,
        /// How many at each use.
        goods: u8,
        /// The maximum number of uses. It must be used as often as possible.
        uses: u8,
        /// Points for each use.
        vp: u8,
        /// Cards for each use.
        cards: u8,
    },
    /// Spend goods of different kinds.
    DistinctKinds {
        /// How many.
        kinds: u8,
        /// Points for all of them.
        vp: u8,
    },
    /// Spend all goods.
    AllGoods {
        /// The points are the number of goods plus this offset.
        vp_offset: i8,
    },
    /// Spend one good and draw its price.
    ForTradePrice {
        /// Whether the trade powers add to it.
        trade_powers: bool,
    },
    /// Optionally discard hand cards.
    HandCards {
        /// How many at most.
        most: u8,
        /// Points for each.
        vp: u8,
    },
    /// Draw cards.
    Draw(u8),
    /// Name a number and turn over the next card. The player keeps it if its cost is that number.
    Gamble {
        /// The lowest number.
        low: u8,
        /// The highest number.
        high: u8,
    },
}

/// The multiplier for points from the 2× VP bonus.
pub const CONSUME_DOUBLE: u8 = 2;

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Consume(pub(crate) BySeat<Consuming>);

/// A seat's progress in the Consume phase. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Consuming {
    /// Whether the seat still has to sell a good.
    pub(crate) selling: bool,
    /// The unused powers, as bits.
    pub(crate) left: u64,
    /// What the seat must take from the deck before anything else.
    pub(crate) due: Option<Due>,
    /// Whether the seat has declined the remaining optional powers.
    pub(crate) stopped: bool,
}

/// What a seat is owed from the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Cards for the hand.
    Cards {
        /// How many.
        count: u8,
        /// What for.
        cause: Cause,
    },
    /// The card that a gamble turns over.
    Flip {
        /// The card with the power.
        card: Card,
        /// The number bet on.
        number: u8,
    },
}

/// What using a power brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Reward {
    /// Points, including any doubling.
    pub vp: u8,
    /// Cards from the deck.
    pub cards: u8,
}

impl Consume {
    /// Begins the phase: each player who chose Trade and has a good must sell.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let mut phase = Self(galaxy.players.map(|seat, player| Consuming {
            selling: galaxy.has_bonus(seat, Action::ConsumeTrade) && !player.goods.is_empty(),
            left: player.tableau.consumers(),
            due: None,
            stopped: false,
        }));
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Carries out everything that needs no decision.
    fn go_on<S: Sink<Event>>(&mut self, galaxy: &mut Galaxy, out: &mut S) -> Seats {
        advance(galaxy, |galaxy, seat, now| self.0[seat].proceed(galaxy, seat, now, out))
    }
}

impl Asking for Consume {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        let player = &galaxy.players[seat];
        Some(match self.0[seat] {
            Consuming { selling: true, .. } => Options::Sell { from: player.goods },
            Consuming { left, .. } => Options::Consume(Uses::of(player, left)),
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(match self.0[seat] {
            Consuming { selling: true, .. } => prompt_sale(galaxy, seat),
            Consuming { left, .. } => {
                let uses = Uses::of(&galaxy.players[seat], left);
                let options = uses.iter().map(|one| explain(galaxy, seat, one)).collect();
                Prompt::Consume { options, may_stop: uses.may_stop() }
            }
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let consuming = &mut self.0[seat];
        match *answer {
            Move::Sell(world) => consuming.answer_sale(galaxy, seat, world, out)?,
            Move::Consume { card, power, goods } => {
                let (id, used) = consuming.named(galaxy, seat, card, power)?;
                used.choice.check_goods(goods)?;
                consuming.consume(galaxy, seat, id, goods, out);
            }
            Move::ConsumeHand { card, power, cards } => {
                let (id, used) = consuming.named(galaxy, seat, card, power)?;
                consuming.answer_hand(galaxy, seat, id, used, cards, out)?;
            }
            Move::Gamble { card, power, number } => {
                let (id, used) = consuming.named(galaxy, seat, card, power)?;
                consuming.answer_gamble(id, used, number)?;
            }
            Move::Stop => consuming.answer_stop(galaxy, seat)?,
            Move::Discard(_)
            | Move::Choose(_)
            | Move::ChoosePair(..)
            | Move::Keep(_)
            | Move::Develop(_)
            | Move::Pay(_)
            | Move::Settle(_)
            | Move::PayWorld { .. }
            | Move::Produce(_) => return Err(Illegal::WrongAnswer),
        }
        Ok(self.go_on(galaxy, out))
    }
}

impl Consuming {
    /// What comes next for the seat. If it needs no decision and may happen now, carries it out.
    fn proceed(&mut self, galaxy: &mut Galaxy, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> Next {
        if let Some(due) = self.due {
            if now {
                self.due = None;
                hand_out(galaxy, seat, due, out);
            }
            return Next::Happens;
        }
        let player = &galaxy.players[seat];
        if self.selling {
            let Some(world) = player.goods.first().filter(|_| player.goods.len() == 1) else { return Next::Decide };
            if now {
                self.sell(galaxy, seat, world, out);
            }
            return Next::Happens;
        }
        let uses = Uses::of(player, self.left);
        if uses.is_empty() || (self.stopped && uses.may_stop()) {
            return Next::Done;
        }
        let Some((id, goods)) = uses.forced() else { return Next::Decide };
        if now {
            self.consume(galaxy, seat, id, goods, out);
        }
        Next::Happens
    }

    fn answer_sale(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        world: Card,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        if !self.selling {
            return Err(Illegal::WrongAnswer);
        }
        if !galaxy.players[seat].goods.contains(world) {
            return Err(Illegal::NoGood { world });
        }
        self.sell(galaxy, seat, world, out);
        Ok(())
    }

    fn sell(&mut self, galaxy: &mut Galaxy, seat: Seat, world: Card, out: &mut impl Sink<Event>) {
        let cards = trade::value(galaxy.players[seat].tableau.sums(), world, true);
        galaxy.discard_goods(seat, Set::from_iter([world]));
        out.everyone(|| Event::Sold { seat, world, cards });
        self.selling = false;
        self.due = Some(Due::Cards { count: cards, cause: Cause::Sale(world) });
    }

    /// The power that a move names, if it is unused and usable.
    fn named(&self, galaxy: &Galaxy, seat: Seat, card: Card, power: u8) -> Result<(u8, Use), Illegal> {
        if self.selling {
            return Err(Illegal::SellFirst);
        }
        let player = &galaxy.players[seat];
        let bit = if player.tableau.cards().contains(card) { power_bit(card, power) } else { 0 };
        if bit == 0 {
            return Err(Illegal::NoSuchPower { card, power });
        }
        if self.left & bit == 0 {
            return Err(Illegal::PowerUsed { card, power });
        }
        Uses::of(player, self.left).find(card, power).ok_or(Illegal::PowerUseless { card, power })
    }

    fn consume(&mut self, galaxy: &mut Galaxy, seat: Seat, id: u8, goods: Set<Card>, out: &mut impl Sink<Event>) {
        let consumer = &CONSUMERS[usize::from(id)];
        let card = owner(galaxy.players[seat].tableau.cards(), id);
        let reward = reward(galaxy, seat, consumer.power, goods);
        galaxy.discard_goods(seat, goods);
        galaxy.give_vp(seat, reward.vp);
        out.everyone(|| Event::Consumed { seat, card, power: consumer.index, goods, reward });
        self.left &= !(1 << id);
        if reward.cards > 0 {
            self.due = Some(Due::Cards { count: reward.cards, cause: Cause::Power(card) });
        }
    }

    /// Uses a power that discards hand cards.
    fn answer_hand(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        id: u8,
        used: Use,
        cards: Set<Card>,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let Use { card, power, effect, choice } = used;
        let Choice::Hand { from, most } = choice else { return Err(Illegal::WrongAnswer) };
        if cards.len() > most.into() {
            return Err(Illegal::TooMany { most });
        }
        if !from.contains_all(cards) {
            return Err(Illegal::NotInHand);
        }
        let count = cards.len() as u8;
        let vp = reward(galaxy, seat, effect, Set::EMPTY).vp * count;
        galaxy.give_vp(seat, vp);
        out.everyone(|| Event::ConsumedHand { seat, card, power, count, vp });
        galaxy.discard_from_hand(seat, cards, Cause::Power(card), out);
        self.left &= !(1 << id);
        Ok(())
    }

    /// Uses a gamble with the number bet on.
    fn answer_gamble(&mut self, id: u8, used: Use, number: u8) -> Result<(), Illegal> {
        let Choice::Number { low, high } = used.choice else { return Err(Illegal::WrongAnswer) };
        if !(low..=high).contains(&number) {
            return Err(Illegal::NoSuchNumber { low, high });
        }
        self.left &= !(1 << id);
        self.due = Some(Due::Flip { card: used.card, number });
        Ok(())
    }

    /// Declines the remaining optional powers.
    fn answer_stop(&mut self, galaxy: &Galaxy, seat: Seat) -> Result<(), Illegal> {
        if self.selling {
            return Err(Illegal::SellFirst);
        }
        if !Uses::of(&galaxy.players[seat], self.left).may_stop() {
            return Err(Illegal::MustConsume);
        }
        self.stopped = true;
        Ok(())
    }
}

/// The unused powers, each as its card and its index among the card's powers.
pub(crate) fn powers(tableau: Set<Card>, left: u64) -> impl Iterator<Item = (Card, u8, ConsumePower)> {
    each_bit(left).map(move |id| {
        let consumer = &CONSUMERS[usize::from(id)];
        (owner(tableau, id), consumer.index, consumer.power)
    })
}

/// What using a power on these goods brings.
pub(crate) fn reward(galaxy: &Galaxy, seat: Seat, power: ConsumePower, goods: Set<Card>) -> Reward {
    let double = if galaxy.has_bonus(seat, Action::ConsumeDouble) { CONSUME_DOUBLE } else { 1 };
    let spent = goods.len() as u8;
    match power {
        ConsumePower::Goods { goods: each, vp, cards, .. } => {
            let uses = spent / each.max(1);
            Reward { vp: uses * vp * double, cards: uses * cards }
        }
        ConsumePower::DistinctKinds { vp, .. } => Reward { vp: vp * double, cards: 0 },
        ConsumePower::AllGoods { vp_offset } => {
            Reward { vp: spent.saturating_add_signed(vp_offset) * double, cards: 0 }
        }
        ConsumePower::ForTradePrice { trade_powers } => {
            let sums = galaxy.players[seat].tableau.sums();
            Reward { vp: 0, cards: goods.iter().map(|world| trade::value(sums, world, trade_powers)).sum() }
        }
        ConsumePower::Draw(cards) => Reward { vp: 0, cards },
        // hand cards are never doubled.
        ConsumePower::HandCards { vp, .. } => Reward { vp, cards: 0 },
        ConsumePower::Gamble { .. } => Reward::default(),
    }
}

fn prompt_sale(galaxy: &Galaxy, seat: Seat) -> Prompt {
    let player = &galaxy.players[seat];
    let option = |world| SaleOption {
        world,
        cards: trade::value(player.tableau.sums(), world, true),
        reasons: trade::reasons(&player.tableau, world, true),
    };
    Prompt::Sell { options: player.goods.iter().map(option).collect() }
}

/// A usable power, with what each of its uses brings.
fn explain(galaxy: &Galaxy, seat: Seat, used: Use) -> ConsumeOption {
    let Use { card, power, effect, choice } = used;
    let tableau = &galaxy.players[seat].tableau;
    let choice = match choice {
        Choice::Goods { .. } | Choice::Kinds { .. } => {
            let mut uses = Vec::new();
            choice.each_goods(|goods| {
                let reward = reward(galaxy, seat, effect, goods);
                let doubled = reward.vp > 0 && galaxy.has_bonus(seat, Action::ConsumeDouble);
                uses.push(ConsumeUse { goods, reward, doubled, reasons: sale_reasons(tableau, effect, goods) });
            });
            ConsumeChoice::Goods(uses)
        }
        Choice::Hand { from, most } => {
            ConsumeChoice::Hand { from, most, vp: reward(galaxy, seat, effect, Set::EMPTY).vp }
        }
        Choice::Number { low, high } => ConsumeChoice::Number { low, high },
    };
    ConsumeOption { card, power, effect, choice }
}

/// The breakdown of the cards drawn when a power sells a good.
fn sale_reasons(tableau: &Tableau, power: ConsumePower, goods: Set<Card>) -> Vec<Reason> {
    match power {
        ConsumePower::ForTradePrice { trade_powers } => {
            goods.iter().flat_map(|world| trade::reasons(tableau, world, trade_powers)).collect()
        }
        ConsumePower::Goods { .. }
        | ConsumePower::DistinctKinds { .. }
        | ConsumePower::AllGoods { .. }
        | ConsumePower::HandCards { .. }
        | ConsumePower::Draw(_)
        | ConsumePower::Gamble { .. } => Vec::new(),
    }
}

/// Gives the seat what it is owed from the deck.
fn hand_out(galaxy: &mut Galaxy, seat: Seat, due: Due, out: &mut impl Sink<Event>) {
    match due {
        Due::Cards { count, cause } => galaxy.draw_to_hand(seat, count, cause, out),
        Due::Flip { card, number } => flip(galaxy, seat, card, number, out),
    }
}

/// How many of the cards that a seat has not seen would win a gamble. It is no part of the question, which stays the same while
/// others show cards.
#[must_use]
pub fn winning(unseen: Set<Card>, number: u8) -> u8 {
    unseen.iter().filter(|&card| wins(card, number)).count() as u8
}

/// Whether a turned-over card is won: its cost or defense equals the number.
fn wins(card: Card, number: u8) -> bool {
    card.face().price.number() == number
}

fn flip(galaxy: &mut Galaxy, seat: Seat, by: Card, number: u8, out: &mut impl Sink<Event>) {
    let Some(flipped) = galaxy.draw(out) else { return };
    let won = wins(flipped, number);
    if won {
        galaxy.players[seat].hand.insert(flipped);
        galaxy.players[seat].shown.insert(flipped);
    } else {
        galaxy.discard_openly(flipped);
    }
    out.everyone(|| Event::Gambled { seat, card: by, number, flipped, won });
}
