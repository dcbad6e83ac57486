//! Why an answer is better than another, in words: what [`ai::Because`] found, with its numbers.

use ai::{Asset, Findings, Gain};
use words::Phrase;

use crate::Playable;

/// Why the answer at a place among those found is better or worse than another one; `None` if nothing differs notably.
#[must_use]
pub fn because<G: Playable>(findings: &Findings<G::Move>, place: usize) -> Option<Phrase> {
    let because = findings.considered.get(place)?.because.as_ref()?;
    let than = findings.considered.get(because.than)?;
    let phrase = Phrase::new("because").text("game", G::ID).list("gains", because.gains.iter().copied().map(gain::<G>));
    Some(phrase.phrase("than", G::answer(&than.answer)))
}

/// How much more of something, to a tenth.
fn gain<G: Playable>(Gain { asset, by }: Gain) -> Phrase {
    let tenths = (10.0 * by).round() as i64;
    let sign = if tenths < 0 { '−' } else { '+' };
    let number = Phrase::new("decimal")
        .text("whole", format!("{sign}{}", tenths.abs() / 10))
        .text("fraction", (tenths.abs() % 10).to_string());
    let gain = Phrase::new(key(asset)).phrase("number", number);
    if asset == Asset::Tableau { gain.text("game", G::ID) } else { gain }
}

fn key(asset: Asset) -> &'static str {
    match asset {
        Asset::Points => "gain-points",
        Asset::OthersPoints => "gain-others-points",
        Asset::Tableau => "gain-tableau",
        Asset::Cards => "gain-cards",
        Asset::Goods => "gain-goods",
        Asset::Dice => "gain-dice",
        Asset::Credits => "gain-credits",
        Asset::Energy => "gain-energy",
        Asset::Batteries => "gain-batteries",
    }
}
