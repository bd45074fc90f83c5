//! Many at once, and how little time the stand-in takes of its own.

use std::time::{Duration, Instant};

use local_discord::LocalDiscord;
use tokio::task::JoinSet;

use crate::bot::Bot;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_four_people_are_answered_at_once() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let mut crowd = JoinSet::new();
    for number in 0..64 {
        let person = discord.person(&format!("Person {number}"));
        crowd.spawn(async move {
            let name = person.name().to_owned();
            let answer = person
                .slash("hello", [("name", name.as_str().into())])
                .await
                .unwrap();
            assert_eq!(answer.content(), format!("hello {name}"));
        });
    }
    while let Some(done) = crowd.join_next().await {
        done.unwrap();
    }
    assert_eq!(discord.general().messages().len(), 64);
    assert_eq!(discord.refused_requests(), []);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_takes_little_time() {
    let discord = LocalDiscord::start().await;
    let _bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    let mut times = Vec::new();
    for _ in 0..200 {
        let started = Instant::now();
        anna.slash("hello", [("name", "you".into())]).await.unwrap();
        times.push(started.elapsed());
    }
    times.sort_unstable();
    let median = times[times.len() / 2];
    println!(
        "from act to answer: median {median:?}, slowest {:?}",
        times[times.len() - 1]
    );
    // Far above what it takes, so that a busy machine does not fail; a delay for every packet
    // (40 ms) does.
    assert!(median < Duration::from_millis(20), "{median:?}");
}
