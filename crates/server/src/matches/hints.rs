//! Hints: what a searching bot thinks of the answers to a question, for a person who plays against bots.
//!
//! A coach asks the same about one answer before it is given ([`Task::check`]), and tells no more than a hint would.
//!
//! A hint is computed only from the view and the question of its seat. It is computed in the background, goes only to the socket
//! that asked, and changes nothing. A player can wait for one hint at a time.

use std::sync::Arc;

use ai::{Budget, Class, Considered, Findings, Net, advise_with, net_for, network};
use axum::extract::ws::Utf8Bytes;
use game::{BySeat, Observer, Seat, Seed};
use protocol::{HintOption, HintOthers, HintShare, RefusalCode, ReviewClass, ToPage};
use table::{Holder, Player, Time};
use words::Phrase;

use super::task::Task;
use super::{Refused, SocketId, text};
use crate::config::Config;
use crate::identity::PlayerId;
use crate::limits::Counted;
use crate::messages;
use games::{Playable, rounded};

/// How many answers are sent.
const OPTIONS: usize = 5;
/// How many answers that lead to the same things are named.
const ALIKE: usize = 3;
/// How many answers of each other player are sent.
const EXPECTED: usize = 3;

/// The network for a setup.
pub(crate) fn net<G: Playable>(config: &Config, setup: &G::Setup) -> Option<Arc<Net>> {
    let own = config.networks.iter().find_map(|bytes| net_for::<G>(setup, bytes).ok());
    own.map(Arc::new).or_else(|| network::<G>(setup).ok())
}

/// Whether a seat may ask for hints: only if all others are bots, so that no person is at a disadvantage.
pub(super) fn are_allowed(players: &BySeat<Player>, seat: Seat) -> bool {
    players.iter().all(|(other, player)| other == seat || matches!(player.holder, Holder::Bot { .. }))
}

/// The hint for a seat's question.
fn hint<G: Playable>(net: &Net, view: &G::View, version: u32, budget: Budget, seed: Seed) -> Utf8Bytes {
    let is_cut_short = |findings: &Findings<G::Move>| {
        findings.considered.is_empty() || findings.considered.iter().any(|considered| considered.samples == 0)
    };
    let mut findings = advise_with::<G>(net, view, None, budget, seed);
    if is_cut_short(&findings) {
        // The time was up before every answer was tried, and an untried one would look hopeless. One imagined game for
        // each takes a moment and gives some information.
        findings = advise_with::<G>(net, view, None, Budget::samples(1), seed);
    }
    if is_cut_short(&findings) {
        let code = RefusalCode::NoAdvice;
        return text(&ToPage::Refused { code, said: messages::refused(code) });
    }
    // Answers that differ in nothing that matters are shown as one.
    let different = findings.considered.iter().enumerate().filter(|(_, considered)| considered.like.is_none());
    let options = different.take(OPTIONS).map(|(place, considered)| HintOption {
        answer: serde_json::to_value(&considered.answer).unwrap_or_default(),
        steps: G::steps(&considered.answer),
        said: G::answer(&considered.answer),
        win: rounded(considered.win, 1000.0),
        margin: rounded(considered.margin, 10.0),
        samples: considered.samples,
        because: games::because::<G>(&findings, place),
        alike: alike::<G>(&findings, place).take(ALIKE).collect(),
    });
    let predicted = findings.predicted.iter().map(|predicted| HintOthers {
        seat: predicted.seat,
        answers: G::summaries(&predicted.answers).into_iter().filter(is_likely).take(EXPECTED).map(share).collect(),
    });
    let alike = findings.are_alike();
    text(&ToPage::Hint { version, options: options.collect(), predicted: predicted.collect(), alike })
}

/// The answers that lead to the same things as the one at a place.
fn alike<G: Playable>(findings: &Findings<G::Move>, place: usize) -> impl Iterator<Item = Phrase> {
    let alike = findings.considered.iter().filter(move |considered| considered.like == Some(place));
    alike.map(|considered| G::answer(&considered.answer))
}

/// What is unlikely is left out: it would say nothing.
fn is_likely((_, share): &(Phrase, f32)) -> bool {
    *share >= 0.05
}

fn share((said, share): (Phrase, f32)) -> HintShare {
    HintShare { said, share: rounded(share, 1000.0) }
}

/// What a coach says about an answer: nothing, if no better one is known.
fn checked<G: Playable>(
    net: &Net,
    view: &G::View,
    version: u32,
    answer: &G::Move,
    budget: Budget,
    seed: Seed,
) -> Utf8Bytes {
    let findings = advise_with::<G>(net, view, Some(answer), budget, seed);
    let place = findings.considered.iter().position(|one| one.answer == *answer);
    let judged = place.map(|place| (place, findings.class(place)));
    // An answer that was not tried, or that is not legal, is not judged here. What luck explains is held against nobody.
    let is_judged = |given: &Considered<G::Move>| given.samples > 0 && given.margin > f32::MIN / 2.0;
    let worse = judged.filter(|&(place, class)| class > Class::Good && is_judged(&findings.considered[place]));
    let Some((place, class)) = worse else { return text(&nothing(version)) };
    let (best, given) = (&findings.considered[0], &findings.considered[place]);
    text(&ToPage::Checked {
        version,
        loss: rounded((best.win - given.win).max(0.0), 1000.0),
        points: rounded((best.margin - given.margin).max(0.0), 10.0),
        class: games::class(class),
        answer: Some(G::answer(answer)),
        better: Some(G::answer(&best.answer)),
        because: games::because::<G>(&findings, place),
    })
}

fn nothing(version: u32) -> ToPage {
    ToPage::Checked {
        version,
        loss: 0.0,
        points: 0.0,
        class: ReviewClass::Best,
        answer: None,
        better: None,
        because: None,
    }
}

impl<G: Playable> Task<G> {
    /// Starts judging an answer before it is given. The page waits for the reply, so there always is one.
    pub(super) fn check(&mut self, socket: SocketId, seat: Seat, version: u32, answer: serde_json::Value) {
        let Some(watcher) = self.watchers.get(&socket) else { return };
        let outbox = watcher.outbox.clone();
        let Some((net, view, answer, waiting)) = self.checkable(watcher.player.clone(), seat, version, answer) else {
            outbox.send(text(&nothing(version)));
            return;
        };
        let (app, asker, seed) = (self.app.clone(), self.asker.clone(), self.imagined(version));
        tokio::spawn(async move {
            let think = move |time| checked::<G>(&net, &view, version, &answer, Budget::within(time), seed);
            let said = app.thinking.hint(&asker, think).await.unwrap_or_else(|| text(&nothing(version)));
            drop(waiting);
            outbox.send(said);
        });
    }

    /// The luck of the games that are imagined for a question: the same for a hint and for the coach, so that they agree.
    fn imagined(&self, version: u32) -> Seed {
        self.imagined.derive(version.into())
    }

    /// What is needed to judge an answer, if this seat may ask for hints now.
    #[expect(clippy::type_complexity, reason = "it is taken apart at once")]
    fn checkable(
        &self,
        player: Option<PlayerId>,
        seat: Seat,
        version: u32,
        answer: serde_json::Value,
    ) -> Option<(Arc<Net>, G::View, G::Move, Counted<PlayerId>)> {
        self.table.question(seat, version).ok()?;
        let answer = serde_json::from_value(answer).ok()?;
        if !are_allowed(&self.table.players(Time::from_millis(0)), seat) {
            return None;
        }
        let (net, view) = (self.net.clone()?, self.table.view(Observer::Seat(seat))?);
        Some((net, view, answer, self.app.hints_of_players.enter(player?, 1)?))
    }

    /// Starts computing a hint, or says why there is none.
    pub(super) fn hint(&mut self, socket: SocketId, seat: Seat, version: u32) -> Result<(), Refused> {
        let refused = |code| (code, messages::refused(code));
        self.table.question(seat, version).map_err(|refusal| messages::refusal::<G>(&refusal))?;
        if !are_allowed(&self.table.players(Time::from_millis(0)), seat) {
            return Err(refused(RefusalCode::NoHints));
        }
        let net = self.net.clone().ok_or_else(|| refused(RefusalCode::NoAdvice))?;
        let watcher = self.watchers.get(&socket).ok_or_else(|| refused(RefusalCode::NotSeated))?;
        let player = watcher.player.clone().ok_or_else(|| refused(RefusalCode::NotSeated))?;
        let waiting = self.app.hints_of_players.enter(player, 1).ok_or_else(|| refused(RefusalCode::TooFast))?;
        let view = self.table.view(Observer::Seat(seat)).ok_or_else(|| refused(RefusalCode::NotPlaying))?;
        let (app, outbox, asker) = (self.app.clone(), watcher.outbox.clone(), self.asker.clone());
        let seed = self.imagined(version);
        tokio::spawn(async move {
            let think = move |time| hint::<G>(&net, &view, version, Budget::within(time), seed);
            let said = app.thinking.hint(&asker, think).await.unwrap_or_else(|| {
                tracing::error!(game = G::ID, "a hint failed");
                app.metrics.bot_failures.add(1);
                let code = RefusalCode::Internal;
                text(&ToPage::Refused { code, said: messages::refused(code) })
            });
            drop(waiting);
            // The socket may be gone or not reading; then the hint is dropped.
            outbox.send(said);
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ai::{Trainer, Training};
    use game::{Chance, Game as _, Legal as _, Setup};
    use games::Visit;

    use super::*;

    /// Redraws everything hidden from a seat: with the same seed its hint is the same, byte for byte.
    fn no_hint_leaks<G: Playable>(players: u8) {
        let setup = G::Setup::of(players, G::Setup::VARIANTS[0]).expect("a setup");
        let untaught = Training { hidden: (8, 4), ..Training::of(setup.clone(), 1, 1) };
        let net = Trainer::<G>::new(untaught).expect("a network").net().clone();
        let (mut chance, mut compared) = (Chance::seeded(Seed::from_number(1)), 0);
        let mut game = G::new(&setup, Chance::seeded(Seed::from_number(2)), &mut ()).expect("a game");
        for number in 0..25 {
            let Some(seat) = game.asked().first() else { break };
            let view = game.view(Observer::Seat(seat));
            let other = G::imagine(&view, Chance::seeded(Seed::from_number(100 + number)));
            let [told, told_other] = [&game, &other].map(|game| {
                let view = game.view(Observer::Seat(seat));
                hint::<G>(&net, &view, 1, Budget::samples(2), Seed::from_number(number))
            });
            assert_eq!(told, told_other, "a hint uses what is hidden");
            assert!(matches!(serde_json::from_str(&told), Ok(ToPage::Hint { options, .. }) if !options.is_empty()));
            compared += u32::from(game != other);
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
        assert!(compared > 15, "{compared} truths differed");
    }

    /// Every answer is tried at least once, even if no time is left when the turn comes.
    fn hints_in_no_time<G: Playable>() {
        let setup = G::Setup::of(2, G::Setup::VARIANTS[0]).expect("a setup");
        let untaught = Training { hidden: (8, 4), ..Training::of(setup.clone(), 1, 1) };
        let net = Trainer::<G>::new(untaught).expect("a network").net().clone();
        let game = G::new(&setup, Chance::seeded(Seed::from_number(2)), &mut ()).expect("a game");
        let seat = game.asked().first().expect("somebody is asked");
        let view = game.view(Observer::Seat(seat));
        let told = hint::<G>(&net, &view, 1, Budget::within(Duration::ZERO), Seed::from_number(1));
        let told: ToPage = serde_json::from_str(&told).expect("a message");
        let ToPage::Hint { options, .. } = &told else { panic!("{told:?}") };
        assert!(!options.is_empty() && options.iter().all(|option| option.samples > 0), "{}: {told:?}", G::ID);
    }

    #[test]
    fn a_hint_without_time_knows_something_all_the_same() {
        #[derive(Clone)]
        struct NoTime;
        impl Visit for NoTime {
            type Output = ();
            fn visit<G: Playable>(self) {
                hints_in_no_time::<G>();
            }
        }
        games::with_all(&NoTime);
    }

    /// With the same imagined games, the coach warns about no answer where a hint calls them alike, and about some elsewhere.
    #[test]
    fn the_coach_agrees_with_the_hint() {
        let setup = race::Setup::of(2, "standard").expect("a setup");
        let net = network::<race::Race>(&setup).expect("a network");
        let mut game = race::Race::new(&setup, Chance::seeded(Seed::from_number(5)), &mut ()).expect("a game");
        let (mut chance, mut alike_and_not, mut warned) = (Chance::seeded(Seed::from_number(6)), [0, 0], 0);
        for number in 0..60 {
            let Some(seat) = game.asked().first() else { break };
            let (view, seed) = (game.view(Observer::Seat(seat)), Seed::from_number(number));
            let told = hint::<race::Race>(&net, &view, 1, Budget::samples(12), seed);
            let Ok(ToPage::Hint { options, alike, .. }) = serde_json::from_str(&told) else { panic!("{told}") };
            alike_and_not[usize::from(!alike)] += 1;
            for option in options {
                let answer: race::Move = serde_json::from_value(option.answer).expect("a move");
                let said = checked::<race::Race>(&net, &view, 1, &answer, Budget::samples(12), seed);
                let Ok(ToPage::Checked { class, better, .. }) = serde_json::from_str(&said) else { panic!("{said}") };
                assert_eq!(better.is_some(), class > ReviewClass::Good, "{said}");
                assert!(!(alike && better.is_some()), "{told} {said}");
                warned += u32::from(better.is_some());
            }
            let answer = game.random_move(seat, &mut chance).expect("a move");
            game.play(seat, &answer, &mut ()).expect("legal");
        }
        assert!(alike_and_not.iter().all(|count| *count > 5) && warned > 5, "{alike_and_not:?} {warned}");
    }

    #[test]
    fn hints_use_nothing_that_is_hidden() {
        #[derive(Clone)]
        struct Hints;

        impl Visit for Hints {
            type Output = ();

            fn visit<G: Playable>(self) {
                no_hint_leaks::<G>(3.min(*G::Setup::PLAYERS.end()));
            }
        }

        games::with_all(&Hints);
    }
}
