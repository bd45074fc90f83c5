//! Both databases have the same tables, columns, constraints and indexes.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::Connection as _;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use tessera::store::Store;

use crate::cluster;
use crate::schema_words::{enclosed, plain};

/// A column, as far as both databases know it.
#[derive(Debug, PartialEq, Eq)]
struct Column {
    kind: &'static str,
    is_needed: bool,
    default: Option<String>,
    /// Its place in the primary key, from 1 on, or 0.
    key: i64,
}

/// What a database consists of.
#[derive(Debug, Default)]
struct Schema {
    /// By table and name.
    columns: BTreeMap<(String, String), Column>,
    /// Table, column, and the table and the column it refers to.
    references: BTreeSet<(String, String, String, String)>,
    /// Table and condition, with the name if it has one that matters.
    checks: BTreeSet<(String, String)>,
    /// Table and columns of what is there once only, besides the primary key.
    unique: BTreeSet<(String, String)>,
    /// Name, table, whether it is unique, what it sorts by, and which rows it has.
    indexes: BTreeSet<(String, String, bool, String, String)>,
    triggers: BTreeSet<(String, String)>,
}

#[tokio::test]
async fn both_databases_have_the_same_schema() {
    let Some(cluster) = cluster::shared() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("t.sqlite").display());
    Store::open(&url).await.unwrap().close().await;
    let mut file = SqliteConnection::connect(&url).await.unwrap();
    let database = cluster.fresh();
    let mut server = PgConnection::connect(&database.url()).await.unwrap();
    let (file, server) = (of_file(&mut file).await, of_server(&mut server).await);

    let names = |schema: &Schema| schema.columns.keys().cloned().collect::<BTreeSet<_>>();
    let (in_file, on_server) = (names(&file), names(&server));
    let difference: Vec<_> = in_file.symmetric_difference(&on_server).collect();
    assert!(difference.is_empty(), "columns of only one: {difference:?}");
    for (name, column) in &file.columns {
        assert_eq!(column.default, server.columns[name].default, "{name:?}");
        let (one, other) = (column.kind, server.columns[name].kind);
        let is_flag = matches!(column.default.as_deref(), Some("true" | "false"));
        let is_same = one == other && !is_flag || one == "number" && other == "flag";
        assert!(
            is_same,
            "{name:?} is a {one} in a file and a {other} on a server"
        );
        let rest = |it: &Column| (it.is_needed, it.key);
        assert_eq!(rest(column), rest(&server.columns[name]), "{name:?}");
    }
    same("references", &file.references, &server.references);
    same("checks", &file.checks, &server.checks);
    same("unique columns", &file.unique, &server.unique);
    same("indexes", &file.indexes, &server.indexes);
    same("triggers", &file.triggers, &server.triggers);
}

fn same<T: Ord + std::fmt::Debug>(what: &str, file: &BTreeSet<T>, server: &BTreeSet<T>) {
    let only_in_file: Vec<_> = file.difference(server).collect();
    let only_on_server: Vec<_> = server.difference(file).collect();
    assert!(
        only_in_file.is_empty() && only_on_server.is_empty(),
        "{what} only in a file: {only_in_file:#?}\nonly on a server: {only_on_server:#?}"
    );
    assert!(!file.is_empty(), "{what}");
}

async fn of_file(database: &mut SqliteConnection) -> Schema {
    let mut schema = Schema::default();
    let columns: Vec<(String, String, String, bool, Option<String>, i64)> = sqlx::query_as(
        "SELECT it.name, part.name, part.type, part.\"notnull\", part.dflt_value, part.pk
         FROM sqlite_schema it, pragma_table_xinfo(it.name) part
         WHERE it.type = 'table' AND it.name NOT LIKE 'sqlite%' AND it.name <> '_sqlx_migrations'",
    )
    .fetch_all(&mut *database)
    .await
    .unwrap();
    for (table, name, kind, is_needed, default, key) in columns {
        let column = Column {
            kind: match kind.as_str() {
                "INTEGER" => "number",
                "TEXT" => "text",
                "BLOB" => "bytes",
                other => panic!("{table}.{name} is {other}"),
            },
            is_needed: is_needed || key > 0,
            default: default.as_deref().map(plain),
            key,
        };
        schema.columns.insert((table, name), column);
    }
    let references = sqlx::query_as(
        "SELECT it.name, key.\"from\", key.\"table\", key.\"to\"
         FROM sqlite_schema it, pragma_foreign_key_list(it.name) key WHERE it.type = 'table'",
    );
    let references: Vec<_> = references.fetch_all(&mut *database).await.unwrap();
    schema.references = references.into_iter().collect();
    let unique = sqlx::query_as(
        "SELECT it.name, (SELECT group_concat(part.name, ',') FROM pragma_index_info(made.name) part)
         FROM sqlite_schema it, pragma_index_list(it.name) made
         WHERE it.type = 'table' AND made.origin = 'u'",
    );
    let unique: Vec<_> = unique.fetch_all(&mut *database).await.unwrap();
    schema.unique = unique.into_iter().collect();
    let parts: Vec<(String, String, String, String)> = sqlx::query_as(
        "SELECT type, name, tbl_name, sql FROM sqlite_schema
         WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' AND name <> '_sqlx_migrations'",
    )
    .fetch_all(database)
    .await
    .unwrap();
    for (kind, name, table, sql) in parts {
        match kind.as_str() {
            "table" => {
                for part in sql.split("CHECK ").skip(1) {
                    schema.checks.insert((table.clone(), plain(enclosed(part))));
                }
            }
            "index" => {
                let (begin, rest) = sql.split_once(" ON ").unwrap();
                let columns = &rest[rest.find('(').unwrap()..];
                let rows = columns
                    .split_once(" WHERE ")
                    .or_else(|| columns.split_once("\n    WHERE "));
                let rows = rows.map(|(_, rows)| plain(rows)).unwrap_or_default();
                let is_unique = begin.contains("UNIQUE");
                let columns = plain(enclosed(columns));
                schema
                    .indexes
                    .insert((name, table, is_unique, columns, rows));
            }
            "trigger" => {
                schema.triggers.insert((name, table));
            }
            other => panic!("{name} is a {other}"),
        }
    }
    schema
}

/// A row of [`COLUMNS`]: table, name, type, collation, whether a value is needed, default, place in the primary key.
type ColumnRow = (
    String,
    String,
    String,
    Option<String>,
    bool,
    Option<String>,
    i64,
);

async fn of_server(database: &mut PgConnection) -> Schema {
    let mut schema = Schema::default();
    let columns: Vec<ColumnRow> = sqlx::query_as(COLUMNS)
        .fetch_all(&mut *database)
        .await
        .unwrap();
    for (table, name, kind, collation, is_needed, default, key) in columns {
        let column = Column {
            kind: match (kind.as_str(), collation.as_deref()) {
                ("bigint", _) => "number",
                ("boolean", _) => "flag",
                ("text", Some("C")) => "text",
                ("bytea", _) => "bytes",
                other => panic!("{table}.{name} is {other:?}"),
            },
            is_needed,
            default: default.as_deref().map(plain),
            key,
        };
        schema.columns.insert((table, name), column);
    }
    let found = sqlx::query_as(REFERENCES).fetch_all(&mut *database).await;
    schema.references = found.unwrap().into_iter().collect();
    let checks: Vec<(String, String)> = sqlx::query_as(CHECKS)
        .fetch_all(&mut *database)
        .await
        .unwrap();
    let checks = checks
        .into_iter()
        .map(|(table, check)| (table, plain(&check)));
    schema.checks = checks.collect();
    let found = sqlx::query_as(UNIQUE).fetch_all(&mut *database).await;
    schema.unique = found.unwrap().into_iter().collect();
    let indexes: Vec<(String, String, bool, String, Option<String>)> = sqlx::query_as(INDEXES)
        .fetch_all(&mut *database)
        .await
        .unwrap();
    for (name, table, is_unique, made, rows) in indexes {
        let columns = &made[made.find('(').unwrap()..];
        let rows = rows.as_deref().map(plain).unwrap_or_default();
        let columns = plain(enclosed(columns));
        schema
            .indexes
            .insert((name, table, is_unique, columns, rows));
    }
    let found = sqlx::query_as(TRIGGERS).fetch_all(database).await;
    schema.triggers = found.unwrap().into_iter().collect();
    schema
}

const COLUMNS: &str = "
    SELECT it.relname::text, part.attname::text, format_type(part.atttypid, part.atttypmod),
        (SELECT collname::text FROM pg_collation WHERE oid = part.attcollation), part.attnotnull,
        (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = it.oid AND adnum = part.attnum),
        COALESCE(array_position(key.conkey, part.attnum), 0)::bigint
    FROM pg_class it JOIN pg_attribute part ON part.attrelid = it.oid AND part.attnum > 0 AND NOT part.attisdropped
    LEFT JOIN pg_constraint key ON key.conrelid = it.oid AND key.contype = 'p'
    WHERE it.relkind = 'r' AND it.relnamespace = 'public'::regnamespace AND it.relname <> '_sqlx_migrations'";

const REFERENCES: &str = "
    SELECT it.conrelid::regclass::text, one.attname::text, it.confrelid::regclass::text, other.attname::text
    FROM pg_constraint it
    JOIN pg_attribute one ON one.attrelid = it.conrelid AND one.attnum = it.conkey[1]
    JOIN pg_attribute other ON other.attrelid = it.confrelid AND other.attnum = it.confkey[1]
    WHERE it.contype = 'f' AND it.condeferrable AND array_length(it.conkey, 1) = 1";

const CHECKS: &str = "
    SELECT conrelid::regclass::text, pg_get_expr(conbin, conrelid) FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace";

const UNIQUE: &str = "
    SELECT it.conrelid::regclass::text, string_agg(part.attname::text, ',' ORDER BY array_position(it.conkey, part.attnum))
    FROM pg_constraint it JOIN pg_attribute part ON part.attrelid = it.conrelid AND part.attnum = ANY (it.conkey)
    WHERE it.contype = 'u' AND it.connamespace = 'public'::regnamespace GROUP BY it.oid, it.conrelid";

const INDEXES: &str = "
    SELECT made.relname::text, it.indrelid::regclass::text, it.indisunique, pg_get_indexdef(it.indexrelid),
        pg_get_expr(it.indpred, it.indrelid)
    FROM pg_index it JOIN pg_class made ON made.oid = it.indexrelid
    WHERE made.relnamespace = 'public'::regnamespace
        AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = it.indexrelid AND contype IN ('p', 'u'))";

const TRIGGERS: &str =
    "SELECT tgname::text, tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal";
