//! Values of a game's own that pass through rooms which do not know the game.

use std::{any::Any, fmt};

use serde::{Serialize, Serializer};

/// A value of a game's own: it can be kept, compared and sent by anybody, and looked into by
/// whoever knows its type.
pub struct Data(Box<dyn Erased>);

trait Erased: Any + erased_serde::Serialize + fmt::Debug + Send + Sync {
    fn boxed_clone(&self) -> Box<dyn Erased>;

    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T> Erased for T
where
    T: Any + Serialize + Clone + PartialEq + fmt::Debug + Send + Sync,
{
    fn boxed_clone(&self) -> Box<dyn Erased> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl Data {
    /// Wraps a value.
    pub fn new<T>(value: T) -> Self
    where
        T: Any + Serialize + Clone + PartialEq + fmt::Debug + Send + Sync,
    {
        Self(Box::new(value))
    }

    /// The value, if it is of this type.
    pub fn get<T: Any>(&self) -> Option<&T> {
        let value: &dyn Any = &*self.0;
        value.downcast_ref()
    }
}

impl Clone for Data {
    fn clone(&self) -> Self {
        Self((*self.0).boxed_clone())
    }
}

impl PartialEq for Data {
    fn eq(&self, other: &Self) -> bool {
        let other: &dyn Any = &*other.0;
        (*self.0).equals(other)
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        erased_serde::serialize(&*self.0, serializer)
    }
}
