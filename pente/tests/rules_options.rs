//! The catalogue, and options that combine.

#[path = "rules_words/mod.rs"]
mod rules_words;

use pente::rules::{
    Bans, Colour, Opening, Options, OptionsRefusal, Overline, StoneColour, catalogue,
};
use rules_words::ruleset;

#[test]
fn options_combine_where_they_make_sense() {
    let combined = Options {
        size: Some(13),
        opening: Some(Opening::Swap2),
        poof: Some(true),
        boat: Some(true),
        overline: Some(Overline::Neutral),
        bans: Some(Bans::First),
        ..Options::default()
    };
    for id in ["pente", "keryo-pente"] {
        let with = catalogue::with_options(&ruleset(id), combined).expect("they go together");
        assert_eq!(
            with.code(),
            format!("{id} bans=first boat=on opening=swap2 overline=neutral poof=on size=13")
        );
        assert_eq!(catalogue::decode(&with.code()), Ok(with));
        assert!(!with.rated_allowed());
    }
    let name = "Gomoku";
    let refused = |id: &str, options: Options| catalogue::with_options(&ruleset(id), options);
    let size = |lines| Options {
        size: Some(lines),
        ..Options::default()
    };
    assert_eq!(
        refused("pente", size(0)),
        Err(OptionsRefusal::Size { lines: 0 })
    );
    assert_eq!(
        refused("pente", size(200)),
        Err(OptionsRefusal::Size { lines: 200 })
    );
    assert_eq!(
        refused("pente", size(10)),
        Err(OptionsRefusal::Size { lines: 10 })
    );
    assert!(refused("gomoku", size(15)).is_ok());
    assert!(
        refused("small-keryo", size(13)).is_ok(),
        "it has that size already"
    );
    let poof = Options {
        poof: Some(true),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", poof),
        Err(OptionsRefusal::PoofIsFixed { ruleset: name })
    );
    let boat = Options {
        boat: Some(true),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", boat),
        Err(OptionsRefusal::BoatIsFixed { ruleset: name })
    );
    let swap = Options {
        opening: Some(Opening::Swap),
        ..Options::default()
    };
    assert_eq!(
        refused("gomoku", swap),
        Err(OptionsRefusal::OpeningIsFixed { ruleset: name })
    );
    let refusal = refused("linear-pente", size(19)).expect_err("a line is no square");
    assert!(matches!(refusal, OptionsRefusal::SizeIsFixed { .. }));
}

#[test]
fn some_rulesets_have_an_option_of_their_own() {
    for (code, is_known) in [
        ("pente bans=none overline=wins", true),
        ("keryo-pente bans=both overline=neutral", true),
        ("ninuki-renju bans=both", true),
        ("ninuki-renju bans=first", true),
        ("ninuki-renju bans=none", false),
        ("ninuki-renju overline=wins", false),
        ("ninuki-renju opening=swap", false),
        ("ninuki-renju size=19", false),
        ("complication bans=first", false),
        ("gomoku bans=first", false),
        ("boat-pente overline=neutral", false),
        ("points opening=tournament", true),
        ("points opening=free", true),
        ("points opening=swap2", false),
        ("points size=13", false),
        ("points-3 opening=tournament", false),
        ("pente bans=some", false),
        ("pente overline=loses", false),
    ] {
        assert_eq!(catalogue::decode(code).is_ok(), is_known, "{code}");
    }
    for code in [
        "pente overline=neutral",
        "pente bans=both",
        "ninuki-renju bans=first",
        "points opening=tournament",
    ] {
        let with = ruleset(code);
        assert_eq!(with.code(), code);
        assert!(!with.rated_allowed(), "{code}");
    }
    assert_eq!(ruleset("pente bans=none overline=wins").code(), "pente");
}

#[test]
fn who_begins_is_shown_black_where_that_is_the_custom() {
    let black: Vec<_> = catalogue::all()
        .iter()
        .filter(|ruleset| ruleset.stone_colour(Colour::FIRST) == StoneColour::Black)
        .map(|ruleset| ruleset.id)
        .collect();
    assert_eq!(black, ["gomoku", "ninuki-renju"]);
    for ruleset in catalogue::all() {
        let mut shown = ruleset.stone_colours;
        shown.sort();
        assert_eq!(shown, StoneColour::WHITE_BEGINS, "{}", ruleset.id);
    }
}

#[test]
fn the_catalogue_is_sound() {
    let all = catalogue::all();
    assert_eq!(all.len(), 34);
    for (index, ruleset) in all.iter().enumerate() {
        assert_eq!(catalogue::find(ruleset.id), Some(*ruleset));
        assert_eq!(catalogue::decode(ruleset.id), Ok(*ruleset));
        assert_eq!(ruleset.code(), ruleset.id);
        assert!(
            all[..index]
                .iter()
                .all(|other| other.id != ruleset.id && other.name != ruleset.name)
        );
        assert_eq!(ruleset.rated_allowed(), ruleset.rated);
        assert!(!ruleset.about.paragraphs.is_empty() && !ruleset.about.diagrams.is_empty());
        for diagram in ruleset.about.diagrams {
            assert_eq!(
                diagram.points().count(),
                diagram.files() * diagram.ranks.len()
            );
            assert!(
                diagram
                    .ranks
                    .iter()
                    .all(|rank| rank.len() == diagram.files())
            );
        }
    }
    for code in [
        "",
        "chess",
        "pente size",
        "pente size=x",
        "pente komi=6",
        "pente size=10",
    ] {
        assert!(catalogue::decode(code).is_err(), "{code}");
    }
}
