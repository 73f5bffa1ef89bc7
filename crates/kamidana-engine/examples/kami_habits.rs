//! Learns how thinkers play Kami, for imagined deals.
//!
//! `cargo run --release -p kamidana-engine --example kami_habits -- lessons <rounds> <imagined deals> <seed> >
//! lessons.txt` lets them play, `… -- learn lessons.txt crates/kamidana-engine/src/kami/habits/four.bin` fits
//! the tables.

use std::{error::Error, fs};

use kami::Mode;
use kamidana_engine::kami::{Lesson, learn, lessons};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["lessons", rounds, deals, seed] => {
            let tell = |lesson: &Lesson| println!("{lesson}");
            lessons(
                Mode::Traditional,
                rounds.parse()?,
                deals.parse()?,
                seed.parse()?,
                tell,
            );
            Ok(())
        }
        ["learn", from, to] => {
            let text = fs::read_to_string(from)?;
            let told: Result<Vec<Lesson>, String> = text.lines().map(str::parse).collect();
            Ok(fs::write(to, learn(&told?))?)
        }
        _ => Err("lessons <rounds> <imagined deals> <seed>, or learn <from> <to>".into()),
    }
}
