//! A state consistent with a view: every tile the observer cannot see is dealt again, every die that others rolled is
//! rolled again, and every other seat's sealed answer is replaced by one that seat could have given.

use game::{BySeat, Chance, Observer, SealedChoice, Seat, Seats, Set};

use crate::Roll;
use crate::galaxy::{Galaxy, Player, Tableau, Zone};
use crate::phase::assign::{self, Assign};
use crate::phase::build::Build;
use crate::phase::empire::Empire;
use crate::phase::explore::{Explore, Exploring, Shortage};
use crate::phase::opening::Opening;
use crate::phase::produce::Produce;
use crate::phase::ship::Ship;
use crate::phase::{Each, Stage};
use crate::round::Step;
use crate::tiles::{Side, Square, Tile};
use crate::view::{ExploringView, OwnView, PlayerView, StageView, View};

/// A state consistent with a view.
pub(crate) fn imagine(view: &View, mut chance: Chance) -> Roll {
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
    let mut galaxy = Galaxy {
        setup: view.setup.clone(),
        round: view.round,
        step: view.step,
        first: view.first,
        phases: view.phases,
        extra_die: view.extra_die,
        players,
        bag,
        abandoned,
        pool: view.pool,
        chance,
    };
    let (stage, sealing) = stage(view, &mut galaxy, pairs, &drawn);
    let mut roll = Roll { galaxy, stage, asked: view.asked };
    if !sealing.is_empty() {
        roll.asked = sealing;
        for seat in sealing.iter().filter(|&seat| !view.asked.contains(seat)) {
            roll.seal_again(own(view, seat), seat);
        }
    }
    roll
}

/// The open questions, as if nobody had answered yet where answers are sealed, and the seats with a sealed answer.
fn stage(
    view: &View,
    galaxy: &mut Galaxy,
    pairs: BySeat<[Tile; 2]>,
    drawn: &BySeat<(Set<Tile>, Set<Tile>)>,
) -> (Stage, Seats) {
    let players = view.setup.players;
    let pending = view.pending;
    match &view.stage {
        StageView::Opening => {
            let (opening, sealing) = Opening::begin(pairs);
            (Stage::Opening(opening), sealing)
        }
        StageView::Assign => {
            let rolled = BySeat::new(players, |seat| match own(view, seat).and_then(|own| own.rolled) {
                Some(rolled) => rolled,
                None => assign::roll(galaxy, seat),
            });
            let (assign, sealing) = Assign::ask(rolled);
            (Stage::Assign(assign), sealing)
        }
        StageView::Explore { seats, strict, closing, shortage } => {
            let sealing = shortage.map_or(Seats::NONE, |shortage| shortage.givers);
            let shortage = shortage.map(|shortage| Shortage {
                scout: shortage.scout,
                sealed: SealedChoice::ask(players, shortage.givers),
            });
            let seats = seats.map(|seat, seen| exploring(seen, drawn[seat]));
            (Stage::Explore(Explore { seats, strict: *strict, closing: *closing, shortage }), sealing)
        }
        StageView::Build(seats) => {
            let side = if view.step == Step::Phase(Side::World.phase()) { Side::World } else { Side::Development };
            (Stage::Build(Build { side, each: Each { seats: *seats, pending } }), Seats::NONE)
        }
        StageView::Produce => {
            let seats = BySeat::new(players, |_| ());
            (Stage::Produce(Produce(Each { seats, pending })), Seats::NONE)
        }
        StageView::Ship(seats) => (Stage::Ship(Ship(Each { seats: *seats, pending })), Seats::NONE),
        StageView::Empire(seats) => (Stage::Empire(Empire(Each { seats: *seats, pending })), Seats::NONE),
        StageView::Over => (Stage::Over, Seats::NONE),
    }
}

fn exploring(seen: &ExploringView, (drawn, abandoning): (Set<Tile>, Set<Tile>)) -> Exploring {
    Exploring {
        doing: seen.doing,
        extra: seen.extra,
        abandoning,
        drawn,
        short: seen.short,
        scouted: seen.scouted,
        rearranged: seen.rearranged,
        drew_at_end: seen.drew_at_end,
    }
}

impl Roll {
    /// Seals the observer's own answer, or a possible one for another seat. At least one answer is always still
    /// missing.
    fn seal_again(&mut self, own: Option<&OwnView>, seat: Seat) {
        let Some(own) = own else {
            let mut chance = self.galaxy.chance.clone();
            let answer = self.options(seat).and_then(|options| options.random(&mut chance));
            if let Some(answer) = answer {
                self.galaxy.chance = chance;
                let _ = self.answer(seat, &answer, &mut ());
            }
            return;
        };
        self.asked.remove(seat);
        match &mut self.stage {
            Stage::Opening(opening) => {
                own.opened.map(|tile| opening.sealed.submit(seat, tile));
            }
            Stage::Assign(assign) => {
                own.assigned.map(|assigned| assign.sealed.submit(seat, assigned));
            }
            Stage::Explore(explore) => {
                if let (Some(shortage), Some(tile)) = (&mut explore.shortage, own.gives) {
                    shortage.sealed.submit(seat, tile);
                }
            }
            Stage::Build(_) | Stage::Produce(_) | Stage::Ship(_) | Stage::Empire(_) | Stage::Over => {}
        }
    }
}

fn own(view: &View, seat: Seat) -> Option<&OwnView> {
    view.own.as_ref().filter(|_| view.observer == Observer::Seat(seat))
}

/// The tiles the observer cannot see.
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
