//! Which action next, or none. Rules D-3.2 to D-3.6 and section 10.

use game::Sink;

use super::{capture, end_turn, main_action, upgrade};
use crate::prompt::{Act, EndOption};
use crate::table::{Step, Table};
use crate::{Event, Illegal, Variant};

/// The most main actions of a turn.
pub const MAINS: u8 = 2;

/// The most extra actions of a turn.
#[must_use]
pub const fn extras(variant: Variant) -> u8 {
    match variant {
        Variant::Base => 1,
        Variant::Advanced => 2,
    }
}

pub(crate) fn prompt(table: &Table) -> Act {
    Act {
        mains: main_action::options(table),
        main_bill: may_main(table).is_ok().then(|| main_action::bill(table)),
        upgrades: upgrade::options(table),
        captures: capture::options(table),
        end: if table.turn.is_fresh() {
            EndOption::Rest { batteries: end_turn::rest_gain(table) }
        } else {
            EndOption::EndTurn
        },
    }
}

/// Whether a main action may come now.
pub(crate) fn may_main(table: &Table) -> Result<(), Illegal> {
    if table.turn.mains == MAINS {
        return Err(Illegal::NoMainLeft);
    }
    // D-3.4, D-10.2.
    match table.setup.variant {
        Variant::Base if table.turn.extras > 0 => Err(Illegal::MainAfterExtra),
        Variant::Base | Variant::Advanced => Ok(()),
    }
}

/// Whether an extra action may come now.
pub(crate) fn may_extra(table: &Table) -> Result<(), Illegal> {
    if table.turn.extras == extras(table.setup.variant) {
        return Err(Illegal::NoExtraLeft);
    }
    // D-3.3, D-10.3.
    match table.setup.variant {
        Variant::Base if table.turn.mains == 0 => Err(Illegal::NoMainYet),
        Variant::Base | Variant::Advanced => Ok(()),
    }
}

/// After an action: asks for the next, or ends the turn if none is left (D-3.6).
pub(crate) fn go_on(table: &mut Table, out: &mut impl Sink<Event>) {
    table.turn.step = Step::Act;
    if may_main(table).is_err() && may_extra(table).is_err() {
        end_turn::begin(table, out);
    }
}
