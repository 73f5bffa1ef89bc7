//! What is said at tables.

use crate::{Hub, HubError, Line, Note, Person, PersonId, TableId, Topic};

/// The longest line, in characters.
const LONGEST_LINE: usize = 300;
/// The most lines that are sent at once.
const MOST_LINES: u32 = 100;

/// Why something was not said.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum SayError {
    #[error("there is nothing to say")]
    Empty,
    #[error("a line has at most {} characters", LONGEST_LINE)]
    TooLong,
    #[error(transparent)]
    Hub(HubError),
}

/// Says something at a table.
pub(crate) async fn say(
    hub: &Hub,
    table: TableId,
    who: Person,
    text: &str,
) -> Result<Line, SayError> {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    let text = text.trim();
    if text.is_empty() {
        return Err(SayError::Empty);
    }
    if text.chars().count() > LONGEST_LINE {
        return Err(SayError::TooLong);
    }
    // A table that does not exist has no chat.
    hub.look(table, |_| ()).await.map_err(SayError::Hub)?;
    let line = Line {
        number: 0,
        at: crate::now(),
        person: who.id,
        name: who.name,
        nickname: who.nickname,
        text: text.into(),
    };
    let line = hub.store().say(table, line).await;
    let line = line.map_err(|error| SayError::Hub(error.into()))?;
    let note = Note::Said { line: line.clone() };
    hub.bus().tell(Topic::Table(table), &note).await;
    metrics::counter!("kamidana_chat_lines_total").increment(1);
    Ok(line)
}

/// What was said at a table after a line, without those somebody does not want to hear.
pub(crate) async fn lines(hub: &Hub, table: TableId, after: u32, muted: &[PersonId]) -> Vec<Line> {
    let said = hub.store().said(table, after, MOST_LINES).await;
    let said = said.unwrap_or_default().into_iter();
    said.filter(|line| !muted.contains(&line.person)).collect()
}
