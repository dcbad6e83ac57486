//! Which matches a node has: taking them over, giving them back, handing them over.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use protocol::RefusalCode;
use tokio::time::{Instant, sleep, timeout, timeout_at};

use super::{Nodes, forward};
use crate::app::App;
use crate::limits::lock;
use crate::matches::Held;
use crate::store::{Claim, Fence, Member, StoreError};

/// How long another node may take to hand a match over.
const HANDING_OVER: Duration = Duration::from_secs(10);
/// How long to wait before it is asked again.
const PAUSE: Duration = Duration::from_millis(20);
/// How long a node that stops hands its matches over one by one. The rest goes at once.
const DRAINING: Duration = Duration::from_secs(30);

impl Nodes {
    async fn claim(&self, id: &str) -> Result<Claim, StoreError> {
        let claim = self.roster.claim(id).await?;
        if let Claim::Own(fence) = claim {
            lock(&self.owned).insert(id.to_string(), fence);
        }
        Ok(claim)
    }

    /// Gives a match back that is still owned under this fence.
    async fn release(&self, id: &str, fence: u64) {
        {
            let mut owned = lock(&self.owned);
            if owned.get(id) != Some(&fence) {
                return;
            }
            owned.remove(id);
        }
        if let Err(error) = self.roster.release(id, fence).await {
            // It is taken over when this node's lease runs out, or taken again by this node.
            tracing::debug!(id, %error, "a match could not be given back");
        }
    }
}

/// Takes a match over before it is restored. Returns its fence; none for a server that is alone.
pub(crate) async fn own(app: &App, id: &str) -> Result<Option<u64>, RefusalCode> {
    let Some(nodes) = &app.nodes else { return Ok(None) };
    if nodes.is_draining.load(Relaxed) && nodes.other().is_some() {
        return Err(RefusalCode::Stopping);
    }
    match nodes.claim(id).await {
        Ok(Claim::Own(fence)) => Ok(Some(fence)),
        Ok(Claim::Missing) => Err(RefusalCode::NoSuchMatch),
        // Whoever wanted it was on the way while it changed hands. The next attempt leads there.
        Ok(Claim::Elsewhere(_)) => Err(RefusalCode::Stopping),
        Ok(Claim::Lapsed) => Err(RefusalCode::Unsaved),
        Err(error) => {
            tracing::warn!(id, %error, "a match could not be taken over");
            Err(RefusalCode::Unsaved)
        }
    }
}

/// Gives a match back that has left memory, unless something here still needs it.
pub(crate) async fn give_back(app: &App, id: &str, fence: Option<u64>) {
    let (Some(nodes), Some(fence)) = (&app.nodes, fence) else { return };
    // Its review is asked for where the match is.
    if !app.matches.is_held(id) && !app.reviews.is_making(id) {
        nodes.release(id, fence).await;
    }
}

/// Gives a match back whose review is complete, if it is not in memory.
pub(crate) async fn reviewed(app: &App, id: &str) {
    let fence = app.nodes.as_ref().and_then(|nodes| lock(&nodes.owned).get(id).copied());
    if !app.matches.is_open(id) {
        give_back(app, id, fence).await;
    }
}

/// Brings a match here that another node has, so that it can be asked for something.
pub(crate) async fn bring(app: &App, id: &str) -> Result<(), StoreError> {
    let Some(nodes) = &app.nodes else { return Ok(()) };
    let until = Instant::now() + HANDING_OVER;
    while !app.matches.is_open(id) {
        let owner = nodes.roster.owner(id).await?;
        let Some(owner) = owner.filter(|owner| owner.incarnation != nodes.incarnation()) else { return Ok(()) };
        wrest(app, &owner, id, until).await?;
    }
    Ok(())
}

/// Takes a match over that is not in memory here, from whoever has it.
async fn take(app: &App, id: &str) -> Result<Option<u64>, StoreError> {
    let Some(nodes) = &app.nodes else { return Ok(None) };
    let until = Instant::now() + HANDING_OVER;
    loop {
        match nodes.claim(id).await? {
            Claim::Own(fence) => return Ok(Some(fence)),
            Claim::Missing => return Ok(None),
            Claim::Lapsed => return Err(StoreError::Unhealthy("the lease of this node has run out".into())),
            Claim::Elsewhere(owner) => wrest(app, &owner, id, until).await?,
        }
    }
}

/// Asks another node to hand a match over. After a time, gives up.
async fn wrest(app: &App, owner: &Member, id: &str, until: Instant) -> Result<(), StoreError> {
    if Instant::now() >= until {
        return Err(StoreError::Unhealthy(format!("the node {} does not hand the match over", owner.name)));
    }
    let asked = timeout_at(until, forward::ask_to_hand_over(app, owner, id)).await;
    if !matches!(asked, Ok(Ok(true))) {
        sleep(PAUSE).await;
    }
    Ok(())
}

/// A match that is kept out of memory on all nodes.
pub(crate) struct Withheld {
    app: App,
    id: String,
    fence: Option<u64>,
    held: Option<Held>,
}

impl Withheld {
    /// What a write of the match must name.
    pub(crate) fn fences(&self) -> Vec<Fence> {
        self.fence.map(|number| Fence { match_id: self.id.clone(), number }).into_iter().collect()
    }
}

impl Drop for Withheld {
    fn drop(&mut self) {
        drop(self.held.take());
        if self.fence.is_some() && !self.app.matches.is_open(&self.id) {
            let (app, id, fence) = (Arc::clone(&self.app), std::mem::take(&mut self.id), self.fence);
            tokio::spawn(async move { give_back(&app, &id, fence).await });
        }
    }
}

/// Removes a match from memory wherever it is, and keeps it out until this is dropped, so its rows can be changed. Its viewers, and
/// those who come in the meantime, get this code.
pub(crate) async fn hold(app: &App, id: &str, code: RefusalCode) -> Result<Withheld, StoreError> {
    let held = app.matches.hold(id, code).await;
    let mut kept = Withheld { app: Arc::clone(app), id: id.to_string(), fence: None, held: Some(held) };
    kept.fence = take(app, id).await?;
    Ok(kept)
}

/// Sends everyone at a match away, and lets another node have it. `false` if it is needed here.
pub(super) async fn give_away(app: &App, nodes: &Nodes, id: &str) -> bool {
    if app.matches.is_held(id) {
        return false;
    }
    let _held = app.matches.hold(id, RefusalCode::Stopping).await;
    let fence = lock(&nodes.owned).get(id).copied();
    if let Some(fence) = fence {
        nodes.release(id, fence).await;
    }
    true
}

/// Hands all matches over, one by one, before this node stops. Their pages reconnect to the others.
pub(crate) async fn drain(app: &App) {
    let Some(nodes) = &app.nodes else { return };
    nodes.is_draining.store(true, Relaxed);
    if nodes.other().is_none() {
        return;
    }
    let all = async {
        loop {
            let next = lock(&nodes.owned).keys().next().cloned();
            let Some(id) = next else { return };
            if !give_away(app, nodes, &id).await {
                // An order of the host is changing it.
                sleep(PAUSE).await;
            }
        }
    };
    if timeout(DRAINING, all).await.is_err() {
        tracing::warn!(left = lock(&nodes.owned).len(), "not all matches were handed over in time");
    }
}
