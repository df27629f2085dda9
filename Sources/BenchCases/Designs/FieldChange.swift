// SPDX-License-Identifier: Apache-2.0

import BenchCells
public import BenchLists

public struct FieldChange: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case all
    case text
    case nonText = "non-text"
    case allButColors = "all-but-colors"
    case allButImages = "all-but-images"
    case allButFonts = "all-but-fonts"
    case allButFlags = "all-but-flags"

    /// The kinds that are measured for every number of changed fields, which gives crossovers.
    public static let varied: [Kind] = [.all, .text, .nonText]

    /// The kind of write that is omitted; nil where texts alone change, or everything.
    public var leftOut: WriteKind? {
      switch self {
      case .all, .text: nil
      case .nonText: .text
      case .allButColors: .color
      case .allButImages: .image
      case .allButFonts: .font
      case .allButFlags: .flag
      }
    }

    public init(leavingOut kind: WriteKind) {
      self = Self.allCases.first { $0.leftOut == kind } ?? .all
    }
  }

  /// The memory of the unchanged texts of the new row.
  public enum Storage: String, CaseIterable, Sendable {
    /// Shared with the old row, as after editing a model.
    case shared
    /// Its own, as after decoding.
    case fresh
  }

  public let changedCount: Int
  public let fieldCount: Int
  public let kind: Kind
  public let storage: Storage

  public init(changedCount: Int, fieldCount: Int, kind: Kind = .all, storage: Storage = .shared) {
    precondition(
      fieldCount > 0 && (0...fieldCount).contains(changedCount),
      "Of \(fieldCount) fields, \(changedCount) cannot change."
    )
    self.changedCount = changedCount
    self.fieldCount = fieldCount
    self.kind = kind
    self.storage = storage
  }

  /// The one kind of write that is redundant in each cell, while all others change; nil if there is none or several.
  public var onlyRedundantKind: WriteKind? { changedCount == fieldCount ? kind.leftOut : nil }

  public var share: Double { Double(changedCount) / Double(fieldCount) }

  var axes: [String] {
    var axes = ["\(changedCount)of\(fieldCount)"]
    if kind != .all { axes.append(kind.rawValue) }
    if storage != .shared { axes.append(storage.rawValue) }
    return axes
  }
}

extension RowField {
  /// The kind of property that the field sets in cells without an entry in ``SuiteCell/writeKinds``.
  var usualWriteKind: WriteKind {
    switch self {
    case .title, .source, .body, .badge: .text
    case .accent, .isRead: .color
    case .symbol: .image
    case .isEmphasized: .font
    case .isFlagged: .flag
    }
  }
}
