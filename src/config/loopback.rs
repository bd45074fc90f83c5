//! Addresses on this host. This module resolves no names.

use std::fmt;
use std::net::{IpAddr, SocketAddr};

use thiserror::Error;

const HTTPS: &str = "https://";

/// A URL whose host is this one, without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopbackUrl(String);

/// The text is not such a URL, or points elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{url}` is not an address on this machine like {scheme}127.0.0.1:8080")]
pub struct NotLoopback {
    /// What was given, with `...` for a name and a password.
    pub url: String,
    /// How it should begin.
    pub scheme: &'static str,
}

impl LoopbackUrl {
    /// The URL of a web server.
    pub fn http(url: &str) -> Result<Self, NotLoopback> {
        Self::parse(url, "http://")
    }

    /// The URL of a web server over TLS. Its host must be an address, not a name.
    pub fn https(url: &str) -> Result<Self, NotLoopback> {
        let parsed = Self::parse(url, HTTPS)?;
        match parsed.address() {
            Some(_) => Ok(parsed),
            None => Err(NotLoopback {
                url: parsed.0,
                scheme: HTTPS,
            }),
        }
    }

    /// The URL of a WebSocket.
    pub fn ws(url: &str) -> Result<Self, NotLoopback> {
        Self::parse(url, "ws://")
    }

    /// Address and port, if the URL has both and nothing after them.
    pub fn address(&self) -> Option<SocketAddr> {
        let (_, host) = self.0.split_once("://")?;
        host.parse().ok()
    }

    /// The URL as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn parse(url: &str, scheme: &'static str) -> Result<Self, NotLoopback> {
        let url = url.trim().trim_end_matches('/');
        let is_loopback = url.strip_prefix(scheme).is_some_and(|rest| {
            let host = rest.split(['/', '?', '#']).next().unwrap_or(rest);
            names_this_machine(host)
        });
        if is_loopback {
            Ok(Self(url.to_owned()))
        } else {
            Err(NotLoopback {
                url: without_password(url),
                scheme,
            })
        }
    }
}

/// A URL as it can be shown: what stands before an `@` may be a password.
fn without_password(url: &str) -> String {
    let Some((before, after)) = url.rsplit_once('@') else {
        return url.to_owned();
    };
    let scheme = before.find("://").map_or("", |at| &before[..at + 3]);
    format!("{scheme}...@{after}")
}

impl fmt::Display for LoopbackUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Whether a URL's host, with or without a port, is this host. `localhost` is the only name
/// accepted.
fn names_this_machine(host: &str) -> bool {
    if let Ok(address) = host.parse::<SocketAddr>() {
        return address.ip().is_loopback();
    }
    if let Ok(address) = host
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse::<IpAddr>()
    {
        return address.is_loopback();
    }
    let (name, port) = host.split_once(':').unwrap_or((host, "80"));
    name == "localhost" && port.parse::<u16>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_accepted() {
        for url in [
            "http://127.0.0.1:8080",
            "http://127.0.0.1",
            "http://127.1.2.3:1/path/",
            "http://[::1]:8080",
            "http://localhost:8080/",
        ] {
            assert!(LoopbackUrl::http(url).is_ok(), "{url}");
        }
        for url in [
            "",
            "127.0.0.1:8080",
            "https://127.0.0.1",
            "http://discord.com",
            "http://127.0.0.1@discord.com",
            "http://127.0.0.1:80@discord.com",
            "http://localhost.discord.com",
            "http://localhost:80@discord.com",
            "http://10.0.0.1:8080",
            "http://0.0.0.0:8080",
            "http://[::2]:8080",
        ] {
            assert!(LoopbackUrl::http(url).is_err(), "{url}");
        }
        assert!(LoopbackUrl::ws("ws://127.0.0.1:8080").is_ok());
        assert!(LoopbackUrl::ws("wss://gateway.discord.gg").is_err());
    }

    #[test]
    fn a_password_is_not_repeated() {
        for (url, shown) in [
            ("http://anna:secret@127.0.0.1:80", "http://...@127.0.0.1:80"),
            (
                "https://anna:sec@ret@there.org/x",
                "https://...@there.org/x",
            ),
            ("anna:secret@there", "...@there"),
            ("http://there.org", "http://there.org"),
        ] {
            let error = LoopbackUrl::http(url).expect_err("it is elsewhere");
            assert!(
                error.to_string().starts_with(&format!("`{shown}` is")),
                "{error}"
            );
        }
    }

    #[test]
    fn over_tls_an_address_and_a_port_are_needed() {
        let url = LoopbackUrl::https("https://127.0.0.1:8443/").expect("this machine");
        assert_eq!(url.address(), "127.0.0.1:8443".parse().ok());
        for url in [
            "http://127.0.0.1:8443",
            "https://127.0.0.1",
            "https://localhost:8443",
            "https://127.0.0.1:8443/api",
            "https://192.0.2.1:8443",
            "https://127.0.0.1:8443@discord.com",
        ] {
            assert!(LoopbackUrl::https(url).is_err(), "{url}");
        }
    }

    #[test]
    fn a_slash_at_the_end_is_dropped() {
        let url = LoopbackUrl::http("http://127.0.0.1:8080/").expect("this machine");
        assert_eq!(url.as_str(), "http://127.0.0.1:8080");
    }
}
