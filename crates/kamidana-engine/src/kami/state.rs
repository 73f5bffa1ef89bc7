//! A round between two turns, packed for the search: a defence and its attack are one move, and
//! passes that are no choice are never positions.

use kami::{Card, Mode, Phase, Pile, Round, Seat};

/// Points by kind, in the order of [`Card::ALL`].
const POINTS: [u8; 8] = [1, 2, 2, 3, 3, 4, 4, 5];
const EMPRESS: u32 = 7;
const ONE_EMPRESS: u32 = 1 << (4 * EMPRESS);
const LOWEST_BITS: u32 = 0x1111_1111;
/// In place of an attack: the player to act leads.
const NO_ATTACK: u8 = 8;

/// What the acting player does in one turn. Sources 0 to 7 are the kinds of the hand, 8 to 15
/// the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub(super) defence: u8,
    pub(super) attack: u8,
}

impl Move {
    pub(super) const PASS: Self = Self {
        defence: 16,
        attack: 0,
    };
}

/// Where a move leads.
#[derive(Clone, Copy, Debug)]
pub(super) enum Next {
    /// Somebody has to choose.
    Open(State),
    /// The player who moved scores these points.
    Won(u8),
    /// Nobody scores.
    Void,
}

/// A round in which somebody leads or answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    /// The hands by seat, four bits a kind. In the duel, where only two seats are used, then the
    /// face-up Mercenaries and those below them, four bits a pile (the kind plus one), the piles
    /// sorted: their order means nothing.
    pub(super) cells: [u32; 4],
    pub(super) seats: u8,
    pub(super) turn: u8,
    attacker: u8,
    attack: u8,
    unlocked: bool,
}

pub(super) fn packed_hand(round: &Round, seat: Seat) -> u32 {
    let hand = round.hand(seat);
    Card::ALL.into_iter().fold(0, |sum, card| {
        sum | u32::from(hand.count(card)) << (4 * card.index())
    })
}

/// One bit for each group of four bits that is not zero.
pub(super) const fn kinds(groups: u32) -> u32 {
    let halves = groups | groups >> 1;
    let ones = (halves | halves >> 2) & LOWEST_BITS;
    let twos = (ones | ones >> 3) & 0x0303_0303;
    let fours = (twos | twos >> 6) & 0x000F_000F;
    (fours | fours >> 12) & 0xFF
}

/// The same for groups of two and more.
const fn pairs(hand: u32) -> u32 {
    kinds(hand & 0xEEEE_EEEE)
}

const fn is_single(hand: u32) -> bool {
    hand.is_power_of_two() && hand & LOWEST_BITS != 0
}

const fn size(hand: u32) -> u32 {
    let halves = (hand & 0x0F0F_0F0F) + (hand >> 4 & 0x0F0F_0F0F);
    halves.wrapping_mul(0x0101_0101) >> 24
}

const fn count(hand: u32, kind: u32) -> u32 {
    hand >> (4 * kind) & 15
}

/// The kinds that counter an attack.
const fn counters(attack: u8) -> u32 {
    1 << attack | if attack >= 2 { 1 << EMPRESS } else { 0 }
}

impl State {
    /// The round's state, if somebody leads or answers in it.
    pub(super) fn of(round: &Round) -> Option<Next> {
        let turn = round.to_act()?;
        let (attacker, attack) = match (round.phase(), round.standing_attack()) {
            (Phase::LeadDefence, _) => (turn, NO_ATTACK),
            (Phase::Answer, Some(attack)) => (attack.seat, attack.card as u8),
            _ => return None,
        };
        let mut cells = Seat::ALL.map(|seat| packed_hand(round, seat));
        if round.mode() == Mode::Duel {
            let pack = |card: &dyn Fn(Pile) -> Option<Card>| {
                Pile::ALL.into_iter().fold(0, |piles, pile| {
                    let code = card(pile).map_or(0, |card| card as u32 + 1);
                    piles | code << (4 * pile.index())
                })
            };
            cells[2] = pack(&|pile| round.face_up(pile));
            cells[3] = pack(&|pile| round.below(pile));
        }
        let mut state = Self {
            cells,
            seats: round.mode().code(),
            turn: turn as u8,
            attacker: attacker as u8,
            attack,
            unlocked: round.empress_unlocked(),
        };
        state.sort_piles();
        Some(if state.leads() {
            Next::Open(state)
        } else {
            state.settled()
        })
    }

    /// Everything about the state that is not in its cells, in 9 bits.
    pub(super) const fn tail(&self) -> u16 {
        self.turn as u16
            | (self.attacker as u16) << 2
            | (self.attack as u16) << 4
            | (self.unlocked as u16) << 8
    }

    pub(super) const fn leads(&self) -> bool {
        self.attack == NO_ATTACK
    }

    pub(super) const fn hand(&self, seat: u8) -> u32 {
        self.cells[(seat & 3) as usize]
    }

    const fn is_duel(&self) -> bool {
        self.seats == 2
    }

    const fn piles(&self) -> u32 {
        if self.is_duel() { self.cells[2] } else { 0 }
    }

    const fn after(&self, seat: u8) -> u8 {
        if seat + 1 >= self.seats { 0 } else { seat + 1 }
    }

    /// The piles whose face-up card is of one of these kinds.
    const fn piles_showing(&self, wanted: u32) -> u32 {
        let piles = self.piles();
        let (mut found, mut pile) = (0, 0);
        while pile < 8 && piles != 0 {
            let code = piles >> (4 * pile) & 15;
            if code > 0 && wanted >> (code - 1) & 1 == 1 {
                found |= 1 << pile;
            }
            pile += 1;
        }
        found
    }

    /// The sources with which the player to act can defend: hand kinds, then piles.
    fn defences(&self) -> u32 {
        let wanted = if self.leads() {
            0xFF
        } else {
            counters(self.attack)
        };
        self.sources(self.turn, wanted)
    }

    const fn sources(&self, seat: u8, wanted: u32) -> u32 {
        let hand = self.hand(seat);
        let from_hand = if is_single(hand) {
            0
        } else {
            kinds(hand) & wanted
        };
        from_hand | self.piles_showing(wanted) << 8
    }

    fn attacks(&self) -> u32 {
        let hand = self.hand(self.turn);
        let all = kinds(hand) | kinds(self.piles()) << 8;
        let empresses = 1 << EMPRESS | self.piles_showing(1 << EMPRESS) << 8;
        let others = all & !empresses;
        if self.unlocked || others == 0 {
            all
        } else if hand == ONE_EMPRESS {
            others | 1 << EMPRESS
        } else {
            others
        }
    }

    /// Takes a card from a source of the player to act and says its kind.
    fn take(&mut self, source: u8) -> u8 {
        if source < 8 {
            self.cells[(self.turn & 3) as usize] -= 1 << (4 * source);
            return source;
        }
        let shift = 4 * u32::from(source - 8);
        let code = self.cells[2] >> shift & 15;
        let mask = 15 << shift;
        self.cells[2] = self.cells[2] & !mask | self.cells[3] & mask;
        self.cells[3] &= !mask;
        (code - 1) as u8
    }

    fn defended(&self, source: u8) -> (Self, u8) {
        let mut state = *self;
        let card = state.take(source);
        state.unlocked |= !self.leads() && u32::from(card) == EMPRESS;
        (state, card)
    }

    /// The sources, each pile only if no earlier one holds the same two cards.
    fn distinct(&self, sources: u32) -> u32 {
        let mut kept = sources;
        if self.is_duel() {
            let both = |pile: u32| {
                (
                    self.cells[2] >> (4 * pile) & 15,
                    self.cells[3] >> (4 * pile) & 15,
                )
            };
            for pile in 1..8 {
                if (0..pile)
                    .any(|other| sources >> (8 + other) & 1 == 1 && both(other) == both(pile))
                {
                    kept &= !(1 << (8 + pile));
                }
            }
        }
        kept
    }

    /// Adds every move, with the search's guess of how good it is.
    pub(super) fn moves(&self, plus: u8, moves: &mut Vec<(i16, Move)>) {
        if !self.leads() {
            moves.push((self.pass_order(plus), Move::PASS));
        }
        for defence in bits(self.distinct(self.defences())) {
            let (state, down) = self.defended(defence);
            for attack in bits(state.distinct(state.attacks())) {
                let order = state.order(plus, self.leads(), (defence, down), attack);
                moves.push((order, Move { defence, attack }));
            }
        }
    }

    /// Passing over one's own side's attack is usually right, over another's usually wrong.
    fn pass_order(&self, plus: u8) -> i16 {
        if plus >> self.turn & 1 == plus >> self.attacker & 1 {
            90
        } else {
            -20
        }
    }

    /// A guess of a move's worth: finishing first, then attacks that the other side cannot
    /// counter, keeping dear cards and pairs for the end.
    fn order(&self, plus: u8, leads: bool, (source, down): (u8, u8), attack: u8) -> i16 {
        let hand = self.hand(self.turn);
        let card = if attack < 8 {
            attack
        } else {
            (self.cells[2] >> (4 * u32::from(attack - 8)) & 15) as u8 - 1
        };
        let points = i16::from(POINTS[usize::from(card & 7)]);
        if attack < 8 && is_single(hand) {
            return 1000 + points * (1 + i16::from(leads && down == card));
        }
        let own = plus >> self.turn & 1;
        let wanted = counters(card);
        let mut order = 0;
        for seat in 0..self.seats {
            if seat != self.turn && plus >> seat & 1 != own {
                let answers = kinds(self.hand(seat)) & wanted;
                order += if answers == 0 { 50 } else { 0 };
            }
        }
        // A card the side holds all of keeps its worth as a threat; a discarded dear one is lost.
        if source < 8 && leads {
            order -= i16::from(POINTS[usize::from(down & 7)]) * 3;
            order -= if count(hand, u32::from(down)) > 0 {
                4
            } else {
                0
            };
        }
        if attack < 8 {
            order -= points * 2;
        } else {
            order -= 10;
        }
        order
    }

    /// Plays a move that [`State::moves`] gave.
    pub(super) fn play(&self, play: Move) -> Next {
        if play == Move::PASS {
            let mut state = *self;
            state.turn = self.after(self.turn);
            return state.settled();
        }
        let (mut state, down) = self.defended(play.defence);
        let card = state.take(play.attack);
        if state.hand(state.turn) == 0 {
            let doubled = self.leads() && down == card;
            return Next::Won(POINTS[usize::from(card & 7)] << u8::from(doubled));
        }
        state.sort_piles();
        state.attack = card;
        state.attacker = state.turn;
        state.turn = state.after(state.turn);
        state.settled()
    }

    /// Goes on to the next player who has a choice: those who cannot counter pass.
    fn settled(mut self) -> Next {
        let wanted = counters(self.attack);
        while self.turn != self.attacker {
            if self.sources(self.turn, wanted) != 0 {
                return Next::Open(self);
            }
            self.turn = self.after(self.turn);
        }
        self.attack = NO_ATTACK;
        if is_single(self.hand(self.turn)) && self.piles() == 0 {
            return Next::Void;
        }
        Next::Open(self)
    }

    fn sort_piles(&mut self) {
        if !self.is_duel() {
            return;
        }
        let mut piles: [u32; 8] = std::array::from_fn(|pile| {
            self.cells[2] >> (4 * pile) & 15 | (self.cells[3] >> (4 * pile) & 15) << 4
        });
        piles.sort_unstable();
        let (mut up, mut below) = (0, 0);
        for pile in piles.into_iter().rev() {
            up = up << 4 | pile & 15;
            below = below << 4 | pile >> 4;
        }
        self.cells[2] = up;
        self.cells[3] = below;
    }

    /// The points with which a seat can still end the round, one bit each.
    pub(super) fn possible(&self, seat: u8) -> u16 {
        let hand = self.hand(seat);
        let held = kinds(hand);
        let doubled = if self.is_duel() { held } else { pairs(hand) };
        SCORES[held as usize] | DOUBLED[doubled as usize]
    }

    /// The points with which the leader can end the round for certain, one bit each: with
    /// attacks that nobody in `against` (one bit a seat) can counter, everybody else passing.
    ///
    /// A hand of n cards needs n/2 − 1 such attacks; then two cards are left and end the round.
    pub(super) fn certain(&self, against: u8) -> u16 {
        let hand = self.hand(self.turn);
        if !self.leads() || self.is_duel() {
            return 0;
        }
        let mut held = 0;
        for seat in 0..self.seats {
            if against >> seat & 1 == 1 {
                held |= kinds(self.hand(seat));
            }
        }
        let countered = if held >> EMPRESS & 1 == 1 { 0xFC } else { 0 } | held;
        let locked = if self.unlocked { 0 } else { 1 << EMPRESS };
        let safe = kinds(hand) & !countered & !locked;
        let is_safe = |kind: u32| (safe >> kind & 1) as i32;
        let spare: i32 = bits(safe).map(|kind| count(hand, kind.into()) as i32).sum();
        let needed = size(hand) as i32 / 2 - 1;
        let mut scores = 0;
        if spare < needed {
            return scores;
        }
        for last in bits(kinds(hand)).map(u32::from) {
            let points = POINTS[last as usize & 7];
            if count(hand, last) >= 2 && spare - 2 * is_safe(last) >= needed {
                scores |= 1 << (2 * points);
            }
            // The card laid down with it must be another, or the points would be doubled.
            let others = kinds(hand) & !(1 << last);
            let down_is_safe = others & !safe == 0;
            if others != 0 && spare - is_safe(last) - i32::from(down_is_safe) >= needed {
                scores |= 1 << points;
            }
        }
        scores
    }
}

/// The points of each set of kinds as last cards, one bit each.
const SCORES: [u16; 256] = scores(1);
/// The same for Master strokes.
const DOUBLED: [u16; 256] = scores(2);

const fn scores(factor: u8) -> [u16; 256] {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        let mut kind = 0;
        while kind < 8 {
            if set >> kind & 1 == 1 {
                table[set] |= 1 << (POINTS[kind] * factor);
            }
            kind += 1;
        }
        set += 1;
    }
    table
}

/// The places of the bits that are set.
pub(super) fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            place
        })
    })
}

/// The seats that score with the acting player, one bit each.
pub(super) const fn own_side(mode: Mode, seat: Seat) -> u8 {
    match mode {
        Mode::Traditional => 0b0101 << (seat as u8 & 1),
        Mode::Chaotic | Mode::Duel => 1 << seat as u8,
    }
}
