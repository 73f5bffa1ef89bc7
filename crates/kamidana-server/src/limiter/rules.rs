//! What can be limited, and how far.

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use governor::Quota;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Shows a password.
    LogIn,
    /// Makes an account.
    Register,
    /// Becomes a guest.
    Guest,
    /// Sets up a table.
    CreateTable,
    /// Says something.
    Chat,
    /// Acts at a table.
    Move,
    /// Asks an engine.
    Analyse,
    /// Has a position, a record or a game laid out.
    Study,
    /// Looks for tables or people.
    Search,
    /// Opens a socket or a stream.
    Connect,
    /// Changes something about the own account.
    Account,
    /// Reports somebody.
    Report,
    /// Is told something while no page is open.
    Push,
    /// Asks for anything at all.
    Request,
}

impl Deed {
    /// All deeds.
    pub const ALL: [Self; 14] = [
        Self::LogIn,
        Self::Register,
        Self::Guest,
        Self::CreateTable,
        Self::Chat,
        Self::Move,
        Self::Analyse,
        Self::Study,
        Self::Search,
        Self::Connect,
        Self::Account,
        Self::Report,
        Self::Push,
        Self::Request,
    ];
}

/// So many times at once, and as many again in every such time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// How many times.
    pub times: u32,
    /// In how long.
    pub per: Duration,
}

impl Window {
    const fn new(times: u32, seconds: u64) -> Self {
        Self {
            times,
            per: Duration::from_secs(seconds),
        }
    }

    /// `None` if nothing can ever be refused, or the numbers make no sense.
    pub(super) fn quota(self) -> Option<Quota> {
        let times = NonZeroU32::new(self.times)?;
        Some(Quota::with_period(self.per / times.get())?.allow_burst(times))
    }
}

/// A short and a long window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows {
    /// How much at once.
    pub short: Window,
    /// How much in the long run.
    pub long: Window,
}

impl Windows {
    const fn new([short, long]: [(u32, u64); 2]) -> Self {
        Self {
            short: Window::new(short.0, short.1),
            long: Window::new(long.0, long.1),
        }
    }
}

/// How often a deed may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// By one person.
    pub person: Windows,
    /// From one address.
    pub address: Windows,
}

/// How often passwords may be tried for one account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GuessRule {
    /// From one address.
    pub here: Windows,
    /// From all addresses together.
    pub anywhere: Windows,
}

/// How often every deed may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rules {
    /// More often than any person and any decent program wants to, see [`Rules::rule`].
    #[default]
    Normal,
    /// As often as they like: for load tests.
    Unlimited,
}

pub(super) const MINUTE: u64 = 60;
pub(super) const HOUR: u64 = 60 * MINUTE;
pub(super) const DAY: u64 = 24 * HOUR;

impl Rules {
    /// The rules that a site has without being told.
    pub const fn normal() -> Self {
        Self::Normal
    }

    /// No rules at all.
    pub const fn unlimited() -> Self {
        Self::Unlimited
    }

    /// How often a deed may be done; `None` if that does not matter.
    pub const fn rule(self, deed: Deed) -> Option<Rule> {
        const fn rule(person: [(u32, u64); 2], address: [(u32, u64); 2]) -> Rule {
            Rule {
                person: Windows::new(person),
                address: Windows::new(address),
            }
        }
        if matches!(self, Self::Unlimited) {
            return None;
        }
        Some(match deed {
            // Whose password it is counts as well, see [`Rules::guesses`].
            Deed::LogIn => rule([(10, MINUTE), (60, HOUR)], [(60, MINUTE), (1000, HOUR)]),
            Deed::Register => rule([(5, MINUTE), (20, HOUR)], [(40, MINUTE), (400, HOUR)]),
            Deed::Guest => rule([(5, MINUTE), (20, HOUR)], [(120, MINUTE), (2000, HOUR)]),
            Deed::CreateTable => rule([(10, 10), (600, HOUR)], [(200, 10), (20_000, HOUR)]),
            Deed::Chat => rule(
                [(6, 6), (200, 10 * MINUTE)],
                [(200, 6), (10_000, 10 * MINUTE)],
            ),
            // Ten a second without end is more than a bot with thirty bullet games needs.
            Deed::Move => rule(
                [(20, 1), (6000, 10 * MINUTE)],
                [(5000, 1), (1_800_000, 10 * MINUTE)],
            ),
            Deed::Analyse => rule([(10, 10), (600, HOUR)], [(100, 10), (10_000, HOUR)]),
            // A page of rules has two dozen diagrams. How much is worked out at the same time is
            // bounded elsewhere, see [`Places`](super::Places).
            Deed::Study => rule([(300, 10), (6000, HOUR)], [(3000, 10), (90_000, HOUR)]),
            Deed::Search => rule([(30, 10), (1000, HOUR)], [(200, 10), (15_000, HOUR)]),
            // After a restart a whole school comes back at once.
            Deed::Connect => rule([(80, 10), (1300, HOUR)], [(600, 10), (20_000, HOUR)]),
            Deed::Account => rule([(20, 10), (200, HOUR)], [(200, 10), (3000, HOUR)]),
            Deed::Report => rule([(3, MINUTE), (20, DAY)], [(30, MINUTE), (300, DAY)]),
            // What others do at their tables must not wake somebody up all night.
            Deed::Push => rule([(10, MINUTE), (120, HOUR)], [(600, MINUTE), (7200, HOUR)]),
            // A page that opens asks for some dozens of things.
            Deed::Request => rule(
                [(200, 5), (18_000, 10 * MINUTE)],
                [(10_000, 5), (900_000, 10 * MINUTE)],
            ),
        })
    }

    /// How often passwords may be tried for one account; `None` if that does not matter.
    pub const fn guesses(self) -> Option<GuessRule> {
        match self {
            Self::Unlimited => None,
            Self::Normal => Some(GuessRule {
                here: Windows::new([(10, MINUTE), (60, HOUR)]),
                anywhere: Windows::new([(300, HOUR), (2000, DAY)]),
            }),
        }
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "normal",
            Self::Unlimited => "off",
        })
    }
}

/// A text that is not the name of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("limits are `normal` or `off`")]
pub struct ParseRulesError;

impl FromStr for Rules {
    type Err = ParseRulesError;

    fn from_str(text: &str) -> Result<Self, ParseRulesError> {
        match text {
            "normal" => Ok(Self::Normal),
            "off" => Ok(Self::Unlimited),
            _ => Err(ParseRulesError),
        }
    }
}
