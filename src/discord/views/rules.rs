//! The rules of play in plain words, and the catalogue to choose from.

use crate::discord::action::{Action, PlayerGroup};
use crate::discord::message::{Item, Menu, Message};
use crate::discord::views::safe_text::typed;
use crate::language::{Text, about_ruleset, say};
use crate::rules::{Diagram, Ruleset, catalogue};

/// All rulesets by name, with menus to choose one to read about.
pub fn catalogue() -> Message {
    catalogue_below(say!(rules::choose))
}

/// The same after somebody typed a name that no ruleset has.
pub fn unknown_ruleset(text: &str) -> Message {
    catalogue_below(say!(rules::unknown, typed = typed(text)))
}

fn catalogue_below(head: Text) -> Message {
    let named = |group: PlayerGroup| {
        let names: Vec<_> = of(group).map(|ruleset| ruleset.name).collect();
        names.join(" · ")
    };
    Message::text(Text::lines([
        head,
        say!(rules::for_two, names = named(PlayerGroup::Two)),
        say!(rules::for_more, names = named(PlayerGroup::More)),
    ]))
    .with_menu(menu(PlayerGroup::Two))
    .with_menu(menu(PlayerGroup::More))
}

/// One ruleset: its summary, its paragraphs, and captions for its diagrams.
pub fn rules(ruleset: &Ruleset) -> Message {
    let about = ruleset.about;
    let name = Text::verbatim(format!("**{}**", ruleset.name));
    let head = Text::joined([name, about_ruleset(about.sentence)], " · ");
    let mut parts = vec![head];
    parts.extend(about.paragraphs.iter().copied().map(about_ruleset));
    let numbered = about.diagrams.len() > 1;
    let captions = (1..).zip(about.diagrams).map(|(number, diagram)| {
        let caption = caption(diagram);
        if numbered {
            say!(rules::drawing_numbered, number = number, caption = caption)
        } else {
            say!(rules::drawing, caption = caption)
        }
    });
    parts.push(Text::lines(captions));
    if ruleset.seats == 2 {
        parts.push(say!(rules::begin, ruleset = ruleset.id));
    } else {
        parts.push(say!(rules::begin_table, ruleset = ruleset.id));
    }
    parts.retain(|part| !part.is_empty());
    Message::text(Text::joined(parts, "\n\n"))
        .with_menu(menu(PlayerGroup::Two))
        .with_menu(menu(PlayerGroup::More))
}

fn caption(diagram: &Diagram) -> Text {
    diagram.caption.map(about_ruleset).unwrap_or_default()
}

fn menu(group: PlayerGroup) -> Menu {
    let prompt = match group {
        PlayerGroup::Two => say!(rules::menu_two),
        PlayerGroup::More => say!(rules::menu_more),
    };
    Menu {
        action: Action::Rules(group),
        prompt,
        items: of(group)
            .map(|ruleset| Item {
                about: about_ruleset(ruleset.about.sentence),
                ..Item::new(Text::verbatim(ruleset.name), ruleset.id)
            })
            .collect(),
    }
}

fn of(group: PlayerGroup) -> impl Iterator<Item = &'static Ruleset> {
    catalogue::all()
        .iter()
        .filter(move |ruleset| (ruleset.seats == 2) == (group == PlayerGroup::Two))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::message::{ComponentRow, LONGEST};
    use crate::language::Language;

    #[test]
    fn every_ruleset_can_be_chosen_and_fits_into_a_message() {
        let mut listed = Vec::new();
        for row in catalogue().rows {
            let ComponentRow::Menu(menu) = row else {
                panic!("only menus");
            };
            assert!(menu.items.len() <= 25, "{:?}", menu.prompt);
            for item in menu.items {
                assert!(
                    item.about.in_language(Language::English).chars().count() <= 100,
                    "{:?}",
                    item.about
                );
                listed.push(item.value);
            }
        }
        let all = crate::rules::catalogue::all();
        assert_eq!(listed.len(), all.len());
        assert!(all.iter().all(|it| listed.contains(&it.id.to_owned())));
        assert!(
            catalogue()
                .text
                .in_language(Language::English)
                .chars()
                .count()
                <= LONGEST
        );
        for ruleset in all {
            let text = rules(ruleset).text.in_language(Language::English);
            assert!(text.chars().count() <= LONGEST, "{text}");
            assert!(text.starts_with(&format!("**{}** · ", ruleset.name)));
            assert!(!ruleset.about.diagrams.is_empty(), "{}", ruleset.id);
        }
    }

    #[test]
    fn where_the_sources_differ_it_is_told() {
        for (id, told) in [
            ("pente", "The sources differ on six or more in a row"),
            ("pente", "option `bans`"),
            ("ninuki-renju", "The sources differ on whom the ban binds"),
            ("ninuki-renju", "whoever moves first has black"),
            ("gomoku", "whoever moves first has black"),
            ("team-pente", "The sources differ on a partner's stones"),
            ("pyatka", "an encyclopedia doubts the story"),
            ("pyatka", "a draw once 2,000 stones have been placed"),
            ("points", "The tournament rule is optional"),
            ("partners", "The tournament rule is optional"),
            ("points", "option `target` sets another"),
            ("points-4", "With `handicap`"),
            ("points-4", "gives up the whole match"),
            ("points-4", "A low target may be reached in the first game."),
        ] {
            let ruleset = crate::rules::catalogue::find(id).expect("the catalogue has it");
            let text = rules(&ruleset).text.in_language(Language::English);
            assert!(text.contains(told), "{id}: {text}");
        }
    }
}
