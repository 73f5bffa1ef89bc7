//! Kamon in a terminal: bricks of two lines in staggered rows, which touch as the hexes do.

use kamon::{Cell, CellSet, Content, Emblem, Position, Side, Symbol, Token};

use super::screen;
use crate::{
    draw::{
        Style,
        palette::{GOLD, INK, IVORY, LACQUER, PAPER, Rgb, STONE, STRAW, VERMILION, WOOD},
        terminal::{bold, dim, paint},
    },
    words::Words,
};

/// The columns of a cell with the gap that follows it; half of it is the shift of a row.
const PITCH: usize = 6;
/// Where the longest row begins.
const INDENT: usize = 12;

pub(crate) fn lines(position: &Position, style: Style) -> Vec<String> {
    let words = style.words();
    let mut lines = vec![edge_name(words, Emblem::Snake, style)];
    for (number, row) in rows(style.turned).into_iter().enumerate() {
        let margin = INDENT - 2 + (7 - row.len()) * PITCH / 2;
        let [left, right] = side_names(words, number);
        let cells = row.iter().map(|&cell| brick(position, cell, style));
        let (upper, lower): (Vec<_>, Vec<_>) = cells.map(|[upper, lower]| (upper, lower)).unzip();
        let [upper, lower] = [upper, lower].map(|bricks| on_wood(&bricks, style));
        let [first, last] = [row[0], row[row.len() - 1]].map(Cell::name);
        lines.push(format!(
            "{}{upper} {}",
            quiet(&format!("{first:>margin$} "), style),
            quiet(last, style)
        ));
        let outer = format!("{left:>margin$} ");
        lines.push(format!(
            "{}{lower} {}",
            quiet(&outer, style),
            quiet(&right, style)
        ));
    }
    lines.push(edge_name(words, Emblem::Snake, style));
    lines.push(String::new());
    let turn = screen::turn(words, position);
    lines.push(if style.ascii { turn } else { bold(&turn) });
    lines.push(screen::pile_in_words(words, position.top()));
    lines.extend(legend(position, style));
    lines
}

/// The rows from the top of the picture, each from the left; a turned board is read backwards.
fn rows(turned: bool) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Cell::ROWS.map(<[Cell]>::to_vec).to_vec();
    if turned {
        rows.reverse();
        for row in &mut rows {
            row.reverse();
        }
    }
    rows
}

/// The emblems left and right of a row of the picture, in the middle of their edges. A half turn
/// of the board leaves them where they are.
fn side_names(words: &Words, row: usize) -> [String; 2] {
    let emblems = match row {
        1 => [Emblem::Tortoise, Emblem::Dragon],
        5 => [Emblem::Dragon, Emblem::Tortoise],
        _ => return [String::new(), String::new()],
    };
    emblems.map(|emblem| screen::emblem_name(words, emblem))
}

fn edge_name(words: &Words, emblem: Emblem, style: Style) -> String {
    let name = screen::emblem_name(words, emblem);
    let middle = INDENT + (7 * PITCH - 1) / 2;
    let margin = middle - name.chars().count() / 2;
    quiet(&format!("{:margin$}{name}", ""), style)
}

/// The bricks of a row with the board between and around them, so that black pawns stand out on
/// a dark terminal and white ones on a light one.
fn on_wood(bricks: &[String], style: Style) -> String {
    let gap = if style.ascii {
        " ".to_owned()
    } else {
        paint(" ", INK, WOOD)
    };
    format!("{gap}{}{gap}", bricks.join(&gap))
}

fn quiet(text: &str, style: Style) -> String {
    if style.ascii {
        text.to_owned()
    } else {
        dim(text)
    }
}

/// The two lines of a cell, five columns each.
fn brick(position: &Position, cell: Cell, style: Style) -> [String; 2] {
    let won = position.winning_cells().contains(cell);
    let legal = position.legal_cells().contains(cell);
    if style.ascii {
        return [plain(position, cell, won, legal), " ".repeat(PITCH - 1)];
    }
    let name = if style.characters {
        // Letters and numbers of tokens and cells side by side would be taken for each other.
        "  ".to_owned()
    } else {
        cell.to_string()
    };
    match position.content(cell) {
        Content::Token(token) => {
            let (ink, ground) = token_colours(position.enclosed_cells(), cell, legal);
            let faint = if ground == STRAW { STONE } else { ink };
            [
                paint(&format!(" {} ", token_text(token, style)), ink, ground),
                paint(&format!(" {name}  "), faint, ground),
            ]
        }
        Content::Pawn(side) => pawn(side, won),
        Content::Forbidden => ["░░░░░", "░░░░░"].map(|text| paint(text, STONE, LACQUER)),
    }
}

fn token_colours(enclosed: CellSet, cell: Cell, legal: bool) -> (Rgb, Rgb) {
    if legal {
        (Rgb(0xff, 0xff, 0xff), VERMILION)
    } else if enclosed.contains(cell) {
        (INK, GOLD)
    } else {
        (INK, STRAW)
    }
}

fn token_text(token: Token, style: Style) -> String {
    let sign = if style.characters {
        token.symbol().letter()
    } else {
        glyph(token.symbol())
    };
    format!("{sign} {}", token.count())
}

/// One column each, and in every common terminal font.
pub(crate) const fn glyph(symbol: Symbol) -> char {
    match symbol {
        Symbol::Leaf => '♠',
        Symbol::Cup => '∪',
        Symbol::Fan => '▼',
        Symbol::Crane => 'Ψ',
        Symbol::Wave => '≈',
        Symbol::Moon => '☾',
    }
}

fn pawn(side: Side, won: bool) -> [String; 2] {
    let (sign, ground) = match side {
        Side::Black => ("●", INK),
        Side::White => ("○", PAPER),
    };
    let ink = match side {
        Side::Black => STONE,
        Side::White => INK,
    };
    if won {
        let edge = |text: &str| paint(text, INK, GOLD);
        let body = |text: &str| paint(text, if side == Side::Black { IVORY } else { INK }, ground);
        return [
            [edge(" "), body(&format!(" {sign} ")), edge(" ")].concat(),
            [edge(" "), body("   "), edge(" ")].concat(),
        ];
    }
    [
        paint(&format!("  {sign}  "), ink, ground),
        paint("     ", ink, ground),
    ]
}

/// ` l5 `, `[l5]` where a pawn may go, `  x  `, `<x>` in a winning shape.
fn plain(position: &Position, cell: Cell, won: bool, legal: bool) -> String {
    let text = match position.content(cell) {
        Content::Token(token) if legal => format!("[{token}]"),
        Content::Token(token) if position.enclosed_cells().contains(cell) => format!("({token})"),
        Content::Token(token) => token.to_string(),
        Content::Pawn(side) if won => format!("<{}>", side.pawn()),
        Content::Pawn(side) => side.pawn().to_string(),
        Content::Forbidden => "#".to_owned(),
    };
    format!("{text:^5}")
}

fn legend(position: &Position, style: Style) -> Vec<String> {
    let sign = |symbol: Symbol| {
        if style.ascii || style.characters {
            symbol.letter()
        } else {
            glyph(symbol)
        }
    };
    let words = style.words();
    let symbols = Symbol::ALL.map(|symbol| {
        let name = screen::symbol_name(words, symbol);
        format!("{} {name}", sign(symbol))
    });
    let symbols = symbols.join("  ");
    let [black, white] = Side::ALL.map(|side| screen::side_name(words, side));
    if !style.ascii {
        return vec![dim(&format!("{symbols}   ● {black}  ○ {white}"))];
    }
    let over = position.outcome().is_over();
    let marks = [("over", if over { "yes" } else { "no" }.into())];
    let marks = words.fill("kamon-terminal-plain", marks);
    vec![symbols, format!("x {black}  o {white}  {marks}")]
}
