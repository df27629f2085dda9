# SPDX-License-Identifier: Apache-2.0
"""Nothing is loaded, nothing is said to the console, and the page's own policy would stop it."""

import base64
import hashlib
import re
from html.parser import HTMLParser
from pathlib import Path

from page import Page

# Attributes whose address is loaded or sent to, by any element but a link in the text.
ADDRESSES = {
    "src", "srcset", "data", "poster", "action", "formaction", "background", "href", "xlink:href",
    "ping", "manifest", "code", "codebase", "archive", "cite", "longdesc", "imagesrcset",
}
PLANTED = (
    '<p style="color:red">planted</p><script>window.planted = true;</script>'
    '<img src="https://planted.invalid/planted.png" alt="planted">'
)
PLANTED_DIRECTIVES = ["style-src", "script-src", "img-src"]


class Source(HTMLParser):
    """The text of a page: its policy, its scripts and styles, and addresses in it."""

    def __init__(self, text, findings):
        super().__init__(convert_charrefs=True)
        self.findings = findings
        self.policies = []
        self.blocks = []
        self.open_block = None
        self.kind = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        where = f"line {self.getpos()[0]}, <{tag}>"
        values = {name: value or "" for name, value in attributes}
        self.findings.count("elements")
        if tag == "html":
            self.kind = values.get("data-page")
        if tag == "meta" and values.get("http-equiv", "").lower() == "content-security-policy":
            if self.blocks:
                self.findings.fault(
                    "policy", where, f"it below a <{self.blocks[0][0]}>", "it above what it holds for")
            self.policies.append(values.get("content", ""))
        if tag == "meta" and values.get("http-equiv", "").lower() == "refresh":
            self.findings.fault("address", where, "a refresh", "none")
        for name, value in values.items():
            self.handle_attribute(where, tag, name, value)
        if tag in ("script", "style"):
            self.open_block = [tag, values.get("type", ""), "", self.getpos()[0]]
            self.blocks.append(self.open_block)

    def handle_attribute(self, where, tag, name, value):
        if name == "style":
            self.findings.fault("policy", where, f'style="{value[:40]}"', "classes alone")
        if name.startswith("on"):
            self.findings.fault("policy", where, f'{name}="{value[:40]}"', "no script in attributes")
        if re.search(r"url\(\s*['\"]?(?!#)", value, re.I):
            self.findings.fault("address", where, f'{name}="{value[:60]}"', "url(#…) alone")
        if name in ADDRESSES:
            address = value.strip().lower()
            if tag == "a":
                if not re.match(r"#|https?://|mailto:", address):
                    self.findings.fault("address", where, value[:60], "a link to #…, http or https")
            elif not address.startswith(("#", "data:")):
                self.findings.fault("address", where, f'{name}="{value[:60]}"', "nothing that is loaded")

    def handle_data(self, data):
        if self.open_block:
            self.open_block[2] += data

    def handle_endtag(self, tag):
        if self.open_block and tag == self.open_block[0]:
            if tag == "style":
                self.check_style(self.open_block)
            self.open_block = None

    def check_style(self, block):
        for found in re.findall(r"@import[^;]*|url\(\s*['\"]?(?!#|data:)[^)]*\)", block[2], re.I):
            self.findings.fault("address", f"line {block[3]}, <style>", found[:60], "nothing that is loaded")


def check(context, findings):
    """The text of the page, its policy, and what the browser said while it was opened and used."""
    text = Path(context.path).read_text(encoding="utf-8", errors="surrogateescape")
    findings.count("kB", round(Path(context.path).stat().st_size / 1_000))
    source = Source(text, findings)
    check_policy(source, findings)
    for trouble in context.troubles:
        findings.fault(*trouble)
    findings.count("openings", context.openings)
    check_planted(context, text, findings)


def check_policy(source, findings):
    if len(source.policies) != 1:
        findings.fault(
            "policy", "<meta http-equiv=Content-Security-Policy>", f"{len(source.policies)} of it", "1")
        return
    policy = {}
    for directive in source.policies[0].split(";"):
        words = directive.split()
        if words:
            policy[words[0].lower()] = words[1:]
    if policy.get("default-src") != ["'none'"]:
        findings.fault(
            "policy", "default-src", " ".join(policy.get("default-src", [])) or "nothing", "'none'")
    for name, words in policy.items():
        for word in words:
            if word != "'none'" and word != "data:" and not word.startswith("'sha"):
                findings.fault("policy", name, word, "'none' or hashes")
    for tag, kind, content, line in source.blocks:
        if tag == "script" and kind not in ("", "text/javascript", "module"):
            continue
        digest = hashlib.sha256(content.encode("utf-8", "surrogateescape")).digest()
        hashed = f"'sha256-{base64.b64encode(digest).decode()}'"
        findings.count("hashes")
        if hashed not in policy.get(f"{tag}-src", []):
            findings.fault("policy", f"{tag}-src for line {line}", "no hash of it", hashed)


def check_planted(context, text, findings):
    """A copy into which what is forbidden was planted: the policy has to stop and report each."""
    copy = Path(context.folder) / "planted.html"
    planted, places = re.subn(r"(<body[^>]*>)", lambda match: match[0] + PLANTED, text, count=1, flags=re.I)
    if not places:
        findings.fault("policy", "<body>", "none", "one")
        return
    copy.write_text(planted, encoding="utf-8", errors="surrogateescape")
    with Page(context.browser, copy) as page:
        ran = page.evaluate("window.planted === true")
        reported = [found for what, _, found, _ in troubles(page) if what == "violation"]
    for directive in PLANTED_DIRECTIVES:
        findings.count("planted violations")
        if not any(found.startswith(directive) for found in reported):
            findings.fault(
                "policy", f"a planted violation of {directive}", "no report of it", "the browser stops it")
    if ran:
        findings.fault("policy", "a planted script", "it ran", "the browser stops it")


def troubles(page):
    """What the browser said of a page that nobody should have to read, as what, where, found, expected."""
    found = []
    for method, params in page.events:
        if method == "Runtime.consoleAPICalled":
            words = " ".join(str(a.get("value", a.get("description", ""))) for a in params["args"])
            found.append(("console", params["type"], words[:120], "no message"))
        elif method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            text = details.get("exception", {}).get("description") or details["text"]
            found.append((
                "exception", f"line {details['lineNumber'] + 1}", text.splitlines()[0], "none"))
        elif method == "Log.entryAdded":
            entry = params["entry"]
            found.append(("console", entry["source"], entry["text"][:120], "no message"))
        elif method == "Audits.issueAdded":
            found.append(issue(params["issue"]))
        elif method == "Network.requestWillBeSent":
            address = params["request"]["url"]
            if address.split("#")[0] != page.address and not address.startswith("data:"):
                found.append(("request", params.get("type", "?"), address[:120], "the page alone"))
        elif method in ("Page.javascriptDialogOpening", "Page.windowOpen"):
            found.append(("window", method, str(params.get("message", params.get("url")))[:80], "none"))
    return found


def issue(issue):
    """A violation of the policy, or what else the browser's audits have to say."""
    details = issue["details"].get("contentSecurityPolicyIssueDetails")
    if not details:
        return ("issue", issue["code"], str(issue["details"])[:160], "none")
    place = details.get("sourceCodeLocation") or {}
    where = f"line {place.get('lineNumber', 0) + 1}"
    words = details["violatedDirective"] + " " + details.get("blockedURL", details.get(
        "contentSecurityPolicyViolationType", ""))
    return ("violation", where, words, "none")
