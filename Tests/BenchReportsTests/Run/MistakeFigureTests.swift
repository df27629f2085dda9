// SPDX-License-Identifier: Apache-2.0

import BenchResults
import TestSupport
import Testing

@testable import BenchReports

/// What is read of mistakes beside times: instructions, memory, and hitches on a display of 120 Hz.
@Suite("Figures of mistakes") struct MistakeFigureTests {
  /// Mistakes that take so many nanoseconds and instructions a frame more than their cures, in nine rounds
  /// of ten frames that differ by a tenth.
  private static func document(
    _ costs: KeyValuePairs<String, (nanoseconds: Int, instructions: Int)>
  ) -> ResultDocument {
    var document = MistakeSectionTests.document
    document.cases = []
    document.rankings = []
    document.mistakes = []
    for (name, cost) in costs {
      document.cases += [
        counted(name, "cured", nanoseconds: 0, instructions: 0),
        counted(name, "mistake", nanoseconds: cost.nanoseconds, instructions: cost.instructions),
      ]
      document.rankings.append(MistakeSectionTests.ranking(name, 2))
      document.mistakes?.append(MistakeSectionTests.mistake(name))
    }
    return document
  }

  private static func counted(
    _ cell: String,
    _ strategy: String,
    nanoseconds: Int,
    instructions: Int
  ) -> ResultDocument.Case {
    var measured = MistakeSectionTests.measured(cell, strategy, frame: 1, p99: 0.1)
    measured.samples.roundFrameCounts = Array(repeating: 10, count: 9)
    measured.samples.roundFrameNanoseconds = (0..<9)
      .map { 100_000 + 10 * nanoseconds + nanoseconds * $0 / 8 }
    measured.samples.configureBatchCounts = Array(repeating: 20, count: 9)
    measured.samples.configureBatchNanoseconds = Array(repeating: 1, count: 9)
    measured.samples.frameInstructions = Array(repeating: 5_000 + instructions, count: 10)
    return measured
  }

  private static func words(_ document: ResultDocument) -> String {
    return running(document.report(width: 100, isFull: false))
  }

  @Test(
    "a column of instructions takes the place of what follows from other figures; the order by instructions is held against that by time, pair by pair"
  ) func instructions() throws {
    let words = Self.words(Self.document(["one": (1_000, 8_312)]))
    expect(words.contains("mistake a frame instr a cell 120 Hz rows/s ms/s grows"))
    expect(words.contains("one +1.05 µs +8.31 k +525 ns"))
    expect(words.contains("instr: instructions a frame more"))
    expect(!Self.words(MistakeSectionTests.document).contains("instr"))
    let agreeing = Self.document(["a": (1_000, 100), "b": (2_000, 300), "c": (3_000, 500)])
    expect(
      Self.words(agreeing)
        .contains("By instructions all of the 3 pairs that times tell apart stand in the same")
    )
    let other = Self.document(["a": (1_000, 100), "b": (2_000, 300), "c": (3_000, 200)])
    expect(
      Self.words(other)
        .contains(
          "By instructions 2 of the 3 pairs that times tell apart stand in the same order; the rest are"
            + " of b (1)."
        )
    )
    // One that costs much by time alone is in all pairs that are otherwise.
    let stray = Self.document([
      "a": (1_000, 100), "b": (2_000, 300), "c": (3_000, 500), "file": (9_000, 1),
    ])
    let order = try require(MistakeOrder(MistakeReading.all(in: stray)))
    expect(order.toldCount == 6 && order.agreeingCount == 3)
    expectEqual(order.strays, [MistakeOrder.Stray(name: "file", pairCount: 3)])
    // what times do not tell apart has no order to agree with.
    do {
      // 1,000 to 1,100 and 1,050 to 1,155 have some in common.
      let near = Self.document(["a": (1_000, 100), "b": (1_050, 50), "c": (3_000, 500)])
      let order = try require(MistakeOrder(MistakeReading.all(in: near)))
      expect(order.toldCount == 2 && order.agreeingCount == 2)
      expect(MistakeOrder(MistakeReading.all(in: Self.document(["a": (1_000, 100)]))) == nil)
      // Nor have three rounds an interval.
      expect(MistakeOrder(MistakeReading.all(in: MistakeSectionTests.document)) == nil)
    }
    // memory that stays is said beside what is counted, and alone, and not below a page.
    var document = MistakeSectionTests.document
    for (index, bytes) in [(0, 100), (1, 41_100), (2, 100), (3, 4_000)] {
      document.cases[index].observations = ["heldBytes": bytes]
    }
    expect(Self.words(document).contains("960 0 7 views, 41 kB"))
    expect(Self.words(document).contains("960 12.3 – growing"))
    expect(Self.words(document).contains("B: memory that a round leaves"))
    document.cases[3].observations = ["heldBytes": 9_100]
    expect(Self.words(document).contains("960 12.3 9 kB"))
    // No figure of a document is so far off that the report ends.
    document.cases[3].observations = ["heldBytes": .max]
    document.cases[2].observations = ["heldBytes": .min]
    expect(Self.words(document).contains("sorting"))
  }

  @Test(
    "hitches are those at 120 Hz whatever the plan's display, of slowed frames and of the app's share",
    arguments: [
      // One of four frames is past 8.33 ms, by less than a period: 1 of 5 vsyncs.
      (slowdown: nil, share: 1.0, disturbed: [Int](), missed: 1, frames: 4),
      // 4, 8, 12 and 36 ms, where 8.33 ms are late from one to four vsyncs on.
      (slowdown: "4", share: 1.0, disturbed: [], missed: 0 + 0 + 1 + 4, frames: 4),
      // Half of each period: 1, 2 and 3 ms are in time, 9 ms are 4.83 ms past it.
      (slowdown: nil, share: 0.5, disturbed: [], missed: 1, frames: 4),
      // 4, 8, 12 and 36 ms over 4.17 ms.
      (slowdown: "4", share: 0.5, disturbed: [], missed: 0 + 1 + 1 + 4, frames: 4),
      (slowdown: nil, share: 1.0, disturbed: [3], missed: 0, frames: 3),
    ]
  ) func hitches(
    _ asked: (slowdown: String?, share: Double, disturbed: [Int], missed: Int, frames: Int)
  ) {
    var document = MistakeSectionTests.document
    document.plan.refreshHertz = 60
    document.plan.slowdown = asked.slowdown
    document.plan.appShare = asked.share
    var measured = document.cases[3]
    // A clock that stepped back tells nothing.
    measured.samples.frameWallNanoseconds = [1_000_000, 2_000_000, 3_000_000, 9_000_000, -5]
    measured.interference = .example(of: 0, wall: asked.disturbed)
    let expected = 1_000 * Double(asked.missed) / Double(asked.missed + asked.frames)
    expectEqual(FastDisplay(document.plan).hitchRatio(of: measured), expected)
  }

  @Test("the page of a run has the table and the sentence, and its heading is the dearest")
  func page() throws {
    let document = Self.document(["a": (1_000, 100), "b": (2_000, 300)])
    let tree = try PageTree(try RunPage(document).text())
    expectEqual(tree.faults(), [])
    expectEqual(tree.heading, "Of 2 mistakes b costs a frame most: 2.10 µs more.")
    let section = try require(tree.all("section").first { $0.attributes["id"] == "mistakes" })
    expect(section.words.contains("By instructions the one pair that times tell apart"))
    expect(section.words.contains("bdoes b in each filldo it oncea guide"))
    let plain = try PageTree(try RunPage(.example).text())
    expect(!plain.all("section").contains { $0.attributes["id"] == "mistakes" })
  }
}
