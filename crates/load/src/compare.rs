//! Compares what a restarted server says with what a [`Witness`] was told before.

use std::fmt;

use game::Seat;
use protocol::{Logged, MatchInfo, MatchStatus, ReplayStep};
use serde::Serialize;
use words::Phrase;

use crate::witness::{Place, Request, Witness, differs, took_back};

/// Something that was acknowledged and is not there any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Loss {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The seat it was told to.
    pub seat: u8,
    /// What it was.
    pub what: String,
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}, seat {}: {}", self.game, self.id, self.seat, self.what)
    }
}

/// What a restarted server says to one person about one match.
#[derive(Clone, Debug)]
pub struct Told {
    /// The match.
    pub info: MatchInfo,
    /// Its moves; none before it has begun.
    pub steps: Option<Vec<ReplayStep>>,
    /// The whole log.
    pub log: Vec<Logged>,
    /// The version.
    pub version: u32,
    /// The person's own place.
    pub place: Option<Place>,
    /// The record, once it is over.
    pub record: Option<String>,
}

impl Told {
    /// The moves of a seat as the replay puts them.
    fn moves_of(&self, seat: Seat) -> Vec<&Phrase> {
        let steps = self.steps.as_deref().unwrap_or_default();
        steps.iter().filter(|step| step.seat == seat).filter_map(|step| step.said.as_ref()).collect()
    }
}

/// What was acknowledged and is not there any more.
#[must_use]
pub fn compare(witness: &Witness, told: &Told) -> Vec<Loss> {
    let mut lost = Vec::new();
    compare_table(witness, told, &mut lost);
    compare_log(witness, told, &mut lost);
    compare_moves(witness, told, &mut lost);
    compare_place(witness, told, &mut lost);
    if let Some(record) = &witness.record
        && told.record.as_ref() != Some(record)
    {
        lost.push("the record of the finished match is another one".to_string());
    }
    lost.into_iter().map(|what| witness.loss(what)).collect()
}

fn compare_table(witness: &Witness, told: &Told, lost: &mut Vec<String>) {
    let info = &told.info;
    if info.id != witness.id || info.game != witness.game {
        lost.push(format!("the match is {} {} now", info.game, info.id));
    }
    if info.you != Some(witness.seat) {
        lost.push(format!("the person has no longer this seat, but {:?}", info.you));
    }
    if told.version < witness.version {
        lost.push(format!("version {} was told, and it is {} now", witness.version, told.version));
    }
}

fn compare_log(witness: &Witness, told: &Told, lost: &mut Vec<String>) {
    // The first difference says enough: everything after it is shifted.
    let first = witness.log.iter().enumerate().find(|(index, known)| told.log.get(*index) != Some(known));
    if let Some((index, known)) = first {
        let missing = witness.log.len().saturating_sub(told.log.len());
        lost.push(format!("{} ({missing} entries fewer than were told)", differs(known, told.log.get(index))));
    }
}

fn compare_moves(witness: &Witness, told: &Told, lost: &mut Vec<String>) {
    let (found, expected) = (told.moves_of(witness.seat), expected_moves(witness, told));
    let is_whole = if witness.has_help { is_within(expected, &found) } else { is_exact(witness, expected, &found) };
    if !is_whole {
        let mut rest = found.iter();
        let missing = expected.iter().position(|wanted| !rest.any(|other| *other == wanted)).unwrap_or(expected.len());
        lost.push(format!(
            "{} accepted moves were not taken back, and the replay has {} of this seat{}; the first one that is not found is \
             move {missing}: {:?}. What happened last: {}",
            expected.len(),
            found.len(),
            if witness.has_help { ", where others moved for it, too" } else { "" },
            expected.get(missing),
            witness.trail(),
        ));
    }
}

/// The accepted moves, without those that were taken back in what the person had not heard yet.
fn expected_moves<'a>(witness: &'a Witness, told: &Told) -> &'a [Phrase] {
    let news = told.log.get(witness.log.len()..).unwrap_or_default();
    let undone = news.iter().filter(|entry| took_back(entry, witness.seat)).count();
    &witness.moves[..witness.moves.len().saturating_sub(undone)]
}

/// Whether these are the accepted moves, perhaps with the one that was sent and not answered.
fn is_exact(witness: &Witness, expected: &[Phrase], found: &[&Phrase]) -> bool {
    let with_sent = expected.iter().chain(&witness.sent);
    expected.iter().eq(found.iter().copied()) || with_sent.eq(found.iter().copied())
}

/// Whether all accepted moves are there in their order, with others between them.
fn is_within(expected: &[Phrase], found: &[&Phrase]) -> bool {
    let mut found = found.iter();
    expected.iter().all(|wanted| found.any(|other| *other == wanted))
}

fn compare_place(witness: &Witness, told: &Told, lost: &mut Vec<String>) {
    let (Some(was), Some(is)) = (&witness.place, &told.place) else {
        if witness.place.is_some() {
            lost.push("nothing is told about the person's place any more".into());
        }
        return;
    };
    let order = |status| match status {
        MatchStatus::Waiting => 0,
        MatchStatus::Playing => 1,
        MatchStatus::Over => 2,
    };
    let wish = witness.wish;
    let checks = [
        ("how the match stands", order(is.status) >= order(was.status)),
        ("automatic answers", is.automatic == was.automatic || matches!(wish, Some(Request::Automatic(_)))),
        (
            "the stand-in",
            is.stand_in == was.stand_in || matches!(wish, Some(Request::Leave | Request::Return | Request::Resign)),
        ),
        ("giving up", is.resigned == was.resigned || wish == Some(Request::Resign)),
        ("wanting a rematch", is.wants_rematch == was.wants_rematch || wish == Some(Request::Rematch)),
        ("the next match", was.rematch.is_none() || is.rematch == was.rematch),
    ];
    let changed = checks.iter().filter(|(_, is_kept)| !is_kept);
    lost.extend(changed.map(|(what, _)| format!("{what} was acknowledged otherwise: it was {was:?} and is {is:?}")));
}

impl Witness {
    /// Takes over what a restarted server says, after it was compared: what was asked for and not answered is settled by it.
    pub fn adopt(&mut self, told: &Told) {
        let kept = expected_moves(self, told).len();
        self.moves.truncate(kept);
        if let Some(sent) = self.sent.take()
            && !self.has_help
            && told.moves_of(self.seat).len() == kept + 1
        {
            self.moves.push(sent);
        }
        self.note(format!("compared at version {}", told.version));
        self.wish = None;
        self.version = told.version;
        self.log.clone_from(&told.log);
        self.place.clone_from(&told.place);
        self.record = self.record.take().or_else(|| told.record.clone());
    }
}

#[cfg(test)]
mod tests;
