//! Statements about people: accounts, keys, ratings, mutes and reports.

use super::{
    Account, Key, Ladder, NewName, PersonChange, Rating, RatingChange, Report, StoreError, Stored,
    from_json, from_word, json, push,
    session::{Cell, Columns, Session, built, cells, places},
    tables, word,
};
use crate::{Person, PersonId, TableId, Timestamp};

pub(super) async fn add_person(session: &mut impl Session, account: &Account) -> Stored<()> {
    let sql = "INSERT INTO people \
               (id, name, skeleton, kind, password, admin, created, banned, nickname) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (skeleton) DO NOTHING";
    if session.run(sql, account_cells(account)?).await? == 0 {
        return Err(StoreError::NameTaken);
    }
    check_reserved(session, &account.skeleton, account.created).await
}

/// Whether a name that was just taken is reserved; looked at after it was taken, because somebody
/// who leaves at this very moment makes us wait for that.
async fn check_reserved(session: &mut impl Session, skeleton: &str, now: Timestamp) -> Stored<()> {
    let sql = "SELECT until FROM reserved_names WHERE skeleton = $1 AND until > $2";
    match session.row(sql, cells![skeleton, now]).await? {
        Some(_) => Err(StoreError::NameTaken),
        None => Ok(()),
    }
}

pub(super) async fn person(session: &mut impl Session, id: PersonId) -> Stored<Option<Account>> {
    let sql = "SELECT id, name, skeleton, kind, password, admin, created, banned, nickname FROM people \
               WHERE id = $1";
    let row = session.row(sql, cells![id]).await?;
    row.as_ref().map(account).transpose()
}

pub(super) async fn named(session: &mut impl Session, skeleton: &str) -> Stored<Option<Account>> {
    let sql = "SELECT id, name, skeleton, kind, password, admin, created, banned, nickname FROM people \
               WHERE skeleton = $1";
    let row = session.row(sql, cells![skeleton]).await?;
    row.as_ref().map(account).transpose()
}

pub(super) async fn change_person(
    session: &mut impl Session,
    id: PersonId,
    change: PersonChange,
) -> Stored<Vec<TableId>> {
    // The update that changes nothing keeps others from doing the same until the end.
    let sql = "UPDATE people SET id = id WHERE id = $1 \
               RETURNING name, skeleton, kind, password, nickname";
    let row = session.row(sql, cells![id]).await?;
    let row = row.ok_or_else(|| StoreError::Unavailable("there is no such person".into()))?;
    let kind: String = row.get("kind")?;
    let password: Option<String> = row.get("password")?;
    if change
        .only_if_kind
        .is_some_and(|wanted| Ok(wanted) != from_word(kind.clone()))
        || change
            .only_if_password
            .is_some_and(|wanted| wanted != password)
    {
        return Err(StoreError::Stale);
    }
    if let Some(kind) = change.kind {
        let sql = "UPDATE people SET kind = $2 WHERE id = $1";
        session.run(sql, cells![id, word(&kind)?]).await?;
    }
    if let Some(password) = change.password {
        let sql = "UPDATE people SET password = $2 WHERE id = $1";
        session.run(sql, cells![id, password]).await?;
    }
    if let Some(admin) = change.admin {
        let sql = "UPDATE people SET admin = $2 WHERE id = $1";
        session.run(sql, cells![id, admin]).await?;
    }
    if let Some(banned) = change.banned {
        let sql = "UPDATE people SET banned = $2 WHERE id = $1";
        session.run(sql, cells![id, banned]).await?;
    }
    let old = Person {
        id,
        name: row.get("name")?,
        account: from_word(kind)?,
        nickname: row.get("nickname")?,
    };
    let mut person = old.clone();
    if let Some(nickname) = change.nickname {
        let sql = "UPDATE people SET nickname = $2 WHERE id = $1";
        session.run(sql, cells![id, nickname.clone()]).await?;
        person.nickname = nickname;
    }
    if let Some(new) = change.name {
        let old_skeleton: String = row.get("skeleton")?;
        rename(session, id, &new, old_skeleton).await?;
        person.name = new.name;
    }
    if person == old {
        return Ok(Vec::new());
    }
    if let Some(kind) = change.kind {
        person.account = kind;
    }
    tables::rename(session, &person).await
}

/// Takes another name, if nobody has it.
async fn rename(
    session: &mut impl Session,
    id: PersonId,
    new: &NewName,
    old_skeleton: String,
) -> Stored<()> {
    let sql = "UPDATE people SET name = $2, skeleton = $3 WHERE id = $1";
    let renamed = session.run(sql, cells![id, &*new.name, &*new.skeleton]);
    renamed.await.map_err(|error| match error {
        StoreError::Taken => StoreError::NameTaken,
        error => error,
    })?;
    if new.skeleton != old_skeleton {
        check_reserved(session, &new.skeleton, new.at).await?;
    }
    if let Some(until) = new.old_reserved_until {
        let sql = "INSERT INTO reserved_names (skeleton, until) VALUES ($1, $2) \
                   ON CONFLICT (skeleton) DO UPDATE SET until = excluded.until";
        session.run(sql, cells![old_skeleton, until]).await?;
    }
    Ok(())
}

/// Deletes what has expired.
pub(super) async fn forget_expired(session: &mut impl Session, now: Timestamp) -> Stored<u64> {
    let keys = "DELETE FROM keys WHERE expires <= $1";
    let keys = session.run(keys, cells![now]).await?;
    if keys > 0 {
        push::forget_expired(session).await?;
    }
    let names = "DELETE FROM reserved_names WHERE until <= $1";
    Ok(keys + session.run(names, cells![now]).await?)
}

fn account_cells(account: &Account) -> Stored<Vec<Cell>> {
    Ok(cells![
        account.id,
        &*account.name,
        &*account.skeleton,
        word(&account.kind)?,
        account.password.clone(),
        account.admin,
        account.created,
        account.banned,
        account.nickname.clone(),
    ])
}

pub(super) fn account(row: &impl Columns) -> Stored<Account> {
    Ok(Account {
        id: row.get("id")?,
        name: row.get("name")?,
        skeleton: row.get("skeleton")?,
        kind: from_word(row.get("kind")?)?,
        password: row.get("password")?,
        admin: row.get("admin")?,
        created: row.get("created")?,
        banned: row.get("banned")?,
        nickname: row.get("nickname")?,
    })
}

pub(super) async fn add_key(session: &mut impl Session, key: &Key) -> Stored<()> {
    let sql = "INSERT INTO keys (hash, id, person, scopes, label, created, seen, expires) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    let cells = cells![
        &*key.hash,
        &*key.id,
        key.person,
        key.scopes.as_ref().map(json).transpose()?,
        &*key.label,
        key.created,
        key.seen,
        key.expires,
    ];
    session.run(sql, cells).await?;
    Ok(())
}

pub(super) async fn find_key(
    session: &mut impl Session,
    hash: &str,
    now: Timestamp,
) -> Stored<Option<(Key, Account)>> {
    let sql = "SELECT hash, id, person, scopes, label, created, seen, expires FROM keys \
               WHERE hash = $1 AND expires > $2";
    let Some(row) = session.row(sql, cells![hash, now]).await? else {
        return Ok(None);
    };
    let key = key(&row)?;
    let account = person(session, key.person).await?;
    Ok(account.map(|account| (key, account)))
}

pub(super) async fn touch_key(
    session: &mut impl Session,
    hash: &str,
    now: Timestamp,
    session_expires: Timestamp,
) -> Stored<()> {
    let sql = "UPDATE keys SET seen = $2, \
               expires = CASE WHEN scopes IS NULL AND expires < $3 THEN $3 ELSE expires END \
               WHERE hash = $1 AND seen < $2";
    session.run(sql, cells![hash, now, session_expires]).await?;
    Ok(())
}

pub(super) async fn keys_of(
    session: &mut impl Session,
    person: PersonId,
    now: Timestamp,
) -> Stored<Vec<Key>> {
    let sql = "SELECT hash, id, person, scopes, label, created, seen, expires FROM keys \
               WHERE person = $1 AND expires > $2 ORDER BY created DESC, id";
    let rows = session.rows(sql, cells![person, now]).await?;
    rows.iter().map(key).collect()
}

pub(super) async fn end_keys(
    session: &mut impl Session,
    person: PersonId,
    id: Option<String>,
) -> Stored<bool> {
    push::end(session, person, id.as_deref()).await?;
    let ended = if let Some(id) = id {
        let sql = "DELETE FROM keys WHERE person = $1 AND id = $2";
        session.run(sql, cells![person, id]).await?
    } else {
        let sql = "DELETE FROM keys WHERE person = $1";
        session.run(sql, cells![person]).await?
    };
    Ok(ended > 0)
}

fn key(row: &impl Columns) -> Stored<Key> {
    let scopes: Option<String> = row.get("scopes")?;
    Ok(Key {
        hash: row.get("hash")?,
        id: row.get("id")?,
        person: row.get("person")?,
        scopes: scopes.as_deref().map(from_json).transpose()?,
        label: row.get("label")?,
        created: row.get("created")?,
        seen: row.get("seen")?,
        expires: row.get("expires")?,
    })
}

/// Puts a rating in place of the old one; [`StoreError::Stale`] if that is another by now.
pub(super) async fn change_rating(
    session: &mut impl Session,
    table: TableId,
    change: &RatingChange,
) -> Stored<()> {
    let rating = &change.rating;
    let mut cells = cells![
        rating.person,
        &*rating.ladder.game,
        word(&rating.ladder.speed)?,
        rating.value,
        rating.deviation,
        rating.volatility,
        rating.games,
        rating.at,
    ];
    let mut with_table = cells.clone();
    with_table.push(table.into());
    let written = if change.games_before == 0 {
        let sql = "INSERT INTO ratings \
                   (person, game, speed, value, deviation, volatility, games, at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                   ON CONFLICT (person, game, speed) DO UPDATE SET value = excluded.value, \
                   deviation = excluded.deviation, volatility = excluded.volatility, \
                   games = excluded.games, at = excluded.at WHERE ratings.games = 0";
        session.run(sql, cells).await?
    } else {
        cells.push(change.games_before.into());
        let sql = "UPDATE ratings SET value = $4, deviation = $5, volatility = $6, games = $7, \
                   at = $8 WHERE person = $1 AND game = $2 AND speed = $3 AND games = $9";
        session.run(sql, cells).await?
    };
    if written == 0 {
        return Err(StoreError::Stale);
    }
    let sql = "INSERT INTO rating_history \
               (person, game, speed, value, deviation, volatility, games, at, table_id) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    session.run(sql, with_table).await?;
    Ok(())
}

pub(super) async fn ratings_of(
    session: &mut impl Session,
    person: PersonId,
) -> Stored<Vec<Rating>> {
    let sql = "SELECT person, game, speed, value, deviation, volatility, games, at FROM ratings \
               WHERE person = $1 ORDER BY game, speed";
    let rows = session.rows(sql, cells![person]).await?;
    rows.iter().map(rating).collect()
}

pub(super) async fn ratings_of_all(
    session: &mut impl Session,
    people: &[PersonId],
) -> Stored<Vec<Rating>> {
    if people.is_empty() {
        return Ok(Vec::new());
    }
    let cells: Vec<_> = people.iter().copied().map(Cell::from).collect();
    let places = places(1, cells.len());
    let sql = format!(
        "SELECT person, game, speed, value, deviation, volatility, games, at FROM ratings \
         WHERE person IN {places}"
    );
    let rows = session.rows_built(built(sql), cells).await?;
    rows.iter().map(rating).collect()
}

pub(super) async fn ratings(
    session: &mut impl Session,
    people: &[PersonId],
    ladder: &Ladder,
) -> Stored<Vec<Rating>> {
    if people.is_empty() {
        return Ok(Vec::new());
    }
    let mut cells: Vec<_> = people.iter().copied().map(Cell::from).collect();
    let places = places(1, cells.len());
    cells.extend(cells![&*ladder.game, word(&ladder.speed)?]);
    let (game, speed) = (cells.len() - 1, cells.len());
    let sql = format!(
        "SELECT person, game, speed, value, deviation, volatility, games, at FROM ratings \
         WHERE person IN {places} AND game = ${game} AND speed = ${speed}"
    );
    let rows = session.rows_built(built(sql), cells).await?;
    rows.iter().map(rating).collect()
}

pub(super) async fn rating_history(
    session: &mut impl Session,
    person: PersonId,
    ladder: &Ladder,
    before: Option<u32>,
    limit: u32,
) -> Stored<Vec<(TableId, bool, Rating)>> {
    let sql = "SELECT person, game, speed, value, deviation, volatility, games, at, table_id, \
                      EXISTS (SELECT 1 FROM tables WHERE id = table_id AND public) AS public \
               FROM rating_history WHERE person = $1 AND game = $2 AND speed = $3 \
               AND games < $4 ORDER BY games DESC LIMIT $5";
    let before = before.unwrap_or(i32::MAX as u32);
    let cells = cells![person, &*ladder.game, word(&ladder.speed)?, before, limit];
    let rows = session.rows(sql, cells).await?;
    let point = |row: &_| {
        let table: TableId = Columns::get(row, "table_id")?;
        Ok((table, Columns::get(row, "public")?, rating(row)?))
    };
    rows.iter().rev().map(point).collect()
}

/// A ladder from its top. The index has everything that is asked; who they are is looked up for
/// those who are found.
const TOP: &str = "SELECT name, r.person, r.game, r.speed, r.value, r.deviation, \
    r.volatility, r.games, r.at FROM ratings r JOIN people ON people.id = r.person \
    WHERE r.game = $1 AND r.speed = $2 AND r.deviation <= $3 \
    ORDER BY r.value DESC, r.person LIMIT $4";

/// The statement that reads a ladder, for whoever wants to know how it is answered.
pub(super) fn read_top() -> (sqlx::SqlStr, Vec<Cell>) {
    (built(TOP.into()), cells!["", "", 0.0, 100_u32])
}

pub(super) async fn top(
    session: &mut impl Session,
    ladder: &Ladder,
    deviation: f64,
    limit: u32,
) -> Stored<Vec<(String, Rating)>> {
    let cells = cells![&*ladder.game, word(&ladder.speed)?, deviation, limit];
    let rows = session.rows(TOP, cells).await?;
    let pair = |row: &_| Ok((Columns::get(row, "name")?, rating(row)?));
    rows.iter().map(pair).collect()
}

fn rating(row: &impl Columns) -> Stored<Rating> {
    Ok(Rating {
        person: row.get("person")?,
        ladder: Ladder {
            game: row.get("game")?,
            speed: from_word(row.get("speed")?)?,
        },
        value: row.get("value")?,
        deviation: row.get("deviation")?,
        volatility: row.get("volatility")?,
        games: row.get("games")?,
        at: row.get("at")?,
    })
}

pub(super) async fn mute(
    session: &mut impl Session,
    person: PersonId,
    other: PersonId,
    muted: bool,
) -> Stored<()> {
    let sql = if muted {
        "INSERT INTO mutes (person, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM mutes WHERE person = $1 AND other = $2"
    };
    session.run(sql, cells![person, other]).await?;
    Ok(())
}

pub(super) async fn muted(session: &mut impl Session, person: PersonId) -> Stored<Vec<PersonId>> {
    let sql = "SELECT other FROM mutes WHERE person = $1 ORDER BY other";
    let rows = session.rows(sql, cells![person]).await?;
    rows.iter().map(|row| row.get("other")).collect()
}

pub(super) async fn report(session: &mut impl Session, report: &Report) -> Stored<()> {
    let sql = "INSERT INTO reports (at, reporter, table_id, about, text) \
               VALUES ($1, $2, $3, $4, $5)";
    let cells = cells![
        report.at,
        report.by,
        report.table,
        report.about,
        &*report.text
    ];
    session.run(sql, cells).await?;
    Ok(())
}

pub(super) async fn reports(session: &mut impl Session, limit: u32) -> Stored<Vec<Report>> {
    let sql = "SELECT at, reporter, table_id, about, text FROM reports ORDER BY at DESC LIMIT $1";
    let rows = session.rows(sql, cells![limit]).await?;
    let report = |row: &_| {
        Ok(Report {
            at: Columns::get(row, "at")?,
            by: Columns::get(row, "reporter")?,
            table: Columns::get(row, "table_id")?,
            about: Columns::get(row, "about")?,
            text: Columns::get(row, "text")?,
        })
    };
    rows.iter().map(report).collect()
}
