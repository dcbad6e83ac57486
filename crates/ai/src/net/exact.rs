//! The output of networks on any processor: the numbers in their files, computed again with double precision.

use game::{Chance, Seed, Setup as _};

use super::{Inputs, MARGIN, Net, Work};
use crate::searchable::{Evaluator, Searchable};

/// One layer: each output is its bias plus the weighted sum of all inputs.
fn layer(from: &[f64], weights: &[f32], bias: &[f32]) -> Vec<f64> {
    let width = bias.len();
    let sum =
        |to: usize| from.iter().enumerate().map(|(n, value)| value * f64::from(weights[n * width + to])).sum::<f64>();
    (0..width).map(|to| f64::from(bias[to]) + sum(to)).collect()
}

fn rectified(sums: Vec<f64>) -> Vec<f64> {
    sums.into_iter().map(|sum| sum.max(0.0)).collect()
}

/// The win probabilities and the margin.
fn exactly(net: &Net, inputs: &Inputs) -> (Vec<f64>, f64) {
    let (shape, parts, weights) = (net.shape, net.shape.parts(), &net.weights);
    let mut told = vec![0.0; shape.inputs];
    for &(input, value) in inputs.active() {
        told[usize::from(input)] += f64::from(value);
    }
    let first = rectified(layer(&told, weights, &weights[parts.first_bias..parts.second]));
    let second = rectified(layer(&first, &weights[parts.second..], &weights[parts.second_bias..parts.last]));
    let outputs = layer(&second, &weights[parts.last..], &weights[parts.last_bias..parts.end]);
    let powers: Vec<f64> = outputs[..shape.players].iter().map(|output| output.exp()).collect();
    let all: f64 = powers.iter().sum();
    (powers.iter().map(|power| power / all).collect(), f64::from(MARGIN) * outputs[shape.players])
}

/// Plays a game and compares the estimates for every player at every decision: from plain inputs, and from summed ones as a
/// search makes them.
fn compare<G: Searchable>(setup: &G::Setup) {
    let net = G::NETS.find::<G>(setup).expect("a network");
    let (mut inputs, mut work, mut evaluator) = (Inputs::default(), Work::default(), Evaluator::<G>::new(&net));
    let (memo, mut chance) = (G::Memo::default(), Chance::seeded(Seed::from_number(2)));
    let mut game = G::new(setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
    while let Some(seat) = game.asked().first() {
        inputs.clear();
        G::inputs(game.look(seat), &memo, &mut inputs);
        let (wins, margin) = exactly(&net, &inputs);
        let close = |one: f32, other: f64| (f64::from(one) - other).abs() <= 1e-5 * other.abs().max(1.0);
        for told in [net.evaluate(&inputs, &mut work), evaluator.evaluate(&game, seat)] {
            let alike =
                wins.iter().zip(told.wins).all(|(&exact, told)| close(told, exact)) && close(told.margin, margin);
            assert!(
                alike,
                "{}, {}, {} players: {told:?}, not {wins:?} {margin}",
                G::ID,
                setup.variant(),
                setup.players()
            );
        }
        let answer = G::heuristic(game.look(seat), &memo, &mut chance).expect("asked");
        game.play(seat, &answer, &mut ()).expect("legal");
    }
}

/// Checks every network of a game. However a processor orders or groups the sums, it should differ from ours no more than ours
/// differs from the exact result.
pub(crate) fn check<G: Searchable>() {
    for players in G::Setup::PLAYERS {
        let setups = G::Setup::VARIANTS.iter().filter_map(|variant| G::Setup::of(players, variant).ok());
        setups.for_each(|setup| compare::<G>(&setup));
    }
}
