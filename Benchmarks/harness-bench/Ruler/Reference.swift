// SPDX-License-Identifier: Apache-2.0

/// A time taken elsewhere or on another day, shown for comparison and never a limit.
struct Reference {
  /// What was measured.
  let name: String
  /// Its time.
  let nanoseconds: Double

  /// Describes a time taken elsewhere.
  init(_ name: String, nanoseconds: Double) {
    self.name = name
    self.nanoseconds = nanoseconds
  }
}
