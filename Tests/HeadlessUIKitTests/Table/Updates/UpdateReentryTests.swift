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
  private let window = UIWindow(frame: CGRect(0, 0, 320, 440))
  private let table = UITableView(frame: CGRect(0, 0, 320, 440))
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
    expectEqual(renderer.rendered(table.visibleCells.count), 9)
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
    expectEqual(renderer.rendered(table.numberOfRows(inSection: 0)), 50)
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
    expect(renderer.rendered(calls > 0 && table.contentOffset.y == 2_000))
    let shown = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
    expect(shown.count == table.visibleCells.count && table.reuseAccounting().isBalanced)
  }
}

@Suite("Dragged rows") @MainActor struct DraggedRowTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles = (0..<8).map { "row \($0)" }
    var moves: [[Int]] = []
    var forced: Int?

    func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = titles[indexPath.row]
      cell.showsReorderControl = true
      return cell
    }

    func tableView(_: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 7 }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath.row, destinationIndexPath.row])
      titles.insert(titles.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView,
      targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      forced.map { IndexPath(row: $0, section: 0) } ?? proposedDestinationIndexPath
    }
  }

  private let rows = Rows()
  private let window = UIWindow(frame: CGRect(0, 0, 320, 440))
  private let table = UITableView(frame: CGRect(0, 0, 320, 440))

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
  }

  private func drag(_ row: Int, to y: CGFloat) throws {
    let cell = try require(table.cellForRow(at: [0, row]))
    let control = try require(
      cell.subviews.compactMap { $0 as? CellGlyph }.first { $0.kind == .reorder }
    )
    let middle = control.convert(CGPoint(11, 11), to: window)
    let touch = try require(window.beginTouch(at: middle))
    window.moveTouch(touch, to: CGPoint(middle.x, y))
    window.endTouch(touch)
    window.layoutIfNeeded()
  }

  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("S3-47: a dragged row goes where it is dropped, where the delegate says, or nowhere")
  func dropped() throws {
    let cell = table.cellForRow(at: [0, 1])
    try drag(1, to: 4 * 44 + 5)
    expectEqual(rows.moves, [[1, 4]])
    expect(shown == rows.titles && rows.titles[4] == "row 1")
    expect(table.cellForRow(at: [0, 4]) === cell)
    expect(table.indexPathsForSelectedRows == nil, "a drag is no touch of the row")
    try DraggedRowTests().ends()
    try DraggedRowTests().redirected()
    try DraggedRowTests().fixed()
  }

  private func ends() throws {
    try drag(2, to: 430)
    try drag(3, to: -20)
    try drag(4, to: 4 * 44 + 30)
    expectEqual(rows.moves, [[2, 7], [3, 0]])
    expectEqual(shown, rows.titles)
  }

  private func redirected() throws {
    rows.forced = 5
    try drag(0, to: 60)
    expectEqual(rows.moves, [[0, 5]])
    expectEqual(shown, rows.titles)
  }

  private func fixed() throws {
    let cell = try require(table.cellForRow(at: [0, 7]))
    expect(!cell.subviews.contains { ($0 as? CellGlyph)?.kind == .reorder && !$0.isHidden })
  }
}
