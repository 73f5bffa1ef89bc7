//! Writes down all that can come of an ending.

use kami::{Action, Card, Hand, Outcome, Phase, Pile, Round, Seat, SeenAction, View};

use crate::equilibrium::{Side, Tree, TreeBuilder};

use super::{super::payoff::Payoff, worlds::World};

/// A tree that grows world by world.
pub(super) struct Growth {
    builder: TreeBuilder<(u64, u64)>,
    seen: Vec<Place>,
    most_nodes: usize,
    /// What the ends are worth to seat 1.
    payoff: Payoff,
}

/// An information set.
pub(super) struct Place {
    /// What it is told apart by.
    pub(super) key: (u64, u64),
    /// The world in which it first came up, and the steps to it.
    pub(super) world: usize,
    pub(super) log: Vec<Action>,
}

impl Growth {
    pub(super) fn new(most_nodes: usize, payoff: Payoff) -> Self {
        Self {
            builder: TreeBuilder::new(),
            seen: Vec::new(),
            most_nodes,
            payoff,
        }
    }

    /// Adds what can come of one deal; `None` if the tree gets too large.
    pub(super) fn add(&mut self, number: usize, world: &World) -> Option<()> {
        let mut round = Round::new(&world.deal);
        let hands = [Seat::One, Seat::Two].map(|seat| round.hand(seat));
        let mut trail = Trail::new(Pile::ALL.iter().map(|pile| round.face_up(*pile)), hands);
        for action in &world.log {
            let before = round;
            round.play(*action).ok()?;
            trail = trail.after(&before, *action, &round);
        }
        let root = self.builder.root(world.weight);
        self.grow(root, number, &round, trail, &mut world.log.clone())
    }

    /// The tree, and its information sets in order.
    pub(super) fn finish(self) -> (Tree, Vec<Place>) {
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
            self.builder.end(node, self.worth(round.outcome()));
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
                self.seen.push(Place {
                    key,
                    world: number,
                    log: log.clone(),
                });
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

    fn worth(&self, outcome: Outcome) -> f64 {
        match outcome {
            Outcome::Won { seat, points, .. } => self.payoff.of(seat.index() as u8, points).into(),
            Outcome::Unknown | Outcome::Void => 0.0,
        }
    }
}

/// What has been seen on the way, as hashes: two moments are the same to a player if these are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Trail {
    /// By everybody.
    pub(super) open: u64,
    /// By each seat alone.
    pub(super) own: [u64; 2],
}

impl Trail {
    fn new(face_up: impl Iterator<Item = Option<Card>>, hands: [Hand; 2]) -> Self {
        let all = |cards: &mut dyn Iterator<Item = Card>| {
            cards.fold(1, |hash, card| mixed(hash, card as u64))
        };
        Self {
            open: all(&mut face_up.flatten()),
            own: hands.map(|hand| all(&mut hand.cards())),
        }
    }

    /// Of a view: what its seat has seen; of the other seat's own it says nothing.
    pub(super) fn seen(view: &View) -> Self {
        let hand = |seat: usize| {
            view.seats
                .get(seat)
                .map_or(Hand::EMPTY, |seat| seat.dealt.known)
        };
        let face_up = view.dealt_piles.iter().map(|pile| Some(pile.face_up));
        let mut trail = Self::new(face_up, [0, 1].map(hand));
        let mut taken = [false; 8];
        let mut attacked = false;
        for step in &view.history {
            let turned = |pile: Pile| {
                let below = view.dealt_piles.get(pile.index())?.below;
                below.filter(|_| !taken[pile.index()])
            };
            let leads = !attacked;
            let action = match step.action {
                SeenAction::Known(action) => action,
                SeenAction::DefendHidden => Action::DefendHand(Card::Soldier),
            };
            trail.step(step.seat, leads, action, turned);
            if let Action::DefendPile(pile) | Action::AttackPile(pile) = action {
                taken[pile.index()] = true;
            }
            attacked = action.is_attack() || attacked && action.is_defence();
        }
        trail
    }

    /// After a step that led from one round to the next.
    fn after(mut self, before: &Round, action: Action, after: &Round) -> Self {
        let leads = before.phase() == Phase::LeadDefence;
        if let Some(seat) = before.to_act() {
            self.step(seat, leads, action, |pile| after.face_up(pile));
        }
        self
    }

    fn step(
        &mut self,
        seat: Seat,
        leads: bool,
        action: Action,
        turned: impl Fn(Pile) -> Option<Card>,
    ) {
        let step = match action {
            Action::Pass => 1,
            Action::DefendHand(card) if leads => {
                let own = &mut self.own[seat.index() & 1];
                *own = mixed(*own, card as u64);
                2
            }
            Action::DefendHand(card) | Action::AttackHand(card) => 8 + card as u64,
            Action::DefendPile(pile) | Action::AttackPile(pile) => {
                let turned = turned(pile).map_or(8, |card| card as u64);
                16 + turned * 8 + pile.index() as u64
            }
            Action::Ask | Action::Keep | Action::Play | Action::Cancel => 3,
        };
        self.open = mixed(self.open, step);
    }
}

/// A hash with one thing more.
const fn mixed(hash: u64, thing: u64) -> u64 {
    let mut z = hash ^ thing.wrapping_mul(0x2545_f491_4f6c_dd1d);
    z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
