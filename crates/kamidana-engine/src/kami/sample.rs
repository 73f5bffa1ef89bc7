//! Deals that fit what a player has seen.
//!
//! Everything here is built from a [`View`], which has no place for a hidden card: a sampled
//! round can agree with the real one only by luck.

use kami::{
    Action, ActionSet, Card, Deal, Extra, Hand, Mode, Phase, Round, Seat, SeenAction, View, Viewer,
};

use crate::Random;

use super::{
    habits::{Habits, Moment, Passes},
    policy,
    sight::Sight,
    skill::{Reading, Skill},
};

/// How sharply actions are read by rules of thumb: near 0 only the favourite would be believed. Gentle, because
/// players differ; a sharper reading (0.4) gained nothing that could be measured.
const RULES_TEMPERATURE: f32 = 1.6;

/// The same by habits, which say themselves how sure they are.
const HABITS_TEMPERATURE: f32 = 1.0;

/// What is fixed and what is open in the deals that fit a view.
pub(super) struct Sampler<'a> {
    view: &'a View,
    seat: Seat,
    /// The cards whose place is unknown.
    pool: Vec<Card>,
    /// Whether actions are taken to say something about the hand.
    reads: bool,
    /// By what, if not by rules of thumb.
    habits: Option<&'static Habits>,
    tries: usize,
}

impl<'a> Sampler<'a> {
    /// `None` if the view belongs to no player, or not to the one who acts.
    pub(super) fn new(view: &'a View, skill: &Skill) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        if view.turn != Some(seat) || !view.mode.has_seat(seat) {
            return None;
        }
        let mut left = Card::ALL.map(Card::copies);
        let dealt = view.seats.iter().flat_map(|seat| seat.dealt.known.cards());
        let aside = view.aside.iter().flatten().copied();
        let piles = view
            .dealt_piles
            .iter()
            .flat_map(|pile| [Some(pile.face_up), pile.below])
            .flatten();
        for card in dealt.chain(aside).chain(piles) {
            let count = &mut left[card.index()];
            *count = count.checked_sub(1)?;
        }
        let pool = Card::ALL
            .into_iter()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(left[card.index()])))
            .collect();
        Some(Self {
            view,
            seat,
            pool,
            reads: skill.reading != Reading::Nothing,
            habits: Habits::of(view.mode).filter(|_| skill.reading == Reading::ByHabit),
            tries: skill.tries,
        })
    }

    /// So many rounds that fit, drawn by how well they explain what the others did. Fewer, or
    /// none, if hardly any deal fits.
    pub(super) fn rounds(&self, count: usize, random: &mut Random) -> Vec<Round> {
        let tries = if self.reads {
            count * self.tries.max(1)
        } else {
            count
        };
        let mut found: Vec<(f64, Round)> = Vec::with_capacity(tries);
        for _ in 0..tries * 4 {
            found.extend(self.attempt(random));
            if found.len() == tries {
                break;
            }
        }
        if !self.reads {
            return found.into_iter().map(|(_, round)| round).collect();
        }
        resampled(&found, count, random)
    }

    fn attempt(&self, random: &mut Random) -> Option<(f64, Round)> {
        let deal = self.deal(random)?;
        self.replayed(&deal, random)
    }

    /// Puts the open cards somewhere.
    fn deal(&self, random: &mut Random) -> Option<Deal> {
        let mut pool = self.pool.clone();
        for last in (1..pool.len()).rev() {
            pool.swap(last, random.below(last as u32 + 1) as usize);
        }
        let mut hands = [Hand::EMPTY; 4];
        // Who has shown all Soldiers has no other: these hands are filled first.
        let mut seats: Vec<_> = self.view.seats.iter().collect();
        seats.sort_by_key(|seat| seat.shown_soldiers.is_none());
        for seat in seats {
            let mut hand = seat.dealt.known;
            for _ in 0..seat.dealt.hidden {
                let at = match seat.shown_soldiers {
                    Some(_) => pool.iter().rposition(|&card| card != Card::Soldier)?,
                    None => pool.len().checked_sub(1)?,
                };
                hand.add(pool.swap_remove(at));
            }
            hands[seat.seat.index()] = hand;
        }
        let extra = match self.view.mode {
            Mode::Traditional => Extra::None,
            Mode::Chaotic => {
                let mut aside = [Card::Soldier; 2];
                for (card, seen) in aside.iter_mut().zip(&self.view.aside) {
                    *card = seen.or_else(|| pool.pop())?;
                }
                Extra::Aside(aside)
            }
            Mode::Duel => {
                let mut face_up = [Card::Soldier; 8];
                let mut below = face_up;
                for (place, pile) in self.view.dealt_piles.iter().take(8).enumerate() {
                    face_up[place] = pile.face_up;
                    below[place] = pile.below.or_else(|| pool.pop())?;
                }
                Extra::Mercenaries { face_up, below }
            }
        };
        let hands = &hands[..self.view.seats.len().min(4)];
        Deal::new(self.view.mode, hands, self.view.first, extra).ok()
    }

    /// Plays what has been seen with these cards. The weight says how likely sensible players
    /// with these hands would have done it; `None` if they could not.
    fn replayed(&self, deal: &Deal, random: &mut Random) -> Option<(f64, Round)> {
        let mut round = Round::new(deal);
        let mut weight = 1.0;
        let mut to_show = self.cards_to_show();
        let mut passes = Passes::default();
        for step in &self.view.history {
            while round.phase() == Phase::Demoralised && round.to_act() != Some(step.seat) {
                round.play(Action::Keep).ok()?;
            }
            let asks = matches!(step.action, SeenAction::Known(Action::Ask | Action::Keep));
            if round.phase() == Phase::Demoralised && !asks {
                round.play(Action::Keep).ok()?;
                while round.phase() == Phase::Demoralised {
                    round.play(Action::Keep).ok()?;
                }
            }
            if round.to_act() != Some(step.seat) {
                return None;
            }
            let action = match step.action {
                SeenAction::Known(action) => {
                    if let Action::DefendHand(card) | Action::AttackHand(card) = action {
                        to_show[step.seat.index()].remove(card);
                    }
                    if self.reads && step.seat != self.seat {
                        weight *= self.read(&round, passes, action)?;
                    }
                    action
                }
                SeenAction::DefendHidden => {
                    let to_show = to_show[step.seat.index()];
                    let (action, share) = self.hidden_defence(&round, passes, to_show, random)?;
                    if self.reads {
                        weight *= share;
                    }
                    action
                }
            };
            passes.note(&round, action);
            round.play(action).ok()?;
        }
        while round.phase() == Phase::Demoralised && round.to_act() != Some(self.seat) {
            round.play(Action::Keep).ok()?;
        }
        let fits = round.to_act() == Some(self.seat)
            && round.phase() == self.view.phase
            && round.legal_set() == self.view.legal;
        fits.then_some((weight, round))
    }

    /// The hand cards each player is going to play face up: they cannot lie face down.
    fn cards_to_show(&self) -> [Hand; 4] {
        let mut hands = [Hand::EMPTY; 4];
        for step in &self.view.history {
            if let SeenAction::Known(Action::DefendHand(card) | Action::AttackHand(card)) =
                step.action
            {
                hands[step.seat.index()].add(card);
            }
        }
        hands
    }

    /// How likely it was that the acting player would do this.
    fn read(&self, round: &Round, passes: Passes, action: Action) -> Option<f64> {
        if round.legal_set().len() == 1 {
            return Some(1.0);
        }
        let sight = Sight::of_round(round)?;
        Some(
            self.chance(&sight, passes, round.legal_set(), action)
                .into(),
        )
    }

    fn chance(&self, sight: &Sight, passes: Passes, of: ActionSet, action: Action) -> f32 {
        if let Some(habits) = self.habits {
            let moment = Moment::new(sight, passes);
            let liking = |action| habits.liking(&moment, action);
            return policy::chance(liking, of, action, HABITS_TEMPERATURE);
        }
        let liking = |action| policy::liking(sight, action);
        policy::chance(liking, of, action, RULES_TEMPERATURE)
    }

    /// A card a sensible player could have laid face down, not one that is shown later, and the
    /// share of the likely cards that were possible.
    fn hidden_defence(
        &self,
        round: &Round,
        passes: Passes,
        to_show: Hand,
        random: &mut Random,
    ) -> Option<(Action, f64)> {
        let sight = Sight::of_round(round)?;
        let all: ActionSet = round
            .legal_set()
            .iter()
            .filter(|action| matches!(action, Action::DefendHand(_)))
            .collect();
        let free = |action: &Action| match *action {
            Action::DefendHand(card) => sight.hand.count(card) > to_show.count(card),
            _ => false,
        };
        let open: Vec<(Action, f32)> = all
            .iter()
            .filter(free)
            .map(|action| (action, self.chance(&sight, passes, all, action)))
            .collect();
        let total: f32 = open.iter().map(|(_, chance)| chance).sum();
        let mut mark = random.unit() as f32 * total;
        let last = open.last()?.0;
        let chosen = open.iter().find(|(_, chance)| {
            mark -= chance;
            mark < 0.0
        });
        Some((chosen.map_or(last, |(action, _)| *action), f64::from(total)))
    }
}

/// Draws by weight, evenly spread (systematic resampling).
fn resampled(found: &[(f64, Round)], count: usize, random: &mut Random) -> Vec<Round> {
    let total: f64 = found.iter().map(|(weight, _)| weight).sum();
    let step = total / count.max(1) as f64;
    let mut mark = random.unit() * step;
    let mut sum = 0.0;
    let mut drawn = Vec::with_capacity(count);
    for (weight, round) in found {
        sum += weight;
        while mark < sum && drawn.len() < count {
            drawn.push(*round);
            mark += step;
        }
    }
    drawn
}

#[cfg(test)]
mod tests {
    use kami::Deck;

    use super::*;
    use crate::Level;

    /// How many Silver Dragons seat 2 holds in the deals that seat 4 imagines, on average.
    fn imagined(reading: Reading) -> f64 {
        let mut random = Random::new(5);
        let deal = loop {
            let mut deck = Deck::sorted();
            deck.shuffle(|bound| random.below(bound));
            let deal = Deal::from_deck(Mode::Traditional, Seat::One, &deck);
            let silver = |seat: Seat| deal.hand(seat).count(Card::SilverDragon);
            let asked = Round::new(&deal).phase() == Phase::Demoralised;
            if !asked && silver(Seat::One) == 1 && silver(Seat::Four) == 0 {
                break deal;
            }
        };
        let down = deal
            .hand(Seat::One)
            .cards()
            .find(|card| *card != Card::SilverDragon);
        let log = [
            Action::DefendHand(down.expect("eight cards")),
            Action::AttackHand(Card::SilverDragon),
            Action::Pass,
            Action::Pass,
        ];
        let view = View::of_round(&deal, &log, Viewer::Seat(Seat::Four)).expect("legal");
        let mut skill = Skill::of(Level::STRONGEST);
        skill.reading = reading;
        let sampler = Sampler::new(&view, &skill).expect("seat 4 answers");
        let rounds = sampler.rounds(400, &mut random);
        let held = |round: &Round| f64::from(round.hand(Seat::Two).count(Card::SilverDragon));
        assert_eq!(rounds.len(), 400);
        rounds.iter().map(held).sum::<f64>() / 400.0
    }

    #[test]
    fn who_lets_an_opponents_attack_go_by_is_believed_not_to_hold_the_card() {
        let fits = imagined(Reading::Nothing);
        let by_rule = imagined(Reading::ByRule);
        let by_habit = imagined(Reading::ByHabit);
        assert!(by_rule < 0.9 * fits, "{by_rule} {fits}");
        assert!(by_habit < 0.7 * fits, "{by_habit} {fits}");
    }
}
