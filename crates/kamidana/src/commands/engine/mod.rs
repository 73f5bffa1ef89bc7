//! `kamidana engine`: the Universal Game Interface on standard input and output.
//!
//! `docs/ugi.md` says what is spoken. One loop owns the output; lines of input and what a search
//! says come to it as events, so that a search never holds up an answer.

mod command;
mod judging;
mod score;
mod search;
mod settings;
mod situation;

use std::{
    io::{self, BufRead, Write},
    sync::mpsc::{self, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use clap::Args;
use kamidana_engine::StopFlag;
use kamidana_game::Game;

use self::{
    command::{Command, Query},
    search::{Minds, Search, Task},
    settings::Settings,
    situation::Situation,
};
use crate::{
    args::{GameName, parse_game},
    failure::Failure,
};

/// What `kamidana engine` is asked.
#[derive(Args, Debug)]
#[command(after_help = HELP)]
pub(crate) struct Arguments {
    /// The game.
    #[arg(value_parser = parse_game, value_name = "GAME")]
    game: GameName,
}

const HELP: &str = "\
Examples:

The commands: ugi, isready, setoption, uginewgame, position, go, stop, query, quit; docs/ugi.md
describes them.";

/// How long the last best move may take once the input has ended.
const LAST_WORD: Duration = Duration::from_secs(1);

/// What the loop hears of.
enum Event {
    /// A line of input.
    Line(String),
    /// The input has ended.
    End,
    /// A search has something to tell.
    Said(String),
    /// A search has ended; its players come back with what they remember.
    Done { minds: Minds, best: Option<String> },
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let (events, heard) = mpsc::channel();
    let lines = events.clone();
    thread::spawn(move || listen(io::stdin().lock(), &lines));
    let mut engine = Engine::new(arguments.game.0, events);
    let mut last_word: Option<Instant> = None;
    loop {
        let event = match last_word {
            None => heard.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(at) => heard.recv_timeout(at.saturating_duration_since(Instant::now())),
        };
        let goes_on = match event {
            Ok(Event::Line(line)) => engine.obey(&line, out)?,
            Ok(Event::Said(text)) => {
                writeln!(out, "{text}")?;
                true
            }
            Ok(Event::Done { minds, best }) => {
                engine.finish(minds, best.as_deref(), out)?;
                last_word.is_none()
            }
            Ok(Event::End) => {
                last_word = Some(Instant::now() + LAST_WORD);
                engine.stop()
            }
            Err(_) => false,
        };
        out.flush()?;
        if !goes_on {
            engine.stop();
            return Ok(());
        }
    }
}

/// Passes the input on, line by line. Bytes that are no text are no reason to stop listening.
fn listen(mut input: impl BufRead, events: &Sender<Event>) {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes).is_ok_and(|n| n > 0) {
        let line = String::from_utf8_lossy(&bytes).into_owned();
        if events.send(Event::Line(line)).is_err() {
            return;
        }
        bytes.clear();
    }
    // Nobody listens any more if this fails, which is just as well.
    let _ = events.send(Event::End);
}

/// The engine between two commands.
struct Engine {
    game: &'static dyn Game,
    settings: Settings,
    /// What `go` is about; `None` after a position that could not be read.
    situation: Option<Situation>,
    /// At home while nothing is searched.
    minds: Option<Minds>,
    running: Option<StopFlag>,
    events: Sender<Event>,
}

impl Engine {
    fn new(game: &'static dyn Game, events: Sender<Event>) -> Self {
        Self {
            game,
            situation: Situation::read(game, &game.study_options(), "startpos").ok(),
            settings: Settings::new(game),
            minds: Some(Minds::default()),
            running: None,
            events,
        }
    }

    /// Does what a line says; `false` to end.
    fn obey(&mut self, line: &str, out: &mut dyn Write) -> io::Result<bool> {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(true),
            Err(why) => return complain(out, &why),
        };
        match command {
            Command::Ugi => self.introduce(out)?,
            Command::IsReady => writeln!(out, "readyok")?,
            Command::Quit => return Ok(false),
            Command::Stop => _ = self.stop(),
            Command::Query(query) => return self.answer(query, out),
            _ if self.running.is_some() => {
                return complain(out, "a search is running; send stop first");
            }
            Command::NewGame => self.minds = Some(Minds::default()),
            Command::SetOption { name, value } => {
                if let Err(why) = self.settings.set(self.game, &name, &value) {
                    return complain(out, &why);
                }
                self.minds = Some(Minds::default());
            }
            Command::Position(text) => {
                match Situation::read(self.game, &self.settings.options, &text) {
                    Ok(situation) => self.situation = Some(situation),
                    Err(why) => {
                        // A best move of the position before would be worse than none.
                        self.situation = None;
                        return complain(out, &why);
                    }
                }
            }
            Command::Go(wish) => return self.go(&wish, out),
        }
        Ok(true)
    }

    fn introduce(&self, out: &mut dyn Write) -> io::Result<()> {
        let version = env!("CARGO_PKG_VERSION");
        writeln!(out, "id name Kamidana {} {version}", self.game.title())?;
        writeln!(out, "id author {}", env!("CARGO_PKG_AUTHORS"))?;
        self.settings.introduce(self.game, out)?;
        writeln!(out, "ugiok")
    }

    fn answer(&self, query: Query, out: &mut dyn Write) -> io::Result<bool> {
        let Some(situation) = &self.situation else {
            return complain(out, "there is no position");
        };
        let answer = match query {
            Query::GameOver => situation.to_act().is_none().to_string(),
            Query::FirstTurn => situation
                .to_act()
                .is_some_and(|seat| seat.number() == 1)
                .to_string(),
            Query::Turn => situation
                .to_act()
                .map_or("none".into(), |seat| seat.to_string()),
            Query::Result => situation.result(),
        };
        writeln!(out, "response {answer}")?;
        Ok(true)
    }

    fn go(&mut self, wish: &command::Wish, out: &mut dyn Write) -> io::Result<bool> {
        let situation = match &self.situation {
            Some(situation) if situation.to_act().is_some() => situation,
            Some(_) => return no_move(out, "the game is over"),
            None => return no_move(out, "there is no position"),
        };
        let Some(minds) = self.minds.take() else {
            return complain(out, "a search is running; send stop first");
        };
        let task = Task::new(self.game, situation.clone(), &self.settings, wish);
        self.running = Some(task.stop());
        let events = self.events.clone();
        thread::spawn(move || {
            let mut search = Search::new(task, minds, |text| {
                _ = events.send(Event::Said(text));
            });
            let best = search.run();
            let minds = search.into_minds();
            _ = events.send(Event::Done { minds, best });
        });
        Ok(true)
    }

    /// Asks a running search to stop; `false` if there is none.
    fn stop(&self) -> bool {
        self.running.as_ref().map(StopFlag::stop).is_some()
    }

    fn finish(&mut self, minds: Minds, best: Option<&str>, out: &mut dyn Write) -> io::Result<()> {
        self.minds = Some(minds);
        self.running = None;
        writeln!(out, "bestmove {}", best.unwrap_or(NO_MOVE))
    }
}

/// What stands for a best move where there is none.
const NO_MOVE: &str = "(none)";

/// Says what is wrong and goes on.
fn complain(out: &mut dyn Write, why: &str) -> io::Result<bool> {
    let why: Vec<&str> = why.split_whitespace().collect();
    writeln!(out, "info string error: {}", why.join(" "))?;
    Ok(true)
}

/// Whoever asked for a move waits for an answer, so there is one.
fn no_move(out: &mut dyn Write, why: &str) -> io::Result<bool> {
    complain(out, why)?;
    writeln!(out, "bestmove {NO_MOVE}")?;
    Ok(true)
}
