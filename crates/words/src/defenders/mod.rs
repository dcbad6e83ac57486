//! The words of Planet Defenders.
//!
//! | file | what it covers |
//! | --- | --- |
//! | `names` | pieces, places and amounts |
//! | `powers` | what planets and technologies do |
//! | `events` | events, moves and refusals |
//! | `act`, `ask` | questions: the action of a turn, and all others |
//! | `preview` | what an action costs and brings, with reasons |
//! | `position` | the current step of the game, and the state of play |
//! | `catalog` | every piece |
//! | `lessons/*` | the course, one file for each lesson |

mod act;
mod ask;
mod catalog;
mod events;
mod facts;
mod lessons;
mod names;
mod position;
mod powers;
mod preview;

use defenders::{Defenders, Event, Illegal, Move, Prompt, View};
use game::{Audience, Seat};

use crate::{Catalog, Phrase, Question, Words, slug};

impl Words for Defenders {
    fn event(event: &Event, _: Audience) -> Phrase {
        events::event(event)
    }

    fn answer(answer: &Move) -> Phrase {
        events::answer(answer)
    }

    fn illegal(why: &Illegal) -> Phrase {
        events::illegal(*why)
    }

    fn question(view: &View, prompt: &Prompt) -> Question {
        ask::question(view, prompt)
    }

    fn step(view: &View) -> Phrase {
        position::step(view)
    }

    fn phase(view: &View) -> Phrase {
        Phrase::new("defenders-part").seat(view.turn.seat)
    }

    fn points(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        position::sources(&view.players[seat])
    }

    fn source(key: &str) -> Phrase {
        source(key)
    }

    fn position(view: &View) -> Vec<Phrase> {
        position::position(view)
    }

    fn catalog() -> Catalog {
        catalog::catalog()
    }
}

fn source(key: &str) -> Phrase {
    Phrase::new(format!("defenders-source-{}", slug(key)))
}
