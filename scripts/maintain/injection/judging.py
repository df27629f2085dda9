# SPDX-License-Identifier: Apache-2.0
"""What must hold of a folder after a line that failed in the middle."""

import json
import os
import re
import shutil

from injection import KILL, run

# What the article CommandLine has for work that could not be done.
FAILED = (66, 69, 73, 74)


def content(path):
    """A file's bytes, or those of all files of a folder by name; None where nothing is there."""
    if os.path.isfile(path):
        with open(path, "rb") as file:
            return file.read()
    if not os.path.isdir(path):
        return None
    found = {}
    for place, _, names in os.walk(path):
        for name in names:
            with open(os.path.join(place, name), "rb") as file:
                found[os.path.relpath(os.path.join(place, name), path)] = file.read()
    return found


class Bench:
    """A folder for one verb, put back to its start before each fault."""

    def __init__(self, verb, store, folder):
        self.verb = verb
        self.tool = store.tool
        self.store = store.folder
        self.folder = folder
        self.temporary = folder + ".tmp"
        self.trace = folder + ".trace"
        self.words = [self.tool if word == "TOOL" else word for word in [self.tool, *verb.words]]
        self.environment = {**os.environ, "TMPDIR": self.temporary, "LC_ALL": "C",
                            "SWIFT_BACKTRACE": "enable=no", "GIT_CEILING_DIRECTORIES": "/",
                            # Else the tool starts itself once more, with this set.
                            "SWIFT_DETERMINISTIC_HASHING": "1"}
        self.prepare_old()

    def prepare_old(self):
        """Runs the line once as it is: what it writes is what an earlier run left."""
        self.reset(with_old=False)
        ending = run(self.words, self.folder, self.environment, limit=120)
        if ending.code not in (0, *self.verb.codes):
            raise SystemExit(f"faults: {self.verb.name} exits {ending.code}: {ending.error}")
        self.whole = {name: content(os.path.join(self.folder, name)) for name in self.verb.outputs}
        self.old = self.folder + ".old"
        shutil.rmtree(self.old, ignore_errors=True)
        os.makedirs(self.old)
        for name in self.verb.replaced:
            # Another content of the same kind, where the line writes the same each time.
            source = os.path.join(self.folder, name)
            with open(source, "rb") as file, open(os.path.join(self.old, name), "wb") as copy:
                copy.write(file.read())
                if self.verb.repeats:
                    copy.write(b"\n")

    def reset(self, with_old=True):
        for folder in (self.folder, self.temporary):
            shutil.rmtree(folder, ignore_errors=True)
            os.makedirs(folder)
        for name in {*self.verb.inputs, *self.verb.outputs}:
            source = os.path.join(self.store, name)
            target = os.path.join(self.folder, name)
            if os.path.isdir(source):
                shutil.copytree(source, target)
            elif name in self.verb.inputs or name == "limits.json":
                shutil.copy(source, target)
        if with_old:
            shutil.copytree(self.old, self.folder, dirs_exist_ok=True)
        self.before = {name: content(os.path.join(self.folder, name))
                       for name in {*self.verb.inputs, *self.verb.outputs}}

    def judge(self, fault, ending):
        """What is wrong, a sentence each."""
        if ending.is_hung:
            return ["it hung"]
        wrong = [f"it left process {stray}" for stray in ending.strays]
        if fault.what == KILL:
            wrong += self.judge_files(must_be_new=False)
            # The next run has to clear what this one left, and is to do its work.
            again = self.again(ending)
            return wrong + again
        wrong += self.judge_code(ending)
        wrong += self.judge_files(must_be_new=ending.code == 0)
        return wrong + self.leftovers()

    def again(self, ending):
        package = os.path.join(self.folder, "package")
        if self.verb.name == "init" and os.path.isdir(package) and os.listdir(package):
            if content(package) != self.whole["package/"]:
                return ["a package is there in part"]
            return self.leftovers()
        ending = run(self.words, self.folder, self.environment)
        wrong = []
        if ending.code not in (0, *self.verb.codes):
            wrong.append(f"the next run exits {ending.code}: {ending.error.strip()}")
        return wrong + self.judge_files(must_be_new=True) + self.leftovers()

    def judge_code(self, ending):
        if ending.code < 0:
            return [f"signal {-ending.code} ended it: {ending.error.strip()[-300:]}"]
        if ending.code in (0, *self.verb.codes):
            return []
        if ending.code not in FAILED:
            return [f"it exits {ending.code}: {ending.error.strip()[-300:]}"]
        # Nothing can be said where standard error itself fails.
        return [] if ending.error.strip() else [f"it exits {ending.code} without a sentence"]

    def leftovers(self):
        wrong = []
        for place in (self.folder, self.temporary):
            for folder, folders, names in os.walk(place):
                wrong += [f"{name} stays in {os.path.basename(folder)}" for name in folders + names
                          if name.startswith(".reuse-bench-") or name.endswith(".partial")]
        stays = os.listdir(self.temporary)
        return wrong + [f"{name} stays in TMPDIR" for name in stays if f"{name} stays" not in wrong]

    def judge_files(self, must_be_new):
        wrong = []
        for name in self.verb.inputs:
            now = content(os.path.join(self.folder, name))
            if name not in self.verb.outputs and now != self.before[name]:
                wrong.append(f"{name}, which is read, has changed")
        for name, kind in self.verb.outputs.items():
            now = content(os.path.join(self.folder, name))
            if now is None and self.before[name] is None and not must_be_new:
                continue
            if now is None:
                wrong.append(f"{name} is gone" if self.before[name] else f"{name} is missing")
            elif kind in ("history", "package", "pictures"):
                wrong += self.judge_folder(name, kind, now, must_be_new)
            elif now == self.before[name]:
                is_new = kind == "limits" or self.verb.repeats and now == self.whole[name]
                if must_be_new and not is_new:
                    wrong.append(f"{name} is the old one, and success was said")
            else:
                wrong += self.judge_file(name, kind, now)
        return wrong

    def judge_folder(self, name, kind, now, must_be_new):
        wrong = []
        whole = self.whole[name]
        for file, bytes_before in (self.before[name] or {}).items():
            if now.get(file) != bytes_before:
                wrong.append(f"{name}{file} was there and is lost or changed")
        for file, bytes_now in now.items():
            # What has a point in front is no part of it: see leftovers.
            if not os.path.basename(file).startswith(".reuse-bench-") and bytes_now != whole.get(file):
                wrong.append(f"{name}{file} is not whole")
        if must_be_new and {**now} != whole and not wrong:
            wrong.append(f"{name} misses files, and success was said")
        if kind == "history" and not wrong:
            ending = run([self.tool, "history", "check", "history"], self.folder, self.environment)
            if ending.code not in (0, 3):
                wrong.append(f"the history cannot be read: {ending.error.strip()}")
        return wrong

    def judge_file(self, name, kind, now):
        if self.verb.repeats:
            return [] if now == self.whole[name] else [f"{name} is neither the old one nor whole"]
        if kind in ("document", "page"):
            ending = run([self.tool, "report", name], self.folder, self.environment)
            if ending.code != 0:
                return [f"{name} cannot be read: {ending.error.strip()}"]
            return []
        if kind == "limits":
            return [] if is_limits(now) else [f"{name} is no whole file of limits"]
        text = now.decode(errors="replace")
        return [] if text.endswith("\n") and len(text) > 0.5 * len(self.whole[name]) else [
            f"{name} is not whole"]


def is_limits(data):
    try:
        return bool(json.loads(data)["limits"])
    except (ValueError, KeyError):
        return False


def shape(sentence):
    """A finding without its numbers, to count those that are alike."""
    return re.sub(r"\.reuse-bench-[\w-]+|\d+", "N", sentence)
