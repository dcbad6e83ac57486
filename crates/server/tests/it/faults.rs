//! A real PostgreSQL on a bad way: connections end before a statement, or after it and before its answer, answers are late, and the
//! database is away. All of it follows from a seed, at the boundaries of statements. Nothing acknowledged may be lost.

use std::sync::Arc;
use std::sync::atomic::Ordering::SeqCst;
use std::time::Duration;

use protocol::{FromPage, NewSeat, RefusalCode, ReplaySummary, ToPage};
use server::client::Client;
use server::host::{self, Watch};

use crate::place::{Own, Place};
use crate::proxy::Proxy;
use crate::table::{House, Player, bot, wish};

/// How many moves are acknowledged with each seed, and how many statements are cut at least.
const MOVES: usize = 30;
const CUTS: u32 = 12;

/// Somebody who plays on whatever happens.
struct Stubborn {
    player: Player,
    acknowledged: usize,
    /// Moves of which nobody knows whether they were made.
    doubtful: usize,
}

impl Stubborn {
    async fn sit_down(client: &mut Client) -> Self {
        let id = insist(async || {
            let answered = client.post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.ok()?;
            let created: protocol::Created = answered.status.is_success().then(|| answered.json().ok()).flatten()?;
            Some(created.id)
        });
        let id = id.await;
        let player = arrive(client, &id).await;
        Self { player, acknowledged: 0, doubtful: 0 }
    }

    /// Makes a move; says whether it was acknowledged. None if the match is over.
    async fn play(&mut self) -> Option<bool> {
        while self.player.state.as_ref().is_none_or(|state| state.question.is_none()) {
            if self.player.over {
                return None;
            }
            if self.player.try_next().await.is_err() {
                self.come_back().await;
            }
        }
        let (version, answer) = self.player.any_move().await;
        if self.player.socket.send(&FromPage::Move { version, answer }).await.is_ok() {
            loop {
                match self.player.try_next().await {
                    Ok(ToPage::Accepted { .. }) => {
                        self.acknowledged += 1;
                        // What was just answered is asked no more.
                        self.player.state = None;
                        return Some(true);
                    }
                    Ok(ToPage::Refused { code, .. }) => {
                        assert!(matches!(code, RefusalCode::Unsaved | RefusalCode::Stale), "{code:?}");
                        break;
                    }
                    Ok(_) => {}
                    Err(_) => break,
                }
            }
        }
        self.doubtful += 1;
        self.come_back().await;
        Some(false)
    }

    async fn come_back(&mut self) {
        self.player = arrive(&self.player.client, &self.player.id).await;
    }

    /// Everything acknowledged is in the database, and it is whole.
    async fn has_lost_nothing(&self, place: &Place) {
        let after = House::within(place.copy().await, |_| {}).await;
        let path = format!("/api/matches/{}/replay", self.player.id);
        let replay: ReplaySummary = after.again(&self.player.client).get(&path).await.unwrap().json().unwrap();
        let made = replay.steps.iter().filter(|step| step.seat.number() == 0).count();
        let (least, most) = (self.acknowledged, self.acknowledged + self.doubtful);
        assert!(
            (least..=most).contains(&made),
            "{made} moves are there, of {least} acknowledged and up to {most} made"
        );
        let checked = host::check(&after.data(), &mut Watch { stop: Arc::default(), tell: &mut |_| {} }).await.unwrap();
        assert!(checked.is_fine(), "{checked:?}");
    }
}

/// Tries until it works.
async fn insist<T>(mut attempt: impl AsyncFnMut() -> Option<T>) -> T {
    let tried = async {
        loop {
            match attempt().await {
                Some(done) => return done,
                None => tokio::time::sleep(Duration::from_millis(5)).await,
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(60), tried).await.expect("it works at last")
}

/// At the table, with its state.
async fn arrive(client: &Client, id: &str) -> Player {
    insist(async || {
        let mut player = Player::try_join(client, id, None).await.ok()?;
        // The server answers for nobody here, so that every move is counted.
        player.socket.send(&FromPage::Automatic { on: false }).await.ok()?;
        while player.state.is_none() {
            player.try_next().await.ok()?;
        }
        Some(player)
    })
    .await
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_on_a_bad_way_to_the_database() {
    for seed in 0..3 {
        let own = Own::fresh().await;
        let Place::Schema { url, name } = &own.place else { return };
        let proxy = Proxy::before(url, seed);
        let behind = Place::Schema { url: proxy.address(url), name: name.clone() };
        // A server does not start on such a way, so the way gets bad afterwards.
        proxy.calm();
        let house = House::of(behind, |_| {}).await;
        proxy.storm();
        let mut client = house.client();
        let mut guest = Stubborn::sit_down(&mut client).await;
        let mut played = 0;
        while played < MOVES || proxy.faults().cuts() < CUTS {
            match guest.play().await {
                Some(is_acknowledged) => played += usize::from(is_acknowledged),
                None => {
                    guest.has_lost_nothing(&own.place).await;
                    guest = Stubborn::sit_down(&mut client).await;
                }
            }
        }
        guest.has_lost_nothing(&own.place).await;
        // And play goes on by itself.
        proxy.calm();
        for _ in 0..3 {
            while guest.play().await == Some(false) {}
        }
        guest.has_lost_nothing(&own.place).await;
        let faults = proxy.faults();
        let each = [&faults.before, &faults.after, &faults.refused].map(|kind| kind.load(SeqCst));
        assert!(each[0] > 0 && each[1] > 0, "seed {seed}: {each:?}");
    }
}
