//! Kamon on the screen: bricks in staggered rows that touch as the hexes do.

use std::time::Duration;

use fluent_bundle::FluentValue;
use kamidana_game::kamon::KamonBoard;
use kamon::{Cell, Content, Emblem, Outcome, Position, Reason, Side, Symbol, Token};
use ratatui::{layout::Rect, style::Modifier};

use super::{lines::glyph, spot_of};
use crate::commands::play::screen::{
    canvas::{Canvas, Look, bold, dim, width_of, wrapped},
    panel,
};
use crate::{
    commands::play::session::Session,
    draw::palette::{GOLD, INK, IVORY, LACQUER, PAPER, STONE, STRAW, VERMILION, WOOD},
    words::Words,
};

/// The columns of the panel beside the board, with its gap.
const PANEL: u16 = 29;
/// The columns beside the longest row, for the names of cells and edges.
const MARGIN: u16 = 4;

pub(crate) fn draw(
    session: &Session,
    board: &KamonBoard,
    now: Duration,
    body: Rect,
    canvas: &mut Canvas<'_>,
) {
    // A brick with the gap after it; half of it is the shift of a row, so it is even.
    let fits = |height: u16, pitch: u16| {
        2 * MARGIN + 7 * pitch + PANEL <= body.width && 7 * height + 2 <= body.height
    };
    let (height, pitch) = if fits(3, 10) { (3, 10) } else { (2, 6) };
    let grid = Grid {
        session,
        board,
        height,
        pitch,
        body,
    };
    let right = grid.draw(canvas);
    let area = Rect::new(right + 1, body.y, body.right() - right - 1, body.height);
    let mut y = panel::players(session, now, area, canvas);
    let words = session.words;
    y = pile(words, board.position.top(), Rect { y, ..area }, canvas);
    for line in wrapped(&words.say("kamon-terminal-aims"), area.width) {
        canvas.text_within(area.x, y, area.width, &line, dim());
        y += 1;
    }
    symbols(words, area.x, y, canvas);
    y += 4;
    let log = Rect::new(area.x, y, area.width, area.bottom().saturating_sub(y));
    panel::log(session, log, canvas);
}

pub(super) fn title(words: &Words, board: &KamonBoard) -> String {
    let over = board.position.outcome().is_over();
    let made = board.position.moves_made();
    let (over, moves) = if over {
        ("yes", made)
    } else {
        ("no", made + 1)
    };
    let gaps = [("over", over.into()), ("moves", moves.into())];
    format!("Kamon   {}", words.fill("kamon-terminal-title", gaps))
}

/// What may be taken, or how the game ended.
pub(super) fn turn(words: &Words, position: &Position) -> String {
    let (winner, reason) = match position.outcome() {
        Outcome::Unknown => {
            let acting = ("side", side_name(words, position.side()).into());
            let Some(top) = position.top() else {
                return words.fill("kamon-terminal-opening", [acting]);
            };
            let gaps = [
                acting,
                ("symbol", symbol_name(words, top.symbol()).into()),
                ("number", top.count().number().into()),
                ("count", position.legal_cells().len().into()),
            ];
            return words.fill("kamon-terminal-turn", gaps);
        }
        Outcome::Draw => ("none".to_owned(), "full"),
        Outcome::Decisive { winner, reason } => {
            let reason = match reason {
                Reason::Edges => "edges",
                Reason::Loop => "loop",
                Reason::Block => "block",
            };
            (side_name(words, winner), reason)
        }
    };
    let gaps = [("side", winner.into()), ("reason", reason.into())];
    words.fill("kamon-over", gaps)
}

pub(super) fn side_name(words: &Words, side: Side) -> String {
    words.say(match side {
        Side::Black => "kamon-seat-1",
        Side::White => "kamon-seat-2",
    })
}

/// What lies on the pile.
pub(super) fn pile_in_words(words: &Words, top: Option<Token>) -> String {
    match top {
        Some(token) => words.fill("kamon-top", token_gaps(words, "", token)),
        None => words.say("kamon-top-none"),
    }
}

/// A cell and the token on it.
pub(super) fn described(words: &Words, cell: &str, token: Option<Token>) -> String {
    token.map_or_else(
        || cell.to_owned(),
        |token| words.fill("kamon-action", token_gaps(words, cell, token)),
    )
}

/// What fills the gaps of sentences about a cell and its token.
pub(super) fn token_gaps<'a>(
    words: &Words,
    cell: &'a str,
    token: Token,
) -> [(&'static str, FluentValue<'a>); 3] {
    [
        ("cell", cell.into()),
        ("symbol", symbol_name(words, token.symbol()).into()),
        ("count", token.count().number().into()),
    ]
}

pub(super) fn symbol_name(words: &Words, symbol: Symbol) -> String {
    words.say(&format!("kamon-symbol-{symbol}"))
}

pub(super) fn emblem_name(words: &Words, emblem: Emblem) -> String {
    words.say(match emblem {
        Emblem::Snake => "kamon-emblem-snake",
        Emblem::Tortoise => "kamon-emblem-tortoise",
        Emblem::Dragon => "kamon-emblem-dragon",
    })
}

/// The symbols by name, two a line.
fn symbols(words: &Words, x: u16, y: u16, canvas: &mut Canvas<'_>) {
    for (place, symbol) in (0_u16..).zip(Symbol::ALL) {
        let sign = symbol_sign(symbol, canvas.look);
        let text = format!("{sign} {}", symbol_name(words, symbol));
        canvas.text(x + place % 2 * 14, y + place / 2, &text, dim());
    }
}

fn symbol_sign(symbol: Symbol, look: Look) -> char {
    if look.ascii || look.characters {
        symbol.letter()
    } else {
        glyph(symbol)
    }
}

/// The top of the pile and what it asks for.
fn pile(words: &Words, top: Option<Token>, panel: Rect, canvas: &mut Canvas<'_>) -> u16 {
    let (x, y) = (panel.x, panel.y);
    let Some(token) = top else {
        let nothing = wrapped(&words.say("kamon-top-none"), panel.width);
        for (line, text) in (y..).zip(&nothing) {
            canvas.text(x, line, text, dim());
        }
        return y + nothing.len() as u16 + 1;
    };
    canvas.text(x, y, &words.say("kamon-editor-top"), dim());
    let style = canvas.look.paint(INK, STRAW).add_modifier(Modifier::BOLD);
    let area = Rect::new(x, y + 1, 9, 3);
    canvas.fill(area, style);
    let name: String = symbol_name(words, token.symbol());
    let name: String = name.chars().take(9).collect();
    let text = token_text(token, canvas.look);
    if canvas.look.ascii {
        canvas.text(x, y + 1, "+-------+", dim());
        canvas.text(x, y + 2, "|       |", dim());
        canvas.text(x, y + 3, "+-------+", dim());
        canvas.text(x + 3, y + 2, &text, style);
    } else {
        canvas.centred(area, y + 1, &text, style);
        canvas.centred(area, y + 3, &name, style);
    }
    let gaps = token_gaps(words, "", token);
    let why = words.fill("kamon-status-why", gaps);
    let why = wrapped(&why, panel.width - 10);
    for (line, text) in (y + 1..).zip(&why) {
        canvas.text(x + 10, line, text, bold());
    }
    y + 2 + (why.len() as u16).max(3)
}

fn token_text(token: Token, look: Look) -> String {
    if look.ascii {
        return token.to_string();
    }
    let sign = symbol_sign(token.symbol(), look);
    format!("{sign} {}", token.count())
}

struct Grid<'a> {
    session: &'a Session,
    board: &'a KamonBoard,
    height: u16,
    pitch: u16,
    body: Rect,
}

impl Grid<'_> {
    /// Draws the board, and says where it ends.
    fn draw(&self, canvas: &mut Canvas<'_>) -> u16 {
        let width = 7 * self.pitch + 1;
        let whole = Rect::new(MARGIN, self.body.y, width, 1);
        let snake = emblem_name(self.session.words, Emblem::Snake);
        canvas.centred(whole, self.body.y, &snake, dim());
        let mut rows: Vec<Vec<Cell>> = Cell::ROWS.map(<[Cell]>::to_vec).to_vec();
        if self.session.turned {
            rows.reverse();
            for row in &mut rows {
                row.reverse();
            }
        }
        for (number, row) in (0_u16..).zip(&rows) {
            self.row(number, row, canvas);
        }
        let bottom = self.body.y + 7 * self.height + 1;
        canvas.centred(whole, bottom, &snake, dim());
        MARGIN + width + MARGIN
    }

    fn row(&self, number: u16, row: &[Cell], canvas: &mut Canvas<'_>) {
        let count = row.len() as u16;
        let top = self.body.y + 1 + number * self.height;
        let left = MARGIN + (7 - count) * self.pitch / 2;
        let wood = Rect::new(left, top, count * self.pitch + 1, self.height);
        canvas.fill(wood, canvas.look.paint(INK, WOOD));
        for (place, &cell) in (0..).zip(row) {
            let x = left + 1 + place * self.pitch;
            let area = Rect::new(x, top, self.pitch - 1, self.height);
            self.cell(cell, area, canvas);
            canvas.spot(area, spot_of(cell));
        }
        let [first, last] = [row[0], row[row.len() - 1]].map(Cell::name);
        canvas.text(left - 3, top, first, dim());
        canvas.text(wood.right() + 1, top, last, dim());
        // Opposite edges carry the same name; a half turn leaves them where they are.
        let [dragon, tortoise] = [Emblem::Dragon, Emblem::Tortoise]
            .map(|emblem| emblem_name(self.session.words, emblem));
        // Beside the longer rows there is no room for a long name.
        let longest = width_of(&dragon).max(width_of(&tortoise));
        let aside = u16::from(longest < MARGIN + self.pitch);
        let (before, after) = match number {
            _ if number == aside => (tortoise, dragon),
            _ if number == 6 - aside => (dragon, tortoise),
            _ => return,
        };
        let line = top + self.height - 1;
        canvas.text_before(left - 1, line, &before, dim());
        canvas.text(wood.right() + 1, line, &after, dim());
    }

    fn cell(&self, cell: Cell, area: Rect, canvas: &mut Canvas<'_>) {
        let position = &self.board.position;
        let chosen = self.session.cursor == Some(spot_of(cell));
        let legal = self.session.acting().is_some() && position.legal_cells().contains(cell);
        let won = self.board.winning.contains(&cell);
        if canvas.look.ascii {
            self.plain_cell(cell, area, (chosen, legal, won), canvas);
            return;
        }
        let (middle, below) = (area.y + (area.height - 1) / 2, area.bottom() - 1);
        match position.content(cell) {
            Content::Token(token) => {
                let (ink, ground) = if legal {
                    (IVORY, VERMILION)
                } else if self.board.enclosed.contains(&cell) {
                    (INK, GOLD)
                } else {
                    (INK, STRAW)
                };
                let style = canvas.look.paint(ink, ground);
                canvas.fill(area, style);
                let text = token_text(token, canvas.look);
                let strong = style.add_modifier(Modifier::BOLD);
                canvas.centred(area, middle, &text, strong);
                // Letters and numbers of tokens and cells would be taken for each other.
                if !canvas.look.characters {
                    let faint = if legal { ink } else { STONE };
                    let style = canvas.look.paint(faint, ground);
                    canvas.centred(area, below, cell.name(), style);
                }
            }
            Content::Pawn(side) => self.pawn(side, cell, area, canvas),
            Content::Forbidden => {
                let style = canvas.look.paint(STONE, LACQUER);
                let hatch = "░".repeat(area.width.into());
                for y in area.top()..area.bottom() {
                    canvas.text(area.x, y, &hatch, style);
                }
            }
        }
        if chosen {
            let style = canvas.look.paint(VERMILION, IVORY);
            let style = style.add_modifier(Modifier::BOLD);
            for y in area.top()..area.bottom() {
                canvas.text(area.x, y, "[", style);
                canvas.text(area.right() - 1, y, "]", style);
            }
        }
    }

    fn pawn(&self, side: Side, cell: Cell, area: Rect, canvas: &mut Canvas<'_>) {
        let (sign, ground, ink) = match side {
            Side::Black => ("●", INK, IVORY),
            Side::White => ("○", PAPER, INK),
        };
        if self.board.winning.contains(&cell) {
            canvas.fill(area, canvas.look.paint(INK, GOLD));
        }
        let inner = Rect::new(area.x + 1, area.y, area.width - 2, area.height);
        let outer = if self.board.winning.contains(&cell) {
            inner
        } else {
            area
        };
        let style = canvas.look.paint(ink, ground);
        canvas.fill(outer, style);
        canvas.centred(area, area.y + (area.height - 1) / 2, sign, style);
        if self.board.last == Some(cell) {
            canvas.centred(area, area.bottom() - 1, "··", style);
        }
    }

    /// ` l5 `, `[l5]` where a pawn may go, `x`, `<x>` in a winning shape, `x'` the last one.
    fn plain_cell(
        &self,
        cell: Cell,
        area: Rect,
        (chosen, legal, won): (bool, bool, bool),
        canvas: &mut Canvas<'_>,
    ) {
        let text = match self.board.position.content(cell) {
            Content::Token(token) if chosen => format!(">{token}<"),
            Content::Token(token) if legal => format!("[{token}]"),
            Content::Token(token) if self.board.enclosed.contains(&cell) => format!("({token})"),
            Content::Token(token) => token.to_string(),
            Content::Pawn(side) if won => format!("<{}>", side.pawn()),
            Content::Pawn(side) if self.board.last == Some(cell) => format!(" {}'", side.pawn()),
            Content::Pawn(side) => side.pawn().to_string(),
            Content::Forbidden => "#".to_owned(),
        };
        let style = if chosen {
            canvas.look.cursor()
        } else if legal || won {
            bold()
        } else {
            ratatui::style::Style::new()
        };
        let x = area.x + (area.width - width_of(&text)) / 2;
        canvas.text(x, area.y + (area.height - 1) / 2, &text, style);
    }
}
