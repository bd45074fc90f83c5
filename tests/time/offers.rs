//! Offers between players: draws, takebacks, pauses.

use std::fs;

use jiff::SignedDuration;
use local_discord::{Answer, Person};

use crate::table::{Table, private, undated};

#[tokio::test]
async fn a_draw_is_offered_agreed_and_told() {
    let table = Table::set().await;
    let game = table.game(true, "tournament").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    let told = table
        .ann
        .slash("offer", [("what", "draw".into())])
        .await
        .unwrap();
    assert!(
        private(&told).starts_with("You offered a draw in game 1."),
        "{told:?}"
    );
    let offer = table.message("offers a draw").await;
    assert_eq!(offer.pings, [table.ben.id()]);
    let stranger = table.discord.person("Carl");
    let refused = stranger.press(&offer, "Agree").await.unwrap();
    assert!(
        private(&refused).starts_with("You're not a player in game 1"),
        "{refused:?}"
    );
    let own = table.ann.press(&offer, "Agree").await.unwrap();
    assert!(
        private(&own).starts_with("This is your own offer"),
        "{own:?}"
    );
    for _ in 0..2 {
        table.ben.press_as_seen(&offer, "Agree").await.unwrap();
    }
    // Whoever withdraws too late is told, and the message stays true.
    table.ann.press_as_seen(&offer, "Withdraw").await.unwrap();
    let answered = table.now(offer.id);
    assert_eq!(answered.content, "Ann and Ben agreed to a draw in game 1.");
    assert_eq!(answered.buttons(), []);
    let end = table
        .message("Game 1 is a draw after 4 moves: both players agreed.")
        .await;
    assert!(end.content.contains("Rating"), "{end:?}");
    assert_eq!(end.pings, [table.ann.id()], "Ben has just agreed");
    table.clear().await;
}

#[tokio::test]
async fn what_was_declined_may_be_offered_again() {
    let table = Table::set().await;
    table.game(false, "free").await;
    let draw = || table.ann.slash("offer", [("what", "draw".into())]);
    let mut offers = Vec::new();
    for _ in 0..3 {
        draw().await.unwrap();
        let offer = table.message("offers a draw").await;
        assert_eq!(offer.pings, [table.ben.id()]);
        table.wait(SignedDuration::from_secs(30));
        table.ben.press(&offer, "Decline").await.unwrap();
        assert!(table.now(offer.id).content.starts_with("Ben declined"));
        table.wait(SignedDuration::from_secs(30));
        let refused = draw().await.unwrap();
        let says = "The same offer has just been declined in game 1. Wait 1 minute before you";
        assert!(private(&refused).starts_with(says), "{refused:?}");
        table.wait(SignedDuration::from_secs(31));
        table.ben.press_as_seen(&offer, "Decline").await.unwrap();
        assert!(table.now(offer.id).content.starts_with("Ben declined"));
        assert!(!offers.contains(&offer.id));
        offers.push(offer.id);
    }
    table.clear().await;
}

/// How many private messages with these words this person got.
fn told(table: &Table, who: &Person, words: &str) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages.filter(|it| it.content.contains(words)).count()
    })
}

#[tokio::test]
async fn an_answer_reaches_who_made_the_offer() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    for (what, says, declined) in [
        (
            "draw",
            "offers a draw",
            "declined your draw offer in [game 1](",
        ),
        (
            "pause",
            "offers a pause",
            "declined your offer to pause [game 1](",
        ),
        (
            "adjourn",
            "offers to adjourn",
            "declined your offer to adjourn [game 1](",
        ),
        (
            "takeback",
            "asks for a takeback",
            "declined your takeback in [game 1](",
        ),
    ] {
        offer(&table.ann, what).await;
        let made = table.message(says).await;
        table.ben.press(&made, "Decline").await.unwrap();
        let news = table.private_message(&table.ann, declined).await;
        assert!(news.content.starts_with("Ben declined"), "{news:?}");
    }
    offer(&table.ann, "pause").await;
    let refused = offer(&table.ann, "pause").await;
    assert!(
        private(&refused).starts_with("The same offer has just"),
        "{refused:?}"
    );
    table.wait(SignedDuration::from_secs(61));
    offer(&table.ann, "pause").await;
    let made = table.message("offers a pause").await;
    table.ben.press(&made, "Agree").await.unwrap();
    let agreed = "Ben agreed to pause [game 1](";
    table.private_message(&table.ann, agreed).await;
    table.stop().await;
    table.start().await;
    table.no_news().await;
    assert_eq!(told(&table, &table.ann, "Ben agreed"), 1);
    assert_eq!(told(&table, &table.ann, "Ben declined"), 4);
    assert_eq!(told(&table, &table.ben, "declined"), 0);
    table.clear().await;
}

#[tokio::test]
async fn who_agrees_by_offering_the_same_is_heard_and_who_is_blocked_is_not() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.board(game, 2).await;
    offer(&table.ann, "pause").await;
    table.message("offers a pause").await;
    offer(&table.ben, "pause").await;
    table
        .private_message(&table.ann, "Ben agreed to pause")
        .await;
    offer(&table.ann, "draw").await;
    let draw = table.message("offers a draw").await;
    let block = [("block", (&table.ben).into())];
    table.ann.slash("settings", block).await.unwrap();
    table.ben.press(&draw, "Decline").await.unwrap();
    table.no_news().await;
    assert_eq!(told(&table, &table.ann, "declined"), 0);
    table.clear().await;
}

#[tokio::test]
async fn an_open_offer_is_named_behind_more() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    offer(&table.ann, "draw").await;
    table.message("offers a draw").await;
    let more = table.ben.press_as_seen(&board, "More").await.unwrap();
    assert!(
        private(&more).contains(", Ann offers a draw in game 1."),
        "{more:?}"
    );
    let more = table.ann.press_as_seen(&board, "More").await.unwrap();
    let says = "You've already offered a draw in game 1.";
    assert!(private(&more).contains(says), "{more:?}");
    table.clear().await;
}

#[tokio::test]
async fn the_twentieth_offer_costs_as_many_requests_as_the_first() {
    const OFFERS: usize = 20;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("traffic");
    let table = Table::recorded(&file).await;
    table.game(false, "free").await;
    for _ in 0..OFFERS {
        offer(&table.ann, "draw").await;
        let offer = table.message("offers a draw").await;
        table.ann.press(&offer, "Withdraw").await.unwrap();
        table.wait(SignedDuration::from_secs(6));
    }
    table.clear().await;
    let traffic = fs::read_to_string(&file).unwrap();
    let posts = traffic.lines().filter(|line| {
        let request = line.split("\"response\"").next().unwrap();
        line.contains("\"POST\"") && request.contains("offers a draw")
    });
    assert_eq!(posts.count(), OFFERS);
}

#[tokio::test]
async fn a_move_makes_an_offer_moot() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table
        .ann
        .slash("offer", [("what", "pause".into())])
        .await
        .unwrap();
    let offer = table.message("offers a pause").await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    let without_buttons = |it: &local_discord::Message| it.buttons().is_empty();
    table.until(offer.id, without_buttons).await;
    let late = table.ben.press_as_seen(&offer, "Agree").await.unwrap();
    let moot = "The offer to pause game 1 is no longer open.";
    assert_eq!(private(&late), moot);
    assert_eq!(table.now(offer.id).content, moot);
    let view = table
        .service()
        .game(tessera::game::GameId(1))
        .await
        .unwrap();
    assert!(view.game.suspension.is_none());
    table.clear().await;
}

#[tokio::test]
async fn a_fresh_move_is_taken_back_without_asking_unless_the_other_one_has_begun_to_answer() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    let board = table.board(game, 3).await;
    let done = table.more(&table.ben, &board, "Takeback").await;
    assert_eq!(private(&done), "You took back your last move in game 1.");
    let twice = offer(&table.ben, "takeback").await;
    let says = "Your last move in game 1 was already taken back.";
    assert!(private(&twice).starts_with(says), "{twice:?}");
    let again = table.board_at(1, "2b").await;
    let says = "Ben took back their last move: within two minutes that needs no agreement.";
    assert!(again.content.contains(says), "{again:?}");
    assert!(again.pings.is_empty(), "Ben did it himself: {again:?}");
    let stale = table.ann.press_as_seen(&board, "Play").await.unwrap();
    assert!(private(&stale).contains("'s turn"), "{stale:?}");

    table.place(&table.ben, game, "L12").await;
    let board = table.board_at(1, "3b").await;
    assert!(
        undated(&board.content).contains("Ben played **L12**"),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ann.id()]);
    table.ann.press(&board, "Play").await.unwrap();
    let asked = table.more(&table.ben, &board, "Ask for a takeback").await;
    assert!(
        private(&asked).starts_with("You asked for a takeback"),
        "{asked:?}"
    );
    let offer = table.message("asks for a takeback").await;
    table.ann.press(&offer, "Agree").await.unwrap();
    let again = table.board_at(1, "2c").await;
    assert_eq!(again.pings, [table.ben.id()], "he has to be told");
    table.clear().await;
}

#[tokio::test]
async fn each_ply_is_taken_back_once_without_asking() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.place(&table.ben, game, "L11").await;
    table.board(game, 3).await;
    let done = offer(&table.ben, "takeback").await;
    assert_eq!(private(&done), "You took back your last move in game 1.");
    table.board_at(1, "2b").await;
    table.place(&table.ben, game, "L12").await;
    table.board_at(1, "3b").await;
    let asked = offer(&table.ben, "takeback").await;
    assert!(
        private(&asked).starts_with("You asked for a takeback"),
        "{asked:?}"
    );
    table.place(&table.ann, game, "N10").await;
    table.board_at(1, "4b").await;
    let done = offer(&table.ann, "takeback").await;
    assert_eq!(private(&done), "You took back your last move in game 1.");
    table.clear().await;
}

#[tokio::test]
async fn a_move_may_be_taken_back_after_the_answer_with_both_moves() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10").await;
    table.board(game, 4).await;
    table.wait(SignedDuration::from_mins(3));
    table
        .ben
        .slash("offer", [("what", "takeback".into())])
        .await
        .unwrap();
    let offer = table
        .message("It undoes their last move and your reply.")
        .await;
    table.ann.press(&offer, "Agree").await.unwrap();
    let board = table.board_at(1, "2b").await;
    assert_eq!(board.pings, [table.ben.id()]);
    let refused = table
        .ben
        .slash("offer", [("what", "takeback".into())])
        .await
        .unwrap();
    assert!(
        private(&refused).starts_with("You have no move"),
        "{refused:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_reply_to_a_board_that_was_taken_back_is_refused() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let first = table.board(game, 2).await;
    table.play(game, "L11").await;
    table.board(game, 3).await;
    table
        .ben
        .slash("offer", [("what", "takeback".into())])
        .await
        .unwrap();
    let again = table.board_at(1, "2b").await;
    table.ben.reply(&first, "M12").unwrap();
    table
        .message("The game has moved on since that board")
        .await;
    table.ben.reply(&again, "M12").unwrap();
    let board = table.board_at(1, "3b").await;
    assert!(board.content.contains("Ben played **M12**"), "{board:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_pause_stops_the_clocks_until_somebody_goes_on() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table
        .ann
        .slash("offer", [("what", "pause".into())])
        .await
        .unwrap();
    let offer = table.message("offers a pause").await;
    table.ben.press(&offer, "Agree").await.unwrap();
    let paused = table.message("paused. The clocks are stopped").await;
    assert!(paused.pings.is_empty(), "{paused:?}");
    table.wait(SignedDuration::from_hours(30 * 24));
    table.ann.press(&paused, "Resume").await.unwrap();
    let board = table.message("The pause is over.").await;
    assert_eq!(board.pings, [table.ben.id()]);
    let left = table.deadline(game).await.duration_since(table.time());
    assert!(left > SignedDuration::from_hours(71), "{left:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_pause_of_a_game_without_a_clock_is_offered_without_a_word_about_clocks() {
    let table = Table::set().await;
    let game = table.game_of("pente", [("pace", "untimed".into())]).await;
    table.board(game, 2).await;
    offer(&table.ann, "pause").await;
    let pause = table.message("offers a pause in game 1").await;
    assert!(!pause.content.contains("clock"), "{pause:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_move_that_ends_a_pause_earns_what_any_other_does() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.wait(SignedDuration::from_hours(48));
    offer(&table.ann, "pause").await;
    let pause = table.message("offers a pause").await;
    table.ben.press(&pause, "Agree").await.unwrap();
    table.message("paused. The clocks are stopped").await;
    table.place(&table.ben, game, "L11").await;
    table.place(&table.ann, game, "L12").await;
    let left = table.deadline(game).await.duration_since(table.time());
    let hours = SignedDuration::from_hours;
    assert!(left > hours(47) && left <= hours(48), "{left:?}");
    table.clear().await;
}

#[tokio::test]
async fn an_old_move_does_not_become_a_fresh_one() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    table.wait(SignedDuration::from_hours(24));
    table.place(&table.ann, game, "L12").await;
    let done = offer(&table.ann, "takeback").await;
    assert_eq!(private(&done), "You took back your last move in game 1.");
    let asked = offer(&table.ben, "takeback").await;
    assert!(
        private(&asked).starts_with("You asked for a takeback"),
        "{asked:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn an_offer_that_stands_is_not_made_again() {
    let table = Table::set().await;
    table.game(false, "free").await;
    offer(&table.ann, "draw").await;
    table.message("offers a draw").await;
    let pings = table.ben.pings().len();
    let again = offer(&table.ann, "draw").await;
    let stands = "You've already offered a draw in game 1.";
    assert!(private(&again).starts_with(stands), "{again:?}");
    offer(&table.ann, "pause").await;
    table.message("offers a pause").await;
    assert_eq!(table.ben.pings().len(), pings, "not within a minute");
    table.clear().await;
}

async fn offer(who: &Person, what: &str) -> Answer {
    who.slash("offer", [("what", what.into())]).await.unwrap()
}

#[tokio::test]
async fn what_was_adjourned_is_taken_up_again_by_both() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table
        .ben
        .slash("offer", [("what", "adjourn".into())])
        .await
        .unwrap();
    table
        .ann
        .slash("offer", [("what", "adjourn".into())])
        .await
        .unwrap();
    let adjourned = table.message("adjourned. Nobody has lost").await;
    assert!(adjourned.pings.is_empty(), "both agreed: {adjourned:?}");
    let refused = table.place(&table.ben, game, "L11").await;
    assert!(
        private(&refused).starts_with("Game 1 is adjourned."),
        "{refused:?}"
    );
    table.ben.press(&adjourned, "Resume").await.unwrap();
    let offer = table.message("offers to resume game 1").await;
    table.ann.press(&offer, "Decline").await.unwrap();
    assert!(table.now(offer.id).content.starts_with("Ann declined"));
    table.ann.press(&adjourned, "Resume").await.unwrap();
    table
        .ben
        .slash("offer", [("what", "revive".into())])
        .await
        .unwrap();
    let board = table.message("The game has resumed.").await;
    assert_eq!(board.pings, [table.ben.id()]);
    table.clear().await;
}

#[tokio::test]
async fn an_offer_that_was_saved_is_posted_by_the_next_start() {
    let mut table = Table::set().await;
    table.game(false, "free").await;
    table.stop().await;
    let ann = tessera::game::Person::new(tessera::game::PlayerId(table.ann.id().get()), "Ann");
    let kind = tessera::game::OfferKind::Draw;
    let game = tessera::game::GameId(1);
    let offered = table.service().offer(game, &ann, kind, None, table.time());
    Box::pin(offered).await.unwrap();
    table.start().await;
    let offer = table.message("offers a draw").await;
    table.ann.press(&offer, "Withdraw").await.unwrap();
    assert!(table.now(offer.id).content.starts_with("Ann withdrew"));
    table.clear().await;
}
