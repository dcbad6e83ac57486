//! Roll for the Galaxy in words: what happens, what is answered, how things stand.

mod answers;
mod events;
mod names;
mod position;
mod powers;
mod sheet;

use game::Audience;
use roll::{Event, Move, Roll, View};
use serde_json::Value;

use super::Words;

impl Words for Roll {
    fn event(event: &Event, _: Audience) -> String {
        events::tell(event)
    }

    fn answer(answer: &Move) -> String {
        answers::describe(answer)
    }

    fn source(key: &str) -> String {
        match key {
            "bonus" => "six-cost".into(),
            other => other.replace('_', " "),
        }
    }

    fn position(view: &View) -> Vec<String> {
        position::position(view)
    }

    fn cards() -> String {
        sheet::text()
    }

    fn cards_json() -> Value {
        sheet::json()
    }
}
