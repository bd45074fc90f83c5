//! Reviews of finished games, and what they keep to themselves while a position stands in a running game.

use tessera::game::{
    ChannelId, Coin, GameId, GameRefusal, Pace, Person, Place, PlayerId, ReviewRefusal, ServerId,
    ServerSettingsPatch, Terms, Viewpoint,
};
use tessera::review::{JudgedPly, Judging, Review};
use tessera::rules::catalogue;
use tessera::service::{
    GameReview, ProfileRequest, ReviewSharing, ReviewState, ShareWish, shares_with,
};

use crate::kit::{
    QUIET, ROW, SERVER, World, anna, at, ben, days, game_refusal, person, terms, world,
};

fn seen_by(player: PlayerId) -> Viewpoint {
    Viewpoint {
        player,
        server: None,
    }
}

/// Makes and keeps the review of a game, by short searches.
async fn make(world: &World, game: GameId) -> Review {
    let found = world.service.review(seen_by(anna().id), game).await;
    let ReviewState::Missing(record) = found.unwrap() else {
        panic!("nobody has asked for it");
    };
    let mut judging = Judging::with_nodes(&record, 500).unwrap();
    while judging.left() > 0 {
        judging.step(None);
    }
    let review = judging.review();
    world.service.keep_review(game, &review).await.unwrap();
    review
}

async fn kept(world: &World, game: GameId) -> GameReview {
    match world.service.review(seen_by(anna().id), game).await {
        Ok(ReviewState::Kept(review)) => *review,
        other => panic!("it was kept: {other:?}"),
    }
}

/// A game on another server in which these stones follow the first one.
async fn elsewhere(world: &World, stones: &[&str]) -> GameId {
    elsewhere_by(world, "pente", stones).await
}

/// The same by other rules.
async fn elsewhere_by(world: &World, rules: &str, stones: &[&str]) -> GameId {
    elsewhere_at(world, rules, Pace::Relaxed, stones).await
}

/// The same at another pace.
async fn elsewhere_at(world: &World, rules: &str, pace: Pace, stones: &[&str]) -> GameId {
    let elsewhere = Place {
        server: Some(ServerId(901)),
        channel: ChannelId(801),
    };
    let (dora, emil) = (person(4, "Dora"), person(5, "Emil"));
    let terms = Terms {
        ruleset: catalogue::decode(rules).unwrap(),
        pace,
        ..terms(false)
    };
    let service = &world.service;
    let challenge = service.challenge(dora, Some(emil.clone()), terms, elsewhere, at(0));
    let challenge = challenge.await.unwrap();
    let accepted = service.accept(challenge.id, emil, Coin::Heads, at(0)).await;
    let game = accepted.unwrap().game.game.id;
    world.play(game, stones, at(1)).await;
    game
}

#[tokio::test]
async fn a_review_is_kept_and_read_again() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    let made = make(&world, game).await;
    let world = world.restarted().await;
    let found = kept(&world, game).await;
    assert_eq!(found.left_out, None);
    assert_eq!(found.review.plies.len(), made.plies.len());
    let last = |review: &Review| review.plies.last().and_then(|ply| ply.score);
    assert_eq!(last(&found.review), last(&made));
    assert!(
        found.review.plies[0].chance.is_none(),
        "few stones are everywhere"
    );
    // One that is damaged is made again.
    let damage = "UPDATE reviews SET review = x'0102'";
    world.database(damage).await;
    make(&world, game).await;
    kept(&world, game).await;
}

#[tokio::test]
async fn a_profile_has_the_mean_accuracy_of_the_games_that_were_reviewed() {
    let world = world().await;
    let accuracy = async || {
        let request = ProfileRequest {
            viewpoint: seen_by(anna().id),
            player: anna().id,
            is_fellow_member: true,
            computer: PlayerId(99),
            is_public: false,
        };
        let profile = world.service.profile(request, at(9)).await;
        let accuracy = profile.unwrap().accuracy;
        accuracy.map(|found| (found.games, found.percent))
    };
    let mut sum = 0.0;
    for games in 1..=2 {
        let game = world.game(anna(), ben(), true).await;
        world.play(game, ROW, at(i64::from(games))).await;
        if games == 1 {
            assert_eq!(accuracy().await, None);
        }
        let review = make(&world, game).await;
        sum += review.accuracy()[0].unwrap();
        // A second look counts no game twice.
        world.service.keep_review(game, &review).await.unwrap();
        let (counted, percent) = accuracy().await.unwrap();
        assert_eq!(counted, games);
        assert!((f64::from(percent) - sum / f64::from(games)).abs() < 0.7);
    }
}

#[tokio::test]
async fn what_is_not_reviewed_is_refused() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let asked = async |game| game_refusal(world.service.review(seen_by(anna().id), game).await);
    assert_eq!(
        asked(game).await,
        GameRefusal::Review(ReviewRefusal::NotOver { game })
    );
    world.play(game, QUIET, at(1)).await;
    world.service.resign(game, ben().id, at(2)).await.unwrap();
    let refusal = asked(game).await;
    assert_eq!(refusal, GameRefusal::Review(ReviewRefusal::TooShort));
    // That somebody resigned, or both agreed on a draw, is no stone.
    let game = world.game(anna(), ben(), true).await;
    world.play(game, &ROW[..4], at(3)).await;
    world.service.resign(game, ben().id, at(4)).await.unwrap();
    let refusal = asked(game).await;
    assert_eq!(refusal, GameRefusal::Review(ReviewRefusal::TooShort));
}

#[tokio::test]
async fn nothing_is_said_of_a_position_that_stands_in_a_running_game() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    make(&world, game).await;
    // The position before the sixth move of the row: in another order, mirrored, and turned by a quarter.
    let in_another_order = ["A3", "N10", "A1", "L10"];
    let mirrored = ["T1", "G10", "T3", "J10"];
    let turned = ["T1", "K13", "R1", "K11"];
    for stones in [in_another_order, mirrored, turned] {
        let silent = |found: &GameReview| {
            let plies = &found.review.plies;
            let is_silent = |ply: &JudgedPly| ply.chance.is_none() && ply.judgement.is_none();
            plies[4..].iter().all(is_silent)
        };
        assert!(!silent(&kept(&world, game).await));
        let other = elsewhere(&world, &stones).await;
        let found = kept(&world, game).await;
        assert!(found.left_out.is_some(), "{stones:?}");
        assert!(silent(&found), "{stones:?}");
        // The last turns may be changed or taken back.
        for stone in ["B19", "C17"] {
            world.play(other, &[stone], at(2)).await;
            assert!(silent(&kept(&world, game).await), "{stone}");
        }
        // It says it again once that game has gone on.
        world.play(other, &["S5"], at(2)).await;
        assert_eq!(kept(&world, game).await.left_out, None);
        let last = world.service.game(other).await.unwrap().game.to_move();
        let resigned = world.service.resign(other, last.unwrap(), at(3)).await;
        resigned.unwrap();
    }
}

/// Twelve stones near the centre that decide nothing: they follow the first one.
const NEAR: &[&str] = &[
    "K12", "N10", "K13", "L8", "H8", "M12", "N13", "H11", "G10", "O9", "O12", "G7",
];

/// A finished game of these stones, with its review.
async fn reviewed(world: &World) -> GameId {
    let game = world.game(anna(), ben(), true).await;
    world.play(game, NEAR, at(1)).await;
    world.service.resign(game, ben().id, at(2)).await.unwrap();
    make(world, game).await;
    game
}

#[tokio::test]
async fn a_review_of_which_only_a_better_line_is_cut_is_known_to_be_partial() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    make(&world, game).await;
    let whole = kept(&world, game).await;
    assert!(!whole.is_partial);
    let mut lines = whole.review.plies.iter().zip(0..);
    let (better, index) = lines
        .find_map(|(ply, index)| {
            let better = ply.judgement.as_ref()?.better.first()?;
            Some((*better, index))
        })
        .expect("a move that was worse");
    let record = world.service.game(game).await.unwrap().game;
    let mut position = record.after_moves(index).position().clone();
    position.play(better).unwrap();
    // It stands in a game, and nothing on the way to it does.
    let running = elsewhere(&world, &["A1"]).await;
    let key = position.board_key().0;
    let insert = format!(
        "INSERT INTO standing_boards (board, game, stands_for) VALUES ({key}, {running}, 2)"
    );
    world.database(&insert).await;
    let found = kept(&world, game).await;
    assert_eq!(found.left_out, None);
    assert!(found.is_partial, "{found:?}");
}

#[tokio::test]
async fn nothing_is_said_of_the_same_stones_on_a_board_of_another_size() {
    let world = world().await;
    let game = reviewed(&world).await;
    assert_eq!(kept(&world, game).await.left_out, None);
    // The first seven stones; the centre of the smaller board is J9.
    let stones = ["J11", "M9", "J12", "K7", "G7", "L11"];
    elsewhere_by(&world, "pente size=17", &stones).await;
    let found = kept(&world, game).await;
    assert!(found.left_out.is_some_and(|first| first <= 4), "{found:?}");
    assert!(found.review.plies[4..].iter().all(|it| it.chance.is_none()));
}

#[tokio::test]
async fn nothing_is_said_of_a_position_one_stone_beyond_one_that_stands() {
    let world = world().await;
    let game = reviewed(&world).await;
    // With L8 it would be the position after the seventh stone; nowhere before is it one of the game.
    elsewhere(&world, &["H8", "N10", "K12", "M12", "K13"]).await;
    let found = kept(&world, game).await;
    assert_eq!(found.left_out, Some(6), "{found:?}");
    assert!(found.review.plies[5].chance.is_some());
    assert!(found.review.plies[6..].iter().all(|it| it.chance.is_none()));
}

#[tokio::test]
async fn a_game_without_a_clock_silences_others_only_when_nobody_else_plays_like_it() {
    let world = world().await;
    let game = reviewed(&world).await;
    let asked = async |player| match world.service.review(seen_by(player), game).await {
        Ok(ReviewState::Kept(review)) => review.left_out.is_some(),
        other => panic!("it was kept: {other:?}"),
    };
    let other = elsewhere_at(&world, "pente", Pace::Untimed, &NEAR[..6]).await;
    assert!(!asked(anna().id).await, "a few stones are played by many");
    // In a channel those who play that game read it, too.
    let posted = world.service.review_for_channel(seen_by(anna().id), game);
    match posted.await {
        Ok(ReviewState::Kept(review)) => assert!(review.left_out.is_some()),
        other => panic!("it was kept: {other:?}"),
    }
    world.play(other, &NEAR[6..10], at(3)).await;
    assert!(asked(anna().id).await, "no other game is like it");
    // Whoever plays it themselves is told nothing from the beginning.
    let world = self::world().await;
    let game = reviewed(&world).await;
    let terms = Terms {
        pace: Pace::Untimed,
        ..terms(false)
    };
    let own = world.game_on(anna(), ben(), terms).await;
    world.play(own, &NEAR[..6], at(3)).await;
    assert!(kept(&world, game).await.left_out.is_some());
}

#[tokio::test]
async fn other_rules_tell_nothing_of_the_same_stones() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    make(&world, game).await;
    for rules in ["pente overline=neutral", "keryo-pente"] {
        let other = elsewhere_by(&world, rules, &["A1", "N10", "A3", "L10"]).await;
        let found = kept(&world, game).await;
        assert!(found.left_out.is_some(), "{rules}");
        assert!(found.review.plies[5].chance.is_none(), "{rules}");
        let last = world.service.game(other).await.unwrap().game.to_move();
        let resigned = world.service.resign(other, last.unwrap(), at(3)).await;
        resigned.unwrap();
        assert_eq!(kept(&world, game).await.left_out, None, "{rules}");
    }
}

#[tokio::test]
async fn games_from_before_positions_were_kept_count_and_damaged_ones_disturb_nobody() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    make(&world, game).await;
    let other = elsewhere(&world, &["A3", "N10", "A1", "L10"]).await;
    let before = "UPDATE games SET boards_kept = NULL; DELETE FROM standing_boards";
    world.database(before).await;
    assert!(kept(&world, game).await.left_out.is_some());
    for sql in [
        "CREATE TABLE whole AS SELECT id, record FROM games",
        "UPDATE games SET boards_kept = NULL, record = x'ffff' WHERE to_move IS NOT NULL",
        "DELETE FROM standing_boards",
    ] {
        world.database(sql).await;
    }
    assert_eq!(kept(&world, game).await.left_out, None);
    assert!(world.service.game(other).await.is_err());
    // One that is repaired stands somewhere again.
    world
        .database("UPDATE games SET record = (SELECT record FROM whole WHERE id = games.id)")
        .await;
    assert!(kept(&world, game).await.left_out.is_some());
}

#[tokio::test]
async fn a_server_may_show_no_reviews_during_a_rated_game_of_the_same_two() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    make(&world, game).await;
    let running = world.game(ben(), anna(), true).await;
    kept(&world, game).await;
    let off = ServerSettingsPatch {
        reviews: Some(false),
        ..ServerSettingsPatch::default()
    };
    let changed = world.service.change_server_settings(SERVER, off, at(2));
    assert!(!changed.await.unwrap().reviews);
    let asked = async || world.service.review(seen_by(anna().id), game).await;
    assert_eq!(
        game_refusal(asked().await),
        GameRefusal::Review(ReviewRefusal::DuringRated { game: running })
    );
    world.play(running, ROW, at(3)).await;
    kept(&world, game).await;
    // Games that are not rated hide nothing.
    world.game(anna(), ben(), false).await;
    kept(&world, game).await;
}

#[tokio::test]
async fn that_a_review_is_shown_takes_both_and_lapses() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    let agrees = async |who: &Person, now| world.service.share_review(game, who.id, now).await;
    let shares = async |who: &Person, now| agrees(who, now).await.unwrap();
    let dora = person(4, "Dora");
    let running = world.service.game(game).await.unwrap().game;
    assert_eq!(shares_with(&running, anna().id), None);
    let refusal = game_refusal(agrees(&anna(), at(1)).await);
    let not_over = ReviewRefusal::NotOver { game };
    assert_eq!(refusal, GameRefusal::Review(not_over));
    world.play(game, ROW, at(1)).await;
    let over = world.service.game(game).await.unwrap().game;
    assert_eq!(shares_with(&over, anna().id), Some(ben().id));
    assert_eq!(shares_with(&over, dora.id), None);
    let refusal = game_refusal(agrees(&dora, at(1)).await);
    assert_eq!(refusal, GameRefusal::NotAPlayer { game });
    let asks = ReviewSharing::Ask {
        other: ben().id,
        pings: true,
    };
    assert_eq!(shares(&anna(), days(1)).await, asks);
    world
        .service
        .review_share_asked(game, anna().id)
        .await
        .unwrap();
    let waits = ReviewSharing::Wait {
        other: ben().id,
        wish: ShareWish::Asked,
    };
    assert_eq!(shares(&anna(), days(2)).await, waits, "only once");
    // Whoever alone is missing can be told that it is shown at once.
    let lacks_only = async |who: &Person, now| {
        let lacks = world.service.review_share_lacks_only(&over, who.id, now);
        lacks.await.unwrap()
    };
    assert_eq!(lacks_only(&ben(), days(3)).await, Some(anna().id));
    assert_eq!(lacks_only(&anna(), days(3)).await, None);
    assert_eq!(lacks_only(&dora, days(3)).await, None);
    assert_eq!(lacks_only(&ben(), days(9)).await, None, "it lapses");
    // What Anna said lapses after a week: Ben's own wish asks her.
    let late = shares(&ben(), days(9)).await;
    assert!(matches!(late, ReviewSharing::Ask { .. }), "{late:?}");
    let world = world.restarted().await;
    let both = world.service.share_review(game, anna().id, days(15));
    let show = ReviewSharing::Show {
        has_answered_before: true,
    };
    assert_eq!(both.await.unwrap(), show);
    world.service.review_shared(game).await.unwrap();
    let done = world.service.share_review(game, ben().id, days(15));
    assert_eq!(done.await.unwrap(), ReviewSharing::Nothing);
    let too_late = world.service.decline_review_share(game, anna().id).await;
    assert!(too_late.unwrap(), "it was shown already");
}

#[tokio::test]
async fn whoever_declines_does_not_agree_any_more() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    let share = async |who: &Person, now| world.service.share_review(game, who.id, now).await;
    share(&anna(), days(1)).await.unwrap();
    let asked = world.service.review_share_asked(game, anna().id).await;
    asked.unwrap();
    let declines = async |who: PlayerId| world.service.decline_review_share(game, who).await;
    assert!(!declines(anna().id).await.unwrap());
    let saved = "SELECT COALESCE(CAST(agreed_at AS TEXT), 'nothing') || ' ' || CAST(asked AS INTEGER) FROM review_shares";
    let saved = world.database(saved).await;
    assert_eq!(
        saved.as_deref(),
        Some("nothing 1"),
        "Ben is not asked again"
    );
    let late = share(&ben(), days(2)).await.unwrap();
    assert!(matches!(late, ReviewSharing::Ask { .. }), "{late:?}");
    // Whoever asks again after the other one has declined learns that, be it that they have never agreed.
    let world = world.restarted().await;
    let other = world.game(anna(), ben(), true).await;
    world.play(other, ROW, at(1)).await;
    let service = &world.service;
    let agrees = async |who: &Person| service.share_review(other, who.id, days(2)).await.unwrap();
    assert!(matches!(agrees(&anna()).await, ReviewSharing::Ask { .. }));
    let asked = service.review_share_asked(other, anna().id).await;
    asked.unwrap();
    let was_shown = service.decline_review_share(other, ben().id).await;
    assert!(!was_shown.unwrap());
    let told = ReviewSharing::Declined { other: ben().id };
    assert_eq!(agrees(&anna()).await, told);
    let show = ReviewSharing::Show {
        has_answered_before: true,
    };
    assert_eq!(agrees(&ben()).await, show, "after all");
    // Whoever has said nothing before has asked nobody.
    let third = world.game(anna(), ben(), true).await;
    world.play(third, ROW, at(1)).await;
    let agrees = async |who: &Person| service.share_review(third, who.id, days(2)).await.unwrap();
    assert!(matches!(agrees(&anna()).await, ReviewSharing::Ask { .. }));
    let show = ReviewSharing::Show {
        has_answered_before: false,
    };
    assert_eq!(agrees(&ben()).await, show);
    let declines = async |who: PlayerId| service.decline_review_share(other, who).await;
    let refusal = game_refusal(declines(person(4, "Dora").id).await);
    assert_eq!(refusal, GameRefusal::NotAPlayer { game: other });
}

#[tokio::test]
async fn nobody_asks_whom_they_have_blocked_or_who_has_blocked_them() {
    let world = world().await;
    let game = world.game(anna(), ben(), true).await;
    world.play(game, ROW, at(1)).await;
    world
        .database("INSERT INTO blocks (player, blocked) VALUES (2, 1)")
        .await;
    let asked = world.service.share_review(game, anna().id, at(2));
    let waits = ReviewSharing::Wait {
        other: ben().id,
        wish: ShareWish::New,
    };
    assert_eq!(asked.await.unwrap(), waits);
}
