//! How a stand-in is to be, before it starts.

use std::{io, net::Ipv4Addr, path::PathBuf, sync::Arc};

use axum::Router;
use jiff::Timestamp;
use tokio::{net::TcpListener, sync::watch};
use twilight_model::guild::Permissions;

use crate::{
    client::{self, Desk},
    clock::Clock,
    ids::IdMint,
    line::{Cutter, Exchange},
    local_discord::LocalDiscord,
    rest,
    script::Recorder,
    shared::Shared,
    tls::SecuredExchange,
    traffic::Traffic,
    world::{ENGLISH, KeepFiles, World},
};

/// What the bot's own role allows: what a bot that posts boards asks for when it is invited.
pub(crate) const BOT_MAY: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// The variable that names the file for the traffic.
const TRAFFIC: &str = "LOCAL_DISCORD_TRAFFIC";

/// The variable that names the language of everybody's client and of every server.
const LOCALE: &str = "LOCAL_DISCORD_LOCALE";

/// How a stand-in is to be; everything has a default.
#[derive(Debug, Clone)]
pub struct Builder {
    port: u16,
    token: String,
    bot_name: String,
    keep_files: KeepFiles,
    clock_runs: bool,
    over_tls: bool,
    owner: String,
    people: Vec<String>,
    founded_at: Option<Timestamp>,
    beside: Router,
    record: Option<PathBuf>,
    traffic: Option<PathBuf>,
    locale: String,
    tells_of_members: bool,
}

impl Default for Builder {
    fn default() -> Self {
        Self {
            port: 0,
            // The form of a real token, so that libraries that look at it are content.
            token: "MTAwMDAwMDAwMDAwMDAwMDAw.Glocal.standin-for-discord-on-loopback-only".into(),
            bot_name: "Local Bot".into(),
            keep_files: KeepFiles::All,
            clock_runs: true,
            over_tls: false,
            owner: "Owner".into(),
            people: Vec::new(),
            founded_at: None,
            beside: Router::new(),
            record: None,
            traffic: std::env::var_os(TRAFFIC).map(PathBuf::from),
            locale: std::env::var(LOCALE).unwrap_or_else(|_| ENGLISH.to_owned()),
            tells_of_members: false,
        }
    }
}

impl Builder {
    /// The port to listen on; by default a free one.
    #[must_use]
    pub fn port(self, port: u16) -> Self {
        Self { port, ..self }
    }

    /// The bot's token.
    #[must_use]
    pub fn token(self, token: impl Into<String>) -> Self {
        Self {
            token: token.into(),
            ..self
        }
    }

    /// The bot's name.
    #[must_use]
    pub fn bot_name(self, name: impl Into<String>) -> Self {
        Self {
            bot_name: name.into(),
            ..self
        }
    }

    /// How many files stay in memory; by default all.
    #[must_use]
    pub fn keep_files(self, keep: KeepFiles) -> Self {
        Self {
            keep_files: keep,
            ..self
        }
    }

    /// Lets the clock stand still unless it is pushed, so that a slow machine is never too late.
    #[must_use]
    pub fn stopped_clock(self) -> Self {
        Self {
            clock_runs: false,
            ..self
        }
    }

    /// Offers the API over TLS as well, under Discord's own name.
    #[must_use]
    pub fn over_tls(self) -> Self {
        Self {
            over_tls: true,
            ..self
        }
    }

    /// The name of the one who owns every server.
    #[must_use]
    pub fn owner(self, name: impl Into<String>) -> Self {
        Self {
            owner: name.into(),
            ..self
        }
    }

    /// Further people who are there from the beginning.
    #[must_use]
    pub fn people<Name: Into<String>>(self, names: impl IntoIterator<Item = Name>) -> Self {
        Self {
            people: names.into_iter().map(Into::into).collect(),
            ..self
        }
    }

    /// Lets the bot, the first server, its channel, its owner and the people in it have come to be
    /// at this time, so that their ids are the same whenever a stand-in is started like this.
    #[must_use]
    pub fn founded_at(self, at: Timestamp) -> Self {
        Self {
            founded_at: Some(at),
            ..self
        }
    }

    /// Routes to be served beside the stand-in's own, such as a page for people. Only pages of
    /// this server are let in, as they are to the people's side.
    #[must_use]
    pub fn beside(self, routes: Router) -> Self {
        Self {
            beside: routes,
            ..self
        }
    }

    /// A new file in which is written down what people do who come in over HTTP, for a
    /// [`Player`](crate::Player) to do again.
    #[must_use]
    pub fn record(self, file: impl Into<PathBuf>) -> Self {
        Self {
            record: Some(file.into()),
            ..self
        }
    }

    /// A file to append every request and answer to, as lines of JSON; by default the one that
    /// the environment variable `LOCAL_DISCORD_TRAFFIC` names, if it names one.
    #[must_use]
    pub fn traffic(self, file: impl Into<PathBuf>) -> Self {
        Self {
            traffic: Some(file.into()),
            ..self
        }
    }

    /// The language of everybody's client, and of every server, which are communities if it is not
    /// American English; by default the one that the environment variable `LOCAL_DISCORD_LOCALE`
    /// names, if it names one. See [`crate::pseudo_language`] for `qps-ploc`.
    #[must_use]
    pub fn locale(self, locale: impl Into<String>) -> Self {
        Self {
            locale: locale.into(),
            ..self
        }
    }

    /// Tells the bot of every member of a server when it connects or is invited, as Discord does where all of them are
    /// in voice channels; by default of none but itself.
    #[must_use]
    pub fn tells_of_members(self) -> Self {
        Self {
            tells_of_members: true,
            ..self
        }
    }

    /// Starts it, with a server and its channel `general`.
    pub async fn start(self) -> io::Result<LocalDiscord> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, self.port)).await?;
        let address = listener.local_addr()?;
        let traffic = self
            .traffic
            .as_deref()
            .map(Traffic::append_to)
            .transpose()?;
        let recorder = self.record.as_deref().map(Recorder::create).transpose()?;
        let clock = Arc::new(Clock::start(self.clock_runs));
        let url = format!("http://{address}");
        let mut mint = IdMint::default();
        mint.pin(self.founded_at);
        let mut world = World::new(
            &self.bot_name,
            url,
            clock,
            self.keep_files,
            mint,
            &self.locale,
        );
        world.tells_of_members = self.tells_of_members;
        let owner = world.add_user(&self.owner);
        let home = world.add_guild("Home", owner, BOT_MAY);
        let general = world.add_channel(home, "general");
        for name in &self.people {
            let person = world.add_user(name);
            world.join(home, person);
        }
        world.is_founded();
        let shared = Arc::new(Shared::new(world, self.token, traffic));
        let desk = Arc::new(Desk::new(Arc::clone(&shared), recorder));
        let router = rest::router(Arc::clone(&shared)).merge(client::router(desk, self.beside));
        let (stop, stopped) = watch::channel(());
        let secured = if self.over_tls {
            let (exchange, secured) = SecuredExchange::open(address).await?;
            let service = router
                .clone()
                .into_make_service_with_connect_info::<Cutter>();
            let serving = axum::serve(exchange, service);
            serve(serving.with_graceful_shutdown(until_dropped(stopped.clone())));
            Some(secured)
        } else {
            None
        };
        let service = router.into_make_service_with_connect_info::<Cutter>();
        let serving = axum::serve(Exchange(listener), service);
        serve(serving.with_graceful_shutdown(until_dropped(stopped)));
        Ok(LocalDiscord {
            shared,
            address,
            home,
            general,
            secured,
            stop,
        })
    }
}

/// Serves for itself.
fn serve(serving: impl IntoFuture<Output = io::Result<()>, IntoFuture: Send> + Send + 'static) {
    let serving = serving.into_future();
    tokio::spawn(async move {
        if let Err(error) = serving.await {
            tracing::error!(%error, "the stand-in stopped serving");
        }
    });
}

/// Waits until the other end, which is never used, is dropped: the sign to stop.
async fn until_dropped(mut stopped: watch::Receiver<()>) {
    while stopped.changed().await.is_ok() {}
}
