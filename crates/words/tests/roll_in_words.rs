//! Roll for the Galaxy in words.

mod checks;

use std::collections::BTreeSet;

use game::{Audience, Chance, Game as _, Legal as _, Observer, Seat, Seed, Setup as _};
use roll::{
    Assigning, Cause, Color, Crew, Dice, DiePlace, Event, Face, Illegal, Move, Phase, PlanFault, PlanStep, Powers,
    Prompt, Roll, Rolled, Select, Setup, Shift, Shipment, Side, Square, TILES, Tile, Worker,
};
use serde_json::{Value, json};
use words::{Choice, Language, Phrase, Question, Words as _};

use checks::messages;

#[test]
fn the_whole_game_can_be_told_and_answered() {
    checks::game::<Roll>(every_illegal());
}

fn square(name: &str) -> Square {
    Square::by_name(name).expect("a square of this name")
}

/// Every reason for refusing a move, including every fault of a plan.
fn every_illegal() -> Vec<Illegal> {
    let (color, world) = (Color::Genes, square("Old Earth"));
    let mut all = vec![
        Illegal::Over,
        Illegal::NotAsked,
        Illegal::WrongAnswer,
        Illegal::NoWorker { color },
        Illegal::NoTile { tile: Tile::default() },
        Illegal::NotOnTop,
        Illegal::CannotRearrange,
        Illegal::NotDone,
        Illegal::WrongDice { least: 1, most: 2 },
        Illegal::NoDie { color },
        Illegal::NoRoom { world },
        Illegal::NoGood { world, color },
    ];
    all.extend(every_fault().into_iter().map(Illegal::Plan));
    // A new reason does not compile here until it is listed above.
    for why in &all {
        match why {
            Illegal::Over
            | Illegal::NotAsked
            | Illegal::WrongAnswer
            | Illegal::Plan(_)
            | Illegal::NoWorker { .. }
            | Illegal::NoTile { .. }
            | Illegal::NotOnTop
            | Illegal::CannotRearrange
            | Illegal::NotDone
            | Illegal::WrongDice { .. }
            | Illegal::NoDie { .. }
            | Illegal::NoRoom { .. }
            | Illegal::NoGood { .. } => {}
        }
    }
    all
}

fn every_fault() -> Vec<PlanFault> {
    let (color, column, power) = (Color::Military, Phase::Ship, square("Mad Scientists"));
    let mut all = vec![
        PlanFault::NoSelector { color, face: Face::Wild },
        PlanFault::NoSelector { color, face: Face::Settle },
        PlanFault::SelectedAlready,
        PlanFault::SelectFirst,
        PlanFault::NoWild { color },
        PlanFault::NoSuchPower { power },
        PlanFault::PowerUsed { power },
        PlanFault::NotMostNovelty { power },
        PlanFault::DictateUsed,
        PlanFault::Unfinished,
        PlanFault::NothingUsed,
        PlanFault::NoWorker { color, column },
        PlanFault::WrongColor { color },
        PlanFault::WrongColumn { column },
        PlanFault::SameColumn,
        PlanFault::WrongTarget { column },
        PlanFault::NotOneColumn,
        PlanFault::NotInOrder,
    ];
    for count in [1, 2, 5] {
        all.push(PlanFault::WildLeft { left: count });
        all.push(PlanFault::TooMany { most: count });
        all.push(PlanFault::TooFew { least: count });
    }
    for fault in &all {
        match fault {
            PlanFault::NoSelector { .. }
            | PlanFault::SelectedAlready
            | PlanFault::SelectFirst
            | PlanFault::NoWild { .. }
            | PlanFault::WildLeft { .. }
            | PlanFault::NoSuchPower { .. }
            | PlanFault::PowerUsed { .. }
            | PlanFault::NotMostNovelty { .. }
            | PlanFault::DictateUsed
            | PlanFault::Unfinished
            | PlanFault::NothingUsed
            | PlanFault::NoWorker { .. }
            | PlanFault::WrongColor { .. }
            | PlanFault::WrongColumn { .. }
            | PlanFault::SameColumn
            | PlanFault::WrongTarget { .. }
            | PlanFault::NotOneColumn
            | PlanFault::TooMany { .. }
            | PlanFault::TooFew { .. }
            | PlanFault::NotInOrder => {}
        }
    }
    all
}

#[test]
fn the_catalog_holds_every_side_with_its_other_side() {
    let catalog = Roll::catalog();
    let of = |kind: &str| catalog.pieces.iter().filter(|piece| piece.kind == kind).count();
    let counts = ["development", "world", "faction", "home_world", "die", "phase"].map(of);
    assert_eq!(counts, [usize::from(TILES), usize::from(TILES), 18, 9, 7, 5]);
    for tile in Tile::ALL.iter() {
        let [development, world] = Side::BOTH.map(|side| tile.side(side).to_string());
        let piece = catalog.pieces.iter().find(|piece| piece.id == development).expect("every side is a piece");
        assert_eq!((&piece.facts["other_side"], &piece.facts["tile"]), (&json!(world), &json!(tile)));
    }
}

/// Two Home dice that show Explore, a wild Genes die, and a Military one that shows Settle.
fn rolled() -> Rolled {
    let mut rolled = Rolled::default();
    rolled[Face::Explore] = Dice::of(Color::Home, 2);
    rolled[Face::Wild] = Dice::of(Color::Genes, 1);
    rolled[Face::Settle] = Dice::of(Color::Military, 1);
    rolled
}

#[test]
fn a_plan_is_drafted_step_by_step() {
    let diversification = square("Diversification");
    let tiles = diversification.tile().into_iter().collect();
    let assigning = Assigning::new(rolled(), Powers::of(tiles, 0));
    let prompt = Prompt::Assign(Box::new(assigning.clone()));
    let steps = [
        PlanStep::Select(Select { color: Color::Military, face: Face::Settle, phase: Phase::Produce }),
        PlanStep::Wild { color: Color::Genes, column: Phase::Produce },
        PlanStep::Begin(diversification),
        PlanStep::Shift(Shift { color: Color::Home, from: Phase::Explore, to: Phase::Ship }),
        PlanStep::End,
        PlanStep::SetAside(Worker { color: Color::Home, column: Phase::Explore }),
        PlanStep::Shift(Shift { color: Color::Genes, from: Phase::Produce, to: Phase::Ship }),
        PlanStep::End,
    ];
    let draft = |count: usize| Roll::draft(&prompt, &json!(steps[..count])).expect("plans are drafted");
    // A plan can be finished once a phase is selected and wild dice are placed, but not before a power that is used
    // moved a worker.
    let finished = [false, false, true, false, true, true, false, true, true];
    for (count, finished) in finished.into_iter().enumerate() {
        let draft = draft(count).expect("legal steps");
        assert_eq!(draft.finish.is_some(), finished, "after {count} steps");
        if let Some(next) = steps.get(count) {
            assert!(draft.steps.iter().any(|offered| offered.step == json!(next)), "{next:?} is offered");
        }
    }
    let marks = |count: usize| {
        let draft = draft(count).expect("legal steps");
        draft.steps.into_iter().find(|offered| offered.step == json!(steps[count])).expect("offered").on
    };
    assert_eq!(marks(0), ["die:military@face:settle", "column:produce"]);
    assert_eq!(marks(1), ["die:genes@face:wild", "column:produce"]);
    assert_eq!(marks(2), ["card:Diversification"]);
    assert_eq!(marks(3), ["die:home@column:explore", "column:ship"]);
    assert_eq!(marks(4), ["card:Diversification"]);
    assert_eq!(marks(5), ["die:home@column:explore", "dictate"]);

    let whole = draft(steps.len()).expect("legal steps").finish.expect("a whole plan");
    let Ok(Move::Assign(plan)) = serde_json::from_value(whole) else { panic!("a plan") };
    let assigned = assigning.check(&plan).expect("a legal plan");
    assert_eq!(assigned.columns[Phase::Ship], [Color::Home, Color::Genes].into_iter().collect());
    let said = Language::En.book().say(&Roll::answer(&Move::Assign(plan)));
    assert_eq!(
        said,
        "select Produce with one Military die (Settle); wild dice: Produce (1 Genes die); \
         Diversification [Home die: Explore → Ship], \
         Dictate, setting aside one Home die from Explore [Genes die: Produce → Ship]"
    );
}

/// Nothing has to be taken back step by step: the phase, its die and wild dice change where they are.
#[test]
fn a_plan_is_changed_without_starting_over() {
    let diversification = square("Diversification");
    let tiles = diversification.tile().into_iter().collect();
    let prompt = Prompt::Assign(Box::new(Assigning::new(rolled(), Powers::of(tiles, 0))));
    let draft = |steps: &Value| Roll::draft(&prompt, steps).expect("plans are drafted").expect("legal steps");
    let change = |steps: &Value, on: &[&str]| {
        let mut fitting = draft(steps).changes.into_iter().filter(|change| change.on == on);
        let found = fitting.next().unwrap_or_else(|| panic!("nothing is at {on:?}"));
        assert_eq!(fitting.next(), None, "one change is at {on:?}");
        json!(found.steps)
    };
    // A touch of a column selects its phase, with the first die that shows it, or else the first of all.
    let settle = change(&json!([]), &["column:settle"]);
    assert_eq!(
        settle,
        json!([PlanStep::Select(Select { color: Color::Military, face: Face::Settle, phase: Phase::Settle })])
    );
    let ship = change(&json!([]), &["column:ship"]);
    assert_eq!(ship, json!([PlanStep::Select(Select { color: Color::Home, face: Face::Explore, phase: Phase::Ship })]));
    // Then the wild die is put into a column, and a worker is moved by the one power that can.
    let wild = PlanStep::Wild { color: Color::Genes, column: Phase::Produce };
    let mut steps = settle.as_array().expect("steps").clone();
    steps.push(json!(wild));
    let moved = change(&json!(steps), &["die:home@column:explore", "column:ship"]);
    assert!(draft(&moved).finish.is_some(), "a use that can end need not be ended");
    assert_eq!(moved.as_array().map(Vec::len), Some(4));
    // All of it is kept when the selection or the wild die moves.
    let reselected = change(&moved, &["head:explore"]);
    assert_eq!(reselected.as_array().map(Vec::len), Some(4));
    assert_eq!(
        reselected[0],
        json!(PlanStep::Select(Select { color: Color::Home, face: Face::Explore, phase: Phase::Explore }))
    );
    let elsewhere = change(&moved, &["die:genes@column:produce", "column:settle"]);
    assert_eq!(elsewhere[1], json!(PlanStep::Wild { color: Color::Genes, column: Phase::Settle }));
    assert_eq!(elsewhere[2], moved[2]);
    // A wild die that selects is no longer in a column.
    let [first, last] = [("die:home@column:explore", "head:ship"), ("die:home@column:explore", "head:settle")];
    assert_eq!(change(&moved, &[first.0, first.1])[1], json!(wild));
    assert_eq!(change(&moved, &[last.0, last.1])[1], json!(wild));
}

/// A wild die that is placed could go to the same column, but a touch of a column is meant for the one at hand.
#[test]
fn the_next_wild_die_goes_where_a_column_is_touched() {
    let mut dice = rolled();
    dice[Face::Wild] = Dice::of(Color::Genes, 2);
    let prompt = Prompt::Assign(Box::new(Assigning::new(dice, Powers::of(game::Set::EMPTY, 0))));
    let [settle, explore] = [Phase::Settle, Phase::Explore];
    let select = PlanStep::Select(Select { color: Color::Military, face: Face::Settle, phase: settle });
    let wild = |column| PlanStep::Wild { color: Color::Genes, column };
    let steps = json!([select, wild(settle)]);
    let draft = Roll::draft(&prompt, &steps).expect("plans are drafted").expect("legal steps");
    let meant: Vec<_> = draft.changes.iter().filter(|change| change.on == ["column:explore"]).collect();
    let [meant] = meant[..] else { panic!("{meant:?}") };
    assert_eq!(json!(meant.steps), json!([select, wild(settle), wild(explore)]));
}

#[test]
fn the_first_step_that_fails_says_why() {
    let prompt = Prompt::Assign(Box::new(Assigning::new(rolled(), Powers::of(game::Set::EMPTY, 0))));
    let refused = |steps: Value| {
        let why = Roll::draft(&prompt, &steps).expect("plans are drafted").expect_err("an illegal step");
        Language::En.book().say(&why)
    };
    let select = PlanStep::Select(Select { color: Color::Home, face: Face::Explore, phase: Phase::Ship });
    assert_eq!(refused(json!([PlanStep::End])), "No power is being used.");
    assert_eq!(refused(json!([select, select])), "You have already selected a phase.");
    assert_eq!(
        refused(json!([select, PlanStep::Begin(square("Mad Scientists"))])),
        "1 wild die is not in a column yet."
    );
    assert_eq!(refused(json!("anything")), "These steps cannot be read.");
}

#[test]
fn a_bag_is_drafted_die_by_die() {
    let setup = Setup::of(2, "standard").expect("a setup");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
    let view = game.view(Observer::Seat(Seat::new(0)));
    let from: Dice = Color::ALL.into_iter().chain(Color::ALL).collect();
    let many = Prompt::Recruit { count: 5, credits: 5, left: 1, from };
    let Choice::Draft { draft } = Roll::question(&view, &many).choice else { panic!("bags are drafted") };
    assert_eq!((draft.steps.len(), draft.changes.len(), draft.finish, draft.said), (7, 0, None, None));
    assert_eq!(draft.steps[0].on, ["die:home@citizenry"]);
    let two = Roll::draft(&many, &json!(["home", "genes"])).expect("drafted").expect("legal");
    let back: Vec<(Value, &[String])> =
        two.changes.iter().map(|change| (json!(change.steps), &change.on[..])).collect();
    let [home, genes] = ["die:home@cup", "die:genes@cup"].map(|on| [on.to_string()]);
    assert_eq!(back, [(json!(["genes"]), &home[..]), (json!(["home"]), &genes[..])]);
    let steps = json!(["home", "home", "genes", "alien", "rare"]);
    let whole = Roll::draft(&many, &steps).expect("drafted").expect("legal").finish;
    let bag = [Color::Home, Color::Home, Color::Genes, Color::Alien, Color::Rare].into_iter().collect();
    assert_eq!(whole, Some(json!(Move::Recruit(bag))));
    let third = Roll::draft(&many, &json!(["home", "home", "home"])).expect("drafted").expect_err("only two");
    assert_eq!(Language::En.book().say(&third), "There is no such die there: Home die.");
}

/// L-3.13: a player without credits goes back to $1, which is not what paying leaves.
#[test]
fn recruiting_for_every_credit_says_why_one_is_left() {
    let setup = Setup::of(2, "standard").expect("a setup");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
    let view = game.view(Observer::Seat(Seat::new(0)));
    let told = |count, credits, left| {
        let from = Color::ALL.into_iter().collect();
        let question = Roll::question(&view, &Prompt::Recruit { count, credits, left, from });
        Language::En.book().say(&question.details[0])
    };
    assert_eq!(told(3, 5, 2), "You have $5 and pay $3; you then have $2.");
    assert_eq!(told(1, 1, 1), "You have $1 and pay $1; as that leaves nothing, you go back to $1.");
}

#[test]
fn polish_counts_dice_and_tiles_as_polish_does() {
    let book = Language::Pl.book();
    let drew = |tiles| {
        let event = Event::Drew { seat: Seat::new(1), tiles };
        book.say(&Roll::event(&event, Audience::Everyone))
    };
    assert_eq!(drew(1), "gracz 1 dobiera 1 kafel");
    assert_eq!(drew(3), "gracz 1 dobiera 3 kafle");
    assert_eq!(drew(5), "gracz 1 dobiera 5 kafli");
}

/// Random games rarely reach these, so they are spelled out here.
#[test]
fn rare_things_can_be_said_too() {
    let setup = Setup::of(2, "standard").expect("a setup");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
    let view = game.view(Observer::Seat(Seat::new(0)));
    let (seat, tile, world) = (Seat::new(0), Tile::default(), square("Old Earth"));
    let dice: Dice = [Color::Home, Color::Home, Color::Alien].into_iter().collect();
    let lent = Crew { color: Color::Genes, real: false };
    let places = [
        DiePlace::Cup,
        DiePlace::Citizenry,
        DiePlace::Column(Phase::Settle),
        DiePlace::Selector,
        DiePlace::Stack(Side::Development),
        DiePlace::Stack(Side::World),
        DiePlace::World(world),
    ];
    let causes = [
        Cause::Stock,
        Cause::Power(world),
        Cause::Placed(world),
        Cause::Trade(world),
        Cause::Consume(world),
        Cause::Recruit,
    ];
    let mut said = Vec::new();
    let moves = [Move::Save(dice), Move::Buy(true), Move::Buy(false), Move::Stock(lent), Move::Scout(lent)];
    said.extend(moves.iter().map(Roll::answer));
    said.push(Roll::answer(&Move::Place { tile, side: Side::World, top: true }));
    for from in places {
        said.push(Roll::answer(&Move::Remove { die: Color::Home, from }));
        said.push(event(&Event::Removed { seat, die: Color::Home, from }));
    }
    for cause in causes {
        said.push(event(&Event::Earned { seat, credits: 2, now: 5, cause }));
        said.push(event(&Event::TookVp { seat, vp: 2, cause }));
    }
    for shipment in [Shipment::Trade, Shipment::Consume] {
        said.push(event(&Event::Shipped { seat, shipper: lent, world, good: Color::Rare, shipment }));
    }
    let bank = square("Galactic Bankers");
    said.push(event(&Event::Bought { seat, square: bank, credits: 1, vp: 1 }));
    said.push(event(&Event::Completed { seat, square: world, need: 3, used: dice, to_cup: dice }));
    for side in Side::BOTH {
        said.push(event(&Event::PlacedWhich { seat, tile, side, top: true }));
    }
    let prompts = [
        Prompt::Save { square: world, from: dice, min: 1, max: 2 },
        Prompt::Buy { square: bank, credits: 1, vp: 1, left: 0 },
        Prompt::Give { options: Tile::ALL },
    ];
    for prompt in prompts {
        let Question { ask, details, choice, .. } = Roll::question(&view, &prompt);
        said.push(ask);
        said.extend(details);
        match choice {
            Choice::One { offers, .. } => {
                assert_eq!(offers.len(), Roll::moves(&prompt).len());
                said.extend(offers.into_iter().flat_map(|offer| offer.details.into_iter().chain([offer.label])));
            }
            Choice::Draft { draft } => said.extend(draft.steps.into_iter().map(|step| step.label)),
            Choice::Some { .. } => panic!("dice are no cards"),
        }
    }
    for language in Language::ALL {
        let messages = messages::of(language);
        for phrase in &said {
            let spoken = language.book().try_say(phrase);
            assert!(spoken.is_ok(), "{spoken:?}");
            let given: BTreeSet<String> = phrase.args.keys().map(ToString::to_string).collect();
            assert_eq!(given, messages[&*phrase.key].variables, "{}", phrase.key);
        }
    }
}

fn event(event: &Event) -> Phrase {
    Roll::event(event, Audience::Everyone)
}

#[test]
fn an_assign_power_out_of_reach_is_named_with_the_reason() {
    let scientists = square("Mad Scientists").tile().into_iter().collect();
    let setup = Setup::of(2, "first-game").expect("a setup");
    let game = Roll::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a game");
    let view = game.view(Observer::Seat(Seat::new(0)));
    let details = |moves| {
        let prompt = Prompt::Assign(Box::new(Assigning::new(rolled(), Powers::of(scientists, moves))));
        let details = Roll::question(&view, &prompt).details;
        details.iter().map(|line| Language::En.book().say(line)).collect::<Vec<_>>()
    };
    let why = "You can use Mad Scientists only if you have the most Novelty worlds.".to_string();
    assert!(details(0).contains(&why));
    assert!(!details(1).contains(&why));
}

/// 「探索」または「生産」, not 「探索または生産」.
#[test]
fn japanese_quotes_each_column_by_itself() {
    let catalog = Roll::catalog();
    let lines = catalog.pieces.iter().flat_map(|piece| &piece.lines);
    let said: Vec<String> = lines.map(|line| Language::Ja.book().say(&line.text)).collect();
    assert!(said.iter().any(|line| line.contains("」または「")), "a power names two columns");
    for quoted in said.iter().flat_map(|line| line.split('「').skip(1)) {
        let name = quoted.split('」').next().unwrap_or_default();
        assert!(!name.contains("または"), "{name}");
    }
}

/// Plans for the same phase differ in details that do not matter to other players.
#[test]
fn plans_for_the_same_phase_have_the_same_summary() {
    let (seat, mut chance) = (Seat::new(0), Chance::seeded(Seed::from_number(1)));
    let setup = Setup::of(2, "standard").expect("a setup");
    let mut game = Roll::new(&setup, chance.clone(), &mut ()).expect("a game");
    while !matches!(game.prompt(seat), Some(Prompt::Assign(_))) {
        let asked = game.asked().first().expect("somebody is asked");
        let answer = game.random_move(asked, &mut chance).expect("a move");
        game.play(asked, &answer, &mut ()).expect("legal");
    }
    let plans: Vec<(Move, f32)> =
        (0..64).filter_map(|_| Some((game.random_move(seat, &mut chance)?, 1.0 / 64.0))).collect();
    let phases: BTreeSet<String> = plans.iter().map(|(plan, _)| format!("{:?}", Roll::summary(plan))).collect();
    let summaries = Roll::summaries(&plans);
    assert!((2..=5).contains(&summaries.len()) && summaries.len() == phases.len(), "{summaries:?}");
    assert!((summaries.iter().map(|(_, share)| share).sum::<f32>() - 1.0).abs() < 1e-5, "{summaries:?}");
    assert!(summaries.is_sorted_by(|one, other| one.1 >= other.1), "{summaries:?}");
}
