//! What the cards do: one template for each power, so every number comes from the rules.

use race::{
    ConsumePower, DevelopPower, ExplorePower, Face, Match, Power, ProducePower, Reward, Scoring, SettlePower, Source,
    TradePower,
};

use super::names::{design, filter, keyword, reward, signed, word};
use crate::{Line, Phrase};

/// What a card does, in the order of the phases, and how it scores at the end.
pub(super) fn lines(face: &Face) -> Vec<Line> {
    let powers = face.powers.iter().map(|&own| Line { phase: Some(word(&own.phase())), text: power(own) });
    let worth = face.scoring.iter().map(|&line| Line { phase: None, text: scoring(line) });
    powers.chain(worth).collect()
}

fn power(power: Power) -> Phrase {
    match power {
        Power::I(ExplorePower::Draw(cards)) => Phrase::new("race-power-explore-draw").number("cards", cards),
        Power::I(ExplorePower::Keep(cards)) => Phrase::new("race-power-explore-keep").number("cards", cards),
        Power::II(DevelopPower::DrawAtStart(cards)) => {
            Phrase::new("race-power-develop-draw-at-start").number("cards", cards)
        }
        Power::II(DevelopPower::Discount(amount)) => {
            Phrase::new("race-power-develop-discount").number("amount", amount)
        }
        Power::II(DevelopPower::DrawAfter(cards)) => {
            Phrase::new("race-power-develop-draw-after").number("cards", cards)
        }
        Power::III(power) => settle(power),
        Power::Trade(TradePower::Bonus { cards, kind }) => {
            Phrase::new("race-power-trade-bonus").number("cards", cards).text("kind", filter(kind))
        }
        Power::Trade(TradePower::BonusThisWorld(cards)) => {
            Phrase::new("race-power-trade-bonus-here").number("cards", cards)
        }
        Power::IV(power) => consume(power),
        Power::V(power) => produce(power),
    }
}

fn settle(power: SettlePower) -> Phrase {
    match power {
        SettlePower::Discount { amount, kind } => {
            Phrase::new("race-power-settle-discount").number("amount", amount).text("kind", filter(kind))
        }
        SettlePower::DrawAfter(cards) => Phrase::new("race-power-settle-draw-after").number("cards", cards),
        SettlePower::Military(amount) => Phrase::new("race-power-military").with("amount", signed(amount)),
        SettlePower::MilitaryVsKind { amount, kind } => {
            Phrase::new("race-power-military-against-kind").with("amount", signed(amount)).text("kind", word(&kind))
        }
        SettlePower::MilitaryVsRebel(amount) => {
            Phrase::new("race-power-military-against-rebel").with("amount", signed(amount))
        }
        SettlePower::DiscardForMilitary(amount) => {
            Phrase::new("race-power-throw-for-military").with("amount", signed(amount))
        }
        SettlePower::DiscardForZeroCost { not } => Phrase::new("race-power-throw-to-pay").text("kind", word(&not)),
        SettlePower::PayForMilitary { discount, not } => {
            Phrase::new("race-power-pay-for-military").number("discount", discount).text("kind", word(&not))
        }
    }
}

pub(super) fn consume(power: ConsumePower) -> Phrase {
    match power {
        ConsumePower::Goods { kind, goods, uses, vp, cards } => {
            let brings = reward(Reward { vp, cards });
            let key = if uses == 1 { "race-power-consume" } else { "race-power-consume-repeated" };
            let text = Phrase::new(key).text("kind", filter(kind)).number("goods", goods).phrase("reward", brings);
            if uses == 1 { text } else { text.number("uses", uses) }
        }
        ConsumePower::DistinctKinds { kinds, vp } => {
            Phrase::new("race-power-consume-kinds").number("kinds", kinds).number("vp", vp)
        }
        ConsumePower::AllGoods { vp_offset } => {
            Phrase::new("race-power-consume-all").number("fewer", -i64::from(vp_offset))
        }
        ConsumePower::ForTradePrice { trade_powers } => {
            Phrase::new("race-power-consume-for-price").text("powers", if trade_powers { "with" } else { "without" })
        }
        ConsumePower::HandCards { most, vp } => {
            Phrase::new("race-power-consume-hand").number("most", most).number("vp", vp)
        }
        ConsumePower::Draw(cards) => Phrase::new("race-power-draw").number("cards", cards),
        ConsumePower::Gamble { low, high } => Phrase::new("race-power-gamble").number("low", low).number("high", high),
    }
}

fn produce(power: ProducePower) -> Phrase {
    match power {
        ProducePower::Here(kind) => Phrase::new("race-power-produce-here").text("kind", word(&kind)),
        ProducePower::DrawIfProducedHere(cards) => {
            Phrase::new("race-power-draw-if-produced-here").number("cards", cards)
        }
        ProducePower::OnWindfall(kind) => Phrase::new("race-power-produce-on-windfall").text("kind", filter(kind)),
        ProducePower::Draw(cards) => Phrase::new("race-power-draw").number("cards", cards),
        ProducePower::DrawPerGood { kind, cards } => {
            Phrase::new("race-power-draw-per-good").number("cards", cards).text("kind", word(&kind))
        }
        ProducePower::DrawPerKind(cards) => Phrase::new("race-power-draw-per-kind").number("cards", cards),
        ProducePower::DrawPerWorld { kind, cards } => {
            Phrase::new("race-power-draw-per-world").number("cards", cards).text("kind", word(&kind))
        }
        ProducePower::DrawIfMost { kind, cards } => {
            Phrase::new("race-power-draw-if-most").number("cards", cards).text("kind", word(&kind))
        }
    }
}

/// A line of a six-cost development.
fn scoring(line: Scoring) -> Phrase {
    match line {
        Scoring::PerCard { points, matching: Match::Named(named) } => {
            Phrase::new("race-scoring-named").number("points", points).piece("card", design(named))
        }
        Scoring::PerCard { points, matching } => {
            Phrase::new("race-scoring-card").number("points", points).phrase("matching", counted(matching))
        }
        Scoring::PerChips { chips, points } => {
            Phrase::new("race-scoring-chips").number("points", points).number("chips", chips)
        }
        Scoring::PerMilitary { points } => Phrase::new("race-scoring-military").number("points", points),
    }
}

/// The cards that a line counts, as a singular.
fn counted(matching: Match) -> Phrase {
    let world = |source: Source, kind| {
        Phrase::new("race-match-world-of-kind").text("source", word(&source)).text("kind", filter(kind))
    };
    match matching {
        Match::ProductionWorld(kind) => world(Source::Production, kind),
        Match::WindfallWorld(kind) => world(Source::Windfall, kind),
        Match::MilitaryWorld => Phrase::new("race-match-military-world"),
        Match::RebelMilitaryWorld => Phrase::new("race-match-rebel-military-world"),
        Match::AnyWorld => Phrase::new("race-match-world"),
        Match::WorldWithPower(phase) => Phrase::new("race-match-world-with-power").text("phase", word(&phase)),
        Match::DevelopmentWithPower(phase) => {
            Phrase::new("race-match-development-with-power").text("phase", word(&phase))
        }
        Match::SixCostDevelopment => Phrase::new("race-match-six-cost-development"),
        Match::AnyDevelopment => Phrase::new("race-match-development"),
        Match::WithKeyword(word) => Phrase::new("race-match-keyword").piece("keyword", keyword(word)),
        Match::Named(named) => design(named).phrase(),
    }
}
