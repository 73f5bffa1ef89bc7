//! With the `schema` feature, what the serialised values look like, for `OpenAPI`.

use std::borrow::Cow;

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        ObjectBuilder, RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

use crate::Cell;

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
    Cell, "KamonCell", "^[a-g][1-7]$",
        "d4", "A cell by its row and its place in it.";
}
