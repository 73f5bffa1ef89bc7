//! Everything as a stream of rows, out of one store and into another.

use futures::{StreamExt, stream::BoxStream};
use serde_json::{Map, Value};
use sqlx::SqlStr;
use tokio::sync::mpsc;

use super::{
    StoreError, Stored, from_json, json,
    session::{Cell, Columns, Kind, Session, built, places},
};

/// How many rows are written with one statement.
const ROWS_AT_ONCE: usize = 100;

/// Where a row of a dump says what it is.
const RELATION: &str = "relation";

/// What stands in a column, as it appears in a dump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Text,
    /// Text in the store, and what it says in a dump.
    Json,
    Integer,
    Real,
    Truth,
}

/// A relation that both stores have, without what the database finds out by itself.
#[derive(Debug)]
pub(super) struct Relation {
    name: &'static str,
    columns: &'static [(&'static str, Shape)],
}

/// All of them.
#[rustfmt::skip]
const RELATIONS: &[Relation] = {
    use Shape::{Integer, Json, Real, Text, Truth};
    &[
        Relation { name: "people", columns: &[
            ("id", Integer), ("name", Text), ("skeleton", Text), ("kind", Text),
            ("password", Text), ("admin", Truth), ("created", Integer), ("banned", Integer),
            ("nickname", Text),
        ] },
        Relation { name: "keys", columns: &[
            ("hash", Text), ("id", Text), ("person", Integer), ("scopes", Json), ("label", Text),
            ("created", Integer), ("seen", Integer), ("expires", Integer),
        ] },
        Relation { name: "tables", columns: &[
            ("id", Text), ("number", Integer), ("game", Text), ("mode", Text), ("speed", Text),
            ("rated", Truth), ("public", Truth), ("stage", Text), ("created", Integer),
            ("updated", Integer), ("wake", Integer), ("how", Text), ("winners", Json),
            ("body", Json),
        ] },
        Relation { name: "events", columns: &[
            ("table_id", Text), ("number", Integer), ("at", Integer), ("body", Json),
        ] },
        Relation { name: "seats", columns: &[
            ("table_id", Text), ("seat", Integer), ("person", Integer), ("won", Truth),
        ] },
        Relation { name: "mentions", columns: &[("person", Integer), ("table_id", Text)] },
        Relation { name: "ratings", columns: &[
            ("person", Integer), ("game", Text), ("speed", Text), ("value", Real),
            ("deviation", Real), ("volatility", Real), ("games", Integer), ("at", Integer),
        ] },
        Relation { name: "rating_history", columns: &[
            ("person", Integer), ("game", Text), ("speed", Text), ("games", Integer),
            ("value", Real), ("deviation", Real), ("volatility", Real), ("at", Integer),
            ("table_id", Text),
        ] },
        Relation { name: "chat", columns: &[
            ("table_id", Text), ("number", Integer), ("at", Integer), ("person", Integer),
            ("name", Text), ("text", Text),
        ] },
        Relation { name: "mutes", columns: &[("person", Integer), ("other", Integer)] },
        Relation { name: "reports", columns: &[
            ("at", Integer), ("reporter", Integer), ("table_id", Text), ("about", Integer),
            ("text", Text),
        ] },
        Relation { name: "reserved_names", columns: &[("skeleton", Text), ("until", Integer)] },
        Relation { name: "follows", columns: &[("person", Integer), ("other", Integer)] },
        Relation { name: "push_subscriptions", columns: &[
            ("id", Text), ("person", Integer), ("session", Text), ("endpoint", Text),
            ("p256dh", Text), ("auth", Text), ("language", Text), ("created", Integer),
        ] },
        Relation { name: "site_keys", columns: &[("name", Text), ("secret", Text)] },
        Relation { name: "lives", columns: &[("began", Integer), ("beat", Integer)] },
    ]
};

impl Relation {
    fn column_names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// The statement that reads all of it.
    pub(super) fn select(&self) -> SqlStr {
        let (columns, name) = (self.column_names(), self.name);
        // Dumps of the same rows are the same: the first columns are the key.
        let order: Vec<_> = (1..=self.columns.len().min(4))
            .map(|column| column.to_string())
            .collect();
        let order = order.join(", ");
        built(format!("SELECT {columns} FROM {name} ORDER BY {order}"))
    }

    /// The statement that writes so many rows.
    fn insert(&self, rows: usize) -> SqlStr {
        let (columns, name) = (self.column_names(), self.name);
        let places = places(rows, self.columns.len());
        built(format!("INSERT INTO {name} ({columns}) VALUES {places}"))
    }

    /// A row of the store as a row of a dump.
    pub(super) fn to_json(&self, row: &impl Columns) -> Stored<Value> {
        let mut object = Map::new();
        object.insert(RELATION.into(), self.name.into());
        for (column, shape) in self.columns {
            let value = match row.cell(column, shape.kind())? {
                Cell::Text(Some(text)) if *shape == Shape::Json => from_json(&text)?,
                Cell::Text(text) => text.into(),
                Cell::Integer(integer) => integer.into(),
                Cell::Real(real) => real.into(),
                Cell::Truth(truth) => truth.into(),
            };
            object.insert((*column).into(), value);
        }
        Ok(object.into())
    }

    /// A row of a dump as a row of the store.
    fn cells(&self, mut row: Map<String, Value>) -> Stored<Vec<Cell>> {
        let mut cells = Vec::with_capacity(self.columns.len());
        for (column, shape) in self.columns {
            let value = row.remove(*column).unwrap_or(Value::Null);
            let cell = shape.cell(value);
            cells.push(cell.ok_or_else(|| unfit(&format!("{}.{column} is unfit", self.name)))?);
        }
        match row.keys().find(|column| *column != RELATION) {
            Some(column) => Err(unfit(&format!("{} has no column {column}", self.name))),
            None => Ok(cells),
        }
    }
}

impl Shape {
    const fn kind(self) -> Kind {
        match self {
            Self::Text | Self::Json => Kind::Text,
            Self::Integer => Kind::Integer,
            Self::Real => Kind::Real,
            Self::Truth => Kind::Truth,
        }
    }

    /// What a value of a dump is in the store.
    fn cell(self, value: Value) -> Option<Cell> {
        Some(match (self, value) {
            (Self::Text, Value::String(text)) => text.into(),
            (Self::Text | Self::Json, Value::Null) => Cell::Text(None),
            (Self::Json, value) => json(&value).ok()?.into(),
            (Self::Integer, Value::Null) => Cell::Integer(None),
            (Self::Integer, value) => Cell::Integer(Some(value.as_i64()?)),
            (Self::Real, Value::Null) => Cell::Real(None),
            (Self::Real, value) => Cell::Real(Some(value.as_f64()?)),
            (Self::Truth, Value::Null) => Cell::Truth(None),
            (Self::Truth, Value::Bool(truth)) => Cell::Truth(Some(truth)),
            (Self::Text | Self::Truth, _) => return None,
        })
    }
}

fn unfit(why: &str) -> StoreError {
    StoreError::Unavailable(format!("this is no dump: {why}"))
}

/// What a row of a dump belongs to, and what it says.
fn parse(row: Value) -> Stored<(&'static Relation, Vec<Cell>)> {
    let Value::Object(row) = row else {
        return Err(unfit("a row is no object"));
    };
    let name = row.get(RELATION).and_then(Value::as_str);
    let mut known = RELATIONS.iter();
    let relation = known.find(|relation| Some(relation.name) == name);
    let relation = relation.ok_or_else(|| unfit(&format!("there is no relation {name:?}")))?;
    Ok((relation, relation.cells(row)?))
}

/// Whether a row could be restored.
pub(super) fn check(row: Value) -> Stored<()> {
    parse(row).map(drop)
}

/// Sends everything; the session is in a transaction.
pub(super) async fn dump(session: &mut impl Session, into: mpsc::Sender<Stored<Value>>) {
    for relation in RELATIONS {
        if let Err(error) = session.pour(relation, &into).await {
            // Nobody may listen any more; then nobody wants to know.
            let _ = into.send(Err(error)).await;
            return;
        }
    }
}

/// Begins to read, so that the transaction sees what is there now.
pub(super) async fn look(session: &mut impl Session) -> Stored<()> {
    session
        .rows("SELECT id FROM people LIMIT 1", Vec::new())
        .await?;
    Ok(())
}

/// Writes the rows of a dump into an empty store; if it fails, what it wrote has to be rolled
/// back.
pub(super) async fn restore(
    session: &mut impl Session,
    mut rows: BoxStream<'static, Stored<Value>>,
) -> Stored<u64> {
    session.lock_all().await?;
    for relation in RELATIONS {
        let sql = format!("SELECT 1 AS one FROM {} LIMIT 1", relation.name);
        let rows = session.rows_built(built(sql), Vec::new()).await?;
        if !rows.is_empty() {
            return Err(StoreError::Unavailable(format!(
                "the store is not empty: it has {}",
                relation.name
            )));
        }
    }
    let mut count = 0;
    let mut waiting = Waiting::new();
    while let Some(row) = rows.next().await {
        let (relation, cells) = parse(row?)?;
        if waiting.rows == ROWS_AT_ONCE || waiting.relation.name != relation.name {
            waiting.write(session).await?;
            waiting.relation = relation;
        }
        waiting.cells.extend(cells);
        waiting.rows += 1;
        count += 1;
    }
    waiting.write(session).await?;
    session.restored().await?;
    Ok(count)
}

/// Rows of one relation that are not yet written.
struct Waiting {
    relation: &'static Relation,
    rows: usize,
    cells: Vec<Cell>,
}

impl Waiting {
    const fn new() -> Self {
        Self {
            relation: &RELATIONS[0],
            rows: 0,
            cells: Vec::new(),
        }
    }

    async fn write(&mut self, session: &mut impl Session) -> Stored<()> {
        if self.rows > 0 {
            let sql = self.relation.insert(self.rows);
            let cells = std::mem::take(&mut self.cells);
            session.run_built(sql, cells).await?;
            self.rows = 0;
        }
        Ok(())
    }
}
