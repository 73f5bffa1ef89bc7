//! A game on the screen: whose eyes look at it, what was said, what is being chosen.

use std::{collections::VecDeque, path::PathBuf, time::Duration};

use kamidana_engine::{Judgement, Level, Proof, Verdict};
use kamidana_game::{Choices, Refused, Seat, View, Viewer};

use super::{
    app::Stamp,
    dialog::Dialog,
    machine::{Thought, Ticket},
    seating::Occupant,
    spots::Spot,
    steps,
    table::{Table, TableEnd, UndoRefusal},
};
use crate::{games::Question, words::Words};

/// What the surroundings are asked to do.
pub(crate) enum Request {
    /// Let the machine choose for a seat.
    Think {
        ticket: Ticket,
        /// The id of the game.
        game: &'static str,
        seat: Seat,
        level: Level,
        view: Box<View>,
        /// The longest it may take.
        budget: Duration,
    },
    /// Let the machine advise.
    Advise {
        ticket: Ticket,
        game: &'static str,
        view: Box<View>,
    },
    /// Whatever the machine thinks about is of no use any more.
    StopThinking,
    /// Write a file; an existing one only if it is known to be ours.
    Write {
        file: PathBuf,
        text: String,
        overwrite: bool,
    },
    /// Go back to the menu.
    Menu,
    /// Leave the program.
    Quit,
}

/// Advice, from the question to the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tip {
    None,
    Asked(Ticket),
    Said(String),
}

/// The longest a machine thinks without a clock.
const MOST_THINKING: Duration = Duration::from_secs(4);

/// A game on the screen.
pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) words: &'static Words,
    /// Who has the terminal, where several people hide cards from each other.
    holder: Option<Seat>,
    /// Who still looks at the cards before the round begins, see [`Session::next_person`].
    tour: VecDeque<Seat>,
    /// What the arrows stand on.
    pub(crate) cursor: Option<Spot>,
    /// What has been picked on the way to an action.
    pub(crate) picked: Vec<Spot>,
    /// A move being typed.
    pub(crate) typed: String,
    /// What happened since a person last acted.
    pub(crate) told: Vec<String>,
    /// How a round ended, until somebody has read it.
    pub(crate) notice: Option<Vec<String>>,
    /// Why the last thing could not be done.
    pub(crate) complaint: Option<String>,
    pub(crate) thinking: Option<Ticket>,
    pub(crate) tip: Tip,
    /// Seen from the other side of the board.
    pub(crate) turned: bool,
    pub(crate) dialog: Option<Dialog>,
    /// Where the game was saved.
    pub(crate) file: Option<PathBuf>,
    /// Whether something happened since.
    pub(crate) is_changed: bool,
    last_ticket: Ticket,
    pub(crate) stamp: Stamp,
}

impl Session {
    pub(crate) fn new(
        table: Table,
        stamp: Stamp,
        file: Option<PathBuf>,
        words: &'static Words,
    ) -> Self {
        let white = Seat::new(2);
        let mut session = Self {
            words,
            holder: None,
            tour: VecDeque::new(),
            cursor: None,
            picked: Vec::new(),
            typed: String::new(),
            told: Vec::new(),
            notice: None,
            complaint: None,
            thinking: None,
            tip: Tip::None,
            turned: white.is_some() && table.plan.seating.only_person() == white,
            dialog: None,
            file,
            is_changed: false,
            last_ticket: 0,
            stamp,
            table,
        };
        session.told = session.table.game().told(&session);
        session.begin_tour();
        session
    }

    /// Several people around one terminal with cards of their own.
    pub(crate) fn shares_terminal(&self) -> bool {
        self.table.hides_cards() && self.table.plan.seating.people().count() > 1
    }

    /// The person who has to look at the screen next. Where several people share it, a round in
    /// which somebody is asked in secret begins with everybody looking in turn, see
    /// [`TerminalGame::looks_first`](crate::games::TerminalGame::looks_first).
    pub(crate) fn next_person(&self) -> Option<Seat> {
        let acts = self.table.to_act()?;
        let person = Some(acts).filter(|seat| self.table.plan.seating.is_person(*seat));
        if !self.shares_terminal() || self.question() == Question::Open {
            return person;
        }
        match self.tour.front() {
            // A machine that is asked answers first: it may be its turn before theirs.
            Some(_) if person.is_none() && self.question() == Question::Hidden => None,
            Some(seat) => Some(*seat),
            None => person,
        }
    }

    /// Who must be given the terminal before anything is shown.
    pub(crate) fn veiled_for(&self) -> Option<Seat> {
        if !self.shares_terminal() || self.notice.is_some() {
            return None;
        }
        self.next_person().filter(|seat| self.holder != Some(*seat))
    }

    /// The person who only looks at the cards now.
    pub(crate) fn only_looks(&self) -> bool {
        let question = self.question();
        let asked = question == Question::Hidden && self.next_person() == self.table.to_act();
        self.shares_terminal()
            && !self.tour.is_empty()
            && question != Question::Open
            && self.next_person().is_some()
            && !asked
    }

    /// The person who may choose something now.
    pub(crate) fn acting(&self) -> Option<Seat> {
        let free = self.notice.is_none() && self.veiled_for().is_none() && !self.only_looks();
        let person = self.next_person().filter(|_| free);
        person.filter(|seat| self.table.to_act() == Some(*seat))
    }

    /// Through whose eyes the table is shown.
    pub(crate) fn viewer(&self) -> Viewer {
        let seating = &self.table.plan.seating;
        let eyes = if !self.table.hides_cards() {
            self.acting()
        } else if self.shares_terminal() {
            // How a round ended is read by everybody, with the next one already dealt.
            let public = self.notice.is_some() || self.table.is_over();
            let hidden = public || self.veiled_for().is_some();
            self.holder.filter(|_| !hidden)
        } else {
            seating.only_person()
        };
        eyes.map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn view(&self) -> View {
        self.table.view(self.viewer())
    }

    /// What is asked before the round gets going.
    fn question(&self) -> Question {
        let view = self.table.view(Viewer::Spectator);
        self.table.game().question(&view)
    }

    fn begin_tour(&mut self) {
        if !self.shares_terminal() || !self.tour.is_empty() {
            return;
        }
        let view = self.table.view(Viewer::Spectator);
        let seats = self.table.game().looks_first(&view).into_iter();
        let people = seats.filter(|seat| self.table.plan.seating.is_person(*seat));
        self.tour = people.collect();
    }

    /// Why something was refused. What cannot even be read gets a word about how moves are typed;
    /// what a game has no words for, its rules say in English.
    fn why(&self, refused: &Refused) -> String {
        let said = if let Some(why) = &refused.why {
            self.words.illegal(why)
        } else {
            let keys = format!("{}-terminal-keys", self.table.plan.game.id());
            self.words.maybe(&keys)
        };
        said.unwrap_or_else(|| refused.to_string())
    }

    /// What a player is called: by their side, or where there are only seats, by who plays there.
    pub(crate) fn seat_name(&self, seat: Seat) -> String {
        let side = self.table.side_name(seat, self.words);
        side.unwrap_or_else(|| {
            let seating = &self.table.plan.seating;
            seating.called(self.words, self.table.plan.game, seat)
        })
    }

    /// Whether a sentence about a seat speaks to whoever reads it: somebody alone at the terminal,
    /// who has no side to be called by.
    pub(crate) fn is_you(&self, seat: Seat) -> bool {
        let only = self.table.plan.seating.only_person();
        only == Some(seat) && self.table.side_name(seat, self.words).is_none()
    }

    /// Who has won the game.
    pub(crate) fn say_winners(&self, winners: &[Seat]) -> String {
        let (own, others): (Vec<Seat>, _) = winners.iter().partition(|seat| self.is_you(**seat));
        let names: Vec<_> = others.iter().map(|seat| self.seat_name(*seat)).collect();
        let you = match (own.is_empty(), names.is_empty()) {
            (true, _) => "no",
            (false, true) => "yes",
            (false, false) => "with",
        };
        let gaps = [
            ("you", you.into()),
            ("count", names.len().into()),
            ("names", names.join(", ").into()),
        ];
        self.words.fill("terminal-won", gaps)
    }

    /// How the game ended if not on the board.
    pub(crate) fn table_end(&self) -> Option<String> {
        Some(match self.table.table_end()? {
            TableEnd::Time(seat) => {
                let gaps = [
                    ("you", yes_or_no(self.is_you(*seat)).into()),
                    ("name", self.seat_name(*seat).into()),
                ];
                self.words.fill("terminal-lost-on-time", gaps)
            }
            TableEnd::Recorded(result) => result.clone(),
        })
    }

    pub(crate) fn rounds_finished(&self) -> usize {
        let view = self.table.view(Viewer::Spectator);
        self.table.game().rounds_finished(&view)
    }

    /// Takes a look around: time, and whose turn it is. To be called after every change.
    pub(crate) fn go_on(&mut self, now: Duration) -> Vec<Request> {
        self.mind_clock(now);
        let waits = self.notice.is_some() || self.only_looks();
        if self.table.is_over() || waits || self.thinking.is_some() {
            return Vec::new();
        }
        let Some(seat) = self.table.to_act() else {
            return Vec::new();
        };
        let Occupant::Machine(level) = self.table.plan.seating.of(seat) else {
            return Vec::new();
        };
        let ticket = self.new_ticket();
        self.thinking = Some(ticket);
        vec![Request::Think {
            ticket,
            game: self.table.plan.game.id(),
            seat,
            level,
            view: Box::new(self.table.view(Viewer::Seat(seat))),
            budget: self.budget(seat, now),
        }]
    }

    /// A tenth of what is left leaves a machine enough for the rest of the game.
    fn budget(&self, seat: Seat, now: Duration) -> Duration {
        let clock = self.table.clock.as_ref();
        clock.map_or(MOST_THINKING, |clock| {
            MOST_THINKING.min(clock.left(seat, now) / 10)
        })
    }

    fn mind_clock(&mut self, now: Duration) {
        let waits = self.notice.is_some() || self.veiled_for().is_some() || self.only_looks();
        let turn = self.table.publicly_to_act();
        let Some(clock) = &mut self.table.clock else {
            return;
        };
        clock.set_turn(turn, now);
        if waits || turn.is_none() {
            clock.stop(now);
        } else {
            clock.run(now);
        }
    }

    /// Time has passed.
    pub(crate) fn tick(&mut self, now: Duration) -> Vec<Request> {
        let fallen = self.table.clock.as_ref().and_then(|c| c.fallen(now));
        let Some(seat) = fallen.filter(|_| !self.table.is_over()) else {
            return Vec::new();
        };
        if let Some(clock) = &mut self.table.clock {
            clock.stop(now);
        }
        self.table.flag(seat);
        self.forget_choice();
        self.stop_thinking()
    }

    fn new_ticket(&mut self) -> Ticket {
        self.last_ticket += 1;
        self.last_ticket
    }

    /// Gives up advice that was asked for, or given.
    pub(crate) fn forget_tip(&mut self) -> Vec<Request> {
        match std::mem::replace(&mut self.tip, Tip::None) {
            Tip::Asked(_) => vec![Request::StopThinking],
            Tip::None | Tip::Said(_) => Vec::new(),
        }
    }

    fn stop_thinking(&mut self) -> Vec<Request> {
        let asked = matches!(self.tip, Tip::Asked(_));
        if asked {
            self.tip = Tip::None;
        }
        let busy = self.thinking.take().is_some() || asked;
        busy.then_some(Request::StopThinking).into_iter().collect()
    }

    fn forget_choice(&mut self) {
        self.cursor = None;
        self.picked.clear();
        self.typed.clear();
        self.complaint = None;
    }

    /// Does something for the seat to act, and says what came of it.
    pub(crate) fn play(&mut self, action: &str, now: Duration) -> Vec<Request> {
        let seat = self.table.to_act();
        let by_person = seat.is_some_and(|seat| self.table.plan.seating.is_person(seat));
        let rounds = self.rounds_finished();
        if let Err(refused) = self.table.apply(action) {
            let gaps = [
                ("action", action.into()),
                ("why", self.why(&refused).into()),
            ];
            self.complaint = Some(self.words.fill("terminal-refused", gaps));
            return Vec::new();
        }
        let mut requests = self.stop_thinking();
        self.forget_choice();
        self.is_changed = true;
        self.tip = Tip::None;
        if by_person {
            self.told.clear();
            if self.tour.front() == seat.as_ref() {
                self.tour.pop_front();
            }
        }
        let game = self.table.game();
        self.told.extend(game.told(self));
        if self.rounds_finished() > rounds {
            self.notice = game.round_end(self);
            self.holder = None;
            self.tour.clear();
            self.begin_tour();
        }
        requests.extend(self.go_on(now));
        requests
    }

    /// The machine has thought of something.
    pub(crate) fn hear(&mut self, thought: Thought, now: Duration) -> Vec<Request> {
        if self.tip == Tip::Asked(thought.ticket) {
            self.take_tip(&thought);
            return Vec::new();
        }
        if self.thinking != Some(thought.ticket) {
            return Vec::new();
        }
        self.thinking = None;
        let chosen = thought.action.unwrap_or_default();
        let requests = self.play(&chosen, now);
        if self.complaint.is_none() {
            return requests;
        }
        // A machine without an answer must not stop the game of the people.
        let seat = self.table.to_act();
        let view = seat.map(|seat| self.table.view(Viewer::Seat(seat)));
        let first = match view.map(|view| view.choices) {
            Some(Choices::List { actions }) => actions.first().cloned(),
            Some(Choices::Arrange { letters }) => Some(letters),
            None => None,
        };
        let requests = self.play(&first.unwrap_or_default(), now);
        self.told.push(self.words.say("terminal-no-answer"));
        requests
    }

    fn take_tip(&mut self, thought: &Thought) {
        let Some(action) = &thought.action else {
            self.tip = Tip::Said(self.words.say("terminal-no-tip"));
            return;
        };
        let advised = self.table.game().advised(self, action);
        self.tip = Tip::Said(tip(self.words, &advised, thought.judgement));
        steps::point_at(self, action);
    }

    /// Asks the machine for advice.
    pub(crate) fn ask_tip(&mut self) -> Vec<Request> {
        let Some(seat) = self.acting() else {
            self.complaint = Some(self.words.say("terminal-tip-not-yours"));
            return Vec::new();
        };
        if matches!(self.tip, Tip::Asked(_)) {
            return Vec::new();
        }
        let ticket = self.new_ticket();
        self.tip = Tip::Asked(ticket);
        let view = Box::new(self.table.view(Viewer::Seat(seat)));
        let game = self.table.plan.game.id();
        vec![Request::Advise { ticket, game, view }]
    }

    /// Takes back; the machine's thoughts about what is gone are of no use.
    pub(crate) fn undo(&mut self, now: Duration) -> Vec<Request> {
        let ended = self.table.table_end().is_some();
        let undone = if ended {
            Err(UndoRefusal::Clock)
        } else {
            self.table.undo()
        };
        if let Err(why) = undone {
            self.complaint = Some(self.words.say(match why {
                UndoRefusal::Nothing => "terminal-undo-nothing",
                UndoRefusal::Clock => "terminal-undo-clock",
                UndoRefusal::Secret => self.table.game().undo_refusal(),
            }));
            return Vec::new();
        }
        self.forget_choice();
        self.is_changed = true;
        self.told = vec![self.words.say("terminal-undone")];
        self.notice = None;
        let mut requests = self.stop_thinking();
        self.tip = Tip::None;
        requests.extend(self.go_on(now));
        requests
    }

    /// Whoever was to read or to take the terminal has done so.
    pub(crate) fn continue_on(&mut self, now: Duration) -> Vec<Request> {
        self.cursor = None;
        self.complaint = None;
        if self.notice.take().is_none() {
            if let Some(seat) = self.veiled_for() {
                self.holder = Some(seat);
            } else if self.only_looks() {
                self.tour.pop_front();
            }
        }
        self.go_on(now)
    }

    /// Whether something would be lost by leaving now.
    pub(crate) fn is_unsaved(&self) -> bool {
        !self.table.is_over() && self.is_changed
    }
}

/// For the words' selectors.
pub(crate) const fn yes_or_no(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Advice in words. What is proven and what is guessed never sound alike.
fn tip(words: &Words, action: &str, judgement: Judgement) -> String {
    let action = || ("action", action.into());
    match judgement {
        Judgement::Proven(Proof { verdict, plies }) => {
            let plies = ("plies", plies.unwrap_or(0).into());
            match verdict {
                Verdict::Win => words.fill("terminal-tip-win", [action(), plies]),
                Verdict::Draw => words.fill("terminal-tip-draw", [action()]),
                Verdict::Loss => words.fill("terminal-tip-loss", [action(), plies]),
            }
        }
        Judgement::Points(points) => {
            let count = ("count", points.unsigned_abs().into());
            let points = ("points", format!("{points:+}").into());
            words.fill("terminal-tip-points", [action(), points, count])
        }
        Judgement::Estimated(estimate) => {
            let percent = format!("{:.0}", estimate.chance() * 100.0);
            let gaps = [action(), ("percent", percent.into())];
            words.fill("terminal-tip-estimate", gaps)
        }
        Judgement::Unknown => words.fill("terminal-tip-player", [action()]),
    }
}
