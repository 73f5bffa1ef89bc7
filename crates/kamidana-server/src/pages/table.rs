//! What is said of a table: to whoever gets a link to it, and to whoever reads without a script.

use super::{
    content::{Page, Words, picture_of, to_home},
    html::Html,
};
use crate::{
    EndReason, Ending, HubError, Person, Problem, Sitter, Speed, Stage, Summary, Table, TableId,
    TimeControl, Wish, showcase::Gap, site::Site,
};

/// What everybody may know of a table, and whether they were invited.
struct Seen {
    summary: Summary,
    by: Person,
    /// Whether they came by the link of an invited player.
    invited: bool,
    /// What was done, of a game without secrets.
    moves: Vec<String>,
    /// Whether there is something to see.
    has_view: bool,
}

impl Seen {
    fn of(table: &Table, id: TableId, key: Option<&str>) -> Self {
        let open = !table.game().has_secrets();
        Self {
            summary: table.summary(id),
            by: table.creator().clone(),
            invited: key.is_some_and(|key| key == table.key()),
            moves: if open { table.moves(0) } else { Vec::new() },
            has_view: !table.is_covered(),
        }
    }
}

pub(super) async fn page(
    site: &Site,
    words: Words<'_>,
    id: TableId,
    key: Option<&str>,
) -> Result<Page, Problem> {
    let key = key.map(str::to_owned);
    let seen = site
        .hub()
        .look(id, move |table| Seen::of(table, id, key.as_deref()));
    let seen = match seen.await {
        Err(HubError::NoTable) => return Ok(missing(words)),
        seen => seen?,
    };
    let summary = &seen.summary;
    let game = kamidana_game::game(&summary.game);
    let title = game.map_or(summary.game.as_str(), |game| game.title());
    let kind = kind(words, summary);
    let players = players(words, summary);
    let (title, description) = match summary.stage {
        Stage::Waiting => waiting(words, &seen, title, &kind),
        Stage::Running => (
            format!("{} · {title}", players.join(" – ")),
            words.fill("page-table-running", &[("kind", kind.clone().into())]),
        ),
        Stage::Over => (
            format!("{} · {title}", players.join(" – ")),
            format!("{} {kind}", ending(words, summary, &players)),
        ),
    };
    let picture = if seen.has_view {
        format!("/table/{id}/picture.png")
    } else {
        picture_of(&summary.game)
    };
    let page = Page::new(&title, &description);
    let body = page
        .body
        .list(roles(words, summary, &players))
        .image(&picture, &title);
    Ok(Page {
        // The address with its key is what was sent, and has to stay it.
        canonical: (summary.stage != Stage::Waiting).then(|| format!("/table/{id}")),
        // Whoever has the link of a private table may look; nobody else finds it.
        listed: summary.public && summary.stage == Stage::Over,
        picture,
        body: told(words, body, &seen.moves),
        ..page
    })
}

pub(super) fn missing(words: Words<'_>) -> Page {
    let page = Page::missing(
        &words.say("table-missing"),
        &words.say("table-missing-text"),
    );
    Page {
        body: page.body.links([to_home(words)]),
        ..page
    }
}

/// The moves, as far as everybody may know them.
fn told(words: Words<'_>, body: Html, moves: &[String]) -> Html {
    if moves.is_empty() {
        return body;
    }
    body.text("h2", &words.say("moves"))
        .text("p", &moves.join(" "))
}

/// An invitation, for whom it is meant, or that somebody is waited for.
fn waiting(words: Words<'_>, seen: &Seen, game: &str, kind: &str) -> (String, String) {
    let named = [
        ("name", person_name(words, &seen.by).into()),
        ("game", game.into()),
    ];
    let seats = seen.summary.wishes.iter().zip(&seen.summary.sitters);
    let mut free = seats.enumerate().filter(|(_, (wish, sitter))| {
        let offered = match wish {
            Wish::Invited => seen.invited,
            Wish::Open => true,
            Wish::Me { .. } | Wish::Asked { .. } | Wish::Level { .. } => false,
        };
        offered && sitter.is_none()
    });
    let Some((seat, _)) = free.next() else {
        return (
            format!("{game} · {}", words.say("status-waiting")),
            kind.into(),
        );
    };
    let title = if seen.invited {
        words.fill("invited-title", &named)
    } else {
        words.fill("invited-open", &named)
    };
    // With more than one seat free there is no side yet.
    if free.next().is_some() {
        return (title, kind.into());
    }
    let side = role(words, &seen.summary, seat);
    let side = words.fill("invited-side", &[("side", side.into())]);
    (title, format!("{kind}. {side}"))
}

/// The mode, the clock, and whether it counts.
fn kind(words: Words<'_>, summary: &Summary) -> String {
    let option = kamidana_game::game(&summary.game).and_then(|game| game.options().first());
    let mode = option.map(|option| {
        let key = format!("{}-option-{}-{}", summary.game, option.id, summary.mode);
        words.say_or(&key, &summary.mode)
    });
    let rated = if summary.rated { "rated" } else { "unrated" };
    let parts = [
        mode.unwrap_or_default(),
        time(words, summary.time),
        words.say(rated),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(" · ")
}

fn time(words: Words<'_>, time: TimeControl) -> String {
    let minutes = |seconds: u32| Gap::from((f64::from(seconds) / 60.0).to_string());
    match time {
        TimeControl::None => words.say("time-none"),
        TimeControl::Fischer { initial, increment } => words.fill(
            "time-fischer",
            &[("minutes", minutes(initial)), ("seconds", increment.into())],
        ),
        TimeControl::Byoyomi {
            initial,
            period,
            periods,
        } => words.fill(
            "time-byoyomi",
            &[
                ("minutes", minutes(initial)),
                ("seconds", period.into()),
                ("periods", u32::from(periods).into()),
            ],
        ),
        TimeControl::Correspondence { days } => {
            words.fill("time-correspondence", &[("days", u32::from(days).into())])
        }
    }
}

pub(super) const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Bullet => "speed-bullet",
        Speed::Blitz => "speed-blitz",
        Speed::Rapid => "speed-rapid",
        Speed::Classical => "speed-classical",
        Speed::Correspondence => "speed-correspondence",
    }
}

/// What a seat is called in its game.
fn role(words: Words<'_>, summary: &Summary, seat: usize) -> String {
    let number = seat as u32 + 1;
    let key = format!("{}-seat-{number}", summary.game);
    let plain = words.fill("seat-number", &[("seat", number.into())]);
    words.say_or(&key, &plain)
}

/// Who plays as what.
fn roles(words: Words<'_>, summary: &Summary, players: &[String]) -> Vec<String> {
    let seats = players.iter().enumerate();
    seats
        .map(|(seat, name)| format!("{}: {name}", role(words, summary, seat)))
        .collect()
}

/// Who sits on each seat, or is wanted there.
fn players(words: Words<'_>, summary: &Summary) -> Vec<String> {
    let seats = summary.wishes.iter().zip(&summary.sitters).enumerate();
    seats
        .map(|(place, (wish, sitter))| match (wish, sitter) {
            (Wish::Me { name: Some(name) }, _) | (Wish::Asked { name, .. }, None) => name.clone(),
            (_, Some(Sitter::Person(person))) => person_name(words, person),
            (_, Some(Sitter::Machine { level })) => {
                let before = summary.sitters.iter().take(place);
                let alike = before.filter(|other| *other == sitter).count();
                computer_name(words, &summary.game, *level, alike)
            }
            (_, None) => words.say("seat-free"),
        })
        .collect()
}

/// What a computer is called: by its level, and of several of a level by which of them it is. Games
/// whose computers have no names say the level.
fn computer_name(words: Words<'_>, game: &str, level: u8, nth: usize) -> String {
    let plain = words.fill("seat-machine", &[("level", u32::from(level).into())]);
    let first = words.say_or(&format!("{game}-player-{level}"), &plain);
    match nth {
        0 => first,
        nth => words.say_or(&format!("{game}-player-{level}-{}", nth + 1), &first),
    }
}

/// What somebody is called. Guests without a nickname have a name that we made up, so every language
/// says it in its own way.
pub(super) fn person_name(words: Words<'_>, person: &Person) -> String {
    let number = person.name.strip_prefix("Guest ");
    match (&person.nickname, number) {
        (Some(nickname), _) => nickname.clone(),
        (None, Some(number)) => words.fill("person-guest-number", &[("number", number.into())]),
        (None, None) => person.name.clone(),
    }
}

fn ending(words: Words<'_>, summary: &Summary, players: &[String]) -> String {
    let Some(Ending { how, winners }) = &summary.ending else {
        return String::new();
    };
    let text = match how {
        EndReason::Aborted => words.say("ending-aborted"),
        EndReason::Declined => words.say("ending-declined"),
        _ if winners.is_empty() => words.say("ending-draw"),
        _ => {
            let names = winners.iter();
            let names = names.filter_map(|seat| players.get(usize::from(seat.number()) - 1));
            let names: Vec<_> = names.cloned().collect();
            let count = Gap::from(names.len() as u32);
            words.fill(
                "ending-winner",
                &[("names", names.join(", ").into()), ("count", count)],
            )
        }
    };
    if text.ends_with('.') {
        text
    } else {
        text + "."
    }
}
