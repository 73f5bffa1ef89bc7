//! One game between engines, from its start to a result, whatever happens.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use kamidana_engine::{Character, Limits, Player, Random, StopFlag, Yardstick, machine};
use kamidana_game::{Game, Seat};
use serde_json::Value;

use super::{
    program::Program,
    spec::{Budget, Kind, Spec},
    table::{End, Table},
};

/// More actions than any sensible game takes: one in which points can be lost could go on for
/// ever.
const LONGEST: usize = 5_000;

/// A finished game, seen from the first engine of its pairing.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Played {
    /// Which engine sat on each seat.
    pub(super) seats: Vec<usize>,
    /// 2 for a win of the first engine, 1 for a draw, 0 for a loss.
    pub(super) half_points: usize,
    /// The first engine's points less the other's.
    pub(super) points: i32,
    pub(super) reason: String,
    /// The engine that lost otherwise than on the board.
    pub(super) forfeit: Option<usize>,
    pub(super) plies: usize,
    /// The game itself.
    pub(super) written: Value,
}

/// Two random seeds made one.
pub(super) const fn mixed(seed: u64, number: u64) -> u64 {
    Random::new(seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15)).bits()
}

/// Plays games one after the other; programs stay alive between them.
pub(super) struct Worker<'a> {
    pub(super) game: &'static dyn Game,
    pub(super) specs: &'a [Spec],
    /// For engines that have none of their own.
    pub(super) budget: Budget,
    pub(super) patience: Duration,
    pub(super) interrupted: StopFlag,
    pub(super) programs: HashMap<usize, Program>,
}

/// Who sits on a seat.
enum Sitting {
    Player(Box<dyn Player>),
    Yardstick(Box<dyn Yardstick>),
    Program,
}

impl Worker<'_> {
    /// Plays from this table; `None` if the arena was stopped meanwhile. The luck of a seat
    /// depends on the seed and the seat, not on who sits there, so identical engines play
    /// identical games.
    pub(super) fn play(
        &mut self,
        mut table: Table,
        pairing: [usize; 2],
        seats: &[usize],
        seed: u64,
    ) -> Option<Played> {
        let ended = self.until_the_end(&mut table, seats, seed);
        if self.interrupted.is_raised() {
            return None;
        }
        let (end, forfeit) = match ended {
            Ok(end) => (end, None),
            Err((seat, reason)) => {
                let engine = seats[seat];
                self.programs.remove(&engine);
                let others = (1..).zip(seats).filter(|(_, other)| **other != engine);
                let end = End {
                    winners: others.filter_map(|(seat, _)| Seat::new(seat)).collect(),
                    reason,
                    points: 0,
                };
                (end, Some(engine))
            }
        };
        let sits = |seat: &Seat| seats.get(usize::from(seat.number()) - 1) == Some(&pairing[0]);
        let (half_points, points) = match end.winners.first() {
            None => (1, 0),
            Some(seat) if sits(seat) => (2, end.points),
            Some(_) => (0, -end.points),
        };
        let names: Vec<&str> = seats
            .iter()
            .map(|&engine| self.specs[engine].name.as_str())
            .collect();
        let told = forfeit.map(|engine| format!("{} {}", self.specs[engine].name, end.reason));
        Some(Played {
            seats: seats.to_vec(),
            half_points,
            points,
            reason: end.reason,
            forfeit,
            plies: table.plies(),
            written: table.written(&names, told.as_deref()),
        })
    }

    /// Lets the engines play. The error is the seat that could not go on, and why.
    fn until_the_end(
        &mut self,
        table: &mut Table,
        seats: &[usize],
        seed: u64,
    ) -> Result<End, (usize, String)> {
        let mut sitting = Vec::with_capacity(seats.len());
        for (seat, &engine) in seats.iter().enumerate() {
            let first = seats.iter().position(|&other| other == engine);
            // Programs take seeds of 32 bits; ours get no more, so that both can play alike.
            let luck = mixed(seed, seat as u64) as u32;
            let someone = self.sit_down(engine, first == Some(seat), luck);
            sitting.push(someone.map_err(|why| (seat, why))?);
        }
        loop {
            if let Some(end) = table.end() {
                return Ok(end);
            }
            let Some(seat) = table.to_act().map(|seat| usize::from(seat.number()) - 1) else {
                return Ok(nobody("nobody is to act"));
            };
            if self.interrupted.is_raised() || table.plies() > LONGEST {
                return Ok(nobody("too long"));
            }
            let action = self
                .choose(&mut sitting[seat], seats[seat], table)
                .map_err(|why| (seat, why))?;
            table.apply(&action).map_err(|why| {
                (
                    seat,
                    format!("played {action:.20}, which is refused: {why}"),
                )
            })?;
        }
    }

    /// Prepares an engine for a seat; a program only once for all its seats.
    fn sit_down(&mut self, engine: usize, first: bool, luck: u32) -> Result<Sitting, String> {
        match &self.specs[engine].kind {
            Kind::Level { level, memory } => {
                let machine = machine(self.game.id()).ok_or("there is no player for this game")?;
                Ok(Sitting::Player(machine.player(Character {
                    level: *level,
                    seed: luck.into(),
                    memory: *memory,
                })))
            }
            Kind::Yardstick { name, memory } => {
                let machine = machine(self.game.id());
                let yardstick =
                    machine.and_then(|machine| machine.yardstick(name, *memory, luck.into()));
                let yardstick = yardstick.ok_or("there is no such player for this game")?;
                Ok(Sitting::Yardstick(yardstick))
            }
            Kind::Program { command, options } => {
                if !self.programs.contains_key(&engine) {
                    let (patience, interrupted) = (self.patience, &self.interrupted);
                    let program = Program::start(command, options, patience, interrupted)?;
                    self.programs.insert(engine, program);
                }
                if let Some(program) = self.programs.get_mut(&engine).filter(|_| first) {
                    program.new_game(luck)?;
                }
                Ok(Sitting::Program)
            }
        }
    }

    fn choose(
        &mut self,
        who: &mut Sitting,
        engine: usize,
        table: &Table,
    ) -> Result<String, String> {
        let own = self.specs[engine].budget;
        let budget = own.or(self.budget);
        let limits = Limits {
            nodes: budget.nodes,
            deadline: budget.time.map(|time| Instant::now() + time),
            // What is for all engines only caps them: levels are compared as they are.
            spend: own != Budget::default(),
            stop: self.interrupted.clone(),
            ..Limits::default()
        };
        match who {
            Sitting::Player(player) => table
                .view()
                .and_then(|view| player.choose(&view, &limits))
                .ok_or_else(|| "gave no move".into()),
            Sitting::Yardstick(yardstick) => table
                .view()
                .and_then(|view| yardstick.choose(&view, &*table.study(), &limits))
                .ok_or_else(|| "gave no move".into()),
            Sitting::Program => {
                let told = table
                    .told()
                    .ok_or("cannot be told a game with these options")?;
                let program = self.programs.get_mut(&engine);
                program.ok_or("the program is gone")?.choose(&told, budget)
            }
        }
    }
}

fn nobody(reason: &str) -> End {
    End {
        winners: Vec::new(),
        reason: reason.into(),
        points: 0,
    }
}
