//! The fourth game through the door, at a table, as a record and with its machine.

use std::sync::Once;

use kamidana_engine::{Character, Judgement, Level, Limits, Question, Random, Verdict, machine};
use kamidana_game::{
    Choices, Game, Options, Outcome, Play, Record, Seat, Seed, SheetStyle, Viewer, game,
};
use kamidana_table::{Actor, Command, Person, Refusal, Setup, Status, Table, Timestamp, Wish};

fn nim() -> &'static dyn Game {
    static ADDED: Once = Once::new();
    ADDED.call_once(nim::add);
    game("nim").expect("it was added")
}

fn options(given: &[(&str, &str)]) -> Options {
    Options::new(nim().options(), given.iter().copied()).expect("options it has")
}

fn some_action(play: &dyn Play, random: &mut Random) -> String {
    let Choices::List { actions } = play.choices() else {
        panic!("Nim lists its choices");
    };
    actions[random.below(actions.len() as u32) as usize].clone()
}

#[test]
fn it_stands_beside_the_games_of_the_house() {
    assert_eq!(nim().title(), "Nim");
    assert_eq!(kamidana_game::games().len(), 4);
    assert_eq!(kamidana_engine::machines().len(), 4);
}

#[test]
fn random_games_end_as_declared_and_their_records_can_be_read() {
    let ends: Vec<_> = nim().ends().iter().map(|end| end.id).collect();
    let mut random = Random::new(1);
    for number in 0..50 {
        let heaps = if number % 2 == 0 { "random" } else { "3-4-5" };
        let last = if number % 3 == 0 { "loses" } else { "wins" };
        let options = options(&[("heaps", heaps), ("last", last)]);
        let mut record = Record::start(nim(), options, Seed::new([number; 32])).unwrap();
        while let Some(seat) = record.play.to_act() {
            assert_eq!(record.play.on_clock(), Some(seat));
            let spectator = record.play.view(Viewer::Spectator);
            assert!(spectator.choices.is_none());
            let action = some_action(&*record.play, &mut random);
            record.play.apply(&action).unwrap();
        }
        let Outcome::Decisive { winners, reason } = record.play.outcome() else {
            panic!("somebody wins");
        };
        assert!(ends.contains(&reason));
        assert_eq!(winners.len(), 1);
        for text in [
            record.to_text(SheetStyle::default()),
            record.to_json().to_string(),
        ] {
            let read = Record::read(&text).expect("what was written");
            assert_eq!(read.play.reveal().actions(), record.play.reveal().actions());
            assert_eq!(read.result(), record.result());
        }
    }
}

#[test]
fn a_study_has_options_and_counts() {
    let mut study = nim().open_study([], Some("1-2 1")).unwrap();
    assert_eq!(study.legal_actions(), ["a1", "b1", "b2"]);
    assert_eq!(study.perft(2), 5);
    let refused = study.apply("a2").unwrap_err();
    assert_eq!(refused.to_string(), "a2: there are not so many stones");
    assert!(nim().open_study([], Some("1-2")).is_err());
    assert!(nim().open_study([("last", "draws")], None).is_err());
    for (last, winner) in [("wins", 1), ("loses", 2)] {
        let mut study = nim().open_study([("last", last)], Some("3 1")).unwrap();
        study.apply("a3").unwrap();
        let winners = Seat::new(winner).into_iter().collect();
        let reason = "last-stone";
        assert_eq!(study.outcome(), Outcome::Decisive { winners, reason });
    }
}

#[test]
fn the_machine_judges_as_playing_everything_out_does() {
    fn wins(study: &dyn kamidana_game::Study) -> bool {
        let own = study.to_act();
        study.legal_actions().iter().any(|action| {
            let mut after = study.boxed_clone();
            after.apply(action).unwrap();
            match after.outcome() {
                Outcome::Decisive { winners, .. } => winners.first() == own.as_ref(),
                _ => !wins(&*after),
            }
        })
    }
    let _ = nim();
    let mut analyst = machine("nim").expect("it was added").analyst(1);
    for last in ["wins", "loses"] {
        for position in ["1-2-3 1", "1-1-1 2", "2-2 1", "3-1-1 2", "1-1 1"] {
            let study = nim().open_study([("last", last)], Some(position)).unwrap();
            let answer = analyst.solve(&*study, Question::Verdict, &Limits::default());
            let Judgement::Proven(proof) = answer.judgement else {
                panic!("{position} {last}: {answer:?}");
            };
            assert_eq!(
                proof.verdict == Verdict::Win,
                wins(&*study),
                "{position} {last}"
            );
        }
    }
}

#[test]
fn two_people_sit_down_and_play_it_at_a_table() {
    let (amy, ben) = (Person::new(1, "Amy"), Person::new(2, "Ben"));
    let now = Timestamp::from_millis(0);
    let mut setup = Setup::against_level(nim().id(), 1);
    setup.seats = vec![Wish::ME, Wish::Open];
    setup.options.insert("heaps".into(), "2-1".into());
    let mut log = Table::open(setup, &amy, Seed::new([3; 32]), now).unwrap();
    let mut table = Table::fold(&log).unwrap();
    let sit = Command::Sit {
        who: ben.clone(),
        seat: None,
        invited: false,
    };
    log.extend(
        table
            .decide(Actor::Person(ben.id), &sit, now)
            .unwrap()
            .events,
    );
    let mut act = |table: &mut Table, who: &Person, action: &str| {
        let decision = table.decide(Actor::Person(who.id), &Command::act(None, action), now)?;
        log.extend(decision.events);
        Ok::<(), Refusal>(())
    };
    assert_eq!(act(&mut table, &ben, "a1"), Err(Refusal::NotYourTurn));
    assert!(act(&mut table, &amy, "a9").is_err());
    act(&mut table, &amy, "a1").unwrap();
    act(&mut table, &ben, "b1").unwrap();
    act(&mut table, &amy, "a1").unwrap();
    let Status::Over(ending) = Table::fold(&log).unwrap().status().clone() else {
        panic!("all stones are gone");
    };
    assert_eq!(ending.winners, [Seat::new(1).unwrap()]);
}

#[test]
fn its_levels_play_legal_moves() {
    let mut play = nim().start(&options(&[]), Seed::new([0; 32])).unwrap();
    let character = Character {
        level: Level::STRONGEST,
        seed: 1,
        memory: 1,
    };
    let mut player = machine("nim").expect("it was added").player(character);
    while let Some(seat) = play.to_act() {
        let view = play.view(Viewer::Seat(seat));
        let action = player.choose(&view, &Limits::default()).expect("its turn");
        play.apply(&action).unwrap();
    }
    // 3-4-5 is won for the first player, and the strongest level knows it.
    let Outcome::Decisive { winners, .. } = play.outcome() else {
        panic!("somebody wins");
    };
    assert_eq!(winners, [Seat::new(1).unwrap()]);
}
