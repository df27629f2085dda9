# SPDX-License-Identifier: Apache-2.0
"""The page judges the settings of Tests/Fixtures/slider-vectors.json as Swift does, to the last bit."""

import json
from pathlib import Path

import frames

FILE = Path(__file__).resolve().parents[2] / "Tests/Fixtures/slider-vectors.json"
KEYS = ["late", "missed", "intervals", "hitchRatio", "worstPercent"]


def check(context, findings):
    if not FILE.exists():
        findings.fault("vectors", str(FILE), "no such file", "one by scripts/maintain/make-slider-vectors")
        return
    vectors = json.loads(FILE.read_text())["settings"]
    with context.open() as page:
        if not page.evaluate("typeof judge === 'function'"):
            findings.fault("vectors", "the script", "no function judge", "judge(frames, hundredths, budget)")
            return
        asked = [[each["frames"], each["slowdownHundredths"],
                  {**each["budget"], "share": each["budget"]["sharePartsPerMillion"]}] for each in vectors]
        answers = page.evaluate(
            f"{json.dumps(asked)}.map(given => {{ try {{ return judge(...given); }} "
            "catch (error) { return { error: String(error) }; } })")
    for number, (vector, answer) in enumerate(zip(vectors, answers)):
        expected = vector["expected"]
        wanted = {
            **{key: expected[key] for key in KEYS[:3]}, "hitchRatio": frames.hitch_ratio(expected),
            "worstPercent": frames.worst_percent(expected)}
        findings.count("settings")
        for key in KEYS:
            if (answer or {}).get(key) != wanted[key]:
                findings.fault("vectors", f"setting {number}, {key}",
                               repr((answer or {}).get(key, (answer or {}).get("error"))), repr(wanted[key]))
