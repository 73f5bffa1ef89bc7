//! Logs that somebody else kept.

use super::*;

/// Does the first thing that can be done.
fn go_on(test: &mut TestTable, now: Timestamp) {
    let seat = test.table.to_act().expect("somebody's turn");
    let action = test.table.view_of_seat(seat).choices.any();
    let actor = match test.table.sitter(seat) {
        Some(Sitter::Machine { .. }) => Actor::Machine(seat),
        _ => Actor::Person(amy().id),
    };
    let act = Command::act(None, &action.expect("something to do"));
    test.decided(actor, &act, now).expect("a legal action");
}

/// A game of some moves, with one taken back and a pause.
fn played(game: &str, seats: &[Wish], moves: i64) -> TestTable {
    let mut test = TestTable::new(Setup {
        time: TimeControl::Fischer {
            initial: 600,
            increment: 5,
        },
        ..setup(game, seats)
    });
    for number in 0..moves {
        if test.table.to_act().is_none() {
            return test;
        }
        go_on(&mut test, at(number + 1));
    }
    let resume = Command::Resume {
        outages: [Outage {
            from: at(moves + 1),
            until: at(moves + 9),
        }]
        .into(),
    };
    test.decided(Actor::Server, &resume, at(moves + 9))
        .expect("a pause");
    let takeback = Command::Offer(Offer::Takeback);
    // Some games take nothing back.
    let _ = test.decided(Actor::Person(amy().id), &takeback, at(moves + 10));
    test
}

fn samples() -> Vec<TestTable> {
    let level = Wish::Level { level: 2 };
    let mut samples = vec![
        played("kamisado", &[Wish::ME, level.clone()], 6),
        played("kamisado", &[Wish::ME, Wish::ME], 5),
        played("kamon", &[level.clone(), Wish::ME], 4),
        played("kamon", &[level.clone(), Wish::ME], 200),
        played("kami", &[Wish::ME, level.clone(), level.clone(), level], 10),
    ];
    let me = Actor::Person(amy().id);
    for test in &mut samples[..3] {
        test.decided(me, &Command::Resign, at(300))
            .expect("the end");
    }
    let again = Command::Again { table: TABLE };
    samples[0].decided(me, &again, at(301)).expect("a rematch");
    let last = &mut samples[4];
    last.decided(Actor::Server, &Command::LookAtClock, at(100_000))
        .expect("the time is up");
    samples
}

#[test]
fn what_somebody_played_alone_can_be_followed() {
    for test in samples() {
        assert_eq!(test.table.stage(), Stage::Over);
        let traced = Table::retrace(&test.log).expect("what happened");
        assert_eq!(traced.summary(TABLE), test.table.summary(TABLE));
    }
}

#[test]
fn seats_that_chance_has_shuffled_stay_where_they_are() {
    let mut test = TestTable::new(Setup {
        shuffled: true,
        ..Setup::against_level("kamisado", 1)
    });
    go_on(&mut test, at(1));
    assert!(Table::retrace(&test.log).is_ok());
}

#[test]
fn what_would_not_have_happened_is_not_believed() {
    for test in samples() {
        // Nothing can be left out, told twice, or told by a clock that goes back.
        for at in 1..test.log.len() - 1 {
            let renumbered = |mut log: Vec<Event>| {
                for (event, number) in log.iter_mut().zip(1..) {
                    event.number = number;
                }
                log
            };
            let mut less = test.log.clone();
            let gone = less.remove(at);
            // Who took back a pause, or a move that was taken back, is none the wiser.
            let matters = !matches!(gone.kind, EventKind::Resumed { .. });
            if let Ok(traced) = Table::retrace(&renumbered(less)) {
                let same = traced.summary(TABLE).ending == test.table.summary(TABLE).ending;
                assert!(!matters || same, "without {gone:?}");
            }
            let mut late = test.log.clone();
            late[at].at = Timestamp::from_millis(-1);
            assert!(Table::retrace(&late).is_err(), "before the beginning");
        }
        // Nobody else wins.
        let mut log = test.log.clone();
        for event in &mut log {
            if let EventKind::Ended { ending } = &mut event.kind {
                ending.winners.clear();
            }
        }
        assert!(Table::retrace(&log).is_err(), "nobody won");
    }
}

#[test]
fn others_have_no_part_in_it() {
    for seats in [[Wish::ME, Wish::Open], [Wish::ME, Wish::Invited]] {
        let mut test = TestTable::new(setup("kamisado", &seats));
        assert!(Table::retrace(&test.log).is_err());
        let sit = Command::Sit {
            who: ben(),
            seat: None,
            invited: true,
        };
        test.decided(Actor::Person(ben().id), &sit, at(1))
            .expect("a free seat");
        assert!(Table::retrace(&test.log).is_err());
    }
    assert!(Table::retrace(&[]).is_err());
}
