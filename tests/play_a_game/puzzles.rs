//! `/puzzle`: puzzles in one private message, and silence about positions that stand in running games.

use jiff::SignedDuration;
use local_discord::{Answer, Message, OptionValue, Person};
use tessera::game::limits::PICTURES;
use tessera::game::{
    ChannelId, Coin, First, Pace, Person as Player, Place, PlayerId, ServerId, Terms,
};
use tessera::puzzle::{Attempt, NODES, Puzzle, PuzzleId, attempt, built_in, solution};
use tessera::rules::{Move, Point, Position};

use crate::table::{Table, private};

/// What somebody types to get a puzzle.
async fn asks(table: &Table, who: &Person, options: &[(&'static str, &str)]) -> Answer {
    table.wait(PICTURES.within);
    let options: Vec<(&str, OptionValue)> = options
        .iter()
        .map(|(name, value)| (*name, (*value).into()))
        .collect();
    let page = who.slash("puzzle", options).await.unwrap();
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

/// Types a point into the form of a page.
async fn types(table: &Table, who: &Person, page: &Answer, text: &str) -> Answer {
    table.wait(PICTURES.within);
    let message = page.message.as_ref().unwrap();
    let form = who.press(message, "Type a point").await.unwrap();
    let form = form.modal.unwrap();
    let tried = who.submit_modal(&form, &[("line", text)]).await.unwrap();
    who.settled(tried).await.unwrap()
}

/// The puzzle of a page, by the id in its buttons.
fn puzzle_of(page: &Answer) -> &'static Puzzle {
    let buttons = page.message.as_ref().unwrap().buttons();
    let id = buttons.iter().find_map(|button| {
        let mut words = button.custom_id.strip_prefix("t1:puzzle:")?.split(':');
        PuzzleId::parse(words.nth(1)?)
    });
    let id = id.expect("its buttons name the puzzle");
    built_in().iter().find(|puzzle| puzzle.id() == id).unwrap()
}

fn typed(mv: Move) -> String {
    match mv {
        Move::Power(at) => format!("+{at}"),
        mv => mv.point().unwrap().to_string(),
    }
}

/// A legal stone that is wrong.
fn wrong(position: &Position, puzzle: &Puzzle) -> Move {
    let judged = |mv: &Move| attempt(position, puzzle.goal, *mv, NODES);
    let is_wrong = |mv: &Move| matches!(judged(mv), Ok(Attempt::Wrong { .. }));
    let mut legal = position.legal().filter(|mv| mv.point().is_some());
    legal.find(is_wrong).unwrap()
}

/// Solves the built-in puzzle that a page shows, and returns the last page.
async fn solves(table: &Table, who: &Person, page: Answer) -> Answer {
    let puzzle = puzzle_of(&page);
    solves_this(table, who, page, puzzle).await
}

/// The same of any puzzle.
pub async fn solves_this(table: &Table, who: &Person, page: Answer, puzzle: &Puzzle) -> Answer {
    let (mut page, mut position) = (page, puzzle.position().unwrap());
    for _ in 0..12 {
        let mv = solution(&position, puzzle.goal, NODES)[0];
        let told = attempt(&position, puzzle.goal, mv, NODES).unwrap();
        page = types(table, who, &page, &typed(mv)).await;
        position.play(mv).unwrap();
        let Attempt::Kept { reply } = told else {
            assert!(page.content().contains("Solved with **"), "{page:?}");
            return page;
        };
        assert!(page.content().contains("Right: **"), "{page:?}");
        for mv in reply {
            position.play(mv).unwrap();
        }
    }
    panic!("it does not end");
}

#[tokio::test]
async fn a_puzzle_is_solved_is_rated_once_and_leads_to_the_next() {
    let table = Table::set().await;
    let page = asks(&table, &table.ann, &[("theme", "fours")]).await;
    let puzzle = puzzle_of(&page);
    assert!(private(&page).starts_with("**Puzzle** · "), "{page:?}");
    assert!(page.content().contains(" wins by force"), "{page:?}");
    assert!(
        page.content()
            .ends_with("and asking for the solution counts as not solving it."),
        "{page:?}"
    );
    let alt = page.attachments()[0].description.as_deref().unwrap();
    assert!(alt.contains("White: ") && alt.contains("Black: "), "{alt}");
    let pad = press(&table, &table.ann, &page, "Place a stone").await;
    assert_eq!(pad.attachments()[0].filename, "part.png");
    let moved = press(&table, &table.ann, &pad, "Board").await;
    assert_eq!(moved.attachments()[0].filename, "puzzle.png");
    let words = press(&table, &table.ann, &moved, "In words").await;
    assert!(words.content().contains("\nRow "), "{words:?}");
    assert!(words.content().contains("\nYou have "), "{words:?}");
    assert!(words.attachments().is_empty());
    let solved = solves(&table, &table.ann, words).await;
    let text = solved.content();
    assert!(text.contains("Your puzzle rating: 1500 → 1"), "{text}");
    assert!(text.contains("Solve one tomorrow, too"), "{text}");
    assert!(
        text.contains("a game that I played against myself"),
        "{text}"
    );
    let profile = table.ann.slash("profile", []).await.unwrap();
    let line = "solved: 1 of 1 · days in a row: 1 (best: 1)";
    assert!(private(&profile).contains(line), "{profile:?}");
    let again = press(&table, &table.ann, &solved, "Try again").await;
    assert!(again.content().contains("it isn't rated"), "{again:?}");
    let again = solves(&table, &table.ann, again).await;
    assert!(!again.content().contains("rating: "), "{again:?}");
    let next = press(&table, &table.ann, &again, "Next puzzle").await;
    let other = puzzle_of(&next);
    assert_ne!(other.id(), puzzle.id());
    assert!(other.themes.iter().any(|theme| theme.id() == "fours"));
    assert!(table.said().is_empty(), "nobody else hears of it");
    table.clear().await;
}

#[tokio::test]
async fn a_wrong_stone_is_refuted_and_what_is_pressed_twice_counts_once() {
    let table = Table::set().await;
    let page = asks(&table, &table.ann, &[("theme", "defence")]).await;
    let puzzle = puzzle_of(&page);
    assert!(
        page.content().contains("is about to win by force"),
        "{page:?}"
    );
    let hint = press(&table, &table.ann, &page, "Hint").await;
    let costs = "After this hint, solving the puzzle gains a third of the points.";
    assert!(hint.content().contains("a right stone is on "), "{hint:?}");
    assert!(hint.content().contains(costs), "{hint:?}");
    assert!(!hint.content().contains("after a hint"), "{hint:?}");
    // It is marked on the board.
    let picture = &hint.attachments()[0];
    assert_eq!(picture.filename, "part.png");
    let about = picture.description.as_deref().unwrap();
    let marked = about.split("Marked: ").nth(1).expect("a mark");
    let marked = marked.split('.').next().unwrap();
    assert_eq!(marked.split(", ").count(), 3, "{about}");
    let bad = wrong(&puzzle.position().unwrap(), puzzle);
    let refuted = types(&table, &table.ann, &hint, &typed(bad)).await;
    let says = format!("Not **{}**: ", typed(bad));
    assert!(refuted.content().contains(&says), "{refuted:?}");
    assert!(
        refuted.content().contains(" wins like this: "),
        "{refuted:?}"
    );
    assert!(
        refuted.content().contains("rating: 1500 → 1"),
        "{refuted:?}"
    );
    assert!(
        refuted
            .content()
            .contains("only the first attempt is rated"),
        "{refuted:?}"
    );
    // The picture shows the refutation: a button leads back to what is to be solved, which has the rating that it had.
    let head = |page: &Answer| page.content().lines().next().map(str::to_owned);
    assert_eq!(head(&refuted), head(&hint));
    let board = press(&table, &table.ann, &refuted, "Board").await;
    assert_eq!(board.attachments()[0].filename, "part.png");
    assert!(!board.content().contains(" wins like this"), "{board:?}");
    assert_eq!(head(&board), head(&hint));
    let again = types(&table, &table.ann, &refuted, &typed(bad)).await;
    assert!(!again.content().contains("rating: "), "{again:?}");
    assert!(
        again.content().contains(". You can try again.\n"),
        "{again:?}"
    );
    let position = puzzle.position().unwrap();
    let (taken, _) = position.board().stones().next().unwrap();
    let taken = types(&table, &table.ann, &again, &taken.to_string()).await;
    assert!(private(&taken).contains("taken"), "{taken:?}");
    let shown = press(&table, &table.ann, &again, "Solution").await;
    assert!(shown.content().contains("A solution: **"), "{shown:?}");
    assert!(
        refuted.content().contains("Your rating isn't settled yet"),
        "{refuted:?}"
    );
    let message = shown.message.as_ref().unwrap();
    let kept = table.ann.press(message, "Bring back my mistakes").await;
    let kept = table.ann.settled(kept.unwrap()).await.unwrap();
    assert_ne!(
        kept.message.as_ref().unwrap().id,
        shown.message.as_ref().unwrap().id,
        "the solution stays"
    );
    assert!(
        kept.content().contains("after 1, 3, 7 and 21 days"),
        "{kept:?}"
    );
    table.passes(SignedDuration::from_hours(25));
    let back = press(&table, &table.ann, &kept, "Next puzzle").await;
    assert_eq!(puzzle_of(&back).id(), puzzle.id());
    assert!(
        back.content().contains("it's back as a repetition"),
        "{back:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn a_hint_stays_while_a_stone_is_placed_and_until_one_is_right() {
    const HINT: &str = "Hint: a right stone is on ";
    let mut table = Table::set().await;
    let page = asks(&table, &table.ann, &[("theme", "fours")]).await;
    let puzzle = puzzle_of(&page);
    let can_ask = |page: &Answer| {
        let message = page.message.as_ref().unwrap();
        !message.button("Hint").unwrap().is_disabled
    };
    // What it costs is said only as long as the attempt is rated.
    let told = |page: &Answer| {
        let mut lines = page.content().lines();
        let line = lines.find(|it| it.starts_with(HINT))?;
        line.split('.').next().map(str::to_owned)
    };
    let marked = |page: &Answer| {
        let alt = page.attachments()[0].description.clone().unwrap();
        let marked = alt.split("Marked: ").nth(1)?;
        marked.split('.').next().map(str::to_owned)
    };
    assert!(can_ask(&page) && told(&page).is_none());
    let hint = press(&table, &table.ann, &page, "Hint").await;
    let (words, rings) = (told(&hint).expect("a hint"), marked(&hint));
    assert!(rings.is_some() && !can_ask(&hint), "{hint:?}");
    let pad = press(&table, &table.ann, &hint, "Place a stone").await;
    assert_eq!(
        (told(&pad).as_ref(), marked(&pad)),
        (Some(&words), rings.clone())
    );
    let board = press(&table, &table.ann, &pad, "Board").await;
    assert_eq!(
        (told(&board).as_ref(), marked(&board)),
        (Some(&words), rings.clone())
    );
    let in_words = press(&table, &table.ann, &board, "In words").await;
    assert_eq!(told(&in_words).as_ref(), Some(&words));
    assert!(!can_ask(&in_words), "{in_words:?}");
    table.stop().await;
    table.start().await;
    // Nor does a wrong stone take it away.
    let bad = wrong(&puzzle.position().unwrap(), puzzle);
    let refuted = types(&table, &table.ann, &in_words, &typed(bad)).await;
    assert_eq!(told(&refuted).as_ref(), Some(&words), "{refuted:?}");
    assert!(!can_ask(&refuted));
    let right = solution(&puzzle.position().unwrap(), puzzle.goal, NODES)[0];
    let kept = types(&table, &table.ann, &refuted, &typed(right)).await;
    assert!(kept.content().contains("Right: **"), "{kept:?}");
    assert!(told(&kept).is_none() && can_ask(&kept), "{kept:?}");
    let next = press(&table, &table.ann, &kept, "Hint").await;
    // It may name the same points again, if what was placed was captured.
    assert!(told(&next).is_some() && !can_ask(&next), "{next:?}");
    let shown = press(&table, &table.ann, &next, "Solution").await;
    assert!(told(&shown).is_none(), "{shown:?}");
    table.clear().await;
}

#[tokio::test]
async fn where_there_is_no_puzzle_of_a_kind_a_button_leads_to_others() {
    let table = Table::set().await;
    let none = asks(&table, &table.ann, &[("source", "mine")]).await;
    assert!(
        private(&none).starts_with("There is no such puzzle from your games"),
        "{none:?}"
    );
    let other = press(&table, &table.ann, &none, "A puzzle that suits me").await;
    puzzle_of(&other);
    // What was asked for last is known where nothing is said.
    let none = asks(&table, &table.ann, &[("source", "mine")]).await;
    let message = none.message.as_ref().unwrap();
    let again = table.ann.press_custom_id(message, "t1:puzzle:next").await;
    let again = table.ann.settled(again.unwrap()).await.unwrap();
    assert_eq!(again.content(), none.content());
    table.clear().await;
}

/// Begins a game on another server in which these stones are mirrored.
async fn stands_elsewhere(table: &Table, puzzle: &Puzzle) {
    let terms = Terms {
        ruleset: puzzle.game.ruleset,
        pace: Pace::Relaxed,
        rated: false,
        first: First::Challenger,
        calls: false,
        set: false,
        claim: false,
        hill: false,
    };
    let channel = table.elsewhere().await;
    let place = Place {
        server: Some(ServerId(table.discord.guild("Elsewhere").id().get())),
        channel: ChannelId(channel.id().get()),
    };
    let [dora, emil] = ["Dora", "Emil"].map(|name| {
        let person = table.discord.person(name).in_channel(&channel);
        Player::new(PlayerId(person.id().get()), name)
    });
    let (service, now) = (table.service(), table.time());
    let challenge = service.challenge(dora, Some(emil.clone()), terms, place, now);
    let challenge = challenge.await.unwrap();
    let accepted = service.accept(challenge.id, emil, Coin::Heads, now).await;
    let mut game = accepted.unwrap().game.game;
    let files = puzzle.game.ruleset.size.files();
    // The rules may have put the first stone there.
    let placed = game.record().moves.len();
    for mv in &puzzle.moves()[placed..] {
        let at = mv.point().unwrap();
        let mirrored = Move::Place(Point::new(files - 1 - at.file(), at.rank()));
        let Some(mover) = game.to_move() else {
            panic!("it is over")
        };
        game = service
            .play(game.id, mover, mirrored, None, now)
            .await
            .unwrap()
            .game;
    }
}

#[tokio::test]
async fn nothing_is_said_while_the_mirrored_position_stands_on_another_server() {
    let table = Table::set().await;
    let page = asks(&table, &table.ann, &[("ruleset", "gomoku")]).await;
    let puzzle = puzzle_of(&page);
    stands_elsewhere(&table, puzzle).await;
    let right = solution(&puzzle.position().unwrap(), puzzle.goal, NODES)[0];
    let at = format!("{}:0", puzzle.id());
    for action in [
        format!("hint:{at}"),
        format!("solution:{at}"),
        format!("words:{at}"),
        format!("pad:{at}:H9"),
        format!("show:{}", puzzle.id()),
        format!("try:{at}:{}", typed(right)),
    ] {
        table.wait(PICTURES.within);
        let (message, id) = (
            page.message.as_ref().unwrap(),
            format!("t1:puzzle:{action}"),
        );
        let silent = table.ann.press_custom_id(message, &id).await.unwrap();
        let silent = table.ann.settled(silent).await.unwrap();
        let text = silent.content();
        assert!(
            text.contains("Somebody is playing this very position now"),
            "{id}: {text}"
        );
        assert!(silent.attachments().is_empty());
    }
    for _ in 0..3 {
        let page = asks(&table, &table.ben, &[("ruleset", "gomoku")]).await;
        assert_ne!(puzzle_of(&page).id(), puzzle.id());
    }
    table.clear().await;
}

/// The puzzles of the day that stand in the channel.
fn daily(table: &Table) -> Vec<Message> {
    let said = table.messages().into_iter();
    said.filter(|it| it.content.starts_with("**The puzzle of the day** · "))
        .map(|it| (*it).clone())
        .collect()
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_posted_once_solved_privately_and_told_the_next_day() {
    let mut table = Table::set().await;
    let owner = table.discord.person("Owner");
    let channel = table.discord.general();
    let chosen = owner
        .slash("server", [("puzzles", (&channel).into())])
        .await;
    let said = private(&chosen.unwrap()).to_owned();
    assert!(
        said.contains("the day's puzzle (`/puzzle`): **<#"),
        "{said}"
    );
    let everybody = [("profile", "everybody".into())];
    table.ben.slash("settings", everybody).await.unwrap();
    table.passes(SignedDuration::from_mins(1));
    let post = table.message("**The puzzle of the day** · ").await;
    assert_eq!(post.channel, channel.id());
    assert!(post.pings.is_empty());
    let alt = post.attachments[0].description.as_deref().unwrap();
    assert!(alt.contains("White: "), "{alt}");
    let said = post.content.to_lowercase();
    assert_eq!(said.matches("puzzle").count(), 1, "{post:?}");
    let privately = "**Solve** opens it for you alone: ";
    assert!(post.content.contains(privately), "{post:?}");
    // Solving it changes that.
    let head = post.content.lines().next().unwrap();
    assert!(head.ends_with(" when posted"), "{post:?}");
    for who in [&table.ann, &table.ben] {
        let page = who.press(&post, "Solve").await.unwrap();
        let page = who.settled(page).await.unwrap();
        assert!(private(&page).starts_with("**Puzzle** · "), "{page:?}");
        solves(&table, who, page).await;
    }
    // Neither a restart nor the hours that follow post it again.
    table.stop().await;
    table.start().await;
    for _ in 0..3 {
        table.passes(SignedDuration::from_hours(2));
        table.no_news().await;
    }
    assert_eq!(daily(&table).len(), 1);
    table.passes(SignedDuration::from_hours(16));
    let next = "Yesterday's was solved at the first try by Ben and one more.";
    let next = table.message(next).await;
    assert_ne!(
        next.button("Solve").unwrap().custom_id,
        post.button("Solve").unwrap().custom_id
    );
    let off = owner.slash("server", [("no-puzzles", true.into())]).await;
    let said = private(&off.unwrap()).to_owned();
    assert!(
        said.contains("the day's puzzle (`/puzzle`): **no**"),
        "{said}"
    );
    table.passes(SignedDuration::from_hours(24));
    table.no_news().await;
    assert_eq!(daily(&table).len(), 2);
    table.clear().await;
}

/// The puzzles from games that the bot has found, once it has searched every finished game.
pub async fn found(table: &Table) -> Vec<Puzzle> {
    table
        .passes_until(async || {
            let left = "SELECT COUNT(*) FROM puzzle_searches WHERE tries_left > 0";
            let kept = "SELECT COUNT(*) FROM puzzles WHERE game IS NOT NULL";
            let mut database = table.database().await;
            database.number(left).await == 0 && database.number(kept).await > 0
        })
        .await;
    let texts = "SELECT puzzle FROM puzzles WHERE game IS NOT NULL";
    let texts = table.database().await.column(texts).await;
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

#[tokio::test]
async fn a_win_that_was_missed_becomes_a_puzzle_for_those_who_may_see_the_game() {
    let table = Table::set().await;
    let mine = [("source", "mine")];
    let none = asks(&table, &table.ann, &mine).await;
    assert!(private(&none).contains("from your games now"), "{none:?}");
    // Ben leaves Ann's three stones with a gap alone, Ann does not take the win, and then does.
    let game = table.game(false, "free").await;
    table.play(game, "A1 N10 A4 M10 B8 T19 C3 L10 T1 O10").await;
    table.message(&format!("Ann wins game {game}")).await;
    let all = found(&table).await;
    assert!(!all.is_empty());
    let page = asks(&table, &table.ann, &mine).await;
    let buttons = page.message.as_ref().unwrap().buttons();
    let is_shown = |puzzle: &&Puzzle| {
        let id = puzzle.id().to_string();
        buttons.iter().any(|it| it.custom_id.contains(&id))
    };
    let puzzle = all.iter().find(is_shown).expect("one of hers").clone();
    assert!(private(&page).contains("**Puzzle** · Pente"), "{page:?}");
    assert!(!page.content().contains("game 1"), "{page:?}");
    let solved = solves_this(&table, &table.ann, page, &puzzle).await;
    let text = solved.content().to_owned();
    assert!(text.contains("It is from [game 1](https://"), "{text}");
    assert!(text.ends_with("): Ann and Ben."), "{text}");
    let replay = press(&table, &table.ann, &solved, "The game").await;
    assert!(replay.content().contains("ame 1"), "{replay:?}");
    // Others on the server get it, unless one of the two hides what they play.
    let here = [("source", "server")];
    let cleo = table.discord.person("Cleo");
    let others = asks(&table, &cleo, &here).await;
    assert!(
        private(&others).contains("**Puzzle** · Pente"),
        "{others:?}"
    );
    let elsewhere = cleo.in_channel(&table.elsewhere().await);
    let there = asks(&table, &elsewhere, &here).await;
    let nothing = "from this server's games";
    assert!(private(&there).contains(nothing), "{there:?}");
    let hides = [("profile", "nobody".into())];
    table.ben.slash("settings", hides).await.unwrap();
    let hidden = asks(&table, &cleo, &here).await;
    assert!(private(&hidden).contains(nothing), "{hidden:?}");
    table.wait(PICTURES.within);
    let message = others.message.as_ref().unwrap();
    let refused = cleo.press(message, "Solution").await.unwrap();
    let refused = cleo.settled(refused).await.unwrap();
    assert!(refused.content().contains("no such puzzle"), "{refused:?}");
    table.clear().await;
}

#[tokio::test]
async fn what_is_tried_again_after_the_solution_begins_at_the_start() {
    let table = Table::set().await;
    let page = asks(&table, &table.ann, &[("theme", "long")]).await;
    let puzzle = puzzle_of(&page);
    let line = solution(&puzzle.position().unwrap(), puzzle.goal, NODES);
    let first = types(&table, &table.ann, &page, &typed(line[0])).await;
    assert!(first.content().contains("Right: **"), "{first:?}");
    let shown = press(&table, &table.ann, &first, "Solution").await;
    assert!(shown.content().contains("A solution: **"), "{shown:?}");
    let (_, goes_on) = shown.content().split_once(" 1. ").unwrap();
    let next: String = goes_on
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    assert_ne!(
        next,
        typed(line[0]),
        "it goes on from the stone that was found: {shown:?}"
    );
    let again = press(&table, &table.ann, &shown, "Try again").await;
    assert!(
        again.content().contains("find the first stone."),
        "{again:?}"
    );
    solves(&table, &table.ann, again).await;
    table.clear().await;
}

#[tokio::test]
async fn the_puzzle_of_the_day_is_not_doubled_by_another_channel() {
    let table = Table::set().await;
    let owner = table.discord.person("Owner");
    let names = async |channel: &local_discord::Channel| {
        let named = [("puzzles", channel.into())];
        owner.slash("server", named).await.unwrap();
    };
    let (general, other) = (
        table.discord.general(),
        table.discord.home().channel("more"),
    );
    names(&general).await;
    table.passes(SignedDuration::from_mins(1));
    let post = table.message("**The puzzle of the day** · ").await;
    // As if the bot had not learnt that it was posted.
    names(&other).await;
    let lost = "UPDATE daily_puzzles SET told = FALSE";
    table.database().await.run(lost).await;
    let told = async || {
        let told = "SELECT told FROM daily_puzzles";
        table.database().await.number(told).await == 1
    };
    table.passes_until(told).await;
    assert_eq!(daily(&table).len(), 1);
    let there = table.discord.look(|world| world.messages(other.id()).len());
    assert_eq!(there, 0, "{post:?}");
    table.clear().await;
}
