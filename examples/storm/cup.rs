//! A large Swiss tournament while the bot is killed and Discord fails: everybody enters, is paired, plays a few
//! stones and resigns or wins, round after round, until it is over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use local_discord::{KeepFiles, LocalDiscord, Message, Person, World};
use tempfile::TempDir;
use tessera::game::{GameId, PlayerId, TournamentId};
use tessera::service::{Service, TournamentState, TournamentView};
use tessera::store::Store;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::absences::Absences;
use crate::act;
use crate::aftermath::wait_for_posts;
use crate::blow::Striker;
use crate::chance::Chance;
use crate::failover::FailoverWatch;
use crate::fleet::Fleet;
use crate::game_time::GameTime;
use crate::home::Home;
use crate::promises::{Promises, Unposted};
use crate::ruins::Ruins;
use crate::servers::Servers;
use crate::tally::Tally;
use crate::{AnyError, Arguments, fate, weather};

/// The only tournament.
const CUP: TournamentId = TournamentId(1);
/// How many people act at once.
const AT_ONCE: usize = 16;
/// After how many moves a game counts when somebody resigns.
const MOVES: usize = 4;
/// How long people play in calm weather before it is seen to that all is posted.
const A_WHILE: Duration = Duration::from_secs(20);
/// How long the tournament may go on in calm weather.
const PATIENCE: Duration = Duration::from_mins(30);
/// The real time that each step of an outage takes.
const OUTAGE_STEP: Duration = Duration::from_millis(60);
/// How long people wait before they look again.
const LOOKING: Duration = Duration::from_millis(500);

/// Everybody who takes part.
#[derive(Clone)]
struct Cup {
    discord: Arc<LocalDiscord>,
    service: Service,
    tally: Arc<Tally>,
    owner: Person,
    people: Vec<Person>,
    announcement: Arc<Message>,
    seed: u64,
    /// How many moves were tried.
    tries: Arc<AtomicU64>,
    time: GameTime,
}

/// Runs a Swiss of so many people through a storm, and prints its report. Returns whether every promise was kept.
pub async fn cup(arguments: &Arguments, players: usize) -> Result<bool, AnyError> {
    let builder = LocalDiscord::builder().keep_files(KeepFiles::Last(64));
    let discord = Arc::new(builder.over_tls().start().await?);
    let folder = TempDir::with_prefix("storm-")?;
    let path = arguments.folder.as_deref().unwrap_or(folder.path());
    let time = GameTime::new(&discord);
    let database = arguments.open_database(path).await?;
    let home = Home::new(path, &database, &discord, time.clone())?.shared_by(arguments.processes);
    // The cup is on the home server, and the shards of the others are connected all the same.
    let _servers = Servers::new(&discord, home.shards());
    let absences = Absences::new(&time);
    let chance = |number| Chance::new(arguments.seed, number);

    let bot = Fleet::recover(&home).await?;
    let service = Service::new(Store::open(home.database()).await?);
    let cup = Cup::announce(&discord, &service, &time, (players, arguments.seed)).await?;
    let watching = {
        let (absences, discord) = (absences.clone(), Arc::clone(&discord));
        let shards = home.shards();
        tokio::spawn(async move { absences.watch(&discord, shards).await })
    };
    absences.note_blow();
    bot.end().await;

    weather::stir(&discord, arguments.seed, arguments.faults);
    let over = Instant::now() + Duration::from_secs_f64(arguments.minutes * 60.0);
    let striker = Striker {
        discord: Arc::clone(&discord),
        time: time.clone(),
        absences: absences.clone(),
        shards: home.shards(),
        outage_pause: OUTAGE_STEP,
    };
    let failovers = FailoverWatch::new(&service, home.lead.subscribe(), &Ruins::default());
    let blows = (arguments.blows(), failovers);
    let (fate, weather, ()) = tokio::join!(
        fate::befall(&striker, &home, blows, chance(u64::MAX), over),
        weather::shake(&discord, chance(u64::MAX - 1), over),
        cup.play(over),
    );
    let (mut fate, failovers) = fate?;

    weather::calm(&discord);
    let bot = Fleet::recover(&home).await?;
    let reached = service.tournament(CUP).await?.rounds.len();
    let ruins = Ruins::default();
    loop {
        // Lets time pass, if lines wait for the end of quiet hours.
        wait_for_posts(&service, &ruins, &time).await?;
        let so_far = service.tournament(CUP).await?;
        if so_far.tournament.state.is_ended() || Instant::now() > over + PATIENCE {
            break;
        }
        cup.play(Instant::now() + A_WHILE).await;
    }
    let broken = cup.check(&ruins, &absences).await?;
    let left_cleanly = bot.stop().await;
    watching.abort();
    println!("{}", cup.tally.counts());
    println!("{fate}");
    let mut failovers = failovers.finish().await;
    failovers.ready_again = std::mem::take(&mut fate.processes.ready_again);
    println!("{failovers}");
    println!("round {reached} was reached in the storm");
    let faults = weather::faults(discord.faults());
    for (what, count) in fate
        .counts()
        .into_iter()
        .chain(weather.counts())
        .chain(faults)
    {
        println!("{count} {what}");
    }
    for what in &broken {
        println!("broken: {what}");
    }
    println!("{} promises broken", broken.len());
    let is_kept = broken.is_empty() && left_cleanly && fate.processes.ended_by_itself == 0;
    if !is_kept {
        arguments.keep(folder);
    }
    Ok(is_kept)
}

impl Cup {
    /// The owner of the server announces a Swiss of single games. The bot must be running.
    async fn announce(
        discord: &Arc<LocalDiscord>,
        service: &Service,
        time: &GameTime,
        (players, seed): (usize, u64),
    ) -> Result<Self, AnyError> {
        let owner = discord.person("Owner");
        let made = owner
            .slash("tournament create", [("name", "Cup".into())])
            .await?;
        let preview = made.message.ok_or("there is no preview")?;
        for (menu, choice) in [
            ("games", "Single games, rated"),
            ("size", "8 to 256 players"),
        ] {
            let id = format!("t1:tournament:{menu}:{}", CUP.0);
            owner.select(&preview, &id, &[choice]).await?;
        }
        owner.press(&preview, "Announce").await?;
        let channel = discord.general().id();
        let announcement = discord
            .await_message(channel, |it| it.content.contains("Entered: 0 ("))
            .await?;
        let people = (1..=players).map(|number| discord.person(&format!("Player {number}")));
        Ok(Self {
            discord: Arc::clone(discord),
            service: service.clone(),
            tally: Arc::default(),
            owner,
            people: people.collect(),
            announcement,
            seed,
            tries: Arc::default(),
            time: time.clone(),
        })
    }

    /// Lets everybody enter and play until the tournament is over, or until then.
    async fn play(&self, until: Instant) {
        while Instant::now() < until {
            // The bot may hold the database for a moment.
            let Ok(view) = self.service.tournament(CUP).await else {
                continue;
            };
            match view.tournament.state {
                TournamentState::Draft | TournamentState::Open => self.begin(&view, until).await,
                // A line about a round that is over is not sent: everybody reads that of the last one before they play.
                TournamentState::Running if is_last(&view) && !self.is_all_told().await => {}
                TournamentState::Running => self.go_on(&view, until).await,
                TournamentState::Over | TournamentState::Cancelled => return,
            }
            sleep(LOOKING).await;
        }
    }

    /// Whether nothing waits to be posted.
    async fn is_all_told(&self) -> bool {
        let to_post = self.service.to_post(self.time.now(), None).await;
        to_post.is_ok_and(|it| it.now.is_empty() && it.later == 0)
    }

    /// Whoever has not entered does; then the owner starts it.
    async fn begin(&self, view: &TournamentView, until: Instant) {
        let is_missing = |it: &&Person| view.entry_of(PlayerId(it.id().get())).is_none();
        let missing: Vec<_> = self.people.iter().filter(is_missing).cloned().collect();
        if missing.is_empty() {
            return self.start().await;
        }
        self.at_once(missing, until, |cup, who| async move {
            act::timed(&cup.tally, who.press(&cup.announcement, "Enter")).await;
        })
        .await;
    }

    async fn start(&self) {
        let owner = &self.owner;
        let page = act::timed(&self.tally, owner.slash("tournament manage", [])).await;
        let Some(page) = page.and_then(|it| it.message) else {
            return;
        };
        if act::timed(&self.tally, owner.press(&page, "Start now"))
            .await
            .is_some()
        {
            // A second press at once would be taken for a double press.
            sleep(LOOKING * 6).await;
            act::timed(&self.tally, owner.press(&page, "Start now")).await;
        }
    }

    /// Everybody goes on with the games of the round.
    async fn go_on(&self, view: &TournamentView, until: Instant) {
        let Some(round) = view.last_round() else {
            return;
        };
        let open = round.pairings.iter().filter(|it| it.settled_at.is_none());
        let games: Vec<_> = open.filter_map(|it| it.game).collect();
        self.at_once(
            games,
            until,
            |cup, game| async move { cup.finish(game).await },
        )
        .await;
    }

    /// Does this with each, a few at once.
    async fn at_once<T, Done>(&self, each: Vec<T>, until: Instant, act: impl Fn(Self, T) -> Done)
    where
        Done: Future<Output = ()> + Send + 'static,
    {
        let mut doing = JoinSet::new();
        for it in each {
            if Instant::now() >= until {
                break;
            }
            if doing.len() >= AT_ONCE {
                doing.join_next().await;
            }
            doing.spawn(act(self.clone(), it));
        }
        doing.join_all().await;
    }

    /// Plays the next moves of a game until it counts, then somebody resigns.
    async fn finish(&self, game: GameId) {
        let Ok(number) = u64::try_from(game.0) else {
            return;
        };
        let Ok(view) = self.service.game(game).await else {
            return;
        };
        let moves = view.game.record().moves.len();
        if view.game.is_over() {
            return;
        }
        if moves < MOVES {
            let Some(who) = view.game.to_move().and_then(|it| self.person(it)) else {
                return;
            };
            // A point that is taken or not allowed is refused, and another one is tried next time.
            let tries = self.tries.fetch_add(1, Ordering::Relaxed);
            let point = act::any_point(&mut Chance::new(self.seed, tries));
            let options = [
                ("point", point.as_str().into()),
                ("game", game.0.to_string().into()),
            ];
            act::timed(&self.tally, who.slash("move", options)).await;
            return;
        }
        let loser = Chance::new(self.seed, number).one_of(&view.game.players);
        if let Some(loser) = self.person(loser) {
            act::resign(&self.tally, loser, game.0).await;
        }
    }

    fn person(&self, player: PlayerId) -> Option<&Person> {
        self.people.iter().find(|it| it.id().get() == player.0)
    }

    /// Checks what is left. Returns one line for each broken promise.
    async fn check(&self, ruins: &Ruins, absences: &Absences) -> Result<Vec<String>, AnyError> {
        let view = self.service.tournament(CUP).await?;
        let channels: Vec<_> = self.discord.look(|world| {
            let general = self.announcement.channel;
            let threads = world.threads_of(general).into_iter().map(|it| it.id);
            threads.chain([general]).collect()
        });
        let mut promises = Promises::read(&self.discord, &self.service, ruins, channels).await?;
        promises.check_boards();
        let pings = promises.check_pings(&self.people, absences);
        let left = Unposted::read(&self.service, ruins, self.discord.look(World::now)).await?;
        promises.check_said(&left);
        let games = promises.games();
        let mut broken = promises.broken;
        if view.tournament.state != TournamentState::Over {
            broken.push(format!("the tournament is {:?}", view.tournament.state));
        }
        if view.entries.len() != self.people.len() {
            broken.push(format!("{} people entered", view.entries.len()));
        }
        check_pairings(&view, games, &mut broken);
        self.check_posts(&view, &mut broken);
        let privately = self.check_private_lines(&view, &mut broken);
        println!(
            "{} people, {} rounds, {} games, {privately} private lines",
            view.entries.len(),
            view.rounds.len(),
            games
        );
        println!("{pings}");
        Ok(broken)
    }

    /// Everything that is posted of the tournament is posted once.
    fn check_posts(&self, view: &TournamentView, broken: &mut Vec<String>) {
        let channel = self.announcement.channel;
        let mut check = |words: String| {
            let is_it = |it: &&Arc<Message>| !it.is_ephemeral() && it.content.contains(&words);
            let count = self
                .discord
                .look(|world| world.messages(channel).iter().filter(is_it).count());
            if count != 1 {
                broken.push(format!("{words:?} is posted {count} times"));
            }
        };
        check("**Cup** · tournament 1\n".to_owned());
        check("**Cup** is over.".to_owned());
        for round in &view.rounds {
            check(format!("round {} has begun", round.number));
        }
    }

    /// Nobody is told twice in a round whom they play, and everybody is told in the last one, which ended in calm
    /// weather. Returns how often somebody was told.
    fn check_private_lines(&self, view: &TournamentView, broken: &mut Vec<String>) -> usize {
        let mut told = 0;
        for person in &self.people {
            let channel = person.in_dm().channel();
            for round in &view.rounds {
                let head = format!("**Cup** · round {}: ", round.number);
                let count: usize = self.discord.look(|world| {
                    let messages = world.messages(channel).iter();
                    messages.map(|it| it.content.matches(&head).count()).sum()
                });
                told += count;
                // A line about a round that is over when it could be sent is not sent any more.
                let fewest = usize::from(round.number == view.rounds.len());
                if !(fewest..=1).contains(&count) {
                    let (name, round) = (person.mention(), round.number);
                    broken.push(format!("{name} was told {count} times of round {round}"));
                }
            }
        }
        told
    }
}

/// Whether the last round is being played.
fn is_last(view: &TournamentView) -> bool {
    view.course().rounds_of_swiss() == Some(view.rounds.len())
}

/// In each round everybody has one opponent or the only bye, nobody meets the same person twice or has two byes, and each
/// pairing has a game of its own; `games` is how many there are.
fn check_pairings(view: &TournamentView, games: usize, broken: &mut Vec<String>) {
    let mut met: BTreeMap<Vec<usize>, usize> = BTreeMap::new();
    let mut paired_games = BTreeSet::new();
    let everybody: BTreeSet<_> = (1..=view.entries.len()).collect();
    for round in &view.rounds {
        let mut seen = BTreeSet::new();
        for pairing in &round.pairings {
            let mut players = pairing.pairing.players.clone();
            players.sort_unstable();
            for player in &players {
                if !seen.insert(*player) {
                    broken.push(format!(
                        "{player} is paired twice in round {}",
                        round.number
                    ));
                }
            }
            if players.len() > 1 && !pairing.game.is_some_and(|it| paired_games.insert(it.0)) {
                broken.push(format!(
                    "{players:?} have no game of their own in round {}",
                    round.number
                ));
            }
            *met.entry(players).or_default() += 1;
        }
        if seen != everybody {
            broken.push(format!(
                "round {} leaves somebody out: {seen:?}",
                round.number
            ));
        }
    }
    if paired_games.len() != games {
        broken.push(format!(
            "{games} games began for {} pairings",
            paired_games.len()
        ));
    }
    for (players, count) in met.iter().filter(|(_, count)| **count > 1) {
        broken.push(format!("{players:?} were paired {count} times"));
    }
}
