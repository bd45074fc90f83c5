//! Packs records into a zip file, away from the threads that talk to Discord.

use std::io::{Cursor, Write};

use tokio::task::spawn_blocking;
use zip::result::ZipResult;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::discord::refusal::RequestError;

/// A file to be packed: its name and its text.
pub type Packed = (String, String);

/// The bytes of a zip file with these files.
pub async fn pack(files: Vec<Packed>) -> Result<Vec<u8>, RequestError> {
    let packed = spawn_blocking(move || write(&files)).await;
    let packed = packed.map_err(|error| RequestError::Bug(error.to_string()))?;
    packed.map_err(|error| RequestError::Bug(format!("the records cannot be packed: {error}")))
}

fn write(files: &[Packed]) -> ZipResult<Vec<u8>> {
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, text) in files {
        zip.start_file(name.as_str(), options)?;
        zip.write_all(text.as_bytes())?;
    }
    Ok(zip.finish()?.into_inner())
}
