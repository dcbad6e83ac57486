//! Search, training and reviews on a game small enough to enumerate, so their results are compared with exact values.

use game::{Bot as _, Chance, Game as _, Observer, Recording, Seat, Seed, Setup as _};
use testkit::high_card::{Card, Decision, HighCard, HighCardSetup, HighCardView, KeepIt};

use crate::search::{Asset, Budget, Glance, Searcher, Thought, Until, compare, search};
use crate::searchable::{Evaluator, state_behind};
use crate::{
    Class, Depth, Inputs, Knowing, Learning, Level, Levels, Library, Net, NotReviewable, Plan, Review, Searchable,
    Shape, Trainer, Training, Work,
};

impl Levels for HighCard {
    const LEVELS: &'static [Level<Self>] = &[Level::RANDOM];
}

static NETS: Library = Library::new(&[]);

/// What a seat may know: its card, and whether it is asked.
#[derive(Clone, Copy)]
pub struct Hand {
    card: Option<Card>,
    asked: bool,
}

impl Searchable for HighCard {
    const INPUTS_VERSION: u32 = 1;
    const NETS: &'static Library = &NETS;
    const LONG_GAME_ROUNDS: u32 = 1;
    const ERROR_MARGIN: f32 = 1.0;
    const PRICE_OF_LIKING: f32 = 0.02;
    const LEARNING: Learning = Learning { lambda: 0.8, weight_decay: 0.0 };

    type Look<'a> = Hand;
    type Memo = ();

    fn look(&self, seat: Seat) -> Hand {
        Hand { card: self.view(Observer::Seat(seat)).own, asked: self.asked().contains(seat) }
    }

    fn inputs(hand: Hand, (): &(), into: &mut Inputs) {
        into.flags(9, hand.card.map(|card| card.0.into()));
    }

    fn unanswered(view: &HighCardView) -> Option<HighCardView> {
        let sealed = view.own_decision.is_none() && view.shown.is_none();
        sealed.then(|| HighCardView { undecided: game::Seats::all(view.setup.players()), ..view.clone() })
    }

    fn concerns_all(_: Hand) -> bool {
        true
    }

    fn progress(_: Hand) -> f32 {
        0.0
    }

    fn assets(_: Hand) -> Vec<(Asset, i32)> {
        Vec::new()
    }

    fn horizon(&self) -> u32 {
        1
    }

    fn candidates(_: Hand, (): &(), _: &mut Chance) -> Vec<Decision> {
        vec![Decision::Stay, Decision::Swap]
    }

    fn heuristic(hand: Hand, (): &(), _: &mut Chance) -> Option<Decision> {
        hand.card.filter(|_| hand.asked).map(|card| decide(card.0))
    }
}

fn decide(card: u8) -> Decision {
    if card >= 5 { Decision::Stay } else { Decision::Swap }
}

/// How likely the first of two seats is to win with a card and a decision, against a player who follows [`decide`],
/// over all deals.
fn exact(card: u8, decision: Decision) -> f32 {
    let others = |taken: &[u8]| (1..=8).filter(|other| !taken.contains(other)).collect::<Vec<u8>>();
    let mean = |values: Vec<f32>| values.iter().sum::<f32>() / values.len() as f32;
    let beats = |mine: u8, theirs: u8| f32::from(u8::from(mine > theirs));
    let deals = others(&[card]).into_iter().map(|theirs| {
        let mine = if decision == Decision::Swap { others(&[card, theirs]) } else { vec![card] };
        let draws = mine.into_iter().map(|mine| match decide(theirs) {
            Decision::Stay => beats(mine, theirs),
            Decision::Swap => mean(others(&[card, theirs, mine]).into_iter().map(|drawn| beats(mine, drawn)).collect()),
        });
        mean(draws.collect())
    });
    mean(deals.collect())
}

fn two() -> HighCardSetup {
    HighCardSetup::of(2, "base").expect("two can play")
}

/// The first seat's view when it holds a card.
fn holding(card: u8) -> HighCardView {
    let undecided = game::Seats::all(2);
    let observer = Observer::Seat(Seat::new(0));
    HighCardView { setup: two(), observer, own: Some(Card(card)), own_decision: None, undecided, deck: 6, shown: None }
}

fn net() -> Net {
    let shape = Shape { inputs: 9, first: 8, second: 4, players: 2 };
    Net::new(shape, &mut Chance::seeded(Seed::from_number(1)))
}

#[test]
fn a_search_finds_the_counted_values() {
    let budget = Budget::brief(6000, 9);
    for card in 1..=8 {
        let (view, net) = (holding(card), net());
        let mut chance = Chance::seeded(Seed::from_number(card.into()));
        let (state, mut evaluator) = (state_behind::<HighCard>(&view), Evaluator::new(&net));
        let found = search(&state, &view, Seat::new(0), budget.start(), &mut evaluator, &mut chance);
        let best = &found.considered[0];
        let values = [Decision::Stay, Decision::Swap].map(|decision| exact(card, decision));
        let most = values[0].max(values[1]);
        // It stops once one of the two is plainly better. Allow three standard errors.
        let luck = 1.5 / (best.samples as f32).sqrt();
        assert!((best.win - most).abs() < luck, "card {card}: {best:?}, counted {values:?}");
        if (values[0] - values[1]).abs() > 0.02 {
            let right = if values[0] > values[1] { Decision::Stay } else { Decision::Swap };
            assert_eq!(best.answer, right, "card {card}: {found:?}, counted {values:?}");
        }
        // Of the seven cards the other may hold, three are swapped if ours is 5 or more, otherwise three or four.
        let swaps = (1..=4).filter(|&other| other != card).count() as f32 / 7.0;
        let told = found.predicted[0].answers.iter().find(|(answer, _)| *answer == Decision::Swap).expect("it happens");
        assert!((told.1 - swaps).abs() < luck, "card {card}: {:?}", found.predicted);
    }
}

#[test]
fn a_first_look_keeps_the_better_answer_and_tells_of_both() {
    let budget = Budget { glance: Some(Glance { samples: 400, keep: 1 }), ..Budget::brief(3, 9) };
    for (card, right) in [(1, Decision::Swap), (2, Decision::Swap), (7, Decision::Stay), (8, Decision::Stay)] {
        let (view, net) = (holding(card), net());
        let mut chance = Chance::seeded(Seed::from_number(card.into()));
        let (state, mut evaluator) = (state_behind::<HighCard>(&view), Evaluator::new(&net));
        let found = search(&state, &view, Seat::new(0), budget.start(), &mut evaluator, &mut chance).considered;
        assert_eq!(found[0].answer, right, "card {card}: {found:?}");
        // Only one was left to examine, so one sample was enough.
        assert_eq!((found[0].samples, found[1].samples), (1, 400), "card {card}: {found:?}");
        let seen = exact(card, found[1].answer);
        assert!((found[1].win - seen).abs() < 0.08, "card {card}: {found:?}, counted {seen}");
    }
}

#[test]
fn others_who_think_decide_as_they_should() {
    let thought = Thought { own: 2, others: 40 };
    let budget = Budget { thought, ..Budget::brief(300, 9) };
    for (card, right) in [(1, Decision::Swap), (3, Decision::Swap), (6, Decision::Stay), (8, Decision::Stay)] {
        let (view, net) = (holding(card), net());
        let mut chance = Chance::seeded(Seed::from_number(card.into()));
        let found = compare::<HighCard>(
            &view,
            Seat::new(0),
            vec![Decision::Stay, Decision::Swap],
            Until::Spent,
            budget.start(),
            &mut Evaluator::new(&net),
            &mut chance,
        );
        assert_eq!(found.considered[0].answer, right, "card {card}: {found:?}");
        // Players with 1, 2 or 3 swap, and players with 6, 7 or 8 stay. 4 and 5 are close.
        let told = found.predicted[0].answers.iter().find(|(answer, _)| *answer == Decision::Swap).expect("it happens");
        let held = |cards: std::ops::RangeInclusive<u8>| cards.filter(|&other| other != card).count() as f32 / 7.0;
        let (least, most) = (held(1..=3), held(1..=5));
        assert!((least - 0.1..=most + 0.1).contains(&told.1), "card {card}: {:?}", found.predicted);
    }
}

#[test]
fn training_finds_the_counted_values() {
    let training = Training { heuristic_games: 12_000, hidden: (8, 8), ..Training::of(two(), 1, 12_000) };
    let mut trainer = Trainer::<HighCard>::new(training).expect("two can play");
    while trainer.step(2).is_some() {}
    for card in 1..=8 {
        let mut inputs = Inputs::default();
        let state = state_behind::<HighCard>(&holding(card));
        HighCard::inputs(state.look(Seat::new(0)), &(), &mut inputs);
        let learnt = trainer.net().evaluate(&inputs, &mut Work::default()).wins[0];
        // Players occasionally decide at random, which pulls everything slightly toward the middle.
        let counted = exact(card, decide(card));
        assert!((learnt - counted).abs() < 0.07, "card {card}: {learnt}, counted {counted}");
    }
}

#[test]
fn a_training_is_the_same_on_any_threads_and_after_an_interruption() {
    let training = Training { heuristic_games: 128, hidden: (8, 4), ..Training::of(two(), 5, 320) };
    let trained = |threads: usize, interrupted: bool| {
        let mut trainer = Trainer::<HighCard>::new(training.clone()).expect("two can play");
        while trainer.step(threads).is_some() {
            if interrupted {
                let stored = trainer.checkpoint();
                trainer = Trainer::<HighCard>::new(training.clone()).expect("two can play");
                trainer.resume(&stored).expect("its own checkpoint");
            }
        }
        trainer.net().to_bytes(&trainer.header())
    };
    let once = trained(1, false);
    assert!(once == trained(3, false) && once == trained(2, true), "networks differ");

    let mut other = Trainer::<HighCard>::new(Training { seed: 6, ..training.clone() }).expect("two can play");
    let stored = Trainer::<HighCard>::new(training).expect("two can play").checkpoint();
    let refused = other.resume(&stored).expect_err("another seed").to_string();
    assert_eq!(refused, "the checkpoint belongs to another training (high-card, 2 players, base, 320 games, seed 5)");
    assert_eq!(other.resume(&stored[1..]), Err(crate::BadCheckpoint::Damaged));
}

#[test]
fn a_seed_decides_the_choices_of_a_bot() {
    let budget = Budget::brief(3, 9);
    let choices = |seed: u64| {
        let mut bot = Searcher::<HighCard>::with_net(net().into(), budget, Seed::from_number(seed));
        (0..40).map(|n| bot.choose(&holding(1 + n % 8), &KeepIt { card: Card(1 + n % 8) })).collect::<Vec<_>>()
    };
    assert_eq!(choices(1), choices(1));
    assert_ne!(choices(1), choices(2));
}

#[test]
fn a_finished_game_is_worth_its_result() {
    let mut game = HighCard::new(&two(), Chance::seeded(Seed::from_number(3)), &mut ()).expect("two can play");
    for seat in [0, 1].map(Seat::new) {
        game.play(seat, &Decision::Stay, &mut ()).expect("asked");
    }
    let outcome = game.outcome().expect("over");
    let net = net();
    for seat in [0, 1].map(Seat::new) {
        let estimate = Evaluator::new(&net).evaluate(&game, seat);
        let won = outcome.winners() == [seat];
        let gap = (outcome.standings[Seat::new(0)].total - outcome.standings[Seat::new(1)].total).abs() as f32;
        assert_eq!((estimate.wins[0] > 0.5, estimate.margin), (won, if won { gap } else { -gap }));
    }
}

/// How likely the first seat is to win if both cards and both decisions are known.
fn exact_now(cards: [u8; 2], decisions: [Decision; 2]) -> f32 {
    let left: Vec<u8> = (1..=8).filter(|card| !cards.contains(card)).collect();
    let drawn = |seat: usize, but: Option<u8>| match decisions[seat] {
        Decision::Stay => vec![cards[seat]],
        Decision::Swap => left.iter().copied().filter(|card| Some(*card) != but).collect(),
    };
    let (mut wins, mut all) = (0, 0);
    for mine in drawn(0, None) {
        for theirs in drawn(1, Some(mine)) {
            wins += i32::from(mine > theirs);
            all += 1;
        }
    }
    wins as f32 / all as f32
}

/// A game with these decisions, reviewed in enough imagined games to leave little luck.
fn reviewed(seed: u64, decisions: [Decision; 2]) -> ([u8; 2], Review<Decision>) {
    reviewed_in(8000, seed, decisions)
}

/// A game with these decisions, and its review in this many imagined games.
fn reviewed_in(samples: u32, seed: u64, decisions: [Decision; 2]) -> ([u8; 2], Review<Decision>) {
    let mut recording = Recording::<HighCard>::start(two(), Seed::from_number(seed), &mut ()).expect("two can play");
    let cards = [0, 1].map(|seat| recording.game().view(Observer::Seat(Seat::new(seat))).own.expect("dealt").0);
    for (seat, decision) in [0, 1].map(Seat::new).into_iter().zip(decisions) {
        recording.play(seat, &decision, &mut ()).expect("asked");
    }
    let plan = Plan::of(recording.record()).expect("a finished game");
    let depth = Depth { samples, thought: Thought::THUMB };
    let examine = |index| plan.examine(index, &net(), depth, Seed::from_number(1)).expect("a decision");
    (cards, plan.conclude((0..plan.len()).map(examine).collect()))
}

/// The other player follows [`decide`] in imagined games, so the values are those counted by [`exact`]: with what a
/// player could know. With both cards and both decisions known, they are those of [`exact_now`].
#[test]
fn a_review_finds_the_counted_losses() {
    const LUCK: f32 = 0.03;
    let near = |one: f32, other: f32| (one - other).abs() < LUCK;
    let (stay, swap) = (Decision::Stay, Decision::Swap);
    let mut mistakes = 0;
    for (seed, decisions) in [(1, [stay, stay]), (2, [stay, swap]), (3, [swap, stay]), (4, [swap, swap])] {
        let (cards, review) = reviewed(seed, decisions);
        for (seat, decision) in [0, 1].map(Seat::new).into_iter().zip(&review.decisions) {
            let (card, played) = (cards[seat.index()], decisions[seat.index()]);
            let most = exact(card, stay).max(exact(card, swap));
            let lost = most - exact(card, played);
            let then = &decision.then;
            assert!(near(then.loss(seat), lost), "{cards:?} {decisions:?} {seat}: {then:?}, counted {lost}");
            assert!(near(then.chances_played[seat], exact(card, played)), "{then:?}");
            assert!(near(then.chances_best.values().sum(), 1.0), "{then:?}");
            if lost > 0.06 + LUCK {
                mistakes += 1;
                assert_eq!((then.class, then.best == played), (Class::Mistake, false), "{then:?}");
            }
            let now = &decision.now;
            let known = exact_now(cards, decisions);
            let mine = if seat.index() == 0 { known } else { 1.0 - known };
            assert!(near(now.chances_played[seat], mine), "{cards:?} {decisions:?} {seat}: {now:?}, counted {mine}");
        }
        let all = |seat: usize| exact(cards[seat], decide(cards[seat])).max(exact(cards[seat], decisions[seat]));
        let first = &review.accounts(Knowing::Then)[Seat::new(0)];
        assert!(near(first.swings[0].chance, all(0) - 0.5), "the deal: {first:?}");
        let gift = all(1) - exact(cards[1], decisions[1]);
        assert!(near(first.others, gift), "{cards:?} {decisions:?}: {first:?}, the other lost {gift}");
    }
    assert!(mistakes > 1, "{mistakes}");
}

/// In one imagined game an answer wins or loses, and whatever it loses may be luck.
#[test]
fn a_review_in_one_imagined_game_holds_nothing_against_anybody() {
    let reviews = (0..20).map(|seed| reviewed_in(1, seed, [Decision::Swap, Decision::Swap]).1);
    let judged: Vec<_> = reviews
        .flat_map(|review| review.decisions)
        .flat_map(|one| [(one.seat, one.then), (one.seat, one.now)])
        .collect();
    assert!(judged.iter().any(|(seat, one)| one.loss(*seat) > 0.9), "some answer loses");
    assert!(judged.iter().all(|(_, one)| one.class <= Class::Good), "{judged:?}");
}

/// Own answers, others' answers and chance add up to what became of the chance to win.
#[test]
fn the_account_of_a_game_adds_up() {
    for seed in 0..6 {
        let (_, review) = reviewed(seed, [Decision::Swap, Decision::Stay]);
        for knowing in Knowing::ALL {
            for (_, account) in review.accounts(knowing).iter() {
                let sum = account.start + account.own + account.others + account.chance;
                assert!((sum - account.result).abs() < 1e-5, "{account:?}");
                let chance: f32 = account.swings.iter().map(|swing| swing.chance).sum();
                assert!((chance - account.chance).abs() < 1e-5, "{account:?}");
            }
        }
    }
}

#[test]
fn an_unfinished_game_is_not_reviewed() {
    let mut recording = Recording::<HighCard>::start(two(), Seed::from_number(1), &mut ()).expect("two can play");
    recording.play(Seat::new(0), &Decision::Stay, &mut ()).expect("asked");
    assert!(matches!(Plan::of(recording.record()), Err(NotReviewable::Unfinished { moves: 1 })));
}
