//! The bot as a process: runs until it is told to stop.

use std::io;
use std::pin::Pin;
use std::sync::Arc;

use thiserror::Error;
use tracing::{error, info};

use crate::config;
use crate::discord::bot::Bot;
use crate::discord::lifecycle::connect::StartError;
use crate::discord::lifecycle::running::Ending;
use crate::discord::time::TimeOfDay;
use crate::monitoring::Vitals;
use crate::service::Service;

/// Why the process ended by itself.
#[derive(Debug, Error)]
pub enum RunError {
    /// The bot did not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The bot stopped by itself.
    #[error(transparent)]
    Ended(#[from] Ending),
    /// The process cannot listen for signals.
    #[error("cannot listen for signals: {0}")]
    Signals(#[from] io::Error),
}

/// Runs the bot until SIGTERM or Ctrl-C, which also work while it starts, and reports how it is.
///
/// The future is boxed so that the code of the whole bot is generated once, with this library, and
/// not again for every program and test that runs one.
pub fn run<'a>(
    settings: &'a config::Discord,
    service: Service,
    time: TimeOfDay,
    vitals: Arc<Vitals>,
) -> Pin<Box<dyn Future<Output = Result<(), RunError>> + Send + 'a>> {
    Box::pin(run_until_signal(settings, service, time, vitals))
}

async fn run_until_signal(
    settings: &config::Discord,
    service: Service,
    time: TimeOfDay,
    vitals: Arc<Vitals>,
) -> Result<(), RunError> {
    let mut signal = std::pin::pin!(signal()?);
    let mut running = tokio::select! {
        started = Bot::start_watched(settings, service, time, Arc::clone(&vitals)) => started?,
        () = &mut signal => {
            vitals.stopping();
            return Ok(());
        }
    };
    vitals.running();
    info!("ready");
    tokio::select! {
        ended = running.wait() => {
            vitals.stopping();
            error!("stopping: {ended}");
            running.stop().await;
            Err(ended.into())
        }
        () = signal => {
            vitals.stopping();
            info!("stopping");
            running.stop().await;
            Ok(())
        }
    }
}

/// Resolves when the process is told to stop.
#[cfg(unix)]
fn signal() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Resolves when the process is told to stop.
#[cfg(not(unix))]
fn signal() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
