//! A state consistent with a view: every card the observer cannot locate is dealt again, and every other seat's sealed
//! answer is replaced by one that seat could have given.

use game::{BySeat, Chance, Observer, Seat, Seats, Set};

use crate::Race;
use crate::cards::Card;
use crate::combinations::random_subset;
use crate::galaxy::{Galaxy, Goods, Player, Tableau};
use crate::phase::Stage;
use crate::phase::actions::Actions;
use crate::phase::consume::{Consume, Consuming};
use crate::phase::develop::Develop;
use crate::phase::discard::{Discard, Occasion};
use crate::phase::explore::Explore;
use crate::phase::placing::Placing;
use crate::phase::produce::Produce;
use crate::phase::settle::Settle;
use crate::phase::uses::power_bit;
use crate::round;
use crate::view::{ConsumingView, PlayerView, StageView, View};

/// A state consistent with a view.
pub(crate) fn imagine(view: &View, mut chance: Chance) -> Race {
    let mut hidden = Hidden { cards: view.unseen, chance: &mut chance };
    let players = view.players.map(|seat, seen| hidden.player(view, seat, seen));
    let drawn = view.players.map(|seat, seen| match own(view, seat) {
        Some(own) => own.drawn,
        None => hidden.deal(seen.drawn.into()),
    });
    let mut goods = Goods::default();
    for world in view.players.values().flat_map(|player| player.goods.iter()) {
        goods.put(world, hidden.deal(1).iter().next().unwrap_or_default());
    }
    let known = view.own.as_ref().map_or(Set::EMPTY, |own| own.discarded).union(view.open_discards);
    let discard = known.union(hidden.deal(u32::from(view.discard).saturating_sub(known.len())));
    let deck = hidden.cards;
    let picks = view.players.map(|_, player| player.pick);
    let galaxy = Galaxy {
        setup: view.setup.clone(),
        round: view.round,
        step: view.step,
        picks,
        steps: round::steps(&picks),
        players,
        goods,
        deck,
        discard,
        open_discards: view.open_discards,
        pool: view.pool,
        chance,
    };
    let stage = stage(view, &galaxy, drawn);
    let mut race = Race { galaxy, stage, asked: view.asked };
    race.answer_again(view);
    race
}

/// The open questions, as if nobody had answered yet where answers are sealed.
fn stage(view: &View, galaxy: &Galaxy, drawn: BySeat<Set<Card>>) -> Stage {
    let choosing = || Placing::ask(galaxy.setup.players).0;
    match &view.stage {
        StageView::Opening => Stage::Discard(Discard::begin(galaxy, Occasion::Opening).0),
        StageView::Actions => Stage::Actions(Actions::begin(galaxy).0),
        StageView::Keep => {
            let asked = seats_where(view, |player| player.drawn > 0);
            Stage::Explore(Explore::ask(galaxy, drawn, asked))
        }
        StageView::Develop => Stage::Develop(Develop(choosing())),
        StageView::Settle => Stage::Settle(Settle(choosing())),
        StageView::HandLimit => Stage::Discard(Discard::begin(galaxy, Occasion::HandLimit).0),
        StageView::PayDevelopment(bills) => Stage::Develop(Develop(Placing::Paying(*bills))),
        StageView::PayWorld(bills) => Stage::Settle(Settle(Placing::Paying(*bills))),
        StageView::Consume(all) => Stage::Consume(Consume(all.map(|_, seen| consuming(seen)))),
        StageView::Produce(all) => Stage::Produce(Produce(*all)),
        StageView::Over => Stage::Over,
    }
}

impl Race {
    /// Repeats the answers already given: the observer's own, and a possible one for each other seat.
    fn answer_again(&mut self, view: &View) {
        let missing = self.stage.missing();
        if missing.is_empty() {
            return;
        }
        self.asked = missing;
        for seat in missing.iter().filter(|&seat| !view.asked.contains(seat)) {
            let answer = match own(view, seat) {
                Some(own) => own.sealed,
                None => {
                    let mut chance = self.galaxy.chance.clone();
                    let answer = self.options(seat).and_then(|options| options.random(&mut chance));
                    self.galaxy.chance = chance;
                    answer
                }
            };
            // At least one answer is still missing, so this only seals this one.
            let _ = answer.map(|answer| self.answer(seat, &answer, &mut ()));
        }
    }
}

fn own(view: &View, seat: Seat) -> Option<&crate::view::OwnView> {
    view.own.as_ref().filter(|_| view.observer == Observer::Seat(seat))
}

fn seats_where(view: &View, test: impl Fn(&PlayerView) -> bool) -> Seats {
    let mut seats = Seats::NONE;
    view.players.iter().filter(|(_, player)| test(player)).for_each(|(seat, _)| seats.insert(seat));
    seats
}

fn consuming(seen: &ConsumingView) -> Consuming {
    let left = seen.left.iter().fold(0, |left, power| left | power_bit(power.card, power.power));
    Consuming { selling: seen.selling, left, due: seen.due, stopped: seen.stopped }
}

/// The cards that the observer cannot locate.
struct Hidden<'a> {
    cards: Set<Card>,
    chance: &'a mut Chance,
}

impl Hidden<'_> {
    fn deal(&mut self, count: u32) -> Set<Card> {
        let dealt = random_subset(self.cards, count.min(self.cards.len()), self.chance);
        self.cards = self.cards.without(dealt);
        dealt
    }

    fn player(&mut self, view: &View, seat: Seat, seen: &PlayerView) -> Player {
        let (hand, discarded) = match own(view, seat) {
            Some(own) => (own.hand, own.discarded),
            None => (seen.shown.union(self.deal(u32::from(seen.hand).saturating_sub(seen.shown.len()))), Set::EMPTY),
        };
        Player {
            hand,
            tableau: Tableau::of(&seen.tableau),
            goods: seen.goods,
            vp: seen.vp,
            discarded,
            shown: seen.shown,
        }
    }
}
