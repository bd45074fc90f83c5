//! Fetches the files that people attach to commands, from Discord's own file server and nowhere else.

use reqwest::redirect::Policy;
use reqwest::{Client, ClientBuilder, StatusCode, Url};
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
    /// It is on this host, which is not Discord's file server.
    #[error("{0:?} is not Discord's file server")]
    Elsewhere(String),
    /// It is larger than allowed.
    #[error("it is larger than allowed")]
    TooLarge,
    /// The server did not send the file.
    #[error("the server responded {0}")]
    Status(StatusCode),
    /// The request failed. It does not name the address, which gives access to the file.
    #[error(transparent)]
    Request(reqwest::Error),
}

impl From<reqwest::Error> for FetchError {
    fn from(error: reqwest::Error) -> Self {
        Self::Request(error.without_url())
    }
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
        let parsed = Url::parse(url).ok();
        let host = parsed.as_ref().and_then(Url::host_str).map(str::to_owned);
        let url = parsed.filter(|url| self.is_trusted(url));
        let url = url.ok_or_else(|| FetchError::Elsewhere(host.unwrap_or_default()))?;
        let mut response = self.requests.get(url).send().await?;
        if !response.status().is_success() {
            return Err(FetchError::Status(response.status()));
        }
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
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

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
    /// The URL of a file on a server that sends this response once.
    async fn responds(response: &'static str) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.expect("a request");
            let mut request = [0; 1024];
            let _ = stream.read(&mut request).await;
            let _ = stream.write_all(response.as_bytes()).await;
        });
        format!("http://{address}/x.txt?secret")
    }

    #[tokio::test]
    async fn a_redirect_is_no_file_and_no_error_tells_the_address() {
        let moved = "HTTP/1.1 302 Found\r\nLocation: /y\r\nContent-Length: 6\r\n\r\n1. K10";
        for (response, told) in [(moved, "302"), ("HTTP/1.1 200 OK\r\nContent-Le", "error")] {
            let url = responds(response).await;
            let attachments = Attachments::new(Client::builder(), Some(&url)).expect("a client");
            let refused = attachments.fetch(&url, 9).await.expect_err("it is no file");
            let words = format!("{refused} {refused:?}");
            assert!(words.contains(told) && !words.contains("secret"), "{words}");
        }
        let attachments = Attachments::new(Client::builder(), None).expect("a client");
        let elsewhere = attachments.fetch("https://example.org/x?secret", 9).await;
        let words = elsewhere.expect_err("it is elsewhere").to_string();
        assert!(
            words.contains("example.org") && !words.contains("secret"),
            "{words}"
        );
    }
}
