//! A substitute for Discord on this host, for tests.

use std::fs;
use std::net::SocketAddr;

use super::error::ConfigError;
use super::loopback::LoopbackUrl;
use super::variables::Variables;

/// A substitute for Discord, for tests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Api {
    /// Reached at its own address without TLS. Requests are not limited to Discord's rate limits.
    Plain(LoopbackUrl),
    /// Reached exactly like the real Discord: by its name, over TLS and within its rate limits.
    /// Only the name resolves to this address.
    Tls {
        /// Its URL, as given.
        url: LoopbackUrl,
        /// The address that Discord's name resolves to.
        address: SocketAddr,
        /// The only trusted certificate, in PEM.
        certificate: String,
    },
}

impl Api {
    /// Its URL.
    pub const fn url(&self) -> &LoopbackUrl {
        match self {
            Self::Plain(url) | Self::Tls { url, .. } => url,
        }
    }

    /// The substitute that the settings name; `None` for the real Discord.
    pub(super) fn read(variables: &Variables) -> Result<Option<Self>, ConfigError> {
        let certificate = variables.get("DISCORD_API_CERTIFICATE");
        let Some(url) = variables.get("DISCORD_API") else {
            return match certificate {
                Some(_) => Err(ConfigError::NoApi),
                None => Ok(None),
            };
        };
        if !url.trim().starts_with("https://") {
            let url = LoopbackUrl::http(url)?;
            return match certificate {
                Some(_) => Err(ConfigError::NoApi),
                None => Ok(Some(Self::Plain(url))),
            };
        }
        let url = LoopbackUrl::https(url)?;
        let address = url.address().expect("a URL over TLS has an address");
        let path = certificate.ok_or(ConfigError::NoCertificate)?;
        let certificate =
            fs::read_to_string(path).map_err(|source| ConfigError::CertificateFile {
                path: path.into(),
                source,
            })?;
        Ok(Some(Self::Tls {
            url,
            address,
            certificate,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Config;
    use super::*;

    const TOKEN: (&str, &str) = ("DISCORD_TOKEN", "MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs");

    #[test]
    fn another_discord_over_tls_has_its_certificate_in_a_file() {
        let file = tempfile::NamedTempFile::new().expect("a file can be made");
        fs::write(file.path(), "PEM").expect("a file can be written");
        let path = file.path().to_str().expect("a plain path");
        let api = ("DISCORD_API", "https://127.0.0.1:8443");
        let pairs = [TOKEN, api, ("DISCORD_API_CERTIFICATE", path)];
        let config = Config::from_pairs(pairs).expect("both are there");
        let Some(Api::Tls {
            address,
            certificate,
            ..
        }) = config.discord.api
        else {
            panic!("{config:?}");
        };
        assert_eq!(address.port(), 8443);
        assert_eq!(certificate, "PEM");
        let plain = ("DISCORD_API", "http://127.0.0.1:8080");
        for pairs in [&pairs[1..1], &[plain]] {
            let with = [TOKEN, ("DISCORD_API_CERTIFICATE", path)];
            let pairs: Vec<_> = with.iter().chain(pairs).copied().collect();
            let said = Config::from_pairs(pairs)
                .expect_err("it is half a setting")
                .to_string();
            assert!(said.contains("needs DISCORD_API=https://"), "{said}");
        }
    }
}
