//! Answers that were confirmed together are given one after the other, as they are asked for, and taken back together.

use std::collections::VecDeque;

use game::{Game as _, Imagine as _, Observer, Seat, Seed, Setup as _};
use race::Race;
use table::{By, Command, Content, Line, LogEntry, Stop, TableEvent, TableSetup, walk};

use crate::support::{A, B, Match, treasure_hunt};
use crate::treasure_hunt::{Step, TreasureHunt};

fn chain(seat: Seat, version: u32, first: Step, then: &[Step]) -> Command<Step> {
    Command::Chain { seat, version, first, then: then.to_vec() }
}

fn points(game: &Match<TreasureHunt>, seat: Seat) -> i32 {
    game.table.game().expect("a game").scores()[seat]
}

fn held<M>(entry: &LogEntry<M>) -> bool {
    matches!(entry.what, TableEvent::Moved { by: By::Held, .. })
}

#[test]
fn a_chain_is_played_at_once_and_asks_nothing_in_between() {
    let mut game = treasure_hunt(2);
    game.ok(chain(A, 1, Step::Save, &[Step::Save, Step::End]));
    assert!(game.table.asked().contains(B));
    assert_eq!(points(&game, A), 2);
    assert_eq!(game.stored.iter().filter(|entry| held(entry)).count(), 2);
    assert_eq!(game.restored(), game.table);
    // The same command sent again is accepted and changes nothing.
    let before = game.table.clone();
    game.ok(chain(A, 1, Step::Save, &[Step::Save, Step::End]));
    assert_eq!(game.table, before);
}

#[test]
fn a_chain_is_taken_back_as_a_whole() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    let before = game.table.game().cloned();
    let version = game.table.version();
    game.ok(chain(A, version, Step::Save, &[Step::Save]));
    assert_eq!(points(&game, A), 3);
    game.undo(A);
    assert_eq!(game.table.game().cloned(), before);
    assert_eq!(game.restored(), game.table);
    // What was confirmed before it is a unit of its own.
    game.undo(A);
    assert_eq!(points(&game, A), 0);
}

#[test]
fn what_the_rules_do_not_allow_is_dropped_and_asked() {
    let mut game = treasure_hunt(2);
    // After three steps a turn must end, so the fourth is impossible, and what follows it was never confirmed alone.
    game.ok(chain(A, 1, Step::Save, &[Step::Save, Step::Save, Step::Save, Step::End]));
    assert!(game.table.asked().contains(A));
    assert_eq!(points(&game, A), 3);
    assert_eq!(game.restored(), game.table);
    game.play(A, Step::End);
    game.play(B, Step::End);
    assert!(game.table.asked().contains(A), "nothing is left of the chain");
}

#[test]
fn an_answer_is_held_until_it_is_asked_for() {
    let mut game = treasure_hunt(2);
    game.ok(chain(A, 1, Step::End, &[Step::Save]));
    assert!(game.table.asked().contains(B));
    assert_eq!((points(&game, A), game.restored() == game.table), (0, true));
    let resumed = Match { table: game.restored(), ..game.clone() };
    for mut game in [game, resumed] {
        game.play(B, Step::End);
        assert_eq!(points(&game, A), 1);
    }
}

/// Others see, hear and are asked the same, whether or not an answer is held.
#[test]
fn an_answer_that_is_held_is_a_secret() {
    let (mut plain, mut holding) = (treasure_hunt(3), treasure_hunt(3));
    plain.play(A, Step::End);
    holding.ok(chain(A, 1, Step::End, &[Step::Save]));
    assert_ne!(plain.table, holding.table, "something is held");
    for (place, observer) in
        plain.observers().into_iter().enumerate().filter(|(_, observer)| *observer != Observer::Seat(A))
    {
        assert_eq!(plain.table.view(observer), holding.table.view(observer));
        assert_eq!(plain.heard[place], holding.heard[place]);
        let history = |game: &Match<TreasureHunt>| {
            game.table.history(observer, 0).map(|(at, line)| (at, line.clone())).collect::<Vec<_>>()
        };
        assert_eq!(history(&plain), history(&holding));
    }
    assert_eq!((plain.table.asked(), plain.table.version()), (holding.table.asked(), holding.table.version()));
}

#[test]
fn who_takes_it_back_leaves_or_gives_up_holds_nothing() {
    let ends: [fn(&mut Match<TreasureHunt>); 3] = [
        |game| drop(game.undo(A)),
        |game| {
            game.ok(Command::Leave { seat: A });
            game.ok(Command::Return { seat: A });
        },
        |game| drop(game.ok(Command::TakeOver { seat: A, id: "another".into() })),
    ];
    for end in ends {
        let mut game = treasure_hunt(3);
        game.ok(chain(A, 1, Step::End, &[Step::Save]));
        end(&mut game);
        assert_eq!(game.restored(), game.table);
        if game.table.asked().contains(A) {
            game.play(A, Step::End);
        }
        for _ in 0..2 {
            let seat = game.table.asked().first().expect("a turn");
            game.play(seat, Step::End);
        }
        assert!(game.table.asked().contains(A));
        assert_eq!(points(&game, A), 0);
    }
}

/// What a seat is shown of a chain before it is confirmed is what will be asked, as long as nothing is drawn or revealed.
#[test]
fn a_chain_leads_where_it_was_shown_to_lead() {
    let setup = TableSetup::untimed(defenders::Setup::of(2, "base").expect("a setup"), "easy");
    let mut walked = 0;
    for seed in 0..20 {
        let mut game = Match::<defenders::Defenders>::of_people(setup.clone(), seed);
        let mut chance = game::Chance::seeded(Seed::from_number(seed));
        for _ in 0..80 {
            let Some(seat) = game.table.asked().first() else { break };
            let view = game.table.view(Observer::Seat(seat)).expect("a view");
            let mut imagined = defenders::Defenders::imagine(&view, chance.clone());
            let (mut answers, mut stop) = (Vec::new(), None);
            while stop.is_none() && answers.len() < 4 {
                let Some(answer) = game::Legal::random_move(&imagined, seat, &mut chance) else { break };
                imagined.play(seat, &answer, &mut ()).expect("legal");
                answers.push(answer);
                let here = walk::<defenders::Defenders>(&view, seat, &answers).expect("legal answers");
                stop = here.stop;
                if let Some(prompt) = here.prompt {
                    let mut truly = game.clone();
                    let version = truly.table.version();
                    let (first, then) = (answers[0], answers[1..].to_vec());
                    truly.ok(Command::Chain { seat, version, first, then });
                    assert_eq!(truly.table.prompt(seat), Some(&prompt), "seed {seed}");
                    assert_eq!(truly.table.view(Observer::Seat(seat)), here.view);
                    assert!(truly.table.undoable(seat).is_some(), "nothing was learnt, so it can be taken back");
                    walked += 1;
                }
            }
            assert!(stop != Some(Stop::Others) || !answers.is_empty());
            let version = game.table.version();
            game.ok(Command::Chain { seat, version, first: answers[0], then: Vec::new() });
        }
    }
    assert!(walked > 500, "{walked}");
}

/// cards are revealed before anyone pays. A card that is confirmed together with its payment is told the same way, to everyone, as
/// if the payment had been chosen after the reveal.
#[test]
fn a_card_and_its_payment_are_told_as_the_rules_order_them() {
    let setup = TableSetup::untimed(race::Setup::of(2, "standard").expect("a setup"), "easy");
    let mut together = 0;
    for seed in 0..12 {
        let mut plain = Match::<Race>::of_people(setup.clone(), seed);
        let mut chained = plain.clone();
        let mut answers = random_answers(&mut plain, seed);
        while let Some((seat, first)) = answers.pop_front() {
            let next = answers.iter().position(|(other, _)| *other == seat);
            let payment = next.filter(|at| is_card(&first) && is_payment(&answers[*at].1));
            let then: Vec<_> =
                payment.and_then(|at| answers.remove(at)).map(|(_, answer)| answer).into_iter().collect();
            together += then.len();
            let version = chained.table.version();
            chained.ok(Command::Chain { seat, version, first, then });
        }
        for (observer, heard) in plain.observers().into_iter().zip(plain.heard.iter().zip(&chained.heard)) {
            assert_eq!(events(heard.0), events(heard.1), "seed {seed}, {observer:?}");
        }
        assert_revealed_before_paid(&events(chained.heard.last().expect("spectators")));
    }
    assert!(together > 100, "{together}");
}

/// Plays a game at random; who answers what.
fn random_answers(game: &mut Match<Race>, seed: u64) -> VecDeque<(Seat, race::Move)> {
    let mut chance = game::Chance::seeded(Seed::from_number(seed));
    let mut answers = VecDeque::new();
    while let Some(seat) = game.table.asked().first() {
        let answer = game::Legal::random_move(game.table.game().expect("a game"), seat, &mut chance).expect("a move");
        game.play(seat, answer);
        answers.push_back((seat, answer));
    }
    answers
}

fn is_card(answer: &race::Move) -> bool {
    matches!(answer, race::Move::Develop(Some(_)) | race::Move::Settle(Some(_)))
}

fn is_payment(answer: &race::Move) -> bool {
    matches!(answer, race::Move::Pay(_) | race::Move::PayWorld { .. })
}

fn events(heard: &[Line<race::Event>]) -> Vec<race::Event> {
    let event = |line: &Line<race::Event>| match &line.content {
        Content::Event(event) => Some(*event),
        Content::Notice(_) => None,
    };
    heard.iter().filter_map(event).collect()
}

fn assert_revealed_before_paid(events: &[race::Event]) {
    let mut is_paid = false;
    for event in events {
        match event {
            race::Event::PhaseBegan { .. } | race::Event::RoundBegan { .. } => is_paid = false,
            race::Event::Developed { .. } | race::Event::Settled { .. } => is_paid = true,
            race::Event::Placed { .. } => assert!(!is_paid, "a card is revealed after another was paid for"),
            _ => {}
        }
    }
}
