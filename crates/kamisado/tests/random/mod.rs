//! Chance that is the same on every machine.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "every test file uses another part"
)]

/// Marsaglia's xorshift.
pub struct Random(u64);

impl Random {
    /// A stream of numbers; zero would be a stream of zeros.
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number from 0 up to, not including, `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((u128::from(self.0)) * bound as u128) >> 64) as usize
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }

    /// Mixes the order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// A match played at random, up to so many actions: the actions and where they lead.
pub fn random_match(
    start: kamisado::Match,
    seed: u64,
    most: usize,
) -> (Vec<kamisado::Action>, kamisado::Match) {
    let mut random = Random::new(seed);
    let mut game = start;
    let mut actions = Vec::new();
    while actions.len() < most && game.to_act().is_some() {
        let action = if game.phase() == kamisado::Phase::SetUp {
            let mut colours = kamisado::Colour::ALL;
            random.shuffle(&mut colours);
            let line_up = kamisado::LineUp::new(colours).expect("every colour once");
            kamisado::Action::Place(line_up)
        } else {
            *random.pick(&game.legal_actions().collect::<Vec<_>>())
        };
        game.play(action).expect("a legal action is accepted");
        actions.push(action);
    }
    (actions, game)
}
