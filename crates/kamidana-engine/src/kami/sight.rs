//! What one player knows at a glance: the own hand, the table, and what is still out.

use kami::{Action, Card, Hand, Mode, Phase, Pile, Round, Seat, StandingAttack, View, Viewer};

/// A player's knowledge, without memory of who did what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub(super) seat: Seat,
    pub(super) mode: Mode,
    pub(super) phase: Phase,
    pub(super) hand: Hand,
    /// The number of cards in every hand.
    pub(super) sizes: [u8; 4],
    /// By kind, the cards that are neither in the hand nor seen on the table.
    pub(super) unseen: [u8; 8],
    /// Face-up Mercenaries by pile.
    pub(super) piles: [Option<Card>; 8],
    pub(super) attack: Option<StandingAttack>,
    /// The card just laid face down by the leader who now attacks.
    pub(super) down: Option<Card>,
}

impl Sight {
    /// What the acting player of a round knows.
    pub(super) fn of_round(round: &Round) -> Option<Self> {
        let seat = round.to_act()?;
        let hand = round.hand(seat);
        let mut unseen = unseen_beside(hand);
        let mut down = None;
        for placed in round.table() {
            if placed.seat == seat || placed.mercenary || !placed.face_down {
                take(&mut unseen, placed.card);
            }
            down = placed.face_down.then_some(placed.card);
        }
        let piles = Pile::ALL.map(|pile| round.face_up(pile));
        piles
            .iter()
            .flatten()
            .for_each(|&card| take(&mut unseen, card));
        Some(Self {
            seat,
            mode: round.mode(),
            phase: round.phase(),
            hand,
            sizes: Seat::ALL.map(|seat| round.hand(seat).len()),
            unseen,
            piles,
            attack: round.standing_attack(),
            down: down.filter(|_| round.phase() == Phase::LeadAttack),
        })
    }

    /// What the player to whom the view belongs knows, if it is that player's turn.
    pub(super) fn of_view(view: &View) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer else {
            return None;
        };
        if view.turn != Some(seat) {
            return None;
        }
        let hand = view.seat(seat)?.hand?;
        let mut unseen = unseen_beside(hand);
        let mut sizes = [0; 4];
        for other in &view.seats {
            sizes[other.seat.index()] = other.hand_size;
            let lines = other.defence.iter().chain(&other.attack);
            lines
                .filter_map(|seen| seen.card)
                .for_each(|card| take(&mut unseen, card));
        }
        let mut piles = [None; 8];
        for (pile, seen) in piles.iter_mut().zip(&view.piles) {
            *pile = seen.face_up;
        }
        let lying = piles.iter().chain(&view.aside).flatten();
        lying.for_each(|&card| take(&mut unseen, card));
        let own = view.seat(seat)?;
        let down = own.defence.last().and_then(|seen| seen.card);
        Some(Self {
            seat,
            mode: view.mode,
            phase: view.phase,
            hand,
            sizes,
            unseen,
            piles,
            attack: view.standing_attack,
            down: down.filter(|_| view.phase == Phase::LeadAttack),
        })
    }

    /// The same player having paid no attention to the cards played.
    #[must_use]
    pub(super) fn without_counting(mut self) -> Self {
        self.unseen = unseen_beside(self.hand);
        self
    }

    pub(super) fn is_partner(&self, seat: Seat) -> bool {
        self.mode.partner_of(self.seat) == Some(seat)
    }

    /// The card an action plays, if it plays one.
    pub(super) fn card_of(&self, action: Action) -> Option<Card> {
        match action {
            Action::DefendHand(card) | Action::AttackHand(card) => Some(card),
            Action::DefendPile(pile) | Action::AttackPile(pile) => self.piles[pile.index()],
            _ => None,
        }
    }

    /// The chance that an opponent can counter an attack with this card, if the unseen cards lie
    /// anywhere.
    pub(super) fn risk(&self, card: Card) -> f32 {
        let shown = |kind: Card| self.piles.contains(&Some(kind));
        let empress = card != Card::Empress && Card::Empress.counters(card);
        if shown(card) || empress && shown(Card::Empress) {
            return 1.0;
        }
        let mut counters = i32::from(self.unseen[card.index()]);
        if empress {
            counters += i32::from(self.unseen[Card::Empress.index()]);
        }
        let hidden: u32 = self.unseen.iter().map(|&count| u32::from(count)).sum();
        let held: u32 = self
            .mode
            .seats()
            .iter()
            .filter(|&&seat| seat != self.seat && !self.is_partner(seat))
            .map(|&seat| u32::from(self.sizes[seat.index()]))
            .sum();
        let share = (held as f32 / hidden.max(1) as f32).min(1.0);
        1.0 - (1.0 - share).powi(counters)
    }
}

fn unseen_beside(hand: Hand) -> [u8; 8] {
    Card::ALL.map(|card| card.copies() - hand.count(card))
}

fn take(unseen: &mut [u8; 8], card: Card) {
    let count = &mut unseen[card.index()];
    *count = count.saturating_sub(1);
}
