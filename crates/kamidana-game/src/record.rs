//! Records of whole games, for people and for machines.
//!
//! The text form has tags, then the game's own score sheet:
//!
//! ```text
//! [Game "the id of the game"]
//! [Length "standard"]
//! [Black "Johan"]
//! [White "Alain"]
//! [Date "2026-11-15"]
//! [Result "black 3-1"]
//!
//! Round 1  0-0
//! …
//! ```
//!
//! The JSON form has the same tags and options, what was dealt, and the actions one by one. Both
//! are checked completely when they are read: every move against the rules, the result against
//! the moves, the deals against the seed, the seed against its hash. Import and export are
//! inverse.

use std::{collections::HashSet, fmt::Write as _};

use serde_json::{Map, Value, json};

use crate::{Game, Options, Play, Seed, SheetStyle, Viewer, game};

/// Names and values, in order.
pub type Tags = Vec<(String, String)>;

/// A game with the names of its players and whatever else is said of it.
pub struct Record {
    /// Which game.
    pub game: &'static dyn Game,
    /// Its options.
    pub options: Options,
    tags: Tags,
    table_result: Option<String>,
    /// The seed everything was dealt from, if something was dealt and the seed is known.
    pub seed: Option<Seed>,
    /// The game itself, with every action played.
    pub play: Box<dyn Play>,
}

/// Something that was dealt, and the seed it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedDeal {
    /// Its number, from 0, as [`crate::Fairness`] counts.
    pub number: u32,
    /// Its seed; the hash of it was published before the first card.
    pub seed: Seed,
    /// What it gave.
    pub dealt: String,
}

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct RecordError(String);

fn wrong<T>(reason: impl Into<String>) -> Result<T, RecordError> {
    Err(RecordError(reason.into()))
}

/// The name of an option or a derived field as a tag: `forbidden-counts` → `Forbidden-counts`.
fn tag_name(id: &str) -> String {
    let mut letters = id.chars();
    letters
        .next()
        .map(|first| first.to_ascii_uppercase().to_string() + letters.as_str())
        .unwrap_or_default()
}

const GAME: &str = "Game";
const RESULT: &str = "Result";
const SEED: &str = "Seed";
const SEED_HASH: &str = "Seed-hash";
const DEAL: &str = "Deal";
/// The result of a game that is still open.
const OPEN: &str = "*";
/// The most tags that say more about a game. Nobody needs as many, and looking through so few for
/// one that is there already costs next to nothing.
const MOST_TAGS: usize = 64;

/// Tags stand on one line each.
fn one_line(name: &str, value: &str) -> Result<String, RecordError> {
    if value.chars().any(char::is_control) {
        return wrong(format!("tag {name}: a value stands on one line"));
    }
    Ok(value.into())
}

impl Record {
    /// A new game, to be played and recorded.
    pub fn start(
        game: &'static dyn Game,
        options: Options,
        seed: Seed,
    ) -> Result<Self, RecordError> {
        let play = game
            .start(&options, seed)
            .map_err(|e| RecordError(e.to_string()))?;
        let dealt = play.view(Viewer::Spectator).fairness.is_some();
        Ok(Self {
            game,
            options,
            tags: Vec::new(),
            table_result: None,
            seed: dealt.then_some(seed),
            play,
        })
    }

    /// Players, date and other tags, in order. The tags that follow from the rest (game, options,
    /// result, seed and hash, deal) are not among them.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// Says more about the game.
    pub fn add_tag(&mut self, name: &str, value: &str) -> Result<(), RecordError> {
        let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if name.is_empty() || !name.chars().all(plain) {
            return wrong(format!(
                "tag {name:?}: a name has only letters, digits and hyphens"
            ));
        }
        let derived = [GAME, RESULT, SEED, SEED_HASH, DEAL].contains(&name)
            || self.game.options().iter().any(|o| tag_name(o.id) == name);
        if derived || self.tags.iter().any(|(known, _)| known == name) {
            return wrong(format!("tag {name}: the record has it already"));
        }
        if self.tags.len() == MOST_TAGS {
            return wrong(format!("a record has at most {MOST_TAGS} tags of its own"));
        }
        self.tags.push((name.into(), one_line(name, value)?));
        Ok(())
    }

    /// Says how the game ended at the table, by resignation or on time, if the moves do not.
    pub fn end_at_table(&mut self, result: &str) -> Result<(), RecordError> {
        if let Some(known) = self.play.result() {
            return wrong(format!("the moves end in {known:?}, not in {result:?}"));
        }
        if result.is_empty() || result == OPEN {
            return wrong("a result says how the game ended");
        }
        self.table_result = Some(one_line(RESULT, result)?);
        Ok(())
    }

    /// The tags that follow from the rest, before and after the free ones.
    fn derived_tags(&self) -> [Tags; 2] {
        let mut before = vec![(GAME.to_string(), self.game.id().to_string())];
        let options = self.options.asked(self.game.options());
        before.extend(options.map(|(id, value)| (tag_name(id), value.to_string())));
        let result = self.result().unwrap_or_else(|| OPEN.into());
        let mut after = vec![(RESULT.to_string(), result)];
        if let Some(seed) = &self.seed {
            after.push((SEED.into(), seed.to_string()));
            after.push((SEED_HASH.into(), seed.commitment().to_string()));
        }
        if !self.game.sheet_shows_deals() {
            let deals = self.play.reveal().deals().into_iter();
            after.extend(deals.map(|deal| (DEAL.to_string(), deal)));
        }
        [before, after]
    }

    /// The result of the moves or, if they leave it open, of the table.
    pub fn result(&self) -> Option<String> {
        self.play.result().or_else(|| self.table_result.clone())
    }

    /// What was dealt, each with its own seed, if the seed of the table is known. A record that
    /// was read has been dealt again already.
    pub fn checked_deals(&self) -> Option<Vec<CheckedDeal>> {
        let seed = self.seed?;
        let deals = self.play.reveal().deals().into_iter();
        let checked = (0..).zip(deals).map(|(number, dealt)| CheckedDeal {
            number,
            seed: seed.of_deal(number),
            dealt,
        });
        Some(checked.collect())
    }

    /// The record for people.
    pub fn to_text(&self, style: SheetStyle) -> String {
        let [before, after] = self.derived_tags();
        let mut text = String::new();
        for (name, value) in before.iter().chain(&self.tags).chain(&after) {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            // Writing to a string cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        text.push('\n');
        text + &self.play.reveal().sheet(style)
    }

    /// The record for machines.
    pub fn to_json(&self) -> Value {
        let options: Map<String, Value> = self
            .options
            .asked(self.game.options())
            .map(|(id, value)| (id.to_string(), json!(value)))
            .collect();
        let tags: Map<String, Value> = self
            .tags
            .iter()
            .map(|(name, value)| (name.clone(), json!(value)))
            .collect();
        let mut record = json!({ "game": self.game.id(), "options": options, "tags": tags });
        if let Some(seed) = &self.seed {
            record["seed"] = json!(seed);
            record["seed_hash"] = json!(seed.commitment());
        }
        record["deals"] = json!(self.play.reveal().deals());
        record["actions"] = json!(self.play.reveal().actions());
        record["result"] = json!(self.result());
        record
    }

    /// Reads either form.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        if text.trim_start().starts_with('{') {
            let value = serde_json::from_str(text)
                .map_err(|e| RecordError(format!("this is not JSON: {e}")))?;
            Self::from_json(&value)
        } else {
            Self::from_text(text)
        }
    }

    /// Reads the form for people, in any notation.
    pub fn from_text(text: &str) -> Result<Self, RecordError> {
        let (tags, sheet) = read_tags(text)?;
        let mut parts = Parts::default();
        for (name, value) in tags {
            match name.as_str() {
                GAME => parts.game = Some(value),
                RESULT => parts.result = (value != OPEN).then_some(value),
                SEED => parts.seed = Some(value),
                SEED_HASH => parts.seed_hash = Some(value),
                DEAL => parts.deals.push(value),
                _ => parts.tags.push((name, value)),
            }
        }
        let game = parts.game()?;
        let is_option = |name: &str| game.options().iter().find(|o| tag_name(o.id) == name);
        let mut tags = Tags::new();
        for (name, value) in std::mem::take(&mut parts.tags) {
            match is_option(&name) {
                Some(option) => parts.options.push((option.id.into(), value)),
                None => tags.push((name, value)),
            }
        }
        parts.tags = tags;
        let options = parts.checked_options(game)?;
        let play = game
            .read_sheet(&options, &parts.deals, &sheet)
            .map_err(RecordError)?;
        parts.check(game, options, play)
    }

    /// Reads the form for machines.
    pub fn from_json(value: &Value) -> Result<Self, RecordError> {
        let Some(fields) = value.as_object() else {
            return wrong("a record is a JSON object");
        };
        let mut parts = Parts::default();
        for (name, value) in fields {
            match name.as_str() {
                "game" => parts.game = Some(text_of(name, value)?),
                "options" => parts.options = texts_by_name(name, value)?,
                "tags" => parts.tags = texts_by_name(name, value)?,
                "seed" => parts.seed = Some(text_of(name, value)?),
                "seed_hash" => parts.seed_hash = Some(text_of(name, value)?),
                "deals" => parts.deals = texts_of(name, value)?,
                "actions" => parts.actions = texts_of(name, value)?,
                "result" if value.is_null() => {}
                "result" => parts.result = Some(text_of(name, value)?),
                _ => return wrong(format!("{name}: a record has no such field")),
            }
        }
        let game = parts.game()?;
        let options = parts.checked_options(game)?;
        let mut play = game.dealt(&options, &parts.deals).map_err(RecordError)?;
        for (index, action) in parts.actions.iter().enumerate() {
            play.apply(action)
                .map_err(|e| RecordError(format!("action {index} ({action}): {e}")))?;
        }
        parts.check(game, options, play)
    }
}

/// What was read, before it is checked.
#[derive(Default)]
struct Parts {
    game: Option<String>,
    options: Tags,
    tags: Tags,
    seed: Option<String>,
    seed_hash: Option<String>,
    deals: Vec<String>,
    actions: Vec<String>,
    result: Option<String>,
}

impl Parts {
    fn game(&self) -> Result<&'static dyn Game, RecordError> {
        let Some(id) = &self.game else {
            return wrong("the record does not say which game it is");
        };
        game(id).map_or_else(|| wrong(format!("there is no game called {id:?}")), Ok)
    }

    fn checked_options(&self, game: &dyn Game) -> Result<Options, RecordError> {
        let given = self.options.iter().map(|(id, v)| (id.as_str(), v.as_str()));
        Options::new(game.options(), given).map_err(|e| RecordError(e.to_string()))
    }

    fn check(
        self,
        game: &'static dyn Game,
        options: Options,
        play: Box<dyn Play>,
    ) -> Result<Record, RecordError> {
        let dealt = play.reveal().deals();
        if !self.deals.is_empty() && self.deals != dealt {
            return wrong("the deals of the record are not those of the game");
        }
        let mut record = Record {
            game,
            options,
            tags: Tags::new(),
            table_result: None,
            seed: None,
            play,
        };
        for (name, value) in &self.tags {
            record.add_tag(name, value)?;
        }
        // A game that is decided on the board has that result and no other; an open one may have
        // ended at the table, which the rules know nothing of.
        if let Some(told) = self
            .result
            .filter(|told| record.play.result().as_ref() != Some(told))
        {
            record.end_at_table(&told)?;
        }
        match self.seed {
            Some(text) => {
                let seed: Seed = text
                    .parse()
                    .map_err(|e| RecordError(format!("seed: {e}")))?;
                check_seed(&seed, self.seed_hash.as_deref(), &record)?;
                record.seed = Some(seed);
            }
            None if self.seed_hash.is_some() => return wrong("the hash of a seed, but no seed"),
            None => {}
        }
        Ok(record)
    }
}

/// Deals again from the seed and compares.
fn check_seed(seed: &Seed, hash: Option<&str>, record: &Record) -> Result<(), RecordError> {
    if hash.is_some_and(|hash| hash != seed.commitment().to_string()) {
        return wrong("the seed does not have that hash");
    }
    let mut again = Record::start(record.game, record.options.clone(), *seed)?;
    if again.seed.is_none() {
        return wrong("a seed, but nothing was dealt from it");
    }
    let misfit = || RecordError("dealing again from the seed gives something else".into());
    for action in record.play.reveal().actions() {
        again.play.apply(&action).map_err(|_| misfit())?;
    }
    // The seeded game may already have dealt the next round, which the record does not show.
    let dealt = record.play.reveal().deals();
    if again.play.reveal().deals().starts_with(&dealt) {
        Ok(())
    } else {
        Err(misfit())
    }
}

/// Splits the tags from the sheet.
fn read_tags(text: &str) -> Result<(Tags, String), RecordError> {
    let mut tags = Tags::new();
    let mut names = HashSet::new();
    let mut lines = text.lines().enumerate().peekable();
    while let Some((index, line)) = lines.peek() {
        let line = line.trim();
        if line.is_empty() && tags.is_empty() {
            lines.next();
            continue;
        }
        if !line.starts_with('[') {
            break;
        }
        let Some(tag) = read_tag(line) else {
            let number = index + 1;
            return wrong(format!("line {number}: a tag is written [Name \"value\"]"));
        };
        if tag.0 != DEAL && !names.insert(tag.0.clone()) {
            return wrong(format!("line {}: a second {} tag", index + 1, tag.0));
        }
        tags.push(tag);
        lines.next();
    }
    let sheet: Vec<&str> = lines.map(|(_, line)| line).collect();
    Ok((tags, sheet.join("\n")))
}

fn read_tag(line: &str) -> Option<(String, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix("\"]")?;
    let (name, quoted) = inner.split_once(" \"")?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => value.push(letters.next().filter(|c| matches!(c, '\\' | '"'))?),
            '"' => return None,
            _ => value.push(letter),
        }
    }
    Some((name.into(), value))
}

fn text_of(name: &str, value: &Value) -> Result<String, RecordError> {
    match value.as_str() {
        Some(text) => Ok(text.into()),
        None => wrong(format!("{name}: a text is expected")),
    }
}

fn texts_of(name: &str, value: &Value) -> Result<Vec<String>, RecordError> {
    match value.as_array() {
        Some(values) => values.iter().map(|value| text_of(name, value)).collect(),
        None => wrong(format!("{name}: a list of texts is expected")),
    }
}

fn texts_by_name(name: &str, value: &Value) -> Result<Tags, RecordError> {
    match value.as_object() {
        Some(fields) => fields
            .iter()
            .map(|(key, value)| Ok((key.clone(), text_of(name, value)?)))
            .collect(),
        None => wrong(format!("{name}: an object of texts is expected")),
    }
}
