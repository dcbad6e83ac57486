//! [`Position`]: a table to begin from instead of a deal, for lessons.
//!
//! A game can begin in the middle: with given tableaus, dice, goods and stacks, and with rolls and draws that are named in advance.
//! Everything that is not named comes from the seed, as in any other game.

use std::collections::BTreeMap;

use game::{BadPosition, BySeat, Chance, Element as _, Seat, Seats, Set, Sink};
use serde::{Deserialize, Serialize};

use crate::dice::{Color, Dice, Face};
use crate::event::Event;
use crate::galaxy::{Galaxy, MOST_CREDITS, Player, Tableau};
use crate::phase::Stage;
use crate::phase::opening::Opening;
use crate::round::{SQUARES_TO_END, Step};
use crate::setup::{POOL_PER_PLAYER, START_DICE};
use crate::tiles::{Immediate, Place, STARTS, Side, Square, Tile};
use crate::{Roll, Setup};

/// The most rounds whose luck is named: more than a lesson has.
const MOST_LUCK: usize = 20;
/// The most dice that a square brings when it is built.
const DICE_PER_SQUARE: usize = 2;

/// What lies on the table when the game begins. The first question is how to assign the dice, or which tile to begin with.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The round that begins, from 1. If it is 0, everyone lays out two tiles first.
    pub round: u16,
    /// Points left in the pool.
    pub pool: i16,
    /// What belongs to each player, by seat.
    pub players: Vec<PlayerPosition>,
    /// The faces of the extra die in a game with two players, from the first round on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub extra: Vec<Face>,
}

/// What belongs to a player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayerPosition {
    /// The tableau in the order it was placed: the two halves of a faction tile, a home world, then game tiles.
    pub tableau: Vec<Square>,
    /// The worlds that carry a good, and the die that is the good.
    pub goods: Vec<(Square, Color)>,
    /// The dice in the cup.
    pub cup: Dice,
    /// The dice in the Citizenry.
    pub citizenry: Dice,
    /// The two tiles that the player lays out before the first round.
    pub pair: Option<[Tile; 2]>,
    /// The development stack, top first.
    pub developments: Vec<Tile>,
    /// The world stack, top first.
    pub worlds: Vec<Tile>,
    /// The dice on the development stack.
    pub developers: Dice,
    /// The dice on the world stack.
    pub settlers: Dice,
    /// Credits.
    pub credits: u8,
    /// Points in chips.
    pub vp: u16,
    /// What the player rolls and draws, from the first round on.
    pub luck: Vec<Luck>,
}

/// What a player rolls and draws in a round.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Luck {
    /// The faces that the dice of a color show. Dice that are not named show anything.
    pub rolls: BTreeMap<Color, Vec<Face>>,
    /// The tiles that the player draws first, in order. Nobody else draws them.
    pub draws: Vec<Tile>,
}

/// Something that is drawn at random. Each has a line of named draws of its own in every round: see [`Chance::below_for`].
#[derive(Clone, Copy)]
pub(crate) enum Lot {
    /// The face of a die.
    Die(Seat, Color),
    /// A tile.
    Tile(Seat),
    /// The face of the extra die.
    ExtraDie,
}

/// The lines of a seat in a round: a line for each color, and one for tiles.
const LINES: usize = Color::ALL.len() + 1;
/// What has the first line of a round.
const FIRST: Lot = Lot::Die(Seat::new(0), Color::Home);

/// The number of a line.
fn line(players: u8, round: u16, lot: Lot) -> usize {
    let (place, one) = match lot {
        Lot::Die(seat, color) => (seat.number(), color as usize),
        Lot::Tile(seat) => (seat.number(), LINES - 1),
        Lot::ExtraDie => (players, 0),
    };
    (usize::from(round) * usize::from(players + 1) + usize::from(place)) * LINES + one
}

impl Galaxy {
    /// The line of what is drawn in this round.
    pub(crate) fn line(&self, lot: Lot) -> usize {
        line(self.setup.players, self.round, lot)
    }
}

impl Position {
    /// Whether a game with these options can begin from it.
    pub(crate) fn check(&self, setup: &Setup) -> Result<(), BadPosition> {
        if self.players.len() != usize::from(setup.players) {
            return Err(BadPosition::Players);
        }
        BadPosition::check_round(self.round, setup.round_cap)?;
        let is_over = |player: &PlayerPosition| player.tableau.len() >= SQUARES_TO_END.into();
        if self.pool <= 0 || self.players.iter().any(is_over) {
            return Err(BadPosition::Over);
        }
        self.players.iter().try_for_each(|player| player.check(self.round == 0))?;
        self.check_pieces()?;
        self.check_amounts()?;
        BadPosition::limit("faces of the extra die", self.extra.len(), MOST_LUCK)?;
        match self.extra.iter().find(|face| !Color::Home.faces().contains(face)) {
            Some(face) => Err(not_on(*face, Color::Home)),
            None => Ok(()),
        }
    }

    /// No piece is in two places. The two sides of a tile are one piece, and so are the two halves of a faction tile.
    fn check_pieces(&self) -> Result<(), BadPosition> {
        let mut seen = Vec::new();
        for player in &self.players {
            let placed = player.tableau.iter().skip(1).map(|square| (square.tile(), square.to_string()));
            let others = player.tiles().map(|tile| (Some(tile), tile.to_string()));
            for (tile, name) in placed.chain(others) {
                // A tile that is not a game tile has one place to be, so its name will do.
                let piece = tile.map_or(name.clone(), |tile| tile.to_string());
                if seen.contains(&piece) {
                    return Err(BadPosition::Twice { piece: name });
                }
                seen.push(piece);
            }
        }
        Ok(())
    }

    /// There are no more points and dice than in the box, and no color can run out later (L-1.1).
    fn check_amounts(&self) -> Result<(), BadPosition> {
        let chips: usize = self.players.iter().map(|player| usize::from(player.vp)).sum();
        let all = usize::from(POOL_PER_PLAYER) * self.players.len();
        BadPosition::limit("points", chips + usize::from(self.pool.unsigned_abs()), all)?;
        let built: Set<Tile> = self.built().collect();
        for color in Color::ALL {
            let owned: usize = self.players.iter().map(|player| usize::from(player.dice().count(color))).sum();
            // Only one side of a tile is ever built.
            let brought = |tile: Tile| Side::BOTH.map(|side| brings(tile.side(side)).count(color)).into_iter().max();
            let to_come: usize = Tile::ALL.without(built).iter().filter_map(brought).map(usize::from).sum();
            BadPosition::limit(&format!("{color:?} dice"), owned + to_come, color.supply().into())?;
        }
        Ok(())
    }

    /// The game tiles of all tableaus.
    fn built(&self) -> impl Iterator<Item = Tile> {
        self.players.iter().flat_map(|player| player.tableau.iter().filter_map(|square| square.tile()))
    }

    /// The number of the first line, the named draws by line, and the tiles that nobody else draws.
    fn named(&self) -> (usize, Vec<Vec<u32>>, Set<Tile>) {
        let (players, begins) = (self.players.len() as u8, self.round.max(1));
        let rounds = self.players.iter().map(|player| player.luck.len()).max().unwrap_or(0).max(self.extra.len());
        let [first, end] = [begins, begins + rounds as u16].map(|round| line(players, round, FIRST));
        let mut lines = vec![Vec::new(); end - first];
        let at = |round, lot| line(players, round, lot) - first;
        for (&face, round) in self.extra.iter().zip(begins..) {
            lines[at(round, Lot::ExtraDie)].push(side_of(Color::Home, face));
        }
        for (seat, player) in (0..).map(Seat::new).zip(&self.players) {
            for (luck, round) in player.luck.iter().zip(begins..) {
                for (&color, faces) in &luck.rolls {
                    let faces = faces.iter().map(|&face| side_of(color, face));
                    lines[at(round, Lot::Die(seat, color))].extend(faces);
                }
                let draws = luck.draws.iter().map(|tile| u32::from(tile.number()));
                lines[at(round, Lot::Tile(seat))].extend(draws);
            }
        }
        (first, lines, self.players.iter().flat_map(PlayerPosition::draws).collect())
    }
}

/// The first side of a die that shows a face.
fn side_of(color: Color, face: Face) -> u32 {
    color.faces().iter().position(|&other| other == face).unwrap_or_default() as u32
}

/// The dice that a square brings.
fn brings(square: Square) -> Dice {
    let gained = |effect: &Immediate| match *effect {
        Immediate::GainDice { color, count, .. } => Dice::of(color, count),
        Immediate::RemoveDie(_) | Immediate::GainCredits(_) | Immediate::StartCredits(_) => Dice::NONE,
    };
    square.print().immediate.iter().map(gained).sum()
}

/// A face that a die does not have.
fn not_on(face: Face, color: Color) -> BadPosition {
    BadPosition::Misplaced { piece: format!("{face:?} on a {color:?} die") }
}

impl PlayerPosition {
    fn draws(&self) -> impl Iterator<Item = Tile> + '_ {
        self.luck.iter().flat_map(|luck| luck.draws.iter().copied())
    }

    /// Every game tile outside of the tableau.
    fn tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let stacks = self.developments.iter().chain(&self.worlds).copied();
        stacks.chain(self.pair.into_iter().flatten()).chain(self.draws())
    }

    /// Every die.
    fn dice(&self) -> Dice {
        let goods: Dice = self.goods.iter().map(|&(_, die)| die).collect();
        self.cup.plus(self.citizenry).plus(self.developers).plus(self.settlers).plus(goods)
    }

    /// The number of the faction tile, and the home world.
    fn start(&self) -> Option<(u8, Square)> {
        let [left, right, home] = self.tableau.first_chunk()?;
        let faction = left.faction_number().filter(|&number| Square::faction(number) == [*left, *right])?;
        (1..=STARTS).map(Square::home).find(|other| other == home).map(|home| (faction, home))
    }

    fn check(&self, opens: bool) -> Result<(), BadPosition> {
        let misplaced = |piece: &dyn ToString| Err(BadPosition::Misplaced { piece: piece.to_string() });
        if self.start().is_none() {
            return Err(BadPosition::Missing { of: "a faction tile and a home world".to_string() });
        }
        if let Some(square) = self.tableau[3..].iter().find(|square| square.tile().is_none()) {
            return misplaced(square);
        }
        match (opens, self.pair) {
            (true, None) => return Err(BadPosition::Missing { of: "two tiles to begin with".to_string() }),
            (false, Some([tile, _])) => return misplaced(&tile),
            (true, Some(_)) | (false, None) => {}
        }
        if let Some(tile) = self.developments.iter().chain(&self.worlds).find(|_| opens) {
            return misplaced(tile);
        }
        if self.cup.is_empty() {
            return Err(BadPosition::Missing { of: "dice in a cup".to_string() });
        }
        // Every round begins with a credit (L-3.13). Without one, nobody might be recruited, and there would be nothing to roll.
        if self.credits == 0 {
            return Err(BadPosition::Missing { of: "credits".to_string() });
        }
        BadPosition::limit("credits", self.credits.into(), MOST_CREDITS.into())?;
        let mut tableau = Tableau::of(&self.squares());
        for &(world, die) in &self.goods {
            match tableau.position(world).filter(|&at| tableau.with_room() >> at & 1 != 0) {
                Some(at) => tableau.put_good(at, die),
                None => return misplaced(&world),
            }
        }
        // Nobody can get more dice than this. A round then begins with at most 27 dice and 11 squares, so what is built in it
        // has room in the tableau.
        let most = START_DICE.map(usize::from).iter().sum::<usize>() + DICE_PER_SQUARE * self.tableau.len();
        let dice = self.dice();
        BadPosition::limit("dice", Color::ALL.map(|color| usize::from(dice.count(color))).iter().sum(), most)?;
        self.check_luck()
    }

    fn check_luck(&self) -> Result<(), BadPosition> {
        BadPosition::limit("rounds of luck", self.luck.len(), MOST_LUCK)?;
        for (&color, faces) in self.luck.iter().flat_map(|luck| &luck.rolls) {
            if let Some(&face) = faces.iter().find(|face| !color.faces().contains(face)) {
                return Err(not_on(face, color));
            }
            BadPosition::limit(&format!("faces of {color:?} dice"), faces.len(), color.supply().into())?;
        }
        Ok(())
    }

    fn squares(&self) -> Vec<(Square, Dice)> {
        self.tableau.iter().map(|&square| (square, Dice::NONE)).collect()
    }

    fn player(&self) -> Player {
        let mut player = Player {
            cup: self.cup,
            citizenry: self.citizenry,
            tableau: Tableau::of(&self.squares()),
            credits: self.credits,
            vp: self.vp,
            ..Player::default()
        };
        for &(world, die) in &self.goods {
            player.tableau.position(world).into_iter().for_each(|at| player.tableau.put_good(at, die));
        }
        self.developments.iter().for_each(|&tile| player.zone.put_under(Side::Development, tile));
        self.worlds.iter().for_each(|&tile| player.zone.put_under(Side::World, tile));
        player.zone.dice = [self.developers, self.settlers];
        player
    }

    /// Reports what lies before a player.
    fn tell(&self, seat: Seat, out: &mut impl Sink<Event>) {
        if let Some((faction, home)) = self.start() {
            out.everyone(|| Event::Dealt { seat, faction, home });
        }
        for &square in &self.tableau[3..] {
            let need = square.print().cost;
            out.everyone(|| Event::Completed { seat, square, need, used: Dice::NONE, to_cup: Dice::NONE });
        }
        for &(square, die) in &self.goods {
            out.everyone(|| Event::GainedDice { seat, dice: Dice::of(die, 1), to: Place::ThisWorld, square });
        }
        for (side, stack) in [(Side::Development, &self.developments), (Side::World, &self.worlds)] {
            for &tile in stack {
                out.everyone(|| Event::PlacedTile { seat, side, top: false });
                out.only(seat, || Event::PlacedWhich { seat, tile, side, top: false });
            }
        }
        if let Some(pair) = self.pair {
            out.only(seat, || Event::SawPair { seat, tiles: sorted(pair) });
        }
    }
}

fn sorted(mut pair: [Tile; 2]) -> [Tile; 2] {
    pair.sort_unstable();
    pair
}

/// Lays out a position that was checked, and reports it.
pub(crate) fn lay_out(setup: Setup, position: &Position, chance: Chance, out: &mut impl Sink<Event>) -> Roll {
    let players = setup.players;
    let (first, lines, reserved) = position.named();
    let of = |seat: Seat| &position.players[usize::from(seat.number())];
    let placed: Set<Tile> = position.players.iter().flat_map(PlayerPosition::tiles).chain(position.built()).collect();
    let factions = BySeat::new(players, |seat| of(seat).start().map_or(0, |(faction, _)| faction));
    let galaxy = Galaxy {
        setup,
        round: position.round.saturating_sub(1),
        step: Step::Opening,
        first: factions.iter().min_by_key(|(_, number)| **number).map_or(Seat::new(0), |(seat, _)| seat),
        phases: Set::EMPTY,
        extra_die: None,
        players: BySeat::new(players, |seat| of(seat).player()),
        bag: Tile::ALL.without(placed).union(reserved),
        abandoned: Set::EMPTY,
        pool: position.pool,
        chance: chance.arranged(first, &lines, reserved.bits().into()),
    };
    galaxy.players.seats().for_each(|seat| of(seat).tell(seat, out));
    let (opening, asked) = Opening::begin(BySeat::new(players, |seat| of(seat).pair.map(sorted).unwrap_or_default()));
    let asked = if position.round == 0 { asked } else { Seats::NONE };
    let mut roll = Roll { galaxy, stage: Stage::Opening(opening), asked };
    roll.go_on(out);
    roll
}
