//! Choosing with hidden cards: imagine deals that fit, judge every turn in each, take the best
//! on average.

use kami::{Action, ActionSet, Mode, Phase, Round, Seat, View, Viewer};

use crate::{Limits, Meter, Random};

use super::{
    endings::Exact,
    habits::{Habits, Moment, Passes},
    payoff::Payoff,
    policy, race,
    sample::Sampler,
    sight::Sight,
    skill::{PlayOuts, Skill},
    solver::{end, worth},
    state::own_side,
    table::Table,
};

/// How freely the players of a play-out follow their rules of thumb.
const PLAY_OUT_TEMPERATURE: f32 = 0.4;

/// One turn that is weighed: a step, or a defence with the attack that is to follow. The attack
/// is chosen together with the defence, over all imagined deals, because the player will know
/// no more when it is due.
#[derive(Clone, Copy, Debug)]
struct Turn {
    first: Action,
    then: Option<Action>,
    sum: f64,
}

/// Chooses an action of the view's player; `None` if it is not that player's turn.
pub(super) fn choose(
    view: &View,
    skill: &Skill,
    limits: &Limits,
    table: &mut Table,
    exact: &mut Exact,
    random: &mut Random,
) -> Option<Action> {
    let sight = Sight::of_view(view)?;
    let legal = view.legal;
    if legal.len() <= 1 {
        return legal.get(0);
    }
    if skill.ending_nodes > 0 {
        let payoff = payoff(view, sight.seat, skill);
        let mut meter = Meter::new(limits_of(skill, limits));
        let found = exact.choose(view, &payoff, skill.ending_nodes, &mut meter, random);
        if found.is_some() {
            return found;
        }
    }
    match think(view, skill, limits, table, random) {
        Some(thought) => thought.best(&sight),
        None => by_rule(&sight, legal, skill, random),
    }
}

/// What the ends of a round are worth to a seat's side.
fn payoff(view: &View, seat: Seat, skill: &Skill) -> Payoff {
    match &view.standing {
        Some(standing) if skill.minds_score => race::payoff(view.mode, seat, standing),
        _ => Payoff::points(own_side(view.mode, seat)),
    }
}

/// Weighs every turn; `None` for those who do not think, or not now.
pub(super) fn think<'a>(
    view: &View,
    skill: &'a Skill,
    limits: &Limits,
    table: &'a mut Table,
    random: &mut Random,
) -> Option<Thought<'a>> {
    let Viewer::Seat(seat) = view.viewer else {
        return None;
    };
    if skill.samples == 0 || random.unit() < skill.lapses(view.mode) {
        return None;
    }
    let habits = Habits::of(view.mode).filter(|_| skill.play_outs == PlayOuts::ByHabit);
    let mut thought = Thought {
        seat,
        skill,
        payoff: payoff(view, seat, skill),
        habits,
        passes: Passes::seen(view),
        table,
        meter: Meter::new(limits_of(skill, limits)),
        turns: Vec::new(),
        deals: 0,
        legal: view.legal,
    };
    let sampler = Sampler::new(view, skill);
    let Some(sampler) = sampler.filter(|_| thought.meter.count()) else {
        return Some(thought);
    };
    // Who has more to spend goes on with as many deals again, so that memory stays as it is.
    loop {
        let before = thought.deals;
        for round in sampler.rounds(skill.samples, random) {
            if !thought.weigh(&round, random) {
                return Some(thought);
            }
        }
        if !(skill.spends && limits.spend) || thought.deals == before {
            return Some(thought);
        }
    }
}

/// What a thought may cost.
fn limits_of(skill: &Skill, limits: &Limits) -> Limits {
    if skill.spends {
        limits.for_strongest_seat(skill.nodes)
    } else {
        limits.for_seat(skill.nodes)
    }
}

/// Rules of thumb with a free hand, except that a round that can be finished is finished.
fn by_rule(sight: &Sight, legal: ActionSet, skill: &Skill, random: &mut Random) -> Option<Action> {
    let sight = if skill.counts_cards {
        *sight
    } else {
        sight.without_counting()
    };
    let favourite = policy::favourite(&sight, legal)?;
    if policy::liking(&sight, favourite) >= policy::FINISHING {
        return Some(favourite);
    }
    let liking = |action| policy::liking(&sight, action);
    policy::drawn(liking, legal, skill.temperature, random)
}

/// What has been thought of the turns of a player.
pub(super) struct Thought<'a> {
    seat: Seat,
    skill: &'a Skill,
    payoff: Payoff,
    habits: Option<&'static Habits>,
    passes: Passes,
    table: &'a mut Table,
    meter: Meter,
    turns: Vec<Turn>,
    /// How many imagined deals have been weighed.
    deals: u32,
    legal: ActionSet,
}

impl Thought<'_> {
    /// Adds what every turn is worth in one imagined round; `false` if the limits did not allow
    /// it, and then nothing is added.
    fn weigh(&mut self, round: &Round, random: &mut Random) -> bool {
        // Where every turn ends the round nothing else is counted.
        if !self.meter.count() {
            return false;
        }
        if self.turns.is_empty() {
            self.turns = turns(round);
        }
        self.table.clear();
        // Every turn meets the same luck, so that they differ by their own merit.
        let luck = random.bits();
        let mut found = Vec::with_capacity(self.turns.len());
        for at in 0..self.turns.len() {
            let Some(worth) = self.judge(round, self.turns[at], luck) else {
                return false;
            };
            found.push(worth);
        }
        for (turn, worth) in self.turns.iter_mut().zip(found) {
            turn.sum += worth;
        }
        self.deals += 1;
        true
    }

    /// A turn's worth in one imagined round: solved if few cards are left after it, else played
    /// out until there are.
    fn judge(&mut self, round: &Round, turn: Turn, luck: u64) -> Option<f64> {
        let mut round = *round;
        let mut passes = self.passes;
        passes.note(&round, turn.first);
        round.play(turn.first).ok()?;
        if let Some(then) = turn.then {
            round.play(then).ok()?;
        }
        let side = own_side(round.mode(), self.seat);
        let mut random = Random::new(luck);
        while cards_left(&round) > self.skill.solves_from && round.to_act().is_some() {
            if !self.meter.count() {
                return None;
            }
            let legal = round.legal_set();
            let action = if legal.len() == 1 {
                legal.get(0)
            } else {
                let sight = Sight::of_round(&round)?;
                self.acts(&sight, passes, legal, &mut random)
            };
            passes.note(&round, action?);
            round.play(action?).ok()?;
        }
        let (table, meter) = (&mut *self.table, &mut self.meter);
        if round.mode() == Mode::Chaotic {
            // Three who each want the best for themselves: to fear that the others join forces
            // wins fewer rounds.
            let end = end(table, meter, &round)?;
            return Some(f64::from(end.worth(&self.payoff)));
        }
        worth(table, meter, &round, side, &self.payoff).map(f64::from)
    }

    /// What somebody in an imagined deal does.
    fn acts(
        &self,
        sight: &Sight,
        passes: Passes,
        legal: ActionSet,
        random: &mut Random,
    ) -> Option<Action> {
        if let Some(habits) = self.habits {
            let moment = Moment::new(sight, passes);
            let liking = |action| habits.liking(&moment, action);
            return policy::drawn(liking, legal, self.skill.habits_temperature, random);
        }
        let liking = |action| policy::liking(sight, action);
        policy::drawn(liking, legal, PLAY_OUT_TEMPERATURE, random)
    }

    /// What every first step is worth on average, the rest of its turn being the best.
    pub(super) fn worths(&self) -> Vec<(Action, f64)> {
        let mut worths: Vec<(Action, f64)> = Vec::new();
        for turn in &self.turns {
            let worth = turn.sum / f64::from(self.deals.max(1));
            match worths.iter_mut().find(|(first, _)| *first == turn.first) {
                Some((_, most)) => *most = worth.max(*most),
                None => worths.push((turn.first, worth)),
            }
        }
        worths
    }

    /// The first step of the best turn; of equals the one a sensible player likes best.
    pub(super) fn best(&self, sight: &Sight) -> Option<Action> {
        let sums = self.turns.iter().map(|turn| turn.sum);
        let Some(most) = sums.reduce(f64::max) else {
            return policy::favourite(sight, self.legal);
        };
        self.turns
            .iter()
            .filter(|turn| turn.sum >= most - 1e-9)
            .map(|turn| turn.first)
            .max_by(|&one, &other| {
                policy::liking(sight, one).total_cmp(&policy::liking(sight, other))
            })
    }
}

/// All turns of the acting player.
fn turns(round: &Round) -> Vec<Turn> {
    let mut turns = Vec::new();
    for first in round.legal_set() {
        let mut after = *round;
        // What a Mercenary covers is a guess of this deal: its attack is left open.
        let open = round.mode() == Mode::Duel && matches!(first, Action::DefendPile(_));
        let attack_due = after.play(first).is_ok()
            && matches!(after.phase(), Phase::LeadAttack | Phase::CounterAttack);
        if attack_due && !open {
            turns.extend(after.legal_actions().map(|then| Turn {
                first,
                then: Some(then),
                sum: 0.0,
            }));
        } else {
            turns.push(Turn {
                first,
                then: None,
                sum: 0.0,
            });
        }
    }
    turns
}

fn cards_left(round: &Round) -> u32 {
    let hands: u32 = Seat::ALL
        .iter()
        .map(|&seat| u32::from(round.hand(seat).len()))
        .sum();
    let piles = kami::Pile::ALL.iter().map(|&pile| {
        u32::from(round.face_up(pile).is_some()) + u32::from(round.below(pile).is_some())
    });
    // Mercenaries widen a search more than hand cards: any of them serves either player.
    hands + piles.sum::<u32>() * 5 / 4
}
