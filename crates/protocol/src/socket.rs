//! The messages of a match: JSON over a socket, distinguished by `type`.

use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::lesson::Mode;
use words::{Choice, Draft, Phrase, Question};

use crate::chat::{ChatLine, ChatRefusal, Saying};
use crate::failure::RefusalCode;
use crate::http::{ClockChoice, MatchStatus};
use crate::review::ReviewClass;
use crate::strict::nothing_more;

/// What a page sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum FromPage {
    /// The first message.
    Hello {
        /// [`crate::PROTOCOL_VERSION`] of the page.
        protocol: u32,
        /// The index of the last log entry that the page has; `null` to get the whole log.
        seen: Option<u32>,
        /// The seat that the page had when it got these entries. Every seat has its own log, and spectators have another.
        #[serde(default)]
        you: Option<Seat>,
    },
    /// An answer to the question.
    Move {
        /// The version of the state that is answered.
        version: u32,
        /// The move, as the question offered it.
        #[serde(rename = "move")]
        answer: Value,
    },
    /// Answers to the question and to those that follow it, confirmed together. Each is given when it is asked for; if the rules do
    /// not allow one then, the rest is dropped and the seat is asked.
    Moves {
        /// The version of the state that is answered.
        version: u32,
        /// The moves, as the questions offered them.
        moves: Vec<Value>,
    },
    /// Takes back the last move, or all that were confirmed together with it.
    Undo {
        /// The version of the state.
        version: u32,
    },
    /// Tries answers without giving them.
    Draft {
        /// Identifies the reply.
        id: u32,
        /// Whole answers, to the question and to those that follow it.
        #[serde(default)]
        moves: Vec<Value>,
        /// The steps so far of the answer after them, if it is made step by step.
        #[serde(default)]
        steps: Value,
    },
    /// Asks what a bot thinks of the answers to the question.
    Hint {
        /// The version of the state.
        version: u32,
    },
    /// Asks what a bot thinks of an answer before it is given. The reply is [`ToPage::Checked`].
    Check {
        /// The version of the state.
        version: u32,
        /// The answer, as the question offers it.
        answer: Value,
    },
    /// Whether forced moves are played automatically.
    Automatic {
        /// Whether they are.
        on: bool,
    },
    /// Gives the game up.
    #[serde(deserialize_with = "nothing_more")]
    Resign,
    /// Leaves the seat to a bot until the player returns.
    #[serde(deserialize_with = "nothing_more")]
    Leave,
    /// Takes the seat back from a bot.
    #[serde(deserialize_with = "nothing_more")]
    Return,
    /// Wants to play again, once the game is over.
    #[serde(deserialize_with = "nothing_more")]
    Rematch,
    /// Says something to the others at the table. Who reads it depends on whether the sender holds a seat.
    Chat {
        /// Identifies the reply.
        id: u32,
        /// What to say.
        says: Saying,
    },
    /// What a learner wants of a lesson.
    Lesson {
        /// Which of these.
        wish: LessonWish,
    },
    /// Asks for a `pong`.
    Ping {
        /// Identifies the reply.
        id: u32,
    },
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToPage {
    /// The answer to a page's hello.
    Hello {
        /// [`crate::PROTOCOL_VERSION`] of the server.
        protocol: u32,
        /// The version of the program.
        server: String,
        /// The id of the match.
        #[serde(rename = "match")]
        match_id: String,
        /// The game.
        game: String,
        /// The variant.
        variant: String,
        /// The viewer's seat; none for a spectator.
        you: Option<Seat>,
        /// What was agreed about time.
        clock: ClockChoice,
        /// The lesson that the table is for.
        lesson: Option<String>,
    },
    /// Who sits where, and how the match stands.
    Table {
        /// By seat.
        players: Vec<PlayerInfo>,
        /// Whether it waits, is being played or is over.
        status: MatchStatus,
        /// Whether forced moves of this seat are played automatically.
        automatic: bool,
        /// Whether this seat may ask for hints.
        hints: bool,
        /// Whether play is paused because the server cannot save anything at the moment.
        paused: bool,
        /// The next match, once a rematch was made.
        rematch: Option<String>,
    },
    /// The position, as this page may see it.
    State {
        /// The next move must name it.
        version: u32,
        /// The game's own view.
        view: Value,
        /// What is asked of this seat, if anything.
        question: Option<Question>,
        /// Where the game is.
        step: Phrase,
        /// Who is asked now.
        waiting: Vec<Seat>,
        /// What an undo would take back, if there is one.
        undo: Option<Phrase>,
        /// Points so far by seat, as far as the observer may know.
        scores: Vec<i32>,
        /// The index of the first entry of the log since this seat last decided something.
        since: u32,
        /// The points that each seat has gained since then; empty if this seat has not decided anything yet.
        scored: Vec<i32>,
    },
    /// What happened, oldest first.
    Events {
        /// The entries of the log.
        events: Vec<Logged>,
    },
    /// The move was made and will not be lost; what it led to follows.
    Accepted {
        /// The version that the move named.
        version: u32,
    },
    /// A message was refused, and nothing has changed.
    Refused {
        /// Why, for programs.
        code: RefusalCode,
        /// Why, for people.
        said: Phrase,
    },
    /// The reply to a draft.
    Drafted {
        /// The id of the draft.
        id: u32,
        /// Where it leads.
        drafted: Option<Drafted>,
        /// Why the answers or steps cannot be given.
        refused: Option<Phrase>,
    },
    /// What a bot thinks of the answers to the question.
    Hint {
        /// The version that the request named.
        version: u32,
        /// The best answers, the best first.
        options: Vec<HintOption>,
        /// What the others are expected to answer.
        predicted: Vec<HintOthers>,
        /// Whether it hardly matters which answer is given: none that was examined is worse by what a coach speaks up about.
        alike: bool,
    },
    /// What the lesson of this table says now. It follows a state, or an answer that the lesson does not take.
    Lesson(Box<LessonSaid>),
    /// What a bot thinks of an answer before it is given. If it cannot say, the loss is zero.
    Checked {
        /// The version that the request named.
        version: u32,
        /// How much win probability it loses against the best answer, from 0 to 1.
        loss: f64,
        /// How many points of the lead it loses.
        points: f64,
        /// How much worse it is, by wins or by points.
        class: ReviewClass,
        /// The answer that was looked at: the first, if several are sent together. Null where there is no better one.
        answer: Option<Phrase>,
        /// The better answer; null if it is as good as the best, beyond luck.
        better: Option<Phrase>,
        /// Why the better answer is better than this one.
        because: Option<Phrase>,
    },
    /// What people say at the table, as far as this page may read it. A page that has never got one is at a table without a chat.
    Chat {
        /// Whether something can be said here now.
        on: bool,
        /// Whether `lines` are all that there are: the page discards those it has.
        all: bool,
        /// The lines, oldest first.
        lines: Vec<ChatLine>,
    },
    /// The reply to a line.
    Chatted {
        /// The id that the line had.
        id: u32,
        /// Why it was refused. Otherwise it is stored and will not be lost.
        refused: Option<ChatRefusal>,
    },
    /// The game is over.
    Over {
        /// Who won, and what every point came from.
        outcome: Outcome,
        /// The names of the sources of points, as the outcome lists them.
        sources: Vec<Phrase>,
        /// The seats that resigned.
        resigned: Vec<Seat>,
        /// Points round by round.
        chart: Chart,
    },
    /// A sign of life.
    Pong {
        /// The id of the ping.
        id: u32,
    },
    /// The server closes the socket after this.
    Closing {
        /// Why, for programs.
        code: RefusalCode,
    },
}

/// What a learner wants of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LessonWish {
    /// To go back to the question before, or to the one whose answer has shown its cost.
    Back,
    /// To have the question answered as the lesson would.
    Skip,
}

/// What a lesson says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonSaid {
    /// Its name.
    pub title: Phrase,
    /// The step, from 1.
    pub step: u32,
    /// How many steps there are.
    pub of: u32,
    /// What is going on.
    pub mode: Mode,
    /// What is said, in order.
    pub said: Vec<Phrase>,
    /// Why the last answer was not taken.
    pub refused: Option<Phrase>,
    /// What is lit on the board.
    pub light: Vec<String>,
    /// Whether the learner can go back.
    pub back: bool,
    /// Whether the lesson can answer for the learner.
    pub skip: bool,
    /// The lesson after this one.
    pub next: Option<String>,
}

/// Where answers lead that were tried. It follows from what the seat sees, so it is the same whatever is hidden.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drafted {
    /// What the seat would be asked next; the question itself, with its steps taken, if steps were tried.
    pub question: Option<Question>,
    /// What the seat would see. Null if others answer first, or something is drawn or revealed.
    pub view: Value,
    /// Why nothing can be tried beyond these answers, or beyond the one that the steps make, if they make one.
    pub stop: Option<Stop>,
}

impl FromPage {
    /// Tries the steps of the answer to the question that is asked.
    #[must_use]
    pub fn steps(id: u32, steps: Vec<Value>) -> Self {
        Self::Draft { id, moves: Vec::new(), steps: steps.into() }
    }
}

impl Drafted {
    /// The answer in progress, if the next one is made step by step.
    #[must_use]
    pub fn draft(&self) -> Option<&Draft> {
        match &self.question.as_ref()?.choice {
            Choice::Draft { draft } => Some(draft),
            Choice::One { .. } | Choice::Some { .. } => None,
        }
    }
}

/// Why nothing can be tried beyond an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Something is drawn at random or revealed: the answer cannot be taken back.
    News,
    /// Others answer first.
    Others,
}

/// An answer that a bot looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintOption {
    /// The move, as the question offers it.
    pub answer: Value,
    /// The steps that make it, if it is made step by step.
    pub steps: Option<Value>,
    /// The move for people.
    pub said: Phrase,
    /// How likely it is to win, from 0 to 1.
    pub win: f64,
    /// By how many points it will be ahead of the best other player.
    pub margin: f64,
    /// In how many imagined games it was tried.
    pub samples: u32,
    /// Why the best answer is better than this one, and of the best, why it is better than the next; null if nothing speaks
    /// for it notably.
    pub because: Option<Phrase>,
    /// Other answers that lead to the same things, such as paying with other cards of no use.
    pub alike: Vec<Phrase>,
}

/// What another player is expected to answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintOthers {
    /// The seat.
    pub seat: Seat,
    /// The most likely answers, the most likely first.
    pub answers: Vec<HintShare>,
}

/// An answer that is expected of another player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HintShare {
    /// The move for people.
    pub said: Phrase,
    /// How likely it is, from 0 to 1.
    pub share: f64,
}

/// Points of every seat at the end of each round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chart {
    /// By round, then by seat.
    pub rounds: Vec<Vec<i32>>,
}

/// An entry of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Logged {
    /// Its place in this observer's log, from 0. Each observer counts its own entries, so there are no gaps to wonder about.
    pub index: u32,
    /// The round it happened in.
    pub round: u32,
    /// The game's own event, for animations; null for what happened at the table beside the game.
    pub event: Value,
    /// The event for people.
    pub said: Phrase,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayerInfo {
    /// The seat.
    pub seat: Seat,
    /// The name of a person; none for a bot or an open seat.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<String>,
    /// Whether nobody sits there yet.
    pub open: bool,
    /// Whether a person has the page open.
    pub online: bool,
    /// Whether a bot plays for the person now.
    pub stand_in: bool,
    /// Whether the seat was given up.
    pub resigned: bool,
    /// Whether the person wants a rematch.
    pub rematch: bool,
    /// Time left in milliseconds, where there is a clock.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub time_left: Option<u64>,
    /// Whether it runs now.
    pub clock_runs: bool,
}
