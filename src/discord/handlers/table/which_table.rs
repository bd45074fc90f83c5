//! Finds the table that a command means, even if it names none.

use crate::discord::bot::Bot;
use crate::discord::refusal::{Refusal, RequestError};
use crate::game::{Place, PlayerId, TableId};
use crate::service::{ServiceRefusal, TableView};

/// The table in this place with this number, open or not, or anywhere on this server if this person is
/// its host; or the only open one in this place that fits, if none is named.
pub async fn which(
    bot: &Bot,
    (here, by): (Place, PlayerId),
    named: Option<i64>,
    fits: impl Fn(&TableView) -> bool,
) -> Result<TableId, RequestError> {
    if let Some(number) = named {
        let id = TableId(number);
        let table = bot.service.table(id).await?.table;
        // A host reaches a table whose channel is gone.
        let is_hosts = table.host == by && table.place.server == here.server;
        if table.place != here && !is_hosts {
            return Err(Refusal::from(ServiceRefusal::NoSuchTable(id)).into());
        }
        return Ok(id);
    }
    let mut tables = bot.service.tables_in(here.channel).await?;
    if tables.iter().any(&fits) {
        tables.retain(fits);
    }
    match &tables[..] {
        [] => Err(Refusal::NoTable.into()),
        [only] => Ok(only.table.id),
        several => Err(Refusal::WhichTable {
            tables: several.iter().map(|view| view.table.id).collect(),
        }
        .into()),
    }
}
