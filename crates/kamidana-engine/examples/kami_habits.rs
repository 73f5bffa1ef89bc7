//! Learns how thinkers play Kami, for imagined deals.
//!
//! `cargo run --release -p kamidana-engine --example kami_habits -- lessons <rounds> <imagined deals> <seed> >
//! lessons.txt` lets them play, `… -- learn lessons.txt crates/kamidana-engine/src/kami/habits/four.bin` fits
//! the tables.

use std::{error::Error, fs};

use kami::Mode;
use kamidana_engine::kami::{Lesson, examine, learn, lessons};

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
            Ok(fs::write(to, learn(&read(from)?))?)
        }
        ["examine", from, habits] => {
            let told = read(from)?;
            let given = examine(&told, &fs::read(habits)?).ok_or("these habits do not fit")?;
            println!(
                "{} lessons: habits give away {:.3} points a choice, rules of thumb {:.3}",
                told.len(),
                given.by_habit,
                given.by_rule
            );
            Ok(())
        }
        _ => Err("lessons <rounds> <imagined deals> <seed>, learn <from> <to>, or examine <from> <habits>".into()),
    }
}

fn read(path: &str) -> Result<Vec<Lesson>, Box<dyn Error>> {
    let text = fs::read_to_string(path)?;
    let told: Result<_, String> = text.lines().map(str::parse).collect();
    Ok(told?)
}
