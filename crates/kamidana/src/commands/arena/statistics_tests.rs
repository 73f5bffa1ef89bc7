//! The mathematics against values worked out by hand or by another program.

use super::*;

fn sets(counts: &[u64]) -> Sets {
    Sets {
        counts: counts.to_vec(),
    }
}

fn close(one: f64, other: f64) {
    assert!((one - other).abs() < 1e-6, "{one} is not {other}");
}

#[test]
fn elo_and_expected_score_are_inverse() {
    close(expected(0.0), 0.5);
    close(expected(400.0), 10.0 / 11.0);
    close(elo_of(0.75), 190.848_501_887_865);
    for elo in [-300.0, -5.0, 0.0, 12.5, 700.0] {
        close(elo_of(expected(elo)), elo);
    }
}

#[test]
fn elo_of_pairs_has_the_error_of_the_pentanomial_model() {
    let found = sets(&[3, 20, 40, 25, 12]).elo().expect("results");
    close(found.middle, 40.132_638_674_541_6);
    close(found.low, 5.957_019_541_221_582);
    close(found.high, 75.102_020_439_563_03);
}

#[test]
fn a_clean_score_has_one_finite_bound() {
    let won = sets(&[0, 0, 0, 0, 10]).elo().expect("results");
    assert!(won.middle.is_infinite() && won.high.is_infinite());
    close(won.low, elo_of(10.0 / (10.0 + NINETY_FIVE * NINETY_FIVE)));
    let lost = sets(&[10, 0, 0, 0, 0]).elo().expect("results");
    close(lost.high, -won.low);
    assert!(lost.low.is_infinite());
    assert_eq!(sets(&[0, 0, 0]).elo(), None);
}

#[test]
fn identical_engines_in_duplicate_have_no_error_at_all() {
    let even = sets(&[0, 0, 25, 0, 0]).elo().expect("results");
    assert!(even.middle.abs() < 1e-12 && (even.high - even.low).abs() < 1e-12);
}

#[test]
fn the_sequential_test_has_the_usual_bounds_and_ratio() {
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 5.0,
        alpha: 0.05,
        beta: 0.05,
    };
    let (low, high) = sprt.bounds();
    close(high, 2.944_438_979_166_440_3);
    close(low, -high);
    close(
        sprt.ratio(&sets(&[3, 20, 40, 25, 12])),
        0.622_336_933_700_516_6,
    );
    let sprt = Sprt { elo1: 10.0, ..sprt };
    let better = sets(&[10, 150, 500, 200, 20]);
    close(sprt.ratio(&better), 4.871_869_290_704_625);
    assert_eq!(sprt.finding(&better), Finding::AcceptsSecond);
    let worse = sets(&[20, 200, 500, 150, 10]);
    close(sprt.ratio(&worse), -10.394_105_346_348_638);
    assert_eq!(sprt.finding(&worse), Finding::AcceptsFirst);
}

#[test]
fn two_sets_that_end_alike_prove_nothing() {
    let sprt = Sprt {
        elo0: 0.0,
        elo1: 10.0,
        alpha: 0.05,
        beta: 0.05,
    };
    for counts in [[0, 0, 2, 0, 0], [0, 0, 0, 0, 2], [2, 0, 0, 0, 0]] {
        assert_eq!(sprt.finding(&sets(&counts)), Finding::Undecided);
    }
    assert_eq!(sprt.finding(&sets(&[0; 5])), Finding::Undecided);
}

#[test]
fn a_mean_has_the_textbook_standard_error() {
    let mut mean = Mean::default();
    for number in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
        mean.add(number);
    }
    close(mean.mean(), 5.0);
    close(mean.error(), (32.0_f64 / 7.0 / 8.0).sqrt());
}

#[test]
fn ratings_of_a_chain_add_up_with_their_errors() {
    let step = sets(&[3, 20, 40, 25, 12]);
    let chain = [(1, 0, step.clone()), (2, 1, step.clone())];
    let found = ratings(4, &chain);
    let one = found[1].expect("it met the first");
    let two = found[2].expect("it met the second");
    close(one.elo, 40.132_638_674_541_6);
    close(two.elo, 2.0 * one.elo);
    close(two.error, one.error * 2.0_f64.sqrt());
    close(found[0].expect("the measure").elo, 0.0);
    assert_eq!(found[3], None, "it met nobody");
}

#[test]
fn ratings_of_a_round_robin_are_consistent() {
    let better = sets(&[3, 20, 40, 25, 12]);
    let worse = sets(&[12, 25, 40, 20, 3]);
    // A circle in which everybody beats the next by as much: nobody is better than anybody.
    let circle = [
        (0, 1, better.clone()),
        (1, 2, better.clone()),
        (0, 2, worse.clone()),
    ];
    for rating in ratings(3, &circle) {
        assert!(rating.expect("they all met").elo.abs() < 1e-9);
    }
}
