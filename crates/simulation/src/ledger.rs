//! [`Ledger`]: what people were told, and what that must agree with.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use server::simulation::{Acknowledged, Audit, Broken, Claims, Disk, Shown, audit, is_safe, lines_said};

/// How many states of a match are compared with what their observers may see.
const COMPARED: usize = 8;

/// A viewer of a match: a seat, or the public.
pub(crate) type Viewer = Option<u8>;

/// What people were told.
pub(crate) struct Ledger {
    disk: Disk,
    /// The first invariant that did not hold.
    pub(crate) failure: Option<Broken>,
    claims: BTreeMap<String, Claims>,
    /// Every line that each viewer of a match was sent. The same viewer always gets the same lines.
    logs: BTreeMap<(String, Viewer), Vec<String>>,
    /// The last version of each match that anybody has seen.
    versions: BTreeMap<String, u32>,
    /// Who was acknowledged as the creator of a match, or as holding a seat.
    seated: BTreeSet<(String, String)>,
    /// The names that players may have: the last acknowledged one, and those requested since.
    names: BTreeMap<String, Vec<String>>,
    /// What was said at each match, by whom, as far as it was acknowledged.
    said: BTreeSet<(String, String, String)>,
    /// Everything that somebody wanted to say.
    sayings: BTreeSet<(String, String)>,
    pub(crate) acknowledged: u64,
}

impl Ledger {
    pub(crate) fn new(disk: Disk) -> Self {
        Self {
            disk,
            failure: None,
            claims: BTreeMap::new(),
            logs: BTreeMap::new(),
            versions: BTreeMap::new(),
            seated: BTreeSet::new(),
            names: BTreeMap::new(),
            said: BTreeSet::new(),
            sayings: BTreeSet::new(),
            acknowledged: 0,
        }
    }

    pub(crate) fn fail(&mut self, invariant: &'static str, what: impl Into<String>) {
        self.failure.get_or_insert(Broken { invariant, what: what.into() });
    }

    /// A move was accepted.
    pub(crate) fn accepted(&mut self, id: &str, seat: u8, told: Acknowledged) {
        self.acknowledged += 1;
        if !is_safe(&self.disk, id, seat, told.version) {
            self.fail(
                "kept",
                format!("match {id}: version {} of seat {seat} was accepted and is not safe", told.version),
            );
        }
        self.claims.entry(id.to_string()).or_default().acknowledged.push(told);
    }

    /// A player's seat was acknowledged.
    pub(crate) fn sat(&mut self, id: &str, player: &str) {
        self.seated.insert((id.to_string(), player.to_string()));
        self.check_seat(id, player);
    }

    fn check_seat(&mut self, id: &str, player: &str) {
        let entries = self.disk.last_entries(id, usize::MAX);
        if !entries.iter().any(|entry| entry.contains("\"sat\"") && entry.contains(player)) {
            self.fail("kept", format!("match {id}: {player} was told to have a seat there"));
        }
    }

    /// A player asks for a name.
    pub(crate) fn wishes_name(&mut self, player: &str, name: &str) {
        // At first nobody has one.
        self.names.entry(player.to_string()).or_insert_with(|| vec![String::new()]).push(name.to_string());
    }

    /// A player's name was acknowledged.
    pub(crate) fn named(&mut self, player: &str, name: &str) {
        let possible = self.names.entry(player.to_string()).or_default();
        if possible.len() <= 2 {
            *possible = vec![name.to_string()];
        } else {
            // A later request, from another page or unanswered, may have changed it; but the player has some name.
            possible.iter_mut().filter(|known| known.is_empty()).for_each(|none| *none = name.to_string());
        }
        let kept = self.disk.name_of(player);
        if !kept.is_some_and(|kept| possible.contains(&kept)) {
            self.fail("kept", format!("{player} was told to be called {name}"));
        }
    }

    /// Somebody wants to say something.
    pub(crate) fn wishes_line(&mut self, id: &str, text: String) {
        self.sayings.insert((id.to_string(), text));
    }

    /// Lines of a chat came: each of them was said at this match.
    pub(crate) fn heard_lines(&mut self, id: &str, texts: &[String]) {
        let invented = texts.iter().find(|text| !self.sayings.contains(&(id.to_string(), (*text).clone())));
        if let Some(text) = invented {
            self.fail("own view", format!("match {id}: nobody said {text:?} there"));
        }
    }

    /// What a player said was acknowledged.
    pub(crate) fn said(&mut self, id: &str, player: &str, text: &str) {
        self.said.insert((id.to_string(), player.to_string(), text.to_string()));
        self.check_line(id, player, text);
    }

    /// A line that was acknowledged is stored once.
    fn check_line(&mut self, id: &str, player: &str, text: &str) {
        let lines = lines_said(&self.disk, id);
        let found = lines.iter().filter(|(speaker, said)| speaker == player && said == text).count();
        if found != 1 {
            self.fail("kept", format!("match {id}: {text:?} was acknowledged and is stored {found} times"));
        }
    }

    /// How many lines of a log are known.
    pub(crate) fn heard(&self, id: &str, viewer: Viewer) -> u32 {
        self.logs.get(&(id.to_string(), viewer)).map_or(0, |log| log.len() as u32)
    }

    /// Lines of a log came, the first of which should be number `next`.
    pub(crate) fn hear(&mut self, id: &str, viewer: Viewer, next: u32, lines: &[Value]) {
        let log = self.logs.entry((id.to_string(), viewer)).or_default();
        let mut wrong = None;
        for (line, expected) in lines.iter().zip(next..) {
            let (text, index) = (line.to_string(), expected as usize);
            if line["index"] != expected || index > log.len() {
                wrong = Some(format!("{} came where {expected} should", line["index"]));
            } else if index == log.len() {
                log.push(text);
            } else if log[index] != text {
                wrong = Some(format!("line {expected} was {} and is {text}", log[index]));
            }
        }
        if let Some(wrong) = wrong {
            self.fail("log", format!("match {id}, eyes {viewer:?}: {wrong}"));
        }
    }

    /// The last version of a match that anybody has seen: a new socket must show that one or a later one.
    pub(crate) fn version(&self, id: &str) -> u32 {
        self.versions.get(id).copied().unwrap_or_default()
    }

    /// A state came to a socket that must not see a version before `floor`.
    pub(crate) fn shown(&mut self, id: &str, floor: u32, shown: Shown, compare: bool) {
        let version = shown.version;
        let last = self.versions.entry(id.to_string()).or_default();
        *last = version.max(*last);
        if version < floor {
            self.fail("version", format!("match {id}: eyes {:?} saw version {floor} and then {version}", shown.seat));
        }
        let states = &mut self.claims.entry(id.to_string()).or_default().shown;
        if compare && states.len() < COMPARED {
            states.push(shown);
        }
    }

    /// Compares everything stored with what was acknowledged; if `all`, also with what was shown, which takes longer.
    pub(crate) fn check(&mut self, all: bool) -> BTreeMap<String, Audit> {
        let mut found = BTreeMap::new();
        let mut ids: BTreeSet<String> = self.disk.matches().into_iter().collect();
        ids.extend(self.claims.iter().filter(|(_, claims)| !claims.acknowledged.is_empty()).map(|(id, _)| id.clone()));
        for id in ids {
            let mut claims = self.claims.get(&id).cloned().unwrap_or_default();
            claims.shown.retain(|_| all);
            match audit(&self.disk, &id, &claims) {
                Ok(audit) => {
                    self.check_logs(&id, &audit);
                    found.insert(id, audit);
                }
                Err(broken) => {
                    self.failure.get_or_insert(broken);
                }
            }
        }
        for (id, player) in self.seated.clone() {
            self.check_seat(&id, &player);
        }
        for (id, player, text) in self.said.clone() {
            self.check_line(&id, &player, &text);
        }
        for (player, names) in self.names.clone() {
            // A player without a name has none stored.
            let name = self.disk.name_of(&player).unwrap_or_default();
            if !names.contains(&name) {
                self.fail("kept", format!("{player} is called {name:?} and not one of {names:?}"));
            }
        }
        found
    }

    fn check_logs(&mut self, id: &str, audit: &Audit) {
        let mut wrong = None;
        for viewer in audit.logs.keys() {
            let Some(log) = self.logs.get(&(id.to_string(), *viewer)) else { continue };
            if audit.logs[viewer].get(..log.len()) != Some(log) {
                wrong = Some(format!("match {id}: eyes {viewer:?} heard what is not in their log, or lost some of it"));
            }
        }
        if let Some(wrong) = wrong {
            self.fail("own view", wrong);
        }
    }
}
