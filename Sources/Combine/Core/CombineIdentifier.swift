// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// The identity of a publisher, subscriber or subscription.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  private static let last = Atomic<UInt64>(0)

  public init() { value = Self.last.add(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object, constant during its life.
  public init(_ object: AnyObject) {
    // No address has the highest bit, so these never equal counted ones.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) | 1 << 63
  }

  public var description: String { "0x" + String(value, radix: 16) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
