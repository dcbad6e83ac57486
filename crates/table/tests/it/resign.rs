//! Players who resign are ranked behind the others, whatever the stand-in achieves.

use game::{Seat, Seats};
use table::{Command, Effect, Refusal, Status};
use testkit::high_card::Decision;

use crate::support::{A, B, C, Match, asked_bots, cards, treasure_hunt, treasure_setup};
use crate::treasure_hunt::{Step, TreasureHunt};

fn ranks(game: &Match<TreasureHunt>) -> Vec<u8> {
    let Status::Over { outcome, .. } = game.table.status() else { panic!("not over") };
    outcome.standings.values().map(|standing| standing.rank).collect()
}

#[test]
fn a_stand_in_plays_on_to_the_end() {
    let mut game = treasure_hunt(3);
    for _ in 0..3 {
        game.play(A, Step::Save);
    }
    let effects = game.ok(Command::Resign { seat: A });
    assert_eq!(asked_bots(&effects), [(A, "easy".to_string())]);
    assert_eq!(game.refused(Command::Resign { seat: A }), Refusal::Resigned);
    let version = game.table.version();
    assert_eq!(game.refused(Command::Move { seat: A, version, answer: Step::End }), Refusal::Resigned);
    assert_eq!(game.undo_refused(A), Refusal::Resigned);
    while let Some(seat) = game.table.asked().first() {
        if seat == A {
            game.bot(A, Step::End)
        } else {
            game.play(seat, Step::End)
        };
    }
    // Most points, but still last.
    assert_eq!(ranks(&game), [3, 1, 1]);
    let Status::Over { outcome, resigned } = game.table.status() else { panic!("not over") };
    assert_eq!((outcome.standings[A].total, resigned), (3, Seats::only(A)));
}

#[test]
fn who_resigned_does_not_come_back_to_play() {
    let mut game = treasure_hunt(3);
    game.ok(Command::Resign { seat: A });
    game.ok(Command::Leave { seat: A });
    game.ok(Command::Return { seat: A });
    let version = game.table.version();
    assert_eq!(game.refused(Command::Move { seat: A, version, answer: Step::Save }), Refusal::Resigned);
    game.bot(A, Step::Save);
}

#[test]
fn the_last_one_who_did_not_resign_wins_at_once() {
    let mut game = treasure_hunt(3);
    game.play(A, Step::Save);
    game.ok(Command::Resign { seat: A });
    let effects = game.ok(Command::Resign { seat: C });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Over(_))));
    assert_eq!(asked_bots(&effects), []);
    assert_eq!(ranks(&game), [2, 1, 3]);
    assert!(game.table.asked().is_empty());
    assert_eq!(game.table.chart().last().map(|scores| scores[A]), Some(1));
    // The game itself has no result.
    assert_eq!(game.table.record().unwrap().outcome, None);
    assert_eq!(game.refused(Command::Resign { seat: B }), Refusal::NotPlaying);
}

#[test]
fn bots_do_not_play_on_among_themselves_when_all_people_resigned() {
    let mut game = Match::<TreasureHunt>::new(treasure_setup(3), 1);
    game.ok(Command::Sit { seat: A, id: "ann".into() });
    game.ok(Command::SitBot { seat: B, level: "easy".into() });
    game.ok(Command::SitBot { seat: C, level: "easy".into() });
    game.ok(Command::Resign { seat: A });
    assert_eq!(ranks(&game), [3, 1, 1]);
}

#[test]
fn one_can_resign_while_others_are_asked() {
    let mut game = cards(3);
    game.play(A, Decision::Stay);
    game.ok(Command::Resign { seat: A });
    game.play(B, Decision::Stay);
    game.play(C, Decision::Stay);
    let Status::Over { outcome, .. } = game.table.status() else { panic!("not over") };
    assert_eq!(outcome.standings[Seat::new(0)].rank, 3);
}
