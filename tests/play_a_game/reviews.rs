//! Reviews of finished games: from the end to the moves that decided it.

use jiff::SignedDuration;
use local_discord::{Answer, AnswerKind, Message, Person};
use tessera::game::GameId;
use tessera::game::limits::PICTURES;
use tessera::review::{Chance, Fault, Judgement, Judging, Review, Word};

use crate::puzzles::{found, solves_this};
use crate::table::{Table, private};

/// Ben leaves Ann's three stones with a gap alone, Ann does not take the win, and then does.
const MISSED: &str = "A1 N10 A4 M10 B8 T19 C3 L10 T1 O10";

async fn finished(table: &Table) -> u32 {
    let game = table.game(false, "free").await;
    table.play(game, MISSED).await;
    table.message(&format!("Ann wins game {game}")).await;
    game
}

/// The same with its review, which was made by short searches: what the game turns on is soon seen.
async fn reviewed(table: &Table) -> u32 {
    let game = finished(table).await;
    let review = judged(table, game).await;
    keep(table, game, &review).await;
    game
}

async fn judged(table: &Table, game: u32) -> Review {
    let view = table.service().game(GameId(game.into())).await.unwrap();
    let mut judging = Judging::with_nodes(view.game.record(), 1_500).unwrap();
    while judging.left() > 0 {
        judging.step(None);
    }
    judging.review()
}

async fn keep(table: &Table, game: u32, review: &Review) {
    let keep = table.service().keep_review(GameId(game.into()), review);
    keep.await.unwrap();
}

/// Ben opens the review from the end of the game.
async fn opens(table: &Table, game: u32) -> Answer {
    let end = table.message(&format!("Ann wins game {game}")).await;
    presses(table, &table.ben, &end, "Review").await
}

/// The review that a press asked for. Without optimisation it is minutes of work where the machine has
/// other tests to do, which is longer than what anything else is waited for.
async fn made(person: &Person, press: Answer) -> Answer {
    for _ in 0..12 {
        if let Ok(review) = person.settled(press.clone()).await {
            return review;
        }
    }
    person.settled(press).await.unwrap()
}

#[tokio::test]
async fn the_end_leads_to_the_review_and_to_the_moves_that_decided() {
    let table = Table::set().await;
    let game = finished(&table).await;
    // What the review says of puzzles does not change any more.
    found(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let said = table.said().len();
    let press = table.ben.press_as_seen(&end, "Review").await.unwrap();
    let review = made(&table.ben, press).await;
    let text = private(&review);
    assert!(text.starts_with("**Review of game 1**"), "{text}");
    assert!(text.contains("Accuracy: Ann (white)"), "{text}");
    assert!(
        text.contains("Move 7: Ann played **T19**, a blunder. A win in 2 moves was missed."),
        "{text}"
    );
    let [strip] = review.attachments() else {
        panic!("{review:?}");
    };
    assert_eq!(strip.filename, "strip.png");
    assert!(strip.description.is_some());
    assert_eq!(table.said().len(), said, "nobody else hears of it");

    let point = press_in(&table, &review, "Move 7").await;
    let text = point.content();
    assert!(text.starts_with("**Game 1** · move 7"), "{text}");
    assert!(text.contains("A win in 2 moves was missed."), "{text}");
    assert!(text.contains("Better: **"), "{text}");
    let [board] = point.attachments() else {
        panic!("{point:?}");
    };
    let about = board.description.as_ref().unwrap();
    assert!(
        about.contains("Move 7: Ann played T19, marked ??."),
        "{about}"
    );
    assert!(about.contains("marked !."), "{about}");
    let on = press_in(&table, &point, "On in this line").await;
    assert!(on.content().contains("On the board: "), "{on:?}");
    let point = press_in(&table, &on, "Back in this line").await;
    assert_eq!(point.content(), text);
    let overview = press_in(&table, &point, "Overview").await;
    assert!(overview.content().starts_with("**Review of game 1**"));
    // Each page takes the place of the one before.
    let point = press_in(&table, &overview, "Move 7").await;
    let step = press_in(&table, &point, "Step through").await;
    assert!(step.content().contains("move 7 of"), "{step:?}");

    // The command shows the same review, which is kept.
    let again = table.ann.slash("review", []).await.unwrap();
    let again = table.ann.settled(again).await.unwrap();
    assert_eq!(private(&again), private(&review));

    // While the position before the move stands in a running game, an old button says so.
    let next = table.game(false, "free").await;
    table.play(next, "A1 N10 A4 M10 B8").await;
    let message = again.message.as_ref().unwrap();
    let silent = table.ann.press(message, "Move 7").await.unwrap();
    let silent = table.ann.settled(silent).await.unwrap();
    let text = silent.content();
    // Once, of it and of those before it.
    assert!(
        text.starts_with("Nothing is said about move 4 and"),
        "{text}"
    );
    assert_eq!(text.matches("Nothing is said").count(), 1, "{text}");
    assert!(!text.contains("T19"), "{text}");
    table.clear().await;
}

async fn press_in(table: &Table, from: &Answer, label: &str) -> Answer {
    table.wait(PICTURES.within);
    let message = from.message.as_ref().unwrap();
    let pressed = table.ben.press(message, label).await.unwrap();
    table.ben.settled(pressed).await.unwrap()
}

/// Presses a button of a message, and waits for the answer.
async fn presses(table: &Table, who: &Person, message: &Message, label: &str) -> Answer {
    table.wait(PICTURES.within);
    let pressed = who.press_as_seen(message, label).await.unwrap();
    who.settled(pressed).await.unwrap()
}

#[tokio::test]
async fn a_win_that_was_missed_leads_from_the_review_to_its_puzzle() {
    let table = Table::set().await;
    let game = reviewed(&table).await;
    let puzzles = found(&table).await;
    let puzzle = puzzles.iter().find(|it| it.start == 6).unwrap();
    let review = opens(&table, game).await;
    let review = review.message.as_ref().unwrap();
    let label = "Puzzle: move 7";
    let labelled = |message: &Message| {
        message
            .buttons()
            .iter()
            .filter(|it| it.label == label)
            .count()
    };
    assert_eq!(labelled(review), 1, "{review:?}");
    let said = table.said().len();
    let page = presses(&table, &table.ben, review, label).await;
    assert!(private(&page).contains("**Puzzle** · Pente"), "{page:?}");
    let beside = page.message.as_ref().unwrap();
    assert_ne!(beside.id, review.id, "the review stays");
    let solved = solves_this(&table, &table.ben, page, puzzle).await;
    let text = solved.content();
    assert!(
        !text.contains("Your puzzle rating"),
        "the review told him: {text}"
    );
    assert!(text.contains("It is from [game 1]"), "{text}");
    assert_eq!(table.said().len(), said, "nobody else hears of it");
    // The page of the move has the button, too.
    let point = presses(&table, &table.ben, review, "Move 7").await;
    let point = point.message.as_ref().unwrap();
    assert_eq!(labelled(point), 1, "{point:?}");

    // While the position stands in a running game, it is not shown, and a review leads to it no longer.
    let next = table.game(false, "free").await;
    table.play(next, "A1 N10 A4 M10 B8").await;
    let silent = presses(&table, &table.ben, point, label).await;
    assert!(
        silent.content().contains("playing this very position"),
        "{silent:?}"
    );
    let review = opens(&table, game).await;
    assert_eq!(labelled(review.message.as_ref().unwrap()), 0, "{review:?}");
    table.clear().await;
}

#[tokio::test]
async fn a_reason_that_is_a_number_is_told_with_the_better_line() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let mut review = judged(&table, game).await;
    let missed = review.plies[6].judgement.as_mut().unwrap();
    let better = missed.better.clone();
    missed.reason = Some(Fault::LessLikely { percent: 43 });
    keep(&table, game, &review).await;
    let shown = opens(&table, game).await;
    let text = private(&shown);
    let told = text
        .lines()
        .find(|it| it.contains("This cost 43 percentage points"))
        .unwrap();
    let first = better[0].point().unwrap().to_string().to_uppercase();
    assert!(told.contains(&format!("Better: {first}")), "{told}");
    table.clear().await;
}

#[tokio::test]
async fn the_mistakes_that_did_not_decide_are_in_a_menu() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let mut review = judged(&table, game).await;
    for (index, percent) in [(4, 11_u8), (5, 12), (6, 30), (7, 40), (8, 50)] {
        review.plies[index].judgement = Some(Judgement {
            best: Chance(60.0),
            played: Chance(60.0 - f64::from(percent)),
            word: Some(Word::Mistake),
            better: Vec::new(),
            reason: Some(Fault::ThreeLeft),
            reply: Vec::new(),
            missed_win: None,
        });
    }
    keep(&table, game, &review).await;
    let shown = opens(&table, game).await;
    let message = shown.message.as_ref().unwrap();
    for decided in ["Move 7", "Move 8", "Move 9"] {
        assert!(message.button(decided).is_some(), "{message:?}");
    }
    let menus = message.menus();
    let labels = menus[0].options.iter().map(|(label, _)| label.as_str());
    assert_eq!(
        labels.collect::<Vec<_>>(),
        ["Move 5: a mistake", "Move 6: a mistake"]
    );
    table.wait(PICTURES.within);
    let id = menus[0].custom_id.clone();
    let page = table.ben.select(message, &id, &["5"]).await.unwrap();
    let page = table.ben.settled(page).await.unwrap();
    let text = page.content();
    assert!(text.starts_with("**Game 1** · move 6"), "{text}");
    assert!(text.contains("An open three was left unblocked."), "{text}");
    table.clear().await;
}

#[tokio::test]
async fn a_review_is_shown_to_everybody_once_both_agree() {
    let table = Table::set().await;
    let game = reviewed(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let waits = table.ben.press_as_seen(&end, "Review").await.unwrap();
    // If it takes a while, it says so.
    let is_seen = matches!(waits.kind, AnswerKind::Deferred | AnswerKind::Ephemeral);
    assert!(is_seen, "{waits:?}");
    let review = table.ben.settled(waits).await.unwrap();
    let review = review.message.as_ref().unwrap();
    let label = "Show in the game's channel";
    let asked = presses(&table, &table.ben, review, label).await;
    assert!(private(&asked).contains("Ann was asked"), "{asked:?}");
    let wish = "Ben would like to show the review of game 1";
    let question = table.message(wish).await;
    assert_eq!(question.pings.len(), 1);
    assert_eq!(question.pings[0].get(), table.ann.id().get());
    // Who has agreed waits, and nobody is asked twice.
    let again = presses(&table, &table.ben, &question, "Show it").await;
    let told = private(&again);
    assert!(told.starts_with("Ann was asked already. "), "{told}");
    assert!(told.contains("if Ann agrees, too"), "{told}");
    let cleo = table.discord.person("Cleo");
    let refused = presses(&table, &cleo, &question, "Show it").await;
    assert!(!private(&refused).contains("agree"), "{refused:?}");
    let shown = presses(&table, &table.ann, &question, "Show it").await;
    let done = "The review is in the game's channel.";
    assert_eq!(private(&shown), done);
    let post = table.message("**Review of game 1**").await;
    assert!(post.pings.is_empty());
    assert!(
        post.content
            .contains("Move 7: Ann played **T19**, a blunder.")
    );
    let names: Vec<&str> = post
        .attachments
        .iter()
        .map(|it| it.filename.as_str())
        .collect();
    assert_eq!(names[0], "strip.png");
    assert!((2..=4).contains(&names.len()), "{names:?}");
    let point = presses(&table, &table.ben, &post, "Move 7").await;
    assert!(private(&point).starts_with("**Game 1** · move 7"));
    let once_more = presses(&table, &table.ann, &question, "Show it").await;
    assert_eq!(private(&once_more), done);
    let answered = table.message(wish).await;
    assert!(answered.buttons().is_empty(), "{answered:?}");
    // Whoever looks at it again is not asked to show it again.
    let again = presses(&table, &table.ben, &end, "Review").await;
    let buttons = again.message.as_ref().unwrap().buttons();
    assert!(buttons.iter().all(|it| it.label != label));
    let count = |text: &str| table.said().iter().filter(|it| it.contains(text)).count();
    assert_eq!((count(wish), count("**Review of game 1**")), (1, 1));
    table.clear().await;
}

#[tokio::test]
async fn who_does_not_want_a_review_to_be_shown_says_so_in_place_of_the_question() {
    let table = Table::set().await;
    let game = reviewed(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let review = presses(&table, &table.ben, &end, "Review").await;
    let label = "Show in the game's channel";
    let overview = review.message.as_ref().unwrap();
    presses(&table, &table.ben, overview, label).await;
    let question = table.message("Ben would like to show the review").await;
    let cleo = table.discord.person("Cleo");
    let refused = presses(&table, &cleo, &question, "No, thanks").await;
    assert!(private(&refused).contains("play"), "{refused:?}");
    let own = presses(&table, &table.ann, &question, "No, thanks").await;
    let told = "You declined: the review of game 1 isn't shown in the game's channel. If you change \
        your mind, press *Show in the game's channel* under the review.";
    assert_eq!(private(&own), told);
    let declined = table
        .message("Ann would rather not show the review of game 1.")
        .await;
    assert_eq!(declined.id, question.id);
    assert!(declined.buttons().is_empty());
    // Ben learns it when he presses again, and nobody is asked again.
    let again = presses(&table, &table.ben, overview, label).await;
    let told = "You still want to show it, but Ann has declined and isn't asked again.";
    assert!(private(&again).starts_with(told), "{again:?}");
    // Ann is told before she presses that it is shown at once, and then it is.
    let own = presses(&table, &table.ann, &end, "Review").await;
    let at_once = "Ben wants to show this review in the game's channel: if you press \
        *Show in the game's channel*, everybody there sees it at once.";
    assert!(private(&own).starts_with(at_once), "{own:?}");
    let bens = presses(&table, &table.ben, &end, "Review").await;
    assert!(!private(&bens).contains("at once"), "{bens:?}");
    let shown = presses(&table, &table.ann, own.message.as_ref().unwrap(), label).await;
    assert_eq!(private(&shown), "The review is in the game's channel.");
    let posted = table.message("**Review of game 1**").await;
    assert!(!posted.content.contains("at once"), "{posted:?}");
    // What she said before does not stand above it.
    let agreed = table
        .message("Both players agree after all: the review of game 1 is shown here.")
        .await;
    assert_eq!(agreed.id, question.id);
    let said = table.said();
    assert!(
        said.iter().all(|it| !it.contains("would rather not")),
        "{said:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn the_puzzle_of_a_game_that_is_kept_back_is_pressed_in_vain() {
    let table = Table::set().await;
    let game = reviewed(&table).await;
    found(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let cleo = table.discord.person("Cleo");
    let review = presses(&table, &cleo, &end, "Review").await;
    let review = review.message.as_ref().unwrap();
    let label = "Puzzle: move 7";
    let page = presses(&table, &cleo, review, label).await;
    assert!(private(&page).contains("**Puzzle** · Pente"), "{page:?}");
    // Ben shows what he plays to nobody any more.
    let hides = [("profile", "nobody".into())];
    table.ben.slash("settings", hides).await.unwrap();
    let vain = presses(&table, &cleo, review, label).await;
    assert!(
        private(&vain).starts_with("There is no such puzzle"),
        "{vain:?}"
    );
    let again = presses(&table, &cleo, &end, "Review").await;
    let buttons = again.message.as_ref().unwrap().buttons();
    assert!(buttons.iter().all(|it| it.label != label), "{again:?}");
    assert!(
        private(&again).contains("Move 7: Ann played **T19**"),
        "{again:?}"
    );
    // He himself still gets it.
    let own = presses(&table, &table.ben, &end, "Review").await;
    let own = presses(&table, &table.ben, own.message.as_ref().unwrap(), label).await;
    assert!(private(&own).contains("**Puzzle** · Pente"), "{own:?}");
    table.clear().await;
}

#[tokio::test]
async fn puzzles_whose_positions_stand_are_not_denied_and_a_press_shows_them_later() {
    let table = Table::set().await;
    finished(&table).await;
    found(&table).await;
    let mine = [("source", "mine".into())];
    let next = table.game(false, "free").await;
    table.play(next, "A1 N10 A4 M10 B8 T19").await;
    table.wait(PICTURES.within);
    let kept = table.ann.slash("puzzle", mine).await.unwrap();
    let kept = table.ann.settled(kept).await.unwrap();
    let silent = "There are such puzzles, but their positions stand in running games now";
    assert!(private(&kept).starts_with(silent), "{kept:?}");
    let again = "t1:puzzle:next";
    let message = kept.message.as_ref().unwrap();
    table.wait(PICTURES.within);
    let pressed = table.ann.press_custom_id(message, again).await.unwrap();
    let pressed = table.ann.settled(pressed).await.unwrap();
    assert!(pressed.content().starts_with(silent), "{pressed:?}");
    let options = [("game", next.to_string().into())];
    let question = table.ann.slash("resign", options).await.unwrap();
    let question = question.message.unwrap();
    let resign = format!("Resign game {next}");
    table.ann.press(&question, &resign).await.unwrap();
    table.message(&format!("Ben wins game {next}")).await;
    table.wait(PICTURES.within);
    let shown = table.ann.press_custom_id(message, again).await.unwrap();
    let shown = table.ann.settled(shown).await.unwrap();
    assert!(shown.content().contains("**Puzzle** · Pente"), "{shown:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_was_posted_and_not_noted_is_found_again_and_not_posted_twice() {
    let mut table = Table::set().await;
    let game = reviewed(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let review = presses(&table, &table.ben, &end, "Review").await;
    let label = "Show in the game's channel";
    presses(&table, &table.ben, review.message.as_ref().unwrap(), label).await;
    let wish = "Ben would like to show the review of game 1";
    let question = table.message(wish).await;
    // The bot stops after each post, before it has noted it, and Discord has forgotten it meanwhile. Ann was pinged just
    // before, and is not pinged again.
    let forgotten = "UPDATE review_shares SET asked = FALSE; UPDATE pings SET at = at + 600000;";
    forget(&mut table, forgotten).await;
    let asked = presses(&table, &table.ben, &question, "Show it").await;
    assert!(private(&asked).contains("Ann was asked"), "{asked:?}");
    for _ in 0..2 {
        let shown = presses(&table, &table.ann, &question, "Show it").await;
        assert_eq!(private(&shown), "The review is in the game's channel.");
        forget(&mut table, "DELETE FROM shared_reviews").await;
    }
    let count = |text: &str| table.said().iter().filter(|it| it.contains(text)).count();
    assert_eq!((count(wish), count("**Review of game 1**")), (1, 1));
    table.clear().await;
}

/// Stops the bot, lets the database forget something, and starts the bot again ten minutes later.
async fn forget(table: &mut Table, sql: &'static str) {
    table.stop().await;
    table.database().await.run(sql).await;
    table.passes(SignedDuration::from_mins(10));
    table.start().await;
}

#[tokio::test]
async fn nothing_is_said_of_a_position_that_two_others_have_mirrored_in_another_order_on_another_server()
 {
    let table = Table::set().await;
    let game = reviewed(&table).await;
    let end = table.message(&format!("Ann wins game {game}")).await;
    let review = presses(&table, &table.ben, &end, "Review").await;
    assert!(private(&review).contains("Move 7: Ann played **T19**"));
    let overview = review.message.as_ref().unwrap();

    // What stands before move 7, with left and right exchanged.
    let channel = table.elsewhere().await;
    let cleo = table.discord.person("Cleo").in_channel(&channel);
    let dora = table.discord.person("Dora").in_channel(&channel);
    let options = [
        ("opponent", (&dora).into()),
        ("ruleset", "pente".into()),
        ("opening", "free".into()),
        ("first", "me".into()),
    ];
    cleo.slash("challenge", options).await.unwrap();
    let invitation = table.message_in(channel.id(), "Cleo invites you").await;
    dora.press(&invitation, "Accept").await.unwrap();
    let turns = [&dora, &cleo].into_iter().cycle();
    for (number, (who, point)) in (3..).zip(turns.zip(["T4", "H10", "S8", "G10", "T1"])) {
        table
            .message_in(channel.id(), &format!("game 2, move {}.", number - 1))
            .await;
        let played = table.place(who, 2, point).await;
        assert!(private(&played).starts_with("You played"), "{played:?}");
        table
            .message_in(channel.id(), &format!("game 2, move {number}."))
            .await;
    }
    let silent = presses(&table, &table.ben, overview, "Move 7").await;
    let text = silent.content();
    // Once, of it and of those before it.
    assert!(
        text.starts_with("Nothing is said about move 6 and"),
        "{text}"
    );
    assert_eq!(text.matches("Nothing is said").count(), 1, "{text}");
    assert!(!text.contains("T19"), "{text}");
    let review = |found: Answer| private(&found).to_owned();
    let text = review(presses(&table, &table.ann, &end, "Review").await);
    let silent =
        "and what followed it, because it leads to a position that stands in a running game";
    assert!(text.contains(silent), "{text}");
    assert!(!text.contains("No single move decided"), "{text}");
    assert!(!text.contains("T19"), "{text}");

    // Once that game has gone on so far that it does not come back, nothing is kept back any more.
    let turns = [(&cleo, "A10"), (&dora, "D15"), (&cleo, "F17")];
    for (number, (who, point)) in (8..).zip(turns) {
        let text = review(presses(&table, &table.ann, &end, "Review").await);
        assert!(text.contains(silent), "{text}");
        assert!(!text.contains("T19"), "{text}");
        table.place(who, 2, point).await;
        table
            .message_in(channel.id(), &format!("game 2, move {number}."))
            .await;
    }
    let text = review(presses(&table, &table.ann, &end, "Review").await);
    assert!(text.contains("Move 7: Ann played **T19**"), "{text}");
    table.clear().await;
}
