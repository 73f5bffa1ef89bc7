//! The door to JavaScript: two functions in, two out, and texts in between.
//!
//! It takes no tool but the compiler. `web/src/engine/module.ts` is the other side of it.
#![allow(
    unsafe_code,
    reason = "names that are seen from outside are unsafe to give; nothing else here is"
)]

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use kamidana_engine::set_clock;

#[link(wasm_import_module = "house")]
unsafe extern "C" {
    /// Milliseconds since some moment that stays the same.
    safe fn now() -> f64;
    /// Hears the next piece of an answer, which is UTF-8 and gone afterwards.
    safe fn tell(piece: *const u8, length: usize);
}

/// The question: a path, the end of a line, a body.
static QUESTION: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn question() -> MutexGuard<'static, Vec<u8>> {
    QUESTION.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a question of so many bytes, and says where.
#[unsafe(no_mangle)]
extern "C" fn room(length: usize) -> *mut u8 {
    let mut place = question();
    place.clear();
    place.resize(length, 0);
    place.as_mut_ptr()
}

/// Answers the question that lies there, and returns the status of the answer.
#[unsafe(no_mangle)]
extern "C" fn ask(memory: usize) -> u32 {
    set_clock(|| Duration::from_secs_f64(now().max(0.0) / 1000.0));
    let asked = std::mem::take(&mut *question());
    let asked = String::from_utf8_lossy(&asked);
    let (path, body) = asked.split_once('\n').unwrap_or((&asked, ""));
    let mut heard = |piece: &str| tell(piece.as_ptr(), piece.len());
    kamidana_browser::answer(path, body, memory, &mut heard).into()
}
