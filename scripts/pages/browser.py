# SPDX-License-Identifier: Apache-2.0
"""Headless Chromium over its debugging pipe: messages of the DevTools protocol, and no network."""

import fcntl
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time

SWITCHES = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
    "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-breakpad", "--mute-audio",
    "--disable-features=Translate,MediaRouter,OptimizationHints", "--force-color-profile=srgb",
    "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe",
]


class BrowserError(Exception):
    """The browser refused a command, stopped, or did not answer in time."""


class Browser:
    """One process of Chromium with a profile of its own, which ends with it."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="check-pages-")
        self.log = open(os.path.join(self.profile, "browser.log"), "w+b")
        theirs_in, self.output = high_pipe()
        self.input, theirs_out = high_pipe()
        # The browser reads commands from descriptor 3 and writes what it has to say to 4.
        self.process = subprocess.Popen(
            ["bash", "-c", f'exec "$@" 3<&{theirs_in} 4>&{theirs_out}', "bash", program, *SWITCHES,
             f"--user-data-dir={self.profile}", "about:blank"],
            pass_fds=(theirs_in, theirs_out), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log)
        os.close(theirs_in)
        os.close(theirs_out)
        self.last_id = 0
        self.answers = {}
        self.listeners = {}
        self.unread = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the process with everything that it started, and removes its profile."""
        try:
            self.call("Browser.close", timeout=5)
            self.process.wait(timeout=5)
        except (BrowserError, subprocess.TimeoutExpired):
            pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        for end in (self.input, self.output):
            os.close(end)
        self.log.close()
        # Children of the browser may write for a moment still.
        for _ in range(20):
            shutil.rmtree(self.profile, ignore_errors=True)
            if not os.path.exists(self.profile):
                break
            time.sleep(0.05)

    def listen(self, session, listener):
        """Calls the listener with the method and the parameters of each event of a session."""
        self.listeners[session] = listener

    def call(self, method, params=None, session=None, timeout=30):
        """Sends a command and returns its result; events that come before go to their listeners."""
        self.last_id += 1
        own_id = self.last_id
        message = {"id": own_id, "method": method, "params": params or {}}
        if session:
            message["sessionId"] = session
        self.write(json.dumps(message).encode() + b"\0")
        end = time.monotonic() + timeout
        while own_id not in self.answers:
            if not self.pump(end - time.monotonic()):
                raise BrowserError(f"{method} got no answer within {timeout} s{self.last_words()}")
        answer = self.answers.pop(own_id)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error'].get('message')}")
        return answer["result"]

    def wait(self, condition, timeout, words):
        """Takes in events until the condition holds."""
        end = time.monotonic() + timeout
        while not condition():
            if not self.pump(end - time.monotonic()):
                raise BrowserError(f"{words} did not happen within {timeout} s{self.last_words()}")

    def write(self, data):
        try:
            while data:
                data = data[os.write(self.output, data):]
        except BrokenPipeError as error:
            raise BrowserError("the browser has stopped" + self.last_words()) from error

    def pump(self, seconds):
        """Takes in what has come; whether something came in time."""
        readable, _, _ = select.select([self.input], [], [], max(0, seconds))
        if not readable:
            return False
        data = os.read(self.input, 1 << 20)
        if not data:
            raise BrowserError("the browser has stopped" + self.last_words())
        self.unread += data
        *messages, rest = self.unread.split(b"\0")
        self.unread = bytearray(rest)
        for text in messages:
            self.take(json.loads(text))
        return True

    def take(self, message):
        if "id" in message:
            self.answers[message["id"]] = message
        elif message.get("sessionId") in self.listeners:
            self.listeners[message["sessionId"]](message["method"], message["params"])

    def last_words(self):
        """The end of what the browser wrote down, for a message."""
        self.log.flush()
        with open(self.log.name, "rb") as log:
            lines = log.read().decode(errors="replace").splitlines()
        return "; its last words: " + " / ".join(lines[-3:]) if lines else ""


def high_pipe():
    """A pipe whose ends are out of the way of descriptors 3 and 4."""
    ends = os.pipe()
    moved = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends)
    for end in ends:
        os.close(end)
    return moved
