//! The server's own messages to people: refusals and notices. The texts are in `locales/*/server.ftl`.

use protocol::{FailureCode, RefusalCode};
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
        Refusal::NoLesson => RefusalCode::NoLesson,
    };
    (code, refused(code))
}

/// A refusal that does not come from the rules.
pub(crate) fn refused(code: RefusalCode) -> Phrase {
    message("refused", code.into())
}

/// Why a request failed.
pub(crate) fn failed(code: FailureCode) -> Phrase {
    message("failure", code.into())
}

/// The message of a code.
fn message(kind: &str, code: &str) -> Phrase {
    Phrase::new(format!("{kind}-{}", code.replace('_', "-")))
}

/// An event at the table.
pub(crate) fn notice(notice: Notice) -> Phrase {
    let (key, seat) = match notice {
        Notice::SeatsDrawn => return Phrase::new("notice-seats-drawn"),
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

    use strum::VariantArray as _;
    use words::Language;

    use super::*;
    use crate::matches::BadLine;
    use crate::names::BadName;

    #[test]
    fn the_server_says_everything_in_every_language_and_nothing_else_is_written() {
        // The rules and the lessons explain their own refusals.
        let explained = [RefusalCode::Illegal, RefusalCode::Lesson];
        let codes = RefusalCode::VARIANTS.iter().filter(|code| !explained.contains(code));
        let seat = game::Seat::new(1);
        let notices = [
            Notice::SeatsDrawn,
            Notice::TookBack { seat },
            Notice::WentAway { seat, why: Away::Left },
            Notice::WentAway { seat, why: Away::TimedOut },
            Notice::CameBack { seat },
            Notice::Resigned { seat },
        ];
        let failures = FailureCode::VARIANTS.iter().map(|code| failed(*code));
        let names = [BadName::Blank, BadName::Long, BadName::Stacked, BadName::Reserved].map(BadName::message);
        let lines = BadLine::VARIANTS.iter().map(|line| line.message());
        let codes = codes.map(|code| refused(*code)).chain(lines);
        let said = codes.chain(notices.map(notice)).chain(failures).chain(names);
        // The only argument of a failure.
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
