//! Prompts as people see them, with every answer.

use game::{Game, Set};
use race::{
    Action, ActionOption, AfterPlacing, Card, Cause, ConsumeChoice, ConsumeOption, Consumption, Cost, DevelopOption,
    HAND_LIMIT, Move, Prompt, Race, Reason, SaleOption, SettleOption, Strength, Unavailable as NotPlaceable, View, Way,
    WayOption, WindfallOption, consumption_after_sale, consumptions,
};

use super::answers::answer;
use super::illegal::{lacking, why};
use super::names::{action, card, cards, chosen, on_card, reasons, reward, word};
use super::pieces::{bonus, rule};
use super::{powers, previews};
use crate::question::{CONFIRM, is_final, json};
use crate::{Choice, Fact, Offer, Phrase, Pick, Preset, Question, Unavailable, Unit};

pub(super) fn question(view: &View, prompt: &Prompt) -> Question {
    let is_part = matches!(prompt, Prompt::Pay { .. } | Prompt::PayWorld { .. });
    let mut question = asked(view, prompt).verb(Race::ID, kind(prompt)).part(is_part);
    if matches!(prompt, Prompt::Consume { .. }) {
        question.presets = consumptions(view).iter().map(|all| preset(view, "race-preset-consume", &[], all)).collect();
    }
    question
}

/// Everything consumed at once, after what comes `before`.
fn preset(view: &View, label: &'static str, before: &[Move], all: &Consumption) -> Preset {
    let total = race::Reward { vp: all.vp as u8, cards: all.cards as u8 };
    let mut on = Vec::new();
    for answer in &all.moves {
        if let Move::Consume { card, goods, .. } = *answer {
            on.extend([card].into_iter().chain(goods.iter()).map(on_card));
        }
    }
    on.sort();
    on.dedup();
    let facts = [Fact::brings_some(Unit::Vp, total.vp), Fact::brings_some(Unit::Cards, total.cards)];
    Preset {
        moves: all.moves.iter().map(json).collect(),
        label: Phrase::new(label).phrase("reward", reward(total)),
        details: all.moves.iter().map(answer).collect(),
        facts: facts.into_iter().flatten().collect(),
        on,
        is_open: false,
        is_final: is_final::<Race>(view, &[before, &all.moves].concat()),
    }
}

/// The kind of question, for its verb.
fn kind(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Discard { .. } => "discard",
        Prompt::Choose { .. } | Prompt::ChoosePair { .. } => "choose",
        Prompt::Keep { .. } => "keep",
        Prompt::Develop { .. } => "develop",
        Prompt::Settle { .. } => "settle",
        Prompt::PayWorld { ways, .. } if !is_price(ways) => "settle",
        Prompt::Pay { .. } | Prompt::PayWorld { .. } => "pay",
        Prompt::Sell { .. } => "sell",
        Prompt::Consume { .. } => "consume",
        Prompt::Produce { .. } => "produce",
    }
}

fn asked(view: &View, prompt: &Prompt) -> Question {
    match prompt {
        Prompt::Discard { count, from, cause } => discard(*count, *from, *cause),
        Prompt::Choose { options } => choose(options),
        Prompt::ChoosePair { options } => choose_pair(options),
        Prompt::Keep { from, count, draws, keeps } => keep(*from, *count, draws, keeps),
        Prompt::Develop { options, unavailable } => develop(options, unavailable),
        Prompt::Pay { card, cost, after, from } => pay(*card, cost, after, *from),
        Prompt::Settle { options, unavailable } => settle(options, unavailable),
        Prompt::PayWorld { world, ways, from } => pay_world(*world, ways, *from),
        Prompt::Sell { options } => sell(view, options),
        Prompt::Consume { options, may_stop } => consume(view.unseen, options, *may_stop),
        Prompt::Produce { cause, options } => produce(*cause, options),
    }
}

fn one(ask: Phrase, details: Vec<Phrase>, offers: Vec<Offer>, unavailable: Vec<Unavailable>) -> Question {
    Question::new(ask, Choice::One { offers, unavailable }).details(details)
}

fn some(ask: Phrase, details: Vec<Phrase>, picks: Vec<Pick>) -> Question {
    Question::new(ask, Choice::Some { picks }).details(details)
}

/// Exactly this many cards, for an answer with its cards in `slot`.
fn pick(label: Phrase, details: Vec<Phrase>, from: Set<Card>, count: u8, answer: &Move, slot: &str) -> Pick {
    // A way that takes nothing offers nothing to choose from.
    let from = if count == 0 { Set::EMPTY } else { from };
    Pick {
        label,
        details,
        facts: Vec::new(),
        from: from.iter().map(|card| card.to_string()).collect(),
        least: count,
        most: count,
        answer: json(answer),
        slot: slot.into(),
        on: vec![CONFIRM.into()],
    }
}

fn discard(count: u8, from: Set<Card>, cause: Cause) -> Question {
    let ask = if cause == Cause::Deal {
        Phrase::new("race-ask-opening").number("cards", count).number("hand", from.len())
    } else {
        Phrase::new("race-ask-hand-limit").number("cards", count).number("hand", from.len()).number("limit", HAND_LIMIT)
    };
    let label = Phrase::new("race-pick-discard").number("cards", count);
    some(ask, Vec::new(), vec![pick(label, Vec::new(), from, count, &Move::Discard(Set::EMPTY), "/discard")])
}

pub(super) fn on_action(action: Action) -> String {
    format!("action:{}", word(&action))
}

fn choose(options: &[ActionOption]) -> Question {
    let offer = |&ActionOption { action: chosen, now }: &ActionOption| {
        let details = [bonus(chosen)].into_iter().chain(now.map(previews::now)).collect();
        Offer::new(&Move::Choose(chosen), action(chosen).phrase()).details(details).on(on_action(chosen))
    };
    let details = vec![rule(race::Step::Choose)];
    one(Phrase::new("race-ask-choose"), details, options.iter().map(offer).collect(), Vec::new())
}

fn choose_pair(options: &[(Action, Action)]) -> Question {
    let offer = |&(first, second): &(Action, Action)| {
        let label = chosen(race::Pick { first: Some(first), second: Some(second) });
        let offer = Offer::new(&Move::ChoosePair(first, second), label).on(on_action(first));
        if first == second {
            return offer.details(vec![bonus(first)]);
        }
        // Numbers for one action alone would be misleading if both explore.
        offer.details(vec![bonus(first), bonus(second)]).on(on_action(second))
    };
    let details = vec![rule(race::Step::Choose)];
    one(Phrase::new("race-ask-choose-pair"), details, options.iter().map(offer).collect(), Vec::new())
}

fn keep(from: Set<Card>, count: u8, draws: &[Reason], keeps: &[Reason]) -> Question {
    let ask = Phrase::new("race-ask-keep").number("cards", count).number("explored", from.len());
    let part = |key: &'static str, parts: &[Reason]| {
        Phrase::new(key).number("cards", Reason::total(parts)).list("reasons", reasons(parts))
    };
    // The question itself says how many there are; only where the rules' own numbers are changed is there something to add up.
    let details = [("race-detail-look", draws), ("race-detail-keep", keeps)]
        .into_iter()
        .filter(|(_, parts)| parts.len() > 1)
        .map(|(key, parts)| part(key, parts))
        .collect();
    let label = Phrase::new("race-pick-keep").number("cards", count);
    some(ask, details, vec![pick(label, Vec::new(), from, count, &Move::Keep(Set::EMPTY), "/keep")])
}

fn unavailable(cards: &[NotPlaceable]) -> Vec<Unavailable> {
    let one = |not: &NotPlaceable| Unavailable {
        label: card(not.card).phrase(),
        why: why(not.why),
        facts: lacking(not.why),
        on: vec![on_card(not.card)],
    };
    cards.iter().map(one).collect()
}

fn develop(options: &[DevelopOption], not: &[NotPlaceable]) -> Question {
    let offer = |option: &DevelopOption| {
        let mut details = vec![previews::cost(&option.cost)];
        details.extend(previews::after(&option.after));
        let label = Phrase::new("race-offer-develop").piece("card", card(option.card)).number("cost", option.cost.cost);
        let facts = [Fact::costs(Unit::Cards, option.cost.cost), previews::score_fact(&option.after)];
        Offer::new(&Move::Develop(Some(option.card)), label).details(details).facts(facts).on(on_card(option.card))
    };
    let pass = Offer::new(&Move::Develop(None), Phrase::new("race-offer-no-development")).on(CONFIRM);
    let offers = options.iter().map(offer).chain([pass]).collect();
    one(Phrase::new("race-ask-develop"), Vec::new(), offers, unavailable(not))
}

fn pay(built: Card, cost: &Cost, after: &AfterPlacing, from: Set<Card>) -> Question {
    let ask = Phrase::new("race-ask-pay").piece("card", card(built)).number("cards", cost.cost);
    let label = Phrase::new("race-pick-pay").number("cards", cost.cost);
    let mut details = vec![previews::cost(cost)];
    details.extend(previews::draws(after));
    let way = pick(label, Vec::new(), from, cost.cost, &Move::Pay(Set::EMPTY), "/pay");
    some(ask, details, vec![Pick { facts: vec![Fact::costs(Unit::Cards, cost.cost)], ..way }])
}

fn settle(options: &[SettleOption], not: &[NotPlaceable]) -> Question {
    let offer = |option: &SettleOption| {
        let SettleOption { card: world, ways } = option;
        let cheapest = option.cheapest();
        let label = Phrase::new("race-offer-settle").piece("world", card(*world));
        let label = match cheapest.and_then(|way| way.strength.as_ref()) {
            Some(strength) => Phrase::new("race-offer-conquer")
                .piece("world", card(*world))
                .number("strength", strength.strength)
                .number("defense", strength.defense),
            None => label.number("cost", cheapest.map_or(0, |way| way.due)),
        };
        let mut details: Vec<Phrase> = ways.iter().flat_map(previews::way).collect();
        // Ways that differ only in what is discarded cost the same.
        details.dedup();
        if let Some(way) = cheapest {
            details.extend(previews::after(&way.after));
        }
        let mut facts = Vec::new();
        if let Some(way) = cheapest {
            facts.push(previews::price(way));
            facts.push(previews::score_fact(&way.after));
        }
        Offer::new(&Move::Settle(Some(*world)), label).details(details).facts(facts).on(on_card(*world))
    };
    let pass = Offer::new(&Move::Settle(None), Phrase::new("race-offer-no-world")).on(CONFIRM);
    let offers = options.iter().map(offer).chain([pass]).collect();
    one(Phrase::new("race-ask-settle"), Vec::new(), offers, unavailable(not))
}

/// Whether there is no way but to pay with cards of the hand.
fn is_price(ways: &[WayOption]) -> bool {
    matches!(ways, [WayOption { way: Way::Pay, discards, due: 1.., .. }] if discards.is_empty())
}

fn pay_world(world: Card, ways: &[WayOption], from: Set<Card>) -> Question {
    let way = |option: &WayOption| {
        let WayOption { way, discards, due, .. } = *option;
        let mut details: Vec<Phrase> = previews::way(option).collect();
        let mut facts = vec![previews::price(option)];
        if !discards.is_empty() {
            details.push(previews::score(&option.after));
            facts.push(previews::score_fact(&option.after));
        }
        details.extend(previews::draws(&option.after));
        let answer = Move::PayWorld { way, discards, cards: Set::EMPTY };
        Pick { facts, ..pick(way_label(option), details, from, due, &answer, "/pay_world/cards") }
    };
    let ask = match ways {
        [only] if is_price(ways) => Phrase::new("race-ask-pay").piece("card", card(world)).number("cards", only.due),
        _ => Phrase::new("race-ask-pay-world").piece("world", card(world)),
    };
    some(ask, Vec::new(), ways.iter().map(way).collect())
}

fn way_label(option: &WayOption) -> Phrase {
    let WayOption { way, discards, due, strength, .. } = option;
    let has_discards = !discards.is_empty();
    let label = match (way, has_discards) {
        (Way::Pay, false) => Phrase::new("race-pick-pay"),
        (Way::Pay, true) => Phrase::new("race-pick-pay-throwing"),
        (Way::Negotiate, false) => Phrase::new("race-pick-negotiate"),
        (Way::Negotiate, true) => Phrase::new("race-pick-negotiate-throwing"),
        (Way::Conquer, false) => Phrase::new("race-pick-conquer"),
        (Way::Conquer, true) => Phrase::new("race-pick-conquer-throwing"),
    };
    let label = match strength {
        Some(Strength { strength, defense, .. }) => label.number("strength", *strength).number("defense", *defense),
        None => label.number("cards", *due),
    };
    if has_discards { label.list("thrown", cards(*discards)) } else { label }
}

fn sell(view: &View, options: &[SaleOption]) -> Question {
    let offer = |option: &SaleOption| {
        let kind = option.world.face().kind().map_or_else(String::new, |kind| word(&kind));
        let label = Phrase::new("race-offer-sell")
            .piece("world", card(option.world))
            .text("kind", kind)
            .number("cards", option.cards);
        let details = vec![previews::sale(option.cards, &option.reasons)];
        let facts = [Fact::brings(Unit::Cards, option.cards)];
        let sale = Move::Sell(option.world);
        let then =
            consumption_after_sale(view, option.world).map(|all| preset(view, "race-preset-sell", &[sale], &all));
        Offer::new(&Move::Sell(option.world), label).details(details).facts(facts).on(on_card(option.world)).then(then)
    };
    one(Phrase::new("race-ask-sell"), Vec::new(), options.iter().map(offer).collect(), Vec::new())
}

fn consume(unseen: Set<Card>, options: &[ConsumeOption], may_stop: bool) -> Question {
    let ask = Phrase::new(if may_stop { "race-ask-consume-optional" } else { "race-ask-consume" });
    let stop = may_stop.then(|| Offer::new(&Move::Stop, Phrase::new("race-offer-stop")).on(CONFIRM));
    let offers = options.iter().flat_map(|option| consume_offers(unseen, option)).chain(stop).collect();
    let closed = options.iter().find(|option| option.is_required()).filter(|_| !may_stop).map(|option| Unavailable {
        label: Phrase::new("race-offer-stop"),
        why: Phrase::new("race-why-must-use").piece("card", card(option.card)),
        facts: Vec::new(),
        on: vec![CONFIRM.to_string()],
    });
    one(ask, Vec::new(), offers, closed.into_iter().collect())
}

fn consume_offers(unseen: Set<Card>, option: &ConsumeOption) -> Vec<Offer> {
    let (by, power) = (option.card, option.power);
    match &option.choice {
        ConsumeChoice::Goods(uses) => {
            let offer = |used: &race::ConsumeUse| {
                let brings = reward(used.reward);
                let label = if used.goods.is_empty() {
                    Phrase::new("race-offer-use").piece("card", card(by)).phrase("reward", brings)
                } else {
                    Phrase::new("race-offer-consume")
                        .piece("card", card(by))
                        .list("worlds", cards(used.goods))
                        .phrase("reward", brings)
                };
                let race::Reward { vp, cards } = used.reward;
                let facts = [Fact::brings_some(Unit::Vp, vp), Fact::brings_some(Unit::Cards, cards)];
                let offer = Offer::new(&Move::Consume { card: by, power, goods: used.goods }, label);
                let offer = offer.details(previews::used(option.effect, used)).facts(facts.into_iter().flatten());
                let offer = offer.on(on_card(by));
                let worlds = used.goods.iter().filter(|&world| world != by);
                worlds.fold(offer, |offer, world| offer.on(on_card(world)))
            };
            uses.iter().map(offer).collect()
        }
        ConsumeChoice::Hand { from, most, vp } => {
            let most = (*most).min(from.len() as u8);
            let label =
                Phrase::new("race-pick-consume-hand").piece("card", card(by)).number("most", most).number("vp", *vp);
            let answer = Move::ConsumeHand { card: by, power, cards: Set::EMPTY };
            let details = vec![powers::consume(option.effect)];
            let exactly = pick(label, details, *from, most, &answer, "/consume_hand/cards");
            let facts = vec![Fact::BringsEach { unit: Unit::Vp, count: (*vp).into() }];
            vec![Offer::picking(Pick { least: 0, facts, on: vec![on_card(by)], ..exactly })]
        }
        ConsumeChoice::Number { low, high } => {
            let offer = |number| {
                let label = Phrase::new("race-offer-gamble").piece("card", card(by)).number("number", number);
                let details = vec![powers::consume(option.effect), previews::gamble(unseen, number)];
                let offer = Offer::new(&Move::Gamble { card: by, power, number }, label);
                offer.details(details).facts([Fact::Gamble]).on(on_card(by))
            };
            (*low..=*high).map(offer).collect()
        }
    }
}

fn produce(by: Cause, options: &[WindfallOption]) -> Question {
    let offer = |option: &WindfallOption| {
        let label =
            Phrase::new("race-offer-produce").piece("world", card(option.world)).text("kind", word(&option.kind));
        let draws = (option.draws > 0)
            .then(|| Phrase::new("race-detail-draw").number("cards", option.draws).piece("card", card(option.world)));
        let details = draws.into_iter().collect();
        let facts = [Some(Fact::brings(Unit::Goods, 1u8)), Fact::brings_some(Unit::Cards, option.draws)];
        let offer = Offer::new(&Move::Produce(option.world), label).details(details);
        offer.facts(facts.into_iter().flatten()).on(on_card(option.world))
    };
    let ask = if let Cause::Power(by) = by {
        Phrase::new("race-ask-produce-power").piece("card", card(by))
    } else {
        Phrase::new("race-ask-produce").piece("action", action(Action::Produce))
    };
    one(ask, Vec::new(), options.iter().map(offer).collect(), Vec::new())
}
