//! The open-hands solver against a plain memoised minimax written straight from the rules.

use std::collections::HashMap;

use kami::{Action, Card, Deal, Deck, Mode, Outcome, Phase, Pile, Round, Seat};
use kamidana_engine::{
    Limits, Random, StopFlag,
    kami::{Concept, Solver},
};

/// Everything that matters for the rest of a round: the cards, whose turn it is, what stands,
/// and the card just laid in defence (for the Master stroke).
type Key = (
    Vec<kami::Hand>,
    Vec<(Option<Card>, Option<Card>)>,
    Option<Seat>,
    Phase,
    Option<(Seat, Card)>,
    bool,
    Option<(Card, bool)>,
);

fn key(round: &Round) -> Key {
    let last = round
        .table()
        .last()
        .map(|placed| (placed.card, placed.face_down));
    let due = matches!(round.phase(), Phase::LeadAttack | Phase::CounterAttack);
    (
        Seat::ALL.iter().map(|&seat| round.hand(seat)).collect(),
        Pile::ALL
            .iter()
            .map(|&pile| (round.face_up(pile), round.below(pile)))
            .collect(),
        round.to_act(),
        round.phase(),
        round
            .standing_attack()
            .map(|attack| (attack.seat, attack.card)),
        round.empress_unlocked(),
        last.filter(|_| due),
    )
}

/// How a round ends: who wins how much.
type End = Option<(Seat, i8)>;

/// How much a seat likes an end.
#[derive(Clone, Copy)]
enum Taste {
    /// Points of the own team less those of the others.
    Teams,
    /// As [`Concept::MaxN`] says.
    Alone,
    /// As [`Concept::Paranoid`] says, everybody against this seat.
    Against(Seat),
}

fn liking(taste: Taste, mode: Mode, seat: Seat, end: End) -> i8 {
    let Some((winner, points)) = end else {
        return 0;
    };
    let wins = match taste {
        Taste::Teams => mode.team_of(winner) == mode.team_of(seat),
        Taste::Alone => winner == seat,
        Taste::Against(lone) => (winner == lone) == (seat == lone),
    };
    let after = matches!(taste, Taste::Alone) && winner == mode.seat_after(seat);
    if wins {
        2 * points
    } else {
        i8::from(after) - 2 * points
    }
}

fn minimax(round: &Round, taste: Taste, memo: &mut HashMap<Key, End>) -> End {
    let Some(seat) = round.to_act() else {
        return match round.outcome() {
            Outcome::Won { seat, points, .. } => Some((seat, points as i8)),
            _ => None,
        };
    };
    let key = key(round);
    if let Some(end) = memo.get(&key) {
        return *end;
    }
    let ends: Vec<End> = round
        .legal_set()
        .iter()
        .map(|action| {
            let mut after = *round;
            after.play(action).expect("it is legal");
            minimax(&after, taste, memo)
        })
        .collect();
    let best = ends
        .into_iter()
        .max_by_key(|&end| liking(taste, round.mode(), seat, end))
        .expect("somebody can do something");
    memo.insert(key, best);
    best
}

fn deal(mode: Mode, random: &mut Random) -> Deal {
    let mut deck = Deck::sorted();
    deck.shuffle(|bound| random.below(bound));
    let first = mode.seats()[random.below(u32::from(mode.code())) as usize];
    Deal::from_deck(mode, first, &deck)
}

/// A round that random play has brought down to so few cards; `None` if it ended before.
fn ending(mode: Mode, cards: usize, random: &mut Random) -> Option<Round> {
    let mut round = Round::new(&deal(mode, random));
    let all = if mode == Mode::Chaotic { 30 } else { 32 };
    while all - round.table().count() > cards {
        let legal = round.legal_set();
        let action = legal.get(random.below(legal.len() as u32) as usize)?;
        round.play(action).expect("it is legal");
    }
    round.to_act().map(|_| round)
}

fn own_points(mode: Mode, seat: Seat, end: End) -> i8 {
    match end {
        None => 0,
        Some((winner, points)) if mode.team_of(winner) == mode.team_of(seat) => points,
        Some((_, points)) => -points,
    }
}

fn compare(mode: Mode, concept: Concept, cards: std::ops::Range<u32>, endings: usize) {
    let mut random = Random::new(u64::from(mode.code()) * 1000 + u64::from(cards.end));
    let mut solver = Solver::new(4).with_concept(concept);
    let limits = Limits::default();
    let mut done = 0;
    while done < endings {
        let left = cards.start + random.below(cards.end - cards.start);
        let Some(round) = ending(mode, left as usize, &mut random) else {
            continue;
        };
        let seat = round.to_act().expect("it is not over");
        let taste = match (mode, concept) {
            (Mode::Chaotic, Concept::MaxN) => Taste::Alone,
            (Mode::Chaotic, Concept::Paranoid) => Taste::Against(seat),
            _ => Taste::Teams,
        };
        let mut memo = HashMap::new();
        let best = own_points(mode, seat, minimax(&round, taste, &mut memo));
        assert_eq!(solver.value(&round, &limits), Some(best), "{round:?}");
        let actions = solver.actions(&round, &limits);
        assert_eq!(actions.len(), round.legal_set().len());
        assert!(actions.is_sorted_by(|one, other| one.1 >= other.1));
        for (action, value) in actions {
            let mut after = round;
            after.play(action).expect("it is legal");
            let end = minimax(&after, taste, &mut memo);
            let wanted = own_points(mode, seat, end);
            assert_eq!(value, Some(wanted), "{action} in {round:?}");
        }
        done += 1;
    }
}

#[test]
fn four_players_values_equal_plain_minimax() {
    compare(Mode::Traditional, Concept::MaxN, 2..19, 2500);
}

#[test]
fn duel_values_equal_plain_minimax() {
    compare(Mode::Duel, Concept::MaxN, 2..13, 2500);
}

#[test]
fn three_players_max_n_values_equal_plain_max_n() {
    compare(Mode::Chaotic, Concept::MaxN, 2..17, 1500);
}

#[test]
fn three_players_paranoid_values_equal_plain_minimax() {
    compare(Mode::Chaotic, Concept::Paranoid, 2..17, 1500);
}

#[test]
fn a_demoralised_question_is_part_of_the_value() {
    let mut random = Random::new(5);
    let mut solver = Solver::new(16);
    let limits = Limits::default();
    let mut seen = 0;
    while seen < 5 {
        let round = Round::new(&deal(Mode::Traditional, &mut random));
        if round.phase() != Phase::Demoralised {
            continue;
        }
        seen += 1;
        let value = solver.value(&round, &limits).expect("no limits");
        let seat = round.to_act().expect("somebody is asked");
        let mut asked = round;
        asked.play(Action::Ask).expect("it is legal");
        let answers = solver.actions(&asked, &limits);
        assert!(answers.contains(&(Action::Cancel, Some(0))));
        // The partner answers for the same side, so asking is worth at least a cancelled deal.
        assert!(value >= 0, "seat {seat} can always have the deal cancelled");
    }
}

#[test]
fn the_line_leads_to_the_value() {
    let mut random = Random::new(6);
    let mut solver = Solver::new(16);
    let limits = Limits::default();
    for mode in Mode::ALL {
        let mut done = 0;
        while done < 30 {
            let Some(round) = ending(mode, 16, &mut random) else {
                continue;
            };
            let seat = round.to_act().expect("it is not over");
            let value = solver.value(&round, &limits).expect("no limits");
            let mut end = round;
            for action in solver.line(&round, &limits) {
                end.play(action).expect("the line is legal");
            }
            let reached = match end.outcome() {
                Outcome::Won { seat, points, .. } => Some((seat, points as i8)),
                Outcome::Void => None,
                Outcome::Unknown => panic!("the line stops early"),
            };
            assert_eq!(own_points(mode, seat, reached), value, "{round:?}");
            done += 1;
        }
    }
}

#[test]
fn tiny_memory_changes_no_value() {
    let mut random = Random::new(8);
    let limits = Limits::default();
    let (mut small, mut large) = (Solver::new(0), Solver::new(64));
    for mode in Mode::ALL {
        for _ in 0..30 {
            if let Some(round) = ending(mode, 12, &mut random) {
                assert_eq!(
                    small.actions(&round, &limits),
                    large.actions(&round, &limits)
                );
            }
        }
    }
}

#[test]
fn limits_give_no_value_rather_than_a_guess() {
    let mut random = Random::new(9);
    let mut solver = Solver::new(8);
    let stop = StopFlag::default();
    stop.stop();
    let tight = [
        Limits {
            nodes: Some(0),
            ..Limits::default()
        },
        Limits {
            stop,
            ..Limits::default()
        },
        Limits {
            deadline: Some(std::time::Instant::now()),
            ..Limits::default()
        },
    ];
    for mode in Mode::ALL {
        let round = Round::new(&deal(mode, &mut random));
        for limits in &tight {
            assert_eq!(solver.value(&round, limits), None);
            let actions = solver.actions(&round, limits);
            assert_eq!(actions.len(), round.legal_set().len());
            assert!(
                actions
                    .iter()
                    .all(|(_, value)| value.is_none_or(|value| value == 0))
            );
            assert!(solver.line(&round, limits).len() <= 1);
        }
    }
}

#[test]
fn a_limited_search_does_not_spoil_a_later_one() {
    let mut random = Random::new(10);
    for _ in 0..40 {
        let Some(round) = ending(Mode::Traditional, 18, &mut random) else {
            continue;
        };
        let mut used = Solver::new(8);
        for nodes in [1, 10, 100, 1000] {
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::default()
            };
            used.value(&round, &limits);
            assert!(used.nodes() <= nodes + 64);
        }
        let limits = Limits::default();
        assert_eq!(
            used.value(&round, &limits),
            Solver::new(8).value(&round, &limits)
        );
    }
}

#[test]
fn a_finished_round_has_no_value_and_no_actions() {
    let mut random = Random::new(11);
    let mut round = Round::new(&deal(Mode::Traditional, &mut random));
    while let Some(action) = round.legal_set().get(0) {
        round.play(action).expect("it is legal");
    }
    let mut solver = Solver::new(1);
    assert_eq!(solver.value(&round, &Limits::default()), None);
    assert!(solver.actions(&round, &Limits::default()).is_empty());
    assert!(solver.line(&round, &Limits::default()).is_empty());
}
