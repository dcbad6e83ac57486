//! What must hold of every game, on hundreds of random games of every kind.

use std::collections::BTreeMap;

use game::{
    BadSetup, BySeat, Chance, Element, Game, Legal, Observer, Outcome, Seat, Seats, Seed, Set, Setup as _, Sink,
};
use roll::{
    Assigning, Color, Crew, Dice, DiePlace, Face, Illegal, Move, Options, Phase, PlayerLook, PlayerView, Powers,
    Prompt, Roll, Rolled, Setup, Shipment, Side, Square, StackView, Tile, Timing, View,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use testkit::checks::{Checks, games};
use testkit::properties::{self, Games};

/// What the properties need to know of Roll.
pub(crate) const ROLL: Checks<Roll> =
    Checks { is_sealed, sealed_choices: 500, others: other_answers, conserved: tiles_dice_and_points, scramble };

testkit::properties! {
    ROLL;
    every_game_ends(25, 200),
    replay_equals_play(8, 12),
    everything_survives_json(2, 10),
    questions_wait(8, 15),
    sealed_answers_commute(8, 15),
    everything_is_conserved(8, 40),
    views_do_not_leak(2, 20),
    imagined_states_fit_their_views(4, 25),
    what_can_be_taken_back_taught_nothing(4, 25),
}

#[test]
fn every_kind_of_game_is_tried() {
    // Two variants for two to five players, with both timings.
    assert_eq!(Setup::all().len(), 16);
}

/// Bots of other programs are asked with prompts that nobody has checked. Dictate that moves no worker can neither go on nor end.
#[test]
fn a_random_plan_is_found_or_refused_whatever_the_prompt_says() {
    let mut rolled = Rolled::default();
    rolled[Face::Wild] = Dice::of(Color::Home, 6);
    let powers = Powers { dictate_moves: 0, ..Powers::of(Set::EMPTY, 0) };
    let mut chance = Chance::seeded(Seed::from_number(1));
    let plans = [(); 100].map(|()| Assigning::new(rolled, powers).random(&mut chance));
    assert!(plans.iter().any(Option::is_some) && plans.iter().any(Option::is_none));
}

/// What a look shows of a player; what only views hold is taken over.
fn seen(player: PlayerLook<'_>, view: &PlayerView) -> PlayerView {
    let goods = |square| player.goods().find(|&(world, _)| world == square).map_or(Dice::NONE, |(_, goods)| goods);
    let stack = |side| StackView { tiles: player.stack_size(side), top: player.top(side), dice: player.dice_on(side) };
    PlayerView {
        tableau: player.tableau().iter().map(|&square| (square, goods(square))).collect(),
        credits: player.credits(),
        vp: player.vp(),
        cup: player.cup(),
        citizenry: player.citizenry(),
        columns: *player.columns(),
        selector: player.selector(),
        developments: stack(Side::Development),
        worlds: stack(Side::World),
        ..view.clone()
    }
}

/// Every seat's look holds what its view does, and it may answer what its prompt offers.
#[test]
fn a_look_shows_what_the_view_shows() {
    let Games { setups, games } = games::<Roll>(2, 15);
    for (setup, number) in setups.iter().flat_map(|setup| (0..games).map(move |number| (setup, number))) {
        let mut choices = Chance::seeded(Seed::from_number(number));
        let mut game = Roll::new(setup, Chance::seeded(Seed::from_number(number)), &mut ()).expect("a deal");
        while let Some(asked) = game.asked().first() {
            for seat in Seats::all(setup.players).iter() {
                let (look, view) = (game.look(seat), game.view(Observer::Seat(seat)));
                let table = (look.round(), look.step(), look.is_last_round(), look.pool());
                assert_eq!(table, (view.round, view.step, view.last_round, view.pool));
                let own = view.own.expect("a seat's view");
                assert_eq!(Side::BOTH.map(|side| look.stack(side)), [&own.developments[..], &own.worlds[..]]);
                for (other, player) in look.players() {
                    let shown = &view.players[other];
                    assert_eq!((&seen(player, shown), player.points()), (shown, shown.score.total()));
                }
                match (look.options(), game.prompt(seat)) {
                    (Some(Options::Assign { rolled, powers }), Some(Prompt::Assign(assigning))) => {
                        assert_eq!(Assigning::new(rolled, powers), *assigning);
                    }
                    (options, prompt) => {
                        assert_eq!(options.map(|options| options.moves()), prompt.map(|prompt| prompt.moves()));
                    }
                }
            }
            let answer = game.random_move(asked, &mut choices).expect("an asked seat can move");
            game.play(asked, &answer, &mut ()).expect("a legal move");
        }
    }
}

/// Whether everyone is choosing in secret.
fn is_sealed(game: &Roll) -> bool {
    let seat = game.asked().first().expect("somebody is asked");
    matches!(game.prompt(seat), Some(Prompt::Open { .. } | Prompt::Assign(_) | Prompt::Give { .. }))
}

#[test]
fn random_moves_are_even() {
    properties::random_moves_are_even::<Assigned>(&games::<Roll>(4, 15));
}

#[test]
fn offered_moves_are_exactly_the_legal_ones() {
    properties::offered_moves_are_exactly_the_legal_ones::<Assigned>(&games::<Roll>(2, 15), |game, seat, chance| {
        other_answers(&game.game, seat, chance)
    });
}

fn other_answers(game: &Roll, seat: Seat, chance: &mut Chance) -> Vec<Move> {
    (0..20).map(|_| other_answer(game, seat, chance)).collect()
}

/// In the first round there are few dice: every plan is listed, and what is not listed is refused.
#[test]
fn offered_plans_are_exactly_the_legal_ones() {
    let mut tried = 0;
    for number in 0..60 {
        let players = 2 + number as u8 % 4;
        let setup = Setup::of(players, "first-game").expect("a setup that exists");
        let game = Roll::new(&setup, Chance::seeded(Seed::from_number(number)), &mut ()).expect("playable");
        let mut choices = Chance::seeded(Seed::from_number(number).derive(1));
        for seat in game.asked().iter() {
            let offered = game.prompt(seat).expect("asked").moves();
            if offered.len() > 3000 {
                continue;
            }
            tried += 1;
            let mut listed = Vec::new();
            game.legal_moves(seat, &mut listed);
            assert_eq!(listed, offered);
            let mut seen: Vec<String> = offered.iter().map(|plan| json!(plan).to_string()).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen.len(), offered.len(), "a plan is listed twice");
            for answer in offered.iter().step_by(7) {
                let mut after = game.clone();
                after.play(seat, answer, &mut ()).expect("an offered plan is legal");
            }
            for _ in 0..200 {
                let drawn = game.random_move(seat, &mut choices).expect("a plan");
                assert!(offered.contains(&drawn), "{drawn:?} was drawn but is not listed");
                let altered = alter(&drawn, &mut choices);
                let mut after = game.clone();
                let accepted = after.play(seat, &altered, &mut ()).is_ok();
                assert_eq!(accepted, offered.contains(&altered), "{altered:?}");
                assert!(accepted || after == game, "a refused plan changes something");
            }
        }
    }
    assert!(tried > 50, "only {tried} plans were listed");
}

/// A plan with one word changed: another color, phase or face somewhere.
fn alter(plan: &Move, chance: &mut Chance) -> Move {
    const WORDS: [&str; 6] = ["home", "novelty", "genes", "explore", "ship", "settle"];
    let text = json!(plan).to_string();
    let (from, to) = (WORDS[chance.below(6) as usize], WORDS[chance.below(6) as usize]);
    let altered = text.replacen(&format!("\"{from}\""), &format!("\"{to}\""), 1 + chance.below(2) as usize);
    serde_json::from_str(&altered).unwrap_or_else(|_| plan.clone())
}

/// The game with everyone's dice assigned at random: the rest has few enough answers to list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Assigned {
    game: Roll,
    choices: Chance,
}

impl Assigned {
    fn assign(&mut self, out: &mut impl Sink<roll::Event>) {
        while let Some(seat) = self.game.asked().first() {
            if !matches!(self.game.prompt(seat), Some(Prompt::Assign(_))) {
                return;
            }
            let plan = self.game.random_move(seat, &mut self.choices).expect("a plan");
            self.game.play(seat, &plan, out).expect("a drawn plan is legal");
        }
    }
}

impl Game for Assigned {
    const ID: &'static str = "roll-assigned";
    const RULES_VERSION: u32 = 1;
    type Setup = Setup;
    type Prompt = Prompt;
    type Move = Move;
    type Illegal = Illegal;
    type Event = roll::Event;
    type View = View;

    fn new(setup: &Setup, chance: Chance, out: &mut impl Sink<roll::Event>) -> Result<Self, BadSetup> {
        let mut game = Self { game: Roll::new(setup, chance, out)?, choices: Chance::seeded(Seed::from_number(9)) };
        game.assign(out);
        Ok(game)
    }
    fn setup(&self) -> &Setup {
        self.game.setup()
    }
    fn asked(&self) -> Seats {
        self.game.asked()
    }
    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.game.prompt(seat)
    }
    fn play(&mut self, seat: Seat, answer: &Move, out: &mut impl Sink<roll::Event>) -> Result<(), Illegal> {
        self.game.play(seat, answer, out)?;
        self.assign(out);
        Ok(())
    }
    fn view(&self, observer: Observer) -> View {
        self.game.view(observer)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
    fn round(&self) -> u32 {
        self.game.round()
    }
    fn chance(&self) -> &Chance {
        self.game.chance()
    }
    fn scores(&self) -> BySeat<i32> {
        self.game.scores()
    }
    fn sealed(&self) -> Seats {
        self.game.sealed()
    }
    fn reveals(event: &roll::Event, to: Seat) -> bool {
        Roll::reveals(event, to)
    }
}

impl Legal for Assigned {
    fn moves(prompt: &Prompt) -> Vec<Move> {
        Roll::moves(prompt)
    }
    fn only_move(prompt: &Prompt) -> Option<Move> {
        Roll::only_move(prompt)
    }

    fn legal_moves(&self, seat: Seat, into: &mut Vec<Move>) {
        self.game.legal_moves(seat, into);
    }
    fn random_move(&self, seat: Seat, chance: &mut Chance) -> Option<Move> {
        self.game.random_move(seat, chance)
    }
}

/// A move that may or may not be legal: of any kind, mostly with tiles and dice that the seat has.
fn other_answer(game: &Roll, seat: Seat, chance: &mut Chance) -> Move {
    let snapshot = game.snapshot();
    let own = &snapshot.players[seat];
    let color = |chance: &mut Chance| Color::from_number(chance.below(7) as u8);
    let side = Side::BOTH[chance.below(2) as usize];
    let mut zone: Set<Tile> = own.developments.iter().chain(&own.worlds).copied().collect();
    if let Some(view) = game.view(Observer::Seat(seat)).own {
        zone = zone.union(view.drawn);
    }
    let tile = match chance.below(4) {
        0 => Tile::from_number(chance.below(55) as u8),
        _ => Tile::from_number(chance.pick(zone.bits().into())),
    };
    let world = match chance.below(5) {
        0 => Square::all().nth(chance.below(137) as usize).expect("a square"),
        _ => own.tableau[chance.below(own.tableau.len() as u32) as usize].0,
    };
    let dice: Dice = (0..chance.below(4)).map(|_| color(chance)).collect();
    let crew = Crew { color: color(chance), real: chance.below(3) > 0 };
    let place = match chance.below(6) {
        0 => DiePlace::Cup,
        1 => DiePlace::Citizenry,
        2 => DiePlace::Column(Phase::ALL[chance.below(5) as usize]),
        3 => DiePlace::Selector,
        4 => DiePlace::Stack(side),
        _ => DiePlace::World(world),
    };
    match chance.below(18) {
        0 => Move::Open(tile),
        1 => Move::Stock(crew),
        2 => Move::Scout(crew),
        3 => Move::Abandon(tile),
        4 => Move::Draw,
        5 => Move::Place { tile, side, top: chance.below(2) == 0 },
        6 => Move::Rearrange,
        7 => Move::Give(tile),
        8 => Move::Build(color(chance)),
        9 => Move::Use(dice),
        10 => Move::Save(dice),
        11 => Move::Remove { die: color(chance), from: place },
        12 => Move::Produce { die: color(chance), world },
        13 => {
            let shipment = [Shipment::Trade, Shipment::Consume][chance.below(2) as usize];
            Move::Ship { shipper: crew, world, good: color(chance), shipment }
        }
        14 => Move::Buy(chance.below(2) == 0),
        15 => Move::Recruit(dice),
        16 => Move::Recall { die: color(chance), from: place },
        _ => Move::Stop,
    }
}

/// Every tile is somewhere once, all chips are there, and there are no more dice than in the box.
fn tiles_dice_and_points(game: &Roll) -> Result<(), String> {
    let state = serde_json::to_value(game).expect("plain data");
    let mut tiles: BTreeMap<String, u8> = BTreeMap::new();
    count_tiles(&state, &mut tiles);
    let snapshot = game.snapshot();
    for player in snapshot.players.values() {
        for tile in player.tableau.iter().filter_map(|(square, _)| square.tile()) {
            *tiles.entry(tile.to_string()).or_default() += 1;
        }
    }
    if tiles.len() != 55 || tiles.values().any(|&count| count != 1) {
        return Err(format!("not every tile once: {tiles:?}"));
    }
    let chips: i16 = snapshot.players.values().map(|player| player.vp as i16).sum();
    let all = 12 * i16::from(game.setup().players);
    if chips + snapshot.pool != all {
        return Err(format!("{chips} + {} is not {all}", snapshot.pool));
    }
    for color in Color::ALL {
        let owned: u8 = snapshot
            .players
            .values()
            .map(|player| {
                let goods: Dice = player.tableau.iter().map(|(_, goods)| *goods).sum();
                let zone = player.developers.plus(player.settlers);
                let all = player.cup.plus(player.citizenry).plus(player.columns.all()).plus(goods).plus(zone);
                all.count(color)
            })
            .sum();
        if owned > color.supply() {
            return Err(format!("{owned} {color:?} dice"));
        }
    }
    Ok(())
}

/// Counts the tiles in every place of a state that holds them; sealed answers and memories name tiles that lie elsewhere.
fn count_tiles(value: &Value, into: &mut BTreeMap<String, u8>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| count_tiles(value, into)),
        Value::Object(map) => {
            let in_player = map.contains_key("citizenry");
            for (key, value) in map {
                if key != "answers" && key != "tableau" && !(in_player && key == "abandoned") {
                    count_tiles(value, into);
                }
            }
        }
        Value::String(name) if name.contains(" / ") => *into.entry(name.clone()).or_default() += 1,
        Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The same state with everything hidden from the observer drawn again: tiles that the observer does not see trade places, the
/// dice of others are rolled again, what they sealed is answered again, and so is the generator.
fn scramble(game: &Roll, observer: Observer, chance: &mut Chance) -> Roll {
    let view = game.view(observer);
    let mut shuffled: Vec<String> = view.unseen.iter().map(|tile| tile.to_string()).collect();
    chance.shuffle(&mut shuffled);
    let places: BTreeMap<String, String> = view.unseen.iter().map(|tile| tile.to_string()).zip(shuffled).collect();
    let mut state = serde_json::to_value(game).expect("plain data");
    replace(&mut state, &places);
    let others = |seat: usize| observer != Observer::Seat(Seat::new(seat as u8));
    if let Some(Value::Array(pairs)) = state.pointer_mut("/stage/opening/pairs") {
        for pair in pairs {
            let mut tiles: [Tile; 2] = serde_json::from_value(pair.clone()).expect("a pair");
            tiles.sort_unstable();
            *pair = json!(tiles);
        }
    }
    for seat in 0..usize::from(game.setup().players) {
        let cup = game.snapshot().players[Seat::new(seat as u8)].cup;
        if let Some(rolled) = state.pointer_mut(&format!("/stage/assign/rolled/{seat}")).filter(|_| others(seat)) {
            let mut faces = Rolled::default();
            cup.iter().for_each(|color| faces[color.faces()[chance.below(6) as usize]].put(color));
            *rolled = json!(faces);
        }
        let answer = state.pointer_mut(&format!("/stage/assign/sealed/answers/{seat}"));
        if let Some(answer) = answer.filter(|answer| !answer.is_null() && others(seat)) {
            let mut columns = roll::Columns::default();
            let color = cup.first().expect("a die");
            columns[Phase::ALL[chance.below(5) as usize]] = cup.minus(Dice::of(color, 1));
            let selection = roll::Selection { color, phase: Phase::ALL[chance.below(5) as usize] };
            *answer = json!(roll::Assigned { selection, columns, dictated: Dice::NONE });
        }
    }
    let seed = Seed::from_number(chance.below(u32::MAX).into());
    state["galaxy"]["chance"] = json!(Chance::seeded(seed));
    serde_json::from_value(state).expect("a state of the right shape")
}

/// Replaces tile names everywhere in a piece of a state.
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

/// The first asked seat in the order of timing.
fn next(game: &Roll) -> Option<Seat> {
    let (first, players) = (game.view(Observer::Public).first.number(), game.setup().players);
    (0..players).map(|step| Seat::new((first + step) % players)).find(|&seat| game.asked().contains(seat))
}

#[test]
fn answers_in_the_order_of_timing_give_the_same_game_under_both_timings() {
    let setups = games::<Roll>(1, 40).setups.into_iter().filter(|setup| setup.timing == Timing::Together);
    for (kind, setup) in setups.enumerate() {
        for index in 0..12 {
            let seed = Seed::from_number(kind as u64).derive(index);
            let [together, in_order] = [Timing::Together, Timing::InOrder].map(|timing| {
                let mut choices = Chance::seeded(seed.derive(7));
                let mut told = Vec::new();
                let setup = Setup { timing, ..setup.clone() };
                let mut game = Roll::new(&setup, Chance::seeded(seed), &mut told).expect("playable");
                while let Some(seat) = next(&game) {
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
fn a_seat_that_does_not_exist_sees_what_a_spectator_sees() {
    let setup = Setup::of(2, "standard").expect("a setup that exists");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(3)), &mut ()).expect("a playable setup");
    let mut view = game.view(Observer::Seat(Seat::new(77)));
    view.observer = Observer::Public;
    assert_eq!(view, game.view(Observer::Public));
}
