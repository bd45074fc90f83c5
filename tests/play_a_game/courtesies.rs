//! Courtesies: a day given to the other player, a win on time that has to be claimed, a game that becomes rated
//! after it has begun.

use jiff::SignedDuration;
use local_discord::{Message, Person};

use crate::table::{Table, private};
use crate::terms::{choose, press};

const DAY: SignedDuration = SignedDuration::from_hours(24);

async fn offer(who: &Person, what: &str) -> String {
    let answer = who.slash("offer", [("what", what.into())]).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn a_day_is_given_by_a_button_and_shown_to_the_other_player() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let before = table.deadline(game).await;
    let given = table.more(&table.ann, &board, "Give a day").await;
    let left = |days: u32| format!("a day in game 1. You can give {days} more days there.");
    let most = tessera::game::limits::TIME_GIFTS;
    assert_eq!(private(&given), format!("You gave Ben {}", left(most - 1)));
    let after = before + DAY;
    assert_eq!(table.deadline(game).await, after);
    let deadline = format!("Deadline: <t:{}:R>.", after.as_second());
    let told = table.private_message(&table.ben, "gave you a day").await;
    assert!(
        told.content.starts_with("Ann gave you a day in [game 1]("),
        "{told:?}"
    );
    assert!(told.content.ends_with(&deadline), "{told:?}");
    let edited = table
        .until(board.id, |it| it.content.contains(&deadline))
        .await;
    assert_eq!(edited.pings, board.pings, "an edit pings nobody");
    let again = offer(&table.ann, "time").await;
    assert!(
        again.starts_with("You've just given a day in game 1."),
        "{again}"
    );
    // Ben may do so, too, in his own turn; Ann's clock stands.
    assert_eq!(
        offer(&table.ben, "time").await,
        format!("You gave Ann {}", left(most - 1))
    );
    let told = table
        .private_message(&table.ann, "Ben gave you a day in")
        .await;
    assert!(!told.content.contains("Deadline"), "{told:?}");
    let carl = table.discord.person("Carl");
    let refused = carl.press_custom_id(&board, "t1:give-day:1").await.unwrap();
    assert!(
        private(&refused).starts_with("You're not a player"),
        "{refused:?}"
    );
    table.no_news().await;
    table.clear().await;
}

#[tokio::test]
async fn the_bot_takes_no_time() {
    let table = Table::set().await;
    let invite = [
        ("level", 1_i64.into()),
        ("first", "me".into()),
        ("pace", "daily".into()),
    ];
    let begun = table.ann.slash("challenge", invite).await.unwrap();
    table.ann.settled(begun).await.unwrap();
    table.message("your turn · game 1, move 3.").await;
    let refused = offer(&table.ann, "time").await;
    assert_eq!(refused, "Thanks, but I don't need more time.");
    let refused = offer(&table.ann, "rate").await;
    assert_eq!(refused, "Games against me are never rated.");
    table.clear().await;
}

/// A game in which wins on time are claimed and it is Ann's turn; nobody uses vacation.
async fn to_claim(table: &Table) -> u32 {
    for person in [&table.ann, &table.ben] {
        let none = [("vacation", "no".into()), ("reminders", "off".into())];
        person.slash("settings", none).await.unwrap();
    }
    let options = [("claim", true.into()), ("opening", "tournament".into())];
    let game = table.game_of("pente", options).await;
    table.board(game, 2).await;
    table.play(game, "K11 N10 L11").await;
    table.board(game, 5).await;
    game
}

#[tokio::test]
async fn a_win_on_time_is_claimed_on_the_board_that_says_so() {
    let table = Table::set().await;
    let game = to_claim(&table).await;
    let title = table.message("Ann (white) vs Ben").await;
    assert!(
        title.content.contains("wins on time are claimed"),
        "{title:?}"
    );
    let early = offer(&table.ben, "claim").await;
    let says = format!(
        "There's no win on time to claim in game 1 yet: your opponent's time runs out <t:{}:R> at the \
         earliest.",
        table.deadline(game).await.as_second()
    );
    assert_eq!(early, says);
    table.wait(DAY * 5);
    let says = "Your time is up: ";
    let late = table.message(says).await;
    let told = format!(
        "{says}{} can claim the win until you move.",
        table.ben.mention()
    );
    assert!(late.content.contains(&told), "{late:?}");
    assert!(!late.content.contains("Deadline"), "{late:?}");
    assert_eq!(late.pings, [table.ann.id(), table.ben.id()]);
    let listed = table.ben.slash("games", []).await.unwrap();
    assert!(
        private(&listed).contains("time is up, the win can be claimed"),
        "{listed:?}"
    );
    let own = table.ann.press(&late, "Claim the win").await.unwrap();
    assert!(private(&own).starts_with("It's your own time"), "{own:?}");
    table.wait(DAY);
    let lates = table.said().iter().filter(|it| it.contains(says)).count();
    assert_eq!(lates, 1, "it is told once");
    let won = table.ben.press(&late, "Claim the win").await.unwrap();
    assert!(
        private(&won).starts_with("You claimed the win in game 1."),
        "{won:?}"
    );
    let end = table.message("Ann ran out of time").await;
    assert!(end.content.contains("Ben wins game 1"), "{end:?}");
    assert_eq!(end.pings, [table.ann.id()], "Ben did it");
    assert!(table.now(late.id).buttons().is_empty() || game == 1);
    table.clear().await;
}

#[tokio::test]
async fn who_moves_after_the_deadline_plays_on() {
    let table = Table::set().await;
    let game = to_claim(&table).await;
    table.wait(DAY * 5);
    let late = table.message("Your time is up: ").await;
    let played = table.place(&table.ann, game, "N12").await;
    assert!(private(&played).starts_with("You played"), "{played:?}");
    let board = table.board(game, 6).await;
    assert_eq!(board.pings, [table.ben.id()]);
    let gone = table
        .ben
        .press_as_seen(&late, "Claim the win")
        .await
        .unwrap();
    let says = "There's no win on time to claim in game 1.";
    assert_eq!(private(&gone), says);
    assert_eq!(offer(&table.ben, "claim").await, says);
    table.clear().await;
}

#[tokio::test]
async fn half_a_turn_stays_hidden_while_the_win_can_be_claimed() {
    let table = Table::set().await;
    for person in [&table.ann, &table.ben] {
        let none = [("vacation", "no".into()), ("reminders", "off".into())];
        person.slash("settings", none).await.unwrap();
    }
    let game = table.game_of("connect6", [("claim", true.into())]).await;
    for (mover, stones, next) in [
        (&table.ben, ["L11", "L12"], 4),
        (&table.ann, ["A1", "A3"], 6),
    ] {
        for stone in stones {
            table.place(mover, game, stone).await;
        }
        table.board(game, next).await;
    }
    table.place(&table.ben, game, "C1").await;
    table.wait(DAY * 5);
    let late = table.message("Your time is up: ").await;
    let described = late.attachments[0].description.as_deref().unwrap();
    for told in [&late.content, described] {
        assert!(!told.contains("C1"), "{late:?}");
    }
    assert_eq!(late.pings, [table.ann.id(), table.ben.id()]);
    table.place(&table.ben, game, "C3").await;
    let board = table.board(game, 8).await;
    assert!(
        board.content.contains("C1") && board.content.contains("C3"),
        "{board:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_win_that_nobody_claims_leaves_the_game_adjourned() {
    let table = Table::set().await;
    to_claim(&table).await;
    table.wait(DAY * 5);
    table.message("Your time is up: ").await;
    table.wait(DAY * 15);
    let adjourned = table.message("adjourned. Nobody has lost").await;
    assert_eq!(adjourned.pings, [table.ann.id(), table.ben.id()]);
    table.ann.press(&adjourned, "Resume").await.unwrap();
    let resume = table.message("Ann offers to resume game 1").await;
    table.ben.press(&resume, "Agree").await.unwrap();
    let left = table.deadline(1).await.duration_since(table.time());
    assert!(left > DAY - SignedDuration::from_mins(1), "{left:?}");
    table.clear().await;
}

#[tokio::test]
async fn claims_are_agreed_on_in_an_invitation_and_by_its_menus() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into()), ("claim", true.into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you to").await;
    let explained = "If someone's time runs out, the game goes on until the other player claims the win; \
                     after 14 days it's adjourned.";
    assert!(invitation.content.contains(explained), "{invitation:?}");
    let draft = table.ben.press(&invitation, "Change terms").await.unwrap();
    assert!(
        draft.content().contains("wins on time are claimed"),
        "{draft:?}"
    );
    let about = "When a time runs out, the game is lost at once";
    let has_about = |draft: &Message, about: &str| {
        let components = format!("{:?}", draft.components);
        components.contains(about)
    };
    assert!(
        has_about(draft.message.as_ref().unwrap(), about),
        "{draft:?}"
    );
    let draft = choose(&table, draft, 1, "Wins on time: at once").await;
    let about = "When a time runs out, the game goes on until the other player claims the win";
    assert!(
        has_about(draft.message.as_ref().unwrap(), about),
        "{draft:?}"
    );
    assert!(!draft.content().contains("wins on time"), "{draft:?}");
    let draft = choose(&table, draft, 1, "Wins on time: only if claimed").await;
    assert!(draft.content().contains(explained), "{draft:?}");
    let draft = choose(&table, draft, 1, "no clock (never rated)").await;
    assert!(!draft.content().contains("wins on time"), "{draft:?}");
    let draft = choose(&table, draft, 1, "3 days for each move").await;
    let draft = choose(&table, draft, 1, "Wins on time: only if claimed").await;
    press(&table.ben, &draft, "Send counter-offer").await;
    let counter = table.message("Ben invites you to").await;
    assert!(
        counter.content.contains("wins on time are claimed"),
        "{counter:?}"
    );
    table.ann.press(&counter, "Accept").await.unwrap();
    table.message(" · game 1 · ").await;
    let untimed = [
        ("opponent", (&table.ben).into()),
        ("claim", true.into()),
        ("pace", "untimed".into()),
        ("rated", false.into()),
    ];
    let refused = table.ann.slash("challenge", untimed).await.unwrap();
    assert!(
        private(&refused).starts_with("Without a clock nobody's time"),
        "{refused:?}"
    );
    let bot = [("level", 1_i64.into()), ("claim", true.into())];
    let refused = table.ann.slash("challenge", bot).await.unwrap();
    assert!(
        private(&refused).starts_with("Wins on time are only claimed"),
        "{refused:?}"
    );
    // What the two agreed on last is proposed again.
    let again = [("opponent", (&table.ben).into())];
    let preview = table.ann.slash("challenge", again).await.unwrap();
    assert!(
        private(&preview).contains("wins on time are claimed"),
        "{preview:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_game_becomes_rated_by_agreement_and_the_board_says_so() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let board = table.board(game, 2).await;
    let offered = table.more(&table.ann, &board, "Make it rated").await;
    let says = "You offered to make game 1 rated. Your opponent can agree until the next move.";
    assert_eq!(private(&offered), says);
    let offer_message = table.message("Ann offers to make game 1 rated.").await;
    assert_eq!(offer_message.pings, [table.ben.id()]);
    table.ben.press(&offer_message, "Agree").await.unwrap();
    let agreed = table.now(offer_message.id);
    assert_eq!(agreed.content, "Ann and Ben made game 1 rated.");
    let board = table
        .message("The game is rated now: you both agreed.")
        .await;
    assert!(board.content.contains("Deadline"), "{board:?}");
    for (mover, point) in [
        (&table.ben, "K11"),
        (&table.ann, "N10"),
        (&table.ben, "L11"),
    ] {
        let played = table.place(mover, game, point).await;
        assert!(private(&played).starts_with("You played"), "{played:?}");
    }
    table.message("game 1, move 5.").await;
    let refused = offer(&table.ann, "unrate").await;
    let says = "Game 1 can't be made rated or unrated any more: that's possible while at most 3";
    assert!(refused.starts_with(says), "{refused}");
    let resign = table.ben.slash("resign", []).await.unwrap();
    press(&table.ben, &resign, "Resign game 1").await;
    let end = table.message("Ann wins game 1").await;
    assert!(end.content.contains("Rating"), "{end:?}");
    table.clear().await;
}

#[tokio::test]
async fn both_games_of_a_set_say_that_they_are_rated() {
    let table = Table::set().await;
    let options = [("set", true.into()), ("rated", false.into())];
    table
        .ann
        .slash(
            "challenge",
            [("opponent", (&table.ben).into())]
                .into_iter()
                .chain(options),
        )
        .await
        .unwrap();
    let invitation = table.message("Ann invites you").await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    table.board(2, 2).await;
    let options = [("what", "rate".into()), ("game", "1".into())];
    table.ann.slash("offer", options).await.unwrap();
    let offer = table.message("Ann offers to make game 1 rated.").await;
    table.ben.press(&offer, "Agree").await.unwrap();
    for game in ["game 1", "game 2"] {
        let says = |it: &local_discord::Message| {
            it.content.contains(game)
                && it
                    .content
                    .contains("The game is rated now: you both agreed.")
        };
        table.another(says).await;
    }
    table.clear().await;
}

#[tokio::test]
async fn an_offer_that_is_replaced_says_so_to_whom_it_was_made() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11").await;
    offer(&table.ann, "draw").await;
    let first = table.message("Ann offers a draw").await;
    offer(&table.ann, "pause").await;
    table.message("offers a pause in game 1").await;
    let says =
        "The draw offer in game 1 is no longer open. Ann has offered something else instead.";
    let replaced = table.until(first.id, |it| it.content.contains(says)).await;
    assert!(replaced.buttons().is_empty(), "{replaced:?}");
    table.clear().await;
}
