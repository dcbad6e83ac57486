//! Phase IV, Produce. Rules of section 7.

use game::{BySeat, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, Each, Income, has_most_developments, pay_income};
use crate::dice::{Color, Phase};
use crate::event::Event;
use crate::galaxy::{Galaxy, bits};
use crate::illegal::Illegal;
use crate::look::PlayerLook;
use crate::moves::Move;
use crate::options::Options;
use crate::prompt::Prompt;
use crate::tiles::{Power, WorldColor};

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
    /// Credits at the end of the phase for each good that is a die of this color.
    DieGoodsCredits {
        /// The color of the dice.
        color: Color,
        /// The credits.
        credits: u8,
    },
    /// Credits at the end of the phase for a player with more developments than every other player.
    MostDevelopmentsCredits(u8),
    /// This many extra goods fit on each world.
    ExtraRoom(u8),
}

/// Each seat's progress. The goods on the worlds say it all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Produce(pub(crate) Each<()>);

impl Produce {
    /// Everyone produces.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let seats = BySeat::new(galaxy.setup.players, |_| ());
        let mut phase = Self(Each::begin(galaxy, seats, |galaxy, seat, ()| proceed(galaxy, seat, out)));
        let asked = phase.go_on(galaxy, out);
        (phase, asked)
    }

    /// Asks the players who have something to decide. If there are none, ends the phase.
    fn go_on(&mut self, galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Seats {
        let asked = self.0.asked(galaxy);
        if asked.is_empty() {
            pay_income(galaxy, Phase::Produce, income, out);
        }
        asked
    }
}

impl Asking for Produce {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        Some(Options::Produce(PlayerLook(&galaxy.players[seat])))
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let player = &galaxy.players[seat];
        Some(Prompt::Produce {
            dice: player.workers(Phase::Produce),
            worlds: bits(player.tableau.with_room()).map(|at| player.tableau.square(at)).collect(),
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let &Move::Produce { die, world } = answer else { return Err(Illegal::WrongAnswer) };
        let player = &galaxy.players[seat];
        if !player.workers(Phase::Produce).has(die) {
            return Err(Illegal::NoWorker { color: die });
        }
        let at = player.tableau.position(world).filter(|&at| player.tableau.with_room() >> at & 1 != 0);
        let at = at.ok_or(Illegal::NoRoom { world })?;
        produce(galaxy, seat, die, at, out);
        let decides = proceed(galaxy, seat, out);
        self.0.answered(seat, decides);
        Ok(self.go_on(galaxy, out))
    }

    fn pending(&self) -> Seats {
        self.0.pending
    }
}

/// Continues for a seat until it has a decision or is done. Returns whether it has a decision.
fn proceed(galaxy: &mut Galaxy, seat: Seat, out: &mut impl Sink<Event>) -> bool {
    let player = &mut galaxy.players[seat];
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
    // The dice are interchangeable, and either all places get filled or there is only one world: nothing to decide.
    for at in bits(open) {
        while galaxy.players[seat].tableau.room_at(at) > 0 && !galaxy.players[seat].workers(Phase::Produce).is_empty() {
            produce(galaxy, seat, workers.first().unwrap_or(Color::Home), at, out);
        }
    }
    proceed(galaxy, seat, out)
}

/// Turns a producer into a good (L-7.1).
fn produce(galaxy: &mut Galaxy, seat: Seat, die: Color, at: usize, out: &mut impl Sink<Event>) {
    let player = &mut galaxy.players[seat];
    player.take_worker(Phase::Produce, die);
    player.tableau.put_good(at, die);
    let world = player.tableau.square(at);
    out.everyone(|| Event::Produced { seat, die, world });
}

/// What a power pays at the end of the phase.
fn income(galaxy: &Galaxy, seat: Seat, power: Power) -> Option<Income> {
    let Power::IV(power) = power else { return None };
    let tableau = &galaxy.players[seat].tableau;
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
            has_most_developments(galaxy, seat).then_some(Income::Credits(credits))
        }
        ProducePower::ExtraRoom(_) => None,
    }
}
