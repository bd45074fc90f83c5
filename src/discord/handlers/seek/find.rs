//! Finds an opponent for whoever asks, or puts them on the list.

use serenity::all::{CommandInteraction, ComponentInteraction};

use crate::discord::bot::Bot;
use crate::discord::handlers::common::ruleset::{DEFAULT_RULESET, meant_ruleset, named_ruleset};
use crate::discord::handlers::common::venue::CommandPlace;
use crate::discord::handlers::seek::conversation;
use crate::discord::message::Message;
use crate::discord::outbox::Post;
use crate::discord::refusal::{Refusal, RequestError};
use crate::discord::respond::Response;
use crate::discord::{people, views};
use crate::game::limits::Start;
use crate::game::{Band, First, InteractionId, Pace, Person, PlayerId, ServerSettings, Terms};
use crate::language::Text;
use crate::service::{SeekOutcome, SeekRequest};

/// Who seeks, and where.
pub struct Seeker {
    /// The person.
    pub person: Person,
    /// Where they are.
    pub here: CommandPlace,
    /// What they did, so that it is done once.
    pub interaction: InteractionId,
    /// The language of their client.
    pub locale: String,
}

/// What was typed.
#[derive(Default)]
pub struct SeekOptions {
    /// The ruleset.
    pub ruleset: Option<String>,
    /// The pace.
    pub pace: Option<Pace>,
    /// Whether the game is rated.
    pub rated: Option<bool>,
    /// How far the opponent's rating may be from one's own.
    pub band: Option<Band>,
    /// Whether people on other servers fit.
    pub everywhere: Option<bool>,
}

impl Seeker {
    /// Who gave a command.
    pub fn of_command(interaction: &CommandInteraction) -> Self {
        Self {
            person: people::commander(interaction),
            here: CommandPlace::of_command(interaction),
            interaction: people::id_of(interaction.id),
            locale: interaction.locale.clone(),
        }
    }

    /// Who pressed a button.
    pub fn of_press(interaction: &ComponentInteraction) -> Self {
        Self {
            person: people::presser(interaction),
            here: CommandPlace::of_press(interaction),
            interaction: people::id_of(interaction.id),
            locale: interaction.locale.clone(),
        }
    }
}

/// Shows who seeks an opponent.
pub async fn list(
    bot: &Bot,
    viewer: PlayerId,
    here: &CommandPlace,
) -> Result<Response, RequestError> {
    let seeks = bot.service.seeks(viewer, here.place.server, bot.now());
    Ok(Response::private(views::seeks(&seeks.await?)))
}

/// Finds an opponent, or puts the person on the list.
pub async fn find(
    bot: &Bot,
    seeker: Seeker,
    options: SeekOptions,
) -> Result<Response, RequestError> {
    bot.limits.post(seeker.person.id)?;
    let here = &seeker.here;
    let venue = here.venue(bot).await?;
    let terms = options.terms(&venue.usual)?;
    terms.check()?;
    let player = seeker.person.id;
    let has_agreed = bot.service.has_agreed_everywhere(player).await?;
    // Whoever seeks in private has no server's list to be on.
    let is_wanted = options.everywhere.unwrap_or(here.place.server.is_none());
    let conversation = if is_wanted && has_agreed {
        Some(conversation::open(bot, (player, &seeker.locale), seeker.interaction).await?)
    } else {
        None
    };
    let request = SeekRequest {
        terms,
        band: options.band.unwrap_or_default(),
        place: here.place,
        venue: venue.place,
        conversation,
    };
    let seek = request.seek(player, bot.now());
    conversation::check_found(bot, &seek, seeker.interaction).await?;
    let starting = bot.starts.begin(player, Start::Seek)?;
    let service = bot.service.for_interaction(seeker.interaction);
    let sought = service.seek(seeker.person, request, bot.toss(), bot.now());
    let sought = sought.await?;
    starting.counts();
    if let (SeekOutcome::Listed(view), true, false) = (&sought, is_wanted, has_agreed) {
        let asked = conversation::question(bot, player, view.seek.id).await?;
        let listed = views::seek_listed(view, has_agreed).text;
        return Ok(Response::private(Message {
            text: Text::lines([listed, asked.text]),
            ..asked
        }));
    }
    Ok(answer(&sought, (player, here), has_agreed))
}

/// What a person is told about their seek.
pub fn answer(
    sought: &SeekOutcome,
    (player, here): (PlayerId, &CommandPlace),
    has_agreed: bool,
) -> Response {
    match sought {
        SeekOutcome::Listed(view) => Response::private(views::seek_listed(view, has_agreed)),
        SeekOutcome::Matched(view) => {
            let message = views::playing(view, player, here.place.channel);
            Response::private(message).then(Post::Game(view.game.id))
        }
    }
}

impl SeekOptions {
    /// Whether nothing was typed.
    pub fn is_empty(&self) -> bool {
        let Self {
            ruleset,
            pace,
            rated,
            band,
            everywhere,
        } = self;
        ruleset.is_none()
            && pace.is_none()
            && rated.is_none()
            && band.is_none()
            && everywhere.is_none()
    }

    /// The terms that are sought: what was left out is usual on the server.
    fn terms(&self, usual: &ServerSettings) -> Result<Terms, RequestError> {
        let named = match &self.ruleset {
            Some(typed) => Some(meant_ruleset(typed, |ruleset| ruleset.seats == 2)?),
            None => usual.ruleset.filter(|usual| usual.seats == 2),
        };
        let ruleset = match named {
            Some(named) => named,
            None => named_ruleset(DEFAULT_RULESET).ok_or(Refusal::Command)?,
        };
        let pace = self.pace.or(usual.pace).unwrap_or_default();
        let can_be_rated = Terms::can_be_rated(&ruleset, pace);
        Ok(Terms {
            ruleset,
            pace,
            rated: self.rated.unwrap_or(can_be_rated),
            first: First::Chance,
            calls: false,
            set: false,
            claim: false,
            hill: false,
        })
    }
}
