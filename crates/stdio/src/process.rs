//! A bot that runs as a separate process.
//!
//! Separate threads write to it and read from it, so it can never block the caller.

use std::io::{self, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use indicatif::ProgressBar;
use serde_json::Value;

use crate::lines::{self, Line};
use crate::message::{self, FromBot, PROTOCOL, ToBot};

/// How long a new process may take to say hello. Interpreters and networks take a while to load.
const HELLO: Duration = Duration::from_secs(20);
/// How long a process may take to exit once its input is closed.
const EXIT_TIMEOUT: Duration = Duration::from_secs(2);
/// How many lines of a process may wait to be read.
const WAITING: usize = 64;
/// The longest line of stderr that is forwarded.
const MAX_SAID: usize = 10_000;

/// How a process is started.
pub struct Start<'a> {
    /// The program and its arguments.
    pub command: &'a [String],
    /// The prefix of the lines that it writes to stderr.
    pub name: &'a str,
    /// What it is told first.
    pub hello: &'a ToBot,
    /// The bar that its lines must not disturb.
    pub bar: &'a ProgressBar,
}

/// The result of a question.
#[derive(Debug)]
pub enum Answer {
    /// A move, and how long it took.
    Move(Value, Duration),
    /// Something that does not answer the question, and how long it took.
    Malformed(String, Duration),
    /// No answer in time.
    Silence,
    /// The process has ended or closed its output.
    Gone,
}

/// How a process is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It has some time to finish.
    Kindly,
    /// At once.
    Kill,
}

/// A bot that runs as a separate process. Dropping the value ends the process.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// To the thread that writes to the process; closing it closes the input of the process.
    input: Option<Sender<String>>,
    output: Receiver<Line>,
    /// Closed when all of stderr was passed on.
    said: Receiver<()>,
    wants_moves: bool,
    asked: u64,
    ended: bool,
}

impl Process {
    /// Starts the process and says hello.
    ///
    /// # Errors
    /// Why it cannot be started, or what it did instead of saying hello.
    pub fn start(start: &Start<'_>) -> Result<Self, String> {
        let (program, arguments) = start.command.split_first().ok_or("there is no command")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        apart_from_ctrl_c(&mut command);
        let mut child = command.spawn().map_err(|error| format!("cannot start {program}: {error}"))?;
        let (input, output) = (write_to(child.stdin.take()), read_from(child.stdout.take()));
        let said = pass_on(child.stderr.take(), start.name, start.bar);
        let mut process = Self { child, input: Some(input), output, said, wants_moves: true, asked: 0, ended: false };
        let hello = process.tell(start.hello).greeted();
        match hello {
            Ok(wants_moves) => {
                process.wants_moves = wants_moves;
                Ok(process)
            }
            Err(fault) => {
                process.end(Ending::Kill);
                Err(fault)
            }
        }
    }

    fn greeted(&self) -> Result<bool, String> {
        match self.output.recv_timeout(HELLO) {
            Ok(Line::Text(text)) => match serde_json::from_str(&text) {
                Ok(FromBot::Hello { protocol: PROTOCOL, moves }) => Ok(moves),
                Ok(FromBot::Hello { protocol, .. }) => {
                    Err(format!("it speaks version {protocol} of the protocol, not {PROTOCOL}"))
                }
                Ok(FromBot::Error { message, .. }) => Err(format!("it refuses: {message}")),
                Ok(FromBot::Move { .. }) | Err(_) => Err(format!("instead of hello it says {}", short(&text))),
            },
            Ok(Line::TooLong) => Err("instead of hello it writes without end".to_string()),
            Err(RecvTimeoutError::Timeout) => Err(format!("it does not say hello within {} s", HELLO.as_secs())),
            Err(RecvTimeoutError::Disconnected) => Err("it ends without saying hello".to_string()),
        }
    }

    /// Whether it wants to be sent lists of legal moves.
    pub fn wants_moves(&self) -> bool {
        self.wants_moves
    }

    /// Sends it a message. If the process has died, the next question will notice.
    pub fn tell(&self, message: &ToBot) -> &Self {
        if let Some(input) = &self.input {
            let _ = input.send(message::line(message));
        }
        self
    }

    /// The id of the question that was asked last.
    pub fn last_id(&self) -> u64 {
        self.asked
    }

    /// Asks a question, built from its id, and waits for the answer for at most `most`.
    pub fn ask(&mut self, question: impl FnOnce(u64) -> ToBot, most: Duration) -> Answer {
        self.asked += 1;
        let question = question(self.asked);
        let start = Instant::now();
        self.tell(&question);
        loop {
            let Some(left) = most.checked_sub(start.elapsed()).filter(|left| !left.is_zero()) else {
                return self.silence();
            };
            let malformed = |fault: String| Answer::Malformed(fault, start.elapsed());
            let text = match self.output.recv_timeout(left) {
                Ok(Line::Text(text)) => text,
                Ok(Line::TooLong) => return malformed(format!("a line of more than {} bytes", lines::MAX)),
                Err(RecvTimeoutError::Timeout) => return self.silence(),
                Err(RecvTimeoutError::Disconnected) => return Answer::Gone,
            };
            match serde_json::from_str(&text) {
                Ok(FromBot::Move { id, answer }) if id == self.asked => return Answer::Move(answer, start.elapsed()),
                // An answer that came too late for its own question.
                Ok(FromBot::Move { id, .. } | FromBot::Error { id: Some(id), .. }) if id < self.asked => {}
                Ok(FromBot::Move { id, .. }) => {
                    return malformed(format!("an answer to {id}, which was not asked; {} was", self.asked));
                }
                Ok(FromBot::Error { message, .. }) => return malformed(format!("the error {}", short(&message))),
                Ok(FromBot::Hello { .. }) => return malformed("hello".to_string()),
                Err(error) => return malformed(format!("{}, which is no message: {error}", short(&text))),
            }
        }
    }

    /// Why nothing came. A process that has ended may have left a child that keeps its output open.
    fn silence(&mut self) -> Answer {
        if matches!(self.child.try_wait(), Ok(None)) { Answer::Silence } else { Answer::Gone }
    }

    /// Closes its input, which tells it to end.
    pub fn close(&mut self) {
        self.input = None;
    }

    /// Ends the process, gently or by force, and waits until it is gone.
    pub fn end(&mut self, ending: Ending) {
        if std::mem::replace(&mut self.ended, true) {
            return;
        }
        self.close();
        let start = Instant::now();
        while ending == Ending::Kindly && start.elapsed() < EXIT_TIMEOUT && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(5));
        }
        // An error says that it is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
        // A child of the process may keep stderr open, so do not wait forever for its last lines.
        let _ = self.said.recv_timeout(Duration::from_millis(200));
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end(Ending::Kill);
    }
}

/// The beginning of a text, in quotes.
fn short(text: &str) -> String {
    const MAX: usize = 100;
    if text.chars().nth(MAX).is_none() {
        return format!("{text:?}");
    }
    format!("{:?}…", text.chars().take(MAX).collect::<String>())
}

/// Ctrl-C is for us: we stop after the decisions in progress, which need the process.
#[cfg(unix)]
fn apart_from_ctrl_c(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Ctrl-C is for us: we stop after the decisions in progress, which need the process.
#[cfg(windows)]
fn apart_from_ctrl_c(command: &mut Command) {
    const CREATE_NEW_PROCESS_GROUP: u32 = 0x200;
    std::os::windows::process::CommandExt::creation_flags(command, CREATE_NEW_PROCESS_GROUP);
}

#[cfg(not(any(unix, windows)))]
fn apart_from_ctrl_c(_: &mut Command) {}

/// A thread that writes to the process, which may not read.
fn write_to(stdin: Option<ChildStdin>) -> Sender<String> {
    let (sender, receiver) = mpsc::channel::<String>();
    thread::spawn(move || {
        let Some(mut stdin) = stdin else { return };
        for text in receiver {
            if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                return;
            }
        }
    });
    sender
}

/// A thread that reads from the process, which may not write. It reads ahead only a limited number of lines.
fn read_from(stdout: Option<impl Read + Send + 'static>) -> Receiver<Line> {
    let (sender, receiver): (SyncSender<Line>, _) = mpsc::sync_channel(WAITING);
    thread::spawn(move || {
        let Some(stdout) = stdout else { return };
        let mut stdout = BufReader::new(stdout);
        while let Ok(Some(line)) = lines::next(&mut stdout, lines::MAX) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

/// A thread that forwards what the process writes to stderr. The receiver is closed at the end.
fn pass_on(stderr: Option<impl Read + Send + 'static>, name: &str, bar: &ProgressBar) -> Receiver<()> {
    let (sender, receiver) = mpsc::channel();
    let (name, bar) = (name.to_string(), bar.clone());
    thread::spawn(move || {
        let _until_the_end: Sender<()> = sender;
        let Some(stderr) = stderr else { return };
        let mut stderr = BufReader::new(stderr);
        while let Ok(Some(line)) = lines::next(&mut stderr, MAX_SAID) {
            let text = match line {
                Line::Text(text) => text,
                Line::TooLong => format!("(a line of more than {MAX_SAID} bytes)"),
            };
            say(&bar, &format!("[{name}] {text}"));
        }
    });
    receiver
}

/// Prints a line on our stderr, above the bar.
pub fn say(bar: &ProgressBar, text: &str) {
    // If nobody reads stderr, the line is lost.
    bar.suspend(|| drop(writeln!(io::stderr(), "{text}")));
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Starts a script that says hello and then does what it says.
    fn start(script: &str) -> Process {
        let script = format!("echo '{{\"type\":\"hello\",\"protocol\":{PROTOCOL}}}'\n{script}");
        let command = ["sh", "-c", &script].map(str::to_string);
        let hello =
            ToBot::Hello { protocol: PROTOCOL, game: String::new(), rules_version: None, program: String::new() };
        let bar = ProgressBar::hidden();
        Process::start(&Start { command: &command, name: "test", hello: &hello, bar: &bar }).expect("it says hello")
    }

    /// Asks something that no pipe holds, and waits for a moment.
    fn ask(process: &mut Process) -> (Answer, Duration) {
        let start = Instant::now();
        let view = Value::String("x".repeat(3_000_000));
        let question = |id| ToBot::Prompt { id, view, prompt: Value::Null, moves: None, complete: false };
        let answer = process.ask(question, Duration::from_millis(300));
        (answer, start.elapsed())
    }

    /// No step of a process takes longer than this, even on a busy machine.
    const MOMENT: Duration = Duration::from_secs(30);

    #[test]
    fn a_process_that_does_not_read_holds_up_nobody() {
        let mut process = start("exec sleep 100");
        for _ in 0..2 {
            let (answer, took) = ask(&mut process);
            assert!(matches!(answer, Answer::Silence) && took < MOMENT, "{answer:?} {took:?}");
        }
        let start = Instant::now();
        process.end(Ending::Kindly);
        assert!(start.elapsed() < MOMENT);
    }

    #[test]
    fn a_process_that_writes_without_end_holds_up_nobody() {
        for script in ["exec yes '{\"type\":\"move\",\"id\":0,\"move\":1}'", "exec tr '\\0' x < /dev/zero"] {
            let mut process = start(script);
            let (answer, took) = ask(&mut process);
            assert!(matches!(answer, Answer::Silence) && took < MOMENT, "{answer:?} {took:?}");
        }
    }

    #[test]
    fn a_process_that_has_ended_is_gone() {
        for script in ["exit 3", "sleep 5 & exit 0", "exec >&-; exec sleep 100"] {
            let (answer, took) = ask(&mut start(script));
            assert!(matches!(answer, Answer::Gone) && took < MOMENT, "{script}: {answer:?} {took:?}");
        }
    }

    #[test]
    fn answers_are_told_apart_by_their_id() {
        let moves = |id| format!("echo '{{\"type\":\"move\",\"id\":{id},\"move\":{id}}}'");
        let script = format!("read a; {}; {}; cat > /dev/null", moves(0), moves(1));
        let (answer, _) = ask(&mut start(&script));
        assert!(matches!(&answer, Answer::Move(answer, _) if *answer == 1), "{answer:?}");
        let (answer, _) = ask(&mut start(&moves(2)));
        assert!(matches!(&answer, Answer::Malformed(what, _) if what.contains("not asked")), "{answer:?}");
    }
}
