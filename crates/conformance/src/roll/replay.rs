//! [`Replay`]: plays a game with the dice, the tiles and the answers of its trace.

use game::{Game as _, Observer, ScriptFault, Seat, Set, Told};
use roll::{Assigned, Building, Cause, Event, Face, Move, Phase, Prompt, Roll, Side, Square, StageView, Tile};

use super::assign::{self, Strip};
use super::decisions::{self, Asked};
use super::ledger::{self, Ledger};
use super::manage::Managing;
use super::section::Section;
use super::trace::{Dealt, Round, State, Trace};
use super::translator::Translator;
use super::{departures, json, purse, result, same, script, seats, snapshots};
use crate::check::{Checked, Compared, Divergence, Mismatch};

/// A game that is being replayed.
pub(super) struct Replay<'t> {
    trace: &'t Trace,
    game: Roll,
    translator: Translator,
    round: Option<&'t Round>,
    /// The strips of the round, by seat.
    strips: Vec<Strip>,
    /// The phases that happen, and how many have begun.
    phases: Set<Phase>,
    begun: usize,
    section: Option<Section<'t>>,
    /// What everyone had when the phase began.
    credits: Vec<i64>,
    managing: Option<Managing>,
    /// Where we are, for people.
    place: &'static str,
    compared: Compared,
}

impl<'t> Replay<'t> {
    /// Plays the whole game, or up to the first difference. `Err` says why the trace cannot be played at all.
    pub(super) fn run(trace: &'t Trace) -> Result<Checked, String> {
        let mut events = Vec::new();
        let game =
            Roll::new(&script::setup(trace)?, script::chance(trace), &mut events).map_err(|bad| bad.to_string())?;
        let ledger = Ledger::new(&game.snapshot());
        let mut replay = Self {
            trace,
            game,
            translator: Translator::new(ledger),
            round: None,
            strips: Vec::new(),
            phases: Set::EMPTY,
            begun: 0,
            section: None,
            credits: Vec::new(),
            managing: None,
            place: "setup",
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
        self.check_deal(dealt)?;
        while let Some(seat) = self.game.asked().first() {
            let Some(prompt) = self.game.prompt(seat) else {
                return Err(Mismatch::new("question", "one for an asked seat", "none").of(seat.number()));
            };
            let answer = self.answer(seat, &prompt).map_err(|mismatch| match mismatch.seat {
                Some(_) => mismatch,
                None => mismatch.of(seat.number()),
            })?;
            let mut events = Vec::new();
            self.game.play(seat, &answer, &mut events).map_err(|illegal| {
                Mismatch::new("the choice of the trace", json(&answer), format_args!("refused: {illegal}"))
                    .of(seat.number())
            })?;
            self.compared.decisions += 1;
            self.listen(&events)?;
        }
        self.check_end()
    }

    /// What the trace says about the deal.
    fn check_deal(&self, events: &[Told<Event>]) -> Result<(), Mismatch> {
        let setup = &self.trace.setup;
        seats("players in the setup", setup.players.len(), self.trace.players.into())?;
        for Told { event, .. } in events {
            let (Event::Dealt { seat, .. } | Event::SawPair { seat, .. }) = event else { continue };
            let dealt = &setup.players[seat.index()];
            compare_deal(dealt, event).map_err(|mismatch| mismatch.of(seat.number()))?;
        }
        same("VP pool", setup.vp_pool, self.game.snapshot().pool.into())?;
        let order = self.order();
        same("order of timing", json(&setup.timing_order), json(&order))
    }

    /// The seats in the engine's order of timing.
    fn order(&self) -> Vec<u8> {
        let first = self.game.view(Observer::Public).first.number();
        (0..self.trace.players).map(|step| (first + step) % self.trace.players).collect()
    }

    fn check_end(&mut self) -> Result<(), Mismatch> {
        self.place = "final";
        let is_over = !result::reasons(&self.translator.ledger).is_empty();
        same("whether the game is finished", self.trace.finished, is_over)?;
        match &self.trace.result {
            Some(expected) if is_over => result::compare(expected, &self.game, &self.translator.ledger)?,
            Some(_) => return Err(Mismatch::new("result", "one", "the game is not finished")),
            None => {}
        }
        departures::compare(self.trace)
    }

    /// Takes the engine's events, compares them, and checks that they add up to the engine's state.
    fn listen(&mut self, events: &[Told<Event>]) -> Result<(), Mismatch> {
        for Told { event, .. } in events {
            if let Err(mismatch) = self.hear(event) {
                // Earlier events may differ as well, and they come first.
                self.compare_told()?;
                return Err(mismatch);
            }
        }
        self.compare_told()?;
        self.fault().map_or(Ok(()), Err)?;
        self.check_ledger()
    }

    fn check_ledger(&self) -> Result<(), Mismatch> {
        let side = self.section.as_ref().and_then(|section| ledger::side(section.phase.phase));
        let stage = side.map(|_| self.game.view(Observer::Public).stage);
        let building = |seat: Seat| match &stage {
            Some(StageView::Build(seats)) => seats[seat],
            _ => Building::default(),
        };
        self.translator.ledger.check(&self.game.snapshot(), building, side.unwrap_or(Side::World))
    }

    fn hear(&mut self, event: &Event) -> Result<(), Mismatch> {
        match *event {
            Event::Opened { seat, development, world } => self.opened(seat, development, world),
            Event::RoundBegan { round } => self.begin_round(round),
            Event::Rolled { seat, .. } => self.rolled(seat, event).map_err(|mismatch| mismatch.of(seat.number())),
            Event::Revealed { seat, ref assigned } => {
                self.revealed(seat, assigned).map_err(|mismatch| mismatch.of(seat.number()))
            }
            Event::ExtraDie { face } => self.extra_die(Some(face)),
            Event::Phases { phases } => self.revealed_phases(phases),
            Event::Returned { seat, dice } if self.begun == 0 => {
                self.translator.ledger.return_idle(seat, self.phases, dice)
            }
            Event::PhaseBegan { phase } => self.enter(phase),
            Event::Recruited { .. } | Event::Recalled { .. } | Event::Earned { cause: Cause::Recruit, .. } => {
                self.manage()?;
                let Some(managing) = &mut self.managing else { return Ok(()) };
                managing.hear(event, &mut self.translator.ledger)
            }
            Event::GameEnded { round } => {
                self.end_round()?;
                self.place = "final";
                same("rounds", self.trace.rounds.len(), round.into())
            }
            Event::Sealed { .. } => Ok(()),
            _ => self.translator.hear(event),
        }
    }

    fn compare_told(&mut self) -> Result<(), Mismatch> {
        let news = self.translator.take();
        match &mut self.section {
            Some(section) => news.iter().try_for_each(|event| section.compare(event)),
            None if news.is_empty() => Ok(()),
            None => Err(Mismatch::new("event", "none outside of the phases", json(&news))),
        }
    }

    /// Whether the engine was in want of a die or tile that the trace does not bring.
    fn fault(&self) -> Option<Mismatch> {
        let what = "what chance brings";
        Some(match self.game.chance().fault()? {
            ScriptFault::Exhausted { .. } => Mismatch::new(what, "nothing further", "one more die or tile"),
            ScriptFault::Impossible { scripted, .. } => Mismatch::new(what, scripted, "it cannot come here"),
        })
    }

    fn opened(&mut self, seat: Seat, development: Square, world: Square) -> Result<(), Mismatch> {
        let dealt = &self.trace.setup.players[seat.index()];
        let opened = |[development, world]: [Square; 2]| format!("{development} and {world}");
        let expected = opened([dealt.development, dealt.world]);
        same("first tiles", expected, opened([development, world])).map_err(|mismatch| mismatch.of(seat.number()))?;
        self.translator.ledger.open(seat, development, world)
    }

    fn begin_round(&mut self, number: u16) -> Result<(), Mismatch> {
        if number == 1 {
            self.compare_state(&self.trace.setup.state)?;
        } else {
            self.end_round()?;
        }
        let Some(round) = self.trace.rounds.get(usize::from(number) - 1) else {
            return Err(Mismatch::new("the game", format!("over after {} rounds", number - 1), "goes on"));
        };
        (self.round, self.begun, self.place) = (Some(round), 0, "roll");
        self.strips.clear();
        same("round", round.round, number.into())?;
        let lists = [
            ("rolls", round.roll.len()),
            ("assigned dice", round.assign.len()),
            ("selected phases", round.reveal.selected.len()),
            ("returned dice", round.reveal.returned.len()),
            ("managed empires", round.manage.len()),
        ];
        lists.into_iter().try_for_each(|(what, listed)| seats(what, listed, self.trace.players.into()))
    }

    fn rolled(&self, seat: Seat, event: &Event) -> Result<(), Mismatch> {
        let (Some(round), Event::Rolled { rolled: got, .. }) = (self.round, event) else { return Ok(()) };
        let expected = assign::rolled(&round.roll[seat.index()])?;
        same("dice rolled", json(&expected), json(got))
    }

    fn revealed(&mut self, seat: Seat, assigned: &Assigned) -> Result<(), Mismatch> {
        self.place = "reveal";
        let (Some(round), Some(strip)) = (self.round, self.strips.get(seat.index())) else { return Ok(()) };
        strip.compare_revealed(assigned)?;
        let selected = round.reveal.selected[seat.index()];
        same("selected phase", json(&selected), json(&assigned.selection.phase))?;
        self.translator.ledger.reveal(seat, assigned)
    }

    fn extra_die(&self, got: Option<Face>) -> Result<(), Mismatch> {
        let expected = self.round.and_then(|round| round.reveal.two_player_die);
        same("extra die", json(&expected), json(&got))
    }

    fn revealed_phases(&mut self, phases: Set<Phase>) -> Result<(), Mismatch> {
        self.phases = phases;
        if self.trace.players > 2 {
            self.extra_die(None)?;
        }
        let Some(round) = self.round else { return Ok(()) };
        same("phases", json(&round.reveal.phases), json(&phases))?;
        for (seat, (strip, returned)) in (0..).zip(self.strips.iter().zip(&round.reveal.returned)) {
            strip.compare_returned(returned, phases).map_err(|mismatch| mismatch.of(seat))?;
        }
        Ok(())
    }

    /// Leaves the current phase, if any, and enters the next one of the trace, which must be this one.
    fn enter(&mut self, phase: Phase) -> Result<(), Mismatch> {
        self.leave()?;
        let Some(round) = self.round else { return Ok(()) };
        self.place = word(phase);
        let next = round.phases.get(self.begun);
        let Some(played) = next.filter(|played| played.phase == phase) else {
            return Err(Mismatch::new("phase", next.map_or("none", |played| word(played.phase)), word(phase)));
        };
        self.begun += 1;
        self.translator.enter(phase);
        self.credits = self.translator.ledger.players.iter().map(|holdings| holdings.credits).collect();
        self.section = Some(Section::of(played, &self.trace.setup.timing_order)?);
        Ok(())
    }

    fn leave(&mut self) -> Result<(), Mismatch> {
        self.translator.complete_all();
        self.compare_told()?;
        let Some(section) = self.section.take() else { return Ok(()) };
        section.finish()?;
        let played = section.phase;
        purse::check(&played.events, std::mem::take(&mut self.credits), &played.state)?;
        if let Some(round) = self.round {
            departures::check(played, &round.reveal)?;
        }
        self.compare_state(&played.state)
    }

    /// All phases are over.
    fn manage(&mut self) -> Result<(), Mismatch> {
        if self.managing.is_some() {
            return Ok(());
        }
        self.leave()?;
        self.place = "manage";
        let next = self.round.and_then(|round| round.phases.get(self.begun));
        same("phase", next.map_or("none", |played| word(played.phase)), "none")?;
        self.managing = Some(Managing::new(&self.translator.ledger));
        Ok(())
    }

    fn end_round(&mut self) -> Result<(), Mismatch> {
        self.manage()?;
        let (Some(managing), Some(round)) = (self.managing.take(), self.round) else { return Ok(()) };
        managing.compare(&round.manage, &self.translator.ledger)?;
        self.place = "end of round";
        self.compare_state(&round.state)?;
        result::compare_end(round.end.as_deref(), &self.translator.ledger)
    }

    fn compare_state(&mut self, expected: &State) -> Result<(), Mismatch> {
        self.compared.snapshots += 1;
        snapshots::compare(expected, &self.translator.ledger)
    }

    /// The answer of the trace to a question.
    fn answer(&mut self, seat: Seat, prompt: &Prompt) -> Result<Move, Mismatch> {
        match (prompt, self.round) {
            (Prompt::Open { .. }, _) => open(&self.trace.setup.players[seat.index()]),
            (Prompt::Assign(_), Some(round)) => {
                self.place = "assign";
                let (plan, strip) = Strip::follow(&round.roll[seat.index()], &round.assign[seat.index()])?;
                self.strips.push(strip);
                Ok(Move::Assign(Box::new(plan)))
            }
            (Prompt::Recruit { .. } | Prompt::Recall { .. }, Some(round)) => {
                self.manage()?;
                let Some(managing) = &self.managing else {
                    return Err(Mismatch::new("question", "none", json(prompt)));
                };
                managing.answer(seat, &round.manage[seat.index()], prompt)
            }
            _ => self.answer_in_phase(seat, prompt),
        }
    }

    fn answer_in_phase(&mut self, seat: Seat, prompt: &Prompt) -> Result<Move, Mismatch> {
        if !decisions::continues(prompt) {
            self.translator.complete(seat);
            self.compare_told()?;
        }
        let (Some(section), Some(strip)) = (&mut self.section, self.strips.get(seat.index())) else {
            return Err(Mismatch::new("question", "none outside of the phases", json(prompt)));
        };
        Asked { section, translator: &mut self.translator, seat, strip }.answer(prompt)
    }
}

fn compare_deal(dealt: &Dealt, event: &Event) -> Result<(), Mismatch> {
    match *event {
        Event::Dealt { faction, home, .. } => {
            let [left, right] = Square::faction(faction);
            same("faction", dealt.faction, faction)?;
            same("left half of the faction tile", dealt.faction_left, left)?;
            same("right half of the faction tile", dealt.faction_right, right)?;
            same("home world", dealt.home, home)
        }
        Event::SawPair { tiles, .. } => same("tiles dealt", json(&dealt.tiles), json(&tiles.map(Tile::id))),
        _ => Ok(()),
    }
}

/// Which tile a player begins with as the development.
fn open(dealt: &Dealt) -> Result<Move, Mismatch> {
    let tile = dealt.development.tile().filter(|tile| tile.side(Side::Development) == dealt.development);
    let tile = tile.ok_or_else(|| Mismatch::new("first development", dealt.development, "not one of a game tile"))?;
    Ok(Move::Open(tile))
}

fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "explore",
        Phase::Develop => "develop",
        Phase::Settle => "settle",
        Phase::Produce => "produce",
        Phase::Ship => "ship",
    }
}
