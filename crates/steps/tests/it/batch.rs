//! Many games at once are the games that they would be one by one.

use game::{Chance, Game as _, Seat, Seed, Setup as _};
use race::{Race, Setup};
use steps::{Batch, BatchRefused, Refused, Rows, Stepper, Steps as _, returns};

const GAMES: usize = 7;

/// Memory for the rows of a batch.
#[derive(Clone, PartialEq, Debug)]
struct Memory {
    observations: Vec<i8>,
    masks: Vec<i8>,
    seats: Vec<i8>,
    rewards: Vec<f32>,
    ended: Vec<u8>,
}

impl Memory {
    fn of(batch: &Batch<Race>) -> Self {
        Self {
            observations: vec![-9; GAMES * batch.observation_size()],
            masks: vec![-9; GAMES * Race::ACTIONS],
            seats: vec![-9; GAMES],
            rewards: vec![-9.0; GAMES * 3],
            ended: vec![9; GAMES],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        let Self { observations, masks, seats, rewards, ended } = self;
        Rows { observations, masks, seats, rewards, ended }
    }
}

/// A random possible action for each game.
fn actions(batch: &Batch<Race>, choices: &mut Chance) -> Vec<i64> {
    let mut actions = vec![0; GAMES];
    batch.sample(choices, &mut actions);
    actions
}

fn setup() -> Setup {
    Setup::of(3, "standard").expect("three can play").capped(6)
}

fn batch() -> Batch<Race> {
    Batch::new(setup(), GAMES, Seed::from_number(4)).expect("a setup that can be played")
}

#[test]
fn each_game_of_a_batch_is_played_as_it_would_be_alone() {
    let (mut batch, mut choices) = (batch(), Chance::seeded(Seed::from_number(5)));
    let mut memory = Memory::of(&batch);
    batch.look(memory.rows());
    let of_lane = |lane: usize, game: u64| {
        let seed = Seed::from_number(4).derive(lane as u64).derive(game);
        Stepper::new(Race::new(&setup(), Chance::seeded(seed), &mut ()).expect("a setup that can be played"))
    };
    let mut alone: Vec<(Stepper<Race>, u64)> = (0..GAMES).map(|lane| (of_lane(lane, 0), 0)).collect();
    let mut ends = 0;
    for _ in 0..3000 {
        let actions = actions(&batch, &mut choices);
        batch.step(&actions, memory.rows(), 1).expect("possible actions");
        for (lane, (stepper, games)) in alone.iter_mut().enumerate() {
            stepper.step(actions[lane] as usize).expect("possible");
            let rewards = &memory.rewards[3 * lane..3 * lane + 3];
            assert_eq!(memory.ended[lane], u8::from(stepper.seat().is_none()));
            if let Some(outcome) = stepper.outcome() {
                assert_eq!(returns(&outcome).collect::<Vec<_>>(), rewards);
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6);
                ends += 1;
                *games += 1;
                *stepper = of_lane(lane, *games);
            } else {
                assert_eq!(rewards, [0.0; 3]);
            }
            let seat = stepper.seat().expect("it goes on");
            let mut seen = vec![0; stepper.observation_size()];
            stepper.observe(seat, &mut seen);
            assert_eq!(Seat::new(memory.seats[lane] as u8), seat);
            assert_eq!(memory.observations[lane * seen.len()..][..seen.len()], seen);
            let mask = &memory.masks[lane * Race::ACTIONS..][..Race::ACTIONS];
            assert!((0..Race::ACTIONS).all(|at| (mask[at] == 1) == stepper.mask().contains(at)));
        }
    }
    assert!(ends > 10, "only {ends} games ended");
}

#[test]
fn threads_change_nothing() {
    let (mut one, mut three) = (batch(), batch());
    let (mut of_one, mut of_three) = (Memory::of(&one), Memory::of(&three));
    one.look(of_one.rows());
    three.look(of_three.rows());
    let mut choices = Chance::seeded(Seed::from_number(6));
    for _ in 0..400 {
        let actions = actions(&one, &mut choices);
        one.step(&actions, of_one.rows(), 1).expect("possible actions");
        three.step(&actions, of_three.rows(), 3).expect("possible actions");
        assert_eq!(of_one, of_three);
    }
}

#[test]
fn one_refused_action_stops_the_whole_step() {
    let mut batch = batch();
    let mut memory = Memory::of(&batch);
    batch.look(memory.rows());
    let before = memory.clone();
    let mut actions = actions(&batch, &mut Chance::seeded(Seed::from_number(7)));
    actions[5] = -1;
    let refused = batch.step(&actions, memory.rows(), 2);
    let last = Race::ACTIONS - 1;
    let unknown = Refused::Unknown { action: usize::MAX, last };
    assert_eq!(refused, Err(BatchRefused::Game { game: 5, refused: unknown }));
    let refused = batch.step(&actions[1..], memory.rows(), 1);
    assert_eq!(refused, Err(BatchRefused::Actions { found: GAMES - 1, games: GAMES }));
    batch.look(memory.rows());
    assert_eq!(memory, before);
}
