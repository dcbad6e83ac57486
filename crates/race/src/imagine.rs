//! A state that could be behind a view: every card that the observer has not located is dealt anew, and every sealed answer
//! of another seat is one that this seat could have given.

use game::{Ballot, BySeat, Chance, Observer, Seat, Seats, Set};

use crate::cards::Card;
use crate::cards::index::{CONSUMERS, consumers_of};
use crate::combinations::random_subset;
use crate::phase;
use crate::phase::consume::{self, Consuming};
use crate::round::{self, Stage};
use crate::table::{Goods, Player, Table, Tableau};
use crate::view::{ConsumingView, PlayerView, StageView, View};

impl Table {
    pub(crate) fn imagine(view: &View, mut chance: Chance) -> Self {
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
        let known = view.own.as_ref().map_or(Set::EMPTY, |own| own.thrown).union(view.open_discards);
        let discard = known.union(hidden.deal(u32::from(view.discard).saturating_sub(known.len())));
        let deck = hidden.cards;
        let picks = view.players.map(|_, player| player.pick);
        let mut table = Self {
            setup: view.setup,
            round: view.round,
            step: view.step,
            stage: Stage::Over,
            asked: Seats::NONE,
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
        table.ask_again(view, drawn);
        table
    }

    /// Puts the question of the view, and has those answer it who have.
    fn ask_again(&mut self, view: &View, drawn: BySeat<Set<Card>>) {
        let players = self.setup.players;
        let everyone = Seats::all(players);
        self.asked = everyone;
        self.stage = match &view.stage {
            StageView::Opening => Stage::Opening(Ballot::open(players, everyone)),
            StageView::Actions => Stage::Actions(Ballot::open(players, everyone)),
            StageView::Keep => {
                self.asked = seats_where(view, |player| player.drawn > 0);
                Stage::Keep { drawn, ballot: Ballot::open(players, self.asked) }
            }
            StageView::Develop => Stage::Develop(Ballot::open(players, everyone)),
            StageView::Settle => Stage::Settle(Ballot::open(players, everyone)),
            StageView::HandLimit => {
                self.asked = seats_where(view, |player| u32::from(player.hand) > round::HAND_LIMIT);
                Stage::HandLimit(Ballot::open(players, self.asked))
            }
            StageView::PayDevelopment(bills) => Stage::PayDevelopment(*bills),
            StageView::PayWorld(bills) => Stage::PayWorld(*bills),
            StageView::Consume(all) => Stage::Consume(all.map(|_, seen| consuming(seen))),
            StageView::Produce(all) => Stage::Produce(*all),
            StageView::Over => Stage::Over,
        };
        if !self.is_ballot() {
            self.asked = view.asked;
            return;
        }
        for seat in self.asked.iter().filter(|&seat| !view.asked.contains(seat)) {
            let answer = match own(view, seat) {
                Some(own) => own.sealed,
                None => {
                    let mut chance = self.chance.clone();
                    let answer = self.random_move(seat, &mut chance);
                    self.chance = chance;
                    answer
                }
            };
            // Somebody is still missing, so this only seals the answer.
            let _ = answer.map(|answer| phase::answer(self, seat, &answer, &mut ()));
        }
    }

    fn is_ballot(&self) -> bool {
        match self.stage {
            Stage::Opening(_)
            | Stage::Actions(_)
            | Stage::Keep { .. }
            | Stage::Develop(_)
            | Stage::Settle(_)
            | Stage::HandLimit(_) => true,
            Stage::PayDevelopment(_) | Stage::PayWorld(_) | Stage::Consume(_) | Stage::Produce(_) | Stage::Over => {
                false
            }
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
    let mut left = 0;
    for power in &seen.left {
        let of_card = consume::each(consumers_of(power.card));
        left |=
            of_card.filter(|&id| CONSUMERS[usize::from(id)].index == power.power).fold(0, |bits, id| bits | 1 << id);
    }
    Consuming { selling: seen.selling, left, due: seen.due, stopped: seen.stopped }
}

/// The cards that the observer has not located.
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
        let (hand, thrown) = match own(view, seat) {
            Some(own) => (own.hand, own.thrown),
            None => (seen.shown.union(self.deal(u32::from(seen.hand).saturating_sub(seen.shown.len()))), Set::EMPTY),
        };
        Player { hand, tableau: Tableau::of(&seen.tableau), goods: seen.goods, vp: seen.vp, thrown, shown: seen.shown }
    }
}
