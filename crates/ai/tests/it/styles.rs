//! A style does what it likes more often than the level that it is as strong as, in the same positions.

use ai::Levels;
use defenders::Defenders;
use game::{Observer, Seed};
use race::{Action, Race};
use roll::{Phase, Roll};

use crate::sense::play;

/// Whether an answer is what a style is known by.
type Liked<G> = fn(&<G as game::Game>::Move) -> bool;

/// How often a style does what it likes in positions of games between bots of its level.
struct Habit {
    style: &'static str,
    what: &'static str,
    positions: u32,
    /// Positions in which only the style did it, and those in which only the level did.
    own: u32,
    level: u32,
    /// Those in which both did.
    both: u32,
}

/// Each style is asked at every decision of some games. Bots are made anew, as for the games of a server, so that style and level draw the same luck.
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

fn of_race(games: u64) -> Vec<Habit> {
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

fn of_roll(games: u64) -> Vec<Habit> {
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

fn of_defenders(games: u64) -> Vec<Habit> {
    let liked: [(_, _, Liked<Defenders>); 2] = [
        ("collector", "capture robots", |answer| matches!(answer, defenders::Move::Capture { .. })),
        ("inventor", "buy technologies", |answer| matches!(answer, defenders::Move::Upgrade { .. })),
    ];
    habits::<Defenders>(games, &liked)
}

/// The positions are fixed, so that the numbers are the same in every run. If styles and levels answered alike, either would be alone equally often.
#[test]
fn a_style_does_what_it_likes() {
    for Habit { style, what, own, level, .. } in [of_race(12), of_roll(4), of_defenders(8)].into_iter().flatten() {
        let alone = f64::from(own + level);
        assert!(
            f64::from(own) - f64::from(level) > 2.5 * alone.sqrt(),
            "{style}: {what} {own} times more, {level} less"
        );
    }
}

/// For docs/strength.md: `scripts/strength habits`.
#[test]
#[ignore = "prints figures for the documents"]
fn print_habits() {
    for (game, habits) in [("race", of_race(40)), ("roll", of_roll(20)), ("defenders", of_defenders(40))] {
        for Habit { style, what, positions, own, level, both } in habits {
            println!("{game} {style}: {what}: {} → {} of {positions} positions", both + level, both + own);
        }
    }
}
