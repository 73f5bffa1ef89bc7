use kamidana_game::Viewer;

use super::*;

#[test]
fn a_record_tells_no_secrets_before_the_end() {
    let mut test = TestTable::new(setup("kami", &[const { Wish::Me }; 4]));
    assert!(test.table.record().is_none());
    test.wants(&amy(), &Command::Resign).expect("she may");
    let record = test.table.record().expect("it is over");
    assert!(record.seed.is_some());
    let text = record.to_text(kamidana_game::SheetStyle::default());
    assert!(kamidana_game::Record::read(&text).is_ok(), "{text}");
    let open = TestTable::new(Setup::against_level("kamon", 2));
    assert_eq!(open.table.record().expect("nothing is hidden").seed, None);
}

/// A seed whose first deal of four asks somebody whether they give up a hand of Soldiers.
fn asked_at_once(time: TimeControl) -> Option<TestTable> {
    (0..=255).find_map(|seed| {
        let setup = Setup {
            time,
            ..setup("kami", &[const { Wish::Me }; 4])
        };
        let log = Table::open(setup, &amy(), Seed::new([seed; 32]), at(0)).ok()?;
        let table = Table::fold(&log).ok()?;
        let hidden = table.view(None).to_act.is_none() && table.to_act().is_some();
        hidden.then_some(TestTable { table, log })
    })
}

#[test]
fn nobody_sees_their_cards_before_the_game_begins() {
    let test = TestTable::new(setup("kami", &[Wish::Me, Wish::Me, Wish::Me, Wish::Open]));
    let waiting = test.table.view(Some(amy().id));
    assert_eq!(waiting.viewer, Viewer::Spectator);
    assert!(waiting.choices.is_none());
    assert_eq!(test.table.replay(Some(amy().id), 0..1)[0].view, waiting);
}

#[test]
fn a_clock_does_not_tell_who_thinks_in_secret_but_nobody_does_so_forever() {
    let blitz = TimeControl::Fischer {
        initial: 300,
        increment: 0,
    };
    let mut test = asked_at_once(blitz).expect("such a deal is not rare");
    let shown = |test: &TestTable, now| {
        let seats = Seat::first(4);
        let read = seats.filter_map(|seat| test.table.clock().read(seat, now));
        read.map(|reading| (reading.millis, reading.running))
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(&test, at(30)), [(300_000, false); 4]);
    assert_eq!(
        test.decided(Actor::Server, &Command::LookAtClock, at(59)),
        Ok(0)
    );
    assert_eq!(
        test.decided(Actor::Server, &Command::LookAtClock, at(60) + MOST_FORGIVEN),
        Ok(1)
    );
    let untimed = asked_at_once(TimeControl::None).expect("such a deal is not rare");
    assert_eq!(untimed.table.flag(), None);
}

#[test]
fn one_person_may_hold_several_seats_and_sees_the_one_that_acts() {
    let test = TestTable::new(setup("kami", &[const { Wish::Me }; 4]));
    let acting = test.table.to_act().expect("somebody leads");
    assert_eq!(test.table.view(Some(amy().id)).viewer, Viewer::Seat(acting));
    assert_eq!(test.table.view(None).viewer, Viewer::Spectator);
}
