//! `tessera backup` copies the database while the bot plays on it. `STORM_BACKUPS=100 cargo test --test process storm`
//! makes, and restores, as many in the middle of a storm.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use jiff::Timestamp;
use tempfile::TempDir;
use tessera::game::{
    ChannelId, Coin, First, GameId, Pace, Person, Place, PlayerId, ServerId, Terms,
};
use tessera::rules::{Move, Point, catalogue};
use tessera::service::Service;
use tessera::store::Store;

use crate::database::is_only_for_files;
use crate::program::Home;
use crate::story::Story;

/// How many backups are made while people play, unless `STORM_BACKUPS` says otherwise.
const BACKUPS: usize = 6;
/// How many games are played at once.
const GAMES: u64 = 6;

/// The file that a command named.
fn named(output: &str) -> PathBuf {
    PathBuf::from(output.strip_suffix('\n').unwrap())
}

#[tokio::test]
async fn a_backup_of_a_running_bot_is_restored_and_the_game_goes_on() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    story.plays(&story.ben, "L11", 2).await;
    let backups = TempDir::new().unwrap();
    let folder = backups.path().to_str().unwrap();
    let done = story.home.command(&["backup", folder], &[]).await;
    for step in [
        "checking the copy",
        "replayed 1 of 1 games",
        "1 games are in the backup",
    ] {
        assert!(done.told.contains(step), "{}", done.told);
    }
    let backup = named(&done.succeeded());
    assert_eq!(backup.parent(), Some(backups.path()));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&backup).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it is as secret as the database");
    }
    story.plays(&story.anna, "N11", 3).await;
    bot.signal("TERM").await;
    bot.ends().await;
    let restore = ["restore", "--force", backup.to_str().unwrap()];
    story.home.command(&restore, &[]).await.succeeded();
    let files = fs::read_dir(backups.path()).unwrap();
    assert_eq!(files.count(), 1, "nothing is left beside the backup");
    let bot = story.home.bot(&story.discord).await;
    // What happened after the backup has not happened.
    story.plays(&story.anna, "O11", 3).await;
    bot.kill().await;
}

#[tokio::test]
async fn a_file_that_is_there_is_not_overwritten() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    home.settle().await;
    fs::write(home.folder.path().join("mine"), "a letter").unwrap();
    let done = home.command(&["backup", "mine"], &[]).await;
    done.failed_with("mine exists already");
    assert_eq!(
        fs::read_to_string(home.folder.path().join("mine")).unwrap(),
        "a letter"
    );
    home.command(&["backup", "new.sqlite"], &[])
        .await
        .succeeded();
    let again = home.command(&["backup", "new.sqlite"], &[]).await;
    again.failed_with("new.sqlite exists already");
}

#[tokio::test]
async fn a_link_that_leads_nowhere_is_not_replaced() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    home.settle().await;
    let link = home.folder.path().join("latest.sqlite");
    std::os::unix::fs::symlink("not/there.sqlite", &link).unwrap();
    let done = home.command(&["backup", "latest.sqlite"], &[]).await;
    done.failed_with("latest.sqlite is a link that leads to no file; name another file");
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("not/there.sqlite"));
}

#[tokio::test]
async fn what_the_database_keeps_beside_itself_is_no_backup() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    home.settle().await;
    let folder = home.folder.path();
    std::os::unix::fs::symlink("tessera.sqlite", folder.join("link.sqlite")).unwrap();
    let whole = folder.join("tessera.sqlite-lock");
    let _ = fs::remove_file(&whole);
    for name in [
        "tessera.sqlite-wal",
        "./tessera.sqlite-shm",
        "tessera.sqlite-journal",
    ] {
        let _ = fs::remove_file(folder.join(name));
        let done = home.command(&["backup", name], &[]).await;
        done.failed_with("belongs to the database itself");
    }
    let whole = whole.to_str().unwrap();
    let by_link = [("DATABASE_URL", "sqlite:link.sqlite")];
    for name in [whole, "link.sqlite-wal"] {
        let done = home.command(&["backup", name], &by_link).await;
        done.failed_with("belongs to the database itself");
    }
}

#[tokio::test]
async fn without_a_database_there_is_no_backup() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    let done = home.command(&["backup", "new.sqlite"], &[]).await;
    done.failed_with("there is no database tessera.sqlite");
    assert_eq!(fs::read_dir(home.folder.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_damaged_database_is_not_taken_for_a_backup() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    home.settle().await;
    let mut bytes = fs::read(home.file()).unwrap();
    let half = bytes.len() / 2;
    bytes[half..].fill(0xa5);
    fs::write(home.file(), bytes).unwrap();
    let done = home.command(&["backup", "new.sqlite"], &[]).await;
    assert!(!done.succeeded, "{}", done.told);
    let left = fs::read_dir(home.folder.path()).unwrap();
    let left: Vec<_> = left.map(|it| it.unwrap().file_name()).collect();
    assert!(
        left.iter()
            .all(|it| it.to_str().unwrap().starts_with("tessera.sqlite")),
        "{left:?}"
    );
}

#[tokio::test]
async fn a_backup_into_a_folder_that_is_not_there_says_so() {
    if is_only_for_files() {
        return;
    }
    let (story, bot) = Story::with_game().await;
    for target in ["nowhere/", "nowhere/backup.sqlite"] {
        let done = story.home.command(&["backup", target], &[]).await;
        done.failed_with("there is no folder nowhere");
    }
    let done = story.home.command(&["backup", "here.sqlite"], &[]).await;
    let copied = |line: &&str| line.starts_with("copied ");
    let line = done.told.lines().find(copied).unwrap().to_owned();
    assert!(
        !line.contains("of 4.0 kB"),
        "what is beside the file counts, too: {line}"
    );
    done.succeeded();
    story.end(bot).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn backups_in_the_middle_of_a_storm_all_restore() {
    if is_only_for_files() {
        return;
    }
    let home = Home::new();
    let service = home.service().await;
    let goes_on = Arc::new(AtomicBool::new(true));
    let players: Vec<_> = (0..GAMES)
        .map(|pair| tokio::spawn(play(service.clone(), pair, Arc::clone(&goes_on))))
        .collect();
    let mut backups = Vec::new();
    let asked = std::env::var("STORM_BACKUPS").ok();
    let asked = asked.map(|count| count.parse().expect("STORM_BACKUPS is a number"));
    for number in 0..asked.unwrap_or(BACKUPS) {
        let name = format!("backup-{number}");
        let done = home.command(&["backup", &name], &[]).await;
        backups.push(home.folder.path().join(named(&done.succeeded())));
    }
    goes_on.store(false, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    let mut most = 0;
    for backup in backups {
        let target = Home::new();
        let restore = ["restore", backup.to_str().unwrap()];
        target.command(&restore, &[]).await.succeeded();
        let store = Store::open_file(target.file()).await.unwrap();
        let games = store.read().await.unwrap().all_games().await.unwrap();
        assert!(
            games.len() >= most,
            "no game is lost from one backup to the next"
        );
        most = games.len();
        let restored = Service::new(store);
        for game in games {
            is_beginning(&restored, &service, game).await;
        }
    }
    assert!(most > 0, "people played meanwhile");
}

/// Checks that a restored game is the beginning of what was played.
async fn is_beginning(restored: &Service, service: &Service, game: GameId) {
    let then = restored.game(game).await.unwrap();
    let now = service.game(game).await.unwrap();
    let (then, now) = (then.game.record(), now.game.record());
    assert!(now.moves.starts_with(&then.moves), "{game}");
}

/// Two people who begin games and play stones in them until it is enough.
async fn play(service: Service, pair: u64, goes_on: Arc<AtomicBool>) {
    let ids = [2 * pair + 1, 2 * pair + 2];
    let [anna, ben] = ids.map(|id| Person::new(PlayerId(id), &format!("Player {id}")));
    let place = Place {
        server: Some(ServerId(9)),
        channel: ChannelId(100 + pair),
    };
    let mut now = Timestamp::now();
    while goes_on.load(Ordering::Relaxed) {
        let terms = Terms {
            ruleset: catalogue::find("pente").unwrap(),
            pace: Pace::Relaxed,
            rated: true,
            first: First::Challenger,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        };
        // No limit on invitations is in the way.
        now += jiff::SignedDuration::from_mins(10);
        let challenge = service.challenge(anna.clone(), Some(ben.clone()), terms, place, now);
        let challenge = challenge.await.unwrap();
        let accepted = service
            .accept(challenge.id, ben.clone(), Coin::Heads, now)
            .await;
        let game = accepted.unwrap().game.game.id;
        // The first stone stands on the centre by itself.
        for (row, player) in [&ben, &anna, &ben, &anna].into_iter().enumerate() {
            let stone = Move::Place(Point::new(3, u8::try_from(2 * row).unwrap()));
            let played = service.play(game, player.id, stone, None, now).await;
            played.unwrap();
        }
        service.resign(game, ben.id, now).await.unwrap();
    }
}
