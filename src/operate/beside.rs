//! The database for the operator's small commands, which may be given while the bot runs.

use std::error::Error;

use tokio::runtime::Runtime;

use crate::config::Config;
use crate::service::Service;
use crate::store::{Access, Store};

/// Does something with the database of the settings, as it is: it is neither created nor upgraded. If
/// another process is writing, it is waited for some seconds.
pub(super) fn with_database<T, F>(
    access: Access,
    work: impl FnOnce(Service) -> F,
) -> Result<T, Box<dyn Error>>
where
    F: Future<Output = Result<T, Box<dyn Error>>>,
{
    let url = Config::database_from_env()?;
    Runtime::new()?.block_on(async {
        let store = Store::open_named_as_is(&url, access).await?;
        let done = work(Service::new(store.clone())).await;
        store.close().await;
        done
    })
}
