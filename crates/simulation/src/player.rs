//! What players do: first they act at random, then they finish every match, then they read everything again.

use std::rc::Rc;
use std::time::Duration;

use game::{Chance, Seed};
use games::NAMES;
use protocol::{
    Claimed, ClockChoice, Created, LobbyTable, MatchInfo, MatchStatus, MyMatch, NewMatch, NewSeat, SeatKind,
};
use tokio::task::spawn_local;
use tokio::time::sleep;

use crate::context::{Phase, Player};
use crate::page::{Goal, Page};
use crate::reading::read_everything;

const MOMENT: Duration = Duration::from_millis(200);
/// How often a player checks whether a table has filled up before leaving it.
const SEAT_CHECKS: u32 = 20;

/// Plays until the run is over.
pub(crate) async fn play(player: Rc<Player>, seed: Seed) {
    while player.client.borrow().cookie.is_none() {
        if player.ask("GET", "/api/me", None).await.is_none() {
            sleep(MOMENT).await;
        }
    }
    let pages: Vec<_> = (0..player.context.plan.pages)
        .map(|page| spawn_local(act_at_random(Rc::clone(&player), Chance::seeded(seed.derive(page.into())))))
        .collect();
    for page in pages {
        let _ = page.await;
    }
    let mut chance = Chance::seeded(seed.derive(100));
    finish_everything(&player, &mut chance).await;
    rest(&player).await;
    for round in 1..=2 {
        while player.context.phase.get() < Phase::Reading(round) {
            sleep(MOMENT).await;
        }
        if player.context.phase.get() == Phase::Reading(round) {
            read_everything(&player).await;
            rest(&player).await;
        }
    }
}

/// Waits for the next phase: nothing is left to do in this one.
async fn rest(player: &Player) {
    let (context, phase) = (&player.context, player.context.phase.get());
    context.idle.set(context.idle.get() + 1);
    while context.phase.get() == phase {
        sleep(MOMENT).await;
    }
}

/// A random action.
async fn act_at_random(player: Rc<Player>, mut chance: Chance) {
    let context = Rc::clone(&player.context);
    while context.phase.get() == Phase::Faulty {
        match chance.below(12) {
            0..=2 => create(&player, &mut chance).await,
            3..=4 => sit_by_link(&player, &mut chance).await,
            5 => sit_from_lobby(&player).await,
            6 if chance.below(3) == 0 => rename(&player, &mut chance).await,
            7 => {
                let all = context.matches.borrow().clone();
                visit_one(&player, &all, &mut chance).await;
            }
            8 => drop(list(&player).await),
            _ => {
                let own = player.own.borrow().clone();
                visit_one(&player, &own, &mut chance).await;
            }
        }
        sleep(Duration::from_millis(20 + u64::from(chance.below(400)))).await;
    }
}

async fn visit_one(player: &Rc<Player>, ids: &[String], chance: &mut Chance) {
    if ids.is_empty() {
        return;
    }
    let id = &ids[chance.below(ids.len() as u32) as usize];
    let goal = Goal::Whims(10 + chance.below(150));
    let own = Chance::seeded(Seed::from_number(chance.below(u32::MAX).into()));
    let visit = Page::visit(player, id, goal, own).await;
    player.note(&format!("leaves {id}: {visit:?}"));
}

async fn create(player: &Player, chance: &mut Chance) {
    if player.created.get() >= player.context.plan.matches {
        return;
    }
    let game = NAMES[chance.below(NAMES.len() as u32) as usize];
    let count = 2 + chance.below(3);
    let mut seats = vec![NewSeat::Me];
    for _ in 1..count {
        let level = match chance.below(10) {
            0 => "easy",
            1..=3 => "medium",
            _ => "random",
        };
        seats.push(if chance.below(5) < 3 { NewSeat::Open } else { NewSeat::Bot { level: level.into() } });
    }
    chance.shuffle(&mut seats);
    let clock = match chance.below(3) {
        0 => ClockChoice::Live { seconds: 2 + chance.below(30), increment: chance.below(4) },
        _ => ClockChoice::None,
    };
    let (listed, fixed_seats) = (chance.below(2) == 0, chance.below(4) == 0);
    let wish = NewMatch { clock, listed, fixed_seats, ..NewMatch::of(game, seats) };
    let body = serde_json::to_string(&wish).ok();
    let Some(answered) = player.ask("POST", "/api/matches", body).await else { return };
    let Ok(created) = answered.json::<Created>() else { return };
    player.created.set(player.created.get() + 1);
    let context = &player.context;
    context.ledger.borrow_mut().sat(&created.id, &player.id());
    player.knows(&created.id);
    context.matches.borrow_mut().push(created.id);
    context.links.borrow_mut().extend(created.links.into_iter().map(|link| link.path.replace("/seat/", "/api/seats/")));
}

async fn sit_by_link(player: &Player, chance: &mut Chance) {
    let links = player.context.links.borrow().clone();
    if !links.is_empty() {
        let link = &links[chance.below(links.len() as u32) as usize];
        sit(player, link).await;
    }
}

async fn sit_from_lobby(player: &Player) {
    let Some(answered) = player.ask("GET", "/api/lobby", None).await else { return };
    let Ok(tables) = answered.json::<Vec<LobbyTable>>() else { return };
    for table in tables {
        if let Some(seat) = table.info.seats.iter().position(|seat| seat.kind == SeatKind::Open) {
            return sit(player, &format!("/api/matches/{}/seats/{seat}", table.info.id)).await;
        }
    }
}

async fn sit(player: &Player, path: &str) {
    let Some(answered) = player.ask("POST", path, None).await else { return };
    if let Ok(claimed) = answered.json::<Claimed>() {
        player.context.ledger.borrow_mut().sat(&claimed.id, &player.id());
        player.knows(&claimed.id);
    }
}

async fn rename(player: &Player, chance: &mut Chance) {
    let name = format!("Name {}", chance.below(1000));
    let id = player.id();
    player.context.ledger.borrow_mut().wishes_name(&id, &name);
    let body = serde_json::json!({ "name": name }).to_string();
    if let Some(answered) = player.ask("PUT", "/api/me", Some(body)).await
        && answered.status.is_success()
    {
        player.context.ledger.borrow_mut().named(&id, &name);
    }
}

/// My matches; none if they could not be had.
async fn list(player: &Player) -> Option<Vec<MyMatch>> {
    let listed: Vec<MyMatch> = player.ask("GET", "/api/matches", None).await?.json().ok()?;
    listed.iter().for_each(|one| player.knows(&one.info.id));
    Some(listed)
}

/// Brings every match to its end that this player has a part in.
async fn finish_everything(player: &Rc<Player>, chance: &mut Chance) {
    let mut hopes = 0;
    while player.context.phase.get() == Phase::Quiet {
        let Some(listed) = list(player).await else {
            sleep(MOMENT).await;
            continue;
        };
        let is = |status| listed.iter().filter(move |one| one.info.status == status).map(|one| one.info.id.clone());
        let waiting: Vec<String> = is(MatchStatus::Waiting).collect();
        let mut pages = Vec::new();
        for id in is(MatchStatus::Playing) {
            let own = Chance::seeded(Seed::from_number(chance.below(u32::MAX).into()));
            let player = Rc::clone(player);
            pages.push(spawn_local(async move { Page::visit(&player, &id, Goal::Finish, own).await }));
        }
        let is_busy = !pages.is_empty();
        for page in pages {
            let _ = page.await;
        }
        let is_filling = fill_seats(player).await;
        if !is_busy && !is_filling && waiting.is_empty() {
            return;
        }
        hopes += 1;
        if hopes > SEAT_CHECKS && !is_busy {
            // The creator does not know that the table exists, so nobody will come.
            for id in &waiting {
                Page::visit(player, id, Goal::StandUp, chance.clone()).await;
            }
        }
        sleep(MOMENT).await;
    }
}

/// Lets bots sit where people wait for others at tables that this player made. Whether there were any.
async fn fill_seats(player: &Player) -> bool {
    let mut found = false;
    let own = player.own.borrow().clone();
    for id in own {
        let Some(info) = player.ask("GET", &format!("/api/matches/{id}"), None).await else { continue };
        let Ok(info) = info.json::<MatchInfo>() else { continue };
        let are_people = info.seats.iter().any(|seat| seat.kind == SeatKind::Person);
        if info.status == MatchStatus::Waiting && are_people && !info.links.is_empty() {
            found = true;
            for link in info.links {
                let path = format!("/api/matches/{id}/seats/{}/bot", link.seat.number());
                player.ask("POST", &path, Some("{\"level\":\"random\"}".into())).await;
            }
        }
    }
    found
}
