# SPDX-License-Identifier: Apache-2.0
"""The record of a whole run, and the article with its two tables."""

import json
import subprocess

from generate import AREAS

ARTICLE = "Sources/ReuseBench/ReuseBench.docc/Mutants.md"


def proven_folders(session):
    """The folders in which faults were planted: a later change to one of them may have no test that sees it."""
    files = [mutant.file for mutant in session.by_hand + session.drawn]
    return sorted({"/".join(file.split("/")[:-1][:3]) for file in files})


def write_record(root, session, counts, left_out, reasons):
    """Writes what a run of all found; of the generated ones some do not build and some change nothing."""
    generated, by_hand = counts["generated"], counts["by hand"]
    unviable_count, same_count = left_out
    viable = sum(generated.values()) - same_count
    figures = {
        "byHand": sum(by_hand.values()), "byHandCaught": by_hand.get("caught", 0),
        "generated": viable + same_count + unviable_count, "generatedNotViable": unviable_count,
        "generatedEquivalent": same_count,
        "generatedViable": viable, "generatedCaught": generated.get("caught", 0),
        "generatedSurvived": generated.get("survived", 0) + generated.get("timeout", 0) - same_count,
        "equivalentSurvived": counts["equivalent"].get("survived", 0),
    }
    result = (
        f"{figures['byHandCaught']} of {figures['byHand']} mutants by hand were caught, and "
        f"{figures['generatedCaught']} of {viable} generated ones that build and change something; "
        f"{figures['generatedSurvived']} {'was' if figures['generatedSurvived'] == 1 else 'were'} not, each with its "
        "reason."
    )
    words = [str(root / "scripts/maintain/record"), "mutants", "--command", "scripts/maintain/mutants",
             "--result", result, "--commit", session.commit]
    for name, number in figures.items():
        words += ["--figure", f"{name}={number}"]
    for folder in proven_folders(session):
        words += ["--proves", folder]
    record = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    (root / ARTICLE).write_text(article(session, figures, record, reasons))


def article(session, figures, record, reasons):
    """The article: what was planted, and what saw it."""
    lines = [
        "# Mutants", "",
        "Faults that were planted one at a time, and the tests that saw them.", "",
        "## Overview", "",
        "A test that cannot fail proves nothing. `scripts/maintain/mutants` plants faults in a copy of the",
        "sources, each as a choice at run time, and runs the tests with one after the other; the sources hold no",
        "trace of them. Two kinds: written by hand, each a fault that would make a figure wrong or lose one, and",
        "drawn by a seed from the comparisons, calculations, constants and statements of four areas. A drawn one",
        "is played against all suites of some modules that come to it, as a run without faults says of each suite:",
        "what never comes to a fault cannot see it, nor what finds a comparison and its fault to say the same. The",
        "tests pass without a fault, before and after; a run in which no test ran counts as a failure; a fault after",
        "which the tests do not end is not caught, and is told apart. Three changes that nothing can see survive,",
        "as they must.", "",
        f"On {record['date']}, at {record['commit'][:12]}, {record['machine']}: {record['result'][0].lower()}"
        f"{record['result'][1:]} Of {figures['generated']} drawn ones {figures['generatedNotViable']} did not "
        f"build, and {figures['generatedEquivalent']} do what the source does. This page is written by the script.",
        "",
        "## By hand", "",
        "Beside each the test that saw it first; of several at once that is any of them.", "",
        "| fault | else | seen by |", "|---|---|---|",
    ]
    for mutant in session.by_hand:
        if mutant.is_equivalent:
            continue
        by = session.results[mutant.name]["by"].replace("|", "\\|").replace("`", "'")
        lines.append(f"| {mutant.name} | {mutant.reason} | {by} |")
    lines += ["", "## Generated", "", "| area | drawn | built | caught | survived | without end |", "|---|---|---|---|---|---|"]
    for area in [area for area, _, _, _ in AREAS]:
        drawn = [mutant for mutant in session.drawn if mutant.area == area]
        words = [session.results[m.name]["word"] for m in drawn if m.name in session.results]
        lines.append(
            f"| {area} | {len(drawn)} | {len(words)} | {words.count('caught')} | {words.count('survived')} "
            f"| {words.count('timeout')} |"
        )
    lines += ["", "What was not caught:", "", "| change | why |", "|---|---|"]
    for mutant in session.drawn:
        word = session.results.get(mutant.name, {}).get("word")
        if word in ("survived", "timeout"):
            name = mutant.name.replace("|", "\\|").replace("`", "'")
            lines.append(f"| `{name}` | {reasons[mutant.name]} |")
    return "\n".join(lines) + "\n"
