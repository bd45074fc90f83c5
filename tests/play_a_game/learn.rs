//! `/learn`: twelve lessons in one private message, and the game of the last one.

use std::sync::Arc;

use local_discord::{Answer, Message, Person};
use tessera::game::limits::PICTURES;
use tessera::game::{GameId, PlayerId};
use tessera::lessons::{self, Task};
use tessera::rules::Point;

use crate::table::{Table, private};

async fn learns(table: &Table, who: &Person) -> Answer {
    table.wait(PICTURES.within);
    let page = who.slash("learn", []).await.unwrap();
    who.settled(page).await.unwrap()
}

/// Presses a button of a page, which changes in its place.
async fn press(table: &Table, who: &Person, page: &Answer, button: &str) -> Answer {
    table.wait(PICTURES.within);
    let message = page.message.as_ref().unwrap();
    let pressed = who.press(message, button).await.unwrap();
    let pressed = who.settled(pressed).await.unwrap();
    assert_eq!(pressed.message.as_ref().unwrap().id, message.id);
    pressed
}

fn tasks() -> impl Iterator<Item = &'static Task> {
    let tasks = lessons::all().iter().flat_map(|lesson| lesson.tasks);
    tasks.filter(|task| task.drawing.is_some())
}

/// A point with a button that is right, and one that is not.
fn buttons(task: &Task) -> (Point, Point) {
    let right = task.right_points();
    let offered = task.pad_rows().into_iter().flatten();
    let (good, bad): (Vec<_>, Vec<_>) = offered.into_iter().partition(|at| right.contains(at));
    (good[0], bad[0])
}

fn alt(page: &Answer) -> &str {
    page.attachments()[0].description.as_deref().unwrap()
}

#[tokio::test]
async fn all_lessons_are_solved_in_one_private_message() {
    let table = Table::set().await;
    let mut page = learns(&table, &table.ann).await;
    assert!(
        private(&page).starts_with("**Lesson 1 of 12: Five in a row**\n\nPente is played"),
        "{page:?}"
    );
    for task in tasks() {
        let (right, wrong) = buttons(task);
        assert!(page.content().contains("**Your task:** "), "{page:?}");
        assert!(
            alt(&page).starts_with("The board from F7 to O12."),
            "{page:?}"
        );
        let tried = press(&table, &table.ann, &page, &wrong.to_string()).await;
        let says = format!("Not **{wrong}**. ");
        assert!(tried.content().contains(&says), "{}: {tried:?}", task.id);
        assert_eq!(tried.attachments().len(), 1);
        let solved = press(&table, &table.ann, &tried, &right.to_string()).await;
        let says = format!("Right: **{right}**. ");
        assert!(solved.content().contains(&says), "{}: {solved:?}", task.id);
        assert!(
            alt(&solved).contains(&format!("White played {right}")),
            "{}",
            alt(&solved)
        );
        page = press(&table, &table.ann, &solved, "Next").await;
    }
    assert!(
        page.content()
            .starts_with("**Lesson 12 of 12: Your first game**")
    );
    assert!(page.attachments().is_empty());
    let list = press(&table, &table.ann, &page, "All lessons").await;
    assert!(
        list.content().starts_with(
            "**Twelve lessons** · 11 done\n1. Five in a row · done\n2. Capturing · done"
        ),
        "{list:?}"
    );
    assert!(
        list.content().ends_with("\n12. Your first game"),
        "{list:?}"
    );
    table.wait(PICTURES.within);
    let jump = table
        .ann
        .select(
            list.message.as_ref().unwrap(),
            "t1:learn:open",
            &["2. Capturing · done"],
        )
        .await;
    let jump = table.ann.settled(jump.unwrap()).await.unwrap();
    assert!(
        jump.content().starts_with("**Lesson 2 of 12: Capturing**"),
        "{jump:?}"
    );
    assert!(table.said().is_empty(), "nobody else hears of it");
    table.clear().await;
}

#[tokio::test]
async fn a_lesson_goes_on_where_it_was_left_also_after_a_restart() {
    let mut table = Table::set().await;
    let page = learns(&table, &table.ann).await;
    let solved = press(&table, &table.ann, &page, "G10").await;
    let page = press(&table, &table.ann, &solved, "Next").await;
    press(&table, &table.ann, &page, "L10").await;
    table.stop().await;
    table.start().await;
    let page = learns(&table, &table.ann).await;
    assert!(
        private(&page).starts_with("**Lesson 3 of 12: Moving in is safe**"),
        "{page:?}"
    );
    let page = press(&table, &table.ann, &page, "Back").await;
    assert!(page.content().starts_with("**Lesson 2 of 12"), "{page:?}");
    table.stop().await;
    table.start().await;
    let page = learns(&table, &table.ann).await;
    assert!(private(&page).starts_with("**Lesson 2 of 12"), "{page:?}");
    let others = learns(&table, &table.ben).await;
    assert!(
        private(&others).starts_with("**Lesson 1 of 12"),
        "{others:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn who_cannot_see_the_picture_reads_it_and_types_a_point() {
    let table = Table::set().await;
    let page = learns(&table, &table.ann).await;
    assert!(
        alt(&page).contains("White: H10, J10, K10, L10."),
        "{}",
        alt(&page)
    );
    let words = press(&table, &table.ann, &page, "In words").await;
    assert!(
        words.content().contains(
            "You have white.\nRow 12: black J.\nRow 11: black H.\nRow 10: white H J K L."
        ),
        "{words:?}"
    );
    assert!(words.attachments().is_empty());
    let seen = press(&table, &table.ann, &words, "Board").await;
    assert_eq!(seen.attachments().len(), 1, "the picture is back");
    let words = press(&table, &table.ann, &seen, "In words").await;
    let typed = async |text: &str| {
        table.wait(PICTURES.within);
        let message = words.message.as_ref().unwrap();
        let form = table.ann.press(message, "Type a point").await.unwrap();
        let form = form.modal.unwrap();
        let tried = table
            .ann
            .submit_modal(&form, &[("line", text)])
            .await
            .unwrap();
        table.ann.settled(tried).await.unwrap()
    };
    let tried = typed("j9").await;
    let says = "Not **J9**. Its row has 2 stones: five are needed.";
    assert!(tried.content().contains(says), "{tried:?}");
    let is_in_words =
        |page: &Answer| page.content().contains("\nRow 10: ") && page.attachments().is_empty();
    assert!(is_in_words(&tried), "the words stay: {tried:?}");
    let hint = press(&table, &table.ann, &tried, "Hint").await;
    assert!(hint.content().contains("an answer is among "), "{hint:?}");
    assert!(is_in_words(&hint), "{hint:?}");
    let tried = press(&table, &table.ann, &hint, "J9").await;
    assert!(tried.content().contains(says), "{tried:?}");
    assert!(is_in_words(&tried), "{tried:?}");
    let shown = press(&table, &table.ann, &tried, "Show me").await;
    assert!(shown.attachments().is_empty(), "{shown:?}");
    let again = press(&table, &table.ann, &shown, "Try again").await;
    assert!(is_in_words(&again), "{again:?}");
    let tried = typed("\u{200b}H 10\u{ad}").await;
    assert!(
        tried
            .content()
            .ends_with("\n\nH10 is taken by a white stone. Choose an empty point."),
        "{tried:?}"
    );
    let nonsense = typed("hello").await;
    assert!(private(&nonsense).contains("`hello`"), "{nonsense:?}");
    assert!(is_in_words(&nonsense), "{nonsense:?}");
    let place = |page: &Answer| page.message.as_ref().unwrap().id;
    assert_eq!(place(&nonsense), place(&words), "where she is");
    let solved = typed("m 10").await;
    assert!(solved.content().contains("Right: **M10**."), "{solved:?}");
    assert!(solved.content().contains("Right, too: G10."), "{solved:?}");
    assert!(solved.attachments().is_empty(), "{solved:?}");
    let next = press(&table, &table.ann, &solved, "Next").await;
    assert!(next.content().contains("You have white.\n"), "{next:?}");
    assert!(next.attachments().is_empty(), "{next:?}");
    assert_eq!(
        solved.message.unwrap().id,
        words.message.as_ref().unwrap().id
    );
    table.clear().await;
}

#[tokio::test]
async fn hints_narrow_it_down_and_an_answer_is_shown_without_solving_the_task() {
    let table = Table::set().await;
    let page = learns(&table, &table.ann).await;
    let hint = press(&table, &table.ann, &page, "Hint").await;
    assert!(
        hint.content().contains("Hint: an answer is among "),
        "{hint:?}"
    );
    // What was said stays beside the board in words, and on the way back.
    let said = |page: &Answer| page.content().rsplit("\n\n").next().map(str::to_owned);
    let words = press(&table, &table.ann, &hint, "In words").await;
    assert!(words.content().contains("\nRow 10: "), "{words:?}");
    assert_eq!(said(&words), said(&hint));
    let back = press(&table, &table.ann, &words, "Board").await;
    assert_eq!(said(&back), said(&hint));
    let wrong = press(&table, &table.ann, &back, "J9").await;
    let words = press(&table, &table.ann, &wrong, "In words").await;
    assert!(words.content().contains("\nRow 10: "), "{words:?}");
    assert!(words.content().contains("Not **J9**. "), "{words:?}");
    assert_eq!(said(&words), said(&wrong));
    let back = press(&table, &table.ann, &words, "Board").await;
    assert_eq!(back.attachments().len(), 1);
    assert_eq!(said(&back), said(&wrong));
    let shown = press(&table, &table.ann, &hint, "Show me").await;
    assert!(
        shown
            .content()
            .contains("One answer is **G10**. Five in a row"),
        "{shown:?}"
    );
    let undone = "The task is done once you place the stone yourself: press *Try again*.";
    assert!(shown.content().ends_with(undone), "{shown:?}");
    let again = press(&table, &table.ann, &shown, "Try again").await;
    assert!(again.content().contains("**Your task:**"), "{again:?}");
    let list = press(&table, &table.ann, &again, "All lessons").await;
    assert!(
        list.content().starts_with("**Twelve lessons** · 0 done"),
        "{list:?}"
    );
    let page = press(&table, &table.ann, &list, "Go on").await;
    assert!(page.content().starts_with("**Lesson 1 of 12"), "{page:?}");
    table.clear().await;
}

#[tokio::test]
async fn who_reads_another_language_than_the_server_has_is_told_in_which_the_comments_are() {
    let table = Table::in_english().await;
    let game_of = async |who: &Person| {
        let page = learns(&table, who).await;
        table.wait(PICTURES.within);
        let message = page.message.as_ref().unwrap();
        let game = who.press_custom_id(message, "t1:learn:task:game").await;
        who.settled(game.unwrap()).await.unwrap()
    };
    let german = [("language", "de".into())];
    table.ann.slash("settings", german).await.unwrap();
    let told = game_of(&table.ann).await;
    let which = "Auf diesem Server sind die Partie und meine Hinweise auf English, ";
    assert!(told.content().contains(which), "{told:?}");
    let same = game_of(&table.ben).await;
    assert!(!same.content().contains("my comments are in"), "{same:?}");
    table.clear().await;
}

#[tokio::test]
async fn points_are_named_in_the_notation_that_one_reads() {
    let table = Table::set().await;
    let notation = [("notation", "relative".into())];
    table.ann.slash("settings", notation).await.unwrap();
    let page = learns(&table, &table.ann).await;
    let solved = press(&table, &table.ann, &page, "R2").await;
    assert!(solved.content().contains("Right: **R2**."), "{solved:?}");
    table.wait(PICTURES.within);
    let message = solved.message.as_ref().unwrap();
    let task = table
        .ann
        .press_custom_id(message, "t1:learn:task:notation")
        .await;
    let task = table.ann.settled(task.unwrap()).await.unwrap();
    assert!(task.content().contains("Find the point `M11`."), "{task:?}");
    let wrong = press(&table, &table.ann, &task, "L1D1").await;
    assert!(wrong.content().contains("That point is J9."), "{wrong:?}");
    let solved = press(&table, &table.ann, &wrong, "R2U1").await;
    assert!(solved.content().contains("Right: **R2U1**."), "{solved:?}");
    table.clear().await;
}

/// What only this person was told in the channel, with these words.
async fn aside(table: &Table, who: &Person, words: &str) -> Arc<Message> {
    let channel = table.discord.general().id();
    let found = table.discord.wait_for(|world| {
        let messages = world.messages(channel).iter();
        let mut own = messages.filter(|it| it.only_for == Some(who.id()));
        own.find(|it| it.content.contains(words)).cloned()
    });
    found.await.unwrap()
}

fn offers(table: &Table, who: &Person) -> usize {
    let seen = who.sees(table.discord.general().id());
    let offers = seen
        .iter()
        .filter(|it| it.content.contains("New to Pente?"));
    offers.count()
}

#[tokio::test]
async fn a_newcomer_is_offered_the_lessons_once_before_their_first_game() {
    let table = Table::set().await;
    let invite = async || {
        table.wait_out_double_press();
        let options = [("opponent", (&table.ben).into())];
        private(&table.ann.slash("challenge", options).await.unwrap());
    };
    invite().await;
    let offer = aside(&table, &table.ann, "New to Pente?").await;
    let invitation = table.message("Ann invites you").await;
    table.ben.press(&invitation, "Accept").await.unwrap();
    aside(&table, &table.ben, "New to Pente?").await;
    let declined = table.ann.press(&offer, "No, thanks").await.unwrap();
    assert!(
        declined.content().starts_with("All right. `/learn`"),
        "{declined:?}"
    );
    invite().await;
    table.message("game 1, move 2.").await;
    assert_eq!(
        (offers(&table, &table.ann), offers(&table, &table.ben)),
        (0, 1)
    );
    let cleo = table.discord.person("Cleo");
    learns(&table, &cleo).await;
    table.wait_out_double_press();
    let options = [("opponent", (&table.ben).into())];
    private(&cleo.slash("challenge", options).await.unwrap());
    assert_eq!(offers(&table, &cleo), 0, "she has begun a lesson");
    table.clear().await;
}

#[tokio::test]
async fn the_help_leads_to_the_lessons() {
    let table = Table::set().await;
    let help = table.help(&table.ann).await;
    let page = press(&table, &table.ann, &help, "Lessons").await;
    assert!(page.content().starts_with("**Lesson 1 of 12"), "{page:?}");
    table.clear().await;
}

#[tokio::test]
async fn the_last_lesson_is_a_game_that_comments_on_what_happened_also_after_a_restart() {
    let mut table = Table::set().await;
    let page = learns(&table, &table.ann).await;
    table.wait(PICTURES.within);
    let message = page.message.as_ref().unwrap();
    let game = table
        .ann
        .press_custom_id(message, "t1:learn:task:game")
        .await;
    let game = table.ann.settled(game.unwrap()).await.unwrap();
    let begun = press(&table, &table.ann, &game, "Play against me").await;
    assert!(private(&begun).starts_with("Game 1 starts"), "{begun:?}");
    let board = table.message("your turn · game 1, move 3.").await;
    let why = "Your first stone in the centre is a big advantage: ";
    assert!(board.content.contains(why), "{board:?}");
    let rule = board.content.to_lowercase();
    assert_eq!(rule.matches("tournament rule").count(), 1, "{board:?}");
    assert_eq!(rule.matches("lines ").count(), 1, "{board:?}");
    the_lesson_leads_to_its_game(&table, message).await;
    let view = table.service().game(GameId(1)).await.unwrap();
    assert!(view.is_lesson && !view.game.terms.rated);
    assert_eq!(
        view.game
            .player(view.game.position().seats().next().unwrap()),
        PlayerId(table.ann.id().get())
    );
    table.stop().await;
    table.start().await;
    table.ann.reply(&board, "T1").unwrap();
    let next = table.message("your turn · game 1, move 5.").await;
    let board = goes_on_in_one_private_message(&table, &next).await;
    assert!(
        next.id == board.id && COMMENTS.iter().any(|it| next.content.contains(it)),
        "{next:?}"
    );
    let page = learns(&table, &table.ann).await;
    assert!(
        private(&page).starts_with("**Lesson 1 of 12"),
        "the first that is not solved: {page:?}"
    );
    let list = press(&table, &table.ann, &page, "All lessons").await;
    assert!(
        list.content().contains("12. Your first game · done"),
        "{list:?}"
    );
    let ann = PlayerId(table.ann.id().get());
    let threes = lessons::lesson("threes").unwrap().tasks;
    let others = tasks().filter(|task| !threes[1..].contains(task));
    for task in others {
        table.service().save_solved(ann, task).await.unwrap();
    }
    let list = press(&table, &table.ann, &list, "Go on").await;
    let list = press(&table, &table.ann, &list, "All lessons").await;
    assert!(
        list.content().contains("\n6. Threes and fours · 1 of 4\n"),
        "{list:?}"
    );
    for task in &threes[1..] {
        table.service().save_solved(ann, task).await.unwrap();
    }
    let game = lessons::task(lessons::GAME).unwrap();
    table.service().save_solved(ann, game).await.unwrap();
    let list = learns(&table, &table.ann).await;
    assert!(
        private(&list).contains("You have done all twelve lessons. "),
        "{list:?}"
    );
    let buttons = list.message.unwrap().buttons();
    assert!(buttons.iter().all(|it| it.label != "Go on"), "{buttons:?}");
    table.wait_out_double_press();
    let question = table.ann.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("wins game 1").await;
    let over = "That was the game of the last lesson.";
    assert!(end.content.contains(over), "{end:?}");
    table.wait(PICTURES.within);
    let puzzle = table
        .ann
        .press_as_seen(&end, "A puzzle that suits me")
        .await;
    let puzzle = table.ann.settled(puzzle.unwrap()).await.unwrap();
    assert!(private(&puzzle).starts_with("**Puzzle** · "), "{puzzle:?}");
    table.wait_out_double_press();
    let options = [("level", 1_i64.into()), ("first", "me".into())];
    let other = table.ann.slash("challenge", options).await.unwrap();
    private(&table.ann.settled(other).await.unwrap());
    let board = table.message("your turn · game 2, move 3.").await;
    assert!(
        !COMMENTS.iter().any(|it| board.content.contains(it)),
        "{board:?}"
    );
    table.clear().await;
}

/// While game 1 is running, the last lesson leads to it.
async fn the_lesson_leads_to_its_game(table: &Table, message: &Message) {
    table.wait(PICTURES.within);
    let lesson = table.ann.press_custom_id(message, "t1:learn:task:game");
    let lesson = table.ann.settled(lesson.await.unwrap()).await.unwrap();
    let text = lesson.content();
    let running = "\n\nYour game of this lesson is still running: ";
    // The link is there once it is noted where the board was posted.
    assert!(text.contains(running), "{text}");
    assert!(text.contains("game 1"), "{text}");
    table.wait(PICTURES.within);
    let lesson = lesson.message.as_ref().unwrap();
    let picker = table.ann.press(lesson, "Your game").await.unwrap();
    let picker = table.ann.settled(picker).await.unwrap();
    assert!(private(&picker).contains("game 1, move 3."), "{picker:?}");
}

#[tokio::test]
async fn the_game_of_the_lesson_has_no_comments_on_what_others_play() {
    let table = Table::set().await;
    let page = learns(&table, &table.ann).await;
    let message = page.message.as_ref().unwrap();
    table.wait(PICTURES.within);
    let game = table.ann.press_custom_id(message, "t1:learn:task:game");
    let game = table.ann.settled(game.await.unwrap()).await.unwrap();
    press(&table, &table.ann, &game, "Play against me").await;
    let board = table.message("your turn · game 1, move 3.").await;
    table.ann.reply(&board, "T1").unwrap();
    let board = table.message("your turn · game 1, move 5.").await;
    let first = GameId(1);
    let view = table.service().game(first).await.unwrap();
    let size = view.game.terms.ruleset.size;
    let moves = view.game.record().moves.iter().filter_map(|mv| mv.point());
    let mirrored = moves.map(|at| Point::new(size.files() - 1 - at.file(), at.rank()));
    let mirrored: Vec<_> = mirrored.collect();
    // The same stones in a mirror, in another order.
    let order = [mirrored[3], mirrored[2], mirrored[1]];
    let stones = order.map(|at| at.to_string()).join(" ");
    let other = table.game(false, "tournament").await;
    table.play(other, &stones).await;
    let none = "I don't comment on this board: ";
    let picker = table.ann.press(&board, "Play").await.unwrap();
    let text = private(&picker);
    assert!(text.contains(none), "{text}");
    assert!(!COMMENTS.iter().any(|it| text.contains(it)), "{text}");
    table.ann.reply(&board, "T3").unwrap();
    let next = table.message("your turn · game 1, move 7.").await;
    assert!(next.content.contains(none), "{next:?}");
    table.ann.reply(&next, "T5").unwrap();
    let next = table.message("your turn · game 1, move 9.").await;
    assert!(
        COMMENTS.iter().any(|it| next.content.contains(it)),
        "{next:?}"
    );
    table.clear().await;
}

/// Ann makes three moves in one private message, which has the comments, too: two from menus, the last one by a form.
/// Returns the board after them.
async fn goes_on_in_one_private_message(table: &Table, board: &Message) -> Arc<Message> {
    let mut picker = table.ann.press(board, "Play").await.unwrap();
    for (number, file, point) in [(5, "0", "A1"), (7, "1", "B1"), (9, "", "S1")] {
        let text = private(&picker);
        assert!(text.contains(&format!("game 1, move {number}.")), "{text}");
        assert!(COMMENTS.iter().any(|it| text.contains(it)), "{text}");
        let menus = press(table, &table.ann, &picker, "⋯").await;
        let message = menus.message.as_ref().unwrap();
        let played = if file.is_empty() {
            let form = table.ann.press(message, "Type a point").await.unwrap();
            let form = form.modal.unwrap();
            let typed = table.ann.submit_modal(&form, &[("Point", point)]).await;
            let typed = typed.unwrap();
            assert_eq!(typed.message.as_ref().unwrap().id, message.id);
            typed
        } else {
            let menu = message.menus()[0].custom_id.clone();
            let filed = table.ann.select(message, &menu, &[file]).await.unwrap();
            let message = filed.message.as_ref().unwrap();
            let menu = message.menus()[1].custom_id.clone();
            let seen = table.ann.select(message, &menu, &["0"]).await.unwrap();
            press(table, &table.ann, &seen, &format!("Play {point}")).await
        };
        let receipt = format!("You played **{point}**. Game 1: my reply will appear on the board.");
        assert_eq!(played.content(), receipt);
        table
            .message(&format!("your turn · game 1, move {}.", number + 2))
            .await;
        picker = press(table, &table.ann, &played, "Next move").await;
        assert_eq!(picker.attachments().len(), 1, "the board is there again");
    }
    table.message("your turn · game 1, move 11.").await
}

/// Words of the comments that a game between two moves may have.
const COMMENTS: [&str; 7] = [
    "I threaten to win at ",
    "Nothing is threatened: ",
    "Your pair ",
    "You can capture the pair ",
    "I captured ",
    "I have an open three: ",
    "You captured ",
];
