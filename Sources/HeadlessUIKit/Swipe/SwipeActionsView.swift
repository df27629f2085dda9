// SPDX-License-Identifier: Apache-2.0

import Foundation

final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  let isAtRightEdge: Bool
  let performsFirst: Bool
  let width: CGFloat
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

  func move(_ cell: any SwipeableCell, by shown: CGFloat) {
    self.shown = shown
    let size = cell.storedFrame.size
    let room = max(width, shown)
    frame = CGRect(x: isAtRightEdge ? size.width : -room, y: 0, width: room, height: size.height)
    cell.bounds.origin.x = isAtRightEdge ? shown : -shown
  }

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

final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  /// The width in points for the title, at least a standard row's height.
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
      if let list = here as? any SwipingList { return list.perform(action, of: self) }
      view = here.superview
    }
  }
}
