//! [`Appraisal`]: what a tableau, its goods and a hand are worth, in points at the end of the game, as a player with a
//! few games of experience would estimate it.

use game::Set;
use race::{CARDS_TO_END, Card, HAND_LIMIT, Look, Sort, Variant};

use super::facts::{Facts, Memo};

/// The value of things. These numbers won thousands of games against other numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Points for a card in hand while there is time to use it.
    pub(super) card: f32,
    /// How often goods are produced and consumed in a round.
    pub(super) cycles: f32,
    /// The fraction of the value of goods on worlds that will be realized.
    pub(super) goods: f32,
    /// Points for one Military in each remaining round.
    pub(super) military: f32,
    /// Worlds and developments placed per round.
    pub(super) placed: f32,
    /// How often everyone explores in a round.
    pub(super) explored: f32,
    /// The fraction of a hand card's gain that will be realized.
    pub(super) hope: f32,
    /// The promise of a card not yet drawn, beyond its use as money.
    pub(super) drawn: f32,
    /// How much better a card is when it was chosen from several.
    pub(super) search: f32,
    /// The weight of the guesses at the others' choices, relative to a round in which no other player chooses anything.
    pub(super) trust: f32,
    /// The fraction of a card's promise lost for each card it costs.
    pub(super) dear: f32,
    /// The fraction of the promise of the next best hand card that is realized.
    pub(super) rank: f32,
    /// The value of a card that can be discarded for its power, in hand cards.
    pub(super) once: f32,
    /// The value of a card beyond the seventh in hand, relative to one of the first.
    pub(super) rich: f32,
    /// The fraction left of the promise of a world that is out of reach, divided by what is missing.
    pub(super) far: f32,
    /// The value of a discount on one kind of worlds, relative to one on all worlds.
    pub(super) kind_off: f32,
    /// With this many rounds left, a card in hand has its full value.
    pub(super) patience: f32,
}

const WEIGHTS: Weights = Weights {
    card: 0.6,
    cycles: 0.58,
    goods: 0.45,
    military: 0.075,
    placed: 0.36,
    explored: 0.35,
    hope: 0.22,
    drawn: 0.38,
    search: 0.32,
    trust: 0.69,
    dear: 0.1,
    rank: 0.68,
    once: 1.2,
    rich: 0.85,
    far: 0.46,
    kind_off: 0.18,
    patience: 2.5,
};

/// Appraises positions at one moment of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Appraisal {
    pub(super) weights: Weights,
    /// The approximate number of rounds after this one.
    pub(super) rounds: f32,
    /// Points for a card in hand.
    pub(super) card: f32,
}

/// A hand card and its promise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Held {
    pub(super) card: Card,
    /// The points it would bring immediately.
    pub(super) points: i32,
    /// The value of placing it, ignoring its cost.
    pub(super) gain: f32,
    /// The value of holding it, beyond its use as money.
    pub(super) hope: f32,
}

impl Appraisal {
    pub(super) fn new(look: Look<'_>, memo: &Memo) -> Self {
        let weights = WEIGHTS;
        let rounds = rounds_left(look, memo, weights);
        // Cards that are never placed only matter for the tie-break.
        let card = 0.01 + weights.card * (rounds / weights.patience).min(1.0);
        Self { weights, rounds, card }
    }

    /// How much of what is drawn now can still be used, from 0 to 1.
    pub(super) fn time(&self) -> f32 {
        (self.rounds / 2.0).min(1.0)
    }

    /// The value of a tableau with goods on its worlds and points in chips.
    pub(super) fn value(&self, facts: &Facts, goods: Set<Card>, chips: u16) -> f32 {
        facts.points(chips) as f32 + self.goods(facts, goods) + self.future(facts)
    }

    /// The promise of the goods now on worlds.
    fn goods(&self, facts: &Facts, goods: Set<Card>) -> f32 {
        self.weights.goods * self.rounds.min(1.0) * facts.spending(goods).value(self.card)
    }

    /// The promise of the powers for the remaining rounds.
    fn future(&self, facts: &Facts) -> f32 {
        let Weights { cycles, military, placed, explored, .. } = self.weights;
        let (economy, sums) = (&facts.economy, &facts.economy.sums);
        let cycle = facts.cycle.spending.value(self.card) + self.card * facts.cycle.drawn;
        let kinds = |amounts: [i8; 4]| amounts.iter().map(|&amount| f32::from(amount)).sum::<f32>();
        let off = f32::from(sums.settle_discount) + self.weights.kind_off * kinds(sums.settle_discount_of);
        let drawn = economy.develop_draw() + sums.settle_draw_after as u8;
        let placing = off + f32::from(sums.develop_discount as u8 + drawn);
        let exploring = 0.7 * f32::from(sums.explore_keep) + 0.15 * f32::from(sums.explore_draw);
        let against = 0.25 * kinds(sums.military_vs) + 0.3 * f32::from(sums.military_vs_rebel);
        let force = (f32::from(sums.military) + against).clamp(-1.0, 9.0);
        let each_round = cycles * cycle + self.card * (placed * placing + explored * exploring) + military * force;
        // Cards to discard work only once.
        let once =
            self.card * [economy.tactics.is_some(), economy.ship.is_some()].iter().filter(|has| **has).count() as f32;
        self.rounds * each_round
            + self.weights.once * once
            + self.card * if economy.specialist.is_some() { 1.0 } else { 0.0 }
    }

    /// The value of hand cards as money. The first count most, those above the limit nothing.
    pub(super) fn money(&self, cards: usize) -> f32 {
        let value = |nth: usize| match nth {
            0..=3 => 1.2,
            4..=6 => 1.0,
            7..=9 => self.weights.rich,
            _ => 0.1,
        };
        self.card * (0..cards).map(value).sum::<f32>()
    }

    /// The hand cards with their promise, the least promising first.
    pub(super) fn hand(&self, memo: &Memo, facts: &Facts, chips: u16, hand: Set<Card>) -> Vec<Held> {
        let now = self.value(facts, Set::EMPTY, chips);
        let mut held: Vec<Held> = Vec::with_capacity(hand.len() as usize);
        for card in hand.iter() {
            let goods = comes_with_good(card).then_some(card).into_iter().collect();
            let with = memo.facts_with(facts.cards, card);
            let points = with.points(chips) - facts.points(chips);
            let gain = self.value(&with, goods, chips) - now;
            let hope = self.chance(facts, card, hand.len() as u8) * gain.max(0.0);
            held.push(Held { card, points, gain, hope });
        }
        held.sort_by(|one, other| one.hope.total_cmp(&other.hope));
        // There is only time to place the best ones.
        let places = 0.9 * self.rounds;
        for (rank, one) in held.iter_mut().rev().enumerate() {
            one.hope *=
                self.weights.hope * (places - rank as f32).clamp(0.1, 1.0) * self.weights.rank.powi(rank as i32);
        }
        held
    }

    /// How much of a card's gain is left after paying for it, and how likely it is to be placed at all.
    fn chance(&self, facts: &Facts, card: Card, cards: u8) -> f32 {
        let (face, economy) = (card.face(), &facts.economy);
        if face.sort == Sort::Development {
            if !is_new(facts.cards, card) {
                return 0.0;
            }
            return self.after_cost(economy.development_cost(face, true), cards);
        }
        match economy.bill(face, HAND_LIMIT as u8) {
            Some(bill) => self.after_cost(bill.due, cards),
            None => self.weights.far / (1.0 + f32::from(economy.missing(face))),
        }
    }

    /// The more expensive a card and the smaller the hand, the longer it takes.
    fn after_cost(&self, cost: u8, cards: u8) -> f32 {
        let lacking = f32::from((cost + 1).saturating_sub(cards));
        (1.0 - self.weights.dear * f32::from(cost)).max(0.0) * 0.9_f32.powf(lacking)
    }
}

/// Whether a card can be placed next to the others: no development can be in a tableau twice.
pub(super) fn is_new(tableau: Set<Card>, card: Card) -> bool {
    card.face().sort == Sort::World || tableau.intersection(card.design().cards()).is_empty()
}

/// Whether it gets a good when placed.
pub(super) fn comes_with_good(card: Card) -> bool {
    card.face().has(race::Source::Windfall)
}

/// The rounds after this one, until a tableau is full or the pool is empty.
fn rounds_left(look: Look<'_>, memo: &Memo, weights: Weights) -> f32 {
    if look.is_last_round() {
        return 0.0;
    }
    let setup = look.setup();
    let pace = match (setup.variant, setup.players) {
        (Variant::Advanced, _) => 1.6,
        (Variant::Standard | Variant::FirstGame, 2) => 0.95,
        (Variant::Standard | Variant::FirstGame, 3) => 1.05,
        (Variant::Standard | Variant::FirstGame, _) => 1.15,
    };
    let (mut most, mut earned) = (0, 0.0);
    for (_, player) in look.players() {
        most = most.max(player.tableau().len());
        earned += 0.1 + 1.3 * weights.cycles * memo.facts(player.tableau().cards()).earned;
    }
    let missing = f32::from(CARDS_TO_END) - f32::from(most);
    let points = f32::from(look.pool()) / earned;
    // Once the actions are chosen, part of this round is over.
    let this = if look.is_choosing_actions() { 1.0 } else { 0.4 };
    ((missing / pace).min(points) - this).clamp(0.15, 12.0)
}
