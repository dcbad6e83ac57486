//! Race for the Galaxy in words.

mod checks;

use std::collections::BTreeSet;

use game::{Chance, Game, Legal, Observer, Seat, Seed, Setup as _, Told};
use race::{
    Action, Card, Cause, ConsumeChoice, ConsumePower, Design, Event, Illegal, Move, Origin, Pick, Prompt, Race, Reason,
    Setup, Why,
};
use words::{Arg, Choice, Fact, Pick as Picking, Words};

/// Everything has a text in every language, and every offered answer is legal.
#[test]
fn race_is_told_in_full() {
    checks::game::<Race>(illegal());
}

/// Every reason, with the numbers that tell plurals apart.
fn illegal() -> Vec<Illegal> {
    let (card, world): (Card, Card) = (Design::PublicWorks.card(), Design::RebelBase.card());
    let whys = [
        Why::NotADevelopment,
        Why::NotAWorld,
        Why::AlreadyPlaced,
        Why::TooExpensive { cost: 5, cards: 1 },
        Why::TooExpensive { cost: 5, cards: 2 },
        Why::TooStrong { defense: 6, strength: -1 },
        Why::TooStrongAndExpensive { defense: 6, strength: 0, cost: 5, cards: 0 },
    ];
    let mut reasons: Vec<Illegal> = whys.into_iter().map(|why| Illegal::CannotPlace { card, why }).collect();
    for number in [1, 2, 5] {
        reasons.extend([
            Illegal::WrongCount { due: number },
            Illegal::TooMany { most: number },
            Illegal::WrongGoods { due: number },
        ]);
    }
    reasons.extend([
        Illegal::Over,
        Illegal::NotAsked,
        Illegal::WrongAnswer,
        Illegal::NotInHand,
        Illegal::NotExplored,
        Illegal::OneAction,
        Illegal::TwoActions,
        Illegal::NotAPair,
        Illegal::NoSuchWay,
        Illegal::NoGood { world },
        Illegal::SellFirst,
        Illegal::NoSuchPower { card, power: 1 },
        Illegal::PowerUsed { card, power: 1 },
        Illegal::PowerUseless { card, power: 1 },
        Illegal::NoSuchNumber { low: 1, high: 7 },
        Illegal::MustConsume,
        Illegal::CannotProduce { world },
    ]);
    reasons
}

/// The numbers in the texts of the actions are those of the rules, as seen in questions and events.
#[test]
fn actions_tell_the_numbers_of_the_rules() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        let seed = Seed::from_number(seed);
        let setup = Setup::of(2, "standard").expect("a setup").capped(30);
        let mut told: Vec<Told<Event>> = Vec::new();
        let mut game = Race::new(&setup, Chance::seeded(seed), &mut told).expect("a game");
        let mut chance = Chance::seeded(seed.derive(0));
        while let Some(seat) = game.asked().first() {
            let prompt = game.prompt(seat).expect("a prompt");
            see_prompt(&prompt, game.view(Observer::Seat(seat)).players[seat].pick, &mut seen);
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut told).expect("legal");
        }
        for told in told {
            if let Event::Drew { count, cause: Cause::Bonus(Action::Settle), .. } = told.event {
                seen.insert(("settle", "cards", i64::from(count)));
            }
        }
    }
    let mut told = BTreeSet::new();
    for (piece, line, argument) in [
        ("explore_five", 0, "look"),
        ("explore_five", 0, "keep"),
        ("explore_five", 1, "look"),
        ("explore_one", 1, "look"),
        ("explore_one", 1, "keep"),
        ("develop", 1, "amount"),
        ("settle", 1, "cards"),
        ("consume_double", 1, "times"),
    ] {
        let catalog = Race::catalog();
        let found = catalog.pieces.iter().find(|own| own.id == piece).expect("a piece");
        let Some(Arg::Number(number)) = found.lines[line].text.args.get(argument) else { panic!("no {argument}") };
        told.insert((if line == 0 { "rule" } else { piece }, argument, *number));
    }
    assert_eq!(told, seen);
}

/// The parts of numbers that come from rules and bonuses.
fn see_prompt(prompt: &Prompt, pick: Pick, seen: &mut BTreeSet<(&'static str, &'static str, i64)>) {
    let mut see = |reasons: &[Reason], what: &'static str| {
        for Reason { from, amount } in reasons {
            let amount = i64::from(*amount);
            match from {
                Origin::Rule => seen.insert(("rule", what, amount)),
                Origin::Bonus(Action::ExploreFive) => seen.insert(("explore_five", what, amount)),
                Origin::Bonus(Action::ExploreOne) => seen.insert(("explore_one", what, amount)),
                Origin::Bonus(Action::Develop) => seen.insert(("develop", what, -amount)),
                Origin::Bonus(_) | Origin::Price(_) | Origin::Card(_) | Origin::Discarded(_) => false,
            };
        }
    };
    match prompt {
        Prompt::Keep { draws, keeps, .. } => {
            see(draws, "look");
            see(keeps, "keep");
        }
        Prompt::Develop { options, .. } => options.iter().for_each(|option| see(&option.cost.reasons, "amount")),
        Prompt::Consume { options, .. } if pick.count(Action::ConsumeDouble) > 0 => {
            for option in options {
                let ConsumePower::Goods { goods, uses: 1, vp: vp @ 1.., .. } = option.effect else { continue };
                let ConsumeChoice::Goods(uses) = &option.choice else { continue };
                for used in uses.iter().filter(|used| used.goods.len() == u32::from(goods)) {
                    seen.insert(("consume_double", "times", i64::from(used.reward.vp / vp)));
                }
            }
        }
        _ => {}
    }
}

/// While a power must be used, stopping is shown but closed, and the reason names the power's card.
#[test]
fn stopping_is_closed_while_a_power_must_be_used() {
    let (mut open, mut closed) = (0, 0);
    for seed in 0..30 {
        let setup = Setup::of(2, "standard").expect("a setup").capped(30);
        let mut game = Race::new(&setup, Chance::seeded(Seed::from_number(seed)), &mut ()).expect("a game");
        let mut chance = Chance::seeded(Seed::from_number(seed).derive(0));
        while let Some(seat) = game.asked().first() {
            let prompt = game.prompt(seat).expect("a prompt");
            if let Prompt::Consume { options, may_stop } = &prompt {
                let question = Race::question(&game.view(Observer::Seat(seat)), &prompt);
                let Choice::One { offers, unavailable } = question.choice else { panic!("one is chosen") };
                let stops = offers.iter().filter(|offer| offer.on == ["confirm"]).count();
                let named: Vec<_> = unavailable.iter().filter_map(|closed| closed.why.args.get("card")).collect();
                assert_eq!((stops, named.len()), if *may_stop { (1, 0) } else { (0, 1) });
                for by in &named {
                    let has_it = |card: Card| matches!(by, Arg::Piece(piece) if card.to_string().split('#').next() == Some(&piece.id));
                    assert!(options.iter().any(|option| has_it(option.card)), "{by:?} has no power");
                }
                (open, closed) = (open + stops, closed + named.len());
            }
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
    }
    assert!(open > 0 && closed > 10, "{open} questions that may be left, {closed} that may not");
}

/// A payment asks for exactly the cost of its way: whichever cards are exchanged for others it is accepted, and with one card more or
/// less it is not. The button of each way names the same number.
#[test]
fn payments_add_up_to_the_cost_of_their_way_whatever_is_exchanged() {
    let (mut exchanged, mut several) = (0, 0);
    for seed in 0..20 {
        let setup = Setup::of(2, "standard").expect("a setup").capped(30);
        let mut game = Race::new(&setup, Chance::seeded(Seed::from_number(seed)), &mut ()).expect("a game");
        let mut chance = Chance::seeded(Seed::from_number(seed).derive(0));
        while let Some(seat) = game.asked().first() {
            let prompt = game.prompt(seat).expect("a prompt");
            let dues: Vec<u8> = match &prompt {
                Prompt::Pay { cost, .. } => vec![cost.cost],
                Prompt::PayWorld { ways, .. } => ways.iter().map(|way| way.due).collect(),
                _ => Vec::new(),
            };
            if !dues.is_empty() {
                let question = Race::question(&game.view(Observer::Seat(seat)), &prompt);
                let Choice::Some { picks } = question.choice else { panic!("cards are picked") };
                assert_eq!(picks.iter().map(|pick| (pick.least, pick.most)).collect::<Vec<_>>(), twice(&dues));
                for pick in &picks {
                    let wrong =
                        |fact: &Fact| matches!(fact, Fact::Costs { count, .. } if *count != u16::from(pick.most));
                    assert!(!pick.facts.iter().any(wrong), "{pick:?}");
                    exchanged += exchange_every_card(&game, seat, pick);
                }
                several += usize::from(dues.iter().collect::<BTreeSet<_>>().len() > 1);
            }
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
    }
    assert!(
        exchanged > 500 && several > 0,
        "{exchanged} cards exchanged, {several} questions of ways with different costs"
    );
}

fn twice(numbers: &[u8]) -> Vec<(u8, u8)> {
    numbers.iter().map(|&number| (number, number)).collect()
}

/// Begins with the first cards and lets every other card take the place of the oldest. Returns how often.
fn exchange_every_card(game: &Race, seat: Seat, pick: &Picking) -> usize {
    let due = usize::from(pick.most);
    if due == 0 {
        return 0;
    }
    let pay = |cards: &[String]| {
        let answer = serde_json::from_value(checks::filled(pick, cards)).expect("a move");
        game.clone().play(seat, &answer, &mut ())
    };
    for paid in pick.from.windows(due) {
        assert_eq!(pay(paid), Ok(()));
    }
    assert_eq!(pay(&pick.from[1..due]), Err(Illegal::WrongCount { due: pick.most }));
    if let Some(more) = pick.from.get(..=due) {
        assert_eq!(pay(more), Err(Illegal::WrongCount { due: pick.most }));
    }
    pick.from.len() - due
}

/// Which of many unknown cards is placed, kept or paid with does not matter to the others: one line instead of a hundred.
#[test]
fn predictions_are_told_by_what_matters() {
    let card = |design: Design| design.card();
    let settled = [Design::OldEarth, Design::AlphaCentauri, Design::NewSparta];
    let worlds = settled.map(|world| (Move::Settle(Some(card(world))), 0.25));
    let answers = [&worlds[..], &[(Move::Settle(None), 0.25)]].concat();
    let told = Race::summaries(&answers);
    let said: Vec<(String, f32)> =
        told.iter().map(|(said, share)| (words::Language::En.book().say(said), *share)).collect();
    let shares = [("place a world", 0.5), ("place a military world", 0.25), ("place no world", 0.25)];
    assert_eq!(said, shares.map(|(said, share)| (said.to_string(), share)));
    let pays = [1, 2].map(|number| (Move::Pay([card(settled[number])].into_iter().collect()), 0.5));
    assert_eq!(Race::summaries(&pays).len(), 1);
}
