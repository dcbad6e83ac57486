//! The engine's questions in a phase, and the answers of the trace as moves.

use game::{Seat, Set};
use roll::{
    DevelopPower, DieOption, DiePlace, ExploreOption, Move, Origin, Power, Prompt, Reason, SettlePower, Shipment, Side,
    Square, Tile,
};

use super::assign::Strip;
use super::event::{
    Abandoned, Bankers, Complete, Consume, Deed, Place, Placed, Produce, Rearrange, Removed, RemovedPlace, Scout, Trade,
};
use super::section::Section;
use super::trace::Source;
use super::translator::Translator;
use super::{bag_of, json};
use crate::check::Mismatch;

/// A seat that the engine asks, in a phase of the trace.
pub(super) struct Asked<'a, 't> {
    pub(super) section: &'a mut Section<'t>,
    pub(super) translator: &'a mut Translator,
    pub(super) seat: Seat,
    /// What the seat assigned this round.
    pub(super) strip: &'a Strip,
}

/// Whether a question is about something that the seat is in the middle of.
pub(super) fn continues(prompt: &Prompt) -> bool {
    matches!(prompt, Prompt::Abandon { .. } | Prompt::Place { .. } | Prompt::Remove { .. } | Prompt::Buy { .. })
}

impl<'t> Asked<'_, 't> {
    /// The move that the trace has chosen.
    pub(super) fn answer(&mut self, prompt: &Prompt) -> Result<Move, Mismatch> {
        if let Prompt::Explore { explorers, may_stop, .. } = prompt {
            return self.explore(explorers, *may_stop);
        }
        match (prompt, self.section.next(self.seat)) {
            (Prompt::Abandon { abandoned, .. }, Some(Deed::Scout(scout))) => abandon(scout, *abandoned),
            (Prompt::Place { tiles, rearranging, .. }, step) => self.place(*tiles, *rearranging, step),
            (Prompt::Build { .. }, Some(Deed::Place(Place { die }))) => Ok(Move::Build(*die)),
            (Prompt::Use { .. }, Some(Deed::Complete(complete))) => {
                Ok(Move::Use(bag_of("dice used", complete.used.iter().map(|used| used.die))?))
            }
            (Prompt::Save { .. }, Some(Deed::Complete(complete))) => self.save(complete),
            (Prompt::Remove { options, .. }, Some(Deed::Complete(complete))) => self.remove(complete, options),
            (Prompt::Produce { .. }, Some(Deed::Produce(Produce { die, world }))) => {
                Ok(Move::Produce { die: *die, world: *world })
            }
            (Prompt::Ship { .. }, Some(Deed::Trade(Trade { worker, world, good, .. }))) => {
                let (shipper, shipment) = ((*worker).into(), Shipment::Trade);
                Ok(Move::Ship { shipper, world: *world, good: *good, shipment })
            }
            (Prompt::Ship { .. }, Some(Deed::Consume(Consume { worker, world, good, .. }))) => {
                let (shipper, shipment) = ((*worker).into(), Shipment::Consume);
                Ok(Move::Ship { shipper, world: *world, good: *good, shipment })
            }
            (Prompt::Buy { .. }, Some(Deed::Trade(Trade { bankers: Bankers { buys: Some(buys), .. }, .. }))) => {
                self.translator.may_buy(self.seat);
                Ok(Move::Buy(*buys))
            }
            (_, step) => Err(unasked(step, prompt)),
        }
    }

    fn explore(&mut self, explorers: &[ExploreOption], may_stop: bool) -> Result<Move, Mismatch> {
        loop {
            return match self.section.next(self.seat) {
                Some(Deed::Stock(stock)) => {
                    let explorer = stock.worker.into();
                    let option = explorers.iter().find(|option| option.explorer == explorer);
                    let reasons = option.into_iter().flat_map(|option| &option.reasons);
                    self.translator.stocking(self.seat, reasons.map(gain_of).collect());
                    Ok(Move::Stock(explorer))
                }
                Some(Deed::Scout(scout)) => Ok(Move::Scout(scout.worker.into())),
                Some(Deed::Rearrange(rearrange)) if self.is_idle(rearrange) => {
                    self.section.skip(self.seat);
                    continue;
                }
                Some(Deed::Rearrange(_)) => Ok(Move::Rearrange),
                None if may_stop => Ok(Move::Stop),
                None => Err(Mismatch::new("explorers that are left", "none", json(&explorers))),
                step => Err(Mismatch::new("event", json(&step), "explorers are asked")),
            };
        }
    }

    /// Whether there is nothing to arrange. The engine does not offer that.
    fn is_idle(&self, rearrange: &Rearrange) -> bool {
        rearrange.development.is_empty()
            && rearrange.world.is_empty()
            && self.translator.ledger.of(self.seat).stacks.iter().all(Vec::is_empty)
    }

    fn place(&self, tiles: Set<Tile>, rearranging: bool, step: Option<&'t Deed>) -> Result<Move, Mismatch> {
        let draws_at_end = matches!(self.translator.open(self.seat), Some(Deed::ExtraDraw(_)));
        let placements: Vec<_> = match step {
            Some(Deed::Rearrange(rearrange)) if rearranging => arranged(rearrange),
            Some(Deed::Scout(scout)) if !rearranging && !draws_at_end => scout.place.iter().map(placement).collect(),
            _ if draws_at_end => {
                let draw = self.section.extra_draw(self.seat).into_iter();
                draw.flat_map(|draw| draw.place.iter().map(placement)).collect()
            }
            _ => Vec::new(),
        };
        let next = placements.into_iter().find(|(tile, ..)| tile.is_some_and(|tile| tiles.contains(tile)));
        match next {
            Some((Some(tile), side, top)) => Ok(Move::Place { tile, side, top }),
            _ => Err(Mismatch::new("a place for a tile", format!("none, {}", json(&step)), json(&tiles))),
        }
    }

    /// The dice that a development which leaves a choice sends to the cup.
    fn save(&mut self, complete: &Complete) -> Result<Move, Mismatch> {
        let chosen = |square: Square| {
            square.print().powers.iter().any(|power| {
                matches!(
                    power,
                    Power::II(DevelopPower::BuildersToCup { .. }) | Power::III(SettlePower::BuildersToCup { .. })
                )
            })
        };
        let saved = complete.used.iter().filter(|used| used.by.is_some_and(chosen));
        let dice = bag_of("dice that go to the cup", saved.map(|used| used.die))?;
        self.translator.saving(self.seat, dice);
        Ok(Move::Save(dice))
    }

    fn remove(&self, complete: &Complete, options: &[DieOption]) -> Result<Move, Mismatch> {
        let Some(removed) = &complete.removed else {
            return Err(Mismatch::new("a removed die", "none", json(&options)));
        };
        let die = removed.die;
        let from = self.removed_from(removed, options);
        match from.filter(|&from| options.contains(&DieOption { die, from })) {
            Some(from) => Ok(Move::Remove { die, from }),
            None => Err(Mismatch::new("a removed die", json(removed), json(&options))),
        }
    }

    /// Where the removed die lies. In the phase at hand the selecting worker and an equal one of its column may have been used
    /// in another order than the engine does.
    fn removed_from(&self, removed: &Removed, options: &[DieOption]) -> Option<DiePlace> {
        let &Removed { die, place, world, phase } = removed;
        let (at_hand, selection) = (self.section.phase.phase, self.strip.selection);
        let selects = phase == Some(selection.phase) && die == selection.color;
        let offered = |from| options.contains(&DieOption { die, from });
        let either = |first: DiePlace, second: DiePlace| {
            if !offered(first) && phase == Some(at_hand) && selects { second } else { first }
        };
        match (place, world, phase) {
            (RemovedPlace::Cup, None, None) => Some(DiePlace::Cup),
            (RemovedPlace::Citizenry, None, None) => Some(DiePlace::Citizenry),
            (RemovedPlace::DevelopmentStack, None, None) => Some(DiePlace::Stack(Side::Development)),
            (RemovedPlace::WorldStack, None, None) => Some(DiePlace::Stack(Side::World)),
            (RemovedPlace::Good, Some(world), None) => Some(DiePlace::World(world)),
            (RemovedPlace::Column, None, Some(phase)) if self.strip.had(die, phase) => {
                Some(either(DiePlace::Column(phase), DiePlace::Selector))
            }
            (RemovedPlace::Selector, None, Some(phase)) if selects => {
                Some(either(DiePlace::Selector, DiePlace::Column(phase)))
            }
            _ => None,
        }
    }
}

fn gain_of(reason: &Reason) -> (Source, i64) {
    let source = match reason.from {
        Origin::Square(square) => Source::Square(square),
        Origin::Rule | Origin::Price(_) | Origin::GoodMatches | Origin::ShipperMatches => Source::Stock,
    };
    (source, reason.amount.into())
}

/// The next tile to abandon, in the engine's order.
fn abandon(scout: &Scout, already: Set<Tile>) -> Result<Move, Mismatch> {
    let mut wanted = Vec::new();
    for Abandoned { tile, .. } in &scout.abandon {
        match tile.tile() {
            Some(tile) => wanted.push(tile),
            None => return Err(Mismatch::new("an abandoned tile", tile, "not a game tile")),
        }
    }
    let next = wanted.into_iter().filter(|&tile| !already.contains(tile)).min();
    Ok(next.map_or(Move::Draw, Move::Abandon))
}

type Placement = (Option<Tile>, Side, bool);

fn placement(placed: &Placed) -> Placement {
    (Tile::by_id(placed.id), placed.side, placed.top)
}

/// The stacks as tiles to put down one after the other.
fn arranged(rearrange: &Rearrange) -> Vec<Placement> {
    let developments = rearrange.development.iter().map(|square| (square.tile(), Side::Development, false));
    let worlds = rearrange.world.iter().map(|square| (square.tile(), Side::World, false));
    developments.chain(worlds).collect()
}

/// The engine asks for something that the trace does not have next.
fn unasked(step: Option<&Deed>, prompt: &Prompt) -> Mismatch {
    let expected = step.map_or("no further event of this seat".to_string(), json);
    Mismatch::new("question", expected, json(prompt))
}
