// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Selection") @MainActor final class SelectionTests {
  private var screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))

  private func selectedRows() -> [Int] {
    (screen.table.indexPathsForVisibleRows ?? [])
      .filter { screen.table.cellForRow(at: $0)?.isSelected == true }
      .map(\.row)
  }

  @Test("R29 R31 R32: selecting by code tells the delegate nothing, and a touch tells it")
  func none() {
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.indexPathsForSelectedRows == nil)
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    screen.table.selectRow(at: path(2), animated: true, scrollPosition: .none)
    expectEqual(selectedRows(), [2])
    screen.table.selectRow(at: path(3), animated: true, scrollPosition: .none)
    expectEqual(selectedRows(), [3])
    screen.table.deselectRow(at: path(3), animated: true)
    screen.table.deselectRow(at: path(50), animated: true)
    expectEqual(selectedRows(), [])
    screen.table.selectRow(at: path(4), animated: true, scrollPosition: .none)
    screen.table.selectRow(at: nil, animated: true, scrollPosition: .none)
    expect(screen.table.indexPathForSelectedRow == nil)
    expectEqual(selectedRows(), [])
    expect(screen.source.selectionCalls.isEmpty)
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .none)
    expectEqual(screen.viewport.lowerBound, 0)
    screen.table.selectRow(at: path(50), animated: false, scrollPosition: .top)
    expectEqual(screen.viewport.lowerBound, 2200)
    screen.render()
    expectEqual(selectedRows(), [50])
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    screen.table.touchRow(at: path(1))
    screen.table.touchRow(at: path(2))
    expectEqual(screen.source.selectionCalls, ["select 0/1", "deselect 0/1", "select 0/2"])
    expectEqual(selectedRows(), [2])
  }

  @Test("a selection belongs to the row, one or several, where the table allows it")
  func reuse() {
    screen.render()
    screen.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    for offset in stride(from: 0.0, through: 2000, by: 130) {
      screen.render(at: offset)
      expectEqual(selectedRows(), (offset < 44 ? [0] : []), "offset \(offset)")
    }
    screen.render(at: 0)
    expectEqual(selectedRows(), [0])
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.table.allowsMultipleSelection = true
    screen.render()
    for row in [5, 3, 7] {
      screen.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [5, 3, 7])
    expectEqual(screen.table.indexPathForSelectedRow, path(5))
    screen.table.touchRow(at: path(3))
    expectEqual(screen.table.indexPathsForSelectedRows?.map(\.row), [5, 7])
    expectEqual(screen.source.selectionCalls, ["deselect 0/3"])
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.table.allowsSelection = false
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.touchRow(at: path(2))
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.source.selectionCalls.isEmpty)
  }

  @Test("reloadData clears the selection, and later selections stay")
  func reload() {
    screen.render()
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.table.reloadData()
    expect(screen.table.indexPathForSelectedRow == nil)
    screen.render()
    expect(screen.table.indexPathForSelectedRow == nil)
    expect(screen.table.visibleCells.allSatisfy { !$0.isSelected })
    expect(screen.source.selectionCalls.isEmpty)
    screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    screen.table.reloadData()
    screen.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    screen.render()
    expectEqual(screen.table.indexPathForSelectedRow, path(2))
    // What the table reloads by itself is no call of the app's.
    screen.table.rowHeight = 50
    screen.render()
    expectEqual(screen.table.indexPathForSelectedRow, path(2))
    expect(screen.table.cellForRow(at: path(2))?.isSelected == true)
  }
}

@Suite("Swipe actions") @MainActor struct SwipeTests {
  private final class List: UITableViewController {
    var rows = (0..<30).map { "row \($0)" }
    var diary: [String] = []
    var offers = true
    var full = true
    var done: (@MainActor (Bool) -> Void)?

    override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { rows.count }

    override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = rows[path.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard offers else {
        return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
      }
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] _, _, done in
        self?.diary.append("delete \(indexPath.row)")
        self?.rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.diary.append("flag \(indexPath.row)")
        self?.done = done
      }
      let offered = UISwipeActionsConfiguration(actions: [delete, flag])
      offered.performsFirstActionWithFullSwipe = full
      return offered
    }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      diary.append("commit \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      diary.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      diary.append("begin \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      diary.append("end \(indexPath?.row ?? -1)")
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 480))
  private let list = List(style: .plain)
  private let renderer: FrameRenderer

  init() {
    list.tableView.rowHeight = 44
    list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    window.rootViewController = list
    window.makeKeyAndVisible()
    renderer = FrameRenderer(root: window)
    renderer.renderFrame()
  }

  private func swipe(row: Int, from x: CGFloat, to end: CGFloat) {
    let y = CGFloat(row) * 44 + 22
    guard let touch = window.beginTouch(at: CGPoint(x, y)) else { return }
    for step in 1...5 {
      let place = x + (end - x) * CGFloat(step) / 5
      window.moveTouch(touch, to: CGPoint(place, y))
    }
    window.endTouch(touch)
    renderer.renderFrame()
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try require(list.tableView.cellForRow(at: [0, row]))
  }

  @Test("a swipe shows trailing actions, and an action that is done moves the row back")
  func opens() throws {
    swipe(row: 2, from: 300, to: 180)
    let cell = try cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    expectEqual(actions.buttons.map(\.action.title), ["Delete", "Flag"])
    expect(cell.configurationState.isSwiped)
    expectEqual(cell.bounds.origin.x, actions.width)
    let frames = actions.buttons.map { $0.convert($0.bounds, to: window) }
    expect(frames[0].maxX == 320 && frames[1].maxX == frames[0].minX)
    expect(frames[0].minY == 88 && frames[0].height == 44)
    expectEqual(list.diary, ["begin 2"], "a swipe selects nothing")
    try SwipeTests().performs()
    try SwipeTests().late()
  }

  private func performs() throws {
    swipe(row: 2, from: 300, to: 180)
    let cell = try cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    window.tap(actions.buttons[1])
    expectEqual(list.diary, ["begin 2", "flag 2"])
    expect(cell.configurationState.isSwiped)
    list.done?(true)
    expectEqual(list.diary.last, "end 2")
    expect(cell.bounds.origin.x == 0 && actions.superview == nil)
    expect(!cell.configurationState.isSwiped)
  }

  private func late() throws {
    swipe(row: 2, from: 300, to: 180)
    let first = try require(try cell(2).subviews.last as? SwipeActionsView)
    window.tap(first.buttons[1])
    let done = list.done
    window.tap(at: CGPoint(100, 22))
    swipe(row: 4, from: 300, to: 180)
    try expect(cell(4).configurationState.isSwiped)
    done?(true)
    try expect(cell(4).configurationState.isSwiped)
  }

  private func fullSwipe(isFull: Bool) throws {
    list.full = isFull
    swipe(row: 2, from: 310, to: 20)
    expectEqual(list.diary, (isFull ? ["begin 2", "delete 2", "end 2"] : ["begin 2"]))
    expectEqual(list.rows.count, isFull ? 29 : 30)
    renderer.renderFrame()
    for row in 0..<5 where row != 2 || isFull {
      let cell = try cell(row)
      expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
      expectEqual(cell.textLabel?.text, list.rows[row])
    }
  }

  @Test("a swiped row closes below half of its way, and a full swipe acts")
  func closes() throws {
    swipe(row: 2, from: 300, to: 260)
    expectEqual(list.diary, ["begin 2", "end 2"])
    try expectEqual(cell(2).bounds.origin.x, 0)
    let touch = try require(window.beginTouch(at: CGPoint(100, 100)))
    window.moveTouch(touch, to: CGPoint(104, 150))
    window.moveTouch(touch, to: CGPoint(20, 150))
    window.endTouch(touch)
    expectEqual(list.diary, ["begin 2", "end 2"])
    for isFull in [true, false] { try SwipeTests().fullSwipe(isFull: isFull) }
    for which in 0..<4 { try SwipeTests().othersClose(which: which) }
  }

  private func othersClose(which: Int) throws {
    swipe(row: 2, from: 300, to: 180)
    let cell = try cell(2)
    switch which {
    case 0: window.tap(at: CGPoint(100, 22))
    case 1: list.tableView.contentOffset.y = 30
    case 2: list.tableView.reloadData()
    default: list.tableView.setEditing(true, animated: false)
    }
    expectEqual(list.diary, ["begin 2", "end 2"], "and a touch does no more than that")
    expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
  }

  @Test("data sources that delete, no actions and right-to-left layout decide on a swipe")
  func systemDelete() throws {
    list.offers = false
    swipe(row: 4, from: 300, to: 240)
    let actions = try require(try cell(4).subviews.last as? SwipeActionsView)
    expectEqual(actions.buttons.map(\.action.title), ["Delete"])
    window.tap(actions.buttons[0])
    expectEqual(list.diary, ["begin 4", "commit 4", "end 4"])
    try SwipeTests().leading()
    try SwipeTests().mirrored()
  }

  private func leading() throws {
    swipe(row: 2, from: 20, to: 200)
    expectEqual(list.diary, ["select 2"])
    try expectEqual(cell(2).bounds.origin.x, 0)
  }

  private func mirrored() throws {
    window.traitOverrides.layoutDirection = .rightToLeft
    renderer.renderFrame()
    swipe(row: 2, from: 20, to: 140)
    let cell = try cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    expectEqual(cell.bounds.origin.x, -actions.width)
    expectEqual(actions.buttons[0].convert(actions.buttons[0].bounds, to: window).minX, 0)
  }
}
