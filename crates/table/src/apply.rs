//! What may happen at a table, and what it changes. Commands and restored entries both go through here.

use game::{Audience, BySeat, Chance, Game, Legal, Recording, Seat, Told};

use crate::chair::{Chair, LastMove};
use crate::clock::Time;
use crate::history::{Content, Line, Notice};
use crate::log::{LogEntry, RestoreError, TableEvent};
use crate::{Holder, Refusal, Table};

/// Which of the generators derived from a match's seed draws the seats.
const LOTS: u64 = 1;

impl<G: Legal> Table<G> {
    /// Whether an event is allowed now.
    pub(crate) fn permit(&self, what: &TableEvent<G::Move>) -> Result<(), Refusal<G::Illegal>> {
        let chair = self.chairs.get(what.seat()).ok_or(Refusal::NoSuchSeat)?;
        match what {
            TableEvent::Sat { holder, .. } => self.permit_sitting(chair, holder),
            TableEvent::TakenOver { id, .. } => {
                person(chair)?;
                if self.seat_of(id).is_none() { Ok(()) } else { Err(Refusal::AlreadySeated) }
            }
            TableEvent::StoodUp { .. } => match chair.holder {
                _ if self.recording.is_some() => Err(Refusal::Begun),
                Holder::Open => Err(Refusal::NotAPerson),
                Holder::Person { .. } | Holder::Bot { .. } => Ok(()),
            },
            TableEvent::Automatic { .. } => person(chair),
            TableEvent::Moved { .. } => self.permit_playing(chair, false),
            TableEvent::Undone { .. } => {
                self.permit_playing(chair, true)?;
                if chair.take_backs.is_empty() { Err(Refusal::NothingToUndo) } else { Ok(()) }
            }
            TableEvent::Rewound { moves, .. } => {
                self.permit_lesson(chair)?;
                let made = self.record().map_or(0, |record| record.moves.len());
                if *moves < made { Ok(()) } else { Err(Refusal::NothingToUndo) }
            }
            TableEvent::Concluded { .. } => {
                self.permit_lesson(chair)?;
                self.permit_playing(chair, false)
            }
            TableEvent::WentAway { .. } => {
                self.permit_later(chair)?;
                if chair.away.is_none() { Ok(()) } else { Err(Refusal::StandIn) }
            }
            TableEvent::CameBack { .. } => {
                self.permit_later(chair)?;
                if chair.away.is_some() { Ok(()) } else { Err(Refusal::NotAway) }
            }
            TableEvent::Resigned { .. } => {
                person(chair)?;
                self.permit_playing(chair, false)?;
                if chair.resigned { Err(Refusal::Resigned) } else { Ok(()) }
            }
            TableEvent::WantsRematch { .. } => {
                self.permit_later(chair)?;
                if self.outcome.is_some() { Ok(()) } else { Err(Refusal::NotOver) }
            }
        }
    }

    fn permit_sitting(&self, chair: &Chair<G>, holder: &Holder) -> Result<(), Refusal<G::Illegal>> {
        if self.recording.is_some() {
            return Err(Refusal::Begun);
        }
        if chair.holder != Holder::Open {
            return Err(Refusal::SeatTaken);
        }
        match holder {
            Holder::Open => Err(Refusal::NotAPerson),
            Holder::Person { id } if self.seat_of(id).is_some() => Err(Refusal::AlreadySeated),
            Holder::Person { .. } | Holder::Bot { .. } => Ok(()),
        }
    }

    /// What only a learner does, while a lesson is played and even after its game has ended.
    fn permit_lesson(&self, chair: &Chair<G>) -> Result<(), Refusal<G::Illegal>> {
        if self.setup.lesson.is_none() {
            return Err(Refusal::NoLesson);
        }
        self.permit_later(chair)?;
        if chair.resigned { Err(Refusal::Resigned) } else { Ok(()) }
    }

    fn permit_playing(&self, chair: &Chair<G>, in_person: bool) -> Result<(), Refusal<G::Illegal>> {
        if !self.is_playing() {
            return Err(Refusal::NotPlaying);
        }
        if in_person {
            person(chair)?;
            if chair.resigned {
                return Err(Refusal::Resigned);
            }
            if chair.away.is_some() {
                return Err(Refusal::StandIn);
            }
        }
        Ok(())
    }

    /// What people do during a match or after it, until the next one is agreed.
    fn permit_later(&self, chair: &Chair<G>) -> Result<(), Refusal<G::Illegal>> {
        person(chair)?;
        match (&self.recording, &self.rematch) {
            (None, _) => Err(Refusal::NotPlaying),
            (Some(_), Some(_)) => Err(Refusal::RematchAgreed),
            (Some(_), None) => Ok(()),
        }
    }

    /// Applies a permitted event. [`Table::make_move`] handles moves.
    pub(crate) fn apply(&mut self, at: Time, what: &TableEvent<G::Move>) {
        let seat = what.seat();
        let chair = &mut self.chairs[seat];
        chair.other_entries += 1;
        match what {
            TableEvent::Sat { holder, .. } => {
                chair.holder = holder.clone();
                self.start_if_full(at);
            }
            TableEvent::TakenOver { id, .. } => {
                chair.holder = Holder::Person { id: id.clone() };
                chair.away = None;
                chair.automatic = self.setup.answers_forced;
                chair.wants_rematch = false;
                chair.watch.came_back(self.setup.clock);
                // Moves of the previous person cannot be sent again or taken back by the new one.
                chair.last = None;
                chair.held.clear();
                chair.take_backs.clear();
            }
            TableEvent::StoodUp { .. } => {
                let automatic = self.setup.answers_forced;
                *chair =
                    Chair { watch: chair.watch, automatic, other_entries: chair.other_entries, ..Chair::default() };
            }
            TableEvent::Automatic { on, .. } => chair.automatic = *on,
            TableEvent::Moved { .. } => {}
            TableEvent::Undone { .. } => self.take_back(at, seat),
            TableEvent::Rewound { moves, .. } => self.rewind(at, seat, *moves),
            TableEvent::Concluded { .. } => self.end_unfinished(),
            TableEvent::WentAway { why, .. } => {
                chair.away = Some(*why);
                chair.held.clear();
                chair.wants_rematch = false;
                self.notice(Notice::WentAway { seat, why: *why });
            }
            TableEvent::CameBack { .. } => {
                chair.away = None;
                chair.watch.came_back(self.setup.clock);
                self.notice(Notice::CameBack { seat });
            }
            TableEvent::Resigned { .. } => {
                chair.resigned = true;
                chair.held.clear();
                self.notice(Notice::Resigned { seat });
                self.end_if_given_up();
            }
            TableEvent::WantsRematch { .. } => {
                chair.wants_rematch = true;
                chair.away = None;
            }
        }
        self.set_watches(at);
        self.agree_on_rematch();
    }

    /// Replays a stored entry.
    pub(crate) fn replay(&mut self, index: usize, entry: &LogEntry<G::Move>) -> Result<(), RestoreError> {
        let impossible = |refusal: Refusal<G::Illegal>| RestoreError::Impossible { index, reason: refusal.to_string() };
        self.permit(&entry.what).map_err(impossible)?;
        let TableEvent::Moved { seat, version, answer, then, by, digest } = &entry.what else {
            self.apply(entry.at, &entry.what);
            return Ok(());
        };
        let last = LastMove { version: *version, answer: answer.clone(), by: *by };
        let found = self.make_move(entry.at, *seat, last, then.clone()).map_err(impossible)?;
        if found == *digest { Ok(()) } else { Err(RestoreError::Differs { index, found, stored: digest.clone() }) }
    }

    /// Draws seats and deals as soon as the last seat is taken.
    fn start_if_full(&mut self, at: Time) {
        if self.chairs.values().any(|chair| chair.holder == Holder::Open) {
            return;
        }
        if self.setup.draws_seats {
            // From the match's own seed, so a restored match draws the same. The deal has its own generator and stays as it is.
            Chance::seeded(self.seed.derive(LOTS)).shuffle(self.chairs.values_mut().into_slice());
            self.notice(Notice::SeatsDrawn);
        }
        let mut told: Vec<Told<G::Event>> = Vec::new();
        // The setup was checked when the table was made, so the deal cannot fail.
        let Ok(recording) = Recording::<G>::start(self.setup.game.clone(), self.seed, &mut told) else { return };
        let round = recording.game().round();
        self.recording = Some(recording);
        self.version += 1;
        self.tell(round, told);
        self.ask(None, at);
    }

    pub(crate) fn tell(&mut self, round: u32, told: Vec<Told<G::Event>>) {
        for Told { audience, event } in told {
            self.history.push(Line { audience, round, content: Content::Event(event) });
        }
    }

    pub(crate) fn notice(&mut self, notice: Notice) {
        let round = self.game().map_or(0, G::round);
        self.history.push(Line { audience: Audience::Everyone, round, content: Content::Notice(notice) });
    }

    /// A clock runs while its person is asked and present.
    pub(crate) fn set_watches(&mut self, at: Time) {
        let playing = self.is_playing();
        for chair in self.chairs.values_mut() {
            let run = playing && chair.question.is_some() && chair.plays_in_person();
            chair.watch.run(run, at);
        }
    }

    /// The next match is agreed when everyone still present wants it. Bots always do. People who left keep nobody
    /// waiting, and their seats are open again.
    fn agree_on_rematch(&mut self) {
        let mut people = self.chairs.values().filter(|chair| chair.is_person() && chair.away.is_none()).peekable();
        if self.outcome.is_none() || people.peek().is_none() || !people.all(|chair| chair.wants_rematch) {
            return;
        }
        let players = self.chairs.players();
        self.rematch = Some(BySeat::new(players, |seat: Seat| {
            // The player to the left of the first seat starts the next match.
            let chair = &self.chairs[seat.next(players)];
            if chair.away.is_some() { Holder::Open } else { chair.holder.clone() }
        }));
    }
}

fn person<G: Game>(chair: &Chair<G>) -> Result<(), Refusal<G::Illegal>> {
    if chair.is_person() { Ok(()) } else { Err(Refusal::NotAPerson) }
}
