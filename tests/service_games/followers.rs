//! Who follows a game, within which limits, and what is kept to be told.

use tessera::game::limits::{FOLLOWED, FOLLOWERS};
use tessera::game::{FollowRefusal, Following, GameId, GameRefusal, Person, PlayerId, Viewpoint};
use tessera::service::attempts::Unposted;
use tessera::service::news::News;
use tessera::service::{GameView, ServiceRefusal};

use crate::kit::{ROW, SERVER, World, anna, at, ben, carl, person, place, refusal, world};
use crate::replay::begin;

async fn follow(world: &World, who: &Person, game: GameId, wants: Following) -> GameView {
    let followed = world.service.follow(who, Some(SERVER), game, wants).await;
    followed.unwrap()
}

/// Somebody who looks from the games' server.
fn from(player: PlayerId) -> Viewpoint {
    let server = Some(SERVER);
    Viewpoint { player, server }
}

/// How many moves each unsent message to this person tells.
async fn told(world: &World, who: PlayerId) -> Vec<usize> {
    let to_post = world.service.to_post(at(100), None).await.unwrap();
    let mut told = Vec::new();
    for unposted in to_post.now {
        let Unposted::News(unsent) = unposted else {
            continue;
        };
        let news = world.service.unsent_news(unsent, at(100)).await.unwrap();
        let news = news.map(|it| it.news);
        if let (true, Some(News::Followed { view, since })) = (unsent.player == who, news) {
            told.push(view.game.record().moves.len() - since);
        }
    }
    told
}

#[tokio::test]
async fn what_was_not_sent_yet_is_told_together_and_the_end_with_it() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    let dora = person(4, "Dora");
    follow(&world, &carl(), game, Following::Moves).await;
    follow(&world, &dora, game, Following::End).await;
    world.play(game, &ROW[..1], at(1)).await;
    assert_eq!(told(&world, carl().id).await, [1]);
    world.play(game, &ROW[1..3], at(2)).await;
    assert_eq!(told(&world, carl().id).await, [3]);
    assert!(told(&world, dora.id).await.is_empty());
    let world = world.restarted().await;
    world.play(game, &ROW[3..], at(3)).await;
    assert_eq!(told(&world, carl().id).await, [8]);
    assert_eq!(told(&world, dora.id).await, [1], "the last move");
    let over = world.service.followed_games(from(carl().id)).await.unwrap();
    assert!(over.is_empty(), "following ends with the game");
}

#[tokio::test]
async fn nothing_is_told_in_the_middle_of_a_turn() {
    let world = world().await;
    let people = [anna(), ben()];
    let game = begin(&world, "connect6", &people, place(), at(0)).await;
    follow(&world, &carl(), game, Following::Moves).await;
    world.play(game, &["L11"], at(2)).await;
    assert!(told(&world, carl().id).await.is_empty());
    world.play(game, &["L9"], at(3)).await;
    assert_eq!(told(&world, carl().id).await, [2], "both stones at once");
}

#[tokio::test]
async fn a_move_that_is_taken_back_is_not_told_twice() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    follow(&world, &carl(), game, Following::Moves).await;
    world.play(game, &["A1"], at(1)).await;
    let takeback = tessera::game::OfferKind::Takeback;
    let by = ben();
    let offered = world.service.offer(game, &by, takeback, None, at(2));
    offered.await.unwrap();
    assert!(
        told(&world, carl().id).await.is_empty(),
        "it is not there any more"
    );
    world.play(game, &["A3"], at(3)).await;
    assert_eq!(told(&world, carl().id).await, [1]);
}

/// Marks everything that is to be told as sent.
async fn send(world: &World) {
    let to_post = world.service.to_post(at(100), None).await.unwrap();
    for unposted in to_post.now {
        if let Unposted::News(unsent) = unposted {
            world.service.news_sent(unsent, None).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_move_that_was_told_and_then_changed_is_told_again_once() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    follow(&world, &carl(), game, Following::Moves).await;
    let before = world.play(game, &["A1"], at(1)).await.game;
    send(&world).await;
    let (by, shown) = (before.last_move().unwrap().by, before.revision());
    let other = [crate::kit::point("A3")];
    let changed = world.service.change_move(game, by, &other, shown, at(2));
    changed.await.unwrap();
    assert_eq!(told(&world, carl().id).await, [1], "the new stone");
    send(&world).await;
    let (by, draw) = (anna(), tessera::game::OfferKind::Draw);
    let offered = world.service.offer(game, &by, draw, None, at(3));
    offered.await.unwrap();
    assert!(told(&world, carl().id).await.is_empty());
}

#[tokio::test]
async fn as_many_follow_as_can_be_written_to() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    for number in 0..u64::from(FOLLOWERS) {
        let who = person(100 + number, "Somebody");
        let view = follow(&world, &who, game, Following::Moves).await;
        assert_eq!(u64::from(view.followers), number);
    }
    let late = carl();
    let late = world
        .service
        .follow(&late, Some(SERVER), game, Following::End);
    let many = FollowRefusal::TooManyFollowers { most: FOLLOWERS };
    let refused = ServiceRefusal::Game(GameRefusal::Follow(many));
    assert_eq!(refusal(late.await), refused);
    // Who follows already may still choose otherwise.
    follow(&world, &person(100, "Somebody"), game, Following::End).await;
    let keen = person(100, "Somebody");
    let mut last = Ok(());
    for number in 0..FOLLOWED {
        let (one, other) = (
            person(u64::from(1000 + number), "One"),
            person(u64::from(2000 + number), "Other"),
        );
        let game = world.game(one, other, false).await;
        let followed = world
            .service
            .follow(&keen, Some(SERVER), game, Following::Moves);
        last = followed.await.map(|_| ());
    }
    let many = FollowRefusal::TooManyFollowed { most: FOLLOWED };
    let refused = ServiceRefusal::Game(GameRefusal::Follow(many));
    assert_eq!(refusal(last), refused);
}

#[tokio::test]
async fn who_follows_a_match_follows_its_next_game() {
    let world = world().await;
    let people = [anna(), ben(), carl()];
    let game = begin(&world, "points-3", &people, place(), at(0)).await;
    let dora = person(4, "Dora");
    follow(&world, &dora, game, Following::End).await;
    let mut view = world.service.game(game).await.unwrap();
    let mut files = [0; 3];
    while let Some(mover) = view.game.to_move() {
        let seat = view.game.seat_of(mover).unwrap().index();
        let rank = 12 + 2 * u8::try_from(seat).unwrap();
        let at_point = tessera::rules::Point::new(files[seat], rank);
        files[seat] += if mover == anna().id { 1 } else { 2 };
        let mv = tessera::rules::Move::Place(at_point);
        let played = world.service.play(game, mover, mv, None, at(1));
        view = played.await.unwrap();
    }
    assert_eq!(told(&world, dora.id).await, [1]);
    let followed = world.service.followed_games(from(dora.id)).await.unwrap();
    let followed: Vec<_> = followed.iter().map(|view| view.game.id).collect();
    assert_eq!(followed, [view.scored.unwrap().next.unwrap()]);
}

#[tokio::test]
async fn a_damaged_follower_is_left_out_and_stops_no_move() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    follow(&world, &carl(), game, Following::Moves).await;
    for damage in [
        "INSERT INTO followers (game, player, wants, told) VALUES (1, 7, 'torn', 0)",
        "INSERT INTO followers (game, player, wants, told) VALUES (1, -8, 'moves', 0)",
        "INSERT INTO followers (game, player, wants, told) VALUES (1, 9, 'moves', -1)",
    ] {
        world.database(damage).await;
    }
    world.play(game, &["A1"], at(1)).await;
    assert_eq!(told(&world, carl().id).await, [1]);
    assert!(world.service.unfollow(carl().id, game).await.unwrap());
    assert!(told(&world, carl().id).await.is_empty());
}

#[tokio::test]
async fn a_nickname_is_listed_on_its_own_server_only() {
    let world = world().await;
    let boss = anna().seen_on(SERVER, Some("Boss"));
    let game = world.game(boss, ben(), false).await;
    follow(&world, &carl(), game, Following::End).await;
    let elsewhere = Viewpoint {
        server: None,
        ..from(carl().id)
    };
    for (viewpoint, names) in [
        (from(carl().id), ["Boss", "Ben"]),
        (elsewhere, ["Anna", "Ben"]),
    ] {
        let listed = world.service.followed_games(viewpoint).await.unwrap();
        assert_eq!(listed[0].names, names);
    }
}

#[tokio::test]
async fn who_turns_private_messages_away_follows_nothing() {
    let world = world().await;
    let game = world.game(anna(), ben(), false).await;
    follow(&world, &carl(), game, Following::End).await;
    world.service.dms_refused(carl().id).await.unwrap();
    assert_eq!(world.service.game(game).await.unwrap().followers, 0);
}
