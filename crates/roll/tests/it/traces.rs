//! Games of another implementation, replayed decision by decision: chance is scripted, every round's end is compared.

use std::collections::BTreeMap;

use game::{Chance, Game, Observer, Seat, Setup as _};
use roll::{
    Color, Crew, Dice, DieOption, DiePlace, Face, Move, Phase, Plan, Prompt, Roll, Select, Setup, Shift, Shifts,
    Shipment, Side, Square, Tile, Use, Worker,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn square(value: &Value) -> Square {
    Square::by_name(value.as_str().expect("a name")).unwrap_or_else(|| panic!("no tile {value}"))
}

fn tile(value: &Value) -> Tile {
    square(value).tile().expect("a game tile")
}

fn number(value: &Value) -> usize {
    value.as_u64().expect("a number") as usize
}

/// What chance brings, in the order in which the rules ask for it.
fn script(trace: &Value) -> Vec<u32> {
    let mut script = Vec::new();
    let players = list(&trace["setup"]["players"]);
    script.extend(players.iter().map(|player| number(&player["faction"]) as u32 - 1));
    let home = |name: &Value| (1..=9).find(|&home| Square::home(home) == square(name)).expect("a home world");
    script.extend(players.iter().map(|player| u32::from(home(&player["home"])) - 1));
    for player in players {
        script.extend(list(&player["tiles"]).iter().map(|id| number(id) as u32 - 1));
    }
    let face = |color: Color, face: Face| color.faces().iter().position(|&other| other == face).expect("a face") as u32;
    for round in list(&trace["rounds"]) {
        for roll in list(&round["roll"]) {
            let mut dice: Vec<(Color, Face)> = list(roll).iter().map(read).collect();
            dice.sort();
            script.extend(dice.iter().map(|&(color, shown)| face(color, shown)));
        }
        if let extra @ Value::String(_) = &round["reveal"]["two_player_die"] {
            script.push(face(Color::Home, read(extra)));
        }
        let events = list(&round["phases"]).iter().flat_map(|phase| list(&phase["events"]));
        for event in events {
            script.extend(list(&event["drawn"]).iter().map(|drawn| number(&drawn["id"]) as u32 - 1));
        }
    }
    script
}

/// A plan as the trace writes it, which numbers dice.
fn plan(roll: &Value, assign: &Value) -> Plan {
    let dice: Vec<(Color, Face)> = list(roll).iter().map(read).collect();
    let (selecting, phase) = (number(&assign["select"]["die"]), read(&assign["select"]["phase"]));
    let mut plan = Plan::new(Select { color: dice[selecting].0, face: dice[selecting].1, phase });
    let mut columns: Vec<Option<Phase>> = dice.iter().map(|(_, face)| face.phase()).collect();
    for wild in list(&assign["wild"]) {
        let (die, column) = (number(&wild["die"]), read(&wild["phase"]));
        columns[die] = Some(column);
        plan.wild[column].put(dice[die].0);
    }
    for used in list(&assign["uses"]) {
        let moves = list(&used["moves"]);
        let shift = |shift: &Value| Shift {
            color: dice[number(&shift["die"])].0,
            from: read(&shift["from"]),
            to: read(&shift["to"]),
        };
        let shifts = Shifts::of(&moves.iter().map(shift).collect::<Vec<_>>()).expect("at most three workers");
        plan.uses.push(if used["power"] == "Dictate" {
            let die = number(&used["set_aside"]);
            let set_aside = Worker { color: dice[die].0, column: columns[die].expect("a worker below the strip") };
            Use::Dictate { set_aside, shifts }
        } else {
            Use::Power { power: square(&used["power"]), shifts }
        });
        for shift in moves {
            columns[number(&shift["die"])] = Some(read(&shift["to"]));
        }
    }
    plan
}

/// What a seat does in one phase of the trace, and how far it is.
#[derive(Default)]
struct Actor {
    events: Vec<Value>,
    next: usize,
    /// Tiles of the Scout in progress that are still to be abandoned, and placements to come.
    abandon: Vec<Tile>,
    place: Vec<(Tile, Side, bool)>,
    /// Workers and squares when the phase began, and workers removed since.
    workers: usize,
    squares: usize,
    removed: usize,
}

impl Actor {
    fn of(game: &Roll, seat: Seat, phase: Phase, events: &[Value]) -> Self {
        let own = game.snapshot().players[seat].clone();
        let events = events.iter().filter(|event| number(&event["player"]) == seat.index()).cloned().collect();
        Self { events, workers: own.columns[phase].total().into(), squares: own.tableau.len(), ..Self::default() }
    }

    fn of_kind(&self, kind: &str) -> Vec<&Value> {
        self.events.iter().filter(|event| event["type"] == kind).collect()
    }

    fn placements(&mut self, event: &Value) {
        let place = |place: &Value| {
            (Tile::by_id(number(&place["id"]) as u8).expect("a tile"), read(&place["side"]), place["top"] == true)
        };
        self.place = list(&event["place"]).iter().map(place).collect();
    }

    /// The next task in Explore; of several arrangements in a row only the last one matters.
    fn explore(&mut self, may_stop: bool) -> Move {
        let task = |event: &Value| ["stock", "scout", "rearrange"].contains(&event["type"].as_str().unwrap_or(""));
        while self.events.get(self.next).is_some_and(|event| {
            !task(event)
                || event["type"] == "rearrange"
                    && self.events.get(self.next + 1).is_some_and(|next| next["type"] == "rearrange")
        }) {
            self.next += 1;
        }
        let Some(event) = self.events.get(self.next).cloned() else {
            assert!(may_stop, "explorers are left");
            return Move::Stop;
        };
        self.next += 1;
        if event["type"] == "rearrange" {
            let side =
                |side, names: &Value| list(names).iter().map(|name| (tile(name), side, false)).collect::<Vec<_>>();
            self.place = side(Side::Development, &event["development"]);
            self.place.extend(side(Side::World, &event["world"]));
            return Move::Rearrange;
        }
        let crew = crew(&event);
        if event["type"] == "stock" {
            return Move::Stock(crew);
        }
        self.abandon = list(&event["abandon"]).iter().map(|abandoned| tile(&abandoned["tile"])).collect();
        self.abandon.sort();
        self.placements(&event);
        Move::Scout(crew)
    }

    /// The completion that comes next, or the last one.
    fn completion(&self, game: &Roll, seat: Seat, back: usize) -> Value {
        let done = game.snapshot().players[seat].tableau.len() - self.squares;
        self.of_kind("complete")[done - back].clone()
    }

    fn answer(&mut self, game: &Roll, seat: Seat, phase: Phase, prompt: &Prompt) -> Move {
        let left = usize::from(game.snapshot().players[seat].columns[phase].total());
        let used = self.workers - self.removed - left;
        match prompt {
            Prompt::Explore { may_stop, .. } => self.explore(*may_stop),
            Prompt::Abandon { .. } if self.abandon.is_empty() => Move::Draw,
            Prompt::Abandon { .. } => Move::Abandon(self.abandon.remove(0)),
            Prompt::Place { tiles, .. } => {
                // A placement that left no choice was not asked for.
                self.place.retain(|(tile, ..)| tiles.contains(*tile));
                if self.place.is_empty() {
                    let last = self.of_kind("extra_draw")[0].clone();
                    self.placements(&last);
                }
                let (tile, side, top) = self.place.remove(0);
                Move::Place { tile, side, top }
            }
            Prompt::Build { .. } => Move::Build(read(&self.of_kind("place")[used]["die"])),
            Prompt::Use { .. } => {
                let event = self.completion(game, seat, 0);
                Move::Use(list(&event["used"]).iter().map(|used| read::<Color>(&used["die"])).collect())
            }
            Prompt::Save { .. } => {
                let event = self.completion(game, seat, 0);
                let saving = ["Galactic Federation", "Galactic Exchange"];
                let saved = |used: &&Value| saving.contains(&used["by"].as_str().unwrap_or(""));
                let saved = list(&event["used"]).iter().filter(saved);
                Move::Save(saved.map(|used| read::<Color>(&used["die"])).collect())
            }
            Prompt::Remove { options, .. } => {
                let removed = &self.completion(game, seat, 1)["removed"];
                let die: Color = read(&removed["die"]);
                let here = |from| options.contains(&DieOption { die, from });
                let column = |value: &Value| DiePlace::Column(read(value));
                let from = match removed["place"].as_str().expect("a place") {
                    "cup" => DiePlace::Cup,
                    "citizenry" => DiePlace::Citizenry,
                    "development_stack" => DiePlace::Stack(Side::Development),
                    "world_stack" => DiePlace::Stack(Side::World),
                    "good" => DiePlace::World(square(&removed["world"])),
                    "selector" if here(DiePlace::Selector) => DiePlace::Selector,
                    "column" if !here(column(&removed["phase"])) => DiePlace::Selector,
                    _ => column(&removed["phase"]),
                };
                let own = removed["phase"] == json!(phase);
                self.removed += usize::from(own);
                Move::Remove { die, from }
            }
            Prompt::Produce { .. } => {
                let event = self.of_kind("produce")[used];
                Move::Produce { die: read(&event["die"]), world: square(&event["world"]) }
            }
            Prompt::Ship { .. } => {
                while !["trade", "consume"].contains(&self.events[self.next]["type"].as_str().unwrap_or("")) {
                    self.next += 1;
                }
                let event = &self.events[self.next];
                self.next += 1;
                let shipment = if event["type"] == "trade" { Shipment::Trade } else { Shipment::Consume };
                Move::Ship {
                    shipper: crew(event),
                    world: square(&event["world"]),
                    good: read(&event["good"]),
                    shipment,
                }
            }
            Prompt::Buy { .. } => Move::Buy(self.events[self.next - 1]["galactic_bankers"] == true),
            other => panic!("not a question of a phase: {other:?}"),
        }
    }
}

fn crew(event: &Value) -> Crew {
    Crew { color: read(&event["die"]), real: event["virtual"] != true }
}

/// What a seat does with its empire.
fn manage(entry: &Value, recalled: &mut Vec<DieOption>, prompt: &Prompt) -> Move {
    match prompt {
        Prompt::Recruit { .. } => Move::Recruit(list(&entry["recruit"]["dice"]).iter().map(read::<Color>).collect()),
        Prompt::Recall { options, .. } => {
            let wanted = options.iter().find(|option| recalled.contains(option));
            let Some(&DieOption { die, from }) = wanted else { return Move::Stop };
            let at = recalled.iter().position(|other| *other == DieOption { die, from }).expect("wanted");
            recalled.remove(at);
            Move::Recall { die, from }
        }
        other => panic!("not a question of the empire: {other:?}"),
    }
}

/// A state as the trace writes it.
fn snapshot(game: &Roll) -> Value {
    let state = game.snapshot();
    let names = |tiles: &[Tile], side| tiles.iter().map(|tile| tile.side(side).to_string()).collect::<Vec<_>>();
    let players: Vec<Value> = state.players.values().map(|player| {
        let carrying = player.tableau.iter().filter(|(_, goods)| !goods.is_empty());
        let goods: BTreeMap<String, Vec<Color>> = carrying.map(|(world, goods)| (world.to_string(), goods.iter().collect())).collect();
        json!({
            "credits": player.credits, "chips": player.vp, "cup": player.cup, "citizenry": player.citizenry,
            "columns": player.columns,
            "development_stack": { "tiles": names(&player.developments, Side::Development), "dice": player.developers },
            "world_stack": { "tiles": names(&player.worlds, Side::World), "dice": player.settlers },
            "tableau": player.tableau.iter().map(|(square, _)| square.to_string()).collect::<Vec<_>>(),
            "goods": goods,
        })
    }).collect();
    json!({ "vp_pool": state.pool, "bag": state.bag.len(), "players": players })
}

/// The trace sorts goods by the names of colors.
fn expected(state: &Value) -> Value {
    let mut state = state.clone();
    for player in state["players"].as_array_mut().expect("a list") {
        for goods in player["goods"].as_object_mut().expect("a map").values_mut() {
            let dice: Dice = list(goods).iter().map(read::<Color>).collect();
            *goods = json!(dice.iter().collect::<Vec<_>>());
        }
    }
    state
}

fn first_asked(game: &Roll) -> Option<Seat> {
    let (first, players) = (game.view(Observer::Public).first.number(), game.setup().players);
    (0..players).map(|step| Seat::new((first + step) % players)).find(|&seat| game.asked().contains(seat))
}

fn replay(trace: &Value) {
    let id = trace["id"].as_str().expect("an id");
    let setup = Setup::of(number(&trace["players"]) as u8, "standard").expect("a playable setup");
    let mut game = Roll::new(&setup, Chance::scripted(script(trace)), &mut ()).expect("a playable setup");
    for (seat, player) in (0..).map(Seat::new).zip(list(&trace["setup"]["players"])) {
        let answer = Move::Open(tile(&player["development"]));
        game.play(seat, &answer, &mut ()).unwrap_or_else(|illegal| panic!("{id}: {illegal}"));
    }
    assert_eq!(snapshot(&game), expected(&trace["setup"]["state"]), "{id}: setup");
    for round in list(&trace["rounds"]) {
        let place = format!("{id}, round {}", round["round"]);
        assert_eq!(game.chance().fault(), None, "{place}");
        for seat in (0..setup.players).map(Seat::new) {
            let plan = plan(&round["roll"][seat.index()], &round["assign"][seat.index()]);
            let answer = Move::Assign(Box::new(plan));
            let result = game.play(seat, &answer, &mut ());
            result.unwrap_or_else(|illegal| panic!("{place}: {illegal}: {answer:?}"));
        }
        play_round(&mut game, round, &place);
        assert_eq!(snapshot(&game), expected(&round["state"]), "{place}");
        assert_eq!(game.outcome().is_some(), !round["end"].is_null(), "{place}");
    }
    if trace["finished"] != true {
        return;
    }
    let outcome = game.outcome().expect("over");
    let totals: Vec<i32> = outcome.standings.values().map(|standing| standing.total).collect();
    let wanted = list(&trace["final"]["players"]);
    assert_eq!(totals, wanted.iter().map(|player| number(&player["total"]) as i32).collect::<Vec<_>>(), "{id}");
    let winners: Vec<usize> = outcome.winners().iter().map(|seat| seat.index()).collect();
    assert_eq!(json!(winners), trace["final"]["winners"], "{id}");
}

fn play_round(game: &mut Roll, round: &Value, place: &str) {
    let current = game.round();
    let mut actors: BTreeMap<(Phase, u8), Actor> = BTreeMap::new();
    let mut recalled: BTreeMap<u8, Vec<DieOption>> = BTreeMap::new();
    while game.round() == current
        && let Some(seat) = first_asked(game)
    {
        let prompt = game.prompt(seat).expect("asked");
        let roll::Step::Phase(phase) = game.view(Observer::Public).step else {
            let entry = &round["manage"][seat.index()];
            let recalled = recalled.entry(seat.number()).or_insert_with(|| recalls(entry));
            let answer = manage(entry, recalled, &prompt);
            let result = game.play(seat, &answer, &mut ());
            result.unwrap_or_else(|illegal| panic!("{place}: {illegal}: {answer:?}"));
            continue;
        };
        // The state may be past what happened by itself, so what the phase began with is counted back.
        let actor = actors.entry((phase, seat.number())).or_insert_with(|| {
            let events = list(&round["phases"]).iter().find(|entry| entry["phase"] == json!(phase));
            let mut actor = Actor::of(game, seat, phase, list(&events.expect("the phase happens")["events"]));
            actor.squares -= built_already(&actor, game, seat);
            actor.workers += placed_already(&actor, phase);
            actor
        });
        let answer = actor.answer(game, seat, phase, &prompt);
        let result = game.play(seat, &answer, &mut ());
        result.unwrap_or_else(|illegal| panic!("{place}: {illegal}: {answer:?} to {prompt:?}"));
    }
}

/// Tiles of this phase that were completed before the seat was asked for the first time.
fn built_already(actor: &Actor, game: &Roll, seat: Seat) -> usize {
    let tableau: Vec<String> =
        game.snapshot().players[seat].tableau.iter().map(|(square, _)| square.to_string()).collect();
    actor.of_kind("complete").iter().filter(|event| tableau.iter().any(|name| event["tile"] == *name)).count()
}

/// Workers of this phase that were used before the seat was asked for the first time.
fn placed_already(actor: &Actor, phase: Phase) -> usize {
    let kind = match phase {
        Phase::Develop | Phase::Settle => "place",
        Phase::Produce => "produce",
        Phase::Explore | Phase::Ship => return 0,
    };
    let done = actor.of_kind(kind).len();
    let returned: usize = actor
        .of_kind("return")
        .iter()
        .filter(|event| event["from"] == "column")
        .map(|event| list(&event["dice"]).len())
        .sum();
    (done + returned + removed_here(actor, phase)).saturating_sub(actor.workers)
}

/// Workers of the phase that are removed in it.
fn removed_here(actor: &Actor, phase: Phase) -> usize {
    let removed = |event: &&&Value| event["removed"]["phase"] == json!(phase);
    actor.of_kind("complete").iter().filter(removed).count()
}

fn recalls(entry: &Value) -> Vec<DieOption> {
    let option = |recall: &Value| DieOption {
        die: read(&recall["die"]),
        from: match recall["from"].as_str().expect("a place") {
            "development_stack" => DiePlace::Stack(Side::Development),
            "world_stack" => DiePlace::Stack(Side::World),
            _ => DiePlace::World(square(&recall["world"])),
        },
    };
    list(&entry["recall"]).iter().map(option).collect()
}

#[test]
fn games_of_another_implementation_replay() {
    let traces = include_str!("../fixtures/roll_traces.jsonl");
    let mut replayed = 0;
    for line in traces.lines() {
        replay(&serde_json::from_str(line).expect("a trace"));
        replayed += 1;
    }
    assert!(replayed >= 8, "only {replayed} games");
}
