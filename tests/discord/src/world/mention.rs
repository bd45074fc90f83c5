//! Whom a message names, and for whom it really rings.
//!
//! Discord rings for those named in the text whom `allowed_mentions` lets through, and for the
//! author of the message replied to. Left out, `allowed_mentions` lets everything through.

use std::collections::BTreeSet;

use twilight_model::{
    channel::message::{AllowedMentions, MentionType},
    id::{Id, marker::RoleMarker},
};

use crate::ids::UserId;

/// What a text names.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Named {
    pub users: BTreeSet<UserId>,
    pub roles: BTreeSet<Id<RoleMarker>>,
    pub everyone: bool,
}

impl Named {
    /// What `text` names: `<@1>`, `<@!1>`, `<@&1>`, `@everyone`, `@here`.
    pub fn in_text(text: &str) -> Self {
        let mut named = Self::default();
        for (start, _) in text.match_indices("<@") {
            named.add(&text[start + 2..]);
        }
        named.everyone = text.contains("@everyone") || text.contains("@here");
        named
    }

    fn add(&mut self, after_at: &str) {
        let Some((inside, _)) = after_at.split_once('>') else {
            return;
        };
        if let Some(role) = inside.strip_prefix('&') {
            self.roles
                .extend(role.parse::<u64>().ok().and_then(Id::new_checked));
        } else {
            let user = inside.strip_prefix('!').unwrap_or(inside);
            self.users
                .extend(user.parse::<u64>().ok().and_then(Id::new_checked));
        }
    }

    /// Whether nobody is named at all.
    pub fn is_empty(&self) -> bool {
        self.users.is_empty() && self.roles.is_empty() && !self.everyone
    }

    /// What is left of it when only what `allowed` names may ring.
    pub fn allowed_by(mut self, allowed: &AllowedMentions) -> Self {
        if !allowed.parse.contains(&MentionType::Users) {
            self.users.retain(|user| allowed.users.contains(user));
        }
        if !allowed.parse.contains(&MentionType::Roles) {
            self.roles.retain(|role| allowed.roles.contains(role));
        }
        self.everyone &= allowed.parse.contains(&MentionType::Everyone);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn users(ids: &[u64]) -> BTreeSet<UserId> {
        ids.iter().copied().map(Id::new).collect()
    }

    #[test]
    fn a_text_names_people_roles_and_everyone() {
        let named = Named::in_text("<@1>, <@!2> and <@&3>: @here <@x> <@");
        assert_eq!(named.users, users(&[1, 2]));
        assert_eq!(named.roles, BTreeSet::from([Id::new(3)]));
        assert!(named.everyone);
        assert!(Named::in_text("mail a@b.c").is_empty());
    }

    #[test]
    fn only_what_is_allowed_rings() {
        let only = |ids: &[u64]| AllowedMentions {
            users: users(ids).into_iter().collect(),
            ..AllowedMentions::default()
        };
        let text = "<@1> <@2> @everyone";
        let allowed = Named::in_text(text).allowed_by(&only(&[2, 9]));
        assert_eq!(
            allowed,
            Named {
                users: users(&[2]),
                ..Named::default()
            }
        );
        assert!(
            Named::in_text(text)
                .allowed_by(&AllowedMentions::default())
                .is_empty()
        );
        let parse = vec![MentionType::Users, MentionType::Everyone];
        let all = AllowedMentions {
            parse,
            ..AllowedMentions::default()
        };
        assert_eq!(Named::in_text(text).allowed_by(&all), Named::in_text(text));
    }
}
