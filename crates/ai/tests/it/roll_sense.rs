//! Situations of Roll for the Galaxy in which any beginner knows what to do.

use ai::Levels;
use game::{Chance, Game, Observer, Seat, Seed, Set, Setup as _};
use roll::{
    Assigned, Assigning, Color, CreditsAfter, Crew, Dice, DieOption, DiePlace, ExploreOption, Face, Gain, Move, Phase,
    PlayerView, Powers, Prompt, Roll, Rolled, Setup, ShipOption, Shipment, Side, Square, Step, Tile, View,
};

const SEAT: Seat = Seat::new(0);

/// The first round of a game of three, with an empty construction zone and no start powers.
fn view() -> View {
    let setup = Setup::of(3, "first-game").expect("a setup that exists");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a playable setup");
    let mut view = game.view(Observer::Seat(SEAT));
    let player = me(&mut view);
    player.tableau = [named("Old Earth"), named("Ancient Race")].map(|square| (square, Dice::NONE)).to_vec();
    player.credits = 4;
    stack(&mut view, Side::Development, &[]);
    stack(&mut view, Side::World, &[]);
    view
}

fn me(view: &mut View) -> &mut PlayerView {
    &mut view.players[SEAT]
}

fn named(name: &str) -> Square {
    Square::by_name(name).expect("a tile of this name")
}

fn tile(name: &str) -> Tile {
    named(name).tile().expect("a game tile")
}

/// Puts tiles onto a stack, the first on top.
fn stack(view: &mut View, side: Side, names: &[&str]) {
    let tiles: Vec<Tile> = names.iter().map(|name| tile(name)).collect();
    let own = view.own.as_mut().expect("a seat's view");
    let stack = match side {
        Side::Development => &mut view.players[SEAT].developments,
        Side::World => &mut view.players[SEAT].worlds,
    };
    (stack.tiles, stack.top) = (tiles.len() as u8, tiles.first().map(|tile| tile.side(side)));
    match side {
        Side::Development => own.developments = tiles,
        Side::World => own.worlds = tiles,
    }
}

fn medium(view: &View, prompt: &Prompt) -> Move {
    Roll::bot("medium", Seed::from_number(1)).expect("a level that exists").choose(view, prompt)
}

/// What `medium` makes of rolled dice.
fn assigned(view: &mut View, rolled: &[(Color, Face)], powers: Powers) -> Assigned {
    let mut faces = Rolled::default();
    rolled.iter().for_each(|&(color, face)| faces[face].put(color));
    me(view).cup = faces.all();
    let assigning = Assigning::new(faces, powers);
    let Move::Assign(plan) = medium(view, &Prompt::Assign(Box::new(assigning.clone()))) else { panic!("not a plan") };
    assigning.check(&plan).expect("a legal plan")
}

fn workers(assigned: &Assigned, phase: Phase) -> u8 {
    assigned.columns[phase].total() + u8::from(assigned.selection.phase == phase)
}

fn no_powers() -> Powers {
    Powers::of(Set::EMPTY, 0)
}

#[test]
fn selects_the_phase_in_which_a_tile_is_completed() {
    let mut view = view();
    stack(&mut view, Side::World, &["Space Port"]);
    let rolled = [(Color::Home, Face::Settle), (Color::Home, Face::Settle), (Color::Home, Face::Ship)];
    let assigned = assigned(&mut view, &rolled, no_powers());
    assert_eq!(assigned.selection.phase, Phase::Settle);
    assert!(workers(&assigned, Phase::Settle) >= 2, "{assigned:?}");
}

#[test]
fn wild_dice_complete_a_tile() {
    let mut view = view();
    stack(&mut view, Side::Development, &["Galactic Bankers"]);
    stack(&mut view, Side::World, &["Comet Zone"]);
    let rolled = [(Color::Home, Face::Settle), (Color::Alien, Face::Wild), (Color::Genes, Face::Wild)];
    let assigned = assigned(&mut view, &rolled, no_powers());
    assert_eq!((assigned.selection.phase, workers(&assigned, Phase::Settle)), (Phase::Settle, 3), "{assigned:?}");
}

#[test]
fn a_reassign_power_completes_a_tile() {
    let mut view = view();
    stack(&mut view, Side::World, &["Gem World"]);
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Produce)];
    let powers = Powers::of([tile("Galactic Influence")].into_iter().collect(), 0);
    let assigned = assigned(&mut view, &rolled, powers);
    assert!(workers(&assigned, Phase::Settle) >= 2, "{assigned:?}");
    assert!(assigned.dictated.is_empty(), "the power is free, Dictate is not: {assigned:?}");
}

#[test]
fn dictates_to_complete_a_tile() {
    let mut view = view();
    stack(&mut view, Side::World, &["Gem World"]);
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Ship)];
    let assigned = assigned(&mut view, &rolled, no_powers());
    assert_eq!((workers(&assigned, Phase::Settle), assigned.dictated.total()), (2, 1), "{assigned:?}");
}

#[test]
fn ends_the_game_when_ahead_and_not_when_behind() {
    let mut view = view();
    stack(&mut view, Side::World, &["Fifth Column"]);
    let more = ["Space Port", "Gem World", "Spice World", "New Vinland", "Comet Zone", "Mining World", "Jungle World"];
    let player = me(&mut view);
    player.tableau.extend(more.map(|name| (named(name), Dice::of(Color::Home, 1))));
    player.tableau.extend(["Public Works", "Space Docks"].map(|name| (named(name), Dice::NONE)));
    player.score.worlds = 40;
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Ship)];
    assert_eq!(assigned(&mut view, &rolled, no_powers()).selection.phase, Phase::Settle);
    me(&mut view).score.worlds = 20;
    view.players[Seat::new(1)].score.worlds = 40;
    assert_eq!(assigned(&mut view, &rolled, no_powers()).selection.phase, Phase::Ship);
}

fn shipment(view: &View) -> Shipment {
    let option = |shipment, gain| ShipOption {
        shipper: Crew { color: Color::Home, real: true },
        lenders: Vec::new(),
        world: named("Ancient Race"),
        good: Color::Genes,
        shipment,
        gain,
        reasons: Vec::new(),
        paid: Vec::new(),
        after: CreditsAfter::default(),
    };
    let trade = option(Shipment::Trade, Gain { credits: 5, vp: 0 });
    let consume = option(Shipment::Consume, Gain { credits: 0, vp: 2 });
    match medium(view, &Prompt::Ship { options: vec![trade, consume] }) {
        Move::Ship { shipment, .. } => shipment,
        other => panic!("{other:?} ships nothing"),
    }
}

#[test]
fn sells_when_broke_and_consumes_when_rich_or_late() {
    let mut view = view();
    view.step = Step::Phase(Phase::Ship);
    me(&mut view).citizenry = Dice::of(Color::Home, 6);
    me(&mut view).credits = 0;
    assert_eq!(shipment(&view), Shipment::Trade);
    me(&mut view).credits = 9;
    assert_eq!(shipment(&view), Shipment::Consume);
    me(&mut view).credits = 0;
    view.last_round = true;
    assert_eq!(shipment(&view), Shipment::Consume);
}

#[test]
fn stocks_when_poor_and_scouts_when_nothing_waits() {
    let explorer = Crew { color: Color::Home, real: true };
    let explorers = vec![ExploreOption {
        explorer,
        lenders: Vec::new(),
        stock: 2,
        reasons: Vec::new(),
        after: CreditsAfter { credits: 2, lost: 0 },
    }];
    let prompt = Prompt::Explore { explorers, may_rearrange: false, may_stop: false };
    let mut view = view();
    view.step = Step::Phase(Phase::Explore);
    me(&mut view).citizenry = Dice::of(Color::Home, 2);
    assert_eq!(medium(&view, &prompt), Move::Scout(explorer));
    stack(&mut view, Side::Development, &["Public Works", "Space Docks"]);
    stack(&mut view, Side::World, &["Space Port", "Gem World"]);
    me(&mut view).citizenry = Dice::of(Color::Home, 6);
    me(&mut view).credits = 0;
    assert_eq!(medium(&view, &prompt), Move::Stock(explorer));
}

#[test]
fn keeps_the_better_dice() {
    let mut view = view();
    stack(&mut view, Side::World, &["Space Port"]);
    view.step = Step::Empire;
    let from = Dice::of(Color::Home, 3).plus(Dice::of(Color::Alien, 1)).plus(Dice::of(Color::Genes, 1));
    let better = Dice::of(Color::Alien, 1).plus(Dice::of(Color::Genes, 1));
    assert_eq!(medium(&view, &Prompt::Recruit { count: 2, credits: 2, left: 1, from }), Move::Recruit(better));
    let options = vec![
        DieOption { die: Color::Alien, from: DiePlace::Citizenry },
        DieOption { die: Color::Home, from: DiePlace::Citizenry },
        DieOption { die: Color::Home, from: DiePlace::World(named("Ancient Race")) },
    ];
    let removed = Move::Remove { die: Color::Home, from: DiePlace::Citizenry };
    assert_eq!(medium(&view, &Prompt::Remove { square: named("Conscription"), options }), removed);
}

#[test]
fn recalls_only_what_is_of_no_use() {
    let mut view = view();
    view.step = Step::Empire;
    stack(&mut view, Side::World, &["Space Port"]);
    let option = |side| DieOption { die: Color::Home, from: DiePlace::Stack(side) };
    let useful = Prompt::Recall { options: vec![option(Side::World)], may_stop: true };
    assert_eq!(medium(&view, &useful), Move::Stop);
    let idle = Prompt::Recall { options: vec![option(Side::Development)], may_stop: true };
    assert_eq!(medium(&view, &idle), Move::Recall { die: Color::Home, from: DiePlace::Stack(Side::Development) });
}

#[test]
fn produces_on_worlds_of_the_color() {
    let mut view = view();
    view.step = Step::Phase(Phase::Produce);
    let worlds = vec![named("Space Mall"), named("Ancient Race")];
    let dice = Dice::of(Color::Genes, 1);
    let produced = Move::Produce { die: Color::Genes, world: named("Ancient Race") };
    assert_eq!(medium(&view, &Prompt::Produce { dice, worlds }), produced);
}
