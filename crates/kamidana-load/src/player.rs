//! Two people who play one game after the other, anything that is legal.
//!
//! Messages are not parsed: the few fields that matter are found in the text, so that the
//! generator leaves the processors to the server.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures::{SinkExt, StreamExt};
use tokio::{sync::watch, time::sleep_until};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::{figures::Figures, guests::Socket};

/// How long the server may take for anything.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);

/// The tag of moves; everything else has none.
const MOVE: &str = "1";

/// When a pair moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// From the start until the first move.
    pub(crate) offset: Duration,
    pub(crate) interval: Duration,
    /// No move is sent so long after the start.
    pub(crate) lasts: Duration,
}

/// What everybody does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Phase {
    /// Wait until all are there.
    Gather,
    /// Play, since this moment.
    Play(Instant),
    /// Go home.
    Leave,
}

/// A person with a socket, and what they know.
#[derive(Debug)]
pub(crate) struct Player {
    socket: Socket,
    table: String,
    /// The table before it.
    before: String,
    /// The number of the table's last event; 0 before anything is known.
    number: u32,
    seen: u32,
    /// What they do next, if it is their turn.
    action: Option<String>,
    over: bool,
}

impl Player {
    pub(crate) fn new(socket: Socket) -> Self {
        Self {
            socket,
            table: String::new(),
            before: String::new(),
            number: 0,
            seen: 0,
            action: None,
            over: false,
        }
    }

    async fn send(&mut self, text: String) -> Result<(), String> {
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| format!("not sent: {error}"))
    }

    /// Looks at a table, and no longer at the one before.
    pub(crate) async fn watch(&mut self, table: &str) -> Result<(), String> {
        self.before = std::mem::replace(&mut self.table, table.into());
        if !self.before.is_empty() {
            let before = &self.before;
            self.send(format!(r#"{{"type":"leave","table":"{before}"}}"#))
                .await?;
        }
        self.number = 0;
        self.over = false;
        self.send(format!(r#"{{"type":"watch","table":"{table}"}}"#))
            .await
    }

    async fn act(&mut self, action: &str) -> Result<(), String> {
        let (table, seen) = (&self.table, self.seen);
        self.send(format!(
            r#"{{"type":"act","table":"{table}","seen":{seen},"action":"{action}","tag":{MOVE}}}"#
        ))
        .await
    }

    async fn play_again(&mut self) -> Result<(), String> {
        let table = &self.table;
        let wanted = r#"{"want":"again"}"#;
        self.send(format!(
            r#"{{"type":"want","table":"{table}","wanted":{wanted}}}"#
        ))
        .await
    }
}

/// A move on its way.
#[derive(Debug)]
struct Sent {
    at: Instant,
    by: usize,
    /// The number of the table's last event before it.
    number: u32,
    arrived: bool,
    done: bool,
}

/// Two people at a table.
#[derive(Debug)]
pub(crate) struct Pair {
    players: [Player; 2],
    sent: Option<Sent>,
    /// Since when they have waited for the next game.
    waiting: Option<Instant>,
    random: u64,
}

impl Pair {
    pub(crate) fn new(players: [Player; 2], number: u32) -> Self {
        Self {
            players,
            sent: None,
            // They have just asked for their first table.
            waiting: Some(Instant::now()),
            random: u64::from(number) + 1,
        }
    }

    /// Plays until told to stop.
    pub(crate) async fn play(
        mut self,
        pace: Pace,
        figures: Arc<Figures>,
        phase: watch::Receiver<Phase>,
    ) {
        if let Err(error) = self.go_on(pace, &figures, phase).await {
            figures.error(&error);
        }
    }

    async fn go_on(
        &mut self,
        pace: Pace,
        figures: &Figures,
        mut phase: watch::Receiver<Phase>,
    ) -> Result<(), String> {
        // When the next move is due; nothing before the start and after the end.
        let mut due = None;
        let mut end = Instant::now();
        loop {
            let turn = self.mover().zip(due);
            let waits = self.sent.as_ref().map(|sent| sent.at).or(self.waiting);
            let alarm = match turn {
                Some((_, due)) => Some(due),
                None => waits.map(|since| since + ANSWER_TIMEOUT),
            };
            let [first, second] = &mut self.players;
            let (who, message) = tokio::select! {
                message = first.socket.next() => (0, message),
                message = second.socket.next() => (1, message),
                () = until(alarm) => {
                    let Some((mover, planned)) = turn else {
                        return Err("no answer in ten seconds".into());
                    };
                    // Whoever could not keep the pace does not make up for it after the end.
                    if Instant::now() >= end {
                        due = None;
                        continue;
                    }
                    figures.late(planned.elapsed());
                    self.act(mover).await?;
                    due = Some(planned + pace.interval).filter(|next| *next < end);
                    continue;
                }
                _ = phase.changed() => match *phase.borrow_and_update() {
                    Phase::Gather => continue,
                    Phase::Play(start) => {
                        end = start + pace.lasts;
                        due = Some(start + pace.offset);
                        continue;
                    }
                    Phase::Leave => break,
                },
            };
            match message {
                Some(Ok(Message::Text(text))) => self.hear(who, &text, figures).await?,
                Some(Ok(Message::Close(_)) | Err(Error::ConnectionClosed)) | None => {
                    return Err("the server has hung up".into());
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(format!("connection: {error}")),
            }
        }
        match self.sent {
            Some(_) => Err("a move without an answer".into()),
            None => Ok(()),
        }
    }

    /// Who acts next, once both have seen everything.
    fn mover(&self) -> Option<usize> {
        let [first, second] = &self.players;
        let settled = self.sent.is_none() && self.waiting.is_none();
        let agree = first.number == second.number && first.table == second.table;
        let mover = self
            .players
            .iter()
            .position(|player| player.action.is_some());
        mover.filter(|_| settled && agree)
    }

    async fn act(&mut self, mover: usize) -> Result<(), String> {
        let player = &mut self.players[mover];
        let Some(action) = player.action.take() else {
            return Ok(());
        };
        self.sent = Some(Sent {
            at: Instant::now(),
            by: mover,
            number: player.number,
            arrived: false,
            done: false,
        });
        player.act(&action).await
    }

    async fn hear(&mut self, who: usize, text: &str, figures: &Figures) -> Result<(), String> {
        let kind = text_after(text, r#"{"type":""#).unwrap_or_default();
        match kind {
            "table" => {
                self.hear_table(who, text, figures);
                self.settle();
                self.end_game(figures).await?;
            }
            "done" if number_after(text, r#""tag":"#) == MOVE.parse().ok() => {
                if let Some(sent) = &mut self.sent {
                    figures.done(sent.at.elapsed());
                    sent.done = true;
                }
                self.settle();
            }
            "concerns" => {
                // There is only one other table that can concern them: the next one. What is said
                // last of the one before may come after it.
                let table = text_after(text, r#""table":""#).unwrap_or_default();
                let player = &mut self.players[who];
                if table != player.table && table != player.before {
                    player.watch(table).await?;
                }
            }
            "refused" | "bye" => {
                let why = text_after(text, r#""code":""#);
                let why = why.or(text_after(text, r#""reason":""#));
                figures.error(&format!("{kind}: {}", why.unwrap_or("nobody knows why")));
            }
            _ => {}
        }
        Ok(())
    }

    fn hear_table(&mut self, who: usize, text: &str, figures: &Figures) {
        let random = self.random();
        let player = &mut self.players[who];
        if text_after(text, r#"{"id":""#) != Some(&player.table) {
            return;
        }
        player.number = number_after(text, r#""number":"#).unwrap_or(0);
        player.seen = number_after(text, r#""seen":"#).unwrap_or(0);
        player.over = text.contains(r#""stage":"over""#);
        player.action = None;
        if !player.over {
            player.action = choose(text, random);
        }
        if let Some(sent) = &mut self.sent
            && sent.by != who
            && !sent.arrived
            && player.number > sent.number
        {
            figures.arrived(sent.at.elapsed());
            sent.arrived = true;
        }
    }

    /// Notes that a move, or the wait for a game, has come to its end.
    fn settle(&mut self) {
        let all_after = |number| self.players.iter().all(|player| player.number > number);
        if let Some(sent) = &self.sent
            && sent.arrived
            && sent.done
            && all_after(sent.number)
        {
            self.sent = None;
        }
        let [first, second] = &self.players;
        if all_after(0) && !first.over && !second.over && first.table == second.table {
            self.waiting = None;
        }
    }

    /// If both know that the game is over, they want another.
    async fn end_game(&mut self, figures: &Figures) -> Result<(), String> {
        let over = self.players.iter().all(|player| player.over);
        if over && self.waiting.is_none() {
            figures.game_over();
            self.waiting = Some(Instant::now());
            for player in &mut self.players {
                player.play_again().await?;
            }
        }
        Ok(())
    }

    /// Xorshift: any number will do.
    fn random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }
}

async fn until(alarm: Option<Instant>) {
    match alarm {
        Some(at) => sleep_until(at.into()).await,
        None => std::future::pending().await,
    }
}

/// What stands between this and the next quotation mark.
fn text_after<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split('"').next()
}

/// The number that stands behind this.
fn number_after(text: &str, before: &str) -> Option<u32> {
    let (_, rest) = text.split_once(before)?;
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

/// One of the choices of a view.
fn choose(text: &str, random: u64) -> Option<String> {
    let (_, choices) = text.split_once(r#""choices":{"kind":""#)?;
    if choices.starts_with("arrange") {
        return text_after(choices, r#""letters":""#).map(Into::into);
    }
    let (_, actions) = choices.split_once(r#""actions":["#)?;
    let (actions, _) = actions.split_once(']')?;
    let count = actions.split(',').count() as u64;
    let action = actions.split(',').nth((random % count) as usize)?;
    Some(action.trim_matches('"').into()).filter(|action: &String| !action.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_of_a_message_are_found() {
        let text = r#"{"type":"table","table":{"id":"7k3m","number":12,"seen":8,"view":{"choices":{"kind":"list","actions":["d1d5","a1a2"]}}}}"#;
        assert_eq!(text_after(text, r#"{"type":""#), Some("table"));
        assert_eq!(text_after(text, r#"{"id":""#), Some("7k3m"));
        assert_eq!(number_after(text, r#""number":"#), Some(12));
        assert_eq!(choose(text, 2).as_deref(), Some("d1d5"));
        assert_eq!(choose(text, 3).as_deref(), Some("a1a2"));
    }

    #[test]
    fn who_has_no_choice_does_nothing() {
        let text = r#""choices":{"kind":"list","actions":[]}"#;
        assert_eq!(choose(text, 1), None);
    }
}
