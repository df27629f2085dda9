# SPDX-License-Identifier: Apache-2.0
"""The copy of the sources in which every mutant is a choice at run time, and its build."""

import os
import re
import subprocess
from pathlib import Path

from generate import declaration

VARIABLE = "REUSEBENCH_MUTANT"
MARKS = "REUSEBENCH_MUTANTS_REACHED"
MARK_COUNT = 4096

# A mutant that is come to leaves a mark at its number in a file of that many bytes, which all processes
# of a test share: a store into mapped memory, so that a process that is killed has left its marks too.
SWIFT = f"""\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The number of the mutant that this process runs with, 0 for none.
@usableFromInline let plantedNumber: Int32 = getenv("{VARIABLE}").map {{ atoi($0) }} ?? 0

/// A byte for each number, of a file where one is named.
@usableFromInline nonisolated(unsafe) let plantedMarks: UnsafeMutablePointer<UInt8> = {{
  let file = getenv("{MARKS}").map {{ open($0, O_RDWR | O_CLOEXEC) }} ?? -1
  let shared = file < 0 ? MAP_PRIVATE | MAP_ANON : MAP_SHARED
  let marks = mmap(nil, {MARK_COUNT}, PROT_READ | PROT_WRITE, shared, file, 0)
  if file >= 0 {{ close(file) }}
  guard let marks, marks != MAP_FAILED else {{ fatalError("no room for marks") }}
  return marks.assumingMemoryBound(to: UInt8.self)
}}()

/// Whether the mutant of a number is chosen; leaves its mark.
@inlinable func planted(_ number: Int32) -> Bool {{
  plantedMarks[Int(number)] = 1
  return plantedNumber == number
}}

/// What a comparison or its mutant says; leaves the mark only where they differ.
@usableFromInline func told(_ number: Int32, _ source: Bool, _ mutant: Bool) -> Bool {{
  source == mutant || !planted(number) ? source : mutant
}}
"""

# One line, so that the lines of the file stay where they are.
C = (
    "#include <stdlib.h>\n"
    "static int planted_number; __attribute__((constructor)) static void read_planted(void) "
    f'{{ const char *text = getenv("{VARIABLE}"); planted_number = text ? atoi(text) : 0; }} '
    "static int planted(int number) { return planted_number == number; }\n"
)


class CopyError(Exception):
    """The copy cannot be made or does not build."""


def is_by_hand(mutant):
    """Whether a mutant is one of the table."""
    return mutant.number < 1000


def pieces(mutant):
    """What stands before and behind the old text, or in its place, so that it is a choice."""
    number = mutant.number
    if is_by_hand(mutant):
        new = re.sub(r"\s*\n\s*", "; " if mutant.kind == "statement" else " ", mutant.new)
        if mutant.kind == "statement":
            if mutant.file.endswith(".c"):
                return f"if (planted({number})) {{ {new} }} else {{ ", " }", None
            return f"if planted({number}) {{ {new} }} else {{ ", " }", None
        return f"(planted({number}) ? ({new}) : (", "))", None
    if mutant.kind == "statement":
        return f"if !planted({number}) {{ ", " }", None
    if mutant.kind == "constant":
        return "", "", f"(planted({number}) ? {mutant.new} : {mutant.old})"
    return "", "", mutant.letter


def rendered(text, mutants, start=0, end=None):
    """A stretch of a file with its mutants as choices; mutants lie beside or within each other."""
    end = len(text) if end is None else end
    out, place = "", start
    rest = sorted(mutants, key=lambda mutant: (mutant.start, -mutant.end))
    while rest:
        outer = rest.pop(0)
        inner = [mutant for mutant in rest if mutant.start < outer.end]
        rest = rest[len(inner):]
        before, behind, instead = pieces(outer)
        out += text[place:outer.start] + before
        out += instead or rendered(text, inner, outer.start, outer.end)
        out += behind
        place = outer.end
    return out + text[place:end]


def compatible(mutants):
    """The mutants of a file without those that lie across others; by hand come first."""
    kept = []
    for mutant in sorted(mutants, key=lambda mutant: mutant.number):
        def crosses(other):
            apart = mutant.end <= other.start or other.end <= mutant.start
            inside = other.start <= mutant.start and mutant.end <= other.end
            outside = mutant.start <= other.start and other.end <= mutant.end
            same = inside and outside
            return not apart and (same or not (inside or outside))
        if not any(crosses(other) for other in kept):
            kept.append(mutant)
    return kept


def write_if_changed(path, text):
    """Writes a file unless it holds the text already, which a build would take for a change."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_text() != text:
        path.write_text(text)


class Copy:
    """The copied tree under `.build/mutants`."""

    def __init__(self, root, folder, log):
        self.root, self.tree, self.log = Path(root), Path(folder) / "tree", log
        self.rendered = {}

    def write(self, mutants):
        """Makes the tree what the repository is, with the mutants as choices."""
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=self.root, capture_output=True, text=True, check=True,
        ).stdout.split("\0")
        names = [name for name in listed if name and (self.root / name).is_symlink() or (self.root / name).is_file()]
        by_file = {}
        for mutant in mutants:
            by_file.setdefault(mutant.file, []).append(mutant)
        wanted = set(names)
        for name in names:
            source, target = self.root / name, self.tree / name
            if source.is_symlink():
                target.parent.mkdir(parents=True, exist_ok=True)
                if not target.is_symlink() or os.readlink(target) != os.readlink(source):
                    target.unlink(missing_ok=True)
                    target.symlink_to(os.readlink(source))
                continue
            self.copy(name, source, target, by_file.get(name, []))
        for module in sorted({mutant.module for mutant in mutants if mutant.file.endswith(".swift")}):
            name = f"Sources/{module}/Planted.swift"
            wanted.add(name)
            lines = [declaration(m) + f" // {m.number}" for m in mutants
                     if m.module == module and not is_by_hand(m) and m.kind in ("comparison", "arithmetic")]
            self.rendered[name] = SWIFT + "\n" + "\n".join(lines) + "\n"
            write_if_changed(self.tree / name, self.rendered[name])
        self.remove_others(wanted)

    def copy(self, name, source, target, mutants):
        """Copies a file, with its mutants."""
        data = source.read_bytes()
        if mutants:
            text = rendered(data.decode(), mutants)
            if name.endswith(".c"):
                text = C + "#line 1\n" + text
            self.rendered[name] = text
            data = text.encode()
        elif name == "Package.swift":
            # What a choice leaves unused is a warning.
            text = re.sub(r"\.treatAllWarnings\(as: \.error\),\s*", "", data.decode())
            data = text.encode()
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != data:
            target.write_bytes(data)
            target.chmod(source.stat().st_mode & 0o777)

    def remove_others(self, wanted):
        """Removes files that the repository no longer has."""
        for path in self.tree.rglob("*"):
            name = str(path.relative_to(self.tree))
            if name.startswith(".build/") or (path.is_dir() and not path.is_symlink()):
                continue
            if name not in wanted and name != "Package.resolved":
                path.unlink()

    def build(self):
        """Builds the tests; returns the output where that fails, else None."""
        with open(self.log, "w") as log:
            done = subprocess.run(
                ["swift", "build", "--build-tests"], cwd=self.tree, stdout=log,
                stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, check=False,
            )
        return None if done.returncode == 0 else Path(self.log).read_text()

    def blamed(self, output, mutants):
        """The generated mutants on the lines that the compiler complains of."""
        found = set()
        by_number = {mutant.number: mutant for mutant in mutants}
        by_letter = {mutant.letter: mutant for mutant in mutants if not is_by_hand(mutant)}
        errors = set(re.findall(r"^(\S+?):(\d+):\d+: error: (.*)", output, re.M))
        for path, line, message in errors:
            name = os.path.relpath(path, self.tree)
            if name not in self.rendered:
                continue
            lines = self.rendered[name].split("\n")
            if "initializ" in message:
                # Said at the end of an initializer: what it removes stands anywhere in it.
                first = next((i for i in range(int(line) - 1, -1, -1) if re.search(r"\binit\b", lines[i])), 0)
                span = "\n".join(lines[first:int(line)])
                removed = {by_number[int(n)] for n in re.findall(r"if !planted\((\d+)\)", span)}
                found |= removed
                if removed:
                    continue
            # What is said of a statement may stand at its first line; the nearest mutant is meant.
            for reach in range(0, 8):
                near = "\n".join(lines[max(0, int(line) - 1 - reach):int(line) + reach])
                numbers = [int(n) for n in re.findall(r"planted\((\d+)\)", near) if int(n) > 1000]
                hit = {by_number[n] for n in numbers if n in by_number}
                if not name.endswith("Planted.swift"):
                    hit |= {by_letter[c] for c in near if c in by_letter}
                hit = {mutant for mutant in hit}
                if hit:
                    found |= hit
                    break
        return found, errors
