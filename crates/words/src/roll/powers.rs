//! What tiles do: one message for each kind of power, with its numbers.

use game::Set;
use roll::{
    AssignPower, Color, DevelopPower, ExplorePower, Gate, Immediate, Phase, Place, Power, Print, ProducePower,
    Reassignment, STOCK, Scoring, SettlePower, ShipPower, WorldColor,
};

use super::nouns::{color, either, phase, phase_id, whether, worlds, worlds_of};
use crate::{Line, Phrase};

/// Everything a tile does: immediately, in the phases, and at the end.
pub(super) fn lines(print: &Print) -> Vec<Line> {
    let at_once = print.immediate.iter().map(|&effect| Line { phase: None, text: immediate(effect) });
    let powers = print.powers.iter().map(|&power| {
        let (phase, text) = self::power(power);
        Line { phase: Some(phase.to_string()), text }
    });
    let at_the_end = print.scoring.map(|scoring| Line { phase: None, text: self::scoring(scoring) });
    at_once.chain(powers).chain(at_the_end).collect()
}

/// A one-time effect.
pub(super) fn immediate(effect: Immediate) -> Phrase {
    match effect {
        Immediate::RemoveDie(count) => Phrase::new("roll-power-remove-die").number("count", count),
        Immediate::GainDice { color: of, count, to } => {
            let to = match to {
                Place::Cup => "cup",
                Place::Citizenry => "citizenry",
                Place::ThisWorld => "world",
            };
            Phrase::new("roll-power-gain-dice").number("count", count).phrase("color", color(of)).text("to", to)
        }
        Immediate::GainCredits(credits) => Phrase::new("roll-power-gain-credits").number("credits", credits),
        Immediate::StartCredits(credits) => Phrase::new("roll-power-start-credits").number("credits", credits),
    }
}

/// A power and the part of the round in which it applies.
fn power(power: Power) -> (&'static str, Phrase) {
    match power {
        Power::Assign(power) => ("assign", assign(power)),
        Power::I(power) => (phase_id(Phase::Explore), explore(power)),
        Power::II(power) => (phase_id(Phase::Develop), develop(power)),
        Power::III(power) => (phase_id(Phase::Settle), settle(power)),
        Power::IV(power) => (phase_id(Phase::Produce), produce(power)),
        Power::V(power) => (phase_id(Phase::Ship), ship(power)),
    }
}

fn assign(power: AssignPower) -> Phrase {
    match power {
        AssignPower::Reassign(rule) => reassign(&rule),
        AssignPower::RepeatDictate => Phrase::new("roll-power-repeat-dictate"),
        AssignPower::DictateMoves(most) => Phrase::new("roll-power-dictate-moves").number("count", most),
    }
}

/// Which workers move, and where.
fn reassign(rule: &Reassignment) -> Phrase {
    if rule.gate == Gate::MostNoveltyWorlds {
        let most = Phrase::new("roll-power-reassign-novelty").phrase("worlds", worlds(WorldColor::Novelty));
        return most.number("count", rule.max).number("tied", rule.min);
    }
    let exactly = rule.min == rule.max;
    let others: Set<Color> = Color::ALL.into_iter().filter(|&color| !rule.colors.contains(color)).collect();
    // All colors, all but one, or these.
    let (who, named) = match others.len() {
        0 => ("any", Set::EMPTY),
        1 => ("but", others),
        _ => ("these", rule.colors),
    };
    let from = match (rule.same_column, is_all(rule.from)) {
        (true, _) => "one-column",
        (false, true) => "any",
        (false, false) => "these",
    };
    let to = match (rule.to_selected, is_all(rule.to)) {
        (true, _) => "selected",
        (false, true) => "any",
        (false, false) => "these",
    };
    Phrase::new("roll-power-reassign")
        .text("exactly", whether(exactly))
        .number("count", rule.max)
        .text("who", who)
        .phrase("colors", either(named.iter().map(color)))
        .text("from", from)
        .phrase("sources", columns(rule.from))
        .text("to", to)
        .phrase("targets", columns(rule.to))
}

fn is_all(columns: Set<Phase>) -> bool {
    columns.len() as usize == Phase::ALL.len()
}

fn columns(columns: Set<Phase>) -> Phrase {
    // Languages that quote the name of a column quote each one, not the whole list.
    either(columns.iter().map(|column| Phrase::new("roll-column").piece("phase", phase(column))))
}

fn explore(power: ExplorePower) -> Phrase {
    match power {
        ExplorePower::ExtraWorker(of) => extra_worker(of, Phase::Explore),
        ExplorePower::StockValue { color: of, credits } => {
            let more = Phrase::new("roll-power-stock-value").phrase("color", color(of));
            more.number("credits", credits).number("instead", STOCK)
        }
        ExplorePower::Rearrange => Phrase::new("roll-power-rearrange"),
        ExplorePower::ScoutOnTop => Phrase::new("roll-power-scout-on-top"),
        ExplorePower::DrawAtEnd(tiles) => Phrase::new("roll-power-draw-at-end").number("count", tiles),
        ExplorePower::ScoutCredits { color: of, credits } => {
            Phrase::new("roll-power-scout-credits").phrase("color", color(of)).number("credits", credits)
        }
        ExplorePower::MostDevelopmentsCredits(credits) => most_developments(credits),
    }
}

fn develop(power: DevelopPower) -> Phrase {
    match power {
        DevelopPower::Discount { amount, floor, reassign_only } => Phrase::new("roll-power-develop-discount")
            .number("amount", amount)
            .number("floor", floor)
            .text("only", if reassign_only { "reassign" } else { "all" }),
        DevelopPower::CompletionCredits(credits) => {
            Phrase::new("roll-power-develop-completion").number("credits", credits)
        }
        DevelopPower::BuildersToCup { min, max } => to_cup(Phase::Develop, min, max),
        DevelopPower::Credits(credits) => end_credits(credits),
        DevelopPower::CitizenCredits { color, per, credits } => citizens(color, per, credits),
    }
}

fn settle(power: SettlePower) -> Phrase {
    match power {
        SettlePower::Discount { amount, floor, colors } => Phrase::new("roll-power-settle-discount")
            .number("amount", amount)
            .number("floor", floor)
            .phrase("worlds", worlds_of(colors)),
        SettlePower::CompletionCredits { colors, credits } => {
            Phrase::new("roll-power-settle-completion").number("credits", credits).phrase("worlds", worlds_of(colors))
        }
        SettlePower::BuildersToCup { min, max } => to_cup(Phase::Settle, min, max),
        SettlePower::ColorToCup(of) => Phrase::new("roll-power-color-to-cup").phrase("color", color(of)),
        SettlePower::Credits(credits) => end_credits(credits),
    }
}

fn produce(power: ProducePower) -> Phrase {
    match power {
        ProducePower::Credits(credits) => end_credits(credits),
        ProducePower::WorldGoodsCredits { color, credits } => {
            Phrase::new("roll-power-world-goods").number("credits", credits).phrase("worlds", worlds(color))
        }
        ProducePower::DieGoodsCredits { color: of, credits } => {
            Phrase::new("roll-power-die-goods").number("credits", credits).phrase("color", color(of))
        }
        ProducePower::MostDevelopmentsCredits(credits) => most_developments(credits),
        ProducePower::ExtraRoom(count) => Phrase::new("roll-power-extra-room").number("count", count),
    }
}

fn ship(power: ShipPower) -> Phrase {
    let each = |key, colors| Phrase::new(key).phrase("worlds", worlds_of(colors));
    match power {
        ShipPower::ExtraWorker(of) => extra_worker(of, Phase::Ship),
        ShipPower::TradeCredits { colors, credits } => {
            each("roll-power-trade-credits", colors).number("credits", credits)
        }
        ShipPower::ConsumeCredits { colors, credits } => {
            each("roll-power-consume-credits", colors).number("credits", credits)
        }
        ShipPower::ConsumeVp { colors, vp } => each("roll-power-consume-vp", colors).number("vp", vp),
        ShipPower::BuyVp { credits, vp } => {
            Phrase::new("roll-power-buy-vp").number("credits", credits).number("vp", vp)
        }
        ShipPower::Credits(credits) => end_credits(credits),
        ShipPower::Vp(vp) => Phrase::new("roll-power-end-vp").number("vp", vp),
        ShipPower::CitizenCredits { color, per, credits } => citizens(color, per, credits),
        ShipPower::HighestWorldCredits(credits) => Phrase::new("roll-power-highest-world").number("credits", credits),
    }
}

fn extra_worker(of: Color, phase: Phase) -> Phrase {
    Phrase::new("roll-power-extra-worker").text("role", phase_id(phase)).phrase("color", color(of))
}

fn most_developments(credits: u8) -> Phrase {
    Phrase::new("roll-power-most-developments").number("credits", credits)
}

fn to_cup(phase: Phase, min: u8, max: u8) -> Phrase {
    let workers = Phrase::new("roll-power-builders-to-cup").text("role", phase_id(phase));
    workers.number("least", min).number("most", max)
}

fn end_credits(credits: u8) -> Phrase {
    Phrase::new("roll-power-end-credits").number("credits", credits)
}

fn citizens(of: Color, per: u8, credits: u8) -> Phrase {
    let key = if per == 1 { "roll-power-each-citizen" } else { "roll-power-every-citizens" };
    let paid = Phrase::new(key).phrase("color", color(of)).number("credits", credits);
    if per == 1 { paid } else { paid.number("per", per) }
}

/// What a development adds to the score.
fn scoring(scoring: Scoring) -> Phrase {
    match scoring {
        Scoring::DevelopmentCost { divisor, reassign_only } => {
            let only = if reassign_only { "reassign" } else { "all" };
            Phrase::new("roll-score-development-cost").text("only", only).number("divisor", divisor)
        }
        Scoring::WorldCost { color, divisor } => {
            Phrase::new("roll-score-world-cost").phrase("worlds", worlds(color)).number("divisor", divisor)
        }
        Scoring::PerDevelopment { vp, without_reassign } => {
            let only = if without_reassign { "without-reassign" } else { "all" };
            Phrase::new("roll-score-per-development").number("vp", vp).text("only", only)
        }
        Scoring::PerWorld { color, vp } => {
            Phrase::new("roll-score-per-world").number("vp", vp).phrase("worlds", worlds(color))
        }
        Scoring::DieColors { vp } => Phrase::new("roll-score-die-colors").number("vp", vp),
        Scoring::DieSets { color: of, size, vp } => {
            Phrase::new("roll-score-die-sets").number("vp", vp).number("size", size).phrase("color", color(of))
        }
        Scoring::Goods { vp } => Phrase::new("roll-score-goods").number("vp", vp),
        Scoring::TriangularChips => Phrase::new("roll-score-triangular-chips"),
    }
}
