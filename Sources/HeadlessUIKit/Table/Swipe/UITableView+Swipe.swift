// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A row that a finger is on or that was swiped aside, and what it offers.
///
/// A finger that moves sideways asks the delegate once, for the edge that it comes from. The cell's bounds
/// follow the finger, so that all it shows moves and the actions come in from the edge. What Apple leaves
/// unpublished is decided here: how far a finger moves before it swipes, half of the actions' width opens
/// them, six tenths of the row do the first action.
@MainActor struct SwipedRow {
  /// The row.
  let path: IndexPath
  /// Where the finger came down, in the window's coordinates.
  let origin: CGPoint
  /// What is shown beside the content; nil until a finger has moved sideways.
  var actions: SwipeActionsView?
  /// The cell that was moved.
  weak var cell: UITableViewCell?
  /// Whether the delegate has nothing to offer, or the finger went another way.
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

extension UITableView {
  /// Follows a finger that is on a row; one that moves sideways swipes it.
  func dragSwipe(to place: CGPoint) {
    guard var row = swipe, !row.isRefused else { return }
    let (x, y) = (place.x - row.origin.x, place.y - row.origin.y)
    if row.actions == nil {
      guard abs(x) >= SwipedRow.slack || abs(y) >= SwipedRow.slack else { return }
      row.actions = abs(x) > abs(y) ? beginSwipe(of: row.path, toRight: x > 0) : nil
      if row.actions != nil { release() }
      row.cell = cellForRow(at: row.path)
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

  /// Moves a swiped row back; the delegate is told that it is edited no longer.
  func closeSwipe() {
    guard let row = swipe else { return }
    swipe = nil
    guard let actions = row.actions else { return }
    if let cell = row.cell, actions.superview === cell {
      actions.move(cell, by: 0)
      actions.removeFromSuperview()
      cell.swipeDidChange(isSwiped: false)
    }
    storedDelegate?.tableView(self, didEndEditingRowAt: row.path)
  }

  /// Does what an action says; the row moves back once it calls that it is done.
  func perform(_ action: UIContextualAction, of view: UIView) {
    action.handler(action, view) { [weak self] _ in self?.closeSwipe() }
  }

  private func beginSwipe(of path: IndexPath, toRight: Bool) -> SwipeActionsView? {
    guard !storedIsEditing, let cell = cellForRow(at: path),
      dataSource?.tableView(self, canEditRowAt: path) ?? true
    else { return nil }
    let isLeading = toRight != cell.isRightToLeft
    guard let offered = isLeading ? leadingActions(path) : trailingActions(path),
      !offered.actions.isEmpty
    else { return nil }
    storedDelegate?.tableView(self, willBeginEditingRowAt: path)
    let actions = SwipeActionsView(
      offered,
      isAtRightEdge: !toRight,
      height: cell.storedFrame.height
    )
    cell.addSubview(actions)
    cell.swipeDidChange(isSwiped: true)
    return actions
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    storedDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// What the delegate offers; where it has no word on it, what it offers the old way, or to delete the row.
  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    let offered =
      storedDelegate.map { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
      ?? Self.noSwipeActions
    guard offered === Self.noSwipeActions else { return offered }
    if let old = storedDelegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
    }
    let style = storedDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, let dataSource else { return nil }
    let title = storedDelegate?
      .tableView(
        self,
        titleForDeleteConfirmationButtonForRowAt: path
      )
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [unowned self] _, _, done in
      dataSource.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableViewCell {
  /// Lets the cell's state say whether its row is swiped aside.
  func swipeDidChange(isSwiped: Bool) {
    let mask: StateMask = isSwiped ? .showingDeleteConfirmation : []
    willTransition(to: mask)
    madeAreas.isSwiped = isSwiped
    stateDidChange()
    didTransition(to: mask)
  }
}

/// The actions of a swiped row, beside its content.
final class SwipeActionsView: UIView {
  /// The actions, from the edge inwards.
  let buttons: [SwipeActionButton]
  /// Whether they come in from the right.
  let isAtRightEdge: Bool
  /// Whether a swipe over most of the row does the first.
  let performsFirst: Bool
  /// How wide they are together, in points.
  let width: CGFloat
  /// How far the content is moved aside, in points.
  private(set) var shown: CGFloat = 0

  init(_ configuration: UISwipeActionsConfiguration, isAtRightEdge: Bool, height: CGFloat) {
    buttons = configuration.actions.map(SwipeActionButton.init)
    self.isAtRightEdge = isAtRightEdge
    performsFirst = configuration.performsFirstActionWithFullSwipe
    width = buttons.reduce(0) { $0 + $1.fittingWidth }
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    for button in buttons { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Moves what a cell shows aside, so that so much of the actions is seen.
  func move(_ cell: UITableViewCell, by shown: CGFloat) {
    self.shown = shown
    let size = cell.storedFrame.size
    let room = max(width, shown)
    frame = CGRect(x: isAtRightEdge ? size.width : -room, y: 0, width: room, height: size.height)
    cell.bounds.origin.x = isAtRightEdge ? shown : -shown
  }

  /// The first action lies at the edge; what a long swipe adds is its room.
  override func layoutSubviews() {
    super.layoutSubviews()
    var taken: CGFloat = 0
    for (place, button) in buttons.enumerated() {
      let extra = place == 0 ? storedFrame.width - width : 0
      let own = button.fittingWidth + extra
      let x = isAtRightEdge ? storedFrame.width - taken - own : taken
      button.frame = CGRect(x: x, y: 0, width: own, height: storedFrame.height)
      taken += own
    }
  }
}

/// One action of a swiped row.
final class SwipeActionButton: UIControl {
  /// What it does.
  let action: UIContextualAction
  /// How wide it is, in points: by its title, and at least as wide as a standard row is high.
  let fittingWidth: CGFloat
  private let titleView = UILabel()
  private let pictureView = UIImageView()

  private static let narrowest: CGFloat = 74
  private static let padding: CGFloat = 15
  private static let gap: CGFloat = 4

  init(_ action: UIContextualAction) {
    self.action = action
    titleView.text = action.title
    titleView.textColor = .white
    titleView.font = .systemFont(ofSize: 15)
    titleView.textAlignment = .center
    pictureView.image = action.image
    fittingWidth = max(
      Self.narrowest,
      titleView.intrinsicContentSize.width + 2 * Self.padding,
      (action.image?.size.width ?? 0) + 2 * Self.padding
    )
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    tintColor = .white
    clipsToBounds = true
    if action.image != nil { addSubview(pictureView) }
    if action.title?.isEmpty == false { addSubview(titleView) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedFrame.size
    let picture = pictureView.superview == nil ? .zero : action.image?.size ?? .zero
    let text = titleView.superview == nil ? 0 : titleView.intrinsicContentSize.height
    let gap = picture.height > 0 && text > 0 ? Self.gap : 0
    let top = (size.height - picture.height - gap - text) / 2
    pictureView.frame = CGRect(
      x: (size.width - picture.width) / 2,
      y: top,
      width: picture.width,
      height: picture.height
    )
    titleView.frame = CGRect(x: 0, y: top + picture.height + gap, width: size.width, height: text)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    var view: UIView? = self
    while let here = view {
      if let table = here as? UITableView { return table.perform(action, of: self) }
      view = here.superview
    }
  }
}
