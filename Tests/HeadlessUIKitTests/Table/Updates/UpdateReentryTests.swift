// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Calls from inside updates and layout") @MainActor struct UpdateReentryTests {
  /// An app that asks the table, or changes it, from inside the table's own calls.
  private final class App: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3]
    var heightCall: (UITableView, Int) -> Void = { _, _ in }
    var cellCall: (UITableView) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      heightCall(tableView, section)
      return 30
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      cellCall(tableView)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private let app = App()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
  private let renderer: FrameRenderer

  init() {
    renderer = FrameRenderer(root: window)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = app
    table.delegate = app
    window.addSubview(table)
    renderer.renderFrame()
  }

  @Test("height calls inside updates see the new counts and cannot update again")
  func countsInUpdates() {
    var answers: [[Int]] = []
    app.heightCall = { table, section in
      answers.append([table.numberOfSections, table.numberOfRows(inSection: section)])
    }
    app.counts = [3, 7]
    table.insertSections(IndexSet(integer: 1), with: .none)
    expect(!answers.isEmpty && answers.allSatisfy { $0 == [2, 7] })
    renderer.renderFrame()
    expectEqual(table.visibleCells.count, 9)
    UpdateReentryTests().updatesInUpdates()
  }

  private func updatesInUpdates() {
    var refusal: UITableView.UpdateError?
    app.heightCall = { table, section in
      guard section == 1 else { return }
      do throws(UITableView.UpdateError) {
        try table.tryBatchUpdates { table.deleteRows(at: [[0, 0]], with: .none) }
      } catch {
        refusal = error
      }
    }
    app.counts = [3, 7]
    table.insertSections(IndexSet(integer: 1), with: .none)
    expectEqual(refusal, .duringLayout(row: nil))
    expect(table.numberOfRows(inSection: 0) == 3 && !table.hasUncommittedUpdates)
  }

  @Test("reloads and layouts inside cellForRowAt wait for the layout's end")
  func reloadInLayout() {
    app.counts = [100]
    table.reloadData()
    renderer.renderFrame()
    var reloads = 1
    app.cellCall = { table in
      guard reloads > 0 else { return }
      reloads -= 1
      self.app.counts = [50]
      table.reloadData()
      expectEqual(table.numberOfRows(inSection: 0), 100)
    }
    table.contentOffset.y = 100
    renderer.renderFrame()
    renderer.renderFrame()
    expectEqual(table.numberOfRows(inSection: 0), 50)
    expectEqual(table.indexPathsForVisibleRows?.first, [0, 1])
    expect(table.reuseAccounting().isBalanced)
    UpdateReentryTests().layoutInLayout()
  }

  private func layoutInLayout() {
    app.counts = [100]
    table.reloadData()
    renderer.renderFrame()
    var calls = 0
    app.cellCall = { table in
      calls += 1
      table.contentOffset.y = 2_000
      table.layoutIfNeeded()
    }
    table.contentOffset.y = 1_000
    renderer.renderFrame()
    renderer.renderFrame()
    expect(calls > 0 && table.contentOffset.y == 2_000)
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    expect(shown.count == table.visibleCells.count && table.reuseAccounting().isBalanced)
  }
}
