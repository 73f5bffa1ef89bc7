//! Players made to measure: level 8 with some of its settings changed.

use kami::{Action, View};

use crate::{Limits, Random};

use super::{endings::Exact, mind, skill::Skill, table::Table};

/// Level 8 with some settings changed, to find out what each is worth. It is no level that anybody
/// meets.
pub struct Trial {
    skill: Skill,
    table: Table,
    exact: Exact,
}

impl Trial {
    /// Reads settings with commas between them; none is level 8 as it is. There are `deals` (imagined for
    /// a choice), `tries` (for each of them, where actions are read), `reads` (`nothing`, `rules` or
    /// `habits`), `temperature` (of play-outs by habit) and `solves` (from so many cards on).
    pub fn new(settings: &str, memory_mib: usize) -> Result<Self, String> {
        Ok(Self {
            skill: Skill::read(settings)?,
            table: Table::new(memory_mib),
            exact: Exact::default(),
        })
    }

    /// Chooses for the view's player; the same seed chooses the same.
    pub fn choose(&mut self, view: &View, seed: u64, limits: &Limits) -> Option<Action> {
        let mut random = Random::new(seed);
        let (table, exact) = (&mut self.table, &mut self.exact);
        mind::choose(view, &self.skill, limits, table, exact, &mut random)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;

    #[test]
    fn settings_change_level_8_and_wrong_ones_are_named() {
        let strongest = Skill::of(Level::STRONGEST);
        let settings = |text: &str| Trial::new(text, 1).map(|trial| trial.skill);
        assert_eq!(settings(""), Ok(strongest));
        let changed = settings("deals=60,temperature=0.5,reads=nothing").expect("settings");
        assert_eq!(changed.samples, 60);
        assert!(changed.habits_temperature < strongest.habits_temperature);
        assert_ne!(changed.reading, strongest.reading);
        for wrong in [
            "deals",
            "deals=many",
            "temperature=0",
            "reads=minds",
            "luck=1",
        ] {
            let name = wrong.split('=').next().expect("a name");
            let why = settings(wrong).expect_err(wrong);
            assert!(why.starts_with(name), "{why}");
        }
    }
}
