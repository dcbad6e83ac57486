//! What an observer may know. Rules of section 11.
//!
//! Rolled faces and plans before Reveal, the tiles below the top of other stacks, tiles that others drew or abandoned,
//! the contents of the bag and the random generator are not here.

use game::{BySeat, Observer, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::Roll;
use crate::assign::{Assigned, Columns, Rolled, Selection};
use crate::dice::{Color, Dice, Face, Phase};
use crate::galaxy::{Galaxy, Player};
use crate::phase::Stage;
use crate::phase::build::Building;
use crate::phase::empire::Managing;
use crate::phase::explore::{Doing, Exploring};
use crate::phase::ship::Shipping;
use crate::round::{self, Step};
use crate::scoring::{self, Score};
use crate::setup::Setup;
use crate::tiles::{Side, Square, Tile};

/// The table as an observer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct View {
    /// The observer.
    pub observer: Observer,
    /// The options of the game.
    pub setup: Setup,
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The current part of the round.
    pub step: Step,
    /// The open question, and each seat's progress.
    pub stage: StageView,
    /// The seats that must answer now.
    pub asked: Seats,
    /// The seats that have something to decide in this step, asked or waiting.
    pub pending: Seats,
    /// The first seat in timing order.
    pub first: Seat,
    /// The phases of this round, once revealed.
    pub phases: Set<Phase>,
    /// The extra die in a game with two players.
    pub extra_die: Option<Face>,
    /// Whether the game would end with this round as things stand.
    pub last_round: bool,
    /// Points left in the initial pool.
    pub pool: i16,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// How many abandoned tiles there are.
    pub abandoned: u8,
    /// What everyone can see of each player.
    pub players: BySeat<PlayerView>,
    /// What only the observer knows.
    pub own: Option<OwnView>,
    /// The tiles the observer cannot see: in the bag, abandoned, drawn by others or below the top of their stacks.
    pub unseen: Set<Tile>,
}

impl View {
    /// Points left in the initial pool, and not below zero: what players gain then comes from the supply.
    #[must_use]
    pub fn pool_left(&self) -> u16 {
        self.pool.max(0).unsigned_abs()
    }
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

/// What everyone can see of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct PlayerView {
    /// The tableau in the order it was placed, with the goods on it.
    pub tableau: Vec<(Square, Dice)>,
    /// Credits.
    pub credits: u8,
    /// Points in chips.
    pub vp: u16,
    /// Dice in the cup, or being rolled and assigned.
    pub cup: Dice,
    /// Dice in the Citizenry.
    pub citizenry: Dice,
    /// Workers below the strip, once revealed.
    pub columns: Columns,
    /// The worker on the strip.
    pub selector: Option<Selection>,
    /// The development stack.
    pub developments: StackView,
    /// The world stack.
    pub worlds: StackView,
    /// How many tiles were drawn or picked up and are not placed yet.
    pub drawn: u8,
    /// How many tiles the Scout in progress has abandoned.
    pub abandoning: u8,
    /// The points so far, by source.
    pub score: Score,
}

/// What everyone can see of a construction stack.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct StackView {
    /// How many tiles it has.
    pub tiles: u8,
    /// The tile on top.
    pub top: Option<Square>,
    /// The dice on it.
    pub dice: Dice,
}

/// What only the observer knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct OwnView {
    /// The two tiles the observer begins with.
    pub pair: Option<[Tile; 2]>,
    /// The tile chosen as the development, while it is sealed.
    pub opened: Option<Tile>,
    /// The rolled dice.
    pub rolled: Option<Rolled>,
    /// The assigned strip, while it is sealed.
    pub assigned: Option<Assigned>,
    /// The development stack, top first.
    pub developments: Vec<Tile>,
    /// The world stack, top first.
    pub worlds: Vec<Tile>,
    /// The tiles to place.
    pub drawn: Set<Tile>,
    /// Tiles that the Scout in progress has abandoned.
    pub abandoning: Set<Tile>,
    /// The abandoned tiles that came from the observer.
    pub abandoned: Set<Tile>,
    /// The tile for the bag, while it is sealed.
    pub gives: Option<Tile>,
}

/// The open question, and each seat's progress. In a sealed choice, the seats still asked are those that have not
/// answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
#[serde(rename_all = "snake_case")]
pub enum StageView {
    /// Which tile is the development.
    Opening,
    /// How the dice are assigned.
    Assign,
    /// What the explorers do.
    Explore {
        /// Each seat's progress.
        seats: BySeat<ExploringView>,
        /// Whether seats are asked one after another.
        strict: bool,
        /// Whether everyone's tasks are done.
        closing: bool,
        /// The seat that needs tiles in the bag, and the seats that give them.
        shortage: Option<ShortageView>,
    },
    /// How developments or worlds are built.
    Build(BySeat<Building>),
    /// Where goods are produced.
    Produce,
    /// What is shipped.
    Ship(BySeat<Shipping>),
    /// What is recruited and recalled.
    Empire(BySeat<Managing>),
    /// Nothing: the game is over.
    Over,
}

/// A seat's progress in the Explore phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct ExploringView {
    /// What it is about to do.
    pub doing: Doing,
    /// The remaining virtual explorers.
    pub extra: Dice,
    /// Tiles still owed because the bag ran out.
    pub short: u8,
    /// The colors of the explorers that Scouted.
    pub scouted: Set<Color>,
    /// Whether the zone was rearranged since the last task.
    pub rearranged: bool,
    /// Whether the tiles at the end of the phase were drawn.
    pub drew_at_end: bool,
}

/// The seats that put a tile in the bag that ran out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "roll/"))]
pub struct ShortageView {
    /// The seat whose Scout needs them.
    pub scout: Seat,
    /// All seats that give, whether or not they have chosen.
    pub givers: Seats,
}

/// What an observer may know of a game.
pub(crate) fn view(roll: &Roll, observer: Observer) -> View {
    let Roll { galaxy, stage, asked } = roll;
    let own = match observer {
        Observer::Seat(seat) => galaxy.players.get(seat).map(|player| own_view(stage, seat, player)),
        Observer::Public => None,
    };
    View {
        observer,
        setup: galaxy.setup.clone(),
        round: galaxy.round,
        step: galaxy.step,
        stage: stage_view(stage),
        asked: *asked,
        pending: stage.pending(),
        first: galaxy.first,
        phases: galaxy.phases,
        extra_die: galaxy.extra_die,
        last_round: round::is_last_round(galaxy),
        pool: galaxy.pool,
        bag: galaxy.bag.len() as u8,
        abandoned: galaxy.abandoned.len() as u8,
        players: galaxy.players.map(|seat, player| player_view(stage, seat, player)),
        unseen: unseen(galaxy, stage, observer),
        own,
    }
}

fn player_view(stage: &Stage, seat: Seat, player: &Player) -> PlayerView {
    let exploring = exploring(stage, seat);
    let stack = |side| StackView {
        tiles: player.zone.stack(side).len() as u8,
        top: player.zone.top(side).map(|tile| tile.side(side)),
        dice: player.zone.dice[side as usize],
    };
    PlayerView {
        tableau: player.tableau.list(),
        credits: player.credits,
        vp: player.vp,
        cup: player.cup,
        citizenry: player.citizenry,
        columns: player.columns,
        selector: player.selector,
        developments: stack(Side::Development),
        worlds: stack(Side::World),
        drawn: exploring.drawn.len() as u8,
        abandoning: exploring.abandoning.len() as u8,
        score: scoring::score(player),
    }
}

/// A seat's progress with exploring, or the default in other phases.
fn exploring(stage: &Stage, seat: Seat) -> Exploring {
    if let Stage::Explore(explore) = stage { explore.seats[seat] } else { Exploring::default() }
}

fn own_view(stage: &Stage, seat: Seat, player: &Player) -> OwnView {
    let exploring = exploring(stage, seat);
    let mut own = OwnView {
        developments: player.zone.stack(Side::Development).to_vec(),
        worlds: player.zone.stack(Side::World).to_vec(),
        drawn: exploring.drawn,
        abandoning: exploring.abandoning,
        abandoned: player.abandoned,
        ..OwnView::default()
    };
    match stage {
        Stage::Opening(opening) => {
            own.pair = Some(opening.pairs[seat]);
            own.opened = opening.sealed.answer(seat).copied();
        }
        Stage::Assign(assign) => {
            own.rolled = Some(assign.rolled[seat]);
            own.assigned = assign.sealed.answer(seat).copied();
        }
        Stage::Explore(explore) => {
            own.gives = explore.shortage.and_then(|shortage| shortage.sealed.answer(seat).copied());
        }
        Stage::Build(_) | Stage::Produce(_) | Stage::Ship(_) | Stage::Empire(_) | Stage::Over => {}
    }
    own
}

fn stage_view(stage: &Stage) -> StageView {
    match stage {
        Stage::Opening(_) => StageView::Opening,
        Stage::Assign(_) => StageView::Assign,
        Stage::Explore(explore) => StageView::Explore {
            seats: explore.seats.map(|_, exploring| ExploringView {
                doing: exploring.doing,
                extra: exploring.extra,
                short: exploring.short,
                scouted: exploring.scouted,
                rearranged: exploring.rearranged,
                drew_at_end: exploring.drew_at_end,
            }),
            strict: explore.strict,
            closing: explore.closing,
            shortage: explore.shortage.map(|shortage| {
                let mut givers = shortage.sealed.missing();
                shortage.sealed.answered().iter().for_each(|seat| givers.insert(seat));
                ShortageView { scout: shortage.scout, givers }
            }),
        },
        Stage::Build(build) => StageView::Build(build.each.seats),
        Stage::Produce(_) => StageView::Produce,
        Stage::Ship(ship) => StageView::Ship(ship.0.seats),
        Stage::Empire(empire) => StageView::Empire(empire.0.seats),
        Stage::Over => StageView::Over,
    }
}

/// All tiles except those lying face up and the observer's own.
fn unseen(galaxy: &Galaxy, stage: &Stage, observer: Observer) -> Set<Tile> {
    let mut seen: Set<Tile> = Set::EMPTY;
    for player in galaxy.players.values() {
        for tile in player.tableau.as_slice().iter().filter_map(|square| square.tile()) {
            seen.insert(tile);
        }
        for tile in Side::BOTH.into_iter().filter_map(|side| player.zone.top(side)) {
            seen.insert(tile);
        }
    }
    if let Observer::Seat(seat) = observer
        && let Some(player) = galaxy.players.get(seat)
    {
        let exploring = exploring(stage, seat);
        seen = seen.union(player.zone.tiles()).union(player.abandoned);
        seen = seen.union(exploring.drawn).union(exploring.abandoning);
        if let Stage::Opening(opening) = stage {
            seen = seen.union(opening.pairs[seat].into_iter().collect());
        }
    }
    Tile::ALL.without(seen)
}
