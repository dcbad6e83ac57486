//! What happened.

use game::{Seat, Set};
use race::{Card, Cause, Event, Way};

use super::names::{card, cards, cause, chosen, reward, step, word};
use crate::Phrase;

pub(super) fn event(event: &Event) -> Phrase {
    let of = |key: &'static str, seat: Seat| Phrase::new(key).seat(seat);
    match *event {
        Event::StartWorld { seat, card: world } => of("race-event-start-world", seat).piece("card", card(world)),
        Event::Drew { seat, count, cause: Cause::Deal } => of("race-event-dealt", seat).number("cards", count),
        Event::Drew { seat, count, cause: why } => {
            of("race-event-drew", seat).number("cards", count).phrase("cause", cause(why))
        }
        Event::Saw { seat, cards: seen } => of("race-event-saw", seat).list("cards", cards(seen)),
        Event::Discarded { seat, count, cause: why } => {
            of("race-event-discarded", seat).number("cards", count).phrase("cause", cause(why))
        }
        Event::DiscardedCards { seat, cards: discarded } => {
            of("race-event-threw", seat).list("cards", cards(discarded))
        }
        Event::Sealed { seat } => of("race-event-sealed", seat),
        Event::RoundBegan { round } => Phrase::new("race-event-round-began").number("round", round),
        Event::Chose { seat, pick } => of("race-event-chose", seat).phrase("pick", chosen(pick)),
        Event::PhaseBegan { step: begun } => step(begun),
        Event::Kept { seat, kept, discarded } => {
            of("race-event-kept", seat).number("kept", kept).number("discarded", discarded)
        }
        Event::KeptCards { seat, kept, discarded } => {
            of("race-event-kept-cards", seat).list("kept", cards(kept)).list("discarded", cards(discarded))
        }
        Event::Passed { seat } => of("race-event-passed", seat),
        Event::Placed { seat, card: placed } => of("race-event-placed", seat).piece("card", card(placed)),
        Event::GoodPlaced { seat, world, cause } => good_placed(seat, world, cause),
        Event::Developed { seat, card: built, paid } => {
            of("race-event-developed", seat).piece("card", card(built)).number("cards", paid)
        }
        Event::Settled { seat, world, way, discards, strength, paid } => {
            let told = match way {
                Way::Pay => of(discarded("race-event-settled", "race-event-settled-throwing", discards), seat),
                Way::Conquer => of(discarded("race-event-conquered", "race-event-conquered-throwing", discards), seat),
                Way::Negotiate => {
                    of(discarded("race-event-negotiated", "race-event-negotiated-throwing", discards), seat)
                }
            };
            let told = match way {
                Way::Pay | Way::Negotiate => told.number("cards", paid),
                Way::Conquer => {
                    told.number("strength", strength.unwrap_or(0)).number("defense", world.face().price.number())
                }
            };
            let told = told.piece("world", card(world));
            if discards.is_empty() { told } else { told.list("thrown", cards(discards)) }
        }
        Event::Sold { seat, world, cards } => {
            of("race-event-sold", seat).piece("world", card(world)).number("cards", cards)
        }
        Event::Consumed { seat, card: by, goods, reward: brings, .. } => {
            let key = if goods.is_empty() { "race-event-used" } else { "race-event-consumed" };
            let told = of(key, seat).piece("card", card(by)).phrase("reward", reward(brings));
            if goods.is_empty() { told } else { told.number("goods", goods.len()).list("worlds", cards(goods)) }
        }
        Event::ConsumedHand { seat, card: by, count, vp, .. } => {
            of("race-event-consumed-hand", seat).piece("card", card(by)).number("cards", count).number("vp", vp)
        }
        Event::Gambled { seat, card: by, number, flipped, won } => of("race-event-gambled", seat)
            .piece("card", card(by))
            .number("number", number)
            .piece("flipped", card(flipped))
            .number("price", flipped.face().price.number())
            .text("result", if won { "won" } else { "lost" }),
        Event::Reshuffled { cards } => Phrase::new("race-event-reshuffled").number("cards", cards),
        Event::GameEnded { round } => Phrase::new("race-event-game-ended").number("round", round),
    }
}

/// One of two keys: with or without discarded cards.
fn discarded(nothing: &'static str, something: &'static str, discards: Set<Card>) -> &'static str {
    if discards.is_empty() { nothing } else { something }
}

fn good_placed(seat: Seat, world: Card, why: Cause) -> Phrase {
    let told = match why {
        Cause::Windfall => Phrase::new("race-event-good-with-world"),
        Cause::Production => Phrase::new("race-event-good-produced"),
        Cause::Deal
        | Cause::Explore
        | Cause::Bonus(_)
        | Cause::Power(_)
        | Cause::Sale(_)
        | Cause::Payment(_)
        | Cause::HandLimit => Phrase::new("race-event-good-placed").phrase("cause", cause(why)),
    };
    // Only worlds with a kind can hold goods.
    let kind = world.face().kind().map_or_else(String::new, |kind| word(&kind));
    told.seat(seat).piece("world", card(world)).text("kind", kind)
}
