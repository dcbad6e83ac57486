//! The bot processes of one thread. They are reused from game to game, because some take long to start.

use std::time::Duration;

use game::{Outcome, Seat, Seed, Setup as _};
use indicatif::ProgressBar;
use terminal::Failure;

use super::roster::{Contestant, Kind, Roster};
use games::Playable;
use stdio::message::{PROTOCOL, ToBot};
use stdio::{Answer, Ending, Process, Start};

/// After this many lost games in a row a program is not restarted.
const MAX_LOST_GAMES: u8 = 3;
/// After this many timeouts a game is forfeited.
const MAX_TIMEOUTS: u8 = 3;

/// Places for the programs of all contestants, as many as can sit at a table at once.
pub(in crate::command) struct ProcessPool<'a> {
    roster: &'a Roster,
    places: Vec<Vec<Place>>,
}

/// Where a program of one contestant runs.
#[derive(Default)]
pub(super) struct Place {
    process: Option<Process>,
    /// Games lost in a row because of the program.
    lost: u8,
    /// Timeouts in this game.
    silences: u8,
}

impl<'a> ProcessPool<'a> {
    pub(in crate::command) fn new(roster: &'a Roster) -> Self {
        Self { roster, places: roster.contestants().iter().map(|_| Vec::new()).collect() }
    }

    /// A free place for a program of this contestant.
    pub(super) fn take(&mut self, contestant: usize) -> Place {
        self.places[contestant].pop().unwrap_or_default()
    }

    pub(super) fn give_back(&mut self, contestant: usize, place: Place) {
        self.places[contestant].push(place);
    }

    pub(super) fn roster(&self) -> &'a Roster {
        self.roster
    }
}

impl Drop for ProcessPool<'_> {
    /// Tells all programs to end before waiting for any.
    fn drop(&mut self) {
        let mut all: Vec<Process> = self.places.iter_mut().flatten().filter_map(|place| place.process.take()).collect();
        all.iter_mut().for_each(Process::close);
        all.iter_mut().for_each(|process| process.end(Ending::Kindly));
    }
}

impl Place {
    /// Starts the program if it is not running, and announces a new game.
    ///
    /// # Errors
    /// Why it does not take part in this game.
    pub(super) fn begin<G: Playable>(
        &mut self,
        contestant: &Contestant,
        game: &NewGame<'_, G>,
        bar: &ProgressBar,
    ) -> Result<(), String> {
        self.silences = 0;
        if self.process.is_none() {
            if self.lost >= MAX_LOST_GAMES {
                return Err(format!("it lost {MAX_LOST_GAMES} games in a row and is not restarted"));
            }
            match start::<G>(contestant, bar) {
                Ok(process) => self.process = process,
                Err(fault) => {
                    self.lost += 1;
                    return Err(fault);
                }
            }
        }
        if let Some(process) = &self.process {
            process.tell(&ToBot::NewGame {
                setup: serde_json::to_value(game.setup).unwrap_or_default(),
                players: game.setup.players(),
                seat: game.seat,
                seed: Some(game.seed),
                think_ms: Some(contestant.think.as_millis() as u64),
            });
        }
        Ok(())
    }

    /// The game is over.
    pub(super) fn finish(&mut self, outcome: &Outcome) {
        if let Some(process) = &self.process {
            process.tell(&ToBot::End { outcome: outcome.clone() });
            self.lost = 0;
        }
    }

    pub(super) fn process(&mut self) -> Option<&mut Process> {
        self.process.as_mut()
    }

    /// Whether this answer loses the game. If so, the program is ended.
    pub(super) fn is_lost_by(&mut self, answer: &Answer) -> bool {
        let lost = match answer {
            Answer::Move(..) | Answer::Malformed(..) => false,
            Answer::Silence => {
                self.silences += 1;
                self.silences >= MAX_TIMEOUTS
            }
            Answer::Gone => true,
        };
        if lost {
            self.lost += 1;
            if let Some(mut process) = self.process.take() {
                process.end(Ending::Kill);
            }
        }
        lost
    }
}

/// What a program learns about a game.
pub(super) struct NewGame<'a, G: Playable> {
    pub(super) setup: &'a G::Setup,
    pub(super) seat: Seat,
    pub(super) seed: Seed,
}

/// How long to wait for an answer. A briefly busy machine must not decide a game.
pub(super) fn answer_timeout(think: Duration) -> Duration {
    think * 2 + Duration::from_secs(1)
}

/// The program of a contestant, started; a level has none.
fn start<G: Playable>(contestant: &Contestant, bar: &ProgressBar) -> Result<Option<Process>, String> {
    let Kind::Program(command) = &contestant.kind else { return Ok(None) };
    let hello = ToBot::Hello {
        protocol: PROTOCOL,
        game: G::ID.to_string(),
        rules_version: Some(G::RULES_VERSION),
        program: format!("orrery {}", env!("CARGO_PKG_VERSION")),
    };
    Process::start(&Start { command, name: &contestant.name, hello: &hello, bar }).map(Some)
}

/// Checks that every program can be started, before anything is played.
pub(super) fn check_start<G: Playable>(roster: &Roster, bar: &ProgressBar) -> Result<(), Failure> {
    for contestant in roster.contestants() {
        let started = start::<G>(contestant, bar).map_err(|fault| {
            let hint = "COMMAND of stdio:COMMAND must speak the protocol of docs/bot-protocol.md";
            Failure::input(format_args!("\"{}\" cannot play: {fault}", contestant.name), hint)
        })?;
        if let Some(mut process) = started {
            process.end(Ending::Kindly);
        }
    }
    Ok(())
}
