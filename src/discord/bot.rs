//! What every command and every button has at hand.

use std::sync::Arc;
use std::time::Duration;

use jiff::Timestamp;
use serenity::all::Http;
use tokio::time::timeout;
use tracing::error;

use crate::config::Links;
use crate::discord::attachments::Attachments;
use crate::discord::being_deleted::BeingDeleted;
use crate::discord::file_work::FileWork;
use crate::discord::health::Health;
use crate::discord::leadership::Leadership;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::board_source::BoardSource;
use crate::discord::outbox::channels::Channels;
use crate::discord::presence::PresenceMonitor;
use crate::discord::puzzle_work::PuzzleWork;
use crate::discord::refusal::Refusal;
use crate::discord::render::BoardRenderer;
use crate::discord::reviews::ReviewQueue;
use crate::discord::starts::Starts;
use crate::discord::tasks::Tasks;
use crate::discord::time::TimeOfDay;
use crate::discord::user_limits::UserLimits;
use crate::game::table::Lots;
use crate::game::{Coin, PlayerId};
use crate::monitoring::Vitals;
use crate::service::{self, Service};

/// How long a look into the database may take before a request is answered: Discord waits for three seconds, and the person
/// is to be told when the database does not answer.
const LOOK: Duration = Duration::from_millis(700);

/// What is saved of a person who asks for something: whether they are `what`. `None`, with a line in the log, if that
/// cannot be looked up in time.
pub async fn looked_up<T>(
    what: &str,
    looking: impl Future<Output = Result<T, service::Error>>,
) -> Option<T> {
    match timeout(LOOK, looking).await {
        Ok(Ok(found)) => return Some(found),
        Ok(Err(failure)) => {
            let error = &failure as &dyn std::error::Error;
            error!(error, "it is not known whether the person is {what}");
        }
        Err(_) => {
            error!("it is not known whether the person is {what}: the database does not answer");
        }
    }
    None
}

/// What every handler and every job needs: the use cases, the outbox, the clients for Discord.
pub struct Bot {
    /// The use cases.
    pub service: Service,
    /// The HTTP client without a rate limiter: for answers to interactions, which Discord does not
    /// count against the bot, and for rare requests.
    pub http: Arc<Http>,
    /// Fetches files that people attach to commands.
    pub attachments: Attachments,
    /// Reads and packs files with records.
    pub files: FileWork,
    /// Judges attempts at puzzles.
    pub puzzles: PuzzleWork,
    /// The reviews that people wait for.
    pub reviews: ReviewQueue,
    /// Posts what was saved.
    pub outbox: Arc<Outbox>,
    /// Draws pictures.
    pub renderer: Arc<BoardRenderer>,
    /// Work in progress.
    pub tasks: Arc<Tasks>,
    /// The limits on what one person may ask for.
    pub limits: UserLimits,
    /// What people have begun lately.
    pub starts: Starts,
    /// The people who are being deleted.
    pub being_deleted: BeingDeleted,
    /// Where `/about` and `/privacy` lead.
    pub links: Links,
    /// The time of day.
    pub time: TimeOfDay,
    /// Whether Discord can be reached.
    pub health: Arc<Health>,
    /// Whether the bot is present: only then does time count.
    pub presence: PresenceMonitor,
    /// Whether this process does what is done once for all processes of the bot.
    pub leadership: Leadership,
    /// Where it is reported how the bot is.
    pub vitals: Arc<Vitals>,
}

/// The HTTP clients of a running bot.
pub struct HttpClients {
    /// For posts, within Discord's rate limits.
    pub posts: Arc<Http>,
    /// For responses to interactions, which Discord does not count: each has three seconds, and is
    /// limited by itself.
    pub answers: Arc<Http>,
    /// For files that people attach to commands.
    pub attachments: Attachments,
}

impl Bot {
    /// A bot that has done nothing yet. `source` supplies the games whose boards are posted.
    pub(super) fn new(
        service: Service,
        clients: &HttpClients,
        tasks: Arc<Tasks>,
        source: Arc<dyn BoardSource>,
        time: TimeOfDay,
        links: Links,
        vitals: Arc<Vitals>,
    ) -> Arc<Self> {
        let health = Arc::new(Health::new(time.clone()));
        let renderer = Arc::new(BoardRenderer::new(time.clone()));
        let outbox = Outbox::new(
            Channels::new(
                Arc::clone(&clients.posts),
                time.clone(),
                Arc::clone(&health),
            ),
            service.clone(),
            Arc::clone(&renderer),
            Arc::clone(&tasks),
            source,
            time.clone(),
        );
        let limits = UserLimits::new(&time);
        let starts = Starts::new(&time);
        // Among others, the job that asks tells.
        let leadership = Leadership::new(!service.is_shared());
        Arc::new(Self {
            service,
            http: Arc::clone(&clients.answers),
            attachments: clients.attachments.clone(),
            files: FileWork::default(),
            puzzles: PuzzleWork::default(),
            reviews: ReviewQueue::default(),
            outbox,
            renderer,
            tasks,
            limits,
            starts,
            being_deleted: BeingDeleted::default(),
            links,
            time,
            health,
            presence: PresenceMonitor::default(),
            leadership,
            vitals,
        })
    }

    /// The time of day, by which games go: it stands still while the bot is absent.
    pub fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// Whether a person is being deleted. Where several processes may have been asked for it, the database knows. What cannot
    /// be looked up there is not so: it refuses to save anything of such a person.
    pub async fn is_being_deleted(&self, player: PlayerId) -> bool {
        if !self.service.is_shared() {
            return self.being_deleted.contains(player);
        }
        let people = looked_up("being deleted", self.service.people_being_deleted()).await;
        people.is_some_and(|people| people.contains(&player))
    }

    /// Why a person is refused whatever they ask for, if the operator has banned them. What cannot be looked
    /// up bans nobody.
    pub async fn banned(&self, player: PlayerId) -> Option<Refusal> {
        let ban = looked_up("banned", self.service.ban_of(player, self.time.shown())).await;
        ban.flatten().map(Refusal::from)
    }

    /// A tossed coin.
    pub fn toss(&self) -> Coin {
        if fastrand::bool() {
            Coin::Heads
        } else {
            Coin::Tails
        }
    }

    /// A number by chance.
    pub fn chance(&self) -> u64 {
        fastrand::u64(..)
    }

    /// Lots for the order of play at a table.
    pub fn lots(&self) -> Lots {
        Lots::default().map(|_| fastrand::u32(..))
    }
}
