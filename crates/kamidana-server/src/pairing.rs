//! Finding an opponent.
//!
//! There is no queue that a node could lose: whoever looks for a game sits down at an open table
//! that fits, or opens one. Of two who take the same seat, one finds it taken and looks on.

use std::{collections::BTreeMap, time::Duration};

use kamidana_game::{Options, game};

use crate::{
    Account, HubError, Ladder, PersonId, Rating, Refusal, Setup, Stage, StoreError, Summary,
    TableId, TableQuery, TimeControl, Timestamp, Wanted, Wish, rating, site::Site,
};

/// How far apart two ratings may be at once …
const NEAR: f64 = 150.0;
/// … and how much farther for every second the other waits.
const STRETCH: f64 = 10.0;
/// The tables that are looked at.
const LOOKED_AT: u32 = 100;

/// A table for anybody: the creator and open seats, in an order that chance decides.
pub(crate) fn setup(
    id: String,
    options: BTreeMap<String, String>,
    time: TimeControl,
    rated: bool,
) -> Result<Setup, Refusal> {
    let known = game(&id).ok_or(Refusal::NoGame)?;
    let given = options.iter().map(|(id, value)| (&**id, &**value));
    let checked =
        Options::new(known.options(), given).map_err(|error| Refusal::Setup(error.to_string()))?;
    let mut seats = vec![Wish::Open; known.seats(&checked).into()];
    if let Some(first) = seats.first_mut() {
        *first = Wish::Me;
    }
    let setup = Setup {
        game: id,
        options,
        time,
        rated,
        public: true,
        shuffled: true,
        seats,
    };
    setup.check()?;
    Ok(setup)
}

/// Seats somebody at a table like this.
pub(crate) async fn pair(
    site: &Site,
    account: &Account,
    setup: Setup,
) -> Result<TableId, HubError> {
    let store = site.hub().store();
    let open = store
        .tables(&TableQuery {
            stage: Some(Stage::Waiting),
            public_only: true,
            game: Some(setup.game.clone()),
            rated: Some(setup.rated),
            limit: LOOKED_AT,
            ..TableQuery::default()
        })
        .await?;
    let alike: Vec<Summary> = open
        .into_iter()
        .filter(|table| fits(table, &setup))
        .collect();
    if let Some(own) = alike
        .iter()
        .find(|table| table.people().any(|p| p == account.id))
    {
        return Ok(own.id);
    }
    // Who waits longest comes first.
    for table in alike.iter().rev() {
        if !near(site, account.id, table).await? {
            continue;
        }
        let wanted = Wanted::Sit { seat: None };
        match site.want(account, table.id, wanted, None).await {
            Ok(_) => return Ok(table.id),
            Err(HubError::Refused(_)) => {}
            Err(error) => return Err(error),
        }
    }
    site.hub().create(setup, &account.person()).await
}

/// Whether a table waits for anybody and is otherwise like this.
fn fits(table: &Summary, setup: &Setup) -> bool {
    let free = table.wishes.iter().zip(&table.sitters);
    let same = |(id, value): (&String, &String)| {
        setup.options.get(id).map_or_else(
            || default_of(&setup.game, id).as_ref() == Some(value),
            |wanted| wanted == value,
        )
    };
    table.time == setup.time
        && table.options.iter().all(same)
        && free
            .into_iter()
            .any(|(wish, sitter)| *wish == Wish::Open && sitter.is_none())
}

fn default_of(id: &str, option: &str) -> Option<String> {
    let specs = game(id)?.options();
    Some(Options::defaults(specs).get(option).to_string())
}

/// Whether somebody is about as strong as those who sit at a table.
async fn near(site: &Site, person: PersonId, table: &Summary) -> Result<bool, StoreError> {
    let ladder = rating::ladder(table);
    let mut people: Vec<PersonId> = table.people().collect();
    people.push(person);
    let ratings = site.hub().store().ratings(&people, &ladder).await?;
    let own = value(&ratings, person, &ladder);
    let waited: Duration = site.hub().now().since(table.updated);
    let reach = NEAR + STRETCH * waited.as_secs_f64();
    Ok(table
        .people()
        .all(|other| (value(&ratings, other, &ladder) - own).abs() <= reach))
}

fn value(ratings: &[Rating], person: PersonId, ladder: &Ladder) -> f64 {
    let known = ratings.iter().find(|rating| rating.person == person);
    known.map_or_else(
        || rating::new_rating(person, ladder.clone(), Timestamp::from_millis(0)).value,
        |rating| rating.value,
    )
}
