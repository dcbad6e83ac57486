//! Dice, workers, tiles, phases and places, and their targets on the board.

use game::{Seat, Set};
use roll::{Color, Columns, Crew, Dice, DiePlace, Face, Phase, PlayerView, Side, Square, Tile, WorldColor};

use crate::{Phrase, PieceName, Target, slug};

/// A color as it is serialized.
pub(super) const fn color_id(color: Color) -> &'static str {
    match color {
        Color::Home => "home",
        Color::Military => "military",
        Color::Consumption => "consumption",
        Color::Novelty => "novelty",
        Color::Rare => "rare",
        Color::Genes => "genes",
        Color::Alien => "alien",
    }
}

/// The color of a world as it is serialized.
pub(super) const fn world_id(color: WorldColor) -> &'static str {
    match color {
        WorldColor::Gray => "gray",
        WorldColor::Novelty => "novelty",
        WorldColor::Rare => "rare",
        WorldColor::Genes => "genes",
        WorldColor::Alien => "alien",
    }
}

/// A phase as it is serialized.
pub(super) const fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "explore",
        Phase::Develop => "develop",
        Phase::Settle => "settle",
        Phase::Produce => "produce",
        Phase::Ship => "ship",
    }
}

/// A face as it is serialized.
pub(super) const fn face_id(face: Face) -> &'static str {
    match face.phase() {
        Some(phase) => phase_id(phase),
        None => "wild",
    }
}

/// A side as it is serialized.
pub(super) const fn side_id(side: Side) -> &'static str {
    match side {
        Side::Development => "development",
        Side::World => "world",
    }
}

/// A word to select by.
pub(super) const fn whether(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}

/// The printed number of a phase.
pub(super) const fn numeral(phase: Phase) -> &'static str {
    match phase {
        Phase::Explore => "I",
        Phase::Develop => "II",
        Phase::Settle => "III",
        Phase::Produce => "IV",
        Phase::Ship => "V",
    }
}

/// The phase in which tiles of a side are built.
pub(super) const fn phase_of(side: Side) -> Phase {
    match side {
        Side::Development => Phase::Develop,
        Side::World => Phase::Settle,
    }
}

/// The side that a square is built on.
pub(super) fn side_of(square: Square) -> Side {
    if square.print().world().is_some() { Side::World } else { Side::Development }
}

/// A square by its name.
pub(super) fn square(square: Square) -> PieceName {
    let name = square.print().name;
    PieceName::new(name, format!("roll-tile-{}", slug(name)))
}

/// A game tile by both of its sides.
pub(super) fn tile(tile: Tile) -> Phrase {
    Phrase::new("roll-both-sides")
        .piece("development", square(tile.side(Side::Development)))
        .piece("world", square(tile.side(Side::World)))
}

/// A kind of dice.
pub(super) fn die(color: Color) -> PieceName {
    let id = color_id(color);
    PieceName::new(id, format!("roll-die-{id}"))
}

/// A phase by its name.
pub(super) fn phase(phase: Phase) -> PieceName {
    let id = phase_id(phase);
    PieceName::new(id, format!("roll-phase-{id}"))
}

/// A face.
pub(super) fn face(face: Face) -> Phrase {
    face.phase().map_or_else(|| Phrase::new("roll-face-wild"), |shown| phase(shown).phrase())
}

/// A color as an attribute of a noun.
pub(super) fn color(color: Color) -> Phrase {
    Phrase::new("roll-color").text("color", color_id(color))
}

/// Worlds of a color.
pub(super) fn worlds(color: WorldColor) -> Phrase {
    Phrase::new("roll-worlds").text("color", world_id(color))
}

/// Worlds of one of these colors.
pub(super) fn worlds_of(colors: Set<WorldColor>) -> Phrase {
    // Gray worlds carry no goods, so the other colors are all that can be traded.
    let every = WorldColor::ALL.into_iter().filter(|&color| color != WorldColor::Gray).collect();
    if colors.contains_all(every) {
        return Phrase::new("roll-worlds").text("color", "any");
    }
    either(colors.iter().map(worlds))
}

/// One of several.
pub(super) fn either(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    let both = |one, other| Phrase::new("roll-either").phrase("one", one).phrase("other", other);
    all.into_iter().reduce(both).unwrap_or_else(|| Phrase::new("list-empty"))
}

/// The number of dice of each color.
pub(super) fn dice(dice: Dice) -> Vec<Phrase> {
    let count = |color| Phrase::new("roll-dice").number("count", dice.count(color)).text("color", color_id(color));
    dice.colors().map(count).collect()
}

/// The dice of the columns that are not empty.
pub(super) fn columns(columns: &Columns) -> Vec<Phrase> {
    let filled = Phase::ALL.into_iter().filter(|&phase| !columns[phase].is_empty());
    filled.map(|column| dice_at(phase(column).phrase(), columns[column])).collect()
}

/// Dice and their purpose.
pub(super) fn dice_at(place: Phrase, there: Dice) -> Phrase {
    Phrase::new("roll-dice-at").phrase("place", place).list("dice", dice(there))
}

/// Tiles, each by both sides.
pub(super) fn tiles(tiles: impl IntoIterator<Item = Tile>) -> Vec<Phrase> {
    tiles.into_iter().map(tile).collect()
}

/// A worker that does tasks of a phase.
pub(super) fn worker(crew: Crew, phase: Phase) -> Phrase {
    let key = if crew.real { "roll-worker" } else { "roll-worker-lent" };
    Phrase::new(key).text("role", phase_id(phase)).phrase("color", color(crew.color))
}

/// Where a die is taken from.
pub(super) fn from(place: DiePlace) -> Phrase {
    match place {
        DiePlace::Cup => Phrase::new("roll-from-cup"),
        DiePlace::Citizenry => Phrase::new("roll-from-citizenry"),
        DiePlace::Column(column) => Phrase::new("roll-from-column").piece("phase", phase(column)),
        DiePlace::Selector => Phrase::new("roll-from-selector"),
        DiePlace::Stack(side) => Phrase::new("roll-from-stack").text("side", side_id(side)),
        DiePlace::World(world) => Phrase::new("roll-from-world").piece("world", square(world)),
    }
}

/// The target of a square.
pub(super) fn card(square: Square) -> Target {
    format!("card:{square}")
}

/// The target of a construction stack.
pub(super) fn stack(side: Side) -> Target {
    format!("stack:{}", side_id(side))
}

/// The target of a column.
pub(super) fn column(phase: Phase) -> Target {
    format!("column:{}", phase_id(phase))
}

/// The target of a column's head, where its phase is selected.
pub(super) fn head(phase: Phase) -> Target {
    format!("head:{}", phase_id(phase))
}

/// The target of a rolled die, by its face.
pub(super) fn rolled(color: Color, face: Face) -> Target {
    format!("die:{}@face:{}", color_id(color), face_id(face))
}

/// The target of a die, by its location.
pub(super) fn lying(color: Color, place: DiePlace) -> Target {
    let color = color_id(color);
    match place {
        DiePlace::Cup => format!("die:{color}@cup"),
        DiePlace::Citizenry => format!("die:{color}@citizenry"),
        DiePlace::Column(phase) => format!("die:{color}@column:{}", phase_id(phase)),
        DiePlace::Selector => format!("die:{color}@selector"),
        DiePlace::Stack(side) => format!("die:{color}@stack:{}", side_id(side)),
        DiePlace::World(world) => format!("die:{color}@world:{world}"),
    }
}

/// The targets of a worker of a phase: it is in the column or on the strip.
pub(super) fn working(player: &PlayerView, color: Color, phase: Phase) -> Vec<Target> {
    let below = player.columns[phase].has(color).then_some(DiePlace::Column(phase));
    let selects = player.selector.is_some_and(|selection| selection.color == color && selection.phase == phase);
    below.into_iter().chain(selects.then_some(DiePlace::Selector)).map(|place| lying(color, place)).collect()
}

/// The player whose view it is. For a spectator's view, the first player.
pub(super) fn own(view: &roll::View) -> &PlayerView {
    let seat = match view.observer {
        game::Observer::Seat(seat) => seat,
        game::Observer::Public => Seat::new(0),
    };
    &view.players[seat]
}
