//! Levels that err do so as people do: they lose points, but they never do nothing.

use ai::Levels;
use defenders::{Defenders, FILL_TO};
use game::{Legal as _, Seat};
use race::{Action, Race};
use roll::{DiePlace, Phase, Roll};

use crate::habits::play;

/// The same for some games.
fn watch<G: Levels>(level: &str, games: u64, mut watch: impl FnMut(&G, Seat, &G::Prompt, &G::Move)) {
    for number in 0..games {
        play(level, number, &mut watch);
    }
}

/// How often a level could err, and how often it did nothing.
type Count = fn(level: &str, games: u64) -> (u32, u32);

/// Of the rounds in which a seat chose Develop: those in which it then placed nothing. Of its choices to trade: those without a good.
fn idle_actions(level: &str, games: u64) -> (u32, u32) {
    let (mut all, mut idle, mut develops) = (0, 0, [false; 2]);
    watch::<Race>(level, games, |game, seat, prompt, answer| {
        let own = &mut develops[seat.index()];
        match (prompt, answer) {
            (_, race::Move::Choose(action)) => {
                *own = *action == Action::Develop;
                all += u32::from(*action == Action::ConsumeTrade);
                idle += u32::from(*action == Action::ConsumeTrade && game.look(seat).own().goods().is_empty());
            }
            (race::Prompt::Develop { .. }, _) if std::mem::take(own) => {
                all += 1;
                idle += u32::from(*answer == race::Move::Develop(None));
            }
            _ => {}
        }
    });
    (all, idle)
}

/// Of the selections of Ship: those without a good. Of the choices whether to recall a good: those that did.
fn idle_workers(level: &str, games: u64) -> (u32, u32) {
    let (mut all, mut idle) = (0, 0);
    watch::<Roll>(level, games, |game, seat, prompt, answer| {
        let ships = matches!(answer, roll::Move::Assign(plan) if plan.select.phase == Phase::Ship);
        let recalls = |answer: &roll::Move| matches!(answer, roll::Move::Recall { from: DiePlace::World(_), .. });
        let moves = if matches!(answer, roll::Move::Assign(_)) { Vec::new() } else { Roll::moves(prompt) };
        let may_recall = moves.contains(&roll::Move::Stop) && moves.iter().any(recalls);
        all += u32::from(ships || may_recall);
        idle += u32::from(ships && game.look(seat).own().goods().next().is_none() || may_recall && recalls(answer));
    });
    (all, idle)
}

/// Of the turns with full batteries: those in which a seat rested, although it could do something.
fn idle_turns(level: &str, games: u64) -> (u32, u32) {
    let (mut all, mut idle) = (0, 0);
    watch::<Defenders>(level, games, |game, seat, prompt, answer| {
        let moves = Defenders::moves(prompt);
        if game.look(seat).player(seat).batteries >= FILL_TO
            && moves.contains(&defenders::Move::Rest)
            && moves.len() > 1
        {
            all += 1;
            idle += u32::from(*answer == defenders::Move::Rest);
        }
    });
    (all, idle)
}

/// Random play shows that each count finds what it is looking for.
#[test]
fn beginners_do_something() {
    let games: [(&str, Count, &[&str]); 3] = [
        ("race", idle_actions, &["newcomer", "easy", "keen"]),
        ("roll", idle_workers, &["easy", "casual", "careful"]),
        ("defenders", idle_turns, &["easy", "casual", "careful"]),
    ];
    for (game, count, levels) in games {
        let (of_random, idle) = count("random", 6);
        assert!(idle > 5, "{game}: {idle} of {of_random} at random");
        for level in levels {
            let (all, idle) = count(level, 12);
            assert!(all > 20 && idle == 0, "{game}, {level}: {idle} of {all}");
        }
    }
}
