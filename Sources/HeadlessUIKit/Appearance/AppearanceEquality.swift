// SPDX-License-Identifier: Apache-2.0

import Foundation

// Operators of classes that compare by value: without `==` of its own, a class uses NSObject's,
// which casts in `isEqual(_:)`. They are inlinable: identical objects take 0.2 ns instead of 2.0
// (harness-bench, "Appearance values compared by ==").

/// True if two optional objects are identical, both nil, or equal, without retains.
@inlinable @inline(__always) func areEqual<Value: AnyObject>(
  _ left: Value?,
  _ right: Value?,
  by equals: (Value, Value) -> Bool
) -> Bool {
  if left === right { return true }
  switch left {
  case nil: return false
  case let left?:
    switch right {
    case nil: return false
    case let right?: return equals(left, right)
    }
  }
}

extension NSObject {
  /// True if an argument of `isEqual(_:)` is this object, found without a dynamic cast.
  ///
  /// An `Any` has three words of value and its type; the first word is the reference of a class
  /// value (Swift's `TypeLayout`). False proves nothing, since the type may be a class in between.
  func isIdentical(to object: Any?) -> Bool {
    withUnsafeBytes(of: object) { words in
      let word = MemoryLayout<UnsafeRawPointer>.stride
      let reference = words.loadUnaligned(as: UnsafeRawPointer?.self)
      guard reference == UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) else {
        return false
      }
      let type = words.loadUnaligned(fromByteOffset: 3 * word, as: Any.Type?.self)
      return type == Swift.type(of: self) || type == NSObject.self
    }
  }
}
