// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import TestSupport
import Testing
import UIKit

@testable import BenchCases

@MainActor @Suite struct ListViewportTests {
  private static func group(
    _ workload: Workload,
    width: Double,
    height: Double,
    automatic: Bool = false
  ) throws -> CaseGroup {
    let list = ListBenchmark("numbers", rows: Array(0..<500)) {
      Strategy("mutation") { cell, number in cell.textLabel?.text = "Row \(number)" }
    }
    .rowHeight(automatic ? .automatic(estimate: 60) : .fixed(50))
    .viewport(width: width, height: height)
    let design = CellDesign(list)
    return CaseGroup(workload: workload, cell: "numbers", rowCount: 500, strategies: design.ranked)
      .with(design: design)
  }

  /// The number of rows of 50 points that reach into the height; at a row's edge they fit exactly.
  @Test("as many rows are seen as fit", arguments: [(320.0, 500.0, 10), (1024.0, 1366.0, 28)])
  func rows(_ width: Double, _ height: Double, _ count: Int) throws {
    let group = try Self.group(.steady, width: width, height: height)
    let strategy = try require(group.strategies.first)
    let rig = ListRig(
      design: group.design,
      strategy: strategy,
      rows: NoRows(),
      rowCount: group.rowCount
    )
    rig.renderFrame(atOffset: 0)
    expectEqual(rig.changedRows(0..<0).paths.count, count)
    expect(rig.table.visibleCells.allSatisfy { Double($0.frame.width) == width })
    expectEqual(rig.scrollRange, 500 * 50 - height)
  }

  @Test(
    "each workload leaves what it has to, on a small screen and on a large one",
    arguments: [(320.0, 480.0), (1024.0, 1366.0)],
    [Workload.steady, .fling, .jump, .oscillate(cacheCapacity: 8)]
  )
  func workloads(_ size: (width: Double, height: Double), _ workload: Workload) throws {
    for automatic in [false, true] {
      let group = try Self.group(
        workload,
        width: size.width,
        height: size.height,
        automatic: automatic
      )
      let found = try require(group.verify(rows: NoRows(), seed: 1, configureCount: 60).first)
      expect(found.isPassed && found.frameCount > 2, "\(found.failureSentence)")
    }
  }
}
