//! Asks a restarted server for everything that guests were told, and compares.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use protocol::{MatchInfo, MatchStatus, Me, ReplaySummary};
use server::client::ClientError;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

use crate::compare::{Told, compare};
use crate::guest::{Counts, Guest};
use crate::witness::{Heard, Place, Witness};
use crate::worker::{Table, Worker};

/// How long a restarted server may take to say how a match stands.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long a node may take before another one is asked, and the pause before that.
const ANSWER: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);

/// Compares what all guests were told with the server's current state: the matches in progress, and these archived ones.
pub async fn verify(
    workers: Vec<Worker>,
    server: SocketAddr,
    counts: &Arc<Counts>,
    from_archive: impl Fn(usize, usize) -> bool,
) -> Vec<Worker> {
    let mut asking = JoinSet::new();
    for (place, mut worker) in workers.into_iter().enumerate() {
        let chosen: Vec<bool> = (0..worker.archive.len()).map(|number| from_archive(place, number)).collect();
        let counts = Arc::clone(counts);
        asking.spawn(async move {
            if let Some(table) = &mut worker.table {
                verify_table(table, server, &counts).await;
            }
            for (table, _) in worker.archive.iter_mut().zip(chosen).filter(|(_, is_chosen)| *is_chosen) {
                verify_table(table, server, &counts).await;
            }
            (place, worker)
        });
    }
    let mut asked = asking.join_all().await;
    asked.sort_by_key(|(place, _)| *place);
    asked.into_iter().map(|(_, worker)| worker).collect()
}

async fn verify_table(table: &mut Table, server: SocketAddr, counts: &Counts) {
    for guest in &mut table.guests {
        let Some(mut witness) = guest.witness.take() else { continue };
        match timeout(PATIENCE, ask(guest, &witness, server)).await {
            Ok(Ok(told)) => adopt(guest, &mut witness, told, counts),
            Ok(Err(error)) => counts.report_losses([witness.loss(format!("the server does not tell: {error}"))]),
            Err(_) => counts.report_losses([witness.loss(format!("the server did not tell within {PATIENCE:?}"))]),
        }
        guest.witness = Some(witness);
    }
}

/// The same for a table at which it was played a moment ago, by a server that may be killed meanwhile; `false` if it did not tell.
pub(crate) async fn catch_up(table: &mut Table, server: SocketAddr, counts: &Counts) -> bool {
    for guest in &mut table.guests {
        let Some(mut witness) = guest.witness.take() else { continue };
        let asked = timeout(PATIENCE, ask(guest, &witness, server)).await;
        let Ok(Ok(told)) = asked else {
            guest.witness = Some(witness);
            return false;
        };
        adopt(guest, &mut witness, told, counts);
        guest.witness = Some(witness);
    }
    true
}

/// Compares, and takes what the server says for what was told from now on.
fn adopt(guest: &mut Guest, witness: &mut Witness, (told, name): (Told, String), counts: &Counts) {
    counts.report_losses(compare(witness, &told));
    verify_name(guest, witness, name, counts);
    witness.adopt(&told);
}

/// The same for the match in progress, by whichever node answers. What changes hands just now is asked for again.
pub async fn verify_by(
    worker: &mut Worker,
    mut next: impl FnMut() -> Option<SocketAddr>,
    is_ending: impl Fn() -> bool,
    counts: &Counts,
) {
    let Some(table) = &mut worker.table else { return };
    for guest in &mut table.guests {
        let Some(mut witness) = guest.witness.take() else { continue };
        let until = Instant::now() + PATIENCE;
        loop {
            // At the end everything is compared anyway.
            if is_ending() {
                break;
            }
            let asked = match next() {
                Some(server) => timeout(ANSWER, ask(guest, &witness, server)).await,
                None => Ok(Err(ClientError::Closed)),
            };
            let why = match asked {
                Ok(Ok(told)) => {
                    adopt(guest, &mut witness, told, counts);
                    break;
                }
                Ok(Err(error)) => error.to_string(),
                Err(_) => format!("no answer within {ANSWER:?}"),
            };
            if Instant::now() >= until {
                counts.report_losses([witness.loss(format!("no node told within {PATIENCE:?}: {why}"))]);
                break;
            }
            sleep(PAUSE).await;
        }
        guest.witness = Some(witness);
    }
}

fn verify_name(guest: &mut Guest, witness: &Witness, is: String, counts: &Counts) {
    if let Some(was) = &guest.name
        && *was != is
        && guest.asked_name.as_ref() != Some(&is)
    {
        counts.report_losses([witness.loss(format!("the name {was:?} was acknowledged, and it is {is:?} now"))]);
    }
    guest.asked_name = None;
    if guest.name.is_some() {
        guest.name = Some(is);
    }
}

/// Everything the server says to one person about one match, and the person's name.
async fn ask(guest: &Guest, witness: &Witness, server: SocketAddr) -> Result<(Told, String), ClientError> {
    let mut client = guest.client(server);
    let me: Me = client.get("/api/me").await?.json()?;
    let path = format!("/api/matches/{}", witness.id);
    let info: MatchInfo = client.get(&path).await?.json()?;
    let mut told = Told { info, steps: None, log: Vec::new(), version: 0, place: None, record: None };
    if told.info.status != MatchStatus::Waiting {
        let replay: ReplaySummary = client.get(&format!("{path}/replay")).await?.json()?;
        told.steps = Some(replay.steps);
    }
    if told.info.status == MatchStatus::Over {
        let record = client.get(&format!("{path}/record")).await?;
        told.record = Some(record.text).filter(|_| record.status.is_success());
    }
    let mut socket = client.join(&witness.id, None).await?;
    loop {
        let text = socket.next_text().await?;
        match serde_json::from_str(&text).map_err(|error| ClientError::Unexpected(error.to_string()))? {
            Heard::Table { players, status, automatic, rematch } => {
                told.place = Place::of(witness.seat, &players, status, automatic, rematch);
                // Before the match begins there is no state.
                if status == MatchStatus::Waiting {
                    return Ok((told, me.name));
                }
            }
            Heard::Events { events } => told.log = events,
            Heard::State { version, .. } => {
                told.version = version;
                return Ok((told, me.name));
            }
            Heard::Closing { code } => return Err(ClientError::Unexpected(format!("the socket closes: {code:?}"))),
            _ => {}
        }
    }
}
