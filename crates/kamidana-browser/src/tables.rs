//! Tables that a browser keeps by itself. Their log comes along with every question, and what happens
//! is told for the browser to append: nothing is remembered here, so whatever worker is free can answer,
//! and a table that was closed in the middle of a game is the same when it is opened again.

use kamidana_engine::{Character, Instant, Level, Limits, machine};
use kamidana_game::{Data, Seat, Seed, SheetStyle, View};
use kamidana_study::{MOST_STEPS, cut};
use kamidana_table::{
    Actor, Command, Company, Decision, Event, Glimpse, Outage, Person, PersonId, PracticeTurn,
    Refusal, Setup, Summary, Table, TableId, TableState, Timestamp, Wanted, Wish,
};
use serde::{Deserialize, Serialize};

/// What is asked of a table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Question {
    /// What it is called.
    id: TableId,
    /// What happened so far; nothing if it is to be opened.
    log: Vec<Event>,
    now: Timestamp,
    ask: Ask,
}

/// What.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
enum Ask {
    /// To be there.
    Open {
        setup: Setup,
        by: Person,
        seed: Seed,
    },
    /// How it stands.
    Look,
    /// That its person does something.
    Act { seen: Option<u32>, action: String },
    /// That the computer on a seat does.
    Play {
        seat: Seat,
        seen: u32,
        action: String,
    },
    /// Something beside the game; chance and a name for the next table are for playing again.
    Want {
        wanted: Wanted,
        next: TableId,
        seed: Seed,
    },
    /// Whether somebody's time is up.
    Clock,
    /// To go on, after nobody was there since some moment.
    Resume { since: Timestamp },
    /// To begin again at another table, with so many of its moves.
    Again { moves: usize, next: TableId },
    /// The game step by step.
    Replay {
        #[serde(default)]
        seat: Option<Seat>,
        from: usize,
    },
    /// The game to keep.
    Record {
        #[serde(default)]
        style: Option<String>,
    },
    /// What the computer whose turn it is would do.
    Turn { chance: u64 },
    /// What a strong player would do in its person's place.
    Hint { chance: u64 },
    /// What everything that its person can do leads to.
    Outlook,
}

/// What happened, and how the table stands then.
#[derive(Serialize)]
struct Changed {
    events: Vec<Event>,
    state: TableState,
    summary: Summary,
    glimpse: Glimpse,
    /// When its clock is to be looked at.
    alarm: Option<Timestamp>,
    /// Whether it is a computer's turn.
    thinks: bool,
    /// Another table that was opened, for instance to play again.
    opened: Option<Box<Changed>>,
}

/// What a computer does.
#[derive(Serialize)]
struct Turn {
    seat: Seat,
    seen: u32,
    action: String,
}

/// What the server says of a hint.
#[derive(Serialize)]
struct Hint {
    seen: u32,
    action: Option<String>,
}

/// What the server says of an outlook.
#[derive(Serialize)]
struct OutlookState {
    seen: u32,
    outlook: Option<Data>,
}

/// Why there is no answer.
pub(crate) enum Unanswered {
    Malformed(String),
    Refused(Refusal),
    /// With a code of its own.
    No(&'static str, &'static str),
}

impl From<Refusal> for Unanswered {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Answers; engines take at most `memory` mebibytes.
pub(crate) fn answer(question: Question, memory: usize) -> Result<String, Unanswered> {
    let Question { id, log, now, ask } = question;
    if let Ask::Open { setup, by, seed } = ask {
        check_alone(&setup)?;
        let events = Table::open(setup, &by, seed, now)?;
        return Ok(text(&opened(id, events, now)?));
    }
    let table = Table::fold(&log).map_err(|broken| Unanswered::Malformed(broken.to_string()))?;
    let own = OwnTable {
        id,
        now: now.max(table.updated()),
        table,
    };
    own.answer(ask, memory)
}

/// Only what nobody else has a part in can be kept by one browser.
fn check_alone(setup: &Setup) -> Result<(), Unanswered> {
    let alone = |wish: &Wish| matches!(wish, Wish::Me { .. } | Wish::Level { .. });
    if setup.seats.iter().all(alone) && !setup.rated {
        return Ok(());
    }
    let why = "others would have to be there";
    Err(Unanswered::No("not-alone", why))
}

fn opened(id: TableId, events: Vec<Event>, now: Timestamp) -> Result<Changed, Unanswered> {
    let table = Table::fold(&events).map_err(|broken| Unanswered::Malformed(broken.to_string()))?;
    Ok(OwnTable { id, table, now }.changed(events, None))
}

/// A table whose person asks.
struct OwnTable {
    id: TableId,
    table: Table,
    now: Timestamp,
}

impl OwnTable {
    fn answer(mut self, ask: Ask, memory: usize) -> Result<String, Unanswered> {
        let person = self.table.creator().id;
        let actor = Actor::Person(person);
        let changed = match ask {
            Ask::Open { .. } => return Err(Unanswered::Malformed("it is open".into())),
            Ask::Look => self.changed(Vec::new(), None),
            Ask::Act { seen, action } => self.decide(actor, &Command::act(seen, &action))?,
            Ask::Play { seat, seen, action } => {
                self.decide(Actor::Machine(seat), &Command::act(Some(seen), &action))?
            }
            Ask::Want { wanted, next, seed } => self.want(wanted, next, seed)?,
            Ask::Clock => self.decide(Actor::Server, &Command::LookAtClock)?,
            Ask::Resume { since } => {
                let outages = [Outage {
                    from: since,
                    until: self.now,
                }];
                let resume = Command::Resume {
                    outages: outages.into(),
                };
                self.decide(Actor::Server, &resume)?
            }
            Ask::Again { moves, next } => {
                let by = self.table.creator().clone();
                let events = self.table.open_again_from(moves, &by, self.now)?;
                let next = opened(next, events, self.now)?;
                self.changed(Vec::new(), Some(next))
            }
            Ask::Replay { seat, from } => {
                let wanted = from..from.saturating_add(MOST_STEPS);
                return Ok(text(&self.table.replay(Some(person), seat, wanted)));
            }
            Ask::Record { style } => return self.record(style.as_deref()),
            Ask::Turn { chance } => return Ok(text(&self.turn(chance, memory))),
            Ask::Hint { chance } => {
                let PracticeTurn { game, seen, view } = self.table.practice_turn(person)?;
                let action = choose(game, Level::STRONGEST, &view, chance, memory);
                return Ok(text(&Hint { seen, action }));
            }
            Ask::Outlook => {
                let PracticeTurn { game, seen, view } = self.table.practice_turn(person)?;
                let outlook = machine(game).and_then(|machine| machine.outlook(&view));
                return Ok(text(&OutlookState { seen, outlook }));
            }
        };
        Ok(text(&changed))
    }

    fn decide(&mut self, actor: Actor, command: &Command) -> Result<Changed, Unanswered> {
        let Decision { events, .. } = self.table.decide(actor, command, self.now)?;
        Ok(self.changed(events, None))
    }

    fn want(&mut self, wanted: Wanted, next: TableId, seed: Seed) -> Result<Changed, Unanswered> {
        let who = self.table.creator().clone();
        let actor = Actor::Person(who.id);
        let now = self.now;
        let command = wanted.command(&self.table, who, None, |_| now, || next)?;
        let Decision { events, .. } = self.table.decide(actor, &command, now)?;
        let again = match self.table.rematch() {
            Some(id) if id == next => Some(opened(id, self.table.open_again(seed, now), now)?),
            _ => None,
        };
        Ok(self.changed(events, again))
    }

    fn state(&self) -> TableState {
        let company = Company {
            now: self.now,
            is_here: |_: PersonId| true,
            watchers: 0,
            ratings: &[],
        };
        let person = self.table.creator().id;
        TableState::of(self.id, &self.table, Some(person), None, &company)
    }

    fn changed(&self, events: Vec<Event>, opened: Option<Changed>) -> Changed {
        let person = self.table.creator().id;
        // Several share the screen: a small picture shows no hand.
        let shared = self.table.seats_of(person).count() > 1;
        let eyes = (!shared).then_some(person);
        Changed {
            events,
            state: self.state(),
            summary: self.table.summary(self.id),
            glimpse: Glimpse::of(self.id, &self.table, eyes, 0),
            alarm: self.table.flag_falls().map(|(_, at)| at),
            thinks: self.table.machine_to_act().is_some(),
            opened: opened.map(Box::new),
        }
    }

    fn record(&self, style: Option<&str>) -> Result<String, Unanswered> {
        let style = match style {
            None => SheetStyle::default(),
            Some(name) => SheetStyle::named(name)
                .ok_or_else(|| Unanswered::Malformed("there is no such style".into()))?,
        };
        let record = self.table.record().ok_or(Unanswered::No(
            "record-secret",
            "there is no record before the game is over, because it has secrets",
        ))?;
        Ok(record.to_text(style))
    }

    /// What the computer whose turn it is does; nothing if it is nobody's.
    fn turn(&self, chance: u64, memory: usize) -> Option<Turn> {
        let (seat, level) = self.table.machine_to_act()?;
        let view = self.table.view_of_seat(seat);
        let level = Level::new(level)?;
        let action = choose(self.table.game().id(), level, &view, chance, memory)?;
        let seen = self.table.seen(None);
        Some(Turn { seat, seen, action })
    }
}

fn choose(game: &str, level: Level, view: &View, seed: u64, memory: usize) -> Option<String> {
    let character = Character {
        level,
        seed,
        memory,
    };
    let limits = cut(Limits::default(), level.move_time(), Instant::now());
    let chosen = machine(game).and_then(|machine| machine.player(character).choose(view, &limits));
    chosen.or_else(|| view.choices.any())
}

fn text(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
