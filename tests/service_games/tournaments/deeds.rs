//! What organisers do is told to whom it concerns: in private, each once, and where the tournament is announced.

use tessera::game::{GameRefusal, PlayerId, SettingsPatch};
use tessera::service::attempts::Unposted;
use tessera::service::news::News;
use tessera::service::{
    Adjudication, Error, Replacement, ServiceRefusal, TournamentEventKind, TournamentNews,
    TournamentPost, TournamentRefusal, TournamentSetup,
};
use tessera::tournament::course::Outcome;
use tessera::tournament::format::Format;
use tessera::tournament::round::GameResult;
use tessera::tournament::round_robin::Seeding;

use super::kit::{announced, begun, enter, organiser, play_round, refusal, setup, view};
use crate::kit::{World, at, days, person, world};

/// Who is still to be told of a tournament, and what, by the people.
async fn told(world: &World) -> Vec<(u64, TournamentNews)> {
    let mut told = Vec::new();
    let unposted = world.service.to_post(days(1), None).await.unwrap();
    for unposted in unposted.now {
        let Unposted::News(unsent) = unposted else {
            continue;
        };
        let found = world.service.unsent_news(unsent, days(1)).await.unwrap();
        if let Some(News::Tournament(notice)) = found.map(|it| it.news) {
            told.push((unsent.player.0, notice.news));
        }
    }
    told.sort_by_key(|(player, _)| *player);
    told
}

/// What is still to be posted that is of this kind.
async fn posts(world: &World, kind: TournamentEventKind) -> Vec<TournamentPost> {
    let mut posts = Vec::new();
    for id in world.service.untold_tournament_events().await.unwrap() {
        let post = world.service.tournament_post(id).await.unwrap().unwrap();
        if post.event.event.kind == kind {
            posts.push(post);
        }
    }
    posts
}

fn replacement(out: u64, put: u64) -> Replacement {
    Replacement {
        out: PlayerId(out),
        put: person(put, "Nina"),
        reason: "ill".to_owned(),
    }
}

#[tokio::test]
async fn both_are_told_of_a_replacement_before_the_start_as_well() {
    let world = world().await;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let mut without_reason = replacement(4, 9);
    without_reason.reason = " ".to_owned();
    let by = organiser();
    let refused = world
        .service
        .replace_entrant(id, &by, without_reason, at(3));
    assert_eq!(
        refusal(refused.await),
        TournamentRefusal::NoReason { most: 300 }
    );
    let replaced = world
        .service
        .replace_entrant(id, &by, replacement(4, 9), at(3));
    replaced.await.unwrap();
    let expected = [(4, TournamentNews::Replaced), (9, TournamentNews::PutIn)];
    assert_eq!(told(&world).await, expected);
    let post = posts(&world, TournamentEventKind::Replaced).await.remove(0);
    assert_eq!(post.event.event.reason.as_deref(), Some("ill"));
}

#[tokio::test]
async fn who_comes_instead_is_told_once_and_a_block_is_told_to_the_organiser() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    let before = view(service, id).await;
    let opponent = before
        .pairing_of(PlayerId(1))
        .unwrap()
        .pairing
        .players
        .iter();
    let mut opponent = opponent.map(|it| before.entry(*it).unwrap().player.0);
    let opponent = opponent.rfind(|it| *it != 1).unwrap();
    let by = person(opponent, "Opponent");
    let blocks = [(person(9, "Nina"), true)];
    let blocked = service.change_settings_and_blocks(&by, None, &blocks, days(1));
    blocked.await.unwrap();
    let by = organiser();
    let replaced = service.replace_entrant(id, &by, replacement(1, 9), days(1));
    let after = replaced.await.unwrap();
    let pairing = after.pairing_of(PlayerId(9)).unwrap();
    assert!(pairing.pairing.is_unwanted, "the two should not meet");
    let told = told(&world).await;
    let of = |player: u64| {
        let own = told.iter().filter(|(who, _)| *who == player);
        own.map(|(_, news)| *news).collect::<Vec<_>>()
    };
    assert_eq!(of(9), [TournamentNews::PutIn], "once");
    assert_eq!(of(opponent), [TournamentNews::Round(1)], "once");
    assert_eq!(of(by.person.id.0), [TournamentNews::BlockedPair(1)]);
}

#[tokio::test]
async fn nobody_is_put_in_by_somebody_whom_they_have_blocked() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let by = person(9, "Nina");
    let blocks = [(organiser().person, true)];
    let blocked = service.change_settings_and_blocks(&by, None, &blocks, at(3));
    blocked.await.unwrap();
    let by = organiser();
    let put = service.replace_entrant(id, &by, replacement(4, 9), at(4));
    let refused = put.await.unwrap_err();
    assert!(
        matches!(
            refused,
            Error::Refused(ServiceRefusal::Game(GameRefusal::Blocked))
        ),
        "{refused:?}"
    );
    assert!(view(service, id).await.entry_of(PlayerId(4)).is_some());
}

#[tokio::test]
async fn who_played_a_decided_game_is_told_and_its_games_go_on() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, true), 4).await;
    let before = view(service, id).await;
    let pairing = before.last_round().unwrap().pairings[0].clone();
    let games = pairing.games();
    assert_eq!(games.len(), 2, "it is a set");
    let decided = Adjudication {
        round: 1,
        board: 1,
        outcome: Outcome::Pair(GameResult::Draw),
        reason: "agreed".to_owned(),
    };
    service
        .adjudicate_pairing(id, &organiser(), decided, days(1))
        .await
        .unwrap();
    let post = posts(&world, TournamentEventKind::Adjudicated)
        .await
        .remove(0);
    assert_eq!(post.released, games);
    let news = TournamentNews::Decided { round: 1, board: 1 };
    let told = told(&world).await.into_iter();
    let told: Vec<u64> = told.filter(|it| it.1 == news).map(|it| it.0).collect();
    let people = pairing.pairing.players.iter();
    let mut people: Vec<u64> = people
        .map(|it| before.entry(*it).unwrap().player.0)
        .collect();
    people.sort_unstable();
    assert_eq!(told, people);
    // Also once the tournament is over.
    service
        .cancel_tournament(id, &organiser(), Some("too few"), days(1))
        .await
        .unwrap();
    let told = self::told(&world).await;
    let count = |wanted| told.iter().filter(|it| it.1 == wanted).count();
    assert_eq!((count(news), count(TournamentNews::Cancelled)), (2, 4));
    assert_eq!(told.len(), 6, "{told:?}");
    let post = posts(&world, TournamentEventKind::Cancelled)
        .await
        .remove(0);
    assert_eq!(post.event.event.reason.as_deref(), Some("too few"));
    assert_eq!(post.released.len(), 2, "those of the other board");
}

#[tokio::test]
async fn a_start_before_its_time_is_logged_and_posted() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    enter(&world, id, 4).await;
    let by = organiser();
    service.start_tournament_now(id, &by, at(3)).await.unwrap();
    let post = posts(&world, TournamentEventKind::StartedEarly).await;
    assert_eq!(post.len(), 1);
    let log = service.tournament_log(id, 10).await.unwrap();
    assert_eq!(log[0].event.kind, TournamentEventKind::StartedEarly);
    assert_eq!(log[0].event.actor, Some(by.person.id));
}

#[tokio::test]
async fn people_enter_what_is_paused_over_its_start() {
    let world = world().await;
    let service = &world.service;
    let id = announced(&world, setup(Format::USUAL_SWISS, false)).await;
    let by = organiser();
    service.pause_tournament(id, &by, at(3)).await.unwrap();
    let entered = service.enter_tournament(id, person(1, "Ann"), days(2));
    entered.await.unwrap();
    let resumed = service.resume_tournament(id, &by, days(2)).await.unwrap();
    assert!(resumed.tournament.setup.starts_at > days(2));
    // Entries that the organiser let end earlier stay closed.
    let early = TournamentSetup {
        entry_until: Some(at(60)),
        ..setup(Format::USUAL_SWISS, false)
    };
    let id = announced(&world, early).await;
    service.pause_tournament(id, &by, at(3)).await.unwrap();
    let late = service.enter_tournament(id, person(1, "Ann"), at(90));
    assert_eq!(refusal(late.await), TournamentRefusal::EntriesOver);
}

#[tokio::test]
async fn a_draft_whose_start_has_passed_says_so() {
    let world = world().await;
    let service = &world.service;
    let order = tessera::service::TournamentOrder {
        server: crate::kit::SERVER,
        channel: crate::kit::place().channel,
        setup: setup(Format::USUAL_SWISS, false),
        seed: 5,
    };
    let made = service.create_tournament(organiser(), order, at(0)).await;
    let id = made.unwrap().tournament.id;
    let announced = service
        .announce_draft(id, (&organiser(), None), days(2))
        .await;
    let refused = refusal(announced);
    assert!(
        matches!(refused, TournamentRefusal::StartPassed { .. }),
        "{refused:?}"
    );
}

#[tokio::test]
async fn whoever_is_told_of_a_round_is_not_rung_by_its_first_boards() {
    let world = world().await;
    let service = &world.service;
    let silent = SettingsPatch {
        messages: Some(false),
        ..SettingsPatch::default()
    };
    let id = announced(&world, setup(Format::USUAL_SWISS, true)).await;
    enter(&world, id, 4).await;
    let by = person(1, "Player 1");
    service.change_settings(&by, silent, at(3)).await.unwrap();
    service.look_after_tournaments(days(1)).await.unwrap();
    let told = told(&world).await;
    let people: Vec<u64> = told.iter().map(|it| it.0).collect();
    assert_eq!(
        people,
        [2, 3, 4],
        "who takes no messages is called by the board"
    );
    for pairing in &view(service, id).await.rounds[0].pairings {
        for game in pairing.games() {
            let game = service.game(game).await.unwrap();
            let called = |it: &PlayerId| !game.silenced.contains(it);
            let players = game.game.players.iter().filter(|it| called(it));
            let players: Vec<u64> = players.map(|it| it.0).collect();
            let is_his = game.game.players.contains(&PlayerId(1));
            assert_eq!(players, if is_his { vec![1] } else { Vec::new() });
        }
    }
}

/// What one person is still to be told.
fn of(told: &[(u64, TournamentNews)], player: u64) -> Vec<TournamentNews> {
    let own = told.iter().filter(|(who, _)| *who == player);
    own.map(|(_, news)| *news).collect()
}

#[tokio::test]
async fn whoever_is_out_reads_no_old_news_of_playing() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    assert_eq!(of(&told(&world).await, 1), [TournamentNews::Round(1)]);
    let by = organiser();
    let replaced = service.replace_entrant(id, &by, replacement(1, 9), days(1));
    replaced.await.unwrap();
    let now = told(&world).await;
    assert_eq!(of(&now, 1), [TournamentNews::Replaced]);
    assert_eq!(of(&now, 9), [TournamentNews::PutIn]);
    for player in [2, 9] {
        let removed = service.remove_entrant(id, &by, PlayerId(player), days(1));
        removed.await.unwrap();
        let now = told(&world).await;
        assert_eq!(of(&now, player), [TournamentNews::TakenOut], "{player}");
    }
    let left = service.withdraw_from_tournament(id, PlayerId(3), days(1));
    left.await.unwrap();
    assert_eq!(of(&told(&world).await, 3), []);
}

#[tokio::test]
async fn the_end_of_a_game_that_a_replacement_gives_up_pings_nobody() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, true), 4).await;
    let before = view(service, id).await;
    let old = before.pairing_of(PlayerId(1)).unwrap().games();
    assert_eq!(old.len(), 2, "it is a set");
    let by = organiser();
    let replaced = service.replace_entrant(id, &by, replacement(1, 9), days(1));
    replaced.await.unwrap();
    for game in old {
        let ended = service.game(game).await.unwrap();
        assert!(ended.game.is_over());
        for player in ended.game.to_notify() {
            assert!(ended.silenced.contains(&player), "{player:?} in {game}");
        }
    }
}

#[tokio::test]
async fn whoever_sits_out_and_takes_no_messages_is_not_called_for_that() {
    let world = world().await;
    let service = &world.service;
    let round_robin = Format::RoundRobin {
        section_size: 4,
        seeding: Seeding::Snake,
    };
    let of_three = TournamentSetup {
        fewest: 3,
        ..setup(round_robin, false)
    };
    let id = announced(&world, of_three).await;
    enter(&world, id, 3).await;
    for number in 1..=3 {
        let silent = SettingsPatch {
            messages: Some(false),
            ..SettingsPatch::default()
        };
        let who = person(number, "Silent");
        let changed = service.change_settings_and_blocks(&who, Some(silent), &[], at(3));
        changed.await.unwrap();
    }
    service.look_after_tournaments(days(1)).await.unwrap();
    assert_eq!(view(service, id).await.rounds.len(), 1);
    assert_eq!(told(&world).await, []);
}

#[tokio::test]
async fn a_decision_for_a_round_that_is_over_decides_nothing() {
    let world = world().await;
    let service = &world.service;
    let id = begun(&world, setup(Format::USUAL_SWISS, false), 4).await;
    play_round(service, id, days(2)).await;
    assert_eq!(view(service, id).await.rounds.len(), 2);
    let late = Adjudication {
        round: 1,
        board: 1,
        outcome: Outcome::Pair(GameResult::Draw),
        reason: "agreed".to_owned(),
    };
    let by = organiser();
    let decided = service.adjudicate_pairing(id, &by, late, days(3)).await;
    assert_eq!(
        refusal(decided),
        TournamentRefusal::NotThisRound { round: 1 }
    );
    let now = view(service, id).await;
    assert!(now.rounds[1].pairings[0].pairing.result.is_none());
}
