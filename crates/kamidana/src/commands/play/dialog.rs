//! Questions that stand before the board: help, file names, leaving.

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dialog {
    /// How to play and which keys there are, from this line on.
    Help(usize),
    /// Under which name to write.
    File(Purpose, String),
    /// Whether to save before leaving.
    Leave,
}

/// Why a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// To go on later.
    Save,
    /// To go on later, and leave now.
    SaveAndLeave,
    /// To keep or to pass on: JSON if the name ends in `.json`, else text.
    Export,
}
