//! What a seat may know in Roll, as numbers: the table, each player (the observer first, then clockwise), what only the observer
//! knows, and its answer so far.

use game::{Element as _, Game as _, Observer, Seat, Set};
use roll::{
    Building, Color, Columns, Dice, Doing, ExploringView, Face, Managing, OwnView, Phase, PlayerView, Roll, SQUARES,
    Selection, Shipping, Side, Square, StackView, StageView, Step, TILES, Tile, View, WorldColor,
};

use super::{Answer, Part, counts};
use crate::names::{snake_case, who};
use crate::out::Out;
use crate::stepper::Steps;

const ALL: usize = TILES as usize;
const DOING: [Doing; 7] = [
    Doing::Choosing,
    Doing::Abandoning,
    Doing::Drawing,
    Doing::Placing,
    Doing::Rearranging,
    Doing::PlacingLast,
    Doing::Done,
];

pub(super) fn observe(game: &Roll, seat: Seat, answer: Option<&Answer>, out: &mut impl Out) {
    let view = game.view(Observer::Seat(seat));
    table(&view, seat, out);
    let mut other = seat;
    for place in 0..view.setup.players {
        player(&view, other, place, out);
        other = other.next(view.setup.players);
    }
    own(view.own.as_ref().unwrap_or(&OwnView::default()), out);
    strip(view.own.as_ref(), answer, out);
    out.flag(|| "to_move".into(), answer.is_some());
    let said = answer.map_or([0; Roll::ACTIONS], |answer| answer.said);
    out.numbers(said.map(i32::from), |at| format!("said.{}", Roll::action_name(at)));
}

fn dice(dice: Dice, of: &impl Fn() -> String, out: &mut impl Out) {
    out.numbers(counts(dice).map(i32::from), |at| format!("{}.{}", of(), snake_case(&Color::ALL[at])));
}

fn columns(columns: &Columns, of: &impl Fn() -> String, out: &mut impl Out) {
    for phase in Phase::ALL {
        dice(columns[phase], &|| format!("{}.{}", of(), snake_case(&phase)), out);
    }
}

fn selection(selection: Option<Selection>, of: &impl Fn() -> String, out: &mut impl Out) {
    let (color, phase) = (selection.map(|one| one.color as usize), selection.map(|one| one.phase as usize));
    out.one_of(Color::ALL.len(), color, |at| format!("{}.{}", of(), snake_case(&Color::ALL[at])));
    out.one_of(Phase::ALL.len(), phase, |at| format!("{}.phase.{}", of(), snake_case(&Phase::ALL[at])));
}

fn tiles(tiles: Set<Tile>, of: &str, out: &mut impl Out) {
    out.flags(ALL, tiles.bits().into(), |at| format!("{of}.{}", Tile::from_number(at as u8)));
}

fn table(view: &View, seat: Seat, out: &mut impl Out) {
    let players = view.setup.players;
    out.number(|| "round".into(), view.round.into());
    out.flag(|| "last_round".into(), view.last_round);
    let (step, phase) = match view.step {
        Step::Opening => (0, None),
        Step::Assign => (1, None),
        Step::Phase(phase) => (2, Some(phase as usize)),
        Step::Empire => (3, None),
    };
    out.one_of(4, Some(step), |at| format!("step.{}", ["opening", "assign", "phase", "empire"][at]));
    out.one_of(Phase::ALL.len(), phase, |at| format!("step.phase.{}", snake_case(&Phase::ALL[at])));
    out.flags(Phase::ALL.len(), view.phases.bits().into(), |at| format!("phases.{}", snake_case(&Phase::ALL[at])));
    out.one_of(Face::ALL.len(), view.extra_die.map(|face| face as usize), |at| {
        format!("extra_die.{}", snake_case(&Face::ALL[at]))
    });
    out.number(|| "pool".into(), view.pool.into());
    out.number(|| "bag".into(), view.bag.into());
    out.number(|| "abandoned".into(), view.abandoned.into());
    let first = (view.first.number() + players - seat.number()) % players;
    out.one_of(players.into(), Some(first.into()), |at| format!("first.{}", who(at as u8)));
}

fn player(view: &View, seat: Seat, place: u8, out: &mut impl Out) {
    let player: &PlayerView = &view.players[seat];
    let own = who(place);
    let squares = player.tableau.iter().fold([0u128; 2], |mut bits, (square, _)| {
        bits[usize::from(square.number()) / 128] |= 1 << (square.number() % 128);
        bits
    });
    let name = |at: usize| format!("{own}.tableau.{}", Square::all().nth(at).unwrap_or_default());
    out.flags(128, squares[0], name);
    out.flags(SQUARES - 128, squares[1], |at| name(at + 128));
    goods(player, &own, out);
    for (stack, view) in [("developments", &player.developments), ("worlds", &player.worlds)] {
        construction(view, &format!("{own}.{stack}"), stack == "worlds", out);
    }
    out.flag(|| format!("{own}.asked"), view.asked.contains(seat));
    out.number(|| format!("{own}.credits"), player.credits.into());
    out.number(|| format!("{own}.chips"), player.vp.into());
    out.number(|| format!("{own}.points"), player.score.total());
    out.number(|| format!("{own}.drawn"), player.drawn.into());
    out.number(|| format!("{own}.abandoning"), player.abandoning.into());
    dice(player.cup, &|| format!("{own}.cup"), out);
    dice(player.citizenry, &|| format!("{own}.citizenry"), out);
    columns(&player.columns, &|| format!("{own}.column"), out);
    selection(player.selector, &|| format!("{own}.selector"), out);
    progress(&view.stage, seat, &own, out);
}

/// The goods on each world that can carry any.
fn goods(player: &PlayerView, own: &str, out: &mut impl Out) {
    let mut on = [Dice::NONE; SQUARES];
    player.tableau.iter().for_each(|&(square, goods)| on[usize::from(square.number())] = goods);
    for world in Square::all().filter(|square| square.print().world().is_some_and(|color| color != WorldColor::Gray)) {
        dice(on[usize::from(world.number())], &|| format!("{own}.goods.{world}"), out);
    }
}

fn construction(stack: &StackView, of: &str, is_world: bool, out: &mut impl Out) {
    let side = if is_world { Side::World } else { Side::Development };
    let top = stack.top.and_then(Square::tile).map(|tile| tile.number().into());
    out.one_of(ALL, top, |at| format!("{of}.top.{}", Tile::from_number(at as u8).side(side)));
    out.number(|| format!("{of}.tiles"), stack.tiles.into());
    dice(stack.dice, &|| format!("{of}.dice"), out);
}

/// How far a player is in the current phase.
fn progress(stage: &StageView, seat: Seat, own: &str, out: &mut impl Out) {
    let explore = if let StageView::Explore { seats, .. } = stage { Some(seats[seat]) } else { None };
    let doing = explore.map(|one: ExploringView| one.doing);
    out.one_of(DOING.len(), doing.and_then(|doing| DOING.iter().position(|&one| one == doing)), |at| {
        format!("{own}.exploring.{}", snake_case(&DOING[at]))
    });
    let explore = explore.unwrap_or_default();
    out.number(|| format!("{own}.tiles_owed"), explore.short.into());
    out.flag(|| format!("{own}.rearranged"), explore.rearranged);
    out.flags(Color::ALL.len(), explore.scouted.bits().into(), |at| {
        format!("{own}.scouted.{}", snake_case(&Color::ALL[at]))
    });
    let shipping = if let StageView::Ship(seats) = stage { seats[seat] } else { Shipping::default() };
    dice(explore.extra.plus(shipping.extra), &|| format!("{own}.lent"), out);
    out.flag(|| format!("{own}.buying"), shipping.buying);
    let building = if let StageView::Build(seats) = stage { Some(seats[seat]) } else { None };
    let (saving, removing) = match building {
        Some(Building::Saving(dice)) => (dice, 0),
        Some(Building::Removing { dice, .. }) => (Dice::NONE, dice),
        Some(Building::Placing) | None => (Dice::NONE, 0),
    };
    dice(saving, &|| format!("{own}.used"), out);
    out.number(|| format!("{own}.to_remove"), removing.into());
    let managing = if let StageView::Empire(seats) = stage { Some(seats[seat] as usize) } else { None };
    let steps = [Managing::Recruiting, Managing::Recalling, Managing::Done];
    out.one_of(steps.len(), managing, |at| format!("{own}.empire.{}", snake_case(&steps[at])));
}

fn own(own: &OwnView, out: &mut impl Out) {
    tiles(own.pair.into_iter().flatten().collect(), "pair", out);
    for face in Face::ALL {
        dice(own.rolled.map_or(Dice::NONE, |rolled| rolled[face]), &|| format!("rolled.{}", snake_case(&face)), out);
    }
    // The position in the stack, 1 on top.
    for (stack, of) in [(&own.developments, "stack.development"), (&own.worlds, "stack.world")] {
        let place = |at: usize| stack.iter().position(|tile| usize::from(tile.number()) == at);
        for at in 0..ALL {
            out.number(
                || format!("{of}.{}", Tile::from_number(at as u8)),
                place(at).map_or(0, |place| place as i32 + 1),
            );
        }
    }
    tiles(own.drawn, "drawn", out);
    tiles(own.abandoning, "abandoning", out);
    tiles(own.abandoned, "abandoned", out);
    // The tile of a sealed answer: the development to begin with, or a tile for the bag.
    tiles(own.opened.or(own.gives).into_iter().collect(), "sealed", out);
}

/// The observer's strip: of the plan in the making, or of a sealed one.
fn strip(own: Option<&OwnView>, answer: Option<&Answer>, out: &mut impl Out) {
    let making = match answer.map(|answer| &answer.part) {
        Some(Part::Plan(planning)) => Some(&planning.assigning),
        Some(Part::Dice(..) | Part::Listed(_)) | None => None,
    };
    let sealed = own.and_then(|own| own.assigned);
    let (below, dictated, selected, wild) = match (making, sealed) {
        (Some(making), _) => (making.columns, making.dictated, making.selection, making.wild),
        (None, Some(sealed)) => (sealed.columns, sealed.dictated, Some(sealed.selection), Dice::NONE),
        (None, None) => (Columns::NONE, Dice::NONE, None, Dice::NONE),
    };
    columns(&below, &|| "strip.column".into(), out);
    dice(dictated, &|| "strip.dictated".into(), out);
    dice(wild, &|| "strip.wild".into(), out);
    selection(selected, &|| "strip.selector".into(), out);
    let used = making.map_or(Set::EMPTY, |making| making.used);
    for tile in Tile::ALL.iter().filter(|tile| tile.side(Side::Development).print().reassigns()) {
        out.flag(|| format!("strip.power_used.{tile}"), used.contains(tile));
    }
}
