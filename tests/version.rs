//! `tessera --version`: how a release build finds its commit.

#![allow(clippy::unwrap_used, reason = "a test fails where it stands")]

#[path = "../build/commit.rs"]
mod commit;

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// Runs git in a folder, with nobody's settings but its own.
fn git(folder: &Path, arguments: &[&str]) -> String {
    let settings = ["user.name=Anna", "user.email=anna@example.org"];
    let settings = settings.iter().flat_map(|setting| ["-c", setting]);
    let done = Command::new("git")
        .env("GIT_CONFIG_GLOBAL", "/dev/null")
        .arg("-C")
        .arg(folder)
        .args(settings)
        .args(arguments)
        .output()
        .unwrap();
    assert!(done.status.success(), "{arguments:?}: {done:?}");
    String::from_utf8(done.stdout).unwrap().trim().to_owned()
}

fn commit(folder: &Path) {
    git(
        folder,
        &[
            "commit",
            "--quiet",
            "--allow-empty",
            "--message",
            "a change",
        ],
    );
}

/// A repository with one commit.
fn repository() -> TempDir {
    let folder = TempDir::new().unwrap();
    git(
        folder.path(),
        &["init", "--quiet", "--initial-branch", "main"],
    );
    commit(folder.path());
    folder
}

/// Whether a build that watched these files would look again for the commit: one of them has changed.
fn is_noticed(watched: &[std::path::PathBuf], change: impl FnOnce()) -> bool {
    let read = || {
        watched
            .iter()
            .map(|file| fs::read(file).unwrap())
            .collect::<Vec<_>>()
    };
    let before = read();
    change();
    read() != before
}

#[test]
fn a_repository_tells_its_commit_and_every_move_of_it_is_noticed() {
    let repository = repository();
    let root = repository.path();
    let first = commit::of(root).unwrap();
    let head = || git(root, &["rev-parse", "HEAD"]);
    assert_eq!(first.id, head()[..12]);
    assert!(!first.watched.is_empty());
    assert!(is_noticed(&first.watched, || commit(root)), "a commit");
    let second = commit::of(root).unwrap();
    assert_ne!(second.id, first.id);
    assert_eq!(second.id, head()[..12]);
    let other = || git(root, &["checkout", "--quiet", "-b", "other", "HEAD~1"]);
    assert!(
        is_noticed(&second.watched, || drop(other())),
        "another branch"
    );
    assert_eq!(commit::of(root).unwrap().id, first.id);
    let reset = || git(root, &["reset", "--quiet", "--hard", "main"]);
    assert!(is_noticed(&second.watched, || drop(reset())), "a reset");
    assert!(!is_noticed(&second.watched, || fs::write(
        root.join("file"),
        "x"
    )
    .unwrap()));
}

#[test]
fn commits_are_noticed_where_no_log_of_them_is_kept() {
    let repository = TempDir::new().unwrap();
    let root = repository.path();
    git(root, &["init", "--quiet"]);
    git(root, &["config", "core.logAllRefUpdates", "false"]);
    commit(root);
    let found = commit::of(root).unwrap();
    assert!(is_noticed(&found.watched, || commit(root)));
}

#[test]
fn a_linked_worktree_tells_its_own_commit() {
    let repository = repository();
    let elsewhere = TempDir::new().unwrap();
    let linked = elsewhere.path().join("linked");
    let path = linked.to_str().unwrap();
    git(
        repository.path(),
        &["worktree", "add", "--quiet", "-b", "other", path],
    );
    let found = commit::of(&linked).unwrap();
    assert!(is_noticed(&found.watched, || commit(&linked)));
    assert_ne!(commit::of(&linked).unwrap().id, found.id);
    assert_eq!(commit::of(repository.path()).unwrap().id, found.id);
}

#[test]
fn an_archive_tells_no_commit_even_inside_another_repository() {
    let plain = TempDir::new().unwrap();
    assert_eq!(commit::of(plain.path()), None);
    let repository = repository();
    let unpacked = repository.path().join("tessera-1.0");
    fs::create_dir(&unpacked).unwrap();
    assert_eq!(commit::of(&unpacked), None);
}

#[test]
fn a_given_commit_is_cut_and_checked() {
    let id = "0123456789abcdef0123456789abcdef01234567";
    assert_eq!(commit::given(id).as_deref(), Some("0123456789ab"));
    for wrong in ["main", "0123", "0123456789abcdeg"] {
        assert_eq!(commit::given(wrong), None, "{wrong}");
    }
    assert_eq!(commit::version("0.1.0", ""), "0.1.0");
    assert_eq!(
        commit::version("0.1.0", "0123456789ab"),
        "0.1.0 (0123456789ab)"
    );
}

#[test]
fn the_program_tells_its_version() {
    let told = Command::new(env!("CARGO_BIN_EXE_tessera"))
        .arg("--version")
        .output()
        .unwrap();
    let told = String::from_utf8(told.stdout).unwrap();
    let expected = tessera::operate::version::VERSION;
    assert_eq!(told, format!("tessera {expected}\n"));
    assert!(expected.starts_with(env!("CARGO_PKG_VERSION")));
}
