# SPDX-License-Identifier: Apache-2.0
"""The table of mutants that were written by hand, and the rule that each matches its source once.

A mutant of the table:

    == name
    in Sources/Module/Folder/File.swift
    after a text that stands once in the file; the old text is the first behind it
    by TestModule.Suite TestModule.Other
    because what a user would lose
    - the old text, line by line as it stands in the file
    + the new text

`after` may be left out. `by` names the suites that should see it. `statement` says that the texts are whole
statements, else they are expressions; a new text that is left out is no statement at all. `equivalent` says
that nothing can see the change: those have to survive, or nothing is planted.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path


class TableError(Exception):
    """A mutant of the table cannot be used; says which and why."""


@dataclass(eq=False)
class Mutant:
    """A change of one place of one file, with the number by which a process chooses it."""

    name: str
    file: str = ""
    after: str = ""
    suites: list = field(default_factory=list)
    reason: str = ""
    kind: str = "expression"
    old: str = ""
    new: str = ""
    is_equivalent: bool = False
    # Where the old text stands in the file, and the number; both are found later.
    start: int = -1
    number: int = 0

    @property
    def end(self):
        """The place behind the old text."""
        return self.start + len(self.old)

    @property
    def module(self):
        """The module of the file."""
        return self.file.split("/")[1]


def read_table(path):
    """The mutants of a table, in its order."""
    mutants = []
    for number, line in enumerate(Path(path).read_text().split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        if word == "==":
            mutants.append(Mutant(rest.strip()))
            continue
        if not mutants:
            raise TableError(f"{path}:{number}: a line before the first name")
        mutant = mutants[-1]
        if word == "in":
            mutant.file = rest
        elif word == "after":
            mutant.after = rest
        elif word == "by":
            mutant.suites = rest.split()
        elif word == "because":
            mutant.reason = rest
        elif word in ("statement", "expression"):
            mutant.kind = word
        elif word == "equivalent":
            mutant.is_equivalent = True
        elif word == "-":
            mutant.old += ("\n" if mutant.old else "") + rest
        elif word == "+":
            mutant.new += ("\n" if mutant.new else "") + rest
        else:
            raise TableError(f"{path}:{number}: '{word}' is no word of the table")
    return mutants


def not_whole(mutant):
    """Why a text of a mutant can be no choice of its own; None where it can."""
    for word, text in (("old", mutant.old), ("new", mutant.new)):
        if any(text.count(pair[0]) != text.count(pair[1]) for pair in ("()", "[]", "{}")):
            return f"its {word} text opens a bracket that it does not close, or closes one"
    if mutant.kind == "expression" and mutant.old.rstrip().endswith((",", ";")):
        return "its old text ends with what belongs to no expression"
    return None


def locate(mutants, root):
    """Finds each mutant's place; fails with the names of those that do not match exactly once."""
    faults, names, texts = [], set(), {}
    for mutant in mutants:
        if mutant.name in names:
            faults.append(f"{mutant.name}: the name stands twice in the table")
        names.add(mutant.name)
        if not (mutant.file and mutant.suites and mutant.reason and mutant.old):
            faults.append(f"{mutant.name}: file, suites, reason or old text is missing")
            continue
        if (wrong := not_whole(mutant)) is not None:
            faults.append(f"{mutant.name}: {wrong}")
            continue
        if mutant.file not in texts:
            path = Path(root) / mutant.file
            texts[mutant.file] = path.read_text() if path.is_file() else None
        text = texts[mutant.file]
        if text is None:
            faults.append(f"{mutant.name}: {mutant.file} is not there")
            continue
        beginning = 0
        if mutant.after:
            if text.count(mutant.after) != 1:
                faults.append(f"{mutant.name}: '{mutant.after}' stands {text.count(mutant.after)} times "
                              f"in {mutant.file}, not once")
                continue
            beginning = text.index(mutant.after) + len(mutant.after)
        # Lines of the table begin at the text, lines of the file with their indent.
        lines = [re.escape(line.strip()) for line in mutant.old.split("\n")]
        found = list(re.finditer(r"[ \t]*\n[ \t]*".join(lines), text[beginning:]))
        if not found or (len(found) > 1 and not mutant.after):
            faults.append(
                f"{mutant.name}: its old text stands {len(found)} times in {mutant.file}, not once"
            )
            continue
        mutant.start, mutant.old = beginning + found[0].start(), found[0].group()
    for suite in sorted({suite for mutant in mutants for suite in mutant.suites}):
        module, _, name = suite.partition(".")
        folder = Path(root) / "Tests" / module
        files = list(folder.rglob("*.swift"))
        if not any(re.search(rf"\b(struct|class|enum) {name}\b", file.read_text()) for file in files):
            faults.append(f"{suite}: there is no such suite under Tests/{module}")
    if faults:
        raise TableError("\n".join(faults))
    return texts
