//! Kamisado in the command line.

mod caption;
pub(crate) mod characters;
mod lines;
pub(crate) mod palette;
mod picture;
pub(crate) mod place;
mod samples;
mod screen;
mod shapes;
mod solved;
pub(crate) mod stage;
mod tell;
mod tower;

use std::time::Duration;

use kamidana_game::{Study, View, Viewer, kamisado::KamisadoBoard};
use ratatui::layout::Rect;

use self::place::Place;
use super::{Example, Samples, TerminalGame, example};
use crate::{
    commands::{
        arena::levels::Mode,
        play::{screen::canvas::Canvas, session::Session, spots::Spot, steps::Meaning},
        solved::Theorem,
    },
    draw::{Style, svg::Picture},
    words::{Locales, locales},
};

pub(crate) struct Kamisado;

fn board_of(view: &View) -> Option<&KamisadoBoard> {
    view.board.get()
}

impl TerminalGame for Kamisado {
    fn id(&self) -> &'static str {
        "kamisado"
    }

    fn lines(&self, study: &dyn Study, style: Style) -> Option<Vec<String>> {
        Some(lines::lines(study.get()?, style))
    }

    fn picture(&self, study: &dyn Study, style: Style) -> Option<Picture> {
        Some(picture::picture(study.get()?, style))
    }

    fn samples(&self) -> Option<&'static Samples> {
        Some(&samples::SAMPLES)
    }

    fn theorems(&self) -> &'static [&'static dyn Theorem] {
        &solved::THEOREMS
    }

    fn modes(&self) -> &'static [Mode] {
        const LINED_UP: Mode = Mode {
            random_line_ups: true,
            ..Mode::USUAL
        };
        &[
            // Most single rounds are decided by their line-ups and first moves, so these are random too.
            Mode {
                name: "round",
                options: &[("length", "single")],
                opening_plies: 2,
                ..LINED_UP
            },
            Mode {
                name: "standard",
                options: &[("length", "standard")],
                ..LINED_UP
            },
            Mode {
                name: "long",
                options: &[("length", "long")],
                ..LINED_UP
            },
        ]
    }

    fn locales(&self) -> Locales {
        locales!("kamisado.ftl")
    }

    fn rules(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &RULES
    }

    fn examples(&self) -> &'static [Example] {
        &EXAMPLES
    }

    fn title(&self, session: &Session, view: &View) -> String {
        board_of(view).map_or_else(String::new, |board| screen::title(session.words, board))
    }

    fn score(&self, session: &Session, view: &View) -> String {
        board_of(view).map_or_else(String::new, |board| screen::score(session.words, board))
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
        board_of(view).map_or_else(String::new, |board| screen::turn(session, &board.game))
    }

    fn spots(&self, view: &View, picked: &[Spot]) -> Vec<Spot> {
        let places = board_of(view).map(|board| place::places(&board.game, picked));
        let places = places.into_iter().flatten();
        places.map(Place::spot).collect()
    }

    fn meaning(&self, view: &View, picked: &[Spot], spot: Spot) -> Meaning {
        match (board_of(view), Place::of(spot)) {
            (Some(board), Some(place)) => place::meaning(&board.game, picked, place),
            _ => Meaning::Nothing,
        }
    }

    fn button(&self, session: &Session, _view: &View, spot: Spot) -> Option<String> {
        Some(session.words.say(match Place::of(spot)? {
            Place::Fill(fill) => screen::fill_key(fill),
            Place::Rest => "kamisado-terminal-rest",
            Place::TakeBack => "kamisado-terminal-take-back",
            Place::Ready => "kamisado-set-up-done",
            Place::Square(_) | Place::Tower(_) => return None,
        }))
    }

    fn described(&self, session: &Session, view: &View, spot: Spot) -> String {
        match (board_of(view), Place::of(spot)) {
            (Some(board), Some(Place::Square(square))) => {
                screen::described(session.words, &board.game, square)
            }
            _ => String::new(),
        }
    }

    fn told(&self, session: &Session) -> Vec<String> {
        let view = session.table.view(Viewer::Spectator);
        let events = board_of(&view).map(|board| board.events.as_slice());
        let begun = !session.table.past().is_empty();
        let events = events.filter(|_| begun).unwrap_or_default();
        let told = events.iter().map(|event| tell::event(session.words, event));
        told.collect()
    }

    fn rounds_finished(&self, view: &View) -> usize {
        board_of(view).map_or(0, |board| (board.score.black + board.score.white).into())
    }

    fn round_end(&self, session: &Session) -> Option<Vec<String>> {
        (!session.table.is_over()).then(|| self.told(session))
    }

    fn open_study(&self, view: &View) -> Option<Box<dyn Study>> {
        board_of(view).map(|board| kamidana_game::kamisado::study(board.game))
    }
}

/// The sections of the rules and what stands in them.
const RULES: [(&str, &[&str]); 8] = [
    ("board", &["B1", "B2", "B3"]),
    ("tower", &["T1", "T2"]),
    ("move", &["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"]),
    ("match", &["M1", "M2", "M3", "M4", "M5"]),
    ("next", &["P1", "P2", "P3"]),
    (
        "sumo",
        &[
            "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", "S11",
        ],
    ),
    ("set-up", &["U1", "U2", "U3"]),
    ("notation", &["N1", "N2"]),
];

const EXAMPLES: [Example; 26] = [
    example(
        "",
        "kamidana show kamisado --moves 'd1d5 a8a3'",
        "a position",
    ),
    example(
        "",
        "kamidana moves kamisado --moves d1d5",
        "what White can play",
    ),
    example("", "kamidana perft kamisado 5", "count move sequences"),
    example("moves", "kamidana moves kamisado", ""),
    example(
        "moves",
        "kamidana moves kamisado --position 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0' --moves d1d5",
        "",
    ),
    example("perft", "kamidana perft kamisado 6", ""),
    example(
        "perft",
        "kamidana perft kamisado 3 --divide",
        "for each first move",
    ),
    example(
        "show",
        "kamidana show kamisado --moves 'd1d5 a8a3' --characters",
        "",
    ),
    example("show", "kamidana show kamisado --ascii", ""),
    example(
        "replay",
        "kamidana record new kamisado --moves 'd1d5 a8a3' | kamidana replay -",
        "",
    ),
    example(
        "batch",
        "echo '{\"moves\": [\"d1d5\"], \"depth\": 2}' | kamidana batch kamisado",
        "",
    ),
    example(
        "record new",
        "kamidana record new kamisado --option length=long --tag Black=Amy --moves 'd1d5 a8a3'",
        "",
    ),
    example("play", "kamidana play kamisado --level 2", ""),
    example(
        "play",
        "kamidana play kamisado --seat 1=level:5 --seat 2=me --clock 5+3",
        "",
    ),
    example(
        "solve",
        "kamidana solve kamisado",
        "the usual start is a win",
    ),
    example("solve", "kamidana solve kamisado --shortest --json", ""),
    example(
        "solve",
        "kamidana solve kamisado --match --position 'OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - 3 0-0'",
        "",
    ),
    example(
        "solved make",
        "kamidana solved make kamisado tournament openings.bin",
        "",
    ),
    example(
        "solved check",
        "kamidana solved check kamisado strategy",
        "Black wins from the usual start",
    ),
    example(
        "solved check",
        "kamidana solved check kamisado tournament openings.bin --sample 10",
        "",
    ),
    example(
        "solved check",
        "kamidana solved check kamisado first-moves --all",
        "",
    ),
    example("analyse", "kamidana analyse kamisado", ""),
    example(
        "analyse",
        "kamidana analyse kamisado --moves 'd1d5 a8a3' --json",
        "",
    ),
    example("engine", "kamidana engine kamisado", ""),
    example(
        "engine",
        "printf 'ugi\\nposition startpos moves d1d5\\ngo movetime 500\\n' | kamidana engine kamisado",
        "",
    ),
    example(
        "arena",
        "kamidana arena kamisado --ladder 1-8 --games 100 --svg ladder.svg --json ladder.json",
        "",
    ),
];
