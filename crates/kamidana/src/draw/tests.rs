//! What every drawing promises, tried on many boards.

use kamidana_game::{
    Study,
    kami::{self as kami_door, OpenRound},
    kamisado as kamisado_door, kamon as kamon_door,
};
use kamisado::Colour;

use super::{Style, palette, svg, terminal};
use crate::words::Language;

mod boards;
mod sight;

use boards::{kami, kamisado, kamon};

/// Every way to draw.
fn styles() -> impl Iterator<Item = Style> {
    (0..8).map(|bits| Style {
        characters: bits & 1 != 0,
        ascii: bits & 2 != 0,
        turned: bits & 4 != 0,
        language: Language::English,
    })
}

/// A round of Kami to draw.
fn kami_study(deal: ::kami::Deal, log: Vec<::kami::Action>) -> Box<dyn Study> {
    kami_door::study(OpenRound::after(deal, log).expect("the actions fit the deal"))
}

fn all_boards() -> Vec<Box<dyn Study>> {
    let kamisado = kamisado().into_iter().map(kamisado_door::study);
    let kamon = kamon().into_iter().map(kamon_door::study);
    let kami = kami().into_iter().map(|(deal, log)| kami_study(deal, log));
    kamisado.chain(kamon).chain(kami).collect()
}

/// The text without its colours.
fn stripped(text: &str) -> String {
    let mut plain = String::new();
    let mut pieces = text.split("\u{1b}[");
    plain.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        plain.push_str(piece.split_once('m').map_or("", |(_, rest)| rest));
    }
    plain
}

/// The columns of a line: East Asian characters take two.
fn columns(line: &str) -> usize {
    line.chars()
        .map(|c| if c >= '\u{2e80}' { 2 } else { 1 })
        .sum()
}

#[test]
fn there_are_ten_boards_of_each_game() {
    assert!(kamisado().len() >= 10 && kamon().len() >= 10 && kami().len() >= 10);
}

#[test]
fn the_start_of_kamisado_in_ascii() {
    let drawn = terminal(
        &*kamisado_door::study(::kamisado::Match::new(
            kamisado::Length::Single,
            kamisado::SetUp::Usual,
        )),
        Style {
            ascii: true,
            ..Style::default()
        },
    );
    let rule = "  +--------+--------+--------+--------+--------+--------+--------+--------+";
    let expected = [
        rule,
        "8 | O     o| B     b| P     p| K     k| Y     y| R     r| G     g| N     n|",
        rule,
        "7 |       r|       o|       k|       g|       b|       y|       n|       p|",
        rule,
        "6 |       g|       k|       o|       r|       p|       n|       y|       b|",
        rule,
        "5 |       k|       p|       b|       o|       n|       g|       r|       y|",
        rule,
        "4 |       y|       r|       g|       n|       o|       b|       p|       k|",
        rule,
        "3 |       b|       y|       n|       p|       r|       o|       k|       g|",
        rule,
        "2 |       p|       n|       y|       b|       g|       k|       o|       r|",
        rule,
        "1 |*n     n|*g     g|*r     r|*y     y|*k     k|*p     p|*b     b|*o     o|",
        rule,
        "      a        b        c        d        e        f        g        h",
        "Black moves any tower",
        "One round, Black 0, White 0",
        "First a tower, last its square; capitals are White, digits dragon teeth.",
        "* moves, . target, ! wins",
        "",
    ];
    assert_eq!(drawn, expected.join("\n"));
}

#[test]
fn every_board_fits_a_terminal_of_80_by_24_in_every_language() {
    let in_all = |style: Style| Language::ALL.map(|language| Style { language, ..style });
    for board in all_boards() {
        for style in styles().flat_map(in_all) {
            let drawn = stripped(&terminal(&*board, style));
            assert!(
                drawn.lines().count() <= 24,
                "too high: {:?} {style:?}\n{drawn}",
                board.position()
            );
            for line in drawn.lines() {
                assert!(columns(line) <= 80, "too wide: {style:?}\n{line}");
            }
        }
    }
}

#[test]
fn rows_of_kamisado_are_equally_wide() {
    for game in kamisado() {
        for style in styles() {
            let board = kamisado_door::study(game);
            let drawn = stripped(&terminal(&*board, style));
            let (rows, width) = if style.ascii { (17, 75) } else { (16, 51) };
            for line in drawn.lines().take(rows) {
                // Squares at the end of a line may have been trimmed only in ASCII, and there a
                // line ends with a bar.
                assert_eq!(columns(line), width, "{game} {style:?}\n{line}");
            }
        }
    }
}

#[test]
fn ascii_is_ascii_without_escapes() {
    for board in all_boards() {
        for style in styles().filter(|style| style.ascii) {
            let drawn = terminal(&*board, style);
            let plain = drawn.chars().all(|c| c == '\n' || (' '..='~').contains(&c));
            assert!(plain, "{drawn}");
        }
    }
}

#[test]
fn a_turned_board_of_kamisado_begins_with_blacks_home_row() {
    let start = kamisado_door::study(kamisado()[0]);
    let style = Style {
        ascii: true,
        turned: true,
        ..Style::default()
    };
    let drawn = terminal(&*start, style);
    let row = drawn.lines().nth(1).unwrap_or_default();
    assert_eq!(
        row,
        "1 |*o     o|*b     b|*p     p|*k     k|*y     y|*r     r|*g     g|*n     n|"
    );
}

#[test]
fn what_stands_below_a_board_is_said_in_the_language_asked_for() {
    let start = kamisado_door::study(kamisado()[0]);
    let said = |language| Style {
        language,
        ..Style::default()
    };
    assert!(terminal(&*start, said(Language::German)).contains("Schwarz"));
    assert!(svg(&*start, said(Language::French)).contains("Noir"));
}

#[test]
fn every_picture_is_well_formed_and_stands_alone() {
    for board in all_boards() {
        for style in styles() {
            let drawn = svg(&*board, style);
            well_formed(&drawn).unwrap_or_else(|why| panic!("{why}: {:?}", board.position()));
            assert!(drawn.contains("<title>") && drawn.contains("viewBox="));
            assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
            let links = drawn.matches("href=\"").count();
            assert_eq!(
                links,
                drawn.matches("href=\"#").count(),
                "a link to the outside"
            );
        }
    }
}

#[test]
fn everything_reused_in_a_picture_is_defined() {
    for board in all_boards() {
        let drawn = svg(
            &*board,
            Style {
                characters: true,
                ..Style::default()
            },
        );
        for piece in drawn.split("href=\"#").skip(1) {
            let id = piece.split('"').next().unwrap_or_default();
            assert!(
                drawn.contains(&format!("id=\"{id}\"")),
                "{id} is not defined"
            );
        }
    }
}

#[test]
fn a_picture_of_kamisado_shows_every_tower_tooth_and_target() {
    for game in kamisado() {
        let drawn = svg(&*kamisado_door::study(game), Style::default());
        let towers: Vec<_> = kamisado::Square::all()
            .filter_map(|square| crate::games::kamisado::stage::tower_on(&game, square))
            .collect();
        let teeth: usize = towers.iter().map(|t| usize::from(t.teeth.count())).sum();
        assert_eq!(drawn.matches("class=\"square\"").count(), 64);
        assert_eq!(
            drawn.matches("class=\"tower ").count(),
            towers.len(),
            "{game}"
        );
        assert_eq!(drawn.matches("class=\"tooth\"").count(), teeth, "{game}");
        let Some((round, active)) = game.round().and_then(|r| Some((r, r.active()?))) else {
            continue;
        };
        let marks =
            drawn.matches("class=\"target\"").count() + drawn.matches("class=\"gate\"").count();
        assert_eq!(marks, round.targets(active).len(), "{game}");
    }
}

#[test]
fn a_picture_of_kamon_shows_every_pawn_token_and_legal_cell() {
    for position in kamon() {
        for style in styles() {
            let drawn = svg(&*kamon_door::study(position), style);
            let count = |class: &str| drawn.matches(&format!("class=\"{class}")).count();
            assert_eq!(count("cell\""), 37);
            assert_eq!(count("edge\""), 6);
            assert_eq!(count("pawn "), position.moves_made(), "{position}");
            assert_eq!(
                count("token\""),
                position.tokens().cells().len(),
                "{position}"
            );
            assert_eq!(count("legal\""), position.legal_cells().len(), "{position}");
            assert_eq!(count("won\""), position.winning_cells().len(), "{position}");
        }
    }
}

#[test]
fn a_picture_of_kami_shows_all_32_cards() {
    for (deal, log) in kami() {
        for style in styles() {
            let drawn = svg(&*kami_study(deal, log.clone()), style);
            assert_eq!(
                drawn.matches("class=\"card\"").count(),
                32,
                "{deal} {log:?}"
            );
        }
    }
}

#[test]
fn every_colour_has_the_outline_of_its_character() {
    for colour in Colour::ALL {
        let path = crate::games::kamisado::characters::outline(colour);
        assert!(
            path.starts_with('M') && path.ends_with('z'),
            "{colour}: {path}"
        );
    }
}

#[test]
fn text_reads_on_every_ground() {
    use palette::{GOLD, INK, IVORY, LACQUER, PAPER, Rgb, STONE, STRAW, VERMILION};
    for colour in Colour::ALL {
        let ground = crate::games::kamisado::palette::of_colour(colour);
        let contrast = ground.contrast(ground.text_on());
        assert!(contrast >= 4.5, "{colour}: {contrast:.2}");
    }
    let white = Rgb(0xff, 0xff, 0xff);
    for (ink, ground) in [
        (INK, PAPER),
        (INK, STRAW),
        (INK, GOLD),
        (STONE, PAPER),
        (STONE, STRAW),
        (STONE, IVORY),
        (IVORY, LACQUER),
        (white, VERMILION),
    ] {
        let contrast = ink.contrast(ground);
        assert!(contrast >= 4.5, "{ink} on {ground}: {contrast:.2}");
    }
}

/// Whether every tag is closed in order and every attribute quoted.
fn well_formed(document: &str) -> Result<(), String> {
    let mut open: Vec<&str> = Vec::new();
    let mut pieces = document.split('<');
    if !pieces.next().unwrap_or_default().trim().is_empty() {
        return Err("text before the document".to_owned());
    }
    for piece in pieces {
        let (tag, text) = piece.split_once('>').ok_or("a tag without an end")?;
        let bare = text
            .replace("&amp;", "")
            .replace("&lt;", "")
            .replace("&gt;", "");
        if bare.contains(['&', '>']) || tag.matches('"').count() % 2 != 0 {
            return Err(format!("stray signs near <{tag}>"));
        }
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> closes something else"));
            }
        } else if !tag.ends_with('/') {
            open.push(tag.split_whitespace().next().unwrap_or_default());
        }
    }
    if open.is_empty() {
        Ok(())
    } else {
        Err(format!("{open:?} left open"))
    }
}
