//! Taking moves back: allowed exactly while the mover has learned nothing and no other seat has moved.
//!
//! After every move each seat is checked. Its earlier moves can no longer be taken back once
//!
//! - anything was drawn at random, for any seat: another move would draw something else;
//! - an event revealed something to the seat ([`game::Game::reveals`]): a card turned up, sealed answers opened,
//!   another seat's decision;
//! - another seat has moved. Only a sealed answer can still be taken back while others are missing
//!   ([`game::Game::sealed`]): the others answered without seeing it, so their answers stay.
//!
//! A stand-in's move cannot be taken back, nor can a move that ended the match. Automatic moves are taken back together with
//! the move that led to them, and the moves of a chain together.

use game::{BySeat, Chance, Legal, Observer, Recording, Seat};

use crate::clock::Time;
use crate::history::Notice;
use crate::log::By;
use crate::play::Made;
use crate::{Refusal, Table};

/// A move that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TakeBack {
    /// Its index in the record.
    pub(crate) index: usize,
    /// Since when the clock of its question had been running.
    pub(crate) since: Option<Time>,
    /// Whether it was confirmed together with the one before it. They are taken back together.
    pub(crate) continues: bool,
}

/// The place of the first move that is taken back together with the last one.
fn unit(take_backs: &[TakeBack]) -> Option<usize> {
    let last = take_backs.len().checked_sub(1)?;
    Some((0..=last).rev().find(|&at| !take_backs[at].continues).unwrap_or(0))
}

impl<G: Legal> Table<G> {
    /// The move that [`Command::Undo`](crate::Command::Undo) would take back for a seat: the first one, if it began a chain.
    #[must_use]
    pub fn undoable(&self, seat: Seat) -> Option<&G::Move> {
        let chair = self.chairs.get(seat).filter(|chair| self.is_playing() && chair.plays_in_person())?;
        let index = chair.take_backs[unit(&chair.take_backs)?].index;
        self.record()?.moves.get(index).map(|entry| &entry.answer)
    }

    /// The sender must have seen the move: a command that arrives twice must not take back two.
    pub(crate) fn check_undo(&self, seat: Seat, version: u32) -> Result<(), Refusal<G::Illegal>> {
        let chair = self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?;
        if self.is_playing() && !(chair.last_change..=self.version).contains(&version) {
            return Err(Refusal::Stale { version: self.version });
        }
        Ok(())
    }

    /// Notes what can still be taken back after a move.
    pub(crate) fn note_take_backs(&mut self, take_back: TakeBack, made: &Made<G::Event>) {
        for seat in self.chairs.seats() {
            let observer = Observer::Seat(seat);
            let mut heard = made.told.iter().filter(|told| observer.hears(told.audience));
            let learnt = made.drew || heard.any(|told| G::reveals(&told.event, seat));
            if learnt {
                self.chairs[seat].take_backs.clear();
            } else if seat == made.seat {
                self.note_own(take_back, made.by);
            } else {
                self.keep_sealed(seat);
            }
        }
    }

    fn note_own(&mut self, take_back: TakeBack, by: By) {
        let Some(recording) = &self.recording else { return };
        let moves = &recording.record().moves;
        let seat = moves[take_back.index].seat;
        let take_backs = &mut self.chairs[seat].take_backs;
        // Nothing before a sealed answer can be taken back once others have moved after it.
        let since_last = take_backs.last().map_or(&[][..], |last| &moves[last.index..]);
        if since_last.iter().any(|entry| entry.seat != seat) {
            take_backs.clear();
        }
        match by {
            // Without the beginning of its chain it would be asked alone, which nobody has confirmed.
            By::Held if take_backs.is_empty() => {}
            By::Person | By::Held => take_backs.push(take_back),
            By::Automatic => {}
            By::Bot | By::StandIn => take_backs.clear(),
        }
    }

    /// After another seat's move, only a sealed answer can be taken back.
    fn keep_sealed(&mut self, seat: Seat) {
        let last = self.chairs[seat].take_backs.last().copied();
        let sealed = last.filter(|last| {
            self.game().is_some_and(|game| game.sealed().contains(seat)) && self.is_independent(seat, last.index)
        });
        self.chairs[seat].take_backs = sealed.into_iter().collect();
    }

    /// Whether the moves since a seat's last one would have been the same without it, and it would be the same after
    /// them.
    fn is_independent(&self, seat: Seat, index: usize) -> bool {
        let Some(recording) = &self.recording else { return false };
        let (moves, record) = (&recording.record().moves, recording.record());
        if moves[index + 1..].iter().any(|entry| entry.seat == seat) {
            return false;
        }
        let Ok(mut game) = G::new(&record.setup, Chance::seeded(record.seed), &mut ()) else { return false };
        let others_first = moves[..index].iter().chain(&moves[index + 1..]).chain([&moves[index]]);
        others_first.into_iter().all(|entry| game.play(entry.seat, &entry.answer, &mut ()).is_ok())
            && game == *recording.game()
    }

    /// Takes back a seat's last move or chain, and the automatic moves after it, by replaying the record without them.
    pub(crate) fn take_back(&mut self, at: Time, seat: Seat) {
        let take_backs = &mut self.chairs[seat].take_backs;
        let Some(top) = unit(take_backs).and_then(|first| take_backs.drain(first..).next()) else { return };
        let Some(shorter) = self.without(seat, top.index) else { return };
        let removed = |before: usize| {
            let moves = self.record().map_or(&[][..], |record| &record.moves);
            moves[top.index..before.max(top.index)].iter().filter(|entry| entry.seat == seat).count()
        };
        let shifts: BySeat<Vec<usize>> =
            self.chairs.map(|_, chair| chair.take_backs.iter().map(|other| removed(other.index)).collect());
        for other in shifts.seats().filter(|&other| other != seat) {
            for (take_back, shift) in self.chairs[other].take_backs.iter_mut().zip(&shifts[other]) {
                take_back.index -= shift;
            }
        }
        self.recording = Some(shorter);
        // A sealed answer ends no round, so everything after the move is removed.
        self.chart.retain(|end| end.moves <= top.index);
        self.version += 1;
        let clock = self.setup.clock;
        let chair = &mut self.chairs[seat];
        chair.last = None;
        chair.held.clear();
        chair.last_change = self.version;
        chair.watch.taken_back(clock, top.since, at);
        self.notice(Notice::TookBack { seat });
        self.ask(Some(seat), at);
    }

    /// Goes back to the moment after the first `moves` moves of the record, whoever made those that follow. Only a lesson allows
    /// this: its learner has nobody to deceive.
    pub(crate) fn rewind(&mut self, at: Time, seat: Seat, moves: usize) {
        let Some(shorter) = self.first(moves) else { return };
        self.recording = Some(shorter);
        self.chart.retain(|end| end.moves <= moves);
        self.outcome = None;
        self.version += 1;
        for chair in self.chairs.values_mut() {
            chair.last = None;
            chair.held.clear();
            chair.take_backs.clear();
            // A bot must answer again, even if it is asked the same: its answer was taken back too.
            chair.question = None;
        }
        self.chairs[seat].last_change = self.version;
        self.notice(Notice::TookBack { seat });
        // What the others did in the moves that are gone is no news.
        self.chairs[seat].since = self.history.len(Observer::Seat(seat));
        self.chairs[seat].scores = self.game().map(G::scores);
        self.ask(None, at);
    }

    /// The record up to this many moves.
    fn first(&self, moves: usize) -> Option<Recording<G>> {
        let record = self.record()?;
        let mut shorter = Recording::start(record.setup.clone(), record.seed, &mut ()).ok()?;
        for entry in &record.moves[..moves] {
            shorter.play(entry.seat, &entry.answer, &mut ()).ok()?;
        }
        Some(shorter)
    }

    /// The record without a seat's moves from `index` on.
    fn without(&self, seat: Seat, index: usize) -> Option<Recording<G>> {
        let record = self.record()?;
        let mut shorter = Recording::start(record.setup.clone(), record.seed, &mut ()).ok()?;
        let kept = record.moves.iter().enumerate().filter(|(at, entry)| *at < index || entry.seat != seat);
        for (_, entry) in kept {
            shorter.play(entry.seat, &entry.answer, &mut ()).ok()?;
        }
        Some(shorter)
    }
}
