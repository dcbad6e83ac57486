//! The messages between a program that runs games and a bot, one JSON object per line.
//!
//! Views, prompts, moves and setups are the rules' own types. Here they are plain JSON, so that the messages are the same for
//! all games. `docs/bot-protocol.md` explains them; a test in this file reads its examples.

use game::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the protocol. Incompatible changes raise it.
pub const PROTOCOL: u32 = 3;

/// A message to a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToBot {
    /// Who speaks, and which game will be played. The bot answers with [`FromBot::Hello`].
    Hello {
        /// [`PROTOCOL`] of the host.
        protocol: u32,
        /// The id of the game.
        game: String,
        /// Missing if the host does not care.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rules_version: Option<u32>,
        /// Name and version of the host, for people.
        #[serde(default)]
        program: String,
    },
    /// A game begins. There is no answer.
    NewGame {
        /// What is agreed before play.
        #[serde(default)]
        setup: Value,
        /// How many play.
        #[serde(default)]
        players: u8,
        /// The seat of the bot.
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
        /// The number of the question.
        #[serde(default)]
        id: u64,
        /// What the bot's seat may know.
        view: Value,
        /// The question, with its options.
        prompt: Value,
        /// Legal moves, unless the bot wants none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moves: Option<Vec<Value>>,
        /// Whether `moves` has every legal move; otherwise it is a random selection.
        #[serde(default)]
        complete: bool,
    },
    /// The last answer was rejected or came too late; a random legal move was made instead. There is no answer.
    Error {
        /// The number of the question.
        id: u64,
        /// What was wrong, for programs.
        code: Fault,
        /// What was wrong, for people.
        message: String,
    },
    /// The game is over. There is no answer.
    End {
        /// The result.
        outcome: Outcome,
    },
}

/// A message from a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum FromBot {
    /// The answer to [`ToBot::Hello`].
    Hello {
        /// [`PROTOCOL`] of the bot.
        protocol: u32,
        /// Whether it wants to be sent lists of legal moves.
        #[serde(default = "yes")]
        moves: bool,
    },
    /// The answer to [`ToBot::Prompt`]: a move as records hold it.
    Move {
        /// The number of the question.
        id: u64,
        /// The move.
        #[serde(rename = "move")]
        answer: Value,
    },
    /// It could not handle a message.
    Error {
        /// The number of the question, if it is about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<u64>,
        /// What is wrong, for programs: mostly that of a [`Fault`].
        #[serde(default)]
        code: String,
        /// What is wrong, for people.
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
pub enum Fault {
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
    pub fn code(self) -> &'static str {
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
pub fn line(message: &impl Serialize) -> String {
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
        let text = include_str!("../../../docs/bot-protocol.md");
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
        let document = include_str!("../../../docs/bot-protocol.md");
        for fault in [Malformed, Illegal, Timeout, WrongProtocol, WrongGame, WrongRules, NoAnswer] {
            assert_eq!(serde_json::to_value(fault).expect("JSON"), fault.code());
            assert!(document.contains(&format!("`{}`", fault.code())), "{fault:?} is not documented");
        }
    }
}
