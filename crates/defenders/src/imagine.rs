//! A state consistent with a view: everything nobody has seen is dealt again.

use game::{Chance, Element, Set};

use crate::choices::MOST_CUBES;
use crate::galaxy::{Display, Galaxy, Pile, Player, Stacks, TechnologyDeck, Turn};
use crate::step::act::Act;
use crate::step::return_energy::Return;
use crate::step::take::Take;
use crate::step::track::Track;
use crate::step::{Stage, trade::Trading};
use crate::view::{self, Asking, PlayerView, StackView, TurnView, View};
use crate::{ControlTile, Defender, Defenders, Robot, Technology};

/// A state consistent with a view.
pub(crate) fn imagine(view: &View, mut chance: Chance) -> Defenders {
    let hidden = Hidden { robots: view.unseen_robots, technologies: view.unseen_technologies, deck: view.deck };
    let (stacks, deck) = hidden.deal(view.stacks, &mut chance);
    let player = |player: &PlayerView| {
        let PlayerView { energy, batteries, robots, technologies, .. } = *player;
        Player { energy, batteries, robots, technologies }
    };
    let galaxy = Galaxy {
        setup: view.setup.clone(),
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
        chance,
    };
    Defenders { galaxy, stage: stage(view) }
}

/// A state that everyone sees as identical to this one.
pub(crate) fn imagine_again(defenders: &Defenders, mut chance: Chance) -> Defenders {
    let Defenders { galaxy, stage } = defenders;
    let hidden = Hidden {
        robots: view::unseen_robots(galaxy),
        technologies: view::unseen_technologies(galaxy),
        deck: galaxy.deck.height(),
    };
    let (stacks, deck) = hidden.deal(view::stack_views(galaxy), &mut chance);
    Defenders { galaxy: Galaxy { stacks, deck, chance, ..galaxy.clone() }, stage: *stage }
}

fn turn(view: &View) -> Turn {
    let TurnView { seat, mains, extras, moved, .. } = view.turn;
    let bits = |set: [bool; 3]| set.iter().rev().fold(0, |bits, &set| bits << 1 | u8::from(set));
    let used = bits(ControlTile::ALL.map(|tile| view.tiles[tile as usize].used));
    let moved = bits(Defender::ALL.map(|defender| moved[defender]));
    Turn { seat, mains, extras, used, moved }
}

/// The question in a view. The view may come from another program, so an impossible question becomes the nearest
/// possible one.
fn stage(view: &View) -> Stage {
    match view.turn.asking {
        _ if view.over => Stage::Over,
        Asking::Act => Stage::Act(Act),
        Asking::Take(count) => Stage::Take(Take(count.min(MOST_CUBES as u8))),
        Asking::Track(steps) => Stage::Track(Track(steps)),
        Asking::Trade(planet) => Trading::try_from(planet).map_or(Stage::Act(Act), Stage::Trade),
        Asking::Return => Stage::Return(Return),
    }
}

/// What nobody has seen.
struct Hidden {
    robots: Set<Robot>,
    technologies: Set<Technology>,
    /// How many technologies are face down.
    deck: u8,
}

impl Hidden {
    /// Deals the technologies and the robots below the face-up ones.
    fn deal(mut self, stacks: [StackView; 4], chance: &mut Chance) -> (Stacks, TechnologyDeck) {
        let stacks = Stacks(stacks.map(|stack| {
            let mut pile = dealt(&mut self.robots, stack.height.saturating_sub(1), chance);
            if let Some(top) = stack.top {
                pile.put(top);
            }
            pile
        }));
        (stacks, dealt(&mut self.technologies, self.deck, chance))
    }
}

/// A pile of this many cards, drawn from those nobody has seen.
fn dealt<T: Element + Default, const N: usize>(unseen: &mut Set<T>, count: u8, chance: &mut Chance) -> Pile<T, N> {
    let mut pile = Pile::default();
    for card in (0..count).map_while(|_| unseen.draw(chance)) {
        pile.put(card);
    }
    pile
}
