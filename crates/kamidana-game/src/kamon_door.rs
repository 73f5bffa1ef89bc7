//! Kamon behind the common door.

use kamon::{Cell, Layout, Position, Side, Token, sheet};
use serde_json::{Value, json};

use crate::{
    BoardView, Choices, Fairness, Game, KamonBoard, LadderSpec, OpenBoard, OptionError, OptionKind,
    OptionSpec, Options, Outcome, Play, Refused, Revealed, Seat, Seed, SheetStyle, Study, View,
    Viewer,
};

/// The game of edges, loops and blocks.
pub(crate) struct Kamon;

const OPTIONS: &[OptionSpec] = &[
    OptionSpec {
        id: "layout",
        help: "where the tokens lie",
        kind: OptionKind::Text {
            form: "random, or the cells of rows a to g joined by /, as in a start position",
            default: RANDOM,
        },
        only_if: None,
    },
    OptionSpec {
        id: "forbidden-counts",
        help: "whether a loop around the forbidden cell alone wins",
        kind: OptionKind::Choice {
            values: &[
                ("yes", "the forbidden cell counts as an empty cell"),
                ("no", "a loop needs an empty cell or an enemy pawn inside"),
            ],
            default: "yes",
        },
        only_if: None,
    },
];

const RANDOM: &str = "random";

fn rules(options: &Options) -> kamon::Options {
    kamon::Options {
        forbidden_counts: options.get("forbidden-counts") != "no",
    }
}

fn read_layout(text: &str) -> Result<Layout, OptionError> {
    text.parse()
        .map_err(|why: kamon::ParsePositionError| OptionError {
            id: "layout".into(),
            reason: why.to_string(),
        })
}

/// The layout of a record, which must be the one the option names if it names one.
fn dealt_layout(options: &Options, deals: &[String]) -> Result<Layout, String> {
    let [dealt] = deals else {
        return Err("a Kamon record has exactly one layout".into());
    };
    let layout = read_layout(dealt).map_err(|e| e.reason)?;
    match options.get("layout") {
        RANDOM => Ok(layout),
        given if given == dealt => Ok(layout),
        _ => Err("the layout is not the one the option names".into()),
    }
}

/// All 37 tokens in random order: the place of the first-player token is the forbidden cell.
fn deal(seed: &Seed) -> Layout {
    let mut stream = seed.stream();
    let mut tokens: Vec<Option<Token>> = Token::ALL.into_iter().map(Some).collect();
    tokens.push(None);
    stream.shuffle(&mut tokens);
    let forbidden = tokens.iter().position(Option::is_none).unwrap_or(0);
    let mut order = Token::ALL;
    order
        .iter_mut()
        .zip(tokens.iter().flatten())
        .for_each(|(place, token)| *place = *token);
    Layout::new(order, Cell::ALL[forbidden])
        .unwrap_or_else(|_| unreachable!("a shuffle has every token once"))
}

fn seat_of(side: Side) -> Seat {
    let number = match side {
        Side::Black => 1,
        Side::White => 2,
    };
    Seat::new(number).unwrap_or_else(|| unreachable!("seats 1 and 2 exist"))
}

const LADDER: LadderSpec = LadderSpec {
    id: "kamon",
    seats: 2,
    sides: 2,
};

impl Game for Kamon {
    fn id(&self) -> &'static str {
        "kamon"
    }

    fn title(&self) -> &'static str {
        "Kamon"
    }

    fn summary(&self) -> &'static str {
        "Take a cell that shares its symbol or its number with the last token; \
         join two edges, close a loop or leave no reply."
    }

    fn options(&self) -> &'static [OptionSpec] {
        OPTIONS
    }

    fn seats(&self, _: &Options) -> u8 {
        2
    }

    fn seat_name(&self, _: &Options, seat: Seat) -> String {
        if seat.number() > 1 { "White" } else { "Black" }.into()
    }

    fn ladders(&self) -> &'static [LadderSpec] {
        &[LADDER]
    }

    fn ladder(&self, _: &Options) -> &'static LadderSpec {
        &LADDER
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn can_be_drawn(&self) -> bool {
        true
    }

    fn has_secrets(&self) -> bool {
        false
    }

    fn start(&self, options: &Options, seed: Seed) -> Result<Box<dyn Play>, OptionError> {
        let (layout, seed) = match options.get("layout") {
            RANDOM => (deal(&seed.of_deal(0)), Some(seed)),
            given => (read_layout(given)?, None),
        };
        Ok(Box::new(KamonPlay::new(layout, rules(options), seed)))
    }

    fn dealt(&self, options: &Options, deals: &[String]) -> Result<Box<dyn Play>, String> {
        let layout = dealt_layout(options, deals)?;
        Ok(Box::new(KamonPlay::new(layout, rules(options), None)))
    }

    fn read_sheet(
        &self,
        options: &Options,
        deals: &[String],
        sheet: &str,
    ) -> Result<Box<dyn Play>, String> {
        let layout = dealt_layout(options, deals)?;
        let cells = sheet::read(&layout, rules(options), sheet).map_err(|e| e.to_string())?;
        let mut play = KamonPlay::new(layout, rules(options), None);
        for cell in cells {
            play.act(cell).map_err(|e| e.to_string())?;
        }
        Ok(Box::new(play))
    }

    fn sheet_shows_deals(&self) -> bool {
        false
    }

    fn study(&self, position: Option<&str>) -> Result<Box<dyn Study>, String> {
        let text = position.ok_or("Kamon has no usual start: a position is needed")?;
        let position: Position = text
            .parse()
            .map_err(|e: kamon::ParsePositionError| e.to_string())?;
        Ok(Box::new(KamonStudy {
            position,
            last: None,
        }))
    }
}

fn to_act(position: &Position) -> Option<Seat> {
    let running = !position.outcome().is_over();
    running.then(|| seat_of(position.side()))
}

fn outcome(position: &Position) -> Outcome {
    match position.outcome() {
        kamon::Outcome::Unknown => Outcome::Unknown,
        kamon::Outcome::Draw => Outcome::Draw { reason: "full" },
        kamon::Outcome::Decisive { winner, reason } => Outcome::Decisive {
            winners: vec![seat_of(winner)],
            reason: reason.name(),
        },
    }
}

/// What anybody sees; only the choices depend on the viewer.
fn view(
    position: &Position,
    last: Option<Cell>,
    viewer: Viewer,
    fairness: Option<Fairness>,
) -> View {
    let to_act = to_act(position);
    let acts = to_act.is_some_and(|seat| viewer.sits_on(seat));
    View {
        viewer,
        to_act,
        choices: if acts {
            Choices::list(position.legal_actions())
        } else {
            Choices::NONE
        },
        outcome: outcome(position),
        fairness,
        board: BoardView::Kamon(Box::new(KamonBoard {
            position: *position,
            last,
            winning: position.winning_cells().iter().collect(),
            enclosed: position.enclosed_cells().iter().collect(),
        })),
    }
}

#[derive(Clone)]
struct KamonPlay {
    layout: Layout,
    position: Position,
    cells: Vec<Cell>,
    seed: Option<Seed>,
}

impl KamonPlay {
    fn new(layout: Layout, rules: kamon::Options, seed: Option<Seed>) -> Self {
        Self {
            layout,
            position: Position::new(layout, rules),
            cells: Vec::new(),
            seed,
        }
    }

    fn act(&mut self, cell: Cell) -> Result<(), kamon::Refusal> {
        self.position.play(cell)?;
        self.cells.push(cell);
        Ok(())
    }
}

impl Play for KamonPlay {
    fn game(&self) -> &'static dyn Game {
        &Kamon
    }

    fn seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Option<Seat> {
        to_act(&self.position)
    }

    fn choices(&self) -> Choices {
        Choices::list(self.position.legal_actions())
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let cell: Cell = action.parse().map_err(|e| Refused::new(action, e))?;
        self.act(cell).map_err(|e| Refused::new(action, e))
    }

    fn outcome(&self) -> Outcome {
        outcome(&self.position)
    }

    fn view(&self, viewer: Viewer) -> View {
        let fairness = self.seed.map(|seed| Fairness::of(&seed, 0, true));
        let last = self.cells.last().copied();
        view(&self.position, last, viewer, fairness)
    }

    fn reveal(&self) -> &dyn Revealed {
        self
    }

    fn result(&self) -> Option<String> {
        match self.position.outcome() {
            kamon::Outcome::Unknown => None,
            kamon::Outcome::Draw => Some("draw full".into()),
            kamon::Outcome::Decisive { winner, reason } => {
                Some(format!("{} {}", winner.name(), reason.name()))
            }
        }
    }

    fn boxed_clone(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

impl Revealed for KamonPlay {
    fn deals(&self) -> Vec<String> {
        vec![self.layout.to_string()]
    }

    fn actions(&self) -> Vec<String> {
        self.cells.iter().map(ToString::to_string).collect()
    }

    fn sheet(&self, _: SheetStyle) -> String {
        // The moves were accepted when they were played.
        sheet::write(&self.layout, self.position.options(), &self.cells).unwrap_or_default()
    }

    fn board(&self) -> OpenBoard {
        OpenBoard::Kamon(Box::new(self.position))
    }

    fn laid_open(&self) -> View {
        self.view(self.to_act().map_or(Viewer::Spectator, Viewer::Seat))
    }
}

#[derive(Clone)]
struct KamonStudy {
    position: Position,
    /// The cell of the last pawn, if it was put there since the position was read.
    last: Option<Cell>,
}

impl Study for KamonStudy {
    fn position(&self) -> Option<String> {
        Some(self.position.to_string())
    }

    fn turn(&self) -> Option<u8> {
        None
    }

    fn legal(&self) -> Vec<String> {
        // Cells come in the order of their names.
        let legal = self.position.legal_cells();
        legal.iter().map(|c| c.to_string()).collect()
    }

    fn apply(&mut self, action: &str) -> Result<(), Refused> {
        let cell: Cell = action.parse().map_err(|e| Refused::new(action, e))?;
        self.position
            .play(cell)
            .map_err(|e| Refused::new(action, e))?;
        self.last = Some(cell);
        Ok(())
    }

    fn perft(&self, depth: u32) -> u64 {
        kamon::perft(&self.position, depth)
    }

    fn rounds(&self) -> Option<&[Value]> {
        Some(&[])
    }

    fn over(&self) -> Option<Value> {
        let outcome = self.position.outcome();
        let reason = outcome.reason_name()?;
        let winner = outcome.winner().map_or("draw", Side::name);
        Some(json!({ "winner": winner, "reason": reason }))
    }

    fn board(&self) -> OpenBoard {
        OpenBoard::Kamon(Box::new(self.position))
    }

    fn laid_open(&self) -> View {
        let viewer = to_act(&self.position).map_or(Viewer::Spectator, Viewer::Seat);
        view(&self.position, self.last, viewer, None)
    }

    fn boxed_clone(&self) -> Box<dyn Study> {
        Box::new(self.clone())
    }
}
