//! What other rulesets need: choices, second stones, power stones, boards of other sizes.

use local_discord::{Message, OptionValue, Person};
use tessera::game::GameId;
use tessera::rules::{Notation, Position, catalogue};

use crate::table::{Table, private, undated};

/// Fills in the form behind a button of the board. Returns the text of the answer.
async fn type_in(who: &Person, board: &Message, button: &str, text: &str) -> String {
    let form = who.press(board, button).await.unwrap().modal.unwrap();
    let answer = who.submit_modal(&form, &[("line", text)]).await.unwrap();
    private(&answer).to_owned()
}

#[tokio::test]
async fn a_colour_is_chosen_by_button_after_four_stones() {
    let table = Table::set().await;
    let game = table.game_of("d-pente", []).await;
    let board = table.board(game, 1).await;
    assert!(
        board.content.contains("your turn: a white stone"),
        "{board:?}"
    );
    assert_eq!(board.pings, [table.ann.id()]);
    let said = table.said().len();
    for point in ["K10", "L11", "M12", "C3"] {
        table.place(&table.ann, game, point).await;
    }
    let board = table.board(game, 5).await;
    assert_eq!(table.said().len(), said + 1, "all four stones at once");
    let told = "Ann opened with **K10**, **L11**, **M12** and **C3**.";
    assert!(board.content.contains(told), "{board:?}");
    assert_eq!(board.pings, [table.ben.id()]);
    assert!(
        undated(&board.content).ends_with("Do you take **white** or **black**? White moves next."),
        "{board:?}"
    );

    let early = table.ann.press(&board, "Take white").await.unwrap();
    assert!(
        private(&early).starts_with("It's your opponent's turn"),
        "{early:?}"
    );
    let typed = table.place(&table.ben, game, "A1").await;
    assert!(private(&typed).starts_with("Choose first"));

    let chosen = table.ben.press(&board, "Take white").await.unwrap();
    assert_eq!(
        private(&chosen),
        format!("You took white. Now it's your turn in game {game}.")
    );
    let next = table.message("Ben took white.").await;
    assert!(
        next.content.contains("move 5."),
        "a choice is no move: {next:?}"
    );
    assert!(next.pings.is_empty(), "Ben chose and goes on");

    let late = table.ben.press_as_seen(&board, "Take black").await.unwrap();
    assert!(
        private(&late).starts_with("The game has moved on"),
        "{late:?}"
    );
    assert_eq!(late.message.unwrap().attachments.len(), 1, "with the board");
    table.clear().await;
}

#[tokio::test]
async fn the_choice_is_handed_back_by_command() {
    let table = Table::set().await;
    let game = table.game_of("swap2-pente", []).await;
    table.board(game, 1).await;
    for point in ["K10", "L11", "M12"] {
        table.place(&table.ann, game, point).await;
    }
    let asked = table.board(game, 4).await;
    let labels: Vec<_> = asked.buttons().into_iter().map(|it| it.label).collect();
    assert_eq!(labels[..3], ["Take white", "Take black", "Add two stones"]);
    let typed = [("point", "".into())];
    let offered = table
        .ben
        .autocomplete("move", typed, "point")
        .await
        .unwrap();
    let offered: Vec<_> = offered.into_iter().map(|it| it.name).collect();
    assert_eq!(offered, ["Take white", "Take black", "Add two stones"]);

    table.place(&table.ben, game, "pass").await;
    for point in ["C3", "D3"] {
        table.place(&table.ben, game, point).await;
    }
    let back = table.board(game, 6).await;
    assert_eq!(back.pings, [table.ann.id()]);
    let refused = table.place(&table.ann, game, "pass").await;
    assert_eq!(
        private(&refused),
        "You can't choose that now. You can take white, or take black. Use the buttons under the board."
    );
    table.ann.press(&back, "Take black").await.unwrap();
    let on = table.message("Ann took black.").await;
    assert!(
        on.content.contains("move 6."),
        "a choice is no move: {on:?}"
    );
    assert!(
        on.content.contains("your turn ·"),
        "black moves sixth: {on:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn half_a_turn_of_two_stones_is_told_to_its_player_alone() {
    let mut table = Table::set().await;
    let game = table.game_of("connect6", []).await;
    let first = table.board(game, 2).await;
    assert_eq!(first.pings, [table.ben.id()]);
    let said = table.said().len();
    let answer = table.place(&table.ben, game, "A1").await;
    assert_eq!(
        private(&answer),
        format!("You played **A1**. Now place your second stone in game {game}.")
    );
    assert!(answer.message.unwrap().button("Play").is_some());
    for (who, sees_it) in [(&table.ben, true), (&table.ann, false)] {
        let shown = who.slash("board", []).await.unwrap();
        let shown = who.settled(shown).await.unwrap();
        let is_told = private(&shown).contains("You played **A1**.");
        assert_eq!(is_told, sees_it, "{shown:?}");
        let picture = &shown.attachments()[0];
        let file = if sees_it {
            "game-1-2.png"
        } else {
            "game-1-1.png"
        };
        assert_eq!(picture.filename, file);
        let described = picture.description.as_deref().unwrap_or_default();
        assert_eq!(described.contains("A1"), sees_it, "{described}");
        let in_words = [("text", true.into())];
        let shown = who.slash("board", in_words).await.unwrap();
        let is_read_out = private(&shown).contains("You played **A1**.");
        assert_eq!(is_read_out, sees_it, "{shown:?}");
        assert_eq!(private(&shown).contains("Row 1:"), sees_it, "{shown:?}");
    }
    // Nor do the answers to what Ann cannot do now.
    let early = table.place(&table.ann, game, "C3").await;
    assert!(!private(&early).contains("A1"), "{early:?}");
    let early = table.ann.press_as_seen(&first, "Play").await.unwrap();
    let early = table.ann.settled(early).await.unwrap();
    assert!(!private(&early).contains("A1"), "{early:?}");
    let described = early.attachments()[0].description.clone();
    assert!(!described.unwrap_or_default().contains("A1"), "{early:?}");
    // The stone is kept, and a restart does not tell it either.
    table.stop().await;
    table.start().await;
    assert_eq!(table.service().unposted_games().await.unwrap(), []);
    table.ben.reply(&first, "A2").unwrap();
    let third = table.board(game, 4).await;
    assert!(
        third.content.contains("Ben played **A1** and **A2**."),
        "{third:?}"
    );
    assert_eq!(third.pings, [table.ann.id()]);
    assert_eq!(table.said().len(), said + 2, "Ben's words, and the board");
    let described = third.attachments[0].description.as_deref();
    let described = described.unwrap_or_default();
    assert!(described.contains("A1") && described.contains("A2"));
    table.clear().await;
}

#[tokio::test]
async fn both_stones_of_a_turn_are_typed_at_once() {
    let table = Table::set().await;
    let game = table.game_of("connect6", []).await;
    let board = table.board(game, 2).await;
    let answer = table.place(&table.ben, game, "A1 A1").await;
    let answer = table.ben.settled(answer).await.unwrap();
    assert!(!private(&answer).starts_with("You played"), "{answer:?}");
    table.ben.reply(&board, "A1 B2").unwrap();
    let board = table.board(game, 4).await;
    let says = "Ben played **A1** and **B2**.";
    assert!(board.content.contains(says), "{board:?}");
    // The picker rings both.
    let picker = table.ann.press(&board, "Play").await.unwrap();
    let picker = table.ann.settled(picker).await.unwrap();
    let described = picker.attachments()[0].description.clone().unwrap();
    assert!(
        described.contains("A1") && described.contains("B2"),
        "{described}"
    );
    let form = table.ann.press(&board, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    for _ in 0..2 {
        // A form that is sent twice plays once.
        let typed = [("line", "c3, d4")];
        let answer = table.ann.submit_modal(&form, &typed).await.unwrap();
        let says = "You played **C3**. You played **D4**.";
        assert!(private(&answer).starts_with(says), "{answer:?}");
    }
    table.board(game, 6).await;
    let answer = table.place(&table.ben, game, "E5 F6").await;
    let says = "You played **E5**. You played **F6**.";
    assert!(private(&answer).starts_with(says), "{answer:?}");
    table.board(game, 8).await;
    table.clear().await;
}

#[tokio::test]
async fn two_stones_are_not_typed_where_a_turn_has_one() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let answer = table.place(&table.ben, game, "A1 B2").await;
    let says = "You can place one stone now, so type one point. Nothing was played.";
    assert_eq!(private(&answer), says);
    table.play(game, "A1").await;
    table.board(game, 3).await;
    table.clear().await;
}

#[tokio::test]
async fn both_stones_of_a_turn_are_typed_at_the_same_board() {
    let table = Table::set().await;
    let game = table.game_of("connect6", []).await;
    let board = table.board(game, 2).await;
    let form = table.ben.press(&board, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    let said = async |form: &_, point: &str| {
        let typed = [("line", point)];
        let answer = table.ben.submit_modal(form, &typed).await.unwrap();
        private(&answer).to_owned()
    };
    for _ in 0..2 {
        // A form that is sent twice plays one stone.
        let told = said(&form, "B1").await;
        assert!(told.starts_with("You played **B1**. Now place"), "{told}");
    }
    let form = table.ben.press(&board, "Type a point").await.unwrap();
    let told = said(&form.modal.unwrap(), "B2").await;
    assert!(told.starts_with("You played **B2**. Game"), "{told}");

    let board = table.board(game, 4).await;
    table.ann.reply(&board, "C1").unwrap();
    let told = format!("You played **C1**. Now place your second stone in game {game}.");
    let told = table.message(&told).await;
    assert!(told.pings.is_empty() && told.attachments.is_empty());
    table.ann.reply(&board, "C2").unwrap();
    let board = table.board(game, 6).await;
    assert!(
        board.content.contains("Ann played **C1** and **C2**."),
        "{board:?}"
    );
    let late = table.place(&table.ann, game, "D1").await;
    assert!(private(&late).starts_with("It's your opponent's turn"));
    table.clear().await;
}

#[tokio::test]
async fn power_stones_are_played_by_form_and_by_command() {
    let table = Table::set().await;
    let game = table.game_of("pente-plus", []).await;
    table.board(game, 1).await; // even the first stone may be of either kind
    table.place(&table.ann, game, "K10").await;
    let board = table.board(game, 2).await;
    let said = type_in(&table.ben, &board, "Power stone (2 left)", "k11").await;
    assert_eq!(
        said,
        format!("You played a power stone at **K11**. Game {game}: it's Ann's turn.")
    );
    let board = table.board(game, 3).await;
    let answer = table.place(&table.ann, game, "+K12").await;
    assert!(private(&answer).contains("a power stone at **K12**"));
    for (ply, point) in [(4, "+A1"), (5, "B1")] {
        table.board(game, ply).await;
        let mover = if ply == 4 { &table.ben } else { &table.ann };
        table.place(mover, game, point).await;
    }
    let refused = table.place(&table.ben, game, "+C1").await;
    assert_eq!(
        private(&refused),
        "You have no power stones left. Play an ordinary stone."
    );
    let last = table.board(game, 6).await;
    let labels: Vec<_> = last.buttons().into_iter().map(|it| it.label).collect();
    assert!(!labels.iter().any(|it| it.contains("Power")), "{labels:?}");
    drop(board);
    table.clear().await;
}

#[tokio::test]
async fn a_point_is_typed_into_a_form() {
    let table = Table::set().await;
    let game = table.game(false, "tournament").await;
    let board = table.board(game, 2).await;
    let not_yours = table.ann.press(&board, "Type a point").await.unwrap();
    assert!(
        private(&not_yours).starts_with("It's your opponent's turn"),
        "{not_yours:?}"
    );

    let form = table.ben.press(&board, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    assert_eq!(form.title, format!("Your stone in game {game}"));
    let wrong = table
        .ben
        .submit_modal(&form, &[("line", "I10")])
        .await
        .unwrap();
    assert!(private(&wrong).contains("the board has no letter I"));
    let again = wrong.message.unwrap();
    let said = type_in(&table.ben, &again, "Type again", "r1u1").await;
    assert!(said.starts_with("You played **L11**"), "{said}");

    let stale = table
        .ben
        .submit_modal(&form, &[("line", "A1")])
        .await
        .unwrap();
    assert!(
        private(&stale).starts_with("The game has moved on"),
        "{stale:?}"
    );
    let forged = table
        .ben
        .forged_modal(&form, "t1:type:1:1", &[("line", "A1")])
        .await
        .unwrap();
    assert!(private(&forged).starts_with("This button no longer works"));
    table.clear().await;
}

#[tokio::test]
async fn options_change_the_board_and_what_cannot_be_combined_is_refused() {
    let table = Table::set().await;
    let refused = |options: Vec<(&'static str, OptionValue)>| {
        let mut all = vec![("opponent", (&table.ben).into())];
        all.extend(options);
        let ann = table.ann.clone();
        async move {
            let answer = ann.slash("challenge", all).await.unwrap();
            private(&answer).to_owned()
        }
    };
    assert_eq!(
        refused(vec![("ruleset", "o-pente".into()), ("poof", false.into())]).await,
        "The option `poof` doesn't go with O-Pente. Leave it out."
    );
    assert_eq!(
        refused(vec![
            ("ruleset", "ninuki-renju".into()),
            ("size", "19".into())
        ])
        .await,
        "Ninuki-Renju has its own board size. Leave `size` out."
    );
    assert_eq!(
        refused(vec![("boat", true.into()), ("rated", true.into())]).await,
        "Pente with these options can't be rated. Set `rated` to false, or leave the other options out."
    );

    let options = [
        ("size", "13".into()),
        ("opening", "swap".into()),
        ("poof", true.into()),
        ("boat", true.into()),
    ];
    let game = table.game_of("keryo-pente", options).await;
    let title = table
        .message(&format!("game {game} · **Keryo-Pente**"))
        .await;
    assert!(
        title.content.ends_with(
            "**Keryo-Pente** · swap opening · 13 × 13 · poof · boat · 3 days + 1 day a move · not rated"
        ),
        "{title:?}"
    );
    table.board(game, 1).await;
    table.place(&table.ann, game, "N13").await;
    let off = table.place(&table.ann, game, "O14").await;
    assert!(private(&off).contains("isn't on this board"), "{off:?}");
    table.clear().await;
}

/// For every two-player ruleset, players can agree on a game, begin it and type a few moves.
#[tokio::test]
async fn every_ruleset_for_two_is_played_in_the_channel() {
    let table = Table::set().await;
    let two = catalogue::all().iter().filter(|ruleset| ruleset.seats == 2);
    for ruleset in two {
        // A person may send five invitations a minute.
        table.wait(jiff::SignedDuration::from_secs(12));
        let game = table.game_of(ruleset.id, []).await;
        let is_forced = Position::new(*ruleset).forced().is_some();
        let first = if is_forced { 2 } else { 1 };
        let id = GameId(i64::from(game));
        for ply in first..first + 2 {
            let view = table.service().game(id).await.unwrap();
            if !view.is_half_turn() {
                table.board(game, ply).await;
            }
            let mover = view.game.to_move().unwrap();
            let mover = [&table.ann, &table.ben]
                .into_iter()
                .find(|person| person.id().get() == mover.0)
                .unwrap();
            let points = view.game.position().legal_points();
            let point = points[points.len() / 2];
            let size = view.game.position().board().size();
            let point = point.text(Notation::Board, size);
            let answer = table.place(mover, game, &point).await;
            assert!(private(&answer).starts_with("You played"), "{answer:?}");
        }
        let view = table.service().game(id).await.unwrap();
        if !view.is_half_turn() {
            table.board(game, first + 2).await;
        }
    }
    table.clear().await;
}

/// White wins by a row without captures: 5 points for the row, and none for an extra four.
const SHORT_WIN: &str = "K10 A1 L10 C1 M10 E1 N10 G1 O10";

#[tokio::test]
async fn a_match_for_points_goes_on_until_somebody_has_enough() {
    let table = Table::set().await;
    let first = table.game_of("points", []).await;
    let mut points = [0_u32; 2]; // Ann's and Ben's
    for game in first.. {
        // The loser of the previous game begins, and whoever begins wins here.
        let begins = usize::from((game - first) % 2 == 1);
        for (ply, point) in (1..).zip(SHORT_WIN.split(' ')) {
            if ply == 1 {
                continue; // the forced first stone is there
            }
            let board = table.board(game, ply).await;
            if ply == 2 {
                let (white, black) = (points[begins], points[1 - begins]);
                let (first, second) = [("Ann", "Ben"), ("Ben", "Ann")][begins];
                let score =
                    format!("Match score: {first} {white}, {second} {black} (first to 21).");
                assert!(undated(&board.content).ends_with(&score), "{board:?}");
            }
            let mover = [&table.ann, &table.ben][(begins + usize::from(ply % 2 == 0)) % 2];
            table.place(mover, game, point).await;
        }
        points[begins] += 5;
        let end = table.message(&format!("wins game {game} in 9 moves")).await;
        if points[begins] < 21 {
            let next = format!(" to go\nGame {} is next. ", game + 1);
            assert!(end.content.contains(&next), "{end:?}");
        } else {
            let won = "\n**Match to 21 points**\nAnn **25** (+5: 5 for the row)\nBen **20** (+0)\n\
                       **Ann** wins the match.\nRatings: Ann 1500 → 1662, Ben 1500 → 1338 \
                       (provisional).";
            assert!(end.content.ends_with(won), "{end:?}");
            break;
        }
    }
    assert_eq!(points, [25, 20]);

    let given_up = table.game_of("points", []).await;
    table.board(given_up, 2).await;
    let options = [("game", given_up.to_string().into())];
    let question = table.ann.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    let resign = "Resign the match";
    table.ann.press(&question, resign).await.unwrap();
    let end = table.message(&format!("Game {given_up} ended")).await;
    assert!(end.content.ends_with("The match ends here."), "{end:?}");
    table.clear().await;
}
