//! Statements about when somebody was there at all.

use std::time::Duration;

use super::{
    Stored,
    session::{Columns, Session, Statements, cells},
};
use crate::Timestamp;

/// Signs of life that are no farther apart belong to one life: nodes give one every second.
const SAME_LIFE: Duration = Duration::from_millis(1500);
/// No turn lasts longer.
const KEPT: Duration = Duration::from_secs(60 * 24 * 60 * 60);

/// Whether anybody's time runs, or a machine is to move.
pub(super) async fn is_clock_running(session: &mut impl Statements) -> Stored<bool> {
    let sql = "SELECT number FROM tables WHERE wake IS NOT NULL AND stage = 'running' LIMIT 1";
    Ok(session.row(sql, Vec::new()).await?.is_some())
}

pub(super) async fn beat(
    session: &mut impl Session,
    since: Timestamp,
    now: Timestamp,
) -> Stored<Timestamp> {
    let sql = "SELECT began, beat FROM lives ORDER BY began DESC LIMIT 1";
    let last = session.row(sql, Vec::new()).await?;
    if let Some(row) = &last {
        let (began, beat): (Timestamp, Timestamp) = (row.get("began")?, row.get("beat")?);
        if beat + SAME_LIFE >= since {
            let sql = "UPDATE lives SET beat = $2 WHERE began = $1 AND beat < $2";
            session.run(sql, cells![began, now]).await?;
            return Ok(began);
        }
    }
    let sql = "INSERT INTO lives (began, beat) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    session.run(sql, cells![since, now]).await?;
    // The last one before says since when nobody was there, however long ago that is.
    if let Some(last) = last {
        let began: Timestamp = last.get("began")?;
        let sql = "DELETE FROM lives WHERE beat < $1 AND began < $2";
        session.run(sql, cells![now.before(KEPT), began]).await?;
    }
    Ok(since)
}

pub(super) async fn lives(session: &mut impl Statements) -> Stored<Vec<(Timestamp, Timestamp)>> {
    let sql = "SELECT began, beat FROM lives ORDER BY began";
    let rows = session.rows(sql, Vec::new()).await?;
    let life = |row: &_| Ok((Columns::get(row, "began")?, Columns::get(row, "beat")?));
    rows.iter().map(life).collect()
}
