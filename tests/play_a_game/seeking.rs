//! Finding an opponent with `/seek`: the server's list, and the game that begins when somebody fits.

use jiff::SignedDuration;
use local_discord::{Answer, Person};
use tessera::game::limits::SEEK_LIFE;
use tessera::game::{Band, ChannelId, Coin, First, Pace, Place, PlayerId, Terms};
use tessera::rules::catalogue;
use tessera::service::SeekRequest;

use crate::table::{Table, private};

/// Seeks a game of Pente.
async fn seek(who: &Person) -> Answer {
    who.slash("seek", [("ruleset", "pente".into())])
        .await
        .unwrap()
}

/// How many private messages a person has got, besides answers to what they pressed.
fn told(table: &Table, who: &Person) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages.filter(|it| !it.is_ephemeral()).count()
    })
}

#[tokio::test]
async fn two_who_seek_the_same_are_matched_and_each_is_called_once() {
    let table = Table::set().await;
    let waits = seek(&table.ann).await;
    assert!(
        private(&waits).starts_with("You're on this server's list: **Pente**"),
        "{waits:?}"
    );
    assert!(table.said().is_empty(), "a seek is not posted");
    let found = seek(&table.ben).await;
    assert!(
        private(&found).contains("You're playing Ann: **Pente**"),
        "{found:?}"
    );
    let board = table.board(1, 2).await;
    // Who moves is drawn by lot: Ann is called by the board, or by a private message if Ben moves.
    table.no_news().await;
    if board.pings == [table.ann.id()] {
        assert_eq!(told(&table, &table.ann), 0);
    } else {
        assert_eq!(board.pings, [table.ben.id()]);
        let news = table.private_message(&table.ann, "I found you an opponent: Ben");
        assert!(news.await.content.contains("It's Ben's turn in"));
        assert_eq!(told(&table, &table.ann), 1);
    }
    assert_eq!(told(&table, &table.ben), 0);
    let list = table.ann.slash("seek", []).await.unwrap();
    assert!(private(&list).contains("Nobody is looking"), "{list:?}");
    table.clear().await;
}

#[tokio::test]
async fn the_list_says_who_wants_what_and_one_of_them_is_played_from_it() {
    let table = Table::set().await;
    let narrow = [("pace", "slow".into()), ("band", "200".into())];
    table.ann.slash("seek", narrow).await.unwrap();
    let list = table.ben.slash("seek", []).await.unwrap();
    let says = private(&list);
    assert!(says.contains("Ann (1500): **Pente**"), "{says}");
    assert!(says.contains("ratings up to 200 points apart"), "{says}");
    let shown = list.message.unwrap();
    let label = "Ann (1500) · Pente · 10 days + 36 hours a move";
    let choose = async || table.ben.select(&shown, "t1:take-seek", &[label]).await;
    let played = choose().await.unwrap();
    assert!(
        private(&played).contains("You're playing Ann"),
        "{played:?}"
    );
    table.board(1, 2).await;
    let again = choose().await.unwrap();
    assert!(private(&again).contains("That seek is over"), "{again:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_seek_is_stopped_and_begun_with_a_button() {
    let table = Table::set().await;
    let list = table.ann.slash("seek", []).await.unwrap();
    let list = list.message.unwrap();
    let sought = table.ann.press(&list, "Find an opponent").await.unwrap();
    let own = table.ann.slash("seek", []).await.unwrap();
    assert!(private(&own).contains("**you**: **Pente**"), "{own:?}");
    let sought = sought.message.unwrap();
    let stopped = table.ann.press(&sought, "Stop seeking").await.unwrap();
    assert!(
        private(&stopped).contains("You no longer seek **Pente**"),
        "{stopped:?}"
    );
    let list = table.ben.slash("seek", []).await.unwrap();
    assert!(private(&list).contains("Nobody is looking"), "{list:?}");
    let own = own.message.unwrap();
    let over = table.ann.press(&own, "Stop: Pente").await.unwrap();
    assert!(private(&over).contains("That seek is over"), "{over:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_match_that_was_saved_and_not_said_is_said_once_after_a_restart() {
    let mut table = Table::set().await;
    table.stop().await;
    let place = Place {
        server: Some(table.server()),
        channel: ChannelId(table.discord.general().id().get()),
    };
    for who in [&table.ann, &table.ben] {
        let request = SeekRequest {
            terms: Terms {
                ruleset: catalogue::find("pente").unwrap(),
                pace: Pace::Relaxed,
                rated: false,
                first: First::Chance,
                calls: false,
                set: false,
                claim: false,
                hill: false,
            },
            band: Band::Any,
            place,
            venue: place,
            conversation: None,
        };
        let id = PlayerId(who.id().get());
        let who = tessera::game::Person::new(id, who.name());
        let service = table.service();
        // Ann waits and begins, so that Ben is to move, and she is told in private.
        let sought = service.seek(who, request, Coin::Heads, table.time()).await;
        sought.unwrap();
        let locale = table.discord.locale();
        let seen = service.locale_seen(id, &locale);
        seen.await.unwrap();
    }
    for _ in 0..2 {
        table.start().await;
        let board = table.board(1, 2).await;
        assert_eq!(board.pings, [table.ben.id()]);
        table.no_news().await;
        table.stop().await;
    }
    table.start().await;
    let boards = table.said();
    let boards = boards.iter().filter(|it| it.contains("game 1, move 2."));
    assert_eq!(boards.count(), 1);
    assert_eq!(told(&table, &table.ann), 1);
    assert_eq!(told(&table, &table.ben), 0);
    table.clear().await;
}

#[tokio::test]
async fn who_waited_is_told_in_private_of_a_game_in_a_channel_they_may_not_see() {
    let table = Table::set().await;
    let staff = table.discord.home().channel("staff");
    for game in 1..=3 {
        seek(&table.ann).await;
        let found = seek(&table.ben.in_channel(&staff)).await;
        assert!(private(&found).contains("You're playing Ann"), "{found:?}");
        let begun = format!("game {game}, move 2.");
        let board = table.message_in(staff.id(), &begun).await;
        table.no_news().await;
        assert_eq!(told(&table, &table.ann), game);
        let turn = if board.pings == [table.ann.id()] {
            "It's your turn in"
        } else {
            "It's Ben's turn in"
        };
        let named = format!("game {game}");
        let news = table.private_message(&table.ann, &named).await;
        assert!(news.content.contains(turn), "{news:?}");
        let resigns = [("game", game.to_string().into())];
        let asked = table.ben.slash("resign", resigns).await.unwrap();
        let resign = format!("Resign game {game}");
        let asked = asked.message.unwrap();
        table.ben.press(&asked, &resign).await.unwrap();
        table.wait_out_double_press();
    }
    table.clear().await;
}

#[tokio::test]
async fn seeks_on_one_server_that_fit_by_now_are_matched_by_seeking_everywhere() {
    let table = Table::set().await;
    seek(&table.ann).await;
    seek(&table.ben).await;
    table.board(1, 2).await;
    seek(&table.ann).await;
    // They play the same with each other already.
    let listed = seek(&table.ben).await;
    assert!(private(&listed).starts_with("You're on"), "{listed:?}");
    let asked = table.ann.slash("resign", []).await.unwrap();
    let asked = asked.message.unwrap();
    table.ann.press(&asked, "Resign game 1").await.unwrap();
    table.no_news().await;
    let listed = listed.message.unwrap();
    let asked = table.ben.press(&listed, "Seek everywhere").await.unwrap();
    let asked = asked.message.unwrap();
    let agree = "Agree and seek everywhere";
    let found = table.ben.press(&asked, agree).await.unwrap();
    assert!(private(&found).contains("You're playing Ann"), "{found:?}");
    table.board(2, 2).await;
    table.clear().await;
}

#[tokio::test]
async fn a_seek_that_runs_out_tells_its_maker_once() {
    let table = Table::set().await;
    seek(&table.ann).await;
    // A week that passes at once may be taken for an absence, by which seeks last longer.
    let earlier = format!(
        "UPDATE seeks SET made_at = made_at - {} RETURNING player",
        SEEK_LIFE.as_millis()
    );
    let mut database = table.database().await;
    assert_eq!(database.rows(&earlier).await.len(), 1);
    drop(database);
    table.passes(SignedDuration::from_mins(2));
    let says = "Your seek ended, and nobody fitted: **Pente** · tournament rule";
    let ended = table.private_message(&table.ann, says).await;
    assert!(
        ended.content.ends_with("`/seek` begins another."),
        "{ended:?}"
    );
    table.passes(SignedDuration::from_hours(1));
    table.no_news().await;
    assert_eq!(told(&table, &table.ann), 1);
    let list = table.ben.slash("seek", []).await.unwrap();
    assert!(private(&list).contains("Nobody is looking"), "{list:?}");
    table.clear().await;
}

#[tokio::test]
async fn two_who_wait_are_matched_once_they_fit() {
    let table = Table::set().await;
    seek(&table.ann).await;
    seek(&table.ben).await;
    table.board(1, 2).await;
    // They play the same with each other already, so both wait.
    for who in [&table.ann, &table.ben] {
        let listed = seek(who).await;
        assert!(private(&listed).starts_with("You're on"), "{listed:?}");
    }
    table.passes(SignedDuration::from_mins(2));
    table.no_news().await;
    let asked = table.ann.slash("resign", []).await.unwrap();
    let asked = asked.message.unwrap();
    table.ann.press(&asked, "Resign game 1").await.unwrap();
    let before = [told(&table, &table.ann), told(&table, &table.ben)];
    // Who waits is looked for once a minute, from when the last look was over.
    let is_there = |said: &String| said.contains("game 2, move 2");
    table
        .passes_until(async || table.said().iter().any(is_there))
        .await;
    let board = table.board(2, 2).await;
    table.no_news().await;
    for (who, before) in [&table.ann, &table.ben].into_iter().zip(before) {
        let is_called = board.pings == [who.id()];
        let news = told(&table, who) - before;
        assert_eq!(news, usize::from(!is_called), "each is told once");
    }
    let list = table.ann.slash("seek", []).await.unwrap();
    assert!(private(&list).contains("Nobody is looking"), "{list:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_has_left_the_server_is_not_matched() {
    let table = Table::set().await;
    seek(&table.ann).await;
    table.ann.leaves(&table.discord.home());
    let listed = seek(&table.ben).await;
    assert!(
        private(&listed).starts_with("You're on this server's list"),
        "{listed:?}"
    );
    let list = table.ben.slash("seek", []).await.unwrap();
    assert!(!private(&list).contains("Ann"), "{list:?}");
    // That she is no member is what Discord answered, once.
    let discord = table.leave().await;
    assert_eq!(discord.refused_requests().len(), 1);
}

#[tokio::test]
async fn a_seek_in_private_without_consent_says_what_to_do_instead() {
    let table = Table::set().await;
    let listed = seek(&table.ann.in_dm()).await;
    let said = listed.content().to_owned();
    assert!(
        said.starts_with("Nobody can find you yet, because private messages have no list. "),
        "{said}"
    );
    assert!(
        said.contains("or use `/seek` in a channel of a server"),
        "{said}"
    );
    table.clear().await;
}
