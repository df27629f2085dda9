// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Estimates") @MainActor struct EstimateTests {
  private final class Estimating: NSObject, UITableViewDelegate {
    var asked = 0
    var estimate: (IndexPath) -> CGFloat = { CGFloat(10 + $0.row % 3) }

    func tableView(_: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
      asked += 1
      return estimate(indexPath)
    }
  }

  private func screen(rows: Int = 1000) -> Screen {
    Screen(ListModel(titles: (0..<rows).map { "\($0)" }), heights: .estimated(44))
  }

  @Test("R26 S3-13: estimates and counts are asked for at load, in order and once a row")
  func delegate() {
    var screen = screen(rows: 999)
    let delegate = Estimating()
    screen.table.delegate = delegate
    _ = screen.table.numberOfSections
    expectEqual(delegate.asked, 999)
    expectEqual(screen.table.contentSize.height, 10_989)
    delegate.estimate = { _ in UITableView.automaticDimension }
    screen.table.reloadData()
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 43_956, "left to the table")
    delegate.estimate = { _ in 0 }
    screen.table.rowHeight = 60
    _ = screen.table.numberOfSections
    expectEqual(screen.table.contentSize.height, 59_940, "no estimate: the decided height")
    screen = self.screen()
    _ = screen.table.numberOfSections
    expect(screen.table.heightRules.delegateEstimatesRows == false)
    expectEqual(screen.source.heightCalls, 0)
    do {
      final class Asking: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          let rows = tableView.numberOfRows(inSection: indexPath.section)
          return indexPath.row == rows - 1 ? 100 : 10 * CGFloat(tableView.numberOfSections)
        }
      }
      let screen = self.screen(rows: 20)
      let delegate = Asking()
      screen.table.estimatedRowHeight = 0
      screen.table.delegate = delegate
      _ = screen.table.numberOfSections
      expectEqual(screen.table.contentSize.height, 290)
    }
    final class Ordered: NSObject, UITableViewDataSource, UITableViewDelegate {
      var calls: [String] = []
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows \(section)")
        return 1
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        calls.append("height \(indexPath.section)")
        return 44
      }
    }
    let source = Ordered()
    let table = UITableView(frame: .zero)
    table.estimatedRowHeight = 0
    table.dataSource = source
    table.delegate = source
    _ = table.numberOfSections
    expectEqual(source.calls, ["rows 0", "rows 1", "height 0", "height 1"])
  }

  @Test("rows of 10^9 points are laid out like others")
  func giants() throws {
    var model = ListModel(titles: (0..<50).map { "\($0)" })
    for row in 0..<50 { model.sections[0].rows[row].height = row.isMultiple(of: 2) ? 1e9 : 44 }
    let screen = Screen(model, heights: .estimated(44))
    screen.render()
    expectEqual(screen.table.indexPathsForVisibleRows?.map(\.row), [0])
    for row in [1, 7, 20, 49] {
      screen.table.scrollToRow(at: [0, row], at: .bottom, animated: false)
      screen.render()
      try TableAudit(screen: screen).check()
      let rect = screen.table.rectForRow(at: [0, row])
      expect(abs(rect.maxY - screen.table.contentOffset.y - 440) <= 0.5, "row \(row)")
    }
  }
}

@Suite("Updates that change nothing") @MainActor struct EmptyUpdateTests {
  final class Accordion: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights = [CGFloat](repeating: 50, count: 40)
    var header: CGFloat = 30
    private(set) var cells = 0

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cells += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_: UITableView, heightForRowAt path: IndexPath) -> CGFloat { heights[path.row] }

    func tableView(_: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
  }

  private let table = UITableView(frame: CGRect(0, 0, 320, 400))
  private let source = Accordion()
  private let renderer: FrameRenderer

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    renderer = FrameRenderer(root: table)
  }

  enum Way: CaseIterable {
    case beginAndEnd
    case batchOfNothing

    @MainActor func tell(_ table: UITableView) {
      switch self {
      case .beginAndEnd:
        table.beginUpdates()
        table.endUpdates()
      case .batchOfNothing: table.performBatchUpdates(nil)
      }
    }
  }

  @Test("R26: heights are asked for again, and the cells stay", arguments: Way.allCases)
  func accordion(way: Way) {
    renderer.renderFrame()
    let cells = table.visibleCells
    let asked = source.cells
    source.heights[2] = 120
    way.tell(table)
    expectEqual(renderer.rendered(table.rectForRow(at: path(2)).height), 120)
    expectEqual(table.cellForRow(at: path(2))?.frame.height, 120)
    expectEqual(table.rectForRow(at: path(3)).minY, CGFloat(250))
    expect(table.visibleCells.allSatisfy { cell in cells.contains { $0 === cell } })
    expectEqual(source.cells, asked)
    source.heights[2] = 50
    way.tell(table)
    expectEqual(renderer.rendered(table.rectForRow(at: path(2)).height), 50)
  }

  @Test("R25 R38: updates that change nothing ask for all heights again, those of headers too")
  func offTheScreen() throws {
    table.estimatedRowHeight = 0
    renderer.renderFrame()
    let end = table.contentSize.height
    source.heights[39] = 170
    table.beginUpdates()
    table.endUpdates()
    expectEqual(renderer.rendered(table.contentSize.height), end + 2 * 120)
    EmptyUpdateTests().headers()
    try EmptyUpdateTests().selfSized()
  }

  private func headers() {
    source.header = 0
    renderer.renderFrame()
    for height: CGFloat in [36, 0, 52] {
      source.header = height
      table.performBatchUpdates(nil)
      expectEqual(renderer.rendered(table.rectForHeader(inSection: 0).height), height)
      expectEqual(table.rectForHeader(inSection: 1).height, height)
      expectEqual(table.rectForRow(at: path(0)).minY, height)
    }
  }

  private func selfSized() throws {
    let text = String(repeating: "A text field that grows. ", count: 12)
    let sized = SizedTable(rows: 4) { cell in
      let label = UILabel(frame: .zero)
      label.tag = 7
      label.numberOfLines = 0
      cell.contentView.placing(label)
      label.pinEdges(10)
      label.text = "Short"
    }
    sized.view.selfSizingInvalidation = .disabled
    sized.render()
    let cell = try require(sized.view.cellForRow(at: path(0)))
    let label = try require(cell.contentView.subviews.first as? UILabel)
    label.text = text
    sized.render()
    let before = cell.frame.height
    sized.view.beginUpdates()
    sized.view.endUpdates()
    sized.render()
    let height = label.sizeThatFits(CGSize(280, 0)).height
    expect(before < height && cell.frame.height == height + 20)
    expect(sized.view.cellForRow(at: path(0)) === cell)
  }
}
