//! Statements about who follows whom, and who is here.

use super::{
    Account, Stored, people,
    session::{Columns, Session, built, cells, places},
};
use crate::{PersonId, Timestamp};

/// How many people one statement names.
const PEOPLE_AT_ONCE: usize = 500;

pub(super) async fn follow(
    session: &mut impl Session,
    person: PersonId,
    other: PersonId,
    follows: bool,
) -> Stored<()> {
    let sql = if follows {
        "INSERT INTO follows (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM follows WHERE person = $1 AND other = $2"
    };
    session.run(sql, cells![person, other]).await?;
    Ok(())
}

pub(super) async fn following(
    session: &mut impl Session,
    person: PersonId,
) -> Stored<Vec<(Account, Option<Timestamp>)>> {
    let sql = "SELECT id, name, skeleton, kind, password, admin, created, banned, nickname, online.at AS here \
               FROM follows JOIN people ON people.id = follows.other \
               LEFT JOIN online ON online.person = follows.other \
               WHERE follows.person = $1 ORDER BY skeleton";
    let rows = session.rows(sql, cells![person]).await?;
    let pair = |row: &_| Ok((people::account(row)?, Columns::get(row, "here")?));
    rows.iter().map(pair).collect()
}

pub(super) async fn forget_follows(session: &mut impl Session, person: PersonId) -> Stored<()> {
    let sql = "DELETE FROM follows WHERE person = $1 OR other = $1";
    session.run(sql, cells![person]).await?;
    let sql = "DELETE FROM online WHERE person = $1";
    session.run(sql, cells![person]).await?;
    Ok(())
}

pub(super) async fn note_online(
    session: &mut impl Session,
    people: &[PersonId],
    now: Timestamp,
) -> Stored<()> {
    for people in people.chunks(PEOPLE_AT_ONCE) {
        let rows = places(people.len(), 2);
        let cells = people.iter().flat_map(|person| cells![*person, now]);
        let sql = format!(
            "INSERT INTO online (person, at) VALUES {rows} \
             ON CONFLICT (person) DO UPDATE SET at = excluded.at WHERE online.at < excluded.at"
        );
        session.run_built(built(sql), cells.collect()).await?;
    }
    Ok(())
}
