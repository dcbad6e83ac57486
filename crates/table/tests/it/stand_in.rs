//! A bot stands in for people who are away, and hands the seat back when they return.

use table::{Away, By, Command, Content, Effect, Notice, Refusal, TableEvent};
use testkit::high_card::Decision;

use crate::support::{A, B, asked_bots, cards, treasure_hunt};
use crate::treasure_hunt::Step;

#[test]
fn a_stand_in_plays_for_whoever_left_until_they_return() {
    let mut game = treasure_hunt(2);
    let effects = game.ok(Command::Leave { seat: A });
    assert_eq!(asked_bots(&effects), [(A, "easy".to_string())]);
    let notice = Content::Notice(Notice::WentAway { seat: A, why: Away::Left });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Say(line) if line.content == notice)));
    assert_eq!(game.refused(Command::Leave { seat: A }), Refusal::StandIn);
    let version = game.table.version();
    assert_eq!(game.refused(Command::Move { seat: A, version, answer: Step::Save }), Refusal::StandIn);

    let effects = game.bot(A, Step::Save);
    assert!(
        matches!(&effects[0], Effect::Store(entry) if matches!(entry.what, TableEvent::Moved { by: By::StandIn, .. }))
    );
    assert_eq!(asked_bots(&effects), [(A, "easy".to_string())]);
    // The person would have given the same answer, but it was not the person's answer.
    assert_eq!(game.refused(Command::Move { seat: A, version, answer: Step::Save }), Refusal::StandIn);

    game.ok(Command::Return { seat: A });
    assert_eq!(game.away(A), None);
    assert_eq!(game.refused(Command::Return { seat: A }), Refusal::NotAway);
    game.play(A, Step::Save);
}

#[test]
fn an_answer_of_the_stand_in_that_comes_after_the_return_is_not_wanted() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Leave { seat: A });
    let version = game.bots[A].unwrap();
    game.ok(Command::Return { seat: A });
    assert_eq!(game.refused(Command::BotMove { seat: A, version, answer: Step::Save }), Refusal::NotABot);
}

#[test]
fn a_bot_is_asked_each_question_once() {
    let mut game = cards(3);
    let effects = game.ok(Command::Leave { seat: A });
    assert_eq!(asked_bots(&effects).len(), 1);
    // Its question stays the same while others answer.
    assert_eq!(asked_bots(&game.play(B, Decision::Stay)), []);
    game.bot(A, Decision::Stay);
    // A seat that is not asked needs no stand-in yet.
    assert_eq!(asked_bots(&game.ok(Command::Leave { seat: B })), []);
}

#[test]
fn a_bots_answer_to_a_question_that_was_taken_away_is_late() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Leave { seat: B });
    game.play(A, Step::End);
    let version = game.bots[B].unwrap();
    game.undo(A);
    assert_eq!(game.refused(Command::BotMove { seat: B, version, answer: Step::End }), Refusal::Stale { version: 3 });
    // The same question asked again is a new one.
    game.play(A, Step::End);
    assert_eq!(game.refused(Command::BotMove { seat: B, version, answer: Step::End }), Refusal::Stale { version: 4 });
    game.bot(B, Step::End);
}

#[test]
fn bots_neither_leave_nor_return_once_a_match_is_on() {
    let mut game =
        crate::support::Match::<crate::treasure_hunt::TreasureHunt>::new(crate::support::treasure_setup(2), 1);
    game.ok(Command::SitBot { seat: A, level: "hard".into() });
    game.ok(Command::Sit { seat: B, id: "bea".into() });
    for command in [
        Command::Leave { seat: A },
        Command::Return { seat: A },
        Command::Resign { seat: A },
        Command::Automatic { seat: A, on: true },
        Command::Undo { seat: A, version: 1 },
    ] {
        assert_eq!(game.refused(command), Refusal::NotAPerson);
    }
}
