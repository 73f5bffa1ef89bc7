//! What engines say, described for `OpenAPI` from the very types.

use kamidana_game::schema::{NamedSchema, TaggedSchema};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, schema::Schema},
};

use crate::machines;

/// [`Machine::insight`](crate::Machine::insight): the insights of all games.
#[derive(Clone, Copy, Debug)]
pub struct Insight;

/// [`Machine::outlook`](crate::Machine::outlook): the outlooks of all games.
#[derive(Clone, Copy, Debug)]
pub struct Outlook;

fn outlooks() -> impl Iterator<Item = TaggedSchema> {
    machines()
        .iter()
        .filter_map(|machine| machine.outlook_schema())
}

impl PartialSchema for Outlook {
    fn schema() -> RefOr<Schema> {
        let all: Vec<_> = outlooks().collect();
        TaggedSchema::one_of(&all, "What choices lead to at once; `kind` says which.")
    }
}

impl ToSchema for Outlook {
    fn schemas(schemas: &mut Vec<NamedSchema>) {
        schemas.extend(outlooks().flat_map(TaggedSchema::into_schemas));
    }
}

fn insights() -> impl Iterator<Item = TaggedSchema> {
    machines()
        .iter()
        .filter_map(|machine| machine.insight_schema())
}

impl PartialSchema for Insight {
    fn schema() -> RefOr<Schema> {
        let all: Vec<_> = insights().collect();
        TaggedSchema::one_of(
            &all,
            "What a glance at a position tells; `kind` says which.",
        )
    }
}

impl ToSchema for Insight {
    fn schemas(schemas: &mut Vec<NamedSchema>) {
        schemas.extend(insights().flat_map(TaggedSchema::into_schemas));
    }
}
