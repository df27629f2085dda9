# SPDX-License-Identifier: Apache-2.0
"""The page on paper, without motion, in forced colours, and without its script."""

import re

import contrast
import colour

# What of folded parts is there to see.
FOLDED = r"""
return all("details").map(details => ({
  name: nameOf(details),
  isThere: Array.from(details.children).filter(child => child.localName !== "summary")
    .some(child => child.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })
      && child.getBoundingClientRect().height > 0)
}));
"""

MOTION = r"""
for (const element of all("*")) {
  const style = getComputedStyle(element);
  const longest = text => Math.max(...text.split(",").map(parseFloat));
  if (longest(style.transitionDuration) > 0 && style.transitionProperty !== "none")
    report("motion", element, "a transition of " + style.transitionDuration, "none");
  if (style.animationName !== "none" && longest(style.animationDuration) > 0)
    report("motion", element, "an animation of " + style.animationDuration, "none");
  if (style.scrollBehavior === "smooth") report("motion", element, "smooth scrolling", "none");
}
if (document.getAnimations().length > 0)
  report("motion", "the page", document.getAnimations().length + " running animations", "none");
return faults;
"""

# The answer, tables and charts, each with whether it is there to see or in something folded.
CONTENT = r"""
const answer = document.getElementById("answer");
const state = element => {
  const box = element.getBoundingClientRect();
  return { name: nameOf(element), isFolded: Boolean(element.closest("details:not([open])")),
    isThere: isShown(element) && box.width > 0 && box.height > 0 };
};
return {
  answer: answer && isShown(answer) ? answer.innerText.trim() : null,
  charts: all("figure.chart, figure.chart svg").filter(each => !each.closest("[aria-hidden=true]")).map(state),
  tables: all("table").map(table => ({ ...state(table), rows: table.rows.length })),
  dead: all("button, input, select").filter(control => isShown(control) && !control.disabled
    && !control.closest("fieldset:disabled")).map(nameOf)
};
"""


def check(context, findings):
    check_print(context, findings)
    with context.open(features={"prefers-reduced-motion": "reduce"}) as page:
        page.open_details()
        findings.take(page.ask(MOTION))
        findings.count("media")
    check_forced(context, findings)
    check_without_script(context, findings)


def check_print(context, findings):
    """What is folded is there on paper, by the stylesheet or by what the script does before printing."""
    with context.open() as page:
        page.emulate(media="print")
        page.settle()
        printed = page.ask(FOLDED)
        page.emulate()
        # The last listener: it sees what those of the page did.
        page.evaluate("window.addEventListener('beforeprint', () => { window.unfolded = "
                      "Array.from(document.querySelectorAll('details'), details => details.open); })")
        pdf = page.pdf()
        opened = page.evaluate("window.unfolded") or []
        for index, details in enumerate(printed):
            findings.count("folded parts")
            if not details["isThere"] and not (index < len(opened) and opened[index]):
                findings.fault("print", details["name"], "it folded on paper", "all of it open")
        if not pdf.startswith(b"%PDF"):
            findings.fault("print", "the printed page", repr(pdf[:8]), "a PDF")
        findings.count("pages on paper", len(re.findall(rb"/Type\s*/Page\b", pdf)))
        context.save("pdf", pdf)


def check_forced(context, findings):
    """In forced colours marks are still told from what lies behind them, by colours of the system."""
    if not re.search(r"forced-colors:\s*active", context.text):
        findings.fault("forced colours", "the stylesheet", "no part for them", "@media (forced-colors: active)")
    for scheme in ("light", "dark"):
        features = {"forced-colors": "active", "prefers-color-scheme": scheme}
        with context.open(features=features) as page:
            page.open_details()
            drawn = page.ask(contrast.COLLECT, contrast.MARKS, contrast.LINES)
            contrast.judge(drawn, f"forced colours, {scheme}", findings, marks_alone=True)
            check_system(page, drawn, scheme, findings)
            findings.count("media")


def check_system(page, drawn, scheme, findings):
    """The colours of marks are among those of the system."""
    system = set(page.ask("""
      const probe = document.createElement("div");
      document.body.append(probe);
      const colours = ["CanvasText", "Canvas", "LinkText", "Highlight", "HighlightText", "GrayText",
        "ButtonText", "ButtonFace", "ButtonBorder", "VisitedText", "ActiveText", "Mark", "MarkText",
        "Field", "FieldText", "SelectedItem", "SelectedItemText", "AccentColor", "AccentColorText"].map(name => {
          probe.style.color = name;
          probe.style.forcedColorAdjust = "none";
          return getComputedStyle(probe).color;
        });
      probe.remove();
      return colours;"""))
    known = {colour.name(colour.read(each)) for each in system if colour.read(each)}
    for mark in drawn["marks"]:
        for part in mark["parts"]:
            for paint in part["colours"]:
                own = colour.read(paint["colour"])
                if own and own[3] > 0 and colour.name(own) not in known:
                    findings.fault(
                        f"forced colours, {scheme}", mark["where"], colour.name(own), "a colour of the system")


def check_without_script(context, findings):
    """The answer, every table and every chart are there without the script."""
    with context.open() as page:
        with_script = page.ask(CONTENT)
    with context.open(script=False) as page:
        content = page.ask(CONTENT)
        findings.count("media")
    if not content["answer"]:
        findings.fault("script off", "#answer", "no words", "the answer")
    elif with_script["answer"] and len(content["answer"]) < len(with_script["answer"]) / 2:
        findings.fault("script off", "#answer", f"{len(content['answer'])} signs",
                       f"most of the {len(with_script['answer'])} that there are with it")
    for kind in ("charts", "tables"):
        here, there = content[kind], with_script[kind]
        findings.count(f"{kind} without script", len(here))
        if len(here) != len(there):
            findings.fault("script off", kind, f"{len(here)}", f"{len(there)}, as with it")
        for each in here:
            if not each["isThere"] and not each["isFolded"]:
                findings.fault("script off", each["name"], "it hidden", "it shown")
    for one, other in zip(content["tables"], with_script["tables"]):
        if one["rows"] != other["rows"]:
            findings.fault("script off", one["name"], f"{one['rows']} rows", f"{other['rows']}, as with it")
    for name in content["dead"]:
        findings.fault("script off", name, "a control that does nothing", "it disabled or not shown")
