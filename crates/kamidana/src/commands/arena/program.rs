//! A program that speaks UGI. Whatever it does, an answer or a reason comes in time.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use kamidana_engine::StopFlag;

use super::spec::Budget;

/// Between two looks at the flag that ends the arena.
const LOOK: Duration = Duration::from_millis(20);

/// How long a program may take to end when asked to.
const FAREWELL: Duration = Duration::from_millis(200);

/// What a program may think that was given no limit at all: other programs take that as forever.
const DEFAULT_TIME: Duration = Duration::from_secs(1);

/// A running program.
pub(super) struct Program {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    /// The names of its options, in lower case.
    options: Vec<String>,
    /// How long it may be silent beyond the time it was given.
    patience: Duration,
    interrupted: StopFlag,
}

impl Program {
    /// Starts it and shakes hands.
    pub(super) fn start(
        command: &[String],
        options: &[(String, String)],
        patience: Duration,
        interrupted: &StopFlag,
    ) -> Result<Self, String> {
        let mut child = spawn(command)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the program has no input or output".into());
        };
        let (heard, lines) = mpsc::channel();
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut bytes = Vec::new();
            while output.read_until(b'\n', &mut bytes).is_ok_and(|n| n > 0) {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if heard.send(line).is_err() {
                    return;
                }
                bytes.clear();
            }
        });
        let mut program = Self {
            child,
            input,
            lines,
            options: Vec::new(),
            patience,
            interrupted: interrupted.clone(),
        };
        program.say("ugi")?;
        let mut known = Vec::new();
        program.hear("ugiok", patience, |line| {
            let name = line.strip_prefix("option name ");
            let name = name.and_then(|rest| rest.split_once(" type "));
            known.extend(name.map(|(name, _)| name.to_ascii_lowercase()));
        })?;
        program.options = known;
        for (name, value) in options {
            program.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(program)
    }

    /// Prepares for another game. A program with a seed gets one, so that games can be repeated.
    pub(super) fn new_game(&mut self, seed: u32) -> Result<(), String> {
        if self.options.iter().any(|name| name == "seed") {
            self.say(&format!("setoption name Seed value {seed}"))?;
        }
        self.say("uginewgame")?;
        self.say("isready")?;
        self.hear("readyok", self.patience, |_| ())?;
        Ok(())
    }

    /// Its move in the position, which is told as the `position` command takes it.
    pub(super) fn choose(&mut self, position: &str, budget: Budget) -> Result<String, String> {
        self.say(&format!("position {position}"))?;
        let time = match budget.nodes {
            None => Some(budget.time.unwrap_or(DEFAULT_TIME)),
            Some(_) => budget.time,
        };
        let nodes = budget.nodes.map(|nodes| format!("nodes {nodes}"));
        let limit = time.map(|time| format!("movetime {}", time.as_millis()));
        let words = [Some("go".to_owned()), nodes, limit];
        let words: Vec<String> = words.into_iter().flatten().collect();
        self.say(&words.join(" "))?;
        let patience = self.patience + time.unwrap_or_default();
        let mut complaint = None;
        let line = self.hear("bestmove", patience, |line| {
            if let Some(why) = line.strip_prefix("info string error") {
                complaint = Some(why.trim_start_matches(':').trim().to_owned());
            }
        })?;
        match (line.split_whitespace().nth(1), complaint) {
            (Some("(none)") | None, Some(why)) => Err(format!("gave no move: {why}")),
            (None, None) => Err("gave no move".into()),
            (Some(action), _) => Ok(action.to_owned()),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), String> {
        writeln!(self.input, "{line}")
            .and_then(|()| self.input.flush())
            .map_err(|_| self.ended())
    }

    fn ended(&mut self) -> String {
        // Its last output may be read before it is gone.
        let gone = Instant::now() + FAREWELL;
        while Instant::now() < gone {
            if let Ok(Some(status)) = self.child.try_wait() {
                return format!("the program ended ({status})");
            }
            thread::sleep(LOOK / 4);
        }
        "the program closed its output".into()
    }

    /// Waits for a line that begins with this word; others go to `aside`.
    fn hear(
        &mut self,
        word: &str,
        patience: Duration,
        mut aside: impl FnMut(&str),
    ) -> Result<String, String> {
        let until = Instant::now() + patience;
        loop {
            match self.lines.recv_timeout(LOOK) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(line) => aside(&line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.interrupted.is_raised() {
                return Err("the arena was stopped".into());
            }
            if Instant::now() >= until {
                let waited = patience.as_secs_f64();
                return Err(format!("no {word} within {waited:.1} seconds"));
            }
        }
    }
}

/// Begins the process and nothing else.
pub(super) fn spawn(command: &[String]) -> Result<Child, String> {
    let (program, arguments) = command.split_first().ok_or("there is no command")?;
    Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|why| format!("cannot start {program}: {why}"))
}

/// Ends a process, politely if it listens.
pub(super) fn dismiss(child: &mut Child) {
    let gone = Instant::now() + FAREWELL;
    while Instant::now() < gone {
        if matches!(child.try_wait(), Ok(Some(_))) {
            return;
        }
        thread::sleep(LOOK / 4);
    }
    // It may have ended in this moment; then there is nothing to kill.
    let _ = child.kill();
    let _ = child.wait();
}

impl Drop for Program {
    fn drop(&mut self) {
        // A program that is gone already cannot be told so.
        let _ = self.say_quit();
        dismiss(&mut self.child);
    }
}

impl Program {
    fn say_quit(&mut self) -> std::io::Result<()> {
        writeln!(self.input, "quit")?;
        self.input.flush()
    }
}
