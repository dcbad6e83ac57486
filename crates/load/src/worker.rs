//! [`Worker`]: plays match after match, even while the server is killed and restarted.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use game::{Chance, Seed};
use protocol::{Claimed, Created, MatchInfo, NewMatch, NewSeat};
use server::client::ClientError;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::guest::{Counts, End, Guest};
use crate::player::client_from;
use crate::verify::catch_up;
use crate::witness::Witness;

/// The levels of bots: quick ones, as it is not they who are tried.
const LEVELS: [&str; 2] = ["random", "medium"];

/// A match and its people.
#[derive(Debug)]
pub struct Table {
    /// The match.
    pub id: String,
    /// The game.
    pub game: String,
    /// The people.
    pub guests: Vec<Guest>,
    /// The links of seats that are not taken yet, in the order of the guests without a seat.
    links: Vec<String>,
    /// Whether it follows another match.
    is_rematch: bool,
    /// Whether its people want to play again.
    wants_rematch: bool,
}

/// One place.
#[derive(Debug)]
pub struct Worker {
    number: usize,
    games: Vec<String>,
    chance: Chance,
    /// The match that is played.
    pub table: Option<Table>,
    /// Matches that are over.
    pub archive: Vec<Table>,
    made: usize,
}

impl Worker {
    /// A place where nothing has happened yet.
    #[must_use]
    pub fn new(number: usize, games: Vec<String>, seed: u64) -> Self {
        let chance = Chance::seeded(Seed::from_number(seed).derive(number as u64));
        Self { number, games, chance, table: None, archive: Vec::new(), made: 0 }
    }

    /// Plays until the server is gone. A server that only closes a socket, as it does when its database was away, is asked how things
    /// stand, and it is played on.
    pub async fn play(mut self, server: SocketAddr, counts: Arc<Counts>) -> Self {
        loop {
            match self.play_one(server, &counts).await {
                Ok(()) => {}
                Err(ClientError::Status(status, text)) => {
                    counts.failed(status, &text);
                    sleep(Duration::from_millis(200)).await;
                }
                Err(ClientError::Unexpected(what)) => {
                    counts.fault(what);
                    return self;
                }
                Err(_) if self.catch_up(server, &counts).await => {}
                Err(_) => return self,
            }
        }
    }

    /// Compares what was told with how things stand, as soon as the server can tell; `false` if it is gone.
    async fn catch_up(&mut self, server: SocketAddr, counts: &Counts) -> bool {
        loop {
            match client_from(server, self.number).get("/healthz").await {
                Err(_) => return false,
                Ok(answered) if answered.status.is_success() => {
                    let Some(table) = &mut self.table else { return true };
                    if catch_up(table, server, counts).await {
                        return true;
                    }
                }
                Ok(_) => {}
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Plays one match; an error if the server is gone before its end.
    async fn play_one(&mut self, server: SocketAddr, counts: &Arc<Counts>) -> Result<(), ClientError> {
        if self.table.is_none() {
            self.make(server, counts).await?;
        }
        let Some(table) = &mut self.table else { return Ok(()) };
        if !table.fill(server, counts).await? {
            self.archive.extend(self.table.take());
            return Ok(());
        }
        let ends = table.play(server, counts).await;
        let next = ends.iter().find_map(|end| if let End::Rematch(id) = end { Some(id.clone()) } else { None });
        if ends.contains(&End::Gone) {
            return Err(ClientError::Closed);
        }
        counts.finished.fetch_add(1, Relaxed);
        self.follow(next, counts);
        Ok(())
    }

    /// Puts a finished match away; those who agreed to play again do.
    fn follow(&mut self, next: Option<String>, counts: &Counts) {
        let Some(mut table) = self.table.take() else { return };
        if let Some(id) = next {
            counts.tables.fetch_add(1, Relaxed);
            let seeds: Vec<u32> = table.guests.iter().map(|_| self.chance.below(u32::MAX)).collect();
            let again = |(guest, seed): (&mut Guest, u32)| guest.again(Chance::seeded(Seed::from_number(seed.into())));
            let guests = table.guests.iter_mut().zip(seeds).map(again).collect();
            let (game, wants_rematch) = (table.game.clone(), self.chance.below(2) == 0);
            self.table = Some(Table { id, game, guests, links: Vec::new(), is_rematch: true, wants_rematch });
        }
        self.archive.push(table);
    }

    /// Makes a match with one to three people and perhaps some bots.
    async fn make(&mut self, server: SocketAddr, counts: &Counts) -> Result<(), ClientError> {
        let game = self.games[(self.number + self.made) % self.games.len()].clone();
        let people = 1 + self.chance.below(3) as usize;
        let bots = if people == 1 { 1 + self.chance.below(2) } else { self.chance.below(2) } as usize;
        let mut seats: Vec<NewSeat> = vec![NewSeat::Open; people - 1];
        for _ in 0..bots {
            seats.push(NewSeat::Bot { level: LEVELS[self.chance.below(2) as usize].into() });
        }
        let own = self.chance.below(seats.len() as u32 + 1) as usize;
        seats.insert(own, NewSeat::Me);
        let mut guests = Vec::new();
        for number in 0..people {
            let chance = Chance::seeded(Seed::from_number(self.chance.below(u32::MAX).into()));
            // Addresses differ from table to table, as limits count by them.
            guests.push(Guest::new((self.made * 1009 + self.number) * 4 + number, chance));
        }
        guests[0].arrive(server).await?;
        let listed = self.chance.below(4) == 0;
        let wish = NewMatch { fixed_seats: true, listed, ..NewMatch::of(game.clone(), seats) };
        let created: Created = guests[0].client(server).post("/api/matches", &wish).await?.json()?;
        counts.tables.fetch_add(1, Relaxed);
        self.made += 1;
        guests[0].witness = created.you.map(|seat| Witness::new(&created.id, &game, seat));
        let links = created.links.iter().map(|link| link.path.replace("/seat/", "/api/seats/")).collect();
        let wants_rematch = self.chance.below(2) == 0;
        self.table = Some(Table { id: created.id, game, guests, links, is_rematch: false, wants_rematch });
        Ok(())
    }
}

impl Table {
    /// Everyone who has no seat yet takes one by a link. In a rematch the server has given everyone another one, but for those who had
    /// left: then `false`, and nobody plays there.
    async fn fill(&mut self, server: SocketAddr, counts: &Counts) -> Result<bool, ClientError> {
        let (id, game) = (&self.id, &self.game);
        for guest in self.guests.iter_mut().filter(|guest| guest.witness.is_none()) {
            guest.arrive(server).await?;
            let mut client = guest.client(server);
            let seat = if self.is_rematch {
                let info: MatchInfo = client.get(&format!("/api/matches/{id}")).await?.json()?;
                let Some(you) = info.you else { return Ok(false) };
                you
            } else {
                let Some(link) = self.links.first() else { break };
                let claimed: Claimed = client.post(link, &()).await?.json()?;
                counts.seats.fetch_add(1, Relaxed);
                self.links.remove(0);
                claimed.you
            };
            guest.witness = Some(Witness::new(id, game, seat));
        }
        Ok(true)
    }

    /// Everyone plays until the match is over or the server is gone.
    async fn play(&mut self, server: SocketAddr, counts: &Arc<Counts>) -> Vec<End> {
        let (mut playing, wants_rematch) = (JoinSet::new(), self.wants_rematch);
        for (place, mut guest) in self.guests.drain(..).enumerate() {
            let counts = Arc::clone(counts);
            playing.spawn(async move {
                let end = guest.play(server, wants_rematch, &counts).await;
                (place, guest, end)
            });
        }
        let mut ended = playing.join_all().await;
        ended.sort_by_key(|(place, ..)| *place);
        let mut ends = Vec::new();
        for (_, guest, end) in ended {
            self.guests.push(guest);
            ends.push(end);
        }
        ends
    }
}
