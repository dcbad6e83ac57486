//! What is agreed and what chance brings, from the trace.

use game::{Chance, Setup as _};
use roll::{Color, Face, STARTS, Setup, Square, Timing};

use super::event::{Deed, Drawn, ExtraDraw, Scout};
use super::trace::{Deal, Round, Trace};

/// The other program stops every game after this round.
pub(super) const ROUND_CAP: u16 = 40;

/// What no question of chance can bring: it shows as a difference where it is drawn.
const IMPOSSIBLE: u32 = u32::MAX;

/// What is agreed: everyone goes in the order of timing, as in the trace.
pub(super) fn setup(trace: &Trace) -> Result<Setup, String> {
    let setup = Setup::of(trace.players, "standard").map_err(|bad| bad.to_string())?;
    let setup = Setup { timing: Timing::InOrder, ..setup };
    Ok(if trace.finished { setup } else { setup.capped(ROUND_CAP) })
}

/// A generator that brings what the trace says, in the order in which the engine asks for it.
pub(super) fn chance(trace: &Trace) -> Chance {
    let mut script = deal(&trace.setup);
    trace.rounds.iter().for_each(|round| add_round(&mut script, round));
    Chance::scripted(script)
}

/// A number from 1 as chance names it.
fn number(from_one: u8) -> u32 {
    from_one.checked_sub(1).map_or(IMPOSSIBLE, u32::from)
}

fn deal(deal: &Deal) -> Vec<u32> {
    let home = |square: Square| (1..=STARTS).find(|&home| Square::home(home) == square).map_or(IMPOSSIBLE, number);
    let factions = deal.players.iter().map(|player| number(player.faction));
    let homes = deal.players.iter().map(|player| home(player.home));
    let tiles = deal.players.iter().flat_map(|player| player.tiles.iter().map(|&id| number(id)));
    factions.chain(homes).chain(tiles).collect()
}

fn add_round(script: &mut Vec<u32>, round: &Round) {
    for roll in &round.roll {
        let mut dice = roll.clone();
        dice.sort_unstable();
        script.extend(dice.iter().map(|&(color, shown)| face(color, shown)));
    }
    script.extend(round.reveal.two_player_die.map(|shown| face(Color::Home, shown)));
    for event in round.phases.iter().flat_map(|phase| &phase.events) {
        if let Deed::Scout(Scout { drawn, .. }) | Deed::ExtraDraw(ExtraDraw { drawn, .. }) = &event.deed {
            script.extend(drawn.iter().map(|&Drawn { id, .. }| number(id)));
        }
    }
}

fn face(color: Color, shown: Face) -> u32 {
    color.faces().iter().position(|&face| face == shown).map_or(IMPOSSIBLE, |place| place as u32)
}
