//! Courtesies between two players: a day given, a win on time claimed, a rating agreed on later.

use jiff::{SignedDuration, Timestamp};
use tessera::game::limits::{BETWEEN_TIME_GIFTS, CLAIM_WITHIN, TIME_GIFTS};
use tessera::game::{
    Coin, CourtesyRefusal, Game, GameId, GameRefusal, OfferKind, OfferResult, Pace, Person,
    SettingsPatch, Suspension, Terms,
};
use tessera::rules::Reason;
use tessera::service::attempts::Unposted;
use tessera::service::news::News;
use tessera::service::{DueOutcome, OfferReply};

use crate::kit::{QUIET, World, anna, at, ben, carl, days, game_refusal, place, terms, world};

const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A game on these terms, in which Anna moves first. Nobody uses vacation.
async fn game_on(world: &World, terms: Terms) -> GameId {
    let service = &world.service;
    for person in [anna(), ben()] {
        let none = SettingsPatch {
            vacation: Some(false),
            ..SettingsPatch::default()
        };
        let changed = service.change_settings(&person, none, at(0));
        changed.await.unwrap();
    }
    let made = service.challenge(anna(), Some(ben()), terms, place(), at(0));
    let made = made.await.unwrap();
    let accepted = service.accept(made.id, ben(), Coin::Heads, at(0));
    accepted.await.unwrap().game.game.id
}

fn to_claim(rated: bool) -> Terms {
    Terms {
        claim: true,
        ..terms(rated)
    }
}

async fn load(world: &World, game: GameId) -> Game {
    world.service.game(game).await.unwrap().game
}

/// What each person's clock shows.
async fn clocks(world: &World, game: GameId, now: Timestamp) -> [SignedDuration; 2] {
    let game = load(world, game).await;
    [anna(), ben()].map(|it| {
        let seat = game.seat_of(it.id).unwrap();
        game.time_left(seat, now).unwrap()
    })
}

/// How many days this person is still to be told of.
async fn untold_days(world: &World, person: &Person, now: Timestamp) -> usize {
    let unposted = world.service.to_post(now, None).await.unwrap().now;
    let mut days = 0;
    for it in unposted {
        if let Unposted::News(news) = it
            && news.player == person.id
        {
            let told = world.service.unsent_news(news, now).await.unwrap();
            days += usize::from(told.is_some_and(|it| matches!(it.news, News::TimeGiven(_))));
        }
    }
    days
}

#[tokio::test]
async fn a_day_is_added_at_once_to_whichever_clock_and_its_owner_is_told() {
    let world = world().await;
    let service = &world.service;
    let game = game_on(&world, terms(false)).await;
    let before = load(&world, game).await.deadline().unwrap();
    // It is Ben's turn.
    service.give_day(game, anna().id, at(60)).await.unwrap();
    assert_eq!(load(&world, game).await.deadline(), Some(before + DAY));
    service.give_day(game, ben().id, at(60)).await.unwrap();
    let minute = SignedDuration::from_mins(1);
    assert_eq!(
        clocks(&world, game, at(60)).await,
        [DAY * 4, DAY * 4 - minute]
    );
    assert_eq!(untold_days(&world, &anna(), at(60)).await, 1);
    assert_eq!(untold_days(&world, &ben(), at(60)).await, 1);
    let blocks = [(ben(), true)];
    let anna = anna();
    let block = service.change_settings_and_blocks(&anna, None, &blocks, at(61));
    block.await.unwrap();
    assert_eq!(
        untold_days(&world, &anna, at(62)).await,
        0,
        "she blocked Ben"
    );
}

#[tokio::test]
async fn gifts_go_beyond_the_most_of_the_pace_and_have_limits_of_their_own() {
    let world = world().await;
    let service = &world.service;
    let game = game_on(&world, terms(false)).await;
    let mut now = at(0);
    for gift in 1..=TIME_GIFTS {
        service.give_day(game, anna().id, now).await.unwrap();
        let again = game_refusal(service.give_day(game, anna().id, now).await);
        let until = now + BETWEEN_TIME_GIFTS;
        let just_now = CourtesyRefusal::GivenJustNow { game, until };
        if gift < TIME_GIFTS {
            assert_eq!(again, GameRefusal::Courtesy(just_now));
        }
        now = until;
    }
    let most = TIME_GIFTS;
    let refused = game_refusal(service.give_day(game, anna().id, now).await);
    let too_many = CourtesyRefusal::TooManyGifts { game, most };
    assert_eq!(refused, GameRefusal::Courtesy(too_many));
    assert!(service.give_day(game, ben().id, now).await.is_ok());
    // Ben moves: nothing is cut off.
    let left = clocks(&world, game, now).await[1];
    assert!(left > DAY * 9);
    world.play(game, &["A1"], now).await;
    assert_eq!(clocks(&world, game, now).await[1], left);
    let restarted = world.restarted().await;
    let refused = game_refusal(restarted.service.give_day(game, anna().id, now).await);
    assert_eq!(refused, GameRefusal::Courtesy(too_many));
    let resigned = restarted.service.resign(game, ben().id, now).await;
    resigned.unwrap();
    let kept = "SELECT CAST(COUNT(*) AS TEXT) FROM time_gifts";
    assert_eq!(restarted.database(kept).await.as_deref(), Some("0"));
}

#[tokio::test]
async fn a_takeback_and_an_absence_keep_what_was_given() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let game = game_on(&world, terms(false)).await;
    let all = clocks(&world, game, at(0)).await;
    world.play(game, &["A1"], at(0)).await;
    service.give_day(game, anna().id, at(0)).await.unwrap();
    let takeback = OfferKind::Takeback;
    let taken_back = service.offer(game, &ben(), takeback, None, at(0)).await;
    assert_eq!(taken_back.unwrap().0, OfferResult::Done);
    let [annas, bens] = clocks(&world, game, at(0)).await;
    assert_eq!([annas, bens], [all[0], all[1] + DAY]);
    service.heartbeat(at(100)).await.unwrap();
    service.resume_clocks(at(5_000)).await.unwrap();
    let spent = SignedDuration::from_secs(100);
    let [annas, bens] = clocks(&world, game, at(5_000)).await;
    assert_eq!([annas, bens], [all[0], all[1] + DAY - spent]);
}

#[tokio::test]
async fn a_day_ends_the_vacation_that_extends_a_game() {
    let world = world().await;
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let game = world.game(anna(), ben(), false).await;
    world.play(game, QUIET, at(0)).await;
    let deadline = load(&world, game).await.deadline().unwrap();
    let used = service.process_due(game, deadline).await.unwrap();
    assert!(matches!(used, DueOutcome::OnVacation), "{used:?}");
    let later = deadline + SignedDuration::from_mins(30);
    service.give_day(game, ben().id, later).await.unwrap();
    let mine = load(&world, game).await;
    assert_eq!(mine.deadline(), Some(later + DAY));
    assert!(!mine.is_on_vacation(mine.seat_of(anna().id).unwrap()));
}

#[tokio::test]
async fn time_is_given_only_between_two_with_a_clock_that_may_run() {
    let world = world().await;
    let service = &world.service;
    let untimed = Terms {
        pace: Pace::Untimed,
        ..terms(false)
    };
    let game = game_on(&world, untimed).await;
    let refused = game_refusal(service.give_day(game, anna().id, at(1)).await);
    assert_eq!(refused, CourtesyRefusal::NoClock { game }.into());
    let refused = game_refusal(service.give_day(game, carl().id, at(1)).await);
    assert_eq!(refused, GameRefusal::NotAPlayer { game });
    let game = game_on(&world, terms(false)).await;
    service.resign(game, ben().id, at(1)).await.unwrap();
    let refused = game_refusal(service.give_day(game, anna().id, at(2)).await);
    assert!(matches!(refused, GameRefusal::Over { .. }), "{refused:?}");
}

/// A game that counts, in which the win on time has to be claimed and the time of the player to move
/// is up; and when that was.
async fn late(world: &World, rated: bool) -> (GameId, Timestamp) {
    let service = &world.service;
    service.resume_clocks(at(0)).await.unwrap();
    let game = game_on(world, to_claim(rated)).await;
    world.play(game, QUIET, at(0)).await;
    world.play(game, &["N12"], at(0)).await;
    world.play(game, &["A5"], at(0)).await;
    let mine = load(world, game).await;
    let deadline = mine.deadline().unwrap();
    service.heartbeat(deadline).await.unwrap();
    let told = service.process_due(game, deadline).await.unwrap();
    assert!(matches!(told, DueOutcome::Changed(_)), "{told:?}");
    (game, deadline)
}

#[tokio::test]
async fn a_win_on_time_is_claimed_by_the_opponent_alone_and_rated() {
    let world = world().await;
    let service = &world.service;
    let (game, now) = late(&world, true).await;
    let mine = load(&world, game).await;
    assert!(!mine.is_over());
    let (late, claimant) = (mine.late().unwrap().player, mine.claimant().unwrap());
    assert_eq!(mine.deadline(), None);
    // Nothing is due until the claim runs out.
    assert_eq!(service.due(now + DAY * 13).await.unwrap(), []);
    assert_eq!(service.next_due().await.unwrap(), Some(now + CLAIM_WITHIN));
    let again = service.process_due(game, now + DAY).await.unwrap();
    assert!(matches!(again, DueOutcome::Nothing), "{again:?}");
    let refused = game_refusal(service.claim(game, late, now).await);
    assert_eq!(refused, CourtesyRefusal::OwnTimeIsUp { game }.into());
    let refused = game_refusal(service.claim(game, carl().id, now).await);
    assert_eq!(refused, GameRefusal::NotAPlayer { game });
    let won = service.claim(game, claimant, now + DAY).await.unwrap();
    assert_eq!(won.game.winners(), [claimant]);
    let outcome = won.game.position().outcome().unwrap();
    assert_eq!(outcome.reason, Reason::OutOfTime);
    assert!(won.ratings.is_some());
    assert_eq!(won.silenced, [claimant], "the answer tells them");
    assert_eq!(service.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn who_moves_late_goes_on_with_the_time_for_that_move() {
    let world = world().await;
    let service = &world.service;
    let (game, now) = late(&world, false).await;
    let mine = load(&world, game).await;
    let (late, claimant) = (mine.late().unwrap().player, mine.claimant().unwrap());
    let played = world.play(game, &["N14"], now + DAY).await;
    let seat = played.game.seat_of(late).unwrap();
    assert_eq!(played.game.time_left(seat, now + DAY), Some(DAY));
    assert!(played.game.waits_for(claimant));
    let refused = game_refusal(service.claim(game, claimant, now + DAY).await);
    let due = None;
    assert_eq!(
        refused,
        CourtesyRefusal::NothingToClaim { game, due }.into()
    );
}

#[tokio::test]
async fn a_day_given_to_who_is_late_ends_the_claim() {
    let world = world().await;
    let service = &world.service;
    let (game, now) = late(&world, false).await;
    let claimant = load(&world, game).await.claimant().unwrap();
    service.give_day(game, claimant, now + DAY).await.unwrap();
    let mine = load(&world, game).await;
    assert_eq!(mine.late(), None);
    assert_eq!(mine.deadline(), Some(now + DAY * 2));
    assert!(service.claim(game, claimant, now + DAY).await.is_err());
}

#[tokio::test]
async fn a_claim_that_nobody_makes_adjourns_the_game_and_waits_while_the_bot_is_absent() {
    let world = world().await;
    let service = &world.service;
    let (game, now) = late(&world, false).await;
    service.resume_clocks(now + DAY).await.unwrap();
    let until = now + CLAIM_WITHIN + DAY;
    assert_eq!(load(&world, game).await.late().unwrap().until, until);
    let early = service.process_due(game, until - DAY).await.unwrap();
    assert!(matches!(early, DueOutcome::Nothing), "{early:?}");
    let told = service.process_due(game, until).await.unwrap();
    assert!(matches!(told, DueOutcome::Changed(_)), "{told:?}");
    let mine = load(&world, game).await;
    assert_eq!(mine.suspension, Some(Suspension::Adjourned));
    assert_eq!(mine.to_notify().len(), 2, "time did it");
    assert_eq!(service.next_due().await.unwrap(), None);
    for person in [anna(), ben()] {
        let resume = service.offer(game, &person, OfferKind::Resume, None, until);
        resume.await.unwrap();
    }
    // Whoever was late has the time for a move, and is not late at once.
    assert_eq!(load(&world, game).await.deadline(), Some(until + DAY));
}

#[tokio::test]
async fn a_takeback_leaves_who_was_late_the_time_for_a_move() {
    let world = world().await;
    let service = &world.service;
    let (game, now) = late(&world, false).await;
    let mine = load(&world, game).await;
    let (late, claimant) = (mine.late().unwrap().player, mine.claimant().unwrap());
    let claimant = [anna(), ben()].into_iter().find(|it| it.id == claimant);
    let claimant = claimant.unwrap();
    let takeback = OfferKind::Takeback;
    let offered = service.offer(game, &claimant, takeback, None, now).await;
    let at_offer = offered.unwrap().1.game.revision();
    let offer = (claimant.id, takeback, at_offer);
    let agreed = service.reply(game, late, offer, OfferReply::Agree, now);
    let agreed = agreed.await.unwrap().game;
    assert!(agreed.waits_for(claimant.id));
    let seat = agreed.seat_of(late).unwrap();
    assert_eq!(agreed.time_left(seat, now), Some(DAY));
}

#[tokio::test]
async fn a_game_that_hardly_began_is_aborted_whatever_the_terms() {
    let world = world().await;
    let service = &world.service;
    let game = game_on(&world, to_claim(false)).await;
    let told = service.process_due(game, days(4)).await.unwrap();
    let DueOutcome::Changed(view) = told else {
        panic!("{told:?}");
    };
    assert!(view.game.is_aborted());
}

#[tokio::test]
async fn claims_need_a_clock_and_damaged_ones_affect_no_other_game() {
    let world = world().await;
    let service = &world.service;
    let untimed = Terms {
        pace: Pace::Untimed,
        ..to_claim(false)
    };
    let refused = service.challenge(anna(), Some(ben()), untimed, place(), at(0));
    let refused = game_refusal(refused.await);
    assert_eq!(refused, CourtesyRefusal::ClaimWithoutClock.into());
    let (game, now) = late(&world, false).await;
    let other = world.game(ben(), carl(), false).await;
    world
        .database("UPDATE games SET claim_until = 9223372036854775807 WHERE id = 1")
        .await;
    assert!(service.game(game).await.is_err());
    assert!(service.process_due(game, now).await.is_ok());
    assert!(service.game(other).await.is_ok());
    world
        .database("UPDATE games SET claim_until = NULL, reset = 'torn' WHERE id = 1")
        .await;
    assert!(service.game(game).await.is_err());
    world
        .database("UPDATE games SET reset = NULL WHERE id = 1")
        .await;
    world
        .database("INSERT INTO time_gifts (game, giver, gifts, last_at) VALUES (1, 1, -5, 0)")
        .await;
    assert!(service.give_day(game, anna().id, now).await.is_ok());
}

/// One offers it, the other agrees.
async fn agree(world: &World, game: GameId, kind: OfferKind, now: Timestamp) {
    let service = &world.service;
    let offered = service.offer(game, &anna(), kind, None, now).await;
    let (result, view) = offered.unwrap();
    assert_eq!(result, OfferResult::Offered);
    let offer = (anna().id, kind, view.game.revision());
    let agreed = service.reply(game, ben().id, offer, OfferReply::Agree, now);
    agreed.await.unwrap();
}

#[tokio::test]
async fn a_game_becomes_rated_and_unrated_until_three_stones_are_on_the_board() {
    let world = world().await;
    let service = &world.service;
    let game = game_on(&world, terms(false)).await;
    let refused = service
        .offer(game, &anna(), OfferKind::Unrate, None, at(1))
        .await;
    let refused = game_refusal(refused);
    assert_eq!(refused, CourtesyRefusal::AlreadyUnrated { game }.into());
    let before = load(&world, game).await.deadline();
    agree(&world, game, OfferKind::Rate, at(1)).await;
    let mine = load(&world, game).await;
    assert!(mine.terms.rated);
    assert_eq!(mine.deadline(), before, "the clock runs on");
    let last = service.last_terms(anna().id, ben().id).await.unwrap();
    assert!(
        !last.unwrap().rated,
        "what the two usually play is unchanged"
    );
    world.play(game, &["A1", "N10"], at(2)).await;
    agree(&world, game, OfferKind::Unrate, at(3)).await;
    agree(&world, game, OfferKind::Rate, at(4)).await;
    // A standing offer is moot with the next move.
    let offered = service
        .offer(game, &anna(), OfferKind::Unrate, None, at(5))
        .await;
    let at_offer = offered.unwrap().1.game.revision();
    world.play(game, &["A3"], at(6)).await;
    let offer = (anna().id, OfferKind::Unrate, at_offer);
    let late = service.reply(game, ben().id, offer, OfferReply::Agree, at(7));
    let late = game_refusal(late.await);
    assert_eq!(late, GameRefusal::OfferIsMoot { game });
    let refused = service
        .offer(game, &anna(), OfferKind::Unrate, None, at(7))
        .await;
    let refused = game_refusal(refused);
    let too_late = CourtesyRefusal::TooLateToRate { game, most: 3 };
    assert_eq!(refused, too_late.into());
    let (_, ended) = service.resign(game, ben().id, at(8)).await.unwrap();
    assert!(ended.ratings.is_some());
}

#[tokio::test]
async fn both_games_of_a_set_become_rated_or_neither() {
    let world = world().await;
    let service = &world.service;
    let [first, second] = crate::sets::set(&world, false).await;
    agree(&world, first, OfferKind::Rate, at(1)).await;
    for game in [first, second] {
        assert!(load(&world, game).await.terms.rated, "game {game}");
    }
    world.play(second, QUIET, at(2)).await;
    let refused = service
        .offer(first, &anna(), OfferKind::Unrate, None, at(3))
        .await;
    let refused = game_refusal(refused);
    let too_late = CourtesyRefusal::TooLateInSet { other: second };
    assert_eq!(refused, too_late.into());
    assert_eq!(load(&world, first).await.offers().count(), 0);
    world.play(first, QUIET, at(4)).await;
    service.resign(first, ben().id, at(5)).await.unwrap();
    let (_, ended) = service.resign(second, ben().id, at(6)).await.unwrap();
    assert!(ended.ratings.is_some());
}

#[tokio::test]
async fn the_rating_of_a_set_stays_while_one_of_its_games_is_adjourned() {
    let world = world().await;
    let service = &world.service;
    let [first, second] = crate::sets::set(&world, false).await;
    let rate = OfferKind::Rate;
    let offered = service.offer(first, &anna(), rate, None, at(1)).await;
    let offer = (anna().id, rate, offered.unwrap().1.game.revision());
    let both = (&anna(), &ben());
    let adjourned = crate::sealing::agree(&world, second, both, OfferKind::Adjourn, 2).await;
    let (mover, shown) = (adjourned.game.to_move().unwrap(), adjourned.game.revision());
    let turn = [crate::kit::point("A1")];
    service.seal(second, mover, &turn, shown).await.unwrap();

    let suspended = GameRefusal::from(CourtesyRefusal::SetIsSuspended { other: second });
    let agreed = service.reply(first, ben().id, offer, OfferReply::Agree, at(4));
    assert_eq!(game_refusal(agreed.await), suspended);
    let again = service.offer(first, &ben(), rate, None, at(4)).await;
    assert_eq!(game_refusal(again), suspended);
    assert!(!load(&world, first).await.terms.rated);
    let resumed = crate::sealing::agree(&world, second, both, OfferKind::Resume, 5).await;
    assert_eq!(resumed.game.record().moves.last(), Some(&turn[0]));
    let agreed = service.reply(first, ben().id, offer, OfferReply::Agree, at(7));
    agreed.await.unwrap();
    assert!(load(&world, second).await.terms.rated);
}

#[tokio::test]
async fn what_cannot_be_rated_does_not_become_so() {
    let world = world().await;
    let service = &world.service;
    let untimed = Terms {
        pace: Pace::Untimed,
        ..terms(false)
    };
    let game = game_on(&world, untimed).await;
    let rate = service
        .offer(game, &anna(), OfferKind::Rate, None, at(1))
        .await;
    assert_eq!(game_refusal(rate), GameRefusal::RatedWithoutClock);
    let points = Terms {
        ruleset: tessera::rules::catalogue::find("points").unwrap(),
        ..terms(false)
    };
    let game = game_on(&world, points).await;
    let refused = service
        .offer(game, &anna(), OfferKind::Rate, None, at(1))
        .await;
    let refused = game_refusal(refused);
    assert_eq!(refused, CourtesyRefusal::RatingOfMatch.into());
}
