//! Everything that crosses the wire between server and page, and its TypeScript.
//!
//! `docs/protocol.md` explains the messages. The types of a game's views and events are the rules' own: they cross the wire as
//! they are. `web/src/generated` holds the TypeScript of all of them, which the crate `typescript` writes.
//!
//! | file | what it holds |
//! | --- | --- |
//! | `socket` | the messages of a match: [`FromPage`], [`ToPage`] |
//! | `chat` | what people say to each other |
//! | `http` | the bodies of the plain requests |
//! | `replay` | the moves of a match, to step through, and where its points came from |
//! | `failure` | why a request failed or a message was refused |
//! | `puzzle` | positions with one clear answer |
//! | `review` | what the answers of a finished game cost |
//! | `strict` | what a page may not add to them |
#![forbid(unsafe_code)]

mod chat;
mod failure;
mod http;
mod puzzle;
mod replay;
mod review;
mod socket;
mod strict;

pub use chat::{ChatLine, ChatRefusal, ChatSide, QuickPhrase, Saying};
pub use failure::{Failure, FailureCode, RefusalCode};
pub use http::{
    BotLevel, Claimed, ClockChoice, Created, GameInfo, Invitation, LessonInfo, LobbyTable, MatchInfo, MatchStatus, Me,
    MyMatch, NewLesson, NewMatch, NewSeat, Place, Recoverable, RecoveryLink, Rename, SeatBot, SeatInfo, SeatKind,
    SeatLink, SeatOffer, StyleInfo, VariantInfo,
};
pub use puzzle::{
    PuzzleChoice, PuzzleDraft, PuzzleDrafted, PuzzleInfo, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict,
};
pub use replay::{Gain, PointsByRound, ReplayPhase, ReplayPosition, ReplayStep, ReplaySummary, RoundPoints};
pub use review::{
    CoursePoint, REVIEW_VERSION, Review, ReviewBegun, ReviewClass, ReviewProgress, ReviewStatus, ReviewWish,
    ReviewedAnswer, ReviewedDecision, ReviewedSeat,
};
pub use socket::{
    Chart, Drafted, FromPage, HintOption, HintOthers, HintShare, LessonSaid, LessonWish, Logged, PlayerInfo, Stop,
    ToPage,
};

/// The version of the messages. A page with another version is asked to reload.
pub const PROTOCOL_VERSION: u32 = 3;
