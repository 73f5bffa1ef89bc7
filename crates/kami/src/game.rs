//! A whole game: the draw, the deals, the rounds and the score.

use std::{error::Error, fmt};

use crate::{
    Action, Actions, Card, Deal, Deck, Hand, Level, Mode, Outcome, Refusal, RefusalReason, Round,
    Score, Seat, Standing, Team, View, Viewer,
};

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum GamePhase {
    /// A shuffled deck, from which the players draw for the first lead.
    Draw,
    /// A shuffled deck to deal.
    Deal,
    /// A player's action.
    Play,
    /// Nothing: the game is won.
    Over,
}

impl fmt::Display for GamePhase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Draw => "the draw for the first lead",
            Self::Deal => "a deal",
            Self::Play => "play",
            Self::Over => "nothing: the game is over",
        })
    }
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = KamiGameOutcome))]
#[cfg_attr(feature = "serde", serde(tag = "result", rename_all = "kebab-case"))]
pub enum GameOutcome {
    /// Still being played.
    Unknown,
    /// Won.
    Won {
        /// By this team.
        team: Team,
    },
}

/// One draw for the first lead: the card of every seat that took part, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Draw(Vec<(Seat, Card)>);

impl Draw {
    /// Who drew what.
    pub fn cards(&self) -> &[(Seat, Card)] {
        &self.0
    }

    /// The seats that drew the most points: one, or those that must draw again.
    pub fn highest(&self) -> Vec<Seat> {
        let most = self.0.iter().map(|(_, card)| card.points()).max();
        let tied = self
            .0
            .iter()
            .filter(|(_, card)| Some(card.points()) == most);
        tied.map(|&(seat, _)| seat).collect()
    }
}

/// A finished round in brief.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundSummary {
    /// The number of the round, from 1; a cancelled deal has one too.
    pub number: usize,
    /// Who led first.
    pub first: Seat,
    /// How it ended.
    pub outcome: Outcome,
    /// The score after it.
    pub score: Score,
}

/// Why a draw or a deal is refused. The game is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DealRefusal {
    /// The game waits for something else.
    NotNow {
        /// What it waits for.
        waiting_for: GamePhase,
    },
    /// The deal is of another mode.
    WrongMode {
        /// The mode of the game.
        expected: Mode,
    },
    /// The deal has another first player.
    WrongFirst {
        /// The seat whose lead it is.
        expected: Seat,
    },
    /// Another number of players draws, or they draw more cards of a kind than there are.
    WrongDraw {
        /// How many players draw.
        expected: usize,
    },
}

impl fmt::Display for DealRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNow { waiting_for } => write!(f, "the game waits for {waiting_for}"),
            Self::WrongMode { expected } => write!(f, "the game is played in mode {expected}"),
            Self::WrongFirst { expected } => write!(f, "the first player is seat {expected}"),
            Self::WrongDraw { expected } => {
                write!(f, "{expected} players draw a card each from one deck")
            }
        }
    }
}

impl Error for DealRefusal {}

/// The round on the table, with the log that [`Round`] does not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Table {
    deal: Deal,
    round: Round,
    log: Vec<Action>,
}

/// A game of as many rounds as it takes. An action costs the same in the first round and in the
/// hundredth: only the current round's log is kept, and a short summary of the others
/// ([`GameRecord`](crate::GameRecord) keeps everything).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    mode: Mode,
    level: Level,
    score: Score,
    phase: GamePhase,
    /// The first player of the current or next round; seat 1 until the draw is decided.
    first: Seat,
    /// Who still draws for the first lead.
    drawing: Vec<Seat>,
    draws: Vec<Draw>,
    table: Option<Table>,
    finished: Vec<RoundSummary>,
}

impl Game {
    /// A new game, which begins with the draw.
    pub fn new(mode: Mode, level: Level) -> Self {
        Self {
            mode,
            level,
            score: Score::new(mode),
            phase: GamePhase::Draw,
            first: Seat::One,
            drawing: mode.seats().to_vec(),
            draws: Vec::new(),
            table: None,
            finished: Vec::new(),
        }
    }

    /// A new game without a draw: this seat leads first (seat 1 if the mode has no such seat).
    pub fn with_first(mode: Mode, level: Level, first: Seat) -> Self {
        let first = if mode.has_seat(first) {
            first
        } else {
            Seat::One
        };
        Self {
            phase: GamePhase::Deal,
            first,
            drawing: Vec::new(),
            ..Self::new(mode, level)
        }
    }

    /// The mode.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// The level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The score.
    pub const fn score(&self) -> Score {
        self.score
    }

    /// What the game waits for.
    pub const fn phase(&self) -> GamePhase {
        self.phase
    }

    /// The first player of the current round, or of the next one if none is being played;
    /// `None` before the draw is decided.
    pub fn first(&self) -> Option<Seat> {
        (self.phase != GamePhase::Draw).then_some(self.first)
    }

    /// The draws so far.
    pub fn draws(&self) -> &[Draw] {
        &self.draws
    }

    /// The seats that draw next, in order; empty once the first player is known.
    pub fn drawing(&self) -> &[Seat] {
        &self.drawing
    }

    /// The deal of the current round; after a round, until the next deal, that of the last one.
    pub fn current_deal(&self) -> Option<&Deal> {
        self.table.as_ref().map(|table| &table.deal)
    }

    /// The current round; after a round, until the next deal, the last one.
    pub fn round(&self) -> Option<&Round> {
        self.table.as_ref().map(|table| &table.round)
    }

    /// The actions of [`Game::round`] so far.
    pub fn log(&self) -> &[Action] {
        self.table.as_ref().map_or(&[], |table| &table.log)
    }

    /// The number of [`Game::round`], from 1; 0 before the first deal.
    pub fn round_number(&self) -> usize {
        self.finished.len() + usize::from(self.phase == GamePhase::Play)
    }

    /// The finished rounds.
    pub fn finished(&self) -> &[RoundSummary] {
        &self.finished
    }

    /// Who acts, if the game waits for a player.
    pub fn to_act(&self) -> Option<Seat> {
        self.round().and_then(Round::to_act)
    }

    /// What the acting player may do; nothing between rounds and after the game.
    pub fn legal_actions(&self) -> Actions {
        let legal = self.round().map(Round::legal_set).unwrap_or_default();
        legal.into_iter()
    }

    /// Whether the game is won.
    pub fn is_over(&self) -> bool {
        self.phase == GamePhase::Over
    }

    /// How the game stands.
    pub fn outcome(&self) -> GameOutcome {
        let won = self
            .mode
            .teams()
            .find(|&team| self.score.of(team) >= Level::TARGET);
        won.map_or(GameOutcome::Unknown, |team| GameOutcome::Won { team })
    }

    /// Draws for the first lead: the seats of [`Game::drawing`] take the top cards of the deck,
    /// in seat order. The highest points lead; those tied for the highest draw again, from the
    /// next deck given.
    pub fn draw(&mut self, deck: &Deck) -> Result<(), DealRefusal> {
        let count = self.drawing.len();
        self.draw_cards(&deck.cards()[..count])
    }

    /// The same with the drawn cards themselves, one for each seat of [`Game::drawing`].
    pub fn draw_cards(&mut self, cards: &[Card]) -> Result<(), DealRefusal> {
        self.expect(GamePhase::Draw)?;
        let expected = self.drawing.len();
        if cards.len() != expected || Hand::from_cards(cards.iter().copied()).is_none() {
            return Err(DealRefusal::WrongDraw { expected });
        }
        let draw = Draw(
            self.drawing
                .iter()
                .copied()
                .zip(cards.iter().copied())
                .collect(),
        );
        let highest = draw.highest();
        self.draws.push(draw);
        if let [winner] = highest[..] {
            self.first = winner;
            self.phase = GamePhase::Deal;
            self.drawing.clear();
        } else {
            self.drawing = highest;
        }
        Ok(())
    }

    /// Deals the next round from a shuffled deck, as [`Deal::from_deck`] says.
    pub fn deal(&mut self, deck: &Deck) -> Result<(), DealRefusal> {
        self.expect(GamePhase::Deal)?;
        self.begin(Deal::from_deck(self.mode, self.first, deck));
        Ok(())
    }

    /// Starts the next round with a known deal, which must be of this game's mode and have the
    /// right first player. A game whose draw has not begun takes the deal's first player.
    pub fn deal_known(&mut self, deal: &Deal) -> Result<(), DealRefusal> {
        let undrawn = self.phase == GamePhase::Draw && self.draws.is_empty();
        if !undrawn {
            self.expect(GamePhase::Deal)?;
        }
        if deal.mode() != self.mode {
            return Err(DealRefusal::WrongMode {
                expected: self.mode,
            });
        }
        if !undrawn && deal.first() != self.first {
            return Err(DealRefusal::WrongFirst {
                expected: self.first,
            });
        }
        self.first = deal.first();
        self.drawing.clear();
        self.begin(*deal);
        Ok(())
    }

    /// Takes one step of the current round. The last step of a round scores it. A refused action
    /// changes nothing.
    pub fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let waiting_for = self.phase;
        if waiting_for != GamePhase::Play {
            let reason = RefusalReason::NotNow { waiting_for };
            return Err(Refusal { action, reason });
        }
        if let Some(table) = &mut self.table {
            table.round.play(action)?;
            table.log.push(action);
            if table.round.is_over() {
                let outcome = table.round.outcome();
                self.finish(outcome, action);
            }
        }
        Ok(())
    }

    /// What a viewer may know of [`Game::round`]; `None` before the first deal.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        let table = self.table.as_ref()?;
        let view = View::of_round(&table.deal, &table.log, viewer).ok()?;
        Some(self.around(view))
    }

    /// The round on the table with all its cards shown, see [`View::laid_open`].
    pub fn laid_open(&self) -> Option<View> {
        let table = self.table.as_ref()?;
        let view = View::laid_open(&table.deal, &table.log).ok()?;
        Some(self.around(view))
    }

    fn around(&self, view: View) -> View {
        let standing = Standing {
            level: self.level,
            target: Level::TARGET,
            score: self.score,
            round: self.round_number(),
            outcome: self.outcome(),
        };
        View {
            standing: Some(standing),
            ..view
        }
    }

    fn expect(&self, phase: GamePhase) -> Result<(), DealRefusal> {
        if self.phase == phase {
            Ok(())
        } else {
            Err(DealRefusal::NotNow {
                waiting_for: self.phase,
            })
        }
    }

    fn begin(&mut self, deal: Deal) {
        self.table = Some(Table {
            deal,
            round: Round::new(&deal),
            log: Vec::new(),
        });
        self.phase = GamePhase::Play;
    }

    fn finish(&mut self, outcome: Outcome, last: Action) {
        if let Outcome::Won { seat, points, .. } = outcome {
            let team = self.mode.team_of(seat);
            self.score
                .set(team, self.level.add(self.score.of(team), points));
        }
        let number = self.finished.len() + 1;
        let summary = RoundSummary {
            number,
            first: self.first,
            outcome,
            score: self.score,
        };
        self.finished.push(summary);
        // A cancelled deal is dealt again by the same player.
        if last != Action::Cancel {
            self.first = self.mode.seat_after(self.first);
        }
        self.phase = match self.outcome() {
            GameOutcome::Unknown => GamePhase::Deal,
            GameOutcome::Won { .. } => GamePhase::Over,
        };
    }
}
