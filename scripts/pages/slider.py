# SPDX-License-Identifier: Apache-2.0
"""The slider of a slower machine: what it shows follows from the frames of the page, by another way."""

import base64

import figures
import frames

STATE = r"""
const slider = document.getElementById("slowdown");
const value = document.getElementById("slowdown-value");
const chosen = document.querySelector("input[name=refresh]:checked");
return {
  position: Number(slider.value), low: Number(slider.min), high: Number(slider.max),
  least: Number(slider.dataset.least), most: Number(slider.dataset.most),
  text: value ? value.textContent.trim() : "", refresh: chosen ? chosen.value : null,
  rows: all("#frames tr[data-case]").map(row => ({ place: Number(row.dataset.case), cells:
    Object.fromEntries(["late", "frames", "hitch", "worst"].map(name => {
      const cell = row.querySelector("." + name);
      return [name, cell ? cell.textContent.trim() : null];
    })) }))
};
"""
RATES = ["60", "90", "120"]


def check(context, findings):
    data = context.json("frame-data", findings)
    blocks = {block["place"]: unpacked(block["frames"]) for block in data["blocks"]}
    check_blocks(context, data, blocks, findings)
    with context.open() as page:
        radios = page.ask("return all('input[name=refresh]').map(radio => radio.value);")
        for rate in RATES:
            if rate not in radios:
                findings.fault("slider", "input[name=refresh]", f"no {rate}", "60, 90 and 120")
        if not page.ask("return Boolean(document.querySelector('input#slowdown[type=range]'));"):
            findings.fault("slider", "#slowdown", "no input type=range", "one")
            return
        use(page, data, blocks, radios, findings)


def check_blocks(context, data, blocks, findings):
    """The frames of the page are those of the document, where it holds them."""
    cases = context.document(findings).get("cases", [])
    for block in data["blocks"]:
        place, found = block["place"], blocks[block["place"]]
        if not 0 <= place < len(cases):
            findings.fault("slider", f"block of case {place}", "no such case", f"one of {len(cases)}")
            continue
        findings.count("blocks")
        # Frames in which the processor was taken away are neither judged nor in the page.
        length = len(found) + block.get("disturbed", 0)
        samples = cases[place].get("samples", {})
        counts = set(samples.get("roundFrameCounts") or [])
        if len(counts) == 1 and length not in counts:
            findings.fault("slider", f"block of {cases[place]['id']}", f"{length} frames", f"{counts.pop()} of a round")
        times = samples.get("frameWallNanoseconds") or []
        if times:
            start = (block["number"] - 1) * length
            disturbed = (cases[place].get("interference") or {}).get("wallFrames", [])
            left = [time for frame, time in enumerate(times[start:start + length], start)
                    if frame not in disturbed and time >= 0]
            findings.count("blocks held against samples")
            if left != found:
                findings.fault("slider", f"block of {cases[place]['id']}", "other frames",
                               f"those of block {block['number']}")


def use(page, data, blocks, radios, findings):
    """Moves the slider by keys and by the mouse, chooses each rate, and holds each row against frames."""
    page.focus("#slowdown")
    page.press("Home")
    fast = page.ask(DRAWN)
    held = [hold(page, data, blocks, findings)]
    for _ in range(20):
        page.press("ArrowRight")
    held.append(hold(page, data, blocks, findings))
    page.click("#slowdown", share=0.7)
    held.append(hold(page, data, blocks, findings))
    for number, rate in enumerate(radios):
        page.click("input[name=refresh]", number)
        state = hold(page, data, blocks, findings)
        if state["refresh"] != rate:
            findings.fault("slider", f"input[name=refresh] of {rate}", f"{state['refresh']} chosen", rate)
        held.append(state)
    page.focus("#slowdown")
    page.press("End")
    held.append(hold(page, data, blocks, findings))
    factors = [factor(state) for state in held]
    if not factors[0] < factors[1] < factors[2] < factors[-1]:
        findings.fault("slider", "#slowdown", f"factors {factors[:3] + factors[-1:]}", "them to rise")
    if abs(factors[0] - 1) > 1e-9 or abs(factors[-1] - 200) > 1e-9:
        findings.fault("slider", "#slowdown", f"{factors[0]} to {factors[-1]}", "1 to 200 times")
    check_drawn(page, fast, blocks, findings)


DRAWN = r"""
const group = document.getElementById("frame-group");
const drawn = document.getElementById("drawn");
return group && drawn && { chosen: group.value, count: group.options.length, text: drawn.textContent.trim(),
  chart: all("#frame-chart svg .dots").map(path => path.getAttribute("d")).join("|") };
"""


def check_drawn(page, fast, blocks, findings):
    """A slower machine and another group draw other frames; how many of how many is said."""
    before = page.ask(DRAWN)
    if not before:
        return
    if before["chart"] == fast["chart"]:
        findings.fault("slider", "#frame-chart", "the same picture at 1 and 200 times", "other frames")
    page.focus("#frame-group")
    page.press("ArrowDown")
    for state in (before, page.ask(DRAWN)):
        findings.count("groups drawn")
        total = sum(len(blocks.get(int(place), [])) for place in state["chosen"].split())
        numbers = [int(each) for each in figures.numbers_in(state["text"])]
        # A third number is that of frames that were disturbed and left out.
        if len(numbers) not in (2, 3) or numbers[1] != total or not 0 < numbers[0] <= total:
            findings.fault("slider", "#drawn", f'"{state["text"]}"', f"n of {total} frames")
    if before["count"] > 1 and state["chart"] == before["chart"]:
        findings.fault("slider", "#frame-group", "the same picture for another group", "its frames")


def hold(page, data, blocks, findings):
    """Every row at one setting, against frames judged here."""
    state = page.ask(STATE)
    findings.count("settings")
    found = factor(state)
    where = f"{found} times, {state['refresh']}"
    share = (state["position"] - state["low"]) / (state["high"] - state["low"])
    hundredths = round(100 * state["least"] * (state["most"] / state["least"]) ** share)
    if not figures.is_rounded(hundredths / 100, (figures.numbers_in(state["text"]) or ["0"])[0]):
        findings.fault("slider", "#slowdown-value", f"{found}", f"{hundredths / 100}, on a logarithmic scale")
    if not state["rows"]:
        findings.fault("slider", "#frames tr[data-case]", "no rows", "one for each case")
    written = data["budgets"].get(state["refresh"])
    if not written:
        findings.fault("slider", where, "no such budget in #frame-data", "one of " + ", ".join(data["budgets"]))
        return state
    budget = frames.Budget(written["numerator"], written["denominator"], written["share"])
    for row in state["rows"]:
        if row["place"] not in blocks:
            findings.fault("slider", f"row of case {row['place']}", "no frames of it in #frame-data", "its block")
            continue
        findings.count("rows")
        findings.count("rows with late frames", int(row["cells"]["late"] not in ("0", "")))
        hold_row(row, frames.judge(blocks[row["place"]], hundredths, budget), where, findings)
    return state


def hold_row(row, judged, where, findings):
    known = {
        "late": judged["late"], "frames": judged["intervals"] - judged["missed"],
        "hitch": frames.hitch_ratio(judged), "worst": frames.worst_percent(judged),
    }
    for name, value in known.items():
        text = row["cells"][name]
        numbers = figures.numbers_in(text or "")
        # Counts are whole; the others are rounded to what is written.
        is_right = bool(numbers) and (
            float(numbers[0]) == value if name in ("late", "frames")
            else figures.is_rounded(value, numbers[0]))
        if not is_right:
            findings.fault("slider", f"case {row['place']} at {where}, .{name}", repr(text), f"{value:.6g}")


def factor(state):
    """How many times slower, as it is written."""
    return float((figures.numbers_in(state["text"]) or ["0"])[0])


def unpacked(text):
    """Frames from base64: differences, signs last, seven bits a byte."""
    values, number, shift, value = [], 0, 0, 0
    for byte in base64.b64decode(text):
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            value += (number >> 1) ^ -(number & 1)
            values.append(value)
            number = shift = 0
    return values
