//! What each level is made of.

use kami::Mode;

use crate::Level;

/// How those in imagined deals play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum PlayOuts {
    /// By rules of thumb.
    ByRule,
    /// As thinkers were seen to, where that has been learnt.
    ByHabit,
}

/// By what the actions of others are read as signs of what they hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reading {
    /// They are not read: every deal that fits is as likely as any other.
    Nothing,
    /// By rules of thumb.
    ByRule,
    /// By what thinkers were seen to do, where that has been learnt.
    ByHabit,
}

/// How a player thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Skill {
    /// Whether the cards played are remembered (by rules of thumb; samples always fit them).
    pub(super) counts_cards: bool,
    /// How freely rules of thumb are followed.
    pub(super) temperature: f32,
    /// How many deals are imagined; 0 is play by rules of thumb.
    pub(super) samples: usize,
    /// How passes, counters and attacks are read.
    pub(super) reading: Reading,
    /// Deals tried for each that is imagined, if actions are read: of more, better ones can be chosen.
    pub(super) tries: usize,
    /// How those in imagined deals play.
    pub(super) play_outs: PlayOuts,
    /// How freely they follow their habits.
    pub(super) habits_temperature: f32,
    /// Whether the score of the game matters, not only the points of the round.
    pub(super) minds_score: bool,
    /// From so many cards on imagined deals are solved; before, they are played out.
    pub(super) solves_from: u32,
    /// Endings of duels with at most so many nodes are played as an equilibrium says.
    pub(super) ending_nodes: usize,
    /// The most positions to visit for one action.
    pub(super) nodes: u64,
    /// Whether more deals are imagined as long as there is more to spend.
    pub(super) spends: bool,
    /// How often it follows rules of thumb though it could imagine deals, with two, three and
    /// four players. Where these rules are weak, the first step beyond them would be too steep, and
    /// where few imagined deals tell as much as many, the last steps too small.
    lapses: [f64; 3],
}

impl Skill {
    /// Plain rules of thumb.
    const THUMB: Self = Self {
        counts_cards: false,
        temperature: 1.0,
        samples: 0,
        reading: Reading::Nothing,
        tries: 1,
        play_outs: PlayOuts::ByRule,
        habits_temperature: 0.6,
        minds_score: false,
        solves_from: 0,
        ending_nodes: 0,
        nodes: 600_000,
        spends: false,
        lapses: [0.0; 3],
    };

    pub(super) const fn of(level: Level) -> Self {
        let thumb = Self::THUMB;
        let imagining = Self {
            counts_cards: true,
            solves_from: 12,
            ..thumb
        };
        match level.number() {
            1 => Self {
                temperature: 2.0,
                ..thumb
            },
            2 => Self {
                temperature: 0.85,
                ..thumb
            },
            3 => Self {
                temperature: 0.36,
                counts_cards: true,
                ..thumb
            },
            4 => Self {
                samples: 8,
                solves_from: 8,
                lapses: [0.56, 0.33, 0.09],
                ..imagining
            },
            5 => Self {
                samples: 20,
                lapses: [0.33, 0.17, 0.03],
                ..imagining
            },
            6 => Self {
                samples: 50,
                lapses: [0.15, 0.08, 0.0],
                ..imagining
            },
            7 => Self {
                samples: 140,
                play_outs: PlayOuts::ByHabit,
                lapses: [0.06, 0.03, 0.0],
                minds_score: true,
                ..imagining
            },
            _ => Self {
                samples: 480,
                reading: Reading::ByHabit,
                tries: 4,
                play_outs: PlayOuts::ByHabit,
                spends: true,
                ending_nodes: 40_000,
                minds_score: true,
                ..imagining
            },
        }
    }

    /// Those from whom habits are learnt: they have none yet, and imagine so many deals.
    pub(super) const fn of_teachers(samples: usize) -> Self {
        Self {
            samples,
            reading: Reading::ByRule,
            tries: 3,
            play_outs: PlayOuts::ByRule,
            minds_score: false,
            nodes: u64::MAX,
            spends: false,
            ..Self::of(Level::STRONGEST)
        }
    }

    /// Level 8 with some settings changed, each written `name=value`, with commas between them.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut skill = Self::of(Level::STRONGEST);
        for word in text.split(',').filter(|word| !word.is_empty()) {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let wrong = || format!("{name}: {value:?} is no value of it");
            let number = || value.parse().map_err(|_| wrong());
            match name {
                "deals" => skill.samples = number()?,
                "tries" => skill.tries = number()?,
                "solves" => skill.solves_from = value.parse().map_err(|_| wrong())?,
                "temperature" => {
                    let given: f32 = value.parse().map_err(|_| wrong())?;
                    skill.habits_temperature =
                        Some(given).filter(|given| *given > 0.0).ok_or_else(wrong)?;
                }
                "reads" => {
                    skill.reading = match value {
                        "nothing" => Reading::Nothing,
                        "rules" => Reading::ByRule,
                        "habits" => Reading::ByHabit,
                        _ => return Err(wrong()),
                    }
                }
                _ => return Err(format!("{name}: no such setting")),
            }
        }
        Ok(skill)
    }

    /// How often it follows rules of thumb in this mode.
    pub(super) fn lapses(&self, mode: Mode) -> f64 {
        let players = mode.seats().len();
        self.lapses.get(players - 2).copied().unwrap_or(0.0)
    }

    /// All that matters in this mode, as text: what differs from plain rules of thumb, so that the text of a
    /// level does not change with a dial that only others turn.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn dials(&self, mode: Mode) -> String {
        let everywhere = Self {
            lapses: [0.0; 3],
            ..*self
        };
        let [dials, plain] = [everywhere, Self::THUMB].map(|skill| format!("{skill:#?}"));
        let turned = dials
            .lines()
            .zip(plain.lines())
            .filter(|(dial, plain)| dial != plain);
        let turned: Vec<_> = turned.map(|(dial, _)| dial.trim()).collect();
        format!("{} lapses: {}", turned.join(" "), self.lapses(mode))
    }
}
