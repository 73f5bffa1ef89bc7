//! Duels near their end: how much each level gives away there.

use std::{io::Write, time::Duration};

use kami::{Action, View};
use kamidana_engine::{
    Character, Instant, Level, Limits, Player, StopFlag,
    equilibrium::Regrets,
    kami::{Ending, EndingTree, RuleFollower, player},
};

use crate::{
    commands::endings::{Arguments, Endings},
    failure::Failure,
};

pub(super) struct Duels;

/// The memory of a level, in mebibytes.
const MEMORY: usize = 16;
/// How many duels chance plays to find endings; few come to one.
const MOST_DUELS: u64 = 1_000_000;
/// How long a level may think: so long that only its own measure ends it, and the answer does not
/// depend on the machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl Endings for Duels {
    fn measure(
        &self,
        wishes: &Arguments,
        stop: &StopFlag,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        writeln!(
            out,
            "What it costs to play like this against those who know it, in points a round."
        )?;
        write!(
            out,
            "{:>6} {:>8} {:>7} {:>7} {:>8}",
            "deals", "nodes", "places", "value", "perfect"
        )?;
        for level in Level::all() {
            write!(out, " {:>7}", format!("level {level}"))?;
        }
        writeln!(out)?;
        let mut sums = [0.0; 9];
        let mut measured = 0;
        let (mut easy, mut large) = (0, 0);
        let endings = (0..MOST_DUELS).filter_map(|number| {
            let seed = wishes.seed.wrapping_mul(1 << 32).wrapping_add(number);
            Ending::by_chance(seed, wishes.cards, wishes.table.into())
        });
        // Where nothing is hidden there is nothing to measure.
        for ending in endings.filter(|ending| ending.deals() > 1) {
            if measured == wishes.count || stop.is_raised() {
                break;
            }
            let Some(grown) = ending.grow(wishes.nodes) else {
                large += 1;
                continue;
            };
            let thumb = |view: &View| choose(&mut RuleFollower, view, stop);
            if grown.tree().exploitability(&grown.strategy_of(1, thumb)) < wishes.least {
                easy += 1;
                continue;
            }
            let found = far_from_perfect(&grown, wishes, stop);
            if stop.is_raised() {
                break;
            }
            let tree = grown.tree();
            let (deals, value) = (ending.deals(), found.value);
            write!(
                out,
                "{deals:>6} {:>8} {:>7} {value:>7.2}",
                tree.nodes(),
                tree.sets()
            )?;
            write!(out, " {:>8.4}", found.costs[0])?;
            for cost in &found.costs[1..] {
                write!(out, " {cost:>7.3}")?;
            }
            writeln!(out)?;
            for (sum, cost) in sums.iter_mut().zip(found.costs) {
                *sum += cost;
            }
            measured += 1;
        }
        if measured == 0 && !stop.is_raised() {
            let message = format!("none of {MOST_DUELS} duels came to such an ending");
            return Err(Failure::input(message));
        }
        let mean = |sum: f64| sum / f64::from(measured.max(1));
        write!(
            out,
            "{:>31} {:>8.4}",
            format!("mean of {measured}"),
            mean(sums[0])
        )?;
        for sum in &sums[1..] {
            write!(out, " {:>7.3}", mean(*sum))?;
        }
        writeln!(out)?;
        writeln!(
            out,
            "left out: {easy} in which rules of thumb give away less than {}, {large} with more than {} nodes",
            wishes.least, wishes.nodes
        )?;
        Ok(())
    }
}

struct Found {
    /// What the ending is worth to seat 1.
    value: f64,
    /// What it costs to play as the equilibrium that was found, then as each level.
    costs: [f64; 9],
}

fn far_from_perfect(grown: &EndingTree<'_>, wishes: &Arguments, stop: &StopFlag) -> Found {
    let tree = grown.tree();
    let mut regrets = Regrets::new(tree);
    for _ in 0..wishes.rounds {
        if stop.is_raised() {
            break;
        }
        regrets.improve(tree);
    }
    let perfect = regrets.strategy(tree);
    let mut costs = [tree.exploitability(&perfect); 9];
    for (cost, level) in costs[1..].iter_mut().zip(Level::all()) {
        let mut seat = player(Character {
            level,
            seed: wishes.seed,
            memory: MEMORY,
        });
        let choose = |view: &View| choose(&mut *seat, view, stop);
        *cost = tree.exploitability(&grown.strategy_of(wishes.times, choose));
    }
    Found {
        value: tree.value(&perfect),
        costs,
    }
}

fn choose(seat: &mut dyn Player, view: &View, stop: &StopFlag) -> Option<Action> {
    let limits = Limits {
        deadline: Instant::now().checked_add(PATIENCE),
        stop: stop.clone(),
        ..Limits::default()
    };
    let seen = kamidana_game::kami::seen(view.clone());
    seat.choose(&seen, &limits)?.parse().ok()
}
