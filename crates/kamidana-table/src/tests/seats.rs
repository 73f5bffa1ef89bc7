use std::collections::BTreeMap;

use super::*;

#[test]
fn whoever_was_asked_and_nobody_else_sits_down_or_declines() {
    let asked = Wish::Asked {
        person: ben().id,
        name: "Ben".into(),
    };
    let cleo = Person::new(3, "Cleo");
    let sit = |who: &Person| Command::Sit {
        who: who.clone(),
        seat: None,
        invited: true,
    };
    let mut test = TestTable::new(setup("kamon", &[Wish::ME, asked]));
    assert_eq!(test.wants(&cleo, &sit(&cleo)), Err(Refusal::SeatTaken));
    assert_eq!(test.wants(&cleo, &Command::Abort), Err(Refusal::NoSeat));
    let mut declined = TestTable::new(test.table.setup().clone());
    assert_eq!(declined.wants(&ben(), &Command::Abort), Ok(1));
    assert_eq!(
        declined.ending().map(|e| &e.how),
        Some(&EndReason::Declined)
    );
    assert_eq!(test.wants(&ben(), &sit(&ben())), Ok(2));
    assert_eq!(*test.table.status(), Status::Running);
}

#[test]
fn whoever_has_sat_down_cannot_decline_any_more() {
    let asked = Wish::Asked {
        person: ben().id,
        name: "Ben".into(),
    };
    let sit = Command::Sit {
        who: ben(),
        seat: None,
        invited: false,
    };
    let mut test = TestTable::new(setup("kami", &[Wish::ME, asked, Wish::Open, Wish::Open]));
    test.wants(&ben(), &sit).expect("he was asked");
    assert_eq!(test.wants(&ben(), &Command::Abort), Err(Refusal::NoSeat));
    test.wants(&ben(), &Command::Rise).expect("he may");
    assert_eq!(test.wants(&ben(), &Command::Abort), Ok(1));
}

#[test]
fn a_rated_table_is_for_people_only() {
    let rated = |seats: &[Wish]| {
        Setup {
            rated: true,
            ..setup("kamisado", seats)
        }
        .check()
        .is_ok()
    };
    assert!(rated(&[Wish::ME, Wish::Open]));
    assert!(!rated(&[Wish::ME, Wish::Level { level: 8 }]));
    assert!(!rated(&[Wish::ME, Wish::ME]));
}

#[test]
fn wrong_setups_get_a_reason() {
    let wrong = |setup: &Setup| {
        setup
            .check()
            .err()
            .map(|e| e.to_string())
            .unwrap_or_default()
    };
    assert_eq!(wrong(&setup("go", &[])), "there is no such game");
    assert_eq!(
        wrong(&setup("kamon", &[Wish::ME])),
        "this game has 2 seats, not 1"
    );
    let level = Wish::Level { level: 9 };
    assert_eq!(
        wrong(&setup("kamon", &[Wish::ME, level])),
        "a level is a number from 1 to 8"
    );
    let options = BTreeMap::from([("length".to_owned(), "endless".to_owned())]);
    let endless = Setup {
        options,
        ..Setup::against_level("kamisado", 1)
    };
    assert!(wrong(&endless).contains("length"), "{}", wrong(&endless));
}

#[test]
fn chance_decides_who_sits_where_if_asked() {
    let seats_of = |seed: u8| {
        let shuffled = Setup {
            shuffled: true,
            ..Setup::against_level("kamisado", 1)
        };
        let log = Table::open(shuffled, &amy(), Seed::new([seed; 32]), at(0)).expect("good");
        let table = Table::fold(&log).expect("good");
        table.seats_of(amy().id).next()
    };
    let places: Vec<_> = (0..20).map(seats_of).collect();
    assert!(places.contains(&Seat::new(1)) && places.contains(&Seat::new(2)));
}

#[test]
fn programs_take_open_seats_only_where_they_are_welcome() {
    let robot = Person {
        account: Kind::Bot,
        ..Person::new(5, "Robot")
    };
    let sit = |who: &Person| Command::Sit {
        who: who.clone(),
        seat: None,
        invited: false,
    };
    let open = setup("kamisado", &[Wish::ME, Wish::Open]);
    let mut people = TestTable::new(open.clone());
    assert_eq!(people.wants(&robot, &sit(&robot)), Err(Refusal::SeatTaken));
    assert_eq!(people.wants(&ben(), &sit(&ben())), Ok(2));
    let bots = true;
    let mut mixed = TestTable::new(Setup { bots, ..open });
    assert_eq!(mixed.wants(&robot, &sit(&robot)), Ok(2));
    let asked = Wish::Asked {
        person: robot.id,
        name: "Robot".into(),
    };
    let mut asked = TestTable::new(setup("kamisado", &[Wish::ME, asked]));
    assert_eq!(asked.wants(&robot, &sit(&robot)), Ok(2));
}

#[test]
fn a_log_from_before_programs_were_marked_can_be_read() {
    let old = r#"{"number":2,"at":0,"event":"sat","seat":1,
                  "who":{"kind":"person","id":7,"name":"Amy"}}"#;
    let event: Event = serde_json::from_str(old).expect("it is still understood");
    let who = Sitter::Person(Person::new(7, "Amy"));
    assert_eq!(event.kind, EventKind::Sat { seat: seat(1), who });
}
