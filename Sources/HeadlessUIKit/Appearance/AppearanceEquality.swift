// SPDX-License-Identifier: Apache-2.0

import Foundation

// What the classes that compare by value share. Each has `==` and `!=` of its own, for itself and for
// its optional: without them the compiler finds those of NSObject, which ask `isEqual(_:)` and cast.
// They are inlinable, since one object then takes 0.2 ns, and 2.0 if the operator is called
// (harness-bench, "Appearance values compared by ==").

/// Whether two optional objects are one, both missing, or equal by a function.
///
/// Two switches, and no `guard let`: what that unwraps is retained, at 20 ns for the two.
@inlinable
@inline(__always)
func areEqual<Value: AnyObject>(
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
  /// Whether what `isEqual(_:)` was given is this very object, found without a dynamic cast.
  ///
  /// An `Any` is three words of value and the type that it was made of; a value of a class is one
  /// reference in the first word (Swift's `TypeLayout`). So the first word is the object's address,
  /// and no number that happens to be it, where the type is the object's own class or `NSObject`.
  /// False means nothing: the object may have been put in as one of the classes between.
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
