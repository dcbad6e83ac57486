//! Why a move or a step of a plan is refused.

use roll::{Illegal, PlanFault};

use super::nouns::{die, face, phase, square, tile};
use crate::Phrase;

pub(super) fn refuse(why: &Illegal) -> Phrase {
    match *why {
        Illegal::Over => Phrase::new("roll-illegal-over"),
        Illegal::NotAsked => Phrase::new("roll-illegal-not-asked"),
        Illegal::WrongAnswer => Phrase::new("roll-illegal-wrong-answer"),
        Illegal::Plan(fault) => Phrase::new("roll-illegal-plan").phrase("fault", self::fault(fault)),
        Illegal::NoWorker { color } => Phrase::new("roll-illegal-no-worker").piece("die", die(color)),
        Illegal::NoTile { tile: missing } => Phrase::new("roll-illegal-no-tile").phrase("tile", tile(missing)),
        Illegal::NotOnTop => Phrase::new("roll-illegal-not-on-top"),
        Illegal::CannotRearrange => Phrase::new("roll-illegal-cannot-rearrange"),
        Illegal::NotDone => Phrase::new("roll-illegal-not-done"),
        Illegal::WrongDice { least, most } => {
            Phrase::new("roll-illegal-wrong-dice").number("least", least).number("most", most)
        }
        Illegal::NoDie { color } => Phrase::new("roll-illegal-no-die").piece("die", die(color)),
        Illegal::NoRoom { world } => Phrase::new("roll-illegal-no-room").piece("world", square(world)),
        Illegal::NoGood { world, color } => {
            Phrase::new("roll-illegal-no-good").piece("die", die(color)).piece("world", square(world))
        }
    }
}

/// What is wrong with a plan.
pub(super) fn fault(fault: PlanFault) -> Phrase {
    match fault {
        PlanFault::NoSelector { color, face: shown } => {
            Phrase::new("roll-fault-no-selector").piece("die", die(color)).phrase("face", face(shown))
        }
        PlanFault::SelectedAlready => Phrase::new("roll-fault-selected-already"),
        PlanFault::SelectFirst => Phrase::new("roll-fault-select-first"),
        PlanFault::NoWild { color } => Phrase::new("roll-fault-no-wild").piece("die", die(color)),
        PlanFault::WildLeft { left } => Phrase::new("roll-fault-wild-left").number("count", left),
        PlanFault::NoSuchPower { power } => Phrase::new("roll-fault-no-such-power").piece("power", square(power)),
        PlanFault::PowerUsed { power } => Phrase::new("roll-fault-power-used").piece("power", square(power)),
        PlanFault::NotMostNovelty { power } => Phrase::new("roll-fault-not-most-novelty").piece("power", square(power)),
        PlanFault::DictateUsed => Phrase::new("roll-fault-dictate-used"),
        PlanFault::Unfinished => Phrase::new("roll-fault-unfinished"),
        PlanFault::NothingUsed => Phrase::new("roll-fault-nothing-used"),
        PlanFault::NoWorker { color, column } => {
            Phrase::new("roll-fault-no-worker").piece("die", die(color)).piece("phase", phase(column))
        }
        PlanFault::WrongColor { color } => Phrase::new("roll-fault-wrong-color").piece("die", die(color)),
        PlanFault::WrongColumn { column } => Phrase::new("roll-fault-wrong-column").piece("phase", phase(column)),
        PlanFault::SameColumn => Phrase::new("roll-fault-same-column"),
        PlanFault::WrongTarget { column } => Phrase::new("roll-fault-wrong-target").piece("phase", phase(column)),
        PlanFault::NotOneColumn => Phrase::new("roll-fault-not-one-column"),
        PlanFault::TooMany { most } => Phrase::new("roll-fault-too-many").number("count", most),
        PlanFault::TooFew { least } => Phrase::new("roll-fault-too-few").number("count", least),
        PlanFault::NotInOrder => Phrase::new("roll-fault-not-in-order"),
    }
}
