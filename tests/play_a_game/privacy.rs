//! What the bot stores about people: shown to them, given to them as a file, and deleted.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use jiff::SignedDuration;
use local_discord::{Answer, Person};
use tessera::game::PlayerId;
use zip::ZipArchive;

use crate::table::{Table, private};

const MINUTE: SignedDuration = SignedDuration::from_mins(1);
const HOUR: SignedDuration = SignedDuration::from_hours(1);

fn id(who: &Person) -> PlayerId {
    PlayerId(who.id().get())
}

/// The files in the zip file of an answer.
fn packed(answer: &Answer) -> BTreeMap<String, String> {
    let file = &answer.attachments()[0];
    let mut zip = ZipArchive::new(Cursor::new(file.bytes().unwrap().to_vec())).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..zip.len() {
        let mut packed = zip.by_index(index).unwrap();
        let mut text = String::new();
        packed.read_to_string(&mut text).unwrap();
        files.insert(packed.name().unwrap().into_owned(), text);
    }
    files
}

/// A game of Ann and Ben that Ben has resigned, and one that runs.
async fn games(table: &Table) -> [u32; 2] {
    let first = table.game(true, "tournament").await;
    table.play(first, "L11 N10 C3 D5").await;
    table.board(first, 6).await;
    let options = [("game", first.to_string().into())];
    let question = table.ben.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    table
        .ben
        .press(&question, &format!("Resign game {first}"))
        .await
        .unwrap();
    table.message(&format!("Ann wins game {first}")).await;
    table.wait(MINUTE);
    let second = table.game(true, "tournament").await;
    table.play(second, "L11 N10 C3 D5").await;
    table.board(second, 6).await;
    [first, second]
}

/// Presses both buttons of `/privacy delete`.
async fn delete(who: &Person) -> Answer {
    let asked = who.slash("privacy delete", []).await.unwrap();
    let again = who
        .press(&asked.message.unwrap(), "Delete everything")
        .await
        .unwrap();
    who.press(&again.message.unwrap(), "Yes, delete it for good")
        .await
        .unwrap()
}

#[tokio::test]
async fn people_see_what_is_stored_and_get_it_as_a_file() {
    let table = Table::set().await;
    let [first, _] = games(&table).await;
    table
        .ann
        .slash("settings", [("confirm", "yes".into())])
        .await
        .unwrap();
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    let text = private(&shown);
    assert!(text.starts_with("What I store about you"), "{text}");
    assert!(
        text.contains("- games: **1** finished, **1** running"),
        "{text}"
    );
    assert!(text.contains("- settings and vacation: **1**"), "{text}");
    assert!(text.contains("`/privacy delete` deletes it"), "{text}");
    assert!(!text.contains("- reviews of your games"), "{text}");
    let of_reviews = format!(
        "INSERT INTO reviews (game, review) VALUES ({first}, x'00');
         INSERT INTO review_shares (game, player, agreed_at, asked) VALUES ({first}, {}, 0, TRUE)",
        id(&table.ann).0
    );
    table.database().await.run(&of_reviews).await;
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    let text = private(&shown);
    let reviews = "- reviews of your games that somebody asked for: **1** (whoever can see a game";
    assert!(text.contains(reviews), "{text}");
    let shares = "- questions and answers about showing a review in the channel of its game: **1**";
    assert!(text.contains(shares), "{text}");

    let answer = table.ann.slash("privacy export", []).await.unwrap();
    let text = private(&answer);
    assert!(
        text.ends_with("with the record of 1 finished game."),
        "{text}"
    );
    let files = packed(&answer);
    let names: Vec<_> = files.keys().map(String::as_str).collect();
    let record = format!("games/game-{first}.txt");
    assert_eq!(names, ["README.txt", "data.json", &record]);
    for table in serde_json::from_str::<serde_json::Map<_, _>>(&files["data.json"])
        .unwrap()
        .keys()
    {
        let is_explained = files["README.txt"].contains(&format!("  {table} "));
        assert!(is_explained || table == "left_out", "{table}");
    }
    let data: serde_json::Value = serde_json::from_str(&files["data.json"]).unwrap();
    assert_eq!(data["players"][0]["name"], "Ann");
    assert_eq!(data["settings"][0]["confirm"], 1);
    assert_eq!(data["seats"].as_array().unwrap().len(), 2);
    assert_eq!(data["left_out"], serde_json::json!({}));
    assert!(files[&format!("games/game-{first}.txt")].contains("[Player 1 Name \"Ann\"]"));

    for _ in 0..4 {
        table.ann.slash("privacy show", []).await.unwrap();
    }
    let refused = table.ann.slash("privacy export", []).await.unwrap();
    assert!(private(&refused).contains("try again <t:"), "{refused:?}");
    let ben = table.ben.in_dm().slash("privacy show", []).await.unwrap();
    assert!(private(&ben).contains("- games: **1** finished"), "{ben:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_deletes_everything_is_asked_twice_and_may_keep_it() {
    let table = Table::set().await;
    games(&table).await;
    let asked = table.ann.slash("privacy delete", []).await.unwrap();
    let text = private(&asked);
    for says in [
        "Delete everything about you?",
        "Your running game ends: it's resigned for you",
        "they say \"Deleted player\" instead",
        "Messages that are on Discord already stay",
        "Copies of my database keep it for some days",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    let kept = table
        .ann
        .press(&asked.message.unwrap(), "Keep everything")
        .await
        .unwrap();
    assert_eq!(kept.message.unwrap().content, "Nothing was deleted.");
    let asked = table.ann.slash("privacy delete", []).await.unwrap();
    let again = table
        .ann
        .press(&asked.message.unwrap(), "Delete everything")
        .await
        .unwrap();
    let again = again.message.unwrap();
    assert!(again.content.starts_with("**Really?**"), "{again:?}");
    table.ann.press(&again, "Keep everything").await.unwrap();
    table.passes(HOUR + HOUR);
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    assert!(
        private(&shown).contains("**1** finished, **1** running"),
        "{shown:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_deleted_person_is_gone_and_their_opponent_keeps_the_games() {
    let mut table = Table::set().await;
    let [first, second] = games(&table).await;
    let invite = [
        ("opponent", (&table.ann).into()),
        ("ruleset", "gomoku".into()),
    ];
    table.ben.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ben invites you").await;
    let deleting = delete(&table.ann).await;
    let says = deleting.message.unwrap().content.clone();
    assert!(
        says.starts_with("I'm deleting everything about you."),
        "{says}"
    );

    // The opponent is told, and loses nothing.
    let end = table.message(&format!("Ben wins game {second}")).await;
    assert!(end.content.contains("Ann resigned"), "{end:?}");
    table
        .until(invitation.id, |it| it.content.contains("declined"))
        .await;

    // Meanwhile nothing is created again, also after a restart.
    for restarts in [false, true] {
        if restarts {
            table.stop().await;
            table.start().await;
        }
        let refused = table
            .ann
            .slash("settings", [("confirm", "yes".into())])
            .await
            .unwrap();
        let text = private(&refused);
        assert!(
            text.starts_with("Everything about you is being deleted"),
            "{text}"
        );
        let invite = [("opponent", (&table.ann).into())];
        let refused = table.ben.slash("challenge", invite).await.unwrap();
        let text = private(&refused);
        assert!(
            text.starts_with("This person doesn't play any more"),
            "{text}"
        );
    }

    let service = table.service().clone();
    let is_deleted = async || service.people_being_deleted().await.unwrap().is_empty();
    table.passes_until(is_deleted).await;
    let options = [("game", first.to_string().into())];
    table.ben.slash("board", options).await.unwrap();
    let board = table.message("Deleted player").await;
    assert!(!board.content.contains("Ann"), "{board:?}");
    let history = table.ben.slash("history", []).await.unwrap();
    let text = private(&history);
    assert!(
        text.contains("Deleted player") && !text.contains("Ann"),
        "{text}"
    );
    let mut database = table.database().await;
    let found = format!("SELECT COUNT(*) FROM players WHERE id = {}", table.ann.id());
    assert_eq!(database.number(&found).await, 0);

    // Who comes back is new.
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    assert!(
        private(&shown).contains("**0** finished, **0** running"),
        "{shown:?}"
    );
    let stored = service.stored_about(id(&table.ann)).await.unwrap();
    assert_eq!(stored.counts.iter().map(|(_, count)| count).sum::<u64>(), 0);
    let game = table.game(false, "free").await;
    assert_eq!(game, second + 1);
    table.clear().await;
}

#[tokio::test]
async fn who_has_only_opened_the_lessons_has_solved_none_of_their_tasks() {
    let table = Table::set().await;
    let page = table.ann.slash("learn", []).await.unwrap();
    table.ann.settled(page).await.unwrap();
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    let text = private(&shown);
    assert!(text.contains("- lessons: whether I offered them"), "{text}");
    assert!(!text.contains("solved"), "{text}");
    let learner = id(&table.ann);
    let task = &tessera::lessons::all()[0].tasks[0];
    let solved = table.service().save_solved(learner, task);
    solved.await.unwrap();
    let shown = table.ann.slash("privacy show", []).await.unwrap();
    let text = private(&shown);
    assert!(
        text.contains("- lesson tasks you have solved: **1**"),
        "{text}"
    );
    table.clear().await;
}

#[tokio::test]
async fn whoever_asked_a_moment_ago_is_told_so_and_not_that_another_person_did() {
    let table = Table::set().await;
    games(&table).await;
    // As if the press arrived while the other request was on its way.
    let (service, now) = (table.service().clone(), table.time());
    service.delete_person(id(&table.ann), now).await.unwrap();
    let invite = [("opponent", (&table.ben).into())];
    let refused = table.ann.slash("challenge", invite).await.unwrap();
    let text = private(&refused);
    assert!(
        text.starts_with("Everything about you is being deleted"),
        "{text}"
    );
    let invite = [("opponent", (&table.ann).into())];
    let refused = table.ben.slash("challenge", invite).await.unwrap();
    let text = private(&refused);
    assert!(
        text.starts_with("This person doesn't play any more"),
        "{text}"
    );
    table.clear().await;
}

#[tokio::test]
async fn the_bot_says_what_it_is() {
    let table = Table::set().await;
    let about = table.ben.in_dm().slash("about", []).await.unwrap();
    let text = private(&about);
    let version = format!("I'm **Tessera** {}:", env!("CARGO_PKG_VERSION"));
    assert!(text.starts_with(&version), "{text}");
    assert!(
        text.contains("`/privacy` shows what I store about you"),
        "{text}"
    );
    assert!(
        !text.contains("Privacy policy"),
        "none is configured: {text}"
    );
    table.clear().await;
}
