//! Why an answer is better than another, in words: what [`ai::Because`] found, with its numbers.

use ai::{Asset, Findings, Gain, Predicted};
use words::{Phrase, PieceName};

use crate::Playable;

/// A larger share is as good as certain.
const CERTAIN: f32 = 0.98;

/// Why the answer at a place among those found is better or worse than another one; `None` if nothing differs notably.
#[must_use]
pub fn because<G: Playable>(findings: &Findings<G::Move>, place: usize) -> Option<Phrase> {
    let because = findings.considered.get(place)?.because.as_ref()?;
    told::<G>(findings, because.gains.iter().copied(), because.than)
}

/// What the best answer brings compared with the one at a place; `None` if nothing differs notably.
#[must_use]
pub fn missed<G: Playable>(findings: &Findings<G::Move>, place: usize) -> Option<Phrase> {
    let because = findings.considered.get(place)?.because.as_ref().filter(|because| because.than == 0)?;
    // The same differences, seen from the other side.
    let turned = because.gains.iter().map(|&Gain { asset, by, to }| Gain { asset, by: -by, to: to - by });
    told::<G>(findings, turned, place)
}

fn told<G: Playable>(findings: &Findings<G::Move>, gains: impl Iterator<Item = Gain>, than: usize) -> Option<Phrase> {
    let than = findings.considered.get(than)?;
    let phrase = Phrase::new("because").text("game", G::ID).list("gains", gains.map(gain::<G>));
    Some(phrase.phrase("than", G::answer(&than.answer)))
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
        return if let Asset::Piece(id) = asset { told.piece("piece", piece::<G>(id)) } else { told };
    }
    let tenths = (10.0 * by).round() as i64;
    let sign = if tenths < 0 { '−' } else { '+' };
    let number = Phrase::new("decimal")
        .text("whole", format!("{sign}{}", tenths.abs() / 10))
        .text("fraction", (tenths.abs() % 10).to_string());
    let gain = Phrase::new(key(asset)).phrase("number", number);
    match asset {
        Asset::Tableau => gain.text("game", G::ID),
        Asset::Source(source) => gain.text("source", format!("{}-{source}", G::ID)),
        _ => gain,
    }
}

fn key(asset: Asset) -> &'static str {
    match asset {
        Asset::Ended => "gain-ended",
        Asset::Points => "gain-points",
        Asset::Source(_) => "gain-source",
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
