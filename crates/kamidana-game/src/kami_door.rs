//! Kami behind the common door.

use kami::{
    Action, Card, Deal, DealRefusal, Deck, GameOutcome, GamePhase, GameRecord, Level, Mode, Round,
    sheet,
};
use serde_json::{Value, json};

use crate::{
    BoardView, Choices, Fairness, FinishedRound, Game, KamiBoard, LadderSpec, OpenBoard,
    OptionError, OptionKind, OptionSpec, Options, Outcome, Play, Refused, Revealed, Seat, Seed,
    SheetStyle, Study, View, Viewer,
};

/// The card game of attack and counter.
pub(crate) struct Kami;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "players",
        help: "how many play",
        kind: OptionKind::Choice {
            values: &[
                ("4", "two teams, partners opposite"),
                ("3", "everyone alone, two cards set aside"),
                ("2", "a duel with Mercenaries"),
            ],
            default: "4",
        },
        only_if: None,
    },
    OptionSpec {
        id: "level",
        help: "how the game is won",
        kind: OptionKind::Choice {
            values: &[
                ("soldier", "15 points or more"),
                ("lord", "exactly 15; what goes over is taken off"),
                ("kami", "exactly 15; going over resets to 0"),
            ],
            default: "soldier",
        },
        only_if: None,
    },
];

fn mode(options: &Options) -> Mode {
    Mode::ALL
        .into_iter()
        .find(|mode| mode.code().to_string() == options.get("players"))
        .unwrap_or(Mode::Traditional)
}

fn level(options: &Options) -> Level {
    Level::ALL
        .into_iter()
        .find(|level| level.name() == options.get("level"))
        .unwrap_or(Level::Soldier)
}

fn seat_of(seat: kami::Seat) -> Seat {
    Seat::new(seat.number()).unwrap_or_else(|| unreachable!("Kami has at most four seats"))
}

/// A round of four says less of a player than a duel does, so every mode has a ladder.
const LADDERS: [LadderSpec; 3] = [
    LadderSpec {
        id: "kami-2",
        seats: 2,
        sides: 2,
    },
    LadderSpec {
        id: "kami-3",
        seats: 3,
        sides: 3,
    },
    LadderSpec {
        id: "kami-4",
        seats: 4,
        sides: 2,
    },
];

fn teams(mode: Mode) -> Vec<Vec<Seat>> {
    let members = |team| {
        let seats = mode.seats().iter().copied();
        seats.filter(move |seat| mode.team_of(*seat) == team)
    };
    let teams = mode.teams();
    teams
        .map(|team| members(team).map(seat_of).collect())
        .collect()
}

impl Game for Kami {
    fn id(&self) -> &'static str {
        "kami"
    }

    fn title(&self) -> &'static str {
        "Kami"
    }

    fn summary(&self) -> &'static str {
        "Counter the attack on the table, attack in turn, \
         and be the first to play the last card of your hand."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, options: &Options) -> u8 {
        mode(options).seats().len() as u8
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        format!("Seat{seat}")
    }

    fn teams(&self, options: &Options) -> Vec<Vec<Seat>> {
        teams(mode(options))
    }

    fn ladders(&self) -> &'static [LadderSpec] {
        &LADDERS
    }

    fn ladder(&self, options: &Options) -> &'static LadderSpec {
        &LADDERS[match mode(options) {
            Mode::Duel => 0,
            Mode::Chaotic => 1,
            Mode::Traditional => 2,
        }]
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn can_be_drawn(&self) -> bool {
        false
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError> {
        let source = Source::Seed {
            table: seed,
            next: 0,
        };
        Ok(Box::new(KamiPlay::new(options, source)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        let deals = deals.iter().map(|text| Dealt::read(text));
        let deals: Vec<Dealt> = deals.collect::<Result<_, _>>()?;
        let play = KamiPlay::new(options, Source::Known { deals, next: 0 });
        play.check_supply()?;
        play.if_dealt()
    }

    fn read_sheet(
        &self,
        options: &Options,
        _: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let record = sheet::read(sheet).map_err(|e| e.to_string())?;
        if record.mode() != mode(options) || record.level() != level(options) {
            return Err("the sheet is of another mode or level than the tags say".into());
        }
        let play = KamiPlay {
            source: Source::Known {
                deals: dealt(&record),
                next: usize::MAX,
            },
            record,
            misfit: None,
        };
        play.if_dealt()
    }

    fn sheet_shows_deals(&self) -> bool {
        true
    }

    fn study(&self, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let text = position.ok_or("Kami has no usual start: the cards of a round are needed")?;
        let deal: Deal = text
            .parse()
            .map_err(|e: kami::ParseDealError| e.to_string())?;
        Ok(Box::new(KamiStudy {
            deal,
            round: Round::new(&deal),
            actions: Vec::new(),
        }))
    }
}

/// Something chance gave.
#[derive(Clone, PartialEq)]
enum Dealt {
    /// The cards drawn for the first lead.
    Draw(Vec<Card>),
    /// The cards of a round.
    Round(Box<Deal>),
}

impl Dealt {
    fn read(text: &str) -> Result<Self, String> {
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

    fn written(&self) -> String {
        match self {
            Self::Draw(cards) => cards
                .iter()
                .fold("draw ".into(), |text, card| format!("{text}{card}")),
            Self::Round(deal) => deal.to_string(),
        }
    }
}

/// All draws and deals of a record, in order.
fn dealt(record: &GameRecord) -> Vec<Dealt> {
    let draws = record.draws().iter();
    let draws = draws.map(|draw| Dealt::Draw(draw.cards().iter().map(|(_, card)| *card).collect()));
    let rounds = record.rounds().iter();
    let rounds = rounds.map(|(deal, _)| Dealt::Round(Box::new(*deal)));
    draws.chain(rounds).collect()
}

/// Where draws and deals come from.
#[derive(Clone)]
enum Source {
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
    fn supply(&mut self, record: &mut GameRecord) -> Result<bool, DealRefusal> {
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

#[derive(Clone)]
struct KamiPlay {
    record: GameRecord,
    source: Source,
    /// Why a recorded deal could not be used, if one could not.
    misfit: Option<String>,
}

impl KamiPlay {
    fn new(options: &Options, source: Source) -> Self {
        let mut play = Self {
            record: GameRecord::new(mode(options), level(options)),
            source,
            misfit: None,
        };
        play.supply();
        play
    }

    /// Draws and deals until a player has to act or the game is over.
    fn supply(&mut self) {
        while matches!(
            self.record.game().phase(),
            GamePhase::Draw | GamePhase::Deal
        ) {
            match self.source.supply(&mut self.record) {
                Ok(true) => {}
                Ok(false) => return,
                Err(why) => {
                    self.misfit = Some(why.to_string());
                    return;
                }
            }
        }
    }

    /// The game, unless there is nothing on the table to look at yet.
    fn if_dealt(self) -> Result<Box<dyn Play>, String> {
        if self.record.rounds().is_empty() {
            return Err("a Kami record needs at least one deal".into());
        }
        Ok(Box::new(self))
    }

    fn check_supply(&self) -> Result<(), String> {
        match &self.misfit {
            None => Ok(()),
            Some(why) => Err(format!("the recorded deal does not fit: {why}")),
        }
    }

    fn act(&mut self, action: Action) -> Result<(), String> {
        self.check_supply()?;
        self.record.play(action).map_err(|e| e.to_string())?;
        self.supply();
        Ok(())
    }

    /// What somebody sees of the round, with the game around it.
    fn around(&self, viewer: Viewer, round: Option<kami::View>) -> View {
        let round =
            round.unwrap_or_else(|| unreachable!("a game without a deal is never handed out"));
        let over = self.record.game().phase() == GamePhase::Over;
        let fairness = match &self.source {
            Source::Seed { table, next } => Some(Fairness::of(table, next.saturating_sub(1), over)),
            Source::Known { .. } => None,
        };
        let draws = self.record.draws().iter();
        View {
            viewer,
            to_act: round.turn.map(seat_of),
            choices: Choices::list(round.legal.texts()),
            outcome: self.outcome(),
            fairness,
            board: BoardView::Kami(Box::new(KamiBoard {
                round,
                draws: draws.map(|draw| draw.cards().to_vec()).collect(),
                last: self.last_finished(),
            })),
        }
    }

    /// The last finished round: the one on the table if it is over, else the one before.
    fn last_finished(&self) -> Option<FinishedRound> {
        let game = self.record.game();
        let summary = game.finished().last()?;
        let (deal, actions) = &self.record.rounds()[game.finished().len() - 1];
        Some(FinishedRound {
            deal: *deal,
            actions: actions.clone(),
            outcome: summary.outcome,
        })
    }
}

impl Play for KamiPlay {
    fn game(&self) -> &'static dyn Game {
        &Kami
    }

    fn seats(&self) -> u8 {
        self.record.mode().seats().len() as u8
    }

    fn teams(&self) -> Vec<Vec<Seat>> {
        teams(self.record.mode())
    }

    fn on_clock(&self) -> Option<Seat> {
        // Who was dealt five Soldiers is a secret until they say so.
        let demoralised = |round: &Round| round.phase() == kami::Phase::Demoralised;
        self.to_act()
            .filter(|_| !self.record.game().round().is_some_and(demoralised))
    }

    fn to_act(&self) -> Option<Seat> {
        self.record.game().to_act().map(seat_of)
    }

    fn choices(&self) -> Choices {
        let legal = self.record.game().round().map(Round::legal_set);
        Choices::list(legal.unwrap_or_default().texts())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        self.act(parsed).map_err(|e| Refused::new(action, e))
    }

    fn outcome(&self) -> Outcome {
        match self.record.game().outcome() {
            GameOutcome::Unknown => Outcome::Unknown,
            GameOutcome::Won { team } => {
                let mode = self.record.mode();
                let seats = mode.seats().iter().copied();
                Outcome::Decisive {
                    winners: seats
                        .filter(|seat| mode.team_of(*seat) == team)
                        .map(seat_of)
                        .collect(),
                    reason: "points",
                }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let looks = match viewer {
            Viewer::Seat(seat) => kami::Seat::from_number(seat.number())
                .map_or(kami::Viewer::Spectator, kami::Viewer::Seat),
            Viewer::Spectator => kami::Viewer::Spectator,
        };
        self.around(viewer, self.record.game().view(looks))
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        let game = self.record.game();
        match game.outcome() {
            GameOutcome::Unknown => None,
            GameOutcome::Won { team } => Some(format!("team {team} {}", game.score())),
        }
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for KamiPlay {
    fn deals(&self) -> Vec<String> {
        dealt(&self.record).iter().map(Dealt::written).collect()
    }

    fn actions(&self) -> Vec<String> {
        let rounds = self.record.rounds().iter();
        rounds
            .flat_map(|(_, actions)| actions.iter().map(ToString::to_string))
            .collect()
    }

    fn sheet(&self, _: SheetStyle) -> String {
        sheet::write(&self.record)
    }

    fn board(&self) -> OpenBoard {
        match self.record.rounds().last() {
            Some((deal, actions)) => OpenBoard::Kami(*deal, actions.clone()),
            None => OpenBoard::Bare,
        }
    }

    fn laid_open(&self) -> View {
        let viewer = self.to_act().map_or(Viewer::Spectator, Viewer::Seat);
        self.around(viewer, self.record.game().laid_open())
    }
}

#[derive(Clone)]
struct KamiStudy {
    deal: Deal,
    round: Round,
    actions: Vec<Action>,
}

impl Study for KamiStudy {
    fn position(&self) -> Option<String> {
        None
    }

    fn turn(&self) -> Option<u8> {
        self.round.to_act().map(kami::Seat::number)
    }

    fn legal(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.round.legal_set().texts();
        legal.sort();
        legal
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let parsed: Action = action.parse().map_err(|e| Refused::new(action, e))?;
        self.round
            .play(parsed)
            .map_err(|e| Refused::new(action, e))?;
        self.actions.push(parsed);
        Ok(())
    }

    fn perft(&self, depth: u32) -> u64 {
        kami::perft(&self.round, depth)
    }

    fn rounds(&self) -> Option<&[Value]> {
        None
    }

    fn over(&self) -> Option<Value> {
        let (winner, points, doubled) = match self.round.outcome() {
            kami::Outcome::Unknown => return None,
            kami::Outcome::Void => (json!("void"), 0, false),
            kami::Outcome::Won {
                seat,
                points,
                doubled,
            } => (json!(seat.number()), points, doubled),
        };
        Some(json!({ "winner": winner, "points": points, "doubled": doubled }))
    }

    fn board(&self) -> OpenBoard {
        OpenBoard::Kami(self.deal, self.actions.clone())
    }

    fn laid_open(&self) -> View {
        let to_act = self.round.to_act().map(seat_of);
        let round = kami::View::laid_open(&self.deal, &self.actions)
            .unwrap_or_else(|_| unreachable!("the actions were accepted"));
        let outcome = match self.round.outcome() {
            kami::Outcome::Unknown => Outcome::Unknown,
            kami::Outcome::Void => Outcome::Draw { reason: "void" },
            kami::Outcome::Won { seat, .. } => {
                let mode = self.deal.mode();
                let partner = mode.partner_of(seat);
                Outcome::Decisive {
                    winners: std::iter::once(seat).chain(partner).map(seat_of).collect(),
                    reason: "cards",
                }
            }
        };
        View {
            viewer: to_act.map_or(Viewer::Spectator, Viewer::Seat),
            to_act,
            choices: Choices::list(round.legal.texts()),
            outcome,
            fairness: None,
            board: BoardView::Kami(Box::new(KamiBoard {
                round,
                draws: Vec::new(),
                last: None,
            })),
        }
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
