# SPDX-License-Identifier: Apache-2.0
"""Words and marks against what lies behind them, as computed: 4.5 to 1, large words and marks 3 to 1."""

import colour

SCHEMES = [("light", {}), ("dark", {"prefers-color-scheme": "dark"})]
MORE = [("more contrast, light", {"prefers-contrast": "more"}),
        ("more contrast, dark", {"prefers-contrast": "more", "prefers-color-scheme": "dark"})]

# Collects what is drawn: words and marks, each with its colours and the layers behind it.
COLLECT = r"""
const canvas = document.createElement("div");
canvas.style.backgroundColor = "Canvas";
canvas.style.position = "fixed";
document.body.append(canvas);
const canvasColour = getComputedStyle(canvas).backgroundColor;
canvas.remove();
// Colours of any space become plain ones by drawing them.
const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const plain = new Map();
const plainColour = text => {
  if (/^(rgba?\(|color\(srgb )/.test(text)) return text;
  if (!plain.has(text)) {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = text;
    brush.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = brush.getImageData(0, 0, 1, 1).data;
    plain.set(text, "rgba(" + r + ", " + g + ", " + b + ", " + a / 255 + ")");
  }
  return plain.get(text);
};
const layersOf = element => {
  const layers = [];
  for (let at = element; at && at.nodeType === 1; at = at.parentElement) {
    const style = getComputedStyle(at);
    const isDrawing = at.namespaceURI.endsWith("/svg") && at.localName !== "svg";
    const stops = style.backgroundImage.match(/(rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g) || [];
    layers.unshift({
      colours: [isDrawing ? "transparent" : plainColour(style.backgroundColor), ...stops.map(plainColour)],
      opacity: Number(style.opacity)
    });
  }
  return layers;
};
const shapes = svg => all("path, rect, circle, ellipse, polygon", svg).filter(shape => {
  const style = getComputedStyle(shape);
  return style.fill !== "none" && !shape.closest("defs, clipPath, mask, .mark, marker") && isShown(shape);
});
const known = new Map();
// Filled shapes of a drawing that were drawn before an element and hold a point of it.
const shapesBelow = (element, x, y) => {
  const svg = element.closest("svg");
  if (!svg) return [];
  if (!known.has(svg)) known.set(svg, shapes(svg).map(shape => [shape, shape.getBoundingClientRect()]));
  return known.get(svg).filter(([shape, box]) => {
    if (shape === element || !(shape.compareDocumentPosition(element) & 4)) return false;
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
    const point = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
    return shape.isPointInFill(point);
  }).map(([shape]) => {
    const style = getComputedStyle(shape);
    const alpha = Number(style.opacity) * Number(style.fillOpacity);
    return { colours: [plainColour(style.fill)], opacity: 1, alpha };
  });
};
const entry = (element, words, colours, x, y) => {
  const style = getComputedStyle(element);
  return {
    where: nameOf(element), words, colours, size: parseFloat(style.fontSize),
    weight: Number(style.fontWeight), layers: [...layersOf(element), ...shapesBelow(element, x, y)]
  };
};

const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (walker.nextNode()) {
  const node = walker.currentNode;
  const element = node.parentElement;
  if (!node.data.trim() || element.closest("script, style, template, noscript, svg title, svg desc, option"))
    continue;
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (box.width < 1 || box.height < 1 || !isShown(element) || isForListeners(element)) continue;
  if (element.closest(":disabled, [aria-disabled=true]")) continue;
  const style = getComputedStyle(element);
  const isDrawn = Boolean(element.closest("svg"));
  const colour = isDrawn
    ? { colour: plainColour(style.fill), opacity: Number(style.fillOpacity) }
    : { colour: plainColour(style.color), opacity: 1 };
  texts.push(entry(
    element, short(node.data, 30), [colour], box.left + box.width / 2, box.top + box.height / 2));
}
for (const input of all("input, textarea, select")) {
  if (!isShown(input) || /^(range|radio|checkbox|hidden)$/.test(input.type) || input.disabled) continue;
  const pseudo = input.placeholder && !input.value ? "::placeholder" : null;
  const style = getComputedStyle(input, pseudo);
  texts.push(entry(input, short(input.placeholder || input.value, 30),
    [{ colour: plainColour(style.color), opacity: 1 }], 0, 0));
}
for (const element of all("body *")) {
  for (const pseudo of ["::before", "::after"]) {
    const style = getComputedStyle(element, pseudo);
    if (!/^"/.test(style.content) || style.content === '""' || !isShown(element)) continue;
    texts.push(entry(element, style.content, [{ colour: plainColour(style.color), opacity: 1 }], 0, 0));
  }
}

const marks = [];
const paints = shape => {
  const style = getComputedStyle(shape);
  return ["fill", "stroke"].filter(kind => style[kind] !== "none"
    && (kind === "fill" || parseFloat(style.strokeWidth) > 0)
    && !(kind === "fill" && /^(line|polyline)$/.test(shape.localName))
    && !(kind === "fill" && shape.matches(given[1])))
    .map(kind => ({ colour: plainColour(style[kind]), opacity: Number(style[kind + "Opacity"]) }));
};
for (const mark of all(given[0])) {
  if (!isShown(mark) || mark.closest("defs")) continue;
  const leaves = mark instanceof SVGGeometryElement ? [mark]
    : all("path, rect, circle, ellipse, polygon, line, polyline", mark);
  const parts = leaves.filter(leaf => isShown(leaf) && leaf.getTotalLength() >= 0).map(leaf => {
    const box = leaf.getBoundingClientRect();
    const half = leaf.matches(given[1]) && leaf.getTotalLength() > 0
      ? leaf.getPointAtLength(leaf.getTotalLength() / 2).matrixTransform(leaf.getScreenCTM())
      : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    return entry(leaf, "", paints(leaf), half.x, half.y);
  });
  if (parts.length > 0) marks.push({ where: nameOf(mark), parts });
}
return { canvas: canvasColour, texts, marks };
"""

# What carries a figure: marks, intervals, lines, and rules that others are read against.
MARKS = ".mark, svg .whisker, svg .line, svg .rule, svg .dots"
# Of these the stroke alone is drawn.
LINES = ".whisker, .line, .rule, .dots, line, polyline"


def check(context, findings):
    """In light, dark, and with more contrast where the page has something to say to that."""
    schemes = SCHEMES + (MORE if "prefers-contrast" in context.text else [])
    with context.open() as page:
        page.open_details()
        for words, features in schemes:
            page.emulate(features)
            page.settle()
            judge(page.ask(COLLECT, MARKS, LINES), words, findings)


def judge(drawn, scheme, findings, marks_alone=False):
    """Holds what was collected against the ratios of WCAG 2.2, 1.4.3 and 1.4.11."""
    canvas = colour.read(drawn["canvas"]) or colour.OPAQUE_WHITE
    for text in [] if marks_alone else drawn["texts"]:
        is_large = text["size"] >= 24 or (text["size"] >= 18.66 and text["weight"] >= 700)
        findings.count("words")
        least, behind, seen = ratio(text, canvas)
        wanted = 3 if is_large else 4.5
        if least < wanted:
            findings.fault(
                f"contrast, {scheme}", f'{text["where"]}, words "{text["words"]}"',
                f"{colour.name(seen)} on {colour.name(behind)}, {least:.2f} to 1", f"{wanted} to 1")
    for mark in drawn["marks"]:
        findings.count("marks")
        best = max((ratio(part, canvas) for part in mark["parts"]), key=lambda found: found[0])
        least, behind, seen = best
        if least < 3:
            findings.fault(
                f"contrast, {scheme}", f'{mark["where"]}, a mark',
                f"{colour.name(seen)} on {colour.name(behind)}, {least:.2f} to 1", "3 to 1")


def ratio(entry, canvas):
    """The best ratio of its colours on the worst of what lies behind, with both colours."""
    found = []
    for paint in entry["colours"]:
        own = colour.read(paint["colour"])
        if own is None:
            return 0, canvas, canvas
        own = own[:3] + (own[3] * paint["opacity"],)
        found.append(min(
            (pair(layers, own, canvas) for layers in stacks(entry["layers"])),
            key=lambda each: each[0]))
    return max(found, key=lambda each: each[0]) if found else (0, canvas, canvas)


def pair(layers, own, canvas):
    behind, seen = colour.painted(layers, own, canvas)
    return colour.contrast(behind, seen), behind, seen


def stacks(layers):
    """The layers as colours; a gradient once with each of its stops over the layer's own colour."""
    plain = []
    for layer in layers:
        colours = [colour.read(each) or colour.OPAQUE_WHITE for each in layer["colours"]]
        plain.append([each[:3] + (each[3] * layer.get("alpha", 1),) for each in colours])
    depths = [layer["opacity"] for layer in layers]
    yield list(zip([colours[0] for colours in plain], depths))
    for index, colours in enumerate(plain):
        for stop in colours[1:]:
            chosen = [each[0] for each in plain]
            chosen[index] = colour.over(stop, chosen[index]) if chosen[index][3] == 1 else stop
            yield list(zip(chosen, depths))
