//! Games against the bot itself.

use tessera::game::{Coin, First, GameId, Pace, Person, Place, PlayerId, ServerId, Terms};

use crate::table::{Table, private};

/// The bot's account, as its users see it.
fn bot(table: &Table) -> local_discord::UserId {
    table.discord.bot()
}

#[tokio::test]
async fn the_bot_answers_in_the_same_message_with_one_ping() {
    let table = Table::set().await;
    let options = [
        ("opponent", bot(&table).into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    let begun = table.ann.slash("challenge", options).await.unwrap();
    assert_eq!(private(&begun), "Game 1 starts below.");
    let board = table.message("your turn · game 1, move 3.").await;
    assert_eq!(board.pings, [table.ann.id()]);
    assert!(
        board.content.contains("Local Bot (level 1) played **"),
        "{board:?}"
    );
    assert!(
        !board.content.contains("Deadline:"),
        "there is no clock: {board:?}"
    );
    table.ann.reply(&board, "S1").unwrap();
    let board = table.message("your turn · game 1, move 5.").await;
    assert!(
        board
            .content
            .contains("Ann played **S1**. Local Bot (level 1) played"),
        "{board:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn who_presses_play_the_bot_gets_a_game_at_the_level_they_choose() {
    let table = Table::set().await;
    let help = table.help(&table.ann).await;
    let asked = table
        .ann
        .press(&help.message.unwrap(), "Play the bot")
        .await
        .unwrap();
    let menu = asked.message.unwrap();
    let begun = table
        .ann
        .select(&menu, "t1:against", &["Level 2: Seedling"])
        .await
        .unwrap();
    assert_eq!(begun.content(), "Game 1 starts below.");
    let board = table.message("your turn · game 1, move").await;
    assert_eq!(board.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn who_asks_for_the_bot_twice_in_a_row_is_told_that_the_game_has_begun() {
    let table = Table::set().await;
    let asked = async || {
        let help = table.help(&table.ann).await;
        let help = help.message.unwrap();
        let menu = table.ann.press(&help, "Play the bot").await.unwrap();
        let menu = menu.message.unwrap();
        let level = ["Level 2: Seedling"];
        let begun = table.ann.select(&menu, "t1:against", &level);
        begun.await.unwrap().content().to_owned()
    };
    let already = |game: u32| {
        format!(
            "Game {game} has already started here. You asked for it twice in a row, so I started \
             only one game."
        )
    };
    assert_eq!(asked().await, "Game 1 starts below.");
    assert_eq!(asked().await, already(1));
    table.message("your turn · game 1, move").await;

    let question = table.ann.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Game 1 ended").await;
    let again = async || {
        let again = table.ann.press(&end, "Rematch").await.unwrap();
        private(&again).to_owned()
    };
    assert_eq!(again().await, "Game 2 starts below.");
    assert_eq!(again().await, already(2));
    table.message("your turn · game 2, move").await;
    table.clear().await;
}

#[tokio::test]
async fn every_choice_and_every_second_stone_is_made() {
    let table = Table::set().await;
    for ruleset in ["connect6", "d-pente", "swap2-pente", "pente-plus"] {
        let options = [
            ("opponent", bot(&table).into()),
            ("ruleset", ruleset.into()),
            ("level", 1_i64.into()),
            ("first", "opponent".into()),
        ];
        let begun = table.ann.slash("challenge", options).await.unwrap();
        let begun = table.ann.settled(begun).await.unwrap();
        let game = private(&begun)
            .strip_prefix("Game ")
            .unwrap_or_else(|| panic!("{ruleset}: {begun:?}"))
            .split(' ')
            .next()
            .unwrap();
        let game: u32 = game.parse().unwrap();
        let board = table.message(&format!("game {game}, move")).await;
        let view = table.service().game(GameId(game.into())).await.unwrap();
        assert_eq!(
            view.game.to_move(),
            Some(PlayerId(table.ann.id().get())),
            "{ruleset}"
        );
        assert_eq!(board.pings, [table.ann.id()], "{ruleset}");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_game_that_waits_for_the_bot_is_taken_up_by_the_next_start() {
    let mut table = Table::set().await;
    table.stop().await;
    let ann = Person::new(PlayerId(table.ann.id().get()), "Ann");
    let opponent = tessera::service::Opponent {
        person: Person::new(PlayerId(bot(&table).get()), "Local Bot"),
        level: 1,
    };
    let terms = Terms {
        ruleset: tessera::rules::catalogue::find("pente").unwrap(),
        pace: Pace::Untimed,
        rated: false,
        first: First::Challenger,
    };
    let place = Place {
        server: Some(ServerId(table.discord.home().id().get())),
        channel: tessera::game::ChannelId(table.discord.general().id().get()),
    };
    let begun =
        table
            .service()
            .play_computer(ann, opponent, terms, place, Coin::Heads, table.time());
    begun.await.unwrap();
    table.start().await;
    let board = table.message("your turn · game 1, move 3.").await;
    assert_eq!(board.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn the_bot_takes_back_and_adjourns_but_plays_on_and_a_record_is_kept() {
    let table = Table::set().await;
    let options = || {
        [
            ("opponent", bot(&table).into()),
            ("level", 1_i64.into()),
            ("first", "me".into()),
        ]
    };
    table.ann.slash("challenge", options()).await.unwrap();
    let board = table.message("your turn · game 1, move 3.").await;
    table.ann.reply(&board, "S1").unwrap();
    table.message("your turn · game 1, move 5.").await;
    let offer = |what: &'static str| table.ann.slash("offer", [("what", what.into())]);
    let refused = offer("draw").await.unwrap();
    assert!(
        private(&refused).starts_with("I don't agree to draws."),
        "{refused:?}"
    );
    let done = offer("takeback").await.unwrap();
    assert_eq!(
        private(&done),
        "You took back your last move in game 1, and my reply with it."
    );
    let board = table.board_at(1, "3b").await;
    table.ann.reply(&board, "S2").unwrap();
    table.board_at(1, "5b").await;
    let question = table.ann.slash("resign", []).await.unwrap();
    table
        .ann
        .press(&question.message.unwrap(), "Resign game 1")
        .await
        .unwrap();
    let end = table.message("Local Bot (level 1) wins game 1").await;
    assert!(end.pings.is_empty(), "Ann has just resigned: {end:?}");
    let record = table
        .ann
        .slash("leaderboard", [("scope", "me".into())])
        .await
        .unwrap();
    let expected = "Your results against me:\n- Pente, level 1: 0 won, 1 lost, 0 drawn";
    assert_eq!(private(&record), expected);
    let ladder = table.ann.slash("leaderboard", []).await.unwrap();
    assert!(!private(&ladder).contains("Local Bot"), "{ladder:?}");
    let again = table.ann.press(&end, "Rematch").await.unwrap();
    assert_eq!(private(&again), "Game 2 starts below.");
    table.message("your turn · game 2, move 3.").await;
    table.clear().await;
}

#[tokio::test]
async fn a_move_is_taken_back_once_however_often_the_button_is_pressed() {
    let table = Table::set().await;
    let options = [
        ("opponent", bot(&table).into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let board = table.message("your turn · game 1, move 3.").await;
    table.ann.reply(&board, "S1").unwrap();
    let board = table.message("your turn · game 1, move 5.").await;
    table.ann.reply(&board, "S2").unwrap();
    let board = table.message("your turn · game 1, move 7.").await;
    let more = table.ann.press(&board, "More").await.unwrap();
    let more = more.message.unwrap();
    for _ in 0..3 {
        let done = table
            .ann
            .press_as_seen(&more, "Takeback (both moves)")
            .await
            .unwrap();
        assert_eq!(
            private(&done),
            "You took back your last move in game 1, and my reply with it."
        );
    }
    let board = table.board_at(1, "5b").await;
    table.ann.reply(&board, "S3").unwrap();
    table.board_at(1, "7b").await;
    let late = table
        .ann
        .press_as_seen(&more, "Takeback (both moves)")
        .await
        .unwrap();
    assert!(
        private(&late).starts_with("The game has moved on"),
        "{late:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_takeback_that_is_typed_twice_takes_back_one_move() {
    let table = Table::set().await;
    let options = [
        ("opponent", bot(&table).into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let board = table.message("your turn · game 1, move 3.").await;
    table.ann.reply(&board, "S1").unwrap();
    let board = table.message("your turn · game 1, move 5.").await;
    table.ann.reply(&board, "S2").unwrap();
    table.message("your turn · game 1, move 7.").await;
    let takeback = || table.ann.slash("offer", [("what", "takeback".into())]);
    let done = takeback().await.unwrap();
    assert_eq!(
        private(&done),
        "You took back your last move in game 1, and my reply with it."
    );
    for _ in 0..2 {
        let again = takeback().await.unwrap();
        let says = "Your last move in game 1 was already taken back.";
        assert!(private(&again).starts_with(says), "{again:?}");
    }
    table.board_at(1, "5b").await;
    table.wait_out_double_press();
    takeback().await.unwrap();
    // A move in between makes it another wish, however quickly it is typed.
    let board = table.board_at(1, "3c").await;
    table.ann.reply(&board, "S3").unwrap();
    let board = table.board_at(1, "5c").await;
    table.ann.press(&board, "Play").await.unwrap();
    let done = takeback().await.unwrap();
    assert_eq!(
        private(&done),
        "You took back your last move in game 1, and my reply with it."
    );
    table.board_at(1, "3d").await;
    table.clear().await;
}

#[tokio::test]
async fn who_pauses_or_adjourns_twice_is_told_how_it_is() {
    let table = Table::set().await;
    let options = [
        ("opponent", bot(&table).into()),
        ("level", 1_i64.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    table.message("your turn · game 1, move 3.").await;
    let twice = async |what: &'static str, says: [&str; 2]| {
        for says in says {
            let told = table.ann.slash("offer", [("what", what.into())]).await;
            let told = told.unwrap();
            assert!(private(&told).starts_with(says), "{told:?}");
        }
    };
    let paused = ["Game 1 is paused until", "Game 1 is already paused."];
    twice("pause", paused).await;
    let board = table.message("paused until someone resumes").await;
    for says in ["You resumed game 1.", "Game 1 isn't paused"] {
        let told = table.ann.press_as_seen(&board, "Resume").await.unwrap();
        assert!(private(&told).starts_with(says), "{told:?}");
    }
    let adjourned = ["Game 1 is adjourned.", "Game 1 is already adjourned"];
    twice("adjourn", adjourned).await;
    let told = table.message("adjourned. Nobody has lost").await;
    assert!(told.pings.is_empty(), "it was her doing: {told:?}");
    let late = table.ann.press_as_seen(&board, "Resume").await.unwrap();
    assert!(
        private(&late).starts_with("Game 1 is adjourned."),
        "{late:?}"
    );
    let resumed = ["Game 1 has resumed.", "Game 1 isn't adjourned"];
    twice("revive", resumed).await;
    table.clear().await;
}

#[tokio::test]
async fn other_bots_and_other_levels_are_refused() {
    let table = Table::set().await;
    let twelve = [("opponent", bot(&table).into()), ("level", 12_i64.into())];
    let refused = table.ann.forged_slash("challenge", twelve).await.unwrap();
    assert!(
        private(&refused).contains("levels 1 to 10") || private(&refused).contains("has changed"),
        "{refused:?}"
    );
    table.clear().await;
}

/// This person chooses level 1 under *Play the bot*, in the channel where they are.
async fn play_the_bot(who: &local_discord::Person) -> local_discord::Answer {
    let help = who.slash("help", []).await.unwrap();
    let help = who.settled(help).await.unwrap().message.unwrap();
    let asked = who.press(&help, "Play the bot").await.unwrap();
    let menu = asked.message.unwrap();
    let begun = who.select(&menu, "t1:against", &["1"]).await.unwrap();
    who.settled(begun).await.unwrap()
}

#[tokio::test]
async fn the_bot_is_played_where_the_server_plays() {
    let table = Table::set().await;
    let games = table.discord.home().channel("games");
    let owner = table.discord.person("Owner");
    owner
        .slash("server", [("channel", (&games).into())])
        .await
        .unwrap();
    let begun = play_the_bot(&table.ann).await;
    assert_eq!(
        begun.content(),
        format!("Game 1 starts in <#{}>.", games.id())
    );
    let board = table.message_in(games.id(), "your turn · game 1").await;
    assert_eq!(board.pings, [table.ann.id()]);

    // Another level, because repeating the same request at once would count as a double press.
    let options = [("level", 2_i64.into())];
    let begun = table.ann.slash("challenge", options).await.unwrap();
    assert_eq!(
        private(&begun),
        format!("Game 2 starts in <#{}>.", games.id())
    );
    table.message_in(games.id(), "your turn · game 2").await;
    assert!(
        table.said().is_empty(),
        "nothing outside the channel: {:?}",
        table.said()
    );
    table.clear().await;
}

#[tokio::test]
async fn a_game_against_the_bot_has_its_thread_like_any_other() {
    let table = Table::set().await;
    let owner = table.discord.person("Owner");
    owner
        .slash("server", [("threads", true.into())])
        .await
        .unwrap();
    play_the_bot(&table.ann).await;
    let message = table.message("game 1 · **Pente**").await;
    let id = local_discord::ChannelId::new(message.id.get());
    table.message_in(id, "your turn · game 1").await;
    let thread = table.discord.channel(id);
    let ann = table.ann.in_channel(&thread);
    let question = ann.slash("resign", []).await.unwrap().message.unwrap();
    ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message_in(id, "ame 1").await;
    assert_eq!(
        table.said().len(),
        1,
        "only in the thread: {:?}",
        table.said()
    );
    assert_eq!(end.channel, id);
    table.clear().await;
}

#[tokio::test]
async fn no_game_against_the_bot_begins_where_it_cannot_show_it() {
    let table = Table::set().await;
    let general = table.discord.general();
    general.deny_bot(local_discord::Permissions::ATTACH_FILES);
    let refused = play_the_bot(&table.ann).await;
    assert!(
        private(&refused).contains("**Attach Files**"),
        "{refused:?}"
    );
    let options = [("level", 1_i64.into())];
    let refused = table.ann.slash("challenge", options).await.unwrap();
    assert!(
        private(&refused).contains("**Attach Files**"),
        "{refused:?}"
    );
    let none = table.service().game(GameId(1)).await;
    assert!(none.is_err(), "{none:?}");

    general.deny_bot_nothing();
    play_the_bot(&table.ann).await;
    table.message("your turn · game 1").await;
    table.clear().await;
}
