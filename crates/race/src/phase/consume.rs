//! Phase IV, Consume: the sale of those who chose Trade, then everyone's powers. Rules of section 7.

use game::{Seat, Set, Sink};
use serde::{Deserialize, Serialize};

use super::choice::{Choice, check_goods, choice, count};
use super::trade;
use crate::action::Action;
use crate::cards::index::{CONSUMERS, Consumer, MOST_NEEDED, NEEDS, OF_KIND, consumers_of};
use crate::cards::{Card, Filter};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::round::{self, Next, Stage};
use crate::table::{Player, Table};

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
        /// How often at most; it must be used as often as possible.
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
        /// Added to their number, it gives the points.
        vp_offset: i8,
    },
    /// Spend one good and draw its price.
    ForTradePrice {
        /// Whether the trade powers add to it.
        trade_powers: bool,
    },
    /// Discard hand cards, if you like.
    HandCards {
        /// How many at most.
        most: u8,
        /// Points for each.
        vp: u8,
    },
    /// Draw cards.
    Draw(u8),
    /// Name a number and turn over the next card: yours if it costs that much.
    Gamble {
        /// The lowest number.
        low: u8,
        /// The highest number.
        high: u8,
    },
}

/// How far a seat is in the Consume phase. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Consuming {
    /// Whether a good is still to be sold.
    pub(crate) selling: bool,
    /// The powers not used yet, as bits.
    pub(crate) left: u64,
    /// What is to come from the deck before anything else.
    pub(crate) due: Option<Due>,
    /// Whether the seat has declined the optional powers that are left.
    pub(crate) stopped: bool,
}

/// What a seat is to get from the deck.
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
        /// The number that was named.
        number: u8,
    },
}

/// What using a power brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
pub struct Reward {
    /// Points, doubled already if they are.
    pub vp: u8,
    /// Cards from the deck.
    pub cards: u8,
}

/// Begins the phase: whoever chose Trade and has a good must sell.
pub(crate) fn begin<S: Sink<Event>>(table: &mut Table, out: &mut S) {
    let progress = table.players.map(|seat, player| Consuming {
        selling: table.has_bonus(seat, Action::ConsumeTrade) && !player.goods.is_empty(),
        left: player.tableau.consumers(),
        due: None,
        stopped: false,
    });
    table.stage = Stage::Consume(progress);
    round::advance(table, out, proceed);
}

/// Lets everything happen that does by itself, then the next phase.
fn advance<S: Sink<Event>>(table: &mut Table, out: &mut S) {
    round::advance(table, out, proceed);
    if table.asked.is_empty() {
        round::go_on(table, out);
    }
}

/// How far a seat is.
pub(crate) fn progress(table: &Table, seat: Seat) -> Consuming {
    if let Stage::Consume(all) = &table.stage { all[seat] } else { Consuming::default() }
}

fn change(table: &mut Table, seat: Seat, change: impl FnOnce(&mut Consuming)) {
    if let Stage::Consume(all) = &mut table.stage {
        change(&mut all[seat]);
    }
}

/// The powers among `left` that can be used now, as bits.
pub(crate) fn usable(player: &Player, left: u64) -> u64 {
    if left == 0 {
        return 0;
    }
    let mut open = NEEDS.nothing;
    if !player.hand.is_empty() {
        open |= NEEDS.hand;
    }
    if left & !open != 0 && !player.goods.is_empty() {
        let (mut goods, mut kinds) = (0, 0);
        for (of_kind, needs) in OF_KIND.iter().zip(&NEEDS.kind) {
            let count = player.goods.intersection(*of_kind).len() as usize;
            goods += count;
            kinds += usize::from(count > 0);
            (1..=count.min(MOST_NEEDED)).for_each(|enough| open |= needs[enough]);
        }
        (1..=goods.min(MOST_NEEDED)).for_each(|enough| open |= NEEDS.any[enough]);
        (1..=kinds).for_each(|enough| open |= NEEDS.kinds[enough]);
    }
    left & open
}

/// The usable powers that must be used before one may stop.
pub(crate) fn mandatory(usable: u64) -> u64 {
    usable & !NEEDS.hand
}

/// Each power of a set.
pub(crate) fn each(mut powers: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let id = (powers != 0).then(|| powers.trailing_zeros() as u8)?;
        powers &= powers - 1;
        Some(id)
    })
}

/// What using a power on these goods brings.
pub(crate) fn reward(table: &Table, seat: Seat, power: ConsumePower, goods: Set<Card>) -> Reward {
    let double = if table.has_bonus(seat, Action::ConsumeDouble) { 2 } else { 1 };
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
            let sums = table.players[seat].tableau.sums();
            Reward { vp: 0, cards: goods.iter().map(|world| trade::value(sums, world, trade_powers)).sum() }
        }
        ConsumePower::Draw(cards) => Reward { vp: 0, cards },
        // hand cards are never doubled.
        ConsumePower::HandCards { vp, .. } => Reward { vp, cards: 0 },
        ConsumePower::Gamble { .. } => Reward::default(),
    }
}

/// The card in a tableau that has this power.
pub(crate) fn owner(player: &Player, consumer: &Consumer) -> Card {
    let first = crate::cards::Design::ALL[usize::from(consumer.design)];
    player.tableau.find(first).unwrap_or_default()
}

fn proceed(table: &mut Table, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> Next {
    let Consuming { selling, left, due, stopped } = progress(table, seat);
    if let Some(due) = due {
        if now {
            hand_out(table, seat, due, out);
        }
        return Next::Happens;
    }
    let player = &table.players[seat];
    if selling {
        let Some(world) = player.goods.first().filter(|_| player.goods.len() == 1) else { return Next::Decide };
        if now {
            sell(table, seat, world, out);
        }
        return Next::Happens;
    }
    let usable = usable(player, left);
    if usable == 0 || (stopped && mandatory(usable) == 0) {
        return Next::Done;
    }
    let Some((id, goods)) = forced(player, usable) else { return Next::Decide };
    if now {
        consume(table, seat, id, goods, out);
    }
    Next::Happens
}

/// The only power there is, if it must be used and there is only one way to: then nothing is asked.
fn forced(player: &Player, usable: u64) -> Option<(u8, Set<Card>)> {
    if !usable.is_power_of_two() || mandatory(usable) == 0 {
        return None;
    }
    let id = usable.trailing_zeros() as u8;
    let choice = choice(player, CONSUMERS[usize::from(id)].power);
    let goods = match choice {
        Choice::Goods { pool, .. } => pool,
        // Only one way to take different kinds: there is one good of each.
        Choice::Kinds(_) => player.goods,
        Choice::Hand(_) | Choice::Number { .. } => return None,
    };
    (count(player, choice) == 1).then_some((id, goods))
}

/// Gives what is to come from the deck.
fn hand_out(table: &mut Table, seat: Seat, due: Due, out: &mut impl Sink<Event>) {
    change(table, seat, |progress| progress.due = None);
    match due {
        Due::Cards { count, cause } => table.draw_to_hand(seat, count, cause, out),
        Due::Flip { card, number } => flip(table, seat, card, number, out),
    }
}

/// Turns the next card over: it is won if its cost or defense is the number.
fn flip(table: &mut Table, seat: Seat, by: Card, number: u8, out: &mut impl Sink<Event>) {
    let Some(flipped) = table.draw(out) else { return };
    let won = flipped.face().price.number() == number;
    if won {
        table.players[seat].hand.insert(flipped);
        table.players[seat].shown.insert(flipped);
    } else {
        table.discard_openly(flipped);
    }
    out.everyone(|| Event::Gambled { seat, card: by, number, flipped, won });
}

/// Answers which good is sold.
pub(crate) fn answer_sale(
    table: &mut Table,
    seat: Seat,
    world: Card,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if !progress(table, seat).selling {
        return Err(Illegal::WrongAnswer);
    }
    if !table.players[seat].goods.contains(world) {
        return Err(Illegal::NoGood { world });
    }
    sell(table, seat, world, out);
    advance(table, out);
    Ok(())
}

fn sell(table: &mut Table, seat: Seat, world: Card, out: &mut impl Sink<Event>) {
    let cards = trade::value(table.players[seat].tableau.sums(), world, true);
    table.discard_goods(seat, Set::from_iter([world]));
    out.everyone(|| Event::Sold { seat, world, cards });
    change(table, seat, |progress| {
        progress.selling = false;
        progress.due = Some(Due::Cards { count: cards, cause: Cause::Sale(world) });
    });
}

/// The power that a move names, if it is unused and usable.
fn named(table: &Table, seat: Seat, card: Card, power: u8) -> Result<(u8, ConsumePower), Illegal> {
    let Consuming { selling, left, .. } = progress(table, seat);
    if selling {
        return Err(Illegal::SellFirst);
    }
    let player = &table.players[seat];
    let of_card = if player.tableau.cards().contains(card) { consumers_of(card) } else { 0 };
    let id = each(of_card).find(|&id| CONSUMERS[usize::from(id)].index == power);
    let id = id.ok_or(Illegal::NoSuchPower { card, power })?;
    if left >> id & 1 == 0 {
        return Err(Illegal::PowerUsed { card, power });
    }
    if usable(player, left) >> id & 1 == 0 {
        return Err(Illegal::PowerUseless { card, power });
    }
    Ok((id, CONSUMERS[usize::from(id)].power))
}

/// Answers with a power that spends goods, or needs nothing.
pub(crate) fn answer_goods(
    table: &mut Table,
    seat: Seat,
    card: Card,
    power: u8,
    goods: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let (id, power) = named(table, seat, card, power)?;
    check_goods(&table.players[seat], power, goods)?;
    consume(table, seat, id, goods, out);
    advance(table, out);
    Ok(())
}

fn consume(table: &mut Table, seat: Seat, id: u8, goods: Set<Card>, out: &mut impl Sink<Event>) {
    let consumer = &CONSUMERS[usize::from(id)];
    let card = owner(&table.players[seat], consumer);
    let reward = reward(table, seat, consumer.power, goods);
    table.discard_goods(seat, goods);
    table.give_vp(seat, reward.vp);
    out.everyone(|| Event::Consumed { seat, card, power: consumer.index, goods, reward });
    change(table, seat, |progress| {
        progress.left &= !(1 << id);
        if reward.cards > 0 {
            progress.due = Some(Due::Cards { count: reward.cards, cause: Cause::Power(card) });
        }
    });
}

/// Answers with a power that discards hand cards.
pub(crate) fn answer_hand(
    table: &mut Table,
    seat: Seat,
    card: Card,
    power: u8,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let index = power;
    let (id, power) = named(table, seat, card, power)?;
    let ConsumePower::HandCards { most, vp } = power else { return Err(Illegal::WrongAnswer) };
    if cards.len() > most.into() {
        return Err(Illegal::TooMany { most });
    }
    if !table.players[seat].hand.contains_all(cards) {
        return Err(Illegal::NotInHand);
    }
    let (count, vp) = (cards.len() as u8, vp * cards.len() as u8);
    table.discard_from_hand(seat, cards);
    table.give_vp(seat, vp);
    out.everyone(|| Event::ConsumedHand { seat, card, power: index, count, vp });
    round::tell_discard(seat, cards, Cause::Power(card), out);
    change(table, seat, |progress| progress.left &= !(1 << id));
    advance(table, out);
    Ok(())
}

/// Answers with a number for a gamble.
pub(crate) fn answer_gamble(
    table: &mut Table,
    seat: Seat,
    card: Card,
    power: u8,
    number: u8,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let (id, power) = named(table, seat, card, power)?;
    let ConsumePower::Gamble { low, high } = power else { return Err(Illegal::WrongAnswer) };
    if !(low..=high).contains(&number) {
        return Err(Illegal::NoSuchNumber { low, high });
    }
    change(table, seat, |progress| {
        progress.left &= !(1 << id);
        progress.due = Some(Due::Flip { card, number });
    });
    advance(table, out);
    Ok(())
}

/// Answers that the optional powers are not used.
pub(crate) fn answer_stop(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let Consuming { selling, left, .. } = progress(table, seat);
    if selling {
        return Err(Illegal::SellFirst);
    }
    if mandatory(usable(&table.players[seat], left)) != 0 {
        return Err(Illegal::MustConsume);
    }
    change(table, seat, |progress| progress.stopped = true);
    advance(table, out);
    Ok(())
}
