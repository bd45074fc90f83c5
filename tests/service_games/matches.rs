//! Matches for points: who goes on when somebody leaves, what is rated, and what damage affects.

use jiff::{SignedDuration, Timestamp};
use tessera::game::{GameId, OfferKind, Person, PlayerId, Viewpoint};
use tessera::rating::Tally;
use tessera::rules::{Move, Point};
use tessera::service::{DueOutcome, GameView, HistoryFilter, OfferReply, ProfileRequest};

use crate::kit::{World, anna, at, ben, carl, days, from_fellow, place, world};
use crate::replay::begin;

/// Plays a game until this player has won it by a row; nobody captures. Everybody has a rank of
/// their own, far from the first moves.
async fn won_by(world: &World, game: GameId, winner: PlayerId, now: Timestamp) -> GameView {
    let mut files = [0; 6];
    loop {
        let view = world.service.game(game).await.unwrap();
        let Some(mover) = view.game.to_move() else {
            return view;
        };
        let seat = view.game.seat_of(mover).unwrap().index();
        let point = Point::new(files[seat], 12 + 2 * u8::try_from(seat).unwrap());
        files[seat] += if mover == winner { 1 } else { 2 };
        let played = world
            .service
            .play(game, mover, Move::Place(point), None, now);
        played.await.unwrap();
    }
}

/// The points of these people.
fn points(view: &GameView, people: &[Person]) -> Vec<u16> {
    let scored = view.scored.as_ref().unwrap();
    let of = |person: &Person| scored.points[view.game.seat_of(person.id).unwrap().index()];
    people.iter().map(of).collect()
}

fn winner(view: &GameView) -> Option<PlayerId> {
    let winner = view.scored.as_ref().unwrap().winner;
    winner.map(|seat| view.game.player(seat))
}

fn next(view: &GameView) -> GameId {
    view.scored.as_ref().unwrap().next.expect("it goes on")
}

#[tokio::test]
async fn who_leaves_does_not_decide_when_the_match_of_the_others_ends() {
    let world = world().await;
    let people = [anna(), ben(), carl()];
    let [anna, ben, carl] = [1, 2, 3].map(PlayerId);
    let first = begin(&world, "points-3", &people, place(), at(0)).await;
    let end = won_by(&world, first, carl, at(1)).await;
    let second = next(&end);
    world
        .play(second, &["A1", "C1", "E1", "G1", "A3", "C3"], at(2))
        .await;
    // Anna leads; Carl, who has as many points, leaves.
    world.service.resign(second, carl, at(3)).await.unwrap();
    let end = won_by(&world, second, anna, at(4)).await;
    assert_eq!((end.ratings.as_ref(), winner(&end)), (None, None));

    let third = next(&end);
    let begun = world.service.game(third).await.unwrap().game;
    assert!(begun.has_left(carl), "out from the beginning");
    assert_eq!(
        begun.to_move(),
        Some(anna),
        "Ben had fewest points, and has the first stone"
    );
    let listed = world.service.games_of(carl).await.unwrap();
    assert_eq!(listed.views.len(), 0);
    let mut game = third;
    let end = loop {
        let end = won_by(&world, game, ben, at(5)).await;
        match end.scored.as_ref().unwrap().next {
            Some(next) => game = next,
            None => break end,
        }
    };
    assert_eq!(points(&end, &people), [10, 30, 10]);
    assert_eq!(winner(&end), Some(ben));
    let history = async |filter: HistoryFilter| {
        let viewpoint = Viewpoint {
            player: filter.player,
            server: None,
        };
        let page = world.service.history(from_fellow(viewpoint, filter));
        let games = page.await.unwrap().games.views;
        games.iter().map(|it| it.game.id).collect::<Vec<_>>()
    };
    assert_eq!(history(HistoryFilter::of(carl)).await, [second, first]);
    assert!(history(HistoryFilter::of(anna)).await.contains(&game));
    let with_carl = HistoryFilter {
        opponent: Some(carl),
        ..HistoryFilter::of(anna)
    };
    assert_eq!(
        history(with_carl).await,
        [second, first],
        "he had no part in later games"
    );
    let profile = async |player| {
        let profile = world.service.profile(
            ProfileRequest {
                viewpoint: Viewpoint {
                    player,
                    server: None,
                },
                player,
                is_fellow_member: true,
                computer: PlayerId(99),
                is_public: false,
            },
            at(9),
        );
        profile.await.unwrap()
    };
    for (player, wins, losses) in [(anna, 0, 1), (ben, 1, 0), (carl, 0, 1)] {
        let profile = profile(player).await;
        let matches = Tally {
            wins,
            losses,
            ..Tally::default()
        };
        assert_eq!(profile.matches, matches, "{player}");
    }
    let of_anna = profile(anna).await.opponents;
    let met = |id| of_anna.iter().find(|it| it.0.id == id).map(|it| it.1);
    assert_eq!(met(carl), Some(2), "{of_anna:?}");
    let ratings = end
        .ratings
        .as_ref()
        .expect("the match is rated")
        .everywhere
        .clone();
    let gained = |player| {
        let change = ratings[end.game.seat_of(player).unwrap().index()].unwrap();
        change.after.rating - change.before.rating
    };
    assert!(gained(ben) > gained(anna) && gained(anna) > gained(carl));
    assert!(gained(carl) < 0.0, "Carl is last, whatever he had made");
}

#[tokio::test]
async fn a_later_game_of_a_match_has_begun_before_anybody_moves() {
    let world = world().await;
    let people = [anna(), ben()];
    let first = begin(&world, "points", &people, place(), at(0)).await;
    let second = next(&won_by(&world, first, anna().id, at(1)).await);
    let game = world.service.game(second).await.unwrap().game;
    let late = game.deadline().unwrap() + SignedDuration::from_secs(1);
    let loses = game.to_move().unwrap();
    let spent = world.service.process_due(second, late).await.unwrap();
    assert!(matches!(spent, DueOutcome::OnVacation), "{spent:?}");

    let resigned = world.service.resign(second, loses, late).await;
    let (_, end) = resigned.unwrap();
    assert!(!end.game.is_aborted());
    let won = people.iter().find(|it| it.id != loses).unwrap().id;
    assert_eq!((end.game.winners(), winner(&end)), (vec![won], Some(won)));
    assert!(end.ratings.is_some());
}

#[tokio::test]
async fn a_takeback_does_not_undo_that_a_leaver_took_part() {
    let world = world().await;
    let people = [anna(), ben(), carl()];
    let [anna, ben, carl] = [1, 2, 3].map(PlayerId);
    let game = begin(&world, "pente-3", &people, place(), at(0)).await;
    world
        .play(game, &["A1", "C1", "E1", "G1", "A3"], at(1))
        .await;
    world.service.resign(game, carl, at(2)).await.unwrap();
    // Anna's last move comes before Carl's.
    let by = crate::kit::anna();
    let asked = world
        .service
        .offer(game, &by, OfferKind::Takeback, None, days(1));
    let (_, view) = asked.await.unwrap();
    let offer = (anna, OfferKind::Takeback, view.game.revision());
    let agreed = world
        .service
        .reply(game, ben, offer, OfferReply::Agree, days(1));
    agreed.await.unwrap();
    let world = world.restarted().await;
    let view = world.service.game(game).await.unwrap();
    assert_eq!((view.game.ply(), view.game.plies()[2]), (3, 2));
    let end = won_by(&world, game, anna, days(1)).await;
    let ratings = end.ratings.expect("it is rated").everywhere;
    assert!(ratings[2].is_some(), "Carl had made two plies");
}

#[tokio::test]
async fn a_damaged_game_or_score_in_the_middle_of_a_match_changes_no_points() {
    let world = world().await;
    let people = [anna(), ben(), carl()];
    let [anna, ben, _] = [1, 2, 3].map(PlayerId);
    let first = begin(&world, "points-3", &people, place(), at(0)).await;
    let second = next(&won_by(&world, first, ben, at(1)).await);
    let third = next(&won_by(&world, second, anna, at(2)).await);
    let seen = async || {
        let view = world.service.game(third).await.unwrap();
        points(&view, &people)
    };
    assert_eq!(seen().await, [10, 10, 0]);
    for damage in [
        "UPDATE games SET record = x'FF' WHERE id = 1",
        "UPDATE match_points SET for_row = -1 WHERE game = 2",
        "UPDATE match_points SET for_row = 11 WHERE game = 2 AND for_row > 0",
        "UPDATE match_points SET for_row = 10 WHERE game = 2",
        "UPDATE match_points SET for_row = 0, for_captures = 12 WHERE game = 2",
        "UPDATE match_points SET for_captures = 0, for_lesser_rows = 30 WHERE game = 2",
        "UPDATE match_points SET for_lesser_rows = 1, plies = 0 WHERE game = 2",
        "DELETE FROM match_points WHERE game = 2 AND seat = 1",
    ] {
        world.database(damage).await;
        assert_eq!(seen().await, [10, 10, 0], "{damage}");
    }
    // What cannot be known any more counts for nobody, and the others' points stay theirs.
    world
        .database("DELETE FROM match_points WHERE game = 1")
        .await;
    assert_eq!(seen().await, [10, 0, 0]);
    let end = won_by(&world, third, anna, at(3)).await;
    assert_eq!(points(&end, &people), [20, 0, 0]);
}
