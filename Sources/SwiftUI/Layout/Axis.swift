// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the two directions of a layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// From side to side.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1

  /// A set of directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: Int8

    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    /// Creates a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
  }

  /// The other direction.
  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// A size of a length along an axis and another across it.
  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }
}
