use super::*;

fn act(test: &mut TestTable, actor: Actor, action: &str) {
    let acted = test.decided(actor, &Command::act(None, action), at(2));
    acted.expect("a legal action");
}

#[test]
fn only_one_person_among_computers_practises() {
    let practises = |setup: Setup, person: Person| {
        let test = TestTable::new(setup);
        test.table.check_practice(person.id)
    };
    let level = || Wish::Level { level: 1 };
    assert_eq!(practises(Setup::against_level("kamon", 1), amy()), Ok(()));
    assert_eq!(
        practises(Setup::against_level("kamon", 1), ben()),
        Err(Refusal::NoSeat)
    );
    for seats in [
        vec![Wish::ME, Wish::ME],
        vec![Wish::ME, Wish::Open],
        vec![Wish::ME, level(), Wish::ME, level()],
        vec![Wish::ME, level(), Wish::Invited, level()],
    ] {
        let game = if seats.len() == 2 { "kamon" } else { "kami" };
        let refused = practises(setup(game, &seats), amy());
        assert_eq!(refused, Err(Refusal::NotPractice), "{seats:?}");
    }
}

#[test]
fn a_lost_game_begins_again_where_somebody_wants() {
    let mut test = TestTable::new(Setup {
        public: true,
        shuffled: false,
        ..Setup::against_level("kamisado", 1)
    });
    act(&mut test, Actor::Person(amy().id), "d1d5");
    let answer = test.table.view_of_seat(seat(2)).choices;
    let Choices::List { actions } = answer else {
        panic!("a list of moves");
    };
    act(&mut test, Actor::Machine(seat(2)), &actions[0]);
    let again =
        |test: &TestTable, moves, who: &Person| test.table.open_again_from(moves, who, at(9));
    assert!(
        matches!(again(&test, 2, &amy()), Err(Refusal::Setup(_))),
        "it is not over"
    );
    test.wants(&amy(), &Command::Resign).expect("she may");
    assert_eq!(again(&test, 1, &ben()), Err(Refusal::NoSeat));
    assert!(
        matches!(again(&test, 3, &amy()), Err(Refusal::Setup(_))),
        "it was not that long"
    );
    for moves in 0..=2 {
        let log = again(&test, moves, &amy()).expect("a new table");
        let table = Table::fold(&log).expect("a good log");
        assert_eq!(*table.status(), Status::Running);
        assert_eq!(table.actions(), test.table.actions()[..moves]);
        let numbers: Vec<u32> = log.iter().map(|event| event.number).collect();
        assert_eq!(numbers, (1..=log.len() as u32).collect::<Vec<_>>());
        assert!(!table.setup().public, "it is for nobody else");
    }
}

#[test]
fn what_was_dealt_is_dealt_again() {
    let level = Wish::Level { level: 1 };
    let seats = [level.clone(), Wish::ME, level.clone(), level];
    let mut test = TestTable::new(setup("kami", &seats));
    test.wants(&amy(), &Command::Resign).expect("she may");
    let log = test
        .table
        .open_again_from(0, &amy(), at(9))
        .expect("a new table");
    let table = Table::fold(&log).expect("a good log");
    assert_eq!(
        table.view_of_seat(seat(2)).board,
        test.table.view_of_seat(seat(2)).board
    );
}

#[test]
fn a_record_names_the_computers() {
    let level = Wish::Level { level: 1 };
    let seats = [level.clone(), Wish::ME, level.clone(), level];
    let mut test = TestTable::new(setup("kami", &seats));
    test.wants(&amy(), &Command::Resign).expect("she may");
    let record = test.table.record().expect("it is over");
    let names: Vec<&str> = record
        .tags()
        .iter()
        .filter(|(tag, _)| tag.starts_with("Seat"))
        .map(|(_, name)| name.as_str())
        .collect();
    let game = kamidana_game::game("kami").expect("it is there");
    let computer = |nth| game.computer_name(1, nth);
    assert_eq!(names, [&computer(0), "Amy", &computer(1), &computer(2)]);
    let distinct: std::collections::HashSet<_> = names.iter().collect();
    assert_eq!(distinct.len(), 4);
}
