// SPDX-License-Identifier: Apache-2.0

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

  /// The changed share, from 0 to 1.
  public var share: Double { Double(changedCount) / Double(fieldCount) }

  var axes: [String] {
    var axes = ["\(changedCount)of\(fieldCount)"]
    if kind != .all { axes.append(kind.rawValue) }
    if storage != .shared { axes.append(storage.rawValue) }
    return axes
  }
}
