//! What was saved and cannot be read stops nothing but itself.

use tessera::game::{Pace, PlayerId};

use crate::kit::{anna, at, ben, carl, days, world};

#[tokio::test]
async fn an_absence_that_is_damaged_is_left_out_of_what_games_are_given_back() {
    let world = world().await;
    world.service.wake(at(0)).await.unwrap();
    let game = world.game(anna(), ben(), true).await;
    let before = world.service.game(game).await.unwrap().game.deadline();
    let damaged = "INSERT INTO absences (id, since, until) VALUES (1, 9223372036854775807, 0)";
    world.database(damaged).await;
    world.service.wake(days(1)).await.unwrap();
    let given = "UPDATE absences SET until = until WHERE id = 2 RETURNING CAST(id AS TEXT)";
    assert_eq!(world.database(given).await.as_deref(), Some("2"));
    let after = world.service.game(game).await.unwrap().game.deadline();
    let given = after.unwrap().duration_since(before.unwrap());
    assert_eq!(given, days(1).duration_since(at(0)));
    let last = "INSERT INTO absences (id, since, until) VALUES (3, 0, 9223372036854775807)";
    world.database(last).await;
    let game = world.service.game(game).await.unwrap().game;
    assert_eq!(game.deadline(), after);
    assert_eq!(game.terms.pace, Pace::Relaxed);
}

#[tokio::test]
async fn a_bot_that_cannot_read_when_it_was_last_there_starts_as_if_it_never_was() {
    let world = world().await;
    world.service.wake(at(0)).await.unwrap();
    let damage = "UPDATE life SET alive_at = 9223372036854775807";
    world.database(damage).await;
    assert!(world.service.wake(at(60)).await.unwrap().is_zero());
    world.database(damage).await;
    let ahead = world.service.accept_clock(at(60)).await.unwrap();
    assert!(ahead.is_zero());
    world.service.beat(at(60)).await.unwrap();
    assert!(world.service.wake(at(120)).await.unwrap().is_positive());
}

#[tokio::test]
async fn a_message_that_was_turned_away_writes_over_no_setting_that_is_damaged() {
    let world = world().await;
    world.challenge(anna(), ben(), false).await;
    world.challenge(carl(), ben(), false).await;
    let insert = "INSERT INTO settings (player, theme, notation, confirm, zone, digest_due)
                  VALUES (1, 'dusk', 'torn', TRUE, 'nowhere', 9223372036854775807)";
    world.database(insert).await;
    let service = &world.service;
    for player in [anna().id, ben().id] {
        assert!(service.welcomes_messages(player).await.unwrap());
        let defaults = service.settings(player).await.unwrap();
        service.messages_refused(player).await.unwrap();
        assert!(!service.welcomes_messages(player).await.unwrap());
        assert_eq!(service.settings(player).await.unwrap(), defaults);
    }
    let stays = "SELECT theme || notation || zone || digest_due FROM settings WHERE player = 1";
    let stays = world.database(stays).await;
    assert_eq!(stays.as_deref(), Some("dusktornnowhere9223372036854775807"));
    assert!(service.welcomes_messages(PlayerId(3)).await.unwrap());
}

#[tokio::test]
async fn a_time_that_is_damaged_does_not_hide_what_is_due_next() {
    let world = world().await;
    world.game(anna(), ben(), true).await;
    let due = world.service.next_due().await.unwrap();
    assert!(due.is_some());
    let insert = "INSERT INTO settings (player, notation, confirm, digest_due)
                  VALUES (1, 'board', TRUE, 9223372036854775807)";
    world.database(insert).await;
    assert_eq!(world.service.next_due().await.unwrap(), due);
}
