// SPDX-License-Identifier: Apache-2.0

/// Where a constraint of a scope's solver comes from.
enum LayoutSource {
  /// From the app.
  case constraint(NSLayoutConstraint)
  /// From a frame that is set by hand.
  case frame(LayoutItem)
  /// From the size of a view's content, or from keeping a size from being negative.
  case content(LayoutItem)
  /// From the size of the scope's root.
  case rootSize
}
