//! Forged presses and commands: each is answered privately and changes nothing.

use local_discord::AnswerKind;
use serde_json::json;
use tessera::game::{ChallengeId, ChallengeStatus, GameId};

use crate::table::{Table, private};

/// Custom ids of every action on a game, also for a ply the board does not show and for any corner
/// of the pad.
fn actions(game: &str, ply: &str) -> Vec<String> {
    let mut actions = Vec::new();
    for word in [
        "pick",
        "more",
        "board",
        "ask-resign",
        "resign",
        "rematch",
        "replay",
    ] {
        actions.push(format!("t1:{word}:{game}"));
    }
    for corner in ["A1", "T19"] {
        let picker = format!("{game}:{ply}:{corner}");
        for word in ["pad", "menus", "file"] {
            actions.push(format!("t1:{word}:{picker}"));
        }
        for way in ["left", "up", "down", "right"] {
            actions.push(format!("t1:pan:{picker}:{way}"));
        }
        for point in ["K10", "A1", "T19"] {
            actions.push(format!("t1:point:{picker}:{point}"));
            actions.push(format!("t1:rank:{picker}:{point}"));
        }
    }
    for word in ["play", "type"] {
        for kind in ["stone", "power"] {
            let point = if word == "play" { ":L11" } else { "" };
            actions.push(format!("t1:{word}:{game}:{ply}:{kind}{point}"));
        }
    }
    for choice in ["swap", "noswap", "pass"] {
        actions.push(format!("t1:choose:{game}:{ply}:{choice}"));
    }
    for kind in ["draw", "takeback", "pause", "adjourn", "revive"] {
        actions.push(format!("t1:offer:{game}:{kind}"));
        for reply in ["agree", "decline", "withdraw"] {
            actions.push(format!("t1:reply:{game}:{ply}:1:{kind}:{reply}"));
        }
    }
    for word in [
        "go-on", "play-on", "accept", "decline", "withdraw", "change",
    ] {
        actions.push(format!("t1:{word}:{game}"));
    }
    actions
}

#[tokio::test]
async fn who_may_not_move_changes_nothing_whatever_is_sent() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let cleo = table.discord.person("Cleo");
    let said = table.said();
    for (game, ply) in [
        ("1", "1"),
        ("1", "0"),
        ("1", "65535"),
        ("99", "1"),
        ("-1", "1"),
    ] {
        for action in actions(game, ply) {
            table.wait(jiff::SignedDuration::from_secs(2));
            let answer = cleo.press_custom_id(&board, &action).await.unwrap();
            let answer = cleo.settled(answer).await.unwrap();
            assert!(!private(&answer).is_empty(), "{action}");
            assert_eq!(answer.kind, AnswerKind::Ephemeral, "{action}: {answer:?}");
        }
    }
    let view = table.service().game(GameId(i64::from(game))).await.unwrap();
    assert_eq!(view.game.ply(), 1);
    assert!(!view.game.is_over());
    assert_eq!(table.said(), said, "the channel saw nothing of it");
    assert_eq!(table.now(board.id).content, board.content);
    table.clear().await;
}

#[tokio::test]
async fn a_command_of_an_unknown_name_or_kind_is_answered_with_a_sentence() {
    let table = Table::set().await;
    let (slash, user, message, entry_point, future) = (1, 2, 3, 4, 77);
    for name in ["board", "Challenge to Pente", "nothing", ""] {
        for kind in [slash, user, message, entry_point, future] {
            let options = json!([]);
            let answer = table.ann.forged_command(name, kind, &options);
            let answer = answer.await.unwrap();
            let said = private(&answer);
            if [("board", slash), ("Challenge to Pente", user)].contains(&(name, kind)) {
                assert!(!said.is_empty(), "{name} {kind}");
                continue;
            }
            let is_told = said.starts_with("This command has changed");
            assert!(is_told, "{name} {kind}: {said}");
            let typing = table.ann.forged_autocomplete(name, kind, &options);
            assert_eq!(typing.await.unwrap().choices, [], "{name} {kind}");
        }
    }
    table.clear().await;
}

#[tokio::test]
async fn a_message_is_changed_only_by_what_it_is_noted_for() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    let board = table.board(game, 2).await;
    let invite = [
        ("opponent", (&table.ben).into()),
        ("ruleset", "pente".into()),
        ("rated", false.into()),
    ];
    table.ann.slash("challenge", invite).await.unwrap();
    let invitation = table.message("Ann invites you").await;
    let draw = [("what", "draw".into())];
    table.ann.slash("offer", draw).await.unwrap();
    let offer = table.message("Ann offers a draw").await;
    let id = |message: &local_discord::Message| {
        let button = message.button("Withdraw").unwrap();
        button.custom_id
    };
    for message in [&invitation, &offer] {
        let answer = table.ann.press_custom_id(&board, &id(message)).await;
        let answer = table.ann.settled(answer.unwrap()).await.unwrap();
        assert!(private(&answer).contains("withdrew"), "{answer:?}");
        let settled = table.until(message.id, |it| it.buttons().is_empty()).await;
        assert!(settled.content.contains("Ann"), "{settled:?}");
    }
    let withdrawn = table.now(invitation.id);
    assert!(
        withdrawn.content.starts_with("Ann withdrew"),
        "{withdrawn:?}"
    );

    let form = table.ann.press_custom_id(&board, "t1:zone").await.unwrap();
    let form = form.modal.unwrap();
    let fields = [(form.fields[0].label.as_str(), "Berlin")];
    let answer = table.ann.submit_modal(&form, &fields).await.unwrap();
    assert!(private(&answer).contains("Europe/Berlin"), "{answer:?}");
    let now = table.now(board.id);
    assert_eq!(
        (&now.content, now.buttons().len()),
        (&board.content, board.buttons().len())
    );
    table.clear().await;
}

#[tokio::test]
async fn ids_mean_nothing_in_another_place() {
    let table = Table::set().await;
    let game = table.game(false, "free").await;
    table.ann.slash("challenge", []).await.unwrap();
    let open = table.message("Ann is looking for an opponent").await;
    let elsewhere = table.elsewhere().await;
    let (cleo, dora) = (table.discord.person("Cleo"), table.discord.person("Dora"));
    let (cleo, dora) = (cleo.in_channel(&elsewhere), dora.in_channel(&elsewhere));
    dora.slash("challenge", []).await.unwrap();
    let foreign = table
        .message_in(elsewhere.id(), "Dora is looking for an opponent")
        .await;
    let accept = open.button("Accept").unwrap().custom_id;
    for id in [
        accept.as_str(),
        "t1:change:2",
        "t1:withdraw:2",
        "t1:accept:99",
    ] {
        let answer = cleo.press_custom_id(&foreign, id).await.unwrap();
        let said = private(&answer);
        assert!(
            said.starts_with("That invitation no longer exists"),
            "{id}: {said}"
        );
    }
    for word in ["more", "board", "pick", "resign", "rematch"] {
        let id = format!("t1:{word}:{game}");
        let answer = cleo.press_custom_id(&foreign, &id).await.unwrap();
        let said = private(&answer);
        assert!(said.starts_with("There's no game 1."), "{id}: {said}");
    }
    let challenge = table
        .service()
        .challenge_by_id(ChallengeId(2))
        .await
        .unwrap();
    assert_eq!(challenge.challenge.status, ChallengeStatus::Open);
    assert_eq!(table.now(open.id).content, open.content);
    table.clear().await;
}
