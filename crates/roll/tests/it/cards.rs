//! The typed constants say what the data file says, and the totals are the rulebook's.

use game::{Element, Set};
use roll::{
    AssignPower, Color, DevelopPower, ExplorePower, Face, Gate, Immediate, Kind, Phase, Place, Power, Print,
    ProducePower, SettlePower, ShipPower, Side, Square, Tile, WorldColor,
};
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../fixtures/roll_tiles.json")).expect("the data file")
}

/// What only part of the effects have in common: a kind and further fields.
fn effect(kind: &str, fields: Value) -> Value {
    let mut effect = fields;
    effect["kind"] = json!(kind);
    effect
}

fn immediate(effect_: Immediate) -> Value {
    let to = |to| match to {
        Place::Cup => "cup",
        Place::Citizenry => "citizenry",
        Place::ThisWorld => "this_world",
    };
    match effect_ {
        Immediate::RemoveDie(count) => effect("remove_die", json!({ "count": count })),
        Immediate::GainDice { color, count, to: place } => {
            effect("gain_die", json!({ "color": color, "count": count, "to": to(place) }))
        }
        Immediate::GainCredits(amount) => effect("gain_credits", json!({ "amount": amount })),
        Immediate::StartCredits(amount) => effect("start_credits", json!({ "amount": amount })),
    }
}

fn power(power: Power) -> Value {
    match power {
        Power::Assign(AssignPower::RepeatDictate) => effect("dictate_repeat", json!({})),
        Power::Assign(AssignPower::DictateMoves(max)) => effect("dictate_moves", json!({ "max": max })),
        Power::Assign(AssignPower::Reassign(rule)) => {
            let gate = match rule.gate {
                Gate::Always => "always",
                Gate::MostNoveltyWorlds => "most_novelty_worlds",
            };
            let mut fields = serde_json::to_value(rule).expect("plain data");
            fields["gate"] = json!(gate);
            effect("reassign", fields)
        }
        Power::I(power) => explore(power),
        Power::II(power) => develop(power),
        Power::III(power) => settle(power),
        Power::IV(power) => produce(power),
        Power::V(power) => ship(power),
    }
}

fn explore(power: ExplorePower) -> Value {
    match power {
        ExplorePower::ExtraWorker(color) => effect("extra_worker", json!({ "phase": "explore", "color": color })),
        ExplorePower::StockValue { color, credits } => {
            effect("stock_value", json!({ "color": color, "credits": credits }))
        }
        ExplorePower::Rearrange => effect("rearrange_zone", json!({})),
        ExplorePower::ScoutOnTop => effect("scout_on_top", json!({})),
        ExplorePower::DrawAtEnd(tiles) => effect("end_explore_draw", json!({ "tiles": tiles })),
        ExplorePower::ScoutCredits { color, credits } => {
            effect("scout_color_credits", json!({ "color": color, "amount": credits }))
        }
        ExplorePower::MostDevelopmentsCredits(amount) => {
            effect("most_developments_credits", json!({ "phases": ["explore"], "amount": amount }))
        }
    }
}

fn develop(power: DevelopPower) -> Value {
    match power {
        DevelopPower::Discount { amount, floor, reassign_only } => {
            effect("develop_discount", json!({ "amount": amount, "floor": floor, "reassign_only": reassign_only }))
        }
        DevelopPower::CompletionCredits(amount) => {
            effect("complete_credits", json!({ "target": "development", "colors": [], "amount": amount }))
        }
        DevelopPower::BuildersToCup { min, max } => {
            effect("builders_to_cup", json!({ "target": "development", "min": min, "max": max }))
        }
        DevelopPower::Credits(amount) => effect("phase_credits", json!({ "phase": "develop", "amount": amount })),
        DevelopPower::CitizenCredits { color, per, credits } => {
            effect("citizen_dice_credits", json!({ "phase": "develop", "color": color, "per": per, "amount": credits }))
        }
    }
}

fn settle(power: SettlePower) -> Value {
    match power {
        SettlePower::Discount { amount, floor, colors } => {
            effect("settle_discount", json!({ "amount": amount, "floor": floor, "colors": colors }))
        }
        SettlePower::CompletionCredits { colors, credits } => {
            effect("complete_credits", json!({ "target": "world", "colors": colors, "amount": credits }))
        }
        SettlePower::BuildersToCup { min, max } => {
            effect("builders_to_cup", json!({ "target": "world", "min": min, "max": max }))
        }
        SettlePower::ColorToCup(color) => effect("builders_color_to_cup", json!({ "target": "world", "color": color })),
        SettlePower::Credits(amount) => effect("phase_credits", json!({ "phase": "settle", "amount": amount })),
    }
}

fn produce(power: ProducePower) -> Value {
    match power {
        ProducePower::Credits(amount) => effect("phase_credits", json!({ "phase": "produce", "amount": amount })),
        ProducePower::WorldGoodsCredits { color, credits } => {
            effect("goods_on_world_credits", json!({ "color": color, "amount": credits }))
        }
        ProducePower::DieGoodsCredits { color, credits } => {
            effect("goods_die_credits", json!({ "color": color, "amount": credits }))
        }
        ProducePower::MostDevelopmentsCredits(amount) => {
            effect("most_developments_credits", json!({ "phases": ["produce"], "amount": amount }))
        }
        ProducePower::ExtraRoom(count) => effect("extra_good_slots", json!({ "count": count })),
    }
}

fn ship(power: ShipPower) -> Value {
    match power {
        ShipPower::ExtraWorker(color) => effect("extra_worker", json!({ "phase": "ship", "color": color })),
        ShipPower::TradeCredits { colors, credits } => {
            effect("trade_credits", json!({ "colors": colors, "amount": credits }))
        }
        ShipPower::ConsumeCredits { colors, credits } => {
            effect("consume_credits", json!({ "colors": colors, "amount": credits }))
        }
        ShipPower::ConsumeVp { colors, vp } => effect("consume_vp", json!({ "colors": colors, "amount": vp })),
        ShipPower::BuyVp { credits, vp } => effect("trade_buy_vp", json!({ "cost": credits, "vp": vp })),
        ShipPower::Credits(amount) => effect("phase_credits", json!({ "phase": "ship", "amount": amount })),
        ShipPower::Vp(amount) => effect("phase_vp", json!({ "phase": "ship", "amount": amount })),
        ShipPower::CitizenCredits { color, per, credits } => {
            effect("citizen_dice_credits", json!({ "phase": "ship", "color": color, "per": per, "amount": credits }))
        }
        ShipPower::HighestWorldCredits(amount) => {
            effect("highest_world_credits", json!({ "phase": "ship", "amount": amount }))
        }
    }
}

fn scoring(scoring: roll::Scoring) -> Value {
    use roll::Scoring;
    match scoring {
        Scoring::DevelopmentCost { divisor, reassign_only } => {
            effect("score_dev_cost", json!({ "divisor": divisor, "reassign_only": reassign_only }))
        }
        Scoring::WorldCost { color, divisor } => {
            effect("score_world_cost", json!({ "color": color, "divisor": divisor }))
        }
        Scoring::PerDevelopment { vp, without_reassign } => {
            effect("score_per_development", json!({ "vp": vp, "without_reassign": without_reassign }))
        }
        Scoring::PerWorld { color, vp } => effect("score_per_world", json!({ "color": color, "vp": vp })),
        Scoring::DieColors { vp } => effect("score_die_colors", json!({ "vp": vp })),
        Scoring::DieSets { color, size, vp } => {
            effect("score_die_sets", json!({ "color": color, "size": size, "vp": vp }))
        }
        Scoring::Goods { vp } => effect("score_goods", json!({ "vp": vp })),
        Scoring::TriangularChips => effect("score_triangular_chips", json!({})),
    }
}

/// All effects of a square as the data file writes them: a power of two phases is one effect there.
fn effects(print: &Print) -> Vec<Value> {
    let mut all: Vec<Value> = print.immediate.iter().map(|&effect| immediate(effect)).collect();
    for power in print.powers.iter().map(|&each| power(each)) {
        match all.last_mut() {
            Some(last) if last["kind"] == "most_developments_credits" && power["kind"] == last["kind"] => {
                let more = power["phases"][0].clone();
                last["phases"].as_array_mut().expect("a list").push(more);
            }
            _ => all.push(power),
        }
    }
    all.extend(print.scoring.map(scoring));
    all
}

fn compare(square: Square, expected: &Value) {
    let print = square.print();
    let name = print.name;
    assert_eq!(expected["name"], name);
    assert_eq!(expected["cost"], print.cost, "{name}");
    match print.kind {
        Kind::Development => {
            assert_eq!(json!(effects(print)), expected["powers"], "{name}");
            assert_eq!(expected["six_plus"], print.scoring.is_some(), "{name}");
            assert_eq!(expected["reassign_power"], print.reassigns(), "{name}");
            let category = match (print.reassigns(), print.immediate.is_empty()) {
                (true, _) => "reassign",
                (false, false) => "immediate",
                (false, true) => "other",
            };
            assert_eq!(expected["category"], category, "{name}");
        }
        Kind::World(color) => {
            assert_eq!(json!(effects(print)), expected["immediate"], "{name}");
            assert_eq!(expected["color"], json!(color), "{name}");
        }
    }
}

#[test]
fn tiles_are_those_of_the_data_file() {
    let data = data();
    let tiles = data["tiles"].as_array().expect("a list");
    assert_eq!(tiles.len(), usize::from(roll::TILES));
    for (tile, expected) in Tile::ALL.iter().zip(tiles) {
        assert_eq!(expected["id"], tile.id());
        compare(tile.side(Side::Development), &expected["development"]);
        compare(tile.side(Side::World), &expected["world"]);
        assert_eq!(tile.side(Side::World).tile(), Some(tile));
    }
    for (number, faction) in (1..).zip(data["factions"].as_array().expect("a list")) {
        let [left, right] = Square::faction(number);
        assert_eq!(faction["number"], number);
        compare(left, &faction["left"]);
        compare(right, &faction["right"]);
        assert_eq!((left.faction_number(), right.faction_number()), (Some(number), Some(number)));
    }
    for (number, home) in (1..).zip(data["home_worlds"].as_array().expect("a list")) {
        compare(Square::home(number), home);
    }
}

#[test]
fn dice_are_those_of_the_data_file() {
    let data = data();
    for (color, expected) in Color::ALL.into_iter().zip(data["dice"].as_array().expect("a list")) {
        assert_eq!(expected["color"], json!(color));
        assert_eq!(expected["count"], color.supply());
        assert_eq!(expected["faces"], json!(color.faces()));
    }
    assert_eq!(Color::ALL.into_iter().map(|color| u32::from(color.supply())).sum::<u32>(), 111);
    for color in &WorldColor::ALL[1..] {
        assert_eq!(data["conventions"]["trade_price"][json!(color).as_str().expect("a name")], color.price());
    }
}

#[test]
fn squares_and_tiles_have_numbers_and_names() {
    for (index, square) in Square::all().enumerate() {
        assert_eq!(usize::from(square.number()), index);
        assert_eq!(Square::by_name(&square.to_string()), Some(square));
    }
    for tile in Tile::ALL.iter() {
        assert_eq!(Tile::by_id(tile.id()), Some(tile));
        assert_eq!(usize::from(tile.number()) + 1, usize::from(tile.id()));
        assert_eq!(serde_json::from_value::<Tile>(json!(tile)).expect("a tile"), tile);
    }
    assert!(serde_json::from_value::<Tile>(json!("Nowhere")).is_err());
    assert_eq!((Tile::by_id(0), Tile::by_id(56)), (None, None));
}

/// The rulebook's own table of developments by cost, and what it says of dice.
#[test]
fn totals_are_those_of_the_rulebook() {
    let developments: Vec<_> = Tile::ALL.iter().map(|tile| tile.side(Side::Development).print()).collect();
    let count = |test: &dyn Fn(&Print) -> bool| developments.iter().filter(|print| test(print)).count();
    assert_eq!(count(&|print| print.reassigns()), 18);
    assert_eq!(count(&|print| !print.immediate.is_empty()), 3);
    assert_eq!(count(&|print| !print.reassigns() && print.immediate.is_empty()), 34);
    let reassigning: Vec<usize> = (1..=6).map(|cost| count(&|print| print.reassigns() && print.cost == cost)).collect();
    assert_eq!(reassigning, [4, 5, 6, 1, 1, 1]);
    let other = |cost| count(&|print| !print.reassigns() && print.immediate.is_empty() && print.cost == cost);
    assert_eq!([other(1), other(5), other(6)], [5, 4, 9]);
    assert_eq!(count(&|print| print.scoring.is_some()), 10);
    let worlds = Tile::ALL.iter().map(|tile| tile.side(Side::World).print());
    let cheap = worlds.filter(|print| print.cost == 1 && print.world() == Some(WorldColor::Novelty));
    assert_eq!(cheap.count(), 5);
    let no_face = |color: Color, face| !color.faces().contains(&face);
    assert!(no_face(Color::Home, Face::Wild));
    assert!(no_face(Color::Alien, Face::Explore) && no_face(Color::Alien, Face::Ship));
    let all: Set<Phase> = Phase::ALL.into_iter().collect();
    assert_eq!(all.len(), 5);
}

/// No color can run out: all tiles and the five most generous start tiles together grant no more than there is.
#[test]
fn dice_never_run_out() {
    for color in Color::ALL {
        let grants = |square: Square| -> u32 {
            let immediate = square.print().immediate.iter();
            immediate
                .map(|effect| match *effect {
                    Immediate::GainDice { color: of, count, .. } if of == color => u32::from(count),
                    Immediate::GainDice { .. }
                    | Immediate::RemoveDie(_)
                    | Immediate::GainCredits(_)
                    | Immediate::StartCredits(_) => 0,
                })
                .sum()
        };
        let most = |mut of: Vec<u32>| -> u32 {
            of.sort_unstable_by(|a, b| b.cmp(a));
            of[..5].iter().sum()
        };
        let tiles: u32 = Tile::ALL
            .iter()
            .map(|tile| Side::BOTH.into_iter().map(|side| grants(tile.side(side))).max().unwrap_or(0))
            .sum();
        let factions = most((1..=9).map(|number| Square::faction(number).into_iter().map(grants).sum()).collect());
        let homes = most((1..=9).map(|number| grants(Square::home(number))).collect());
        let start = if color == Color::Home { 25 } else { 0 };
        assert!(start + tiles + factions + homes <= u32::from(color.supply()), "{color:?}");
    }
}
