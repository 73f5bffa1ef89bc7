use std::{collections::BTreeMap, time::Duration};

use proptest::prelude::*;

use super::*;
use crate::{Ending, Person, Sitter, TableId, TimeControl};

const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

/// A rated game of people 1, 2 … that these seats won.
fn game(id: &str, seats: u8, winners: &[u8]) -> Summary {
    let person = |number: u8| Some(Sitter::Person(Person::new(number.into(), "Amy")));
    Summary {
        id: TableId::from_bits(7),
        number: 50,
        game: id.into(),
        mode: String::new(),
        options: match id {
            "kami" => BTreeMap::from([("players".into(), seats.to_string())]),
            _ => BTreeMap::new(),
        },
        time: TimeControl::None,
        speed: Speed::Blitz,
        rated: true,
        bots: false,
        public: true,
        local: false,
        stage: Stage::Over,
        created: NOW,
        updated: NOW,
        actions: 40,
        turn: None,
        wishes: Vec::new(),
        sitters: (1..=seats).map(person).collect(),
        ending: Some(Ending {
            how: EndReason::Played {
                reason: "points".into(),
            },
            winners: winners.iter().map(|number| seat(*number)).collect(),
        }),
    }
}

fn rating(person: u64, summary: &Summary, value: f64, deviation: f64) -> Rating {
    Rating {
        value,
        deviation,
        games: 30,
        ..new_rating(PersonId(person), ladder(summary), NOW)
    }
}

fn values(changes: &[RatingChange]) -> Vec<f64> {
    changes.iter().map(|change| change.rating.value).collect()
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 0.01
}

#[test]
fn kami_has_a_ladder_for_every_number_of_players() {
    for (id, seats, wanted) in [
        ("kami", 2, "kami-2"),
        ("kami", 3, "kami-3"),
        ("kami", 4, "kami-4"),
        ("kamon", 2, "kamon"),
        ("kamisado", 2, "kamisado"),
    ] {
        let ladder = ladder(&game(id, seats, &[1]));
        assert_eq!((&*ladder.game, ladder.speed), (wanted, Speed::Blitz));
    }
}

#[test]
fn two_beginners_part_evenly() {
    let changes = after_game(&game("kamon", 2, &[2]), &[], NOW);
    // As the published algorithm gives it for 1500/350 against 1500/350.
    assert!(near(changes[0].rating.value, 1337.69), "{changes:?}");
    assert!(near(changes[1].rating.value, 1662.31), "{changes:?}");
    assert!(near(changes[0].rating.deviation, 290.32), "{changes:?}");
    for (change, person) in changes.iter().zip(1..) {
        assert_eq!(change.games_before, 0);
        assert_eq!(change.rating.games, 1);
        assert_eq!(change.rating.at, NOW);
        assert_eq!(change.rating.person, PersonId(person));
        assert_eq!(change.rating.ladder.game, "kamon");
    }
}

#[test]
fn a_draw_brings_people_together() {
    let summary = game("kamon", 2, &[]);
    let before = [
        rating(1, &summary, 1800.0, 80.0),
        rating(2, &summary, 1500.0, 80.0),
    ];
    let after = values(&after_game(&summary, &before, NOW));
    assert!(after[0] < 1800.0 && after[1] > 1500.0, "{after:?}");
    let even = values(&after_game(&summary, &[], NOW));
    assert!(near(even[0], 1500.0) && near(even[1], 1500.0), "{even:?}");
}

#[test]
fn three_play_for_themselves() {
    let after = values(&after_game(&game("kami", 3, &[2]), &[], NOW));
    assert!(after[1] > 1600.0, "{after:?}");
    assert!(after[0] < 1500.0 && near(after[0], after[2]), "{after:?}");
    // One gives up: the others share the win.
    let after = values(&after_game(&game("kami", 3, &[2, 3]), &[], NOW));
    assert!(after[0] < 1400.0, "{after:?}");
    assert!(after[1] > 1500.0 && near(after[1], after[2]), "{after:?}");
    let after = values(&after_game(&game("kami", 3, &[]), &[], NOW));
    assert!(after.iter().all(|value| near(*value, 1500.0)), "{after:?}");
}

#[test]
fn partners_win_together() {
    let summary = game("kami", 4, &[1, 3]);
    let after = values(&after_game(&summary, &[], NOW));
    assert!(after[0] > 1500.0 && near(after[0], after[2]), "{after:?}");
    assert!(after[1] < 1500.0 && near(after[1], after[3]), "{after:?}");
    let other = values(&after_game(&game("kami", 4, &[2, 4]), &[], NOW));
    assert!(near(other[0], after[1]) && near(other[1], after[0]));
    // Of partners the one who is less known changes more.
    let before = [rating(1, &summary, 1500.0, 60.0)];
    let after = values(&after_game(&summary, &before, NOW));
    assert!(after[2] - 1500.0 > 10.0 * (after[0] - 1500.0), "{after:?}");
}

#[test]
fn beating_the_strong_counts_more() {
    for (id, seats, winners) in [
        ("kamon", 2, &[1][..]),
        ("kami", 3, &[1]),
        ("kami", 4, &[1, 3]),
    ] {
        let summary = game(id, seats, winners);
        let gain = |value| {
            let before: Vec<Rating> = (1..=seats)
                .map(|person| {
                    let value = if person % 2 == 1 { 1500.0 } else { value };
                    rating(person.into(), &summary, value, 100.0)
                })
                .collect();
            values(&after_game(&summary, &before, NOW))[0] - 1500.0
        };
        assert!(gain(1900.0) > gain(1500.0) + 2.0, "{id}");
        assert!(gain(1500.0) > gain(1100.0) + 2.0, "{id}");
    }
}

#[test]
fn what_was_not_played_does_not_count() {
    let good = game("kamon", 2, &[1]);
    assert_eq!(after_game(&good, &[], NOW).len(), 2);
    let how = |how| Summary {
        ending: Some(Ending {
            how,
            winners: Vec::new(),
        }),
        ..good.clone()
    };
    let machine = Some(Sitter::Machine { level: 3 });
    for bad in [
        Summary {
            rated: false,
            ..good.clone()
        },
        Summary {
            stage: Stage::Running,
            ..good.clone()
        },
        Summary {
            ending: None,
            ..good.clone()
        },
        Summary {
            actions: 1,
            ..game("kamisado", 2, &[1])
        },
        how(EndReason::Aborted),
        how(EndReason::Declined),
        Summary {
            sitters: vec![good.sitters[0].clone(), machine],
            ..good.clone()
        },
        Summary {
            sitters: vec![good.sitters[0].clone(), None],
            ..good.clone()
        },
        Summary {
            sitters: vec![good.sitters[0].clone(); 2],
            ..good.clone()
        },
    ] {
        assert_eq!(after_game(&bad, &[], NOW), Vec::new(), "{bad:?}");
    }
    for counted in [
        Summary {
            actions: 2,
            ..good.clone()
        },
        // Whoever leaves has seen what was dealt.
        Summary {
            actions: 0,
            ..game("kamon", 2, &[1])
        },
        how(EndReason::Agreed),
        how(EndReason::Resigned { seat: seat(1) }),
    ] {
        assert_eq!(after_game(&counted, &[], NOW).len(), 2);
    }
}

#[test]
fn a_rating_of_another_ladder_does_not_count() {
    let summary = game("kamon", 2, &[1]);
    let mut other = rating(1, &summary, 2500.0, 50.0);
    other.ladder.speed = Speed::Bullet;
    assert_eq!(
        after_game(&summary, &[other], NOW),
        after_game(&summary, &[], NOW)
    );
}

#[test]
fn a_rating_gets_rougher_while_nobody_plays() {
    let summary = game("kamon", 2, &[1]);
    let year = NOW + Duration::from_hours(24 * 365);
    let known = rating(1, &summary, 1800.0, 60.0);
    assert!(near(rested(&known, NOW), 60.0));
    let after = rested(&known, year);
    assert!((100.0..115.0).contains(&after), "{after}");
    assert!(near(
        rested(&known, Timestamp::from_millis(i64::MAX)),
        FIRST_DEVIATION
    ));
    // Somebody with a clock that goes wrong.
    assert!(near(rested(&known, Timestamp::from_millis(0)), 60.0));
    let before = [known];
    let soon = values(&after_game(&summary, &before, NOW))[0];
    let late = values(&after_game(&summary, &before, year))[0];
    assert!(late - 1800.0 > 1.5 * (soon - 1800.0), "{soon} {late}");
}

#[test]
fn a_rating_becomes_serious_after_some_games() {
    for (id, seats, winners, games) in [
        ("kamon", 2, [&[1][..], &[2], &[1]], 8..16),
        ("kami", 3, [&[1], &[2], &[3]], 15..25),
        ("kami", 4, [&[1, 3], &[2, 4], &[1, 3]], 15..25),
    ] {
        let mut ratings = Vec::new();
        let mut played = 0;
        while ratings.is_empty() || ratings.iter().any(provisional) {
            let summary = game(id, seats, winners[played % 3]);
            let changes = after_game(&summary, &ratings, NOW);
            ratings = changes.into_iter().map(|change| change.rating).collect();
            played += 1;
            assert!(played < 200);
        }
        assert!(games.contains(&played), "{id} {seats}: {played}");
    }
    let fresh = new_rating(PersonId(1), ladder(&game("kamon", 2, &[])), NOW);
    assert!(provisional(&fresh));
}

#[test]
fn nonsense_in_the_store_does_not_spread() {
    let summary = game("kamon", 2, &[1]);
    for (value, deviation) in [
        (f64::NAN, 100.0),
        (f64::INFINITY, 100.0),
        (-1e9, 0.0),
        (1500.0, f64::NAN),
        (1e9, 1e9),
    ] {
        let mut before = rating(1, &summary, value, deviation);
        before.volatility = value;
        for change in after_game(&summary, &[before], NOW) {
            let rating = change.rating;
            assert!((LOWEST..=HIGHEST).contains(&rating.value), "{rating:?}");
            assert!((LEAST_DEVIATION..=FIRST_DEVIATION).contains(&rating.deviation));
            assert!((0.01..=0.1).contains(&rating.volatility));
        }
    }
}

/// A game of two, three or four, who won it, and the ratings before.
fn games() -> impl Strategy<Value = (Summary, Vec<Rating>)> {
    let kinds = prop::sample::select(vec![
        ("kamisado", 2, vec![1]),
        ("kamon", 2, vec![2]),
        ("kami", 2, vec![2]),
        ("kami", 3, vec![1]),
        ("kami", 3, vec![3]),
        ("kami", 4, vec![1, 3]),
        ("kami", 4, vec![2, 4]),
    ]);
    let ratings = prop::collection::vec((100.0..4000.0, 45.0..350.0, 0..2000_i64), 4);
    (kinds, ratings).prop_map(|((id, seats, winners), ratings)| {
        let summary = game(id, seats, &winners);
        let before = (1..=u64::from(seats))
            .zip(ratings)
            .map(|(person, (value, deviation, days))| Rating {
                at: Timestamp::from_millis(NOW.millis() - days * 86_400_000),
                ..rating(person, &summary, value, deviation)
            })
            .collect();
        (summary, before)
    })
}

fn has_won(summary: &Summary, person: PersonId) -> bool {
    let winners = summary.ending.iter().flat_map(|ending| &ending.winners);
    let mut winners = winners.map(|seat| u64::from(seat.number()));
    winners.any(|number| PersonId(number) == person)
}

proptest! {
    #[test]
    fn winners_never_lose_points((summary, before) in games()) {
        let changes = after_game(&summary, &before, NOW);
        prop_assert_eq!(changes.len(), before.len());
        for (change, before) in changes.iter().zip(&before) {
            let gain = change.rating.value - before.value;
            if has_won(&summary, before.person) {
                prop_assert!(gain >= -1e-9, "{gain}");
            } else if before.ladder.game != "kami-3" {
                prop_assert!(gain <= 1e-9, "{gain}");
            }
            prop_assert!(gain.abs() < 700.0, "{gain}");
            prop_assert_eq!(change.games_before, before.games);
            prop_assert_eq!(change.rating.games, before.games + 1);
            let least = LEAST_DEVIATION..=FIRST_DEVIATION;
            prop_assert!(least.contains(&change.rating.deviation));
        }
    }

    #[test]
    fn equally_known_people_give_as_much_as_they_take(
        value in 1000.0..2000.0,
        difference in -500.0..500.0,
        kind in prop::sample::select(vec![("kamon", 2, vec![1]), ("kami", 4, vec![1, 3])]),
    ) {
        let (id, seats, winners) = kind;
        let summary = game(id, seats, &winners);
        let before: Vec<Rating> = (1..=seats)
            .map(|person| {
                let value = if person % 2 == 1 { value } else { value + difference };
                rating(person.into(), &summary, value, 120.0)
            })
            .collect();
        let after = values(&after_game(&summary, &before, NOW));
        let sum: f64 = before.iter().zip(after).map(|(b, a)| a - b.value).sum();
        prop_assert!(sum.abs() < 0.5, "{sum}");
    }

    #[test]
    fn the_order_of_ratings_does_not_matter((summary, before) in games()) {
        let changes = after_game(&summary, &before, NOW);
        let mut shuffled = before;
        shuffled.reverse();
        prop_assert_eq!(&after_game(&summary, &shuffled, NOW), &changes);
        shuffled.rotate_left(1);
        prop_assert_eq!(&after_game(&summary, &shuffled, NOW), &changes);
    }

    #[test]
    fn it_does_not_matter_where_people_sit((summary, before) in games()) {
        let changes = after_game(&summary, &before, NOW);
        // Everybody moves on by one seat.
        let seats = summary.sitters.len();
        let mut moved = summary;
        moved.sitters.rotate_right(1);
        if let Some(ending) = &mut moved.ending {
            let next = |won: &Seat| seat(won.number() % seats as u8 + 1);
            ending.winners = ending.winners.iter().map(next).collect();
        }
        let mut others = after_game(&moved, &before, NOW);
        others.rotate_left(1);
        for (one, other) in changes.iter().zip(&others) {
            prop_assert_eq!(one.rating.person, other.rating.person);
            prop_assert!((one.rating.value - other.rating.value).abs() < 1e-6);
            prop_assert!((one.rating.deviation - other.rating.deviation).abs() < 1e-6);
        }
    }
}
