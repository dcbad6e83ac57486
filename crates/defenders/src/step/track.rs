//! The resource track. Rules D-5.4, D-5.5, D-5.12.

use game::Sink;
use serde::{Deserialize, Serialize};

use super::{Asking, Stage, act};
use crate::conversions::BillNumber;
use crate::event::Gained;
use crate::galaxy::Galaxy;
use crate::options::PayOrDecline;
use crate::payment::{Bill, Payment};
use crate::planets::{TRACK, TRACK_STEP_BATTERIES, TRACK_STEPS, track_color};
use crate::prompt::{PaymentOption, Prompt};
use crate::{Color, Energy, Event, Illegal, Move, explain};

/// The question whether the marker moves on, after this many steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Track(pub(crate) u8);

const BILL: BillNumber = BillNumber::known(&Bill::batteries(TRACK_STEP_BATTERIES));

/// The first step is free.
pub(crate) fn begin(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    move_marker(galaxy, 1, Payment::default(), out)
}

impl Asking for Track {
    type Options<'a> = PayOrDecline;

    fn options(self, galaxy: &Galaxy) -> PayOrDecline {
        PayOrDecline::new(&galaxy.means(), BILL, |payment| Move::StepOn { payment }, Move::StopMarker)
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let next = next_color(galaxy);
        let option = |payment| PaymentOption {
            lacks: explain::exhausted(galaxy, &payment, Energy::one(next)).collect(),
            ..explain::paid(galaxy, &BILL.bill(), payment)
        };
        let payments = galaxy.means().payments(BILL).map(option).collect();
        let paid = galaxy.active().batteries / u16::from(TRACK_STEP_BATTERIES);
        let reach = paid.clamp(1, u16::from(TRACK_STEPS - self.0)) as u8;
        Prompt::Track { next, steps: self.0, reach, payments }
    }

    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        if let Move::StopMarker = answer {
            return Ok(act::go_on(galaxy, out));
        }
        let Move::StepOn { payment } = answer else { return Err(Illegal::NotAsked) };
        // D-5.12: the payment enters the reserve before the cube is taken.
        galaxy.settle(BILL, payment)?;
        Ok(move_marker(galaxy, self.0.saturating_add(1), *payment, out))
    }
}

fn next_field(galaxy: &Galaxy) -> u8 {
    (galaxy.marker + 1) % TRACK.len() as u8
}

fn next_color(galaxy: &Galaxy) -> Color {
    track_color(next_field(galaxy))
}

/// Takes one step, the last of `steps`, and asks about another if the player can pay for it.
fn move_marker(galaxy: &mut Galaxy, steps: u8, payment: Payment, out: &mut impl Sink<Event>) -> Stage {
    let color = next_color(galaxy);
    galaxy.marker = next_field(galaxy);
    let (seat, field) = (galaxy.turn.seat, galaxy.marker);
    out.everyone(|| Event::MarkerMoved { seat, field, color, payment });
    galaxy.gain(Energy::one(color), 0, Gained::Track(color), out);
    if steps < TRACK_STEPS && !galaxy.means().choices(BILL).is_empty() {
        Stage::Track(Track(steps))
    } else {
        act::go_on(galaxy, out)
    }
}
