//! Events that are missed, lost, repeated and late.

use local_discord::LocalDiscord;
use serde_json::{Value, json};

use crate::{bot::Bot, ear::Ear};

/// The text of the next message told.
async fn text(ear: &mut Ear) -> Value {
    ear.hears("MESSAGE_CREATE").await["content"].take()
}

#[tokio::test]
async fn a_session_that_resumes_hears_what_it_missed() {
    let discord = LocalDiscord::start().await;
    let mut ear = Ear::open(&discord).await;
    let anna = discord.person("Anna");
    anna.dm("one").unwrap();
    assert_eq!(text(&mut ear).await, "one");
    discord.cut_gateway();
    assert_eq!(ear.told().await, None);
    anna.dm("two").unwrap();
    let mut ear = ear.resumes(&discord).await;
    assert_eq!(text(&mut ear).await, "two");
    ear.hears("RESUMED").await;
    anna.dm("three").unwrap();
    assert_eq!(text(&mut ear).await, "three");
}

#[tokio::test]
async fn a_resume_can_be_refused_and_what_was_missed_is_lost() {
    let discord = LocalDiscord::start().await;
    let ear = Ear::open(&discord).await;
    let anna = discord.person("Anna");
    discord.cut_gateway();
    anna.dm("lost").unwrap();
    discord.refuse_resume();
    let refused = json!({"op": 9, "d": false});
    assert_eq!(ear.resumes(&discord).await.told().await.unwrap(), refused);
    assert_eq!(
        ear.resumes(&discord).await.told().await.unwrap(),
        refused,
        "it is forgotten"
    );
    let mut ear = Ear::open(&discord).await;
    anna.dm("heard").unwrap();
    assert_eq!(text(&mut ear).await, "heard");
    discord.cut_gateway();
    let mut ear = ear.resumes(&discord).await;
    ear.hears("RESUMED").await;
}

#[tokio::test]
async fn an_event_can_be_told_twice() {
    let discord = LocalDiscord::start().await;
    let mut ear = Ear::open(&discord).await;
    let mut bot = Bot::start(&discord).await;
    let anna = discord.person("Anna");
    discord.repeat_next_event("INTERACTION_CREATE");
    discord.repeat_next_event("MESSAGE_CREATE");
    for said in ["one", "two"] {
        anna.dm(said).unwrap();
    }
    for heard in ["one", "one", "two"] {
        assert_eq!(text(&mut ear).await, heard);
        assert_eq!(bot.hears().await, heard);
    }
    anna.slash("hello", [("name", "you".into())]).await.unwrap();
    assert!(bot.hears().await.contains("already been acknowledged"));
}

#[tokio::test]
async fn an_event_can_come_after_later_ones() {
    let discord = LocalDiscord::start().await;
    let mut ear = Ear::open(&discord).await;
    let anna = discord.person("Anna");
    discord.hold_back_next_event("MESSAGE_CREATE");
    discord.hold_back_next_event("*");
    for said in ["one", "two", "three"] {
        anna.dm(said).unwrap();
    }
    assert_eq!(text(&mut ear).await, "three");
    discord.tell_late_events();
    anna.dm("four").unwrap();
    for heard in ["one", "two", "four"] {
        assert_eq!(text(&mut ear).await, heard);
    }
}
