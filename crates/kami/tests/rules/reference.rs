//! The fast rules against the naive ones, on many random rounds.

use kami::{Deal, Mode, Outcome, Phase, Round};

use crate::naive::{Naive, Wait};
use crate::support::Chance;

fn result(outcome: Outcome) -> Option<(usize, u8, bool)> {
    match outcome {
        Outcome::Unknown => None,
        Outcome::Void => Some((0, 0, false)),
        Outcome::Won {
            seat,
            points,
            doubled,
        } => Some((usize::from(seat.number()), points, doubled)),
    }
}

fn same(naive: &Naive, round: &Round) {
    let legal: Vec<String> = naive.legal_set().into_iter().collect();
    assert_eq!(round.legal_set().texts(), legal);
    assert_eq!(
        round.to_act().map(|seat| usize::from(seat.number())),
        naive.to_act()
    );
    assert_eq!(result(round.outcome()), naive.result);
    let wait = match naive.wait {
        Wait::Question => Phase::Demoralised,
        Wait::Partner => Phase::PartnerAnswer,
        Wait::LeadDefence => Phase::LeadDefence,
        Wait::LeadAttack => Phase::LeadAttack,
        Wait::Answer => Phase::Answer,
        Wait::CounterAttack => Phase::CounterAttack,
        Wait::Nothing => Phase::Over,
    };
    assert_eq!(round.phase(), wait);
}

/// Plays a deal in both, comparing after every step.
fn compare(deal: &Deal, chance: &mut Chance) -> Outcome {
    let mut naive = Naive::new(deal);
    let mut round = Round::new(deal);
    same(&naive, &round);
    while let Some(action) = chance.action(&round) {
        round.play(action).unwrap();
        naive.play(&action.to_string());
        same(&naive, &round);
    }
    round.outcome()
}

fn agree(mode: Mode, rounds: u64) -> Vec<Outcome> {
    (0..rounds)
        .map(|seed| {
            let mut chance = Chance::new(seed);
            let deal = chance.deal(mode);
            compare(&deal, &mut chance)
        })
        .collect()
}

#[test]
fn both_rules_agree_on_random_rounds_of_four() {
    let outcomes = agree(Mode::Traditional, 12_000);
    assert!(
        outcomes.contains(&Outcome::Void),
        "some deals are cancelled"
    );
    assert!(
        outcomes
            .iter()
            .any(|o| matches!(o, Outcome::Won { doubled: true, .. }))
    );
}

#[test]
fn both_rules_agree_on_random_rounds_of_three() {
    let outcomes = agree(Mode::Chaotic, 12_000);
    assert!(!outcomes.contains(&Outcome::Void));
    assert!(
        outcomes
            .iter()
            .any(|o| matches!(o, Outcome::Won { doubled: true, .. }))
    );
}

#[test]
fn both_rules_agree_on_random_duels() {
    let outcomes = agree(Mode::Duel, 12_000);
    assert!(
        outcomes.contains(&Outcome::Void),
        "some duels cannot be finished"
    );
    assert!(
        outcomes
            .iter()
            .any(|o| matches!(o, Outcome::Won { doubled: true, .. }))
    );
}
