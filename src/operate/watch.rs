//! Lets others watch the bot: metrics and health at `METRICS_ADDR`, and the service manager that started
//! it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use thiserror::Error;
use tokio::net::TcpListener;
use tracing::{info, warn};

use super::version;
use crate::config::{self, Config};
use crate::monitoring::{self, CountError, Exporter, ServiceManager, Vitals};

/// Why the bot cannot be watched as the settings ask for. It does not start then: whoever relies on it
/// would not see how the bot is.
#[derive(Debug, Error)]
pub enum WatchError {
    /// Nothing can listen at `METRICS_ADDR`.
    #[error("cannot listen at METRICS_ADDR {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What went wrong.
        source: io::Error,
    },
    /// Nothing can be counted.
    #[error(transparent)]
    Count(#[from] CountError),
}

/// Begins to listen and to count, if the settings ask for it. Returns where the bot reports how it is.
pub async fn begin(config: &Config) -> Result<Arc<Vitals>, WatchError> {
    let vitals = Vitals::new(config.service_manager.as_ref().and_then(connect));
    if let Some(address) = config.metrics {
        let exporter = Exporter::install(version::NUMBER, version::COMMIT)?;
        let unheard = |source| WatchError::Listen { address, source };
        let listener = TcpListener::bind(address).await.map_err(unheard)?;
        let address = listener.local_addr().map_err(unheard)?;
        info!("metrics and health are at http://{address}/metrics, /healthz and /readyz");
        tokio::spawn(monitoring::serve(listener, exporter, Arc::clone(&vitals)));
    }
    Ok(vitals)
}

/// Connects to the service manager. Without it the bot plays all the same.
fn connect(manager: &config::ServiceManager) -> Option<ServiceManager> {
    let connected = ServiceManager::connect(&manager.socket, manager.watchdog.is_some());
    let unheard = |error: &io::Error| {
        warn!(
            "the service manager at {} hears nothing: {error}",
            manager.socket
        );
    };
    connected.inspect_err(unheard).ok()
}
