# SPDX-License-Identifier: Apache-2.0
"""What goes wrong beside single calls: two writers, a folder that turns read-only, limits, a clock."""

import json
import os
import shutil
import subprocess
import time

from injection import run
from judging import FAILED, Bench
from verbs import MEASURED


class Situations:
    """Each returns the sentences of what is wrong; `skipped` has what could not be tried."""

    def __init__(self, store, verbs, folder):
        self.store = store
        self.verbs = {verb.name: verb for verb in verbs}
        self.folder = folder
        self.skipped = []
        self.benches = {}
        self.count = 0

    def all(self):
        for situation in (self.two_writers, self.read_only_folder, self.few_descriptors,
                          self.short_files, self.clock_back, self.pipe_without_reader):
            for sentence in situation():
                yield situation.__name__.replace("_", " ") + ": " + sentence

    def fresh(self, name):
        path = os.path.join(self.folder, name)
        shutil.rmtree(path, ignore_errors=True)
        os.makedirs(path)
        return path

    def tool(self, *words, folder, limit=20):
        self.count += 1
        return run([self.store.tool, *words], folder, dict(os.environ), limit)

    def two_writers(self):
        """Of two that add to one history at once, neither loses the other's."""
        place = self.fresh("writers")
        for number in range(10):
            lines = [["history", "add", "history", os.path.join(self.store.folder, name),
                      "--commit", f"{number:040x}"] for name in ("base.json", "later.json")]
            both = [subprocess.Popen([self.store.tool, *line], cwd=place,
                                     stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                    for line in lines]
            self.count += 2
            for process in both:
                _, error = process.communicate(timeout=20)
                if process.returncode != 0:
                    yield f"a writer exits {process.returncode}: {error.decode().strip()}"
        names = os.listdir(os.path.join(place, "history"))
        if len(names) != 20 or any(not name.endswith(".history") for name in names):
            yield f"20 documents were added, and there are {sorted(names)}"
        ending = self.tool("history", "check", "history", folder=place)
        if ending.code not in (0, 3):
            yield f"the history exits {ending.code}: {ending.error.strip()}"

    def read_only_folder(self):
        """A folder that turns read-only while a run measures: its figures are printed, its file stays."""
        place = self.fresh("read-only")
        out = os.path.join(place, "out")
        os.makedirs(out)
        shutil.copy(os.path.join(self.store.folder, "base.json"), os.path.join(out, "out.json"))
        script = ('mount --bind out out && { "$@" & } && sleep 0.3 && mount -o remount,ro,bind out'
                  " && wait $!")
        line = ["unshare", "-m", "sh", "-c", script, "sh", self.store.tool, "run", "--suite",
                "smoke", "--filter", "^reconfigure.fields.*/card/(mutation|configuration)/1000$",
                "--data", "generated", "--quiet", "--output", "out/out.json"]
        self.count += 1
        ending = run(line, place, dict(os.environ), limit=60)
        if "mount" in ending.error or "unshare" in ending.error:
            self.skipped.append("read only folder: nothing can be mounted here")
            return
        if ending.code == 0:
            self.skipped.append("read only folder: the run was done before")
            return
        if ending.code not in FAILED or not ending.error.strip():
            yield f"it exits {ending.code}: {ending.error.strip()}"
        if "/card/" not in ending.output and "card" not in ending.output:
            yield "the figures were not printed"
        with open(os.path.join(out, "out.json"), "rb") as now, \
                open(os.path.join(self.store.folder, "base.json"), "rb") as old:
            if now.read() != old.read():
                yield "the document that was there has changed"

    def few_descriptors(self):
        """From 3 files on that a process may open: done, or a sentence."""
        for count in [*range(3, 44), 64]:
            for name in ("run", "history add", "init"):
                yield from self.limited(name, f"ulimit -n {count}", f"{count} descriptors",
                                        loader=count < 6)

    def short_files(self):
        """Files that may not grow beyond so many kilobytes."""
        for size in (0, 1, 8, 20, 64):
            for name in ("run", "merge", "report", "history add", "init", "export"):
                yield from self.limited(name, f"ulimit -f {size}", f"files up to {size} KB")

    def limited(self, name, limit, words, loader=False):
        verb = self.verbs[name]
        if name not in self.benches:
            place = self.fresh("limited-" + name.replace(" ", "-"))
            self.benches[name] = Bench(verb, self.store, place)
        bench = self.benches[name]
        bench.reset()
        self.count += 1
        # Its talk goes to a pipe, which has no size.
        ending = run(["bash", "-c", limit + ' && exec "$@"', "bash", *bench.words], bench.folder,
                     bench.environment)
        if loader and ending.code in (1, 126, 127):
            # The loader's own sentence: the program has not begun.
            return
        wrong = bench.judge_code(ending) + bench.leftovers() + bench.judge_files(ending.code == 0)
        for sentence in (["it hung"] if ending.is_hung else wrong):
            yield f"{name} with {words}: {sentence}"

    def clock_back(self):
        """A clock that was put back between two runs: the later one bears the earlier date."""
        place = self.fresh("clock")
        with open(os.path.join(self.store.folder, "base.json"), encoding="utf-8") as file:
            document = json.load(file)
        for number, moment in enumerate(["2026-03-02T12:00:00Z", "2026-03-01T12:00:00Z",
                                         "1970-01-01T00:00:00Z"]):
            document["plan"]["startedAt"] = moment
            with open(os.path.join(place, f"{number}.json"), "w", encoding="utf-8") as file:
                json.dump(document, file)
            ending = self.tool("history", "add", "history", f"{number}.json", "--commit",
                               f"{number + 1:040x}", folder=place)
            if ending.code != 0:
                yield f"adding the document of {moment} exits {ending.code}: {ending.error.strip()}"
        if len(os.listdir(os.path.join(place, "history"))) != 3:
            yield "a document is not stored"
        ending = self.tool("history", "check", "history", folder=place)
        if ending.code not in (0, 3):
            yield f"the history exits {ending.code}: {ending.error.strip()}"

    def pipe_without_reader(self):
        """A pipe that nobody reads: a signal ends the run, which says why."""
        place = self.fresh("pipe")
        for number, code in ((15, 143), (2, 130)):
            pipe = os.path.join(place, f"pipe{number}")
            os.mkfifo(pipe)
            process = subprocess.Popen([self.store.tool, "run", *MEASURED, "--output", pipe],
                                       cwd=place, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            self.count += 1
            time.sleep(2)
            process.send_signal(number)
            try:
                _, error = process.communicate(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
                yield f"signal {number} does not end it"
                continue
            if process.returncode != code or not error.strip():
                yield f"signal {number}: it exits {process.returncode}: {error.decode().strip()}"
