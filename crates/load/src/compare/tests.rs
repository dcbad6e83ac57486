//! A comparison that finds nothing proves nothing: every kind of loss is planted here and must be found.

use game::Seat;
use protocol::{ClockChoice, Logged, MatchInfo, MatchStatus, ReplayStep};
use serde_json::json;
use words::{Arg, Phrase};

use super::{Told, compare};
use crate::witness::{Heard, Place, Request, Witness};

const SEAT: Seat = Seat::new(1);

fn said(key: &str) -> Phrase {
    Phrase::new(key.to_string())
}

fn entry(index: u32, key: &str) -> Logged {
    Logged { index, round: 1, event: json!({ "what": key }), said: said(key) }
}

fn place() -> Place {
    let status = MatchStatus::Playing;
    Place { status, automatic: false, stand_in: false, resigned: false, wants_rematch: false, rematch: None }
}

/// Somebody whose moves a, b and c were accepted, and who read three entries of the log.
fn witness() -> Witness {
    let mut witness = Witness::new("m", "race", SEAT);
    for key in ["a", "b", "c"] {
        witness.sent = Some(said(key));
        witness.hear(&Heard::Accepted { version: 0 }).expect("no contradiction");
    }
    let events = vec![entry(0, "x"), entry(1, "y"), entry(2, "z")];
    witness.hear(&Heard::Events { events }).expect("no contradiction");
    witness.hear(&Heard::State { version: 7, question: None, undo: None }).expect("no contradiction");
    witness.place = Some(place());
    witness
}

/// A server that has lost nothing: it has all of that, and what bots did since.
fn told() -> Told {
    let step = |seat, key: &str| ReplayStep { seat, round: 1, step: said("step"), said: Some(said(key)) };
    let other = Seat::new(0);
    let steps = vec![step(SEAT, "a"), step(other, "o"), step(SEAT, "b"), step(SEAT, "c"), step(other, "p")];
    Told {
        info: MatchInfo {
            id: "m".into(),
            game: "race".into(),
            variant: "standard".into(),
            status: MatchStatus::Playing,
            clock: ClockChoice::None,
            seats: Vec::new(),
            you: Some(SEAT),
            links: Vec::new(),
            round: 1,
            listed: false,
            lesson: None,
        },
        steps: Some(steps),
        log: vec![entry(0, "x"), entry(1, "y"), entry(2, "z"), entry(3, "new")],
        version: 8,
        place: Some(place()),
        record: None,
    }
}

#[test]
fn a_server_that_kept_everything_passes() {
    assert_eq!(compare(&witness(), &told()), []);
}

/// What is altered, how, and a word that the account of it must have.
type Alteration = (&'static str, fn(&mut Told), &'static str);

const ALTERATIONS: [Alteration; 14] = [
    ("the last move is gone", |told| remove_move(told, 3), "move 2"),
    ("a move in the middle is gone", |told| remove_move(told, 2), "move 1"),
    ("two moves are swapped", |told| told.steps.as_mut().expect("steps").swap(0, 2), "move 1"),
    ("a move is another one", |told| told.steps.as_mut().expect("steps")[2].said = Some(said("other")), "move 1"),
    ("a move belongs to another seat", |told| told.steps.as_mut().expect("steps")[3].seat = Seat::new(0), "move 2"),
    ("the match has not begun", |told| told.steps = None, "move 0"),
    ("the log is shorter", |told| told.log.truncate(2), "entry 2"),
    ("an entry of the log is another one", |told| told.log[1].event = json!(null), "entry 1"),
    ("an entry of the log is missing", |told| drop(told.log.remove(0)), "entry 0"),
    ("the version is lower", |told| told.version = 6, "version 7"),
    ("the seat is somebody else's", |told| told.info.you = None, "seat"),
    ("the match is another one", |told| told.info.game = "roll".into(), "roll"),
    ("a bot stands in", |told| told.place.as_mut().expect("a place").stand_in = true, "stand-in"),
    ("the match waits again", |told| told.place.as_mut().expect("a place").status = MatchStatus::Waiting, "stands"),
];

fn remove_move(told: &mut Told, at: usize) {
    told.steps.as_mut().expect("steps").remove(at);
}

#[test]
fn every_kind_of_loss_is_found_and_named() {
    for (what, alter, word) in ALTERATIONS {
        let mut altered = told();
        alter(&mut altered);
        let lost = compare(&witness(), &altered);
        assert!(lost.iter().any(|loss| loss.what.contains(word)), "{what}: {lost:?}");
        assert!(lost.iter().all(|loss| (loss.id.as_str(), loss.seat) == ("m", 1)), "{what}: {lost:?}");
    }
}

#[test]
fn a_move_without_an_answer_may_be_there_or_not_and_nothing_else() {
    let mut witness = witness();
    witness.sent = Some(said("d"));
    assert_eq!(compare(&witness, &told()), []);
    let mut with_move = told();
    let last = ReplayStep { seat: SEAT, round: 1, step: said("step"), said: Some(said("d")) };
    with_move.steps.as_mut().expect("steps").push(last);
    assert_eq!(compare(&witness, &with_move), []);
    witness.adopt(&with_move);
    // From now on it is known to be there.
    assert_eq!(compare(&witness, &told()).len(), 1);
    with_move.steps.as_mut().expect("steps").last_mut().expect("a step").said = Some(said("e"));
    assert_eq!(compare(&witness, &with_move).len(), 1);
}

#[test]
fn a_move_taken_back_is_not_missed() {
    let (mut witness, mut told) = (witness(), told());
    let mut notice = entry(3, "notice-took-back");
    notice.said.args.insert("seat".into(), Arg::Seat(SEAT));
    told.log[3] = notice;
    remove_move(&mut told, 3);
    assert_eq!(compare(&witness, &told), []);
    witness.adopt(&told);
    assert_eq!(witness.moves, [said("a"), said("b")]);
    // Somebody else's undo takes nothing of this person's back.
    told.log[3].said.args.insert("seat".into(), Arg::Seat(Seat::new(0)));
    assert_eq!(compare(&self::witness(), &told).len(), 1);
}

#[test]
fn moves_that_a_bot_made_for_the_seat_hide_no_loss() {
    let (mut witness, mut told) = (witness(), told());
    witness.wishes(Request::Automatic(true));
    let by_itself = ReplayStep { seat: SEAT, round: 1, step: said("step"), said: Some(said("forced")) };
    told.steps.as_mut().expect("steps").insert(1, by_itself);
    assert_eq!(compare(&witness, &told), []);
    remove_move(&mut told, 4);
    assert_eq!(compare(&witness, &told).len(), 1);
}

#[test]
fn what_was_asked_for_and_not_answered_may_have_happened() {
    let (mut witness, mut told) = (witness(), told());
    told.place.as_mut().expect("a place").stand_in = true;
    assert_eq!(compare(&witness, &told).len(), 1);
    witness.wishes(Request::Leave);
    assert_eq!(compare(&witness, &told), []);
    witness.adopt(&told);
    told.place = Some(place());
    assert_eq!(compare(&witness, &told).len(), 1);
}

#[test]
fn the_record_of_a_finished_match_never_changes() {
    let (mut witness, mut told) = (witness(), told());
    told.record = Some("{}".into());
    assert_eq!(compare(&witness, &told), []);
    witness.adopt(&told);
    told.record = Some("{ }".into());
    assert_eq!(compare(&witness, &told).len(), 1);
    told.record = None;
    assert_eq!(compare(&witness, &told).len(), 1);
}

#[test]
fn a_running_server_that_contradicts_itself_is_noticed() {
    let told: [Heard; 4] = [
        Heard::Accepted { version: 0 },
        Heard::Events { events: vec![entry(1, "other")] },
        Heard::Events { events: vec![entry(4, "later")] },
        Heard::State { version: 6, question: None, undo: None },
    ];
    for heard in told {
        assert!(witness().hear(&heard).is_err(), "{heard:?}");
    }
    assert!(witness().hear(&Heard::Events { events: vec![entry(1, "y"), entry(2, "z"), entry(3, "w")] }).is_ok());
}
