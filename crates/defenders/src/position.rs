//! [`Position`]: a table to begin from instead of a deal, for lessons.
//!
//! A game can begin in the middle: with given planets, Defenders, stacks, holdings and technologies, and with dice whose first faces are
//! named in advance. Every card that is not named is drawn from the seed, as in any other game.

use game::{BadPosition, BySeat, Chance, Element, Seat, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::board::ByDefender;
use crate::galaxy::{Display, Galaxy, Player, Stack, Stacks, TechnologyDeck, Turn};
use crate::scoring::STACKS_TO_END;
use crate::setup::tell;
use crate::step::return_energy::ENERGY_LIMIT;
use crate::step::{Stage, act::Act};
use crate::{Color, Defender, Defenders, Energy, Event, Place, Planet, Robot, Setup, TRACK, Technology, TileSide};

/// The most batteries that a player begins with: as many as are in the box. Later there is no limit (D-7.4).
const MOST_BATTERIES: u16 = 33;
/// The most faces that are named for a die: more than anyone rolls in a lesson.
const MOST_ROLLS: usize = 50;

/// What lies on the table when the game begins. The first seat is asked for its first action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round that begins, from 1.
    pub round: u16,
    /// The planets by place, the Base in the center.
    pub planets: [Planet; 9],
    /// Where the red, the yellow and the blue Defender are.
    pub defenders: [Place; 3],
    /// Which side of each control tile is up.
    pub tiles: [TileSide; 3],
    /// The stacks by side: north, east, south, west.
    pub stacks: [StackPosition; 4],
    /// The technologies that are turned up first, in order: those on display, then those that follow.
    #[serde(default)]
    pub technologies: Vec<Technology>,
    /// The field of the resource track with the marker.
    pub marker: u8,
    /// What belongs to each player, by seat.
    pub players: Vec<PlayerPosition>,
}

/// A stack of robots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StackPosition {
    /// How many robots there are.
    pub height: u8,
    /// The upper ones, the face-up one first. Those below are drawn from the seed.
    #[serde(default)]
    pub robots: Vec<Robot>,
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// Energy cubes.
    pub energy: Energy,
    /// Batteries.
    pub batteries: u16,
    /// Captured robots.
    pub robots: Vec<Robot>,
    /// Technologies.
    pub technologies: Vec<Technology>,
    /// The faces that the player's die shows first, in order.
    pub rolls: Vec<u8>,
}

impl Position {
    /// Every robot that it names, as often as it names it.
    fn robots(&self) -> impl Iterator<Item = Robot> {
        let stacked = self.stacks.iter().flat_map(|stack| &stack.robots);
        stacked.chain(self.players.iter().flat_map(|player| &player.robots)).copied()
    }

    /// Every technology that it names, as often as it names it.
    fn technologies(&self) -> impl Iterator<Item = Technology> {
        let owned = self.players.iter().flat_map(|player| &player.technologies);
        self.technologies.iter().chain(owned).copied()
    }

    /// The energy of all players. Wide enough for whatever a file claims.
    fn energy(&self, color: Color) -> u32 {
        self.players.iter().map(|player| u32::from(player.energy[color])).sum()
    }

    /// Whether a game with these options can begin from it.
    pub(crate) fn check(&self, setup: &Setup) -> Result<(), BadPosition> {
        if self.players.len() != usize::from(setup.players) {
            return Err(BadPosition::Players);
        }
        BadPosition::check_round(self.round, setup.round_cap)?;
        self.check_board()?;
        if let Some(robot) = twice(self.robots()) {
            return Err(BadPosition::Twice { piece: robot.card().id.to_string() });
        }
        if let Some(technology) = twice(self.technologies()) {
            return Err(BadPosition::Twice { piece: technology.card().id.to_string() });
        }
        self.check_amounts(setup)?;
        let empty = self.stacks.iter().filter(|stack| stack.height == 0).count();
        if self.round == 0 || empty >= STACKS_TO_END { Err(BadPosition::Over) } else { Ok(()) }
    }

    fn check_board(&self) -> Result<(), BadPosition> {
        let seen = |index: usize| self.planets[..index].contains(&self.planets[index]);
        if let Some(index) = (0..Place::COUNT).find(|&index| seen(index)) {
            return Err(BadPosition::Twice { piece: format!("{:?}", self.planets[index]) });
        }
        let center = self.planets[Place::CENTER.index()];
        if center != Planet::Base {
            return Err(BadPosition::Misplaced { piece: format!("{center:?}") });
        }
        // The Defenders start on the Base together. Everywhere else there is room for one (D-4.5).
        let shared =
            |&(index, place): &(usize, &Place)| *place != Place::CENTER && self.defenders[..index].contains(place);
        if let Some((index, _)) = self.defenders.iter().enumerate().find(shared) {
            return Err(BadPosition::Misplaced { piece: format!("{:?}", Defender::ALL[index]) });
        }
        if usize::from(self.marker) >= TRACK.len() {
            return Err(BadPosition::Misplaced { piece: "marker".to_string() });
        }
        let faces = self.players.iter().flat_map(|player| &player.rolls);
        match faces.copied().find(|face| !(1..=6).contains(face)) {
            Some(face) => Err(BadPosition::Misplaced { piece: format!("die {face}") }),
            None => Ok(()),
        }
    }

    fn check_amounts(&self, setup: &Setup) -> Result<(), BadPosition> {
        let too_many = |of: &str| Err(BadPosition::TooMany { of: of.to_string() });
        let size = usize::from(setup.stack_size());
        let is_high =
            |stack: &StackPosition| usize::from(stack.height) > size || stack.robots.len() > usize::from(stack.height);
        let stacked: usize = self.stacks.iter().map(|stack| usize::from(stack.height)).sum();
        let captured: usize = self.players.iter().map(|player| player.robots.len()).sum();
        if self.stacks.iter().any(is_high) || stacked + captured > size * self.stacks.len() {
            return too_many("robots");
        }
        let holds_more = |player: &PlayerPosition| player.energy.total() > ENERGY_LIMIT;
        let is_short = |color: &Color| self.energy(*color) > setup.energy()[*color].into();
        if self.players.iter().any(holds_more) || Color::ALL.iter().any(is_short) {
            return too_many("energy");
        }
        self.players.iter().try_for_each(|player| {
            BadPosition::limit("batteries", player.batteries.into(), MOST_BATTERIES.into())?;
            BadPosition::limit("rolls", player.rolls.len(), MOST_ROLLS)
        })
    }
}

/// Something that comes twice.
fn twice<T: Element>(mut named: impl Iterator<Item = T>) -> Option<T> {
    let mut seen = Set::EMPTY;
    named.find(|&one| {
        let again = seen.contains(one);
        seen.insert(one);
        again
    })
}

/// Lays out a position that was checked, and reports it.
pub(crate) fn lay_out(setup: Setup, position: &Position, mut chance: Chance, out: &mut impl Sink<Event>) -> Defenders {
    let named: Set<Robot> = position.robots().collect();
    let mut robots = Robot::all().collect::<Set<Robot>>().without(named);
    let stacks = Stacks(std::array::from_fn(|side| stack(&position.stacks[side], &mut robots, &mut chance)));
    let mut deck = deck(position, &mut chance);
    let display = Display([(); 4].map(|()| deck.take()));
    let player = |seat: Seat| &position.players[usize::from(seat.number())];
    let players = BySeat::new(setup.players, |seat| player(seat).player());
    let held = players.values().fold(Energy::NONE, |sum, player| sum + player.energy);
    let rolls: Vec<Vec<u32>> = players.seats().map(|seat| player(seat).below()).collect();
    let galaxy = Galaxy {
        planets: position.planets,
        defenders: ByDefender(position.defenders),
        tiles: position.tiles,
        stacks,
        deck,
        display,
        marker: position.marker,
        reserve: setup.energy() - held,
        players,
        turn: Turn::of(Seat::new(0)),
        round: position.round,
        chance: chance.arranged(0, &rolls, 0),
        setup,
    };
    tell(&galaxy, out);
    Defenders { galaxy, stage: Stage::Act(Act) }
}

/// A stack with the named robots on top of drawn ones.
fn stack(position: &StackPosition, unnamed: &mut Set<Robot>, chance: &mut Chance) -> Stack {
    let mut stack = Stack::default();
    let below = usize::from(position.height) - position.robots.len();
    (0..below).filter_map(|_| unnamed.draw(chance)).for_each(|robot| stack.put(robot));
    position.robots.iter().rev().for_each(|&robot| stack.put(robot));
    stack
}

/// The technologies that nobody owns, the named ones on top of shuffled ones.
fn deck(position: &Position, chance: &mut Chance) -> TechnologyDeck {
    let named: Set<Technology> = position.technologies().collect();
    let mut unnamed = Technology::all().collect::<Set<Technology>>().without(named);
    let mut deck = TechnologyDeck::default();
    while let Some(technology) = unnamed.draw(chance) {
        deck.put(technology);
    }
    position.technologies.iter().rev().for_each(|&technology| deck.put(technology));
    deck
}

impl PlayerPosition {
    fn player(&self) -> Player {
        Player {
            energy: self.energy,
            batteries: self.batteries,
            robots: self.robots.iter().copied().collect(),
            technologies: self.technologies.iter().copied().collect(),
        }
    }

    /// The named faces, as the random source counts them.
    fn below(&self) -> Vec<u32> {
        self.rolls.iter().map(|&face| u32::from(face) - 1).collect()
    }
}
