//! Actions that are not allowed: each gets a private sentence and changes nothing.

use local_discord::Permissions;

use crate::table::{Table, private};

#[tokio::test]
async fn nobody_plays_alone_or_against_another_bot_or_by_odd_rules() {
    let table = Table::set().await;
    let (ann, ben) = (&table.ann, &table.ben);
    let bot = local_discord::OptionValue::User(table.discord.other_bot("Jukebox"));
    for (options, says) in [
        (
            vec![("opponent", ann.into())],
            "You can't play against yourself",
        ),
        (vec![("opponent", bot)], "I can't invite other bots"),
        (
            vec![("opponent", ben.into()), ("level", 3.into())],
            "`level` is only for games against me. Leave it out",
        ),
        (
            vec![("level", 1.into()), ("rated", true.into())],
            "Games against me are never rated. Leave `rated` out.",
        ),
        (
            vec![("opponent", ben.into()), ("ruleset", "`chess`".into())],
            "There's no ruleset called `chess`.",
        ),
        (
            vec![
                ("opponent", ben.into()),
                ("opening", "free".into()),
                ("rated", true.into()),
            ],
            "Pente with these options can't be rated",
        ),
    ] {
        let answer = ann.slash("challenge", options).await.unwrap();
        assert!(private(&answer).starts_with(says), "{answer:?}");
    }
    assert_eq!(table.said(), Vec::<String>::new());
    table.clear().await;
}

#[tokio::test]
async fn no_game_begins_where_the_bot_cannot_show_it() {
    let table = Table::set().await;
    table
        .discord
        .general()
        .deny_bot(Permissions::ATTACH_FILES | Permissions::EMBED_LINKS);
    let options = [("opponent", (&table.ben).into())];
    let answer = table.ann.slash("challenge", options).await.unwrap();
    assert!(
        private(&answer).contains("**Embed Links** and **Attach Files**"),
        "{answer:?}"
    );
    assert_eq!(table.said(), Vec::<String>::new());
    table.clear().await;
}

#[tokio::test]
async fn a_stone_that_cannot_be_played_is_refused_and_the_game_stays() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let cleo = table.discord.person("Cleo");
    for (who, point, says) in [
        (&table.ben, "K10", "K10 is taken by a white stone"),
        (
            &table.ben,
            "I7",
            "`I7` isn't a point: the board has no letter I",
        ),
        (&table.ben, "U20", "`U20` isn't on this board"),
        (&table.ben, "banana", "`banana` isn't a point"),
        (&table.ben, "``` @everyone", "`@everyone` isn't a point"),
        (&table.ann, "A1", "It's your opponent's turn"),
        (&cleo, "A1", "You're not a player in game 1"),
    ] {
        let answer = table.place(who, game, point).await;
        assert!(private(&answer).starts_with(says), "{point}: {answer:?}");
    }
    table.play(game, "K11").await;
    table.board(game, 3).await;
    let answer = table.place(&table.ann, game, "M12").await;
    assert!(
        private(&answer).contains("outside the 5 × 5 square"),
        "{answer:?}"
    );
    let answer = table.place(&table.ann, game, "N10").await;
    assert!(answer.content().starts_with("You played **N10**"));
    table.board(game, 4).await;
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_is_not_named_rightly_is_asked_for() {
    let table = Table::set().await;
    let answer = table
        .ann
        .slash("move", [("point", "A1".into())])
        .await
        .unwrap();
    assert!(private(&answer).starts_with("You have no games in progress"));
    let one = table.game(false, "free").await;
    let answer = table
        .ann
        .slash("move", [("point", "A1".into())])
        .await
        .unwrap();
    assert!(
        private(&answer).starts_with("It's your opponent's turn"),
        "the only game is meant: {answer:?}"
    );
    let two = table.game(false, "free").await;
    let answer = table
        .ann
        .slash("move", [("point", "A1".into())])
        .await
        .unwrap();
    assert!(
        private(&answer).starts_with("It isn't your turn in any game"),
        "{answer:?}"
    );
    let answer = table
        .ben
        .slash("move", [("point", "A1".into())])
        .await
        .unwrap();
    assert_eq!(private(&answer), "Which game do you mean?");
    let buttons = answer.message.unwrap().buttons().into_iter();
    let labels: Vec<_> = buttons.map(|button| button.label).collect();
    assert_eq!(labels, [one, two].map(|game| format!("Game {game} · Ann")));
    for (typed, says) in [
        ("999", "There's no game 999"),
        ("`x`", "`x` isn't a game number"),
    ] {
        let options = [("point", "A1".into()), ("game", typed.into())];
        let answer = table.ben.slash("move", options).await.unwrap();
        assert!(private(&answer).starts_with(says), "{answer:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_over() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let asked = table.more(&table.ben, &board, "Resign").await;
    let asked = asked.message.unwrap();
    let resign = format!("Resign game {game}");
    table.ben.press(&asked, &resign).await.unwrap();
    table.message("without a winner").await;
    let stone = table.place(&table.ben, game, "A1").await;
    assert!(private(&stone).starts_with("Game 1 is over"));
    let again = table.ben.press_as_seen(&asked, &resign).await.unwrap();
    assert!(private(&again).starts_with("Game 1 is over"));
    let stale = table
        .ben
        .press_as_seen(&asked, "Keep playing")
        .await
        .unwrap();
    assert!(private(&stale).starts_with("Game 1 is over"), "{stale:?}");
    let ask = table.ben.press_custom_id(&board, "t1:ask-resign:1");
    let ask = ask.await.unwrap();
    assert!(private(&ask).starts_with("Game 1 is over"));
    table.clear().await;
}

#[tokio::test]
async fn forged_and_stale_presses_change_nothing() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let cleo = table.discord.person("Cleo");
    for (id, says) in [
        ("", "This button no longer works"),
        ("t1:resign", "This button no longer works"),
        ("t9:resign:1", "This button no longer works"),
        ("t1:resign:01", "This button no longer works"),
        ("t1:resign:-1", "There's no game -1"),
        ("t1:resign:99", "There's no game 99"),
        ("t1:resign:1", "You're not a player in game 1"),
        ("t1:ask-resign:1", "You're not a player in game 1"),
        ("t1:accept:99", "That invitation no longer exists"),
        (
            "t1:accept:9223372036854775807",
            "That invitation no longer exists",
        ),
        ("t1:accept:1", "This invitation is for"),
    ] {
        let answer = cleo.press_custom_id(&board, id).await.unwrap();
        assert!(private(&answer).starts_with(says), "{id}: {answer:?}");
    }
    let settled = table
        .ben
        .press_custom_id(&board, "t1:accept:1")
        .await
        .unwrap();
    assert!(
        private(&settled).contains("is now game 1"),
        "the board stays: {settled:?}"
    );
    assert_eq!(table.now(board.id).content, board.content);
    table.clear().await;
}

#[tokio::test]
async fn forged_options_are_refused() {
    let table = Table::set().await;
    let (ann, ben) = (&table.ann, &table.ben);
    let forged = [
        (
            "challenge",
            vec![("opponent", ben.into()), ("opening", "swap3".into())],
        ),
        (
            "challenge",
            vec![("opponent", ben.into()), ("first", 7_i64.into())],
        ),
        ("challenge", vec![("opponent", "Ben".into())]),
        ("challenge", vec![("pace", "bullet".into())]),
        ("move", vec![("point", 7_i64.into())]),
        ("leaderboard", vec![("page", (-1_i64).into())]),
        ("leaderboard", vec![("scope", "moon".into())]),
    ];
    for (command, options) in forged {
        let answer = ann.forged_slash(command, options).await.unwrap();
        assert!(
            private(&answer).starts_with("This command has changed"),
            "{answer:?}"
        );
    }
    assert_eq!(table.said(), Vec::<String>::new());
    table.clear().await;
}
