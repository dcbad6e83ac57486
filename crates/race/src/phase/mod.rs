//! The phases of a round, one file each.
//!
//! | phase | asks | file |
//! | --- | --- | --- |
//! | I Explore | which cards to keep | [`explore`] |
//! | II Develop | which development, paid with which cards | [`develop`] |
//! | III Settle | which world, paid for or conquered how | [`settle`] |
//! | $ Trade | which good to sell | [`trade`] |
//! | IV Consume | which power next, on which goods | [`consume`], [`choice`] |
//! | V Produce | which windfall world | [`produce`] |
//!
//! Each file holds its powers, how far everyone is, the check of an answer, and what the answer does.

pub(crate) mod choice;
pub(crate) mod consume;
pub(crate) mod develop;
pub(crate) mod explore;
pub(crate) mod produce;
pub(crate) mod settle;
pub(crate) mod trade;

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use crate::cards::Card;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::round::{self, Pick, Stage};
use crate::table::Table;

/// How far a seat is with the card it placed in Develop or Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum Bill {
    /// It placed nothing.
    #[default]
    Nothing,
    /// The card is still to be paid for, or to be conquered.
    Due(Card),
    /// It is paid for; cards are still to be drawn.
    Paid(Card),
    /// All done.
    Done(Card),
}

/// Checks an answer, then carries it out. On `Err` nothing has changed.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if !table.asked.contains(seat) {
        return Err(if matches!(table.stage, Stage::Over) { Illegal::Over } else { Illegal::NotAsked });
    }
    match (&table.stage, answer) {
        (Stage::Opening(_), &Move::Discard(cards)) => round::answer_opening(table, seat, cards, out),
        (Stage::Actions(_), &Move::Choose(action)) => {
            round::answer_actions(table, seat, Pick { first: Some(action), second: None }, out)
        }
        (Stage::Actions(_), &Move::ChoosePair(first, second)) => {
            round::answer_actions(table, seat, Pick { first: Some(first), second: Some(second) }, out)
        }
        (Stage::Keep { .. }, &Move::Keep(cards)) => explore::answer(table, seat, cards, out),
        (Stage::Develop(_), &Move::Develop(card)) => develop::answer_choice(table, seat, card, out),
        (Stage::PayDevelopment(_), &Move::Pay(cards)) => develop::answer_payment(table, seat, cards, out),
        (Stage::Settle(_), &Move::Settle(card)) => settle::answer_choice(table, seat, card, out),
        (Stage::PayWorld(_), &Move::PayWorld { way, throw, cards }) => {
            settle::answer_payment(table, seat, way, throw, cards, out)
        }
        (Stage::Consume(_), &Move::Sell(world)) => consume::answer_sale(table, seat, world, out),
        (Stage::Consume(_), &Move::Consume { card, power, goods }) => {
            consume::answer_goods(table, seat, card, power, goods, out)
        }
        (Stage::Consume(_), &Move::ConsumeHand { card, power, cards }) => {
            consume::answer_hand(table, seat, card, power, cards, out)
        }
        (Stage::Consume(_), &Move::Gamble { card, power, number }) => {
            consume::answer_gamble(table, seat, card, power, number, out)
        }
        (Stage::Consume(_), Move::Stop) => consume::answer_stop(table, seat, out),
        (Stage::Produce(_), &Move::Produce(world)) => produce::answer(table, seat, world, out),
        (Stage::HandLimit(_), &Move::Discard(cards)) => round::answer_hand_limit(table, seat, cards, out),
        (
            Stage::Opening(_)
            | Stage::Actions(_)
            | Stage::Keep { .. }
            | Stage::Develop(_)
            | Stage::PayDevelopment(_)
            | Stage::Settle(_)
            | Stage::PayWorld(_)
            | Stage::Consume(_)
            | Stage::Produce(_)
            | Stage::HandLimit(_)
            | Stage::Over,
            _,
        ) => Err(Illegal::WrongAnswer),
    }
}
