# SPDX-License-Identifier: Apache-2.0
"""What a page tells those who do not see it: names, headings, landmarks, tables and references."""

GRAPHICS = {
    "image", "img", "graphics-document", "graphics-object", "graphics-symbol", "SvgRoot", "Canvas",
    "meter", "progressbar",
}
CONTROLS = {
    "button", "link", "textbox", "searchbox", "slider", "radio", "checkbox", "combobox", "listbox",
    "spinbutton", "switch", "tab", "menuitem", "DisclosureTriangle", "DisclosureTriangleGrouped",
    "ToggleButton", "PopUpButton",
}
DOCUMENT = r"""
const root = document.documentElement;
if (!root.lang.trim()) report("language", "html", "no lang", "a language");
if (!document.title.trim()) report("title", "head", "no title", "words");
const viewport = document.querySelector('meta[name="viewport"]');
const width = viewport ? viewport.content : "";
if (!/width=device-width/.test(width) || /user-scalable=(no|0)|maximum-scale=1/.test(width))
  report("viewport", "head", width || "no line", "width=device-width, and zooming allowed");
const mains = all("main, [role=main]");
if (mains.length !== 1) report("landmark", "main", mains.length + " of them", "1");

const headings = all("h1, h2, h3, h4, h5, h6");
const firsts = headings.filter(heading => heading.localName === "h1");
if (firsts.length !== 1) report("heading", "h1", firsts.length + " of them", "1");
let before = 0;
for (const heading of headings) {
  const level = Number(heading.localName[1]);
  if (level > before + 1) report("heading", heading, "h" + level + " after "
    + (before ? "h" + before : "nothing"), "no level left out");
  if (!heading.textContent.trim()) report("heading", heading, "no words", "words");
  before = level;
}

const tables = all("table");
for (const table of tables) {
  const label = table.getAttribute("aria-label") || table.getAttribute("aria-labelledby");
  if (!(table.caption && table.caption.textContent.trim()) && !label)
    report("table", table, "neither caption nor label", "one of them");
  const heads = all("th", table);
  if (heads.length === 0) report("table", table, "no th", "headings");
  for (const head of heads) {
    // The first cell of a row with data is the head of that row without a word.
    const isFirst = head.cellIndex === 0 && head.closest("tbody") && head.parentNode.querySelector("td");
    if (!/^(col|row|colgroup|rowgroup)$/.test(head.scope) && !isFirst)
      report("table", head, "scope=" + JSON.stringify(head.scope), "col or row");
  }
}

const named = all("[id]");
const known = new Set();
for (const element of named) {
  if (known.has(element.id)) report("reference", element, "a second one of this id", "one");
  known.add(element.id);
}
const references = [];
for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns",
  "aria-activedescendant", "for", "headers", "list"])
  for (const element of all("[" + attribute + "]"))
    for (const id of element.getAttribute(attribute).split(/\s+/).filter(Boolean))
      references.push([element, attribute, id]);
for (const link of all("a[href^='#'], use[href^='#']")) {
  const id = decodeURIComponent(link.getAttribute("href").slice(1));
  if (id) references.push([link, "href", id]);
}
for (const [element, attribute, id] of references)
  if (!known.has(id)) report("reference", element, attribute + " to #" + id, "an id of the page");

const pictures = all("svg").filter(svg => !svg.parentElement.closest("svg"));
for (const svg of pictures) {
  if (svg.closest("[aria-hidden=true]")) continue;
  const title = all(":scope > title", svg).map(title => title.textContent.trim()).join("");
  const label = (svg.getAttribute("aria-label") || "").trim() + (svg.getAttribute("aria-labelledby") || "");
  if (!title && !label) report("graphic", svg, "no name", "a title, a label, or aria-hidden");
  if (!/^(img|group|graphics-document|figure)/.test(svg.getAttribute("role") || ""))
    report("graphic", svg, "role=" + JSON.stringify(svg.getAttribute("role")), "img or group");
}
return { faults, counts: { headings: headings.length, tables: tables.length,
  references: references.length, pictures: pictures.length } };
"""


def check(context, findings):
    """The document itself, then the tree that assistive technology gets, with everything unfolded."""
    with context.open() as page:
        page.open_details()
        page.settle()
        answer = page.ask(DOCUMENT)
        findings.take(answer["faults"])
        for words, number in answer["counts"].items():
            findings.count(words, number)
        page.call("Accessibility.enable")
        nodes = page.call("Accessibility.getFullAXTree", timeout=120)["nodes"]
        page.call("DOM.enable")
        for node in nodes:
            check_name(page, node, findings)


def check_name(page, node, findings):
    """Every graphic and every control has a name."""
    role = node.get("role", {}).get("value")
    if node.get("ignored") or role not in GRAPHICS | CONTROLS:
        return
    findings.count("names of graphics" if role in GRAPHICS else "names of controls")
    if node.get("name", {}).get("value", "").strip():
        return
    findings.fault(
        "name", element_of(page, node), f"no name of what is a {role}", "words that say what it is")


def element_of(page, node):
    """Which element a node of the tree stands for."""
    described = page.call("DOM.describeNode", {"backendNodeId": node["backendDOMNodeId"]})["node"]
    attributes = described.get("attributes", [])
    pairs = [f'{name}="{value[:30]}"' for name, value in zip(attributes[::2], attributes[1::2])]
    return " ".join([f"<{described['localName']}", *pairs[:4]]) + ">"
