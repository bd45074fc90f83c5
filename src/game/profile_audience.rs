//! Who may look at a person's profile.

/// Who, besides the person.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ProfileAudience {
    /// Everybody.
    Everybody,
    /// Those who look from a server of which the person is a member.
    #[default]
    Server,
    /// Nobody.
    Nobody,
}

impl ProfileAudience {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Everybody, Self::Server, Self::Nobody];

    /// Its id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Everybody => "everybody",
            Self::Server => "server",
            Self::Nobody => "nobody",
        }
    }

    /// The value with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// Whether somebody else may look, who asks from a server of which the person is a member, or not.
    pub const fn admits(self, is_fellow_member: bool) -> bool {
        match self {
            Self::Everybody => true,
            Self::Server => is_fellow_member,
            Self::Nobody => false,
        }
    }
}
