//! Fetches the files that people attach to commands, from Discord's own file server and nowhere else.

use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, Url};
use thiserror::Error;

/// The host of attachments.
const HOST: &str = "cdn.discordapp.com";

/// The client for attachments.
#[derive(Clone, Debug)]
pub struct Attachments {
    requests: Client,
    /// The only server besides Discord's, for tests.
    substitute: Option<Url>,
}

/// Why a file was not fetched.
#[derive(Debug, Error)]
pub enum FetchError {
    /// It is not on Discord's file server.
    #[error("{0} is not on Discord's file server")]
    Elsewhere(String),
    /// It is larger than allowed.
    #[error("it is larger than allowed")]
    TooLarge,
    /// The request failed.
    #[error(transparent)]
    Request(#[from] reqwest::Error),
}

impl Attachments {
    /// A client with these settings; it follows no redirects. `substitute` is the URL of a server that
    /// stands in for Discord.
    pub fn new(requests: ClientBuilder, substitute: Option<&str>) -> Result<Self, reqwest::Error> {
        Ok(Self {
            requests: requests.redirect(Policy::none()).build()?,
            substitute: substitute.and_then(|url| Url::parse(url).ok()),
        })
    }

    /// The bytes of a file, at most so many.
    pub async fn fetch(&self, url: &str, most: usize) -> Result<Vec<u8>, FetchError> {
        let parsed = Url::parse(url).ok().filter(|url| self.is_trusted(url));
        let url = parsed.ok_or_else(|| FetchError::Elsewhere(url.to_owned()))?;
        let mut response = self.requests.get(url).send().await?.error_for_status()?;
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            if bytes.len() + chunk.len() > most {
                return Err(FetchError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }

    fn is_trusted(&self, url: &Url) -> bool {
        if let Some(substitute) = &self.substitute {
            return url.origin() == substitute.origin();
        }
        url.scheme() == "https" && url.host_str() == Some(HOST) && url.port().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_discords_file_server_is_asked() {
        let attachments = Attachments::new(Client::builder(), None).expect("a client");
        for url in [
            "http://cdn.discordapp.com/attachments/1/2/x.txt",
            "https://cdn.discordapp.com.example.org/x.txt",
            "https://cdn.discordapp.com@127.0.0.1/x.txt",
            "https://cdn.discordapp.com:444/x.txt",
            "https://discord.com/x.txt",
            "https://127.0.0.1/x.txt",
            "file:///etc/passwd",
            "x.txt",
        ] {
            let refused = attachments.fetch(url, 1).await;
            assert!(matches!(refused, Err(FetchError::Elsewhere(_))), "{url}");
        }
    }
}
