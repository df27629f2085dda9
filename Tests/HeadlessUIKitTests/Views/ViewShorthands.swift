// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

// Shorter forms of what many tests write.

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGPoint { init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) } }

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) {
    self.init(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension UIView {
  /// Adds a subview and returns it.
  func adding<View: UIView>(_ view: View) -> View {
    addSubview(view)
    return view
  }

  /// Returns the size at a required width and the least height.
  func fitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
}

extension UILabel {
  convenience init(_ text: String?, lines: Int = 1, font: UIFont? = nil) {
    self.init(frame: .zero)
    self.text = text
    if lines != 1 { numberOfLines = lines }
    if let font { self.font = font }
  }
}

extension NSLayoutConstraint {
  /// Makes an equality between attributes of two items.
  convenience init(
    _ item: UIView,
    _ attribute: Attribute,
    _ multiplier: CGFloat,
    _ other: UIView,
    _ otherAttribute: Attribute
  ) {
    self.init(
      item: item,
      attribute: attribute,
      relatedBy: .equal,
      toItem: other,
      attribute: otherAttribute,
      multiplier: multiplier,
      constant: 0
    )
  }

  /// Activates the constraint and returns it.
  func activated() -> NSLayoutConstraint {
    isActive = true
    return self
  }
}

extension FrameRenderer {
  /// Renders a frame and returns a value that is read afterwards.
  func rendered<Value>(_ value: @autoclosure () -> Value) -> Value {
    renderFrame()
    return value()
  }
}

/// Returns the picture of a tree of views.
@MainActor func svg(of root: UIView) -> String {
  var snapshot = FrameSnapshot(of: root)
  return snapshot.svg()
}
