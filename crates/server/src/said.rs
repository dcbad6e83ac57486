//! What the server itself says to people: refusals and notices. The words are in `locales/*/server.ftl`.

use protocol::RefusalCode;
use table::{Away, Notice, Refusal};
use words::Phrase;

use games::Playable;

/// A refusal for programs and for people.
pub(crate) fn refusal<G: Playable>(refusal: &Refusal<G::Illegal>) -> (RefusalCode, Phrase) {
    let code = match refusal {
        Refusal::Illegal { why } => return (RefusalCode::Illegal, G::illegal(why)),
        Refusal::NoSuchSeat | Refusal::NotAPerson | Refusal::NotABot => RefusalCode::NotSeated,
        Refusal::SeatTaken => RefusalCode::SeatTaken,
        Refusal::AlreadySeated => RefusalCode::AlreadySeated,
        Refusal::Begun => RefusalCode::Begun,
        Refusal::NotPlaying => RefusalCode::NotPlaying,
        Refusal::NotOver => RefusalCode::NotOver,
        Refusal::StandIn => RefusalCode::StandIn,
        Refusal::NotAway => RefusalCode::NotAway,
        Refusal::Resigned => RefusalCode::Resigned,
        Refusal::NotAsked => RefusalCode::NotAsked,
        Refusal::Stale { .. } => RefusalCode::Stale,
        Refusal::NothingToUndo => RefusalCode::NothingToUndo,
        Refusal::TooOften => RefusalCode::TooOften,
        Refusal::RematchAgreed => RefusalCode::RematchAgreed,
    };
    (code, refused(code))
}

/// A refusal that the rules have no part in.
pub(crate) fn refused(code: RefusalCode) -> Phrase {
    let word = serde_json::to_value(code).ok().and_then(|value| value.as_str().map(|word| word.replace('_', "-")));
    Phrase::new(format!("refused-{}", word.unwrap_or_default()))
}

/// What happened at the table.
pub(crate) fn notice(notice: Notice) -> Phrase {
    let (key, seat) = match notice {
        Notice::TookBack { seat } => ("notice-took-back", seat),
        Notice::WentAway { seat, why: Away::Left } => ("notice-left", seat),
        Notice::WentAway { seat, why: Away::TimedOut } => ("notice-timed-out", seat),
        Notice::CameBack { seat } => ("notice-came-back", seat),
        Notice::Resigned { seat } => ("notice-resigned", seat),
    };
    Phrase::new(key).seat(seat)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use words::Language;

    use super::*;
    use crate::names::BadName;

    /// The keys that the server's own code names, without their prefix.
    fn failures() -> BTreeSet<String> {
        let sources = [
            include_str!("error.rs"),
            include_str!("socket.rs"),
            include_str!("matches/create.rs"),
            include_str!("matches/replay.rs"),
            include_str!("http/mod.rs"),
            include_str!("http/brought.rs"),
            include_str!("http/failing.rs"),
            include_str!("http/from.rs"),
            include_str!("http/host.rs"),
            include_str!("http/lobby.rs"),
            include_str!("http/matches.rs"),
            include_str!("http/page.rs"),
            include_str!("http/recovery.rs"),
            include_str!("http/replay.rs"),
        ];
        let made = ["::new(StatusCode::", "::bad(\"", "::conflict(\"", "::forbidden(\"", "::too_many(\""];
        let codes =
            sources.iter().flat_map(|text| text.lines()).filter(|line| made.iter().any(|made| line.contains(made)));
        codes.filter_map(|line| line.split('"').nth(1)).map(str::to_string).collect()
    }

    #[test]
    fn the_server_says_everything_in_every_language_and_nothing_else_is_written() {
        let codes = [
            RefusalCode::Malformed,
            RefusalCode::HelloFirst,
            RefusalCode::Protocol,
            RefusalCode::NotSeated,
            RefusalCode::NotPlaying,
            RefusalCode::Begun,
            RefusalCode::NotOver,
            RefusalCode::SeatTaken,
            RefusalCode::AlreadySeated,
            RefusalCode::StandIn,
            RefusalCode::NotAway,
            RefusalCode::RematchAgreed,
            RefusalCode::NotAsked,
            RefusalCode::Stale,
            RefusalCode::NothingToUndo,
            RefusalCode::NoDraft,
            RefusalCode::NoHints,
            RefusalCode::NoAdvice,
            RefusalCode::Resigned,
            RefusalCode::TooFast,
            RefusalCode::TooLarge,
            RefusalCode::Silent,
            RefusalCode::Stopping,
            RefusalCode::TooManySockets,
            RefusalCode::TooOften,
            RefusalCode::Unsaved,
            RefusalCode::OldRules,
            RefusalCode::Closed,
            RefusalCode::Blocked,
            RefusalCode::NoSuchMatch,
            RefusalCode::Internal,
        ];
        let seat = game::Seat::new(1);
        let notices = [
            Notice::TookBack { seat },
            Notice::WentAway { seat, why: Away::Left },
            Notice::WentAway { seat, why: Away::TimedOut },
            Notice::CameBack { seat },
            Notice::Resigned { seat },
        ];
        let failures = failures().into_iter().map(|code| Phrase::new(format!("failure-{}", code.replace('_', "-"))));
        let names = [BadName::Blank, BadName::Long, BadName::Stacked, BadName::Reserved].map(BadName::said);
        let said = codes.map(refused).into_iter().chain(notices.map(notice)).chain(failures).chain(names);
        // The only name that a failure speaks of.
        let phrases: Vec<Phrase> = said.map(|phrase| phrase.text("name", "orrery.example")).collect();
        for language in Language::ALL {
            for phrase in &phrases {
                language.book().try_say(phrase).unwrap_or_else(|fault| panic!("{language}: {fault}"));
            }
        }
        let said: BTreeSet<&str> = phrases.iter().map(|phrase| &*phrase.key).collect();
        let sources = Language::En.sources();
        let (_, text) = sources.iter().find(|(file, _)| *file == "server.ftl").expect("the server's words");
        let written = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        let unused: Vec<&str> = written.map(|(key, _)| key).filter(|key| !said.contains(key)).collect();
        assert!(unused.is_empty(), "nothing says {unused:?}");
    }
}
