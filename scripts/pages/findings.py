# SPDX-License-Identifier: Apache-2.0
"""What one check of one page found: sentences about faults, and how much was looked at."""


class Findings:
    """The faults of a check, and counts of what it saw, so that none passes by seeing nothing."""

    def __init__(self):
        self.faults = []
        self.seen = {}

    def count(self, words, number=1):
        """Counts what was looked at, by a word in the plural."""
        self.seen[words] = self.seen.get(words, 0) + number

    def fault(self, what, where, found, expected):
        """Notes a fault once, as a sentence."""
        sentence = f"{what}: {where}: found {found}, expected {expected}"
        if sentence not in self.faults:
            self.faults.append(sentence)

    def take(self, faults, prefix=""):
        """Notes faults that an expression in the page reported."""
        for fault in faults:
            self.fault(prefix + fault["what"], fault["where"], fault["found"], fault["expected"])

    def summary(self):
        return ", ".join(f"{number} {words}" for words, number in self.seen.items())
