//! Why a table did not do something.

use crate::{Refusal, StoreError};

/// Why a table did not do something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HubError {
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The store does not answer. It is not known whether it was done: look again.
    #[error("{}", about_store(.0))]
    Store(#[from] StoreError),
    /// The server is about to stop.
    #[error("the server is about to stop; come back")]
    Closing,
}

impl HubError {
    /// A short name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoTable => "no-table",
            Self::Refused(refusal) => refusal.code(),
            Self::Store(_) => "unavailable",
            Self::Closing => "closing",
        }
    }
}

/// What exactly is nobody's business but the log's.
const fn about_store(error: &StoreError) -> &'static str {
    match error {
        StoreError::Unreadable(_) => {
            "this table cannot be read here: a newer version wrote it, or it is damaged"
        }
        _ => "the store does not answer; look again",
    }
}
