//! [`Replay`]: plays a game with the cards and the answers of its trace.

use game::{Element as _, Game as _, ScriptFault, Seat, Set, Told};
use race::{Action, Card, Cause, Event, Move, Prompt, Race, Step};

use super::decisions::Asked;
use super::ledger::Ledger;
use super::section::Section;
use super::trace::{Cards, Name, Reshuffle, Round, State, Trace};
use super::translator::Translator;
use super::{json, list, result, same, same_cards, script, snapshots};
use crate::check::{Checked, Compared, Divergence, Mismatch};

/// A game that is being replayed.
pub(super) struct Replay<'t> {
    trace: &'t Trace,
    game: Race,
    translator: Translator,
    /// The round of the trace that is being played, and how many of its phases have begun.
    round: Option<&'t Round>,
    phases: usize,
    section: Option<Section<'t>>,
    /// Where we are, for people.
    place: &'static str,
    reshuffles: Vec<Reshuffle>,
    compared: Compared,
}

impl<'t> Replay<'t> {
    /// Plays the whole game, or up to the first difference. `Err` says why the trace cannot be played at all.
    pub(super) fn run(trace: &'t Trace) -> Result<Checked, String> {
        let (worlds, deck) = (script::start_worlds(trace), script::deck(trace));
        let mut events = Vec::new();
        let chance = script::chance(&worlds, &deck);
        let game = Race::new(&script::setup(trace)?, chance, &mut events).map_err(|bad| bad.to_string())?;
        let mut replay = Self {
            trace,
            game,
            translator: Translator::new(Ledger::new(trace.players, deck)),
            round: None,
            phases: 0,
            section: None,
            place: "setup",
            reshuffles: Vec::new(),
            compared: Compared::default(),
        };
        let divergence = replay.play(&events).err().map(|mismatch| replay.divergence(mismatch));
        Ok(Checked { compared: replay.compared, divergence })
    }

    fn divergence(&self, mismatch: Mismatch) -> Divergence {
        Divergence {
            game: self.trace.id.clone(),
            round: self.round.map_or(0, |round| round.round),
            phase: self.place,
            seat: mismatch.seat,
            mismatch,
        }
    }

    fn play(&mut self, dealt: &[Told<Event>]) -> Result<(), Mismatch> {
        self.check_deal()?;
        self.listen(dealt)?;
        while let Some(seat) = self.game.asked().first() {
            let Some(prompt) = self.game.prompt(seat) else {
                return Err(Mismatch::new("question", "one for an asked seat", "none").of(seat.number()));
            };
            let answer = self.answer(seat, &prompt)?;
            let mut events = Vec::new();
            self.game.play(seat, &answer, &mut events).map_err(|illegal| {
                Mismatch::new("the choice of the trace", json(&answer), format_args!("refused: {illegal}"))
                    .of(seat.number())
            })?;
            self.listen(&events)?;
        }
        self.check_end()
    }

    /// What the trace says about the deal, as far as the engine is not asked.
    fn check_deal(&self) -> Result<(), Mismatch> {
        let dealt = script::dealt_in_trace_order(self.trace);
        let left = self.trace.deck_sequence.get(..dealt.len()).unwrap_or(&self.trace.deck_sequence);
        same("cards that left the deck in setup", list(left.iter().copied()), list(dealt))?;
        let worlds: Set<_> = script::start_worlds(self.trace).into_iter().collect();
        let unused = Card::all().filter(|card| card.face().start.is_some() && !worlds.contains(*card));
        same_cards("unused start worlds", &self.trace.setup.unused_start_worlds, unused.collect())
    }

    fn check_end(&mut self) -> Result<(), Mismatch> {
        self.place = "final";
        result::compare(&self.trace.result, &self.game)?;
        let left = self.trace.players as usize + self.trace.deck_sequence.len();
        same("cards that left the deck, start worlds included", left as u64, self.game.chance().position())?;
        if self.reshuffles != self.trace.reshuffles {
            return Err(Mismatch::new("reshuffles", json(&self.trace.reshuffles), json(&self.reshuffles)));
        }
        same("decisions in all", self.trace.decisions, self.compared.decisions)
    }

    /// Takes the engine's events, compares them, and checks that they add up to the engine's state.
    fn listen(&mut self, events: &[Told<Event>]) -> Result<(), Mismatch> {
        for Told { event, .. } in events {
            if let Err(mismatch) = self.hear(event) {
                // Earlier events may differ as well, and they come first.
                self.compare_told()?;
                return Err(self.fault().unwrap_or(mismatch));
            }
        }
        self.translator.complete();
        self.compare_told()?;
        self.fault().map_or(Ok(()), Err)?;
        self.translator.ledger.check(&self.game.snapshot())
    }

    fn hear(&mut self, event: &Event) -> Result<(), Mismatch> {
        match *event {
            Event::RoundBegan { round } => self.begin_round(round),
            Event::PhaseBegan { step } => self.enter(name(step)),
            Event::GameEnded { round } => {
                self.end_round()?;
                same("rounds", self.trace.rounds.len(), round.into())
            }
            _ => self.translator.hear(event),
        }
    }

    fn compare_told(&mut self) -> Result<(), Mismatch> {
        let news = self.translator.take();
        self.reshuffles.extend(&news.reshuffles);
        match &mut self.section {
            Some(section) => section.compare(&news),
            None if news.events.is_empty() && news.reshuffles.is_empty() => Ok(()),
            None => Err(Mismatch::new("event", "none outside of the phases", json(&news.events))),
        }
    }

    /// Whether the engine drew a card that the trace does not bring.
    fn fault(&self) -> Option<Mismatch> {
        let number = |draw: usize| format!("card {} of the deck", (draw + 1).saturating_sub(self.trace.players.into()));
        Some(match self.game.chance().fault()? {
            ScriptFault::Exhausted { draw } => {
                Mismatch::new(number(draw), "no further card leaves the deck", "one more is drawn")
            }
            ScriptFault::Impossible { draw, scripted } => {
                let card = Card::all().find(|card| u32::from(card.number()) == scripted);
                let card = card.map_or(scripted.to_string(), |card| card.to_string());
                Mismatch::new(number(draw), card, "it cannot come here")
            }
        })
    }

    fn begin_round(&mut self, number: u16) -> Result<(), Mismatch> {
        if number == 1 {
            self.compare_state(&self.trace.setup.state, true)?;
        } else {
            self.end_round()?;
        }
        let Some(round) = self.trace.rounds.get(usize::from(number) - 1) else {
            return Err(Mismatch::new("the game", format!("over after round {}", number - 1), "goes on"));
        };
        (self.round, self.phases, self.place) = (Some(round), 0, "choice of actions");
        same("round", round.round, number.into())
    }

    fn end_round(&mut self) -> Result<(), Mismatch> {
        if self.section.as_ref().is_none_or(|section| section.name() != Name::Discard) {
            self.enter(Name::Discard)?;
        }
        self.leave()?;
        match self.next_phase() {
            Some(name) => Err(Mismatch::new("phase", name.word(), "the round is over")),
            None => Ok(()),
        }
    }

    fn next_phase(&self) -> Option<Name> {
        self.round?.phases.get(self.phases).map(|phase| phase.phase)
    }

    /// Leaves the current phase, if any, and enters the next one of the trace, which must be this one.
    fn enter(&mut self, name: Name) -> Result<(), Mismatch> {
        self.leave()?;
        let next = self.round.and_then(|round| round.phases.get(self.phases));
        let Some(phase) = next.filter(|phase| phase.phase == name) else {
            return Err(Mismatch::new("phase", next.map_or("none", |phase| phase.phase.word()), name.word()));
        };
        (self.place, self.section) = (name.word(), Some(Section::of(phase, self.trace.players)));
        self.phases += 1;
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Mismatch> {
        self.translator.complete();
        self.compare_told()?;
        let Some(mut section) = self.section.take() else { return Ok(()) };
        section.close(&mut self.compared.decisions)?;
        self.compare_state(section.state(), section.name() == Name::Discard)
    }

    /// Compares a snapshot. Full ones stand only where the engine waits for an answer, so that its own state is the same.
    fn compare_state(&mut self, expected: &State, is_full: bool) -> Result<(), Mismatch> {
        let mut got = self.translator.ledger.state();
        if is_full {
            got = snapshots::full(got, &self.game.snapshot());
        }
        self.compared.snapshots += 1;
        snapshots::compare(expected, &got)
    }

    /// The answer of the trace to a question, once the options are known to be the same.
    fn answer(&mut self, seat: Seat, prompt: &Prompt) -> Result<Move, Mismatch> {
        let number = seat.number();
        match prompt {
            Prompt::Discard { from, count, cause: Cause::Deal } => {
                self.opening(seat, *from, *count).map_err(|mismatch| mismatch.of(number))
            }
            Prompt::Choose { options } => {
                let [action] = self.actions(seat)[..] else { return Err(no_such_choice("one action").of(number)) };
                let is_offered =
                    options.iter().any(|option| option.action == action) && options.len() == Action::ALL.len();
                is_offered.then_some(Move::Choose(action)).ok_or_else(|| no_such_choice(&json(&action)).of(number))
            }
            Prompt::ChoosePair { options } => {
                let [first, second] = self.actions(seat)[..] else {
                    return Err(no_such_choice("two actions").of(number));
                };
                let is_offered = options.contains(&(first, second)) && options.len() == Action::pairs().count();
                let chosen = json(&(first, second));
                is_offered.then_some(Move::ChoosePair(first, second)).ok_or_else(|| no_such_choice(&chosen).of(number))
            }
            _ => self.answer_in_phase(seat, prompt),
        }
    }

    fn opening(&mut self, seat: Seat, from: Set<Card>, count: u8) -> Result<Move, Mismatch> {
        let dealt = &self.trace.setup.players[seat.index()];
        same_cards("cards dealt", &Cards::from(dealt.dealt.clone()), from)?;
        same("cards to discard", dealt.discarded.len(), count.into())?;
        same_cards("cards kept", &dealt.kept, from.without(dealt.discarded.set()))?;
        self.compared.decisions += 1;
        Ok(Move::Discard(dealt.discarded.distinct()?))
    }

    /// What a seat chose for the round, in the engine's order.
    fn actions(&mut self, seat: Seat) -> Vec<Action> {
        self.compared.decisions += 1;
        let words = self.round.and_then(|round| round.actions.get(seat.index()));
        let mut actions: Vec<_> = words.into_iter().flatten().map(|&word| script::action(word)).collect();
        actions.sort_unstable();
        actions
    }

    fn answer_in_phase(&mut self, seat: Seat, prompt: &Prompt) -> Result<Move, Mismatch> {
        let is_discard = self.section.as_ref().is_some_and(|section| section.name() == Name::Discard);
        if matches!(prompt, Prompt::Discard { .. }) && !is_discard {
            self.enter(Name::Discard)?;
        }
        let Some(section) = &mut self.section else {
            return Err(Mismatch::new("question", "none outside of the phases", json(prompt)).of(seat.number()));
        };
        let tableau = self.translator.ledger.tableau(seat);
        Asked { section, seat: seat.number(), tableau, decisions: &mut self.compared.decisions }.answer(prompt)
    }
}

fn no_such_choice(chosen: &str) -> Mismatch {
    Mismatch::new("actions to choose from", chosen, "not among the options")
}

fn name(step: Step) -> Name {
    match step {
        Step::Explore => Name::Explore,
        Step::Develop => Name::Develop,
        Step::SecondDevelop => Name::Develop2,
        Step::Settle => Name::Settle,
        Step::SecondSettle => Name::Settle2,
        Step::Consume => Name::Consume,
        Step::Produce => Name::Produce,
        Step::Choose | Step::HandLimit => Name::Discard,
    }
}
