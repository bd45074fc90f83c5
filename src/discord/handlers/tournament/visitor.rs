//! Who looks at a tournament, and whether they may.
//!
//! Tournaments are organised by those who manage the server, and by the members of the role that `/server organisers`
//! names. Whoever made one manages it, too, even if the role is taken from them later; they announce nothing then.

use serenity::all::{CommandInteraction, ComponentInteraction, Member, ModalInteraction};

use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::{people, permissions};
use crate::game::{Person, ServerId, TournamentId};
use crate::service::{
    ServiceRefusal, TournamentActor, TournamentRefusal, TournamentState, TournamentView,
};

/// Somebody on a server.
pub struct Visitor {
    /// Who, and whether they may organise.
    pub actor: TournamentActor,
    /// The server.
    pub server: ServerId,
}

impl Visitor {
    /// Whoever gave a command.
    pub async fn of_command(
        bot: &Bot,
        interaction: &CommandInteraction,
    ) -> Result<Self, RequestError> {
        let server = people::place(interaction).server;
        let manages = permissions::manages_server(interaction);
        let member = interaction.member.as_deref();
        Self::new(
            bot,
            people::commander(interaction),
            server,
            (member, manages),
        )
        .await
    }

    /// Whoever pressed a button.
    pub async fn of_press(
        bot: &Bot,
        interaction: &ComponentInteraction,
    ) -> Result<Self, RequestError> {
        let server = people::place_of_press(interaction).server;
        let manages = permissions::presser_manages_server(interaction);
        let member = interaction.member.as_ref();
        Self::new(bot, people::presser(interaction), server, (member, manages)).await
    }

    /// Whoever submitted a form.
    pub async fn of_form(bot: &Bot, interaction: &ModalInteraction) -> Result<Self, RequestError> {
        let server = people::viewpoint_of_form(interaction).server;
        let manages = permissions::sender_manages_server(interaction);
        let member = interaction.member.as_ref();
        Self::new(bot, people::sender(interaction), server, (member, manages)).await
    }

    async fn new(
        bot: &Bot,
        person: Person,
        server: Option<ServerId>,
        (member, manages): (Option<&Member>, bool),
    ) -> Result<Self, RequestError> {
        let server = server.ok_or(Refusal::TournamentOnlyOnServers)?;
        let may_organise = manages || {
            let organisers = bot.service.server_settings(server).await?.organisers;
            organisers.is_some_and(|role| permissions::has_role(member, role, server))
        };
        Ok(Self {
            actor: TournamentActor {
                person,
                may_organise,
            },
            server,
        })
    }

    /// Refuses everybody who may not organise on the server.
    pub fn check_may_organise(&self) -> Result<(), RequestError> {
        if self.actor.may_organise {
            return Ok(());
        }
        Err(refused(TournamentRefusal::NotAllowed))
    }

    /// Refuses everybody who may not manage a tournament.
    pub fn check_organises(&self, view: &TournamentView) -> Result<(), RequestError> {
        if self.organises(view) {
            return Ok(());
        }
        Err(refused(TournamentRefusal::NotOrganiser))
    }

    /// A tournament of this server. To others than its organisers a draft does not exist.
    pub async fn tournament(
        &self,
        bot: &Bot,
        id: TournamentId,
    ) -> Result<TournamentView, RequestError> {
        let view = bot.service.tournament(id).await?;
        let is_draft = view.tournament.state == TournamentState::Draft;
        if view.tournament.server != self.server || (is_draft && !self.organises(&view)) {
            return Err(refused(TournamentRefusal::NoSuchTournament(id)));
        }
        Ok(view)
    }

    /// A season of a league of this server: this one, or the latest. To others than its organisers a draft does not
    /// exist.
    pub async fn league(
        &self,
        bot: &Bot,
        league: TournamentId,
        season: Option<u32>,
    ) -> Result<TournamentView, RequestError> {
        let view = bot.service.league(league, season).await?;
        let is_draft = view.tournament.state == TournamentState::Draft;
        if view.tournament.server != self.server || (is_draft && !self.organises(&view)) {
            return Err(refused(TournamentRefusal::NoSuchLeague(league)));
        }
        Ok(view)
    }

    /// Whether they may manage a tournament.
    pub fn organises(&self, view: &TournamentView) -> bool {
        self.actor.may_organise || view.tournament.organiser == self.actor.person.id
    }
}

/// A request about a tournament that is refused for this.
pub fn refused(refusal: TournamentRefusal) -> RequestError {
    Refusal::from(ServiceRefusal::Tournament(refusal)).into()
}

/// What became of a request about a tournament; a refusal calls a season of a league by its name. What players ask for is
/// worded where all of it passes, in `entrant.rs`, and what organisers do where their request ends.
pub fn of_season_if_league<T>(
    view: &TournamentView,
    done: Result<T, RequestError>,
) -> Result<T, RequestError> {
    if view.tournament.setup.format.divisions().is_none() {
        return done;
    }
    let of_season = |refusal| match refusal {
        Refusal::Service(ServiceRefusal::Tournament(it)) => {
            ServiceRefusal::Tournament(it.of_season()).into()
        }
        other => other,
    };
    done.map_err(|error| match error {
        RequestError::Refused(refusal) => RequestError::Refused(of_season(refusal)),
        RequestError::NotTaken { refusal, typed } => RequestError::NotTaken {
            refusal: of_season(refusal),
            typed,
        },
        other => other,
    })
}
