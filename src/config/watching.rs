//! How the bot is watched: its log, its metrics, and the service manager that started it.

use std::net::SocketAddr;
use std::process;
use std::str::FromStr;
use std::time::Duration;

use super::error::ConfigError;
use super::variables::Variables;
use super::warning::Warning;

/// The shortest watchdog with which a bot that is well is never taken for one that hangs: its loops are
/// looked at every ten seconds.
const SHORTEST_WATCHDOG: Duration = Duration::from_secs(30);

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// As an object of JSON, for programs that collect logs.
    Json,
}

/// The service manager that wants to know how the bot is, such as systemd.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServiceManager {
    /// Its socket: a path, or `@` and a name.
    pub socket: String,
    /// How often at least it wants to hear from the bot; `None` if it does not mind.
    pub watchdog: Option<Duration>,
}

pub(super) fn log_format(variables: &Variables) -> Result<LogFormat, ConfigError> {
    match variables.get("LOG_FORMAT") {
        None | Some("text") => Ok(LogFormat::Text),
        Some("json") => Ok(LogFormat::Json),
        Some(given) => Err(ConfigError::LogFormat {
            given: given.to_owned(),
        }),
    }
}

pub(super) fn metrics(variables: &Variables) -> Result<Option<SocketAddr>, ConfigError> {
    let Some(given) = variables.get("METRICS_ADDR") else {
        return Ok(None);
    };
    let address = given.trim().parse();
    address.map(Some).map_err(|_| ConfigError::Metrics {
        given: given.to_owned(),
    })
}

/// What to tell the operator if other hosts may read the metrics.
pub(super) fn warning_of_address(address: SocketAddr) -> Option<Warning> {
    (!address.ip().is_loopback()).then(|| Warning {
        about: "metrics",
        says: format!(
            "METRICS_ADDR is {address}: whoever reaches this machine there can read the metrics, which \
             hold no names and no ids"
        ),
        cure: format!(
            "set METRICS_ADDR to 127.0.0.1:{} if only this machine is to read them",
            address.port()
        ),
    })
}

pub(super) fn service_manager(
    variables: &Variables,
) -> Result<Option<ServiceManager>, ConfigError> {
    let Some(socket) = variables.get("NOTIFY_SOCKET") else {
        return Ok(None);
    };
    // A watchdog may be meant for the process that started this one.
    let meant_for: Option<u32> = number(variables, "WATCHDOG_PID")?;
    let is_meant = meant_for.is_none_or(|id| id == process::id());
    let watchdog = number(variables, "WATCHDOG_USEC")?.filter(|_| is_meant);
    Ok(Some(ServiceManager {
        socket: socket.to_owned(),
        watchdog: watchdog.map(Duration::from_micros),
    }))
}

/// What to tell the operator if the watchdog would end a bot that is well.
pub(super) fn warning_of_watchdog(manager: &ServiceManager) -> Option<Warning> {
    let watchdog = manager.watchdog.filter(|it| *it < SHORTEST_WATCHDOG)?;
    Some(Warning {
        about: "watchdog",
        says: format!(
            "the service manager's watchdog is set to {watchdog:?}, and the bot reports every ten seconds"
        ),
        cure: format!("set WatchdogSec to {} or more", SHORTEST_WATCHDOG.as_secs()),
    })
}

fn number<T: FromStr>(
    variables: &Variables,
    variable: &'static str,
) -> Result<Option<T>, ConfigError> {
    let text = variables.get(variable);
    let number = text.map(|text| text.trim().parse()).transpose();
    number.map_err(|_| ConfigError::Watchdog { variable })
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

    fn config(pairs: &[(&str, &str)]) -> Config {
        let token = ("DISCORD_TOKEN", "a.b.c");
        let pairs = pairs.iter().copied().chain([token]);
        Config::from_pairs(pairs).expect("these settings are right")
    }

    #[test]
    fn metrics_are_off_and_for_this_machine_unless_asked_otherwise() {
        assert_eq!(config(&[]).metrics, None);
        let own = config(&[("METRICS_ADDR", "127.0.0.1:9464")]);
        assert_eq!(own.metrics, "127.0.0.1:9464".parse().ok());
        assert_eq!(own.warnings, []);
        let open = config(&[("METRICS_ADDR", "[::]:9464")]);
        assert_eq!(open.metrics, "[::]:9464".parse().ok());
        let warning = open.warnings[0].to_string();
        assert!(
            warning.contains("no ids; set METRICS_ADDR to 127.0.0.1:9464"),
            "{warning}"
        );
    }

    #[test]
    fn a_service_manager_is_told_with_a_watchdog_that_is_meant_for_this_process() {
        assert_eq!(
            config(&[("WATCHDOG_USEC", "60000000")]).service_manager,
            None
        );
        let socket = ("NOTIFY_SOCKET", "/run/systemd/notify");
        let manager = |pairs: &[(&str, &str)]| {
            let pairs: Vec<_> = pairs.iter().copied().chain([socket]).collect();
            config(&pairs)
        };
        let minute = ("WATCHDOG_USEC", "60000000");
        let own = process::id().to_string();
        let watchdog = |config: Config| config.service_manager.and_then(|it| it.watchdog);
        assert_eq!(watchdog(manager(&[])), None);
        for pairs in [&[minute][..], &[minute, ("WATCHDOG_PID", &own)]] {
            assert_eq!(watchdog(manager(pairs)), Some(Duration::from_mins(1)));
        }
        assert_eq!(watchdog(manager(&[minute, ("WATCHDOG_PID", "1")])), None);
        assert_eq!(manager(&[minute]).warnings, []);
        let short = manager(&[("WATCHDOG_USEC", "10000000")]);
        let warning = short.warnings[0].to_string();
        assert!(
            warning.contains("every ten seconds; set WatchdogSec to 30 or more"),
            "{warning}"
        );
    }
}
