// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Cost of look-ups") @MainActor struct LookUpCostTests {
  /// Rows of which no two neighbours are of one height, so that each is a run of its own.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))

    init(count: Int) {
      self.count = count
      super.init()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = 0
      table.dataSource = self
      table.delegate = self
      FrameRenderer(root: table).renderFrame()
    }

    func numberOfSections(in tableView: UITableView) -> Int { 10 }

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { count / 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row.isMultiple(of: 2) ? 30 : 50
    }

    func visits(_ call: (IndexPath) -> Void) -> Int {
      var random = SplitMix64(seed: UInt64(count))
      var most = 0
      for _ in 0..<200 {
        let path = IndexPath(
          row: Int.random(in: 0..<count / 10, using: &random),
          section: Int.random(in: 0..<10, using: &random)
        )
        let before = table.indexVisitCount
        call(path)
        most = max(most, table.indexVisitCount - before)
      }
      return most
    }
  }

  @Test(
    "S3-52 S3-53 S3-54 S3-55 S3-56: a look-up visits O(log n) nodes of n measured rows",
    arguments: [1000, 10_000, 100_000, 1_000_000]
  )
  func logarithmic(count: Int) throws {
    let source = Source(count: count)
    let table = source.table
    let log = log2(Double(count))
    let cell = try require(table.visibleCells.first)
    let height = table.contentSize.height
    func fraction(_ path: IndexPath) -> CGFloat {
      height * CGFloat(path.section * count / 10 + path.row) / CGFloat(count)
    }
    // A descent visits a node a level; nodes are at least half full, of 15 branches and 31 runs, so
    // there are at most 2 + log(n / 16) / log(8) levels. Each call needs a few descents.
    let levels = 2 + max(0, log - 4) / 3
    func check(_ name: String, _ descents: Double, _ call: (IndexPath) -> Void) {
      let visits = source.visits(call)
      expect(Double(visits) <= descents * levels, "\(name): \(visits) of \(count) rows")
    }
    check("cellForRow", 0) { _ = table.cellForRow(at: $0) }
    check("indexPath(for:)", 0) { _ in _ = table.indexPath(for: cell) }
    check("visible rows", 0) { _ in _ = (table.visibleCells, table.indexPathsForVisibleRows) }
    check("rectForRow", 5) { _ = table.rectForRow(at: $0) }
    check("rect(forSection:)", 3) { _ = table.rect(forSection: $0.section) }
    check("rectForHeader", 2) { _ = table.rectForHeader(inSection: $0.section) }
    check("indexPathForRow(at:)", 2) {
      _ = table.indexPathForRow(at: CGPoint(x: 5, y: fraction($0)))
    }
    check("numberOfRows", 2) { _ = table.numberOfRows(inSection: $0.section) }
    // 400 points touch up to 11 rows, which lie in one leaf or two neighbours.
    check("indexPathsForRows(in:)", 5) {
      _ = table.indexPathsForRows(in: CGRect(x: 0, y: fraction($0), width: 9, height: 400))
    }
    check("scrollToRow", 14) { table.scrollToRow(at: $0, at: .middle, animated: false) }
  }
}
