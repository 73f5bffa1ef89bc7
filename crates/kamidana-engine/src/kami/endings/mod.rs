//! Duels near their end, small enough for an equilibrium: what perfect play is with hidden cards, and
//! how much each level gives away there.

mod exact;
mod growth;
mod worlds;

#[cfg(test)]
mod tests;

use kami::{Action, Deal, Deck, Mode, Phase, Pile, Round, Seat, View, Viewer};

pub(super) use exact::Exact;
use growth::Growth;
use worlds::{World, worlds};

use super::payoff::Payoff;
use crate::{
    Random,
    equilibrium::{Grown, Strategy, Tree},
};

/// The most deals that may fit.
const MOST_DEALS: usize = 100_000;

/// A duel in which so much has been played that the rest can be written down. Of the cards still hidden
/// nobody knows more than the table shows and the own hand tells: every deal that fits is as likely as
/// any other.
#[derive(Clone, Debug)]
pub struct Ending {
    /// The deals that fit, with the steps as they went in each.
    worlds: Vec<World>,
}

impl Ending {
    /// The duel that these steps led to; `None` if it is no duel, if the steps do not fit, or if too
    /// many deals do.
    pub fn new(deal: &Deal, log: &[Action]) -> Option<Self> {
        let view = View::of_round(deal, log, Viewer::Spectator).ok()?;
        worlds(&view, MOST_DEALS).map(|worlds| Self { worlds })
    }

    /// A duel that chance has played until both hands have so many cards and at most so many
    /// Mercenaries are left, none of its cards face down on the table, somebody about to lead. `None`
    /// if it did not come to that.
    pub fn by_chance(seed: u64, cards: u8, mercenaries: usize) -> Option<Self> {
        let mut random = Random::new(seed);
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| random.below(bound));
        let deal = Deal::from_deck(Mode::Duel, Seat::One, &deck);
        let mut round = Round::new(&deal);
        let mut log = Vec::new();
        while !round.is_over() {
            let left = |below: bool| {
                let of = |pile| {
                    if below {
                        round.below(pile)
                    } else {
                        round.face_up(pile)
                    }
                };
                Pile::ALL.into_iter().filter_map(of).count()
            };
            let even = [Seat::One, Seat::Two].map(|seat| round.hand(seat).len()) == [cards; 2];
            if even
                && round.phase() == Phase::LeadDefence
                && left(false) + left(true) <= mercenaries
            {
                return Self::new(&deal, &log);
            }
            let leads = round.phase() == Phase::LeadDefence;
            let open = |action: &Action| !(leads && matches!(action, Action::DefendHand(_)));
            let actions: Vec<Action> = round.legal_actions().filter(open).collect();
            let action = *actions.get(random.below(actions.len() as u32) as usize)?;
            round.play(action).ok()?;
            log.push(action);
        }
        None
    }

    /// How many deals fit.
    pub fn deals(&self) -> usize {
        self.worlds.len()
    }

    /// What can be seen of it before it goes on, as a position and its steps.
    pub fn text(&self) -> Option<String> {
        let World { deal, log, .. } = self.worlds.first()?;
        let view = View::of_round(deal, log, Viewer::Spectator).ok()?;
        let steps: Vec<String> = view
            .history
            .iter()
            .map(|step| step.action.to_string())
            .collect();
        Some(format!("{view} {}", steps.join(" ")))
    }

    /// All that can come of it; `None` if that takes more nodes than allowed.
    pub fn grow(&self, most_nodes: usize) -> Option<EndingTree<'_>> {
        let mut growth = Growth::new(most_nodes, Payoff::points(1));
        for (number, world) in self.worlds.iter().enumerate() {
            growth.add(number, world)?;
        }
        let (tree, seen) = growth.finish();
        let seen = seen.into_iter().map(|place| (place.world, place.log));
        Some(EndingTree {
            ending: self,
            tree,
            seen: seen.collect(),
        })
    }
}

/// An ending with all that can come of it. The first side is seat 1, and values are points.
#[derive(Debug)]
pub struct EndingTree<'a> {
    ending: &'a Ending,
    tree: Tree,
    /// For every information set, one of the deals in which it comes up, and the steps to it.
    seen: Vec<(usize, Vec<Action>)>,
}

impl EndingTree<'_> {
    /// The tree.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// How somebody plays who is asked so many times at every place that they come to.
    pub fn strategy_of(
        &self,
        times: u32,
        mut choose: impl FnMut(&View) -> Option<Action>,
    ) -> Strategy {
        let tree = &self.tree;
        let mut strategy = Strategy::uniform(tree);
        let mut asked = vec![false; tree.sets()];
        // Whether a side comes here by what it does itself.
        let mut comes = vec![[false; 2]; tree.nodes()];
        for (root, _) in tree.roots() {
            comes[*root] = [true; 2];
        }
        for node in 0..tree.nodes() {
            let Grown::Choice { side, set } = tree.grown(node) else {
                continue;
            };
            if comes[node][side as usize] && !asked[set] {
                asked[set] = true;
                if let Some(weights) = self.ask(set, times, &mut choose) {
                    strategy.set(tree, set, &weights);
                }
            }
            for (child, chance) in tree.children(node).zip(strategy.at(tree, set)) {
                comes[child] = comes[node];
                comes[child][side as usize] &= *chance > 0.0;
            }
        }
        strategy
    }

    fn ask(
        &self,
        set: usize,
        times: u32,
        choose: &mut impl FnMut(&View) -> Option<Action>,
    ) -> Option<Vec<f64>> {
        let (world, log) = self.seen.get(set)?;
        let deal = &self.ending.worlds.get(*world)?.deal;
        let round = kami::replay(deal, log).ok()?;
        let view = View::of_round(deal, log, Viewer::Seat(round.to_act()?)).ok()?;
        let actions: Vec<Action> = round.legal_actions().collect();
        let mut weights = vec![0.0; actions.len()];
        for _ in 0..times {
            let chosen = choose(&view)?;
            let at = actions.iter().position(|action| *action == chosen)?;
            weights[at] += 1.0;
        }
        Some(weights)
    }
}
