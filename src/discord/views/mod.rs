//! The views: pure functions from game state and results to messages.
//!
//! Nothing here sends anything or knows how it is sent. Every name goes through [`safe_text`].

mod about;
mod beginning;
mod calendar_file;
mod calls;
mod changing;
mod computer;
mod conduct;
mod counter_offer;
mod courtesies;
mod crosstable;
mod crosstable_text;
mod daily_puzzle;
mod departures;
mod export;
mod follow;
mod games;
mod help;
mod hill;
mod history;
mod if_then;
mod import;
mod invitation;
mod leaderboard;
mod league;
mod league_post;
mod league_table;
mod league_words;
mod learn;
mod learn_mistake;
mod lesson_buttons;
mod lesson_comment;
mod lesson_list;
mod lesson_points;
mod lesson_state;
mod marked_board;
mod match_score;
mod move_buttons;
mod move_line;
mod news;
mod offers;
mod openings;
mod pad_ways;
mod past_board;
mod past_plans;
pub mod phrases;
mod picker;
mod privacy;
mod profile;
mod puzzle;
mod puzzle_buttons;
mod puzzle_none;
mod refusal;
mod rematch;
mod reminders;
mod resign;
mod result;
mod review;
mod review_share;
mod rules;
pub mod safe_text;
mod seal_news;
mod sealing;
mod season;
pub mod seats;
mod seek;
mod server;
mod set;
mod settings;
mod stepping;
mod table;
mod tally;
pub mod time;
mod tournament;
mod tournament_calendar;
mod tournament_form;
mod tournament_format;
mod tournament_list;
mod tournament_log;
mod tournament_manage;
mod tournament_news;
mod tournament_page;
mod tournament_post;
mod tournament_questions;
mod tournament_result;
mod tournament_setup;
mod tournament_starts;
mod tournament_table;
mod turn;
mod turning_point;

#[cfg(test)]
mod tests;

pub use about::about;
pub use calls::last_call;
pub use changing::{change_button, changed_receipt, is_changed};
pub use computer::{begun as computer_begun, no_move, opponents, results as computer_results};
pub use conduct::{report_form, reported};
pub use counter_offer::{
    countered, draft, invitation_dropped, invitation_kept, preview_of_invitation,
};
pub use courtesies::{claimed, day_given};
pub use crosstable::{crosstable, crosstable_picture};
pub use crosstable_text::{
    in_parentheses as crosstable_in_parentheses, is_struck_out as crosstable_is_struck_out,
};
pub use daily_puzzle::{daily_puzzle, solve_button};
pub use export::{export_menu, exported, exported_all};
pub use follow::{ask_follow, followed_games, no_longer_followed, now_followed};
pub use games::{choice, games, past_choice, which_game};
pub use help::{choose_friend, help, help_details, help_ladder};
pub use hill::{ask_leave as ask_leave_hill, hill, title as hill_title};
pub use history::{end_card, history, result_word};
pub use if_then::{plan, plan_cleared, replace_line};
pub use import::{
    imported, library, record, record_choice, record_deleted, record_moves, record_names,
};
pub use invitation::{invitation, sent, sent_elsewhere, title};
pub use leaderboard::{LadderSeasons, ladder};
pub use league::{chosen_division, league_division, league_page};
pub use learn::{lesson_form, lesson_head, lesson_page, with_language_of_game};
pub use lesson_buttons::with_running_game;
pub use lesson_list::{lesson_list, lesson_offer, lessons_declined};
pub use lesson_state::{LessonPage, LessonState};
pub use marked_board::{ComparedPart, MarkedBoard};
pub use match_score::{handicap_by_ratings, usual_handicap};
pub use move_buttons::{
    form, go_on, label, more, next, power_stones_left, to_move as ways_to_move, type_again,
    typing_help,
};
pub use news::{news, private_news};
pub use offers::{
    agreed_to_offer, done as offer_done, lapsed as offer_lapsed, offer, offered, replied,
    stands as offer_stands, went_on,
};
pub use openings::{OpeningPage, opening_form};
pub use past_board::past;
pub use phrases::{bans, opening, overline};
pub use picker::{choices, menus, pad, picker_of, preview};
pub use privacy::{
    ask_to_delete, ask_to_delete_again, deleting, nothing_deleted, stored, stored_in_file,
};
pub use profile::{chart_title, profile};
pub use puzzle::{PuzzleState, puzzle_form, puzzle_page, puzzle_status};
pub use puzzle_buttons::puzzle_pad;
pub use puzzle_none::{no_puzzle, puzzle_stands, puzzles_kept_back, puzzles_repeated};
pub use refusal::{refusal, refusal_over_board};
pub use rematch::{rematch_begun, rematch_offered};
pub use reminders::{digest, private_reminder, reminder};
pub use resign::{played_on, question, resigned};
pub use result::{is_worth_showing, replay};
pub use review::{review, review_begun, review_beside, review_title, review_waits, review_without};
pub use review_share::{
    share_agreed, share_asked, share_at_once, share_button, share_declined, share_other_declined,
    share_question, share_waits, share_you_declined,
};
pub use rules::{catalogue, rules, unknown_ruleset};
pub use seal_news::{seal_invitation, with_seal_invitation};
pub use sealing::{seal_picker, sealed, unsealed};
pub use season::{
    meant_season, podium_score, season_choice, season_length, season_name, season_over,
};
pub use seek::{
    ask_everywhere, bands, conversation_opened, playing, seek_listed, seek_stopped, seeks,
};
pub use server::{barred, continued_here, saved_server, server_with_barred, thread_name};
pub use set::outcome_in_alt as set_outcome_in_alt;
pub use settings::{
    CLIENT, SHARED, blocked, saved_settings, server_languages, setting_choices, settings, themes,
    zone_form,
};
pub use stepping::{after_moves, step};
pub use table::{
    invited_to_table, own_button, removed_from_table, sat_down, stood_up, table, table_ended,
    table_filled, table_invitation, table_opened,
};
pub use time::paces;
pub use tournament::{announcement_button, heading as tournament_heading, tournament};
pub use tournament_calendar::{tournament_calendar, tournament_calendar_file};
pub use tournament_form::{FULL, TIME, not_taken, of_line as of_tournament_line, tournament_form};
pub use tournament_list::{no_tournament, tournaments};
pub use tournament_log::tournament_log;
pub use tournament_manage::{
    FROM, cancellation_form, decision_form, reason_missing, replacement_form, tournament_board,
    tournament_boards, tournament_manage, tournament_person,
};
pub use tournament_page::tournament_page;
pub use tournament_post::tournament_event;
pub use tournament_questions::{
    ask_bye, ask_cancel as ask_cancel_tournament, ask_end_league, ask_end_series,
    ask_leave_tournament, ask_pause as ask_pause_tournament, ask_put_off, ask_replace,
    ask_resume as ask_resume_tournament, ask_start as ask_start_tournament, ask_take_out,
    ask_take_over, which_tournament,
};
pub use tournament_setup::{DraftFaults, DraftPage, NONE, seen_with, tournament_draft};
pub use tournament_table::{
    places as tournament_places, points as tournament_points,
    tie_break_value as tournament_tie_break,
};
pub use turn::{again, again_to, confirmed, posted_in, sides, standing, turn};
pub use turning_point::{turning_point, turning_point_board};

use crate::language::{Text, say};

/// Says that the stored data for the request is damaged.
pub fn unreadable(failure: &str) -> Text {
    say!(general::damaged, failure = failure)
}

/// Says that a request failed through no fault of the person.
pub fn failed(failure: &str) -> Text {
    say!(general::failed, failure = failure)
}
