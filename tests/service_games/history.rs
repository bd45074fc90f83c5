//! Finished games: who sees which in a list, what a player may know of damaged ones, which are suggested,
//! what a profile counts, and games from before results were stored.

use tessera::game::{
    ChannelId, GameId, Place, PlayerId, PlayerResult, ProfileAudience, ServerId,
    ServerSettingsPatch, SettingsPatch, Viewpoint, Visibility,
};
use tessera::rating::Tally;
use tessera::service::{
    HeadToHead, HistoryFilter, HistoryRequest, Profile, ProfileRequest, Streaks,
};

use crate::kit::{QUIET, ROW, SERVER, World, anna, at, ben, carl, days, from_fellow, place, world};
use crate::replay::begin;

fn from_home(player: PlayerId) -> Viewpoint {
    let server = Some(SERVER);
    Viewpoint { player, server }
}

/// Anna won the first game, and Ben resigned the second to her.
async fn two_games(world: &World) -> [GameId; 2] {
    let won = world.game(anna(), ben(), false).await;
    world.play(won, ROW, at(10)).await;
    let resigned = world.game(anna(), ben(), false).await;
    world.play(resigned, QUIET, at(20)).await;
    let done = world.service.resign(resigned, ben().id, at(30)).await;
    done.expect("he resigns");
    [won, resigned]
}

async fn listed(world: &World, filter: HistoryFilter, by: Viewpoint) -> (Vec<GameId>, Vec<GameId>) {
    let page = world.service.history(from_fellow(by, filter)).await;
    let page = page.expect("a page");
    let games = page.games.views.iter().map(|view| view.game.id);
    (games.collect(), page.games.damaged)
}

async fn profile_of_anna(world: &World) -> Profile {
    let request = ProfileRequest {
        viewpoint: from_home(anna().id),
        player: anna().id,
        is_fellow_member: true,
        computer: PlayerId(99),
        is_public: false,
    };
    let profile = world.service.profile(request, at(40)).await;
    profile.expect("a profile")
}

#[tokio::test]
async fn a_list_holds_and_counts_what_is_seen_one_by_one() {
    let world = world().await;
    let service = &world.service;
    let (dora, closed) = (PlayerId(4), ServerId(901));
    let places = [
        place(),
        Place {
            server: Some(closed),
            channel: ChannelId(801),
        },
        Place {
            server: None,
            channel: ChannelId(802),
        },
    ];
    let people = [anna(), ben(), carl()];
    let mut games = Vec::new();
    for (ruleset, place) in ["pente", "pente-3"]
        .into_iter()
        .flat_map(|ruleset| places.map(|place| (ruleset, place)))
    {
        let day = i64::try_from(games.len()).unwrap();
        let game = begin(&world, ruleset, &people, place, days(day)).await;
        while let Some(loser) = service.game(game).await.unwrap().game.to_move() {
            service.resign(game, loser, days(day)).await.unwrap();
        }
        games.push(game);
    }
    let patch = ServerSettingsPatch {
        visibility: Some(Visibility::Closed),
        ..ServerSettingsPatch::default()
    };
    service
        .change_server_settings(closed, patch, days(9))
        .await
        .unwrap();

    let mut seen_at_most = Vec::new();
    for player in [anna().id, ben().id, carl().id, dora] {
        for server in [Some(SERVER), Some(closed), None] {
            let viewpoint = Viewpoint { player, server };
            let mut most = 0;
            for whose in [anna().id, ben().id, carl().id] {
                let mut seen = Vec::new();
                for &game in games.iter().rev() {
                    let view = service.game_seen_from(viewpoint, game).await;
                    let is_in = view.is_ok_and(|view| view.game.players.contains(&whose));
                    seen.extend(is_in.then_some(game));
                }
                let filter = HistoryFilter::of(whose);
                let page = service
                    .history(from_fellow(viewpoint, filter))
                    .await
                    .unwrap();
                let listed: Vec<_> = page.games.views.iter().map(|it| it.game.id).collect();
                assert_eq!(listed, seen, "{viewpoint:?}, {whose}");
                assert_eq!(
                    usize::try_from(page.count),
                    Ok(seen.len()),
                    "{viewpoint:?}, {whose}"
                );
                most = most.max(seen.len());
            }
            seen_at_most.push(most);
        }
    }
    assert_eq!(seen_at_most, [6, 6, 6, 6, 6, 6, 4, 5, 4, 2, 4, 2]);
}

#[tokio::test]
async fn an_old_game_is_suggested_by_the_name_of_the_opponent() {
    let world = world().await;
    let old = world.game(anna(), carl(), false).await;
    world.play(old, ROW, at(5)).await;
    let [won, resigned] = two_games(&world).await;
    let suggested = async |typed: &str, most: usize| {
        let own = from_home(anna().id);
        let found = world.service.past_games(own, typed, most).await;
        let found = found.unwrap();
        found.iter().map(|it| it.id).collect::<Vec<_>>()
    };
    assert_eq!(suggested("ca", 1).await, [old]);
    assert_eq!(suggested("", 2).await, [resigned, won]);
}

#[tokio::test]
async fn the_average_number_of_moves_is_rounded() {
    let world = world().await;
    two_games(&world).await;
    // 9 and 4 moves.
    assert_eq!(profile_of_anna(&world).await.average_moves, Some(7));
}

#[tokio::test]
async fn a_damaged_row_of_a_finished_game_is_not_counted() {
    let world = world().await;
    let [won, resigned] = two_games(&world).await;
    let streak = Streaks {
        current: 1,
        best: 1,
    };
    let one_won = Tally {
        wins: 1,
        ..Tally::default()
    };
    let against_ben = HistoryFilter {
        opponent: Some(ben().id),
        ..HistoryFilter::of(anna().id)
    };
    for damage in [
        "UPDATE finished_games SET result = -1 WHERE game = 2",
        "UPDATE finished_games SET result = 12 WHERE game = 2",
    ] {
        world.database(damage).await;
        let profile = profile_of_anna(&world).await;
        assert_eq!(profile.streaks, streak, "{damage}");
        let results = [("pente".to_owned(), one_won)];
        assert_eq!(profile.results, results, "{damage}");
        let page = world
            .service
            .history(from_fellow(from_home(anna().id), against_ben))
            .await;
        let page = page.unwrap();
        assert_eq!(page.games.views.len(), 2, "{damage}");
        let score = page.head_to_head.unwrap();
        assert_eq!(score.total(), one_won, "{damage}");
        assert_eq!(score.last, [PlayerResult::Won], "{damage}");
    }
    for damage in [
        "UPDATE finished_games SET result = 2, moves = -9
         WHERE game = 2 AND player = (SELECT short_id FROM short_ids WHERE id = 1)",
        "UPDATE finished_games SET moves = 9223372036854775807 WHERE game = 2",
        "UPDATE finished_games SET opponent = -5 WHERE game = 2",
    ] {
        world.database(damage).await;
        let profile = profile_of_anna(&world).await;
        let longest = profile.longest.map(|it| (it.game, it.moves));
        assert_eq!(longest, Some((won, 9)), "{damage}");
        assert_eq!(profile.streaks.best, 2, "{damage}");
        assert_eq!(profile.opponents[0].0.id, ben().id, "{damage}");
        let all = HistoryFilter::of(anna().id);
        let listed = listed(&world, all, from_home(anna().id)).await;
        assert_eq!(listed.0, [resigned, won], "{damage}");
    }
}

#[tokio::test]
async fn a_damaged_game_is_told_to_its_players_only() {
    let world = world().await;
    let [won, resigned] = two_games(&world).await;
    world
        .database("UPDATE games SET record = x'07' WHERE id = 1")
        .await;
    let of_ben = HistoryFilter::of(ben().id);
    let to_ben = listed(&world, of_ben, from_home(ben().id)).await;
    assert_eq!(to_ben, (vec![resigned], vec![won]));
    let to_carl = listed(&world, of_ben, from_home(carl().id)).await;
    assert_eq!(to_carl, (vec![resigned], vec![]));
}

#[tokio::test]
async fn games_that_ended_before_results_were_stored_have_them_once_they_are_filled_in() {
    let world = world().await;
    let [won, resigned] = two_games(&world).await;
    let damaged = world.game(carl(), ben(), false).await;
    world.play(damaged, ROW, at(40)).await;
    let running = world.game(anna(), carl(), false).await;
    world
        .database("UPDATE games SET record = x'07' WHERE id = 3")
        .await;
    world
        .database("UPDATE finished_games SET result = NULL, moves = NULL")
        .await;
    let world = world.restarted().await;

    let lost = HistoryFilter {
        opponent: Some(anna().id),
        ruleset: Some("pente"),
        result: Some(PlayerResult::Lost),
        ..HistoryFilter::of(ben().id)
    };
    let all = HistoryFilter::of(ben().id);
    let listed_before = listed(&world, all, from_home(ben().id)).await;
    assert_eq!(listed_before, (vec![resigned, won], vec![damaged]));
    let fitting_before = listed(&world, lost, from_home(carl().id)).await;
    assert_eq!(fitting_before.0, [], "a start waits for no record");
    let filled_in = world.service.fill_in_results(None).await;
    assert_eq!(filled_in.expect("it is saved"), Some(damaged));
    let rest = world.service.fill_in_results(Some(damaged)).await;
    assert_eq!(rest.expect("it is read"), None);
    let world = world.restarted().await;
    let again = world.service.fill_in_results(None).await;
    assert_eq!(again.expect("it is read"), None, "nothing is read twice");

    let to_carl = listed(&world, lost, from_home(carl().id)).await;
    assert_eq!(
        to_carl.0,
        [resigned, won],
        "the latest first, not {running}"
    );
    let to_ben = listed(&world, all, from_home(ben().id)).await;
    assert_eq!(to_ben, (vec![resigned, won], vec![damaged]));
    let page = world
        .service
        .history(from_fellow(from_home(ben().id), lost))
        .await;
    let score = HeadToHead {
        by_ruleset: vec![(
            "pente".to_owned(),
            Tally {
                losses: 2,
                ..Tally::default()
            },
        )],
        last: vec![PlayerResult::Lost; 2],
    };
    assert_eq!(page.expect("a page").head_to_head, Some(score));
}

#[tokio::test]
async fn who_hides_their_profile_is_listed_only_with_the_viewer() {
    let world = world().await;
    let [won, _] = two_games(&world).await;
    let with_carl = world.game(ben(), carl(), false).await;
    world.play(with_carl, ROW, at(50)).await;
    let of_ben = HistoryFilter::of(ben().id);
    let against_anna = HistoryFilter {
        opponent: Some(anna().id),
        ..of_ben
    };
    let listed = async |filter, by| listed(&world, filter, from_home(by)).await.0;
    assert_eq!(listed(of_ben, carl().id).await.len(), 3);
    let patch = SettingsPatch {
        profile: Some(ProfileAudience::Nobody),
        ..SettingsPatch::default()
    };
    let changed = world.service.change_settings(&ben(), patch, at(60)).await;
    changed.expect("he may");
    assert_eq!(listed(of_ben, carl().id).await, [with_carl]);
    assert_eq!(listed(against_anna, carl().id).await, []);
    assert_eq!(listed(of_ben, PlayerId(4)).await, []);
    assert_eq!(listed(of_ben, ben().id).await.len(), 3, "he sees his own");
    let page = world
        .service
        .history(from_fellow(from_home(carl().id), against_anna));
    let page = page.await.expect("a page");
    assert!(page.is_hidden && page.head_to_head.is_none(), "{page:?}");
    let seen = world.service.game_seen_from(from_home(carl().id), won);
    assert!(
        seen.await.is_ok(),
        "a game that is public is found by its number"
    );

    let patch = SettingsPatch {
        profile: Some(ProfileAudience::Server),
        ..SettingsPatch::default()
    };
    let changed = world.service.change_settings(&ben(), patch, at(70)).await;
    changed.expect("he may");
    assert_eq!(listed(of_ben, carl().id).await.len(), 3);
    let from_outside = HistoryRequest {
        is_fellow_member: false,
        ..from_fellow(from_home(carl().id), of_ben)
    };
    let page = world.service.history(from_outside).await.expect("a page");
    assert_eq!(page.count, 1, "ben is no member where carl looks from");
}

#[tokio::test]
async fn a_game_of_one_person_and_several_computers_is_one_against_the_computer() {
    let world = world().await;
    let people = [anna(), ben(), carl()];
    let game = begin(&world, "pente-3", &people, place(), at(0)).await;
    world
        .play(game, &["A1", "C1", "E1", "G1", "A3", "C3"], at(1))
        .await;
    for loser in [ben().id, carl().id] {
        world
            .service
            .resign(game, loser, at(2))
            .await
            .expect("they resign");
    }
    assert_eq!(profile_of_anna(&world).await.results.len(), 1);
    world
        .database("INSERT INTO players (id, name) VALUES (99, 'bot')")
        .await;
    world
        .database("UPDATE seats SET player = 99 WHERE player <> 1")
        .await;
    let profile = profile_of_anna(&world).await;
    assert_eq!(profile.results, []);
    assert_eq!(profile.against_computer.wins, 1);
}
