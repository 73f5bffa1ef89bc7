//! A position made for searching: chains, threats and legal cells at hand, copied in one go.

use kamon::{Cell, CellSet, Position, Side};

use super::{
    bits::{EDGES, each, enclosed, flood, splitting, spread, surrounded},
    block::TokenSet,
};

/// What stays the same for a whole game: which token lies where, and how loops count.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// For each cell, the cells of the tokens that share symbol or count with its own.
    matching: [u64; 64],
    /// For each cell, its token; meaningless where none lies.
    token: [u8; 64],
    /// The forbidden cell, if a loop around it alone is worth nothing.
    worthless: u64,
}

/// No token is on the pile yet.
const NO_TOP: u8 = 36;

/// The pawns of a side and what they threaten.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Chains {
    pub(super) pawns: u64,
    /// For each edge, the cells where a pawn would be joined to it.
    joined: [u64; 6],
    /// The cells where a pawn closes a loop.
    loops: u64,
    /// Whether a pawn was put on a winning cell.
    won: bool,
    /// Winning cells that a player of little skill fails to see; none for everybody else.
    unseen: u64,
}

/// The distance between edges that a side cannot join any more, and the most that counts.
pub(super) const FAR: u32 = 6;

/// The shortest ways of a side between opposite edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ways {
    /// How many pawns it needs at least, and at most `FAR`.
    pub(super) pawns: u32,
    /// The free cells on which one of them can stand.
    pub(super) cells: u64,
}

/// A position, seen from the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    /// The side to move.
    pub(super) mover: Chains,
    /// The other side.
    pub(super) waiting: Chains,
    /// The cells that hold a token.
    pub(super) free: u64,
    /// The cells the side to move may play on.
    pub(super) legal: u64,
    tokens: TokenSet,
    top: u8,
}

/// What a look at a position, without search, tells of the side to move. Values: 1 it wins, 0
/// a draw, -1 it loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outlook {
    /// It gets at least this.
    pub(super) least: i8,
    /// It gets at most this.
    pub(super) most: i8,
    /// Cells that win at once; none if there is no such cell.
    pub(super) winning: u64,
    /// Legal cells after which the opponent does not win at once by edges or a loop.
    pub(super) safe: u64,
}

impl Outlook {
    const fn decided(value: i8, winning: u64) -> Self {
        Self {
            least: value,
            most: value,
            winning,
            safe: winning,
        }
    }
}

impl Layout {
    pub(super) fn new(position: &Position) -> Self {
        let mut layout = Self {
            matching: [0; 64],
            token: [0; 64],
            worthless: if position.options().forbidden_counts {
                0
            } else {
                CellSet::of(position.forbidden()).to_bits()
            },
        };
        for cell in position.tokens().cells() {
            if let Some(token) = position.token_at(cell) {
                let others = position.tokens().matching(token).without(cell);
                layout.matching[usize::from(bit(cell))] = others.to_bits();
                layout.token[usize::from(bit(cell))] = token.index() as u8;
            }
        }
        layout
    }

    /// The state of a position whose game goes on.
    pub(super) fn state(&self, position: &Position) -> State {
        let side = position.side();
        let free = position.tokens().cells();
        State {
            mover: self.chains(position, side),
            waiting: self.chains(position, side.other()),
            free: free.to_bits(),
            legal: position.legal_cells().to_bits(),
            tokens: TokenSet::of(position),
            top: position.top().map_or(NO_TOP, |token| token.index() as u8),
        }
    }

    fn chains(&self, position: &Position, side: Side) -> Chains {
        let mut chains = Chains {
            pawns: 0,
            joined: EDGES,
            loops: 0,
            won: false,
            unseen: 0,
        };
        for cell in position.pawns(side) {
            self.put(&mut chains, bit(cell));
        }
        chains
    }

    /// Adds a pawn to a side.
    #[inline]
    fn put(&self, chains: &mut Chains, cell: u8) {
        let pawn = 1_u64 << cell;
        chains.won |= chains.winning() & pawn != 0;
        chains.pawns |= pawn;
        let chain = flood(pawn, chains.pawns);
        let around = spread(chain);
        for joined in &mut chains.joined {
            // All ones where the pawn is joined, without a branch that nobody can foresee.
            *joined |= around & (*joined >> cell & 1).wrapping_neg();
        }
        if Self::may_close(chains, chain) {
            chains.loops = self.loops(chains.pawns, chains.loops, chain, pawn);
        }
    }

    /// Whether a new chain changes where loops can be closed. A loop takes six pawns, and they hang together
    /// when the last but one is there.
    #[inline]
    const fn may_close(chains: &Chains, chain: u64) -> bool {
        chain.count_ones() >= 5 || chains.loops != 0
    }

    /// Where loops can be closed after a pawn that is now part of a chain, and where they could before.
    fn loops(&self, pawns: u64, before: u64, chain: u64, pawn: u64) -> u64 {
        if self.worthless != 0 {
            // What lies inside matters, so each cell that could close a loop is tried.
            return each(splitting(pawns) & !pawns)
                .map(|cell| 1 << cell)
                .filter(|cell| enclosed(pawns | cell) & !self.worthless != 0)
                .sum();
        }
        // The new pawn may have filled the very gap an older loop was to go round.
        let doubtful = before & spread(pawn);
        let confirmed = each(doubtful)
            .map(|cell| 1 << cell)
            .filter(|cell| enclosed(pawns | cell) != 0)
            .sum::<u64>();
        before & !doubtful | splitting(chain) | confirmed
    }

    /// The position after a pawn on a legal cell.
    #[inline]
    pub(super) fn play(&self, state: &State, cell: u8) -> State {
        let mut mover = state.mover;
        self.put(&mut mover, cell);
        let free = state.free & !(1 << cell);
        let token = self.token[usize::from(cell)];
        State {
            mover: state.waiting,
            waiting: mover,
            free,
            legal: self.matching[usize::from(cell)] & free,
            tokens: TokenSet(state.tokens.0 & !(1 << token)),
            top: token,
        }
    }

    /// The legal cells that leave the opponent without a cell.
    #[inline]
    pub(super) fn blocking(&self, state: &State) -> u64 {
        if state.free.is_power_of_two() {
            // The last cell fills the board; that is no block.
            return 0;
        }
        each(state.legal)
            .filter(|&cell| self.matching[usize::from(cell)] & state.free == 0)
            .map(|cell| 1 << cell)
            .sum()
    }

    /// The legal cells that do not hand over one of the opponent's winning cells.
    #[inline]
    pub(super) fn safe(&self, state: &State) -> u64 {
        self.unmatched(state.legal, state.waiting.winning() & state.free)
    }

    /// The cells whose tokens share symbol or count with that of a cell.
    #[inline]
    pub(super) fn matching(&self, cell: u8) -> u64 {
        self.matching[usize::from(cell)]
    }

    /// The free cells that match a single free one.
    #[inline]
    pub(super) fn lonely(&self, free: u64) -> u64 {
        each(free).fold(0, |lonely, cell| {
            lonely | u64::from((self.matching(cell) & free).is_power_of_two()) << cell
        })
    }

    /// The cells of a set after which none of the threatened ones is legal.
    #[inline]
    pub(super) fn unmatched(&self, cells: u64, threats: u64) -> u64 {
        each(threats).fold(cells, |safe, threat| {
            safe & !self.matching[usize::from(threat)]
        })
    }

    /// The cells where the side to move would win after a pawn on a cell, which does not win itself; some
    /// may be taken. Like [`put`](Self::put), but of the edges only what changes is looked at.
    #[inline]
    pub(super) fn threats_after(&self, state: &State, cell: u8) -> u64 {
        let mover = &state.mover;
        let pawn = 1_u64 << cell;
        let pawns = mover.pawns | pawn;
        let chain = flood(pawn, pawns);
        let joined = &mover.joined;
        let opposite = [(0, 1), (1, 0), (2, 3), (3, 2), (4, 5), (5, 4)];
        let wanted = opposite.iter().fold(0, |wanted, &(edge, other)| {
            wanted | joined[other] & (joined[edge] >> cell & 1).wrapping_neg()
        });
        let loops = if Self::may_close(mover, chain) {
            self.loops(pawns, mover.loops, chain, pawn)
        } else {
            0
        };
        (mover.joining() | spread(chain) & wanted | loops) & !mover.unseen
    }

    /// Looks at a position whose game goes on.
    #[inline]
    pub(super) fn outlook(&self, state: &State) -> Outlook {
        let mut outlook = self.glance(state);
        if outlook.least != outlook.most {
            (outlook.least, outlook.most) = self.block_bounds(state);
        }
        outlook
    }

    /// Looks at a position for what ends within two plies.
    #[inline]
    pub(super) fn glance(&self, state: &State) -> Outlook {
        let joining = state.mover.winning() & state.legal;
        if joining != 0 {
            return Outlook::decided(1, joining);
        }
        if state.free.is_power_of_two() {
            return Outlook {
                safe: state.legal,
                ..Outlook::decided(0, 0)
            };
        }
        let blocking = self.blocking(state);
        if blocking != 0 {
            return Outlook::decided(1, blocking);
        }
        let safe = self.safe(state);
        if safe == 0 {
            return Outlook::decided(-1, 0);
        }
        Outlook {
            least: -1,
            most: 1,
            winning: 0,
            safe,
        }
    }

    /// What the theory of the block proves: the side it favours wins if the other side can no
    /// longer win in another way, except that a block on the 36th move is a draw.
    #[inline]
    pub(super) fn block_bounds(&self, state: &State) -> (i8, i8) {
        if state.top == NO_TOP
            || self.can_join_or_loop(&state.mover, state.free)
                && self.can_join_or_loop(&state.waiting, state.free)
        {
            return (-1, 1);
        }
        let block = state.tokens.block(state.top);
        let (favoured_moves_last, other) = {
            let mover_moves_last = state.free.count_ones() % 2 == 1;
            if block.mover_wins {
                (mover_moves_last, &state.waiting)
            } else {
                (!mover_moves_last, &state.mover)
            }
        };
        if self.can_join_or_loop(other, state.free) {
            return (-1, 1);
        }
        let sure = i8::from(!(favoured_moves_last && block.may_fill));
        if block.mover_wins {
            (sure, 1)
        } else {
            (-1, -sure)
        }
    }

    /// Whether a side that got every free cell it likes could win by edges or a loop.
    #[inline]
    fn can_join_or_loop(&self, chains: &Chains, free: u64) -> bool {
        let region = chains.pawns | free;
        for pair in EDGES.chunks_exact(2) {
            if flood(pair[0], region) & pair[1] != 0 {
                return true;
            }
        }
        surrounded(region) & free != 0 || enclosed(region) & !self.worthless != 0
    }
}

impl Chains {
    /// The cells where a pawn wins by edges or a loop; some may be taken.
    #[inline]
    pub(super) const fn winning(&self) -> u64 {
        (self.joining() | self.loops) & !self.unseen
    }

    /// The cells where a pawn joins two opposite edges; some may be taken.
    #[inline]
    const fn joining(&self) -> u64 {
        let joined = &self.joined;
        joined[0] & joined[1] | joined[2] & joined[3] | joined[4] & joined[5]
    }

    /// How many pawns, at least, would join a pair of opposite edges if they got the free cells
    /// they need: for the nearest pair and the next, and at most `FAR`.
    #[inline]
    pub(super) fn distances(&self, free: u64) -> [u32; 2] {
        let mut distances = [FAR; 2];
        let mut found = 0;
        let mut reached = [0, 2, 4].map(|edge: usize| self.joined[edge] & free);
        let mut goals = [1, 3, 5].map(|edge: usize| self.joined[edge] & free);
        for pawns in 1..FAR {
            for (reached, goal) in reached.iter().zip(&mut goals) {
                if reached & *goal != 0 {
                    distances[found] = pawns;
                    found += 1;
                    if found == distances.len() {
                        return distances;
                    }
                    *goal = 0;
                }
            }
            reached = self.one_pawn_further(reached, free);
        }
        distances
    }

    /// The shortest ways between opposite edges over free cells.
    #[inline]
    pub(super) fn shortest_ways(&self, free: u64) -> Ways {
        let from = self.joined.map(|cells| cells & free);
        // What is reached from each edge with one pawn, with two, and so on.
        let mut layers = [from; FAR as usize - 1];
        for last in 0..layers.len() {
            let mut cells = 0;
            for pair in [0, 2, 4] {
                if layers[last][pair] & from[pair + 1] != 0 {
                    for (first, layer) in layers[..=last].iter().enumerate() {
                        cells |= layer[pair] & layers[last - first][pair + 1];
                    }
                }
            }
            if cells != 0 {
                return Ways {
                    pawns: last as u32 + 1,
                    cells,
                };
            }
            if last + 1 < layers.len() {
                layers[last + 1] = self.one_pawn_further(layers[last], free);
            }
        }
        Ways {
            pawns: FAR,
            cells: 0,
        }
    }

    /// What is reached from free cells by one more pawn. All at once: the processor does not wait for
    /// one before the next.
    #[inline]
    fn one_pawn_further<const N: usize>(&self, cells: [u64; N], free: u64) -> [u64; N] {
        let mut reached = cells.map(|cells| cells | spread(cells) & self.pawns);
        loop {
            let linked = reached.map(|cells| cells | spread(cells) & self.pawns);
            let changes = linked.iter().zip(&reached);
            let changed = changes.fold(0, |all, (new, old)| all | (new ^ old));
            reached = linked;
            if changed == 0 {
                break;
            }
        }
        reached.map(|cells| cells | spread(cells) & free)
    }

    /// Whether the pawns join two opposite edges or hold a loop that counts. Only the last pawn
    /// can have done so, and then it stands on one of its winning cells.
    #[inline]
    pub(super) const fn has_won(&self) -> bool {
        self.won
    }
}

impl State {
    /// Whether the side to move wins if nobody joins edges or closes a loop.
    #[inline]
    pub(super) fn mover_wins_block(&self) -> bool {
        self.top != NO_TOP && self.tokens.block(self.top).mover_wins
    }

    /// Makes the search blind for wins on some cells, for each side.
    pub(super) fn overlook(&mut self, mover: u64, waiting: u64) {
        self.mover.unseen = mover;
        self.waiting.unseen = waiting;
    }

    /// A number that is the same for positions that play on in the same way. Only the cells a
    /// top token allows matter, not which token it is.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        let mut key = self.mover.pawns.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        key = (key ^ key >> 29 ^ self.waiting.pawns).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        key = (key ^ key >> 32 ^ self.legal).wrapping_mul(0x94d0_49bb_1331_11eb);
        key ^= key >> 31;
        key.wrapping_mul(0xd6e8_feb8_6659_fd93) ^ key >> 30
    }
}

/// A cell's bit number.
pub(super) fn bit(cell: Cell) -> u8 {
    CellSet::of(cell).to_bits().trailing_zeros() as u8
}

/// The cell of a bit number.
pub(super) fn cell(bit: u8) -> Option<Cell> {
    CellSet::from_bits(1_u64.checked_shl(bit.into())?).first()
}
