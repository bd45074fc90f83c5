//! Asks a running bot how it is, for health checks of containers, which need no other program for it.

use std::error::Error;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use tokio::runtime::Builder;

use super::plain::plain;
use crate::config::Config;

/// How long the bot may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How much of an answer is read, in bytes. The bot's has some lines.
const LONGEST_ANSWER: usize = 16 << 10;

/// Asks the bot at `METRICS_ADDR` whether it is well, or whether it is ready to play, and writes its answer.
/// Returns whether it is.
pub fn run(is_about_ready: bool, mut output: impl Write) -> Result<bool, Box<dyn Error>> {
    let address = Config::metrics_from_env()?.ok_or(
        "METRICS_ADDR is not set: the bot answers there, and `tessera health` asks there; set it for \
         both, like METRICS_ADDR=127.0.0.1:9464",
    )?;
    let page = if is_about_ready { "readyz" } else { "healthz" };
    let url = format!("http://{}/{page}", within_reach(address));
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let asked = runtime.block_on(ask(&url));
    let (is_good, text) =
        asked.map_err(|error| format!("no bot answers at {url}: {}", innermost(&error)))?;
    writeln!(
        output,
        "{}",
        plain(&text, |letter| letter == '\n').trim_end()
    )?;
    Ok(is_good)
}

async fn ask(url: &str) -> Result<(bool, String), reqwest::Error> {
    let client = Client::builder()
        .no_proxy()
        .redirect(Policy::none())
        .timeout(PATIENCE)
        .build()?;
    let answer = client.get(url).send().await?;
    let is_good = answer.status().is_success();
    Ok((is_good, beginning(answer).await?))
}

/// The first [`LONGEST_ANSWER`] bytes of an answer: another program may listen there, which never ends.
async fn beginning(mut answer: Response) -> Result<String, reqwest::Error> {
    let mut bytes = Vec::new();
    while let Some(part) = answer.chunk().await? {
        bytes.extend_from_slice(&part);
        if bytes.len() >= LONGEST_ANSWER {
            bytes.truncate(LONGEST_ANSWER);
            break;
        }
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The address by which this machine reaches one that listens everywhere.
fn within_reach(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

/// The innermost cause, which is the most specific.
fn innermost(error: &dyn Error) -> String {
    let mut innermost = error;
    while let Some(cause) = innermost.source() {
        innermost = cause;
    }
    innermost.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_listens_everywhere_is_asked_on_this_machine() {
        for (listens, asked) in [
            ("0.0.0.0:9464", "127.0.0.1:9464"),
            ("[::]:9464", "[::1]:9464"),
            ("10.0.0.7:9464", "10.0.0.7:9464"),
        ] {
            let listens = listens.parse().expect("an address");
            assert_eq!(within_reach(listens).to_string(), asked);
        }
    }
}
