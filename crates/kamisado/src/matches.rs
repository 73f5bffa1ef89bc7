//! A whole match: set-up, round, fill, round … until somebody has enough points.

use std::fmt;

use crate::{
    Action, Board, Event, Fill, LineUp, Move, Reason, Refusal, RefusalReason, Round, RoundEnd,
    Side, event::pushed_towers, legal::Actions,
};

/// How long a match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// One round.
    Single,
    /// First to 3 points, with Sumos.
    Standard,
    /// First to 7 points, up to Double-Sumos.
    Long,
    /// First to 15 points, up to Triple-Sumos.
    Marathon,
    /// So many single rounds from the usual start, a point each, the players starting in turn;
    /// the most points win. Never fewer than one.
    Series(u8),
}

impl Length {
    /// The four lengths that have a target.
    pub const WITH_TARGET: [Self; 4] = [Self::Single, Self::Standard, Self::Long, Self::Marathon];

    /// The points that win the match: 1, 3, 7 or 15; a series has none.
    pub const fn target(self) -> Option<u8> {
        match self {
            Self::Single => Some(1),
            Self::Standard => Some(3),
            Self::Long => Some(7),
            Self::Marathon => Some(15),
            Self::Series(_) => None,
        }
    }

    /// The length with this target.
    pub fn from_target(target: u8) -> Option<Self> {
        Self::WITH_TARGET
            .into_iter()
            .find(|l| l.target() == Some(target))
    }

    /// `single`, `standard`, `long`, `marathon` or `series`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Single => "single",
            Self::Standard => "standard",
            Self::Long => "long",
            Self::Marathon => "marathon",
            Self::Series(_) => "series",
        }
    }
}

/// How the first round begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum SetUp {
    /// Every tower on its own colour.
    #[default]
    Usual,
    /// The Challenger, then the Defender, puts the towers on the home row in any order.
    Tournament,
}

/// The points of both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoScore))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// Black's.
    pub black: u8,
    /// White's.
    pub white: u8,
}

impl Score {
    /// A player's points.
    pub const fn of(self, side: Side) -> u8 {
        match side {
            Side::Black => self.black,
            Side::White => self.white,
        }
    }

    /// The points on a board: the worth of the teeth.
    pub fn on(board: &Board) -> Self {
        Self {
            black: board.points(Side::Black),
            white: board.points(Side::White),
        }
    }

    fn add_one(&mut self, side: Side) {
        match side {
            Side::Black => self.black += 1,
            Side::White => self.white += 1,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.black, self.white)
    }
}

/// What the side to act has to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoPhase))]
pub enum Phase {
    /// Place the towers.
    SetUp,
    /// Move a tower.
    Play,
    /// Choose the fill.
    Fill,
    /// Nothing: the match is decided.
    Over,
}

/// The result of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "state", rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoOutcome))]
pub enum Outcome {
    /// It is still being played.
    Unknown,
    /// Somebody has won.
    Decisive {
        /// Who.
        winner: Side,
        /// How the last round ended.
        reason: Reason,
    },
    /// A series that ended level.
    Draw,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum State {
    SetUp {
        black: Option<LineUp>,
    },
    Play(Round),
    Fill {
        board: Board,
        winner: Side,
    },
    Over {
        board: Board,
        /// Who won the last round: in a series not always the winner of the match.
        last_winner: Side,
        reason: Reason,
    },
}

/// A match in progress. Small and `Copy`: a move costs the same in the first and in the last
/// round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    length: Length,
    state: State,
    /// Rounds won in a series; elsewhere the teeth are the score.
    series: Score,
}

impl Match {
    /// A new match. A series always begins from the usual start, whatever the set-up.
    pub fn new(length: Length, set_up: SetUp) -> Self {
        let state = match (set_up, length) {
            (SetUp::Tournament, length) if length.target().is_some() => {
                State::SetUp { black: None }
            }
            _ => State::Play(Round::default()),
        };
        Self::with_state(length, state)
    }

    const fn with_state(length: Length, state: State) -> Self {
        let series = Score { black: 0, white: 0 };
        Self {
            length,
            state,
            series,
        }
    }

    /// A match in the middle of a round.
    pub(crate) const fn in_play(length: Length, round: Round) -> Self {
        Self::with_state(length, State::Play(round))
    }

    /// A match in which the towers are being placed.
    pub(crate) const fn in_set_up(length: Length, black: Option<LineUp>) -> Self {
        Self::with_state(length, State::SetUp { black })
    }

    /// A match whose last round was won, the tooth already on the board.
    pub(crate) fn after_round(length: Length, board: Board, winner: Side, reason: Reason) -> Self {
        let decided = length
            .target()
            .is_some_and(|target| board.points(winner) >= target);
        let state = if decided {
            State::Over {
                board,
                last_winner: winner,
                reason,
            }
        } else {
            State::Fill { board, winner }
        };
        Self::with_state(length, state)
    }

    /// This single round as one of a series in which each player has won so many; `None` if they
    /// do not fit.
    pub(crate) fn in_series(self, rounds: u8, won: Score) -> Option<Self> {
        let played = u16::from(won.black) + u16::from(won.white);
        let all = u16::from(rounds.max(1));
        let fits = match self.state {
            State::Play(round) => {
                let challenger = Side::ALL[usize::from(played % 2)];
                let opening = Round::new(Board::new(LineUp::USUAL, LineUp::USUAL), challenger);
                played < all && (round.active().is_some() || round == opening)
            }
            State::Over { last_winner, .. } => played == all && won.of(last_winner) > 0,
            State::SetUp { .. } | State::Fill { .. } => false,
        };
        fits.then_some(Self {
            length: Length::Series(rounds),
            series: won,
            ..self
        })
    }

    /// How long the match is.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// What is to be done now.
    pub const fn phase(&self) -> Phase {
        match self.state {
            State::SetUp { .. } => Phase::SetUp,
            State::Play(_) => Phase::Play,
            State::Fill { .. } => Phase::Fill,
            State::Over { .. } => Phase::Over,
        }
    }

    /// Who has to act; `None` once the match is decided.
    pub fn to_act(&self) -> Option<Side> {
        match self.state {
            State::SetUp { black: None } => Some(Side::Black),
            State::SetUp { black: Some(_) } => Some(Side::White),
            State::Play(round) => Some(round.side()),
            State::Fill { winner, .. } => Some(winner),
            State::Over { .. } => None,
        }
    }

    /// The round being played; `None` in other phases.
    pub const fn round(&self) -> Option<&Round> {
        match &self.state {
            State::Play(round) => Some(round),
            _ => None,
        }
    }

    /// The towers; `None` while they are being placed.
    pub const fn board(&self) -> Option<&Board> {
        match &self.state {
            State::SetUp { .. } => None,
            State::Play(round) => Some(round.board()),
            State::Fill { board, .. } | State::Over { board, .. } => Some(board),
        }
    }

    /// Black's line-up while White is placing.
    pub const fn placed(&self) -> Option<LineUp> {
        match self.state {
            State::SetUp { black } => black,
            _ => None,
        }
    }

    /// Who won the last round, while the fill is chosen or after the match.
    pub const fn round_winner(&self) -> Option<Side> {
        match self.state {
            State::Fill { winner, .. } => Some(winner),
            State::Over { last_winner, .. } => Some(last_winner),
            _ => None,
        }
    }

    /// The points; in a series the rounds won.
    pub fn score(&self) -> Score {
        match (self.length, self.board()) {
            (Length::Series(_), _) => self.series,
            (_, Some(board)) => Score::on(board),
            (_, None) => Score::default(),
        }
    }

    /// The result.
    pub fn outcome(&self) -> Outcome {
        let State::Over {
            last_winner,
            reason,
            ..
        } = self.state
        else {
            return Outcome::Unknown;
        };
        let winner = match self.length {
            Length::Series(_) if self.series.black == self.series.white => return Outcome::Draw,
            Length::Series(_) if self.series.black > self.series.white => Side::Black,
            Length::Series(_) => Side::White,
            _ => last_winner,
        };
        Outcome::Decisive { winner, reason }
    }

    /// Whether the match is decided.
    pub const fn is_over(&self) -> bool {
        matches!(self.state, State::Over { .. })
    }

    /// Everything the side to act may do; in the set-up that is 40 320 line-ups.
    pub fn legal_actions(&self) -> impl Iterator<Item = Action> + Clone + use<> {
        match &self.state {
            State::SetUp { .. } => Actions::LineUps {
                next: Some(LineUp::USUAL),
            },
            State::Play(round) => Actions::Moves(round.moves()),
            State::Fill { .. } => Actions::Fills(Fill::ALL.into_iter()),
            State::Over { .. } => Actions::Nothing,
        }
    }

    /// Does what the side to act chose and tells everything that follows from it. A refused
    /// action changes nothing.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let refuse = |reason| Err(Refusal { action, reason });
        match (self.state, action) {
            (State::Play(round), Action::Move(attempted)) => self.play_move(round, attempted),
            (State::Play(_), _) => refuse(RefusalReason::MoveExpected),
            (State::Fill { board, winner }, Action::Fill(fill)) => {
                Ok(self.fill(&board, winner, fill))
            }
            (State::Fill { winner, .. }, _) => refuse(RefusalReason::FillFirst(winner)),
            (State::SetUp { black }, Action::Place(line_up)) => Ok(self.place(black, line_up)),
            (State::SetUp { black }, _) => refuse(RefusalReason::SetUpFirst(match black {
                None => Side::Black,
                Some(_) => Side::White,
            })),
            (State::Over { .. }, _) => refuse(RefusalReason::MatchOver),
        }
    }

    fn place(&mut self, black: Option<LineUp>, line_up: LineUp) -> Vec<Event> {
        let side = if black.is_none() {
            Side::Black
        } else {
            Side::White
        };
        let mut events = vec![Event::Placed { side, line_up }];
        if let Some(black) = black {
            let board = Board::new(black, line_up);
            events.push(self.start_round(board, Side::Black));
        } else {
            let black = Some(line_up);
            self.state = State::SetUp { black };
        }
        events
    }

    fn fill(&mut self, board: &Board, winner: Side, fill: Fill) -> Vec<Event> {
        let black = LineUp::filled(board, Side::Black, fill);
        let white = LineUp::filled(board, Side::White, fill);
        let board = Board::with_teeth(black, white, board.all_teeth());
        vec![
            Event::Filled { side: winner, fill },
            self.start_round(board, !winner),
        ]
    }

    fn start_round(&mut self, board: Board, challenger: Side) -> Event {
        self.state = State::Play(Round::new(board, challenger));
        // On a home row filling from the left changes nothing: it reads the line-up off.
        Event::RoundStarted {
            challenger,
            black: LineUp::filled(&board, Side::Black, Fill::Left),
            white: LineUp::filled(&board, Side::White, Fill::Left),
        }
    }

    fn play_move(&mut self, mut round: Round, attempted: Move) -> Result<Vec<Event>, Refusal> {
        let before = *round.board();
        let tower = round.check(attempted)?;
        let mut passes = Vec::new();
        let end = round.play_and_watch(attempted, |pass| passes.push(Event::Passed(pass)))?;
        let mut events = vec![Event::Moved {
            side: tower.side,
            tower: tower.colour,
            path: attempted,
            pushed: pushed_towers(&before, round.board(), tower.side, attempted),
        }];
        events.append(&mut passes);
        match end {
            None => self.state = State::Play(round),
            Some(end) => self.end_round(*round.board(), end, &mut events),
        }
        Ok(events)
    }

    fn end_round(&mut self, mut board: Board, end: RoundEnd, events: &mut Vec<Event>) {
        let points = board.teeth_of(end.winner, end.tower).next_points();
        board.add_tooth(end.winner, end.tower);
        events.push(Event::RoundWon { end, points });
        if let Length::Series(rounds) = self.length {
            self.series.add_one(end.winner);
            let played = self.series.black + self.series.white;
            if played < rounds {
                let challenger = Side::ALL[usize::from(played % 2)];
                let board = Board::new(LineUp::USUAL, LineUp::USUAL);
                events.push(self.start_round(board, challenger));
                return;
            }
            self.state = State::Over {
                board,
                last_winner: end.winner,
                reason: end.reason,
            };
        } else {
            *self = Self::after_round(self.length, board, end.winner, end.reason);
        }
        if self.phase() == Phase::Over {
            events.push(Event::MatchOver(self.outcome()));
        }
    }
}
