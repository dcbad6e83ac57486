//! Every lesson is played to its end in every language, and every answer that a learner could give is tried.
//!
//! The tests here know no game. They answer as the lesson says, let the others play their cues and otherwise anything legal, and try all
//! other answers at every step on the way.

use std::collections::{BTreeMap, BTreeSet};

use game::{Chance, Observer, Recording, Seat, Seed};
use words::lesson::{Lecture, Lesson, Mode, Progress, Scene, Task, Taught, Verdict};
use words::{Choice, Language, Offer, Phrase};

use crate::keys::report;
use crate::messages;

/// How many ways the seats without a cue play.
const TABLES: u64 = 3;
/// No lesson has a branch as long as this.
const LONGEST: usize = 400;
/// How many of a question's answers are tried: the first ones, and as many spread over the others.
const TRIED: usize = 60;
/// In how many ways a costly answer is played out.
const BRANCHES: u64 = 8;
/// The longest sentence.
const LETTERS: usize = 160;

/// A learner at the table of a lesson.
struct Table<G: Taught> {
    lesson: &'static Lesson<G>,
    recording: Recording<G>,
    chance: Chance,
}

impl<G: Taught> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self { lesson: self.lesson, recording: self.recording.clone(), chance: self.chance.clone() }
    }
}

impl<G: Taught> Table<G> {
    fn new(lesson: &'static Lesson<G>, number: u64) -> Self {
        let seed = Seed::from_number(lesson.seed);
        let recording = Recording::start(lesson.setup.clone(), seed, &mut ());
        let recording = recording.unwrap_or_else(|bad| panic!("{}: {bad}", lesson.id));
        let mut table = Self { lesson, recording, chance: Chance::seeded(Seed::from_number(number)) };
        table.others_play();
        table
    }

    fn game(&self) -> &G {
        self.recording.game()
    }

    fn progress(&self) -> Progress<G> {
        self.lesson.follow(self.recording.record()).expect("a record of this lesson")
    }

    fn lecture(&self, missed: u32) -> Option<Lecture<G::Move>> {
        self.lesson.lecture(&self.progress(), missed)
    }

    fn view(&self) -> G::View {
        self.game().view(Observer::Seat(self.lesson.learner))
    }

    fn prompt(&self) -> Option<G::Prompt> {
        self.game().prompt(self.lesson.learner)
    }

    fn play(&mut self, seat: Seat, answer: &G::Move) {
        let id = self.lesson.id;
        self.recording.play(seat, answer, &mut ()).unwrap_or_else(|why| panic!("{id}: {answer:?}: {why}"));
    }

    /// The learner answers, and the others go on.
    fn answer(&mut self, answer: &G::Move) {
        self.play(self.lesson.learner, answer);
        self.others_play();
    }

    /// The others play, and forced questions of the learner are answered, as at a table.
    fn others_play(&mut self) {
        for _ in 0..LONGEST {
            let learner = self.lesson.learner;
            let Some(seat) = self.game().asked().iter().find(|seat| *seat != learner) else {
                let Some(only) = self.prompt().as_ref().and_then(G::only_move) else { return };
                self.play(learner, &only);
                continue;
            };
            let view = self.game().view(Observer::Seat(seat));
            let cue = self.lesson.cue(seat, &view);
            let answer = cue.or_else(|| self.recording.game().random_move(seat, &mut self.chance)).expect("a move");
            self.play(seat, &answer);
        }
    }
}

/// Every text of a lecture, in every language.
fn say(id: &str, phrases: &[Phrase], said: &mut BTreeSet<String>) {
    for phrase in phrases {
        note_keys(phrase, said);
        for language in Language::ALL {
            let text = language.book().try_say(phrase).unwrap_or_else(|fault| panic!("{id}, {language}: {fault}"));
            for sentence in text.split(['.', '。', '?', '？']) {
                assert!(sentence.chars().count() <= LETTERS, "{id}, {language}: a long sentence: {sentence}");
            }
        }
    }
}

fn note_keys(phrase: &Phrase, said: &mut BTreeSet<String>) {
    said.insert(phrase.key.to_string());
}

/// Plays a lesson as it says, and tries every other answer at every step.
fn play_through<G: Taught>(lesson: &'static Lesson<G>, number: u64, said: &mut BTreeSet<String>) {
    let id = lesson.id;
    let mut table = Table::new(lesson, number);
    let mut steps = BTreeSet::new();
    for _ in 0..LONGEST {
        let Some(lecture) = table.lecture(1) else { panic!("{id}: nothing is told, and nobody plays") };
        say(id, &lecture.said, said);
        match lecture.mode {
            Mode::Done => {
                let all: BTreeSet<usize> = (1..=lesson.steps.len()).collect();
                assert_eq!(steps, all, "{id}: the main line passes every step");
                let record = table.recording.record();
                assert_eq!(record.replay().unwrap().finish().unwrap(), *table.game());
                return;
            }
            Mode::Costly | Mode::Missed | Mode::Leading | Mode::Free | Mode::Game => {
                panic!("{id}: the answers of step {} lead to {:?}: {:?}", lecture.step, lecture.mode, lecture.said)
            }
            Mode::Told | Mode::Asked => {}
        }
        if steps.insert(lecture.step) && lecture.mode == Mode::Told {
            try_others(&table, &lecture, true, said);
        }
        let answer = lecture.answer.unwrap_or_else(|| panic!("{id}: step {} knows no answer", lecture.step));
        let (view, progress) = (table.view(), table.progress());
        assert_eq!(lesson.refuses(&progress, &view, std::slice::from_ref(&answer)), None, "{id}: its own answer");
        table.answer(&answer);
    }
    panic!("{id} does not end");
}

/// Whether each answer that the learner is offered is one move, so that the lesson speaks at every question.
fn answers_are_single<G: Taught>(table: &Table<G>) -> bool {
    let (lesson, view) = (table.lesson, table.view());
    let Some(prompt) = table.prompt().filter(|_| !lesson.is_game()) else { return true };
    let asked = lesson.ask(&table.progress(), &view, &prompt, G::question(&view, &prompt));
    asked.is_none_or(|question| {
        let is_chain = |offer: &Offer| offer.then.is_some();
        let has_chains = matches!(&question.choice, Choice::One { offers, .. } if offers.iter().any(is_chain));
        question.presets.is_empty() && !has_chains
    })
}

/// Every legal answer has exactly one treatment, and each treatment does what it promises.
/// What follows an accepted answer is tried in the same way, if `follows`.
fn try_others<G: Taught>(table: &Table<G>, lecture: &Lecture<G::Move>, follows: bool, said: &mut BTreeSet<String>) {
    let (lesson, view, prompt) = (table.lesson, table.view(), table.prompt().expect("a question"));
    let (id, step) = (lesson.id, &lesson.steps[lecture.step - 1]);
    let Task::Guided(judge) = &step.task else { panic!("only guided steps tell") };
    let progress = table.progress();
    let question = lesson.close(&progress, &view, &prompt, G::question(&view, &prompt));
    let board = serde_json::to_string(&(&question.choice, &view)).expect("plain data");
    for target in &lecture.light {
        let piece = target.strip_prefix("card:").unwrap_or(target);
        assert!(board.contains(piece), "{id}, step {}: {target} is not on the board", lecture.step);
    }
    let moves = G::moves(&prompt);
    // A plan of Roll has thousands of answers, and those without a Dictate come first.
    let (plain, others) = moves.split_at(TRIED.min(moves.len()));
    let every = others.len().div_ceil(TRIED).max(1);
    for answer in plain.iter().chain(others.iter().step_by(every)).chain(&lecture.answer) {
        let verdict = judge(&Scene { view: &view, prompt: &prompt }, answer);
        let refused = lesson.refuses(&progress, &view, std::slice::from_ref(answer));
        let mut after = table.clone();
        match verdict {
            Verdict::Right => {
                assert_eq!(refused, None);
                if Some(answer) != lecture.answer.as_ref() {
                    after.answer(answer);
                    leads_on(after, None, follows, said);
                }
            }
            Verdict::Fine(remark) => {
                assert_eq!(refused, None);
                say(id, std::slice::from_ref(&remark), said);
                after.answer(answer);
                leads_on(after, Some(&remark), follows, said);
            }
            Verdict::Retry(why) | Verdict::Closed(why) => {
                assert_eq!(refused.as_ref(), Some(&why), "{id}: {answer:?}");
                say(id, std::slice::from_ref(&why), said);
            }
            Verdict::Costly(..) => {
                assert_eq!(refused, None);
                after.answer(answer);
                for number in 0..BRANCHES {
                    after.chance = Chance::seeded(Seed::from_number(number));
                    shows_its_cost(after.clone(), table, answer, said);
                }
            }
        }
    }
}

/// After an answer that is accepted, the lesson can still be finished, and a remark about it is said.
fn leads_on<G: Taught>(mut table: Table<G>, remark: Option<&Phrase>, follows: bool, said: &mut BTreeSet<String>) {
    let (id, mut is_said) = (table.lesson.id, remark.is_none());
    for _ in 0..LONGEST {
        let lecture = table.lecture(0).unwrap_or_else(|| panic!("{id}: nothing is told"));
        is_said |= remark.is_some_and(|remark| lecture.said.contains(remark));
        assert!(answers_are_single(&table), "{id}, step {}: an answer takes another along", lecture.step);
        say(id, &lecture.said, said);
        let answer = match lecture.mode {
            Mode::Done => {
                assert!(is_said, "{id}: {remark:?} is never said");
                return;
            }
            Mode::Costly | Mode::Missed => {
                let record = table.recording.record();
                let played: Vec<_> = record.moves.iter().map(|entry| (entry.seat, &entry.answer)).collect();
                panic!("{id}: after {remark:?} the lesson cannot be finished: {:?}\n{played:?}", lecture.said)
            }
            Mode::Told | Mode::Asked | Mode::Leading | Mode::Free | Mode::Game => {
                if follows && lecture.mode == Mode::Told {
                    try_others(&table, &lecture, false, said);
                }
                lecture.answer
            }
        };
        let learner = table.lesson.learner;
        let answer = answer.or_else(|| table.recording.game().random_move(learner, &mut table.chance)).expect("a move");
        table.answer(&answer);
    }
    panic!("{id} does not end after {remark:?}");
}

/// A costly answer is played out, says what it cost, and leads back to the question where it was given.
fn shows_its_cost<G: Taught>(mut table: Table<G>, before: &Table<G>, answer: &G::Move, said: &mut BTreeSet<String>) {
    let id = table.lesson.id;
    for _ in 0..LONGEST {
        let lecture = table.lecture(0).unwrap_or_else(|| panic!("{id}: nothing is told after {answer:?}"));
        say(id, &lecture.said, said);
        if lecture.mode == Mode::Costly {
            let (progress, view) = (table.progress(), table.view());
            let kept = before.recording.record().moves.len();
            assert_eq!(lecture.back, Some(kept), "{id}: {answer:?} is taken back");
            let learner = table.lesson.learner;
            if let Some(next) = table.recording.game().random_move(learner, &mut table.chance) {
                assert!(table.lesson.refuses(&progress, &view, &[next]).is_some(), "{id}: nothing else can be done");
            }
            return;
        }
        assert_eq!(lecture.mode, Mode::Leading, "{id}: {answer:?}");
        assert!(answers_are_single(&table), "{id}, step {}: an answer takes another along", lecture.step);
        let learner = table.lesson.learner;
        let next = table.recording.game().random_move(learner, &mut table.chance).expect("a move");
        table.answer(&next);
    }
    panic!("{id}: {answer:?} never shows its cost");
}

/// A player who presses anything fails most checks; what a missed check says has words.
fn press_blindly<G: Taught>(lesson: &'static Lesson<G>, said: &mut BTreeSet<String>) {
    const TRIES: u64 = 60;
    let id = lesson.id;
    let (mut table, mut begun) = (Table::new(lesson, 0), BTreeSet::new());
    for _ in 0..LONGEST {
        let lecture = table.lecture(0).expect("something is told");
        if lecture.mode == Mode::Done {
            return;
        }
        let step = &lesson.steps[lecture.step - 1];
        if let (Task::Check(_), Mode::Asked) = (&step.task, lecture.mode)
            && begun.insert(lecture.step)
        {
            let passed = (0..TRIES).filter(|&number| blindly(&table, number, lecture.step, said)).count() as u64;
            assert!(passed * 10 <= TRIES * 3, "{id}, step {}: {passed} of {TRIES} blind tries pass", lecture.step);
        }
        let answer = lecture.answer.expect("an answer");
        table.answer(&answer);
    }
}

fn blindly<G: Taught>(from: &Table<G>, number: u64, step: usize, said: &mut BTreeSet<String>) -> bool {
    let mut table = from.clone();
    table.chance = Chance::seeded(Seed::from_number(number));
    for _ in 0..LONGEST {
        let lecture = table.lecture(0).expect("something is told");
        match lecture.mode {
            Mode::Missed => {
                say(table.lesson.id, &lecture.said, said);
                return false;
            }
            Mode::Done => return true,
            _ if lecture.step > step => return true,
            _ => {}
        }
        let learner = table.lesson.learner;
        let answer = table.recording.game().random_move(learner, &mut table.chance).expect("a move");
        table.answer(&answer);
    }
    panic!("{}: a check that does not end", from.lesson.id);
}

fn course<G: Taught>() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for (lesson, number) in G::course().iter().zip(1..) {
        assert_eq!(lesson.id, format!("{}-{number}", G::ID));
        assert!(lesson.terms.len() <= 4, "{}: too many new terms", lesson.id);
        let terms = lesson.terms.iter().map(|term| Phrase::new(format!("lesson-term-{term}")));
        let phrases: Vec<Phrase> = terms.chain([lesson.title(), lesson.goal()]).collect();
        say(lesson.id, &phrases, &mut said);
        if number > 2 {
            no_answer_is_closed(lesson);
        }
        if lesson.steps.iter().any(|step| matches!(step.task, Task::Game)) {
            play_game(lesson, &mut said);
            continue;
        }
        (0..TABLES).for_each(|table| play_through(lesson, table, &mut said));
        press_blindly(lesson, &mut said);
    }
    said
}

/// A whole game is a game: whatever the learner does, the lesson is over when it is.
fn play_game<G: Taught>(lesson: &'static Lesson<G>, said: &mut BTreeSet<String>) {
    assert!(lesson.steps.len() == 1 && lesson.cues.is_empty(), "{}: a game and nothing else", lesson.id);
    let mut table = Table::new(lesson, 1);
    // When the learner last had a choice. "Back" leads there, and never further: nobody loses a game by one press.
    let mut latest = None;
    while table.game().outcome().is_none() {
        if let Some(lecture) = table.lecture(0) {
            assert_eq!((lecture.mode, lecture.back), (Mode::Game, latest));
            say(lesson.id, &lecture.said, said);
        }
        latest = Some(table.recording.record().moves.len());
        let learner = lesson.learner;
        let answer = table.recording.game().random_move(learner, &mut table.chance).expect("a move");
        assert_eq!(lesson.refuses(&table.progress(), &table.view(), std::slice::from_ref(&answer)), None);
        table.answer(&answer);
    }
    let lecture = table.lecture(0).expect("the end");
    assert_eq!(lecture.mode, Mode::Done);
    say(lesson.id, &lecture.said, said);
}

/// Later lessons leave every answer open.
fn no_answer_is_closed<G: Taught>(lesson: &'static Lesson<G>) {
    let mut table = Table::new(lesson, 0);
    while let Some(lecture) = table.lecture(0).filter(|lecture| lecture.mode != Mode::Done) {
        let (view, prompt) = (table.view(), table.prompt().expect("a question"));
        let question = G::question(&view, &prompt);
        assert_eq!(lesson.close(&table.progress(), &view, &prompt, question.clone()), question, "{}", lesson.id);
        let Some(answer) = lecture.answer else { return };
        table.answer(&answer);
    }
}

/// Plays every lesson of a game in every way. The messages of its course are exactly those that its lessons say.
fn every_lesson<G: Taught>() {
    let said = course::<G>();
    let file = format!("lessons-{}.ftl", G::ID);
    let (_, text) = Language::En.sources().iter().find(|(name, _)| *name == file).expect("a file of messages");
    let (messages, _) = messages::read(text);
    let unsaid = messages.into_iter().map(|(key, _)| key).filter(|key| !key.starts_with('-') && !said.contains(key));
    report("messages that no lesson says", &unsaid.collect());
}

macro_rules! tests {
    ({} $($name:ident::$game:ident),+) => {
        $(
            #[test]
            fn $name() {
                every_lesson::<games::$game>();
            }
        )+
    };
}
games::all!(tests {});

/// Numbers that English writes as words, and the words. Japanese writes them as digits before what is counted.
const AS_WORDS: [(&str, &[&str]); 5] = [
    ("2", &["two", "second", "twice", "both", "double"]),
    ("3", &["three"]),
    ("5", &["five"]),
    ("6", &["six"]),
    ("12", &["twel"]),
];
/// What Japanese counts with.
const COUNTED: [&str; 13] =
    ["枚", "回", "つ", "個", "人", "体", "点", "倍", "度", "手番", "ラウンド", "ゲーム", "クレジット"];
const KANJI: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
/// Words that keep their numerals: once, not one, topmost.
const FIXED: [&str; 3] = ["一度", "一つも", "一番"];

/// Figures in texts are computed, so none is written.
#[test]
fn no_text_of_a_lesson_has_a_figure_of_its_own() {
    let mut faults = BTreeSet::new();
    for language in Language::ALL {
        for (file, text) in language.sources().iter().filter(|(file, _)| file.starts_with("lessons-")) {
            let (_, english) =
                Language::En.sources().iter().find(|(name, _)| name == file).expect("the same in English");
            let english: BTreeMap<&str, String> = texts(english).into_iter().collect();
            for (key, words) in texts(text) {
                // Six-cost developments are a kind of card, what stands in braces is computed, and the number that a variant is for is
                // not shown.
                let bare: Vec<String> = words.replace("[0]", "").lines().map(bare).collect();
                let words = bare.concat().replace("コスト6の発展", "").replace("o koszcie 6", "");
                let words = if language == Language::Ja { without_counts(&words, &english[key]) } else { words };
                if words.chars().any(|letter| letter.is_ascii_digit()) {
                    faults.insert(format!("{language}/{file}: {key}: {words}"));
                }
            }
        }
    }
    report("figures that nothing computes", &faults);
}

/// Counts are digits beside those that are computed (2枚), also where English has a word.
#[test]
fn counts_of_japanese_lessons_are_digits() {
    let mut faults = BTreeSet::new();
    for (file, text) in Language::Ja.sources().iter().filter(|(file, _)| file.starts_with("lessons")) {
        for (key, words) in texts(text) {
            let words = FIXED.iter().fold(words, |words, fixed| words.replace(fixed, ""));
            let counts =
                COUNTED.iter().any(|counter| KANJI.iter().any(|one| words.contains(&format!("{one}{counter}"))));
            if counts {
                faults.insert(format!("{file}: {key}: {words}"));
            }
        }
    }
    report("counts in kanji", &faults);
}

/// The messages of a file, as they are written.
fn texts(file: &str) -> Vec<(&str, String)> {
    let mut texts: Vec<(&str, String)> = Vec::new();
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(" =") {
            Some((key, words)) if key.starts_with("lesson") => texts.push((key, words.to_string())),
            _ => {
                if let Some((_, words)) = texts.last_mut() {
                    words.push('\n');
                    words.push_str(line);
                }
            }
        }
    }
    texts
}

/// Leaves out the counts of a Japanese text that English writes as words, and "one", which it often does not write at all.
fn without_counts(japanese: &str, english: &str) -> String {
    let english = english.to_lowercase();
    let said = AS_WORDS.iter().filter(|(_, words)| words.iter().any(|word| english.contains(word)));
    let numbers = said.map(|(number, _)| *number).chain(["1"]);
    let mut text = japanese.to_string();
    // Longer numbers first: the end of one is another.
    let mut numbers: Vec<&str> = numbers.collect();
    numbers.sort_unstable_by_key(|number| std::cmp::Reverse(number.len()));
    for number in numbers {
        for counter in COUNTED {
            text = text.replace(&format!("{number}{counter}"), counter);
        }
    }
    text
}

/// A line without what stands in braces. They may begin before it.
fn bare(words: &str) -> String {
    let mut depth = 0;
    words
        .chars()
        .filter(|letter| {
            depth = (depth + i32::from(*letter == '{') - i32::from(*letter == '}')).max(0);
            depth == 0
        })
        .collect()
}
