//! The addresses to which `/about` and `/privacy` lead.

use super::error::ConfigError;
use super::variables::Variables;

/// The longest address that fits beside the rest of a message.
const LONGEST: usize = 300;

/// Addresses that the operator names; each is a checked one that begins with `https://`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// The privacy policy.
    pub privacy: Option<String>,
    /// The terms of service.
    pub terms: Option<String>,
    /// Where one finds help.
    pub support: Option<String>,
    /// The source code.
    pub source: Option<String>,
}

impl Links {
    pub(super) fn read(variables: &Variables) -> Result<Self, ConfigError> {
        let read = |variable: &'static str| {
            let url = variables.get(variable).map(str::trim);
            match url {
                Some(url) if !is_address(url) => Err(ConfigError::NotALink { variable }),
                _ => Ok(url.map(str::to_owned)),
            }
        };
        Ok(Self {
            privacy: read("PRIVACY_URL")?,
            terms: read("TERMS_URL")?,
            support: read("SUPPORT_URL")?,
            source: read("SOURCE_URL")?,
        })
    }
}

/// Whether it is the address of a page on the web that can stand in a message as it is.
fn is_address(url: &str) -> bool {
    let Some(rest) = url.strip_prefix("https://") else {
        return false;
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_host = |part: &str| {
        let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        !part.is_empty() && part.chars().all(fits)
    };
    let is_plain = |letter: char| letter.is_ascii_graphic() && !"<>\"`\\|^{}".contains(letter);
    url.len() <= LONGEST
        && host.contains('.')
        && host.split('.').all(is_host)
        && rest.chars().all(is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_one_that_a_browser_opens_over_tls() {
        for url in [
            "https://example.org",
            "https://example.org/privacy.html?lang=en#kept",
            "https://a-b.example.org/~ann/",
        ] {
            assert!(is_address(url), "{url}");
        }
        let long = format!("https://example.org/{}", "a".repeat(LONGEST));
        for url in [
            "http://example.org",
            "example.org",
            "https://",
            "https://localhost",
            "https://example..org",
            "https://user@example.org",
            "https://example.org/two words",
            "https://example.org/<b>",
            "javascript:alert(1)",
            &long,
        ] {
            assert!(!is_address(url), "{url}");
        }
    }
}
