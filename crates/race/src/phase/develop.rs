//! Phase II, Develop. Rules of section 5.

use game::{Ballot, BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::Bill;
use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::{DEVELOPMENTS, DEVELOPMENTS_UP_TO, Sums, namesakes};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::prompt::{Cost, Origin, Reason, Why};
use crate::round::{self, Next, Placement, Stage};
use crate::table::{Player, Table};

/// A power of phase II.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum DevelopPower {
    /// Draw so many cards before developments are chosen.
    DrawAtStart(u8),
    /// Developments cost so many cards less.
    Discount(u8),
    /// Draw so many cards after a development is paid for.
    DrawAfter(u8),
}

/// Draws for everyone, then asks everyone.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    for seat in table.players.seats() {
        if table.players[seat].tableau.sums().develop_draw_at_start > 0 {
            let powers = table.players[seat].tableau;
            for &card in powers.as_slice() {
                table.draw_to_hand(seat, Sums::of(card).develop_draw_at_start as u8, Cause::Power(card), out);
            }
        }
    }
    table.asked = Seats::all(table.setup.players);
    table.stage = Stage::Develop(Ballot::open(table.setup.players, table.asked));
}

/// What is taken off the cost of a development, by powers and bonus.
fn discount(table: &Table, seat: Seat, sums: &Sums) -> u8 {
    sums.develop_discount as u8 + u8::from(table.has_bonus(seat, Action::Develop))
}

/// The developments that a seat may place.
pub(crate) fn options(table: &Table, seat: Seat) -> Set<Card> {
    let Player { hand, tableau, .. } = &table.players[seat];
    let Some(left) = hand.len().checked_sub(1) else { return Set::EMPTY };
    let payable = left as usize + usize::from(discount(table, seat, tableau.sums()));
    let payable = DEVELOPMENTS_UP_TO[payable.min(DEVELOPMENTS_UP_TO.len() - 1)];
    hand.intersection(payable).without(namesakes(tableau.cards()))
}

/// Why a hand card cannot be placed, if it cannot.
pub(crate) fn refusal(table: &Table, seat: Seat, card: Card) -> Option<Why> {
    let player = &table.players[seat];
    if !DEVELOPMENTS.contains(card) {
        return Some(Why::NotADevelopment);
    }
    if namesakes(player.tableau.cards()).contains(card) {
        return Some(Why::AlreadyPlaced);
    }
    let (cost, cards) = (cost(table, seat, card), player.hand_size().saturating_sub(1) as u8);
    (cost > cards).then_some(Why::TooExpensive { cost, cards })
}

/// What a development costs a seat, whether it lies in the tableau already or not.
pub(crate) fn cost(table: &Table, seat: Seat, card: Card) -> u8 {
    let sums = table.players[seat].tableau.sums_without(card);
    card.face().price.number().saturating_sub(discount(table, seat, &sums))
}

/// The cost with everything that was taken off it.
pub(crate) fn cost_explained(table: &Table, seat: Seat, card: Card) -> Cost {
    let mut reasons = Vec::new();
    if table.has_bonus(seat, Action::Develop) {
        reasons.push(Reason::of(Origin::Bonus(Action::Develop), -1));
    }
    for &other in table.players[seat].tableau.as_slice().iter().filter(|&&other| other != card) {
        reasons.extend(Reason::unless_zero(other, -Sums::of(other).develop_discount));
    }
    Cost { printed: card.face().price.number(), reasons, cost: cost(table, seat, card) }
}

/// Answers which development is placed.
pub(crate) fn answer_choice(
    table: &mut Table,
    seat: Seat,
    card: Option<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    if let Some(card) = card.filter(|&card| !options(table, seat).contains(card)) {
        let refusal = refusal(table, seat, card).filter(|_| table.players[seat].hand.contains(card));
        return Err(refusal.map_or(Illegal::NotInHand, |why| Illegal::CannotPlace { card, why }));
    }
    let Stage::Develop(ballot) = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    let opened = ballot.seal(seat, Placement::of(card)).then_some(*ballot);
    round::sealed(table, seat, out);
    let Some(ballot) = opened else { return Ok(()) };
    let mut bills = BySeat::new(table.setup.players, |_| Bill::Nothing);
    for seat in bills.seats() {
        if let Some(card) = ballot.answer(seat).and_then(|answer| answer.card()) {
            table.place(seat, card, out);
            bills[seat] = Bill::Due(card);
        } else {
            out.everyone(|| Event::Passed { seat });
        }
    }
    table.stage = Stage::PayDevelopment(bills);
    advance(table, out);
    Ok(())
}

/// Pays and draws for everyone as far as it goes, then the next phase.
fn advance<S: Sink<Event>>(table: &mut Table, out: &mut S) {
    round::advance(table, out, proceed);
    if table.asked.is_empty() {
        round::go_on(table, out);
    }
}

fn bill(table: &Table, seat: Seat) -> Bill {
    if let Stage::PayDevelopment(bills) = &table.stage { bills[seat] } else { Bill::Nothing }
}

fn set_bill(table: &mut Table, seat: Seat, bill: Bill) {
    if let Stage::PayDevelopment(bills) = &mut table.stage {
        bills[seat] = bill;
    }
}

/// The development that a seat is to pay for.
pub(crate) fn due(table: &Table, seat: Seat) -> Option<Card> {
    match bill(table, seat) {
        Bill::Due(card) => Some(card),
        Bill::Nothing | Bill::Paid(_) | Bill::Done(_) => None,
    }
}

fn proceed(table: &mut Table, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> Next {
    match bill(table, seat) {
        Bill::Nothing | Bill::Done(_) => return Next::Done,
        Bill::Due(card) if cost(table, seat, card) > 0 => return Next::Decide,
        Bill::Due(card) if now => pay(table, seat, card, Set::EMPTY, out),
        Bill::Paid(card) if now => {
            set_bill(table, seat, Bill::Done(card));
            draw_after(table, seat, card, out);
        }
        Bill::Due(_) | Bill::Paid(_) => {}
    }
    Next::Happens
}

/// Answers with which cards the development is paid for.
pub(crate) fn answer_payment(
    table: &mut Table,
    seat: Seat,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let card = due(table, seat).ok_or(Illegal::WrongAnswer)?;
    round::check_discard(table, seat, cards, cost(table, seat, card).into())?;
    pay(table, seat, card, cards, out);
    advance(table, out);
    Ok(())
}

fn pay(table: &mut Table, seat: Seat, card: Card, cards: Set<Card>, out: &mut impl Sink<Event>) {
    table.discard_from_hand(seat, cards);
    out.everyone(|| Event::Developed { seat, card, paid: cards.len() as u8 });
    round::tell_discard(seat, cards, Cause::Payment(card), out);
    let draws = table.players[seat].tableau.sums_without(card).develop_draw_after;
    set_bill(table, seat, if draws > 0 { Bill::Paid(card) } else { Bill::Done(card) });
}

/// Draws for powers that were there before.
fn draw_after(table: &mut Table, seat: Seat, placed: Card, out: &mut impl Sink<Event>) {
    let powers = table.players[seat].tableau;
    for &card in powers.as_slice().iter().filter(|&&card| card != placed) {
        table.draw_to_hand(seat, Sums::of(card).develop_draw_after as u8, Cause::Power(card), out);
    }
}
