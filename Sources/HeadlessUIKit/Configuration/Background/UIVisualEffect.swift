// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How what lies behind a view looks through it.
///
/// Nothing is blurred here: a view with an effect shows the effect's colour, half transparent.
open class UIVisualEffect: NSObject, @unchecked Sendable {
  // Unchecked because the class is open as UIKit's is; every stored property is a constant.

  /// The colour that stands in for the effect.
  var standInRGBA: UInt32 { 0 }
}

extension UIVisualEffect {
  /// Whether two effects are one object or equal by `isEqual(_:)`, as their class has it.
  @inlinable
  public static func == (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
    left === right || left.equals(right)
  }

  /// Whether two effects are neither one object nor equal.
  @inlinable
  public static func != (left: UIVisualEffect, right: UIVisualEffect) -> Bool {
    !(left == right)
  }

  /// Whether another object is equal to this one.
  @usableFromInline
  final func equals(_ other: UIVisualEffect) -> Bool {
    isEqual(other)
  }
}

extension Optional where Wrapped == UIVisualEffect {
  /// Whether two effects are equal, or both missing.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    areEqual(left, right) { $0.equals($1) }
  }

  /// Whether two effects differ, or one of them is missing.
  @inlinable
  public static func != (left: Self, right: Self) -> Bool {
    !(left == right)
  }
}
