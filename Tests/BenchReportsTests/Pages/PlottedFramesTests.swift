// SPDX-License-Identifier: Apache-2.0

import BenchResults
import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchReports

@Suite("The frames of a page are all of one block, in their order") struct PlottedFramesTests {
  /// Reads base64, seven bits a byte from the lowest on, and undoes signs and differences.
  private func unpacked(_ text: String) throws -> [Int] {
    let bytes = [UInt8](try require(Data(base64Encoded: text)))
    var (values, last, word, shift): ([Int], Int, UInt64, UInt64) = ([], 0, 0, 0)
    for byte in bytes {
      word |= UInt64(byte % 128) << shift
      shift += 7
      guard byte < 128 else { continue }
      let half = Int(word / 2)
      last &+= word % 2 == 0 ? half : -half - 1
      values.append(last)
      (word, shift) = (0, 0)
    }
    expectEqual(shift, 0, "the last number is whole")
    return values
  }

  @Test(
    "What is packed is read again, with rises and falls of every size; the bytes are those of the format: zigzag numbers of seven bits a byte"
  ) func packing() throws {
    let extremes = [0, 1, 63, 64, 0, 8_191, 8_192, 127, 128, Int(Int32.max), 0, 1 << 53, 0]
    let lists = [[], [0], extremes, [Int.max, 0, Int.max, 1], [5, 4, 3, 2, 1, 0]]
    for list in lists { try expectEqual(unpacked(PlottedFrames.packed(list)), list) }
    var generator = SeededGenerator(seed: 60)
    for _ in 0..<200 {
      let values = (0..<50)
        .map { _ in
          Int.random(in: 0...(1 << Int.random(in: 0...62, using: &generator)), using: &generator)
        }
      try expectEqual(unpacked(PlottedFrames.packed(values)), values)
    }
    // The bytes are those of the format: zigzag numbers of seven bits a byte.
    // 6 is 12 without its sign: one byte of 0x0C, "DA==" in base64; 6 less is 11, one byte of 0x0B.
    expectEqual(PlottedFrames.packed([6]), "DA==")
    expectEqual(PlottedFrames.packed([6, 0]), "DAs=")
    // 200 is 400 without its sign: 0x90 0x03.
    expectEqual(PlottedFrames.packed([200]), Data([0x90, 0x03]).base64EncodedString())
    // Up to the limit every frame is drawn, beyond it the ends of each column and every late one.
    do {
      let limit = PlottedFrames.drawnLimit
      expectEqual(
        PlottedFrames.drawn(Array(repeating: 5, count: limit), deadline: 1),
        Array(0..<limit)
      )
      expectEqual(PlottedFrames.drawn([], deadline: 1), [])
      var generator = SeededGenerator(seed: 90)
      for count in [limit + 1, 3_000, 9_999, 40_000] {
        let times = (0..<count).map { _ in Int.random(in: 0..<1_000, using: &generator) }
        let deadline = 990
        let drawn = PlottedFrames.drawn(times, deadline: deadline)
        expect(drawn == drawn.sorted() && Set(drawn).count == drawn.count)
        let kept = Set(drawn)
        let late = times.indices.filter { times[$0] > deadline }
        expect(!late.isEmpty && late.allSatisfy(kept.contains), "each late frame")
        expect(drawn.count <= limit / 2 + late.count, "at most two of a column besides")
        for column in 0..<(limit / 4) {
          let range = column * count / (limit / 4)..<(column + 1) * count / (limit / 4)
          let shown = range.filter(kept.contains).map { times[$0] }
          expect(shown.min() == times[range].min() && shown.max() == times[range].max())
        }
      }
    }
  }

  private func document(
    _ frames: [Int],
    rounds: [Int]? = nil,
    disturbed: [Int] = [],
    _ change: (inout ResultDocument.Plan) -> Void = { _ in }
  ) -> ResultDocument {
    var document = ResultDocument.ruler
    document.cases[0].samples.frameWallNanoseconds = frames
    document.cases[0].samples.roundFrameCounts = rounds
    document.cases[0].frames = .example(late: 0, fullness: 0.5)
    document.cases[0].interference = .example(of: frames.count, wall: disturbed)
    change(&document.plan)
    return document
  }

  @Test("Of equal rounds the block in the middle is taken; of unequal ones all frames")
  func blocks() throws {
    let times = Array(1...12)
    let rows: [(rounds: [Int]?, number: Int, times: [Int])] = [
      ([4, 4, 4], 2, [5, 6, 7, 8]), ([6, 6], 2, [7, 8, 9, 10, 11, 12]), ([12], 1, times),
      (nil, 1, times), ([], 1, times), ([5, 7], 1, times), ([5, 5], 1, times),
      ([0, 0], 1, times), ([-4, -4, -4], 1, times),
    ]
    for row in rows {
      let blocks = PlottedFrames(document(times, rounds: row.rounds)).blocks
      let block = try require(blocks.first)
      expectEqual(blocks.count, 1, "only cases with figures of frames")
      expect(block.number == row.number && block.disturbedCount == 0, "\(row)")
      expectEqual(block.nanoseconds, row.times, "\(row)")
      expect(block.place == 0 && block.strategy == "mutation")
    }
    expect(PlottedFrames(document([])).blocks.isEmpty)
    expect(PlottedFrames(document([-1, -1])).blocks.isEmpty, "a clock that stepped back")
    // Disturbed frames are left out and counted, and of the blocks the calmest is taken.
    do {
      let times = Array(1...12)
      func block(_ disturbed: [Int]) throws -> PlottedFrames.Block {
        let document = document(times, rounds: [4, 4, 4], disturbed: disturbed)
        return try require(PlottedFrames(document).blocks.first)
      }
      // Frames are numbered from 0: the second block has 4 to 7.
      let last = try block([0, 5])
      expect(last.number == 3 && last.nanoseconds == [9, 10, 11, 12] && last.disturbedCount == 0)
      let middle = try block([0, 1, 5, 9, 10])
      expect(middle.number == 2 && middle.nanoseconds == [5, 7, 8] && middle.disturbedCount == 1)
      try expectEqual(block([99, -3]).number, 2, "numbers of no frame disturb none")
      let back = try require(PlottedFrames(document([1, -1])).blocks.first)
      expect(back.nanoseconds == [1] && back.disturbedCount == 1)
    }
    // The rates are 60, 90 and 120 Hz and what the run was held against.
    func names(_ change: (inout ResultDocument.Plan) -> Void) -> [String] {
      PlottedFrames(document([1], change)).rates.map { $0.isPlan ? "*\($0.name)" : $0.name }
    }
    expectEqual(names { $0.refreshHertz = 60 }, ["*60", "90", "120"])
    expectEqual(names { $0.refreshHertz = 120 }, ["60", "90", "*120"])
    expectEqual(names { $0.refreshHertz = 59.94 }, ["60", "90", "120", "*59.94"])
    expectEqual(
      names {
        $0.refreshHertz = 60
        $0.isBudgetGiven = true
      },
      ["60", "90", "120", "*budget"]
    )
  }

  private func data(_ document: ResultDocument) throws -> [String: Any] {
    let source = PlottedFrames(document).data { _ in Series(index: 9) }.source
    let open = try require(source.firstIndex(of: ">"))
    let close = try require(source.range(of: "</script>"))
    expectEqual(source[...open], "<script type=\"application/json\" id=\"frame-data\">")
    let json = source[source.index(after: open)..<close.lowerBound]
    return try require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test("The script's budgets are periods as fractions, with the app's share in millionths")
  func budgets() throws {
    func budget(_ name: String, _ change: (inout ResultDocument.Plan) -> Void) throws -> [String:
      Int]
    {
      let all = try data(document([1], change))["budgets"] as? [String: [String: Int]]
      return try require(all?[name])
    }
    // 10^12 over 59,940 thousandths of a hertz are 16,683,350.02 ns.
    try expectEqual(
      budget("59.94") { $0.refreshHertz = 59.94 },
      ["numerator": 1_000_000_000_000, "denominator": 59_940, "share": 1_000_000]
    )
    try expectEqual(
      budget("90") {
        $0.refreshHertz = 60
        $0.appShare = 0.5
      },
      ["numerator": 1_000_000_000_000, "denominator": 90_000, "share": 500_000]
    )
    // A budget is the app's whole.
    try expectEqual(
      budget("budget") {
        $0.isBudgetGiven = true
        $0.budgetNanoseconds = 8_330_000
        $0.appShare = 0.5
      },
      ["numerator": 8_330_000, "denominator": 1, "share": 1_000_000]
    )
    // The script's blocks are the frames, with the case's place and the look of its strategy.
    let found = try data(document([30, 10, 20, 40], rounds: [2, 2]))
    let blocks = try require(found["blocks"] as? [[String: Any]])
    expectEqual(blocks.count, 1)
    expect(blocks[0]["place"] as? Int == 0 && blocks[0]["series"] as? Int == 1, "9 is 1 of 8")
    expect(blocks[0]["number"] as? Int == 2 && blocks[0]["disturbed"] == nil)
    try expectEqual(unpacked(try require(blocks[0]["frames"] as? String)), [20, 40])
    expectEqual((found["glyphs"] as? [String]), Series.glyphs)
    // A plan of any figures makes a page's data, since a document may hold any.
    for value in [0, -1, 1e-300, 1e300, -1e300, Double(Int.max)] {
      _ = try data(document([Int.max, 0]) { $0.refreshHertz = value })
      _ = try data(document([0]) { $0.appShare = value })
    }
    for value in [0, -1, Int.max, Int.min] {
      _ = try data(
        document([0]) {
          $0.isBudgetGiven = true
          $0.budgetNanoseconds = value
        }
      )
    }
  }
}
