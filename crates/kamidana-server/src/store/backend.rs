//! The one implementation of [`Store`], over what the two databases do differently.

use std::ops::DerefMut;

use async_trait::async_trait;
use futures::{future::BoxFuture, stream::BoxStream};
use serde_json::Value;

use super::{
    Account, Append, ChatStore, FollowStore, Found, Key, KeyStore, Ladder, Line, PartnerTally,
    PeopleStore, PersonChange, PushStore, PushSubscription, Rating, RatingStore, Report, Store,
    Stored, TableQuery, TableStore, Tally, copy, entry::Entry, follows, people, push, search,
    session::Session, tables, tallies, uptime,
};
use crate::{Event, PersonId, Summary, TableId, Timestamp};

/// What a database does in its own way.
pub(super) trait Backend: Send + Sync + 'static {
    type Session: Session;
    type Reader: DerefMut<Target = Self::Session> + Send;

    /// A connection to read from.
    fn reader(&self) -> impl Future<Output = Stored<Self::Reader>> + Send;

    /// A connection to search with, which nothing else needs; [`super::StoreError::Busy`] if too
    /// many want one.
    fn searcher(&self) -> impl Future<Output = Stored<Self::Reader>> + Send;

    /// Does some work in a transaction; if the work fails, nothing of it stays.
    fn write<T, W>(&self, work: W) -> impl Future<Output = Stored<T>> + Send
    where
        T: Send + 'static,
        W: for<'s> FnOnce(&'s mut Self::Session) -> BoxFuture<'s, Stored<T>> + Send + 'static;

    /// Appends, as fast as can be.
    fn append(&self, entry: Entry) -> impl Future<Output = Stored<()>> + Send;

    /// Whether another process has written since this was asked last.
    fn intruded(&self) -> impl Future<Output = Stored<bool>> + Send;

    /// Everything as it is now.
    fn dump(&self) -> impl Future<Output = Stored<BoxStream<'static, Stored<Value>>>> + Send;

    /// Whether it answers.
    fn ping(&self) -> impl Future<Output = Stored<()>> + Send;

    /// Finishes what was begun and lets go.
    fn close(&self) -> impl Future<Output = ()> + Send;
}

#[async_trait]
impl<B: Backend> TableStore for B {
    async fn append(&self, append: Append) -> Stored<()> {
        Backend::append(self, Entry::new(append)?).await?;
        metrics::counter!("kamidana_store_appends_total").increment(1);
        Ok(())
    }

    async fn events(&self, table: TableId, after: u32) -> Stored<Vec<Event>> {
        tables::events(&mut *self.reader().await?, table, after).await
    }

    async fn tables(&self, query: &TableQuery) -> Stored<Vec<Summary>> {
        let found = search::search(&mut *self.reader().await?, query).await?;
        Ok(found.tables)
    }

    async fn search(&self, query: &TableQuery) -> Stored<Found> {
        search::search(&mut *self.searcher().await?, query).await
    }

    async fn search_plans(&self, query: &TableQuery) -> Stored<Vec<(String, String)>> {
        let mut session = self.searcher().await?;
        let statements = search::statements(&mut *session, query).await?;
        let mut plans = Vec::new();
        for (sql, cells) in statements.into_iter().chain([people::read_top()]) {
            let plan = session.plan(sql.as_str(), cells).await?;
            plans.push((sql.as_str().to_owned(), plan));
        }
        Ok(plans)
    }

    async fn count_listed(&self) -> Stored<(u32, u32)> {
        tables::count_listed(&mut *self.reader().await?).await
    }

    async fn due(&self, now: Timestamp, limit: u32) -> Stored<Vec<TableId>> {
        tables::due(&mut *self.reader().await?, now, limit).await
    }

    async fn changed(&self, since: Timestamp) -> Stored<Vec<(TableId, u32)>> {
        tables::changed(&mut *self.reader().await?, since).await
    }

    async fn beat(&self, since: Timestamp, now: Timestamp) -> Stored<Option<Timestamp>> {
        if !uptime::is_clock_running(&mut *self.reader().await?).await? {
            return Ok(None);
        }
        let began = self.write(move |session| Box::pin(uptime::beat(session, since, now)));
        began.await.map(Some)
    }

    async fn lives(&self) -> Stored<Vec<(Timestamp, Timestamp)>> {
        uptime::lives(&mut *self.reader().await?).await
    }

    async fn intruded(&self) -> Stored<bool> {
        Backend::intruded(self).await
    }
}

#[async_trait]
impl<B: Backend> PeopleStore for B {
    async fn add_person(&self, account: &Account) -> Stored<()> {
        let account = account.clone();
        self.write(|session| Box::pin(async move { people::add_person(session, &account).await }))
            .await
    }

    async fn person(&self, id: PersonId) -> Stored<Option<Account>> {
        people::person(&mut *self.reader().await?, id).await
    }

    async fn named(&self, skeleton: &str) -> Stored<Option<Account>> {
        people::named(&mut *self.reader().await?, skeleton).await
    }

    async fn change_person(&self, id: PersonId, change: PersonChange) -> Stored<Vec<TableId>> {
        self.write(move |session| Box::pin(people::change_person(session, id, change)))
            .await
    }
}

#[async_trait]
impl<B: Backend> KeyStore for B {
    async fn add_key(&self, key: &Key) -> Stored<()> {
        let key = key.clone();
        self.write(|session| Box::pin(async move { people::add_key(session, &key).await }))
            .await
    }

    async fn key(&self, hash: &str, now: Timestamp) -> Stored<Option<(Key, Account)>> {
        people::find_key(&mut *self.reader().await?, hash, now).await
    }

    async fn touch_key(
        &self,
        hash: &str,
        now: Timestamp,
        session_expires: Timestamp,
    ) -> Stored<()> {
        let hash = hash.to_owned();
        self.write(move |session| {
            Box::pin(async move { people::touch_key(session, &hash, now, session_expires).await })
        })
        .await
    }

    async fn keys_of(&self, person: PersonId, now: Timestamp) -> Stored<Vec<Key>> {
        people::keys_of(&mut *self.reader().await?, person, now).await
    }

    async fn forget_expired(&self, now: Timestamp) -> Stored<u64> {
        self.write(move |session| Box::pin(people::forget_expired(session, now)))
            .await
    }

    async fn end_keys(&self, person: PersonId, id: Option<&str>) -> Stored<bool> {
        let id = id.map(str::to_owned);
        self.write(move |session| Box::pin(people::end_keys(session, person, id)))
            .await
    }
}

#[async_trait]
impl<B: Backend> RatingStore for B {
    async fn ratings_of(&self, person: PersonId) -> Stored<Vec<Rating>> {
        people::ratings_of(&mut *self.reader().await?, person).await
    }

    async fn ratings_of_all(&self, people: &[PersonId]) -> Stored<Vec<Rating>> {
        people::ratings_of_all(&mut *self.reader().await?, people).await
    }

    async fn ratings(&self, people: &[PersonId], ladder: &Ladder) -> Stored<Vec<Rating>> {
        people::ratings(&mut *self.reader().await?, people, ladder).await
    }

    async fn rating_history(
        &self,
        person: PersonId,
        ladder: &Ladder,
        before: Option<u32>,
        limit: u32,
    ) -> Stored<Vec<(TableId, bool, Rating)>> {
        let mut session = self.searcher().await?;
        people::rating_history(&mut *session, person, ladder, before, limit).await
    }

    async fn tallies(&self, person: PersonId, public_only: bool) -> Stored<Vec<Tally>> {
        tallies::tallies(&mut *self.searcher().await?, person, public_only).await
    }

    async fn tallies_with_partners(
        &self,
        person: PersonId,
        kinds: &[(String, String)],
        public_only: bool,
        limit: u32,
    ) -> Stored<Vec<PartnerTally>> {
        let mut searcher = self.searcher().await?;
        tallies::with_partners(&mut *searcher, person, kinds, public_only, limit).await
    }

    async fn tallies_against(&self, person: PersonId, other: PersonId) -> Stored<Vec<Tally>> {
        tallies::tallies_against(&mut *self.searcher().await?, person, other).await
    }

    async fn top(
        &self,
        ladder: &Ladder,
        deviation: f64,
        limit: u32,
    ) -> Stored<Vec<(String, Rating)>> {
        people::top(&mut *self.searcher().await?, ladder, deviation, limit).await
    }
}

#[async_trait]
impl<B: Backend> ChatStore for B {
    async fn say(&self, table: TableId, line: Line) -> Stored<Line> {
        self.write(move |session| Box::pin(tables::say(session, table, line)))
            .await
    }

    async fn said(&self, table: TableId, after: u32, limit: u32) -> Stored<Vec<Line>> {
        tables::said(&mut *self.reader().await?, table, after, limit).await
    }

    async fn said_by(&self, person: PersonId) -> Stored<Vec<(TableId, Line)>> {
        tables::said_by(&mut *self.searcher().await?, person).await
    }

    async fn mute(&self, person: PersonId, other: PersonId, muted: bool) -> Stored<()> {
        self.write(move |session| Box::pin(people::mute(session, person, other, muted)))
            .await
    }

    async fn muted(&self, person: PersonId) -> Stored<Vec<PersonId>> {
        people::muted(&mut *self.reader().await?, person).await
    }

    async fn report(&self, report: &Report) -> Stored<()> {
        let report = report.clone();
        self.write(|session| Box::pin(async move { people::report(session, &report).await }))
            .await
    }

    async fn reports(&self, limit: u32) -> Stored<Vec<Report>> {
        people::reports(&mut *self.reader().await?, limit).await
    }
}

#[async_trait]
impl<B: Backend> FollowStore for B {
    async fn follow(&self, person: PersonId, other: PersonId, follows: bool) -> Stored<()> {
        self.write(move |session| Box::pin(follows::follow(session, person, other, follows)))
            .await
    }

    async fn following(&self, person: PersonId) -> Stored<Vec<(Account, Option<Timestamp>)>> {
        follows::following(&mut *self.reader().await?, person).await
    }

    async fn forget_follows(&self, person: PersonId) -> Stored<()> {
        self.write(move |session| Box::pin(follows::forget_follows(session, person)))
            .await
    }

    async fn note_online(&self, people: Vec<PersonId>, now: Timestamp) -> Stored<()> {
        self.write(move |session| {
            Box::pin(async move { follows::note_online(session, &people, now).await })
        })
        .await
    }
}

#[async_trait]
impl<B: Backend> PushStore for B {
    async fn subscribe(&self, subscription: PushSubscription, most: u32) -> Stored<()> {
        self.write(move |session| {
            Box::pin(async move { push::subscribe(session, &subscription, most).await })
        })
        .await
    }

    async fn unsubscribe(&self, person: PersonId, id: &str) -> Stored<bool> {
        let id = id.to_owned();
        self.write(move |session| {
            Box::pin(async move { push::unsubscribe(session, person, &id).await })
        })
        .await
    }

    async fn subscriptions(&self, person: PersonId) -> Stored<Vec<PushSubscription>> {
        push::subscriptions(&mut *self.reader().await?, person).await
    }

    async fn site_key(&self, name: &str, offered: &str) -> Stored<String> {
        let (name, offered) = (name.to_owned(), offered.to_owned());
        self.write(move |session| {
            Box::pin(async move { push::site_key(session, &name, &offered).await })
        })
        .await
    }
}

#[async_trait]
impl<B: Backend> Store for B {
    async fn dump(&self) -> Stored<BoxStream<'static, Stored<Value>>> {
        Backend::dump(self).await
    }

    async fn restore(&self, rows: BoxStream<'static, Stored<Value>>) -> Stored<u64> {
        self.write(|session| Box::pin(copy::restore(session, rows)))
            .await
    }

    async fn ping(&self) -> Stored<()> {
        Backend::ping(self).await
    }

    async fn close(&self) {
        Backend::close(self).await;
    }
}
