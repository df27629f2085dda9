// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list with rows for press and swipe: a table, or a collection with a list layout.
@MainActor protocol SwipingList: UIView {
  var pressedPath: IndexPath? { get }
  var swipe: SwipedRow? { get set }
  func row(of view: UIView) -> IndexPath?
  func row(at place: CGPoint) -> IndexPath?
  @discardableResult func press(_ path: IndexPath) -> Bool
  func lift()
  func release()
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at path: IndexPath)
  func swipeDidEnd(at path: IndexPath)
}

@MainActor protocol SwipeableCell: UIView {
  func swipeDidChange(isSwiped: Bool)
}

/// A touched or swiped row with its actions.
///
/// A horizontal movement requests the actions of one edge; the cell's bounds follow the finger.
/// Chosen here, since Apple publishes none: the slack, half of the width to open, six tenths of the
/// row for the first action.
@MainActor struct SwipedRow {
  let path: IndexPath
  let origin: CGPoint
  var actions: SwipeActionsView?
  weak var cell: (any SwipeableCell)?
  var isRefused = false

  init(path: IndexPath, from origin: CGPoint) {
    self.path = path
    self.origin = origin
  }

  static let slack: CGFloat = 10
  static let openShare: CGFloat = 0.5
  static let fullShare: CGFloat = 0.6
}

// The responses to touches that no view of a cell takes: the list's class calls these from its
// overrides.
extension SwipingList {
  func beginTouch(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    // A touch outside the actions of a swiped row only closes it.
    if swipe != nil { return closeSwipe() }
    guard let view = touch.view, let path = row(holding: view) else { return }
    press(path)
    swipe = SwipedRow(path: path, from: touch.place)
  }

  /// Ends the highlight of a row that the finger leaves; swipes a row that it moves sideways.
  func moveTouch(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    if let pressedPath, row(at: touch.location(in: self)) != pressedPath { release() }
    dragSwipe(to: touch.place)
  }

  func endTouch() {
    lift()
    dropSwipe()
  }

  func cancelTouch() {
    release()
    closeSwipe()
  }

  private func row(holding view: UIView) -> IndexPath? {
    var here: UIView? = view
    while let current = here, current !== self {
      if let path = row(of: current) { return path }
      here = current.parent
    }
    return nil
  }

  func dragSwipe(to place: CGPoint) {
    guard var row = swipe, !row.isRefused else { return }
    let (x, y) = (place.x - row.origin.x, place.y - row.origin.y)
    if row.actions == nil {
      guard abs(x) >= SwipedRow.slack || abs(y) >= SwipedRow.slack else { return }
      if abs(x) > abs(y), let cell = swipeableCell(at: row.path) {
        row.actions = beginSwipe(of: cell, at: row.path, toRight: x > 0)
        row.cell = cell
      }
      if row.actions != nil { release() }
      row.isRefused = row.actions == nil
      swipe = row
    }
    guard let actions = row.actions, let cell = row.cell else { return }
    let sign: CGFloat = actions.isAtRightEdge ? -1 : 1
    let shown = min(max(0, sign * x), cell.storedFrame.width)
    actions.move(cell, by: shown)
  }

  func dropSwipe() {
    guard let row = swipe else { return }
    guard let actions = row.actions, let cell = row.cell else { return swipe = nil }
    if actions.performsFirst, actions.shown >= SwipedRow.fullShare * cell.storedFrame.width,
      let first = actions.buttons.first
    {
      perform(first.action, of: first)
    } else if actions.shown >= SwipedRow.openShare * actions.width {
      actions.move(cell, by: actions.width)
    } else {
      closeSwipe()
    }
  }

  func closeSwipe() {
    guard let row = swipe else { return }
    swipe = nil
    guard let actions = row.actions else { return }
    if let cell = row.cell, actions.superview === cell {
      actions.move(cell, by: 0)
      actions.removeFromSuperview()
      cell.swipeDidChange(isSwiped: false)
    }
    swipeDidEnd(at: row.path)
  }

  /// Performs an action; the row closes on its completion, unless another is open by then.
  func perform(_ action: UIContextualAction, of view: UIView) {
    let actions = swipe?.actions
    action.handler(action, view) { [weak self, weak actions] _ in
      guard let self, let actions, swipe?.actions === actions else { return }
      closeSwipe()
    }
  }

  private func beginSwipe(
    of cell: any SwipeableCell,
    at path: IndexPath,
    toRight: Bool
  ) -> SwipeActionsView? {
    guard let offered = swipeActions(of: path, isLeading: toRight != cell.isRightToLeft),
      !offered.actions.isEmpty
    else { return nil }
    swipeWillBegin(at: path)
    let actions = SwipeActionsView(
      offered,
      isAtRightEdge: !toRight,
      height: cell.storedFrame.height
    )
    cell.addSubview(actions)
    cell.swipeDidChange(isSwiped: true)
    return actions
  }
}
