# SPDX-License-Identifier: Apache-2.0
"""One page in a tab of its own: opened from disk, asked, used by keys and mouse, and listened to."""

import base64
import json
from pathlib import Path

from browser import BrowserError

# What every expression may use: the name of an element for a sentence, and what a reader can see.
PRELUDE = r"""
const short = (text, length = 40) => {
  const words = (text || "").replace(/\s+/g, " ").trim();
  return words.length > length ? words.slice(0, length - 1) + "…" : words;
};
const nameOf = element => {
  if (!element) return "nothing";
  const id = element.id ? "#" + element.id : "";
  const classes = Array.from(element.classList || []).slice(0, 3).map(name => "." + name).join("");
  const figure = id ? null : element.closest && element.closest("[id]");
  const place = figure && figure !== element ? " in #" + figure.id : "";
  const text = short(element.getAttribute("aria-label") || element.textContent);
  return element.localName + id + classes + place + (text ? " (" + text + ")" : "");
};
const isShown = element => element.checkVisibility({
  opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true
});
// What is there for those who listen alone: a box of a pixel that cuts off what is in it.
const isForListeners = element => {
  for (let at = element; at && at.nodeType === 1; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.position === "absolute" && (style.overflow !== "visible" || style.clipPath !== "none")
      && at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
  }
  return false;
};
const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
const faults = [];
const report = (what, element, found, expected) => faults.push(
  { what, where: typeof element === "string" ? element : nameOf(element), found, expected });
"""

KEYS = {
    "Tab": (9, None), "Enter": (13, "\r"), "Escape": (27, None), " ": (32, " "), "End": (35, None),
    "Home": (36, None), "ArrowLeft": (37, None), "ArrowUp": (38, None), "ArrowRight": (39, None),
    "ArrowDown": (40, None), "Delete": (46, None), "Backspace": (8, None), "a": (65, "a"),
}


class Page:
    """A page that was opened; use it in a `with` statement, which closes it."""

    def __init__(self, browser, path, width=1280, height=900, features=None, media="", script=True):
        self.browser = browser
        self.address = Path(path).resolve().as_uri()
        self.events = []
        self.loaded = False
        self.target = browser.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self.session = browser.call(
            "Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        browser.listen(self.session, self.heard)
        for domain in ("Page", "Runtime", "Network"):
            self.call(f"{domain}.enable")
        self.call("Network.emulateNetworkConditions", {
            "offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0})
        self.call("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.call("Emulation.setScrollbarsHidden", {"hidden": True})
        self.resize(width, height)
        self.emulate(features, media)
        if not script:
            self.call("Emulation.setScriptExecutionDisabled", {"value": True})
        self.open()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.call("Target.closeTarget", {"targetId": self.target})

    def open(self):
        """Opens the page, and waits until its script ran."""
        # What was heard before belongs to the empty page.
        for domain in ("Log", "Audits"):
            self.call(f"{domain}.enable")
        self.events.clear()
        answer = self.call("Page.navigate", {"url": self.address})
        if answer.get("errorText"):
            raise BrowserError(f"{self.address}: {answer['errorText']}")
        self.browser.wait(lambda: self.loaded, 60, f"loading {self.address}")

    def heard(self, method, params):
        if method == "Page.loadEventFired":
            self.loaded = True
        elif method == "Page.javascriptDialogOpening":
            self.events.append((method, params))
            self.browser.call("Page.handleJavaScriptDialog", {"accept": False}, self.session)
        else:
            self.events.append((method, params))

    def call(self, method, params=None, timeout=60):
        return self.browser.call(method, params, self.session, timeout)

    def resize(self, width, height=900):
        self.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def emulate(self, features=None, media=""):
        """Sets features such as {"prefers-color-scheme": "dark"}, and the medium; light unless told."""
        wanted = {"prefers-color-scheme": "light", **(features or {})}
        self.call("Emulation.setEmulatedMedia", {
            "media": media,
            "features": [{"name": name, "value": value} for name, value in wanted.items()]})

    def ask(self, body, *arguments):
        """What the body of a function returns, with the prelude in front and arguments as `given`."""
        expression = f"(() => {{ const given = {json.dumps(arguments)};\n{PRELUDE}\n{body}\n}})()"
        return self.evaluate(expression)

    def evaluate(self, expression, wait=False):
        """The value of an expression, as the page's own script would see it."""
        answer = self.call("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": wait})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            raise BrowserError("an expression failed in the page: " + text)
        return answer["result"].get("value")

    def settle(self):
        """Waits until what was asked for is drawn."""
        self.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))", True)

    def open_details(self):
        """Opens everything that is folded, and says how much that was."""
        return self.ask("""
          const folded = all("details:not([open])");
          folded.forEach(details => { details.open = true; });
          return folded.length;""")

    # Input, as the browser gets it from a person

    def press(self, key, modifiers=0):
        """Presses a key; modifiers are 1 for Alt, 2 for Control, 4 for Meta, 8 for Shift."""
        code, text = KEYS[key]
        event = {
            "key": key, "code": "Space" if key == " " else key, "windowsVirtualKeyCode": code,
            "modifiers": modifiers}
        if text and not modifiers:
            self.call("Input.dispatchKeyEvent", {"type": "keyDown", "text": text, **event})
        else:
            self.call("Input.dispatchKeyEvent", {"type": "rawKeyDown", **event})
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **event})

    def type(self, text):
        self.call("Input.insertText", {"text": text})

    def mouse(self, kind, x, y, buttons=0):
        self.call("Input.dispatchMouseEvent", {
            "type": kind, "x": x, "y": y, "button": "left" if buttons or kind != "mouseMoved" else "none",
            "buttons": buttons, "clickCount": 0 if kind == "mouseMoved" else 1})

    def click_at(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def place(self, selector, number=0, share=0.5):
        """Scrolls an element into view and gives a point in its middle, or at a share of its width."""
        return self.ask("""
          const element = all(given[0])[given[1]];
          if (!element) return null;
          element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
          const box = element.getBoundingClientRect();
          return [box.left + box.width * given[2], box.top + box.height / 2];""",
                        selector, number, share)

    def click(self, selector, number=0, share=0.5):
        """Clicks on an element; whether there is one."""
        point = self.place(selector, number, share)
        if point is None:
            return False
        self.click_at(*point)
        return True

    def focus(self, selector, number=0):
        """Puts the focus onto an element."""
        self.ask("const element = all(given[0])[given[1]]; if (element) element.focus();",
                 selector, number)

    # Pictures

    def screenshot(self, path):
        """Writes what the whole page looks like."""
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        data = self.call("Page.captureScreenshot", {
            "format": "png", "captureBeyondViewport": True,
            "clip": {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 16_000),
                     "scale": 1}}, timeout=120)["data"]
        Path(path).write_bytes(base64.b64decode(data))

    def pdf(self):
        """The printed page."""
        return base64.b64decode(self.call(
            "Page.printToPDF", {"printBackground": False}, timeout=120)["data"])
