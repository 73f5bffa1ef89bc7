//! Tables in a list, with the ratings of those who sit there.

use std::collections::HashMap;

use crate::{
    Hub, Kind, Ladder, Listed, PersonId, SeatRating, Sitter, Store, Stored, Summary, rating,
};

/// Tables as a list shows them: whose turn it is, and the ratings of those who sit there.
pub(crate) async fn listed(hub: &Hub, mut tables: Vec<Summary>) -> Stored<Vec<Listed>> {
    hub.tell_turns(&mut tables).await;
    with_ratings(&**hub.store(), tables).await
}

/// The tables with the ratings of all who sit at them: one question for the whole list.
pub(crate) async fn with_ratings(store: &dyn Store, tables: Vec<Summary>) -> Stored<Vec<Listed>> {
    let mut people: Vec<PersonId> = tables.iter().flat_map(rated_people).collect();
    people.sort_unstable();
    people.dedup();
    let found = store.ratings_of_all(&people).await?;
    let ratings: HashMap<(PersonId, Ladder), SeatRating> = found
        .iter()
        .map(|rating| ((rating.person, rating.ladder.clone()), rating.into()))
        .collect();
    let listed = |table: Summary| {
        let ladder = rating::ladder(&table);
        let seat = |sitter: &Option<Sitter>| match sitter {
            Some(Sitter::Person(person)) => ratings.get(&(person.id, ladder.clone())).copied(),
            Some(Sitter::Machine { .. }) | None => None,
        };
        Listed {
            ratings: table.sitters.iter().map(seat).collect(),
            table,
        }
    };
    Ok(tables.into_iter().map(listed).collect())
}

/// Those at a table who can have a rating.
pub(crate) fn rated_people(table: &Summary) -> Vec<PersonId> {
    let sitters = table.sitters.iter().flatten();
    let rated = sitters.filter_map(|sitter| match sitter {
        Sitter::Person(person) if person.account != Kind::Guest => Some(person.id),
        Sitter::Person(_) | Sitter::Machine { .. } => None,
    });
    rated.collect()
}
