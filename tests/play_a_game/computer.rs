//! Games against the bot itself.

use std::sync::Arc;

use jiff::SignedDuration;
use local_discord::{Answer, ChannelId, Message};
use tessera::game::{Coin, First, GameId, Pace, Person, Place, PlayerId, ServerId, Terms};
use tessera::rules::{Move, Point};

use crate::table::{Table, private};

/// The bot's account, as its users see it.
fn bot(table: &Table) -> local_discord::UserId {
    table.discord.bot()
}

/// Ann begins a game against the bot, in which she places the first stone.
async fn against(table: &Table, level: i64) -> Answer {
    let options = [
        ("opponent", bot(table).into()),
        ("level", level.into()),
        ("first", "me".into()),
    ];
    let begun = table.ann.slash("challenge", options).await.unwrap();
    table.ann.settled(begun).await.unwrap()
}

/// What the bot said in a channel, besides what only one person sees.
fn said_in(table: &Table, channel: ChannelId) -> Vec<Arc<Message>> {
    let bot = bot(table);
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages
            .filter(|it| it.author == bot && !it.is_ephemeral())
            .cloned()
            .collect()
    })
}

/// The move that a board asks for.
fn asks(board: &Message) -> &str {
    let (_, rest) = board.content.split_once(", move ").unwrap();
    rest.split('.').next().unwrap()
}

#[tokio::test]
async fn a_game_against_the_bot_has_one_board_in_a_thread_of_its_own_and_rings_nobody() {
    let table = Table::set().await;
    let begun = against(&table, 1).await;
    assert_eq!(
        private(&begun),
        "Game 1 starts below. You (white) against me (black), level 1: **Pente** · tournament rule \
         · no clock · not rated."
    );
    let board = table.message("your turn · game 1, move 3.").await;
    assert!(
        board.content.contains("Local Bot (level 1) played **"),
        "{board:?}"
    );
    assert!(!board.content.contains("Deadline:"), "{board:?}");
    assert_eq!(
        table.said(),
        [
            "Ann (white) vs Local Bot (level 1) (black) · game 1 · **Pente** · tournament rule · no \
             clock · not rated"
        ]
    );
    let thread = table.last_thread();
    assert_eq!(board.channel, thread.id());
    // The first board brings Ann into the thread; her phone stays silent.
    assert_eq!(board.mentions, [table.ann.id()]);
    assert!(
        board
            .flags
            .contains(local_discord::MessageFlags::SUPPRESS_NOTIFICATIONS)
    );

    table.ann.reply(&board, "S1").unwrap();
    let next = table.message("your turn · game 1, move 5.").await;
    assert_eq!(next.id, board.id, "the same message");
    assert!(
        next.content
            .contains("Ann played **S1**. Local Bot (level 1) played"),
        "{next:?}"
    );
    let pictures = [&board, &next].map(|it| &it.attachments[0].filename);
    assert_eq!(pictures, ["game-1-2.png", "game-1-4.png"]);
    assert_eq!(next.attachments.len(), 1, "one picture");
    for (number, point) in [(7, "A1"), (9, "A19")] {
        let picker = table.ann.press(&next, "Play").await.unwrap();
        private(&table.ann.settled(picker).await.unwrap());
        let played = table.ann.in_channel(&thread);
        let played = played.slash("move", [("point", point.into())]).await;
        assert!(private(&played.unwrap()).starts_with("You played"));
        let text = format!("your turn · game 1, move {number}.");
        assert_eq!(table.message(&text).await.id, board.id);
    }
    let question = offer_to_resign(&table, &next).await;
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Local Bot (level 1) wins game 1").await;
    assert_eq!(end.id, board.id);
    let files: Vec<_> = end.attachments.iter().map(|it| &it.filename).collect();
    assert_eq!(files, ["board.png"]);
    assert_eq!(said_in(&table, thread.id()).len(), 1, "one board");
    assert_eq!(table.said().len(), 1, "one line in the channel");
    assert!(table.ann.pings().is_empty(), "{:?}", table.ann.pings());
    table.clear().await;
}

async fn offer_to_resign(table: &Table, board: &Message) -> Arc<Message> {
    let asked = table.more(&table.ann, board, "Resign").await;
    asked.message.unwrap()
}

#[tokio::test]
async fn a_board_that_discord_may_not_let_change_is_replaced_without_a_ping() {
    let table = Table::set().await;
    against(&table, 1).await;
    let board = table.message("your turn · game 1, move 3.").await;
    let thread = table.last_thread();
    table.passes(SignedDuration::from_mins(45));
    table.ann.reply(&board, "S1").unwrap();
    let young = table.message("your turn · game 1, move 5.").await;
    assert_eq!(young.id, board.id);
    table.passes(SignedDuration::from_mins(10));
    table.ann.reply(&young, "A1").unwrap();
    let new = table.message("your turn · game 1, move 7.").await;
    assert_ne!(new.id, board.id);
    assert_eq!(new.channel, thread.id());
    assert!(new.pings.is_empty(), "she has just played: {new:?}");
    let silent = local_discord::MessageFlags::SUPPRESS_NOTIFICATIONS;
    assert!(new.flags.contains(silent));
    table.until(board.id, |it| it.buttons().is_empty()).await;
    assert_eq!(asks(&table.now(board.id)), "5");

    // Discord may still not let it, and says so.
    let path = "/channels/*/messages/*";
    let says = "Maximum number of edits to messages older than 1 hour reached.";
    table.discord.refuse_next("PATCH", path, 429, 30_046, says);
    table.ann.reply(&new, "A19").unwrap();
    let newer = table.message("your turn · game 1, move 9.").await;
    assert!(newer.id > new.id);
    assert!(newer.pings.is_empty(), "{newer:?}");
    // A board that somebody deletes is posted again.
    thread.purge();
    let ann = table.ann.in_channel(&thread);
    let played = ann.slash("move", [("point", "S19".into())]).await.unwrap();
    private(&played);
    table.message("your turn · game 1, move 11.").await;
    table.leave().await;
}

#[tokio::test]
async fn who_waited_long_for_the_bot_is_pinged_once_by_a_new_board() {
    let mut table = Table::set().await;
    against(&table, 1).await;
    let board = table.message("your turn · game 1, move 3.").await;
    let play = async |table: &Table, point: &str| {
        let ann = PlayerId(table.ann.id().get());
        let size = tessera::rules::catalogue::find("pente").unwrap().size;
        let stone = Move::Place(Point::parse(point, size).unwrap());
        let played = table
            .service()
            .play(GameId(1), ann, stone, None, table.time());
        played.await.unwrap();
    };
    table.stop().await;
    play(&table, "S1").await;
    table.passes(SignedDuration::from_mins(3));
    table.start().await;
    let late = table.message("your turn · game 1, move 5.").await;
    assert!(late.id > board.id);
    assert_eq!(late.pings, [table.ann.id()]);
    assert!(late.flags.is_empty(), "loudly: {late:?}");
    table.until(board.id, |it| it.buttons().is_empty()).await;

    // Away for moments only: the standing board is brought up to date, once.
    table.stop().await;
    play(&table, "A1").await;
    table.passes(SignedDuration::from_secs(5));
    table.start().await;
    let soon = table.message("your turn · game 1, move 7.").await;
    assert_eq!(soon.id, late.id);
    table.stop().await;
    // The bot was killed after the edit, before it could note it.
    let forget = "UPDATE games SET posted_ply = posted_ply - 2";
    table.database().await.run(forget).await;
    let edited_at = table.now(late.id).edited_at;
    table.passes(SignedDuration::from_mins(5));
    table.start().await;
    let is_noted = async || {
        let left = table.service().unposted_games().await.unwrap();
        left.is_empty()
    };
    table.passes_until(is_noted).await;
    assert_eq!(table.now(late.id).edited_at, edited_at, "it was there");
    assert_eq!(said_in(&table, late.channel).len(), 2);
    table.clear().await;
}

#[tokio::test]
async fn where_there_are_no_threads_the_bot_is_played_in_private() {
    let table = Table::set().await;
    let general = table.discord.general();
    general.deny_bot(local_discord::Permissions::CREATE_PUBLIC_THREADS);
    let begun = against(&table, 1).await;
    assert!(
        private(&begun).starts_with("Game 1 starts in our private messages. You (white)"),
        "{begun:?}"
    );
    let board = table.private_message(&table.ann, "your turn · game 1, move 3.");
    let board = board.await;
    table.ann.dm("S1").unwrap();
    let next = table.private_message(&table.ann, "your turn · game 1, move 5.");
    assert_eq!(next.await.id, board.id);
    let picker = table.ann.press(&board, "Play").await.unwrap();
    private(&table.ann.settled(picker).await.unwrap());
    let more = table.ann.press(&board, "More").await.unwrap();
    let resign = table.ann.press(&more.message.unwrap(), "Resign").await;
    let question = resign.unwrap().message.unwrap();
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.private_message(&table.ann, "wins game 1").await;
    assert_eq!(end.id, board.id);
    assert!(table.said().is_empty(), "{:?}", table.said());

    // Where nothing can be written to her either, it is played in the channel.
    table.ann.closes_dms();
    against(&table, 2).await;
    let board = table.message("your turn · game 2, move 3.").await;
    assert_eq!(board.channel, general.id());
    table.ann.reply(&board, "S1").unwrap();
    let next = table.message("your turn · game 2, move 5.").await;
    assert_eq!(next.id, board.id);
    table.ann.opens_dms();
    let discord = table.leave().await;
    let refused = discord.refused_requests();
    assert_eq!(refused.len(), 1, "asked once: {refused:?}");
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
    let says = "Game 1 starts below. You (";
    assert!(begun.content().starts_with(says), "{begun:?}");
    let board = table.message("your turn · game 1, move").await;
    assert_eq!(board.mentions, [table.ann.id()]);
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
        let thread = table.last_thread().id();
        format!(
            "Game {game} has already started in <#{thread}>. You asked for it twice in a row, so I \
             started only one game."
        )
    };
    let begun = asked().await;
    assert!(begun.starts_with("Game 1 starts below. You ("), "{begun}");
    table.message("your turn · game 1, move").await;
    assert_eq!(asked().await, already(1));

    let question = table.ann.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Game 1 ended").await;
    let again = async || {
        let again = table.ann.press(&end, "Rematch").await.unwrap();
        private(&again).to_owned()
    };
    let general = table.discord.general().id();
    let begun = again().await;
    let says = format!("Game 2 starts in <#{general}>. You (");
    assert!(begun.starts_with(&says), "{begun}");
    table.message("your turn · game 2, move").await;
    assert_eq!(again().await, already(2));
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
        assert_eq!(board.mentions, [table.ann.id()], "{ruleset}");
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
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let place = Place {
        server: Some(ServerId(table.discord.home().id().get())),
        channel: tessera::game::ChannelId(table.discord.general().id().get()),
    };
    let wanted = tessera::service::NewComputerGame {
        by: ann,
        against: opponent,
        terms,
        place,
        purpose: tessera::service::ComputerGamePurpose::Game,
    };
    let begun = table
        .service()
        .play_computer(wanted, Coin::Heads, table.time());
    begun.await.unwrap();
    table.start().await;
    let board = table.message("your turn · game 1, move 3.").await;
    assert_eq!(board.mentions, [table.ann.id()]);
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
    let says = format!(
        "Game 2 starts in <#{}>. You (",
        table.discord.general().id()
    );
    assert!(private(&again).starts_with(&says), "{again:?}");
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
    let says = format!("Game 1 starts in <#{}>. You (", games.id());
    assert!(begun.content().starts_with(&says), "{begun:?}");
    let title = table.message_in(games.id(), "game 1 · **Pente**").await;
    let thread = ChannelId::new(title.id.get());
    let board = table.message_in(thread, "your turn · game 1").await;
    assert_eq!(board.mentions, [table.ann.id()]);

    // Another level, because repeating the same request at once would count as a double press.
    let options = [("level", 2_i64.into())];
    let begun = table.ann.slash("challenge", options).await.unwrap();
    let says = format!("Game 2 starts in <#{}>. You (", games.id());
    assert!(private(&begun).starts_with(&says), "{begun:?}");
    let title = table.message_in(games.id(), "game 2 · **Pente**").await;
    let thread = ChannelId::new(title.id.get());
    table.message_in(thread, "your turn · game 2").await;
    assert!(
        table.said().is_empty(),
        "nothing outside the channel: {:?}",
        table.said()
    );
    table.clear().await;
}

#[tokio::test]
async fn a_game_against_the_bot_that_hardly_began_ends_with_a_line() {
    let table = Table::set().await;
    play_the_bot(&table.ann).await;
    let message = table.message("game 1 · **Pente**").await;
    let id = local_discord::ChannelId::new(message.id.get());
    let board = table.message_in(id, "your turn · game 1").await;
    let thread = table.discord.channel(id);
    let ann = table.ann.in_channel(&thread);
    let question = ann.slash("resign", []).await.unwrap().message.unwrap();
    ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message_in(id, "Game 1 ended").await;
    assert_eq!(end.id, board.id);
    assert!(end.attachments.is_empty(), "{end:?}");
    // The next game has a thread beside this one.
    let begun = ann.slash("challenge", [("level", 3_i64.into())]).await;
    let says = format!(
        "Game 2 starts in <#{}>. You (",
        table.discord.general().id()
    );
    let begun = begun.unwrap();
    assert!(private(&begun).starts_with(&says), "{begun:?}");
    let next = table.message("your turn · game 2").await;
    assert_ne!(next.channel, thread.id());
    assert_ne!(next.channel, table.discord.general().id());
    assert_eq!(
        table.said().len(),
        2,
        "a line for each game: {:?}",
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
