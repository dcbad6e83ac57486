//! Commands in, effects out: [`Table::handle`].

use game::{BySeat, Legal, Observer, Seat};

use crate::chair::{Chair, LastMove};
use crate::clock::Time;
use crate::log::{Away, By, LogEntry, TableEvent};
use crate::{Command, Effect, Holder, Refusal, Table};

/// How many entries other than moves a seat may cause before nonessential ones are refused.
const MAX_OTHER_ENTRIES: u32 = 500;

/// An answer, and the answers to the next questions that were given with it.
struct Chain<M> {
    first: M,
    then: Vec<M>,
}

impl<M> Chain<M> {
    fn of(answer: M) -> Self {
        Self { first: answer, then: Vec::new() }
    }
}

/// The state before a command. Comparing it with the state after gives the effects.
struct Before {
    /// The versions of the questions that bots are busy with.
    bots: BySeat<Option<u32>>,
    over: bool,
    rematch: bool,
}

impl<G: Legal> Table<G> {
    /// Executes a command and returns what else must be done, in order.
    ///
    /// The same commands at the same times give the same effects. A refused command changes nothing.
    pub fn handle(&mut self, now: Time, command: Command<G::Move>) -> Vec<Effect<G>> {
        let before = self.before();
        let mut effects = Vec::new();
        self.time_out(now, &mut effects);
        let seat = command.seat();
        if let Err(refusal) = self.execute(now, command, &mut effects) {
            effects.push(Effect::Refuse { seat, refusal });
        }
        self.conclude(now, &before, &mut effects);
        effects
    }

    /// What must be done after [`Table::restore`]: asks bots again and handles clocks that ran out in the meantime.
    pub fn resume(&mut self, now: Time) -> Vec<Effect<G>> {
        let before = Before { bots: self.chairs.map(|_, _| None), ..self.before() };
        let mut effects = Vec::new();
        self.time_out(now, &mut effects);
        self.answer_unasked(now, &mut effects);
        self.conclude(now, &before, &mut effects);
        effects
    }

    fn before(&self) -> Before {
        Before { bots: self.bot_questions(), over: self.outcome.is_some(), rematch: self.rematch.is_some() }
    }

    fn bot_questions(&self) -> BySeat<Option<u32>> {
        self.chairs.map(|_, chair| {
            chair.bot(&self.setup.stand_in)?;
            chair.question.as_ref().map(|question| question.version)
        })
    }

    fn execute(
        &mut self,
        now: Time,
        command: Command<G::Move>,
        effects: &mut Vec<Effect<G>>,
    ) -> Result<(), Refusal<G::Illegal>> {
        let what = match command {
            Command::Sit { seat, id } => TableEvent::Sat { seat, holder: Holder::Person { id } },
            Command::SitBot { seat, level } => TableEvent::Sat { seat, holder: Holder::Bot { level } },
            Command::TakeOver { seat, id } => TableEvent::TakenOver { seat, id },
            Command::Leave { seat } if self.recording.is_none() => TableEvent::StoodUp { seat },
            Command::Leave { seat } => TableEvent::WentAway { seat, why: Away::Left },
            Command::Return { seat } => TableEvent::CameBack { seat },
            Command::Undo { seat, version } => {
                self.check_undo(seat, version)?;
                TableEvent::Undone { seat }
            }
            Command::Rewind { seat, moves } => TableEvent::Rewound { seat, moves },
            Command::Conclude { seat } => TableEvent::Concluded { seat },
            Command::Automatic { seat, on } => TableEvent::Automatic { seat, on },
            Command::Resign { seat } => TableEvent::Resigned { seat },
            Command::Rematch { seat } => TableEvent::WantsRematch { seat },
            Command::Move { seat, version, answer } => {
                return self.answer(now, seat, version, Chain::of(answer), false, effects);
            }
            Command::Chain { seat, version, first, then } => {
                return self.answer(now, seat, version, Chain { first, then }, false, effects);
            }
            Command::BotMove { seat, version, answer } => {
                return self.answer(now, seat, version, Chain::of(answer), true, effects);
            }
            Command::Tick => return Ok(()),
        };
        self.commit(now, what, effects)
    }

    /// Checks and applies an event, then has it stored and announced.
    pub(crate) fn commit(
        &mut self,
        at: Time,
        what: TableEvent<G::Move>,
        effects: &mut Vec<Effect<G>>,
    ) -> Result<(), Refusal<G::Illegal>> {
        self.permit(&what)?;
        if self.is_redundant(&what) {
            return Ok(());
        }
        if self.exceeds_limit(&what) {
            return Err(Refusal::TooOften);
        }
        let told = self.history.lines().len();
        self.apply(at, &what);
        self.announce(LogEntry { at, what }, told, effects);
        Ok(())
    }

    /// Whether an event would change nothing.
    fn is_redundant(&self, what: &TableEvent<G::Move>) -> bool {
        match *what {
            TableEvent::Automatic { seat, on } => self.chairs[seat].automatic == on,
            TableEvent::WantsRematch { seat } => self.chairs[seat].wants_rematch,
            TableEvent::Sat { .. }
            | TableEvent::TakenOver { .. }
            | TableEvent::StoodUp { .. }
            | TableEvent::Moved { .. }
            | TableEvent::Undone { .. }
            | TableEvent::Rewound { .. }
            | TableEvent::Concluded { .. }
            | TableEvent::WentAway { .. }
            | TableEvent::CameBack { .. }
            | TableEvent::Resigned { .. } => false,
        }
    }

    /// Whether a seat has caused so many nonessential entries that they could fill the disk. Entries that a match needs in order
    /// to continue and end are never refused.
    fn exceeds_limit(&self, what: &TableEvent<G::Move>) -> bool {
        let is_idle = match what {
            TableEvent::StoodUp { .. }
            | TableEvent::Undone { .. }
            | TableEvent::Rewound { .. }
            | TableEvent::Automatic { .. }
            | TableEvent::WentAway { why: Away::Left, .. } => true,
            TableEvent::Sat { .. }
            | TableEvent::TakenOver { .. }
            | TableEvent::Moved { .. }
            | TableEvent::Concluded { .. }
            | TableEvent::WentAway { why: Away::TimedOut, .. }
            | TableEvent::CameBack { .. }
            | TableEvent::Resigned { .. }
            | TableEvent::WantsRematch { .. } => false,
        };
        is_idle && self.chairs[what.seat()].other_entries >= MAX_OTHER_ENTRIES
    }

    /// Stores first, then announces.
    fn announce(&self, stored: LogEntry<G::Move>, told: usize, effects: &mut Vec<Effect<G>>) {
        effects.push(Effect::Store(stored));
        effects.extend(self.history.lines()[told..].iter().cloned().map(Effect::Say));
    }

    fn answer(
        &mut self,
        now: Time,
        seat: Seat,
        version: u32,
        chain: Chain<G::Move>,
        by_bot: bool,
        effects: &mut Vec<Effect<G>>,
    ) -> Result<(), Refusal<G::Illegal>> {
        let chair = self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?;
        let repeated = chair.last.as_ref().is_some_and(|last| last.is_sent_again(version, &chain.first, by_bot));
        if !repeated {
            let by = self.who_answers(chair, version, by_bot)?;
            self.play(now, seat, version, chain, by, effects)?;
        }
        effects.push(Effect::Accepted { seat, version: self.version });
        Ok(())
    }

    /// The question that a person in a seat would answer now, having seen this version.
    ///
    /// # Errors
    /// What an answer would be refused for.
    pub fn question(&self, seat: Seat, version: u32) -> Result<&G::Prompt, Refusal<G::Illegal>> {
        let chair = self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?;
        self.who_answers(chair, version, false)?;
        chair.question.as_ref().map(|question| &question.prompt).ok_or(Refusal::NotAsked)
    }

    fn who_answers(&self, chair: &Chair<G>, version: u32, by_bot: bool) -> Result<By, Refusal<G::Illegal>> {
        if !self.is_playing() {
            return Err(Refusal::NotPlaying);
        }
        let by = match (by_bot, chair.is_person(), chair.plays_in_person()) {
            (false, true, true) => By::Person,
            (false, true, false) if chair.resigned => return Err(Refusal::Resigned),
            (false, true, false) => return Err(Refusal::StandIn),
            (false, false, _) => return Err(Refusal::NotAPerson),
            (true, _, true) => return Err(Refusal::NotABot),
            (true, true, false) => By::StandIn,
            (true, false, false) => By::Bot,
        };
        match &chair.question {
            // A later version had the same question: others may answer in between.
            Some(question) if (question.version..=self.version).contains(&version) => Ok(by),
            None if version == self.version => Err(Refusal::NotAsked),
            Some(_) | None => Err(Refusal::Stale { version: self.version }),
        }
    }

    fn play(
        &mut self,
        at: Time,
        seat: Seat,
        version: u32,
        chain: Chain<G::Move>,
        by: By,
        effects: &mut Vec<Effect<G>>,
    ) -> Result<(), Refusal<G::Illegal>> {
        let told = self.history.lines().len();
        let Chain { first: answer, then } = chain;
        let last = LastMove { version, answer: answer.clone(), by };
        let digest = self.make_move(at, seat, last, then.clone())?;
        let what = TableEvent::Moved { seat, version, answer, then, by, digest };
        self.announce(LogEntry { at, what }, told, effects);
        Ok(())
    }

    /// Handles clocks that have run out.
    fn time_out(&mut self, now: Time, effects: &mut Vec<Effect<G>>) {
        for seat in self.chairs.seats() {
            let end = self.chairs[seat].watch.runs_out(self.setup.clock);
            if self.is_playing() && end.is_some_and(|end| end <= now) {
                // It cannot be refused: only the clock of a person who is present runs.
                let _ = self.commit(now, TableEvent::WentAway { seat, why: Away::TimedOut }, effects);
            }
        }
    }

    /// Gives the answers that need no asking: those held from a chain, and forced ones of seats with automatic answers.
    fn answer_unasked(&mut self, now: Time, effects: &mut Vec<Effect<G>>) {
        while let Some((seat, version, answer, by)) = self.unasked() {
            if self.play(now, seat, version, Chain::of(answer), by, effects).is_err() {
                // A game that offers what it refuses must not hang the table: the person can still be asked.
                return;
            }
        }
    }

    fn unasked(&self) -> Option<(Seat, u32, G::Move, By)> {
        self.chairs.iter().filter(|_| self.is_playing()).find_map(|(seat, chair)| {
            let question = chair.question.as_ref().filter(|_| chair.plays_in_person())?;
            if let Some(answer) = chair.held.first() {
                return Some((seat, question.version, answer.clone(), By::Held));
            }
            if !chair.automatic || (G::is_secret(&question.prompt) && self.has_other_people(seat)) {
                return None;
            }
            let answer = G::only_move(&question.prompt)?;
            Some((seat, question.version, answer, By::Automatic))
        })
    }

    /// Whether somebody could draw conclusions from how fast a seat answers. Bots do not.
    fn has_other_people(&self, seat: Seat) -> bool {
        self.chairs.iter().any(|(other, chair)| other != seat && chair.is_person())
    }

    fn conclude(&mut self, now: Time, before: &Before, effects: &mut Vec<Effect<G>>) {
        let stored = |effects: &[Effect<G>]| effects.iter().any(|effect| matches!(effect, Effect::Store(_)));
        if stored(effects) {
            self.answer_unasked(now, effects);
            effects.push(Effect::Changed);
        }
        if let Some(outcome) = self.outcome.as_ref().filter(|_| !before.over) {
            effects.push(Effect::Over(outcome.clone()));
        }
        if let Some(holders) = self.rematch.as_ref().filter(|_| !before.rematch) {
            effects.push(Effect::Rematch(holders.clone()));
        }
        self.ask_bots(before, effects);
        let ends = self.chairs.values().filter_map(|chair| chair.watch.runs_out(self.setup.clock));
        effects.extend(ends.min().map(Effect::WakeAt));
    }

    fn ask_bots(&self, before: &Before, effects: &mut Vec<Effect<G>>) {
        let Some(game) = self.game() else { return };
        for (seat, chair) in self.chairs.iter() {
            let (Some(level), Some(question)) = (chair.bot(&self.setup.stand_in), &chair.question) else { continue };
            if before.bots[seat] != Some(question.version) {
                effects.push(Effect::AskBot {
                    seat,
                    level: level.to_string(),
                    version: question.version,
                    view: game.view(Observer::Seat(seat)),
                    prompt: question.prompt.clone(),
                });
            }
        }
    }
}
