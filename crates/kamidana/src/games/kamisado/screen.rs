//! Kamisado on the screen: the board, and beside it the players, line-ups and moves.

use std::time::Duration;

use kamidana_game::kamisado::KamisadoBoard;
use kamisado::{Colour, Event, Fill, Length, LineUp, Match, Phase, Side, Square, Teeth, Tower};
use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use super::{
    caption,
    palette::{body_of, of_colour},
    place::{Place, mover, placed, unplaced},
    stage::{Mark, rows, tower_on},
    tell::{self, colour, side},
};
use crate::commands::play::screen::{
    canvas::{Canvas, bold, dim, width_of, wrapped},
    panel,
};
use crate::{
    commands::play::session::Session,
    draw::palette::{Rgb, VERMILION},
    words::Words,
};

/// The columns of the panel beside the board, with its gap.
const PANEL: u16 = 29;
/// Columns for the row numbers.
const MARGIN: u16 = 3;

pub(crate) fn draw(
    session: &Session,
    board: &KamisadoBoard,
    now: Duration,
    body: Rect,
    canvas: &mut Canvas<'_>,
) {
    let stage = Stage {
        session,
        game: &board.game,
        placed: placed(&session.picked),
        left: last_left(board),
        acting: session.acting().is_some(),
    };
    let right = if canvas.look.ascii {
        stage.plain_board(body, canvas)
    } else {
        stage.coloured_board(body, canvas)
    };
    let x = right + 2;
    let area = Rect::new(x, body.y, body.right() - x, body.height);
    let mut y = panel::players(session, now, area, canvas);
    y = match board.phase {
        Phase::SetUp if stage.acting => stage.towers_to_place(Rect { y, ..area }, canvas),
        Phase::Fill => stage.fills(x, y, canvas),
        _ => legend(session.words, Rect { y, ..area }, canvas),
    };
    let log = Rect::new(x, y, area.width, area.bottom().saturating_sub(y));
    panel::log(session, log, canvas);
}

/// The game and how long it is.
pub(super) fn title(words: &Words, board: &KamisadoBoard) -> String {
    let length = caption::length(words, board.game.length());
    if board.game.length() == Length::Single {
        return format!("Kamisado   {length}");
    }
    let round = words.fill("terminal-round", [("round", board.round.into())]);
    format!("Kamisado   {length}, {round}")
}

pub(super) fn score(words: &Words, board: &KamisadoBoard) -> String {
    let [black, white] = [Side::Black, Side::White].map(|of| side(words, of));
    let points = format!(
        "{black} {}   {white} {}",
        board.score.black, board.score.white
    );
    match caption::target(words, board.game.length()) {
        Some(target) => format!("{points}   {target}"),
        None => points,
    }
}

pub(super) const fn fill_key(fill: Fill) -> &'static str {
    match fill {
        Fill::Left => "kamisado-fill-left",
        Fill::Right => "kamisado-fill-right",
    }
}

/// What is to be done, with the tower that must move named first.
pub(super) fn turn(session: &Session, game: &Match) -> String {
    let words = session.words;
    let is_open = |round: &kamisado::Round| round.active().is_none();
    if let Some(acting) = game.to_act()
        && game.round().is_some_and(is_open)
    {
        let name = side(words, acting).into();
        return words.fill("kamisado-terminal-may-open", [("side", name)]);
    }
    // Several people at one terminal are not all "you".
    let alone = session.table.plan.seating.only_person().is_some();
    caption::turn(words, game, alone && session.acting().is_some())
}

/// What the cursor stands on, and what going there would mean.
pub(super) fn described(words: &Words, game: &Match, square: Square) -> String {
    let Some(round) = game.round() else {
        return String::new();
    };
    let own = round.board().tower_at(square);
    let own = own.is_some_and(|tower| tower.side == round.side());
    let wins = square.is_home_of(!round.side());
    let gaps = [
        ("square", square.to_string().into()),
        ("colour", colour(words, square.colour()).into()),
        ("called", if own || wins { "no" } else { "yes" }.into()),
    ];
    words.fill("kamisado-terminal-square", gaps)
}

/// The square the last tower left.
fn last_left(board: &KamisadoBoard) -> Option<Square> {
    board.events.iter().find_map(|event| match event {
        Event::Moved { path, .. } => Some(path.from),
        _ => None,
    })
}

/// What the signs mean.
fn legend(words: &Words, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let mut lines = Vec::new();
    if canvas.look.ascii {
        let names = Colour::ALL.map(|of| format!("{} {}", of.letter(), colour(words, of)));
        lines.extend(wrapped_items(&names, area.width));
        lines.extend(wrapped(&words.say("kamisado-terminal-plain"), area.width));
    } else {
        for (sign, key) in [
            (">  < ", "kamisado-terminal-mark-active"),
            ("▄▄   ", "kamisado-terminal-mark-target"),
            ("╤══╤ ", "kamisado-terminal-mark-gate"),
            ("▲    ", "kamisado-terminal-mark-tooth"),
        ] {
            lines.push(format!("{sign} {}", words.say(key)));
        }
    }
    let mut below = area.y;
    for line in lines {
        canvas.text_within(area.x, below, area.width, &line, dim());
        below += 1;
    }
    below + 1
}

/// Items side by side, none of them broken.
fn wrapped_items(items: &[String], width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if width_of(line) + 2 + width_of(item) <= width => {
                line.push_str("  ");
                line.push_str(item);
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}

struct Stage<'a> {
    session: &'a Session,
    game: &'a Match,
    /// The towers placed so far in a set-up.
    placed: Vec<Colour>,
    /// The square the last tower left.
    left: Option<Square>,
    /// Whether a person has to choose.
    acting: bool,
}

impl Stage<'_> {
    fn tower(&self, square: Square) -> Option<Tower> {
        let placing = self.game.phase() == Phase::SetUp;
        let side = self.game.to_act().filter(|_| placing);
        if let Some(side) = side.filter(|side| square.is_home_of(*side)) {
            let place = usize::from(square.seen_by(side).file());
            let colour = *self.placed.get(place)?;
            let teeth = Teeth::NONE;
            return Some(Tower {
                side,
                colour,
                teeth,
            });
        }
        tower_on(self.game, square)
    }

    fn mark(&self, square: Square) -> Mark {
        let Some(round) = self.game.round() else {
            return Mark::None;
        };
        let (board, side) = (round.board(), round.side());
        match mover(self.game, &self.session.picked) {
            None => match board.tower_at(square) {
                Some(tower) if tower.side == side && self.acting => Mark::Active,
                _ => Mark::None,
            },
            Some(colour) if board.square_of(side, colour) == square => Mark::Active,
            Some(colour) if self.acting && round.targets(colour).contains(square) => {
                if square.is_home_of(!side) {
                    Mark::Gate
                } else {
                    Mark::Target
                }
            }
            Some(_) => Mark::None,
        }
    }

    fn is_under_cursor(&self, square: Square) -> bool {
        self.session.cursor == Some(Place::Square(square).spot())
    }

    /// Draws the board as large as fits, and says where it ends.
    fn coloured_board(&self, body: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let fits =
            |height: u16| MARGIN + 8 * 3 * height + PANEL <= body.width && 8 * height < body.height;
        let height = (3..=4).rev().find(|height| fits(*height)).unwrap_or(2);
        let width = 3 * height;
        for (y, row) in (0..).zip(rows(self.session.turned)) {
            let top = body.y + y * height;
            let number = format!("{}", row[0].row() + 1);
            canvas.text(1, top + (height - 1) / 2, &number, dim());
            for (x, square) in (0..).zip(row) {
                let area = Rect::new(MARGIN + x * width, top, width, height);
                self.square(square, area, canvas);
                canvas.spot(area, Place::Square(square).spot());
            }
        }
        for (x, file) in (0..).zip(self.files()) {
            let middle = MARGIN + x * width + width / 2 - 1;
            canvas.text(middle, body.y + 8 * height, &file.to_string(), dim());
        }
        MARGIN + 8 * width
    }

    fn files(&self) -> [char; 8] {
        let mut files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
        if self.session.turned {
            files.reverse();
        }
        files
    }

    fn square(&self, square: Square, area: Rect, canvas: &mut Canvas<'_>) {
        let ground = of_colour(square.colour());
        let style = canvas.look.paint(ground.text_on(), ground);
        canvas.fill(area, style);
        let mark = self.mark(square);
        if let Some(tower) = self.tower(square) {
            tower_on_square(tower, ground, mark, area, canvas);
        } else {
            if canvas.look.characters {
                let character = square.colour().character().to_string();
                canvas.text(area.x, area.y, &character, style);
            }
            match mark {
                Mark::Gate => gate(area, style, canvas),
                Mark::Target => dot(area, style, canvas),
                Mark::None | Mark::Active if self.left == Some(square) => {
                    canvas.centred(area, area.y + (area.height - 1) / 2, "··", style);
                }
                Mark::None | Mark::Active => {}
            }
        }
        if self.is_under_cursor(square) {
            let style = canvas.look.paint(ground, ground.text_on());
            let style = style.add_modifier(Modifier::BOLD);
            for y in area.top()..area.bottom() {
                canvas.text(area.x, y, "[", style);
                canvas.text(area.right() - 1, y, "]", style);
            }
        }
    }

    /// Five columns a square: mark, tower, teeth, and the square's colour at the end.
    fn plain_board(&self, body: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let rule = format!("+{}", "-----+".repeat(8));
        let files = self.files().map(|file| format!("--{file}--+"));
        for (y, row) in (0..).zip(rows(self.session.turned)) {
            let top = body.y + 2 * y;
            canvas.text(2, top, &rule, dim());
            let number = format!("{}", row[0].row() + 1);
            canvas.text(0, top + 1, &number, dim());
            canvas.text(2, top + 1, "|", dim());
            for (x, square) in (0..).zip(row) {
                let left = MARGIN + 6 * x;
                canvas.text(left + 5, top + 1, "|", dim());
                let area = Rect::new(left, top + 1, 5, 1);
                self.plain_square(square, area, canvas);
                canvas.spot(area, Place::Square(square).spot());
            }
        }
        let bottom = format!("+{}", files.concat());
        canvas.text(2, body.y + 16, &bottom, dim());
        // The cursor's brackets stand on the lines between squares.
        for (y, row) in (0..).zip(rows(self.session.turned)) {
            for (x, square) in (0..).zip(row) {
                if self.is_under_cursor(square) {
                    let (left, line) = (MARGIN + 6 * x, body.y + 2 * y + 1);
                    canvas.text(left - 1, line, "[", bold());
                    canvas.text(left + 5, line, "]", bold());
                }
            }
        }
        MARGIN + 6 * 8 - 1
    }

    fn plain_square(&self, square: Square, area: Rect, canvas: &mut Canvas<'_>) {
        let mark = match self.mark(square) {
            Mark::None => ' ',
            Mark::Active => '*',
            Mark::Target => '.',
            Mark::Gate => '!',
        };
        let tower = self.tower(square).map_or_else(
            || "  ".to_owned(),
            |tower| {
                let letter = match tower.side {
                    Side::Black => tower.colour.letter(),
                    Side::White => tower.colour.letter().to_ascii_uppercase(),
                };
                match tower.teeth.count() {
                    0 => format!("{letter} "),
                    teeth => format!("{letter}{teeth}"),
                }
            },
        );
        let text = format!("{mark}{tower} {}", square.colour().letter());
        let style = if self.is_under_cursor(square) {
            canvas.look.cursor()
        } else if mark == ' ' {
            Style::new()
        } else {
            bold()
        };
        canvas.text(area.x, area.y, &text, style);
    }

    /// The towers that still stand beside the board, in two columns.
    fn towers_to_place(&self, area: Rect, canvas: &mut Canvas<'_>) -> u16 {
        let words = self.session.words;
        let (x, mut first) = (area.x, area.y);
        for line in wrapped(&words.say("kamisado-terminal-set-up"), area.width) {
            canvas.text(x, first, &line, Style::new());
            first += 1;
        }
        for (place, colour) in (0_u16..).zip(unplaced(&self.placed)) {
            let area = Rect::new(x + place % 2 * 14, first + place / 2, 14, 1);
            let spot = Place::Tower(colour).spot();
            let chosen = self.session.cursor == Some(spot);
            let (open, close) = if chosen { ('>', '<') } else { ('[', ']') };
            let (letter, name) = (colour.letter(), tell::colour(words, colour));
            let text: String = format!("{open} {letter} {name:<7}")
                .chars()
                .take(11)
                .collect();
            let text = format!("{text} {close}");
            let style = if chosen && canvas.look.ascii {
                canvas.look.cursor()
            } else {
                swatch(colour, canvas)
            };
            canvas.text_within(area.x, area.y, area.width, &text, style);
            canvas.spot(area, spot);
        }
        first + 5
    }

    /// What the home rows would look like either way.
    fn fills(&self, x: u16, y: u16, canvas: &mut Canvas<'_>) -> u16 {
        let Some(board) = self.game.board() else {
            return y;
        };
        let mut line = y;
        for fill in Fill::ALL {
            let chosen = self.session.cursor == Some(Place::Fill(fill).spot());
            let style = if chosen { bold() } else { Style::new() };
            let heading = self.session.words.say(fill_key(fill));
            canvas.text(x, line, &heading, style);
            for side in [Side::White, Side::Black] {
                line += 1;
                let mut colours = LineUp::filled(board, side, fill).colours();
                // Shown as the rows will lie on the board; left is each player's own left.
                if (side == Side::White) != self.session.turned {
                    colours.reverse();
                }
                let name = tell::side(self.session.words, side);
                canvas.text(x, line, &name, dim());
                for (place, colour) in (0..).zip(colours) {
                    let style = swatch(colour, canvas);
                    let text = if canvas.look.characters {
                        colour.character().to_string()
                    } else {
                        format!("{} ", colour.letter())
                    };
                    canvas.text(x + 8 + 2 * place, line, &text, style);
                }
            }
            line += 2;
        }
        line
    }
}

/// A colour as a ground for its own letter.
fn swatch(colour: Colour, canvas: &Canvas<'_>) -> Style {
    let ground = of_colour(colour);
    canvas.look.paint(ground.text_on(), ground)
}

fn tower_on_square(tower: Tower, ground: Rgb, mark: Mark, area: Rect, canvas: &mut Canvas<'_>) {
    let body = body_of(tower.side);
    let disc = of_colour(tower.colour);
    let body_style = canvas.look.paint(body.text_on(), body);
    let disc_style = canvas.look.paint(disc.text_on(), disc);
    let inner = Rect::new(area.x + 1, area.y, area.width - 2, area.height);
    canvas.fill(inner, body_style);
    let teeth = "▲".repeat(tower.teeth.count().into());
    canvas.centred(inner, inner.y, &teeth, body_style);
    // A thin line parts the disc from the body: brown on black would melt into one.
    for y in inner.y + 1..inner.bottom() {
        canvas.text(inner.x, y, "▕", body_style);
        canvas.text(inner.right() - 1, y, "▏", body_style);
    }
    let top = Rect::new(inner.x + 1, inner.y + 1, inner.width - 2, inner.height - 1);
    canvas.fill(top, disc_style);
    if canvas.look.characters {
        let character = tower.colour.character().to_string();
        canvas.centred(top, top.y + (top.height - 1) / 2, &character, disc_style);
    }
    let (signs, style) = match mark {
        Mark::Active => (
            [">", "<"],
            canvas.look.paint(VERMILION.text_on(), VERMILION),
        ),
        // A tower that can be pushed back stands on a target.
        Mark::Target | Mark::Gate => (["●", "●"], canvas.look.paint(ground.text_on(), ground)),
        Mark::None => return,
    };
    for (x, sign) in [area.x, area.right() - 1].into_iter().zip(signs) {
        for y in area.top()..area.bottom() {
            canvas.text(x, y, if y == area.y { " " } else { sign }, style);
        }
    }
}

/// A dot in the middle, of two columns and two half lines.
fn dot(area: Rect, style: Style, canvas: &mut Canvas<'_>) {
    let middle = area.y + area.height / 2;
    if area.height.is_multiple_of(2) {
        canvas.centred(area, middle - 1, "▄▄", style);
        canvas.centred(area, middle, "▀▀", style);
    } else {
        canvas.centred(area, middle, "██", style);
    }
}

/// A gate: who goes through it wins the round.
fn gate(area: Rect, style: Style, canvas: &mut Canvas<'_>) {
    let beam = format!("═╤{}╤═", "═".repeat(usize::from(area.width) - 4));
    canvas.text(area.x, area.y, &beam, style);
    for y in area.y + 1..area.bottom() {
        canvas.text(area.x + 1, y, "│", style);
        canvas.text(area.right() - 2, y, "│", style);
    }
}
