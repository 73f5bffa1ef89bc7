//! What both databases have in common: statements with numbered places, and rows with named
//! columns. Everything above this file is written once.

use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};
use tokio::sync::mpsc;

use super::{StoreError, Stored, copy::Relation, entry::Entry};
use crate::{PersonId, TableId, Timestamp};

/// The types a column can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    Integer,
    Real,
    Truth,
}

/// A value in a row, or for a place in a statement.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Cell {
    Text(Option<String>),
    Integer(Option<i64>),
    Real(Option<f64>),
    Truth(Option<bool>),
}

/// The values for a statement's places, in order.
macro_rules! cells {
    ($($value:expr),* $(,)?) => { vec![$($crate::store::session::Cell::from($value)),*] };
}
pub(super) use cells;

/// A connection on which statements run, one after the other.
pub(super) trait Statements: Send {
    type Row: Columns;

    /// Runs a statement and says how many rows it wrote.
    fn run_built(
        &mut self,
        sql: SqlStr,
        cells: Vec<Cell>,
    ) -> impl Future<Output = Stored<u64>> + Send;

    /// The rows of a statement.
    fn rows_built(
        &mut self,
        sql: SqlStr,
        cells: Vec<Cell>,
    ) -> impl Future<Output = Stored<Vec<Self::Row>>> + Send;

    /// Sends the rows of a relation, in order, for as long as somebody listens.
    fn pour(
        &mut self,
        relation: &'static Relation,
        into: &mpsc::Sender<Stored<serde_json::Value>>,
    ) -> impl Future<Output = Stored<()>> + Send;

    /// Runs a statement that is always the same.
    fn run(
        &mut self,
        sql: &'static str,
        cells: Vec<Cell>,
    ) -> impl Future<Output = Stored<u64>> + Send {
        self.run_built(sql.into_sql_str(), cells)
    }

    /// The rows of a statement that is always the same.
    fn rows(
        &mut self,
        sql: &'static str,
        cells: Vec<Cell>,
    ) -> impl Future<Output = Stored<Vec<Self::Row>>> + Send {
        self.rows_built(sql.into_sql_str(), cells)
    }

    /// The first of them.
    fn row(
        &mut self,
        sql: &'static str,
        cells: Vec<Cell>,
    ) -> impl Future<Output = Stored<Option<Self::Row>>> + Send {
        async move { Ok(self.rows(sql, cells).await?.into_iter().next()) }
    }
}

/// What each database says in its own words.
pub(super) trait Session: Statements {
    /// Whether a statement can say which index it means (`INDEXED BY`).
    const INDEX_HINTS: bool;

    /// Writes the events and the row of the table, if the log ends just before them;
    /// [`StoreError::Taken`] and nothing written if it does not.
    fn log(&mut self, entry: &Entry) -> impl Future<Output = Stored<()>> + Send;

    /// Waits until nobody else gives out numbers for what is said at this table.
    fn lock_chat(&mut self, table: TableId) -> impl Future<Output = Stored<()>> + Send;

    /// Waits until nobody else writes, and keeps it so until the end of the transaction.
    fn lock_all(&mut self) -> impl Future<Output = Stored<()>> + Send;

    /// Everything was restored: now there is something to know about it.
    fn restored(&mut self) -> impl Future<Output = Stored<()>> + Send;

    /// How the database would go about a statement, in its own words.
    fn plan(&mut self, sql: &str, cells: Vec<Cell>) -> impl Future<Output = Stored<String>> + Send;
}

/// Statements and rows of one of the databases that sqlx knows. A macro, because the traits that
/// would say "any of them" are longer than what they would save.
macro_rules! over_sqlx {
    ($database:ty, $connection:ty, $row:ty) => {
        /// A statement with its values.
        fn bound(
            sql: impl sqlx::SqlSafeStr,
            cells: Vec<$crate::store::session::Cell>,
        ) -> sqlx::query::Query<'static, $database, <$database as sqlx::Database>::Arguments> {
            use $crate::store::session::Cell;
            cells
                .into_iter()
                .fold(sqlx::query(sql), |query, cell| match cell {
                    Cell::Text(text) => query.bind(text),
                    Cell::Integer(integer) => query.bind(integer),
                    Cell::Real(real) => query.bind(real),
                    Cell::Truth(truth) => query.bind(truth),
                })
        }

        impl $crate::store::session::Statements for $connection {
            type Row = $row;

            async fn run_built(
                &mut self,
                sql: sqlx::SqlStr,
                cells: Vec<$crate::store::session::Cell>,
            ) -> $crate::store::Stored<u64> {
                let done = bound(sql, cells).execute(self).await;
                Ok(done.map_err($crate::store::session::fault)?.rows_affected())
            }

            async fn rows_built(
                &mut self,
                sql: sqlx::SqlStr,
                cells: Vec<$crate::store::session::Cell>,
            ) -> $crate::store::Stored<Vec<$row>> {
                let rows = bound(sql, cells).fetch_all(self).await;
                rows.map_err($crate::store::session::fault)
            }

            async fn pour(
                &mut self,
                relation: &'static $crate::store::copy::Relation,
                into: &tokio::sync::mpsc::Sender<$crate::store::Stored<serde_json::Value>>,
            ) -> $crate::store::Stored<()> {
                use futures::TryStreamExt as _;
                let mut rows = bound(relation.select(), Vec::new()).fetch(self);
                let fault = $crate::store::session::fault;
                while let Some(row) = rows.try_next().await.map_err(fault)? {
                    if into.send(relation.to_json(&row)).await.is_err() {
                        break;
                    }
                }
                Ok(())
            }
        }

        impl $crate::store::session::Columns for $row {
            fn cell(
                &self,
                column: &str,
                kind: $crate::store::session::Kind,
            ) -> $crate::store::Stored<$crate::store::session::Cell> {
                use sqlx::Row as _;
                use $crate::store::session::{Cell, Kind, fault};
                Ok(match kind {
                    Kind::Text => Cell::Text(self.try_get(column).map_err(fault)?),
                    Kind::Integer => Cell::Integer(self.try_get(column).map_err(fault)?),
                    Kind::Real => Cell::Real(self.try_get(column).map_err(fault)?),
                    Kind::Truth => Cell::Truth(self.try_get(column).map_err(fault)?),
                })
            }
        }
    };
}
pub(super) use over_sqlx;

/// A statement put together from what is written in this folder, and numbered places: nothing that
/// comes from outside.
pub(super) fn built(sql: String) -> SqlStr {
    AssertSqlSafe(sql).into_sql_str()
}

/// A row.
pub(super) trait Columns: Send + Sync {
    /// What stands in a column.
    fn cell(&self, column: &str, kind: Kind) -> Stored<Cell>;

    /// The same, as what it means.
    fn get<T: FromCell>(&self, column: &str) -> Stored<T> {
        T::from_cell(self.cell(column, T::KIND)?)
            .ok_or_else(|| StoreError::Unavailable(format!("column {column} cannot be read")))
    }
}

/// Something that a cell can mean.
pub(super) trait FromCell: Sized {
    const KIND: Kind;
    fn from_cell(cell: Cell) -> Option<Self>;
}

impl FromCell for Option<String> {
    const KIND: Kind = Kind::Text;
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl FromCell for Option<i64> {
    const KIND: Kind = Kind::Integer;
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Integer(integer) => Some(integer),
            _ => None,
        }
    }
}

impl FromCell for f64 {
    const KIND: Kind = Kind::Real;
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Real(real) => real,
            _ => None,
        }
    }
}

impl FromCell for bool {
    const KIND: Kind = Kind::Truth;
    fn from_cell(cell: Cell) -> Option<Self> {
        match cell {
            Cell::Truth(truth) => truth,
            _ => None,
        }
    }
}

impl FromCell for String {
    const KIND: Kind = Kind::Text;
    fn from_cell(cell: Cell) -> Option<Self> {
        Option::from_cell(cell)?
    }
}

impl FromCell for u32 {
    const KIND: Kind = Kind::Integer;
    fn from_cell(cell: Cell) -> Option<Self> {
        Option::<i64>::from_cell(cell)??.try_into().ok()
    }
}

impl FromCell for Option<Timestamp> {
    const KIND: Kind = Kind::Integer;
    fn from_cell(cell: Cell) -> Option<Self> {
        Some(Option::<i64>::from_cell(cell)?.map(Timestamp::from_millis))
    }
}

impl FromCell for Timestamp {
    const KIND: Kind = Kind::Integer;
    fn from_cell(cell: Cell) -> Option<Self> {
        Option::from_cell(cell)?
    }
}

impl FromCell for PersonId {
    const KIND: Kind = Kind::Integer;
    fn from_cell(cell: Cell) -> Option<Self> {
        Some(Self(Option::<i64>::from_cell(cell)??.cast_unsigned()))
    }
}

impl FromCell for TableId {
    const KIND: Kind = Kind::Text;
    fn from_cell(cell: Cell) -> Option<Self> {
        String::from_cell(cell)?.parse().ok()
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

impl From<String> for Cell {
    /// PostgreSQL cannot keep a zero byte, so neither of the stores does.
    fn from(text: String) -> Self {
        if text.contains('\0') {
            return Self::Text(Some(text.replace('\0', "\u{fffd}")));
        }
        Self::Text(Some(text))
    }
}

impl From<Option<&str>> for Cell {
    fn from(text: Option<&str>) -> Self {
        text.map_or(Self::Text(None), Into::into)
    }
}

impl From<Option<String>> for Cell {
    fn from(text: Option<String>) -> Self {
        text.map_or(Self::Text(None), Into::into)
    }
}

impl From<TableId> for Cell {
    fn from(table: TableId) -> Self {
        Self::Text(Some(table.to_string()))
    }
}

impl From<u32> for Cell {
    fn from(number: u32) -> Self {
        Self::Integer(Some(number.into()))
    }
}

impl From<PersonId> for Cell {
    fn from(person: PersonId) -> Self {
        Self::Integer(Some(person.0.cast_signed()))
    }
}

impl From<Timestamp> for Cell {
    fn from(at: Timestamp) -> Self {
        Self::Integer(Some(at.millis()))
    }
}

impl From<Option<Timestamp>> for Cell {
    fn from(at: Option<Timestamp>) -> Self {
        Self::Integer(at.map(Timestamp::millis))
    }
}

impl From<f64> for Cell {
    fn from(real: f64) -> Self {
        Self::Real(Some(real))
    }
}

impl From<bool> for Cell {
    fn from(truth: bool) -> Self {
        Self::Truth(Some(truth))
    }
}

impl From<Option<bool>> for Cell {
    fn from(truth: Option<bool>) -> Self {
        Self::Truth(truth)
    }
}

/// What a failure of a database means to those above. Wherever a number or a name can collide, the
/// caller expects [`StoreError::Taken`].
#[allow(
    clippy::needless_pass_by_value,
    reason = "it stands where errors are mapped"
)]
pub(super) fn fault(error: sqlx::Error) -> StoreError {
    let sqlx::Error::Database(database) = &error else {
        return StoreError::Unavailable(error.to_string());
    };
    if database.is_unique_violation() {
        return StoreError::Taken;
    }
    let code = database.code();
    let code = code.as_deref().unwrap_or_default();
    match code {
        SQLITE_INTERRUPT | PG_QUERY_CANCELED => StoreError::Busy,
        SQLITE_READONLY
        | SQLITE_FULL
        | SQLITE_IOERR_WRITE
        | SQLITE_IOERR_FSYNC
        | SQLITE_IOERR_DIR_FSYNC
        | SQLITE_IOERR_TRUNCATE
        | SQLITE_IOERR_SHMSIZE
        | PG_DISK_FULL
        | PG_READ_ONLY
        | PG_IO_ERROR => StoreError::Unwritable(error.to_string()),
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// What SQLite says when a search takes too long, and when its file cannot be written.
const SQLITE_READONLY: &str = "8";
const SQLITE_INTERRUPT: &str = "9";
const SQLITE_FULL: &str = "13";
const SQLITE_IOERR_WRITE: &str = "778";
const SQLITE_IOERR_FSYNC: &str = "1034";
const SQLITE_IOERR_DIR_FSYNC: &str = "1290";
const SQLITE_IOERR_TRUNCATE: &str = "1546";
const SQLITE_IOERR_SHMSIZE: &str = "4874";
/// What PostgreSQL says then.
const PG_QUERY_CANCELED: &str = "57014";
const PG_DISK_FULL: &str = "53100";
const PG_READ_ONLY: &str = "25006";
const PG_IO_ERROR: &str = "58030";

/// What a failure to bring the database up to date means.
pub(super) fn migration_fault(error: &sqlx::migrate::MigrateError) -> StoreError {
    use sqlx::migrate::MigrateError::{VersionMissing, VersionTooNew};
    StoreError::Unavailable(match error {
        VersionMissing(version) | VersionTooNew(version, _) => format!(
            "the store was written by a newer version of Kamidana (migration {version} is unknown \
             here): update Kamidana"
        ),
        error => format!("the store cannot be brought up to date: {error}"),
    })
}

/// `($1, $2), ($3, $4)`: places for rows of so many columns.
pub(super) fn places(rows: usize, columns: usize) -> String {
    use std::fmt::Write;
    let mut sql = String::new();
    for place in 0..rows * columns {
        let before = match place {
            0 => "(",
            _ if place % columns == 0 => "), (",
            _ => ", ",
        };
        // Writing into a string cannot fail.
        let _ = write!(sql, "{before}${}", place + 1);
    }
    sql.push(')');
    sql
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_numbered_row_by_row() {
        assert_eq!(places(1, 1), "($1)");
        assert_eq!(places(2, 3), "($1, $2, $3), ($4, $5, $6)");
    }

    #[test]
    fn a_cell_means_what_went_into_it() {
        let person = PersonId(u64::MAX - 7);
        assert_eq!(PersonId::from_cell(person.into()), Some(person));
        let table = crate::random::table_id();
        assert_eq!(TableId::from_cell(table.into()), Some(table));
        let never: Option<Timestamp> = None;
        assert_eq!(Option::from_cell(Cell::from(never)), Some(never));
        assert_eq!(String::from_cell(Cell::Text(None)), None);
        assert_eq!(u32::from_cell(Cell::Integer(Some(-1))), None);
        assert_eq!(bool::from_cell(Cell::Integer(Some(1))), None);
    }
}
