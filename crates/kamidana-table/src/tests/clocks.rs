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
        ..setup("kamisado", &[Wish::Level { level: 1 }, Wish::Me])
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
