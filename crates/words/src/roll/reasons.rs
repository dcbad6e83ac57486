//! What numbers are made of.

use roll::{Gain, MOST_CREDITS, Need, Origin, PlayerView, Power, Reason, ShipPower, Shipment, Square, WorldColor};

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

/// What a tile needs, and what took it down.
pub(super) fn need(need: &Need) -> Phrase {
    let key = if need.reasons.is_empty() { "roll-detail-need-printed" } else { "roll-detail-need" };
    let phrase = Phrase::new(key).number("need", need.need);
    if need.reasons.is_empty() {
        return phrase;
    }
    let off: i32 = need.reasons.iter().map(|reason| i32::from(reason.amount)).sum();
    // A floor keeps some of it from being taken off.
    let floor = i32::from(need.printed) + off < i32::from(need.need);
    phrase.number("printed", need.printed).list("reasons", parts(&need.reasons)).text("floor", whether(floor))
}

/// What a Stock pays.
pub(super) fn stock(credits: u8, reasons: &[Reason]) -> Phrase {
    Phrase::new("roll-detail-stock").number("credits", credits).list("reasons", parts(reasons))
}

/// What a shipment brings.
pub(super) fn shipment(player: &PlayerView, world: Square, how: Shipment, gain: Gain, sum: &[Reason]) -> Vec<Phrase> {
    match how {
        Shipment::Trade => {
            let price = Phrase::new("roll-detail-price").number("credits", gain.credits).list("reasons", parts(sum));
            vec![price, credits_after(player, gain.credits)]
        }
        Shipment::Consume => {
            let mut all = vec![Phrase::new("roll-detail-points").number("vp", gain.vp).list("reasons", parts(sum))];
            if gain.credits > 0 {
                let paid = parts(&consume_credits(player, world));
                all.push(
                    Phrase::new("roll-detail-consume-credits").number("credits", gain.credits).list("reasons", paid),
                );
                all.push(credits_after(player, gain.credits));
            }
            all
        }
    }
}

/// The credits that powers pay for consuming a good of a world.
fn consume_credits(player: &PlayerView, world: Square) -> Vec<Reason> {
    let color = world.print().world().unwrap_or(WorldColor::Gray);
    let paid = |power: &Power| match *power {
        Power::V(ShipPower::ConsumeCredits { colors, credits }) if colors.contains(color) => credits as i8,
        _ => 0,
    };
    let each = player.tableau.iter().map(|&(square, _)| {
        let amount = square.print().powers.iter().map(paid).sum();
        Reason { from: Origin::Square(square), amount }
    });
    each.filter(|reason| reason.amount > 0).collect()
}

/// The credits there will be; what goes beyond the limit is lost.
pub(super) fn credits_after(player: &PlayerView, more: u8) -> Phrase {
    let all = player.credits + more;
    let lost = all.saturating_sub(MOST_CREDITS);
    if lost == 0 {
        return Phrase::new("roll-detail-credits-after").number("credits", all);
    }
    Phrase::new("roll-detail-credits-lost").number("credits", MOST_CREDITS).number("lost", lost)
}
