//! The questions within an action and at the end of a turn: energy to take, the marker, a trade, energy to return.

use defenders::{
    Bill, Color, Defenders, ENERGY_LIMIT, Move, Payment, PaymentOption, Place, Planet, Prompt, ReturnOption,
    TRACK_STEP_BATTERIES, TRACK_STEPS, TakeOption, Trade, View,
};

use game::Game;

use super::act::{self, on_place};
use super::facts;
use super::names::{batteries, color, energy, goods, payment, planet};
use super::powers::{trade_cost, trade_gain};
use super::preview::{after, exhausted, lacking, paying, planet_at};
use crate::question::CONFIRM;
use crate::{Choice, Fact, Offer, Phrase, Question};

pub(super) fn question(view: &View, prompt: &Prompt) -> Question {
    let is_part = matches!(prompt, Prompt::Take { .. } | Prompt::Track { .. } | Prompt::Trade { .. });
    asked(view, prompt).verb(Defenders::ID, kind(prompt)).part(is_part)
}

/// The kind of question, for its verb.
fn kind(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Act(_) => "act",
        Prompt::Take { .. } => "take",
        Prompt::Track { .. } => "track",
        Prompt::Trade { .. } => "trade",
        Prompt::Return { .. } => "return",
    }
}

fn asked(view: &View, prompt: &Prompt) -> Question {
    match prompt {
        Prompt::Act(act) => act::question(view, act),
        Prompt::Take { count, options, exhausted } => take(*count, options, exhausted),
        Prompt::Track { next, steps, reach, payments } => track(view, *next, *steps, *reach, payments),
        Prompt::Trade { planet, trade, payments } => barter(view, *planet, trade, payments),
        Prompt::Return { excess, options } => give_back(*excess, options),
    }
}

fn one(ask: Phrase, details: Vec<Phrase>, offers: Vec<Offer>) -> Question {
    Question::new(ask, Choice::One { offers, unavailable: Vec::new() }).details(details)
}

fn take(count: u8, options: &[TakeOption], gone: &[Color]) -> Question {
    let offer = |&TakeOption { energy, batteries, after: held }: &TakeOption| {
        let label = Phrase::new("defenders-offer-take").phrase("goods", goods(energy, batteries));
        Offer::new(&Move::Take { energy, batteries }, label)
            .details(vec![after(held)])
            .facts(facts::brings(energy, batteries))
            .on(CONFIRM)
    };
    let ask = Phrase::new("defenders-prompt-take").number("count", count);
    one(ask, gone.iter().copied().map(exhausted).collect(), options.iter().map(offer).collect())
}

fn track(view: &View, next: Color, steps: u8, reach: u8, payments: &[PaymentOption]) -> Question {
    let due = Bill::batteries(TRACK_STEP_BATTERIES);
    let here = on_planet(view, Planet::DepositTrack);
    let offer = |option: &PaymentOption| {
        let paid = option.payment;
        let label = Phrase::new("defenders-offer-step").phrase("color", color(next)).phrase("payment", payment(paid));
        let details = paying(&due, option).into_iter().chain(lacking(option)).collect();
        let repeats = Fact::Repeats { count: reach.into() };
        let facts: Vec<Fact> = facts::way(option).into_iter().chain([repeats]).collect();
        let offer = Offer::new(&Move::StepOn { payment: paid }, label).details(details).facts(facts);
        here.iter().fold(offer, |offer, place| offer.on(place.clone()))
    };
    let stop = Offer::new(&Move::StopMarker, Phrase::new("defenders-offer-stop")).on(CONFIRM);
    let ask = Phrase::new("defenders-prompt-track")
        .phrase("color", color(next))
        .phrase("cost", batteries(TRACK_STEP_BATTERIES));
    let steps = Phrase::new("defenders-prompt-steps").number("steps", steps).number("most", TRACK_STEPS);
    one(ask, vec![steps], payments.iter().map(offer).chain([stop]).collect())
}

fn barter(view: &View, on: Planet, trade: &Trade, payments: &[PaymentOption]) -> Question {
    let due = trade.bill();
    let here = on_planet(view, on);
    let offer = |option: &PaymentOption| {
        let paid = option.payment;
        let label =
            Phrase::new("defenders-offer-trade").phrase("payment", payment(paid)).phrase("gain", trade_gain(trade));
        let details = paying(&due, option).into_iter().chain(lacking(option)).collect();
        let offer = Offer::new(&Move::Trade { payment: paid }, label).details(details).facts(facts::way(option));
        here.iter().fold(offer, |offer, place| offer.on(place.clone()))
    };
    let skip = Offer::new(&Move::SkipTrade, Phrase::new("defenders-offer-skip")).on(CONFIRM);
    let ask = Phrase::new("defenders-prompt-trade")
        .piece("planet", planet(on))
        .phrase("cost", trade_cost(trade))
        .phrase("gain", trade_gain(trade));
    one(ask, Vec::new(), payments.iter().map(offer).chain([skip]).collect())
}

/// The target of a planet.
fn on_planet(view: &View, on: Planet) -> Option<String> {
    Place::all().find(|&place| planet_at(view, place) == on).map(on_place)
}

fn give_back(excess: u8, options: &[ReturnOption]) -> Question {
    let offer = |&ReturnOption { energy: cubes, left }: &ReturnOption| {
        let label = Phrase::new("defenders-offer-return").phrase("goods", energy(cubes));
        Offer::new(&Move::Return { energy: cubes }, label)
            .details(vec![after(left)])
            .facts(facts::paid(&Payment { energy: cubes, batteries: 0 }))
            .on(CONFIRM)
    };
    let ask = Phrase::new("defenders-prompt-return").number("excess", excess).number("limit", ENERGY_LIMIT);
    one(ask, Vec::new(), options.iter().map(offer).collect())
}
