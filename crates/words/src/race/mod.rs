//! The words of Race for the Galaxy.
//!
//! | file | what it covers |
//! | --- | --- |
//! | `names` | cards, actions, and where a number comes from |
//! | `events`, `answers`, `illegal` | events, answers and refusals |
//! | `questions`, `previews` | prompts, and what each answer costs and brings |
//! | `powers`, `facts`, `pieces` | what the cards do, what else is printed on them, and the catalog |
//! | `position` | the current step of the game, and the state of play |

mod answers;
mod events;
mod facts;
mod illegal;
mod lessons;
mod names;
mod pieces;
mod position;
mod powers;
mod previews;
mod questions;

use game::{Audience, Seat};
use race::{Event, Illegal, Move, Prompt, Race, View};

use crate::{Catalog, Phrase, Question, Words};

impl Words for Race {
    fn event(event: &Event, _: Audience) -> Phrase {
        events::event(event)
    }

    fn answer(answer: &Move) -> Phrase {
        answers::answer(answer)
    }

    fn summary(answer: &Move) -> Phrase {
        answers::summary(answer)
    }

    fn illegal(why: &Illegal) -> Phrase {
        illegal::illegal(*why)
    }

    fn question(view: &View, prompt: &Prompt) -> Question {
        questions::question(view, prompt)
    }

    fn step(view: &View) -> Phrase {
        position::step(view)
    }

    fn phase(view: &View) -> Phrase {
        position::phase(view)
    }

    fn points(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        position::points(&view.players[seat])
    }

    fn source(key: &str) -> Phrase {
        position::source(key)
    }

    fn position(view: &View) -> Vec<Phrase> {
        position::position(view)
    }

    fn catalog() -> Catalog {
        pieces::catalog()
    }
}
