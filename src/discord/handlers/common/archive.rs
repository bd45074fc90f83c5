//! Packs records into a zip file, away from the threads that talk to Discord.

use std::io::{Cursor, Write};

use jiff::Timestamp;
use jiff::tz::TimeZone;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::discord::bot::Bot;
use crate::discord::refusal::RequestError;

/// A file to be packed.
pub struct Packed {
    /// Its name.
    pub name: String,
    /// Its text.
    pub text: String,
    /// When it was last changed.
    pub at: Timestamp,
}

/// The bytes of a zip file with these files.
pub async fn pack(bot: &Bot, files: Vec<Packed>) -> Result<Vec<u8>, RequestError> {
    let packed = bot.files.run(move || write(&files)).await?;
    packed.map_err(|error| RequestError::Bug(format!("the records cannot be packed: {error}")))
}

fn write(files: &[Packed]) -> ZipResult<Vec<u8>> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for Packed { name, text, at } in files {
        let options = options.last_modified_time(in_zip(*at));
        zip.start_file(name.as_str(), options)?;
        zip.write_all(text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}

/// A time as zip files have it, in UTC; the first that they know if it lies outside of their years.
fn in_zip(at: Timestamp) -> DateTime {
    let at = at.to_zoned(TimeZone::UTC);
    let small = |part: i8| u8::try_from(part).unwrap_or_default();
    let year = u16::try_from(at.year()).unwrap_or_default();
    let [month, day, hour, minute, second] =
        [at.month(), at.day(), at.hour(), at.minute(), at.second()].map(small);
    DateTime::from_date_and_time(year, month, day, hour, minute, second).unwrap_or_default()
}
