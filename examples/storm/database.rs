//! Where the bot of a storm stores its games: a file, or a database on a PostgreSQL server, which may be the storm's own.

use std::path::Path;

use tessera::game::GameId;
use tessera::service::{Error, Service, ServiceRefusal};
use tessera::store::{Store, is_on_server};

use crate::AnyError;
use crate::cluster;

/// What stands for a server of the storm's own where a URL would.
const OWN: &str = "postgres";

/// A database without any games, for as long as this lives.
pub struct Database {
    /// Its URL.
    pub url: String,
    /// One on a server of the storm's own.
    _own: Option<cluster::Database>,
}

impl Database {
    /// A new file in this folder if no database is named; or the one with this URL, or one on a server of the storm's own.
    /// One on a server has its tables at once, as several processes of the bot cannot create them side by side.
    pub async fn open(named: Option<&str>, folder: &Path) -> Result<Self, AnyError> {
        std::fs::create_dir_all(folder)?;
        let Some(named) = named else {
            let file = folder.canonicalize()?.join("storm.sqlite");
            return Ok(Self {
                url: format!("sqlite:{}", file.display()),
                _own: None,
            });
        };
        let own = (named == OWN).then(own_database).transpose()?;
        let url = own
            .as_ref()
            .map_or_else(|| named.to_owned(), cluster::Database::url);
        if !is_on_server(&url) {
            return Err(
                "--database is a URL like postgres://tessera@localhost/storm, or postgres for a server of the storm's own"
                    .into(),
            );
        }
        let store = Store::open(&url).await?;
        let first = Service::new(store.clone()).game(GameId(1)).await;
        store.close().await;
        match first {
            Err(Error::Refused(ServiceRefusal::NoSuchGame(_))) => Ok(Self { url, _own: own }),
            Ok(_) => Err("there are games in the database: a storm needs one without".into()),
            Err(error) => Err(error.into()),
        }
    }
}

fn own_database() -> Result<cluster::Database, AnyError> {
    let server = cluster::shared().ok_or("PostgreSQL is not installed")?;
    Ok(server.empty())
}
