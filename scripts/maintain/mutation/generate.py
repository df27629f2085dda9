# SPDX-License-Identifier: Apache-2.0
"""Mutants that follow from the text of a file: comparisons, arithmetic, constants, statements.

A binary operator becomes an operator of its own, made of one letter, that does one or the other: so no
operand has to be found in the text. A literal becomes a choice of two literals, a statement one that runs
unless it is removed. What stands in comments, strings, preconditions and patterns is left alone.
"""

import random
import re
from dataclasses import dataclass
from pathlib import Path

# What is drawn from, and the tests that see it; the first that fails ends the search.
AREAS = [
    ("BenchStatistics", ["Sources/BenchStatistics"],
     ["GroundTests", "BenchResultsTests", "BenchReportsTests", "BenchRunnerTests"], 76),
    ("ListAlgorithms", ["Sources/ListAlgorithms"],
     ["GroundTests", "HeadlessUIKitTests"], 56),
    ("ConstraintSolver", ["Sources/ConstraintSolver"],
     ["GroundTests", "HeadlessUIKitTests"], 56),
    ("comparison, limits, history",
     [f"Sources/{module}/{folder}" for module, folder in [
         ("BenchResults", "Comparison"), ("BenchResults", "Limits"), ("BenchResults", "History"),
         ("BenchReports", "Comparison"), ("BenchReports", "Limits"), ("BenchReports", "History"),
         ("ReuseBench", "History")]],
     ["BenchResultsTests", "BenchReportsTests",
      "ReuseBenchTests.(HistoryTests|BadHistoryTests|LimitTests|CompareTests)"], 76),
]

OPERATORS = {
    "<": ("comparison", "<="), "<=": ("comparison", "<"), ">": ("comparison", ">="),
    ">=": ("comparison", ">"), "==": ("comparison", "!="), "!=": ("comparison", "=="),
    "&&": ("comparison", "||"), "||": ("comparison", "&&"),
    "+": ("arithmetic", "-"), "-": ("arithmetic", "+"), "*": ("arithmetic", "+"),
    "/": ("arithmetic", "*"), "+=": ("arithmetic", "-="), "-=": ("arithmetic", "+="),
    "..<": ("arithmetic", "one less"),
}

LETTERS = [chr(code) for code in range(0x2190, 0x2400)] + [chr(code) for code in range(0x2500, 0x2760)]


@dataclass(eq=False)
class Generated:
    """A change that follows from the text."""

    file: str
    line: int
    column: int
    kind: str
    start: int
    end: int
    old: str
    new: str
    area: str = ""
    number: int = 0
    letter: str = ""

    @property
    def name(self):
        """What it is and where, in words that stay while the file does."""
        return f"{self.file[len('Sources/'):]}:{self.line}:{self.column} {self.kind} {self.old} to {self.new}"

    @property
    def module(self):
        """The module of the file."""
        return self.file.split("/")[1]


def masked(text):
    """The text with comments, strings and preconditions blank, at the same places."""
    pattern = re.compile(
        r"//[^\n]*|/\*.*?\*/|#*\"\"\".*?\"\"\"#*|\"(?:\\\((?:[^()\"]|\([^()]*\)|\"[^\"]*\")*\)|\\.|[^\"\\\n])*\"|#/[^\n]*?/#",
        re.S,
    )
    text = pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), text)
    out = list(text)
    for match in re.finditer(r"\b(precondition|preconditionFailure|assert|fatalError|require|@available)\(", text):
        depth, place = 0, match.end() - 1
        while place < len(text):
            depth += {"(": 1, ")": -1}.get(text[place], 0)
            if depth == 0:
                break
            place += 1
        for index in range(match.start(), min(place + 1, len(text))):
            if out[index] != "\n":
                out[index] = " "
    return "".join(out)


def candidates(file, text):
    """All changes of a file, in its order."""
    blank = masked(text)
    found = []
    starts = [0] + [match.end() for match in re.finditer("\n", text)]

    def add(kind, start, end, old, new):
        line = next(i for i in range(len(starts) - 1, -1, -1) if starts[i] <= start)
        found.append(Generated(file, line + 1, start - starts[line] + 1, kind, start, end, old, new))

    lines = blank.split("\n")
    for number, line in enumerate(lines):
        stripped, start = line.strip(), starts[number]
        is_pattern = re.match(r"(case|@unchecked|import|infix|#|enum|typealias)\b", stripped)
        is_type = re.search(r"\bwhere [A-Z]|\bextension\b|->", line) and "return" not in line
        if not is_pattern and not is_type:
            for match in re.finditer(r"(?<= )(<=|>=|==|!=|&&|\|\||\+=|-=|[<>+\-*/])(?= )|(?<=[\w)\]])\.\.<(?=[\w(\[])", line):
                here = start + match.start()
                is_text = '"' in (text[here - 2], text[start + match.end() + 1])
                if is_text or re.match(r" nil\b", line[match.end():]):
                    continue
                kind, new = OPERATORS[match.group()]
                add(kind, start + match.start(), start + match.end(), match.group(), new)
        if not is_pattern:
            for match in re.finditer(r"(?<![\w.$])\d[\d_]*(\.\d+)?(?![\w.]|\.\w)", line):
                value = match.group().replace("_", "")
                new = ("1.0" if float(value) == 0 else str(float(value) * 1.5)) if "." in value \
                    else ("1" if value == "0" else str(int(value) + (-1 if int(value) % 2 else 1)))
                add("constant", start + match.start(), start + match.end(), match.group(), new)
        if is_statement(lines, number):
            text_start = start + len(line) - len(line.lstrip())
            add("statement", text_start, start + len(line.rstrip()), stripped, "nothing")
    return found


def is_statement(lines, number):
    """Whether a line is a whole statement that something else could do without."""
    line = lines[number].strip()
    is_call = re.match(r"(try )?[a-z_][\w.]*(\[[^\]]*\])?[\w.]*\(.*\)$", line)
    is_assignment = re.match(r"[a-z_][\w.]*(\[[^\]]*\])?[\w.!?]* [-+*/|&]?= .*[\w)\]}]$", line)
    is_leaving = line in ("continue", "break")
    # What is done for speed alone shows nowhere.
    if "reserveCapacity" in line:
        return False
    if not (is_call or is_assignment or is_leaving) or line.startswith(("return", "let ", "var ", "case ", "if ", "guard ", "for ", "while ", "self.init", "super.init", "switch ", "func ", "init(")):
        return False
    if any(line.count(pair[0]) != line.count(pair[1]) for pair in ("()", "[]", "{}")):
        return False
    above = next((l.strip() for l in reversed(lines[:number]) if l.strip()), "")
    below = next((l.strip() for l in lines[number + 1:] if l.strip()), "")
    is_free = not above.endswith(("(", ",", "=", "+", "-", "&&", "||", ":", "?", "->", "[")) or above.startswith("case ")
    return is_free and not re.match(r"[.+\-*/?:&|)\]]|else", below)


def draw(root, seed, scale=1.0):
    """The mutants of a seed, area by area; of changes that contain each other both may come."""
    drawn = []
    for area, folders, _, count in AREAS:
        found = []
        for folder in folders:
            for path in sorted((Path(root) / folder).rglob("*.swift")):
                file = str(path.relative_to(root))
                found += candidates(file, path.read_text())
        generator = random.Random(f"{seed} {area}")
        kinds = sorted({mutant.kind for mutant in found})
        chosen = []
        # The kinds alike, for there are many more constants than anything else.
        by_kind = {kind: [m for m in found if m.kind == kind] for kind in kinds}
        for kind in kinds:
            share = min(len(by_kind[kind]), round(count * scale / len(kinds)))
            chosen += generator.sample(by_kind[kind], share)
        for mutant in chosen:
            mutant.area = area
        drawn += chosen
    for place, mutant in enumerate(drawn):
        mutant.number = 1001 + place
        mutant.letter = LETTERS[place]
    return drawn


def declaration(mutant):
    """The operator that a mutant puts in the place of another, on one line."""
    old, letter, number = mutant.old, mutant.letter, mutant.number
    groups = {
        "&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence",
        "+": "AdditionPrecedence", "-": "AdditionPrecedence", "*": "MultiplicationPrecedence",
        "/": "MultiplicationPrecedence", "+=": "AssignmentPrecedence", "-=": "AssignmentPrecedence",
        "..<": "RangeFormationPrecedence",
    }
    group = groups.get(old, "ComparisonPrecedence")
    head = f"infix operator {letter} : {group}; @usableFromInline func {letter} "

    def choice(types, result, body=None):
        body = body or f"planted({number}) ? a {mutant.new} b : a {old} b"
        return f"{types} -> {result} {{ {body} }}"

    if old in ("&&", "||"):
        types = "(a: Bool, b: @autoclosure () throws -> Bool) rethrows"
        return head + choice(types, "Bool", f"planted({number}) ? try a {mutant.new} b() : try a {old} b()")
    if old in ("==", "!="):
        return head + choice("<T: Equatable>(a: T, b: T)", "Bool")
    if group == "ComparisonPrecedence":
        return head + choice("<T: Comparable>(a: T, b: T)", "Bool", f"told({number}, a {old} b, a {mutant.new} b)")
    if old in ("+", "-"):
        return head + choice("<T: AdditiveArithmetic>(a: T, b: T)", "T")
    if old == "*":
        return head + choice("<T: Numeric>(a: T, b: T)", "T")
    if old == "/":
        both = [choice(f"<T: {kind}>(a: T, b: T)", "T") for kind in ("BinaryInteger", "FloatingPoint")]
        return head + both[0] + f"; @usableFromInline func {letter} " + both[1]
    if old in ("+=", "-="):
        body = f"if planted({number}) {{ a {mutant.new} b }} else {{ a {old} b }}"
        return head + f"<T: AdditiveArithmetic>(a: inout T, b: T) {{ {body} }}"
    body = f"planted({number}) && a < b ? a ..< (b - 1) : a ..< b"
    return head + choice("(a: Int, b: Int)", "Range<Int>", body)
