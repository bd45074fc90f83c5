//! The fields of a line of JSON from another program: which there are, and what each holds.
//!
//! What is wrong with a line is told in plain words: whoever reads them may not know how it is read here.

use std::fmt::{self, Formatter};

use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::{Map, Value};

/// A field that a line may have.
pub(super) struct Field {
    name: &'static str,
    holds: Holds,
    is_needed: bool,
}

/// What a field holds.
#[derive(Clone, Copy)]
pub(super) enum Holds {
    Text,
    Texts,
    /// Each of two texts.
    Pairs,
    Flag,
    Number,
    /// A number of points in a match.
    Points,
    /// Such a number for each seat.
    PointsOfSeats,
}

/// What becomes of fields that are not known.
#[derive(Clone, Copy)]
pub(super) enum Others<'a> {
    /// They are passed over.
    Ignored,
    /// A line is refused that has one, except those with these names, which are passed over.
    RefusedBut(&'a [&'a str]),
}

/// Reads a line as an object with these fields. Fails with a sentence that says what the line should be, as in
/// "game", and why it is not.
pub(super) fn read<T: DeserializeOwned>(
    line: &[u8],
    what: &str,
    fields: &[&[Field]],
    others: Others<'_>,
) -> Result<T, String> {
    let about = |why: String| format!("the line is no {what}: {why}");
    let (object, twice) = object(line).map_err(about)?;
    let fields = || fields.iter().copied().flatten();
    if let Others::RefusedBut(beside) = others {
        let is_read = |name: &str| fields().any(|field| field.name == name);
        let is_known = |name: &str| is_read(name) || beside.contains(&name);
        if let Some(unknown) = object.keys().find(|name| !is_known(name)) {
            let unknown = shortened(unknown);
            let names: Vec<_> = fields().map(|field| field.name).collect();
            let names = names.join(", ");
            return Err(format!("a {what} has no {unknown:?}, but {names}"));
        }
    }
    for field in fields() {
        field.check(object.get(field.name)).map_err(about)?;
        if twice.iter().any(|name| name == field.name) {
            return Err(about(format!("{:?} stands in it twice", field.name)));
        }
    }
    serde_json::from_slice(line).map_err(|error| about(format!("it cannot be read: {error}")))
}

/// The object in a line, and the names that stand in it more than once: of those it has one value.
fn object(line: &[u8]) -> Result<(Map<String, Value>, Vec<String>), String> {
    if line.trim_ascii().is_empty() {
        return Err("it is empty".to_owned());
    }
    let value = serde_json::from_slice(line).map_err(|error| match error.classify() {
        Category::Eof => "it is JSON that breaks off".to_owned(),
        _ => format!("it is not JSON from byte {} on", error.column()),
    })?;
    match value {
        Value::Object(object) => {
            let Names(mut names) = serde_json::from_slice(line).unwrap_or_default();
            names.sort_unstable();
            let twice = names.chunk_by(|one, next| one == next);
            let twice = twice.filter(|same| same.len() > 1);
            Ok((object, twice.map(|same| same[0].clone()).collect()))
        }
        _ => Err(r#"it is not an object, as in {"rules": "pente", "moves": ["K10"]}"#.to_owned()),
    }
}

/// The names in an object, as often as each stands there.
#[derive(Default)]
struct Names(Vec<String>);

impl<'de> Deserialize<'de> for Names {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Self::default())
    }
}

impl<'de> Visitor<'de> for Names {
    type Value = Self;

    fn expecting(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut object: A) -> Result<Self, A::Error> {
        while let Some((name, IgnoredAny)) = object.next_entry()? {
            self.0.push(name);
        }
        Ok(self)
    }
}

impl Field {
    /// A field that every line has.
    pub(super) const fn needed(name: &'static str, holds: Holds) -> Self {
        Self {
            name,
            holds,
            is_needed: true,
        }
    }

    /// A field that may be left out, or be null.
    pub(super) const fn optional(name: &'static str, holds: Holds) -> Self {
        Self {
            name,
            holds,
            is_needed: false,
        }
    }

    fn check(&self, value: Option<&Value>) -> Result<(), String> {
        match value {
            None | Some(Value::Null) if self.is_needed => Err(format!("it has no {:?}", self.name)),
            None | Some(Value::Null) => Ok(()),
            Some(value) if self.holds.accepts(value) => Ok(()),
            Some(_) => Err(format!("{:?} must be {}", self.name, self.holds.words())),
        }
    }
}

impl Holds {
    fn accepts(self, value: &Value) -> bool {
        match self {
            Self::Text => value.is_string(),
            Self::Texts => is_list(value, Value::is_string),
            Self::Pairs => is_list(value, |it| {
                let is_pair = it.as_array().is_some_and(|pair| pair.len() == 2);
                is_pair && is_list(it, Value::is_string)
            }),
            Self::Flag => value.is_boolean(),
            Self::Number => value.is_u64(),
            Self::Points => is_points(value),
            Self::PointsOfSeats => is_list(value, is_points),
        }
    }

    const fn words(self) -> &'static str {
        match self {
            Self::Text => "a text in quotes",
            Self::Texts => r#"a list of texts in quotes, as in ["K10", "L11"]"#,
            Self::Pairs => r#"a list of pairs of texts, as in [["Event", "Friends"]]"#,
            Self::Flag => "true or false",
            Self::Number => "a whole number from 0 to 18446744073709551615",
            Self::Points => "a whole number from 0 to 65535",
            Self::PointsOfSeats => "a list of whole numbers from 0 to 65535, as in [0, 5]",
        }
    }
}

fn is_list(value: &Value, is_one: impl Fn(&Value) -> bool) -> bool {
    value.as_array().is_some_and(|all| all.iter().all(is_one))
}

fn is_points(value: &Value) -> bool {
    let points = value.as_u64();
    points.is_some_and(|points| points <= u16::MAX.into())
}

/// The beginning of a text from another program, short enough to show.
pub(super) fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}
