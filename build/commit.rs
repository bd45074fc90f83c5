//! Which commit the program is built from.

use std::path::{Path, PathBuf};
use std::process::Command;

/// How many digits of a commit are told.
const DIGITS: usize = 12;

/// The commit that is checked out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The first digits of its id.
    pub id: String,
    /// The files that change when another commit is checked out or made. All of them exist.
    pub watched: Vec<PathBuf>,
}

/// The commit in a folder; `None` if it is not the root of a repository, such as an archive that was
/// unpacked inside somebody else's, or if git is not installed.
pub fn of(root: &Path) -> Option<Commit> {
    let top = git(root, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != root.canonicalize().ok()? {
        return None;
    }
    let id = git(root, &["rev-parse", "--verify", "HEAD"])?;
    Some(Commit {
        id: id.get(..DIGITS)?.to_owned(),
        watched: watched(root),
    })
}

/// Cuts an id that was given to as many digits as are told; `None` if it is no id.
pub fn given(id: &str) -> Option<String> {
    let is_hexadecimal = id.bytes().all(|digit| digit.is_ascii_hexdigit());
    let fits = (7..=64).contains(&id.len()) && is_hexadecimal;
    fits.then(|| id.chars().take(DIGITS).collect())
}

/// The version and the commit, as people read them.
pub fn version(number: &str, commit: &str) -> String {
    if commit.is_empty() {
        number.to_owned()
    } else {
        format!("{number} ({commit})")
    }
}

/// `HEAD` changes with the branch, and its log with every commit. Where no log is kept, the file of the
/// branch does.
fn watched(root: &Path) -> Vec<PathBuf> {
    let existing = |name: &str| {
        let path = git(root, &["rev-parse", "--git-path", name])?;
        let path = root.join(path);
        path.exists().then_some(path)
    };
    let moves = existing("logs/HEAD")
        .or_else(|| existing(&git(root, &["symbolic-ref", "--quiet", "HEAD"])?))
        .or_else(|| existing("packed-refs"));
    existing("HEAD").into_iter().chain(moves).collect()
}

/// What git says; `None` if it fails.
fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let mut git = Command::new("git");
    git.arg("-C").arg(root).args(arguments);
    // A build that git itself started, in a hook, must not look at that repository.
    for variable in [
        "GIT_DIR",
        "GIT_WORK_TREE",
        "GIT_INDEX_FILE",
        "GIT_COMMON_DIR",
    ] {
        git.env_remove(variable);
    }
    let said = git.output().ok()?;
    let text = String::from_utf8(said.stdout).ok()?;
    said.status.success().then(|| text.trim().to_owned())
}
