//! Roll for the Galaxy in words.
//!
//! | file | what it covers |
//! | --- | --- |
//! | `nouns` | dice, workers, tiles, phases and places, and their targets on the board |
//! | `events` | what happened |
//! | `answers` | moves, including whole plans |
//! | `illegal` | why a move or a step of a plan is refused |
//! | `questions`, `explore`, `build`, `ship` | prompts with all their answers and what each would bring |
//! | `presets` | whole sets of answers |
//! | `reasons` | the breakdown of numbers |
//! | `assign`, `bags` | plans and bags of dice, made step by step |
//! | `powers` | what tiles do |
//! | `pieces` | the catalog |
//! | `lessons` | the course |
//! | `position` | the current step of the game, and the state of play |

mod answers;
mod assign;
mod bags;
mod build;
mod events;
mod explore;
mod illegal;
mod lessons;
mod nouns;
mod pieces;
mod position;
mod powers;
mod presets;
mod questions;
mod reasons;
mod ship;

use game::{Audience, Seat};
use roll::{Event, Illegal, Move, Prompt, Roll, View};
use serde_json::Value;

use crate::{Catalog, Draft, Phrase, Question, Words};

impl Words for Roll {
    fn event(event: &Event, _: Audience) -> Phrase {
        events::tell(event)
    }

    fn answer(answer: &Move) -> Phrase {
        answers::describe(answer)
    }

    /// A plan is as long as there are dice. It goes by the phase that it selects.
    fn name(answer: &Move) -> Phrase {
        answers::name(answer)
    }

    fn summary(answer: &Move) -> Phrase {
        answers::summary(answer)
    }

    fn illegal(why: &Illegal) -> Phrase {
        illegal::refuse(why)
    }

    fn question(view: &View, prompt: &Prompt) -> Question {
        questions::ask(view, prompt)
    }

    fn step(view: &View) -> Phrase {
        position::step(view)
    }

    fn phase(view: &View) -> Phrase {
        position::part(view)
    }

    fn points(view: &View, seat: Seat) -> Vec<(Phrase, i32)> {
        position::points(&view.players[seat])
    }

    fn source(key: &str) -> Phrase {
        position::source(key)
    }

    fn position(view: &View) -> Vec<Phrase> {
        position::describe(view)
    }

    fn catalog() -> Catalog {
        pieces::catalog()
    }

    fn steps(answer: &Move) -> Option<Value> {
        match answer {
            Move::Assign(plan) => Some(assign::steps(plan)),
            Move::Use(bag) | Move::Save(bag) | Move::Recruit(bag) => Some(bags::steps(*bag)),
            _ => None,
        }
    }

    fn draft(prompt: &Prompt, steps: &Value) -> Option<Result<Draft, Phrase>> {
        match prompt {
            Prompt::Assign(assigning) => Some(assign::draft(assigning, steps)),
            _ => bags::draft(prompt, steps),
        }
    }
}
