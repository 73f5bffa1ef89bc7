//! The rules once more, word for word and without any care for speed: lists of cards, texts for
//! actions, everything looked up on the table. Shares nothing with the crate but the card type.

use std::collections::BTreeSet;

use kami::{Card, Deal, Extra, Mode};

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wait {
    Question,
    Partner,
    LeadDefence,
    LeadAttack,
    Answer,
    CounterAttack,
    Nothing,
}

#[derive(Clone, Debug)]
pub(crate) struct Naive {
    players: usize,
    first: usize,
    hands: Vec<Vec<Card>>,
    /// Card and whether it lies face up.
    defence: Vec<Vec<(Card, bool)>>,
    attack: Vec<Vec<Card>>,
    /// The last card of a pile lies face up on the others.
    piles: Vec<Vec<Card>>,
    pub(crate) wait: Wait,
    turn: usize,
    passes: usize,
    standing: Option<Card>,
    questions: Vec<usize>,
    /// Seat number, points, doubled; seat 0 for a void round.
    pub(crate) result: Option<(usize, u8, bool)>,
}

impl Naive {
    pub(crate) fn new(deal: &Deal) -> Self {
        let seats = deal.mode().seats();
        let hands: Vec<Vec<Card>> = seats
            .iter()
            .map(|&seat| deal.hand(seat).cards().collect())
            .collect();
        let first = deal.first().index();
        let players = seats.len();
        let piles = match deal.extra() {
            Extra::Mercenaries { face_up, below } => (0..8)
                .map(|pile| vec![below[pile], face_up[pile]])
                .collect(),
            _ => Vec::new(),
        };
        let mut questions = Vec::new();
        if deal.mode() == Mode::Traditional {
            for step in 0..players {
                let player = (first + step) % players;
                let soldiers = hands[player]
                    .iter()
                    .filter(|&&card| card == Card::Soldier)
                    .count();
                if soldiers >= 5 {
                    questions.push(player);
                }
            }
        }
        let mut naive = Self {
            players,
            first,
            defence: vec![Vec::new(); players],
            attack: vec![Vec::new(); players],
            hands,
            piles,
            wait: Wait::Question,
            turn: first,
            passes: 0,
            standing: None,
            questions,
            result: None,
        };
        naive.next_question();
        naive
    }

    pub(crate) fn keep_all(&mut self) {
        while self.wait == Wait::Question {
            self.play("keep");
        }
    }

    fn next_question(&mut self) {
        if self.questions.is_empty() {
            self.turn = self.first;
            self.wait = Wait::LeadDefence;
        } else {
            self.turn = self.questions.remove(0);
            self.wait = Wait::Question;
        }
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        (self.wait != Wait::Nothing).then_some(self.turn + 1)
    }

    /// The cards that could be played now: the text after `d` or `a`, the card, from the hand?
    fn playable(&self) -> Vec<(String, Card, bool)> {
        let mut cards = Vec::new();
        for &card in &self.hands[self.turn] {
            cards.push((card.code().to_string(), card, true));
        }
        for (at, pile) in self.piles.iter().enumerate() {
            if let Some(&card) = pile.last() {
                cards.push(((at + 1).to_string(), card, false));
            }
        }
        cards
    }

    pub(crate) fn legal_set(&self) -> BTreeSet<String> {
        let hand = &self.hands[self.turn];
        let mut legal = BTreeSet::new();
        match self.wait {
            Wait::Question => {
                legal.insert("ask".to_owned());
                legal.insert("keep".to_owned());
            }
            Wait::Partner => {
                legal.insert("cancel".to_owned());
                legal.insert("play".to_owned());
            }
            Wait::LeadDefence | Wait::Answer => {
                for (text, card, from_hand) in self.playable() {
                    let only_card = from_hand && hand.len() == 1;
                    let fits = match self.standing {
                        None => true,
                        Some(attack) if card == attack => true,
                        Some(Card::Soldier | Card::Lance) => false,
                        Some(_) => card == Card::Empress,
                    };
                    if fits && !only_card {
                        legal.insert(format!("d{text}"));
                    }
                }
                if self.wait == Wait::Answer {
                    legal.insert("pass".to_owned());
                }
            }
            Wait::LeadAttack | Wait::CounterAttack => {
                let shown = self
                    .defence
                    .iter()
                    .flatten()
                    .any(|&card| card == (Card::Empress, true));
                let playable = self.playable();
                let nothing_else = playable.iter().all(|(_, card, _)| *card == Card::Empress);
                for (text, card, from_hand) in playable {
                    let last = from_hand && hand.len() == 1;
                    if card != Card::Empress || shown || last || nothing_else {
                        legal.insert(format!("a{text}"));
                    }
                }
            }
            Wait::Nothing => {}
        }
        legal
    }

    fn take(&mut self, text: &str) -> Card {
        if let Ok(number) = text.parse::<usize>() {
            return self.piles[number - 1].pop().unwrap();
        }
        let hand = &mut self.hands[self.turn];
        let at = hand
            .iter()
            .position(|card| card.code().to_string() == text)
            .unwrap();
        hand.remove(at)
    }

    pub(crate) fn play(&mut self, action: &str) {
        match action {
            "keep" | "play" => self.next_question(),
            "ask" => {
                self.wait = Wait::Partner;
                self.turn = (self.turn + 2) % 4;
            }
            "cancel" => self.end((0, 0, false)),
            "pass" => {
                self.passes += 1;
                self.turn = (self.turn + 1) % self.players;
                if self.passes == self.players - 1 {
                    self.standing = None;
                    self.wait = Wait::LeadDefence;
                    if self.legal_set().is_empty() {
                        self.end((0, 0, false));
                    }
                }
            }
            _ if action.starts_with('d') => {
                let card = self.take(&action[1..]);
                let face_up = self.wait == Wait::Answer;
                self.defence[self.turn].push((card, face_up));
                self.wait = if face_up {
                    Wait::CounterAttack
                } else {
                    Wait::LeadAttack
                };
            }
            _ => {
                let card = self.take(&action[1..]);
                self.attack[self.turn].push(card);
                if self.hands[self.turn].is_empty() {
                    let doubled = self.defence[self.turn].last() == Some(&(card, false));
                    let points = if doubled {
                        2 * card.points()
                    } else {
                        card.points()
                    };
                    return self.end((self.turn + 1, points, doubled));
                }
                self.standing = Some(card);
                self.passes = 0;
                self.turn = (self.turn + 1) % self.players;
                self.wait = Wait::Answer;
            }
        }
    }

    fn end(&mut self, result: (usize, u8, bool)) {
        self.result = Some(result);
        self.wait = Wait::Nothing;
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let follow = |action: &String| {
            let mut next = self.clone();
            next.play(action);
            next.perft(depth - 1)
        };
        self.legal_set().iter().map(follow).sum()
    }
}
