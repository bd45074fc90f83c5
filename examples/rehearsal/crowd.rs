//! Many tables of six at once: how many moves a second are saved and answered, and how long each
//! person waits for their answer.

use std::sync::Arc;
use std::time::{Duration, Instant};

use local_discord::{LocalDiscord, Message, Person};
use tokio::task::JoinSet;

use crate::party::NAMES;
use crate::{Report, number_of_game};

/// How many stones are played at each table.
const STONES: usize = 24;

/// What happened at one table.
#[derive(Default)]
struct Measured {
    answered: Vec<Duration>,
    shown: Vec<Duration>,
    began: Option<Instant>,
}

/// Lets six people play at each of so many tables, all at the same time.
pub async fn play(discord: &Arc<LocalDiscord>, tables: usize, report: &mut Report) {
    let mut playing = JoinSet::new();
    for number in 1..=tables {
        let discord = Arc::clone(discord);
        playing.spawn(async move {
            let done = play_at(&discord, number).await;
            done.map_err(|error| format!("crowded table {number}: {error}"))
        });
    }
    let mut first: Option<Instant> = None;
    let mut stones = 0;
    for done in playing.join_all().await {
        match done {
            Ok(measured) => {
                stones += measured.shown.len();
                first = first.into_iter().chain(measured.began).min();
                report.answered.extend(measured.answered);
                report.shown.extend(measured.shown);
                report.count(tables, Ok(()));
            }
            Err(error) => report.count(tables, Err(error.into())),
        }
    }
    report.crowd = first.map(|first| (tables, stones, first.elapsed()));
}

async fn play_at(discord: &LocalDiscord, number: usize) -> Result<Measured, String> {
    let channel = discord.home().channel(&format!("crowd-{number}"));
    let person = |name| {
        discord
            .person(&format!("{name} {number}"))
            .in_channel(&channel)
    };
    let people = NAMES.map(person);
    let mut measured = Measured::default();
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let await_public = async |wanted: &(dyn Fn(&Message) -> bool + Sync)| {
        let found = discord.await_message(channel.id(), |it| !it.is_ephemeral() && wanted(it));
        found.await.map_err(|error| told(&error))
    };
    let options = [("ruleset", "pente-6".into()), ("order", "as-seated".into())];
    let opened = people[0].slash("table", options).await;
    opened.map_err(|error| told(&error))?;
    let table = await_public(&|it| it.content.starts_with("**Table ")).await?;
    let mut begun = String::new();
    for who in &people[1..] {
        let asked = Instant::now();
        let sat = who.press(&table, "Sit down").await;
        let sat = sat.map_err(|error| told(&error))?;
        measured.answered.push(asked.elapsed());
        begun = sat.content().replace("Game ", "game ");
    }
    let game = number_of_game(&begun).ok_or_else(|| format!("no game begins: {begun}"))?;
    let is_ply =
        |it: &Message, ply: usize| it.content.contains(&format!("game {game}, move {ply}."));
    await_public(&|it| is_ply(it, 2)).await?;
    measured.began = Some(Instant::now());
    for stone in 0..STONES {
        let who: &Person = &people[(stone + 1) % people.len()];
        let options = [
            ("point", point(stone).into()),
            ("game", game.as_str().into()),
        ];
        let asked = Instant::now();
        let answer = who.slash("move", options).await;
        answer.map_err(|error| told(&error))?;
        measured.answered.push(asked.elapsed());
        await_public(&|it| is_ply(it, stone + 3)).await?;
        measured.shown.push(asked.elapsed());
    }
    Ok(measured)
}

/// Points far from each other and from the first stone, so that nothing is captured and nobody wins.
fn point(stone: usize) -> String {
    let file = b"ABCDEFGHJKLMNOPQRST"[stone % 6 * 3];
    format!("{}{}", char::from(file), stone / 6 * 4 + 3)
}
