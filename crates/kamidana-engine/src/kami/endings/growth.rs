//! Writes down all that can come of an ending.

use kami::{Action, Card, Outcome, Phase, Round, Seat};

use crate::equilibrium::{Side, Tree, TreeBuilder};

use super::worlds::World;

/// A tree that grows world by world.
pub(super) struct Growth {
    builder: TreeBuilder<(u64, u64)>,
    /// For every information set, the world in which it first came up, and the steps to it.
    seen: Vec<(usize, Vec<Action>)>,
    most_nodes: usize,
}

impl Growth {
    pub(super) fn new(most_nodes: usize) -> Self {
        Self {
            builder: TreeBuilder::new(),
            seen: Vec::new(),
            most_nodes,
        }
    }

    /// Adds what can come of one deal; `None` if the tree gets too large.
    pub(super) fn add(&mut self, number: usize, world: &World) -> Option<()> {
        let mut round = Round::new(&world.deal);
        let mut trail = Trail::new([Seat::One, Seat::Two].map(|seat| round.hand(seat)));
        for action in &world.log {
            let before = round;
            round.play(*action).ok()?;
            trail = trail.after(&before, *action, &round);
        }
        let root = self.builder.root(world.weight);
        self.grow(root, number, &round, trail, &mut world.log.clone())
    }

    pub(super) fn finish(self) -> (Tree, Vec<(usize, Vec<Action>)>) {
        (self.builder.finish(), self.seen)
    }

    fn grow(
        &mut self,
        node: usize,
        number: usize,
        round: &Round,
        trail: Trail,
        log: &mut Vec<Action>,
    ) -> Option<()> {
        let Some(seat) = round.to_act() else {
            self.builder.end(node, points(round.outcome()));
            return Some(());
        };
        let actions = round.legal_set();
        let first = if actions.len() == 1 {
            self.builder.forced(node);
            node
        } else {
            let side = [Side::First, Side::Second][seat.index() & 1];
            let key = (trail.open, trail.own[seat.index() & 1]);
            let (_, is_new, first) = self.builder.choice(node, side, key, actions.len())?;
            if is_new {
                self.seen.push((number, log.clone()));
            }
            first
        };
        if self.builder.nodes() > self.most_nodes {
            return None;
        }
        for (at, action) in actions.iter().enumerate() {
            let mut next = *round;
            next.play(action).ok()?;
            let trail = trail.after(round, action, &next);
            log.push(action);
            self.grow(first + at, number, &next, trail, log)?;
            log.pop();
        }
        Some(())
    }
}

/// What has been seen on the way, as hashes: two moments are the same to a player if these are.
#[derive(Clone, Copy, Debug)]
struct Trail {
    /// By everybody.
    open: u64,
    /// By each seat alone.
    own: [u64; 2],
}

impl Trail {
    fn new(hands: [kami::Hand; 2]) -> Self {
        let hash = |hand: kami::Hand| hand.cards().fold(1, |hash, card| mixed(hash, card as u64));
        Self {
            open: 0,
            own: hands.map(hash),
        }
    }

    /// After a step that led from one round to the next.
    fn after(mut self, before: &Round, action: Action, after: &Round) -> Self {
        let step = match action {
            Action::Pass => 1,
            Action::DefendHand(card) if before.phase() == Phase::LeadDefence => {
                if let Some(seat) = before.to_act() {
                    let own = &mut self.own[seat.index() & 1];
                    *own = mixed(*own, card as u64);
                }
                2
            }
            Action::DefendHand(card) | Action::AttackHand(card) => 8 + card as u64,
            Action::DefendPile(pile) | Action::AttackPile(pile) => {
                let turned = after.face_up(pile).map_or(8, |card: Card| card as u64);
                16 + turned * 8 + pile.index() as u64
            }
            Action::Ask | Action::Keep | Action::Play | Action::Cancel => 3,
        };
        self.open = mixed(self.open, step);
        self
    }
}

/// A hash with one thing more.
const fn mixed(hash: u64, thing: u64) -> u64 {
    let mut z =
        (hash ^ thing.wrapping_mul(0x2545_f491_4f6c_dd1d)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

fn points(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Won {
            seat: Seat::One,
            points,
            ..
        } => f64::from(points),
        Outcome::Won { points, .. } => -f64::from(points),
        Outcome::Unknown | Outcome::Void => 0.0,
    }
}
