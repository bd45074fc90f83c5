//! A finished game, move by move: `/replay`, and stepping through it.

use local_discord::Answer;
use tessera::game::{GameId, PlayerId};
use tessera::rules::{Choice, Move, Point};

use crate::table::{Table, private};

async fn finished(table: &Table) -> u32 {
    let game = table.game(false, "free").await;
    table.play(game, "A1 L10 A3 M10 A5 N10 A7 O10").await;
    table.message(&format!("Ann wins game {game}")).await;
    game
}

#[tokio::test]
async fn a_finished_game_is_replayed_and_stepped_through_in_one_private_message() {
    let table = Table::set().await;
    let game = finished(&table).await;
    let cleo = table.discord.person("Cleo");
    let options = [("game", game.to_string().into())];
    let animation = cleo.slash("replay", options).await.unwrap();
    let animation = cleo.settled(animation).await.unwrap();
    assert_eq!(private(&animation), "Game 1, move by move:");
    assert_eq!(animation.attachments()[0].filename, "replay.gif");

    let press = async |from: &Answer, button: &str| {
        let pressed = cleo.press(from.message.as_ref().unwrap(), button).await;
        let pressed = cleo.settled(pressed.unwrap()).await.unwrap();
        let (one, other) = (&from.message, &pressed.message);
        assert_eq!(one.as_ref().unwrap().id, other.as_ref().unwrap().id);
        pressed
    };
    let step = press(&animation, "Step through").await;
    assert_eq!(step.content(), "**Game 1** · before the first move");
    let [board] = step.attachments() else {
        panic!("the animation is gone: {step:?}");
    };
    assert_eq!(board.description.as_deref(), Some("An empty board."));
    let is_off = |answer: &Answer, button: &str| {
        let buttons = answer.message.as_ref().unwrap().buttons().into_iter();
        let mut found = buttons.filter(|it| it.label == button);
        found.next().unwrap().is_disabled
    };
    assert!(is_off(&step, "Back") && is_off(&step, "First") && !is_off(&step, "Forward"));

    let step = press(&step, "Forward").await;
    let said = "**Game 1** · move 1 of 9\nThe rules put the first stone on **K10**.";
    assert_eq!(step.content(), said);
    let step = press(&step, "Forward 5").await;
    let said = "**Game 1** · move 6 of 9\nBen played **A5**. This move was made at once.";
    assert_eq!(step.content(), said);
    let described = step.attachments()[0].description.as_deref().unwrap();
    assert!(
        described.starts_with("Ben (black) played A5."),
        "{described}"
    );
    let step = press(&step, "Back").await;
    let said = "**Game 1** · move 5 of 9\nAnn played **M10**. This move was made at once.";
    assert_eq!(step.content(), said);
    let step = press(&step, "Last").await;
    let said = "**Game 1** · move 9 of 9\nAnn played **O10**. This move was made at once.\n\
                Ann wins game 1 in 9 moves: five in a row (K10-O10).";
    assert_eq!(step.content(), said);
    assert!(is_off(&step, "Last") && is_off(&step, "Forward 5"));
    let step = press(&step, "Back 5").await;
    assert!(step.content().contains("move 4 of 9"), "{step:?}");

    let message = step.message.unwrap();
    let jump = cleo
        .select(&message, "t1:step-to:1", &["Move 8 · A7"])
        .await;
    let jump = cleo.settled(jump.unwrap()).await.unwrap();
    let said = "**Game 1** · move 8 of 9\nBen played **A7**. This move was made at once.";
    assert_eq!(jump.content(), said);
    let message = jump.message.unwrap();
    let beyond = cleo.press_custom_id(&message, "t1:step:1:65535:on").await;
    let beyond = cleo.settled(beyond.unwrap()).await.unwrap();
    assert!(beyond.content().contains("move 9 of 9"), "{beyond:?}");
    table.clear().await;
}

#[tokio::test]
async fn steps_speak_to_the_players_and_tell_captures_and_departures() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.play(game, "L10 A1 C3 M10").await;
    table.board(game, 6).await;
    let question = table.ben.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ben.press(&question, "Resign game 1").await.unwrap();
    let end = table.message("Ann wins game 1").await;
    let animation = table.ben.press(&end, "Replay").await.unwrap();
    let animation = table.ben.settled(animation).await.unwrap();
    let press = async |from: &Answer, id: &str| {
        let from = from.message.as_ref().unwrap();
        let pressed = table.ben.press_custom_id(from, id).await.unwrap();
        table.ben.settled(pressed).await.unwrap()
    };
    let step = press(&animation, "t1:step:1:1:on").await;
    assert_eq!(
        step.content(),
        "**Game 1** · move 2 of 5\nYou played **L10**. This move was made at once."
    );
    let step = press(&step, "t1:step:1:5:on").await;
    let said = "**Game 1** · move 5 of 5\nYou left the game.\n\
                Ann wins game 1 in 5 moves: you resigned.";
    assert_eq!(step.content(), said);
    table.clear().await;
}

#[tokio::test]
async fn only_finished_games_are_replayed_and_the_latest_are_suggested() {
    let table = Table::set().await;
    let over = finished(&table).await;
    let running = table.game(false, "free").await;
    let named = |game: u32| [("game", game.to_string().into())];
    let refused = table.ann.slash("replay", named(running)).await.unwrap();
    let says = "Game 2 isn't over yet. `/board` shows where it stands.";
    assert_eq!(private(&refused), says);
    let refused = table.ann.slash("replay", named(99)).await.unwrap();
    assert_eq!(
        private(&refused),
        "There's no game 99. `/games` lists yours."
    );
    let board = table.board(running, 2).await;
    let forged = table.ann.press_custom_id(&board, "t1:step:2:0:on").await;
    assert_eq!(private(&forged.unwrap()), says, "nothing of a running game");
    let typed = [("game", "".into())];
    let choices = table.ann.autocomplete("replay", typed, "game").await;
    let choices = choices.unwrap();
    assert_eq!(choices.len(), 1);
    assert_eq!(choices[0].name, format!("{over} · against Ben · Pente"));

    // Without a number, the last one that ended in this place is meant.
    let last = table.ann.slash("replay", []).await.unwrap();
    let last = table.ann.settled(last).await.unwrap();
    assert_eq!(private(&last), "Game 1, move by move:");
    let elsewhere = table.elsewhere().await;
    let abroad = table.discord.person("Ann").in_channel(&elsewhere);
    let none = abroad.slash("replay", []).await.unwrap();
    let says = "You have no finished games here yet. `/history` lists all of yours.";
    assert_eq!(private(&none), says);
    table.clear().await;
}

#[tokio::test]
async fn turns_of_two_stones_and_choices_of_a_colour_are_steps_of_their_own() {
    let mut table = Table::set().await;
    let says = async |game: u32, shown: u32| {
        let options = [("game", game.to_string().into())];
        let animation = table.ben.slash("replay", options).await.unwrap();
        let animation = table.ben.settled(animation).await.unwrap();
        let id = format!("t1:step:{game}:{shown}:on");
        let animation = animation.message.unwrap();
        let step = table.ben.press_custom_id(&animation, &id).await.unwrap();
        let step = table.ben.settled(step).await.unwrap();
        let described = step.attachments()[0].description.clone().unwrap();
        (step.content().to_owned(), described)
    };
    let over = async |game: u32, stones: &[Move]| {
        let (id, service) = (GameId(game.into()), table.service());
        for &mv in stones {
            let view = service.game(id).await.unwrap();
            let by = view.game.to_move().unwrap();
            service.play(id, by, mv, None, table.time()).await.unwrap();
        }
        let ann = PlayerId(table.ann.id().get());
        service.resign(id, ann, table.time()).await.unwrap();
    };
    let stone = |text: &str| {
        let size = tessera::rules::catalogue::find("pente").unwrap().size;
        Move::Place(Point::parse(text, size).unwrap())
    };
    let unrated = || [("rated", false.into())];
    let game = table.game_of("connect6", unrated()).await;
    let stones = ["A1", "B1", "C3", "D3"].map(stone);
    over(game, &stones).await;
    let (said, described) = says(game, 2).await;
    assert_eq!(
        said,
        "**Game 1** · move 3 of 5\nYou played **B1**. This move was made at once."
    );
    assert!(
        described.contains("A1") && described.contains("B1"),
        "{described}"
    );

    let game = table.game_of("swap2-pente", unrated()).await;
    let opening = ["K10", "A1", "C3"].map(stone);
    let taken = [Move::Choose(Choice::Swap), stone("E5")];
    over(game, &[opening.as_slice(), &taken].concat()).await;
    let (said, _) = says(game, 3).await;
    assert_eq!(
        said,
        "**Game 2** · move 3 of 4\nYou took white. This move was made at once."
    );
    let asked = [("game", game.to_string().into())];
    let film = table.ben.slash("replay", asked).await.unwrap();
    let film = table.ben.settled(film).await.unwrap().message.unwrap();
    let step = table.ben.press(&film, "Step through").await.unwrap();
    let step = table.ben.settled(step).await.unwrap().message.unwrap();
    let labels = step.menus()[0].options.clone().into_iter();
    let labels: Vec<_> = labels.map(|(label, _)| label).collect();
    assert_eq!(labels[3..5], ["Move 3 · C3", "Move 3 · Ben took white."]);
    // What was played past the bot is posted only when it looks for that: nothing is asked here.
    table.stop().await;
}

#[tokio::test]
async fn a_replay_tells_how_long_moves_took_and_what_was_planned() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let line = async |moves: &'static str| {
        let planned = table.ann.slash("if-then", [("line", moves.into())]).await;
        assert!(private(&planned.unwrap()).contains("only you see them until the game is over"));
    };
    line("L11 A1").await;
    line("L12 A2").await;
    line("L11 A1 C4 D4").await;
    let other = table
        .ann
        .slash("if-then", [("line", "L11 B2".into())])
        .await;
    let says = "Another of your lines already answers those moves with **A1**";
    let other = other.unwrap();
    assert!(private(&other).starts_with(says), "{other:?}");
    line("M13 A3").await;
    let other = [("line", "M13 B3".into())];
    let question = table.ann.slash("if-then", other).await.unwrap();
    let question = question.message.unwrap();
    let replaced = table.ann.press(&question, "Replace it with the new line");
    let replaced = replaced.await.unwrap();
    let lines = private(&replaced);
    assert!(
        lines.contains("if **M13** then **B3**") && !lines.contains("**A3**"),
        "{lines}"
    );
    assert!(lines.contains("if **L11** then **A1**"), "{lines}");
    let board = table.board(game, 2).await;
    let early = table.ben.press_custom_id(&board, "t1:step:1:0:on").await;
    assert!(private(&early.unwrap()).starts_with("Game 1 isn't over yet."));
    table.passes(jiff::SignedDuration::from_hours(3));
    table.place(&table.ben, game, "L11").await;
    table.board(game, 4).await;
    table.passes(jiff::SignedDuration::from_mins(10));
    table.place(&table.ben, game, "C3").await;
    table.board(game, 5).await;
    let question = table.ben.slash("resign", []).await.unwrap();
    let question = question.message.unwrap();
    table.ben.press(&question, "Resign game 1").await.unwrap();
    table.message("Ann wins game 1").await;

    let cleo = table.discord.person("Cleo");
    let film = cleo.slash("replay", [("game", "1".into())]).await.unwrap();
    let film = cleo.settled(film).await.unwrap().message.unwrap();
    let step = async |shown: u32| {
        let id = format!("t1:step:1:{shown}:on");
        let step = cleo.press_custom_id(&film, &id).await.unwrap();
        cleo.settled(step).await.unwrap().content().to_owned()
    };
    let planned = "**Game 1** · move 1 of 4\nThe rules put the first stone on **K10**.\n\
                   Ann had planned: if **L11** then **A1**. That's what happened.\n\
                   Ann had planned: if **L12** then **A2**.\n\
                   Ann had planned: if **L11** then **A1**, then if **C4** then **D4**.\n\
                   Ann had planned: if **M13** then **B3**.";
    assert_eq!(step(0).await, planned);
    let slow = "**Game 1** · move 2 of 4\nBen played **L11**. Time for this move: 3 hours.";
    assert_eq!(step(1).await, slow);
    let reply = "**Game 1** · move 3 of 4\nAnn played **A1**. This move came from an if-then line.\n\
                 Ann had planned: if **C4** then **D4**.";
    assert_eq!(step(2).await, reply);
    let next = step(3).await;
    assert!(next.contains("Time for this move: 10 minutes."), "{next}");

    let profile = table.ben.slash("profile", []).await.unwrap();
    let profile = table.ben.settled(profile).await.unwrap();
    let says = "Median time for a move: 10 minutes";
    assert!(profile.content().contains(says), "{profile:?}");
    table.clear().await;
}
