//! What the cards of Race for the Galaxy do, in our own words.

use race::{
    ConsumePower, DevelopPower, ExplorePower, Filter, Match, Phase, Power, ProducePower, Scoring, SettlePower, Source,
    TradePower,
};

use super::names::{a_good, card_count, gain, good_count, keyword, kind, of_kind, source};

/// The sign of a power's phase.
pub(super) fn sign(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "I",
        Phase::Develop => "II",
        Phase::Settle => "III",
        Phase::Trade => "$",
        Phase::Consume => "IV",
        Phase::Produce => "V",
    }
}

pub(super) fn power(power: Power) -> String {
    match power {
        Power::I(ExplorePower::Draw(cards)) => format!("look at {} more", card_count(cards)),
        Power::I(ExplorePower::Keep(cards)) => format!("keep {} more", card_count(cards)),
        Power::II(DevelopPower::DrawAtStart(cards)) => {
            format!("draw {} before developments are chosen", card_count(cards))
        }
        Power::II(DevelopPower::Discount(cards)) => format!("developments cost {} less", card_count(cards)),
        Power::II(DevelopPower::DrawAfter(cards)) => format!("draw {} after placing a development", card_count(cards)),
        Power::III(power) => settle(power),
        Power::Trade(TradePower::Bonus { cards, kind }) => {
            let sold = if let Filter::Only(kind) = kind { a_good(kind) } else { "any good".into() };
            format!("selling {sold} brings {} more", card_count(cards))
        }
        Power::Trade(TradePower::BonusThisWorld(cards)) => {
            format!("selling this world's good brings {} more", card_count(cards))
        }
        Power::IV(power) => consume(power),
        Power::V(power) => produce(power),
    }
}

fn settle(power: SettlePower) -> String {
    match power {
        SettlePower::Discount { amount, kind } => format!("{}worlds cost {} less", of_kind(kind), card_count(amount)),
        SettlePower::DrawAfter(cards) => format!("draw {} after placing a world", card_count(cards)),
        SettlePower::Military(amount) => format!("Military {amount:+}"),
        SettlePower::MilitaryVsKind { amount, kind: against } => {
            format!("Military {amount:+} against {} worlds", kind(against))
        }
        SettlePower::MilitaryVsRebel(amount) => format!("Military {amount:+} against Rebel worlds"),
        SettlePower::DiscardForMilitary(amount) => {
            format!("may be thrown away for Military {amount:+} until the phase ends")
        }
        SettlePower::DiscardForZeroCost { not } => {
            format!("may be thrown away to pay nothing for a world, unless it is an {} world", kind(not))
        }
        SettlePower::PayForMilitary { discount, not } => format!(
            "military worlds may be paid for at their defense less {discount}, unless they are {} worlds",
            kind(not)
        ),
    }
}

pub(super) fn consume(power: ConsumePower) -> String {
    match power {
        ConsumePower::Goods { kind, goods, uses: 1, vp, cards } => {
            format!("spend {} for {}", good_count(goods, kind), gain(vp, cards))
        }
        ConsumePower::Goods { kind, goods: 1, uses, vp, cards } => {
            format!("spend up to {} for {} each", good_count(uses, kind), gain(vp, cards))
        }
        ConsumePower::Goods { kind, goods, uses, vp, cards } => {
            format!("up to {uses} times spend {} for {}", good_count(goods, kind), gain(vp, cards))
        }
        ConsumePower::DistinctKinds { kinds, vp } => format!("spend {kinds} goods of different kinds for {vp} VP"),
        ConsumePower::AllGoods { vp_offset } => format!("spend all goods for 1 VP each; all together {vp_offset:+} VP"),
        ConsumePower::ForTradePrice { trade_powers: true } => {
            "spend 1 good for its price in cards, with all $ powers".into()
        }
        ConsumePower::ForTradePrice { trade_powers: false } => {
            "spend 1 good for its price in cards, without $ powers".into()
        }
        ConsumePower::HandCards { most, vp } => {
            format!("may discard up to {most} hand cards for {vp} VP each, which is never doubled")
        }
        ConsumePower::Draw(cards) => format!("draw {}", card_count(cards)),
        ConsumePower::Gamble { low, high } => {
            format!(
                "name a number from {low} to {high} and turn over the next card: yours if that is its cost or defense"
            )
        }
    }
}

fn produce(power: ProducePower) -> String {
    match power {
        ProducePower::Here(made) => format!("makes {}", a_good(made)),
        ProducePower::DrawIfProducedHere(cards) => format!("draw {} when this world makes a good", card_count(cards)),
        ProducePower::OnWindfall(filter) => format!("make a good on an empty {}windfall world", of_kind(filter)),
        ProducePower::Draw(cards) => format!("draw {}", card_count(cards)),
        ProducePower::DrawPerGood { kind, cards } => {
            format!("draw {} for each {}good you made", card_count(cards), of_kind(Filter::Only(kind)))
        }
        ProducePower::DrawPerKind(cards) => format!("draw {} for each kind of goods you made", card_count(cards)),
        ProducePower::DrawPerWorld { kind: of, cards } => {
            format!("draw {} for each of your {} worlds", card_count(cards), kind(of))
        }
        ProducePower::DrawIfMost { kind: of, cards } => {
            format!("draw {} if you made more {} goods than everyone else", card_count(cards), kind(of))
        }
    }
}

/// A line of a six-cost development.
pub(super) fn scoring(line: Scoring) -> String {
    match line {
        Scoring::PerCard { points, matching: Match::Named(design) } => {
            format!("{points} VP for {}", design.face().name)
        }
        Scoring::PerCard { points, matching } => format!("{points} VP for each {}", counted(matching)),
        Scoring::PerChips { chips, points } => format!("{points} VP for every {chips} VP in chips"),
        Scoring::PerMilitary { points } => format!("{points} VP for each Military, as much less if it is negative"),
    }
}

fn counted(matching: Match) -> String {
    let making = |filter, from: Source| format!("{}{} world", of_kind(filter), source(from));
    match matching {
        Match::ProductionWorld(filter) => making(filter, Source::Production),
        Match::WindfallWorld(filter) => making(filter, Source::Windfall),
        Match::MilitaryWorld => "military world".into(),
        Match::RebelMilitaryWorld => "Rebel military world".into(),
        Match::AnyWorld => "world".into(),
        Match::WorldWithPower(phase) => format!("world with a power of {}", sign(phase)),
        Match::DevelopmentWithPower(phase) => format!("development with a power of {}", sign(phase)),
        Match::SixCostDevelopment => "development that costs 6".into(),
        Match::AnyDevelopment => "development".into(),
        Match::WithKeyword(word) => format!("card with the word {}", keyword(word)),
        Match::Named(design) => design.face().name.into(),
    }
}
