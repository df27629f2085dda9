# SPDX-License-Identifier: Apache-2.0
"""The reader's own price: what pays at it changes as it is moved, and follows from the interval."""

STATE = r"""
const slider = document.getElementById("price");
const answer = document.getElementById("price-answer");
const value = document.getElementById("price-value");
return {
  value: Number(slider.value), low: Number(slider.min), high: Number(slider.max),
  least: Number(slider.dataset.least), most: Number(slider.dataset.most),
  text: answer ? answer.textContent.trim() : null, price: value ? value.textContent.trim() : "",
  items: all("#price-answer [data-low]").map(item => ({ ...item.dataset, text: item.textContent.trim() }))
};
"""


def check(context, findings):
    with context.open() as page:
        page.open_details()
        if not page.ask("return Boolean(document.getElementById('price'));"):
            # A page has it where its document has prices.
            priced = sum(
                entry["answer"]["kind"] == "price" and bool(entry.get("enginePrice"))
                and entry.get("fieldKind") == "all" and entry.get("storage") == "shared"
                and entry["setterComparison"]
                for entry in context.document(findings).get("breakEvens") or [])
            findings.count("prices in the document", priced)
            if priced:
                findings.fault("price", "#price", "none", "a slider, as the document has prices")
            return
        seen = []
        page.focus("#price")
        for key, times in (("Home", 1), ("ArrowRight", 10), ("End", 1), ("click", 1)):
            for _ in range(times):
                if key == "click":
                    page.click("#price", share=0.4)
                else:
                    page.press(key)
            state = page.ask(STATE)
            if state["text"] is None:
                findings.fault("price", "#price-answer", "none", "an answer")
                return
            findings.count("prices")
            seen.append(state)
            hold(state, findings)
        if len({state["text"] for state in seen}) < 2:
            findings.fault("price", "#price-answer", f'"{seen[0]["text"][:60]}" at every price', "it to change")


def hold(state, findings):
    """At a price below an interval a strategy loses, above it pays, and within it is open."""
    share = (state["value"] - state["low"]) / (state["high"] - state["low"])
    price = state["least"] * (state["most"] / state["least"]) ** share
    for item in state["items"]:
        low, high = float(item["low"]), float(item["high"])
        # What is written of a price is rounded, so near an end either answer is right.
        if any(abs(price - end) <= 0.02 * abs(end) for end in (low, high)):
            continue
        wanted = item["loses"] if price < low else item["pays"] if price > high else item["open"]
        others = {item["loses"], item["pays"], item["open"]} - {wanted}
        is_right = wanted in item["text"] and not any(
            other in item["text"] and other not in wanted for other in others)
        findings.count("answers")
        if not is_right:
            findings.fault("price", f"#price-answer at {price:.4g} ns", f'"{item["text"][:80]}"',
                           f'"{wanted}", as it pays from {low:.4g} to {high:.4g} ns')
