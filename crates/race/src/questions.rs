//! What each seat is asked: the prompts, built from the table.

use game::{Seat, Set};

use crate::action::Action;
use crate::cards::index::CONSUMERS;
use crate::cards::{Card, Power};
use crate::combinations::each_subset;
use crate::event::Cause;
use crate::payment::{self, Settler};
use crate::phase::choice::{self, Choice};
use crate::phase::consume::{self, ConsumePower};
use crate::phase::produce::{self, ProducePower};
use crate::phase::{develop, explore, settle, trade};
use crate::prompt::{
    ConsumeChoice, ConsumeOption, ConsumeUse, DevelopOption, Prompt, SaleOption, SettleOption, Unavailable,
    WindfallOption,
};
use crate::round::{self, Stage};
use crate::setup::{OPENING_DISCARD, Variant};
use crate::table::Table;

impl Table {
    /// The question put to a seat, if it is asked.
    pub(crate) fn prompt(&self, seat: Seat) -> Option<Prompt> {
        if !self.asked.contains(seat) {
            return None;
        }
        let hand = self.players[seat].hand;
        Some(match &self.stage {
            Stage::Opening(_) => Prompt::Discard { count: OPENING_DISCARD as u8, from: hand, cause: Cause::Deal },
            Stage::Actions(_) => match self.setup.variant {
                Variant::Advanced => Prompt::ChoosePair { options: Action::pairs().collect() },
                Variant::Standard | Variant::FirstGame => Prompt::Choose { options: Action::ALL.to_vec() },
            },
            Stage::Keep { drawn, .. } => {
                let (draws, keeps) = explore::reasons(self, seat);
                Prompt::Keep { from: drawn[seat], count: explore::keeps(self, seat), draws, keeps }
            }
            Stage::Develop(_) => self.prompt_develop(seat),
            Stage::PayDevelopment(_) => {
                let card = develop::due(self, seat)?;
                Prompt::Pay { card, cost: develop::cost_explained(self, seat, card), from: hand }
            }
            Stage::Settle(_) => self.prompt_settle(seat),
            Stage::PayWorld(_) => {
                let (world, settler) = settle::due(self, seat)?;
                Prompt::PayWorld { world, ways: payment::explained(self, seat, &settler, world), from: hand }
            }
            Stage::Consume(_) if consume::progress(self, seat).selling => self.prompt_sale(seat),
            Stage::Consume(_) => self.prompt_consume(seat),
            Stage::Produce(_) => prompt_produce(produce::choice(self, seat)?),
            Stage::HandLimit(_) => {
                Prompt::Discard { count: round::excess(self, seat) as u8, from: hand, cause: Cause::HandLimit }
            }
            Stage::Over => return None,
        })
    }

    fn prompt_develop(&self, seat: Seat) -> Prompt {
        let (hand, options) = (self.players[seat].hand, develop::options(self, seat));
        let option = |card| DevelopOption { card, cost: develop::cost_explained(self, seat, card) };
        let why = |card| Some(Unavailable { card, why: develop::refusal(self, seat, card)? });
        Prompt::Develop {
            options: options.iter().map(option).collect(),
            unavailable: hand.without(options).iter().filter_map(why).collect(),
        }
    }

    fn prompt_settle(&self, seat: Seat) -> Prompt {
        let (hand, options) = (self.players[seat].hand, settle::options(self, seat));
        let settler = Settler::choosing(&self.players[seat]);
        let option = |card| SettleOption { card, ways: payment::explained(self, seat, &settler, card) };
        let why = |card| Some(Unavailable { card, why: settle::refusal(self, seat, card)? });
        Prompt::Settle {
            options: options.iter().map(option).collect(),
            unavailable: hand.without(options).iter().filter_map(why).collect(),
        }
    }

    fn prompt_sale(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat];
        let option = |world| SaleOption {
            world,
            cards: trade::value(player.tableau.sums(), world, true),
            reasons: trade::reasons(&player.tableau, world, true),
        };
        Prompt::Sell { options: player.goods.iter().map(option).collect() }
    }

    fn prompt_consume(&self, seat: Seat) -> Prompt {
        let player = &self.players[seat];
        let usable = consume::usable(player, consume::progress(self, seat).left);
        let option = |id: u8| {
            let consumer = &CONSUMERS[usize::from(id)];
            ConsumeOption {
                card: consume::owner(player, consumer),
                power: consumer.index,
                effect: consumer.power,
                choice: self.consume_choice(seat, consumer.power),
            }
        };
        let may_stop = consume::mandatory(usable) == 0;
        Prompt::Consume { options: consume::each(usable).map(option).collect(), may_stop }
    }

    fn consume_choice(&self, seat: Seat, power: ConsumePower) -> ConsumeChoice {
        let player = &self.players[seat];
        let mut uses = Vec::new();
        let used = |goods: Set<Card>| ConsumeUse {
            goods,
            reward: consume::reward(self, seat, power, goods),
            reasons: match power {
                ConsumePower::ForTradePrice { trade_powers } => {
                    goods.iter().flat_map(|world| trade::reasons(&player.tableau, world, trade_powers)).collect()
                }
                ConsumePower::Goods { .. }
                | ConsumePower::DistinctKinds { .. }
                | ConsumePower::AllGoods { .. }
                | ConsumePower::HandCards { .. }
                | ConsumePower::Draw(_)
                | ConsumePower::Gamble { .. } => Vec::new(),
            },
        };
        match choice::choice(player, power) {
            Choice::Goods { pool, count } => each_subset(pool, count.into(), |goods| uses.push(used(goods))),
            Choice::Kinds(kinds) => choice::each_distinct(player.goods, kinds, |goods| uses.push(used(goods))),
            Choice::Hand(most) => {
                let vp = consume::reward(self, seat, power, Set::EMPTY).vp;
                return ConsumeChoice::Hand { from: player.hand, most, vp };
            }
            Choice::Number { low, high } => return ConsumeChoice::Number { low, high },
        }
        ConsumeChoice::Goods(uses)
    }
}

fn prompt_produce((cause, worlds): (Cause, Set<Card>)) -> Prompt {
    let draws = |world: Card| {
        let draws = world.face().powers.iter().map(|power| match *power {
            Power::V(ProducePower::DrawIfProducedHere(cards)) => cards,
            Power::I(_) | Power::II(_) | Power::III(_) | Power::Trade(_) | Power::IV(_) | Power::V(_) => 0,
        });
        draws.sum()
    };
    let option = |world: Card| Some(WindfallOption { world, kind: world.face().kind()?, draws: draws(world) });
    Prompt::Produce { cause, options: worlds.iter().filter_map(option).collect() }
}
