//! Tables that somebody makes and leaves: what they cost everybody else.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use game::{Chance, Seat, Seed};
use indicatif::ProgressBar;
use protocol::{FromPage, GameInfo};
use serde::Serialize;
use server::client::{Client, ClientError, Socket};
use tokio::time::timeout;

use crate::figures::{Spread, Times};
use crate::interrupt::Interrupt;
use crate::people::{Options, make_table};
use crate::player::{Player, Tally, client_from};
use crate::progress::show;

/// The bots of each table that is left.
const BOTS: u8 = 3;
/// How many tables to create, and how many moves to make at each.
const TRIES: usize = 9;
/// How long one fresh table is played.
const TRIED: Duration = Duration::from_secs(2);
/// The level of the bot at a fresh table: it answers at once where nothing keeps it waiting.
const QUICK: &str = "medium";
/// The number of the guest's address, apart from those of people.
const GUEST_ADDRESS: usize = 1_000_000;

/// What was left behind, and what it did to others.
#[derive(Clone, Debug, Serialize)]
pub struct Left {
    /// Tables that were to be made.
    pub wanted: usize,
    /// Tables that were made before the server refused.
    pub made: usize,
    /// Why it refused.
    pub refused: Option<String>,
    /// Sockets that stay open.
    pub open_sockets: usize,
    /// How long making a new table took then, for somebody else.
    pub new_table: Spread,
    /// How long that other person then waited for each move of a bot of the level `medium`.
    pub medium_answer: Spread,
    /// What failed for that other person.
    pub errors: Vec<String>,
}

/// What `Guest::leave_tables` gives: the sockets stay open as long as it lives.
pub struct LeftOpen {
    /// What was measured.
    pub summary: Left,
    _sockets: Vec<Socket>,
}

/// Somebody who makes tables and goes away.
pub(crate) struct Guest<'a> {
    address: SocketAddr,
    options: &'a Options,
    games: &'a [GameInfo],
    chance: Chance,
}

impl<'a> Guest<'a> {
    pub(crate) fn new(address: SocketAddr, options: &'a Options, games: &'a [GameInfo]) -> Self {
        let chance = Chance::seeded(Seed::from_number(options.seed).derive(u64::MAX));
        Self { address, options, games, chance }
    }

    /// Makes tables until there are enough or the server refuses, and sees what others notice of them.
    pub(crate) async fn leave_tables(mut self, interrupt: &Interrupt, bar: &ProgressBar) -> LeftOpen {
        let mut client = client_from(self.address, GUEST_ADDRESS);
        let (mut made, mut refused, mut sockets) = (0, None, Vec::new());
        let all = self.options.abandoned;
        while made < all && !interrupt.has_come() {
            show(bar, made as u64, all as u64, format!("of {all} tables are made and left"));
            let result = match self.leave_one(&mut client, made).await {
                Err(ClientError::Status(status, _)) if status.as_u16() == 429 && client.cookie.is_some() => {
                    // Throwing the cookie away costs nothing: what an address may do is the limit that counts.
                    client.cookie = None;
                    self.leave_one(&mut client, made).await
                }
                result => result,
            };
            match result {
                Ok(socket) => sockets.extend(socket),
                Err(error) => {
                    refused = Some(error.to_string());
                    break;
                }
            }
            made += 1;
        }
        let (new_table, medium_answer, errors) = self.others(interrupt, bar).await;
        let summary =
            Left { wanted: all, made, refused, open_sockets: sockets.len(), new_table, medium_answer, errors };
        LeftOpen { summary, _sockets: sockets }
    }

    /// Creates a table and leaves the seat to a stand-in, so that bots could play on forever; every second socket stays open.
    async fn leave_one(&mut self, client: &mut Client, number: usize) -> Result<Option<Socket>, ClientError> {
        let game = &self.games[number % self.games.len()];
        let (id, _) = make_table(client, game, &self.options.level, BOTS, &mut self.chance).await?;
        let mut socket = client.join(&id, None).await?;
        // The greeting: the server knows the seat from then on.
        socket.next_text().await?;
        socket.send(&FromPage::Leave).await?;
        Ok(number.is_multiple_of(2).then_some(socket))
    }

    /// What somebody else notices: how long a new table takes, and how soon a quick bot answers there.
    async fn others(&mut self, interrupt: &Interrupt, bar: &ProgressBar) -> (Spread, Spread, Vec<String>) {
        let (new_table, answers, mut errors) = (Times::default(), Times::default(), Vec::new());
        for number in 0..TRIES {
            if interrupt.has_come() {
                break;
            }
            show(bar, number as u64, TRIES as u64, "fresh tables are tried".into());
            let mut client = client_from(self.address, GUEST_ADDRESS + 1 + number);
            let game = &self.games[number % self.games.len()];
            let started = Instant::now();
            match make_table(&mut client, game, QUICK, 1, &mut self.chance).await {
                Ok((id, bots)) => {
                    new_table.record(started.elapsed());
                    if let Err(error) = self.try_table(&client, &id, bots, &answers).await {
                        errors.push(error.to_string());
                    }
                }
                Err(error) => errors.push(error.to_string()),
            }
        }
        (new_table.spread(), answers.spread(), errors)
    }

    async fn try_table(
        &mut self,
        client: &Client,
        id: &str,
        bots: Vec<Seat>,
        answers: &Times,
    ) -> Result<(), ClientError> {
        let socket = client.join(id, None).await?;
        let chance = Chance::seeded(Seed::from_number(self.chance.below(u32::MAX).into()));
        let think = Duration::from_millis(20);
        let tally = Arc::new(Tally::default());
        tally.measuring.send_replace(true);
        let mut player = Player::new(socket, Arc::clone(&tally), think, chance, bots);
        let played = timeout(TRIED, player.play()).await;
        tally.end();
        // A bot that is still waited for counts with the time until now.
        drop(player);
        answers.add(&tally.bot_moves);
        played.unwrap_or(Ok(()))
    }
}
