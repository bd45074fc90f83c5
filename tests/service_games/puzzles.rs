//! Puzzles through the service: which one somebody gets, what is saved of attempts, and what is rated.

use jiff::Timestamp;
use tessera::game::{
    ChannelId, DailyPuzzleId, GameId, Pace, PlayerId, ServerId, ServerSettingsPatch, Terms,
    Viewpoint, Visibility,
};
use tessera::puzzle::{NODES, PuzzleId, Theme, built_in, solution};
use tessera::rules::catalogue;
use tessera::service::attempts::{Failed, Unposted};
use tessera::service::{
    AskedFor, DAILY_HOUR, KeptFrom, OffTarget, PuzzleDifficulty, PuzzleProgress, PuzzleRequest,
    PuzzleSource, PuzzleView, ServiceRefusal,
};

use crate::kit::{QUIET, ROW, SERVER, World, anna, at, ben, carl, days, refusal, terms, world};

const ANY: PuzzleRequest = PuzzleRequest {
    theme: None,
    ruleset: None,
    difficulty: PuzzleDifficulty::Suiting,
    source: PuzzleSource::Any,
};

const fn seen_by(player: PlayerId) -> Viewpoint {
    Viewpoint {
        player,
        server: None,
    }
}

async fn next(world: &World, player: PlayerId, request: Option<PuzzleRequest>) -> PuzzleView {
    let next = world
        .service
        .next_puzzle(seen_by(player), request, 0, at(0));
    next.await.unwrap().expect("there are puzzles")
}

#[tokio::test]
async fn everybody_gets_what_suits_them_and_nothing_twice_before_all_were_shown() {
    let world = world().await;
    let mut ratings = Vec::new();
    for difficulty in PuzzleDifficulty::ALL {
        let request = PuzzleRequest { difficulty, ..ANY };
        ratings.push(next(&world, anna().id, Some(request)).await.rating.rating);
    }
    assert!(ratings.is_sorted(), "{ratings:?}");
    let gomoku = PuzzleRequest {
        ruleset: Some("gomoku"),
        ..ANY
    };
    let all = built_in().iter();
    let all = all
        .filter(|puzzle| puzzle.game.ruleset.id == "gomoku")
        .count();
    let mut seen = Vec::new();
    let mut view = next(&world, ben().id, Some(gomoku)).await;
    for _ in 0..all {
        assert_eq!(view.puzzle.game.ruleset.id, "gomoku");
        seen.push(view.id);
        view = next(&world, ben().id, None).await;
    }
    let again = view.id;
    let mut different = seen.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), all, "{seen:?}");
    assert!(seen.contains(&again));
    let own = PuzzleRequest {
        source: PuzzleSource::Mine,
        ..ANY
    };
    let none = world
        .service
        .next_puzzle(seen_by(ben().id), Some(own), 0, at(0));
    assert!(none.await.unwrap().is_none());
}

#[tokio::test]
async fn of_a_rare_kind_chance_gives_none_that_is_far_harder() {
    let world = world().await;
    let request = PuzzleRequest {
        theme: Some(Theme::WinByCaptures),
        difficulty: PuzzleDifficulty::Easier,
        ..ANY
    };
    let mut ratings = Vec::new();
    for chance in 0..12 {
        let viewer = seen_by(PlayerId(100 + chance));
        let next = world
            .service
            .next_puzzle(viewer, Some(request), chance, at(0));
        ratings.push(next.await.unwrap().unwrap().rating.rating);
    }
    ratings.sort_by(f64::total_cmp);
    let (least, most) = (ratings[0], ratings[ratings.len() - 1]);
    assert!(most - least <= 400.0, "{ratings:?}");
}

#[tokio::test]
async fn the_first_end_is_rated_for_person_and_puzzle_and_kept_over_a_restart() {
    let world = world().await;
    let fours = PuzzleRequest {
        theme: Some(Theme::Fours),
        ..ANY
    };
    let view = next(&world, anna().id, Some(fours)).await;
    let line = solution(&view.position, view.puzzle.goal, NODES);
    let service = &world.service;
    let kept = PuzzleProgress::Kept(line[..2].to_vec());
    let kept = service.save_puzzle_progress(seen_by(anna().id), &view, kept, at(1));
    let kept = kept.await.unwrap();
    assert_eq!(kept.view.line, line[..2]);
    assert!(kept.change.is_none());
    let twice =
        service.save_puzzle_progress(seen_by(anna().id), &view, PuzzleProgress::Failed, at(1));
    assert_eq!(refusal(twice.await), ServiceRefusal::PuzzleWentOn);
    let world = world.restarted().await;
    let service = &world.service;
    let found = service.puzzle(seen_by(anna().id), view.id).await.unwrap();
    assert_eq!(found.line, line[..2]);
    let solved =
        service.save_puzzle_progress(seen_by(anna().id), &found, PuzzleProgress::Solved, at(2));
    let solved = solved.await.unwrap();
    let change = solved.change.expect("it is rated");
    assert!(change.after.rating > change.before.rating);
    assert!(solved.view.rating.rating < view.rating.rating);
    assert_eq!(solved.streak, Some(1));
    let again = solved.view;
    for progress in [PuzzleProgress::Failed, PuzzleProgress::Solved] {
        let saved = service.save_puzzle_progress(seen_by(anna().id), &again, progress, at(3));
        let saved = saved.await.unwrap();
        assert!(saved.change.is_none() && saved.streak.is_none());
        assert_eq!(saved.view.rating, again.rating);
    }
    let person = service.solver(anna().id, at(4)).await.unwrap().unwrap();
    assert_eq!((person.tried, person.solved, person.streak), (1, 1, 1));
    assert_eq!(person.rating, change.after);
    let later = service.solver(anna().id, days(2)).await.unwrap().unwrap();
    assert_eq!((later.streak, later.longest_streak), (0, 1));
    // Another person finds the puzzle as hard as it is by now, and untouched.
    let others = service.puzzle(seen_by(ben().id), view.id).await.unwrap();
    assert_eq!((others.rating, others.is_solved), (again.rating, None));
}

#[tokio::test]
async fn a_mistake_comes_back_to_who_wants_that_and_to_nobody_else() {
    let world = world().await;
    let service = &world.service;
    let view = next(&world, anna().id, Some(ANY)).await;
    let failed =
        service.save_puzzle_progress(seen_by(anna().id), &view, PuzzleProgress::Failed, at(0));
    failed.await.unwrap();
    let later = || service.next_puzzle(seen_by(anna().id), None, 0, days(2));
    let other = later().await.unwrap().unwrap();
    assert!(other.id != view.id && !other.is_repeating);
    service
        .repeat_puzzles(anna().id, true, days(2))
        .await
        .unwrap();
    let back = later().await.unwrap().unwrap();
    assert!(back.id == view.id && back.is_repeating);
    let solved =
        service.save_puzzle_progress(seen_by(anna().id), &back, PuzzleProgress::Solved, days(2));
    assert!(solved.await.unwrap().change.is_none());
    assert_ne!(later().await.unwrap().unwrap().id, view.id);
    let in_days = |days_on| service.next_puzzle(seen_by(anna().id), None, 0, days(days_on));
    assert_ne!(in_days(4).await.unwrap().unwrap().id, view.id);
    assert_eq!(in_days(5).await.unwrap().unwrap().id, view.id);
}

#[tokio::test]
async fn what_is_damaged_keeps_nobody_from_other_puzzles() {
    let world = world().await;
    let view = next(&world, anna().id, Some(ANY)).await;
    let service = &world.service;
    for damage in [
        "UPDATE puzzle_attempts SET line = 'K10K10 nonsense'",
        "UPDATE puzzle_attempts SET shown_at = 9223372036854775807",
        "UPDATE solvers SET solved = -1, wanted = 'x;y;z'",
    ] {
        world.database(damage).await;
        let found = service.puzzle(seen_by(anna().id), view.id).await.unwrap();
        assert!(found.line.is_empty(), "{damage}");
        next(&world, anna().id, None).await;
    }
    world
        .database("UPDATE puzzles SET puzzle = 'torn', tried = -1")
        .await;
    let torn = service.puzzle(seen_by(anna().id), view.id).await;
    assert_eq!(refusal(torn), ServiceRefusal::NoSuchPuzzle);
    next(&world, anna().id, Some(ANY)).await;
}

async fn wants_daily(world: &World) {
    let patch = ServerSettingsPatch {
        puzzles: Some(Some(ChannelId(77))),
        ..ServerSettingsPatch::default()
    };
    let saved = world.service.change_server_settings(SERVER, patch, at(0));
    saved.await.unwrap();
}

async fn untold(world: &World, now: Timestamp) -> Vec<DailyPuzzleId> {
    let found = world.service.to_post(now, None).await.unwrap().now;
    let daily = found.into_iter().filter_map(|it| match it {
        Unposted::DailyPuzzle(id) => Some(id),
        _ => None,
    });
    daily.collect()
}

#[tokio::test]
async fn a_server_gets_one_puzzle_a_day_from_its_hour_on_until_midnight() {
    let world = world().await;
    let service = &world.service;
    wants_daily(&world).await;
    let midnight = (at(0).as_second() / 86_400 + 1) * 86_400;
    let on_the_day = |seconds| Timestamp::from_second(midnight + seconds).unwrap();
    let hour = on_the_day(DAILY_HOUR * 3_600);
    let early = on_the_day(DAILY_HOUR * 3_600 - 1);
    assert!(!service.choose_daily_puzzles(early).await.unwrap());
    assert!(service.is_daily_puzzle_due(hour).await.unwrap());
    assert!(service.choose_daily_puzzles(hour).await.unwrap());
    assert!(!service.choose_daily_puzzles(hour).await.unwrap());
    let [id] = untold(&world, hour).await[..] else {
        panic!("one is to be posted");
    };
    let daily = service.daily_puzzle_to_tell(id, hour).await.unwrap();
    let daily = daily.expect("it is the day");
    assert_eq!(daily.channel, ChannelId(77));
    assert_eq!(daily.yesterday, None);
    let late = service
        .daily_puzzle_to_tell(id, on_the_day(86_400))
        .await
        .unwrap();
    assert!(late.is_none(), "its day is over");
    let other = service.replace_daily_puzzle(&daily, hour).await.unwrap();
    assert_ne!(other.expect("there are others").view.id, daily.view.id);
    let given_up = service.record_failure(Unposted::DailyPuzzle(id), Failed::Forbidden, hour, None);
    assert_eq!(given_up.await.unwrap(), None);
    assert_eq!(untold(&world, hour).await, []);
    assert!(!service.is_daily_puzzle_due(hour).await.unwrap());
    for damage in [
        "UPDATE daily_puzzles SET chosen_at = 9223372036854775807, told = FALSE",
        "UPDATE daily_puzzles SET chosen_at = 0, channel = -1, told = FALSE;
         UPDATE servers SET puzzles = -1",
    ] {
        world.database(damage).await;
        let none = service.daily_puzzle_to_tell(id, hour).await.unwrap();
        assert!(none.is_none(), "{damage}");
        service.daily_puzzle_told(id).await.unwrap();
    }
    assert_eq!(untold(&world, hour).await, []);
    assert!(service.server_settings(SERVER).await.unwrap().is_damaged);
}

#[tokio::test]
async fn who_has_finished_no_game_gets_pente_first() {
    let world = world().await;
    // The game of the last lesson is none.
    let lesson = world.game(anna(), ben(), false).await;
    world.play(lesson, ROW, at(1)).await;
    let is_lesson = "INSERT INTO lesson_games (game) SELECT id FROM games";
    world.database(is_lesson).await;
    for _ in 0..3 {
        let view = next(&world, anna().id, Some(ANY)).await;
        assert_eq!(view.puzzle.game.ruleset.id, "pente");
    }
    let gomoku = PuzzleRequest {
        ruleset: Some("gomoku"),
        ..ANY
    };
    let view = next(&world, anna().id, Some(gomoku)).await;
    assert_eq!(view.puzzle.game.ruleset.id, "gomoku");
    // The rules of the server come first.
    let patch = ServerSettingsPatch {
        ruleset: catalogue::find("gomoku"),
        ..ServerSettingsPatch::default()
    };
    let changed = world.service.change_server_settings(SERVER, patch, at(0));
    changed.await.unwrap();
    let viewpoint = Viewpoint {
        player: carl().id,
        server: Some(SERVER),
    };
    let first = world.service.next_puzzle(viewpoint, Some(ANY), 0, at(0));
    let first = first.await.unwrap().unwrap();
    assert_eq!(first.puzzle.game.ruleset.id, "gomoku");
}

#[tokio::test]
async fn puzzles_by_rules_that_somebody_has_played_come_first_then_pente_then_any() {
    let world = world().await;
    let terms = Terms {
        ruleset: catalogue::find("gomoku").unwrap(),
        ..terms(false)
    };
    let game = world.game_on(anna(), ben(), terms).await;
    world.play(game, QUIET, at(1)).await;
    let mover = world.service.game(game).await.unwrap().game.to_move();
    let resigned = world.service.resign(game, mover.unwrap(), at(2)).await;
    resigned.unwrap();
    let mut told = Vec::new();
    for _ in 0..100 {
        let view = next(&world, anna().id, Some(ANY)).await;
        assert_eq!(view.off_target, None, "it suits");
        told.push(view.puzzle.game.ruleset.id);
    }
    assert!(
        told.iter().filter(|it| **it == "gomoku").count() > 5,
        "{told:?}"
    );
    told.dedup();
    assert_eq!(told[..2], ["gomoku", "pente"]);
    assert!(told.len() > 2, "{told:?}");
    assert!(
        !told[2..].contains(&"pente"),
        "those that suit were all shown"
    );
}

#[tokio::test]
async fn one_that_comes_again_is_not_said_to_be_the_nearest() {
    let world = world().await;
    let gomoku = PuzzleRequest {
        ruleset: Some("gomoku"),
        difficulty: PuzzleDifficulty::Harder,
        ..ANY
    };
    let all = built_in().iter();
    let all = all
        .filter(|puzzle| puzzle.game.ruleset.id == "gomoku")
        .count();
    let mut off = Vec::new();
    for _ in 0..2 * all {
        let view = next(&world, anna().id, Some(gomoku)).await;
        assert_eq!(view.asked_for, AskedFor::Kind);
        off.push(view.off_target);
    }
    let (new, again) = off.split_at(all);
    assert!(new.contains(&Some(OffTarget::MuchEasier)), "{new:?}");
    assert!(again.iter().all(Option::is_none), "{again:?}");
    let harder = PuzzleRequest {
        ruleset: None,
        ..gomoku
    };
    let view = next(&world, anna().id, Some(harder)).await;
    assert_eq!(view.asked_for, AskedFor::Any);
}

#[tokio::test]
async fn whether_anybody_tried_yesterday_s_puzzle_is_told() {
    let world = world().await;
    let service = &world.service;
    wants_daily(&world).await;
    let midnight = (at(0).as_second() / 86_400 + 1) * 86_400;
    let hour =
        |day: i64| Timestamp::from_second(midnight + day * 86_400 + DAILY_HOUR * 3_600).unwrap();
    let mut tried = Vec::new();
    for day in 0..3 {
        assert!(service.choose_daily_puzzles(hour(day)).await.unwrap());
        let [id] = untold(&world, hour(day)).await[..] else {
            panic!("one is to be posted");
        };
        let daily = service.daily_puzzle_to_tell(id, hour(day)).await.unwrap();
        let daily = daily.unwrap();
        service.daily_puzzle_told(id).await.unwrap();
        tried.push(daily.yesterday.map(|it| (it.count, it.is_tried)));
        if day == 1 {
            let view = service
                .puzzle(seen_by(anna().id), daily.view.id)
                .await
                .unwrap();
            let failed = PuzzleProgress::Failed;
            let failed = service.save_puzzle_progress(seen_by(anna().id), &view, failed, hour(day));
            failed.await.unwrap();
        }
    }
    assert_eq!(tried, [None, Some((0, false)), Some((0, true))]);
}

#[tokio::test]
async fn a_repetition_that_is_left_comes_back_a_day_later() {
    let world = world().await;
    let service = &world.service;
    let view = next(&world, anna().id, Some(ANY)).await;
    let failed =
        service.save_puzzle_progress(seen_by(anna().id), &view, PuzzleProgress::Failed, at(0));
    failed.await.unwrap();
    service
        .repeat_puzzles(anna().id, true, at(0))
        .await
        .unwrap();
    let on = async |now| {
        let next = service.next_puzzle(seen_by(anna().id), None, 0, now);
        next.await.unwrap().unwrap()
    };
    assert_eq!(on(days(2)).await.id, view.id);
    let other = on(days(2)).await;
    assert!(other.id != view.id && !other.is_repeating);
    assert_ne!(on(days(2)).await.id, view.id);
    let back = on(days(3)).await;
    assert!(back.id == view.id && back.is_repeating);
}

/// A finished game in which a puzzle was found.
async fn with_puzzle(world: &World) -> (GameId, PuzzleId) {
    let game = world.game(anna(), ben(), false).await;
    world.play(game, ROW, at(1)).await;
    let found = world.service.begin_puzzle_search().await.unwrap().unwrap();
    assert_eq!(found.game, game);
    let puzzle = &built_in()[0];
    let kept = world
        .service
        .keep_puzzles(game, std::slice::from_ref(puzzle));
    kept.await.unwrap();
    (game, puzzle.id())
}

#[tokio::test]
async fn puzzles_from_games_are_for_those_who_may_see_the_game() {
    let world = world().await;
    let (_, id) = with_puzzle(&world).await;
    let asked = async |player, server, source| {
        let viewpoint = Viewpoint { player, server };
        let request = Some(PuzzleRequest { source, ..ANY });
        let found = world.service.next_puzzle(viewpoint, request, 0, at(2));
        found.await.unwrap().map(|view| view.id)
    };
    let (mine, here) = (PuzzleSource::Mine, PuzzleSource::Server);
    assert_eq!(asked(anna().id, None, mine).await, Some(id));
    assert_eq!(asked(carl().id, None, mine).await, None);
    assert_eq!(asked(carl().id, None, here).await, None);
    assert_eq!(asked(carl().id, Some(SERVER), here).await, Some(id));
    assert_eq!(asked(carl().id, Some(ServerId(902)), here).await, None);
    // Once it was shown, its buttons still show it from where the game is seen, and nowhere else.
    let opened = async |player, server| {
        let viewpoint = Viewpoint { player, server };
        world.service.puzzle(viewpoint, id).await
    };
    assert!(opened(carl().id, Some(SERVER)).await.is_ok());
    let closed = ServerSettingsPatch {
        visibility: Some(Visibility::Closed),
        ..ServerSettingsPatch::default()
    };
    let closed = world.service.change_server_settings(SERVER, closed, at(3));
    closed.await.unwrap();
    let outside = opened(carl().id, None).await;
    assert_eq!(refusal(outside), ServiceRefusal::NoSuchPuzzle);
    assert!(opened(anna().id, None).await.is_ok());
    assert_eq!(asked(carl().id, Some(SERVER), here).await, Some(id));
    for sql in [
        "INSERT INTO players (id, name) VALUES (3, 'Carl') ON CONFLICT DO NOTHING",
        "INSERT INTO blocks (player, blocked) VALUES (3, 1)",
    ] {
        world.database(sql).await;
    }
    let blocked = opened(carl().id, Some(SERVER)).await;
    assert_eq!(refusal(blocked), ServiceRefusal::NoSuchPuzzle);
    assert_eq!(asked(carl().id, Some(SERVER), here).await, None);
}

#[tokio::test]
async fn each_game_is_searched_once_and_damage_is_set_aside() {
    let world = world().await;
    let service = &world.service;
    let begin = async || {
        let begun = service.begin_puzzle_search().await.unwrap();
        begun.map(|it| it.game)
    };
    assert_eq!(begin().await, None);
    with_puzzle(&world).await;
    assert_eq!(begin().await, None, "it was searched");
    let one = world.game(anna(), ben(), false).await;
    assert_eq!(begin().await, None, "it is not over");
    world.play(one, ROW, at(2)).await;
    let two = world.game(anna(), ben(), false).await;
    world.play(two, ROW, at(3)).await;
    for _ in 0..5 {
        assert_eq!(begin().await, Some(two), "a search that was cut short");
    }
    assert_eq!(begin().await, Some(one), "the other was given up");
    for _ in 0..4 {
        assert_eq!(begin().await, Some(one), "a search that was cut short");
    }
    assert_eq!(begin().await, None, "the last one was given up, too");
    let left = "SELECT CAST(COUNT(*) AS TEXT) FROM puzzle_searches";
    assert_eq!(world.database(left).await.as_deref(), Some("0"));
    let three = world.game(anna(), ben(), false).await;
    world.play(three, ROW, at(4)).await;
    let damage = "UPDATE games SET record = x'ffff' WHERE id = (SELECT MAX(id) FROM games)";
    world.database(damage).await;
    assert_eq!(begin().await, None, "it cannot be read");
    assert_eq!(world.database(left).await.as_deref(), Some("0"));
}

/// The day's puzzles of a server whose games are by these rules, from the first day on.
async fn daily_by(rules: &'static str, days_on: i64) -> Vec<PuzzleView> {
    let world = crate::kit::world().await;
    wants_daily(&world).await;
    let patch = ServerSettingsPatch {
        ruleset: tessera::rules::catalogue::find(rules),
        ..ServerSettingsPatch::default()
    };
    let service = &world.service;
    let changed = service.change_server_settings(SERVER, patch, at(0));
    changed.await.unwrap();
    let midnight = (at(0).as_second() / 86_400 + 1) * 86_400;
    let on_the_day = |seconds| Timestamp::from_second(midnight + seconds).unwrap();
    let mut views = Vec::new();
    for day in 0..days_on {
        let hour = on_the_day(day * 86_400 + DAILY_HOUR * 3_600);
        assert!(service.choose_daily_puzzles(hour).await.unwrap());
        for id in untold(&world, hour).await {
            let daily = service.daily_puzzle_to_tell(id, hour).await.unwrap();
            let daily = daily.expect("it is the day");
            let id_of_rules = daily.view.puzzle.game.ruleset.id;
            let usual = (id_of_rules != rules).then_some(rules);
            assert_eq!(daily.usual_rules, usual, "it is told");
            views.push(daily.view);
            service.daily_puzzle_told(id).await.unwrap();
        }
    }
    views
}

#[tokio::test]
async fn the_day_s_puzzle_is_by_the_rules_of_the_server_and_of_middling_difficulty() {
    let views = daily_by("keryo-pente", 45).await;
    assert_eq!(views.len(), 45);
    let rules: Vec<_> = views.iter().map(|it| it.puzzle.game.ruleset.id).collect();
    let own = rules.iter().take_while(|it| **it == "keryo-pente").count();
    assert!(own >= 15, "{rules:?}");
    let known = rules[own..].iter().take_while(|it| **it == "pente").count();
    assert!(known >= 15 && own + known < 45, "{rules:?}");
    for view in &views {
        let rating = view.rating.rating;
        assert!((1_050.0..=1_650.0).contains(&rating), "{rating}");
    }
    // Where nobody has chosen rules, and where games are by rules that have no puzzles, they are by Pente.
    let views = daily_by("partners", 1).await;
    assert_eq!(views[0].puzzle.game.ruleset.id, "pente");
}

#[tokio::test]
async fn a_puzzle_keeps_the_rating_that_it_was_shown_with_until_the_attempt_is_over() {
    let world = world().await;
    let service = &world.service;
    let (me, now) = (seen_by(anna().id), at(1));
    let shown = next(&world, anna().id, None).await;
    let saved = service.save_puzzle_progress(me, &shown, PuzzleProgress::Failed, now);
    let failed = saved.await.unwrap();
    assert!(failed.change.is_some());
    let told = |view: &PuzzleView| view.shown_rating.rating;
    assert!(failed.view.rating.rating > shown.rating.rating + 1.0);
    assert!((told(&failed.view) - told(&shown)).abs() < 0.001);
    let world = world.restarted().await;
    let opened = world.service.puzzle(me, shown.id).await.unwrap();
    assert!((told(&opened) - told(&shown)).abs() < 0.001);
    let saved = world
        .service
        .save_puzzle_progress(me, &opened, PuzzleProgress::Revealed, now);
    let over = saved.await.unwrap().view;
    assert!((told(&over) - over.rating.rating).abs() < 0.001);
}

#[tokio::test]
async fn where_nothing_near_is_left_that_is_said() {
    let world = world().await;
    let request = PuzzleRequest {
        theme: Some(Theme::QuietStone),
        difficulty: PuzzleDifficulty::Easier,
        ..ANY
    };
    let mut told = Vec::new();
    for _ in 0..400 {
        let view = next(&world, anna().id, Some(request)).await;
        if view.is_solved.is_some() || told.len() > 100 {
            break;
        }
        let target = 1_500.0 - 175.0 - 300.0;
        let harder = view.rating.rating - target;
        assert_eq!(
            view.off_target == Some(OffTarget::MuchHarder),
            harder > 300.0
        );
        told.push(view.off_target);
        // It was shown, and is not shown again as long as there are others.
    }
    assert_eq!(told.first(), Some(&None));
    assert!(told.contains(&Some(OffTarget::MuchHarder)), "{told:?}");
}

#[tokio::test]
async fn puzzles_that_are_kept_back_are_not_denied() {
    let world = world().await;
    let (game, id) = with_puzzle(&world).await;
    let mine = PuzzleRequest {
        source: PuzzleSource::Mine,
        ..ANY
    };
    let are_there = async |player| {
        let found = world.service.are_there_puzzles(seen_by(player), mine);
        found.await.unwrap()
    };
    assert!(are_there(anna().id).await, "{game} {id}");
    assert!(!are_there(carl().id).await);
}

#[tokio::test]
async fn a_solution_that_was_shown_is_no_day_s_work() {
    let world = world().await;
    let service = &world.service;
    let view = next(&world, anna().id, Some(ANY)).await;
    let save = async |progress, now| {
        let view = service.puzzle(seen_by(anna().id), view.id).await.unwrap();
        let saved = service.save_puzzle_progress(seen_by(anna().id), &view, progress, now);
        saved.await.unwrap().streak
    };
    assert_eq!(save(PuzzleProgress::Revealed, at(0)).await, None);
    for day in 0..3 {
        assert_eq!(save(PuzzleProgress::Solved, days(day)).await, None, "{day}");
    }
    let person = service.solver(anna().id, days(3)).await.unwrap().unwrap();
    assert_eq!((person.streak, person.longest_streak), (0, 0));
}

#[tokio::test]
async fn who_could_read_the_solution_in_a_review_is_not_rated() {
    let solved = async |world: &World, id, player| {
        let service = &world.service;
        let viewpoint = Viewpoint {
            player,
            server: Some(SERVER),
        };
        let view = service.puzzle(viewpoint, id).await.unwrap();
        let saved = service.save_puzzle_progress(viewpoint, &view, PuzzleProgress::Solved, at(3));
        saved.await.unwrap()
    };
    let world = world().await;
    let (game, id) = with_puzzle(&world).await;
    assert!(solved(&world, id, ben().id).await.change.is_some());
    assert_eq!(game, GameId(1));
    world
        .database("INSERT INTO reviews (game, review) VALUES (1, x'00')")
        .await;
    for (player, is_reviewed) in [(anna().id, true), (carl().id, false)] {
        let viewpoint = Viewpoint {
            player,
            server: Some(SERVER),
        };
        let view = world.service.puzzle(viewpoint, id).await.unwrap();
        assert_eq!(
            view.reviewed_in.is_some(),
            is_reviewed,
            "it is told beforehand"
        );
    }
    let own = solved(&world, id, anna().id).await;
    assert!(own.change.is_none() && own.view.is_solved == Some(true));
    assert!(solved(&world, id, carl().id).await.change.is_some());
}

#[tokio::test]
async fn a_built_in_puzzle_is_kept_from_others_by_a_game_with_a_clock_only() {
    for (pace, is_shown) in [(Pace::Untimed, true), (Pace::Relaxed, false)] {
        let world = crate::kit::world().await;
        let pente = PuzzleRequest {
            ruleset: Some("pente"),
            source: PuzzleSource::BuiltIn,
            ..ANY
        };
        let view = next(&world, carl().id, Some(pente)).await;
        let terms = Terms {
            ruleset: view.puzzle.game.ruleset,
            pace,
            ..terms(false)
        };
        let game = world.game_on(anna(), ben(), terms).await;
        let begun = world.service.game(game).await.unwrap().game;
        let left = &view.puzzle.moves()[begun.record().moves.len()..];
        assert!(left.len() >= 9, "it has enough stones");
        for &mv in left {
            let by = world.service.game(game).await.unwrap().game.to_move();
            let played = world.service.play(game, by.unwrap(), mv, None, at(1));
            played.await.unwrap();
        }
        let shown = async |player| world.service.may_show(player, &view, &[]).await.unwrap();
        assert_eq!(shown(carl().id).await, is_shown, "{pace:?}");
        assert!(!shown(anna().id).await, "it is her own game");
        let kept = async |player| world.service.kept_from(player, &view, &[]).await.unwrap();
        assert_eq!(kept(anna().id).await, KeptFrom::ItsPlayer);
        assert_eq!(kept(carl().id).await, KeptFrom::Others);
    }
}
