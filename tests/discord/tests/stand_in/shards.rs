//! What each shard hears, and what becomes of shards whose connection is dropped.

use std::time::Duration;

use local_discord::{ActError, AnswerKind, Channel, Guild, LocalDiscord, Person, Shard};
use serde_json::{Value, json};

use crate::{
    ear::Ear,
    raw::{Raw, message},
};

const TOTAL: u64 = 4;

/// One session for each of four shards, and a server for each with a channel in it.
struct Divided {
    discord: LocalDiscord,
    ears: Vec<Ear>,
    guilds: Vec<Guild>,
    channels: Vec<Channel>,
    anna: Person,
}

impl Divided {
    async fn start() -> Self {
        let builder = LocalDiscord::builder().stopped_clock();
        let discord = builder.start().await.unwrap();
        let anna = discord.person("Anna");
        let guild = |id| discord.guild_on(&format!("guild {id}"), Shard { id, total: TOTAL });
        let guilds: Vec<_> = (0..TOTAL).map(guild).collect();
        let channels = guilds.iter().map(|guild| guild.channel("games")).collect();
        for guild in &guilds {
            anna.joins(guild);
        }
        let mut ears = Vec::new();
        for id in 0..TOTAL {
            ears.push(Ear::open_on(&discord, id, TOTAL).await);
        }
        Self {
            discord,
            ears,
            guilds,
            channels,
            anna,
        }
    }

    /// That this shard was told these events next, and no shard anything else.
    async fn only(&mut self, shard: usize, events: &[&str]) -> Vec<Value> {
        let mut told = Vec::new();
        for event in events {
            told.push(self.ears[shard].hears(event).await);
        }
        for ear in &mut self.ears {
            ear.heard_all().await;
        }
        told
    }

    /// Anna in the channel of a shard.
    fn anna_on(&self, shard: usize) -> Person {
        self.anna.in_channel(&self.channels[shard])
    }
}

#[tokio::test]
async fn a_shard_begins_with_its_own_servers() {
    let divided = Divided::start().await;
    let home = divided.discord.home();
    for (id, ear) in (0..).zip(&divided.ears) {
        let shard = Shard { id, total: TOTAL };
        let all = divided.guilds.iter().chain([&home]);
        let mut own: Vec<_> = all.filter(|it| it.shard(TOTAL) == shard).collect();
        own.sort_by_key(|guild| guild.id());
        let own: Vec<_> = own.into_iter().map(Guild::id).collect();
        assert_eq!(ear.guilds, own, "{shard}");
        assert!(own.contains(&divided.guilds[usize::try_from(id).unwrap()].id()));
    }
    let shards: Vec<_> = (0..TOTAL).map(|id| Shard { id, total: TOTAL }).collect();
    assert_eq!(divided.discord.connected_shards(), shards);
}

#[tokio::test]
async fn what_happens_in_a_server_only_its_shard_hears() {
    let mut divided = Divided::start().await;
    for shard in [2, 0, 3, 1] {
        let guild = divided.guilds[shard].clone();
        let anna = divided.anna_on(shard);
        anna.says("hello").unwrap();
        let told = divided.only(shard, &["MESSAGE_CREATE"]).await;
        assert_eq!(told[0]["guild_id"], json!(guild.id()));
        let more = guild.channel("more");
        divided.only(shard, &["CHANNEL_CREATE"]).await;
        more.delete();
        divided.only(shard, &["CHANNEL_DELETE"]).await;
        let _thread = divided.channels[shard].thread("game", &anna);
        divided.ears[shard].hears("THREAD_CREATE").await;
        divided.only(shard, &["MESSAGE_CREATE"]).await;
        guild.is_community("de");
        divided.only(shard, &["GUILD_UPDATE"]).await;
        guild.goes_down();
        guild.comes_back();
        divided.only(shard, &["GUILD_DELETE", "GUILD_CREATE"]).await;
        guild.kicks_bot();
        guild.invites_bot();
        divided.only(shard, &["GUILD_DELETE", "GUILD_CREATE"]).await;
        let raw = json!({"guild_id": guild.id(), "anything": 1});
        divided.discord.dispatch_raw("NEVER_HEARD_OF", raw);
        divided.only(shard, &["NEVER_HEARD_OF"]).await;
    }
    let id = TOTAL - 1;
    divided.discord.guild_on("new", Shard { id, total: TOTAL });
    divided.only(3, &["GUILD_CREATE"]).await;
}

#[tokio::test]
async fn what_is_private_only_the_first_shard_hears() {
    let mut divided = Divided::start().await;
    divided.anna.dm("psst").unwrap();
    let told = divided.only(0, &["MESSAGE_CREATE"]).await;
    assert_eq!(told[0]["content"], "psst");
}

#[tokio::test]
async fn an_interaction_only_its_shard_hears_and_whoever_hears_it_answers() {
    let mut divided = Divided::start().await;
    let raw = Raw::new(&divided.discord);
    let private = (0, divided.anna.in_dm());
    let in_servers = (0..4).map(|shard| (shard, divided.anna_on(shard)));
    let places: Vec<_> = in_servers.chain([private]).collect();
    for (shard, anna) in places {
        let options = json!([]);
        let acting = anna.forged_command("play", 1, &options);
        let answering = async {
            let told = divided.only(shard, &["INTERACTION_CREATE"]).await.remove(0);
            let id = told["id"].as_str().unwrap();
            let token = told["token"].as_str().unwrap();
            let path = format!("/interactions/{id}/{token}/callback");
            let answer = json!({"type": 4, "data": message("here you are")});
            let sent = raw.send(reqwest::Method::POST, &path, &answer).await;
            assert_eq!(sent.unwrap().status(), 204);
        };
        let (answer, ()) = tokio::join!(acting, answering);
        assert_eq!(answer.unwrap().kind, AnswerKind::Message);
        divided.only(shard, &["MESSAGE_CREATE"]).await;
    }
}

#[tokio::test]
async fn an_interaction_of_a_shard_that_is_away_is_lost_to_who_waits_and_told_on_resuming() {
    let mut divided = Divided::start().await;
    divided.discord.cut_shards([1], TOTAL);
    assert_eq!(divided.ears[1].told().await, None);
    let anna = divided.anna_on(1);
    let options = json!([]);
    let acting = anna.forged_command("play", 1, &options);
    let (failed, ()) = tokio::join!(acting, async {
        divided.discord.advance(Duration::from_secs(3));
    });
    assert_eq!(failed.unwrap_err(), ActError::DidNotRespond);
    divided.ears[1] = divided.ears[1].resumes(&divided.discord).await;
    divided.only(1, &["INTERACTION_CREATE", "RESUMED"]).await;
}

#[tokio::test]
async fn events_that_are_repeated_or_late_stay_with_their_shard() {
    let mut divided = Divided::start().await;
    divided.discord.repeat_next_event("MESSAGE_CREATE");
    divided.anna_on(2).says("twice").unwrap();
    divided.only(2, &["MESSAGE_CREATE", "MESSAGE_CREATE"]).await;
    divided.discord.hold_back_next_event("MESSAGE_CREATE");
    divided.anna_on(3).says("late").unwrap();
    divided.only(3, &[]).await;
    divided.discord.tell_late_events();
    divided.only(3, &["MESSAGE_CREATE"]).await;
}

#[tokio::test]
async fn the_shards_of_one_process_are_cut_and_resume_while_the_others_go_on() {
    let mut divided = Divided::start().await;
    divided.discord.cut_shards(0..2, TOTAL);
    let shard = |id| Shard { id, total: TOTAL };
    assert_eq!(divided.discord.connected_shards(), [shard(2), shard(3)]);
    for lost in 0..2 {
        assert_eq!(divided.ears[lost].told().await, None);
    }
    for place in 0..4 {
        divided.anna_on(place).says("meanwhile").unwrap();
    }
    divided.anna.dm("in private").unwrap();
    for stayed in 2..4 {
        divided.ears[stayed].hears("MESSAGE_CREATE").await;
        divided.ears[stayed].heard_all().await;
    }
    for lost in 0..2 {
        divided.ears[lost] = divided.ears[lost].resumes(&divided.discord).await;
    }
    divided.ears[0].hears("MESSAGE_CREATE").await;
    let told = divided.ears[0].hears("MESSAGE_CREATE").await;
    assert_eq!(told["content"], "in private");
    divided.ears[0].hears("RESUMED").await;
    divided.only(1, &["MESSAGE_CREATE", "RESUMED"]).await;
    divided
        .discord
        .shards_are_connected(0..TOTAL, TOTAL)
        .await
        .unwrap();
    assert_eq!(divided.discord.identifies().len(), 4, "resuming is free");
}

#[tokio::test]
async fn the_shards_of_one_process_are_lost_and_cannot_resume() {
    let mut divided = Divided::start().await;
    divided.discord.lose_shards([1, 3], TOTAL);
    for lost in [1, 3] {
        assert_eq!(divided.ears[lost].told().await, None);
        let mut ear = divided.ears[lost].resumes(&divided.discord).await;
        assert_eq!(ear.told().await.unwrap(), json!({"op": 9, "d": false}));
        ear.identify(&json!([lost, TOTAL])).await;
        ear.sequence = 0;
        ear.is_ready(&divided.discord).await;
        divided.ears[lost] = ear;
    }
    divided.anna_on(3).says("hello again").unwrap();
    divided.only(3, &["MESSAGE_CREATE"]).await;
    assert_eq!(divided.discord.identifies().len(), 6);
}

#[tokio::test]
async fn a_division_with_another_total_is_not_meant() {
    let mut divided = Divided::start().await;
    divided.discord.cut_shards(0..8, 8);
    divided.discord.lose_shards(0..8, 8);
    divided.anna_on(1).says("still here").unwrap();
    divided.only(1, &["MESSAGE_CREATE"]).await;
}
