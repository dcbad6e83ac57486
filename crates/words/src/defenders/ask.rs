//! The questions within an action and at the end of a turn: energy to take, the marker, a trade, energy to return.

use defenders::{
    Asking, Bill, Color, ENERGY_LIMIT, Energy, Move, Payment, Place, Planet, Prompt, TRACK_STEP_BATTERIES, TRACK_STEPS,
    TakeOption, Trade, View,
};

use super::act::{self, on_place};
use super::facts;
use super::names::{batteries, color, energy, goods, payment, planet};
use super::powers::{trade_bill, trade_cost, trade_gain};
use super::preview::{active, after, exhausted, paying, planet_at};
use crate::{Choice, Offer, Phrase, Question};

pub(super) fn question(view: &View, prompt: &Prompt) -> Question {
    match prompt {
        Prompt::Act(act) => act::question(view, act),
        Prompt::Take { count, options } => take(view, *count, options),
        Prompt::Track { next, battery_instead, payments } => track(view, *next, *battery_instead, payments),
        Prompt::Trade { planet, trade, payments } => barter(view, *planet, trade, payments),
        Prompt::Return { excess, options } => give_back(view, *excess, options),
    }
}

fn one(ask: Phrase, details: Vec<Phrase>, offers: Vec<Offer>) -> Question {
    Question { ask, details, choice: Choice::One { offers, unavailable: Vec::new() } }
}

fn take(view: &View, count: u8, options: &[TakeOption]) -> Question {
    let gone = Color::ALL.into_iter().filter(|&color| view.reserve[color] == 0);
    let player = active(view);
    let offer = |&TakeOption { energy, batteries }: &TakeOption| {
        let label = Phrase::new("defenders-offer-take").phrase("goods", goods(energy, batteries));
        let held = i64::from(player.batteries) + i64::from(batteries);
        Offer::new(&Move::Take { energy, batteries }, label)
            .details(vec![after(player.energy + energy, held)])
            .facts(facts::brings(energy, batteries))
            .on("confirm")
    };
    let ask = Phrase::new("defenders-prompt-take").number("count", count);
    one(ask, gone.map(exhausted).collect(), options.iter().map(offer).collect())
}

fn track(view: &View, next: Color, battery_instead: bool, payments: &[Payment]) -> Question {
    let due = Bill::batteries(TRACK_STEP_BATTERIES);
    let here = on_planet(view, Planet::DepositTrack);
    let offer = |&paid: &Payment| {
        let label = Phrase::new("defenders-offer-step").phrase("color", color(next)).phrase("payment", payment(paid));
        let mut details = paying(view, &due, &paid);
        // D-5.12: a paid cube is in the reserve before one is taken.
        details.extend((battery_instead && paid.energy[next] == 0).then(|| exhausted(next)));
        let offer = Offer::new(&Move::StepOn { payment: paid }, label).details(details).facts(facts::paid(&paid));
        here.iter().fold(offer, |offer, place| offer.on(place.clone()))
    };
    let stop = Offer::new(&Move::StopMarker, Phrase::new("defenders-offer-stop")).on("confirm");
    let ask = Phrase::new("defenders-prompt-track")
        .phrase("color", color(next))
        .phrase("cost", batteries(TRACK_STEP_BATTERIES));
    let steps = |steps| Phrase::new("defenders-prompt-steps").number("steps", steps).number("most", TRACK_STEPS);
    let details = match view.turn.asking {
        Asking::Track(done) => vec![steps(done)],
        Asking::Act | Asking::Take(_) | Asking::Trade(_) | Asking::Return => Vec::new(),
    };
    one(ask, details, payments.iter().map(offer).chain([stop]).collect())
}

fn barter(view: &View, on: Planet, trade: &Trade, payments: &[Payment]) -> Question {
    let due = trade_bill(trade);
    let here = on_planet(view, on);
    let offer = |&paid: &Payment| {
        let label =
            Phrase::new("defenders-offer-trade").phrase("payment", payment(paid)).phrase("gain", trade_gain(trade));
        let reserve = view.reserve + paid.energy;
        let lacking = Color::ALL.into_iter().filter(|&color| trade.gain[color] > reserve[color]);
        let details = paying(view, &due, &paid).into_iter().chain(lacking.map(exhausted)).collect();
        let offer = Offer::new(&Move::Trade { payment: paid }, label).details(details).facts(facts::paid(&paid));
        here.iter().fold(offer, |offer, place| offer.on(place.clone()))
    };
    let skip = Offer::new(&Move::SkipTrade, Phrase::new("defenders-offer-skip")).on("confirm");
    let ask = Phrase::new("defenders-prompt-trade")
        .piece("planet", planet(on))
        .phrase("cost", trade_cost(trade))
        .phrase("gain", trade_gain(trade));
    one(ask, Vec::new(), payments.iter().map(offer).chain([skip]).collect())
}

/// Where a planet lies, as a target.
fn on_planet(view: &View, on: Planet) -> Option<String> {
    Place::all().find(|&place| planet_at(view, place) == on).map(on_place)
}

fn give_back(view: &View, excess: u8, options: &[Energy]) -> Question {
    let player = active(view);
    let offer = |&cubes: &Energy| {
        let label = Phrase::new("defenders-offer-return").phrase("goods", energy(cubes));
        Offer::new(&Move::Return { energy: cubes }, label)
            .details(vec![after(player.energy - cubes.least(player.energy), player.batteries)])
            .facts(facts::paid(&Payment { energy: cubes, batteries: 0 }))
            .on("confirm")
    };
    let ask = Phrase::new("defenders-prompt-return").number("excess", excess).number("limit", ENERGY_LIMIT);
    one(ask, Vec::new(), options.iter().map(offer).collect())
}
