//! The socket: one task for each connection, with bounded everything.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
    time::Duration,
};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures::stream::BoxStream;
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval, timeout},
};

use tokio_stream::{StreamExt as _, StreamMap};
use tokio_util::sync::CancellationToken;

use crate::{
    Account, Actor, FromClient, FromServer, Have, Heard, Hub, HubError, Listener, Note, PersonId,
    RoundTrips, TableId, Text, Topic,
    chat::{self, SayError},
    http::{Caller, Scope},
    hub::{Glimpsed, Watch, Watcher},
    limiter::{Deed, MessageCredit},
    now,
    site::Site,
};

/// Messages that may wait for a reader who is slow; one who is slower is sent away.
const OUTGOING_QUEUE: usize = 24;
/// How long one message may take to leave.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// Tables that one connection may watch.
const MOST_WATCHED: usize = 32;
/// Tables of which one connection may see small pictures.
const MOST_GLIMPSED: usize = 24;
/// After so many pings it is asked whether the key is still good, in case nobody could tell.
const PINGS_A_LOOK: u32 = 3;
/// How long somebody who was told to come back waits, in milliseconds.
const AGAIN_IN: u32 = 1000;
/// How long, and how many bytes, we go on reading after the last word. A connection that is closed
/// with something unread in it is reset, and the last word lost.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(10);
const DRAIN_BYTES: usize = 1 << 20;

/// One connection.
struct Connection {
    site: Site,
    caller: Caller,
    sender: mpsc::Sender<Text>,
    behind: CancellationToken,
    watches: HashMap<TableId, Watch>,
    muted: Vec<PersonId>,
    lobby: Option<watch::Receiver<Text>>,
    /// The tables of which they see small pictures, and what they saw last.
    glimpses: StreamMap<TableId, BoxStream<'static, Arc<Glimpsed>>>,
    glimpsed: HashMap<TableId, Arc<Glimpsed>>,
    trips: RoundTrips,
    /// Every message costs a credit; `None` if nobody counts.
    credit: Option<MessageCredit>,
}

/// Why a connection ends.
struct Goodbye {
    code: u16,
    reason: &'static str,
}

const TOO_FAST: Goodbye = goodbye(1008, "too many messages");
const TOO_SLOW: Goodbye = goodbye(1008, "messages were not read");
const SILENT: Goodbye = goodbye(1001, "no answer to pings");
const STOPPING: Goodbye = goodbye(1012, "the server restarts");
const SIGNED_OUT: Goodbye = goodbye(1008, "signed out");
const NO_TEXT: Goodbye = goodbye(1003, "only texts are understood");

const fn goodbye(code: u16, reason: &'static str) -> Goodbye {
    Goodbye { code, reason }
}

/// Serves a connection until it ends.
pub(crate) async fn serve(mut socket: WebSocket, site: Site, caller: Caller) {
    metrics::gauge!("kamidana_sockets").increment(1.0);
    let account = caller.account.as_ref();
    let here = account.and_then(|account| site.online().enter(account));
    let ended = Box::pin(converse(&mut socket, site, caller)).await;
    drop(here);
    metrics::gauge!("kamidana_sockets").decrement(1.0);
    if let Err(Some(goodbye)) = ended {
        // They may be gone already.
        let _ = close(socket, goodbye).await;
    }
}

/// Says why it ends, and lets that arrive.
async fn close(mut socket: WebSocket, Goodbye { code, reason }: Goodbye) -> Result<(), Ended> {
    let bye = FromServer::Bye {
        reason: reason.into(),
        again_in: AGAIN_IN,
    };
    send(&mut socket, text_message(bye.text())).await?;
    let frame = CloseFrame {
        code,
        reason: reason.into(),
    };
    send(&mut socket, Message::Close(Some(frame))).await?;
    let until_closed = async {
        let mut read = 0;
        while let Some(Ok(message)) = socket.recv().await {
            read += message.into_data().len();
            if read > DRAIN_BYTES {
                return;
            }
        }
    };
    timeout(DRAIN_TIMEOUT, until_closed)
        .await
        .map_err(|_| Some(TOO_SLOW))
}

/// `Err(None)` if the other side has gone.
type Ended = Option<Goodbye>;

/// The text is looked at, but not copied.
fn text_message(text: Text) -> Message {
    Message::Text(Utf8Bytes::try_from(text.into_bytes()).unwrap_or_default())
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), Ended> {
    match timeout(SEND_TIMEOUT, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(None),
        Err(_) => Err(Some(TOO_SLOW)),
    }
}

async fn converse(socket: &mut WebSocket, site: Site, caller: Caller) -> Result<(), Ended> {
    let hub = site.hub().clone();
    let closing = hub.closing();
    let ping = site.settings().ping;
    let person = caller.account.as_ref().map(|account| account.id);
    let hello = FromServer::Hello {
        you: caller.account.as_ref().map(Account::person),
        now: now(),
    };
    let mut own = own_listener(&hub, person).await;
    let muted = match person {
        Some(person) => hub.store().muted(person).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let (sender, mut outgoing) = mpsc::channel(OUTGOING_QUEUE);
    let mut connection = Connection {
        credit: site.is_limited().then(MessageCredit::new),
        site,
        caller,
        sender,
        behind: CancellationToken::new(),
        watches: HashMap::new(),
        muted,
        lobby: None,
        glimpses: StreamMap::new(),
        glimpsed: HashMap::new(),
        trips: RoundTrips::default(),
    };
    send(socket, text_message(hello.text())).await?;
    let mut pings = interval(ping);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut pinged: Option<Instant> = None;
    let mut beats: u32 = 0;
    loop {
        tokio::select! {
            message = socket.recv() => match message {
                Some(Ok(Message::Text(text))) => {
                    connection.take_credit()?;
                    if let Some(answer) = connection.receive(&text).await {
                        send(socket, text_message(answer.text())).await?;
                    }
                }
                Some(Ok(Message::Pong(_))) => match pinged.take() {
                    Some(sent) => connection.trips.measure(sent.elapsed()),
                    None => connection.take_credit()?,
                },
                Some(Ok(Message::Ping(_))) => connection.take_credit()?,
                Some(Ok(Message::Binary(_))) => return Err(Some(NO_TEXT)),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
            },
            Some(text) = outgoing.recv() => send(socket, text_message(text)).await?,
            Some(text) = next_list(connection.lobby.as_mut()) => {
                send(socket, text_message(text)).await?;
            }
            Some((table, picture)) = connection.glimpses.next() => {
                if let Some(text) = connection.new_picture(table, picture) {
                    send(socket, text_message(text)).await?;
                }
            }
            heard = hear(own.as_mut()) => match heard {
                Some(Heard::Note(Note::Concerns { table, progress })) => {
                    let concerns = FromServer::Concerns { table, progress };
                    send(socket, text_message(concerns.text())).await?;
                }
                Some(Heard::Note(Note::SignedOut)) => return Err(Some(SIGNED_OUT)),
                Some(Heard::Gap) => connection.still_welcome().await?,
                Some(Heard::Note(_)) => {}
                None => own = None,
            },
            _ = pings.tick() => {
                if pinged.is_some_and(|sent| sent.elapsed() > ping) {
                    return Err(Some(SILENT));
                }
                if pinged.is_none() {
                    pinged = Some(Instant::now());
                    send(socket, Message::Ping(axum::body::Bytes::new())).await?;
                }
                beats += 1;
                if beats.is_multiple_of(PINGS_A_LOOK) {
                    connection.still_welcome().await?;
                }
            }
            () = connection.behind.cancelled() => return Err(Some(TOO_SLOW)),
            () = closing.cancelled() => return Err(Some(STOPPING)),
        }
    }
}

async fn own_listener(hub: &Hub, person: Option<PersonId>) -> Option<Box<dyn Listener>> {
    hub.bus().listen(Topic::Person(person?)).await.ok()
}

async fn hear(listener: Option<&mut Box<dyn Listener>>) -> Option<Heard> {
    match listener {
        Some(listener) => listener.hear().await,
        None => std::future::pending().await,
    }
}

async fn next_list(lobby: Option<&mut watch::Receiver<Text>>) -> Option<Text> {
    match lobby {
        Some(lobby) => {
            lobby.changed().await.ok()?;
            let text = lobby.borrow_and_update().clone();
            (!text.is_empty()).then_some(text)
        }
        None => std::future::pending().await,
    }
}

impl Connection {
    fn take_credit(&self) -> Result<(), Ended> {
        match &self.credit {
            Some(credit) if !credit.take() => Err(Some(TOO_FAST)),
            _ => Ok(()),
        }
    }

    /// After a gap, and now and then: whether they were signed out meanwhile.
    async fn still_welcome(&mut self) -> Result<(), Ended> {
        if self.caller.is_still_welcome(&self.site).await {
            Ok(())
        } else {
            Err(Some(SIGNED_OUT))
        }
    }

    /// Does what a message says; the answer, if there is one at once.
    async fn receive(&mut self, text: &str) -> Option<FromServer> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return Some(FromServer::refused(0, "malformed", error)),
        };
        match message {
            FromClient::Watch {
                table,
                have,
                heard,
                tag,
            } => self.watch(table, have, heard, tag).await,
            FromClient::Leave { table } => {
                self.watches.remove(&table);
                None
            }
            FromClient::Act {
                table,
                seen,
                action,
                tag,
            } => {
                let actor = match self.check(Scope::Play, Deed::Move, tag) {
                    Ok(account) => Actor::Person(account.id),
                    Err(refused) => return Some(refused),
                };
                let lag = self.trips.fastest_millis();
                let done = self.site.hub().act(table, actor, seen, action, lag).await;
                Some(answer(tag, done))
            }
            FromClient::Want {
                table,
                wanted,
                key,
                tag,
            } => {
                let account = match self.check(Scope::Play, Deed::Move, tag) {
                    Ok(account) => account,
                    Err(refused) => return Some(refused),
                };
                let done = self.site.want(account, table, wanted, key).await;
                Some(answer(tag, done))
            }
            FromClient::Say { table, text, tag } => {
                let person = match self.check(Scope::Chat, Deed::Chat, tag) {
                    Ok(account) => account.person(),
                    Err(refused) => return Some(refused),
                };
                match chat::say(self.site.hub(), table, person, &text).await {
                    Ok(line) => Some(FromServer::Done {
                        tag,
                        number: line.number,
                    }),
                    Err(SayError::Hub(error)) => Some(answer(tag, Err(error))),
                    Err(error) => Some(FromServer::refused(tag, "chat", error)),
                }
            }
            FromClient::Lobby { on } => {
                self.lobby = on.then(|| self.site.lobby().watch());
                None
            }
            FromClient::Glimpse { tables, tag } => self.glimpse(tables, tag),
            FromClient::Ping { tag } => Some(FromServer::Pong { tag, now: now() }),
        }
    }

    /// Shows small pictures of these tables and of no others.
    fn glimpse(&mut self, tables: Vec<TableId>, tag: u32) -> Option<FromServer> {
        if tables.len() > MOST_GLIMPSED {
            let detail = "look at fewer tables at once";
            return Some(FromServer::refused(tag, "too-many", detail));
        }
        let wanted: HashSet<TableId> = tables.into_iter().collect();
        let seen: Vec<TableId> = self.glimpsed.keys().copied().collect();
        for table in seen.into_iter().filter(|table| !wanted.contains(table)) {
            self.glimpsed.remove(&table);
        }
        let shown: Vec<TableId> = self.glimpses.keys().copied().collect();
        for table in shown.into_iter().filter(|table| !wanted.contains(table)) {
            self.glimpses.remove(&table);
        }
        let is_known = |table: &TableId| {
            self.glimpsed.contains_key(table) || self.glimpses.contains_key(table)
        };
        let new: Vec<TableId> = wanted
            .into_iter()
            .filter(|table| !is_known(table))
            .collect();
        if new.is_empty() {
            return None;
        }
        let (limiter, person) = (self.site.limiter(), self.caller.eyes());
        if let Err(wait) = limiter.check(Deed::Search, person, self.caller.address) {
            return Some(FromServer::refused(tag, "too-many", wait));
        }
        for table in new {
            let pictures = self.site.glimpses().watch(table);
            self.glimpses.insert(table, pictures);
        }
        None
    }

    /// What is to be sent of a picture, if they have not seen it.
    fn new_picture(&mut self, table: TableId, picture: Arc<Glimpsed>) -> Option<Text> {
        let person = self.caller.eyes();
        let sight = picture.seen_by(person);
        let seen = self.glimpsed.get(&table);
        let is_new = seen.is_none_or(|seen| !sight.is_as(seen.seen_by(person)));
        let text = is_new.then(|| sight.text.clone());
        self.glimpsed.insert(table, picture);
        text
    }

    /// Who does something, if they may do it now.
    fn check(&self, scope: Scope, deed: Deed, tag: u32) -> Result<&Account, FromServer> {
        let Some(account) = &self.caller.account else {
            let detail = "sign in first, or play as a guest";
            return Err(FromServer::refused(tag, "unauthorised", detail));
        };
        if !self.caller.holds(scope) {
            let detail = format!("this token was not made for {:?}", scope.name());
            return Err(FromServer::refused(tag, "forbidden", detail));
        }
        let limiter = self.site.limiter();
        match limiter.check(deed, Some(account.id), self.caller.address) {
            Ok(()) => Ok(account),
            Err(wait) => Err(FromServer::refused(tag, "too-many", wait)),
        }
    }

    async fn watch(
        &mut self,
        table: TableId,
        have: Option<Have>,
        heard: u32,
        tag: u32,
    ) -> Option<FromServer> {
        if self.watches.len() >= MOST_WATCHED && !self.watches.contains_key(&table) {
            let detail = "leave another table first";
            return Some(FromServer::refused(tag, "too-many", detail));
        }
        // A second watch takes the place of the first.
        self.watches.remove(&table);
        let watcher = Watcher {
            person: self.caller.eyes(),
            muted: self.muted.clone(),
            sender: self.sender.clone(),
            behind: self.behind.clone(),
        };
        match self.site.hub().watch(table, watcher, have).await {
            Ok(watch) => self.watches.insert(table, watch),
            Err(error) => return Some(answer(tag, Err(error))),
        };
        let lines = chat::lines(self.site.hub(), table, heard, &self.muted).await;
        (!lines.is_empty()).then_some(FromServer::Said { table, lines })
    }
}

fn answer(tag: u32, done: Result<u32, HubError>) -> FromServer {
    match done {
        Ok(number) => FromServer::Done { tag, number },
        Err(error) => FromServer::refused_there(tag, error),
    }
}
