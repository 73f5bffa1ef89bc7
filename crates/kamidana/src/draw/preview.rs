//! Pictures for those who get a link: as PNG, because nothing else is shown everywhere, and without
//! letters, because the words stand beside them.

use resvg::{tiny_skia, usvg};

use super::{
    palette::{PAPER, STRAW, VERMILION},
    svg::Picture,
};

/// The size that everybody expects of such pictures.
const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
const MARGIN: f64 = 24.0;
/// How much at the left belongs to the house.
const SIDE: f64 = 300.0;

/// The mark of the house, as the site has it: a shelf with a roof, in a square of 32.
const MARK: &str = "M2 9c5 1.6 9 2 14 2s9-.4 14-2M6 15.5h20M9 11l-1 17M23 11l1 17M16 11v4.5";

/// One drawing beside the mark of the house.
pub(crate) fn of_one(picture: &Picture) -> Option<Vec<u8>> {
    let drawing = picture.fitted(SIDE, MARGIN, WIDTH - SIDE - MARGIN, HEIGHT - 2.0 * MARGIN);
    let band =
        format!("<rect width=\"{SIDE}\" height=\"{HEIGHT}\" fill=\"{STRAW}\" opacity=\".35\"/>");
    let body = band + &mark(SIDE / 2.0, HEIGHT / 2.0, 6.0) + &drawing;
    png(picture.definitions(), &body)
}

/// Several drawings side by side below the mark of the house.
pub(crate) fn of_all(pictures: &[Picture]) -> Option<Vec<u8>> {
    const TOP: f64 = 190.0;
    let count = f64::from(pictures.len() as u32);
    let width = (WIDTH - 2.0 * MARGIN) / count.max(1.0);
    let mut x = MARGIN;
    let mut body = mark(WIDTH / 2.0, TOP / 2.0 + 8.0, 4.0);
    for picture in pictures {
        body += &picture.fitted(x + 8.0, TOP, width - 16.0, HEIGHT - TOP - MARGIN);
        x += width;
    }
    let definitions: String = pictures.iter().map(Picture::definitions).collect();
    png(&definitions, &body)
}

/// The mark of the house around a place.
fn mark(x: f64, y: f64, scale: f64) -> String {
    let (x, y) = (x - 16.0 * scale, y - 18.0 * scale);
    format!(
        "<path d=\"{MARK}\" transform=\"translate({x} {y}) scale({scale})\" fill=\"none\" \
         stroke=\"{VERMILION}\" stroke-width=\"2.75\" stroke-linecap=\"round\"/>"
    )
}

fn png(definitions: &str, body: &str) -> Option<Vec<u8>> {
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\
         <defs>{definitions}</defs><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{PAPER}\"/>\
         {body}</svg>"
    );
    let tree = usvg::Tree::from_str(&svg, &usvg::Options::default()).ok()?;
    let mut pixels = tiny_skia::Pixmap::new(WIDTH as u32, HEIGHT as u32)?;
    resvg::render(
        &tree,
        tiny_skia::Transform::identity(),
        &mut pixels.as_mut(),
    );
    pixels.encode_png().ok()
}
