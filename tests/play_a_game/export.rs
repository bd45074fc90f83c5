//! Records of games as files: one game's, and all of one's own.

use std::io::{Cursor, Read};

use jiff::SignedDuration;
use jiff::tz::TimeZone;
use local_discord::{Answer, Person};
use tessera::rules::RecordText;
use zip::ZipArchive;

use crate::table::{Table, private};

/// The names and the texts of the files in an answer, unpacked where they are packed.
fn files(answer: &Answer) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for file in answer.attachments() {
        let bytes = file.bytes().unwrap();
        if !bytes.starts_with(b"PK") {
            files.push((
                file.filename.clone(),
                String::from_utf8(bytes.to_vec()).unwrap(),
            ));
            continue;
        }
        let mut zip = ZipArchive::new(Cursor::new(bytes.to_vec())).unwrap();
        for index in 0..zip.len() {
            let mut packed = zip.by_index(index).unwrap();
            let mut text = String::new();
            packed.read_to_string(&mut text).unwrap();
            let name = packed.name().unwrap().into_owned();
            files.push((name, text));
        }
    }
    files
}

async fn export_game(who: &Person, game: u32, format: &str) -> Answer {
    let options = [("game", game.to_string().into()), ("format", format.into())];
    who.slash("export game", options).await.unwrap()
}

async fn resign(table: &Table, who: &Person, game: u32) {
    let options = [("game", game.to_string().into())];
    let question = who.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    let yes = format!("Resign game {game}");
    who.press(&question, &yes).await.unwrap();
    let ended = [format!("game {game} in"), format!("Game {game} ended")];
    table
        .another(|it| ended.iter().any(|end| it.content.contains(end)))
        .await;
}

#[tokio::test]
async fn a_finished_game_is_sent_as_text_and_as_sgf_to_whoever_asks() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "A1").await;
    table.board(game, 3).await;
    resign(&table, &table.ann, game).await;
    let answer = table.ann.slash("export game", []).await.unwrap();
    assert_eq!(private(&answer), format!("The record of game {game}."));
    let [(name, text)] = &files(&answer)[..] else {
        panic!("one file, not {answer:?}");
    };
    assert_eq!(*name, format!("game-{game}.txt"));
    let record = RecordText::parse(text).unwrap();
    assert_eq!(record.to_string(), *text);
    assert_eq!(
        record.header("Event"),
        Some(format!("Game {game}").as_str())
    );
    assert_eq!(record.header("Player 1 Name"), Some("Ann"));
    assert_eq!(record.header("Player 2 Name"), Some("Ben"));
    assert_eq!(record.header("Rated"), Some("N"));
    // Too few moves were made: the game was aborted, and nobody won.
    assert_eq!(record.header("Termination"), Some("aborted"));
    assert_eq!(record.header("Result"), Some("?"));
    assert!(text.ends_with("\r\n\r\n1. K10 A1 resign-1 ?\r\n"), "{text}");

    let carol = table.discord.person("Carol");
    let answer = export_game(&carol, game, "sgf").await;
    let [(name, sgf)] = &files(&answer)[..] else {
        panic!("one file, not {answer:?}");
    };
    assert_eq!(*name, format!("game-{game}.sgf"));
    assert_eq!(RecordText::parse_sgf(sgf), Ok(record));
    let missing = export_game(&carol, 99, "text").await;
    assert!(private(&missing).contains("99"), "{missing:?}");
    assert!(missing.attachments().is_empty());
    let mine = carol.slash("export game", []).await.unwrap();
    assert!(private(&mine).starts_with("You have no games in progress"));
    let options = [("game", "".into())];
    let suggested = table.ann.autocomplete("export game", options, "game");
    let names = suggested.await.unwrap().into_iter().map(|it| it.name);
    assert_eq!(
        names.collect::<Vec<_>>(),
        [format!("{game} · against Ben · Pente")]
    );
    table.clear().await;
}

#[tokio::test]
async fn half_a_turn_is_in_nobodys_file() {
    let table = Table::set().await;
    let game = table.game_of("connect6", [("rated", false.into())]).await;
    table.board(game, 2).await;
    table.place(&table.ben, game, "A1").await;
    for who in [&table.ann, &table.ben] {
        let answer = export_game(who, game, "text").await;
        let expected = format!("The record of game {game} so far.");
        assert_eq!(private(&answer), expected);
        assert!(
            files(&answer)[0].1.ends_with("\r\n\r\n1. K10 ?\r\n"),
            "{answer:?}"
        );
    }
    table.clear().await;
}

#[tokio::test]
async fn all_finished_games_come_in_one_file_now_and_then() {
    let table = Table::set().await;
    let none = table.ben.slash("export all", []).await.unwrap();
    assert_eq!(private(&none), "You have no finished games there.");
    let mut games = Vec::new();
    for _ in 0..3 {
        let game = table.game(false, "free").await;
        resign(&table, &table.ann, game).await;
        games.push(game);
        table.passes(SignedDuration::from_mins(4));
    }
    table.game(false, "free").await;
    let asked = table.ben.slash("export game", []).await.unwrap();
    assert!(private(&asked).starts_with("Which game?"), "{asked:?}");
    let message = asked.message.unwrap();
    let chosen = [format!("{} · against Ann · Pente", games[1])];
    let chosen = [chosen[0].as_str()];
    let one = table.ben.select(&message, "t1:export:text", &chosen).await;
    let [(name, _)] = &files(&one.unwrap())[..] else {
        panic!("one file is sent");
    };
    assert_eq!(*name, format!("game-{}.txt", games[1]));
    let all = table.ben.slash("export all", []).await.unwrap();
    let zip = all.attachments()[0].bytes().unwrap();
    let mut zip = ZipArchive::new(Cursor::new(zip.to_vec())).unwrap();
    let year = zip.by_index(0).unwrap().last_modified().unwrap().year();
    assert_eq!(
        i16::try_from(year),
        Ok(table.time().to_zoned(TimeZone::UTC).year())
    );
    assert_eq!(private(&all), "The records of 3 finished games.");
    let names: Vec<_> = files(&all).into_iter().map(|(name, _)| name).collect();
    assert_eq!(
        names,
        games
            .iter()
            .map(|game| format!("game-{game}.txt"))
            .collect::<Vec<_>>()
    );
    let options = [
        ("format", "sgf".into()),
        ("from", i64::from(games[1]).into()),
    ];
    let some = table.ben.slash("export all", options).await.unwrap();
    let some = files(&some);
    assert_eq!(some.len(), 2);
    assert!(
        some.iter()
            .all(|(_, text)| RecordText::parse_sgf(text).is_ok())
    );

    table.ben.slash("export all", []).await.unwrap();
    let too_soon = table.ben.slash("export all", []).await.unwrap();
    assert!(private(&too_soon).contains("too often"), "{too_soon:?}");
    table.clear().await;
}
