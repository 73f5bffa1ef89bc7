//! The fixture of the tests, and the table as a fold over its log.

mod clocks;
mod offers;
mod practice;
mod retrace;
mod seats;
mod views;

use std::time::Duration;

use kamidana_game::{Choices, Seat, Seed};
use proptest::prelude::*;

use crate::*;

const TABLE: TableId = TableId::from_bits(77);

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
struct TestTable {
    table: Table,
    log: Vec<Event>,
}

impl TestTable {
    fn new(setup: Setup) -> Self {
        let log = Table::open(setup, &amy(), Seed::new([3; 32]), at(0)).expect("a good setup");
        Self {
            table: Table::fold(&log).expect("a good log"),
            log,
        }
    }

    fn two_people(time: TimeControl) -> Self {
        let mut test = Self::new(Setup {
            time,
            ..setup("kamisado", &[Wish::ME, Wish::Open])
        });
        test.wants(
            &ben(),
            &Command::Sit {
                who: ben(),
                seat: None,
                invited: false,
            },
        )
        .expect("the seat is open");
        test
    }

    fn wants_at(&mut self, who: &Person, what: &Command, now: Timestamp) -> Result<usize, Refusal> {
        self.decided(Actor::Person(who.id), what, now)
    }

    fn wants(&mut self, who: &Person, what: &Command) -> Result<usize, Refusal> {
        self.wants_at(who, what, at(1))
    }

    fn decided(&mut self, actor: Actor, what: &Command, now: Timestamp) -> Result<usize, Refusal> {
        let Decision { events, .. } = self.table.decide(actor, what, now)?;
        let count = events.len();
        self.log.extend(events);
        Ok(count)
    }

    fn has_acted(&self, seat: Seat) -> bool {
        self.log
            .iter()
            .any(|event| matches!(&event.kind, EventKind::Acted { seat: by, .. } if *by == seat))
    }

    fn ending(&self) -> Option<&Ending> {
        match self.table.status() {
            Status::Over(ending) => Some(ending),
            Status::Waiting | Status::Running => None,
        }
    }

    /// Whatever way it came here: it is what its log says.
    fn agrees_with_its_log(&self) {
        let again = Table::fold(&self.log).expect("a good log");
        assert_eq!(again.number(), self.table.number());
        assert_eq!(again.actions(), self.table.actions());
        assert_eq!(again.status(), self.table.status());
        assert_eq!(again.clock(), self.table.clock());
        assert_eq!(again.offer(), self.table.offer());
        assert_eq!(again.taken_back(), self.table.taken_back());
        assert_eq!(again.summary(TABLE), self.table.summary(TABLE));
        assert_eq!(again.view(None), self.table.view(None));
    }
}

#[test]
fn against_the_machine_the_game_begins_at_once() {
    let test = TestTable::new(Setup::against_level("kamisado", 3));
    assert_eq!(*test.table.status(), Status::Running);
    assert_eq!(test.table.to_act(), Some(seat(1)));
    assert_eq!(test.table.seats_of(amy().id).collect::<Vec<_>>(), [seat(1)]);
}

#[test]
fn a_table_waits_for_its_players_and_then_begins() {
    let mut test = TestTable::new(setup("kamisado", &[Wish::ME, Wish::Invited]));
    assert_eq!(*test.table.status(), Status::Waiting);
    let sit = |invited| Command::Sit {
        who: ben(),
        seat: None,
        invited,
    };
    assert_eq!(
        test.wants(&amy(), &Command::act(None, "d1d5")),
        Err(Refusal::NotBegun)
    );
    assert_eq!(test.wants(&ben(), &sit(false)), Err(Refusal::SeatTaken));
    assert_eq!(test.wants(&ben(), &sit(true)), Ok(2));
    assert_eq!(*test.table.status(), Status::Running);
    assert_eq!(test.wants(&ben(), &sit(true)), Err(Refusal::Begun));
}

#[test]
fn who_rises_can_sit_down_again() {
    let mut test = TestTable::new(setup("kamisado", &[Wish::ME, Wish::Open]));
    assert_eq!(test.wants(&amy(), &Command::Rise), Ok(1));
    assert_eq!(test.wants(&amy(), &Command::Rise), Err(Refusal::NoSeat));
    let sit = Command::Sit {
        who: amy(),
        seat: Some(seat(2)),
        invited: false,
    };
    assert_eq!(test.wants(&amy(), &sit), Ok(1));
    assert_eq!(test.wants(&amy(), &sit), Err(Refusal::Seated));
}

#[test]
fn only_the_player_whose_turn_it_is_acts_and_only_by_the_rules() {
    let mut test = TestTable::two_people(TimeControl::None);
    let stranger = Person::new(9, "Eve");
    assert_eq!(
        test.wants(&stranger, &Command::act(None, "d1d5")),
        Err(Refusal::NoSeat)
    );
    assert_eq!(
        test.wants(&ben(), &Command::act(None, "d1d5")),
        Err(Refusal::NotYourTurn)
    );
    let refused = test.wants(&amy(), &Command::act(None, "d1d9"));
    assert!(matches!(refused, Err(Refusal::Illegal(_))), "{refused:?}");
    assert_eq!(test.wants(&amy(), &Command::act(Some(0), "d1d5")), Ok(1));
}

#[test]
fn a_message_that_comes_twice_is_played_once() {
    let mut test = TestTable::two_people(TimeControl::None);
    let act = Command::act(Some(0), "d1d5");
    assert_eq!(test.wants(&amy(), &act), Ok(1));
    assert_eq!(test.wants(&amy(), &act), Err(Refusal::MovedOn));
}

#[test]
fn an_event_number_is_taken_once() {
    let test = TestTable::two_people(TimeControl::None);
    let act = |action| {
        let mut table = Table::fold(&test.log).expect("a good log");
        let amy = Actor::Person(amy().id);
        let decided = table.decide(amy, &Command::act(None, action), at(1));
        decided.expect("legal").events
    };
    let (one, other) = (act("d1d5"), act("a1a4"));
    assert_eq!(one[0].number, other[0].number);
    let mut table = Table::fold(&test.log).expect("a good log");
    table.apply(&one[0]).expect("the first");
    assert!(table.apply(&other[0]).is_err());
    assert_eq!(table.actions(), ["d1d5"]);
}

#[test]
fn a_decision_that_cannot_be_kept_is_undone() {
    let mut test = TestTable::new(setup("kamisado", &[const { Wish::ME }; 2]));
    let amy = Actor::Person(amy().id);
    test.wants(&self::amy(), &Command::act(None, "d1d5"))
        .expect("legal");
    for command in [
        Command::act(None, "a8a5"),
        Command::Offer(Offer::Takeback),
        Command::Resign,
    ] {
        let before = test.table.view(None);
        let decision = test.table.decide(amy, &command, at(2)).expect("allowed");
        assert_eq!(test.table.number(), decision.events[0].number);
        test.table.undo(decision.undo).expect("it was so before");
        test.agrees_with_its_log();
        assert_eq!(test.table.view(None), before);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever happens at a table, its log read back gives the same table, and as JSON too.
    #[test]
    fn a_table_is_its_log(game in 0..3_usize, wants in prop::collection::vec((0..10_u8, any::<u32>()), 0..80)) {
        let id = ["kamisado", "kami", "kamon"][game];
        let seats = if id == "kami" { 4 } else { 2 };
        let mut test = TestTable::new(Setup {
            time: TimeControl::Fischer { initial: 30, increment: 1 },
            ..setup(id, &vec![Wish::ME; seats])
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
                    let view = test.table.view(Some(amy().id));
                    let Some(Choices::List { actions }) = view.map(|view| view.choices) else { break };
                    let Some(action) = actions.get(luck as usize % actions.len().max(1)) else { break };
                    Command::act(None, action)
                }
            };
            // Sometimes somebody else was faster, and it does not happen after all.
            let decided = test.table.decide(Actor::Person(amy().id), &command, now);
            match decided {
                Ok(decision) if luck % 5 == 0 => test.table.undo(decision.undo).expect("it was so"),
                Ok(decision) => test.log.extend(decision.events),
                Err(_) => {}
            }
        }
        let text = serde_json::to_string(&test.log).expect("a log can be written");
        let log: Vec<Event> = serde_json::from_str(&text).expect("and read");
        prop_assert_eq!(&log, &test.log);
        test.agrees_with_its_log();
    }
}
