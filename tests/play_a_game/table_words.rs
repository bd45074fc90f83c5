//! What is said at tables of three people and more: who is meant, what was captured, what lapsed.

use jiff::SignedDuration;
use local_discord::{Message, OptionValue, Person};

use super::tables::Four;
use crate::table::{Table, private};

/// What the picture of a board tells to those who do not see it.
fn described(board: &Message) -> &str {
    let picture = board.attachments.first().expect("a picture");
    picture.description.as_deref().expect("a description")
}

async fn offer(who: &Person, what: &str) {
    let offered = who.slash("offer", [("what", what.into())]).await.unwrap();
    assert!(private(&offered).contains("waiting"), "{offered:?}");
}

async fn resign(who: &Person) {
    let ask = who.slash("resign", []).await.unwrap();
    let ask = ask.message.unwrap();
    who.press(&ask, "Resign game 1").await.unwrap();
}

#[tokio::test]
async fn who_is_whose_partner_is_told() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.sides("team-pente").await;
    let board = table.board(1, 2).await;
    let sides = "your game begins. Ann and Cy against Ben and Dee.";
    assert!(board.content.contains(sides), "{board:?}");
    let yours = "Then: Cy, Dee, Ann. Your partner is Dee.";
    assert!(board.content.contains(yours), "{board:?}");
    table.ann.slash("board", []).await.unwrap();
    table.message("Ben's partner is Dee.").await;
    table.clear().await;
}

#[tokio::test]
async fn several_seats_of_the_bot_are_told_apart() {
    let table = Table::set().await;
    let options: [(&str, OptionValue); 4] = [
        ("ruleset", "pente-3".into()),
        ("bots", 2.into()),
        ("level", 1.into()),
        ("order", "as-seated".into()),
    ];
    table.ann.slash("table", options).await.unwrap();
    let title = table.message("\u{b7} game 1 \u{b7}").await;
    let thread = local_discord::ChannelId::new(title.id.get());
    let board = table.message_in(thread, "game 1, move 4.").await;
    for said in [
        "Local Bot (black) played",
        "Local Bot (red) played",
        "Then: Local Bot (black), Local Bot (red).",
    ] {
        assert!(board.content.contains(said), "{said}: {board:?}");
    }
    let told = described(&board);
    assert!(told.contains("Bot 1 (red) played"), "{told}");
    table.clear().await;
}

#[tokio::test]
async fn captures_are_told_by_name_in_pairs() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    let order = [&table.ben, &four.cy, &table.ann];
    for (index, point) in ["J10", "L10", "A1", "M10"].into_iter().enumerate() {
        table.place(order[index % 3], 1, point).await;
        table.board(1, u32::try_from(index).unwrap() + 3).await;
    }
    let board = table.board(1, 6).await;
    assert!(
        board.content.contains("Captured pairs: Ben 1."),
        "{board:?}"
    );
    let told = described(&board);
    let pairs = "Captured pairs: 0 by white, 1 by black, 0 by red.";
    assert!(told.contains(pairs), "{told}");
    table.clear().await;
}

#[tokio::test]
async fn an_offer_that_lapsed_says_so() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    offer(&table.ann, "draw").await;
    let draw = table.message("Ann offers a draw in game 1.").await;
    offer(&table.ann, "pause").await;
    let pause = table.message("Ann offers a pause in game 1.").await;
    let said =
        "The draw offer in game 1 is no longer open. Ann has offered something else instead.";
    let is_replaced = |it: &Message| it.content == said;
    let replaced = table.until(draw.id, is_replaced).await;
    assert_eq!(replaced.buttons(), []);
    table.place(&table.ben, 1, "L11").await;
    let lapsed = table.until(pause.id, says("The offer to pause")).await;
    assert_eq!(lapsed.buttons(), []);
    table.passes(SignedDuration::from_mins(3));
    offer(&table.ann, "draw").await;
    let again = |it: &Message| it.content.contains("Ann offers a draw") && it.id != draw.id;
    let draw = table.another(again).await;
    offer(&table.ben, "takeback").await;
    let takeback = table.message("Ben asks for a takeback").await;
    four.cy.press(&takeback, "Agree").await.unwrap();
    let lapsed = table.until(draw.id, says("The draw offer")).await;
    assert_eq!(lapsed.buttons(), []);
    let agreed = "Cy agreed to Ben's takeback in game 1.";
    assert_eq!(table.now(takeback.id).content, agreed);
    table.clear().await;
}

/// Whether a message says that an offer is no longer open.
fn says(what: &str) -> impl Fn(&Message) -> bool {
    let said = format!("{what} in game 1 is no longer open.");
    let said = said.replace("pause in game 1", "pause game 1");
    move |it: &Message| it.content == said
}

#[tokio::test]
async fn a_refusal_names_who_is_meant() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    let early = table.place(&four.cy, 1, "M12").await;
    let said = format!("It's {}'s turn; I'll ping you", table.ben.mention());
    assert!(private(&early).starts_with(&said), "{early:?}");
    offer(&table.ann, "draw").await;
    let draw = table.message("Ann offers a draw in game 1.").await;
    let own = table.ann.press(&draw, "Agree").await.unwrap();
    let said = format!(
        "This is your own offer. Only {} and {} can answer it",
        table.ben.mention(),
        four.cy.mention()
    );
    assert!(private(&own).starts_with(&said), "{own:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_departure_is_told_without_the_move_before_it() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    table.place(&table.ben, 1, "L11").await;
    let before = table.board(1, 3).await;
    resign(&four.cy).await;
    let board = table.board_at(1, "3b").await;
    let said = format!(
        "{}, your turn \u{b7} game 1, move 3. Cy resigned and is out. Then: Ben. Out: Cy.",
        table.ann.mention()
    );
    assert!(board.content.starts_with(&said), "{board:?}");
    assert!(described(&board).contains("Ben (black) played L11."));
    let was = "Cy was to move \u{b7} game 1, move 3. ";
    let was_cys = |it: &Message| it.content.starts_with(was);
    let past = table.until(before.id, was_cys).await;
    assert!(past.content.contains("Ben played **L11**."), "{past:?}");
    table.clear().await;
}

#[tokio::test]
async fn the_last_board_calls_nobody_after_the_end() {
    let table = Table::set().await;
    let four = Four::at(&table);
    four.three().await;
    table.place(&table.ben, 1, "L11").await;
    table.board(1, 3).await;
    table.place(&four.cy, 1, "M12").await;
    table.board(1, 4).await;
    table.place(&table.ann, 1, "A1").await;
    let of_ben = table.board(1, 5).await;
    table.place(&table.ben, 1, "A2").await;
    let of_cy = table.board(1, 6).await;
    let told = "Ben was to move \u{b7} game 1, move 5. Cy played **M12**. Ann played **A1**.";
    table
        .until(of_ben.id, |it: &Message| it.content == told)
        .await;
    resign(&table.ann).await;
    let next = table.board_at(1, "6b").await;
    let was_cys = |it: &Message| {
        it.content
            .starts_with("Cy was to move \u{b7} game 1, move 6.")
    };
    table.until(of_cy.id, was_cys).await;
    resign(&table.ben).await;
    table.until(next.id, was_cys).await;
    table.clear().await;
}
