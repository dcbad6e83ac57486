//! What a match tells one observer. Everything that leaves a match is built here, using only what the observer may
//! know.

use axum::extract::ws::Utf8Bytes;
use game::{Audience, Game, Observer, Outcome, Seat, Seats};
use protocol::{Chart, PlayerInfo, RefusalCode, ToPage};
use serde::Serialize;
use table::{Content, Holder, Line, Player, Status, Table};
use words::lesson::{Lesson, Progress};
use words::{Phrase, Question};

use super::text;
use crate::messages;
use games::Playable;

/// [`ToPage::State`], with the view itself: converting it to a JSON value first would double the cost.
#[derive(Serialize)]
struct State<'a, V> {
    r#type: &'static str,
    version: u32,
    view: &'a V,
    question: Option<Question>,
    step: Phrase,
    waiting: Vec<Seat>,
    undo: Option<Phrase>,
    scores: Vec<i32>,
    since: u32,
    scored: &'a [i32],
}

/// [`ToPage::Events`], with the events themselves.
#[derive(Serialize)]
struct Events<'a, E> {
    r#type: &'static str,
    events: Vec<Logged<'a, E>>,
}

/// [`protocol::Logged`].
#[derive(Serialize)]
pub(super) struct Logged<'a, E> {
    index: u32,
    round: u32,
    event: Option<&'a E>,
    said: Phrase,
}

impl<'a, E> Logged<'a, E> {
    pub(super) fn event<G: Game<Event = E> + Playable>(
        index: u32,
        round: u32,
        audience: Audience,
        event: &'a E,
    ) -> Self {
        Self { index, round, event: Some(event), said: <G as words::Words>::event(event, audience) }
    }

    fn line<G: Game<Event = E> + Playable>(index: u32, line: &'a Line<E>) -> Self {
        match &line.content {
            Content::Event(event) => Self::event::<G>(index, line.round, line.audience, event),
            Content::Notice(notice) => Self { index, round: line.round, event: None, said: messages::notice(*notice) },
        }
    }
}

/// The public facts about a position apart from the game itself.
pub(super) struct Standing<'a, G: Game> {
    pub(super) version: u32,
    pub(super) prompt: Option<&'a G::Prompt>,
    pub(super) waiting: Seats,
    pub(super) undo: Option<&'a G::Move>,
    pub(super) since: u32,
    /// The points that each seat has gained since then.
    pub(super) scored: Vec<i32>,
    /// The lesson of the table, and where its learner stands, if the observer is the learner.
    pub(super) lesson: Option<(&'a Lesson<G>, &'a Progress<G>)>,
}

/// The state of play for an observer, once the game has begun.
pub(crate) fn state<G: Playable>(
    table: &Table<G>,
    observer: Observer,
    lesson: Option<(&Lesson<G>, &Progress<G>)>,
) -> Option<Utf8Bytes> {
    let seat = match observer {
        Observer::Seat(seat) => Some(seat),
        Observer::Public => None,
    };
    let standing = Standing {
        version: table.version(),
        prompt: seat.and_then(|seat| table.prompt(seat)),
        waiting: table.asked(),
        undo: seat.and_then(|seat| table.undoable(seat)),
        since: table.since(observer),
        scored: table.scored(observer).iter().flat_map(|scored| scored.values().copied()).collect(),
        lesson: lesson.filter(|(lesson, _)| Some(lesson.learner) == seat),
    };
    Some(state_of(table.game()?, observer, &standing))
}

pub(super) fn state_of<G: Playable>(game: &G, observer: Observer, standing: &Standing<'_, G>) -> Utf8Bytes {
    let view = game.view(observer);
    text(&State {
        r#type: "state",
        version: standing.version,
        question: standing.prompt.and_then(|prompt| question(standing, &view, prompt)),
        step: G::step(&view),
        waiting: standing.waiting.iter().collect(),
        undo: standing.undo.map(G::answer),
        scores: game.scores().values().copied().collect(),
        since: standing.since,
        scored: &standing.scored,
        view: &view,
    })
}

/// What is asked. A lesson may close answers, and asks nothing while an answer waits to be taken back.
fn question<G: Playable>(standing: &Standing<'_, G>, view: &G::View, prompt: &G::Prompt) -> Option<Question> {
    let question = G::question(view, prompt);
    match standing.lesson {
        Some((lesson, progress)) => lesson.ask(progress, view, prompt, question),
        None => Some(question),
    }
}

/// What an observer has heard from its line `from` on. `None` if there is nothing new.
pub(crate) fn events<G: Playable>(table: &Table<G>, observer: Observer, from: u32) -> Option<Utf8Bytes> {
    let lines = table.history(observer, from).map(|(index, line)| Logged::line::<G>(index, line));
    events_text(lines.collect())
}

pub(super) fn events_text<E: Serialize>(events: Vec<Logged<'_, E>>) -> Option<Utf8Bytes> {
    if events.is_empty() { None } else { Some(text(&Events { r#type: "events", events })) }
}

/// One player, as everybody may see it.
pub(super) fn player(seat: Seat, player: &Player, name: Option<String>, online: bool) -> PlayerInfo {
    PlayerInfo {
        seat,
        name,
        bot: if let Holder::Bot { level } = &player.holder { Some(level.clone()) } else { None },
        open: player.holder == Holder::Open,
        online,
        stand_in: player.away.is_some(),
        resigned: player.resigned,
        rematch: player.wants_rematch,
        time_left: player.clock_ms,
        clock_runs: player.clock_runs,
    }
}

/// How the match ended, if it has.
pub(super) fn over<G: Playable>(table: &Table<G>) -> Option<Utf8Bytes> {
    let Status::Over { outcome, resigned } = table.status() else { return None };
    Some(text(&ToPage::Over {
        outcome: outcome.clone(),
        sources: sources::<G>(outcome),
        resigned: resigned.iter().collect(),
        chart: Chart { rounds: table.chart().map(|scores| scores.values().copied().collect()).collect() },
    }))
}

fn sources<G: Playable>(outcome: &Outcome) -> Vec<Phrase> {
    let standing = outcome.standings.values().next();
    standing.map_or_else(Vec::new, |standing| standing.score.iter().map(|line| G::source(&line.source)).collect())
}

pub(super) fn closing(code: RefusalCode) -> Utf8Bytes {
    text(&ToPage::Closing { code })
}
