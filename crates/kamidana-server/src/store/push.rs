//! Statements about browsers that are told something while no page is open.

use super::{
    PushSubscription, Stored,
    session::{Columns, Session, cells},
};
use crate::PersonId;

pub(super) async fn subscribe(
    session: &mut impl Session,
    subscription: &PushSubscription,
    most: u32,
) -> Stored<()> {
    // Whoever uses a browser last is told there.
    let sql = "INSERT INTO push_subscriptions \
               (id, person, session, endpoint, p256dh, auth, language, created) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET \
               person = excluded.person, session = excluded.session, p256dh = excluded.p256dh, \
               auth = excluded.auth, language = excluded.language, created = excluded.created";
    let cells = cells![
        &*subscription.id,
        subscription.person,
        &*subscription.session,
        &*subscription.endpoint,
        &*subscription.p256dh,
        &*subscription.auth,
        &*subscription.language,
        subscription.created,
    ];
    session.run(sql, cells).await?;
    // The oldest make room.
    let sql = "DELETE FROM push_subscriptions WHERE person = $1 AND id NOT IN \
               (SELECT id FROM push_subscriptions WHERE person = $1 \
                ORDER BY created DESC, id LIMIT $2)";
    session.run(sql, cells![subscription.person, most]).await?;
    Ok(())
}

pub(super) async fn unsubscribe(
    session: &mut impl Session,
    person: PersonId,
    id: &str,
) -> Stored<bool> {
    let sql = "DELETE FROM push_subscriptions WHERE person = $1 AND id = $2";
    Ok(session.run(sql, cells![person, id]).await? > 0)
}

/// What belonged to a session that ends, or to all of somebody's.
pub(super) async fn end(
    session: &mut impl Session,
    person: PersonId,
    key: Option<&str>,
) -> Stored<()> {
    if let Some(key) = key {
        let sql = "DELETE FROM push_subscriptions WHERE person = $1 AND session = $2";
        session.run(sql, cells![person, key]).await?;
    } else {
        let sql = "DELETE FROM push_subscriptions WHERE person = $1";
        session.run(sql, cells![person]).await?;
    }
    Ok(())
}

/// What belonged to sessions that have expired.
pub(super) async fn forget_expired(session: &mut impl Session) -> Stored<()> {
    let sql = "DELETE FROM push_subscriptions WHERE NOT EXISTS \
               (SELECT 1 FROM keys WHERE keys.person = push_subscriptions.person \
                AND keys.id = push_subscriptions.session)";
    session.run(sql, Vec::new()).await?;
    Ok(())
}

pub(super) async fn subscriptions(
    session: &mut impl Session,
    person: PersonId,
) -> Stored<Vec<PushSubscription>> {
    let sql = "SELECT id, person, session, endpoint, p256dh, auth, language, created \
               FROM push_subscriptions WHERE person = $1 ORDER BY created, id";
    let rows = session.rows(sql, cells![person]).await?;
    let subscription = |row: &_| {
        Ok(PushSubscription {
            id: Columns::get(row, "id")?,
            person: Columns::get(row, "person")?,
            session: Columns::get(row, "session")?,
            endpoint: Columns::get(row, "endpoint")?,
            p256dh: Columns::get(row, "p256dh")?,
            auth: Columns::get(row, "auth")?,
            language: Columns::get(row, "language")?,
            created: Columns::get(row, "created")?,
        })
    };
    rows.iter().map(subscription).collect()
}

/// The secret with this name; the offered one if there is none yet.
pub(super) async fn site_key(
    session: &mut impl Session,
    name: &str,
    offered: &str,
) -> Stored<String> {
    let sql = "INSERT INTO site_keys (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
    session.run(sql, cells![name, offered]).await?;
    let sql = "SELECT secret FROM site_keys WHERE name = $1";
    let row = session.row(sql, cells![name]).await?;
    row.map_or_else(|| Ok(offered.to_owned()), |row| row.get("secret"))
}
