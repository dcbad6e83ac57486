//! Phase I, Explore. Rules of section 4.

use game::{BySeat, SealedChoice, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use super::{Income, has_most_developments, pay_income};
use crate::dice::{Color, Dice, Phase};
use crate::event::{Cause, Event};
use crate::illegal::Illegal;
use crate::moves::{Crew, Move};
use crate::round::{self, Stage};
use crate::setup::Timing;
use crate::table::{Player, Table};
use crate::tiles::{Side, Tile};

/// A power of phase I.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum ExplorePower {
    /// A virtual explorer.
    ExtraWorker(Color),
    /// A Stock with an explorer of the color brings so many credits instead of 2.
    StockValue {
        /// The explorer.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// The construction zone may be arranged anew, as often as one likes.
    Rearrange,
    /// Scouted tiles may go on top of a stack.
    ScoutOnTop,
    /// So many tiles are drawn at the end of the phase.
    DrawAtEnd(u8),
    /// Credits at the end of the phase if an explorer of the color Scouted.
    ScoutCredits {
        /// The explorer.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for who has more developments than every other.
    MostDevelopmentsCredits(u8),
}

/// Credits for a Stock (L-4.1).
pub const STOCK: u8 = 2;

/// With so many tiles in the construction zone one must help when the bag has run out (L-4.8).
const TILES_TO_GIVE: u8 = 3;

/// The Explore phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Exploration {
    pub(crate) seats: BySeat<Exploring>,
    /// Whether one seat after the other is asked.
    pub(crate) strict: bool,
    /// Whether everyone's tasks are done, and what comes at the end of the phase is being done.
    pub(crate) closing: bool,
    /// Who must put a tile into the bag, and for whom.
    pub(crate) shortage: Option<Shortage>,
}

/// The bag has run out, and everyone with enough tiles puts one into it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Shortage {
    pub(crate) scout: Seat,
    pub(crate) sealed: SealedChoice<Tile>,
}

/// How far a seat is in the Explore phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Exploring {
    pub(crate) doing: Doing,
    /// Virtual explorers that are left.
    pub(crate) extra: Dice,
    /// What this Scout abandons.
    pub(crate) abandoning: Set<Tile>,
    /// What is to be placed.
    pub(crate) drawn: Set<Tile>,
    /// Tiles that the bag could not give yet.
    pub(crate) short: u8,
    /// The colors of the explorers that Scouted.
    pub(crate) scouted: Set<Color>,
    /// Whether the zone was arranged anew since the last task: twice in a row is no different from once.
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
    /// Scouting: waiting for the bag, until all seats before are done.
    Drawing,
    /// Scouting: placing tiles.
    Placing,
    /// Arranging the zone anew.
    Rearranging,
    /// Placing tiles drawn at the end of the phase.
    PlacingLast,
    /// Nothing more.
    Done,
}

/// Everyone explores. Who is asked depends on the timing; if the bag could run out for good, one seat after the other.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    let seats =
        table.players.map(|_, player| Exploring { extra: player.tableau.sums().explorers, ..Exploring::default() });
    // Every Scout takes one tile more than it gives back, so only then can a second shortage come about (L-10.2).
    let explorers = |(seat, exploring): (Seat, &Exploring)| {
        u32::from(table.players[seat].workers(Phase::Explore).total() + exploring.extra.total())
    };
    let strict = table.setup.timing == Timing::InOrder || table.bag.len() < seats.iter().map(explorers).sum();
    table.stage = Stage::Explore(Exploration { seats, strict, closing: false, shortage: None });
    advance(table, out);
}

pub(crate) fn exploring(table: &Table, seat: Seat) -> Exploring {
    if let Stage::Explore(exploration) = &table.stage { exploration.seats[seat] } else { Exploring::default() }
}

fn exploring_mut(table: &mut Table, seat: Seat) -> Option<(&mut Player, &mut Exploring)> {
    let Table { stage: Stage::Explore(exploration), players, .. } = table else { return None };
    Some((&mut players[seat], &mut exploration.seats[seat]))
}

/// Whether a seat may arrange its construction zone anew now (L-4.10).
pub(crate) fn may_rearrange(player: &Player, exploring: &Exploring) -> bool {
    player.tableau.sums().rearranges && !exploring.rearranged && player.zone.len() > 0
}

/// The explorers that are left, real ones first.
pub(crate) fn each_explorer(player: &Player, exploring: &Exploring, mut found: impl FnMut(Crew)) {
    player.workers(Phase::Explore).colors().for_each(|color| found(Crew { color, real: true }));
    exploring.extra.colors().for_each(|color| found(Crew { color, real: false }));
}

fn has_explorer(player: &Player, exploring: &Exploring) -> bool {
    !exploring.extra.is_empty() || !player.workers(Phase::Explore).is_empty()
}

/// Credits that a Stock brings.
pub(crate) fn stock_value(player: &Player, explorer: Crew) -> u8 {
    STOCK + player.tableau.sums().stock[explorer.color as usize]
}

/// Lets happen what happens by itself, and asks whoever has something to decide.
fn advance(table: &mut Table, out: &mut impl Sink<Event>) {
    loop {
        if shortage_is_open(table) {
            return;
        }
        let (mut asked, mut before_done) = (Seats::NONE, true);
        for seat in table.order() {
            let decides = proceed(table, seat, before_done, out);
            if shortage_is_open(table) {
                return;
            }
            let Stage::Explore(exploration) = &table.stage else { return };
            if decides && (before_done || !exploration.strict) {
                asked.insert(seat);
            }
            before_done &= !decides && exploration.seats[seat].doing == Doing::Done;
        }
        table.asked = asked;
        if !asked.is_empty() || !close(table, out) {
            return;
        }
    }
}

fn shortage_is_open(table: &Table) -> bool {
    matches!(&table.stage, Stage::Explore(Exploration { shortage: Some(_), .. }))
}

/// Goes on for a seat until it decides, waits or is done; says whether it decides.
fn proceed(table: &mut Table, seat: Seat, now: bool, out: &mut impl Sink<Event>) -> bool {
    loop {
        let Some((player, exploring)) = exploring_mut(table, seat) else { return false };
        match exploring.doing {
            Doing::Choosing if has_explorer(player, exploring) || may_rearrange(player, exploring) => return true,
            Doing::Choosing => exploring.doing = Doing::Done,
            Doing::Abandoning if player.zone.len() == 0 => exploring.doing = Doing::Drawing,
            Doing::Drawing if !now => return false,
            Doing::Drawing => draw(table, seat, out),
            Doing::Placing if exploring.drawn.is_empty() && exploring.short > 0 => {
                if open_shortage(table, seat) {
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

/// Draws for a Scout: one tile and as many as were abandoned (L-4.2).
fn draw(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) {
    let abandoning = exploring(table, seat).abandoning;
    table.abandoned = table.abandoned.union(abandoning);
    let own = &mut table.players[seat].abandoned;
    *own = own.union(abandoning);
    let due = 1 + abandoning.len() as u8;
    let drawn = draw_some(table, seat, due, out);
    if let Some((_, exploring)) = exploring_mut(table, seat) {
        exploring.abandoning = Set::EMPTY;
        exploring.short = due - drawn.len() as u8;
        exploring.doing = Doing::Placing;
    }
}

/// Draws so many tiles as far as there are any, to be placed.
fn draw_some(table: &mut Table, seat: Seat, count: u8, out: &mut impl Sink<Event>) -> Set<Tile> {
    let drawn: Set<Tile> = (0..count).map_while(|_| table.draw(out)).collect();
    if let Some((_, exploring)) = exploring_mut(table, seat) {
        exploring.drawn = drawn;
    }
    out.everyone(|| Event::Drew { seat, tiles: drawn.len() as u8 });
    out.only(seat, || Event::Saw { seat, tiles: drawn });
    drawn
}

/// Asks everyone with three tiles or more to put one into the bag; says whether there is anybody (L-4.8, L-4.9).
fn open_shortage(table: &mut Table, scout: Seat) -> bool {
    let mut givers = Seats::NONE;
    for (seat, player) in table.players.iter() {
        if player.zone.len() >= TILES_TO_GIVE {
            givers.insert(seat);
        }
    }
    let players = table.setup.players;
    let Stage::Explore(exploration) = &mut table.stage else { return false };
    if givers.is_empty() {
        exploration.seats[scout].short = 0;
        return false;
    }
    exploration.shortage = Some(Shortage { scout, sealed: SealedChoice::ask(players, givers) });
    table.asked = givers;
    true
}

fn answer_shortage(table: &mut Table, seat: Seat, tile: Tile, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if !table.players[seat].zone.tiles().contains(tile) {
        return Err(Illegal::NoTile { tile });
    }
    let Stage::Explore(Exploration { shortage: Some(shortage), .. }) = &mut table.stage else {
        return Err(Illegal::WrongAnswer);
    };
    let opened = shortage.sealed.submit(seat, tile).then_some(*shortage);
    table.asked.remove(seat);
    out.everyone(|| Event::Sealed { seat });
    let Some(Shortage { scout, sealed }) = opened else { return Ok(()) };
    for seat in table.players.seats() {
        if let Some(&tile) = sealed.answer(seat) {
            table.players[seat].zone.remove(tile);
            table.bag.insert(tile);
            out.everyone(|| Event::Gave { seat });
        }
    }
    let mut due = 0;
    if let Stage::Explore(exploration) = &mut table.stage {
        exploration.shortage = None;
        due = std::mem::take(&mut exploration.seats[scout].short);
    }
    draw_some(table, scout, due, out);
    advance(table, out);
    Ok(())
}

/// What comes at the end of the phase: extra tiles, then credits, then the abandoned tiles return (L-4.11). Says whether
/// somebody is to be asked about a tile.
fn close(table: &mut Table, out: &mut impl Sink<Event>) -> bool {
    for seat in table.order() {
        let tiles = table.players[seat].tableau.sums().draws_at_end;
        let Stage::Explore(exploration) = &mut table.stage else { return false };
        exploration.closing = true;
        let exploring = &mut exploration.seats[seat];
        if tiles > 0 && !exploring.drew_at_end {
            exploring.drew_at_end = true;
            exploring.doing = Doing::PlacingLast;
            draw_some(table, seat, tiles, out);
            return true;
        }
    }
    pay_income(table, Phase::Explore, out);
    table.refill(out);
    false
}

/// What a power pays at the end of the phase.
pub(crate) fn income(table: &Table, seat: Seat, power: ExplorePower) -> Option<Income> {
    match power {
        ExplorePower::ScoutCredits { color, credits } => {
            exploring(table, seat).scouted.contains(color).then_some(Income::Credits(credits))
        }
        ExplorePower::MostDevelopmentsCredits(credits) => {
            has_most_developments(table, seat).then_some(Income::Credits(credits))
        }
        ExplorePower::ExtraWorker(_)
        | ExplorePower::StockValue { .. }
        | ExplorePower::Rearrange
        | ExplorePower::ScoutOnTop
        | ExplorePower::DrawAtEnd(_) => None,
    }
}

/// Answers any question of the phase.
pub(crate) fn answer(table: &mut Table, seat: Seat, answer: &Move, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    if shortage_is_open(table) {
        let &Move::Give(tile) = answer else { return Err(Illegal::WrongAnswer) };
        answer_shortage(table, seat, tile, out)?;
    } else {
        match (exploring(table, seat).doing, answer) {
            (Doing::Choosing, &Move::Stock(explorer)) => stock(table, seat, explorer, out)?,
            (Doing::Choosing, &Move::Scout(explorer)) => scout(table, seat, explorer, out)?,
            (Doing::Choosing, Move::Rearrange) => rearrange(table, seat, out)?,
            (Doing::Choosing, Move::Stop) => stop(table, seat)?,
            (Doing::Abandoning, &Move::Abandon(tile)) => abandon(table, seat, tile, out)?,
            (Doing::Abandoning, Move::Draw) => {
                if let Some((_, exploring)) = exploring_mut(table, seat) {
                    exploring.doing = Doing::Drawing;
                }
            }
            (Doing::Placing | Doing::PlacingLast | Doing::Rearranging, &Move::Place { tile, side, top }) => {
                check_place(table, seat, tile, top)?;
                put(table, seat, tile, side, top, out);
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
            ) => return Err(Illegal::WrongAnswer),
        }
        advance(table, out);
    }
    if table.asked.is_empty() {
        round::go_on(table, out);
    }
    Ok(())
}

/// Takes an explorer for a task; a die goes to the Citizenry.
fn take_explorer(table: &mut Table, seat: Seat, explorer: Crew) -> Result<(), Illegal> {
    let Crew { color, real } = explorer;
    let (player, exploring) = exploring_mut(table, seat).ok_or(Illegal::WrongAnswer)?;
    let there = if real { player.take_worker(Phase::Explore, color) } else { exploring.extra.take(color) };
    if !there {
        return Err(Illegal::NoWorker { color });
    }
    if real {
        player.citizenry.put(color);
    }
    exploring.rearranged = false;
    Ok(())
}

fn stock(table: &mut Table, seat: Seat, explorer: Crew, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    take_explorer(table, seat, explorer)?;
    out.everyone(|| Event::Stocked { seat, explorer });
    let credits = stock_value(&table.players[seat], explorer);
    table.earn(seat, credits, Cause::Stock, out);
    Ok(())
}

fn scout(table: &mut Table, seat: Seat, explorer: Crew, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    take_explorer(table, seat, explorer)?;
    out.everyone(|| Event::Scouted { seat, explorer });
    if let Some((_, exploring)) = exploring_mut(table, seat) {
        exploring.doing = Doing::Abandoning;
        exploring.scouted.insert(explorer.color);
    }
    Ok(())
}

fn abandon(table: &mut Table, seat: Seat, tile: Tile, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let (player, exploring) = exploring_mut(table, seat).ok_or(Illegal::WrongAnswer)?;
    if !player.zone.tiles().contains(tile) {
        return Err(Illegal::NoTile { tile });
    }
    player.zone.remove(tile);
    exploring.abandoning.insert(tile);
    out.everyone(|| Event::Abandoned { seat });
    out.only(seat, || Event::AbandonedTile { seat, tile });
    Ok(())
}

fn rearrange(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) -> Result<(), Illegal> {
    let (player, exploring) = exploring_mut(table, seat).ok_or(Illegal::WrongAnswer)?;
    if !may_rearrange(player, exploring) {
        return Err(Illegal::CannotRearrange);
    }
    exploring.drawn = player.zone.lift();
    exploring.doing = Doing::Rearranging;
    out.everyone(|| Event::Rearranges { seat });
    Ok(())
}

fn stop(table: &mut Table, seat: Seat) -> Result<(), Illegal> {
    let (player, exploring) = exploring_mut(table, seat).ok_or(Illegal::WrongAnswer)?;
    if has_explorer(player, exploring) {
        return Err(Illegal::NotDone);
    }
    exploring.doing = Doing::Done;
    Ok(())
}

fn check_place(table: &Table, seat: Seat, tile: Tile, top: bool) -> Result<(), Illegal> {
    let exploring = exploring(table, seat);
    if !exploring.drawn.contains(tile) {
        return Err(Illegal::NoTile { tile });
    }
    if top && !(exploring.doing == Doing::Placing && table.players[seat].tableau.sums().scouts_on_top) {
        return Err(Illegal::NotOnTop);
    }
    Ok(())
}

/// Puts a tile into a construction stack (L-4.3).
fn put(table: &mut Table, seat: Seat, tile: Tile, side: Side, top: bool, out: &mut impl Sink<Event>) {
    let Some((player, exploring)) = exploring_mut(table, seat) else { return };
    exploring.drawn.remove(tile);
    if top {
        player.zone.put_on_top(side, tile);
    } else {
        player.zone.put_under(side, tile);
    }
    out.everyone(|| Event::PlacedTile { seat, side, top });
    out.only(seat, || Event::PlacedWhich { seat, tile, side, top });
}
