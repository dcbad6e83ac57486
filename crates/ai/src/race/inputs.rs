//! What a network is told of a position in Race for the Galaxy.

use game::{Observer, Set};
use race::{CARDS_TO_END, Card, DESIGNS, POOL_PER_PLAYER, PlayerView, Score, Sort, View};

use super::economy::{Economy, Goods, count};
use super::judge::{Held, Judge};
use crate::Inputs;
use crate::value::clockwise;

const ALL_DESIGNS: u16 = DESIGNS as u16;
/// More goods than any tableau can consume.
const PLENTY: Goods = [9; 4];
/// How many of the best cards in hand are told of, and how many of those that can be placed at once.
const PROSPECTS: usize = 4;
const READY: usize = 2;

pub(super) fn tell(view: &View, inputs: &mut Inputs) {
    let Observer::Seat(me) = view.observer else { return };
    let (judge, mine) = (Judge::new(view), &view.players[me]);
    // Known before it is compared: the observer comes first.
    let mut my_worth = 0.0;
    for seat in clockwise(me, view.setup.players) {
        let player = &view.players[seat];
        let economy = Economy::of(&player.tableau);
        let worth = worth(&judge, player, &economy);
        inputs.number(worth / 30.0);
        tell_player(player, &economy, inputs);
        if seat == me {
            let hand = view.own.as_ref().map_or(Set::EMPTY, |own| own.hand.union(own.drawn));
            tell_hand(player, hand, &economy, inputs);
            tell_promise(player, hand, &economy, &judge, inputs);
            my_worth = worth;
        } else {
            inputs.gap((mine.score.total() - player.score.total()) as f32, 4.0, 20.0);
            inputs.gap(my_worth - worth, 4.0, 20.0);
        }
    }
    tell_table(view, inputs);
}

/// What a player has and may hope for, as rules of thumb see it.
fn worth(judge: &Judge, player: &PlayerView, economy: &Economy) -> f32 {
    judge.worth(&player.tableau, economy, player.goods, player.vp) + judge.money(player.hand.into())
}

fn designs(cards: impl IntoIterator<Item = Card>) -> impl Iterator<Item = usize> {
    cards.into_iter().map(|card| card.design() as usize)
}

fn tell_player(player: &PlayerView, economy: &Economy, inputs: &mut Inputs) {
    inputs.flags(ALL_DESIGNS, designs(player.tableau.iter().copied()));
    inputs.flags(ALL_DESIGNS, designs(player.goods.iter()));
    inputs.steps(f32::from(player.hand), 1.0, 12);
    inputs.steps(player.tableau.len() as f32, 1.0, CARDS_TO_END.into());
    inputs.steps(f32::from(player.vp), 4.0, 12);
    inputs.number(player.score.total() as f32 / 20.0);
    inputs.steps(f32::from(economy.military), 1.0, 10);
    inputs.steps(player.goods.len() as f32, 1.0, 6);
    tell_economy(player, economy, inputs);
    tell_goods(player, economy, inputs);
}

/// What goods bring now, and what a round of producing and consuming would.
fn tell_economy(player: &PlayerView, economy: &Economy, inputs: &mut Inputs) {
    let now = economy.consume(count(player.goods), true);
    let sale = player.goods.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    let (full, drawn) = economy.produce(Set::EMPTY, true);
    let then = economy.consume(count(full), true);
    let dearest = full.iter().map(|world| economy.sale(world)).max().unwrap_or(0);
    inputs.number(now.vp / 6.0);
    inputs.number(now.cards / 4.0);
    inputs.number(f32::from(sale) / 5.0);
    inputs.steps(then.vp, 2.0, 8);
    inputs.number((then.cards + drawn) / 4.0);
    inputs.number(f32::from(dearest) / 5.0);
    inputs.number(full.len() as f32 / 5.0);
    inputs.number(f32::from(economy.explore_draw) / 4.0);
    inputs.number(f32::from(economy.explore_keep) / 2.0);
    inputs.number(f32::from(economy.develop_discount + economy.develop_draw) / 3.0);
    inputs.number(f32::from(economy.settle_discount + economy.settle_draw) / 3.0);
}

/// Goods by kind, now and after a Produce phase without its bonus, and whether there are powers to consume them.
fn tell_goods(player: &PlayerView, economy: &Economy, inputs: &mut Inputs) {
    for goods in count(player.goods) {
        inputs.steps(f32::from(goods), 1.0, 3);
    }
    let full = count(economy.produce(player.goods, false).0);
    for goods in full {
        inputs.steps(f32::from(goods), 1.0, 4);
    }
    let consumed = economy.consume(full, true);
    inputs.steps(consumed.left.iter().sum::<u8>().into(), 1.0, 4);
    inputs.number(consumed.vp / 10.0);
    inputs.number(consumed.cards / 4.0);
    inputs.steps(economy.consume(PLENTY, true).vp, 2.0, 10);
}

/// The hand: each card, and whether it could be placed now.
fn tell_hand(player: &PlayerView, hand: Set<Card>, economy: &Economy, inputs: &mut Inputs) {
    let spare = spare(hand);
    let placeable = |card: &Card| is_new(player, *card) && price(*card, economy, spare).1 == 0;
    let (now, later): (Vec<Card>, Vec<Card>) = hand.iter().partition(placeable);
    inputs.flags(ALL_DESIGNS, designs(now.iter().copied()));
    inputs.flags(ALL_DESIGNS, designs(later));
    inputs.steps(now.len() as f32, 1.0, 6);
}

/// How many cards can be paid with, if one is placed.
fn spare(hand: Set<Card>) -> u8 {
    (hand.len() as u8).saturating_sub(1)
}

/// A hand card that could be placed some day.
#[derive(Clone, Copy, Default)]
struct Prospect {
    /// What placing it is worth, its cost not counted.
    gain: f32,
    cost: u8,
    /// Cards to pay with or Military that it takes beyond what is there.
    missing: u8,
    /// What is left of the gain once it is paid for.
    profit: f32,
}

/// What the hand promises: the points of each card, and the best prospects.
fn tell_promise(player: &PlayerView, hand: Set<Card>, economy: &Economy, judge: &Judge, inputs: &mut Inputs) {
    tell_points(player, hand, inputs);
    let held = judge.hand(&player.tableau, economy, player.vp, hand);
    inputs.number(held.iter().map(|one| one.hope).sum::<f32>() / 5.0);
    let mut prospects: Vec<Prospect> = held
        .iter()
        .filter(|one| is_new(player, one.card))
        .map(|one| prospect(one, economy, judge, spare(hand)))
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

fn prospect(held: &Held, economy: &Economy, judge: &Judge, spare: u8) -> Prospect {
    let (cost, missing) = price(held.card, economy, spare);
    Prospect { gain: held.gain, cost, missing, profit: held.gain - judge.card * f32::from(cost) }
}

/// Whether a card can be placed beside the tableau: no development is there twice.
fn is_new(player: &PlayerView, card: Card) -> bool {
    card.face().sort == Sort::World || player.tableau.iter().all(|placed| placed.design() != card.design())
}

/// What a card costs, and how much is missing: cards beyond those that can be spared, or Military.
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

/// The points that each card in hand would bring at once.
fn tell_points(player: &PlayerView, hand: Set<Card>, inputs: &mut Inputs) {
    let now = player.score.total();
    let (mut tableau, mut points) = (player.tableau.clone(), [0.0; DESIGNS]);
    for card in hand.iter() {
        tableau.push(card);
        points[card.design() as usize] = (Score::of(&tableau, player.vp).total() - now) as f32 / 6.0;
        tableau.pop();
    }
    points.into_iter().for_each(|points| inputs.number(points));
}

fn tell_table(view: &View, inputs: &mut Inputs) {
    let all = f32::from(POOL_PER_PLAYER) * f32::from(view.setup.players);
    inputs.steps(f32::from(view.pool), all / 12.0, 12);
    let most = view.players.values().map(|player| player.tableau.len()).max().unwrap_or(0);
    inputs.steps(most as f32, 1.0, CARDS_TO_END.into());
    inputs.steps(f32::from(view.round), 2.0, 8);
    inputs.flag(view.last_round);
    inputs.number(1.0);
}
