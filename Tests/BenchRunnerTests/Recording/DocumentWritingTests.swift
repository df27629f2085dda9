// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@testable import BenchResults

/// The memory that moves while a document is written.
///
/// On the main actor, as all that counts calls: one pass at a time counts in a process.
@Suite(.serialized) @MainActor struct DocumentWritingTests {
  private static func tree(listCount: Int) -> JSONValue {
    .array(
      (0..<listCount).map { number in .object(["samples": .integers(Array(number..<number + 25))]) }
    )
  }

  @Test(
    "What a document allocates while it is written follows its length, however many lists it holds"
  )
  func moves() throws {
    let tree = Self.tree(listCount: 4_000)
    var length = 0
    let reading = CallCounting.run { () -> CallCounts in
      let before = CallCounts.now()
      length = JSONWriter.write(tree).count
      return CallCounts.now() - before
    }
    guard case .value(let counts) = reading else {
      Issue.record("calls cannot be counted: \(reading)")
      return
    }
    expect(length > 400_000)
    // Some kilobytes a list, unoptimised; a list that moves all before it would make it hundreds of them.
    expect(counts.allocatedBytes < 100 * length)
  }
}
