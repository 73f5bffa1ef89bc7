//! With the `schema` feature, what the serialised values look like, for `OpenAPI`.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        ObjectBuilder, RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

use crate::{LineUp, Move, Square};

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
    LineUp, "KamisadoLineUp", "^[ngrykpbo]{8}$",
        "ngrykpbo", "The letters of eight towers, from the brown end of the home row.";
    Move, "KamisadoMove", "^[a-h][1-8][a-h][1-8]$",
        "d1d5", "From where to where.";
    Square, "KamisadoSquare", "^[a-h][1-8]$",
        "d5", "A square by its file and its row.";
}
