//! [`Translator`]: the engine's events in the words of the trace.
//!
//! Where the engine tells of one thing in several events (a completed tile, then what it brings), the trace has one. Such an
//! event of a seat is kept open until it is complete.

use game::{Seat, Set};
use roll::{
    Cause, Color, Crew, DevelopPower, Dice, DiePlace, Event as Told, ExplorePower, Phase, Place as GainPlace, Power,
    SettlePower, Side, Square, Tile,
};

use super::event::{
    Abandoned, Complete, CreditEffect, Deed, DieEffect, DieGoal, Drawn, Effect, Event, ExtraDraw, Gain, Marker, Place,
    Placed, Produce, Rearrange, Removed, RemovedPlace, Return, ReturnPlace, ReturnReason, Scout, Stock, Used,
};
use super::json;
use super::ledger::Ledger;
use super::trace::Source;
use crate::check::Mismatch;

/// Listens to the engine during the phases, keeps the ledger, and translates its events into the trace's form.
pub(super) struct Translator {
    pub(super) ledger: Ledger,
    phase: Phase,
    seats: Vec<OfSeat>,
    /// Whether the bag was refilled since tiles were last drawn.
    refilled: bool,
    news: Vec<Event>,
}

#[derive(Default)]
struct OfSeat {
    open: Option<Deed>,
    /// The stacks before the Scout in progress.
    before: [Vec<Tile>; 2],
    /// What the Stock in progress brings, as the question said.
    stock: Vec<(Source, i64)>,
    /// Which dice were chosen to go to the cup.
    saved: Option<Dice>,
    /// What sells the points that come next.
    bought: Option<Square>,
}

impl Translator {
    pub(super) fn new(ledger: Ledger) -> Self {
        let seats = ledger.players.iter().map(|_| OfSeat::default()).collect();
        Self { ledger, phase: Phase::Explore, seats, refilled: false, news: Vec::new() }
    }

    /// A phase begins.
    pub(super) fn enter(&mut self, phase: Phase) {
        (self.phase, self.refilled) = (phase, false);
    }

    /// Events that are complete and not yet taken.
    pub(super) fn take(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.news)
    }

    /// Nothing more belongs to the last event of a seat.
    pub(super) fn complete(&mut self, seat: Seat) {
        let open = self.seats[seat.index()].open.take();
        self.news.extend(open.map(|deed| Event::of(seat, deed)));
    }

    pub(super) fn complete_all(&mut self) {
        (0..self.seats.len()).for_each(|seat| self.complete(Seat::new(seat as u8)));
    }

    /// What a seat is in the middle of.
    pub(super) fn open(&self, seat: Seat) -> Option<&Deed> {
        self.seats[seat.index()].open.as_ref()
    }

    /// A seat is about to Stock for this.
    pub(super) fn stocking(&mut self, seat: Seat, gains: Vec<(Source, i64)>) {
        self.seats[seat.index()].stock = gains;
    }

    /// A seat has chosen which of the dice used go to the cup.
    pub(super) fn saving(&mut self, seat: Seat, dice: Dice) {
        self.seats[seat.index()].saved = Some(dice);
    }

    /// A seat may buy points for its Trade.
    pub(super) fn may_buy(&mut self, seat: Seat) {
        if let Some(Deed::Trade(trade)) = &mut self.seats[seat.index()].open {
            trade.bankers.buys = Some(false);
        }
    }

    fn say(&mut self, seat: Seat, deed: Deed) {
        self.begin(seat, deed);
        self.complete(seat);
    }

    fn begin(&mut self, seat: Seat, deed: Deed) {
        self.complete(seat);
        self.seats[seat.index()].open = Some(deed);
    }

    /// Hears one event of a phase.
    pub(super) fn hear(&mut self, told: &Told) -> Result<(), Mismatch> {
        match *told {
            Told::Stocked { seat, explorer } => self.stocked(seat, explorer)?,
            Told::Scouted { seat, explorer } => self.scouted(seat, explorer)?,
            Told::AbandonedTile { seat, tile } => self.abandoned(seat, tile)?,
            Told::BagRefilled { tiles } => {
                self.ledger.refill(tiles)?;
                self.refilled = true;
            }
            Told::Saw { seat, tiles } => self.drew(seat, tiles)?,
            Told::PlacedWhich { seat, tile, side, top } => self.placed(seat, tile, side, top)?,
            Told::Rearranges { seat } => {
                self.ledger.lift(seat);
                self.begin(seat, Deed::Rearrange(Rearrange { development: Vec::new(), world: Vec::new() }));
            }
            Told::PutOnStack { seat, side, dice } => {
                self.ledger.put_on_stack(seat, side, dice)?;
                dice.iter().for_each(|die| self.say(seat, Deed::Place(Place { die })));
            }
            Told::Completed { seat, square, need, used, to_cup } => self.completed(seat, square, need, used, to_cup)?,
            Told::Removed { seat, die, from } => self.removed(seat, die, from)?,
            Told::GainedDice { seat, dice, to, square } => self.gained(seat, square, dice, to)?,
            Told::Returned { seat, dice } => self.returned(seat, dice)?,
            Told::Produced { seat, die, world } => {
                self.ledger.produce(seat, die, world)?;
                self.say(seat, Deed::Produce(Produce { die, world }));
            }
            Told::Shipped { seat, shipper, world, good, shipment } => {
                self.ledger.ship(seat, shipper, world, good)?;
                self.begin(seat, Deed::shipped(shipper, world, good, shipment));
            }
            Told::Earned { seat, credits, now, cause } => {
                self.ledger.earn(seat, credits, now)?;
                self.earned(seat, credits.into(), cause)?;
            }
            Told::TookVp { seat, vp, cause } => {
                self.ledger.give_vp(seat, vp);
                self.took_vp(seat, vp.into(), cause)?;
            }
            Told::Bought { seat, square, credits, .. } => {
                self.ledger.pay(seat, credits);
                self.seats[seat.index()].bought = Some(square);
            }
            // Counts of what they report in full.
            Told::Abandoned { .. } | Told::Drew { .. } | Told::PlacedTile { .. } | Told::Sealed { .. } => {}
            ref other => return Err(Mismatch::new("event", "one that belongs to a phase", json(other))),
        }
        Ok(())
    }

    fn stocked(&mut self, seat: Seat, explorer: Crew) -> Result<(), Mismatch> {
        self.ledger.work(seat, Phase::Explore, explorer)?;
        self.begin(seat, Deed::Stock(Stock { worker: explorer.into(), gains: Vec::new() }));
        Ok(())
    }

    fn scouted(&mut self, seat: Seat, explorer: Crew) -> Result<(), Mismatch> {
        self.ledger.work(seat, Phase::Explore, explorer)?;
        self.seats[seat.index()].before = self.ledger.of(seat).stacks.clone();
        let (abandon, drawn, place, gains) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let scout = Scout { worker: explorer.into(), abandon, drawn, bag_refilled: false, place, gains };
        self.begin(seat, Deed::Scout(scout));
        Ok(())
    }

    fn abandoned(&mut self, seat: Seat, tile: Tile) -> Result<(), Mismatch> {
        self.ledger.abandon(seat, tile)?;
        let OfSeat { open, before, .. } = &mut self.seats[seat.index()];
        let Some(Deed::Scout(scout)) = open else { return Err(stray(seat, "an abandoned tile")) };
        for stack in Side::BOTH {
            if let Some(position) = before[stack as usize].iter().position(|&other| other == tile) {
                scout.abandon.push(Abandoned { stack, position, tile: tile.side(stack) });
            }
        }
        Ok(())
    }

    fn drew(&mut self, seat: Seat, tiles: Set<Tile>) -> Result<(), Mismatch> {
        self.ledger.draw(seat, tiles)?;
        let refilled = std::mem::take(&mut self.refilled);
        let all: Vec<Drawn> = tiles.iter().map(Drawn::from).collect();
        if let Some(Deed::Scout(scout)) = &mut self.seats[seat.index()].open {
            (scout.drawn, scout.bag_refilled) = (all, refilled);
        } else {
            let Some(source) = self.owned(seat, |power| matches!(power, Power::I(ExplorePower::DrawAtEnd(_)))) else {
                return Err(stray(seat, "tiles at the end of the phase"));
            };
            let draw = ExtraDraw { source, drawn: all, bag_refilled: refilled, place: Vec::new() };
            self.begin(seat, Deed::ExtraDraw(draw));
        }
        if tiles.is_empty() {
            self.complete(seat);
        }
        Ok(())
    }

    fn placed(&mut self, seat: Seat, tile: Tile, side: Side, top: bool) -> Result<(), Mismatch> {
        self.ledger.put(seat, tile, side, top)?;
        let placed = Placed { id: tile.id(), side, tile: tile.side(side), top };
        match &mut self.seats[seat.index()].open {
            Some(Deed::Scout(Scout { place, .. }) | Deed::ExtraDraw(ExtraDraw { place, .. })) => place.push(placed),
            Some(Deed::Rearrange(Rearrange { development, world, .. })) => match side {
                Side::Development => development.push(placed.tile),
                Side::World => world.push(placed.tile),
            },
            _ => return Err(stray(seat, "a placed tile")),
        }
        if self.ledger.of(seat).hand.is_empty() {
            self.complete(seat);
        }
        Ok(())
    }

    fn completed(&mut self, seat: Seat, tile: Square, need: u8, used: Dice, to_cup: Dice) -> Result<(), Mismatch> {
        let used_dice = self.used(seat, used, to_cup);
        self.ledger.complete(seat, tile, used, to_cup)?;
        let side = if tile.print().world().is_some() { Side::World } else { Side::Development };
        let complete = Complete {
            tile,
            id: tile.tile().map_or(0, Tile::id),
            cost: tile.print().cost.into(),
            need: need.into(),
            used: used_dice,
            dice_left: self.ledger.of(seat).dice[side as usize].total().into(),
            gains: Vec::new(),
            removed: None,
            effects: Vec::new(),
        };
        self.begin(seat, Deed::Complete(complete));
        Ok(())
    }

    /// The dice used for a tile, where they go and what sends them there. The tile is not in the tableau yet.
    fn used(&mut self, seat: Seat, used: Dice, to_cup: Dice) -> Vec<Used> {
        let any = self.owned(seat, |power| {
            let to_cup = match power {
                Power::II(DevelopPower::BuildersToCup { .. }) => Some(Phase::Develop),
                Power::III(SettlePower::BuildersToCup { .. }) => Some(Phase::Settle),
                _ => None,
            };
            to_cup == Some(self.phase)
        });
        let of_color = self.owned(seat, |power| matches!(power, Power::III(SettlePower::ColorToCup(_))));
        // A single die is not asked about: it must go.
        let only = any.filter(|_| used.total() == 1).map_or(Dice::NONE, |_| used);
        let saved = self.seats[seat.index()].saved.take().unwrap_or(only);
        let mut all = Vec::new();
        for die in Color::ALL {
            let [saved, cup, used] = [saved, to_cup, used].map(|dice| dice.count(die));
            let saved = saved.min(cup);
            let each = |to, by, count: u8| std::iter::repeat_n(Used { die, to, by }, count.into());
            all.extend(each(DieGoal::Cup, any, saved));
            all.extend(each(DieGoal::Cup, of_color, cup - saved));
            all.extend(each(DieGoal::Citizenry, None, used.saturating_sub(cup)));
        }
        all.sort();
        all
    }

    /// The square of a seat's tableau with such a power; no power is on two tiles of one tableau.
    fn owned(&self, seat: Seat, is_it: impl Fn(&Power) -> bool) -> Option<Square> {
        let squares = self.ledger.of(seat).tableau.iter().map(|&(square, _)| square);
        squares.into_iter().find(|square| square.print().powers.iter().any(&is_it))
    }

    fn removed(&mut self, seat: Seat, die: Color, from: DiePlace) -> Result<(), Mismatch> {
        let selected = self.ledger.selected(seat);
        self.ledger.take_die(seat, die, from)?;
        let (place, world, phase) = match from {
            DiePlace::Cup => (RemovedPlace::Cup, None, None),
            DiePlace::Citizenry => (RemovedPlace::Citizenry, None, None),
            DiePlace::Column(phase) => (RemovedPlace::Column, None, Some(phase)),
            // As in a bare event.
            DiePlace::Selector => (RemovedPlace::Column, None, selected),
            DiePlace::Stack(Side::Development) => (RemovedPlace::DevelopmentStack, None, None),
            DiePlace::Stack(Side::World) => (RemovedPlace::WorldStack, None, None),
            DiePlace::World(world) => (RemovedPlace::Good, Some(world), None),
        };
        match &mut self.seats[seat.index()].open {
            Some(Deed::Complete(Complete { removed: removed @ None, .. })) => {
                *removed = Some(Removed { die, place, world, phase });
                Ok(())
            }
            _ => Err(stray(seat, "a removed die")),
        }
    }

    fn gained(&mut self, seat: Seat, square: Square, dice: Dice, to: GainPlace) -> Result<(), Mismatch> {
        self.ledger.gain_dice(seat, square, dice, to)?;
        let to = match to {
            GainPlace::Cup => DieGoal::Cup,
            GainPlace::Citizenry => DieGoal::Citizenry,
            GainPlace::ThisWorld => DieGoal::ThisWorld,
        };
        match &mut self.seats[seat.index()].open {
            Some(Deed::Complete(Complete { tile, effects, .. })) if *tile == square => {
                effects.extend(dice.iter().map(|die| Effect::Die(DieEffect { die, to })));
                Ok(())
            }
            _ => Err(stray(seat, "gained dice")),
        }
    }

    fn returned(&mut self, seat: Seat, dice: Dice) -> Result<(), Mismatch> {
        let [workers, on_stack] = self.ledger.return_unused(seat, self.phase, dice)?;
        let reason = match self.phase {
            Phase::Produce => ReturnReason::NoRoom,
            Phase::Ship => ReturnReason::NoGoods,
            Phase::Explore | Phase::Develop | Phase::Settle => ReturnReason::StackEmpty,
        };
        for (from, dice) in [(ReturnPlace::Column, workers), (ReturnPlace::Stack, on_stack)] {
            if !dice.is_empty() {
                self.say(seat, Deed::Return(Return { dice: dice.iter().collect(), from, reason }));
            }
        }
        Ok(())
    }

    fn earned(&mut self, seat: Seat, credits: i64, cause: Cause) -> Result<(), Mismatch> {
        let (phase, of_seat) = (self.phase, &mut self.seats[seat.index()]);
        match (&mut of_seat.open, cause) {
            (Some(Deed::Stock(stock)), Cause::Stock) if stock.gains.is_empty() => {
                let gains = std::mem::take(&mut of_seat.stock);
                if gains.iter().map(|(_, credits)| credits).sum::<i64>() != credits {
                    return Err(Mismatch::new("credits of a Stock by question and event", "equal", "different"));
                }
                stock.gains = gains.into_iter().map(|(source, credits)| gain(source, credits)).collect();
            }
            (Some(Deed::Complete(complete)), Cause::Power(square)) if pays_completions(square, phase) => {
                let source = Source::Square(square);
                match complete.gains.iter_mut().find(|gain| gain.source == source) {
                    Some(gain) => gain.credits += credits,
                    None => complete.gains.push(gain(source, credits)),
                }
                complete.gains.sort();
            }
            (Some(Deed::Complete(complete)), Cause::Placed(square)) if complete.tile == square => {
                complete.effects.push(Effect::Credits(CreditEffect { credits, marker: Marker::default() }));
            }
            (Some(Deed::Trade(trade)), Cause::Trade(world)) if trade.world == world => trade.price += credits,
            (Some(Deed::Consume(consume)), Cause::Consume(world)) if consume.world == world => {
                consume.credits += credits;
            }
            (_, Cause::Power(source)) => self.say(seat, Deed::income(source, Some(credits), None)),
            _ => return Err(stray(seat, "credits")),
        }
        Ok(())
    }

    fn took_vp(&mut self, seat: Seat, points: i64, cause: Cause) -> Result<(), Mismatch> {
        let of_seat = &mut self.seats[seat.index()];
        let bought = of_seat.bought.take();
        match (&mut of_seat.open, cause) {
            (Some(Deed::Consume(consume)), Cause::Consume(world)) if consume.world == world => consume.vp += points,
            (Some(Deed::Trade(trade)), Cause::Power(square)) if bought == Some(square) => {
                (trade.bankers.buys, trade.bankers.vp) = (Some(true), Some(points));
            }
            (_, Cause::Power(source)) => self.say(seat, Deed::income(source, None, Some(points))),
            _ => return Err(stray(seat, "points")),
        }
        Ok(())
    }
}

/// Something that belongs to no event.
fn stray(seat: Seat, what: &str) -> Mismatch {
    Mismatch::new("event", "one that follows from what a player does", what).of(seat.number())
}

fn gain(source: Source, credits: i64) -> Gain {
    Gain { source, credits, marker: Marker::default() }
}

/// Whether a square pays for tiles that are completed in a phase, and not at its end.
fn pays_completions(square: Square, phase: Phase) -> bool {
    square.print().powers.iter().any(|power| match power {
        Power::II(DevelopPower::CompletionCredits(_)) => phase == Phase::Develop,
        Power::III(SettlePower::CompletionCredits { .. }) => phase == Phase::Settle,
        _ => false,
    })
}
