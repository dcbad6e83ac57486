//! Ways to consume everything, by criteria that anyone could check: [`consumptions`], also together with a sale. They are
//! no advice.

use std::collections::BTreeMap;

use game::{Chance, Element as _, Game, Imagine, Observer, Seat, Seed, Told};

use crate::Race;
use crate::cards::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::phase::Stage;
use crate::prompt::{ConsumeChoice, Prompt};
use crate::view::View;

/// Tableaus have fewer combinations; a stranger one gets no proposal.
const MOST_POSITIONS: usize = 20_000;

/// Every use of a power that spends goods or nothing, in order, until none is left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consumption {
    /// The uses.
    pub moves: Vec<Move>,
    /// The points they bring.
    pub vp: u32,
    /// The cards they bring.
    pub cards: u32,
}

/// What the player of a view can consume in this phase: the most points, and among those the most cards; then the most cards, and
/// among those the most points, if that is something else. Empty unless the player is asked about goods now.
///
/// Powers that take hand cards or bets are left to the player.
#[must_use]
pub fn consumptions(view: &View) -> Vec<Consumption> {
    let Observer::Seat(seat) = game::View::observer(view) else { return Vec::new() };
    let game = Race::imagine(view, Chance::seeded(Seed::from_number(0)));
    let most = |weigh: fn(Gain) -> (u32, u32)| Search { seat, weigh, known: BTreeMap::new() }.all(&game);
    let Some(points) = most(|gain| (gain.vp, gain.cards)) else { return Vec::new() };
    let cards = most(|gain| (gain.cards, gain.vp)).filter(|cards| (cards.vp, cards.cards) != (points.vp, points.cards));
    [points].into_iter().chain(cards).collect()
}

/// What the player of a view can consume after selling the good of a world: the most points, and among those the most
/// cards. `None` if the player is not asked to sell, or if nothing is left to choose then.
///
/// Goods are consumed whatever cards the sale draws, so both can be decided together.
#[must_use]
pub fn consumption_after_sale(view: &View, world: Card) -> Option<Consumption> {
    let Observer::Seat(seat) = game::View::observer(view) else { return None };
    let mut game = Race::imagine(view, Chance::seeded(Seed::from_number(0)));
    game.play(seat, &Move::Sell(world), &mut ()).ok()?;
    Search { seat, weigh: |gain| (gain.vp, gain.cards), known: BTreeMap::new() }.all(&game)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Gain {
    vp: u32,
    cards: u32,
}

/// What is left to consume with: the goods and the unused powers.
type Position = (u128, u64);

struct Search {
    seat: Seat,
    /// What counts first and what second.
    weigh: fn(Gain) -> (u32, u32),
    /// The best that can follow, and the use it begins with.
    known: BTreeMap<Position, (Gain, Option<Move>)>,
}

impl Search {
    fn all(mut self, game: &Race) -> Option<Consumption> {
        let gain = self.best(game)?;
        let (mut game, mut moves) = (game.clone(), Vec::new());
        while let Some((_, Some(next))) = self.position(&game).and_then(|position| self.known.get(&position)) {
            moves.push(*next);
            game.play(self.seat, next, &mut ()).ok()?;
        }
        let some = Consumption { moves, vp: gain.vp, cards: gain.cards };
        Some(some).filter(|some| !some.moves.is_empty())
    }

    fn position(&self, game: &Race) -> Option<Position> {
        let Stage::Consume(phase) = &game.stage else { return None };
        let consuming = phase.0[self.seat];
        let is_asked = game.asked().contains(self.seat) && !consuming.selling;
        let goods = game.galaxy.players[self.seat].goods.iter().fold(0, |bits, world| bits | 1 << world.number());
        is_asked.then_some((goods, consuming.left))
    }

    /// What was gained, also by powers that were used by themselves because nothing else was left to do.
    fn gained(&self, told: &[Told<Event>]) -> Gain {
        let mut gain = Gain::default();
        for Told { event, .. } in told {
            if let Event::Consumed { seat, reward, .. } = event
                && *seat == self.seat
            {
                gain.vp += u32::from(reward.vp);
                gain.cards += u32::from(reward.cards);
            }
        }
        gain
    }

    /// The best that can follow; `None` if there is too much to look at.
    fn best(&mut self, game: &Race) -> Option<Gain> {
        let Some(position) = self.position(game) else { return Some(Gain::default()) };
        if let Some((gain, _)) = self.known.get(&position) {
            return Some(*gain);
        }
        if self.known.len() > MOST_POSITIONS {
            return None;
        }
        let mut best = (Gain::default(), None);
        for answer in uses(game, self.seat) {
            let (mut next, mut told) = (game.clone(), Vec::new());
            if next.play(self.seat, &answer, &mut told).is_err() {
                continue;
            }
            let (rest, now) = (self.best(&next)?, self.gained(&told));
            let gain = Gain { vp: rest.vp + now.vp, cards: rest.cards + now.cards };
            if best.1.is_none() || (self.weigh)(gain) > (self.weigh)(best.0) {
                best = (gain, Some(answer));
            }
        }
        self.known.insert(position, best);
        Some(best.0)
    }
}

fn uses(game: &Race, seat: Seat) -> Vec<Move> {
    let Some(Prompt::Consume { options, .. }) = game.prompt(seat) else { return Vec::new() };
    let mut all = Vec::new();
    for option in options {
        if let ConsumeChoice::Goods(uses) = option.choice {
            let (card, power) = (option.card, option.power);
            all.extend(uses.into_iter().map(|used| Move::Consume { card, power, goods: used.goods }));
        }
    }
    all
}
