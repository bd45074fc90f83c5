//! Everybody who takes part in a storm.

use std::sync::Arc;
use std::time::Duration;

use local_discord::{ChannelId, LocalDiscord, Person};
use tessera::service::Service;
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::absences::Absences;
use crate::chance::Chance;
use crate::engine_room::Opponent;
use crate::game_time::GameTime;
use crate::nuisance::{Habit, Nuisance};
use crate::pair::Pair;
use crate::seekers::Seekers;
use crate::servers::Servers;
use crate::sleeper::Sleeper;
use crate::table::Table;
use crate::tally::Tally;
use crate::waits::Waits;
use crate::{AnyError, Arguments};

/// The paces of the games in which nobody ever moves: their clocks run through the whole storm.
const WITNESSED: [&str; 3] = ["daily", "relaxed", "slow"];

/// The numbers of the servers on which somebody sleeps, and people seek.
const SLEEPERS: u64 = 2;
const SEEKERS: u64 = 3;

/// The players, the nuisances with their victims, and the opponents of the engine. The idle
/// witnesses are only in the list.
pub struct Cast {
    tables: Vec<Table>,
    nuisances: Vec<Nuisance>,
    greedy: Opponent,
    newcomer: Opponent,
    seekers: Seekers,
    /// Who takes part, for the checks afterwards.
    pub list: List,
}

/// Who takes part, and where.
#[derive(Clone, Default)]
pub struct List {
    /// Everybody.
    pub people: Vec<Person>,
    /// The people who never agree to a takeback.
    pub victims: Vec<Person>,
    /// The channels that they use.
    pub channels: Vec<ChannelId>,
    /// Who runs out of time.
    pub sleeper: Option<Sleeper>,
    /// Those of them who only seek.
    pub seekers: Vec<Person>,
}

impl Cast {
    /// Creates everybody, and begins the games that are needed from the start. The bot must be
    /// running.
    pub async fn gather(
        (discord, servers): (&Arc<LocalDiscord>, &Servers),
        arguments: &Arguments,
        (tally, service): (&Arc<Tally>, &Service),
        (absences, time): (&Absences, &GameTime),
    ) -> Result<Self, AnyError> {
        let chance = |number: u64| Chance::new(arguments.seed, number);
        let thinking = Duration::from_millis(arguments.thinking);
        let mut list = List::default();
        let on = |number| (discord, servers.numbered(number));
        let sleeper = Sleeper::begin(discord, servers.numbered(SLEEPERS), time).await?;
        list.people.extend(sleeper.people.iter().cloned());
        list.channels
            .extend(sleeper.people.first().map(Person::channel));
        list.sleeper = Some(sleeper);
        let mut tables: Vec<_> = (1..=arguments.games)
            .map(|number| {
                let told = (tally, service);
                Table::new(on(number), number, chance(number), told, thinking)
            })
            .collect();
        tables.extend((1..=arguments.tables).map(|number| {
            let chance = chance((1 << 42) + number);
            Table::for_party(on(number), number, chance, (tally, service), thinking)
        }));
        for table in &tables {
            list.people.extend(table.people.iter().cloned());
            list.channels.push(table.channel);
        }
        for (number, pace) in (0..).zip(WITNESSED) {
            let channel = servers
                .numbered(number)
                .channel(&format!("witnesses-{pace}"));
            let names = [format!("Wanda {pace}"), format!("Will {pace}")];
            let pair = Pair::new(discord, &channel, names);
            pair.begin(discord, pace).await?;
            list.add(&pair);
        }
        let mut nuisances = Vec::new();
        for (number, habit) in (1 << 40..).zip(Habit::ALL) {
            let pause = Duration::from_millis(arguments.nuisance);
            let nuisance = Nuisance::new(on(number), habit, chance(number), tally, pause).await?;
            list.add(&nuisance.pair);
            list.victims.push(nuisance.pair.other.clone());
            nuisances.push(nuisance);
        }
        let greedy = Opponent::greedy(on(0), chance(1 << 41), tally, absences);
        let newcomer = Opponent::newcomer(on(1), chance((1 << 41) + 1), tally, absences);
        for opponent in [&greedy, &newcomer] {
            list.people.push(opponent.person().clone());
            list.channels.push(opponent.channel().id());
        }
        let seekers = Seekers::new(on(SEEKERS), chance(1 << 43), tally, thinking);
        list.people.extend(seekers.people.iter().cloned());
        list.channels.push(seekers.channel);
        list.seekers.clone_from(&seekers.people);
        let owner = discord.person("Owner");
        for server in servers.all() {
            let owner = owner.in_channel(&server.channel("general"));
            owner.slash("server", [("hill", true.into())]).await?;
        }
        Ok(Self {
            tables,
            nuisances,
            greedy,
            newcomer,
            seekers,
            list,
        })
    }

    /// Lets everybody act until `over`. Returns how long the newcomer waited for the engine.
    pub async fn play(self, over: Instant) -> Waits {
        let mut playing = JoinSet::new();
        for table in self.tables {
            playing.spawn(table.play(over));
        }
        for nuisance in self.nuisances {
            playing.spawn(nuisance.go_on(over));
        }
        playing.spawn(self.seekers.go_on(over));
        let greedy = self.greedy;
        playing.spawn(async move { drop(greedy.play(over).await) });
        let waits = self.newcomer.play(over).await;
        playing.join_all().await;
        waits
    }
}

impl List {
    fn add(&mut self, pair: &Pair) {
        self.people.push(pair.one.clone());
        self.people.push(pair.other.clone());
        self.channels.push(pair.channel.id());
    }
}
