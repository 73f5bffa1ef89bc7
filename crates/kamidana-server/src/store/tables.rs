//! Statements about tables and what is said there.

use serde::de::DeserializeOwned;

use super::{
    Line, StoreError, Stored,
    entry::{Entry, rename_in_event, rename_in_summary},
    json, people,
    session::{Columns, Session, built, cells, places},
};
use crate::{Event, EventKind, Person, PersonId, Summary, TableId, Timestamp};

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

pub(super) async fn due(
    session: &mut impl Session,
    now: Timestamp,
    limit: u32,
) -> Stored<Vec<TableId>> {
    let sql = "SELECT id FROM tables WHERE wake <= $1 ORDER BY wake, id LIMIT $2";
    let rows = session.rows(sql, cells![now, limit]).await?;
    rows.iter().map(|row| row.get("id")).collect()
}

pub(super) async fn count_listed(session: &mut impl Session) -> Stored<(u32, u32)> {
    let sql = "SELECT COUNT(CASE WHEN stage = 'waiting' THEN 1 END) AS waiting, \
               COUNT(CASE WHEN stage = 'running' THEN 1 END) AS playing FROM tables \
               WHERE public AND stage IN ('waiting', 'running')";
    match session.row(sql, Vec::new()).await? {
        Some(row) => Ok((row.get("waiting")?, row.get("playing")?)),
        None => Ok((0, 0)),
    }
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

/// Gives somebody another name wherever the old one stands, and says at which tables.
pub(super) async fn rename(session: &mut impl Session, person: &Person) -> Stored<Vec<TableId>> {
    let sql = "SELECT table_id FROM mentions WHERE person = $1 ORDER BY table_id";
    let rows = session.rows(sql, cells![person.id]).await?;
    let tables = rows.iter().map(|row| row.get("table_id"));
    let tables = tables.collect::<Stored<Vec<TableId>>>()?;
    for table in &tables {
        // The update that changes nothing keeps others from appending until the end.
        let sql = "UPDATE tables SET id = id WHERE id = $1 RETURNING body";
        let Some(row) = session.row(sql, cells![*table]).await? else {
            continue;
        };
        let mut summary: Summary = body(&row)?;
        rename_in_summary(&mut summary, person);
        let sql = "UPDATE tables SET body = $2 WHERE id = $1";
        session.run(sql, cells![*table, json(&summary)?]).await?;
        let sql = "SELECT number, body FROM events WHERE table_id = $1 ORDER BY number";
        for row in session.rows(sql, cells![*table]).await? {
            let mut kind: EventKind = body(&row)?;
            if rename_in_event(&mut kind, person) {
                let number: u32 = row.get("number")?;
                let sql = "UPDATE events SET body = $3 WHERE table_id = $1 AND number = $2";
                let cells = cells![*table, number, json(&kind)?];
                session.run(sql, cells).await?;
            }
        }
    }
    let sql = "UPDATE chat SET name = $2 WHERE person = $1";
    session.run(sql, cells![person.id, &*person.name]).await?;
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
    let sql = "SELECT number, at, person, name, text, \
               (SELECT nickname FROM people WHERE people.id = chat.person) AS nickname FROM chat \
               WHERE table_id = $1 AND number > $2 ORDER BY number DESC LIMIT $3";
    let rows = session.rows(sql, cells![table, after, limit]).await?;
    rows.iter().rev().map(line).collect()
}

pub(super) async fn said_by(
    session: &mut impl Session,
    person: PersonId,
) -> Stored<Vec<(TableId, Line)>> {
    let sql = "SELECT table_id, number, at, person, name, text, \
               (SELECT nickname FROM people WHERE people.id = chat.person) AS nickname FROM chat \
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
        nickname: row.get("nickname")?,
        text: row.get("text")?,
    })
}

/// The JSON in a row.
pub(super) fn body<T: DeserializeOwned>(row: &impl Columns) -> Stored<T> {
    let text: String = row.get("body")?;
    super::from_json(&text)
}
