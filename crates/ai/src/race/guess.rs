//! What the others will choose, guessed from what lies on the table.

use game::{Chance, Seat};
use race::{Action, Pick, PlayerView, Variant, View};

use super::economy::{Economy, count};
use super::judge::Judge;

/// How much each action tempts a player of whom only the table is known.
fn temptations(judge: &Judge, player: &PlayerView) -> [f32; 7] {
    let economy = Economy::of(&player.tableau);
    let (full, drawn) = economy.produce(player.goods, true);
    let now = economy.consume(count(player.goods), true);
    let then = economy.consume(count(full), true);
    let new_goods = full.len().saturating_sub(player.goods.len()) as f32;
    let sale = player.goods.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    let hand = f32::from(player.hand);
    let place = (0.35 * hand).min(2.2);
    let explore = (1.9 - 0.2 * hand).max(0.3);
    Action::ALL.map(|action| match action {
        Action::ExploreFive | Action::ExploreOne => explore,
        Action::Develop => place,
        Action::Settle => place + 0.3,
        Action::ConsumeTrade => judge.card * f32::from(sale) - 0.1 * hand,
        Action::ConsumeDouble => 0.8 * now.vp + judge.card * now.cards,
        Action::Produce => 0.4 * (then.vp - now.vp) + 0.3 * new_goods + judge.card * drawn,
    })
}

/// What the others may choose.
pub(super) struct Guesses {
    /// How likely each action is, for each of the others.
    weights: Vec<[f32; 7]>,
    /// Whether everyone chooses two actions.
    pairs: bool,
}

impl Guesses {
    pub(super) fn new(judge: &Judge, view: &View, me: Seat) -> Self {
        let others = view.players.iter().filter(|(seat, _)| *seat != me);
        // Nobody always does what looks best, so that every action has some weight.
        let weights = others.map(|(_, player)| temptations(judge, player).map(|temptation| temptation.min(6.0).exp()));
        Self { weights: weights.collect(), pairs: view.setup.variant == Variant::Advanced }
    }

    /// What each of the others chooses, by chance.
    pub(super) fn draw(&self, chance: &mut Chance) -> Vec<Pick> {
        let pick = |weights: &[f32; 7]| {
            let first = one(weights, chance);
            let mut rest = *weights;
            rest[first as usize] *= if first.is_double() { 0.5 } else { 0.0 };
            Pick { first: Some(first), second: self.pairs.then(|| one(&rest, chance)) }
        };
        self.weights.iter().map(pick).collect()
    }
}

/// An action by its weight.
fn one(weights: &[f32; 7], chance: &mut Chance) -> Action {
    let mut left = weights.iter().sum::<f32>() * chance.below(1 << 20) as f32 / (1 << 20) as f32;
    for (action, weight) in Action::ALL.into_iter().zip(weights) {
        if left < *weight {
            return action;
        }
        left -= weight;
    }
    Action::Settle
}
