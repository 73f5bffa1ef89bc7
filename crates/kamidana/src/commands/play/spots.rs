//! Everything on the screen that can be chosen, where it was drawn, and how arrows find it.

use ratatui::layout::{Position, Rect};

use crate::words::Words;

/// Something that can be chosen by key or click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Spot {
    /// Something of the game, such as a square or a card; only its screen knows which number
    /// stands for what.
    Piece(u16),
    /// A row of the menu.
    Row(u8),
    /// The value before, of a row of the menu.
    Less(u8),
    /// The value after, of a row of the menu.
    More(u8),
    /// A button.
    Button(Button),
}

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Button {
    Continue,
    Back,
    Help,
    Tip,
    Undo,
    Save,
    Export,
    Turn,
    Leave,
    NewGame,
    Accept,
    SaveAndLeave,
    JustLeave,
    Stay,
}

impl Button {
    /// Its label, with the key that does the same.
    pub(crate) fn label(self, words: &Words) -> String {
        words.say(match self {
            Self::Continue => "terminal-button-continue",
            Self::Back => "terminal-button-back",
            Self::Help => "terminal-button-help",
            Self::Tip => "terminal-button-tip",
            Self::Undo => "terminal-button-undo",
            Self::Save => "terminal-button-save",
            Self::Export => "terminal-button-export",
            Self::Turn => "terminal-button-turn",
            Self::Leave => "terminal-button-leave",
            Self::NewGame => "terminal-button-new-game",
            Self::Accept => "terminal-button-accept",
            Self::SaveAndLeave => "terminal-button-save-and-leave",
            Self::JustLeave => "terminal-button-just-leave",
            Self::Stay => "terminal-button-stay",
        })
    }
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

/// Where things were drawn, for clicks and arrows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hits(Vec<(Rect, Spot)>);

impl Hits {
    pub(crate) fn add(&mut self, area: Rect, spot: Spot) {
        self.0.push((area, spot));
    }

    /// What lies under a point; what was drawn last lies on top.
    pub(crate) fn at(&self, column: u16, row: u16) -> Option<Spot> {
        let point = Position::new(column, row);
        let hit = self.0.iter().rev().find(|(area, _)| area.contains(point));
        hit.map(|(_, spot)| *spot)
    }

    pub(crate) fn area_of(&self, spot: Spot) -> Option<Rect> {
        let found = self.0.iter().find(|(_, known)| *known == spot);
        found.map(|(area, _)| *area)
    }

    /// The nearest of the allowed spots in a direction. What lies aside counts for less than
    /// what lies ahead; a line of text is as high as two columns are wide.
    pub(crate) fn towards(&self, from: Spot, arrow: Arrow, allowed: &[Spot]) -> Option<Spot> {
        let (from_x, from_y) = middle(self.area_of(from)?);
        let reachable = allowed.iter().filter_map(|&spot| {
            let (x, y) = middle(self.area_of(spot)?);
            let (right, down) = (x - from_x, y - from_y);
            let (ahead, aside) = match arrow {
                Arrow::Left => (-right, down),
                Arrow::Right => (right, down),
                Arrow::Up => (-down, right),
                Arrow::Down => (down, right),
            };
            (ahead > 0).then_some((ahead + 3 * aside.abs(), spot))
        });
        let nearest = reachable.min_by_key(|(distance, _)| *distance);
        nearest.map(|(_, spot)| spot)
    }
}

/// The middle in half columns, scaled so that both directions measure alike.
fn middle(area: Rect) -> (i32, i32) {
    let double = |start: u16, length: u16| 2 * i32::from(start) + i32::from(length);
    (double(area.x, area.width), 2 * double(area.y, area.height))
}
