//! A state that could be behind a view: whatever nobody has seen is dealt anew.

use game::{Chance, Element, Set};

use crate::table::{Display, Pile, Player, Stacks, Step, Table, Turn};
use crate::view::{Asking, PlayerView, TurnView, View};
use crate::{ControlTile, Defender};

impl Table {
    pub(crate) fn imagine(view: &View, mut chance: Chance) -> Self {
        let mut unseen_robots = view.unseen_robots;
        let stacks = Stacks(view.stacks.map(|stack| {
            let hidden = stack.height.saturating_sub(1);
            let mut pile = dealt(&mut unseen_robots, hidden, &mut chance);
            if let Some(top) = stack.top {
                pile.put(top);
            }
            pile
        }));
        let deck = dealt(&mut view.unseen_technologies.clone(), view.deck, &mut chance);
        let player = |player: &PlayerView| {
            let PlayerView { energy, batteries, robots, technologies, .. } = *player;
            Player { energy, batteries, robots, technologies }
        };
        Self {
            setup: view.setup,
            planets: view.planets,
            defenders: view.defenders,
            tiles: view.tiles.map(|tile| tile.side),
            stacks,
            deck,
            display: Display(view.display),
            marker: view.marker,
            reserve: view.reserve,
            players: view.players.map(|_, seen| player(seen)),
            turn: turn(view),
            round: view.round,
            over: view.over,
            chance,
        }
    }
}

fn turn(view: &View) -> Turn {
    let TurnView { seat, mains, extras, moved, asking } = view.turn;
    let step = match asking {
        Asking::Act => Step::Act,
        Asking::Take(count) => Step::Take(count),
        Asking::Track(steps) => Step::Track(steps),
        Asking::Trade(planet) => Step::Trade(planet),
        Asking::Return => Step::Return,
    };
    let bits = |set: [bool; 3]| set.iter().rev().fold(0, |bits, &set| bits << 1 | u8::from(set));
    let used = bits(ControlTile::ALL.map(|tile| view.tiles[tile as usize].used));
    let moved = bits(Defender::ALL.map(|defender| moved[defender]));
    Turn { seat, mains, extras, used, moved, step }
}

/// A pile of so many cards, drawn from those nobody has seen.
fn dealt<T: Element + Default, const N: usize>(unseen: &mut Set<T>, count: u8, chance: &mut Chance) -> Pile<T, N> {
    let mut pile = Pile::default();
    for card in (0..count).map_while(|_| unseen.draw(chance)) {
        pile.put(card);
    }
    pile
}
