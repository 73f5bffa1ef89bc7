use std::time::Duration;

use super::*;

#[test]
fn a_fallen_flag_ends_the_game_without_any_player() {
    let mut test = TestTable::two_people(TimeControl::Fischer {
        initial: 60,
        increment: 0,
    });
    assert_eq!(
        test.decided(Actor::Server, &Command::LookAtClock, at(60)),
        Ok(0)
    );
    let late = Command::act(None, "d1d5");
    assert_eq!(test.wants_at(&amy(), &late, at(61)), Err(Refusal::TimeIsUp));
    // What was sent in time may still be on its way.
    let last_moment = at(61) + MOST_FORGIVEN;
    let early = last_moment.before(Duration::from_millis(1));
    assert_eq!(
        test.decided(Actor::Server, &Command::LookAtClock, early),
        Ok(0)
    );
    assert_eq!(
        test.decided(Actor::Server, &Command::LookAtClock, last_moment),
        Ok(1)
    );
    let ending = test.ending().expect("it is over");
    assert_eq!(ending.how, EndReason::Flagged { seat: seat(1) });
    assert_eq!(ending.winners, [seat(2)]);
}

#[test]
fn what_the_network_delayed_still_counts() {
    let control = TimeControl::Fischer {
        initial: 60,
        increment: 0,
    };
    let act = |lag| Command::Act {
        seen: None,
        action: "d1d5".into(),
        lag,
    };
    let late = Timestamp::from_millis(61_100);
    let mut test = TestTable::two_people(control);
    assert_eq!(
        test.wants_at(&amy(), &act(100), late),
        Err(Refusal::TimeIsUp)
    );
    assert_eq!(test.wants_at(&amy(), &act(101), late), Ok(1));
    // Whatever the network is said to have taken: there is an end to it.
    let too_late = at(61) + MOST_FORGIVEN;
    let mut test = TestTable::two_people(control);
    assert_eq!(
        test.wants_at(&amy(), &act(u32::MAX), too_late),
        Err(Refusal::TimeIsUp)
    );
}

#[test]
fn nobody_waits_for_what_a_machine_sends() {
    let test = TestTable::new(Setup {
        time: TimeControl::Fischer {
            initial: 60,
            increment: 0,
        },
        ..setup("kamisado", &[Wish::Level { level: 1 }, Wish::ME])
    });
    assert_eq!(test.table.flag_falls(), Some((seat(1), at(60))));
}

#[test]
fn a_win_can_be_claimed_from_somebody_who_has_left_for_a_minute() {
    let blitz = TimeControl::Fischer {
        initial: 600,
        increment: 0,
    };
    let mut test = TestTable::two_people(blitz);
    let claim = || Command::Claim {
        seat: seat(1),
        since: at(10),
    };
    assert_eq!(
        test.wants_at(&ben(), &claim(), at(69)),
        Err(Refusal::TooEarly)
    );
    assert_eq!(
        test.wants_at(&amy(), &claim(), at(70)),
        Err(Refusal::NoSeat)
    );
    assert_eq!(test.wants_at(&ben(), &claim(), at(70)), Ok(1));
    assert_eq!(test.ending().map(|e| &e.winners[..]), Some(&[seat(2)][..]));
}

#[test]
fn nobody_has_to_stay_where_there_are_no_clocks() {
    let mut test = TestTable::two_people(TimeControl::None);
    let claim = Command::Claim {
        seat: seat(1),
        since: at(10),
    };
    let hours = 60 * 60;
    let early = test.wants_at(&ben(), &claim, at(20 * hours));
    assert_eq!(early, Err(Refusal::TooEarly));
    assert_eq!(test.wants_at(&ben(), &claim, at(25 * hours)), Ok(1));
    let mut slow = TestTable::two_people(TimeControl::Correspondence { days: 30 });
    let late = slow.wants_at(&ben(), &claim, at(29 * 24 * hours));
    assert_eq!(late, Err(Refusal::TooEarly));
}

/// A game in which Amy has made so many moves, a second for each, and the others none; the network
/// is said to have taken so much of every move.
fn played(moves: usize, lag: u32) -> (TestTable, Timestamp) {
    let mut test = TestTable::two_people(TimeControl::Fischer {
        initial: 600,
        increment: 0,
    });
    let mut now = at(1);
    let mut made = 0;
    while made < moves || test.table.to_act() != Some(seat(1)) {
        let amys = test.table.to_act() == Some(seat(1));
        let who = if amys { amy() } else { ben() };
        let view = test.table.view(Some(who.id)).expect("it has begun");
        let Choices::List { actions } = view.choices else {
            unreachable!("nobody lines up here")
        };
        if amys {
            now = now + Duration::from_secs(1);
            made += 1;
        }
        let act = Command::Act {
            seen: None,
            action: actions[0].clone(),
            lag,
        };
        test.wants_at(&who, &act, now).expect("it is legal");
    }
    test.agrees_with_its_log();
    (test, now)
}

#[test]
fn a_table_forgives_no_more_than_a_purse_whatever_it_is_told() {
    // Connections come and go, and each says so: the table knows what it has forgiven.
    let left = |moves, lag| {
        let (test, now) = played(moves, lag);
        let reading = test.table.clock().read(seat(1), now);
        reading.expect("there are clocks").millis
    };
    assert_eq!(left(3, 0), 597_000);
    assert_eq!(left(3, 200), 597_600);
    assert_eq!(left(3, 60_000), 598_500);
    assert!(left(6, 60_000) <= 594_000 + 1500 + 6 * 100);
}

#[test]
fn a_turn_that_cost_nothing_takes_nothing_from_the_purse() {
    let mut test = TestTable::two_people(TimeControl::Fischer {
        initial: 60,
        increment: 0,
    });
    let act = Command::Act {
        seen: None,
        action: "d1d5".into(),
        lag: 400,
    };
    test.wants_at(&amy(), &act, at(1) + Duration::from_millis(30))
        .expect("it is legal");
    let lag = test.log.iter().find_map(|event| match event.kind {
        EventKind::Acted { lag, .. } => Some(lag),
        _ => None,
    });
    assert_eq!(lag, Some(30));
}

#[test]
fn a_flag_does_not_wait_for_what_can_no_longer_be_forgiven() {
    let waits = |test: &TestTable| {
        let (_, at) = test.table.flag().expect("there are clocks");
        let falls = test.table.flag_falls();
        falls.expect("there are clocks").1.since(at)
    };
    assert_eq!(waits(&played(0, 0).0), MOST_FORGIVEN);
    assert_eq!(waits(&played(4, 9000).0), Duration::from_millis(100));
}

#[test]
fn time_in_which_the_server_was_away_is_not_charged_and_not_given_twice() {
    let mut test = TestTable::two_people(TimeControl::Fischer {
        initial: 60,
        increment: 0,
    });
    let away = |from, until| Outage {
        from: at(from),
        until: at(until),
    };
    let resume = |outages: &[Outage]| Command::Resume {
        outages: outages.into(),
    };
    let shown = |test: &TestTable, now| {
        let reading = test.table.clock().read(seat(1), now);
        reading.expect("there are clocks").millis
    };
    // Amy's clock has run since the first second; the server was away before and meanwhile.
    let outages = [away(-50, -20), away(0, 3), away(11, 211)];
    assert_eq!(
        test.decided(Actor::Server, &resume(&outages), at(212)),
        Ok(1)
    );
    assert_eq!(shown(&test, at(212)), 60_000 - 9_000);
    assert_eq!(test.table.flag().map(|(_, at)| at), Some(at(263)));
    let flagged = test.decided(Actor::Server, &Command::LookAtClock, at(262));
    assert_eq!(flagged, Ok(0));
    assert_eq!(
        test.decided(Actor::Server, &resume(&outages), at(213)),
        Ok(0)
    );
    let more = [outages[2], away(220, 230)];
    assert_eq!(test.decided(Actor::Server, &resume(&more), at(240)), Ok(1));
    assert_eq!(shown(&test, at(240)), 60_000 - 27_000);
    test.agrees_with_its_log();
}

#[test]
fn days_of_a_slow_game_are_not_charged_either_and_games_without_clocks_do_not_care() {
    let day = 24 * 60 * 60;
    let outages: std::sync::Arc<[Outage]> = [Outage {
        from: at(day),
        until: at(5 * day),
    }]
    .into();
    let resume = Command::Resume { outages };
    let mut slow = TestTable::two_people(TimeControl::Correspondence { days: 2 });
    assert_eq!(slow.decided(Actor::Server, &resume, at(5 * day)), Ok(1));
    let flag = slow.table.flag().map(|(_, at)| at);
    assert_eq!(flag, Some(at(1 + 6 * day)));
    let mut untimed = TestTable::two_people(TimeControl::None);
    assert_eq!(untimed.decided(Actor::Server, &resume, at(5 * day)), Ok(0));
}
