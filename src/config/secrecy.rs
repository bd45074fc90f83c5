//! Checks that a file holding the token is not readable by others.

use std::path::Path;

use super::warning::Warning;

/// What to tell the operator if other users of this host can read the file; `None` if they cannot, or
/// if the system does not say.
#[cfg(unix)]
pub(super) fn warning(file: &Path) -> Option<Warning> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata().ok()?.permissions().mode();
    (mode & 0o077 != 0).then(|| {
        let file = file.display();
        Warning {
            about: "token file",
            says: format!(
                "{file} holds the bot's token and other users of this machine can read it"
            ),
            cure: format!("run `chmod 600 {file}`"),
        }
    })
}

/// Other systems protect a user's files by default.
#[cfg(not(unix))]
pub(super) fn warning(_: &Path) -> Option<Warning> {
    None
}
