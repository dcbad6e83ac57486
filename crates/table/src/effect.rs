//! What a table wants done: [`Effect`].

use game::{BySeat, Game, Outcome, Seat};

use crate::{Holder, Line, LogEntry, Refusal, Time};

/// What a table wants done, in this order.
///
/// What is to be stored comes before what shows it: a server that stores first never tells what it could lose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect<G: Game> {
    /// Append this to what the table is restored from.
    Store(LogEntry<G::Move>),
    /// Tell those who may hear it. [`Table::history`](crate::Table::history) numbers it for each of them.
    Say(Line<G::Event>),
    /// The move was made, now or by an earlier sending of the same command.
    Accepted {
        /// Whose.
        seat: Seat,
        /// The version it led to, or for a repeated command the version now.
        version: u32,
    },
    /// The command was refused and has changed nothing.
    Refuse {
        /// The seat it was about.
        seat: Option<Seat>,
        /// Why.
        refusal: Refusal<G::Illegal>,
    },
    /// Views, questions, seats or clocks are not what they were: show everyone theirs again.
    Changed,
    /// The match is over.
    Over(Outcome),
    /// Everyone wants to play again: make the next table, with these people and bots.
    Rematch(BySeat<Holder>),
    /// Let a bot answer, by [`Command::BotMove`](crate::Command::BotMove).
    AskBot {
        /// The seat it plays.
        seat: Seat,
        /// Its level.
        level: String,
        /// The version of the question.
        version: u32,
        /// What the seat may know.
        view: G::View,
        /// The question.
        prompt: G::Prompt,
    },
    /// Send [`Command::Tick`](crate::Command::Tick) at this time, in place of any earlier wish.
    WakeAt(Time),
}
