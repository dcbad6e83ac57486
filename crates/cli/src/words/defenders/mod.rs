//! Planet Defenders in words: what happens, what is answered, how things stand.

mod names;
mod sheet;

use defenders::{Defenders, Event, Gained, Move, PlayerView, View};
use game::{Audience, Seat};
use serde_json::Value;

use super::Words;
use names::{
    battery_count, color, defender, energy, goods, order, payment, place, planet, point_count, robot, side, technology,
    tile, tile_side,
};

impl Words for Defenders {
    fn event(event: &Event, _: Audience) -> String {
        tell(event)
    }

    fn answer(answer: &Move) -> String {
        describe(answer)
    }

    fn source(key: &str) -> String {
        match key {
            "robots" => "robots".into(),
            "robot_types" => "types of robots".into(),
            other => other.replace('_', " "),
        }
    }

    fn position(view: &View) -> Vec<String> {
        position(view)
    }

    fn cards() -> String {
        sheet::text()
    }

    fn cards_json() -> Value {
        sheet::json()
    }
}

fn tell(event: &Event) -> String {
    match *event {
        Event::PlanetLaid { place: at, planet: laid } => format!("{} lies on {}", planet(laid), place(at)),
        Event::TileShows { tile: shown, side, order: now } => {
            format!("control tile {} shows its {}: {}", tile(shown), tile_side(side), order(now))
        }
        Event::MarkerPlaced { field } => format!("the resource marker starts on field {field}"),
        Event::RobotRevealed { side: at, robot: shown } => format!("{} turns up in the {}", robot(shown), side(at)),
        Event::StackEmptied { side: at } => format!("the {} stack is empty", side(at)),
        Event::TechnologyRevealed { slot, technology: shown } => {
            format!("{} turns up in slot {slot}", technology(shown))
        }
        Event::TurnBegan { seat, round } => format!("round {round}, turn of seat {seat}"),
        Event::LastRound { round } => format!("two stacks are empty: round {round} is the last"),
        Event::Over => "the game is over".into(),
        Event::Moved { .. }
        | Event::Gained { .. }
        | Event::Took { .. }
        | Event::Rolled { .. }
        | Event::MarkerMoved { .. }
        | Event::Traded { .. }
        | Event::Upgraded { .. }
        | Event::Captured { .. }
        | Event::Rested { .. }
        | Event::Returned { .. } => tell_deed(event),
    }
}

/// What a seat did or got.
fn tell_deed(event: &Event) -> String {
    match *event {
        Event::Moved { seat, tile: used, defender: who, from, to, planet: on, payment: paid } => {
            let (from, to) = (from.number(), to.number());
            let (who, on, used) = (defender(who), planet(on), tile(used));
            format!("seat {seat} uses {used} for {}: the {who} Defender goes from {from} to {to}, {on}", payment(paid))
        }
        Event::Gained { seat, why, energy, batteries, instead } => {
            let missing = if instead > 0 {
                format!(" ({} instead of missing cubes)", battery_count(instead))
            } else {
                String::new()
            };
            format!("seat {seat} gets {} from {}{missing}", goods(energy, batteries + instead), gained(why))
        }
        Event::Took { seat, energy, instead } => format!("seat {seat} takes {}", goods(energy, instead)),
        Event::Rolled { seat, face } => format!("seat {seat} rolls a {face}"),
        Event::MarkerMoved { seat, field, color: of, payment: paid } => {
            let price =
                if paid == defenders::Payment::default() { "free".into() } else { format!("for {}", payment(paid)) };
            format!("seat {seat} moves the marker to field {field}, {} ({price})", color(of))
        }
        Event::Traded { seat, planet: on, payment: paid } => {
            format!("seat {seat} trades {} on {}", payment(paid), planet(on))
        }
        Event::Upgraded { seat, technology: card, payment: paid } => {
            format!("seat {seat} buys {} for {}", technology(card), payment(paid))
        }
        Event::Captured { seat, defender: who, side: at, robot: caught, discount, payment: paid } => {
            let off = if discount.total() > 0 { format!(", {} off", energy(discount)) } else { String::new() };
            let (who, at) = (defender(who), side(at));
            format!("seat {seat} captures {} in the {at} with {who} for {}{off}", robot(caught), payment(paid))
        }
        Event::Rested { seat, batteries } => format!("seat {seat} rests and gets {}", battery_count(batteries)),
        Event::Returned { seat, energy: cubes } => format!("seat {seat} returns {}", energy(cubes)),
        Event::PlanetLaid { .. }
        | Event::TileShows { .. }
        | Event::MarkerPlaced { .. }
        | Event::RobotRevealed { .. }
        | Event::StackEmptied { .. }
        | Event::TechnologyRevealed { .. }
        | Event::TurnBegan { .. }
        | Event::LastRound { .. }
        | Event::Over => tell(event),
    }
}

fn gained(why: Gained) -> String {
    match why {
        Gained::Planet(on) => planet(on).into(),
        Gained::Track(_) => "the resource track".into(),
        Gained::Die(face) => format!("the die ({face})"),
        Gained::Robot(caught) => format!("the bonus of {}", caught.card().id),
        Gained::Technology(card) => technology(card),
    }
}

fn describe(answer: &Move) -> String {
    match *answer {
        Move::Main { tile: used, to, payment: paid } => {
            format!("main action: {} to {} for {}", tile(used), place(to), payment(paid))
        }
        Move::Upgrade { technology: card, payment: paid } => {
            format!("extra action: buy {} for {}", technology(card), payment(paid))
        }
        Move::Capture { side: at, payment: paid } => {
            format!("extra action: capture the robot in the {} for {}", side(at), payment(paid))
        }
        Move::EndTurn => "end the turn".into(),
        Move::Rest => "rest".into(),
        Move::Take { energy, batteries } => format!("take {}", goods(energy, batteries)),
        Move::StepOn { payment: paid } => format!("move the marker on for {}", payment(paid)),
        Move::StopMarker => "leave the marker".into(),
        Move::Trade { payment: paid } => format!("trade {}", payment(paid)),
        Move::SkipTrade => "do not trade".into(),
        Move::Return { energy: cubes } => format!("return {}", energy(cubes)),
    }
}

fn position(view: &View) -> Vec<String> {
    let mut lines = vec![format!("Round {}, turn of seat {}", view.round, view.turn.seat), String::new()];
    for row in view.planets.chunks(3) {
        let row: Vec<String> = row.iter().map(|&here| format!("{:<18}", planet(here))).collect();
        lines.push(format!("  {}", row.concat().trim_end()));
    }
    let stand = defenders::Defender::ALL.map(|who| format!("{} on {}", defender(who), view.defenders[who].number()));
    lines.push(format!("Defenders: {}", stand.join(", ")));
    lines.push(format!("Control tiles: {}", view.tiles.map(|tile| order(tile.order)).join(", ")));
    for (at, stack) in defenders::Side::ALL.into_iter().zip(view.stacks) {
        let top = stack.top.map_or("empty".into(), robot);
        lines.push(format!("Stack in the {}: {top} ({} in all)", side(at), stack.height));
    }
    let display: Vec<String> = view.display.into_iter().flatten().map(technology).collect();
    lines.push(format!("Technologies: {} ({} face down)", display.join("; "), view.deck));
    lines.push(format!("Reserve: {}; marker on field {}", energy(view.reserve), view.marker));
    lines.extend(view.players.iter().map(|(seat, player)| holdings(seat, player)));
    lines
}

fn holdings(seat: Seat, player: &PlayerView) -> String {
    let robots: Vec<&str> = player.robots.iter().map(|robot| robot.card().id).collect();
    let technologies: Vec<&str> = player.technologies.iter().map(|card| card.card().id).collect();
    let list = |cards: &[&str]| if cards.is_empty() { "none".into() } else { cards.join(" ") };
    format!(
        "Seat {seat}: {}; {}; robots {}; technologies {}",
        point_count(player.score.total()),
        goods(player.energy, player.batteries),
        list(&robots),
        list(&technologies)
    )
}
