//! A set of actions in one machine word.

use crate::Action;

/// A set of actions, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ActionSet(u64);

impl ActionSet {
    /// No action.
    pub const EMPTY: Self = Self(0);

    /// A set from its bits; the caller knows them all to be actions.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// A set of one.
    pub const fn of(action: Action) -> Self {
        Self(1 << action.bit())
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
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
}

impl ExactSizeIterator for Actions {}

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

impl FromIterator<Action> for ActionSet {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions
            .into_iter()
            .fold(Self::EMPTY, |set, action| set.union(Self::of(action)))
    }
}
