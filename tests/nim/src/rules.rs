//! The rules of Nim, as far as anybody outside this folder needs to know: not at all.

use std::{fmt, str::FromStr};

/// The most heaps, one for each letter from `a`.
pub(crate) const MOST_HEAPS: usize = 6;
/// The most stones in a heap: one digit.
pub(crate) const MOST_STONES: u8 = 9;

/// Some stones from one heap, such as `b2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Taking {
    pub(crate) heap: usize,
    pub(crate) stones: u8,
}

impl fmt::Display for Taking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.heap as u8), self.stones)
    }
}

impl FromStr for Taking {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let [heap @ b'a'..=b'f', stones @ b'1'..=b'9'] = text.as_bytes() else {
            return Err(format!("{text:?} is not a heap and a number, such as b2"));
        };
        Ok(Self {
            heap: usize::from(heap - b'a'),
            stones: stones - b'0',
        })
    }
}

/// What lies on the table, and whose turn it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Heaps {
    stones: Vec<u8>,
    /// 1 or 2.
    turn: u8,
    pub(crate) last_loses: bool,
}

impl Heaps {
    pub(crate) fn new(stones: Vec<u8>, last_loses: bool) -> Self {
        Self {
            stones,
            turn: 1,
            last_loses,
        }
    }

    pub(crate) fn read_stones(text: &str) -> Result<Vec<u8>, String> {
        let sizes = text.split('-').map(|size| match size.as_bytes() {
            [digit @ b'0'..=b'9'] => Ok(digit - b'0'),
            _ => Err(format!(
                "{size:?} is not a heap of 0 to {MOST_STONES} stones"
            )),
        });
        let stones: Vec<u8> = sizes.collect::<Result<_, _>>()?;
        if stones.len() > MOST_HEAPS {
            return Err(format!("there are at most {MOST_HEAPS} heaps"));
        }
        Ok(stones)
    }

    pub(crate) fn parse_with(text: &str, last_loses: bool) -> Result<Self, String> {
        let (stones, turn) = text
            .split_once(' ')
            .ok_or("a position is the heaps and whose turn it is, such as 3-4-5 1")?;
        let turn = match turn {
            "1" => 1,
            "2" => 2,
            _ => return Err(format!("{turn:?} is neither 1 nor 2")),
        };
        Ok(Self {
            stones: Self::read_stones(stones)?,
            turn,
            last_loses,
        })
    }

    pub(crate) fn stones_text(&self) -> String {
        let sizes: Vec<String> = self.stones.iter().map(ToString::to_string).collect();
        sizes.join("-")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.stones.iter().all(|stones| *stones == 0)
    }

    pub(crate) fn to_act(&self) -> Option<u8> {
        (!self.is_over()).then_some(self.turn)
    }

    /// Who has won: whoever took the last stone, or the other.
    pub(crate) fn winner(&self) -> Option<u8> {
        let took_last = 3 - self.turn;
        self.is_over().then_some(if self.last_loses {
            self.turn
        } else {
            took_last
        })
    }

    pub(crate) fn legal_actions(&self) -> Vec<Taking> {
        let heaps = self.stones.iter().enumerate();
        heaps
            .flat_map(|(heap, most)| (1..=*most).map(move |stones| Taking { heap, stones }))
            .collect()
    }

    pub(crate) fn play(&mut self, taking: Taking) -> Result<(), String> {
        let heap = self.stones.get_mut(taking.heap);
        match heap.and_then(|heap| Some((heap.checked_sub(taking.stones)?, heap))) {
            Some((left, heap)) => *heap = left,
            None => return Err(format!("{taking}: there are not so many stones")),
        }
        self.turn = 3 - self.turn;
        Ok(())
    }

    pub(crate) fn after(&self, taking: Taking) -> Self {
        let mut after = self.clone();
        after.play(taking).expect("a legal taking");
        after
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_actions().len() as u64,
            _ => {
                let actions = self.legal_actions().into_iter();
                actions
                    .map(|taking| self.after(taking).perft(depth - 1))
                    .sum()
            }
        }
    }

    /// Whether whoever is to act wins (Bouton 1901).
    pub(crate) fn is_won(&self) -> bool {
        let sum = self.stones.iter().fold(0, |sum, stones| sum ^ stones);
        let only_ones = self.stones.iter().all(|stones| *stones <= 1);
        if self.last_loses && only_ones {
            sum == 0
        } else {
            sum != 0
        }
    }
}

impl fmt::Display for Heaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.stones_text(), self.turn)
    }
}
