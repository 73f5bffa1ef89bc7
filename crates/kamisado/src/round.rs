//! One round: whose turn it is, with which tower, and what a move leads to.

use std::{fmt, str::FromStr};

use crate::{
    Action, Board, Colour, LineUp, Refusal, RefusalReason, Side, Square, SquareSet, Teeth, Tower,
    board::FAR_ROW, legal::Moves,
};

/// A tower's way from one square to another. A push is written the same, to the square the
/// pushing tower enters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Where the tower stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseMoveError;

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a move is two squares, such as d1d5")
    }
}

impl std::error::Error for ParseMoveError {}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let (from, to) = text.split_at_checked(2).ok_or(ParseMoveError)?;
        Ok(Self {
            from: from.parse().map_err(|_| ParseMoveError)?,
            to: to.parse().map_err(|_| ParseMoveError)?,
        })
    }
}

/// How a round was won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoReason))]
pub enum Reason {
    /// A tower reached the opponent's home row (D7).
    HomeRow,
    /// Nobody could ever move again; the last to move lost (D8).
    Deadlock,
}

impl Reason {
    /// `home-row` or `deadlock`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::HomeRow => "home-row",
            Self::Deadlock => "deadlock",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoRoundEnd))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundEnd {
    /// Who won it.
    pub winner: Side,
    /// The winner's tower that gains a tooth.
    pub tower: Colour,
    /// How.
    pub reason: Reason,
}

/// A turn skipped because the tower that had to move was blocked (D6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamisadoPass))]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pass {
    /// Who could not move.
    pub side: Side,
    /// With which tower.
    pub tower: Colour,
    /// The square it is blocked on; its colour names the opponent's next tower.
    pub square: Square,
}

/// A round: the board, the side to move and the tower it must move, or how it was won.
///
/// The active tower of a round in progress can always move: passes are resolved when a move is
/// played, so a chain of blocked towers never has to be spelled out by the caller.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Round {
    board: Board,
    side: Side,
    movable: Movable,
    end: Option<RoundEnd>,
    /// What the active tower may enter, in its owner's view. The pass chain has to find it to
    /// know that the tower can move; keeping it saves every caller the same work again.
    reachable: u64,
}

/// Which towers of the side to move may move. One byte, so that a round fits a cache line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Movable {
    /// The active one.
    Only(Colour),
    /// Any: the opening move.
    Any,
    /// None: the round is over.
    Nothing,
}

impl Default for Round {
    fn default() -> Self {
        Self::new(Board::new(LineUp::USUAL, LineUp::USUAL), Side::Black)
    }
}

impl Round {
    /// A round about to be opened by `challenger` with any tower (T1).
    pub fn new(board: Board, challenger: Side) -> Self {
        Self {
            board,
            side: challenger,
            movable: Movable::Any,
            end: None,
            reachable: 0,
        }
    }

    /// A round in which `side` has to move its `active` tower. If that tower is blocked, the
    /// passes are resolved; if that ends in a deadlock, the round is over: the opponent is taken
    /// to have moved last, onto a square of the active colour.
    pub fn resume(board: Board, side: Side, active: Colour) -> Self {
        let mut round = Self::new(board, side);
        if let Err(Deadlock) = round.hand_over(side, active, |_| {}) {
            round.finish(RoundEnd {
                winner: side,
                tower: active,
                reason: Reason::Deadlock,
            });
        }
        round
    }

    /// The towers.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Who has to move; `None` once the round is over.
    pub const fn to_act(&self) -> Option<Side> {
        match self.movable {
            Movable::Nothing => None,
            _ => Some(self.side),
        }
    }

    /// The side to move; once the round is over, the side that won it.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How the round was won; `None` while it is being played.
    pub const fn outcome(&self) -> Option<RoundEnd> {
        self.end
    }

    /// Whether the round has been won.
    pub const fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// The colour of the tower that must move; `None` for the opening move, which may use any,
    /// and once the round is over.
    pub const fn active(&self) -> Option<Colour> {
        match self.movable {
            Movable::Only(active) => Some(active),
            Movable::Any | Movable::Nothing => None,
        }
    }

    /// The colours of the towers that may move now.
    pub fn movable(&self) -> impl Iterator<Item = Colour> + Clone + use<> {
        let movable = self.movable;
        Colour::ALL.into_iter().filter(move |c| match movable {
            Movable::Only(active) => active == *c,
            Movable::Any => true,
            Movable::Nothing => false,
        })
    }

    /// The squares the side to move may enter with one of its towers, by moving or pushing;
    /// none for a tower that is not to move.
    pub fn targets(&self, colour: Colour) -> SquareSet {
        SquareSet::from_bits(self.own_targets(colour)).seen_by(self.side)
    }

    /// All legal moves, tower by tower; none once the round is over.
    pub fn legal_actions(&self) -> impl Iterator<Item = Move> + Clone + use<> {
        self.moves()
    }

    pub(crate) fn moves(&self) -> Moves {
        let towers = match self.movable {
            Movable::Only(active) => active as u8..active as u8 + 1,
            Movable::Any => 0..8,
            Movable::Nothing => 0..0,
        };
        Moves::new(*self, towers)
    }

    /// How many legal moves there are.
    pub fn count_moves(&self) -> u32 {
        self.movable()
            .map(|c| self.own_targets(c).count_ones())
            .sum()
    }

    /// Says why a move is refused, if it is.
    pub fn check(&self, attempted: Move) -> Result<Tower, Refusal> {
        let refuse = |reason| Refusal {
            action: Action::Move(attempted),
            reason,
        };
        let at = attempted.from;
        if self.is_over() {
            return Err(refuse(RefusalReason::RoundOver));
        }
        let Some(tower) = self.board.tower_at(at) else {
            return Err(refuse(RefusalReason::NoTower { at }));
        };
        if tower.side != self.side {
            return Err(refuse(RefusalReason::NotYours { at, tower }));
        }
        if let Some(active) = self.active().filter(|active| *active != tower.colour) {
            return Err(refuse(RefusalReason::NotActive { tower, active }));
        }
        if self.targets(tower.colour).contains(attempted.to) {
            Ok(tower)
        } else {
            let reason = RefusalReason::of_target(&self.board, tower, attempted);
            Err(refuse(reason))
        }
    }

    /// Plays a move and resolves the passes that follow; `Some` if it ends the round. A refused
    /// move changes nothing.
    pub fn play(&mut self, attempted: Move) -> Result<Option<RoundEnd>, Refusal> {
        self.play_and_watch(attempted, |_| {})
    }

    /// As [`play`](Self::play), telling `on_pass` of every skipped turn.
    pub fn play_and_watch(
        &mut self,
        attempted: Move,
        on_pass: impl FnMut(Pass),
    ) -> Result<Option<RoundEnd>, Refusal> {
        let tower = self.check(attempted)?;
        let to = attempted.to.seen_by(self.side).index();
        Ok(self.enter(tower.colour, to, on_pass))
    }

    /// Plays a move that is known to be legal, one of [`targets`](Self::targets), without
    /// checking it again: the way to play millions of rounds a second. With a move that is not
    /// legal the round that follows means nothing.
    pub fn play_unchecked(&mut self, tower: Colour, to: Square) -> Option<RoundEnd> {
        self.enter(tower, to.seen_by(self.side).index(), |_| {})
    }

    /// The squares of [`targets`](Self::targets), in the own view of the side to move.
    pub(crate) fn own_targets(&self, colour: Colour) -> u64 {
        match self.movable {
            Movable::Any => self.board.targets_of(self.side, colour),
            Movable::Only(active) if active == colour => self.reachable,
            Movable::Only(_) | Movable::Nothing => 0,
        }
    }

    /// Puts a tower on a target of the own view.
    pub(crate) fn enter(
        &mut self,
        tower: Colour,
        to: u8,
        on_pass: impl FnMut(Pass),
    ) -> Option<RoundEnd> {
        let mover = self.side;
        let landing = Square::from_index(to).colour();
        let (next_side, next_tower) = if self.board.teeth_of(mover, tower) != Teeth::NONE
            && self.board.is_occupied_seen_by(mover, to)
        {
            // S3: after a push the opponent misses a turn, and the furthest pushed tower's new
            // square names the pusher's next tower.
            let behind = self.board.push_of(mover, tower)?;
            self.board.push(mover, tower, behind);
            (mover, Square::from_index(behind).colour())
        } else {
            self.board.relocate(mover, tower, to);
            if FAR_ROW >> to & 1 == 1 {
                return self.finish(RoundEnd {
                    winner: mover,
                    tower,
                    reason: Reason::HomeRow,
                });
            }
            (!mover, landing)
        };
        match self.hand_over(next_side, next_tower, on_pass) {
            Ok(()) => None,
            // D8: the last to move loses; the tooth goes to the winner's tower of the colour the
            // loser's last move ended on, after a push the pushing tower's square.
            Err(Deadlock) => self.finish(RoundEnd {
                winner: !mover,
                tower: landing,
                reason: Reason::Deadlock,
            }),
        }
    }

    /// The round is won: nothing of the turn before is left.
    fn finish(&mut self, end: RoundEnd) -> Option<RoundEnd> {
        self.side = end.winner;
        self.movable = Movable::Nothing;
        self.reachable = 0;
        self.end = Some(end);
        self.end
    }

    /// Gives the turn to the first tower of the pass chain that can move.
    fn hand_over(
        &mut self,
        mut side: Side,
        mut tower: Colour,
        mut on_pass: impl FnMut(Pass),
    ) -> Result<(), Deadlock> {
        let mut met = 0_u16;
        let reachable = loop {
            let reachable = self.board.targets_of(side, tower);
            if reachable != 0 {
                break reachable;
            }
            // D8: only a pair met again proves that nobody can ever move; two passes in a row
            // do not, longer chains can still release somebody.
            let pair = 1 << (side.index() * 8 + tower.index());
            if met & pair != 0 {
                return Err(Deadlock);
            }
            met |= pair;
            let square = self.board.square_of(side, tower);
            on_pass(Pass {
                side,
                tower,
                square,
            });
            (side, tower) = (!side, square.colour());
        };
        self.side = side;
        self.movable = Movable::Only(tower);
        self.reachable = reachable;
        Ok(())
    }
}

/// A pass chain that came back to where it was.
struct Deadlock;
