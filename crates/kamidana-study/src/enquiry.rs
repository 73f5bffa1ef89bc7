//! Questions to engines.

use std::{collections::BTreeMap, time::Duration};

use kamidana_engine::{Instant, Limits, Question, Share};
use kamidana_game::{Seat, Study};
use serde::Deserialize;

use crate::{
    Analysis,
    walk::{Subject, Walk},
};

/// The longest analysis.
const LONGEST: Duration = Duration::from_secs(30);
/// How long one takes if nobody says otherwise.
const USUAL: Duration = Duration::from_secs(5);
/// The most positions of a review.
const MOST_REVIEWED: usize = 1000;

/// A question to an engine: of a position and moves, or of a record.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Enquiry {
    /// The id of the game; a record says it itself.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(example = json!(kamidana_game::games()[0].id())))]
    game: Option<String>,
    /// Its options; a record says them itself.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The position as its string; without it, the usual start.
    #[serde(default)]
    position: Option<String>,
    /// Moves from there.
    #[serde(default)]
    moves: Vec<String>,
    /// A record, instead of a position and moves.
    #[serde(default)]
    record: Option<String>,
    /// After how many actions of the record; without it, after all.
    #[serde(default)]
    ply: Option<usize>,
    /// `moves` judges every move and keeps getting better; `verdict`, `shortest` and `match` give
    /// one proven answer, or none; `review` judges every position of the moves or the record, from
    /// the last one back.
    #[serde(default = "every_move")]
    #[cfg_attr(feature = "schema", schema(example = "moves"))]
    question: String,
    /// The longest time for it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 30_000))]
    millis: Option<u32>,
    /// The most nodes to visit, for each position of a review. Where they end a search and not the
    /// time, the same question has the same answer on every machine.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    nodes: Option<u64>,
    /// Of the question `moves` only one of several equal shares, for those who ask several engines at
    /// once: all shares together are all moves. What cannot be shared belongs to the first.
    #[serde(default)]
    share: Option<WantedShare>,
}

/// One of several equal shares of the moves.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(as = Share))]
#[serde(deny_unknown_fields)]
struct WantedShare {
    /// Which one, from 0.
    part: u8,
    /// How many there are.
    #[cfg_attr(feature = "schema", schema(minimum = 1))]
    of: u8,
}

fn every_move() -> String {
    "moves".into()
}

/// A question with the positions it is about.
pub struct Asked {
    /// The id of the game.
    pub game: &'static str,
    /// What is asked.
    pub analysis: Analysis,
    /// Of a review every position, else only the one it is about.
    pub studies: Vec<Box<dyn Study>>,
    /// Who is to move there.
    pub movers: Vec<Option<Seat>>,
}

impl Enquiry {
    /// How much the answer may cost, from now on.
    pub fn limits(&self) -> Limits {
        let time = self.millis.map_or(USUAL, |millis| {
            Duration::from_millis(millis.into()).min(LONGEST)
        });
        Limits {
            nodes: self.nodes,
            deadline: Instant::now().checked_add(time),
            share: self.wanted_share().unwrap_or_default(),
            ..Limits::default()
        }
    }

    /// `None` if there is no such share.
    fn wanted_share(&self) -> Option<Share> {
        self.share.map_or(Some(Share::WHOLE), |share| {
            Share::new(share.part.into(), share.of.into())
        })
    }

    fn analysis(&self) -> Result<Analysis, String> {
        if self.wanted_share().is_none() {
            return Err("there is no such share".into());
        }
        if self.share.is_some() && self.question != "moves" {
            return Err("only the question `moves` can be shared".into());
        }
        Ok(match self.question.as_str() {
            "moves" => Analysis::Actions,
            "verdict" => Analysis::Solve(Question::Verdict),
            "shortest" => Analysis::Solve(Question::Shortest),
            "match" => Analysis::Solve(Question::Match),
            "review" => Analysis::Review,
            _ => return Err("there is no such question".into()),
        })
    }

    /// Finds the positions it is about. The error says why there are none.
    pub fn open(self) -> Result<Asked, String> {
        let analysis = self.analysis()?;
        let ply = self.ply;
        let subject = Subject {
            game: self.game,
            options: self.options,
            position: self.position,
            moves: self.moves,
            record: self.record,
            from: 0,
        };
        let Walk { game, moments, .. } = Walk::new(&subject, |step| match (analysis, ply) {
            (Analysis::Review, ply) => step <= ply.unwrap_or(MOST_REVIEWED).min(MOST_REVIEWED),
            (_, Some(ply)) => step == ply,
            // The last one.
            (_, None) => false,
        })?;
        if moments.len() > MOST_REVIEWED {
            return Err(format!(
                "a review has at most {MOST_REVIEWED} positions; ask for a part of it"
            ));
        }
        Ok(Asked {
            game: game.id(),
            analysis,
            movers: moments.iter().map(|moment| moment.to_act).collect(),
            studies: moments.into_iter().map(|moment| moment.study).collect(),
        })
    }
}
