//! The requirements for describing a game in full: the tests of each game, in `GAME_in_words.rs`, call [`game`] with every reason
//! for refusing a move.
//!
//! Games of all variants and numbers of players are played at random. Everything that comes up on the way, and all
//! pieces, must have a text in every language with the same numbers. Every answer that a question offers must be a
//! legal move.

mod facts;
mod keys;
pub(crate) mod messages;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::resume_unwind;
use std::{mem, thread};

use game::{Audience, Chance, Legal, Observer, Seat, Seed, Setup, Told};
use serde_json::Value;
use words::lesson::Taught;
use words::{Arg, Catalog, Choice, Draft, Language, Made, Offer, Phrase, Pick, Preset, Question, Words};

use self::keys::{is_key, literals, report};
use self::messages::Message;

/// Games of each variant and number of players.
const GAMES: u64 = 4;
/// Players who move at random may never finish.
const ROUNDS: u16 = 30;
/// Positions are long, so only one in this many moves is described.
const MOVES_PER_POSITION: usize = 10;
/// Questions with at most this many answers must offer exactly the legal moves.
const FEW: u128 = 300;
/// No answer takes more steps than this.
const MAX_STEPS: usize = 300;

/// Everything that must hold for the words of a game.
pub(crate) fn game<G: Taught>(illegal: impl IntoIterator<Item = G::Illegal>) {
    let mut said = Said::default();
    illegal.into_iter().for_each(|why| said.add(&G::illegal(&why)));
    let catalog = G::catalog();
    assert_eq!(catalog.game, G::ID);
    said.add(&G::title());
    G::Setup::VARIANTS.iter().for_each(|variant| said.add(&G::variant(variant)));
    said.add_all(&catalog.about);
    for piece in &catalog.pieces {
        said.add(&piece.name);
        said.add_all(&piece.note);
        said.add_all(&piece.about);
        said.add_all(piece.lines.iter().map(|line| &line.text));
        said.add(&G::kind(&piece.kind));
        piece.lines.iter().filter_map(|line| line.phase.as_deref()).for_each(|phase| said.add(&G::line_phase(phase)));
    }
    check_headings::<G>(&catalog);
    let names: BTreeMap<String, Phrase> =
        catalog.pieces.iter().map(|piece| (piece.id.clone(), piece.name.clone())).collect();
    assert_eq!(names.len(), catalog.pieces.len(), "two pieces have the same id");
    // Side by side, because the tests of one game have all cores to themselves.
    let walk = |setup: &G::Setup| {
        let mut said = Said::default();
        (0..GAMES).for_each(|number| Walk::<G>::through(setup, Seed::from_number(number), &mut said));
        said.phrases
    };
    let of = |variant: &'static str| G::Setup::PLAYERS.filter_map(move |players| G::Setup::of(players, variant).ok());
    let setups: Vec<G::Setup> =
        G::Setup::VARIANTS.iter().copied().flat_map(of).map(|setup| setup.capped(ROUNDS)).collect();
    thread::scope(|scope| {
        let walks: Vec<_> = setups.iter().map(|setup| scope.spawn(move || walk(setup))).collect();
        for walked in walks {
            said.phrases.extend(walked.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
    });
    said.check(&names);
    check_keys::<G>(&said);
}

/// The headings cover every variant, every kind and every phase of pieces, and nothing else.
fn check_headings<G: Words>(catalog: &Catalog) {
    let kinds: BTreeSet<&str> = catalog.pieces.iter().map(|piece| piece.kind.as_str()).collect();
    let lines = catalog.pieces.iter().flat_map(|piece| &piece.lines);
    let phases: BTreeSet<&str> = lines.filter_map(|line| line.phase.as_deref()).collect();
    let variants: BTreeSet<&str> = G::Setup::VARIANTS.iter().copied().collect();
    let headings =
        [(G::variant(""), "variant", &variants), (G::kind(""), "kind", &kinds), (G::line_phase(""), "phase", &phases)];
    for language in Language::ALL {
        let messages = messages::of(language);
        for (heading, by, wanted) in &headings {
            let words = messages.get(&*heading.key).and_then(|message| message.words().remove(*by)).unwrap_or_default();
            assert!(words.iter().eq(wanted.iter()), "locales/{language}: {} knows {words:?}", heading.key);
        }
    }
}

/// Everything said so far, without duplicates.
#[derive(Default)]
struct Said {
    phrases: BTreeSet<Phrase>,
}

impl Said {
    fn add(&mut self, phrase: &Phrase) {
        if !self.phrases.contains(phrase) {
            self.phrases.insert(phrase.clone());
        }
    }

    fn add_all<'a>(&mut self, phrases: impl IntoIterator<Item = &'a Phrase>) {
        phrases.into_iter().for_each(|phrase| self.add(phrase));
    }

    fn add_question(&mut self, question: &Question) {
        self.add(&question.ask);
        self.add_all(&question.details);
        self.add(&question.verb);
        question.presets.iter().chain(&question.ahead).for_each(|preset| self.add_preset(preset));
        match &question.choice {
            Choice::One { offers, unavailable } => {
                for offer in offers {
                    self.add(&offer.label);
                    self.add_all(&offer.details);
                    offer.pick.iter().for_each(|pick| self.add_pick(pick));
                    offer.then.iter().for_each(|then| self.add_preset(then));
                }
                for not in unavailable {
                    self.add_all([&not.label, &not.why]);
                }
            }
            Choice::Some { picks } => picks.iter().for_each(|pick| self.add_pick(pick)),
            Choice::Draft { draft } => self.add_draft(draft),
        }
    }

    fn add_preset(&mut self, preset: &Preset) {
        self.add(&preset.label);
        self.add_all(&preset.details);
    }

    fn add_pick(&mut self, pick: &Pick) {
        self.add(&pick.label);
        self.add_all(&pick.details);
    }

    fn add_draft(&mut self, draft: &Draft) {
        self.add_all(draft.steps.iter().map(|step| &step.label));
        self.add_all(draft.changes.iter().map(|change| &change.label));
        self.add_all(&draft.said);
    }

    /// Every phrase has a text in every language, with the same meaning.
    fn check(&self, names: &BTreeMap<String, Phrase>) {
        let languages = Language::ALL.map(|language| (language, messages::of(language)));
        let mut faults = BTreeSet::new();
        for phrase in &self.phrases {
            each(phrase, &mut |part| {
                faults.extend(check_pieces(part, names));
                for (language, messages) in &languages {
                    let fault = messages.get(&*part.key).map_or(Some("no message".into()), |own| check_args(part, own));
                    faults.extend(fault.map(|fault| format!("{language}: {}: {fault}", part.key)));
                }
            });
        }
        report("phrases and messages do not fit", &faults);
        for phrase in &self.phrases {
            faults.extend(check_numbers(phrase));
        }
        report("languages say different things", &faults);
    }

    fn keys(&self) -> BTreeSet<String> {
        let mut keys = BTreeSet::new();
        for phrase in &self.phrases {
            each(phrase, &mut |part| {
                if !keys.contains(&*part.key) {
                    keys.insert(part.key.to_string());
                }
                for arg in part.args.values() {
                    if let Arg::Piece(piece) = arg {
                        keys.insert(piece.name.to_string());
                    }
                }
            });
        }
        keys
    }
}

/// A phrase and all phrases in it.
pub(crate) fn each(phrase: &Phrase, see: &mut impl FnMut(&Phrase)) {
    see(phrase);
    for arg in phrase.args.values() {
        match arg {
            Arg::Phrase(part) => each(part, see),
            Arg::List(parts) => parts.iter().for_each(|part| each(part, see)),
            Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Piece(_) => {}
        }
    }
}

/// Pieces go by their catalog names.
fn check_pieces(phrase: &Phrase, names: &BTreeMap<String, Phrase>) -> Vec<String> {
    let pieces = phrase.args.values().filter_map(|arg| if let Arg::Piece(piece) = arg { Some(piece) } else { None });
    let wrong = pieces.filter(|piece| names.get(&piece.id).is_none_or(|name| name.key != piece.name));
    wrong.map(|piece| format!("{}: the catalog has no piece {} named {}", phrase.key, piece.id, piece.name)).collect()
}

/// A phrase has exactly the arguments of its message, and selects by words that the message knows.
fn check_args(phrase: &Phrase, message: &Message) -> Option<String> {
    let brought: BTreeSet<String> = phrase.args.keys().map(ToString::to_string).collect();
    if brought != message.variables {
        return Some(format!("speaks of {:?} and is given {brought:?}", message.variables));
    }
    let words = message.words();
    phrase.args.iter().find_map(|(name, arg)| {
        let known = words.get(&**name)?;
        match arg {
            Arg::Text(word) if known.contains(word.as_str()) => None,
            other => Some(format!("selects ${name} by {known:?} and is given {other:?}")),
        }
    })
}

/// The numbers in a phrase are the same in all languages.
fn check_numbers(phrase: &Phrase) -> Option<String> {
    let said = Language::ALL.map(|language| language.book().try_say(phrase));
    if let Some(Err(fault)) = said.iter().find(|said| said.is_err()) {
        return Some(fault.clone());
    }
    let [first, rest @ ..] = said.each_ref().map(|said| numbers(said.as_deref().unwrap_or_default()));
    let differ = rest.iter().any(|other| *other != first);
    differ.then(|| format!("{}: {:?}", phrase.key, said.map(Result::unwrap_or_default)))
}

fn numbers(said: &str) -> Vec<&str> {
    let mut numbers: Vec<&str> =
        said.split(|letter: char| !letter.is_numeric()).filter(|number| !number.is_empty()).collect();
    numbers.sort_unstable();
    numbers
}

/// Every key in the code exists, and every message in the game's files is used.
fn check_keys<G: Taught>(said: &Said) {
    let files = [format!("{}.ftl", G::ID), format!("pieces-{}.ftl", G::ID)];
    let sources = Language::En.sources();
    let own = sources.iter().filter(|(name, _)| files.iter().any(|file| file == name));
    let there: BTreeSet<String> = own.flat_map(|(_, text)| messages::read(text).0).map(|(id, _)| id).collect();
    let prefix = format!("{}-", G::ID);
    // The ids of lessons look like keys.
    let named = literals(&["src", G::ID]).filter(|text| is_key(text, &prefix) && G::lesson(text).is_none());
    let named: BTreeSet<String> = named.collect();
    let all = messages::of(Language::En);
    let mut used: BTreeSet<String> = said.keys();
    let referred: Vec<_> = used.iter().chain(&named).filter_map(|id| all.get(id)).map(|own| &own.references).collect();
    let referred: BTreeSet<String> = referred.into_iter().flatten().cloned().collect();
    used.extend(referred);
    let missing = named.difference(&there).map(|id| format!("the code names {id}, which is no message"));
    let unused = there.iter().filter(|id| !id.starts_with('-') && !used.contains(*id) && !named.contains(*id));
    report("keys", &missing.chain(unused.map(|id| format!("nothing uses {id}"))).collect());
}

/// A game played at random, describing everything on the way.
struct Walk<'a, G: Words> {
    game: G,
    said: &'a mut Said,
    chance: Chance,
}

impl<'a, G: Words + Legal> Walk<'a, G> {
    fn through(setup: &G::Setup, seed: Seed, said: &'a mut Said) {
        let mut told: Vec<Told<G::Event>> = Vec::new();
        let game = G::new(setup, Chance::seeded(seed), &mut told).expect("a setup that can be played");
        let mut walk = Self { game, said, chance: Chance::seeded(seed.derive(0)) };
        walk.hear(mem::take(&mut told));
        for moves in 0.. {
            if moves % MOVES_PER_POSITION == 0 {
                walk.look();
            }
            let asked: Vec<Seat> = walk.game.asked().iter().collect();
            let Some(&seat) = asked.get(walk.chance.below(asked.len().max(1) as u32) as usize) else { break };
            walk.ask(seat);
            let answer = walk.game.random_move(seat, &mut walk.chance).expect("an asked seat can move");
            walk.said.add(&G::answer(&answer));
            walk.check_made(seat, &answer);
            walk.game.play(seat, &answer, &mut told).expect("a drawn move is legal");
            walk.hear(mem::take(&mut told));
        }
        walk.look();
        let outcome = walk.game.outcome().expect("nobody is asked, so it is over");
        for line in outcome.standings.values().flat_map(|standing| &standing.score) {
            walk.said.add(&G::source(&line.source));
            walk.said.add(&G::gain(&line.source, Phrase::new("decimal").text("whole", "+2").text("fraction", "5")));
        }
    }

    fn hear(&mut self, told: Vec<Told<G::Event>>) {
        for Told { audience, event } in told {
            self.said.add(&G::event(&event, audience));
            if let Audience::Only(_) = audience {
                // A replay that shows everything also shows private events.
                self.said.add(&G::event(&event, Audience::Everyone));
            }
        }
    }

    /// Describes the state of play, for everyone.
    fn look(&mut self) {
        let seats = (0..self.game.setup().players()).map(|number| Observer::Seat(Seat::new(number)));
        for observer in seats.chain([Observer::Public]) {
            let view = self.game.view(observer);
            self.said.add(&G::step(&view));
            self.said.add(&G::phase(&view));
            self.said.add_all(&G::position(&view));
            for (seat, score) in self.game.scores().iter() {
                let points = G::points(&view, seat);
                let total: i32 = points.iter().map(|(_, points)| points).sum();
                assert_eq!(total, *score, "the sources of points do not add up: {points:?}");
                self.said.add_all(points.iter().map(|(of, _)| of));
            }
        }
    }

    /// Every move that is made is found among the answers of its question, with its places on the board.
    fn check_made(&self, seat: Seat, answer: &G::Move) {
        let prompt = self.game.prompt(seat).expect("an asked seat has a prompt");
        let made = Made::of::<G>(&self.game.view(Observer::Seat(seat)), &prompt, answer);
        let made = made.unwrap_or_else(|| panic!("{answer:?} is not among the answers"));
        let steps = G::steps(answer).is_none_or(|steps| steps.as_array().is_none_or(|steps| !steps.is_empty()));
        assert!(
            !made.on.is_empty() || !steps || G::draft(&prompt, &Value::Array(Vec::new())).is_none(),
            "{answer:?} has no place"
        );
        let each = made.facts.iter().any(|fact| matches!(fact, words::Fact::BringsEach { .. }));
        assert!(!each, "{answer:?} says what each piece brings, not all of them");
    }

    /// Describes a question, and tries its answers.
    fn ask(&mut self, seat: Seat) {
        let view = self.game.view(Observer::Seat(seat));
        let prompt = self.game.prompt(seat).expect("an asked seat has a prompt");
        let question = G::question(&view, &prompt);
        self.said.add(&G::step(&view));
        self.said.add_question(&question);
        facts::check(&question);
        question.presets.iter().chain(&question.ahead).for_each(|preset| self.try_preset(seat, &[], preset));
        assert!(question.ahead.iter().all(|preset| preset.is_open), "something ahead is whole: it is a preset");
        let picks: Vec<&Pick> = match &question.choice {
            Choice::One { offers, unavailable } => {
                assert!(unavailable.iter().all(|not| !not.on.is_empty()), "something unavailable has no place");
                offers.iter().filter_map(|offer| self.try_offer(seat, offer)).collect()
            }
            Choice::Some { picks } => picks.iter().collect(),
            Choice::Draft { draft } => return self.finish(seat, &prompt, draft),
        };
        picks.iter().for_each(|pick| self.try_pick(seat, pick));
        let whole = if let Choice::One { offers, .. } = &question.choice { &offers[..] } else { &[] };
        let whole: Vec<&Value> = whole.iter().filter(|offer| offer.pick.is_none()).map(|offer| &offer.answer).collect();
        let count = whole.len() as u128 + picks.iter().map(|pick| fillings(pick)).sum::<u128>();
        if count <= FEW {
            let mut offered: Vec<String> = whole.into_iter().map(|answer| as_move::<G>(answer).1).collect();
            offered.extend(picks.iter().flat_map(|pick| every_filling(pick)).map(|answer| as_move::<G>(&answer).1));
            let mut legal: Vec<String> = G::moves(&prompt).iter().map(written).collect();
            offered.sort_unstable();
            legal.sort_unstable();
            assert_eq!(offered, legal, "the answers of {question:?} are not the legal moves");
        }
    }

    /// Every answer of a preset is legal in its turn, and it says whether all of them can be taken back.
    fn try_preset(&self, seat: Seat, before: &[Value], preset: &Preset) {
        let mut game = self.game.clone();
        assert!(!preset.moves.is_empty() && !preset.on.is_empty(), "{preset:?} is nothing");
        let mut is_final = false;
        for answer in before.iter().chain(&preset.moves) {
            let played = game::play_for_good(&mut game, seat, &as_move::<G>(answer).0);
            is_final |= played.unwrap_or_else(|why| panic!("{answer} of {preset:?} is refused: {why:?}"));
        }
        assert_eq!(preset.is_final, is_final, "whether {preset:?} can be taken back");
    }

    /// The pick of an offer. `None` if it is an answer in itself, which must be legal.
    fn try_offer<'b>(&mut self, seat: Seat, offer: &'b Offer) -> Option<&'b Pick> {
        assert!(!offer.on.is_empty(), "{offer:?} has no place");
        if offer.pick.is_none() {
            self.try_answer(seat, &offer.answer);
        }
        offer.then.iter().for_each(|then| self.try_preset(seat, std::slice::from_ref(&offer.answer), then));
        offer.pick.as_ref()
    }

    fn try_pick(&mut self, seat: Seat, pick: &Pick) {
        let Pick { from, least, most, .. } = pick;
        assert!(least <= most && usize::from(*least) <= from.len(), "{pick:?} cannot be picked");
        let most = usize::from(*most).min(from.len()) as u32;
        let count = u32::from(*least) + self.chance.below(most - u32::from(*least) + 1);
        let mut chosen: Vec<String> = from.clone();
        self.chance.shuffle(&mut chosen);
        chosen.truncate(count as usize);
        self.try_answer(seat, &filled(pick, &chosen));
    }

    fn try_answer(&mut self, seat: Seat, answer: &Value) {
        let (answer, _) = as_move::<G>(answer);
        self.said.add(&G::answer(&answer));
        let played = self.game.clone().play(seat, &answer, &mut ());
        assert!(played.is_ok(), "{answer:?} is offered and refused: {played:?}");
    }

    /// Takes random steps until the answer is made.
    fn finish(&mut self, seat: Seat, prompt: &G::Prompt, draft: &Draft) {
        let mut steps: Vec<Value> = Vec::new();
        let mut draft = draft.clone();
        while steps.len() < MAX_STEPS {
            self.said.add_draft(&draft);
            assert!(draft.steps.iter().all(|step| !step.on.is_empty()), "a step has no place");
            assert!(draft.changes.iter().all(|change| !change.on.is_empty()), "a change has no place");
            if !draft.changes.is_empty() {
                let change = &draft.changes[self.chance.below(draft.changes.len() as u32) as usize];
                let changed = G::draft(prompt, &Value::Array(change.steps.clone()));
                assert!(matches!(changed, Some(Ok(_))), "{change:?} cannot be taken: {changed:?}");
            }
            if let Some(answer) = &draft.finish {
                self.try_answer(seat, answer);
                let made = G::steps(&as_move::<G>(answer).0).and_then(|steps| G::draft(prompt, &steps));
                let again = made.and_then(Result::ok).and_then(|draft| draft.finish);
                assert_eq!(again.as_ref(), Some(answer), "its own steps do not make it");
                if draft.steps.is_empty() || self.chance.below(4) == 0 {
                    return;
                }
            }
            assert!(!draft.steps.is_empty(), "nothing can follow {steps:?}, which is not finished");
            let next = self.chance.below(draft.steps.len() as u32) as usize;
            steps.push(draft.steps[next].step.clone());
            draft = match G::draft(prompt, &Value::Array(steps.clone())) {
                Some(Ok(draft)) => draft,
                refused => panic!("{steps:?} cannot be taken: {refused:?}"),
            };
        }
        panic!("the answer is never finished: {steps:?}");
    }
}

/// A move parsed from JSON, and its own serialization: answers may leave out defaults.
fn as_move<G: Words>(answer: &Value) -> (G::Move, String) {
    let parsed: Result<G::Move, _> = serde_json::from_value(answer.clone());
    let parsed = parsed.unwrap_or_else(|fault| panic!("{answer} is no move: {fault}"));
    let text = written(&parsed);
    (parsed, text)
}

fn written(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data can be written as JSON")
}

/// The answer of a pick, with these pieces filled in.
pub(crate) fn filled(pick: &Pick, chosen: &[String]) -> Value {
    let mut answer = pick.answer.clone();
    let slot = answer.pointer_mut(&pick.slot).unwrap_or_else(|| panic!("{pick:?} has no place for the pieces"));
    assert_eq!(*slot, Value::Array(Vec::new()), "the place is empty before anything is picked");
    *slot = Value::from(chosen.to_vec());
    answer
}

/// How many ways there are to fill a pick.
fn fillings(pick: &Pick) -> u128 {
    let pieces = pick.from.len() as u128;
    let choose = |count: u128| (0..count).fold(1, |ways, taken| ways * (pieces - taken) / (taken + 1));
    (u128::from(pick.least)..=u128::from(pick.most).min(pieces)).map(choose).sum()
}

fn every_filling(pick: &Pick) -> Vec<Value> {
    let mut chosen: Vec<Vec<String>> = vec![Vec::new()];
    for piece in &pick.from {
        let with: Vec<Vec<String>> =
            chosen.iter().map(|some| [&some[..], std::slice::from_ref(piece)].concat()).collect();
        chosen.extend(with.into_iter().filter(|some| some.len() <= usize::from(pick.most)));
    }
    let enough = chosen.iter().filter(|some| some.len() >= usize::from(pick.least));
    enough.map(|some| filled(pick, some)).collect()
}
