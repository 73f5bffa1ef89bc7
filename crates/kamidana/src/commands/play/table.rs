//! The game on the table: what was done, whose turn it is, undo, saving and resuming.

use std::time::Duration;

use kamidana_game::{
    Game, Options, Outcome, Play, Record, RecordError, Refused, Seat, Seed, View, Viewer,
};

use super::{
    clock::{Clock, ParseClockError, TimeControl},
    seating::{Occupant, ParseOccupantError, Seating},
};
use crate::{
    games::{self, TerminalGame},
    words::Words,
};

const SEATS_TAG: &str = "Seats";
const CLOCK_TAG: &str = "Clock";
const LEFT_TAG: &str = "Clock-left";

/// Everything a game is before its first action.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) game: &'static dyn Game,
    pub(crate) options: Options,
    pub(crate) seating: Seating,
    pub(crate) clock: Option<TimeControl>,
    pub(crate) seed: Seed,
}

impl Plan {
    /// Who plays for a seat.
    pub(crate) fn player_name(&self, seat: Seat, words: &Words) -> String {
        self.seating.name(words, self.game, seat)
    }

    /// Who played for a seat, as records have it.
    fn player_in_record(&self, seat: Seat, occupant: Occupant) -> String {
        match occupant {
            Occupant::Person => "a person".into(),
            Occupant::Machine(level) => self.seating.computer_name(self.game, seat, level),
        }
    }

    /// How a record says that a seat's time was up.
    fn lost_on_time(&self, seat: Seat) -> String {
        let name = self.game.seat_name(&self.options, seat);
        format!("{} has lost on time", name.replace("Seat", "Seat "))
    }
}

/// How a game ended if not on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum TableEnd {
    /// The time of this seat was up.
    Time(Seat),
    /// As a record has it.
    Recorded(String),
}

/// Why nothing is taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum UndoRefusal {
    Nothing,
    /// With a clock, moves stand.
    Clock,
    /// Somebody has seen what they would not have seen otherwise.
    Secret,
}

/// A game being played here.
pub(crate) struct Table {
    pub(crate) plan: Plan,
    pub(crate) clock: Option<Clock>,
    play: Box<dyn Play>,
    /// Who did what, in order.
    past: Vec<(Seat, String)>,
    ended_by: Option<TableEnd>,
}

impl Table {
    pub(crate) fn start(plan: Plan) -> Result<Self, String> {
        let play = plan.game.start(&plan.options, plan.seed);
        let play = play.map_err(|e| e.to_string())?;
        let clock = plan.clock.map(|c| Clock::new(c, plan.seating.len()));
        Ok(Self {
            play,
            plan,
            clock,
            past: Vec::new(),
            ended_by: None,
        })
    }

    /// Whose turn it is, also when others may not know it.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.ended_by {
            None => self.play.to_act(),
            Some(_) => None,
        }
    }

    /// Whose turn it is as far as everybody may know.
    pub(crate) fn publicly_to_act(&self) -> Option<Seat> {
        self.to_act().and(self.play.on_clock())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.to_act().is_none()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        self.play.view(viewer)
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.play.outcome()
    }

    pub(crate) fn table_end(&self) -> Option<&TableEnd> {
        self.ended_by.as_ref()
    }

    /// What the terminal knows of the game.
    pub(crate) fn game(&self) -> &'static dyn TerminalGame {
        games::of(self.plan.game.id())
    }

    pub(crate) fn past(&self) -> &[(Seat, String)] {
        &self.past
    }

    /// Whether players know things that others at the table do not.
    pub(crate) fn hides_cards(&self) -> bool {
        self.plan.game.has_secrets()
    }

    /// What a side is called, in games that have some.
    pub(crate) fn side_name(&self, seat: Seat, words: &Words) -> Option<String> {
        let Plan { game, options, .. } = &self.plan;
        games::side_name(words, *game, options, seat)
    }

    pub(crate) fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let seat = self.to_act();
        self.play.apply(action)?;
        self.past.extend(seat.map(|seat| (seat, action.to_owned())));
        Ok(())
    }

    /// Ends the game because a seat's time is up.
    pub(crate) fn flag(&mut self, seat: Seat) {
        self.ended_by = Some(TableEnd::Time(seat));
    }

    /// Takes back to the last decision of a person, unless somebody has seen what they could not
    /// unsee: the game knows.
    pub(crate) fn undo(&mut self) -> Result<(), UndoRefusal> {
        if self.clock.is_some() {
            return Err(UndoRefusal::Clock);
        }
        let seating = &self.plan.seating;
        let by_person = |(seat, _): &(Seat, String)| seating.is_person(*seat);
        let Some(kept) = self.past.iter().rposition(by_person) else {
            return Err(UndoRefusal::Nothing);
        };
        if self.past.len() - kept > self.play.undoable() {
            return Err(UndoRefusal::Secret);
        }
        let actions: Vec<_> = self.past.drain(..).take(kept).collect();
        *self = Self::replayed(self.plan.clone(), actions.iter().map(|(_, a)| a.as_str()))
            .map_err(|_| UndoRefusal::Nothing)?;
        Ok(())
    }

    fn replayed<'a>(
        plan: Plan,
        actions: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, String> {
        let mut table = Self::start(plan)?;
        for action in actions {
            table.apply(action).map_err(|e| e.to_string())?;
        }
        Ok(table)
    }

    /// The record so far, with what is needed to go on.
    pub(crate) fn record(&self, date: &str, now: Duration) -> Result<Record, RecordError> {
        let plan = &self.plan;
        let mut record = Record::start(plan.game, plan.options.clone(), plan.seed)?;
        for (_, action) in &self.past {
            // It was accepted when it was played.
            let _ = record.play.apply(action);
        }
        for (seat, occupant) in plan.seating.iter() {
            let name = plan.game.seat_name(&plan.options, seat);
            record.add_tag(&name, &plan.player_in_record(seat, occupant))?;
        }
        record.add_tag("Date", date)?;
        record.add_tag(SEATS_TAG, &plan.seating.to_string())?;
        if let Some(clock) = &self.clock {
            record.add_tag(CLOCK_TAG, &clock.control().to_string())?;
            record.add_tag(LEFT_TAG, &clock.written(now))?;
        }
        match &self.ended_by {
            Some(TableEnd::Time(seat)) => record.end_at_table(&plan.lost_on_time(*seat))?,
            Some(TableEnd::Recorded(result)) => record.end_at_table(result)?,
            None => {}
        }
        Ok(record)
    }

    /// A saved game, or any record, to go on with.
    pub(crate) fn resume(text: &str, words: &Words) -> Result<Self, String> {
        let record = Record::read(text).map_err(|e| e.to_string())?;
        let tag = |name: &str| {
            let found = record.tags().iter().find(|(known, _)| known == name);
            found.map(|(_, value)| value.as_str())
        };
        let seats = record.game.seats(&record.options);
        let seating = match tag(SEATS_TAG) {
            Some(text) => text
                .parse::<Seating>()
                .map_err(|ParseOccupantError| words.say("terminal-player-form"))?,
            None => Seating::usual(seats, Occupant::usual_machine()),
        };
        if seating.len() != usize::from(seats) {
            return Err(words.fill("terminal-wrong-seats", [("seats", seats.into())]));
        }
        let clock = match (tag(CLOCK_TAG), tag(LEFT_TAG)) {
            (Some(control), Some(left)) => Some(
                Clock::read(control, left, seating.len())
                    .map_err(|ParseClockError| words.say("terminal-clock-form"))?,
            ),
            _ => None,
        };
        let plan = Plan {
            game: record.game,
            options: dealable(&record, words)?,
            seating,
            clock: clock.as_ref().map(Clock::control),
            seed: record.seed.unwrap_or(Seed::new([0; 32])),
        };
        let actions = record.play.reveal().actions();
        let mut table = Self::replayed(plan, actions.iter().map(String::as_str))?;
        if table.play.result().is_none() {
            let seats = Seat::first(seats);
            table.ended_by = record.result().map(|result| {
                let mut seats = seats.filter(|seat| table.plan.lost_on_time(*seat) == result);
                seats
                    .next()
                    .map_or(TableEnd::Recorded(result.clone()), TableEnd::Time)
            });
        }
        Ok(Self { clock, ..table })
    }
}

/// Whether a file was saved by this program and may be saved over. Any other record is somebody's
/// own.
pub(crate) fn is_saved_game(text: &str) -> bool {
    let tagged = |record: Record| record.tags().iter().any(|(name, _)| name == SEATS_TAG);
    text.starts_with('{') && Record::read(text).is_ok_and(tagged)
}

/// Options from which the rest of a recorded game can be dealt.
fn dealable(record: &Record, words: &Words) -> Result<Options, String> {
    if record.seed.is_some() || !record.game.has_chance() {
        return Ok(record.options.clone());
    }
    if record.game.options().iter().all(|spec| spec.id != "layout") {
        return Err(words.say("terminal-no-seed"));
    }
    let layout = record.play.reveal().deals().concat();
    let given = record.options.iter();
    let given = given.map(|(id, value)| (id, if id == "layout" { &layout } else { value }));
    Options::new(record.game.options(), given).map_err(|e| e.to_string())
}
