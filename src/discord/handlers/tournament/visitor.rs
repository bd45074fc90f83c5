//! Who looks at a tournament, and whether they may.

use serenity::all::{CommandInteraction, ComponentInteraction, ModalInteraction};

use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::{people, permissions};
use crate::game::{ServerId, TournamentId};
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
    pub fn of_command(interaction: &CommandInteraction) -> Result<Self, Refusal> {
        let server = people::place(interaction).server;
        Ok(Self {
            actor: TournamentActor {
                person: people::commander(interaction),
                may_organise: permissions::manages_server(interaction),
            },
            server: server.ok_or(Refusal::OnlyOnServers)?,
        })
    }

    /// Whoever pressed a button.
    pub fn of_press(interaction: &ComponentInteraction) -> Result<Self, Refusal> {
        let server = people::place_of_press(interaction).server;
        Ok(Self {
            actor: TournamentActor {
                person: people::presser(interaction),
                may_organise: permissions::presser_manages_server(interaction),
            },
            server: server.ok_or(Refusal::OnlyOnServers)?,
        })
    }

    /// Whoever submitted a form.
    pub fn of_form(interaction: &ModalInteraction) -> Result<Self, Refusal> {
        let server = people::viewpoint_of_form(interaction).server;
        Ok(Self {
            actor: TournamentActor {
                person: people::sender(interaction),
                may_organise: permissions::sender_manages_server(interaction),
            },
            server: server.ok_or(Refusal::OnlyOnServers)?,
        })
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
            return Err(missing(id));
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
            let missing = TournamentRefusal::NoSuchLeague(league);
            return Err(Refusal::from(ServiceRefusal::Tournament(missing)).into());
        }
        Ok(view)
    }

    /// Whether they may manage a tournament.
    pub fn organises(&self, view: &TournamentView) -> bool {
        self.actor.may_organise || view.tournament.organiser == self.actor.person.id
    }
}

fn missing(id: TournamentId) -> RequestError {
    let missing = TournamentRefusal::NoSuchTournament(id);
    Refusal::from(ServiceRefusal::Tournament(missing)).into()
}
