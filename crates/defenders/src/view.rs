//! What an observer may know. Rules of section 11.
//!
//! The face-down robots, the robots left in the box, the order of the technologies and the random generator are not
//! here. Everything else is public, so all observers see the same.

use game::{BySeat, Observer, Seat, Set};
use serde::{Deserialize, Serialize};

use crate::board::ByDefender;
use crate::galaxy::{Galaxy, Player, Stack, Turn};
use crate::step::{Stage, act, take::Take, track::Track};
use crate::{
    Color, ControlTile, Defenders, Energy, Order, Place, Planet, Robot, Score, Setup, Side, TRACK, Technology, TileSide,
};

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The options of the game.
    pub setup: Setup,
    /// The round, from 1.
    pub round: u16,
    /// Whether the game is over.
    pub over: bool,
    /// Whether this round is the last.
    pub last_round: bool,
    /// The planets by place.
    pub planets: [Planet; 9],
    /// Where the Defenders are.
    pub defenders: ByDefender<Place>,
    /// The control tiles.
    pub tiles: [TileView; 3],
    /// The stacks of robots by side: north, east, south, west.
    pub stacks: [StackView; 4],
    /// The face-up technologies by slot.
    pub display: [Option<Technology>; 4],
    /// How many technologies are left face down.
    pub deck: u8,
    /// The fields of the resource track.
    pub track: [Color; 6],
    /// The field with the marker.
    pub marker: u8,
    /// The energy in the reserve.
    pub reserve: Energy,
    /// What belongs to each player.
    pub players: BySeat<PlayerView>,
    /// Whose turn it is, and what was done in it.
    pub turn: TurnView,
    /// Robots that nobody has seen: face down in a stack, or in the box.
    pub unseen_robots: Set<Robot>,
    /// Technologies that nobody has seen.
    pub unseen_technologies: Set<Technology>,
}

impl game::View for View {
    type Setup = Setup;

    fn observer(&self) -> Observer {
        self.observer
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn round(&self) -> u32 {
        self.round.into()
    }
}

/// A control tile. Both sides are known: each shows what is on the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct TileView {
    /// The side that is up.
    pub side: TileSide,
    /// What it orders.
    pub order: Order,
    /// What it will order once flipped.
    pub back: Order,
    /// Whether it was used this turn.
    pub used: bool,
}

/// A stack of robots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct StackView {
    /// The face-up robot; none in an empty stack.
    pub top: Option<Robot>,
    /// How many robots there are, including the face-up one.
    pub height: u8,
}

/// What belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct PlayerView {
    /// Energy cubes.
    pub energy: Energy,
    /// Batteries.
    pub batteries: u16,
    /// Captured robots.
    pub robots: Set<Robot>,
    /// Technologies.
    pub technologies: Set<Technology>,
    /// The score if the game ended now.
    pub score: Score,
}

/// The turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
pub struct TurnView {
    /// Whose it is.
    pub seat: Seat,
    /// Main actions taken.
    pub mains: u8,
    /// The most main actions in a turn.
    pub mains_at_most: u8,
    /// Whether another main action is allowed now.
    pub may_main: bool,
    /// Extra actions taken.
    pub extras: u8,
    /// The most extra actions in a turn.
    pub extras_at_most: u8,
    /// Which Defenders moved.
    pub moved: ByDefender<bool>,
    /// The open question.
    pub asking: Asking,
}

/// What the player whose turn it is must decide. Meaningless once the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "defenders/"))]
#[serde(rename_all = "snake_case")]
pub enum Asking {
    /// Which action, if any.
    Act,
    /// Which cubes to take, given their number.
    Take(u8),
    /// Whether the marker moves on, after this many steps.
    Track(u8),
    /// Whether to trade there.
    Trade(Planet),
    /// Which energy to return.
    Return,
}

/// What an observer may know of a game.
pub(crate) fn view(defenders: &Defenders, observer: Observer) -> View {
    let Defenders { galaxy, stage } = defenders;
    View {
        observer,
        setup: galaxy.setup.clone(),
        round: galaxy.round,
        over: defenders.is_over(),
        last_round: galaxy.is_last_round(),
        planets: galaxy.planets,
        defenders: galaxy.defenders,
        tiles: ControlTile::ALL.map(|tile| tile_view(galaxy, tile)),
        stacks: stack_views(galaxy),
        display: galaxy.display.0,
        deck: galaxy.deck.height(),
        track: TRACK,
        marker: galaxy.marker,
        reserve: galaxy.reserve,
        players: galaxy.players.map(|_, player| player_view(player)),
        turn: turn_view(galaxy, *stage),
        unseen_robots: unseen_robots(galaxy),
        unseen_technologies: unseen_technologies(galaxy),
    }
}

/// What belongs to a player, with the score.
pub(crate) fn player_view(player: &Player) -> PlayerView {
    let Player { energy, batteries, robots, technologies } = *player;
    PlayerView { energy, batteries, robots, technologies, score: Score::of(robots, technologies) }
}

/// The stacks by side.
pub(crate) fn stack_views(galaxy: &Galaxy) -> [StackView; 4] {
    Side::ALL.map(|side| StackView { top: galaxy.stacks[side].top(), height: galaxy.stacks[side].height() })
}

fn tile_view(galaxy: &Galaxy, tile: ControlTile) -> TileView {
    let side = galaxy.tiles[tile as usize];
    let (order, back) = (tile.order(side), tile.order(side.flipped()));
    TileView { side, order, back, used: galaxy.turn.has_used(tile) }
}

/// The turn: whose it is, and what was done in it.
pub(crate) fn turn_view(galaxy: &Galaxy, stage: Stage) -> TurnView {
    let Turn { seat, mains, extras, .. } = galaxy.turn;
    let moved = ByDefender(crate::Defender::ALL.map(|defender| galaxy.turn.has_moved(defender)));
    let asking = match stage {
        // Nothing is asked once the game is over, and the view says so itself.
        Stage::Act(_) | Stage::Over => Asking::Act,
        Stage::Take(Take(count)) => Asking::Take(count),
        Stage::Track(Track(steps)) => Asking::Track(steps),
        Stage::Trade(trading) => Asking::Trade(trading.into()),
        Stage::Return(_) => Asking::Return,
    };
    TurnView {
        seat,
        mains,
        mains_at_most: act::MAINS,
        may_main: act::may_main(galaxy).is_ok(),
        extras,
        extras_at_most: act::extras(galaxy.setup.variant),
        moved,
        asking,
    }
}

/// All robots except the captured and face-up ones: what anyone at the table can work out.
pub(crate) fn unseen_robots(galaxy: &Galaxy) -> Set<Robot> {
    let captured = galaxy.players.values().fold(Set::EMPTY, |all, player| all.union(player.robots));
    let face_up = galaxy.stacks.0.iter().filter_map(Stack::top).collect();
    Set::from_bits((1 << crate::ROBOTS.len()) - 1).without(captured).without(face_up)
}

/// The technologies that are neither owned nor on display.
pub(crate) fn unseen_technologies(galaxy: &Galaxy) -> Set<Technology> {
    galaxy.deck.as_slice().iter().copied().collect()
}
