//! Which files make a player what it is, and whether they are the same as before.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::Path;

use crate::digest::digest;
use crate::player::Player;

/// A digest of each file, by its name in the command line.
pub type ProgramFiles = BTreeMap<String, String>;

/// What the engine in this program is called where a file has a name.
const THIS_PROGRAM: &str = "engine_match";
/// How the names of scripts end.
const SCRIPTS: [&str; 9] = ["cjs", "jar", "js", "lua", "mjs", "pl", "py", "rb", "sh"];

/// The files of a player: this program, or those in its command line that may be executed or are scripts by their
/// name. Others may be what the program writes. `None` if there are none.
pub fn files_of(player: &Player) -> Option<ProgramFiles> {
    let files: ProgramFiles = match &player.program {
        None => digested(THIS_PROGRAM, &env::current_exe().ok()?)
            .into_iter()
            .collect(),
        Some(command) => {
            // A program that is only a name is looked up by the system, and not in this folder.
            let program =
                Some(&command.program).filter(|it| Path::new(it).components().count() > 1);
            let words = program.into_iter().chain(&command.arguments);
            let files = words.filter(|word| is_program(Path::new(word)));
            files
                .filter_map(|word| digested(word, Path::new(word)))
                .collect()
        }
    };
    (!files.is_empty()).then_some(files)
}

fn digested(name: &str, path: &Path) -> Option<(String, String)> {
    Some((name.to_owned(), digest(&fs::read(path).ok()?)))
}

fn is_program(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    path.is_file() && (ending.is_some_and(|it| SCRIPTS.contains(&it)) || may_be_executed(path))
}

#[cfg(unix)]
fn may_be_executed(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;

    const BY_ANYBODY: u32 = 0o111;
    fs::metadata(path).is_ok_and(|it| it.permissions().mode() & BY_ANYBODY != 0)
}

#[cfg(not(unix))]
fn may_be_executed(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "exe")
}

/// The name of a file that is in only one of them, or has changed.
pub fn changed<'a>(was: &'a ProgramFiles, is: &'a ProgramFiles) -> Option<&'a str> {
    let mut names = was.keys().chain(is.keys());
    names
        .find(|&name| was.get(name) != is.get(name))
        .map(String::as_str)
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::PathBuf;

    use super::*;

    fn write(path: &Path, text: &str, mode: u32) {
        fs::write(path, text).expect("it can be written");
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(path, permissions).expect("it is ours");
    }

    #[test]
    fn programs_and_scripts_count_and_what_they_write_does_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| -> PathBuf { folder.path().join(name) };
        let [bot, script, log] = [path("bot"), path("bot.py"), path("bot.log")];
        let [bot_name, script_name] = [&bot, &script].map(|it| it.display().to_string());
        let player = format!(
            "nodes:5 program:{bot_name} {script_name} --log {} /no/such/file",
            log.display()
        );
        let player: Player = player.parse().expect("a player");
        assert_eq!(files_of(&player), None);

        write(&bot, "1", 0o755);
        write(&script, "1", 0o644);
        write(&log, "1", 0o644);
        let files = files_of(&player).expect("two files");
        assert!(files.keys().eq([&bot_name, &script_name]), "{files:?}");
        write(&log, "2", 0o644);
        assert_eq!(files_of(&player).as_ref(), Some(&files));
        for (file, name) in [(&script, script_name), (&bot, bot_name)] {
            fs::write(file, "2").expect("it can be written");
            let now = files_of(&player).expect("two files");
            assert_eq!(changed(&files, &now), Some(name.as_str()));
            fs::write(file, "1").expect("it can be written");
        }
        fs::remove_file(&script).expect("it is there");
        let now = files_of(&player).expect("a file");
        assert!(changed(&files, &now).is_some_and(|name| name.ends_with("bot.py")));
    }

    #[test]
    fn a_wrapped_program_counts_and_the_engine_here_does() {
        let folder = tempfile::tempdir().expect("a folder");
        let bot = folder.path().join("my bot");
        write(&bot, "1", 0o700);
        let wrapped = format!("program:nice -n 5 \"{}\" engine", bot.display());
        let files = files_of(&wrapped.parse().expect("a player")).expect("a file");
        assert!(files.keys().eq([&bot.display().to_string()]), "{files:?}");
        let files = files_of(&"nodes:5".parse().expect("a player")).expect("this program");
        assert!(files.keys().eq([THIS_PROGRAM]), "{files:?}");
    }
}
