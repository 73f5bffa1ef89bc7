//! What can be pointed at on Kamisado's screen.

use kamisado::{Colour, Fill, Match, Phase, Square};

use crate::commands::play::{spots::Spot, steps::Meaning};

/// Something to point at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    Square(Square),
    /// A tower still to be placed.
    Tower(Colour),
    /// The side to fill the home rows from.
    Fill(Fill),
    /// Places the towers that are left in their usual order.
    Rest,
    /// Takes back the tower placed last.
    TakeBack,
    /// The line-up is as it should be.
    Ready,
}

const TOWERS: u16 = 64;
const FILLS: u16 = TOWERS + 8;
const REST: u16 = FILLS + 2;
const TAKE_BACK: u16 = REST + 1;
const READY: u16 = TAKE_BACK + 1;

impl Place {
    pub(crate) const fn spot(self) -> Spot {
        Spot::Piece(match self {
            Self::Square(square) => square.index() as u16,
            Self::Tower(colour) => TOWERS + colour as u16,
            Self::Fill(Fill::Left) => FILLS,
            Self::Fill(Fill::Right) => FILLS + 1,
            Self::Rest => REST,
            Self::TakeBack => TAKE_BACK,
            Self::Ready => READY,
        })
    }

    pub(crate) fn of(spot: Spot) -> Option<Self> {
        let Spot::Piece(number) = spot else {
            return None;
        };
        Some(match number {
            0..TOWERS => Self::Square(Square::from_index(number as u8)),
            TOWERS..FILLS => Self::Tower(Colour::ALL[usize::from(number - TOWERS)]),
            FILLS..REST => Self::Fill(Fill::ALL[usize::from(number - FILLS)]),
            REST => Self::Rest,
            TAKE_BACK => Self::TakeBack,
            READY => Self::Ready,
            _ => return None,
        })
    }
}

/// The towers placed so far.
pub(super) fn placed(picked: &[Spot]) -> Vec<Colour> {
    let places = picked.iter().filter_map(|spot| Place::of(*spot));
    places
        .filter_map(|place| match place {
            Place::Tower(colour) => Some(colour),
            _ => None,
        })
        .collect()
}

/// The towers not yet on the home row, in their usual order.
pub(super) fn unplaced(placed: &[Colour]) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|c| !placed.contains(c))
}

/// The tower that moves: the one that must, or the one picked to open the round.
pub(super) fn mover(game: &Match, picked: &[Spot]) -> Option<Colour> {
    let round = game.round()?;
    round.active().or_else(|| {
        let Place::Square(square) = Place::of(*picked.last()?)? else {
            return None;
        };
        let tower = round.board().tower_at(square)?;
        (tower.side == round.side()).then_some(tower.colour)
    })
}

/// Everything that can be pointed at now.
pub(super) fn places(game: &Match, picked: &[Spot]) -> Vec<Place> {
    match game.phase() {
        Phase::SetUp => {
            let placed = placed(picked);
            let mut places: Vec<_> = unplaced(&placed).map(Place::Tower).collect();
            places.push(if places.is_empty() {
                Place::Ready
            } else {
                Place::Rest
            });
            if !placed.is_empty() {
                places.push(Place::TakeBack);
            }
            places
        }
        Phase::Fill => Fill::ALL.map(Place::Fill).to_vec(),
        Phase::Play => {
            let Some(round) = game.round() else {
                return Vec::new();
            };
            let (board, side) = (round.board(), round.side());
            let targets = mover(game, picked).map(|colour| round.targets(colour));
            let targets = targets.into_iter().flatten().map(Place::Square);
            let towers = round.movable().filter(|_| round.active().is_none());
            let towers = towers.map(|colour| Place::Square(board.square_of(side, colour)));
            targets.chain(towers).collect()
        }
        Phase::Over => Vec::new(),
    }
}

/// What pointing at a place means.
pub(super) fn meaning(game: &Match, picked: &[Spot], place: Place) -> Meaning {
    let line_up = |colours: &[Colour]| Meaning::Play(colours.iter().map(|c| c.letter()).collect());
    match place {
        Place::Ready => line_up(&placed(picked)),
        Place::Rest => {
            let mut all = placed(picked);
            all.extend(unplaced(&all.clone()));
            line_up(&all)
        }
        Place::TakeBack => Meaning::Pick(picked[..picked.len().saturating_sub(1)].to_vec()),
        Place::Tower(_) => Meaning::Pick([picked, &[place.spot()]].concat()),
        Place::Fill(fill) => Meaning::Play(fill.to_string()),
        Place::Square(square) => match (game.round(), mover(game, picked)) {
            (Some(round), Some(colour)) if round.targets(colour).contains(square) => {
                let from = round.board().square_of(round.side(), colour);
                Meaning::Play(format!("{from}{square}"))
            }
            _ => Meaning::Pick(vec![place.spot()]),
        },
    }
}
