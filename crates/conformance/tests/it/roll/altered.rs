//! A trace that was altered anywhere shows a divergence where it was altered.

use serde_json::{Value, json};

use super::{divergence, games, list, list_mut};
use crate::race::{has, is, raise, shorten};

/// The part of a game that is altered.
#[derive(Clone, Copy)]
enum Part {
    Setup,
    Assign,
    Reveal,
    /// An event of a phase; `""` for any phase.
    Event(&'static str),
    State,
    Manage,
    Round,
    Final,
    Game,
}

/// The first part of a game that `find` knows, with the round and the phase that a divergence there must name.
fn find_part<'g>(game: &'g mut Value, part: Part, find: Find) -> Option<(u64, String, &'g mut Value)> {
    let rounds = list(&game["rounds"]).len() as u64;
    let found = |at: u64, phase: &str, value: &'g mut Value| find(value).then(|| (at, phase.to_string(), value));
    match part {
        Part::Setup => return found(0, "setup", &mut game["setup"]),
        Part::Final => return found(rounds, "final", &mut game["final"]),
        Part::Game => return found(rounds, "final", game),
        Part::Assign | Part::Reveal | Part::Event(_) | Part::State | Part::Manage | Part::Round => {}
    }
    for (round, at) in list_mut(&mut game["rounds"]).iter_mut().zip(1..) {
        let hit = match part {
            Part::Assign => list_mut(&mut round["assign"]).iter_mut().find_map(|assign| found(at, "assign", assign)),
            Part::Reveal => found(at, "reveal", &mut round["reveal"]),
            Part::Manage => list_mut(&mut round["manage"]).iter_mut().find_map(|manage| found(at, "manage", manage)),
            Part::Round => found(at, "end of round", round),
            _ => list_mut(&mut round["phases"]).iter_mut().find_map(|played| {
                let phase = played["phase"].as_str().expect("a phase").to_string();
                match part {
                    Part::State => found(at, &phase, &mut played["state"]),
                    Part::Event(only) if !only.is_empty() && phase != only => None,
                    _ => list_mut(&mut played["events"]).iter_mut().find_map(|event| found(at, &phase, event)),
                }
            }),
        };
        if hit.is_some() {
            return hit;
        }
    }
    None
}

type Find = fn(&Value) -> bool;
type Damage = fn(&mut Value);

/// Changes the first die of a dice bag that is not empty.
fn add_die(bag: &mut Value) {
    let count = bag["alien"].as_u64().unwrap_or(0);
    bag["alien"] = json!(count + 1);
}

fn drop_field(value: &mut Value, key: &str) {
    value.as_object_mut().and_then(|fields| fields.remove(key)).expect("a field");
}

fn is_type(event: &Value, kind: &str) -> bool {
    is(event, "type", kind)
}

fn pays(event: &Value) -> bool {
    is_type(event, "income") && event["credits"].is_u64()
}

fn state_of(value: &mut Value) -> &mut Value {
    &mut value["players"][0]
}

/// The players with a bonus.
fn with_bonus(result: &Value) -> impl Iterator<Item = &Value> {
    list(&result["players"]).iter().filter(|player| !player["bonus"].as_object().expect("a map").is_empty())
}

fn raise_bonus(result: &mut Value) {
    let mut bonuses = list_mut(&mut result["players"]).iter_mut().filter_map(|player| player["bonus"].as_object_mut());
    let bonus = bonuses.find_map(|bonus| bonus.values_mut().next()).expect("a bonus");
    *bonus = json!(bonus.as_i64().expect("points") + 1);
}

/// What is altered, in which part of the game, which one it is, and how.
const ALTERED: [(&str, Part, Find, Damage); 68] = [
    ("the pool at the start", Part::Setup, |_| true, |v| raise(v, "vp_pool")),
    (
        "the order of timing",
        Part::Setup,
        |_| true,
        |v| v["timing_order"].as_array_mut().expect("a list").rotate_left(1),
    ),
    ("a half of a faction tile", Part::Setup, |_| true, |v| v["players"][0]["faction_left"] = json!("Space Mall")),
    ("the credits at the start", Part::Setup, |_| true, |v| raise(state_of(&mut v["state"]), "credits")),
    ("the first dice", Part::Setup, |_| true, |v| add_die(&mut state_of(&mut v["state"])["cup"])),
    ("a column", Part::Assign, |v| has(&v["columns"], "explore"), |v| shorten(&mut v["columns"], "explore")),
    ("a selected phase", Part::Reveal, |v| v["selected"][0] != "ship", |v| v["selected"][0] = json!("ship")),
    ("the phases that happen", Part::Reveal, |_| true, |v| shorten(v, "phases")),
    (
        "idle workers",
        Part::Reveal,
        |v| has(&v["returned"][0], "columns"),
        |v| shorten(&mut v["returned"][0], "columns"),
    ),
    (
        "the Dictate area",
        Part::Reveal,
        |v| has(&v["returned"][0], "dictated"),
        |v| shorten(&mut v["returned"][0], "dictated"),
    ),
    (
        "the credits of a Stock",
        Part::Event("explore"),
        |v| is_type(v, "stock"),
        |v| raise(&mut v["gains"][0], "credits"),
    ),
    (
        "the source of a Stock",
        Part::Event("explore"),
        |v| is_type(v, "stock"),
        |v| v["gains"][0]["source"] = json!("Dictate"),
    ),
    ("a second gain of a Stock", Part::Event("explore"), |v| !v["gains"][1].is_null(), |v| shorten(v, "gains")),
    (
        "the marker before a Stock",
        Part::Event("explore"),
        |v| is_type(v, "stock"),
        |v| raise(&mut v["gains"][0], "from"),
    ),
    ("the marker after a Stock", Part::Event("explore"), |v| is_type(v, "stock"), |v| raise(&mut v["gains"][0], "to")),
    (
        "no marker of a Stock",
        Part::Event("explore"),
        |v| is_type(v, "stock"),
        |v| drop_field(&mut v["gains"][0], "from"),
    ),
    (
        "whether a worker is real",
        Part::Event("explore"),
        |v| is(v, "type", "stock") && v["virtual"] == false,
        |v| v["virtual"] = json!(true),
    ),
    ("a bag that ran out", Part::Event("explore"), |v| v["bag_refilled"] == true, |v| v["bag_refilled"] = json!(false)),
    (
        "a bag that did not run out",
        Part::Event("explore"),
        |v| v["bag_refilled"] == false,
        |v| v["bag_refilled"] = json!(true),
    ),
    (
        "the place of an abandoned tile",
        Part::Event("explore"),
        |v| has(v, "abandon"),
        |v| raise(&mut v["abandon"][0], "position"),
    ),
    (
        "the face of a drawn tile",
        Part::Event("explore"),
        |v| has(v, "drawn"),
        |v| v["drawn"][0]["world"] = json!("Old Earth"),
    ),
    ("the number of a placed tile", Part::Event("explore"), |v| has(v, "place"), |v| raise(&mut v["place"][0], "id")),
    (
        "credits for a Scout",
        Part::Event("explore"),
        |v| is_type(v, "scout") && has(v, "gains"),
        |v| shorten(v, "gains"),
    ),
    (
        "the source of an extra tile",
        Part::Event("explore"),
        |v| is_type(v, "extra_draw"),
        |v| v["source"] = json!("Space Port"),
    ),
    (
        "a departure",
        Part::Event("explore"),
        |v| v.get("departure").is_some(),
        |v| v["departure"] = json!("dice_left_on_empty_stack"),
    ),
    ("a printed cost", Part::Event(""), |v| is_type(v, "complete"), |v| raise(v, "cost")),
    ("a need", Part::Event("develop"), |v| is_type(v, "complete"), |v| raise(v, "need")),
    ("the need of a world", Part::Event("settle"), |v| is_type(v, "complete"), |v| raise(v, "need")),
    ("the number of a completed tile", Part::Event(""), |v| is_type(v, "complete"), |v| raise(v, "id")),
    (
        "where a builder goes",
        Part::Event(""),
        |v| has(v, "used") && v["used"][0]["to"] == "citizenry",
        |v| v["used"][0]["to"] = json!("cup"),
    ),
    (
        "what sends a builder to the cup",
        Part::Event(""),
        |v| v["used"][0].get("by").is_some(),
        |v| drop(v["used"][0].as_object_mut().map(|used| used.remove("by"))),
    ),
    ("dice left on a stack", Part::Event(""), |v| is_type(v, "complete"), |v| raise(v, "dice_left")),
    (
        "credits for a completed tile",
        Part::Event(""),
        |v| is_type(v, "complete") && has(v, "gains"),
        |v| raise(&mut v["gains"][0], "credits"),
    ),
    (
        "what pays for a completed tile",
        Part::Event(""),
        |v| is_type(v, "complete") && has(v, "gains"),
        |v| v["gains"][0]["source"] = json!("Old Earth"),
    ),
    (
        "a removed die",
        Part::Event(""),
        |v| v.get("removed").is_some(),
        |v| drop(v.as_object_mut().map(|event| event.remove("removed"))),
    ),
    ("an effect", Part::Event(""), |v| has(v, "effects"), |v| shorten(v, "effects")),
    (
        "where a gained die goes",
        Part::Event(""),
        |v| v["effects"][0]["to"] == "cup",
        |v| v["effects"][0]["to"] = json!("citizenry"),
    ),
    (
        "credits of a completed tile",
        Part::Event(""),
        |v| v["effects"][0]["credits"].is_u64(),
        |v| raise(&mut v["effects"][0], "credits"),
    ),
    (
        "the marker of an effect",
        Part::Event(""),
        |v| v["effects"][0]["credits"].is_u64(),
        |v| raise(&mut v["effects"][0], "to"),
    ),
    ("developers that return", Part::Event("develop"), |v| is_type(v, "return"), |v| shorten(v, "dice")),
    ("settlers that return", Part::Event("settle"), |v| is_type(v, "return"), |v| shorten(v, "dice")),
    ("producers that return", Part::Event("produce"), |v| is_type(v, "return"), |v| shorten(v, "dice")),
    ("why shippers return", Part::Event("ship"), |v| is_type(v, "return"), |v| v["reason"] = json!("no_room")),
    ("an income of Explore", Part::Event("explore"), pays, |v| raise(v, "credits")),
    ("an income of Develop", Part::Event("develop"), pays, |v| raise(v, "credits")),
    ("an income of Settle", Part::Event("settle"), pays, |v| raise(v, "credits")),
    ("the source of an income", Part::Event("produce"), pays, |v| v["source"] = json!("Old Earth")),
    ("the marker of an income", Part::Event("produce"), pays, |v| raise(v, "from")),
    (
        "points at the end of Ship",
        Part::Event("ship"),
        |v| is_type(v, "income") && v["vp"].is_u64(),
        |v| raise(v, "vp"),
    ),
    ("a price", Part::Event("ship"), |v| is_type(v, "trade"), |v| raise(v, "price")),
    ("the marker after a Trade", Part::Event("ship"), |v| is_type(v, "trade"), |v| raise(v, "to")),
    ("no marker after a Trade", Part::Event("ship"), |v| is_type(v, "trade"), |v| drop_field(v, "to")),
    ("the marker after a purchase", Part::Event("ship"), |v| v.get("bankers_to").is_some(), |v| raise(v, "bankers_to")),
    ("points that were bought", Part::Event("ship"), |v| v.get("bankers_to").is_some(), |v| raise(v, "vp")),
    ("points of a Consume", Part::Event("ship"), |v| is_type(v, "consume"), |v| raise(v, "vp")),
    ("credits of a Consume", Part::Event("ship"), |v| is_type(v, "consume"), |v| raise(v, "credits")),
    ("the bag", Part::State, |_| true, |v| raise(v, "bag")),
    ("the pool", Part::State, |_| true, |v| raise(v, "vp_pool")),
    ("chips", Part::State, |_| true, |v| raise(state_of(v), "chips")),
    ("the Citizenry", Part::State, |_| true, |v| add_die(&mut state_of(v)["citizenry"])),
    (
        "waiting workers",
        Part::State,
        |v| !v["players"][0]["columns"]["ship"].is_null(),
        |v| add_die(&mut state_of(v)["columns"]["ship"]),
    ),
    (
        "a construction stack",
        Part::State,
        |v| has(&v["players"][0]["world_stack"], "tiles"),
        |v| shorten(&mut state_of(v)["world_stack"], "tiles"),
    ),
    ("dice on a stack", Part::State, |_| true, |v| add_die(&mut state_of(v)["development_stack"]["dice"])),
    ("a tableau", Part::State, |_| true, |v| shorten(state_of(v), "tableau")),
    ("a good", Part::State, |_| true, |v| state_of(v)["goods"]["Old Earth"] = json!(["alien"])),
    ("credits before recruiting", Part::Manage, |_| true, |v| raise(&mut v["recruit"], "from")),
    ("credits after recruiting", Part::Manage, |_| true, |v| raise(&mut v["recruit"], "after")),
    ("whether a recall is forced", Part::Manage, |_| true, |v| v["recall_forced"] = json!(v["recall_forced"] == false)),
];

/// The same at the end of rounds and of the game.
const ALTERED_ENDS: [(&str, Part, Find, Damage); 14] = [
    ("a state at the end of a round", Part::Round, |_| true, |v| raise(state_of(&mut v["state"]), "credits")),
    ("whether the game ends", Part::Round, |v| v["end"].is_null(), |v| v["end"] = json!(["tableau"])),
    ("why the game ends", Part::Round, |v| v["end"] == json!(["tableau"]), |v| v["end"] = json!(["vp_pool"])),
    ("that the game ends", Part::Round, |v| !v["end"].is_null(), |v| v["end"] = Value::Null),
    ("why the game ended", Part::Final, |v| v["trigger"] == json!(["tableau"]), |v| v["trigger"] = json!(["vp_pool"])),
    ("final chips", Part::Final, |_| true, |v| raise(state_of(v), "chips")),
    ("points for tiles", Part::Final, |_| true, |v| raise(state_of(v), "tiles")),
    ("a bonus", Part::Final, |v| with_bonus(v).next().is_some(), raise_bonus),
    ("a total", Part::Final, |_| true, |v| raise(state_of(v), "total")),
    ("dice for the tie-break", Part::Final, |_| true, |v| raise(&mut state_of(v)["tiebreak"], "cup")),
    ("a tie-break", Part::Final, |_| true, |v| raise(&mut state_of(v)["tiebreak"], "sum")),
    ("the winners", Part::Final, |_| true, |v| v["winners"] = json!([0, 1])),
    ("the list of departures", Part::Game, |v| has(v, "departures"), |v| shorten(v, "departures")),
    ("a departure in the list", Part::Game, |v| has(v, "departures"), |v| raise(&mut v["departures"][0], "round")),
];

#[test]
fn a_trace_that_was_altered_is_caught_where_it_was() {
    let games = games();
    for (what, part, find, damage) in ALTERED.into_iter().chain(ALTERED_ENDS) {
        let mut altered = 0;
        for game in &games {
            let mut game = game.clone();
            let Some((round, phase, value)) = find_part(&mut game, part, find) else { continue };
            damage(value);
            let first = divergence(&game).unwrap_or_else(|| panic!("{what} in game {} goes unnoticed", game["id"]));
            assert_eq!((&first["round"], &first["phase"]), (&json!(round), &json!(phase)), "{what}: {first}");
            altered += 1;
            if altered == 2 {
                break;
            }
        }
        assert!(altered > 0, "no game has {what}");
    }
}

/// Choices and chance that cannot be: they are noticed, though maybe later than where they stand.
#[test]
fn an_impossible_choice_is_a_divergence() {
    let changes: [(&str, Damage); 10] = [
        ("a first tile", |game| game["setup"]["players"][0]["tiles"][0] = json!(56)),
        ("a faction", |game| game["setup"]["players"][0]["faction"] = json!(0)),
        ("a first development", |game| game["setup"]["players"][0]["development"] = json!("Old Earth")),
        ("a wild home die", |game| game["rounds"][0]["roll"][0][0] = json!(["home", "wild"])),
        ("a die too many", |game| list_mut(&mut game["rounds"][0]["roll"][0]).push(json!(["rare", "ship"]))),
        ("a die that was not rolled", |game| game["rounds"][0]["assign"][0]["select"]["die"] = json!(99)),
        ("a player too few", |game| shorten(&mut game["setup"], "players")),
        ("a roll too few", |game| shorten(&mut game["rounds"][0], "roll")),
        ("an extra die", |game| game["rounds"][0]["reveal"]["two_player_die"] = json!("wild")),
        ("a round too few", |game| shorten(game, "rounds")),
    ];
    for game in games().iter().step_by(7) {
        for (what, change) in changes {
            let mut game = game.clone();
            change(&mut game);
            assert!(divergence(&game).is_some(), "{what} in game {} goes unnoticed", game["id"]);
        }
    }
}
