use super::*;

#[test]
fn resigning_loses_for_the_partner_as_well() {
    let level = Wish::Level { level: 1 };
    let mut test = TestTable::new(setup(
        "kami",
        &[Wish::ME, level.clone(), level.clone(), level],
    ));
    assert_eq!(test.wants(&amy(), &Command::Resign), Ok(1));
    assert_eq!(
        test.ending().map(|e| &e.winners[..]),
        Some(&[seat(2), seat(4)][..])
    );
    assert_eq!(test.wants(&amy(), &Command::Resign), Err(Refusal::Over));
}

#[test]
fn a_takeback_needs_the_other_to_agree_but_not_the_machine() {
    let mut test = TestTable::two_people(TimeControl::None);
    test.wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    let back = Command::Offer(Offer::Takeback);
    assert_eq!(test.wants(&amy(), &back), Ok(1));
    assert_eq!(test.wants(&amy(), &Command::Accept), Err(Refusal::NoOffer));
    assert_eq!(test.wants(&ben(), &Command::Decline), Ok(1));
    assert_eq!(test.wants(&ben(), &Command::Accept), Err(Refusal::NoOffer));
    assert_eq!(test.wants(&amy(), &back), Ok(1));
    assert_eq!(test.wants(&ben(), &Command::Accept), Ok(1));
    assert_eq!(test.table.actions(), [""; 0]);
    assert_eq!(test.table.to_act(), Some(seat(1)));

    let mut alone = TestTable::new(Setup::against_level("kamisado", 1));
    let nothing = alone.wants(&amy(), &back);
    assert!(matches!(nothing, Err(Refusal::OfferUnfit(_))));
    alone
        .wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    assert_eq!(alone.wants(&amy(), &back), Ok(1));
    assert_eq!(alone.table.actions(), [""; 0]);
}

/// What can be taken back the game says: where there are secrets, only what nobody has seen.
#[test]
fn a_card_led_face_down_comes_back_but_none_that_was_shown() {
    let mut test = TestTable::new(Setup {
        options: [("players".to_owned(), "2".to_owned())].into(),
        ..setup("kami", &[const { Wish::ME }; 2])
    });
    let choices = |test: &TestTable| match test
        .table
        .view(Some(amy().id))
        .expect("it has begun")
        .choices
    {
        Choices::List { actions } => actions,
        Choices::Arrange { .. } => Vec::new(),
    };
    // Until the first seat leads: who leads may not pass.
    loop {
        let choices = choices(&test);
        let passes = choices.iter().find(|action| *action == "pass");
        if passes.is_none() && test.table.to_act() == Some(seat(1)) {
            break;
        }
        let action = passes.unwrap_or(&choices[0]).clone();
        let done = test.wants(&amy(), &Command::act(None, &action));
        done.expect("legal");
    }
    let before = test.table.actions().len();
    let back = Command::Offer(Offer::Takeback);
    let shown = Err(Refusal::OfferUnfit(OfferProblem::Seen));
    if before > 0 {
        assert_eq!(test.wants(&amy(), &back), shown);
    }
    let card = |action: &String| action.ends_with(|sign: char| sign.is_ascii_uppercase());
    let hand = choices(&test).into_iter().find(card).expect("a hand card");
    test.wants(&amy(), &Command::act(None, &hand))
        .expect("legal");
    assert_eq!(test.wants(&amy(), &back), Ok(1));
    assert_eq!(test.table.actions().len(), before);
    test.agrees_with_its_log();

    // The attack that follows lies open.
    test.wants(&amy(), &Command::act(None, &hand))
        .expect("legal");
    let attack = choices(&test).into_iter().find(card).expect("a hand card");
    test.wants(&amy(), &Command::act(None, &attack))
        .expect("legal");
    assert_eq!(test.wants(&amy(), &back), shown);
}

#[test]
fn offers_must_fit_the_game() {
    let mut test = TestTable::two_people(TimeControl::None);
    let draw = test.wants(&amy(), &Command::Offer(Offer::Draw));
    assert_eq!(draw, Err(Refusal::OfferUnfit(OfferProblem::NoDraws)));
    let mut kamon = TestTable::new(setup("kamon", &[Wish::ME, Wish::Open]));
    kamon
        .wants(
            &ben(),
            &Command::Sit {
                who: ben(),
                seat: None,
                invited: false,
            },
        )
        .expect("open");
    assert_eq!(kamon.wants(&amy(), &Command::Offer(Offer::Draw)), Ok(1));
    assert_eq!(kamon.wants(&ben(), &Command::Accept), Ok(1));
    assert_eq!(kamon.ending().map(|e| &e.how), Some(&EndReason::Agreed));
}

#[test]
fn a_game_is_called_off_only_while_little_was_played() {
    let mut test = TestTable::two_people(TimeControl::None);
    let mut early = TestTable::two_people(TimeControl::None);
    assert_eq!(early.wants(&ben(), &Command::Abort), Ok(1));
    assert_eq!(early.ending().map(|e| &e.how), Some(&EndReason::Aborted));
    test.wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    test.wants(&ben(), &Command::act(None, "a8a5"))
        .expect("legal");
    assert_eq!(test.wants(&ben(), &Command::Abort), Err(Refusal::TooLate));
}

#[test]
fn a_game_can_be_called_off_until_everybody_has_had_a_turn() {
    // Chance decides who leads; the last of four may still not have acted after four actions.
    let mut test = TestTable::new(setup("kami", &[const { Wish::ME }; 4]));
    let mut long = false;
    while test.table.seen(None) < 200 {
        let everybody = Seat::first(4).all(|seat| test.has_acted(seat));
        let called_off = test
            .table
            .decide(Actor::Person(amy().id), &Command::Abort, at(1));
        match called_off {
            Ok(decision) => {
                assert!(!everybody);
                long |= test.table.seen(None) >= 4;
                test.table.undo(decision.undo).expect("it was so before");
            }
            Err(refusal) => {
                assert_eq!((refusal, everybody), (Refusal::TooLate, true));
                assert!(long, "somebody has waited for more than a round");
                return;
            }
        }
        let Choices::List { actions } = test
            .table
            .view(Some(amy().id))
            .expect("it has begun")
            .choices
        else {
            break;
        };
        // Passing keeps others from acting for long.
        let action = actions.iter().find(|a| *a == "pass").unwrap_or(&actions[0]);
        test.wants(&amy(), &Command::act(None, action))
            .expect("it is a choice");
    }
    panic!("everybody has a turn some day");
}

#[test]
fn they_play_again_with_sides_changed_once_all_agree() {
    let mut test = TestTable::two_people(TimeControl::None);
    let table = TableId::from_bits(77);
    let again = Command::Again { table };
    assert_eq!(test.wants(&amy(), &again), Err(Refusal::Begun));
    test.wants(&amy(), &Command::Resign).expect("she may");
    assert_eq!(
        test.wants(&Person::new(3, "Cleo"), &again),
        Err(Refusal::Over)
    );
    test.wants(&amy(), &again).expect("she may");
    assert_eq!(test.wants(&amy(), &again), Err(Refusal::NoOffer));
    assert_eq!(test.table.rematch(), None);
    test.wants(&ben(), &Command::Decline).expect("he may");
    test.wants(&ben(), &again).expect("he may");
    assert_eq!(test.table.rematch(), None);
    test.wants(&amy(), &again).expect("she may");
    assert_eq!(test.table.rematch(), Some(table));
    assert_eq!(test.wants(&ben(), &again), Err(Refusal::Over));
    let log = test.table.open_again(Seed::new([4; 32]), at(9));
    let next = Table::fold(&log).expect("a good log");
    assert_eq!(*next.status(), Status::Running);
    assert_eq!(next.seats_of(ben().id).collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn a_machine_plays_again_at_once() {
    let mut test = TestTable::new(Setup::against_level("kamon", 2));
    test.wants(&amy(), &Command::Resign).expect("she may");
    let table = TableId::from_bits(77);
    test.wants(&amy(), &Command::Again { table })
        .expect("she may");
    assert_eq!(test.table.rematch(), Some(table));
}
