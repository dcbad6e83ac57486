//! States made to order. A state is plain data, so a test takes a dealt game, changes it as JSON and reads it again.

use defenders::{
    Bill, ControlTile, Conversions, Defender, Defenders, Energy, Event, Illegal, Move, Payment, PaymentOption, Place,
    Planet, Prompt, Purse, Robot, Setup, Side, Technology, TileSide, View,
};
use game::{Chance, Game, Observer, Seat, Seed, Setup as _, Told};
use serde::Serialize;
use serde_json::{Value, json};

/// A dealt game that a test can arrange as it needs.
pub(crate) struct Scene {
    state: Value,
}

impl Scene {
    /// A game for this many players. The planets are in the order of the list, with the Base in the center. Every tile
    /// shows its front: Yellow 2, Red 1, Yellow 1.
    pub(crate) fn new(players: u8, variant: &str) -> Self {
        let setup = Setup::of(players, variant).expect("a setup that exists");
        let game = Defenders::new(&setup, Chance::seeded(Seed::from_number(1)), &mut ()).expect("a playable setup");
        let mut scene = Self { state: serde_json::to_value(&game).expect("plain data") };
        scene.set("planets", LAYOUT);
        scene.set("tiles", [TileSide::Front; 3]);
        scene
    }

    fn galaxy(&mut self) -> &mut Value {
        &mut self.state["galaxy"]
    }

    fn set(&mut self, key: &str, value: impl Serialize) {
        assert!(self.galaxy().get(key).is_some(), "the state has no {key}");
        self.galaxy()[key] = serde_json::to_value(value).expect("plain data");
    }

    /// As a setup of a game that was stored before there were others.
    pub(crate) fn first_rulings(mut self) -> Self {
        let setup = self.galaxy()["setup"].as_object_mut().expect("a setup");
        assert!(setup.remove("rulings").is_some(), "a new game names its rulings");
        self
    }

    pub(crate) fn defender(mut self, defender: Defender, place: u8) -> Self {
        self.galaxy()["defenders"][defender as usize] = json!(place);
        self
    }

    pub(crate) fn tile(mut self, tile: ControlTile, side: TileSide) -> Self {
        self.galaxy()["tiles"][tile as usize] = json!(side);
        self
    }

    /// Cubes and batteries before a seat. The cubes come from the reserve.
    pub(crate) fn holds(mut self, seat: u8, energy: Energy, batteries: u16) -> Self {
        let player = &mut self.galaxy()["players"][usize::from(seat)];
        let had: Energy = serde_json::from_value(player["energy"].clone()).expect("energy");
        player["energy"] = json!(energy);
        player["batteries"] = json!(batteries);
        let reserve: Energy = serde_json::from_value(self.galaxy()["reserve"].clone()).expect("energy");
        self.set("reserve", reserve + had - energy);
        self
    }

    pub(crate) fn owns(mut self, seat: u8, technologies: &[&str]) -> Self {
        self.galaxy()["players"][usize::from(seat)]["technologies"] = json!(technologies);
        self
    }

    pub(crate) fn captured(mut self, seat: u8, robots: &[&str]) -> Self {
        self.galaxy()["players"][usize::from(seat)]["robots"] = json!(robots);
        self
    }

    pub(crate) fn reserve(mut self, reserve: Energy) -> Self {
        self.set("reserve", reserve);
        self
    }

    pub(crate) fn marker(mut self, field: u8) -> Self {
        self.set("marker", field);
        self
    }

    /// The robots of a stack, the face-up one last.
    pub(crate) fn stack(mut self, side: Side, robots: &[&str]) -> Self {
        self.galaxy()["stacks"][side as usize] = json!(robots);
        self
    }

    pub(crate) fn display(mut self, technologies: [Option<&str>; 4]) -> Self {
        self.set("display", technologies);
        self
    }

    /// The face-down technologies, the next one last.
    pub(crate) fn deck(mut self, technologies: &[&str]) -> Self {
        self.set("deck", technologies);
        self
    }

    /// A turn in which these Defenders have moved, with this many main actions.
    pub(crate) fn moved(mut self, defenders: &[Defender]) -> Self {
        self.galaxy()["turn"]["mains"] = json!(defenders.len());
        self.galaxy()["turn"]["moved"] = json!(defenders.iter().fold(0, |bits, &defender| bits | 1 << defender as u8));
        self
    }

    pub(crate) fn seat(mut self, seat: u8) -> Self {
        self.galaxy()["turn"]["seat"] = json!(seat);
        self
    }

    /// The faces that the die will show.
    pub(crate) fn die(mut self, faces: &[u32]) -> Self {
        let below: Vec<u32> = faces.iter().map(|face| face - 1).collect();
        self.set("chance", Chance::scripted(below));
        self
    }

    pub(crate) fn play(self) -> Play {
        Play { game: serde_json::from_value(self.state).expect("a state of the right shape"), told: Vec::new() }
    }
}

/// Where the planets of a [`Scene`] lie:
///
/// ```text
/// 0 PulsarBlue     1 PulsarBatteries  2 DepositOrange
/// 3 DepositTrack   4 Base             5 RingsGreen
/// 6 RingsTrade     7 OasisDie         8 OasisTrade
/// ```
pub(crate) const LAYOUT: [Planet; 9] = [
    Planet::PulsarBlue,
    Planet::PulsarBatteries,
    Planet::DepositOrange,
    Planet::DepositTrack,
    Planet::Base,
    Planet::RingsGreen,
    Planet::RingsTrade,
    Planet::OasisDie,
    Planet::OasisTrade,
];

/// A game being played by a test, with all events so far.
pub(crate) struct Play {
    pub(crate) game: Defenders,
    pub(crate) told: Vec<Told<Event>>,
}

impl Play {
    /// The seat that is asked.
    pub(crate) fn seat(&self) -> Seat {
        self.game.asked().first().expect("the game goes on")
    }

    pub(crate) fn prompt(&self) -> Prompt {
        self.game.prompt(self.seat()).expect("an asked seat has a prompt")
    }

    pub(crate) fn offered(&self) -> Vec<Move> {
        self.prompt().moves()
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Observer::Public)
    }

    /// Plays a legal move.
    pub(crate) fn does(&mut self, answer: Move) -> &mut Self {
        let seat = self.seat();
        assert!(self.offered().contains(&answer), "{answer:?} is not offered: {:?}", self.offered());
        self.game.play(seat, &answer, &mut self.told).unwrap_or_else(|illegal| panic!("{answer:?}: {illegal}"));
        self
    }

    /// Tries a move that must be refused, and says why it was.
    pub(crate) fn refused(&mut self, answer: Move) -> Illegal {
        let seat = self.seat();
        assert!(!self.offered().contains(&answer), "{answer:?} is offered");
        let before = self.game.clone();
        let illegal = self.game.play(seat, &answer, &mut ()).expect_err("an illegal move");
        assert_eq!(self.game, before, "a refused move changes nothing");
        illegal
    }

    /// Moves with a tile and pays batteries.
    pub(crate) fn moves(&mut self, tile: ControlTile, to: u8, batteries: i8) -> &mut Self {
        self.does(main(tile, to, Payment::batteries(batteries)))
    }

    pub(crate) fn ends(&mut self) -> &mut Self {
        self.does(Move::EndTurn)
    }

    pub(crate) fn energy(&self, seat: u8) -> Energy {
        self.view().players[Seat::new(seat)].energy
    }

    pub(crate) fn batteries(&self, seat: u8) -> u16 {
        self.view().players[Seat::new(seat)].batteries
    }

    /// The places that a tile offers.
    pub(crate) fn places(&self, tile: ControlTile) -> Vec<u8> {
        let Prompt::Act(act) = self.prompt() else { panic!("not a choice of action") };
        let option = act.mains.iter().find(|main| main.tile == tile);
        option.map_or(Vec::new(), |main| main.places.iter().map(|place| place.to.number()).collect())
    }

    /// The sides whose robots can be captured.
    pub(crate) fn captures(&self) -> Vec<Side> {
        let Prompt::Act(act) = self.prompt() else { panic!("not a choice of action") };
        act.captures.iter().map(|capture| capture.side).collect()
    }

    /// The ways to pay for a capture.
    pub(crate) fn capture_payments(&self, side: Side) -> Vec<Payment> {
        let Prompt::Act(act) = self.prompt() else { panic!("not a choice of action") };
        let option = act.captures.iter().find(|capture| capture.side == side);
        option.map_or(Vec::new(), |capture| capture.ways.iter().map(|way| way.paid.payment).collect())
    }

    /// The ways to pay for a technology.
    pub(crate) fn upgrade_payments(&self, id: &str) -> Vec<Payment> {
        let Prompt::Act(act) = self.prompt() else { panic!("not a choice of action") };
        let option = act.upgrades.iter().find(|upgrade| upgrade.technology == technology(id));
        option.map_or(Vec::new(), |upgrade| payments(&upgrade.payments))
    }

    pub(crate) fn happened(&self, event: Event) -> bool {
        self.told.iter().any(|told| told.event == event)
    }
}

pub(crate) fn main(tile: ControlTile, to: u8, payment: Payment) -> Move {
    Move::Main { tile, to: place(to), payment }
}

pub(crate) fn place(number: u8) -> Place {
    Place::try_from(number).expect("a place")
}

pub(crate) fn robot(id: &str) -> Robot {
    Robot::by_id(id).expect("a robot")
}

pub(crate) fn technology(id: &str) -> Technology {
    Technology::by_id(id).expect("a technology")
}

pub(crate) fn energy(blue: u8, orange: u8, green: u8) -> Energy {
    Energy::new(blue, orange, green)
}

/// Cubes and batteries.
pub(crate) fn paying(blue: u8, orange: u8, green: u8, batteries: i8) -> Payment {
    Payment { energy: energy(blue, orange, green), batteries }
}

/// Every way to pay a bill with a purse, sorted for comparison.
pub(crate) fn ways(held: Energy, batteries: u16, technologies: &[&str], bill: Bill) -> Vec<Payment> {
    let technologies = technologies.iter().map(|id| technology(id)).collect();
    sorted(Purse { energy: held, batteries, conversions: Conversions::of(technologies) }.payments(&bill))
}

/// The payments alone, without what follows.
pub(crate) fn payments(options: &[PaymentOption]) -> Vec<Payment> {
    options.iter().map(|option| option.payment).collect()
}

pub(crate) fn sorted(mut payments: Vec<Payment>) -> Vec<Payment> {
    payments.sort_by_key(|payment| {
        let Energy { blue, orange, green } = payment.energy;
        (blue, orange, green, payment.batteries)
    });
    payments
}
