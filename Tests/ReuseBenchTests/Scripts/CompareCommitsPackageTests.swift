// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `scripts/compare-commits --package`: a repository of cells of one's own.
@Suite(.startsPrograms) struct CompareCommitsPackageTests {
  private static let files = [
    "App.swift": "1", "Bench/Package.swift": "1", "Bench/Package.resolved": "1",
    "Bench/Sources/cells/Cell.swift": "1", ".gitignore": ".build/\n.reuse-bench/",
  ]
  private static let words = ["--package", "Bench", "--product", "cells", "HEAD~1"]

  private static func expectEnding(
    _ ending: ToolProcess.Ending,
    _ word: String,
    _ world: borrowing CommitWorld
  ) throws {
    expectEqual(ending.status, 0, "\(ending.account)")
    try expectEqual(world.lines(of: "arguments").suffix(2), ["--instrument", word])
    try expect(world.lines(of: "arguments").contains { $0.hasSuffix("/products/base/cells") })
    try world.expectTidy()
  }

  @Test("the instrument is head's, wherever ReuseBench is")
  func overlay() throws {
    let world = try CommitWorld(Self.files)
    try world.commit([
      "Bench/Package.swift": "2", "Bench/Package.resolved": "2", "App.swift": "2",
      "Bench/Sources/cells/Cell.swift": "2",
    ])
    let ending = try world.compare(Self.words)
    try Self.expectEnding(ending, "same", world)
    expect(ending.error.contains("head's: Bench/Package.resolved and Bench/Package.swift"))
    try expectEqual(
      world.tree("base"),
      ["Package.swift": "2", "Package.resolved": "2", "Sources/cells/Cell.swift": "1"]
    )
    try expectEqual(world.lines(of: "builds"), ["head --product", "base --product"])
    // From within the package, too, and without building again.
    let again = try world.compare(["--package=.", "--product=cells", "HEAD~1"], folder: "Bench")
    try Self.expectEnding(again, "same", world)
    try expectEqual(world.lines(of: "builds").count, 2)
    do {
      let world = try CommitWorld(Self.files)
      try world.commit(["Bench/Package.resolved": "2"])
      let ending = try world.compare(Self.words)
      try Self.expectEnding(ending, "differs", world)
      expect(ending.error.contains("only the instrument differs (Bench/Package.resolved)"))
      try expectEqual(world.tree("base")["Package.resolved"], "1")
    }
    for place in ["Vendor/Reuse Bench/", "Bench/Vendor/", ""] as [String] {
      let mark = place + "Sources/ReuseBench/BenchmarkTool.swift"
      let engine = place + "Sources/HeadlessUIKit/Table.swift"
      let world = try CommitWorld(Self.files.merging([mark: "1", engine: "1"]) { $1 })
      try world.commit([engine: "2", "Bench/Sources/cells/Cell.swift": "2"])
      let ending = try world.compare(Self.words)
      try Self.expectEnding(ending, "same", world)
      expect(ending.error.contains("measured: Bench/Sources/cells/Cell.swift\n"))
      expect(ending.error.contains("the same instrument for both, head's: \(engine)\n"))
    }
    do {
      var files = Self.files
      files["Bench/Package.resolved"] = ""
      let world = try CommitWorld(files)
      try world.commit(["Bench/Sources/cells/Cell.swift": "2"])
      for count in [2, 4] {
        let ending = try world.compare(Self.words, environment: ["RESOLVES": "yes"])
        try Self.expectEnding(ending, "same", world)
        try expectEqual(world.tree("base")["Package.resolved"], "by head")
        try expectEqual(world.lines(of: "builds").count, count)
      }
    }
  }

  @Test("neighbours and submodules are found, and a commit before the package is named")
  func neighbour() throws {
    let world = try CommitWorld(Self.files.merging(["Bench/neighbour": "../../beside it"]) { $1 })
    let beside = world.workplace.file("beside it")
    try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: false)
    try Data("here\n".utf8).write(to: URL(fileURLWithPath: beside + "/mark"))
    try world.commit(["Bench/Sources/cells/Cell.swift": "2"])
    for count in [2, 4] {
      try Self.expectEnding(try world.compare(Self.words), "same", world)
      for role in ["base", "head"] {
        try expectEqual(world.lines(of: "neighbour-\(role)"), ["here"])
      }
      try expectEqual(world.lines(of: "builds").count, count)
    }
    do {
      let world = try CommitWorld(Self.files)
      let other = try CommitWorld(["Cells.swift": "1"])
      try world.git("submodule", "add", "--quiet", other.repository, "Bench/Sources/shared")
      try world.commit([:])
      try world.commit(["Bench/Sources/cells/Cell.swift": "2"])
      // Settings from the environment hold in the worktrees, too.
      let settings = [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "protocol.file.allow",
        "GIT_CONFIG_VALUE_0": "always",
      ]
      let ending = try world.compare(Self.words, environment: settings)
      try Self.expectEnding(ending, "same", world)
      for role in ["base", "head"] {
        try expectEqual(world.tree(role)["Sources/shared/Cells.swift"], "1")
      }
    }
    do {
      let world = try CommitWorld(["App.swift": "1"])
      try world.commit(Self.files)
      let early = try world.compare(Self.words).exited(66)
      expect(early.error.contains("base has no Bench/Package.swift"))
      try world.expectTidy()
    }
  }
}
