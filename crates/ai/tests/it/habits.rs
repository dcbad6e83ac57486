//! What each style does more often than its level. The example `habits` prints it.

use ai::Levels;
use defenders::Defenders;
use game::{Chance, Observer, Seat, Seed, Setup as _};
use race::{Action, Race};
use roll::{Phase, Roll};

/// Plays a game between two bots of a level to its end, and hands every decision to `watch` before it is carried out.
pub(crate) fn play<G: Levels>(level: &str, number: u64, mut watch: impl FnMut(&G, Seat, &G::Prompt, &G::Move)) -> G {
    let (seed, setup) = (Seed::from_number(number), G::Setup::of(2, G::Setup::VARIANTS[0]).expect("a setup"));
    let mut bots = [8, 9].map(|seat| G::bot(level, seed.derive(seat)).expect("a level"));
    let mut game = G::new(&setup, Chance::seeded(seed), &mut ()).expect("a game");
    while let Some(seat) = game.asked().first() {
        let prompt = game.prompt(seat).expect("asked");
        let answer = bots[seat.index()].choose(&game.view(Observer::Seat(seat)), &prompt);
        watch(&game, seat, &prompt, &answer);
        game.play(seat, &answer, &mut ()).expect("legal");
    }
    game
}

/// Whether an answer is what a style is known by.
type Liked<G> = fn(&<G as game::Game>::Move) -> bool;

/// How often a style does what it likes in positions of games between bots of its level.
pub(crate) struct Habit {
    pub(crate) style: &'static str,
    pub(crate) what: &'static str,
    pub(crate) positions: u32,
    /// Positions in which only the style did it, and those in which only the level did.
    pub(crate) own: u32,
    pub(crate) level: u32,
    /// Those in which both did.
    pub(crate) both: u32,
}

/// Each style is asked at every decision of some games. For every answer there is a new bot, as on a server, so that style and
/// level draw the same luck.
fn habits<G: Levels>(games: u64, liked: &[(&'static str, &'static str, Liked<G>)]) -> Vec<Habit> {
    let begin = |&(style, what, _): &(&'static str, &'static str, Liked<G>)| Habit {
        style,
        what,
        positions: 0,
        own: 0,
        level: 0,
        both: 0,
    };
    let mut habits: Vec<Habit> = liked.iter().map(begin).collect();
    let (_, level) = G::styles()[0];
    for number in 0..games {
        // Sensible games that take little time, with all that can be asked.
        play::<G>("medium", number, |game, seat, prompt, _| {
            let view = game.view(Observer::Seat(seat));
            let answer = |name: &str| G::bot(name, Seed::from_number(number)).expect("a level").choose(&view, prompt);
            let plain = answer(level);
            for (habit, (style, _, liked)) in habits.iter_mut().zip(liked) {
                let (own, level) = (liked(&answer(style)), liked(&plain));
                habit.positions += 1;
                habit.own += u32::from(own && !level);
                habit.level += u32::from(level && !own);
                habit.both += u32::from(level && own);
            }
        });
    }
    habits
}

pub(crate) fn of_race(games: u64) -> Vec<Habit> {
    use race::Move::{Choose, Develop, Settle};
    let liked: [(_, _, Liked<Race>); 4] = [
        ("military", "choose Settle, settle military worlds", |answer| match answer {
            Settle(Some(card)) => card.face().is_military(),
            answer => *answer == Choose(Action::Settle),
        }),
        ("producer", "choose Produce or 2× VP", |answer| {
            matches!(answer, Choose(Action::Produce | Action::ConsumeDouble))
        }),
        ("developer", "choose Develop, place developments", |answer| {
            matches!(answer, Choose(Action::Develop) | Develop(Some(_)))
        }),
        ("hurried", "choose Develop or Settle, place cards", |answer| {
            matches!(answer, Choose(Action::Develop | Action::Settle) | Develop(Some(_)) | Settle(Some(_)))
        }),
    ];
    habits::<Race>(games, &liked)
}

pub(crate) fn of_roll(games: u64) -> Vec<Habit> {
    fn selects(answer: &roll::Move, phases: &[Phase]) -> bool {
        matches!(answer, roll::Move::Assign(plan) if phases.contains(&plan.select.phase))
    }
    let liked: [(_, _, Liked<Roll>); 3] = [
        ("developer", "select Develop", |answer| selects(answer, &[Phase::Develop])),
        ("settler", "select Settle", |answer| selects(answer, &[Phase::Settle])),
        ("trader", "select Produce or Ship", |answer| selects(answer, &[Phase::Produce, Phase::Ship])),
    ];
    habits::<Roll>(games, &liked)
}

pub(crate) fn of_defenders(games: u64) -> Vec<Habit> {
    let liked: [(_, _, Liked<Defenders>); 2] = [
        ("collector", "capture robots", |answer| matches!(answer, defenders::Move::Capture { .. })),
        ("inventor", "buy technologies", |answer| matches!(answer, defenders::Move::Upgrade { .. })),
    ];
    habits::<Defenders>(games, &liked)
}
