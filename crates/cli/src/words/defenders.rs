//! Planet Defenders in words.

use defenders::Defenders;
use game::{Audience, Game};
use serde_json::{Value, json};

use super::Words;

impl Words for Defenders {
    fn event(event: &Self::Event, _: Audience) -> String {
        format!("{event:?}")
    }

    fn answer(answer: &Self::Move) -> String {
        format!("{answer:?}")
    }

    fn source(key: &str) -> String {
        key.replace('_', " ")
    }

    fn cards() -> String {
        format!("The sheet of {} is not written yet.\n", Self::ID)
    }

    fn cards_json() -> Value {
        json!({ "game": Self::ID })
    }
}
