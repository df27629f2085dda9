// SPDX-License-Identifier: Apache-2.0

/// A word of the reports and what it means: one line, for `help WORD`.
struct ReportWord: Equatable, Sendable {
  let name: String
  /// What it means, in one line and without a point at the end.
  let meaning: String

  static func named(_ text: String) -> ReportWord? {
    let folded = text.lowercased()
    return all.first { $0.name == folded }
  }

  static let all = table.map { ReportWord(name: $0, meaning: $1) }

  private static let table: [(String, String)] = [
    ("baseline", "the strategy that ratios are to: mutation"),
    ("batch", "at least 500 cells timed as one, in turns with the other strategies"),
    ("block", "one play of a round; a round has two, and the faster one counts"),
    ("break-even", "the price of a redundant write from which avoiding such writes pays"),
    ("budget", "what a frame may take: the refresh period, of which the app has its share"),
    ("case", "what is measured: workload/cell/strategy/rows"),
    ("cell", "the design that is filled: subtitle, news, card, setting, message, heavy"),
    ("companion", "the baseline of a control that was measured in a process of its own"),
    ("configure", "from the pool's answer to the filled cell"),
    ("control", "a case with a known answer, which tells what the ruler sees; never ranked"),
    ("counter", "an exact number of events, the same in every run: a rise is a finding"),
    ("crossover", "the share of changed fields at which one strategy overtakes another"),
    ("dequeue", "from asking the reuse pool for a cell to having one"),
    ("digest", "a number that stands for all that was shown: another one, another picture"),
    ("exponent", "how work grows with rows: 0 not at all, 1 in step, 2 with their square"),
    ("fit", "how many cells one frame could take and still be in time"),
    ("flat-offsets", "control: each layout adds up the heights of all rows above"),
    ("floor", "what the ruler reads of a case in which nothing is done"),
    ("forgetful", "control: mutation that forgets a reset, which must be caught as stale"),
    ("group", "cases that differ in strategy alone and take turns in one process"),
    ("hitch", "time by which frames appeared late, in milliseconds per second shown"),
    ("improved", "faster in two series of pairs, beyond what chance and layout do"),
    ("inconclusive", "of a verdict: the rounds or pairs decide nothing; more of them may"),
    ("interval", "where the true figure lies, in 99 of 100 such measurements for a ratio"),
    ("late", "of a frame: it was not ready at its vsync"),
    ("ledger", "exact counts that one more changed field may cost; past it, no ranking"),
    ("mutation-again", "control: mutation a second time, which must read unchanged"),
    ("mutation-twin", "control: mutation at another address; less than it reads is no change"),
    ("no-reuse", "control: a new cell for every row"),
    ("over", "cells whose configure alone took longer than a frame may"),
    ("p50", "the median; of p90 and p99 that many in a hundred are no larger"),
    ("paced", "each frame waits for its vsync, as in an app"),
    ("quadratic-offsets", "control: each row asks for its place, which adds up all above"),
    ("ratio", "a time over that of the baseline, paired round by round: 2 is twice as long"),
    ("redundant write", "a property set to the value that it has"),
    ("regressed", "slower in two series of pairs, beyond what chance and layout do"),
    ("retains", "how often a reference count was raised: what sharing costs"),
    ("reused", "cells that came out of the pool, not made anew"),
    ("round", "each strategy plays the workload once, in shuffled order"),
    ("setter comparison", "whether the engine skips a write of the value that is there"),
    ("share", "the part of the budget that configure takes"),
    ("stale", "of a cell: it shows something that its row does not hold"),
    ("strategy", "a way of filling a cell, such as mutation or configuration-diffing"),
    ("this implementation", "a view of this engine fills the cell: no word on Apple's"),
    ("tight", "frames back to back, without waiting for a vsync"),
    ("unchanged", "any difference is too small to matter, and that is certain enough"),
    ("unique-identifier", "control: an identifier for every row, so that the pool never hits"),
    ("velocity", "the fastest scrolling with at most 5 ms/s of hitches"),
    ("verdict", "cheaper or dearer, improved or regressed, unchanged or inconclusive"),
    ("void", "of a session: the machine was too noisy, or builds do not compare"),
    ("vsync", "the moment at which a display takes the next frame"),
    ("workload", "what is played: scrolling, updates, a first frame, fields that change"),
    ("zero-pool", "control: a reuse pool that keeps nothing, so that every cell is made"),
  ]
}
