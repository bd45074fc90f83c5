//! A file is attached to a command in the browser.

use crate::driver::PHONE;
use crate::screen::Screen;
use crate::stage::{Plan, Stage};

/// Chooses a file for the option of the command, as from the disk.
const CHOOSES: &str = "(() => {
    const input = document.querySelector('.option-field.file-field input');
    const record = '[Game \"Pente\"]\\n[Player 1 Name \"Zoë\"]\\n\\n1. K10 L10 2. A1 ?';
    const files = new DataTransfer();
    files.items.add(new File([record], 'one & two.txt'));
    input.files = files.files;
    input.dispatchEvent(new Event('change'));
})()";

#[tokio::test]
async fn records_are_imported_from_a_file() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, PHONE).await else {
        return stage.clear().await;
    };
    screen.begins("import").await;
    screen.press("withText('.chip', 'file')").await;
    screen
        .until("document.querySelector('.option-field.file-field input')")
        .await;
    screen.look(CHOOSES).await;
    screen
        .until("document.querySelector('.option-field.file-field[aria-busy=\"false\"]')")
        .await;
    screen.is_shown_as("phone-file").await;
    screen.sends().await;
    screen.sees("I added 1 record to your library.").await;
    screen.begins("import").await;
    screen.sends().await;
    screen.sees("Zoë").await;
    screen.is_quiet().await;
    assert_eq!(stage.discord.violations(), []);
    stage.clear().await;
}
