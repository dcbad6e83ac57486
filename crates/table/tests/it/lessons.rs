//! Tables of lessons: the learner goes back to any moment, and the match ends when the lesson does.

use game::{Observer, Seat};
use table::{Command, Effect, LessonId, Refusal, Status, Table, TableSetup};

use crate::support::{A, B, Match, treasure_setup};
use crate::treasure_hunt::{Step, TreasureHunt};

type Lesson = Match<TreasureHunt>;

fn lesson() -> Lesson {
    let lesson = Some(LessonId { id: "treasure-1".into(), version: 1 });
    let mut game = Match::new(TableSetup { lesson, ..treasure_setup(2) }, 1);
    game.ok(Command::Sit { seat: A, id: "ann".into() });
    game.ok(Command::SitBot { seat: B, level: "easy".into() });
    game
}

fn play(game: &mut Lesson, seat: Seat, answer: Step) {
    let version = game.table.version();
    game.ok(match seat {
        A => Command::Move { seat, version, answer },
        _ => Command::BotMove { seat, version, answer },
    });
}

/// A turn of each in which a die is rolled: nothing of it could be undone at another table.
fn round(game: &mut Lesson) {
    for seat in [A, B] {
        for step in [Step::Roll, Step::End] {
            play(game, seat, step);
        }
    }
}

fn moves(game: &Lesson) -> usize {
    game.table.record().expect("a game").moves.len()
}

fn restored(game: &Lesson) -> Table<TreasureHunt> {
    Table::restore(game.table.setup().clone(), game.seed, game.stored.clone()).expect("what was stored")
}

#[test]
fn a_learner_goes_back_to_any_moment_and_plays_on_from_there() {
    let mut game = lesson();
    round(&mut game);
    let (made, before, version) = (moves(&game), game.table.game().cloned(), game.table.version());
    round(&mut game);
    assert_eq!(game.table.undoable(A), None);
    game.ok(Command::Rewind { seat: A, moves: made });
    assert_eq!(game.table.game().cloned(), before);
    assert!(game.table.version() > version, "answers to what was asked before are stale");
    let stale = Command::Move { seat: A, version, answer: Step::Save };
    assert!(matches!(game.refused(stale), Refusal::Stale { .. }));
    assert_eq!(restored(&game), game.table);
    assert_eq!(game.refused(Command::Rewind { seat: A, moves: made }), Refusal::NothingToUndo);
    assert_eq!(game.refused(Command::Rewind { seat: B, moves: 0 }), Refusal::NotAPerson);
    let heard = game.table.history(Observer::Seat(A), 0).count();
    assert_eq!(game.table.since(Observer::Seat(A)) as usize, heard, "what the others did is gone too, and no news");
    play(&mut game, A, Step::Save);
    game.ok(Command::Rewind { seat: A, moves: 0 });
    assert_eq!((moves(&game), restored(&game)), (0, game.table.clone()));
}

/// What a bot has answered is taken back too: it is asked again, even if the question is the same.
#[test]
fn the_others_answer_again() {
    let mut game = lesson();
    play(&mut game, A, Step::End);
    let asked = moves(&game);
    play(&mut game, B, Step::Roll);
    let effects = game.send(Command::Rewind { seat: A, moves: asked });
    assert!(effects.iter().any(|effect| matches!(effect, Effect::AskBot { seat, .. } if *seat == B)));
    play(&mut game, B, Step::End);
}

/// Even the end of the game can be taken back, and play goes on.
#[test]
fn a_learner_goes_back_from_the_end() {
    let mut game = lesson();
    while matches!(game.table.status(), Status::Playing) {
        round(&mut game);
    }
    game.ok(Command::Rewind { seat: A, moves: 0 });
    assert_eq!(game.table.status(), Status::Playing);
    assert_eq!(restored(&game), game.table);
    round(&mut game);
}

#[test]
fn a_finished_lesson_ends_the_match() {
    let mut game = lesson();
    round(&mut game);
    game.ok(Command::Conclude { seat: A });
    assert!(matches!(game.table.status(), Status::Over { .. }));
    assert!(game.table.asked().is_empty());
    assert_eq!(game.refused(Command::Conclude { seat: A }), Refusal::NotPlaying);
    assert_eq!(restored(&game), game.table);
}

#[test]
fn other_tables_are_no_lessons() {
    let mut game = Match::<TreasureHunt>::of_people(treasure_setup(2), 1);
    play(&mut game, A, Step::Save);
    assert_eq!(game.refused(Command::Rewind { seat: A, moves: 0 }), Refusal::NoLesson);
    assert_eq!(game.refused(Command::Conclude { seat: A }), Refusal::NoLesson);
}
