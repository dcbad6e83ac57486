//! [`Section`]: one phase of the trace, and how much of it the engine has done.

use std::collections::VecDeque;

use game::{Seat, Set};
use roll::{Color, Square, Tile};

use super::event::{Deed, Event, ExtraDraw, Rearrange, Scout};
use super::json;
use super::trace::{Played, Source};
use crate::check::Mismatch;

/// A phase of the trace that is being compared.
pub(super) struct Section<'t> {
    pub(super) phase: &'t Played,
    seats: Vec<OfSeat<'t>>,
}

/// What one seat has still to do.
#[derive(Default)]
struct OfSeat<'t> {
    steps: VecDeque<Step<'t>>,
    /// What comes after everyone's own steps, in no particular order.
    closing: Vec<Step<'t>>,
}

/// An event of the trace, as it stands and as it is compared.
struct Step<'t> {
    event: &'t Event,
    bare: Event,
}

impl<'t> Section<'t> {
    pub(super) fn of(phase: &'t Played, order: &[u8]) -> Result<Self, Mismatch> {
        check_order(&phase.events, order)?;
        let mut section = Self { phase, seats: order.iter().map(|_| OfSeat::default()).collect() };
        for event in &phase.events {
            let player = event.player;
            section.seats[usize::from(player)].add(event).map_err(|mismatch| mismatch.of(player))?;
        }
        Ok(section)
    }

    /// What a seat does next without being asked.
    pub(super) fn next(&self, seat: Seat) -> Option<&'t Deed> {
        self.seats[seat.index()].steps.front().map(|step| &step.event.deed)
    }

    /// Passes over something that leaves everything as it is.
    pub(super) fn skip(&mut self, seat: Seat) {
        self.seats[seat.index()].steps.pop_front();
    }

    /// The tiles that a seat draws at the end of Explore.
    pub(super) fn extra_draw(&self, seat: Seat) -> Option<&'t ExtraDraw> {
        self.seats[seat.index()].closing.iter().find_map(|step| match &step.event.deed {
            Deed::ExtraDraw(draw) => Some(draw),
            _ => None,
        })
    }

    /// Compares what the engine has done with what comes next in the trace.
    pub(super) fn compare(&mut self, event: &Event) -> Result<(), Mismatch> {
        let (player, event) = (event.player, event.bare());
        let Some(of_seat) = self.seats.get_mut(usize::from(player)) else {
            return Err(Mismatch::new("event", "one of a seat at the table", json(&event)));
        };
        let done = if event.deed.is_closing() { of_seat.close(&event) } else { of_seat.step(&event) };
        done.map_err(|expected| Mismatch::new("event", expected, json(&event)).of(player))
    }

    /// Sees that nothing is left when the engine has left the phase.
    pub(super) fn finish(&self) -> Result<(), Mismatch> {
        for (seat, of_seat) in (0..).zip(&self.seats) {
            if let Some(left) = of_seat.steps.iter().chain(&of_seat.closing).next() {
                return Err(Mismatch::new("event", json(left.event), "the phase is over").of(seat));
            }
        }
        Ok(())
    }
}

impl<'t> OfSeat<'t> {
    fn add(&mut self, event: &'t Event) -> Result<(), Mismatch> {
        if event.deed.is_closing() {
            self.closing.push(Step { event, bare: event.bare() });
            return Ok(());
        }
        match &event.deed {
            Deed::Scout(scout) if !scout.gains.is_empty() => self.add_early_income(event, scout)?,
            Deed::Rearrange(rearrange) => self.drop_rearranged(rearrange)?,
            _ => {}
        }
        self.steps.push_back(Step { event, bare: event.bare() });
        Ok(())
    }

    /// The trace notes credits for Scouting with the first Scout of an Alien explorer, the engine pays at the end of the phase.
    fn add_early_income(&mut self, event: &'t Event, scout: &Scout) -> Result<(), Mismatch> {
        let is_alien = |event: &Event| match &event.deed {
            Deed::Scout(Scout { worker, .. }) => worker.die == Color::Alien,
            _ => false,
        };
        if !is_alien(event) || self.steps.iter().any(|step| is_alien(step.event)) {
            return Err(Mismatch::new(
                "credits for a Scout",
                json(scout),
                "only for the first one by an Alien explorer",
            ));
        }
        for gain in &scout.gains {
            let Source::Square(source) = gain.source else {
                return Err(Mismatch::new("credits for a Scout", gain.source, "for powers only"));
            };
            let income = Deed::income(source, Some(gain.credits), None);
            self.closing.push(Step { event, bare: Event { player: event.player, deed: income, departure: None } });
        }
        Ok(())
    }

    /// The engine arranges once between two tasks, for only the last arrangement counts. One that another follows must be of
    /// the same tiles.
    fn drop_rearranged(&mut self, next: &Rearrange) -> Result<(), Mismatch> {
        if let Some(Deed::Rearrange(last)) = self.steps.back().map(|step| &step.event.deed) {
            if tiles(last) != tiles(next) || count(last) != count(next) {
                return Err(Mismatch::new("rearranged tiles", json(last), json(next)));
            }
            self.steps.pop_back();
        }
        Ok(())
    }

    /// Takes an own step off; `Err` says what the trace has instead.
    fn step(&mut self, event: &Event) -> Result<(), String> {
        let Some(first) = self.steps.front() else { return Err("no further one in this phase".to_string()) };
        let run = self.steps.iter().take_while(|step| step.bare.deed.commutes_with(&event.deed)).count().max(1);
        match self.steps.iter().take(run).position(|step| step.bare == *event) {
            Some(at) => drop(self.steps.remove(at)),
            None => return Err(json(&first.bare)),
        }
        Ok(())
    }

    /// The same for something at the end of the phase.
    fn close(&mut self, event: &Event) -> Result<(), String> {
        match self.closing.iter().position(|step| step.bare == *event) {
            Some(at) => drop(self.closing.swap_remove(at)),
            None if self.closing.is_empty() => return Err("no further one in this phase".to_string()),
            None => return Err(json(&self.closing.iter().map(|step| &step.bare).collect::<Vec<_>>())),
        }
        Ok(())
    }
}

fn squares(rearrange: &Rearrange) -> impl Iterator<Item = Square> {
    rearrange.development.iter().chain(&rearrange.world).copied()
}

fn tiles(rearrange: &Rearrange) -> Set<Tile> {
    squares(rearrange).filter_map(Square::tile).collect()
}

fn count(rearrange: &Rearrange) -> usize {
    squares(rearrange).count()
}

/// First everyone's own steps, in the order of timing, then extra tiles, then incomes.
fn check_order(events: &[Event], order: &[u8]) -> Result<(), Mismatch> {
    let mut last = (0, 0);
    for event in events {
        let player = event.player;
        let Some(turn) = order.iter().position(|&seat| seat == player) else {
            return Err(Mismatch::new("event", json(event), format!("{} seats are at the table", order.len())));
        };
        let place = match event.deed {
            Deed::ExtraDraw(_) => (1, 0),
            Deed::Income(_) => (2, 0),
            _ => (0, turn),
        };
        if place < last {
            return Err(Mismatch::new("order of events", json(event), "it would come earlier").of(player));
        }
        last = place;
    }
    Ok(())
}
