//! What a choice is told by: for every action a few cells, one of each table that speaks of it.

use kami::{Action, Card, Phase, Seat};

use super::{super::sight::Sight, Passes, place};

/// The tables, one after the other, by how many places each of their questions has.
const TABLES: [&[usize]; 15] = [
    // Laying a card down: which, how many of them, how large the hand is.
    &[8, 3, 4],
    // How many of it and of the Empresses are unseen.
    &[6, 3, 3, 4],
    // Who has let it go by.
    &[3, 2, 4],
    // How many kinds the hand has.
    &[8, 8],
    // Attacking: the same, leading and after a counter.
    &[2, 8, 3, 4],
    &[2, 6, 3, 4, 3],
    &[2, 3, 2, 4, 3],
    // How near the others are to their end.
    &[2, 4, 3, 4, 2],
    // What is left in the hand, and the points it can end with.
    &[2, 9, 11],
    // Countering: whose attack, how near they are to their end, with the same card or an Empress.
    &[2, 4, 4, 2],
    &[2, 3, 8, 2],
    // Who is asked after this player.
    &[2, 6, 3, 2, 4],
    // How well the attack that follows would stand.
    &[2, 15, 4],
    &[2, 2, 2, 4, 2],
    // How near the partner is to the end.
    &[2, 4, 4],
];

const fn size(table: usize) -> usize {
    let (mut size, mut at) = (1, 0);
    while at < TABLES[table].len() {
        size *= TABLES[table][at];
        at += 1;
    }
    size
}

const STARTS: [usize; TABLES.len() + 1] = {
    let mut starts = [0; TABLES.len() + 1];
    let mut at = 0;
    while at < TABLES.len() {
        starts[at + 1] = starts[at] + size(at);
        at += 1;
    }
    starts
};

/// How many cells all tables have.
pub(super) const CELLS: usize = STARTS[TABLES.len()];

/// In how many phases players choose cards.
pub(super) const PHASES: usize = 4;

/// Where a table is read. An answer beyond its last place counts as the last.
fn cell<const N: usize>(table: usize, answers: [usize; N]) -> usize {
    let places = TABLES[table].iter().zip(answers);
    STARTS[table]
        + places.fold(0, |at, (places, answer)| {
            at * places + answer.min(places - 1)
        })
}

/// Halves of hand sizes: 1 and 2 cards, 3 and 4, and so on.
fn halves(cards: u8) -> usize {
    usize::from(cards.saturating_sub(1) / 2)
}

/// What is the same for all actions of somebody who is to act.
pub(in super::super) struct Moment<'a> {
    pub(super) sight: &'a Sight,
    passes: Passes,
    partner: Option<Seat>,
    /// How near the opponents are to their end.
    hurry: usize,
    /// How many Empresses are unseen.
    empresses: usize,
}

impl<'a> Moment<'a> {
    pub(in super::super) fn new(sight: &'a Sight, passes: Passes) -> Self {
        let partner = sight.mode.partner_of(sight.seat);
        let seats = sight.mode.seats().iter();
        let others = seats.filter(|seat| **seat != sight.seat && Some(**seat) != partner);
        let hurry = others.map(|seat| halves(sight.sizes[seat.index()])).min();
        Self {
            sight,
            passes,
            partner,
            hurry: hurry.unwrap_or(0),
            empresses: usize::from(sight.unseen[Card::Empress.index()]),
        }
    }

    pub(super) const fn phase(&self) -> usize {
        place(self.sight.phase)
    }

    /// How many opponents have let this kind go by, and how many partners.
    fn let_go(&self, card: Card) -> (usize, usize) {
        let mut found = (0, 0);
        for seat in self.sight.mode.seats() {
            let went = usize::from(self.passes.0[seat.index()] >> card.index() & 1);
            if Some(*seat) == self.partner {
                found.1 += went;
            } else if *seat != self.sight.seat {
                found.0 += went;
            }
        }
        found
    }

    /// The cells that speak of an action; none of a pass and of what comes before the first lead.
    pub(super) fn cells(&self, action: Action, see: impl FnMut(usize)) {
        let Some(card) = self.sight.card_of(action) else {
            return;
        };
        match self.sight.phase {
            Phase::LeadDefence => self.laid_down(card, see),
            Phase::LeadAttack | Phase::CounterAttack => self.attack(card, see),
            _ => self.counter(card, see),
        }
    }

    fn laid_down(&self, card: Card, mut see: impl FnMut(usize)) {
        let Of {
            kind,
            sort,
            held,
            unseen,
            size,
        } = self.of(card);
        let (went, partner) = self.let_go(card);
        see(cell(0, [kind, held, size]));
        see(cell(1, [unseen, self.empresses, held, sort]));
        see(cell(2, [went, partner, sort]));
        let kinds = Card::ALL
            .iter()
            .filter(|card| self.sight.hand.contains(**card));
        see(cell(3, [kind, kinds.count() - 1]));
    }

    fn attack(&self, card: Card, mut see: impl FnMut(usize)) {
        let Of {
            kind,
            sort,
            held,
            unseen,
            size,
        } = self.of(card);
        let (went, partner) = self.let_go(card);
        let leads = usize::from(self.sight.phase == Phase::LeadAttack);
        see(cell(4, [leads, kind, held, size]));
        see(cell(5, [leads, unseen, self.empresses, sort, went]));
        see(cell(6, [leads, went, partner, size, held]));
        see(cell(7, [leads, self.hurry, went, unseen, held.min(1)]));
        let mut rest = self.sight.hand;
        rest.remove(card);
        let ends = rest
            .cards()
            .map(|card| card.points() << u8::from(rest.count(card) > 1));
        let most = usize::from(ends.max().unwrap_or(0));
        see(cell(8, [leads, usize::from(rest.len()), most]));
    }

    fn counter(&self, card: Card, mut see: impl FnMut(usize)) {
        let sight = self.sight;
        let Some(standing) = sight.attack else {
            return;
        };
        let Of { held, size, .. } = self.of(card);
        let friend = usize::from(sight.is_partner(standing.seat));
        let same = usize::from(card == standing.card);
        let attack = standing.card.index();
        let left = halves(sight.sizes[standing.seat.index()]);
        let seats = sight.mode.seats().len();
        let far = (sight.seat.index() + seats - standing.seat.index()) % seats;
        see(cell(9, [friend, left, size, same]));
        see(cell(10, [friend, held, attack, same]));
        let unseen = usize::from(sight.unseen[attack]);
        see(cell(11, [friend, unseen, self.empresses, same, far]));
        let mut rest = sight.hand;
        rest.remove(card);
        let follows = rest.cards().filter(|card| *card != Card::Empress);
        // An opponent who has let a card go by once seldom has it.
        let risk = |card| sight.risk(card) * [1.0, 0.5, 0.1][self.let_go(card).0.min(2)];
        let risk = follows.map(risk).fold(1.0, f32::min);
        see(cell(12, [friend, (risk * 14.99) as usize, size]));
        let has_same = usize::from(sight.hand.contains(standing.card));
        let even = usize::from(sight.hand.len().is_multiple_of(2));
        see(cell(13, [friend, has_same, same, self.hurry, even]));
        let partner = self.partner.map(|seat| halves(sight.sizes[seat.index()]));
        see(cell(14, [friend, far, partner.unwrap_or(0)]));
    }

    fn of(&self, card: Card) -> Of {
        let kind = card.index();
        Of {
            kind,
            sort: match card {
                Card::Soldier => 0,
                Card::Lance => 1,
                Card::Empress => 3,
                _ => 2,
            },
            held: usize::from(self.sight.hand.count(card)).saturating_sub(1),
            unseen: usize::from(self.sight.unseen[kind]),
            size: halves(self.sight.hand.len()),
        }
    }
}

/// What is asked of a card.
struct Of {
    kind: usize,
    /// Soldiers, Lances and Empresses are countered in other ways than the rest.
    sort: usize,
    /// How many more are held.
    held: usize,
    unseen: usize,
    /// Of the hand.
    size: usize,
}
