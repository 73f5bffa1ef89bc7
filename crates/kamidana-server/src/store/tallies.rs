//! How somebody's games ended, counted. Only their last games are looked at, in the order of the
//! index beside their seats, so that it costs the same however long they have been here.

use super::{
    PartnerTally, Stored, Tally,
    session::{Cell, Columns, Session, built, cells},
};
use crate::PersonId;

/// How many of somebody's last games count.
const LAST_GAMES: u32 = 2000;

/// Somebody's last games …
const LAST: &str = "(SELECT table_id, seat, person, won FROM seats \
    WHERE person = $1 AND ended IS NOT NULL ORDER BY ended DESC, table_id DESC LIMIT $2) s \
    CROSS JOIN tables t";

/// … that were played to an end; not those at which they sat on both sides. The plus keeps SQLite from
/// looking for the other seat among all that the person ever had.
const PLAYED: &str = "WHERE t.id = s.table_id AND t.how NOT IN ('aborted', 'declined') \
    AND NOT EXISTS (SELECT 1 FROM seats e WHERE e.table_id = s.table_id \
                    AND +e.person = s.person AND e.seat <> s.seat)";

/// What is counted, game by game and seat by seat.
const COUNTED: &str = "SELECT t.game, t.mode, s.seat, COUNT(*) AS played, \
    COUNT(CASE WHEN s.won THEN 1 END) AS won, \
    COUNT(CASE WHEN t.winners = '[]' THEN 1 END) AS drawn FROM";

const GROUPED: &str = "GROUP BY t.game, t.mode, s.seat ORDER BY t.game, t.mode, s.seat";

pub(super) async fn tallies(
    session: &mut impl Session,
    person: PersonId,
    public_only: bool,
) -> Stored<Vec<Tally>> {
    let public = if public_only { "AND t.public" } else { "" };
    let sql = format!("{COUNTED} {LAST} {PLAYED} {public} {GROUPED}");
    read(session, sql, cells![person, LAST_GAMES]).await
}

/// Those who win and lose together play with each other, not against.
pub(super) async fn tallies_against(
    session: &mut impl Session,
    person: PersonId,
    other: PersonId,
) -> Stored<Vec<Tally>> {
    let against = "AND EXISTS (SELECT 1 FROM seats o WHERE o.table_id = s.table_id \
                   AND o.person = $3 AND (o.won <> s.won OR t.winners = '[]'))";
    let sql = format!("{COUNTED} {LAST} {PLAYED} {against} {GROUPED}");
    read(session, sql, cells![person, LAST_GAMES, other]).await
}

/// Of two teams, those who won are partners, and so are those who lost.
const PARTNERS: &str = "AND t.winners <> '[]' AND o.table_id = s.table_id \
    AND o.person <> s.person AND o.won = s.won AND p.id = o.person AND p.kind <> 'guest'";

pub(super) async fn with_partners(
    session: &mut impl Session,
    person: PersonId,
    kinds: &[(String, String)],
    public_only: bool,
    limit: u32,
) -> Stored<Vec<PartnerTally>> {
    let mut cells = cells![person, LAST_GAMES, limit];
    let mut teams = Vec::new();
    for (game, mode) in kinds {
        let place = cells.len() + 1;
        teams.push(format!("(t.game = ${place} AND t.mode = ${})", place + 1));
        cells.extend(cells![&**game, &**mode]);
    }
    if teams.is_empty() {
        return Ok(Vec::new());
    }
    let teams = teams.join(" OR ");
    let public = if public_only { "AND t.public" } else { "" };
    let sql = format!(
        "SELECT p.name, t.game, COUNT(*) AS played, COUNT(CASE WHEN s.won THEN 1 END) AS won \
         FROM {LAST} CROSS JOIN seats o CROSS JOIN people p {PLAYED} {PARTNERS} AND ({teams}) {public} \
         GROUP BY p.id, p.name, t.game ORDER BY COUNT(*) DESC, p.name, t.game LIMIT $3"
    );
    let rows = session.rows_built(built(sql), cells).await?;
    let tally = |row: &_| {
        Ok(PartnerTally {
            name: Columns::get(row, "name")?,
            game: Columns::get(row, "game")?,
            played: Columns::get(row, "played")?,
            won: Columns::get(row, "won")?,
        })
    };
    rows.iter().map(tally).collect()
}

async fn read(session: &mut impl Session, sql: String, cells: Vec<Cell>) -> Stored<Vec<Tally>> {
    let rows = session.rows_built(built(sql), cells).await?;
    let tally = |row: &_| {
        Ok(Tally {
            game: Columns::get(row, "game")?,
            mode: Columns::get(row, "mode")?,
            seat: Columns::get(row, "seat")?,
            played: Columns::get(row, "played")?,
            won: Columns::get(row, "won")?,
            drawn: Columns::get(row, "drawn")?,
        })
    };
    rows.iter().map(tally).collect()
}
