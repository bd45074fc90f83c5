//! `tessera ban`, `unban` and `stats`, while the bot runs.

use local_discord::AnswerKind;
use serde_json::Value;

use crate::database::{is_on_server, is_only_for_files};
use crate::story::Story;

#[tokio::test]
async fn a_banned_person_is_refused_everything_until_the_ban_ends() {
    let (story, bot) = Story::with_game().await;
    let id = story.ben.id().get().to_string();
    let board = story.board(1).await;
    let ban = [
        "ban",
        &id,
        "--reason",
        "spam in five servers",
        "--days",
        "3",
    ];
    let said = story.home.command(&ban, &[]).await.succeeded();
    assert!(said.contains("is banned until"), "{said}");
    for answer in [
        story.ben.slash("games", []).await.unwrap(),
        story
            .ben
            .slash("move", [("point", "L11".into())])
            .await
            .unwrap(),
        story.ben.press(&board, "Play").await.unwrap(),
    ] {
        let content = answer.content();
        assert_eq!(answer.kind, AnswerKind::Ephemeral, "{content}");
        assert!(content.contains("its operator has banned you"), "{content}");
        assert!(content.contains("spam in five servers"), "{content}");
    }
    // What is stored about him he may read and delete all the same.
    let shown = story.ben.slash("privacy show", []).await;
    let shown = shown.unwrap();
    assert!(
        shown.content().contains("bans and bars"),
        "{}",
        shown.content()
    );
    let suggested = story
        .ben
        .autocomplete("move", [("point", "".into())], "point")
        .await;
    assert!(suggested.is_ok_and(|choices| choices.is_empty()));
    // In a channel everybody would read an answer.
    story.ben.reply(&board, "L11").unwrap();
    story.ben.dm("L11").unwrap();
    let dm = story.ben.in_dm();
    let told = story.discord.wait_for(|world| {
        let dm = world.messages(dm.channel());
        dm.iter()
            .find(|it| it.content.contains("banned you"))
            .cloned()
    });
    told.await.unwrap();
    let mine = [("opponent", (&story.ben).into())];
    let invited = story.anna.slash("challenge", mine).await.unwrap();
    assert!(
        invited.content().contains("can't be invited"),
        "{}",
        invited.content()
    );
    assert_eq!(story.boards(2), 0, "nothing was played");
    // The others play on as before.
    story.anna.slash("games", []).await.unwrap();
    story.home.command(&["unban", &id], &[]).await.succeeded();
    story
        .home
        .command(&["unban", &id], &[])
        .await
        .failed_with("is not banned");
    story.plays(&story.ben, "L11", 2).await;
    story.end(bot).await;
}

#[tokio::test]
async fn the_numbers_of_a_running_bot_are_told() {
    let (story, bot) = Story::with_game().await;
    let id = story.anna.id().get().to_string();
    let text = story.home.command(&["stats"], &[]).await.succeeded();
    assert!(!text.contains("banned for good"), "{text}");
    story.home.command(&["ban", &id], &[]).await.succeeded();
    let text = story.home.command(&["stats"], &[]).await.succeeded();
    let has = |start: &str, end: &str| {
        let mut lines = text.lines();
        lines.any(|line| line.starts_with(start) && line.trim_end().ends_with(end))
    };
    assert!(has("people ", " 2") && has("moves ", " 1"), "{text}");
    assert!(has("pente ", "1       0       0       0"), "{text}");
    assert!(has(&id, "for good"), "{text}");
    let json = story
        .home
        .command(&["stats", "--json"], &[])
        .await
        .succeeded();
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["counts"]["people_playing"], 2);
    assert_eq!(json["games_by_ruleset"]["pente"]["running"], 1);
    assert_eq!(json["days"].as_array().unwrap().len(), 14);
    assert_eq!(json["days"][13]["games_begun"], 1);
    assert_eq!(json["days"][13]["invitations"], 1);
    assert_eq!(json["bans"][0]["player"], id.as_str());
    assert!(json["database_bytes"].as_u64().unwrap() > 0);
    story.home.command(&["unban", &id], &[]).await.succeeded();
    story.end(bot).await;
}

#[tokio::test]
async fn a_ban_that_is_written_wrongly_is_told_what_would_be_right() {
    let home = crate::program::Home::new();
    let long = "x".repeat(201);
    for (reason, told) in [
        (long.as_str(), "has 201 characters, and at most 200"),
        ("two\nlines", "write it in one line"),
    ] {
        let done = home.command(&["ban", "5", "--reason", reason], &[]).await;
        done.failed_with(told);
    }
    let wrong: [(&[&str], &str); 5] = [
        (&["ban", "ann"], "Copy ID in Discord's menu"),
        (&["unban", "0"], "Copy ID in Discord's menu"),
        (&["doctor", "--server", "-1"], "Copy ID in Discord's menu"),
        (
            &["ban", "5", "--days", "0"],
            "a whole number from 1 to 36500 is needed",
        ),
        (
            &["doctor", "--least-space", "much"],
            "a whole number from 0 to 18446744073709551615 is needed",
        ),
    ];
    for (arguments, told) in wrong {
        let done = home.command(arguments, &[]).await;
        assert!(!done.succeeded, "{arguments:?}");
        assert!(done.told.contains(told), "{}", done.told);
    }
}

#[tokio::test]
async fn the_bot_itself_is_not_banned() {
    let (story, bot) = Story::begin().await;
    let told = "is the account of the bot itself, which cannot be banned";
    // Its token says so: what stands before the dot is this number.
    let token = [("DISCORD_TOKEN", "MTc1OTI4ODQ3Mjk5MTE3MDYz.Glocal.secret")];
    let done = story.home.command(&["ban", "175928847299117063"], &token);
    done.await.failed_with(told);
    // Where nothing tells whose account it is, the ban keeps nobody from playing against the bot.
    let own = story.discord.bot().get().to_string();
    story.home.command(&["ban", &own], &[]).await.succeeded();
    let level = [("level", 1.into())];
    story.anna.slash("challenge", level).await.unwrap();
    story.home.command(&["unban", &own], &[]).await.succeeded();
    // Without the token its games do.
    story
        .home
        .command(&["ban", &own], &[])
        .await
        .failed_with(told);
    let stats = story.home.command(&["stats"], &token).await.succeeded();
    assert!(!stats.contains("banned"), "{stats}");
    let id = story.anna.id().get().to_string();
    let done = story.home.command(&["ban", &id], &token).await;
    done.succeeded();
    bot.kill().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_reader_that_ends_early_is_no_trouble() {
    let home = crate::program::Home::new();
    home.create_database();
    for arguments in [
        &["stats"][..],
        &["stats", "--json"],
        &["doctor"],
        &["doctor", "--json"],
        &["ban", "5"],
        &["backup", "backup.sqlite"],
    ] {
        if is_on_server() && arguments[0] == "backup" {
            continue;
        }
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_tessera"));
        program
            .args(arguments)
            .env_clear()
            .envs(home.server())
            .current_dir(home.folder.path());
        let done = program.stdout(writer).output().unwrap();
        let told = String::from_utf8(done.stderr).unwrap();
        assert!(!told.contains("tessera:"), "{arguments:?}: {told}");
        // As a shell shows it for a program that SIGPIPE has ended.
        assert_eq!(done.status.code(), Some(141), "{arguments:?}: {told}");
    }
}

#[tokio::test]
async fn nobody_is_banned_in_a_database_that_is_not_there() {
    if is_only_for_files() {
        return;
    }
    let home = crate::program::Home::new();
    home.command(&["ban", "5"], &[])
        .await
        .failed_with("there is no database");
    home.command(&["stats"], &[])
        .await
        .failed_with("there is no database");
    assert!(!home.file().exists());
}
