//! Several processes that share the servers: two of one shard, divisions that differ, and a real
//! library.

use local_discord::{LocalDiscord, Person, Shard};

use crate::{bot::Bot, ear::Ear};

fn shard(id: u64, total: u64) -> Shard {
    Shard { id, total }
}

/// Somebody says something to the bot, without which it may not read it in a server; what it reads.
fn tells(discord: &LocalDiscord, person: &Person, text: &str) -> String {
    let text = format!("<@{}> {text}", discord.bot());
    person.says(&text).unwrap();
    text
}

#[tokio::test]
async fn two_sessions_of_one_shard_both_hear_and_either_may_go() {
    let discord = LocalDiscord::start().await;
    let guild = discord.guild_on("Friends", shard(1, 2));
    let anna = discord.person("Anna").in_channel(&guild.channel("games"));
    let mut old = Ear::open_on(&discord, 1, 2).await;
    let mut new = Ear::open_on(&discord, 1, 2).await;
    let mut other = Ear::open_on(&discord, 0, 2).await;
    let connected = [shard(0, 2), shard(1, 2), shard(1, 2)];
    assert_eq!(discord.connected_shards(), connected);
    let said = tells(&discord, &anna, "to both");
    for ear in [&mut old, &mut new] {
        assert_eq!(ear.hears("MESSAGE_CREATE").await["content"], said);
        ear.heard_all().await;
    }
    drop(old);
    discord
        .wait_for(|world| (world.connected_shards().len() == 2).then_some(()))
        .await
        .unwrap();
    anna.says("to the new one").unwrap();
    new.hears("MESSAGE_CREATE").await;
    other.heard_all().await;
}

#[tokio::test]
async fn divisions_that_differ_are_told_by_their_own_total() {
    let discord = LocalDiscord::start().await;
    let anna = discord.person("Anna");
    let of = |id: u64| {
        let guild = discord.guild_on(&format!("guild {id}"), shard(id, 4));
        anna.in_channel(&guild.channel("games"))
    };
    let (one, two, three) = (of(1), of(2), of(3));
    let mut whole = Ear::open(&discord).await;
    let mut odd = Ear::open_on(&discord, 1, 2).await;
    let mut last = Ear::open_on(&discord, 3, 4).await;
    let one = tells(&discord, &one, "one");
    let two = tells(&discord, &two, "two");
    let three = tells(&discord, &three, "three");
    let private = tells(&discord, &anna.in_dm(), "private");
    let expected: [(&mut Ear, &[&String]); 3] = [
        (&mut whole, &[&one, &two, &three, &private]),
        (&mut odd, &[&one, &three]),
        (&mut last, &[&three]),
    ];
    for (ear, texts) in expected {
        for text in texts {
            assert_eq!(ear.hears("MESSAGE_CREATE").await["content"], **text);
        }
        ear.heard_all().await;
    }
}

#[tokio::test]
async fn many_shards_that_are_cut_at_once_all_resume() {
    let discord = LocalDiscord::start().await;
    let mut ears = Vec::new();
    for id in 0..16 {
        ears.push(Ear::open_on(&discord, id, 16).await);
    }
    discord.cut_gateway();
    for id in 0..4 {
        Ear::open_on(&discord, id, 16).await;
    }
    for ear in &ears {
        let mut ear = ear.resumes(&discord).await;
        ear.hears("RESUMED").await;
    }
}

#[tokio::test]
async fn two_processes_of_a_bot_each_serve_their_part() {
    let discord = LocalDiscord::start().await;
    let guild = discord.guild_on("Friends", shard(1, 2));
    let anna = discord.person("Anna").in_channel(&guild.channel("games"));
    let mut first = Bot::start_shard(&discord, shard(0, 2)).await;
    discord.bot_is_ready().await.unwrap();
    let mut second = Bot::start_shard(&discord, shard(1, 2)).await;
    discord.shards_are_connected(0..2, 2).await.unwrap();
    anna.dm("to the first").unwrap();
    let to_second = tells(&discord, &anna, "to the second");
    assert_eq!(first.hears().await, "to the first");
    assert_eq!(second.hears().await, to_second);
    let greeting = anna.slash("hello", [("name", "you".into())]);
    greeting.await.unwrap();
    discord.cut_shards([1], 2);
    let meanwhile = tells(&discord, &anna, "while the second was cut off");
    anna.dm("and the first was not").unwrap();
    assert_eq!(first.hears().await, "and the first was not");
    assert_eq!(second.hears().await, meanwhile);
}
