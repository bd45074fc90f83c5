//! Nobody is pinged, kept waiting or drowned out because somebody else overdoes it.

use std::sync::Arc;
use std::time::Instant;

use jiff::SignedDuration;
use local_discord::{ActError, Answer, Message, Person};
use tessera::game::{
    ChallengeId, ChannelId, Coin, First, GameId, Pace, Place, PlayerId, ServerId, Terms,
};
use tokio::task::JoinSet;

use crate::table::{Table, private};

/// How long each loop runs.
const LOOP: SignedDuration = SignedDuration::from_secs(58);
/// The time that passes after each round.
const ROUND: SignedDuration = SignedDuration::from_secs(1);
const MINUTE: SignedDuration = SignedDuration::from_secs(61);

async fn invite(table: &Table) -> Answer {
    let options = table.usual_terms();
    table.ann.slash("challenge", options).await.unwrap()
}

async fn offer(who: &Person, what: &str) -> Answer {
    who.slash("offer", [("what", what.into())]).await.unwrap()
}

async fn withdraw(table: &Table, who: &Person, text: &str) {
    let message = table.message(text).await;
    who.press(&message, "Withdraw").await.unwrap();
}

/// The result of repeating an act for a minute: how often it was done, and how often it pinged
/// another person.
struct Loop {
    what: &'static str,
    times: usize,
    pings: usize,
}

impl Loop {
    async fn of(
        table: &Table,
        what: &'static str,
        pinged: &Person,
        act: impl AsyncFn(usize),
    ) -> Self {
        table.wait(MINUTE);
        let before = pinged.pings().len();
        let over = table.time() + LOOP;
        let mut times = 0;
        while table.time() < over {
            times += 1;
            act(times).await;
            table.wait(ROUND);
        }
        let pings = pinged.pings().len() - before;
        Self { what, times, pings }
    }

    fn assert_pings(&self, most: usize) {
        let Self { what, times, pings } = self;
        println!("{what}: {times} times in a minute, {pings} pings");
        assert!((1..=most).contains(pings), "{what}: {pings}");
    }
}

#[tokio::test]
async fn what_one_person_does_over_and_over_pings_another_once_a_minute() {
    let table = Table::set().await;
    let inviting = Loop::of(&table, "invite and withdraw", &table.ben, async |_| {
        if private(&invite(&table).await).starts_with("You invited") {
            withdraw(&table, &table.ann, "Ann invites you").await;
        }
    });
    inviting.await.assert_pings(1);

    table.wait(MINUTE);
    let game = table.game(false, "free").await;
    let offering = Loop::of(&table, "offer and withdraw", &table.ben, async |time| {
        let (what, says) = [
            ("draw", "offers a draw in"),
            ("pause", "offers a pause in"),
            ("adjourn", "offers to adjourn"),
        ][time % 3];
        if private(&offer(&table.ann, what).await).starts_with("You offered") {
            withdraw(&table, &table.ann, says).await;
        }
    });
    offering.await.assert_pings(1);

    let taking_back = Loop::of(&table, "move and take back", &table.ann, async |_| {
        table.place(&table.ben, game, "A1").await;
        if private(&offer(&table.ben, "takeback").await).starts_with("You asked for a takeback") {
            withdraw(&table, &table.ben, "to undo their last move").await;
        }
    });
    taking_back.await.assert_pings(3);

    let end = resigned(&table, game).await;
    let rematches = Loop::of(&table, "rematch and withdraw", &table.ben, async |_| {
        let response = table.ann.press(&end, "Rematch").await.unwrap();
        if private(&response).starts_with("You offered a rematch") {
            withdraw(&table, &table.ann, "Ann invites you").await;
        }
    });
    rematches.await.assert_pings(1);
    table.clear().await;
}

/// The final message of a game that Ann resigns before it counts.
async fn resigned(table: &Table, game: u32) -> Arc<Message> {
    let question = offer_to_resign(table, game).await;
    let resign = format!("Resign game {game}");
    table.ann.press(&question, &resign).await.unwrap();
    table.message(&format!("Game {game} ended")).await
}

#[tokio::test]
async fn invitations_that_are_withdrawn_do_not_fill_a_channel() {
    const REFUSED: &str = "You've sent 5 invitations within a minute";
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let end = resigned(&table, game).await;
    let of_ben = [
        ("opponent", (&table.ann).into()),
        ("ruleset", "pente".into()),
        ("rated", true.into()),
    ];
    table.ben.slash("challenge", of_ben).await.unwrap();
    let of_ben = table.message("Ben invites you").await;
    table.wait(MINUTE);
    for _ in 0..5 {
        let sent = invite(&table).await;
        assert!(private(&sent).starts_with("You invited"), "{sent:?}");
        withdraw(&table, &table.ann, "Ann invites you").await;
    }
    let said = table.said();
    let draft = table.ann.press(&of_ben, "Change terms").await.unwrap();
    let draft = draft.message.unwrap();
    let other_terms = "t1:counter:2:keryo-pente:relaxed:no:me";
    for refused in [
        invite(&table).await,
        table.ann.slash("challenge", []).await.unwrap(),
        table.ann.press(&end, "Rematch").await.unwrap(),
        table
            .ann
            .press_custom_id(&draft, other_terms)
            .await
            .unwrap(),
    ] {
        assert!(private(&refused).starts_with(REFUSED), "{refused:?}");
    }
    assert_eq!(table.said(), said, "nothing was posted");
    let begun = against(&table, 1).await;
    assert!(
        private(&begun).starts_with("Game 2 starts below."),
        "it is no invitation: {begun:?}"
    );
    let of_ben = table.ben.slash("challenge", []).await.unwrap();
    let sent = private(&of_ben).starts_with("You're looking for an opponent");
    assert!(sent, "{of_ben:?}");
    table.wait(MINUTE);
    let sent = invite(&table).await;
    assert!(private(&sent).starts_with("You invited"), "{sent:?}");
    table.message("Ann invites you").await;
    table.clear().await;
}

async fn offer_to_resign(table: &Table, game: u32) -> Arc<Message> {
    let options = [("game", game.to_string().into())];
    let question = table.ann.slash("resign", options).await.unwrap();
    question.message.unwrap()
}

#[tokio::test]
async fn a_restart_forgets_no_ping() {
    let mut table = Table::set().await;
    invite(&table).await;
    withdraw(&table, &table.ann, "Ann invites you").await;
    table.stop().await;
    table.start().await;
    invite(&table).await;
    let silent = table.message("Ann invites you").await;
    assert!(silent.pings.is_empty(), "{silent:?}");
    table.ann.press(&silent, "Withdraw").await.unwrap();
    table.wait(MINUTE);
    invite(&table).await;
    let later = table.message("Ann invites you").await;
    assert_eq!(later.pings, [table.ben.id()]);
    table.clear().await;
}

#[tokio::test]
async fn who_is_blocked_can_only_play_on() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let block = [("block", (&table.ann).into())];
    table.ben.slash("settings", block).await.unwrap();
    let pings = table.ben.pings().len();
    for what in ["draw", "pause", "adjourn"] {
        let refused = offer(&table.ann, what).await;
        assert!(
            private(&refused).starts_with("You two can't send each other offers"),
            "{refused:?}"
        );
    }
    assert_eq!(table.ben.pings().len(), pings);
    table.play(game, "L11 N10 C3").await;
    let question = offer_to_resign(&table, game).await;
    let resign = format!("Resign game {game}");
    table.ann.press(&question, &resign).await.unwrap();
    let end = table.message(&format!("Ben wins game {game}")).await;
    assert!(
        end.pings.is_empty(),
        "the end is told without a ping: {end:?}"
    );
    let refused = table.ann.press(&end, "Rematch").await.unwrap();
    assert!(
        private(&refused).starts_with("You two can't invite each other"),
        "{refused:?}"
    );
    table.clear().await;
}

#[tokio::test]
async fn an_offer_and_a_resignation_at_once_ping_once() {
    let table = Table::set().await;
    for (waits, pings) in [(ROUND, 0), (MINUTE, 1)] {
        let game = table.game(false, "free").await;
        table.play(game, "L11 N10 C3").await;
        table.board(game, 5).await;
        offer(&table.ann, "draw").await;
        let draw = format!("offers a draw in game {game}");
        assert_eq!(table.message(&draw).await.pings, [table.ben.id()]);
        table.wait(waits);
        let question = offer_to_resign(&table, game).await;
        let resign = format!("Resign game {game}");
        table.ann.press(&question, &resign).await.unwrap();
        let end = table.message(&format!("Ben wins game {game}")).await;
        assert_eq!(end.pings.len(), pings, "{waits:#}");
        table.wait(MINUTE);
    }
    table.clear().await;
}

#[tokio::test]
async fn who_agrees_or_goes_on_pings_at_most_once_a_minute() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10 C3").await;
    table.board(game, 5).await;
    offer(&table.ben, "pause").await;
    let pause = table.message("offers a pause").await;
    table.ann.press(&pause, "Agree").await.unwrap();
    let paused = table.message("paused. The clocks").await;
    table.ben.press(&paused, "Resume").await.unwrap();
    // Ben has just pinged Ann with his offer.
    let board = table.board_at(game, "5c").await;
    assert!(board.pings.is_empty(), "{board:?}");
    table.place(&table.ann, game, "N13").await;
    let board = table.message(&format!("game {game}, move 6.")).await;
    assert_eq!(board.pings, [table.ben.id()], "a move always pings");
    table.clear().await;
}

#[tokio::test]
async fn answers_and_gifts_in_one_game_ring_once_a_minute_and_are_all_told() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10 C3").await;
    let board = table.board(game, 5).await;
    let rung = |told: &Message| table.ann.pings().iter().any(|ping| ping.id == told.id);
    for (what, says, declined, rings) in [
        ("draw", "offers a draw", "declined your draw offer", true),
        (
            "pause",
            "offers a pause",
            "declined your offer to pause",
            false,
        ),
    ] {
        offer(&table.ann, what).await;
        let made = table.message(says).await;
        table.ben.press(&made, "Decline").await.unwrap();
        let told = table.private_message(&table.ann, declined).await;
        assert_eq!(rung(&told), rings, "{told:?}");
    }
    table.more(&table.ben, &board, "Give a day").await;
    let told = table.private_message(&table.ann, "gave you a day").await;
    assert!(!rung(&told), "{told:?}");

    table.wait(MINUTE);
    offer(&table.ann, "adjourn").await;
    let made = table.message("offers to adjourn").await;
    table.ben.press(&made, "Decline").await.unwrap();
    let declined = "declined your offer to adjourn";
    let told = table.private_message(&table.ann, declined).await;
    assert!(rung(&told), "a minute later: {told:?}");
    table.clear().await;
}

#[tokio::test]
async fn whoever_has_blocked_somebody_is_not_told_what_they_answer() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L11 N10 C3").await;
    table.board(game, 5).await;
    offer(&table.ann, "draw").await;
    let made = table.message("offers a draw").await;
    let block = [("block", (&table.ben).into())];
    table.ann.slash("settings", block).await.unwrap();
    table.ben.press(&made, "Decline").await.unwrap();
    table.no_news().await;
    let conversation = table.ann.in_dm().channel();
    let told: Vec<String> = table.discord.look(|world| {
        let messages = world.messages(conversation).iter();
        messages.map(|it| it.content.clone()).collect()
    });
    let answer = "declined your draw offer";
    assert!(told.iter().all(|it| !it.contains(answer)), "{told:?}");
    table.clear().await;
}

/// Begins a game of Ann's against the bot at a level.
async fn against(table: &Table, level: i64) -> Answer {
    let options = [
        ("opponent", table.discord.bot().into()),
        ("level", level.into()),
        ("first", "me".into()),
    ];
    table.ann.slash("challenge", options).await.unwrap()
}

async fn has(table: &Table, challenge: i64) -> bool {
    let found = table.service().challenge_by_id(ChallengeId(challenge));
    found.await.is_ok()
}

async fn games_of_ann(table: &Table) -> usize {
    let ann = PlayerId(table.ann.id().get());
    table.service().games_of(ann).await.unwrap().views.len()
}

#[tokio::test]
async fn what_is_delivered_twice_is_done_once() {
    let mut table = Table::set().await;
    table.discord.repeat_next_event("INTERACTION_CREATE");
    invite(&table).await;
    table.discord.repeat_next_event("INTERACTION_CREATE");
    against(&table, 1).await;
    table.message("your turn · game 1, move 3.").await;
    let question = offer_to_resign(&table, 1).await;
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Game 1 ended").await;
    table.discord.repeat_next_event("INTERACTION_CREATE");
    let again = table.ann.press(&end, "Rematch").await.unwrap();
    let says = format!("Game 2 starts in <#{}>.", table.discord.general().id());
    assert!(private(&again).starts_with(&says), "{again:?}");
    table.message("your turn · game 2, move").await;
    table.stop().await;
    assert!(has(&table, 1).await && !has(&table, 2).await);
    assert_eq!(games_of_ann(&table).await, 1, "the rematch");
    table.start().await;
    table.clear().await;
}

#[tokio::test]
async fn what_is_delivered_three_times_is_answered_once() {
    let mut table = Table::set().await;
    let game = table.game(false, "free").await;
    let thrice = || table.discord.tell_next_event("INTERACTION_CREATE", 3);
    thrice();
    let placed = table.place(&table.ben, game, "L11").await;
    assert!(private(&placed).starts_with("You played"), "{placed:?}");
    let board = table.board(game, 3).await;
    thrice();
    let offered = offer(&table.ann, "draw").await;
    assert!(private(&offered).starts_with("You offered"), "{offered:?}");
    let draw = table.message("offers a draw").await;
    thrice();
    table.ben.press(&draw, "Decline").await.unwrap();
    thrice();
    let form = table.ann.press(&board, "Type a point").await.unwrap();
    thrice();
    let form = form.modal.unwrap();
    let point = [("Point", "N10")];
    let placed = table.ann.submit_modal(&form, &point).await.unwrap();
    assert!(private(&placed).starts_with("You played"), "{placed:?}");
    table.board(game, 4).await;
    // Discord would have refused the answer to a repeated event.
    table.stop().await;
    table.start().await;
    table.clear().await;
}

#[tokio::test]
async fn a_double_press_is_one_request() {
    let mut table = Table::set().await;
    let (one, two) = tokio::join!(invite(&table), invite(&table));
    assert_eq!(private(&one), private(&two));
    let (one, two) = tokio::join!(against(&table, 1), against(&table, 1));
    let mut told = [private(&one), private(&two)];
    told.sort_unstable();
    let [already, begun] = told;
    assert!(
        already.starts_with("Game 1 has already started "),
        "{told:?}"
    );
    assert!(already.ends_with("so I started only one game."), "{told:?}");
    assert!(begun.starts_with("Game 1 starts below."), "{told:?}");
    table.message("your turn · game 1, move 3.").await;
    table.stop().await;
    assert!(has(&table, 1).await && !has(&table, 2).await);
    assert_eq!(games_of_ann(&table).await, 1);
    table.start().await;
    table.wait_out_double_press();
    let later = against(&table, 1).await;
    assert!(private(&later).starts_with("Game 2 starts below."));
    table.message("your turn · game 2, move 3.").await;
    table.clear().await;
}

#[tokio::test]
async fn one_person_has_five_games_against_the_bot_at_once() {
    let table = Table::set().await;
    let begin = async |level: i64, game: u32| {
        let begun = against(&table, level).await;
        let says = format!("Game {game} starts below.");
        assert!(private(&begun).starts_with(&says), "{begun:?}");
        let board = format!("your turn · game {game}, move 3.");
        table.message(&board).await;
    };
    for level in 1..=5 {
        begin(level, u32::try_from(level).unwrap()).await;
    }
    let question = offer_to_resign(&table, 1).await;
    table.ann.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Game 1 ended").await;
    begin(1, 6).await;
    table.wait_out_double_press();
    let help = table.help(&table.ann).await;
    let help = help.message.unwrap();
    let asked = table.ann.press(&help, "Play the bot");
    let menu = asked.await.unwrap().message.unwrap();
    let chosen = table
        .ann
        .select(&menu, "t1:against", &["Level 2: Seedling"]);
    for refused in [
        against(&table, 2).await,
        table.ann.press(&end, "Rematch").await.unwrap(),
        chosen.await.unwrap(),
    ] {
        assert!(
            refused
                .content()
                .starts_with("You already have 5 games against me"),
            "{refused:?}"
        );
    }
    table.clear().await;
}

#[tokio::test]
async fn games_against_the_bot_are_not_begun_without_end() {
    const REFUSED: &str = "You've started 8 games against me in a short time";
    let table = Table::set().await;
    let first = table.time();
    for game in 1..=8 {
        let begun = against(&table, 1).await;
        let says = format!("Game {game} starts below.");
        assert!(private(&begun).starts_with(&says), "{begun:?}");
        table.message(&format!("game {game}, move 3.")).await;
        let question = offer_to_resign(&table, game).await;
        let resign = format!("Resign game {game}");
        table.ann.press(&question, &resign).await.unwrap();
        table.message(&format!("Game {game} ended")).await;
        table.wait(ROUND * 6);
    }
    let end = table.message("Game 8 ended").await;
    let rematch = table.ann.press(&end, "Rematch").await.unwrap();
    let says = private(&rematch);
    assert!(says.starts_with(REFUSED), "{says}");
    let (_, when) = says.split_once("start the next one <t:").unwrap();
    let (when, _) = when.split_once(":R>").unwrap();
    let when = jiff::Timestamp::from_second(when.parse().unwrap()).unwrap();
    let waited = when.duration_since(first);
    let ten_minutes = SignedDuration::from_mins(10);
    assert!((waited - ten_minutes).abs() < MINUTE, "{says}");
    // Others begin what they like, and so does Ann when she was told.
    let bot = table.discord.bot();
    let others = [("opponent", bot.into()), ("level", 1_i64.into())];
    let begun = table.ben.slash("challenge", others).await.unwrap();
    assert!(private(&begun).starts_with("Game 9 starts"), "{begun:?}");
    table.wait(when.duration_since(table.time()) + ROUND);
    let begun = against(&table, 1).await;
    assert!(private(&begun).starts_with("Game 10 starts"), "{begun:?}");
    table.message("your turn · game 10, move 3.").await;
    table.clear().await;
}

#[tokio::test]
async fn two_hundred_lines_are_answered_a_few_times() {
    let table = Table::set().await;
    let line = format!("<@{}> K10", table.discord.bot());
    for _ in 0..200 {
        table.ben.says(&line).unwrap();
    }
    table.message("That's more than I can answer").await;
    let channel = table.discord.general().id();
    let bot = table.discord.bot();
    let discord = table.leave().await;
    let answers = discord.look(|world| {
        let messages = world.messages(channel).iter();
        messages.filter(|it| it.author == bot).count()
    });
    assert_eq!(answers, 6, "five refusals, and that it is too much");
}

#[tokio::test]
async fn of_many_boards_a_few_are_drawn_and_of_many_requests_a_few_are_answered() {
    let table = Table::set().await;
    table.game(false, "free").await;
    let begun = Instant::now();
    let mut drawn = 0;
    loop {
        let board = table.ann.slash("board", [("numbers", true.into())]).await;
        let board = table.ann.settled(board.unwrap()).await.unwrap();
        if board.attachments().is_empty() {
            let says = "You're doing that too often.";
            assert!(private(&board).starts_with(says), "{board:?}");
            break;
        }
        drawn += 1;
    }
    let seconds = begun.elapsed().as_secs() + 1;
    assert!((20..=20 + seconds).contains(&drawn), "{drawn}");

    let begun = Instant::now();
    let mut asked = JoinSet::new();
    for _ in 0..200 {
        let ann = table.ann.clone();
        asked.spawn(async move { ann.slash("help", []).await });
    }
    let (mut answered, mut warned) = (0, 0);
    for answer in asked.join_all().await {
        match answer {
            Ok(answer) if answer.content().starts_with("That's more than") => warned += 1,
            Ok(_) => answered += 1,
            Err(error) => assert_eq!(error, ActError::DidNotRespond),
        }
    }
    let seconds = begun.elapsed().as_secs() + 1;
    assert!(answered <= 40 + 4 * seconds, "{answered} in {seconds} s");
    assert_eq!(warned, 1);
    println!("{drawn} boards drawn; of 200 requests {answered} answered in {seconds} s");
    let ben = table.ben.slash("board", []).await.unwrap();
    assert!(
        private(&ben).starts_with("I've posted the board of game 1"),
        "{ben:?}"
    );
    table.clear().await;
}

/// How long a person waits for the engine at its weakest while it also thinks about 200 games at
/// its strongest. The result is printed and not checked, because it depends on the host and the
/// build.
#[tokio::test]
#[ignore = "it measures, and takes long without optimisation"]
async fn a_newcomer_beside_two_hundred_waiting_games() {
    let mut table = Table::set().await;
    table.stop().await;
    let general = table.discord.general().id().get();
    let place = Place {
        server: Some(ServerId(table.discord.home().id().get())),
        channel: ChannelId(general),
    };
    for number in 0..200 {
        let person = table.discord.person(&format!("Player {}", number % 40));
        let by = tessera::game::Person::new(PlayerId(person.id().get()), "Player");
        let bot = PlayerId(table.discord.bot().get());
        let opponent = tessera::service::Opponent {
            person: tessera::game::Person::new(bot, "Local Bot"),
            level: 10,
        };
        let terms = Terms {
            ruleset: tessera::rules::catalogue::find("pente").unwrap(),
            pace: Pace::Untimed,
            rated: false,
            first: First::Challenger,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        };
        // At different times, so that no game is taken for a double press.
        let now = table.time() - SignedDuration::from_mins(1000 - number);
        let wanted = tessera::service::NewComputerGame {
            by,
            against: opponent,
            terms,
            place,
            purpose: tessera::service::ComputerGamePurpose::Game,
        };
        let begun = table.service().play_computer(wanted, Coin::Heads, now);
        begun.await.unwrap();
    }
    table.start().await;
    against(&table, 1).await;
    for (ply, point) in [(3, "S1"), (5, "A1"), (7, "S19"), (9, "A19")] {
        let asked = Instant::now();
        let text = format!("your turn · game 201, move {ply}.");
        let board = table.message(&text).await;
        println!("move {ply}: {:?} until it was there", asked.elapsed());
        table.ann.reply(&board, point).unwrap();
    }
    let waiting = table.service().computer_games().await.unwrap().len();
    println!("{waiting} games still waited for the engine");
    let view = table.service().game(GameId(201)).await.unwrap();
    assert!(
        view.game.ply() >= 8,
        "the board that asks for the ninth stone was there"
    );
    table.leave().await;
}
