# SPDX-License-Identifier: Apache-2.0
"""A small page in which every check holds, into which the self-test plants faults."""

import base64
import hashlib
import json
import random
import re

STYLE = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #ffffff; --line: #0b5394; --soft: #55595e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eeeeee; --paper: #121212; --line: #7db7ff; --soft: #b0b4ba; }
}
@media (prefers-contrast: more) { :root { --soft: var(--ink); } }
body { margin: 1rem; font: 16px sans-serif; color: var(--ink); background: var(--paper); }
a { color: var(--line); } figure { margin: 0; } .soft { color: var(--soft); }
nav a, summary { display: inline-block; min-width: 24px; min-height: 24px; }
button, input, select { min-width: 24px; min-height: 24px; font: inherit; }
label { display: inline-block; min-height: 24px; }
.scroll { overflow-x: auto; } th, td { text-align: left; padding: 4px; }
svg text { fill: currentColor; font-size: 12px; }
.band { fill: var(--line); fill-opacity: 0.1; }
.mark, .line { stroke: var(--line); stroke-width: 2; } .line { fill: none; } .mark { fill: var(--line); }
:focus-visible { outline: 3px solid var(--line); }
.tooltip { position: absolute; background: var(--ink); color: var(--paper); padding: 4px; }
@media print { details::details-content { content-visibility: visible; } }
@media (forced-colors: active) { .mark, .line { stroke: CanvasText; fill: CanvasText; } }
"""

SCRIPT = """
"use strict";
function judge(frames, hundredths, budget) {
  const million = 1000000n;
  const numerator = BigInt(budget.numerator) * million;
  const denominator = BigInt(budget.denominator) * million;
  const deadline = BigInt(budget.numerator) * BigInt(budget.share);
  const missed = frames.map(frame => {
    const work = (2n * BigInt(frame) * BigInt(hundredths) + 100n) / 200n;
    const excess = work * denominator - deadline;
    return excess <= 0n ? 0 : Number((excess + numerator - 1n) / numerator);
  });
  const drops = missed.reduce((sum, count) => sum + count, 0);
  const intervals = drops + frames.length;
  const length = Math.max(1, Number(1000000000n * denominator / numerator));
  let worst = 100 * drops / intervals;
  if (intervals >= length) {
    const vsyncs = missed.flatMap(count => [...Array(Math.min(count, 2 * length)).fill(1), 0]);
    let sum = 0, most = 0;
    vsyncs.forEach((value, place) => {
      sum += value - (place >= length ? vsyncs[place - length] : 0);
      most = Math.max(most, sum);
    });
    worst = 100 * most / length;
  }
  return { late: missed.filter(count => count > 0).length, missed: drops, intervals,
    hitchRatio: 1000 * drops / intervals, worstPercent: worst };
}
const find = name => document.querySelector(name);
const data = JSON.parse(find("#frame-data").textContent);
const decode = text => {
  const values = [];
  let number = 0, scale = 1, value = 0;
  for (const sign of atob(text)) {
    const byte = sign.charCodeAt(0);
    number += (byte & 127) * scale;
    scale *= 128;
    if (byte < 128) {
      value += number % 2 ? -(number + 1) / 2 : number / 2;
      values.push(value);
      number = 0;
      scale = 1;
    }
  }
  return values;
};
const blocks = new Map(data.blocks.map(block => [String(block.place), decode(block.frames)]));
const onScale = slider => slider.dataset.least
  * (slider.dataset.most / slider.dataset.least) ** (slider.value / slider.max);
const slow = () => {
  const hundredths = Math.round(onScale(find("#slowdown")) * 100);
  find("#slowdown-value").textContent = hundredths / 100 + " times";
  const budget = data.budgets[find("input[name=refresh]:checked").value];
  for (const row of document.querySelectorAll("#frames tr[data-case]")) {
    const frames = blocks.get(row.dataset.case);
    const found = judge(frames, hundredths, budget);
    row.querySelector(".late").textContent = found.late;
    row.querySelector(".frames").textContent = frames.length;
    row.querySelector(".hitch").textContent = found.hitchRatio.toFixed(1);
    row.querySelector(".worst").textContent = found.worstPercent.toFixed(1) + " %";
  }
};
const pay = () => {
  const price = onScale(find("#price"));
  find("#price-value").textContent = price.toPrecision(3) + " ns";
  for (const item of document.querySelectorAll("#price-answer li")) {
    const words = item.dataset;
    item.querySelector("output").textContent = price < words.low ? words.loses
      : price > words.high ? words.pays : words.open;
  }
};
document.querySelectorAll(":disabled").forEach(control => { control.disabled = false; });
find("#slowdown").addEventListener("input", slow);
document.querySelectorAll("input[name=refresh]").forEach(radio => radio.addEventListener("change", slow));
find("#price").addEventListener("input", pay);
slow();
pay();
document.querySelectorAll("table.sortable th button").forEach(button => {
  button.addEventListener("click", () => {
    const head = button.closest("th");
    const sign = head.getAttribute("aria-sort") === "ascending" ? -1 : 1;
    head.closest("table").querySelectorAll("th").forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", sign > 0 ? "ascending" : "descending");
    const body = head.closest("table").tBodies[0];
    const key = row => row.cells[head.cellIndex].dataset.value ?? row.cells[head.cellIndex].textContent;
    const compare = (a, b) => isNaN(key(a)) ? key(a).localeCompare(key(b)) : key(a) - key(b);
    body.append(...Array.from(body.rows).sort((a, b) => sign * compare(a, b)));
  });
});
document.querySelectorAll("input[type=search]").forEach(input => input.addEventListener("input", () => {
  const words = input.value.toLowerCase().split(/\\s+/);
  const rows = Array.from(document.getElementById(input.dataset.table).tBodies[0].rows);
  rows.forEach(row => { row.hidden = !words.every(word => row.textContent.toLowerCase().includes(word)); });
  find(`output[for=${input.id}]`).textContent = rows.filter(row => !row.hidden).length + " rows";
}));
document.querySelectorAll("figure.chart").forEach(figure => {
  const picture = figure.querySelector("svg");
  const marks = Array.from(figure.querySelectorAll(".mark"));
  let place = -1;
  picture.setAttribute("tabindex", "0");
  picture.addEventListener("keydown", event => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const tip = find(".tooltip");
    if (event.key === "Escape") tip.hidden = true;
    if (!step) return;
    event.preventDefault();
    place = (place + step + marks.length) % marks.length;
    const words = marks[place].querySelector("title").textContent;
    figure.querySelector(".readout").textContent = words;
    tip.textContent = words;
    tip.hidden = false;
  });
});
"""


def packed(values):
    """Differences from one to the next, signs last, seven bits a byte, as base64."""
    data, previous = bytearray(), 0
    for value in values:
        difference, previous = value - previous, value
        rest = difference * 2 if difference >= 0 else -difference * 2 - 1
        while rest >= 0x80:
            data.append(rest & 0x7F | 0x80)
            rest >>= 7
        data.append(rest)
    return base64.b64encode(bytes(data)).decode()


def document():
    """As much of a result document as the page shows."""
    source = random.Random(22)
    cases = []
    for number in range(18):
        times = [int(source.lognormvariate(12.5, 0.7)) for _ in range(270)]
        cases.append({
            "id": f"scroll.steady/card/strategy-{number}/1000", "strategy": f"strategy-{number}",
            "counters": {"configures": source.randrange(9_000), "allocations": source.randrange(40)},
            "frames": {"frameCount": 270, "hitchRatio": source.random() * 20},
            "samples": {"frameWallNanoseconds": times, "roundFrameCounts": [90, 90, 90]},
        })
    answer = {"kind": "price", "nanoseconds": 90.5, "low": 80.25, "high": 101.5}
    break_even = {"answer": answer, "enginePrice": {"nanoseconds": 14.5}, "fieldKind": "all",
                  "storage": "shared", "setterComparison": True}
    return {"schemaVersion": 1, "cases": cases, "breakEvens": [break_even]}


def row(number, case):
    figures = [("configures", "counters/configures"), ("allocations", "counters/allocations"),
               ("hitch", "frames/hitchRatio")]
    cells = ""
    for _, path in figures:
        value = case
        for word in path.split("/"):
            value = value[word]
        text = f"{value:,}" if isinstance(value, int) else f"{value:.2f}"
        cells += f'<td data-value="{value}" data-source="/cases/{number}/{path}">{text}</td>'
    return f'<tr><th scope="row">{case["strategy"]}</th>{cells}</tr>'


def table(name, caption, heads, rows):
    buttons = "".join(
        f'<th scope="col"><button type="button" disabled>{head}</button></th>' for head in heads)
    return (f'<div class="scroll"><table id="{name}" class="sortable"><caption>{caption}</caption><thead><tr>'
            f"{buttons}</tr></thead><tbody>{rows}</tbody></table></div>")


def body(found):
    cases = found["cases"]
    work = table("work-table", "Work by strategy", ["strategy", "configures", "allocations", "hitch ms/s"],
                 "".join(row(number, case) for number, case in enumerate(cases)))
    moved = "".join(
        f'<tr data-case="{number}"><th scope="row">{case["strategy"]}</th><td class="late"></td>'
        '<td class="frames"></td><td class="hitch"></td><td class="worst"></td></tr>'
        for number, case in enumerate(cases))
    late = table("frame-table", "Late frames", ["strategy", "late", "frames", "hitch ms/s", "worst second"], moved)
    marks = "".join(
        f'<g class="mark" role="img"><title>mark {number}</title><circle cx="{60 + 70 * number}" cy="50" r="6"/></g>'
        for number in range(4))
    rates = "".join(
        f'<label><input type="radio" name="refresh" value="{rate}"{" checked" if rate == 60 else ""}> {rate} Hz</label>'
        for rate in (60, 90, 120))
    return f"""<nav aria-label="Parts"><a href="#answer">Answer</a> <a href="#work">Work</a></nav>
<main>
<section id="answer"><h1>Strategy 3 is the cheapest</h1><p>It takes less than every other one.</p>
<p class="soft">Read <a href="https://example.org/method">how it was measured</a> beside it.</p></section>
<figure class="chart" id="ratios"><figcaption>Left is cheaper</figcaption>
<div class="scroll"><svg role="group" aria-label="Ratios" viewBox="0 0 300 80" width="300" height="80">
<rect class="band" x="20" y="10" width="250" height="60"/><path class="line" d="M20 50L280 50"/>
<text x="20" y="75">1 times</text>{marks}</svg></div>
<output class="readout"></output>
<details><summary>These figures as a table</summary><table><caption>Ratios</caption>
<tr><th scope="row">one</th><td>1.02</td></tr></table></details></figure>
<section id="work"><h2>Work</h2>
<p><label for="work-search">Only rows with</label> <input type="search" id="work-search" data-table="work-table" disabled>
<output for="work-search">{len(cases)} rows</output></p>{work}</section>
<section id="frames"><h2>Frames</h2>
<fieldset disabled><legend>A slower machine</legend><label for="slowdown">slowdown</label>
<input type="range" id="slowdown" min="0" max="1000" value="0" data-least="1" data-most="200">
<output id="slowdown-value" for="slowdown">1 times</output> {rates}</fieldset>{late}</section>
<section><h2>Prices</h2><fieldset disabled><legend>Your price</legend><label for="price">nanoseconds</label>
<input type="range" id="price" min="0" max="1000" value="500" data-least="1" data-most="10000">
<output id="price-value" for="price"></output>
<ul id="price-answer"><li data-low="80.25" data-high="101.5" data-pays="pays" data-open="is not decided"
data-loses="does not pay">one <output>pays from 90 ns on</output></li></ul></fieldset></section>
</main>
<div class="tooltip" role="tooltip" hidden></div>"""


def good_page(kind="run"):
    """The page with the hashes of its script and stylesheet."""
    found = document()
    data = {
        "budgets": {
            str(rate): {"numerator": 10 ** 12, "denominator": rate * 1_000, "share": 10 ** 6}
            for rate in (60, 90, 120)},
        "blocks": [
            {"place": number, "number": 2, "disturbed": 0,
             "frames": packed(case["samples"]["frameWallNanoseconds"][90:180])}
            for number, case in enumerate(found["cases"])],
    }
    return hashed(f"""<!DOCTYPE html>
<html lang="en" data-page="{kind}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="POLICY">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page</title>
<style>{STYLE}</style>
</head>
<body>
{body(found)}
<script type="application/json" id="frame-data">{json.dumps(data)}</script>
<script type="application/json" id="document">{json.dumps(found)}</script>
<script>{SCRIPT}</script>
</body>
</html>
""")


def hashed(text):
    """The page with a policy of the hashes of what it holds now."""
    def digests(tag):
        blocks = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.S)
        return " ".join(
            f"'sha256-{base64.b64encode(hashlib.sha256(block.encode()).digest()).decode()}'" for block in blocks)

    policy = f"default-src 'none'; style-src {digests('style')}; script-src {digests('script')}"
    return re.sub(r'(Security-Policy" content=")[^"]*', lambda match: match[1] + policy, text, count=1)
