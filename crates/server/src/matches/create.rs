//! A new match: from a request, or as a rematch.

use game::{BySeat, Seat, Seed, Setup as _, Timing};
use protocol::{ClockChoice, FailureCode, NewMatch, NewSeat, Place, SeatLink};
use table::{Clock, Command, Effect, Holder, Status, Table, TableSetup, Time};
use tokio::time::Instant;

use crate::app::{App, Shared};
use crate::error::{Answer, AppError};
use crate::identity::{PlayerId, token_hash};
use crate::store::{Change, EntryRow, NewMatchRow, Progress, SeatRow, Transaction};
use games::{Playable, Visit, with_game};

/// The longest sensible clocks: a day of budget, an hour for each move, a month of days.
const MAX_SECONDS: u32 = 24 * 60 * 60;
const MAX_INCREMENT: u32 = 60 * 60;
const MAX_DAYS: u8 = 31;

/// The period, in milliseconds, over which created matches are counted. Matches without a move for this long no longer count.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// Whether a player, from an address, may create another match.
pub(crate) async fn may_make(app: &App, owner: &str, client: &str, listed: bool) -> Answer<()> {
    let limits = &app.config.limits;
    let [of_player, of_client] = app.store.made(owner, client, app.now().saturating_sub(DAY)).await?;
    if of_player.unfinished >= limits.matches_per_player || of_client.unfinished >= limits.matches_per_client {
        return Err(AppError::too_many(FailureCode::TooManyMatches));
    }
    if listed && (of_player.listed >= limits.listed_per_player || of_client.listed >= limits.listed_per_client) {
        return Err(AppError::too_many(FailureCode::TooManyListed));
    }
    let now = Instant::now();
    let is_slow_enough =
        app.making_of_players.take(owner.to_string(), now) && app.making_of_clients.take(client.to_string(), now);
    if !is_slow_enough || of_player.all >= limits.made_per_player || of_client.all >= limits.made_per_client {
        return Err(AppError::too_many(FailureCode::TooManyMade));
    }
    Ok(())
}

/// Creates the requested match, and returns its id and the player's seat. If it has begun, the seat was drawn.
pub(crate) async fn create(
    app: &App,
    wish: NewMatch,
    owner: &PlayerId,
    client: String,
) -> Answer<(String, Option<Seat>)> {
    let id = app.world.random_hex::<8>();
    let game = wish.game.clone();
    let visit = Create { app, id: &id, wish, owner, client };
    let transaction = with_game(&game, visit).ok_or_else(|| AppError::bad(FailureCode::UnknownGame))??;
    begin(app, id, &game, transaction, owner).await
}

/// Stores a new match and lets it begin.
pub(super) async fn begin(
    app: &App,
    id: String,
    game: &str,
    transaction: Transaction,
    owner: &PlayerId,
) -> Answer<(String, Option<Seat>)> {
    let is_yours = |row: &&SeatRow| row.kind == "person" && row.holder == owner.as_str();
    let you = transaction.seats.iter().find(is_yours).map(|row| Seat::new(row.seat));
    app.store.write(transaction).await?;
    app.metrics.matches_created.add(1);
    tracing::info!(id, game, "a match was made");
    // A bot may be the first to move.
    let _ = app.matches.mailbox(app, &id).send(super::Mail::Wake).await;
    Ok((id, you))
}

struct Create<'a> {
    app: &'a App,
    id: &'a str,
    wish: NewMatch,
    owner: &'a PlayerId,
    client: String,
}

impl Visit for Create<'_> {
    type Output = Answer<Transaction>;

    fn visit<G: Playable>(self) -> Answer<Transaction> {
        let Self { app, id, wish, owner, client } = self;
        let variant = wish.variant.as_deref().unwrap_or(G::Setup::VARIANTS[0]);
        let players = u8::try_from(wish.seats.len()).map_err(|_| AppError::bad(FailureCode::BadSetup))?;
        let mut game = G::Setup::of(players, variant).map_err(|_| AppError::bad(FailureCode::BadSetup))?;
        if wish.in_order {
            game = game.timed(Timing::InOrder);
            if game.timing() != Some(Timing::InOrder) {
                return Err(AppError::bad(FailureCode::BadSetup));
            }
        }
        let clock = clock(wish.clock).ok_or_else(|| AppError::bad(FailureCode::BadClock))?;
        if wish.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
            return Err(AppError::bad(FailureCode::BadSetup));
        }
        let mut holders = BySeat::new(players, |_| Holder::Open);
        for (holder, seat) in holders.values_mut().zip(wish.seats) {
            *holder = match seat {
                NewSeat::Me => Holder::Person { id: owner.as_str().to_string() },
                NewSeat::Open => Holder::Open,
                NewSeat::Bot { level } if G::level_names().contains(&level.as_str()) => Holder::Bot { level },
                NewSeat::Bot { .. } => return Err(AppError::bad(FailureCode::UnknownLevel)),
            };
        }
        if holders.values().all(|holder| matches!(holder, Holder::Bot { .. })) {
            return Err(AppError::bad(FailureCode::NoPeople));
        }
        let stand_in = G::default_level().to_string();
        let setup =
            TableSetup { game, clock, stand_in, draws_seats: !wish.fixed_seats, answers_forced: true, lesson: None };
        let origin = Origin { id, owner: owner.as_str(), client: &client, listed: wish.listed };
        rows::<G>(app, &origin, &setup, &holders, None).map_err(AppError::internal)
    }
}

/// The origin of a match.
pub(super) struct Origin<'a> {
    pub(super) id: &'a str,
    pub(super) owner: &'a str,
    pub(super) client: &'a str,
    pub(super) listed: bool,
}

/// Everything stored for a new match. Without a seed, it is drawn.
pub(super) fn rows<G: Playable>(
    app: &Shared,
    origin: &Origin<'_>,
    setup: &TableSetup<G::Setup>,
    holders: &BySeat<Holder>,
    seed: Option<Seed>,
) -> Result<Transaction, String> {
    let (seed, at) = (seed.unwrap_or_else(|| app.world.game_seed()), app.now());
    let mut table = Table::<G>::new(setup.clone(), seed).map_err(|error| error.to_string())?;
    let mut transaction = Transaction::default();
    for (seat, holder) in holders.iter() {
        let command = match holder.clone() {
            Holder::Open => continue,
            Holder::Person { id } => Command::Sit { seat, id },
            Holder::Bot { level } => Command::SitBot { seat, level },
        };
        for effect in table.handle(Time::from_millis(at), command) {
            match effect {
                Effect::Store(stored) => transaction.entries.push(EntryRow {
                    match_id: origin.id.to_string(),
                    number: transaction.entries.len() as u32,
                    entry: serde_json::to_string(&stored).map_err(|error| error.to_string())?,
                }),
                Effect::Refuse { refusal, .. } => return Err(refusal.to_string()),
                _ => {}
            }
        }
    }
    transaction.matches.push(NewMatchRow {
        id: origin.id.to_string(),
        game: G::ID.to_string(),
        variant: setup.game.variant().to_string(),
        rules: G::RULES_VERSION,
        setup: serde_json::to_string(setup).map_err(|error| error.to_string())?,
        seed: seed.to_string(),
        owner: origin.owner.to_string(),
        client: origin.client.to_string(),
        listed: origin.listed,
        created: at,
    });
    // Loading the match asks its bots.
    let wake = Some(0).filter(|_| table.game().is_some());
    let entries = transaction.entries.len() as u32;
    transaction.progress.push(Progress { wake, listed: origin.listed, ..progress(origin.id, &table, entries, at) });
    transaction.seats = seat_rows(app, origin.id, &table);
    // A node that stops leaves it to the others.
    if let Some(nodes) = app.nodes.as_ref().filter(|nodes| !nodes.is_draining()) {
        transaction.changes.push(Change::Own { match_id: origin.id.to_string(), node: nodes.incarnation() });
    }
    Ok(transaction)
}

/// The state of a private match in lists, while nothing is due and no rematch follows.
pub(super) fn progress<G: Playable>(id: &str, table: &Table<G>, entries: u32, changed: u64) -> Progress {
    let ((status, round, asked), match_id) = (standing(table), id.to_string());
    let (wake, rematch, listed, places) = (None, None, false, places(table));
    Progress { match_id, status, round, asked, wake, rematch, entries, changed, listed, places }
}

/// How the seats of a finished match ended, as JSON.
pub(crate) fn places<G: Playable>(table: &Table<G>) -> Option<String> {
    let Status::Over { outcome, .. } = table.status() else { return None };
    let places = outcome.standings.values().map(|standing| Place { rank: standing.rank, points: standing.total });
    serde_json::to_string(&places.collect::<Vec<_>>()).ok()
}

/// The status of a match, its round, and a bit for each seat that is asked.
pub(crate) fn standing<G: Playable>(table: &Table<G>) -> (&'static str, u32, u32) {
    let status = match table.status() {
        Status::Waiting => "waiting",
        Status::Playing => "playing",
        Status::Over { .. } => "over",
    };
    let asked = table.asked().iter().fold(0, |asked, seat| asked | 1 << seat.number());
    (status, table.game().map_or(0, game::Game::round), asked)
}

/// Who sits where.
pub(super) fn seat_rows<G: Playable>(app: &Shared, id: &str, table: &Table<G>) -> Vec<SeatRow> {
    let players = table.players(Time::from_millis(0));
    let row = |(seat, player): (Seat, &table::Player)| {
        let (kind, holder) = seat_holder(&player.holder);
        SeatRow {
            match_id: id.to_string(),
            seat: seat.number(),
            kind: kind.to_string(),
            holder: holder.to_string(),
            token: token_hash(&app.key.seat_token(id, seat.number())),
            name: None,
        }
    };
    players.iter().map(row).collect()
}

/// Who holds a seat, as it is stored.
pub(crate) fn seat_holder(holder: &Holder) -> (&'static str, &str) {
    match holder {
        Holder::Open => ("open", ""),
        Holder::Person { id } => ("person", id),
        Holder::Bot { level } => ("bot", level),
    }
}

impl Shared {
    /// The secret link of a seat.
    pub(crate) fn seat_link(&self, id: &str, seat: u8) -> SeatLink {
        SeatLink { seat: Seat::new(seat), path: format!("/seat/{}", self.key.seat_token(id, seat)) }
    }
}

fn clock(choice: ClockChoice) -> Option<Clock> {
    Some(match choice {
        ClockChoice::None => Clock::None,
        ClockChoice::Live { seconds, increment } => {
            let sensible = (1..=MAX_SECONDS).contains(&seconds) && increment <= MAX_INCREMENT;
            let ms = |seconds: u32| u64::from(seconds) * 1000;
            Some(Clock::Live { initial_ms: ms(seconds), increment_ms: ms(increment) }).filter(|_| sensible)?
        }
        ClockChoice::Days { days } => {
            Some(Clock::Days { days: days.into() }).filter(|_| (1..=MAX_DAYS).contains(&days))?
        }
    })
}

/// A table's clock in the wire format.
pub(crate) fn clock_choice(clock: Clock) -> ClockChoice {
    match clock {
        Clock::None => ClockChoice::None,
        Clock::Live { initial_ms, increment_ms } => {
            ClockChoice::Live { seconds: (initial_ms / 1000) as u32, increment: (increment_ms / 1000) as u32 }
        }
        Clock::Days { days } => ClockChoice::Days { days: days as u8 },
    }
}
