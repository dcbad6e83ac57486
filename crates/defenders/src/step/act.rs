//! The next action, if any. Rules D-3.2 to D-3.6 and section 10.

use game::Sink;
use serde::{Deserialize, Serialize};

use super::capture::{self, Bills};
use super::main_action::{self, Mains};
use super::{Asking, Stage, end_turn, upgrade};
use crate::galaxy::Galaxy;
use crate::options::Options;
use crate::payment::Means;
use crate::prompt::{self, Closed, Left, Prompt, Target};
use crate::{ControlTile, Event, Illegal, Move, Side, Technology, Variant};

/// The most main actions in a turn.
pub const MAINS: u8 = 2;

/// The most extra actions in a turn.
#[must_use]
pub const fn extras(variant: Variant) -> u8 {
    match variant {
        Variant::Base => 1,
        Variant::Advanced => 2,
    }
}

/// Which action, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Act;

/// Whether a main action is allowed now.
#[inline]
pub(crate) fn may_main(galaxy: &Galaxy) -> Result<(), Illegal> {
    if galaxy.turn.mains == MAINS {
        return Err(Illegal::NoMainLeft);
    }
    // D-3.4, D-10.2.
    match galaxy.setup.variant {
        Variant::Base if galaxy.turn.extras > 0 => Err(Illegal::MainAfterExtra),
        Variant::Base | Variant::Advanced => Ok(()),
    }
}

/// How many extra actions the turn still allows.
fn extras_left(galaxy: &Galaxy) -> u8 {
    extras(galaxy.setup.variant).saturating_sub(galaxy.turn.extras)
}

/// Whether an extra action is allowed now.
#[inline]
pub(crate) fn may_extra(galaxy: &Galaxy) -> Result<(), Illegal> {
    if extras_left(galaxy) == 0 {
        return Err(Illegal::NoExtraLeft);
    }
    // D-3.3, D-10.3.
    match galaxy.setup.variant {
        Variant::Base if galaxy.turn.mains == 0 => Err(Illegal::NoMainYet),
        Variant::Base | Variant::Advanced => Ok(()),
    }
}

/// After an action, asks for the next one, or ends the turn if none is left (D-3.6).
pub(crate) fn go_on(galaxy: &mut Galaxy, out: &mut impl Sink<Event>) -> Stage {
    if may_main(galaxy).is_err() && may_extra(galaxy).is_err() { end_turn::begin(galaxy, out) } else { Stage::Act(Act) }
}

impl Asking for Act {
    type Options<'a> = Actions<'a>;

    #[inline]
    fn options(self, galaxy: &Galaxy) -> Actions<'_> {
        Actions::of(galaxy)
    }

    fn prompt(self, galaxy: &Galaxy) -> Prompt {
        let (mains, extras) = (may_main(galaxy), may_extra(galaxy));
        let mut act = prompt::Act {
            mains: Vec::new(),
            mains_left: mains.map_or_else(Left::None, |()| Left::Some(MAINS - galaxy.turn.mains)),
            main_bill: mains.is_ok().then(|| main_action::bill(galaxy).bill()),
            upgrades: Vec::new(),
            captures: Vec::new(),
            extras_left: extras.map_or_else(Left::None, |()| Left::Some(extras_left(galaxy))),
            end: end_turn::option(galaxy),
            closed: Vec::new(),
        };
        Actions::of(galaxy).list(&mut act);
        Prompt::Act(act)
    }

    #[inline]
    fn answer(self, galaxy: &mut Galaxy, answer: &Move, out: &mut impl Sink<Event>) -> Result<Stage, Illegal> {
        match answer {
            Move::Main { tile, to, payment } => main_action::answer(galaxy, *tile, *to, payment, out),
            Move::Upgrade { technology, payment } => upgrade::answer(galaxy, *technology, payment, out),
            Move::Capture { side, payment } => capture::answer(galaxy, *side, payment, out),
            Move::EndTurn => end_turn::end(galaxy, out),
            Move::Rest => end_turn::rest(galaxy, out),
            Move::Take { .. }
            | Move::StepOn { .. }
            | Move::StopMarker
            | Move::Trade { .. }
            | Move::SkipTrade
            | Move::Return { .. } => Err(Illegal::NotAsked),
        }
    }
}

/// How many groups of actions there are: one for each control tile, each slot of the display and each side.
const GROUPS: usize = 3 + 4 + 4;

/// The available actions, in groups that are counted but not listed.
pub(crate) struct Actions<'a> {
    galaxy: &'a Galaxy,
    means: Means,
    mains: Mains,
    /// How many actions each group has.
    counts: [u32; GROUPS],
}

/// One group of actions.
#[derive(Clone, Copy)]
enum Group {
    Main(ControlTile),
    Upgrade(Technology),
    Capture(Side),
}

impl<'a> Actions<'a> {
    #[inline]
    fn of(galaxy: &'a Galaxy) -> Self {
        let means = galaxy.means();
        let mains = Mains::of(galaxy, &means);
        let mut counts = [0; GROUPS];
        if !mains.is_empty() {
            for tile in ControlTile::ALL {
                counts[tile as usize] = mains.count(tile);
            }
        }
        if may_extra(galaxy).is_ok() {
            for (slot, technology) in galaxy.display.0.into_iter().enumerate() {
                counts[3 + slot] = technology.map_or(0, |technology| means.choices(technology.bill()).len());
            }
            let sides = capture::in_reach(galaxy);
            for side in Side::ALL.into_iter().filter(|&side| sides.contains(side)) {
                counts[7 + side.index()] = capture::count(galaxy, &means, side);
            }
        }
        Self { galaxy, means, mains, counts }
    }

    fn group(&self, index: usize) -> Option<Group> {
        match index {
            0..3 => Some(Group::Main(ControlTile::ALL[index])),
            3..7 => self.galaxy.display.0[index - 3].map(Group::Upgrade),
            _ => Some(Group::Capture(Side::ALL[index - 7])),
        }
    }

    /// The groups with at least one action.
    fn open(&self) -> impl Iterator<Item = Group> {
        let open = (0..GROUPS).filter(|&index| self.counts[index] > 0);
        open.filter_map(|index| self.group(index))
    }

    #[inline]
    fn nth_of(&self, group: Group, n: u32) -> Option<Move> {
        match group {
            Group::Main(tile) => self.mains.nth(tile, n),
            Group::Upgrade(technology) => {
                let payment = self.means.nth(technology.bill(), n)?;
                Some(Move::Upgrade { technology, payment })
            }
            Group::Capture(side) => {
                let payment = Bills::at(self.galaxy, side).nth(&self.means, n)?;
                Some(Move::Capture { side, payment })
            }
        }
    }

    /// Lists what is available with its consequences, and what is not with the reason.
    fn list(&self, act: &mut prompt::Act) {
        let Self { galaxy, means, mains, counts } = self;
        for (index, &count) in counts.iter().enumerate() {
            let Some(group) = self.group(index) else { continue };
            match group {
                Group::Main(tile) if count > 0 => act.mains.push(mains.option(galaxy, tile)),
                Group::Upgrade(card) if count > 0 => act.upgrades.push(upgrade::option(galaxy, means, card)),
                Group::Capture(side) if count > 0 => act.captures.extend(capture::option(galaxy, means, side)),
                Group::Main(tile) => {
                    act.closed.push(Closed { what: Target::Tile(tile), why: mains.refusal(galaxy, tile) });
                }
                Group::Upgrade(card) => {
                    act.closed.push(Closed { what: Target::Technology(card), why: upgrade::refusal(galaxy, card) });
                }
                Group::Capture(side) => {
                    act.closed.push(Closed { what: Target::Robot(side), why: capture::refusal(galaxy, side) });
                }
            }
        }
        act.closed.extend(mains.closed_places(galaxy));
    }

    fn end(&self) -> Move {
        end_turn::way(self.galaxy)
    }
}

impl Options for Actions<'_> {
    /// Counts all actions and the end of the turn.
    fn count(&self) -> u32 {
        self.counts.iter().sum::<u32>() + 1
    }

    #[inline]
    fn nth(&self, mut n: u32) -> Option<Move> {
        for (index, &count) in self.counts.iter().enumerate() {
            if n < count {
                return self.group(index).and_then(|group| self.nth_of(group, n));
            }
            n -= count;
        }
        Some(self.end())
    }

    fn each(&self, mut found: impl FnMut(Move)) {
        for group in self.open() {
            match group {
                Group::Main(tile) => self.mains.each(tile, &mut found),
                Group::Upgrade(technology) => {
                    let payments = self.means.payments(technology.bill());
                    payments.for_each(|payment| found(Move::Upgrade { technology, payment }));
                }
                Group::Capture(side) => {
                    let bills = Bills::at(self.galaxy, side);
                    bills.payments(&self.means).for_each(|payment| found(Move::Capture { side, payment }));
                }
            }
        }
        found(self.end());
    }
}
