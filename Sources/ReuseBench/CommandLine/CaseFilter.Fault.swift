// SPDX-License-Identifier: Apache-2.0

extension CaseFilter {
  /// Why a regular expression cannot be read, and where.
  struct Fault: Error, Equatable {
    /// Which character is at fault, counted from 1, where the reader of expressions tells.
    let column: Int?
    /// What the reader of expressions says.
    let reason: String

    /// Takes reason and place from the error that compiling the pattern threw.
    init(_ error: any Error, in pattern: String) {
      reason = String(describing: error)
      column = Self.position(in: error)
        .map { position in
          pattern.distance(from: pattern.startIndex, to: min(position, pattern.endIndex)) + 1
        }
    }

    /// The standard library gives the place no public name, so it is found by reflection.
    private static func position(in error: any Error) -> String.Index? {
      let location = Mirror(reflecting: error).descendant("location", "range")
      return (location as? Range<String.Index>)?.lowerBound
    }
  }
}
