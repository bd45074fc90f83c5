//! Text stays text, whoever wrote it; and what markdown becomes.

use serde_json::{Value, json};

use crate::driver::WIDE;
use crate::screen::{ESCAPE, Screen, TAB};
use crate::stage::{Plan, Stage};

/// What would do something if anything read it as markup.
const MARKUP: &str = "<img src=x onerror=\"window.harmed = true\"><b>bold</b>&amp;";

#[tokio::test]
async fn names_and_messages_with_markup_show_as_text() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let villain = stage.discord.person(MARKUP);
    let general = stage.discord.general();
    villain.says(MARKUP).unwrap();
    villain.says(&format!("**{MARKUP}** `{MARKUP}`")).unwrap();
    villain
        .says(
            "[here](javascript:alert(1)) <javascript:alert(1)> [there](https://example.org/\"><b>)",
        )
        .unwrap();
    let thread = general.thread(MARKUP, &villain);
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    screen.sees(MARKUP).await;
    let named = json!(MARKUP);
    for place in [".name", ".member-name", ".place-name", ".system .link"] {
        let shown = format!(
            "[...pane().querySelectorAll('{place}')].some((it) => it.textContent === {named})"
        );
        screen.until(&shown).await;
    }
    screen
        .press(&format!(
            "pane().querySelector('[data-place=\"{}\"]')",
            thread.id()
        ))
        .await;
    screen
        .until(&format!(
            "pane().querySelector('h1').textContent.includes({named})"
        ))
        .await;
    let foreign =
        "document.querySelectorAll('img[src=x], .log b, [onerror], a[href^=javascript]').length";
    assert_eq!(screen.look(foreign).await, json!(0));
    assert_eq!(screen.look("window.harmed ?? null").await, Value::Null);
    screen.is_quiet().await;
    stage.clear().await;
}

#[tokio::test]
async fn markdown_becomes_what_discord_makes_of_it() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    let cases = [
        (
            "**a** *b* _c_ __d__ ~~e~~",
            "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s></p>",
        ),
        ("**a *b***", "<p><strong>a <em>b</em></strong></p>"),
        (
            "2 * 3 * 4, snake_case_name",
            "<p>2 * 3 * 4, snake_case_name</p>",
        ),
        ("\\*a\\*", "<p>*a*</p>"),
        (
            "`**a**` ``b`c``",
            "<p><code>**a**</code> <code>b`c</code></p>",
        ),
        (
            "```js\nlet a;\n```",
            "<pre tabindex=\"0\"><code>let a;</code></pre>",
        ),
        (
            "- a\n- **b**",
            "<ul><li>a</li><li><strong>b</strong></li></ul>",
        ),
        ("2. a\n3. b", "<ol start=\"2\"><li>a</li><li>b</li></ol>"),
        ("> a\n> b", "<blockquote><p>a</p><p>b</p></blockquote>"),
        ("# a", "<p class=\"heading level-1\">a</p>"),
        ("-# a", "<p class=\"subtext\">a</p>"),
        (
            "hi <@7>",
            "<p>hi <span class=\"mention\">@Zoe &lt;i&gt;</span></p>",
        ),
        ("<#9>", "<p><span class=\"mention\">#unknown</span></p>"),
        ("</move:5>", "<p><span class=\"mention\">/move</span></p>"),
        (
            "see https://a.example/b.",
            "<p>see <a href=\"https://a.example/b\" target=\"_blank\" rel=\"noopener noreferrer\">https://a.example/b</a>.</p>",
        ),
        ("a < b && c > d", "<p>a &lt; b &amp;&amp; c &gt; d</p>"),
    ];
    for (text, shown) in cases {
        let script = format!(
            "import('/markdown.js').then(({{ markdown }}) => {{
                const holder = document.createElement('div');
                const names = {{ person: () => ({{ name: 'Zoe <i>' }}), place: () => null }};
                holder.append(...markdown({}, names).flat(Infinity));
                return holder.innerHTML;
            }})",
            json!(text)
        );
        assert_eq!(screen.look(&script).await, json!(shown), "{text}");
    }
    stage.clear().await;
}

#[tokio::test]
async fn the_keyboard_is_enough() {
    let stage = Stage::set(Plan::default()).await.unwrap();
    let Some(screen) = Screen::open(&stage, WIDE).await else {
        return stage.clear().await;
    };
    let ben = "[...pane().querySelectorAll('.member')].find((it) => text(it) === 'Ben')";
    screen.until(ben).await;
    for _ in 0..40 {
        if screen
            .look(&format!("document.activeElement === {ben}"))
            .await
            == json!(true)
        {
            break;
        }
        screen.types(TAB).await;
    }
    screen.types("\u{E007}").await;
    screen
        .until("text(document.activeElement) === 'Challenge to Pente'")
        .await;
    screen.types(ESCAPE).await;
    screen
        .until(&format!("document.activeElement === {ben}"))
        .await;
    screen.types("\u{E007}").await;
    screen
        .until("text(document.activeElement) === 'Challenge to Pente'")
        .await;
    screen.types("\u{E007}").await;
    screen.sees("You invited Ben").await;
    screen.is_quiet().await;
    stage.clear().await;
}
