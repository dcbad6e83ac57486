//! Phase I, Explore. Rules of section 4.

use game::{BySeat, SealedChoice, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::Asking;
use crate::action::Action;
use crate::cards::Card;
use crate::cards::index::Sums;
use crate::event::{Cause, Event};
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::{Origin, Prompt, Reason};

/// A power of phase I.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "race/"))]
#[serde(rename_all = "snake_case")]
pub enum ExplorePower {
    /// Look at this many extra cards.
    Draw(u8),
    /// Keep this many extra cards.
    Keep(u8),
}

/// How many cards everyone looks at.
pub const EXPLORED: u8 = 2;
/// How many of them everyone keeps.
pub const KEPT: u8 = 1;

/// How many extra cards the bonus of an action lets a player look at and keep.
#[must_use]
pub const fn explore_bonus(action: Action) -> (u8, u8) {
    match action {
        Action::ExploreFive => (5, 0),
        Action::ExploreOne => (1, 1),
        Action::Develop | Action::Settle | Action::ConsumeTrade | Action::ConsumeDouble | Action::Produce => (0, 0),
    }
}

/// Which of the explored cards everyone keeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Explore {
    pub(crate) drawn: BySeat<Set<Card>>,
    kept: SealedChoice<Set<Card>>,
}

impl Explore {
    /// Everyone draws in seat order. Only then does anyone discard.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let mut drawn = BySeat::new(galaxy.setup.players, |_| Set::EMPTY);
        for seat in drawn.seats() {
            drawn[seat] = galaxy.draw_some(seat, draws(galaxy, seat), out);
            galaxy.tell_cards(seat, drawn[seat], Cause::Explore, out);
        }
        let mut asked = Seats::NONE;
        for seat in drawn.seats() {
            if drawn[seat].len() > u32::from(keeps(galaxy, seat)) {
                asked.insert(seat);
            } else {
                let all = std::mem::take(&mut drawn[seat]);
                keep(galaxy, seat, all, all, out);
            }
        }
        (Self::ask(galaxy, drawn, asked), asked)
    }

    /// Asks these seats, with the cards each looks at.
    pub(crate) fn ask(galaxy: &Galaxy, drawn: BySeat<Set<Card>>, asked: Seats) -> Self {
        Self { drawn, kept: SealedChoice::ask(galaxy.setup.players, asked) }
    }
}

/// The actions that bring a bonus.
const BONUSES: [Action; 2] = [Action::ExploreFive, Action::ExploreOne];

/// How many cards a player with these powers and bonuses looks at, and how many of them the player keeps.
pub(crate) fn cards(powers: &Sums, has_bonus: impl Fn(Action) -> bool) -> (u8, u8) {
    let plain = (EXPLORED + powers.explore_draw as u8, KEPT + powers.explore_keep as u8);
    BONUSES
        .into_iter()
        .filter(|&action| has_bonus(action))
        .map(explore_bonus)
        .fold(plain, |cards, bonus| (cards.0 + bonus.0, cards.1 + bonus.1))
}

fn draws(galaxy: &Galaxy, seat: Seat) -> u8 {
    cards(galaxy.players[seat].tableau.sums(), |action| galaxy.has_bonus(seat, action)).0
}

fn keeps(galaxy: &Galaxy, seat: Seat) -> u8 {
    cards(galaxy.players[seat].tableau.sums(), |action| galaxy.has_bonus(seat, action)).1
}

/// The breakdown of the numbers of cards to look at and to keep.
fn reasons(galaxy: &Galaxy, seat: Seat) -> (Vec<Reason>, Vec<Reason>) {
    let (mut draws, mut keeps) = (vec![Reason::rule(EXPLORED as i8)], vec![Reason::rule(KEPT as i8)]);
    for action in BONUSES.into_iter().filter(|&action| galaxy.has_bonus(seat, action)) {
        let (draw, keep) = explore_bonus(action);
        draws.extend(Reason::unless_zero(Origin::Bonus(action), draw as i8));
        keeps.extend(Reason::unless_zero(Origin::Bonus(action), keep as i8));
    }
    for &card in galaxy.players[seat].tableau.as_slice() {
        let sums = Sums::of(card);
        draws.extend(Reason::unless_zero(Origin::Card(card), sums.explore_draw));
        keeps.extend(Reason::unless_zero(Origin::Card(card), sums.explore_keep));
    }
    (draws, keeps)
}

impl Asking for Explore {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        Some(Options::Keep { from: self.drawn[seat], count: keeps(galaxy, seat) })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (draws, reasons) = reasons(galaxy, seat);
        Some(Prompt::Keep { from: self.drawn[seat], count: keeps(galaxy, seat), draws, keeps: reasons })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let &Move::Keep(cards) = answer else { return Err(Illegal::WrongAnswer) };
        let due = keeps(galaxy, seat);
        if cards.len() != u32::from(due) {
            return Err(Illegal::WrongCount { due });
        }
        if !self.drawn[seat].contains_all(cards) {
            return Err(Illegal::NotExplored);
        }
        let complete = self.kept.submit(seat, cards);
        out.everyone(|| Event::Sealed { seat });
        if complete {
            for (seat, &cards) in self.kept.answers() {
                keep(galaxy, seat, self.drawn[seat], cards, out);
            }
        }
        Ok(self.kept.missing())
    }

    fn sealed(&self) -> Seats {
        self.kept.answered()
    }

    fn missing(&self) -> Seats {
        self.kept.missing()
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        self.kept.answer(seat).copied().map(Move::Keep)
    }
}

/// Takes the kept cards into the hand and discards the others.
fn keep(galaxy: &mut Galaxy, seat: Seat, drawn: Set<Card>, kept: Set<Card>, out: &mut impl Sink<Event>) {
    let hand = &mut galaxy.players[seat].hand;
    *hand = hand.union(kept);
    let rest = drawn.without(kept);
    galaxy.discard_unseen(seat, rest);
    out.everyone(|| Event::Kept { seat, kept: kept.len() as u8, discarded: rest.len() as u8 });
    out.only(seat, || Event::KeptCards { seat, kept, discarded: rest });
}
