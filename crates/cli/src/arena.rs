//! Bots play a game to its end.

use ai::Levels;
use game::{Bot, Chance, Game, Observer, Outcome, Recording, Seat, Seed};

/// No game of ours takes anywhere near as many decisions: one that does would never end.
pub(crate) const MOST_DECISIONS: u64 = 1_000_000;

/// How a game ended.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) outcome: Outcome,
    pub(crate) rounds: u32,
    pub(crate) decisions: u64,
}

/// Plays a game with one bot for each seat, by level, and writes nothing down.
pub(crate) fn play<G: Levels>(setup: &G::Setup, seed: Seed, levels: &[String]) -> Result<Finished, String> {
    let game = G::new(setup, Chance::seeded(seed), &mut ()).map_err(|bad| bad.to_string())?;
    let (finished, _) = to_the_end(Unrecorded(game), &mut bots(seed, levels)?, MOST_DECISIONS)?;
    Ok(finished)
}

/// [`play`], with the text of the game's record.
pub(crate) fn play_and_record<G: Levels>(
    setup: &G::Setup,
    seed: Seed,
    levels: &[String],
) -> Result<(Finished, String), String> {
    let recording = Recording::<G>::start(setup.clone(), seed, &mut ()).map_err(|bad| bad.to_string())?;
    let (finished, recording) = to_the_end(recording, &mut bots(seed, levels)?, MOST_DECISIONS)?;
    Ok((finished, recording.record().to_json()))
}

/// A game on a table, written down or not.
trait Table<G: Game> {
    fn game(&self) -> &G;
    fn play(&mut self, seat: Seat, answer: &G::Move) -> Result<(), G::Illegal>;
}

struct Unrecorded<G>(G);

impl<G: Game> Table<G> for Unrecorded<G> {
    fn game(&self) -> &G {
        &self.0
    }

    fn play(&mut self, seat: Seat, answer: &G::Move) -> Result<(), G::Illegal> {
        self.0.play(seat, answer, &mut ())
    }
}

impl<G: Game> Table<G> for Recording<G> {
    fn game(&self) -> &G {
        self.game()
    }

    fn play(&mut self, seat: Seat, answer: &G::Move) -> Result<(), G::Illegal> {
        self.play(seat, answer, &mut ())
    }
}

fn to_the_end<G: Game, T: Table<G>>(
    mut table: T,
    bots: &mut [Box<dyn Bot<G>>],
    most_decisions: u64,
) -> Result<(Finished, T), String> {
    let mut decisions = 0;
    while let Some(seat) = table.game().asked().first() {
        let prompt = table.game().prompt(seat).ok_or_else(|| format!("seat {seat} is asked, but not what"))?;
        let bot = bots.get_mut(seat.index()).ok_or_else(|| format!("nobody sits in seat {seat}"))?;
        let answer = bot.choose(&table.game().view(Observer::Seat(seat)), &prompt);
        table
            .play(seat, &answer)
            .map_err(|illegal| format!("the bot in seat {seat} answers {answer:?}, which is refused: {illegal}"))?;
        decisions += 1;
        if decisions >= most_decisions && !table.game().asked().is_empty() {
            return Err(format!("it is not over after {decisions} decisions"));
        }
    }
    let outcome = table.game().outcome().ok_or("nobody is asked, yet it is not over")?;
    let rounds = table.game().round();
    Ok((Finished { outcome, rounds, decisions }, table))
}

/// The game draws from the seed itself, every bot from one derived for its seat.
fn bots<G: Levels>(seed: Seed, levels: &[String]) -> Result<Vec<Box<dyn Bot<G>>>, String> {
    let seats = (0..).zip(levels);
    seats.map(|(seat, level)| G::bot(level, seed.derive(seat)).map_err(|unknown| unknown.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use ai::Random;
    use game::{Record, Setup as _};
    use testkit::tiny::{HighCard, TinySetup};

    use super::*;

    fn recording() -> Recording<HighCard> {
        let setup = TinySetup::of(3, "base").expect("three can play");
        Recording::start(setup, Seed::from_number(1), &mut ()).expect("three can play")
    }

    fn random(players: u64) -> Vec<Box<dyn Bot<HighCard>>> {
        (0..players).map(|seat| Box::new(Random::new(Seed::from_number(seat))) as Box<dyn Bot<HighCard>>).collect()
    }

    #[test]
    fn a_recorded_game_is_the_unrecorded_one() {
        let unrecorded = Unrecorded(recording().game().clone());
        let (one, _) = to_the_end(unrecorded, &mut random(3), 3).expect("it ends after three decisions");
        let (other, recording) = to_the_end(recording(), &mut random(3), 3).expect("it ends after three decisions");
        assert_eq!((one.decisions, &one.outcome), (3, &other.outcome));
        let record = Record::<HighCard>::from_json(&recording.record().to_json()).expect("a record");
        assert_eq!(record.outcome, Some(one.outcome));
    }

    #[test]
    fn a_game_that_does_not_end_is_given_up() {
        let error = to_the_end(recording(), &mut random(3), 2).expect_err("three decisions are needed");
        assert_eq!(error, "it is not over after 2 decisions");
    }

    #[test]
    fn an_empty_seat_is_noticed() {
        let error = to_the_end(recording(), &mut random(2), 3).expect_err("seat 2 is asked");
        assert_eq!(error, "nobody sits in seat 2");
    }
}
