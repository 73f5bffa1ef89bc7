//! Answers what a browser is asked, natively: `{"path", "body", "memory"}` on every line, and an answer
//! with the milliseconds it took. `make bench-browser` compares the two.

use std::{
    error::Error,
    io::{self, BufRead as _},
    time::Instant,
};

use serde_json::{Value, json};

fn main() -> Result<(), Box<dyn Error>> {
    for line in io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        let path = asked["path"].as_str().ok_or("which path?")?;
        let memory = asked["memory"]
            .as_u64()
            .and_then(|m| usize::try_from(m).ok());
        let mut text = String::new();
        let began = Instant::now();
        let status = kamidana_browser::answer(
            path,
            &asked["body"].to_string(),
            memory.ok_or("how much memory?")?,
            &mut |piece| text.push_str(piece),
        );
        let millis = began.elapsed().as_secs_f64() * 1000.0;
        println!(
            "{}",
            json!({ "status": status, "millis": millis, "text": text })
        );
    }
    Ok(())
}
