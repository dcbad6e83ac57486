//! Why a request failed or a message was refused: codes for programs, and messages for people.

use serde::{Deserialize, Serialize};
use words::Phrase;

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Failure {
    /// A stable code for programs.
    pub code: FailureCode,
    /// A message for people.
    pub said: Phrase,
}

/// Why a request failed, as a code for programs. People read the message `failure-CODE`.
#[derive(
    Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::Display, strum::IntoStaticStr, strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum FailureCode {
    /// The player already sits at this table.
    AlreadySeated,
    /// There is no such clock.
    BadClock,
    /// The name is not allowed.
    BadName,
    /// The file is not a record, or was damaged or altered.
    BadRecord,
    /// The setup is not possible.
    BadSetup,
    /// The game has begun.
    Begun,
    /// The host has blocked the player or the address.
    Blocked,
    /// The host has closed the table.
    Closed,
    /// The rules do not allow this answer to a puzzle.
    IllegalAnswer,
    /// Something broke.
    Internal,
    /// The request cannot be read.
    Malformed,
    /// The method is not allowed here.
    MethodNotAllowed,
    /// The request brings no cookie.
    NoCookie,
    /// This server was built without the page.
    NoPage,
    /// Nobody at the table is a person.
    NoPeople,
    /// There is no puzzle with this id.
    NoPuzzle,
    /// This path accepts only WebSockets.
    NotASocket,
    /// There is no network that can review this game.
    NotReviewable,
    /// The game has not begun.
    NotBegun,
    /// There is nothing here.
    NotFound,
    /// The body is not JSON.
    NotJson,
    /// The table is not open to everybody.
    NotListed,
    /// This is available once the game is over.
    NotOver,
    /// Only those who played may see this.
    NotPlayed,
    /// Only the creator of the table may do this.
    NotYours,
    /// The game was begun under rules that this server no longer supports.
    OldRules,
    /// The record was written by another version of the program.
    OtherRecord,
    /// The name looks like that of a bot or a guest.
    ReservedName,
    /// Somebody else sits there.
    SeatTaken,
    /// The server is about to stop.
    Stopping,
    /// The request is too large.
    TooLarge,
    /// Too many names or links were changed in a short time.
    TooManyChanges,
    /// Too many tables of this player wait in the lobby.
    TooManyListed,
    /// Too many tables were made in a short time.
    TooManyMade,
    /// Too many games of this player are unfinished.
    TooManyMatches,
    /// Too many requests in a short time.
    TooManyRequests,
    /// A review of this player is not done yet, or too many wait.
    TooManyReviews,
    /// Too many sockets are open.
    TooManySockets,
    /// The request took too long.
    TooSlow,
    /// The game was not played to its end.
    Unfinished,
    /// There is no such game.
    UnknownGame,
    /// There are no bots of this level.
    UnknownLevel,
    /// There is no such lesson.
    UnknownLesson,
    /// No seat belongs to this link.
    UnknownLink,
    /// No player belongs to this link.
    UnknownRecovery,
    /// Nothing can be stored right now.
    Unsaved,
    /// The address is too long.
    UriTooLong,
    /// This server does not go by this name.
    WrongHost,
    /// The request comes from another site.
    WrongOrigin,
}

/// Why a message was refused. What people read is the message `refused-CODE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantArray)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RefusalCode {
    /// The text is not a message.
    Malformed,
    /// The first message must be a hello.
    HelloFirst,
    /// The page speaks another version of the protocol.
    Protocol,
    /// Spectators cannot do that.
    NotSeated,
    /// The match has not begun, or is over.
    NotPlaying,
    /// The match has begun.
    Begun,
    /// This is possible only after the end of the game.
    NotOver,
    /// Somebody else has the seat.
    SeatTaken,
    /// The player has another seat of this match.
    AlreadySeated,
    /// A bot plays for the seat: take it back first.
    StandIn,
    /// No bot plays for the seat.
    NotAway,
    /// The rematch has already been created.
    RematchAgreed,
    /// The seat is not asked now.
    NotAsked,
    /// The seat has been asked something else since.
    Stale,
    /// The rules do not allow the move.
    Illegal,
    /// The lesson does not accept this answer, and says why.
    Lesson,
    /// This table is not for a lesson.
    NoLesson,
    /// There is nothing that can be taken back.
    NothingToUndo,
    /// The answer is not put together step by step.
    NoDraft,
    /// People play at this table; hints are only for tables where all others are bots.
    NoHints,
    /// No network knows this game with this number of players.
    NoAdvice,
    /// Nobody can talk at this table: the host has switched the chat off, or all others are bots.
    NoChat,
    /// The line has no visible characters, or is too long.
    BadChat,
    /// The player has resigned.
    Resigned,
    /// Too many messages.
    TooFast,
    /// A message was too large.
    TooLarge,
    /// The socket was silent for too long.
    Silent,
    /// The server is stopping; the page reconnects automatically.
    Stopping,
    /// The same seat is open in too many windows.
    TooManySockets,
    /// The seat has caused too many log entries other than moves in this match.
    TooOften,
    /// The server cannot save anything at the moment. Play resumes automatically; the next state shows whether the move was made
    /// nevertheless.
    Unsaved,
    /// The match was begun under rules that this server no longer supports.
    OldRules,
    /// The host has closed the table.
    Closed,
    /// The host has blocked this player or address.
    Blocked,
    /// The match no longer exists.
    NoSuchMatch,
    /// Something failed in the server; its log says what.
    Internal,
}
