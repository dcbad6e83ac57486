//! The moves of Roll for the Galaxy, each a line that goes on from `seat 0: `.

use roll::{DiePlace, Move, Plan, Shift, Shifts, Use};

use super::names::{back, color, columns, crew, dice, face, lying, one, phase, shipment, spot};

pub(super) fn describe(answer: &Move) -> String {
    match *answer {
        Move::Open(tile) => format!("begin with the development side of {tile}"),
        Move::Assign(ref plan) => assign(plan),
        Move::Stock(explorer) => format!("stock with {}", crew(explorer, "explorer")),
        Move::Scout(explorer) => format!("scout with {}", crew(explorer, "explorer")),
        Move::Abandon(tile) => format!("abandon {tile}"),
        Move::Draw => "abandon no more, and draw".into(),
        Move::Place { tile, side, top } => {
            format!("put {} ({} on its back) {}", tile.side(side), tile.side(back(side)), spot(side, top))
        }
        Move::Rearrange => "arrange the construction zone anew".into(),
        Move::Give(tile) => format!("put {tile} into the bag"),
        Move::Build(die) => format!("put {} onto the stack", one(die, "worker")),
        Move::Use(used) => format!("use {}", dice(used)),
        Move::Save(saved) => format!("send {} to the cup", dice(saved)),
        Move::Remove { die, from } => format!("give up {}", lying(die, from)),
        Move::Produce { die, world } => format!("produce on {world} with {}", one(die, "die")),
        Move::Ship { shipper, world, good, shipment: what } => {
            format!("{} {} with {}", shipment(what), lying(good, DiePlace::World(world)), crew(shipper, "shipper"))
        }
        Move::Buy(true) => "pay for points".into(),
        Move::Buy(false) => "pay for no points".into(),
        Move::Recruit(recruits) => format!("recruit {}", dice(recruits)),
        Move::Recall { die, from } => format!("recall {}", lying(die, from)),
        Move::Stop => "do no more".into(),
    }
}

fn assign(plan: &Plan) -> String {
    let select = plan.select;
    let shows =
        if select.face == select.phase.face() { String::new() } else { format!(" that shows {}", face(select.face)) };
    let mut parts = vec![format!("select {} with {}{shows}", phase(select.phase), one(select.color, "die"))];
    if !plan.wild.all().is_empty() {
        parts.push(format!("wild dice: {}", columns(&plan.wild)));
    }
    parts.extend(plan.uses.iter().map(used));
    parts.join(" | ")
}

fn used(used: &Use) -> String {
    match used {
        Use::Power { power, shifts } => format!("{power}: {}", moved(shifts)),
        Use::Dictate { set_aside, shifts } => {
            let aside = one(set_aside.color, "die");
            format!("Dictate: set aside {aside} of {}, {}", phase(set_aside.column), moved(shifts))
        }
    }
}

fn moved(shifts: &Shifts) -> String {
    let one = |shift: &Shift| format!("{} from {} to {}", color(shift.color), phase(shift.from), phase(shift.to));
    shifts.as_slice().iter().map(one).collect::<Vec<_>>().join(", ")
}
