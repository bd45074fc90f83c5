//! The picker: a player chooses a point with a few presses, privately.

use std::sync::Arc;

use local_discord::{Answer, AnswerKind, Message, Person};
use tessera::game::{GameId, PlayerId};
use tessera::rules::{BoardSize, Move, Point};

use crate::table::{Table, private, undated};

fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|it| it.label).collect()
}

/// The message of a private answer; it must carry one picture with alt text.
fn page(answer: Answer) -> Arc<Message> {
    private(&answer);
    let message = answer.message.unwrap();
    assert_eq!(message.attachments.len(), 1, "{message:?}");
    assert!(message.attachments[0].description.is_some());
    message
}

/// Presses a button of a picker, which updates the same message.
async fn turn(who: &Person, picker: &Message, button: &str) -> Arc<Message> {
    let answer = who.press(picker, button).await.unwrap();
    assert_eq!(answer.kind, AnswerKind::Update, "{answer:?}");
    let message = page(answer);
    assert_eq!(message.id, picker.id);
    message
}

/// A player plays a point past Discord.
async fn play_behind(table: &Table, who: &Person, game: u32, point: &str) {
    let mv = Move::Place(Point::parse(point, BoardSize::STANDARD).unwrap());
    let (id, by) = (GameId(i64::from(game)), PlayerId(who.id().get()));
    let now = table.time();
    table.service().play(id, by, mv, None, now).await.unwrap();
}

#[tokio::test]
async fn a_point_is_picked_seen_and_played() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let board = table.board(game, 2).await;
    assert_eq!(labels(&board), ["Play", "Type a point", "More", "Follow"]);

    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    assert_eq!(
        undated(&picker.content),
        format!("Your turn · game {game}, move 2. The rules put the first stone on **K10**.")
    );
    let shown = labels(&picker);
    assert_eq!(shown[..5], ["H12", "J12", "K12", "L12", "M12"]);
    assert_eq!(
        shown[10..15],
        ["G10", "H10", "J10", "L10", "M10"],
        "K10 is taken"
    );
    assert_eq!(shown[20..], ["◀", "▲", "▼", "▶", "⋯"]);
    assert!(picker.buttons().iter().all(|it| !it.is_disabled));

    let picker = turn(&table.ben, &picker, "▶").await;
    assert_eq!(labels(&picker)[..5], ["M12", "N12", "O12", "P12", "Q12"]);
    let picker = turn(&table.ben, &picker, "▲").await;
    assert_eq!(labels(&picker)[..5], ["M15", "N15", "O15", "P15", "Q15"]);
    let seen = turn(&table.ben, &picker, "N13").await;
    assert_eq!(labels(&seen), ["Play N13", "Change"]);
    let picker = turn(&table.ben, &seen, "Change").await;
    assert_eq!(labels(&picker)[..5], ["M15", "N15", "O15", "P15", "Q15"]);
    let seen = turn(&table.ben, &picker, "M14").await;

    let played = table.ben.press(&seen, "Play M14").await.unwrap();
    assert_eq!(played.kind, AnswerKind::Update);
    assert_eq!(
        played.content(),
        format!("You played **M14**. Game {game}: it's Ann's turn.")
    );
    assert_eq!(played.attachments().len(), 0, "the picker is gone");
    assert_eq!(labels(&played.message.unwrap()), ["Change my move"]);
    let next = table.board(game, 3).await;
    assert_eq!(next.pings, [table.ann.id()]);
    table.clear().await;
}

#[tokio::test]
async fn at_the_edge_the_pad_goes_no_further_and_what_is_forbidden_is_not_offered() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    table.board(game, 2).await;
    table.place(&table.ben, game, "A1").await;
    let board = table.board(game, 3).await;
    let mut picker = page(table.ann.press(&board, "Play").await.unwrap());
    for _ in 0..2 {
        let buttons = picker.buttons();
        for arrow in ["◀", "▼"] {
            let arrow = buttons.iter().find(|it| it.label == arrow).unwrap();
            if !arrow.is_disabled {
                picker = turn(&table.ann, &picker, &arrow.custom_id).await;
            }
        }
    }
    assert_eq!(labels(&picker)[15..20], ["B1", "C1", "D1", "E1", "F1"]);
    let buttons = picker.buttons();
    let off: Vec<_> = buttons[20..].iter().map(|it| it.is_disabled).collect();
    assert_eq!(off, [true, false, true, false, false]);

    // The third stone must keep its distance from the centre.
    let mut picker = picker;
    for arrow in ["▲", "▲", "▶"] {
        picker = turn(&table.ann, &picker, arrow).await;
    }
    assert!(!labels(&picker).contains(&"J9".to_owned()));
    assert!(labels(&picker).contains(&"G9".to_owned()));
    let forged = format!("t1:point:{game}:2:E7:J9");
    let forged = table.ann.press_custom_id(&picker, &forged).await.unwrap();
    assert!(private(&forged).starts_with("Tournament rule: this stone"));
    table.clear().await;
}

#[tokio::test]
async fn before_the_third_stone_the_picker_says_the_rule_and_offers_what_it_allows() {
    let limits = [
        (
            "tournament",
            "Tournament rule: this stone must be at least 3 lines",
        ),
        (
            "g",
            "G rule: on the centre's own row or column, this stone must be at least 5 lines",
        ),
    ];
    let table = Table::set().await;
    for (opening, rule) in limits {
        let game = table.game(false, opening).await;
        table.board(game, 2).await;
        table.place(&table.ben, game, "L11").await;
        let board = table.board(game, 3).await;
        assert!(board.content.contains(rule), "{}", board.content);
        let picker = page(table.ann.press(&board, "Play").await.unwrap());
        assert!(picker.content.contains(rule), "{}", picker.content);
        let points = picker.buttons().len() - 5;
        assert!(points >= 10, "{:?}", labels(&picker));
        for button in &picker.buttons()[..points] {
            let point = Point::parse(&button.label, BoardSize::STANDARD).unwrap();
            assert!(point.distance(BoardSize::STANDARD.centre()) >= 3);
            assert!(!button.is_disabled);
        }
        let first = picker.buttons()[0].label.clone();
        let seen = turn(&table.ann, &picker, &first).await;
        assert_eq!(labels(&seen), [format!("Play {first}").as_str(), "Change"]);
        table.place(&table.ann, game, "O14").await;
        let board = table.board(game, 4).await;
        assert!(!board.content.contains("rule:"), "{}", board.content);
    }
    table.clear().await;
}

#[tokio::test]
async fn menus_of_files_and_ranks_reach_every_point() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    let menus = turn(&table.ben, &picker, "⋯").await;
    assert_eq!(labels(&menus), ["Back to the board", "Type a point"]);
    let files = menus.menus().remove(0);
    assert_eq!(files.options.len(), 19);
    let chosen = table.ben.select(&menus, &files.custom_id, &["K"]).await;
    let menus = page(chosen.unwrap());
    let ranks = menus.menus().remove(1);
    assert_eq!(ranks.options.len(), 18, "K10 is taken");
    let chosen = table.ben.select(&menus, &ranks.custom_id, &["K19"]).await;
    let seen = page(chosen.unwrap());
    assert_eq!(labels(&seen), ["Play K19", "Change"]);
    let picker = turn(&table.ben, &seen, "Change").await;
    assert!(labels(&picker).contains(&"K19".to_owned()));
    let menus = turn(&table.ben, &picker, "⋯").await;
    turn(&table.ben, &menus, "Back to the board").await;
    table.clear().await;
}

#[tokio::test]
async fn who_wants_no_question_plays_at_once() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let options = [("confirm", "no".into())];
    table.ben.slash("settings", options).await.unwrap();
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    let played = table.ben.press(&picker, "L11").await.unwrap();
    assert!(private(&played).starts_with("You played **L11**."));
    table.board(game, 3).await;
    table.clear().await;
}

#[tokio::test]
async fn the_second_stone_is_picked_in_the_same_place() {
    let table = Table::set().await;
    let game = table.game_of("connect6", []).await;
    let board = table.board(game, 2).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    let seen = turn(&table.ben, &picker, "L11").await;
    let second = turn(&table.ben, &seen, "Play L11").await;
    assert_eq!(
        second.content,
        format!("You played **L11**. Now place your second stone in game {game}.")
    );
    let seen = turn(&table.ben, &second, "L10").await;
    let played = table.ben.press(&seen, "Play L10").await.unwrap();
    assert!(private(&played).ends_with("it's Ann's turn."));
    table.board(game, 4).await;
    table.clear().await;
}

#[tokio::test]
async fn power_stones_and_choices_are_picked_in_the_same_place() {
    let table = Table::set().await;
    let game = table.game_of("pente-plus", []).await;
    let board = table.board(game, 1).await;
    let picker = page(table.ann.press(&board, "Play").await.unwrap());
    let seen = turn(&table.ann, &picker, "K10").await;
    assert_eq!(
        labels(&seen),
        ["Play K10", "Power stone at K10 (2 left)", "Change"]
    );
    let power = "Power stone at K10 (2 left)";
    let played = table.ann.press(&seen, power).await.unwrap();
    assert!(private(&played).starts_with("You played a power stone at **K10**."));
    let board = table.board(game, 2).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    assert_eq!(
        labels(&picker)[10..15],
        ["G10", "H10", "J10", "L10", "M10"],
        "K10 is taken"
    );

    let chosen = table.game_of("d-pente", []).await;
    let board = table.board(chosen, 1).await;
    for point in ["K10", "L11", "M12"] {
        table.place(&table.ann, chosen, point).await;
    }
    let picker = page(table.ann.press(&board, "Play").await.unwrap());
    let seen = turn(&table.ann, &picker, "M11").await;
    table.ann.press(&seen, "Play M11").await.unwrap();
    let asked = table.board(chosen, 5).await;
    let pick = format!("t1:pick:{chosen}");
    let page = page(table.ben.press_custom_id(&asked, &pick).await.unwrap());
    assert_eq!(labels(&page)[..2], ["Take white", "Take black"]);
    let done = table.ben.press(&page, "Take black").await.unwrap();
    assert!(private(&done).starts_with("You took black."));
    table.message("Ben took black.").await;
    table.clear().await;
}

#[tokio::test]
async fn a_board_of_one_line_is_one_pad() {
    let table = Table::set().await;
    let game = table.game_of("linear-pente", []).await;
    let ply = if table.said().iter().any(|it| it.contains("move 2.")) {
        2
    } else {
        1
    };
    let board = table.board(game, ply).await;
    let mover = if board.pings == [table.ann.id()] {
        &table.ann
    } else {
        &table.ben
    };
    let picker = page(mover.press(&board, "Play").await.unwrap());
    let shown = labels(&picker);
    assert_eq!(shown[..3], ["A", "B", "C"]);
    assert_eq!(shown[18..], ["T", "◀", "▲", "▼", "▶", "⋯"]);
    let menus = turn(mover, &picker, "⋯").await;
    let line = menus.menus().remove(0);
    let seen = page(mover.select(&menus, &line.custom_id, &["C"]).await.unwrap());
    let played = mover.press(&seen, "Play C").await.unwrap();
    assert!(private(&played).starts_with("You played **C**."));
    table.board(game, ply + 1).await;
    table.clear().await;
}

#[tokio::test]
async fn a_picker_that_was_left_open_answers_with_the_present_board() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    let seen = turn(&table.ben, &picker, "L11").await;
    play_behind(&table, &table.ben, game, "A1").await;
    play_behind(&table, &table.ann, game, "A2").await;
    for stale in ["Play L11", "Change"] {
        let late = table.ben.press_as_seen(&seen, stale).await.unwrap();
        assert!(
            private(&late).starts_with("The game has moved on"),
            "{late:?}"
        );
        let late = page(late);
        assert_eq!(labels(&late), ["Play", "Type a point"], "it is Ben's turn");
    }
    let view = table.service().game(GameId(i64::from(game))).await.unwrap();
    assert_eq!(view.game.ply(), 3, "nothing was changed");

    // The bot may restart between the opening of the picker and a press.
    let board = table.more(&table.ben, &board, "Board").await;
    private(&board);
    table.stop().await;
    table.start().await;
    let board = table.board(game, 4).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    table.stop().await;
    table.start().await;
    let seen = turn(&table.ben, &picker, "A3").await;
    let played = table.ben.press(&seen, "Play A3").await.unwrap();
    assert!(private(&played).starts_with("You played **A3**."));
    let doubled = table.ben.press_as_seen(&seen, "Play A3").await.unwrap();
    assert!(
        private(&doubled).starts_with("You played **A3**."),
        "{doubled:?}"
    );
    table.board(game, 5).await;
    table.clear().await;
}

#[tokio::test]
async fn what_is_sent_after_the_end_shows_the_end() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let picker = page(table.ben.press(&board, "Play").await.unwrap());
    let form = table.ben.press(&board, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    let options = [("game", game.to_string().into())];
    let question = table.ann.slash("resign", options).await.unwrap();
    let resign = format!("Resign game {game}");
    let question = question.message.unwrap();
    table.ann.press(&question, &resign).await.unwrap();
    table.message("without a winner").await;

    let sent = table.ben.submit_modal(&form, &[("line", "L11")]).await;
    let sent = page(sent.unwrap());
    assert!(sent.content.starts_with("Game 1 is over"), "{sent:?}");
    let pressed = page(table.ben.press(&picker, "L11").await.unwrap());
    assert!(pressed.content.starts_with("Game 1 is over"), "{pressed:?}");
    assert_eq!(labels(&pressed), [""; 0], "there is nothing more to press");
    table.clear().await;
}

#[tokio::test]
async fn nobody_picks_for_another_and_forged_presses_change_nothing() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let cleo = table.discord.person("Cleo");
    for (who, says) in [
        (&cleo, "You're not a player in game 1"),
        (&table.ann, "It's your opponent's turn"),
    ] {
        let refused = who.press(&board, "Play").await.unwrap();
        assert!(private(&refused).starts_with(says), "{refused:?}");
        for forged in [
            "t1:pan:1:1:H9:left",
            "t1:pad:1:1:A1",
            "t1:point:1:1:H9:L11",
            "t1:menus:1:1:H9",
            "t1:play:1:1:stone:L11",
        ] {
            let refused = who.press_custom_id(&board, forged).await.unwrap();
            assert!(private(&refused).starts_with(says), "{refused:?}");
        }
    }
    for (forged, says) in [
        ("t1:pan:1:1:T19:left", "Your turn"),
        ("t1:point:1:1:H9:K10", "K10 is taken"),
        ("t1:play:1:1:power:L11", "This game has no power stones"),
        ("t1:play:1:9:stone:L11", "The game has moved on"),
        ("t1:file:1:1:H9", "This button no longer works"),
        ("t1:rank:1:1:H9:K1", "This button no longer works"),
        ("t1:set:theme", "This button no longer works"),
        ("t1:pick:99", "There's no game 99"),
    ] {
        let answer = table.ben.press_custom_id(&board, forged).await.unwrap();
        assert!(private(&answer).starts_with(says), "{forged}: {answer:?}");
        assert_eq!(
            answer.kind,
            AnswerKind::Ephemeral,
            "the board stays as it is"
        );
    }
    let view = table.service().game(GameId(1)).await.unwrap();
    assert_eq!(view.game.ply(), 1);
    table.clear().await;
}

#[tokio::test]
async fn the_next_game_that_waits_is_one_press_away() {
    let table = Table::set().await;
    let first = table.game(false, "free").await;
    let second = table.game(false, "free").await;
    let answer = table.place(&table.ben, second, "A1").await;
    let told = format!("You played **A1**. Game {second}: it's Ann's turn.");
    assert_eq!(private(&answer), told, "the button says which game waits");
    let next = format!("Next: game {first} against Ann");
    let picker = page(
        table
            .ben
            .press(&answer.message.unwrap(), &next)
            .await
            .unwrap(),
    );
    assert!(picker.content.contains(&format!("game {first}, move 2.")));

    let third = table.game(false, "free").await;
    let listed = table.ben.slash("games", []).await.unwrap();
    let listed = listed.message.unwrap();
    let next = format!("Play game {first} · Ann");
    let jump = format!("Play game {third} · Ann");
    let look = format!("Game {second} · Ann");
    assert_eq!(labels(&listed), [next, jump.clone(), look]);
    let picker = page(table.ben.press(&listed, &jump).await.unwrap());
    assert!(picker.content.contains(&format!("game {third}, move 2.")));
    let options = [("player", (&table.ann).into())];
    let of_ann = table.ben.slash("games", options).await.unwrap();
    assert_eq!(labels(&of_ann.message.unwrap()), [""; 0]);
    table.clear().await;
}

#[tokio::test]
async fn what_else_can_be_done_is_behind_one_button() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let rules = table.more(&table.ben, &board, "Rules").await;
    assert!(private(&rules).starts_with("**Pente**"), "{rules:?}");
    let cleo = table.discord.person("Cleo");
    let more = cleo.press(&board, "More").await.unwrap().message.unwrap();
    assert_eq!(labels(&more), ["Board", "Rules"], "only players resign");
    table.clear().await;
}
