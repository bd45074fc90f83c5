//! Makes a type of every English text in `locales/en`, so that the compiler finds a text that does
//! not exist, a value that is missing from one, and a text that nobody uses.
//!
//! A text `play-your-turn = { $name }, your turn` of the file `play.ftl` becomes the struct
//! `your_turn { name }` in the module `play`. `language::say!` fills it in.
//!
//! It also tells the program its version and, in a release build, its commit.

#[path = "build/commit.rs"]
mod commit;

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource,
};
use fluent_syntax::{parser, serializer};

/// The folder of all languages.
const LOCALES: &str = "locales";
/// The language that the others are translated from.
const SOURCE: &str = "en";
/// The files whose texts are found by a key that is put together when the program runs. Tests check
/// that each of them is needed and none is missing.
const LOOKED_UP: [&str; 3] = ["commands", "lessons", "rulesets"];

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    println!("cargo:rerun-if-changed={LOCALES}");
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join(LOCALES);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    fs::write(out.join("sources.rs"), sources(&root)?)?;
    fs::write(out.join("messages.rs"), messages(&root.join(SOURCE))?)?;
    let commit = commit()?;
    let version = commit::version(&env::var("CARGO_PKG_VERSION")?, &commit);
    println!("cargo:rustc-env=TESSERA_COMMIT={commit}");
    println!("cargo:rustc-env=TESSERA_VERSION={version}");
    Ok(())
}

/// The commit that the program names: `TESSERA_COMMIT` if it is set, as for a build without the
/// repository; otherwise, in a release build, what is checked out. Other builds name none, because
/// every commit would then compile everything again. Empty if it is not known.
fn commit() -> Result<String, Failure> {
    println!("cargo:rerun-if-env-changed=TESSERA_COMMIT");
    if let Some(id) = env::var("TESSERA_COMMIT").ok().filter(|id| !id.is_empty()) {
        let wrong = || format!("TESSERA_COMMIT is {id:?}, and must be the id of a commit");
        return Ok(commit::given(&id).ok_or_else(wrong)?);
    }
    if env::var("PROFILE")? != "release" {
        return Ok(String::new());
    }
    let Some(commit) = commit::of(Path::new(&env::var("CARGO_MANIFEST_DIR")?)) else {
        return Ok(String::new());
    };
    for file in commit.watched {
        println!("cargo:rerun-if-changed={}", file.display());
    }
    Ok(commit.id)
}

/// The files of every language, as an array of `(tag, [text of a file])`.
fn sources(root: &Path) -> Result<String, Failure> {
    let mut code = String::from("[\n");
    for language in listed(root)?.iter().filter(|path| path.is_dir()) {
        writeln!(code, "    ({:?}, &[", name(language)?)?;
        for file in files(language)? {
            let file = file.to_str().ok_or("a path is no text")?;
            writeln!(code, "        include_str!({file:?}),")?;
        }
        code.push_str("    ]),\n");
    }
    code.push_str("]\n");
    Ok(code)
}

/// The types of all texts, in a module for each file.
fn messages(folder: &Path) -> Result<String, Failure> {
    let mut code = String::new();
    for file in files(folder)? {
        let about = name(&file)?;
        if LOOKED_UP.contains(&about) {
            continue;
        }
        let source = fs::read_to_string(&file)?;
        let texts = parser::parse(source.as_str())
            .map_err(|(_, errors)| format!("{}: {errors:?}", file.display()))?;
        writeln!(code, "pub mod {} {{", about.replace('-', "_"))?;
        for entry in &texts.body {
            if let Entry::Message(message) = entry {
                code.push_str(&type_of(message, about, &texts)?);
            }
        }
        code.push_str("}\n");
    }
    Ok(code)
}

/// The struct of a text, and how it becomes one.
fn type_of<'a>(
    message: &Message<&'a str>,
    about: &str,
    texts: &Resource<&'a str>,
) -> Result<String, Failure> {
    let key = message.id.name;
    let short = key
        .strip_prefix(about)
        .and_then(|rest| rest.strip_prefix('-'))
        .ok_or_else(|| format!("`{key}` in {about}.ftl must begin with `{about}-`"))?
        .replace('-', "_");
    let mut names = BTreeSet::new();
    if let Some(pattern) = &message.value {
        variables(pattern, texts, &mut names);
    }
    let alone = Resource {
        body: vec![Entry::Message(message.clone())],
    };
    let mut code = String::new();
    for line in serializer::serialize(&alone).trim().lines() {
        writeln!(code, "    #[doc = {:?}]", format!("    {line}"))?;
    }
    let fields: String = names.iter().fold(String::new(), |fields, name| {
        fields + &format!(" pub {name}: crate::language::Value,")
    });
    let values: String = names.iter().fold(String::new(), |values, name| {
        values + &format!("({name:?}, it.{name}), ")
    });
    writeln!(code, "    pub struct {short} {{{fields} }}")?;
    writeln!(
        code,
        "    impl From<{short}> for crate::language::Text {{\n        fn from(it: {short}) -> Self \
         {{ let {short} {{ .. }} = it; Self::message({key:?}, vec![{values}]) }}\n    }}"
    )?;
    Ok(code)
}

/// Collects the variables of a pattern, and of the texts that it refers to.
fn variables<'a>(
    pattern: &Pattern<&'a str>,
    texts: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, texts, names);
        }
    }
}

fn of_expression<'a>(
    expression: &Expression<&'a str>,
    texts: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, texts, names),
        Expression::Select { selector, variants } => {
            of_inline(selector, texts, names);
            for variant in variants {
                variables(&variant.value, texts, names);
            }
        }
    }
}

fn of_inline<'a>(
    inline: &InlineExpression<&'a str>,
    texts: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            names.insert(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference {
            arguments: Some(arguments),
            ..
        } => of_arguments(arguments, texts, names),
        InlineExpression::MessageReference { id, .. } => {
            for entry in &texts.body {
                if let Entry::Message(message) = entry
                    && message.id.name == id.name
                    && let Some(pattern) = &message.value
                {
                    variables(pattern, texts, names);
                }
            }
        }
        InlineExpression::Placeable { expression } => of_expression(expression, texts, names),
        InlineExpression::TermReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn of_arguments<'a>(
    arguments: &CallArguments<&'a str>,
    texts: &Resource<&'a str>,
    names: &mut BTreeSet<&'a str>,
) {
    for argument in &arguments.positional {
        of_inline(argument, texts, names);
    }
    for argument in &arguments.named {
        of_inline(&argument.value, texts, names);
    }
}

/// The files of texts in a language's folder, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = listed(folder)?;
    files.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    Ok(files)
}

fn listed(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut paths = fs::read_dir(folder)
        .and_then(|entries| {
            entries
                .map(|entry| Ok(entry?.path()))
                .collect::<Result<Vec<_>, _>>()
        })
        .map_err(|error| format!("{}: {error}", folder.display()))?;
    paths.sort();
    Ok(paths)
}

/// The name of a file or folder without its ending.
fn name(path: &Path) -> Result<&str, Failure> {
    let name = path.file_stem().and_then(|name| name.to_str());
    Ok(name.ok_or_else(|| format!("{} is no name", path.display()))?)
}
