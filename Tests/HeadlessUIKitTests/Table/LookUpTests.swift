// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Look-ups") @MainActor struct LookUpTests {
  private func screen() -> Screen {
    let rows = (0..<5).map { ListModel.Row(title: "row \($0)", height: 44) }
    return Screen(
      ListModel(sections: [
        .init(header: nil, footer: nil, rows: rows), .init(header: "B", footer: "b", rows: []),
        .init(header: nil, footer: nil, rows: rows),
      ])
    )
  }

  @Test("S3-02 S3-55 R29 S3-54 S3-52 R30: rows are found by rectangle, point and cell")
  func paths() {
    do {
      let path = IndexPath(row: 3, section: 2)
      expect(path.row == 3 && path.section == 2 && path.count == 2)
      expectEqual(path, IndexPath(indexes: [2, 3]))
      expect(IndexPath(row: 9, section: 1) < IndexPath(row: 0, section: 2))
      let table = screen().table
      expectEqual(table.numberOfSections, 0, "a source that is gone has no sections")
      let held = screen()
      expectEqual(held.table.numberOfSections, 3)
      expectEqual((0..<3).map { held.table.numberOfRows(inSection: $0) }, [5, 0, 5])
    }
    do {
      let table = screen().table
      for rect in [
        CGRect(0, Double.nan, 320, 10),
        CGRect(0, 10, 320, Double.nan),
        CGRect(Double.nan, 10, 320, 10),
      ] {
        expectEqual(table.indexPathsForRows(in: rect), [])
      }
    }
    do {
      let held = screen()
      func row(_ x: Double, _ y: Double) -> [Int]? {
        held.table.indexPathForRow(at: CGPoint(x, y)).map { [$0.section, $0.row] }
      }
      expectEqual(row(0, 0), [0, 0])
      expectEqual(row(0, 43.9), [0, 0])
      expectEqual(row(319.9, 44), [0, 1])
      expect(row(320, 44) == nil)
      expect(row(-0.1, 44) == nil)
      expect(row(5, -0.1) == nil)
      expectEqual(row(5, 219.9), [0, 4])
      expect(row(5, 220) == nil, "a header")
      expect(row(5, 275.9) == nil, "a footer")
      expectEqual(row(5, 276), [2, 0])
      expectEqual(row(5, 495.9), [2, 4])
      expect(row(5, 496) == nil)
      expect(row(5, .nan) == nil)
      expect(row(5, .infinity) == nil)
    }
    let held = screen()
    expect(held.table.cellForRow(at: [0, 0]) == nil, "no frame yet")
    held.render(at: 88)
    expect(held.table.cellForRow(at: [0, 1]) == nil)
    expect(held.table.cellForRow(at: [0, 2]) != nil)
    expect(held.table.cellForRow(at: [0, 99]) == nil)
    expect(held.table.cellForRow(at: [1, 0]) == nil)
    expect(held.table.cellForRow(at: [0, -1]) == nil)
    expect(held.table.cellForRow(at: [77, 0]) == nil)
  }

  @Test("S3-56 R29: visible rows, paths of cells and rectangles of rows agree with the layout")
  func visibleRows() throws {
    var held = screen()
    expect(held.table.indexPathsForVisibleRows == nil)
    expect(held.table.visibleCells.isEmpty)
    held.render()
    expectEqual(held.table.indexPathsForVisibleRows?.count, held.table.visibleCells.count)
    held.render(at: 10_000)
    expect(held.table.indexPathsForVisibleRows == nil)
    expect(held.table.visibleCells.isEmpty)
    held.render(at: -10_000)
    expect(held.table.indexPathsForVisibleRows == nil)
    held = screen()
    held.render()
    let cell = try require(held.table.visibleCells.first)
    expectEqual(held.table.indexPath(for: cell), IndexPath(row: 0, section: 0))
    expect(screen().table.indexPath(for: cell) == nil)
    held.render(at: 10_000)
    expect(held.table.indexPath(for: cell) == nil)
    expect(held.table.indexPath(for: UITableViewCell()) == nil)
    held = screen()
    expectEqual(held.table.rectForRow(at: [0, 4]), CGRect(0, 176, 320, 44))
    expectEqual(held.table.rectForRow(at: [2, 0]), CGRect(0, 276, 320, 44))
    for path in [IndexPath(row: 99, section: 0), IndexPath(row: -1, section: 0)] {
      expectEqual(held.table.rectForRow(at: path), .zero, "no row \(path)")
    }
    for section in [-1, 3] { expectEqual(held.table.rectForRow(at: [section, 0]), .zero) }
  }

  @Test("S3-13: counts are asked for once a load, and 100,000,000 rows load at once")
  func countCalls() throws {
    let held = screen()
    expectEqual(held.source.rowCountCalls, 0)
    held.render()
    expectEqual(held.source.rowCountCalls, 3)
    held.render(at: 40)
    expectEqual(held.source.rowCountCalls, 3)
    held.table.reloadData()
    held.table.reloadData()
    expectEqual(held.source.rowCountCalls, 3, "nothing happens before the next look or frame")
    held.source.model.sections.removeLast()
    expectEqual(held.table.numberOfSections, 2)
    held.render()
    expectEqual(held.source.rowCountCalls, 5)
    let count = 100_000_000
    let table = UITableView(frame: CGRect(0, 0, 320, 440), style: .plain)
    let source = HugeSource(count: count)
    table.register(TrackedCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = source
    let renderer = FrameRenderer(root: table)
    expectEqual(renderer.rendered(table.numberOfRows(inSection: 0)), count)
    expectEqual(table.contentSize.height, 4_400_000_000)
    expect(table.indexMemoryBytes < 1 << 20)
    let last = IndexPath(row: count - 1, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
    renderer.renderFrame()
    expectEqual(table.indexPathsForVisibleRows?.map(\.row), Array(count - 10..<count))
    let cell = try require(table.cellForRow(at: last) as? TrackedCell)
    expectEqual(cell.title.text, "99999999")
    expectEqual(cell.frame, CGRect(0, 4_399_999_956, 320, 44))
    expectEqual(source.asked, 20)
    expectEqual(table.reuseAccounting().created, 10)
    var server = RenderServer()
    try server.receive(from: renderer)
    expectEqual(server.layers[cell.layerIdentifier]?.frame?.minY, 4_399_999_956)
  }

  @Test(
    "scrollToRow puts a row where it is asked to, as far as the content goes",
    arguments: [
      (row: 50, position: UITableView.ScrollPosition.top, from: 0.0, to: 2200.0),
      (50, .bottom, 0, 1804), (50, .middle, 0, 2002), (50, .none, 0, 1804), (50, .none, 4000, 2200),
      (50, .none, 2000, 2000), (0, .bottom, 900, 0), (99, .top, 0, 3960), (99, .none, 0, 3960),
      (0, .none, -50, -50), (99, .middle, 0, 3960), (0, .top, 22, 0), (4, .none, 200, 176),
    ]
  )
  func scrollToRow(row: Int, position: UITableView.ScrollPosition, from: Double, to: Double) {
    let held = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    held.render(at: from)
    held.source.scrollCalls = 0
    held.table.scrollToRow(at: [0, row], at: position, animated: true)
    expectEqual(Double(held.table.contentOffset.y), to)
    expectEqual(held.source.scrollCalls, from == to ? 0 : 1)
  }

  final class HugeSource: NSObject, UITableViewDataSource {
    let count: Int
    var asked = 0

    init(count: Int) {
      self.count = count
      super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? TrackedCell)?.life.note(.fill)
      (cell as? TrackedCell)?.title.text = "\(indexPath.row)"
      return cell
    }
  }
}

@Suite("Cost of look-ups") @MainActor struct LookUpCostTests {
  /// Rows of which no two neighbours are of one height, so that each is a run of its own.
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let count: Int
    let table = UITableView(frame: CGRect(0, 0, 320, 440))

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
      _ = table.indexPathForRow(at: CGPoint(5, fraction($0)))
    }
    check("numberOfRows", 2) { _ = table.numberOfRows(inSection: $0.section) }
    // 400 points touch up to 11 rows, which lie in one leaf or two neighbours.
    check("indexPathsForRows(in:)", 5) {
      _ = table.indexPathsForRows(in: CGRect(0, fraction($0), 9, 400))
    }
    check("scrollToRow", 14) { table.scrollToRow(at: $0, at: .middle, animated: false) }
  }
}
