//! What the parts of Roll for the Galaxy are called.

use game::Set;
use roll::{
    Assigned, Color, Columns, Crew, Dice, DiePlace, Face, Kind, Phase, Place, Rolled, Shipment, Side, Tile, WorldColor,
};

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Home => "Home",
        Color::Military => "Military",
        Color::Consumption => "Consumption",
        Color::Novelty => "Novelty",
        Color::Rare => "Rare Elements",
        Color::Genes => "Genes",
        Color::Alien => "Alien",
    }
}

pub(super) fn world_color(of: WorldColor) -> &'static str {
    of.dice().map_or("gray", color)
}

/// `development` or `Genes world`.
pub(super) fn kind(kind: Kind) -> String {
    match kind {
        Kind::Development => "development".into(),
        Kind::World(of) => format!("{} world", world_color(of)),
    }
}

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "Explore",
        Phase::Develop => "Develop",
        Phase::Settle => "Settle",
        Phase::Produce => "Produce",
        Phase::Ship => "Ship",
    }
}

/// The Roman numeral of a phase.
pub(super) fn numeral(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "I",
        Phase::Develop => "II",
        Phase::Settle => "III",
        Phase::Produce => "IV",
        Phase::Ship => "V",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    face.phase().map_or("wild", phase)
}

/// The names of phases in order, `none` if there are none.
pub(super) fn phases(set: Set<Phase>) -> String {
    let names: Vec<&str> = set.iter().map(phase).collect();
    if names.is_empty() { "none".into() } else { names.join(", ") }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::Development => "development",
        Side::World => "world",
    }
}

/// The side that lies down if this one lies up.
pub(super) fn back(up: Side) -> Side {
    match up {
        Side::Development => Side::World,
        Side::World => Side::Development,
    }
}

pub(super) fn shipment(shipment: Shipment) -> &'static str {
    match shipment {
        Shipment::Trade => "trade",
        Shipment::Consume => "consume",
    }
}

/// A number of things.
pub(super) fn count(number: impl Into<u32>, noun: &str) -> String {
    match number.into() {
        0 => format!("no {noun}s"),
        1 => format!("1 {noun}"),
        more => format!("{more} {noun}s"),
    }
}

/// `a` or `an`, whichever the color takes.
fn article(of: Color) -> &'static str {
    if of == Color::Alien { "an" } else { "a" }
}

/// `a Genes die`, `an Alien good`.
pub(super) fn one(of: Color, noun: &str) -> String {
    format!("{} {} {noun}", article(of), color(of))
}

/// `a Home explorer`; a worker that a power lends is called so.
pub(super) fn crew(crew: Crew, noun: &str) -> String {
    if crew.real { one(crew.color, noun) } else { format!("a lent {} {noun}", color(crew.color)) }
}

/// `2 Home, 1 Genes`, for tables.
pub(super) fn bag(dice: Dice) -> String {
    let each: Vec<String> = dice.colors().map(|of| format!("{} {}", dice.count(of), color(of))).collect();
    if each.is_empty() { "none".into() } else { each.join(", ") }
}

/// `2 Home and 1 Genes dice`, for sentences.
pub(super) fn dice(dice: Dice) -> String {
    let each: Vec<String> = dice.colors().map(|of| format!("{} {}", dice.count(of), color(of))).collect();
    let noun = if dice.total() == 1 { "die" } else { "dice" };
    if each.is_empty() { "no dice".into() } else { format!("{} {noun}", listed(&each, "and")) }
}

/// `a, b and c`.
pub(super) fn listed(words: &[impl AsRef<str>], last: &str) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        Some((end, [])) => (*end).into(),
        Some((end, rest)) => format!("{} {last} {end}", rest.join(", ")),
        None => String::new(),
    }
}

/// Workers by column: `Explore 2 Home; Ship 1 Genes`.
pub(super) fn columns(columns: &Columns) -> String {
    grouped(Phase::ALL.map(|at| (phase(at), columns[at])))
}

/// Rolled dice by face.
pub(super) fn rolled(rolled: &Rolled) -> String {
    grouped(Face::ALL.map(|shown| (face(shown), rolled[shown])))
}

fn grouped<const N: usize>(groups: [(&str, Dice); N]) -> String {
    let there = groups.iter().filter(|(_, dice)| !dice.is_empty());
    let texts: Vec<String> = there.map(|(name, dice)| format!("{name} {}", bag(*dice))).collect();
    if texts.is_empty() { "none".into() } else { texts.join("; ") }
}

/// `a Genes die from the cup`, `the Genes good of Old Earth`.
pub(super) fn lying(die: Color, place: DiePlace) -> String {
    match place {
        DiePlace::Cup => format!("{} from the cup", one(die, "die")),
        DiePlace::Citizenry => format!("{} from the Citizenry", one(die, "die")),
        DiePlace::Column(column) => format!("{} from the {} column", one(die, "worker"), phase(column)),
        DiePlace::Selector => format!("{} from the strip", one(die, "worker")),
        DiePlace::Stack(on) => format!("{} from {}", one(die, "die"), stack(on)),
        DiePlace::World(world) => format!("the {} good of {world}", color(die)),
    }
}

pub(super) fn stack(of: Side) -> String {
    format!("the {} stack", side(of))
}

/// Where a tile is put.
pub(super) fn spot(of: Side, top: bool) -> String {
    format!("{} {}", if top { "on top of" } else { "under" }, stack(of))
}

/// The strip of a player: who selects what, the workers below, the dice set aside.
pub(super) fn strip(assigned: &Assigned) -> String {
    let Assigned { selection, columns: below, dictated } = assigned;
    let below = (!below.all().is_empty()).then(|| format!("workers {}", columns(below)));
    let aside = (!dictated.is_empty()).then(|| format!("set aside {}", bag(*dictated)));
    let select = format!("{} selects {}", one(selection.color, "die"), phase(selection.phase));
    [Some(select), below, aside].into_iter().flatten().collect::<Vec<_>>().join(" | ")
}

/// Where gained dice go.
pub(super) fn to(place: Place) -> &'static str {
    match place {
        Place::Cup => "into the cup",
        Place::Citizenry => "into the Citizenry",
        Place::ThisWorld => "onto this world",
    }
}

/// Both sides of each tile, `none` if there are none.
pub(super) fn tiles(tiles: impl IntoIterator<Item = Tile>) -> String {
    let names: Vec<String> = tiles.into_iter().map(|tile| tile.to_string()).collect();
    if names.is_empty() { "none".into() } else { names.join("; ") }
}
