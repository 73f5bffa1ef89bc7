//! The machine's thinking, on a thread of its own so that the screen never waits for it.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use kamidana_engine::{
    Analyst, Character, Judgement, Level, Limits, Machine, Player, StopFlag, machine,
};
use kamidana_game::{Seat, Stream, View};

use crate::games;

/// Numbers the questions, so that an answer to an old one is known as such.
pub(crate) type Ticket = u64;

/// What the machine thought of.
pub(crate) struct Thought {
    pub(crate) ticket: Ticket,
    /// The action; `None` if it knows none.
    pub(crate) action: Option<String>,
    /// What it thinks of the action.
    pub(crate) judgement: Judgement,
}

/// What is asked of the machine.
pub(crate) struct Job {
    pub(crate) ticket: Ticket,
    /// The id of the game.
    pub(crate) game: &'static str,
    /// For whom it plays; `None` if it advises.
    pub(crate) seat: Option<(Seat, Level)>,
    pub(crate) view: Box<View>,
    pub(crate) budget: Duration,
    /// The least time it takes, so that people can follow.
    pub(crate) pace: Duration,
}

/// Mebibytes for each player's and the adviser's tables.
const MEMORY: usize = 32;
/// How long advice may take.
pub(crate) const ADVICE_TIME: Duration = Duration::from_secs(3);

/// The thread and the way to it.
pub(crate) struct Thinker {
    jobs: Sender<(Job, StopFlag)>,
    thoughts: Receiver<Thought>,
    stop: StopFlag,
}

impl Thinker {
    /// Starts the thread. All chance of the machine's players comes from the stream.
    pub(crate) fn start(mut chance: Stream) -> Self {
        let (jobs, received) = channel::<(Job, StopFlag)>();
        let (answers, thoughts) = channel();
        let seed = u64::from(chance.below(u32::MAX));
        thread::spawn(move || {
            let mut mind = Mind::new(seed);
            for (job, stop) in received {
                let thought = mind.answer(&job, &stop);
                if !stop.is_raised() && answers.send(thought).is_err() {
                    return;
                }
            }
        });
        Self {
            jobs,
            thoughts,
            stop: StopFlag::default(),
        }
    }

    /// Asks for something; what was asked before is given up.
    pub(crate) fn ask(&mut self, job: Job) {
        self.stop();
        self.stop = StopFlag::default();
        // A thread that is gone answers nothing, and the screen stays usable.
        let _ = self.jobs.send((job, self.stop.clone()));
    }

    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    /// An answer, if there is one.
    pub(crate) fn heard(&self) -> Option<Thought> {
        self.thoughts.try_recv().ok()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The players and advisers so far; they remember what they have found.
struct Mind {
    seed: u64,
    players: HashMap<(&'static str, Seat, Level), Box<dyn Player>>,
    analysts: HashMap<&'static str, Box<dyn Analyst>>,
}

impl Mind {
    fn new(seed: u64) -> Self {
        Self {
            seed,
            players: HashMap::new(),
            analysts: HashMap::new(),
        }
    }

    fn answer(&mut self, job: &Job, stop: &StopFlag) -> Thought {
        let started = Instant::now();
        let limits = Limits {
            nodes: None,
            deadline: Some(started + job.budget),
            stop: stop.clone(),
            ..Limits::default()
        };
        // A fault in a search must not take the game with it: it counts as no answer.
        let found = catch_unwind(AssertUnwindSafe(|| match job.seat {
            Some((seat, level)) => self.choose(job, seat, level, &limits),
            None => self.advise(job, &limits),
        }));
        let (action, judgement) = found.unwrap_or_else(|_| {
            self.players.clear();
            self.analysts.clear();
            (None, Judgement::Unknown)
        });
        while started.elapsed() < job.pace && !stop.is_raised() {
            thread::sleep(Duration::from_millis(20));
        }
        Thought {
            ticket: job.ticket,
            action,
            judgement,
        }
    }

    fn choose(
        &mut self,
        job: &Job,
        seat: Seat,
        level: Level,
        limits: &Limits,
    ) -> (Option<String>, Judgement) {
        let Some(machine) = machine(job.game) else {
            return (None, Judgement::Unknown);
        };
        let key = (machine.game(), seat, level);
        let seed = self.seed.wrapping_add(seat.number().into());
        let new = || new_player(machine, level, seed);
        let player = self.players.entry(key).or_insert_with(new);
        (player.choose(&job.view, limits), Judgement::Unknown)
    }

    /// The analyst's word where everything is known, else that of the strongest player: from the
    /// view of the seat alone, so advice gives nothing away.
    fn advise(&mut self, job: &Job, limits: &Limits) -> (Option<String>, Judgement) {
        let study = games::of(job.game).open_study(&job.view);
        if let (Some(study), Some(machine)) = (study, machine(job.game)) {
            let new = || machine.analyst(MEMORY);
            let analyst = self.analysts.entry(machine.game()).or_insert_with(new);
            let half = limits
                .deadline
                .and_then(|at| at.checked_sub(ADVICE_TIME / 2));
            let limits = Limits {
                deadline: half,
                ..limits.clone()
            };
            let judged = analyst.analyse(&*study, &limits, &mut |_| {});
            if let Some(best) = judged.into_iter().next()
                && best.judgement != Judgement::Unknown
            {
                return (Some(best.action), best.judgement);
            }
        }
        let seat = job.view.to_act.or_else(|| Seat::new(1));
        seat.map_or((None, Judgement::Unknown), |seat| {
            self.choose(job, seat, Level::STRONGEST, limits)
        })
    }
}

fn new_player(machine: &dyn Machine, level: Level, seed: u64) -> Box<dyn Player> {
    machine.player(Character {
        level,
        seed,
        memory: MEMORY,
    })
}
