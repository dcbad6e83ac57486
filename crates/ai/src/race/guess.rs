//! What the others will choose, guessed from the table.

use game::Chance;
use race::{Action, Look, Pick, PlayerLook, Variant};

use super::appraisal::Appraisal;
use super::economy::count;
use super::facts::Memo;

/// How tempting each action is for a player, judging only by the table.
fn temptations(appraisal: &Appraisal, memo: &Memo, player: PlayerLook<'_>) -> [f32; 7] {
    let (facts, goods) = (memo.facts(player.tableau().cards()), player.goods());
    let economy = &facts.economy;
    let (full, drawn) = economy.produce(goods, true);
    let now = economy.consume(count(goods), true);
    let then = economy.consume(count(full), true);
    let new_goods = full.len().saturating_sub(goods.len()) as f32;
    let sale = goods.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    let hand = f32::from(player.hand_size());
    let place = (0.35 * hand).min(2.2);
    let explore = (1.9 - 0.2 * hand).max(0.3);
    Action::ALL.map(|action| match action {
        Action::ExploreFive | Action::ExploreOne => explore,
        Action::Develop => place,
        Action::Settle => place + 0.3,
        Action::ConsumeTrade => appraisal.card * f32::from(sale) - 0.1 * hand,
        Action::ConsumeDouble => 0.8 * now.vp + appraisal.card * now.cards,
        Action::Produce => 0.4 * (then.vp - now.vp) + 0.3 * new_goods + appraisal.card * drawn,
    })
}

/// What the others may choose.
pub(super) struct Guesses {
    /// The likelihood of each action, for each of the others.
    weights: Vec<[f32; 7]>,
    /// Whether everyone chooses two actions.
    pairs: bool,
}

impl Guesses {
    pub(super) fn new(appraisal: &Appraisal, memo: &Memo, look: Look<'_>) -> Self {
        let others = look.players().filter(|(seat, _)| *seat != look.seat());
        // Nobody always picks what looks best, so every action has some weight.
        let weights = others.map(|(_, player)| temptations(appraisal, memo, player).map(|one| one.min(6.0).exp()));
        Self { weights: weights.collect(), pairs: look.setup().variant == Variant::Advanced }
    }

    /// A random choice for each of the others.
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

/// A random action by weight.
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
