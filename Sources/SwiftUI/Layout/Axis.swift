// SPDX-License-Identifier: Apache-2.0

import Foundation

public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal = 0
  case vertical = 1

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    public init(rawValue: Int8) { self.rawValue = rawValue }
  }

  var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// A size of a length along an axis and another across it.
  init(_ axis: Axis, _ length: CGFloat, across: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: length, height: across)
    case .vertical: self.init(width: across, height: length)
    }
  }
}
