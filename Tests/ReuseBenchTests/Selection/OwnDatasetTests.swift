// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchLists
import BenchResults
import TestSupport
import Testing
import UIKit

@testable import ReuseBench

/// What a document says of the rows of a program's own lists.
@Suite struct OwnDatasetTests {
  @Test("rows that nobody shows are unknown")
  func screensAlone() throws {
    let design = CellDesign(ScreenBenchmark("settings") { _ in UIViewController() })
    let record = try OpenedDataset([design])
      .record(for: [100, 1_000]) { _, _ throws(ToolFailure) in
        Issue.record("there is no list whose rows could be digested")
        return []
      }
    expectEqual(record.digest, "0")
    expectEqual(record.digests, ["100": "0", "1000": "0"])
    expectEqual(record.rowCount, 0)
    do {
      let designs = ["a", "b"]
        .map { name in
          CellDesign(
            ListBenchmark(name, rowCount: 10, row: { $0 }) { Strategy("plain") { _, _ in } }
          )
        }
      let record = try OpenedDataset(designs)
        .record(for: [5]) { list, counts throws(ToolFailure) in
          list.name == "a" ? counts.map { "\($0)f" } : []
        }
      let unknown = "0000000000000000"
      expectEqual(record.digest, "000000000000001f" + unknown)
      expectEqual(record.digests, ["5": "000000000000005f" + unknown])
    }
  }
}
