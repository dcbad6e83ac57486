//! Phase I, Explore. Rules of section 4.

use game::{Ballot, BySeat, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::Sums;
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::prompt::{Origin, Reason};
use crate::round::{self, Stage};
use crate::table::Table;

/// A power of phase I.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum ExplorePower {
    /// Look at so many cards more.
    Draw(u8),
    /// Keep so many cards more.
    Keep(u8),
}

/// Cards that everyone looks at, and keeps.
const DRAW: u8 = 2;
const KEEP: u8 = 1;

/// How many cards a seat looks at.
pub(crate) fn draws(table: &Table, seat: Seat) -> u8 {
    let sums = table.players[seat].tableau.sums();
    let bonus =
        5 * u8::from(table.has_bonus(seat, Action::ExploreFive)) + u8::from(table.has_bonus(seat, Action::ExploreOne));
    DRAW + bonus + sums.explore_draw as u8
}

/// How many of them it keeps, if there are so many.
pub(crate) fn keeps(table: &Table, seat: Seat) -> u8 {
    let sums = table.players[seat].tableau.sums();
    KEEP + u8::from(table.has_bonus(seat, Action::ExploreOne)) + sums.explore_keep as u8
}

/// What the numbers of cards to look at and to keep are made of.
pub(crate) fn reasons(table: &Table, seat: Seat) -> (Vec<Reason>, Vec<Reason>) {
    let (mut draws, mut keeps) = (vec![Reason::rule(DRAW as i8)], vec![Reason::rule(KEEP as i8)]);
    if table.has_bonus(seat, Action::ExploreFive) {
        draws.push(Reason::of(Origin::Bonus(Action::ExploreFive), 5));
    }
    if table.has_bonus(seat, Action::ExploreOne) {
        draws.push(Reason::of(Origin::Bonus(Action::ExploreOne), 1));
        keeps.push(Reason::of(Origin::Bonus(Action::ExploreOne), 1));
    }
    for &card in table.players[seat].tableau.as_slice() {
        let sums = Sums::of(card);
        draws.extend(Reason::unless_zero(card, sums.explore_draw));
        keeps.extend(Reason::unless_zero(card, sums.explore_keep));
    }
    (draws, keeps)
}

/// Everyone draws, in seat order; only then does anyone discard.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    let mut drawn = BySeat::new(table.setup.players, |_| Set::EMPTY);
    for seat in drawn.seats() {
        drawn[seat] = table.draw_some(draws(table, seat), out);
        table.tell_cards(seat, drawn[seat], Cause::Explore, out);
    }
    let mut asked = Seats::NONE;
    for seat in drawn.seats() {
        if drawn[seat].len() > u32::from(keeps(table, seat)) {
            asked.insert(seat);
        } else {
            let all = std::mem::take(&mut drawn[seat]);
            keep(table, seat, all, all, out);
        }
    }
    table.asked = asked;
    table.stage = Stage::Keep { drawn, ballot: Ballot::open(table.setup.players, asked) };
}

/// Answers which cards are kept.
pub(crate) fn answer(
    table: &mut Table,
    seat: Seat,
    cards: Set<Card>,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let due = keeps(table, seat);
    let Stage::Keep { drawn, ballot } = &mut table.stage else { return Err(Illegal::WrongAnswer) };
    if cards.len() != u32::from(due) {
        return Err(Illegal::WrongCount { due });
    }
    if !drawn[seat].contains_all(cards) {
        return Err(Illegal::NotExplored);
    }
    let opened = ballot.seal(seat, cards).then_some((*drawn, *ballot));
    round::sealed(table, seat, out);
    let Some((drawn, ballot)) = opened else { return Ok(()) };
    for seat in drawn.seats() {
        if let Some(&cards) = ballot.answer(seat) {
            keep(table, seat, drawn[seat], cards, out);
        }
    }
    round::go_on(table, out);
    Ok(())
}

/// Takes the kept cards into the hand and throws the others away.
fn keep(table: &mut Table, seat: Seat, drawn: Set<Card>, kept: Set<Card>, out: &mut impl Sink<Event>) {
    let hand = &mut table.players[seat].hand;
    *hand = hand.union(kept);
    let rest = drawn.without(kept);
    table.throw_unseen(seat, rest);
    out.everyone(|| Event::Kept { seat, kept: kept.len() as u8, discarded: rest.len() as u8 });
    out.only(seat, || Event::KeptCards { seat, kept, discarded: rest });
}
