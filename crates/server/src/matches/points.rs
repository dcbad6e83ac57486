//! Where every point of a finished match came from, round by round.

use std::collections::BTreeMap;

use game::{BySeat, Observer, Record, Seat, Setup};
use games::Playable;
use protocol::{FailureCode, Gain, PointsByRound, RoundPoints};
use table::Status;
use tokio::sync::oneshot;
use words::Phrase;

use super::task::Task;
use crate::error::{Answer, AppError};

/// A seat's points by source.
type Points = BTreeMap<Phrase, i32>;

impl<G: Playable> Task<G> {
    pub(super) fn points(&self, reply: oneshot::Sender<Answer<PointsByRound>>) {
        let record = match (self.table.status(), self.table.record()) {
            (Status::Over { .. }, Some(record)) => Ok(record.clone()),
            _ => Err(AppError::conflict(FailureCode::NotOver)),
        };
        self.beside(record, |record: Record<G>| points(&record), reply);
    }
}

/// Rounds end where the chart of the result has its points.
fn points<G: Playable>(record: &Record<G>) -> Answer<PointsByRound> {
    let mut replay = record.replay().map_err(AppError::internal)?;
    let (mut rounds, mut round, mut first) = (Vec::new(), 0, 0);
    let mut before = held(replay.game());
    let mut moves = 0;
    loop {
        let game = replay.game();
        if game.round() > round {
            let now = held(game);
            if round > 0 {
                rounds.push(RoundPoints { first, seats: gains(&before, &now) });
            }
            (before, round, first) = (now, game.round(), moves);
        }
        if !replay.step(&mut ()).map_err(AppError::internal)? {
            break;
        }
        moves += 1;
    }
    rounds.push(RoundPoints { first, seats: gains(&before, &held(replay.game())) });
    Ok(PointsByRound { rounds })
}

fn held<G: Playable>(game: &G) -> BySeat<Points> {
    let view = game.view(Observer::Public);
    let of = |seat: Seat| {
        G::points(&view, seat).into_iter().fold(Points::new(), |mut all, (of, points)| {
            *all.entry(of).or_default() += points;
            all
        })
    };
    BySeat::new(game.setup().players(), of)
}

fn gains(before: &BySeat<Points>, now: &BySeat<Points>) -> Vec<Vec<Gain>> {
    let of = |(seat, now): (Seat, &Points)| {
        let before = &before[seat];
        let lost = before.iter().filter(|(of, _)| !now.contains_key(*of)).map(|(of, points)| (of, -points));
        let won = now.iter().map(|(of, points)| (of, points - before.get(of).unwrap_or(&0)));
        let changed = won.chain(lost).filter(|(_, points)| *points != 0);
        let mut gains: Vec<Gain> = changed.map(|(of, points)| Gain { of: of.clone(), points }).collect();
        gains.sort_by_key(|gain| -gain.points.abs());
        gains
    };
    now.iter().map(of).collect()
}
