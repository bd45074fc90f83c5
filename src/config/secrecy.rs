//! Whether a file that holds the token is kept from others.

use std::path::Path;

/// A line for the operator if other users of the machine can read the file; `None` where they cannot,
/// or where the system does not tell.
#[cfg(unix)]
pub(super) fn warning(file: &Path) -> Option<String> {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = file.metadata().ok()?.permissions().mode();
    (mode & 0o077 != 0).then(|| {
        let file = file.display();
        format!(
            "{file} holds the bot's token and other users of this machine can read it; run \
             `chmod 600 {file}`"
        )
    })
}

/// Other systems keep a person's files from others by themselves.
#[cfg(not(unix))]
pub(super) fn warning(_: &Path) -> Option<String> {
    None
}
