//! Bots play a game to its end.

use ai::Levels;
use game::{Bot, Chance, Game, Observer, Outcome, Recording, Seat, Seed};

/// More decisions than any of our games needs. A game that exceeds it would never end.
pub(crate) const MAX_DECISIONS: u64 = 1_000_000;

/// How a game ended.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) outcome: Outcome,
    pub(crate) rounds: u32,
    pub(crate) decisions: u64,
}

/// Plays a game with one bot for each seat, by level, without recording it.
pub(crate) fn play<G: Levels>(setup: &G::Setup, seed: Seed, levels: &[String]) -> Result<Finished, Halt> {
    play_with::<G>(setup, seed, &mut bots(seed, levels)?)
}

/// [`play`], with the text of the game's record.
pub(crate) fn play_and_record<G: Levels>(
    setup: &G::Setup,
    seed: Seed,
    levels: &[String],
) -> Result<(Finished, String), Halt> {
    let recording = Recording::<G>::start(setup.clone(), seed, &mut ()).map_err(|bad| bad.to_string())?;
    let (finished, recording) = to_the_end(recording, &mut bots(seed, levels)?, MAX_DECISIONS)?;
    Ok((finished, recording.record().to_json()))
}

/// A game, recorded or not.
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

/// The players: they answer for the seats of a game.
pub(crate) trait Players<G: Game> {
    /// The answer of an asked seat.
    fn answer(&mut self, game: &G, seat: Seat, prompt: &G::Prompt) -> Result<G::Move, Halt>;

    /// What to play instead of an answer that the rules refuse.
    fn refused(&mut self, game: &G, seat: Seat, answer: &G::Move, why: &G::Illegal) -> Result<G::Move, Halt>;
}

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Halt {
    /// Something impossible happened.
    Fault(String),
    /// The run was interrupted.
    Interrupted,
}

impl From<String> for Halt {
    fn from(fault: String) -> Self {
        Self::Fault(fault)
    }
}

/// Plays a game with the given players, without recording it.
pub(crate) fn play_with<G: Game>(
    setup: &G::Setup,
    seed: Seed,
    players: &mut impl Players<G>,
) -> Result<Finished, Halt> {
    let game = G::new(setup, Chance::seeded(seed), &mut ()).map_err(|bad| bad.to_string())?;
    let (finished, _) = to_the_end(Unrecorded(game), players, MAX_DECISIONS)?;
    Ok(finished)
}

fn to_the_end<G: Game, T: Table<G>>(
    mut table: T,
    players: &mut impl Players<G>,
    most_decisions: u64,
) -> Result<(Finished, T), Halt> {
    let mut decisions = 0;
    while let Some(seat) = table.game().asked().first() {
        let prompt = table.game().prompt(seat).ok_or_else(|| format!("seat {seat} is asked, but not what"))?;
        let answer = players.answer(table.game(), seat, &prompt)?;
        if let Err(why) = table.play(seat, &answer) {
            let instead = players.refused(table.game(), seat, &answer, &why)?;
            table.play(seat, &instead).map_err(|why| refusal::<G>(seat, &instead, &why))?;
        }
        decisions += 1;
        if decisions >= most_decisions && !table.game().asked().is_empty() {
            return Err(Halt::Fault(format!(
                "it is not over after {decisions} decisions; --rounds-at-most ends such a game"
            )));
        }
    }
    let outcome = table.game().outcome().ok_or_else(|| "nobody is asked, yet it is not over".to_string())?;
    let rounds = table.game().round();
    Ok((Finished { outcome, rounds, decisions }, table))
}

fn refusal<G: Game>(seat: Seat, answer: &G::Move, why: &G::Illegal) -> String {
    format!("the bot in seat {seat} answers {answer:?}, which is refused: {why}")
}

/// One bot for each seat. They never answer wrongly, so a refused answer ends the game.
struct Bots<G>(Vec<Box<dyn Bot<G>>>);

impl<G: Game> Players<G> for Bots<G> {
    fn answer(&mut self, game: &G, seat: Seat, prompt: &G::Prompt) -> Result<G::Move, Halt> {
        let bot = self.0.get_mut(seat.index()).ok_or_else(|| format!("nobody sits in seat {seat}"))?;
        Ok(bot.choose(&game.view(Observer::Seat(seat)), prompt))
    }

    fn refused(&mut self, _: &G, seat: Seat, answer: &G::Move, why: &G::Illegal) -> Result<G::Move, Halt> {
        Err(Halt::Fault(refusal::<G>(seat, answer, why)))
    }
}

/// The game uses the seed itself; each bot uses a seed derived for its seat.
fn bots<G: Levels>(seed: Seed, levels: &[String]) -> Result<Bots<G>, String> {
    let seats = (0..).zip(levels);
    let bots = seats.map(|(seat, level)| G::bot(level, seed.derive(seat)).map_err(|unknown| unknown.to_string()));
    bots.collect::<Result<_, _>>().map(Bots)
}

#[cfg(test)]
mod tests {
    use ai::Random;
    use game::{Record, Setup as _};
    use testkit::high_card::{HighCard, HighCardSetup};

    use super::*;

    fn recording() -> Recording<HighCard> {
        let setup = HighCardSetup::of(3, "base").expect("three can play");
        Recording::start(setup, Seed::from_number(1), &mut ()).expect("three can play")
    }

    fn random(players: u64) -> Bots<HighCard> {
        Bots((0..players).map(|seat| Box::new(Random::new(Seed::from_number(seat))) as _).collect())
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
        assert_eq!(
            error,
            Halt::Fault("it is not over after 2 decisions; --rounds-at-most ends such a game".to_string())
        );
    }

    #[test]
    fn an_empty_seat_is_noticed() {
        let error = to_the_end(recording(), &mut random(2), 3).expect_err("seat 2 is asked");
        assert_eq!(error, Halt::Fault("nobody sits in seat 2".to_string()));
    }
}
