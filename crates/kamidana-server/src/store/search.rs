//! From a [`TableQuery`] to statements that an index answers, however much there is.
//!
//! A query becomes some *branches*, each of which walks one index in the order of the answer: the
//! finished games that everybody may find have an index for every way to search them, somebody's
//! games are in the order of their ends beside their seats. What no index knows is looked for row
//! by row, but only among the next [`WINDOW`] rows; the answer then says where to go on.

use std::fmt::Write as _;

use sqlx::SqlStr;

use super::{
    Found, Stored, TableQuery,
    session::{Cell, Columns, Session, built},
    tables::body,
};
use crate::{Stage, Summary, TableId, Timestamp};

/// The most rows of an index that one answer looks at for what the index does not know.
const WINDOW: u32 = 2000;

/// A moment and a table: where a walk is.
type Place = (Timestamp, TableId);

/// A part of the answer.
#[derive(Clone)]
struct Branch {
    source: Source,
    /// The index that is walked. SQLite is told so: by itself it knows too little about the rows to
    /// choose well.
    index: &'static str,
    /// What the index knows, except for how far the walk goes.
    walked: Vec<Condition>,
    /// What it does not know.
    filtered: Vec<Condition>,
    /// Whether the walk is in the order of the answer. If not, it is short.
    ordered: bool,
    /// The moment and the table of a row.
    place: (&'static str, &'static str),
}

/// A part of a `WHERE`, with a `?` where the value stands, if there is one.
#[derive(Clone)]
struct Condition(&'static str, Option<Cell>);

/// Whose index is walked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Source {
    Tables,
    Seats,
    Mentions,
}

impl Source {
    const fn name(self) -> &'static str {
        match self {
            Self::Tables => "tables t",
            Self::Seats => "seats s",
            Self::Mentions => "mentions m",
        }
    }

    /// Which of the tables. Of somebody's seats at one table only the first counts.
    const fn joined_by(self) -> Option<&'static str> {
        match self {
            Self::Tables => None,
            Self::Seats => Some(
                "t.id = s.table_id AND NOT EXISTS (SELECT 1 FROM seats e \
                 WHERE e.table_id = s.table_id AND e.person = s.person AND e.seat < s.seat)",
            ),
            Self::Mentions => Some("t.id = m.table_id"),
        }
    }
}

impl Branch {
    const fn of(source: Source, index: &'static str) -> Self {
        Self {
            source,
            index,
            walked: Vec::new(),
            filtered: Vec::new(),
            ordered: true,
            place: ("t.updated", "t.id"),
        }
    }

    fn walks(mut self, condition: &'static str) -> Self {
        self.walked.push(Condition(condition, None));
        self
    }

    fn walks_with(mut self, condition: &'static str, value: impl Into<Cell>) -> Self {
        self.walked.push(Condition(condition, Some(value.into())));
        self
    }

    fn filters(mut self, conditions: impl IntoIterator<Item = Condition>) -> Self {
        self.filtered.extend(conditions);
        self
    }

    /// What is walked, and how.
    fn walked_from(&self, hints: bool) -> String {
        let (source, index) = (self.source.name(), self.index);
        if hints {
            format!("{source} INDEXED BY {index}")
        } else {
            source.into()
        }
    }

    /// The same with the tables themselves. A cross join makes SQLite begin with the person, who
    /// has sat at few of all tables.
    fn from(&self, hints: bool) -> String {
        let from = self.walked_from(hints);
        match self.source {
            Source::Tables => from,
            Source::Seats | Source::Mentions => format!("{from} CROSS JOIN tables t"),
        }
    }

    /// Whether it could look at very many rows for few that fit.
    fn is_long(&self) -> bool {
        self.ordered && !self.filtered.is_empty()
    }
}

/// The tables asked for, and where to go on.
pub(super) async fn search<S: Session>(session: &mut S, query: &TableQuery) -> Stored<Found> {
    let branches = branches(query);
    if branches.is_empty() || query.limit == 0 {
        return Ok(Found::default());
    }
    let until = end_of_window(session, &branches, query).await?;
    let (sql, cells) = answer(&branches, query, until, S::INDEX_HINTS);
    let rows = session.rows_built(sql, cells).await?;
    let tables: Vec<Summary> = rows.iter().map(body).collect::<Stored<_>>()?;
    let full = tables.len() == query.limit as usize;
    let last = tables.last().filter(|_| full);
    Ok(Found {
        next: last.map(|last| (last.updated, last.id)).or(until),
        tables,
    })
}

/// How far all branches are looked at; to their ends if none is too long.
async fn end_of_window<S: Session>(
    session: &mut S,
    branches: &[Branch],
    query: &TableQuery,
) -> Stored<Option<Place>> {
    let mut until = None;
    for branch in branches.iter().filter(|branch| branch.is_long()) {
        let (sql, cells) = window(branch, query, S::INDEX_HINTS);
        if let Some(row) = session.rows_built(sql, cells).await?.first() {
            let place = (row.get("updated")?, row.get("id")?);
            until = until.max(Some(place));
        }
    }
    Ok(until)
}

/// The statements of a search, for whoever wants to know how they are answered.
pub(super) async fn statements<S: Session>(
    session: &mut S,
    query: &TableQuery,
) -> Stored<Vec<(SqlStr, Vec<Cell>)>> {
    let branches = branches(query);
    let long = branches.iter().filter(|branch| branch.is_long());
    let mut statements: Vec<_> = long
        .map(|branch| window(branch, query, S::INDEX_HINTS))
        .collect();
    if !branches.is_empty() {
        let until = end_of_window(session, &branches, query).await?;
        statements.push(answer(&branches, query, until, S::INDEX_HINTS));
    }
    Ok(statements)
}

fn branches(query: &TableQuery) -> Vec<Branch> {
    let (live, over) = stages(query);
    let mut branches = Vec::new();
    if query.concerned.is_some() {
        branches.extend(concerned(query, over));
    } else if query.person.is_some() {
        if over {
            branches.extend(ended_of_person(query));
        }
        if !live.is_empty() {
            branches.extend(live_of_person(query));
        }
    } else if query.public_only {
        if over {
            branches.extend(archive(query));
        }
        branches.extend(live.into_iter().map(|stage| listed(query, stage)));
    } else if over || !live.is_empty() {
        branches.push(everything(query));
    }
    branches
}

/// The stages before the end that a query asks for, and whether it asks for what is over.
fn stages(query: &TableQuery) -> (Vec<Stage>, bool) {
    // Before the end nobody has won, and nobody knows how it will come about.
    let ended = query.how.is_some() || (query.person.is_some() && query.won.is_some());
    let live = [Stage::Running, Stage::Waiting];
    match query.stage {
        Some(Stage::Over) => (Vec::new(), true),
        Some(_) if ended => (Vec::new(), false),
        Some(stage) => (vec![stage], false),
        None if ended => (Vec::new(), true),
        None => (live.to_vec(), true),
    }
}

/// A stage as part of a statement: an index of some rows only is used if the statement itself says
/// which.
const fn at_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "t.stage = 'waiting'",
        Stage::Running => "t.stage = 'running'",
        Stage::Over => "t.stage = 'over'",
    }
}

const fn is_rated(rated: bool) -> &'static str {
    if rated {
        "t.rated = TRUE"
    } else {
        "t.rated = FALSE"
    }
}

/// What is asked of the row of a table.
fn columns(query: &TableQuery) -> Vec<Condition> {
    let equal = [
        ("t.game = ?", query.game.as_deref()),
        ("t.mode = ?", query.mode.as_deref()),
        ("t.how = ?", query.how.as_deref()),
    ];
    let equal = equal.into_iter();
    let mut conditions: Vec<_> = equal
        .filter_map(|(condition, value)| Some(Condition(condition, Some(value?.into()))))
        .collect();
    if let Some(rated) = query.rated {
        conditions.push(Condition(is_rated(rated), None));
    }
    conditions
}

/// The same, for a table that need not be one that everybody may find.
fn columns_and_public(query: &TableQuery) -> Vec<Condition> {
    let mut conditions = columns(query);
    if query.public_only {
        conditions.push(Condition("t.public", None));
    }
    conditions
}

/// Finished games that everybody may find.
fn archive(query: &TableQuery) -> Vec<Branch> {
    let has = [
        query.game.is_some(),
        query.game.is_some() && query.mode.is_some(),
        query.how.is_some(),
        query.rated.is_some(),
    ];
    let index = match has {
        [_, true, true, _] => "archive_mode_how",
        [_, true, false, _] => "archive_mode",
        [true, false, true, _] => "archive_game_how",
        [true, false, false, _] => "archive_game",
        [false, false, true, _] => "archive_how",
        [false, false, false, true] => "archive_rated",
        [false, false, false, false] => "tables_public",
    };
    let mut all = Branch::of(Source::Tables, index)
        .walks("t.public")
        .walks(at_stage(Stage::Over));
    if let Some(game) = query.game.as_deref() {
        all = all.walks_with("t.game = ?", game);
        if let Some(mode) = query.mode.as_deref() {
            all = all.walks_with("t.mode = ?", mode);
        }
    } else if let Some(mode) = query.mode.as_deref() {
        // Modes of different games have nothing to do with each other.
        all = all.filters([Condition("t.mode = ?", Some(mode.into()))]);
    }
    if let Some(how) = query.how.as_deref() {
        all = all.walks_with("t.how = ?", how);
    }
    match query.rated {
        Some(rated) => vec![all.walks(is_rated(rated))],
        // The list of the stage has all of them in order.
        None if query.game.is_none() && query.how.is_none() => vec![all],
        // The other indexes have the casual games first and then the rated ones.
        None => vec![
            all.clone().walks(is_rated(false)),
            all.walks(is_rated(true)),
        ],
    }
}

/// Games of one stage before the end that everybody may find.
fn listed(query: &TableQuery, stage: Stage) -> Branch {
    Branch::of(Source::Tables, "tables_public")
        .walks("t.public")
        .walks(at_stage(stage))
        .filters(columns(query))
}

/// Whatever it is, for those who run the site.
fn everything(query: &TableQuery) -> Branch {
    let mut filtered = columns(query);
    if let Some(stage) = query.stage {
        filtered.push(Condition(at_stage(stage), None));
    }
    Branch::of(Source::Tables, "tables_updated").filters(filtered)
}

const WON: &str = "EXISTS (SELECT 1 FROM seats w WHERE w.table_id = s.table_id \
                   AND w.person = s.person AND w.won)";
const NOT_WON: &str = "NOT EXISTS (SELECT 1 FROM seats w WHERE w.table_id = s.table_id \
                       AND w.person = s.person AND w.won)";

/// Somebody's finished games, in the order of their ends.
fn ended_of_person(query: &TableQuery) -> Option<Branch> {
    let mut filtered = columns_and_public(query);
    match query.won {
        Some(true) => filtered.push(Condition(WON, None)),
        Some(false) => filtered.push(Condition(NOT_WON, None)),
        None => {}
    }
    let mut branch = Branch::of(Source::Seats, "seats_person")
        .walks_with("s.person = ?", query.person?)
        .walks("s.ended IS NOT NULL")
        .filters(filtered);
    branch.place = ("s.ended", "s.table_id");
    Some(branch)
}

/// Somebody's games that are not over: few enough to put them in order.
fn live_of_person(query: &TableQuery) -> Option<Branch> {
    let mut filtered = columns_and_public(query);
    filtered.push(Condition(
        query.stage.map_or("t.stage <> 'over'", at_stage),
        None,
    ));
    let mut branch = Branch::of(Source::Seats, "seats_person")
        .walks_with("s.person = ?", query.person?)
        .walks("s.ended IS NULL")
        .filters(filtered);
    branch.ordered = false;
    Some(branch)
}

/// Games that concern somebody, usually those they can go on with.
fn concerned(query: &TableQuery, over: bool) -> Option<Branch> {
    let mut branch = Branch::of(Source::Mentions, "mentions_open")
        .walks_with("m.person = ?", query.concerned?)
        .filters(columns_and_public(query));
    if !over {
        branch = branch.walks("m.closed = FALSE");
    }
    let mut filtered = Vec::new();
    if let Some(stage) = query.stage {
        filtered.push(Condition(at_stage(stage), None));
    }
    if let Some(person) = query.person {
        let sits = "EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person = ?)";
        filtered.push(Condition(sits, Some(person.into())));
        let won =
            "EXISTS (SELECT 1 FROM seats w WHERE w.table_id = t.id AND w.person = ? AND w.won)";
        let not_won = "t.stage = 'over' AND NOT EXISTS (SELECT 1 FROM seats w \
                       WHERE w.table_id = t.id AND w.person = ? AND w.won)";
        match query.won {
            Some(true) => filtered.push(Condition(won, Some(person.into()))),
            Some(false) => filtered.push(Condition(not_won, Some(person.into()))),
            None => {}
        }
    }
    branch = branch.filters(filtered);
    branch.ordered = false;
    Some(branch)
}

/// A statement that is being put together.
#[derive(Default)]
struct Statement {
    sql: String,
    cells: Vec<Cell>,
    /// Whether there is a condition already.
    where_stands: bool,
}

impl Statement {
    fn push(&mut self, sql: &str) {
        self.sql.push_str(sql);
    }

    fn value(&mut self, cell: impl Into<Cell>) -> String {
        self.cells.push(cell.into());
        format!("${}", self.cells.len())
    }

    fn condition(&mut self, condition: &str) {
        self.push(if self.where_stands {
            " AND "
        } else {
            " WHERE "
        });
        self.where_stands = true;
        self.push(condition);
    }

    fn conditions(&mut self, conditions: &[Condition]) {
        for Condition(condition, value) in conditions {
            match value {
                Some(value) => {
                    let place = self.value(value.clone());
                    self.condition(&condition.replace('?', &place));
                }
                None => self.condition(condition),
            }
        }
    }

    /// Everything up to the order: what is walked, from where to where.
    fn walk(&mut self, from: &str, branch: &Branch, query: &TableQuery) {
        self.where_stands = false;
        let _ = write!(self.sql, " FROM {from}");
        self.conditions(&branch.walked);
        let (updated, id) = branch.place;
        if let Some(from) = query.from {
            let from = self.value(from);
            self.condition(&format!("{updated} >= {from}"));
        }
        if let Some(to) = query.to {
            let to = self.value(to);
            self.condition(&format!("{updated} < {to}"));
        }
        if let Some((at, table)) = query.after {
            let (at, table) = (self.value(at), self.value(table));
            self.condition(&format!("({updated}, {id}) < ({at}, {table})"));
        }
    }

    fn order(&mut self, (updated, id): (&str, &str)) {
        let _ = write!(self.sql, " ORDER BY {updated} DESC, {id} DESC");
    }

    fn built(self) -> (SqlStr, Vec<Cell>) {
        (built(self.sql), self.cells)
    }
}

/// Where the window of a long branch ends; no row if it ends before.
fn window(branch: &Branch, query: &TableQuery, hints: bool) -> (SqlStr, Vec<Cell>) {
    let (updated, id) = branch.place;
    let mut statement = Statement::default();
    let _ = write!(statement.sql, "SELECT {updated} AS updated, {id} AS id");
    // The index alone tells it.
    statement.walk(&branch.walked_from(hints), branch, query);
    statement.order(branch.place);
    let _ = write!(statement.sql, " LIMIT 1 OFFSET {}", WINDOW - 1);
    statement.built()
}

/// The rows of all branches, put in order.
fn answer(
    branches: &[Branch],
    query: &TableQuery,
    until: Option<Place>,
    hints: bool,
) -> (SqlStr, Vec<Cell>) {
    let mut statement = Statement::default();
    statement.push("SELECT body FROM (");
    for (number, branch) in branches.iter().enumerate() {
        if number > 0 {
            statement.push(" UNION ALL ");
        }
        statement.push("SELECT * FROM (SELECT t.updated, t.id, t.body");
        statement.walk(&branch.from(hints), branch, query);
        let (updated, id) = branch.place;
        if let Some((at, table)) = until {
            let (at, table) = (statement.value(at), statement.value(table));
            statement.condition(&format!("({updated}, {id}) >= ({at}, {table})"));
        }
        if let Some(joined) = branch.source.joined_by() {
            statement.condition(joined);
        }
        statement.conditions(&branch.filtered);
        statement.order(branch.place);
        let limit = statement.value(query.limit);
        let _ = write!(statement.sql, " LIMIT {limit}) branch{number}");
    }
    statement.push(") found");
    statement.order(("updated", "id"));
    let limit = statement.value(query.limit);
    let _ = write!(statement.sql, " LIMIT {limit}");
    statement.built()
}
