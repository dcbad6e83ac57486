//! The messages between a program that runs games and a bot, one JSON object per line.
//!
//! Views, prompts, moves and setups are the rules' own types. Here they are plain JSON, so that the messages are the same for
//! all games. `docs/bot-protocol.md` explains them; a test in this file reads its examples.

use game::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol. Incompatible changes raise it.
pub(crate) const PROTOCOL: u32 = 1;

/// A message to a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum ToBot {
    /// Who speaks, and which game will be played. The bot answers with [`FromBot::Hello`].
    Hello {
        protocol: u32,
        game: String,
        /// Missing if the host does not care.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
        #[serde(default)]
        program: String,
    },
    /// A game begins. There is no answer.
    NewGame {
        #[serde(default)]
        setup: Value,
        #[serde(default)]
        players: u8,
        #[serde(default)]
        seat: Seat,
        /// A seed for the bot's own random choices. It says nothing about the deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<Seed>,
        /// Thinking time per decision.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        think_ms: Option<u64>,
    },
    /// A question. The bot answers with [`FromBot::Move`] of the same id.
    Prompt {
        #[serde(default)]
        id: u64,
        view: Value,
        prompt: Value,
        /// Legal moves, unless the bot wants none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<Vec<Value>>,
        /// Whether `moves` has every legal move; otherwise it is a random selection.
        #[serde(default)]
        complete: bool,
    },
    /// The last answer was rejected or came too late; a random legal move was made instead. There is no answer.
    Error { id: u64, code: Fault, message: String },
    /// The game is over. There is no answer.
    End { outcome: Outcome },
}

/// A message from a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum FromBot {
    /// The answer to [`ToBot::Hello`].
    Hello {
        protocol: u32,
        /// Whether it wants to be sent lists of legal moves.
        #[serde(default = "yes")]
        moves: bool,
    },
    /// The answer to [`ToBot::Prompt`]: a move as records hold it.
    Move {
        id: u64,
        #[serde(rename = "move")]
        answer: Value,
    },
    /// It could not handle a message.
    Error {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        #[serde(default)]
        code: String,
        #[serde(default)]
        message: String,
    },
}

fn yes() -> bool {
    true
}

/// What can be wrong with a message, for programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Fault {
    /// It is not JSON, or not a message of the protocol.
    Malformed,
    /// The rules refuse the move.
    Illegal,
    /// It did not come in time.
    Timeout,
    /// Another version of the protocol.
    WrongProtocol,
    /// Another game.
    WrongGame,
    /// Another version of the rules.
    WrongRules,
    /// View and prompt make no sense together.
    NoAnswer,
}

impl Fault {
    /// As it is written in messages.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::Illegal => "illegal",
            Self::Timeout => "timeout",
            Self::WrongProtocol => "wrong_protocol",
            Self::WrongGame => "wrong_game",
            Self::WrongRules => "wrong_rules",
            Self::NoAnswer => "no_answer",
        }
    }
}

/// A message as a line, with its end.
pub(crate) fn line(message: &impl Serialize) -> String {
    // Our messages can always be written as JSON, so there is no error to report.
    let mut text = serde_json::to_string(message).unwrap_or_default();
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The messages of the document: every block marked `json`, in order.
    fn documented() -> Vec<Value> {
        let text = include_str!("../../../../docs/bot-protocol.md");
        let blocks = text.split("\n```json\n").skip(1).map(|rest| rest.split("\n```").next().unwrap_or_default());
        blocks.map(|block| serde_json::from_str(block).unwrap_or_else(|error| panic!("{error}: {block}"))).collect()
    }

    #[test]
    fn the_document_shows_every_message_as_it_is() {
        let (mut to, mut from) = (Vec::new(), Vec::new());
        for example in documented() {
            // A field that exists no more would be lost on the way back.
            let back = match serde_json::from_value::<ToBot>(example.clone()) {
                Ok(message) if message_is_ours(&example) => {
                    to.push(std::mem::discriminant(&message));
                    serde_json::to_value(message)
                }
                _ => {
                    let message: FromBot =
                        serde_json::from_value(example.clone()).unwrap_or_else(|error| panic!("{error}: {example}"));
                    from.push(std::mem::discriminant(&message));
                    serde_json::to_value(message)
                }
            };
            assert_eq!(back.expect("a message is JSON"), example);
        }
        to.dedup();
        from.dedup();
        assert_eq!((to.len(), from.len()), (5, 3), "hello, new_game, prompt, error, end; hello, move, error");
    }

    /// Whether a host says it: both sides say hello and error, but only hosts name the game, and a fault of an answer.
    fn message_is_ours(example: &Value) -> bool {
        match example["type"].as_str() {
            Some("hello") => example.get("game").is_some(),
            Some("error") => ["illegal", "timeout"].iter().any(|code| example["code"] == *code),
            _ => true,
        }
    }

    #[test]
    fn codes_are_written_as_they_are_called() {
        use Fault::{Illegal, Malformed, NoAnswer, Timeout, WrongGame, WrongProtocol, WrongRules};
        let document = include_str!("../../../../docs/bot-protocol.md");
        for fault in [Malformed, Illegal, Timeout, WrongProtocol, WrongGame, WrongRules, NoAnswer] {
            assert_eq!(serde_json::to_value(fault).expect("JSON"), fault.code());
            assert!(document.contains(&format!("`{}`", fault.code())), "{fault:?} is not documented");
        }
    }
}
