//! Who you are: guests, accounts, sessions and tokens.

pub(crate) mod following;
pub(crate) mod me;
pub(crate) mod muted;
pub(crate) mod push;
pub(crate) mod registration;
pub(crate) mod sessions;
pub(crate) mod tokens;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Account, Kind, Note, PersonChange, PersonId, Problem, StoreError, Timestamp, Topic, name::Name,
    site::Site,
};

const DAY: i64 = 24 * 60 * 60 * 1000;

/// Somebody, as everybody may know them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct PublicPerson {
    /// The same for ever, whatever they are called.
    pub(crate) id: PersonId,
    /// What they are called.
    pub(crate) name: String,
    /// What a guest would like to be called.
    #[schema(required = true)]
    pub(crate) nickname: Option<String>,
    /// Guest, member or bot.
    pub(crate) kind: Kind,
    /// Since when they are here.
    pub(crate) created: Timestamp,
}

impl From<&Account> for PublicPerson {
    fn from(account: &Account) -> Self {
        Self {
            id: account.id,
            name: account.name.clone(),
            nickname: account.nickname.clone(),
            kind: account.kind,
            created: account.created,
        }
    }
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    /// The name.
    #[schema(example = "Amy", min_length = 2, max_length = 20)]
    pub(super) name: String,
    /// The password.
    #[schema(example = "correct horse", min_length = 8, max_length = 200)]
    pub(super) password: String,
}

/// Nobody passes for a member, whether as a guest or at a shared device.
pub(crate) async fn check_unlike_members(site: &Site, name: &Name) -> Result<(), Problem> {
    match site.hub().store().named(&name.skeleton()).await? {
        Some(account) if account.kind != Kind::Guest => Err(StoreError::NameTaken.into()),
        _ => Ok(()),
    }
}

/// Changes an account, and tells whoever has the old name in memory.
async fn rename(site: &Site, id: PersonId, change: PersonChange) -> Result<(), Problem> {
    let tables = site.hub().store().change_person(id, change).await?;
    for table in tables {
        let note = Note::Appended {
            number: 0,
            reload: true,
        };
        site.hub().bus().tell(Topic::Table(table), &note).await;
    }
    Ok(())
}
