//! The questions of the Explore phase.

use game::Set;
use roll::{Crew, ExploreOption, Move, Phase, PlayerView, STOCK, Side, Square, Tile, View, scouted_tiles};

use super::nouns::{card, own, stack, tile, worker, working};
use super::questions::{offer, one, plain, up};
use super::{answers, reasons};
use crate::{Fact, Offer, Phrase, Question, Target, Unit};

/// The bag that tiles are drawn from.
pub(super) const BAG: &str = "bag";

/// The targets of a worker that does tasks: its die, or the tiles that lend it.
pub(super) fn crew_on(player: &PlayerView, crew: Crew, lenders: &[Square], phase: Phase) -> Vec<Target> {
    if crew.real { working(player, crew.color, phase) } else { lenders.iter().copied().map(card).collect() }
}

pub(super) fn tasks(view: &View, explorers: &[ExploreOption], may_rearrange: bool, may_stop: bool) -> Question {
    let player = own(view);
    let mut offers = Vec::new();
    for option in explorers {
        let who = || worker(option.explorer, Phase::Explore);
        let on = crew_on(player, option.explorer, &option.lenders, Phase::Explore);
        let stock = Phrase::new("roll-label-stock").number("credits", option.stock).phrase("worker", who());
        let mut details = vec![reasons::credits_after(option.after)];
        // The basic rule needs no explanation.
        if option.stock != STOCK {
            details.insert(0, reasons::stock(option.stock, &option.reasons));
        }
        let facts = [Fact::brings(Unit::Credits, option.stock)];
        // All explorers Scout unless they are chosen to Stock, so a Scout is at the bag.
        offers.push(offer(&Move::Stock(option.explorer), stock, on).details(details).facts(facts));
        let scout = Phrase::new("roll-label-scout").phrase("worker", who());
        offers.push(offer(&Move::Scout(option.explorer), scout, [BAG.to_string()]).details(vec![bag(view)]));
    }
    if may_rearrange {
        offers.push(rearrange());
    }
    if may_stop {
        offers.push(plain(&Move::Stop, "roll-label-stop-explore"));
    }
    let ask = if explorers.is_empty() { "roll-ask-explore-zone" } else { "roll-ask-explore" };
    let has_tiles = player.developments.tiles + player.worlds.tiles > 0 && !explorers.is_empty();
    let details = has_tiles.then(|| Phrase::new("roll-detail-abandon-first"));
    one(Phrase::new(ask), details.into_iter().collect(), offers)
}

fn rearrange() -> Offer {
    let label = Phrase::new("roll-label-rearrange");
    offer(&Move::Rearrange, label, Side::BOTH.map(stack)).details(vec![Phrase::new("roll-detail-rearrange")])
}

fn bag(view: &View) -> Phrase {
    Phrase::new("roll-detail-bag").number("count", view.bag)
}

pub(super) fn label_abandon(abandoned: Tile) -> Phrase {
    Phrase::new("roll-label-abandon").phrase("tile", tile(abandoned))
}

pub(super) fn abandon(view: &View, options: Set<Tile>, abandoned: Set<Tile>, draws: u8) -> Question {
    let mut offers: Vec<Offer> = Vec::new();
    for next in options.iter() {
        let then = scouted_tiles(abandoned.union(Set::from_iter([next])));
        let more = Phrase::new("roll-detail-draws").number("count", then);
        offers.push(offer(&Move::Abandon(next), label_abandon(next), [card(up(view, next))]).details(vec![more]));
    }
    let label = Phrase::new("roll-label-draw").number("count", draws);
    offers.push(offer(&Move::Draw, label, [BAG.to_string()]));
    let mut details = vec![bag(view)];
    if !abandoned.is_empty() {
        details.push(Phrase::new("roll-detail-abandoned").list("tiles", abandoned.iter().map(tile)));
    }
    one(Phrase::new("roll-ask-abandon").number("count", draws), details, offers)
}

pub(super) fn place(tiles: Set<Tile>, may_top: bool, rearranging: bool) -> Question {
    let mut offers = Vec::new();
    for put in tiles.iter() {
        for side in Side::BOTH {
            for top in [false, true].into_iter().filter(|&top| may_top || !top) {
                let label = answers::place("roll-label-place", put, side, top);
                let up = put.side(side);
                let cost = Phrase::new("roll-detail-cost").number("cost", up.print().cost);
                let answer = Move::Place { tile: put, side, top };
                offers.push(offer(&answer, label, [card(up), stack(side)]).details(vec![cost]));
            }
        }
    }
    let (ask, details) = if rearranging {
        ("roll-ask-rearrange", vec![Phrase::new("roll-detail-rearranging")])
    } else {
        ("roll-ask-place", Vec::new())
    };
    one(Phrase::new(ask).number("count", tiles.len()), details, offers)
}

pub(super) fn give(view: &View, options: Set<Tile>) -> Question {
    let given = options.iter().map(|given| {
        let label = Phrase::new("roll-label-give").phrase("tile", tile(given));
        offer(&Move::Give(given), label, [card(up(view, given))])
    });
    one(Phrase::new("roll-ask-give"), Vec::new(), given.collect())
}
