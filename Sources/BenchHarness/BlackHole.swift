// SPDX-License-Identifier: Apache-2.0

import CProbes

/// Keeps the optimiser from removing work whose outcome nobody reads.
public enum BlackHole {
  /// Counts the value as used; the value is stored to memory and nothing else happens.
  public static func consume<Value>(_ value: Value) {
    withUnsafePointer(to: value) { cprobes_consume($0) }
  }
}
