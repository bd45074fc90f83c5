//! A damaged row affects nothing but itself.

use tessera::game::{
    Coin, GameId, MessageId, MoveTime, OfferKind, Pace, PlayerId, ProfileAudience, Reset, Revision,
    TableId, Viewpoint,
};
use tessera::rating::Tally;
use tessera::rules::{Record, catalogue};
use tessera::service::attempts::Unposted;
use tessera::service::{
    OpeningAnswer, OpeningScope, ProfileRequest, Scope, SeekOutcome, Service, records_in,
};

use crate::kit::{QUIET, ROW, SERVER, anna, at, ben, carl, days, person, place, point, world};
use crate::sealing::{adjourned, agree};
use crate::seasons::{beats, choose, standings};
use crate::seeks::wanted;
use crate::tables::open_points;

#[tokio::test]
async fn an_absence_that_is_damaged_is_left_out_of_what_games_are_given_back() {
    let world = world().await;
    world.service.resume_clocks(at(0)).await.unwrap();
    let game = world.game(anna(), ben(), true).await;
    let before = world.service.game(game).await.unwrap().game.deadline();
    let damaged = "INSERT INTO absences (id, since, until) VALUES (1, 9223372036854775807, 0)";
    world.database(damaged).await;
    world.service.resume_clocks(days(1)).await.unwrap();
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
async fn a_seek_that_is_damaged_is_matched_with_nobody_and_keeps_nobody_from_a_game() {
    let world = world().await;
    let service = &world.service;
    for who in [anna(), ben()] {
        let block = [(person(9, "Dora"), true)];
        let block = service.change_settings_and_blocks(&who, None, &block, at(0));
        block.await.unwrap();
    }
    for damage in [
        "band = 'wide'",
        "channel = -1",
        "made_at = 9223372036854775807",
    ] {
        let insert = "INSERT INTO seeks (player, ruleset, pace, rated, band, server, channel, everywhere,
                          made_at) VALUES (1, 'pente', 'relaxed', FALSE, 'any', 900, 800, FALSE, 0)";
        world.database(insert).await;
        let damage = format!("UPDATE seeks SET {damage} WHERE id = (SELECT MAX(id) FROM seeks)");
        world.database(&damage).await;
    }
    let sought = service.seek(ben(), wanted(), Coin::Heads, at(1)).await;
    assert!(matches!(sought.unwrap(), SeekOutcome::Listed(_)));
    let list = service.seeks(carl().id, place().server, at(2)).await;
    assert_eq!(list.unwrap().here.len(), 1);
    let sought = service.seek(carl(), wanted(), Coin::Heads, at(3)).await;
    let SeekOutcome::Matched(view) = sought.unwrap() else {
        panic!("Ben fits");
    };
    assert_eq!(view.game.players, [ben().id, carl().id]);
    world.database("UPDATE sought_games SET waited = 1").await;
    service.game(view.game.id).await.unwrap();
}

#[tokio::test]
async fn a_bot_that_cannot_read_when_it_was_last_present_starts_as_if_it_never_was() {
    let world = world().await;
    world.service.resume_clocks(at(0)).await.unwrap();
    let damage = "UPDATE heartbeat SET alive_at = 9223372036854775807";
    world.database(damage).await;
    assert!(world.service.resume_clocks(at(60)).await.unwrap().is_zero());
    world.database(damage).await;
    let ahead = world.service.accept_clock(at(60)).await.unwrap();
    assert!(ahead.is_zero());
    world.service.heartbeat(at(60)).await.unwrap();
    assert!(
        world
            .service
            .resume_clocks(at(120))
            .await
            .unwrap()
            .is_positive()
    );
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
        assert!(service.accepts_dms(player).await.unwrap());
        let defaults = service.settings(player).await.unwrap();
        service.dms_refused(player).await.unwrap();
        assert!(!service.accepts_dms(player).await.unwrap());
        assert_eq!(service.settings(player).await.unwrap(), defaults);
    }
    let stays = "SELECT theme || notation || zone || digest_due FROM settings WHERE player = 1";
    let stays = world.database(stays).await;
    assert_eq!(stays.as_deref(), Some("dusktornnowhere9223372036854775807"));
    assert!(service.accepts_dms(PlayerId(3)).await.unwrap());
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

#[tokio::test]
async fn a_damaged_number_of_what_messages_do_not_show_counts_as_nothing() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let challenge = world.challenge(anna(), ben(), false).await.id;
    let game = world.game(anna(), ben(), true).await;
    for damage in [
        "UPDATE challenges SET unshown = -9223372036854775808",
        "UPDATE games SET unshown = 9223372036854775807",
    ] {
        world.database(damage).await;
    }
    let posted = service.challenge_posted(challenge, None, MessageId(70));
    posted.await.unwrap();
    let posted = service.board_posted(game, (Revision::from(1), None), MessageId(71), None);
    posted.await.unwrap();
    assert_eq!(service.boards_to_refresh().await.unwrap(), []);
    assert_eq!(service.invitations_to_refresh().await.unwrap(), []);
    assert!(service.resume_clocks(at(90)).await.unwrap().is_positive());
    service.catch_up(&[game], at(90)).await.unwrap();
    assert_eq!(service.boards_to_refresh().await.unwrap(), [(game, 0)]);
    let invitations = service.invitations_to_refresh().await.unwrap();
    assert_eq!(invitations, [(challenge, 0)]);
}

#[tokio::test]
async fn damaged_notes_of_what_was_said_and_set_aside_affect_nothing() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let game = world.game(anna(), ben(), true).await;
    let before = service.game(game).await.unwrap().game.deadline();
    for damage in [
        "INSERT INTO sent_notices (message, player, at) VALUES (-5, 1, 0)",
        "INSERT INTO declined_offers (game, player, kind, at)
         SELECT id, 1, 'draw', 9223372036854775807 FROM games",
        "UPDATE games SET set_aside_at = 9223372036854775807",
        "UPDATE seats SET left_after = -1",
    ] {
        world.database(damage).await;
    }
    assert_eq!(service.sent_notices(anna().id).await.unwrap(), []);
    service.resume_clocks(at(0)).await.unwrap();
    let after = service.game(game).await.unwrap().game.deadline();
    assert_eq!(after, before);
    let draw = tessera::game::OfferKind::Draw;
    let offered = service.offer(game, &anna(), draw, None, at(1)).await;
    assert!(offered.is_ok(), "{offered:?}");
}

#[tokio::test]
async fn a_damaged_handicap_at_a_table_counts_as_none() {
    let world = world().await;
    world.challenge(ben(), carl(), false).await;
    let table = open_points(&world, &anna()).await;
    assert_eq!(table, TableId(1));
    for damage in [
        "INSERT INTO table_handicaps (table_number, player, points) VALUES (1, 1, 5)",
        "INSERT INTO table_handicaps (table_number, player, points)
         SELECT 1, id, -3 FROM players WHERE id = 2",
        "INSERT INTO table_handicaps (table_number, player, points)
         SELECT 1, id, 21 FROM players WHERE id = 3",
    ] {
        world.database(damage).await;
        let found = world.service.table(table).await.unwrap().table;
        assert_eq!(found.handicaps, [(anna().id, 5)], "{damage}");
        let listed = world.service.tables_in(place().channel).await.unwrap();
        assert_eq!(listed.len(), 1, "{damage}");
    }
}

#[tokio::test]
async fn a_profile_is_shown_to_nobody_while_its_setting_is_damaged() {
    let world = world().await;
    world.challenge(anna(), ben(), false).await;
    let insert = "INSERT INTO settings (player, notation, confirm, profile)
                  VALUES (1, 'board', TRUE, 'torn')";
    world.database(insert).await;
    let settings = world.service.settings(anna().id).await.unwrap();
    assert!(settings.is_damaged);
    assert_eq!(settings.profile, ProfileAudience::Nobody);
}

#[tokio::test]
async fn a_damaged_row_of_a_finished_game_spoils_no_profile() {
    let world = world().await;
    for end in [10, 20, 30] {
        let game = world.game(anna(), ben(), false).await;
        world.play(game, ROW, at(end)).await;
    }
    let request = ProfileRequest {
        viewpoint: Viewpoint {
            player: anna().id,
            server: place().server,
        },
        player: anna().id,
        is_fellow_member: true,
        computer: PlayerId(99),
        is_public: false,
    };
    for (damage, wins, longest) in [
        (
            "UPDATE finished_games SET moves = 70000 WHERE game = 1",
            3,
            2,
        ),
        ("UPDATE finished_games SET moves = -1 WHERE game = 1", 3, 2),
        (
            "UPDATE finished_games SET moves = 9223372036854775807 WHERE game < 3",
            3,
            3,
        ),
        ("UPDATE finished_games SET result = -5 WHERE game = 1", 2, 3),
        ("UPDATE finished_games SET result = 12 WHERE game = 2", 1, 3),
    ] {
        world.database(damage).await;
        let shown = world.service.profile(request, at(40)).await;
        let shown = shown.unwrap_or_else(|error| panic!("{damage}: {error}"));
        let tally = Tally {
            wins,
            ..Tally::default()
        };
        assert_eq!(shown.results, [("pente".to_owned(), tally)], "{damage}");
        let most = shown.longest.map(|it| (it.game, it.moves));
        assert_eq!(most, Some((GameId(longest), 9)), "{damage}");
        assert_eq!(shown.streaks.best, wins, "{damage}");
    }
}

#[tokio::test]
async fn rating_changes_that_are_torn_hide_nothing_else() {
    let world = world().await;
    let service = &world.service;
    let mut ended = Vec::new();
    for begin in [0, 20] {
        let game = world.game(anna(), ben(), true).await;
        world.play(game, ROW, at(begin + 10)).await;
        ended.push(game);
    }
    let request = ProfileRequest {
        viewpoint: Viewpoint {
            player: anna().id,
            server: place().server,
        },
        player: anna().id,
        is_fellow_member: true,
        computer: PlayerId(99),
        is_public: false,
    };
    let before = service.rating_history(request, "pente").await.unwrap();
    assert_eq!(before.len(), 2);
    for damage in [
        "UPDATE rating_changes SET changes = x'00ff' WHERE game = 1",
        "UPDATE rating_changes SET changes = x'ff' WHERE game = 1",
        "UPDATE rating_changes SET changes = zeroblob(3) WHERE game = 1",
    ] {
        world.database(damage).await;
        let first = service.game(ended[0]).await.unwrap();
        assert!(first.game.is_over() && first.ratings.is_none(), "{damage}");
        let second = service.game(ended[1]).await.unwrap();
        assert!(second.ratings.is_some(), "{damage}");
        let history = service.rating_history(request, "pente").await.unwrap();
        assert_eq!(history, before[1..], "{damage}");
        // Each time the service counts anew.
        let counting = Service::new(world.store.clone());
        let begun = Record::new(catalogue::find("pente").unwrap());
        let everywhere = OpeningScope::Everywhere;
        let counted = counting.opening(request.viewpoint, everywhere, &begun);
        let OpeningAnswer::Counted(count) = counted.await.unwrap() else {
            panic!("an empty board stands nowhere");
        };
        assert_eq!(count.results.games, 2, "{damage}");
    }
}

#[tokio::test]
async fn a_damaged_record_of_a_library_is_told_from_the_others() {
    let world = world().await;
    let service = &world.service;
    let text = ["A1", "B1", "C1"].map(|point| format!("[Game \"Pente\"]\n\n1. K10 {point} ?\n"));
    let found = records_in(text.concat().as_bytes());
    let imported = service.import(anna().id, &found.records, at(0));
    let imported = imported.await.unwrap();
    assert_eq!(imported.added, 3);
    world
        .database("UPDATE library SET record = '1. K10 K10' WHERE number = 1")
        .await;
    world
        .database("UPDATE library SET record = 'K99' WHERE number = 2")
        .await;
    let library = service.library(anna().id).await.unwrap();
    let readable: Vec<_> = library
        .newest
        .iter()
        .map(|it| (it.number, it.record.is_some()))
        .collect();
    assert_eq!(readable, [(3, true), (2, false), (1, false)]);
    service.remove_from_library(anna().id, 2).await.unwrap();
    assert_eq!(service.library(anna().id).await.unwrap().size, 2);
    assert!(service.library_record(ben().id, 3).await.is_err());
}

#[tokio::test]
async fn a_set_whose_other_game_is_damaged_stops_nothing() {
    for damage in [
        "UPDATE games SET record = x'FFFFFF' WHERE id = 2",
        "UPDATE sets SET half_points = NULL, ended_by = 1, ended_at = 0",
        "DELETE FROM sets",
    ] {
        let world = world().await;
        let service = &world.service;
        let [first, second] = crate::sets::set(&world, true).await;
        world.database(damage).await;
        world.play(first, QUIET, at(1)).await;
        let listed = service.games_of(anna().id).await.unwrap();
        assert_eq!(listed.views.len() + listed.damaged.len(), 2, "{damage}");
        let (_, ended) = service.resign(first, ben().id, at(2)).await.unwrap();
        assert!(ended.game.is_over(), "{damage}");
        assert_eq!(ended.ratings, None, "{damage}");
        let done = service.process_due(second, days(40)).await;
        assert!(done.is_ok(), "{damage}: {done:?}");
        let again = service.rematch(first, ben(), at(3)).await;
        assert!(again.is_ok(), "{damage}: {again:?}");
        let next = world.game(anna(), ben(), true).await;
        world.play(next, QUIET, at(5)).await;
        let (_, ended) = service.resign(next, ben().id, at(6)).await.unwrap();
        assert!(ended.ratings.is_some(), "{damage}");
    }
}

#[tokio::test]
async fn a_damaged_seal_does_not_keep_a_game_from_being_resumed() {
    for damage in [
        "UPDATE sealed_moves SET turn = 'torn'",
        "UPDATE sealed_moves SET player = -1",
        "UPDATE sealed_moves SET revision = -5",
        "UPDATE sealed_moves SET turn = 'K10'",
        "UPDATE sealed_moves SET turn = 'resign-1'",
    ] {
        let world = world().await;
        let (game, mover, other) = adjourned(&world).await;
        let service = &world.service;
        let shown = service.game(game).await.unwrap().game.revision();
        let stone = [point("G7")];
        service.seal(game, mover.id, &stone, shown).await.unwrap();
        world.database(damage).await;
        service.game(game).await.unwrap();
        let resumed = agree(&world, game, (&mover, &other), OfferKind::Resume, 60).await;
        assert_eq!(resumed.game.reset, Some(Reset::SealLost), "{damage}");
        assert!(resumed.game.waits_for(mover.id), "{damage}");
        world.play(game, &["G7"], at(70)).await;
    }
}

#[tokio::test]
async fn damaged_times_and_plans_are_as_good_as_none() {
    let world = world().await;
    let service = &world.service;
    let game = world.game(anna(), ben(), true).await;
    let planner = if service.game(game).await.unwrap().game.to_move() == Some(anna().id) {
        ben().id
    } else {
        anna().id
    };
    let line = ["T1", "T2"].map(point);
    service.plan(game, planner, &line).await.unwrap();
    world.play(game, ROW, at(60)).await;
    assert_eq!(service.past_plans(game).await.unwrap().len(), 1);
    world
        .database("UPDATE games SET move_times = zeroblob(900)")
        .await;
    world
        .database("UPDATE past_plans SET lines = '1+0: torn'")
        .await;
    world
        .database("UPDATE finished_games SET median_time = 9223372036854775807")
        .await;
    let view = service.game(game).await.unwrap();
    assert!(view.game.is_over());
    assert_eq!(view.game.move_time(1), MoveTime::UNKNOWN);
    assert!(service.past_plans(game).await.unwrap().is_empty());
    let request = ProfileRequest {
        viewpoint: Viewpoint {
            player: anna().id,
            server: None,
        },
        player: anna().id,
        is_fellow_member: true,
        computer: PlayerId(99),
        is_public: false,
    };
    let profile = service.profile(request, at(0)).await.unwrap();
    assert_eq!(profile.move_time, MoveTime::UNKNOWN);
}

#[tokio::test]
async fn a_damaged_season_stops_no_game_and_no_ladder() {
    for damage in [
        "UPDATE seasons SET period = 'torn'",
        "UPDATE seasons SET ends_at = 9223372036854775807",
        "UPDATE seasons SET ends_at = -9223372036854775808",
        "UPDATE seasons SET number = number - 3, growth = -1",
        "UPDATE seasons SET server = -900",
        "UPDATE servers SET seasons = 'yearly'",
        "UPDATE podiums SET place = place - 5",
        "UPDATE podiums SET ruleset = 'torn'",
        "UPDATE ladder_steps SET players = -5, ranked = 70",
        "DELETE FROM ladder_steps",
        "UPDATE ladders SET players = -5, ranked = 70",
    ] {
        let world = world().await;
        let service = &world.service;
        let monthly = Some(tessera::game::SeasonLength::Monthly);
        choose(&world, monthly, days(0)).await;
        beats(&world, [&anna(), &ben()], days(1)).await;
        service.close_seasons(days(40)).await.unwrap();
        beats(&world, [&anna(), &ben()], days(41)).await;
        world.database(damage).await;
        service.close_seasons(days(41)).await.unwrap();
        let game = beats(&world, [&anna(), &ben()], days(42)).await;
        let rated = service.game(game).await.unwrap().ratings;
        assert!(rated.is_some_and(|it| it.server.is_some()), "{damage}");
        choose(&world, monthly, days(43)).await;
        service.next_season_end().await.unwrap();
        service.close_seasons(days(80)).await.unwrap();
        let game = beats(&world, [&anna(), &ben()], days(81)).await;
        assert!(
            service.game(game).await.unwrap().ratings.is_some(),
            "{damage}"
        );
        let mut last = None;
        for _ in 0..9 {
            last = service
                .count_provisional(last.as_ref(), days(81))
                .await
                .unwrap();
        }
        assert_eq!(last, None, "{damage}");
        for unposted in service.to_post(days(81), None).await.unwrap().now {
            if let Unposted::Season(season) = unposted {
                let told = service.season_to_tell(season).await;
                assert!(told.is_ok(), "{damage}: {told:?}");
                service.season_told(season).await.unwrap();
            }
        }
        for season in service.seasons(SERVER).await.unwrap() {
            standings(&world, &season, days(81)).await;
        }
        let here = Scope::Server(SERVER);
        let shown = service.standings(here, "pente", 1, anna().id, days(81));
        let shown = shown.await.unwrap();
        if !damage.contains("ladder") {
            assert_eq!(shown.provisional.len(), 2, "{damage}");
        }
        assert!(shown.own.is_some(), "{damage}");
    }
}

#[tokio::test]
async fn lessons_that_are_saved_and_do_not_exist_are_left_out() {
    let world = world().await;
    let (anna, five) = (anna().id, tessera::lessons::task("five").unwrap());
    world.service.save_solved(anna, five).await.unwrap();
    world.database("UPDATE learners SET task = 'nowhere'").await;
    world
        .database("INSERT INTO solved_tasks (player, task) VALUES (1, 'nothing')")
        .await;
    let progress = world.service.lesson_progress(anna).await.unwrap();
    assert_eq!(progress.solved, ["five"].into());
    assert_eq!(
        progress.next().unwrap().id,
        "capture",
        "the first that is not solved"
    );
    world
        .database("DELETE FROM solved_tasks WHERE task = 'five'")
        .await;
    let progress = world.service.lesson_progress(anna).await.unwrap();
    assert_eq!(progress.next().unwrap().id, "five");
}

#[tokio::test]
async fn a_damaged_ban_bans_nobody() {
    let world = world().await;
    let ban = "INSERT INTO bans (player, reason, banned_at) VALUES (2, '', 9223372036854775807)";
    world.database(ban).await;
    assert_eq!(world.service.ban_of(ben().id, at(0)).await.unwrap(), None);
    assert_eq!(world.service.bans(at(0)).await.unwrap(), []);
    world.game(anna(), ben(), true).await;
}

#[tokio::test]
async fn a_league_whose_season_is_damaged_is_set_aside_and_others_go_on() {
    let world = world().await;
    let service = &world.service;
    let id = crate::tournaments::begun_league(&world).await;
    let number = "UPDATE league_seasons SET season = -1";
    world.database(number).await;
    assert_eq!(service.tournament(id).await.unwrap().season, None);
    world.database("UPDATE league_seasons SET season = 1").await;
    let gap = "INSERT INTO league_places (tournament, division, place, player, has_left)
               VALUES (1, 3, 2, 1, FALSE)";
    world.database(gap).await;
    // It is still shown and listed, without its season.
    let shown = service.tournament(id).await.unwrap();
    assert_eq!(shown.season, None);
    assert_eq!(service.tournaments_on(SERVER).await.unwrap().len(), 1);
    assert_eq!(service.tournaments_of(PlayerId(1)).await.unwrap().len(), 1);
    // It does not end without a word: after some tries it is set aside, and its organiser is told.
    for day in 2..20 {
        service.look_after_tournaments(days(day)).await.unwrap();
    }
    let told = "SELECT kind FROM news WHERE kind = 'tournament-set-aside'";
    assert!(world.database(told).await.is_some());
    let after = service.tournament(id).await.unwrap().tournament;
    assert!(after.set_aside_at.is_some());
    // Once it is repaired, and looked at again, it goes on.
    world.database("DELETE FROM league_places").await;
    let season = service.tournament(id).await.unwrap().season;
    assert_eq!(season.unwrap().number, 1);
}
