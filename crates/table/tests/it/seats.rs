//! Who sits where before a match begins.

use game::Observer;
use table::{BadTable, Clock, Command, Content, Effect, Holder, Notice, Refusal, Status, Table, TableSetup};
use testkit::high_card::{Decision, HighCard};

use crate::support::{A, B, C, Match, asked_bots, high_card, timed, treasure_hunt, treasure_setup};
use crate::treasure_hunt::{Step, TreasureHunt};

fn sit(seat: game::Seat, id: &str) -> Command<Decision> {
    Command::Sit { seat, id: id.into() }
}

#[test]
fn a_match_begins_when_the_last_seat_is_taken() {
    let mut game = Match::<HighCard>::new(high_card(3), 1);
    game.ok(sit(B, "bea"));
    game.ok(Command::SitBot { seat: C, level: "hard".into() });
    assert_eq!(game.table.status(), Status::Waiting);
    assert_eq!((game.table.version(), game.table.asked().len()), (0, 0));
    assert_eq!(game.table.view(Observer::Public), None);

    let effects = game.ok(sit(A, "ann"));
    assert_eq!(game.table.status(), Status::Playing);
    assert_eq!((game.table.version(), game.table.asked().len()), (1, 3));
    assert_eq!(asked_bots(&effects), [(C, "hard".to_string())]);
    assert_eq!((game.table.seat_of("bea"), game.table.seat_of("eve")), (Some(B), None));
}

#[test]
fn a_seat_has_one_holder_and_a_person_one_seat() {
    let mut game = Match::<HighCard>::new(high_card(3), 1);
    game.ok(sit(A, "ann"));
    assert_eq!(game.refused(sit(A, "bea")), Refusal::SeatTaken);
    assert_eq!(game.refused(Command::SitBot { seat: A, level: "easy".into() }), Refusal::SeatTaken);
    assert_eq!(game.refused(sit(B, "ann")), Refusal::AlreadySeated);
    assert_eq!(game.refused(sit(game::Seat::new(3), "bea")), Refusal::NoSuchSeat);
    assert_eq!(game.refused(sit(game::Seat::new(255), "bea")), Refusal::NoSuchSeat);
}

#[test]
fn whoever_leaves_before_the_match_leaves_an_open_seat() {
    let mut game = Match::<HighCard>::new(high_card(2), 1);
    assert_eq!(game.refused(Command::Leave { seat: A }), Refusal::NotAPerson);
    game.ok(sit(A, "ann"));
    game.ok(Command::Leave { seat: A });
    assert_eq!(game.table.players(game.now)[A].holder, Holder::Open);
    // A bot can also be removed.
    game.ok(Command::SitBot { seat: B, level: "easy".into() });
    game.ok(Command::Leave { seat: B });
    game.ok(sit(B, "ann"));
    game.ok(sit(A, "bea"));
    assert_eq!(game.table.status(), Status::Playing);
    assert_eq!(game.refused(sit(A, "cleo")), Refusal::Begun);
}

#[test]
fn wishes_do_not_outlast_their_person() {
    let mut game = Match::<HighCard>::new(high_card(2), 1);
    game.ok(sit(A, "ann"));
    game.ok(Command::Automatic { seat: A, on: true });
    game.ok(Command::Leave { seat: A });
    game.ok(sit(A, "bea"));
    assert!(!game.table.players(game.now)[A].automatic);
}

/// People sit down one after another; their seats when the match begins, and the match.
fn seated(players: u8, seed: u64, draws_seats: bool) -> (Vec<usize>, Match<HighCard>) {
    let mut game = Match::<HighCard>::new(TableSetup { draws_seats, ..high_card(players) }, seed);
    let people: Vec<String> = (0..players).map(|number| format!("person {number}")).collect();
    for (seat, person) in people.iter().enumerate() {
        game.ok(sit(game::Seat::new(seat as u8), person));
    }
    let seats = people.iter().map(|person| game.table.seat_of(person).expect("seated").index());
    (seats.collect(), game)
}

#[test]
fn lots_bring_everyone_into_every_seat_equally_often() {
    const TABLES: usize = 600;
    for players in 2..=4_u8 {
        let mut found = vec![vec![0; players.into()]; players.into()];
        for seed in 0..TABLES as u64 {
            for (person, seat) in seated(players, seed, true).0.into_iter().enumerate() {
                found[person][seat] += 1;
            }
        }
        let expected = TABLES / usize::from(players);
        let even = |count: &usize| (expected * 3 / 4..=expected * 5 / 4).contains(count);
        assert!(found.iter().flatten().all(even), "{players} players, by person and seat: {found:?}");
    }
}

#[test]
fn seats_are_drawn_once_and_the_same_again_when_the_match_is_restored() {
    let seeds = (0..20).filter(|&seed| {
        let (seats, mut game) = seated(3, seed, true);
        assert_eq!(game.restored(), game.table);
        let told = game
            .table
            .history(Observer::Public, 0)
            .filter(|(_, line)| line.content == Content::Notice(Notice::SeatsDrawn));
        assert_eq!(told.count(), 1);
        let seat = game.table.asked().first().expect("someone is asked");
        game.play(seat, Decision::Stay);
        let after: Vec<usize> =
            (0..3).map(|number| game.table.seat_of(&format!("person {number}")).expect("seated").index()).collect();
        assert_eq!(after, seats);
        assert_eq!(game.restored(), game.table);
        seats != [0, 1, 2]
    });
    assert!(seeds.count() > 10);
}

#[test]
fn without_lots_everyone_plays_where_they_sat_down() {
    for seed in 0..20 {
        assert_eq!(seated(4, seed, false).0, [0, 1, 2, 3]);
    }
}

#[test]
fn nothing_is_played_before_the_match() {
    let mut game = Match::<HighCard>::new(high_card(2), 1);
    game.ok(sit(A, "ann"));
    let answer = Decision::Stay;
    assert_eq!(game.refused(Command::Move { seat: A, version: 0, answer }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::BotMove { seat: A, version: 0, answer }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::Undo { seat: A, version: 0 }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::Resign { seat: A }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::Return { seat: A }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::Rematch { seat: A }), Refusal::NotPlaying);
    assert_eq!(game.refused(Command::Automatic { seat: B, on: true }), Refusal::NotAPerson);
}

#[test]
fn bots_can_play_among_themselves() {
    let mut game = Match::<TreasureHunt>::new(treasure_setup(2), 1);
    game.ok(Command::SitBot { seat: A, level: "easy".into() });
    game.ok(Command::SitBot { seat: B, level: "hard".into() });
    for turn in 0..6 {
        let seat = [A, B][turn % 2];
        assert_eq!(game.bots[seat], Some(game.table.version()));
        let effects = game.bot(seat, Step::End);
        assert_eq!(effects.iter().any(|effect| matches!(effect, Effect::Over(_))), turn == 5);
    }
    assert!(game.is_over());
}

#[test]
fn impossible_tables_are_not_made() {
    let seed = game::Seed::from_number(1);
    let none = timed(Clock::Live { initial_ms: 0, increment_ms: 5 });
    assert_eq!(Table::<TreasureHunt>::new(none, seed).unwrap_err(), BadTable::NoTime);
    assert_eq!(Table::<TreasureHunt>::new(timed(Clock::Days { days: 0 }), seed).unwrap_err(), BadTable::NoTime);
    let crowd = TableSetup { game: crate::treasure_hunt::TreasureSetup(9), ..treasure_setup(2) };
    assert!(matches!(Table::<TreasureHunt>::new(crowd, seed).unwrap_err(), BadTable::Setup(_)));
}

fn take_over<M>(seat: game::Seat, id: &str) -> Command<M> {
    Command::TakeOver { seat, id: id.into() }
}

#[test]
fn a_seat_that_is_taken_over_is_the_other_persons_and_stays_so() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Dig);
    game.ok(Command::Automatic { seat: A, on: true });
    game.ok(take_over(A, "eve"));
    assert_eq!((game.table.seat_of("eve"), game.table.seat_of("person 0")), (Some(A), None));
    assert!(!game.table.players(game.now)[A].automatic, "wishes are a person's own");
    assert_eq!(game.restored(), game.table);
    game.play(A, Step::End);
    game.play(B, Step::End);
    assert_eq!(game.restored(), game.table);
    // It can be taken over again, even by its previous owner.
    game.ok(take_over(A, "person 0"));
    assert_eq!(game.table.seat_of("person 0"), Some(A));
    assert_eq!(game.restored(), game.table);
}

#[test]
fn what_another_person_did_is_not_taken_back() {
    let mut game = treasure_hunt(2);
    game.play(A, Step::Save);
    let version = game.table.version();
    assert!(game.table.undoable(A).is_some());
    game.ok(take_over(A, "eve"));
    assert_eq!(game.undo_refused(A), Refusal::NothingToUndo);
    // Nor does the same move count as a repeated command.
    let again = game.send(Command::Move { seat: A, version: version - 1, answer: Step::Save });
    assert!(!crate::support::accepted(&again));
    assert_eq!(game.restored(), game.table);
    // She may take back her own moves.
    game.play(A, Step::Save);
    game.undo(A);
    assert_eq!(game.restored(), game.table);
}

#[test]
fn only_a_persons_seat_is_taken_over_and_by_nobody_who_sits() {
    let mut game = Match::<HighCard>::new(high_card(3), 1);
    assert_eq!(game.refused(take_over(A, "eve")), Refusal::NotAPerson);
    game.ok(sit(A, "ann"));
    game.ok(Command::SitBot { seat: B, level: "easy".into() });
    assert_eq!(game.refused(take_over(B, "eve")), Refusal::NotAPerson);
    assert_eq!(game.refused(take_over(game::Seat::new(3), "eve")), Refusal::NoSuchSeat);
    game.ok(sit(C, "cleo"));
    assert_eq!(game.refused(take_over(A, "cleo")), Refusal::AlreadySeated);
    assert_eq!(game.refused(take_over(A, "ann")), Refusal::AlreadySeated);
    // Before the match as well as during it.
    game.ok(take_over(C, "eve"));
    assert_eq!((game.table.seat_of("eve"), game.table.seat_of("cleo")), (Some(C), None));
}

#[test]
fn whoever_takes_a_seat_over_is_there() {
    let mut game = treasure_hunt(2);
    game.ok(Command::Leave { seat: A });
    assert!(game.is_run_by_a_bot(A));
    game.ok(take_over(A, "eve"));
    assert!(!game.is_run_by_a_bot(A));
    game.play(A, Step::End);
    assert_eq!(game.restored(), game.table);
}
