//! What can be read off a table.

use std::{collections::BTreeMap, time::Duration};

use kamidana_game::{Fairness, Game, Options, Outcome, Seat, View, Viewer};

use crate::{
    Chair, Clock, Offer, Outage, Person, PersonId, Secrets, Setup, Sitter, Stage, Status, Table,
    TableId, TimeControl, Timestamp, Wish, secrets::Eyes, table::Move,
};

/// How long a thought may take that the others may not know of.
const SECRET_THOUGHT: Duration = Duration::from_secs(60);

impl Table {
    /// The seats with who sits on them.
    pub fn chairs(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        Seat::first(self.state.chairs.len() as u8).zip(&self.state.chairs)
    }

    /// The seats somebody holds.
    pub fn seats_of(&self, person: PersonId) -> impl Iterator<Item = Seat> + '_ {
        self.chairs()
            .filter(move |(_, chair)| {
                matches!(&chair.sitter, Some(Sitter::Person(sitter)) if sitter.id == person)
            })
            .map(|(seat, _)| seat)
    }

    /// As what it was set up.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How far it is.
    pub const fn status(&self) -> &Status {
        &self.state.status
    }

    /// The number of the last event.
    pub const fn number(&self) -> u32 {
        self.state.number
    }

    /// Which game.
    pub const fn game(&self) -> &'static dyn Game {
        self.game
    }

    /// Its options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        match self.state.status {
            Status::Waiting => Stage::Waiting,
            Status::Running => Stage::Running,
            Status::Over(_) => Stage::Over,
        }
    }

    /// Everybody who holds a seat.
    pub fn people(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.state
            .chairs
            .iter()
            .filter_map(|chair| match &chair.sitter {
                Some(Sitter::Person(person)) => Some(person.id),
                Some(Sitter::Machine { .. }) | None => None,
            })
    }

    /// Who sits on a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.chair(seat)?.sitter.as_ref()
    }

    /// Those who were asked to sit down and do not yet.
    pub fn asked(&self) -> impl Iterator<Item = PersonId> + '_ {
        let wishes = self.setup.seats.iter().zip(&self.state.chairs);
        wishes.filter_map(|(wish, chair)| match wish {
            Wish::Asked { person, .. } if chair.sitter.is_none() => Some(*person),
            _ => None,
        })
    }

    /// What the link for invited players has, and nobody else can guess.
    pub fn key(&self) -> String {
        // No deal of the game has this number.
        let secret = self.seed.of_deal(u32::MAX - 1).commitment();
        secret.to_string().chars().take(16).collect()
    }

    /// What was done, beginning with this move; only for those who may know it.
    pub fn moves(&self, from: u32) -> Vec<String> {
        let moves = self.moves.iter().skip(from as usize);
        moves.map(|Move { action, .. }| action.clone()).collect()
    }

    /// How much was done, as far as somebody may know it.
    pub fn seen(&self, person: Option<PersonId>) -> u32 {
        self.moves.len() as u32 - self.hidden_from(person, &self.state.secrets)
    }

    /// The number of the last event, as far as somebody may know it: what others do in secret does
    /// not show in it.
    pub fn number_for(&self, person: Option<PersonId>) -> u32 {
        self.state.number - self.hidden_from(person, &self.state.secrets)
    }

    /// When something happened last that everybody may know.
    pub const fn told(&self) -> Timestamp {
        self.state.told
    }

    /// How much was done in secret.
    pub const fn secrets(&self) -> &Secrets {
        &self.state.secrets
    }

    /// How much of what was done in secret somebody may not know of. After the end the record tells
    /// it, but nobody has seen it.
    pub fn hidden_from(&self, person: Option<PersonId>, secrets: &Secrets) -> u32 {
        let seats: Vec<Seat> = person
            .map(|person| self.seats_of(person).collect())
            .unwrap_or_default();
        secrets.hidden_from(Eyes::of(&seats))
    }

    /// The number of the last event that took something back: whoever has the moves up to a later
    /// one has them for good.
    pub const fn taken_back(&self) -> u32 {
        self.state.taken_back
    }

    /// The machine that has to act, if it is a machine: its seat and level.
    pub fn machine_to_act(&self) -> Option<(Seat, u8)> {
        let seat = self.to_act()?;
        match self.sitter(seat)? {
            Sitter::Machine { level } => Some((seat, *level)),
            Sitter::Person(_) => None,
        }
    }

    /// When it was set up.
    pub const fn created(&self) -> Timestamp {
        self.created
    }

    /// When something happened last.
    pub const fn updated(&self) -> Timestamp {
        self.state.updated
    }

    /// Whether it was played in somebody's browser and brought here afterwards.
    pub const fn is_local(&self) -> bool {
        self.local
    }

    /// Who set it up.
    pub const fn creator(&self) -> &Person {
        &self.by
    }

    /// Who has agreed to play again.
    pub fn again(&self) -> &[Seat] {
        &self.state.again
    }

    /// Where they play again.
    pub const fn rematch(&self) -> Option<TableId> {
        self.state.rematch
    }

    /// The options of the game that matter, those with default values too.
    pub fn asked_options(&self) -> BTreeMap<String, String> {
        let asked = self.options.asked(self.game.options());
        asked
            .map(|(id, value)| (id.to_string(), value.to_string()))
            .collect()
    }

    /// What was done so far.
    pub fn actions(&self) -> Vec<&str> {
        self.moves.iter().map(|made| &*made.action).collect()
    }

    /// Who has to act, if it is being played.
    pub fn to_act(&self) -> Option<Seat> {
        match self.state.status {
            Status::Running => self.play.to_act(),
            Status::Waiting | Status::Over(_) => None,
        }
    }

    /// The clocks.
    pub const fn clock(&self) -> &Clock {
        &self.state.clock
    }

    /// The offer that stands, and whose it is.
    pub const fn offer(&self) -> Option<(Seat, Offer)> {
        self.state.offer
    }

    /// How the game stands by its own rules.
    pub fn outcome(&self) -> Outcome {
        self.play.outcome()
    }

    /// Whether what chance gives, or what a seat knows, is still covered: nobody chooses a seat by
    /// what is dealt there.
    pub fn is_covered(&self) -> bool {
        self.state.status == Status::Waiting && self.is_dealt()
    }

    /// Whether there is something to be seen as soon as the game begins.
    pub(crate) fn is_dealt(&self) -> bool {
        self.game.has_chance() || self.game.has_secrets()
    }

    /// What makes the deals checkable, before the first of them is seen; later the view has it.
    pub fn fairness(&self) -> Option<Fairness> {
        let covered = self.is_covered() && self.game.has_chance();
        covered.then(|| Fairness::of(&self.seed, 0, false))
    }

    /// What somebody may know: of the seat that acts if they hold it, else of their first seat,
    /// else what everybody may. Nothing before the game begins, if something is dealt in it.
    pub fn view(&self, person: Option<PersonId>) -> Option<View> {
        if self.is_covered() {
            return None;
        }
        let held = self.eyes_of(person);
        let acting = self.play.to_act().filter(|seat| held.contains(seat));
        let viewer = acting
            .or(held.first().copied())
            .map_or(Viewer::Spectator, Viewer::Seat);
        Some(self.play.view(viewer))
    }

    /// The seats through which somebody looks at the game.
    pub(crate) fn eyes_of(&self, person: Option<PersonId>) -> Vec<Seat> {
        match person {
            Some(person) if self.state.status != Status::Waiting => self.seats_of(person).collect(),
            _ => Vec::new(),
        }
    }

    /// What the machine on a seat may know.
    pub fn view_of_seat(&self, seat: Seat) -> View {
        self.play.view(Viewer::Seat(seat))
    }

    /// How much of the running turn fell into times in which no server was there, as far as that is
    /// not reckoned yet.
    pub fn lost_to(&self, outages: &[Outage]) -> Duration {
        let timed = self.setup.time != TimeControl::None;
        if !timed || self.state.status != Status::Running {
            return Duration::ZERO;
        }
        let since = self.state.clock.since().unwrap_or(self.state.updated);
        let since = since.max(self.state.resumed);
        outages.iter().map(|outage| outage.after(since)).sum()
    }

    /// When the time of the seat to act is up, if it does nothing.
    pub fn flag(&self) -> Option<(Seat, Timestamp)> {
        let asked = self.to_act()?;
        if self.state.clock.is_running() {
            return self.state.clock.flag();
        }
        // Nobody's clock runs while somebody thinks about something the others may not know of,
        // but where there are clocks nobody thinks forever.
        let timed = self.setup.time != TimeControl::None;
        timed.then(|| (asked, self.state.updated + SECRET_THOUGHT))
    }

    /// When that flag falls for good: what somebody sent in time may be on its way for as long
    /// as the network is forgiven.
    pub fn flag_falls(&self) -> Option<(Seat, Timestamp)> {
        let (seat, at) = self.flag()?;
        Some((seat, at + self.state.forgivable(seat)))
    }
}
