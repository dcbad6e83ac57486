//! [`Query`]: a statement with its values, and [`Row`]: what a database answers. Here the two databases differ.

use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqlSafeStr, SqlStr};

use crate::store::StoreError;

/// A statement with its values.
#[derive(Debug)]
pub(in crate::store) struct Query<'a> {
    pub(super) sql: SqlStr,
    pub(super) values: Vec<Value<'a>>,
}

/// What tables hold: texts and whole numbers.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) enum Value<'a> {
    Text(Option<&'a str>),
    Number(Option<i64>),
}

/// A statement, without values yet.
pub(in crate::store) fn query<'a>(sql: impl SqlSafeStr) -> Query<'a> {
    Query { sql: sql.into_sql_str(), values: Vec::new() }
}

impl<'a> Query<'a> {
    /// The value of the next placeholder.
    pub(in crate::store) fn bind(mut self, value: impl Into<Value<'a>>) -> Self {
        self.values.push(value.into());
        self
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(Some(text))
    }
}

impl<'a> From<Option<&'a str>> for Value<'a> {
    fn from(text: Option<&'a str>) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a Option<String>> for Value<'a> {
    fn from(text: &'a Option<String>) -> Self {
        Self::Text(text.as_deref())
    }
}

impl From<i64> for Value<'_> {
    fn from(number: i64) -> Self {
        Self::Number(Some(number))
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Self::Number(Some(number.into()))
    }
}

impl From<u32> for Value<'_> {
    fn from(number: u32) -> Self {
        Self::Number(Some(number.into()))
    }
}

/// Times in milliseconds, which fit for as long as there are people.
impl From<u64> for Value<'_> {
    fn from(number: u64) -> Self {
        Self::Number(Some(number as i64))
    }
}

impl From<Option<u64>> for Value<'_> {
    fn from(number: Option<u64>) -> Self {
        Self::Number(number.map(|number| number as i64))
    }
}

impl From<bool> for Value<'_> {
    fn from(is_so: bool) -> Self {
        Self::Number(Some(is_so.into()))
    }
}

/// A row that was read.
#[derive(Debug)]
pub(in crate::store) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value of a column, counted from 0.
    pub(in crate::store) fn get<T: Column>(&self, at: usize) -> Result<T, StoreError> {
        T::read(self, at).map_err(StoreError::Database)
    }

    fn text(&self, at: usize) -> Result<Option<String>, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(at),
            Self::Postgres(row) => row.try_get(at),
        }
    }

    fn number(&self, at: usize) -> Result<Option<i64>, sqlx::Error> {
        match self {
            Self::Sqlite(row) => row.try_get(at),
            Self::Postgres(row) => row.try_get(at),
        }
    }
}

/// What a column can be read as.
pub(in crate::store) trait Column: Sized {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error>;
}

impl Column for Option<String> {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        row.text(at)
    }
}

impl Column for String {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        row.text(at)?.ok_or_else(|| damaged(at, "nothing where a text belongs"))
    }
}

impl Column for Option<i64> {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        row.number(at)
    }
}

impl Column for i64 {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        row.number(at)?.ok_or_else(|| damaged(at, "nothing where a number belongs"))
    }
}

impl Column for bool {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        i64::read(row, at).map(|number| number != 0)
    }
}

impl Column for Option<u64> {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        row.number(at)?.map(|number| fitting(at, number)).transpose()
    }
}

impl Column for u64 {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        fitting(at, i64::read(row, at)?)
    }
}

impl Column for u32 {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        fitting(at, i64::read(row, at)?)
    }
}

impl Column for u8 {
    fn read(row: &Row, at: usize) -> Result<Self, sqlx::Error> {
        fitting(at, i64::read(row, at)?)
    }
}

/// A number that this program could have written.
fn fitting<T: TryFrom<i64>>(at: usize, number: i64) -> Result<T, sqlx::Error> {
    T::try_from(number).map_err(|_| damaged(at, "a number beyond its limits"))
}

fn damaged(at: usize, what: &str) -> sqlx::Error {
    sqlx::Error::ColumnDecode { index: at.to_string(), source: what.into() }
}
