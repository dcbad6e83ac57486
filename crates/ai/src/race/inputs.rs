//! The network inputs for a position in Race for the Galaxy.

use game::Set;
use race::{CARDS_TO_END, Card, DESIGNS, Look, POOL_PER_PLAYER, PlayerLook, Sort};

use super::appraisal::{Appraisal, Held, is_new};
use super::economy::{Economy, count};
use super::facts::{Facts, Harvest, Memo};
use crate::Inputs;
use crate::searchable::clockwise;

const ALL_DESIGNS: u16 = DESIGNS as u16;
/// How many of the best hand cards become inputs, and how many of those that can be placed now.
const PROSPECTS: usize = 4;
const READY: usize = 2;

pub(super) fn tell(look: Look<'_>, memo: &Memo, inputs: &mut Inputs) {
    let appraisal = Appraisal::new(look, memo);
    // Filled before they are compared, because the looker comes first.
    let (mut my_value, mut my_points) = (0.0, 0);
    for seat in clockwise(look.seat(), look.setup().players) {
        let player = look.player(seat);
        let facts = memo.facts(player.tableau().cards());
        let (value, points) = (value(&appraisal, player, &facts), facts.points(player.vp()));
        inputs.number(value / 30.0);
        tell_player(player, &facts, inputs);
        if seat == look.seat() {
            let hand = look.hand().union(look.drawn());
            tell_hand(hand, &facts, inputs);
            tell_promise(memo, player, hand, &facts, &appraisal, inputs);
            (my_value, my_points) = (value, points);
        } else {
            inputs.gap((my_points - points) as f32, 4.0, 20.0);
            inputs.gap(my_value - value, 4.0, 20.0);
        }
    }
    tell_table(look, inputs);
}

/// What a player has and can hope for, according to the heuristics.
fn value(appraisal: &Appraisal, player: PlayerLook<'_>, facts: &Facts) -> f32 {
    appraisal.value(facts, player.goods(), player.vp()) + appraisal.money(player.hand_size().into())
}

fn designs(cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = usize> {
    cards.into_iter().map(|card| card.design() as usize)
}

fn tell_player(player: PlayerLook<'_>, facts: &Facts, inputs: &mut Inputs) {
    let (economy, goods) = (&facts.economy, player.goods());
    inputs.flags(ALL_DESIGNS, designs(facts.cards.iter()));
    inputs.flags(ALL_DESIGNS, designs(goods.iter()));
    inputs.steps(f32::from(player.hand_size()), 1.0, 12);
    inputs.steps(f32::from(player.tableau().len()), 1.0, CARDS_TO_END.into());
    inputs.steps(f32::from(player.vp()), 4.0, 12);
    inputs.number(facts.points(player.vp()) as f32 / 20.0);
    inputs.steps(f32::from(economy.sums.military), 1.0, 10);
    inputs.steps(goods.len() as f32, 1.0, 6);
    tell_economy(goods, facts, inputs);
    tell_goods(goods, facts, inputs);
}

/// What goods bring now, and what a round of producing and consuming would bring.
fn tell_economy(goods: Set<Card>, facts: &Facts, inputs: &mut Inputs) {
    let (economy, sums) = (&facts.economy, &facts.economy.sums);
    let now = facts.spending(goods);
    let sale = goods.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    let (full, then) = (facts.cycle.goods, facts.cycle.spending);
    let dearest = full.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    inputs.number(now.double_vp / 6.0);
    inputs.number(now.double_cards / 4.0);
    inputs.number(f32::from(sale) / 5.0);
    inputs.steps(then.double_vp, 2.0, 8);
    inputs.number((then.double_cards + facts.cycle.drawn) / 4.0);
    inputs.number(f32::from(dearest) / 5.0);
    inputs.number(full.len() as f32 / 5.0);
    inputs.number(f32::from(sums.explore_draw) / 4.0);
    inputs.number(f32::from(sums.explore_keep) / 2.0);
    inputs.number(f32::from(sums.develop_discount as u8 + economy.develop_draw()) / 3.0);
    inputs.number(f32::from(sums.settle_discount + sums.settle_draw_after) / 3.0);
}

/// Goods by kind, now and after a Produce phase without its bonus, and whether there are powers to consume them.
fn tell_goods(goods: Set<Card>, facts: &Facts, inputs: &mut Inputs) {
    for goods in count(goods) {
        inputs.steps(f32::from(goods), 1.0, 3);
    }
    let Harvest { goods: full, brings } = facts.harvest(goods);
    for goods in full {
        inputs.steps(f32::from(goods), 1.0, 4);
    }
    inputs.steps(brings.left.iter().sum::<u8>().into(), 1.0, 4);
    inputs.number(brings.vp / 10.0);
    inputs.number(brings.cards / 4.0);
    inputs.steps(facts.appetite(), 2.0, 10);
}

/// The hand: each card, and whether it could be placed now.
fn tell_hand(hand: Set<Card>, facts: &Facts, inputs: &mut Inputs) {
    let spare = spare(hand);
    let placeable = |card: &Card| is_new(facts.cards, *card) && price(*card, &facts.economy, spare).1 == 0;
    let now: Set<Card> = hand.iter().filter(placeable).collect();
    inputs.flags(ALL_DESIGNS, designs(now.iter()));
    inputs.flags(ALL_DESIGNS, designs(hand.without(now).iter()));
    inputs.steps(now.len() as f32, 1.0, 6);
}

/// How many cards can pay if one is placed.
fn spare(hand: Set<Card>) -> u8 {
    (hand.len() as u8).saturating_sub(1)
}

/// A hand card that could be placed some day.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// The value of placing it, ignoring its cost.
    gain: f32,
    cost: u8,
    /// How many cards or how much Military it needs beyond what the player has.
    missing: u8,
    /// What is left of the gain after paying for it.
    profit: f32,
}

/// What the hand promises: the points of each card, and the best prospects.
fn tell_promise(
    memo: &Memo,
    player: PlayerLook<'_>,
    hand: Set<Card>,
    facts: &Facts,
    appraisal: &Appraisal,
    inputs: &mut Inputs,
) {
    let held = appraisal.hand(memo, facts, player.vp(), hand);
    tell_points(&held, inputs);
    inputs.number(held.iter().map(|one| one.hope).sum::<f32>() / 5.0);
    let mut prospects: Vec<Prospect> = held
        .iter()
        .filter(|one| is_new(facts.cards, one.card))
        .map(|one| prospect(one, &facts.economy, appraisal, spare(hand)))
        .collect();
    prospects.sort_by(|one, other| other.profit.total_cmp(&one.profit));
    let mut best = prospects.iter().copied();
    for _ in 0..PROSPECTS {
        let Prospect { gain, cost, missing, profit } = best.next().unwrap_or_default();
        inputs.number(profit / 6.0);
        inputs.number(gain / 8.0);
        inputs.number(f32::from(cost) / 5.0);
        inputs.number(f32::from(missing) / 4.0);
    }
    let mut ready = prospects.iter().filter(|one| one.missing == 0);
    for _ in 0..READY {
        inputs.number(ready.next().map_or(0.0, |one| one.profit) / 6.0);
    }
}

fn prospect(held: &Held, economy: &Economy, appraisal: &Appraisal, spare: u8) -> Prospect {
    let (cost, missing) = price(held.card, economy, spare);
    Prospect { gain: held.gain, cost, missing, profit: held.gain - appraisal.card * f32::from(cost) }
}

/// What a card costs, and how much is missing: cards beyond those available, or Military.
fn price(card: Card, economy: &Economy, spare: u8) -> (u8, u8) {
    let face = card.face();
    match face.sort {
        Sort::Development => {
            let cost = economy.development_cost(face, false);
            (cost, cost.saturating_sub(spare))
        }
        Sort::World => match economy.bill(face, spare) {
            Some(bill) => (bill.due, 0),
            None if face.is_military() => (0, economy.missing(face) as u8),
            None => {
                let cost = economy.bill(face, u8::MAX).map_or(0, |bill| bill.due);
                (cost, cost.saturating_sub(spare))
            }
        },
    }
}

/// The points each hand card would bring immediately.
fn tell_points(held: &[Held], inputs: &mut Inputs) {
    let mut points = [0.0; DESIGNS];
    for one in held {
        points[one.card.design() as usize] = one.points as f32 / 6.0;
    }
    points.into_iter().for_each(|points| inputs.number(points));
}

fn tell_table(look: Look<'_>, inputs: &mut Inputs) {
    let all = f32::from(POOL_PER_PLAYER) * f32::from(look.setup().players);
    inputs.steps(f32::from(look.pool()), all / 12.0, 12);
    let most = look.players().map(|(_, player)| player.tableau().len()).max().unwrap_or(0);
    inputs.steps(f32::from(most), 1.0, CARDS_TO_END.into());
    inputs.steps(f32::from(look.round()), 2.0, 8);
    inputs.flag(look.is_last_round());
    inputs.number(1.0);
}
