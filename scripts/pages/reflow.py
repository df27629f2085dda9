# SPDX-License-Identifier: Apache-2.0
"""A narrow page does not scroll sideways, what is aimed at is large enough, and words stay whole.

Wide, narrow and on paper: 718 px are what A4 has between margins of a centimetre.
"""

REFLOW = r"""
const width = document.scrollingElement.scrollWidth;
if (width > innerWidth) {
  const scrolls = element => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const wide = all("body *").filter(element =>
    element.getBoundingClientRect().right > innerWidth + 0.5 && isShown(element) && !scrolls(element));
  // The innermost ones are the cause.
  const causes = wide.filter(element => !wide.some(other => other !== element && element.contains(other)));
  for (const element of causes.slice(0, 5)) report("reflow", element,
    Math.round(element.getBoundingClientRect().right) + " px to its right end", "at most " + innerWidth);
  if (causes.length === 0)
    report("reflow", "the page", width + " px to scroll through", "at most " + innerWidth);
}
for (const element of all("figure, table, svg, pre")) {
  const box = element.getBoundingClientRect();
  if (isShown(element) && box.right <= 0 && box.width > 0)
    report("reflow", element, "it beyond the left end", "it on the page");
}
return { faults };
"""

TARGETS = r"""
const targets = all(
  "button, input, select, textarea, summary, a[href], [role=button], [role=link], [role=tab]"
).filter(element => element.type !== "hidden");
const isInSentence = link => {
  if (link.localName !== "a" || !getComputedStyle(link).display.startsWith("inline")) return false;
  const words = link.parentElement.closest("p, li, td, th, dd, dt, figcaption, caption, div")
    || link.parentElement;
  return words.textContent.trim().length > link.textContent.trim().length;
};
let counted = 0;
for (const element of targets) {
  const boxes = [element, ...(element.labels || [])].filter(isShown)
    .map(each => each.getBoundingClientRect()).filter(box => box.width > 0 && box.height > 0);
  if (boxes.length === 0 || isInSentence(element) || isForListeners(element)) continue;
  counted += 1;
  const best = boxes.map(box => [box.width, box.height])
    .sort((a, b) => Math.min(...b) - Math.min(...a))[0];
  if (Math.min(...best) < 23.99) report("target", element,
    best.map(side => side.toFixed(1)).join(" x ") + " px", "at least 24 x 24");
}
return { faults, counted };
"""


# Words of a drawing lie where one can scroll to, and not over each other.
WORDS = r"""
let counted = 0;
for (const svg of all("svg")) {
  const words = all("text", svg).filter(text => isShown(text) && text.textContent.trim())
    .map(text => [text, text.getBoundingClientRect()]);
  let box = svg.parentElement;
  while (box && box !== document.body && !/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX))
    box = box.parentElement;
  const edge = box && box !== document.body ? box.getBoundingClientRect().left - box.scrollLeft : -scrollX;
  words.forEach(([text, own], index) => {
    counted += 1;
    if (own.left < edge - 1) report("words", text, Math.round(edge - own.left) + " px of it cut off", "all of it");
    const other = words.slice(index + 1).find(([, other]) => own.right - other.left > 1.5
      && other.right - own.left > 1.5 && own.bottom - other.top > 4 && other.bottom - own.top > 4);
    if (other) report("words", text, "it over " + nameOf(other[0]), "room between them");
  });
}
// In a table a word of a usual length is not broken, so that no column is read letter by letter.
const range = document.createRange();
for (const cell of all("th, td")) {
  if (!isShown(cell) || cell.querySelector("svg, input, select")) continue;
  range.selectNodeContents(cell);
  const tops = new Set(Array.from(range.getClientRects(), box => Math.round(box.top / 4)));
  const pieces = cell.textContent.split(/[\s\-–—/·:,.]+/).filter(Boolean);
  counted += 1;
  if (pieces.length > 0 && tops.size > 2 * pieces.length && pieces.every(piece => piece.length <= 30))
    report("words", cell, pieces.length + " words on " + tops.size + " lines", "no word broken");
}
return { faults, counted };
"""


def check(context, findings):
    """Everything is unfolded, as folded things can be."""
    with context.open(width=320, height=640) as page:
        for width in (320, 1280):
            page.resize(width)
            page.settle()
            findings.take(page.ask(REFLOW)["faults"], f"{width} px, folded: ")
            opened = page.open_details()
            page.settle()
            findings.take(page.ask(REFLOW)["faults"], f"{width} px: ")
            answer = page.ask(TARGETS)
            findings.take(answer["faults"], f"{width} px: ")
            findings.count("targets", answer["counted"])
            check_words(page, f"{width} px", findings)
            findings.count("widths")
            if opened:
                page.ask('all("details").forEach(details => { details.open = false; });')
        page.emulate(media="print")
        page.resize(718)
        page.open_details()
        page.settle()
        check_words(page, "on paper", findings)


def check_words(page, where, findings):
    answer = page.ask(WORDS)
    findings.take(answer["faults"], f"{where}: ")
    findings.count("texts", answer["counted"])
