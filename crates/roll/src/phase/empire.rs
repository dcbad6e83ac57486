//! Managing the empire: recruiting and recalling. Rules L-3.13 to L-3.15.

use game::{BySeat, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Asking, Each};
use crate::dice::{Color, Dice};
use crate::event::{Cause, Event};
use crate::galaxy::{DiePlace, Galaxy, Player};
use crate::illegal::Illegal;
use crate::look::PlayerLook;
use crate::moves::Move;
use crate::options::{DiceChoice, Options};
use crate::prompt::Prompt;

/// Each seat's progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Empire(pub(crate) Each<Managing>);

/// A seat's progress with managing its empire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum Managing {
    /// Recruiting.
    #[default]
    Recruiting,
    /// Recalling.
    Recalling,
    /// Done.
    Done,
}

impl Empire {
    /// Everyone recruits and recalls.
    pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> (Self, Seats) {
        let seats = BySeat::new(galaxy.setup.players, |_| Managing::Recruiting);
        let each = Each::begin(galaxy, seats, |galaxy, seat, managing| proceed(galaxy, seat, managing, out));
        let asked = each.asked(galaxy);
        (Self(each), asked)
    }
}

impl Asking for Empire {
    fn options<'a>(&self, galaxy: &'a Galaxy, seat: Seat) -> Option<Options<'a>> {
        let player = &galaxy.players[seat];
        Some(match self.0.seats[seat] {
            Managing::Recruiting => Options::Dice { choice: recruiting(player), answer: Move::Recruit },
            Managing::Recalling => Options::Recall { player: PlayerLook(player), may_stop: !player.cup.is_empty() },
            Managing::Done => return None,
        })
    }

    fn prompt(&self, galaxy: &Galaxy, seat: Seat) -> Option<Prompt> {
        let player = &galaxy.players[seat];
        Some(match self.0.seats[seat] {
            Managing::Recruiting => {
                let (DiceChoice { from, max: count, .. }, credits) = (recruiting(player), player.credits);
                Prompt::Recruit { count, credits, left: left_after(credits - count), from }
            }
            Managing::Recalling => {
                Prompt::Recall { options: PlayerLook(player).recallable(), may_stop: !player.cup.is_empty() }
            }
            Managing::Done => return None,
        })
    }

    fn answer(
        &mut self,
        galaxy: &mut Galaxy,
        seat: Seat,
        answer: &Move,
        out: &mut impl Sink<Event>,
    ) -> Result<Seats, Illegal> {
        let (player, managing) = (&galaxy.players[seat], &mut self.0.seats[seat]);
        match (*managing, answer) {
            (Managing::Recruiting, &Move::Recruit(dice)) => {
                recruiting(player).check(dice)?;
                recruit(galaxy, seat, dice, out);
                *managing = Managing::Recalling;
            }
            (Managing::Recalling, &Move::Recall { die, from }) => {
                let mut offered = false;
                player.each_recallable(|place, color| offered |= (place, color) == (from, die));
                if !offered {
                    return Err(Illegal::NoDie { color: die });
                }
                recall(galaxy, seat, die, from, out);
            }
            (Managing::Recalling, Move::Stop) => {
                // There must be at least one die to roll (L-3.14).
                if player.cup.is_empty() {
                    return Err(Illegal::NotDone);
                }
                *managing = Managing::Done;
            }
            (Managing::Recruiting | Managing::Recalling | Managing::Done, _) => return Err(Illegal::WrongAnswer),
        }
        let decides = proceed(galaxy, seat, managing, out);
        self.0.answered(seat, decides);
        Ok(self.0.asked(galaxy))
    }

    fn pending(&self) -> Seats {
        self.0.pending
    }
}

/// The dice a seat must recruit: as many as it can pay for (L-3.13).
fn recruiting(player: &Player) -> DiceChoice {
    DiceChoice::exactly(player.credits.min(player.citizenry.total()), player.citizenry)
}

/// Continues for a seat until it has a decision or is done. Returns whether it has a decision.
fn proceed(galaxy: &mut Galaxy, seat: Seat, managing: &mut Managing, out: &mut impl Sink<Event>) -> bool {
    loop {
        let player = &galaxy.players[seat];
        match managing {
            Managing::Recruiting => {
                let DiceChoice { from, max: due, .. } = recruiting(player);
                if due < from.total() && due > 0 && from.kinds() > 1 {
                    return true;
                }
                recruit(galaxy, seat, from.iter().take(due.into()).collect(), out);
                *managing = Managing::Recalling;
            }
            Managing::Recalling => {
                let (mut only, mut kinds) = (None, 0);
                player.each_recallable(|place, color| {
                    kinds += 1;
                    only = Some((place, color));
                });
                match only {
                    None => *managing = Managing::Done,
                    Some((from, die)) if kinds == 1 && player.cup.is_empty() => recall(galaxy, seat, die, from, out),
                    Some(_) => return true,
                }
            }
            Managing::Done => return false,
        }
    }
}

/// Pays for dice (L-3.13).
fn recruit(galaxy: &mut Galaxy, seat: Seat, dice: Dice, out: &mut impl Sink<Event>) {
    let player = &mut galaxy.players[seat];
    player.citizenry = player.citizenry.minus(dice);
    player.cup = player.cup.plus(dice);
    player.credits -= dice.total();
    let now = player.credits;
    if !dice.is_empty() {
        out.everyone(|| Event::Recruited { seat, dice, now });
    }
    galaxy.earn(seat, left_after(now) - now, Cause::Recruit, out);
}

/// The credits left after recruiting: never fewer than 1 (L-3.13).
fn left_after(credits: u8) -> u8 {
    credits.max(1)
}

/// Returns a die to the cup (L-3.14).
fn recall(galaxy: &mut Galaxy, seat: Seat, die: Color, from: DiePlace, out: &mut impl Sink<Event>) {
    let player = &mut galaxy.players[seat];
    player.take_die(from, die);
    player.cup.put(die);
    out.everyone(|| Event::Recalled { seat, die, from });
}
