//! Commands that could be about several games: a button for each does what was asked for.

use local_discord::{Answer, AnswerKind, OptionValue, Person};

use crate::table::{Table, private};

/// Uses a command without its option `game`; the labels of the buttons that ask for the game.
async fn asked(
    who: &Person,
    command: &str,
    options: impl IntoIterator<Item = (&'static str, OptionValue)>,
) -> (Answer, Vec<String>) {
    let answer = who.slash(command, options).await.unwrap();
    assert_eq!(private(&answer), "Which game do you mean?", "{command}");
    let buttons = answer.message.as_ref().unwrap().buttons().into_iter();
    let labels = buttons.map(|button| button.label).collect();
    (answer, labels)
}

/// Presses one of them.
async fn press(who: &Person, question: &Answer, button: &str) -> Answer {
    let question = question.message.as_ref().unwrap();
    let answer = who.press(question, button).await.unwrap();
    who.settled(answer).await.unwrap()
}

#[tokio::test]
async fn a_typed_move_is_played_in_the_game_that_is_chosen_by_a_button() {
    let table = Table::set().await;
    let one = table.game(false, "free").await;
    let two = table.game(false, "free").await;
    let small = [("rated", false.into()), ("size", "9".into())];
    let small = table.game_of("pente", small).await;
    table.board(small, 2).await;
    let (question, labels) = asked(&table.ben, "move", [("point", "Q16".into())]).await;
    let expected = [one, two].map(|game| format!("Game {game} · Ann"));
    assert_eq!(labels, expected, "the small board has no Q16");
    let played = press(&table.ben, &question, &expected[1]).await;
    assert!(
        played.content().starts_with("You played **Q16**."),
        "{played:?}"
    );
    let board = table.board(two, 3).await;
    assert!(board.content.contains("Ben played **Q16**."), "{board:?}");

    let (question, labels) = asked(&table.ben, "move", [("point", "E5".into())]).await;
    assert_eq!(
        labels,
        [format!("Game {one} · Ann")],
        "E5 is the small board's centre"
    );
    press(&table.ben, &question, &labels[0]).await;
    table.board(one, 3).await;
    let answer = table
        .ben
        .slash("move", [("point", "B2".into())])
        .await
        .unwrap();
    assert!(
        private(&answer).starts_with("You played **B2**."),
        "one game is left: {answer:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_typed_move_that_fits_no_game_is_refused_as_in_one() {
    let table = Table::set().await;
    table.game(false, "free").await;
    table.game(false, "free").await;
    let answer = table
        .ben
        .slash("move", [("point", "zz".into())])
        .await
        .unwrap();
    assert!(
        private(&answer).starts_with("`zz` isn't a point"),
        "{answer:?}"
    );
    let (question, _) = asked(&table.ben, "move", [("point", "K10".into())]).await;
    let taken = press(&table.ben, &question, "Game 1 · Ann").await;
    assert!(taken.content().contains("K10 is taken"), "{taken:?}");
    table.clear().await;
}

#[tokio::test]
async fn the_game_to_resign_or_to_show_is_chosen_by_a_button() {
    let table = Table::set().await;
    table.game(false, "free").await;
    table.game(false, "free").await;
    let games = ["Game 1 · Ann", "Game 2 · Ann"];
    let (question, labels) = asked(&table.ben, "resign", []).await;
    assert_eq!(labels, games);
    let sure = press(&table.ben, &question, games[1]).await;
    assert_eq!(sure.kind, AnswerKind::Update, "{sure:?}");
    assert!(
        sure.content().starts_with("Resign game 2 against Ann?"),
        "{sure:?}"
    );

    let (question, labels) = asked(&table.ben, "board", []).await;
    assert_eq!(labels, games);
    let brought = press(&table.ben, &question, games[0]).await;
    let says = "I've posted the board of game 1 below.";
    assert_eq!(private(&brought), says);
    table.message("**Game 1**, move 2: Ben's turn.").await;

    let (question, _) = asked(&table.ben, "board", [("text", true.into())]).await;
    let words = press(&table.ben, &question, games[0]).await;
    assert!(private(&words).contains("**Game 1**"), "{words:?}");
    assert!(
        words.attachments().is_empty(),
        "words, no picture: {words:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn only_games_are_offered_to_which_an_offer_applies() {
    let table = Table::set().await;
    for _ in 0..3 {
        table.game(false, "free").await;
    }
    let offer = |what: &'static str| [("what", OptionValue::from(what))];
    let resume = table.ann.slash("offer", offer("revive")).await.unwrap();
    assert!(private(&resume).starts_with("That isn't possible in any of your games"));
    for game in ["1", "3"] {
        let options = [("what", "adjourn".into()), ("game", game.into())];
        table.ann.slash("offer", options).await.unwrap();
        let offers = format!("offers to adjourn game {game}.");
        let offer = table.message(&offers).await;
        table.ben.press(&offer, "Agree").await.unwrap();
        table
            .message(&format!("**Game {game}**, move 2: adjourned."))
            .await;
    }
    let games = ["Game 1 · Ben", "Game 3 · Ben"];
    let (question, labels) = asked(&table.ann, "offer", offer("revive")).await;
    assert_eq!(labels, games);
    let offered = press(&table.ann, &question, games[1]).await;
    let says = "You offered to resume game 3.";
    assert!(private(&offered).starts_with(says), "{offered:?}");
    let (_, labels) = asked(&table.ann, "resign", []).await;
    assert_eq!(labels.len(), 3);
    let only = table.ann.slash("offer", offer("draw")).await.unwrap();
    let says = "You offered a draw in game 2.";
    assert!(private(&only).starts_with(says), "{only:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_typed_line_is_kept_for_the_game_that_is_chosen_by_a_button() {
    let table = Table::set().await;
    for _ in 0..3 {
        table.game(false, "free").await;
    }
    table.place(&table.ben, 2, "A1").await;
    table.board(2, 3).await;
    let line = || [("line", OptionValue::from("if M9 then N8"))];
    let (question, labels) = asked(&table.ann, "if-then", line()).await;
    let games = ["Game 1 · Ben", "Game 3 · Ben"];
    assert_eq!(labels, games, "in game 2 it is her own turn");
    let kept = press(&table.ann, &question, games[1]).await;
    assert!(
        private(&kept).contains("M9") && private(&kept).contains("N8"),
        "{kept:?}"
    );
    table.place(&table.ben, 3, "M9").await;
    let board = table.board(3, 4).await;
    assert!(board.content.contains("Ann played **N8**."), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn in_the_thread_of_a_game_that_game_is_meant_and_no_other() {
    let table = Table::set().await;
    let open = table.game(false, "free").await;
    let owner = table.discord.person("Owner");
    let threads = [("threads", true.into())];
    owner.slash("server", threads).await.unwrap();
    let other = table.game(false, "free").await;
    let game = table.game(false, "free").await;
    let thread = table.discord.channel(table.board(game, 2).await.channel);
    assert_ne!(thread.id(), table.board(other, 2).await.channel);
    let ben = table.ben.in_channel(&thread);
    let says = async |command: &str, options: Vec<(&'static str, OptionValue)>| {
        let answer = ben.slash(command, options).await.unwrap();
        let answer = ben.settled(answer).await.unwrap();
        private(&answer).to_owned()
    };
    let point = |point: &'static str| vec![("point", OptionValue::from(point))];

    let suggested = ben.autocomplete("move", point("q1"), "point");
    assert!(!suggested.await.unwrap().is_empty(), "for this game");
    let played = says("move", point("Q16")).await;
    assert!(played.starts_with("You played **Q16**."), "{played}");
    let board = table.message_in(thread.id(), "game 3, move 3.").await;
    assert!(board.content.contains("Ben played **Q16**."), "{board:?}");

    // It is Ann's turn there. The other games wait for Ben, and are left alone.
    let refused = says("move", point("Q4")).await;
    let turn = "It's your opponent's turn";
    assert!(refused.starts_with(turn), "{refused}");
    let kept = says("if-then", vec![("line", "if M9 then N8".into())]).await;
    assert!(kept.contains("M9") && kept.contains("N8"), "{kept}");
    let words = says("board", vec![("text", true.into())]).await;
    assert!(words.contains("**Game 3**"), "{words}");
    let offered = says("offer", vec![("what", "draw".into())]).await;
    let draw = "You offered a draw in game 3.";
    assert!(offered.starts_with(draw), "{offered}");
    let question = says("resign", vec![]).await;
    let sure = "Resign game 3 against Ann?";
    assert!(question.starts_with(sure), "{question}");

    // In the channel only the first game is shown, so it is the one that is meant.
    let played = table.ben.slash("move", point("Q4")).await.unwrap();
    assert!(
        private(&played).starts_with("You played **Q4**."),
        "{played:?}"
    );
    let board = table.board(open, 3).await;
    assert!(board.content.contains("Ben played **Q4**."), "{board:?}");
    let anywhere = table.ben.in_dm().slash("resign", []).await.unwrap();
    assert_eq!(anywhere.content(), "Which game do you mean?");
    table.clear().await;
}

#[tokio::test]
async fn in_the_thread_of_a_game_that_is_over_no_other_game_is_meant() {
    let table = Table::set().await;
    let open = table.game(false, "free").await;
    let owner = table.discord.person("Owner");
    let threads = [("threads", true.into())];
    owner.slash("server", threads).await.unwrap();
    let over = table.game(false, "free").await;
    let thread = table.discord.channel(table.board(over, 2).await.channel);
    table.play(over, "K11 N10 L12").await;
    let ann = table.ann.in_channel(&thread);
    let question = ann.slash("resign", []).await.unwrap();
    let resign = format!("Resign game {over}");
    ann.press(question.message.as_ref().unwrap(), &resign)
        .await
        .unwrap();
    let end = format!("Ben wins game {over}");
    table.message_in(thread.id(), &end).await;

    // The game in the channel waits for Ben, and is left alone.
    let ben = table.ben.in_channel(&thread);
    let point = || vec![("point", OptionValue::from("Q16"))];
    for (command, options) in [
        ("move", point()),
        ("offer", vec![("what", "draw".into())]),
        ("if-then", vec![("line", "if M9 then N8".into())]),
        ("resign", vec![]),
    ] {
        let refused = ben.slash(command, options).await.unwrap();
        let refused = ben.settled(refused).await.unwrap();
        let says = format!(
            "Game {over}, whose thread this is, is over. If you mean another game, add the option \
             `game` to a command, or start a message with the number, like `412 K10`."
        );
        assert_eq!(private(&refused), says, "{command}");
    }
    let suggested = ben.autocomplete("move", point(), "point").await.unwrap();
    assert!(suggested.is_empty(), "{suggested:?}");
    let text = [("text", true.into())];
    let words = ben.slash("board", text).await.unwrap();
    let words = ben.settled(words).await.unwrap();
    let says = format!("You win game {over}");
    assert!(private(&words).contains(&says), "{words:?}");

    // Named, the other game is played in from there, too.
    let mut named = point();
    named.push(("game", open.to_string().into()));
    let played = ben.slash("move", named).await.unwrap();
    let says = "You played **Q16**.";
    assert!(private(&played).starts_with(says), "{played:?}");
    table.board(open, 3).await;
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_was_begun_in_the_thread_of_another_is_meant_there_if_it_waits() {
    let table = Table::set().await;
    table.game(false, "free").await;
    let owner = table.discord.person("Owner");
    let threads = |are_wanted: bool| [("threads", OptionValue::from(are_wanted))];
    owner.slash("server", threads(true)).await.unwrap();
    let game = table.game(false, "free").await;
    let thread = table.discord.channel(table.board(game, 2).await.channel);
    owner.slash("server", threads(false)).await.unwrap();
    let (ann, ben) = (table.ann.in_channel(&thread), table.ben.in_channel(&thread));
    let terms: [(&str, OptionValue); 5] = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "pente".into()),
        ("first", "me".into()),
        ("rated", false.into()),
        ("opening", "free".into()),
    ];
    ann.slash("challenge", terms).await.unwrap();
    let invitation = table.message_in(thread.id(), "invites you").await;
    ben.press(&invitation, "Accept").await.unwrap();
    table.message_in(thread.id(), "game 3, move 2.").await;

    // Both wait: the person is asked, but not about the game in the channel.
    let (question, labels) = asked(&ben, "move", [("point", "Q16".into())]).await;
    assert_eq!(labels, ["Game 2 · Ann", "Game 3 · Ann"]);
    press(&ben, &question, "Game 2 · Ann").await;
    table.message_in(thread.id(), "game 2, move 3.").await;

    // Only the younger one waits, so it is that one, although the thread is the other's.
    let point = [("point", OptionValue::from("Q4"))];
    let played = ben.slash("move", point).await.unwrap();
    let says = "You played **Q4**.";
    assert!(private(&played).starts_with(says), "{played:?}");
    let board = table.message_in(thread.id(), "game 3, move 3.").await;
    assert!(board.content.contains("Ben played **Q4**."), "{board:?}");

    // Neither waits: neither is hidden, and the one that is chosen refuses.
    let (question, labels) = asked(&ben, "move", [("point", "C3".into())]).await;
    assert_eq!(labels, ["Game 2 · Ann", "Game 3 · Ann"]);
    let refused = press(&ben, &question, "Game 3 · Ann").await;
    let turn = "It's your opponent's turn";
    assert!(refused.content().contains(turn), "{refused:?}");
    table.clear().await;
}
