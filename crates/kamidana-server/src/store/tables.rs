//! Statements about tables and what is said there.

use std::fmt::Write;

use serde::de::DeserializeOwned;

use super::{
    Account, Line, StoreError, Stored, TableQuery,
    entry::{Entry, rename_in_event, rename_in_summary},
    json, people,
    session::{Cell, Columns, Session, built, cells, places},
};
use crate::{Event, EventKind, PersonId, Stage, Summary, TableId, Timestamp};

/// Appends; if it fails, what it wrote has to be rolled back.
pub(super) async fn append(session: &mut impl Session, entry: &Entry) -> Stored<()> {
    session.log(entry).await?;
    for change in &entry.ratings {
        people::change_rating(session, entry.table, change).await?;
    }
    if let Some(seats) = &entry.seats {
        if entry.first > 1 {
            let sql = "DELETE FROM seats WHERE table_id = $1";
            session.run(sql, cells![entry.table]).await?;
        }
        if !seats.is_empty() {
            let places = places(seats.len(), 4);
            let sql = format!("INSERT INTO seats (table_id, seat, person, won) VALUES {places}");
            let row = |row: &super::entry::SeatRow| {
                let seat = u32::from(row.seat.number());
                cells![entry.table, seat, row.person, row.won]
            };
            let cells = seats.iter().flat_map(row).collect();
            session.run_built(built(sql), cells).await?;
        }
    }
    if !entry.mentions.is_empty() {
        let places = places(entry.mentions.len(), 2);
        let sql = format!(
            "INSERT INTO mentions (person, table_id) VALUES {places} ON CONFLICT DO NOTHING"
        );
        let row = |person: &PersonId| cells![*person, entry.table];
        let cells = entry.mentions.iter().flat_map(row).collect();
        session.run_built(built(sql), cells).await?;
    }
    Ok(())
}

pub(super) async fn events(
    session: &mut impl Session,
    table: TableId,
    after: u32,
) -> Stored<Vec<Event>> {
    let sql = "SELECT number, at, body FROM events WHERE table_id = $1 AND number > $2 \
               ORDER BY number";
    let rows = session.rows(sql, cells![table, after]).await?;
    let event = |row: &_| {
        Ok(Event {
            number: Columns::get(row, "number")?,
            at: Columns::get(row, "at")?,
            kind: body(row)?,
        })
    };
    rows.iter().map(event).collect()
}

pub(super) async fn tables(session: &mut impl Session, query: &TableQuery) -> Stored<Vec<Summary>> {
    let (sql, cells) = search(query);
    let rows = session.rows_built(built(sql), cells).await?;
    rows.iter().map(body).collect()
}

/// The statement that answers a query.
fn search(query: &TableQuery) -> (String, Vec<Cell>) {
    let mut cells = Vec::new();
    let mut place = |cell: Cell| {
        cells.push(cell);
        format!("${}", cells.len())
    };
    let mut conditions = Vec::new();
    let from = if let Some(person) = query.person {
        let person = place(person.into());
        match query.won {
            None | Some(true) => {}
            Some(false) => conditions.push(format!(
                "t.stage = 'over' AND t.id NOT IN \
                 (SELECT table_id FROM seats WHERE person = {person} AND won)"
            )),
        }
        let won = match query.won {
            Some(true) => " AND won",
            None | Some(false) => "",
        };
        // A cross join makes SQLite begin with the person, who has sat at few of all tables.
        conditions.push("t.id = s.table_id".into());
        format!(
            "(SELECT DISTINCT table_id FROM seats WHERE person = {person}{won}) s \
             CROSS JOIN tables t"
        )
    } else {
        "tables t".into()
    };
    if query.public_only {
        conditions.push("t.public".into());
    }
    let equal = [
        ("stage", query.stage.map(Stage::name).map(Cell::from)),
        ("game", query.game.as_deref().map(Cell::from)),
        ("mode", query.mode.as_deref().map(Cell::from)),
        ("how", query.how.as_deref().map(Cell::from)),
        ("rated", query.rated.map(Cell::from)),
    ];
    for (column, cell) in equal {
        if let Some(cell) = cell {
            conditions.push(format!("t.{column} = {}", place(cell)));
        }
    }
    if let Some(person) = query.concerned {
        conditions.push(format!(
            "t.id IN (SELECT table_id FROM mentions WHERE person = {})",
            place(person.into())
        ));
    }
    if let Some(from) = query.from {
        conditions.push(format!("t.created >= {}", place(from.into())));
    }
    if let Some(to) = query.to {
        conditions.push(format!("t.created < {}", place(to.into())));
    }
    if let Some((updated, id)) = query.after {
        let (updated, id) = (place(updated.into()), place(id.into()));
        conditions.push(format!("(t.updated, t.id) < ({updated}, {id})"));
    }
    let limit = place(query.limit.into());
    let mut sql = format!("SELECT t.body FROM {from}");
    for (number, condition) in conditions.iter().enumerate() {
        let word = if number == 0 { "WHERE" } else { "AND" };
        // Writing into a string cannot fail.
        let _ = write!(sql, " {word} {condition}");
    }
    let _ = write!(sql, " ORDER BY t.updated DESC, t.id DESC LIMIT {limit}");
    (sql, cells)
}

pub(super) async fn due(
    session: &mut impl Session,
    now: Timestamp,
    limit: u32,
) -> Stored<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2";
    let rows = session.rows(sql, cells![now, limit]).await?;
    rows.iter().map(|row| row.get("id")).collect()
}

pub(super) async fn changed(
    session: &mut impl Session,
    since: Timestamp,
) -> Stored<Vec<(TableId, u32)>> {
    let sql = "SELECT id, number FROM tables WHERE updated >= $1 ORDER BY updated, id";
    let rows = session.rows(sql, cells![since]).await?;
    let pair = |row: &_| Ok((Columns::get(row, "id")?, Columns::get(row, "number")?));
    rows.iter().map(pair).collect()
}

/// Gives somebody the name of this account wherever it stands, and says at which tables.
pub(super) async fn rename(session: &mut impl Session, account: &Account) -> Stored<Vec<TableId>> {
    let (person, name) = (account.id, &*account.name);
    let renamed = account.person();
    let sql = "SELECT table_id FROM mentions WHERE person = $1 ORDER BY table_id";
    let rows = session.rows(sql, cells![person]).await?;
    let tables = rows.iter().map(|row| row.get("table_id"));
    let tables = tables.collect::<Stored<Vec<TableId>>>()?;
    for table in &tables {
        // The update that changes nothing keeps others from appending until the end.
        let sql = "UPDATE tables SET id = id WHERE id = $1 RETURNING body";
        let Some(row) = session.row(sql, cells![*table]).await? else {
            continue;
        };
        let mut summary: Summary = body(&row)?;
        rename_in_summary(&mut summary, &renamed);
        let sql = "UPDATE tables SET body = $2 WHERE id = $1";
        session.run(sql, cells![*table, json(&summary)?]).await?;
        let sql = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number";
        for row in session.rows(sql, cells![*table]).await? {
            let mut kind: EventKind = body(&row)?;
            if rename_in_event(&mut kind, &renamed) {
                let number: u32 = row.get("number")?;
                let sql = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2";
                let cells = cells![*table, number, json(&kind)?];
                session.run(sql, cells).await?;
            }
        }
    }
    let sql = "UPDATE chat SET name = $2 WHERE person = $1";
    session.run(sql, cells![person, name]).await?;
    Ok(tables)
}

pub(super) async fn say(session: &mut impl Session, table: TableId, line: Line) -> Stored<Line> {
    session.lock_chat(table).await?;
    let sql = "INSERT INTO chat (table_id, number, at, person, name, text) \
               SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5 \
               FROM chat WHERE table_id = $1 RETURNING number";
    let cells = cells![table, line.at, line.person, &*line.name, &*line.text];
    let row = session.row(sql, cells).await?;
    let row = row.ok_or_else(|| StoreError::Unavailable("a line has no number".into()))?;
    Ok(Line {
        number: row.get("number")?,
        ..line
    })
}

pub(super) async fn said(
    session: &mut impl Session,
    table: TableId,
    after: u32,
    limit: u32,
) -> Stored<Vec<Line>> {
    let sql = "SELECT number, at, person, name, text FROM chat \
               WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3";
    let rows = session.rows(sql, cells![table, after, limit]).await?;
    rows.iter().rev().map(line).collect()
}

pub(super) async fn said_by(
    session: &mut impl Session,
    person: PersonId,
) -> Stored<Vec<(TableId, Line)>> {
    let sql = "SELECT table_id, number, at, person, name, text FROM chat \
               WHERE person = $1 ORDER BY at, table_id, number";
    let rows = session.rows(sql, cells![person]).await?;
    let pair = |row: &_| Ok((Columns::get(row, "table_id")?, line(row)?));
    rows.iter().map(pair).collect()
}

fn line(row: &impl Columns) -> Stored<Line> {
    Ok(Line {
        number: row.get("number")?,
        at: row.get("at")?,
        person: row.get("person")?,
        name: row.get("name")?,
        text: row.get("text")?,
    })
}

/// The JSON in a row.
fn body<T: DeserializeOwned>(row: &impl Columns) -> Stored<T> {
    let text: String = row.get("body")?;
    super::from_json(&text)
}
