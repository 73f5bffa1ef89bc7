//! With the `schema` feature, what the serialised values look like, for `OpenAPI`.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        ArrayBuilder, ObjectBuilder, OneOfBuilder, Ref, RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

use crate::{
    Action, ActionSet, Card, Deal, Hand, Level, Mode, Score, Seat, SeenAction, Team, Viewer,
};

/// Types whose JSON is their text.
macro_rules! texts {
    ($($kind:ty, $name:literal, $pattern:literal, $example:expr, $about:literal;)*) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(SchemaType::Type(Type::String))
                    .description(Some($about))
                    .pattern(Some($pattern))
                    .examples([$example])
                    .into()
            }
        }

        impl ToSchema for $kind {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )*};
}

texts! {
    Deal, "KamiDeal", "^[234] [SLCAOTFI,]+ [1-4]( [SLCAOTFI/]+)?$",
        "4 SSSLLCAO,SSSLCAOT,SSLCAOFI,SSCAOTFI 1", "What was dealt, as the text of the round format.";
    Action, "KamiAction", "^(pass|ask|keep|cancel|play|[da][SLCAOTFI1-8])$",
        "dS", "Something a player can do.";
    SeenAction, "KamiSeenAction", "^(pass|ask|keep|cancel|play|[da][SLCAOTFI1-8]|d\\?)$",
        "d?", "Something a player did; `d?` for a card face down that the viewer does not know.";
    Hand, "KamiHand", "^[SLCAOTFI]*$",
        "SSLCAOFI", "The letters of the cards, sorted.";
}

/// Types whose JSON is one of a few values.
macro_rules! choices {
    ($($kind:ty, $name:literal, $json:ident, $values:expr, $about:literal;)*) => {$(
        impl PartialSchema for $kind {
            fn schema() -> RefOr<Schema> {
                ObjectBuilder::new()
                    .schema_type(SchemaType::Type(Type::$json))
                    .description(Some($about))
                    .enum_values(Some($values))
                    .into()
            }
        }

        impl ToSchema for $kind {
            fn name() -> Cow<'static, str> {
                $name.into()
            }
        }
    )*};
}

choices! {
    Card, "KamiCard", String, Card::ALL.map(|card| card.to_string()),
        "A kind of card: Soldier, Lance, Rider (C), Silver Dragon (A), Gold Dragon (O), Tower, \
         Fool, Empress (I).";
    Level, "KamiLevel", String, Level::ALL.map(Level::name),
        "How a game is won: with 15 points or more, with exactly 15 where what goes over is taken \
         off, or with exactly 15 where going over resets to 0.";
    Seat, "KamiSeatNumber", Integer, Seat::ALL.map(Seat::number),
        "A player by the number of the seat.";
    Team, "KamiTeam", Integer, [1, 2, 3],
        "Of four players 1 (seats 1 and 3) or 2, else that of the seat.";
    Mode, "KamiMode", Integer, Mode::ALL.map(Mode::code),
        "How many play: 4 in teams, 3 alone or 2 with Mercenaries.";
}

impl PartialSchema for ActionSet {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .items(Ref::from_schema_name(Action::name()))
            .description(Some("Things a player can do."))
            .into()
    }
}

impl ToSchema for ActionSet {
    fn name() -> Cow<'static, str> {
        "KamiActions".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Action::name().into(), Action::schema()));
    }
}

impl PartialSchema for Score {
    fn schema() -> RefOr<Schema> {
        let points = ObjectBuilder::new()
            .schema_type(SchemaType::Type(Type::Integer))
            .minimum(Some(0));
        ArrayBuilder::new()
            .items(points)
            .min_items(Some(2))
            .max_items(Some(3))
            .description(Some("The points of each team."))
            .into()
    }
}

impl ToSchema for Score {
    fn name() -> Cow<'static, str> {
        "KamiScore".into()
    }
}

impl PartialSchema for Viewer {
    fn schema() -> RefOr<Schema> {
        let spectator = ObjectBuilder::new()
            .schema_type(SchemaType::Type(Type::String))
            .description(Some("Somebody who only sees what everybody may see."))
            .enum_values(Some(["spectator"]));
        OneOfBuilder::new()
            .item(Ref::from_schema_name(Seat::name()))
            .item(spectator)
            .description(Some("Who looks: a player or `spectator`."))
            .into()
    }
}

impl ToSchema for Viewer {
    fn name() -> Cow<'static, str> {
        "KamiViewer".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Seat::name().into(), Seat::schema()));
    }
}
