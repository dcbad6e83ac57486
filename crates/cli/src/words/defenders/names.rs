//! What the pieces of Planet Defenders are called.

use defenders::{
    Bill, Color, ControlTile, Defender, Effect, Energy, Order, Payment, Place, Planet, PlanetType, Robot, RobotBonus,
    RobotType, Side, Technology, TileSide,
};

pub(super) fn color(color: Color) -> &'static str {
    match color {
        Color::Blue => "blue",
        Color::Orange => "orange",
        Color::Green => "green",
    }
}

pub(super) fn defender(defender: Defender) -> &'static str {
    match defender {
        Defender::Red => "red",
        Defender::Yellow => "yellow",
        Defender::Blue => "blue",
    }
}

pub(super) fn side(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}

pub(super) fn planet(planet: Planet) -> &'static str {
    match planet {
        Planet::Base => "the Base",
        Planet::PulsarBlue => "Blue Pulsar",
        Planet::PulsarBatteries => "Battery Pulsar",
        Planet::DepositOrange => "Orange Deposit",
        Planet::DepositTrack => "Track Deposit",
        Planet::RingsGreen => "Green Rings",
        Planet::RingsTrade => "Trading Rings",
        Planet::OasisDie => "Die Oasis",
        Planet::OasisTrade => "Trading Oasis",
    }
}

pub(super) fn planet_type(planet_type: PlanetType) -> &'static str {
    match planet_type {
        PlanetType::Pulsar => "pulsar",
        PlanetType::Deposit => "deposit",
        PlanetType::Rings => "rings",
        PlanetType::Oasis => "oasis",
    }
}

fn on_planet(planet_type: PlanetType) -> &'static str {
    match planet_type {
        PlanetType::Pulsar => "a pulsar",
        PlanetType::Deposit => "a deposit",
        PlanetType::Rings => "rings",
        PlanetType::Oasis => "an oasis",
    }
}

pub(super) fn robot_type(robot_type: RobotType) -> &'static str {
    match robot_type {
        RobotType::Miner => "miner",
        RobotType::Gardener => "gardener",
        RobotType::Courier => "courier",
        RobotType::Welder => "welder",
        RobotType::Sentinel => "sentinel",
        RobotType::Surveyor => "surveyor",
    }
}

pub(super) fn tile(tile: ControlTile) -> &'static str {
    match tile {
        ControlTile::C1 => "C1",
        ControlTile::C2 => "C2",
        ControlTile::C3 => "C3",
    }
}

pub(super) fn tile_side(side: TileSide) -> &'static str {
    match side {
        TileSide::Front => "front",
        TileSide::Back => "back",
    }
}

pub(super) fn order(order: Order) -> String {
    format!("{} {}", defender(order.defender), order.distance)
}

/// A place with its number and where it lies.
pub(super) fn place(place: Place) -> String {
    let where_ = ["north-west", "north", "north-east", "west", "center", "east", "south-west", "south", "south-east"];
    format!("{} ({})", place.number(), where_[place.index()])
}

/// A number of batteries.
pub(super) fn battery_count(batteries: impl Into<i64>) -> String {
    match batteries.into() {
        0 => "no battery".into(),
        1 => "1 battery".into(),
        more => format!("{more} batteries"),
    }
}

pub(super) fn energy(energy: Energy) -> String {
    let colors = Color::ALL.into_iter().filter(|&of| energy[of] > 0);
    let list: Vec<String> = colors.map(|of| format!("{} {}", energy[of], color(of))).collect();
    if list.is_empty() { "nothing".into() } else { list.join(" + ") }
}

/// Cubes and batteries together.
pub(super) fn goods(held: Energy, batteries: impl Into<i64>) -> String {
    match (held.total(), batteries.into()) {
        (0, 0) => "nothing".into(),
        (0, batteries) => battery_count(batteries),
        (_, 0) => energy(held),
        (_, batteries) => format!("{} + {}", energy(held), battery_count(batteries)),
    }
}

pub(super) fn payment(payment: Payment) -> String {
    if payment.batteries < 0 {
        return format!("{} with {} back", energy(payment.energy), battery_count(-i64::from(payment.batteries)));
    }
    goods(payment.energy, payment.batteries)
}

pub(super) fn bill(bill: &Bill) -> String {
    let any = (bill.any > 0).then(|| format!("{} of any color", bill.any));
    let known = (bill.energy.total() > 0).then(|| energy(bill.energy));
    let batteries = (bill.batteries > 0).then(|| battery_count(bill.batteries));
    [known, any, batteries].into_iter().flatten().collect::<Vec<_>>().join(" + ")
}

pub(super) fn bonus(bonus: RobotBonus) -> String {
    match bonus {
        RobotBonus::Nothing => "none".into(),
        RobotBonus::Batteries(batteries) => battery_count(batteries),
        RobotBonus::Cubes(gained) => energy(gained),
        RobotBonus::Any(count) => format!("{count} of any color"),
    }
}

/// A number of research points.
pub(super) fn point_count(points: impl Into<i64>) -> String {
    match points.into() {
        1 => "1 point".into(),
        more => format!("{more} points"),
    }
}

pub(super) fn robot(robot: Robot) -> String {
    let card = robot.card();
    let (kind, cost, points) = (robot_type(card.robot_type), energy(card.cost), point_count(card.points));
    format!("{} ({kind}, {cost}, {points})", card.id)
}

pub(super) fn effect(effect: Effect) -> String {
    let pair = |[one, other]: [Color; 2]| (color(one), color(other));
    match effect {
        Effect::LandingBattery(on) => format!("1 battery for stopping on {}", on_planet(on)),
        Effect::CaptureDiscount(on, colors) => {
            let (one, other) = pair(colors);
            format!("captures from {} cost 1 {one} or {other} less", on_planet(on))
        }
        Effect::EndOfTurnBattery => "1 battery at the end of a turn with fewer than 3".into(),
        Effect::Exchange(of) => format!("1 {} pays for 2 batteries, and back", color(of)),
        Effect::Interchange(colors) => {
            let (one, other) = pair(colors);
            format!("{one} and {other} pay for each other")
        }
        Effect::ExtraStep(who) => format!("the {} Defender may go 1 place further", defender(who)),
    }
}

pub(super) fn technology(technology: Technology) -> String {
    format!("{} ({})", technology.card().id, effect(technology.card().effect))
}
