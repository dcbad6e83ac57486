//! Questions without a choice are answered automatically, for players who want that.

use game::{Game as _, Legal as _, Setup as _};
use table::{By, Command, Effect, LogEntry, Refusal, TableEvent, TableSetup};

use crate::support::{A, B, Match, treasure_hunt};
use crate::treasure_hunt::Step;

fn automatic<M>(entry: &LogEntry<M>) -> bool {
    matches!(entry.what, TableEvent::Moved { by: By::Automatic, .. })
}

#[test]
fn a_turn_without_a_choice_ends_by_itself() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Automatic { seat: A, on: true });
    game.play(A, Step::Save);
    game.play(A, Step::Save);
    let last = game.play(A, Step::Save);
    assert!(game.table.asked().contains(B));
    let stored: Vec<_> = last.iter().filter(|effect| matches!(effect, Effect::Store(_))).collect();
    assert_eq!(stored.len(), 2);
    assert_eq!(last.iter().filter(|effect| matches!(effect, Effect::Changed)).count(), 1);
    // The move that led to it is still recognized when sent twice.
    game.ok(Command::Move { seat: A, version: 3, answer: Step::Save });

    // Players who do not want that are asked.
    for _ in 0..3 {
        game.play(B, Step::Save);
    }
    assert!(game.table.asked().contains(B));
    // The setting applies to a question that is already open.
    game.ok(Command::Automatic { seat: B, on: true });
    assert!(game.table.asked().contains(A));
}

#[test]
fn a_stand_in_answers_for_itself() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Automatic { seat: A, on: true });
    game.ok(Command::Leave { seat: A });
    for _ in 0..3 {
        game.bot(A, Step::Save);
    }
    assert!(game.table.asked().contains(A));
    // After the return, the person's setting applies again.
    game.ok(Command::Return { seat: A });
    assert!(game.table.asked().contains(B));
}

#[test]
fn wishes_can_be_made_before_the_match() {
    let mut game = Match::<crate::treasure_hunt::TreasureHunt>::new(crate::support::treasure_setup(2), 1);
    game.ok(Command::Sit { seat: A, id: "ann".into() });
    game.ok(Command::Automatic { seat: A, on: true });
    game.ok(Command::Sit { seat: B, id: "bea".into() });
    assert!(game.table.players(game.now)[A].automatic);
}

/// The table answers exactly the prompts with one answer, and none of them is left open.
#[test]
fn exactly_the_prompts_with_one_answer_are_answered() {
    let setup = TableSetup::untimed(race::Setup::of(2, "standard").unwrap().capped(8), "easy");
    let (mut forced, mut secret) = (0, 0);
    for seed in 0..40 {
        let mut game = Match::<race::Race>::of_people(setup.clone(), seed);
        let mut choices = game::Chance::seeded(game::Seed::from_number(seed));
        for seat in [A, B] {
            game.ok(Command::Automatic { seat, on: true });
        }
        while let Some(seat) = game.table.asked().first() {
            let prompt = game.table.prompt(seat).unwrap();
            let mut moves = race::Race::moves(prompt);
            // Other people must not see from a quick answer that a secret choice left none.
            assert!(moves.len() > 1 || race::Race::is_secret(prompt));
            secret += usize::from(moves.len() == 1);
            let answer = moves.swap_remove(choices.below(moves.len() as u32) as usize);
            game.play(seat, answer);
        }
        forced += game.stored.iter().filter(|entry| automatic(entry)).count();
        assert!(game.table.game().unwrap().outcome().is_some());
    }
    assert!(forced > 10 && secret > 10, "only {forced} forced answers, {secret} secret ones");
}

#[test]
fn nothing_is_given_away_among_bots() {
    let setup = race::Setup::of(2, "standard").unwrap().capped(8);
    let setup = TableSetup { answers_forced: true, ..TableSetup::untimed(setup, "easy") };
    let mut asked = 0;
    for seed in 0..8 {
        let mut game = Match::<race::Race>::new(setup.clone(), seed);
        game.ok(Command::Sit { seat: A, id: "ann".into() });
        game.ok(Command::SitBot { seat: B, level: "easy".into() });
        let mut choices = game::Chance::seeded(game::Seed::from_number(seed));
        while let Some(seat) = game.table.asked().first() {
            let mut moves = race::Race::moves(game.table.prompt(seat).unwrap());
            let answer = moves.swap_remove(choices.below(moves.len() as u32) as usize);
            if seat == A {
                assert!(!moves.is_empty(), "a person is asked what has one answer");
                asked += 1;
                game.play(seat, answer);
            } else {
                game.bot(seat, answer);
            }
        }
    }
    assert!(asked > 100, "{asked}");
}

/// Endless toggling would fill the disk. The game itself goes on, and a restored table knows the count.
#[test]
fn wishes_that_come_and_go_are_refused_in_the_end() {
    let mut game = treasure_hunt(2);
    let toggle = |game: &mut Match<crate::treasure_hunt::TreasureHunt>, number: u32| {
        let effects = game.send(Command::Automatic { seat: A, on: number.is_multiple_of(2) });
        effects.iter().any(|effect| matches!(effect, Effect::Refuse { refusal: Refusal::TooOften, .. }))
    };
    let mut toggles = 0;
    while !toggle(&mut game, toggles) {
        toggles += 1;
    }
    assert!((100..1000).contains(&toggles), "{toggles}");
    let mut restored = game.restored();
    assert!(
        restored
            .handle(game.now, Command::Automatic { seat: A, on: toggles.is_multiple_of(2) })
            .iter()
            .any(|effect| matches!(effect, Effect::Refuse { refusal: Refusal::TooOften, .. }))
    );
    // Others still may, moves are still made, and a player can still resign.
    game.ok(Command::Automatic { seat: B, on: true });
    game.play(A, Step::Save);
    game.ok(Command::Resign { seat: A });
}
