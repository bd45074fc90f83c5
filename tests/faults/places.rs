//! Places that no longer accept messages: threads, channels and servers that are deleted or closed
//! to the bot.

use jiff::SignedDuration;
use local_discord::{Moment, OptionValue, Permissions};

use crate::table::{Table, private};

async fn choose(table: &Table, name: &str, value: OptionValue) -> String {
    let owner = table.discord.person("Owner");
    let answer = owner.slash("server", [(name, value)]).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn a_game_stays_in_its_channel_where_threads_are_not_allowed() {
    let table = Table::over_tls().await;
    choose(&table, "threads", true.into()).await;
    table
        .discord
        .general()
        .deny_bot(Permissions::CREATE_PUBLIC_THREADS);
    let game = table.game_of("pente", []).await;
    table.board(game, 2).await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    assert_eq!(
        table.discord.refused_requests().len(),
        1,
        "it is tried once"
    );
    table.leave().await;
}

#[tokio::test]
async fn a_thread_that_is_deleted_leaves_the_game_in_its_channel() {
    let table = Table::over_tls().await;
    choose(&table, "threads", true.into()).await;
    let game = table.game_of("pente", []).await;
    let thread = table.thread("Ann (white) vs", "Ann vs Ben · game 1").await;
    table.message_in(thread.id(), "game 1, move 2.").await;
    thread.delete();
    table.place(&table.ben, game, "L11").await;
    let board = table.board(game, 3).await;
    assert!(
        board.content.ends_with("so the game continues here."),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ann.id()]);
    table.place(&table.ann, game, "N10").await;
    let board = table.board(game, 4).await;
    assert!(
        !board.content.contains("so the game continues here"),
        "it is said once: {board:?}"
    );
    table.leave().await;
}

#[tokio::test]
async fn a_game_goes_on_privately_when_its_channel_is_gone() {
    let table = Table::over_tls().await;
    table.game_without_its_channel().await;
    let private_chat = table.ben.in_dm();
    private_chat
        .slash("move", [("point", "L11".into())])
        .await
        .unwrap();
    let board = table.private_message(&table.ann, "game 1, move 3.").await;
    assert!(
        board.content.ends_with("so the game continues here."),
        "{board:?}"
    );
    let draw = [("what", "draw".into())];
    private_chat.slash("offer", draw).await.unwrap();
    let offer = table.private_message(&table.ann, "Ben offers a draw").await;
    table.ann.in_dm().press(&offer, "Decline").await.unwrap();
    table.ann.in_dm().reply(&board, "N10").unwrap();
    table.private_message(&table.ben, "game 1, move 4.").await;
    let question = private_chat.slash("resign", []).await.unwrap();
    private_chat
        .press(&question.message.unwrap(), "Resign game 1")
        .await
        .unwrap();
    for player in [&table.ann, &table.ben] {
        table.private_message(player, "without a winner").await;
    }
    table.leave().await;
}

#[tokio::test]
async fn a_bot_that_is_thrown_out_goes_on_privately_or_waits() {
    let table = Table::over_tls().await;
    let game = table.game(false, "free").await;
    let elsewhere = table.discord.guild("Elsewhere");
    table.ann.joins(&elsewhere);
    table.ben.joins(&elsewhere);
    table.discord.home().kicks_bot();
    table
        .ben
        .in_dm()
        .slash("move", [("point", "L11".into())])
        .await
        .unwrap();
    table.private_message(&table.ann, "game 1, move 3.").await;
    table.discord.home().invites_bot();
    table
        .ann
        .slash("move", [("point", "N10".into())])
        .await
        .unwrap();
    let board = table.board(game, 4).await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.leave().await;
}

#[tokio::test]
async fn games_are_played_in_the_channel_that_was_chosen_for_them() {
    let table = Table::over_tls().await;
    let games = table.discord.home().channel("games");
    let said = choose(&table, "channel", (&games).into()).await;
    assert!(said.contains(&format!("in <#{}>", games.id())), "{said}");
    let invite = || [("opponent", (&table.ben).into())];
    let sent = table.ann.slash("challenge", invite()).await.unwrap();
    assert!(
        private(&sent).contains(&format!("in <#{}>", games.id())),
        "{sent:?}"
    );
    table.message_in(games.id(), "Ann invites you").await;
    games.deny_bot(Permissions::SEND_MESSAGES);
    table.wait_out_double_press();
    let refused = table.ann.slash("challenge", invite()).await.unwrap();
    assert!(
        private(&refused).contains("but I can't post there"),
        "{refused:?}"
    );
    games.deny_bot_nothing();
    let said = choose(&table, "channel", (&games).into()).await;
    assert!(said.contains(&format!("in <#{}>", games.id())), "{said}");
    let sent = table.ann.slash("challenge", invite()).await.unwrap();
    assert!(!private(&sent).contains("can't post"), "{sent:?}");
    let said = choose(&table, "anywhere", true.into()).await;
    assert!(
        said.contains("**in the channel of the invitation**"),
        "{said}"
    );
    table.wait_out_double_press();
    table.ann.slash("challenge", invite()).await.unwrap();
    table.message("Ann invites you").await;
    table.leave().await;
}

#[tokio::test]
async fn a_channel_that_took_nothing_is_tried_again_after_a_start_and_where_a_button_is_pressed() {
    let mut table = Table::over_tls().await;
    let games = table.discord.home().channel("games");
    choose(&table, "channel", (&games).into()).await;
    let invite = async |table: &Table| {
        table.wait_out_double_press();
        let options = [("opponent", (&table.ben).into())];
        let sent = table.ann.slash("challenge", options).await.unwrap();
        private(&sent).to_owned()
    };
    invite(&table).await;
    let invitation = table.message_in(games.id(), "Ann invites you").await;
    for is_pressed in [false, true] {
        games.deny_bot(Permissions::SEND_MESSAGES);
        let said = invite(&table).await;
        assert!(said.contains("but I can't post there"), "{said}");
        games.deny_bot_nothing();
        if is_pressed {
            let ben = table.ben.in_channel(&games);
            ben.press(&invitation, "Decline").await.unwrap();
        } else {
            table.stop().await;
            table.start().await;
        }
        let said = invite(&table).await;
        assert!(!said.contains("can't post"), "{is_pressed}: {said}");
    }
    table.leave().await;
}

#[tokio::test]
async fn a_board_that_was_sent_privately_is_known_again_long_after() {
    let table = Table::set().await;
    table.game_without_its_channel().await;
    let there = table.ann.in_dm().channel();
    let path = format!("/channels/{there}/messages");
    table
        .discord
        .cut_next("POST", &path, Moment::BeforeAnswering);
    let point = [("point", "L11".into())];
    table.ben.in_dm().slash("move", point).await.unwrap();
    table.private_message(&table.ann, "game 1, move 3.").await;
    // Discord itself no longer knows the nonce.
    table.passes(SignedDuration::from_mins(6));
    let is_posted = async || table.service().unposted_games().await.unwrap().is_empty();
    table.passes_until(is_posted).await;
    let boards = table.discord.look(|world| {
        let boards = world.messages(there).iter();
        boards.filter(|it| it.content.contains("move 3.")).count()
    });
    assert_eq!(boards, 1);
    table.leave().await;
}

#[tokio::test]
async fn podiums_that_cannot_be_posted_are_given_up_and_the_standings_stay() {
    let table = Table::over_tls().await;
    choose(&table, "seasons", "monthly".into()).await;
    let game = table.game(true, "tournament").await;
    table
        .play(game, "K11 N10 L12 O10 M13 P10 N14 Q10 A1 R10")
        .await;
    table.message("wins game").await;
    let general = table.discord.general();
    general.deny_bot(Permissions::SEND_MESSAGES);
    let seasons = table.service().seasons(table.server()).await.unwrap();
    let season = seasons[0];
    table.passes(season.ends_at.duration_since(table.time()));
    loop {
        let told = "SELECT COUNT(*) FROM seasons WHERE told";
        let mut database = table.database().await;
        if database.number(told).await == 1 {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(
        table.discord.refused_requests().len(),
        1,
        "it is tried once"
    );
    general.deny_bot_nothing();
    let options = [("season", OptionValue::from("1"))];
    let shown = table.ann.slash("leaderboard", options).await.unwrap();
    assert!(private(&shown).contains("\nAnn · **1662**"), "{shown:?}");
    table.leave().await;
}
