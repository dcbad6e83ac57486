//! Clocks: none, live with an increment, days for each question.

use table::{Away, Clock, Command, Effect, Refusal, TableSetup};
use testkit::high_card::{Decision, HighCard};

use crate::support::{A, B, DAY, HOUR, MINUTE, Match, high_card, timed};
use crate::treasure_hunt::{Step, TreasureHunt};

const LIVE: Clock = Clock::Live { initial_ms: 10 * MINUTE, increment_ms: 5_000 };
const DAYS: Clock = Clock::Days { days: 3 };

fn left(game: &Match<TreasureHunt>) -> (u64, u64) {
    let players = game.table.players(game.now);
    (players[A].clock_ms.unwrap(), players[B].clock_ms.unwrap())
}

#[test]
fn without_a_clock_time_does_not_matter() {
    let mut game = Match::<TreasureHunt>::of_people(timed(Clock::None), 1);
    game.wait(1000 * DAY);
    assert_eq!(game.ok(Command::Tick), []);
    assert_eq!(game.table.players(game.now)[A].clock_ms, None);
    game.play(A, Step::Save);
    assert_eq!(game.wake, None);
}

#[test]
fn a_live_clock_runs_while_its_seat_is_asked() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    assert_eq!(game.wake, Some(game.now.plus(10 * MINUTE)));
    game.wait(MINUTE);
    assert_eq!(left(&game), (9 * MINUTE, 10 * MINUTE));
    game.play(A, Step::End);
    assert_eq!(left(&game), (9 * MINUTE + 5_000, 10 * MINUTE));
    assert_eq!(game.wake, Some(game.now.plus(10 * MINUTE)));
    game.wait(2 * MINUTE);
    assert_eq!(left(&game), (9 * MINUTE + 5_000, 8 * MINUTE));
    let players = game.table.players(game.now);
    assert!(!players[A].clock_runs && players[B].clock_runs);
}

#[test]
fn clocks_of_several_seats_run_at_once() {
    let setup = TableSetup { clock: LIVE, ..high_card(2) };
    let mut game = Match::<HighCard>::of_people(setup, 1);
    game.wait(MINUTE);
    game.play(A, Decision::Stay);
    game.wait(MINUTE);
    let players = game.table.players(game.now);
    assert_eq!(players[A].clock_ms, Some(9 * MINUTE + 5_000));
    // Another seat's answer neither stopped nor reset it.
    assert_eq!(players[B].clock_ms, Some(8 * MINUTE));
}

#[test]
fn a_stand_in_plays_when_time_has_run_out() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    game.wait(10 * MINUTE - 1);
    game.ok(Command::Tick);
    assert_eq!(game.away(A), None);
    game.wait(1);
    let effects = game.ok(Command::Tick);
    assert_eq!(game.away(A), Some(Away::TimedOut));
    assert!(matches!(effects.last(), Some(Effect::AskBot { seat: A, .. })));
    // Bots have no clock, so there is nothing to wait for.
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::WakeAt(_))));
    game.bot(A, Step::End);
    assert_eq!(left(&game), (0, 10 * MINUTE));
}

#[test]
fn a_move_that_comes_too_late_finds_the_stand_in() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    game.wait(10 * MINUTE);
    let effects = game.send(Command::Move { seat: A, version: 1, answer: Step::Save });
    assert_eq!(crate::support::refusal(&effects), Some(Refusal::StandIn));
    assert_eq!(game.away(A), Some(Away::TimedOut));
}

#[test]
fn whoever_comes_back_finds_a_little_time() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    game.wait(11 * MINUTE);
    game.ok(Command::Tick);
    game.ok(Command::Return { seat: A });
    assert_eq!(left(&game).0, MINUTE);
    game.play(A, Step::Save);
    // Remaining time stays as it is.
    game.ok(Command::Leave { seat: A });
    game.wait(HOUR);
    game.ok(Command::Return { seat: A });
    assert_eq!(left(&game).0, MINUTE + 5_000);
}

#[test]
fn days_begin_anew_with_every_question() {
    let mut game = Match::<TreasureHunt>::of_people(timed(DAYS), 1);
    assert_eq!(game.wake, Some(game.now.plus(3 * DAY)));
    game.wait(2 * DAY);
    assert_eq!(left(&game), (DAY, 3 * DAY));
    game.play(A, Step::Save);
    assert_eq!(left(&game), (3 * DAY, 3 * DAY));
    game.wait(3 * DAY);
    game.ok(Command::Tick);
    assert_eq!(game.away(A), Some(Away::TimedOut));
}

#[test]
fn no_time_is_won_by_taking_moves_back() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    for _ in 0..10 {
        game.wait(1_000);
        game.play(A, Step::Save);
        game.undo(A);
    }
    assert_eq!(left(&game).0, 10 * MINUTE - 10_000);

    let mut game = Match::<TreasureHunt>::of_people(timed(DAYS), 1);
    game.wait(2 * DAY);
    game.play(A, Step::Save);
    game.undo(A);
    assert_eq!(left(&game).0, DAY);
    // But nobody runs out of time because of it.
    game.play(A, Step::Save);
    game.wait(2 * DAY);
    game.undo(A);
    assert_eq!(left(&game).0, HOUR);
}

#[test]
fn a_clock_that_was_set_back_costs_nothing() {
    let mut game = Match::<TreasureHunt>::of_people(timed(LIVE), 1);
    game.now = table::Time::from_millis(0);
    game.play(A, Step::End);
    assert_eq!(left(&game).0, 10 * MINUTE + 5_000);
}
