// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// A mark that tells one publisher, subscriber or subscription from all others.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private let value: UInt64

  private static let last = Atomic<UInt64>(0)

  /// Makes a mark that no other value made this way has.
  public init() { value = Self.last.add(1, ordering: .relaxed).newValue }

  /// Makes the mark of an object, the same each time while the object lives.
  public init(_ object: AnyObject) {
    // No address has the highest bit, so these marks never meet those that are counted.
    value = UInt64(UInt(bitPattern: ObjectIdentifier(object))) | 1 << 63
  }

  /// The mark as text.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type whose values can be told apart in a graph of publishers.
public protocol CustomCombineIdentifierConvertible {
  /// The mark of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The mark of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
