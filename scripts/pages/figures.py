# SPDX-License-Identifier: Apache-2.0
"""Figures in the page are the document's: by the pointer beside each, and as they are written."""

import math
import re

# In the page of a run at least so many have a pointer beside them, and two for each case of a short one.
LEAST = 50
# A figure may be written in another unit: nanoseconds as ms, a share in percent.
POWERS = {0, 2, 3, 6, 9, -2, -3, -6, -9}

SHOWN = r"""
return all("[data-source]").map(element => ({
  name: nameOf(element), value: element.dataset.value, source: element.dataset.source,
  text: element.textContent.trim()
}));
"""


def check(context, findings):
    with context.open() as page:
        shown = page.ask(SHOWN)
    # Of a history no document stands in the page.
    if not shown and context.kind != "run":
        return
    document = context.document(findings)
    for figure in shown:
        check_figure(figure, document, findings)
    findings.count("figures", len(shown))
    least = min(LEAST, 2 * len(document.get("cases", []))) if context.kind == "run" else 0
    if len(shown) < least:
        findings.fault("figure", "data-source", f"{len(shown)} of it", f"at least {least}")


def check_figure(figure, document, findings):
    where = f'{figure["name"]} from {figure["source"]}'
    try:
        known = value_at(document, figure["source"])
    except (KeyError, IndexError, ValueError, TypeError):
        findings.fault("figure", where, "nothing there in the document", "a figure")
        return
    if isinstance(known, bool) or not isinstance(known, (int, float)):
        findings.fault("figure", where, f"{known!r:.40} in the document", "a figure")
        return
    try:
        value = float(figure["value"])
    except (TypeError, ValueError):
        findings.fault("figure", where, f'data-value={figure["value"]!r}', "a number")
        return
    if value != float(known):
        findings.fault("figure", where, f"data-value {figure['value']}", f"{known}, as in the document")
    elif not is_written(value, figure["text"]):
        findings.fault("figure", where, f'"{figure["text"][:40]}"', f"{known}, rounded")


def value_at(document, pointer):
    """What a JSON pointer leads to, by RFC 6901."""
    if not pointer.startswith("/"):
        raise ValueError(pointer)
    at = document
    for word in pointer[1:].split("/"):
        word = word.replace("~1", "/").replace("~0", "~")
        at = at[int(word)] if isinstance(at, list) else at[word]
    return at


def numbers_in(text):
    """The numbers of a text as they are written, without what groups their digits."""
    spaces = "\u00a0\u202f\u2009 "
    groups = rf"\d{{1,3}}(?:[,'{spaces}]\d{{3}})+(?!\d)"
    found = re.findall(rf"[-−]?(?:{groups}|\d+)(?:\.\d+)?", text)
    return [re.sub(rf"[,'{spaces}]", "", each).replace("−", "-") for each in found]


def is_written(value, text):
    """Whether the first number of a text is the value, rounded to the digits that are written."""
    numbers = numbers_in(text)
    if not numbers:
        return False
    powers = POWERS if float(numbers[0]) else {0}
    return any(is_rounded(value * 10.0 ** power, numbers[0]) for power in powers)


def is_rounded(value, written):
    """Whether a value rounds to what is written, half a unit of its last digit allowed."""
    digits = written.lstrip("-")
    places = len(digits.split(".")[1]) if "." in digits else 0
    unit = 10.0 ** -places
    if "." not in digits and len(digits) > 3:
        # Zeros at the end of a long number may stand for digits that are not told.
        unit = 10.0 ** (len(digits) - max(3, len(digits.rstrip("0"))))
    return math.isclose(abs(float(digits)) - abs(value), 0, abs_tol=unit / 2 * (1 + 1e-9) + 1e-12)
