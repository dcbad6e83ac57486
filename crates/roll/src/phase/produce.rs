//! Phase IV, Produce. Rules of section 7.

use game::{Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{Income, has_most_developments, pay_income};
use crate::dice::{Color, Phase};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::round::{self, Stage};
use crate::table::{Table, bits};
use crate::tiles::{Square, WorldColor};

/// A power of phase IV.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum ProducePower {
    /// Credits at the end of the phase.
    Credits(u8),
    /// Credits at the end of the phase for each good on worlds of a color.
    WorldGoodsCredits {
        /// The color of the worlds.
        color: WorldColor,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for each good that is a die of a color.
    DieGoodsCredits {
        /// The color of the dice.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for who has more developments than every other.
    MostDevelopmentsCredits(u8),
    /// So many goods more fit on each world.
    ExtraRoom(u8),
}

/// Everyone produces.
pub(crate) fn begin(table: &mut Table, out: &mut impl Sink<Event>) {
    table.stage = Stage::Produce;
    round::begin_each(table, out, proceed);
    if table.asked.is_empty() {
        pay_income(table, Phase::Produce, out);
    }
}

/// Goes on for a seat until it decides or is done; says whether it decides.
fn proceed(table: &mut Table, seat: Seat, out: &mut impl Sink<Event>) -> bool {
    let player = &mut table.players[seat];
    let (workers, open) = (player.workers(Phase::Produce), player.tableau.with_room());
    if workers.is_empty() {
        return false;
    }
    if open == 0 {
        let dice = player.return_workers(Phase::Produce);
        out.everyone(|| Event::Returned { seat, dice });
        return false;
    }
    let room: u8 = bits(open).map(|at| player.tableau.room_at(at)).sum();
    let alike = workers.kinds() == 1 && (workers.total() >= room || open.is_power_of_two());
    if !alike {
        return true;
    }
    // Equal dice, and all places filled or only one world: nothing to decide.
    for at in bits(open) {
        while table.players[seat].tableau.room_at(at) > 0 && !table.players[seat].workers(Phase::Produce).is_empty() {
            produce(table, seat, workers.first().unwrap_or(Color::Home), at, out);
        }
    }
    proceed(table, seat, out)
}

/// A producer becomes a good (L-7.1).
fn produce(table: &mut Table, seat: Seat, die: Color, at: usize, out: &mut impl Sink<Event>) {
    let player = &mut table.players[seat];
    player.take_worker(Phase::Produce, die);
    player.tableau.put_good(at, die);
    let world = player.tableau.square(at);
    out.everyone(|| Event::Produced { seat, die, world });
}

/// Answers which die goes on which world.
pub(crate) fn answer(
    table: &mut Table,
    seat: Seat,
    die: Color,
    world: Square,
    out: &mut impl Sink<Event>,
) -> Result<(), Illegal> {
    let player = &table.players[seat];
    if !player.workers(Phase::Produce).has(die) {
        return Err(Illegal::NoWorker { color: die });
    }
    let at = player.tableau.position(world).filter(|&at| player.tableau.with_room() >> at & 1 != 0);
    let at = at.ok_or(Illegal::NoRoom { world })?;
    produce(table, seat, die, at, out);
    if round::go_on_with(table, seat, out, proceed) {
        pay_income(table, Phase::Produce, out);
        round::go_on(table, out);
    }
    Ok(())
}

/// What a power pays at the end of the phase.
pub(crate) fn income(table: &Table, seat: Seat, power: ProducePower) -> Option<Income> {
    let tableau = &table.players[seat].tableau;
    match power {
        ProducePower::Credits(credits) => Some(Income::Credits(credits)),
        ProducePower::WorldGoodsCredits { color, credits } => {
            let of_color = |&at: &usize| tableau.square(at).print().world() == Some(color);
            let goods: u8 = bits(tableau.carriers).filter(of_color).map(|at| tableau.goods_at(at).total()).sum();
            Some(Income::Credits(credits * goods))
        }
        ProducePower::DieGoodsCredits { color, credits } => {
            Some(Income::Credits(credits * tableau.all_goods().count(color)))
        }
        ProducePower::MostDevelopmentsCredits(credits) => {
            has_most_developments(table, seat).then_some(Income::Credits(credits))
        }
        ProducePower::ExtraRoom(_) => None,
    }
}
