//! What a player or a spectator may know of a round.
//!
//! A [`View`] has no place for a card its viewer does not know, so it can be sent to that viewer
//! as it is. Views of two rounds that differ only in hidden cards are equal, with one exception
//! that lies in the rules themselves: while somebody thinks about the Demoralised question
//! everybody can tell that *somebody* was dealt five Soldiers, because the round has not begun.
//! Who it is, and that a player answered `keep`, is not shown to the others.

use std::fmt;

use crate::{
    Action, ActionSet, Card, Deal, DealtPile, Extra, GameOutcome, Hand, HeldSoldiers, Level, Mode,
    Outcome, Phase, Pile, PlacedCard, ReplayError, Round, Score, Seat, SeenAction, SeenCard,
    SeenHand, SeenPile, SeenStep, StandingAttack,
};

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// A player. A seat the mode does not have sees what a spectator sees.
    Seat(Seat),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

/// Whose secrets a view shows.
#[derive(Clone, Copy)]
enum Eye {
    Of(Viewer),
    All,
}

impl Eye {
    fn is(self, seat: Seat) -> bool {
        match self {
            Self::Of(viewer) => viewer == Viewer::Seat(seat),
            Self::All => true,
        }
    }
}

/// The game around a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiStanding))]
pub struct Standing {
    /// The level of the game.
    pub level: Level,
    /// The points that win it.
    pub target: u8,
    /// The score; that of a finished round is in it.
    pub score: Score,
    /// The number of the round, from 1.
    pub round: usize,
    /// Whether the game is decided.
    pub outcome: GameOutcome,
}

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiSeat))]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// What is known of the hand as it was dealt: all of the viewer's own, of others the cards
    /// shown or played face up since.
    pub dealt: SeenHand,
    /// The cards still in the hand, if it is the viewer's own.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub hand: Option<Hand>,
    /// How many cards are still in the hand.
    pub hand_size: u8,
    /// How many Soldiers the player showed when asking to cancel the deal.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub shown_soldiers: Option<u8>,
    /// How many of the shown Soldiers are still in the hand, as far as the others can tell.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub held_soldiers: Option<HeldSoldiers>,
    /// The line of defence, oldest card first.
    pub defence: Vec<SeenCard>,
    /// The line of attack, oldest card first.
    pub attack: Vec<SeenCard>,
}

/// Everything a viewer may know of a round, and nothing else.
///
/// Prints as the deal in the round format with a `?` for every card the viewer does not know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiRound))]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The mode.
    pub mode: Mode,
    /// The player who led first.
    pub first: Seat,
    /// The game around the round, if there is one.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub standing: Option<Standing>,
    /// The players, in seat order.
    pub seats: Vec<SeatView>,
    /// The cards set aside (three players), each if the viewer has looked at it.
    pub aside: Vec<Option<Card>>,
    /// The Mercenaries as they lie now, pile by pile (two players).
    pub piles: Vec<SeenPile>,
    /// The Mercenaries as they were dealt, as far as they have been seen.
    pub dealt_piles: Vec<DealtPile>,
    /// What the acting player has to do.
    pub phase: Phase,
    /// Who acts; hidden from others while a player thinks about the Demoralised question.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub turn: Option<Seat>,
    /// The attack that waits for an answer, and whose it is.
    #[cfg_attr(feature = "schema", schema(required = true))]
    pub standing_attack: Option<StandingAttack>,
    /// The kinds of cards that counter it, in the order of the deck; none while no attack waits.
    pub counters: Vec<Card>,
    /// Whether an Empress lies face up in a defence line.
    pub empress_unlocked: bool,
    /// All steps so far that the viewer could see, in order.
    pub history: Vec<SeenStep>,
    /// What the viewer may do now; empty when somebody else acts.
    pub legal: ActionSet,
    /// How the round stands.
    pub outcome: Outcome,
}

impl View {
    /// What a viewer knows after these actions of a round.
    pub fn of_round(deal: &Deal, log: &[Action], viewer: Viewer) -> Result<Self, ReplayError> {
        Self::seen(deal, log, Eye::Of(viewer))
    }

    /// The round with all its cards on the table, as the player to act would look at it: for
    /// studies and for rounds that are over. Nothing of it may reach a player of a running round.
    pub fn laid_open(deal: &Deal, log: &[Action]) -> Result<Self, ReplayError> {
        Self::seen(deal, log, Eye::All)
    }

    fn seen(deal: &Deal, log: &[Action], eye: Eye) -> Result<Self, ReplayError> {
        let mut round = Round::new(deal);
        let mut history = Vec::with_capacity(log.len());
        let mut showed = [false; 4];
        for (at, &action) in log.iter().enumerate() {
            let before = round;
            round
                .play(action)
                .map_err(|refusal| ReplayError { at, refusal })?;
            if let Some(seat) = before.to_act() {
                history.extend(seen_step(&before, seat, action, eye));
                showed[seat.index()] |= action == Action::Ask;
            }
        }
        let turn = round
            .to_act()
            .filter(|&seat| round.phase() != Phase::Demoralised || eye.is(seat));
        let legal = match turn {
            Some(seat) if eye.is(seat) => round.legal_set(),
            _ => ActionSet::EMPTY,
        };
        let seats = deal.mode().seats().iter();
        Ok(Self {
            viewer: match eye {
                Eye::Of(viewer) => viewer,
                Eye::All => turn.map_or(Viewer::Spectator, Viewer::Seat),
            },
            mode: deal.mode(),
            first: deal.first(),
            standing: None,
            seats: seats
                .map(|&seat| seat_view(deal, &round, seat, eye, showed[seat.index()]))
                .collect(),
            aside: aside_seen(deal, eye),
            piles: piles_seen(&round),
            dealt_piles: dealt_piles_seen(deal, &round, eye),
            phase: round.phase(),
            turn,
            standing_attack: round.standing_attack(),
            counters: counters(&round),
            empress_unlocked: round.empress_unlocked(),
            history,
            legal,
            outcome: round.outcome(),
        })
    }

    /// The viewer's own cards still in hand.
    pub fn own_hand(&self) -> Option<Hand> {
        self.seats.iter().find_map(|seat| seat.hand)
    }

    /// What the viewer sees of a seat, if the mode has it.
    pub fn seat(&self, seat: Seat) -> Option<&SeatView> {
        self.seats.get(seat.index())
    }
}

/// The step as the viewer sees it; `None` if it is not seen at all.
fn seen_step(before: &Round, seat: Seat, action: Action, eye: Eye) -> Option<SeenStep> {
    let own = eye.is(seat);
    let seen = |action, card| Some(SeenStep { seat, action, card });
    match action {
        Action::Keep if !own => None,
        Action::DefendHand(_) if before.phase() == Phase::LeadDefence && !own => {
            seen(SeenAction::DefendHidden, None)
        }
        Action::DefendHand(card) | Action::AttackHand(card) => {
            seen(SeenAction::Known(action), Some(card))
        }
        Action::DefendPile(pile) | Action::AttackPile(pile) => {
            seen(SeenAction::Known(action), before.face_up(pile))
        }
        _ => seen(SeenAction::Known(action), None),
    }
}

fn seat_view(deal: &Deal, round: &Round, seat: Seat, eye: Eye, showed: bool) -> SeatView {
    let own = eye.is(seat);
    let dealt = deal.hand(seat);
    let soldiers = dealt.count(Card::Soldier);
    let mut known = if own { dealt } else { Hand::EMPTY };
    if !own {
        if showed {
            (0..soldiers).for_each(|_| _ = known.add(Card::Soldier));
        }
        let played = round.table().filter(|placed| {
            let shown_before = showed && placed.card == Card::Soldier;
            placed.seat == seat && !placed.mercenary && !placed.face_down && !shown_before
        });
        played.for_each(|placed| _ = known.add(placed.card));
    }
    let seen = |placed: PlacedCard| SeenCard {
        card: (own || placed.mercenary || !placed.face_down).then_some(placed.card),
        face_down: placed.face_down,
        mercenary: placed.mercenary,
    };
    SeatView {
        seat,
        dealt: SeenHand {
            known,
            hidden: dealt.len() - known.len(),
        },
        hand: own.then(|| round.hand(seat)),
        hand_size: round.hand(seat).len(),
        shown_soldiers: showed.then_some(soldiers),
        held_soldiers: showed.then(|| held_soldiers(round, seat, soldiers)),
        defence: round.defence(seat).map(seen).collect(),
        attack: round.attack(seat).map(seen).collect(),
    }
}

/// What can be told of the shown Soldiers. One that was played face up since lies in a line; a card
/// that was laid face down may have been one, and only its owner knows.
fn held_soldiers(round: &Round, seat: Seat, shown: u8) -> HeldSoldiers {
    let laid = || {
        round
            .table()
            .filter(|placed| placed.seat == seat && !placed.mercenary)
    };
    let played = laid().filter(|placed| !placed.face_down && placed.card == Card::Soldier);
    let left = shown.saturating_sub(played.count() as u8);
    let face_down = laid().filter(|placed| placed.face_down).count() as u8;
    HeldSoldiers {
        least: left.saturating_sub(face_down),
        most: left.min(round.hand(seat).len()),
    }
}

fn counters(round: &Round) -> Vec<Card> {
    let attack = round.standing_attack();
    let counter = |attack: StandingAttack| {
        let cards = Card::ALL.into_iter();
        cards.filter(move |card| card.counters(attack.card))
    };
    attack.into_iter().flat_map(counter).collect()
}

fn aside_seen(deal: &Deal, eye: Eye) -> Vec<Option<Card>> {
    match deal.extra() {
        Extra::Aside(cards) => {
            let looks = |place| eye.is(deal.looks_at_aside(place));
            let cards = cards.iter().enumerate();
            cards
                .map(|(place, &card)| looks(place).then_some(card))
                .collect()
        }
        Extra::None | Extra::Mercenaries { .. } => Vec::new(),
    }
}

fn piles_seen(round: &Round) -> Vec<SeenPile> {
    if round.mode() != Mode::Duel {
        return Vec::new();
    }
    let seen = |pile| SeenPile {
        face_up: round.face_up(pile),
        covers: round.below(pile).is_some(),
    };
    Pile::ALL.into_iter().map(seen).collect()
}

fn dealt_piles_seen(deal: &Deal, round: &Round, eye: Eye) -> Vec<DealtPile> {
    let seen_below = |pile| matches!(eye, Eye::All) || round.below(pile).is_none();
    match deal.extra() {
        Extra::Mercenaries { face_up, below } => {
            let seen = |pile: Pile| DealtPile {
                face_up: face_up[pile.index()],
                below: seen_below(pile).then_some(below[pile.index()]),
            };
            Pile::ALL.into_iter().map(seen).collect()
        }
        Extra::None | Extra::Aside(_) => Vec::new(),
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = |card: Option<Card>| card.map_or('?', Card::code);
        let hands: Vec<String> = self
            .seats
            .iter()
            .map(|seat| seat.dealt.to_string())
            .collect();
        write!(f, "{} {} {}", self.mode, hands.join(","), self.first)?;
        if !self.aside.is_empty() {
            let aside: String = self.aside.iter().copied().map(code).collect();
            write!(f, " {aside}")?;
        }
        if !self.dealt_piles.is_empty() {
            let face_up: String = self
                .dealt_piles
                .iter()
                .map(|pile| pile.face_up.code())
                .collect();
            let below: String = self
                .dealt_piles
                .iter()
                .map(|pile| code(pile.below))
                .collect();
            write!(f, " {face_up}/{below}")?;
        }
        Ok(())
    }
}
