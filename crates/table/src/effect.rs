//! What a table wants done: [`Effect`].

use game::{BySeat, Game, Outcome, Seat};

use crate::{Holder, Line, LogEntry, Refusal, Time};

/// What a table wants done, in this order.
///
/// Storing comes before showing: a server that stores first never shows what it could lose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect<G: Game> {
    /// Append this to the stored log.
    Store(LogEntry<G::Move>),
    /// Show this line to its audience. [`Table::history`](crate::Table::history) numbers it for each observer.
    Say(Line<G::Event>),
    /// The move was made, now or by an earlier copy of the same command.
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
    /// Views, questions, seats or clocks have changed: show everyone theirs again.
    Changed,
    /// The match is over.
    Over(Outcome),
    /// Everyone wants a rematch: create the next table, with these people and bots.
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
    /// Send [`Command::Tick`](crate::Command::Tick) at this time. This replaces any earlier wake-up.
    WakeAt(Time),
}
