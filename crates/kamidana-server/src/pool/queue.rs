//! Who is next: the order in which searches get a thread.

use std::collections::{HashMap, HashSet, VecDeque};

use kamidana_engine::StopFlag;

use super::PoolError;

/// One search, ready to run.
pub(super) struct Search {
    pub(super) run: Box<dyn FnOnce() + Send>,
    /// Whether somebody still waits for what it finds.
    pub(super) is_wanted: Box<dyn Fn() -> bool + Send>,
    /// Stops it.
    pub(super) stop: StopFlag,
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A machine's move.
    Move,
    /// Somebody's question.
    Analysis { person: u64 },
}

impl Purpose {
    /// Its name in the metrics.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Analysis { .. } => "analysis",
        }
    }
}

/// How many may wait and run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// Moves that wait.
    pub(super) moves: usize,
    /// Analyses that wait, of all people.
    pub(super) analyses: usize,
    /// Analyses of one person that wait besides the one that runs.
    pub(super) per_person: usize,
    /// Analyses that run at a time: fewer than there are threads.
    pub(super) running_analyses: usize,
}

/// What waits. Moves come before analyses; analyses go round the people who ask.
pub(super) struct Queue {
    bounds: Bounds,
    moves: VecDeque<Search>,
    analyses: HashMap<u64, VecDeque<Search>>,
    /// The people in `analyses`, the next one first.
    turns: VecDeque<u64>,
    /// Whose analysis runs: never two of one person.
    running: HashSet<u64>,
}

impl Queue {
    pub(super) fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            moves: VecDeque::new(),
            analyses: HashMap::new(),
            turns: VecDeque::new(),
            running: HashSet::new(),
        }
    }

    /// Adds a search, or refuses it.
    pub(super) fn push(&mut self, purpose: Purpose, search: Search) -> Result<(), PoolError> {
        match purpose {
            Purpose::Move => self.push_move(search),
            Purpose::Analysis { person } => self.push_analysis(person, search),
        }
    }

    fn push_move(&mut self, search: Search) -> Result<(), PoolError> {
        if self.moves.len() >= self.bounds.moves {
            self.moves.retain(|search| (search.is_wanted)());
        }
        if self.moves.len() >= self.bounds.moves {
            return Err(PoolError::Busy);
        }
        self.moves.push_back(search);
        Ok(())
    }

    fn push_analysis(&mut self, person: u64, search: Search) -> Result<(), PoolError> {
        // Who pages through a game asks and loses interest all the time.
        self.forget_unwanted(person);
        if self.waiting_analyses() >= self.bounds.analyses {
            for person in self.turns.clone() {
                self.forget_unwanted(person);
            }
        }
        let own = self.analyses.get(&person).map_or(0, VecDeque::len);
        // The first one does not count: it runs, or is about to.
        let waiting = own + usize::from(self.running.contains(&person));
        if waiting > self.bounds.per_person || self.waiting_analyses() >= self.bounds.analyses {
            return Err(PoolError::Busy);
        }
        if own == 0 {
            self.turns.push_back(person);
        }
        self.analyses.entry(person).or_default().push_back(search);
        Ok(())
    }

    fn forget_unwanted(&mut self, person: u64) {
        let Some(own) = self.analyses.get_mut(&person) else {
            return;
        };
        own.retain(|search| (search.is_wanted)());
        if own.is_empty() {
            self.analyses.remove(&person);
            self.turns.retain(|other| *other != person);
        }
    }

    /// Takes the next search that may run now. Whoever takes one says when it is
    /// [finished](Self::finished).
    pub(super) fn pop(&mut self) -> Option<(Purpose, Search)> {
        while let Some(search) = self.moves.pop_front() {
            if (search.is_wanted)() {
                return Some((Purpose::Move, search));
            }
        }
        self.pop_analysis()
    }

    fn pop_analysis(&mut self) -> Option<(Purpose, Search)> {
        if self.running.len() >= self.bounds.running_analyses {
            return None;
        }
        for person in self.turns.clone() {
            self.forget_unwanted(person);
        }
        let turn = self.turns.iter().position(|p| !self.running.contains(p))?;
        let person = self.turns.remove(turn)?;
        let own = self.analyses.get_mut(&person)?;
        let search = own.pop_front()?;
        if own.is_empty() {
            self.analyses.remove(&person);
        } else {
            self.turns.push_back(person);
        }
        self.running.insert(person);
        Some((Purpose::Analysis { person }, search))
    }

    /// A search that was taken has ended.
    pub(super) fn finished(&mut self, purpose: Purpose) {
        if let Purpose::Analysis { person } = purpose {
            self.running.remove(&person);
        }
    }

    /// Forgets everything that waits.
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.analyses.clear();
        self.turns.clear();
    }

    pub(super) fn waiting_moves(&self) -> usize {
        self.moves.len()
    }

    pub(super) fn waiting_analyses(&self) -> usize {
        self.analyses.values().map(VecDeque::len).sum()
    }
}
