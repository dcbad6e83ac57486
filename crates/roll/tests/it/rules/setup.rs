//! Sections 1 and 2: pieces and setup.

use std::collections::BTreeSet;

use game::{Chance, Element, Game, Observer, Seat, Setup as _};
use roll::{Color, Dice, Face, Illegal, Move, Prompt, Roll, Setup, Side, Square, Tile, WorldColor};

use crate::support::{Scene, square, tile};

fn script(factions: &[u32], homes: &[u32], tiles: &[&str]) -> Vec<u32> {
    let less = |numbers: &[u32]| numbers.iter().map(|number| number - 1).collect::<Vec<_>>();
    let tiles = tiles.iter().map(|name| u32::from(tile(name).number()));
    less(factions).into_iter().chain(less(homes)).chain(tiles).chain([0; 12]).collect()
}

fn deal(variant: &str, factions: &[u32], homes: &[u32], tiles: &[&str]) -> Roll {
    let setup = Setup::of(2, variant).expect("a setup that exists");
    Roll::new(&setup, Chance::scripted(script(factions, homes, tiles)), &mut ()).expect("playable")
}

/// L-1.1, L-1.2: the dice and their faces.
#[test]
fn dice_have_their_faces() {
    assert_eq!(Color::ALL.map(Color::supply), [25, 22, 9, 20, 14, 12, 9]);
    let shows = |color: Color, face| color.faces().iter().filter(|&&other| other == face).count();
    assert_eq!((shows(Color::Home, Face::Wild), shows(Color::Home, Face::Explore)), (0, 2));
    assert_eq!((shows(Color::Alien, Face::Explore), shows(Color::Alien, Face::Ship)), (0, 0));
    assert_eq!((shows(Color::Alien, Face::Wild), shows(Color::Consumption, Face::Ship)), (3, 3));
}

/// L-1.3, L-1.4: tiles, gray worlds, and the developments with a Reassign power.
#[test]
fn tiles_have_two_sides() {
    assert_eq!(Tile::ALL.len(), 55);
    let reassigning: Vec<Square> = Square::all().filter(|square| square.print().reassigns()).collect();
    assert!(reassigning.iter().all(|square| square.tile().is_some()));
    assert_eq!(reassigning.len(), 18);
    for name in ["Backup Planning", "Galactic Mandate"] {
        assert!(square(name).print().reassigns());
    }
    assert!(!square("Biological Adaptation").print().reassigns());
    assert_eq!(WorldColor::Gray.dice(), None);
}

/// L-1.5: the rulebook's table of tiles.
#[test]
fn tiles_are_as_many_as_the_rulebooks_table_says() {
    use WorldColor::{Alien, Genes, Gray, Novelty, Rare};
    let sides = |side| Tile::ALL.iter().map(move |tile| tile.side(side).print());
    let worlds = |color| sides(Side::World).filter(|print| print.world() == Some(color)).count();
    assert_eq!([Novelty, Rare, Genes, Alien, Gray].map(worlds), [15, 13, 9, 7, 11]);
    let developments: Vec<_> = sides(Side::Development).collect();
    let reassigning = developments.iter().filter(|print| print.reassigns()).count();
    let immediate = developments.iter().filter(|print| !print.immediate.is_empty()).count();
    assert_eq!((reassigning, immediate, developments.len()), (18, 3, 18 + 3 + 34));
    let names: BTreeSet<_> = developments.iter().map(|print| print.name).collect();
    assert_eq!(names.len(), developments.len());
}

/// L-2.1, L-2.2, L-2.3, L-2.6: pool, start tiles, credits and dice.
#[test]
fn everyone_begins_with_what_the_start_tiles_grant() {
    let game = deal("standard", &[9, 6], &[4, 1], &["Conscription", "Export Duties", "Space Docks", "Public Works"]);
    let state = game.snapshot();
    assert_eq!(state.pool, 24);
    let [first, second] = [0, 1].map(|seat| state.players[Seat::new(seat)].clone());
    // Destroyed Colony and Awakened Alien Outpost; Doomed World.
    assert_eq!(first.credits, 8);
    assert_eq!(first.cup, Dice::of(Color::Home, 3).plus(Dice::of(Color::Consumption, 1)));
    assert_eq!(first.citizenry, Dice::of(Color::Home, 2).plus(Dice::of(Color::Military, 1)));
    // Pilgrimage World and Alpha Centauri come with a good.
    assert_eq!(second.credits, 1);
    assert_eq!((second.cup, second.citizenry), (Dice::of(Color::Home, 3), Dice::of(Color::Home, 2)));
    let goods: Vec<Dice> = second.tableau.iter().map(|(_, goods)| *goods).collect();
    assert_eq!(goods, [Dice::NONE, Dice::of(Color::Novelty, 1), Dice::of(Color::Rare, 1)]);
    for players in [1, 6] {
        assert!(Setup::of(players, "standard").is_err());
    }
}

/// L-2.4: each chooses which tile is the development, in secret.
#[test]
fn everyone_chooses_which_tile_is_the_development() {
    let tiles = ["Conscription", "Export Duties", "Space Docks", "Public Works"];
    let mut game = deal("standard", &[9, 6], &[4, 1], &tiles);
    let Some(Prompt::Open { tiles: pair }) = game.prompt(Seat::new(0)) else { panic!("two tiles to lay out") };
    assert_eq!(pair, [tile("Export Duties"), tile("Conscription")]);
    let other = Move::Open(tile("Space Docks"));
    assert_eq!(game.play(Seat::new(0), &other, &mut ()), Err(Illegal::NoTile { tile: tile("Space Docks") }));
    game.play(Seat::new(0), &Move::Open(tile("Conscription")), &mut ()).expect("legal");
    let hidden = &game.view(Observer::Seat(Seat::new(1))).players[Seat::new(0)];
    assert_eq!((hidden.developments.tiles, hidden.worlds.tiles), (0, 0));
    game.play(Seat::new(1), &Move::Open(tile("Space Docks")), &mut ()).expect("legal");
    let own = &game.snapshot().players[Seat::new(0)];
    assert_eq!((own.developments[0], own.worlds[0]), (tile("Conscription"), tile("Export Duties")));
    assert_eq!(own.worlds[0].side(Side::World), square("Silicon World"));
}

/// L-2.5: the cheaper sides lie up.
#[test]
fn in_a_first_game_the_cheaper_sides_lie_up() {
    // 4 and 4 against 2 and 2; 2 and 1 is cheaper than either other way round.
    let tiles = ["Conscription", "Export Duties", "Galactic Bankers", "Public Works"];
    let game = deal("first-game", &[9, 6], &[4, 1], &tiles);
    let own = |seat| game.snapshot().players[Seat::new(seat)].clone();
    assert_eq!((own(0).developments[0], own(0).worlds[0]), (tile("Export Duties"), tile("Conscription")));
    assert_eq!((own(1).developments[0], own(1).worlds[0]), (tile("Public Works"), tile("Galactic Bankers")));
    assert_eq!(game.round(), 1);
}

/// L-11.1, L-11.2, L-11.3, L-11.4: what is hidden and what lies open.
#[test]
fn views_hide_faces_plans_and_tiles() {
    let dice = [(Color::Home, Face::Explore), (Color::Genes, Face::Wild)];
    let scene = Scene::three().dice(0, &dice).developments(0, &["Public Works", "Space Docks"], &[Color::Home]);
    let mut play = scene.play();
    let other = play.view(1);
    assert_eq!(other.players[Seat::new(0)].cup.total(), 2);
    assert_eq!(other.own.as_ref().and_then(|own| own.rolled).map(|rolled| rolled.all().total()), Some(1));
    let stack = &other.players[Seat::new(0)].developments;
    assert_eq!((stack.tiles, stack.top, stack.dice.total()), (2, Some(square("Public Works")), 1));
    assert!(other.unseen.contains(tile("Space Docks")) && !other.unseen.contains(tile("Public Works")));
    assert!(!play.view(0).unseen.contains(tile("Space Docks")));
    let plan = play.plan(0, roll::Phase::Explore);
    play.does(0, Move::Assign(Box::new(plan)));
    assert_eq!(play.view(1).players, other.players);
    assert!(play.view(0).own.expect("a seat").assigned.is_some());
    for seat in [1, 2] {
        let plan = play.plan(seat, roll::Phase::Explore);
        play.does(seat as u8, Move::Assign(Box::new(plan)));
    }
    play.does(0, Move::Scout(crate::support::die(Color::Home)));
    play.does(0, Move::Abandon(tile("Public Works"))).does(0, Move::Abandon(tile("Space Docks")));
    let (own, other) = (play.view(0), play.view(1));
    assert_eq!(other.players[Seat::new(0)].drawn, 3);
    assert_eq!((own.own.expect("a seat").drawn.len(), other.abandoned), (3, 2));
    assert!(other.unseen.contains(tile("Space Docks")) && !own.unseen.contains(tile("Space Docks")));
}
