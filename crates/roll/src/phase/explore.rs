//! Phase I, Explore. Rules of section 4.

use game::{BySeat, SealedChoice, Seat, Seats, Set, Sink, Timing};
use serde::{Deserialize, Serialize};

use super::{Asking, Income, has_most_developments, pay_income};
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::galaxy::{Galaxy, Player};
use crate::illegal::Illegal;
use crate::moves::{Crew, Move};
use crate::options::Options;
use crate::prompt::{CreditsAfter, ExploreOption, Origin, Prompt, Reason, lenders, reasons};
use crate::tiles::{Power, Side, Tile};

/// A power of phase I.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum ExplorePower {
    /// A virtual explorer.
    ExtraWorker(Color),
    /// A Stock with an explorer of this color brings this many credits instead of 2.
    StockValue {
        /// The explorer.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// The construction zone may be rearranged any number of times.
    Rearrange,
    /// Scouted tiles may go on top of a stack.
    ScoutOnTop,
    /// Draw this many tiles at the end of the phase.
    DrawAtEnd(u8),
    /// Credits at the end of the phase if an explorer of this color Scouted.
    ScoutCredits {
        /// The explorer.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for a player with more developments than every other player.
    MostDevelopmentsCredits(u8),
}

/// Credits for a Stock (L-4.1).
pub const STOCK: u8 = 2;

/// A player with at least this many tiles in the construction zone must give one when the bag has run out (L-4.8).
const TILES_TO_GIVE: u8 = 3;

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Explore {
    pub(crate) seats: BySeat<Exploring>,
    /// Whether seats are asked one after another.
    pub(crate) strict: bool,
    /// Whether all tasks are done and the end of the phase is being carried out.
    pub(crate) closing: bool,
    /// The seats that must put a tile in the bag, and the seat that needs it.
    pub(crate) shortage: Option<Shortage>,
}

/// The bag has run out, and every player with enough tiles puts one in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shortage {
    pub(crate) scout: Seat,
    pub(crate) sealed: SealedChoice<Tile>,
}

/// A seat's progress in the Explore phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Exploring {
    pub(crate) doing: Doing,
    /// The remaining virtual explorers.
    pub(crate) extra: Dice,
    /// The tiles this Scout abandons.
    pub(crate) abandoning: Set<Tile>,
    /// The tiles to place.
    pub(crate) drawn: Set<Tile>,
    /// Tiles still owed because the bag ran out.
    pub(crate) short: u8,
    /// The colors of the explorers that Scouted.
    pub(crate) scouted: Set<Color>,
    /// Whether the zone was rearranged since the last task. Doing it twice in a row changes nothing.
    pub(crate) rearranged: bool,
    /// Whether the tiles at the end of the phase were drawn.
    pub(crate) drew_at_end: bool,
}

/// What a seat is about to do in the Explore phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Doing {
    /// Choosing the next task.
    #[default]
    Choosing,
    /// Scouting: abandoning tiles.
    Abandoning,
    /// Scouting: waiting for the bag until all earlier seats are done.
    Drawing,
    /// Scouting: placing tiles.
    Placing,
    /// Rearranging the zone.
    Rearranging,
    /// Placing tiles drawn at the end of the phase.
    PlacingLast,
    /// Nothing: the seat is done.
    Done,
}

impl Explore {
    /// Everyone explores. The timing decides who is asked. If the bag could run out for good, seats are asked one after
    /// another.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let seats = galaxy
            .players
            .map(|_, player| Exploring { extra: player.tableau.sums().explorers, ..Exploring::default() });
        // Every Scout takes one more tile than it gives back, so only then can a second shortage occur (L-10.2).
        let explorers = |(seat, exploring): (Seat, &Exploring)| {
            u32::from(galaxy.players[seat].workers(Phase::Explore).total() + exploring.extra.total())
        };
        let strict = galaxy.setup.timing == Timing::InOrder || galaxy.bag.len() < seats.iter().map(explorers).sum();
        let mut phase = Self { seats, strict, closing: false, shortage: None };
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Carries out everything that needs no decision. Returns the seats with a decision; if there are none, the phase
    /// is over.
    fn go_on(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Seats {
        loop {
            let (mut asked, mut before_done) = (Seats::NONE, true);
            for seat in galaxy.order() {
                let decides = self.proceed(galaxy, seat, before_done, out);
                if let Some(shortage) = &self.shortage {
                    return shortage.sealed.missing();
                }
                if decides && (before_done || !self.strict) {
                    asked.insert(seat);
                }
                before_done &= !decides && self.seats[seat].doing == Doing::Done;
            }
            if !asked.is_empty() || !self.close(galaxy, out) {
                return asked;
            }
        }
    }

    /// Continues for a seat until it has a decision, waits or is done. Returns whether it has a decision.
    fn proceed(&mut self, galaxy: &mut Galaxy, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> bool {
        loop {
            let (player, exploring) = (&galaxy.players[seat], &mut self.seats[seat]);
            match exploring.doing {
                Doing::Choosing if exploring.has_explorer(player) || exploring.may_rearrange(player) => return true,
                Doing::Choosing => exploring.doing = Doing::Done,
                Doing::Abandoning if player.zone.len() == 0 => exploring.doing = Doing::Drawing,
                Doing::Drawing if !now => return false,
                Doing::Drawing => exploring.draw(galaxy, seat, out),
                Doing::Placing if exploring.drawn.is_empty() && exploring.short > 0 => {
                    if self.open_shortage(galaxy, seat) {
                        return false;
                    }
                }
                Doing::Placing if exploring.drawn.is_empty() => {
                    exploring.doing = Doing::Choosing;
                    exploring.rearranged = false;
                }
                Doing::PlacingLast if exploring.drawn.is_empty() => exploring.doing = Doing::Done,
                Doing::Rearranging if exploring.drawn.is_empty() => {
                    exploring.doing = Doing::Choosing;
                    exploring.rearranged = true;
                }
                Doing::Abandoning | Doing::Placing | Doing::PlacingLast | Doing::Rearranging => return true,
                Doing::Done => return false,
            }
        }
    }

    /// Asks everyone with three or more tiles to put one in the bag. Returns whether there is anyone to ask (L-4.8,
    /// L-4.9).
    fn open_shortage(&mut self, galaxy: &Galaxy, scout: Seat) -> bool {
        let mut givers = Seats::NONE;
        for (seat, player) in galaxy.players.iter() {
            if player.zone.len() >= TILES_TO_GIVE {
                givers.insert(seat);
            }
        }
        if givers.is_empty() {
            self.seats[scout].short = 0;
            return false;
        }
        self.shortage = Some(Shortage { scout, sealed: SealedChoice::ask(galaxy.setup.players, givers) });
        true
    }

    /// Handles the choice of a tile for the bag.
    fn answer_shortage(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        mut shortage: Shortage,
        tile: Tile,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        if !galaxy.players[seat].zone.tiles().contains(tile) {
            return Err(Illegal::NoTile { tile });
        }
        let complete = shortage.sealed.submit(seat, tile);
        self.shortage = Some(shortage);
        out.everyone(|| Event::Sealed { seat });
        if !complete {
            return Ok(shortage.sealed.missing());
        }
        for (seat, &tile) in shortage.sealed.answers() {
            galaxy.players[seat].zone.remove(tile);
            galaxy.bag.insert(tile);
            out.everyone(|| Event::Gave { seat });
        }
        self.shortage = None;
        let exploring = &mut self.seats[shortage.scout];
        let due = std::mem::take(&mut exploring.short);
        exploring.draw_some(galaxy, shortage.scout, due, out);
        Ok(self.go_on(galaxy, out))
    }

    /// Carries out the end of the phase: extra tiles, then credits, then the abandoned tiles return (L-4.11). Returns
    /// whether someone must be asked about a tile.
    fn close(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> bool {
        self.closing = true;
        for seat in galaxy.order() {
            let (tiles, exploring) = (galaxy.players[seat].tableau.sums().draws_at_end, &mut self.seats[seat]);
            if tiles > 0 && !exploring.drew_at_end {
                exploring.drew_at_end = true;
                exploring.doing = Doing::PlacingLast;
                exploring.draw_some(galaxy, seat, tiles, out);
                return true;
            }
        }
        pay_income(galaxy, Phase::Explore, |galaxy, seat, power| self.seats[seat].income(galaxy, seat, power), out);
        galaxy.refill(out);
        false
    }
}

impl Asking for Explore {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        let (player, exploring) = (&galaxy.players[seat], &self.seats[seat]);
        if self.shortage.is_some() {
            return Some(Options::Give(player.zone.tiles()));
        }
        Some(match exploring.doing {
            Doing::Choosing => Options::Explore {
                real: player.workers(Phase::Explore),
                extra: exploring.extra,
                may_rearrange: exploring.may_rearrange(player),
            },
            Doing::Abandoning => Options::Abandon { from: player.zone.tiles(), abandoned: exploring.abandoning },
            Doing::Placing | Doing::PlacingLast | Doing::Rearranging => Options::Place {
                tiles: exploring.drawn,
                may_top: exploring.may_top(player),
                rearranging: exploring.doing == Doing::Rearranging,
            },
            Doing::Drawing | Doing::Done => return None,
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let (player, exploring) = (&galaxy.players[seat], &self.seats[seat]);
        if self.shortage.is_some() {
            return Some(Prompt::Give { options: player.zone.tiles() });
        }
        Some(match exploring.doing {
            Doing::Choosing => {
                let mut explorers = Vec::new();
                Crew::all(player.workers(Phase::Explore), exploring.extra).for_each(|explorer| {
                    let stock = stock_value(player, explorer.color);
                    explorers.push(ExploreOption {
                        explorer,
                        lenders: lenders(player, explorer, |sums| sums.explorers),
                        stock,
                        reasons: stock_reasons(player, explorer),
                        after: CreditsAfter::earning(player, stock),
                    });
                });
                let may_stop = explorers.is_empty();
                Prompt::Explore { explorers, may_rearrange: exploring.may_rearrange(player), may_stop }
            }
            Doing::Abandoning => Prompt::Abandon {
                options: player.zone.tiles(),
                abandoned: exploring.abandoning,
                draws: scouted_tiles(exploring.abandoning),
            },
            Doing::Placing | Doing::PlacingLast | Doing::Rearranging => Prompt::Place {
                tiles: exploring.drawn,
                may_top: exploring.may_top(player),
                rearranging: exploring.doing == Doing::Rearranging,
            },
            Doing::Drawing | Doing::Done => return None,
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        if let Some(shortage) = self.shortage {
            let &Move::Give(tile) = answer else { return Err(Illegal::WrongAnswer) };
            return self.answer_shortage(galaxy, seat, shortage, tile, out);
        }
        self.seats[seat].answer(galaxy, seat, answer, out)?;
        Ok(self.go_on(galaxy, out))
    }

    fn sealed(&self) -> Seats {
        self.shortage.map_or(Seats::NONE, |shortage| shortage.sealed.answered())
    }
}

impl Exploring {
    /// Whether the construction zone may be rearranged now (L-4.10).
    fn may_rearrange(&self, player: &Player) -> bool {
        player.tableau.sums().rearranges && !self.rearranged && player.zone.len() > 0
    }

    fn has_explorer(&self, player: &Player) -> bool {
        !self.extra.is_empty() || !player.workers(Phase::Explore).is_empty()
    }

    /// Whether tiles may go on top of a stack.
    fn may_top(&self, player: &Player) -> bool {
        self.doing == Doing::Placing && player.tableau.sums().scouts_on_top
    }

    /// Handles the answer to any question except a shortage.
    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        match (self.doing, answer) {
            (Doing::Choosing, &Move::Stock(explorer)) => self.stock(galaxy, seat, explorer, out),
            (Doing::Choosing, &Move::Scout(explorer)) => self.scout(galaxy, seat, explorer, out),
            (Doing::Choosing, Move::Rearrange) => self.rearrange(galaxy, seat, out),
            (Doing::Choosing, Move::Stop) => self.stop(&galaxy.players[seat]),
            (Doing::Abandoning, &Move::Abandon(tile)) => self.abandon(galaxy, seat, tile, out),
            (Doing::Abandoning, Move::Draw) => {
                self.doing = Doing::Drawing;
                Ok(())
            }
            (Doing::Placing | Doing::PlacingLast | Doing::Rearranging, &Move::Place { tile, side, top }) => {
                self.place(galaxy, seat, tile, side, top, out)
            }
            (
                Doing::Choosing
                | Doing::Abandoning
                | Doing::Drawing
                | Doing::Placing
                | Doing::PlacingLast
                | Doing::Rearranging
                | Doing::Done,
                _,
            ) => Err(Illegal::WrongAnswer),
        }
    }

    /// Takes an explorer for a task. A die goes to the Citizenry.
    fn take_explorer(&mut self, player: &mut Player, explorer: Crew) -> Result<(), Illegal> {
        let Crew { color, real } = explorer;
        let there = if real { player.take_worker(Phase::Explore, color) } else { self.extra.take(color) };
        if !there {
            return Err(Illegal::NoWorker { color });
        }
        if real {
            player.citizenry.put(color);
        }
        self.rearranged = false;
        Ok(())
    }

    fn stock(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        explorer: Crew,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.take_explorer(&mut galaxy.players[seat], explorer)?;
        out.everyone(|| Event::Stocked { seat, explorer });
        let credits = stock_value(&galaxy.players[seat], explorer.color);
        galaxy.earn(seat, credits, Cause::Stock, out);
        Ok(())
    }

    fn scout(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        explorer: Crew,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        self.take_explorer(&mut galaxy.players[seat], explorer)?;
        out.everyone(|| Event::Scouted { seat, explorer });
        self.doing = Doing::Abandoning;
        self.scouted.insert(explorer.color);
        Ok(())
    }

    fn abandon(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        tile: Tile,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let zone = &mut galaxy.players[seat].zone;
        if !zone.tiles().contains(tile) {
            return Err(Illegal::NoTile { tile });
        }
        zone.remove(tile);
        self.abandoning.insert(tile);
        out.everyone(|| Event::Abandoned { seat });
        out.only(seat, || Event::AbandonedTile { seat, tile });
        Ok(())
    }

    fn rearrange(&mut self, galaxy: &mut Galaxy, seat: Seat, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
        let player = &mut galaxy.players[seat];
        if !self.may_rearrange(player) {
            return Err(Illegal::CannotRearrange);
        }
        self.drawn = player.zone.lift();
        self.doing = Doing::Rearranging;
        out.everyone(|| Event::Rearranges { seat });
        Ok(())
    }

    fn stop(&mut self, player: &Player) -> Result<(), Illegal> {
        if self.has_explorer(player) {
            return Err(Illegal::NotDone);
        }
        self.doing = Doing::Done;
        Ok(())
    }

    /// Puts a tile in a construction stack (L-4.3).
    fn place(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        tile: Tile,
        side: Side,
        top: bool,
        out: &mut impl Sink<Event>,
    ) -> Result<(), Illegal> {
        let player = &mut galaxy.players[seat];
        if !self.drawn.contains(tile) {
            return Err(Illegal::NoTile { tile });
        }
        if top && !self.may_top(player) {
            return Err(Illegal::NotOnTop);
        }
        self.drawn.remove(tile);
        if top {
            player.zone.put_on_top(side, tile);
        } else {
            player.zone.put_under(side, tile);
        }
        out.everyone(|| Event::PlacedTile { seat, side, top });
        out.only(seat, || Event::PlacedWhich { seat, tile, side, top });
        Ok(())
    }

    /// Draws for a Scout.
    fn draw(&mut self, galaxy: &mut Galaxy, seat: Seat, out: &mut impl Sink<Event>) {
        let abandoning = std::mem::take(&mut self.abandoning);
        galaxy.abandoned = galaxy.abandoned.union(abandoning);
        let own = &mut galaxy.players[seat].abandoned;
        *own = own.union(abandoning);
        let due = scouted_tiles(abandoning);
        self.draw_some(galaxy, seat, due, out);
        self.short = due - self.drawn.len() as u8;
        self.doing = Doing::Placing;
    }

    /// Draws this many tiles to place, or as many as there are.
    fn draw_some(&mut self, galaxy: &mut Galaxy, seat: Seat, count: u8, out: &mut impl Sink<Event>) {
        let drawn: Set<Tile> = (0..count).map_while(|_| galaxy.draw(seat, out)).collect();
        self.drawn = drawn;
        out.everyone(|| Event::Drew { seat, tiles: drawn.len() as u8 });
        out.only(seat, || Event::Saw { seat, tiles: drawn });
    }

    /// What a power pays at the end of the phase.
    fn income(&self, galaxy: &Galaxy, seat: Seat, power: Power) -> Option<Income> {
        let Power::I(power) = power else { return None };
        match power {
            ExplorePower::ScoutCredits { color, credits } => {
                self.scouted.contains(color).then_some(Income::Credits(credits))
            }
            ExplorePower::MostDevelopmentsCredits(credits) => {
                has_most_developments(galaxy, seat).then_some(Income::Credits(credits))
            }
            ExplorePower::ExtraWorker(_)
            | ExplorePower::StockValue { .. }
            | ExplorePower::Rearrange
            | ExplorePower::ScoutOnTop
            | ExplorePower::DrawAtEnd(_) => None,
        }
    }
}

/// How many tiles a Scout draws: one, plus one for each abandoned tile (L-4.2).
#[must_use]
pub fn scouted_tiles(abandoned: Set<Tile>) -> u8 {
    1 + abandoned.len() as u8
}

/// The credits for a Stock with an explorer of this color.
pub(crate) fn stock_value(player: &Player, explorer: Color) -> u8 {
    STOCK + player.tableau.sums().stock[explorer as usize]
}

fn stock_reasons(player: &Player, explorer: Crew) -> Vec<Reason> {
    let rule = Reason { from: Origin::Rule, amount: STOCK as i8 };
    let more = reasons(player, |sums| sums.stock[explorer.color as usize] as i8);
    [rule].into_iter().chain(more).collect()
}
