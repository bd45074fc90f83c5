//! The settings: the token, and others that cannot be used.

use std::fs;

use super::Patient;

#[tokio::test]
async fn a_missing_token() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN", "")])
        .await;
    report.fault("settings", "DISCORD_TOKEN is not set", "developer portal");
}

#[tokio::test]
async fn two_tokens() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN_FILE", "token")])
        .await;
    report.fault("settings", "not both", "Remove one");
}

#[tokio::test]
async fn a_wrong_token() {
    let report = Patient::new()
        .await
        .report(&[], &[("DISCORD_TOKEN", "wrong.token.here")])
        .await;
    report.fault("token", "does not accept the token", "Reset Token");
}

#[tokio::test]
async fn a_token_file_that_is_not_there() {
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "nowhere")];
    let report = Patient::new().await.report(&[], &settings).await;
    report.fault(
        "settings",
        "cannot read DISCORD_TOKEN_FILE nowhere",
        "can read",
    );
}

#[tokio::test]
async fn a_token_file_that_is_no_text() {
    let patient = Patient::new().await;
    fs::write(patient.home.folder.path().join("token"), [0xff, 0xfe, b'M']).unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "token")];
    let report = patient.report(&[], &settings).await;
    report.fault(
        "settings",
        "cannot read DISCORD_TOKEN_FILE token",
        "as plain text and alone",
    );
}

#[cfg(unix)]
#[tokio::test]
async fn a_token_file_that_others_can_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let patient = Patient::new().await;
    let file = patient.home.folder.path().join("token");
    fs::write(&file, patient.discord.token()).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("DISCORD_TOKEN_FILE", "token")];
    let report = patient.report(&[], &settings).await;
    report.warning(
        "token file",
        "other users of this machine can read it",
        "Run `chmod 600 token`",
    );
}

#[tokio::test]
async fn a_setting_that_cannot_be_read() {
    let report = Patient::new()
        .await
        .report(&[], &[("RUST_LOG", "loud,,=")])
        .await;
    report.fault("settings", "RUST_LOG", "info,tessera=debug");
}

#[tokio::test]
async fn a_number_of_backups_that_is_none() {
    let settings = [("BACKUP_DIR", "backups"), ("BACKUP_KEEP", "0")];
    let report = Patient::new().await.report(&[], &settings).await;
    report.fault("settings", "BACKUP_KEEP", "BACKUP_KEEP to a number");
}
