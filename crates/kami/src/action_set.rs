//! A set of actions in one machine word.

use std::{
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use crate::Action;

/// A set of actions, as small and as quick to copy as an integer.
///
/// `|`, `&`, `^`, `-` and `!` are the set operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionSet(u64);

impl ActionSet {
    /// No action.
    pub const EMPTY: Self = Self(0);

    /// All thirty-seven actions.
    pub const ALL: Self = Self((1 << Action::COUNT) - 1);

    /// A set from its bits; the caller knows them all to be actions.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// A set of one.
    pub const fn of(action: Action) -> Self {
        Self(1 << action.bit())
    }

    /// The set with the action in it.
    #[must_use]
    pub const fn with(self, action: Action) -> Self {
        Self(self.0 | Self::of(action).0)
    }

    /// The set without the action.
    #[must_use]
    pub const fn without(self, action: Action) -> Self {
        Self(self.0 & !Self::of(action).0)
    }

    /// The first action of the set.
    pub const fn first(self) -> Option<Action> {
        Action::from_bit(self.0.trailing_zeros())
    }

    /// Whether the action is in the set.
    pub const fn contains(self, action: Action) -> bool {
        self.0 >> action.bit() & 1 == 1
    }

    /// How many actions.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The action at this place of the iteration order: a quick way to pick one at random.
    pub const fn get(self, place: usize) -> Option<Action> {
        let mut rest = self.0;
        let mut skip = place;
        while skip > 0 && rest != 0 {
            rest &= rest - 1;
            skip -= 1;
        }
        Action::from_bit(rest.trailing_zeros())
    }

    /// The actions: defences, attacks (hand cards before piles), then the words.
    pub const fn iter(self) -> Actions {
        Actions(self)
    }

    /// The texts of the actions, sorted.
    pub fn texts(self) -> Vec<String> {
        let mut texts: Vec<String> = self.iter().map(|action| action.to_string()).collect();
        texts.sort_unstable();
        texts
    }
}

/// Iterator over an [`ActionSet`].
#[derive(Clone, Debug)]
pub struct Actions(ActionSet);

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = Action::from_bit(self.0.0.trailing_zeros());
        self.0.0 &= self.0.0.wrapping_sub(1);
        action
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }

    fn nth(&mut self, n: usize) -> Option<Action> {
        for _ in 0..n {
            if self.0.is_empty() {
                return None;
            }
            self.0.0 &= self.0.0 - 1;
        }
        self.next()
    }
}

impl ExactSizeIterator for Actions {}
impl FusedIterator for Actions {}

impl IntoIterator for ActionSet {
    type Item = Action;
    type IntoIter = Actions;

    fn into_iter(self) -> Actions {
        self.iter()
    }
}

impl IntoIterator for &ActionSet {
    type Item = Action;
    type IntoIter = Actions;

    fn into_iter(self) -> Actions {
        self.iter()
    }
}

impl Extend<Action> for ActionSet {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        *self = actions.into_iter().fold(*self, Self::with);
    }
}

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::EMPTY, Self::with)
    }
}

macro_rules! operators {
    ($($operator:ident $method:ident $assign:ident $assign_method:ident |$a:ident, $b:ident| $bits:expr;)*) => {$(
        impl $operator for ActionSet {
            type Output = Self;
            fn $method(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($bits)
            }
        }
        impl $assign for ActionSet {
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    )*};
}

operators! {
    BitOr bitor BitOrAssign bitor_assign |a, b| a | b;
    BitAnd bitand BitAndAssign bitand_assign |a, b| a & b;
    BitXor bitxor BitXorAssign bitxor_assign |a, b| a ^ b;
    Sub sub SubAssign sub_assign |a, b| a & !b;
}

impl Not for ActionSet {
    type Output = Self;

    fn not(self) -> Self {
        Self::ALL - self
    }
}
