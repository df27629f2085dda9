// SPDX-License-Identifier: Apache-2.0

/// How many fields of a row change, and of how many.
public struct ChangedFields: Hashable, Sendable {
  /// How many change.
  public let changed: Int
  /// How many could.
  public let all: Int

  /// Reads an axis such as `4of9`; `nil` for every other one.
  public init?(axis: String) {
    let parts = axis.split(separator: "of", omittingEmptySubsequences: false)
    guard parts.count == 2, let changed = Int(parts[0]), let all = Int(parts[1]) else {
      return nil
    }
    self.changed = changed
    self.all = all
  }

  /// The part of the fields that changes; `nil` where the counts make none.
  var share: Double? {
    all > 0 && (0...all).contains(changed) ? Double(changed) / Double(all) : nil
  }
}

extension ResultDocument.Case {
  /// How many fields change in each cell; `nil` where the workload does not vary that.
  public var changedFields: ChangedFields? {
    axes.lazy.compactMap(ChangedFields.init(axis:)).first
  }
}
