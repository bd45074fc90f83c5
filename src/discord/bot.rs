//! What every command and every button has at hand.

use std::sync::Arc;

use jiff::Timestamp;
use serenity::all::Http;

use crate::discord::health::Health;
use crate::discord::outbox::Outbox;
use crate::discord::outbox::board_source::BoardSource;
use crate::discord::outbox::channels::Channels;
use crate::discord::presence::Presence;
use crate::discord::render::BoardRenderer;
use crate::discord::tasks::Tasks;
use crate::discord::time::TimeOfDay;
use crate::discord::user_limits::UserLimits;
use crate::game::Coin;
use crate::service::Service;

/// The bot: the use cases, and its ways to Discord.
pub struct Bot {
    /// What people can do.
    pub service: Service,
    /// The HTTP client without a rate limiter: for answers to interactions, which Discord does not
    /// count against the bot, and for rare requests.
    pub http: Arc<Http>,
    /// Says in channels what was saved.
    pub outbox: Arc<Outbox>,
    /// Draws boards.
    pub renderer: Arc<BoardRenderer>,
    /// What was begun and not finished.
    pub tasks: Arc<Tasks>,
    /// What is left to each person of what they may do.
    pub limits: UserLimits,
    /// What time it is.
    pub time: TimeOfDay,
    /// Whether Discord can be reached.
    pub health: Arc<Health>,
    /// Whether the bot is there.
    pub presence: Presence,
}

/// The HTTP clients of a bot that runs.
pub struct HttpClients {
    /// For what it says by itself, within Discord's rate limits.
    pub posts: Arc<Http>,
    /// For answers to interactions, which Discord does not count with the rest: each has three
    /// seconds, and what limits one says nothing of another.
    pub answers: Arc<Http>,
}

impl Bot {
    /// The bot, which has done nothing yet. The source knows how games stand whose boards are posted.
    pub(super) fn new(
        service: Service,
        clients: &HttpClients,
        tasks: Arc<Tasks>,
        source: Arc<dyn BoardSource>,
        time: TimeOfDay,
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
        Arc::new(Self {
            service,
            http: Arc::clone(&clients.answers),
            outbox,
            renderer,
            tasks,
            limits,
            time,
            health,
            presence: Presence::default(),
        })
    }

    /// The time of day, by which games go: it stands still while the bot is not there.
    pub fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// A tossed coin.
    pub fn toss(&self) -> Coin {
        if fastrand::bool() {
            Coin::Heads
        } else {
            Coin::Tails
        }
    }
}
