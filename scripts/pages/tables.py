# SPDX-License-Identifier: Apache-2.0
"""Tables are sorted by their headings and searched for words, by mouse and by keys."""

import re

import figures

COLUMNS = r"""
return all("table.sortable").map((table, number) => ({
  number, name: nameOf(table), buttons: all("thead th button", table).map((button, index) => ({
    index, column: all("thead th:not([colspan])", table).indexOf(button.closest("th")), name: short(button.textContent) }))
}));
"""

# The rows as they stand, each by what it is sorted by and by what it is.
ROWS = r"""
const table = all("table.sortable")[given[0]];
const head = all("thead th:not([colspan])", table)[given[1]];
const rows = Array.from(table.tBodies).flatMap(body => Array.from(body.rows));
const read = cell => {
  if (!cell) return ["", null];
  const holder = cell.dataset.value !== undefined ? cell : cell.querySelector(":scope > [data-value]");
  return [cell.textContent.trim(), holder ? holder.dataset.value : null];
};
return {
  sort: head.getAttribute("aria-sort"),
  others: all("thead th[aria-sort]", table).filter(other => other !== head
    && other.getAttribute("aria-sort") !== "none").length,
  isNumber: head.classList.contains("number"),
  rows: rows.map(row => ({ text: row.textContent, cell: read(row.cells[given[1]]) }))
};
"""

SEARCHES = r"""
return all("input[type=search][data-table]").map((input, number) => {
  const table = document.getElementById(input.dataset.table);
  return { number, name: nameOf(input), hasTable: Boolean(table && table.tBodies) };
});
"""

SEARCHED = r"""
const input = all("input[type=search][data-table]")[given[0]];
const table = document.getElementById(input.dataset.table);
const rows = Array.from(table.tBodies).flatMap(body => Array.from(body.rows));
const output = input.id && document.querySelector('output[for~="' + CSS.escape(input.id) + '"]')
  || input.parentElement.querySelector("output");
return {
  value: input.value, count: output ? output.textContent.trim() : null,
  rows: rows.map(row => ({ text: row.textContent.replace(/\s+/g, " "), isThere: isShown(row),
    words: Array.from(row.cells).flatMap(cell => cell.textContent.toLowerCase().split(/[\s,;:]+/)) }))
};
"""


def check(context, findings):
    with context.open() as page:
        page.open_details()
        page.settle()
        tables = page.ask(COLUMNS)
        findings.count("tables", len(tables))
        if not tables and context.kind == "run":
            findings.fault("sort", "table.sortable", "none", "at least one")
        for table in tables:
            for button in table["buttons"]:
                check_column(page, table, button, findings)
    with context.open() as page:
        page.open_details()
        page.settle()
        searches = page.ask(SEARCHES)
        findings.count("searches", len(searches))
        if not searches and context.kind == "run":
            findings.fault("search", "input[type=search][data-table]", "none", "at least one")
        for search in searches:
            if search["hasTable"]:
                check_search(page, search, findings)
            else:
                findings.fault("search", search["name"], "data-table of no table", "the id of one")


def check_column(page, table, button, findings):
    """A click puts the rows in order and says so, the Enter key turns the order round."""
    where = f'{table["name"]}, column "{button["name"]}"'
    before = page.ask(ROWS, table["number"], button["column"])
    known = sorted(row["text"] for row in before["rows"])
    selector = f"table.sortable:nth-of-type(n) thead th button"
    number = page.ask("""
      const table = all("table.sortable")[given[0]];
      return all(given[2]).indexOf(all("thead th button", table)[given[1]]);""",
                      table["number"], button["index"], selector)
    said = []
    for turn in ("click", "Enter"):
        if turn == "click":
            page.click(selector, number)
        else:
            page.focus(selector, number)
            page.press("Enter")
        state = page.ask(ROWS, table["number"], button["column"])
        findings.count("orders")
        said.append(state["sort"])
        if state["sort"] not in ("ascending", "descending"):
            findings.fault("sort", where, f"aria-sort={state['sort']!r} after {turn}", "ascending or descending")
            return
        if state["others"]:
            findings.fault("sort", where, "another column with aria-sort too", "this one alone")
        if sorted(row["text"] for row in state["rows"]) != known:
            findings.fault("sort", where, f"other rows after {turn}", "the same ones in another order")
        problem = disorder([row["cell"] for row in state["rows"]], state["sort"])
        if problem:
            findings.fault("sort", where, f"{problem} after {turn}", state["sort"])
    if said[0] == said[1]:
        findings.fault("sort", where, f"{said[0]} twice", "the other order after Enter")


def disorder(cells, order):
    """Two neighbours that are out of order; None where all is well. What has no figure stands last.

    The figure of a cell is its data-value, else its text where that is a number and nothing else.
    """
    values = [value if value is not None else plain(text) for text, value in cells]
    if any(value is not None for value in values):
        keys = [float(value) if value is not None else None for value in values]
        shown = [key for key in keys if key is not None]
        if None in keys and None not in keys[len(shown):] or keys[:len(shown)] != shown:
            return "a row without a figure before one that has it"
    else:
        numbers = [figures.numbers_in(text) for text, _ in cells]
        is_figure = all(found and text[:1] in "0123456789-−+" for (text, _), found in zip(cells, numbers))
        shown = [float(found[0]) for found in numbers] if is_figure else [text.lower() for text, _ in cells]
        if not is_figure:
            # How signs and letters of other languages are ordered is the browser's to say.
            shown = [natural(text) for text in shown if text.isascii() and text.replace(" ", "").isalnum()]
    for one, other in zip(shown, shown[1:]):
        if one > other if order == "ascending" else one < other:
            return f"{one} before {other}"
    return None


def plain(text):
    """A text as a number; None where it is more or less than one."""
    text = text.replace(",", "")
    return text if re.fullmatch(r"-?\d+(\.\d+)?", text) else None


def natural(text):
    """The parts of a text, so that numbers in it are in the order of their size."""
    return [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.split(r"(\d+)", text) if part]


def queries(rows):
    """Two words of one row that most rows have one of alone, a part of a word, and a word of no row."""
    texts = [row["text"].lower() for row in rows]
    words = sorted({word for word in rows[len(rows) // 2]["words"] if len(word) > 1} if rows else [])

    def apart(pair):
        return sum(any(w in text for w in pair) and not all(w in text for w in pair) for text in texts)

    pairs = [(one, other) for one in words[:20] for other in words[:20] if one < other]
    best = max(pairs, key=apart, default=words[:1])
    return [" ".join(best).upper(), "".join(best[:1])[:3], "no-such-word-anywhere"]


def check_search(page, search, findings):
    """Words hide the rows that lack one of them, and the count beside says how many are left."""
    number = search["number"]
    selector = "input[type=search][data-table]"
    before = page.ask(SEARCHED, number)
    if before["count"] is None:
        findings.fault("search", search["name"], "no output", "one that counts rows")
        return
    for query in queries(before["rows"]):
        page.click(selector, number)
        page.press("a", modifiers=2)
        page.press("Delete")
        page.ask("all(given[0])[given[1]].select();", selector, number)
        page.type(query)
        state = page.ask(SEARCHED, number)
        findings.count("queries")
        wanted = query.lower().split()
        for row in state["rows"]:
            is_found = all(word in row["text"].lower() for word in wanted)
            if is_found != row["isThere"]:
                findings.fault("search", f'{search["name"]} for "{query}"',
                               f'row "{row["text"].strip()[:40]}" {"shown" if row["isThere"] else "hidden"}',
                               "it shown" if is_found else "it hidden")
                break
        left = sum(row["isThere"] for row in state["rows"])
        numbers = figures.numbers_in(state["count"])
        if not (numbers and int(float(numbers[0])) == left or not left and "no " in state["count"].lower()):
            findings.fault("search", f'{search["name"]} for "{query}"', f'"{state["count"]}"', f"{left} rows")
    page.press("Escape")
    cleared = page.ask(SEARCHED, number)
    if cleared["value"] or not all(row["isThere"] for row in cleared["rows"]):
        findings.fault("search", search["name"], "rows hidden after Escape", "the words gone and every row shown")
