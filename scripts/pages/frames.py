# SPDX-License-Identifier: Apache-2.0
"""Late frames, hitches and the worst second in whole numbers, from the formulas of FrameMetrics A2.

Written for itself, by the plainest way that the formulas allow: every vsync of a run is one value of a
list, and every window is added up. Whatever is held against it has to find the same by a better way.
"""

from fractions import Fraction

NANOSECONDS = 1_000_000_000


class Budget:
    """A period of a display in nanoseconds as a fraction, and the part of it that is the app's."""

    def __init__(self, numerator, denominator, share_parts=1_000_000):
        self.period = Fraction(numerator, denominator)
        self.deadline = self.period * Fraction(share_parts, 1_000_000)
        self.json = {
            "numerator": numerator, "denominator": denominator, "sharePartsPerMillion": share_parts}

    @classmethod
    def of_display(cls, hertz, share_parts=1_000_000):
        """The budget of a display, whose rate is held to a thousandth of a hertz."""
        return cls(1_000 * NANOSECONDS, round(Fraction(str(hertz)) * 1_000), share_parts)

    def missed(self, work):
        """The vsyncs that a frame misses: n - 1 with n = max(1, ceil((w + B - b) / B))."""
        intervals = (work + self.period - self.deadline) / self.period
        return max(1, -(-intervals.numerator // intervals.denominator)) - 1

    def window(self):
        """The whole intervals in a second, at least 1."""
        return max(1, int(NANOSECONDS / self.period))


def slowed(work, hundredths):
    """The work of a machine that is slower, rounded half up to whole nanoseconds."""
    return int((Fraction(work * hundredths, 100) + Fraction(1, 2)) // 1)


def judge(frames, hundredths, budget):
    """What a display would have shown of frames, each with its time, on a machine that is slower."""
    missed = [budget.missed(slowed(frame, hundredths)) for frame in frames]
    worst, length = worst_window(missed, budget.window())
    return {
        "late": sum(1 for count in missed if count > 0),
        "missed": sum(missed),
        "intervals": sum(missed) + len(missed),
        "worstDropped": worst,
        "worstLength": length,
    }


def worst_window(missed, length):
    """The most drops in any second, moved on by one vsync at a time; a shorter run is one window.

    A run of drops longer than two windows holds one that is all drops, so no more of it is laid out.
    """
    intervals = sum(missed) + len(missed)
    if intervals < length:
        return sum(missed), intervals
    vsyncs = []
    for count in missed:
        vsyncs += [1] * min(count, 2 * length) + [0]
    drops = sum(vsyncs[:length])
    worst = drops
    for end in range(length, len(vsyncs)):
        drops += vsyncs[end] - vsyncs[end - length]
        worst = max(worst, drops)
    return worst, length


def hitch_ratio(result):
    """Milliseconds of hitch in a second: 1000 times the missed vsyncs over all."""
    return 1_000 * result["missed"] / result["intervals"]


def worst_percent(result):
    return 100 * result["worstDropped"] / result["worstLength"]
