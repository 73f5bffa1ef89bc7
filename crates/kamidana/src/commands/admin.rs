//! `kamidana admin`: for those who run a site.

use std::{
    io::{BufRead as _, Write},
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::{Args, Subcommand};
use kamidana_server::{
    Account, Actor, Bus, BusError, Command as TableCommand, Hub, Kind, LocalBus, NatsBus, Note,
    PersonChange, Stage, Store, StoreError, Table, TableId, TableQuery, Timestamp, Topic,
    backup::{self, BackupError},
    name::Name,
    password::Passwords,
};

use super::serve::DatabaseArguments;
use crate::failure::Failure;

/// The tables that are read at once.
const PAGE: u32 = 200;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    database: DatabaseArguments,

    /// The NATS server of the nodes (nats://…), so that they hear at once what was done. A node
    /// that is alone with its file notices by itself.
    #[arg(long, value_name = "URL", env = "KAMIDANA_NATS")]
    nats: Option<String>,

    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Debug)]
enum AdminCommand {
    /// Make somebody an admin; a new name gets an account. The password is read from standard
    /// input.
    CreateAdmin {
        /// Who.
        name: String,
    },
    /// List tables.
    Tables {
        /// Also those that are over.
        #[arg(long)]
        all: bool,
        /// The most to list.
        #[arg(long, default_value_t = 100)]
        limit: u32,
    },
    /// Call off a game. It counts for nothing.
    Close {
        /// Which table.
        table: TableId,
    },
    /// Let somebody play no more.
    Ban {
        /// Who.
        name: String,
    },
    /// Let somebody play again.
    Unban {
        /// Who.
        name: String,
    },
    /// List what people have reported.
    Reports {
        /// The most to list.
        #[arg(long, default_value_t = 100)]
        limit: u32,
    },
    /// Write everything to a file, as it is at this moment, while the server runs. The file is
    /// read back before it gets its name, and can be restored into either kind of database.
    Backup {
        /// Where to.
        file: PathBuf,
        /// Take the place of a file that is there already.
        #[arg(long)]
        overwrite: bool,
    },
    /// Read everything from a backup into an empty database, which may be new.
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// Read every log from its beginning and see whether it is sound and fits the lists.
    Verify,
}

pub(crate) fn run(arguments: Arguments, out: &mut dyn Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let database = arguments.database.place();
        let store = match &arguments.command {
            AdminCommand::Restore { file } => {
                // Nothing is made for a backup that cannot be read.
                backup::check(file).await?;
                database.open().await?
            }
            // Whoever mistypes the name of a database hears so, and gets no new one.
            _ => database.open_existing().await?,
        };
        let bus: Arc<dyn Bus> = match &arguments.nats {
            Some(url) => Arc::new(NatsBus::connect(url, "kamidana").await?),
            None => Arc::new(LocalBus::new()),
        };
        let done = administer(&store, &bus, arguments.command, out).await;
        bus.close().await;
        store.close().await;
        done
    })
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::input(format!("the store: {error}"))
    }
}

impl From<BackupError> for Failure {
    fn from(error: BackupError) -> Self {
        let advice = match error {
            BackupError::Exists(_) => "; --overwrite replaces it",
            _ => "",
        };
        Self::input(format!("{error}{advice}"))
    }
}

impl From<BusError> for Failure {
    fn from(error: BusError) -> Self {
        Self::input(format!("the bus: {error}"))
    }
}

async fn administer(
    store: &Arc<dyn Store>,
    bus: &Arc<dyn Bus>,
    command: AdminCommand,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    match command {
        AdminCommand::CreateAdmin { name } => create_admin(store, &name, out).await,
        AdminCommand::Tables { all, limit } => tables(store, all, limit, out).await,
        AdminCommand::Close { table } => {
            let hub = Hub::new(Arc::clone(store), Arc::clone(bus));
            let closed = hub.command(table, Actor::Server, TableCommand::Abort).await;
            hub.close().await;
            closed.map_err(Failure::input)?;
            Ok(writeln!(out, "{table} is called off")?)
        }
        AdminCommand::Ban { name } => {
            ban(store, &**bus, &name, Some(kamidana_server::now()), out).await
        }
        AdminCommand::Unban { name } => ban(store, &**bus, &name, None, out).await,
        AdminCommand::Reports { limit } => {
            for report in store.reports(limit).await? {
                let line = serde_json::to_string(&report).map_err(Failure::input)?;
                writeln!(out, "{line}")?;
            }
            Ok(())
        }
        AdminCommand::Backup { file, overwrite } => {
            let count = backup::write(&**store, &file, overwrite).await?;
            Ok(writeln!(
                out,
                "{count} rows written to {} and read back",
                file.display()
            )?)
        }
        AdminCommand::Restore { file } => restore(store, &file, out).await,
        AdminCommand::Verify => verify(store, out).await,
    }
}

async fn create_admin(
    store: &Arc<dyn Store>,
    name: &str,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let name = Name::new(name).map_err(Failure::input)?;
    if let Some(account) = store.named(&name.skeleton()).await? {
        let change = PersonChange {
            admin: Some(true),
            ..PersonChange::default()
        };
        store.change_person(account.id, change).await?;
        return Ok(writeln!(out, "{name} is an admin now")?);
    }
    let mut password = String::new();
    std::io::stdin().lock().read_line(&mut password)?;
    let password = password.trim_end_matches(['\r', '\n']);
    let hash = Passwords::default().hash(&name.to_string(), password).await;
    let admin = Account {
        id: kamidana_server::random::person_id(),
        skeleton: name.skeleton(),
        name: name.to_string(),
        nickname: None,
        kind: Kind::Member,
        password: Some(hash.map_err(Failure::input)?),
        admin: true,
        created: kamidana_server::now(),
        banned: None,
    };
    store.add_person(&admin).await?;
    Ok(writeln!(out, "{name} is a new admin")?)
}

async fn tables(
    store: &Arc<dyn Store>,
    all: bool,
    limit: u32,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let stages = if all {
        vec![None]
    } else {
        vec![Some(Stage::Running), Some(Stage::Waiting)]
    };
    for stage in stages {
        let mut query = TableQuery {
            stage,
            limit,
            ..TableQuery::default()
        };
        while query.limit > 0 {
            let found = store.search(&query).await?;
            query.limit -= found.tables.len() as u32;
            for table in found.tables {
                let line = serde_json::to_string(&table).map_err(Failure::input)?;
                writeln!(out, "{line}")?;
            }
            query.after = found.next;
            if query.after.is_none() {
                break;
            }
        }
    }
    Ok(())
}

async fn ban(
    store: &Arc<dyn Store>,
    bus: &dyn Bus,
    name: &str,
    since: Option<Timestamp>,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let skeleton = Name::skeleton_of(name);
    let account = match &skeleton {
        Some(skeleton) => store.named(skeleton).await?,
        None => None,
    };
    let account =
        account.ok_or_else(|| Failure::input(format!("there is nobody called {name:?}")))?;
    let (id, name) = (account.id, account.name);
    let change = PersonChange {
        banned: Some(since),
        ..PersonChange::default()
    };
    store.change_person(id, change).await?;
    bus.tell(Topic::Person(id), &Note::SignedOut).await;
    match since {
        Some(_) => writeln!(out, "{name} may not play any more")?,
        None => writeln!(out, "{name} may play again")?,
    }
    Ok(())
}

async fn restore(store: &Arc<dyn Store>, path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let count = store.restore(backup::read(path)?).await?;
    Ok(writeln!(out, "{count} rows read from {}", path.display())?)
}

/// Folds every log again and compares.
async fn verify(store: &Arc<dyn Store>, out: &mut dyn Write) -> Result<(), Failure> {
    let mut query = TableQuery {
        limit: PAGE,
        ..TableQuery::default()
    };
    let (mut sound, mut broken) = (0_u64, 0_u64);
    loop {
        let page = store.search(&query).await?;
        for listed in &page.tables {
            let events = store.events(listed.id, 0).await?;
            let wrong = match Table::fold(&events) {
                Err(error) => Some(error.to_string()),
                // A game may have gone on since the list was read.
                Ok(table) if table.number() > listed.number => None,
                Ok(table) if !table.summary(listed.id).is_listed_as(listed) => {
                    Some("the list says something else than the log".into())
                }
                Ok(_) => None,
            };
            match wrong {
                None => sound += 1,
                Some(why) => {
                    broken += 1;
                    writeln!(out, "{}: {why}", listed.id)?;
                }
            }
        }
        query.after = page.next;
        if query.after.is_none() {
            break;
        }
    }
    writeln!(out, "{sound} tables are sound, {broken} are not")?;
    if broken > 0 {
        return Err(Failure::input("some logs are broken"));
    }
    Ok(())
}
