# SPDX-License-Identifier: Apache-2.0
"""Lets the k-th call of a kind fail, or kills the process there, by strace."""

import os
import re
import signal
import subprocess
import time
from dataclasses import dataclass

LIMIT_SECONDS = 20

# What each call may return, as its manual page says; an empty one is the kill.
FAULTS = {
    "openat": ["EIO", "EMFILE", "EINTR", "ENOSPC"],
    "write": ["ENOSPC", "EIO", "EINTR"],
    "fsync": ["ENOSPC", "EIO", "EINTR"],
    "rename": ["ENOSPC", "EIO"],
    "linkat": ["ENOSPC", "EIO"],
    "close": ["EIO", "EINTR"],
    "mmap": ["ENOMEM"],
    "mkdir": ["ENOSPC", "EIO"],
}
KILL = "KILL"


@dataclass(frozen=True)
class Fault:
    call: str
    what: str
    number: int

    def __str__(self):
        return f"{self.what} at {self.call} {self.number}"

    @property
    def option(self):
        what = f"signal={KILL}" if self.what == KILL else f"error={self.what}"
        return f"inject={self.call}:{what}:when={self.number}"


@dataclass
class Ending:
    code: int          # negative: the signal that ended it
    output: str
    error: str
    is_hung: bool
    strays: list       # processes of its session that stayed


def works():
    """Whether processes can be traced here."""
    try:
        ended = subprocess.run(["strace", "-qq", "-e", "trace=close", "-o", "/dev/null", "true"],
                               capture_output=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return ended.returncode == 0


def members(session):
    """The processes of a session that have not ended."""
    found = []
    for name in os.listdir("/proc"):
        if not name.isdigit():
            continue
        try:
            with open(f"/proc/{name}/stat", "rb") as file:
                words = file.read().rsplit(b")", 1)[1].split()
        except OSError:
            continue
        if int(words[3]) == session and words[0] not in (b"Z", b"X"):
            found.append(int(name))
    return found


def run(words, folder, environment, limit=LIMIT_SECONDS):
    """Runs a line in a session of its own, and looks for what it leaves running."""
    process = subprocess.Popen(words, cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               start_new_session=True)
    is_hung = False
    try:
        output, error = process.communicate(timeout=limit)
    except subprocess.TimeoutExpired:
        is_hung = True
        for member in members(process.pid):
            end(member)
        output, error = process.communicate()
    # Who is told by the end of its input, or by the system, that its parent is gone ends at once.
    deadline = time.monotonic() + 3
    strays = members(process.pid)
    while strays and time.monotonic() < deadline:
        time.sleep(0.01)
        strays = members(process.pid)
    for member in strays:
        end(member)
    return Ending(process.returncode, output.decode(errors="replace"),
                  error.decode(errors="replace"), is_hung, strays)


def end(process):
    try:
        os.kill(process, signal.SIGKILL)
    except ProcessLookupError:
        pass


def run_with(fault, words, folder, environment, trace):
    """Runs a line with one fault; the ending, and whether the call was ever made."""
    ending = run(["strace", "-qq", "-o", trace, "-e", f"trace={fault.call}", "-e", fault.option,
                  *words], folder, environment)
    with open(trace, encoding="utf-8", errors="replace") as file:
        text = file.read()
    if fault.what == KILL:
        return ending, "+++ killed by SIGKILL +++" in text and ending.code != 0
    return ending, "(INJECTED)" in text


def first_numbers(words, folder, environment, trace):
    """The number of the first call of each kind after the loader's.

    The tool begins by opening the root folder several times, to see whether it may open so many files:
    what comes before is the loader's and the runtime's, and of these looks one is enough.
    """
    ending = run(["strace", "-qq", "-o", trace, "-e", "trace=" + ",".join(FAULTS), *words], folder,
                 environment)
    if ending.code != 0:
        raise SystemExit(f"faults: without a fault, {words[1]} exits {ending.code}: {ending.error}")
    counts = dict.fromkeys(FAULTS, 0)
    first = None
    with open(trace, encoding="utf-8", errors="replace") as file:
        for line in file:
            call = re.match(r"(?:\d+ +)?(\w+)\(", line)
            if not call or call[1] not in counts:
                continue
            counts[call[1]] += 1
            if re.search(r'openat\(AT_FDCWD, "/", O_RDONLY\|', line):
                first = dict(counts)
    if first is None:
        raise SystemExit("faults: the tool's beginning is not to be seen in what strace prints")
    # The last of the looks is taken, and what follows.
    first["openat"] -= 1
    return {call: number + 1 for call, number in first.items()}
