//! What must hold of every game, on hundreds of random games of every kind.

use std::collections::BTreeMap;

use game::{Chance, Element, Game, Imagine, Legal, Observer, Seat, Seed, Set, Setup as _};
use race::{Action, Card, Move, Race, Setup, Timing, Way, consumption_after_sale, consumptions};
use serde_json::{Value, json};
use testkit::checks::Checks;

/// What the properties need to know of Race.
pub(crate) const RACE: Checks<Race> =
    Checks { is_sealed, sealed_choices: 1000, others: other_answers, conserved: cards_and_points, scramble };

testkit::properties! {
    RACE;
    every_game_ends(60, 100),
    replay_equals_play(25, 30),
    everything_survives_json(8, 25),
    offered_moves_are_exactly_the_legal_ones(8, 25),
    questions_wait(100, 40),
    random_moves_are_even(20, 25),
    sealed_answers_commute(20, 30),
    everything_is_conserved(20, 60),
    views_do_not_leak(8, 30),
    imagined_states_fit_their_views(30, 30),
    what_can_be_taken_back_taught_nothing(10, 25),
}

#[test]
fn every_kind_of_game_is_tried() {
    // Three variants of which one is for two players only, for two to four players, with both timings.
    assert_eq!(Setup::all().len(), 14);
}

/// Whether everyone is choosing in secret.
fn is_sealed(game: &Race) -> bool {
    let state = serde_json::to_value(game.view(Observer::Public).stage).expect("plain data");
    state.is_string()
}

fn other_answers(game: &Race, seat: Seat, chance: &mut Chance) -> Vec<Move> {
    (0..30).map(|_| other_answer(game, seat, chance)).collect()
}

/// A move that may or may not be legal: of any kind, mostly with cards that the seat has.
fn other_answer(game: &Race, seat: Seat, chance: &mut Chance) -> Move {
    let snapshot = game.snapshot();
    let own = &snapshot.players[if usize::from(seat.number()) < 2 { seat } else { Seat::new(0) }];
    let tableau: Set<Card> = own.tableau.iter().copied().collect();
    let all = own.hand.union(tableau);
    let one = |chance: &mut Chance| match chance.below(4) {
        0 => Card::from_number(chance.below(114) as u8),
        _ => Card::from_number(chance.pick(all.bits())),
    };
    let some = |chance: &mut Chance, from: Set<Card>| {
        let mut cards: Set<Card> =
            (0..chance.below(5)).map(|_| chance.pick(from.bits())).map(Card::from_number).collect();
        if chance.below(6) == 0 {
            cards.insert(Card::from_number(chance.below(114) as u8));
        }
        cards
    };
    let power = chance.below(3) as u8;
    let action = |chance: &mut Chance| Action::ALL[chance.below(7) as usize];
    match chance.below(14) {
        0 => Move::Discard(some(chance, own.hand)),
        1 => Move::Choose(action(chance)),
        2 => Move::ChoosePair(action(chance), action(chance)),
        3 => Move::Keep(some(chance, own.hand)),
        4 => Move::Develop(Some(one(chance)).filter(|_| chance.below(5) > 0)),
        5 => Move::Pay(some(chance, own.hand)),
        6 => Move::Settle(Some(one(chance)).filter(|_| chance.below(5) > 0)),
        7 | 8 => {
            let way = [Way::Pay, Way::Conquer, Way::Negotiate][chance.below(3) as usize];
            let discards = if chance.below(3) == 0 { some(chance, tableau) } else { Set::EMPTY };
            Move::PayWorld { way, discards, cards: some(chance, own.hand) }
        }
        9 => Move::Sell(one(chance)),
        10 => Move::Consume { card: one(chance), power, goods: some(chance, tableau) },
        11 => Move::ConsumeHand { card: one(chance), power, cards: some(chance, own.hand) },
        12 => Move::Gamble { card: one(chance), power, number: chance.below(9) as u8 },
        _ => [Move::Stop, Move::Produce(one(chance))][chance.below(2) as usize],
    }
}

/// Every card is somewhere once, and all chips are there.
fn cards_and_points(game: &Race) -> Result<(), String> {
    let state = serde_json::to_value(game).expect("plain data");
    let mut cards: BTreeMap<String, u8> = BTreeMap::new();
    for place in ["deck", "discard"] {
        count_cards(&state["galaxy"][place], &mut cards);
    }
    for player in state["galaxy"]["players"].as_array().expect("a list") {
        count_cards(&player["hand"], &mut cards);
        count_cards(&player["tableau"], &mut cards);
    }
    for good in state["galaxy"]["goods"].as_object().expect("a map").values() {
        count_cards(good, &mut cards);
    }
    count_cards(&state["stage"]["explore"]["drawn"], &mut cards);
    if cards.len() != 114 || cards.values().any(|&count| count != 1) {
        return Err(format!("not every card once: {cards:?}"));
    }
    let view = game.view(Observer::Public);
    let chips: i16 = view.players.values().map(|player| player.vp as i16).sum();
    let all = 12 * i16::from(game.setup().players);
    if chips + view.pool == all { Ok(()) } else { Err(format!("{chips} + {} is not {all}", view.pool)) }
}

fn count_cards(value: &Value, into: &mut BTreeMap<String, u8>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| count_cards(value, into)),
        Value::String(card) => *into.entry(card.clone()).or_default() += 1,
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => {}
    }
}

/// The same state with everything hidden from the observer drawn again: the cards the observer cannot locate swap
/// places, other seats' secret actions are chosen again, and the generator is replaced.
fn scramble(game: &Race, observer: Observer, chance: &mut Chance) -> Race {
    let view = game.view(observer);
    let mut shuffled: Vec<String> = view.unseen.iter().map(|card| card.to_string()).collect();
    chance.shuffle(&mut shuffled);
    let places = view.unseen.iter().map(|card| card.to_string()).zip(shuffled).collect();
    let mut state = serde_json::to_value(game).expect("plain data");
    // Tableaus, and the worlds that carry goods, lie open: none of their cards is among the unseen.
    for part in ["players", "goods", "deck", "discard"] {
        replace(&mut state["galaxy"][part], &places);
    }
    replace(&mut state["stage"], &places);
    if let Some(Value::Array(answers)) = state.pointer_mut("/stage/actions/answers") {
        for (seat, answer) in answers.iter_mut().enumerate() {
            if !answer.is_null() && observer != Observer::Seat(Seat::new(seat as u8)) {
                let action = Action::ALL[chance.below(7) as usize];
                answer["first"] = json!(action);
            }
        }
    }
    let seed = Seed::from_number(chance.below(u32::MAX).into());
    state["galaxy"]["chance"] = json!(Chance::seeded(seed));
    serde_json::from_value(state).expect("a state of the right shape")
}

/// Replaces card names everywhere in a piece of a state.
fn replace(value: &mut Value, places: &BTreeMap<String, String>) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| replace(value, places)),
        Value::Object(map) => map.values_mut().for_each(|value| replace(value, places)),
        Value::String(name) => {
            if let Some(other) = places.get(name) {
                other.clone_into(name);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

#[test]
fn answers_in_seat_order_give_the_same_game_under_both_timings() {
    for (kind, setup) in Setup::all()
        .into_iter()
        .map(|setup| setup.capped(40))
        .enumerate()
        .filter(|(_, setup)| setup.timing == Timing::Together)
    {
        for index in 0..40 {
            let seed = Seed::from_number(kind as u64).derive(index);
            let [together, in_order] = [Timing::Together, Timing::InOrder].map(|timing| {
                let mut choices = Chance::seeded(seed.derive(7));
                let mut told = Vec::new();
                let mut game =
                    Race::new(&Setup { timing, ..setup.clone() }, Chance::seeded(seed), &mut told).expect("playable");
                while let Some(seat) = game.asked().first() {
                    let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
                    game.play(seat, &answer, &mut told).expect("a drawn move is legal");
                }
                (game.snapshot(), told, game.outcome())
            });
            assert_eq!(together, in_order, "{setup:?}, game {index}");
        }
    }
}

#[test]
fn under_together_several_seats_decide_at_once() {
    let (mut most, setup) = (0, Setup::of(4, "standard").expect("a setup that exists").capped(30));
    for index in 0..40 {
        let mut choices = Chance::seeded(Seed::from_number(index));
        let mut game = Race::new(&setup, Chance::seeded(Seed::from_number(index)), &mut ()).expect("playable");
        while let Some(seat) = game.asked().first() {
            if !is_sealed(&game) {
                most = most.max(game.asked().len());
            }
            let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
            game.play(seat, &answer, &mut ()).expect("a drawn move is legal");
        }
    }
    assert!(most >= 3, "at most {most} seats decided at once");
}

#[test]
fn a_seat_that_does_not_exist_sees_what_a_spectator_sees() {
    let setup = Setup::of(2, "standard").expect("a setup that exists");
    let game = Race::new(&setup, Chance::seeded(Seed::from_number(3)), &mut ()).expect("a playable setup");
    let mut view = game.view(Observer::Seat(Seat::new(77)));
    view.observer = Observer::Public;
    assert_eq!(view, game.view(Observer::Public));
}

/// what a card costs can be told, and paid, before the others have shown theirs.
#[test]
fn a_payment_chosen_before_the_reveal_is_asked_for_and_legal_after_it() {
    let mut foreseen = 0;
    for (number, setup) in Setup::all().into_iter().enumerate() {
        for seed in 0..12 {
            let mut chance = Chance::seeded(Seed::from_number(1000 * number as u64 + seed));
            let mut game = Race::new(&setup, chance.clone(), &mut ()).expect("a game");
            while let Some(seat) = game.asked().first() {
                let answer = game.random_move(seat, &mut chance).expect("a move");
                let mut imagined = Race::imagine(&game.view(Observer::Seat(seat)), chance.clone());
                imagined.play(seat, &answer, &mut ()).expect("legal");
                let told = imagined.foresee(seat, &answer).then(|| imagined.prompt(seat));
                game.play(seat, &answer, &mut ()).expect("legal");
                let Some(told) = told else { continue };
                foreseen += 1;
                // The others answer as they like; then the question comes as it was told.
                while game.prompt(seat).is_none() {
                    let other = game.asked().first().expect("somebody has to answer");
                    let answer = game.random_move(other, &mut chance).expect("a move");
                    game.play(other, &answer, &mut ()).expect("legal");
                }
                assert_eq!(game.prompt(seat), told, "{setup:?}, seed {seed}");
            }
        }
    }
    assert!(foreseen > 300, "{foreseen}");
}

/// what is proposed to be consumed brings what it says, and no other way of consuming brings more points.
#[test]
fn consuming_all_brings_what_it_says_and_nothing_brings_more() {
    let mut positions = 0;
    for (number, setup) in Setup::all().into_iter().enumerate() {
        for seed in 0..60 {
            let mut chance = Chance::seeded(Seed::from_number(5000 * number as u64 + seed));
            let mut game = Race::new(&setup, chance.clone(), &mut ()).expect("a game");
            while let Some(seat) = game.asked().first() {
                let plans = consumptions(&game.view(Observer::Seat(seat)));
                for plan in &plans {
                    positions += 1;
                    check_plan(&game, seat, plan);
                }
                if let Some(first) = plans.first() {
                    assert_eq!(first.vp, most_points(&game, seat, &mut BTreeMap::new()), "{plans:?}");
                }
                let answer = game.random_move(seat, &mut chance).expect("a move");
                game.play(seat, &answer, &mut ()).expect("legal");
            }
        }
    }
    assert!(positions > 1000, "{positions}");
}

/// what is proposed to be consumed after a sale brings what it says, whatever the sale draws.
#[test]
fn consuming_after_a_sale_brings_what_it_says_whatever_is_drawn() {
    let mut sales = 0;
    for (number, setup) in Setup::all().into_iter().enumerate() {
        for seed in 0..60 {
            let mut chance = Chance::seeded(Seed::from_number(7000 * number as u64 + seed));
            let mut game = Race::new(&setup, chance.clone(), &mut ()).expect("a game");
            while let Some(seat) = game.asked().first() {
                if let Some(race::Prompt::Sell { options }) = game.prompt(seat) {
                    let view = game.view(Observer::Seat(seat));
                    for world in options.into_iter().map(|option| option.world) {
                        let Some(plan) = consumption_after_sale(&view, world) else { continue };
                        let mut sold = Race::imagine(&view, Chance::seeded(Seed::from_number(seed + 1)));
                        sold.play(seat, &Move::Sell(world), &mut ()).expect("a sale");
                        check_plan(&sold, seat, &plan);
                        sales += 1;
                    }
                }
                let answer = game.random_move(seat, &mut chance).expect("a move");
                game.play(seat, &answer, &mut ()).expect("legal");
            }
        }
    }
    assert!(sales > 30, "{sales}");
}

fn vp_of(game: &Race, seat: Seat) -> u32 {
    u32::from(game.view(Observer::Public).players[seat].vp)
}

fn check_plan(game: &Race, seat: Seat, plan: &race::Consumption) {
    let mut after = game.clone();
    for answer in &plan.moves {
        after.play(seat, answer, &mut ()).expect("each use is legal in its turn");
    }
    assert_eq!(vp_of(&after, seat) - vp_of(game, seat), plan.vp, "{plan:?}");
    let left = |prompt| matches!(prompt, race::ConsumeChoice::Goods(_));
    if let Some(race::Prompt::Consume { options, .. }) = after.prompt(seat) {
        assert!(!options.into_iter().any(|option| left(option.choice)), "something is left after {plan:?}");
    }
}

/// The most points that goods can bring, of all ways to consume them. What can follow depends on what is asked, so each question is
/// answered in all ways once.
fn most_points(game: &Race, seat: Seat, known: &mut BTreeMap<String, u32>) -> u32 {
    let Some(prompt @ race::Prompt::Consume { .. }) = game.prompt(seat) else { return 0 };
    let asked = format!("{prompt:?}");
    if let Some(most) = known.get(&asked) {
        return *most;
    }
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.retain(|answer| matches!(answer, Move::Consume { .. }));
    let ways = moves.iter().map(|answer| {
        let mut after = game.clone();
        after.play(seat, answer, &mut ()).expect("legal");
        let won = vp_of(&after, seat) - vp_of(game, seat);
        if after.round() == game.round() { won + most_points(&after, seat, known) } else { won }
    });
    let most = ways.max().unwrap_or(0);
    known.insert(asked, most);
    most
}
