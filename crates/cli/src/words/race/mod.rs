//! Race for the Galaxy in words: what happens, what is answered, how things stand.

mod names;
mod powers;
mod sheet;

use game::{Audience, Seat, Set};
use race::{Card, Cause, Event, Move, PlayerView, Race, Reward, Step, View, Way};
use serde_json::Value;

use super::Words;
use names::{a_good, action, card, card_count, cards, gain, kind, pick, price, step};

impl Words for Race {
    fn event(event: &Event, _: Audience) -> String {
        tell(event)
    }

    fn answer(answer: &Move) -> String {
        describe(answer)
    }

    fn source(key: &str) -> String {
        match key {
            "six_cost" => "six-cost".into(),
            other => other.replace('_', " "),
        }
    }

    fn position(view: &View) -> Vec<String> {
        position(view)
    }

    fn cards() -> String {
        sheet::text()
    }

    fn cards_json() -> Value {
        sheet::json()
    }
}

fn tell(event: &Event) -> String {
    match *event {
        Event::StartWorld { seat, card: world } => format!("seat {seat} begins with {}", card(world)),
        Event::Drew { seat, count, cause } => drew(seat, count, cause),
        Event::Saw { seat, cards: seen } => format!("seat {seat} sees {}", cards(seen)),
        Event::Discarded { seat, count, cause } => discarded(seat, count, cause),
        Event::Threw { seat, cards: thrown } => format!("seat {seat} throws away {}", cards(thrown)),
        Event::Sealed { seat } => format!("seat {seat} has decided"),
        Event::RoundBegan { round } => format!("round {round} begins"),
        Event::Chose { seat, pick: chosen } => format!("seat {seat} reveals {}", pick(chosen)),
        Event::PhaseBegan { step: begun } => step(begun).into(),
        Event::Kept { seat, kept, discarded } => {
            format!("seat {seat} keeps {} and discards {}", card_count(kept), card_count(discarded))
        }
        Event::KeptCards { seat, kept, discarded } => {
            format!("seat {seat} keeps {}; discards {}", cards(kept), cards(discarded))
        }
        Event::Passed { seat } => format!("seat {seat} places nothing"),
        Event::Reshuffled { cards } => format!("the discard pile of {} becomes the deck", card_count(cards)),
        Event::GameEnded { round } => format!("the game is over after round {round}"),
        Event::Placed { .. }
        | Event::GoodPlaced { .. }
        | Event::Developed { .. }
        | Event::Settled { .. }
        | Event::Sold { .. }
        | Event::Consumed { .. }
        | Event::ConsumedHand { .. }
        | Event::Gambled { .. } => tell_deed(event),
    }
}

/// What a seat did on the table.
fn tell_deed(event: &Event) -> String {
    match *event {
        Event::Placed { seat, card: placed } => format!("seat {seat} places {}", card(placed)),
        Event::GoodPlaced { seat, world, cause } => good_placed(seat, world, cause),
        Event::Developed { seat, card: built, paid } => {
            format!("seat {seat} develops {} {}", card(built), price_of(paid))
        }
        Event::Settled { seat, world, way, throw, strength, paid } => {
            let how = match way {
                Way::Pay => format!("settles {} {}", card(world), price_of(paid)),
                Way::Conquer => format!("conquers {} with Military {}", card(world), strength.unwrap_or(0)),
                Way::Negotiate => format!("settles the military world {} {}", card(world), price_of(paid)),
            };
            format!("seat {seat} {how}{}", throwing(throw))
        }
        Event::Sold { seat, world, cards } => {
            format!("seat {seat} sells the good of {} for {}", card(world), card_count(cards))
        }
        Event::Consumed { seat, card: by, goods, reward: Reward { vp, cards: drawn }, .. } => {
            format!("seat {seat} uses {}: {}gets {}", card(by), spending(goods), gain(vp, drawn))
        }
        Event::ConsumedHand { seat, card: by, count, vp, .. } => {
            format!("seat {seat} uses {}: discards {} for {vp} VP", card(by), card_count(count))
        }
        Event::Gambled { seat, card: by, number, flipped, won } => {
            let (shown, result) = (price(flipped.face().price), if won { "won" } else { "lost" });
            format!(
                "seat {seat} uses {}, bets on {number} and turns over {} ({shown}): {result}",
                card(by),
                card(flipped)
            )
        }
        Event::StartWorld { .. }
        | Event::Drew { .. }
        | Event::Saw { .. }
        | Event::Discarded { .. }
        | Event::Threw { .. }
        | Event::Sealed { .. }
        | Event::RoundBegan { .. }
        | Event::Chose { .. }
        | Event::PhaseBegan { .. }
        | Event::Kept { .. }
        | Event::KeptCards { .. }
        | Event::Passed { .. }
        | Event::Reshuffled { .. }
        | Event::GameEnded { .. } => tell(event),
    }
}

fn price_of(paid: u8) -> String {
    if paid == 0 { "for nothing".into() } else { format!("for {}", card_count(paid)) }
}

fn paying(paid: Set<Card>) -> String {
    if paid.is_empty() { "pay nothing".into() } else { format!("pay {}", cards(paid)) }
}

fn throwing(thrown: Set<Card>) -> String {
    if thrown.is_empty() { String::new() } else { format!(", throwing away {}", cards(thrown)) }
}

fn spending(goods: Set<Card>) -> String {
    match goods.len() {
        0 => String::new(),
        _ => format!("spends the {} of {}, ", goods_of(goods), cards(goods)),
    }
}

fn goods_of(worlds: Set<Card>) -> &'static str {
    if worlds.len() == 1 { "good" } else { "goods" }
}

/// Where cards come from or go to, or what a good is made by.
fn reason(cause: Cause) -> String {
    match cause {
        Cause::Deal => "from the deal".into(),
        Cause::Explore => "to explore".into(),
        Cause::Bonus(chosen) => format!("for choosing {}", action(chosen)),
        Cause::Power(by) => format!("by {}", card(by)),
        Cause::Sale(world) => format!("for the good of {}", card(world)),
        Cause::Payment(bought) => format!("to pay for {}", card(bought)),
        Cause::Production => "for producing".into(),
        Cause::Windfall => "for a windfall world".into(),
        Cause::HandLimit => "down to the hand limit".into(),
    }
}

fn drew(seat: Seat, count: u8, cause: Cause) -> String {
    match cause {
        Cause::Deal => format!("seat {seat} is dealt {}", card_count(count)),
        Cause::Explore
        | Cause::Bonus(_)
        | Cause::Power(_)
        | Cause::Sale(_)
        | Cause::Payment(_)
        | Cause::Production
        | Cause::Windfall
        | Cause::HandLimit => format!("seat {seat} draws {} {}", card_count(count), reason(cause)),
    }
}

fn discarded(seat: Seat, count: u8, cause: Cause) -> String {
    format!("seat {seat} discards {} {}", card_count(count), reason(cause))
}

fn good_placed(seat: Seat, world: Card, cause: Cause) -> String {
    let (good, world) = (world.face().kind().map_or("a good".into(), a_good), card(world));
    match cause {
        Cause::Windfall => format!("seat {seat} gets {good} with {world}"),
        Cause::Production => format!("seat {seat} makes {good} on {world}"),
        Cause::Deal
        | Cause::Explore
        | Cause::Bonus(_)
        | Cause::Power(_)
        | Cause::Sale(_)
        | Cause::Payment(_)
        | Cause::HandLimit => format!("seat {seat} makes {good} on {world} {}", reason(cause)),
    }
}

fn describe(answer: &Move) -> String {
    match *answer {
        Move::Discard(thrown) => format!("discard {}", cards(thrown)),
        Move::Choose(chosen) => format!("choose {}", action(chosen)),
        Move::ChoosePair(first, second) => {
            format!("choose {}", pick(race::Pick { first: Some(first), second: Some(second) }))
        }
        Move::Keep(kept) => format!("keep {}", cards(kept)),
        Move::Develop(None) => "place no development".into(),
        Move::Settle(None) => "place no world".into(),
        Move::Develop(Some(placed)) | Move::Settle(Some(placed)) => format!("place {}", card(placed)),
        Move::Pay(paid) => paying(paid),
        Move::PayWorld { way, throw, cards: paid } => {
            let how = match way {
                Way::Conquer => "conquer it".into(),
                Way::Pay => paying(paid),
                Way::Negotiate => format!("{} for the military world", paying(paid)),
            };
            format!("{how}{}", throwing(throw))
        }
        Move::Sell(world) => format!("sell the good of {}", card(world)),
        Move::Consume { card: by, goods, .. } if goods.is_empty() => format!("use {}", card(by)),
        Move::Consume { card: by, goods, .. } => {
            format!("use {} on the {} of {}", card(by), goods_of(goods), cards(goods))
        }
        Move::ConsumeHand { card: by, cards: thrown, .. } => format!("use {}, discarding {}", card(by), cards(thrown)),
        Move::Gamble { card: by, number, .. } => format!("use {} and bet on {number}", card(by)),
        Move::Stop => "use no more powers".into(),
        Move::Produce(world) => format!("make a good on {}", card(world)),
    }
}

fn position(view: &View) -> Vec<String> {
    let last = if view.last_round { ", the last one as things stand" } else { "" };
    let mut lines = vec![
        format!("Round {}{last}: {}", view.round, step(view.step)),
        format!("Pool {} VP; deck {}; discard pile {}", view.pool, card_count(view.deck), card_count(view.discard)),
    ];
    for (seat, player) in view.players.iter() {
        lines.push(holdings(seat, player, view.step != Step::Choose));
        lines.push(format!("   {}", tableau(player)));
    }
    if let Some(own) = &view.own {
        lines.push(format!("Your hand: {}", cards(own.hand)));
        if !own.drawn.is_empty() {
            lines.push(format!("Your explored cards: {}", cards(own.drawn)));
        }
        if let Some(sealed) = &own.sealed {
            lines.push(format!("Your answer: {}", describe(sealed)));
        }
    }
    lines
}

fn holdings(seat: Seat, player: &PlayerView, revealed: bool) -> String {
    let PlayerView { score, vp, hand, drawn, military, .. } = player;
    let chosen = if revealed { format!("; chose {}", pick(player.pick)) } else { String::new() };
    let explored = if *drawn > 0 { format!("; {} explored", card_count(*drawn)) } else { String::new() };
    let hand = card_count(*hand);
    format!(
        "Seat {seat}: {} VP, {vp} of them in chips; hand {hand}{explored}; Military {military}{chosen}",
        score.total()
    )
}

/// The tableau as it was placed, with the goods that lie on it.
fn tableau(player: &PlayerView) -> String {
    let one = |&placed: &Card| match placed.face().kind().filter(|_| player.goods.contains(placed)) {
        Some(of) => format!("{} [{} good]", card(placed), kind(of)),
        None => card(placed).to_string(),
    };
    player.tableau.iter().map(one).collect::<Vec<_>>().join(", ")
}
