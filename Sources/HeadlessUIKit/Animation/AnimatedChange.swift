// SPDX-License-Identifier: Apache-2.0

/// A property of a view that an animation block has changed.
public struct AnimatedChange: Hashable, Sendable {
  /// The properties that animate.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    /// Position and size.
    case frame
    /// Size and scrolled place.
    case bounds
    /// The colour behind the contents.
    case backgroundColor
    /// How opaque the view is.
    case alpha
    /// Corners, border and shadow.
    case layer
  }

  /// The kind of view.
  public let viewType: String
  /// Which view it is, among all of the process.
  public let view: ObjectIdentifier
  /// What was changed.
  public let property: Property
}
