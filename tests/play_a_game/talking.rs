//! Stones by ordinary messages: a reply to the board, a mention, a private line.

use local_discord::Message;

use crate::table::Table;

/// The bot's reply with this text, which must ping nobody.
async fn replied(table: &Table, text: &str) -> std::sync::Arc<Message> {
    let message = table.message(text).await;
    assert!(message.pings.is_empty(), "{message:?}");
    message
}

#[tokio::test]
async fn a_reply_to_the_board_plays() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    table.ben.reply(&board, "l11").unwrap();
    let next = table.board(game, 3).await;
    assert!(next.content.contains("Ben played **L11**."), "{next:?}");
    table.ann.reply(&next, "\u{200b}R3\u{ad}U2\u{a0}").unwrap();
    let after = table.board(game, 4).await;
    assert!(after.content.contains("Ann played **N12**."), "{after:?}");
    let said = table.said().len();

    table.ben.reply(&board, "A1").unwrap();
    replied(&table, "The game has moved on").await;
    table.ben.reply(&after, "L11").unwrap();
    replied(&table, "L11 is taken by a black stone.").await;
    table.ben.reply(&after, "I9").unwrap();
    replied(&table, "the board has no letter I").await;
    table.ann.reply(&after, "A1").unwrap();
    replied(&table, "It's your opponent's turn").await;
    assert_eq!(table.said().len(), said + 8, "four replies, four answers");
    table.clear().await;
}

#[tokio::test]
async fn talk_is_left_alone_and_what_is_not_for_the_bot_is_not_heard() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    for text in ["nice!", "gg", "what about the corner?", "resign-1", "draw"] {
        table.ben.reply(&board, text).unwrap();
    }
    table.ben.says("L11").unwrap();
    table.ben.reply_silently(&board, "L11").unwrap();
    let cleo = table.discord.person("Cleo");
    cleo.reply(&board, "L11").unwrap();
    replied(&table, "You're not a player in game 1").await;
    let answered = |said: &String| said.starts_with('`') || said.starts_with("It's your");
    assert!(!table.said().iter().any(answered), "{:?}", table.said());
    table.ben.reply(&board, "A1").unwrap();
    let next = table.board(game, 3).await;
    assert!(next.content.contains("Ben played **A1**."), "{next:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_mention_plays_in_the_game_of_the_channel() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.board(game, 2).await;
    let bot = format!("<@{}>", table.discord.bot());
    table.ben.says(&format!("{bot} L11")).unwrap();
    table.board(game, 3).await;
    table.ann.says(&format!("N10 {bot}")).unwrap();
    table.board(game, 4).await;

    let second = table.game(false, "free").await;
    table.ben.says(&format!("{bot} A1")).unwrap();
    replied(&table, "Which game do you mean: ").await;
    table.ben.says(&format!("{bot} {second} A1")).unwrap();
    let board = table.board(second, 3).await;
    assert!(board.content.contains("Ben played **A1**."), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_private_line_plays_and_is_answered_there() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let other = table.game(false, "free").await;
    let dm = table.ben.in_dm();
    let heard = |text: &'static str| {
        let channel = dm.channel();
        let discord = &table.discord;
        async move {
            let wanted = |it: &Message| it.content.contains(text);
            discord.await_message(channel, wanted).await.unwrap()
        }
    };
    table.ben.dm("L11").unwrap();
    heard("Which game do you mean?").await;
    table.ben.dm("hello?").unwrap();
    heard("To play a stone, type a point here, like `").await;
    table.ben.dm("K99").unwrap();
    heard("`K99` isn't on this board").await;
    table.ben.dm(&format!("{game} L11")).unwrap();
    let answer = heard("You played **L11**.").await;
    assert!(answer.content.ends_with("it's Ann's turn."), "{answer:?}");
    table.board(game, 3).await;
    let next = format!("Next: game {other} against Ann");
    let picker = table.ben.press(&answer, &next).await.unwrap();
    let picker = table.ben.settled(picker).await.unwrap();
    let picker = picker.message.unwrap();
    table.ben.dm("M12").unwrap();
    heard("You played **M12**.").await;
    table.board(other, 3).await;
    let late = table.ben.press_as_seen(&picker, "L11").await.unwrap();
    assert!(
        late.content().starts_with("The game has moved on"),
        "{late:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_line_that_is_delivered_three_times_is_heard_once() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let said = table.said().len();
    let thrice = || table.discord.tell_next_event("MESSAGE_CREATE", 3);
    thrice();
    table.ben.reply(&board, "L11").unwrap();
    table.board(game, 3).await;
    thrice();
    let bot = table.discord.bot();
    table.ann.says(&format!("<@{bot}> N10")).unwrap();
    table.board(game, 4).await;
    thrice();
    table.ben.reply(&board, "A1").unwrap();
    replied(&table, "The game has moved on").await;
    table.stop().await;
    let lines = table.said().split_off(said);
    assert_eq!(lines.len(), 6, "each line and its answer: {lines:?}");
    table.start().await;
    table.clear().await;
}

#[tokio::test]
async fn who_greets_or_mentions_the_bot_reads_what_can_be_typed() {
    let table = Table::in_english().await;
    let dm = table.ben.in_dm();
    let answers = |text: &'static str| {
        let channel = dm.channel();
        let told = move |it: &Message| it.content.starts_with(text);
        table.discord.await_message(channel, told)
    };
    table.ben.dm("hello").unwrap();
    let first = answers("To play a stone, type a point here, like `K10`.");
    first.await.unwrap();
    let small = [("rated", false.into()), ("size", "9".into())];
    let game = table.game_of("pente", small).await;
    table.board(game, 2).await;
    table.ben.dm("Hilfe").unwrap();
    let told = table.discord.await_message(dm.channel(), |it: &Message| {
        it.content.contains(&format!("like `{game} "))
    });
    let told = told.await.unwrap();
    let example = told.content.split('`').nth(1).unwrap().to_owned();
    table.ben.dm(&example).unwrap();
    let played = |it: &Message| it.content.contains("You played **");
    let played = table.discord.await_message(dm.channel(), played).await;
    played.expect("the example fits the game");

    let bot = format!("<@{}>", table.discord.bot());
    table.ben.says(&format!("{bot} hello?")).unwrap();
    replied(&table, "To play a stone, reply to the board").await;
    table.ann.says(&bot).unwrap();
    table.ann.says(&format!("{bot} help")).unwrap();
    table.ann.says(&format!("{bot} 99 A1")).unwrap();
    replied(&table, "There's no game 99").await;
    let helped = |said: &&String| said.starts_with("To play a stone");
    assert_eq!(
        table.said().iter().filter(helped).count(),
        1,
        "once a minute"
    );
    table.passes(jiff::SignedDuration::from_secs(61));
    table.ann.says(&bot).unwrap();
    table
        .passes_until(async || table.said().iter().filter(helped).count() == 2)
        .await;
    table.clear().await;
}
