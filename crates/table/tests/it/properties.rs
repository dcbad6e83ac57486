//! Whatever is sent to a table, in any order: nothing breaks, nothing leaks, nothing is lost.

use game::{Chance, Game, Legal, Observer, Seat, Seed, Setup as _};
use table::{Clock, Command, Content, Effect, Holder, Status, Table, TableSetup};

use testkit::high_card::HighCard;

use crate::support::{MINUTE, Match, high_card, refusal, treasure_setup};
use crate::treasure_hunt::TreasureHunt;

/// A random match: what is sent, and what is checked after each command.
struct Storm<G: Game> {
    game: Match<G>,
    choices: Chance,
    /// Compare with a restored table after every this many commands.
    restore_every: u32,
    last: Option<Command<G::Move>>,
    undone: u32,
}

impl<G: Legal> Storm<G> {
    fn new(setup: TableSetup<G::Setup>, seed: u64, restore_every: u32) -> Self {
        let choices = Chance::seeded(Seed::from_number(seed).derive(1));
        Self { game: Match::new(setup, seed), choices, restore_every, last: None, undone: 0 }
    }

    fn below(&mut self, n: u32) -> u32 {
        self.choices.below(n)
    }

    fn any_seat(&mut self) -> Seat {
        // Occasionally a seat that is not at this table.
        let players = u32::from(self.game.bots.players());
        if self.below(40) == 0 { Seat::new(200) } else { Seat::new(self.below(players) as u8) }
    }

    /// Seats are taken, left and taken again until the match begins.
    fn sit_down(&mut self) {
        for number in 0..1000 {
            if self.game.table.status() != Status::Waiting {
                return;
            }
            let seat = self.any_seat();
            let command = match self.below(5) {
                0 => Command::Leave { seat },
                1 if self.below(2) == 0 => Command::SitBot { seat, level: "easy".into() },
                _ => Command::Sit { seat, id: format!("person {}", number % 7) },
            };
            self.send(command);
        }
        panic!("a table that never fills");
    }

    /// A move of a seat that is asked, as the right kind of command.
    fn good_move(&mut self) -> Option<Command<G::Move>> {
        let asked: Vec<Seat> = self.game.table.asked().iter().collect();
        let seat = *asked.get(self.below(asked.len() as u32) as usize)?;
        let answer = self.game.table.game()?.random_move(seat, &mut self.choices).expect("an asked seat can move");
        let version = self.game.table.version();
        Some(match self.game.is_run_by_a_bot(seat) {
            // With the version of its question: however long the bot thought, the answer is not late.
            true => Command::BotMove { seat, version: self.game.bots[seat].expect("a bot was asked"), answer },
            false if self.below(10) == 0 => self.chain(seat, version, answer),
            false => Command::Move { seat, version, answer },
        })
    }

    /// An answer with others that may follow it, or may not.
    fn chain(&mut self, seat: Seat, version: u32, first: G::Move) -> Command<G::Move> {
        let mut then = Vec::new();
        if let Some(mut next) = self.game.table.game().cloned() {
            let mut answer = first.clone();
            for _ in 0..self.below(4) {
                if next.play(seat, &answer, &mut ()).is_err() {
                    break;
                }
                let Some(further) = next.random_move(seat, &mut self.choices) else { break };
                then.push(further.clone());
                answer = further;
            }
        }
        Command::Chain { seat, version, first, then }
    }

    fn any_command(&mut self) -> Command<G::Move> {
        let (seat, version) = (self.any_seat(), self.game.table.version());
        let old = version.saturating_sub(self.below(4));
        match self.below(40) {
            0 => Command::Leave { seat },
            1..=3 => Command::Return { seat },
            4..=6 => Command::Undo { seat, version },
            7..=9 => {
                let free = |seat: &Seat| self.game.table.undoable(*seat).is_some();
                Command::Undo { seat: self.game.bots.seats().find(free).unwrap_or(seat), version }
            }
            10 => Command::Undo { seat, version: old },
            11 => Command::Automatic { seat, on: self.below(2) == 0 },
            12 => Command::Resign { seat: if self.below(30) == 0 { seat } else { Seat::new(200) } },
            13 => Command::Rematch { seat },
            14 if self.below(4) == 0 => {
                let number = self.below(9);
                Command::TakeOver { seat, id: format!("person {number}") }
            }
            14 => Command::Tick,
            15..=17 => self.last.clone().unwrap_or(Command::Tick),
            18..=20 => match self.good_move() {
                // Late, too early, or for another seat.
                Some(Command::Move { answer, .. }) => Command::Move { seat, version: old + self.below(2), answer },
                Some(Command::BotMove { answer, .. }) => Command::BotMove { seat, version: old, answer },
                _ => Command::Tick,
            },
            _ => self.good_move().unwrap_or(Command::Tick),
        }
    }

    fn play(&mut self, commands: u32) {
        self.sit_down();
        for count in 0..commands {
            let pause = u64::from(self.below(1000)) * if self.below(30) == 0 { MINUTE } else { 10 };
            self.game.wait(pause);
            let command = self.any_command();
            self.send(command);
            if count % self.restore_every == 0 {
                assert_eq!(self.game.restored(), self.game.table);
            }
        }
        self.finish();
    }

    /// Every match ends if the asked seats answer.
    fn finish(&mut self) {
        for _ in 0..20_000 {
            let Some(command) = self.good_move() else { break };
            let effects = self.send(command);
            assert_eq!(refusal(&effects), None);
        }
        assert!(self.game.is_over());
        assert_eq!(self.game.restored(), self.game.table);
        if let (Status::Over { outcome, .. }, Some(record)) = (self.game.table.status(), self.game.table.record()) {
            assert!(!outcome.winners().is_empty());
            assert!(record.replay().and_then(game::Replay::finish).is_ok(), "the record is a good one");
        }
    }

    fn send(&mut self, command: Command<G::Move>) -> Vec<Effect<G>> {
        if let Command::Undo { seat, version } = command {
            self.undo_and_redo(seat, version);
        }
        let before = self.game.table.clone();
        let effects = self.game.send(command.clone());
        let stores = effects.iter().any(|effect| matches!(effect, Effect::Store(_)));
        assert_eq!(stores, self.game.table != before, "what changes is stored: {command:?}");
        assert_eq!(stores, effects.contains(&Effect::Changed), "and shown");
        self.last = Some(command);
        self.check();
        effects
    }

    /// A player who takes a move back and makes it again ends up in the same state.
    fn undo_and_redo(&mut self, seat: Seat, version: u32) {
        let mut other = self.game.clone();
        other.send(Command::Tick);
        let (Some(answer), Some(state)) = (other.table.undoable(seat).cloned(), other.table.game().cloned()) else {
            return;
        };
        let moves = |game: &Match<G>| game.table.record().map_or(0, |record| record.moves.len());
        let before = moves(&other);
        if refusal(&other.send(Command::Undo { seat, version })).is_some() {
            return;
        }
        if !other.table.asked().contains(seat) {
            // A forced move, by a player who has turned automatic answers on in the meantime.
            return;
        }
        let same_wishes = moves(&other) + 1 == before;
        other.play(seat, answer);
        // If the setting for automatic answers has changed in between, more or fewer of them follow.
        if same_wishes && moves(&other) == before {
            assert_eq!(other.table.game(), Some(&state));
            self.undone += 1;
        }
    }

    /// What holds after every command.
    fn check(&self) {
        let Match { table, heard, bots, .. } = &self.game;
        for (observer, live) in self.game.observers().into_iter().zip(heard) {
            // Only look at the end: the beginning was checked after earlier commands.
            let from = (live.len() as u32).saturating_sub(20);
            assert_eq!(table.history_len(observer) as usize, live.len());
            for (index, line) in table.history(observer, from) {
                assert_eq!(*line, live[index as usize], "history is what was told live");
                assert!(observer.hears(line.audience), "{observer:?} heard {line:?}");
            }
        }
        for seat in bots.seats() {
            let asked = table.asked().contains(seat);
            assert_eq!(asked, table.prompt(seat).is_some());
            let asked_in_game = table.game().is_some_and(|game| game.asked().contains(seat));
            assert_eq!(asked, asked_in_game && table.status() == Status::Playing);
            if asked && self.game.is_run_by_a_bot(seat) {
                assert!(bots[seat].is_some_and(|version| version <= table.version()), "no bot was asked for {seat}");
            }
        }
        self.check_undoable();
        let runs = table.players(self.game.now).values().any(|player| player.clock_runs);
        assert!(!runs || table.status() == Status::Playing);
    }
}

impl<G: Legal> Storm<G> {
    /// After another seat's move, only a sealed answer can be taken back.
    fn check_undoable(&self) {
        let Match { table, bots, .. } = &self.game;
        let (Some(game), Some(record)) = (table.game(), table.record()) else { return };
        for seat in bots.seats().filter(|&seat| table.undoable(seat).is_some()) {
            let others_moved = record.moves.last().is_some_and(|last| last.seat != seat);
            assert!(!others_moved || game.sealed().contains(seat), "seat {seat} can take back what others moved after");
        }
    }
}

fn clock(seed: u64) -> Clock {
    match seed % 3 {
        0 => Clock::None,
        1 => Clock::Live { initial_ms: 10 * MINUTE, increment_ms: 20_000 },
        _ => Clock::Days { days: 1 },
    }
}

#[test]
fn tables_of_sealed_choices_hold() {
    let mut undone = 0;
    for seed in 0..150 {
        let setup = TableSetup { clock: clock(seed), ..high_card(2 + (seed % 3) as u8) };
        let mut storm = Storm::<HighCard>::new(setup, seed, 1);
        storm.play(40);
        undone += storm.undone;
    }
    assert!(undone > 20, "only {undone} moves were taken back");
}

#[test]
fn tables_of_turns_hold() {
    let mut undone = 0;
    for seed in 0..40 {
        let setup = TableSetup { clock: clock(seed), ..treasure_setup(2 + (seed % 3) as u8) };
        let mut storm = Storm::<TreasureHunt>::new(setup, seed, 1);
        storm.play(100);
        undone += storm.undone;
    }
    assert!(undone > 40, "only {undone} moves were taken back");
}

fn storms<G: Legal>(setups: &[G::Setup], games: u64, commands: u32) -> u32 {
    let mut undone = 0;
    for (kind, setup) in setups.iter().enumerate() {
        for game in 0..games {
            let seed = kind as u64 * 100 + game;
            let draws_seats = seed.is_multiple_of(2);
            let setup = TableSetup { clock: clock(seed), draws_seats, ..TableSetup::untimed(setup.clone(), "easy") };
            let mut storm = Storm::<G>::new(setup, seed, 40);
            storm.play(commands);
            undone += storm.undone;
        }
    }
    undone
}

#[test]
fn tables_of_planet_defenders_hold() {
    let setups = [2, 4].map(|players| defenders::Setup::of(players, "base").unwrap().capped(6));
    let undone = storms::<defenders::Defenders>(&setups, 4, 200);
    assert!(undone > 20, "only {undone} moves were taken back");
}

#[test]
fn tables_of_race_hold() {
    let setups = [2, 3].map(|players| race::Setup::of(players, "standard").unwrap().capped(5));
    let undone = storms::<race::Race>(&setups, 3, 150);
    assert!(undone > 10, "only {undone} moves were taken back");
}

#[test]
fn tables_of_roll_hold() {
    let setups = [2, 3].map(|players| roll::Setup::of(players, "standard").unwrap().capped(3));
    let undone = storms::<roll::Roll>(&setups, 6, 120);
    assert!(undone > 10, "only {undone} moves were taken back");
}

/// What one seat hears and sees is the same in two matches that differ only in what is hidden from it.
#[test]
fn secrets_of_others_do_not_reach_a_seat() {
    let mut secrets = 0;
    for seed in 0..20 {
        let mut game = Match::<TreasureHunt>::of_people(treasure_setup(3), seed);
        let mut choices = Chance::seeded(Seed::from_number(seed));
        while let Some(seat) = game.table.asked().first() {
            let answer = game.table.game().unwrap().random_move(seat, &mut choices).unwrap();
            game.play(seat, answer);
        }
        let is_secret =
            |content: &Content<_>| matches!(content, Content::Event(crate::treasure_hunt::TreasureEvent::Secret(_)));
        secrets += game.heard.iter().flatten().filter(|line| is_secret(&line.content)).count();
        for seat in [0, 1, 2].map(Seat::new) {
            let own = game.table.history(Observer::Seat(seat), 0).filter(|(_, line)| is_secret(&line.content)).count();
            let peeked = game
                .table
                .record()
                .unwrap()
                .moves
                .iter()
                .filter(|entry| entry.seat == seat && entry.answer == crate::treasure_hunt::Step::Peek);
            assert_eq!(own, peeked.count());
        }
        let public = game.table.history(Observer::Public, 0);
        assert_eq!(public.filter(|(_, line)| is_secret(&line.content)).count(), 0);
    }
    assert!(secrets > 20);
}

/// Every prefix of the stored entries leads to a table that can continue.
#[test]
fn every_beginning_of_what_was_stored_can_be_restored() {
    for seed in 0..6 {
        let setup = TableSetup { clock: clock(seed), ..treasure_setup(3) };
        let mut storm = Storm::<TreasureHunt>::new(setup.clone(), seed, 1000);
        storm.play(60);
        let Match { stored, seed, now, .. } = storm.game;
        for end in 0..=stored.len() {
            let mut table =
                Table::<TreasureHunt>::restore(setup.clone(), seed, stored[..end].to_vec()).expect("a beginning");
            let mut entries = stored[..end].to_vec();
            entries.extend(table.resume(now).into_iter().filter_map(|effect| match effect {
                Effect::Store(entry) => Some(entry),
                _ => None,
            }));
            assert_eq!(Table::restore(setup.clone(), seed, entries).expect("and what followed"), table);
            let open = table.players(now).values().filter(|player| player.holder == Holder::Open).count();
            assert_eq!(open > 0, table.status() == Status::Waiting);
        }
    }
}
