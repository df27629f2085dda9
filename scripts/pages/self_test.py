# SPDX-License-Identifier: Apache-2.0
"""Plants every kind of fault in a good page, and says which of them a check does not find.

A fault is its name, the check that has to find it, what of the page becomes what else, and words that the
sentence about it must hold. Hashes of the page are made anew, so that a fault of the script or the
stylesheet is no fault of the policy as well.
"""

from pathlib import Path

import good_page
from check_pages import Context, checks_of, run_check

MARK = '<g class="mark" role="img"><title>mark 0</title>'
STYLE_END = "</style>"

FAULTS = [
    # Nothing is loaded or said, and the policy holds
    ("no policy", "isolation", "http-equiv", "data-equiv", "found 0 of it, expected 1"),
    ("a policy of another default", "isolation", "default-src 'none'", "default-src 'self'",
     "default-src: found 'self'"),
    ("a policy that lets scripts in", "isolation", "script-src ", "script-src 'unsafe-inline' ",
     "'unsafe-inline'"),
    ("a style attribute", "isolation", "<h2>Work", '<h2 style="margin:0">Work', 'style="margin:0"'),
    ("a handler in an attribute", "isolation", "<h2>Work", '<h2 onclick="f()">Work',
     "no script in attributes"),
    ("a picture from elsewhere", "isolation", "<h2>Work", '<img src="http://x.invalid/a.png" alt="a"><h2>Work',
     'src="http://x.invalid/a.png"'),
    ("a stylesheet of another file", "isolation", "<title>", '<link rel="stylesheet" href="page.css"><title>',
     "nothing that is loaded"),
    ("an address in the stylesheet", "isolation", STYLE_END, "p { background: url(http://x.invalid/b) }</style>",
     "url(http://x.invalid/b)"),
    ("a link that runs something", "isolation", "https://example.org/method", "javascript:alert(1)",
     "javascript:"),
    ("a message to the console", "isolation", "slow();\npay();", "slow();\npay();\nconsole.log('seen');",
     "seen"),
    ("an exception", "isolation", "slow();\npay();", "slow();\npay();\nmissing();", "missing is not defined"),
    ("a request by the script", "isolation", "slow();\npay();",
     "slow();\npay();\nfetch('https://x.invalid/').catch(() => 0);", "x.invalid"),
    ("a dialog", "isolation", "slow();\npay();", "slow();\npay();\nalert('hello');", "hello"),
    # Names, headings, references
    ("no language", "structure", '<html lang="en"', "<html", "no lang"),
    ("no title", "structure", "<title>A page</title>", "<title> </title>", "no title"),
    ("no viewport", "structure", 'name="viewport"', 'name="other"', "viewport"),
    ("no zooming", "structure", "initial-scale=1", "maximum-scale=1", "zooming allowed"),
    ("no main", "structure", "<main>", "<div>", "main: found 0"),
    ("two first headings", "structure", "<h2>Work</h2>", "<h1>Work</h1>", "h1: found 2"),
    ("a level left out", "structure", "<h2>Work</h2>", "<h3>Work</h3>", "h3 after h1"),
    ("a table without a name", "structure", "<caption>Ratios</caption>", "", "neither caption nor label"),
    ("a heading of nothing", "structure", '<th scope="col"><button', "<th><button", 'scope=""'),
    ("an id twice", "structure", 'id="work"', 'id="answer"', "a second one"),
    ("a link to nothing", "structure", 'href="#work"', 'href="#word"', "href to #word"),
    ("a label for nothing", "structure", 'for="price">n', 'for="prize">n', "for to #prize"),
    ("a picture without a name", "structure", ' aria-label="Ratios"', "", "a title, a label, or aria-hidden"),
    ("a picture without a role", "structure", '<svg role="group"', "<svg", "img or group"),
    ("a mark without a name", "structure", "<title>mark 0</title>", "", "no name of what is a image"),
    ("a control without a name", "structure", '<label for="price">nanoseconds</label>', "nanoseconds",
     "no name of what is a slider"),
    ("a button without words", "structure", ">allocations</button>", "></button>",
     "no name of what is a button"),
    # Contrast
    ("faint words", "contrast", "--soft: #55595e", "--soft: #8a8f95", "light: p.soft"),
    ("faint words in the dark", "contrast", "--soft: #b0b4ba", "--soft: #666a70", "dark: p.soft"),
    ("faint words with more contrast", "contrast", "--soft: var(--ink)", "--soft: #999", "more contrast"),
    ("faint words of a drawing", "contrast", "svg text { fill: currentColor;", "svg text { fill: #999;",
     "text in #ratios"),
    ("words over a dark shape", "contrast", "fill-opacity: 0.1", "fill-opacity: 0.9",
     "a mark: found #0b5394 on"),
    ("words that are half there", "contrast", ".soft { color: var(--soft); }",
     ".soft { color: var(--soft); opacity: 0.6; }", "light: p.soft"),
    ("words on a gradient", "contrast", STYLE_END,
     "#answer { background-image: linear-gradient(#fff, #555) }</style>", "on #555555"),
    ("a faint mark", "contrast", ".mark { fill: var(--line); }", ".mark { fill: #ddd; stroke: #ddd; }",
     "a mark"),
    ("a faint placeholder", "contrast", 'type="search"', 'type="search" placeholder="words"',
     "words \"words\""),
    # Narrow and small
    ("a wide part", "reflow", STYLE_END, "#answer p { width: 500px }</style>", "320 px"),
    ("a table that scrolls the page", "reflow", ".scroll { overflow-x: auto; }", "th { min-width: 200px }",
     "320 px"),
    ("a small target", "reflow", "button, input, select { min-width: 24px; min-height: 24px; font: inherit; }",
     "button { font: 9px sans-serif; padding: 0 }", "24 x 24"),
    ("a small link", "reflow", "nav a, summary {", "summary { font-size: 9px } nav i {", "at least 24 x 24"),
    ("words that are cut off", "reflow", '<text x="20"', '<text x="-40"', "of it cut off"),
    ("words over others", "reflow", '<text x="20"', '<text x="30" y="72">over</text><text x="20"', "room between"),
    ("a column of letters", "reflow", ".scroll { overflow-x: auto; }",
     ".scroll { overflow-x: auto; } th { max-width: 14px; overflow-wrap: anywhere; }", "no word broken"),
    # By keys alone
    ("no sign of the focus", "keyboard", "outline: 3px solid var(--line)", "outline: none",
     "no sign of the focus"),
    ("something out of reach", "keyboard", 'id="price"', 'id="price" tabindex="0" inert',
     "no way to it by Tab"),
    ("a trap", "keyboard", "slow();\npay();", "slow();\npay();\nfind('#price').addEventListener('keydown', "
     "event => { if (event.key === 'Tab') event.preventDefault(); });", "Tab that comes back"),
    ("two stops of a chart", "keyboard", MARK, MARK.replace("role", 'tabindex="0" role'),
     "2 stops in a chart"),
    ("a chart without a stop", "keyboard", 'picture.setAttribute("tabindex", "0");', "",
     "no stop for 4 marks"),
    ("a readout that says nothing", "keyboard", 'figure.querySelector(".readout").textContent = words;', "",
     "stays empty"),
    ("arrows that lead nowhere", "keyboard", "place = (place + step + marks.length) % marks.length;", "place = 0;",
     "after each arrow"),
    ("a tip that stays", "keyboard", 'if (event.key === "Escape") tip.hidden = true;', "",
     "still open after Escape"),
    ("a chart that keeps the focus", "keyboard", "if (!step) return;",
     "if (event.key === 'Tab') event.preventDefault(); if (!step) return;", "stays in the chart"),
    ("a focus that is covered", "keyboard", STYLE_END, "body::after { content: ''; position: fixed; inset: 0 }</style>",
     "under something else"),
    # Other media
    ("folded on paper", "media", "@media print { details::details-content { content-visibility: visible; } }", "",
     "folded on paper"),
    ("a transition", "media", "a { color: var(--line); }", "a { color: var(--line); transition: color 1s; }",
     "a transition of 1s"),
    ("an animation", "media", STYLE_END, "@keyframes k { to { top: 9px } } p { animation: k 1s infinite }</style>",
     "an animation of 1s"),
    ("colours of its own in forced colours", "media", "stroke: CanvasText; fill: CanvasText;",
     "stroke: #00aa00; fill: #00aa00;", "a colour of the system"),
    ("no part for forced colours", "media", "(forced-colors: active)", "(forced-colors: none)",
     "no part for them"),
    ("an answer by the script", "media", STYLE_END,
     "@media (scripting: none) { #answer { display: none } }</style>", "#answer: found no words"),
    ("a chart by the script", "media", STYLE_END,
     "@media (scripting: none) { #ratios { display: none } }</style>", "it hidden"),
    ("a control that does nothing", "media", '<input type="search" id="work-search" data-table="work-table" disabled>',
     '<input type="search" id="work-search" data-table="work-table">', "does nothing"),
    # Figures, slider, tables, prices, vectors
    ("another figure", "figures", 'data-source="/cases/0/counters/configures"',
     'data-source="/cases/1/counters/configures"', "as in the document"),
    ("a figure of nothing", "figures", 'data-source="/cases/0/counters/configures"', 'data-source="/cases/99/x"',
     "nothing there"),
    ("a figure that is written wrong", "figures", 'data-source="/cases/0/frames/hitchRatio">',
     'data-source="/cases/0/frames/hitchRatio">7', "rounded"),
    ("too few figures", "figures", "data-source", "data-from", "at least 36"),
    ("a rule that lets a frame pass", "slider", "excess <= 0n", "excess <= 3000000000000000000n", ".late"),
    ("another slowdown", "slider", "Math.round(onScale", "5 + Math.round(onScale", "1 to 200 times"),
    ("a scale that is not logarithmic", "slider", "(slider.dataset.most / slider.dataset.least) ** (slider.value / slider.max)",
     "(1 + 199 * slider.value / slider.max)", "logarithmic"),
    ("a rate that is missing", "slider", 'value="90"', 'value="91"', "no 90"),
    ("frames of another block", "slider", '"number": 2', '"number": 3', "other frames"),
    ("frames left out", "slider", '"disturbed": 0', '"disturbed": 1', "expected 90 of a round"),
    ("a row without frames", "slider", '"place": 3', '"place": 4', "no frames of it"),
    ("a rate that does nothing", "slider", 'radio.addEventListener("change", slow)', "radio", ".hitch"),
    ("rows out of order", "tables", "isNaN(key(a)) ? key(a).localeCompare(key(b)) : key(a) - key(b)",
     "key(a).length - key(b).length", "before"),
    ("rows lost by sorting", "tables", "body.append(...", "body.rows[0].remove(); body.append(...",
     "other rows"),
    ("an order that is not said", "tables", 'head.setAttribute("aria-sort"', 'head.setAttribute("data-sort"',
     "aria-sort=None"),
    ("a search that finds too much", "tables", "words.every", "words.some", "expected it hidden"),
    ("a wrong count", "tables", 'rows.filter(row => !row.hidden).length + " rows"', 'rows.length + " rows"',
     "rows"),
    ("a price that changes nothing", "price", 'find("#price").addEventListener("input", pay);', "",
     "to change"),
    ("a wrong answer to a price", "price", "price > words.high ? words.pays : words.open", "words.open",
     '"pays"'),
    ("no price", "price", 'id="price"', 'id="cost"', "as the document has prices"),
    ("a judge that rounds down", "vectors", "BigInt(hundredths) + 100n", "BigInt(hundredths)", "late"),
    ("a judge of floats", "vectors", "Number((excess + numerator - 1n) / numerator)",
     "Math.ceil((Number(work) - budget.numerator / budget.denominator * budget.share / 1e6) "
     "/ (budget.numerator / budget.denominator))", "missed"),
    ("a worst second of the start", "vectors", "most = Math.max(most, sum);",
     "most = place < length ? sum : most;", "worstPercent"),
    ("no judge", "vectors", "function judge(", "function decide(", "no function judge"),
]

# Of these the old text stands in the page more than once, and all of it is replaced.
EVERYWHERE = {"too few figures"}
# Of these the policy is what is wrong.
AS_IT_IS = {"no policy", "a policy of another default", "a policy that lets scripts in"}


def main(browser, folder):
    """Runs every check on the good page of each kind, and one check on each faulty page."""
    faults_of_good = 0
    for kind in ("run", "comparison", "history"):
        context = written(browser, folder, "good", good_page.good_page(kind))
        for name, check in checks_of(kind).items():
            for sentence in run_check(check, context).faults:
                print(f"FAIL  a good page of kind {kind}, {name}: {sentence}")
                faults_of_good += 1
    missed = 0
    good = good_page.good_page()
    for name, check, old, new, words in FAULTS:
        if old not in good:
            print(f'FAIL  {name}: the good page has no "{old}"')
            missed += 1
            continue
        page = good.replace(old, new, -1 if name in EVERYWHERE else 1)
        if name not in AS_IT_IS:
            page = good_page.hashed(page)
        found = faults_of(written(browser, folder, "faulty", page), check)
        if any(words in sentence for sentence in found):
            print(f"ok    {name}")
        else:
            missed += 1
            print(f'FAIL  {name}: {check} says {found[:3] or "nothing"}, expected "{words}"', flush=True)
    print(f"check-pages: {len(FAULTS) - missed} of {len(FAULTS)} planted faults are found, "
          f"{faults_of_good} in good pages")
    return 1 if missed or faults_of_good else 0


def written(browser, folder, name, text):
    path = Path(folder) / f"{name}.html"
    path.write_text(text, encoding="utf-8")
    return Context(browser, path, folder)


def faults_of(context, check):
    if check == "isolation":
        # It tells what was said while the page was open.
        with context.open() as page:
            page.settle()
    return run_check(checks_of("run")[check], context).faults
