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
    let (finished, _) = to_the_end(Unrecorded(game), seed, levels)?;
    Ok(finished)
}

/// [`play`], with the text of the game's record.
pub(crate) fn play_and_record<G: Levels>(
    setup: &G::Setup,
    seed: Seed,
    levels: &[String],
) -> Result<(Finished, String), String> {
    let recording = Recording::<G>::start(setup.clone(), seed, &mut ()).map_err(|bad| bad.to_string())?;
    let (finished, recording) = to_the_end(recording, seed, levels)?;
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

fn to_the_end<G: Levels, T: Table<G>>(mut table: T, seed: Seed, levels: &[String]) -> Result<(Finished, T), String> {
    let mut bots = bots::<G>(seed, levels)?;
    let mut decisions = 0;
    while let Some(seat) = table.game().asked().first() {
        let prompt = table.game().prompt(seat).ok_or_else(|| format!("seat {seat} is asked, but not what"))?;
        let bot = bots.get_mut(seat.index()).ok_or_else(|| format!("nobody sits in seat {seat}"))?;
        let answer = bot.choose(&table.game().view(Observer::Seat(seat)), &prompt);
        table
            .play(seat, &answer)
            .map_err(|illegal| format!("the bot in seat {seat} answers {answer:?}, which is refused: {illegal}"))?;
        decisions += 1;
        if decisions >= MOST_DECISIONS {
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
