//! Endings of duels that are small enough are played as an equilibrium says: also by chance, where whoever
//! always does the same would be found out.

use std::collections::HashMap;

use kami::{Action, Mode, Seat, View, Viewer};

use crate::{Meter, Random, equilibrium::Regrets};

use super::{
    super::payoff::Payoff,
    growth::{Growth, Trail},
    worlds::worlds,
};

/// The most cards of which the table does not tell where they are.
const MOST_HIDDEN: usize = 10;
/// The most deals that may fit.
const MOST_DEALS: usize = 200;
/// How often an equilibrium is improved: the endings that were measured are within a hundredth of a point
/// then.
const ROUNDS: u32 = 100;
/// Fewer are not worth following.
const LEAST_ROUNDS: u32 = 25;
/// So many nodes are visited in the time in which a solver looks at one position.
const CHEAP: usize = 32;
/// What is done less often is left over from learning.
const SELDOM: f64 = 0.01;

/// What to do in an ending.
#[derive(Debug, Default)]
pub(in super::super) struct Exact {
    /// The chances of all actions at every place of the ending that was solved last: whoever has begun
    /// to play one equilibrium should go on with it.
    plan: HashMap<(u64, u64), Vec<f64>>,
}

impl Exact {
    /// What to do now; `None` if the ending is too large, or no ending of a duel. The payoff is that of
    /// the acting side.
    pub(in super::super) fn choose(
        &mut self,
        view: &View,
        payoff: &Payoff,
        most_nodes: usize,
        meter: &mut Meter,
        random: &mut Random,
    ) -> Option<Action> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        if view.mode != Mode::Duel || view.turn != Some(seat) || hidden(view) > MOST_HIDDEN {
            return None;
        }
        let trail = Trail::seen(view);
        let key = (trail.open, trail.own[seat.index() & 1]);
        if !self.plan.contains_key(&key) {
            self.plan = solved(view, seat, payoff, most_nodes, meter)?;
        }
        let chances = self.plan.get(&key)?;
        let often = |chance: f64| if chance < SELDOM { 0.0 } else { chance };
        let mut mark = random.unit() * chances.iter().copied().map(often).sum::<f64>();
        let mut actions = view.legal.iter().zip(chances);
        let drawn = actions.find(|(_, chance)| {
            mark -= often(**chance);
            mark < 0.0
        });
        drawn.map(|(action, _)| action)
    }
}

/// How many cards lie where only some see them, or nobody.
fn hidden(view: &View) -> usize {
    let covered = view.dealt_piles.iter().filter(|pile| pile.below.is_none());
    let seats = view.seats.iter();
    let hands = seats.map(|seat| {
        let down = seat
            .defence
            .iter()
            .filter(|card| card.face_down && !card.mercenary);
        usize::from(seat.hand_size) + down.count()
    });
    covered.count() + hands.sum::<usize>()
}

fn solved(
    view: &View,
    seat: Seat,
    payoff: &Payoff,
    most_nodes: usize,
    meter: &mut Meter,
) -> Option<HashMap<(u64, u64), Vec<f64>>> {
    let worlds = worlds(view, MOST_DEALS)?;
    let first = match seat {
        Seat::One => *payoff,
        _ => Payoff::new(|seat, points| -payoff.of(seat as u8, points as u8)),
    };
    let mut growth = Growth::new(most_nodes, first);
    for (number, world) in worlds.iter().enumerate() {
        growth.add(number, world)?;
    }
    let (tree, places) = growth.finish();
    let mut regrets = Regrets::new(&tree);
    for round in 0..ROUNDS {
        let goes_on = (0..=2 * tree.nodes() / CHEAP).all(|_| meter.count());
        if !goes_on && round >= LEAST_ROUNDS {
            break;
        }
        if !goes_on {
            return None;
        }
        regrets.improve(&tree);
    }
    let strategy = regrets.strategy(&tree);
    let plan = places.into_iter().enumerate();
    let plan = plan.map(|(set, place)| (place.key, strategy.at(&tree, set).to_vec()));
    Some(plan.collect())
}
