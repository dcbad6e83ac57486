//! Situations of Roll for the Galaxy in which any beginner knows what to do.

use ai::Levels;
use game::{BySeat, Chance, Game, Imagine as _, Observer, Seat, Seats, Seed, Setup as _};
use roll::{
    Assigned, Building, Color, Crew, Dice, DiePlace, ExploringView, Face, Managing, Move, Phase, PlayerView, Prompt,
    Roll, Rolled, Setup, Shipment, Shipping, Side, Square, StageView, Step, Tile, View,
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

/// Asks the seat, and nobody else, in a step that everyone goes through at their own pace.
fn ask(view: &mut View, step: Step, stage: StageView) {
    (view.step, view.stage) = (step, stage);
    (view.asked, view.pending) = (Seats::only(SEAT), Seats::only(SEAT));
}

/// How far everyone is, if all are equally far.
fn all<T: Copy + Default>(one: T) -> BySeat<T> {
    BySeat::new(3, |_| one)
}

/// What the seat is asked.
fn prompt(view: &View) -> Prompt {
    let game = Roll::imagine(view, Chance::seeded(Seed::from_number(2)));
    game.prompt(SEAT).expect("the seat is asked")
}

fn medium(view: &View) -> Move {
    Roll::bot("medium", Seed::from_number(1)).expect("a level that exists").choose(view, &prompt(view))
}

/// What `medium` makes of rolled dice.
fn assigned(view: &mut View, rolled: &[(Color, Face)]) -> Assigned {
    let mut faces = Rolled::default();
    rolled.iter().for_each(|&(color, face)| faces[face].put(color));
    me(view).cup = faces.all();
    view.own.as_mut().expect("a seat's view").rolled = Some(faces);
    let Prompt::Assign(assigning) = prompt(view) else { panic!("dice were rolled") };
    let Move::Assign(plan) = medium(view) else { panic!("not a plan") };
    assigning.check(&plan).expect("a legal plan")
}

fn workers(assigned: &Assigned, phase: Phase) -> u8 {
    assigned.columns[phase].total() + u8::from(assigned.selection.phase == phase)
}

#[test]
fn selects_the_phase_in_which_a_tile_is_completed() {
    let mut view = view();
    stack(&mut view, Side::World, &["Space Port"]);
    let rolled = [(Color::Home, Face::Settle), (Color::Home, Face::Settle), (Color::Home, Face::Ship)];
    let assigned = assigned(&mut view, &rolled);
    assert_eq!(assigned.selection.phase, Phase::Settle);
    assert!(workers(&assigned, Phase::Settle) >= 2, "{assigned:?}");
}

#[test]
fn wild_dice_complete_a_tile() {
    let mut view = view();
    stack(&mut view, Side::Development, &["Galactic Bankers"]);
    stack(&mut view, Side::World, &["Comet Zone"]);
    let rolled = [(Color::Home, Face::Settle), (Color::Alien, Face::Wild), (Color::Genes, Face::Wild)];
    let assigned = assigned(&mut view, &rolled);
    assert_eq!((assigned.selection.phase, workers(&assigned, Phase::Settle)), (Phase::Settle, 3), "{assigned:?}");
}

#[test]
fn a_reassign_power_completes_a_tile() {
    let mut view = view();
    stack(&mut view, Side::World, &["Gem World"]);
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Produce)];
    me(&mut view).tableau.push((named("Galactic Influence"), Dice::NONE));
    let assigned = assigned(&mut view, &rolled);
    assert!(workers(&assigned, Phase::Settle) >= 2, "{assigned:?}");
    assert!(assigned.dictated.is_empty(), "the power is free, Dictate is not: {assigned:?}");
}

#[test]
fn dictates_to_complete_a_tile() {
    let mut view = view();
    stack(&mut view, Side::World, &["Gem World"]);
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Ship)];
    let assigned = assigned(&mut view, &rolled);
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
    player.vp = 20;
    let rolled = [(Color::Home, Face::Ship), (Color::Home, Face::Ship), (Color::Home, Face::Ship)];
    assert_eq!(assigned(&mut view, &rolled).selection.phase, Phase::Settle);
    me(&mut view).vp = 0;
    view.players[Seat::new(1)].vp = 40;
    assert_eq!(assigned(&mut view, &rolled).selection.phase, Phase::Ship);
}

fn shipment(view: &View) -> Shipment {
    match medium(view) {
        Move::Ship { shipment, .. } => shipment,
        other => panic!("{other:?} ships nothing"),
    }
}

/// One shipper and one good, worth 5 credits or 2 points.
#[test]
fn sells_when_broke_and_consumes_when_rich_or_late() {
    let mut view = view();
    ask(&mut view, Step::Phase(Phase::Ship), StageView::Ship(all(Shipping::default())));
    let player = me(&mut view);
    player.tableau[1].1 = Dice::of(Color::Genes, 1);
    player.columns[Phase::Ship] = Dice::of(Color::Home, 1);
    player.citizenry = Dice::of(Color::Home, 6);
    player.credits = 0;
    assert_eq!(shipment(&view), Shipment::Trade);
    me(&mut view).credits = 9;
    assert_eq!(shipment(&view), Shipment::Consume);
    me(&mut view).credits = 0;
    view.pool = 0;
    assert_eq!(shipment(&view), Shipment::Consume);
}

#[test]
fn stocks_when_poor_and_scouts_when_nothing_waits() {
    let explorer = Crew { color: Color::Home, real: true };
    let mut view = view();
    let seats = all(ExploringView::default());
    let stage = StageView::Explore { seats, strict: false, closing: false, shortage: None };
    ask(&mut view, Step::Phase(Phase::Explore), stage);
    me(&mut view).columns[Phase::Explore] = Dice::of(Color::Home, 1);
    me(&mut view).citizenry = Dice::of(Color::Home, 2);
    assert_eq!(medium(&view), Move::Scout(explorer));
    stack(&mut view, Side::Development, &["Public Works", "Space Docks"]);
    stack(&mut view, Side::World, &["Space Port", "Gem World"]);
    me(&mut view).citizenry = Dice::of(Color::Home, 6);
    me(&mut view).credits = 0;
    assert_eq!(medium(&view), Move::Stock(explorer));
}

#[test]
fn keeps_the_better_dice() {
    let mut view = view();
    stack(&mut view, Side::World, &["Space Port"]);
    let better = Dice::of(Color::Alien, 1).plus(Dice::of(Color::Genes, 1));
    ask(&mut view, Step::Empire, StageView::Empire(all(Managing::Recruiting)));
    me(&mut view).citizenry = Dice::of(Color::Home, 3).plus(better);
    me(&mut view).credits = 2;
    assert_eq!(medium(&view), Move::Recruit(better));
    let removing = Building::Removing { square: named("Conscription"), dice: 1 };
    ask(&mut view, Step::Phase(Phase::Develop), StageView::Build(all(removing)));
    let player = me(&mut view);
    player.cup = Dice::NONE;
    player.citizenry = Dice::of(Color::Home, 1).plus(Dice::of(Color::Alien, 1));
    player.tableau[1].1 = Dice::of(Color::Home, 1);
    assert_eq!(medium(&view), Move::Remove { die: Color::Home, from: DiePlace::Citizenry });
}

#[test]
fn recalls_only_what_is_of_no_use() {
    let mut view = view();
    ask(&mut view, Step::Empire, StageView::Empire(all(Managing::Recalling)));
    stack(&mut view, Side::World, &["Space Port"]);
    me(&mut view).worlds.dice = Dice::of(Color::Home, 1);
    assert_eq!(medium(&view), Move::Stop);
    me(&mut view).worlds.dice = Dice::NONE;
    me(&mut view).developments.dice = Dice::of(Color::Home, 1);
    assert_eq!(medium(&view), Move::Recall { die: Color::Home, from: DiePlace::Stack(Side::Development) });
}

#[test]
fn produces_on_worlds_of_the_color() {
    let mut view = view();
    ask(&mut view, Step::Phase(Phase::Produce), StageView::Produce);
    me(&mut view).tableau.push((named("Space Mall"), Dice::NONE));
    me(&mut view).columns[Phase::Produce] = Dice::of(Color::Genes, 1);
    let produced = Move::Produce { die: Color::Genes, world: named("Ancient Race") };
    assert_eq!(medium(&view), produced);
}
