//! The reply to an admin command, as text.

use std::io::Write;

use server::host::{AdminReply, BlockInfo, ChatInfo, PlayerInfo, SeatInfo, TableInfo};
use terminal::{Failure, count};

use super::What;
use crate::{columns, dates};

pub(super) fn answered(out: &mut impl Write, what: &What, answered: &AdminReply) -> Result<(), Failure> {
    match answered {
        AdminReply::Tables(all) => rows(out, "no tables", &all.iter().map(row).collect::<Vec<_>>()),
        AdminReply::Table(info) => table(out, what, info),
        AdminReply::Link { seat, path, url, takes_over } => {
            let link = url.as_ref().unwrap_or(path);
            let how = if *takes_over {
                "takes seat {} over, once and within 14 days; earlier links for this seat no longer work"
            } else {
                "takes seat {}"
            };
            writeln!(out, "{link}\nWhoever opens it {}.", how.replace("{}", &seat.to_string()))?;
            if url.is_none() {
                writeln!(out, "Put the address of your server in front of it.")?;
            }
            Ok(())
        }
        AdminReply::Blocks(all) => rows(out, "nobody is blocked", &all.iter().map(block).collect::<Vec<_>>()),
        AdminReply::Players(all) => rows(out, "no players", &all.iter().map(player).collect::<Vec<_>>()),
        AdminReply::Chat(all) => {
            if let What::Chat { delete, delete_player, .. } = what
                && (!delete.is_empty() || delete_player.is_some())
            {
                writeln!(out, "deleted: {}", count(all.len() as u32, "line"))?;
            }
            rows(out, "nothing was said", &all.iter().map(line).collect::<Vec<_>>())
        }
        AdminReply::Erased { tables, left } => {
            writeln!(
                out,
                "The player is forgotten, at {}. Others play on at {left} of them.",
                count(*tables, "table")
            )?;
            Ok(())
        }
    }
}

fn rows(out: &mut impl Write, none: &str, rows: &[Vec<String>]) -> Result<(), Failure> {
    if rows.is_empty() {
        writeln!(out, "{none}")?;
    }
    for line in columns::lines(rows) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn row(table: &TableInfo) -> Vec<String> {
    let names: Vec<String> = table.seats.iter().map(holder).collect();
    vec![
        table.id.clone(),
        table.game.clone(),
        table.status.name().to_string(),
        format!("round {}", table.round),
        dates::minute(table.changed),
        names.join(", "),
    ]
}

fn holder(seat: &SeatInfo) -> String {
    match (seat.kind.as_str(), &seat.name) {
        ("bot", Some(level)) => format!("bot {level}"),
        (_, Some(name)) => name.clone(),
        (_, None) => "open".to_string(),
    }
}

fn table(out: &mut impl Write, what: &What, table: &TableInfo) -> Result<(), Failure> {
    match what {
        What::Close { .. } => writeln!(out, "closed: {}", table.id)?,
        What::Delete { .. } => writeln!(out, "deleted: {}, {}, round {}", table.id, table.game, table.round)?,
        _ => {
            let TableInfo { game, variant, rules, round, .. } = table;
            writeln!(out, "table    {}: {game}, {variant}, rules {rules}", table.id)?;
            let listed = if table.listed { ", in the lobby while it waits" } else { "" };
            writeln!(out, "status   {}, round {round}{listed}", table.status.name())?;
            writeln!(out, "made     {} by {}", dates::minute(table.created), table.maker)?;
            writeln!(out, "address  {}", table.address)?;
            writeln!(out, "changed  {}", dates::minute(table.changed))?;
            let seat = |seat: &SeatInfo| {
                let player = seat.player.clone().unwrap_or_default();
                let asked = if seat.asked { "asked" } else { "" };
                vec![format!("seat {}", seat.seat), holder(seat), player, asked.to_string()]
            };
            rows(out, "", &table.seats.iter().map(seat).collect::<Vec<_>>())?;
        }
    }
    Ok(())
}

fn block(block: &BlockInfo) -> Vec<String> {
    vec![block.kind.clone(), block.value.clone(), dates::minute(block.created), block.reason.clone()]
}

fn line(line: &ChatInfo) -> Vec<String> {
    let ChatInfo { line, at, player, name, text } = line;
    vec![line.clone(), dates::minute(*at), player.clone(), name.clone(), text.clone()]
}

fn player(player: &PlayerInfo) -> Vec<String> {
    let seen = format!("last here {}", dates::minute(player.seen));
    vec![player.id.clone(), player.name.clone(), count(player.seats, "seat"), seen]
}
