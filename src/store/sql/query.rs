//! A query with its parameters, which is sent to whichever database a connection is of.

use std::marker::PhantomData;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments as _, Error, FromRow, Postgres, Sqlite};

use super::connection::Connection;
use super::patience::answered;
use super::text::Text;
use super::value::Value;

/// What can be read from a row of either database, by the names of its columns or by their order.
pub(in crate::store) trait Row:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Row for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{}

/// A query that changes something.
pub(in crate::store) fn query<'q>(text: impl Into<Text>) -> Query<'q> {
    Query {
        text: text.into(),
        values: Vec::new(),
    }
}

/// A query that asks for rows.
pub(in crate::store) fn query_as<'q, O>(text: impl Into<Text>) -> QueryAs<'q, O> {
    QueryAs {
        inner: query(text),
        output: PhantomData,
    }
}

/// A query that asks for rows of one column.
pub(in crate::store) fn query_scalar<'q, O>(text: impl Into<Text>) -> QueryScalar<'q, O> {
    QueryScalar {
        inner: query_as(text),
    }
}

/// What a change has done.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) struct Done {
    rows: u64,
}

impl Done {
    /// How many rows were added, changed or deleted.
    pub const fn rows_affected(self) -> u64 {
        self.rows
    }
}

/// A change that can be made.
#[derive(Debug)]
#[must_use = "a query does nothing until it is sent"]
pub(in crate::store) struct Query<'q> {
    text: Text,
    values: Vec<Value<'q>>,
}

impl<'q> Query<'q> {
    /// Gives the next parameter, `$1` first, its value.
    pub fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.values.push(value.into());
        self
    }

    /// Makes the change.
    pub async fn execute(self, connection: Connection<'_>) -> Result<Done, Error> {
        let Self { text, values } = self;
        let rows = match connection {
            Connection::Sqlite(connection) => {
                let query = sqlx::query_with(text.into_sqlite(), for_sqlite(values)?);
                query.execute(connection).await?.rows_affected()
            }
            Connection::Postgres(connection) => {
                let query = sqlx::query_with(text.into_postgres(), for_postgres(values)?);
                answered(query.execute(connection)).await?.rows_affected()
            }
        };
        Ok(Done { rows })
    }
}

/// A question that can be asked.
#[derive(Debug)]
#[must_use = "a query does nothing until it is sent"]
pub(in crate::store) struct QueryAs<'q, O> {
    inner: Query<'q>,
    output: PhantomData<fn() -> O>,
}

impl<'q, O> QueryAs<'q, O> {
    /// Gives the next parameter, `$1` first, its value.
    pub fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.inner = self.inner.bind(value);
        self
    }
}

impl<O: Row> QueryAs<'_, O> {
    /// All rows.
    pub async fn fetch_all(self, connection: Connection<'_>) -> Result<Vec<O>, Error> {
        let Query { text, values } = self.inner;
        match connection {
            Connection::Sqlite(connection) => {
                let text = text.into_sqlite();
                let query = sqlx::query_as_with::<Sqlite, O, _>(text, for_sqlite(values)?);
                query.fetch_all(connection).await
            }
            Connection::Postgres(connection) => {
                let text = text.into_postgres();
                let query = sqlx::query_as_with::<Postgres, O, _>(text, for_postgres(values)?);
                answered(query.fetch_all(connection)).await
            }
        }
    }

    /// The first row, if there is any.
    pub async fn fetch_optional(self, connection: Connection<'_>) -> Result<Option<O>, Error> {
        let Query { text, values } = self.inner;
        match connection {
            Connection::Sqlite(connection) => {
                let text = text.into_sqlite();
                let query = sqlx::query_as_with::<Sqlite, O, _>(text, for_sqlite(values)?);
                query.fetch_optional(connection).await
            }
            Connection::Postgres(connection) => {
                let text = text.into_postgres();
                let query = sqlx::query_as_with::<Postgres, O, _>(text, for_postgres(values)?);
                answered(query.fetch_optional(connection)).await
            }
        }
    }

    /// The first row, which must be there.
    pub async fn fetch_one(self, connection: Connection<'_>) -> Result<O, Error> {
        let row = self.fetch_optional(connection).await?;
        row.ok_or(Error::RowNotFound)
    }
}

/// A question for one column.
#[derive(Debug)]
#[must_use = "a query does nothing until it is sent"]
pub(in crate::store) struct QueryScalar<'q, O> {
    inner: QueryAs<'q, (O,)>,
}

impl<'q, O> QueryScalar<'q, O> {
    /// Gives the next parameter, `$1` first, its value.
    pub fn bind(mut self, value: impl Into<Value<'q>>) -> Self {
        self.inner = self.inner.bind(value);
        self
    }
}

impl<O> QueryScalar<'_, O>
where
    (O,): Row,
{
    /// The column of all rows.
    pub async fn fetch_all(self, connection: Connection<'_>) -> Result<Vec<O>, Error> {
        let rows = self.inner.fetch_all(connection).await?;
        Ok(rows.into_iter().map(|(it,)| it).collect())
    }

    /// The column of the first row, if there is any.
    pub async fn fetch_optional(self, connection: Connection<'_>) -> Result<Option<O>, Error> {
        let row = self.inner.fetch_optional(connection).await?;
        Ok(row.map(|(it,)| it))
    }

    /// The column of the first row, which must be there.
    pub async fn fetch_one(self, connection: Connection<'_>) -> Result<O, Error> {
        let (it,) = self.inner.fetch_one(connection).await?;
        Ok(it)
    }
}

fn for_sqlite(values: Vec<Value<'_>>) -> Result<SqliteArguments, Error> {
    let mut arguments = SqliteArguments::default();
    arguments.reserve(values.len(), 0);
    for value in values {
        value.add_to_sqlite(&mut arguments).map_err(Error::Encode)?;
    }
    Ok(arguments)
}

fn for_postgres(values: Vec<Value<'_>>) -> Result<PgArguments, Error> {
    let mut arguments = PgArguments::default();
    arguments.reserve(values.len(), 8 * values.len());
    for value in values {
        value
            .add_to_postgres(&mut arguments)
            .map_err(Error::Encode)?;
    }
    Ok(arguments)
}
