//! The questions of the Produce and Ship phases.

use roll::{Color, Dice, DiePlace, Move, Phase, ShipOption, Shipment, Square, View, WorldColor, usual_shipper};

use super::explore::crew_on;
use super::nouns::{card, color, color_id, die, lying, own, square, whether, worker, working};
use super::questions::{offer, one};
use super::reasons;
use crate::question::CONFIRM;
use crate::{Fact, Phrase, Question, Target, Unit};

pub(super) fn produce(view: &View, dice: Dice, worlds: &[Square]) -> Question {
    let mut offers = Vec::new();
    for producer in dice.colors() {
        for &world in worlds {
            let label = Phrase::new("roll-label-produce").piece("die", die(producer)).piece("world", square(world));
            let mut on = vec![card(world)];
            on.extend(working(own(view), producer, Phase::Produce));
            let kind = world.print().world().unwrap_or(WorldColor::Gray);
            let matches = whether(kind.matches(producer));
            let later = Phrase::new("roll-detail-good").number("credits", kind.price()).text("matches", matches);
            offers.push(offer(&Move::Produce { die: producer, world }, label, on).details(vec![later]));
        }
    }
    one(Phrase::new("roll-ask-produce").number("count", dice.total()), Vec::new(), offers)
}

/// The target of shipping a good with the usual shipper.
fn button(good: Color, world: Square, shipment: Shipment) -> Target {
    let ships = match shipment {
        Shipment::Trade => "trade",
        Shipment::Consume => "consume",
    };
    format!("{ships}:{}@world:{world}", color_id(good))
}

pub(super) fn ship(view: &View, options: &[ShipOption]) -> Question {
    let player = own(view);
    let offers = options.iter().map(|option| {
        let &ShipOption { shipper, world, good, shipment, gain, .. } = option;
        let label = match shipment {
            Shipment::Trade => Phrase::new("roll-label-trade").number("credits", gain.credits),
            Shipment::Consume if gain.credits == 0 => Phrase::new("roll-label-consume").number("vp", gain.vp),
            Shipment::Consume => {
                Phrase::new("roll-label-consume-paid").number("vp", gain.vp).number("credits", gain.credits)
            }
        };
        let label = label.phrase("color", color(good)).piece("world", square(world));
        let label = label.phrase("worker", worker(shipper, Phase::Ship));
        let mut on = vec![lying(good, DiePlace::World(world)), card(world)];
        on.extend(crew_on(player, shipper, &option.lenders, Phase::Ship));
        if usual_shipper(options, world, good, shipment) == Some(shipper) {
            on.push(button(good, world, shipment));
        }
        let details = reasons::shipment(option);
        let facts = match shipment {
            Shipment::Trade => [Some(Fact::brings(Unit::Credits, gain.credits)), None],
            Shipment::Consume => {
                [Some(Fact::brings(Unit::Vp, gain.vp)), Fact::brings_some(Unit::Credits, gain.credits)]
            }
        };
        let offer = offer(&Move::Ship { shipper, world, good, shipment }, label, on).details(details);
        offer.facts(facts.into_iter().flatten())
    });
    let pool = Phrase::new("roll-detail-pool").number("vp", view.pool_left());
    one(Phrase::new("roll-ask-ship"), vec![pool], offers.collect())
}

pub(super) fn buy(seller: Square, credits: u8, vp: u8, left: u8) -> Question {
    let pays = Phrase::new("roll-label-buy").number("credits", credits).number("vp", vp);
    let left = Phrase::new("roll-detail-credits-left").number("credits", left);
    let facts = [Fact::costs(Unit::Credits, credits), Fact::brings(Unit::Vp, vp)];
    let buy = offer(&Move::Buy(true), pays, [card(seller)]).details(vec![left]).facts(facts);
    let decline = offer(&Move::Buy(false), Phrase::new("roll-label-decline"), [CONFIRM.to_string()]);
    let ask = Phrase::new("roll-ask-buy").piece("square", square(seller)).number("credits", credits).number("vp", vp);
    one(ask, Vec::new(), vec![buy, decline])
}
