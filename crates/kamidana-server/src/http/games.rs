//! What can be played, and questions to engines.

use std::{
    collections::{BTreeMap, HashSet},
    convert::Infallible,
    time::{Duration, Instant},
};

use axum::{
    Json,
    body::Body,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use futures::stream;
use kamidana_engine::{ActionJudgement, Judgement, Limits, Question, Verdict};
use kamidana_game::{Draws, Game, OptionSpec, Record, Seat, Study, games};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::{
    answer::json_answer,
    caller::Caller,
    stream::NDJSON,
    studies::{Subject, Walk},
};
use crate::{
    Problem,
    limiter::network,
    pool::{Analysis, Asker, PoolError, Update, Updates},
    problem::Body as JsonBody,
    site::Site,
};

/// The longest analysis.
const LONGEST: Duration = Duration::from_secs(30);
/// The most positions of a review.
const MOST_REVIEWED: usize = 1000;
/// How long one takes if nobody says otherwise.
const USUAL: Duration = Duration::from_secs(5);

/// A game that can be played.
#[derive(Serialize, ToSchema)]
pub(crate) struct GameState {
    /// Its id.
    id: &'static str,
    /// Its name.
    title: &'static str,
    /// What it is.
    summary: &'static str,
    /// Its options: forms are made from them.
    #[schema(value_type = Vec<OptionSpec>)]
    options: &'static [OptionSpec],
    /// Whether nobody may win, whatever the options.
    can_be_drawn: bool,
    /// The option, and its value, with which alone nobody may win.
    #[schema(required = true, value_type = Option<(String, String)>)]
    drawn_if: Option<(&'static str, &'static str)>,
    /// Whether seats know what others do not.
    has_secrets: bool,
    /// Whether cards or tokens are dealt.
    has_chance: bool,
    /// The levels of the machine, from 1 to this.
    levels: u8,
    /// What its results count for: a ladder for each kind of table that says something of its own.
    ladders: Vec<&'static str>,
}

/// All games and their options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses(
    (status = 200, description = "All games", body = [GameState]),
))]
pub(crate) async fn list() -> Json<Vec<GameState>> {
    let state = |game: &&'static dyn Game| GameState {
        id: game.id(),
        title: game.title(),
        summary: game.summary(),
        options: game.options(),
        can_be_drawn: game.draws() == Draws::Always,
        drawn_if: match game.draws() {
            Draws::OnlyIf(id, value) => Some((id, value)),
            Draws::Never | Draws::Always => None,
        },
        has_secrets: game.has_secrets(),
        has_chance: game.has_chance(),
        levels: 8,
        ladders: game.ladders().iter().map(|ladder| ladder.id).collect(),
    };
    Json(games().iter().map(state).collect())
}

/// A question to an engine: of a position and moves, or of a record.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Enquiry {
    /// The id of the game; a record says it itself.
    #[serde(default)]
    #[schema(example = json!(games()[0].id()))]
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
    #[schema(example = "moves")]
    question: String,
    /// The longest time for it.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 30_000)]
    millis: Option<u32>,
}

fn every_move() -> String {
    "moves".into()
}

/// Ask an engine.
///
/// Lines of JSON that get better; the last one has `"done": true`. What is `proven` follows from
/// the rules, what is `estimated` is a guess. Closing the connection ends the search.
#[utoipa::path(post, path = "/api/analyses", tag = "games", request_body = Enquiry, responses(
    (status = 200, description = "Better and better answers", content_type = NDJSON, body = String),
    (status = 400, description = "No such game, position, move or record", body = Problem),
    (status = 401, description = "Sign in first, or play as a guest", body = Problem),
    (status = 403, description = "You may not", body = Problem),
    (status = 429, description = "You have asked too much already", body = Problem),
))]
pub(crate) async fn analyse(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(enquiry): JsonBody<Enquiry>,
) -> Result<Response, Problem> {
    let person = caller.somebody()?.id;
    let time = enquiry
        .millis
        .map_or(USUAL, |millis| Duration::from_millis(millis.into()))
        .min(LONGEST);
    let limits = Limits {
        deadline: Instant::now().checked_add(time),
        ..Limits::default()
    };
    let subject = Subject {
        game: enquiry.game,
        options: enquiry.options,
        position: enquiry.position,
        moves: enquiry.moves,
        record: enquiry.record,
        from: 0,
    };
    let review = enquiry.question == "review";
    let wanted = move |step: usize| match enquiry.ply {
        Some(ply) if review => step <= ply.min(MOST_REVIEWED),
        None if review => step <= MOST_REVIEWED,
        Some(ply) => step == ply,
        // The last one.
        None => false,
    };
    let walk = move || Walk::new(&subject, wanted);
    let (walk, _) = site.work_out(caller.address, walk).await?;
    let Walk { game, moments, .. } = walk.map_err(|why| Problem::bad_request(&why))?;
    if moments.len() > MOST_REVIEWED {
        return Err(Problem::bad_request(&format!(
            "a review has at most {MOST_REVIEWED} positions; ask for a part of it"
        )));
    }
    let movers = moments.iter().map(|moment| moment.to_act).collect();
    let mut studies: Vec<Box<dyn Study>> = moments.into_iter().map(|m| m.study).collect();
    let (pool, game) = (site.pool(), game.id());
    let asker = Asker {
        person: person.0,
        network: site.is_limited().then(|| network(caller.address)),
    };
    let mut ask = |analysis| {
        let last = studies.pop().ok_or(PoolError::Closed)?;
        pool.analyse(asker, game, last, analysis, limits.clone())
    };
    let updates = match enquiry.question.as_str() {
        "moves" => ask(Analysis::Actions),
        "verdict" => ask(Analysis::Solve(Question::Verdict)),
        "shortest" => ask(Analysis::Solve(Question::Shortest)),
        "match" => ask(Analysis::Solve(Question::Match)),
        "review" => pool.review(asker, game, studies, limits),
        _ => return Err(Problem::bad_request("there is no such question")),
    };
    let updates = updates.map_err(|error| Problem::busy(&error.to_string()))?;
    let reader = Reader {
        updates,
        movers,
        told: 0,
    };
    let lines = stream::unfold(reader, |mut reader| async move {
        let lines = reader.next().await?;
        Some((Ok::<_, Infallible>(lines), reader))
    });
    Ok(([(header::CONTENT_TYPE, NDJSON)], Body::from_stream(lines)).into_response())
}

/// Writes down what an analysis finds.
struct Reader {
    updates: Updates,
    /// Who is to move at every position of a review.
    movers: Vec<Option<Seat>>,
    /// How many positions of a review have been told.
    told: usize,
}

impl Reader {
    /// The next lines.
    async fn next(&mut self) -> Option<String> {
        let update = self.updates.next().await?;
        let nodes = self.updates.nodes();
        let lines = match update {
            Ok(Update::Better(moves)) => vec![shown_moves(&moves, nodes, false)],
            Ok(Update::Actions(moves)) => vec![shown_moves(&moves, nodes, true)],
            Ok(Update::Answer(answer)) => vec![json!({
                "answer": judged(answer.judgement),
                "line": answer.line,
                "nodes": answer.nodes,
                "done": true,
            })],
            Ok(Update::Reviewing(found)) => self.reviewed(&found),
            Ok(Update::Reviewed(found)) => {
                let mut lines = self.reviewed(&found);
                lines.push(json!({ "nodes": nodes, "done": true }));
                lines
            }
            Err(error) => vec![json!({ "error": error.to_string(), "done": true })],
        };
        let lines = lines.iter().map(ToString::to_string);
        Some(lines.fold(String::new(), |text, line| text + &line + "\n"))
    }

    /// What has not been told yet of a review.
    fn reviewed(&mut self, found: &[Judgement]) -> Vec<serde_json::Value> {
        let fresh = found.iter().enumerate().skip(self.told);
        let lines = fresh.map(|(back, judgement)| {
            let ply = self.movers.len() - 1 - back;
            let answer = judged(*judgement);
            json!({ "ply": ply, "seat": self.movers[ply], "answer": answer, "done": false })
        });
        let lines = lines.collect();
        self.told = found.len();
        lines
    }
}

fn shown_moves(moves: &[ActionJudgement], nodes: u64, done: bool) -> serde_json::Value {
    let moves: Vec<_> = moves.iter().map(shown_move).collect();
    json!({ "moves": moves, "nodes": nodes, "done": done })
}

fn shown_move(judged_move: &ActionJudgement) -> serde_json::Value {
    let mut shown = judged(judged_move.judgement);
    shown["action"] = json!(judged_move.action);
    shown
}

/// A judgement, from the point of view of whoever is to move.
fn judged(judgement: Judgement) -> serde_json::Value {
    match judgement {
        Judgement::Proven(proof) => {
            let verdict = match proof.verdict {
                Verdict::Win => "win",
                Verdict::Loss => "loss",
                Verdict::Draw => "draw",
            };
            json!({ "kind": "proven", "verdict": verdict, "plies": proof.plies })
        }
        Judgement::Points(points) => json!({ "kind": "proven", "points": points }),
        Judgement::Estimated(estimate) => {
            json!({ "kind": "estimated", "chance": estimate.chance() })
        }
        Judgement::Unknown => json!({ "kind": "unknown" }),
    }
}

/// A record to check.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Evidence {
    /// A finished game's record, with its seed.
    record: String,
    /// The hashes that were shown while it was played, if you have them.
    #[serde(default)]
    hashes: Vec<String>,
}

/// What a check found.
#[derive(Serialize, ToSchema)]
pub(crate) struct Finding {
    /// Whether everything fits.
    fair: bool,
    /// What was found, in one sentence.
    detail: String,
    /// Every deal with its seed and the hash that was shown before it.
    deals: Vec<CheckedDeal>,
}

/// A deal that was dealt again.
#[derive(Serialize, ToSchema)]
pub(crate) struct CheckedDeal {
    /// Its number.
    deal: u32,
    /// Its hash.
    hash: String,
    /// Its seed.
    seed: String,
    /// What it gave.
    dealt: String,
}

/// Deal a finished game again and see whether it was fair.
#[utoipa::path(post, path = "/api/deals/check", tag = "games", request_body = Evidence, responses(
    (status = 200, description = "What was found", body = Finding),
    (status = 400, description = "That is no record", body = Problem),
))]
pub(crate) async fn check_deal(
    State(site): State<Site>,
    caller: Caller,
    JsonBody(evidence): JsonBody<Evidence>,
) -> Result<Response, Problem> {
    let work = move || check(&evidence).map(|finding| serde_json::to_vec(&finding));
    let (checked, place) = site.work_out(caller.address, work).await?;
    json_answer(checked?, place)
}

/// Deals a game again.
fn check(evidence: &Evidence) -> Result<Finding, Problem> {
    let record = match Record::read(&evidence.record) {
        Ok(record) => record,
        Err(error) => {
            return Ok(Finding {
                fair: false,
                detail: error.to_string(),
                deals: Vec::new(),
            });
        }
    };
    let Some(deals) = record.checked_deals() else {
        return Err(Problem::bad_request("the record has no seed to check"));
    };
    if evidence.hashes.len() > deals.len() {
        return Err(Problem::bad_request("there are more hashes than deals"));
    }
    let deals: Vec<CheckedDeal> = deals
        .into_iter()
        .map(|deal| CheckedDeal {
            deal: deal.number,
            hash: deal.seed.commitment().to_string(),
            seed: deal.seed.to_string(),
            dealt: deal.dealt,
        })
        .collect();
    let known: HashSet<&str> = deals.iter().map(|deal| &*deal.hash).collect();
    let mut hashes = evidence.hashes.iter();
    let strange = hashes.find(|hash| !known.contains(hash.trim()));
    let detail = match strange {
        None => "the seed gives these deals, and every hash fits".into(),
        Some(hash) => format!("no deal of this game has the hash {hash}"),
    };
    Ok(Finding {
        fair: strange.is_none(),
        detail,
        deals,
    })
}
