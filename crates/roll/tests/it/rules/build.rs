//! Sections 5 and 6: Develop and Settle.

use roll::Color::{Alien, Genes, Home, Military, Novelty};
use roll::{Color, DiePlace, Face, Illegal, Move, Phase, Prompt, Side};

use crate::support::{Scene, bag, square};

fn workers(colors: &[Color], face: Face) -> Vec<(Color, Face)> {
    colors.iter().map(|&color| (color, face)).collect()
}

fn develops(colors: &[Color]) -> Scene {
    Scene::three().dice(0, &workers(colors, Face::Develop))
}

fn settles(colors: &[Color]) -> Scene {
    Scene::three().dice(0, &workers(colors, Face::Settle))
}

/// L-5.1: of surplus dice the owner chooses which are used; the others stay.
#[test]
fn the_owner_chooses_among_surplus_dice() {
    let scene = Scene::three().developments(0, &["Public Works", "Galactic Bankers"], &[Home, Military, Military]);
    let mut play = scene.phase(Phase::Develop);
    let Prompt::Use { need, from, .. } = play.prompt(0) else { panic!("surplus dice") };
    assert_eq!((need.need, from), (1, bag(&[Home, Military, Military])));
    assert_eq!(play.refused(0, Move::Use(bag(&[Home, Military]))), Illegal::WrongDice { least: 1, most: 1 });
    play.does(0, Move::Use(bag(&[Home])));
    assert!(play.has(0, "Public Works"));
    // The selecting Home die joined the two that stayed.
    assert_eq!(play.own(0).developers, bag(&[Home, Military, Military]));
}

/// L-5.2, L-5.4: the rulebook's example: Galactic Recycling, then Advanced Logistics, and $1 for the second.
#[test]
fn several_developments_in_one_phase() {
    let scene =
        develops(&[Home, Home, Military, Home]).developments(0, &["Galactic Recycling", "Advanced Logistics"], &[]);
    let mut play = scene.phase(Phase::Develop);
    // After the Military one all are alike, and go by themselves.
    play.does(0, Move::Build(Military));
    assert!(play.has(0, "Galactic Recycling") && play.has(0, "Advanced Logistics"));
    assert_eq!(play.own(0).credits, 2, "not for its own completion");
    let credits =
        play.told.iter().filter(|told| matches!(told.event, roll::Event::Earned { cause: roll::Cause::Power(_), .. }));
    assert_eq!(credits.count(), 1);
    let returned =
        play.told.iter().any(|told| matches!(told.event, roll::Event::Returned { dice, .. } if dice == bag(&[Home])));
    assert!(returned, "one developer is left over an empty stack");
}

/// What a tile needs for the owner of these developments, seen when two colors are to be placed.
fn need(owned: &[&str], name: &str) -> u8 {
    let side = square(name).print().world().map_or(Side::Development, |_| Side::World);
    let colors = [Home, Military, Home, Military, Home, Military, Home, Military];
    let scene = if side == Side::World { settles(&colors) } else { develops(&colors) };
    let scene = scene.owns(0, owned);
    let play = match side {
        Side::World => scene.worlds(0, &[name], &[]).phase(Phase::Settle),
        Side::Development => scene.developments(0, &[name], &[]).phase(Phase::Develop),
    };
    match play.prompt(0) {
        Prompt::Build { need, .. } => need.need,
        other => panic!("{other:?}"),
    }
}

/// L-5.3: the table of Free Trade Zone alone and with Replicant Robots; never below 1.
#[test]
fn discounts_stop_at_their_floors() {
    // Gray worlds of cost 1 to 6.
    let gray = [
        "Fifth Column",
        "Outlaw World",
        "Trading World",
        "Tourist World",
        "Terraformed World",
        "Galactic Trendsetters",
    ];
    assert_eq!(gray.map(|name| need(&["Free Trade Zone"], name)), [1, 2, 2, 2, 3, 4]);
    assert_eq!(gray.map(|name| need(&["Free Trade Zone", "Replicant Robots"], name)), [1, 1, 1, 1, 2, 3]);
    assert_eq!(need(&["Alien Uplift Blueprints", "Replicant Robots"], "Deserted Alien Outpost"), 2);
    assert_eq!(need(&["Biological Adaptation"], "Nanotechnology"), 4);
    assert_eq!(need(&["Biological Adaptation"], "Galactic Investors"), 5);
    assert_eq!(need(&["Biological Adaptation", "Investment Credits"], "Diversification"), 1);
}

/// L-5.5: Galactic Federation saves one or two of the developers, never none, and not its own.
#[test]
fn galactic_federation_saves_one_or_two() {
    let scene = develops(&[Home, Military, Home]).owns(0, &["Galactic Federation"]);
    let mut play = scene.developments(0, &["Merchant Guild"], &[]).phase(Phase::Develop);
    let Prompt::Save { from, min, max, .. } = play.prompt(0) else { panic!("dice to save") };
    assert_eq!((from, min, max), (bag(&[Home, Home, Military]), 1, 2));
    assert_eq!(play.refused(0, Move::Save(bag(&[]))), Illegal::WrongDice { least: 1, most: 2 });
    play.does(0, Move::Save(bag(&[Military])));
    assert!(play.has(0, "Merchant Guild") && play.own(0).cup.has(Military));
    let scene = develops(&[Home; 6]).developments(0, &["Galactic Federation"], &[]);
    let play = scene.phase(Phase::Develop);
    assert!(play.has(0, "Galactic Federation"));
    assert_eq!(play.own(0).cup.total(), 1, "none of its own developers; one is recruited");
}

/// L-5.6: a removed die comes from anywhere, the selecting one included; its phase still happens.
#[test]
fn the_selecting_die_can_be_removed() {
    let scene = develops(&[Home, Home, Home, Home, Genes]).developments(0, &["Conscription"], &[]);
    let mut play = scene.play();
    let plan = play.plan(0, Phase::Ship);
    play.assign(&plan, Phase::Develop);
    let Prompt::Remove { options, .. } = play.prompt(0) else { panic!("a die to remove") };
    let places: Vec<DiePlace> = options.iter().map(|option| option.from).collect();
    assert_eq!(places, [DiePlace::Citizenry, DiePlace::Selector]);
    assert_eq!(
        play.refused(0, Move::Remove { die: Military, from: DiePlace::Cup }),
        Illegal::NoDie { color: Military }
    );
    play.does(0, Move::Remove { die: Genes, from: DiePlace::Selector });
    let ships = play.told.iter().any(|told| told.event == roll::Event::PhaseBegan { phase: Phase::Ship });
    assert!(ships);
    assert_eq!(play.own(0).cup, bag(&[Military, Military, Home]), "one developer is recruited");
}

/// L-6.1: a world grants its dice and credits; Star Nomad Lair too.
#[test]
fn worlds_grant_dice_and_credits() {
    let play = settles(&[Home; 6]).credits(0, 10).worlds(0, &["Star Nomad Lair"], &[]).phase(Phase::Settle);
    assert_eq!(play.own(0).cup.count(Novelty), 1, "it was recruited at once");
    let scene = settles(&[Home; 6]).worlds(0, &["Deserted Alien Library"], &[]);
    let play = scene.phase(Phase::Settle);
    assert_eq!(play.asked(), [0], "the good may be recalled");
    let tableau = play.own(0).tableau;
    assert_eq!(tableau.last(), Some(&(square("Deserted Alien Library"), bag(&[Alien]))));
    // $2 and the one before recruited three of the six settlers, and 0 becomes 1.
    assert_eq!((play.own(0).cup.total(), play.own(0).credits), (3, 1));
}

/// L-6.2: Exchange chooses first, then the Military settlers that are left go to the cup too.
#[test]
fn galactic_exchange_with_new_galactic_order() {
    let scene = settles(&[Military, Military, Home, Novelty]).owns(0, &["Galactic Exchange", "New Galactic Order"]);
    let mut play = scene.worlds(0, &["Tourist World"], &[]).phase(Phase::Settle);
    play.does(0, Move::Save(bag(&[Home])));
    let to_cup = |play: &crate::support::Play| {
        play.told.iter().find_map(|told| match told.event {
            roll::Event::Completed { to_cup, .. } => Some(to_cup),
            _ => None,
        })
    };
    assert_eq!(to_cup(&play), Some(bag(&[Home, Military, Military])));
    let scene = settles(&[Military, Military, Home]).owns(0, &["New Galactic Order"]);
    let play = scene.worlds(0, &["Trading World"], &[]).phase(Phase::Settle);
    assert_eq!(to_cup(&play), Some(bag(&[Military, Military])));
}

/// L-6.3: credits for completions.
#[test]
fn completions_are_paid_for() {
    let earned = |owned: &[&str], world: &str| -> u8 {
        let play = settles(&[Home; 6]).owns(0, owned).worlds(0, &[world], &[]).phase(Phase::Settle);
        let credits = play.told.iter().map(|told| match told.event {
            roll::Event::Earned { credits, cause: roll::Cause::Power(_), .. } => credits,
            _ => 0,
        });
        credits.sum()
    };
    assert_eq!(earned(&["Galactic Recycling"], "Gem World"), 1);
    assert_eq!(earned(&["Public Works"], "Gem World"), 0);
    assert_eq!(earned(&["Terraforming Robots"], "Gem World"), 1);
    assert_eq!(earned(&["Terraforming Robots", "Galactic Recycling"], "Mining World"), 3);
}
