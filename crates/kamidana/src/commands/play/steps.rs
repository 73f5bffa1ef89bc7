//! What can be chosen now, and what choosing it means: the border between spots on the screen and
//! actions of the games.

use kami::{Action, ActionSet, Card};
use kamidana_game::{BoardView, View};
use kamisado::{Colour, Fill, Match, Phase, Square};

use super::{
    session::Session,
    spots::{Button, Spot},
};

/// What choosing a spot means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// An action of the game.
    Play(String),
    /// A tower to open the round with.
    Select(Square),
    /// The next tower of the line-up.
    Place(Colour),
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
    match &session.view().board {
        BoardView::Kamisado(board) => kamisado_options(&board.game, session),
        BoardView::Kamon(board) => {
            let legal = board.position.legal_cells();
            legal.iter().map(Spot::Cell).collect()
        }
        BoardView::Kami(board) => kami_options(&board.round),
    }
}

fn kamisado_options(game: &Match, session: &Session) -> Vec<Spot> {
    match game.phase() {
        Phase::SetUp => {
            let mut spots: Vec<_> = unplaced(&session.placed).map(Spot::Colour).collect();
            let ready = if spots.is_empty() {
                Button::Ready
            } else {
                Button::Rest
            };
            spots.push(Spot::Button(ready));
            if !session.placed.is_empty() {
                spots.push(Spot::Button(Button::TakeBack));
            }
            spots
        }
        Phase::Fill => Fill::ALL.map(Spot::Fill).to_vec(),
        Phase::Play => {
            let Some(round) = game.round() else {
                return Vec::new();
            };
            let (board, side) = (round.board(), round.side());
            let chosen = selected_tower(game, session.selected);
            let targets = chosen.map(|colour| round.targets(colour));
            let targets = targets.into_iter().flatten().map(Spot::Square);
            let towers = round.movable().filter(|_| round.active().is_none());
            let towers = towers.map(|colour| Spot::Square(board.square_of(side, colour)));
            targets.chain(towers).collect()
        }
        Phase::Over => Vec::new(),
    }
}

/// The towers not yet on the home row, in their usual order.
pub(crate) fn unplaced(placed: &[Colour]) -> impl Iterator<Item = Colour> {
    Colour::ALL.into_iter().filter(|c| !placed.contains(c))
}

/// The tower that moves: the one that must, or the one chosen to open the round.
pub(crate) fn selected_tower(game: &Match, selected: Option<Square>) -> Option<Colour> {
    let round = game.round()?;
    round.active().or_else(|| {
        let tower = round.board().tower_at(selected?)?;
        (tower.side == round.side()).then_some(tower.colour)
    })
}

fn kami_options(round: &kami::View) -> Vec<Spot> {
    let hand = round
        .own_hand()
        .map(|hand| hand.cards().collect::<Vec<_>>());
    let hand = hand.unwrap_or_default();
    let cards = (0..).zip(hand);
    let cards = cards.filter(|(_, card)| card_action(round.legal, *card).is_some());
    let piles = kami::Pile::ALL.into_iter();
    let piles = piles.filter(|pile| pile_action(round.legal, *pile).is_some());
    let words = round
        .legal
        .iter()
        .filter(|a| !a.is_defence() && !a.is_attack());
    cards
        .map(|(place, _)| Spot::Card(place))
        .chain(piles.map(Spot::Pile))
        .chain(words.map(Spot::Word))
        .collect()
}

/// What playing this card would be now: a defence or an attack, never both.
pub(crate) fn card_action(legal: ActionSet, card: Card) -> Option<Action> {
    let uses = [Action::DefendHand(card), Action::AttackHand(card)];
    uses.into_iter().find(|action| legal.contains(*action))
}

/// The same for a Mercenary.
pub(crate) fn pile_action(legal: ActionSet, pile: kami::Pile) -> Option<Action> {
    let uses = [Action::DefendPile(pile), Action::AttackPile(pile)];
    uses.into_iter().find(|action| legal.contains(*action))
}

/// What choosing this spot means now.
pub(crate) fn meaning(session: &Session, spot: Spot) -> Meaning {
    match spot {
        Spot::Button(Button::Ready) => {
            let letters = session.placed.iter().map(|c| c.letter());
            Meaning::Play(letters.collect())
        }
        Spot::Button(Button::Rest) => {
            let rest = unplaced(&session.placed);
            let all = session.placed.iter().copied().chain(rest);
            Meaning::Play(all.map(Colour::letter).collect())
        }
        Spot::Button(button) => Meaning::Press(button),
        _ if !options(session).contains(&spot) => Meaning::Nothing,
        Spot::Colour(colour) => Meaning::Place(colour),
        Spot::Fill(fill) => Meaning::Play(fill.to_string()),
        Spot::Cell(cell) => Meaning::Play(cell.to_string()),
        Spot::Word(action) => Meaning::Play(action.to_string()),
        Spot::Square(square) => square_meaning(&session.view(), session, square),
        Spot::Card(_) | Spot::Pile(_) => card_meaning(&session.view(), spot),
        Spot::Row(_) | Spot::Less(_) | Spot::More(_) => Meaning::Nothing,
    }
}

fn square_meaning(view: &View, session: &Session, square: Square) -> Meaning {
    let BoardView::Kamisado(board) = &view.board else {
        return Meaning::Nothing;
    };
    let (Some(round), tower) = (
        board.game.round(),
        selected_tower(&board.game, session.selected),
    ) else {
        return Meaning::Nothing;
    };
    match tower {
        Some(colour) if round.targets(colour).contains(square) => {
            let from = round.board().square_of(round.side(), colour);
            Meaning::Play(format!("{from}{square}"))
        }
        _ => Meaning::Select(square),
    }
}

fn card_meaning(view: &View, spot: Spot) -> Meaning {
    let BoardView::Kami(board) = &view.board else {
        return Meaning::Nothing;
    };
    let round = &board.round;
    let action = match spot {
        Spot::Card(place) => round
            .own_hand()
            .and_then(|hand| hand.cards().nth(place.into()))
            .and_then(|card| card_action(round.legal, card)),
        Spot::Pile(pile) => pile_action(round.legal, pile),
        _ => None,
    };
    action.map_or(Meaning::Nothing, |action| Meaning::Play(action.to_string()))
}

/// Puts the cursor where an action would be chosen, so that advice is also seen.
pub(crate) fn point_at(session: &mut Session, action: &str) {
    if let Ok(kamisado::Action::Move(path)) = action.parse() {
        session.selected = Some(path.from);
        session.cursor = Some(Spot::Square(path.to));
        return;
    }
    let wanted = Meaning::Play(action.to_owned());
    let spots = options(session).into_iter();
    let found = spots
        .into_iter()
        .find(|spot| meaning(session, *spot) == wanted);
    session.cursor = found.or(session.cursor);
}
