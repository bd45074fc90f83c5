//! Whether everybody can use the page, as far as a program can tell: axe-core's rules.

use serde_json::{Value, json};

use crate::screen::Screen;

/// What counts against the page.
const SERIOUS: [&str; 2] = ["serious", "critical"];

/// Nothing serious is found on the page as it is now, in its colours for the dark and for the light.
pub async fn is_accessible(screen: &Screen) {
    for scheme in ["dark", "light"] {
        let feature = json!({"features": [{"name": "prefers-color-scheme", "value": scheme}]});
        screen
            .driver
            .protocol("Emulation.setEmulatedMedia", feature)
            .await;
        let findings = findings(screen).await;
        assert_eq!(findings, Vec::<String>::new(), "in {scheme}");
    }
}

async fn findings(screen: &Screen) -> Vec<String> {
    let script = format!(
        "{}\nconst done = arguments[arguments.length - 1];\n\
         axe.run(document, {{resultTypes: ['violations']}}).then((it) => done(it.violations));",
        include_str!("axe/axe.min.js")
    );
    let body = json!({"script": script, "args": []});
    let found = screen.driver.post("execute/async", body).await;
    let found = found.as_array().expect("axe lists what it finds").clone();
    let serious = found.iter().filter(|it| {
        let impact = it["impact"].as_str().unwrap_or_default();
        SERIOUS.contains(&impact)
    });
    serious.map(words).collect()
}

fn words(finding: &Value) -> String {
    let nodes = finding["nodes"].as_array().into_iter().flatten();
    let nodes: Vec<_> = nodes
        .take(3)
        .map(|node| format!("{} {}", node["html"], node["failureSummary"]))
        .collect();
    format!("{}: {}", finding["help"], nodes.join("; "))
}
