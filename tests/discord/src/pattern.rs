//! Which requests a test means when it names a method and a path.

/// Which requests are meant: a method and a path such as `/channels/*/messages`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pattern {
    method: String,
    path: String,
}

impl Pattern {
    /// The pattern a test writes down.
    pub fn new(method: &str, path: &str) -> Self {
        Self {
            method: method.to_owned(),
            path: path.trim_matches('/').to_owned(),
        }
    }

    /// Whether a request is meant; `*` stands for one part of the path, `**` at the end for any.
    pub fn matches(&self, method: &str, path: &str) -> bool {
        if self.method != method && self.method != "*" {
            return false;
        }
        let mut asked = path.trim_matches('/').split('/');
        for part in self.path.split('/') {
            match (part, asked.next()) {
                ("**", _) => return true,
                ("*", Some(_)) => {}
                (part, Some(asked)) if part == asked => {}
                _ => return false,
            }
        }
        asked.next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_means_some_requests_and_no_others() {
        let messages = Pattern::new("POST", "/channels/*/messages");
        assert!(messages.matches("POST", "/channels/12/messages"));
        assert!(!messages.matches("GET", "/channels/12/messages"));
        assert!(!messages.matches("POST", "/channels/12/messages/7"));
        assert!(!messages.matches("POST", "/channels/12"));
        assert!(
            Pattern::new("*", "/webhooks/**").matches("PATCH", "/webhooks/1/t/messages/@original")
        );
    }
}
