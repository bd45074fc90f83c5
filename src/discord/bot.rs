//! What every command and every button has at hand.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::Arc;

use jiff::Timestamp;
use serenity::all::Http;

use crate::discord::health::Health;
use crate::discord::outbox::Poster;
use crate::discord::outbox::board_source::BoardSource;
use crate::discord::outbox::channels::Channels;
use crate::discord::presence::Attendance;
use crate::discord::render::Easel;
use crate::discord::tasks::InHand;
use crate::discord::time::TimeOfDay;
use crate::discord::user_limits::Allowances;
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
    pub poster: Arc<Poster>,
    /// Draws boards.
    pub easel: Arc<Easel>,
    /// What was begun and not finished.
    pub hand: Arc<InHand>,
    /// What is left to each person of what they may do.
    pub allowances: Allowances,
    /// What time it is.
    pub time: TimeOfDay,
    /// Whether Discord can be reached.
    pub health: Arc<Health>,
    /// Whether the bot is there.
    pub attendance: Attendance,
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
        hand: Arc<InHand>,
        source: Arc<dyn BoardSource>,
        time: TimeOfDay,
    ) -> Arc<Self> {
        let health = Arc::new(Health::new(time.clone()));
        let easel = Arc::new(Easel::new(time.clone()));
        let poster = Poster::new(
            Channels::new(
                Arc::clone(&clients.posts),
                time.clone(),
                Arc::clone(&health),
            ),
            service.clone(),
            Arc::clone(&easel),
            Arc::clone(&hand),
            source,
            time.clone(),
        );
        let allowances = Allowances::new(&time);
        Arc::new(Self {
            service,
            http: Arc::clone(&clients.answers),
            poster,
            easel,
            hand,
            allowances,
            time,
            health,
            attendance: Attendance::default(),
        })
    }

    /// The time of day, by which games go: it stands still while the bot is not there.
    pub fn now(&self) -> Timestamp {
        self.time.now()
    }

    /// A tossed coin.
    pub fn toss(&self) -> Coin {
        // The standard library seeds each of these hashers from the system's own chance.
        if RandomState::new().hash_one(0) & 1 == 0 {
            Coin::Heads
        } else {
            Coin::Tails
        }
    }
}
