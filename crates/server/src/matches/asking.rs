//! Bots at a table: whether they are wanted, when they are asked, and what they answer.

use std::time::Duration;

use game::{BySeat, Chance, Observer, Seat, Seed};
use protocol::RefusalCode;
use table::{Command, Holder, Player};
use tokio::time::{Instant, sleep};

use super::task::{Broken, Task};
use crate::thinking::Presence;
use games::Playable;

/// The longest delay of an answer without a choice.
const LONGEST_PAUSE: Duration = Duration::from_millis(1500);

/// A bot's answer, or its failure.
pub(super) struct Thought<G: Playable> {
    seat: Seat,
    version: u32,
    level: String,
    answer: Option<G::Move>,
    /// How long it took, if it had a choice.
    pace: Option<Duration>,
}

impl<G: Playable> Task<G> {
    /// Updates whether a person for whom bots play is present.
    pub(super) fn update_presence(&mut self) {
        let players = self.table.players(self.time());
        let presence = presence(&players, self.watchers.values().map(|watcher| watcher.observer));
        self.app.thinking.set_presence(&self.asker, presence);
    }

    /// Lets a bot think in the background.
    pub(super) fn ask(&mut self, seat: Seat, level: String, version: u32, view: G::View, prompt: G::Prompt) {
        let waiting = Waiting::new(&self.app);
        if let Some(answer) = self.teaching.as_ref().and_then(|teaching| teaching.lesson.cue(seat, &view)) {
            self.thoughts.spawn(async move {
                let _waiting = waiting;
                Thought { seat, version, level, answer: Some(answer), pace: None }
            });
            return;
        }
        if let Some(answer) = G::only_move(&prompt) {
            let pace = self.paces.get(&seat).copied().unwrap_or_default();
            let pause = held_back(pace, &mut Chance::seeded(Seed::new(self.app.world.random())));
            self.thoughts.spawn(async move {
                let _waiting = waiting;
                sleep(pause).await;
                Thought { seat, version, level, answer: Some(answer), pace: None }
            });
            return;
        }
        let (thinking, asker) = (self.app.thinking.clone(), self.asker.clone());
        self.thoughts.spawn(async move {
            let (_waiting, asked) = (waiting, Instant::now());
            let answer = thinking.choose::<G>(&asker, level.clone(), view, prompt).await;
            Thought { seat, version, level, answer, pace: Some(asked.elapsed()) }
        });
    }

    pub(super) async fn thought(&mut self, thought: Thought<G>) -> Result<(), Broken> {
        let Thought { seat, version, level, answer, pace } = thought;
        if let Some(pace) = pace {
            self.paces.insert(seat, pace);
        }
        let Some(answer) = answer else {
            tracing::error!(id = self.head.id, %seat, "no bot can answer");
            return Ok(());
        };
        // A person may have returned in the meantime. In that case the answer is not needed, and that is no error.
        if let Some((RefusalCode::Illegal, _)) = self.apply(Command::BotMove { seat, version, answer }, None).await? {
            tracing::error!(id = self.head.id, game = G::ID, %seat, level, "a bot's move is illegal");
            self.app.metrics.bot_failures.add(1);
            let view = self.table.view(Observer::Seat(seat));
            if let (Some(view), Some(prompt), true) = (view, self.table.prompt(seat).cloned(), level != "random") {
                self.ask(seat, "random".into(), version, view, prompt);
            }
        }
        self.end_lesson().await
    }
}

/// How urgent the bots are at a table with these players and viewers.
fn presence(players: &BySeat<Player>, observers: impl Iterator<Item = Observer>) -> Presence {
    let people = players.values().filter(|player| matches!(player.holder, Holder::Person { .. }) && !player.resigned);
    let (mut count, mut in_person) = (0, 0);
    for player in people {
        count += 1;
        in_person += u32::from(player.away.is_none());
    }
    let (mut is_played, mut is_watched) = (false, false);
    for observer in observers {
        if let Observer::Seat(seat) = observer {
            // A player who has left the seat to a stand-in may watch, but must not delay those who play in person.
            is_played |= players[seat].away.is_none();
            is_watched = true;
        }
    }
    if is_played {
        Presence::Here
    } else if is_watched || (count > 1 && in_person > 0) {
        // Others may have moved and left: the next visitor should find the table as far along as possible.
        Presence::Expected
    } else {
        Presence::Nobody
    }
}

/// How long to delay an answer without a choice. An instant one would reveal that there was none, so it takes about as
/// long as the bot's last answer with a choice.
fn held_back(pace: Duration, chance: &mut Chance) -> Duration {
    pace.min(LONGEST_PAUSE).mul_f64(0.7 + f64::from(chance.below(601)) / 1000.0)
}

/// A bot that is asked, counted while this lives.
struct Waiting(crate::app::App);

impl Waiting {
    fn new(app: &crate::app::App) -> Self {
        app.metrics.bots_waiting.add(1);
        Self(app.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.metrics.bots_waiting.add(-1);
    }
}

#[cfg(test)]
mod tests {
    use table::Away;

    use super::*;

    #[test]
    fn whoever_has_left_the_seat_to_a_stand_in_is_not_here() {
        let [ann, ben] = [Seat::new(0), Seat::new(1)];
        let person = |away| Player {
            holder: Holder::Person { id: "somebody".into() },
            away,
            resigned: false,
            automatic: false,
            wants_rematch: false,
            clock_ms: None,
            clock_runs: false,
        };
        let bot = || Player { holder: Holder::Bot { level: "medium".into() }, ..person(None) };
        let at = |players: &[Player; 2], observers: &[Observer]| {
            presence(
                &BySeat::new(2, |seat: Seat| players[usize::from(seat.number())].clone()),
                observers.iter().copied(),
            )
        };
        let look = Observer::Seat;
        let alone = [person(None), bot()];
        assert_eq!(at(&alone, &[look(ann)]), Presence::Here);
        assert_eq!(at(&alone, &[Observer::Public]), Presence::Nobody);
        for away in [Away::Left, Away::TimedOut] {
            let left = [person(Some(away)), bot()];
            assert_eq!(at(&left, &[look(ann)]), Presence::Expected);
            assert_eq!(at(&left, &[]), Presence::Nobody);
            let one_left = [person(Some(away)), person(None)];
            assert_eq!(at(&one_left, &[look(ann)]), Presence::Expected);
            assert_eq!(at(&one_left, &[look(ann), look(ben)]), Presence::Here);
        }
    }

    #[test]
    fn an_answer_without_a_choice_takes_about_as_long_as_the_last_one_with() {
        let mut chance = Chance::seeded(Seed::from_number(1));
        let pace = Duration::from_millis(400);
        let pauses: Vec<Duration> = (0..200).map(|_| held_back(pace, &mut chance)).collect();
        let (least, most) = (pauses.iter().min().unwrap(), pauses.iter().max().unwrap());
        assert!(*least >= pace * 7 / 10 && *least < pace * 8 / 10, "{least:?}");
        assert!(*most <= pace * 13 / 10 && *most > pace * 12 / 10, "{most:?}");
        // A bot that answers at once keeps nobody waiting, and a machine that was busy once does not slow a table down
        // for good.
        assert_eq!(held_back(Duration::ZERO, &mut chance), Duration::ZERO);
        assert!(held_back(Duration::from_secs(60), &mut chance) <= LONGEST_PAUSE * 13 / 10);
    }
}
