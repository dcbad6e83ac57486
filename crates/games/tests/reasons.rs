//! Reasons in words: the numbers that are told are the numbers that were found.

use ai::{Budget, Findings, Gain, Trainer, Training, advise_with, heuristic_answer};
use game::{Chance, Observer, Seed, Setup as _};
use games::{Playable, Visit, because};
use words::{Arg, Language, Phrase};

/// The numbers of a text in the order in which they stand there, with their signs.
fn numbers(text: &str) -> Vec<f64> {
    let plain = text.replace('−', "-").replace(',', ".");
    let parts = plain.split(|letter: char| !(letter.is_ascii_digit() || ".+-".contains(letter)));
    parts.filter_map(|part| part.trim_end_matches('.').parse().ok()).collect()
}

/// Everything that a reason names is said in every language with its own number: what the better answer gains, then what it costs.
fn told_as_found<G: Playable>(findings: &Findings<G::Move>, place: usize) -> usize {
    let Some(found) = &findings.considered[place].because else { return 0 };
    assert!(found.better == 0 && found.than > 0 && (place == 0 || found.than == place), "{found:?}");
    let phrase = because::<G>(findings, place).expect("what was found is told");
    says(&phrase, "gains", &found.gains);
    says(&phrase, "costs", &found.costs);
    in_order(&phrase);
    found.gains.len() + found.costs.len()
}

/// Both answers are named, the better one is spoken of, and its gains come before their price.
fn in_order(phrase: &Phrase) {
    for book in Language::ALL.map(Language::book) {
        let whole = book.say(phrase);
        let part = |name: &str| match phrase.args.get(name) {
            Some(Arg::Phrase(part)) => book.say(part),
            Some(Arg::List(parts)) => parts.first().map(|part| book.say(part)).unwrap_or_default(),
            other => panic!("{name}: {other:?}"),
        };
        let at = |name: &str| whole.find(&part(name)).unwrap_or_else(|| panic!("{name} in {whole}"));
        assert!(at("better") < at("gains") && at("than") < at("gains") && part("better") != part("than"), "{whole}");
        if let Some(Arg::List(costs)) = phrase.args.get("costs").filter(|_| !part("costs").is_empty()) {
            let first = whole.rfind(&book.say(&costs[0])).expect("the price");
            assert!(at("gains") < first, "{whole}");
        }
        assert!(!whole.contains("gain-") && !whole.contains('{'), "{whole}");
    }
}

fn says(phrase: &Phrase, name: &str, found: &[Gain]) {
    let Some(Arg::List(gains)) = phrase.args.get(name) else { panic!("{phrase:?}") };
    assert_eq!(gains.len(), found.len());
    for (said, gain) in gains.iter().zip(found) {
        for language in Language::ALL {
            let text = language.book().try_say(said).unwrap_or_else(|fault| panic!("{language}: {fault}"));
            let told = numbers(&text);
            let has = |number: f64| told.iter().any(|one| (one - number).abs() < 1e-6);
            let wanted = if gain.asset.is_share() {
                [gain.to, gain.to - gain.by].map(|share| (100.0 * f64::from(share)).round()).to_vec()
            } else {
                vec![f64::from((10.0 * gain.by).round()) / 10.0]
            };
            assert!(wanted.iter().all(|number| has(*number)), "{gain:?}: {text}");
        }
    }
}

#[derive(Clone)]
struct Reasons;

impl Visit for Reasons {
    type Output = usize;

    fn visit<G: Playable>(self) -> usize {
        let setup = G::Setup::of(2, G::Setup::VARIANTS[0]).expect("a setup");
        let untaught = Training { hidden: (8, 4), ..Training::of(setup.clone(), 1, 1) };
        let net = Trainer::<G>::new(untaught).expect("a network").net().clone();
        let mut game = G::new(&setup, Chance::seeded(Seed::from_number(3)), &mut ()).expect("a game");
        let (mut chance, mut told) = (Chance::seeded(Seed::from_number(4)), 0);
        for number in 0..40 {
            let Some(seat) = game.asked().first() else { break };
            let view = game.view(Observer::Seat(seat));
            let findings = advise_with::<G>(&net, &view, None, Budget::samples(6), Seed::from_number(number));
            told += (0..findings.considered.len()).map(|place| told_as_found::<G>(&findings, place)).sum::<usize>();
            let answer = heuristic_answer::<G>(&view, &mut chance).expect("asked");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
        told
    }
}

#[test]
fn told_numbers_are_the_found_ones() {
    for (told, game) in games::with_all(&Reasons).into_iter().zip(games::NAMES) {
        assert!(told > 20, "{game}: only {told} reasons");
    }
    // And the check can fail.
    assert_eq!(numbers("+1.8 points, −2 cards"), [1.8, -2.0]);
    assert_eq!(numbers("średnio: +1,8 punktu"), [1.8]);
}
