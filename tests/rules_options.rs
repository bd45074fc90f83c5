//! The catalogue, and options that combine.

#[path = "rules_words/mod.rs"]
mod rules_words;

use rules_words::ruleset;
use tessera::rules::{Opening, Options, OptionsRefusal, catalogue};

#[test]
fn options_combine_where_they_make_sense() {
    let combined = Options {
        size: Some(13),
        opening: Some(Opening::Swap2),
        poof: Some(true),
        boat: Some(true),
    };
    for id in ["pente", "keryo-pente"] {
        let with = catalogue::with_options(&ruleset(id), combined).expect("they go together");
        assert_eq!(
            with.code(),
            format!("{id} boat=on opening=swap2 poof=on size=13")
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
fn the_catalogue_is_sound() {
    let all = catalogue::all();
    assert_eq!(all.len(), 30);
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
        assert!(ruleset.sentence.ends_with('.') && ruleset.sentence.len() <= 100);
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
