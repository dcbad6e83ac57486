//! Why an answer is better than another, in words: what [`ai::Because`] found, with its numbers.

use ai::{Asset, Findings, Gain, Predicted};
use words::{Phrase, PieceName};

use crate::Playable;

/// A larger share is as good as certain.
const CERTAIN: f32 = 0.98;

/// Why the best of the answers is better than the one at a place, and for its own place than the next that differs; `None` if
/// nothing speaks for it notably. It names both answers, says first what the better one gains, and then what it costs.
#[must_use]
pub fn because<G: Playable>(findings: &Findings<G::Move>, place: usize) -> Option<Phrase> {
    let because = findings.considered.get(place)?.because.as_ref()?;
    let [better, than] = [because.better, because.than].map(|at| findings.considered.get(at).map(|one| &one.answer));
    let [better, than] = named::<G>(better?, than?);
    let told = |found: &[Gain]| found.iter().copied().map(gain::<G>).collect::<Vec<_>>();
    let phrase = Phrase::new("reason").text("game", G::ID).phrase("better", better).phrase("than", than);
    let phrase = phrase.list("gains", told(&because.gains)).list("costs", told(&because.costs));
    Some(phrase.text("price", if because.costs.is_empty() { "no" } else { "yes" }))
}

/// Two answers by names that tell them apart: as short as they can be.
fn named<G: Playable>(one: &G::Move, other: &G::Move) -> [Phrase; 2] {
    let [short, other_short] = [one, other].map(G::name);
    if short == other_short { [one, other].map(G::answer) } else { [short, other_short] }
}

/// What another seat will probably do, if one kind of answer is more likely than all others together. What is certain
/// anyway is left out.
#[must_use]
pub fn expected<G: Playable>(predicted: &Predicted<G::Move>) -> Option<Phrase> {
    let (answer, share) = G::summaries(&predicted.answers).into_iter().next()?;
    let expected = Phrase::new("expected").seat(predicted.seat).phrase("answer", answer);
    (share > 0.5 && share < CERTAIN).then(|| expected.number("share", percent(share)))
}

fn percent(share: f32) -> i64 {
    (100.0 * share).round() as i64
}

/// A piece of the catalog.
fn piece<G: Playable>(id: &str) -> PieceName {
    let name = G::catalog().pieces.into_iter().find(|piece| piece.id == id).map(|piece| piece.name.key);
    PieceName::new(id, name.unwrap_or_default())
}

/// How much more of something, to a tenth; of what either is or is not, in how many games.
fn gain<G: Playable>(found: Gain) -> Phrase {
    let Gain { asset, by, to } = found;
    if asset.is_share() {
        let told = Phrase::new(key(asset)).number("share", percent(to)).number("otherwise", percent(to - by));
        let told = told.text("less", if by < 0.0 { "yes" } else { "no" });
        let Asset::Piece(id) = asset else { return told };
        return told.text("game", G::ID).piece("piece", piece::<G>(id));
    }
    let tenths = (10.0 * by).round() as i64;
    let sign = if tenths < 0 { '−' } else { '+' };
    let number = Phrase::new("decimal")
        .text("whole", format!("{sign}{}", tenths.abs() / 10))
        .text("fraction", (tenths.abs() % 10).to_string());
    if let Asset::Source(source) = asset {
        return G::gain(source, number);
    }
    let gain = Phrase::new(key(asset)).phrase("number", number);
    if matches!(asset, Asset::Tableau | Asset::Goods) { gain.text("game", G::ID) } else { gain }
}

fn key(asset: Asset) -> &'static str {
    match asset {
        Asset::Ended => "gain-ended",
        // A source of points has a message of its game.
        Asset::Points | Asset::Source(_) => "gain-points",
        Asset::Piece(_) => "gain-piece",
        Asset::OthersPoints => "gain-others-points",
        Asset::Tableau => "gain-tableau",
        Asset::Cards => "gain-cards",
        Asset::Goods => "gain-goods",
        Asset::Dice => "gain-dice",
        Asset::Cup => "gain-cup",
        Asset::Zone => "gain-zone",
        Asset::Credits => "gain-credits",
        Asset::Energy => "gain-energy",
        Asset::Batteries => "gain-batteries",
    }
}
