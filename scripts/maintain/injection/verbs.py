# SPDX-License-Identifier: Apache-2.0
"""The verbs that write, a row each: a later verb joins by one more."""

import os
import subprocess
from dataclasses import dataclass, field

CASE = "reconfigure.fields+0of9/card/mutation/1000"
TINY = ["--suite", "smoke", "--filter", "^reconfigure.fields.0of9/card/mutation/1000$"]
MEASURED = TINY + ["--data", "generated", "--quiet"]
COMMIT = "0123456789abcdef0123456789abcdef01234567"


@dataclass
class Verb:
    """A line that writes, run in a folder that holds the inputs."""

    name: str
    words: list
    # What the line reads: it must be the same afterwards.
    inputs: list
    # What it writes, with how a whole one is known: see judging.py.
    outputs: dict
    # The outputs that are there before, as an earlier run left them.
    replaced: list = field(default_factory=list)
    # Whether the same line writes the same bytes each time.
    repeats: bool = True
    # Which other codes say honestly that not all could be done.
    codes: tuple = ()
    # How many of its faults the full run takes: every so many-th.
    stride: int = 1


VERBS = [
    Verb("run", ["run", *MEASURED, "--output", "out.json", "--html", "out.html",
                 "--markdown", "out.md"], [],
         {"out.json": "document", "out.html": "page", "out.md": "text"},
         replaced=["out.json", "out.html", "out.md"], repeats=False),
    Verb("run --limits", ["run", *MEASURED, "--output", "out.json", "--limits", "limits.json",
                          "--update-limits"], [],
         {"out.json": "document", "limits.json": "limits"},
         replaced=["out.json", "limits.json"], repeats=False),
    Verb("pair", ["pair", "--base", "TOOL", "--head", "TOOL", "--pairs", "8", *MEASURED,
                  "--output", "pair.json", "--markdown", "out.md", "--html", "out.html"], [],
         {"pair.json": "document", "out.md": "text", "out.html": "page"},
         replaced=["pair.json"], repeats=False, codes=(0, 2, 4), stride=12),
    Verb("history add", ["history", "add", "history", "base.json", "--commit", COMMIT],
         ["base.json", "history/"], {"history/": "history"}),
    Verb("merge", ["merge", "one.json", "two.json", "--output", "out.json", "--html", "out.html",
                   "--markdown", "out.md"], ["one.json", "two.json"],
         {"out.json": "document", "out.html": "page", "out.md": "text"}, replaced=["out.json"]),
    Verb("report", ["report", "base.json", "--html", "out.html", "--markdown", "out.md",
                    "--pictures", "pictures"], ["base.json"],
         {"out.html": "page", "out.md": "text", "pictures/": "pictures"},
         replaced=["out.html", "out.md"]),
    Verb("init", ["init", "package"], [], {"package/": "package"}),
    Verb("export", ["export", "base.json", "--format", "csv", "--output", "out.csv"],
         ["base.json"], {"out.csv": "text"}, replaced=["out.csv"]),
    Verb("compare", ["compare", "base.json", "base.json", "--markdown", "out.md", "--html",
                     "out.html"], ["base.json"], {"out.md": "text", "out.html": "page"},
         replaced=["out.md"]),
    Verb("history check", ["history", "check", "history", "--html", "out.html"], ["history/"],
         {"out.html": "page"}, replaced=["out.html"]),
    Verb("snapshot", ["snapshot", CASE, "--output", "out.svg"], [], {"out.svg": "text"},
         replaced=["out.svg"]),
]


class Store:
    """The documents that verbs read, made once by the tool itself."""

    def __init__(self, tool, folder):
        self.tool = tool
        self.folder = folder
        os.makedirs(folder)
        self.make()

    def make(self):
        self.run(["run", *MEASURED, "--output", "base.json"])
        for index, name in enumerate(["one.json", "two.json"], start=1):
            self.run(["run", "--suite", "smoke", "--filter",
                      "^reconfigure.fields.[01]of9/card/mutation/1000$", "--data", "generated",
                      "--quiet", "--shard", f"{index}/2", "--output", name])
        self.run(["run", *MEASURED, "--output", "later.json"])
        self.run(["history", "add", "history", "later.json", "--commit", "f" * 40])
        self.run(["run", *MEASURED, "--output", "gone.json", "--limits", "limits.json",
                  "--update-limits"])

    def run(self, words):
        ended = subprocess.run([self.tool, *words], cwd=self.folder, stdin=subprocess.DEVNULL,
                               capture_output=True, timeout=120)
        if ended.returncode != 0:
            raise SystemExit(f"faults: {' '.join(words)} exits {ended.returncode}: "
                             + ended.stderr.decode(errors="replace"))
