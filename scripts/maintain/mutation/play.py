# SPDX-License-Identifier: Apache-2.0
"""Running suites with a mutant chosen, and what comes of it."""

import os
import re
import resource
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

from copy_tree import MARK_COUNT, MARKS, VARIABLE

# What a process may take of addresses: a mutant that fills the memory is not to fill the machine's.
ADDRESS_LIMIT = 8 << 30


class Outcome:
    """What a run of suites with a mutant came to."""

    def __init__(self, word, by="", count=0, seconds=0.0):
        # "passed", "caught", "timeout" or "nothing ran".
        self.word, self.by, self.count, self.seconds = word, by, count, seconds
        # The numbers of the mutants that were come to.
        self.reached = frozenset()


def test_binary(tree):
    """The program that holds all tests."""
    found = list((Path(tree) / ".build/debug").glob("*PackageTests.xctest"))
    return found[0] if found else None


def suites_in(tree):
    """The names of all suites, each with its module's before it."""
    listed = subprocess.run(
        [str(test_binary(tree)), "--testing-library", "swift-testing", "--list-tests"],
        cwd=tree, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=True,
    ).stdout
    return sorted(set(re.findall(r"^(\w+\.\w+)/", listed, re.M)))


def expression(suites):
    """The filter of some suites, or of whole test modules."""
    words = []
    for suite in suites:
        module, _, name = suite.partition(".")
        words.append(rf"{module}\.{name}/" if name else rf"{module}\.")
    return "^(" + "|".join(words) + ")"


def name_in(line):
    """The test that a line of the runner's speaks of."""
    match = re.search(r"(?:Test|Suite) (?:case passing.*?to )?(\".*?\"|[\w(),:]+)", line)
    return match.group(1).strip('"') if match else "a test"


def environment(number, temporary, marks):
    """What a run with a mutant finds in its environment."""
    words = dict(os.environ, SWIFT_BACKTRACE="enable=no", TMPDIR=str(temporary), NO_COLOR="1")
    words[VARIABLE], words[MARKS] = str(number), str(marks)
    words.pop("REUSE_BENCH_TOOL", None)
    return words


def limit():
    """Holds a process to what a mutant may take."""
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_LIMIT, ADDRESS_LIMIT))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def play(tree, suites, number, seconds, place):
    """Runs suites with a mutant until the first failure; a run that is too long is ended.

    - tree: the copy, built.
    - suites: what is run.
    - number: the mutant, 0 for none.
    - seconds: how long it may take.
    - place: which of several runs beside each other it is, for a folder of its own.
    """
    temporary, marks = Path(tree).parent / f"temporary-{place}", Path(tree).parent / f"marks-{place}"
    # A program that a run before left behind may still write there, so the folder itself may stay.
    shutil.rmtree(temporary, ignore_errors=True)
    temporary.mkdir(parents=True, exist_ok=True)
    marks.write_bytes(bytes(MARK_COUNT))
    command = [str(test_binary(tree)), "--testing-library", "swift-testing", "--filter", expression(suites)]
    started = time.monotonic()
    process = subprocess.Popen(
        command, cwd=tree, env=environment(number, temporary, marks), text=True, errors="replace",
        start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        preexec_fn=limit,
    )
    too_long = threading.Event()

    def end_it():
        too_long.set()
        kill_group(process)

    timer = threading.Timer(seconds, end_it)
    timer.start()
    failed, count, last = None, 0, []
    try:
        for line in process.stdout:
            last = (last + [line.strip()])[-3:]
            if failed is None and "recorded an issue" in line and "known issue" not in line:
                failed = name_in(line)
                kill_group(process)
            match = re.search(r"Test run with (\d+) tests?\b.*(passed|failed)", line)
            if match:
                count = int(match.group(1))
    finally:
        timer.cancel()
        status = process.wait()
        kill_group(process)
        shutil.rmtree(temporary, ignore_errors=True)
    outcome = outcome_of(failed, too_long.is_set(), status, count, last, time.monotonic() - started)
    outcome.reached = frozenset(index for index, mark in enumerate(marks.read_bytes()) if mark)
    return outcome


def outcome_of(failed, is_too_long, status, count, last, seconds):
    """What a run that has ended says."""
    if failed is not None:
        return Outcome("caught", failed, count, seconds)
    if is_too_long:
        return Outcome("timeout", "", count, seconds)
    if status != 0:
        return Outcome("caught", f"a trap ({ending(status)})", count, seconds)
    if count == 0:
        return Outcome("nothing ran", " ".join(last), 0, seconds)
    return Outcome("passed", "", count, seconds)


def ending(status):
    """How a process ended, in words."""
    return signal.Signals(-status).name if status < 0 else f"status {status}"


def kill_group(process):
    """Ends a process with all that it started in its group."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
