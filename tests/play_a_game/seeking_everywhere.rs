//! Finding an opponent on another server: who agrees to that, and the game in two private conversations.

use std::sync::Arc;

use local_discord::{Answer, Message, Person};

use crate::changing::press;
use crate::table::{Table, private};

/// Seeks a game with people on any server, and agrees to be seen there.
async fn seek_everywhere(who: &Person) -> Answer {
    let options = [("everywhere", true.into()), ("ruleset", "pente".into())];
    let asked = who.slash("seek", options).await.unwrap();
    let name = format!("will see your Discord name ({})", who.name());
    assert!(private(&asked).contains(&name), "{asked:?}");
    let agree = "Agree and seek everywhere";
    who.press(&asked.message.unwrap(), agree).await.unwrap()
}

/// Begins game 1 between Ann on the home server and Cleo on another. Returns the one to move, then the
/// other.
async fn begin(table: &Table) -> [Person; 2] {
    let cleo = table.discord.person("Cleo");
    let home = table.discord.home();
    let elsewhere = table.elsewhere().await;
    let cleo = cleo.in_channel(&elsewhere);
    cleo.leaves(&home);
    let waits = seek_everywhere(&cleo).await;
    assert!(
        private(&waits).starts_with("You're on the list everywhere"),
        "{waits:?}"
    );
    let found = seek_everywhere(&table.ann).await;
    let says = private(&found);
    assert!(says.contains("You're playing Cleo: **Pente**"), "{says}");
    assert!(says.contains("begins in our private messages"), "{says}");
    let boards = both(table, [&table.ann, &cleo], "game 1, move 2.").await;
    let (ann, cleo) = (table.ann.in_dm(), cleo.in_dm());
    if boards[0].pings == [ann.id()] {
        [ann, cleo]
    } else {
        assert_eq!(boards[1].pings, [cleo.id()]);
        [cleo, ann]
    }
}

/// The private messages to both with this text.
async fn both(table: &Table, people: [&Person; 2], text: &str) -> [Arc<Message>; 2] {
    [
        table.private_message(people[0], text).await,
        table.private_message(people[1], text).await,
    ]
}

/// How many private messages with this text a person has got.
fn count(table: &Table, who: &Person, text: &str) -> usize {
    let channel = who.in_dm().channel();
    table.discord.look(|world| {
        let messages = world.messages(channel).iter();
        let messages = messages.filter(|it| !it.is_ephemeral() && it.content.contains(text));
        messages.count()
    })
}

/// Waits until a private message has no buttons any more.
async fn retired(table: &Table, who: &Person, message: &Message) {
    let channel = who.in_dm().channel();
    let gone = table.discord.wait_for(|world| {
        let message = world.message(channel, message.id)?;
        message.buttons().is_empty().then_some(())
    });
    gone.await.unwrap();
}

#[tokio::test]
async fn two_on_different_servers_play_in_their_private_conversations() {
    let table = Table::set().await;
    let [mover, other] = begin(&table).await;
    let first = both(&table, [&mover, &other], "game 1, move 2.").await;
    assert_eq!(first[0].pings, [mover.id()]);
    assert!(first[1].pings.is_empty(), "{:?}", first[1]);
    assert!(table.said().is_empty(), "nothing is said on the server");
    mover.dm("L11").unwrap();
    let second = both(&table, [&other, &mover], "game 1, move 3.").await;
    assert_eq!(second[0].pings, [other.id()]);
    assert!(second[1].pings.is_empty(), "{:?}", second[1]);
    retired(&table, &mover, &first[0]).await;
    retired(&table, &other, &first[1]).await;
    // The other one picks a point from the board in their own conversation.
    let picker = other.press(&second[0], "Play").await.unwrap();
    let picker = other.settled(picker).await.unwrap();
    assert!(picker.message.is_some(), "{picker:?}");
    other.dm("N13").unwrap();
    both(&table, [&mover, &other], "game 1, move 4.").await;
    // Only the one who asks sees the board again.
    let shown = mover.slash("board", []).await.unwrap();
    private(&shown);
    let listed = other.slash("games", []).await.unwrap();
    assert!(private(&listed).contains("game 1"), "{listed:?}");
    for who in [&mover, &other] {
        for moves in 2..5 {
            let text = format!("game 1, move {moves}.");
            assert_eq!(count(&table, who, &text), 1, "{text}");
        }
    }
    table.clear().await;
}

#[tokio::test]
async fn an_offer_reaches_the_other_conversation_and_is_answered_there() {
    let table = Table::set().await;
    let [mover, other] = begin(&table).await;
    mover.dm("L11").unwrap();
    both(&table, [&other, &mover], "game 1, move 3.").await;
    let draw = [("what", "draw".into())];
    mover.slash("offer", draw).await.unwrap();
    let offer = table.private_message(&other, "offers a draw").await;
    assert_eq!(offer.pings, [other.id()]);
    assert_eq!(count(&table, &mover, "offers a draw"), 0);
    other.press(&offer, "Agree").await.unwrap();
    let ends = both(&table, [&mover, &other], "game 1").await;
    for (who, _) in [&mover, &other].into_iter().zip(&ends) {
        let end = table.private_message(who, "draw").await;
        assert!(end.button("Rematch").is_none(), "{end:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_resignation_is_told_to_both_and_pings_the_other() {
    let table = Table::set().await;
    let [mover, other] = begin(&table).await;
    let asked = mover.slash("resign", []).await.unwrap();
    let asked = asked.message.unwrap();
    mover.press(&asked, "Resign game 1").await.unwrap();
    let ends = both(&table, [&mover, &other], "without a winner").await;
    assert!(ends[0].pings.is_empty(), "{:?}", ends[0]);
    assert_eq!(ends[1].pings, [other.id()]);
    // Whoever was annoyed to the end can still do something about it.
    let form = other.press(&ends[1], "Report").await.unwrap();
    assert!(form.modal.is_some(), "{form:?}");
    let blocked = other.press(&ends[1], "Block").await.unwrap();
    assert!(private(&blocked).contains(mover.name()), "{blocked:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_seeks_on_the_server_only_is_not_found_from_elsewhere() {
    let table = Table::set().await;
    let options = [("ruleset", "pente".into())];
    table.ann.slash("seek", options).await.unwrap();
    let cleo = table.discord.person("Cleo");
    let elsewhere = table.elsewhere().await;
    let cleo = cleo.in_channel(&elsewhere);
    let waits = seek_everywhere(&cleo).await;
    assert!(
        private(&waits).starts_with("You're on the list everywhere"),
        "{waits:?}"
    );
    let list = cleo.slash("seek", []).await.unwrap();
    assert!(!private(&list).contains("Ann"), "{list:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_move_that_was_saved_and_not_said_is_said_to_both_once_after_a_restart() {
    let mut table = Table::set().await;
    let [mover, other] = begin(&table).await;
    table.no_news().await;
    table.stop().await;
    let by = tessera::game::PlayerId(mover.id().get());
    let point = tessera::rules::Point::parse("L11", tessera::rules::BoardSize::STANDARD);
    let mv = tessera::rules::Move::Place(point.unwrap());
    let game = tessera::game::GameId(1);
    let played = table.service().play(game, by, mv, None, table.time());
    played.await.unwrap();
    for _ in 0..2 {
        table.start().await;
        both(&table, [&other, &mover], "game 1, move 3.").await;
        table.no_news().await;
        table.stop().await;
    }
    table.start().await;
    for who in [&mover, &other] {
        assert_eq!(count(&table, who, "game 1, move 3."), 1);
    }
    table.clear().await;
}

#[tokio::test]
async fn a_changed_move_is_shown_in_both_conversations() {
    let table = Table::set().await;
    let [mover, other] = begin(&table).await;
    mover.dm("L11").unwrap();
    let boards = both(&table, [&mover, &other], "game 1, move 3.").await;
    let more = mover.press(&boards[0], "More").await.unwrap();
    let more = more.message.unwrap();
    let picker = press(&mover, &more, "Change my move").await;
    let seen = press(&mover, &picker, "L10").await;
    press(&mover, &seen, "Play L10").await;
    for (who, board) in [&mover, &other].into_iter().zip(&boards) {
        let channel = who.in_dm().channel();
        let changed = table.discord.wait_for(|world| {
            let message = world.message(channel, board.id)?;
            let says = message.content.contains("**L10**") && !message.content.contains("L11");
            says.then_some(())
        });
        changed.await.unwrap();
        assert_eq!(count(&table, who, "game 1, move 3."), 1);
    }
    table.clear().await;
}
