//! Asks the bot for its metrics, many times in each second one, and not at all in the seconds between.
//!
//! So what that costs is the difference between two kinds of seconds of the same storm, whatever else the host does.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::Client;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use crate::AnyError;

/// How long it waits for an answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long it waits from one question to the next. Prometheus asks every some seconds.
const PERIOD: Duration = Duration::from_millis(100);
/// After so many periods it asks, or stops asking.
const IN_A_ROW: u32 = 10;

/// Asks for as long as it lives.
pub struct Scraper {
    /// Where it asks.
    pub address: SocketAddr,
    /// Whether it asks at this moment.
    pub is_asking: Arc<AtomicBool>,
    answered: Arc<AtomicUsize>,
    _task: JoinSet<()>,
}

impl Scraper {
    /// Begins to ask at a free port of this machine.
    pub async fn begin() -> Result<Self, AnyError> {
        // The port is free again when the bot starts to listen there.
        let address = TcpListener::bind("127.0.0.1:0").await?.local_addr()?;
        let client = Client::builder().no_proxy().timeout(PATIENCE).build()?;
        let answered = Arc::new(AtomicUsize::new(0));
        let is_asking = Arc::new(AtomicBool::new(false));
        let mut task = JoinSet::new();
        task.spawn(ask(
            client,
            address,
            (Arc::clone(&answered), Arc::clone(&is_asking)),
        ));
        Ok(Self {
            address,
            is_asking,
            answered,
            _task: task,
        })
    }

    /// How often the bot has answered. While it is dead or suspended it does not.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed)
    }
}

async fn ask(
    client: Client,
    address: SocketAddr,
    (answered, is_asking): (Arc<AtomicUsize>, Arc<AtomicBool>),
) {
    let url = format!("http://{address}/metrics");
    let mut periods = interval(PERIOD);
    periods.set_missed_tick_behavior(MissedTickBehavior::Skip);
    for period in 0_u32.. {
        periods.tick().await;
        let asks = (period / IN_A_ROW).is_multiple_of(2);
        is_asking.store(asks, Ordering::Relaxed);
        if !asks {
            continue;
        }
        let scraped = async {
            client
                .get(&url)
                .send()
                .await?
                .error_for_status()?
                .bytes()
                .await
        };
        if scraped.await.is_ok_and(|metrics| !metrics.is_empty()) {
            answered.fetch_add(1, Ordering::Relaxed);
        }
    }
}
