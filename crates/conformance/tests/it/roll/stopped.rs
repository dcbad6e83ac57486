//! Games that the other program stopped.

use serde_json::{Value, json};

use super::{divergence, games, list};
use crate::race::shorten;

/// A game that the other program stops after 40 rounds: everyone selects Explore and Stocks, round after round.
fn unfinished() -> Value {
    let mut game = games().into_iter().find(|game| game["id"] == "dev-3p-0001").expect("a game without Explore powers");
    let (mut state, order) = (game["setup"]["state"].clone(), game["setup"]["timing_order"].clone());
    let rounds: Vec<Value> = (1..=40).map(|round| idle_round(round, &mut state, list(&order))).collect();
    game["rounds"] = json!(rounds);
    game["finished"] = json!(false);
    game["departures"] = json!([]);
    game.as_object_mut().expect("a game").remove("final");
    game
}

/// The dice of a bag, home dice first.
fn colors(bag: &Value) -> Vec<String> {
    let colors = ["home", "military", "consumption", "novelty", "rare", "genes", "alien"];
    let count = |color: &str| bag[color].as_u64().unwrap_or(0) as usize;
    colors.iter().flat_map(|color| std::iter::repeat_n(color.to_string(), count(color))).collect()
}

fn bag<'a>(dice: impl IntoIterator<Item = &'a String>) -> Value {
    let mut bag = json!({});
    for die in dice {
        bag[die] = json!(bag[die].as_u64().unwrap_or(0) + 1);
    }
    bag
}

/// Everyone Stocks with a home die, then recruits. The state is played on.
fn idle_round(round: u64, state: &mut Value, order: &[Value]) -> Value {
    let (mut roll, mut assign, mut returned, mut manage) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut events = vec![Value::Null; order.len()];
    let mut after = state.clone();
    for seat in 0..order.len() {
        let player = &mut state["players"][seat];
        let cup = colors(&player["cup"]);
        let face = |color: &String| match color.as_str() {
            "genes" => "settle",
            "novelty" => "ship",
            _ => "develop",
        };
        roll.push(cup.iter().map(|color| json!([color, face(color)])).collect::<Vec<_>>());
        let mut columns = json!({});
        for (die, color) in cup.iter().enumerate().skip(1) {
            let mut column = list(&columns[face(color)]).to_vec();
            column.push(json!(die));
            columns[face(color)] = json!(column);
        }
        assign.push(json!({"wild": [], "select": {"die": 0, "phase": "explore"}, "uses": [], "columns": columns}));
        returned.push(json!({"columns": (1..cup.len()).collect::<Vec<_>>(), "dictated": []}));
        let from = player["credits"].as_u64().expect("credits");
        let to = (from + 2).min(10);
        let gains = json!([{"credits": 2, "source": "Stock", "from": from, "to": to}]);
        let turn = order.iter().position(|other| *other == seat).expect("a turn");
        events[turn] = json!({"player": seat, "type": "stock", "die": "home", "virtual": false, "gains": gains});
        let mut citizenry = colors(&player["citizenry"]);
        citizenry.insert(0, "home".to_string());
        let seen = &mut after["players"][seat];
        (seen["credits"], seen["cup"], seen["citizenry"]) = (json!(to), bag(&cup[1..]), bag(&citizenry));
        let (recruits, rest) = citizenry.split_at(citizenry.len().min(to as usize));
        let (paid, home) = (to - recruits.len() as u64, rest);
        let recruit = json!({"dice": recruits, "from": to, "to": paid, "after": paid.max(1)});
        manage.push(json!({"recruit": recruit, "recall": [], "recall_forced": false}));
        player["credits"] = json!(paid.max(1));
        (player["cup"], player["citizenry"]) = (bag(cup[1..].iter().chain(recruits)), bag(home));
    }
    let selected = vec!["explore"; order.len()];
    let reveal = json!({"selected": selected, "two_player_die": null, "phases": ["explore"], "returned": returned});
    let phases = json!([{"phase": "explore", "events": events, "state": after}]);
    let ([roll, assign], manage) = ([json!(roll), json!(assign)], json!(manage));
    json!({"round": round, "roll": roll, "assign": assign, "reveal": reveal, "phases": phases, "manage": manage,
        "state": state.clone(), "end": null})
}

#[test]
fn a_game_that_was_stopped_is_compared_as_far_as_it_goes() {
    let game = unfinished();
    assert_eq!(divergence(&game), None);
    let changed = |change: fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        divergence(&game).map(|first| (first["round"].clone(), first["phase"].clone()))
    };
    assert_eq!(changed(|game| shorten(game, "rounds")), Some((json!(39), json!("end of round"))));
    assert_eq!(
        changed(|game| game["rounds"][39]["end"] = json!(["tableau"])),
        Some((json!(40), json!("end of round")))
    );
    let with_result = |game: &mut Value| game["final"] = json!({"trigger": [], "players": [], "winners": []});
    assert_eq!(changed(with_result), Some((json!(40), json!("final"))));
}

#[test]
fn a_finished_game_cannot_be_called_unfinished() {
    let mut game = games().swap_remove(0);
    game["finished"] = json!(false);
    assert_eq!(divergence(&game).expect("a divergence")["phase"], "final");
}
