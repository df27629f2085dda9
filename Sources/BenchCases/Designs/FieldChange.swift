// SPDX-License-Identifier: Apache-2.0

import BenchCells
public import BenchLists

/// Which fields of a row change between two frames.
public struct FieldChange: Hashable, Sendable {
  /// The fields that are drawn from.
  public enum Kind: String, CaseIterable, Sendable {
    /// All fields.
    case all
    /// Texts only.
    case text
    /// Everything but texts.
    case nonText = "non-text"
    /// Everything but colours.
    case allButColors = "all-but-colors"
    /// Everything but images.
    case allButImages = "all-but-images"
    /// Everything but fonts.
    case allButFonts = "all-but-fonts"
    /// Everything but flags.
    case allButFlags = "all-but-flags"

    /// The kinds that are drawn from in every number, which gives crossovers.
    public static let varied: [Kind] = [.all, .text, .nonText]

    /// The kind that leaves out one kind of write; nil where texts alone change, or everything.
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

    /// The kind that leaves out a kind of write.
    public init(leavingOut kind: WriteKind) {
      self =
        switch kind {
        case .text: .nonText
        case .color: .allButColors
        case .image: .allButImages
        case .font: .allButFonts
        case .flag: .allButFlags
        }
    }
  }

  /// Where the unchanged texts of the new row are stored.
  public enum Storage: String, CaseIterable, Sendable {
    /// With the old row, as after editing a model.
    case shared
    /// In memory of their own, as after decoding.
    case fresh
  }

  /// How many fields change.
  public let changedCount: Int
  /// How many fields are drawn from.
  public let fieldCount: Int
  /// Which fields are drawn from.
  public let kind: Kind
  /// Where unchanged texts are stored.
  public let storage: Storage

  /// Creates a change of some fields.
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

  /// The one kind of write that is redundant in each cell, where the others change their values;
  /// nil where it is none or several.
  public var onlyRedundantKind: WriteKind? { changedCount == fieldCount ? kind.leftOut : nil }

  /// The changed share, from 0 to 1.
  public var share: Double { Double(changedCount) / Double(fieldCount) }

  var axes: [String] {
    var axes = ["\(changedCount)of\(fieldCount)"]
    if kind != .all { axes.append(kind.rawValue) }
    if storage != .shared { axes.append(storage.rawValue) }
    return axes
  }
}

extension RowField {
  /// What the field sets in cells that say nothing else: in ``CellDesign/writeKind(of:)`` they do.
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
