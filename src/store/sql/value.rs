//! The values of parameters: the few kinds that columns have.

use std::borrow::Cow;

use sqlx::Arguments as _;
use sqlx::error::BoxDynError;
use sqlx::postgres::PgArguments;
use sqlx::sqlite::SqliteArguments;

/// The one letter that PostgreSQL keeps in no text, and what it keeps in its place: nobody could see the difference.
pub(in crate::store) const NUL: char = '\0';
const REPLACEMENT: &str = "\u{fffd}";

/// The value of a parameter, until it is known which database it is for.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) enum Value<'q> {
    /// A whole number; also an id, a time, or a short number.
    Integer(Option<i64>),
    /// Whether something is so.
    Flag(Option<bool>),
    /// A number with a fraction.
    Real(Option<f64>),
    /// Text.
    Text(Option<Cow<'q, str>>),
    /// Bytes.
    Bytes(Option<Cow<'q, [u8]>>),
}

impl Value<'_> {
    /// Whether it is nothing.
    pub const fn is_null(&self) -> bool {
        matches!(
            self,
            Self::Integer(None)
                | Self::Flag(None)
                | Self::Real(None)
                | Self::Text(None)
                | Self::Bytes(None)
        )
    }

    /// Appends the value to parameters for SQLite.
    pub fn add_to_sqlite(self, arguments: &mut SqliteArguments) -> Result<(), BoxDynError> {
        match self {
            Self::Integer(value) => arguments.add(value),
            Self::Flag(value) => arguments.add(value),
            Self::Real(value) => arguments.add(value),
            Self::Text(value) => arguments.add(value),
            Self::Bytes(value) => arguments.add(value),
        }
    }

    /// Appends the value to parameters for PostgreSQL, which must know the type even of nothing.
    pub fn add_to_postgres(self, arguments: &mut PgArguments) -> Result<(), BoxDynError> {
        match self {
            Self::Integer(value) => arguments.add(value),
            Self::Flag(value) => arguments.add(value),
            Self::Real(value) => arguments.add(value),
            Self::Text(Some(value)) if value.contains(NUL) => {
                arguments.add(value.replace(NUL, REPLACEMENT))
            }
            Self::Text(value) => arguments.add(value),
            Self::Bytes(value) => arguments.add(value.as_deref()),
        }
    }
}

/// Rust types that are values of one kind.
macro_rules! values {
    ($($rust:ty => $kind:ident($convert:expr);)*) => {
        $(
            impl<'q> From<$rust> for Value<'q> {
                fn from(value: $rust) -> Self {
                    Self::$kind(Some($convert(value)))
                }
            }

            impl<'q> From<Option<$rust>> for Value<'q> {
                fn from(value: Option<$rust>) -> Self {
                    Self::$kind(value.map($convert))
                }
            }
        )*
    };
}

values! {
    i64 => Integer(std::convert::identity);
    u32 => Integer(i64::from);
    i32 => Integer(i64::from);
    i16 => Integer(i64::from);
    u16 => Integer(i64::from);
    u8 => Integer(i64::from);
    bool => Flag(std::convert::identity);
    f64 => Real(std::convert::identity);
    String => Text(Cow::Owned);
    &'q str => Text(Cow::Borrowed);
    &'q String => Text(|it: &'q String| Cow::Borrowed(it.as_str()));
    Vec<u8> => Bytes(Cow::Owned);
    &'q [u8] => Bytes(Cow::Borrowed);
    &'q Vec<u8> => Bytes(|it: &'q Vec<u8>| Cow::Borrowed(it.as_slice()));
}

impl<'q> From<&'q Option<String>> for Value<'q> {
    fn from(value: &'q Option<String>) -> Self {
        Self::from(value.as_deref())
    }
}
