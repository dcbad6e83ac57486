//! A move: plays, announces and records it, then asks the seats that must answer.

use game::record::Digest;
use game::{BySeat, Legal, Observer, Recording, Seat, Told};

use crate::chair::{LastMove, Question};
use crate::clock::Time;
use crate::log::By;
use crate::table::RoundEnd;
use crate::undo::TakeBack;
use crate::{Refusal, Table, result};

/// What a move has done, as far as it affects whether other moves can be taken back.
pub(crate) struct Made<E> {
    pub(crate) seat: Seat,
    pub(crate) by: By,
    /// Whether anything was drawn at random.
    pub(crate) drew: bool,
    pub(crate) told: Vec<Told<E>>,
}

impl<G: Legal> Table<G> {
    /// Plays a move, if the rules allow it, and returns the digest of all events so far.
    pub(crate) fn make_move(
        &mut self,
        at: Time,
        seat: Seat,
        last: LastMove<G::Move>,
        then: Vec<G::Move>,
    ) -> Result<Digest, Refusal<G::Illegal>> {
        let Some(recording) = &mut self.recording else { return Err(Refusal::NotPlaying) };
        let (round, position) = (recording.game().round(), recording.game().chance().position());
        let scores = (last.by == By::Person).then(|| recording.game().scores());
        let index = recording.record().moves.len();
        let mut told = Vec::new();
        recording.play(seat, &last.answer, &mut told).map_err(|why| Refusal::Illegal { why })?;
        let by = last.by;
        let drew = recording.game().chance().position() != position;
        let digest = recording.record().moves[index].digest.clone();

        self.version += 1;
        let chair = &mut self.chairs[seat];
        let take_back = TakeBack { index, since: chair.watch.running(), continues: by == By::Held };
        match by {
            By::Person => chair.watch.moved(self.setup.clock, at),
            By::Bot | By::Automatic | By::Held | By::StandIn => chair.watch.run(false, at),
        }
        chair.last_change = self.version;
        if by == By::Person {
            chair.since = self.history.len(Observer::Seat(seat));
            chair.scores = scores;
        }
        match by {
            // A person's move is still recognized if it is sent again after those that followed by themselves.
            By::Automatic => {}
            By::Held => drop(chair.held.drain(..1.min(chair.held.len()))),
            By::Person | By::Bot | By::StandIn => {
                chair.last = Some(last);
                chair.held = then;
            }
        }
        let made = Made { seat, by, drew, told };
        self.note_take_backs(take_back, &made);
        self.tell(round, made.told);
        self.note_scores(round);
        self.ask(Some(seat), at);
        self.drop_impossible();
        Ok(digest)
    }

    /// Drops chains whose next answer the rules do not allow. The person is asked instead.
    fn drop_impossible(&mut self) {
        let Some(recording) = &self.recording else { return };
        for seat in self.chairs.seats() {
            let chair = &mut self.chairs[seat];
            let (Some(next), Some(_)) = (chair.held.first(), &chair.question) else { continue };
            if recording.game().clone().play(seat, next, &mut ()).is_err() {
                chair.held.clear();
            }
        }
    }

    /// Stores the scores at the end of each round, and the result at the end of the game. Before the first round there
    /// are none.
    fn note_scores(&mut self, round: u32) {
        let Some(recording) = &self.recording else { return };
        let game = recording.game();
        let outcome = game.outcome();
        if outcome.is_some() || (round > 0 && game.round() > round) {
            self.chart.push(RoundEnd { moves: recording.record().moves.len(), scores: game.scores() });
        }
        if let Some(outcome) = outcome {
            self.outcome = Some(result::behind(&outcome, self.resigned()));
        }
    }

    /// Ends the match when all but one seat have resigned, or all people have.
    pub(crate) fn end_if_given_up(&mut self) {
        let on = self.chairs.values().filter(|chair| !chair.resigned);
        let people = on.clone().filter(|chair| chair.is_person()).count();
        if on.count() > 1 && people > 0 {
            return;
        }
        self.end_unfinished();
    }

    /// Ends the match with the scores as they stand.
    pub(crate) fn end_unfinished(&mut self) {
        let Some(recording) = &self.recording else { return };
        let scores = recording.game().scores();
        self.outcome = Some(result::unfinished(&scores, self.resigned()));
        self.chart.push(RoundEnd { moves: recording.record().moves.len(), scores });
        self.forget_questions();
    }

    fn forget_questions(&mut self) {
        for chair in self.chairs.values_mut() {
            chair.question = None;
            chair.held.clear();
            chair.take_backs.clear();
        }
    }

    /// Asks the open questions. A question that was already open, and is not the mover's, stays the same: its version
    /// and its clock do not change because others move.
    pub(crate) fn ask(&mut self, mover: Option<Seat>, at: Time) {
        if self.outcome.is_some() {
            self.forget_questions();
        }
        let playing = self.is_playing();
        let players = self.chairs.players();
        let game = self.recording.as_ref().map(Recording::game).filter(|_| playing);
        let mut prompts = BySeat::new(players, |seat| game.and_then(|game| game.prompt(seat)));
        for seat in prompts.seats() {
            let (prompt, chair) = (prompts[seat].take(), &mut self.chairs[seat]);
            let asked = chair.question.as_ref().map(|question| &question.prompt);
            if mover == Some(seat) || asked != prompt.as_ref() {
                chair.question = prompt.map(|prompt| Question { version: self.version, prompt });
            }
        }
        self.set_watches(at);
    }
}
