//! The log: no secret and nothing typed above the level debug, as text and as JSON.

use local_discord::{LocalDiscord, OptionValue, Person};
use serde_json::Value;

use crate::program::{Home, Program};
use crate::story::Story;

/// A word that nobody logs by chance.
const TYPED: &str = "Xyzzyplugh";

/// People type everywhere where they can.
async fn everybody_types(story: &Story) {
    let (anna, ben) = (&story.anna, &story.ben);
    let typed = || OptionValue::from(TYPED);
    for (command, option) in [
        ("move", "game"),
        ("board", "game"),
        ("resign", "game"),
        ("replay", "game"),
        ("review", "game"),
        ("export game", "game"),
        ("follow", "game"),
        ("if-then", "line"),
        ("if-then", "game"),
        ("settings", "quiet"),
        ("settings", "zone"),
        ("rules", "ruleset"),
        ("leaderboard", "ruleset"),
        ("leaderboard", "season"),
        ("hill", "ruleset"),
        ("history", "ruleset"),
        ("puzzle", "ruleset"),
        ("seek", "ruleset"),
        ("opening", "ruleset"),
        ("table", "ruleset"),
        ("table", "opening"),
        ("import", "record"),
    ] {
        let point = (command == "move").then(|| ("point", "A1".into()));
        let options = point.into_iter().chain([(option, typed())]);
        // Nobody asks for so much that they are not answered any more.
        let guest = story
            .discord
            .person(&format!("Guest at {command} {option}"));
        let answer = guest.slash(command, options).await;
        answer.unwrap_or_else(|error| panic!("/{command} {option}: {error}"));
    }
    let opponent = || ("opponent", OptionValue::from(ben));
    for options in [
        vec![opponent(), ("ruleset", typed())],
        vec![
            opponent(),
            ("ruleset", "points".into()),
            ("handicap", typed()),
        ],
    ] {
        anna.slash("challenge", options).await.unwrap();
    }
    for point in [TYPED.to_owned(), format!("K10 {TYPED}")] {
        let options = [("point", point.as_str().into())];
        ben.slash("move", options).await.unwrap();
    }
    let options = [("point", typed())];
    ben.autocomplete("move", options, "point").await.unwrap();
    let options = [("zone", typed())];
    ben.autocomplete("settings", options, "zone").await.unwrap();
    let file = ben.uploads(&format!("{TYPED}.txt"), format!("1. {TYPED}").as_bytes());
    ben.slash("import", [("file", OptionValue::File(file))])
        .await
        .unwrap();
}

/// Ben types into a form, replies to a board, and writes privately.
async fn he_talks(story: &Story, ben: &Person, bot: &mut Program) {
    let board = story.board(1).await;
    let opened = ben.press(&board, "Type a point").await.unwrap();
    let form = opened.modal.unwrap();
    let field = form.fields[0].label.clone();
    let filled = [(field.as_str(), TYPED)];
    ben.submit_modal(&form, &filled).await.unwrap();
    // Each is refused, and the log says so.
    ben.reply(&board, &format!("K10 {TYPED}")).unwrap();
    ben.reply(&board, "K10").unwrap();
    bot.hears("refused: ").await;
    ben.dm(TYPED).unwrap();
    let private = ben.in_dm();
    let games = private.slash("games", []).await;
    games.unwrap();
}

/// The log of a bot with which people talk, at these levels.
///
/// Besides what was said, the token and the numbers of the two accounts.
async fn logged(format: &str, levels: &str) -> (String, String, [String; 2]) {
    let discord = LocalDiscord::start().await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let home = Home::new();
    let token = discord.token().to_owned();
    let numbers = [&anna, &ben].map(|person| person.id().to_string());
    let mut bot = home.start_also(&discord, &[("LOG_FORMAT", format), ("RUST_LOG", levels)]);
    bot.hears("ready").await;
    let story = Story {
        discord,
        home,
        anna,
        ben,
    };
    story.challenge().await;
    let invitation = story.invitation().await;
    story.ben.press(&invitation, "Accept").await.unwrap();
    he_talks(&story, &story.ben, &mut bot).await;
    everybody_types(&story).await;
    bot.signal("TERM").await;
    let ended = bot.ends().await;
    assert!(ended.status.success(), "{}", ended.said);
    (ended.said, token, numbers)
}

#[tokio::test]
async fn nothing_that_was_typed_and_no_token_is_logged_above_debug() {
    for format in ["text", "json"] {
        let (said, token, people) = logged(format, "info").await;
        let names = |line: &&str| people.iter().any(|number| line.contains(number));
        let naming: Vec<_> = said.lines().filter(names).collect();
        assert!(naming.is_empty(), "an account:\n{}", naming.join("\n"));
        assert!(!said.contains(&token), "the token is in the log:\n{said}");
        let with_typed: Vec<_> = said.lines().filter(|line| line.contains(TYPED)).collect();
        assert!(
            with_typed.is_empty(),
            "{format}:\n{}",
            with_typed.join("\n")
        );
        for refused in ["is no ruleset", "names no point", "is no time zone"] {
            assert!(
                said.contains(&format!("refused: `...` {refused}")),
                "{refused}:\n{said}"
            );
        }
    }
}

#[tokio::test]
async fn what_was_refused_is_logged_at_debug() {
    let (said, _, people) = logged("text", "info,tessera=debug").await;
    assert!(
        said.contains(&format!("asker={}", people[1])),
        "who is refused is named at debug: {said}"
    );
    assert!(
        said.contains(&format!("refused: `{TYPED}` is no ruleset")),
        "{said}"
    );
}

#[tokio::test]
async fn every_line_of_json_is_an_object_and_a_failure_has_its_code() {
    let discord = LocalDiscord::start().await;
    let (anna, ben) = (discord.person("Anna"), discord.person("Ben"));
    let home = Home::new();
    let mut bot = home.start_also(&discord, &[("LOG_FORMAT", "json")]);
    bot.hears("ready").await;
    let mut database = home.database().await;
    // Nothing else says what the rows of this table mean.
    let broken = "ALTER TABLE challenges RENAME TO lost";
    database.run(broken).await;
    let options = [("opponent", OptionValue::from(&ben))];
    let answer = anna.slash("challenge", options).await.unwrap();
    bot.hears("a request failed").await;
    bot.signal("TERM").await;
    let said = bot.ends().await.said;
    let lines: Vec<Value> = said
        .lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("no object: {line}")))
        .collect();
    let failed = lines
        .iter()
        .find(|line| line["message"] == "a request failed");
    let failed = failed.expect("the failure is logged");
    assert_eq!(failed["level"], "ERROR");
    let code = failed["failure"].as_str().expect("it has a code");
    assert!(
        answer.content().contains(code),
        "{}: {code}",
        answer.content()
    );
    assert!(failed["error"].as_str().is_some(), "{failed}");
    for person in [&anna, &ben] {
        let number = person.id().to_string();
        assert!(!said.contains(&number), "an account is named: {said}");
    }
}
