//! Finding an opponent.
//!
//! There is no queue that a node could lose: whoever looks for a game sits down at an open table
//! that fits, or opens one. Of two who take the same seat, one finds it taken and looks on.

use std::{collections::BTreeMap, net::IpAddr, time::Duration};

use kamidana_game::{Options, game};

use crate::{
    Account, HubError, Kind, Ladder, PersonId, Problem, Rating, Refusal, Setup, SetupProblem,
    Sitter, Stage, StoreError, Summary, TableId, TableQuery, TimeControl, Timestamp, Wanted, Wish,
    rating, site::Site,
};

/// How far apart two ratings may be at once …
const NEAR: f64 = 150.0;
/// … and how much farther for every second the other waits.
const STRETCH: f64 = 10.0;
/// The tables that are read at once …
const AT_ONCE: u32 = 100;
/// … and how often: all that wait, as far as anybody can tell.
const PAGES: usize = 50;

/// A table for anybody: the creator and open seats, in an order that chance decides.
pub(crate) fn setup(
    id: String,
    options: BTreeMap<String, String>,
    time: TimeControl,
    rated: bool,
    bots: bool,
) -> Result<Setup, Refusal> {
    let known = game(&id).ok_or(Refusal::NoGame)?;
    let given = options.iter().map(|(id, value)| (&**id, &**value));
    let checked = Options::new(known.options(), given)
        .map_err(|error| Refusal::Setup(SetupProblem::Options(error.to_string())))?;
    let mut seats = vec![Wish::Open; known.seats(&checked).into()];
    if let Some(first) = seats.first_mut() {
        *first = Wish::ME;
    }
    let setup = Setup {
        game: id,
        options,
        time,
        rated,
        public: true,
        bots,
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
    address: IpAddr,
    setup: Setup,
) -> Result<TableId, Problem> {
    let alike = waiting(site, account, &setup).await?;
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
            Err(error) => return Err(error.into()),
        }
    }
    site.create(account, address, setup).await
}

/// All tables like this that wait for somebody like them, the newest first.
async fn waiting(
    site: &Site,
    account: &Account,
    setup: &Setup,
) -> Result<Vec<Summary>, StoreError> {
    let mut query = TableQuery {
        stage: Some(Stage::Waiting),
        public_only: true,
        game: Some(setup.game.clone()),
        rated: Some(setup.rated),
        limit: AT_ONCE,
        ..TableQuery::default()
    };
    let mut alike = Vec::new();
    for _ in 0..PAGES {
        let open = site.hub().store().tables(&query).await?;
        query.after = open.last().map(|last| (last.updated, last.id));
        let more = open.len() == AT_ONCE as usize;
        let fitting = |table: &Summary| fits(table, setup) && agree(table, setup, account.kind);
        alike.extend(open.into_iter().filter(fitting));
        if !more {
            break;
        }
    }
    Ok(alike)
}

/// Whether programs and people meet only where the people want that.
fn agree(table: &Summary, setup: &Setup, account: Kind) -> bool {
    let is_bot = |sitter: &Option<Sitter>| matches!(sitter, Some(Sitter::Person(person)) if person.account == Kind::Bot);
    match account {
        Kind::Bot => table.bots,
        Kind::Guest | Kind::Member => setup.bots || !table.sitters.iter().any(is_bot),
    }
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

#[cfg(test)]
mod tests {
    use kamidana_game::Seed;

    use super::*;
    use crate::{Person, Table, random};

    fn opened(by: Kind, bots: bool) -> (Summary, Setup) {
        let time = TimeControl::None;
        let game = kamidana_game::games()[0].id();
        let wanted = setup(game.into(), BTreeMap::new(), time, false, bots);
        let wanted = wanted.expect("a good setup");
        let by = Person {
            account: by,
            ..Person::new(1, "Amy")
        };
        let now = Timestamp::from_millis(0);
        let log = Table::open(wanted.clone(), &by, Seed::new([1; 32]), now);
        let table = Table::fold(&log.expect("a good setup")).expect("a good log");
        (table.summary(random::table_id()), wanted)
    }

    #[test]
    fn programs_meet_people_only_if_those_agree() {
        for (by, agreed, seeker, wants, meet) in [
            (Kind::Member, false, Kind::Guest, false, true),
            (Kind::Member, true, Kind::Guest, false, true),
            (Kind::Member, false, Kind::Bot, true, false),
            (Kind::Member, true, Kind::Bot, false, true),
            (Kind::Bot, false, Kind::Member, false, false),
            (Kind::Bot, false, Kind::Member, true, true),
            (Kind::Bot, false, Kind::Bot, false, true),
        ] {
            let (table, setup) = opened(by, agreed);
            let setup = Setup {
                bots: wants,
                ..setup
            };
            let case = format!("{by:?} ({agreed}) and {seeker:?} ({wants})");
            assert_eq!(agree(&table, &setup, seeker), meet, "{case}");
        }
    }
}
