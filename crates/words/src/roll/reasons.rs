//! The breakdown of numbers.

use roll::{CreditsAfter, Need, Origin, Reason, ShipOption, Shipment};

use super::nouns::{square, whether, worlds};
use crate::Phrase;

/// A part of a sum.
fn reason(Reason { from, amount }: Reason) -> Phrase {
    let part = match from {
        Origin::Rule => Phrase::new("roll-reason-rule"),
        Origin::Price(color) => Phrase::new("roll-reason-price").phrase("worlds", worlds(color)),
        Origin::GoodMatches => Phrase::new("roll-reason-good-matches"),
        Origin::ShipperMatches => Phrase::new("roll-reason-shipper-matches"),
        Origin::Square(by) => Phrase::new("roll-reason-square").piece("square", square(by)),
    };
    part.number("amount", amount)
}

fn parts(reasons: &[Reason]) -> Vec<Phrase> {
    reasons.iter().copied().map(reason).collect()
}

/// What a tile needs, with its discounts.
pub(super) fn need(need: &Need) -> Phrase {
    let key = if need.reasons.is_empty() { "roll-detail-need-printed" } else { "roll-detail-need" };
    let phrase = Phrase::new(key).number("need", need.need);
    if need.reasons.is_empty() {
        return phrase;
    }
    phrase.number("printed", need.printed).list("reasons", parts(&need.reasons)).text("floor", whether(need.floored))
}

/// What a Stock pays.
pub(super) fn stock(credits: u8, reasons: &[Reason]) -> Phrase {
    Phrase::new("roll-detail-stock").number("credits", credits).list("reasons", parts(reasons))
}

/// What a shipment brings.
pub(super) fn shipment(option: &ShipOption) -> Vec<Phrase> {
    let (gain, sum) = (option.gain, parts(&option.reasons));
    match option.shipment {
        Shipment::Trade => {
            let price = Phrase::new("roll-detail-price").number("credits", gain.credits).list("reasons", sum);
            vec![price, credits_after(option.after)]
        }
        Shipment::Consume => {
            let mut all = vec![Phrase::new("roll-detail-points").number("vp", gain.vp).list("reasons", sum)];
            if gain.credits > 0 {
                let paid = Phrase::new("roll-detail-consume-credits").number("credits", gain.credits);
                all.push(paid.list("reasons", parts(&option.paid)));
                all.push(credits_after(option.after));
            }
            all
        }
    }
}

/// The credits afterwards. Those above the limit are lost.
pub(super) fn credits_after(CreditsAfter { credits, lost }: CreditsAfter) -> Phrase {
    if lost == 0 {
        return Phrase::new("roll-detail-credits-after").number("credits", credits);
    }
    Phrase::new("roll-detail-credits-lost").number("credits", credits).number("lost", lost)
}
