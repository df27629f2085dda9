// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// What a case is made of, in fields, so that nobody has to take its name apart.
  public struct Facts: Codable, Equatable, Sendable {
    public enum Role: String, Codable, CaseIterable, Sendable {
      case cells
      /// Lists are compared; no cell is filled.
      case lists
      /// Nothing is done: what the ruler itself takes.
      case floor
    }

    /// What a control is there to show.
    public enum Control: String, Codable, CaseIterable, Sendable {
      /// The baseline, measured a second time.
      case selfComparison = "self-comparison"
      /// The baseline's text, compiled once more at other addresses.
      case twin
      /// A known mistake, or what reuse or the row index is worth.
      case mistake
    }

    public var role = Role.cells
    public var control: Control?
    /// Whether setters compare before they invalidate.
    public var setterComparison = true
    /// How many fields change in each cell; `nil` where the workload does not vary that.
    public var changedFieldCount: Int?
    public var fieldCount: Int?
    public var fieldKind = FieldKind.all
    public var storage = StorageSharing.shared
    /// The other axes that are not at their default.
    public var otherAxes: [String] = []

    /// The axes that are not at their default, in words, without the fields that change and without setter comparison,
    /// which readers show by themselves.
    public var axesInWords: [String] {
      let kind = fieldKind == .all ? [] : [fieldKind.rawValue]
      let sharing = storage == .shared ? [] : [storage.rawValue]
      return (kind + sharing + otherAxes).map { $0.replacing("-", with: " ") }
    }

    public var changedFields: ChangedFields? {
      guard let changedFieldCount, let fieldCount else { return nil }
      return ChangedFields(changed: changedFieldCount, all: fieldCount)
    }
  }
}

/// How many fields of a row change, and of how many.
public struct ChangedFields: Hashable, Sendable {
  public let changed: Int
  public let all: Int

  /// The part of the fields that changes; `nil` where the counts make none.
  var share: Double? {
    all > 0 && (0...all).contains(changed) ? Double(changed) / Double(all) : nil
  }
}

extension ResultDocument.Case {
  /// What the case is made of: as it says, or in documents of device kits as its name says.
  public var made: ResultDocument.Facts { facts ?? ResultDocument.Facts(namedBy: self) }
}

extension ResultDocument.Facts {
  public init(control: Control?, setterComparison: Bool) {
    self.control = control
    self.setterComparison = setterComparison
  }

  static let setterComparisonOffAxis = "setter-comparison-off"

  /// Reads the names of a case whose document has no facts, as device kits write it: the one place that reads names.
  fileprivate init(namedBy measured: ResultDocument.Case) {
    self.init()
    if measured.workload == "floor.empty" {
      role = .floor
    } else if measured.workload.hasPrefix("diff.") {
      role = .lists
    }
    if measured.isControl {
      control =
        measured.strategy.hasSuffix("-again")
        ? .selfComparison : measured.strategy.hasSuffix("-twin") ? .twin : .mistake
    }
    for axis in measured.axes {
      let parts = axis.split(separator: "of", omittingEmptySubsequences: false)
      if changedFieldCount == nil, parts.count == 2, let changed = Int(parts[0]),
        let all = Int(parts[1])
      {
        changedFieldCount = changed
        fieldCount = all
      } else if let kind = ResultDocument.FieldKind(rawValue: axis) {
        fieldKind = kind
      } else if let sharing = ResultDocument.StorageSharing(rawValue: axis) {
        storage = sharing
      } else if axis == Self.setterComparisonOffAxis {
        setterComparison = false
      } else {
        otherAxes.append(axis)
      }
    }
  }
}
