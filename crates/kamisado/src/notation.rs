//! The rulebook's notation: tower, direction, distance, colour reached — in symbols
//! (`紫↖5黄`), in words of five languages ("Purple Left 5 Yellow") or as coordinates.

use crate::{Colour, Event, Move, Pass, PushedTower, Side, Square, words::Language};

/// How moves are written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Notation {
    /// `紫↖5黄`.
    #[default]
    Symbols,
    /// `Purple Left 5 Yellow`.
    Words(Language),
    /// `f1a6`.
    Coordinates,
}

/// Which way a tower went, in the mover's own view, and how far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Travel {
    /// ↑
    Ahead(u8),
    /// ↖
    Left(u8),
    /// ↗
    Right(u8),
    /// ↓, only for a tower that is pushed.
    Back(u8),
    /// 0: the tower is blocked.
    Blocked,
}

/// The symbols of ahead, left, right and back.
const ARROWS: [char; 4] = ['↑', '↖', '↗', '↓'];

impl Travel {
    /// The way from one square to another, in the view of `side`; `None` if it is no straight
    /// line that a tower can be moved on.
    pub fn between(from: Square, to: Square, side: Side) -> Option<Self> {
        let (from, to) = (from.seen_by(side), to.seen_by(side));
        let ahead = to.row() as i8 - from.row() as i8;
        let right = to.file() as i8 - from.file() as i8;
        let distance = ahead.unsigned_abs();
        match (ahead, right) {
            (0, 0) => Some(Self::Blocked),
            (1.., 0) => Some(Self::Ahead(distance)),
            (..=-1, 0) => Some(Self::Back(distance)),
            (1.., _) if right == ahead => Some(Self::Right(distance)),
            (1.., _) if right == -ahead => Some(Self::Left(distance)),
            _ => None,
        }
    }

    /// The square this way leads to; `None` off the board.
    pub fn end(self, from: Square, side: Side) -> Option<Square> {
        let start = from.seen_by(side);
        let (right, ahead, distance) = match self {
            Self::Ahead(n) => (0, 1, n),
            Self::Left(n) => (-1, 1, n),
            Self::Right(n) => (1, 1, n),
            Self::Back(n) => (0, -1, n),
            Self::Blocked => (0, 0, 0),
        };
        let distance = i8::try_from(distance).ok().filter(|d| *d < 8)?;
        let file = u8::try_from(start.file() as i8 + right * distance).ok()?;
        let row = u8::try_from(start.row() as i8 + ahead * distance).ok()?;
        Some(Square::new(file, row)?.seen_by(side))
    }

    /// The place of the direction among ↑ ↖ ↗ ↓, and the distance; `None` when blocked.
    pub(crate) const fn parts(self) -> Option<(usize, u8)> {
        match self {
            Self::Ahead(n) => Some((0, n)),
            Self::Left(n) => Some((1, n)),
            Self::Right(n) => Some((2, n)),
            Self::Back(n) => Some((3, n)),
            Self::Blocked => None,
        }
    }

    /// The inverse of [`parts`](Self::parts).
    pub(crate) fn from_parts(direction: usize, distance: u8) -> Option<Self> {
        if !(1..8).contains(&distance) {
            return None;
        }
        match direction {
            0 => Some(Self::Ahead(distance)),
            1 => Some(Self::Left(distance)),
            2 => Some(Self::Right(distance)),
            3 => Some(Self::Back(distance)),
            _ => None,
        }
    }
}

/// One entry of a score sheet: what one tower did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// Whose tower.
    pub side: Side,
    /// Its colour.
    pub tower: Colour,
    /// Where it stood.
    pub from: Square,
    /// Where it stands now; the same square if it was blocked.
    pub to: Square,
}

impl Entry {
    /// The entries of an event, the mover's first, then the towers it pushed; none for an event
    /// that moves nothing.
    pub fn of(event: &Event) -> Vec<Self> {
        match event {
            Event::Moved {
                side,
                tower,
                path,
                pushed,
            } => {
                let mover = Self {
                    side: *side,
                    tower: *tower,
                    from: path.from,
                    to: path.to,
                };
                let pushed = pushed.iter().map(|PushedTower { tower, from, to }| Self {
                    side: !*side,
                    tower: *tower,
                    from: *from,
                    to: *to,
                });
                std::iter::once(mover).chain(pushed).collect()
            }
            Event::Passed(Pass {
                side,
                tower,
                square,
            }) => vec![Self {
                side: *side,
                tower: *tower,
                from: *square,
                to: *square,
            }],
            _ => Vec::new(),
        }
    }

    /// Direction and distance in the owner's view.
    pub fn travel(&self) -> Travel {
        Travel::between(self.from, self.to, self.side).unwrap_or(Travel::Blocked)
    }

    /// The colour of the square reached.
    pub const fn reached(&self) -> Colour {
        self.to.colour()
    }

    /// The entry as text.
    pub fn written(&self, notation: Notation) -> String {
        match notation {
            Notation::Symbols => {
                let tower = self.tower.character();
                let reached = self.reached().character();
                match self.travel().parts() {
                    Some((direction, distance)) => {
                        format!("{tower}{}{distance}{reached}", ARROWS[direction])
                    }
                    None => format!("{tower}0{reached}"),
                }
            }
            Notation::Words(language) => {
                let tower = language.colour(self.tower);
                let reached = language.colour(self.reached());
                match self.travel().parts() {
                    Some((direction, distance)) => {
                        format!(
                            "{tower} {} {distance} {reached}",
                            language.direction(direction)
                        )
                    }
                    None => format!("{tower} 0 {reached}"),
                }
            }
            // Brackets: not a move of its own, it follows from the one before.
            Notation::Coordinates => match self.travel() {
                Travel::Blocked => format!("({})", self.from),
                Travel::Back(_) => format!("({}{})", self.from, self.to),
                _ => format!("{}{}", self.from, self.to),
            },
        }
    }
}

/// One entry as it was read, before it is known where the tower stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Written {
    /// Four symbols or words.
    Symbols {
        /// The tower.
        tower: Colour,
        /// Direction and distance.
        travel: Travel,
        /// The colour reached.
        reached: Colour,
    },
    /// Two squares.
    Coordinates {
        /// From where to where; the same square twice for a blocked tower.
        path: Move,
        /// Whether it stood in brackets.
        follows: bool,
    },
}

impl Written {
    /// Reads an entry in any notation and any of the five languages.
    pub fn read(text: &str) -> Option<Self> {
        Self::read_symbols(text)
            .or_else(|| Self::read_coordinates(text))
            .or_else(|| Self::read_words(text))
    }

    fn read_symbols(text: &str) -> Option<Self> {
        let symbols: Vec<char> = text.chars().collect();
        let (tower, travel, reached) = match symbols[..] {
            [tower, '0', reached] => (tower, Travel::Blocked, reached),
            [tower, arrow, distance, reached] => {
                let direction = ARROWS.iter().position(|a| *a == arrow)?;
                let distance = u8::try_from(distance.to_digit(10)?).ok()?;
                (tower, Travel::from_parts(direction, distance)?, reached)
            }
            _ => return None,
        };
        Some(Self::Symbols {
            tower: Colour::from_character(tower)?,
            travel,
            reached: Colour::from_character(reached)?,
        })
    }

    fn read_words(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let (tower, travel, reached) = match words[..] {
            [tower, "0", reached] => (tower, Travel::Blocked, reached),
            [tower, direction, distance, reached] => {
                let direction = Language::any_direction(direction)?;
                // One digit, as it is printed: no sign and no leading zero.
                let distance = distance.parse().ok().filter(|_| distance.len() == 1)?;
                (tower, Travel::from_parts(direction, distance)?, reached)
            }
            _ => return None,
        };
        Some(Self::Symbols {
            tower: Language::any_colour(tower)?,
            travel,
            reached: Language::any_colour(reached)?,
        })
    }

    fn read_coordinates(text: &str) -> Option<Self> {
        let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')'));
        let follows = inner.is_some();
        let squares = inner.unwrap_or(text);
        let path = match squares.parse::<Square>() {
            Ok(square) if follows => Move {
                from: square,
                to: square,
            },
            _ => squares.parse().ok()?,
        };
        Some(Self::Coordinates { path, follows })
    }

    /// Whether this is how the entry is written in some notation.
    pub fn matches(&self, entry: &Entry) -> bool {
        match *self {
            Self::Symbols {
                tower,
                travel,
                reached,
            } => tower == entry.tower && travel == entry.travel() && reached == entry.reached(),
            Self::Coordinates { path, follows } => {
                let is_move = !matches!(entry.travel(), Travel::Blocked | Travel::Back(_));
                path.from == entry.from && path.to == entry.to && follows != is_move
            }
        }
    }

    /// The move this means for a player whose tower of that colour stands on `square_of(colour)`.
    pub fn as_move(&self, side: Side, square_of: impl Fn(Colour) -> Square) -> Option<Move> {
        match *self {
            Self::Symbols { tower, travel, .. } => {
                let from = square_of(tower);
                let to = travel.end(from, side)?;
                Some(Move { from, to })
            }
            Self::Coordinates { path, .. } => Some(path),
        }
    }
}
