//! What leaves a table, described for `OpenAPI` from the very types.

use std::fmt::Write as _;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        ObjectBuilder, OneOfBuilder, Ref, RefOr,
        schema::{AdditionalProperties, Schema, SchemaType, Type},
    },
};

use crate::{EndSpec, games};

/// A schema under its name.
pub type NamedSchema = (String, RefOr<Schema>);

/// The schema of an object with a field that says what it is, and the schemas it refers to.
#[derive(Clone)]
pub struct TaggedSchema {
    name: String,
    schemas: Vec<NamedSchema>,
}

impl TaggedSchema {
    /// The schema of a type whose JSON has this field with this value, as serde writes it for
    /// `#[serde(tag = …, rename = …)]` on a struct.
    pub fn of<T: ToSchema>(tag: &str, value: &str) -> Self {
        let name = T::name().into_owned();
        let mut schema = T::schema();
        if let RefOr::T(Schema::Object(object)) = &mut schema {
            object.properties.insert(tag.into(), constant(value));
            object.required.insert(0, tag.into());
        }
        let mut schemas = vec![(name.clone(), schema)];
        T::schemas(&mut schemas);
        Self { name, schemas }
    }

    /// An object of which only this field is known.
    pub fn unknown(tag: &str, value: &str) -> Self {
        let object = ObjectBuilder::new()
            .property(tag, constant(value))
            .required(tag)
            .additional_properties(Some(AdditionalProperties::FreeForm(true)))
            .description(Some(format!("Something of {value}.")));
        let name = format!("{}{}", value[..1].to_uppercase(), &value[1..]);
        Self {
            schemas: vec![(name.clone(), object.into())],
            name,
        }
    }

    /// One of these.
    pub fn one_of<'a>(all: impl IntoIterator<Item = &'a Self>, about: &str) -> RefOr<Schema> {
        let mut one_of = OneOfBuilder::new().description(Some(about));
        for tagged in all {
            one_of = one_of.item(Ref::from_schema_name(&tagged.name));
        }
        one_of.into()
    }

    /// All schemas, this one first.
    pub fn into_schemas(self) -> Vec<NamedSchema> {
        self.schemas
    }
}

fn constant(value: &str) -> RefOr<Schema> {
    words([value], "Says which.")
}

/// One of a few words.
fn words<'a>(values: impl IntoIterator<Item = &'a str>, about: &str) -> RefOr<Schema> {
    let word = ObjectBuilder::new()
        .schema_type(SchemaType::Type(Type::String))
        .enum_values(Some(values.into_iter().collect::<Vec<_>>()))
        .description(Some(about));
    word.into()
}

/// [`View::board`](crate::View::board): the boards of all games.
#[derive(Clone, Copy, Debug)]
pub struct Board;

impl PartialSchema for Board {
    fn schema() -> RefOr<Schema> {
        let boards: Vec<_> = games().iter().map(|game| game.board_schema()).collect();
        TaggedSchema::one_of(&boards, "The game's own part of a view; `game` says which.")
    }
}

impl ToSchema for Board {
    fn schemas(schemas: &mut Vec<NamedSchema>) {
        for game in games() {
            schemas.extend(game.board_schema().into_schemas());
        }
    }
}

/// How somebody wins: the ids of all games' [`EndSpec`]s that are no draws.
#[derive(Clone, Copy, Debug)]
pub struct WinReason;

impl PartialSchema for WinReason {
    fn schema() -> RefOr<Schema> {
        reasons("How somebody won.", |end| !end.is_draw)
    }
}

impl ToSchema for WinReason {}

/// Why nobody wins: the ids of all games' [`EndSpec`]s that are draws.
#[derive(Clone, Copy, Debug)]
pub struct DrawReason;

impl PartialSchema for DrawReason {
    fn schema() -> RefOr<Schema> {
        reasons("Why nobody won.", |end| end.is_draw)
    }
}

impl ToSchema for DrawReason {}

fn reasons(about: &str, wanted: impl Fn(&EndSpec) -> bool) -> RefOr<Schema> {
    let mut ids = Vec::new();
    let mut text = about.to_owned();
    for game in games() {
        for end in game.ends().iter().filter(|end| wanted(end)) {
            let _ = write!(text, "\n* `{}` ({}): {}", end.id, game.title(), end.help);
            if !ids.contains(&end.id) {
                ids.push(end.id);
            }
        }
    }
    words(ids, &text)
}
