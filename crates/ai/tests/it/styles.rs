//! A style does what it likes more often than the level that it is as strong as.

use ai::Levels;
use defenders::Defenders;
use game::{Game, Seat};
use race::{Action, Race, Sort};
use roll::{Phase, Roll};

use crate::sense::play;

/// What is counted of a game, for both seats together.
type Count<G> = fn(&Played<G>) -> f64;

/// A game that was played to its end.
struct Played<G: Game> {
    over: G,
    answers: Vec<G::Move>,
}

impl<G: Game> Played<G> {
    /// The part of the answers of some kind that is liked.
    fn share(&self, of: impl Fn(&G::Move) -> Option<bool>) -> f64 {
        let all: Vec<bool> = self.answers.iter().filter_map(of).collect();
        all.iter().filter(|liked| **liked).count() as f64 / all.len().max(1) as f64
    }

    /// The mean of both seats.
    fn mean(&self, of: impl Fn(&G, Seat) -> usize) -> f64 {
        let sum: usize = [0, 1].map(|seat| of(&self.over, Seat::new(seat))).iter().sum();
        sum as f64 / 2.0
    }
}

/// A game between two bots of a level.
fn played<G: Levels>(level: &str, number: u64) -> Played<G> {
    let mut answers = Vec::new();
    let over = play(level, number, |_, _, _, answer: &G::Move| answers.push(answer.clone()));
    Played { over, answers }
}

/// A mean and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0) / n).sqrt())
}

/// How a style differs from its level in the same deals.
struct Habit {
    style: &'static str,
    what: &'static str,
    level: f64,
    own: f64,
    /// The standard error of the difference.
    error: f64,
}

fn habits<G: Levels>(deals: u64, liked: &[(&'static str, &'static str, Count<G>)]) -> Vec<Habit> {
    let (_, level) = G::styles()[0];
    let plain: Vec<Played<G>> = (0..deals).map(|number| played(level, number)).collect();
    let habit = |&(style, what, count): &(&'static str, &'static str, Count<G>)| {
        let of_level: Vec<f64> = plain.iter().map(count).collect();
        let of_style: Vec<f64> = (0..deals).map(|number| count(&played(style, number))).collect();
        let more: Vec<f64> = of_style.iter().zip(&of_level).map(|(own, level)| own - level).collect();
        Habit { style, what, level: mean(&of_level).0, own: mean(&of_style).0, error: mean(&more).1 }
    };
    liked.iter().map(habit).collect()
}

fn of_race(deals: u64) -> Vec<Habit> {
    habits::<Race>(
        deals,
        &[
            ("military", "military worlds", |game| {
                game.mean(|over, seat| {
                    over.look(seat).own().tableau().cards().iter().filter(|card| card.face().is_military()).count()
                })
            }),
            ("producer", "choices of Produce or 2× VP", |game| {
                game.share(|answer| match answer {
                    race::Move::Choose(action) => Some(matches!(action, Action::Produce | Action::ConsumeDouble)),
                    _ => None,
                })
            }),
            ("developer", "developments", |game| {
                game.mean(|over, seat| {
                    let cards = over.look(seat).own().tableau().cards();
                    cards.iter().filter(|card| card.face().sort == Sort::Development).count()
                })
            }),
            ("hurried", "rounds", |game| f64::from(game.over.round())),
        ],
    )
}

fn of_roll(deals: u64) -> Vec<Habit> {
    fn squares(game: &Played<Roll>, worlds: bool) -> f64 {
        game.mean(|over, seat| {
            let all = over.look(seat).own().tableau();
            all.iter().filter(|square| square.print().world().is_some() == worlds).count()
        })
    }
    habits::<Roll>(
        deals,
        &[
            ("developer", "developments", |game| squares(game, false)),
            ("settler", "worlds", |game| squares(game, true)),
            ("trader", "selections of Produce or Ship", |game| {
                game.share(|answer| match answer {
                    roll::Move::Assign(plan) => Some(matches!(plan.select.phase, Phase::Produce | Phase::Ship)),
                    _ => None,
                })
            }),
        ],
    )
}

fn of_defenders(deals: u64) -> Vec<Habit> {
    habits::<Defenders>(
        deals,
        &[
            ("collector", "robots", |game| game.mean(|over, seat| over.look(seat).player(seat).robots.len() as usize)),
            ("inventor", "technologies", |game| {
                game.mean(|over, seat| over.look(seat).player(seat).technologies.len() as usize)
            }),
        ],
    )
}

/// The seeds are fixed, so that the numbers are the same in every run.
#[test]
fn a_style_does_what_it_likes() {
    let all = [of_race(24), of_roll(8), of_defenders(16)];
    for Habit { style, what, level, own, error } in all.into_iter().flatten() {
        let more = if style == "hurried" { level - own } else { own - level };
        assert!(more > 2.5 * error, "{style}: {what} {level:.2} → {own:.2} ± {error:.2}");
    }
}

/// For docs/strength.md: `scripts/strength habits`.
#[test]
#[ignore = "prints figures for the documents"]
fn print_habits() {
    for (game, habits) in [("race", of_race(300)), ("roll", of_roll(300)), ("defenders", of_defenders(300))] {
        for Habit { style, what, level, own, error } in habits {
            println!(
                "{game} {style}: {what} {level:.2} → {own:.2}, difference {:+.2} ± {:.2}",
                own - level,
                1.96 * error
            );
        }
    }
}
