//! The bot makes a backup each day by itself, and keeps the latest ones.

use std::fs;
use std::path::Path;

use local_discord::{LocalDiscord, Moment};

use crate::database::is_only_for_files;
use crate::program::Home;

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_that_is_due_is_made_at_the_start_and_the_oldest_go() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let folder = home.folder.path().join("backups");
    fs::create_dir(&folder).unwrap();
    let old = ["01", "02", "03"].map(|day| format!("tessera-2026-01-{day}T030000Z.sqlite"));
    for name in &old {
        fs::write(folder.join(name), "").unwrap();
    }
    fs::write(folder.join("notes.txt"), "mine").unwrap();
    let api = discord.api_url();
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &api),
        ("BACKUP_DIR", "backups"),
        ("BACKUP_KEEP", "2"),
    ];
    let mut bot = home.start(&settings);
    bot.hears("was made and verified").await;
    let left = names(&folder);
    assert_eq!(left.len(), 3, "{left:?}");
    assert_eq!([&left[0], &left[1]], ["notes.txt", &old[2]]);
    let made = &left[2];
    // It is not due again.
    bot.kill().await;
    let mut bot = home.start(&settings);
    bot.hears("ready").await;
    bot.signal("TERM").await;
    assert!(bot.ends().await.status.success());
    assert_eq!(names(&folder), left);
    let target = Home::new();
    let backup = folder.join(made);
    let restored = target
        .command(&["restore", backup.to_str().unwrap()], &[])
        .await;
    restored.succeeded();
    target.bot(&discord).await.kill().await;
}

#[tokio::test]
async fn whoever_deletes_everything_hears_for_how_long_backups_have_it() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let anna = discord.person("Anna");
    let home = Home::new();
    let kept = [("BACKUP_DIR", "backups"), ("BACKUP_KEEP", "9")];
    for (further, says) in [
        (&kept[..], "keep it until 9 newer ones are made"),
        (&[], "keep it for some days longer"),
    ] {
        let mut bot = home.start_also(&discord, further);
        bot.hears(": ready").await;
        let asked = anna.slash("privacy delete", []).await.unwrap();
        assert!(asked.content().contains(says), "{}", asked.content());
        bot.kill().await;
    }
}

#[tokio::test]
async fn a_backup_that_fails_is_told_and_the_bot_goes_on() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let folder = home.folder.path().join("backups");
    let api = discord.api_url();
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &api),
        ("BACKUP_DIR", "backups"),
    ];
    let path = "/applications/*/commands";
    let mut hold = discord.hold(Moment::BeforeAnswering, "PUT", path);
    let mut bot = home.start(&settings);
    hold.arrived().await;
    fs::remove_dir(&folder).unwrap();
    fs::write(&folder, "in the way").unwrap();
    hold.release();
    bot.hears_all(&["no backup was made, it is tried again in 60s", "ready"])
        .await;
    bot.signal("TERM").await;
    assert!(bot.ends().await.status.success());
}

#[tokio::test]
async fn a_folder_for_backups_that_cannot_be_made_ends_the_start() {
    if is_only_for_files() {
        return;
    }
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    fs::write(home.folder.path().join("backups"), "in the way").unwrap();
    let api = discord.api_url();
    let settings = [
        ("DISCORD_TOKEN", discord.token()),
        ("DISCORD_API", &api),
        ("BACKUP_DIR", "backups"),
    ];
    let ended = home.start(&settings).ends().await;
    ended.failed_with("cannot make the folder backups");
}
