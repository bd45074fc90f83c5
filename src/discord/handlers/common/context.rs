//! What a slash command is given, and what it returns.

use std::convert::Infallible;
use std::sync::Arc;

use crate::discord::bot::Bot;

/// The context of a command.
pub type Context<'a> = poise::ApplicationContext<'a, Arc<Bot>, Infallible>;
/// The result of a command, which handles every error itself.
pub type CommandResult = Result<(), Infallible>;
