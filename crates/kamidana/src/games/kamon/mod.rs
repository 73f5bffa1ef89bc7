//! Kamon in the command line.

mod crest;
mod emblem;
mod lines;
mod picture;
mod samples;
mod screen;
mod shapes;
mod solved;

use std::time::Duration;

use kamidana_game::{Study, View, Viewer, kamon::KamonBoard};
use kamon::Cell;
use ratatui::layout::Rect;

use super::{Example, Samples, TerminalGame, example};
use crate::{
    commands::{
        play::{screen::canvas::Canvas, session::Session, spots::Spot, steps::Meaning},
        solved::Theorem,
    },
    draw::{Style, svg::Picture},
    words::{Locales, locales},
};

pub(crate) struct Kamon;

fn board_of(view: &View) -> Option<&KamonBoard> {
    view.board.get()
}

fn spot_of(cell: Cell) -> Spot {
    Spot::Piece(cell.index() as u16)
}

fn cell_of(spot: Spot) -> Option<Cell> {
    match spot {
        Spot::Piece(number) => Cell::from_index(number.into()),
        _ => None,
    }
}

impl TerminalGame for Kamon {
    fn id(&self) -> &'static str {
        "kamon"
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

    fn locales(&self) -> Locales {
        locales!("kamon.ftl")
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
        let position = board_of(view).map(|board| &board.position);
        position.map_or_else(String::new, |position| {
            screen::turn(session.words, position)
        })
    }

    fn spots(&self, view: &View, _picked: &[Spot]) -> Vec<Spot> {
        let legal = board_of(view).map(|board| board.position.legal_cells());
        let legal = legal.into_iter().flatten();
        legal.map(spot_of).collect()
    }

    fn meaning(&self, _view: &View, _picked: &[Spot], spot: Spot) -> Meaning {
        cell_of(spot).map_or(Meaning::Nothing, |cell| Meaning::Play(cell.to_string()))
    }

    fn described(&self, session: &Session, view: &View, spot: Spot) -> String {
        match (board_of(view), cell_of(spot)) {
            (Some(board), Some(cell)) => {
                let token = board.position.token_at(cell);
                screen::described(session.words, cell.name(), token)
            }
            _ => String::new(),
        }
    }

    fn told(&self, session: &Session) -> Vec<String> {
        let view = session.table.view(Viewer::Spectator);
        let token = board_of(&view).and_then(|board| board.position.top());
        let last = session.table.past().last();
        let told = last.zip(token).map(|((seat, cell), token)| {
            let side = ("side", session.seat_name(*seat).into());
            let gaps = screen::token_gaps(session.words, cell, token);
            let gaps = gaps.into_iter().chain([side]);
            session.words.fill("kamon-played", gaps)
        });
        told.into_iter().collect()
    }

    fn open_study(&self, view: &View) -> Option<Box<dyn Study>> {
        board_of(view).map(|board| kamidana_game::kamon::study(board.position))
    }
}

/// The sections of the rules and what stands in them.
const RULES: [(&str, &[&str]); 3] = [
    ("board", &["B1", "B2", "B3", "B4"]),
    ("play", &["P1", "P2"]),
    ("end", &["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8"]),
];

const EXAMPLES: [Example; 4] = [
    example(
        "record new",
        "kamidana record new kamon",
        "deals a random layout",
    ),
    example(
        "engine",
        "kamidana arena kamon --engine level:5 --engine 'ugi:kamidana engine kamon'",
        "",
    ),
    example(
        "arena",
        "kamidana arena kamon --engine level:5 --engine level:4 --games 200 --jobs 2",
        "",
    ),
    example(
        "arena",
        "kamidana arena kamon --engine 'ugi:./new engine kamon' --engine 'ugi:./old engine kamon' \\
      --nodes 5000 --games 20000 --sprt 0,10",
        "",
    ),
];
