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

/// Under what fields change, as the axes of a case say it.
struct ChangeCircumstances: Equatable {
  let fieldKind: ResultDocument.FieldKind
  let storage: ResultDocument.StorageSharing
  let setterComparison: Bool

  /// Reads the axes; nil where one of them stands for something else, such as fields of which all
  /// change or none.
  init?(axes: [String]) {
    var fieldKind = ResultDocument.FieldKind.all
    var storage = ResultDocument.StorageSharing.shared
    var setterComparison = true
    for axis in axes where ChangedFields(axis: axis) == nil {
      if let kind = ResultDocument.FieldKind(rawValue: axis) {
        fieldKind = kind
      } else if let sharing = ResultDocument.StorageSharing(rawValue: axis) {
        storage = sharing
      } else if axis == ResultDocument.setterComparisonOffAxis {
        setterComparison = false
      } else {
        return nil
      }
    }
    self.fieldKind = fieldKind
    self.storage = storage
    self.setterComparison = setterComparison
  }
}

extension ResultDocument {
  /// The axis that stands for setters which do not compare before they invalidate.
  public static let setterComparisonOffAxis = "setter-comparison-off"
}

extension ResultDocument.StorageSharing {
  /// The storage that the axes of a case name, else the usual one.
  init(axes: [String]) {
    self = Self.allCases.first { axes.contains($0.rawValue) } ?? .shared
  }
}
