//! `--verify`: whether answers that the review calls mistakes also lose when bots play the game out from both answers.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ai::{Budget, Class, Knowing, Net, Plan, Review as Found, played_out};
use game::{Seat, Seed};
use games::Playable;
use serde::Serialize;
use terminal::Failure;

use super::Review;
use crate::command::many::{Sharing, progress_bar};

/// Mistakes, and what became of them.
#[derive(Serialize)]
pub(super) struct Verified {
    /// How often each answer was played out.
    games: u32,
    mistakes: Vec<Checked>,
    /// How the losses told and the losses played out go together, from -1 to 1. Null for fewer than three mistakes.
    correlation: Option<f64>,
}

/// A mistake, played out.
#[derive(Serialize)]
struct Checked {
    #[serde(rename = "move")]
    number: usize,
    seat: Seat,
    /// The loss of win probability that the review tells.
    told: f64,
    /// The share of wins with the better answer, and with the one that was played.
    better: f64,
    played: f64,
}

impl Checked {
    fn lost(&self) -> f64 {
        self.better - self.played
    }
}

/// Plays all mistakes out. `None` if it was interrupted.
pub(super) fn verify<G: Playable>(
    arguments: &Review,
    plan: &Plan<G>,
    found: &Found<G::Move>,
    net: &Arc<Net>,
    games: u32,
    interrupted: &AtomicBool,
) -> Result<Option<Verified>, Failure> {
    let all = found.decisions.iter().enumerate();
    let mistakes: Vec<_> = all.filter(|(_, one)| one.judged(Knowing::Then).class == Class::Mistake).collect();
    let pieces = mistakes.len() as u64 * u64::from(games);
    let bar = progress_bar(pieces, "games", arguments.json);
    let sharing = Sharing { pieces, threads: arguments.threads.among(pieces), interrupted };
    let seed = Seed::from_number(arguments.seed).derive(u64::MAX);
    let parts = sharing.run(Vec::new, |wins: &mut Vec<(usize, f32, f32)>, piece| {
        let place = (piece / u64::from(games)) as usize;
        let (index, decision) = mistakes[place];
        let end = |answer| played_out(plan, index, answer, net, Budget::LIGHT, seed.derive(piece));
        let (better, played) = (end(&decision.then.best), end(&decision.played));
        wins.extend(better.zip(played).map(|(better, played)| (place, better, played)));
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    if interrupted.load(Ordering::Relaxed) {
        return Ok(None);
    }
    let wins: Vec<_> = parts.into_iter().flatten().collect();
    let check = |(place, &(_, decision)): (usize, &(usize, &ai::Decision<G::Move>))| {
        let of: Vec<_> = wins.iter().filter(|(at, ..)| *at == place).collect();
        let mean = |which: fn(&(usize, f32, f32)) -> f32| {
            of.iter().map(|won| f64::from(which(won))).sum::<f64>() / of.len().max(1) as f64
        };
        Checked {
            number: decision.number,
            seat: decision.seat,
            told: decision.then.loss(decision.seat).into(),
            better: mean(|won| won.1),
            played: mean(|won| won.2),
        }
    };
    let mistakes: Vec<Checked> = mistakes.iter().enumerate().map(check).collect();
    let pairs: Vec<(f64, f64)> = mistakes.iter().map(|one| (one.told, one.lost())).collect();
    Ok(Some(Verified { games, correlation: correlation(&pairs), mistakes }))
}

/// Pearson's correlation.
fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    if pairs.len() < 3 {
        return None;
    }
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (one, other) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - one, pair.1 - other)).sum::<f64>();
    let spread = (sum(&|one, _| one * one) * sum(&|_, other| other * other)).sqrt();
    (spread > 0.0).then(|| sum(&|one, other| one * other) / spread)
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "mistakes played out {} times with each answer: {}", self.games, self.mistakes.len())?;
        for Checked { number, seat, told, better, played } in &self.mistakes {
            write!(f, "\n   move {number}, seat {seat}: told {:.1}%, ", 100.0 * told)?;
            let lost = 100.0 * (better - played);
            write!(f, "lost {lost:.1}% ({:.1}% and {:.1}%)", 100.0 * better, 100.0 * played)?;
        }
        if !self.mistakes.is_empty() {
            let count = self.mistakes.len() as f64;
            let mean = |of: fn(&Checked) -> f64| 100.0 * self.mistakes.iter().map(of).sum::<f64>() / count;
            write!(f, "\nmean loss: told {:.1}%, lost {:.1}%", mean(|one| one.told), mean(Checked::lost))?;
        }
        self.correlation.map_or(Ok(()), |correlation| write!(f, "\ncorrelation: {correlation:.2}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_together_correlates() {
        let near = |pairs: &[(f64, f64)], to: f64| (correlation(pairs).expect("enough pairs") - to).abs() < 1e-9;
        assert!(near(&[(1.0, 2.0), (2.0, 4.0), (3.0, 6.0)], 1.0));
        assert!(near(&[(1.0, 6.0), (2.0, 4.0), (3.0, 2.0)], -1.0));
        assert!(near(&[(1.0, 1.0), (2.0, 0.0), (3.0, 1.0)], 0.0));
        assert_eq!(correlation(&[(1.0, 1.0), (2.0, 2.0)]), None);
        assert_eq!(correlation(&[(1.0, 1.0); 5]), None);
    }
}
