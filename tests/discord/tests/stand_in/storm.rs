//! Trouble at random: what went wrong is counted, and what was retried took effect once.

use std::time::Duration;

use local_discord::{FaultCounts, LocalDiscord, Trouble};
use reqwest::Method;
use serde_json::{Value, json};

use crate::raw::Raw;

const RETRY_AFTER: Duration = Duration::from_millis(100);

/// What became of one attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Done,
    Status(u16),
    NoAnswer,
    HalfAnAnswer,
}

/// Sends a form once.
async fn attempt(raw: &Raw, path: &str, form: &Value) -> Fate {
    let Ok(answer) = raw.send(Method::POST, path, form).await else {
        return Fate::NoAnswer;
    };
    let status = answer.status();
    match answer.bytes().await {
        Err(_) => Fate::HalfAnAnswer,
        Ok(_) if status.is_success() => Fate::Done,
        Ok(_) => Fate::Status(status.as_u16()),
    }
}

/// Posts so many messages, each until it is known to be there, and says how every attempt went.
async fn storm(discord: &LocalDiscord, messages: usize) -> Vec<Fate> {
    let raw = Raw::new(discord);
    let path = format!("/channels/{}/messages", discord.general().id());
    let mut fates = Vec::new();
    for number in 0..messages {
        let form = json!({
            "content": number.to_string(),
            "nonce": number,
            "enforce_nonce": true,
            "allowed_mentions": {"parse": []},
        });
        loop {
            let fate = attempt(&raw, &path, &form).await;
            fates.push(fate);
            match fate {
                Fate::Done => break,
                Fate::Status(429) => discord.advance(RETRY_AFTER),
                _ => {}
            }
        }
    }
    fates
}

/// How the attempts of a storm went with this seed, and the stand-in after it.
async fn weathered(seed: u64) -> (Vec<Fate>, LocalDiscord) {
    let builder = LocalDiscord::builder().stopped_clock();
    let discord = builder.start().await.unwrap();
    discord.trouble(Some(Trouble::evenly(seed, 0.15)));
    (storm(&discord, 100).await, discord)
}

#[tokio::test]
async fn what_is_repeated_until_it_is_answered_takes_effect_once() {
    let (fates, discord) = weathered(7).await;
    let said: Vec<String> = discord
        .general()
        .messages()
        .iter()
        .map(|it| it.content.clone())
        .collect();
    let expected: Vec<String> = (0..100).map(|number| number.to_string()).collect();
    assert_eq!(said, expected);
    let count = |wanted: &dyn Fn(&Fate) -> bool| fates.iter().filter(|fate| wanted(fate)).count();
    let seen = FaultCounts {
        rate_limited: count(&|fate| *fate == Fate::Status(429)),
        failed: count(&|fate| matches!(fate, Fate::Status(500..))),
        cut_before: count(&|fate| *fate == Fate::NoAnswer),
        cut_after: count(&|fate| *fate == Fate::HalfAnAnswer),
        ..FaultCounts::default()
    };
    assert_eq!(discord.faults(), seen);
    assert!(
        seen.rate_limited
            .min(seen.failed)
            .min(seen.cut_before)
            .min(seen.cut_after)
            > 10
    );
    for status in [500, 502, 503] {
        assert!(fates.contains(&Fate::Status(status)), "{status}");
    }
    discord.trouble(None);
    assert_eq!(storm(&discord, 50).await, [Fate::Done; 50]);
}

#[tokio::test]
async fn a_storm_repeats_itself_with_its_seed() {
    let (first, _) = weathered(1).await;
    assert_eq!(weathered(1).await.0, first);
    assert_ne!(weathered(2).await.0, first);
}
