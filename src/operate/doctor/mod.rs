//! Looks whether everything is as the bot needs it, and says what makes right what is not.
//!
//! It changes nothing, neither in the database nor at Discord, and works while the bot runs and while it
//! does not. Each group of checks is a file; what only Discord knows comes from [`crate::discord::check`].
//! Every question to Discord is asked once. The token is in nothing that is written.

mod backups;
mod database;
mod finding;
mod machine;
mod online;
mod options;
mod posts;
mod processes;
mod report;
mod schema;
mod server;
mod settings;

use std::error::Error;
use std::io::Write;

use tokio::runtime::Runtime;

pub use finding::{Finding, Level};
pub use options::DoctorOptions;

use crate::config::Config;
use crate::discord::Places;
use crate::game::{ChannelId, ServerId};
use crate::store::{self, Program};

/// Looks at everything, and writes what was found. Returns whether there is no fault.
pub fn run(options: &DoctorOptions, output: impl Write) -> Result<bool, Box<dyn Error>> {
    let runtime = Runtime::new()?;
    let findings = runtime.block_on(examine(options));
    // A search of the engine, or a request, is not waited for.
    runtime.shutdown_background();
    report::write(&findings, options.json, output)?;
    Ok(findings.iter().all(|finding| finding.level != Level::Fault))
}

async fn examine(options: &DoctorOptions) -> Vec<Finding> {
    let mut findings = Vec::new();
    let places = Places {
        server: options.server.map(ServerId),
        channel: options.channel.map(ChannelId),
    };
    match Config::from_env() {
        Ok(config) => {
            findings.extend(settings::right(&config));
            findings.extend(online::look(&config.discord, places).await);
        }
        Err(error) => findings.push(settings::wrong(&error)),
    }
    findings.push(machine::time_zones());
    let database = Config::database_from_env().map_err(|error| error.to_string());
    if let Ok(url) = &database
        && store::is_on_server(url)
    {
        findings.extend(server::look(url).await);
        findings.push(machine::engine(options));
        return findings;
    }
    let database =
        database.and_then(|url| store::database_file(&url).map_err(|error| error.to_string()));
    match database {
        Ok(file) => {
            findings.extend(machine::disk(&file, options));
            let holder = store::lock_holder(&file);
            findings.push(database::bot(&holder));
            let holder = holder.ok().flatten();
            let bot = holder.filter(|holder| holder.program == Program::Bot);
            findings.extend(database::look(&file, bot).await);
            findings.extend(backups::look(&file));
        }
        // A wrong setting was found already, with its cure.
        Err(reason) => findings.push(database::unnamed(&reason)),
    }
    findings.push(machine::engine(options));
    findings
}
