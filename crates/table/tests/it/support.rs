//! A table with all its effects carried out: entries stored, lines heard, bots remembered.

use game::{BySeat, Game, Legal, Observer, Seat, Seed, Setup};
use table::{Away, Clock, Command, Effect, Holder, Line, LogEntry, Refusal, Status, Table, TableSetup, Time};
use testkit::high_card::{HighCard, HighCardSetup};

use crate::treasure_hunt::{TreasureHunt, TreasureSetup};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

pub(crate) const MINUTE: u64 = 60_000;
pub(crate) const HOUR: u64 = 60 * MINUTE;
pub(crate) const DAY: u64 = 24 * HOUR;

/// A table and the world around it.
#[derive(Clone)]
pub(crate) struct Match<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) seed: Seed,
    pub(crate) now: Time,
    pub(crate) stored: Vec<LogEntry<G::Move>>,
    /// What each seat was told live, with spectators at the end.
    pub(crate) heard: Vec<Vec<Line<G::Event>>>,
    /// The version of the question that a bot was last asked for each seat.
    pub(crate) bots: BySeat<Option<u32>>,
    pub(crate) wake: Option<Time>,
}

impl<G: Legal> Match<G> {
    pub(crate) fn new(setup: TableSetup<G::Setup>, seed: u64) -> Self {
        let (seed, players) = (Seed::from_number(seed), setup.game.players());
        let table = Table::new(setup, seed).expect("a table that can be played at");
        Self {
            table,
            seed,
            now: Time::from_millis(1_000_000),
            stored: Vec::new(),
            heard: vec![Vec::new(); usize::from(players) + 1],
            bots: BySeat::new(players, |_| None),
            wake: None,
        }
    }

    /// Everyone is a person, and the match has begun.
    pub(crate) fn of_people(setup: TableSetup<G::Setup>, seed: u64) -> Self {
        let mut game = Self::new(setup, seed);
        for seat in game.bots.seats() {
            game.ok(Command::Sit { seat, id: format!("person {seat}") });
        }
        game
    }

    pub(crate) fn observers(&self) -> Vec<Observer> {
        self.bots.seats().map(Observer::Seat).chain([Observer::Public]).collect()
    }

    pub(crate) fn send(&mut self, command: Command<G::Move>) -> Vec<Effect<G>> {
        let effects = self.table.handle(self.now, command);
        self.carry_out(&effects);
        effects
    }

    pub(crate) fn carry_out(&mut self, effects: &[Effect<G>]) {
        let mut told_of_change = false;
        for effect in effects {
            match effect {
                Effect::Store(entry) => {
                    assert!(!told_of_change, "stored after it was shown");
                    self.stored.push(entry.clone());
                }
                Effect::Say(line) => {
                    for (observer, heard) in self.observers().into_iter().zip(&mut self.heard) {
                        if observer.hears(line.audience) {
                            heard.push(line.clone());
                        }
                    }
                }
                Effect::Changed | Effect::Over(_) | Effect::Rematch(_) => told_of_change = true,
                Effect::AskBot { seat, version, .. } => self.bots[*seat] = Some(*version),
                Effect::WakeAt(time) => self.wake = Some(*time),
                Effect::Accepted { .. } | Effect::Refuse { .. } => {}
            }
        }
    }

    /// Sends a command that must not be refused.
    pub(crate) fn ok(&mut self, command: Command<G::Move>) -> Vec<Effect<G>> {
        let text = format!("{command:?}");
        let effects = self.send(command);
        assert_eq!(refusal(&effects), None, "{text}");
        effects
    }

    /// Sends a command that must be refused and change nothing, and returns the reason.
    pub(crate) fn refused(&mut self, command: Command<G::Move>) -> Refusal<G::Illegal> {
        let (before, text) = (self.table.clone(), format!("{command:?}"));
        let effects = self.send(command);
        assert_eq!(self.table, before, "{text} was refused and changed something");
        assert!(!effects.iter().any(|effect| matches!(effect, Effect::Store(_) | Effect::Say(_) | Effect::Changed)));
        refusal(&effects).unwrap_or_else(|| panic!("{text} was not refused"))
    }

    /// A move of a person who has seen everything.
    pub(crate) fn play(&mut self, seat: Seat, answer: G::Move) -> Vec<Effect<G>> {
        let version = self.table.version();
        self.ok(Command::Move { seat, version, answer })
    }

    /// The answer of the bot that was asked.
    pub(crate) fn bot(&mut self, seat: Seat, answer: G::Move) -> Vec<Effect<G>> {
        let version = self.bots[seat].expect("a bot was asked");
        self.ok(Command::BotMove { seat, version, answer })
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Vec<Effect<G>> {
        let version = self.table.version();
        self.ok(Command::Undo { seat, version })
    }

    pub(crate) fn undo_refused(&mut self, seat: Seat) -> Refusal<G::Illegal> {
        let version = self.table.version();
        assert_eq!(self.table.undoable(seat), None);
        self.refused(Command::Undo { seat, version })
    }

    pub(crate) fn wait(&mut self, millis: u64) {
        self.now = self.now.plus(millis);
    }

    pub(crate) fn away(&self, seat: Seat) -> Option<Away> {
        self.table.players(self.now)[seat].away
    }

    /// Whether a bot makes the seat's moves.
    pub(crate) fn is_run_by_a_bot(&self, seat: Seat) -> bool {
        let player = &self.table.players(self.now)[seat];
        matches!(player.holder, Holder::Bot { .. }) || player.away.is_some() || player.resigned
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.status(), Status::Over { .. })
    }

    pub(crate) fn restored(&self) -> Table<G> {
        Table::restore(self.table.setup().clone(), self.seed, self.stored.clone()).expect("what was stored leads here")
    }
}

pub(crate) fn refusal<G: Game>(effects: &[Effect<G>]) -> Option<Refusal<G::Illegal>> {
    effects.iter().find_map(|effect| match effect {
        Effect::Refuse { refusal, .. } => Some(refusal.clone()),
        _ => None,
    })
}

pub(crate) fn accepted<G: Game>(effects: &[Effect<G>]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Accepted { .. }))
}

pub(crate) fn asked_bots<G: Game>(effects: &[Effect<G>]) -> Vec<(Seat, String)> {
    let asked = |effect: &Effect<G>| match effect {
        Effect::AskBot { seat, level, .. } => Some((*seat, level.clone())),
        _ => None,
    };
    effects.iter().filter_map(asked).collect()
}

/// A game in which everyone answers at once and in secret.
pub(crate) fn high_card(players: u8) -> TableSetup<HighCardSetup> {
    TableSetup::untimed(HighCardSetup::of(players, "base").expect("a setup"), "easy")
}

/// A game in which seats take turns.
pub(crate) fn treasure_setup(players: u8) -> TableSetup<TreasureSetup> {
    TableSetup::untimed(TreasureSetup(players), "easy")
}

pub(crate) fn timed(clock: Clock) -> TableSetup<TreasureSetup> {
    TableSetup { clock, ..treasure_setup(2) }
}

pub(crate) fn cards(players: u8) -> Match<HighCard> {
    Match::of_people(high_card(players), 1)
}

pub(crate) fn treasure_hunt(players: u8) -> Match<TreasureHunt> {
    Match::of_people(treasure_setup(players), 1)
}
