//! Kami in the command line.

mod caption;
mod card;
mod endings;
mod lines;
mod picture;
mod place;
mod samples;
mod scene;
mod screen;
mod shapes;
pub(crate) mod tell;

use std::time::Duration;

use kami::Phase;
use kamidana_game::{
    Outcome, Seat, Study, View, Viewer,
    kami::{KamiBoard, OpenRound},
};
use ratatui::layout::Rect;

use self::place::Place;
use super::{Example, Question, Samples, TerminalGame, example};
use crate::{
    commands::{
        arena::levels::Mode,
        endings::Endings,
        play::{screen::canvas::Canvas, session::Session, spots::Spot, steps::Meaning},
    },
    draw::{Style, svg::Picture},
    words::{Locales, locales},
};

pub(crate) struct Kami;

fn board_of(view: &View) -> Option<&KamiBoard> {
    view.board.get()
}

impl TerminalGame for Kami {
    fn id(&self) -> &'static str {
        "kami"
    }

    fn lines(&self, study: &dyn Study, style: Style) -> Option<Vec<String>> {
        let open: &OpenRound = study.get()?;
        Some(lines::lines(open.deal(), open.round(), style))
    }

    fn picture(&self, study: &dyn Study, style: Style) -> Option<Picture> {
        let open: &OpenRound = study.get()?;
        Some(picture::picture(open.deal(), open.round(), style))
    }

    fn scene(&self, view: &View) -> Option<Picture> {
        Some(scene::scene(&board_of(view)?.round))
    }

    fn samples(&self) -> Option<&'static Samples> {
        Some(&samples::SAMPLES)
    }

    fn endings(&self) -> Option<&'static dyn Endings> {
        Some(&endings::Duels)
    }

    fn modes(&self) -> &'static [Mode] {
        const WHOLE: Mode = Mode {
            whole_games: true,
            ..Mode::USUAL
        };
        &[
            Mode {
                name: "four",
                options: &[("players", "4")],
                ..WHOLE
            },
            Mode {
                name: "three",
                options: &[("players", "3")],
                ..WHOLE
            },
            Mode {
                name: "two",
                options: &[("players", "2")],
                ..WHOLE
            },
        ]
    }

    fn locales(&self) -> Locales {
        locales!("kami.ftl")
    }

    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &RULES
    }

    fn examples(&self) -> &'static [Example] {
        &EXAMPLES
    }

    fn title(&self, session: &Session, view: &View) -> String {
        let Some(board) = board_of(view) else {
            return String::new();
        };
        let standing = board.round.standing;
        // While people read how a round ended, the next one is dealt already.
        let round = match session.notice {
            Some(_) => session.rounds_finished(),
            None => standing.map_or(0, |s| s.round),
        };
        tell::title(session.words, &board.round, round)
    }

    fn score(&self, session: &Session, view: &View) -> String {
        let standing = board_of(view).and_then(|board| Some((board, board.round.standing?)));
        standing.map_or_else(String::new, |(board, standing)| {
            tell::score(session, board.round.mode, &standing)
        })
    }

    fn draw(
        &self,
        session: &Session,
        view: &View,
        now: Duration,
        body: Rect,
        canvas: &mut Canvas<'_>,
    ) {
        if let Some(board) = board_of(view) {
            screen::draw(session, board, now, body, canvas);
        }
    }

    fn turn(&self, session: &Session, view: &View) -> String {
        let Some(board) = board_of(view) else {
            return String::new();
        };
        match session.table.outcome() {
            Outcome::Decisive { winners, .. } if session.notice.is_none() => {
                session.say_winners(&winners)
            }
            _ => tell::status(session, &board.round),
        }
    }

    fn spots(&self, view: &View, _picked: &[Spot]) -> Vec<Spot> {
        let places = board_of(view).map(|board| place::places(&board.round));
        let places = places.into_iter().flatten();
        places.map(Place::spot).collect()
    }

    fn meaning(&self, view: &View, _picked: &[Spot], spot: Spot) -> Meaning {
        let action = board_of(view).and_then(|board| place::action(&board.round, Place::of(spot)?));
        action.map_or(Meaning::Nothing, |action| Meaning::Play(action.to_string()))
    }

    fn button(&self, session: &Session, view: &View, spot: Spot) -> Option<String> {
        match Place::of(spot)? {
            Place::Word(action) => {
                Some(tell::button(session.words, &board_of(view)?.round, action))
            }
            Place::Card(_) | Place::Pile(_) => None,
        }
    }

    /// A card's own letter, or a Mercenary's number: it can only be used one way.
    fn shortcut<'a>(&self, letter: char, actions: &'a [String]) -> Option<&'a String> {
        let named = letter.is_ascii_uppercase() || letter.is_ascii_digit();
        let mut actions = actions.iter().filter(|_| named);
        actions.find(|action| action.len() == 2 && action.ends_with(letter))
    }

    fn advised(&self, session: &Session, action: &str) -> String {
        let view = session.view();
        match (board_of(&view), action.parse()) {
            (Some(board), Ok(step)) => tell::advised(session.words, &board.round, step),
            _ => action.to_owned(),
        }
    }

    fn undo_refusal(&self) -> &'static str {
        "kami-terminal-undo"
    }

    fn told(&self, session: &Session) -> Vec<String> {
        // Others do not notice that somebody kept a hand.
        let past = session.table.past().last();
        let last = past.filter(|(_, action)| action != "keep");
        let view = session.table.view(Viewer::Spectator);
        let history = board_of(&view).map(|board| &board.round.history);
        let step = history.and_then(|history| history.last().copied());
        let told = last.and(step).map(|step| tell::step(session, step));
        told.into_iter().collect()
    }

    fn rounds_finished(&self, view: &View) -> usize {
        let Some(board) = board_of(view) else {
            return 0;
        };
        let running = board.round.outcome == kami::Outcome::Unknown;
        let round = board.round.standing.map_or(0, |standing| standing.round);
        round - usize::from(running && round > 0)
    }

    fn round_end(&self, session: &Session) -> Option<Vec<String>> {
        let view = session.table.view(Viewer::Spectator);
        let board = board_of(&view)?;
        Some(tell::round_end(session, board, board.last.as_ref()?))
    }

    fn question(&self, view: &View) -> Question {
        match board_of(view).map(|board| board.round.phase) {
            Some(Phase::Demoralised) => Question::Hidden,
            Some(Phase::PartnerAnswer) => Question::Open,
            _ => Question::None,
        }
    }

    fn looks_first(&self, view: &View) -> Vec<Seat> {
        let Some(round) = board_of(view).map(|board| &board.round) else {
            return Vec::new();
        };
        if round.phase != Phase::Demoralised || !round.history.is_empty() {
            return Vec::new();
        }
        let seats = round.mode.seats_from(round.first);
        seats.filter_map(|seat| Seat::new(seat.number())).collect()
    }
}

/// The sections of the rules and what stands in them.
const RULES: [(&str, &[&str]); 9] = [
    ("cards", &["C1"]),
    ("round", &["R1", "R2", "R3", "R4", "R5"]),
    ("empress", &["E1", "E2", "E3"]),
    ("master", &["M1"]),
    ("four", &["F1", "F2", "F3"]),
    ("three", &["T1", "T2"]),
    ("duel", &["D1", "D2", "D3", "D4", "D5"]),
    ("game", &["G1", "G2", "G3", "G4"]),
    ("known", &["K1"]),
];

const EXAMPLES: [Example; 8] = [
    example(
        "",
        "kamidana record new kami --option players=2",
        "deal a game and record it",
    ),
    example(
        "moves",
        "kamidana moves kami --position '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1' --json",
        "",
    ),
    example(
        "show",
        "kamidana show kami --position '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1' --svg deal.svg",
        "",
    ),
    example(
        "record new",
        "kamidana record new kami --option players=2 --to json",
        "",
    ),
    example(
        "play",
        "kamidana play kami --option players=2 --hot-seat",
        "",
    ),
    example(
        "solve",
        "kamidana solve kami --position '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1'",
        "",
    ),
    example(
        "analyse",
        "kamidana analyse kami --position '4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1'",
        "",
    ),
    example(
        "arena",
        "kamidana arena kami --engine level:8 --engine rules --option players=2 --games 500",
        "",
    ),
];
