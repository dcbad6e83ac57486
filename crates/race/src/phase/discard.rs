//! The opening discard, and discarding down to the hand limit after the phases. Rules.

use game::{SealedChoice, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, check_hand_cards};
use crate::cards::Card;
use crate::event::{Cause, Event};
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::round::HAND_LIMIT;
use crate::setup::OPENING_DISCARD;

/// Which hand cards everyone discards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Discard {
    pub(crate) occasion: Occasion,
    sealed: SealedChoice<Set<Card>>,
}

/// The occasion for discarding hand cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Occasion {
    /// Two of the six dealt cards.
    Opening,
    /// The cards above the hand limit.
    HandLimit,
}

impl Occasion {
    /// How many cards a seat must discard.
    fn count(self, galaxy: &Galaxy, seat: Seat) -> u8 {
        match self {
            Self::Opening => OPENING_DISCARD as u8,
            Self::HandLimit => galaxy.players[seat].hand_size().saturating_sub(HAND_LIMIT) as u8,
        }
    }

    fn cause(self) -> Cause {
        match self {
            Self::Opening => Cause::Deal,
            Self::HandLimit => Cause::HandLimit,
        }
    }
}

impl Discard {
    /// Asks the players who must discard something.
    pub(crate) fn begin(galaxy: &Galaxy, occasion: Occasion) -> (Self, Seats) {
        let mut asked = Seats::NONE;
        for seat in galaxy.players.seats().filter(|&seat| occasion.count(galaxy, seat) > 0) {
            asked.insert(seat);
        }
        (Self { occasion, sealed: SealedChoice::ask(galaxy.setup.players, asked) }, asked)
    }
}

impl Asking for Discard {
    fn options(&self, galaxy: &Galaxy, seat: Seat) -> Option<Options> {
        Some(Options::Discard { from: galaxy.players[seat].hand, count: self.occasion.count(galaxy, seat) })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (count, cause) = (self.occasion.count(galaxy, seat), self.occasion.cause());
        Some(Prompt::Discard { count, from: galaxy.players[seat].hand, cause })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let &Move::Discard(cards) = answer else { return Err(Illegal::WrongAnswer) };
        check_hand_cards(galaxy.players[seat].hand, cards, self.occasion.count(galaxy, seat))?;
        let complete = self.sealed.submit(seat, cards);
        out.everyone(|| Event::Sealed { seat });
        if complete {
            for (seat, &cards) in self.sealed.answers() {
                galaxy.discard_from_hand(seat, cards, self.occasion.cause(), out);
            }
        }
        Ok(self.sealed.missing())
    }

    fn sealed(&self) -> Seats {
        self.sealed.answered()
    }

    fn missing(&self) -> Seats {
        self.sealed.missing()
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        self.sealed.answer(seat).copied().map(Move::Discard)
    }
}
