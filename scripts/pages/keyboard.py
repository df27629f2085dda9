# SPDX-License-Identifier: Apache-2.0
"""The page by keyboard alone: every stop can be seen and left, a chart is one stop, arrows walk in it."""

MOST_STOPS = 3_000

# Elements by number, in the order of before any had the focus: a page may lift one above its neighbours.
EVERYTHING = r"""
const everything = globalThis.everythingAtFirst ??= all("*");
"""

# How an element looks, as far as a focus changes looks.
LOOK = EVERYTHING + r"""
const lookOf = element => {
  const look = [];
  for (const each of [element, element.parentElement, ...(element.labels || []),
    ...Array.from(element.children).slice(0, 3)]) {
    if (!each) continue;
    const style = getComputedStyle(each);
    look.push(style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0
      ? [style.outlineStyle, style.outlineWidth, style.outlineColor].join(" ") : "none",
      style.boxShadow, style.borderColor, style.borderWidth, style.backgroundColor, style.stroke,
      style.strokeWidth, style.textDecorationLine);
  }
  return look.join("|");
};
"""

FOCUSED = LOOK + r"""
const element = document.activeElement;
if (!element || element === document.body || element === document.documentElement) return null;
const box = element.getBoundingClientRect();
const boxes = [box, ...Array.from(element.labels || [], label => label.getBoundingClientRect())]
  .filter(each => each.width > 0 && each.height > 0);
const isOnScreen = boxes.some(each => each.right > 0 && each.bottom > 0
  && each.left < innerWidth && each.top < innerHeight);
const points = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
const isUncovered = boxes.some(each => points.some(([x, y]) => {
  const hit = document.elementFromPoint(each.left + each.width * x, each.top + each.height * y);
  return hit && (hit === element || element.contains(hit)
    || (hit.contains(element) && hit !== document.body && hit !== document.documentElement)
    || (hit.closest("label") && hit.closest("label").control === element));
}));
const style = getComputedStyle(element);
return {
  index: everything.indexOf(element), name: nameOf(element), isShown: isShown(element) && boxes.length > 0,
  isOnScreen, isUncovered, look: lookOf(element),
  hasOutline: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1
};
"""

# What can be reached in turn; of radios of one name the one that is chosen, or else all.
EXPECTED = EVERYTHING + r"""
const stops = all("a[href], button, input, select, textarea, summary, [tabindex], audio[controls]")
  .filter(element => element.tabIndex >= 0 && !element.disabled && element.type !== "hidden"
    && (element.localName !== "summary" || element.parentElement.localName === "details"));
const shown = stops.filter(element =>
  element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
return shown.filter(element => {
  if (element.type !== "radio") return true;
  const group = shown.filter(other => other.type === "radio" && other.name === element.name);
  const chosen = group.find(other => other.checked);
  return chosen ? element === chosen : false;
}).map(element => [everything.indexOf(element), nameOf(element)]);
"""

CHARTS = EVERYTHING + r"""
const isControl = element => element.matches("a, button, input, select, textarea, summary");
const marksOf = figure => all(".mark", figure).filter(mark => isShown(mark) && !mark.closest("[aria-hidden=true]"));
const wordsOf = mark => (mark.querySelector("title") || mark).textContent + (mark.getAttribute("aria-label") || "");
return all("figure.chart").map((figure, number) => ({
  number, name: nameOf(figure),
  // Neighbours may have the same words, as equal figures of one commit have.
  isTold: new Set(marksOf(figure).slice(0, 2).map(wordsOf)).size > 1,
  stops: all("[tabindex]", figure).filter(element => element.tabIndex >= 0 && !isControl(element)
    && isShown(element)).map(element => everything.indexOf(element)),
  marks: marksOf(figure).length,
  hasReadout: Boolean(figure.querySelector("output.readout"))
}));
"""


def check(context, findings):
    with context.open() as page:
        walk(page, findings)
    with context.open() as page:
        page.open_details()
        page.settle()
        for chart in page.ask(CHARTS):
            check_chart(page, chart, findings)


def walk(page, findings):
    """Tab from the start to the end: nothing holds the focus, and all that has it shows it."""
    expected = page.ask(EXPECTED)
    page.ask("document.activeElement.blur(); scrollTo(0, 0);")
    reached, previous = [], None
    for _ in range(MOST_STOPS):
        page.press("Tab")
        stop = page.ask(FOCUSED)
        if previous:
            check_left(page, previous, findings)
        if stop is None:
            break
        if reached and stop["index"] == reached[0]:
            break
        if stop["index"] in reached:
            findings.fault("keyboard", stop["name"], "Tab that comes back to it", "the next one")
            break
        reached.append(stop["index"])
        if not stop["isShown"] or not stop["isOnScreen"]:
            findings.fault("keyboard", stop["name"], "a focus that cannot be seen", "it on the screen")
        elif not stop["isUncovered"]:
            findings.fault("keyboard", stop["name"], "a focus under something else", "it on top")
        previous = stop
    findings.count("stops", len(reached))
    for index, name in expected:
        if index not in reached:
            findings.fault("keyboard", name, "no way to it by Tab", "a stop")


def check_left(page, stop, findings):
    """Whether what has just lost the focus looks different from when it had it."""
    if stop["hasOutline"]:
        return
    look = page.ask(LOOK + "return lookOf(everything[given[0]]);", stop["index"])
    if look == stop["look"]:
        findings.fault("keyboard", stop["name"], "no sign of the focus", "an outline or the like")


def check_chart(page, chart, findings):
    """A chart is one stop; arrows go from mark to mark, and the line below tells of each."""
    where = chart["name"]
    stops = chart["stops"]
    findings.count("charts")
    if len(stops) > 1:
        findings.fault("keyboard", where, f"{len(stops)} stops in a chart", "at most 1")
    if chart["marks"] and not stops:
        findings.fault("keyboard", where, f"no stop for {chart['marks']} marks", "1")
    if not stops:
        return
    if not chart["hasReadout"]:
        findings.fault("keyboard", where, "no output.readout", "a line that tells of a mark")
        return
    readout = "return all('figure.chart')[given[0]].querySelector('output.readout').textContent.trim();"
    page.ask(EVERYTHING + "everything[given[0]].focus();", stops[0])
    told = [page.ask(readout, chart["number"])]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.press(key)
        told.append(page.ask(readout, chart["number"]))
    findings.count("marks told", len(set(told) - {""}))
    if not any(told):
        findings.fault("keyboard", where, "a readout that stays empty", "words of the mark")
    elif chart["isTold"] and len(set(told) - {""}) < 2:
        findings.fault("keyboard", where, f'"{told[-1][:50]}" after each arrow', "words of the next mark")
    check_escape(page, chart, findings)
    page.press("Tab")
    is_inside = page.ask("""
      const at = document.activeElement;
      return Boolean(at && at.closest("figure.chart") === all("figure.chart")[given[0]]
        && !at.matches("a, button, input, select, textarea, summary"));""", chart["number"])
    if is_inside:
        findings.fault("keyboard", where, "Tab that stays in the chart", "the next stop")


def check_escape(page, chart, findings):
    """Escape closes what a mark opened, and leaves the focus where it can be used."""
    page.press("Escape")
    left = page.ask("""
      return all("[role=tooltip], .tooltip, [popover], dialog[open]").filter(isShown)
        .filter(each => each.getBoundingClientRect().width > 0).map(nameOf);""")
    for name in left:
        findings.fault("keyboard", f"{chart['name']}, {name}", "it still open after Escape", "it closed")
