//! Who is next: the order in which searches get a thread.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    net::IpAddr,
};

use kamidana_engine::StopFlag;

use super::{PoolError, turns::Turns};

/// One search, ready to run.
pub(super) struct Search {
    pub(super) run: Box<dyn FnOnce() + Send>,
    /// Whether somebody still waits for what it finds.
    pub(super) is_wanted: Box<dyn Fn() -> bool + Send>,
    /// Stops it.
    pub(super) stop: StopFlag,
}

/// Who asks for an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Asker {
    /// Any number that is theirs.
    pub person: u64,
    /// The network they come from, if that is known: whoever shares it shares what it gets.
    pub network: Option<IpAddr>,
}

impl From<u64> for Asker {
    fn from(person: u64) -> Self {
        Self {
            person,
            network: None,
        }
    }
}

/// Those who share what they get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Group {
    Network(IpAddr),
    Person(u64),
}

impl Asker {
    fn group(self) -> Group {
        self.network
            .map_or(Group::Person(self.person), Group::Network)
    }
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A machine's move, at the table of this person; `quick` if it takes no time to speak of.
    Move { owner: u64, quick: bool },
    /// Somebody's question.
    Analysis(Asker),
}

impl Purpose {
    /// Its name in the metrics.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Move { .. } => "move",
            Self::Analysis(_) => "analysis",
        }
    }
}

/// What a thread takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// Everything.
    Any,
    /// Quick moves only, so that none of them waits for something that takes long.
    Quick,
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
    /// Analyses that wait, of all people of one network.
    pub(super) per_network: usize,
    /// Analyses that run at a time: fewer than there are threads.
    pub(super) running_analyses: usize,
}

/// What waits. Quick moves come before others, and moves before analyses. The people whose
/// machines move take turns, and so do the networks that ask, and the people of each of them.
pub(super) struct Queue {
    bounds: Bounds,
    quick: Turns<u64, Search>,
    moves: Turns<u64, Search>,
    analyses: HashMap<Group, Turns<u64, Search>>,
    /// Those in `analyses`, the next one first.
    groups: VecDeque<Group>,
    /// Whose analyses run: never two of one person.
    running: HashSet<Asker>,
}

impl Queue {
    pub(super) fn new(bounds: Bounds) -> Self {
        Self {
            bounds,
            quick: Turns::default(),
            moves: Turns::default(),
            analyses: HashMap::new(),
            groups: VecDeque::new(),
            running: HashSet::new(),
        }
    }

    /// Adds a search, or refuses it.
    pub(super) fn push(&mut self, purpose: Purpose, search: Search) -> Result<(), PoolError> {
        match purpose {
            Purpose::Move { owner, quick } => self.push_move(owner, quick, search),
            Purpose::Analysis(asker) => self.push_analysis(asker, search),
        }
    }

    fn push_move(&mut self, owner: u64, quick: bool, search: Search) -> Result<(), PoolError> {
        if self.waiting_moves() >= self.bounds.moves {
            self.quick.retain(|search| (search.is_wanted)());
            self.moves.retain(|search| (search.is_wanted)());
        }
        if self.waiting_moves() >= self.bounds.moves {
            return Err(PoolError::Busy);
        }
        let turns = if quick {
            &mut self.quick
        } else {
            &mut self.moves
        };
        turns.push(owner, search);
        Ok(())
    }

    fn push_analysis(&mut self, asker: Asker, search: Search) -> Result<(), PoolError> {
        // Who pages through a game asks and loses interest all the time.
        let group = asker.group();
        if let Some(own) = self.analyses.get_mut(&group) {
            own.retain(|search| (search.is_wanted)());
        }
        if self.waiting_analyses() >= self.bounds.analyses {
            self.forget_unwanted();
        }
        let own = self.analyses.entry(group).or_default();
        // The first one of a person does not count: it runs, or is about to.
        let waiting = own.len_of(asker.person)
            + usize::from(self.running.iter().any(|runs| runs.person == asker.person));
        let crowded = matches!(group, Group::Network(_)) && own.len() >= self.bounds.per_network;
        if waiting > self.bounds.per_person
            || crowded
            || self.waiting_analyses() >= self.bounds.analyses
        {
            self.forget_unwanted();
            return Err(PoolError::Busy);
        }
        if let Some(own) = self.analyses.get_mut(&group) {
            own.push(asker.person, search);
        }
        if !self.groups.contains(&group) {
            self.groups.push_back(group);
        }
        Ok(())
    }

    fn forget_unwanted(&mut self) {
        self.analyses.retain(|_, own| {
            own.retain(|search| (search.is_wanted)());
            !own.is_empty()
        });
        let analyses = &self.analyses;
        self.groups.retain(|group| analyses.contains_key(group));
    }

    /// Takes the next search that may run on this lane now. Whoever takes one says when it is
    /// [finished](Self::finished).
    pub(super) fn pop(&mut self, lane: Lane) -> Option<(Purpose, Search)> {
        while let Some((owner, search)) = self.quick.pop(|_| true) {
            if (search.is_wanted)() {
                let quick = true;
                return Some((Purpose::Move { owner, quick }, search));
            }
        }
        if lane == Lane::Quick {
            return None;
        }
        while let Some((owner, search)) = self.moves.pop(|_| true) {
            if (search.is_wanted)() {
                let quick = false;
                return Some((Purpose::Move { owner, quick }, search));
            }
        }
        self.pop_analysis()
    }

    fn pop_analysis(&mut self) -> Option<(Purpose, Search)> {
        if self.running.len() >= self.bounds.running_analyses {
            return None;
        }
        self.forget_unwanted();
        // Where several run, one network never has them all.
        let most = self.bounds.running_analyses.saturating_sub(1).max(1);
        for place in 0..self.groups.len() {
            let group = self.groups[place];
            let running = self.running.iter().filter(|asker| asker.group() == group);
            if running.count() >= most {
                continue;
            }
            let (analyses, running) = (&mut self.analyses, &self.running);
            let Some(own) = analyses.get_mut(&group) else {
                continue;
            };
            let idle = |person| !running.iter().any(|asker| asker.person == person);
            let Some((person, search)) = own.pop(idle) else {
                continue;
            };
            let is_empty = own.is_empty();
            self.groups.remove(place);
            if is_empty {
                self.analyses.remove(&group);
            } else {
                self.groups.push_back(group);
            }
            let network = match group {
                Group::Network(network) => Some(network),
                Group::Person(_) => None,
            };
            let asker = Asker { person, network };
            self.running.insert(asker);
            return Some((Purpose::Analysis(asker), search));
        }
        None
    }

    /// A search that was taken has ended.
    pub(super) fn finished(&mut self, purpose: Purpose) {
        if let Purpose::Analysis(asker) = purpose {
            self.running.remove(&asker);
        }
    }

    /// Forgets everything that waits.
    pub(super) fn clear(&mut self) {
        self.quick.clear();
        self.moves.clear();
        self.analyses.clear();
        self.groups.clear();
    }

    pub(super) fn waiting_moves(&self) -> usize {
        self.quick.len() + self.moves.len()
    }

    pub(super) fn waiting_analyses(&self) -> usize {
        self.analyses.values().map(Turns::len).sum()
    }
}
