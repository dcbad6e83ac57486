//! Games that begin from a given position: what the tests of every game ask of it.

use game::{BadPosition, BadSetup, Game, Observer, Record, Recording, Seat, Setup};

/// Why a position is refused after a change.
pub fn refused<P, S: Setup>(mut at: P, setup: impl Fn(P) -> S, change: impl Fn(&mut P)) -> BadPosition {
    change(&mut at);
    match setup(at).check() {
        Err(BadSetup::Position(why)) => why,
        other => panic!("the position is not refused: {other:?}"),
    }
}

/// Repeats a change until the position is refused for having too many of something. Returns the last accepted one.
pub fn grown<P: Clone, S: Setup>(mut at: P, of: &str, setup: impl Fn(P) -> S, change: impl Fn(&mut P)) -> P {
    loop {
        let last = at.clone();
        change(&mut at);
        if let Err(why) = setup(at.clone()).check() {
            let too_many = BadPosition::TooMany { of: of.to_string() };
            assert_eq!(why, BadSetup::Position(too_many));
            return last;
        }
    }
}

/// The record of a game that began from a position leads to the same game, and no view contains the words that only a position has.
/// Returns the setup of the record.
pub fn only_the_record_has_it<G: Game>(recording: &Recording<G>, seat: Seat, words: &[&str]) -> G::Setup {
    let record = Record::<G>::from_json(&recording.record().to_json()).expect("a record of this game");
    assert_eq!(record.replay().expect("it begins").finish().expect("it is played"), *recording.game());
    for observer in [Observer::Public, Observer::Seat(seat)] {
        let view = serde_json::to_string(&recording.game().view(observer)).expect("a view is JSON");
        for word in words {
            assert!(!view.contains(word), "{word} is in {view}");
        }
    }
    record.setup
}
