//! Moves can be taken back exactly while the mover has learned nothing and no other seat has moved.

use game::{Game as _, Legal as _, Observer, Setup as _};
use table::{Command, Content, Notice, Refusal, TableSetup};
use testkit::high_card::Decision;

use crate::support::{A, B, C, Match, cards, treasure_hunt};
use crate::treasure_hunt::Step;

#[test]
fn silent_moves_go_back_one_by_one() {
    let mut game = treasure_hunt(2);
    let start = game.table.game().cloned();
    game.play(A, Step::Save);
    let one = game.table.game().cloned();
    game.play(A, Step::Save);
    assert_eq!(game.table.undoable(A), Some(&Step::Save));
    game.undo(A);
    assert_eq!(game.table.game().cloned(), one);
    game.undo(A);
    assert_eq!(game.table.game().cloned(), start);
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    // The record forgets what was taken back. The history does not.
    assert!(game.table.record().is_some_and(|record| record.moves.is_empty()));
    let took_back = |(_, line): &(u32, &table::Line<_>)| line.content == Content::Notice(Notice::TookBack { seat: A });
    assert_eq!(game.table.history(Observer::Public, 0).filter(took_back).count(), 2);
}

#[test]
fn whoever_learnt_something_cannot_go_back() {
    // A card turned up, a secret and a die roll: none of these can be unlearned.
    for step in [Step::Dig, Step::Peek, Step::Roll] {
        let mut game = treasure_hunt(2);
        game.play(A, Step::Save);
        game.play(A, step);
        assert_eq!(game.undo_refused(A), Refusal::NothingToUndo, "{step:?}");
        // Later moves are free again.
        game.play(A, Step::Save);
        game.undo(A);
        assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    }
}

#[test]
fn a_turn_can_be_reopened_until_the_next_seat_moves() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::End);
    assert!(game.table.asked().contains(B));
    game.undo(A);
    assert!(game.table.asked().contains(A) && !game.table.asked().contains(B));
    game.play(A, Step::End);
    game.play(B, Step::Save);
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    // It does not help that the other seat takes its move back: it was seen.
    game.undo(B);
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
}

#[test]
fn a_sealed_answer_can_be_withdrawn_until_the_choice_is_complete() {
    let mut game = cards(3);
    game.play(A, Decision::Stay);
    game.play(B, Decision::Swap);
    assert_eq!(game.table.undoable(A), Some(&Decision::Stay));
    assert_eq!(game.table.undoable(B), Some(&Decision::Swap));
    game.undo(A);
    // The other seat's answer stays, and can still be taken back.
    assert_eq!(game.table.asked().iter().collect::<Vec<_>>(), [A, C]);
    assert_eq!(game.table.undoable(B), Some(&Decision::Swap));
    game.play(A, Decision::Swap);
    game.undo(B);
    game.play(B, Decision::Stay);
    game.play(C, Decision::Stay);
    assert!(game.is_over());
    assert_eq!(game.undo_refused(C), Refusal::NotPlaying);
    let moves: Vec<_> = game.table.record().unwrap().moves.iter().map(|entry| (entry.seat, entry.answer)).collect();
    assert_eq!(moves, [(A, Decision::Swap), (B, Decision::Stay), (C, Decision::Stay)]);
}

#[test]
fn the_answer_that_completes_a_sealed_choice_stays() {
    // Race's first sealed choice: the last answer shows the others' actions without drawing a card.
    let setup = TableSetup::untimed(race::Setup::of(2, "first-game").unwrap(), "easy");
    let mut game = Match::<race::Race>::of_people(setup, 3);
    game.play(A, race::Move::Choose(race::Action::Develop));
    assert!(game.table.undoable(A).is_some());
    game.play(B, race::Move::Choose(race::Action::Develop));
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    assert_eq!(game.undo_refused(B), Refusal::NothingToUndo);
}

#[test]
fn a_robot_that_was_turned_up_stays_captured() {
    // Stacks are dealt before the game, so turning up the next robot draws nothing, but it is news.
    let setup = TableSetup::untimed(defenders::Setup::of(2, "base").unwrap(), "easy");
    let mut captures = 0;
    for seed in 0..20 {
        let mut game = Match::<defenders::Defenders>::of_people(setup.clone(), seed);
        let mut choices = game::Chance::seeded(game::Seed::from_number(seed));
        while let Some(seat) = game.table.asked().first() {
            let state = game.table.game().unwrap().clone();
            let answer = state.random_move(seat, &mut choices).unwrap();
            game.play(seat, answer);
            if matches!(answer, defenders::Move::Capture { .. }) {
                captures += 1;
                assert_eq!(game.table.game().unwrap().chance(), state.chance());
                let top = |state: &defenders::Defenders| state.view(Observer::Public).stacks.map(|stack| stack.top);
                let news = top(game.table.game().unwrap())
                    .iter()
                    .zip(top(&state))
                    .any(|(now, then)| now.is_some() && *now != then);
                assert_eq!(game.table.undoable(seat).is_none(), news || game.is_over());
            }
        }
    }
    assert!(captures > 100);
}

#[test]
fn an_undo_sent_twice_takes_back_one_move() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    game.play(A, Step::Save);
    let undo = Command::Undo { seat: A, version: game.table.version() };
    game.ok(undo.clone());
    assert_eq!(game.refused(undo), Refusal::Stale { version: 4 });
    assert_eq!(game.table.record().unwrap().moves.len(), 1);
}

#[test]
fn a_move_that_was_taken_back_can_be_made_again() {
    let mut game = treasure_hunt(2);
    let command = Command::Move { seat: A, version: 1, answer: Step::Save };
    game.ok(command.clone());
    let played = game.table.game().cloned();
    game.undo(A);
    // The old command is not valid again.
    assert_eq!(game.refused(command), Refusal::Stale { version: 3 });
    game.play(A, Step::Save);
    assert_eq!(game.table.game().cloned(), played);
}

#[test]
fn what_followed_by_itself_goes_back_too() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Automatic { seat: A, on: true });
    for _ in 0..3 {
        game.play(A, Step::Save);
    }
    // Without steps left, the turn ended automatically.
    assert!(game.table.asked().contains(B));
    assert_eq!(game.table.undoable(A), Some(&Step::Save));
    game.undo(A);
    assert!(game.table.asked().contains(A));
    assert_eq!(game.table.record().unwrap().moves.len(), 2);
}

#[test]
fn a_stand_ins_moves_are_nobodys_to_take_back() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    game.ok(Command::Leave { seat: A });
    assert_eq!(game.undo_refused(A), Refusal::StandIn);
    game.bot(A, Step::Save);
    game.ok(Command::Return { seat: A });
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    // A person who was away for a moment, without missing anything, can.
    game.play(A, Step::Save);
    game.ok(Command::Leave { seat: A });
    game.ok(Command::Return { seat: A });
    game.undo(A);
}

#[test]
fn the_chart_forgets_a_round_that_was_reopened() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::End);
    assert_eq!(game.table.chart().count(), 0);
    game.play(B, Step::End);
    assert_eq!(game.table.chart().count(), 1);
    game.undo(B);
    assert_eq!(game.table.chart().count(), 0);
}
