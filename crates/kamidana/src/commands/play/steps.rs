//! What can be chosen now, and what choosing it means: the border between spots on the screen and
//! actions of the game.

use super::{
    session::Session,
    spots::{Button, Spot},
};

/// What choosing a spot means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// An action of the game.
    Play(String),
    /// A step on the way to an action: what is picked from now on.
    Pick(Vec<Spot>),
    /// Something else.
    Press(Button),
    /// Nothing can be done with it now.
    Nothing,
}

/// Everything that can be chosen now, apart from the key bar.
pub(crate) fn options(session: &Session) -> Vec<Spot> {
    if session.notice.is_some() || session.veiled_for().is_some() || session.only_looks() {
        return vec![Spot::Button(Button::Continue)];
    }
    if session.table.is_over() {
        let buttons = [Button::NewGame, Button::Export, Button::Leave];
        return buttons.map(Spot::Button).to_vec();
    }
    if session.acting().is_none() {
        return Vec::new();
    }
    session.table.game().spots(&session.view(), &session.picked)
}

/// What choosing this spot means now.
pub(crate) fn meaning(session: &Session, spot: Spot) -> Meaning {
    match spot {
        Spot::Button(button) => Meaning::Press(button),
        _ if !options(session).contains(&spot) => Meaning::Nothing,
        spot => session
            .table
            .game()
            .meaning(&session.view(), &session.picked, spot),
    }
}

/// Puts the cursor where an action would be chosen, so that advice is also seen.
pub(crate) fn point_at(session: &mut Session, action: &str) {
    let (game, view) = (session.table.game(), session.view());
    let wanted = Meaning::Play(action.to_owned());
    let finds = |picked: &[Spot]| {
        let mut spots = game.spots(&view, picked).into_iter();
        spots.find(|spot| game.meaning(&view, picked, *spot) == wanted)
    };
    if let Some(spot) = finds(&session.picked) {
        session.cursor = Some(spot);
        return;
    }
    // Perhaps something else has to be picked first.
    for first in game.spots(&view, &session.picked) {
        if let Meaning::Pick(picked) = game.meaning(&view, &session.picked, first)
            && let Some(spot) = finds(&picked)
        {
            session.picked = picked;
            session.cursor = Some(spot);
            return;
        }
    }
}
