// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `compare-commits` makes of builds that are linked many times, with stand-ins for compiler and
/// linker.
@Suite(.startsPrograms) struct CompareCommitsLayoutTests {
  /// Repositories in which a toolchain can shuffle, as the words of its linker's help say.
  private static func world(help: String = "  --shuffle-sections=<glob>=<seed>") throws
    -> CommitWorld
  {
    let world = try CommitWorld()
    _ = try world.workplace.writeScript("exit 1", as: "bin/swiftc")
    _ = try world.workplace.writeScript("echo '\(help)'", as: "bin/ld.lld")
    try world.commit(["Sources/BenchCells/Cells/Card.swift": "2"])
    return world
  }

  private static let known = ["KNOWN": "a folder of layouts"]

  /// The seeds that were linked with, in the order of their size.
  private static func seeds(_ world: borrowing CommitWorld) throws -> [Int] {
    try world.lines(of: "links")
      .compactMap { line in
        line.split(separator: " ").first { $0.hasPrefix("--shuffle-sections=.text*=") }
          .flatMap { Int($0.split(separator: "=").last ?? "") }
      }
      .sorted()
  }

  @Test("faults, bad counts and interrupts of linking leave nothing half")
  func interrupted() throws {
    for signal in [SIGINT, SIGTERM, SIGHUP] as [Int32] {
      let world = try Self.world()
      let process = try world.start(
        ["--layouts", "8", "HEAD~1"],
        environment: Self.known.merging(["LINK_SLEEP": "1000"]) { $1 }
      )
      for _ in 0..<3_000 where try world.lines(of: "links").isEmpty { usleep(10_000) }
      process.send(signal)
      try process.ending().exited((signal == SIGINT ? 130 : 143))
      try expect(world.lines(of: "arguments").isEmpty)
      try world.expectTidy()
    }
    let old = try Self.world(help: "  --gc-sections")
    let ending = try old.compare(["--layouts", "2", "HEAD~1"], environment: Self.known)
    expect(ending.status == 69 && ending.error.contains("has no --shuffle-sections"))
    try expect(old.lines(of: "builds").isEmpty, "it is known before anything is built")
    let faults: [(fault: String, status: Int32, sentence: String)] = [
      ("cannot write: No space left on device", 73, "the disk is full: 2 layouts of reuse-bench"),
      ("unknown argument '--shuffle-sections=.text*=1'", 69, "the linker does not shuffle"),
      ("undefined symbol", 74, "cannot be linked anew"),
    ]
    for (fault, status, sentence) in faults {
      let world = try Self.world()
      let ending = try world.compare(
        ["--layouts", "2", "HEAD~1"],
        environment: Self.known.merging(["LINK_FAULT": fault]) { $1 }
      )
      expect(ending.status == status && ending.error.contains(sentence), "\(ending.account)")
      try expect(world.lines(of: "arguments").isEmpty)
      try world.expectTidy()
    }
    for count in ["0", "x", "-1", ""] as [String] {
      let ending = try Self.world().compare(["--layouts", count, "HEAD~1"])
      expect(ending.status == 64 && ending.error.contains("--layouts needs a number"))
    }
  }

  @Test("each build is linked in as many layouts as the pairs take")
  func standard() throws {
    let world = try Self.world()
    for round in 1...2 {
      try world.compare(["--layouts=30", "HEAD~1"], environment: Self.known).exited(0)
      let words = try world.lines(of: "arguments")
      for (option, role) in [("--base", "base"), ("--head", "head")] {
        let place = try require(words.firstIndex(of: option))
        expect(words[place + 1].hasSuffix("/products/\(role)"))
      }
      // The builds are kept, their layouts are not.
      try expectEqual(world.lines(of: "builds").count, 2)
      try expectEqual(Self.seeds(world).count, 60 * round)
      expectEqual(Set(try Self.seeds(world)), Set(1...60))
      let first = try require(try world.lines(of: "links").first)
      expect(first.hasPrefix("a \"b\" -use-ld=lld -L ") && first.contains("/link.list"))
      expect(!first.contains(" x ") && !first.contains("-g "))
      try world.expectTidy()
    }
    for (options, count) in [
      ([], 30), (["--deep"], 120), (["--pairs", "9"], 18), (["--pairs=8"], 16), (["--strict"], 60),
    ] as [([String], Int)] {
      let world = try Self.world()
      let words = options.isEmpty ? [] : ["--"] + options
      try world.compare(["HEAD~1"] + words, environment: Self.known, choosesLayouts: true).exited(0)
      try expectEqual(Self.seeds(world), Array(1...2 * count))
    }
    do {
      let world = try Self.world()
      let ending = try world.compare(["--layouts", "4", "HEAD~1"]).exited(0)
      expect(ending.error.contains("head's pair is from before layouts"))
      try expect(world.pairWords().contains("--instrument"))
      try expect(Self.seeds(world).isEmpty)
    }
  }
}
