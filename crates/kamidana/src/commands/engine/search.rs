//! A search, in a thread of its own.

use std::{
    fmt, thread,
    time::{Duration, Instant},
};

use kamidana_engine::{
    ActionJudgement, Analyst, Judgement, Level, Limits, Machine, Player, StopFlag, machine,
};
use kamidana_game::{Game, Study};

use super::{command::Wish, judging, score::Score, settings::Settings, situation::Situation};

/// How long a search takes that nobody has limited.
const UNLIMITED: Duration = Duration::from_secs(10);

/// What a weaker player may take before an endless analysis begins, and a strong one after it.
const QUICK_CHOICE: Duration = Duration::from_millis(300);

/// The positions that may be visited to prove something of a move already chosen.
const PROOF_NODES: u64 = 20_000;

/// Between two reports of an analysis: people cannot read faster.
const REPORT_EVERY: Duration = Duration::from_millis(50);

/// Between two looks at the flag when there is nothing left to do.
const IDLE: Duration = Duration::from_millis(2);

/// Who thinks; they remember the game between moves.
#[derive(Default)]
pub(super) struct Minds {
    player: Option<Box<dyn Player>>,
    analyst: Option<Box<dyn Analyst>>,
}

/// What is to be searched, and how.
pub(super) struct Task {
    machine: Option<&'static dyn Machine>,
    situation: Situation,
    settings: Settings,
    infinite: bool,
    limits: Limits,
    started: Instant,
    /// What may be analysed: `None` where that would show a player hidden cards.
    open: Option<Box<dyn Study>>,
}

impl Task {
    pub(super) fn new(
        game: &'static dyn Game,
        situation: Situation,
        settings: &Settings,
        wish: &Wish,
    ) -> Self {
        let started = Instant::now();
        let hides = game.has_secrets() && !settings.open_hands;
        let open = situation.study().filter(|_| !hides).map(Study::boxed_clone);
        let seat = situation.to_act().map_or(0, |seat| seat.number() - 1);
        Self {
            machine: machine(game.id()),
            limits: Limits {
                nodes: node_limit(wish),
                deadline: time_limit(wish, seat.into()).map(|time| started + time),
                // A depth is a guess at an effort, and nobody waits for it in vain.
                spend: wish.move_time.is_some()
                    || wish.nodes.is_some()
                    || wish.clocks[usize::from(seat)].is_some(),
                ..Limits::default()
            },
            infinite: wish.infinite,
            settings: settings.clone(),
            situation,
            started,
            open,
        }
    }

    /// Stops the search.
    pub(super) fn stop(&self) -> StopFlag {
        self.limits.stop.clone()
    }
}

/// A depth has no meaning to searches that prove and imagine, so it is taken as effort: each ply
/// four times the nodes of the one before.
fn node_limit(wish: &Wish) -> Option<u64> {
    let deep = wish.depth.map(|depth| 64_u64 << (2 * depth.min(24)));
    match (wish.nodes, deep) {
        (Some(nodes), Some(deep)) => Some(nodes.min(deep)),
        (nodes, deep) => nodes.or(deep),
    }
}

/// How long the seat may think: the time given, its share of the clock, or a default that only
/// searches without any limit have.
fn time_limit(wish: &Wish, seat: usize) -> Option<Duration> {
    if wish.infinite {
        return None;
    }
    let share = wish.clocks[seat].map(|left| {
        let moves = wish.moves_to_go.unwrap_or(25);
        let share = left / moves + wish.increments[seat] * 4 / 5;
        // Never the whole clock: the answer has to arrive in time.
        share.min(left / 2).max(Duration::from_millis(1))
    });
    match (wish.move_time, share) {
        (Some(time), Some(share)) => Some(time.min(share)),
        (None, None) if wish.nodes.is_none() && wish.depth.is_none() => Some(UNLIMITED),
        (time, share) => time.or(share),
    }
}

/// A search under way. It tells what it finds in `info` lines.
pub(super) struct Search<Tell> {
    task: Task,
    minds: Minds,
    tell: Tell,
}

impl<Tell: FnMut(String)> Search<Tell> {
    pub(super) fn new(task: Task, minds: Minds, tell: Tell) -> Self {
        Self { task, minds, tell }
    }

    pub(super) fn into_minds(self) -> Minds {
        self.minds
    }

    /// The best move. An endless search ends when it is told to.
    pub(super) fn run(&mut self) -> Option<String> {
        let analyses =
            self.task.infinite || self.task.settings.lines > 1 || self.task.settings.open_hands;
        let best = match self.task.open.clone() {
            Some(open) if analyses => self.analyse(&*open),
            open => {
                if analyses {
                    (self.tell)(
                        "info string hidden cards are not analysed, only played with".into(),
                    );
                }
                self.play(open.is_some())
            }
        };
        while self.task.infinite && !self.task.limits.stop.is_raised() {
            thread::sleep(IDLE);
        }
        best
    }

    /// The choice of the player of that level.
    fn choose(&mut self, limits: &Limits) -> Option<String> {
        let view = self.task.situation.view()?;
        let character = self.task.settings.character();
        let machine = self.task.machine?;
        let player = self
            .minds
            .player
            .get_or_insert_with(|| machine.player(character));
        player
            .choose(&view, limits)
            .filter(|action| self.task.situation.allows(action))
            .or_else(|| self.task.situation.any_action())
    }

    fn analyst(&mut self) -> Option<&mut dyn Analyst> {
        let memory = self.task.settings.memory;
        let machine = self.task.machine?;
        let analyst = self
            .minds
            .analyst
            .get_or_insert_with(|| machine.analyst(memory));
        Some(analyst.as_mut())
    }

    /// Plays; the strongest level also says what can be proven of its move.
    fn play(&mut self, proves: bool) -> Option<String> {
        let mut limits = self.task.limits.clone();
        let proves = proves && self.task.settings.level == Level::STRONGEST;
        if proves && let Some(deadline) = &mut limits.deadline {
            *deadline -= deadline.saturating_duration_since(self.task.started) / 20;
        }
        let best = self.choose(&limits)?;
        let effort = Effort::of(&self.task);
        let told = proves && self.prove(&best).is_some();
        if !told {
            (self.tell)(format!("info multipv 1 {effort} pv {best}"));
        }
        Some(best)
    }

    /// Tells what is certain of a move; `None` if nothing is.
    fn prove(&mut self, best: &str) -> Option<()> {
        let seat = self.task.situation.to_act()?;
        let after = self.task.situation.after(best)?;
        let limits = Limits {
            nodes: Some(PROOF_NODES),
            ..self.task.limits.clone()
        };
        let found = judging::after_move(&*after, seat, self.analyst()?, &limits);
        if found.judgement == Judgement::Unknown {
            return None;
        }
        let line: Vec<&str> = std::iter::once(best)
            .chain(found.line.iter().map(String::as_str))
            .collect();
        (self.tell)(format!(
            "info multipv 1 {} {} pv {}",
            Score(found.judgement),
            Effort::of(&self.task),
            line.join(" ")
        ));
        Some(())
    }

    /// Judges every move and tells of the best. The strongest level plays what the analysis likes
    /// best; the others choose as they always do.
    fn analyse(&mut self, open: &dyn Study) -> Option<String> {
        let weaker = self.task.settings.level < Level::STRONGEST && !self.task.settings.open_hands;
        let own = if weaker {
            self.choose(&self.quick())
        } else {
            None
        };
        let judged = self.stream(open);
        let found = judged
            .first()
            .filter(|best| best.judgement != Judgement::Unknown)
            .map(|best| best.action.clone())
            .filter(|action| self.task.situation.allows(action));
        own.or(found).or_else(|| {
            // A search that was stopped at once has judged nothing, but a move is expected.
            let quick = self.quick();
            let best = self.choose(&quick)?;
            let mut effort = Effort::of(&self.task);
            effort.nodes += quick.stop.nodes();
            (self.tell)(format!("info multipv 1 {effort} pv {best}"));
            Some(best)
        })
    }

    /// The limits of a choice beside an analysis. It has its own flag, because an answer is due
    /// also if the analysis was stopped.
    fn quick(&self) -> Limits {
        let quick = Instant::now() + QUICK_CHOICE;
        Limits {
            nodes: self.task.limits.nodes,
            deadline: Some(self.task.limits.deadline.map_or(quick, |at| at.min(quick))),
            ..Limits::default()
        }
    }

    fn stream(&mut self, open: &dyn Study) -> Vec<ActionJudgement> {
        let lines = self.task.settings.lines;
        let limits = self.task.limits.clone();
        let Some(machine) = self.task.machine else {
            return Vec::new();
        };
        let memory = self.task.settings.memory;
        let analyst = self
            .minds
            .analyst
            .get_or_insert_with(|| machine.analyst(memory));
        let (task, tell) = (&self.task, &mut self.tell);
        let mut told: Vec<ActionJudgement> = Vec::new();
        let mut last: Option<Instant> = None;
        let judged = analyst.analyse(open, &limits, &mut |judged| {
            let top = &judged[..judged.len().min(lines)];
            let soon = last.is_some_and(|at| at.elapsed() < REPORT_EVERY);
            if !soon && told != top {
                report(top, &Effort::of(task), tell);
                told = top.to_vec();
                last = Some(Instant::now());
            }
        });
        let top = &judged[..judged.len().min(lines)];
        if told != top {
            report(top, &Effort::of(task), tell);
        }
        judged
    }
}

/// Tells of the moves of which something is known.
fn report(moves: &[ActionJudgement], effort: &Effort, tell: &mut impl FnMut(String)) {
    let known = |said: &&ActionJudgement| said.judgement != Judgement::Unknown;
    for (number, said) in (1..).zip(moves.iter().filter(known)) {
        let (score, action) = (Score(said.judgement), &said.action);
        tell(format!(
            "info multipv {number} {score} {effort} pv {action}"
        ));
    }
}

/// What a search has cost so far.
struct Effort {
    nodes: u64,
    time: Duration,
}

impl Effort {
    fn of(task: &Task) -> Self {
        Self {
            nodes: task.limits.stop.nodes(),
            time: task.started.elapsed(),
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (nodes, time) = (self.nodes, self.time.as_millis());
        let speed = nodes as f64 / self.time.as_secs_f64().max(1e-6);
        write!(f, "nodes {nodes} time {time} nps {speed:.0}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(number: u64) -> Duration {
        Duration::from_secs(number)
    }

    #[test]
    fn a_clock_is_shared_out_and_never_spent_at_once() {
        let mut wish = Wish::default();
        assert_eq!(time_limit(&wish, 0), Some(UNLIMITED));
        wish.clocks = [Some(seconds(50)), Some(seconds(1)), None, None];
        wish.increments[0] = seconds(1);
        assert_eq!(time_limit(&wish, 0), Some(Duration::from_millis(2800)));
        wish.increments[1] = seconds(30);
        assert_eq!(time_limit(&wish, 1), Some(Duration::from_millis(500)));
        wish.moves_to_go = Some(1);
        assert_eq!(time_limit(&wish, 0), Some(seconds(25)));
        wish.infinite = true;
        assert_eq!(time_limit(&wish, 0), None);
    }

    #[test]
    fn a_depth_is_an_effort_and_nodes_bound_it() {
        let wish = |nodes, depth| Wish {
            nodes,
            depth,
            ..Wish::default()
        };
        assert_eq!(node_limit(&wish(None, None)), None);
        assert_eq!(node_limit(&wish(None, Some(2))), Some(1024));
        assert_eq!(node_limit(&wish(Some(100), Some(2))), Some(100));
        assert_eq!(node_limit(&wish(Some(7), None)), Some(7));
        assert!(node_limit(&wish(None, Some(u32::MAX))).is_some());
        assert_eq!(time_limit(&wish(Some(7), None), 0), None);
    }
}
