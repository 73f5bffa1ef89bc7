//! The ways a game can end, as data.

/// A way a game or a round can end. Every [`Outcome`](crate::Outcome) of a game gives one of its
/// ids as the reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EndSpec {
    /// Its name in views, records and locales.
    pub id: &'static str,
    /// What happened, in one line.
    pub help: &'static str,
    /// Whether nobody wins.
    pub is_draw: bool,
}

impl EndSpec {
    /// A way to win.
    pub const fn win(id: &'static str, help: &'static str) -> Self {
        let is_draw = false;
        Self { id, help, is_draw }
    }

    /// A way for nobody to win.
    pub const fn draw(id: &'static str, help: &'static str) -> Self {
        let is_draw = true;
        Self { id, help, is_draw }
    }
}
