//! Challenges and the answers to them.

use tessera::game::{ChallengeStatus, Coin, First, GameRefusal, InteractionId, MessageId};
use tessera::rules::{Options, catalogue};
use tessera::service;
use tessera::service::attempts::Unposted;

use crate::kit::{anna, at, ben, carl, days, game_refusal, place, refusal, terms, world};

#[tokio::test]
async fn a_challenge_is_kept_as_it_was_made() {
    let world = world().await;
    let made = world.challenge(anna(), ben(), true).await;
    let world = world.restarted().await;
    let view = world.service.challenge_by_id(made.id).await.unwrap();
    assert_eq!(view.challenge, made);
    assert_eq!(
        (view.challenger.as_str(), view.opponent.as_deref().unwrap()),
        ("Anna", "Ben")
    );
    assert_eq!(made.status, ChallengeStatus::Open);
}

#[tokio::test]
async fn what_one_interaction_began_is_not_begun_again_after_a_restart() {
    let world = world().await;
    let once = InteractionId(7);
    let invite = async |service: &service::Service, whom, interaction| {
        let service = service.for_interaction(interaction);
        let made = service.challenge(anna(), Some(whom), terms(false), place(), at(0));
        made.await
    };
    let made = invite(&world.service, ben(), once).await;
    assert!(made.is_ok(), "{made:?}");
    let again = invite(&world.service, carl(), once).await;
    assert_eq!(refusal(again), service::ServiceRefusal::Repeated);
    let world = world.restarted().await;
    let again = invite(&world.service, carl(), once).await;
    assert_eq!(refusal(again), service::ServiceRefusal::Repeated);
    let another = invite(&world.service, carl(), InteractionId(8)).await;
    assert!(another.is_ok(), "{another:?}");
}

#[tokio::test]
async fn accepting_begins_a_game_with_the_forced_stone_on_the_board() {
    let world = world().await;
    let challenge = world.challenge(anna(), ben(), false).await;
    let accepted = world
        .service
        .accept(challenge.id, ben(), Coin::Tails, at(5))
        .await
        .unwrap();
    let game = &accepted.game.game;
    assert_eq!(
        accepted.challenge.status,
        ChallengeStatus::Accepted(game.id)
    );
    assert_eq!(game.players, [anna().id, ben().id]);
    assert_eq!(accepted.game.names, ["Anna", "Ben"]);
    assert_eq!(game.ply(), 1);
    assert_eq!(game.to_move(), Some(ben().id));
    assert_eq!(game.started_at, at(5));

    let kept = world.service.challenge_by_id(challenge.id).await.unwrap();
    assert_eq!(kept.challenge, accepted.challenge);
}

#[tokio::test]
async fn who_moves_first_is_agreed_or_left_to_the_coin() {
    let cases = [
        (First::Challenger, Coin::Tails, anna()),
        (First::Opponent, Coin::Heads, ben()),
        (First::Chance, Coin::Heads, anna()),
        (First::Chance, Coin::Tails, ben()),
    ];
    let world = world().await;
    for (first, coin, begins) in cases {
        let terms = tessera::game::Terms {
            first,
            ..terms(false)
        };
        let challenge = world
            .service
            .challenge(anna(), Some(ben()), terms, place(), at(0))
            .await;
        let accepted = world
            .service
            .accept(challenge.unwrap().id, ben(), coin, at(0))
            .await;
        assert_eq!(
            accepted.unwrap().game.game.players[0],
            begins.id,
            "{first:?} {coin:?}"
        );
    }
}

#[tokio::test]
async fn only_the_invited_answer_and_only_the_challenger_withdraws() {
    let world = world().await;
    let service = &world.service;
    let id = world.challenge(anna(), ben(), false).await.id;
    let not_for_you = GameRefusal::NotForYou { opponent: ben().id };
    let not_yours = GameRefusal::NotYourChallenge {
        challenger: anna().id,
    };

    let accepted = service.accept(id, carl(), Coin::Heads, at(0)).await;
    assert_eq!(game_refusal(accepted), not_for_you);
    assert_eq!(
        game_refusal(service.decline(id, carl().id, at(0)).await),
        not_for_you
    );
    assert_eq!(
        game_refusal(service.withdraw(id, carl().id).await),
        not_yours
    );
    let accepted = service.accept(id, anna(), Coin::Heads, at(0)).await;
    assert_eq!(game_refusal(accepted), GameRefusal::YourOwnChallenge);
    assert_eq!(
        game_refusal(service.decline(id, anna().id, at(0)).await),
        GameRefusal::YourOwnChallenge
    );
    assert_eq!(
        game_refusal(service.withdraw(id, ben().id).await),
        not_yours
    );

    let untouched = service.challenge_by_id(id).await.unwrap().challenge;
    assert_eq!(untouched.status, ChallengeStatus::Open);
}

#[tokio::test]
async fn an_answer_is_final_and_says_so() {
    let world = world().await;
    let service = &world.service;

    let declined = world.challenge(anna(), ben(), false).await.id;
    service.decline(declined, ben().id, at(0)).await.unwrap();
    let withdrawn = world.challenge(anna(), ben(), false).await.id;
    service.withdraw(withdrawn, anna().id).await.unwrap();
    let accepted = world.challenge(anna(), ben(), false).await.id;
    let game = service
        .accept(accepted, ben(), Coin::Heads, at(0))
        .await
        .unwrap()
        .game
        .game
        .id;

    for (id, said) in [
        (declined, GameRefusal::AlreadyDeclined),
        (withdrawn, GameRefusal::AlreadyWithdrawn),
        (accepted, GameRefusal::AlreadyAccepted { game }),
    ] {
        assert_eq!(
            game_refusal(service.accept(id, ben(), Coin::Heads, at(1)).await),
            said
        );
        assert_eq!(
            game_refusal(service.decline(id, ben().id, at(0)).await),
            said
        );
        assert_eq!(game_refusal(service.withdraw(id, anna().id).await), said);
    }
}

#[tokio::test]
async fn terms_that_do_not_fit_are_refused() {
    let world = world().await;
    let myself = world
        .service
        .challenge(anna(), Some(anna()), terms(false), place(), at(0))
        .await;
    assert_eq!(game_refusal(myself), GameRefusal::SelfChallenge);

    let pente = catalogue::find("pente").unwrap();
    let small = catalogue::with_options(
        &pente,
        Options {
            size: Some(13),
            ..Options::default()
        },
    );
    let rated_small = tessera::game::Terms {
        ruleset: small.unwrap(),
        ..terms(true)
    };
    let made = world
        .service
        .challenge(anna(), Some(ben()), rated_small, place(), at(0))
        .await;
    assert_eq!(
        game_refusal(made),
        GameRefusal::NotRatable { ruleset: "Pente" }
    );
}

#[tokio::test]
async fn options_come_back_from_the_database() {
    let world = world().await;
    let pente = catalogue::find("pente").unwrap();
    let small = catalogue::with_options(
        &pente,
        Options {
            size: Some(13),
            ..Options::default()
        },
    );
    let terms = tessera::game::Terms {
        ruleset: small.unwrap(),
        ..terms(false)
    };
    let made = world
        .service
        .challenge(anna(), Some(ben()), terms.clone(), place(), at(0))
        .await
        .unwrap();
    let accepted = world
        .service
        .accept(made.id, ben(), Coin::Heads, at(0))
        .await
        .unwrap();
    let kept = world.service.game(accepted.game.game.id).await.unwrap();
    assert_eq!(kept.game.terms, terms);
    assert_eq!(kept.game.position().board().size().files(), 13);
}

#[tokio::test]
async fn an_unknown_challenge_is_refused() {
    let world = world().await;
    let id = tessera::game::ChallengeId(77);
    let answer = world.service.accept(id, ben(), Coin::Heads, at(0)).await;
    assert_eq!(
        refusal(answer),
        service::ServiceRefusal::NoSuchChallenge(id)
    );
}

#[tokio::test]
async fn an_invitation_stands_for_as_much_longer_as_nobody_could_answer_it() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let challenge = world.challenge(anna(), ben(), false).await;
    service.heartbeat(days(1)).await.unwrap();
    service.resume_clocks(days(9)).await.unwrap();
    assert_eq!(service.expire_challenges(days(14)).await.unwrap(), 0);
    let kept = service.challenge_by_id(challenge.id).await.unwrap();
    assert_eq!(kept.challenge.expires_at(), days(7 + 8));
    assert_eq!(service.expire_challenges(days(15)).await.unwrap(), 1);
    service.resume_clocks(days(20)).await.unwrap();
    let kept = service.challenge_by_id(challenge.id).await.unwrap();
    assert_eq!(kept.challenge.expires_at(), days(7 + 8), "it is settled");
}

#[tokio::test]
async fn a_challenge_is_deleted_when_its_game_is_long_over_and_another_was_played() {
    let world = world().await;
    let service = &world.service;
    let played = async |now| {
        let made = service
            .challenge(anna(), Some(ben()), terms(false), place(), now)
            .await
            .unwrap();
        let accepted = service.accept(made.id, ben(), Coin::Heads, now);
        let game = accepted.await.unwrap().game.game.id;
        service.challenge_shown(made.id).await.unwrap();
        (made.id, game)
    };
    let is_kept = async |id| service.challenge_by_id(id).await.is_ok();
    let end = async |game, now| {
        service.resign(game, ben().id, now).await.unwrap();
        service.end_posted(game, MessageId(72), None).await.unwrap();
    };

    let tell_all = async |now| {
        for unposted in service.to_post(now, None).await.unwrap().now {
            if let Unposted::News(told) = unposted {
                service.news_sent(told, None).await.unwrap();
            }
        }
    };

    let (first, game) = played(at(0)).await;
    let (second, running) = played(days(1)).await;
    let (third, _) = played(days(9)).await;
    assert!(is_kept(first).await, "its game runs");
    end(game, days(9)).await;
    end(running, days(9)).await;
    let (fourth, _) = played(days(10)).await;
    assert!(
        is_kept(first).await,
        "its maker is still to be told of the answer"
    );
    tell_all(days(10)).await;
    let (fifth, _) = played(days(11)).await;
    assert!(!is_kept(first).await);
    assert!(!is_kept(second).await);
    assert!(is_kept(third).await && is_kept(fourth).await && is_kept(fifth).await);
    let last = service.last_terms(ben().id, anna().id).await.unwrap();
    assert!(last.is_some());

    let withdrawn = service
        .challenge(anna(), Some(carl()), terms(false), place(), days(10))
        .await
        .unwrap();
    let unposted = service
        .challenge(anna(), Some(carl()), terms(true), place(), days(10))
        .await
        .unwrap();
    let posted = service.challenge_posted(withdrawn.id, Some(days(10)), MessageId(71));
    posted.await.unwrap();
    for id in [withdrawn.id, unposted.id] {
        service.withdraw(id, anna().id).await.unwrap();
    }
    played(days(16)).await;
    assert!(is_kept(withdrawn.id).await, "it is not a week old");
    played(days(18)).await;
    assert!(
        is_kept(withdrawn.id).await,
        "its message does not show the answer"
    );
    assert!(!is_kept(unposted.id).await, "no message is to show it");
    service.challenge_shown(withdrawn.id).await.unwrap();
    played(days(19)).await;
    assert!(!is_kept(withdrawn.id).await);
}
