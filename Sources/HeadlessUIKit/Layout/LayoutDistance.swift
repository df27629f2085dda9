// SPDX-License-Identifier: Apache-2.0

/// The distance from one edge or middle to another, which constraints treat as a size.
final class LayoutDistance {
  /// What the distance starts at, a view or guide.
  let start: LayoutTarget
  /// The edge or middle of the start.
  let startAttribute: NSLayoutConstraint.Attribute
  /// What the distance ends at, a view or guide.
  let end: LayoutTarget
  /// The edge or middle of the end.
  let endAttribute: NSLayoutConstraint.Attribute

  /// Whether the distance counts in the direction in which text runs.
  var isDirectional: Bool { startAttribute.isDirectional || endAttribute.isDirectional }

  init(
    from start: LayoutTarget,
    _ startAttribute: NSLayoutConstraint.Attribute,
    to end: LayoutTarget,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.start = start
    self.startAttribute = startAttribute
    self.end = end
    self.endAttribute = endAttribute
  }
}
