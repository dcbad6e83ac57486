//! Stepping through the moves of a match: from any point of view once it is over, before that only from the reader's own.

use game::record::Entry;
use game::{Audience, Observer, Record, Seat, Told};
use protocol::{FailureCode, Logged, ReplayPhase, ReplayPosition, ReplayStep};
use serde_json::Value;
use table::Status;
use tokio::sync::oneshot;
use words::Made;

use super::task::Task;
use crate::error::{Answer, AppError};
use games::Playable;

/// The point of view of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum As {
    /// A seat's.
    Seat(Seat),
    /// A spectator's.
    Public,
    /// All seats' at once.
    All,
}

/// The moves of a match, as far as a reader may know them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Moves {
    /// Whether all points of view are open.
    pub(crate) open: bool,
    /// The moves.
    pub(crate) steps: Vec<ReplayStep>,
    /// The phases they were made in.
    pub(crate) phases: Vec<ReplayPhase>,
}

/// What a reader sees, and whether the match is over.
#[derive(Clone, Copy, Debug)]
struct Eyes {
    by: As,
    open: bool,
}

impl Eyes {
    /// The mover knows the move; others may only have seen its effects.
    fn know(self, mover: Seat) -> bool {
        self.open || self.by == As::Seat(mover)
    }
}

/// Who wants to look, and from which point of view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader {
    /// The reader's own seat.
    pub(crate) you: Option<Seat>,
    /// The requested point of view. The default is the reader's own.
    pub(crate) wish: Option<As>,
}

impl As {
    fn observer(self) -> Observer {
        match self {
            Self::Seat(seat) => Observer::Seat(seat),
            Self::Public | Self::All => Observer::Public,
        }
    }

    fn hears(self, audience: Audience) -> bool {
        self == Self::All || self.observer().hears(audience)
    }
}

impl<G: Playable> Task<G> {
    /// The record. It contains the seed, so nobody gets it before the end.
    pub(super) fn record(&self) -> Answer<String> {
        match (self.table.status(), self.table.record()) {
            (Status::Over { .. }, Some(record)) => Ok(record.to_json()),
            _ => Err(AppError::conflict(FailureCode::NotOver)),
        }
    }

    /// The record, and the point of view that the reader may use.
    fn readable(&self, reader: Reader) -> Answer<(Record<G>, Eyes)> {
        let open = matches!(self.table.status(), Status::Over { .. });
        let own = reader.you.map_or(As::Public, As::Seat);
        let by = reader.wish.unwrap_or(own);
        if !open && by != own && by != As::Public {
            return Err(AppError::forbidden(FailureCode::NotOver));
        }
        let record = self.table.record().ok_or_else(|| AppError::conflict(FailureCode::NotBegun))?;
        must_exist(by, &record.setup)?;
        Ok((record.clone(), Eyes { by, open }))
    }

    pub(super) fn steps(&self, reader: Reader, reply: oneshot::Sender<Answer<Moves>>) {
        self.beside(self.readable(reader), |(record, eyes)| steps(&record, eyes), reply);
    }

    pub(super) fn position(&self, reader: Reader, at: u32, reply: oneshot::Sender<Answer<ReplayPosition>>) {
        self.beside(self.readable(reader), move |(record, eyes)| position(&record, eyes, at), reply);
    }

    /// Replaying a record takes a while. The match and the sockets do not wait for it.
    pub(super) fn beside<R: Send + 'static, T: Send + 'static>(
        &self,
        readable: Answer<R>,
        work: impl FnOnce(R) -> Answer<T> + Send + 'static,
        reply: oneshot::Sender<Answer<T>>,
    ) {
        let app = self.app.clone();
        tokio::spawn(async move {
            let answer = match readable {
                Ok(readable) => {
                    app.replay(move || work(readable)).await.unwrap_or_else(|| Err(AppError::internal("replay")))
                }
                Err(error) => Err(error),
            };
            let _ = reply.send(answer);
        });
    }
}

fn must_exist(by: As, setup: &impl game::Setup) -> Answer<()> {
    match by {
        As::Seat(seat) if seat.number() >= setup.players() => Err(AppError::not_found()),
        _ => Ok(()),
    }
}

/// A record that the reader brought, which is open to every point of view.
fn brought<G: Playable>(text: &str, by: As) -> Answer<(Record<G>, Eyes)> {
    let record = Record::<G>::from_json(text).map_err(|_| AppError::bad(FailureCode::BadRecord))?;
    must_exist(by, &record.setup)?;
    Ok((record, Eyes { by, open: true }))
}

/// The moves of a record that the reader brought.
pub(crate) fn steps_of<G: Playable>(text: &str, by: As) -> Answer<Moves> {
    let (record, eyes) = brought::<G>(text, by)?;
    steps(&record, eyes)
}

/// A position of a record that the reader brought.
pub(crate) fn position_of<G: Playable>(text: &str, by: As, at: u32) -> Answer<ReplayPosition> {
    let (record, eyes) = brought::<G>(text, by)?;
    position(&record, eyes, at)
}

fn steps<G: Playable>(record: &Record<G>, eyes: Eyes) -> Answer<Moves> {
    let mut replay = record.replay().map_err(AppError::internal)?;
    let mut steps: Vec<ReplayStep> = Vec::with_capacity(record.moves.len());
    let mut phases: Vec<ReplayPhase> = Vec::new();
    while let Some(Entry { seat, answer, .. }) = replay.next_move() {
        let (game, view) = (replay.game(), replay.game().view(eyes.by.observer()));
        let (round, name, first) = (game.round(), G::phase(&view), steps.len() as u32);
        if phases.last().is_none_or(|last| last.round != round || last.name != name) {
            phases.push(ReplayPhase { round, name, first });
        }
        let said = eyes.know(*seat).then(|| G::answer(answer));
        steps.push(ReplayStep { seat: *seat, round, step: G::step(&view), said });
        replay.step(&mut ()).map_err(AppError::internal)?;
    }
    Ok(Moves { open: eyes.open, steps, phases })
}

fn position<G: Playable>(record: &Record<G>, eyes: Eyes, at: u32) -> Answer<ReplayPosition> {
    let by = eyes.by;
    let mut told: Vec<Told<G::Event>> = Vec::new();
    let mut replay = record.replay_to(&mut told).map_err(AppError::internal)?;
    let (mut round, mut made) = (replay.game().round(), None);
    for made_before in 0..at {
        told.clear();
        round = replay.game().round();
        if made_before + 1 == at {
            made = replay.next_move().and_then(|entry| made_in(replay.game(), eyes, entry));
        }
        if !replay.step(&mut told).map_err(AppError::internal)? {
            return Err(AppError::not_found());
        }
    }
    let game = replay.game();
    let heard = told.iter().filter(|told| by.hears(told.audience));
    let events = heard.zip(0..).map(|(told, index)| Logged {
        index,
        round,
        event: json(&told.event),
        said: G::event(&told.event, told.audience),
    });
    let seats = (0..game::Setup::players(&record.setup)).map(Seat::new).filter(|_| by == As::All);
    let view = game.view(by.observer());
    Ok(ReplayPosition {
        at,
        seats: seats.map(|seat| json(&game.view(Observer::Seat(seat)))).collect(),
        step: G::step(&view),
        view: json(&view),
        waiting: game.asked().iter().collect(),
        made,
        events: events.collect(),
        scores: game.scores().values().copied().collect(),
    })
}

/// How a move was offered to its mover.
fn made_in<G: Playable>(game: &G, eyes: Eyes, entry: &Entry<G::Move>) -> Option<Made> {
    let prompt = game.prompt(entry.seat).filter(|_| eyes.know(entry.seat))?;
    Made::of::<G>(&game.view(Observer::Seat(entry.seat)), &prompt, &entry.answer)
}

fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("plain data can be written as JSON")
}
