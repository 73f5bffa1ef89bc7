use kamidana_game::Viewer;

use super::*;

#[test]
fn a_record_tells_no_secrets_before_the_end() {
    let mut test = TestTable::new(setup("kami", &[const { Wish::ME }; 4]));
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
            ..setup("kami", &[const { Wish::ME }; 4])
        };
        let log = Table::open(setup, &amy(), Seed::new([seed; 32]), at(0)).ok()?;
        let table = Table::fold(&log).ok()?;
        let view = table.view(None)?;
        let hidden = view.to_act.is_none() && table.to_act().is_some();
        hidden.then_some(TestTable { table, log })
    })
}

/// People around one device look at their cards in turn, whoever acts.
#[test]
fn each_of_several_own_seats_can_be_looked_from_and_no_other() {
    let test = asked_at_once(TimeControl::None).expect("it happens now and then");
    let now = test.table.seen(Some(amy().id)) as usize;
    let eyes = |person, seat| {
        let steps = test.table.replay(person, Seat::new(seat), now..usize::MAX);
        steps.last().expect("the present").view.viewer
    };
    for seat in 1..=4 {
        let own = Seat::new(seat).expect("a seat");
        assert_eq!(eyes(Some(amy().id), seat), Viewer::Seat(own));
        assert_eq!(eyes(Some(ben().id), seat), Viewer::Spectator);
        assert_eq!(eyes(None, seat), Viewer::Spectator);
    }
}

#[test]
fn nothing_that_is_dealt_is_seen_before_the_game_begins() {
    for setup in [
        setup("kami", &[Wish::ME, Wish::ME, Wish::ME, Wish::Open]),
        setup("kamon", &[Wish::ME, Wish::Open]),
    ] {
        let mut test = TestTable::new(setup);
        for person in [None, Some(amy().id)] {
            assert_eq!(test.table.view(person), None);
            assert_eq!(test.table.replay(person, None, 0..9), []);
        }
        assert!(test.table.record().is_none());
        // But what it will be is settled, and can be checked.
        let fairness = test.table.fairness().expect("something is dealt");
        assert_eq!((fairness.deal, fairness.revealed), (0, None));
        let sit = Command::Sit {
            who: ben(),
            seat: None,
            invited: false,
        };
        test.wants(&ben(), &sit).expect("there is a seat");
        assert!(test.table.view(None).is_some());
        assert_eq!(test.table.fairness(), None);
        assert!(!test.table.replay(None, None, 0..9).is_empty());
    }
    let open = TestTable::new(setup("kamisado", &[Wish::ME, Wish::Open]));
    assert!(open.table.view(None).is_some() && open.table.fairness().is_none());
}

#[test]
fn whoever_has_seen_their_cards_in_a_rated_game_cannot_call_it_off() {
    let rated = |game: &str, seats: &[Wish]| {
        let setup = Setup {
            rated: true,
            ..setup(game, seats)
        };
        let mut test = TestTable::new(setup);
        for who in 2..=seats.len() as u64 {
            let who = Person::new(who, "Somebody");
            let sit = Command::Sit {
                who: who.clone(),
                seat: None,
                invited: false,
            };
            test.wants(&who, &sit).expect("there is a seat");
        }
        test
    };
    let four = [Wish::ME, Wish::Open, Wish::Open, Wish::Open];
    for mut dealt in [rated("kami", &four), rated("kamon", &four[..2])] {
        assert_eq!(dealt.wants(&amy(), &Command::Abort), Err(Refusal::TooLate));
        assert_eq!(dealt.wants(&amy(), &Command::Resign), Ok(1));
    }
    // Where nothing is dealt nobody has seen anything, and what is not rated costs nothing.
    let mut open = rated("kamisado", &four[..2]);
    assert_eq!(open.wants(&amy(), &Command::Abort), Ok(1));
    let mut unrated = TestTable::new(setup("kami", &[const { Wish::ME }; 4]));
    assert_eq!(unrated.wants(&amy(), &Command::Abort), Ok(1));
    // Those who look after the site can.
    let mut closed = rated("kamon", &four[..2]);
    assert_eq!(closed.decided(Actor::Server, &Command::Abort, at(2)), Ok(1));
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
    let test = TestTable::new(setup("kami", &[const { Wish::ME }; 4]));
    let acting = test.table.to_act().expect("somebody leads");
    let viewer = |person| test.table.view(person).map(|view| view.viewer);
    assert_eq!(viewer(Some(amy().id)), Some(Viewer::Seat(acting)));
    assert_eq!(viewer(None), Some(Viewer::Spectator));
}

#[test]
fn what_somebody_does_in_secret_does_not_show_in_any_number() {
    let people: Vec<Person> = (1..=4).map(|id| Person::new(id, "Somebody")).collect();
    // Two of them were dealt something that they are asked about, one after the other.
    let asked = (0..=u16::MAX).find_map(|number| {
        let seats = [Wish::ME, Wish::Open, Wish::Open, Wish::Open];
        let mut seed = [0; 32];
        seed[..2].copy_from_slice(&number.to_be_bytes());
        let seed = Seed::new(seed);
        let log = Table::open(setup("kami", &seats), &people[0], seed, at(0)).ok()?;
        let table = Table::fold(&log).ok()?;
        let mut test = TestTable { table, log };
        for who in &people[1..] {
            let sit = Command::Sit {
                who: who.clone(),
                seat: None,
                invited: false,
            };
            test.wants_at(who, &sit, at(1)).ok()?;
        }
        let hidden = |table: &Table| Some(table.view(None)?.to_act.is_none());
        let asked = test
            .table
            .to_act()
            .filter(|_| hidden(&test.table) == Some(true))?;
        let who = Actor::Person(people[usize::from(asked.number()) - 1].id);
        let keep = test
            .table
            .decide(who, &Command::act(None, "keep"), at(2))
            .ok()?;
        let twice = hidden(&test.table)?;
        test.table.undo(keep.undo).ok()?;
        twice.then_some(test)
    });
    let mut test = asked.expect("there are such deals");
    let acts = test.table.to_act().expect("somebody is asked");
    let known = |test: &TestTable, person: Option<PersonId>| {
        let table = &test.table;
        let steps = table.replay(person, None, 0..usize::MAX).len();
        (
            table.seen(person),
            table.number_for(person),
            table.told(),
            steps,
        )
    };
    let own = people[usize::from(acts.number()) - 1].clone();
    let all = [None, Some(1), Some(2), Some(3), Some(4)].map(|id| id.map(PersonId));
    let before = all.map(|person| known(&test, person));
    let (seen, number, _, steps) = known(&test, Some(own.id));
    let keep = Command::act(Some(seen), "keep");
    test.wants_at(&own, &keep, at(5)).expect("it was asked");
    // Whoever is asked next knows it, and nobody else.
    let next = test.table.to_act().expect("another one is asked");
    for (person, before) in all.into_iter().zip(before) {
        let known = known(&test, person) != before;
        let asked = [acts, next].map(|seat| Some(people[usize::from(seat.number()) - 1].id));
        assert_eq!(known, asked.contains(&person), "{person:?}");
    }
    assert_eq!(test.table.summary(TABLE).actions, 0);
    let (seen_then, number_then, _, steps_then) = known(&test, Some(own.id));
    assert_eq!(
        (seen_then, number_then, steps_then),
        (seen + 1, number + 1, steps + 1)
    );
    // A second copy of it does no harm.
    assert_eq!(test.wants_at(&own, &keep, at(6)), Err(Refusal::MovedOn));
    test.agrees_with_its_log();
    // After the end the record tells it, but whoever looks back sees what they saw.
    test.wants_at(&own, &Command::Resign, at(7))
        .expect("they may");
    assert_eq!(test.table.seen(None), 0);
    let record = test.table.record().expect("it is over");
    assert_eq!(record.play.reveal().actions(), ["keep"]);
}
