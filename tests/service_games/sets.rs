//! Sets: both games begin in one transaction, and are rated together by the one that ends last.

use tessera::game::{
    ChannelId, Coin, First, GameId, GameRefusal, OfferKind, PlayerId, SetMargin, SetResult, Terms,
    Viewpoint,
};
use tessera::rating::{Change, Rating, Score, rate};
use tessera::rules::catalogue;
use tessera::service::attempts::Unposted;
use tessera::service::{GameView, OfferReply, ProfileRequest, Rematch, Scope};

use crate::kit::{QUIET, SERVER, World, anna, at, ben, game_refusal, place, terms, world};

/// The terms of a set whose first game Anna begins.
pub fn terms_of_set(rated: bool) -> Terms {
    Terms {
        set: true,
        ..terms(rated)
    }
}

/// A set whose first game Anna begins: the numbers of both games.
pub async fn set(world: &World, rated: bool) -> [GameId; 2] {
    let service = &world.service;
    let made = service.challenge(anna(), Some(ben()), terms_of_set(rated), place(), at(0));
    let made = made.await.unwrap();
    let accepted = service.accept(made.id, ben(), Coin::Heads, at(0));
    let set = accepted.await.unwrap().game.set.unwrap().set;
    assert_eq!(set.players, [anna().id, ben().id]);
    set.games
}

/// Enough moves for the game to count, after which this player resigns.
async fn lost_by(world: &World, game: GameId, loser: PlayerId, second: i64) -> GameView {
    world.play(game, QUIET, at(second)).await;
    let resigned = world.service.resign(game, loser, at(second + 1));
    resigned.await.unwrap().1
}

/// Enough moves for the game to count, after which both agree to a draw.
async fn drawn(world: &World, game: GameId, second: i64) -> GameView {
    let view = world.play(game, QUIET, at(second)).await;
    let (now, at_board) = (at(second + 1), view.game.revision());
    let (service, by) = (&world.service, anna());
    let offered = service.offer(game, &by, OfferKind::Draw, None, now);
    offered.await.unwrap();
    let offer = (anna().id, OfferKind::Draw, at_board);
    let agreed = service.reply(game, ben().id, offer, OfferReply::Agree, now);
    agreed.await.unwrap()
}

/// The result of the set as both of its games tell it.
async fn result(world: &World, games: [GameId; 2]) -> Option<SetResult> {
    let view = async |game| world.service.game(game).await.unwrap().set.unwrap();
    let (first, second) = (view(games[0]).await, view(games[1]).await);
    assert_eq!(first.result, second.result);
    assert!(!(first.is_last && second.is_last));
    first.result
}

async fn has_standing(world: &World) -> bool {
    let standings = world
        .service
        .standings(Scope::Everywhere, "pente", 1, anna().id, at(90));
    standings.await.unwrap().own.is_some()
}

#[tokio::test]
async fn a_set_begins_with_two_games_in_which_each_moves_first_once() {
    let world = world().await;
    let games = set(&world, true).await;
    assert_eq!(games[1].0, games[0].0 + 1, "neighbouring numbers");
    for (game, other, waits_for) in [
        (games[0], games[1], ben().id),
        (games[1], games[0], anna().id),
    ] {
        let view = world.service.game(game).await.unwrap();
        assert!(view.game.terms.set && view.game.terms.rated);
        // The first stone is forced.
        assert_eq!(view.game.to_move(), Some(waits_for));
        let set = view.set.unwrap();
        assert_eq!((set.other, set.result), (other, None));
        assert_ne!(set.other_waits_for, Some(waits_for));
        assert_eq!(view.game.started_at, at(0));
    }
    let boards = games.map(Unposted::Board);
    let unposted = world.service.to_post(at(0), None).await.unwrap().now;
    assert_eq!(unposted, boards, "a board calls each of them");
    let last = world.service.last_terms(ben().id, anna().id).await.unwrap();
    assert!(last.unwrap().set);
    let single = world.game(anna(), ben(), true).await;
    let view = world.service.game(single).await.unwrap();
    assert!(view.set.is_none() && !view.game.terms.set);
}

#[tokio::test]
async fn a_won_set_is_rated_once_as_one_win() {
    let margins = [(false, SetMargin::Two), (true, SetMargin::One)];
    for (has_draw, margin) in margins {
        for order in [[0, 1], [1, 0]] {
            let world = world().await;
            let games = set(&world, true).await;
            let [one, other] = order.map(|index| games[index]);
            let ended = if has_draw {
                drawn(&world, one, 1).await
            } else {
                lost_by(&world, one, ben().id, 1).await
            };
            assert_eq!(ended.ratings, None, "the other game runs");
            assert_eq!(result(&world, games).await, None);
            let world = world.restarted().await;
            let ended = lost_by(&world, other, ben().id, 10).await;
            let winner = anna().id;
            let won = Some(SetResult::Won { winner, margin });
            assert_eq!(ended.set.unwrap().ended_here(), won);
            assert_eq!(result(&world, games).await, won);
            let (won, lost) = rate(Rating::new(), Rating::new(), Score::Win);
            let before = Rating::new();
            let ratings = ended.ratings.clone().unwrap();
            for (player, after) in [(anna().id, won), (ben().id, lost)] {
                let seat = ended.game.seat_of(player).unwrap().index();
                let change = Some(Change { before, after });
                assert_eq!(ratings.everywhere[seat], change);
                assert_eq!(ratings.server.as_ref().unwrap()[seat], change);
            }
            let kept = world.service.game(other).await.unwrap();
            assert_eq!(kept.ratings, ended.ratings);
            let first = world.service.game(one).await.unwrap();
            assert_eq!(first.ratings, None);
            let standings = world
                .service
                .standings(Scope::Everywhere, "pente", 1, winner, at(90));
            let tally = standings.await.unwrap().own.unwrap().standing.tally;
            assert_eq!((tally.wins, tally.losses, tally.draws), (1, 0, 0));
            for (player, wins) in [(anna(), 1), (ben(), 0)] {
                let request = ProfileRequest {
                    viewpoint: Viewpoint {
                        player: player.id,
                        server: Some(SERVER),
                    },
                    player: player.id,
                    is_fellow_member: true,
                    computer: PlayerId(99),
                    is_public: false,
                };
                let sets = world.service.profile(request, at(90)).await.unwrap().sets;
                assert_eq!((sets.wins, sets.losses, sets.draws), (wins, 1 - wins, 0));
            }
        }
    }
}

#[tokio::test]
async fn a_drawn_set_changes_nothing() {
    let world = world().await;
    let games = set(&world, true).await;
    lost_by(&world, games[0], anna().id, 1).await;
    let ended = lost_by(&world, games[1], ben().id, 10).await;
    assert_eq!(result(&world, games).await, Some(SetResult::Drawn));
    assert_eq!(ended.ratings, None);
    assert!(!has_standing(&world).await);
}

#[tokio::test]
async fn who_leaves_one_game_early_has_lost_it_if_the_other_counts() {
    let won = SetResult::Won {
        winner: anna().id,
        margin: SetMargin::Two,
    };
    for (short, is_first) in [(0, true), (1, true), (0, false), (1, false)] {
        let world = world().await;
        let games = set(&world, true).await;
        let [counts, short] = [games[1 - short], games[short]];
        if !is_first {
            lost_by(&world, counts, ben().id, 1).await;
        }
        let resigned = world.service.resign(short, ben().id, at(5)).await;
        let mut ended = resigned.unwrap().1;
        assert!(ended.game.is_aborted());
        if is_first {
            assert_eq!(result(&world, games).await, None);
            let seen = world.service.game(counts).await.unwrap().set.unwrap();
            assert_eq!(seen.other_leaver, Some(ben().id));
            ended = lost_by(&world, counts, ben().id, 10).await;
        }
        assert_eq!(result(&world, games).await, Some(won));
        assert!(ended.ratings.is_some(), "leaving early undoes no loss");
    }
}

#[tokio::test]
async fn a_set_of_which_no_game_counts_changes_nothing() {
    let world = world().await;
    let games = set(&world, true).await;
    for (game, loser) in games.into_iter().zip([anna(), ben()]) {
        world.service.resign(game, loser.id, at(1)).await.unwrap();
    }
    assert_eq!(result(&world, games).await, Some(SetResult::Aborted));
    assert!(!has_standing(&world).await);
}

#[tokio::test]
async fn an_unrated_set_has_a_result_and_changes_no_rating() {
    let world = world().await;
    let games = set(&world, false).await;
    for (game, second) in games.into_iter().zip([1, 10]) {
        lost_by(&world, game, anna().id, second).await;
    }
    let won = SetResult::Won {
        winner: ben().id,
        margin: SetMargin::Two,
    };
    assert_eq!(result(&world, games).await, Some(won));
    assert!(!has_standing(&world).await);
}

#[tokio::test]
async fn a_rematch_of_a_set_is_asked_for_once_both_games_are_over() {
    let world = world().await;
    let service = &world.service;
    let games = set(&world, false).await;
    lost_by(&world, games[1], ben().id, 1).await;
    let early = game_refusal(service.rematch(games[1], ben(), at(3)).await);
    assert_eq!(early, GameRefusal::StillRunning { game: games[0] });
    lost_by(&world, games[0], ben().id, 10).await;
    let offered = service.rematch(games[0], anna(), at(20)).await.unwrap();
    let Rematch::Offered { id: challenge, .. } = offered else {
        panic!("{offered:?}");
    };
    let made = service.challenge_by_id(challenge).await.unwrap().challenge;
    assert_eq!((made.terms.set, made.terms.first), (true, First::Opponent));
    // The other game of the same set leads to the same rematch.
    let begun = service.rematch(games[1], ben(), at(21)).await.unwrap();
    let Rematch::Started(accepted) = begun else {
        panic!("{begun:?}");
    };
    let set = accepted.game.set.unwrap().set;
    assert_eq!(set.players, [ben().id, anna().id]);
    assert_eq!(set.games, [GameId(3), GameId(4)]);
}

#[tokio::test]
async fn a_match_is_not_played_in_sets() {
    let world = world().await;
    let ruleset = catalogue::find("points").unwrap();
    let terms = Terms {
        ruleset,
        ..terms_of_set(true)
    };
    let made = world
        .service
        .challenge(anna(), Some(ben()), terms, place(), at(0));
    let ruleset = ruleset.name;
    let refused = GameRefusal::SetOfMatches { ruleset };
    assert_eq!(game_refusal(made.await), refused);
}

#[tokio::test]
async fn a_thread_is_that_of_both_games() {
    for opened in [0, 1] {
        let world = world().await;
        let games = set(&world, false).await;
        let service = &world.service;
        let thread = Some(ChannelId(77));
        for _ in 0..2 {
            service.thread_opened(games[opened], thread).await.unwrap();
        }
        for game in games {
            let view = service.game(game).await.unwrap();
            assert_eq!(view.game.place.channel, ChannelId(77));
            assert_eq!(view.parent, Some(place().channel));
        }
    }
}

#[tokio::test]
async fn after_a_move_the_other_game_of_the_set_comes_first() {
    let world = world().await;
    let service = &world.service;
    let older = world.game(ben(), anna(), false).await;
    world
        .database("UPDATE games SET moved_at = moved_at - 1")
        .await;
    let games = set(&world, false).await;
    let next = async |beside| {
        let next = service.next_game_of(anna().id, beside).await.unwrap();
        next.map(|view| view.game.id)
    };
    assert_eq!(next(None).await, Some(older));
    assert_eq!(next(Some(games[1])).await, Some(games[1]));
    assert_eq!(next(Some(games[0])).await, Some(older), "it waits for Ben");
}

#[tokio::test]
async fn a_set_from_before_the_rule_does_not_count_as_its_players_were_told() {
    let world = world().await;
    let games = set(&world, true).await;
    world.database("UPDATE sets SET leaver_loses = FALSE").await;
    lost_by(&world, games[0], anna().id, 1).await;
    let resigned = world.service.resign(games[1], ben().id, at(5)).await;
    resigned.unwrap();
    assert_eq!(result(&world, games).await, Some(SetResult::Aborted));
}
