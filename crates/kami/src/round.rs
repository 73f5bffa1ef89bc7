//! One round with all cards known: the fast core of the rules.

use crate::hand::filled_groups;
use crate::placed::Packed;
use crate::{
    Action, ActionSet, Actions, Card, Deal, Extra, Hand, Line, Mode, Outcome, Phase, Pile,
    PlacedCard, Refusal, RefusalReason, ReplayError, Seat, StandingAttack,
};

/// From this many Soldiers on a dealt hand is Demoralised.
const DEMORALISED: u8 = 5;

const QUESTIONS: ActionSet = ActionSet::of(Action::Ask).with(Action::Keep);
const ANSWERS: ActionSet = ActionSet::of(Action::Cancel).with(Action::Play);

/// The kinds that counter each kind of attack, one bit each.
const COUNTERS: [u8; 8] = {
    let mut kinds = [0; 8];
    let mut attack = 0;
    while attack < 8 {
        let mut card = 0;
        while card < 8 {
            kinds[attack] |= (Card::ALL[card].counters(Card::ALL[attack]) as u8) << card;
            card += 1;
        }
        attack += 1;
    }
    kinds
};

/// The state of one round, all cards known.
///
/// Small, flat and `Copy`, so that a search can keep one at every ply. It remembers the cards on
/// the table, in the order played, but not the passes and questions: [`Game`](crate::Game) keeps
/// that log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// What the acting player may do: worked out once when a step has been taken, where the
    /// next phase is known, because it is read twice, to choose a step and to check it.
    legal: ActionSet,
    hands: [Hand; 4],
    /// The cards on the table, oldest first; `table[played..]` is not used.
    table: [Packed; 32],
    /// The face-up Mercenaries, four bits a pile: 0 for none, else the card's index plus one.
    face_up: u32,
    /// The cards below them, the same way.
    below: u32,
    played: u8,
    mode: Mode,
    first: Seat,
    /// Who acts; the last to have acted when the round is over.
    turn: Seat,
    /// Who attacked last; the leader before the first attack.
    attacker: Seat,
    /// The last attack.
    attack: Card,
    /// The last card in defence: of interest only for the Master stroke.
    defence: Card,
    /// Whether an Empress lies face up in a defence line.
    empress_unlocked: bool,
    phase: Phase,
    outcome: Outcome,
}

impl Round {
    /// The round that begins with this deal.
    pub fn new(deal: &Deal) -> Self {
        let (face_up, below) = match deal.extra() {
            Extra::Mercenaries { face_up, below } => (pack_piles(*face_up), pack_piles(*below)),
            Extra::None | Extra::Aside(_) => (0, 0),
        };
        let mut round = Self {
            legal: ActionSet::EMPTY,
            hands: Seat::ALL.map(|seat| deal.hand(seat)),
            table: [Packed::default(); 32],
            face_up,
            below,
            played: 0,
            mode: deal.mode(),
            first: deal.first(),
            turn: deal.first(),
            attacker: deal.first(),
            attack: Card::Soldier,
            defence: Card::Soldier,
            empress_unlocked: false,
            phase: Phase::LeadDefence,
            outcome: Outcome::Unknown,
        };
        if round.mode == Mode::Traditional {
            round.question(round.first);
        } else {
            round.lead();
        }
        round
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The player who led first.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Who acts, if the round is not over.
    pub const fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            _ => Some(self.turn),
        }
    }

    /// What the acting player has to do.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How the round stands.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the round has ended.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over)
    }

    /// The cards still in a hand.
    pub const fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The attack that waits for an answer, and whose it is: only while players pass or counter.
    pub const fn standing_attack(&self) -> Option<StandingAttack> {
        match self.phase {
            Phase::Answer => Some(StandingAttack {
                seat: self.attacker,
                card: self.attack,
            }),
            _ => None,
        }
    }

    /// Whether an Empress lies face up in a defence line, so that an Empress may attack.
    pub const fn empress_unlocked(&self) -> bool {
        self.empress_unlocked
    }

    /// All cards on the table, in the order played.
    pub fn table(&self) -> impl Iterator<Item = PlacedCard> {
        self.table
            .iter()
            .take(usize::from(self.played))
            .map(|card| card.unpack())
    }

    /// A player's line of defence, oldest card first.
    pub fn defence(&self, seat: Seat) -> impl Iterator<Item = PlacedCard> {
        self.table()
            .filter(move |card| card.seat == seat && card.line == Line::Defence)
    }

    /// A player's line of attack, oldest card first.
    pub fn attack(&self, seat: Seat) -> impl Iterator<Item = PlacedCard> {
        self.table()
            .filter(move |card| card.seat == seat && card.line == Line::Attack)
    }

    /// The face-up Mercenary of a pile, if one is left.
    pub const fn face_up(&self, pile: Pile) -> Option<Card> {
        pile_card(self.face_up, pile)
    }

    /// The face-down card below it, if one is left.
    pub const fn below(&self, pile: Pile) -> Option<Card> {
        pile_card(self.below, pile)
    }

    /// What the acting player may do.
    pub const fn legal_actions(&self) -> Actions {
        self.legal.iter()
    }

    /// The same as a set.
    pub const fn legal_set(&self) -> ActionSet {
        self.legal
    }

    /// Takes one step. A refused action changes nothing.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        // Whether it is legal is asked in each arm, where the kind of action is known.
        let legal = self.legal;
        match action {
            Action::Pass if legal.contains(action) => self.pass(),
            Action::DefendHand(card) if legal.contains(action) => {
                self.hands[self.turn.index()].take(card);
                self.defend(card, false);
            }
            Action::AttackHand(card) if legal.contains(action) => {
                self.hands[self.turn.index()].take(card);
                self.attack_with(card, false);
            }
            Action::DefendPile(pile) if legal.contains(action) => {
                let card = self.take(pile);
                self.defend(card, true);
            }
            Action::AttackPile(pile) if legal.contains(action) => {
                let card = self.take(pile);
                self.attack_with(card, true);
            }
            Action::Keep if legal.contains(action) => self.question_after(self.turn),
            Action::Ask if legal.contains(action) => {
                self.turn = opposite(self.turn);
                self.phase = Phase::PartnerAnswer;
                self.legal = ANSWERS;
            }
            Action::Play if legal.contains(action) => self.question_after(opposite(self.turn)),
            Action::Cancel if legal.contains(action) => self.end(Outcome::Void),
            _ => {
                return Err(Refusal {
                    action,
                    reason: self.refusal(action),
                });
            }
        }
        Ok(())
    }

    /// The round after everybody has answered `keep`, if the Demoralised question is open.
    pub(crate) fn without_questions(&self) -> Self {
        let mut round = *self;
        if matches!(round.phase, Phase::Demoralised | Phase::PartnerAnswer) {
            round.turn = round.first;
            round.lead();
        }
        round
    }

    /// The defences with hand cards of these kinds and with these piles.
    const fn defences(&self, kinds: u8, piles: u8) -> u64 {
        let hand = self.hands[self.turn.index()];
        // Only in the duel can a hand hold a single card when a defence is due.
        let from_hand = if hand.is_single() {
            0
        } else {
            hand.kinds() & kinds
        };
        from_hand as u64 | (piles as u64) << 8
    }

    /// Passing, and the defences that counter the attack.
    const fn answers(&self) -> ActionSet {
        let kinds = COUNTERS[self.attack.index()];
        let mut piles = self.piles_showing(self.attack);
        if Card::Empress.counters(self.attack) {
            piles |= self.piles_showing(Card::Empress);
        }
        ActionSet::from_bits(1 << Action::Pass.bit() | self.defences(kinds, piles))
    }

    fn attacks(&self) -> ActionSet {
        const EMPRESS: u64 = 1 << Action::AttackHand(Card::Empress).bit();
        let hand = self.hands[self.turn.index()];
        let piles = self.piles();
        let all = u64::from(hand.kinds()) << 16 | u64::from(piles) << 24;
        let empresses = EMPRESS | u64::from(self.piles_showing(Card::Empress)) << 24;
        let others = all & !empresses;
        // With nothing but Empresses to attack with any of them may. The last card of a hand
        // without Mercenaries is such a case.
        ActionSet::from_bits(if self.empress_unlocked || others == 0 {
            all
        } else if hand == Hand::ONE_EMPRESS {
            others | EMPRESS
        } else {
            others
        })
    }

    /// The piles with a face-up card, one bit each.
    const fn piles(&self) -> u8 {
        if self.face_up == 0 {
            return 0;
        }
        filled_groups(self.face_up)
    }

    /// The piles whose face-up card is of this kind, one bit each.
    const fn piles_showing(&self, card: Card) -> u8 {
        if self.face_up == 0 {
            return 0;
        }
        let wanted = (card as u32 + 1) * 0x1111_1111;
        !filled_groups(self.face_up ^ wanted)
    }

    const fn pass(&mut self) {
        self.turn = self.mode.seat_after(self.turn);
        if self.turn as u8 == self.attacker as u8 {
            // With one hand card and no Mercenary a leader has no play; parity lets nobody
            // finish such a round.
            if self.hands[self.turn.index()].is_single() && self.face_up == 0 {
                self.end(Outcome::Void);
            } else {
                self.lead();
            }
        } else {
            self.legal = self.answers();
        }
    }

    /// The player whose turn it is leads.
    const fn lead(&mut self) {
        self.phase = Phase::LeadDefence;
        self.legal = ActionSet::from_bits(self.defences(0xFF, self.piles()));
    }

    fn defend(&mut self, card: Card, mercenary: bool) {
        let face_down = self.phase == Phase::LeadDefence;
        self.place(Line::Defence, card, face_down, mercenary);
        self.defence = card;
        if face_down {
            self.phase = Phase::LeadAttack;
        } else {
            self.phase = Phase::CounterAttack;
            self.empress_unlocked |= card == Card::Empress;
        }
        self.legal = self.attacks();
    }

    fn attack_with(&mut self, card: Card, mercenary: bool) {
        self.place(Line::Attack, card, false, mercenary);
        if self.hands[self.turn.index()].is_empty() {
            let doubled = self.phase == Phase::LeadAttack && self.defence == card;
            let points = card.points() << u8::from(doubled);
            self.end(Outcome::Won {
                seat: self.turn,
                points,
                doubled,
            });
            return;
        }
        self.attacker = self.turn;
        self.attack = card;
        self.turn = self.mode.seat_after(self.turn);
        self.phase = Phase::Answer;
        self.legal = self.answers();
    }

    fn place(&mut self, line: Line, card: Card, face_down: bool, mercenary: bool) {
        let placed = PlacedCard {
            seat: self.turn,
            line,
            card,
            face_down,
            mercenary,
        };
        // There are 32 cards, each played once: the slot is always there.
        if let Some(slot) = self.table.get_mut(usize::from(self.played)) {
            *slot = Packed::new(placed);
            self.played += 1;
        }
    }

    /// Takes the face-up card of a pile that has one; the card below turns face up.
    const fn take(&mut self, pile: Pile) -> Card {
        let shift = 4 * pile.index() as u32;
        let mask = 15 << shift;
        let code = (self.face_up >> shift & 15) as u8;
        self.face_up = self.face_up & !mask | self.below & mask;
        self.below &= !mask;
        Card::from_low_bits(code.wrapping_sub(1))
    }

    /// Asks the first player from `seat` on, in turn order, whose hand is Demoralised; if there
    /// is none the first player leads.
    fn question(&mut self, seat: Seat) {
        let mut asked = seat;
        loop {
            if self.hands[asked.index()].count(Card::Soldier) >= DEMORALISED {
                self.turn = asked;
                self.phase = Phase::Demoralised;
                self.legal = QUESTIONS;
                return;
            }
            asked = self.mode.seat_after(asked);
            if asked == self.first {
                break;
            }
        }
        self.turn = self.first;
        self.lead();
    }

    fn question_after(&mut self, seat: Seat) {
        let next = self.mode.seat_after(seat);
        if next == self.first {
            self.turn = next;
            self.lead();
        } else {
            self.question(next);
        }
    }

    const fn end(&mut self, outcome: Outcome) {
        self.outcome = outcome;
        self.phase = Phase::Over;
        self.legal = ActionSet::EMPTY;
    }

    /// Why an action that is not legal is refused.
    #[cold]
    fn refusal(&self, action: Action) -> RefusalReason {
        match (self.phase, action) {
            (Phase::Over, _) => RefusalReason::RoundOver,
            (Phase::Demoralised, _) => RefusalReason::QuestionOpen,
            (Phase::PartnerAnswer, _) => RefusalReason::AnswerOpen,
            (_, Action::Ask | Action::Keep | Action::Cancel | Action::Play) => {
                RefusalReason::NoQuestion
            }
            (Phase::LeadDefence, Action::Pass) => RefusalReason::LeaderPasses,
            (Phase::LeadAttack | Phase::CounterAttack, Action::AttackHand(card)) => self
                .missing_card(card)
                .unwrap_or(RefusalReason::EmpressLocked),
            (Phase::LeadAttack | Phase::CounterAttack, Action::AttackPile(pile)) => {
                match self.face_up(pile) {
                    Some(_) => RefusalReason::MercenaryEmpressLocked,
                    None => self.missing_pile(pile),
                }
            }
            (Phase::LeadAttack | Phase::CounterAttack, _) => RefusalReason::AttackDue,
            (_, Action::DefendHand(card)) => self
                .missing_card(card)
                .unwrap_or_else(|| self.no_defence(card)),
            (_, Action::DefendPile(pile)) => match self.face_up(pile) {
                Some(card) => RefusalReason::DoesNotCounter {
                    card,
                    attack: self.attack,
                },
                None => self.missing_pile(pile),
            },
            // Passing is always allowed in an answer, so what is left is an attack out of turn.
            (_, _) => RefusalReason::DefenceDue,
        }
    }

    fn missing_card(&self, card: Card) -> Option<RefusalReason> {
        (!self.hands[self.turn.index()].contains(card)).then_some(RefusalReason::NotInHand(card))
    }

    fn missing_pile(&self, pile: Pile) -> RefusalReason {
        if self.mode == Mode::Duel {
            RefusalReason::PileEmpty(pile)
        } else {
            RefusalReason::NoMercenaries
        }
    }

    fn no_defence(&self, card: Card) -> RefusalReason {
        if self.phase == Phase::LeadDefence || card.counters(self.attack) {
            RefusalReason::OnlyHandCard
        } else {
            RefusalReason::DoesNotCounter {
                card,
                attack: self.attack,
            }
        }
    }
}

/// Plays a list of actions from a deal.
pub fn replay(deal: &Deal, actions: &[Action]) -> Result<Round, ReplayError> {
    let mut round = Round::new(deal);
    for (at, &action) in actions.iter().enumerate() {
        round
            .play(action)
            .map_err(|refusal| ReplayError { at, refusal })?;
    }
    Ok(round)
}

/// The seat opposite at a table of four.
const fn opposite(seat: Seat) -> Seat {
    Seat::ALL[(seat.index() + 2) & 3]
}

fn pack_piles(cards: [Card; 8]) -> u32 {
    cards
        .iter()
        .rev()
        .fold(0, |piles, &card| piles << 4 | (card as u32 + 1))
}

const fn pile_card(piles: u32, pile: Pile) -> Option<Card> {
    match (piles >> (4 * pile.index() as u32) & 15) as u8 {
        0 => None,
        code => Some(Card::from_low_bits(code - 1)),
    }
}
