//! Section 7: Consume.

use race::Action::{ConsumeDouble, ConsumeTrade, Develop, Produce};
use race::{Action, Cause, Event, Illegal, Move, Origin, Prompt, Reward};

use crate::support::{Play, Scene, card, cards, consume};

/// Seat 0 consumes with this tableau and these goods; seat 1 has nothing to consume.
fn consuming(action: Action, tableau: &[&str], goods: &[&str]) -> Play {
    let mut play = scene(tableau, goods).choose(&[action, ConsumeDouble]);
    if action == Develop {
        play.develop(&["", ""]);
    }
    play
}

fn scene(tableau: &[&str], goods: &[&str]) -> Scene {
    Scene::two().tableau(0, tableau).goods(0, goods).tableau(1, &["New Sparta"])
}

/// only those who chose Trade sell, exactly one good, and first.
#[test]
fn a_sale_comes_first() {
    let goods = ["Gem World", "Spice World"];
    let tableau = ["Old Earth", "Gem World", "Spice World"];
    let mut play = consuming(ConsumeTrade, &tableau, &goods);
    assert_eq!(play.refused(0, consume("Old Earth", 1, &goods)), Illegal::SellFirst);
    assert_eq!(play.refused(0, Move::Stop), Illegal::SellFirst);
    assert_eq!(play.refused(0, Move::Sell(card("Old Earth"))), Illegal::NoGood { world: card("Old Earth") });
    play.does(0, Move::Sell(card("Gem World")));
    // 2, and 1 for Old Earth, and 2 for Spice World; the good that is left is then consumed.
    assert_eq!(play.drew(0, Cause::Sale(card("Gem World"))), 5);
    assert_eq!((play.vp(0), play.goods(0).len()), (1, 0));
    let play = consuming(Produce, &["Old Earth", "Gem World"], &["Gem World"]);
    assert_eq!(play.told.iter().filter(|told| matches!(told.event, Event::Sold { .. })).count(), 0);
}

/// price and bonuses, by source.
#[test]
fn a_sale_is_worth_price_and_bonuses() {
    let tableau = ["New Earth", "Pirate World", "Export Duties", "Spice World"];
    let play = consuming(ConsumeTrade, &tableau, &["Pirate World", "New Earth"]);
    let Prompt::Sell { options } = play.prompt(0) else { panic!("the sale") };
    let pirates = options.iter().find(|option| option.world == card("Pirate World")).expect("offered");
    let reasons: Vec<_> = pirates.reasons.iter().map(|reason| (reason.from, reason.amount)).collect();
    let of = |name| Origin::Card(card(name));
    let price = Origin::Price(race::Kind::Novelty);
    assert_eq!(reasons, [(price, 2), (of("Pirate World"), 3), (of("Export Duties"), 1), (of("Spice World"), 2)]);
    assert_eq!(pirates.cards, 8);
    let earth = options.iter().find(|option| option.world == card("New Earth")).expect("offered");
    assert_eq!(earth.cards, 4);
}

/// a single good is sold without asking; with several the owner chooses.
#[test]
fn a_single_good_sells_itself() {
    let play = consuming(ConsumeTrade, &["New Sparta", "Comet Zone"], &["Comet Zone"]);
    assert!(play.happened(Event::Sold { seat: game::Seat::new(0), world: card("Comet Zone"), cards: 3 }));
    assert_eq!(play.public().round, 2);
    let play = consuming(ConsumeTrade, &["Comet Zone", "Gem World"], &["Comet Zone", "Gem World"]);
    assert_eq!(play.prompt(0).moves().len(), 2);
}

/// seat 0 sells and consumes before seat 1 sells.
#[test]
fn each_seat_sells_and_then_consumes() {
    let scene =
        Scene::two().tableau(0, &["Epsilon Eridani", "Comet Zone", "Gem World"]).goods(0, &["Comet Zone", "Gem World"]);
    let mut play =
        scene.tableau(1, &["Mining World"]).goods(1, &["Mining World"]).choose(&[ConsumeTrade, ConsumeTrade]);
    play.does(0, Move::Sell(card("Comet Zone")));
    let order: Vec<u8> = play
        .told
        .iter()
        .filter_map(|told| match told.event {
            Event::Sold { seat, .. } | Event::Consumed { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 0, 1]);
}

/// each power once, in any order, on goods of the owner's choice among those that match.
#[test]
fn powers_are_used_once_in_any_order() {
    let tableau = ["Epsilon Eridani", "Plague World", "Gem World"];
    let mut play = consuming(Develop, &tableau, &["Plague World", "Gem World"]);
    // A Genes power takes no Novelty good.
    assert_eq!(play.refused(0, consume("Plague World", 0, &["Gem World"])), Illegal::WrongGoods { due: 1 });
    assert_eq!(play.prompt(0).moves().len(), 3);
    let other = Illegal::NoSuchPower { card: card("Gem World"), power: 0 };
    assert_eq!(play.refused(0, consume("Gem World", 0, &["Gem World"])), other);
    play.consumes(0, "Epsilon Eridani", 1, &["Gem World"]);
    assert_eq!((play.vp(0), play.goods(0).len()), (2, 0));
    // Used the other way round, the Genes good can be wasted on the wrong power.
    let mut play = consuming(Develop, &tableau, &["Plague World", "Gem World"]);
    play.consumes(0, "Epsilon Eridani", 1, &["Plague World"]);
    assert_eq!((play.vp(0), play.goods(0)), (1, cards(&["Gem World"])));
    let mut play = consuming(
        Develop,
        &["Epsilon Eridani", "Outlaw World", "Gem World", "Space Port"],
        &["Gem World", "Space Port"],
    );
    play.consumes(0, "Outlaw World", 0, &["Gem World"]);
    // One power and one good are left: that happens by itself.
    assert_eq!(play.vp(0), 2);
}

/// nobody stops while a power must be used; a forced use is not asked.
#[test]
fn powers_must_be_used() {
    let tableau = ["Epsilon Eridani", "Gem World", "Space Port"];
    let mut play = consuming(Develop, &tableau, &["Gem World", "Space Port"]);
    assert_eq!(play.refused(0, Move::Stop), Illegal::MustConsume);
    play.consumes(0, "Epsilon Eridani", 1, &["Gem World"]);
    assert_eq!(play.public().round, 2);
    let play = consuming(Develop, &["Epsilon Eridani", "Gem World"], &["Gem World"]);
    assert_eq!((play.vp(0), play.hand_size(0), play.public().round), (1, 1, 2));
}

/// to the full and all at once; one that takes two takes exactly two.
#[test]
fn powers_are_used_to_the_full() {
    let novelty = ["Gem World", "Space Port", "Artist Colony"];
    let tableau = ["Free Trade Association", "New Vinland", "Gem World", "Space Port", "Artist Colony"];
    let mut play = consuming(Develop, &tableau, &novelty);
    let two = ["Gem World", "Space Port"];
    assert_eq!(play.refused(0, consume("Free Trade Association", 0, &two)), Illegal::WrongGoods { due: 3 });
    // New Vinland first is fine; then two are left, and both are taken.
    play.consumes(0, "New Vinland", 0, &["Gem World"]);
    assert_eq!((play.vp(0), play.hand_size(0)), (2, 4));
    // Old Earth takes two of three, for 4 points under 2x VP.
    let mut play = consuming(ConsumeDouble, &["Old Earth", "Gem World", "Space Port", "Artist Colony"], &novelty);
    play.consumes(0, "Old Earth", 1, &two);
    assert_eq!((play.vp(0), play.goods(0).len()), (4, 1));
    // Mining League takes exactly two, and none if there is only one.
    let rare = ["Comet Zone", "Mining World", "Destroyed World"];
    let mut play = consuming(Develop, &["Mining League", "Comet Zone", "Mining World", "Destroyed World"], &rare);
    play.consumes(0, "Mining League", 0, &["Comet Zone", "Mining World"]);
    assert_eq!((play.vp(0), play.goods(0)), (3, cards(&["Destroyed World"])));
    let play = consuming(Develop, &["Mining League", "Comet Zone"], &["Comet Zone"]);
    assert_eq!((play.vp(0), play.goods(0).len()), (0, 1));
    // Two alike are fine for Tourist World.
    let play = consuming(Develop, &["Tourist World", "Comet Zone", "Mining World"], &["Comet Zone", "Mining World"]);
    assert_eq!(play.vp(0), 3);
}

/// three goods, all of different kinds.
#[test]
fn diversified_economy_takes_three_kinds() {
    let tableau = ["Diversified Economy", "Gem World", "Space Port", "Comet Zone", "Plague World", "New Economy"];
    let mut play = consuming(Develop, &tableau, &["Gem World", "Space Port", "Comet Zone"]);
    // Two kinds only: New Economy and Plague World's power have nothing to do with these goods.
    assert_eq!((play.vp(0), play.public().round), (0, 2));
    let tableau = ["Diversified Economy", "Gem World", "Space Port", "Comet Zone", "Avian Uplift Race"];
    play = consuming(Develop, &tableau, &["Gem World", "Space Port", "Comet Zone", "Avian Uplift Race"]);
    let alike = consume("Diversified Economy", 0, &["Gem World", "Space Port", "Comet Zone"]);
    assert_eq!(play.refused(0, alike), Illegal::WrongGoods { due: 3 });
    assert_eq!(play.prompt(0).moves().len(), 2);
    play.consumes(0, "Diversified Economy", 0, &["Space Port", "Comet Zone", "Avian Uplift Race"]);
    assert_eq!((play.vp(0), play.goods(0).len()), (3, 1));
}

/// one less than the number of goods, even if that is 0.
#[test]
fn pilgrimage_world_takes_all() {
    let tableau = ["Pilgrimage World", "Gem World", "Space Port", "Comet Zone", "Avian Uplift Race"];
    let four = ["Gem World", "Space Port", "Comet Zone", "Avian Uplift Race"];
    let points = |action, goods: &[&str]| {
        let play = consuming(action, &tableau, goods);
        assert!(play.goods(0).is_empty());
        play.vp(0)
    };
    assert_eq!(points(Develop, &["Gem World"]), 0);
    assert_eq!(points(Develop, &four), 3);
    assert_eq!(points(ConsumeDouble, &four), 6);
}

/// points are doubled, cards are not.
#[test]
fn double_points_but_not_cards() {
    let play = consuming(ConsumeDouble, &["Epsilon Eridani", "Gem World"], &["Gem World"]);
    assert_eq!((play.vp(0), play.hand_size(0)), (2, 1));
}

/// none, one or two hand cards for a point each, never doubled.
#[test]
fn hand_cards_for_points() {
    let deficit = |cards| Move::ConsumeHand { card: card("Deficit Spending"), power: 0, cards };
    let begin = || scene(&["Deficit Spending"], &[]).hand(0, &["Gem World", "Comet Zone", "Space Port"]);
    let mut play = begin().choose(&[ConsumeDouble, Develop]);
    play.develop(&["", ""]);
    // 1 + 3 + 3 ways, or none of them.
    assert_eq!(play.prompt(0).moves().len(), 8);
    let three = cards(&["Gem World", "Comet Zone", "Space Port"]);
    assert_eq!(play.refused(0, deficit(three)), Illegal::TooMany { most: 2 });
    assert_eq!(play.refused(0, deficit(cards(&["Trade League"]))), Illegal::NotInHand);
    play.does(0, deficit(cards(&["Gem World", "Comet Zone"])));
    assert_eq!((play.vp(0), play.hand_size(0), play.public().round), (2, 1, 2));
    let mut play = begin().choose(&[ConsumeDouble, ConsumeTrade]);
    play.does(0, Move::Stop);
    assert_eq!((play.vp(0), play.public().round), (0, 2));
    let mut play = begin().choose(&[ConsumeDouble, ConsumeTrade]);
    play.does(0, deficit(cards(&[])));
    assert_eq!((play.vp(0), play.public().round), (0, 2));
    // Cards drawn in this phase may be discarded in it.
    let scene = scene(&["Deficit Spending", "New Economy"], &[]).draws(&["Rebel Base"]);
    let mut play = scene.choose(&[ConsumeDouble, ConsumeTrade]);
    play.does(0, deficit(cards(&["Rebel Base"])));
    assert_eq!(play.vp(0), 1);
}

/// the named number wins the card, any other loses it; both powers are separate.
#[test]
fn gambling_world_turns_over_a_card() {
    let gamble = |number| Move::Gamble { card: card("Gambling World"), power: 1, number };
    let begin = |flipped: &str| {
        let scene = scene(&["Gambling World", "Gem World"], &["Gem World"]).draws(&[flipped]);
        scene.choose(&[Develop, ConsumeDouble])
    };
    let mut play = begin("Rebel Base");
    play.develop(&["", ""]);
    assert_eq!(play.prompt(0).moves().len(), 1 + 7);
    assert_eq!(play.refused(0, gamble(0)), Illegal::NoSuchNumber { low: 1, high: 7 });
    assert_eq!(play.refused(0, Move::Stop), Illegal::MustConsume);
    play.does(0, gamble(6));
    // The defense of 6 is hit; the other power then works by itself.
    assert_eq!((play.hand(0), play.vp(0)), (cards(&["Rebel Base"]), 1));
    let mut play = begin("Drop Ships");
    play.develop(&["", ""]).does(0, gamble(6));
    assert!(play.hand(0).is_empty() && play.truth().discard.contains(card("Drop Ships")));
    // A cost of 0 is never named.
    let mut play = begin("Refugee World");
    play.develop(&["", ""]).does(0, gamble(1));
    assert!(play.hand(0).is_empty());
}

/// Trade League draws with all bonuses, Black Market Trading World without any, New Economy for nothing.
#[test]
fn goods_for_their_price() {
    let others = ["Pirate World", "Export Duties", "Spice World"];
    let drawn = |by: &str| {
        let play = consuming(Develop, &[&[by][..], &others].concat(), &["Pirate World"]);
        play.drew(0, Cause::Power(card(by)))
    };
    assert_eq!(drawn("Trade League"), 9);
    assert_eq!(drawn("Black Market Trading World"), 2);
    let play = consuming(Develop, &["New Economy"], &[]);
    assert_eq!(play.hand_size(0), 1);
}

/// an Alien good is worth 5 wherever its price counts.
#[test]
fn alien_goods_have_one_price() {
    let drawn = |action, by: &[&str], cause| {
        let tableau = [by, &["Deserted Alien Outpost"]].concat();
        consuming(action, &tableau, &["Deserted Alien Outpost"]).drew(0, cause)
    };
    let power = |name: &str| drawn(Develop, &[name], Cause::Power(card(name)));
    assert_eq!(drawn(ConsumeTrade, &[], Cause::Sale(card("Deserted Alien Outpost"))), 5);
    assert_eq!(power("Black Market Trading World"), 5);
    assert_eq!(power("Trade League"), 6, "its own bonus included");
}

/// the pool can be overdrawn.
#[test]
fn the_pool_can_be_overdrawn() {
    let scene = scene(&["Galactic Trendsetters", "Gem World"], &["Gem World"]).pool(1);
    let play = scene.choose(&[ConsumeDouble, ConsumeTrade]);
    assert_eq!((play.vp(0), play.truth().pool), (4, -3));
    let used = Event::Consumed {
        seat: game::Seat::new(0),
        card: card("Galactic Trendsetters"),
        power: 0,
        goods: cards(&["Gem World"]),
        reward: Reward { vp: 4, cards: 0 },
    };
    assert!(play.happened(used));
}
