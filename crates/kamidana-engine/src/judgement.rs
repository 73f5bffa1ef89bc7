//! What an engine says of a position: proven or estimated, never mixed.

/// How a position ends with best play, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The side to move wins.
    Win,
    /// The side to move loses.
    Loss,
    /// Neither wins.
    Draw,
}

impl Verdict {
    /// The same for the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
        }
    }

    /// `win`, `loss` or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Loss => "loss",
            Self::Draw => "draw",
        }
    }
}

/// A verdict that follows from the rules, with the number of plies to the end if that was asked
/// (fastest win against longest defence).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proof {
    /// The verdict.
    pub verdict: Verdict,
    /// Moves by either side until the end; `None` if only the verdict was proven.
    pub plies: Option<u32>,
}

/// A guess: the chance that the side to move wins, 0 to 1 (a draw counts as half).
#[derive(Clone, Copy, PartialEq, PartialOrd, Debug)]
pub struct Estimate(f64);

impl Estimate {
    /// Clamped to 0..=1; not a number counts as an even chance.
    pub fn new(chance: f64) -> Self {
        Self(if chance.is_nan() {
            0.5
        } else {
            chance.clamp(0.0, 1.0)
        })
    }

    /// The chance of the side to move.
    pub const fn chance(self) -> f64 {
        self.0
    }

    /// The same for the opponent.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self(1.0 - self.0)
    }
}

/// What is known of a position or a move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Judgement {
    /// It follows from the rules.
    Proven(Proof),
    /// It follows from the rules: the points the side to move gains less those of the others,
    /// in games whose rounds bring points.
    Points(i8),
    /// It is a guess.
    Estimated(Estimate),
    /// Nothing yet.
    Unknown,
}

impl Judgement {
    /// Whether it follows from the rules.
    pub const fn is_certain(self) -> bool {
        matches!(self, Self::Proven(_) | Self::Points(_))
    }
}

/// An action and what is known of it, seen from the side that takes it.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionJudgement {
    /// The action's text.
    pub action: String,
    /// What comes of it.
    pub judgement: Judgement,
}

/// What is asked of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Question {
    /// Who wins; where a match has several rounds, who wins the round.
    #[default]
    Verdict,
    /// Who wins and how soon: the fastest win against the longest defence.
    Shortest,
    /// Who wins the match, in games whose matches have several rounds.
    Match,
}

/// What a solver found out about a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// What is certain for the side to move, or [`Judgement::Unknown`]: never a guess.
    pub judgement: Judgement,
    /// The positions visited.
    pub nodes: u64,
    /// Play that bears it out, as far as the limits allowed to follow it.
    pub line: Vec<String>,
}

impl Answer {
    /// Nothing was found out.
    pub const NOTHING: Self = Self {
        judgement: Judgement::Unknown,
        nodes: 0,
        line: Vec::new(),
    };

    /// What follows from a proof, or that there is none.
    pub(crate) fn proven(proof: Option<Proof>, nodes: u64, line: &[impl ToString]) -> Self {
        Self {
            judgement: proof.map_or(Judgement::Unknown, Judgement::Proven),
            nodes,
            line: line.iter().map(ToString::to_string).collect(),
        }
    }
}
