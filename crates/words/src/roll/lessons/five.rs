//! Roll 5, Produce and ship: match colors, and decide between Trade and Consume.

use roll::{
    Color, Dice, Face, Move, Phase, PlayerPosition, Prompt, Roll, ShipOption, Shipment, Square, View, WorldColor,
};

use super::{
    ALTAIR, At, LEARNER, and, by, crowd, dice, goods, is_assign, is_managed, is_ship, lit, lit_die, luck, named, of,
    onward, planned, price, scored, selects, table, tableau, with_phase, workers,
};
use crate::Phrase;
use crate::lesson::{Check, Cue, Lesson, Step, Task, Until, Verdict};
use crate::roll::nouns::square;

const ALPHA_CENTAURI: &str = "Alpha Centauri";
const GALACTIC_RESORT: &str = "Galactic Resort";
const OUTPOST: &str = "Awakened Alien Outpost";
/// The worlds whose goods the learner can match.
const MATCHED: [&str; 2] = [ALPHA_CENTAURI, GALACTIC_RESORT];
/// The goods that are shipped.
const SHIPPED: u8 = 3;

pub(super) fn lesson() -> Lesson<Roll> {
    Lesson {
        id: "roll-5",
        version: 2,
        minutes: 6,
        learner: LEARNER,
        setup: table(4, 24, [learner(), altair()], &[Face::Produce, Face::Ship]),
        seed: 1,
        cues: vec![
            Cue {
                seat: ALTAIR,
                round: 4,
                moves: vec![selects(Color::Home, Face::Produce, Phase::Produce), Move::Stop],
            },
            Cue { seat: ALTAIR, round: 5, moves: vec![selects(Color::Home, Face::Ship, Phase::Ship), Move::Stop] },
        ],
        level: "easy",
        steps: vec![assign(), ship(), ship_again(), ship_last(), check()],
        done: |view| Phrase::new("lesson-roll-5-done").number("vp", view.players[LEARNER].vp),
        terms: &["shipper", "consume-good", "match"],
    }
}

fn learner() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(9, 1, &[GALACTIC_RESORT]),
        goods: vec![(named(ALPHA_CENTAURI), Color::Rare), (named(GALACTIC_RESORT), Color::Home)],
        cup: dice(&[(Color::Home, 3), (Color::Military, 1), (Color::Consumption, 1), (Color::Novelty, 1)]),
        credits: 1,
        luck: vec![
            luck(
                &[
                    (Color::Home, &[Face::Explore, Face::Settle, Face::Produce]),
                    (Color::Military, &[Face::Explore]),
                    (Color::Consumption, &[Face::Ship]),
                    (Color::Novelty, &[Face::Ship]),
                ],
                &[],
            ),
            luck(
                &[
                    (Color::Home, &[Face::Produce, Face::Explore, Face::Explore, Face::Settle]),
                    (Color::Military, &[Face::Explore]),
                    (Color::Consumption, &[Face::Develop]),
                    (Color::Novelty, &[Face::Produce]),
                    (Color::Rare, &[Face::Produce]),
                ],
                &[],
            ),
        ],
        ..PlayerPosition::default()
    }
}

/// Altair's worlds are empty.
fn altair() -> PlayerPosition {
    PlayerPosition {
        tableau: tableau(7, 7, &["Space Port", "Spice World"]),
        cup: dice(&[(Color::Home, 4)]),
        credits: 1,
        luck: vec![
            luck(&[(Color::Home, &[Face::Produce, Face::Produce, Face::Explore, Face::Explore])], &[]),
            luck(&[(Color::Home, &[Face::Ship, Face::Ship, Face::Explore, Face::Explore])], &[]),
        ],
        ..PlayerPosition::default()
    }
}

fn assign() -> Step<Roll> {
    Step {
        round: 4,
        at: is_assign,
        say: |_| with_phase(by("lesson-roll-5-assign", ALTAIR), Phase::Ship).piece("tile", square(named(OUTPOST))),
        light: |_| lit_die(Color::Home, Face::Explore, Phase::Ship),
        answer: |_| Some(selects(Color::Home, Face::Explore, Phase::Ship)),
        task: Task::Guided(|scene, answer| {
            let Some(strip) = planned(scene, answer) else { return Verdict::Right };
            match strip.selection.phase {
                Phase::Ship if workers(&strip, Phase::Produce) == 0 => {
                    Verdict::Costly(Until::When(is_managed), |_, _| {
                        of("lesson-roll-5-assign-unmade", OUTPOST).number("credits", price(OUTPOST))
                    })
                }
                Phase::Ship if workers(&strip, Phase::Ship) >= SHIPPED => Verdict::Right,
                Phase::Ship => Verdict::Costly(Until::When(is_managed), |_, after| {
                    Phrase::new("lesson-roll-5-assign-few").number("goods", goods(after))
                }),
                Phase::Explore | Phase::Develop | Phase::Settle | Phase::Produce => {
                    Verdict::Costly(Until::When(is_managed), |_, after| {
                        by("lesson-roll-5-assign-other", ALTAIR).number("goods", goods(after))
                    })
                }
            }
        }),
    }
}

/// The option that a shipment is.
fn option<'a>(scene: &'a At<'_>, answer: &Move) -> Option<(&'a [ShipOption], &'a ShipOption)> {
    let (Prompt::Ship { options }, &Move::Ship { shipper, world, good, shipment }) = (scene.prompt, answer) else {
        return None;
    };
    let is_this = |option: &&ShipOption| {
        (option.shipper, option.world, option.good, option.shipment) == (shipper, world, good, shipment)
    };
    options.iter().find(is_this).map(|option| (&options[..], option))
}

/// The most points that a good of a world can bring now.
fn most(options: &[ShipOption], world: Square) -> u8 {
    options.iter().filter(|option| option.world == world).map(|option| option.gain.vp).max().unwrap_or(0)
}

fn judge_ship(scene: &At<'_>, answer: &Move) -> Verdict<Roll> {
    let Some((options, shipped)) = option(scene, answer) else { return Verdict::Right };
    let is_matched = MATCHED.iter().any(|name| named(name) == shipped.world);
    let has_home = options.iter().any(|option| option.shipper.color == Color::Home);
    match shipped.shipment {
        Shipment::Consume if !is_matched => Verdict::Costly(Until::Asked, |before, after| {
            of("lesson-roll-5-ship-outpost", OUTPOST)
                .number("vp", scored(before, after))
                .number("credits", price(OUTPOST))
        }),
        Shipment::Consume if shipped.gain.vp < most(options, shipped.world) => Verdict::Retry(
            Phrase::new("lesson-roll-5-ship-match")
                .piece("tile", square(shipped.world))
                .number("vp", shipped.gain.vp)
                .number("best", most(options, shipped.world)),
        ),
        Shipment::Trade if is_matched => Verdict::Fine(
            Phrase::new("lesson-roll-5-ship-sold")
                .piece("tile", square(shipped.world))
                .number("credits", shipped.gain.credits)
                .number("vp", most(options, shipped.world)),
        ),
        Shipment::Trade if has_home && shipped.shipper.color != Color::Home => {
            Verdict::Retry(of("lesson-roll-5-ship-home", OUTPOST))
        }
        Shipment::Consume | Shipment::Trade => Verdict::Right,
    }
}

/// The good of the Outpost for money, with the die that matches nothing; the others for points.
fn best(scene: &At<'_>) -> Option<Move> {
    let Prompt::Ship { options } = scene.prompt else { return None };
    let is_wanted = |option: &&ShipOption| match option.shipment {
        Shipment::Trade => option.world == named(OUTPOST),
        Shipment::Consume => option.world != named(OUTPOST),
    };
    let rank = |option: &&ShipOption| {
        (option.shipment == Shipment::Trade, option.gain.vp, option.shipper.color == Color::Home)
    };
    let option = options.iter().filter(is_wanted).max_by_key(rank)?;
    let (shipper, world, good, shipment) = (option.shipper, option.world, option.good, option.shipment);
    Some(Move::Ship { shipper, world, good, shipment })
}

fn say_trade() -> Phrase {
    of("lesson-roll-5-trade", OUTPOST).number("credits", price(OUTPOST))
}

/// Whether the good that is for sale is still there.
fn is_for_sale(scene: &At<'_>) -> bool {
    matches!(scene.prompt, Prompt::Ship { options } if options.iter().any(|option| option.world == named(OUTPOST)))
}

fn ship() -> Step<Roll> {
    Step {
        round: 4,
        at: is_ship,
        say: |_| say_trade(),
        light: |_| lit(&[OUTPOST]),
        answer: best,
        task: Task::Guided(judge_ship),
    }
}

fn ship_again() -> Step<Roll> {
    Step {
        round: 4,
        at: is_ship,
        say: |scene| match scene.prompt {
            _ if is_for_sale(scene) => say_trade(),
            Prompt::Ship { options } => {
                let most = MATCHED.iter().map(|name| most(options, named(name))).max();
                Phrase::new("lesson-roll-5-consume").number("vp", most.unwrap_or(0))
            }
            _ => Phrase::new("lesson-roll-5-last"),
        },
        light: |scene| if is_for_sale(scene) { lit(&[OUTPOST]) } else { lit(&MATCHED) },
        answer: best,
        task: Task::Guided(judge_ship),
    }
}

fn ship_last() -> Step<Roll> {
    Step {
        round: 4,
        at: is_ship,
        say: |_| Phrase::new("lesson-roll-5-last"),
        light: |_| Vec::new(),
        answer: best,
        task: Task::Guided(judge_ship),
    }
}

/// How many of the learner's worlds carry a good of their own color.
fn matching(view: &View) -> u8 {
    let fits = |(world, goods): &&(Square, Dice)| {
        MATCHED.iter().any(|name| named(name) == *world)
            && goods.iter().any(|die| world.print().world().is_some_and(|color: WorldColor| color.matches(die)))
    };
    view.players[LEARNER].tableau.iter().filter(fits).count() as u8
}

fn check() -> Step<Roll> {
    Step {
        round: 5,
        at: is_assign,
        say: |_| and(of("lesson-roll-5-check", ALPHA_CENTAURI), GALACTIC_RESORT).seat(ALTAIR),
        light: |_| Vec::new(),
        answer: |scene| match scene.prompt {
            Prompt::Assign(_) => crowd(scene, Phase::Produce, &[Face::Produce]),
            Prompt::Produce { dice, worlds } => {
                let pairs = [(Color::Rare, ALPHA_CENTAURI), (Color::Novelty, GALACTIC_RESORT)];
                let pair = pairs.into_iter().find(|(die, name)| dice.has(*die) && worlds.contains(&named(name)));
                pair.map(|(die, name)| Move::Produce { die, world: named(name) }).or_else(|| onward(scene))
            }
            _ => onward(scene),
        },
        task: Task::Check(Check {
            until: Until::When(is_managed),
            goal: |_, after| matching(after) == MATCHED.len() as u8,
            miss: |_, after| {
                Phrase::new("lesson-roll-5-missed").number("goods", matching(after)).number("all", MATCHED.len() as i64)
            },
            hint: |_| with_phase(Phrase::new("lesson-roll-5-hint"), Phase::Produce),
        }),
    }
}
