// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import TestSupport
import Testing

/// Outside of Valgrind the requests do nothing: bodies run once, and no file appears.
@Suite("Callgrind region outside of Valgrind") struct CallgrindRegionTests {
  private struct Fault: Error {}

  @Test func isNotWatchedAndBodies() throws {
    // No process of these tests is watched.
    expect(!CallgrindRegion.isWatched)
    // A body runs once, its answer comes back and its error passes through.
    var runs = 0
    let answer = CallgrindRegion.translate {
      CallgrindRegion.count { runs += 1 }
      return "answer"
    }
    expect(answer == "answer" && runs == 1)
    #expect(throws: Fault.self) { try CallgrindRegion.translate { throw Fault() } }
    CallgrindRegion.count { runs += 1 }
    expectEqual(runs, 2)
  }

  @Test("A dump writes nothing, whatever its label")
  func dumps() throws {
    let folder = FileManager.default.currentDirectoryPath
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.contains("callgrind") }
    }
    let before = try files()
    for label in ["", "frame", "%p \u{0} é", String(repeating: "x", count: 10_000)] {
      CallgrindRegion.dump(label)
    }
    try expectEqual(files(), before)
  }
}
