//! The disk fails: acknowledged moves are kept, moves that cannot be stored are refused, and play resumes
//! automatically.
//!
//! These tests mount a file system of a few megabytes, which needs root on Linux. Elsewhere the crate `simulation`
//! shows the same with a simulated disk.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{FromPage, NewSeat, RefusalCode, ReplaySummary, ToPage};
use serde_json::Value;
use server::client::Client;
use tempfile::TempDir;

use crate::table::{House, Player, bot, create, wish};

/// A small separate file system.
pub(crate) struct SmallDisk(TempDir);

impl SmallDisk {
    /// In memory. `None` if this process may not mount anything.
    pub(crate) fn mount(megabytes: u32) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let size = format!("size={megabytes}m,mode=700");
        Self::mounted(folder, Command::new("mount").args(["-t", "tmpfs", "-o", &size, "tmpfs"]))
    }

    /// On a file that holds an ext4 file system.
    fn mount_ext4(megabytes: u64) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        // The file is deleted once nothing uses it.
        let image = tempfile::NamedTempFile::new().expect("a file");
        image.as_file().set_len(megabytes << 20).expect("space");
        let made = Command::new("mkfs.ext4").args(["-q", "-F"]).arg(image.path()).status();
        if !made.is_ok_and(|status| status.success()) {
            eprintln!("there is no mkfs.ext4 here");
            return None;
        }
        Self::mounted(folder, Command::new("mount").args(["-o", "loop"]).arg(image.path()))
    }

    fn mounted(folder: TempDir, mount: &mut Command) -> Option<Self> {
        if !mount.arg(folder.path()).status().is_ok_and(|status| status.success()) {
            eprintln!("no file system can be mounted here: run this test as root on Linux");
            return None;
        }
        Some(Self(folder))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    fn remount(&self, options: &str) {
        let done = Command::new("mount").args(["-o", &format!("remount,{options}")]).arg(self.path()).status();
        assert!(done.expect("mount runs").success());
    }

    /// Takes all remaining space.
    pub(crate) fn fill(&self) {
        let mut file = fs::File::create(self.path().join("filler")).expect("a file");
        for size in [64 * 1024, 4096, 1] {
            while file.write_all(&vec![0; size]).is_ok() {}
        }
    }

    pub(crate) fn free(&self) {
        fs::remove_file(self.path().join("filler")).expect("the file is there");
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

/// A player against a bot, and the acknowledged moves.
struct Match {
    client: Client,
    id: String,
    ann: Player,
    acknowledged: Vec<u32>,
    /// Moves refused because they could not be stored.
    refused: usize,
}

impl Match {
    async fn begin(house: &House) -> Self {
        let mut client = house.client();
        let id = create(&mut client, &wish("race", vec![NewSeat::Me, bot()])).await.id;
        let mut ann = Player::join(&client, &id, None).await;
        // Every move of hers is counted, so the server must not answer for her where there is nothing to choose.
        ann.send(FromPage::Automatic { on: false }).await;
        ann.until(|message| matches!(message, ToPage::Table { automatic: false, .. })).await;
        Self { client, id, ann, acknowledged: Vec::new(), refused: 0 }
    }

    /// Plays some moves, all of which must be accepted.
    async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            self.ann.asked().await.expect("the game goes on");
            let (version, _) = self.ann.play().await;
            self.acknowledged.push(version);
        }
    }

    /// Plays until a move cannot be stored: the player's own, which is then refused, or a bot's.
    async fn play_until_paused(&mut self) {
        while !self.is_paused() {
            if self.ann.state.as_ref().is_none_or(|state| state.question.is_none()) {
                self.ann.next().await;
                continue;
            }
            match self.ann.try_play().await {
                Ok((version, _)) => {
                    self.ann.until(|message| matches!(message, ToPage::State { .. })).await;
                    self.acknowledged.push(version);
                }
                Err(code) => {
                    assert_eq!(code, RefusalCode::Unsaved);
                    self.refused += 1;
                }
            }
        }
    }

    fn is_paused(&self) -> bool {
        let tables = self.ann.heard.iter().rev();
        let mut paused =
            tables.filter_map(|told| if let ToPage::Table { paused, .. } = told { Some(*paused) } else { None });
        paused.next().unwrap_or_default()
    }

    /// While nothing can be stored, people can look, the table says why nothing happens, and the server does not report
    /// itself healthy.
    async fn is_paused_but_readable(&mut self, house: &House) {
        let mut spectator = Player::join(&house.client(), &self.id, None).await;
        spectator.until(|message| matches!(message, ToPage::Table { paused: true, .. })).await;
        spectator.until(|message| matches!(message, ToPage::State { .. })).await;
        let found = house.client().get(&format!("/api/matches/{}", self.id)).await.expect("an answer");
        assert_eq!(found.status, StatusCode::OK);
        let health = house.client().get("/healthz").await.expect("an answer");
        assert_eq!(health.status, StatusCode::SERVICE_UNAVAILABLE, "{}", health.text);
        assert_eq!(serde_json::from_str::<Value>(&health.text).expect("JSON")["status"], "unsaved");
        let made =
            house.client().post("/api/matches", &wish("race", vec![NewSeat::Me, bot()])).await.expect("an answer");
        assert_eq!(made.status, StatusCode::SERVICE_UNAVAILABLE, "{}", made.text);
        assert!(made.text.contains("unsaved"), "{}", made.text);
    }

    async fn goes_on_by_itself(&mut self, house: &House) {
        self.ann.until(|message| matches!(message, ToPage::Table { paused: false, .. })).await;
        self.ann.until(|message| matches!(message, ToPage::State { .. })).await;
        self.play(3).await;
        let health = house.client().get("/healthz").await.expect("an answer");
        assert_eq!(health.status, StatusCode::OK, "{}", health.text);
    }

    /// Every acknowledged move is there after the server has died.
    async fn is_all_there(&self, house: &House) {
        let after = house.crashed().await;
        let mut client = after.client();
        client.cookie.clone_from(&self.client.cookie);
        let path = format!("/api/matches/{}/replay", self.id);
        let replay: ReplaySummary = client.get(&path).await.expect("an answer").json().expect("a replay");
        let mine = replay.steps.iter().filter(|step| step.seat.number() == 0).count();
        // A failed write may still have taken effect. An acknowledged one must have.
        let acknowledged = self.acknowledged.len();
        assert!((acknowledged..=acknowledged + self.refused).contains(&mine), "{mine} of {acknowledged}");
        let mut again = Player::join(&client, &self.id, None).await;
        again.until(|message| matches!(message, ToPage::State { .. })).await;
        assert!(again.version() >= self.ann.version());
    }
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_play_goes_on_when_there_is_space_again() {
    let Some(disk) = SmallDisk::mount(4) else { return };
    let house = House::at(disk.path(), |_| {}).await;
    let mut game = Match::begin(&house).await;
    game.play(2).await;
    for _ in 0..3 {
        disk.fill();
        game.play_until_paused().await;
        game.is_paused_but_readable(&house).await;
        disk.free();
        game.goes_on_by_itself(&house).await;
        game.is_all_there(&house).await;
    }
}

/// An ext4 file system that detects damage becomes read-only, with every file still open.
#[tokio::test]
async fn a_disk_that_can_only_be_read_loses_nothing() {
    let Some(disk) = SmallDisk::mount_ext4(8) else { return };
    let house = House::at(disk.path(), |_| {}).await;
    let mut game = Match::begin(&house).await;
    game.play(3).await;
    disk.remount("abort");
    game.play_until_paused().await;
    game.is_paused_but_readable(&house).await;
    game.is_all_there(&house).await;
}

/// A process does not notice when the file of its open database is removed. Everything would be lost when it ends.
#[tokio::test]
async fn a_database_that_was_removed_is_noticed_and_saved() {
    let house = House::open().await;
    let mut game = Match::begin(&house).await;
    game.play(3).await;
    let (database, elsewhere) =
        (house.folder().join("orrery.db"), house.folder().join("orrery.db").with_extension("elsewhere"));
    fs::rename(&database, &elsewhere).expect("moved");
    game.play_until_paused().await;
    game.is_paused_but_readable(&house).await;
    let rescued = database.with_extension("rescued-0.db");
    assert!(rescued.exists(), "what it held was saved");
    fs::rename(&elsewhere, &database).expect("moved back");
    game.goes_on_by_itself(&house).await;
    game.is_all_there(&house).await;
    // And the saved copy holds everything acknowledged by then.
    let folder = tempfile::tempdir().expect("a folder");
    fs::copy(&rescued, folder.path().join("orrery.db")).expect("a copy");
    fs::copy(database.with_file_name("key"), folder.path().join("key")).expect("a copy");
    let saved = House::at(folder.path(), |_| {}).await;
    let path = format!("/api/matches/{}/replay", game.id);
    let mut client = saved.client();
    client.cookie.clone_from(&game.client.cookie);
    let replay: ReplaySummary = client.get(&path).await.expect("an answer").json().expect("a replay");
    assert!(replay.steps.iter().filter(|step| step.seat.number() == 0).count() >= 3);
}

/// It does not write to another file in its place, such as an older copy.
#[tokio::test]
async fn a_database_that_was_replaced_is_not_written_to() {
    let house = House::open().await;
    let mut game = Match::begin(&house).await;
    game.play(1).await;
    let (database, copy) = (house.folder().join("orrery.db"), house.folder().join("orrery.db").with_extension("copy"));
    fs::copy(&database, &copy).expect("a copy");
    game.play(2).await;
    let before = fs::read(&copy).expect("a file");
    fs::rename(&copy, &database).expect("replaced");
    game.play_until_paused().await;
    game.is_paused_but_readable(&house).await;
    // It keeps trying new connections, and none of them writes to the other file.
    let failures = async || {
        let metrics = house.client().get("/metrics").await.expect("an answer").text;
        metrics.lines().find_map(|line| line.strip_prefix("orrery_store_attempts_total ")?.parse::<u32>().ok())
    };
    while failures().await < Some(3) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(fs::read(&database).expect("a file") == before, "nothing was written to the other file");
}

/// A removed log is written into its database while it is still open.
#[tokio::test]
async fn a_log_that_was_removed_is_saved_into_its_database() {
    let house = House::open().await;
    let mut game = Match::begin(&house).await;
    game.play(3).await;
    fs::remove_file(house.folder().join("orrery.db").with_extension("db-wal")).expect("removed");
    game.play_until_paused().await;
    game.is_paused_but_readable(&house).await;
    // The next server started from these files finds everything that was acknowledged.
    let mine = async |house: &House| {
        let mut client = house.client();
        client.cookie.clone_from(&game.client.cookie);
        let path = format!("/api/matches/{}/replay", game.id);
        let replay: ReplaySummary = client.get(&path).await.expect("an answer").json().expect("a replay");
        replay.steps.iter().filter(|step| step.seat.number() == 0).count()
    };
    let after = house.crashed().await;
    assert!(mine(&after).await >= game.acknowledged.len());
}
