//! [`check`]: whether everything stored is intact and can be continued by this version.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::Path;
use std::sync::Arc;

use futures_util::future::LocalBoxFuture;
use serde::Serialize;
use table::{Table, Time};
use tokio::task::JoinSet;

use super::{CORRUPT, HostError, NOT_A_DATABASE, Progress, Watch, code, stored};
use crate::data::{Data, FINGERPRINT, SECRET};
use crate::folder::FolderError;
use crate::identity::{Key, token_hash};
use crate::matches::{places, restore, seat_holder, standing};
use crate::store::{Archive, Kept, Listed, StoreError};
use crate::world::World;
use games::{Playable, RULES, Visit, with_game};

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Checked {
    /// How many matches there are.
    pub matches: u64,
    /// How many log entries: moves and other table events.
    pub entries: u64,
    /// The damage found.
    pub faults: Vec<Fault>,
    /// Unfinished games that this program cannot continue, because its rules differ.
    pub frozen: Vec<Frozen>,
    /// How many finished games this program cannot replay, by game, because its rules differ.
    pub past: BTreeMap<String, u64>,
}

impl Checked {
    /// Whether nothing is damaged and no game would freeze.
    #[must_use]
    pub fn is_fine(&self) -> bool {
        self.faults.is_empty() && self.frozen.is_empty()
    }
}

/// A fault in the stored data.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Fault {
    /// The match; none if it is the file or the folder.
    pub id: Option<String>,
    /// What is wrong.
    pub problem: String,
    /// What to do about it.
    pub advice: &'static str,
}

/// An unfinished game that was begun under other rules.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Frozen {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The version of the rules it was begun under.
    pub rules: u32,
    /// The version in this program; none if it does not know the game.
    pub plays: Option<u32>,
    /// `waiting` or `playing`.
    pub status: String,
    /// When something last happened, in milliseconds since 1970.
    pub changed: u64,
}

const RESTORE: &str = "stop the server and restore the last good backup: orrery restore FILE --replace";
const DELETE: &str = "restore a backup that has it whole, or delete the match: orrery admin delete ID";
const MOVE: &str = "lists show it wrongly until its next move; it can be played on";
const LINKS: &str = "the links of its open seats do not work; is this the key that belongs to the database?";
const STORED_KEY: &str = "restore the facts table from a dump made by pg_dump";
const KEY: &str = "put the key back from a backup: orrery restore FILE brings database and key together";

/// Reads everything stored, with or without a running server, and changes nothing.
pub fn check<'a>(data: &'a Data, watch: &'a mut Watch<'_>) -> LocalBoxFuture<'a, Result<Checked, HostError>> {
    Box::pin(async move {
        let place = stored(data)?;
        watch.tell(Progress::Reading)?;
        let mut checked = Checked::default();
        let read = async {
            let mut archive = watch.open(&place).await?;
            let key = whole(&mut archive, data, watch, &mut checked).await?;
            Ok::<_, HostError>((archive, key))
        };
        let (archive, key) = match read.await {
            Ok(read) => read,
            // In that case nothing in it can be read at all.
            Err(HostError::Damaged { why, .. }) => return Ok(unreadable(checked, why)),
            Err(HostError::Foreign(path)) => {
                return Ok(unreadable(checked, format!("{path} is not an orrery database")));
            }
            Err(error) => return Err(error),
        };
        matches(archive, key, &place, watch, &mut checked).await?;
        checked.faults.sort();
        checked.frozen.sort();
        Ok(checked)
    })
}

fn unreadable(mut checked: Checked, problem: String) -> Checked {
    checked.faults.push(Fault { id: None, problem, advice: RESTORE });
    checked
}

/// Checks the database as a whole, and finds the key.
async fn whole(
    archive: &mut Archive,
    data: &Data,
    watch: &Watch<'_>,
    checked: &mut Checked,
) -> Result<Option<Key>, HostError> {
    let read = async {
        let mut faults = archive.faults().await?;
        faults.extend(archive.orphans().await?);
        Ok((faults, archive.counts().await?, archive.fact(FINGERPRINT).await?, archive.fact(SECRET).await?))
    };
    let (faults, counts, fingerprint, secret) = read.await.map_err(|error| watch.explain(error, data))?;
    checked.entries = counts.entries;
    checked.faults.extend(faults.into_iter().map(|problem| Fault { id: None, problem, advice: RESTORE }));
    let (key, advice) = match data {
        Data::Folder(folder) => (key_in(folder, fingerprint).map_err(|error| error.to_string()), KEY),
        Data::Database(_) => (key_of(secret, fingerprint), STORED_KEY),
    };
    Ok(key.map_err(|problem| checked.faults.push(Fault { id: None, problem, advice })).ok())
}

/// The key in a folder.
pub(super) fn key_in(folder: &Path, fingerprint: Option<String>) -> Result<Key, FolderError> {
    let file = || folder.join(Key::FILE).display().to_string();
    let key = Key::read(folder)?.ok_or_else(|| FolderError::NoKey(file()))?;
    let is_other = fingerprint.is_some_and(|fingerprint| fingerprint != key.fingerprint());
    if is_other { Err(FolderError::OtherKey(file())) } else { Ok(key) }
}

/// The key in a PostgreSQL database.
pub(super) fn key_of(secret: Option<String>, fingerprint: Option<String>) -> Result<Key, String> {
    let key =
        secret.and_then(|secret| Key::from_hex(&secret)).ok_or("the key that signs cookies and links is missing")?;
    let is_other = fingerprint.is_some_and(|fingerprint| fingerprint != key.fingerprint());
    if is_other { Err("the key is not the one that signed the cookies and links".into()) } else { Ok(key) }
}

/// The result for one match.
enum Found {
    Fine,
    Faults(Vec<Fault>),
    Frozen(Frozen),
    Past(String),
}

/// Restores every match, in parallel on all cores.
async fn matches(
    mut archive: Archive,
    key: Option<Key>,
    place: &Data,
    watch: &mut Watch<'_>,
    checked: &mut Checked,
) -> Result<(), HostError> {
    let ids = archive.ids().await.map_err(|error| watch.explain(error, place))?;
    let (cores, all) = (std::thread::available_parallelism().map_or(2, NonZero::get), ids.len() as u64);
    let (key, mut busy) = (Arc::new(key), JoinSet::new());
    for (id, done) in ids.into_iter().zip(0..) {
        watch.tell(Progress::Matches(done, all))?;
        let fault = |problem: String| Fault { id: Some(id.clone()), problem, advice: DELETE };
        match archive.load(&id).await {
            Ok(Some(kept)) => {
                let key = Arc::clone(&key);
                busy.spawn(async move { World::REAL.beside(move || examine(&kept, key.as_ref().as_ref())).await });
                checked.matches += 1;
            }
            // It was deleted in the meantime.
            Ok(None) => {}
            Err(error) if is_damage(&error) => checked.faults.push(fault(error.to_string())),
            Err(error) => return Err(watch.explain(error, place)),
        }
        if busy.len() >= cores {
            note(busy.join_next().await, checked);
        }
    }
    while !busy.is_empty() {
        note(busy.join_next().await, checked);
    }
    archive.close().await;
    watch.tell(Progress::Matches(all, all))
}

fn is_damage(error: &StoreError) -> bool {
    let is_odd = matches!(error, StoreError::Database(sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)));
    is_odd || matches!(code(error), Some(CORRUPT | NOT_A_DATABASE))
}

fn note(found: Option<Result<Option<Found>, tokio::task::JoinError>>, checked: &mut Checked) {
    match found {
        Some(Ok(Some(Found::Faults(faults)))) => checked.faults.extend(faults),
        Some(Ok(Some(Found::Frozen(frozen)))) => checked.frozen.push(frozen),
        Some(Ok(Some(Found::Past(game)))) => *checked.past.entry(game).or_default() += 1,
        Some(Ok(Some(Found::Fine))) | None => {}
        // The panic message says which match it was.
        Some(Ok(None) | Err(_)) => {
            let problem = "restoring a match panicked".to_string();
            checked.faults.push(Fault { id: None, problem, advice: DELETE });
        }
    }
}

fn examine(kept: &Kept, key: Option<&Key>) -> Found {
    let fault = |problem: String, advice| Fault { id: Some(kept.id.clone()), problem, advice };
    let mut faults = Vec::new();
    if let Some(gap) = kept.entries.iter().zip(0..).find(|((number, _), expected)| number != expected) {
        faults.push(fault(format!("entry {} is missing", gap.1), DELETE));
    }
    let Some(Listed { status, changed, entries, .. }) = &kept.progress else {
        faults.push(fault("nothing says how it stands".into(), DELETE));
        return Found::Faults(faults);
    };
    // A match without its last entries is still valid. Only the number of entries shows the loss.
    let found = kept.entries.len() as u64;
    let lost = entries.filter(|kept| *kept != found && faults.is_empty());
    let lost = lost.map(|kept| fault(format!("{kept} entries were kept, and there are {found}"), DELETE));
    if let Some(key) = key {
        let fits = |seat: &&_| token_fits(key, &kept.id, seat);
        if kept.seats.iter().any(|seat| !fits(&seat)) {
            faults.push(fault("the link of a seat does not belong to the key".into(), LINKS));
        }
    }
    let plays = RULES.iter().find(|(game, _)| *game == kept.game).map(|(_, rules)| *rules);
    if plays == Some(kept.rules) {
        if faults.is_empty() {
            faults = with_game(&kept.game, Examine(kept)).unwrap_or_default();
        }
    } else if faults.is_empty() && lost.is_none() {
        if status == "over" || status == "closed" {
            return Found::Past(kept.game.clone());
        }
        let (id, game, status) = (kept.id.clone(), kept.game.clone(), status.clone());
        return Found::Frozen(Frozen { id, game, rules: kept.rules, plays, status, changed: *changed });
    }
    faults.extend(lost);
    if faults.is_empty() { Found::Fine } else { Found::Faults(faults) }
}

fn token_fits(key: &Key, id: &str, seat: &crate::store::SeatRow) -> bool {
    seat.token == token_hash(&key.seat_token(id, seat.seat))
}

struct Examine<'a>(&'a Kept);

impl Visit for Examine<'_> {
    type Output = Vec<Fault>;

    fn visit<G: Playable>(self) -> Vec<Fault> {
        let kept = self.0;
        let fault = |problem: String, advice| Fault { id: Some(kept.id.clone()), problem, advice };
        match kept.restored::<G>() {
            Err(error) => vec![fault(error, DELETE)],
            Ok(table) => {
                let differences =
                    [standing_differs(kept, &table), places_differ(kept, &table), seats_differ(kept, &table)];
                differences.into_iter().flatten().map(|problem| fault(problem, MOVE)).collect()
            }
        }
    }
}

/// Compares how lists show a match with what its entries lead to.
fn standing_differs<G: Playable>(kept: &Kept, table: &Table<G>) -> Option<String> {
    let Listed { status, round, asked, .. } = kept.progress.as_ref()?;
    let truth = standing(table);
    let is_same = match status.as_str() {
        // Nobody is asked at a closed table.
        "closed" => *round == truth.1,
        status => (status, *round, *asked) == truth,
    };
    (!is_same).then(|| {
        let (found, round_found, asked_found) = truth;
        format!(
            "it is listed as {status}, round {round}, asking {asked:b}, but is {found}, round {round_found}, \
             asking {asked_found:b}"
        )
    })
}

fn places_differ<G: Playable>(kept: &Kept, table: &Table<G>) -> Option<String> {
    let listed = kept.progress.as_ref()?.places.as_ref()?;
    (Some(listed) != places(table).as_ref()).then(|| "its result is listed differently".to_string())
}

fn seats_differ<G: Playable>(kept: &Kept, table: &Table<G>) -> Option<String> {
    let players = table.players(Time::from_millis(0));
    let truth: Vec<_> = players.iter().map(|(seat, player)| (seat.number(), seat_holder(&player.holder))).collect();
    let listed: Vec<_> =
        kept.seats.iter().map(|seat| (seat.seat, (seat.kind.as_str(), seat.holder.as_str()))).collect();
    (truth != listed).then(|| "others are listed at its seats than sit there".to_string())
}

impl Kept {
    /// The stored table.
    pub(super) fn restored<G: Playable>(&self) -> Result<Table<G>, String> {
        let entries: Vec<String> = self.entries.iter().map(|(_, entry)| entry.clone()).collect();
        restore::<G>(&self.setup, &self.seed, &entries)
    }
}
