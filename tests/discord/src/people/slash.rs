//! Commands: typed, completed while typing, and picked from the menu on a name.

use serde_json::Value;

use super::{
    ActError, Answer, AnswerKind, Choice, OptionValue, Person,
    found::{self, Found, Typed},
};
use crate::world::InteractionKind;

impl Person {
    /// Sends a command; a subcommand is named behind its command: `"offer draw"`.
    ///
    /// What the client would not send is refused: unknown commands and options, required options
    /// left out, values of the wrong kind, out of bounds, or not among the choices.
    pub async fn slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
    ) -> Result<Answer, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self, name)?;
            found.check(&typed)?;
            found.act(&world, &typed, None)
        };
        self.act(act).await
    }

    /// Sends a command with options no client would send; the command must be registered.
    pub async fn forged_slash<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
    ) -> Result<Answer, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self, name)?;
            found.act(&world, &typed, None)
        };
        self.act(act).await
    }

    /// Sends a command that no client would send, of any name and of any of Discord's kinds, and with
    /// the options as Discord would tell of them. Whether it is registered, and for whom, does not
    /// matter.
    pub async fn forged_command(
        &self,
        name: &str,
        kind: u8,
        options: &Value,
    ) -> Result<Answer, ActError> {
        self.act(found::forged(InteractionKind::Command, name, kind, options))
            .await
    }

    /// The same while typing.
    pub async fn forged_autocomplete(
        &self,
        name: &str,
        kind: u8,
        options: &Value,
    ) -> Result<Answer, ActError> {
        self.act(found::forged(
            InteractionKind::Autocomplete,
            name,
            kind,
            options,
        ))
        .await
    }

    /// What is suggested while typing the option `focused`, given what was typed so far.
    pub async fn autocomplete<'a>(
        &self,
        name: &str,
        options: impl IntoIterator<Item = (&'a str, OptionValue)>,
        focused: &str,
    ) -> Result<Vec<Choice>, ActError> {
        let typed = own(options);
        let act = {
            let world = self.shared.world();
            let found = Found::look_up(&world, self, name)?;
            found.check_completes(focused)?;
            found.act(&world, &typed, Some(focused))
        };
        let answer = self.act(act).await?;
        match answer.kind {
            AnswerKind::Autocomplete => Ok(answer.choices),
            other => Err(ActError::UnexpectedAnswer(format!("{other:?}"))),
        }
    }

    /// Picks a command from the menu on somebody's name.
    pub async fn user_menu(&self, name: &str, target: &Self) -> Result<Answer, ActError> {
        let act = found::user_menu(&self.shared.world(), self, name, target)?;
        self.act(act).await
    }
}

fn own<'a>(options: impl IntoIterator<Item = (&'a str, OptionValue)>) -> Typed {
    options
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value))
        .collect()
}
