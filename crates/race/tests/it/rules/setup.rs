//! Sections 1 and 2: pieces and setup.

use game::{Chance, Element, Game, Legal, Observer, Seat, Seed, Setup as _};
use race::{Card, ConsumePower, Face, Kind, Move, Power, Price, ProducePower, Race, SettlePower, Setup, Sort, Source};

use crate::support::{Scene, card, cards};

fn dealt(players: u8, variant: &str, seed: u64) -> Race {
    let setup = Setup::of(players, variant).expect("a setup that exists");
    Race::new(&setup, Chance::seeded(Seed::from_number(seed)), &mut ()).expect("a playable setup")
}

/// A deal of these cards, in the order they are asked for.
fn scripted(players: u8, variant: &str, names: &[&str]) -> Race {
    let setup = Setup::of(players, variant).expect("a setup that exists");
    let numbers: Vec<u32> = names.iter().map(|name| card(name).number().into()).collect();
    let game = Race::new(&setup, Chance::scripted(numbers), &mut ()).expect("a playable setup");
    assert_eq!(game.chance().fault(), None);
    game
}

/// how many cards there are of each sort.
#[test]
fn there_are_114_cards() {
    let count = |test: &dyn Fn(&Card) -> bool| Card::all().filter(test).count();
    assert_eq!(Card::all().count(), 114);
    assert_eq!(count(&|card| card.face().start.is_some()), 5);
    assert_eq!(count(&|card| card.face().sort == Sort::World), 5 + 59);
    assert_eq!(count(&|card| card.face().sort == Sort::Development), 50);
    assert_eq!(count(&|card| card.copy().is_some()), 2 * 19);
    assert_eq!(count(&|card| !card.face().scoring.is_empty()), 12);
}

/// the rulebook's table of defenses, costs and goods.
#[test]
fn cards_are_as_many_as_the_rulebooks_table_says() {
    let count = |test: &dyn Fn(&Face) -> bool| Card::all().filter(|card| test(card.face())).count();
    let priced = |price: fn(u8) -> Price, from: u8, to: u8| {
        (from..=to).map(|number| count(&|face| face.price == price(number))).collect::<Vec<_>>()
    };
    assert_eq!(priced(Price::Defense, 1, 7), [6, 7, 3, 2, 2, 2, 1]);
    assert_eq!(priced(Price::Cost, 0, 6), [2, 18, 23, 14, 13, 7, 14]);
    assert_eq!(count(&|face| face.is_military()), 23);
    assert_eq!(count(&|face| face.has(Source::Windfall)), 25);
    assert_eq!(count(&|face| face.has(Source::Production)), 21);
    let military = |power: &Power| match *power {
        Power::III(SettlePower::Military(amount)) => amount,
        _ => 0,
    };
    assert_eq!(count(&|face| face.powers.iter().any(|power| military(power) > 0)), 17);
    assert_eq!(count(&|face| face.powers.iter().any(|power| military(power) == -1)), 5);
    let consumes_cards = |power: &Power| matches!(power, Power::IV(ConsumePower::HandCards { .. }));
    let consumes_goods = |power: &Power| {
        let free = matches!(power, Power::IV(ConsumePower::Draw(_) | ConsumePower::Gamble { .. }));
        matches!(power, Power::IV(_)) && !free && !consumes_cards(power)
    };
    assert_eq!(count(&|face| face.powers.iter().any(consumes_goods)), 33);
    assert_eq!(count(&|face| face.powers.iter().any(consumes_cards)), 3);
    let produces = |power: &Power| matches!(power, Power::V(ProducePower::OnWindfall(_)));
    assert_eq!(count(&|face| face.powers.iter().any(produces)), 9);
}

/// the same card is placed, spent, or becomes a good.
#[test]
fn a_card_is_world_money_and_good() {
    use race::Action::Settle;
    let scene = || Scene::two().hand(0, &["Gem World", "Destroyed World", "Artist Colony"]).tableau(1, &["New Sparta"]);
    let mut play = scene().draws(&["Rebel Base", "Rebel Homeworld"]).choose(&[Settle, Settle]);
    play.settle(&["Destroyed World", ""]).does(0, pay(&["Gem World"]));
    assert!(play.tableau(0).contains(&card("Destroyed World")));
    assert!(play.truth().discard.contains(card("Gem World")));
    assert_eq!(play.truth().players[Seat::new(0)].goods, [(card("Destroyed World"), card("Rebel Base"))]);
}

fn pay(names: &[&str]) -> Move {
    Move::PayWorld { way: race::Way::Pay, discards: game::Set::EMPTY, cards: cards(names) }
}

/// a good's kind is its world's; windfall worlds come with one, production and grey worlds do not.
#[test]
fn goods_belong_to_their_worlds() {
    use race::Action::Settle;
    for (world, good) in [("Asteroid Belt", true), ("Artist Colony", false), ("Expanding Colony", false)] {
        let mut play = Scene::two().hand(0, &[world]).money(0, 3).tableau(1, &["New Sparta"]).choose(&[Settle, Settle]);
        let cost = usize::from(card(world).face().price.number());
        play.settle(&[world, ""]).takes(0, race::Way::Pay, &[], cost);
        assert_eq!(play.goods(0).contains(card(world)), good, "{world}");
    }
    // Whatever lies under it, the good is sold by the color of the world.
    assert_eq!(card("Asteroid Belt").face().kind(), Some(Kind::Rare));
    assert_eq!(card("Expanding Colony").face().kind(), None);
    let grey = Card::all().filter(|card| card.face().good.is_none() && card.face().sort == Sort::World).count();
    assert_eq!(grey, 64 - 25 - 21);
}

/// a world that carries a good gets no second one.
#[test]
fn a_world_carries_one_good_at_most() {
    use race::Action::Produce;
    let scene = Scene::two().tableau(0, &["Old Earth", "Artist Colony"]).goods(0, &["Artist Colony"]);
    let play = scene.tableau(1, &["New Sparta"]).choose(&[Produce, Produce]);
    assert_eq!(play.goods(0).len(), 1);
    assert_eq!(play.told.iter().filter(|told| matches!(told.event, race::Event::GoodPlaced { .. })).count(), 0);
}

/// the prices of the four kinds.
#[test]
fn goods_have_prices() {
    assert_eq!(Kind::ALL.map(Kind::price), [2, 3, 4, 5]);
}

/// what is a windfall world and what a production world.
#[test]
fn worlds_are_windfall_or_production() {
    assert!(card("Alpha Centauri").face().has(Source::Windfall));
    assert!(card("Earth's Lost Colony").face().has(Source::Production));
}

/// each player has one start world, the others are in the deck or already in a hand.
#[test]
fn left_over_start_worlds_are_ordinary_cards() {
    for seed in 0..20 {
        for players in 2..=4 {
            let game = dealt(players, "standard", seed);
            let truth = game.snapshot();
            let own: Vec<Card> = truth.players.values().map(|player| player.tableau[0]).collect();
            assert!(own.iter().all(|card| card.face().start.is_some()));
            let hands = truth.players.values().fold(truth.deck, |all, player| all.union(player.hand));
            let left = hands.iter().filter(|card| card.face().start.is_some()).count();
            assert_eq!(left, 5 - usize::from(players));
        }
    }
    use race::Action::Settle;
    let mut play =
        Scene::two().tableau(0, &["New Sparta"]).hand(0, &["Old Earth"]).money(0, 3).choose(&[Settle, Settle]);
    play.settle(&["Old Earth", ""]).takes(0, race::Way::Pay, &[], 3);
    assert_eq!(play.tableau(0), [card("New Sparta"), card("Old Earth")]);
}

/// twelve points for each player.
#[test]
fn the_pool_depends_on_the_players() {
    for players in 2..=4 {
        assert_eq!(dealt(players, "standard", 1).snapshot().pool, 12 * i16::from(players));
    }
    assert!(Setup::of(1, "standard").is_err());
    assert!(Setup::of(5, "standard").is_err());
}

/// six cards, of which exactly two are discarded, hidden until all have answered.
#[test]
fn two_of_six_are_discarded() {
    let mut game = dealt(2, "standard", 3);
    assert_eq!(game.asked().len(), 2);
    let hand = game.snapshot().players[Seat::new(0)].hand;
    assert_eq!(hand.len(), 6);
    for count in [0, 1, 3] {
        let some = hand.iter().take(count).collect();
        assert!(game.play(Seat::new(0), &Move::Discard(some), &mut ()).is_err());
    }
    let two = hand.iter().take(2).collect();
    game.play(Seat::new(0), &Move::Discard(two), &mut ()).expect("two of six");
    assert_eq!(game.snapshot().discard.len(), 0);
    let two = game.snapshot().players[Seat::new(1)].hand.iter().take(2).collect();
    game.play(Seat::new(1), &Move::Discard(two), &mut ()).expect("two of six");
    assert_eq!(game.snapshot().discard.len(), 4);
    assert_eq!(game.snapshot().players[Seat::new(0)].hand.len(), 4);
    assert_eq!(game.round(), 1);
}

/// the first game deals numbered start worlds and the cards that bear their numbers.
#[test]
fn the_first_game_has_preset_hands() {
    for players in 2..=4u8 {
        let game = dealt(players, "first-game", 5);
        assert_eq!(game.round(), 1);
        let truth = game.snapshot();
        let starts: Vec<Card> = truth.players.values().map(|player| player.tableau[0]).collect();
        for number in 1..=players {
            assert!(starts.iter().any(|card| card.face().start.is_some_and(|start| start.number == number)));
        }
        for player in truth.players.values() {
            let hand = match player.tableau[0].face().name {
                "Epsilon Eridani" => ["Rebel Fuel Cache", "Public Works", "Colony Ship", "Gem World"],
                "Alpha Centauri" => ["Expedition Force", "Mining Robots", "Rebel Miners", "Comet Zone"],
                "New Sparta" => {
                    ["Export Duties", "Former Penal Colony", "Malevolent Lifeforms", "New Military Tactics"]
                }
                _ => ["Space Marines", "Contact Specialist", "Spice World", "Avian Uplift Race"],
            };
            assert_eq!(player.hand, cards(&hand));
        }
        assert!(truth.deck.contains(card("Public Works#2")));
        assert!(truth.deck.contains(card("Old Earth")));
    }
    // Who gets which start world depends on chance.
    let others = (0..20).map(|seed| dealt(3, "first-game", seed).snapshot().players[Seat::new(1)].tableau[0]);
    assert!(others.collect::<std::collections::BTreeSet<_>>().len() > 1);
}

/// the lowest start world is seat 0; the others follow in the order they sit.
#[test]
fn seats_begin_with_the_lowest_start_world() {
    let mut deal = vec!["New Sparta", "Earth's Lost Colony", "Epsilon Eridani"];
    let others: Vec<String> = Card::all().skip(5).take(18).map(|card| card.to_string()).collect();
    deal.extend(others.iter().map(String::as_str));
    let truth = scripted(3, "standard", &deal).snapshot();
    let starts: Vec<Card> = truth.players.values().map(|player| player.tableau[0]).collect();
    assert_eq!(starts, crate::support::list(&["Epsilon Eridani", "New Sparta", "Earth's Lost Colony"]));
}

/// Alpha Centauri's good comes after the discards.
#[test]
fn alpha_centauri_gets_its_good_last() {
    let mut deal = vec!["Epsilon Eridani", "Alpha Centauri"];
    let hands: Vec<String> = Card::all().skip(5).take(12).map(|card| card.to_string()).collect();
    deal.extend(hands.iter().map(String::as_str));
    deal.push("Trade League");
    let mut game = scripted(2, "standard", &deal);
    assert!(game.snapshot().players[Seat::new(1)].goods.is_empty());
    let mut choices = Chance::seeded(Seed::from_number(1));
    for seat in [Seat::new(0), Seat::new(1)] {
        let answer = game.random_move(seat, &mut choices).expect("asked");
        game.play(seat, &answer, &mut ()).expect("legal");
    }
    let goods = &game.snapshot().players[Seat::new(1)].goods;
    assert_eq!(*goods, [(card("Alpha Centauri"), card("Trade League"))]);
    assert_eq!(game.view(Observer::Public).deck, 114 - 2 - 12 - 1);
}
