//! The page as somebody at the browser has it: looking, pressing, typing.

use std::path::Path;

use serde_json::{Value, json};

use crate::driver::{Driver, Window};
use crate::stage::Stage;

/// What stands in for an element in the driver's answers.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Keys that are no letters.
pub const ENTER: &str = "\u{E007}";
pub const DOWN: &str = "\u{E015}";
pub const ESCAPE: &str = "\u{E00C}";
pub const TAB: &str = "\u{E004}";

/// A browser that shows the playground.
pub struct Screen {
    pub driver: Driver,
}

impl Screen {
    /// Opens the page; none where there is no browser.
    pub async fn open(stage: &Stage, window: Window) -> Option<Self> {
        let driver = Driver::start(window).await?;
        driver.post("url", json!({"url": stage.address()})).await;
        let screen = Self { driver };
        screen
            .until("document.querySelector('.head-bar h1 span')")
            .await;
        Some(screen)
    }

    /// What an expression gives once it gives something.
    pub async fn until(&self, expression: &str) -> Value {
        let script = format!(
            "{}\nuntil(() => {expression}, arguments[arguments.length - 1]);",
            include_str!("page.js")
        );
        let body = json!({"script": script, "args": []});
        match self.driver.attempt("execute/async", body).await {
            Ok(found) => found,
            Err(error) => {
                self.is_shown_as("failure").await;
                panic!("waiting for {expression}: {error}");
            }
        }
    }

    /// What an expression gives now; promises are waited for.
    pub async fn look(&self, expression: &str) -> Value {
        let script = format!("{}\nreturn {expression};", include_str!("page.js"));
        let body = json!({"script": script, "args": []});
        self.driver.post("execute/sync", body).await
    }

    /// Presses an element, once it is there; again where it was replaced just then.
    pub async fn press(&self, element: &str) {
        loop {
            let found = self.until(element).await;
            let id = found[ELEMENT].as_str().expect("an element was named");
            let command = format!("element/{id}/click");
            match self.driver.attempt(&command, json!({})).await {
                Ok(_) => return,
                Err(error) if error.starts_with("stale element") => {}
                Err(error) => panic!("pressing {element}: {error}"),
            }
        }
    }

    /// Uses a control of the newest message that has it.
    pub async fn uses(&self, label: &str) {
        self.press(&format!("control({})", json!(label))).await;
    }

    /// Sends keys to whatever has the focus.
    pub async fn types(&self, text: &str) {
        let keys = text.chars().flat_map(|key| {
            let key = key.to_string();
            [
                json!({"type": "keyDown", "value": key}),
                json!({"type": "keyUp", "value": key}),
            ]
        });
        let keys = json!({"type": "key", "id": "keys", "actions": keys.collect::<Vec<_>>()});
        self.driver
            .post("actions", json!({"actions": [keys]}))
            .await;
    }

    /// Speaks for another account.
    pub async fn sits(&self, name: &str) {
        self.press(&format!("account({})", json!(name))).await;
        let label = json!(format!("{name}'s window"));
        self.until(&format!("pane().getAttribute('aria-label') === {label}"))
            .await;
    }

    /// Waits until a message with these words is there.
    pub async fn sees(&self, words: &str) {
        self.until(&format!("said({})", json!(words))).await;
    }

    /// Sends a message, from the field for it.
    pub async fn says(&self, text: &str) {
        self.press("pane().querySelector('.composer textarea')")
            .await;
        self.types(text).await;
        self.types(ENTER).await;
    }

    /// Chooses a command by typing its name; its fields are there then.
    pub async fn begins(&self, command: &str) {
        self.press("pane().querySelector('.composer textarea')")
            .await;
        self.types(&format!("/{command}")).await;
        let label = json!(format!("/{command}"));
        self.until(&format!("withText('.option-label', {label})"))
            .await;
        self.types(ENTER).await;
        self.until("document.activeElement.closest('.command-line')")
            .await;
    }

    /// Adds an option to the command and fills it in.
    pub async fn fills(&self, option: &str, value: &str) {
        let chip = format!("withText('.chip', {0})", json!(option));
        let label = format!("withText('.option-field label', {0})", json!(option));
        self.press(&format!("{chip} ?? {label}")).await;
        self.until(&format!("document.activeElement === {label}?.control"))
            .await;
        self.types(value).await;
        self.until("document.querySelector('.option.is-active, .listbox .option')")
            .await;
        let is_walked_to = self.look("Boolean(document.querySelector('.option.is-active'))");
        if is_walked_to.await == json!(false) {
            self.types(DOWN).await;
        }
        self.types(ENTER).await;
    }

    /// Sends the command.
    pub async fn sends(&self) {
        self.press("withText('.command-line .button', 'Send')")
            .await;
        self.until("!document.querySelector('.command-line')").await;
    }

    /// The text of the newest picture for those who do not see it.
    pub async fn alt(&self) -> String {
        let alt = self
            .look("[...pane().querySelectorAll('.picture img')].at(-1).alt")
            .await;
        alt.as_str().unwrap().to_owned()
    }

    /// Nothing was complained about on the browser's console.
    pub async fn is_quiet(&self) {
        let log = self.driver.post("se/log", json!({"type": "browser"})).await;
        assert_eq!(log, json!([]), "the console has something to say");
    }

    /// Keeps a picture of the page, where the variable `PLAYGROUND_PICTURES` names a folder.
    pub async fn is_shown_as(&self, name: &str) {
        let Some(folder) = std::env::var_os("PLAYGROUND_PICTURES") else {
            return;
        };
        let picture = self.driver.get("screenshot").await;
        let bytes = base64(picture.as_str().unwrap());
        std::fs::write(Path::new(&folder).join(format!("{name}.png")), bytes).unwrap();
    }
}

/// Bytes from their usual way of being text.
fn base64(text: &str) -> Vec<u8> {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |byte: u8| DIGITS.iter().position(|it| *it == byte);
    let digits: Vec<usize> = text.bytes().filter_map(digit).collect();
    let bytes = digits.chunks(4).flat_map(|four| {
        let bits = four.iter().fold(0, |sum, digit| sum << 6 | digit) << (6 * (4 - four.len()));
        let count = four.len() * 6 / 8;
        (0..count).map(move |at| u8::try_from(bits >> (16 - 8 * at) & 0xFF).unwrap())
    });
    bytes.collect()
}
