//! The real terminal: events in, frames out, and everything put back at the end.

use std::{
    fs,
    io::{self, Write as _},
    panic,
    path::PathBuf,
    process, thread,
    time::{Duration, Instant},
};

use kamidana_engine::StopFlag;
use ratatui::{
    Terminal,
    backend::CrosstermBackend,
    crossterm::{
        event::{
            self, DisableMouseCapture, EnableMouseCapture, KeyEventKind, MouseButton,
            MouseEventKind,
        },
        execute,
        terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode},
    },
};

use super::{
    app::{App, Event},
    machine::{ADVICE_TIME, Job, Thinker},
    screen,
    session::Request,
};
use crate::words::Words;

/// How long to wait for a key before looking at the clock and the machine.
const BEAT: Duration = Duration::from_millis(50);
/// The least time a machine takes, so that people can follow what it does.
const PACE: Duration = Duration::from_millis(400);

/// How long a program that was told to stop may take for it.
const GRACE: Duration = Duration::from_secs(5);

/// The terminal in the state a game needs; put back when it goes out of scope, whatever happened.
struct Stage;

impl Stage {
    fn set() -> io::Result<Self> {
        enable_raw_mode()?;
        let stage = Self;
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        // A panic is told after the terminal is back, or nobody could read it. Those of the
        // machine's thread are dealt with there.
        let (screen, before) = (thread::current().id(), panic::take_hook());
        panic::set_hook(Box::new(move |told| {
            if thread::current().id() == screen {
                clear_away();
                before(told);
            }
        }));
        Ok(stage)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        // The hook has already cleared away: twice would write over what it told.
        if !thread::panicking() {
            clear_away();
            let _ = panic::take_hook();
        }
    }
}

/// There is nobody left to tell if this fails.
fn clear_away() {
    let _ = disable_raw_mode();
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen);
    let _ = io::stdout().flush();
}

/// Runs the program until somebody leaves it,
/// and says where the game was saved.
pub(super) fn run(
    mut app: App,
    first: Vec<Request>,
    mut thinker: Thinker,
) -> io::Result<Option<PathBuf>> {
    // Whoever stops us from outside gets the terminal back, too.
    let stopped = StopFlag::default();
    let stop = stopped.clone();
    let _ = ctrlc::set_handler(move || {
        stop.stop();
        // A terminal that is gone is read for ever, and then nobody looks at the flag. Standard
        // output belongs to the thread that reads, so nothing can be written here.
        thread::sleep(GRACE);
        let _ = disable_raw_mode();
        process::exit(1);
    });
    let _stage = Stage::set()?;
    let mut terminal = Terminal::new(CrosstermBackend::new(io::stdout()))?;
    terminal.hide_cursor()?;
    let started = Instant::now();
    let mut requests = first;
    loop {
        for request in std::mem::take(&mut requests) {
            match request {
                Request::Quit => {
                    thinker.stop();
                    terminal.show_cursor()?;
                    return Ok(app.saved_as());
                }
                other => {
                    let answer = fulfil(other, &mut thinker, app.words);
                    requests.extend(
                        answer.map_or_else(Vec::new, |event| app.update(event, started.elapsed())),
                    );
                }
            }
        }
        if stopped.is_raised() {
            requests.push(Request::Quit);
        }
        if !requests.is_empty() {
            continue;
        }
        let mut drawn = screen::Drawn::default();
        terminal.draw(|frame| drawn = screen::draw(&app, started.elapsed(), frame))?;
        app.hits = drawn.hits;
        if event::poll(BEAT)? {
            if let Some(event) = read()? {
                requests.extend(app.update(event, started.elapsed()));
            }
        } else {
            requests.extend(app.update(Event::Tick, started.elapsed()));
        }
        if let Some(thought) = thinker.heard() {
            requests.extend(app.update(Event::Thought(thought), started.elapsed()));
        }
    }
}

/// The next event that concerns us.
fn read() -> io::Result<Option<Event>> {
    Ok(match event::read()? {
        event::Event::Key(key) if key.kind != KeyEventKind::Release => Some(Event::Key(key)),
        event::Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            Some(Event::Click(mouse.column, mouse.row))
        }
        _ => None,
    })
}

fn fulfil(request: Request, thinker: &mut Thinker, words: &Words) -> Option<Event> {
    match request {
        Request::Think {
            ticket,
            game,
            seat,
            level,
            view,
            budget,
        } => thinker.ask(Job {
            ticket,
            game,
            seat: Some((seat, level)),
            view,
            budget,
            pace: PACE.min(budget),
        }),
        Request::Advise { ticket, game, view } => thinker.ask(Job {
            ticket,
            game,
            seat: None,
            view,
            budget: ADVICE_TIME,
            pace: Duration::ZERO,
        }),
        Request::StopThinking => thinker.stop(),
        Request::Write {
            file,
            text,
            overwrite,
        } => return Some(Event::Written(write(file, &text, overwrite, words))),
        Request::Menu | Request::Quit => {}
    }
    None
}

/// Writes a file, but never over one that is not ours.
pub(super) fn write(
    file: PathBuf,
    text: &str,
    overwrite: bool,
    words: &Words,
) -> Result<PathBuf, String> {
    if file.as_os_str().is_empty() {
        return Err(words.say("terminal-no-file-name"));
    }
    let mut options = fs::OpenOptions::new();
    if overwrite {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let written = options
        .write(true)
        .open(&file)
        .and_then(|mut opened| opened.write_all(text.as_bytes()));
    match written {
        Ok(()) => Ok(file),
        Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
            Err(words.say("terminal-file-exists"))
        }
        Err(why) => {
            let why = why.to_string().into();
            Err(words.fill("terminal-not-written", [("why", why)]))
        }
    }
}
