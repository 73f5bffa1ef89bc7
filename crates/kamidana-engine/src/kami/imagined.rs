//! A player's view, read back from its text.
//!
//! A view prints as the deal with a `?` for every hidden card, and its steps with a `d?` for
//! every hidden defence. To get the view back, the hidden cards are filled with any that allow
//! what was seen, and the view of the seat to act is taken: it has no place for the cards that
//! were made up, so it does not matter which they are.

use std::fmt;

use kami::{
    Action, Card, Deal, Extra, Hand, Mode, Phase, Round, Seat, SeenAction, SeenHand, View, Viewer,
};

use crate::Random;

/// How many deals are tried. Nearly every text fits the first; only an Empress that attacked
/// because nothing else was left ties hidden cards down.
const DEALS: u64 = 256;

/// The most steps tried for one deal.
const STEPS: u32 = 20_000;

/// Why a text is not a view that its seat to act could have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct ParseViewError(String);

/// The view of the seat to act, read from a deal with hidden cards and the steps that seat has
/// seen. Once the round is over, the view of a seat all of whose cards are known.
///
/// ```
/// use kamidana_engine::kami::view_from_text;
///
/// let deal = "4 SSSSSSS?,SSSLCAOT,????????,???????? 1";
/// let view = view_from_text(deal, ["d?", "aS"])?;
/// assert_eq!(view.own_hand().ok_or("its own cards are known")?.to_string(), "SSSLCAOT");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn view_from_text<'a>(
    deal: &str,
    steps: impl IntoIterator<Item = &'a str>,
) -> Result<View, ParseViewError> {
    let sketch = Sketch::read(deal)?;
    let steps = steps.into_iter().map(read_step);
    let steps: Vec<SeenAction> = steps.collect::<Result<_, _>>()?;
    let mut random = Random::new(0);
    let mut far = Stumble::default();
    for _ in 0..DEALS {
        let Some(deal) = sketch.filled(&mut random) else {
            continue;
        };
        let mut replay = Replay {
            sketch: &sketch,
            steps: &steps,
            log: Vec::with_capacity(steps.len()),
            veiled: [0; 4],
            left: STEPS,
            far: &mut far,
        };
        if let Some(round) = replay.go_on(&Round::new(&deal), 0) {
            let viewer = sketch.viewer(&round, replay.veiled)?;
            return View::of_round(&deal, &replay.log, viewer)
                .map_err(|why| ParseViewError(why.refusal.to_string()));
        }
    }
    Err(far.told(&steps))
}

fn read_step(text: &str) -> Result<SeenAction, ParseViewError> {
    if text == "d?" {
        return Ok(SeenAction::DefendHidden);
    }
    let action: Action = text
        .parse()
        .map_err(|why| ParseViewError(format!("{why}")))?;
    Ok(SeenAction::Known(action))
}

/// A deal with holes.
struct Sketch {
    mode: Mode,
    first: Seat,
    hands: Vec<SeenHand>,
    /// The cards in nobody's hand, in the order of the text.
    extra: Vec<Option<Card>>,
    /// The cards whose place is not known.
    pool: Vec<Card>,
}

impl Sketch {
    fn read(text: &str) -> Result<Self, ParseViewError> {
        let wrong = |field: &str, why: &dyn fmt::Display| ParseViewError(format!("{field}: {why}"));
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [mode, hands, first, rest @ ..] = fields.as_slice() else {
            return Err(ParseViewError(
                "a deal is written <mode> <hands> <first>".into(),
            ));
        };
        let mode: Mode = mode.parse().map_err(|why| wrong("mode", &why))?;
        let first: Seat = first.parse().map_err(|why| wrong("first", &why))?;
        if !mode.has_seat(first) {
            return Err(wrong("first", &format!("mode {mode} has no seat {first}")));
        }
        let hands = hands.split(',').map(|hand| read_hand(mode, hand));
        let hands: Vec<SeenHand> = hands.collect::<Result<_, _>>()?;
        if hands.len() != mode.seats().len() {
            return Err(wrong("hands", &format!("mode {mode} has {mode} hands")));
        }
        let extra = match (mode, rest) {
            (Mode::Traditional, []) => Vec::new(),
            (Mode::Chaotic, [aside]) if aside.len() == 2 => read_cards(aside)?,
            (Mode::Duel, [piles]) if piles.len() == 17 && piles.as_bytes()[8] == b'/' => {
                let (face_up, below) = piles.split_once('/').unwrap_or_default();
                if face_up.contains('?') {
                    return Err(wrong("extra", &"face-up Mercenaries are seen by everybody"));
                }
                [read_cards(face_up)?, read_cards(below)?].concat()
            }
            _ => {
                return Err(wrong(
                    "extra",
                    &format!("not the extra cards of mode {mode}"),
                ));
            }
        };
        let mut left = Card::ALL.map(Card::copies);
        let known = hands.iter().flat_map(|hand| hand.known.cards());
        for card in known.chain(extra.iter().flatten().copied()) {
            let count = &mut left[card.index()];
            *count = count.checked_sub(1).ok_or_else(|| {
                ParseViewError(format!("more than {} of the card {card}", card.copies()))
            })?;
        }
        let copies = |card: Card| std::iter::repeat_n(card, usize::from(left[card.index()]));
        Ok(Self {
            mode,
            first,
            hands,
            extra,
            pool: Card::ALL.into_iter().flat_map(copies).collect(),
        })
    }

    /// Some deal that has the known cards where they are.
    fn filled(&self, random: &mut Random) -> Option<Deal> {
        let mut pool = self.pool.clone();
        for last in (1..pool.len()).rev() {
            pool.swap(last, random.below(last as u32 + 1) as usize);
        }
        let mut hands: Vec<Hand> = self.hands.iter().map(|hand| hand.known).collect();
        // Who has shown Soldiers has shown all of them, so these hands choose first.
        let mut order: Vec<usize> = (0..hands.len()).collect();
        order.sort_by_key(|&at| !self.shows_soldiers(at));
        for at in order {
            for _ in 0..self.hands[at].hidden {
                let place = if self.shows_soldiers(at) {
                    pool.iter().rposition(|&card| card != Card::Soldier)
                } else {
                    None
                };
                let place = place.or(pool.len().checked_sub(1))?;
                hands[at].add(pool.swap_remove(place));
            }
        }
        let extra: Option<Vec<Card>> = self
            .extra
            .iter()
            .map(|card| card.or_else(|| pool.pop()))
            .collect();
        let extra = match (self.mode, extra?.as_slice()) {
            (Mode::Chaotic, &[one, other]) => Extra::Aside([one, other]),
            (Mode::Duel, cards) => Extra::Mercenaries {
                face_up: cards.get(..8)?.try_into().ok()?,
                below: cards.get(8..)?.try_into().ok()?,
            },
            _ => Extra::None,
        };
        Deal::new(self.mode, &hands, self.first, extra).ok()
    }

    /// Whether a hidden hand is known to be Demoralised, as after an `ask`.
    fn shows_soldiers(&self, at: usize) -> bool {
        self.mode == Mode::Traditional && self.hands[at].known.count(Card::Soldier) >= 5
    }

    fn is_hidden(&self, seat: Seat) -> bool {
        self.hands[seat.index()].hidden > 0
    }

    /// Whose view it is; the seat to act must know all of its own cards.
    fn viewer(&self, round: &Round, veiled: [u8; 4]) -> Result<Viewer, ParseViewError> {
        match round.to_act() {
            Some(seat) if veiled[seat.index()] > 0 => Err(ParseViewError(format!(
                "seat {seat} is to act and knows what it led with: d? is for the others"
            ))),
            Some(seat) if self.is_hidden(seat) => Err(ParseViewError(format!(
                "seat {seat} is to act, and its own cards are not all given"
            ))),
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => {
                let mut seats = self.mode.seats().iter();
                let known = seats.find(|&&seat| !self.is_hidden(seat));
                Ok(known.map_or(Viewer::Spectator, |&seat| Viewer::Seat(seat)))
            }
        }
    }
}

fn read_hand(mode: Mode, text: &str) -> Result<SeenHand, ParseViewError> {
    let cards = read_cards(text)?;
    if cards.len() != usize::from(mode.hand_size()) {
        let size = mode.hand_size();
        return Err(ParseViewError(format!(
            "hands: mode {mode} deals {size} cards each"
        )));
    }
    let hidden = cards.iter().filter(|card| card.is_none()).count() as u8;
    let known = Hand::from_cards(cards.into_iter().flatten())
        .ok_or_else(|| ParseViewError("hands: too many cards of a kind".into()))?;
    Ok(SeenHand { known, hidden })
}

fn read_cards(text: &str) -> Result<Vec<Option<Card>>, ParseViewError> {
    let card = |letter| match letter {
        '?' => Ok(None),
        _ => Card::from_code(letter).map(Some).ok_or_else(|| {
            let letter = letter.escape_default();
            ParseViewError(format!("`{letter}` is not a card code (S L C A O T F I ?)"))
        }),
    };
    text.chars().map(card).collect()
}

/// The furthest step that could not be explained, and why.
#[derive(Default)]
struct Stumble {
    at: usize,
    reason: Option<String>,
}

impl Stumble {
    fn note(&mut self, at: usize, reason: impl FnOnce() -> String) {
        if self.reason.is_none() || at > self.at {
            self.at = at;
            self.reason = Some(reason());
        }
    }

    fn told(self, steps: &[SeenAction]) -> ParseViewError {
        let step = steps.get(self.at).map_or(String::new(), |step| {
            format!("move {} ({step}): ", self.at + 1)
        });
        let reason = self.reason.unwrap_or_else(|| "no deal fits".into());
        ParseViewError(format!("{step}{reason}"))
    }
}

/// Finds what may have happened when these steps were seen.
struct Replay<'a> {
    sketch: &'a Sketch,
    steps: &'a [SeenAction],
    log: Vec<Action>,
    /// How many hidden defences each seat has made.
    veiled: [u8; 4],
    left: u32,
    far: &'a mut Stumble,
}

impl Replay<'_> {
    /// The round after all steps from this one on; `None` if these cards do not allow them.
    fn go_on(&mut self, round: &Round, at: usize) -> Option<Round> {
        self.left = self.left.checked_sub(1)?;
        let Some(seat) = round.to_act() else {
            if at == self.steps.len() {
                return Some(*round);
            }
            self.far.note(at, || "the round is over".into());
            return None;
        };
        if round.phase() == Phase::Demoralised {
            return self.question(round, seat, at);
        }
        match self.steps.get(at) {
            None => Some(*round),
            Some(&SeenAction::Known(action)) => self.attempt(round, action, at + 1),
            Some(SeenAction::DefendHidden) => self.hidden_defence(round, seat, at),
        }
    }

    fn attempt(&mut self, round: &Round, action: Action, next: usize) -> Option<Round> {
        let mut after = *round;
        if let Err(why) = after.play(action) {
            self.far.note(next - 1, || why.reason.to_string());
            return None;
        }
        self.log.push(action);
        let found = self.go_on(&after, next);
        if found.is_none() {
            self.log.pop();
        }
        found
    }

    /// Others are not seen to answer `keep`; an `ask` shows all Soldiers.
    fn question(&mut self, round: &Round, seat: Seat, at: usize) -> Option<Round> {
        let hidden = self.sketch.is_hidden(seat);
        let step = self.steps.get(at);
        match step {
            None if !hidden => return Some(*round),
            Some(SeenAction::Known(Action::Keep)) if !hidden => {
                return self.attempt(round, Action::Keep, at + 1);
            }
            Some(SeenAction::Known(Action::Ask)) => {
                let known = self.sketch.hands[seat.index()].known;
                let shown = known.count(Card::Soldier) == round.hand(seat).count(Card::Soldier);
                if shown && let Some(found) = self.attempt(round, Action::Ask, at + 1) {
                    return Some(found);
                }
            }
            _ => {}
        }
        let mut after = *round;
        after.play(Action::Keep).ok()?;
        self.log.push(Action::Keep);
        let found = self.go_on(&after, at);
        if found.is_none() {
            self.log.pop();
        }
        found
    }

    fn hidden_defence(&mut self, round: &Round, seat: Seat, at: usize) -> Option<Round> {
        if round.phase() != Phase::LeadDefence {
            self.far
                .note(at, || "only the card a player leads with is hidden".into());
            return None;
        }
        // What is known of a hidden hand has been shown or will be, so that it lies face down
        // last: only Soldiers that were shown when asking can.
        let mut to_show = self.sketch.hands[seat.index()].known;
        let shown = round.table().filter(|placed| placed.seat == seat);
        for placed in shown.filter(|placed| !placed.mercenary && !placed.face_down) {
            to_show.remove(placed.card);
        }
        let hand = round.hand(seat);
        let mut cards = Card::ALL.map(|card| (hand.count(card) <= to_show.count(card), card));
        cards.sort_by_key(|(is_shown, _)| *is_shown);
        self.veiled[seat.index()] += 1;
        for (_, card) in cards.into_iter().filter(|(_, card)| hand.contains(*card)) {
            if let Some(found) = self.attempt(round, Action::DefendHand(card), at + 1) {
                return Some(found);
            }
        }
        self.veiled[seat.index()] -= 1;
        None
    }
}

#[cfg(test)]
mod tests {
    use kami::Deck;

    use super::*;

    /// Every view of the acting seat in a random round, as its text and back.
    fn views_come_back(mode: Mode, seed: u64) {
        let mut random = Random::new(seed);
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| random.below(bound));
        let first = mode.seats()[random.below(mode.code().into()) as usize];
        let deal = Deal::from_deck(mode, first, &deck);
        let mut round = Round::new(&deal);
        let mut log = Vec::new();
        while let Some(seat) = round.to_act() {
            let view = View::of_round(&deal, &log, Viewer::Seat(seat)).expect("a legal round");
            let steps: Vec<String> = view
                .history
                .iter()
                .map(|step| step.action.to_string())
                .collect();
            let back = view_from_text(&view.to_string(), steps.iter().map(String::as_str));
            assert_eq!(back.as_ref(), Ok(&view), "{view} {steps:?}");
            let legal = round.legal_set();
            let action = legal.get(random.below(legal.len() as u32) as usize);
            let action = action.expect("somebody can act");
            round.play(action).expect("it is legal");
            log.push(action);
        }
    }

    #[test]
    fn every_view_can_be_read_back_from_its_text() {
        for mode in Mode::ALL {
            for seed in 0..60 {
                views_come_back(mode, seed);
            }
        }
    }

    #[test]
    fn an_open_question_is_read_back_too() {
        // Demoralised hands are rare: look for deals that have them.
        let mut found = 0;
        for seed in 0..4_000 {
            let mut random = Random::new(seed);
            let mut deck = Deck::sorted();
            deck.shuffle(|bound| random.below(bound));
            let first = Seat::ALL[random.below(4) as usize];
            let deal = Deal::from_deck(Mode::Traditional, first, &deck);
            if Round::new(&deal).phase() == Phase::Demoralised {
                views_come_back(Mode::Traditional, seed);
                found += 1;
            }
        }
        assert!(found > 50, "only {found} such deals");
    }

    #[test]
    fn what_cannot_have_been_seen_is_refused_with_the_step() {
        let deal = "4 SSSLLCAO,????????,????????,???????? 1";
        let refused = |steps: &[&str]| match view_from_text(deal, steps.iter().copied()) {
            Ok(view) => panic!("{view}"),
            Err(why) => why.to_string(),
        };
        assert!(refused(&["dS", "aT"]).starts_with("move 2 (aT): "));
        assert!(refused(&["dS", "aL", "d?"]).starts_with("move 3 (d?): "));
        assert!(refused(&["dX"]).contains("an action"));
        assert!(view_from_text("4 ????", []).is_err());
        assert!(view_from_text("2 SSSSLLCA,???????? 1 ????????/????????", []).is_err());
    }
}
