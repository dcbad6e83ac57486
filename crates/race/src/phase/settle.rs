//! Phase III, Settle. Rules of section 6.

use game::{Ballot, BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::Bill;
use crate::action::Action;
use crate::cards::index::{Sums, WINDFALLS, WORLDS};
use crate::cards::{Card, Filter, Kind};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::payment::{Settler, Way};
use crate::prompt::Why;
use crate::round::{self, Next, Placement, Stage};
use crate::table::Table;

/// A power of phase III.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum SettlePower {
    /// Such worlds cost so many cards less.
    Discount {
        /// How many.
        amount: u8,
        /// Which worlds.
        kind: Filter,
    },
    /// Draw so many cards after a world is settled.
    DrawAfter(u8),
    /// Military against every world; it can be negative.
    Military(i8),
    /// Military against worlds of a kind.
    MilitaryVsKind {
        /// How much.
        amount: i8,
        /// Which worlds.
        kind: Kind,
    },
    /// Military against Rebel worlds.
    MilitaryVsRebel(i8),
    /// Throw this card away for so much Military.
    DiscardForMilitary(i8),
    /// Throw this card away to pay nothing for a world.
    DiscardForZeroCost {
        /// Worlds of this kind are excepted.
        not: Kind,
    },
    /// Pay for a military world as if it were peaceful.
    PayForMilitary {
        /// So many cards less than its defense.
        discount: u8,
        /// Worlds of this kind are excepted.
        not: Kind,
    },
}

/// Asks everyone.
pub(crate) fn begin(table: &mut Table) {
    table.asked = Seats::all(table.setup.players);
    table.stage = Stage::Settle(Ballot::open(table.setup.players, table.asked));
}

/// The worlds that a seat may place.
pub(crate) fn options(table: &Table, seat: Seat) -> Set<Card> {
    let player = &table.players[seat];
    let settler = Settler::choosing(player);
    player.hand.intersection(WORLDS).iter().filter(|&world| settler.can_settle(world)).collect()
}

/// Why a hand card cannot be placed, if it cannot.
pub(crate) fn refusal(table: &Table, seat: Seat, card: Card) -> Option<Why> {
    if !WORLDS.contains(card) {
        return Some(Why::NotAWorld);
    }
    Settler::choosing(&table.players[seat]).refusal(card)
}

/// Answers which world is placed.
pub(crate) fn answer_choice(
    table: &mut Table,
    seat: Seat,
    card: Option<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if let Some(card) = card {
        check_choice(table, seat, card)?;
    }
    let Stage::Settle(ballot) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = ballot.seal(seat, Placement::of(card)).then_some(*ballot);
    round::sealed(table, seat, out);
    let Some(ballot) = opened else { return Ok(()) };
    let mut bills = BySeat::new(table.setup.players, |_| Bill::Nothing);
    for seat in bills.seats() {
        if let Some(card) = ballot.answer(seat).and_then(|answer| answer.card()) {
            table.place(seat, card, out);
            bills[seat] = Bill::Due(card);
            // the good comes with the world, before anything is paid.
            if WINDFALLS.contains(card) {
                table.place_good(seat, card, Cause::Windfall, out);
            }
        } else {
            out.everyone(|| Event::Passed { seat });
        }
    }
    table.stage = Stage::PayWorld(bills);
    advance(table, out);
    Ok(())
}

fn check_choice(table: &Table, seat: Seat, card: Card) -> Result<(), Illegal> {
    if !table.players[seat].hand.contains(card) {
        return Err(Illegal::NotInHand);
    }
    refusal(table, seat, card).map_or(Ok(()), |why| Err(Illegal::CannotPlace { card, why }))
}

/// Settles and draws for everyone as far as it goes, then the next phase.
fn advance<S: Sink<Event>>(table: &mut Table, out: &mut S) {
    round::advance(table, out, proceed);
    if table.asked.is_empty() {
        round::go_on(table, out);
    }
}

fn bill(table: &Table, seat: Seat) -> Bill {
    if let Stage::PayWorld(bills) = &table.stage { bills[seat] } else { Bill::Nothing }
}

fn set_bill(table: &mut Table, seat: Seat, bill: Bill) {
    if let Stage::PayWorld(bills) = &mut table.stage {
        bills[seat] = bill;
    }
}

/// The world that a seat is to settle, and the settler.
pub(crate) fn due(table: &Table, seat: Seat) -> Option<(Card, Settler)> {
    match bill(table, seat) {
        Bill::Due(world) => Some((world, Settler::paying(&table.players[seat], world))),
        Bill::Nothing | Bill::Paid(_) | Bill::Done(_) => None,
    }
}

fn proceed(table: &mut Table, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> Next {
    match bill(table, seat) {
        Bill::Nothing | Bill::Done(_) => return Next::Done,
        Bill::Due(world) => {
            let Some(offer) = Settler::paying(&table.players[seat], world).forced(world) else { return Next::Decide };
            if now {
                let settlement = Settlement { way: offer.way, throw: offer.throw, cards: Set::EMPTY };
                settle(table, seat, world, settlement, out);
            }
        }
        Bill::Paid(world) if now => {
            set_bill(table, seat, Bill::Done(world));
            draw_after(table, seat, world, out);
        }
        Bill::Paid(_) => {}
    }
    Next::Happens
}

/// How a world is settled, down to the cards.
#[derive(Clone, Copy)]
struct Settlement {
    way: Way,
    throw: Set<Card>,
    cards: Set<Card>,
}

/// Answers how the world is settled.
pub(crate) fn answer_payment(
    table: &mut Table,
    seat: Seat,
    way: Way,
    throw: Set<Card>,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let (world, settler) = due(table, seat).ok_or(Illegal::WrongAnswer)?;
    let due = settler.due(world, way, throw).ok_or(Illegal::NoSuchWay)?;
    round::check_discard(table, seat, cards, due.into())?;
    settle(table, seat, world, Settlement { way, throw, cards }, out);
    advance(table, out);
    Ok(())
}

fn settle(table: &mut Table, seat: Seat, world: Card, settlement: Settlement, out: &mut impl Sink<Event>) {
    let Settlement { way, throw, cards } = settlement;
    out.everyone(|| {
        let strength = Settler::paying(&table.players[seat], world).strength(world, throw);
        let strength = (way == Way::Conquer).then_some(strength);
        Event::Settled { seat, world, way, throw, strength, paid: cards.len() as u8 }
    });
    for card in throw.iter() {
        table.discard_from_tableau(seat, card);
    }
    table.discard_from_hand(seat, cards);
    round::tell_discard(seat, cards, Cause::Payment(world), out);
    let bonus = table.has_bonus(seat, Action::Settle);
    let draws = table.players[seat].tableau.sums_without(world).settle_draw_after;
    set_bill(table, seat, if bonus || draws > 0 { Bill::Paid(world) } else { Bill::Done(world) });
}

/// Draws for the bonus, then for powers that were there before.
fn draw_after(table: &mut Table, seat: Seat, placed: Card, out: &mut impl Sink<Event>) {
    if table.has_bonus(seat, Action::Settle) {
        table.draw_to_hand(seat, 1, Cause::Bonus(Action::Settle), out);
    }
    if table.players[seat].tableau.sums().settle_draw_after > 0 {
        let powers = table.players[seat].tableau;
        for &card in powers.as_slice().iter().filter(|&&card| card != placed) {
            table.draw_to_hand(seat, Sums::of(card).settle_draw_after as u8, Cause::Power(card), out);
        }
    }
}
