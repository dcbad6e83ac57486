//! What explorers do, which tiles to keep, and where to put them.

use game::Set;
use roll::{Crew, Move, Side, Tile};

use super::appraiser::Appraiser;
use super::tiles::SIDES;
use super::weights as weight;
use crate::best::best;

impl Appraiser<'_> {
    /// The tile of the pair that is the development, for the best combination of both sides.
    pub(super) fn opening(&self, [one, other]: [Tile; 2]) -> Tile {
        let value = |development: Tile, world: Tile| {
            self.promise(development.side(Side::Development), 0) + self.promise(world.side(Side::World), 0)
        };
        if value(one, other) >= value(other, one) { one } else { other }
    }

    /// The next task: Stock while credits are needed, Scout while few tiles are waiting.
    pub(super) fn explore(&self, explorers: impl Iterator<Item = Crew>, may_rearrange: bool) -> Move {
        if may_rearrange && self.wants_to_rearrange() {
            return Move::Rearrange;
        }
        best(self.tasks(explorers)).map_or(Move::Stop, |(_, task)| task)
    }

    /// The tasks of these explorers, each with what it brings.
    pub(super) fn tasks(&self, explorers: impl Iterator<Item = Crew>) -> impl Iterator<Item = (f32, Move)> {
        let scout = self.scouting(self.waiting());
        explorers.flat_map(move |explorer| {
            let extra = self.earning(self.economy.scout[explorer.color as usize].into());
            let stock = (self.earning(self.player.stock(explorer.color).into()), Move::Stock(explorer));
            [stock, (scout + extra, Move::Scout(explorer))]
        })
    }

    /// Abandons the first tile that is not worth its workers. Never a tile with dice on it, and only one at a time.
    pub(super) fn abandon(&self, options: Set<Tile>, abandoned: Set<Tile>) -> Move {
        let begun = |tile: Tile| {
            SIDES
                .iter()
                .any(|&(side, _)| self.stack(side).first() == Some(&tile) && !self.player.dice_on(side).is_empty())
        };
        let poor = options.iter().filter(|&tile| !begun(tile)).map(|tile| (-self.quality(tile), tile));
        match best(poor).filter(|(quality, _)| abandoned.is_empty() && -quality < weight::POOR_TILE) {
            Some((_, tile)) => Move::Abandon(tile),
            None => Move::Draw,
        }
    }

    /// Places the most promising tile first, on its better side.
    pub(super) fn place(&self, tiles: Set<Tile>, may_top: bool, rearranging: bool) -> Move {
        if rearranging {
            return self.rearrange(tiles);
        }
        best(self.places(tiles, may_top)).map_or(Move::Stop, |(_, answer)| answer)
    }

    /// The places for these tiles, each with what the tile promises there.
    pub(super) fn places(&self, tiles: Set<Tile>, may_top: bool) -> impl Iterator<Item = (f32, Move)> {
        tiles.iter().flat_map(move |tile| {
            Side::BOTH.into_iter().flat_map(move |side| {
                let square = tile.side(side);
                let below = (self.promise(square, self.ahead(side)), Move::Place { tile, side, top: false });
                // A tile on top delays those below it.
                let delay = if self.stack(side).is_empty() { 0.0 } else { weight::DELAY };
                let above = (self.promise(square, 0) - delay, Move::Place { tile, side, top: true });
                [Some(below), may_top.then_some(above)].into_iter().flatten()
            })
        })
    }

    /// The tile for the bag: the least promising one.
    pub(super) fn give(&self, options: Set<Tile>) -> Move {
        let worst = best(options.iter().map(|tile| (-self.quality(tile), tile)));
        worst.map_or(Move::Stop, |(_, tile)| Move::Give(tile))
    }

    /// The promise of a tile as the next one on a side.
    fn first_promise(&self, tile: Tile, side: Side) -> f32 {
        self.promise(tile.side(side), 0)
    }

    /// The best of these tiles for the top of the development stack and of the world stack.
    fn tops(&self, tiles: Set<Tile>) -> [Option<Tile>; 2] {
        let top = |tiles: Set<Tile>, side| {
            best(tiles.iter().map(|tile| (self.first_promise(tile, side), tile))).map(|(_, tile)| tile)
        };
        let but = |tiles: Set<Tile>, tile: Option<Tile>| tiles.without(tile.into_iter().collect());
        let value = |tops: &[Option<Tile>; 2]| {
            let each = |tile: Option<Tile>, side| tile.map_or(0.0, |tile| self.first_promise(tile, side));
            each(tops[0], Side::Development) + each(tops[1], Side::World)
        };
        let development = top(tiles, Side::Development);
        let first = [development, top(but(tiles, development), Side::World)];
        let world = top(tiles, Side::World);
        let second = [top(but(tiles, world), Side::Development), world];
        if value(&first) >= value(&second) { first } else { second }
    }

    /// Whether other tiles should be on top, by a clear margin.
    fn wants_to_rearrange(&self) -> bool {
        let [developments, worlds] = Side::BOTH.map(|side| self.stack(side));
        let all: Set<Tile> = developments.iter().chain(worlds).copied().collect();
        let now = [developments.first().copied(), worlds.first().copied()];
        let value = |tops: [Option<Tile>; 2]| {
            let each = |tile: Option<Tile>, side| tile.map_or(0.0, |tile| self.first_promise(tile, side));
            each(tops[0], Side::Development) + each(tops[1], Side::World)
        };
        value(self.tops(all)) > value(now) + weight::BETTER_TOPS
    }

    /// The next tile of the new arrangement: developments from the top, then worlds.
    fn rearrange(&self, tiles: Set<Tile>) -> Move {
        let [development, world] = self.tops(tiles);
        let place = |tile, side| Move::Place { tile, side, top: false };
        let wants_more = self.stack(Side::Development).is_empty()
            || tiles.len() > 1 && {
                let better =
                    |tile: Tile| self.first_promise(tile, Side::Development) > self.first_promise(tile, Side::World);
                development.is_some_and(better)
            };
        match (development, world) {
            (Some(tile), _) if wants_more => place(tile, Side::Development),
            (_, Some(tile)) => place(tile, Side::World),
            (Some(tile), None) => place(tile, Side::Development),
            (None, None) => Move::Stop,
        }
    }
}
