//! What the tiles of Roll for the Galaxy do, in our own words.

use game::Set;
use roll::{
    AssignPower, Color, DevelopPower, ExplorePower, Gate, Immediate, Phase, Power, ProducePower, Reassignment, STOCK,
    Scoring, SettlePower, ShipPower, WorldColor,
};

use super::names::{color, count, dice, listed, numeral, one, phase, to, world_color};

/// The sign of a power's phase.
pub(super) fn sign(power: Power) -> &'static str {
    match power {
        Power::Assign(_) => "R",
        Power::I(_) => numeral(Phase::Explore),
        Power::II(_) => numeral(Phase::Develop),
        Power::III(_) => numeral(Phase::Settle),
        Power::IV(_) => numeral(Phase::Produce),
        Power::V(_) => numeral(Phase::Ship),
    }
}

pub(super) fn power(power: Power) -> String {
    match power {
        Power::Assign(power) => assign(power),
        Power::I(power) => explore(power),
        Power::II(power) => develop(power),
        Power::III(power) => settle(power),
        Power::IV(power) => produce(power),
        Power::V(power) => ship(power),
    }
}

/// What happens once, when the tile is placed.
pub(super) fn immediate(effect: Immediate) -> String {
    match effect {
        Immediate::RemoveDie(number) => format!("return {number} of your dice to the supply"),
        Immediate::GainDice { color, count, to: place } => {
            format!("get {} {}", dice(roll::Dice::of(color, count)), to(place))
        }
        Immediate::GainCredits(credits) => format!("get {}", count(credits, "credit")),
        Immediate::StartCredits(credits) => format!("begin the game with {}", count(credits, "credit")),
    }
}

fn assign(power: AssignPower) -> String {
    match power {
        AssignPower::Reassign(rule) => reassign(rule),
        AssignPower::RepeatDictate => "Dictate as often as you like".into(),
        AssignPower::DictateMoves(most) => format!("each Dictate moves up to {}", count(most, "worker")),
    }
}

fn reassign(rule: Reassignment) -> String {
    let Reassignment { min, max, colors, from, same_column, to, to_selected, gate } = rule;
    let few = if min == max { String::new() } else { format!("{min} {} ", joint(min, max)) };
    let from = match (from.len() < Phase::ALL.len() as u32, same_column) {
        (true, _) => format!(" from {}", columns(from)),
        (false, true) => " of one column".into(),
        (false, false) => String::new(),
    };
    let to = match (to.len() < Phase::ALL.len() as u32, to_selected) {
        (true, _) => format!("to {}", columns(to)),
        (false, true) => "to the phase you selected".into(),
        (false, false) if max > 1 => "to any other columns".into(),
        (false, false) => "to any other column".into(),
    };
    let gate = match gate {
        Gate::Always => "",
        Gate::MostNoveltyWorlds => "; one if you share the lead in Novelty worlds, none if others lead",
    };
    format!("move {few}{}{from} {to}{gate}", workers(colors, max))
}

/// `2 Home workers`, `1 Novelty or Genes worker`, `1 worker`.
fn workers(colors: Set<Color>, number: u8) -> String {
    let all = Color::ALL.len() as u32;
    let missing: Vec<&str> = Color::ALL.into_iter().filter(|&of| !colors.contains(of)).map(color).collect();
    let names: Vec<&str> = colors.iter().map(color).collect();
    match colors.len() {
        len if len == all => count(number, "worker"),
        len if len > all / 2 => format!("{} of any color but {}", count(number, "worker"), listed(&missing, "and")),
        _ => count(number, &format!("{} worker", listed(&names, "or"))),
    }
}

/// What stands between the least and the most.
fn joint(min: u8, max: u8) -> &'static str {
    if max - min == 1 { "or" } else { "to" }
}

fn columns(set: Set<Phase>) -> String {
    listed(&set.iter().map(phase).collect::<Vec<_>>(), "or")
}

fn explore(power: ExplorePower) -> String {
    match power {
        ExplorePower::ExtraWorker(of) => lent(of, "explorer"),
        ExplorePower::StockValue { color, credits } => {
            format!("a Stock by {} brings {} instead of {STOCK}", one(color, "explorer"), count(credits, "credit"))
        }
        ExplorePower::Rearrange => {
            "between tasks you may arrange all tiles of your construction zone anew, sides too".into()
        }
        ExplorePower::ScoutOnTop => "scouted tiles may go on top of a stack".into(),
        ExplorePower::DrawAtEnd(tiles) => {
            format!("at the end draw {} and put it under a stack", count(tiles, "tile"))
        }
        ExplorePower::ScoutCredits { color, credits } => {
            format!("at the end get {} if {} scouted", count(credits, "credit"), one(color, "explorer"))
        }
        ExplorePower::MostDevelopmentsCredits(credits) => most_developments(credits),
    }
}

/// A worker that is not a die.
fn lent(of: Color, noun: &str) -> String {
    format!("one more {} {noun}, lent for the phase", color(of))
}

fn most_developments(credits: u8) -> String {
    format!("at the end get {} if you have more developments than everyone else", count(credits, "credit"))
}

fn citizens(of: Color, per: u8, credits: u8) -> String {
    let dice = match per {
        1 => format!("each {} die", color(of)),
        _ => format!("every {per}, or part of them, of the {} dice", color(of)),
    };
    format!("at the end get {} for {dice} in your Citizenry", count(credits, "credit"))
}

fn at_end(credits: u8) -> String {
    format!("at the end get {}", count(credits, "credit"))
}

fn develop(power: DevelopPower) -> String {
    match power {
        DevelopPower::Discount { amount, floor, reassign_only } => {
            let which = if reassign_only { "developments with an R power" } else { "developments" };
            format!("{which} need {} fewer, but at least {floor}", count(amount, "developer"))
        }
        DevelopPower::CompletionCredits(credits) => {
            format!("get {} for each further development you complete", count(credits, "credit"))
        }
        DevelopPower::BuildersToCup { min, max } => {
            let or = joint(min, max);
            format!("of the developers of each further development {min} {or} {max} go to the cup")
        }
        DevelopPower::Credits(credits) => at_end(credits),
        DevelopPower::CitizenCredits { color, per, credits } => citizens(color, per, credits),
    }
}

/// `Genes or Alien `, or nothing if all that could be meant are: to be put before `world`.
fn of(colors: Set<WorldColor>, last: &str) -> String {
    let goods = WorldColor::ALL.into_iter().filter(|of| of.dice().is_some());
    if goods.clone().all(|of| colors.contains(of)) {
        return String::new();
    }
    let names: Vec<&str> = colors.iter().map(world_color).collect();
    format!("{} ", listed(&names, last))
}

fn settle(power: SettlePower) -> String {
    match power {
        SettlePower::Discount { amount, floor, colors } => {
            format!("{}worlds need {} fewer, but at least {floor}", of(colors, "and"), count(amount, "settler"))
        }
        SettlePower::CompletionCredits { colors, credits } => {
            format!("get {} for each {}world you complete", count(credits, "credit"), of(colors, "or"))
        }
        SettlePower::BuildersToCup { min, max } => {
            format!("of the settlers of each world {min} {} {max} go to the cup", joint(min, max))
        }
        SettlePower::ColorToCup(of) => format!("{} settlers of completed worlds go to the cup", color(of)),
        SettlePower::Credits(credits) => at_end(credits),
    }
}

fn produce(power: ProducePower) -> String {
    match power {
        ProducePower::Credits(credits) => at_end(credits),
        ProducePower::WorldGoodsCredits { color, credits } => {
            format!("{} for each good on your {} worlds", at_end(credits), world_color(color))
        }
        ProducePower::DieGoodsCredits { color: of, credits } => {
            format!("{} for each {} die that is a good", at_end(credits), color(of))
        }
        ProducePower::MostDevelopmentsCredits(credits) => most_developments(credits),
        ProducePower::ExtraRoom(goods) => format!("each world holds {} more", count(goods, "good")),
    }
}

fn ship(power: ShipPower) -> String {
    match power {
        ShipPower::ExtraWorker(of) => lent(of, "shipper"),
        ShipPower::TradeCredits { colors, credits } => {
            format!("a Trade from any {}world brings {} more", of(colors, "or"), count(credits, "credit"))
        }
        ShipPower::ConsumeCredits { colors, credits } => {
            format!("a Consume from any {}world also brings {}", of(colors, "or"), count(credits, "credit"))
        }
        ShipPower::ConsumeVp { colors, vp } => {
            format!("a Consume from any {}world brings {vp} VP more", of(colors, "or"))
        }
        ShipPower::BuyVp { credits, vp } => {
            format!("after each Trade you may pay {} for {vp} VP", count(credits, "credit"))
        }
        ShipPower::Credits(credits) => at_end(credits),
        ShipPower::Vp(vp) => format!("at the end get {vp} VP"),
        ShipPower::CitizenCredits { color, per, credits } => citizens(color, per, credits),
        ShipPower::HighestWorldCredits(credits) => {
            format!("{} if your costliest world costs more than everyone else's", at_end(credits))
        }
    }
}

/// What a development of cost 6 adds to the score.
pub(super) fn scoring(scoring: Scoring) -> String {
    match scoring {
        Scoring::DevelopmentCost { divisor, reassign_only } => {
            let which = if reassign_only { "developments with an R power" } else { "developments" };
            format!("1 VP for every {divisor}, or part of it, of the summed cost of your {which}")
        }
        Scoring::WorldCost { color, divisor } => {
            format!("1 VP for every {divisor}, or part of it, of the summed cost of your {} worlds", world_color(color))
        }
        Scoring::PerDevelopment { vp, without_reassign } => {
            let which = if without_reassign { " without an R power" } else { "" };
            format!("{vp} VP for each of your developments{which}")
        }
        Scoring::PerWorld { color, vp } => format!("{vp} VP for each of your {} worlds", world_color(color)),
        Scoring::DieColors { vp } => format!("{vp} VP for each color among all your dice"),
        Scoring::DieSets { color: of, size, vp } => {
            format!("{vp} VP for every {size}, or part of them, of all your {} dice", color(of))
        }
        Scoring::Goods { vp } => format!("{vp} VP for each good on your worlds"),
        Scoring::TriangularChips => "n VP, the highest n for which you have 1 + 2 + … + n VP in chips".into(),
    }
}
