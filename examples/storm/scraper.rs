//! Asks the bot for its metrics once a second, as Prometheus does.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use reqwest::Client;
use tokio::net::TcpListener;
use tokio::task::JoinSet;
use tokio::time::interval;

use crate::AnyError;

/// How often it asks.
const PERIOD: Duration = Duration::from_secs(1);

/// Asks for as long as it lives.
pub struct Scraper {
    /// Where it asks.
    pub address: SocketAddr,
    answered: Arc<AtomicUsize>,
    _task: JoinSet<()>,
}

impl Scraper {
    /// Begins to ask at a free port of this machine.
    pub async fn begin() -> Result<Self, AnyError> {
        // The port is free again when the bot starts to listen there.
        let address = TcpListener::bind("127.0.0.1:0").await?.local_addr()?;
        let client = Client::builder().no_proxy().timeout(PERIOD).build()?;
        let answered = Arc::new(AtomicUsize::new(0));
        let mut task = JoinSet::new();
        task.spawn(ask(client, address, Arc::clone(&answered)));
        Ok(Self {
            address,
            answered,
            _task: task,
        })
    }

    /// How often the bot has answered. While it is dead or suspended it does not.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed)
    }
}

async fn ask(client: Client, address: SocketAddr, answered: Arc<AtomicUsize>) {
    let url = format!("http://{address}/metrics");
    let mut seconds = interval(PERIOD);
    loop {
        seconds.tick().await;
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
