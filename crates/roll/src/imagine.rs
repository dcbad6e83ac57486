//! A state that could be behind a view: every tile that the observer does not see is dealt anew, every die that others have
//! rolled is rolled anew, and every sealed answer of another seat is one that this seat could have given.

use game::{BySeat, Chance, Observer, SealedChoice, Seat, Seats, Set};

use crate::assign::Rolled;
use crate::phase;
use crate::phase::explore::{Exploration, Exploring, Shortage};
use crate::round::Stage;
use crate::table::{Player, Table, Tableau, Zone};
use crate::tiles::{Side, Square, Tile};
use crate::view::{OwnView, PlayerView, StageView, View};

impl Table {
    pub(crate) fn imagine(view: &View, mut chance: Chance) -> Self {
        let mut hidden = Hidden { tiles: view.unseen, chance: &mut chance };
        let mut players = view.players.map(|seat, seen| hidden.player(own(view, seat), seen));
        let drawn = view.players.map(|seat, seen| match own(view, seat) {
            Some(own) => (own.drawn, own.abandoning),
            None => (hidden.deal(seen.drawn), hidden.deal(seen.abandoning)),
        });
        let pairs = match view.stage {
            StageView::Opening => view.players.map(|seat, _| match own(view, seat).and_then(|own| own.pair) {
                Some(pair) => pair,
                None => {
                    let mut pair = [(); 2].map(|()| hidden.deal(1).first().unwrap_or_default());
                    pair.sort_unstable();
                    pair
                }
            }),
            StageView::Assign
            | StageView::Explore { .. }
            | StageView::Build(_)
            | StageView::Produce
            | StageView::Ship(_)
            | StageView::Empire(_)
            | StageView::Over => BySeat::new(view.setup.players, |_| [Tile::default(); 2]),
        };
        let known = view.own.as_ref().map_or(Set::EMPTY, |own| own.abandoned);
        let abandoned = known.union(hidden.deal(view.abandoned.saturating_sub(known.len() as u8)));
        let bag = hidden.tiles;
        if let Observer::Seat(seat) = view.observer
            && view.own.is_some()
        {
            players[seat].abandoned = known;
        }
        let mut table = Self {
            setup: view.setup,
            round: view.round,
            step: view.step,
            stage: Stage::Over,
            asked: view.asked,
            pending: view.pending,
            first: view.first,
            phases: view.phases,
            extra_die: view.extra_die,
            players,
            bag,
            abandoned,
            pool: view.pool,
            chance,
        };
        table.ask_again(view, pairs, drawn);
        table
    }

    /// Puts the question of the view, and has those answer it who have.
    fn ask_again(&mut self, view: &View, pairs: BySeat<[Tile; 2]>, drawn: BySeat<(Set<Tile>, Set<Tile>)>) {
        let players = self.setup.players;
        let everyone = Seats::all(players);
        let mut sealing = Seats::NONE;
        self.stage = match &view.stage {
            StageView::Opening => {
                sealing = everyone;
                Stage::Opening { pairs, sealed: SealedChoice::ask(players, everyone) }
            }
            StageView::Assign => {
                sealing = everyone;
                let rolled = BySeat::new(players, |seat| match own(view, seat).and_then(|own| own.rolled) {
                    Some(rolled) => rolled,
                    None => self.roll_anew(seat),
                });
                Stage::Assign { rolled, sealed: SealedChoice::ask(players, everyone) }
            }
            StageView::Explore { seats, strict, closing, shortage } => {
                let shortage = shortage.map(|shortage| {
                    sealing = shortage.givers;
                    Shortage { scout: shortage.scout, sealed: SealedChoice::ask(players, shortage.givers) }
                });
                let seats = seats.map(|seat, seen| Exploring {
                    doing: seen.doing,
                    extra: seen.extra,
                    abandoning: drawn[seat].1,
                    drawn: drawn[seat].0,
                    short: seen.short,
                    scouted: seen.scouted,
                    rearranged: seen.rearranged,
                    drew_at_end: seen.drew_at_end,
                });
                Stage::Explore(Exploration { seats, strict: *strict, closing: *closing, shortage })
            }
            StageView::Build(all) => Stage::Build(*all),
            StageView::Produce => Stage::Produce,
            StageView::Ship(all) => Stage::Ship(*all),
            StageView::Empire(all) => Stage::Empire(*all),
            StageView::Over => Stage::Over,
        };
        if sealing.is_empty() {
            return;
        }
        self.asked = sealing;
        for seat in sealing.iter().filter(|&seat| !view.asked.contains(seat)) {
            self.seal_again(own(view, seat), seat);
        }
    }

    fn roll_anew(&mut self, seat: Seat) -> Rolled {
        let mut rolled = Rolled::default();
        for color in self.players[seat].cup.iter() {
            rolled[color.faces()[self.chance.below(6) as usize]].put(color);
        }
        rolled
    }

    /// Seals what the observer answered, or what another seat could have answered. Somebody is always missing.
    fn seal_again(&mut self, own: Option<&OwnView>, seat: Seat) {
        let Some(own) = own else {
            let mut chance = self.chance.clone();
            if let Some(answer) = self.random_move(seat, &mut chance) {
                self.chance = chance;
                let _ = phase::answer(self, seat, &answer, &mut ());
            }
            return;
        };
        self.asked.remove(seat);
        match &mut self.stage {
            Stage::Opening { sealed, .. } => {
                own.opened.map(|tile| sealed.submit(seat, tile));
            }
            Stage::Assign { sealed, .. } => {
                own.assigned.map(|assigned| sealed.submit(seat, assigned));
            }
            Stage::Explore(exploration) => {
                if let (Some(shortage), Some(tile)) = (&mut exploration.shortage, own.gives) {
                    shortage.sealed.submit(seat, tile);
                }
            }
            Stage::Build(_) | Stage::Produce | Stage::Ship(_) | Stage::Empire(_) | Stage::Over => {}
        }
    }
}

fn own(view: &View, seat: Seat) -> Option<&OwnView> {
    view.own.as_ref().filter(|_| view.observer == Observer::Seat(seat))
}

/// The tiles that the observer does not see.
struct Hidden<'a> {
    tiles: Set<Tile>,
    chance: &'a mut Chance,
}

impl Hidden<'_> {
    fn deal(&mut self, count: u8) -> Set<Tile> {
        (0..count).filter_map(|_| self.tiles.draw(self.chance)).collect()
    }

    fn player(&mut self, own: Option<&OwnView>, seen: &PlayerView) -> Player {
        let mut zone = Zone::default();
        zone.dice = [seen.developments.dice, seen.worlds.dice];
        for (side, stack) in [(Side::Development, &seen.developments), (Side::World, &seen.worlds)] {
            match own {
                Some(own) => {
                    let tiles = if side == Side::World { &own.worlds } else { &own.developments };
                    tiles.iter().for_each(|&tile| zone.put_under(side, tile));
                }
                None => {
                    let top = stack.top.and_then(Square::tile);
                    top.into_iter().for_each(|tile| zone.put_under(side, tile));
                    for _ in 1..stack.tiles {
                        self.deal(1).iter().for_each(|tile| zone.put_under(side, tile));
                    }
                }
            }
        }
        Player {
            cup: seen.cup,
            citizenry: seen.citizenry,
            columns: seen.columns,
            selector: seen.selector,
            zone,
            tableau: Tableau::of(&seen.tableau),
            credits: seen.credits,
            vp: seen.vp,
            abandoned: Set::EMPTY,
        }
    }
}
