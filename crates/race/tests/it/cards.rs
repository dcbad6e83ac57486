//! The typed constants say what the data file says, and the totals are the rulebook's.

use game::Element;
use race::{
    Card, Color, ConsumePower, Design, DevelopPower, ExplorePower, FACES, Face, Filter, Keyword, Kind, Match, Phase,
    Power, Price, ProducePower, Scoring, SettlePower, Sort, Source, TradePower,
};
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../fixtures/race_cards.json")).expect("the data file")
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Novelty => "Novelty",
        Kind::Rare => "Rare",
        Kind::Genes => "Genes",
        Kind::Alien => "Alien",
    }
}

fn filter(filter: Filter) -> &'static str {
    match filter {
        Filter::Any => "Any",
        Filter::Only(only) => kind(only),
    }
}

fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::Alien => "Alien",
        Keyword::Rebel => "Rebel",
        Keyword::Imperium => "Imperium",
        Keyword::Uplift => "Uplift",
        Keyword::Chromosome => "Chromosome",
        Keyword::Terraforming => "Terraforming",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "Explore",
        Phase::Develop => "Develop",
        Phase::Settle => "Settle",
        Phase::Trade => "Trade",
        Phase::Consume => "Consume",
        Phase::Produce => "Produce",
    }
}

/// A power as the data file writes it.
fn effect(power: Power) -> Value {
    match power {
        Power::I(ExplorePower::Draw(n)) => json!({ "type": "ExploreDraw", "n": n }),
        Power::I(ExplorePower::Keep(n)) => json!({ "type": "ExploreKeep", "n": n }),
        Power::II(DevelopPower::DrawAtStart(n)) => json!({ "type": "DevelopDrawAtStart", "n": n }),
        Power::II(DevelopPower::Discount(n)) => json!({ "type": "DevelopDiscount", "n": n }),
        Power::II(DevelopPower::DrawAfter(n)) => json!({ "type": "DevelopDrawAfter", "n": n }),
        Power::III(power) => settle_effect(power),
        Power::Trade(TradePower::Bonus { cards, kind }) => {
            json!({ "type": "TradeBonus", "n": cards, "kind": filter(kind) })
        }
        Power::Trade(TradePower::BonusThisWorld(n)) => json!({ "type": "TradeBonusThisWorld", "n": n }),
        Power::IV(power) => consume_effect(power),
        Power::V(power) => produce_effect(power),
    }
}

fn settle_effect(power: SettlePower) -> Value {
    match power {
        SettlePower::Discount { amount, kind } => {
            json!({ "type": "SettleDiscount", "n": amount, "kind": filter(kind) })
        }
        SettlePower::DrawAfter(n) => json!({ "type": "SettleDrawAfter", "n": n }),
        SettlePower::Military(n) => json!({ "type": "Military", "n": n }),
        SettlePower::MilitaryVsKind { amount, kind: against } => {
            json!({ "type": "MilitaryVsKind", "n": amount, "kind": kind(against) })
        }
        SettlePower::MilitaryVsRebel(n) => json!({ "type": "MilitaryVsRebel", "n": n }),
        SettlePower::DiscardForMilitary(n) => json!({ "type": "DiscardForMilitary", "n": n }),
        SettlePower::DiscardForZeroCost { not } => json!({ "type": "DiscardForZeroCost", "excluded_kind": kind(not) }),
        SettlePower::PayForMilitary { discount, not } => {
            json!({ "type": "PayForMilitary", "discount": discount, "excluded_kind": kind(not) })
        }
    }
}

fn consume_effect(power: ConsumePower) -> Value {
    match power {
        ConsumePower::Goods { kind, goods, uses, vp, cards } => json!({
            "type": "ConsumeGoods", "kind": filter(kind), "goods_per_use": goods, "max_uses": uses, "vp": vp, "cards": cards,
        }),
        ConsumePower::DistinctKinds { kinds, vp } => {
            json!({ "type": "ConsumeDistinctKinds", "kinds": kinds, "vp": vp })
        }
        ConsumePower::AllGoods { vp_offset } => json!({ "type": "ConsumeAllGoods", "vp_offset": vp_offset }),
        ConsumePower::ForTradePrice { trade_powers } => {
            json!({ "type": "ConsumeForTradePrice", "use_trade_powers": trade_powers })
        }
        ConsumePower::HandCards { most, vp } => json!({ "type": "ConsumeHandCards", "max_cards": most, "vp_each": vp }),
        ConsumePower::Draw(n) => json!({ "type": "ConsumeDraw", "n": n }),
        ConsumePower::Gamble { low, high } => json!({ "type": "GambleForCard", "low": low, "high": high }),
    }
}

fn produce_effect(power: ProducePower) -> Value {
    match power {
        ProducePower::Here(of) => json!({ "type": "ProduceHere", "kind": kind(of) }),
        ProducePower::DrawIfProducedHere(n) => json!({ "type": "DrawIfProducedHere", "n": n }),
        ProducePower::OnWindfall(of) => json!({ "type": "ProduceOnWindfall", "kind": filter(of) }),
        ProducePower::Draw(n) => json!({ "type": "ProduceDraw", "n": n }),
        ProducePower::DrawPerGood { kind: of, cards } => {
            json!({ "type": "DrawPerGoodProduced", "kind": kind(of), "n": cards })
        }
        ProducePower::DrawPerKind(n) => json!({ "type": "DrawPerKindProduced", "n": n }),
        ProducePower::DrawPerWorld { kind: of, cards } => {
            json!({ "type": "DrawPerWorldOfKind", "kind": kind(of), "n": cards })
        }
        ProducePower::DrawIfMost { kind: of, cards } => {
            json!({ "type": "DrawIfMostProduced", "kind": kind(of), "n": cards })
        }
    }
}

/// A scoring line as the data file writes it.
fn scoring(line: &Scoring) -> Value {
    match *line {
        Scoring::PerCard { points, matching } => {
            json!({ "type": "PerCard", "points": points, "match": matched(matching) })
        }
        Scoring::PerChips { chips, points } => json!({ "type": "PerVpChips", "chips": chips, "points": points }),
        Scoring::PerMilitary { points } => json!({ "type": "PerMilitary", "points": points }),
    }
}

fn matched(matching: Match) -> Value {
    match matching {
        Match::ProductionWorld(kind) => json!({ "type": "ProductionWorld", "kind": filter(kind) }),
        Match::WindfallWorld(kind) => json!({ "type": "WindfallWorld", "kind": filter(kind) }),
        Match::MilitaryWorld => json!({ "type": "MilitaryWorld" }),
        Match::RebelMilitaryWorld => json!({ "type": "RebelMilitaryWorld" }),
        Match::AnyWorld => json!({ "type": "AnyWorld" }),
        Match::WorldWithPower(of) => json!({ "type": "WorldWithPower", "phase": phase(of) }),
        Match::DevelopmentWithPower(of) => json!({ "type": "DevelopmentWithPower", "phase": phase(of) }),
        Match::SixCostDevelopment => json!({ "type": "SixCostDevelopment" }),
        Match::AnyDevelopment => json!({ "type": "AnyDevelopment" }),
        Match::WithKeyword(word) => json!({ "type": "Keyword", "keyword": keyword(word) }),
        Match::Named(design) => json!({ "type": "Named", "card": design }),
    }
}

/// A card as the data file writes it, without the texts.
fn entry(face: &Face) -> Value {
    let (cost, defense) = match face.price {
        Price::Cost(cost) => (Some(cost), None),
        Price::Defense(defense) => (None, Some(defense)),
    };
    let source = |source| match source {
        Source::Windfall => "Windfall",
        Source::Production => "Production",
    };
    let color = |color| match color {
        Color::Blue => "Blue",
        Color::Red => "Red",
    };
    json!({
        "id": face.design,
        "name": face.name,
        "copies": face.design.copies(),
        "kind": if face.sort == Sort::World { "World" } else { "Development" },
        "military": face.is_military(),
        "cost": cost,
        "defense": defense,
        "vp": face.vp,
        "good": face.good.map(|good| json!({ "kind": kind(good.kind), "source": source(good.source) })),
        "keywords": face.keywords.iter().map(|&word| keyword(word)).collect::<Vec<_>>(),
        "start_world": face.start.map(|start| json!({ "number": start.number, "color": color(start.color) })),
        "preset_hand": face.preset_hand,
        "powers": face.powers.iter().map(|&power| json!({ "phase": phase(power.phase()), "effect": effect(power) }))
            .collect::<Vec<_>>(),
        "scoring": face.scoring.iter().map(scoring).collect::<Vec<_>>(),
    })
}

#[test]
fn cards_are_those_of_the_data_file() {
    let data = data();
    let entries = data["cards"].as_array().expect("a list");
    assert_eq!(entries.len(), FACES.len());
    for (face, expected) in FACES.iter().zip(entries) {
        let mut expected = expected.clone();
        let fields = expected.as_object_mut().expect("a card");
        fields.remove("scoring_text");
        for power in fields["powers"].as_array_mut().expect("a list") {
            power.as_object_mut().expect("a power").remove("text");
        }
        assert_eq!(entry(face), expected, "{}", face.name);
    }
}

#[test]
fn prices_are_those_of_the_data_file() {
    let data = data();
    for of in Kind::ALL {
        assert_eq!(data["trade_price"][kind(of)], of.price());
    }
}

#[test]
fn cards_have_numbers_and_names() {
    for (index, card) in Card::all().enumerate() {
        assert_eq!(usize::from(card.number()), index);
        assert_eq!(Card::by_name(&card.to_string()), Some(card));
        assert!(card.design().cards().contains(card));
        assert_eq!(card.copy().is_some(), card.design().copies() == 2);
    }
    let all = Design::ALL.into_iter().fold(game::Set::EMPTY, |all: game::Set<Card>, design| all.union(design.cards()));
    assert_eq!(all, Card::ALL);
    for wrong in ["Public Works#3", "Old Earth#1", "Nowhere", ""] {
        assert_eq!(Card::by_name(wrong), None, "{wrong}");
    }
}

/// How many cards pass a test.
fn count(test: impl Fn(&Face) -> bool) -> usize {
    Card::all().filter(|card| test(card.face())).count()
}

fn has(face: &Face, test: impl Fn(Power) -> bool) -> bool {
    face.powers.iter().any(|&power| test(power))
}

/// The rulebook's own table: costs, defenses and where goods come from.
#[test]
fn totals_are_those_of_the_rulebook() {
    assert_eq!(count(|face| face.is_military() && face.start.is_none()), 22);
    assert_eq!(count(|face| face.sort == Sort::World && !face.is_military() && face.start.is_none()), 37);
    assert_eq!(count(|face| face.sort == Sort::Development && face.price == Price::Cost(6)), 12);
    assert_eq!(count(|face| face.sort == Sort::Development && face.price != Price::Cost(6)), 38);
    let defenses = [6, 7, 3, 2, 2, 2, 1];
    for (defense, expected) in (1..).zip(defenses) {
        assert_eq!(count(|face| face.price == Price::Defense(defense)), expected, "defense {defense}");
    }
    let costs = [(0, 2), (12, 6), (12, 11), (4, 10), (8, 5), (2, 5), (12, 2)];
    for (cost, (developments, worlds)) in (0..).zip(costs) {
        let of = |sort| count(|face| face.sort == sort && face.price == Price::Cost(cost));
        assert_eq!((of(Sort::Development), of(Sort::World)), (developments, worlds), "cost {cost}");
    }
    let sources = [
        (Kind::Novelty, (2, 3), (8, 1)),
        (Kind::Rare, (5, 2), (5, 1)),
        (Kind::Genes, (2, 5), (3, 1)),
        (Kind::Alien, (3, 3), (1, 1)),
    ];
    for (kind, windfall, production) in sources {
        let of = |source, military| {
            count(|face| face.has(source) && face.kind() == Some(kind) && face.is_military() == military)
        };
        assert_eq!((of(Source::Windfall, false), of(Source::Windfall, true)), windfall, "{kind:?}");
        assert_eq!((of(Source::Production, false), of(Source::Production, true)), production, "{kind:?}");
    }
}

/// The rulebook's own table: Rebels, Aliens and Military.
#[test]
fn military_totals_are_those_of_the_rulebook() {
    assert_eq!(count(|face| face.is_military() && face.carries(Keyword::Rebel)), 7);
    assert_eq!(count(|face| face.is_military() && face.carries(Keyword::Alien)), 4);
    let military = |amount| count(|face| has(face, |power| power == Power::III(SettlePower::Military(amount))));
    assert_eq!(military(-1), 5);
    let of = |sort, amount| {
        let test = |power| power == Power::III(SettlePower::Military(amount));
        count(|face| face.sort == sort && face.start.is_none() && has(face, test))
    };
    assert_eq!([1, 2, 3].map(|amount| of(Sort::Development, amount)), [2, 3, 2]);
    let discarded = |power| matches!(power, Power::III(SettlePower::DiscardForMilitary(3)));
    assert_eq!(count(|face| has(face, discarded)), 2);
    // The table's "6: 4 x +1, 1 x +2, 1 x +3" are military worlds; two peaceful ones have +1.
    let worlds = |military, amount| {
        let test = |power| power == Power::III(SettlePower::Military(amount));
        count(|face| {
            face.sort == Sort::World && face.start.is_none() && face.is_military() == military && has(face, test)
        })
    };
    assert_eq!([1, 2, 3].map(|amount| worlds(true, amount)), [4, 1, 1]);
    assert_eq!(worlds(false, 1), 2);
}

/// The rulebook's own table: Consume and windfall powers.
#[test]
fn consume_totals_are_those_of_the_rulebook() {
    let spends = |power| {
        matches!(
            power,
            Power::IV(
                ConsumePower::Goods { .. }
                    | ConsumePower::DistinctKinds { .. }
                    | ConsumePower::AllGoods { .. }
                    | ConsumePower::ForTradePrice { .. }
            )
        )
    };
    assert_eq!(count(|face| has(face, spends)), 33);
    assert_eq!(count(|face| face.start.is_some() && has(face, spends)), 3);
    assert_eq!(count(|face| face.sort == Sort::World && face.is_military() && has(face, spends)), 2);
    let hand = |power| matches!(power, Power::IV(ConsumePower::HandCards { .. }));
    assert_eq!(count(|face| has(face, hand)), 3);
    let of_kind = |power| matches!(power, Power::V(ProducePower::OnWindfall(Filter::Only(_))));
    assert_eq!(count(|face| has(face, of_kind)), 8);
    let any = |power| power == Power::V(ProducePower::OnWindfall(Filter::Any));
    assert_eq!(count(|face| has(face, any)), 1);
}
