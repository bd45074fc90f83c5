//! What people did, written down so that it can be done again in another world.
//!
//! A line of JSON is one act. Ids differ from world to world, so people, places, messages and
//! controls go by what is to be read on the screen: names, and how a message begins.
//!
//! ```json
//! {"who": "Ann", "in": "#general", "do": "slash", "command": "challenge", "options": {"opponent": "@Ben"}}
//! {"who": "Ben", "in": "#general", "do": "press", "control": "Accept", "on": "@Ben, Ann invites you"}
//! {"who": "Ben", "in": "@Tessera", "do": "say", "text": "K11"}
//! ```
//!
//! `in` is a channel or thread by its name, or with `@` the conversation with the bot. Where an act
//! names no message, `after` may say which one must be there before.

mod line;
mod names;
mod player;
mod recorder;

pub(crate) use self::recorder::{Recorder, line};
pub use self::{
    line::{Line, ScriptedAct},
    player::{Player, ScriptError},
};
