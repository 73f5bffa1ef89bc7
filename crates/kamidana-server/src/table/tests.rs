use std::{collections::BTreeMap, time::Duration};

use kamidana_game::{Choices, Seat, Seed, Viewer};
use proptest::prelude::*;

use super::*;
use crate::{TimeControl, Timestamp};

fn at(seconds: i64) -> Timestamp {
    Timestamp::from_millis(1000 * seconds)
}

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("1 to 4")
}

fn amy() -> Person {
    Person::new(1, "Amy")
}

fn ben() -> Person {
    Person::new(2, "Ben")
}

fn setup(game: &str, seats: &[Wish]) -> Setup {
    Setup {
        seats: seats.to_vec(),
        ..Setup::against_level(game, 1)
    }
}

/// A table with its log.
struct Desk {
    table: Table,
    log: Vec<Event>,
}

impl Desk {
    fn new(setup: Setup) -> Self {
        let log = Table::open(setup, &amy(), Seed::new([3; 32]), at(0)).expect("a good setup");
        Self {
            table: Table::fold(&log).expect("a good log"),
            log,
        }
    }

    fn two_people(time: TimeControl) -> Self {
        let mut desk = Self::new(Setup {
            time,
            ..setup("kamisado", &[Wish::Me, Wish::Open])
        });
        desk.wants(
            &ben(),
            &Command::Sit {
                who: ben(),
                seat: None,
                invited: false,
            },
        )
        .expect("the seat is open");
        desk
    }

    fn wants_at(&mut self, who: &Person, what: &Command, now: Timestamp) -> Result<usize, Refusal> {
        self.decided(Actor::Person(who.id), what, now)
    }

    fn wants(&mut self, who: &Person, what: &Command) -> Result<usize, Refusal> {
        self.wants_at(who, what, at(1))
    }

    fn decided(&mut self, actor: Actor, what: &Command, now: Timestamp) -> Result<usize, Refusal> {
        let events = self.table.decide(actor, what, now)?;
        for event in &events {
            self.table.apply(event).expect("what was decided happens");
        }
        self.log.extend(events.iter().cloned());
        Ok(events.len())
    }

    fn ending(&self) -> Option<&Ending> {
        match self.table.status() {
            Status::Over(ending) => Some(ending),
            Status::Waiting | Status::Running => None,
        }
    }
}

#[test]
fn against_the_machine_the_game_begins_at_once() {
    let desk = Desk::new(Setup::against_level("kamisado", 3));
    assert_eq!(*desk.table.status(), Status::Running);
    assert_eq!(desk.table.to_act(), Some(seat(1)));
    assert_eq!(desk.table.seats_of(amy().id).collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn a_table_waits_for_its_players_and_then_begins() {
    let mut desk = Desk::new(setup("kamisado", &[Wish::Me, Wish::Invited]));
    assert_eq!(*desk.table.status(), Status::Waiting);
    let sit = |invited| Command::Sit {
        who: ben(),
        seat: None,
        invited,
    };
    assert_eq!(
        desk.wants(&amy(), &Command::act(None, "d1d5")),
        Err(Refusal::NotBegun)
    );
    assert_eq!(desk.wants(&ben(), &sit(false)), Err(Refusal::SeatTaken));
    assert_eq!(desk.wants(&ben(), &sit(true)), Ok(2));
    assert_eq!(*desk.table.status(), Status::Running);
    assert_eq!(desk.wants(&ben(), &sit(true)), Err(Refusal::Begun));
}

#[test]
fn who_rises_can_sit_down_again() {
    let mut desk = Desk::new(setup("kamisado", &[Wish::Me, Wish::Open]));
    assert_eq!(desk.wants(&amy(), &Command::Rise), Ok(1));
    assert_eq!(desk.wants(&amy(), &Command::Rise), Err(Refusal::NoSeat));
    let sit = Command::Sit {
        who: amy(),
        seat: Some(seat(2)),
        invited: false,
    };
    assert_eq!(desk.wants(&amy(), &sit), Ok(1));
    assert_eq!(desk.wants(&amy(), &sit), Err(Refusal::Seated));
}

#[test]
fn only_the_player_whose_turn_it_is_acts_and_only_by_the_rules() {
    let mut desk = Desk::two_people(TimeControl::None);
    let stranger = Person::new(9, "Eve");
    assert_eq!(
        desk.wants(&stranger, &Command::act(None, "d1d5")),
        Err(Refusal::NoSeat)
    );
    assert_eq!(
        desk.wants(&ben(), &Command::act(None, "d1d5")),
        Err(Refusal::NotYourTurn)
    );
    let refused = desk.wants(&amy(), &Command::act(None, "d1d9"));
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    assert_eq!(desk.wants(&amy(), &Command::act(Some(0), "d1d5")), Ok(1));
}

#[test]
fn a_message_that_comes_twice_is_played_once() {
    let mut desk = Desk::two_people(TimeControl::None);
    let act = Command::act(Some(0), "d1d5");
    assert_eq!(desk.wants(&amy(), &act), Ok(1));
    assert_eq!(desk.wants(&amy(), &act), Err(Refusal::MovedOn));
}

#[test]
fn an_event_number_is_taken_once() {
    let desk = Desk::two_people(TimeControl::None);
    let act = |action| {
        desk.table
            .decide(Actor::Person(amy().id), &Command::act(None, action), at(1))
            .expect("legal")
    };
    let (one, other) = (act("d1d5"), act("a1a4"));
    assert_eq!(one[0].number, other[0].number);
    let mut table = Table::fold(&desk.log).expect("a good log");
    table.apply(&one[0]).expect("the first");
    assert!(table.apply(&other[0]).is_err());
    assert_eq!(table.actions(), ["d1d5"]);
}

#[test]
fn a_fallen_flag_ends_the_game_without_any_player() {
    let mut desk = Desk::two_people(TimeControl::Fischer {
        initial: 60,
        increment: 0,
    });
    assert_eq!(
        desk.decided(Actor::Server, &Command::LookAtClock, at(60)),
        Ok(0)
    );
    let late = Command::act(None, "d1d5");
    assert_eq!(desk.wants_at(&amy(), &late, at(61)), Err(Refusal::TimeIsUp));
    assert_eq!(
        desk.decided(Actor::Server, &Command::LookAtClock, at(61)),
        Ok(1)
    );
    let ending = desk.ending().expect("it is over");
    assert_eq!(ending.how, How::Flagged { seat: seat(1) });
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
    let mut desk = Desk::two_people(control);
    assert_eq!(
        desk.wants_at(&amy(), &act(100), late),
        Err(Refusal::TimeIsUp)
    );
    assert_eq!(desk.wants_at(&amy(), &act(101), late), Ok(1));
}

#[test]
fn resigning_loses_for_the_partner_as_well() {
    let level = Wish::Level { level: 1 };
    let mut desk = Desk::new(setup(
        "kami",
        &[Wish::Me, level.clone(), level.clone(), level],
    ));
    assert_eq!(desk.wants(&amy(), &Command::Resign), Ok(1));
    assert_eq!(
        desk.ending().map(|e| &e.winners[..]),
        Some(&[seat(2), seat(4)][..])
    );
    assert_eq!(desk.wants(&amy(), &Command::Resign), Err(Refusal::Over));
}

#[test]
fn a_takeback_needs_the_other_to_agree_but_not_the_machine() {
    let mut desk = Desk::two_people(TimeControl::None);
    desk.wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    let back = Command::Offer(Offer::Takeback);
    assert_eq!(desk.wants(&amy(), &back), Ok(1));
    assert_eq!(desk.wants(&amy(), &Command::Accept), Err(Refusal::NoOffer));
    assert_eq!(desk.wants(&ben(), &Command::Decline), Ok(1));
    assert_eq!(desk.wants(&ben(), &Command::Accept), Err(Refusal::NoOffer));
    assert_eq!(desk.wants(&amy(), &back), Ok(1));
    assert_eq!(desk.wants(&ben(), &Command::Accept), Ok(1));
    assert_eq!(desk.table.actions(), [""; 0]);
    assert_eq!(desk.table.to_act(), Some(seat(1)));

    let mut alone = Desk::new(Setup::against_level("kamisado", 1));
    let nothing = alone.wants(&amy(), &back);
    assert!(matches!(nothing, Err(Refusal::OfferUnfit(_))));
    alone
        .wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    assert_eq!(alone.wants(&amy(), &back), Ok(1));
    assert_eq!(alone.table.actions(), [""; 0]);
}

#[test]
fn offers_must_fit_the_game() {
    let mut desk = Desk::two_people(TimeControl::None);
    let draw = desk.wants(&amy(), &Command::Offer(Offer::Draw));
    assert_eq!(draw, Err(Refusal::OfferUnfit("this game has no draws")));
    let mut kamon = Desk::new(setup("kamon", &[Wish::Me, Wish::Open]));
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
    assert_eq!(kamon.ending().map(|e| &e.how), Some(&How::Agreed));
}

#[test]
fn a_game_is_called_off_only_while_little_was_played() {
    let mut desk = Desk::two_people(TimeControl::None);
    let mut early = Desk::two_people(TimeControl::None);
    assert_eq!(early.wants(&ben(), &Command::Abort), Ok(1));
    assert_eq!(early.ending().map(|e| &e.how), Some(&How::Aborted));
    desk.wants(&amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    desk.wants(&ben(), &Command::act(None, "a8a5"))
        .expect("legal");
    assert_eq!(desk.wants(&ben(), &Command::Abort), Err(Refusal::TooLate));
}

#[test]
fn a_win_can_be_claimed_from_somebody_who_has_left_for_a_minute() {
    let blitz = TimeControl::Fischer {
        initial: 600,
        increment: 0,
    };
    let mut desk = Desk::two_people(blitz);
    let claim = || Command::Claim {
        seat: seat(1),
        since: at(10),
    };
    assert_eq!(
        desk.wants_at(&ben(), &claim(), at(69)),
        Err(Refusal::TooEarly)
    );
    assert_eq!(
        desk.wants_at(&amy(), &claim(), at(70)),
        Err(Refusal::NoSeat)
    );
    assert_eq!(desk.wants_at(&ben(), &claim(), at(70)), Ok(1));
    assert_eq!(desk.ending().map(|e| &e.winners[..]), Some(&[seat(2)][..]));
}

#[test]
fn nobody_has_to_stay_where_there_are_no_clocks() {
    let mut desk = Desk::two_people(TimeControl::None);
    let claim = Command::Claim {
        seat: seat(1),
        since: at(10),
    };
    let hours = 60 * 60;
    let early = desk.wants_at(&ben(), &claim, at(20 * hours));
    assert_eq!(early, Err(Refusal::TooEarly));
    assert_eq!(desk.wants_at(&ben(), &claim, at(25 * hours)), Ok(1));
    let mut slow = Desk::two_people(TimeControl::Correspondence { days: 30 });
    let late = slow.wants_at(&ben(), &claim, at(29 * 24 * hours));
    assert_eq!(late, Err(Refusal::TooEarly));
}

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
    let mut desk = Desk::new(setup("kamon", &[Wish::Me, asked]));
    assert_eq!(desk.wants(&cleo, &sit(&cleo)), Err(Refusal::SeatTaken));
    assert_eq!(desk.wants(&cleo, &Command::Abort), Err(Refusal::NoSeat));
    let mut declined = Desk::new(desk.table.setup().clone());
    assert_eq!(declined.wants(&ben(), &Command::Abort), Ok(1));
    assert_eq!(declined.ending().map(|e| &e.how), Some(&How::Declined));
    assert_eq!(desk.wants(&ben(), &sit(&ben())), Ok(2));
    assert_eq!(*desk.table.status(), Status::Running);
}

#[test]
fn they_play_again_with_sides_changed_once_all_agree() {
    let mut desk = Desk::two_people(TimeControl::None);
    let table = crate::TableId::random();
    let again = Command::Again { table };
    assert_eq!(desk.wants(&amy(), &again), Err(Refusal::Begun));
    desk.wants(&amy(), &Command::Resign).expect("she may");
    assert_eq!(
        desk.wants(&Person::new(3, "Cleo"), &again),
        Err(Refusal::Over)
    );
    desk.wants(&amy(), &again).expect("she may");
    assert_eq!(desk.wants(&amy(), &again), Err(Refusal::NoOffer));
    assert_eq!(desk.table.rematch(), None);
    desk.wants(&ben(), &Command::Decline).expect("he may");
    desk.wants(&ben(), &again).expect("he may");
    assert_eq!(desk.table.rematch(), None);
    desk.wants(&amy(), &again).expect("she may");
    assert_eq!(desk.table.rematch(), Some(table));
    assert_eq!(desk.wants(&ben(), &again), Err(Refusal::Over));
    let log = desk.table.open_again(Seed::new([4; 32]), at(9));
    let next = Table::fold(&log).expect("a good log");
    assert_eq!(*next.status(), Status::Running);
    assert_eq!(next.seats_of(ben().id).collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn a_machine_plays_again_at_once() {
    let mut desk = Desk::new(Setup::against_level("kamon", 2));
    desk.wants(&amy(), &Command::Resign).expect("she may");
    let table = crate::TableId::random();
    desk.wants(&amy(), &Command::Again { table })
        .expect("she may");
    assert_eq!(desk.table.rematch(), Some(table));
}

#[test]
fn a_record_tells_no_secrets_before_the_end() {
    let mut desk = Desk::new(setup("kami", &[const { Wish::Me }; 4]));
    assert!(desk.table.record().is_none());
    desk.wants(&amy(), &Command::Resign).expect("she may");
    let record = desk.table.record().expect("it is over");
    assert!(record.seed.is_some());
    let text = record.to_text(kamidana_game::SheetStyle::Symbols);
    assert!(kamidana_game::Record::read(&text).is_ok(), "{text}");
    let open = Desk::new(Setup::against_level("kamon", 2));
    assert_eq!(open.table.record().expect("nothing is hidden").seed, None);
}

/// A seed whose first deal of four asks somebody whether they give up a hand of Soldiers.
fn asked_at_once(time: TimeControl) -> Option<Desk> {
    (0..=255).find_map(|seed| {
        let setup = Setup {
            time,
            ..setup("kami", &[const { Wish::Me }; 4])
        };
        let log = Table::open(setup, &amy(), Seed::new([seed; 32]), at(0)).ok()?;
        let table = Table::fold(&log).ok()?;
        let hidden = table.view(None).to_act.is_none() && table.to_act().is_some();
        hidden.then_some(Desk { table, log })
    })
}

#[test]
fn nobody_sees_their_cards_before_the_game_begins() {
    let desk = Desk::new(setup("kami", &[Wish::Me, Wish::Me, Wish::Me, Wish::Open]));
    let waiting = desk.table.view(Some(amy().id));
    assert_eq!(waiting.viewer, Viewer::Spectator);
    assert!(waiting.choices.is_none());
    assert_eq!(desk.table.replay(Some(amy().id))[0].view, waiting);
}

#[test]
fn a_clock_does_not_tell_who_thinks_in_secret_but_nobody_does_so_forever() {
    let blitz = TimeControl::Fischer {
        initial: 300,
        increment: 0,
    };
    let mut desk = asked_at_once(blitz).expect("such a deal is not rare");
    let shown = |desk: &Desk, now| {
        let seats = Seat::first(4);
        let read = seats.filter_map(|seat| desk.table.clock().read(seat, now));
        read.map(|reading| (reading.millis, reading.running))
            .collect::<Vec<_>>()
    };
    assert_eq!(shown(&desk, at(30)), [(300_000, false); 4]);
    assert_eq!(
        desk.decided(Actor::Server, &Command::LookAtClock, at(59)),
        Ok(0)
    );
    assert_eq!(
        desk.decided(Actor::Server, &Command::LookAtClock, at(60)),
        Ok(1)
    );
    let untimed = asked_at_once(TimeControl::None).expect("such a deal is not rare");
    assert_eq!(untimed.table.flag(), None);
}

#[test]
fn one_person_may_hold_several_seats_and_sees_the_one_that_acts() {
    let desk = Desk::new(setup("kami", &[const { Wish::Me }; 4]));
    let acting = desk.table.to_act().expect("somebody leads");
    assert_eq!(desk.table.view(Some(amy().id)).viewer, Viewer::Seat(acting));
    assert_eq!(desk.table.view(None).viewer, Viewer::Spectator);
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
    assert!(rated(&[Wish::Me, Wish::Open]));
    assert!(!rated(&[Wish::Me, Wish::Level { level: 8 }]));
    assert!(!rated(&[Wish::Me, Wish::Me]));
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
        wrong(&setup("kamon", &[Wish::Me])),
        "this game has 2 seats, not 1"
    );
    let level = Wish::Level { level: 9 };
    assert_eq!(
        wrong(&setup("kamon", &[Wish::Me, level])),
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever happens at a table, its log read back gives the same table, and as JSON too.
    #[test]
    fn a_table_is_its_log(game in 0..3_usize, wants in prop::collection::vec((0..10_u8, any::<u32>()), 0..80)) {
        let id = ["kamisado", "kami", "kamon"][game];
        let seats = if id == "kami" { 4 } else { 2 };
        let mut desk = Desk::new(Setup {
            time: TimeControl::Fischer { initial: 30, increment: 1 },
            ..setup(id, &vec![Wish::Me; seats])
        });
        let mut now = at(0);
        for (what, luck) in wants {
            now = now + Duration::from_millis(u64::from(luck % 4000));
            let command = match what {
                0 => Command::Offer(Offer::Takeback),
                1 => Command::Accept,
                2 if luck % 7 == 0 => Command::Resign,
                3 => Command::LookAtClock,
                _ => {
                    let Choices::List { actions } = desk.table.view(Some(amy().id)).choices else { break };
                    let Some(action) = actions.get(luck as usize % actions.len().max(1)) else { break };
                    Command::act(None, action)
                }
            };
            let _ = desk.wants_at(&amy(), &command, now);
        }
        let text = serde_json::to_string(&desk.log).expect("a log can be written");
        let log: Vec<Event> = serde_json::from_str(&text).expect("and read");
        prop_assert_eq!(&log, &desk.log);
        let again = Table::fold(&log).expect("a good log");
        prop_assert_eq!(again.actions(), desk.table.actions());
        prop_assert_eq!(again.status(), desk.table.status());
        prop_assert_eq!(again.clock(), desk.table.clock());
        prop_assert_eq!(again.view(None), desk.table.view(None));
    }
}
