//! States made to order. A state is plain data, so a test takes a dealt game, changes it as JSON and reads it again.

use game::{Chance, Element, Game, Observer, Seat, Seed, Set, Setup as _, Told};
use roll::{
    Color, Crew, Dice, Event, Face, Illegal, Move, Phase, Plan, PlayerSnapshot, Prompt, Roll, Rolled, Select, Setup,
    Shift, Shifts, Side, Snapshot, Square, Tile, Timing, Use, View, Worker,
};
use serde_json::json;

pub(crate) fn square(name: &str) -> Square {
    Square::by_name(name).unwrap_or_else(|| panic!("no tile {name}"))
}

/// The tile with a side of this name.
pub(crate) fn tile(name: &str) -> Tile {
    square(name).tile().unwrap_or_else(|| panic!("{name} is not on a game tile"))
}

pub(crate) fn tiles(names: &[&str]) -> Set<Tile> {
    names.iter().map(|name| tile(name)).collect()
}

pub(crate) fn bag(colors: &[Color]) -> Dice {
    colors.iter().copied().collect()
}

pub(crate) fn die(color: Color) -> Crew {
    Crew { color, real: true }
}

pub(crate) fn lent(color: Color) -> Crew {
    Crew { color, real: false }
}

pub(crate) fn shifts(list: &[(Color, Phase, Phase)]) -> Shifts {
    let list: Vec<Shift> = list.iter().map(|&(color, from, to)| Shift { color, from, to }).collect();
    Shifts::of(&list).expect("at most three workers")
}

pub(crate) fn power(name: &str, list: &[(Color, Phase, Phase)]) -> Use {
    Use::Power { power: square(name), shifts: shifts(list) }
}

pub(crate) fn dictate(color: Color, column: Phase, list: &[(Color, Phase, Phase)]) -> Use {
    Use::Dictate { set_aside: Worker { color, column }, shifts: shifts(list) }
}

/// What a test says of one seat.
#[derive(Clone, Default)]
struct Corner {
    dice: Vec<(Color, Face)>,
    tableau: Vec<(Square, Dice)>,
    citizenry: Dice,
    developments: Vec<Tile>,
    worlds: Vec<Tile>,
    developers: Dice,
    settlers: Dice,
    credits: u8,
    vp: u16,
}

/// A round about to begin, with the dice rolled. Everyone has start tiles that do nothing here and one Home die, the stacks
/// are empty, and everyone has 1 credit, unless it is said.
pub(crate) struct Scene {
    setup: Setup,
    corners: Vec<Corner>,
    bag: Option<Set<Tile>>,
    script: Option<Vec<u32>>,
}

impl Scene {
    pub(crate) fn new(players: u8) -> Self {
        let setup = Setup::of(players, "standard").expect("a setup that exists");
        let corner = |number| Corner {
            dice: vec![(Color::Home, Face::Explore)],
            tableau: Square::faction([9, 4, 7, 8, 2][number])
                .into_iter()
                .chain([Square::home(9 - number as u8)])
                .map(|square| (square, Dice::NONE))
                .collect(),
            credits: 1,
            ..Corner::default()
        };
        Self { setup, corners: (0..usize::from(players)).map(corner).collect(), bag: None, script: None }
    }

    /// Three players, so that no extra die is rolled.
    pub(crate) fn three() -> Self {
        Self::new(3)
    }

    pub(crate) fn timing(mut self, timing: Timing) -> Self {
        self.setup.timing = timing;
        self
    }

    pub(crate) fn dice(mut self, seat: usize, dice: &[(Color, Face)]) -> Self {
        self.corners[seat].dice = dice.to_vec();
        self
    }

    /// Adds to the tableau.
    pub(crate) fn owns(mut self, seat: usize, names: &[&str]) -> Self {
        self.corners[seat].tableau.extend(names.iter().map(|name| (square(name), Dice::NONE)));
        self
    }

    /// The whole tableau.
    pub(crate) fn tableau(mut self, seat: usize, names: &[&str]) -> Self {
        self.corners[seat].tableau.clear();
        self.owns(seat, names)
    }

    pub(crate) fn goods(mut self, seat: usize, world: &str, goods: &[Color]) -> Self {
        let there = self.corners[seat].tableau.iter_mut().find(|(other, _)| *other == square(world));
        there.expect("a world of the tableau").1 = bag(goods);
        self
    }

    pub(crate) fn citizenry(mut self, seat: usize, dice: &[Color]) -> Self {
        self.corners[seat].citizenry = bag(dice);
        self
    }

    pub(crate) fn developments(mut self, seat: usize, names: &[&str], dice: &[Color]) -> Self {
        self.corners[seat].developments = names.iter().map(|name| tile(name)).collect();
        self.corners[seat].developers = bag(dice);
        self
    }

    pub(crate) fn worlds(mut self, seat: usize, names: &[&str], dice: &[Color]) -> Self {
        self.corners[seat].worlds = names.iter().map(|name| tile(name)).collect();
        self.corners[seat].settlers = bag(dice);
        self
    }

    pub(crate) fn credits(mut self, seat: usize, credits: u8) -> Self {
        self.corners[seat].credits = credits;
        self
    }

    pub(crate) fn vp(mut self, seat: usize, vp: u16) -> Self {
        self.corners[seat].vp = vp;
        self
    }

    /// The bag, if it is not to hold everything else. All other tiles leave the game.
    pub(crate) fn bag(mut self, names: &[&str]) -> Self {
        self.bag = Some(tiles(names));
        self
    }

    /// The tiles that will be drawn, in order.
    pub(crate) fn draws(mut self, names: &[&str]) -> Self {
        self.script = Some(names.iter().map(|name| tile(name).number().into()).collect());
        self
    }

    /// What the dice and draws will bring, as numbers.
    pub(crate) fn script(mut self, values: &[u32]) -> Self {
        self.script = Some(values.to_vec());
        self
    }

    /// The moment after the dice were rolled.
    pub(crate) fn play(self) -> Play {
        let mut game = Roll::new(&self.setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("playable");
        while let Some(seat) = game.asked().first().filter(|_| game.round() == 0) {
            let answer = game.prompt(seat).expect("asked").moves()[0].clone();
            game.play(seat, &answer, &mut ()).expect("a legal move");
        }
        let mut state = serde_json::to_value(&game).expect("plain data");
        let (mut used, mut pool) = (Set::EMPTY, 12 * self.corners.len() as i16);
        for (seat, corner) in self.corners.iter().enumerate() {
            let mut rolled = Rolled::default();
            corner.dice.iter().for_each(|&(color, face)| rolled[face].put(color));
            pool -= corner.vp as i16;
            let built = corner.tableau.iter().filter_map(|(square, _)| square.tile());
            let all = corner.developments.iter().chain(&corner.worlds).copied().chain(built);
            all.for_each(|tile| used.insert(tile));
            state["stage"]["assign"]["rolled"][seat] = json!(rolled);
            state["galaxy"]["players"][seat] = json!({
                "cup": rolled.all(), "citizenry": corner.citizenry, "columns": {}, "selector": null,
                "zone": {
                    "development": corner.developments, "world": corner.worlds,
                    "developers": corner.developers, "settlers": corner.settlers,
                },
                "tableau": corner.tableau, "credits": corner.credits, "vp": corner.vp, "abandoned": [],
            });
        }
        state["galaxy"]["bag"] = json!(self.bag.unwrap_or(Tile::ALL.without(used)));
        state["galaxy"]["pool"] = json!(pool);
        state["galaxy"]["first"] = json!(0);
        if let Some(script) = self.script {
            state["galaxy"]["chance"] = json!(Chance::scripted(script));
        }
        let game = serde_json::from_value(state).expect("a state of the right shape");
        let dice = self.corners.into_iter().map(|corner| corner.dice).collect();
        Play { game, told: Vec::new(), dice }
    }

    /// The moment after everyone has selected this phase with the last of their dice; wild dice go to its column.
    pub(crate) fn phase(self, phase: Phase) -> Play {
        let mut play = self.play();
        for seat in 0..play.dice.len() {
            let plan = play.plan(seat, phase);
            play.does(seat as u8, Move::Assign(Box::new(plan)));
        }
        play
    }
}

/// A game being played by a test, with all events so far.
pub(crate) struct Play {
    pub(crate) game: Roll,
    pub(crate) told: Vec<Told<Event>>,
    dice: Vec<Vec<(Color, Face)>>,
}

impl Play {
    /// A plan that selects with the last die and puts wild dice into the column of the phase.
    pub(crate) fn plan(&self, seat: usize, phase: Phase) -> Plan {
        let (&(color, face), others) = self.dice[seat].split_last().expect("a die");
        let mut plan = Plan::new(Select { color, face, phase });
        let wild = others.iter().filter(|(_, face)| *face == Face::Wild);
        wild.for_each(|&(color, _)| plan.wild[phase].put(color));
        plan
    }

    /// Seat 0 plays this plan, everyone else selects the phase.
    pub(crate) fn assign(&mut self, plan: &Plan, phase: Phase) -> &mut Self {
        self.does(0, Move::Assign(Box::new(plan.clone())));
        for seat in 1..self.dice.len() {
            let plan = self.plan(seat, phase);
            self.does(seat as u8, Move::Assign(Box::new(plan)));
        }
        self
    }

    pub(crate) fn prompt(&self, seat: u8) -> Prompt {
        self.game.prompt(Seat::new(seat)).unwrap_or_else(|| panic!("seat {seat} is not asked"))
    }

    pub(crate) fn asked(&self) -> Vec<u8> {
        self.game.asked().iter().map(Seat::number).collect()
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Observer::Seat(Seat::new(seat)))
    }

    pub(crate) fn truth(&self) -> Snapshot {
        self.game.snapshot()
    }

    pub(crate) fn own(&self, seat: u8) -> PlayerSnapshot {
        self.truth().players[Seat::new(seat)].clone()
    }

    /// Plays a legal move.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a move is written where it is played")]
    pub(crate) fn does(&mut self, seat: u8, answer: Move) -> &mut Self {
        if !matches!(answer, Move::Assign(_)) {
            let offered = self.prompt(seat).moves();
            assert!(offered.contains(&answer), "{answer:?} is not offered: {offered:?}");
        }
        let result = self.game.play(Seat::new(seat), &answer, &mut self.told);
        result.unwrap_or_else(|illegal| panic!("{answer:?}: {illegal}"));
        self
    }

    /// Tries a move that must be refused, and says why it was.
    #[track_caller]
    #[expect(clippy::needless_pass_by_value, reason = "a move is written where it is played")]
    pub(crate) fn refused(&mut self, seat: u8, answer: Move) -> Illegal {
        let before = self.game.clone();
        let illegal = self.game.play(Seat::new(seat), &answer, &mut ()).expect_err("an illegal move");
        assert_eq!(self.game, before, "a refused move changes nothing");
        illegal
    }

    pub(crate) fn place(&mut self, seat: u8, name: &str, top: bool) -> &mut Self {
        let side = if square(name).print().world().is_some() { Side::World } else { Side::Development };
        self.does(seat, Move::Place { tile: tile(name), side, top })
    }

    /// The others Stock with all they have, while it is Explore.
    pub(crate) fn others_stock(&mut self) -> &mut Self {
        while let Some(seat) = self.asked().into_iter().find(|&seat| seat != 0)
            && let Prompt::Explore { explorers, .. } = self.prompt(seat)
        {
            self.does(seat, Move::Stock(explorers[0].explorer));
        }
        self
    }

    /// The rest of the round, everyone recalling nothing if possible.
    pub(crate) fn end_round(&mut self) -> &mut Self {
        let round = self.game.round();
        while self.game.round() == round
            && let Some(seat) = self.game.asked().first()
        {
            let moves = self.game.prompt(seat).expect("asked").moves();
            let answer = if moves.contains(&Move::Stop) { Move::Stop } else { moves[0].clone() };
            self.does(seat.number(), answer);
        }
        self
    }

    pub(crate) fn stack(&self, seat: u8, side: Side) -> Vec<String> {
        let own = self.own(seat);
        let tiles = if side == Side::World { own.worlds } else { own.developments };
        tiles.iter().map(|tile| tile.side(side).to_string()).collect()
    }

    pub(crate) fn has(&self, seat: u8, name: &str) -> bool {
        self.own(seat).tableau.iter().any(|(other, _)| *other == square(name))
    }
}
