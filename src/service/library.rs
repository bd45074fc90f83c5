//! A person's own library: records for study. They are never rated, and nobody else is shown them.

use jiff::Timestamp;

use super::error::{ServiceRefusal, use_case};
use super::{Error, LibraryText, Service};
use crate::game::PlayerId;
use crate::game::limits::LIBRARY_RECORDS;
use crate::rules::RecordText;
use crate::store::SavedRecord;

/// A record in a library by its headers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordTitle {
    /// Its number.
    pub number: u32,
    /// Names and values.
    pub headers: Vec<(String, String)>,
}

/// The most records of a library that are listed: more lines than a message has room for.
const LONGEST_LIST: u32 = 64;

/// A person's library, as far as it is listed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Library {
    /// Its newest records, the last one first.
    pub newest: Vec<SavedRecord>,
    /// How many it has.
    pub size: u32,
}

/// What became of records that were imported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// How many were added.
    pub added: usize,
    /// How many the library had already.
    pub known: usize,
    /// How many it had no room for.
    pub left_out: usize,
}

impl Service {
    /// Adds records to a person's library, as long as it has room.
    pub async fn import(
        &self,
        player: PlayerId,
        records: &[LibraryText],
        now: Timestamp,
    ) -> Result<Imported, Error> {
        use_case("import records of a person".to_owned(), async {
            let mut writing = self.store.write().await?;
            self.check_first(&mut writing, now).await?;
            let mut imported = Imported::default();
            let mut size = writing.library_size(player).await?;
            for (index, record) in records.iter().enumerate() {
                if size >= LIBRARY_RECORDS {
                    imported.left_out = records.len() - index;
                    break;
                }
                if writing.add_to_library(player, record.as_str(), now).await? {
                    imported.added += 1;
                    size += 1;
                } else {
                    imported.known += 1;
                }
            }
            writing.commit().await?;
            Ok(imported)
        })
        .await
    }

    /// The newest records of a person, and how many there are.
    pub async fn library(&self, player: PlayerId) -> Result<Library, Error> {
        use_case("list the records of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            Ok(Library {
                newest: reading.newest_records(player, LONGEST_LIST).await?,
                size: reading.library_size(player).await?,
            })
        })
        .await
    }

    /// The records of a person whose number, or a word of one of whose headers in any case, begins with
    /// what was typed; the last one first.
    pub async fn library_matching(
        &self,
        player: PlayerId,
        typed: &str,
    ) -> Result<Vec<RecordTitle>, Error> {
        let typed = typed.trim().to_lowercase();
        use_case("suggest records of a person".to_owned(), async {
            let mut reading = self.store.read().await?;
            let titles = reading.library_titles(player).await?.into_iter();
            let mut titles: Vec<_> = titles
                .map(|(number, text)| RecordTitle {
                    number,
                    headers: RecordText::headers_of(&text),
                })
                .collect();
            titles.retain(|title| title.matches(&typed));
            Ok(titles)
        })
        .await
    }

    /// A record of a person by its number.
    pub async fn library_record(
        &self,
        player: PlayerId,
        number: u32,
    ) -> Result<SavedRecord, Error> {
        use_case(format!("look up record {number} of a person"), async {
            let mut reading = self.store.read().await?;
            let found = reading.library_record(player, number).await?;
            Ok(found.ok_or(ServiceRefusal::NoSuchRecord(number))?)
        })
        .await
    }

    /// Deletes a record of a person.
    pub async fn remove_from_library(&self, player: PlayerId, number: u32) -> Result<(), Error> {
        use_case(format!("delete record {number} of a person"), async {
            let mut writing = self.store.write().await?;
            if !writing.remove_from_library(player, number).await? {
                return Err(ServiceRefusal::NoSuchRecord(number).into());
            }
            writing.commit().await?;
            Ok(())
        })
        .await
    }
}

impl RecordTitle {
    fn matches(&self, typed: &str) -> bool {
        let has = |value: &str| {
            let value = value.to_lowercase();
            let words = value.match_indices(' ').map(|(at, _)| at + 1);
            std::iter::once(0)
                .chain(words)
                .any(|at| value[at..].starts_with(typed))
        };
        self.number.to_string().starts_with(typed) || self.headers.iter().any(|(_, it)| has(it))
    }
}
