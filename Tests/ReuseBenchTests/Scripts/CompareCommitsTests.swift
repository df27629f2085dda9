// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `scripts/compare-commits`: what is built of two commits, and what `pair` is told.
@Suite(.startsPrograms) struct CompareCommitsTests {
  /// The subject by design: what is measured, and not what measures.
  private static let subject = [
    "Sources/HeadlessUIKit/", "Sources/UIKit/", "Sources/_Testing_UIKit/", "Sources/SwiftUI/",
    "Sources/ListAlgorithms/", "Sources/TextLayout/", "Sources/ConstraintSolver/",
    "Sources/CTextTables/", "Sources/CEngineCounters/", "Sources/BenchCells/",
    "Sources/BenchCellsTwin/",
  ]

  private static let defaults = [
    "pair", "--suite", "smoke", "--quick", "--output", ".reuse-bench/pair.json", "--markdown",
    ".reuse-bench/pair.md",
  ]

  @Test("two commits are built once, with the instrument of head where it builds")
  func twice() throws {
    let world = try CommitWorld()
    try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
    for _ in 0..<2 {
      let ending = try world.compare(["HEAD~1"]).exited(0)
      expectEqual(ending.output, "the table\n")
      try expectEqual(world.pairWords(), Self.defaults + ["--instrument", "same"])
      expect(ending.error.contains("measured: Sources/HeadlessUIKit/Table.swift\n"))
      try expectEqual(world.lines(of: "builds"), ["head --product", "base --product"])
      try world.expectTidy()
    }
    expect(FileManager.default.fileExists(atPath: world.repository + "/.reuse-bench"))
    for seed in 1...6 as ClosedRange<UInt64> {
      let folders =
        Self.subject + [
          "Sources/BenchRunner/Passes/", "Sources/BenchHarness/", "Sources/ReuseBench/",
          "Sources/HeadlessUIKitNot/", "Benchmarks/reuse-bench/", "Tests/ATests/", "scripts/",
        ]
      var state = seed
      func drawn() -> [String: String] {
        folders.reduce(into: [:]) { files, folder in
          for name in ["a.swift", "deep/er/b c.swift"] {
            // The generator of Knuth's MMIX; its upper bits are the random ones.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            files[folder + name] = ["", "one", "two"][Int(state >> 33) % 3]
          }
        }
      }
      let common = CommitWorld.files.merging(["Sources/BenchHarness/always": "1"]) { $1 }
      let (old, new) = (drawn(), drawn())
      let world = try CommitWorld(common.merging(old) { $1 })
      try world.commit(new.merging(["Sources/HeadlessUIKit/Table.swift": "2"]) { $1 })
      let ending = try world.compare(["HEAD~1"])
      expectEqual(ending.status, 0, "seed \(seed): \(ending.account)")

      let base = common.merging(old) { $1 }
      let head = base.merging(new) { $1 }
        .merging(["Sources/HeadlessUIKit/Table.swift": "2"]) { $1 }
      let expected = head.merging(base) { head, _ in head }
        .filter { path, _ in !Self.subject.contains { path.hasPrefix($0) } }
        .merging(base.filter { path, _ in Self.subject.contains { path.hasPrefix($0) } }) { $1 }
      try expectEqual(world.tree("head"), head.filter { !$0.value.isEmpty }, "seed \(seed)")
      try expectEqual(world.tree("base"), expected.filter { !$0.value.isEmpty }, "seed \(seed)")
    }
    do {
      let world = try CommitWorld()
      try world.commit([
        "Sources/BenchHarness/needs": "1", "Sources/HeadlessUIKit/gives": "1",
        "Sources/BenchHarness/Clock.swift": "2",
      ])
      let ending = try world.compare(["HEAD~1"]).exited(0)
      expect(ending.error.contains("head's instrument does not build over base"))
      expect(ending.error.contains("/.build/compare-commits/overlay.log"))
      try expectEqual(world.pairWords(), Self.defaults + ["--instrument", "differs"])
      try expectEqual(world.tree("base")["Sources/BenchHarness/Clock.swift"], "1")
      try world.expectTidy()

      let insisting = try world.compare(["HEAD~1", "--same-instrument"]).exited(65)
      expect(insisting.error.contains("error: cannot find what the harness needs\n"))
      try world.expectTidy()
    }
    for (path, option, word, sentence) in Self.instruments {
      let world = try CommitWorld()
      try world.commit([path: "2"])
      let words = option == "--quick" ? [] : [option]
      let ending = try world.compare(words + ["HEAD~1"]).exited(0)
      expect(ending.error.contains(sentence))
      try expectEqual(world.pairWords().suffix(2), ["--instrument", word])
      // What comes to the same sources is built once.
      let isOne = path == "README.md" || option == "--same-instrument"
      try expectEqual(world.lines(of: "builds").count, isOne ? 1 : 2)
    }
  }

  /// What head changes, the option given, and what is said and passed on.
  static let instruments = [
    ("Sources/BenchHarness/Clock.swift", "--quick", "differs", "only the instrument differs"),
    ("Sources/BenchCases/Suite.swift", "--quick", "differs", "only the instrument differs"),
    ("Sources/BenchCells/Cells/Card.swift", "--quick", "same", "measured: Sources/Bench"),
    ("README.md", "--quick", "same", "nothing that is built differs"),
    ("Sources/BenchHarness/Clock.swift", "--same-instrument", "same", "measured: no difference"),
    ("Sources/HeadlessUIKit/Table.swift", "--different-instrument", "differs", "head  "),
  ]

  @Test("old heads, the working tree and words for pair are compared as they are")
  func oldHead() throws {
    let world = try CommitWorld()
    try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
    let ending =
      try world.compare(["--different-instrument", "HEAD~1"], environment: ["IS_OLD": "yes"])
      .exited(0)
    try expectEqual(world.pairWords(), Array(Self.defaults.dropLast(2)))
    expect(ending.error.contains("take its times for advice"))
    do {
      let world = try CommitWorld()
      try world.write([
        "Sources/HeadlessUIKit/New.swift": "new", "Sources/HeadlessUIKit/Table.swift": "changed",
        "Sources/BenchCells/Cells/Card.swift": "", ".build/big": "no part of it",
        ".reuse-bench/latest.json": "nor this",
      ])
      let status = try world.git("status", "--porcelain")
      let objects = try world.git("count-objects")
      let left = try world.compare(["HEAD"])
      expect(left.error.contains("changes that are not committed are left out"))
      try world.compare(["HEAD", "--working-tree"]).exited(0)
      var expected = CommitWorld.files
      expected["Sources/HeadlessUIKit/New.swift"] = "new"
      expected["Sources/HeadlessUIKit/Table.swift"] = "changed"
      expected["Sources/BenchCells/Cells/Card.swift"] = nil
      try expectEqual(world.tree("head"), expected)
      try expectEqual(world.git("status", "--porcelain"), status)
      try expectEqual(world.git("count-objects"), objects)
      try world.expectTidy()
    }
    do {
      let world = try CommitWorld()
      try world.commit(["Sources/HeadlessUIKit/Table.swift": "2"])
      let words = [
        "--filter", "$(touch pwned) \"x\" 'y' * \\ `id`", "--output=a b.json", "--markdown", "-",
        "--deep", "", "--", "--data", "rows; touch pwned",
      ]
      try world.compare(["HEAD~1", "--"] + words).exited(0)
      try expectEqual(world.pairWords(), ["pair"] + words + ["--instrument", "same"])
      try world.expectTidy()
    }
  }
}
