//! What a network is told of a position in Race for the Galaxy.

use game::{Observer, Set};
use race::{CARDS_TO_END, Card, DESIGNS, OwnView, POOL_PER_PLAYER, PlayerView, Sort, View};

use super::economy::{Economy, count};
use crate::Inputs;
use crate::value::clockwise;

const ALL_DESIGNS: u16 = DESIGNS as u16;

pub(super) fn tell(view: &View, inputs: &mut Inputs) {
    let Observer::Seat(me) = view.observer else { return };
    for seat in clockwise(me, view.setup.players) {
        let player = &view.players[seat];
        let economy = Economy::of(&player.tableau);
        tell_player(player, &economy, inputs);
        if seat == me {
            tell_hand(player, view.own.as_ref(), &economy, inputs);
        } else {
            inputs.gap((view.players[me].score.total() - player.score.total()) as f32, 4.0, 20.0);
        }
    }
    tell_table(view, inputs);
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

/// The hand: each card, and whether it could be placed now.
fn tell_hand(player: &PlayerView, own: Option<&OwnView>, economy: &Economy, inputs: &mut Inputs) {
    let hand = own.map_or(Set::EMPTY, |own| own.hand.union(own.drawn));
    let spare = (hand.len() as u8).saturating_sub(1);
    let placeable = |card: &Card| {
        let face = card.face();
        match face.sort {
            Sort::Development => {
                let new = player.tableau.iter().all(|placed| placed.design() != card.design());
                new && economy.development_cost(face, false) <= spare
            }
            Sort::World => economy.bill(face, spare).is_some(),
        }
    };
    let (now, later): (Vec<Card>, Vec<Card>) = hand.iter().partition(placeable);
    inputs.flags(ALL_DESIGNS, designs(now.iter().copied()));
    inputs.flags(ALL_DESIGNS, designs(later));
    inputs.steps(now.len() as f32, 1.0, 6);
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
