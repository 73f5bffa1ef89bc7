//! Kamisado in a terminal: squares of six columns and two lines, or one line in plain ASCII.

use kamisado::{Match, Side, Square, Tower};

use super::{
    caption,
    palette::{body_of, of_colour},
    stage::{Mark, mark_on, rows, tower_on},
};
use crate::{
    commands::play::screen::canvas::wrapped,
    draw::{
        Style,
        palette::{Rgb, VERMILION},
        terminal::{COLUMNS, bold, dim, paint},
    },
};

pub(crate) fn lines(game: &Match, style: Style) -> Vec<String> {
    let mut lines = if style.ascii {
        plain_board(game, style.turned)
    } else {
        coloured_board(game, style)
    };
    let words = style.words();
    let turn = caption::turn(words, game, false);
    lines.push(if style.ascii { turn } else { bold(&turn) });
    lines.push(caption::score(words, game));
    if style.ascii {
        // What the letters mean, and in a line of their own the marks.
        let legend = words
            .say("kamisado-terminal-plain")
            .replacen(" *", "\n*", 1);
        lines.extend(legend.lines().flat_map(|part| wrapped(part, COLUMNS)));
    }
    lines
}

fn coloured_board(game: &Match, style: Style) -> Vec<String> {
    let mut lines = Vec::new();
    for row in rows(style.turned) {
        let number = row[0].row() + 1;
        let (mut upper, mut lower) = (dim(&format!(" {number} ")), "   ".to_owned());
        for square in row {
            let [above, below] = cell(game, square, style.characters);
            upper += &above;
            lower += &below;
        }
        lines.extend([upper, lower]);
    }
    let files = file_letters(style.turned).map(|file| format!("  {file}   "));
    lines.push(dim(&format!("   {}", files.concat())));
    lines
}

/// The two lines of a square.
fn cell(game: &Match, square: Square, characters: bool) -> [String; 2] {
    let ground = of_colour(square.colour());
    let mark = mark_on(game, square);
    if let Some(tower) = tower_on(game, square) {
        return tower_cell(tower, ground, mark, characters);
    }
    let character = if characters {
        square.colour().character().to_string()
    } else {
        "  ".to_owned()
    };
    let [above, below] = match mark {
        Mark::Gate => ["═╤══╤═".to_owned(), format!(" │{character}│ ")],
        Mark::Target => [format!("{character}▄▄  "), "  ▀▀  ".to_owned()],
        Mark::None | Mark::Active => [format!("{character}    "), "      ".to_owned()],
    };
    [above, below].map(|text| paint(&text, ground.text_on(), ground))
}

fn tower_cell(tower: Tower, ground: Rgb, mark: Mark, characters: bool) -> [String; 2] {
    let body = body_of(tower.side);
    let disc = of_colour(tower.colour);
    let teeth = match tower.teeth.count() {
        0 => "    ",
        1 => " ▲  ",
        2 => " ▲▲ ",
        3 => "▲▲▲ ",
        _ => "▲▲▲▲",
    };
    let character = if characters {
        tower.colour.character().to_string()
    } else {
        "  ".to_owned()
    };
    let side_of_cell = |text: &str| match mark {
        Mark::Active => paint(text, VERMILION.text_on(), VERMILION),
        _ => paint(text, ground.text_on(), ground),
    };
    let [left, right] = match mark {
        Mark::Active => [">", "<"],
        // A tower that can be pushed back stands on a target.
        Mark::Target | Mark::Gate => ["●", "●"],
        Mark::None => [" ", " "],
    };
    // A thin line parts the disc from the body: brown on black would melt into one.
    let rim = |text: &str| paint(text, body.text_on(), body);
    [
        [
            side_of_cell(" "),
            paint(teeth, body.text_on(), body),
            side_of_cell(" "),
        ]
        .concat(),
        [
            side_of_cell(left),
            rim("▕"),
            paint(&character, disc.text_on(), disc),
            rim("▏"),
            side_of_cell(right),
        ]
        .concat(),
    ]
}

fn plain_board(game: &Match, turned: bool) -> Vec<String> {
    let rule = format!("  +{}", "--------+".repeat(8));
    let mut lines = vec![rule.clone()];
    for row in rows(turned) {
        let cells = row.map(|square| plain_cell(game, square) + "|");
        lines.push(format!("{} |{}", row[0].row() + 1, cells.concat()));
        lines.push(rule.clone());
    }
    let files = file_letters(turned).map(|file| format!("    {file}    "));
    lines.push(format!("  {}", files.concat()));
    lines
}

/// A mark, a tower with its teeth and the colour of the square: `*n2    g`.
fn plain_cell(game: &Match, square: Square) -> String {
    let mark = match mark_on(game, square) {
        Mark::None => ' ',
        Mark::Active => '*',
        Mark::Target => '.',
        Mark::Gate => '!',
    };
    let tower = tower_on(game, square).map_or_else(String::new, |tower| {
        let letter = match tower.side {
            Side::Black => tower.colour.letter(),
            Side::White => tower.colour.letter().to_ascii_uppercase(),
        };
        match tower.teeth.count() {
            0 => letter.to_string(),
            teeth => format!("{letter}{teeth}"),
        }
    });
    format!("{mark}{tower:<5} {}", square.colour().letter())
}

fn file_letters(turned: bool) -> [char; 8] {
    let mut files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    if turned {
        files.reverse();
    }
    files
}
