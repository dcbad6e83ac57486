//! Choosing actions: one, or two in the advanced game. Rules.

use game::{SealedChoice, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, explore};
use crate::action::Action;
use crate::cards::{Card, Source};
use crate::event::Event;
use crate::galaxy::Galaxy;
use crate::illegal::Illegal;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::{ActionOption, Now, Prompt};
use crate::round::{self, Pick};
use crate::setup::Variant;

/// Which actions everyone chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Actions(SealedChoice<Pick>);

impl Actions {
    pub(crate) fn begin(galaxy: &Galaxy) -> (Self, Seats) {
        let asked = Seats::all(galaxy.setup.players);
        (Self(SealedChoice::ask(galaxy.setup.players, asked)), asked)
    }
}

impl Asking for Actions {
    fn options(&self, galaxy: &Galaxy, _: Seat) -> Option<Options> {
        Some(match galaxy.setup.variant {
            Variant::Advanced => Options::ChoosePair,
            Variant::Standard | Variant::FirstGame => Options::Choose,
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        Some(match galaxy.setup.variant {
            Variant::Advanced => Prompt::ChoosePair { options: Action::pairs().collect() },
            Variant::Standard | Variant::FirstGame => {
                let option = |action| ActionOption { action, now: now(galaxy, seat, action) };
                Prompt::Choose { options: Action::ALL.map(option).to_vec() }
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
        let complete = self.0.submit(seat, pick(galaxy.setup.variant, answer)?);
        out.everyone(|| Event::Sealed { seat });
        if complete {
            for (seat, &pick) in self.0.answers() {
                galaxy.picks[seat] = pick;
                out.everyone(|| Event::Chose { seat, pick });
            }
            galaxy.steps = round::steps(&galaxy.picks);
        }
        Ok(self.0.missing())
    }

    fn sealed(&self) -> Seats {
        self.0.answered()
    }

    fn missing(&self) -> Seats {
        self.0.missing()
    }

    fn sealed_answer(&self, seat: Seat) -> Option<Move> {
        let pick = self.0.answer(seat)?;
        Some(match pick.second {
            Some(second) => Move::ChoosePair(pick.first?, second),
            None => Move::Choose(pick.first?),
        })
    }
}

/// What an action would work on as things stand.
fn now(galaxy: &Galaxy, seat: Seat, action: Action) -> Option<Now> {
    let player = &galaxy.players[seat];
    match action {
        Action::ExploreFive | Action::ExploreOne => {
            let (look, keep) = explore::cards(player.tableau.sums(), |bonus| bonus == action);
            Some(Now::Cards { look, keep })
        }
        Action::ConsumeTrade | Action::ConsumeDouble => Some(Now::Goods(player.goods.len() as u8)),
        Action::Produce => {
            let empty = |source| {
                let makes = |card: &&Card| card.face().has(source) && !player.goods.contains(**card);
                player.tableau.as_slice().iter().filter(makes).count() as u8
            };
            Some(Now::EmptyWorlds { production: empty(Source::Production), windfall: empty(Source::Windfall) })
        }
        Action::Develop | Action::Settle => None,
    }
}

/// One action, or in the advanced game a pair.
fn pick(variant: Variant, answer: &Move) -> Result<Pick, Illegal> {
    let is_advanced = variant == Variant::Advanced;
    if let &Move::Choose(action) = answer {
        let pick = Pick { first: Some(action), second: None };
        return if is_advanced { Err(Illegal::TwoActions) } else { Ok(pick) };
    }
    let &Move::ChoosePair(first, second) = answer else { return Err(Illegal::WrongAnswer) };
    match is_advanced {
        false => Err(Illegal::OneAction),
        true if !Action::is_pair(first, second) => Err(Illegal::NotAPair),
        true => Ok(Pick { first: Some(first), second: Some(second) }),
    }
}
