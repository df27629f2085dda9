// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A property of a view that stands for something outside of the view's value.
///
/// Before a view is asked for its body, each of its dynamic properties is joined to what it stands
/// for at the view's place in the tree. A type of one's own that holds such properties is joined
/// through them, and then told to update.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of this module, which keeps something from update to update.
protocol LinkedProperty: DynamicProperty {
  /// Joins the property to what is kept for it at its place; nil until something is.
  @MainActor mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment)
}

/// A dynamic property that carries with it all it needs: whoever made it keeps the value.
protocol InertProperty: DynamicProperty {}

/// A length that grows and shrinks with the text size that the user prefers.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the text size of the view; outside of a view on screen that at the default size.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: LinkedProperty {
  mutating func link(_ kept: inout AnyObject?, _ environment: _ViewEnvironment) {
    let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
    scaled = Value(
      metrics.scaledValue(for: CGFloat(base), compatibleWith: UITraitCollection.current)
    )
  }
}
