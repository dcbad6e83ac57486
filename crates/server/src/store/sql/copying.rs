//! [`Tables`]: whole rows of every table, whatever their columns are: read, compared, deleted and written.
//!
//! A transfer moves them from one database to another. The columns are those that the database itself has, so that tables of an older
//! version are moved as they are, and brought up to date afterwards.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use super::commit::{places, portions};
use super::query::{Query, Row, Value};
use super::tables::{FACTS, FACTS_OF_A_PLACE, Rows, TABLES, Table};
use super::{Connection, assembled, query};
use crate::store::StoreError;

/// A value in a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Cell {
    Nothing,
    Number(i64),
    Text(String),
}

/// A row, with its values in the order of [`Layout::columns`].
pub(crate) type Cells = Vec<Cell>;

/// A column.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Column {
    name: String,
    is_text: bool,
}

/// A table as a database has it.
#[derive(Debug)]
struct Layout {
    table: &'static Table,
    columns: Vec<Column>,
}

/// The tables of a database. A table that is newer than the database is not among them.
#[derive(Debug)]
pub(crate) struct Tables(Vec<Layout>);

/// All rows of one match, table by table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct WholeMatch(BTreeMap<&'static str, Vec<Cells>>);

/// What identifies the content of rows.
pub(crate) type Digest = [u8; 32];

impl Tables {
    /// Reads which tables and columns there are. The columns are sorted, so that two databases with the same ones agree on their order.
    pub(crate) async fn of(open: &mut Connection) -> Result<Self, StoreError> {
        let mut tables = Vec::new();
        for table in &TABLES {
            let sql = match open {
                Connection::Sqlite(_) => "SELECT name, LOWER(type) FROM pragma_table_info($1)",
                Connection::Postgres(_) => {
                    "SELECT attname::text, format_type(atttypid, NULL) FROM pg_attribute \
                     WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped"
                }
            };
            let mut columns = Vec::new();
            for row in open.fetch_all(query(sql).bind(table.name)).await? {
                let (name, kind) = (row.get::<String>(0)?, row.get::<String>(1)?);
                if kind != "text" && kind != "bigint" {
                    return Err(StoreError::Damaged(format!("the column {name} of {} is a {kind}", table.name)));
                }
                columns.push(Column { name, is_text: kind == "text" });
            }
            columns.sort();
            if !columns.is_empty() {
                tables.push(Layout { table, columns });
            }
        }
        Ok(Self(tables))
    }

    /// Whether rows of the one fit the other.
    pub(crate) fn is_like(&self, other: &Self) -> bool {
        let shape = |tables: &Self| -> Vec<_> {
            tables.0.iter().map(|layout| (layout.table.name, layout.columns.clone())).collect()
        };
        shape(self) == shape(other)
    }

    /// The tables with rows that belong to no match.
    pub(crate) fn apart(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().filter(|layout| matches!(layout.table.rows, Rows::Apart(_))).map(|layout| layout.table.name)
    }

    fn of_matches(&self) -> impl DoubleEndedIterator<Item = (&Layout, &'static str)> {
        self.0.iter().filter_map(|layout| match layout.table.rows {
            Rows::OfMatch(column) => Some((layout, column)),
            Rows::Apart(_) => None,
        })
    }

    fn named(&self, name: &str) -> Result<(&Layout, &'static [&'static str]), StoreError> {
        let found = self.0.iter().find(|layout| layout.table.name == name);
        match found.map(|layout| (layout, &layout.table.rows)) {
            Some((layout, Rows::Apart(key))) => Ok((layout, key)),
            _ => Err(StoreError::Damaged(format!("there is no table {name}"))),
        }
    }

    /// Everything about these matches. Those that are not there are left out.
    pub(crate) async fn matches(
        &self,
        open: &mut Connection,
        ids: &[String],
    ) -> Result<BTreeMap<String, WholeMatch>, StoreError> {
        let mut found = BTreeMap::<String, WholeMatch>::new();
        for (layout, column) in self.of_matches() {
            let Some(at) = layout.columns.iter().position(|of| of.name == column) else {
                return Err(StoreError::Damaged(format!("{} has no column {column}", layout.table.name)));
            };
            for some in portions(ids) {
                let sql = format!(
                    "SELECT {} FROM {} WHERE {column} IN {}",
                    layout.names(),
                    layout.table.name,
                    places(1, some.len())
                );
                for row in open.fetch_all(some.iter().fold(query(assembled(sql)), Query::bind)).await? {
                    let cells = layout.cells(&row)?;
                    let Cell::Text(id) = &cells[at] else { continue };
                    let whole = found.entry(id.clone()).or_default();
                    whole.0.entry(layout.table.name).or_default().push(cells);
                }
            }
        }
        for whole in found.values_mut() {
            whole.0.values_mut().for_each(|rows| rows.sort());
        }
        Ok(found)
    }

    /// Writes these matches in one transaction, in place of what is there of them.
    pub(crate) async fn replace(
        &self,
        open: &mut Connection,
        there: &[String],
        matches: &[&WholeMatch],
    ) -> Result<(), StoreError> {
        open.begin().await?;
        self.delete(open, there).await?;
        for (layout, _) in self.of_matches() {
            let rows: Vec<&Cells> = matches.iter().flat_map(|whole| whole.rows(layout.table.name)).collect();
            layout.insert(open, &rows).await?;
        }
        open.execute(query("COMMIT")).await.map(|_| ())
    }

    /// Deletes everything about these matches in one transaction.
    pub(crate) async fn forget(&self, open: &mut Connection, ids: &[String]) -> Result<(), StoreError> {
        open.begin().await?;
        self.delete(open, ids).await?;
        open.execute(query("COMMIT")).await.map(|_| ())
    }

    async fn delete(&self, open: &mut Connection, ids: &[String]) -> Result<(), StoreError> {
        for (layout, column) in self.of_matches().rev() {
            for some in portions(ids) {
                let sql = format!("DELETE FROM {} WHERE {column} IN {}", layout.table.name, places(1, some.len()));
                open.execute(some.iter().fold(query(assembled(sql)), Query::bind)).await?;
            }
        }
        Ok(())
    }

    /// The next rows of a table apart, after a given one, in the order of its key.
    pub(crate) async fn next(
        &self,
        open: &mut Connection,
        name: &str,
        after: Option<&Cells>,
        most: u32,
    ) -> Result<Vec<Cells>, StoreError> {
        let (layout, key) = self.named(name)?;
        let names = key.join(", ");
        let beyond = after.map_or(String::new(), |_| format!("AND ({names}) > {}", places(1, key.len())));
        let sql = format!(
            "SELECT {} FROM {name} WHERE {} {beyond} ORDER BY {names} LIMIT {most}",
            layout.names(),
            moved(name)
        );
        let mut next = query(assembled(sql));
        for value in after.into_iter().flat_map(|after| layout.key(key, after)) {
            next = next.bind(value);
        }
        open.fetch_all(next).await?.iter().map(|row| layout.cells(row)).collect()
    }

    /// The rows of a table apart that have the keys of these.
    pub(crate) async fn same(
        &self,
        open: &mut Connection,
        name: &str,
        rows: &[Cells],
    ) -> Result<Vec<Cells>, StoreError> {
        let (layout, key) = self.named(name)?;
        let mut found = Vec::new();
        for some in portions(rows) {
            let (names, keys) = (key.join(", "), places(some.len(), key.len()));
            let sql = format!("SELECT {} FROM {name} WHERE ({names}) IN (VALUES {keys})", layout.names());
            let mut same = query(assembled(sql));
            for value in some.iter().flat_map(|row| layout.key(key, row)) {
                same = same.bind(value);
            }
            for row in open.fetch_all(same).await? {
                found.push(layout.cells(&row)?);
            }
        }
        Ok(found)
    }

    /// Writes new rows of a table apart in one transaction.
    pub(crate) async fn add(&self, open: &mut Connection, name: &str, rows: &[Cells]) -> Result<(), StoreError> {
        let (layout, _) = self.named(name)?;
        open.begin().await?;
        layout.insert(open, &rows.iter().collect::<Vec<_>>()).await?;
        open.execute(query("COMMIT")).await.map(|_| ())
    }

    /// How many rows each table has that are moved.
    pub(crate) async fn counts(&self, open: &mut Connection) -> Result<BTreeMap<&'static str, u64>, StoreError> {
        let mut counts = BTreeMap::new();
        for Layout { table: Table { name, .. }, .. } in &self.0 {
            let sql = format!("SELECT COUNT(*) FROM {name} WHERE {}", moved(name));
            counts.insert(*name, open.fetch_one(query(assembled(sql))).await?.get(0)?);
        }
        Ok(counts)
    }

    /// Whether no table has any row.
    pub(crate) async fn are_empty(&self, open: &mut Connection) -> Result<bool, StoreError> {
        for layout in &self.0 {
            let sql = format!("SELECT 1 FROM {} LIMIT 1", layout.table.name);
            if open.fetch_optional(query(assembled(sql))).await?.is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Which rows of a table are moved: not what is true of one place alone.
fn moved(name: &str) -> String {
    if name == FACTS { format!("name NOT IN ('{}')", FACTS_OF_A_PLACE.join("', '")) } else { "1 = 1".into() }
}

impl Layout {
    /// The columns as statements name them.
    fn names(&self) -> String {
        let quoted = |column: &Column| format!("\"{}\"", column.name.replace('"', "\"\""));
        self.columns.iter().map(quoted).collect::<Vec<_>>().join(", ")
    }

    fn cells(&self, row: &Row) -> Result<Cells, StoreError> {
        let cell = |(column, at): (&Column, usize)| {
            Ok(if column.is_text {
                row.get::<Option<String>>(at)?.map_or(Cell::Nothing, Cell::Text)
            } else {
                row.get::<Option<i64>>(at)?.map_or(Cell::Nothing, Cell::Number)
            })
        };
        self.columns.iter().zip(0..).map(cell).collect()
    }

    /// The values of a row's key.
    fn key<'a>(&'a self, key: &'static [&'static str], row: &'a Cells) -> impl Iterator<Item = Value<'a>> {
        let at = |name: &&str| self.columns.iter().position(|column| column.name == **name);
        key.iter().filter_map(at).map(|at| self.value(at, &row[at]))
    }

    /// A value as a statement takes it: PostgreSQL wants to know of what kind nothing is.
    fn value<'a>(&self, at: usize, cell: &'a Cell) -> Value<'a> {
        match cell {
            Cell::Nothing if self.columns[at].is_text => Value::Text(None),
            Cell::Nothing => Value::Number(None),
            Cell::Number(number) => Value::Number(Some(*number)),
            Cell::Text(text) => Value::Text(Some(text)),
        }
    }

    async fn insert(&self, open: &mut Connection, rows: &[&Cells]) -> Result<(), StoreError> {
        for some in portions(rows) {
            let sql = format!(
                "INSERT INTO {} ({}) VALUES {}",
                self.table.name,
                self.names(),
                places(some.len(), self.columns.len())
            );
            let mut insert = query(assembled(sql));
            for (at, cell) in some.iter().flat_map(|row| row.iter().enumerate()) {
                insert = insert.bind(self.value(at, cell));
            }
            open.execute(insert).await?;
        }
        Ok(())
    }
}

impl WholeMatch {
    fn rows(&self, table: &str) -> &[Cells] {
        self.0.get(table).map_or(&[], Vec::as_slice)
    }

    /// How many moves and other entries it has.
    pub(crate) fn entries(&self) -> u64 {
        self.rows("entries").len() as u64
    }

    /// Differs if anything in it differs.
    pub(crate) fn digest(&self) -> Digest {
        let mut all = Sha256::new();
        for (table, rows) in &self.0 {
            all.update(digest(table, rows));
        }
        all.finalize().into()
    }
}

/// Differs if anything in the rows differs. They must be in the same order.
pub(crate) fn digest(table: &str, rows: &[Cells]) -> Digest {
    let mut all = Sha256::new();
    // Lengths go first, so that no text can look like two.
    let mut text = |text: &str| {
        all.update((text.len() as u64).to_le_bytes());
        all.update(text);
    };
    text(table);
    for row in rows {
        text("row");
        for cell in row {
            match cell {
                Cell::Nothing => text(""),
                Cell::Number(number) => text(&format!("#{number}")),
                Cell::Text(value) => text(&format!("={value}")),
            }
        }
    }
    all.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_difference_changes_the_digest() {
        let text = |text: &str| Cell::Text(text.into());
        let row = vec![text("a"), Cell::Number(1), Cell::Nothing];
        let whole = |rows: &[(&'static str, Vec<Cells>)]| WholeMatch(rows.iter().cloned().collect()).digest();
        let one = whole(&[("seats", vec![row.clone()])]);
        assert_eq!(one, whole(&[("seats", vec![row.clone()])]));
        let others = [
            vec![text("a"), text("1"), Cell::Nothing],
            vec![text("a"), Cell::Number(1), text("")],
            vec![text("a"), Cell::Number(2), Cell::Nothing],
            vec![text("a#1"), Cell::Nothing],
            vec![Cell::Nothing, text("a"), Cell::Number(1)],
        ];
        for other in others {
            assert_ne!(one, whole(&[("seats", vec![other.clone()])]), "{other:?}");
        }
        assert_ne!(one, whole(&[("chat", vec![row.clone()])]));
        assert_ne!(one, whole(&[("seats", vec![row.clone(), row])]));
        assert_ne!(one, whole(&[]));
    }
}
