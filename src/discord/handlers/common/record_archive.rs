//! The records of a person's finished games, as many as fit into one file.

use crate::discord::action::RecordFormat;
use crate::discord::bot::Bot;
use crate::discord::handlers::common::archive::Packed;
use crate::discord::handlers::common::record_file;
use crate::discord::refusal::RequestError;
use crate::game::{GameId, Viewpoint, limits};

/// The records for one file.
#[derive(Default)]
pub struct Gathered {
    /// The files.
    pub files: Vec<Packed>,
    /// The games that cannot be read.
    pub damaged: Vec<GameId>,
    /// The first game that was left out.
    pub next: Option<GameId>,
}

/// The records of the viewer's finished games from this number on, as many as fit into one file.
pub async fn gather(
    bot: &Bot,
    viewpoint: Viewpoint,
    format: RecordFormat,
    from: GameId,
) -> Result<Gathered, RequestError> {
    let mut gathered = Gathered::default();
    let mut bytes = 0;
    let mut next = Some(from);
    while let Some(from) = next {
        let found = bot.service.finished_games_from(viewpoint, from).await?;
        gathered.damaged.extend(found.games.damaged);
        for view in &found.games.views {
            let id = view.game.id;
            let packed = record_file::packed(bot, view, format).await?;
            bytes += packed.text.len();
            if gathered.files.len() == limits::EXPORTED_GAMES || bytes > limits::EXPORTED_BYTES {
                gathered.damaged.retain(|damaged| *damaged < id);
                gathered.next = Some(id);
                return Ok(gathered);
            }
            gathered.files.push(packed);
        }
        next = found.next;
    }
    Ok(gathered)
}
