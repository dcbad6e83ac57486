//! Traces of Roll: real games show no divergence, and a trace that was altered anywhere shows one where it was altered.

use serde_json::{Value, json};

use crate::conformance::{has, is, raise, read_games, shorten};
use crate::program::{json as run_json, orrery_reading};

/// 24 complete games, six for each number of players. Together they have every tile, every power that can be used, every
/// departure that was met, bags that ran out, and every way the game can end.
const TRACES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/roll-traces.jsonl.gz");

fn games() -> Vec<Value> {
    read_games(TRACES)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn list_mut(value: &mut Value) -> &mut Vec<Value> {
    value.as_array_mut().expect("a list")
}

#[test]
fn real_games_of_every_table_show_no_divergence() {
    let games = games();
    for players in 2..=5 {
        assert_eq!(games.iter().filter(|game| game["players"] == players).count(), 6, "{players} players");
    }
    let report = run_json(&["conformance", "roll", TRACES]);
    assert_eq!(report["divergences"], 0, "{report}");
    assert_eq!(report["games"], games.len());
    // The setup, every phase and the end of every round.
    let snapshots = |game: &Value| -> usize {
        1 + list(&game["rounds"]).iter().map(|round| 1 + list(&round["phases"]).len()).sum::<usize>()
    };
    assert_eq!(report["snapshots"], games.iter().map(snapshots).sum::<usize>());
    assert!(report["decisions"].as_u64().expect("a number") > 5_000, "{report}");
}

#[test]
fn the_fixture_has_what_is_rare() {
    let text: String = games().iter().map(Value::to_string).collect();
    for rare in [
        "dice_left_on_empty_stack",
        "end_of_explore_credits_skipped_after_extra_draw",
        "end_of_explore_powers_skipped_without_explorers",
        "alien_research_team_without_tiles",
        "\"bag_refilled\":true",
        "\"galactic_bankers\":true",
        "\"galactic_bankers\":false",
        "\"type\":\"rearrange\"",
        "\"recall_forced\":true",
        "\"top\":true",
        "\"place\":\"selector\"",
        "\"by\":\"New Galactic Order\"",
    ] {
        assert!(text.contains(rare), "no {rare}");
    }
}

/// Runs one game; gives the first divergence, if there is one.
fn divergence(game: &Value) -> Option<Value> {
    let run = orrery_reading(&["conformance", "roll", "-", "--json"], &format!("{game}\n"));
    let mut report: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {run:?}"));
    assert_eq!(report["divergences"] == 1, run.code == 1, "{run:?}");
    assert_eq!(report["divergences"] == 0, run.code == 0, "{run:?}");
    (run.code == 1).then(|| report["first"].take())
}

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
const ALTERED: [(&str, Part, Find, Damage); 66] = [
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
    let changes: [(&str, fn(&mut Value)); 10] = [
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

#[test]
fn a_divergence_is_told_in_detail() {
    let mut game = games().swap_remove(0);
    raise(&mut game["final"]["players"][1], "total");
    let run = orrery_reading(&["conformance", "roll", "-"], &game.to_string());
    assert_eq!(run.code, 1, "{run:?}");
    for word in ["1 divergence", game["id"].as_str().expect("an id"), "final, seat 1", "all points", "expected", "got"]
    {
        assert!(run.stdout.contains(word), "no {word} in {}", run.stdout);
    }
}

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

/// Runs a text that is no trace: it is refused with words, and nothing is printed.
fn refused(text: &str, words: &[&str]) {
    let run = orrery_reading(&["conformance", "roll", "-"], text);
    assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{run:?}");
    for word in words {
        assert!(run.stderr.contains(word), "no {word} in {}", run.stderr);
    }
}

#[test]
fn a_file_that_is_no_trace_is_refused_with_its_line() {
    let game = games().swap_remove(0);
    let good = format!("{game}\n");
    refused("not json\n", &["line 1"]);
    refused("{}\n", &["line 1"]);
    refused(r#"{"v": 1, "id": "2p-0", "players": 2}"#, &["line 1", "not a trace of roll"]);
    for part in 1..10 {
        refused(&format!("{good}{}", &good[..good.len() * part / 10]), &["line 2"]);
    }
    let changed = |change: fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        format!("{good}{game}\n")
    };
    let without = |game: &mut Value, key: &str| drop(game.as_object_mut().map(|fields| fields.remove(key)));
    refused(&changed(|game| game["version"] = json!(2)), &["line 2", "version 2"]);
    refused(&changed(|game| *game = json!({"format": "roll-trace", "version": 9})), &["line 2", "version 9"]);
    refused(&changed(|game| game["format"] = json!("race-trace")), &["line 2", "race-trace"]);
    refused(&changed(|game| game["players"] = json!(6)), &["line 2", "2 to 5 can play"]);
    refused(&changed(|game| game["setup"]["players"][0]["home"] = json!("Pluto")), &["line 2", "Pluto"]);
    refused(&changed(|game| game["rounds"][0]["roll"][0][0][1] = json!("rest")), &["line 2", "rest"]);
    refused(&changed(|game| game["rounds"][0]["mood"] = json!("good")), &["line 2", "mood"]);
    for key in ["id", "seed", "driver", "players", "setup", "rounds", "finished", "final", "departures"] {
        let mut game = game.clone();
        without(&mut game, key);
        refused(&format!("{good}{game}\n"), &["line 2", key]);
    }
}
