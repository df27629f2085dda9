// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Swipe actions of lists") @MainActor final class ListSwipeTests {
  private var diary: [String] = []
  private var done: (@MainActor (Bool) -> Void)?

  private func stage(
    headers: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> CollectionListStage {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = headers
    list.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      diary.append("ask \(path.item)")
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [unowned self] _, _, done in
        diary.append("delete \(path.item)")
        self.done = done
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        diary.append("flag \(path.item)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    let stage = CollectionListStage(list, fill: CollectionListStage.text)
    stage.show([(0..<30).map { "Item \($0)" }])
    return stage
  }

  private func swipe(
    _ item: Int,
    by distance: CGFloat,
    from x: CGFloat = 300,
    on stage: CollectionListStage
  ) throws {
    let y = try stage.cell(item).frame.midY
    let touch = try require(stage.window.beginTouch(at: CGPoint(x, y)))
    for step in 1...5 {
      stage.window.moveTouch(touch, to: CGPoint(x + distance * CGFloat(step) / 5, y))
    }
    stage.window.endTouch(touch)
    stage.renderer.renderFrame()
  }

  @Test("a swipe shows its actions once, and an action or a full swipe acts and closes")
  func opens() throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    expectEqual(actions.buttons.map(\.action.title), ["Delete", "Flag"])
    expect(cell.configurationState.isSwiped && cell.bounds.origin.x == actions.width)
    let first = actions.buttons[0].convert(actions.buttons[0].bounds, to: stage.window)
    expect(first.maxX == 320 && first.minY == cell.frame.minY)
    expectEqual(first.height, cell.frame.height)
    expectEqual(diary, ["ask 2"])
    expect(stage.view.indexPathsForSelectedItems?.isEmpty != false)
    try ListSwipeTests().performs()
    try ListSwipeTests().fullSwipe()
    for which in 0..<4 { try ListSwipeTests().othersClose(which: which) }
  }

  private func performs() throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    let actions = try require(cell.subviews.last as? SwipeActionsView)
    stage.window.tap(actions.buttons[0])
    expect(diary.last == "delete 2" && cell.configurationState.isSwiped)
    done?(true)
    expect(cell.bounds.origin.x == 0 && actions.superview == nil)
    expect(!cell.configurationState.isSwiped)
  }

  private func fullSwipe() throws {
    let stage = stage()
    try swipe(2, by: -290, from: 310, on: stage)
    expectEqual(diary, ["ask 2", "delete 2"])
    var snapshot = stage.source.snapshot()
    snapshot.deleteItems(["Item 2"])
    stage.source.apply(snapshot)
    done?(true)
    stage.renderer.renderFrame()
    for item in 0..<8 {
      let cell = try stage.cell(item)
      expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
    }
  }

  private func othersClose(which: Int) throws {
    let stage = stage()
    try swipe(2, by: -120, on: stage)
    let cell = try stage.cell(2)
    switch which {
    case 0: stage.window.tap(at: CGPoint(100, 22))
    case 1: stage.view.contentOffset.y = 30
    case 2: stage.view.reloadData()
    default: stage.view.isEditing = true
    }
    expect(cell.bounds.origin.x == 0 && !cell.configurationState.isSwiped)
    expect(stage.view.indexPathsForSelectedItems?.isEmpty != false)
  }

  @Test("updates move a swiped item, and items without actions are not swiped")
  func updates() throws {
    let stage = stage()
    let frame = try stage.cell(2).frame
    let touch = try require(stage.window.beginTouch(at: CGPoint(300, frame.midY)))
    let cell = try stage.cell(2)
    expect(cell.isHighlighted)
    var snapshot = stage.source.snapshot()
    snapshot.insertItems(["First"], beforeItem: "Item 0")
    stage.source.apply(snapshot)
    stage.renderer.renderFrame()
    try expect(stage.cell(3) === cell && cell.isHighlighted)
    stage.window.moveTouch(touch, to: CGPoint(200, frame.midY))
    stage.window.endTouch(touch)
    expect(diary.isEmpty && !cell.isHighlighted)
    try ListSwipeTests().leading()
    try ListSwipeTests().refused()
  }

  private func leading() throws {
    let stage = stage()
    try swipe(2, by: 150, from: 20, on: stage)
    expectEqual(stage.view.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  private func refused() throws {
    let stage = stage(headers: .firstItemInSection)
    try swipe(0, by: -120, on: stage)
    stage.view.isEditing = true
    try swipe(1, by: -120, on: stage)
    expect(diary.isEmpty)
  }
}
