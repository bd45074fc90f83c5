//! The database belongs to one bot and one user: a second bot is refused, other users cannot read
//! the file, and the running bot notices when its file is taken away.

#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use local_discord::LocalDiscord;
use tessera::store::Store;

use crate::database::{is_on_server, is_only_for_files};
use crate::program::Home;
use crate::story::Story;

/// The permissions of a file, as three octal digits.
fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let name = file.file_name().unwrap().to_str().unwrap();
    file.with_file_name(format!("{name}{ending}"))
}

#[tokio::test]
async fn a_second_bot_on_the_same_database_is_refused() {
    let (story, bot) = Story::with_game().await;
    let second = story.home.start_for(&story.discord).ends().await;
    second.failed_with("already runs on the database");
    if !is_on_server() {
        second.failed_with(&format!("process {}", bot.id()));
    }
    story.plays(&story.ben, "L11", 2).await;
    // A killed bot leaves nothing behind that keeps the next one from starting.
    bot.kill().await;
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.anna, "N11", 3).await;
    story.end(bot).await;
}

#[tokio::test]
async fn another_name_for_the_same_file_is_the_same_database() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    let link = story.home.folder.path().join("linked.sqlite");
    std::os::unix::fs::symlink(story.home.file(), &link).unwrap();
    let url = format!("sqlite:{}", link.display());
    let settings = [
        ("DISCORD_TOKEN", story.discord.token()),
        ("DISCORD_API", &story.discord.api_url()),
        ("DATABASE_URL", &url),
    ];
    let second = story.home.start(&settings).ends().await;
    second.failed_with("already runs on the database");
    story.end(bot).await;
}

#[tokio::test]
async fn a_bot_waits_for_what_moves_its_database_and_does_not_call_it_a_bot() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    let url = format!("sqlite:{}", story.home.file().display());
    let refused = Store::open_at_rest(&url).await.unwrap_err().to_string();
    let told = format!(
        "nothing can be moved while a bot (process {}) works on",
        bot.id()
    );
    assert!(refused.starts_with(&told), "{refused}");
    bot.kill().await;
    let moving = Store::open_at_rest(&url).await.unwrap();
    let refused = story.home.start_for(&story.discord).ends().await;
    refused.failed_with("tessera migrate works on the database");
    moving.close().await;
    drop(moving);
    let bot = story.home.bot(&story.discord).await;
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn only_the_owner_can_read_the_database() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    let file = story.home.file();
    for ending in ["", "-wal", "-shm", "-lock"] {
        assert_eq!(mode(&beside(file, ending)), 0o600, "{ending:?}");
    }
    bot.kill().await;
    // The permissions that an older version gave to the files.
    for ending in ["", "-wal", "-shm"] {
        let rights = fs::Permissions::from_mode(0o644);
        fs::set_permissions(beside(file, ending), rights).unwrap();
    }
    let mut bot = story.home.start_for(&story.discord);
    bot.hears("is readable by its owner only from now on").await;
    bot.hears("ready").await;
    for ending in ["", "-wal", "-shm"] {
        assert_eq!(mode(&beside(file, ending)), 0o600, "{ending:?}");
    }
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn a_token_that_others_can_read_gets_a_warning() {
    let discord = LocalDiscord::start().await;
    let home = Home::new();
    let api = discord.api_url();
    let token = home.folder.path().join("token");
    fs::write(&token, discord.token()).unwrap();
    let settings = [
        ("DISCORD_TOKEN_FILE", token.to_str().unwrap()),
        ("DISCORD_API", api.as_str()),
    ];
    let with_mode = async |mode| {
        fs::set_permissions(&token, fs::Permissions::from_mode(mode)).unwrap();
        let mut bot = home.start(&settings);
        bot.hears("ready").await;
        bot.signal("TERM").await;
        bot.ends().await.said
    };
    let warning = "other users of this machine can read it";
    assert!(with_mode(0o640).await.contains(warning));
    assert!(!with_mode(0o600).await.contains(warning));
    let dotenv = home.folder.path().join(".env");
    fs::write(&dotenv, format!("DISCORD_TOKEN={}\n", discord.token())).unwrap();
    fs::set_permissions(&dotenv, fs::Permissions::from_mode(0o644)).unwrap();
    let mut bot = home.start(&[("DISCORD_API", api.as_str())]);
    bot.hears(warning).await;
    bot.hears("ready").await;
    bot.kill().await;
}

#[tokio::test]
async fn nothing_is_confirmed_that_a_deleted_file_would_lose() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    fs::remove_file(story.home.file()).unwrap();
    let stone = [("point", "L11".into())];
    let answer = story.ben.slash("move", stone).await.unwrap();
    let answer = story.ben.settled(answer).await.unwrap();
    assert!(answer.content().contains("went wrong"), "{answer:?}");
    assert_eq!(story.boards(2), 0);
    let ended = bot.ends().await;
    ended.failed_with("a file of the database was deleted or replaced");
}

#[tokio::test]
async fn a_deleted_file_is_noticed_also_while_discord_cannot_be_reached() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    story.discord.goes_down();
    fs::remove_file(story.home.file()).unwrap();
    let ended = bot.ends().await;
    ended.failed_with("a file of the database was deleted or replaced");
}
