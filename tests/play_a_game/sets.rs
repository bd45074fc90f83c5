//! Sets: two games with colours swapped, played at the same time and counted together.

use std::sync::Arc;

use local_discord::{Message, OptionValue, Person};
use tessera::game::{ChallengeId, Coin, PlayerId};

use crate::table::{Table, private};

/// Ann invites Ben to a set and moves first in its first game; he accepts. Returns its title.
async fn set(table: &Table, rated: bool) -> Arc<Message> {
    let options: [(&str, OptionValue); 5] = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "pente".into()),
        ("set", true.into()),
        ("first", "me".into()),
        ("rated", rated.into()),
    ];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    table.now(invitation.id)
}

/// Three moves after the forced first stone, so that the game counts; `one` is to move first.
async fn three_moves(table: &Table, game: u32, one: &Person, other: &Person) {
    let moves = [(one, "A1"), (other, "N10"), (one, "A3")];
    for (number, (mover, point)) in (2..).zip(moves) {
        table.board(game, number).await;
        let answer = table.place(mover, game, point).await;
        assert!(private(&answer).starts_with("You played"), "{answer:?}");
    }
    table.board(game, 5).await;
}

async fn resign(table: &Table, who: &Person, game: u32) -> Arc<Message> {
    let options = [("game", game.to_string().into())];
    let question = who.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    let resign = format!("Resign game {game}");
    who.press(&question, &resign).await.unwrap();
    let ended = [format!("game {game} in "), format!("Game {game} ended")];
    let is_end = |it: &Message| ended.iter().any(|words| it.content.contains(words));
    table.another(is_end).await
}

/// The first page of somebody's finished games.
async fn history(who: &Person) -> String {
    private(&who.slash("history", []).await.unwrap()).to_owned()
}

/// What somebody is asked before they resign a game.
async fn question(who: &Person, game: u32) -> String {
    let options = [("game", game.to_string().into())];
    let asked = who.slash("resign", options).await.unwrap();
    private(&asked).to_owned()
}

/// Both agree that a game is drawn.
async fn draw(table: &Table, game: u32) -> Arc<Message> {
    for who in [&table.ann, &table.ben] {
        let options = [("what", "draw".into()), ("game", game.to_string().into())];
        who.slash("offer", options).await.unwrap();
    }
    table.message(&format!("Game {game} is a draw")).await
}

fn has_rematch(end: &Message) -> bool {
    end.button("Rematch").is_some()
}

/// How often this person was pinged in the channel.
fn pings(table: &Table, who: &Person) -> usize {
    let messages = table.messages();
    messages
        .iter()
        .filter(|it| it.pings.contains(&who.id()))
        .count()
}

#[tokio::test]
async fn two_games_begin_together_and_each_player_is_called_to_one() {
    let table = Table::set().await;
    let title = set(&table, true).await;
    assert_eq!(
        title.content,
        "Ann and Ben play a set: games 1 and 2 · **Pente** · tournament rule · 3 days + 1 day a move · \
         rated · Ann moves first in game 1, Ben in game 2"
    );
    let begins = [
        (1, &table.ben, "game 2, it's Ann's turn now"),
        (2, &table.ann, "game 1, it's Ben's turn now"),
    ];
    for (game, to_move, other) in begins {
        let board = table.board(game, 2).await;
        assert_eq!(board.pings, [to_move.id()]);
        let says = format!(
            "This is one game of your set: in {other}. Each game has its own clock. Deadline:"
        );
        assert!(board.content.contains(&says), "{board:?}");
    }
    table.no_news().await;
    assert_eq!(pings(&table, &table.ann), 1, "to her first move");
    assert_eq!(
        pings(&table, &table.ben),
        2,
        "by the invitation and to his first move"
    );

    table.clear().await;
}

#[tokio::test]
async fn who_is_to_move_in_both_games_is_led_from_one_to_the_other() {
    let table = Table::set().await;
    set(&table, true).await;
    table.board(2, 2).await;
    let cleo = table.discord.person("Cleo");
    let invite = [
        ("opponent", (&cleo).into()),
        ("ruleset", "pente".into()),
        ("first", "opponent".into()),
    ];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    cleo.press(&invitation, "Accept").await.unwrap();
    let third = table.board(3, 2).await;
    assert_eq!(third.pings, [table.ann.id()], "an older one waits for her");
    table.place(&table.ben, 1, "A1").await;
    let board = table.board(1, 3).await;
    assert_eq!(board.pings, [table.ann.id()]);
    let too = "Game 2 of your set is waiting for you, too.";
    assert!(board.content.contains(too), "{board:?}");
    let answer = table.place(&table.ann, 2, "A1").await;
    private(&answer);
    let next = answer.message.as_ref().unwrap();
    assert!(
        next.button("Next: game 1 against Ben").is_some(),
        "{next:?}"
    );
    let games = table.ann.slash("games", []).await.unwrap();
    let listed = private(&games);
    assert!(
        listed.contains("against Ben · Pente · set with game 2 · move 3"),
        "{listed}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_set_is_rated_once_both_games_are_over_and_its_rematch_is_a_set() {
    let mut table = Table::set().await;
    set(&table, true).await;
    three_moves(&table, 1, &table.ben, &table.ann).await;
    three_moves(&table, 2, &table.ann, &table.ben).await;
    table.wait_out_double_press();
    let end = resign(&table, &table.ann, 1).await;
    assert!(
        end.content
            .contains("Ben wins game 1 in 4 moves: Ann resigned. It counts together with game 2"),
        "{end:?}"
    );
    assert!(!end.content.contains("Ratings"), "{end:?}");
    assert!(!has_rematch(&end), "the set goes on");
    let forged = table.ann.press_custom_id(&end, "t1:rematch:1").await;
    let early = private(&forged.unwrap()).to_owned();
    assert!(early.starts_with("Game 2 is still going."), "{early}");
    table.stop().await;
    table.start().await;
    let shown = table.ben.slash("board", [("game", "2".into())]).await;
    shown.unwrap();
    let board = table.message("Ben won game 1 of the set.").await;
    assert!(board.content.starts_with("**Game 2**, move 5"), "{board:?}");
    let asked = question(&table.ann, 2).await;
    assert!(asked.ends_with("You then lose the set."), "{asked}");
    let end = resign(&table, &table.ann, 2).await;
    assert!(
        end.content
            .contains("Ann resigned. **Ben** wins the set 2 : 0. Ratings: Ben 1500 → "),
        "{end:?}"
    );
    let described = end.attachments[0].description.clone().unwrap();
    assert!(described.contains("Ben won the set 2 : 0."), "{described}");
    let ladder = table.ben.slash("leaderboard", []).await.unwrap();
    assert!(
        ladder.content().contains("** · 1 won, 0 lost"),
        "{ladder:?}"
    );
    let history = table.ben.slash("history", []).await.unwrap();
    let listed = private(&history);
    assert!(
        listed.contains("Pente · set with game 1 · **won**"),
        "{listed}"
    );

    // A rematch is a set again, which the loser begins.
    let offered = table.ben.press(&end, "Rematch").await.unwrap();
    let told = private(&offered);
    assert!(told.contains("It's a set again"), "{told}");
    let invitation = table.message("Ben invites you").await;
    assert!(
        invitation.content.contains("set of two games · 3 days"),
        "{invitation:?}"
    );
    let begun = table.ann.press(&end, "Rematch").await.unwrap();
    assert_eq!(
        private(&begun),
        "You both offered a rematch: games 3 and 4 start below."
    );
    let board = table.board(3, 2).await;
    assert_eq!(
        board.pings,
        [table.ben.id()],
        "Ann has moved first in game 3"
    );
    let board = table.board(4, 2).await;
    assert_eq!(board.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn both_games_of_a_set_are_played_in_one_thread() {
    let table = Table::set().await;
    let owner = table.discord.person("Owner");
    owner
        .slash("server", [("threads", true.into())])
        .await
        .unwrap();
    set(&table, false).await;
    let name = "Ann vs Ben · games 1 and 2";
    let thread = table.thread("Ann and Ben play a set", name).await;
    for game in [1, 2] {
        let words = format!("game {game}, move 2.");
        table.message_in(thread.id(), &words).await;
    }
    three_moves(&table, 1, &table.ben, &table.ann).await;
    three_moves(&table, 2, &table.ann, &table.ben).await;
    table.wait_out_double_press();
    let end = draw(&table, 1).await;
    assert!(
        end.content
            .contains("both players agreed. It counts together with game 2"),
        "{end:?}"
    );
    let end = resign(&table, &table.ben, 2).await;
    assert!(
        end.content
            .ends_with("Ben resigned. **Ann** wins the set 1½ : ½."),
        "{end:?}"
    );
    assert!(has_rematch(&end));
    table.message_in(thread.id(), "wins the set").await;
    let threads = table
        .discord
        .look(|world| world.threads_of(table.discord.general().id()).len());
    assert_eq!(threads, 1);
    table.clear().await;
}

#[tokio::test]
async fn a_drawn_set_and_one_with_a_game_too_short_change_no_rating() {
    let table = Table::set().await;
    set(&table, true).await;
    three_moves(&table, 1, &table.ben, &table.ann).await;
    three_moves(&table, 2, &table.ann, &table.ben).await;
    table.wait_out_double_press();
    resign(&table, &table.ann, 1).await;
    let end = resign(&table, &table.ben, 2).await;
    assert!(
        end.content
            .ends_with("Ben resigned. The set ends 1 : 1, which changes no ratings."),
        "{end:?}"
    );
    assert!(has_rematch(&end));

    set(&table, true).await;
    three_moves(&table, 3, &table.ben, &table.ann).await;
    let end = resign(&table, &table.ben, 4).await;
    assert!(
        end.content.ends_with(
            "Game 4 ended early, after 1 move: Ben resigned. It's lost for **Ben** in the set if \
                        game 3 counts. A game counts once both players have made two moves in it."
        ),
        "{end:?}"
    );
    let listed = history(&table.ben).await;
    let says = "Pente · set with game 3 · lost in the set if game 3 counts: you resigned early";
    assert!(listed.contains(says), "{listed}");
    assert!(!has_rematch(&end));
    // Who left the other game is known.
    let asked = question(&table.ann, 3).await;
    assert!(asked.ends_with("The set then ends 1 : 1."), "{asked}");
    table.wait_out_double_press();
    let end = resign(&table, &table.ann, 3).await;
    assert!(
        end.content.ends_with(
            "The set ends 1 : 1, which changes no ratings. Game 4 was left early: in the set \
                        it counts as a loss for whoever left it."
        ),
        "{end:?}"
    );
    assert!(has_rematch(&end));
    let listed = history(&table.ben).await;
    assert!(
        listed.contains("lost in the set: you resigned early"),
        "{listed}"
    );

    set(&table, true).await;
    resign(&table, &table.ben, 5).await;
    let end = resign(&table, &table.ann, 6).await;
    assert!(
        end.content
            .ends_with("The set doesn't count, because too little of it was played."),
        "{end:?}"
    );
    let ladder = table.ben.slash("leaderboard", []).await.unwrap();
    assert!(!ladder.content().contains("Ben"), "{ladder:?}");
    table.clear().await;
}

#[tokio::test]
async fn leaving_a_game_of_a_set_early_says_the_same_before_and_after() {
    let table = Table::set().await;
    set(&table, true).await;
    let asked = question(&table.ben, 1).await;
    let says = "In a set, leaving this early loses this game if the other one, game 2, counts.";
    assert!(asked.ends_with(says), "{asked}");
    three_moves(&table, 1, &table.ben, &table.ann).await;
    table.wait_out_double_press();
    resign(&table, &table.ann, 1).await;
    let asked = question(&table.ben, 2).await;
    let says = "In a set, leaving this early loses this game all the same, because game 1 counts. \
                The set then ends 1 : 1.";
    assert!(asked.ends_with(says), "{asked}");
    let end = resign(&table, &table.ben, 2).await;
    let says = "Game 2 ended early, after 1 move: Ben resigned. It's lost for **Ben** in the set, because \
                game 1 counts. The set ends 1 : 1, which changes no ratings.";
    assert!(end.content.ends_with(says), "{end:?}");
    let listed = history(&table.ann).await;
    let says = "**won in the set**: Ben resigned early";
    assert!(listed.contains(says), "{listed}");

    set(&table, true).await;
    resign(&table, &table.ben, 3).await;
    let asked = question(&table.ann, 4).await;
    assert!(asked.ends_with("the set then doesn't count."), "{asked}");
    table.clear().await;
}

#[tokio::test]
async fn a_set_is_for_two_people_and_single_games() {
    let table = Table::set().await;
    let bot = table.discord.bot();
    let asked: [(Vec<(&str, OptionValue)>, &str); 4] = [
        (
            vec![("opponent", bot.into())],
            "A set is for two people. Leave `set` out",
        ),
        (
            vec![("level", 3.into())],
            "A set is for two people. Leave `set` out",
        ),
        (
            vec![
                ("opponent", (&table.ben).into()),
                ("ruleset", "points".into()),
            ],
            "Points is already a match of several games, so it has no sets. Leave `set` out",
        ),
        (
            vec![("ruleset", "pente-3".into())],
            "`set` is for two players",
        ),
    ];
    for (mut options, says) in asked {
        options.push(("set", true.into()));
        let refused = table.ann.slash("challenge", options).await.unwrap();
        assert!(private(&refused).starts_with(says), "{refused:?}");
    }
    table.clear().await;
}

#[tokio::test]
async fn a_set_is_proposed_in_the_answer_and_remembered() {
    let table = Table::set().await;
    let invite = [("opponent", (&table.ben).into()), ("first", "me".into())];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you to").await;
    let draft = table.ben.press(&invitation, "Change terms").await.unwrap();
    let draft = draft.message.unwrap();
    let draft = table.ben.press(&draft, "Play a set").await.unwrap();
    let explained = "A set is two games at the same time: each of you moves first in one, and they are \
                     counted together.";
    assert!(draft.content().ends_with(explained), "{draft:?}");
    let draft = draft.message.unwrap();
    assert!(draft.button("Play one game").is_some(), "{draft:?}");
    table.ben.press(&draft, "Send counter-offer").await.unwrap();
    let counter = table.message("Ben invites you to").await;
    let says = format!("set of two games · 3 days + 1 day a move · rated. {explained} Expires");
    assert!(counter.content.contains(&says), "{counter:?}");
    table.ann.press(&counter, "Accept").await.unwrap();
    table.board(2, 2).await;

    // The two play a set next time, too, unless they choose otherwise.
    let again = [("opponent", (&table.ann).into())];
    let preview = table.ben.slash("challenge", again).await.unwrap();
    assert!(
        private(&preview).contains("set of two games"),
        "{preview:?}"
    );
    let single = [
        ("opponent", (&table.ann).into()),
        ("ruleset", "points".into()),
    ];
    table.ben.slash("challenge", single).await.unwrap();
    let invitation = table.message("Ben invites you to **Points**").await;
    assert!(!invitation.content.contains("set of"), "{invitation:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_set_that_was_saved_and_not_said_begins_after_a_restart_in_one_thread() {
    let mut table = Table::set().await;
    let owner = table.discord.person("Owner");
    owner
        .slash("server", [("threads", true.into())])
        .await
        .unwrap();
    let options: [(&str, OptionValue); 2] =
        [("opponent", (&table.ben).into()), ("set", true.into())];
    table.ann.slash("challenge", options).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    table.stop().await;
    let ben = tessera::game::Person::new(PlayerId(table.ben.id().get()), "Ben");
    let accepted = table
        .service()
        .accept(ChallengeId(1), ben, Coin::Heads, table.time());
    accepted.await.unwrap();
    table.start().await;
    let title = "Ann and Ben play a set: games 1 and 2";
    let is_title = |it: &Message| it.content.starts_with(title);
    table.until(invitation.id, is_title).await;
    let thread = table.thread(title, "Ann vs Ben · games 1 and 2").await;
    for (game, called) in [(1, &table.ben), (2, &table.ann)] {
        let words = format!("game {game}, move 2.");
        let board = table.message_in(thread.id(), &words).await;
        assert_eq!(board.pings, [called.id()]);
    }
    table.clear().await;
}
