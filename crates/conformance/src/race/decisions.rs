//! The engine's questions against those of the trace, and the answers of the trace as moves.

use game::Set;
use race::{Card, Cause, Move, Prompt, WayOption};

use super::consume;
use super::section::Section;
use super::trace::{Cards, Legal, Question};
use super::translator::{source, specials};
use super::{json, list, same, same_cards};
use crate::check::Mismatch;

/// A seat that the engine asks, in a phase of the trace.
pub(super) struct Asked<'a, 't> {
    pub(super) section: &'a mut Section<'t>,
    pub(super) seat: u8,
    pub(super) tableau: &'a [Card],
    /// Counts what is compared.
    pub(super) decisions: &'a mut u64,
}

impl<'t> Asked<'_, 't> {
    /// Compares the options and gives the move that the trace has chosen.
    pub(super) fn answer(&mut self, prompt: &Prompt) -> Result<Move, Mismatch> {
        let seat = self.seat;
        self.compare(prompt).map_err(|mismatch| mismatch.of(seat))
    }

    fn compare(&mut self, prompt: &Prompt) -> Result<Move, Mismatch> {
        match prompt {
            Prompt::Keep { from, count, .. } => {
                let discarded = self.discard(*from, (from.len() as usize).saturating_sub((*count).into()))?;
                Ok(Move::Keep(from.without(discarded)))
            }
            Prompt::Discard { count, from, cause: Cause::HandLimit } => {
                Ok(Move::Discard(self.discard(*from, (*count).into())?))
            }
            Prompt::Develop { options, .. } => {
                Ok(Move::Develop(self.place(options.iter().map(|option| option.card).collect())?))
            }
            Prompt::Settle { options, .. } => {
                Ok(Move::Settle(self.place(options.iter().map(|option| option.card).collect())?))
            }
            Prompt::Pay { card, cost, from, .. } => self.pay(*card, cost.cost, *from),
            Prompt::PayWorld { world, ways, from } => self.pay_world(*world, ways, *from),
            Prompt::Sell { options } => {
                Ok(Move::Sell(self.trade(options.iter().map(|option| option.world).collect())?))
            }
            Prompt::Consume { options, may_stop } => consume::answer(self, options, *may_stop),
            Prompt::Produce { cause, options } => {
                let question = self.take()?;
                let Some(Question::Windfall { power, options: worlds, choice }) = question else {
                    return Err(unasked(question, "windfall"));
                };
                same("what produces", power.clone(), source(*cause))?;
                same_cards("windfall worlds", worlds, options.iter().map(|option| option.world).collect())?;
                Ok(Move::Produce(*choice))
            }
            Prompt::Discard { .. } | Prompt::Choose { .. } | Prompt::ChoosePair { .. } => {
                Err(Mismatch::new("question", "one of this phase", "one of the setup or of the start of a round"))
            }
        }
    }

    pub(super) fn take(&mut self) -> Result<Option<&'t Question>, Mismatch> {
        self.section.take(self.seat, self.decisions)
    }

    fn discard(&mut self, from: Set<Card>, count: usize) -> Result<Set<Card>, Mismatch> {
        let question = self.take()?;
        let Some(Question::Discard { n, options, choice }) = question else {
            return Err(unasked(question, "discard"));
        };
        same("cards to discard", *n, count)?;
        same_cards("cards to discard from", options, from)?;
        choice.distinct()
    }

    fn place(&mut self, cards: Set<Card>) -> Result<Option<Card>, Mismatch> {
        let question = self.take()?;
        let Some(Question::Place { options, choice }) = question else {
            return Err(unasked(question, "place"));
        };
        same_cards("cards that may be placed", options, cards)?;
        Ok(*choice)
    }

    pub(super) fn trade(&mut self, worlds: Set<Card>) -> Result<Card, Mismatch> {
        let question = self.take()?;
        let Some(Question::Trade { options, choice }) = question else {
            return Err(unasked(question, "trade"));
        };
        same_cards("goods to trade", options, worlds)?;
        Ok(*choice)
    }

    fn pay(&mut self, development: Card, need: u8, from: Set<Card>) -> Result<Move, Mismatch> {
        let offered = [Legal { specials: Cards::default(), need, needless: Cards::default() }];
        let (specials, choice) = self.payment(development, &offered, from)?;
        same_cards("special cards used", specials, Set::EMPTY)?;
        Ok(Move::Pay(choice.distinct()?))
    }

    fn pay_world(&mut self, world: Card, ways: &[WayOption], from: Set<Card>) -> Result<Move, Mismatch> {
        let offer = |way: &WayOption| Legal {
            specials: specials(self.tableau, way.way, way.discards),
            need: way.due,
            needless: Cards::default(),
        };
        let offered: Vec<_> = ways.iter().map(offer).collect();
        let (specials, choice) = self.payment(world, &offered, from)?;
        let chosen = ways.iter().zip(&offered).find(|(_, offer)| offer.specials == *specials);
        let Some((way, _)) = chosen else {
            let chosen = list(specials.as_slice().iter().copied());
            return Err(Mismatch::new("special cards used", chosen, "no such way to settle it"));
        };
        Ok(Move::PayWorld { way: way.way, discards: way.discards, cards: choice.distinct()? })
    }

    /// The special cards and the cards paid.
    fn payment(
        &mut self,
        placed: Card,
        offered: &[Legal],
        from: Set<Card>,
    ) -> Result<(&'t Cards, &'t Cards), Mismatch> {
        let question = self.take()?;
        let Some(Question::Payment { card, hand, legal, specials, choice }) = question else {
            return Err(unasked(question, "payment"));
        };
        same("the card to pay for", *card, placed)?;
        same_cards("cards to pay with", hand, from)?;
        if !are_equal_ways(legal, offered) {
            return Err(Mismatch::new("legal payments", json(&in_order(legal)), json(&in_order(offered))));
        }
        Ok((specials, choice))
    }
}

/// Whether the ways are the same. Those with a needless use of a one-shot card may be offered or not.
fn are_equal_ways(legal: &[Legal], offered: &[Legal]) -> bool {
    let is = |way: &Legal, other: &Legal| way.specials == other.specials && way.need == other.need;
    let times = |ways: &[Legal], way: &Legal| ways.iter().filter(|other| is(way, other)).count();
    let is_needless = |way: &Legal| !way.needless.is_empty() && way.specials.set().contains_all(way.needless.set());
    let is_right = |way: &Legal| times(legal, way) == 1 && (is_needless(way) || times(offered, way) == 1);
    legal.iter().all(is_right) && offered.iter().all(|way| times(legal, way) == 1)
}

fn in_order(ways: &[Legal]) -> Vec<Legal> {
    let mut ways = ways.to_vec();
    ways.sort_unstable();
    ways
}

/// The trace has another question here, or none.
pub(super) fn unasked(question: Option<&Question>, got: &str) -> Mismatch {
    let expected = question.map_or("none".to_string(), |question| format!("{}: {}", question.word(), json(question)));
    Mismatch::new("question", expected, got)
}
