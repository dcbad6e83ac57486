//! The current step of the game, and the state of play.

use defenders::{Asking, ControlTile, Defender, Place, PlayerView, Side, View, track_color};
use game::Seat;

use super::names::{
    bill, color, defender, energy, goods, order, place, planet, points, robot, side, technologies, technology, tile,
};
use super::powers;
use super::preview::planet_at;
use super::source;
use crate::Phrase;

pub(super) fn step(view: &View) -> Phrase {
    if view.over {
        return Phrase::new("defenders-step-over").number("round", view.round);
    }
    let asking = match view.turn.asking {
        Asking::Act => "act",
        Asking::Take(_) => "take",
        Asking::Track(_) => "track",
        Asking::Trade(_) => "trade",
        Asking::Return => "return",
    };
    Phrase::new("defenders-step")
        .number("round", view.round)
        .text("last", if view.last_round { "yes" } else { "no" })
        .seat(view.turn.seat)
        .text("asking", asking)
}

/// Each robot's points, and those for types of robots and for technologies, which no card has alone.
pub(super) fn sources(player: &PlayerView) -> Vec<(Phrase, i32)> {
    let robots = player.robots.iter().map(|held| (robot(held).phrase(), held.card().points.into()));
    let sets = [("robot_types", player.score.robot_types), ("technologies", player.score.technologies)];
    robots.chain(sets.map(|(key, points)| (source(key), points.into()))).collect()
}

pub(super) fn position(view: &View) -> Vec<Phrase> {
    let mut lines = vec![step(view)];
    let places: Vec<Phrase> = Place::all().map(|at| planet(planet_at(view, at)).phrase()).collect();
    for (row, planets) in ["north", "middle", "south"].into_iter().zip(places.chunks(3)) {
        lines.push(Phrase::new("defenders-position-row").text("row", row).list("planets", planets.to_vec()));
    }
    let stand = Defender::ALL.map(|who| {
        let at = view.defenders[who];
        Phrase::new("defenders-stands")
            .piece("defender", defender(who))
            .piece("planet", planet(planet_at(view, at)))
            .phrase("place", place(at))
    });
    lines.push(Phrase::new("defenders-position-defenders").list("defenders", stand));
    let tiles = ControlTile::ALL.into_iter().zip(&view.tiles).map(|(which, shown)| {
        Phrase::new("defenders-offer-tile").piece("tile", tile(which)).phrase("order", order(shown.order))
    });
    lines.push(Phrase::new("defenders-position-tiles").list("tiles", tiles));
    for (at, stack) in Side::ALL.into_iter().zip(&view.stacks) {
        let line = match stack.top {
            Some(top) => Phrase::new("defenders-position-stack")
                .piece("robot", robot(top))
                .phrase("cost", energy(top.card().cost))
                .phrase("points", points(top.card().points))
                .number("height", stack.height),
            None => Phrase::new("defenders-position-no-stack"),
        };
        lines.push(line.phrase("side", side(at)));
    }
    lines.push(Phrase::new("defenders-position-technologies").number("deck", view.deck));
    lines.extend(view.display.into_iter().flatten().map(|card| {
        Phrase::new("defenders-position-technology")
            .piece("technology", technology(card))
            .phrase("cost", bill(&card.card().cost))
            .phrase("power", powers::technology(card.card().effect))
    }));
    lines.push(
        Phrase::new("defenders-position-reserve")
            .phrase("reserve", energy(view.reserve))
            .number("field", i64::from(view.marker) + 1)
            .phrase("color", color(track_color(view.marker))),
    );
    lines.extend(view.players.iter().map(|(seat, player)| holdings(seat, player)));
    lines
}

fn holdings(seat: Seat, player: &PlayerView) -> Phrase {
    Phrase::new("defenders-position-player")
        .seat(seat)
        .phrase("points", points(player.score.total()))
        .phrase("goods", goods(player.energy, player.batteries))
        .list("robots", player.robots.iter().map(|card| robot(card).phrase()))
        .list("technologies", technologies(player.technologies.iter()))
}
