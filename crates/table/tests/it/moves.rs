//! Moves name the version they answer: late ones are refused, repeated ones are accepted again.

use game::Seat;
use serde_json::json;
use table::{By, Command, Effect, Refusal, Status, TableEvent};
use testkit::high_card::Decision;

use crate::support::{A, B, accepted, cards, treasure_hunt};
use crate::treasure_hunt::{NoStep, Step};

#[test]
fn a_move_is_stored_then_told_then_accepted_then_shown() {
    let mut game = treasure_hunt(2);
    let effects = game.play(A, Step::Save);
    assert!(matches!(&effects[0], Effect::Store(entry) if matches!(entry.what,
        TableEvent::Moved { seat: A, version: 1, answer: Step::Save, by: By::Person, .. })));
    assert!(matches!(effects[1], Effect::Say(_)));
    assert_eq!(effects[2], Effect::Accepted { seat: A, version: 2 });
    assert_eq!(effects[3..], [Effect::Changed]);
}

#[test]
fn a_late_move_is_refused_and_harms_nothing() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    // A second tab still shows the first question.
    let late = Command::Move { seat: A, version: 1, answer: Step::Dig };
    assert_eq!(game.refused(late), Refusal::Stale { version: 2 });
    assert_eq!(game.refused(Command::Move { seat: A, version: 3, answer: Step::Dig }), Refusal::Stale { version: 2 });
    game.play(A, Step::End);
    assert_eq!(game.refused(Command::Move { seat: A, version: 2, answer: Step::Dig }), Refusal::Stale { version: 3 });
    assert_eq!(game.refused(Command::Move { seat: A, version: 3, answer: Step::Dig }), Refusal::NotAsked);
}

#[test]
fn another_seats_sealed_answer_makes_nobody_late() {
    let mut game = cards(3);
    let seen = game.table.version();
    for number in [2, 0, 1] {
        game.ok(Command::Move { seat: Seat::new(number), version: seen, answer: Decision::Stay });
    }
    assert!(game.is_over());
}

#[test]
fn a_sealed_answer_cannot_be_replaced_by_another() {
    let mut game = cards(2);
    game.play(A, Decision::Stay);
    let second = Command::Move { seat: A, version: 1, answer: Decision::Swap };
    assert_eq!(game.refused(second), Refusal::Stale { version: 2 });
}

#[test]
fn the_same_move_sent_twice_is_made_once() {
    let mut game = treasure_hunt(2);
    let command = Command::Move { seat: A, version: 1, answer: Step::Save };
    game.ok(command.clone());
    let before = (game.table.clone(), game.stored.len());
    let again = game.ok(command.clone());
    assert_eq!(again, [Effect::Accepted { seat: A, version: 2 }]);
    assert_eq!((game.table.clone(), game.stored.len()), before);
    // Also after a restart.
    game.table = game.restored();
    assert!(accepted(&game.ok(command.clone())));
    assert_eq!(game.table, before.0);
    // But not once the seat has moved on.
    game.play(A, Step::Save);
    assert_eq!(game.refused(command), Refusal::Stale { version: 3 });
}

#[test]
fn the_last_move_of_a_match_can_be_sent_twice() {
    let mut game = cards(2);
    game.play(A, Decision::Stay);
    game.play(B, Decision::Stay);
    assert!(matches!(game.table.status(), Status::Over { .. }));
    assert!(accepted(&game.ok(Command::Move { seat: B, version: 2, answer: Decision::Stay })));
    let other = Command::Move { seat: B, version: 2, answer: Decision::Swap };
    assert_eq!(game.refused(other), Refusal::NotPlaying);
}

#[test]
fn an_illegal_move_says_why() {
    let mut game = treasure_hunt(2);
    for _ in 0..3 {
        game.play(A, Step::Save);
    }
    let refusal = game.refused(Command::Move { seat: A, version: 4, answer: Step::Save });
    assert_eq!(refusal, Refusal::Illegal { why: NoStep::Tired });
    assert_eq!(refusal.to_string(), "no steps are left");
}

#[test]
fn people_and_bots_do_not_answer_for_each_other() {
    let mut game = treasure_hunt(2);
    let (version, answer) = (1, Step::Save);
    assert_eq!(game.refused(Command::BotMove { seat: A, version, answer }), Refusal::NotABot);
    let mut game =
        crate::support::Match::<crate::treasure_hunt::TreasureHunt>::new(crate::support::treasure_setup(2), 1);
    game.ok(Command::SitBot { seat: A, level: "easy".into() });
    game.ok(Command::Sit { seat: B, id: "bea".into() });
    assert_eq!(game.refused(Command::Move { seat: A, version, answer }), Refusal::NotAPerson);
    assert_eq!(game.refused(Command::Move { seat: Seat::new(7), version, answer }), Refusal::NoSuchSeat);
}

#[test]
fn refusals_carry_stable_codes() {
    let all: [Refusal<NoStep>; 16] = [
        Refusal::NoSuchSeat,
        Refusal::SeatTaken,
        Refusal::AlreadySeated,
        Refusal::NotAPerson,
        Refusal::Begun,
        Refusal::NotPlaying,
        Refusal::NotOver,
        Refusal::StandIn,
        Refusal::NotABot,
        Refusal::NotAway,
        Refusal::Resigned,
        Refusal::NotAsked,
        Refusal::Stale { version: 7 },
        Refusal::Illegal { why: NoStep::Tired },
        Refusal::NothingToUndo,
        Refusal::RematchAgreed,
    ];
    for refusal in all {
        let value = json!(refusal);
        assert_eq!(value["code"], refusal.code());
        assert_eq!(serde_json::from_value::<Refusal<NoStep>>(value).unwrap(), refusal);
    }
    assert_eq!(json!(Refusal::<NoStep>::Stale { version: 7 }), json!({ "code": "stale", "version": 7 }));
}
