//! A game with everything that happened in it.

use crate::{Action, Card, Deal, DealRefusal, Deck, Draw, Game, Level, Mode, Refusal};

/// A game and all its rounds: the deals and the actions. It can only grow by legal steps, so a
/// record is always a game that could have been played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    game: Game,
    rounds: Vec<(Deal, Vec<Action>)>,
}

impl GameRecord {
    /// The record of a new game.
    pub fn new(mode: Mode, level: Level) -> Self {
        Self {
            game: Game::new(mode, level),
            rounds: Vec::new(),
        }
    }

    /// The game as it stands now.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.game.mode()
    }

    /// The level.
    pub const fn level(&self) -> Level {
        self.game.level()
    }

    /// The draws for the first lead, if there were any.
    pub fn draws(&self) -> &[Draw] {
        self.game.draws()
    }

    /// The rounds so far; only the last can be unfinished.
    pub fn rounds(&self) -> &[(Deal, Vec<Action>)] {
        &self.rounds
    }

    /// See [`Game::draw`].
    pub fn draw(&mut self, deck: &Deck) -> Result<(), DealRefusal> {
        self.game.draw(deck)
    }

    /// See [`Game::draw_cards`].
    pub fn draw_cards(&mut self, cards: &[Card]) -> Result<(), DealRefusal> {
        self.game.draw_cards(cards)
    }

    /// See [`Game::deal`].
    pub fn deal(&mut self, deck: &Deck) -> Result<(), DealRefusal> {
        self.game.deal(deck)?;
        self.rounds
            .extend(self.game.current_deal().map(|deal| (*deal, Vec::new())));
        Ok(())
    }

    /// See [`Game::deal_known`].
    pub fn deal_known(&mut self, deal: &Deal) -> Result<(), DealRefusal> {
        self.game.deal_known(deal)?;
        self.rounds.push((*deal, Vec::new()));
        Ok(())
    }

    /// See [`Game::play`].
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        self.game.play(action)?;
        if let Some((_, actions)) = self.rounds.last_mut() {
            actions.push(action);
        }
        Ok(())
    }
}
