// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A list whose rows a finger presses and, where it moves sideways, swipes aside, to show what can be done with
/// them: a table, or a collection, whose items are swiped where its layout is a list.
@MainActor protocol SwipingList: UIView {
  /// The row that a finger highlights; nil for none.
  var pressedPath: IndexPath? { get }
  /// The row that a finger is on or that is swiped aside; nil for none.
  var swipe: SwipedRow? { get set }

  /// Returns the row whose cell a view is; nil for any other view.
  func row(of view: UIView) -> IndexPath?

  /// Returns the row at a place in the list's coordinates; nil where there is none.
  func row(at place: CGPoint) -> IndexPath?

  /// Highlights the row that a finger came down on; returns whether it may be.
  @discardableResult func press(_ path: IndexPath) -> Bool

  /// Selects the row from which the finger lifts, then ends its highlight.
  func lift()

  /// Ends the highlight of the row that a finger is on.
  func release()

  /// Returns the displayed cell of a row, or nil if the row is not to be swiped.
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?

  /// Returns what a row offers at one of its edges.
  func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?

  /// Tells that a row is about to show its actions.
  func swipeWillBegin(at path: IndexPath)

  /// Tells that a row shows its actions no longer.
  func swipeDidEnd(at path: IndexPath)
}

/// A cell that can be swiped aside.
@MainActor protocol SwipeableCell: UIView {
  /// Lets the cell's state say whether its row is swiped aside.
  func swipeDidChange(isSwiped: Bool)
}

/// A row that a finger is on or that was swiped aside, and what it offers.
///
/// A finger that moves sideways asks the list once, for the edge that it comes from. The cell's bounds
/// follow the finger, so that all it shows moves and the actions come in from the edge. What Apple leaves
/// unpublished is decided here: how far a finger moves before it swipes, half of the actions' width opens
/// them, six tenths of the row do the first action.
@MainActor struct SwipedRow {
  let path: IndexPath
  /// Where the finger came down, in the window's coordinates.
  let origin: CGPoint
  /// What is shown beside the content; nil until a finger has moved sideways.
  var actions: SwipeActionsView?
  weak var cell: (any SwipeableCell)?
  /// Whether the row has nothing to offer, or the finger went another way.
  var isRefused = false

  init(path: IndexPath, from origin: CGPoint) {
    self.path = path
    self.origin = origin
  }

  /// How far a finger moves sideways before it swipes, in points.
  static let slack: CGFloat = 10
  /// The part of the actions' width from which they stay open.
  static let openShare: CGFloat = 0.5
  /// The part of the row's width from which the first action is done.
  static let fullShare: CGFloat = 0.6
}

// What a list does about touches that none of its cells' views takes: its class overrides the responder's
// members and calls these.
extension SwipingList {
  /// A finger comes down: the row below is highlighted, unless there is a swiped one, which is closed instead.
  func beginTouch(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    // A touch beside the actions of a swiped row does no more than close it.
    if swipe != nil { return closeSwipe() }
    guard let view = touch.view, let path = row(holding: view) else { return }
    press(path)
    swipe = SwipedRow(path: path, from: touch.place)
  }

  /// The finger moves: a row that it leaves is highlighted no longer, one that it takes sideways is swiped.
  func moveTouch(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    if let pressedPath, row(at: touch.location(in: self)) != pressedPath { release() }
    dragSwipe(to: touch.place)
  }

  /// The finger lifts: what it highlights is selected, what it swipes stays open, goes back, or is done.
  func endTouch() {
    lift()
    dropSwipe()
  }

  /// The touch went elsewhere: nothing is selected, and nothing stays open.
  func cancelTouch() {
    release()
    closeSwipe()
  }

  /// The row whose cell holds a view; nil for views of headers, footers and the list itself.
  private func row(holding view: UIView) -> IndexPath? {
    var here: UIView? = view
    while let current = here, current !== self {
      if let path = row(of: current) { return path }
      here = current.parent
    }
    return nil
  }
}

extension SwipingList {
  /// Follows a finger that is on a row; one that moves sideways swipes it.
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

  /// The finger has lifted: the actions stay, go, or the first of them is done.
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

  /// Moves a swiped row back; the list is told that it is edited no longer.
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

  /// Does what an action says; the row moves back once it calls that it is done, unless another is open by then.
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
