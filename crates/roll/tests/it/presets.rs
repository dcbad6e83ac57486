//! Whole sets of answers are legal, bring what they announce, and meet their criterion.

use game::{Chance, Game as _, Legal as _, Observer, Seat, Seed, Setup as _, Told};
use roll::{
    Color, Criterion, Event, Move, Phase, Preset, Prompt, Roll, Setup, ShipOption, Shipment, WorldColor, presets,
    usual_shipper,
};

/// Games of every setup.
const GAMES: u64 = 20;
/// Players who move at random may never finish.
const ROUNDS: u16 = 25;
/// Every way is tried only where there are few: this many possible answers at first.
const FEW: usize = 12;

/// Calls `see` for every position of random games in which a seat is asked, with the presets it has.
fn each_position(mut see: impl FnMut(&Roll, Seat, Vec<Preset>)) {
    for (number, setup) in Setup::all().into_iter().enumerate() {
        for index in 0..GAMES {
            let seed = Seed::from_number(100 * number as u64 + index);
            let mut choices = Chance::seeded(seed.derive(1));
            let setup = setup.clone().capped(ROUNDS);
            let mut game = Roll::new(&setup, Chance::seeded(seed), &mut ()).expect("a deal");
            while let Some(seat) = game.asked().first() {
                let all = presets(&game.view(Observer::Seat(seat)));
                see(&game, seat, all);
                let answer = game.random_move(seat, &mut choices).expect("an asked seat can move");
                game.play(seat, &answer, &mut ()).expect("a legal move");
            }
        }
    }
}

/// The game after these moves, each of which is legal.
fn after(game: &Roll, seat: Seat, moves: &[Move]) -> Roll {
    let mut game = game.clone();
    for answer in moves {
        game.play(seat, answer, &mut ()).unwrap_or_else(|why| panic!("{answer:?} of {moves:?} is refused: {why:?}"));
    }
    game
}

fn options(game: &Roll, seat: Seat) -> Vec<ShipOption> {
    if let Some(Prompt::Ship { options }) = game.prompt(seat) { options } else { Vec::new() }
}

/// The credits and points of each of these shipments by itself, as the questions state them.
fn parts(game: &Roll, seat: Seat, moves: &[Move]) -> (u32, u32) {
    let (mut game, mut credits, mut vp) = (game.clone(), 0, 0);
    for answer in moves {
        if let &Move::Ship { shipper, world, good, shipment } = answer {
            let is_this = |option: &&ShipOption| {
                (option.shipper, option.world, option.good, option.shipment) == (shipper, world, good, shipment)
            };
            let gain = options(&game, seat).iter().find(is_this).expect("an offered shipment").gain;
            (credits, vp) = (credits + u32::from(gain.credits), vp + u32::from(gain.vp));
        }
        if let (Move::Buy(true), Some(Prompt::Buy { vp: bought, .. })) = (answer, game.prompt(seat)) {
            vp += u32::from(bought);
        }
        game.play(seat, answer, &mut ()).expect("a legal move");
    }
    (credits, vp)
}

/// The most that shipping everything in one way can bring, over all ways.
fn most(game: &Roll, seat: Seat, shipment: Shipment) -> u32 {
    let mut best = 0;
    for option in options(game, seat).into_iter().filter(|option| option.shipment == shipment) {
        let ShipOption { shipper, world, good, gain, .. } = option;
        let mut next = after(game, seat, &[Move::Ship { shipper, world, good, shipment }]);
        if let Some(Prompt::Buy { .. }) = next.prompt(seat) {
            next = after(&next, seat, &[Move::Buy(false)]);
        }
        let gain = match shipment {
            Shipment::Trade => gain.credits,
            Shipment::Consume => gain.vp,
        };
        best = best.max(u32::from(gain) + most(&next, seat, shipment));
    }
    best
}

/// L-8.1 to L-8.7.
#[test]
fn shipping_presets_are_the_sum_of_their_parts_and_nothing_brings_more() {
    let (mut seen, mut compared, mut bought, mut last) = (0, 0, 0, 0);
    each_position(|game, seat, all| {
        let ways = options(game, seat);
        if ways.is_empty() {
            return;
        }
        let criteria: Vec<Criterion> = all.iter().map(|preset| preset.criterion).collect();
        assert!(criteria.contains(&Criterion::Trade { buys: false }) && criteria.contains(&Criterion::Consume));
        // The first is what a press confirms: points, where nothing can be bought any more.
        let by_points = |preset: &Preset| std::cmp::Reverse(preset.gain.vp);
        match game.look(seat).is_last_round() {
            true => assert!(all.is_sorted_by_key(by_points), "{all:?}"),
            false => assert_eq!(criteria.first(), Some(&Criterion::Trade { buys: false })),
        }
        last += u32::from(game.look(seat).is_last_round());
        for preset in &all {
            seen += 1;
            let (credits, vp) = parts(game, seat, &preset.moves);
            assert_eq!(credits, u32::from(preset.gain.credits + preset.lost), "{preset:?}");
            assert_eq!(vp, u32::from(preset.gain.vp), "{preset:?}");
            assert!(options(&after(game, seat, &preset.moves), seat).is_empty(), "something is left after {preset:?}");
            bought += u32::from(preset.criterion == Criterion::Trade { buys: true });
            if ways.len() > FEW {
                continue;
            }
            compared += 1;
            match preset.criterion {
                Criterion::Trade { buys: false } => {
                    assert_eq!(credits, most(game, seat, Shipment::Trade), "{preset:?}");
                }
                Criterion::Consume => assert_eq!(vp, most(game, seat, Shipment::Consume), "{preset:?}"),
                _ => {}
            }
        }
    });
    assert!(seen > 500 && compared > 300 && bought > 0 && last > 10, "{seen}, {compared}, {bought}, {last}");
}

#[test]
fn the_usual_shipper_of_a_good_brings_the_most_that_any_brings() {
    let mut goods = 0;
    each_position(|game, seat, _| {
        let ways = options(game, seat);
        for &ShipOption { world, good, shipment, .. } in &ways {
            let of = |option: &&ShipOption| (option.world, option.good, option.shipment) == (world, good, shipment);
            let usual = usual_shipper(&ways, world, good, shipment).expect("a shipper");
            let most = ways.iter().filter(of).map(|option| option.gain.vp).max();
            let gain = ways.iter().filter(of).find(|option| option.shipper == usual).map(|option| option.gain.vp);
            assert_eq!(gain, most, "{usual:?} ships {good:?} of {world:?}");
            goods += 1;
        }
    });
    assert!(goods > 500, "{goods}");
}

/// How many goods have the color of their world, then what all of them would be sold for.
fn goods(game: &Roll, seat: Seat) -> (u32, u32) {
    let view = game.view(Observer::Seat(seat));
    let (mut matching, mut price) = (0, 0);
    for (world, goods) in &view.players[seat].tableau {
        let color = world.print().world().unwrap_or(WorldColor::Gray);
        matching += goods.iter().filter(|&die: &Color| color.matches(die)).count() as u32;
        price += u32::from(color.price()) * u32::from(goods.total());
    }
    (matching, price)
}

fn best_goods(game: &Roll, seat: Seat) -> (u32, u32) {
    let Some(Prompt::Produce { dice, worlds }) = game.prompt(seat) else { return goods(game, seat) };
    let each = dice.colors().flat_map(|die| worlds.iter().map(move |&world| Move::Produce { die, world }));
    each.map(|answer| best_goods(&after(game, seat, &[answer]), seat)).max().unwrap_or_default()
}

/// L-7.1: every producer is put on a world as far as there is room; colors count first, then prices.
#[test]
fn producing_by_preset_fills_the_worlds_and_no_way_has_more_of_the_right_color() {
    let (mut seen, mut compared) = (0, 0);
    each_position(|game, seat, all| {
        let Some(Prompt::Produce { dice, worlds }) = game.prompt(seat) else { return };
        let [preset] = &all[..] else { panic!("one way to produce: {all:?}") };
        seen += 1;
        let done = after(game, seat, &preset.moves);
        assert!(!matches!(done.prompt(seat), Some(Prompt::Produce { .. })), "a choice is left after {preset:?}");
        let before: u8 =
            game.view(Observer::Seat(seat)).players[seat].tableau.iter().map(|(_, dice)| dice.total()).sum();
        let now: u8 = done.view(Observer::Seat(seat)).players[seat].tableau.iter().map(|(_, dice)| dice.total()).sum();
        assert_eq!(now - before, preset.count, "{preset:?}");
        let room: u8 = game.look(seat).own().rooms().map(|(_, room)| room).sum();
        assert_eq!(preset.used.len(), usize::from(preset.count), "{preset:?}");
        assert_eq!(preset.count, room.min(game.look(seat).own().workers(Phase::Produce).total()), "{preset:?}");
        if dice.kinds() * worlds.len() <= FEW {
            compared += 1;
            assert_eq!(goods(&done, seat), best_goods(game, seat), "{preset:?}");
        }
    });
    assert!(seen > 100 && compared > 80, "{seen}, {compared}");
}

/// L-4.1, L-5.1, L-3.14.
#[test]
fn the_other_presets_lead_as_far_as_nothing_else_is_to_be_decided() {
    let (mut scouts, mut builds, mut settles, mut keeps, mut opened) = (0, 0, 0, 0, 0);
    each_position(|game, seat, all| {
        for preset in &all {
            let done = after(game, seat, &preset.moves);
            let next = done.prompt(seat);
            let is_open = matches!(next, Some(Prompt::Use { .. } | Prompt::Save { .. } | Prompt::Remove { .. }))
                || (preset.criterion == Criterion::Recruit && matches!(next, Some(Prompt::Recall { .. })));
            opened += u32::from(is_open);
            assert_eq!(preset.is_open, is_open, "{preset:?}");
            match preset.criterion {
                Criterion::Scout | Criterion::Draw => {
                    scouts += 1;
                    assert!(preset.draws > 0 && !matches!(next, Some(Prompt::Abandon { .. })), "{preset:?}");
                }
                Criterion::Build => {
                    builds += 1;
                    let [was, is] =
                        [game, &done].map(|game| game.view(Observer::Seat(seat)).players[seat].tableau.len());
                    assert_eq!(is - was, preset.completed.len(), "{preset:?}");
                    // A tile that was completed may bring dice, and Settle may follow with its own workers: their order is another
                    // choice.
                    let is_other = done.view(Observer::Public).step != game.view(Observer::Public).step;
                    assert!(is_other || !matches!(next, Some(Prompt::Build { .. })), "{preset:?}");
                    settles += u32::from(matches!(next, Some(Prompt::Build { .. })));
                    placed_as_counted(game, seat, preset);
                }
                Criterion::Keep => {
                    keeps += 1;
                    assert_eq!(preset.moves, [Move::Stop]);
                }
                Criterion::Produce | Criterion::Trade { .. } | Criterion::Consume | Criterion::Recruit => {}
            }
        }
    });
    assert!(scouts > 500 && builds > 50 && keeps > 100 && opened > 0, "{scouts}, {builds}, {keeps}, {opened}");
    assert!(settles > 0, "no Settle had a choice after Develop");
}

/// The workers of the phase are counted and named, except those that find no tile; those of later phases are not.
fn placed_as_counted(game: &Roll, seat: Seat, preset: &Preset) {
    let Some(Prompt::Build { square, .. }) = game.prompt(seat) else { return };
    let phase = if square.print().world().is_some() { Phase::Settle } else { Phase::Develop };
    let workers = game.look(seat).own().workers(phase);
    let mut now = game.clone();
    let mut told: Vec<Told<Event>> = Vec::new();
    for answer in &preset.moves {
        now.play(seat, answer, &mut told).expect("a legal move");
    }
    let here = told.iter().take_while(|Told { event, .. }| !matches!(event, Event::PhaseBegan { .. }));
    let unused: u8 = here
        .map(|Told { event, .. }| match event {
            Event::Returned { seat: whose, dice } if *whose == seat => dice.total(),
            _ => 0,
        })
        .sum();
    let decided = preset.is_open || workers.total() == preset.count + unused;
    assert!(decided && preset.count <= workers.total(), "{preset:?} with {workers:?}, {unused} unused");
    assert_eq!(preset.used.len(), usize::from(preset.count), "{preset:?}");
}

/// L-3.13: as many dice as there are credits, and every die that is no Home die. If credits do not suffice for those, it is
/// not said which to take.
#[test]
fn recruiting_by_preset_leaves_home_dice_alone_in_the_citizenry() {
    let (mut seen, mut none) = (0, 0);
    each_position(|game, seat, all| {
        let Some(Prompt::Recruit { count, from, .. }) = game.prompt(seat) else { return };
        let colored = from.total() - from.count(Color::Home);
        let Some(preset) = all.first() else {
            none += 1;
            return assert!(colored > count, "{from:?} for {count}");
        };
        seen += 1;
        let [Move::Recruit(bag)] = preset.moves[..] else { panic!("one answer: {preset:?}") };
        assert_eq!((bag.total(), preset.count), (count, count), "{preset:?}");
        assert!(from.contains(bag) && from.minus(bag).colors().all(|left| left == Color::Home), "{preset:?}");
        after(game, seat, &preset.moves);
    });
    assert!(seen > 100 && none > 20, "{seen}, {none}");
}

/// L-4.10: with nobody left to explore, one answer leaves the construction zone as it is: the question needs no second press.
#[test]
fn a_zone_that_may_be_rearranged_can_be_kept_at_once() {
    let mut kept = 0;
    each_position(|game, seat, all| {
        let Some(Prompt::Explore { explorers, .. }) = game.prompt(seat) else { return };
        if explorers.is_empty() {
            let found: Vec<_> = all.iter().map(|preset| (preset.criterion, preset.moves.as_slice())).collect();
            assert_eq!(found, [(Criterion::Keep, &[Move::Stop][..])]);
            kept += 1;
        }
    });
    assert!(kept > 0, "nobody could rearrange a zone");
}
