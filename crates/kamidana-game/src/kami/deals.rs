//! Where the cards come from.

use kami::{Card, Deal, DealRefusal, Deck, GamePhase, GameRecord};

use crate::Seed;

/// Something chance gave.
#[derive(Clone, PartialEq)]
pub(super) enum Dealt {
    /// The cards drawn for the first lead.
    Draw(Vec<Card>),
    /// The cards of a round.
    Round(Box<Deal>),
}

impl Dealt {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        if let Some(cards) = text.strip_prefix("draw ") {
            let cards: Option<Vec<Card>> = cards.chars().map(Card::from_code).collect();
            let cards = cards.ok_or_else(|| format!("{text:?} is no draw of cards"))?;
            return Ok(Self::Draw(cards));
        }
        let deal = text
            .parse()
            .map_err(|e: kami::ParseDealError| e.to_string())?;
        Ok(Self::Round(Box::new(deal)))
    }

    pub(super) fn written(&self) -> String {
        match self {
            Self::Draw(cards) => cards
                .iter()
                .fold("draw ".into(), |text, card| format!("{text}{card}")),
            Self::Round(deal) => deal.to_string(),
        }
    }
}

/// All draws and deals of a record, in order.
pub(super) fn dealt(record: &GameRecord) -> Vec<Dealt> {
    let draws = record.draws().iter();
    let draws = draws.map(|draw| Dealt::Draw(draw.cards().iter().map(|(_, card)| *card).collect()));
    let rounds = record.rounds().iter();
    let rounds = rounds.map(|(deal, _)| Dealt::Round(Box::new(*deal)));
    draws.chain(rounds).collect()
}

/// Where draws and deals come from.
#[derive(Clone)]
pub(super) enum Source {
    /// A secret seed; every draw and every deal has a number and a seed of its own.
    Seed { table: Seed, next: u32 },
    /// A record; the game stands still when it has no more.
    Known { deals: Vec<Dealt>, next: usize },
}

impl Source {
    fn deck(seed: &Seed) -> Deck {
        let mut stream = seed.stream();
        let mut deck = Deck::sorted();
        deck.shuffle(|bound| stream.below(bound));
        deck
    }

    /// Gives the record the draw or the deal it waits for; `false` if there is none.
    pub(super) fn supply(&mut self, record: &mut GameRecord) -> Result<bool, DealRefusal> {
        match self {
            Self::Seed { table, next } => {
                let deck = Self::deck(&table.of_deal(*next));
                *next += 1;
                match record.game().phase() {
                    GamePhase::Draw => record.draw(&deck)?,
                    _ => record.deal(&deck)?,
                }
            }
            Self::Known { deals, next } => {
                let Some(dealt) = deals.get(*next) else {
                    return Ok(false);
                };
                *next += 1;
                match dealt {
                    Dealt::Draw(cards) => record.draw_cards(cards)?,
                    Dealt::Round(deal) => record.deal_known(deal)?,
                }
            }
        }
        Ok(true)
    }
}
