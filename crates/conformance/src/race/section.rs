//! [`Section`]: one phase of the trace, what was asked and what happened in it.

use std::collections::VecDeque;

use super::trace::{Cards, Consume, Event, Legal, Name, Paid, Pairs, Phase, Question, Reshuffle, State};
use super::translator::News;
use crate::check::{Mismatch, json};

/// A phase of the trace that is being compared.
pub(super) struct Section<'t> {
    pub(super) phase: &'t Phase,
    /// What happened, in order, and how much of it the engine has done so far.
    effects: Vec<&'t Event>,
    done: usize,
    reshuffles: Vec<Reshuffle>,
    seats: Vec<OfSeat<'t>>,
}

/// The part of one seat.
#[derive(Default)]
struct OfSeat<'t> {
    /// What was asked, each with how many effects of this seat came before it.
    questions: VecDeque<(usize, &'t Question)>,
    /// The effects that the engine has done, except marks.
    done: Vec<&'t Event>,
    /// What it held when it paid.
    hand: Cards,
}

impl<'t> Section<'t> {
    pub(super) fn of(phase: &'t Phase, players: u8) -> Self {
        let mut section = Self {
            phase,
            effects: Vec::new(),
            done: 0,
            reshuffles: Vec::new(),
            seats: (0..players).map(|_| OfSeat::default()).collect(),
        };
        let mut before = vec![0; usize::from(players)];
        for event in &phase.events {
            match event {
                Event::Decide(decide) => {
                    let seat = usize::from(decide.seat);
                    section.seats[seat].questions.push_back((before[seat], &decide.question));
                }
                Event::Reshuffle(reshuffle) => section.reshuffles.push(*reshuffle),
                effect => {
                    if let Some(seat) = effect.seat().filter(|_| !is_mark(effect)) {
                        before[usize::from(seat)] += 1;
                    }
                    section.effects.push(effect);
                }
            }
        }
        section
    }

    pub(super) fn name(&self) -> Name {
        self.phase.phase
    }

    pub(super) fn state(&self) -> &'t State {
        &self.phase.state
    }

    /// Compares what the engine has done with what comes next in the trace.
    pub(super) fn compare(&mut self, news: &News) -> Result<(), Mismatch> {
        for (seat, hand) in &news.hands {
            self.seats[seat.index()].hand = (*hand).into();
        }
        for event in &news.events {
            let Some(&expected) = self.effects.get(self.done) else {
                return Err(of_event(Mismatch::new("event", "no further one in this phase", json(event)), event));
            };
            if expected != event {
                return Err(of_event(Mismatch::new("event", json(expected), json(event)), event));
            }
            self.done += 1;
            if let Some(seat) = expected.seat().filter(|_| !is_mark(expected)) {
                self.seats[usize::from(seat)].done.push(expected);
            }
        }
        for &reshuffle in &news.reshuffles {
            let expected = (!self.reshuffles.is_empty()).then(|| self.reshuffles.remove(0));
            if expected != Some(reshuffle) {
                let expected = expected.map_or("none".to_string(), |expected| json(&expected));
                return Err(Mismatch::new("reshuffle", expected, json(&reshuffle)));
            }
        }
        Ok(())
    }

    /// The next question to a seat that the engine asks too. Counts questions that only the trace asks.
    pub(super) fn next(&mut self, seat: u8, decisions: &mut u64) -> Result<Option<&'t Question>, Mismatch> {
        self.skip_forced(seat, decisions)?;
        let of_seat = &mut self.seats[usize::from(seat)];
        match of_seat.questions.front() {
            Some(&(before, question)) if before == of_seat.done.len() => Ok(Some(question)),
            _ => Ok(None),
        }
    }

    /// The same, as answered now.
    pub(super) fn take(&mut self, seat: u8, decisions: &mut u64) -> Result<Option<&'t Question>, Mismatch> {
        let next = self.next(seat, decisions)?;
        if next.is_some() {
            self.seats[usize::from(seat)].questions.pop_front();
            *decisions += 1;
        }
        Ok(next)
    }

    /// Passes over questions whose effect the engine has brought about without asking: they must leave no choice.
    fn skip_forced(&mut self, seat: u8, decisions: &mut u64) -> Result<(), Mismatch> {
        let of_seat = &mut self.seats[usize::from(seat)];
        while let Some(&(before, question)) = of_seat.questions.front() {
            let Some(effect) = of_seat.done.get(before) else { break };
            if !is_forced(question, effect, &of_seat.hand) {
                return Err(Mismatch::new("question", json(question), "not asked").of(seat));
            }
            of_seat.questions.pop_front();
            *decisions += 1;
        }
        Ok(())
    }

    /// Compares what must be true when the engine has left the phase.
    pub(super) fn close(&mut self, decisions: &mut u64) -> Result<(), Mismatch> {
        if let Some(&expected) = self.effects.get(self.done) {
            return Err(of_event(Mismatch::new("event", json(expected), "the phase is over"), expected));
        }
        if let Some(expected) = self.reshuffles.first() {
            return Err(Mismatch::new("reshuffle", json(expected), "none"));
        }
        for seat in 0..self.seats.len() as u8 {
            self.skip_forced(seat, decisions)?;
            if let Some((_, question)) = self.seats[usize::from(seat)].questions.front() {
                return Err(Mismatch::new("question", json(question), "the phase is over").of(seat));
            }
        }
        Ok(())
    }
}

/// Whether an event only marks that a power is used; its effect comes after the next question.
fn is_mark(event: &Event) -> bool {
    matches!(event, Event::ConsumePower { .. })
}

/// Whether a question has one answer only, and the effect is that of the answer.
fn is_forced(question: &Question, effect: &Event, held: &Cards) -> bool {
    match (question, effect) {
        (Question::Trade { options, choice }, Event::Trade { world, .. }) => {
            options.as_slice() == [*choice] && choice == world
        }
        (Question::Goods { card, min, max, options, choice }, Event::Consume(Consume { card: by, goods, .. })) => {
            let worlds = goods.as_ref().map(Pairs::worlds);
            card == by && min == max && *min == options.len() && options == choice && worlds.as_ref() == Some(choice)
        }
        (Question::Payment { card, hand, legal, specials, choice }, Event::Paid(Paid { card: paid, .. })) => {
            let free = |legal: &Legal| legal.specials.is_empty() && legal.need == 0;
            let is_free = legal.len() == 1 && legal.iter().all(free) && specials.is_empty() && choice.is_empty();
            card == paid && hand == held && is_free
        }
        _ => false,
    }
}

fn of_event(mismatch: Mismatch, event: &Event) -> Mismatch {
    Mismatch { seat: event.seat(), ..mismatch }
}
