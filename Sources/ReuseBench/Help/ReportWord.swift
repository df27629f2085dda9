// SPDX-License-Identifier: Apache-2.0

/// A word of the reports and what it means: one line, for `help WORD`.
struct ReportWord: Equatable, Sendable {
  /// The word as reports write it.
  let name: String
  /// What it means, in one line and without a point at the end.
  let meaning: String

  private init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  static func named(_ text: String) -> ReportWord? {
    let folded = text.lowercased()
    return all.first { $0.name == folded }
  }

  /// The table of words, by the alphabet.
  static let all = [
    ReportWord("baseline", "the strategy that ratios are to: mutation"),
    ReportWord("batch", "at least 500 cells timed as one, in turns with the other strategies"),
    ReportWord("block", "one play of a round; a round has two, and the faster one counts"),
    ReportWord("break-even", "the price of a redundant write from which avoiding such writes pays"),
    ReportWord(
      "budget",
      "what a frame may take: the refresh period, of which the app has its share"
    ),
    ReportWord("case", "what is measured: workload/cell/strategy/rows"),
    ReportWord("cell", "the design that is filled: subtitle, news, card, setting, message, heavy"),
    ReportWord("companion", "the baseline of a control that was measured in a process of its own"),
    ReportWord("configure", "from the pool's answer to the filled cell"),
    ReportWord(
      "control",
      "a case with a known answer, which tells what the ruler sees; never ranked"
    ),
    ReportWord("counter", "an exact number of events, the same in every run: a rise is a finding"),
    ReportWord("crossover", "the share of changed fields at which one strategy overtakes another"),
    ReportWord("dequeue", "from asking the reuse pool for a cell to having one"),
    ReportWord(
      "digest",
      "a number that stands for all that was shown: another one, another picture"
    ),
    ReportWord(
      "exponent",
      "how work grows with rows: 0 not at all, 1 in step, 2 with their square"
    ),
    ReportWord("fit", "how many cells one frame could take and still be in time"),
    ReportWord("flat-offsets", "control: each layout adds up the heights of all rows above"),
    ReportWord("floor", "what the ruler reads of a case in which nothing is done"),
    ReportWord(
      "forgetful",
      "control: mutation that forgets a reset, which must be caught as stale"
    ),
    ReportWord("group", "cases that differ in strategy alone and take turns in one process"),
    ReportWord("hitch", "time by which frames appeared late, in milliseconds per second shown"),
    ReportWord("improved", "faster in two series of pairs, beyond what chance and layout do"),
    ReportWord(
      "inconclusive",
      "of a verdict: the rounds or pairs decide nothing; more of them may"
    ),
    ReportWord(
      "interval",
      "where the true figure lies, in 99 of 100 such measurements for a ratio"
    ),
    ReportWord("late", "of a frame: it was not ready at its vsync"),
    ReportWord("ledger", "exact counts that one more changed field may cost; past it, no ranking"),
    ReportWord("mutation-again", "control: mutation a second time, which must read unchanged"),
    ReportWord(
      "mutation-twin",
      "control: mutation at another address; less than it reads is no change"
    ),
    ReportWord("no-reuse", "control: a new cell for every row"),
    ReportWord("over", "cells whose configure alone took longer than a frame may"),
    ReportWord("p50", "the median; of p90 and p99 that many in a hundred are no larger"),
    ReportWord("paced", "each frame waits for its vsync, as in an app"),
    ReportWord(
      "quadratic-offsets",
      "control: each row asks for its place, which adds up all above"
    ),
    ReportWord(
      "ratio",
      "a time over that of the baseline, paired round by round: 2 is twice as long"
    ),
    ReportWord("redundant write", "a property set to the value that it has"),
    ReportWord("regressed", "slower in two series of pairs, beyond what chance and layout do"),
    ReportWord("retains", "how often a reference count was raised: what sharing costs"),
    ReportWord("reused", "cells that came out of the pool, not made anew"),
    ReportWord("round", "each strategy plays the workload once, in shuffled order"),
    ReportWord("setter comparison", "whether the engine skips a write of the value that is there"),
    ReportWord("share", "the part of the budget that configure takes"),
    ReportWord("stale", "of a cell: it shows something that its row does not hold"),
    ReportWord("strategy", "a way of filling a cell, such as mutation or configuration-diffing"),
    ReportWord("this implementation", "a view of this engine fills the cell: no word on Apple's"),
    ReportWord("tight", "frames back to back, without waiting for a vsync"),
    ReportWord("unchanged", "any difference is too small to matter, and that is certain enough"),
    ReportWord(
      "unique-identifier",
      "control: an identifier for every row, so that the pool never hits"
    ),
    ReportWord("velocity", "the fastest scrolling with at most 5 ms/s of hitches"),
    ReportWord("verdict", "cheaper or dearer, improved or regressed, unchanged or inconclusive"),
    ReportWord("void", "of a session: the machine was too noisy, or builds do not compare"),
    ReportWord("vsync", "the moment at which a display takes the next frame"),
    ReportWord("workload", "what is played: scrolling, updates, a first frame, fields that change"),
    ReportWord("zero-pool", "control: a reuse pool that keeps nothing, so that every cell is made"),
  ]
}
