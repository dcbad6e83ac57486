//! The next match: everyone present must want it, and another seat begins.

use game::BySeat;
use table::{Command, Effect, Holder, Refusal};
use testkit::high_card::{Decision, HighCard};

use crate::support::{A, B, C, Match, cards, high_card};

fn over(mut game: Match<HighCard>) -> Match<HighCard> {
    while let Some(seat) = game.table.asked().first() {
        if game.is_run_by_a_bot(seat) {
            game.bot(seat, Decision::Stay)
        } else {
            game.play(seat, Decision::Stay)
        };
    }
    game
}

fn person(id: &str) -> Holder {
    Holder::Person { id: id.into() }
}

fn agreed(effects: &[Effect<HighCard>]) -> Option<BySeat<Holder>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Rematch(holders) => Some(holders.clone()),
        _ => None,
    })
}

#[test]
fn all_people_must_agree_and_the_seats_move_on_by_one() {
    let mut game = cards(3);
    assert_eq!(game.refused(Command::Rematch { seat: A }), Refusal::NotOver);
    let mut game = over(game);
    assert_eq!(agreed(&game.ok(Command::Rematch { seat: A })), None);
    assert_eq!(agreed(&game.ok(Command::Rematch { seat: C })), None);
    assert!(game.table.players(game.now)[C].wants_rematch);
    let holders = agreed(&game.ok(Command::Rematch { seat: B })).expect("everyone wants it");
    let next: Vec<_> = holders.values().cloned().collect();
    assert_eq!(next, [person("person 1"), person("person 2"), person("person 0")]);
    assert_eq!(game.table.rematch(), Some(&holders));
    // It is agreed only once.
    assert_eq!(game.refused(Command::Rematch { seat: B }), Refusal::RematchAgreed);
    assert_eq!(game.refused(Command::Leave { seat: B }), Refusal::RematchAgreed);
}

#[test]
fn bots_always_agree() {
    let mut game = Match::<HighCard>::new(high_card(2), 1);
    game.ok(Command::SitBot { seat: A, level: "hard".into() });
    game.ok(Command::Sit { seat: B, id: "bea".into() });
    let mut game = over(game);
    assert_eq!(game.refused(Command::Rematch { seat: A }), Refusal::NotAPerson);
    let holders = agreed(&game.ok(Command::Rematch { seat: B })).expect("everyone wants it");
    assert_eq!(holders[B], Holder::Bot { level: "hard".into() });
}

#[test]
fn who_left_keeps_nobody_waiting_and_leaves_an_open_seat() {
    let mut game = over(cards(3));
    game.ok(Command::Rematch { seat: A });
    game.ok(Command::Leave { seat: C });
    let holders = agreed(&game.ok(Command::Rematch { seat: B })).expect("everyone who is there wants it");
    let next: Vec<_> = holders.values().cloned().collect();
    assert_eq!(next, [person("person 1"), Holder::Open, person("person 0")]);
}

#[test]
fn leaving_can_be_what_the_others_waited_for() {
    let mut game = over(cards(2));
    game.ok(Command::Rematch { seat: A });
    assert!(agreed(&game.ok(Command::Leave { seat: B })).is_some());
}

#[test]
fn a_wish_does_not_outlast_its_person() {
    let mut game = over(cards(2));
    game.ok(Command::Rematch { seat: A });
    game.ok(Command::Leave { seat: A });
    game.ok(Command::Return { seat: A });
    assert_eq!(agreed(&game.ok(Command::Rematch { seat: B })), None);
    assert!(agreed(&game.ok(Command::Rematch { seat: A })).is_some());
}

#[test]
fn nobody_there_wants_nothing() {
    let mut game = cards(2);
    game.ok(Command::Leave { seat: A });
    game.ok(Command::Leave { seat: B });
    let mut game = over(game);
    assert_eq!(game.table.rematch(), None);
    // A person who was away and asks for a rematch is back.
    assert!(agreed(&game.ok(Command::Rematch { seat: B })).is_some());
}
