//! What each observer heard, for those who return or join late.

use game::{Audience, Observer, Seat};
use table::{Command, Content, Line, Notice};
use testkit::high_card::{Decision, HighCardEvent};

use crate::support::{A, B, C, Match, cards, treasure_hunt};
use crate::treasure_hunt::{Step, TreasureEvent, TreasureHunt};

#[test]
fn everyone_hears_what_concerns_them() {
    let game = cards(3);
    let heard =
        |observer| -> Vec<_> { game.table.history(observer, 0).map(|(_, line)| line.content.clone()).collect() };
    assert_eq!(heard(Observer::Public), [Content::Event(HighCardEvent::Dealt)]);
    for seat in [A, B, C] {
        let told = heard(Observer::Seat(seat));
        assert_eq!(told.len(), 2);
        assert!(matches!(told[1], Content::Event(HighCardEvent::Saw(_))));
    }
    // A seat that is not at the table hears what a spectator hears.
    assert_eq!(heard(Observer::Seat(Seat::new(7))), heard(Observer::Public));
}

#[test]
fn whoever_comes_back_hears_what_was_missed() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    let seen = game.table.history_len(Observer::Seat(B));
    game.play(A, Step::Peek);
    game.play(A, Step::End);
    game.ok(Command::Leave { seat: B });
    let missed: Vec<_> = game.table.history(Observer::Seat(B), seen).collect();
    assert_eq!(missed.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [seen, seen + 1]);
    assert_eq!(missed[0].1.content, Content::Event(TreasureEvent::Turn(B)));
    assert!(matches!(missed[1].1.content, Content::Notice(Notice::WentAway { seat: B, .. })));
    assert_eq!(game.table.history(Observer::Seat(B), 1000).count(), 0);
}

#[test]
fn numbers_have_no_gaps_where_others_heard_a_secret() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Peek);
    game.play(A, Step::Save);
    let numbers = |observer| -> Vec<u32> { game.table.history(observer, 0).map(|(index, _)| index).collect() };
    assert_eq!(numbers(Observer::Seat(A)), [0, 1, 2]);
    assert_eq!(numbers(Observer::Seat(B)), [0, 1]);
    assert_eq!(numbers(Observer::Public), [0, 1]);
}

/// What a person decides is followed by all that comes of it, for all seats.
#[test]
fn points_are_counted_from_ones_own_last_decision() {
    let mut game = treasure_hunt(2);
    let scored = |game: &Match<TreasureHunt>, observer| {
        game.table.scored(observer).map(|scored| scored.values().copied().collect::<Vec<_>>())
    };
    assert_eq!(scored(&game, Observer::Seat(A)), None, "nothing was decided");
    game.play(A, Step::Save);
    assert_eq!(scored(&game, Observer::Seat(A)), Some(vec![1, 0]));
    assert_eq!(scored(&game, Observer::Seat(B)), None);
    game.play(A, Step::End);
    game.play(B, Step::Save);
    game.play(B, Step::Save);
    assert_eq!(scored(&game, Observer::Seat(A)), Some(vec![0, 2]));
    assert_eq!(scored(&game, Observer::Seat(B)), Some(vec![0, 1]), "the first point came before the last decision");
    assert_eq!([scored(&game, Observer::Public), scored(&game, Observer::Seat(Seat::new(7)))], [None, None]);
    game.undo(B);
    assert_eq!(scored(&game, Observer::Seat(A)), Some(vec![0, 1]));
    assert_eq!(game.restored(), game.table);
}

#[test]
fn lines_know_their_round() {
    let mut game = treasure_hunt(2);
    for seat in [A, B, A] {
        game.play(seat, Step::End);
    }
    let rounds: Vec<u32> = game.table.history(Observer::Public, 0).map(|(_, line)| line.round).collect();
    assert_eq!(rounds, [1, 1, 1, 2]);
}

#[test]
fn lines_survive_json() {
    let line = Line { audience: Audience::Only(A), round: 2, content: Content::Event(TreasureEvent::Secret(3)) };
    let text = serde_json::to_string(&line).unwrap();
    assert_eq!(text, r#"{"audience":{"only":0},"round":2,"said":{"event":{"Secret":3}}}"#);
    assert_eq!(serde_json::from_str::<Line<TreasureEvent>>(&text).unwrap(), line);
}

#[test]
fn the_chart_has_the_scores_of_every_round() {
    let mut game = treasure_hunt(2);
    for _ in 0..3 {
        game.play(A, Step::Save);
        game.play(A, Step::End);
        game.play(B, Step::End);
    }
    let chart: Vec<_> = game.table.chart().map(|scores| (scores[A], scores[B])).collect();
    assert_eq!(chart, [(1, 0), (2, 0), (3, 0)]);
    let mut short = cards(2);
    short.play(A, Decision::Stay);
    short.play(B, Decision::Stay);
    assert_eq!(short.table.chart().count(), 1);
}
