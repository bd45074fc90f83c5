//! Finds files that need each other, directly or through others.
//!
//! A file needs the file that defines what it names. Names are followed as text: `use` lines, paths
//! that begin with `crate`, `super`, `self`, a module inside or an imported one, and what a file
//! re-exports. A glob import needs the module that it names, and every file from which that module
//! re-exports something. Methods are not seen, and neither are tests inside the sources.

use std::collections::{BTreeMap, BTreeSet};

/// The path of a module from the crate's root.
pub type Module = Vec<String>;

/// Files that need others: for each the files it needs, with the names that it needs there. The name
/// of a glob import is `*`.
pub type Needs = BTreeMap<Module, BTreeMap<Module, BTreeSet<String>>>;

/// The name that stands for everything in a module.
pub const GLOB: &str = "*";

/// The sources as modules, with what each imports.
struct Crate {
    /// The text of every file, without comments, strings and tests.
    code: BTreeMap<Module, String>,
    /// The path of each name that a file imports.
    imports: BTreeMap<(Module, String), Vec<String>>,
}

/// What every file needs of the others. Each file is given by its path below the source folder, with
/// `/` between the parts, and its text without comments and strings.
pub fn needs<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Needs {
    let code: BTreeMap<_, _> = files
        .into_iter()
        .filter(|(path, _)| path.rsplit('/').next() != Some("tests.rs"))
        .map(|(path, text)| (module(path), without_tests(text)))
        .collect();
    let mut sources = Crate {
        code,
        imports: BTreeMap::new(),
    };
    sources.read_imports();
    let each = sources.code.keys();
    each.map(|file| (file.clone(), sources.needed_by(file)))
        .collect()
}

/// The needs that are part of a circle: the file that is needed needs the first one in turn, directly
/// or through others.
pub fn circles(needs: &Needs) -> Needs {
    let reached: BTreeMap<_, _> = needs
        .keys()
        .map(|file| (file, reached_from(file, needs)))
        .collect();
    let mut circles = needs.clone();
    for (file, of) in &mut circles {
        of.retain(|other, _| reached.get(other).is_some_and(|it| it.contains(file)));
    }
    circles.retain(|_, of| !of.is_empty());
    circles
}

/// All files that a file needs, directly or through others.
fn reached_from<'a>(file: &Module, needs: &'a Needs) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&Module> = needs
        .get(file)
        .into_iter()
        .flat_map(BTreeMap::keys)
        .collect();
    while let Some(next) = open.pop() {
        if reached.insert(next) {
            open.extend(needs.get(next).into_iter().flat_map(BTreeMap::keys));
        }
    }
    reached
}

impl Crate {
    fn read_imports(&mut self) {
        let mut imports = BTreeMap::new();
        for (file, code) in &self.code {
            for tree in use_trees(code) {
                for (path, name) in paths(tree.text) {
                    if name != GLOB
                        && let Some(path) = self.absolute(file, &path)
                    {
                        imports.insert((file.clone(), name), path);
                    }
                }
            }
        }
        self.imports = imports;
    }

    /// The files that a file needs, with the names that each of them defines.
    fn needed_by(&self, file: &Module) -> BTreeMap<Module, BTreeSet<String>> {
        let mut needed = BTreeMap::new();
        let code = &self.code[file];
        for path in inline_paths(code) {
            let imported = self.imports.get(&(file.clone(), path[0].clone()));
            let absolute = match imported {
                Some(import) => Some([import, &path[1..]].concat()),
                None => self.absolute(file, &path),
            };
            self.add(file, absolute.as_deref(), &mut needed);
        }
        for tree in use_trees(code) {
            for (path, _) in paths(tree.text) {
                let absolute = self.absolute(file, &path);
                // A module that re-exports what stands in its own folder needs nothing of it.
                let is_own = absolute.as_ref().is_some_and(|path| path.starts_with(file));
                if !(is_own && tree.is_public) {
                    self.add(file, absolute.as_deref(), &mut needed);
                }
            }
        }
        needed
    }

    fn add(
        &self,
        file: &Module,
        path: Option<&[String]>,
        needed: &mut BTreeMap<Module, BTreeSet<String>>,
    ) {
        for (definer, name) in path.into_iter().flat_map(|path| self.definers(path)) {
            if definer != *file {
                needed.entry(definer).or_default().insert(name);
            }
        }
    }

    /// The files that define what a path names: several if it ends with a glob.
    fn definers(&self, path: &[String]) -> Vec<(Module, String)> {
        let Some((GLOB, module)) = path.split_last().map(|(last, rest)| (last.as_str(), rest))
        else {
            return self.definer(path).into_iter().collect();
        };
        if !self.code.contains_key(module) {
            // The variants of an enum.
            return self.definer(module).into_iter().collect();
        }
        let reexported = self.imports.iter().filter(|((of, _), _)| of == module);
        let reexported = reexported.filter_map(|(_, import)| self.definer(import));
        let itself = (module.to_vec(), GLOB.to_owned());
        reexported.chain([itself]).collect()
    }

    /// The file that defines the item that a path names, and its name there; `None` if the path names
    /// a module.
    fn definer(&self, path: &[String]) -> Option<(Module, String)> {
        let mut path = path.to_vec();
        for _ in 0..16 {
            let depth = (0..=path.len())
                .rev()
                .find(|&depth| self.code.contains_key(&path[..depth]))?;
            // An item with the name of its own module is re-exported by the module above.
            let depth = if depth == path.len() {
                depth.checked_sub(1)?
            } else {
                depth
            };
            let name = path[depth].clone();
            let module = path[..depth].to_vec();
            match self.imports.get(&(module.clone(), name.clone())) {
                Some(import) => path = [import, &path[depth + 1..]].concat(),
                None if self.code.contains_key(&path) => return None,
                None => return Some((module, name)),
            }
        }
        None
    }

    /// The path from the crate's root; `None` if it leads to another crate.
    fn absolute(&self, file: &Module, path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        match first.as_str() {
            "crate" => Some(rest.to_vec()),
            "self" => Some([file, rest].concat()),
            "super" => {
                let above = rest.iter().take_while(|name| *name == "super").count();
                let kept = file.len().checked_sub(above + 1)?;
                Some([&file[..kept], &rest[above..]].concat())
            }
            _ => {
                let inside = [file.as_slice(), &path[..1]].concat();
                let is_inside = self.code.contains_key(&inside);
                is_inside.then(|| [file.as_slice(), path].concat())
            }
        }
    }
}

/// The text between `use` and the semicolon.
struct UseTree<'a> {
    /// Whether it re-exports what it names.
    is_public: bool,
    text: &'a str,
}

fn use_trees(code: &str) -> Vec<UseTree<'_>> {
    statements(code)
        .filter_map(|statement| {
            let (before, text) = split_use(statement)?;
            let is_public = before.starts_with("pub");
            Some(UseTree { is_public, text })
        })
        .collect()
}

/// The text up to each semicolon.
fn statements(code: &str) -> impl Iterator<Item = &str> {
    code.split(';')
}

/// Splits a statement that ends with a `use` at that word; `None` for any other statement.
fn split_use(statement: &str) -> Option<(&str, &str)> {
    let start = statement.rfind("use ")?;
    let line = statement[..start].rfind('\n').map_or(0, |end| end + 1);
    let before = statement[line..start].trim();
    let is_use = before.is_empty() || (before.starts_with("pub") && !before.contains('='));
    is_use.then(|| (before, statement[start + "use ".len()..].trim()))
}

/// The paths of a `use` tree, each with the name that it is imported under.
fn paths(text: &str) -> Vec<(Vec<String>, String)> {
    let Some((head, group)) = text.split_once('{') else {
        let (path, alias) = text.split_once(" as ").unwrap_or((text, ""));
        let path: Vec<String> = segments(path);
        let Some(last) = path.last().cloned() else {
            return Vec::new();
        };
        let name = if alias.is_empty() {
            last
        } else {
            alias.trim().to_owned()
        };
        return vec![(path, name)];
    };
    let head = segments(head);
    let group = group.rsplit_once('}').map_or(group, |(inside, _)| inside);
    let mut all = Vec::new();
    for part in parts(group) {
        for (path, name) in paths(part) {
            // In a group, `self` is the module before it.
            match path.as_slice() {
                [only] if only == "self" => {
                    let name = head.last().cloned().unwrap_or_default();
                    all.push((head.clone(), name));
                }
                _ => all.push(([head.clone(), path].concat(), name)),
            }
        }
    }
    all
}

/// The parts of a group that are separated by commas outside inner braces.
fn parts(group: &str) -> Vec<&str> {
    let mut depth = 0;
    group
        .split(|letter| {
            match letter {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            letter == ',' && depth == 0
        })
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect()
}

fn segments(path: &str) -> Vec<String> {
    let names = path.split("::").map(str::trim);
    names
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The paths of two names or more outside `use` lines.
fn inline_paths(code: &str) -> Vec<Vec<String>> {
    let outside: String = statements(code)
        .map(|statement| match split_use(statement) {
            Some((_, text)) => &statement[..statement.len() - text.len()],
            None => statement,
        })
        .collect::<Vec<_>>()
        .join(";");
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    outside
        .split(|letter| !is_part(letter))
        .filter(|path| path.trim_matches(':').contains("::") && !path.starts_with("::"))
        .map(segments)
        .collect()
}

/// The module that a file is.
fn module(path: &str) -> Module {
    let path = path.strip_suffix(".rs").unwrap_or(path);
    let mut module: Module = path.split('/').map(str::to_owned).collect();
    if module
        .last()
        .is_some_and(|name| ["mod", "lib"].contains(&name.as_str()))
    {
        module.pop();
    }
    module
}

/// The text without the module of tests at the end of a file.
fn without_tests(code: &str) -> String {
    let tests = code.rsplit_once("#[cfg(test)]").filter(|(_, after)| {
        let opened = after.split(['{', ';']).next().map_or(0, str::len);
        after.trim_start().starts_with("mod ") && after[opened..].starts_with('{')
    });
    tests.map_or(code, |(before, _)| before).to_owned()
}

#[test]
fn a_circle_is_found_also_through_reexports_and_globs() {
    let files = [
        ("lib.rs", "#[cfg(test)]\nmod tests;\nmod a; mod b;"),
        (
            "a/mod.rs",
            "mod inner;\npub use inner::{One, Two as Three};",
        ),
        ("a/inner.rs", "use crate::b::Four;\npub struct One(Four);"),
        (
            "b.rs",
            "use crate::a;\nuse std::fmt::Display;\nfn f(_: a::Three) {}",
        ),
        (
            "c.rs",
            "use super::b::Four;\n#[cfg(test)]\nmod tests {\n use crate::d::Five;\n}",
        ),
        ("d.rs", "use crate::c::Six;"),
        ("e/mod.rs", "mod same;\nmod other;\npub use same::same;"),
        ("e/same.rs", "use super::other::Seven;\npub fn same() {}"),
        ("e/other.rs", "use crate::e;\nfn f() { e::same(); }"),
        ("g/mod.rs", "mod inner;\npub use inner::Eight;"),
        ("g/inner.rs", "use crate::h::Nine;\npub struct Eight(Nine);"),
        ("h.rs", "use crate::g::*;\npub struct Nine(Box<Eight>);"),
    ];
    let circles = circles(&needs(files));
    let files: Vec<String> = circles.keys().map(|file| file.join("::")).collect();
    let expected = ["a::inner", "b", "e::other", "e::same", "g::inner", "h"];
    assert_eq!(files, expected);
}
