//! Games that begin from a given position: laid out as described, with the draws that it names, and otherwise games like any other.

use std::sync::Arc;

use game::{BadPosition, BadSetup, Chance, Game, Observer, Recording, Seat, Seed, Set, Setup as _};
use race::{Action, Card, Design, Move, PlayerPosition, Position, Prompt, Race, Setup, Sort};
use testkit::position::{only_the_record_has_it, refused};
use testkit::properties::Games;

use crate::properties::RACE;
use crate::support::{card, cards, list};

const ALTAIR: Seat = Seat::new(0);
const LEARNER: Seat = Seat::new(1);

fn position() -> Position {
    Position {
        round: 3,
        pool: 20,
        players: vec![
            PlayerPosition { tableau: list(&["Old Earth", "Spice World"]), vp: 3, ..PlayerPosition::default() },
            PlayerPosition {
                tableau: list(&["Alpha Centauri", "Public Works"]),
                hand: list(&["Space Port", "Rebel Base"]),
                goods: list(&["Alpha Centauri"]),
                vp: 1,
                draws: list(&["Gem World", "Artist Colony", "Space Marines"]),
            },
        ],
    }
}

fn setup(position: Position) -> Setup {
    Setup { position: Some(Arc::new(position)), ..Setup::of(2, "standard").unwrap() }
}

fn begin(seed: u64) -> Race {
    Race::new(&setup(position()), Chance::seeded(Seed::from_number(seed)), &mut ()).unwrap()
}

#[test]
fn everything_lies_where_the_position_says() {
    let game = begin(1);
    let snapshot = game.snapshot();
    assert_eq!((game.round(), snapshot.pool), (3, 20));
    let learner = &snapshot.players[LEARNER];
    assert_eq!(learner.tableau, list(&["Alpha Centauri", "Public Works"]));
    assert_eq!(learner.hand, cards(&["Space Port", "Rebel Base"]));
    assert_eq!(learner.goods.iter().map(|good| good.0).collect::<Vec<_>>(), list(&["Alpha Centauri"]));
    assert_eq!((learner.vp, snapshot.players[ALTAIR].vp), (1, 3));
    assert!(matches!(game.prompt(LEARNER), Some(Prompt::Choose { .. })));
}

/// The learner explores and sees the named cards, in order, while the others never draw them.
#[test]
fn named_draws_come_to_the_seat_they_are_named_for() {
    for seed in 0..50 {
        let mut game = begin(seed);
        game.play(ALTAIR, &Move::Choose(Action::ExploreFive), &mut ()).unwrap();
        game.play(LEARNER, &Move::Choose(Action::ExploreOne), &mut ()).unwrap();
        let named = cards(&["Gem World", "Artist Colony", "Space Marines"]);
        let own = game.view(Observer::Seat(LEARNER)).own.unwrap();
        assert_eq!(own.drawn, named, "seed {seed}");
        assert_eq!(game.view(Observer::Seat(ALTAIR)).own.unwrap().drawn.intersection(named), Set::EMPTY, "seed {seed}");
    }
    let seen = |seed| {
        let mut game = begin(seed);
        game.play(ALTAIR, &Move::Choose(Action::ExploreFive), &mut ()).unwrap();
        game.play(LEARNER, &Move::Choose(Action::ExploreOne), &mut ()).unwrap();
        game.view(Observer::Seat(ALTAIR)).own.unwrap().drawn
    };
    assert!((1..20).any(|seed| seen(seed) != seen(0)), "what is not named is drawn at random");
}

#[test]
fn a_record_holds_the_position_and_a_view_does_not() {
    let mut recording = Recording::<Race>::start(setup(position()), Seed::from_number(1), &mut ()).unwrap();
    recording.play(ALTAIR, &Move::Choose(Action::Settle), &mut ()).unwrap();
    recording.play(LEARNER, &Move::Choose(Action::Settle), &mut ()).unwrap();
    let recorded = only_the_record_has_it(&recording, LEARNER, &["position", "draws"]);
    assert_eq!(recorded.position.as_deref(), Some(&position()));
    assert_eq!(recording.game().setup().position, None);
    let plain = serde_json::to_string(&Setup::of(2, "standard").unwrap()).unwrap();
    assert!(!plain.contains("position"), "setups of other games are stored as before");
}

#[test]
fn a_position_that_cannot_be_is_refused_with_a_reason() {
    let refused = |change: fn(&mut Position)| refused(position(), setup, change);
    let gem = || Design::GemWorld.card().to_string();
    assert_eq!(refused(|at| at.players.truncate(1)), BadPosition::Players);
    assert_eq!(refused(|at| at.players[0].hand = list(&["Gem World"])), BadPosition::Twice { piece: gem() });
    assert_eq!(refused(|at| at.players[0].goods = list(&["Gem World"])), BadPosition::Misplaced { piece: gem() });
    assert!(matches!(refused(|at| at.players[1].goods = list(&["Public Works"])), BadPosition::Misplaced { .. }));
    assert!(matches!(refused(|at| at.players[0].tableau.reverse()), BadPosition::Misplaced { .. }));
    assert_eq!(refused(|at| at.pool = 0), BadPosition::Over);
    assert_eq!(refused(|at| at.round = 0), BadPosition::Over);
    assert_eq!(setup(position()).check(), Ok(()));
    let text = r#"{"players":2,"position":{"round":1,"pool":24,"players":[],"deck":[]}}"#;
    assert!(serde_json::from_str::<Setup>(text).unwrap_err().to_string().contains("deck"));
}

/// The largest position that comes of repeating a change.
fn grown(at: Position, of: &str, change: impl Fn(&mut Position)) -> Position {
    testkit::position::grown(at, of, of_all, change)
}

/// A setup for as many players as the position has.
fn of_all(at: Position) -> Setup {
    let plain = Setup::of(at.players.len() as u8, "standard").unwrap();
    Setup { position: Some(Arc::new(at)), ..plain }
}

/// The cards that a position does not name.
fn spare(at: &Position) -> Vec<Card> {
    let named = at.players.iter().flat_map(|player| [&player.tableau, &player.hand, &player.draws]).flatten();
    Card::ALL.without(named.copied().collect()).iter().collect()
}

/// One more card in a hand.
fn take_up(at: &mut Position, seat: usize) {
    let card = spare(at)[0];
    at.players[seat].hand.push(card);
}

/// Four players with eleven cards before them and full hands.
fn crowded() -> Position {
    let mut at = Position { round: 200, pool: 1, players: vec![PlayerPosition::default(); 4] };
    for (player, start) in at.players.iter_mut().zip(["Old Earth", "Epsilon Eridani", "Alpha Centauri", "New Sparta"]) {
        (player.tableau, player.vp) = (list(&[start]), 12);
    }
    at.players[0].vp = 11;
    for _ in 1..11 {
        for seat in 0..4 {
            let of = |is: fn(&Card) -> bool| spare(&at).into_iter().find(is);
            // Worlds that can carry a good, as long as there are any.
            let world = of(|card| card.face().kind().is_some()).or_else(|| of(|card| card.face().sort == Sort::World));
            at.players[seat].tableau.push(world.unwrap());
        }
    }
    for seat in 0..4 {
        at = grown(at, "cards in a hand", |at| take_up(at, seat));
    }
    at
}

#[test]
fn everything_has_a_limit_at_which_it_can_be_played() {
    let late = grown(position(), "rounds", |at| at.round += 1);
    let rich = grown(Position { pool: 1, ..position() }, "points", |at| at.players[0].vp += 1);
    let pooled = grown(Position { pool: 1, ..position() }, "points", |at| at.pool += 1);
    let handy = grown(position(), "cards in a hand", |at| take_up(at, 1));
    assert_eq!((late.round, rich.players[0].vp, pooled.pool), (200, 22, 20));
    assert_eq!(handy.players[1].hand.len(), 10);
    let single = grown(position(), "goods on Alpha Centauri", |at| at.players[1].goods.push(card("Alpha Centauri")));
    assert_eq!(single, position());
    // The good of Alpha Centauri needs the last card.
    let foretold = grown(position(), "goods", |at| {
        let card = spare(at)[0];
        at.players[0].draws.push(card);
    });
    assert_eq!(spare(&foretold).len(), 1);
    let carried = grown(crowded(), "goods", |at| {
        let free = |player: &mut PlayerPosition| {
            let carries = |card: &&Card| card.face().kind().is_some() && !player.goods.contains(card);
            let world = *player.tableau.iter().find(carries)?;
            player.goods.push(world);
            Some(world)
        };
        at.players.iter_mut().find_map(free).expect("a world without a good");
    });
    assert_eq!(spare(&carried).len(), carried.players.iter().map(|player| player.goods.len()).sum::<usize>());
    let setups = [late, rich, pooled, handy, foretold, carried].map(|at| {
        let last = at.round + 3;
        of_all(at).capped(last)
    });
    RACE.games_from_positions_are_games(&Games { setups: setups.to_vec(), games: 2 });
}

/// A cap on the rounds that is over before the game begins.
#[test]
fn a_position_after_the_last_round_is_refused() {
    assert_eq!(setup(position()).capped(3).check(), Ok(()));
    assert_eq!(setup(position()).capped(2).check(), Err(BadSetup::Position(BadPosition::Over)));
}

/// What holds of every dealt game holds of these too.
#[test]
fn a_game_from_a_position_is_a_game() {
    // In the first round, a start world has the goods that the position says, and no other.
    let first = Position { round: 1, ..position() };
    let games = Games { setups: [position(), first].map(|at| setup(at).capped(12)).to_vec(), games: 4 };
    RACE.games_from_positions_are_games(&games);
}

/// A good of a position is a card of the deck that nobody has seen, and is sold like any other.
#[test]
fn goods_of_a_position_can_be_sold() {
    let mut game = begin(4);
    let before = game.snapshot().players[LEARNER].hand.len();
    game.play(ALTAIR, &Move::Choose(Action::Produce), &mut ()).unwrap();
    game.play(LEARNER, &Move::Choose(Action::ConsumeTrade), &mut ()).unwrap();
    // Only one good can be sold, so nobody is asked which.
    let learner = &game.snapshot().players[LEARNER];
    assert!(learner.hand.len() > before && learner.hand.contains(card("Gem World")), "the sale draws the named cards");
    assert_eq!(learner.goods, []);
}
