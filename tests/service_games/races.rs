//! Two actions at once: exactly one succeeds, and the other is refused with a reason.

use tessera::game::{ChallengeStatus, ChangeRefusal, Coin, GameRefusal, OfferKind, Revision};
use tessera::service::OfferReply;
use tokio::join;

use crate::kit::{QUIET, anna, at, ben, carl, game_refusal, point, world};
use crate::sealing::adjourned;

const ROUNDS: usize = 40;

/// The result that succeeded, and the refusal of the other.
fn one_of<T: std::fmt::Debug>(
    first: Result<T, tessera::service::Error>,
    second: Result<T, tessera::service::Error>,
) -> (T, GameRefusal) {
    match (first, second) {
        (Ok(granted), refused) | (refused, Ok(granted)) => (granted, game_refusal(refused)),
        neither => panic!("neither was granted: {neither:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_turn_is_played_once() {
    let world = world().await;
    for round in 0..ROUNDS {
        let game = world.game(anna(), ben(), false).await;
        let shown = (round % 2 == 0).then(|| Revision::from(1));
        let press = |stone: &'static str| {
            let service = world.service.clone();
            tokio::spawn(async move {
                service
                    .play(game, ben().id, point(stone), shown, at(1))
                    .await
            })
        };
        let (first, second) = join!(press("A1"), press("T19"));
        let (view, refusal) = one_of(first.unwrap(), second.unwrap());
        let last = view.game.last_move();
        assert_eq!(
            refusal,
            match shown {
                Some(shown) => GameRefusal::Stale {
                    is_among_several: false,
                    shown,
                    now: Revision::from(2),
                    by: ben().id,
                    whose: anna().id,
                    last
                },
                None => GameRefusal::NotYourTurn {
                    is_among_several: false,
                    whose: anna().id,
                    last
                },
            }
        );
        let kept = world.service.game(game).await.unwrap();
        assert_eq!(kept.game.record(), view.game.record());
        assert_eq!(kept.game.ply(), 2);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_challenge_becomes_one_game() {
    let world = world().await;
    for _ in 0..ROUNDS {
        let id = world.challenge(anna(), ben(), false).await.id;
        let press = || {
            let service = world.service.clone();
            tokio::spawn(async move { service.accept(id, ben(), Coin::Heads, at(1)).await })
        };
        let (first, second) = join!(press(), press());
        let (accepted, refusal) = one_of(first.unwrap(), second.unwrap());
        assert_eq!(
            refusal,
            GameRefusal::AlreadyAccepted {
                game: accepted.game.game.id
            }
        );
    }
    assert_eq!(
        world.service.games_of(ben().id).await.unwrap().views.len(),
        ROUNDS
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accepting_and_withdrawing_do_not_both_happen() {
    let world = world().await;
    for _ in 0..ROUNDS {
        let id = world.challenge(anna(), ben(), false).await.id;
        let (accepting, withdrawing) = (world.service.clone(), world.service.clone());
        let (accepted, withdrawn) = join!(
            tokio::spawn(async move { accepting.accept(id, ben(), Coin::Heads, at(1)).await }),
            tokio::spawn(async move { withdrawing.withdraw(id, anna().id).await }),
        );
        let (challenge, _) = one_of(
            accepted.unwrap().map(|accepted| accepted.challenge),
            withdrawn.unwrap(),
        );
        let kept = world.service.challenge_by_id(id).await.unwrap().challenge;
        assert_eq!(kept.status, challenge.status);
        assert_ne!(kept.status, ChallengeStatus::Open);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_game_is_rated_once() {
    let world = world().await;
    for _ in 0..ROUNDS {
        let game = world.game(anna(), carl(), true).await;
        world.play(game, QUIET, at(1)).await;
        let resign = |by| {
            let service = world.service.clone();
            tokio::spawn(async move { service.resign(game, by, at(2)).await })
        };
        let (first, second) = join!(resign(anna().id), resign(carl().id));
        let ((_, view), refusal) = one_of(first.unwrap(), second.unwrap());
        assert!(view.ratings.is_some());
        assert!(matches!(refusal, GameRefusal::Over { .. }));
    }
    let scope = tessera::service::Scope::Everywhere;
    let ladder = world
        .service
        .standings(scope, "pente", 1, anna().id, at(3))
        .await
        .unwrap();
    let tally = ladder.own.unwrap().standing.tally;
    assert_eq!(tally.games(), u32::try_from(ROUNDS).unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_changed_or_its_board_is_opened() {
    let world = world().await;
    let mut times = 0;
    for _ in 0..ROUNDS {
        let game = world.game(anna(), ben(), false).await;
        let view = world.play(game, &["A1"], at(1)).await;
        let (by, other) = (
            view.game.last_move().unwrap().by,
            view.game.to_move().unwrap(),
        );
        let shown = view.game.revision();
        let (one, two) = (world.service.clone(), world.service.clone());
        let change = tokio::spawn(async move {
            one.change_move(game, by, &[point("C3")], shown, at(2))
                .await
        });
        let open = tokio::spawn(async move { two.started_answering(game, other, at(2)).await });
        let (changed, opened) = join!(change, open);
        opened.unwrap().unwrap();
        let now = world.service.game(game).await.unwrap().game;
        match changed.unwrap() {
            Ok(view) => {
                times += 1;
                assert_eq!(now.record(), view.game.record());
            }
            refused => {
                let refusal = game_refusal(refused);
                assert_eq!(
                    refusal,
                    GameRefusal::Change(ChangeRefusal::AfterOpening { game })
                );
                assert_eq!(now.revision(), shown);
            }
        }
    }
    assert!(times <= ROUNDS);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_is_sealed_before_the_game_resumes_or_not_at_all() {
    let world = world().await;
    for _ in 0..ROUNDS {
        let (game, mover, other) = adjourned(&world).await;
        let shown = world.service.game(game).await.unwrap().game.revision();
        let offer = world
            .service
            .offer(game, &other, OfferKind::Resume, None, at(50));
        offer.await.unwrap();
        let (one, two) = (world.service.clone(), world.service.clone());
        let by = mover.id;
        let seal = tokio::spawn(async move { one.seal(game, by, &[point("G7")], shown).await });
        let offer = (other.id, OfferKind::Resume, shown);
        let resume =
            tokio::spawn(
                async move { two.reply(game, by, offer, OfferReply::Agree, at(51)).await },
            );
        let (sealed, resumed) = join!(seal, resume);
        let resumed = resumed.unwrap().unwrap();
        let plies = match sealed.unwrap() {
            Ok(_) => 5,
            refused => {
                let refusal = game_refusal(refused);
                assert_eq!(refusal, GameRefusal::NotAdjourned { game });
                4
            }
        };
        assert_eq!(resumed.game.ply(), plies);
        let rows = "SELECT CAST(COUNT(*) AS TEXT) FROM sealed_moves";
        assert_eq!(world.database(rows).await.as_deref(), Some("0"));
    }
}
