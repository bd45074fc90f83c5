//! Whole games, from the invitation to the ladder.

use crate::table::{Table, private, undated};

#[tokio::test]
async fn a_game_is_won_by_a_row() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    assert_eq!(
        end.content,
        format!(
            "{}: Ann wins game {game} in 11 moves: five in a row (N10-R10). \
             Ratings: Ann 1500 → 1662, Ben 1500 → 1338 (provisional).",
            table.ben.mention()
        )
    );
    assert_eq!(end.pings, [table.ben.id()], "Ann knows");
    let files: Vec<_> = end.attachments.iter().map(|it| &it.filename).collect();
    assert_eq!(files, ["board.png"], "one picture, as large as can be");
    table.clear().await;
}

#[tokio::test]
async fn the_whole_game_is_shown_to_who_presses_replay_and_to_nobody_else() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let labels: Vec<_> = end.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, ["Rematch", "Replay", "Review"]);
    let said = table.said().len();
    let cleo = table.discord.person("Cleo");
    for who in [&table.ann, &table.ben, &cleo] {
        let shown = who.press_as_seen(&end, "Replay").await.unwrap();
        let shown = who.settled(shown).await.unwrap();
        assert_eq!(private(&shown), format!("Game {game}, move by move:"));
        let [animation] = shown.attachments() else {
            panic!("{shown:?}");
        };
        assert_eq!(animation.filename, "replay.gif");
        assert!(animation.description.is_some());
        assert!(animation.bytes().unwrap().starts_with(b"GIF89a"));
    }
    assert_eq!(table.said().len(), said, "nobody else hears of it");
    assert_eq!(table.now(end.id).buttons().len(), 3, "the buttons stay");

    let other = table.game_of("pente", [("rated", true.into())]).await;
    let forged = format!("t1:replay:{other}");
    let refused = table.ann.press_custom_id(&end, &forged).await.unwrap();
    let refused = table.ann.settled(refused).await.unwrap();
    assert!(refused.attachments().is_empty(), "it goes on: {refused:?}");

    let mut drawn = 0;
    loop {
        let shown = table.ann.press_as_seen(&end, "Replay").await.unwrap();
        let shown = table.ann.settled(shown).await.unwrap();
        if shown.attachments().is_empty() {
            let says = "You're doing that too often.";
            assert!(private(&shown).starts_with(says), "{shown:?}");
            break;
        }
        drawn += 1;
        assert!(drawn < 100, "no limit");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_game_is_won_by_captures() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let pairs = "A2 A1 A3 A4 C2 C1 C3 C4 E2 E1 E3 E4 G2 G1 G3 G4 O2 O1 O3 O4";
    table.play(game, pairs).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    assert_eq!(
        end.content,
        format!(
            "{}: Ann wins game {game} in 21 moves: five pairs captured.",
            table.ben.mention()
        )
    );
    let capture = table.board(game, 6).await;
    assert!(
        capture
            .content
            .contains("capturing A2 and A3. Captured 1 : 0.")
    );
    table.clear().await;
}

#[tokio::test]
async fn a_game_is_resigned_after_one_question() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    table.play(game, "K11 N10 L12").await;

    let asked = table.ben.slash("resign", []).await.unwrap();
    assert!(private(&asked).contains("can't undo this"));
    let question = asked.message.unwrap();
    let kept = table.ben.press(&question, "Keep playing").await.unwrap();
    assert_eq!(kept.content(), format!("Game {game} goes on."));

    let asked = table
        .ben
        .slash("resign", [])
        .await
        .unwrap()
        .message
        .unwrap();
    let resign = format!("Resign game {game}");
    let done = table.ben.press(&asked, &resign).await.unwrap();
    assert_eq!(done.content(), format!("You resigned game {game}."));
    let end = table.message(&format!("Ann wins game {game}")).await;
    assert!(end.content.contains("in 4 moves: Ben resigned."), "{end:?}");
    assert_eq!(end.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_hardly_began_has_no_loser() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    let board = table.board(game, 2).await;
    let asked = table.more(&table.ann, &board, "Resign").await;
    let question = asked.message.unwrap();
    table
        .ann
        .press(&question, &format!("Resign game {game}"))
        .await
        .unwrap();
    let end = table.message("without a winner").await;
    assert!(!end.content.contains("Rating"), "{end:?}");
    assert_eq!(end.pings, [table.ben.id()]);
    assert!(end.attachments.is_empty(), "a line: {end:?}");
    let labels: Vec<_> = end.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels, ["Rematch"]);
    let asked = [("game", game.to_string().into())];
    table.ben.slash("board", asked).await.unwrap();
    let again = |it: &local_discord::Message| !it.attachments.is_empty() && it.id > end.id;
    let channel = table.discord.general().id();
    let shown = table.discord.await_message(channel, again).await.unwrap();
    assert!(shown.content.contains("without a winner"), "{shown:?}");
    table.clear().await;
}

#[tokio::test]
async fn every_board_is_a_described_picture_with_one_ping_and_the_old_buttons_go() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let first = table.board(game, 2).await;
    assert_eq!(
        undated(&first.content),
        format!(
            "{}, your turn · game {game}, move 2. The rules put the first stone on **K10**.",
            table.ben.mention()
        )
    );
    assert_eq!(first.pings, [table.ben.id()]);
    assert!(
        first.answers.is_none(),
        "an ordinary message can be replied to"
    );
    let picture = &first.attachments[0];
    let description = picture.description.as_deref().unwrap();
    assert!(description.contains("K10"), "{description}");
    assert!(description.chars().count() <= 1_024);
    let (width, _) = picture.dimensions.unwrap();
    assert!(width >= 1_000);

    table.place(&table.ben, game, "k-11").await;
    let second = table.board(game, 3).await;
    assert_eq!(second.pings, [table.ann.id()]);
    let first = table.until(first.id, |it| it.buttons().is_empty()).await;
    assert_eq!(first.attachments.len(), 1, "the old picture stays");
    assert!(!second.buttons().is_empty());
    table.clear().await;
}

#[tokio::test]
async fn who_wins_or_resigns_reads_about_themselves() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let asked = table.ben.slash("board", [("numbers", true.into())]).await;
    let asked = asked.unwrap();
    let says = "**Game 1**, move 2: your turn.";
    assert!(private(&asked).starts_with(says), "{asked:?}");
    table.play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1").await;
    table.board(game, 11).await;
    let won = table.place(&table.ann, game, "R10").await;
    let says = "You played **R10**. You win game 1 in 11 moves: five in a row (N10-R10).";
    assert!(private(&won).starts_with(says), "{won:?}");
    table.message("Ann wins game 1 in 11 moves").await;
    let lost = [("game", "1".into()), ("numbers", true.into())];
    let lost = table.ben.slash("board", lost).await.unwrap();
    assert!(private(&lost).starts_with("Ann wins game 1"), "{lost:?}");
    table.clear().await;
}
