# SPDX-License-Identifier: Apache-2.0
"""Checks pages one after the other in one browser, and says what each check found."""

import base64
import json
import os
import re
import shutil
import sys
import tempfile
import time
import zlib
from pathlib import Path

import contrast
import figures
import isolation
import keyboard
import media
import price
import reflow
import slider
import structure
import tables
import vectors
from browser import Browser, BrowserError
from findings import Findings
from page import Page

KINDS = ["run", "comparison", "history"]
# Isolation comes last: it tells what the browser said during all the others.
EVERY = {
    "structure": structure.check, "contrast": contrast.check, "reflow": reflow.check,
    "keyboard": keyboard.check, "media": media.check, "figures": figures.check, "tables": tables.check,
}
RUN = {"slider": slider.check, "price": price.check, "vectors": vectors.check}
LAST = {"isolation": isolation.check}
MOST_SHOWN = 12


class Context:
    """One page under check: its text, and the browser that opens it."""

    def __init__(self, browser, path, folder, screenshots=None):
        self.browser = browser
        self.path = Path(path)
        self.folder = folder
        self.screenshots = screenshots
        self.text = self.path.read_text(encoding="utf-8", errors="replace")
        match = re.search(r"<html[^>]*\bdata-page=[\"']?([a-z]+)", self.text)
        self.kind = match[1] if match else None
        self.openings = 0
        self.troubles = []

    def open(self, **settings):
        """The page in a tab of its own; what the browser says of it is kept."""
        context = self

        class Opened(Page):
            def __exit__(self, *details):
                context.troubles += isolation.troubles(self)
                super().__exit__(*details)

        self.openings += 1
        return Opened(self.browser, self.path, **settings)

    def json(self, name, findings):
        """What an embedded script of JSON holds, as text or packed by deflate and base64.

        An empty object where there is none that can be read.
        """
        match = re.search(
            rf"<script(?=[^>]*\bid=\"?{re.escape(name)}\"?[\s>])[^>]*>(.*?)</script", self.text, re.S)
        try:
            if match:
                text = match[1].strip()
                is_packed = not text.startswith(("{", "["))
                return json.loads(zlib.decompress(base64.b64decode(text), -15) if is_packed else text)
            problem = "none"
        except (ValueError, zlib.error) as error:
            problem = f"what cannot be read: {error}"
        findings.fault("document", f"script#{name}", problem, "JSON")
        return {"budgets": {}, "blocks": []} if name == "frame-data" else {}

    def document(self, findings):
        return self.json("document", findings)

    def save(self, ending, data):
        if self.screenshots:
            (Path(self.screenshots) / f"{self.path.stem}.{ending}").write_bytes(data)


def checks_of(kind):
    """The checks for a kind of page, by name."""
    return {**EVERY, **(RUN if kind == "run" else {}), **LAST}


def run_check(check, context):
    findings = Findings()
    try:
        check(context, findings)
    except BrowserError as error:
        findings.fault("browser", context.path.name, str(error), "an answer")
    return findings


def check_page(context):
    """Prints a line for each check and each fault; the number of faults."""
    number = 0
    if context.kind not in KINDS:
        print(f"FAIL  {context.path.name}: kind: <html>: found data-page={context.kind!r}, "
              f"expected one of {', '.join(KINDS)}")
        number += 1
    for name, check in checks_of(context.kind).items():
        started = time.monotonic()
        findings = run_check(check, context)
        word = "FAIL" if findings.faults else "ok  "
        print(f"{word}  {context.path.name}  {name:10} {time.monotonic() - started:5.1f} s  "
              f"{findings.summary()}", flush=True)
        for sentence in findings.faults[:MOST_SHOWN]:
            print(f"      {context.path.name}: {sentence}")
        if len(findings.faults) > MOST_SHOWN:
            print(f"      and {len(findings.faults) - MOST_SHOWN} more")
        number += len(findings.faults)
    return number


LOOKS = {
    "light": {}, "dark": {"features": {"prefers-color-scheme": "dark"}}, "narrow": {"width": 320},
    "print": {"media": "print"}, "forced": {"features": {"forced-colors": "active"}},
    "plain": {"script": False},
}


def take_screenshots(context):
    for name, settings in LOOKS.items():
        with Page(context.browser, context.path, **settings) as page:
            page.screenshot(Path(context.screenshots) / f"{context.path.stem}-{name}.png")


def starts(browser):
    """Whether the browser answers at all; where it does not, why is said."""
    try:
        browser.call("Browser.getVersion", timeout=60)
    except BrowserError as error:
        print(f"check-pages: {os.environ['CHROMIUM']} does not start here: {error}", file=sys.stderr)
        return False
    return True


def main(arguments):
    screenshots = None
    if arguments[:1] == ["--screenshots"]:
        screenshots = Path(arguments[1])
        screenshots.mkdir(parents=True, exist_ok=True)
        arguments = arguments[2:]
    faults, started = 0, time.monotonic()
    folder = tempfile.mkdtemp(prefix="check-pages-")
    try:
        with Browser(os.environ["CHROMIUM"]) as browser:
            if not starts(browser):
                return 69
            if arguments == ["--self-test"]:
                import self_test
                return self_test.main(browser, folder)
            for path in arguments:
                context = Context(browser, path, folder, screenshots)
                faults += check_page(context)
                if screenshots:
                    take_screenshots(context)
    except BrowserError as error:
        print(f"check-pages: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    seconds = time.monotonic() - started
    pages = "1 page" if len(arguments) == 1 else f"{len(arguments)} pages"
    if faults:
        print(f"check-pages: {faults} faults in {pages}, {seconds:.0f} s")
        return 1
    print(f"check-pages: all checks of {pages} hold, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
