//! What the bot says of itself.

use jiff::Timestamp;

use crate::config::Links;
use crate::discord::views::time::relative;
use crate::language::{Text, say};

/// The version, since when the bot runs, and the links that the operator has set.
pub fn about(version: &str, since: Timestamp, links: &Links) -> Text {
    let what = say!(about::version, version = version, since = relative(since));
    let at = |url: &Option<String>| url.as_ref().map(|url| format!("<{url}>"));
    let links = [
        at(&links.source).map(|url| say!(about::source, url = url)),
        at(&links.support).map(|url| say!(about::support, url = url)),
        at(&links.terms).map(|url| say!(about::terms, url = url)),
        at(&links.privacy).map(|url| say!(about::privacy, url = url)),
    ];
    let links = links.into_iter().flatten();
    Text::lines([what, say!(about::own_data)].into_iter().chain(links))
}
