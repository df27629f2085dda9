// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

/// `profile` of the mistake that is late at 120 Hz as it is: what takes the time of its frames stands first.
@Suite("The culprit of a late frame", .startsPrograms) struct CulpritTests {
  /// The mistake; of so few rows a fling fills five cells and no more, and those are counted.
  private static let mistake = "scroll.fling/image-scaling/mistake/15"
  /// What takes the mean of the pixels below each pixel of a thumbnail.
  private static let culprit = "PixelBuffer.mean(rows:columns:)"

  /// Profiles the mistake, and holds the first line of the printed table and the stacks behind it against
  /// who is known to have done it.
  private static func expectCulprit(_ options: [String]) throws {
    let workplace = try Workplace()
    let ending =
      try workplace.run(["profile", mistake, "--output", "out", "--quiet"] + options).exited(0)
    // The table of functions is the last one, below that of phases.
    let rule = try require(ending.lines.lastIndex { $0.hasPrefix("───") }, "\(ending.account)")
    expect(ending.lines[rule + 1].hasSuffix(culprit), "\(ending.account)")
    let stacks = try FoldedStacks(path: workplace.file("out/stacks.folded"))
      .below(ProfilePhase.measuredFrame)
    let own = stacks.stacks.filter { $0.frames.last == culprit }
    let weight = own.reduce(0) { $0 + $1.weight }
    expect(Double(weight) > 0.8 * Double(stacks.total), "\(weight) of \(stacks.total)")
    // Who calls it is there too: the fill of a cell by the mistake.
    let callers = own.filter { stack in stack.frames.contains { $0.contains("showScaling") } }
    expect(callers.reduce(0) { $0 + $1.weight } > weight / 2, "\(own.first.map(\.frames) ?? [])")
  }

  @Test(
    "perf names it",
    .optimisedTool,
    .enabled(if: ProfileTests.perfWorks, "perf is missing or may not sample here")
  )
  func perf() throws {
    try Self.expectCulprit(["--event", "cpu-clock:u", "--seconds", "1"])
  }

  @Test(
    "Callgrind names it",
    .optimisedTool,
    .enabled(if: ProfileTests.has("valgrind"), "there is no 'valgrind' on PATH")
  )
  func callgrind() throws {
    try Self.expectCulprit(["--event", "callgrind"])
  }
}
