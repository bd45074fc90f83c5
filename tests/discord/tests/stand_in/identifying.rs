//! Who is let in to the gateway: how often, with which shards, and what the bot is told of it.

use std::time::Duration;

use local_discord::{
    Identify, IdentifyLimits,
    IdentifyOutcome::{self, Accepted, BucketUsed, DayUsed, InvalidShard, ShardingRequired},
    LocalDiscord, Shard,
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{ear::Ear, raw::Raw};

async fn stopped() -> LocalDiscord {
    let builder = LocalDiscord::builder().stopped_clock();
    builder.start().await.unwrap()
}

/// Every attempt so far: number, total, and what came of it.
fn attempts(discord: &LocalDiscord) -> Vec<(u64, u64, IdentifyOutcome)> {
    let attempt = |it: &Identify| (it.shard.id, it.shard.total, it.outcome);
    discord.identifies().iter().map(attempt).collect()
}

/// What `GET /gateway/bot` says of the shards and of how often the bot may identify.
async fn told(discord: &LocalDiscord) -> (Value, Value) {
    let answer = Raw::new(discord).ask(Method::GET, "/gateway/bot").await;
    let mut said: Value = answer.json().await.unwrap();
    let gateway = discord.api_url().replace("http", "ws") + "/gateway";
    assert_eq!(said["url"], gateway);
    (said["shards"].take(), said["session_start_limit"].take())
}

#[tokio::test]
async fn the_bot_is_told_how_to_divide_itself_and_what_it_has_left() {
    let discord = stopped().await;
    let limit = json!({
        "total": 1_000, "remaining": 1_000, "reset_after": 3_600_000, "max_concurrency": 1,
    });
    assert_eq!(told(&discord).await, (json!(1), limit));
    discord.recommend_shards(16);
    discord.limit_identifies(Some(IdentifyLimits {
        max_concurrency: 4,
        daily: 20,
        ..IdentifyLimits::default()
    }));
    for id in 0..3 {
        Ear::open_on(&discord, id, 16).await;
    }
    discord.advance(Duration::from_hours(1));
    let limit = json!({
        "total": 20, "remaining": 17, "reset_after": 23 * 3_600_000, "max_concurrency": 4,
    });
    assert_eq!(told(&discord).await, (json!(16), limit));
    discord.advance(Duration::from_hours(24));
    let (_, limit) = told(&discord).await;
    assert_eq!(limit["remaining"], 20);
    assert_eq!(limit["reset_after"], 23 * 3_600_000);
}

#[tokio::test]
async fn without_limits_nobody_waits() {
    let discord = stopped().await;
    discord.connects_left(0);
    for _ in 0..3 {
        Ear::open(&discord).await;
    }
    assert_eq!(attempts(&discord), [(0, 1, Accepted); 3]);
    assert_eq!(told(&discord).await.1["remaining"], 0);
}

#[tokio::test]
async fn a_bucket_lets_one_in_and_the_next_after_five_seconds() {
    let discord = stopped().await;
    discord.limit_identifies(Some(IdentifyLimits {
        max_concurrency: 2,
        ..IdentifyLimits::default()
    }));
    let _zero = Ear::open_on(&discord, 0, 4).await;
    let _one = Ear::open_on(&discord, 1, 4).await;
    let mut early = Ear::connect(&discord).await;
    let invalid = json!({"op": 9, "d": false});
    for wait in [0, 4_999] {
        discord.advance(Duration::from_millis(wait));
        early.identify(&json!([2, 4])).await;
        assert_eq!(early.told().await.unwrap(), invalid, "{wait}");
    }
    let in_time = discord.look(local_discord::World::now) + Duration::from_millis(1);
    discord.advance(Duration::from_millis(1));
    early.identify(&json!([2, 4])).await;
    assert_eq!(early.is_ready(&discord).await, json!([2, 4]));
    let expected = [
        (0, 4, Accepted),
        (1, 4, Accepted),
        (2, 4, BucketUsed),
        (2, 4, BucketUsed),
        (2, 4, Accepted),
    ];
    assert_eq!(attempts(&discord), expected);
    assert_eq!(discord.identifies()[4].at, in_time);
    let shard = |id| Shard { id, total: 4 };
    assert_eq!(discord.connected_shards(), [0, 1, 2].map(shard));
}

#[tokio::test]
async fn who_has_used_the_day_is_turned_away_until_the_next_but_may_resume() {
    let discord = stopped().await;
    discord.limit_identifies(Some(IdentifyLimits {
        max_concurrency: 16,
        daily: 2,
        ..IdentifyLimits::default()
    }));
    let ear = Ear::open_on(&discord, 0, 2).await;
    Ear::open_on(&discord, 1, 2).await;
    discord.advance(Duration::from_hours(23));
    let mut late = Ear::connect(&discord).await;
    late.identify(&json!([1, 2])).await;
    assert_eq!(late.closed_with().await, 4004);
    discord.cut_gateway();
    let mut ear = ear.resumes(&discord).await;
    ear.hears("RESUMED").await;
    discord.advance(Duration::from_hours(1));
    Ear::open_on(&discord, 1, 2).await;
    let expected = [
        (0, 2, Accepted),
        (1, 2, Accepted),
        (1, 2, DayUsed),
        (1, 2, Accepted),
    ];
    assert_eq!(attempts(&discord), expected);
}

#[tokio::test]
async fn a_test_says_how_many_are_left_today() {
    let discord = stopped().await;
    discord.limit_identifies(Some(IdentifyLimits::default()));
    discord.connects_left(0);
    let mut turned_away = Ear::connect(&discord).await;
    turned_away.identify(&Value::Null).await;
    assert_eq!(turned_away.closed_with().await, 4004);
    discord.limit_identifies(None);
    Ear::open(&discord).await;
    assert_eq!(attempts(&discord), [(0, 1, DayUsed), (0, 1, Accepted)]);
}

#[tokio::test]
async fn shards_that_are_none_and_divisions_too_coarse_are_closed() {
    let discord = stopped().await;
    let turned_away = async |shard: Value| {
        let mut ear = Ear::connect(&discord).await;
        ear.identify(&shard).await;
        ear.closed_with().await
    };
    for shard in [json!([4, 4]), json!([1, 1]), json!([0, 0])] {
        assert_eq!(turned_away(shard.clone()).await, 4010, "{shard}");
    }
    for malformed in [json!([0]), json!([-1, 4]), json!("0/4"), json!([0, 1, 2])] {
        assert_eq!(turned_away(malformed.clone()).await, 4010, "{malformed}");
    }
    discord.require_shards(4);
    for shard in [Value::Null, json!([0, 1]), json!([1, 2])] {
        assert_eq!(turned_away(shard.clone()).await, 4011, "{shard}");
    }
    Ear::open_on(&discord, 3, 4).await;
    Ear::open_on(&discord, 4, 8).await;
    let expected = [
        (4, 4, InvalidShard),
        (1, 1, InvalidShard),
        (0, 0, InvalidShard),
        (0, 1, ShardingRequired),
        (0, 1, ShardingRequired),
        (1, 2, ShardingRequired),
        (3, 4, Accepted),
        (4, 8, Accepted),
    ];
    assert_eq!(attempts(&discord), expected);
}

#[tokio::test]
#[should_panic(expected = "max_concurrency is at least 1")]
async fn there_is_at_least_one_bucket() {
    let limits = IdentifyLimits {
        max_concurrency: 0,
        ..IdentifyLimits::default()
    };
    stopped().await.limit_identifies(Some(limits));
}
