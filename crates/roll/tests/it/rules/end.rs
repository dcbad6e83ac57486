//! Section 9: the end and the score.

use game::{Game, Seat};
use roll::{Color, Dice, Face, Holdings, Phase, Score};

use crate::support::{Scene, bag, square};

/// What a development of cost 6 adds.
fn bonus(name: &str, others: &[&str], holdings: Holdings) -> i32 {
    let tableau: Vec<_> = others.iter().chain([&name]).map(|name| square(name)).collect();
    let score = Score::of(&tableau, holdings);
    score.bonus.iter().find(|bonus| bonus.square == square(name)).expect("a bonus").points
}

/// L-9.1: twelve squares end the game after the round; L-9.5: tiles that are not complete count nothing.
#[test]
fn twelve_squares_end_the_game() {
    let nine = [
        "Gem World",
        "Spice World",
        "Space Port",
        "Public Works",
        "Space Docks",
        "Trade Levies",
        "Merchant Guild",
        "Pirate World",
        "Mining World",
    ];
    for (count, over) in [(8, false), (9, true)] {
        let scene = Scene::three().owns(0, &nine[..count]).dice(0, &[(Color::Home, Face::Ship)]);
        let mut play = scene.worlds(0, &["Tourist World"], &[]).phase(Phase::Settle);
        play.end_round();
        assert_eq!(play.game.outcome().is_some(), over);
        if over {
            let standing = &play.game.outcome().expect("over").standings[Seat::new(0)];
            let costs: i32 = play.own(0).tableau.iter().map(|(square, _)| i32::from(square.print().cost)).sum();
            assert_eq!(standing.total, costs);
        }
    }
}

/// L-9.2: the rulebook's example of 25 points.
#[test]
fn the_rulebooks_example_scores_25() {
    let tableau = ["Galactic Federation", "New Galactic Order", "Public Works", "Old Earth"].map(square);
    let score = Score::of(&tableau, Holdings { dice: Dice::of(Color::Military, 4), ..Holdings::default() });
    assert_eq!((score.developments, score.worlds, score.total()), (13, 3, 25));
}

/// L-9.3: each of the ten bonuses.
#[test]
fn every_bonus_counts_what_it_says() {
    let none = Holdings::default();
    assert_eq!(bonus("Free Trade Association", &["Gem World", "Information Hub", "Mining World"], none), 3);
    assert_eq!(bonus("Galactic Bankers", &["Public Works", "Space Piracy", "Gem World"], none), 3);
    let dice = bag(&[Color::Home, Color::Home, Color::Genes]);
    assert_eq!(bonus("Galactic Exchange", &[], Holdings { dice, ..none }), 2);
    assert_eq!(bonus("Galactic Federation", &["Public Works"], none), 3);
    assert_eq!(bonus("Galactic Reserves", &[], Holdings { goods: dice, ..none }), 3);
    assert_eq!(bonus("Mining League", &["Mining World", "Alpha Centauri"], none), 4);
    assert_eq!(bonus("New Economy", &["Public Works", "Backup Planning"], none), 2);
    for (count, points) in [(0, 0), (1, 2), (3, 2), (4, 4)] {
        let dice = Dice::of(Color::Military, count);
        assert_eq!(bonus("New Galactic Order", &[], Holdings { dice, ..none }), points);
    }
    assert_eq!(bonus("System Diversification", &["Backup Planning", "Public Works"], none), 4);
}

/// L-9.4: beyond 10 too.
#[test]
fn galactic_renaissance_goes_on_beyond_ten() {
    for (chips, points) in [(0, 0), (1, 1), (2, 1), (3, 2), (54, 9), (55, 10), (65, 10), (66, 11), (78, 12)] {
        let holdings = Holdings { chips, ..Holdings::default() };
        assert_eq!(bonus("Galactic Renaissance", &[], holdings), points, "{chips} chips");
    }
}

/// L-9.6: dice in the cup and credits part equal scores; then the win is shared.
#[test]
fn cup_and_credits_part_equal_scores() {
    let starts =
        [["Destroyed Colony", "Old Earth"], ["Hidden Fortress", "Alpha Centauri"], ["Doomed World", "Spice World"]];
    for (credits, winners) in [(3, vec![0, 1]), (4, vec![0])] {
        let mut scene = Scene::three().vp(0, 20).vp(1, 20);
        for (seat, tableau) in starts.iter().enumerate() {
            scene = scene.tableau(seat, tableau).dice(seat, &[(Color::Home, Face::Ship)]).credits(seat, 3);
        }
        let mut play = scene.credits(0, credits).phase(Phase::Ship);
        play.end_round();
        let outcome = play.game.outcome().expect("the pool is empty");
        assert_eq!(outcome.winners().iter().map(|seat| seat.number()).collect::<Vec<_>>(), winners);
    }
}
