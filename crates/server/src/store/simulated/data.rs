//! [`Data`]: the rows that a simulated disk holds, with the constraints of `migrations/`.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::store::{
    Change, ChatRow, Due, Made, MatchHead, MatchRow, NewMatchRow, Progress, SeatRow, StoreError, Transaction,
};

/// All rows. Cloning is cheap: a transaction works on a copy, which replaces the original or is discarded.
#[derive(Clone, Debug, Default)]
pub(super) struct Data {
    pub(super) matches: BTreeMap<String, Arc<Match>>,
    pub(super) players: BTreeMap<String, String>,
    pub(super) facts: BTreeMap<String, String>,
    /// By token: the match, the seat, and when it was made.
    handovers: BTreeMap<String, (String, u8, u64)>,
    /// By player.
    recoveries: BTreeMap<String, String>,
    blocks: BTreeMap<(String, String), String>,
}

/// A match with everything that refers to it.
#[derive(Clone, Debug)]
pub(super) struct Match {
    row: NewMatchRow,
    pub(super) progress: Option<Progress>,
    pub(super) seats: BTreeMap<u8, SeatRow>,
    pub(super) entries: BTreeMap<u32, Arc<str>>,
    /// By side and number.
    chat: BTreeMap<(String, u32), ChatRow>,
    /// With the samples of each decision.
    review: Option<(u32, String)>,
}

fn violated(constraint: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Io(std::io::Error::other(format!("constraint violated: {constraint}"))))
}

impl Data {
    /// Applies a transaction in the same order as SQLite. After an error, discard this value.
    pub(super) fn write(&mut self, all: &[Transaction], skip_progress: bool) -> Result<(), StoreError> {
        for row in all.iter().flat_map(|one| &one.matches) {
            let new = Match {
                row: row.clone(),
                progress: None,
                seats: BTreeMap::new(),
                entries: BTreeMap::new(),
                chat: BTreeMap::new(),
                review: None,
            };
            if self.matches.insert(row.id.clone(), Arc::new(new)).is_some() {
                return Err(violated("matches.id is unique"));
            }
        }
        for row in all.iter().flat_map(|one| &one.entries) {
            let found = self.referred(&row.match_id)?;
            if found.entries.insert(row.number, row.entry.as_str().into()).is_some() {
                return Err(violated("an entry's number is unique"));
            }
        }
        for row in all.iter().flat_map(|one| &one.progress) {
            let found = self.referred(&row.match_id)?;
            if !(skip_progress && found.progress.is_some()) {
                found.progress = Some(row.clone());
            }
        }
        for row in all.iter().flat_map(|one| &one.seats) {
            self.write_seat(row)?;
        }
        for (id, name) in all.iter().flat_map(|one| &one.names) {
            self.players.insert(id.clone(), name.clone());
        }
        all.iter().flat_map(|one| &one.changes).try_for_each(|change| self.change(change))
    }

    /// What rows of other tables refer to.
    fn referred(&mut self, id: &str) -> Result<&mut Match, StoreError> {
        self.matches.get_mut(id).map(Arc::make_mut).ok_or_else(|| violated("a row refers to a match"))
    }

    fn write_seat(&mut self, row: &SeatRow) -> Result<(), StoreError> {
        let is_other = |id: &str, seat: u8| id != row.match_id || seat != row.seat;
        let taken = self.seats().any(|(id, seat)| seat.token == row.token && is_other(id, seat.seat));
        if taken {
            return Err(violated("a seat's token is unique"));
        }
        let seats = &mut self.referred(&row.match_id)?.seats;
        let token = seats.get(&row.seat).map_or(&row.token, |known| &known.token).clone();
        seats.insert(row.seat, SeatRow { token, ..row.clone() });
        Ok(())
    }

    fn seats(&self) -> impl Iterator<Item = (&str, &SeatRow)> {
        self.matches.iter().flat_map(|(id, found)| found.seats.values().map(move |seat| (id.as_str(), seat)))
    }

    fn progress(&mut self, id: &str) -> Option<&mut Progress> {
        self.matches.get_mut(id).and_then(|found| Arc::make_mut(found).progress.as_mut())
    }

    fn change(&mut self, change: &Change) -> Result<(), StoreError> {
        match change {
            Change::Fact { name, value } => {
                self.facts.insert(name.to_string(), value.clone());
            }
            Change::FirstFact { name, value } => {
                self.facts.entry((*name).to_string()).or_insert_with(|| value.clone());
            }
            Change::Seen { .. } | Change::Own { .. } | Change::News { .. } => {}
            Change::Wake { match_id, wake } => {
                if let Some(progress) = self.progress(match_id).filter(|progress| progress.status == "playing") {
                    progress.wake = *wake;
                }
            }
            Change::Close { match_id, at } => {
                if let Some(progress) = self.progress(match_id) {
                    (progress.status, progress.asked, progress.wake, progress.changed) = ("closed", 0, None, *at);
                }
            }
            Change::Delete { match_id } => {
                self.matches.remove(match_id);
                self.handovers.retain(|_, (id, ..)| id != match_id);
            }
            Change::Erase { player, replacement, .. } => self.erase(player, replacement),
            Change::ForgetGuest { player } => {
                self.players.remove(player);
                self.recoveries.remove(player);
            }
            Change::Handover { token, match_id, seat, created } => {
                self.referred(match_id)?;
                self.forget_handovers(match_id, *seat);
                if self.handovers.insert(token.clone(), (match_id.clone(), *seat, *created)).is_some() {
                    return Err(violated("a handover's token is unique"));
                }
            }
            Change::HandoverUsed { token, match_id, seat } => {
                if self.handovers.remove(token).is_none() {
                    return Err(StoreError::Damaged("a link that hands a seat over was used twice".into()));
                }
                self.forget_handovers(match_id, *seat);
            }
            Change::ForgetHandovers { before } => self.handovers.retain(|_, (.., created)| *created >= *before),
            Change::Recovery { player, token, .. } => {
                if self.recoveries.iter().any(|(other, known)| known == token && other != player) {
                    return Err(violated("a recovery's token is unique"));
                }
                self.recoveries.insert(player.clone(), token.clone());
            }
            Change::Chat { line, forget } => self.write_chat(line, *forget)?,
            Change::DeleteChat { match_id, lines } => {
                if let Some(found) = self.matches.get_mut(match_id).map(Arc::make_mut) {
                    found.chat.retain(|line, _| !lines.contains(line));
                }
            }
            Change::Review { match_id, samples, review } => {
                if let Some(found) = self.matches.get_mut(match_id).map(Arc::make_mut) {
                    found.review = Some((*samples, review.clone()));
                }
            }
            Change::Block { kind, value, reason, .. } => {
                self.blocks.insert((kind.clone(), value.clone()), reason.clone());
            }
            Change::Unblock { kind, value } => {
                self.blocks.remove(&(kind.clone(), value.clone()));
            }
        }
        Ok(())
    }

    fn write_chat(&mut self, line: &ChatRow, forget: Option<u32>) -> Result<(), StoreError> {
        let chat = &mut self.referred(&line.match_id)?.chat;
        if chat.insert((line.side.clone(), line.number), line.clone()).is_some() {
            return Err(violated("a line's number is unique"));
        }
        chat.retain(|(side, number), _| *side != line.side || forget.is_none_or(|last| *number > last));
        Ok(())
    }

    fn forget_handovers(&mut self, match_id: &str, seat: u8) {
        self.handovers.retain(|_, (id, number, _)| (id.as_str(), *number) != (match_id, seat));
    }

    fn erase(&mut self, player: &str, replacement: &str) {
        for found in self.matches.values_mut().map(Arc::make_mut) {
            if found.seats.values().any(|seat| seat.holder == player) {
                for entry in found.entries.values_mut() {
                    *entry = entry.replace(player, replacement).into();
                }
            }
            for seat in found.seats.values_mut().filter(|seat| seat.kind == "person" && seat.holder == player) {
                seat.holder = replacement.to_string();
            }
            found.chat.retain(|_, line| line.speaker != player);
            if found.row.owner == player {
                (found.row.owner, found.row.client) = (replacement.to_string(), String::new());
            }
        }
        self.players.remove(player);
        self.recoveries.remove(player);
    }
}

/// What is read; [`Store`](crate::store::Store) says what each of these is.
impl Data {
    pub(super) fn load(&self, id: &str) -> Result<Option<(MatchHead, Vec<String>)>, StoreError> {
        let Some((found, progress)) = self.begun(id) else { return Ok(None) };
        let NewMatchRow { game, variant, rules, setup, seed, owner, client, listed, .. } = found.row.clone();
        let (status, wake, rematch) = (progress.status.to_string(), progress.wake, progress.rematch.clone());
        let fence = 0;
        let head = MatchHead { game, variant, rules, setup, seed, owner, client, listed, status, wake, rematch, fence };
        for (expected, number) in found.entries.keys().enumerate() {
            if *number != expected as u32 {
                return Err(StoreError::Damaged(format!("entry {expected} of match {id} is missing")));
            }
        }
        Ok(Some((head, found.entries.values().map(ToString::to_string).collect())))
    }

    fn begun(&self, id: &str) -> Option<(&Match, &Progress)> {
        let found = self.matches.get(id)?;
        Some((found, found.progress.as_ref()?))
    }

    fn row(&self, id: &str) -> Option<MatchRow> {
        let (found, progress) = self.begun(id)?;
        let NewMatchRow { id, game, variant, rules, setup, owner, client, listed, created, .. } = found.row.clone();
        let named = |seat: &SeatRow| {
            let name = self.players.get(&seat.holder).filter(|_| seat.kind == "person").cloned();
            SeatRow { token: String::new(), name, ..seat.clone() }
        };
        Some(MatchRow {
            id,
            game,
            variant,
            rules,
            setup,
            owner,
            client,
            listed,
            created,
            status: progress.status.to_string(),
            round: progress.round,
            asked: progress.asked,
            changed: progress.changed,
            places: progress.places.clone(),
            seats: found.seats.values().map(named).collect(),
        })
    }

    fn rows(&self) -> impl Iterator<Item = MatchRow> {
        self.matches.keys().filter_map(|id| self.row(id))
    }

    /// How many entries a match is said to have.
    pub(super) fn counted(&self, id: &str) -> Option<u32> {
        self.begun(id).map(|(_, progress)| progress.entries)
    }

    pub(super) fn name(&self, id: &str) -> Option<String> {
        self.players.get(id).cloned()
    }

    pub(super) fn find(&self, id: &str) -> Option<MatchRow> {
        self.row(id)
    }

    pub(super) fn of_player(&self, player: &str, most: u32) -> Vec<MatchRow> {
        let sits = |row: &MatchRow| row.seats.iter().any(|seat| seat.kind == "person" && seat.holder == player);
        let mut rows: Vec<_> = self.rows().filter(sits).collect();
        rows.sort_by_key(|row| (!goes_on(&row.status), u64::MAX - row.changed));
        rows.truncate(most as usize);
        rows
    }

    pub(super) fn lobby(&self, most: u32) -> Vec<MatchRow> {
        self.listed("waiting", most)
    }

    pub(super) fn watchable(&self, most: u32) -> Vec<MatchRow> {
        self.listed("playing", most)
    }

    fn listed(&self, status: &str, most: u32) -> Vec<MatchRow> {
        let mut rows: Vec<_> = self.rows().filter(|row| row.status == status && row.listed).collect();
        rows.sort_by_key(|row| u64::MAX - row.changed);
        // How many of the same owner, and of the same address, come before each.
        let rank =
            |place: usize, same: &dyn Fn(&MatchRow) -> bool| rows[..place].iter().filter(|row| same(row)).count();
        let ranks: Vec<_> = (0..rows.len())
            .map(|place| {
                let row = &rows[place];
                (
                    rank(place, &|other| other.owner == row.owner),
                    rank(place, &|other| other.client == row.client),
                    place,
                )
            })
            .collect();
        let mut order = ranks.clone();
        order.sort_unstable();
        order.iter().take(most as usize).map(|(_, _, place)| rows[*place].clone()).collect()
    }

    pub(super) fn seat_of_token(&self, hash: &str) -> Option<(String, u8)> {
        self.seats().find(|(_, seat)| seat.token == hash).map(|(id, seat)| (id.to_string(), seat.seat))
    }

    pub(super) fn handover(&self, hash: &str, since: u64) -> Option<(String, u8)> {
        let (id, seat, created) = self.handovers.get(hash)?;
        (*created >= since).then(|| (id.clone(), *seat))
    }

    pub(super) fn review(&self, id: &str) -> Option<(u32, String)> {
        self.matches.get(id).and_then(|found| found.review.clone())
    }

    pub(super) fn chat(&self, id: &str) -> Vec<ChatRow> {
        self.matches.get(id).map_or_else(Vec::new, |found| found.chat.values().cloned().collect())
    }

    pub(super) fn recovery(&self, hash: &str) -> Option<String> {
        self.recoveries.iter().find(|(_, token)| *token == hash).map(|(player, _)| player.clone())
    }

    pub(super) fn has_recovery(&self, player: &str) -> bool {
        self.recoveries.contains_key(player)
    }

    pub(super) fn made(&self, owner: &str, client: &str, since: u64) -> [Made; 2] {
        let made = |is_theirs: &dyn Fn(&MatchRow) -> bool| {
            self.rows().filter(is_theirs).fold(Made::default(), |made, row| Made {
                all: made.all + u32::from(row.created > since),
                unfinished: made.unfinished + u32::from(goes_on(&row.status) && row.changed > since),
                listed: made.listed + u32::from(row.status == "waiting" && row.listed),
            })
        };
        [made(&|row| row.owner == owner), made(&|row| row.client == client)]
    }

    pub(super) fn due(&self, now: u64, after: Option<&Due>, most: u32) -> Vec<Due> {
        let wake = |found: &Match| found.progress.as_ref()?.wake.filter(|wake| *wake <= now);
        let due = self.matches.iter().filter_map(|(id, found)| Some((wake(found)?, id.clone())));
        let mut due: Vec<Due> = due.filter(|due| after.is_none_or(|after| due > after)).collect();
        due.sort();
        due.truncate(most as usize);
        due
    }
}

fn goes_on(status: &str) -> bool {
    matches!(status, "waiting" | "playing")
}
