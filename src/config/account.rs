//! The bot's own account, as its token tells it without asking Discord.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

use super::Token;

impl Token {
    /// The number of the account, which stands encoded before the first dot; `None` if something else stands there.
    pub fn account(&self) -> Option<u64> {
        let (number, _) = self.0.split_once('.')?;
        let number = URL_SAFE_NO_PAD.decode(number).ok()?;
        str::from_utf8(&number).ok()?.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_begins_with_the_account() {
        for (token, account) in [
            ("MTk4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs", Some(198)),
            (
                "MTAwMDAwMDAwMDAwMDAwMDAw.Glocal.secret",
                Some(100_000_000_000_000_000),
            ),
            ("a.b.c", None),
            ("MTk4", None),
            ("Ym90.Cl2FMQ.secret", None),
        ] {
            assert_eq!(Token(token.to_owned()).account(), account, "{token}");
        }
    }
}
