//! The arrows between the modules: which module may use which, which library may be named where, and
//! that no two files need each other.
//!
//! The sources are read as text. A use is any path that starts at the crate's root, written
//! `crate::module` or inside a group, `crate::{module, ...}`; comments and strings do not count.

mod circles;
mod log;
mod rooms;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// What each top-level module may use of the others. A module that is missing here may use none.
const ARROWS: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("rating", &[]),
    ("tournament", &[]),
    ("game", &["rules"]),
    ("engine", &["rules"]),
    ("review", &["engine", "rules"]),
    ("lessons", &["rules"]),
    ("puzzle", &["engine", "rules"]),
    ("language", &[]),
    ("visible_text", &[]),
    ("picture", &["language", "rules", "visible_text"]),
    ("store", &["game", "rating", "rules", "tournament"]),
    (
        "service",
        &[
            "store",
            "review",
            "engine",
            "game",
            "lessons",
            "puzzle",
            "rating",
            "rules",
            "tournament",
            "visible_text",
        ],
    ),
    ("config", &[]),
    ("monitoring", &[]),
    (
        "discord",
        &[
            "service",
            "review",
            "picture",
            "language",
            "lessons",
            "puzzle",
            "game",
            "rules",
            "rating",
            "tournament",
            "config",
            "monitoring",
            "visible_text",
        ],
    ),
    (
        "operate",
        &[
            "config",
            "discord",
            "service",
            "store",
            "puzzle",
            "review",
            "engine",
            "game",
            "rules",
            "tournament",
            "monitoring",
            "visible_text",
        ],
    ),
];

/// The libraries that only some modules may name.
const LIBRARIES: &[(&str, &[&str])] = &[
    ("serenity", &["discord"]),
    ("pente", &["lib"]),
    ("poise", &["discord"]),
    ("row_deflate", &["picture"]),
    ("sqlx", &["store"]),
    ("sqlx_macros", &["store"]),
    ("sgf_parse", &["rules"]),
    ("fearless_simd", &["engine"]),
    ("skillratings", &["rating"]),
    ("integer_blossom", &["tournament"]),
    ("image", &["picture"]),
    ("ab_glyph", &["picture"]),
    ("png", &["picture"]),
    ("rustix", &["operate", "store"]),
    ("base64", &["config"]),
    ("dotenvy", &["config"]),
    ("clap", &["main"]),
    ("fastrand", &["discord"]),
    ("fluent_bundle", &["language"]),
    ("fluent_syntax", &["language"]),
    ("hyper", &["monitoring"]),
    ("hyper_util", &["monitoring"]),
    ("icu_list", &["language"]),
    ("metrics", &["monitoring"]),
    ("metrics_exporter_prometheus", &["monitoring"]),
    ("strum", &["discord"]),
    ("tokio_util", &["discord"]),
    ("unicode_properties", &["visible_text"]),
    ("zip", &["discord", "service"]),
];

/// What the rules of play must never know, beside the libraries above.
const NOT_IN_RULES: &[&str] = &[
    "std::time",
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "jiff",
    "serde",
    "tokio",
    "tracing",
];

#[test]
fn modules_use_only_what_the_architecture_allows() {
    let mut wrong = Vec::new();
    for source in sources() {
        let Some((_, allowed)) = ARROWS.iter().find(|(module, _)| *module == source.module) else {
            continue; // lib.rs and main.rs stand above the modules
        };
        for used in modules_used(&source.code) {
            let is_module = ARROWS.iter().any(|(module, _)| *module == used);
            if is_module && used != source.module && !allowed.contains(&used.as_str()) {
                wrong.push(format!(
                    "{}: {} uses {used}",
                    source.path.display(),
                    source.module
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "forbidden arrows:\n{}", wrong.join("\n"));
}

#[test]
fn no_two_files_need_each_other() {
    let circles = circles::circles(&needs());
    let wrong: Vec<_> = circles
        .into_iter()
        .map(|(file, of)| {
            let needs = of
                .iter()
                .map(|(other, names)| format!("{} for {names:?}", other.join("::")));
            let needs: Vec<_> = needs.collect();
            format!("{} needs {}", file.join("::"), needs.join(", "))
        })
        .collect();
    assert!(wrong.is_empty(), "files in circles:\n{}", wrong.join("\n"));
}

#[test]
fn a_request_meets_the_rooms_from_the_top_down() {
    let wrong = rooms::wrong_arrows(&needs());
    assert!(
        wrong.is_empty(),
        "arrows that run back up:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn every_arrow_that_is_allowed_is_used() {
    let mut used = BTreeSet::new();
    for source in sources() {
        let targets = modules_used(&source.code).into_iter();
        used.extend(targets.map(|target| (source.module.clone(), target)));
    }
    let is_used = |from: &str, to: &str| used.contains(&(from.to_owned(), to.to_owned()));
    let unused = ARROWS.iter().flat_map(|(from, allowed)| {
        let unused = allowed.iter().filter(|to| !is_used(from, to));
        unused.map(move |to| format!("{from} uses {to}"))
    });
    let unused: Vec<_> = unused.chain(rooms::unused_arrows(&needs())).collect();
    assert!(
        unused.is_empty(),
        "arrows that are allowed and not used:\n{}",
        unused.join("\n")
    );
}

#[test]
fn what_messages_say_calls_no_service() {
    let wrong = rooms::service_calls(&needs());
    assert!(
        wrong.is_empty(),
        "calls of the service:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn only_the_scheduler_lets_the_engine_move() {
    let wrong = rooms::engine_calls(&needs());
    assert!(
        wrong.is_empty(),
        "these choose moves:\n{}",
        wrong.join("\n")
    );
}

/// What every source file needs of the others.
fn needs() -> circles::Needs {
    let sources = sources();
    circles::needs(sources.iter().filter_map(|source| {
        let path = source.path.to_str()?;
        // What stands above the modules only lists them.
        (!["lib.rs", "main.rs"].contains(&path)).then_some((path, source.code.as_str()))
    }))
}

#[test]
fn every_module_has_its_arrows() {
    let known: BTreeSet<_> = ARROWS
        .iter()
        .map(|(module, _)| *module)
        .chain(["lib", "main"])
        .collect();
    let unknown: BTreeSet<_> = sources()
        .into_iter()
        .map(|s| s.module)
        .filter(|m| !known.contains(m.as_str()))
        .collect();
    assert!(
        unknown.is_empty(),
        "modules without a row in ARROWS: {unknown:?}"
    );
}

#[test]
fn libraries_stay_in_their_rooms() {
    let mut wrong = Vec::new();
    for source in sources() {
        for (library, rooms) in LIBRARIES {
            if names(&source.code, library) && !rooms.contains(&source.module.as_str()) {
                wrong.push(format!("{} names {library}", source.path.display()));
            }
        }
        for library in NOT_IN_RULES.iter().filter(|_| source.module == "rules") {
            if names(&source.code, library) {
                wrong.push(format!("{} names {library}", source.path.display()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "libraries outside their rooms:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn only_the_configuration_reads_the_environment() {
    let readers: Vec<_> = sources()
        .into_iter()
        .filter(|s| {
            s.module != "config" && (s.code.contains("env::var") || s.code.contains("vars()"))
        })
        .map(|s| s.path)
        .collect();
    assert!(
        readers.is_empty(),
        "these read the environment: {readers:?}"
    );
}

#[test]
fn the_log_names_nobody() {
    let mut files = Vec::new();
    for folder in FOLDERS {
        collect(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
            &mut files,
        );
    }
    let wrong: Vec<_> = files
        .iter()
        .flat_map(|file| log::naming(file, &fs::read_to_string(file).unwrap()))
        .collect();
    assert!(wrong.is_empty(), "these name people:\n{}", wrong.join("\n"));
}

#[test]
fn the_reader_of_sources_sees_what_it_should() {
    let code =
        code_of("use crate::{store::Store, game};\n// crate::discord\nlet x = \"crate::engine\";");
    assert_eq!(
        modules_used(&code),
        ["game", "store"].map(String::from).into()
    );
    assert!(names("use sqlx::query;", "sqlx") && names("use ::sqlx;", "sqlx"));
    assert!(!names("use my_sqlx::query; sqlx_like::x", "sqlx"));
}

/// One source file: where it is, which top-level module it belongs to, its text without comments.
struct Source {
    path: PathBuf,
    module: String,
    code: String,
}

/// The folders of the sources. The second is the crate whose modules `src/lib.rs` names as its own.
const FOLDERS: [&str; 2] = ["src", "pente/src"];

fn sources() -> Vec<Source> {
    FOLDERS.into_iter().flat_map(sources_in).collect()
}

fn sources_in(folder: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files = Vec::new();
    collect(&root, &mut files);
    assert!(files.len() > 2, "no sources under {}", root.display());
    files
        .into_iter()
        .map(|path| {
            let below = path.strip_prefix(&root).expect("found below the root");
            let first = below.components().next().expect("a file has a name");
            let module = Path::new(first.as_os_str())
                .file_stem()
                .expect("a name has a stem");
            let text = fs::read_to_string(&path).expect("a source is readable");
            Source {
                module: module.to_string_lossy().into_owned(),
                code: code_of(&text),
                path: below.to_owned(),
            }
        })
        .collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is readable") {
        let path = entry.expect("the entry is readable").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The text without line comments and without what stands in string literals on one line.
fn code_of(text: &str) -> String {
    text.lines()
        .map(code_of_line)
        .collect::<Vec<_>>()
        .join("\n")
}

fn code_of_line(line: &str) -> String {
    let mut code = String::new();
    let mut in_string = false;
    let mut before = ' ';
    for (index, letter) in line.char_indices() {
        if !in_string && line[index..].starts_with("//") {
            break;
        }
        if letter == '"' && before != '\\' && before != '\'' {
            in_string = !in_string;
        } else if !in_string {
            code.push(letter);
        }
        before = letter;
    }
    code
}

/// The top-level modules that the code reaches from the crate's root.
fn modules_used(code: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (start, root) in code.match_indices("crate::") {
        let rest = &code[start + root.len()..];
        match rest.strip_prefix('{') {
            Some(group) => used.extend(group_heads(group)),
            None => used.extend(identifier(rest)),
        }
    }
    used
}

/// The first name of each path in a `use` group, up to the brace that closes it.
fn group_heads(group: &str) -> Vec<String> {
    let mut heads = Vec::new();
    let mut depth = 0;
    let mut expects_head = true;
    for (index, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => expects_head = true,
            letter if expects_head && letter.is_alphabetic() => {
                heads.extend(identifier(&group[index..]));
                expects_head = false;
            }
            _ => {}
        }
    }
    heads
}

fn identifier(text: &str) -> Option<String> {
    let name: String = text
        .chars()
        .take_while(|c| c.is_alphanumeric() || *c == '_')
        .collect();
    (!name.is_empty()).then_some(name)
}

/// Whether the code names the library as the start of a path or in a `use`.
fn names(code: &str, library: &str) -> bool {
    code.match_indices(library).any(|(start, _)| {
        let before = code[..start].chars().next_back();
        let after = code[start + library.len()..].chars().next();
        let in_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let in_path = code[..start].ends_with("::") && !code[..start].ends_with(" ::");
        !in_word(before)
            && !in_word(after)
            && !in_path
            && (code[start + library.len()..].starts_with("::")
                || code[..start].trim_end_matches("::").ends_with("use "))
    })
}
